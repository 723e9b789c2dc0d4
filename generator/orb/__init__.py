"""Orb boards: matches, cascades, drags, bounds and deals."""
