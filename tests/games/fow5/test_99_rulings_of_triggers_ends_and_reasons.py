"""Rulings on triggers and their time, the ends of turns and games, and reasons."""

from __future__ import annotations

import pytest

from arbiter.testing import Table, scenario
from tests.games.fow5.defined import addition, chant, instant, resonator


@pytest.mark.rule("fow5", "5.4/6a", "5.4/6b", "10.18/1")
def test_discarding_down_to_seven_triggers_and_the_final_step_is_done_again() -> None:
    table = scenario("fow5")
    resonator(table, "Ragpicker", 100, 100, "Whenever you discard a card, draw a card.")
    table.field(0, "Ragpicker").hand(0, 8)
    table.to("final_hand")
    table.choose(table.hand_names(0)[0])
    table.resolve()
    assert table.hand_size(0) == 8 and table.active == 0
    table.choose(table.hand_names(0)[0])
    assert table.active == 0
    assert len(table.zone_names(0, "graveyard")) == 2


@pytest.mark.rule("fow5", "6.4/2", "6.4/3")
def test_after_each_resolution_the_turn_player_is_the_first_to_act() -> None:
    table = scenario("fow5").sources(0, fire=1).sources(1, fire=2)
    instant(table, "Drops", "You gain 100 life.")
    table.hand(0, "Drops").hand(1, "Drops", "Drops")
    table.passes(0).play(1, "Drops")
    assert table.asked == 1
    table.play(1, "Drops").passes(1).passes(0)
    assert table.stack() == ["Drops"] and table.asked == 0
    table.play(0, "Drops")
    assert table.asked == 0
    table.resolve_all()
    assert table.step == "main" and table.asked == 0


@pytest.mark.rule("fow5", "9.6/8", "3.1/4")
def test_what_was_to_be_destroyed_at_end_of_turn_and_came_back_is_another_card() -> None:
    table = scenario("fow5").sources(0, fire=2)
    resonator(table, "Squire", 300, 300)
    instant(table, "Overreach", "Target resonator gains [+200/+200] until end of turn. At end of turn, destroy it.")
    instant(table, "Blink", "Remove target resonator you control from the game, then put it into its owner's field.")
    table.field(0, "Squire").hand(0, "Overreach", "Blink")
    table.play(0, "Overreach", targets=["Squire"]).resolve()
    table.play(0, "Blink", targets=["Squire"]).resolve()
    table.next_turn()
    assert table.field_names(0) == ["Squire"]


@pytest.mark.rule("fow5", "9.6/7", "9.11/1", "9.3/5a")
def test_who_dies_with_others_has_seen_all_of_them_die() -> None:
    table = scenario("fow5").sources(0, fire=1)
    resonator(
        table, "Ghoul", 100, 100, "Whenever another resonator is put into a graveyard from a field, you gain 100 life."
    )
    resonator(table, "Squire", 100, 100)
    chant(table, "Flood", "Destroy all resonators.")
    table.field(0, "Ghoul", "Squire").field(1, "Squire").hand(0, "Flood")
    table.play(0, "Flood").resolve()
    table.resolve_all()
    assert table.resource(0, "life") == 4200


@pytest.mark.rule("fow5", "6.3/4", "6.3/4a", "7.7/1")
def test_why_cards_are_not_played_now() -> None:
    table = scenario("fow5").sources(0, fire=4).sources(1, fire=4)
    resonator(table, "Squire", 300, 300)
    chant(table, "Lesson", "Draw a card.")
    instant(table, "Drops", "You gain 100 life.")
    table.hand(0, "Squire", "Lesson", "Drops").hand(1, "Squire", "Lesson", "Drops")
    table.play(0, "Drops")
    assert table.why_not(0, "Squire") == ["6.3/4"]
    assert table.why_not(0, "Lesson") == ["6.3/4"]
    table.passes(0)
    assert table.why_not(1, table.card("Squire", 1).name) == ["6.3/4"]
    assert table.why_not(1, "Drops") == []


