"""Rulings where the exact words of the document of 2015 decide: battles, zones, playing, effects, acts by rules."""

from __future__ import annotations

from typing import Any

import pytest

from arbiter.testing import Table, scenario


def fight(name: str, atk: int, df: int, text: str = "", cost: str = "{R}", race: str = "Human", **more: Any) -> Any:
    return {"name": name, "type": "Resonator", "cost": cost, "race": race, "atk": atk, "def": df, "text": text, **more}


def spell(name: str, text: str, cost: str = "{0}", type: str = "Spell: Chant-Instant", **more: Any) -> Any:
    return {"name": name, "type": type, "cost": cost, "text": text, **more}


def thing(name: str, text: str, type: str = "Regalia", cost: str = "{0}", **more: Any) -> Any:
    return {"name": name, "type": type, "cost": cost, "text": text, **more}


def lord(name: str, text: str, above: str = "", atk: int = 800, df: int = 800, **more: Any) -> Any:
    back = {"name": f"{name} Unbound", "type": "J-Ruler", "race": "Human", "atk": atk, "def": df, "text": above}
    return {"name": name, "type": "Ruler", "race": "Human", "text": text, "other": back, **more}


def board(*cards: Any, format: str = "bifrost") -> Table:
    made = scenario("fow5", format=format)
    for card in cards:
        made.define(**card)
    return made


OX = fight("Mill Ox", 700, 700)
HEN = fight("Yard Hen", 200, 300)


# battle


@pytest.mark.rule("fow5", "8.3/5", "8.5/2b")
def test_a_blocker_that_is_gone_lets_the_damage_through_to_the_player() -> None:
    t = board(OX, HEN, spell("Trapdoor", "Return target resonator to its owner's hand."))
    t.field(0, "Mill Ox").field(1, "Yard Hen").hand(0, "Trapdoor")
    t.attack("Mill Ox", at=1).block("Yard Hen").play(0, "Trapdoor", targets=["Yard Hen"]).resolve()
    t.to("main")
    assert t.hand_names(1) == ["Yard Hen"] and t.resource(1, "life") == 3300


@pytest.mark.rule("fow5", "8.4/2", "8.5/2", "10.17/1b")
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


@pytest.mark.rule("fow5", "8.2/7")
def test_after_a_forfeit_that_was_answered_a_battle_may_be_initiated_again() -> None:
    def after(answered: bool) -> bool:
        t = board(OX, spell("Small Comfort", "You gain 100 life.")).field(0, "Mill Ox").hand(1, "Small Comfort")
        t.act(0, "battle")
        if answered:
            t.passes(0).play(1, "Small Comfort").resolve()
        t.no_attack().to("main")
        return bool(t.acts(0, "battle"))

    assert not after(False) and after(True)


@pytest.mark.rule("fow5", "8.2/5", "9.3/2e")
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


@pytest.mark.rule("fow5", "8.6/3a", "9.9/4")
def test_what_lasts_for_the_battle_ends_with_it() -> None:
    t = board(OX, spell("Rally", "Attacking resonators you control gain [+300/+300] until end of battle."))
    t.field(0, "Mill Ox").hand(0, "Rally").attack("Mill Ox", at=1).play(0, "Rally").resolve()
    assert t.power("Mill Ox") == 1000
    t.to("main")
    assert t.power("Mill Ox") == 700 and t.resource(1, "life") == 3000


# zones and their cards


@pytest.mark.rule("fow5", "3.1/3", "3.6/6", "8.2/4a")
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


@pytest.mark.rule("fow5", "3.15/4", "3.15/5")
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


