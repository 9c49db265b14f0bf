"""Chapter 1200: rule processes."""

from __future__ import annotations

import pytest

from arbiter.kernel.traits import Face
from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script import statements as st
from arbiter.script.amounts import Number
from arbiter.script.base import Effect, How, Quality, Stat
from arbiter.script.costs import Cost, Mana, PayResource
from arbiter.script.nouns import OPPONENT, YOU, Bound, Every, Group, HostOf, Is, Same, Self
from arbiter.script.patterns import Breaks, Moves
from tests.games.fow.plain import make
from tests.games.fow.tables import table
from tests.games.fow.written import chant as written_chant
from tests.games.fow.written import regalia
from tests.games.fow.written import resonator as written_resonator

RESONATORS = Group((Is(Quality.TYPE, "resonator"),), ("field",))
J_RULERS = Group((Is(Quality.TYPE, "j_ruler"),), ("field",))
THIS = Group((Same(Self()),), ("field",))


def chant(name: str, *effects: Effect) -> Face:
    return make(name, "chant", price=Mana(), keywords=("quickcast",), abilities=(ab.Spell(name, None, effects),))


def weaken(group: Group, amount: int) -> fx.Modify:
    return fx.Modify(Every(group), (st.AddStat(Stat.GUARD, Number(amount), -1),))


@pytest.mark.rule("fow", "1202.1", "103.1", "103.2", "105.4")
def test_no_life_left_loses_the_game() -> None:
    t = table().resources(1, life=600).field(0, "fire 2").attack("fire 2").to("battle_damage")
    assert t.over and t.winner == 0


@pytest.mark.rule("fow", "1202.1")
def test_whoever_pays_the_last_of_their_life_has_lost_before_anybody_gets_priority() -> None:
    singe = ab.Activated("singe", None, Cost((PayResource("life", Number(200)),)), (fx.Draw(YOU, Number(1)),))
    moth = make("Moth", "resonator", price=Mana(), atk=100, dfn=100, abilities=(singe,))
    t = table(moth).resources(0, life=200).field(0, "Moth").use(0, "Moth")
    assert t.over and t.winner == 1


@pytest.mark.rule("fow", "103.3", "1202.1")
def test_both_players_without_life_draw() -> None:
    drain = chant("Drain", fx.DealPlayer(Number(500), YOU), fx.DealPlayer(Number(500), OPPONENT))
    t = table(drain).resources(0, life=500).resources(1, life=500).hand(0, "Drain")
    t.play(0, "Drain").resolve()
    assert t.over and t.winner is None


@pytest.mark.rule("fow", "1202.2")
def test_too_few_cards_in_the_draw_phase_lose_and_elsewhere_they_do_not() -> None:
    t = table().deck(1, only=True).turn(0, number=3).to("end_last")
    t.passes().passes()
    while not t.over and t.active == 1 and t.step != "main":
        t.passes()
    assert t.over and t.winner == 0
    insight = chant("Insight", fx.Draw(YOU, Number(2)))
    t = table(insight).deck(0, "fire 1", only=True).hand(0, "Insight")
    t.play(0, "Insight").resolve()
    assert not t.over and t.hand_names(0) == ["fire 1"]


@pytest.mark.rule("fow", "1203.1", "1203.2")
def test_counters_of_opposite_kinds_go_together() -> None:
    t = (
        table()
        .field(0, "wind 3", counters={"+100/+100": 3, "-100/-100": 1})
        .field(0, "fire 2", counters={"+100/+100": 2, "-100/-100": 2})
    )
    assert (t.counters("wind 3", "+100/+100"), t.counters("wind 3", "-100/-100")) == (2, 0)
    assert (t.counters("fire 2", "+100/+100"), t.counters("fire 2", "-100/-100")) == (0, 0)
    assert t.power("wind 3") == 1100


@pytest.mark.rule("fow", "1204.1", "208.2")
def test_damage_as_large_as_its_def_destroys_a_resonator() -> None:
    t = table().field(0, "fire 2", damage=500).field(1, "fire 2", damage=600)
    assert t.is_on_field("fire 2", 0) and t.zone_names(1, "graveyard") == ["fire 2"]


@pytest.mark.rule("fow", "1204.1a")
def test_it_is_destroyed_by_the_source_of_the_damage() -> None:
    proud = make(
        "Proud",
        "resonator",
        atk=900,
        dfn=900,
        abilities=(
            ab.Triggered(
                "destroys", None, Breaks(THIS, RESONATORS), None, (fx.GainResource(YOU, "life", Number(100)),)
            ),
        ),
    )
    t = table(proud).field(0, "Proud").field(1, "fire 2", rested=True).attack("Proud", at="fire 2").to("battle_damage")
    assert t.stack() == ["Proud"]


