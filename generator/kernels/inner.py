"""Decorators of kernels, and of functions that only kernels call.

Arrays are not counted in and out of these functions: the caller owns every buffer, and nothing is allocated.
Counting costs two atomic operations for each array of each tuple, more than what most of them do.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar, cast

import numpy as np

from generator.kernels.compiling import Part, Root

_Function = TypeVar("_Function", bound=Callable[..., Any])

# `_nrt` is the counting; with it off, numba refuses to compile what allocates an array.
_OPTIONS: Final[dict[str, Any]] = {
    "nopython": True,
    "nogil": True,
    "boundscheck": None,
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
    "_nrt": False,
}


def outer(function: _Function) -> _Function:
    """Compile a kernel, for Python and for other kernels."""
    return cast(_Function, Root(function, _OPTIONS))


def allocating(function: _Function) -> _Function:
    """Compile a kernel that allocates arrays: one that is called seldom and works long."""
    return cast(_Function, Root(function, {**_OPTIONS, "_nrt": True}))


def inner(function: _Function) -> _Function:
    """Compile a function for use by other kernels."""
    return cast(_Function, Part(function, _OPTIONS))


def inlined(function: _Function) -> _Function:
    """Compile a function to be put in place of each call: short ones, with many arrays to pass on."""
    return cast(_Function, Part(function, {**_OPTIONS, "forceinline": True}))


def plain(value: int) -> int:
    """Return a constant that can be a kernel's argument; for a literal numba would compile it anew."""
    return cast(int, np.int64(value))
