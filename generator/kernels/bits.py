"""Bit instructions that Python lacks, on 64-bit words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias, cast

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

_Counter: TypeAlias = Callable[[np.uint64], int]


def _counter(instruction: str, *flags: int) -> _Counter:
    """Return an LLVM instruction that counts bits of a uint64, callable in kernels only."""

    def typed(_typing_context: Any, word: Any) -> Any:  # noqa: ARG001 - numba looks at the parameter's name
        def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
            constants = [ir.Constant(ir.IntType(1), flag) for flag in flags]
            return getattr(builder, instruction)(args[0], *constants)

        return types.int64(types.uint64), generate

    typed.__name__ = instruction
    # What numba makes of it takes a word, whatever the type of what it was made from says.
    return cast(_Counter, intrinsic(typed))


# The flag 0: a word of zeros gives 64 instead of anything at all.
trailing_zeros: Final = _counter("cttz", 0)
"""The zeros below the lowest set bit."""
leading_zeros: Final = _counter("ctlz", 0)
"""The zeros above the highest set bit."""
bit_count: Final = _counter("ctpop")
"""The set bits."""
