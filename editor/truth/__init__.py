"""What a level is worth, live: at once while painting, and proven in the background."""