@pytest.mark.rule("fow5", "9.6/8", "9.6/8a", "5.4/3")
def test_what_is_to_happen_at_end_of_turn_and_comes_after_that_time_happens_next_turn() -> None:
    table = scenario("fow5").sources(0, fire=1)
    resonator(table, "Squire", 300, 300)
    instant(table, "Overreach", "Target resonator gains [+200/+200] until end of turn. At end of turn, destroy it.")
    table.field(0, "Squire").hand(0, "Overreach")
    table.to("end_turn")
    table.play(0, "Overreach", targets=["Squire"]).resolve()
    table.next_turn()
    assert table.field_names(0) == ["Squire"] and table.power("Squire") == 300
    table.to("main").to("end_turn").resolve_all()
    assert table.zone_names(0, "graveyard")[-1] == "Squire"


@pytest.mark.rule("fow5", "5.4/5a", "5.4/5b", "10.9/4")
def test_who_could_not_be_destroyed_this_turn_outlives_it() -> None:
    table = scenario("fow5").sources(0, fire=2)
    resonator(table, "Saint", 300, 500)
    instant(table, "Blessing", "Target resonator cannot be destroyed until end of turn.")
    instant(table, "Blaze", "This card deals 800 damage to target resonator.")
    table.field(0, "Saint").hand(0, "Blessing", "Blaze")
    table.play(0, "Blessing", targets=["Saint"]).resolve()
    table.play(0, "Blaze", targets=["Saint"]).resolve()
    assert table.damage_on("Saint") == 800
    table.next_turn()
    assert table.field_names(0) == ["Saint"] and table.damage_on("Saint") == 0


@pytest.mark.rule("fow5", "5.4/5b", "5.4/6b", "13.2/2")
def test_who_dies_as_the_effects_of_the_turn_end_triggers_before_the_next_turn() -> None:
    table = scenario("fow5").sources(0, fire=1).sources(1, fire=1)
    resonator(table, "Frail", 300, 300, "When this card is put into a graveyard from your field, draw a card.")
    addition(
        table, "Blight", "Field", "[Quickcast]\n[Continuous]: Each resonator your opponent controls gains [-0/-300]."
    )
    instant(table, "Prop", "Target resonator gains [+0/+300] until end of turn.")
    table.field(0, "Frail").hand(0, "Prop").hand(1, "Blight")
    table.play(0, "Prop", targets=["Frail"]).resolve()
    table.passes(0).play(1, "Blight").resolve()
    assert table.guard("Frail") == 300
    table.to("final_priority")
    assert table.active == 0
    assert "Frail" in table.zone_names(0, "graveyard")
    table.next_turn()
    assert table.hand_size(0) == 1


@pytest.mark.rule("fow5", "13.1/1", "6.1/1a", "1.3/2")
def test_life_is_looked_at_after_the_whole_of_a_spell() -> None:
    table = scenario("fow5").sources(0, fire=1).resources(0, life=500).resources(1, life=500)
    chant(table, "Storm", "This card deals 500 damage to each player. You gain 100 life.")
    table.hand(0, "Storm")
    table.play(0, "Storm").resolve()
    assert table.over and table.winner == 0


@pytest.mark.rule("fow5", "1.5/7")
def test_half_of_an_odd_life_leaves_the_greater_half() -> None:
    table = scenario("fow5").sources(0, fire=1)
    chant(table, "Halving", "Your opponent loses half of his or her life.")
    table.resources(1, life=3100).hand(0, "Halving")
    table.play(0, "Halving").resolve()
    assert table.resource(1, "life") == 1600


@pytest.mark.rule("fow5", "1.4/3", "10.12/1")
def test_what_lies_rested_does_not_become_rested() -> None:
    table = scenario("fow5").sources(0, fire=2)
    resonator(table, "Ogre", 300, 900)
    table.define(
        name="Shackle",
        type="Addition: Resonator",
        cost="{R}",
        text="[Continuous]: Whenever added resonator becomes rested, "
        "this card deals 500 damage to that resonator's controller.",
    )
    instant(table, "Drowse", "Rest target resonator.")
    table.field(1, "Ogre").zone(0, "field", "Shackle", host="Ogre").hand(0, "Drowse", "Drowse")
    table.play(0, "Drowse", targets=["Ogre"]).resolve().resolve()
    assert table.resource(1, "life") == 3500
    table.play(0, "Drowse", targets=["Ogre"]).resolve()
    assert table.stack() == []
    assert table.resource(1, "life") == 3500


