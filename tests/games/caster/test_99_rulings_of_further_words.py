"""Rulings from the document alone: what further words of a text mean, played."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript
from tests.games.caster.rulings import BOOST, RETURN, barrier, board, caster, conjure, servant


@pytest.mark.rule("caster", "1018.7", "903.3a", "104.2")
def test_a_counter_is_moved_only_onto_a_servant_that_is_still_there() -> None:
    for gone in (False, True):
        t = board(
            conjure("Shift", "Move an umbrella counter from target servant to another target servant."),
            servant("Ash"),
            servant("Oak"),
            RETURN,
        )
        t.sources(0, solis=1).sources(1, solis=1).hand(0, "Shift").hand(1, "Send Home")
        t.field(0, "Ash", counters={"umbrella": 1}).field(1, "Oak").play(0, "Shift", targets=["Ash", "Oak"])
        if gone:
            t.passes(0).play(1, "Send Home", targets=["Oak"]).resolve_all()
            assert t.counters("Ash", "umbrella") == 1
        else:
            t.resolve()
            assert (t.counters("Ash", "umbrella"), t.counters("Oak", "umbrella")) == (0, 1)


@pytest.mark.rule("caster", "901.1e", "903.2e", "907.6")
def test_an_ability_of_an_element_is_one_of_a_card_of_that_element() -> None:
    t = board(
        servant("Ash", text="This card cannot be targeted by Ignus abilities."),
        caster("Moll", "[Rest]: Destroy target servant.", element="Ignus"),
        caster("Nan", "[Rest]: Destroy target servant.", element="Solis"),
        conjure("Axe", "Destroy target servant.", element="Ignus"),
    )
    t.sources(0, ignus=1).field(0, "Moll", "Nan").field(1, "Ash").hand(0, "Axe")
    assert not t.can("use", 0, "Moll", "Destroy") and t.can("use", 0, "Nan", "Destroy") and t.can("play", 0, "Axe")


@pytest.mark.rule("caster", "901.1e", "105.4c", "312.3")
def test_enemy_spells_of_an_element_are_those_that_the_opponent_plays() -> None:
    guard = servant("Ash", text="This card cannot be targeted by enemy Ignus spells.")
    for element, player, may in (("Ignus", 0, False), ("Luna", 0, True), ("Ignus", 1, True)):
        axe = conjure("Axe", "[Quickcast]\nDestroy target servant.", element=element)
        t = board(guard, axe).sources(player, **{element.lower(): 1}).hand(player, "Axe").field(1, "Ash")
        if player == 1:
            t.passes(0)
        assert t.can("play", player, "Axe") is may


@pytest.mark.rule("caster", "804.3", "1007.1", "906.2")
def test_destroyed_in_battle_is_not_destroyed_by_an_effect() -> None:
    bells = "Whenever an enemy servant is destroyed in battle ⇒ Draw a card."
    wins = "Whenever this card destroys an enemy servant in battle ⇒ Recover this card."
    t = board(servant("Ash", atk=3000, text=wins), barrier("Bell", bells), servant("Oak"), servant("Elm"))
    t.define(**conjure("Axe", "Destroy target enemy servant.")).sources(0, solis=1).hand(0, "Axe")
    t.field(0, "Ash", "Bell").field(1, "Oak", "Elm").play(0, "Axe", targets=["Elm"]).resolve()
    assert t.stack() == []
    t.attack("Ash", at="Oak").end_step().order("Ash", "Bell").resolve_all()
    assert t.hand_size(0) == 1 and not t.is_rested("Ash")


@pytest.mark.rule("caster", "906.2", "105.4b")
def test_who_waits_to_be_targeted_by_a_spell_does_not_mind_abilities() -> None:
    t = board(
        servant("Ash", text="Whenever this card is targeted by an enemy spell ⇒ Draw a card."),
        caster("Moll", "[Rest]: Rest target servant."),
        BOOST,
    )
    t.sources(0, solis=1).field(0, "Moll").field(1, "Ash").hand(0, "Pep Talk")
    t.use(0, "Moll", "Rest target", targets=["Ash"])
    assert t.stack() == ["Moll"]
    t.resolve().play(0, "Pep Talk", targets=["Ash"])
    assert t.stack() == ["Pep Talk", "Ash"]


@pytest.mark.rule("caster", "903.2h", "304.3", "310.2")
def test_cards_off_the_deck_are_a_cost_that_has_to_be_there() -> None:
    for cards, may in ((2, True), (1, False)):
        t = board(caster("Moll", "[Rest], put the top two cards of your deck into your graveyard: Draw a card."))
        t.field(0, "Moll").keep_decks().deck(0, *["Spark"] * cards, only=True)
        assert t.can("use", 0, "Moll", "Draw") is may


@pytest.mark.rule("caster", "309.1", "907.7", "104.4")
def test_no_orbs_and_no_conjures() -> None:
    t = board(
        servant("Ash", text="As long as you have no orbs, this card gains +2000 ATK."),
        servant("Oak", text="Your opponent cannot play conjures."),
        RETURN,
    )
    t.field(0, "Ash").field(1, "Oak").sources(0, solis=1).hand(0, "Send Home").zone(1, "orb", "Spark")
    assert t.power("Ash") == 3000 and not t.can("play", 0, "Send Home")


@pytest.mark.rule("caster", "903.2c", "1106.2")
def test_options_behind_an_arrow_are_chosen_as_it_is_played() -> None:
    t = board(
        servant("Ash", cost=1, text="[Enter] ⇒ Choose one:\n• Draw a card.\n• Destroy target barrier."),
        barrier("Bell", "Allied servants gain +500 ATK."),
    )
    t.sources(0, solis=1).hand(0, "Ash").field(1, "Bell")
    t.play(0, "Ash").resolve().option("recovered").modes(2)
    assert t.stack() == ["Ash"]
    t.resolve()
    assert t.zone_names(1, "graveyard") == ["Bell"]


@pytest.mark.rule("caster", "903.2g-4", "903.2g-5")
def test_a_servant_may_cost_less_for_each_of_some_others() -> None:
    t = board(servant("Ash", cost=4, element="Solis", text="This card costs 1 less for each allied Lamp."))
    t.sources(0, solis=1).hand(0, "Ash").field(0, "Porch Lamp", "Porch Lamp")
    assert not t.can("play", 0, "Ash")
    t = board(servant("Ash", cost=4, element="Solis", text="This card costs 1 less for each allied Lamp."))
    t.sources(0, solis=1).hand(0, "Ash").field(0, *["Porch Lamp"] * 5).play(0, "Ash")
    assert t.stack() == ["Ash"]


@pytest.mark.rule("caster", "603.2", "603.3", "906.3")
def test_triggers_are_played_one_at_a_time_in_the_order_that_is_told() -> None:
    draws = "Whenever an enemy servant is destroyed ⇒ Draw a card."
    t = board(barrier("One", draws), barrier("Two", draws), barrier("Three", draws), servant("Ash"))
    t.define(**conjure("Axe", "Destroy target enemy servant.")).sources(0, solis=1).hand(0, "Axe")
    t.field(0, "One", "Two", "Three").field(1, "Ash").play(0, "Axe").resolve().order("Two", "Three", "One")
    assert t.stack() == ["Two", "Three", "One"]


@pytest.mark.rule("caster", "603.3")
def test_an_order_of_triggers_that_goes_on_too_long_is_an_error() -> None:
    draws = "Whenever an enemy servant is destroyed ⇒ Draw a card."
    t = board(barrier("One", draws), barrier("Two", draws), servant("Ash"))
    t.define(**conjure("Axe", "Destroy target enemy servant.")).sources(0, solis=1).hand(0, "Axe")
    t.field(0, "One", "Two").field(1, "Ash").play(0, "Axe").resolve()
    with pytest.raises(BadScript, match="4 triggers were put in order, and number 2 is not asked for"):
        t.order("Two", "One", "One", "One")
    t.expect(player=0, why="triggers")  # and nothing has happened


@pytest.mark.rule("caster", "906.6", "1013.2", "1006.2")
def test_one_player_does_one_thing_and_then_another() -> None:
    t = board(conjure("Wheel", "Target player discards their hand, then draws two cards."), servant("Ash"))
    t.sources(0, solis=1).hand(0, "Wheel").hand(1, "Ash", "Ash", "Ash").play(0, "Wheel", targets=[1]).resolve()
    assert t.hand_size(1) == 2 and t.zone_names(1, "graveyard") == ["Ash"] * 3