@pytest.mark.rule("fow", "1204.1b")
def test_what_was_to_be_destroyed_and_was_not_loses_its_damage() -> None:
    saved = st.Replace(Moves(THIS, "field", "graveyard", How.DESTROY), ())
    stubborn = make("Stubborn", "resonator", atk=500, dfn=500, abilities=(ab.Static("saved", None, (saved,)),))
    t = table(stubborn).field(0, "Stubborn", damage=700)
    assert t.is_on_field("Stubborn") and t.damage_on("Stubborn") == 0


@pytest.mark.rule("fow", "1010.3", "1139.2")
def test_what_cannot_be_destroyed_keeps_its_damage_and_stays() -> None:
    lasting = make("Lasting", "resonator", atk=500, dfn=500, keywords=("eternal",))
    t = table(lasting).field(0, "Lasting", damage=700)
    assert t.is_on_field("Lasting") and t.damage_on("Lasting") == 700


@pytest.mark.rule("fow", "1205.1")
def test_no_def_left_puts_a_resonator_into_the_graveyard_without_destroying_it() -> None:
    lasting = make("Lasting", "resonator", atk=500, dfn=500, keywords=("eternal",))
    t = table(lasting, chant("Wither", weaken(RESONATORS, 500))).field(0, "Lasting").hand(0, "Wither")
    t.play(0, "Wither").resolve()
    assert t.zone_names(0, "graveyard") == ["Wither", "Lasting"] or t.zone_names(0, "graveyard") == [
        "Lasting",
        "Wither",
    ]


@pytest.mark.rule("fow", "1205.6", "1024.1", "1024.2", "1109.3")
def test_a_j_ruler_without_def_goes_back_to_the_ruler_area_and_is_astral() -> None:
    t = table(chant("Wither", weaken(J_RULERS, 1000)), rulers=False).field(0, "fire judge").hand(0, "Wither")
    t.play(0, "Wither").resolve()
    assert t.zone_names(0, "ruler") == ["fire ruler"] and t.counters("fire ruler", "astral") == 1


@pytest.mark.rule("fow", "1205.7", "716.4a")
def test_a_warden_without_willpower_goes_to_the_graveyard() -> None:
    warden = make("Warden", "warden", willpower=4)
    t = table(warden).zone(0, "ruler", "Warden").zone(1, "ruler", "Warden", counters={"willpower": 1})
    assert t.zone_names(0, "graveyard") == ["Warden"] and "Warden" in t.zone_names(1, "ruler")


@pytest.mark.rule("fow", "1205.8")
def test_of_mythic_entities_with_one_name_one_is_kept() -> None:
    myth = make("Myth", "resonator", atk=500, dfn=500, flags=("mythic",))
    t = table(myth).field(0, "Myth", damage=100).field(0, "Myth").field(1, "Myth")
    t.expect(kind="objects", player=0, why="keep one")
    t.choose(t.card("Myth", 0, zone="field", index=1))
    assert t.field_names(0).count("Myth") == 1 and t.damage_on("Myth", 0) == 0
    assert t.is_on_field("Myth", 1)


@pytest.mark.rule("fow", "1205.9", "716.5a")
def test_of_wardens_with_one_name_one_is_kept() -> None:
    warden = make("Warden", "warden", willpower=4)
    t = (
        table(warden)
        .zone(0, "ruler", "Warden", counters={"willpower": 1})
        .zone(0, "ruler", "Warden", counters={"willpower": 3})
    )
    t.choose(t.card("Warden", 0, zone="ruler", index=1))
    assert t.zone_names(0, "ruler").count("Warden") == 1 and t.counters("Warden", "willpower") == 3


@pytest.mark.rule("fow", "1206.1", "105.4a")
def test_life_is_rounded_up_to_hundreds() -> None:
    t = table().resources(0, life=3950).resources(1, life=1)
    assert (t.resource(0, "life"), t.resource(1, "life")) == (4000, 100)


def addition() -> Face:
    grows = ab.Static("grows", None, (st.Affects(HostOf(Self()), (st.AddStat(Stat.POWER, Number(200)),)),))
    text = (fx.Choose(1, RESONATORS, Number(1), Number(1)), fx.Attach(Self(), Bound(1)))
    return make("Crown", "addition", price=Mana(), abilities=(ab.Spell("crown", None, text), grows))


@pytest.mark.rule("fow", "1002.2", "1002.1a", "702.3a")
def test_an_addition_enters_the_field_added_to_its_target() -> None:
    t = table(addition()).field(0, "fire 2", "fire 1").hand(0, "Crown")
    t.play(0, "Crown", targets=["fire 2"]).resolve()
    assert t.is_on_field("Crown") and t.power("fire 2") == 800 and t.power("fire 1") == 300


