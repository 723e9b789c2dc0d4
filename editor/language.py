"""The window's language: chosen in the View menu, kept in the settings, switched without a restart."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from editor.words import LANGUAGES, SOURCE, language, language_of, speak

SYSTEM: Final = "system"
LANGUAGE_CHOICES: Final = (SYSTEM, *LANGUAGES)

_qt_words: list[QTranslator] = []


def language_of_desktop() -> str:
    """Return the first of the user's languages that Boardloom speaks."""
    wanted = (language_of(name) for name in QLocale.system().uiLanguages())
    return next((code for code in wanted if code is not None), SOURCE)


def choose_language(choice: str) -> bool:
    """Put a language, or that of the system, into force for all that is said from now on.

    False when it was in force already. Qt's own texts, such as those of file dialogs, go along as far
    as Qt has been translated.
    """
    code = (language_of(choice) if choice != SYSTEM else None) or language_of_desktop()
    changed = code != language()
    if changed:
        speak(code)
    _teach_qt(code)
    return changed


def _teach_qt(code: str) -> None:
    while _qt_words:
        QCoreApplication.removeTranslator(_qt_words.pop())
    if code == SOURCE:
        return
    translator = QTranslator()
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    if translator.load(f"qtbase_{code}", folder):
        QCoreApplication.installTranslator(translator)
        _qt_words.append(translator)
