"""Chapters 6 and 9.6: the priority sequence, and automatic abilities that are played in it."""

from __future__ import annotations

import pytest

from arbiter.testing import Table
from tests.games.fow5.tables import BOLT, CUB, HOUND, OX, STONE, WATER_STONE, life, resonator, spell, table


def kinds(made: Table) -> set[str]:
    return {option.split(":")[0] for option in made.options()}


# ---------------------------------------------------------------- 6.1, 6.2  before anybody acts


@pytest.mark.rule("fow5", "6.1/1", "6.1/1a", "6.1/1b", "6.1/1c", "13")
def test_rule_processes_come_first_then_what_triggered_then_the_player() -> None:
    made = table(stones=1).field(1, CUB).hand(0, BOLT)
    resonator(made, "Mourner", "Whenever a resonator is put into a graveyard from a field, you gain 100 life.")
    made.field(0, "Mourner")
    made.play(0, BOLT, targets=[CUB]).resolve()
    assert made.zone_names(1, "graveyard") == [CUB]
    assert made.stack() == ["Mourner"] and made.asked == 0


@pytest.mark.rule("fow5", "6.2/1", "6.2/2", "6.2/4", "9.6/4", "9.6/4a")
def test_the_turn_players_abilities_go_first_one_by_one() -> None:
    made = table(stones=1).field(1, CUB).hand(0, BOLT)
    for name, gain in (("Mourner", 100), ("Digger", 200), ("Heir", 300)):
        resonator(made, name, f"Whenever a resonator is put into a graveyard from a field, you gain {gain} life.")
    made.field(1, "Heir").field(0, "Mourner", "Digger")
    made.play(0, BOLT, targets=[CUB]).resolve()
    made.option("Whenever a resonator is put into a graveyard from a field, you gain 200 life.")
    assert made.stack() == ["Digger", "Mourner", "Heir"]


@pytest.mark.rule("fow5", "6.2/3", "9.6/5")
def test_what_triggered_and_finds_no_target_is_gone() -> None:
    made = table(stones=1).field(1, CUB).hand(0, BOLT)
    text = "Whenever a resonator is put into a graveyard from a field, destroy target addition."
    resonator(made, "Mourner", text).field(0, "Mourner")
    made.play(0, BOLT, targets=[CUB]).resolve()
    assert made.stack() == [] and made.asked == 0 and not made.game.state.pending


@pytest.mark.rule("fow5", "9.6/5", "9.6/2", "9.6/1", "9.1/3", "10.14/1")
def test_what_triggered_is_played_each_time_and_nobody_is_asked() -> None:
    made = table(stones=1)
    spell(made, "Rain", "Deal 300 damage to all resonators.").hand(0, "Rain").field(1, CUB, CUB)
    resonator(made, "Mourner", "Whenever a resonator is put into a graveyard from a field, you gain 100 life.")
    made.field(0, "Mourner")
    made.play(0, "Rain").resolve()
    made.match.answer(0)  # which of the two goes first
    assert made.stack() == ["Mourner", "Mourner"]
    made.resolve().resolve()
    assert life(made, 0) == 4200


# ---------------------------------------------------------------- 6.3  available actions


@pytest.mark.rule("fow5", "6.3/1", "6.3/1a", "6.3/1b", "6.3/3", "7.7/1", "7.8/1", "7.12/1", "6", "9.5/1")
def test_in_the_other_players_turn_only_instants_activate_abilities_and_passing_are_left() -> None:
    made = table().zone(1, "stone_area", *[STONE] * 4).hand(1, BOLT, CUB)
    resonator(made, "Sentry", "{R}: You gain 100 life.").field(1, "Sentry", HOUND)
    spell(made, "Sermon", "Draw a card.").hand(1, "Sermon")
    made.field(0, CUB).passes(0)
    assert made.asked == 1
    named = sorted(option.split(" (")[0] for option in made.options())
    assert named == ["ability: Sentry", "pass", f"spell: {BOLT}"]
    made.use(1, "Sentry").resolve()
    assert life(made, 1) == 4100


