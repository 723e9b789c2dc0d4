"""The window's colours, type and measures as tables; `editor.look` says which table is in force."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from PySide6.QtGui import QColor, QFont, QFontDatabase, QPalette

from editor.art.color import mix
from editor.words import language

# Measures in pixels; distances are steps of 4.
PADDING: Final = 14
CONTROL: Final = 28
DEAL: Final = 34
PITCH: Final = 36
FIELD: Final = 136
RADIUS: Final = 6
CARD_RADIUS: Final = 8
PANEL_WIDTH: Final = 280
ICON: Final = 20
SMALL_ICON: Final = 16

Tone: TypeAlias = Literal[
    "text", "muted", "faint", "accent", "on_accent", "good", "warn", "bad", "hint", "line"
]
"""The names of the colours that marks and texts may take."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Colors:
    """One table of colours, each `#rrggbb`; `editor.stylesheet` turns it into a look for every control."""

    dark: bool
    canvas: str
    window: str
    panel: str
    raised: str
    hover: str
    line: str
    edge: str
    """A line that only separates, quieter than `line`."""
    text: str
    muted: str
    faint: str
    """For marks and disabled text; too pale for anything that must be read."""
    accent: str
    on_accent: str
    good: str
    warn: str
    bad: str
    hint: str
    cell: str
    """The floor of an EMPTY cell."""
    casing: str
    """What surrounds an overlay line, so that it stands out from whatever it crosses."""
    stuck: str
    pair_hues: tuple[str, ...]
    wave_hues: tuple[str, ...]

    @property
    def selected(self) -> str:
        """The row or button that is chosen: the accent at 14 %."""
        return mix(self.panel, self.accent, 0.14)

    @property
    def field(self) -> str:
        """What a value stands on that can be changed."""
        return self.window if self.dark else self.panel

    @property
    def lit(self) -> str:
        """The button whose finding is shown on the canvas."""
        return mix(self.panel, self.accent, 0.14)

    @property
    def surfaces(self) -> tuple[str, ...]:
        """Everything that text may stand on."""
        return (
            self.canvas,
            self.window,
            self.panel,
            self.raised,
            self.hover,
            self.selected,
            self.lit,
            self.field,
        )

    def tone(self, tone: Tone) -> str:
        """Return a colour by the name of what it says."""
        color = getattr(self, tone)
        assert isinstance(color, str)
        return color


DARK: Final = Colors(
    dark=True,
    canvas="#15171c",
    window="#1c1f26",
    panel="#232730",
    raised="#2d323d",
    hover="#343a46",
    line="#3b4250",
    edge="#2e3440",
    text="#e8eaf0",
    muted="#a4abba",
    faint="#7d8596",
    accent="#6ea8fe",
    on_accent="#0b1a33",
    good="#5fd0a0",
    warn="#f2b84b",
    bad="#ff8585",
    hint="#ffd166",
    cell="#0c0e12",
    casing="#0b0d11",
    stuck="#e5484d",
    pair_hues=("#4fc3f7", "#7fe3a0", "#ff8fc8", "#9a7dff", "#eef1f6"),
    wave_hues=("#ffd166", "#3fb8f5", "#ff7ac6", "#f4f6fa"),
)
LIGHT: Final = Colors(
    dark=False,
    canvas="#dfe3ea",
    window="#f3f4f7",
    panel="#ffffff",
    raised="#f0f2f6",
    hover="#e4e8ef",
    line="#c9ced8",
    edge="#dde1e8",
    text="#1b1f27",
    muted="#566072",
    faint="#7a8394",
    accent="#1f5fd0",
    on_accent="#ffffff",
    good="#0b6e49",
    warn="#8a5a00",
    bad="#b3261e",
    hint="#a84a00",
    cell="#cfd5de",
    casing="#ffffff",
    stuck="#c62828",
    pair_hues=("#0068ad", "#0a7a44", "#b0246e", "#5b2fb0", "#1b1f27"),
    wave_hues=("#8f5b00", "#0077b3", "#b0216f", "#1b1f27"),
)

TextRole: TypeAlias = Literal[
    "title", "heading", "value", "body", "section", "caption", "note", "ruler", "figure"
]
TYPE_SCALE: Final[dict[TextRole, tuple[int, int]]] = {
    "title": (28, 600),
    "heading": (15, 600),
    "value": (14, 600),
    "body": (13, 400),
    "section": (13, 600),
    "caption": (12, 400),
    "note": (11, 400),
    "ruler": (10, 500),
    "figure": (40, 700),
}
"""Pixel size and weight of every text in the window."""


_FAMILIES: Final = {
    "zh_CN": (
        "Noto Sans CJK SC",
        "Source Han Sans SC",
        "PingFang SC",
        "Microsoft YaHei UI",
        "Microsoft YaHei",
    ),
}
"""Where to look for characters that the system's font lacks; first the families of the free systems."""


def font(role: TextRole = "body") -> QFont:
    """Return the system's font at a step of the type scale, its digits all of one width."""
    size, weight = TYPE_SCALE[role]
    result = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    result.setFamilies([result.family(), *_FAMILIES.get(language(), ())])
    result.setPixelSize(size)
    result.setWeight(QFont.Weight(weight))
    result.setFeature(QFont.Tag("tnum"), 1)
    return result


def paint_color(color: str, alpha: float = 1.0) -> QColor:
    """Return a colour for a painter, see-through when alpha is below 1."""
    result = QColor(color)
    result.setAlphaF(alpha)
    return result


def palette(colors: Colors) -> QPalette:
    """Return Qt's palette for the colours, for the parts of controls that no style sheet reaches."""
    role = QPalette.ColorRole
    table = {
        role.Window: colors.window,
        role.WindowText: colors.text,
        role.Base: colors.field,
        role.AlternateBase: colors.raised,
        role.Text: colors.text,
        role.PlaceholderText: colors.muted,
        role.Button: colors.raised,
        role.ButtonText: colors.text,
        role.BrightText: colors.bad,
        role.ToolTipBase: colors.raised,
        role.ToolTipText: colors.text,
        role.Highlight: colors.accent,
        role.HighlightedText: colors.on_accent,
        role.Link: colors.accent,
        role.Light: colors.hover,
        role.Midlight: colors.raised,
        role.Mid: colors.line,
        role.Dark: colors.edge,
        role.Shadow: colors.casing,
    }
    result = QPalette()
    for group_role, color in table.items():
        result.setColor(group_role, QColor(color))
    for group_role in (role.WindowText, role.Text, role.ButtonText):
        result.setColor(QPalette.ColorGroup.Disabled, group_role, QColor(colors.faint))
    return result
