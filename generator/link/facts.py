"""What can be said of a link level at once: pairs, hint, hint run, stored solution."""

from __future__ import annotations

from generator.facts import Facts
from generator.link.hint_run import hint_run
from generator.link.pairs import count_pairs, hint
from generator.replay import replay
from levels.level import LinkLevel


def link_facts(level: LinkLevel) -> Facts:
    """Return what needs no search; a verdict only where the judge, or a count of odd kinds, proves it."""
    board, rules = level.shown, level.rules
    pairs, first = count_pairs(board, rules), hint(board, rules)
    if board.slot_count():
        return Facts(pairs=pairs, hint=first)
    run = hint_run(board, rules)
    solution_ok = None if level.solution is None else replay(board, rules, level.solution).cleared
    proven = solution_ok or (run.cleared and replay(board, rules, run.moves).cleared)
    odd = bool(board.odd_kinds())
    return Facts(
        pairs=pairs,
        hint=first,
        hint_run="cleared" if run.cleared else "stuck",
        solution_ok=solution_ok,
        verdict="solvable" if proven else "unsolvable" if odd else "open",
    )
