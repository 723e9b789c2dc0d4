"""Kernels are compiled once, at their root; where numba's inside has changed, this is what fails."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

SOURCE = """
from generator.kernels.inner import allocating, inlined, inner, outer
import numpy as np

@inlined
def _double(number):
    return 2 * number

@inner
def _next(numbers, place):
    if place < 0:
        raise ValueError("no such place")
    return _double(numbers[place]) + 1

@outer
def fill(numbers, start):
    numbers[0] = start
    for i in range(1, numbers.size):
        numbers[i] = _next(numbers, i - 1)
    return numbers[-1]

@outer
def fill_and_look(numbers, start, place, extra):
    last = fill(numbers, start)
    return last + _next(numbers, place) if extra is None else extra

@allocating
def fill_new(size, start):
    return fill(np.zeros(size, np.int64), start)
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    (tmp_path / "kernels_of_a_test.py").write_text(SOURCE)
    return tmp_path / "kernels_of_a_test.py"


def load(path: Path) -> Any:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module: ModuleType = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_tree_of_kernels_runs_and_is_kept_on_disk(path: Path) -> None:
    for hits in (0, 1):
        kernels, numbers = load(path), np.zeros(4, np.int64)
        assert kernels.fill(numbers, 3) == 31
        assert numbers.tolist() == [3, 7, 15, 31]
        assert kernels.fill_and_look(numbers, 1, 2, None) == 15 + 15
        assert kernels.fill_and_look(numbers, 1, 2, 5) == 5
        assert kernels.fill_new(5, 0) == 15
        for kernel in (kernels.fill, kernels.fill_new):
            assert sum(kernel.stats.cache_hits.values()) == hits


def test_an_inner_function_is_never_made_into_machine_code(path: Path) -> None:
    kernels = load(path)
    kernels.fill(np.zeros(4, np.int64), 3)
    (result,) = kernels._next.overloads.values()
    assert not result.library._linking_libraries[0].codegen._engine.is_symbol_defined(
        result.fndesc.llvm_func_name
    )
    with pytest.raises(TypeError, match="_next is for kernels to call"):
        kernels._next(np.zeros(4, np.int64), 1)


def test_faults_of_inner_functions_reach_python(path: Path) -> None:
    with pytest.raises(ValueError, match="no such place"):
        load(path).fill_and_look(np.zeros(4, np.int64), 1, -1, None)
