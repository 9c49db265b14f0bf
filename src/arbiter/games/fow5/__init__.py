"""Force of Will, comprehensive rules 5.12 (2015), with its variants Valhalla and Bifrost as formats.

A module here is a chapter that differs from 12.9, and its docstring says in what; what both documents say stands in
`games/fow` alone and is imported from there, so that the tables of `game.py` show at a glance which is which. The
document numbers only its sections: the ledger counts bullets after a slash and the arrows under a bullet with letters.
"""
