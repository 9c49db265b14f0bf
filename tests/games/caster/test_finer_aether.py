"""Aether at its edges: what is spent first, what costs nothing, what a token or a card lying face down is."""

from __future__ import annotations

import pytest

from arbiter.games.caster.aether import coin_face
from arbiter.games.caster.calling import back_of
from arbiter.games.caster.game import LIBRARY
from arbiter.kernel.traits import Face
from arbiter.script.amounts import Number
from arbiter.script.base import Quality, Stat
from arbiter.script.nouns import YOU, Every, Group, Is
from arbiter.script.statements import Affects, SetStat, SetWords
from tests.games.caster.plain import make, says
from tests.games.caster.tables import table
from tests.games.caster.written import servant

COIN = coin_face(LIBRARY)
CASTERS = Every(Group((Is(Quality.TYPE, "caster"),), side=YOU))


def numbers(face: Face) -> tuple[int, ...]:
    traits = face.traits
    return traits.cost, traits.power, traits.guard, traits.level, traits.strike


@pytest.mark.rule("caster", "403.6a", "306.6", "504.1b")
def test_a_coin_and_a_card_lying_face_down_have_no_numbers_but_the_level_of_a_caster() -> None:
    assert numbers(COIN) == (0, 0, 0, 0, 0) and COIN.traits.names == frozenset()
    down = back_of(LIBRARY, make("Bear", cost=5, atk=3000, dfn=2500))
    assert numbers(down) == (0, 0, 0, 1, 0) and down.traits.names == down.traits.colours == frozenset()


@pytest.mark.rule("caster", "403.6a", "907.1", "907.3")
def test_the_coin_is_an_aether_ability_and_not_answered() -> None:
    made = table().faces(COIN).field(0, "Coin", token=True).by_hand(0).act(0, "aether", "Coin")
    assert made.stack() == [] and made.pool(0) == ["void"]


@pytest.mark.rule("caster", "907.6", "209.5")
def test_a_caster_whose_level_is_nothing_produces_nothing() -> None:
    low = make("Low", "barrier", says(Affects(CASTERS, (SetStat(Stat.LEVEL, Number(0)),))))
    made = table().faces(low).field(0, "Low", "ada3").hand(0, "Pup")
    assert not made.can("play", 0, "Pup")
    assert table().faces(low).field(1, "Low").field(0, "ada3").hand(0, "Pup").can("play", 0, "Pup")


@pytest.mark.rule("caster", "1002.1", "907.2")
@pytest.mark.parametrize(
    ("field", "spent"),
    [
        (("ada1", "noone"), ["Noone"]),  # what has no element pays where none is asked for
        (("Gem", "ada1"), ["Ada"]),  # what has two is kept for what asks for either
        (("Coin", "ada1"), ["Ada"]),  # what is gone for good comes last
    ],
)
def test_of_what_could_pay_the_least_useful_is_spent_first(field: tuple[str, ...], spent: list[str]) -> None:
    gem = make("Gem", "caster", colours=("solis", "luna"), level=1)
    made = (
        table().faces(gem, COIN).define(name="Clock", type="Barrier", cost=1, element="Void", text="[1]: Draw a card.")
    )
    made.field(0, *field, "Clock").use(0, "Clock")
    assert [obj.face.name for obj in made.objects("field", 0) if obj.turned] == spent
    assert len(made.objects("field", 0)) == 3


@pytest.mark.rule("caster", "203.1", "204.2", "903.2g-5")
def test_what_a_card_costs_follows_its_cost_and_element_of_now() -> None:
    hand = Group((Is(Quality.TYPE, "servant"),), ("hand",), YOU)
    tide = make("Tide", "barrier", says(Affects(Every(hand), (SetWords(Quality.COLOUR, ("luna",)),))))
    free = make("Free", "barrier", says(Affects(Every(hand), (SetStat(Stat.COST, Number(0)),))))
    made = table().faces(tide).field(0, "Tide").sources(0, luna=1).hand(0, "Pup")
    assert made.can("play", 0, "Pup")
    assert not table().faces(tide).field(0, "Tide").sources(0, solis=1).hand(0, "Pup").can("play", 0, "Pup")
    made = table().faces(free).field(0, "Free").hand(0, "Bear").play(0, "Bear").resolve()
    assert made.option("recovered").is_on_field("Bear", 0)


@pytest.mark.rule("caster", "1108.2", "1108.1")
@pytest.mark.parametrize(("trait", "able"), [("Lamp", True), ("Moth", False)])
def test_united_front_looks_at_the_trait_of_the_caster_whose_aether_it_is(trait: str, able: bool) -> None:
    made = servant(table(), "Ally", text="[United Front] (Lamp)", cost=1, element="Luna")
    made.define(id="cal1", name="Cal", type="Caster", level=1, element="Solis", race=trait)
    assert made.field(0, "cal1").hand(0, "Ally").can("play", 0, "Ally") is able
