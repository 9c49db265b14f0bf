"""Rulings on battles, where the damage goes when somebody is gone, and on what cards may be in which zone."""

from __future__ import annotations

import pytest

from tests.games.fow5.boards import HEN, OX, board, fight, lord, spell, thing


@pytest.mark.rule("fow5", "8.3/5", "8.5/2b")
def test_a_blocker_that_is_gone_lets_the_damage_through_to_the_player() -> None:
    t = board(OX, HEN, spell("Trapdoor", "Return target resonator to its owner's hand."))
    t.field(0, "Mill Ox").field(1, "Yard Hen").hand(0, "Trapdoor")
    t.attack("Mill Ox", at=1).block("Yard Hen").play(0, "Trapdoor", targets=["Yard Hen"]).resolve()
    t.to("main")
    assert t.hand_names(1) == ["Yard Hen"] and t.resource(1, "life") == 3300


@pytest.mark.rule("fow5", "8.4/2", "8.5/2", "10.17/2")
def test_first_strike_damage_that_was_prevented_whole_is_dealt_in_the_normal_step() -> None:
    t = board(
        fight("Quick Heron", 400, 400, "[First Strike]"),
        spell("Paper Shield", "Prevent the next damage that would be dealt to you this turn."),
    )
    t.field(0, "Quick Heron").hand(1, "Paper Shield")
    t.attack("Quick Heron", at=1).no_block().passes(0).play(1, "Paper Shield").resolve()
    t.to("main")
    assert t.resource(1, "life") == 3600


@pytest.mark.rule("fow5", "8.4/2", "8.5/3")
def test_a_blocker_with_first_strike_does_not_strike_first() -> None:
    t = board(OX, fight("Quick Heron", 700, 300, "[First Strike]"))
    t.field(0, "Mill Ox").field(1, "Quick Heron").attack("Mill Ox", at=1).block("Quick Heron").to("main")
    assert t.zone_names(0, "graveyard") == ["Mill Ox"] and t.zone_names(1, "graveyard") == ["Quick Heron"]


@pytest.mark.rule("fow5", "11.1/2", "11.1/1", "11.1/4")
def test_pierce_counts_what_the_blocker_could_still_take_and_goes_on_to_the_attacked_resonator() -> None:
    t = board(
        fight("Awl Beetle", 900, 900, "[Pierce]"),
        fight("Gate Wall", 0, 600),
        fight("Sleepy Miller", 100, 700),
    )
    t.field(0, "Awl Beetle").field(1, "Gate Wall", damage=200).field(1, "Sleepy Miller", rested=True)
    t.attack("Awl Beetle", at="Sleepy Miller").block("Gate Wall").to("main")
    assert t.zone_names(1, "graveyard") == ["Gate Wall"]
    assert t.damage_on("Sleepy Miller") == 500 and t.damage_on("Awl Beetle") == 0


@pytest.mark.rule("fow5", "8.3/4", "8.5/3")
def test_the_attacked_resonator_cannot_block_for_itself_but_strikes_back() -> None:
    t = board(OX, fight("Sentry", 300, 900), spell("Wake Up Call", "Recover target J/resonator."))
    t.field(0, "Mill Ox").field(1, "Sentry", rested=True).hand(1, "Wake Up Call")
    t.attack("Mill Ox", at="Sentry").passes(0).play(1, "Wake Up Call", targets=["Sentry"]).resolve()
    assert not t.is_rested("Sentry") and not t.can("block", 1, "Sentry")
    t.to("main")
    assert t.damage_on("Sentry") == 700 and t.damage_on("Mill Ox") == 300