@pytest.mark.rule("fow5", "3.10/3", "13.4/1", "3.10/2")
def test_a_fifth_lifebreak_card_goes_on_top_and_from_there_to_the_graveyard() -> None:
    t = board(
        OX, HEN, spell("Second Wind", "Put the top card of your main deck into your lifebreak area."), format="valhalla"
    )
    t.zone(0, "lifebreak", "Yard Hen", "Yard Hen", "Yard Hen", "Yard Hen").deck(0, "Mill Ox").hand(0, "Second Wind")
    t.play(0, "Second Wind").resolve()
    assert t.zone_names(0, "lifebreak") == ["Yard Hen"] * 4
    assert sorted(t.zone_names(0, "graveyard")) == ["Mill Ox", "Second Wind"]


# the turn


@pytest.mark.rule("fow5", "5.2/1", "5.2/4")
def test_wills_made_in_the_draw_phase_are_still_there_when_the_recovery_phase_is_skipped() -> None:
    def left(number: int) -> int:
        t = board(OX).sources(0, fire=1).hand(0, "Mill Ox").by_hand(0).turn(0, "draw_begin", number=number)
        t.act(0, "will", "Fire Source 1").to("main")
        return len(t.pool(0))

    assert left(1) == 1 and left(3) == 0


@pytest.mark.rule("fow5", "5.4/5a", "5.4/5b", "13.2/1")
def test_damage_goes_before_the_bonus_that_kept_it_alive() -> None:
    t = board(HEN, spell("Padding", "Target resonator gains [+0/+500] until end of turn."))
    t.field(0, "Yard Hen", damage=200).hand(0, "Padding")
    zap = board(
        HEN,
        spell("Padding", "Target resonator gains [+0/+500] until end of turn."),
        spell("Zap", "Deal 600 damage to target resonator."),
    )
    zap.field(0, "Yard Hen").hand(0, "Padding", "Zap")
    zap.play(0, "Padding", targets=["Yard Hen"]).resolve().play(0, "Zap", targets=["Yard Hen"]).resolve()
    assert zap.damage_on("Yard Hen") == 600
    zap.next_turn()
    assert zap.is_on_field("Yard Hen", 0) and zap.damage_on("Yard Hen") == 0 and zap.guard("Yard Hen") == 300


@pytest.mark.rule("fow5", "5.4/5d", "5.4/5e")
def test_a_discard_at_the_end_triggers_and_its_damage_is_healed_in_the_final_step_done_again() -> None:
    watcher = fight(
        "Crow of Regret", 300, 300, "Whenever you discard a card, this card deals 400 damage to target resonator."
    )
    t = board(OX, watcher).field(0, "Crow of Regret").field(1, "Mill Ox").hand(0, *["Mill Ox"] * 8)
    t.to("final_hand").choose(t.card("Mill Ox", 0, zone="hand"))
    t.choose(t.card("Mill Ox", 1)).resolve()
    t.next_turn()
    assert t.damage_on(t.card("Mill Ox", 1)) == 0 and t.hand_size(0) == 7


@pytest.mark.rule("fow5", "13.1/2", "10.8/1")
def test_drawing_from_an_empty_deck_in_the_main_phase_loses_nothing() -> None:
    t = board(OX, spell("Deep Study", "Draw three cards.")).keep_decks().deck(0, "Mill Ox").hand(0, "Deep Study")
    t.play(0, "Deep Study").resolve()
    assert not t.over and t.hand_names(0) == ["Mill Ox"]


@pytest.mark.rule("fow5", "1.3/3", "13.1/1")
def test_both_at_no_life_at_once_is_a_draw() -> None:
    t = board(spell("World Fire", "Each player loses 4000 life.")).hand(0, "World Fire").play(0, "World Fire").resolve()
    assert t.over and t.winner is None


