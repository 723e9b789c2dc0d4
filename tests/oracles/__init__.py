"""Naive, obviously right twins of the fast code; they share nothing with it."""
