"""Sections 5-3 and 6: setting up, and the phases of a turn."""

from __future__ import annotations

import pytest

from arbiter.kernel.decisions import ChooseAction
from arbiter.kernel.match import Match
from arbiter.kernel.traits import Face
from arbiter.kernel.views import view
from arbiter.script import effects as fx
from arbiter.script import statements as st
from arbiter.script.amounts import Number
from arbiter.script.base import Lasting, Stat
from arbiter.script.nouns import EACH, YOU, Group, Self
from arbiter.script.patterns import Moves, StepBegins
from tests.games.gateruler.plain import RIVAL, geas, ruler, table, unit, when, whole_game

A_CARD = Group((), ())
DRAWS_FIVE = (fx.Draw(YOU, Number(5)),)
DRAWS_TWO = (fx.Draw(YOU, Number(2)),)


def sizes(match: Match, zone: str) -> list[int]:
    return [len(pile) for pile in match.game.state.zones[zone]]


# ---------------------------------------------------------------- 5-3  setting up


@pytest.mark.rule("gateruler", "5-3a", "3-4a", "3-7a", "5-3b")
def test_rulers_lie_in_their_zones_decks_are_shuffled_and_each_ruler_is_set_up() -> None:
    one = ruler("Regent", setup=DRAWS_FIVE)
    two = ruler("Rival", setup=(fx.Draw(YOU, Number(3)),))
    match = whole_game(one, two)
    assert sizes(match, "hand") == [5, 3]
    assert sizes(match, "deck") == [35, 37]
    state = match.game.state
    assert [pile[0].face.name for pile in state.zones["ruler"]] == ["Regent", "Rival"]
    other = whole_game(one, two, seed=2).game.state
    assert [obj.face.name for obj in state.zones["deck"][0]] != [obj.face.name for obj in other.zones["deck"][0]]


@pytest.mark.rule("gateruler", "5-3a-1", "5-2b-2", "3-7d")
def test_a_geas_lies_beneath_its_ruler_seen_by_all_and_changes_its_rules() -> None:
    bound = geas("Oath", setup=(fx.Draw(YOU, Number(1)),), attack_zones=1)
    match = whole_game(ruler("Regent", setup=DRAWS_FIVE), ruler("Rival", setup=DRAWS_FIVE), bound=(bound,))
    assert sizes(match, "hand") == [1, 5]
    shown = view(match.game, 1)["zones"]["geas"][0]["cards"]  # type: ignore[index]
    assert [card["name"] for card in shown] == ["Oath"]
    assert all(obj.face.name != "Oath" for obj in match.game.field)  # it is no card in play


@pytest.mark.rule("gateruler", "5-3c")
def test_chance_decides_who_plays_first() -> None:
    starts = {whole_game(seed=seed).game.state.starting for seed in range(12)}
    assert starts == {0, 1}


# ---------------------------------------------------------------- 6-2  the start phase


@pytest.mark.rule("gateruler", "6-1a", "6-5e")
def test_phases_follow_in_their_order_and_turns_alternate() -> None:
    made = table().turn(0, step="turn", number=2, begin=True)
    seen: list[str] = []
    while made.game.state.turn < 4 or made.step != "end":
        if not seen or seen[-1] != made.game.rules.turn.steps[made.step].phase:
            seen.append(made.game.rules.turn.steps[made.step].phase)
        question = made.question
        assert question is not None
        made.match.answer(0 if isinstance(question, ChooseAction) else ())
    assert seen == ["start", "main", "attack", "end", "start", "main", "attack"]
    assert made.active == 1


@pytest.mark.rule("gateruler", "6-2a", "4-3a-2", "4-3b-2", "4-3a", "4-3b")
def test_what_was_summoned_and_set_is_counted_anew_in_every_turn() -> None:
    made = table().hand(0, "Scout", "Trick")
    made.play(0, "Scout", option="attack 1").resolve()
    made.act(0, "set", "Trick")
    assert (made.resource(0, "summons"), made.resource(0, "sets")) == (1, 1)
    made.to("main", 1)
    assert (made.resource(0, "summons"), made.resource(0, "sets")) == (0, 0)


def keen(step: str) -> Face:
    """A unit that draws a card when the step begins."""
    return unit("Keen", abilities=(when(StepBegins(step, EACH)),))


@pytest.mark.rule("gateruler", "6-2b")
def test_only_the_first_turn_has_a_start_of_the_game() -> None:
    made = table(keen("game")).field(0, "Keen").turn(0, step="turn", number=0, begin=True, starting=0)
    assert (made.step, made.stack()) == ("game", ["Keen"])
    made.resolve_all()
    later = table(keen("game")).field(0, "Keen").turn(0, step="turn", number=2, begin=True)
    assert (later.step, later.stack()) == ("start", [])


@pytest.mark.rule("gateruler", "6-2c", "3-8c", "3-7b", "3-3a")
def test_the_active_player_readies_ruler_and_attack_zones_only() -> None:
    made = table().field(0, "Scout", rested=True).field(0, "Guard", place=0, rested=True)
    made.field(1, "Giant", rested=True).turn(0, step="turn", number=2, begin=True)
    made.zone(0, "resource", "Well", rested=True)
    made.begin()
    assert not made.is_rested("Scout")
    assert made.is_rested("Guard") and made.is_rested("Giant") and made.is_rested("Well")


@pytest.mark.rule("gateruler", "6-2c")
def test_the_ruler_is_readied() -> None:
    made = table().turn(0, number=3)
    made.attack("Regent", at="Rival").to("main", 1)
    assert made.is_rested("Regent")
    made.to("main", 0)
    assert not made.is_rested("Regent")


