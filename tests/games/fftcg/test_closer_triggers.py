"""Rulings of what triggers: how often, for whom, with which condition, and what has become of its card meanwhile."""

from __future__ import annotations

import pytest

from arbiter.testing import scenario
from tests.games.fftcg.stages import BREAK, RETURN, TAKE, forward, monster, stage, summons


@pytest.mark.rule("fftcg", "11.8.6")
def test_one_or_more_is_once_and_a_forward_is_each() -> None:
    table = stage(Quake="Break all the Forwards opponent controls.")
    monster(
        table,
        "Tally",
        "When 1 or more Forwards opponent controls are put from the field into the Break Zone, draw 1 card.",
    )
    monster(table, "Count", "When a Forward opponent controls is put from the field into the Break Zone, gain {C}.")
    table.field(0, "Tally", "Count").field(1, "Kiln Apprentice", "Caravan Guard", "Salt Road Warden")
    table.play(0, "Quake").resolve().order("Tally", "Count", "Count", "Count")
    assert sorted(table.stack()) == ["Count", "Count", "Count", "Tally"]
    table.resolve_all()
    assert table.hand_size(0) == 1 and table.resource(0, "crystal") == 3


@pytest.mark.rule("fftcg", "11.8.10.1", "11.8.7")
def test_the_number_of_actions_of_a_trigger_stays_what_it_was() -> None:
    table = scenario("fftcg").sources(0, fire=3)
    text = (
        "When Sage enters the field, select 1 of the 2 following actions. If you "
        "control 3 or more Backups, select both "
        'instead.\n"Draw 1 card."\n"Your opponent discards 1 card from their hand."'
    )
    forward(table, "Sage", text=text, element=["fire"], cost=2)
    summons(table, 1, "wind", Gust="Choose 1 Backup. Return it to its owner's hand.").hand(1, "Kiln Apprentice")
    table.hand(0, "Sage").play(0, "Sage").passes(0)
    table.play(1, "Gust", targets=["Fire Source 1"]).resolve()
    before = table.hand_size(0)
    table.resolve_all()
    assert table.hand_size(0) == before + 1 and table.hand_size(1) == 0


@pytest.mark.rule("fftcg", "11.8.13", "11.11.3")
def test_a_condition_of_a_trigger_must_hold_twice() -> None:
    table = scenario("fftcg")
    forward(table, "Scout", text="When Scout attacks, if your opponent controls 2 or more Forwards, draw 1 card.")
    summons(table, 1, "wind", Gust=RETURN)
    table.field(0, "Scout").field(1, "Kiln Apprentice", "Caravan Guard")
    table.attack("Scout")
    assert table.stack() == ["Scout"]
    table.passes(0).play(1, "Gust", targets=["Caravan Guard"]).resolve().resolve()
    assert table.stack() == [] and table.hand_size(0) == 0


@pytest.mark.rule("fftcg", "11.8.5", "6.2.6", "11.8.16")
def test_who_controlled_a_forward_when_it_was_broken_controls_its_trigger() -> None:
    table = stage(Lure=TAKE, Doom=BREAK)
    forward(table, "Martyr", text="When Martyr is put from the field into the Break Zone, draw 2 cards.").field(
        1, "Martyr"
    )
    table.play(0, "Lure", targets=["Martyr"]).resolve()
    table.play(0, "Doom", targets=["Martyr"]).resolve_all()
    assert table.zone_names(1, "break") == ["Martyr"]
    assert table.hand_size(0) == 2 and table.hand_size(1) == 0


@pytest.mark.rule("fftcg", "11.8.16.1", "7.4")
def test_a_card_that_leaves_the_break_zone_meanwhile_does_not_come_back() -> None:
    table = stage(Doom=BREAK)
    forward(
        table,
        "Phoenix",
        text=(
            "When Phoenix is put from the field into the Break Zone, you may pay {1}. When "
            "you do so, play Phoenix onto the field dull."
        ),
    )
    summons(table, 1, "ice", Exile="Choose 1 card in your opponent's Break Zone. Remove it from the game.")
    table.field(0, "Phoenix").sources(0, ice=1)
    table.play(0, "Doom", targets=["Phoenix"]).resolve()
    assert table.stack() == ["Phoenix"]
    table.passes(0).play(1, "Exile", targets=["Phoenix"]).resolve().resolve()
    table.yes()
    assert table.zone_names(0, "removed") == ["Phoenix"] and not table.is_on_field("Phoenix")


@pytest.mark.rule("fftcg", "15.1.1.1.2", "15.1.1.2.2", "11.8.1")
def test_dulling_the_dull_and_activating_the_active_change_nothing_that_could_trigger() -> None:
    table = stage(Nap="Choose 1 Forward. Dull it.", Wake="Choose 1 Forward. Activate it.")
    forward(table, "Bell", text="When Bell becomes dull, draw 1 card.\nWhen Bell becomes active, gain {C}.").field(
        0, "Bell"
    )
    table.play(0, "Wake", targets=["Bell"]).resolve()
    assert table.stack() == []
    table.play(0, "Nap", targets=["Bell"]).resolve()
    assert table.stack() == ["Bell"]


@pytest.mark.rule("fftcg", "11.8.7", "11.1.4")
def test_the_turn_players_triggers_go_onto_the_stack_first() -> None:
    table = stage(Quake="Break all the Forwards.")
    forward(table, "Mine", text="When Mine is put from the field into the Break Zone, draw 1 card.").field(0, "Mine")
    forward(table, "Yours", text="When Yours is put from the field into the Break Zone, your opponent discards 1 card.")
    table.field(1, "Yours")
    table.play(0, "Quake").resolve()
    assert table.stack() == ["Mine", "Yours"]
    table.resolve()
    assert table.hand_size(0) == 0
    table.resolve()
    assert table.hand_size(0) == 1


