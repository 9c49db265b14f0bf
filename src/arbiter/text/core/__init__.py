"""The shared grammar: rows that any game of this family can use, with its own spellings."""
