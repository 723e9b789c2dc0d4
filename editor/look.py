"""The look in force: follows the system, can be switched, and dresses the whole application."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QStyle

from editor.stylesheet import style_sheet
from editor.theme import DARK, LIGHT, Colors, font, palette
from editor.words import language

ThemeChoice: TypeAlias = Literal["system", "dark", "light"]
THEME_CHOICES: Final[tuple[ThemeChoice, ...]] = get_args(ThemeChoice)


class Look(QObject):
    """The theme in force: follows the system until a theme is chosen; there is one, from `look()`."""

    changed = Signal(object)
    """The new Colors, after the application has taken them on."""

    def __init__(self) -> None:
        super().__init__()
        self._choice: ThemeChoice = "system"
        self.pace = 1.0
        """How long movements take, as a share of the usual time; 0: there are none."""
        self._colors = self._wanted()
        self._applied: tuple[Colors, str] | None = None
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._refresh)

    @property
    def choice(self) -> ThemeChoice:
        return self._choice

    @property
    def colors(self) -> Colors:
        return self._colors

    def choose(self, choice: ThemeChoice) -> None:
        """Take on a theme, or follow the system again."""
        self._choice = choice
        schemes = {"dark": Qt.ColorScheme.Dark, "light": Qt.ColorScheme.Light}
        # So that the frame around the window, which the system draws, goes along.
        QGuiApplication.styleHints().setColorScheme(schemes.get(choice, Qt.ColorScheme.Unknown))
        self._refresh()

    def set_type(self) -> None:
        """Give the application the font of the language in force, before any part of a window is made.

        Parts made in another would keep the families of that one for texts of their own size.
        """
        QApplication.setFont(font())

    def apply(self) -> None:
        """Give the application the style, font, palette and style sheet of the theme in force.

        Doing it again costs nothing.
        """
        # The language too: each wants other fonts.
        wanted = (self._colors, language())
        if self._applied == wanted:
            return
        self._applied = wanted
        app = QApplication.instance()
        assert isinstance(app, QApplication), "a look needs a QApplication"
        if app.style().objectName() != "fusion":
            app.setStyle("Fusion")
        app.setFont(font())
        app.setPalette(palette(self._colors))
        app.setStyleSheet(style_sheet(self._colors))

    def _wanted(self) -> Colors:
        if self._choice == "system":
            return LIGHT if QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Light else DARK
        return DARK if self._choice == "dark" else LIGHT

    def _refresh(self) -> None:
        wanted = self._wanted()
        if wanted == self._colors:
            return
        self._colors = wanted
        self.apply()
        self.changed.emit(wanted)


_looks: list[Look] = []


def look() -> Look:
    """Return the application's look; made on first use, when the application is there."""
    if not _looks:
        _looks.append(Look())
    return _looks[0]


def colors() -> Colors:
    """Return the colours in force."""
    return look().colors


def motion_ms(wanted: int) -> int:
    """Return how long a movement may take: 0 when the user, or the system, asks for no motion."""
    style = QApplication.style()
    moves = style.styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) > 0
    return round(wanted * look().pace) if moves else 0
