"""Priming, what may be used or cast and by whom, what cannot happen: what random breaks of the rules showed."""

from __future__ import annotations

import pytest

from arbiter.games.fftcg.game import LIBRARY
from arbiter.kernel.traits import Face, Traits
from arbiter.script import abilities as ab
from arbiter.script import statements as st
from arbiter.script.amounts import Number
from arbiter.script.base import Quality, Statement
from arbiter.script.effects import Draw
from arbiter.script.nouns import EACH, OPPONENT, YOU, Group, Is, Self
from arbiter.script.patterns import Searches
from arbiter.testing import Table, scenario
from tests.games.fftcg.stages import forward, stage

pytestmark = pytest.mark.both_seats

NONE: frozenset[str] = frozenset()
ANY = Group((), (), EACH)
PRIMES = '‹Priming "Great Wake" --› {Fire}{1}'


def backup(name: str, ability: ab.Ability) -> Face:
    types, fire = frozenset({"backup"}), frozenset({"fire"})
    traits = Traits(frozenset({name}), types, fire, NONE, NONE, 2, programs=(LIBRARY.program(ability),))
    return Face(name.lower(), name, traits, "")


def edict(*statements: Statement) -> Face:
    """A Backup whose field ability says this."""
    return backup("Edict", ab.Static("says", None, statements))


# ---------------------------------------------------------------- Priming


def vessel(**top: object) -> Table:
    table = scenario("fftcg").define(name="Clay Vessel", element=["fire"], cost=2, power=5000, text=PRIMES)
    table.define(**{"name": "Great Wake", "element": ["ice"], "cost": 7, "power": 9000, **top})
    return table.sources(0, fire=2).field(0, "Clay Vessel")


@pytest.mark.rule("fftcg", "15.2.9.3.1", "11.8.6")
@pytest.mark.parametrize("found", [True, False])
def test_priming_searches_the_deck_and_that_is_heard_of(found: bool) -> None:
    heard = ab.Triggered("when you search", None, Searches(YOU), None, (Draw(YOU, Number(1)),))
    table = vessel().faces(backup("Clerk", heard)).field(0, "Clerk", rested=True).deck(0, *["Great Wake"] * found)
    table.use(0, "Clay Vessel", "priming", targets=[["Great Wake"] * found] if found else None)
    assert table.stack() == ["Clerk"]


@pytest.mark.rule("fftcg", "15.2.9.3.1")
def test_a_summon_of_that_name_is_not_laid_on_the_character() -> None:
    table = vessel(type="summon", power=None, text="Draw 1 card.").deck(0, "Great Wake")
    table.use(0, "Clay Vessel", "priming")
    assert table.is_on_field("Clay Vessel", 0) and not table.is_on_field("Great Wake", 0)


@pytest.mark.rule("fftcg", "15.2.9.3.1")
def test_the_opponents_deck_is_not_searched() -> None:
    table = vessel().deck(1, "Great Wake").use(0, "Clay Vessel", "priming")
    assert table.is_on_field("Clay Vessel", 0) and "Great Wake" in table.zone_names(1, "deck")


HALVE = "Choose up to 2 Forwards. Their power becomes 1000 until the end of the turn."


@pytest.mark.rule("fftcg", "15.2.9.4.1.2", "15.2.9.3.2")
def test_what_set_the_power_of_two_forwards_goes_on_for_the_one_that_is_not_primed() -> None:
    table = vessel().define(name="Halve", type="summon", element=["fire"], cost=1, text=HALVE).sources(0, fire=1)
    forward(table, "Scout").field(1, "Scout").hand(0, "Halve").deck(0, "Great Wake")
    table.play(0, "Halve", targets=["Clay Vessel", "Scout"]).resolve()
    assert table.power("Clay Vessel") == table.power("Scout") == 1000
    table.use(0, "Clay Vessel", "priming", targets=["Great Wake"])
    assert table.power("Great Wake") == 9000 and table.power("Scout") == 1000


# ---------------------------------------------------------------- casting and using


