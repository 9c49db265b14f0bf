"""Rulings from the document, a fifth part, on nested texts; written before it was run."""

import pytest
from arbiter.testing import BadScript, Table, scenario

from tests.games.fftcg.test_rulings_fresh_three import backup, forward, monster, plain, summon


@pytest.mark.rule("fftcg", "11.8.10")
def test_actions_behind_a_payment_are_selected_after_it() -> None:
    table = plain()
    forward(
        table,
        "Ink Broker",
        "water",
        2,
        5000,
        "When Ink Broker enters the field, you may pay {1}. When you do so, select 1 of the 2 following actions.\n"
        '"Draw 1 card."\n"Choose 1 Forward opponent controls. Deal it 4000 damage."',
    )
    table.sources(0, water=3).hand(0, "Ink Broker").field(1, "Chalk Giant")
    table.play(0, "Ink Broker").resolve().yes().modes(2)
    assert table.stack() == ["Ink Broker"]
    table.resolve()
    assert table.damage_on("Chalk Giant") == 4000 and table.hand_size(0) == 0


@pytest.mark.rule("fftcg", "11.3.5")
@pytest.mark.parametrize(("extra", "dealt"), [(True, 7000), (False, 3000)])
def test_an_extra_cost_is_decided_as_it_is_cast(extra: bool, dealt: int) -> None:
    table = plain()
    summon(
        table,
        "Deep Cut",
        "fire",
        2,
        "If you cast Deep Cut, you may discard 1 card as an extra cost.\n"
        "Choose 1 Forward. Deal it 3000 damage. If you paid the extra cost, deal it 7000 damage instead.",
    )
    table.field(1, "Chalk Giant").sources(0, fire=2).hand(0, "Deep Cut", "Ash Wolf")
    table.play(0, "Deep Cut", extra=extra, targets=["Chalk Giant"])
    assert table.hand_size(0) == (0 if extra else 1)
    table.resolve()
    assert table.damage_on("Chalk Giant") == dealt


@pytest.mark.rule("fftcg", "11.10.3")
def test_a_burst_pays_no_extra_cost() -> None:
    table = plain()
    summon(
        table,
        "Deep Cut",
        "fire",
        2,
        "If you cast Deep Cut, you may discard 1 card as an extra cost.\n"
        "[EX BURST] Choose 1 Forward. Deal it 3000 damage. If you paid the extra cost, deal it 7000 damage instead.",
    )
    table.field(0, "Chalk Giant").deck(1, "Deep Cut").hand(1, "Ash Wolf")
    table.attack("Chalk Giant").no_block().end_step().yes()
    assert table.damage_on("Chalk Giant") == 3000 and table.hand_size(1) == 1


@pytest.mark.rule("fftcg", "7.7.3")
def test_of_two_of_a_name_that_come_at_once_none_is_played_with_the_other() -> None:
    table = plain()
    forward(table, "Coal Hen", "fire", 1, 3000)
    summon(table, "Homecoming", "fire", 3, "Choose up to 2 Forwards of cost 2 or less in your Break Zone. Play them onto the field.")
    table.zone(0, "break", "Ash Wolf", "Coal Hen").sources(0, fire=3).hand(0, "Homecoming")
    table.play(0, "Homecoming", targets=[["Ash Wolf", "Coal Hen"]]).resolve()
    assert table.is_on_field("Ash Wolf", 0) and table.is_on_field("Coal Hen", 0)


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


@pytest.mark.rule("fftcg", "11.11.6")
def test_both_discard_at_once_the_turn_player_choosing_first() -> None:
    table = plain()
    backup(table, "Bad Bard", "ice", 2, "{Dull}: Each player discards 1 card.")
    table.field(0, "Bad Bard").hand(0, "Ash Wolf", "Brook Heron").hand(1, "Chalk Giant", "Ember Bolt")
    table.use(0, "Bad Bard").resolve().expect(player=0).choose("Ash Wolf").expect(player=1).choose("Ember Bolt")
    assert table.zone_names(0, "break") == ["Ash Wolf"] and table.zone_names(1, "break") == ["Ember Bolt"]


@pytest.mark.rule("fftcg", "11.11.2")
def test_a_summon_is_cancelled_by_what_it_costs_as_it_resolves() -> None:
    table = plain()
    summon(table, "Small Unsaying", "water", 1, "Choose 1 Summon of cost 2 or less. Cancel its effect.")
    table.field(1, "Chalk Giant").sources(0, fire=2).sources(1, water=1).hand(0, "Ember Bolt").hand(1, "Small Unsaying")
    table.play(0, "Ember Bolt", targets=["Chalk Giant"]).play(1, "Small Unsaying", targets=["Ember Bolt"]).resolve_all()
    assert table.damage_on("Chalk Giant") == 0 and table.zone_names(0, "break") == ["Ember Bolt"]


