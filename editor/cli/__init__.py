"""The command line: a module a command, and one place where refusals become messages and exit codes."""

from __future__ import annotations

from editor.cli.app import main

__all__ = ["main"]