@pytest.mark.rule("fow5", "13.1/2", "1.4/2", "10.8/2")
def test_only_the_draw_of_the_draw_phase_loses_the_game() -> None:
    table = scenario("fow5").sources(0, fire=1)
    chant(table, "Lesson", "Draw three cards.")
    table.deck(0, 2, only=True).hand(0, "Lesson")
    table.play(0, "Lesson").resolve()
    assert table.hand_size(0) == 2 and not table.over
    table.to("draw_card", 0, later=True)
    assert table.over and table.winner == 1


@pytest.mark.rule("fow5", "7.5/1", "7.11/1")
def test_the_reasons_against_calling_after_judgment_and_judging_after_calling() -> None:
    def fresh() -> Table:
        other = {"name": "Count of Embers", "type": "J-Ruler", "race": "Human", "atk": 500, "def": 500, "text": ""}
        table = scenario("fow5").sources(0, fire=1)
        table.define(name="Count", type="Ruler", race="Human", text="[J-Activate] Pay {R}", other=other)
        return table.zone(0, "ruler", "Count").zone(0, "stones", 3)

    called = fresh().act(0, "call", "Count")
    assert called.acts(0, "judgment") == []
    assert "7.5/1" in called.why_not(0, "Count")
    judged = fresh().act(0, "judgment", "Count").resolve()
    assert judged.field_names(0) == ["Count of Embers"]
    assert judged.acts(0, "call") == []


@pytest.mark.rule("fow5", "10.7/1", "9.6/5")
def test_where_nobody_may_chase_triggers_still_go_onto_the_chase() -> None:
    table = scenario("fow5").sources(0, fire=1).sources(1, fire=1)
    chant(table, "Decree", "You gain 500 life. Players cannot chase to this card.")
    resonator(table, "Scribe", 200, 200, "Whenever your opponent plays a spell, you gain 100 life.")
    instant(table, "Drops", "You gain 100 life.")
    table.field(1, "Scribe").hand(0, "Decree").hand(1, "Drops")
    table.play(0, "Decree")
    assert len(table.stack()) == 2
    table.passes(0)
    assert not table.can("play", 1, "Drops")
    table.resolve_all()
    assert (table.resource(0, "life"), table.resource(1, "life")) == (4500, 4100)


@pytest.mark.rule("fow5", "14.1/1", "14.1/1c")
def test_a_loop_that_nobody_can_stop_is_a_draw() -> None:
    table = scenario("fow5", stops=False).sources(0, fire=1)
    resonator(table, "Echo", 200, 200, "Whenever your opponent gains life, you gain 100 life.")
    instant(table, "Drops", "You gain 100 life.")
    table.field(0, "Echo").field(1, "Echo").hand(0, "Drops")
    table.play(0, "Drops").resolve_all()
    assert table.over and table.winner is None


@pytest.mark.rule("fow5", "4.2/2", "4.2/4", "4.2/5")
def test_hands_are_changed_the_first_player_first_and_lifebreak_is_dealt_after_that() -> None:
    table = scenario("fow5").turn(0, "setup", number=0, begin=True)
    first = table.asked
    assert first is not None
    table.pick_player(first)
    table.expect(player=first)
    table.choose(*[table.card(name, first, zone="hand", index=0) for name in sorted(set(table.hand_names(first)))][:1])
    table.expect(player=1 - first)
    table.choose()
    table.to("main")
    assert table.active == first
    for player in (0, 1):
        assert table.hand_size(player) == 5
        assert len(table.zone_names(player, "lifebreak")) == 4
        assert table.resource(player, "life") == 4000


@pytest.mark.rule("fow5", "10.13/1", "10.13/2")
def test_a_search_with_a_word_may_find_nothing_and_a_choice_in_the_graveyard_must_be_made() -> None:
    table = scenario("fow5").sources(0, fire=2)
    resonator(table, "Bat", 300, 300, race="Vampire")
    chant(
        table,
        "Seek",
        "Search your main deck for a Vampire resonator, reveal it and put it into your hand. "
        "Then shuffle your main deck.",
    )
    chant(table, "Recall", "Choose a resonator in your graveyard and put it into your hand.")
    table.deck(0, "Bat").zone(0, "graveyard", "Bat").hand(0, "Seek", "Recall")
    table.play(0, "Seek").resolve()
    table.choose()
    assert table.hand_names(0) == ["Recall"]
    table.play(0, "Recall").resolve()
    assert table.hand_names(0) == ["Bat"]