@pytest.mark.rule("fow5", "11.4/1", "8.5/3")
def test_an_exploding_attacker_takes_the_blocker_with_it_after_both_have_struck() -> None:
    t = board(
        fight("Powder Keg", 100, 100, "[Explode]"),
        fight("Giant of Chalk", 100, 2000, "Whenever this card deals damage, you gain 300 life."),
    )
    t.field(0, "Powder Keg").field(1, "Giant of Chalk").attack("Powder Keg", at=1).block("Giant of Chalk").to("main")
    assert t.zone_names(0, "graveyard") == ["Powder Keg"] and t.zone_names(1, "graveyard") == ["Giant of Chalk"]
    assert t.resource(1, "life") == 4300


@pytest.mark.rule("fow5", "8.2/8")
def test_after_a_forfeit_that_was_answered_a_battle_may_be_initiated_again() -> None:
    def after(answered: bool) -> bool:
        t = board(OX, spell("Small Comfort", "You gain 100 life.")).field(0, "Mill Ox").hand(1, "Small Comfort")
        t.act(0, "battle")
        if answered:
            t.passes(0).play(1, "Small Comfort").resolve()
        t.no_attack().to("main")
        return bool(t.acts(0, "battle"))

    assert not after(False) and after(True)


@pytest.mark.rule("fow5", "8.2/7", "9.3/4b")
def test_an_attack_that_must_be_paid_for_is_paid_as_it_is_declared() -> None:
    toll = thing(
        "Toll Bridge", "Resonators your opponent controls cannot attack unless he or she pays {1} for each of them."
    )
    t = board(OX, toll).field(0, "Mill Ox").field(1, "Toll Bridge").sources(0, fire=1)
    t.attack("Mill Ox", at=1)
    assert t.is_rested("Mill Ox") and t.is_rested("Fire Source 1")


@pytest.mark.rule("fow5", "7.12/2", "7.12/2b")
def test_who_must_attack_and_can_may_not_pass_in_the_main_phase() -> None:
    bull = fight("Red Bull", 500, 500, "This card attacks each turn if able.")
    t = board(bull).field(0, "Red Bull").begin()
    assert not any(getattr(action, "kind", "") == "pass" for action in getattr(t.question, "actions", ()))
    t.attack("Red Bull", at=1).no_block().to("main")
    t.next_turn()
    assert t.active == 1


@pytest.mark.rule("fow5", "8.6/3a", "9.9/5")
def test_what_lasts_for_the_battle_ends_with_it() -> None:
    t = board(OX, spell("Rally", "Attacking resonators you control gain [+300/+300] until end of battle."))
    t.field(0, "Mill Ox").hand(0, "Rally").attack("Mill Ox", at=1).play(0, "Rally").resolve()
    assert t.power("Mill Ox") == 1000
    t.to("main")
    assert t.power("Mill Ox") == 700 and t.resource(1, "life") == 3000


@pytest.mark.rule("fow5", "3.1/4", "3.6/6", "8.2/4")
def test_a_resonator_that_changes_sides_stays_as_it_is_and_has_not_entered() -> None:
    t = board(
        OX,
        thing("Doorbell", "Whenever a resonator enters your field, you gain 100 life."),
        spell("Bribe", "Gain control of target resonator. Recover it.", type="Spell: Chant"),
    )
    t.field(0, "Doorbell").field(1, "Mill Ox", rested=True, damage=300).hand(0, "Bribe")
    t.play(0, "Bribe", targets=["Mill Ox"]).resolve()
    assert t.is_on_field("Mill Ox", 0) and t.damage_on("Mill Ox") == 300 and not t.is_rested("Mill Ox")
    assert t.resource(0, "life") == 4000 and not t.can("attack", 0, "Mill Ox")


@pytest.mark.rule("fow5", "3.15/4")
def test_what_is_put_into_the_field_from_the_deck_goes_where_its_type_may() -> None:
    t = board(
        OX,
        spell("Ember", "You gain 100 life."),
        spell("Lucky Dip", "Put the top card of your main deck into your field."),
    )
    t.hand(0, "Lucky Dip", "Lucky Dip").deck(0, "Ember", "Mill Ox")
    t.play(0, "Lucky Dip").resolve()
    assert t.zone_names(0, "graveyard") == ["Ember", "Lucky Dip"] and t.resource(0, "life") == 4000
    t.play(0, "Lucky Dip").resolve()
    assert t.is_on_field("Mill Ox", 0)


