"""The window's frame: top bar, tool rail, tool options, truth bar, notices."""
