"""The model of levels and packs, and the files they live in."""