@pytest.mark.rule("fow5", "3.15/5", "1.4/2")
def test_a_magic_stone_cannot_be_returned_to_the_hand_but_the_rest_of_the_text_is_done() -> None:
    t = board(spell("Undertow", "Return target magic stone to its owner's hand. Its controller loses 300 life."))
    t.hand(0, "Undertow").sources(1, wind=1).play(0, "Undertow", targets=["Wind Source 1"]).resolve()
    assert t.zone_names(1, "stone_area") != [] and t.hand_size(1) == 0 and t.resource(1, "life") == 3700


@pytest.mark.rule("fow5", "3.3/3", "3.9/2")
def test_cards_milled_two_at_a_time_go_one_after_the_other() -> None:
    t = board(
        OX, HEN, spell("Grindstone", "Put the top two cards of target player's main deck into his or her graveyard.")
    )
    t.hand(0, "Grindstone").deck(1, "Mill Ox", "Yard Hen").play(0, "Grindstone", targets=[1]).resolve()
    assert t.zone_names(1, "graveyard") == ["Mill Ox", "Yard Hen"]


@pytest.mark.rule("fow5", "3.8/6", "10.9/1", "7.11/1")
def test_a_destroyed_j_ruler_lies_as_astral_ruler_and_can_still_call_stones() -> None:
    count = lord("Warden Ysolt", "[J-Activate] Pay {R}.", "[Continuous] You have no maximum hand size.")
    t = board(count, spell("Guillotine", "Destroy target J-ruler."))
    t.field(0, "Warden Ysolt Unbound").hand(1, "Guillotine").zone(0, "stones", 2)
    t.begin().passes(0).play(1, "Guillotine", targets=["Warden Ysolt Unbound"]).resolve()
    assert t.zone_names(0, "ruler") == ["Warden Ysolt Unbound"]
    assert not t.acts(0, "judgment")
    t.act(0, "call")
    assert len(t.zone_names(0, "stone_area")) == 1 and t.is_rested("Warden Ysolt Unbound")


@pytest.mark.rule("fow5", "11.7/1", "7.5/1")
def test_an_imperishable_j_ruler_comes_back_ruler_side_up_but_is_not_judged_twice_a_turn() -> None:
    count = lord("Warden Ysolt", "[J-Activate] Pay {R}.", "[Imperishable]")
    t = board(count, spell("Guillotine", "Destroy target J/resonator."))
    t.zone(0, "ruler", "Warden Ysolt").sources(0, fire=2).hand(1, "Guillotine")
    t.act(0, "judgment").resolve()
    assert t.is_on_field("Warden Ysolt Unbound", 0)
    t.passes(0).play(1, "Guillotine", targets=["Warden Ysolt Unbound"]).resolve()
    assert t.zone_names(0, "ruler") == ["Warden Ysolt"] and not t.acts(0, "judgment")
    t.to("main", 0, later=True)
    assert t.acts(0, "judgment")


@pytest.mark.rule("fow5", "3.10/3", "13.4", "3.10/2")
def test_a_fifth_lifebreak_card_goes_on_top_and_from_there_to_the_graveyard() -> None:
    t = board(
        OX, HEN, spell("Second Wind", "Put the top card of your main deck into your lifebreak area."), format="valhalla"
    )
    t.zone(0, "lifebreak", "Yard Hen", "Yard Hen", "Yard Hen", "Yard Hen").deck(0, "Mill Ox").hand(0, "Second Wind")
    t.play(0, "Second Wind").resolve()
    assert t.zone_names(0, "lifebreak") == ["Yard Hen"] * 4
    assert sorted(t.zone_names(0, "graveyard")) == ["Mill Ox", "Second Wind"]
