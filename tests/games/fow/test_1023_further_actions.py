"""Chapters 1023 to 1048: dice, astral rulers, extra turns, leaving a battle, EX areas, stacks and swaps."""

from __future__ import annotations

import pytest

from arbiter.kernel.traits import Face
from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script.amounts import Number, Times, X
from arbiter.script.base import Effect, Quality
from arbiter.script.costs import Mana
from arbiter.script.nouns import EACH, YOU, Bound, Every, Group, Is
from tests.games.fow.plain import make, two_sided
from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, resonator

HEN = resonator("Hen", size=(300, 300))
OX = resonator("Ox", size=(800, 800))
JUDGES = Group((Is(Quality.TYPE, "j_ruler"),), ("field",), EACH)
RULERS = Group((Is(Quality.TYPE, "ruler"),), ("ruler",), YOU)
RESONATORS = Group((Is(Quality.TYPE, "resonator"),), ("field",), EACH)


def doing(name: str, *effects: Effect, quick: bool = False) -> Face:
    words = ("quickcast",) if quick else ()
    return make(name, "chant", price=Mana((), 0), keywords=words, abilities=(ab.Spell("", None, effects),))


def chosen(slot: int, group: Group) -> fx.Choose:
    return fx.Choose(slot, group, Number(1), Number(1))


# ---------------------------------------------------------------- 1023  force


@pytest.mark.rule("fow", "1023.1", "1023.1a", "1023.2")
def test_force_adds_up_so_many_six_sided_dice() -> None:
    roll = doing("Roll", fx.Perform("force", amount=Number(2)), fx.GainResource(YOU, "life", Times(X(), 100)))
    totals = set()
    for seed in range(40):
        t = table(roll).hand(0, "Roll")
        t.position.seed = seed
        totals.add(t.play(0, "Roll").resolve().resource(0, "life") - 4000)
    assert totals <= {100 * n for n in range(2, 13)} and len(totals) > 4


# ---------------------------------------------------------------- 1024  astral


ASTRAL = doing("Dim", chosen(0, JUDGES), fx.Perform("astral", Bound(0)))
HEAL = doing("Mend", chosen(0, RULERS), fx.Perform("heal", Bound(0)))


@pytest.mark.rule("fow", "1024.3", "1039.1", "1024.1")
def test_a_j_ruler_made_astral_returns_and_cannot_be_judged() -> None:
    t = table(ASTRAL, rulers=False, stones=3).field(0, "fire judge").zone(1, "ruler", "wind ruler").hand(0, "Dim")
    t.play(0, "Dim").resolve()
    assert t.zone_of("fire ruler") == "ruler" and t.counters("fire ruler", "astral") == 1
    assert t.acts(0, "judgment") == []


@pytest.mark.rule("fow", "1024.6", "1024.7")
def test_a_healed_ruler_can_be_judged_again_and_keeps_everything_else() -> None:
    t = table(HEAL, rulers=False, stones=3).zone(1, "ruler", "wind ruler")
    t.zone(0, "ruler", "fire ruler", counters={"astral": 1, "mana": 2}).hand(0, "Mend")
    assert t.acts(0, "judgment") == []
    t.play(0, "Mend").resolve()
    assert t.counters("fire ruler", "astral") == 0 and t.counters("fire ruler", "mana") == 2
    assert t.acts(0, "judgment") == ["fire ruler"]


@pytest.mark.rule("fow", "1024.1")
def test_being_astral_goes_by_the_name() -> None:
    t = table(ASTRAL, rulers=False, stones=3).zone(1, "ruler", "wind ruler").zone(0, "ruler", "fire ruler")
    t.field(0, "fire judge").hand(0, "Dim")
    assert t.acts(0, "judgment") == ["fire ruler"]
    t.play(0, "Dim").resolve()
    assert t.zone_names(0, "ruler") == ["fire ruler", "fire ruler"] and t.acts(0, "judgment") == []