@pytest.mark.rule("fftcg", "11.12.4.1")
def test_a_granted_ability_works_this_turn_and_ends_with_it() -> None:
    table = plain()
    summon(
        table,
        "Battle Song",
        "fire",
        1,
        'Until the end of the turn, all the Forwards you control gain +1000 power and "When this Forward attacks, draw 1 card."',
    )
    table.field(0, "Ash Wolf", "Brook Heron").sources(0, fire=1).hand(0, "Battle Song")
    table.play(0, "Battle Song").resolve().attack("Ash Wolf")
    assert table.stack() == ["Ash Wolf"]
    table.resolve().no_block().end_step().attack("Brook Heron").resolve().no_block().end_step()
    assert table.hand_size(0) == 2
    table.to("main1", player=0, later=True).attack("Ash Wolf")
    assert table.stack() == []


@pytest.mark.rule("fftcg", "11.8.17.2")
def test_this_turn_is_listened_for_as_long_as_the_turn_and_a_single_time_once() -> None:
    table = plain()
    summon(table, "Vigil", "ice", 1, "During this turn, when a Forward opponent controls is put from the field into the Break Zone, draw 1 card.")
    table.field(1, "Ash Wolf", "Brook Heron").sources(0, ice=1, lightning=4).hand(0, "Vigil", "Felling", "Felling")
    table.play(0, "Vigil").resolve()
    for name in ("Ash Wolf", "Brook Heron"):
        table.play(0, "Felling", targets=[name]).resolve().resolve()
    assert table.hand_size(0) == 2


@pytest.mark.rule("fftcg", "11.8.11")
def test_an_amount_that_counts_what_was_removed() -> None:
    table = plain()
    forward(
        table,
        "Ledger Fiend",
        "lightning",
        3,
        6000,
        "When Ledger Fiend enters the field, you may remove any number of Summons in your Break Zone from the game. "
        "When you do so, choose 1 Forward. Deal it 2000 damage for each Summon removed by this effect.",
    )
    table.zone(0, "break", "Ember Bolt", "Felling", "Ash Wolf").sources(0, lightning=3).hand(0, "Ledger Fiend").field(1, "Chalk Giant")
    table.play(0, "Ledger Fiend").resolve().yes().choose("Ember Bolt", "Felling").choose("Chalk Giant").resolve()
    assert table.damage_on("Chalk Giant") == 4000


@pytest.mark.rule("fftcg", "11.12.5.1")
def test_damage_to_one_is_dealt_to_another_instead() -> None:
    table = plain()
    forward(
        table,
        "Shield Sister",
        "earth",
        3,
        8000,
        "If a Forward other than Shield Sister you control is dealt damage by your opponent's Summons, the damage is dealt to Shield Sister instead.",
    )
    table.field(1, "Shield Sister", "Ash Wolf").sources(0, fire=2).hand(0, "Ember Bolt")
    table.play(0, "Ember Bolt", targets=["Ash Wolf"]).resolve()
    assert table.damage_on("Shield Sister") == 4000 and table.damage_on("Ash Wolf") == 0


@pytest.mark.rule("fftcg", "11.6.2.2", "15.2.2.3")
def test_haste_lets_a_new_forward_use_its_dull_ability_and_a_backup_waits() -> None:
    table = plain()
    forward(table, "Swift Hand", "wind", 2, 4000, "{Dull}: Draw 1 card.")
    backup(table, "New Clerk", "wind", 2, "{Dull}: Draw 1 card.")
    backup(table, "Gale Bell", "wind", 2, "The Characters other than Gale Bell you control gain Haste.")
    table.field(0, "Swift Hand", "New Clerk", fresh=True)
    assert not table.can("use", 0, "Swift Hand") and table.why_not(0, "New Clerk") == ["11.6.2.2"]
    table = plain()
    forward(table, "Swift Hand", "wind", 2, 4000, "{Dull}: Draw 1 card.")
    backup(table, "New Clerk", "wind", 2, "{Dull}: Draw 1 card.")
    backup(table, "Gale Bell", "wind", 2, "The Characters other than Gale Bell you control gain Haste.")
    table.field(0, "Swift Hand", "New Clerk", fresh=True).field(0, "Gale Bell")
    assert table.can("use", 0, "Swift Hand") and table.can("use", 0, "New Clerk")


