"""Everything that is drawn: tiles, orbs, icons and overlays, as vectors by our own code."""
