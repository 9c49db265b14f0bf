"""The search for positions in which every field of every kind of node makes a difference."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from arbiter.script import abilities as ab
from tests.properties.inventing.words import texts
from tests.properties.mattering.behaviour import Played
from tests.properties.mattering.changing import Unit, Values, changes
from tests.properties.mattering.corpus import Carrier, face_of, own_carriers
from tests.properties.mattering.positions import position

WITNESSES = Path(__file__).parent / "witnesses.json"
VARIANTS = 3  # so many other values are tried for a field of a carrier
Text = tuple[ab.Ability, ...]


@cache
def own_values(game: str) -> Values:
    """What stands in the fields of our own cards' texts."""
    return Values(tuple(texts(game).values()))


class Search:
    """What has been shown of a game's texts so far: where it was, for every field."""

    def __init__(self, game: str, values: Values) -> None:
        self.game = game
        self.values = values
        self.met: dict[Unit, int] = {}
        self.shown: dict[Unit, tuple[str, int]] = {}
        self.errors: dict[str, str] = {}  # what a text raised, and which

    def look(self, carrier: Carrier, seeds: Iterable[int], tries: int, only: Unit | None = None) -> None:
        """Change the carrier's text in every place that has not been shown, and play both."""
        wanted: dict[Unit, list[Text]] = {}
        for unit, text in changes(self.values, carrier.text):
            if only in (None, unit) and unit not in self.shown and self.met.get(unit, 0) < tries:
                wanted.setdefault(unit, []).append(text)
        face = face_of(self.game, carrier, carrier.text) if wanted else None
        if face is None:
            return
        for unit in wanted:
            self.met[unit] = self.met.get(unit, 0) + 1
        for seed in seeds:
            played = Played(position(self.game, face, carrier.text, seed), face.key, seed)
            if played.end.startswith("error"):
                self.errors.setdefault(played.end, f"{carrier.key} {seed} {carrier.text}")
                continue
            for unit in [unit for unit in wanted if unit not in self.shown]:
                if any(self.differs(played, carrier, text, seed) for text in wanted[unit][:VARIANTS]):
                    self.shown[unit] = (carrier.key, seed)

    def differs(self, played: Played, carrier: Carrier, text: Text, seed: int) -> bool:
        face = face_of(self.game, carrier, text)
        if face is None:
            return False
        try:
            other = position(self.game, face, carrier.text, seed)
        except LookupError:  # a value that no text has in this place, such as a zone of another game
            return False
        return played.differs(other)


# ---------------------------------------------------------------- what our own cards show


def witnesses(game: str) -> dict[Unit, tuple[str, int]]:
    """For every field that our own cards show, the card and the number of the position, as they were last found."""
    found = json.loads(WITNESSES.read_text()).get(game, [])
    return {Unit(kind, field): (key, seed) for kind, field, key, seed in found}


def still_matters(game: str, unit: Unit) -> bool:
    """Where it was seen last, or, if games have become others, with any of the first cards that have it."""
    search = Search(game, own_values(game))
    key, seed = witnesses(game)[unit]
    carriers = own_carriers(game)
    for carrier in carriers:
        if carrier.key == key:
            search.look(carrier, (seed,), 1, unit)
    for carrier in carriers:
        if unit not in search.shown:
            search.look(carrier, range(3), 6, unit)
    return unit in search.shown


def shown_by_own_cards(game: str) -> Search:
    search = Search(game, own_values(game))
    for seeds, tries in (((0,), 3), ((1, 2), 6)):
        for carrier in own_carriers(game):
            search.look(carrier, seeds, tries)
    return search


def write_witnesses(games: Iterable[str]) -> None:
    """`python -m tests.properties.mattering`: found anew after games have become others."""
    known = json.loads(WITNESSES.read_text()) if WITNESSES.exists() else {}
    for game in games:
        shown = shown_by_own_cards(game).shown
        known[game] = sorted([unit.kind, unit.field, *where] for unit, where in shown.items())
        lines = [
            f"  {json.dumps(name)}: [\n" + ",\n".join(f"    {json.dumps(each)}" for each in rows) + "\n  ]"
            for name, rows in sorted(known.items())
        ]
        WITNESSES.write_text("{\n" + ",\n".join(lines) + "\n}\n")