@pytest.mark.rule("fftcg", "15.1.1.9.6")
def test_a_party_is_blocked_by_whatever_may_block_one_of_it_by_cost() -> None:
    table = plain()
    forward(table, "High Rider", "fire", 2, 4000, "High Rider cannot be blocked by a Forward of cost 4 or more.")
    forward(table, "Low Rider", "fire", 2, 4000, "Low Rider cannot be blocked by a Forward of cost 3 or less.")
    table.field(0, "High Rider", "Low Rider").field(1, "Chalk Giant", "Brook Heron")
    table.attack("High Rider", party=["Low Rider"])
    assert table.can("block", 1, "Chalk Giant") and table.can("block", 1, "Brook Heron")
    table = plain()
    forward(table, "High Rider", "fire", 2, 4000, "High Rider cannot be blocked by a Forward of cost 4 or more.")
    table.field(0, "High Rider").field(1, "Chalk Giant", "Brook Heron").attack("High Rider")
    assert not table.can("block", 1, "Chalk Giant") and table.can("block", 1, "Brook Heron")


@pytest.mark.rule("fftcg", "12.4.5")
def test_a_forward_that_was_damaged_and_shrinks_falls_in_the_same_turn() -> None:
    table = plain()
    forward(
        table,
        "Hunter",
        "fire",
        3,
        6000,
        "When a Forward damaged by Hunter is put from the field into the Break Zone on the same turn, draw 1 card.",
    )
    summon(table, "Wilting", "water", 1, "Choose 1 Forward. It loses 3000 power until the end of the turn.")
    forward(table, "Flint Giant", "earth", 4, 8000)
    table.field(0, "Hunter").field(1, "Flint Giant").sources(0, water=1).hand(0, "Wilting")
    backup(table, "Soft Bell", "ice", 2, "If a Forward you control is dealt battle damage, the damage becomes 0 instead.")
    table.field(0, "Soft Bell")
    table.attack("Hunter").passes(0).block("Flint Giant").passes(0).passes(1)
    assert table.damage_on("Flint Giant") == 6000 and table.damage_on("Hunter") == 0
    table.play(0, "Wilting", targets=["Flint Giant"]).resolve()
    assert table.stack() == ["Hunter"] and table.zone_names(1, "break") == ["Flint Giant"]


@pytest.mark.rule("fftcg", "15.2.6.2")
def test_damage_that_is_taken_back_takes_the_ability_along() -> None:
    table = plain()
    forward(table, "Grim Sentry", "ice", 3, 6000, "‹Damage 3 --› Grim Sentry gains +2000 power.")
    summon(table, "Salve", "water", 1, "Choose 1 card in your Damage Zone. Add it to your hand.")
    table.field(0, "Grim Sentry").damage(0, "Ash Wolf", "Brook Heron", "Chalk Giant").sources(0, water=1).hand(0, "Salve")
    assert table.power("Grim Sentry") == 8000
    table.play(0, "Salve", targets=["Brook Heron"]).resolve()
    assert table.power("Grim Sentry") == 6000 and table.hand_names(0) == ["Brook Heron"]


@pytest.mark.rule("fftcg", "6.5.2.1")
def test_two_bursts_of_one_damage_are_used_in_their_order_and_the_first_may_change_the_second() -> None:
    table = plain()
    forward(table, "Twin Maul", "fire", 3, 7000, "If Twin Maul deals damage to your opponent, double the damage instead.")
    summon(table, "First Spark", "fire", 2, "[EX BURST] Choose 1 Forward. Deal it 7000 damage.")
    summon(table, "Second Spark", "fire", 2, "[EX BURST] Choose 1 Forward. Deal it 9000 damage.")
    table.field(0, "Twin Maul").deck(1, "First Spark", "Second Spark")
    table.attack("Twin Maul").no_block().end_step().yes()
    assert table.zone_names(1, "damage") == ["First Spark", "Second Spark"]
    assert table.damage_on("Twin Maul") == 7000  # 11.1.3  nobody has gained priority: it is not broken yet
    table.yes()
    assert table.zone_of("Twin Maul") == "break"


