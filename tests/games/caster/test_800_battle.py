"""Chapter 800: the battle phase."""

from __future__ import annotations

import pytest

from arbiter.kernel.aspects import EVERYTHING
from arbiter.kernel.index.versions import changed
from arbiter.kernel.state import READY, RESTED, REVERSED
from arbiter.testing import Table
from tests.games.caster.tables import table


def facing(*mine: str) -> Table:
    """Player 0 in the main phase with these servants; the opponent has one orb."""
    return table().field(0, *mine).zone(0, "orb", 3).zone(1, "orb", 1)


def attacked(made: Table) -> list[str]:
    """What may be attacked, as it is asked."""
    return made.options()


@pytest.mark.rule("caster", "803.3", "803.3a", "803.4", "805.4")
def test_a_recovered_servant_attacks_and_rests() -> None:
    made = facing("Pup", "Hound").attack("Pup")
    assert made.obj("Pup").turned == RESTED and made.obj("Hound").turned == READY
    assert made.step == "attack_priority"
    made.to("battle_end")
    assert made.game.state.combat is not None
    made.end_step()
    assert made.game.state.combat is None


@pytest.mark.rule("caster", "803.3a")
def test_rested_and_reversed_servants_and_other_cards_do_not_attack() -> None:
    made = facing("Pup").field(0, "Hound", rested=True).field(0, "Bear", reversed=True).field(0, "Fence", "ada1")
    made.to("attack_declaration")
    assert made.options() == ["Pup (player 0's field)"]


@pytest.mark.rule("caster", "803.3b")
def test_the_opponent_or_any_of_their_servants_is_attacked() -> None:
    made = facing("Bear").field(1, "Pup").field(1, "Hound", rested=True).field(1, "Fence", "bea1")
    made.to("attack_declaration").choose("Bear")
    assert attacked(made) == ["Pup (player 1's field)", "Hound (player 1's field)"]
    question = made.match.question
    assert question is not None and question.bounds() == (0, 1)  # none of them: the player


@pytest.mark.rule("caster", "803.3b")
def test_a_reversed_servant_guards_its_player() -> None:
    made = facing("Bear").field(1, "Pup").field(1, "Turtle", reversed=True)
    made.to("attack_declaration").choose("Bear")
    question = made.match.question
    assert question is not None and question.bounds() == (1, 1) and len(attacked(made)) == 2
    # Reversed servants of one's own do not matter.
    free = facing("Bear").field(0, "Turtle", reversed=True).attack("Bear").to("battle_end")
    assert free.zone_names(1, "orb") == []


@pytest.mark.rule("caster", "804.3", "207.1", "1007.1")
def test_a_servant_with_less_atk_than_the_attacker_is_destroyed() -> None:
    made = facing("Hound").field(1, "Pup").attack("Hound", at="Pup").to("battle_end")
    assert made.zone_names(1, "graveyard") == ["Pup"] and made.is_on_field("Hound", 0)


@pytest.mark.rule("caster", "804.3")
def test_equal_or_more_atk_survives_and_the_attacker_is_never_destroyed() -> None:
    made = facing("Pup").field(1, "Bear").attack("Pup", at="Bear").to("battle_end")
    assert made.is_on_field("Bear", 1) and made.is_on_field("Pup", 0)
    even = facing("Pup").define(name="Twin", type="Servant", cost=1, element="Luna", atk=500, **{"def": 0})
    even.field(1, "Twin").attack("Pup", at="Twin").to("battle_end")
    assert even.is_on_field("Twin", 1)


@pytest.mark.rule("caster", "804.3")
def test_a_rested_servant_is_measured_by_its_atk() -> None:
    made = facing("Hound").field(1, "Turtle", rested=True).attack("Hound", at="Turtle").to("battle_end")
    assert made.zone_names(1, "graveyard") == ["Turtle"]  # DEF 2000 does not help it


@pytest.mark.rule("caster", "804.4", "208.1")
def test_a_reversed_servant_is_measured_by_its_def() -> None:
    made = facing("Hound").field(1, "Turtle", reversed=True).attack("Hound", at="Turtle").to("battle_end")
    assert made.is_on_field("Turtle", 1)
    weak = facing("Bear").field(1, "Turtle", reversed=True).attack("Bear", at="Turtle").to("battle_end")
    assert weak.zone_names(1, "graveyard") == ["Turtle"]


