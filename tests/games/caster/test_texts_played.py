"""Sentences that say more than they seem to, played out on a table: what they mean is what happens."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScenario, BadScript, scenario
from tests.games.caster.written import conjure, servant


def test_what_is_revealed_until_a_card_comes_is_shuffled_back_and_the_card_is_had() -> None:
    text = (
        "Reveal cards from the top of your deck until you reveal a caster. Put the caster revealed this way into your "
        "hand and shuffle all other cards revealed this way into your deck."
    )
    made = conjure(scenario("caster"), "Whistle", text).sources(0, ignus=1).hand(0, "Whistle")
    made.deck(0, "Fan the Flame", "Spark", "Idony Vane")
    before = len(made.zone_names(0, "deck"))
    made.play(0, "Whistle").resolve()
    assert made.hand_names(0) == ["Idony Vane"] and len(made.zone_names(0, "deck")) == before - 1


def test_who_targets_it_is_the_enemy_player_that_its_text_speaks_of() -> None:
    text = "Whenever this card is targeted by an enemy card or ability ⇒ That enemy player discards two cards."
    made = conjure(servant(scenario("caster"), "Hedgehog", text=text), "Poke", "Rest target servant.")
    made.sources(0, ignus=1).hand(0, "Poke", "Spark").hand(1, "Puddle").field(1, "Hedgehog")
    made.play(0, "Poke").resolve()
    assert made.hand_names(0) == [] and made.hand_names(1) == ["Puddle"]


def test_of_two_targets_their_controller_banishes_one() -> None:
    text = "Choose two target servants an enemy player controls. That enemy player banishes one of them."
    made = conjure(servant(servant(scenario("caster"), "Left"), "Right"), "Choice", text)
    made.sources(0, ignus=1).hand(0, "Choice").field(1, "Left", "Right")
    made.play(0, "Choice").resolve().expect(player=1).choose("Right")
    assert made.field_names(1) == ["Left"]


def test_a_caster_that_is_turned_face_down_is_nobody() -> None:
    made = conjure(scenario("caster"), "Snuff", "Turn target face up Lv1 caster face down.")
    made.sources(0, ignus=1).hand(0, "Snuff").field(1, "Idony Vane").play(0, "Snuff", targets=["Idony Vane"]).resolve()
    (turned,) = [obj for obj in made.game.field if obj.controller == 1]
    assert turned.now.types == {"caster"} and not turned.now.names and not turned.now.colours and turned.now.level == 1


def test_they_who_control_more_are_whom_the_sentence_has_named() -> None:
    text = "Target enemy player banishes a servant if they control more servants than there are allied servants."
    for mine, left in ((1, ["Left"]), (2, ["Left", "Right"])):
        made = conjure(servant(servant(servant(scenario("caster"), "Left"), "Right"), "Own"), "Envy", text)
        made.sources(0, ignus=1).hand(0, "Envy").field(0, *["Own"] * mine).field(1, "Left", "Right")
        made.play(0, "Envy").resolve()
        if mine == 1:
            made.expect(player=1).choose("Right")
        assert made.field_names(1) == left


def test_what_was_discarded_this_turn_is_told_from_what_lay_there() -> None:
    text = (
        "Put target servant from an enemy graveyard into the field "
        "if that servant was discarded from an enemy hand this turn."
    )
    made = conjure(conjure(scenario("caster"), "Lift", text), "Press", "Target enemy player discards a card.")
    servant(servant(made, "New"), "Old").sources(0, ignus=3).hand(0, "Lift", "Lift", "Press").hand(1, "New")
    made.zone(1, "graveyard", "Old").play(0, "Press").resolve()
    made.play(0, "Lift", targets=["Old"]).resolve()
    assert made.field_names(0).count("Old") == 0
    made.play(0, "Lift", targets=["New"]).resolve().option("recovered")
    assert "New" in made.field_names(0)


def test_servants_that_enter_recovered_are_not_asked_how_and_switch_by_texts_alone() -> None:
    text = "Enemy servants enter the field recovered.\nEnemy servants cannot be switched except by spell or ability."
    for words, asked in ((text, False), ("", True)):
        made = servant(servant(scenario("caster"), "Rage", text=words), "Newcomer", cost=1)
        made.field(1, "Rage").field(0, "Rage").hand(0, "Newcomer").sources(0, ignus=1)
        made.play(0, "Newcomer").resolve()
        assert (made.question is not None and made.question.why == "orientation") is asked
        if not asked:
            assert not made.acts(0, "switch")
    made = servant(servant(scenario("caster"), "Rage", text=text), "Newcomer", cost=1)
    made.field(0, "Rage").hand(0, "Newcomer").sources(0, ignus=1)  # it speaks of enemies: one's own choose
    made.play(0, "Newcomer").resolve().expect(kind="option", player=0, why="orientation")


def test_a_player_who_cannot_be_attacked_is_attacked_by_nobody() -> None:
    made = conjure(servant(scenario("caster"), "Fox"), "Truce", "[Quickcast]\nYou can't be attacked this turn.")
    made.sources(1, ignus=1).hand(1, "Truce").field(0, "Fox").to("attack_declaration")
    assert made.can("attack", 0, "Fox")
    made = conjure(servant(scenario("caster"), "Fox"), "Truce", "[Quickcast]\nYou can't be attacked this turn.")
    made.sources(1, ignus=1).hand(1, "Truce").field(0, "Fox").passes(0).play(1, "Truce").resolve()
    with pytest.raises(BadScript, match="without reaching the step"):
        made.to("attack_declaration")


def test_a_card_that_comes_back_at_the_end_of_the_turn_does_so_out_of_the_graveyard() -> None:
    text = "At end of turn ⇒ If this card was put into a graveyard from the field this turn, put it into the field."
    made = conjure(servant(scenario("caster"), "Ember", text=text), "Snap", "Destroy target servant.")
    made.sources(0, ignus=1).hand(0, "Snap").field(0, "Ember").play(0, "Snap", targets=["Ember"]).resolve()
    assert made.zone_of("Ember") == "graveyard"
    made.to("end_turn").resolve().option("recovered")
    assert made.zone_of("Ember") == "field"


def test_a_spell_in_the_chase_goes_back_to_its_owners_hand() -> None:
    made = servant(scenario("caster"), "Ember", cost=1)
    conjure(made, "Block", "[Quickcast]\nReturn target servant spell to its owner's hand.").sources(0, ignus=1)
    made.hand(0, "Ember").sources(1, ignus=1).hand(1, "Block").play(0, "Ember").passes(0)
    made.play(1, "Block", targets=["Ember"]).resolve()
    assert made.stack() == [] and made.hand_names(0) == ["Ember"]


def test_what_fell_by_a_text_did_not_fall_in_battle() -> None:
    text = "Draw a card if an allied servant was destroyed by non-battle this turn."
    for fells in (True, False):
        made = conjure(conjure(servant(scenario("caster"), "Ember"), "Wake", text), "Snap", "Destroy target servant.")
        made.sources(0, ignus=2).hand(0, "Wake", "Snap").field(0, "Ember")
        if fells:
            made.play(0, "Snap", targets=["Ember"]).resolve()
        before = made.hand_size(0)
        made.play(0, "Wake").resolve()
        assert made.hand_size(0) == before - 1 + fells


@pytest.mark.parametrize(("step", "usable"), [("main", False), ("end_begin", True), ("end_turn", True)])
def test_an_ability_for_your_end_phase_can_be_used_all_through_it_and_only_then(step: str, usable: bool) -> None:
    text = "[Rest]: Draw two cards. Play this ability only during your end phase."
    made = servant(scenario("caster"), "Nightjar", text=text).field(0, "Nightjar").to(step)
    assert made.can("use", 0, "Nightjar") is usable
    theirs = servant(scenario("caster"), "Nightjar", text=text).field(1, "Nightjar").to(step)
    assert not theirs.passes(0).can("use", 1, "Nightjar")


@pytest.mark.parametrize(
    "text",
    [
        "[Rest]: Put this card into the field.",
        "Discard a card: Put this card into the field.",
        "[Enter] ⇒ Put this card into the field.",
        "At end of turn ⇒ Put this card into the field.",
        "[Rest], banish another servant: Put this card into the field.",
    ],
)
def test_a_card_in_the_field_is_not_put_there_again(text: str) -> None:
    with pytest.raises(BadScenario, match="it is in play already"):
        servant(scenario("caster"), "Homebody", text=text)


def test_a_card_that_has_left_for_its_own_ability_can_be_put_into_the_field() -> None:
    text = "[Rest], banish this card: Put this card into the field."
    made = servant(scenario("caster"), "Revenant", text=text).field(0, "Revenant").use(0, "Revenant").resolve()
    assert made.option("reversed").is_on_field("Revenant", 0)


@pytest.mark.rule("caster", "1012.1")
@pytest.mark.parametrize("others", [0, 1])
def test_who_banishes_one_thing_or_another_banishes_what_is_there(others: int) -> None:
    made = servant(scenario("caster"), "Ember", text="At end of your turn ⇒ Banish this card or a barrier.")
    made.define(name="Wall", type="Barrier", element="Ignus", cost=1).field(0, "Ember", *["Wall"] * others)
    made.to("end_turn").resolve()
    if others:
        made.modes(2)
    assert made.zone_names(0, "graveyard") == ["Wall" if others else "Ember"]


@pytest.mark.parametrize("words", ["two or more allied servants attacked", "allied servants attacked twice or more"])
@pytest.mark.parametrize("second", ["Left", "Right"])
def test_two_servants_attacked_is_not_said_of_one_that_attacked_twice(words: str, second: str) -> None:
    text = f"[Quickcast]\nDraw a card if {words} this turn."
    made = conjure(conjure(scenario("caster"), "Tally", text), "Wake", "[Quickcast]\nRecover target allied servant.")
    servant(servant(servant(made, "Left"), "Right"), "Foe", atk=100).sources(0, ignus=2).hand(0, "Tally", "Wake")
    made.field(0, "Left", "Right").field(1, "Foe", "Foe").attack("Left", at="Foe").to("battle_end")
    made.play(0, "Wake", targets=["Left"]).resolve().attack(second, at="Foe").to("battle_end")
    made.play(0, "Tally").resolve()
    assert made.hand_size(0) == int(second == "Right" or "twice" in words)
