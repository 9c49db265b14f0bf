"""Further rulings from the document, as written before any run."""

from __future__ import annotations

import pytest

from .rulings import RETURN, REVERSE, SMITE, barrier, board, caster, conjure, lies, servant

RAIDER = servant("Raider", atk=3000, dfs=1000)


@pytest.mark.rule("caster", "603.2", "605.1b")
def test_the_turn_players_last_words_wait_below_the_other_players() -> None:
    words = "[Last Words] ⇒ Draw a card."
    table = board(conjure("Deluge", "Destroy all servants."), servant("Mine", text=words), servant("Theirs", text=words))
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


@pytest.mark.rule("caster", "1013.2a")
def test_an_empty_hand_that_is_discarded_counts_as_discarded() -> None:
    table = board(conjure("Clean Slate", "Discard your hand. If you do, draw two cards."))
    table.hand(0, "Clean Slate").sources(0, solis=1).play(0, "Clean Slate").resolve()
    assert table.hand_size(0) == 2


@pytest.mark.rule("caster", "1012.2", "1012.3")
def test_a_search_that_finds_nothing_is_a_search() -> None:
    table = board(
        conjure("Rummage", "Search your deck for a barrier, reveal it and put it into your hand. Then shuffle your deck."),
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
        conjure("Rummage", "Search your deck for a servant, reveal it and put it into your hand. Then shuffle your deck."),
        servant("Herald", text="Whenever an Ember card is revealed ⇒ This card gains +1000 ATK until end of turn."),
        servant("Cinder", race="Ember"),
    )
    table.field(0, "Herald").hand(0, "Rummage").sources(0, solis=1).deck(0, "Cinder")
    table.play(0, "Rummage").resolve().choose("Cinder").resolve_all()
    assert table.power("Herald") == 2000


@pytest.mark.rule("caster", "903.2g-2", "903.2g-3", "1114.2")
def test_a_step_up_that_pays_for_everything_does_not_pay_what_is_added() -> None:
    toll = barrier("Toll Gate", "Enemy servants cost [1] more to play.")
    table = board(toll, servant("Elder", cost=3, text="[Step Up] (Ember)"), servant("Ash", cost=4, race="Ember"))
    table.field(1, "Toll Gate").field(0, "Ash").hand(0, "Elder")
    assert not table.can("play", 0, "Elder")
    table = board(toll, servant("Elder", cost=3, text="[Step Up] (Ember)"), servant("Ash", cost=5, race="Ember"))
    table.field(1, "Toll Gate").field(0, "Ash").hand(0, "Elder").sources(0, solis=1)
    table.play(0, "Elder", extra=True, cost=["Ash"]).resolve()
    assert table.is_rested("Solis Source 1") and lies(table, "Elder") == "rested"


@pytest.mark.rule("caster", "1115.2", "1014.1")
def test_unity_rests_what_has_the_race_now() -> None:
    table = board(
        servant("Captain", atk=1000, text="[Unity]", race="Ember"),
        servant("Ash", atk=500, race="Ember"),
        servant("Puddle", atk=1500, race="Rain"),
        conjure("Baptism", "[Quickcast]\nTarget servant becomes an Ember until end of turn."),
        conjure("Dousing", "[Quickcast]\nTarget servant becomes a Rain until end of turn."),
        servant("Only Orb"),
    )
    table.field(0, "Captain", "Ash", "Puddle").hand(0, "Baptism", "Dousing").sources(0, solis=2).zone(1, "orb", "Only Orb")
    table.play(0, "Baptism", targets=["Puddle"]).resolve().play(0, "Dousing", targets=["Ash"]).resolve()
    table.attack("Captain", at=1).resolve().yes()  # only Puddle can be rested
    assert table.power("Captain") == 2500
    assert not table.is_rested("Ash")


@pytest.mark.rule("caster", "1302.1b", "1302.1d", "203.3", "307.6")
def test_a_token_is_a_servant_of_its_name_as_race_and_costs_nothing() -> None:
    table = board(
        conjure("Nest", "Create a 500/500 Rat token."),
        barrier("Sewer", "Allied Rats gain +1000 ATK."),
        servant("Rat King", race="Rat"),
        conjure("Sweep", "Destroy all servants with a cost of 0."),
    )
    table.field(0, "Sewer").hand(0, "Nest", "Sweep").sources(0, solis=2)
    table.play(0, "Nest").resolve().option("reversed")
    assert table.power("Rat") == 1500 and lies(table, "Rat") == "reversed"
    table.play(0, "Sweep").resolve()
    assert "Rat" not in table.field_names(0)
    # 1302.3a  it is nowhere
    assert "Rat" not in table.zone_names(0, "graveyard")


