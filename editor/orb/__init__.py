"""The window's parts for orb levels: what a board gives, drags, and cascades played."""
