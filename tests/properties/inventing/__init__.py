"""Random card texts, made from the script's own types: every node that the kernel carries out, in any combination.

An `Inventor` makes a node of a family by picking one of its classes and then a value for each field by its type. A
`Scope` says what a text may speak of at that point, so that what comes out is well formed: a number is bound before it
is used, the event is spoken of only where there is one. What has to fit together in a way that no type tells is in
`tables` and in the modules named after the script's own, or is taken from the game's own cards and changed.
"""

from tests.properties.inventing import costs, effects, nouns, statements
from tests.properties.inventing.inventor import Inventor, told

__all__ = ["Inventor", "costs", "effects", "nouns", "statements", "told"]
