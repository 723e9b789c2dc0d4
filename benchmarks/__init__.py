"""Side-by-side figures, printed as JSON; nothing here is asserted by the tests."""
