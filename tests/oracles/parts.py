"""Functions that only kernels call, for tests that look at one of them alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

from generator.kernels.inner import outer

_Function = TypeVar("_Function", bound=Callable[..., Any])


def called_here(part: _Function) -> _Function:
    """Return the function as a kernel that Python can call."""
    return cast(_Function, outer(cast(Any, part).py_func))
