"""How numba is led to compile each kernel once.

By itself numba makes machine code of every function that it compiles, and goes over a called function anew in
all functions that call it, directly or not. Ours call each other in trees of up to seventy, of which Python
calls the root alone. So a function is only turned into LLVM code, its *part*; for a root the parts of the
whole tree are put together, optimised and made into machine code, which numba then keeps on disk.

This leans on numba's inside: a test compiles a tree of kernels with it, and `pyproject.toml` names the
versions that it was tried with.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

import llvmlite.binding as llvm
from numba.core import cgutils, types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import PassManager, register_pass
from numba.core.lowering import Lower
from numba.core.registry import CPUDispatcher
from numba.core.typed_passes import AnnotateTypes, InlineOverloads, NativeLowering, NopythonRewrites
from numba.core.untyped_passes import (
    FindLiterallyCalls,
    InlineClosureLikes,
    InlineInlinables,
    LiteralPropagationSubPipelinePass,
    LiteralUnroll,
    MakeFunctionToJitFunction,
    RewriteDynamicRaises,
    WithLifting,
)

_NEEDLESS: Final = frozenset(
    {
        AnnotateTypes,
        FindLiterallyCalls,
        InlineClosureLikes,
        InlineInlinables,
        InlineOverloads,
        LiteralPropagationSubPipelinePass,
        LiteralUnroll,
        MakeFunctionToJitFunction,
        NopythonRewrites,
        RewriteDynamicRaises,
        WithLifting,
    }
)
"""Steps for what no kernel has: closures, `with`, sums of whole arrays, unrolled loops over mixed tuples."""


class _Part(JITCodeLibrary):
    """The LLVM code of one function, tidied: it is never made into machine code by itself."""

    def add_ir_module(self, ir_module: Any) -> None:
        self._raise_if_finalized()
        module = llvm.parse_assembly(cgutils.normalize_ir_text(str(ir_module)))
        module.name = ir_module.name
        # numba's code is nine parts room for variables and packing of tuples, and goes into many roots.
        steps, builder = llvm.create_new_function_pass_manager(), self._codegen._pass_builder()
        steps.add_sroa_pass()
        steps.add_instruction_combine_pass()
        steps.add_simplify_cfg_pass()
        for function in module.functions:
            if not function.is_declaration:
                steps.run(function, builder)
        self._final_module.link_in(module)

    def add_linking_library(self, library: Any) -> None:
        self._linking_libraries.append(library)

    def finalize(self) -> None:
        self._finalized = True


class _Root(JITCodeLibrary):
    """The code of a kernel that Python calls, with that of all functions that it needs."""

    entry: str
    """The function by which Python calls it."""

    def finalize(self) -> None:
        self._raise_if_finalized()
        waiting, seen = list(self._linking_libraries), set()
        while waiting:
            library = waiting.pop()
            if library in seen:
                continue
            seen.add(library)
            self._reload_init.update(library._reload_init)
            if isinstance(library, _Part):
                waiting.extend(library._linking_libraries)
                module = library._final_module
            else:
                module = library._get_module_for_linking()
            self._final_module.link_in(module, preserve=True)
        # What nobody else can call may be changed at will, and goes away where it was put in place of calls.
        for function in self._final_module.functions:
            if not function.is_declaration and function.name != self.entry:
                function.linkage = "internal"
        steps, builder = self._codegen._module_pass_manager()
        steps.run(self._final_module, builder)
        self._final_module.verify()
        self._finalize_final_module()


class _Lower(Lower):
    def alloca_lltype(self, name: str, lltype: Any, datamodel: Any = None) -> Any:  # noqa: ARG002 - numba's
        """Make room for a variable; numba's own also works out its size, for debuggers."""
        return cgutils.alloca_once(self.builder, lltype, name=name, zfill=False)


class _Entry:
    """Stands for a part where numba expects the address of machine code."""


@register_pass(mutates_CFG=True, analysis_only=False)
class _LowerPart(NativeLowering):
    _name = "boardloom_lower_part"

    @property
    def lowering_class(self) -> type[Lower]:
        return _Lower

    def run_pass(self, state: Any) -> bool:
        state.library = _Part(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags.no_compile = True
        super().run_pass(state)
        state.cr = state.cr._replace(cfunc=_Entry())
        state.targetctx.insert_user_function(state.cr.cfunc, state.cr.fndesc, [state.library])
        state.reload_init.extend(state.library._reload_init)
        return True


class _Typing:
    """numba's typing context, which remembers what calls of numba's own functions return."""

    def __init__(self, context: Any) -> None:
        self._context = context
        self._known: dict[tuple[Any, Any], Any] = {}

    def __getattr__(self, name: str) -> Any:
        return getattr(self._context, name)

    def resolve_function_type(self, func: Any, args: Any, kws: Any) -> Any:
        if kws or isinstance(func, types.Dispatcher):
            return self._context.resolve_function_type(func, args, kws)
        key = func, tuple(args)
        if key not in self._known:
            self._known[key] = self._context.resolve_function_type(func, args, kws)
        return self._known[key]


@cache
def _typing_of(context: Any, counts_arrays: bool) -> _Typing:  # noqa: ARG001 - functions differ by it
    return _Typing(context)


class _PartCompiler(CompilerBase):
    """Turns a function into a part."""

    def define_pipelines(self) -> list[PassManager]:
        self.state.typingctx = _typing_of(self.state.typingctx, self.state.flags.nrt)
        steps = PassManager("part")
        for step, text in DefaultPassBuilder.define_nopython_pipeline(self.state).passes:
            if step not in _NEEDLESS:
                steps.add_pass(_LowerPart if step is NativeLowering else step, text)
        steps.finalize()
        return [steps]


class Part(CPUDispatcher):
    """A function that kernels call."""

    def __init__(self, function: Callable[..., Any], options: dict[str, Any]) -> None:
        super().__init__(function, {}, options, _PartCompiler)

    def add_overload(self, cres: Any) -> None:
        # Not told to the part of the dispatcher that is written in C: it would jump to it.
        self.overloads[tuple(cres.signature.args)] = cres

    def _compile_for_args(self, *_args: Any, **_kws: Any) -> Any:
        raise TypeError(f"{self.py_func.__name__} is for kernels to call; make it `outer` to call it here")


class _RootCompiler(CompilerBase):
    """Makes machine code of a part."""

    def __init__(self, part: Part, *args: Any) -> None:
        super().__init__(*args)
        self._part = part

    def compile_extra(self, _function: Any) -> Any:
        target, flags, args = self.state.targetctx, self.state.flags, tuple(self.state.args)
        self._part.compile(args)
        result = self._part.overloads[args]
        library = _Root(target.codegen(), result.fndesc.qualname)
        library.entry = result.fndesc.llvm_cpython_wrapper_name
        library.enable_object_caching()
        with target.push_code_library(library):
            target.create_cpython_wrapper(
                library, result.fndesc, result.environment, result.call_helper, flags.release_gil
            )
        library.add_linking_library(result.library)
        entry = target.get_executable(library, result.fndesc, result.environment)
        result = result._replace(library=library, entry_point=entry, metadata={})
        for environment in result._find_referenced_environments():
            library.codegen.set_env(environment.env_name, environment)
        return result


class Root(CPUDispatcher):
    """A kernel that Python calls; kernels that call it as well take its part."""

    def __init__(self, function: Callable[..., Any], options: dict[str, Any]) -> None:
        self._part = Part(function, options)
        super().__init__(function, {}, options, lambda *args: _RootCompiler(self._part, *args))
        self.enable_caching()

    @property
    def _numba_type_(self) -> Any:
        return types.Dispatcher(self._part)
