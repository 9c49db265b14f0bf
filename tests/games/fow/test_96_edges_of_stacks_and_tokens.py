"""The edges of chapters that few cards touch: what covers a J-ruler, tokens that are erased, the first player, and what
is paid for a judgment."""

from __future__ import annotations

import pytest

from arbiter.games.fow.game import LIBRARY, RULES
from arbiter.games.fow.setup import prepare
from arbiter.games.fow.tokens import coin_face
from arbiter.kernel.dealing import new_game
from arbiter.kernel.seating import begin_anew
from arbiter.testing import Table, scenario
from tests.games.fow.plain import deck, ruler
from tests.games.fow.tables import ONE, STONES, table
from tests.games.fow.test_302_seeing_and_moving import general
from tests.games.fow.written import chant, regalia, resonator, written

HEN = resonator("Hen", size=(300, 700), cost="{1}")
GIANT = resonator("Giant", size=(1500, 1500), cost="{5}")
MANTLE = chant("Mantle", "Put a resonator from your hand on top of your J-ruler.")


# ---------------------------------------------------------------- 1035, 1045.5  on top of a J-ruler


@pytest.mark.rule("fow", "1045.5", "1035.2")
def test_a_covered_j_ruler_that_was_there_before_does_not_attack_in_this_turn() -> None:
    for quick, can in (((), False), (("[Swiftness]",), True)):
        held = resonator("Hen", "This card doesn't recover during your recovery phase.")  # [Swiftness] needs its like
        giant = resonator("Giant", *quick, size=(1500, 1500), cost="{5}")
        t = table(giant, MANTLE, held, stones=3).hand(0, "Mantle", "Giant").field(1, "Hen", rested=True)
        t.act(0, "judgment").resolve().to("main", 1, later=True).to("main", 0, later=True)
        assert t.acts(0, "battle")
        assert bool(t.play(0, "Mantle").resolve().choose("Giant").acts(0, "battle")) is can


@pytest.mark.rule("fow", "1035.1")
def test_without_a_j_ruler_nothing_is_put_on_top() -> None:
    t = table(GIANT, MANTLE).hand(0, "Mantle", "Giant").play(0, "Mantle").resolve_all()
    assert t.hand_names(0) == ["Giant"] and t.zone_names(0, "ruler") == ["fire ruler"]


@pytest.mark.rule("fow", "1035.1")
def test_only_a_j_ruler_is_covered_so() -> None:
    lid = chant("Lid", "Put a resonator from your hand on top of target resonator.")
    t = table(GIANT, HEN, lid).field(0, "Hen").hand(0, "Lid", "Giant").play(0, "Lid").resolve_all()
    assert t.hand_names(0) == ["Giant"] and t.field_names(0) == ["Hen"]


@pytest.mark.rule("fow", "1035.1", "911.1")
def test_what_was_put_on_top_is_remembered_as_it_was_in_hand() -> None:
    mantle = chant(
        "Mantle", "Put a resonator from your hand on top of your J-ruler. You gain life equal to that resonator's ATK."
    )
    t = table(GIANT, mantle, stones=3).hand(0, "Mantle", "Giant").act(0, "judgment").resolve().play(0, "Mantle")
    assert t.resolve().resource(0, "life") == 5500


@pytest.mark.rule("fow", "1208.1")
def test_an_order_that_never_ordered_anything_goes_to_the_ruler_area() -> None:
    t = table(general(), rulers=False).zone(0, "order", "General's Order").begin()
    assert t.zone_names(0, "order") == [] and t.zone_names(0, "ruler") == ["General"]


# ---------------------------------------------------------------- 1303.3  erasing


@pytest.mark.rule("fow", "1303.3")
def test_a_card_is_not_erased() -> None:
    end = chant("End", "Erase target resonator from existence.")
    t = table(HEN, end).field(0, "Hen").hand(0, "End").play(0, "End").resolve()
    assert t.field_names(0) == ["Hen"]


# ---------------------------------------------------------------- 207.1a  without ATK and DEF


@pytest.mark.rule("fow", "207.1a", "208.2b", "1017.5")
def test_a_copy_of_a_resonator_without_atk_and_def_has_none() -> None:
    cloud = written("Cloud", "Resonator", cost="{1}")
    mold = chant("Mold", "Target resonator you control becomes a copy of target resonator your opponent controls.")
    t = table(HEN, cloud, mold).field(0, "Hen").field(1, "Cloud").hand(0, "Mold")
    assert t.acts(0, "battle")
    assert t.play(0, "Mold", targets=["Hen", "Cloud"]).resolve().acts(0, "battle") == []