@pytest.mark.rule("fow5", "1.5/6")
def test_odd_life_is_rounded_up_and_damage_on_a_resonator_is_not() -> None:
    t = board(
        OX,
        HEN,
        spell("Half Measures", "Target resonator you control deals damage equal to half its ATK to target player."),
        spell(
            "Half a Bite",
            "Target resonator you control deals damage equal to half of its ATK to another target resonator.",
        ),
    )
    t.field(0, "Mill Ox").field(1, "Mill Ox").hand(0, "Half Measures", "Half a Bite")
    mine, theirs = t.card("Mill Ox", 0), t.card("Mill Ox", 1)
    t.play(0, "Half Measures", targets=[mine, 1]).resolve()
    t.play(0, "Half a Bite", targets=[mine, theirs]).resolve()
    assert t.resource(1, "life") == 3700 and t.damage_on(theirs) == 350


# priority, playing and triggers


@pytest.mark.rule("fow5", "6.2/2", "6.4/3a")
def test_of_triggers_at_once_the_other_players_comes_to_lie_on_top() -> None:
    t = board(
        HEN,
        thing("Merry Bell", "When a resonator is put into a graveyard from a field, you gain 200 life."),
        thing("Knell", "Whenever a resonator is put into a graveyard from a field, your opponent loses 200 life."),
        spell("Swat", "Destroy target resonator."),
    )
    t.field(0, "Merry Bell").field(1, "Knell", "Yard Hen").hand(0, "Swat")
    t.play(0, "Swat", targets=["Yard Hen"]).resolve()
    assert t.stack() == ["Merry Bell", "Knell"]
    t.resolve()
    assert t.resource(0, "life") == 3800 and t.stack() == ["Merry Bell"]


@pytest.mark.rule("fow5", "6.2/3", "9.3/2d")
def test_a_trigger_without_a_legal_target_is_spent_though_one_comes_later() -> None:
    t = board(
        HEN,
        fight("Grudge Keeper", 300, 300, "[Enter] Destroy target resonator your opponent controls."),
    )
    t.hand(0, "Grudge Keeper").hand(1, "Yard Hen").sources(0, fire=1).play(0, "Grudge Keeper").resolve()
    assert t.stack() == [] and t.is_on_field("Grudge Keeper", 0)


@pytest.mark.rule("fow5", "9.6/1a", "12.2/1", "12.2/2a")
def test_enter_triggers_for_a_card_played_by_incarnation_but_not_for_one_put_into_the_field() -> None:
    t = board(
        HEN,
        fight("Ash Titan", 900, 900, "[Incarnation] [fire][fire]\n[Enter] You gain 500 life.", cost="{R}{R}{5}"),
        spell("Back Door", "Put a resonator from your hand into your field.", type="Spell: Chant"),
    )
    t.field(0, "Yard Hen", "Yard Hen").hand(0, "Ash Titan", "Ash Titan", "Back Door")
    t.play(0, "Ash Titan", extra=True).resolve_all()
    assert t.resource(0, "life") == 4500 and t.zone_names(0, "graveyard") == ["Yard Hen", "Yard Hen"]
    t.play(0, "Back Door").resolve().choose("Ash Titan")  # 10.13/2  it need not be found there
    assert len([name for name in t.field_names(0) if name == "Ash Titan"]) == 2 and t.resource(0, "life") == 4500


@pytest.mark.rule("fow5", "9.3/3a")
def test_a_text_goes_on_without_its_target() -> None:
    t = board(
        HEN,
        spell("Split Focus", "Destroy target resonator, then draw a card and you lose 200 life."),
        spell("Tuck In", "Return target resonator you control to your hand."),
    )
    t.field(1, "Yard Hen").hand(0, "Split Focus").hand(1, "Tuck In")
    t.play(0, "Split Focus", targets=["Yard Hen"]).passes(0).play(
        1, "Tuck In", targets=["Yard Hen"]
    ).resolve().resolve()
    assert t.hand_names(1) == ["Yard Hen"] and t.hand_size(0) == 1 and t.resource(0, "life") == 3800


