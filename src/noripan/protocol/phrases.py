"""What people at a table can say to each other; `texts/` has the words in every language."""

PHRASES = (
    "hello", "good-luck", "well-played", "thanks", "sorry", "thinking", "one-moment", "oops", "good-game", "again", "bye",
    "clap", "laugh", "wow", "sad", "heart", "fire",
)  # fmt: skip