@pytest.mark.rule("fow", "1207.1", "1002.6")
def test_an_addition_whose_card_is_gone_goes_to_the_graveyard() -> None:
    t = table(addition(), chant("Wither", weaken(RESONATORS, 600))).field(0, "fire 2").hand(0, "Crown", "Wither")
    t.play(0, "Crown", targets=["fire 2"]).resolve()
    t.play(0, "Wither").resolve()
    assert sorted(t.zone_names(0, "graveyard")) == ["Crown", "Wither", "fire 2"]


@pytest.mark.rule("fow", "1002.2")
def test_an_addition_whose_target_is_gone_does_not_enter() -> None:
    t = (
        table(addition(), chant("Wither", weaken(RESONATORS, 600)))
        .field(0, "fire 2")
        .hand(0, "Crown")
        .hand(0, "Wither")
    )
    t.play(0, "Crown", targets=["fire 2"]).play(0, "Wither").resolve_all()
    assert sorted(t.zone_names(0, "graveyard")) == ["Crown", "Wither", "fire 2"]


@pytest.mark.rule("fow", "1201.1")
def test_processes_are_performed_in_the_order_in_which_they_are_listed() -> None:
    """What has no DEF goes before «Mythic» names are compared: nobody is asked which one to keep."""
    myth = make("Myth", "resonator", atk=500, dfn=500, flags=("mythic",))
    t = table(myth).field(0, "Myth", counters={"-100/-100": 5}).field(0, "Myth")
    assert t.asked == 0 and t.match.question is not None and t.match.question.why == "priority"
    assert t.field_names(0).count("Myth") == 1 and t.zone_names(0, "graveyard") == ["Myth"]


@pytest.mark.rule("fow", "1007.2", "1007.1")
def test_damage_to_players_and_resonators() -> None:
    hit = chant("Hit", fx.Deal(Number(300), Every(RESONATORS)), fx.DealPlayer(Number(700), YOU))
    t = table(hit).field(1, "fire 2").hand(0, "Hit")
    t.play(0, "Hit").resolve()
    assert t.damage_on("fire 2") == 300 and t.resource(0, "life") == 3300


@pytest.mark.rule("fow", "1202.2")
def test_who_cannot_draw_enough_loses_only_in_their_own_draw_phase() -> None:
    rush = regalia("Rush", "At the beginning of your opponent's draw phase >>> Draw two cards.")
    t = table(rush).field(0, "Rush").deck(0, "fire 1", only=True).deck(1, 9).keep_decks().next_turn().resolve_all()
    assert t.hand_size(0) == 1 and not t.over
    slow = regalia("Slow", "At the beginning of your draw phase >>> Draw two cards.")
    t = table(slow).field(1, "Slow").deck(1, "fire 1", only=True).deck(0, 9).keep_decks().next_turn().resolve_all()
    assert t.over and t.winner == 0


@pytest.mark.rule("fow", "1201.1", "1204.1", "1205.1")
def test_what_has_damage_and_no_def_left_is_destroyed_before_it_is_put_away() -> None:
    bell = regalia("Bell", "Whenever a resonator is destroyed >>> You gain 100 life.")
    wither = written_chant("Wither", "Target resonator gains [-300/-300] until end of turn.")
    t = table(bell, wither).field(0, "Bell").field(1, "fire 1", damage=100).hand(0, "Wither").play(0, "Wither")
    assert t.resolve_all().resource(0, "life") == 4100
    t = table(bell, wither).field(0, "Bell").field(1, "fire 1").hand(0, "Wither").play(0, "Wither").resolve_all()
    assert t.resource(0, "life") == 4000 and t.zone_names(1, "graveyard") == ["fire 1"]


@pytest.mark.rule("fow", "1010.3", "1204.1b", "1139.2")
def test_damage_on_an_eternal_card_stays_and_counts_once_it_can_be_destroyed() -> None:
    lasting = written_resonator("Lasting", "[Eternal]", size=(500, 500))
    mortal = written_chant("Mortal", "Target resonator loses [Eternal] until end of turn.")
    t = table(lasting, mortal).field(1, "Lasting", damage=700).hand(0, "Mortal")
    assert t.damage_on("Lasting") == 700
    assert t.play(0, "Mortal").resolve().zone_names(1, "graveyard") == ["Lasting"]
    wither = written_chant("Wither", "Target resonator gains [-500/-500] until end of turn.")
    t = table(lasting, wither).field(1, "Lasting", damage=700).hand(0, "Wither").play(0, "Wither").resolve()
    assert t.zone_names(1, "graveyard") == ["Lasting"]  # 1205.1  put there, not destroyed