@pytest.mark.rule("fftcg", "11.8.16.2.1")
def test_a_character_played_by_an_effect_has_not_entered_by_being_cast() -> None:
    table = plain()
    forward(table, "Proud Guest", "water", 2, 5000, "When Proud Guest enters the field due to your cast, draw 1 card.\nWhen Proud Guest enters the field, gain {C}.")
    summon(table, "Invitation", "water", 1, "Play 1 Forward of cost 2 or less from your hand onto the field.")
    table.sources(0, water=1).hand(0, "Invitation", "Proud Guest")
    table.play(0, "Invitation").resolve()
    if table.stack() == []:
        table.choose("Proud Guest")
    assert table.stack() == ["Proud Guest"]
    table.resolve_all()
    assert table.hand_size(0) == 0 and table.resource(0, "crystal") == 1


@pytest.mark.rule("fftcg", "9.4.1")
def test_a_forward_that_was_primed_after_attacking_does_not_attack_again() -> None:
    table = scenario("fftcg")
    forward(table, "Ember Page", "fire", 2, 5000, 'Brave\n‹Priming "Cinder Lord" --› {Fire}')
    forward(table, "Cinder Lord", "fire", 4, 8000, "Haste")
    table.field(0, "Ember Page").sources(0, fire=1).deck(0, "Cinder Lord")
    table.attack("Ember Page").no_block().end_step().to("main2")
    table.use(0, "Ember Page", ability="priming").choose("Cinder Lord")
    assert not table.is_rested("Cinder Lord")
    assert table.why_not(0, "Cinder Lord") == ["10.1.2.1.2"]


@pytest.mark.rule("fftcg", "15.2.8.3.2")
def test_reductions_do_not_touch_the_limit_break_cost() -> None:
    table = plain()
    forward(table, "Lamp Bearer", "fire", 3, 5000, "‹Limit Break -- 2›\nHaste")
    backup(table, "Cheap Clerk", "fire", 2, "The cost required to cast your Forwards is reduced by 1 (it cannot become 0).")
    table.zone(0, "limit", "Lamp Bearer", 1).field(0, "Cheap Clerk", rested=True).sources(0, fire=2)
    assert table.why_not(0, "Lamp Bearer") == ["15.2.8.3.2"]
    table = plain()
    forward(table, "Lamp Bearer", "fire", 3, 5000, "‹Limit Break -- 2›\nHaste")
    backup(table, "Cheap Clerk", "fire", 2, "The cost required to cast your Forwards is reduced by 1 (it cannot become 0).")
    table.zone(0, "limit", "Lamp Bearer", 2).field(0, "Cheap Clerk", rested=True).sources(0, fire=2)
    table.play(0, "Lamp Bearer")
    assert table.is_on_field("Lamp Bearer", 0)


@pytest.mark.rule("fftcg", "11.6.4")
def test_an_ability_is_used_from_the_hand_by_discarding_the_card() -> None:
    table = plain()
    forward(table, "Paper Crane", "wind", 4, 7000, "Discard Paper Crane: Choose 1 Forward. It gains +2000 power until the end of the turn. You can only use this ability if Paper Crane is in your hand.")
    table.field(0, "Ash Wolf").hand(0, "Paper Crane")
    table.use(0, "Paper Crane", targets=["Ash Wolf"]).resolve()
    assert table.power("Ash Wolf") == 7000 and table.zone_names(0, "break") == ["Paper Crane"]


@pytest.mark.rule("fftcg", "11.12.5.7")
def test_of_two_ways_out_of_the_break_zone_the_controller_takes_one() -> None:
    table = plain()
    summon(table, "Cold Pyre", "ice", 2, "Choose 1 Forward. Deal it 5000 damage. If it is put from the field into the Break Zone this turn, remove it from the game instead.")
    forward(table, "Homing Dove", "wind", 2, 5000, "If Homing Dove is put from the field into the Break Zone, you may return Homing Dove to its owner's hand instead.")
    table.field(1, "Homing Dove").sources(0, ice=2).hand(0, "Cold Pyre")
    table.play(0, "Cold Pyre", targets=["Homing Dove"]).resolve().expect(player=1)


@pytest.mark.rule("fftcg", "4.1")
def test_x_may_be_0_and_then_only_a_forward_without_cost_would_do() -> None:
    table = plain()
    backup(table, "Scale Keeper", "ice", 2, "{X}{Dull}: Choose 1 Forward of cost X. Break it.")
    table.field(0, "Scale Keeper").field(1, "Ash Wolf")
    assert not table.can("use", 0, "Scale Keeper")
    with pytest.raises(BadScript):
        table.use(0, "Scale Keeper", x=0)
