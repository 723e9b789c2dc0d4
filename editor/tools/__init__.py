"""What a hand does to a board: tools know cells and levels, never widgets."""