# ---------------------------------------------------------------- 705.2, 1111.2a, 1171.2  what is paid and picked


@pytest.mark.rule("fow", "705.2")
def test_a_judgment_rests_the_stones_that_pay_for_it() -> None:
    t = table(stones=4).act(0, "judgment")
    assert [obj.turned for obj in t.objects("field", 0)].count(1) == 3


@pytest.mark.rule("fow", "705.2a")
@pytest.mark.parametrize("stones", [1, 2])
def test_x_of_a_judgment_may_be_one(stones: int) -> None:
    side = {"name": "Sage Risen", "type": ["J-ruler"], "atk": 800, "def": 800}
    sage = written("Sage", "Ruler", "[Judgment] {X}", cost=None, other=[side])
    t = table(sage, stones=stones, rulers=False).zone(0, "ruler", "Sage").act(0, "judgment", x=1)
    assert [obj.turned for obj in t.objects("field", 0)].count(1) == 1 and t.resolve().is_on_field("Sage Risen", 0)


@pytest.mark.rule("fow", "1171.2", "715.4a")
def test_one_ruler_of_several_in_hand_is_convoked() -> None:
    caller = written("Caller", "Ruler", "[Convoke] {1}", cost=None)
    made: Table = scenario("fow", players=3).faces(caller, ruler("wind", 1), ruler("fire", 1), ONE, *STONES)
    t = made.zone(0, "ruler", "Caller").field(0, "fire stone").hand(0, "wind ruler", "fire ruler").turn(0, number=4)
    t.act(0, "convoke").resolve().choose("wind ruler")
    assert sorted(t.zone_names(0, "ruler")) == ["Caller", "wind ruler"] and t.hand_names(0) == ["fire ruler"]


@pytest.mark.rule("fow", "102.1", "103.2", "1202.1")
def test_of_three_players_who_has_no_life_left_leaves_with_what_is_theirs_and_the_others_go_on() -> None:
    flood = chant("Flood", "Deal 4000 damage to target player.", cost="{0}")
    made: Table = scenario("fow", players=3).faces(flood, ONE, *STONES)
    t = made.hand(0, "Flood", "Flood").field(1, ONE.name).field(2, ONE.name).turn(0, number=4)
    t.play(0, "Flood", targets=[1]).resolve()
    assert not t.over and set(t.game.state.out) == {1}
    assert not t.field_names(1) and t.field_names(2) == [ONE.name]
    t.play(0, "Flood", targets=[2]).resolve()
    assert t.over and t.winner == 0


@pytest.mark.rule("fow", "1111.2a", "1011.3")
def test_what_incarnation_banishes_goes_apart_from_what_another_text_asks_for() -> None:
    mourner = resonator("Mourner", "Whenever a regalia you control is banished >>> You gain 100 life.", attribute=["R"])
    extra = "As an additional cost to play this card, banish a regalia."
    phoenix = resonator("Phoenix", "[Incarnation] {R}", extra, cost="{7}")
    t = table(mourner, phoenix, regalia("Urn")).field(0, "Mourner", "Urn").hand(0, "Phoenix").play(0, "Phoenix")
    assert t.zone_names(0, "graveyard") == ["Mourner", "Urn"] and t.stack() == ["Phoenix"]


# ---------------------------------------------------------------- 405.4, 1303.2


@pytest.mark.rule("fow", "405.4", "1033.2")
@pytest.mark.parametrize("first", [0, 1])
def test_who_is_named_begins_a_game_anew_whatever_chance_would_say(first: int) -> None:
    for seed in range(6):
        game = new_game(RULES, [deck("fire"), deck("wind")], seed)
        game.state.first = first
        begin_anew(game)
        prepare(game)
        assert game.state.starting == first


@pytest.mark.rule("fow", "1303.2")
def test_a_will_coin_has_no_numbers() -> None:
    now = coin_face(LIBRARY, ("fire",), 1).traits
    assert (now.cost, now.power, now.guard, now.level, now.strike) == (0, 0, 0, 0, 0)