@pytest.mark.rule("fow5", "9.11/1", "9.3/2e")
def test_a_card_banished_as_a_cost_deals_the_damage_it_last_could() -> None:
    t = board(
        OX,
        fight(
            "Bottle Imp",
            300,
            300,
            "[Activate] Banish this card: This card deals damage equal to its ATK to target resonator.",
        ),
        thing("Sword of Straw", "[Continuous] Added resonator gains [+300/+0].", type="Addition: Resonator"),
    )
    t.field(0, "Bottle Imp").zone(0, "field", "Sword of Straw", host="Bottle Imp").field(1, "Mill Ox")
    t.use(0, "Bottle Imp", targets=["Mill Ox"]).resolve()
    assert t.damage_on("Mill Ox") == 600
    assert sorted(t.zone_names(0, "graveyard")) == ["Bottle Imp", "Sword of Straw"]


@pytest.mark.rule("fow5", "9.5/3", "11.6/1")
def test_only_a_swift_newcomer_can_rest_for_its_ability() -> None:
    t = board(
        fight(
            "Slow Alchemist",
            100,
            100,
            "{Rest}: Draw a card.\n{0}: You gain 100 life. Play this ability only once per turn.",
        ),
        fight("Swift Alchemist", 100, 100, "[Swiftness]\n{Rest}: Draw a card."),
    )
    t.field(0, "Slow Alchemist", "Swift Alchemist", fresh=True)
    assert not t.can("use", 0, "Slow Alchemist", ability="Draw") and t.can("use", 0, "Slow Alchemist", ability="gain")
    assert t.use(0, "Swift Alchemist").resolve().hand_size(0) == 1


@pytest.mark.rule("fow5", "9.6/9a")
def test_an_ability_that_waits_for_a_status_triggers_once_while_it_waits_in_the_chase() -> None:
    orphan = fight("Lonely Golem", 900, 900, "When you control no other resonators, banish this card.")
    t = (
        board(orphan, HEN, spell("Swat", "Destroy target resonator."))
        .field(0, "Lonely Golem", "Yard Hen")
        .hand(1, "Swat")
    )
    t.begin().passes(0).play(1, "Swat", targets=["Yard Hen"]).resolve()
    assert t.stack() == ["Lonely Golem"]
    t.resolve()
    assert t.zone_names(0, "graveyard") == ["Yard Hen", "Lonely Golem"] and t.stack() == []


@pytest.mark.rule("fow5", "7.9/2", "7.9/3", "7.9/4")
def test_a_standby_card_is_free_from_its_area_from_the_next_turn_on_and_paid_for_from_the_hand() -> None:
    snare = spell(
        "Tripwire",
        "[Trigger] A resonator your opponent controls attacks: Destroy target attacking resonator.",
        cost="{R}{1}",
        type="Spell: Chant-Standby",
    )
    t = board(OX, snare).field(0, "Mill Ox").zone(1, "standby", "Tripwire")
    t.attack("Mill Ox", at=1)
    t.yes().choose("Mill Ox").resolve()
    assert t.zone_names(0, "graveyard") == ["Mill Ox"] and t.zone_names(1, "graveyard") == ["Tripwire"]


@pytest.mark.rule("fow5", "7.10/1", "7.10/4")
def test_lifebreak_is_counted_from_one_less_than_the_life() -> None:
    def may(life: int, cards: int) -> bool:
        t = board(HEN, format="valhalla").zone(0, "lifebreak", *["Yard Hen"] * cards).resources(0, life=life)
        return bool(t.acts(0, "lifebreak"))

    assert may(4000, 4) and not may(4100, 4) and may(3000, 3) and not may(3100, 3) and may(1000, 1)


@pytest.mark.rule("fow5", "7.10/2", "7.10/4")
def test_a_break_ability_is_played_and_its_card_goes_to_the_graveyard_after_it() -> None:
    hidden = fight("Cellar Cat", 300, 300, "[Break] Draw two cards.")
    t = board(hidden, HEN, format="valhalla").zone(0, "lifebreak", "Yard Hen", "Cellar Cat").resources(0, life=1000)
    t.act(0, "lifebreak")
    assert t.stack() == ["Cellar Cat"] and t.zone_names(0, "graveyard") == []
    t.resolve()
    assert t.zone_names(0, "graveyard") == ["Cellar Cat"] and t.hand_size(0) == 2


