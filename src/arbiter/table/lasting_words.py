"""Words for what effects that last make of things, and for how long; what has none is told by its text."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

from arbiter.kernel.telling_lasting import OTHERWISE
from arbiter.table.verbs import is_verb, second_person

if TYPE_CHECKING:
    from arbiter.kernel.telling import Alteration
    from arbiter.table.layout import Layout

SENTENCES: Final = re.compile(r"(?<=\.) ")
HELPERS: Final = ("cannot", "must", "may")  # verbs that are the same for one and for several
UNTIL: Final = {
    "turn": "until the end of the turn",
    "opponent_turn": "until the end of {opponent} turn",
    "opponent_next_turn": "until the end of {opponent} next turn",
    "next_turn": "until the end of the next turn",
    "your_next_turn": "until the end of {own} next turn",
    "next_turn_start": "until {own} next turn begins",
    "on_field": "as long as its source stays",
    "combat": "until the end of combat",
    "clearance": "until what was produced is cleared",
}


def until(lasting: str, own: str, opponent: str) -> str:
    """How long; nothing where no end is stated. `own`, `opponent`: whose turns, as the reader calls the players."""
    return UNTIL.get(lasting, "").format(own=own, opponent=opponent)


LASTS: Final = re.compile(
    r"\b(?:this (?:turn|attack|combat|damage)|(?:end|start) of|until|next|during|as long as)\b", re.IGNORECASE
)


def part_that_lasts(text: str) -> str:
    """The sentences of a text that say what lasts and how long; the whole where none of them can be told."""
    found = [each for each in SENTENCES.split(text) if LASTS.search(each)]
    return " ".join(found) or text


def altered(changes: tuple[Alteration, ...], layout: Layout, plural: bool, of_player: bool) -> str:
    """What things get, gain and lose ("gets +200 ATK and +200 DEF and gains Flying"); empty where words are missing."""
    phrases: list[tuple[str, str]] = []
    for kind, word, amount in sorted(changes, key=lambda each: each[0] == "copies"):  # what is copied is named behind
        said = phrase(kind, word, amount, layout)
        if said is None or (of_player and kind.startswith("is")):
            return ""
        phrases.append(said)
    made: list[str] = []
    before = ""
    for verb, rest in phrases:
        same = verb == before and bool(verb)
        spoken = second_person(verb) if plural and is_verb(verb) else verb
        made.append(rest if same else f"{spoken} {rest}".strip())
        before = verb
    return " and ".join(made)


def phrase(kind: str, word: str, amount: int, layout: Layout) -> tuple[str, str] | None:
    """A verb and what stands behind it; None: only the text can say it."""
    stats = dict(layout.stats)
    called = named(layout, "keywords").get(word, word.replace("_", " ").title())
    made: tuple[str, str] | None = None
    match kind:
        case "adds":
            made = "gets", f"{'+' if amount >= 0 else '−'}{abs(amount)} {stats.get(word, word)}"
        case "sets":
            made = "has", f"{amount} {stats.get(word, word)}"
        case "swaps":
            made = "swaps", f"{stats.get('power', 'power')} and {stats.get('guard', 'guard')}"
        case "gains" | "loses" | "cannot gain":
            made = kind, called
        case "gains ability":
            made = "gains", f"“{word.removesuffix('.')}”"
        case "loses abilities":
            made = "loses", "all abilities"
        case "copies":
            made = "becomes", "a copy"
        case "becomes" | "becomes only":
            only = " only" if kind == "becomes only" else ""
            power = f" with {amount} {stats.get('power', 'power')}" if amount else ""
            made = "becomes", f"a {type_word(word, layout)}{only}{power}"
        case "marks":
            made = mark(word, layout)
        case _ if kind.startswith("is only "):
            made = "becomes", f"a {type_word(word, layout)} only" if kind == "is only type" else f"{word} only"
        case _ if kind.startswith("is not "):
            made = "is", f"no longer {word}"
        case _ if kind.startswith("is "):
            made = "is", f"also {word}"
        case _:
            assert kind == OTHERWISE, kind
    return made


def mark(name: str, layout: Layout) -> tuple[str, str] | None:
    """What it cannot, must or may do, or does in a way of its own."""
    for words in (name.replace("_", " "), named(layout, "marks").get(name, "")):
        first, _, rest = words.partition(" ")
        if first in HELPERS or is_verb(first):
            return first, rest
    return None


def type_word(key: str, layout: Layout) -> str:
    types = layout.data.get("types", {})
    row = types.get(key, {}) if isinstance(types, dict) else {}
    return str(row.get("word", key.replace("_", " "))) if isinstance(row, dict) else key


def named(layout: Layout, table: str) -> Mapping[str, str]:
    """The layout's words for what stands on cards."""
    found = layout.data.get(table, {})
    return cast("Mapping[str, str]", found) if isinstance(found, dict) else {}
