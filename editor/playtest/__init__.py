"""Playtest: the shown level played in the window as a player would play it, without touching the document."""
