"""Abilities as data: what a card's English says, in values that the kernel carries out.

A script is built of frozen nodes in a few families (see `base`): amounts, things, tests, conditions,
patterns, costs, effects, changes, statements, abilities. The text compiler makes them, the printer turns
them back into English, and the kernel runs them. This package imports nothing else of the project.
"""