@pytest.mark.rule("fow5", "14.2/1", "14.2/2")
def test_in_bifrost_a_text_does_the_rest_without_lifebreak() -> None:
    t = board(
        OX, spell("Second Wind", "Put the top card of your main deck into your lifebreak area. You gain 200 life.")
    )
    t.deck(0, "Mill Ox").hand(0, "Second Wind").play(0, "Second Wind").resolve()
    assert (
        t.zone_names(0, "lifebreak") == [] and t.zone_names(0, "deck")[0] == "Mill Ox" and t.resource(0, "life") == 4200
    )


# effects


@pytest.mark.rule("fow5", "9.9/4")
def test_who_comes_later_shares_in_what_was_said_of_all() -> None:
    t = board(HEN, OX, spell("War Song", "Resonators you control gain [+200/+200] and [Flying] until end of turn."))
    t.field(0, "Mill Ox").hand(0, "War Song", "Yard Hen").sources(0, fire=1)
    t.play(0, "War Song").resolve().play(0, "Yard Hen").resolve()
    assert t.power("Yard Hen") == 400 and t.has("Yard Hen", "Flying")


@pytest.mark.rule("fow5", "9.10/2", "10.17/1a")
def test_who_is_dealt_the_damage_does_not_choose_but_whose_card_deals_it() -> None:
    t = board(
        HEN,
        fight("Twin Salamander", 100, 500, "{Rest}: This card deals 200 damage to target player."),
        thing(
            "Amplifier",
            "If a resonator you control would deal damage to a player, it deals double that damage instead.",
        ),
        thing("Cushion", "If damage would be dealt to you, reduce it by 100."),
    )
    t.field(0, "Twin Salamander", "Amplifier").field(1, "Cushion").use(0, "Twin Salamander", targets=[1]).resolve()
    t.order("Amplifier").resolve_all()
    assert t.resource(1, "life") == 3700


@pytest.mark.rule("fow5", "9.9/1b", "9.9/1c", "9.9/1d")
def test_a_race_that_is_changed_late_is_there_before_the_values_of_that_race() -> None:
    t = board(
        HEN,
        thing("Elf Banner", "Each Elf you control gets [+400/+400]."),
        spell("Pointed Ears", "Target resonator becomes an Elf until end of turn."),
        thing("Human Banner", "Human resonators gain [+100/+0]."),
    )
    t.field(0, "Elf Banner", "Human Banner", "Yard Hen").hand(0, "Pointed Ears")
    assert t.power("Yard Hen") == 300
    t.play(0, "Pointed Ears", targets=["Yard Hen"]).resolve()
    assert t.power("Yard Hen") == 600 and t.guard("Yard Hen") == 700


# actions by rules


@pytest.mark.rule("fow5", "10.10/2")
def test_nobody_banishes_what_another_controls() -> None:
    t = board(HEN, spell("Foul Bargain", "Banish target resonator. If you do, draw two cards."))
    t.field(1, "Yard Hen").hand(0, "Foul Bargain").play(0, "Foul Bargain", targets=["Yard Hen"]).resolve()
    assert t.is_on_field("Yard Hen", 1) and t.hand_size(0) == 0


@pytest.mark.rule("fow5", "10.18/2a")
def test_an_empty_hand_is_discarded_all_the_same() -> None:
    t = board(OX, spell("Clean Slate", "Discard your hand. If you do, draw two cards.")).hand(0, "Clean Slate")
    assert t.play(0, "Clean Slate").resolve().hand_size(0) == 2


