"""Compiling functions that only kernels call.

Without the wrappers by which Python would call them, functions of many arrays compile in half the time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar, cast

import numpy as np
from numba import njit

_Function = TypeVar("_Function", bound=Callable[..., Any])

_OPTIONS: Final[dict[str, Any]] = {
    "cache": True,
    "nogil": True,
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
}


def inner(function: _Function) -> _Function:
    """Compile a function for use by other kernels."""
    return cast(_Function, njit(**_OPTIONS)(function))


def inlined(function: _Function) -> _Function:
    """Compile a function to be put in place of each call: short ones, with many arrays to pass on."""
    return cast(_Function, njit(forceinline=True, **_OPTIONS)(function))


def plain(value: int) -> int:
    """Return a constant that can be a kernel's argument; for a literal numba would compile it anew."""
    return cast(int, np.int64(value))
