"""The Caster Chronicles, comprehensive rules 1.9.

A module is a chapter of the document or a part of one, and its docstring names the numbers. Servants and casters share
one field and are told apart by their printed types (`zones`); casters are called and pay with aether (`calling`,
`aether`), nobody blocks (`battle`), and orbs stand between an attack and the end of the game (`orbs`).
"""
