"""Cards written in the game's own English, for tests of what texts do."""

from __future__ import annotations

from arbiter.games.fow.faces import make_face
from arbiter.games.fow.game import LIBRARY
from arbiter.kernel.traits import Face


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


def chant(name: str, *text: str, cost: str = "{0}", **more: object) -> Face:
    return written(name, "Chant", *text, cost=cost, **more)


def resonator(name: str, *text: str, cost: str = "{1}", size: tuple[int, int] = (500, 500), **more: object) -> Face:
    return written(name, "Resonator", *text, cost=cost, size=size, **more)


def regalia(name: str, *text: str, cost: str = "{1}", **more: object) -> Face:
    return written(name, "Regalia", *text, cost=cost, **more)


def refused(kind: str, *text: str, **more: object) -> str:
    """Why a card with these paragraphs is not carried out."""
    card = {"id": "refused", "name": "Refused", "type": [kind], "cost": "{0}", **more, "abilities": list(text)}
    return make_face(card, LIBRARY).extra["problem"]
