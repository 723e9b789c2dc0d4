"""The side panels, the truth bar and the evidence card, filled with examples."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from editor.art.tiles import TileArt
from editor.look import colors, look
from editor.panels.collapse_picker import CollapsePopup
from editor.panels.combo_chips import ComboFact
from editor.panels.deal_panel import DealPanel
from editor.panels.evidence import EvidenceCard, Fault
from editor.panels.goals_panel import GoalsPanel, GoalState
from editor.panels.kind_yields import YieldFact
from editor.panels.live_panel import LivePanel, LiveResult
from editor.panels.palette_panel import PalettePanel
from editor.panels.properties import LevelForm, PackForm
from editor.panels.rules_panel import RulesPanel
from editor.panels.truth_bar import TruthBar
from editor.panels.truth_item import Fact
from editor.pictures.flow import Flow
from editor.theme import PANEL_WIDTH
from levels.board import Board
from levels.kinds import tile_kinds
from levels.level import Deal, Goal, LinkLevel, Pack, Wish
from levels.rules import LinkRules, OrbRules

_KINDS: Final = [
    "Circle",
    "Triangle",
    "Square",
    "Star",
    "Heart",
    "A kind with a long name",
    "Diamond",
    "Plus",
]
_COUNTS: Final = [
    22,
    21,
    20,
    20,
    18,
    17,
    15,
    16,
    14,
    13,
    12,
    12,
    10,
    9,
    8,
    5,
    7,
    8,
    6,
    6,
    5,
    4,
    4,
    3,
    2,
    1,
    1,
]
_FAULTS: Final = [
    Fault(
        "stuck",
        "9 tiles can never be freed",
        "Each is shut in by the others, whatever is played. Checked cell by cell.",
        can_show=True,
        shown=True,
        repair="Re-deal 9 tiles",
    ),
    Fault(
        "odd",
        "2 kinds are odd: fish 3, bell 5",
        "One fish and one bell cannot find a partner.",
        can_show=True,
        repair="Change 1 tile",
    ),
    Fault(
        "time",
        "60 s is short for 60 pairs",
        "Sixty links at two seconds each take 120 s.",
        "warn",
        repair="Set 120 s",
    ),
]


def _link_palette() -> QWidget:
    panel = PalettePanel(TileArt("mahjong", colors()))
    panel.show_kinds([], {1: 4, 2: 3, 5: 2, 9: 4, 20: 7, 30: 2})
    panel.show_brush(5)
    return panel


def _random_palette() -> QWidget:
    panel = PalettePanel(TileArt("shapes", colors()))
    panel.show_kinds(_KINDS, {1: 4, 2: 4, 3: 4, 6: 1})
    panel.show_brush(1, {1: 3.0, 6: 1.0, 0: 1.0})
    return panel


def _link_rules() -> QWidget:
    panel = RulesPanel()
    panel.show_rules(LinkRules(collapse="top-left-bottom-right"))
    return panel


def _orb_rules() -> QWidget:
    panel = RulesPanel()
    panel.show_rules(OrbRules(max_steps=40))
    return panel


def _wished_deal() -> QWidget:
    panel = DealPanel(TileArt("shapes", colors()))
    panel.show_kinds(_KINDS, TileArt("shapes", colors()))
    wish = Wish(grade=3, opening_pairs=(14, 20), p_win=(0.4, 0.7))
    panel.show_deal(Deal(kinds=31, wish=wish, seed="7h2kq0ma"))
    panel.show_open_cells(124, 124)
    panel.show_selection(9)
    return panel


def _exact_deal() -> QWidget:
    panel = DealPanel(TileArt("shapes", colors()))
    panel.show_kinds(_KINDS, TileArt("shapes", colors()))
    panel.more.setChecked(True)
    panel.show_deal(Deal(counts={str(kind): 4 for kind in range(1, 9)}))
    panel.show_open_cells(34, 34)
    panel.show_problem("The numbers make 32 tiles, but there are 34 slots.")
    panel.show_progress("Dealing, 41 boards tried", 0.4)
    return panel


def _level() -> QWidget:
    form = LevelForm()
    board = Board.filled(1, 1)
    form.show_level(
        LinkLevel(id="a", title="Courtyard", layout=board, tags=("easy", "spring"), time_limit=120.0)
    )
    form.custom.text.setPlainText('{"stars": [1, 2, }')
    form.custom.check()
    return form


def _pack() -> QWidget:
    form = PackForm()
    form.show_pack(Pack(id="p", title="Starter pack", author="Ann Example", kinds=tile_kinds(4)))
    return form


_YIELDS: Final = ((1, 1, 2), (2, 1, 0), (3, 3, 1), (4, 3, 0), (5, 0, 4), (6, 1, 1))


def _live() -> QWidget:
    panel = LivePanel(TileArt("orbs", colors()))
    first = (ComboFact(2, 3), ComboFact(6, 3), ComboFact(3, 4, 1), ComboFact(4, 3), ComboFact(4, 5))
    waves = (first, (ComboFact(4, 3), ComboFact(1, 3)), (ComboFact(3, 3),))
    by_kind = tuple(YieldFact(kind, combos, left) for kind, combos, left in _YIELDS)
    odds = "With skyfall 9.8 on average, 9 to 14."
    panel.show_result(
        LiveResult(waves=waves, after="after the drag", steps=25, most=10, by_kind=by_kind, odds=odds)
    )
    return panel


def _goals() -> QWidget:
    panel = GoalsPanel()
    goals = [Goal(combos=7, steps=25), Goal(orbs=12, kind=1), Goal(combos=8)]
    states = [
        GoalState(True, "this route"),
        GoalState(False, "9 of 12"),
        GoalState(None, "best found 7, not ruled out"),
    ]
    panel.show_goals(goals, states, ["Fire", "Water"])
    return panel


COLUMNS: Final[Sequence[Sequence[Callable[[], QWidget]]]] = (
    (_link_palette, _link_rules),
    (_random_palette, _orb_rules),
    (_wished_deal, _goals),
    (_exact_deal,),
    (_level, _pack, _live),
)


def _shown(widget: QWidget, width: int) -> QImage:
    """Return a picture of a widget, laid out at a width."""
    widget.setFixedWidth(width)
    widget.show()
    # Twice: parts that are shown late change the height of what holds them.
    for _ in range(2):
        QApplication.processEvents()
        widget.adjustSize()
    image = widget.grab().toImage()
    widget.hide()
    widget.deleteLater()
    return image


def _column(makers: Sequence[Callable[[], QWidget]]) -> QWidget:
    column = QWidget()
    column.setProperty("surface", "panel")
    layout = QVBoxLayout(column)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(0)
    for make in makers:
        layout.addWidget(make())
    return column


def _link_bar() -> TruthBar:
    bar = TruthBar()
    bar.show_fact("tiles", Fact("124 tiles", "31 kinds, all even"))
    bar.show_fact("pairs", Fact("17 pairs", "shown on the board", "pair"))
    bar.show_fact("verdict", Fact("Solvable", "62 moves, replayed", "shield", "good"))
    bar.show_fact("grade", Fact("Grade 3 of 5", "9 forced moves", "grade"))
    bar.show_fact("cell", Fact("r4 c8", "character 9"))
    bar.show_solution(62, 12)
    bar.show_lit(hint=True)
    return bar


def _faulty_bar() -> TruthBar:
    bar = TruthBar()
    bar.show_fact("tiles", Fact("120 tiles", "2 kinds are odd", "tiles", "text", "bad"))
    bar.show_fact("pairs", Fact("13 pairs", "hidden", "pair"))
    bar.show_fact("verdict", Fact("Unsolvable", "9 tiles no play can free", "shield-cross", "bad"))
    bar.show_lit(evidence=True)
    return bar


def _orb_bar() -> TruthBar:
    bar = TruthBar()
    bar.show_mode("orb")
    bar.show_fact("combos", Fact("7 combos", "waves 4 + 2 + 1", "combo"))
    bar.show_fact("gap", Fact("Gap 1", "at most 8 by count", "target", "warn"))
    bar.show_fact("goals", Fact("2 of 3 goals", "8 combos is open", "flag", "warn"))
    bar.show_fact("steps", Fact("25 steps", "route kept", "route"))
    bar.show_fact("grade", Fact("Grade 3 of 5", "short waves", "grade"))
    bar.show_fact("cell", Fact("r3 c1", "drop, wave 1"))
    bar.show_solution(25, 25)
    return bar


def _open_pairs() -> EvidenceCard:
    card = EvidenceCard()
    card.show_open_pairs(_COUNTS, 3)
    return card


def _faults() -> EvidenceCard:
    card = EvidenceCard()
    card.show_faults(_FAULTS)
    return card


def panels_sheet(flow: Flow) -> None:
    """Set all panels on a sheet, in the look of its colours."""
    look().choose("dark" if flow.colors.dark else "light")
    look().apply()
    flow.text("Side panels")
    holder = QWidget()
    popup = CollapsePopup(holder)
    pictures = [_shown(_column(makers), PANEL_WIDTH) for makers in COLUMNS]
    pictures += [_shown(make(), 1400) for make in (_link_bar, _orb_bar)]
    pictures += [_shown(_faulty_bar(), 1100), _shown(_open_pairs(), 690), _shown(_faults(), 690)]
    popup.buttons["outward"].setChecked(True)
    pictures.append(_shown(popup, popup.sizeHint().width()))
    for picture in pictures:

        def draw(painter: QPainter, box: QRectF, picture: QImage = picture) -> None:
            painter.drawImage(box.topLeft(), picture)

        flow.put(picture.width(), picture.height(), draw)
