"""Readers and writers of formats other than the pack file."""
