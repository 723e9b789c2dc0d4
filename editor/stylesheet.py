"""The style sheet: quiet, precise controls, 28 high, with a focus that is always visible."""

from __future__ import annotations

from string import Template
from typing import Final

from editor.art.color import mix
from editor.theme import CARD_RADIUS, CONTROL, DEAL, RADIUS, Colors

# Spin boxes get no rule of their own: under one, Qt lays out a spin box without arrows one pixel wide. They
# stand in a frame with surface "field" instead.
# A control asks for its variant by a dynamic property: `kind` (primary, quiet, lit, tool), `tone` for labels.
_SHEET: Final = Template("""
* { outline: none; }
QWidget { color: $text; }
QMainWindow, QDialog, QWidget#window { background: $window; }
QWidget[surface="panel"] { background: $panel; }
QWidget[surface="window"] { background: $window; }
QWidget[surface="canvas"] { background: $canvas; }
QListView[surface="gallery"] { background: $canvas; padding: 10px; }
QFrame[surface="card"] { background: $panel; border: 1px solid $line; border-radius: ${card_radius}px; }

QLabel { background: transparent; }
QLabel[tone="muted"] { color: $muted; }
QLabel[tone="accent"] { color: $accent; }
QLabel[tone="good"] { color: $good; }
QLabel[tone="warn"] { color: $warn; }
QLabel[tone="bad"] { color: $bad; }
QLabel:disabled { color: $faint; }

QPushButton {
    background: $raised; border: 1px solid $line; border-radius: ${radius}px;
    min-height: ${inner}px; max-height: ${inner}px; padding: 0 11px; font-weight: 500;
}
QPushButton:hover { background: $hover; }
QPushButton:pressed { background: $line; }
QPushButton:focus {
    border: 2px solid $accent; padding: 0 10px; min-height: ${inner2}px; max-height: ${inner2}px;
}
QPushButton:disabled { color: $faint; background: $panel; border-color: $edge; }
QPushButton[kind="primary"] {
    background: $accent; color: $on_accent; border: 1px solid $accent; font-weight: 600;
    min-height: ${deal_inner}px; max-height: ${deal_inner}px;
}
QPushButton[kind="primary"]:hover { background: $accent_hover; border-color: $accent_hover; }
QPushButton[kind="primary"]:focus {
    border: 5px double $panel; border-radius: ${radius5}px; padding: 0 7px;
    min-height: ${deal_inner5}px; max-height: ${deal_inner5}px;
}
QPushButton[kind="primary"]:disabled { background: $raised; color: $faint; border-color: $edge; }
QPushButton[kind="tall"] { min-height: ${deal_inner}px; max-height: ${deal_inner}px; }
QPushButton[kind="tall"]:focus { min-height: ${deal_inner2}px; max-height: ${deal_inner2}px; }
QPushButton[kind="lit"], QPushButton[lit="true"] {
    background: $lit; border-color: $accent_line; color: $accent; border-bottom: 2px solid $accent;
    min-height: ${inner_lit}px; max-height: ${inner_lit}px;
}
QPushButton[kind="lit"]:focus, QPushButton[lit="true"]:focus {
    border-color: $accent; min-height: ${inner2}px; max-height: ${inner2}px;
}
QPushButton[kind="field"] { background: $field; text-align: left; }
QPushButton[kind="field"]:hover { border-color: $faint; }
QPushButton[kind="quiet"] { background: transparent; border-color: transparent; }
QPushButton[kind="quiet"]:hover { background: $hover; }
QPushButton[kind="quiet"]:focus { border: 2px solid $accent; }

QPushButton[kind="link"], QPushButton[kind="plain"] {
    background: transparent; border: none; border-bottom: 2px solid transparent; border-radius: 0;
    padding: 0; min-height: ${inner2}px; max-height: ${inner2}px;
}
QPushButton[kind="link"] { color: $accent; }
QPushButton[kind="link"]:hover, QPushButton[kind="plain"]:hover { border-bottom-color: $line; }
QPushButton[kind="link"]:focus, QPushButton[kind="plain"]:focus { border-bottom-color: $accent; }

QPushButton[kind="foot"] {
    background: transparent; border: none; border-top: 1px solid $edge; border-radius: 0;
    min-height: 35px; max-height: 35px; padding: 0 12px; text-align: left;
}
QPushButton[kind="foot"]:hover { background: $hover; }
QPushButton[kind="foot"]:checked { background: $lit; }
QPushButton[kind="foot"]:focus {
    border: 2px solid $accent; min-height: 32px; max-height: 32px; padding: 0 10px;
}

QToolButton {
    background: transparent; border: 1px solid transparent; border-radius: ${radius}px; padding: 3px;
    font-weight: 500;
}
QToolButton:hover { background: $hover; }
QToolButton:pressed { background: $line; }
QToolButton:focus { border: 2px solid $accent; padding: 2px; }
QToolButton:checked { background: $lit; border-color: $accent_line; color: $accent; }
QToolButton[kind="tool"]:checked { background: $accent; border-color: $accent; color: $on_accent; }
QToolButton[kind="tool"]:checked:disabled { background: transparent; border-color: transparent; }
QToolButton:checked:focus { border-color: $accent; }
QToolButton[kind="tool"]:checked:focus { border: 5px double $panel; padding: 0; }
QToolButton[kind="menu"] { background: $field; border-color: $line; padding: 0 14px 0 0; }
QToolButton[kind="menu"]:hover { border-color: $faint; }
QToolButton[kind="menu"]:focus { border: 2px solid $accent; padding: 0 13px 0 0; }
QToolButton:disabled { color: $faint; }
QToolButton::menu-indicator { image: none; }

QLineEdit, QComboBox, QPlainTextEdit, QTextEdit {
    background: $field; border: 1px solid $line; border-radius: ${radius}px;
    selection-background-color: $accent; selection-color: $on_accent;
}
QLineEdit, QComboBox {
    min-height: ${inner}px; max-height: ${inner}px; padding: 0 9px;
}
QPlainTextEdit, QTextEdit { padding: 4px 5px; }
QLineEdit:hover, QComboBox:hover { border-color: $faint; }
QLineEdit:focus, QComboBox:focus, QComboBox:on {
    border: 2px solid $accent; padding: 0 8px; min-height: ${inner2}px; max-height: ${inner2}px;
}
QPlainTextEdit:focus, QTextEdit:focus { border: 2px solid $accent; padding: 3px 4px; }
QLineEdit:disabled, QComboBox:disabled {
    color: $faint; background: $panel; border-color: $edge;
}
QLineEdit[fault="true"], QPlainTextEdit[fault="true"] { border-color: $bad; }
QAbstractSpinBox QLineEdit, QAbstractSpinBox QLineEdit:focus, QAbstractSpinBox QLineEdit:disabled {
    background: transparent; border: none; padding: 0; min-height: 0; max-height: 64px;
}
QComboBox::drop-down { border: none; width: 24px; }
QComboBox::down-arrow { image: none; }
QComboBox QAbstractItemView {
    background: $raised; border: 1px solid $line; border-radius: ${radius}px; padding: 4px;
    selection-background-color: $lit; selection-color: $text;
}

QFrame[surface="field"] { background: $field; border: 1px solid $line; border-radius: ${radius}px; }
QFrame[surface="field"]:hover { border-color: $faint; }
QFrame[surface="field"][focused="true"] { border: 1px solid $accent; background: $focused; }
QFrame[surface="field"]:disabled { background: $panel; border-color: $edge; }
QLineEdit[kind="bare"], QLineEdit[kind="bare"]:focus {
    background: transparent; border: none; padding: 0 8px; min-height: ${inner}px; max-height: ${inner}px;
}
QFrame[surface="field"] QToolButton { border-radius: 4px; }
QToolButton[kind="segment"] {
    border: 1px solid transparent; border-radius: 4px; padding: 0 4px; color: $muted; font-weight: 500;
}
QToolButton[kind="segment"]:hover { color: $text; }
QToolButton[kind="segment"]:checked {
    background: $segment; border-color: $line; color: $text; font-weight: 600;
}
QToolButton[kind="segment"]:focus { border: 2px solid $accent; padding: 0 3px; }

QMenu { background: $raised; border: 1px solid $line; border-radius: ${radius}px; padding: 4px; }
QMenu::item {
    padding: 5px 28px 5px 9px; border-radius: 4px; border-left: 3px solid transparent;
}
QMenu::icon { padding-left: 8px; }
QMenu::item:selected { background: $lit; border-left-color: $accent; }
QMenu::item:disabled { color: $faint; }
QMenu::separator { height: 1px; background: $line; margin: 4px 8px; }
QMenuBar { background: $window; border: none; }
QMenuBar::item {
    background: transparent; padding: 6px 10px 4px; border: none; border-bottom: 2px solid transparent;
}
QMenuBar::item:selected, QMenuBar::item:pressed { background: $hover; border-bottom-color: $accent; }
QToolTip {
    background: $raised; color: $text; border: 1px solid $line; border-radius: 4px; padding: 4px 6px;
}

QScrollArea { background: transparent; border: none; }
QScrollArea > QWidget > QWidget { background: transparent; }
QScrollBar { background: transparent; border: none; margin: 0; }
QScrollBar:vertical { width: 10px; }
QScrollBar:horizontal { height: 10px; }
QScrollBar::handle { background: $line; border-radius: 3px; margin: 2px; }
QScrollBar::handle:hover { background: $faint; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; border: none; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QAbstractItemView {
    background: $panel; border: none; selection-background-color: $selected; selection-color: $text;
}
QTreeWidget { padding-left: 7px; }
QTreeWidget QHeaderView::section { padding: 4px 3px; }
QListView[surface="steps"] { border: 2px solid $panel; }
QListView:focus, QTreeView:focus, QTableView:focus { border: 2px solid $accent; }
QHeaderView::section {
    background: $panel; color: $muted; border: none; border-bottom: 1px solid $line; padding: 4px 8px;
}
QTabBar::tab {
    background: transparent; color: $muted; padding: 0 10px; min-height: 38px;
    border: 2px solid transparent;
}
QTabBar::tab:hover { color: $text; background: $hover; }
QTabBar::tab:selected { background: $panel; color: $text; border-top-color: $accent; }
QTabBar::tab:focus { border-color: $accent; }
QTabWidget::pane { border: none; }
QProgressBar { background: $raised; border: none; border-radius: 3px; min-height: 6px; max-height: 6px; }
QProgressBar::chunk { background: $accent; border-radius: 3px; }
QSlider { min-height: ${control}px; }
QSlider::groove:horizontal { height: 4px; border-radius: 2px; background: $line; }
QSlider::sub-page:horizontal { height: 4px; border-radius: 2px; background: $accent; }
QSlider::handle:horizontal {
    background: $accent; width: 12px; height: 12px; margin: -4px 0; border-radius: 6px;
}
QSlider::handle:horizontal:focus {
    background: $text; border: 3px solid $accent;
    width: 12px; height: 12px; margin: -7px 0; border-radius: 9px;
}
QSlider::handle:horizontal:disabled, QSlider::sub-page:horizontal:disabled { background: $faint; }
QSplitter::handle { background: $line; }
QFrame[kind="separator"] { background: $line; border: none; }
QFrame[edge="top"] { border: none; border-top: 1px solid $edge; }
QFrame[edge="bottom"] { border: none; border-bottom: 1px solid $edge; }
QPushButton[kind="search"] {
    background: $field; color: $muted; text-align: left; font-weight: 400;
}
QPushButton[kind="search"]:hover { border-color: $faint; color: $text; }
QFrame[kind="notice"] { background: $raised; }
QFrame[kind="notice"][tone="warn"] { border-color: $warn; }
QFrame[kind="notice"][tone="bad"] { border-color: $bad; }
QStatusBar { background: $window; }
QStatusBar::item { border: none; }
""")


def style_sheet(colors: Colors) -> str:
    """Return the style sheet of the whole application for one table of colours."""
    return _SHEET.substitute(
        {
            name: getattr(colors, name)
            for name in (
                "canvas",
                "window",
                "panel",
                "raised",
                "hover",
                "line",
                "edge",
                "text",
                "muted",
                "faint",
                "accent",
                "on_accent",
                "good",
                "warn",
                "bad",
                "selected",
                "lit",
                "field",
            )
        },
        focused=mix(colors.field, colors.accent, 0.1),
        segment=colors.hover if colors.dark else colors.panel,
        accent_hover=mix(colors.accent, colors.text, 0.12),
        accent_line=mix(colors.panel, colors.accent, 0.6),
        # A border of one pixel (two with focus) belongs to the height that a control is said to have.
        inner=CONTROL - 2,
        inner2=CONTROL - 4,
        inner_lit=CONTROL - 3,
        deal_inner=DEAL - 2,
        deal_inner2=DEAL - 4,
        deal_inner5=DEAL - 10,
        control=CONTROL,
        radius=RADIUS,
        radius5=RADIUS + 4,
        card_radius=CARD_RADIUS,
    )