@pytest.mark.rule("caster", "804.5", "1009.1")
def test_an_attack_on_a_player_corrupts_an_orb_of_the_attackers_choice() -> None:
    made = facing("Pup").zone(1, "orb", "Bear").attack("Pup").to("judgment")
    question = made.match.question
    assert question is not None and (question.kind, question.player) == ("objects", 0) and len(made.options()) == 2
    made.choose("Bear")
    assert made.hand_names(1) == ["Bear"] and len(made.zone_names(1, "orb")) == 1


@pytest.mark.rule("caster", "804.5", "103.1", "103.2")
def test_a_player_without_orbs_who_is_attacked_loses_at_once() -> None:
    made = table().field(0, "Pup").zone(0, "orb", 3).attack("Pup")
    assert made.step == "attack_priority"
    made.end_step()
    assert made.over and made.winner == 0


@pytest.mark.rule("caster", "804.5")
def test_the_last_orb_is_corrupted_without_losing() -> None:
    made = table().field(0, "Pup").zone(1, "orb", 1).attack("Pup").to("battle_end")
    assert not made.over and made.hand_size(1) == 1


@pytest.mark.rule("caster", "805.5", "803.3")
def test_attacks_follow_each_other_as_long_as_somebody_can_attack() -> None:
    made = table().field(0, "Pup", "Hound").zone(1, "orb", 1).zone(1, "orb", 1)
    made.attack("Pup").to("judgment")
    made.match.answer((0,))
    made.to("attack_declaration")
    assert made.options() == ["Hound (player 0's field)"]
    made.attack("Hound").to("battle_end").end_step()
    assert made.step == "battle_phase_end"  # nobody is left who could attack


@pytest.mark.rule("caster", "803.3", "806.2")
def test_who_attacks_with_nothing_ends_the_battle_phase() -> None:
    made = facing("Pup").no_attack()
    assert made.step == "battle_phase_end" and made.game.state.combat is None


@pytest.mark.rule("caster", "801.1", "802.2", "803.2", "803.6", "804.6", "805.2", "806.2")
def test_players_get_priority_in_every_step_of_a_battle() -> None:
    made = table().field(0, "Hound").field(1, "Pup").turn(0, "battle_begin", begin=True).begin()
    asked: list[tuple[str, int]] = []
    while made.match.question is not None and made.game.rules.turn.steps[made.step].phase == "battle":
        question = made.match.question
        if question.kind == "action":
            asked.append((made.step, question.player))
            made.match.answer(0)
        else:
            made.match.answer((0,))
    order = ["battle_begin", "attack_begin", "attack_priority", "judgment_priority", "battle_end", "battle_phase_end"]
    assert asked == [(step, player) for step in order for player in (0, 1)]


@pytest.mark.rule("caster", "804.2")
def test_an_attacker_that_was_reversed_is_not_judged() -> None:
    made = facing("Bear").field(1, "Pup").attack("Bear", at="Pup")
    made.obj("Bear").turned = REVERSED
    changed(made.match.game, EVERYTHING)
    made.passes(0).passes(1)
    assert made.is_on_field("Pup", 1) and made.step == "battle_end"


@pytest.mark.rule("caster", "705.1", "705.2", "705.3", "604.2d", "1011.1")
def test_a_servant_is_switched_once_a_turn_at_main_timing() -> None:
    made = facing("Pup").field(0, "Hound", fresh=True).field(0, "Turtle", reversed=True).field(0, "Bear", rested=True)
    assert made.begin().acts(0, "switch") == ["Pup", "Turtle"]
    made.act(0, "switch", "Pup").act(0, "switch", "Turtle")
    assert (made.obj("Pup").turned, made.obj("Turtle").turned) == (REVERSED, READY)
    assert made.acts(0, "switch") == [] and made.stack() == []
    later = facing("Pup").to("battle_begin")
    assert later.asked == 0 and later.acts(0, "switch") == []


@pytest.mark.rule("caster", "705.3")
def test_it_is_switched_again_in_the_next_turn_and_not_in_the_opponents() -> None:
    made = facing("Pup").act(0, "switch", "Pup").to("main", 1)
    assert made.acts(0, "switch") == []
    made.to("main", 0)
    assert made.acts(0, "switch") == ["Pup"]
