"""The terminal client that draws: screens made with Textual."""
