"""The games: each a folder with a ruleset on the kernel, its words, cards and decks, and what it looks like."""
