"""Section 3: the zones: who sees what, what may lie where, columns, and what moving does to a card."""

from __future__ import annotations

import pytest

from arbiter.games.gateruler import placing
from arbiter.games.gateruler.game import RULES
from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script import statements as st
from arbiter.script.amounts import Number
from arbiter.script.base import Effect, How, Lasting, Op, Position, Quality, Stat
from arbiter.script.nouns import EACH, OPPONENT, YOU, AddedTo, AnyOf, Bound, Every, Group, Is, Self, StatIs
from arbiter.script.patterns import Moves, StepBegins
from arbiter.testing import Table
from tests.games.gateruler.plain import ACTIVE, DRAW, RIVAL, event, geas, make, ruler, table, unit, when

ANY = Group((), ())
FRONT = Group((), ("front",))


def cards(made: Table, viewer: int, zone: str, player: int) -> list[str]:
    """The names of a pile as a player sees it; a hidden card is "?"."""
    pile = made.view(viewer)["zones"][zone][player]  # type: ignore[index]
    return [card.get("name", "?") for card in pile.get("cards", ["?"] * pile["count"])]


def using(name: str, *effects: Effect) -> ab.Activated:
    """An activated ability without a cost."""
    return ab.Activated(name, effects=effects, zones=(*ACTIVE, "hand"))


# ---------------------------------------------------------------- 3-2  basics


@pytest.mark.rule("gateruler", "3-2a", "3-18b")
def test_every_zone_is_a_players_own_but_the_gate() -> None:
    assert [spec.name for spec in RULES.zones if spec.shared] == ["gate"]
    made = table().hand(0, "Trick").zone(0, "resource", "Well")
    made.play(0, "Trick")
    shown = made.view(1)["zones"]["gate"]["cards"]  # type: ignore[index]
    assert [card["name"] for card in shown] == ["Trick"]


@pytest.mark.rule("gateruler", "3-2a-1", "3-6b", "3-6d")
def test_ruler_front_row_set_and_field_zones_are_in_play() -> None:
    assert RULES.in_play == ("front", "ruler", "set", "field")
    assert placing.PLACES[3, 1] == (1, 2, 3, 0)  # three attack zones and a defense zone make the front row


@pytest.mark.rule("gateruler", "3-2b", "3-2b-1", "3-2b-2", "3-2b-3", "3-5b", "3-4b")
def test_hands_are_their_owners_to_see_and_decks_nobodys_but_everybody_counts_them() -> None:
    made = table().hand(0, "Trick", "Spark")
    assert cards(made, 0, "hand", 0) == ["Trick", "Spark"]
    assert cards(made, 1, "hand", 0) == ["?", "?"]
    deck = made.view(0)["zones"]["deck"][0]  # type: ignore[index]
    assert deck == {"count": 30}


@pytest.mark.rule("gateruler", "3-10b", "3-12c", "3-3b", "3-3b-1", "3-3b-3")
def test_set_and_drive_zones_are_revealed_to_their_owner_alone() -> None:
    made = table().zone(0, "set", "Trick").zone(0, "drive", "Scout")
    for zone, name in (("set", "Trick"), ("drive", "Scout")):
        assert cards(made, 0, zone, 0) == [name] and cards(made, 1, zone, 0) == ["?"]
        assert not made.obj(name).face_up


@pytest.mark.rule("gateruler", "3-8b", "3-9b", "14-19b")
def test_face_down_units_are_seen_by_their_controller_alone() -> None:
    made = table().field(0, "Scout").field(0, "Guard", face_up=False).field(0, "Giant", place=0, face_up=False)
    for name in ("Guard", "Giant"):
        made.obj(name).seen = 1
    assert cards(made, 0, "front", 0) == ["Scout", "Guard", "Giant"]
    assert cards(made, 1, "front", 0) == ["Scout", "?", "?"]


@pytest.mark.rule("gateruler", "3-13b", "3-13b-1", "3-13c", "3-14b", "3-14c")
def test_face_down_damage_is_its_owners_to_see_and_face_down_charges_nobodys() -> None:
    made = table().zone(0, "damage", "Scout").zone(0, "damage", "Guard", face_up=False, seen=(0,))
    assert cards(made, 0, "damage", 0) == ["Scout", "Guard"]
    assert cards(made, 1, "damage", 0) == ["Scout", "?"]
    made = table().field(0, "Giant").zone(0, "charge", "Scout", host="Giant")
    made.zone(0, "charge", "Guard", host="Giant", face_up=False)
    assert cards(made, 0, "charge", 0) == cards(made, 1, "charge", 0) == ["Scout", "?"]


@pytest.mark.rule("gateruler", "3-7b", "3-11b", "3-15b", "3-16b", "3-17b", "3-19b")
def test_the_other_zones_are_revealed_to_all() -> None:
    made = table().zone(0, "field", "Meadow").zone(0, "graveyard", "Scout").zone(0, "resource", "Well")
    made.zone(0, "removed", "Guard").zone(0, "counter", "Giant")
    for zone in ("ruler", "field", "graveyard", "resource", "removed", "counter"):
        assert "?" not in cards(made, 1, zone, 0)


@pytest.mark.rule("gateruler", "3-2b-4", "14-4b-4e")
def test_a_hidden_card_cannot_be_chosen_for_what_it_is() -> None:
    """A face-down set card is not known to be an event, so a text that asks for one does not find it."""
    hunter = unit("Hunter", abilities=(using("hunt", choose(Group((IS_EVENT,), ("set",), OPPONENT)), DESTROY),))
    made = table(hunter).field(0, "Hunter").zone(1, "set", "Trick")
    assert not made.can("use", 0, "Hunter")


IS_EVENT = Is(Quality.TYPE, "event")
IS_UNIT = Is(Quality.TYPE, "unit")
DESTROY = fx.Destroy(Bound(1))


def choose(group: Group, low: int = 1, high: int = 1) -> fx.Choose:
    return fx.Choose(1, group, Number(low), Number(high))
