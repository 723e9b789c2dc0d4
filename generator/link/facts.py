"""What can be said of a link level at once: pairs, hint, hint run, stored solution."""

from __future__ import annotations

from generator.facts import Facts
from generator.link.glance import moves_by_hints, pairs_and_hint, suits_plain
from generator.replay import replay
from levels.level import LinkLevel


def link_facts(level: LinkLevel, *, plain: bool = False) -> Facts:
    """Return what needs no search; a verdict only where the judge, or a count of odd kinds, proves it."""
    board, rules = level.shown, level.rules
    plain = plain and suits_plain(board, rules)
    pairs, first = pairs_and_hint(board, rules, plain=plain)
    if board.slot_count():
        return Facts(pairs=pairs, hint=first)
    moves = moves_by_hints(board, rules, plain=plain)
    cleared = 2 * len(moves) == board.tile_count()
    solution_ok = None if level.solution is None else replay(board, rules, level.solution).cleared
    proven = solution_ok or (cleared and replay(board, rules, moves).cleared)
    odd = bool(board.odd_kinds())
    return Facts(
        pairs=pairs,
        hint=first,
        hint_run="cleared" if cleared else "stuck",
        solution_ok=solution_ok,
        verdict="solvable" if proven else "unsolvable" if odd else "open",
    )
