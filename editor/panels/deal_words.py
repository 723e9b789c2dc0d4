"""What ways of dealing and simulated players are called; their names in files are the keys."""

from __future__ import annotations

from editor.panels.controls import Option
from editor.words import tr


def method_options() -> list[Option]:
    """Return the ways of dealing a link board; a test holds them to `generator.link.deal.DEAL_METHODS`."""
    return [
        Option("auto", tr("Automatic"), tr("Shuffle first; take apart when that does not clear")),
        Option("shuffle", tr("Shuffle"), tr("Until a board can be cleared: the widest choice of boards")),
        Option(
            "dismantle", tr("Take apart"), tr("Pairs placed backwards from the empty board: always clears")
        ),
    ]


def player_options() -> list[Option]:
    """Return the players whose chances can be wished for; a test holds them to `generator.link.player`."""
    return [
        Option("random", tr("At random"), tr("Every linking pair is equally likely")),
        Option("first-hint", tr("First hint"), tr("Always the first pair, row by row")),
        Option("near", tr("Near first"), tr("Near pairs and few turns are likelier")),
        Option("look-ahead", tr("Looks ahead"), tr("The pair after which most pairs link")),
    ]