@pytest.mark.rule("fow", "1024.3c", "1024.3d", "1045.6c")
def test_a_j_ruler_on_top_of_others_cannot_be_made_astral() -> None:
    t = table(HEN, ASTRAL, rulers=False, stones=3).zone(1, "ruler", "wind ruler").hand(0, "Dim")
    t.field(0, "fire judge", under=("Hen",)).play(0, "Dim").resolve()
    assert t.is_on_field("fire judge", 0)


@pytest.mark.rule("fow", "1024.3e")
def test_a_j_ruler_with_a_warden_side_cannot_be_made_astral() -> None:
    regent = make("Regent", "j_ruler", atk=900, dfn=900)
    two_sided(make("Reeve", "warden", willpower=2), regent)
    t = table(regent, ASTRAL, stones=3).field(0, "Regent").hand(0, "Dim").play(0, "Dim").resolve()
    assert t.is_on_field("Regent", 0)


# ---------------------------------------------------------------- 1025, 1029


@pytest.mark.rule("fow", "1025.1", "1025.2")
def test_several_extra_turns_follow_one_another() -> None:
    again = chant("Again", "Take an extra turn after this one.")
    t = table(again).hand(0, "Again", "Again").play(0, "Again").resolve().play(0, "Again").resolve()
    assert [t.next_turn().active for _ in range(3)] == [0, 0, 1]


OUT = doing("Withdraw", chosen(0, RESONATORS), fx.RemoveFromBattle(Bound(0)), quick=True)


@pytest.mark.rule("fow", "1029.1", "1029.1a")
def test_an_attacker_removed_from_battle_deals_no_damage() -> None:
    t = table(HEN, OUT).field(0, "Hen").hand(1, "Withdraw").attack("Hen").passes(0).play(1, "Withdraw").resolve()
    t.to("main")
    assert t.resource(1, "life") == 4000 and t.is_rested("Hen")


@pytest.mark.rule("fow", "1029.1b")
def test_a_blocker_removed_from_battle_blocks_no_longer() -> None:
    t = table(HEN, OX, OUT).field(0, "Ox").field(1, "Hen").hand(0, "Withdraw").attack("Ox").block("Hen")
    t.play(0, "Withdraw", targets=["Hen"]).resolve().to("battle_damage")
    assert t.is_on_field("Hen", 1) and t.damage_on("Hen", 1) == 0 and t.resource(1, "life") == 3200


@pytest.mark.rule("fow", "1029.1c")
def test_an_attacked_resonator_removed_from_battle_is_dealt_no_damage() -> None:
    t = table(HEN, OX, OUT).field(0, "Ox").field(1, "Hen", rested=True).hand(1, "Withdraw")
    t.act(0, "battle").end_step().end_step().choose("Ox").choose("Hen").passes(0)
    t.play(1, "Withdraw", targets=["Hen"]).resolve().to("main")
    assert t.is_on_field("Hen", 1) and t.damage_on("Hen", 1) == 0 and t.resource(1, "life") == 4000


# ---------------------------------------------------------------- 1043, 1048


@pytest.mark.rule("fow", "1043.1", "1043.2", "318.2c", "318.3c")
@pytest.mark.parametrize("area", ["shinobi", "possession"])
def test_an_ex_area_is_expanded_only_if_there_was_one(area: str) -> None:
    more = doing("More", fx.Perform("expand", word=area, amount=Number(2)))
    t = table(more).resources(0, **{f"{area}_spaces": 1}).hand(0, "More").play(0, "More").resolve()
    assert t.resource(0, f"{area}_spaces") == 3
    assert table(more).hand(0, "More").play(0, "More").resolve().resource(0, f"{area}_spaces") == 0


MINE = Group((Is(Quality.TYPE, "resonator"),), ("field",), YOU)
HELD = Group((), ("hand",), YOU)
SWAP = doing("Swap", chosen(0, MINE), chosen(1, HELD), fx.Perform("swap", Bound(0), other=Bound(1)))


@pytest.mark.rule("fow", "1048.1", "303.1b")
@pytest.mark.parametrize("rested", [True, False])
def test_swapped_cards_change_places_and_take_the_others_orientation(rested: bool) -> None:
    t = table(HEN, OX, SWAP).field(0, "Hen", rested=rested).hand(0, "Swap", "Ox").play(0, "Swap").resolve()
    assert t.hand_names(0) == ["Hen"] and t.is_on_field("Ox", 0) and t.is_rested("Ox") is rested


