"""The rows of the evidence card: why a level cannot be cleared, and the repairs that are proven."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from editor.canvas.readout import KindName, place
from editor.panels.evidence import Fault
from editor.truth.exhibit import CASES, MEND, ODD, STUCK, Exhibit
from editor.truth.facts import why_unsolvable
from editor.truth.live import MENDING_SECONDS
from editor.words import count, listed, phrases, tr
from levels.level import Level

if TYPE_CHECKING:
    # At run time these are imported in the background: they bring the compiler with them.
    from editor.truth.judging import Judgement
    from editor.truth.mending import Mend

_LISTED: Final = 4
_LISTED_CHANGES: Final = 3
SECONDS_A_PAIR: Final = 2.0
"""What a player is given for each pair before a time limit counts as short."""


def faults_of(
    judgement: Judgement, mends: tuple[Mend, ...] | None, names: KindName, exhibit: Exhibit
) -> list[Fault]:
    """Return why a level cannot be cleared, fault by fault, and then the repairs.

    mends: None as long as repairs are looked for.
    """
    if judgement.verdict != "unsolvable":
        return []
    faults = [*_stuck_faults(judgement, exhibit), *_odd_faults(judgement, names, exhibit)]
    if not faults:
        faults.append(Fault("proof", tr("No play clears this board"), why_unsolvable(judgement)))
    return [*faults, *time_faults(judgement.level), *_mend_rows(judgement, mends, names, exhibit)]


def _stuck_faults(judgement: Judgement, exhibit: Exhibit) -> list[Fault]:
    cases = judgement.cases
    if judgement.stuck:
        number = len(judgement.stuck)
        title = count(number, "{n} tile can never be freed", "{n} tiles can never be freed")
        reason = tr("Each is shut in by the others, whatever is played. Checked cell by cell.")
        deal = count(number, "Re-deal {n} tile", "Re-deal {n} tiles")
        shown = exhibit.key == STUCK
        return [Fault(STUCK, title, reason, can_show=True, shown=shown, repair=deal)]
    if not cases:
        return []
    case = cases[exhibit.case]
    title = count(len(cases), "Every play ends stuck: {n} case", "Every play ends stuck: {n} cases")
    tiles = count(len(case.cells), "{n} tile is stuck", "{n} tiles are stuck")
    first, second = (place(at) for at in case.pairs[0])
    others = count(len(case.pairs) - 1, "and {n} more pair", "and {n} more pairs")
    if len(case.pairs) == 1:
        reason = tr("When {a} leaves with {b}, {tiles}.", a=first, b=second, tiles=tiles)
    else:
        reason = tr(
            "When {a} leaves with {b}, {others} as shown, {tiles}.",
            a=first,
            b=second,
            others=others,
            tiles=tiles,
        )
    shown = exhibit.key == CASES
    return [Fault(CASES, title, reason, can_show=True, shown=shown, case=(exhibit.case, len(cases)))]


def _odd_faults(judgement: Judgement, names: KindName, exhibit: Exhibit) -> list[Fault]:
    board = judgement.level.shown
    odd = board.odd_kinds()
    if not odd:
        return []
    counts = board.kind_counts()
    kinds = listed(f"{names(kind)} {counts[kind]}" for kind in odd[:_LISTED])
    kinds += "…" if len(odd) > _LISTED else ""
    title = count(len(odd), "{n} kind is odd: {list}", "{n} kinds are odd: {list}", list=kinds)
    reason = tr("One tile of each cannot find a partner.")
    if len(odd) % 2:
        reason += " " + tr("Add or erase one tile: the tiles are odd in all.")
    return [Fault(ODD, title, reason, can_show=True, shown=exhibit.key == ODD)]


def _mend_rows(
    judgement: Judgement, mends: tuple[Mend, ...] | None, names: KindName, exhibit: Exhibit
) -> list[Fault]:
    seconds = round(MENDING_SECONDS)
    if len(judgement.level.shown.odd_kinds()) % 2:
        return []
    if mends is None:
        reason = tr("Each is offered only when a clearing of it has been replayed. Up to {n} s.", n=seconds)
        return [Fault("mending", tr("Looking for repairs"), reason, weight="wait")]
    if not mends:
        reason = tr("None of the small changes that were tried within {n} s was proven.", n=seconds)
        return [Fault("mending", tr("No repair found"), reason, weight="wait")]
    rows = []
    for number, mend in enumerate(mends):
        key = f"{MEND}{number}"
        clears = count(mend.moves, "then {n} move clears it", "then {n} moves clear it")
        reason = tr("{changes}; {clears}, replayed.", changes=_changes(judgement, mend, names), clears=clears)
        title = tr("A proven repair") if len(mends) == 1 else tr("Proven repair {n}", n=number + 1)
        shown = exhibit.key == key
        rows.append(
            Fault(key, title, reason, weight="good", can_show=True, shown=shown, repair=mend_words(mend))
        )
    return rows


def mend_words(mend: Mend) -> str:
    """Name a repair, for its button and for the undo menu."""
    if mend.swaps:
        return count(len(mend.changes), "Swap {n} tile", "Swap {n} tiles")
    return count(len(mend.changes), "Change {n} tile", "Change {n} tiles")


def _changes(judgement: Judgement, mend: Mend, names: KindName) -> str:
    """Say what a repair changes."""
    if mend.swaps:
        pairs = list(zip(mend.cells[::2], mend.cells[1::2], strict=True))[:_LISTED_CHANGES]
        parts = [tr("{a} and {b} change places", a=place(a), b=place(b)) for a, b in pairs]
        more = len(mend.changes) // 2 - len(parts)
    else:
        board = judgement.level.shown
        parts = [
            tr("{place}: {old} becomes {new}", place=place(at), old=names(board[at]), new=names(kind))
            for at, kind in mend.changes[:_LISTED_CHANGES]
        ]
        more = len(mend.changes) - len(parts)
    if more:
        parts.append(count(more, "{n} more", "{n} more"))
    return phrases(parts)


def time_faults(level: Level) -> list[Fault]:
    """Return whether the time limit is short for the pairs that there are."""
    pairs = level.shown.tile_count() // 2
    needed = SECONDS_A_PAIR * pairs
    if level.time_limit is None or level.time_limit >= needed:
        return []
    title = tr("{n} s is short for {m} pairs", n=round(level.time_limit), m=pairs)
    reason = tr(
        "{m} links at {each} s each take {n} s.", m=pairs, each=round(SECONDS_A_PAIR), n=round(needed)
    )
    return [Fault("time", title, reason, weight="warn", repair=tr("Set {n} s", n=round(needed)))]
