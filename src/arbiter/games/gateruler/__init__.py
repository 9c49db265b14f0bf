"""Gate Ruler, comprehensive rules 1.5.0.

A module is a section of the document or a part of one. What a player's ruler prescribes is a record on its face
(`rulers`); where units stand is a place within one zone, the front row (`zones`, `placing`); the gate is the kernel's
stack with rows of its own (`gate`), and drives, ruler damage and defeat are processes in it.
"""
