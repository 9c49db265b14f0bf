"""What triggers, when and for whom, and what is copied or cancelled in the chase zone (603, 906, 1004, 1019, 1023)."""

from __future__ import annotations

import pytest

from .rulings import BOOST, SMITE, barrier, board, conjure, servant

RAIDER = servant("Raider", atk=3000, dfs=1000)


@pytest.mark.rule("caster", "906.5b")
def test_last_words_look_at_the_atk_that_the_card_had_in_the_field() -> None:
    table = board(
        servant(
            "Martyr", text="[Last Words] ⇒ Destroy target enemy servant with ATK equal to or less than this card's ATK."
        ),
        servant("Giant", atk=3000),
        servant("Titan", atk=3500),
        BOOST,
        SMITE,
    )
    table.field(0, "Martyr").field(1, "Giant", "Titan").hand(0, "Pep Talk", "Smite").sources(0, solis=2)
    table.play(0, "Pep Talk", targets=["Martyr"]).resolve()
    table.play(0, "Smite", targets=["Martyr"]).resolve().resolve()
    assert table.zone_names(1, "graveyard") == ["Giant"]
    assert table.is_on_field("Titan", 1)


@pytest.mark.rule("caster", "1023.2c-1")
def test_a_copied_conjure_has_the_same_x_and_is_not_played() -> None:
    table = board(
        barrier("Echo Hall", "Whenever you play a conjure ⇒ Copy that conjure."),
        conjure("Reading", "Draw X cards.", cost="X"),
    )
    table.field(0, "Echo Hall").hand(0, "Reading").sources(0, solis=2)
    table.play(0, "Reading", x=2)
    assert table.stack() == ["Reading", "Echo Hall"]
    table.resolve()
    assert table.stack() == ["Reading", "Reading"]
    table.resolve_all()
    assert table.hand_size(0) == 4
    assert table.zone_names(0, "graveyard") == ["Reading"]


@pytest.mark.rule("caster", "906.7a")
def test_an_ability_that_waits_for_a_status_triggers_once_while_it_lasts() -> None:
    table = board(
        servant("Clinger", text="When you control no other servants ⇒ Draw a card. Banish this card."),
        servant("Friend"),
        SMITE,
    )
    table.field(0, "Clinger", "Friend").hand(0, "Smite").sources(0, solis=1)
    table.play(0, "Smite", targets=["Friend"]).resolve()
    assert table.stack() == ["Clinger"]
    table.resolve()
    assert table.hand_size(0) == 1
    assert table.field_names(0).count("Clinger") == 0


@pytest.mark.rule("caster", "603.2", "605.1b")
def test_the_turn_players_last_words_wait_below_the_other_players() -> None:
    words = "[Last Words] ⇒ Draw a card."
    table = board(
        conjure("Deluge", "Destroy all servants."), servant("Mine", text=words), servant("Theirs", text=words)
    )
    table.field(0, "Mine").field(1, "Theirs").hand(0, "Deluge").sources(0, solis=1)
    table.play(0, "Deluge").resolve()
    assert table.stack() == ["Mine", "Theirs"]
    table.resolve()
    assert table.hand_size(1) == 1 and table.hand_size(0) == 0


@pytest.mark.rule("caster", "507.5c")
def test_what_triggers_as_a_loan_ends_is_played_before_the_turn_is_over() -> None:
    table = board(
        conjure("Loan", "Gain control of target enemy servant until end of turn."),
        barrier("Empty Nest", "When you control no servants ⇒ Draw a card. Banish this card."),
        servant("Guest", text="Banish this card: This card gains +500 ATK until end of turn."),
        RAIDER,
    )
    table.field(0, "Empty Nest", "Guest").hand(0, "Loan").sources(0, solis=1).field(1, "Raider")
    table.play(0, "Loan", targets=["Raider"]).resolve().use(0, "Guest").resolve()
    table.to("final_priority")
    assert table.active == 0 and table.is_on_field("Raider", 1)
    assert table.stack() == ["Empty Nest"]
    table.resolve()
    assert table.hand_size(0) == 1


@pytest.mark.rule("caster", "1012.2", "1012.3")
def test_a_search_that_finds_nothing_is_a_search() -> None:
    table = board(
        conjure(
            "Rummage", "Search your deck for a barrier, reveal it and put it into your hand. Then shuffle your deck."
        ),
        servant("Librarian", text="Whenever you search your deck ⇒ Draw a card."),
        barrier("Old Wall", "Allied servants gain +500 DEF."),
    )
    table.field(0, "Librarian").hand(0, "Rummage").sources(0, solis=1).deck(0, "Old Wall")
    table.play(0, "Rummage").resolve().choose()
    assert table.hand_size(0) == 0
    assert table.stack() == ["Librarian"]
    table.resolve()
    assert table.hand_size(0) == 1


