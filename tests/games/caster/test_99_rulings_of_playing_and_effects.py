"""Rulings from the document alone: battle, what is paid, targets, triggers, effects and keywords."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript
from tests.games.caster.rulings import BOOST, RETURN, STEAL, barrier, board, caster, conjure, servant


@pytest.mark.rule("caster", "803.3b", "1116.2b", "1116.2a")
def test_a_reversed_phi_servant_guards_its_player_only_from_phi_servants() -> None:
    t = board(servant("Ghost", text="[Φ]"), servant("Ash"), servant("Wisp", text="[Φ]")).zone(
        1, "orb", "Spark", "Spark"
    )
    t.field(0, "Ash", "Wisp").field(1, "Ghost", reversed=True)
    with pytest.raises(BadScript):
        t.attack("Ash", at="Ghost")
    with pytest.raises(BadScript):
        t.attack("Wisp", at=1)
    t.attack("Ash", at=1)
    assert t.step == "attack_priority"


@pytest.mark.rule("caster", "804.2", "805.1")
def test_a_reversed_attacker_judges_nothing_but_the_battle_ends() -> None:
    t = board(
        servant("Ash", atk=3000, text="At end of battle ⇒ Draw a card."),
        servant("Oak"),
        conjure("Tip", "[Quickcast]\nReverse target enemy servant."),
    )
    t.sources(1, solis=1).hand(1, "Tip").field(0, "Ash").field(1, "Oak")
    t.attack("Ash", at="Oak").passes(0).play(1, "Tip", targets=["Ash"]).resolve()
    t.end_step()
    assert t.field_names(1).count("Oak") == 1 and t.stack() == ["Ash"]


@pytest.mark.rule("caster", "803.4a", "804.1", "1016.1a")
def test_an_attacker_that_changes_sides_attacks_no_more() -> None:
    t = board(
        servant("Ash", atk=3000),
        conjure("Turncoat", "[Quickcast]\nGain control of target enemy servant until end of turn."),
    )
    t.sources(1, solis=1).hand(1, "Turncoat").field(0, "Ash").zone(1, "orb", "Spark", "Spark")
    t.attack("Ash", at=1).passes(0).play(1, "Turncoat", targets=["Ash"]).resolve()
    assert t.is_on_field("Ash", 1) and t.is_rested("Ash")
    t.to("main", 1)
    assert len(t.zone_names(1, "orb")) == 2 and t.is_on_field("Ash", 0)


@pytest.mark.rule("caster", "1102.2", "104.2", "804.5", "805.5")
def test_double_corrupt_takes_the_last_orb_and_wins_only_with_the_next_attack() -> None:
    t = board(servant("Ash", text="[Double Corrupt]"), conjure("Oil", "[Quickcast]\nRecover target allied servant."))
    t.sources(0, solis=1).hand(0, "Oil").field(0, "Ash").zone(1, "orb", "Spark")
    t.attack("Ash", at=1).end_step()
    assert t.hand_names(1) == ["Spark"] and not t.over
    t.play(0, "Oil", targets=["Ash"]).resolve()
    t.attack("Ash", at=1).end_step()
    assert t.over and t.winner == 0


@pytest.mark.rule("caster", "1009.2", "1009.1a", "1102.3")
def test_three_orbs_corrupted_at_once_trigger_once() -> None:
    t = board(
        servant("Ash", text="[Triple Corrupt]\nWhenever this card corrupts an orb ⇒ Draw a card."),
        barrier("Pyre", "Whenever an enemy orb is corrupted ⇒ Draw a card."),
    )
    t.field(0, "Ash", "Pyre").zone(1, "orb", "Spark", "Porch Lamp", "Chandelier", "Puddle")
    t.attack("Ash", at=1).end_step().choose("Spark", "Porch Lamp", "Puddle")
    assert t.hand_size(1) == 3
    t.order("Ash", "Pyre").resolve_all()
    assert t.hand_size(0) == 2


@pytest.mark.rule("caster", "805.3a", "1014.3", "805.5")
def test_until_end_of_battle_is_over_before_the_next_attack() -> None:
    t = board(
        servant("Ash", text="Whenever this card attacks ⇒ It gains +1000 ATK until end of battle."),
        servant("Oak"),
        servant("Elm"),
    )
    t.field(0, "Ash", "Elm").field(1, "Oak")
    t.attack("Ash", at="Oak").resolve()
    assert t.power("Ash") == 2000
    t.end_step()
    assert t.field_names(1) == []
    t.attack("Elm", at=1)
    assert t.power("Ash") == 1000


@pytest.mark.rule("caster", "1104.2", "302.3", "1016.1a")
def test_slow_start_does_not_hold_what_was_in_the_field_under_the_other_player() -> None:
    t = board(servant("Snail", text="[Slow Start]"), STEAL, servant("Slug", text="[Slow Start]", cost=1)).sources(
        0, solis=2
    )
    t.hand(0, "Sweet Talk", "Slug").field(1, "Snail").zone(1, "orb", "Spark")
    t.play(0, "Sweet Talk", targets=["Snail"]).resolve().play(0, "Slug").resolve().option("recovered")
    with pytest.raises(BadScript):
        t.attack("Slug", at=1)
    t.attack("Snail", at=1).end_step()
    assert t.hand_names(1) == ["Spark"]


@pytest.mark.rule("caster", "903.2g-5", "1002.4")
def test_a_cost_is_not_reduced_below_the_number_of_elements() -> None:
    t = board(barrier("Sale", "Servant cards you play cost 5 less."), servant("Ash", cost=4, element="Solis/Luna"))
    t.field(0, "Sale").sources(0, solis=1).hand(0, "Ash")
    assert not t.can("play", 0, "Ash")
    t = board(barrier("Sale", "Servant cards you play cost 5 less."), servant("Ash", cost=4, element="Solis/Luna"))
    t.field(0, "Sale").sources(0, solis=1, luna=1).hand(0, "Ash").play(0, "Ash")
    assert t.stack() == ["Ash"]


@pytest.mark.rule("caster", "903.2g-3", "903.2g-4", "903.2g-5")
def test_a_cost_rises_before_it_falls() -> None:
    t = board(
        barrier("Sale", "Allied servants cost 2 less to play."),
        barrier("Toll", "Enemy servant cards cost 2 more to play."),
        servant("Ash", cost=1, element="Solis"),
    )
    t.field(0, "Sale").field(1, "Toll").sources(0, solis=1).hand(0, "Ash").play(0, "Ash")
    assert t.stack() == ["Ash"]


@pytest.mark.rule("caster", "903.3a", "302.3")
def test_what_does_not_speak_of_the_lost_target_is_still_done() -> None:
    t = board(
        conjure("Snuff", "Destroy target enemy servant. Its controller discards a card. Draw a card."),
        servant("Ash"),
        servant("Oak"),
        RETURN,
    )
    t.sources(0, solis=1).sources(1, solis=1).hand(0, "Snuff").hand(1, "Send Home", "Oak").field(1, "Ash")
    t.play(0, "Snuff", targets=["Ash"]).passes(0).play(1, "Send Home", targets=["Ash"]).resolve_all()
    assert t.hand_size(0) == 1 and sorted(t.hand_names(1)) == ["Ash", "Oak"]


@pytest.mark.rule("caster", "903.2f", "903.3a")
def test_who_is_destroyed_and_who_returned_is_settled_when_it_is_played() -> None:
    t = board(
        conjure("Sort", "Choose two target enemy servants. Destroy one and return the other to its owner's hand."),
        servant("Ash"),
        servant("Oak"),
        conjure("Hide", "[Quickcast]\nRemove target allied servant from the game."),
    )
    t.sources(0, solis=1).sources(1, solis=1).hand(0, "Sort").hand(1, "Hide").field(1, "Ash", "Oak")
    t.play(0, "Sort", targets=["Ash", "Oak"]).passes(0).play(1, "Hide", targets=["Ash"]).resolve_all()
    assert t.zone_names(1, "removed") == ["Ash"] and t.hand_names(1) == ["Oak"]


@pytest.mark.rule("caster", "906.5b", "911.1")
def test_a_trigger_on_leaving_sees_the_servant_as_it_was_in_the_field() -> None:
    t = board(
        barrier(
            "Wake",
            "Whenever an allied servant with 3000 or more ATK is put into a graveyard from the field ⇒ Draw a card.",
        ),
        servant("Ash"),
        servant("Oak"),
        BOOST,
        conjure("Flood", "Destroy all servants."),
    )
    t.sources(0, solis=2).hand(0, "Pep Talk", "Flood").field(0, "Wake", "Ash", "Oak")
    t.play(0, "Pep Talk", targets=["Ash"]).resolve().play(0, "Flood").resolve()
    assert t.stack() == ["Wake"]
    t.resolve()
    assert t.hand_size(0) == 1


@pytest.mark.rule("caster", "906.7a", "906.8")
def test_a_status_triggers_when_it_comes_about_and_not_again() -> None:
    t = board(servant("Shy", text="When you control no other servants ⇒ Banish this card."), servant("Ash"), RETURN)
    t.sources(0, solis=1).hand(0, "Send Home").field(0, "Shy", "Ash")
    assert t.stack() == []
    t.play(0, "Send Home", targets=["Ash"]).resolve()
    assert t.stack() == ["Shy"]
    t.resolve()
    assert "Shy" in t.zone_names(0, "graveyard") and t.stack() == []


@pytest.mark.rule("caster", "909.7")
def test_an_effect_as_long_as_it_is_rested_is_not_made_when_it_was_recovered_before() -> None:
    t = board(
        caster("Moll", "[Rest]: Target allied servant gains +1000 ATK as long as this card is rested."),
        servant("Ash"),
        conjure("Wake Up", "[Quickcast]\nRecover target caster."),
    )
    t.sources(0, solis=1).hand(0, "Wake Up").field(0, "Moll", "Ash")
    t.use(0, "Moll", "Target", targets=["Ash"]).play(0, "Wake Up", targets=["Moll"]).resolve_all()
    assert t.power("Ash") == 1000
    t.use(0, "Moll", "Target", targets=["Ash"]).resolve()
    assert t.power("Ash") == 2000


@pytest.mark.rule("caster", "907.6", "909.1b", "1014.1")
def test_a_caster_produces_the_element_that_it_has_become() -> None:
    t = board(
        conjure("Dye", "[Quickcast]\nTarget allied caster becomes Luna until end of turn."),
        servant("Ash", element="Luna", cost=2),
        servant("Oak", element="Solis", cost=1),
    )
    t.sources(0, aqua=1).field(0, "UQ-005", under=("UQ-004",)).hand(0, "Dye", "Ash", "Oak")
    t.play(0, "Dye", targets=["Pell Harrow"]).resolve()
    assert not t.can("play", 0, "Oak")
    t.play(0, "Ash")
    assert t.stack() == ["Ash"]


@pytest.mark.rule("caster", "909.3b", "909.3b-1", "1014.2")
def test_what_becomes_of_a_number_counts_in_the_order_of_time() -> None:
    t = board(
        barrier("Band", "Allied servants gain +500 ATK."),
        servant("Ash", atk=2000),
        conjure("Paper", "Target servant becomes [1000/1000] until end of turn."),
        BOOST,
    )
    t.sources(0, solis=2).hand(0, "Paper", "Pep Talk").field(0, "Band", "Ash")
    assert t.power("Ash") == 2500
    t.play(0, "Paper", targets=["Ash"]).resolve()
    assert t.power("Ash") == 1000
    t.play(0, "Pep Talk", targets=["Ash"]).resolve()
    assert t.power("Ash") == 3000


@pytest.mark.rule("caster", "909.3b-3", "1014.1")
def test_an_effect_on_a_race_follows_the_race() -> None:
    t = board(
        conjure("Cheer", "Hound servants you control gain +1000 ATK until end of turn."),
        conjure("Collar", "Target servant becomes a Hound until end of turn."),
        conjure("Wick Up", "Target servant becomes a Wick until end of turn."),
        servant("Rex", race="Hound"),
        servant("Ash", race="Wick"),
    )
    t.sources(0, solis=3).hand(0, "Cheer", "Collar", "Wick Up").field(0, "Rex", "Ash")
    t.play(0, "Cheer").resolve()
    assert (t.power("Rex"), t.power("Ash")) == (2000, 1000)
    t.play(0, "Collar", targets=["Ash"]).resolve().play(0, "Wick Up", targets=["Rex"]).resolve()
    assert (t.power("Rex"), t.power("Ash")) == (1000, 2000)


@pytest.mark.rule("caster", "911.1", "1008.1")
def test_the_attack_of_what_was_banished_is_what_it_last_was() -> None:
    t = board(
        servant(
            "Ogre",
            text="Banish another allied servant: This card gains +X ATK until end of turn, "
            "where X is the ATK of the banished servant.",
        ),
        servant("Ash"),
        BOOST,
    )
    t.sources(0, solis=1).hand(0, "Pep Talk").field(0, "Ogre", "Ash")
    t.play(0, "Pep Talk", targets=["Ash"]).resolve().use(0, "Ogre").resolve()
    assert t.power("Ogre") == 4000


@pytest.mark.rule("caster", "1005.2", "1005.1")
def test_nobody_answers_a_card_that_cannot_be_chased_but_triggers_come() -> None:
    t = board(
        conjure("Decree", "Players cannot chase this card.\nDestroy target enemy servant."),
        servant("Ash"),
        RETURN,
        servant("Oak", text="Whenever your opponent plays a conjure ⇒ Draw a card."),
    )
    t.sources(0, solis=1).sources(1, solis=1).hand(0, "Decree").hand(1, "Send Home").field(1, "Ash", "Oak")
    t.play(0, "Decree", targets=["Ash"])
    assert t.stack() == ["Decree", "Oak"]
    t.passes(0)
    assert not t.can("play", 1, "Send Home")
    t.resolve_all()
    assert t.zone_names(1, "graveyard") == ["Ash"]


@pytest.mark.rule("caster", "1007.2", "1008.1", "804.3", "1107.2")
def test_what_cannot_be_destroyed_is_banished_and_that_is_no_destroying() -> None:
    t = board(
        servant("Idol", text="This card cannot be destroyed.\n[Last Words] ⇒ Draw a card."),
        barrier("Bell", "Whenever an allied servant is destroyed ⇒ Draw a card."),
        servant("Ash", atk=5000),
        conjure("Toll", "Target enemy player banishes a servant."),
    )
    t.turn(0, "main").sources(0, solis=1).field(0, "Ash").hand(0, "Toll").field(1, "Idol", "Bell")
    t.play(0, "Toll").resolve()
    assert t.zone_names(1, "graveyard") == ["Idol"] and t.stack() == ["Idol"]
    t = (
        board(servant("Idol", text="This card cannot be destroyed."), servant("Ash", atk=5000))
        .field(0, "Ash")
        .field(1, "Idol")
    )
    t.attack("Ash", at="Idol").end_step()
    assert t.field_names(1) == ["Idol"]


@pytest.mark.rule("caster", "1013.2a", "903.2h")
def test_an_empty_hand_can_be_discarded_as_a_cost() -> None:
    t = board(caster("Moll", "[Rest], discard your hand: Draw two cards.")).field(0, "Moll")
    t.use(0, "Moll", "Draw").resolve()
    assert t.hand_size(0) == 2


@pytest.mark.rule("caster", "1018.8", "1204.1", "315.2b")
def test_counters_to_come_with_are_added_up_and_a_spent_deity_lies_in_the_graveyard() -> None:
    t = board(
        barrier("Shrine", "Allied deities enter the field with an additional deity counter on them."),
        {
            "name": "Small Dawn",
            "type": "Deity",
            "element": "Solis",
            "text": "This card enters the field with a deity counter on it.\n"
            "Remove two deity counters from this card: Draw two cards.",
        },
    )
    t.field(0, "Shrine").sources(0, aes=3).zone(0, "extra", "Small Dawn").hand(0, "Ring the Bells")
    t.play(0, "Ring the Bells").resolve()
    assert t.counters("Small Dawn", "deity") == 2
    t.use(0, "Small Dawn", "Remove")
    assert "Small Dawn" in t.zone_names(0, "graveyard") and t.zone_names(0, "extra") == []
    t.resolve()
    assert t.hand_size(0) == 2


@pytest.mark.rule("caster", "1113.2", "1118.2", "1111.2b")
def test_a_barrier_that_is_ridden_is_a_servant_and_ends_vanity() -> None:
    t = board(servant("Diva", text="[Vanity] -- This card gains +1000 ATK and [Hubris]."))
    t.field(0, "Diva", "Night Tram", "UQ-001", "UQ-005")
    assert t.power("Diva") == 2000 and t.has("Diva", "Hubris")
    t.use(0, "Night Tram", cost=["UQ-001", "UQ-005"]).resolve()
    assert t.power("Diva") == 1000 and not t.has("Diva", "Hubris")


@pytest.mark.rule("caster", "1302.1d", "1302.2b", "1302.3a")
def test_a_token_bears_its_name_as_its_race_and_is_erased_wherever_it_goes() -> None:
    t = board(
        conjure("Conjure Imp", "Create a [500/500] Imp token."),
        barrier("Pit", "Allied Imps gain +500 ATK."),
        servant("Ash", race="Imp"),
        RETURN,
        barrier(
            "Door", "Whenever an allied servant is returned to its owner's hand from the field ⇒ Gain a candy counter."
        ),
    )
    t.sources(0, solis=2).hand(0, "Conjure Imp", "Send Home").field(0, "Pit", "Door")
    t.play(0, "Conjure Imp").resolve().option("recovered")
    assert (t.power("Imp"), t.guard("Imp")) == (1000, 500)
    t.play(0, "Send Home", targets=["Imp"]).resolve()
    assert t.hand_size(0) == 0 and t.stack() == ["Door"]
