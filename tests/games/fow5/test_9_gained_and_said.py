"""Chapters 9 and 12: playing abilities, spells as nouns, and skills that are gained where a card is not in play."""

from __future__ import annotations

import pytest

from tests.games.fow5.written import chant, instant, resonator, table

SINGER = resonator("Singer", "{0}: You gain 100 life.")
WORD = instant("Word", "You gain 100 life.")


@pytest.mark.rule("fow5", "9.3/4b")
@pytest.mark.parametrize("what", ["activate abilities", "abilities", "spells or abilities"])
def test_abilities_cost_more_or_cannot_be_played(what: str) -> None:
    tax = resonator("Rule", f"Players pay {{1}} more to play {what}.")
    ban = resonator("Rule", f"Players cannot play {what}.")
    for rule in (tax, ban):
        assert not table(SINGER, rule).field(0, "Singer", "Rule").can("use", 0, "Singer")
    assert table(SINGER).field(0, "Singer").can("use", 0, "Singer")


@pytest.mark.rule("fow5", "9.6/2")
def test_playing_an_activate_ability_triggers() -> None:
    ear = resonator("Ear", "Whenever you play an activate ability, you gain 500 life.")
    t = table(SINGER, ear).field(0, "Singer", "Ear").use(0, "Singer").resolve()
    assert t.resource(0, "life") == 4500


@pytest.mark.rule("fow5", "9.6/4")
def test_an_automatic_ability_that_is_prohibited_is_not_played() -> None:
    herald = resonator("Herald", "[Enter] You gain 100 life.")
    ban = resonator("Rule", "Players cannot play abilities.")
    t = table(herald, ban).field(0, "Rule").hand(0, "Herald").play(0, "Herald").resolve()
    assert t.stack() == [] and t.resource(0, "life") == 4000


@pytest.mark.rule("fow5", "10.11", "3.13/3")
def test_spells_that_cannot_be_canceled_stay() -> None:
    stop = instant("Stop", "Cancel target spell.")
    shield = resonator("Rule", "Spells you control cannot be canceled.")
    t = table(stop, WORD, shield).field(0, "Rule").hand(0, "Word").hand(1, "Stop")
    t.play(0, "Word").passes(0).play(1, "Stop").resolve()
    assert t.stack() == ["Word"]


@pytest.mark.rule("fow5", "9.2/2")
def test_a_card_says_itself_from_where_it_may_be_played() -> None:
    ghost = resonator("Ghost", "You may play this card from your graveyard.")
    assert table(ghost).zone(0, "graveyard", "Ghost").play(0, "Ghost").resolve().is_on_field("Ghost")


@pytest.mark.rule("fow5", "12.1/2")
@pytest.mark.parametrize(("paid", "life", "theirs"), [("", 0, 0), ("1", 500, 0), ("2", 0, 300), ("12", 500, 300)])
def test_each_awakening_adds_its_own_text(paid: str, life: int, theirs: int) -> None:
    storm = chant("Storm", "[Awakening] {R}: You gain 500 life.", "[Awakening] {R}: Your opponent loses 300 life.")
    t = table(storm, stones=2).hand(0, "Storm").play(0, "Storm", extra=["1" in paid, "2" in paid]).resolve()
    assert (t.resource(0, "life"), t.resource(1, "life")) == (4000 + life, 4000 - theirs)


@pytest.mark.rule("fow5", "9.9/6", "12.2/1")
def test_a_card_in_hand_gains_incarnation() -> None:
    dear = resonator("Dear", cost="{4}")
    red = resonator("Red", cost="{R}")
    rule = resonator("Rule", "Resonators in your hand gain [Incarnation] {R}.", cost="{G}")
    assert not table(dear, red, rule).field(0, "Red").hand(0, "Dear").can("play", 0, "Dear")
    t = table(dear, red, rule).field(0, "Red", "Rule").hand(0, "Dear").play(0, "Dear")
    assert t.zone_names(0, "graveyard") == ["Red"]


@pytest.mark.rule("fow5", "9.6/1a", "9.2/2")
def test_enter_does_not_trigger_for_what_was_played_from_a_graveyard() -> None:
    ghost = resonator("Ghost", "You may play this card from your graveyard.", "[Enter] You gain 100 life.")
    t = table(ghost).zone(0, "graveyard", "Ghost").hand(0, "Ghost").play(0, "Ghost", zone="graveyard").resolve()
    assert t.is_on_field("Ghost") and t.stack() == []
    assert t.play(0, "Ghost", zone="hand").resolve().stack() == ["Ghost"]


@pytest.mark.rule("fow5", "9.6/1a", "12.2/2", "12.1/2")
@pytest.mark.parametrize("skill", ["[Incarnation] {R}", "[Awakening] {0}: [Flying]"])
def test_enter_triggers_for_what_was_played_from_the_hand_in_another_way(skill: str) -> None:
    red = resonator("Red", cost="{R}")
    guest = resonator("Guest", skill, "[Enter] You gain 100 life.", cost="{0}" if "Awake" in skill else "{4}")
    t = table(red, guest).field(0, "Red").hand(0, "Guest")
    t.play(0, "Guest", extra="Awake" in skill or None).resolve()
    assert t.is_on_field("Guest") and "Guest" in t.stack()


@pytest.mark.rule("fow5", "3.1/1")
@pytest.mark.parametrize("verb", ["Remove {} from the game.", "Destroy {}."])
def test_a_player_is_no_card_and_does_not_move(verb: str) -> None:
    fling = chant("Fling", verb.format("target resonator or player"))
    t = table(fling).hand(0, "Fling").play(0, "Fling", targets=["player 1"]).resolve()
    assert [t.zone_names(1, zone) for zone in ("player", "removed", "graveyard")] == [["player 1"], [], []]
