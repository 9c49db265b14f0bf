"""Cards as a scenario defines them, by the fields of the set files."""

from __future__ import annotations

from collections.abc import Sequence

from arbiter.testing import Table, scenario

Card = dict[str, object]


def face(
    name: str,
    type: str,
    text: str = "",
    *,
    cost: str | None = None,
    atk: int | None = None,
    defense: int | None = None,
    race: Sequence[str] = ("Human",),
    **more: object,
) -> Card:
    card: Card = {"name": name, "type": [type], "text": text, "race": list(race), **more}
    if cost is not None:
        card["cost"] = cost
    if atk is not None:
        card["atk"], card["def"] = atk, defense
    return card


def resonator(
    name: str,
    text: str = "",
    atk: int = 500,
    defense: int = 500,
    cost: str = "{W}{1}",
    race: Sequence[str] = ("Human",),
    **more: object,
) -> Card:
    return face(name, "Resonator", text, cost=cost, atk=atk, defense=defense, race=race, **more)


def chant(name: str, text: str, cost: str = "{W}", race: Sequence[str] = ("Spirit Magic",), **more: object) -> Card:
    return face(name, "Chant", text, cost=cost, race=race, **more)


def addition(name: str, text: str, cost: str = "{R}", race: Sequence[str] = ("Song",), **more: object) -> Card:
    return face(name, "Addition", text, cost=cost, race=race, **more)


def table(*cards: Card) -> Table:
    made = scenario("fow")
    for card in cards:
        made.define(**card)
    return made


def life(made: Table, player: int) -> int:
    return made.resource(player, "life")
