"""Force of Will, comprehensive rules 12.9, with the Valhalla rules for old cards as a format (1411).

A module is a chapter of the document or a part of one, and its docstring names the numbers. Rulers and their sides,
stones and will, the chase, runes, wardens and the standby area are all here; what the document of 2015 says alike,
`games/fow5` imports from this package.
"""
