"""What the cards say: the shared English of card texts with this game's words, and one sentence of its own."""

from __future__ import annotations

from arbiter.script.effects import GainResource
from arbiter.script.nouns import YOU
from arbiter.text.grammar import Table
from arbiter.text.plain import Words, plain_language

WORDS = Words(
    types=("Kite", "Gust"),
    spells=("Gust",),
    keywords=("Eager", "High"),  # K10
    kinds=("Paper", "Silk", "Box"),
    steps={"main phase": "main", "dusk": "dusk"},
    discard="gutter",
    spelling={
        "field": "sky",
        "power": "lift",
        "destroy": "cut",
        "destroys": "cuts/cut",
        "broken": "cut",
        "fighter": "Kite",
        "mana": "wind",
        "effects": "Gusts or abilities",
        "effect": "Gust or ability",
    },
)


def rows(table: Table) -> None:
    table.row("clause", "gain [amount:num] line", GainResource, who=YOU, kind="line")


LANGUAGE = plain_language("kites", WORDS, rows)
