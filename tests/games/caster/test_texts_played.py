"""Sentences that say more than they seem to, played out on a table: what they mean is what happens."""

from __future__ import annotations

from arbiter.testing import scenario
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