@pytest.mark.rule("fow5", "6.3/4", "6.3/4a", "7.1/1", "7.2/1", "7.3/1", "7.4/1", "6.3/4b", "6.3/5", "6.3/5a", "6.3/5b")
def test_main_timing_is_the_own_main_phase_outside_battle_with_an_empty_chase_area() -> None:
    def prepared() -> Table:
        made = table(stones=4)
        spell(made, "Sermon", "Draw a card.")
        made.define(name="Banner", type=["Addition: Field"], cost="{R}", text="Resonators you control gain [+100/+0].")
        made.define(name="Crown", type=["Regalia"], cost="{R}", text="{Rest}: You gain 100 life.")
        return made.hand(0, CUB, "Sermon", "Banner", "Crown", BOLT).field(0, HOUND).by_hand(0)

    made = prepared()
    calm = {"pass", "spell", "call", "judgment", "battle", "standby", "will"}
    assert kinds(made) == calm and len([o for o in made.options() if o.startswith("spell")]) == 5
    made.play(0, BOLT, targets=["player 1"], pay=[STONE])
    later = {option.split(" (")[0] for option in made.options()}
    assert later == {"pass", f"will: {STONE}"}  # only the will abilities: the instant has been played
    made = prepared().attack(HOUND)
    assert {option.split(" (")[0] for option in made.options()} == {"pass", f"spell: {BOLT}", f"will: {STONE}"}
    assert made.why_not(0, CUB) == ["6.3/4"]
    made = prepared().to("end_begin", 0)
    assert {option.split(" (")[0] for option in made.options()} == {"pass", f"spell: {BOLT}", f"will: {STONE}"}


@pytest.mark.rule("fow5", "6.3/1c", "7.9/2", "7.9/3")
def test_a_chant_standby_card_is_played_with_priority_if_what_it_asks_for_is_so() -> None:
    made = table(stones=0).zone(1, "stone_area", WATER_STONE)
    text = "[Trigger] If your opponent controls two or more resonators: Destroy target resonator."
    spell(made, "Trapdoor", text, "Chant-Standby", "{U}").hand(1, "Trapdoor").field(0, CUB)
    made.passes(0)
    assert made.acts(1, "spell") == []
    again = table().zone(1, "stone_area", WATER_STONE)
    spell(again, "Trapdoor", text, "Chant-Standby", "{U}").hand(1, "Trapdoor").field(0, CUB, HOUND)
    again.passes(0).play(1, "Trapdoor", targets=[HOUND]).resolve()
    assert again.zone_names(0, "graveyard") == [HOUND]


@pytest.mark.rule("fow5", "6.3/2", "7.10/1", "1.2/2")
def test_only_in_valhalla_lifebreak_is_performed_with_priority_in_any_turn() -> None:
    for format, there in (("valhalla", True), ("bifrost", False)):
        made = table(format).zone(1, "lifebreak", CUB, CUB).resources(1, life=1000).hand(1, BOLT)
        made.zone(1, "stone_area", STONE).passes(0)
        assert ("lifebreak" in kinds(made)) is there


# ---------------------------------------------------------------- 6.4  after the action


@pytest.mark.rule("fow5", "6.4/1", "6.4/2", "6.1/1d", "6.4/4")
def test_who_acts_keeps_priority() -> None:
    made = table(stones=2).hand(0, BOLT, BOLT)
    made.play(0, BOLT, targets=["player 1"])
    assert made.asked == 0
    made.play(0, BOLT, targets=["player 1"])
    assert made.stack() == [BOLT, BOLT] and made.asked == 0


@pytest.mark.rule("fow5", "6.4/3", "6.4/3a", "3.13/1", "3.13/2", "7.12/1")
def test_after_both_pass_only_the_last_resolves_and_the_turn_player_gets_priority() -> None:
    made = table(stones=2).hand(0, BOLT).zone(1, "stone_area", STONE, STONE).hand(1, BOLT, BOLT)
    made.play(0, BOLT, targets=["player 1"]).passes(0)
    assert made.asked == 1
    made.play(1, BOLT, targets=["player 0"]).passes(1)
    assert made.asked == 0 and made.stack() == [BOLT, BOLT]
    made.passes(0)
    assert (life(made, 0), life(made, 1)) == (3700, 4000)
    assert made.asked == 0 and made.stack() == [BOLT]


@pytest.mark.rule("fow5", "6.4/3")
def test_with_an_empty_chase_area_two_passes_end_the_sequence() -> None:
    made = table().hand(1, BOLT).zone(1, "stone_area", STONE)
    made.passes(0).passes(1)
    assert made.step == "end_begin"


# ---------------------------------------------------------------- 9.6  automatic abilities


@pytest.mark.rule("fow5", "9.6/1a")
def test_enter_triggers_when_the_card_was_played_from_the_hand() -> None:
    made = table(stones=1)
    resonator(made, "Greeter", "[Enter] You gain 200 life.").hand(0, "Greeter")
    made.play(0, "Greeter").resolve()
    assert made.stack() == ["Greeter"]


