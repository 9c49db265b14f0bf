"""The games: each a ruleset on the kernel."""
