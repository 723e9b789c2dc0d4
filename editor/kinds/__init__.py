"""The designer's own pictures of kinds: read with care, kept, followed on disk, given to kinds."""
