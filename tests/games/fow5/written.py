"""Cards written in the English of 2015, and a table with two rulers and stones, for tests of every chapter."""

from __future__ import annotations

from arbiter.games.fow5.faces import make_face
from arbiter.games.fow5.game import LIBRARY
from arbiter.kernel.decisions import ChooseAction
from arbiter.kernel.traits import Face
from arbiter.testing import Table, scenario

LETTERS = {"light": "W", "fire": "R", "water": "U", "wind": "G", "darkness": "B"}


def written(
    name: str,
    kind: str,
    *text: str,
    cost: str | None = "{0}",
    size: tuple[int, int] | None = None,
    race: str = "",
    **more: object,
) -> Face:
    """A card of the kind with these paragraphs; every one of them must be read and carried out."""
    card: dict[str, object] = {"id": name.lower().replace(" ", "-"), "name": name, "type": [kind], "race": race, **more}
    if cost is not None:
        card["cost"] = cost
    if size is not None:
        card["atk"], card["def"] = size
    face = make_face({**card, "abilities": list(text)}, LIBRARY)
    assert "problem" not in face.extra, face.extra["problem"]
    return face


def resonator(name: str, *text: str, cost: str = "{0}", size: tuple[int, int] = (500, 500), **more: object) -> Face:
    return written(name, "Resonator", *text, cost=cost, size=size, **more)


def chant(name: str, *text: str, cost: str = "{0}", **more: object) -> Face:
    return written(name, "Spell: Chant", *text, cost=cost, **more)


def instant(name: str, *text: str, cost: str = "{0}", **more: object) -> Face:
    return written(name, "Spell: Chant-Instant", *text, cost=cost, **more)


def standby(name: str, *text: str, cost: str = "{0}", **more: object) -> Face:
    return written(name, "Spell: Chant-Standby", *text, cost=cost, **more)


def addition(name: str, subtype: str, *text: str, cost: str = "{0}", **more: object) -> Face:
    return written(name, f"Addition: {subtype}", *text, cost=cost, **more)


def regalia(name: str, *text: str, cost: str = "{0}", **more: object) -> Face:
    return written(name, "Regalia", *text, cost=cost, **more)


def stone(name: str, *text: str, kind: str = "Special Magic Stone", **more: object) -> Face:
    return written(name, kind, *text, cost=None, **more)


def basic_stone(attribute: str) -> Face:
    return stone(f"{attribute.title()} Magic Stone", f"{{Rest}}: Produce {{{LETTERS[attribute]}}}.", kind="Magic Stone")


def ruler(
    name: str, *text: str, judged: tuple[str, ...] = (), size: tuple[int, int] = (1000, 1000), **more: object
) -> Face:
    """A ruler whose J-ruler side is called "Judge of" it, with the text `judged`."""
    back = {"name": f"Judge of {name}", "type": ["J-ruler"], "atk": size[0], "def": size[1], "abilities": list(judged)}
    return written(name, "Ruler", *text, cost=None, other=[{**back, **more}], **more)


STONES = tuple(basic_stone(attribute) for attribute in LETTERS)
KESTREL = ruler("Kestrel", "[J-Activate] Pay {R}{1}.", attribute=["R"])
HERON = ruler("Heron", "[J-Activate] Pay {G}{1}.", attribute=["G"])
PUP = resonator("Pup", cost="{R}", size=(300, 300))
DOG = resonator("Dog", cost="{R}{1}", size=(600, 600))
ELK = resonator("Elk", cost="{G}{2}", size=(900, 900))


def table(*faces: Face, stones: int = 0, number: int = 3, rulers: bool = True, format: str = "bifrost") -> Table:
    """Player 0 in their main phase, with so many fire stones in the magic stone area."""
    made = scenario("fow5", format=format).faces(PUP, DOG, ELK, *STONES, KESTREL, HERON, *faces)
    if rulers:
        made.zone(0, "ruler", "Kestrel").zone(1, "ruler", "Heron")
    made.zone(0, "stones", *["Fire Magic Stone"] * 2).zone(1, "stones", *["Wind Magic Stone"] * 2)
    for _ in range(stones):
        made.zone(0, "stone_area", "Fire Magic Stone")
    return made.turn(0, number=number)


def may_battle(table: Table) -> bool:
    """May the player with priority initiate battle now?"""
    question = table.begin().question
    return isinstance(question, ChooseAction) and any(action.kind == "battle" for action in question.actions)
