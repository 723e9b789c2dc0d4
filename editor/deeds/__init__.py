"""What the window's actions do, by what they are about."""