@pytest.mark.rule("fow5", "9.6/1a")
def test_enter_does_not_trigger_for_a_card_that_comes_otherwise() -> None:
    made = table(stones=1)
    resonator(made, "Greeter", "[Enter] You gain 200 life.").zone(0, "graveyard", "Greeter")
    spell(made, "Wake", "Put target resonator from your graveyard into your field.").hand(0, "Wake")
    made.play(0, "Wake", targets=["Greeter"]).resolve()
    assert made.is_on_field("Greeter", 0) and made.stack() == []


@pytest.mark.rule("fow5", "9.6/1a", "7.5/3")
def test_enter_of_a_j_ruler_triggers_by_judgment() -> None:
    made = table(stones=1, rulers=False)
    judged = {"name": "Duke Risen", "type": ["J-ruler"], "attribute": ["R"], "atk": 700, "def": 700}
    judged["text"] = "[Enter] You gain 200 life."
    made.define(name="Duke", type=["Ruler"], attribute=["R"], text="[J-Activate] Pay {R}.", other=[judged])
    made.zone(0, "ruler", "Duke").use(0, "Duke", ability="judgment").resolve()
    assert made.is_on_field("Duke Risen", 0) and made.stack() == ["Duke Risen"]


@pytest.mark.rule("fow5", "9.6/6", "9.6/6b", "9.11/1")
def test_what_left_the_play_ground_is_spoken_of_as_it_was_there() -> None:
    made = table(stones=2).hand(0, BOLT)
    text = "Whenever a resonator is put into a graveyard from a field, you gain life equal to its ATK."
    resonator(made, "Mourner", text).field(0, "Mourner")
    made.define(
        name="Banner", type=["Addition: Field"], cost="{R}", text="Resonators your opponent controls gain [+200/+0]."
    )
    made.field(0, "Banner").field(1, CUB)
    made.play(0, BOLT, targets=[CUB]).resolve().resolve()
    assert life(made, 0) == 4500


@pytest.mark.rule("fow5", "9.6/6a", "9.6/7")
def test_what_was_hidden_is_spoken_of_as_it_is_in_the_public_zone() -> None:
    made = table(stones=1)
    text = "Whenever a resonator is put into a graveyard, you gain 100 life."
    resonator(made, "Mourner", text).field(0, "Mourner")
    spell(made, "Purge", "Your opponent discards a card.").hand(0, "Purge").hand(1, OX)
    made.play(0, "Purge").resolve()
    assert made.zone_names(1, "graveyard") == [OX] and made.stack() == ["Mourner"]


@pytest.mark.rule("fow5", "9.6/8a", "9.6/9")
def test_a_delayed_ability_triggers_once_at_its_time() -> None:
    made = table(stones=1)
    spell(made, "Promise", "At the end of turn, you gain 300 life.").hand(0, "Promise")
    made.play(0, "Promise").resolve().to("end_turn", 0)
    assert made.stack() == ["Promise"]
    made.resolve().to("end_turn", 1)
    assert made.stack() == [] and life(made, 0) == 4300


@pytest.mark.rule("fow5", "9.6/11")
def test_what_triggered_is_played_though_its_card_is_gone() -> None:
    made = table(stones=1).hand(0, BOLT)
    resonator(made, "Martyr", "When this card is put into a graveyard from a field, you gain 200 life.", 300)
    made.field(0, "Martyr").play(0, BOLT, targets=["Martyr"]).resolve()
    assert made.zone_of("Martyr") == "graveyard" and made.stack() == ["Martyr"]
    made.resolve()
    assert life(made, 0) == 4200


@pytest.mark.rule("fow5", "9.6/3", "7.9/4")
def test_a_chant_standby_card_does_not_trigger_in_the_turn_in_which_it_was_put_down() -> None:
    for turns in (0, 2):
        made = table(stones=4).field(1, CUB, CUB)
        text = "[Trigger] When a resonator is put into a graveyard from a field: You gain 500 life."
        spell(made, "Wake Feast", text, "Chant-Standby", "{R}{R}{R}{R}").hand(0, "Wake Feast", BOLT)
        made.act(0, "standby", "Wake Feast")
        for _ in range(turns):
            made.next_turn()
        if turns:
            made.to("main", 0)
        made.play(0, BOLT, targets=[made.card(CUB, 1, zone="field")]).resolve()
        asked = made.match.question
        assert (asked is not None and asked.why == "reveal to trigger") is bool(turns)
