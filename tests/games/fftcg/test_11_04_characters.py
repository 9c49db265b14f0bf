"""11.4: casting a Character, which needs a quiet Main Phase, does not use the stack and cannot be answered."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript, Table, scenario


def recruit(text: str = "", *, type: str = "forward", player: int = 0) -> Table:
    return (
        scenario("fftcg")
        .define(name="Recruit", type=type, element=["fire"], cost=1, text=text)
        .define(name="Test Bolt", type="summon", element=["fire"], cost=1, text="Choose 1 Forward. Dull it.")
        .hand(player, "Recruit")
        .sources(player, fire=2)
    )


@pytest.mark.rule("fftcg", "11.4.1")
@pytest.mark.parametrize("type", ["forward", "backup", "monster"])
@pytest.mark.parametrize("step", ["main1", "main2"])
def test_a_character_is_cast_in_a_main_phase_and_is_on_the_field_at_once(type: str, step: str) -> None:
    table = recruit(type=type).hand(1, "Test Bolt").sources(1, fire=1).turn(0, step=step, number=3)
    table.play(0, "Recruit")
    # It never was on the stack, and the opponent was not asked anything in between.
    assert table.is_on_field("Recruit", 0) and table.stack() == [] and table.asked == 0


@pytest.mark.rule("fftcg", "11.4.1")
def test_a_character_is_not_cast_in_the_attack_phase() -> None:
    table = recruit().field(0, "Kiln Apprentice").turn(0, step="attack_preparation", number=3)
    assert not table.can("play", 0, "Recruit") and table.why_not(0, "Recruit") == ["9.3.1.5"]


@pytest.mark.rule("fftcg", "11.4.1")
def test_a_character_is_not_cast_while_something_is_on_the_stack() -> None:
    table = recruit().hand(0, "Test Bolt").field(1, "Kiln Apprentice")
    assert table.can("play", 0, "Recruit")
    table.play(0, "Test Bolt", targets=["Kiln Apprentice"])
    assert not table.can("play", 0, "Recruit") and table.why_not(0, "Recruit") == ["9.3.1.5"]
    table.resolve()
    assert table.can("play", 0, "Recruit")


@pytest.mark.rule("fftcg", "11.4.1")
def test_a_character_is_not_cast_in_the_opponents_turn() -> None:
    table = recruit(player=1).passes(0)
    assert table.asked == 1 and not table.can("play", 1, "Recruit")


@pytest.mark.rule("fftcg", "11.4.1", "11.4.2")
def test_a_character_is_cast_from_the_lb_deck_too_and_is_seen_by_all() -> None:
    table = (
        scenario("fftcg")
        .define(name="Recruit", element=["fire"], cost=1, text="‹Limit Break -- 1›")
        .define(name="Spare", element=["fire"], cost=1, text="‹Limit Break -- 1›")
        .zone(0, "limit", "Recruit", "Spare", face_up=False)
        .sources(0, fire=1)
    )
    table.play(0, "Recruit")
    assert table.is_on_field("Recruit", 0) and "Recruit" in str(table.view(1)["zones"])


@pytest.mark.rule("fftcg", "11.4.2")
def test_casting_a_character_from_the_hand_reveals_it() -> None:
    table = recruit()
    assert "Recruit" not in str(table.view(1))
    table.play(0, "Recruit")
    assert "Recruit" in str(table.view(1)["zones"])


@pytest.mark.rule("fftcg", "11.4.1.1")
def test_a_character_cast_by_an_effect_comes_after_the_whole_effect_and_without_the_stack() -> None:
    table = (
        recruit("When Recruit enters the field, if you have 1 card or more in your hand, gain {C}.")
        .define(
            name="Call",
            type="summon",
            element=["fire"],
            cost=1,
            text="Cast 1 Forward of cost 3 or less from your hand without paying the cost. Draw 1 card.",
        )
        .hand(0, "Call")
        .hand(1, "Test Bolt")
        .sources(1, fire=1)
    )
    table.play(0, "Call").resolve()
    # The card had been drawn when Recruit entered, so its conditional ability has triggered.
    assert table.is_on_field("Recruit", 0) and table.hand_size(0) == 1
    assert table.stack() == ["Recruit"] and table.asked == 0


@pytest.mark.rule("fftcg", "11.4.1.1")
def test_a_character_can_be_cast_by_an_effect_where_it_could_not_be_cast_otherwise() -> None:
    table = (
        recruit()
        .define(
            name="Captain",
            element=["fire"],
            text="When Captain attacks, "
            "you may cast 1 Forward of cost 3 or less from your hand without paying the cost.",
        )
        .field(0, "Captain")
        .turn(0, number=3)
    )
    table.attack("Captain").resolve()
    table.yes()
    assert table.is_on_field("Recruit", 0) and table.stack() == [] and table.step == "attack_declaration"


@pytest.mark.rule("fftcg", "11.4.3")
def test_which_effect_a_character_has_is_declared_before_anybody_can_act() -> None:
    text = 'When Recruit enters the field, select 1 of the 2 following actions.\n"Draw 1 card."\n"Gain {C}."'
    table = recruit(text)
    table.play(0, "Recruit", modes=[2])
    assert table.stack() == ["Recruit"]
    table.resolve()
    assert table.resource(0, "crystal") == 1 and table.hand_size(0) == 0


@pytest.mark.rule("fftcg", "11.4.5")
def test_what_goes_to_which_card_is_declared_before_anybody_can_act() -> None:
    text = "When Recruit enters the field, choose up to 2 Forwards. Divide 5000 damage among them as you like."
    table = recruit(text).field(1, "Salt Road Warden", "Toll Collector")
    targets = ["Salt Road Warden", "Toll Collector"]
    with pytest.raises(BadScript):
        table.play(0, "Recruit", targets=targets, divide={"Salt Road Warden": 5000, "Toll Collector": 0})
    table.play(0, "Recruit", targets=targets, divide={"Salt Road Warden": 2000, "Toll Collector": 3000})
    assert table.stack() == ["Recruit"]
    table.resolve()
    assert table.damage_on("Salt Road Warden") == 2000 and table.damage_on("Toll Collector") == 3000


@pytest.mark.rule("fftcg", "11.4.5")
def test_different_effects_of_a_character_are_dealt_out_before_anybody_can_act() -> None:
    text = "When Recruit enters the field, choose 1 Forward and 1 other Forward. Dull the former. Freeze the latter."
    table = recruit(text).field(1, "Salt Road Warden", "Toll Collector")
    table.play(0, "Recruit", targets=[["Toll Collector"], ["Salt Road Warden"]]).resolve()
    assert table.is_rested("Toll Collector") and not table.is_rested("Salt Road Warden")
    assert table.obj("Salt Road Warden", 1).frozen and not table.obj("Toll Collector", 1).frozen


@pytest.mark.rule("fftcg", "11.4.8")
def test_what_the_entry_triggers_is_on_the_stack_and_the_turn_player_has_priority() -> None:
    table = (
        recruit("When Recruit enters the field, draw 1 card.")
        .define(name="Watcher", text="When a Forward enters your opponent's field, gain {C}.")
        .field(1, "Watcher")
    )
    table.play(0, "Recruit")
    assert table.stack() == ["Recruit", "Watcher"] and table.asked == 0


@pytest.mark.rule("fftcg", "11.4.8")
def test_after_a_character_the_turn_player_has_priority_even_if_the_other_player_cast_it() -> None:
    table = recruit("Back Attack", player=1).hand(1, "Test Bolt").passes(0)
    table.play(1, "Recruit")
    assert table.is_on_field("Recruit", 1) and table.asked == 0


@pytest.mark.rule("fftcg", "2.2", "11.4.1")
def test_a_character_whose_text_says_so_cannot_be_cast() -> None:
    table = recruit("You cannot cast Recruit.")
    assert not table.can("play", 0, "Recruit")
    assert recruit("You cannot cast Summons.").can("play", 0, "Recruit")


@pytest.mark.rule("fftcg", "2.2", "11.4.1")
def test_it_can_still_be_put_onto_the_field() -> None:
    table = recruit("You cannot cast Recruit.").define(
        name="Gift", type="summon", element=["fire"], cost=1, text="Play 1 Forward from your hand onto the field."
    )
    table.hand(0, "Gift").play(0, "Gift").resolve()
    assert table.is_on_field("Recruit", 0)
