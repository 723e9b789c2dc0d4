"""When a pack was at hand, and what is in it, in a few words."""

from __future__ import annotations

from PySide6.QtCore import QDate, QDateTime, QLocale

from editor.recent import Summary
from editor.words import count, phrases, tr


def when_text(seconds: float, now: QDateTime | None = None) -> str:
    """Return a moment in as few words as say it; seconds since the epoch."""
    moment = QDateTime.fromSecsSinceEpoch(int(seconds))
    today: QDate = (now or QDateTime.currentDateTime()).date()
    days = moment.date().daysTo(today)
    locale = QLocale()
    if days == 0:
        return tr("Today {time}", time=locale.toString(moment.time(), "HH:mm"))
    if days == 1:
        return tr("Yesterday")
    # Patterns of Qt, so that a language can put the parts in its own order.
    pattern = tr("MMM d") if moment.date().year() == today.year() else tr("MMM d, yyyy")
    return locale.toString(moment.date(), pattern)


def summary_fact(summary: Summary) -> str:
    """Return what is to be known of a pack before it is opened."""
    if not summary.is_there:
        return tr("The file is gone")
    if summary.megabytes:
        return tr("Large: {n} MB", n=summary.megabytes)
    if summary.pack is None:
        return tr("Open it to see what is wrong")
    words = [count(summary.levels, "{n} level", "{n} levels")]
    if summary.unsolvable:
        words.append(count(summary.unsolvable, "{n} unsolvable", "{n} unsolvable"))
    if summary.undealt:
        words.append(count(summary.undealt, "{n} undealt", "{n} undealt"))
    return phrases(words)