@pytest.mark.rule("fow", "1048.1c")
def test_nothing_is_swapped_if_one_of_the_cards_cannot_move() -> None:
    stones = Group((Is(Quality.TYPE, "magic_stone"),), ("field",), YOU)
    trade = doing("Trade", chosen(0, stones), chosen(1, HELD), fx.Perform("swap", Bound(0), other=Bound(1)))
    t = table(HEN, trade, stones=1).hand(0, "Trade", "Hen").play(0, "Trade").resolve()
    assert t.field_names(0) == ["fire stone"] and t.hand_names(0) == ["Hen"]  # a stone does not go to a hand


# ---------------------------------------------------------------- 1045  stacks


BURY = doing("Bury", chosen(0, HELD), chosen(1, MINE), fx.PutUnder(Bound(0), Bound(1)))
COVER = doing("Cover", chosen(0, HELD), chosen(1, MINE), fx.PutUnder(Bound(0), Bound(1), True))
BELL = "You gain 100 life."


@pytest.mark.rule("fow", "1045.1", "1045.2", "1045.3")
def test_a_card_beneath_another_is_no_entity_and_does_nothing() -> None:
    lamp = regalia("Lamp", "Resonators you control gain [+200/+200].")
    t = table(HEN, lamp, BURY).field(0, "Hen").hand(0, "Bury", "Lamp").play(0, "Bury").resolve()
    assert t.field_names(0) == ["Hen"] and t.power("Hen") == 300 and t.hand_size(0) == 0


@pytest.mark.rule("fow", "1045.5", "1045.4a")
def test_a_card_put_on_top_does_not_enter_and_keeps_orientation_and_counters() -> None:
    herald = resonator("Herald", f"[Enter] >>> {BELL}", size=(700, 700))
    t = table(HEN, herald, COVER).field(0, "Hen", rested=True, counters={"+100/+100": 1}).hand(0, "Cover", "Herald")
    t.play(0, "Cover").resolve()
    assert t.field_names(0) == ["Herald"] and t.stack() == [] and t.is_rested("Herald")
    assert t.power("Herald") == 800


@pytest.mark.rule("fow", "1045.6", "1045.6b", "1045.6d")
def test_the_cards_beneath_go_where_the_top_card_goes_but_only_it_is_destroyed() -> None:
    echo = regalia("Echo", f"Whenever a resonator is destroyed >>> {BELL}")
    smite = chant("Smite", "Destroy target resonator.")
    t = table(HEN, OX, echo, smite).field(1, "Echo").field(0, "Hen", under=("Ox",)).hand(0, "Smite")
    t.play(0, "Smite").resolve_all()
    assert sorted(t.zone_names(0, "graveyard")) == ["Hen", "Ox", "Smite"] and t.resource(1, "life") == 4100


@pytest.mark.rule("fow", "1045.6d", "302.3")
def test_the_cards_of_a_stack_return_to_hand_together() -> None:
    lift = doing("Lift", fx.Move(Every(RESONATORS), "hand"))
    t = table(HEN, OX, lift).field(0, "Hen", under=("Ox",)).hand(0, "Lift").play(0, "Lift").resolve()
    assert sorted(t.hand_names(0)) == ["Hen", "Ox"]


@pytest.mark.rule("fow", "1024.4")
def test_being_astral_outlasts_the_card() -> None:
    crush = chant("Crush", "Destroy target ruler.")
    t = table(ASTRAL, crush, rulers=False, stones=3).zone(1, "ruler", "wind ruler").zone(0, "ruler", "fire ruler")
    t.field(0, "fire judge").hand(0, "Dim", "Crush").play(0, "Dim").resolve()
    astral = next(i for i, obj in enumerate(t.find("fire ruler", 0)) if obj.count("astral"))
    t.play(0, "Crush", targets=[t.card("fire ruler", 0, index=astral)]).resolve()
    assert "fire ruler" in t.zone_names(0, "graveyard") and t.acts(0, "judgment") == []