@pytest.mark.rule("fow5", "10.1/2", "13.3/1")
def test_an_addition_put_from_the_graveyard_needs_a_card_it_can_be_added_to() -> None:
    cloak = thing("Patched Cloak", "Added resonator gains [+0/+200].", type="Addition: Resonator")
    dig = spell("Dig Up", "Put target addition from your graveyard into your field.")
    t = board(HEN, cloak, dig).zone(0, "graveyard", "Patched Cloak").hand(0, "Dig Up")
    t.play(0, "Dig Up", targets=["Patched Cloak"]).resolve()
    assert "Patched Cloak" in t.zone_names(0, "graveyard")
    t = board(HEN, cloak, dig).zone(0, "graveyard", "Patched Cloak").hand(0, "Dig Up").field(1, "Yard Hen")
    t.play(0, "Dig Up", targets=["Patched Cloak"]).resolve()
    assert t.guard("Yard Hen") == 500


@pytest.mark.rule("fow5", "10.5/1", "10.5/2", "9.6/1a")
def test_a_summoned_resonator_waits_in_the_chase_and_enters_without_its_enter() -> None:
    t = board(
        fight("Old Guard", 500, 500, "[Enter] You gain 1000 life."),
        spell("Muster", "Summon a resonator from your graveyard."),
        spell("Denial", "Cancel target summon spell."),
        thing("Fanfare", "Whenever a resonator is summoned, you gain 100 life."),
    )
    t.field(0, "Fanfare").zone(0, "graveyard", "Old Guard").hand(0, "Muster")
    t.play(0, "Muster").resolve()
    assert t.stack() == ["Old Guard"]
    t.resolve_all()
    assert t.is_on_field("Old Guard", 0) and t.resource(0, "life") == 4100


@pytest.mark.rule("fow5", "10.16/1a", "10.16/2")
def test_a_copy_keeps_the_target_and_is_gone_after_it_resolved() -> None:
    t = board(
        OX,
        spell("Jab", "This card deals 300 damage to target resonator."),
        spell("Echo", "Copy target normal spell."),
    )
    t.field(1, "Mill Ox").hand(0, "Jab", "Echo").play(0, "Jab", targets=["Mill Ox"]).play(0, "Echo", targets=["Jab"])
    t.resolve()
    assert t.stack() == ["Jab", "Jab"]
    t.resolve_all()
    assert t.damage_on("Mill Ox") == 600 and sorted(t.zone_names(0, "graveyard")) == ["Echo", "Jab"]


@pytest.mark.rule("fow5", "12.1/2", "12.1/3")
def test_what_was_awakened_keeps_the_ability_over_the_turn() -> None:
    dragon = fight("Sleeping Drake", 600, 600, "[Awakening] {R}{1}: [Flying] and [Pierce]", cost="{R}")
    t = board(dragon).sources(0, fire=3).hand(0, "Sleeping Drake").play(0, "Sleeping Drake", extra=True).resolve()
    t.next_turn()
    assert t.has("Sleeping Drake", "Flying") and t.has("Sleeping Drake", "Pierce")


@pytest.mark.rule("fow5", "2.1/5a", "2.1/7a")
def test_a_subtype_is_named_whole_and_a_stone_of_that_name_has_the_type() -> None:
    t = board(
        HEN,
        thing("Silk Ribbon", "Added J/resonator gains [+100/+100].", type="Addition: J/Resonator"),
        spell("Unpick", "Destroy target [Addition: Resonator]."),
        {"name": "Fire Magic Stone", "type": "Magic Stone", "text": "{Rest}: Produce {R}."},
        thing(
            "Hearth", "At the beginning of your main phase, you gain 100 life for each fire magic stone you control."
        ),
    )
    t.field(0, "Yard Hen", "Hearth").zone(0, "field", "Silk Ribbon", host="Yard Hen").hand(0, "Unpick")
    t.zone(0, "stone_area", "Fire Magic Stone", "Fire Magic Stone").turn(0, "main_begin", begin=True)
    t.resolve_all()
    assert t.resource(0, "life") == 4200 and not t.can("play", 0, "Unpick")
