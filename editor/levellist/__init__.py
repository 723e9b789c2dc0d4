"""The list of a pack's levels: thumbnails, facts, order."""
