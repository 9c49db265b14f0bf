"""Rulings where the exact words of the document of 2015 decide: the turn, playing, effects, acts by rules."""

from __future__ import annotations

import pytest

from tests.games.fow5.boards import HEN, OX, board, fight, spell, thing


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


@pytest.mark.rule("fow5", "5.4/6a", "5.4/6b")
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


@pytest.mark.rule("fow5", "1.5/7")
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


@pytest.mark.rule("fow5", "6.2/2", "6.4/3")
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


@pytest.mark.rule("fow5", "6.2/3", "9.3/4a")
def test_a_trigger_without_a_legal_target_is_spent_though_one_comes_later() -> None:
    t = board(
        HEN,
        fight("Grudge Keeper", 300, 300, "[Enter] Destroy target resonator your opponent controls."),
    )
    t.hand(0, "Grudge Keeper").hand(1, "Yard Hen").sources(0, fire=1).play(0, "Grudge Keeper").resolve()
    assert t.stack() == [] and t.is_on_field("Grudge Keeper", 0)


@pytest.mark.rule("fow5", "9.6/1a", "12.2/2", "12.2/3")
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


@pytest.mark.rule("fow5", "9.3/5a")
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


@pytest.mark.rule("fow5", "9.11/1", "9.3/4b")
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


@pytest.mark.rule("fow5", "9.6/10a")
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


@pytest.mark.rule("fow5", "9.9/5")
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


@pytest.mark.rule("fow5", "9.9/2a", "9.9/2b", "9.9/2c")
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


@pytest.mark.rule("fow5", "2.1/4", "2.1/7")
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
