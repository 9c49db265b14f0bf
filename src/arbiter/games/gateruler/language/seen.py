"""Cards that were looked at or revealed just before: those chosen among them, and what becomes of them (15-5, 15-6)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from arbiter.script.base import How
from arbiter.script.effects import Move, Pick
from arbiter.script.nouns import Group
from arbiter.text.core.choosing import pick_of, picked_noun, take_among
from arbiter.text.draft import InOrder, Quantity, Ref
from arbiter.text.grammar import Make, Table

PICKED = Ref("picked")
# What becomes of the one that is chosen, said in a sentence of its own.
THEN = (
    ("your opponent discards it|them", Move(PICKED, "break", How.DISCARD)),
    ("put it|them into its|their owner|owners 's graveyard|graveyards", Move(PICKED, "break", How.PUT)),
    ("remove it|them from the game", Move(PICKED, "removed", How.REMOVE)),
)


def seen_rows(table: Table) -> None:
    form = table.form
    # 15-6b  such a choice is made while resolving, and is no target
    form(
        "clause",
        "choose [q:quantity] [g:np] among them || choose [q:quantity] [g:np] from among them",
        lambda q, g: pick_of(q, g),
        take_picked,
    )
    for words, move in THEN:
        form(
            "sentence",
            f"choose [q:quantity] [g:np] among them . {words}",
            chosen_and(move),
            partial(take_among, move=move),
        )
    table.row(
        "clause",
        "your opponent discards [thing:pron] || discard [thing:pron]",
        Move,
        to="break",
        how=How.DISCARD,
    )


def chosen_and(move: Move) -> Make:
    def make(q: Quantity, g: Group) -> InOrder | None:
        picked = pick_of(q, g)
        return None if picked is None else InOrder((picked, move))

    return make


def take_picked(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Pick) and value == pick_of(Quantity(value.low, value.high), picked_noun(value)):
        return {"q": Quantity(value.low, value.high), "g": picked_noun(value)}
    return None
