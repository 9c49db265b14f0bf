"""Priming, what may be used or cast and by whom, what cannot happen: what random breaks of the rules showed."""

from __future__ import annotations

import pytest

from arbiter.games.fftcg.game import LIBRARY
from arbiter.kernel.traits import Face, Traits
from arbiter.script import abilities as ab
from arbiter.script import statements as st
from arbiter.script.amounts import Number
from arbiter.script.base import Lasting, Quality, Stat, Statement
from arbiter.script.effects import Draw, Modify
from arbiter.script.nouns import EACH, OPPONENT, YOU, Every, Group, Is, Self
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


# ---------------------------------------------------------------- counting, paying, layers


@pytest.mark.rule("fftcg", "15.2.9.4.1.2")
def test_what_is_said_of_another_forward_is_not_said_of_the_primed_one() -> None:
    changes = (st.SetStat(Stat.POWER, Number(1000)), st.AddKeyword("brave"))
    scouts = Every(Group((Is(Quality.NAME, "Scout"),), ("field",), EACH))
    spell = (LIBRARY.program(ab.Spell("does", effects=(Modify(scouts, changes, Lasting.TURN),))),)
    traits = Traits(frozenset({"Act"}), frozenset({"summon"}), frozenset({"fire"}), NONE, NONE, 0, programs=spell)
    table = forward(vessel().faces(Face("act", "Act", traits, "")), "Scout").field(0, "Scout").hand(0, "Act")
    table.deck(0, "Great Wake").play(0, "Act").resolve().use(0, "Clay Vessel", "priming", targets=["Great Wake"])
    assert table.has("Scout", "brave") and table.power("Scout") == 1000
    assert not table.has("Great Wake", "brave") and table.power("Great Wake") == 9000


@pytest.mark.rule("fftcg", "15.2.9.3")
def test_the_opponents_character_is_not_primed() -> None:
    table = scenario("fftcg").define(name="Clay Vessel", element=["fire"], cost=2, power=5000, text=PRIMES)
    table.sources(0, fire=2).field(1, "Clay Vessel")
    assert not any(option.startswith("priming") for option in table.options())


@pytest.mark.rule("fftcg", "11.6.2", "9.1.1")
def test_once_a_turn_is_once_in_each_players_turn() -> None:
    text = "{0}: Draw 1 card. You can only use this ability once per turn."
    table = forward(scenario("fftcg"), "Scout", text=text).field(0, "Scout").use(0, "Scout").resolve()
    assert not table.can("use", 0, "Scout")
    table.to("main1", 1).passes(1)
    assert table.can("use", 0, "Scout")


@pytest.mark.rule("fftcg", "12.4.8")
def test_the_controller_of_a_sixth_backup_gives_up_one() -> None:
    table = stage(Grab="Choose 1 Backup opponent controls. You gain control of it.").sources(0, water=4)
    table.define(name="Prize", type="backup", element=["ice"], cost=1, text="").field(1, "Prize")
    table.play(0, "Grab", targets=["Prize"]).resolve().expect(player=0, why="too many backups").choose("Prize")
    assert table.zone_names(1, "break") == ["Prize"] and len(table.field_names(0)) == 5


@pytest.mark.rule("fftcg", "11.4.6.2", "11.4.6")
def test_a_card_paid_with_any_element_and_reduced_to_nothing_costs_nothing() -> None:
    rules = (st.PayRule(ANY, "any_colour"), st.CostChange(ANY, YOU, Number(2)))
    table = forward(scenario("fftcg").faces(edict(*rules)), "Scout").field(0, "Edict", rested=True).hand(0, "Scout")
    assert table.play(0, "Scout").is_on_field("Scout", 0)


@pytest.mark.rule("fftcg", "11.2.1.1", "2.1")
def test_backups_that_a_text_lets_produce_other_elements() -> None:
    backups = Group((Is(Quality.TYPE, "backup"),), ("field",), YOU)
    table = forward(scenario("fftcg").faces(edict(st.Produces(backups, ("ice",)))), "Scout", cost=3).hand(0, "Scout")
    table.field(0, "Edict").sources(0, fire=2)
    assert table.play(0, "Scout").is_on_field("Scout", 0)


@pytest.mark.rule("fftcg", "11.12.4.6")
def test_more_power_is_added_to_what_a_monster_has_as_a_forward() -> None:
    more = st.Affects(
        Every(Group((Is(Quality.TYPE, "monster"),), ("field",), YOU)), (st.AddStat(Stat.POWER, Number(1000)),)
    )
    text = "{0}: Until the end of the turn, Slime also becomes a Forward with 4000 power."
    table = scenario("fftcg").faces(edict(more)).define(name="Slime", type="monster", cost=1, text=text)
    table.field(0, "Edict", "Slime").use(0, "Slime").resolve()
    assert table.power("Slime") == 5000


@pytest.mark.rule("fftcg", "15.2.8.3")
def test_equal_cards_of_the_lb_deck_are_offered_once() -> None:
    fields = {"type": "forward", "element": ["fire"], "cost": 1, "power": 1000, "text": "‹Limit Break -- 1›"}
    table = scenario("fftcg").define(name="Last Light", **fields)
    table.zone(0, "limit", "Last Light", "Last Light", "Last Light").sources(0, fire=1)
    assert table.acts(0, "character") == ["Last Light"]


@pytest.mark.rule("fftcg", "9.5.1.3", "9.5.1.4", "11.8.18")
def test_a_state_that_holds_when_the_effects_of_the_turn_have_ended_triggers_then() -> None:
    becomes = "{0}: Until the end of the turn, Slime also becomes a Forward with 4000 power."
    lamp = "If you don't control any Forwards, put Lamp into the Break Zone."
    table = forward(stage(Smash="Choose 1 Forward. Break it."), "Scout").field(0, "Scout")
    table.define(name="Slime", type="monster", cost=1, text=becomes).field(0, "Slime")
    table.define(name="Lamp", type="monster", cost=1, text=lamp).field(0, "Lamp")
    table.use(0, "Slime").resolve().play(0, "Smash", targets=["Scout"]).resolve()
    assert table.is_on_field("Lamp") and table.stack() == []
    table.to("cleanup")
    assert table.stack() == ["Lamp"] and table.active == 0


@pytest.mark.rule("fftcg", "11.4.6", "2.2")
def test_a_limit_of_casts_counts_ones_own_casts_alone() -> None:
    table = forward(
        scenario("fftcg").faces(edict(st.Permit("casts_per_turn", who=EACH, amount=Number(2)))), "Scout", cost=0
    )
    table.define(name="Word", type="summon", element=["fire"], cost=0, text="Draw 1 card.")
    table.field(0, "Edict", rested=True).hand(0, "Word", "Word", "Word").hand(1, "Word")
    table.play(0, "Word").passes(0).play(1, "Word").resolve_all()
    assert table.can("play", 0, "Word")
    assert not table.play(0, "Word").resolve().can("play", 0, "Word")