@pytest.mark.rule("fftcg", "11.8.16.2.1")
def test_who_enters_together_sees_the_others_enter() -> None:
    table = stage(Muster="Play up to 2 Forwards of cost 2 or less from your Break Zone onto the field.")
    forward(table, "Greeter", text="When a Forward other than Greeter enters your field, draw 1 card.")
    forward(table, "Envoy", text="When a Forward enters your field, gain {C}.")
    table.zone(0, "break", "Greeter", "Envoy")
    table.play(0, "Muster").resolve().choose("Greeter", "Envoy")
    table.order("Greeter", "Envoy", "Envoy").resolve_all()
    assert table.hand_size(0) == 1 and table.resource(0, "crystal") == 2


@pytest.mark.rule("fftcg", "11.8.17.2", "11.8.17.3", "7.4")
def test_a_forward_that_has_left_and_come_back_is_not_the_one_to_be_returned_later() -> None:
    table = stage(
        Brief=(
            "Choose 1 Forward you control. It gains +3000 power until the end of the turn. At the "
            "end of the turn, return it to its owner's hand."
        )
    )
    summons(
        table, 0, "wind", Blink="Choose 1 Forward you control. Remove it from the game. Then, play it onto the field."
    )
    forward(table, "Guest").field(0, "Guest")
    table.play(0, "Brief", targets=["Guest"]).resolve()
    assert table.power("Guest") == 8000
    table.play(0, "Blink", targets=["Guest"]).resolve()
    assert table.power("Guest") == 5000
    table.next_turn()
    assert table.is_on_field("Guest", 0)


@pytest.mark.rule("fftcg", "11.8.17.1", "11.8.17.2")
def test_what_waits_for_the_rest_of_the_turn_triggers_each_time_and_not_for_the_past() -> None:
    text = "Until the end of the turn, when a Forward opponent controls is broken, draw 1 card."
    table = stage(First=BREAK, Vow=text, Second=BREAK, Third=BREAK)
    table.field(1, "Kiln Apprentice", "Caravan Guard", "Salt Road Warden")
    table.play(0, "First", targets=["Kiln Apprentice"]).resolve().play(0, "Vow").resolve()
    assert table.hand_size(0) == 2
    table.play(0, "Second", targets=["Caravan Guard"]).resolve_all()
    table.play(0, "Third", targets=["Salt Road Warden"]).resolve_all()
    assert table.hand_size(0) == 2


@pytest.mark.rule("fftcg", "11.8.15", "11.12.5.4")
def test_what_is_removed_instead_was_not_put_into_the_break_zone_and_was_not_broken() -> None:
    table = stage(Doom=BREAK)
    monster(
        table,
        "Void",
        (
            "If a Forward opponent controls would be put from the field into the Break "
            "Zone, remove it from the game instead."
        ),
    )
    monster(
        table,
        "Crow",
        "When a Forward is put from the field into the Break Zone, draw 1 card.\n"
        "When a Forward leaves the field, gain {C}.",
    )
    table.field(0, "Void", "Crow").field(1, "Caravan Guard")
    table.play(0, "Doom", targets=["Caravan Guard"]).resolve_all()
    assert table.zone_names(1, "removed") == ["Caravan Guard"]
    assert table.hand_size(0) == 0 and table.resource(0, "crystal") == 1


@pytest.mark.rule("fftcg", "11.8.18", "6.7.1")
def test_a_trigger_of_how_things_are_waits_until_it_has_resolved() -> None:
    table = stage(
        Feed="Choose 1 Monster. Place 2 Growth Counters on it.",
        Again="Choose 1 Monster. Place 2 Growth Counters on it.",
    )
    text = "When 3 or more Growth Counters are placed on Egg, remove all the Growth Counters from Egg. Draw 1 card."
    monster(table, "Egg", text).field(0, "Egg", counters={"Growth": 1})
    table.play(0, "Feed", targets=["Egg"]).resolve()
    assert table.stack() == ["Egg"]
    table.play(0, "Again", targets=["Egg"]).resolve()
    assert table.stack() == ["Egg"]
    table.resolve()
    assert table.counters("Egg", "Growth") == 0 and table.hand_size(0) == 1 and table.stack() == []


@pytest.mark.rule("fftcg", "11.8.14", "11.11.5.1")
def test_whether_one_may_is_asked_as_the_ability_resolves() -> None:
    table = scenario("fftcg").sources(0, fire=2)
    text = "When Baker enters the field, you may discard 1 card. If you do so, draw 2 cards."
    forward(table, "Baker", text=text, element=["fire"], cost=2).hand(0, "Baker", "Kiln Apprentice")
    table.play(0, "Baker")
    assert table.stack() == ["Baker"] and table.hand_size(0) == 1
    table.resolve()
    table.no()
    assert table.hand_size(0) == 1 and table.stack() == []


@pytest.mark.rule("fftcg", "6.4.2", "11.5.5", "11.11.4")
def test_what_was_put_into_the_break_zone_as_a_cost_has_the_power_it_had() -> None:
    table = scenario("fftcg")
    forward(
        table, "Bomb", 4000, "Put Bomb into the Break Zone: Choose 1 Forward. Deal it damage equal to Bomb's power."
    )
    forward(table, "Foreman", text="The Forwards you control other than Foreman gain +2000 power.")
    forward(table, "Wall", 7000).field(0, "Bomb", "Foreman").field(1, "Wall")
    table.use(0, "Bomb", targets=["Wall"]).resolve()
    assert table.damage_on("Wall") == 6000
