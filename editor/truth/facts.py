"""What is known of a level, in the words of the truth bar and the evidence card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.panels.truth_item import Fact
from editor.words import clauses, count, tr
from levels.level import Level, LinkLevel

if TYPE_CHECKING:
    # At run time this is imported in the background: it brings the compiler with it.
    from editor.truth.judging import Judgement
    from generator.link.paths import WhyNot


def tiles_fact(level: Level | None) -> Fact:
    """Return how many tiles stand on the board, and whether they can be paired."""
    if level is None:
        return Fact(tr("No level"), tr("add one at the left"), "tiles")
    board = level.shown
    words = count(board.tile_count(), "{n} tile", "{n} tiles")
    slots = board.slot_count()
    if slots:
        return Fact(words, count(slots, "{n} slot to deal", "{n} slots to deal"), "tiles")
    kinds = count(len(board.kind_counts()), "{n} kind", "{n} kinds")
    if not isinstance(level, LinkLevel):
        return Fact(words, kinds, "tiles")
    odd = len(board.odd_kinds())
    if odd:
        caption = count(odd, "{n} kind is odd", "{n} kinds are odd")
        return Fact(words, caption, "tiles", caption_tone="bad")
    return Fact(words, tr("{kinds}, all even", kinds=kinds), "tiles")


def pairs_fact(pairs: int, drawn: int, *, shown: bool) -> Fact:
    """Return how many pairs link, and whether the canvas shows them."""
    words = count(pairs, "{n} pair", "{n} pairs")
    if not pairs:
        return Fact(words, tr("nothing links"), "pair")
    if not shown:
        return Fact(words, tr("hidden"), "pair")
    caption = tr("shown on the board") if pairs == drawn else tr("{n} of them shown", n=drawn)
    return Fact(words, caption, "pair")


def reason_words(why: WhyNot | None, max_turns: int) -> str:
    """Say whether two tiles of a kind link, and why not."""
    if why is None:
        return tr("These two link.")
    ways = []
    if why.blockers:
        ways.append(count(len(why.blockers), "{n} cell is in the way", "{n} cells are in the way"))
    if why.turns_needed is not None:
        turns = count(why.turns_needed, "{n} turn is needed", "{n} turns are needed")
        ways.append(tr("{turns}, {most} allowed", turns=turns, most=max_turns))
    return tr("No link: {why}.", why=clauses(ways)) if ways else tr("No link: they are walled apart.")


def waiting_fact(progress: str | None) -> Fact:
    """Return what is waited for before anything can be proven."""
    more = progress or ""
    return Fact(tr("Preparing the rules"), tr("you can paint meanwhile"), "hourglass", more=more)


def verdict_fact(level: Level | None, judgement: Judgement | None, progress: str | None) -> Fact:
    """Return the verdict, or how far the work on it is."""
    if level is None or not isinstance(level, LinkLevel):
        return Fact("–", "", "shield-question")
    if level.shown.slot_count():
        return Fact(tr("Not dealt"), tr("deal it first"), "shield-question")
    if not level.shown.tile_count():
        return Fact(tr("Nothing to play"), tr("paint slots or tiles"), "shield-question")
    if judgement is None:
        return Fact(tr("Proving"), progress or tr("a moment"), "clock")
    if judgement.verdict == "solvable":
        caption = count(len(judgement.moves), "{n} move, replayed", "{n} moves, replayed")
        return Fact(tr("Solvable"), caption, "shield", "good")
    if judgement.verdict == "unsolvable":
        return Fact(tr("Unsolvable"), why_unsolvable(judgement), "shield-cross", "bad")
    return Fact(tr("Not decided"), tr("the search ran out of time"), "shield-question", "warn")


def grade_fact(judgement: Judgement | None, *, measuring: bool) -> Fact:
    """Return how hard the level is, or that it is being measured."""
    if judgement is not None and judgement.difficulty is not None:
        found = judgement.difficulty
        caption = count(found.forced, "{n} forced move", "{n} forced moves")
        return Fact(tr("Grade {n} of 5", n=found.grade), caption, "grade")
    if measuring:
        return Fact("…", tr("measuring by play"), "grade")
    needs = judgement is not None and judgement.verdict != "solvable"
    return Fact(tr("No grade"), tr("needs a solution") if needs else "", "grade")


def why_unsolvable(judgement: Judgement) -> str:
    """Say in a few words why no play clears a board."""
    if judgement.stuck:
        number = len(judgement.stuck)
        return count(number, "{n} tile no play can free", "{n} tiles no play can free")
    if judgement.cases:
        return count(len(judgement.cases), "{n} case, stuck", "{n} cases, all stuck")
    odd = len(judgement.level.shown.odd_kinds())
    if odd:
        return count(odd, "{n} kind is odd", "{n} kinds are odd")
    return tr("every play was tried") if judgement.proof == "exhausted" else tr("proven by a certificate")
