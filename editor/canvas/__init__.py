"""The canvas: one widget on which a board is looked at and worked on."""