@pytest.mark.rule("caster", "1004.3b")
def test_a_revealed_card_of_the_race_is_heard_of_once() -> None:
    table = board(
        conjure(
            "Rummage", "Search your deck for a servant, reveal it and put it into your hand. Then shuffle your deck."
        ),
        servant("Herald", text="Whenever an Ember card is revealed ⇒ This card gains +1000 ATK until end of turn."),
        servant("Cinder", race="Ember"),
    )
    table.field(0, "Herald").hand(0, "Rummage").sources(0, solis=1).deck(0, "Cinder")
    table.play(0, "Rummage").resolve().choose("Cinder").resolve_all()
    assert table.power("Herald") == 2000


@pytest.mark.rule("caster", "906.6a")
def test_a_delayed_ability_comes_once_at_its_time() -> None:
    table = board(conjure("Egg Timer", "At the beginning of your next main phase ⇒ Draw a card."))
    table.hand(0, "Egg Timer").sources(0, solis=1).keep_decks().deck(0, 20, only=True).deck(1, 20, only=True)
    table.play(0, "Egg Timer").resolve().to("main", player=0, later=True)
    assert table.stack() == ["Egg Timer"] or table.hand_size(0) == 2
    table.resolve_all()
    assert table.hand_size(0) == 2
    table.to("main", player=0, later=True).resolve_all()
    assert table.hand_size(0) == 3


@pytest.mark.rule("caster", "1019.1")
def test_last_words_that_are_cancelled_are_not_carried_out() -> None:
    table = board(
        SMITE,
        servant("Martyr", text="[Last Words] ⇒ Draw a card."),
        conjure("Hush", "[Quickcast]\nCancel target ability."),
    )
    table.field(1, "Martyr").hand(0, "Smite", "Hush").sources(0, solis=2)
    table.play(0, "Smite", targets=["Martyr"]).resolve()
    assert table.stack() == ["Martyr"]
    table.play(0, "Hush", targets=["Martyr"]).resolve()
    assert table.stack() == [] and table.hand_size(1) == 0


@pytest.mark.rule("caster", "1019.1", "903.2h")
def test_a_copy_of_a_spell_whose_original_is_cancelled_still_resolves() -> None:
    table = board(
        barrier("Echo Hall", "Whenever you play a conjure ⇒ Copy that conjure."),
        conjure("Reading", "Draw a card."),
        conjure("Not Now", "[Quickcast]\nCancel target conjure spell."),
    )
    table.field(0, "Echo Hall").hand(0, "Reading").sources(0, solis=1).hand(1, "Not Now").sources(1, solis=1)
    table.play(0, "Reading").resolve().passes(0)
    table.play(1, "Not Now", targets=[table.objects("chase")[0]]).resolve().resolve_all()
    assert table.hand_size(0) == 1
    assert table.zone_names(0, "graveyard") == ["Reading"]


@pytest.mark.rule("caster", "1103.4")
def test_of_two_that_break_the_first_is_played_first_and_resolves_last() -> None:
    table = board(
        servant("Raider", atk=3000, text="[Double Corrupt]"),
        conjure("Hail", "[Break]\nDraw a card.", cost=3),
        conjure("Rain", "[Break]\nDestroy target rested enemy servant.", cost=3),
    )
    table.field(0, "Raider").zone(1, "orb", "Hail", "Rain")
    table.attack("Raider", at=1).end_step().order("Rain", "Hail").yes().yes()
    assert table.stack() == ["Rain", "Hail"]
    table.resolve_all()
    assert table.field_names(0) == []


@pytest.mark.rule("caster", "1302.3a", "1107.2")
def test_the_last_words_of_a_token_are_heard_though_it_is_erased() -> None:
    table = board(servant("Imp", text="[Last Words] ⇒ Draw a card."), SMITE)
    table.field(0, "Imp", token=True).hand(0, "Smite").sources(0, solis=1)
    table.play(0, "Smite", targets=["Imp"]).resolve()
    assert table.stack() == ["Imp"] and "Imp" not in table.zone_names(0, "graveyard")
    table.resolve()
    assert table.hand_size(0) == 1


@pytest.mark.rule("caster", "1005.2", "603.3")
def test_what_cannot_be_chased_is_followed_by_automatic_abilities_only() -> None:
    table = board(
        conjure("Edict", "This card cannot be chased.\nDestroy target servant."),
        servant("Clerk", text="Whenever an enemy player plays a conjure ⇒ Draw a card."),
        conjure("Not Now", "[Quickcast]\nCancel target conjure spell."),
    )
    table.hand(0, "Edict").sources(0, solis=1).field(1, "Clerk").hand(1, "Not Now").sources(1, solis=1)
    table.play(0, "Edict")
    assert table.stack() == ["Edict", "Clerk"]
    table.passes(0)
    assert not table.can("play", 1, "Not Now") and table.why_not(1, "Not Now") == ["1005.2"]
