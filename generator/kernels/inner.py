"""Compiling kernels of many arrays, and functions that only kernels call.

Without the wrappers by which Python would call them, functions of many arrays compile in half the time.

Arrays are not counted in and out of these functions: the caller owns every buffer, and nothing is allocated.
Counting costs two atomic operations for each array of each tuple, more than what most of them do.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar, cast

import numpy as np
from numba import njit

_Function = TypeVar("_Function", bound=Callable[..., Any])

# `_nrt` is the counting; with it off, numba refuses to compile what allocates an array.
_OUTER: Final[dict[str, Any]] = {"cache": True, "nogil": True, "_nrt": False}
_INNER: Final[dict[str, Any]] = {**_OUTER, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}


def outer(function: _Function) -> _Function:
    """Compile a kernel of many arrays, for Python and for other kernels."""
    return cast(_Function, njit(**_OUTER)(function))


def inner(function: _Function) -> _Function:
    """Compile a function for use by other kernels."""
    return cast(_Function, njit(**_INNER)(function))


def inlined(function: _Function) -> _Function:
    """Compile a function to be put in place of each call: short ones, with many arrays to pass on."""
    return cast(_Function, njit(forceinline=True, **_INNER)(function))


def plain(value: int) -> int:
    """Return a constant that can be a kernel's argument; for a literal numba would compile it anew."""
    return cast(int, np.int64(value))
