"""Rulings of what is changed for a time, gained, lost and replaced."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript, scenario
from tests.games.fftcg.costed import backup, forward, monster, pair, plain, summon


@pytest.mark.rule("fftcg", "11.12.5.7")
@pytest.mark.parametrize(("first", "damage"), [("Gate Warden", 2000), ("Kindling Sage", 5000)])
def test_whoever_controls_the_damaged_forward_orders_doubling_and_reducing(first: str, damage: int) -> None:
    table = scenario("fftcg")
    backup(table, "Kindling Sage", "fire", 3, "If your Summon deals damage to a Forward, double the damage instead.")
    forward(
        table,
        "Gate Warden",
        "earth",
        4,
        9000,
        "If Gate Warden is dealt damage by a Summon, reduce the damage by 3000 instead.",
    )
    summon(table, "Ember Bolt", "fire", 2, "Choose 1 Forward. Deal it 4000 damage.")
    table.field(0, "Kindling Sage").field(1, "Gate Warden").sources(0, fire=2).hand(0, "Ember Bolt")
    table.play(0, "Ember Bolt", targets=["Gate Warden"]).resolve()
    table.expect(player=1).order(first)
    assert table.damage_on("Gate Warden") == damage


@pytest.mark.rule("fftcg", "11.12.5.4")
def test_damage_that_became_0_was_not_dealt_and_triggers_nothing() -> None:
    table = scenario("fftcg")
    forward(
        table,
        "Reed Walker",
        "wind",
        3,
        5000,
        "If Reed Walker is dealt damage by your opponent's Summons, the damage becomes 0 instead.\n"
        "When Reed Walker is dealt damage, draw 1 card.",
    )
    forward(table, "Mud Lancer", "fire", 2, 3000)
    summon(table, "Ember Bolt", "fire", 2, "Choose 1 Forward. Deal it 4000 damage.")
    table.field(0, "Mud Lancer").field(1, "Reed Walker").sources(0, fire=2).hand(0, "Ember Bolt")
    table.play(0, "Ember Bolt", targets=["Reed Walker"]).resolve()
    assert table.stack() == [] and table.damage_on("Reed Walker") == 0 and table.hand_size(1) == 0
    table.attack("Mud Lancer").block("Reed Walker").end_step().resolve()
    assert table.damage_on("Reed Walker") == 3000 and table.hand_size(1) == 1


@pytest.mark.rule("fftcg", "11.12.4.13")
def test_whoever_lost_all_abilities_keeps_what_it_gains_later() -> None:
    table = pair()
    forward(table, "Brass Kite", "wind", 3, 5000, "Brave\nThe Forwards you control gain +1000 power.")
    summon(table, "Warm Wind", "wind", 1, "Choose 1 Forward. It gains First Strike until the end of the turn.")
    summon(table, "Tail Wind", "wind", 1, "Choose 1 Forward. It gains Haste until the end of the turn.")
    summon(table, "Grey Silence", "water", 1, "Choose 1 Forward. It loses all its abilities until the end of the turn.")
    table.field(0, "Brass Kite", "Ash Wolf").sources(0, wind=2).sources(1, water=1)
    table.hand(0, "Warm Wind", "Tail Wind").hand(1, "Grey Silence")
    table.play(0, "Warm Wind", targets=["Brass Kite"]).resolve()
    assert table.power("Ash Wolf") == 6000 and table.has("Brass Kite", "First Strike")
    table.passes(0).play(1, "Grey Silence", targets=["Brass Kite"]).resolve()
    assert table.power("Ash Wolf") == table.power("Brass Kite") == 5000
    assert not table.has("Brass Kite", "First Strike") and not table.has("Brass Kite", "Brave")
    table.play(0, "Tail Wind", targets=["Brass Kite"]).resolve()
    assert table.has("Brass Kite", "Haste")
    table.next_turn()
    assert table.has("Brass Kite", "Brave") and table.power("Ash Wolf") == 6000


@pytest.mark.rule("fftcg", "11.12.4.3")
def test_a_count_is_taken_once_and_latecomers_gain_nothing() -> None:
    table = pair()
    forward(table, "Late Guest", "earth", 1, 3000)
    summon(
        table,
        "Rally",
        "earth",
        1,
        "Until the end of the turn, all the Forwards you control gain +1000 power for each Forward you control.",
    )
    table.field(0, "Ash Wolf", "Brook Heron").sources(0, earth=2).hand(0, "Rally", "Late Guest")
    table.play(0, "Rally").resolve()
    table.play(0, "Late Guest")
    assert table.power("Ash Wolf") == table.power("Brook Heron") == 7000
    assert table.power("Late Guest") == 3000


@pytest.mark.rule("fftcg", "11.12.5.5")
def test_only_the_next_damage_becomes_0() -> None:
    table = plain()
    summon(
        table,
        "Soft Shell",
        "earth",
        1,
        "Choose 1 Forward. During this turn, the next damage dealt to it becomes 0 instead.",
    )
    summon(table, "Ember Rain", "fire", 1, "Choose 1 Forward. Deal it 2000 damage. Deal it 3000 damage.")
    table.field(1, "Chalk Giant").sources(0, fire=1).sources(1, earth=1).hand(0, "Ember Rain").hand(1, "Soft Shell")
    table.play(0, "Ember Rain", targets=["Chalk Giant"]).play(1, "Soft Shell", targets=["Chalk Giant"]).resolve_all()
    assert table.damage_on("Chalk Giant") == 3000


@pytest.mark.rule("fftcg", "11.12.4.1")
def test_until_the_end_of_the_opponents_turn() -> None:
    table = plain()
    backup(
        table,
        "Snare Hand",
        "ice",
        2,
        "{Dull}: Choose 1 Forward. It cannot attack or block until the end of your opponent's turn.",
    )
    table.field(0, "Snare Hand").field(1, "Ash Wolf")
    table.use(0, "Snare Hand", targets=["Ash Wolf"]).resolve()
    table.to("main1", player=1)
    assert not table.can("attack", 1, "Ash Wolf")
    table.to("main1", player=1, later=True)
    assert table.can("attack", 1, "Ash Wolf")


@pytest.mark.rule("fftcg", "11.5.6")
def test_a_set_power_takes_the_place_of_the_printed_one_beneath_what_was_added() -> None:
    table = plain()
    backup(table, "Drummer", "earth", 2, "The Forwards you control gain +1000 power.")
    summon(table, "Shrinking", "water", 1, "Choose 1 Forward. Its power becomes 3000 until the end of the turn.")
    summon(table, "Rising Sap", "earth", 1, "Choose 1 Forward. It gains +2000 power until the end of the turn.")
    table.field(0, "Chalk Giant", "Drummer").sources(0, water=1, earth=1).hand(0, "Shrinking", "Rising Sap")
    table.play(0, "Rising Sap", targets=["Chalk Giant"]).resolve()
    table.play(0, "Shrinking", targets=["Chalk Giant"]).resolve()
    assert table.power("Chalk Giant") == 6000


@pytest.mark.rule("fftcg", "4.3")
def test_a_power_below_0_is_remembered_as_it_is() -> None:
    table = plain()
    summon(
        table,
        "Wilting",
        "water",
        1,
        "Choose 1 Forward. It loses 7000 power until the end of the turn. "
        "Then, it gains +4000 power until the end of the turn.",
    )
    table.field(1, "Ash Wolf").sources(0, water=1).hand(0, "Wilting").play(0, "Wilting", targets=["Ash Wolf"]).resolve()
    assert table.power("Ash Wolf") == 2000


@pytest.mark.rule("fftcg", "11.12.4.6")
def test_a_monster_that_becomes_a_forward_is_reached_by_what_forwards_gain() -> None:
    table = plain()
    backup(table, "Drummer", "earth", 2, "The Forwards you control gain +1000 power and Brave.")
    monster(
        table,
        "Cave Newt",
        "earth",
        2,
        "{0}: Until the end of the turn, Cave Newt also becomes a Forward with 7000 power.",
    )
    summon(table, "Exorcism", "wind", 1, "Choose 1 Monster. Break it.")
    table.field(0, "Cave Newt", "Drummer").sources(1, wind=1).hand(1, "Exorcism")
    table.use(0, "Cave Newt").resolve()
    assert table.power("Cave Newt") == 8000 and table.has("Cave Newt", "Brave")
    table.attack("Cave Newt")
    assert not table.is_rested("Cave Newt")
    table.passes(0).play(1, "Exorcism", targets=["Cave Newt"]).resolve()
    assert table.zone_names(0, "break") == ["Cave Newt"]


@pytest.mark.rule("fftcg", "11.12.5.6")
def test_a_self_replacement_comes_before_others() -> None:
    table = plain()
    summon(
        table,
        "Growing Flame",
        "fire",
        2,
        "Choose 1 Forward. Deal it 3000 damage. If you control 3 or more Forwards, deal it 6000 damage instead.",
    )
    forward(
        table,
        "Gate Warden",
        "earth",
        4,
        9000,
        "If Gate Warden is dealt 5000 damage or more, reduce the damage by 3000 instead.",
    )
    table.field(0, "Ash Wolf", "Brook Heron", "Chalk Giant").field(1, "Gate Warden").sources(0, fire=2).hand(
        0, "Growing Flame"
    )
    table.play(0, "Growing Flame", targets=["Gate Warden"]).resolve()
    assert table.damage_on("Gate Warden") == 3000


@pytest.mark.rule("fftcg", "11.12.4.2")
def test_a_forward_whose_controller_changes_keeps_what_all_of_them_gained() -> None:
    table = plain()
    summon(table, "Banner", "fire", 1, "All the Forwards you control gain +1000 power until the end of the turn.")
    summon(
        table,
        "Siren Call",
        "water",
        2,
        "Choose 1 Forward opponent controls. Gain control of it until the end of the turn.",
    )
    backup(table, "Drummer", "earth", 2, "The Forwards you control gain +2000 power.")
    table.turn(1).field(1, "Drummer", "Ash Wolf").sources(1, fire=1).hand(1, "Banner").sources(0, water=2).hand(
        0, "Siren Call"
    )
    table.play(1, "Banner").resolve()
    assert table.power("Ash Wolf") == 8000
    table.passes(1).play(0, "Siren Call", targets=["Ash Wolf"]).resolve()
    assert table.is_on_field("Ash Wolf", 0) and table.power("Ash Wolf") == 6000


@pytest.mark.rule("fftcg", "11.9.2")
def test_a_forward_that_would_enter_with_less_than_1000_never_has_its_printed_power() -> None:
    table = plain()
    backup(table, "Grim Steward", "ice", 2, "The Forwards opponent controls lose 3000 power.")
    forward(
        table,
        "Small Page",
        "fire",
        1,
        3000,
        "When Small Page enters the field, choose 1 Forward. Deal it damage equal to Small Page's power.",
    )
    table.field(1, "Grim Steward", "Chalk Giant").sources(0, fire=1).hand(0, "Small Page")
    table.play(0, "Small Page", targets=["Chalk Giant"])
    assert table.zone_names(0, "break") == ["Small Page"]
    table.resolve_all()
    assert table.damage_on("Chalk Giant") == 0


@pytest.mark.rule("fftcg", "11.12.4.7")
def test_a_named_element_reaches_the_forwards_that_have_it_then() -> None:
    table = plain()
    summon(
        table,
        "Named Frost",
        "ice",
        1,
        "Name 1 Element. All the Forwards of the named Element lose 2000 power until the end of the turn.",
    )
    table.field(0, "Ash Wolf").field(1, "Chalk Giant").sources(0, ice=1).hand(0, "Named Frost")
    table.play(0, "Named Frost").resolve().option("fire")
    assert table.power("Ash Wolf") == 3000 and table.power("Chalk Giant") == 9000


@pytest.mark.rule("fftcg", "11.12.4.1")
def test_a_granted_ability_works_this_turn_and_ends_with_it() -> None:
    table = plain()
    summon(
        table,
        "Battle Song",
        "fire",
        1,
        "Until the end of the turn, all the Forwards you control gain "
        '+1000 power and "When this Forward attacks, draw 1 card."',
    )
    table.field(0, "Ash Wolf", "Brook Heron").sources(0, fire=1).hand(0, "Battle Song")
    table.play(0, "Battle Song").resolve().attack("Ash Wolf")
    assert table.stack() == ["Ash Wolf"]
    table.resolve().no_block().end_step().attack("Brook Heron").resolve().no_block().end_step()
    assert table.hand_size(0) == 2
    table.to("main1", player=0, later=True).attack("Ash Wolf")
    assert table.stack() == []


@pytest.mark.rule("fftcg", "11.12.5.1")
def test_damage_to_one_is_dealt_to_another_instead() -> None:
    table = plain()
    forward(
        table,
        "Shield Sister",
        "earth",
        3,
        8000,
        "If a Forward other than Shield Sister you control is dealt damage by "
        "your opponent's Summons, the damage is dealt to Shield Sister instead.",
    )
    table.field(1, "Shield Sister", "Ash Wolf").sources(0, fire=2).hand(0, "Ember Bolt")
    table.play(0, "Ember Bolt", targets=["Ash Wolf"]).resolve()
    assert table.damage_on("Shield Sister") == 4000 and table.damage_on("Ash Wolf") == 0


@pytest.mark.rule("fftcg", "11.12.5.7")
def test_of_two_ways_out_of_the_break_zone_the_controller_takes_one() -> None:
    table = plain()
    summon(
        table,
        "Cold Pyre",
        "ice",
        2,
        "Choose 1 Forward. Deal it 5000 damage. "
        "If it is put from the field into the Break Zone this turn, remove it from the game instead.",
    )
    forward(
        table,
        "Homing Dove",
        "wind",
        2,
        5000,
        "If Homing Dove is put from the field into the Break Zone, "
        "you may return Homing Dove to its owner's hand instead.",
    )
    table.field(1, "Homing Dove").sources(0, ice=2).hand(0, "Cold Pyre")
    table.play(0, "Cold Pyre", targets=["Homing Dove"]).resolve().expect(player=1)


@pytest.mark.rule("fftcg", "4.3")
def test_a_lowered_power_deals_no_negative_damage() -> None:
    table = plain()
    monster(
        table,
        "Pale Imp",
        "ice",
        2,
        "{Dull}: Choose 1 Forward you control and 1 Forward opponent controls. "
        "The former deals damage equal to its power to the latter.",
    )
    table.field(0, "Pale Imp", "Ash Wolf").field(1, "Chalk Giant")
    table.use(0, "Pale Imp", targets=["Ash Wolf", "Chalk Giant"]).resolve()
    assert table.damage_on("Chalk Giant") == 5000


@pytest.mark.rule("fftcg", "11.12.5.6")
def test_a_summon_that_is_removed_after_use_does_not_lie_in_the_break_zone() -> None:
    table = plain()
    forward(
        table,
        "Rune Guide",
        "fire",
        3,
        5000,
        "When Rune Guide enters the field, choose 1 Summon in your Break Zone. "
        "You may cast it without paying the cost. "
        "If you do so, remove that Summon from the game after use instead of putting it in the Break Zone.",
    )
    table.zone(0, "break", "Ember Bolt").sources(0, fire=3).hand(0, "Rune Guide").field(1, "Chalk Giant")
    table.play(0, "Rune Guide", targets=["Ember Bolt"]).resolve().yes()
    table.choose("Chalk Giant")
    table.resolve()
    assert table.zone_names(0, "removed") == ["Ember Bolt"]


@pytest.mark.rule("fftcg", "11.12.4.6")
def test_abilities_that_are_lost_take_their_forward_along() -> None:
    table = plain()
    monster(
        table,
        "Ember Imp",
        "fire",
        2,
        "If you control 3 or more Backups, Ember Imp also becomes a Forward with 6000 power.",
    )
    summon(table, "Grey Silence", "water", 1, "Choose 1 Forward. It loses all its abilities until the end of the turn.")
    table.field(1, "Ember Imp").sources(1, fire=3).sources(0, water=1).hand(0, "Grey Silence")
    table.play(0, "Grey Silence", targets=["Ember Imp"]).resolve()
    assert table.is_on_field("Ember Imp", 1)
    with pytest.raises(BadScript):
        table.attack("Ember Imp")
