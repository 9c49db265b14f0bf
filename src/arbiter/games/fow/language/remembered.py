"""911: cards that are known by what this card did with them ("removed by this card"), and how much of something there
was this turn (the damage that was dealt to you, the life that you lost)."""

from __future__ import annotations

from arbiter.script.abilities import Ability
from arbiter.script.amounts import HowMuch, Plus
from arbiter.script.effects import Look, Mill, Move
from arbiter.script.nouns import EACH, OPPONENT, YOU, BroughtBy, Every, Group, Self
from arbiter.script.patterns import ANYTHING, DealsDamage, GainsResource, Moves
from arbiter.script.walk import walk
from arbiter.text.draft import UNBOUND, Where
from arbiter.text.errors import MeaningError
from arbiter.text.grammar import Table

REMOVED = BroughtBy(Self(), Moves(ANYTHING, to="removed"))
PUT_THERE = BroughtBy(Self(), Moves(ANYTHING, to="field"))

LOOKED_AT = Look(UNBOUND, Every(Group((REMOVED,), ("removed",), YOU)))


def cards_are_hidden(ability: Ability) -> None:
    """Only what this text itself has removed face down is meant by the words."""
    nodes = list(walk(ability))
    looks = any(isinstance(node, Look) and node.thing == LOOKED_AT.thing for node in nodes)
    if looks and not any(isinstance(node, Mill | Move) and node.to == "removed" and node.face_down for node in nodes):
        raise MeaningError("no card was removed face down before")


def remembered_rows(table: Table) -> None:
    word = table.word
    word(
        "postest",
        "removed by <self> || removed from the game by <self> || that was|were removed by <self> || "
        "that was|were removed from the game by <self>",
        REMOVED,
    )
    word(
        "postest",
        "put into the field by <self> || put in a|the field by <self> || that was|were put into the field by <self>",
        PUT_THERE,
    )
    table.form(
        "definite1",
        "the [a:head] that was put into the field by <self>",
        lambda a: Every(Group((*a, PUT_THERE), ("field",), EACH)),
        lambda v: None,
    )
    word("where", "in|from all removed areas", Where(("removed",), EACH))
    # 302.3  who may look at face-down cards at any time knows them from now on
    word("sentence", "you may look at them at any time || you may look at it at any time", LOOKED_AT)
    for you, was, who in (("you", "to you", YOU), ("@your_opponent", "to @your_opponent", OPPONENT)):
        hurt = HowMuch(DealsDamage(ANYTHING, player=who))
        lost = HowMuch(GainsResource(who, "life", loses=True))
        word(
            "amt",
            f"the total?? damage that was dealt {was} this turn || the total?? damage dealt {was} this turn",
            hurt,
        )
        # 105.4  by an effect, as a cost, or by damage
        word(
            "amt",
            f"the amount of life {you} lost in any way this turn || the amount of life {you} lost this turn",
            Plus(lost, hurt),
        )
