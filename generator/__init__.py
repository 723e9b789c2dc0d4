"""The rules in motion: links, collapses, solving, dealing and grading."""