@pytest.mark.rule("fftcg", "11.4.6", "2.1")
@pytest.mark.parametrize(("who", "able"), [(YOU, True), (OPPONENT, False)])
def test_a_text_lets_cards_be_paid_for_with_cp_of_any_element(who: object, able: bool) -> None:
    rule = st.PayRule(ANY, "any_colour", who)  # type: ignore[arg-type]
    table = forward(scenario("fftcg").faces(edict(rule)), "Scout").sources(0, fire=2).hand(0, "Scout")
    table.field(0, "Edict", rested=True)
    assert table.can("play", 0, "Scout") is able
    if able:
        table.play(0, "Scout")
        assert table.is_on_field("Scout", 0)


@pytest.mark.rule("fftcg", "11.6.2.2")
@pytest.mark.parametrize("number", [1, 3])
def test_who_has_just_come_does_not_dull_for_an_ability_not_even_in_the_first_turn(number: int) -> None:
    table = forward(scenario("fftcg"), "Scout", text="{Dull}: Draw 1 card.").turn(0, "main1", number)
    assert not table.field(0, "Scout", fresh=True).can("use", 0, "Scout")
    assert table.why_not(0, "Scout") == ["11.6.2.2"]


@pytest.mark.rule("fftcg", "11.4.1")
def test_equal_cards_of_the_hand_are_offered_once() -> None:
    table = forward(scenario("fftcg"), "Scout", element=["fire"]).sources(0, fire=2).hand(0, "Scout", "Scout")
    assert table.acts(0, "character") == ["Scout"]


@pytest.mark.rule("fftcg", "2.2", "11.3.1")
def test_what_a_card_says_of_casting_itself_is_not_said_of_others_by_it() -> None:
    text = "You cannot cast Sulk if you control no Forwards."
    table = scenario("fftcg").define(name="Sulk", type="forward", element=["fire"], cost=1, power=1000, text=text)
    forward(table, "Scout", element=["fire"], cost=1).sources(0, fire=2).hand(0, "Sulk", "Scout")
    assert table.acts(0, "character") == ["Scout"]
    table.play(0, "Scout")
    assert table.acts(0, "character") == ["Sulk"]


# ---------------------------------------------------------------- what cannot be


@pytest.mark.rule("fftcg", "2.2", "6.5.1")
def test_a_forward_that_is_dealt_no_damage_can_still_be_dulled_and_broken() -> None:
    said = ab.Static("no damage", None, (st.Affects(Self(), (st.Mark("no_damage"),)),))
    types, ice = frozenset({"forward"}), frozenset({"ice"})
    programs = (LIBRARY.program(said),)
    traits = Traits(frozenset({"Stone"}), types, ice, NONE, NONE, 2, 5000, 0, 0, 0, NONE, NONE, programs)
    table = stage(
        Burn="Choose 1 Forward. Deal it 3000 damage.",
        Dim="Choose 1 Forward. Dull it.",
        Smash="Choose 1 Forward. Break it.",
    ).faces(Face("stone", "Stone", traits, ""))
    table.field(1, "Stone").play(0, "Burn", targets=["Stone"]).resolve()
    assert table.damage_on("Stone") == 0
    assert table.play(0, "Dim", targets=["Stone"]).resolve().is_rested("Stone")
    assert table.play(0, "Smash", targets=["Stone"]).resolve().zone_names(1, "break") == ["Stone"]


@pytest.mark.rule("fftcg", "7.7.4", "2.1")
@pytest.mark.parametrize(
    ("name", "who", "able"),
    [("two_light", YOU, True), ("two_light", OPPONENT, False), ("two_dark", YOU, False)],
)
def test_two_light_characters_where_a_text_permits_them(name: str, who: object, able: bool) -> None:
    permit = st.Permit(name, Group((Is(Quality.TYPE, "forward"),), (), EACH), who)  # type: ignore[arg-type]
    table = forward(scenario("fftcg").faces(edict(permit)), "Dawn", element=["light"], cost=1)
    forward(table, "Noon", element=["light"], cost=1).field(0, "Dawn").field(0, "Edict", rested=True)
    table.sources(0, fire=2).hand(0, "Noon")
    assert table.can("play", 0, "Noon") is able