@pytest.mark.rule("gateruler", "6-2d", "6-2e")
def test_the_start_of_the_turn_is_heard_after_readying_and_played_through_the_gate() -> None:
    made = table(keen("start")).field(0, "Keen", rested=True).turn(0, step="turn", number=2, begin=True)
    assert (made.step, made.stack()) == ("start", ["Keen"])
    assert not made.is_rested("Keen")
    made.resolve()
    assert made.hand_size(0) == 1


@pytest.mark.rule("gateruler", "6-2f", "6-2f-2", "6-2g")
def test_the_start_actions_of_the_ruler_are_done_at_once_and_a_gate_process_follows() -> None:
    made = table(rulers=(ruler("Regent", start=DRAWS_TWO), RIVAL)).turn(0, step="turn", number=2, begin=True)
    made.begin()
    assert (made.step, made.hand_size(0)) == ("start", 0)
    made.end_step()
    assert (made.step, made.hand_size(0), made.stack()) == ("ruler_start", 2, [])
    assert made.asked == 0  # both get priority now


@pytest.mark.rule("gateruler", "6-2f-1")
def test_the_first_player_draws_one_card_less_in_their_first_turn() -> None:
    brisk = ruler("Regent", start=DRAWS_TWO)
    both = (brisk, ruler("Rival", start=DRAWS_TWO))
    made = table(rulers=both).turn(0, step="turn", number=0, begin=True, starting=0)
    made.to("main", 0)
    assert made.hand_size(0) == 1
    made.to("main", 1)
    assert made.hand_size(1) == 2


# ---------------------------------------------------------------- 6-3  the main phase


@pytest.mark.rule("gateruler", "6-3a", "6-3b")
def test_the_start_of_the_main_phase_is_heard_before_anything_is_done_in_it() -> None:
    made = table(keen("main")).field(0, "Keen").turn(0, step="main", begin=True)
    assert made.stack() == ["Keen"]
    made.resolve()
    assert made.hand_size(0) == 1


@pytest.mark.rule("gateruler", "6-3c", "3-12b")
def test_what_is_left_in_the_drive_zone_goes_to_the_graveyard_when_the_main_phase_ends() -> None:
    made = table().zone(0, "drive", "Scout", "Trick").zone(1, "drive", "Guard")
    made.end_step()
    assert sorted(made.zone_names(0, "graveyard")) == ["Scout", "Trick"]
    assert made.zone_names(1, "drive") == ["Guard"]


@pytest.mark.rule("gateruler", "6-3c-1")
def test_what_triggers_on_that_is_played_at_the_start_of_the_attack_phase() -> None:
    heir = unit("Heir", abilities=(when(Moves(A_CARD, origin="drive", to="graveyard")),))
    made = table(heir).field(0, "Heir").zone(0, "drive", "Scout")
    made.end_step()
    assert (made.step, made.stack()) == ("attack_start", ["Heir"])


# ---------------------------------------------------------------- 6-5  the end phase


@pytest.mark.rule("gateruler", "6-5a", "6-5b")
def test_the_end_of_the_turn_is_heard_and_played_through_the_gate() -> None:
    made = table(keen("end")).field(0, "Keen", rested=True)
    made.to("end")
    assert made.stack() == ["Keen"]
    made.resolve()
    assert (made.step, made.hand_size(0)) == ("end", 1)


@pytest.mark.rule("gateruler", "6-5c-1", "3-6g")
def test_all_damage_goes_at_the_end_of_the_turn() -> None:
    made = table().field(0, "Giant", damage=3, rested=True).field(1, "Guard", damage=4)
    made.to("end")
    assert (made.damage_on("Giant"), made.damage_on("Guard")) == (3, 4)
    made.to("main", 1)
    assert (made.damage_on("Giant"), made.damage_on("Guard")) == (0, 0)


@pytest.mark.rule("gateruler", "6-5c-2", "14-12a-2")
def test_effects_until_the_end_of_the_turn_end_then() -> None:
    rage = fx.Modify(Self(), (st.AddStat(Stat.POWER, Number(3)),), Lasting.TURN)
    angry = unit("Angry", abilities=(when(StepBegins("main", EACH), rage),))
    made = table(angry).field(0, "Angry", rested=True).turn(0, step="main", begin=True)
    made.resolve()
    assert made.power("Angry") == 5
    made.to("end")
    assert made.power("Angry") == 5
    made.to("start", 1)
    assert made.power("Angry") == 2


@pytest.mark.rule("gateruler", "6-5d", "6-5a-1")
def test_the_end_phase_begins_again_for_what_follows_and_nothing_triggers_twice_in_it() -> None:
    boost = fx.Modify(Self(), (st.AddStat(Stat.GUARD, Number(5)),), Lasting.TURN)
    curse = fx.Modify(Self(), (st.AddStat(Stat.GUARD, Number(-6)),), Lasting.GAME)
    cursed = unit("Cursed", 2, 6, abilities=(when(StepBegins("main", EACH), boost, curse),))
    heir = unit("Heir", abilities=(when(Moves(A_CARD, origin="front", to="graveyard")),))
    made = table(cursed, heir, keen("end")).field(0, "Cursed", "Heir", "Keen", rested=True)
    made.turn(0, step="main", begin=True).resolve()
    made.to("end")
    assert made.stack() == ["Keen"]
    made.resolve().end_step()
    # The boost has ended, so the unit is destroyed: that is heard in another end phase of the same turn.
    assert (made.turn_number, made.step, made.stack()) == (3, "end", ["Heir"])
    assert made.hand_size(0) == 1