@pytest.mark.rule("caster", "909.3b-3")
def test_an_effect_on_allied_servants_meets_who_comes_and_leaves_who_changes_sides() -> None:
    table = board(
        conjure("Anthem", "Allied servants gain +1000 ATK until end of turn."),
        servant("Early", cost=1),
        servant("Late", cost=1),
        conjure("Snatch", "[Quickcast]\nGain control of target enemy servant."),
    )
    table.field(0, "Early").hand(0, "Anthem", "Late").sources(0, solis=2).hand(1, "Snatch").sources(1, solis=1)
    table.play(0, "Anthem").resolve().play(0, "Late").resolve().option("recovered")
    assert table.power("Late") == 2000
    table.passes(0).play(1, "Snatch", targets=["Early"]).resolve()
    assert table.power("Early") == 1000


@pytest.mark.rule("caster", "909.1b", "909.1e")
def test_a_race_given_later_counts_for_a_number_given_earlier() -> None:
    table = board(
        barrier("Forge", "Allied Embers gain +1000 ATK."),
        barrier("Kiln", "Allied servants are also Embers."),
        servant("Puddle", race="Rain"),
        servant("Spark", race="Ember"),
    )
    table.field(0, "Forge", "Kiln", "Puddle")
    assert table.power("Puddle") == 2000


@pytest.mark.rule("caster", "504.1a", "1016.1b")
def test_a_stolen_caster_keeps_its_namesake_in_the_hand() -> None:
    table = board(conjure("Poach", "[Quickcast]\nGain control of target Lv1 enemy caster."), caster("Dora"), caster("Flora"))
    table.turn(0, "draw").field(1, "Dora").hand(0, "Poach", "Dora", "Flora").sources(0, solis=1)
    table.play(0, "Poach", targets=["Dora"]).resolve().to("call")
    assert table.why_not(0, "Dora") == ["504.1a"] or table.why_not(0, table.card("Dora", 0, zone="hand")) == ["504.1a"]
    table.act(0, "call", "Flora")
    assert table.is_on_field("Flora", 0) and table.is_on_field("Dora", 0)


@pytest.mark.rule("caster", "1022.1")
def test_a_caster_of_level_three_goes_on_its_own_level_two_and_not_face_down() -> None:
    table = board(
        caster("Mira") | {"id": "mira-1"},
        caster("Mira", level=2) | {"id": "mira-2"},
        caster("Mira", level=3) | {"id": "mira-3"},
        caster("Hidden"),
    )
    table.turn(0, "draw").field(0, "Hidden", face_up=False).hand(0, "mira-3").to("call")
    assert table.why_not(0, "mira-3") == ["1022.1"]
    assert "level_up" not in " ".join(table.options())


@pytest.mark.rule("caster", "1102.4")
def test_of_two_corrupting_words_the_controller_applies_one() -> None:
    table = board(
        servant("Raider", atk=3000, text="[Double Corrupt]\n[Triple Corrupt]"),
        servant("A"),
        servant("B"),
        servant("C"),
    )
    table.field(0, "Raider").zone(1, "orb", "A", "B", "C")
    table.attack("Raider", at=1).end_step().expect(player=0).option("Triple Corrupt")
    assert table.zone_names(1, "orb") == []


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


@pytest.mark.rule("caster", "1111.2b", "803.4a")
def test_a_servant_loses_its_dct_text_as_the_graveyard_shrinks_in_battle() -> None:
    table = board(
        servant("Pilgrim", atk=2000, text="[DCT] 2 -- This card gains +2000 ATK."),
        servant("Honest One", race="Earnest"),
        servant("Honest Two", race="Earnest"),
        servant("Wall", atk=2500),
        conjure("Grave Robber", "[Quickcast]\nRemove target card in an enemy graveyard from the game."),
    )
    table.field(0, "Pilgrim").field(1, "Wall").zone(0, "graveyard", "Honest One", "Honest Two")
    table.hand(1, "Grave Robber").sources(1, solis=1)
    assert table.power("Pilgrim") == 4000
    table.attack("Pilgrim", at="Wall").passes(0).play(1, "Grave Robber", targets=["Honest One"]).resolve()
    table.end_step()
    assert table.is_on_field("Wall", 1)


@pytest.mark.rule("caster", "1111.2c")
@pytest.mark.parametrize("earnest", [1, 2])
def test_a_card_breaks_out_by_dct_while_the_graveyard_is_earnest(earnest: int) -> None:
    table = board(RAIDER, conjure("Vow", "[DCT] 2 -- [Break]\nDraw a card.", cost=4), servant("Honest", race="Earnest"))
    table.field(0, "Raider").zone(1, "orb", "Vow").zone(1, "graveyard", *["Honest"] * earnest)
    table.attack("Raider", at=1).end_step()
    if earnest == 2:
        table.yes().resolve()
        assert table.hand_size(1) == 1 and "Vow" in table.zone_names(1, "graveyard")
    else:
        assert table.hand_names(1) == ["Vow"]


