"""FINAL FANTASY TCG: the ruleset, its words and its sets."""
