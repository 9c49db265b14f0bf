"""What all games share: state, events, layers, triggers, playing, priority, and the match that drives them.

The kernel knows no game. A game is a `Ruleset`, a frozen value of tables and functions, which the
procedures here consult; where a game seems to need a special case, the kernel lacks a table.
"""