@pytest.mark.rule("caster", "1116.2c")
def test_servants_apart_by_phi_do_not_battle_by_an_effect_either() -> None:
    table = board(
        conjure("Duel", "Target allied servant battles target enemy servant."),
        servant("Ghost", atk=3000, text="[Φ]"),
        servant("Straw", atk=500),
        servant("Phantom", atk=500, text="[Φ]"),
    )
    table.field(0, "Ghost").field(1, "Straw", "Phantom").hand(0, "Duel", "Duel").sources(0, solis=2)
    table.play(0, "Duel", targets=["Ghost", "Straw"]).resolve()
    assert table.is_on_field("Straw", 1)
    table.play(0, "Duel", targets=["Ghost", "Phantom"]).resolve()
    assert table.zone_names(1, "graveyard") == ["Phantom"]


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


@pytest.mark.rule("caster", "1021.2")
def test_two_extra_turns_follow_one_after_the_other() -> None:
    table = board(conjure("Second Sunrise", "Take an extra turn after this one."))
    table.hand(0, "Second Sunrise", "Second Sunrise").sources(0, solis=2)
    number = table.play(0, "Second Sunrise").resolve().play(0, "Second Sunrise").resolve().turn_number
    table.next_turn()
    assert table.active == 0 and table.turn_number == number + 1
    table.next_turn()
    assert table.active == 0
    table.next_turn()
    assert table.active == 1


@pytest.mark.rule("caster", "911.1")
def test_what_has_been_destroyed_is_asked_for_as_it_last_was() -> None:
    table = board(
        conjure("Autopsy", "Destroy target servant. If its ATK was 3000 or more, draw a card."),
        servant("Giant", atk=2000),
        conjure("Pump", "Target servant gains +1000 ATK until end of turn."),
    )
    table.field(1, "Giant").hand(0, "Pump", "Autopsy").sources(0, solis=2)
    table.play(0, "Pump", targets=["Giant"]).resolve().play(0, "Autopsy", targets=["Giant"]).resolve()
    assert table.hand_size(0) == 1


@pytest.mark.rule("caster", "1018.6", "1018.8")
def test_counters_are_lost_with_the_field_and_entering_brings_its_own() -> None:
    table = board(
        servant("Hive", cost=1, text="This card enters the field with two honey counters on it.\nThis card gains +500 ATK for each honey counter on it."),
        RETURN,
    )
    table.field(0, "Hive", counters={"honey": 5}).hand(0, "Send Home").sources(0, solis=2)
    assert table.power("Hive") == 3500
    table.play(0, "Send Home", targets=["Hive"]).resolve().play(0, "Hive").resolve().option("recovered")
    assert table.counters("Hive", "honey") == 2 and table.power("Hive") == 2000


@pytest.mark.rule("caster", "804.2", "806.1")
def test_an_attacker_that_is_reversed_corrupts_nothing_and_has_attacked() -> None:
    table = board(
        servant("Raider", atk=3000, text="At end of turn ⇒ Draw a card if this card attacked this turn."), REVERSE, servant("Only Orb")
    )
    table.field(0, "Raider").zone(1, "orb", "Only Orb").hand(1, "Trip").sources(1, solis=1)
    table.attack("Raider", at=1).passes(0).play(1, "Trip", targets=["Raider"]).resolve().end_step()
    assert table.zone_names(1, "orb") == ["Only Orb"]
    table.to("end_turn").resolve_all()
    assert table.hand_size(0) == 1


@pytest.mark.rule("caster", "903.3a")
def test_of_two_targets_the_one_that_is_left_is_still_met_and_the_rest_is_done() -> None:
    table = board(
        conjure("Twin Bolts", "Destroy two target servants. Draw a card."),
        servant("One"),
        servant("Two"),
        conjure("Flee", "[Quickcast]\nReturn target allied servant to its owner's hand."),
    )
    table.hand(0, "Twin Bolts").sources(0, solis=1).field(1, "One", "Two").hand(1, "Flee").sources(1, solis=1)
    table.play(0, "Twin Bolts", targets=[["One", "Two"]]).passes(0).play(1, "Flee", targets=["One"]).resolve()
    table.resolve()
    assert table.hand_names(1) == ["One"]
    assert table.zone_names(1, "graveyard") == ["Flee", "Two"]
    assert table.hand_size(0) == 1


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
