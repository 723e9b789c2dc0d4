"""The page that is shown while no pack is open: begin, go on, look around."""
