"""The faults of all levels of a pack: found in the background, listed, gone to."""
