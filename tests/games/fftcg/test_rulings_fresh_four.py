"""Rulings from the document, a fourth part, on texts of several sentences; written before it was run."""

import pytest
from arbiter.testing import BadScript, Table, scenario

from tests.games.fftcg.test_rulings_fresh_three import backup, forward, monster, plain, summon


@pytest.mark.rule("fftcg", "11.11.2.1")
def test_former_and_latter_keep_their_parts_when_the_other_is_gone() -> None:
    table = plain()
    summon(
        table,
        "Trade Blows",
        "fire",
        2,
        "Choose 1 Forward you control and 1 Forward opponent controls. The former gains +2000 power until the end of the turn. "
        "Deal the latter 4000 damage.",
    )
    table.field(0, "Ash Wolf").field(1, "Chalk Giant").sources(0, fire=2).sources(1, water=2)
    table.hand(0, "Trade Blows").hand(1, "Ebbing Tide")
    table.play(0, "Trade Blows", targets=["Ash Wolf", "Chalk Giant"])
    table.play(1, "Ebbing Tide", targets=["Ash Wolf"]).resolve_all()
    assert table.damage_on("Chalk Giant") == 4000


@pytest.mark.rule("fftcg", "11.11.4")
def test_damage_equal_to_the_power_of_a_forward_that_is_gone_is_not_dealt_by_it() -> None:
    table = plain()
    summon(
        table,
        "Charge",
        "earth",
        2,
        "Choose 1 Forward you control and 1 Forward opponent controls. The former deals damage equal to its power to the latter.",
    )
    backup(table, "Kindling Sage", "fire", 3, "If a Forward you control deals damage to a Forward, the damage increases by 1000 instead.")
    table.field(0, "Ash Wolf", "Kindling Sage").field(1, "Chalk Giant").sources(0, earth=2).hand(0, "Charge")
    table.play(0, "Charge", targets=["Ash Wolf", "Chalk Giant"]).resolve()
    assert table.damage_on("Chalk Giant") == 6000


@pytest.mark.rule("fftcg", "11.3.4")
def test_two_actions_of_a_summon_each_choose_and_resolve_in_the_printed_order() -> None:
    table = plain()
    summon(
        table,
        "Twofold Rite",
        "fire",
        3,
        "Select up to 2 of the 3 following actions.\n"
        '"Choose 1 Forward. Deal it 5000 damage."\n'
        '"Choose 1 Forward. It gains +1000 power until the end of the turn."\n'
        '"Draw 1 card."',
    )
    table.field(1, "Ash Wolf").sources(0, fire=3).hand(0, "Twofold Rite")
    table.play(0, "Twofold Rite", modes=[1, 2], targets=["Ash Wolf", "Ash Wolf"]).resolve()
    assert table.is_on_field("Ash Wolf") and table.power("Ash Wolf") == 6000 and table.damage_on("Ash Wolf") == 5000


@pytest.mark.rule("fftcg", "11.8.14")
def test_when_you_do_so_waits_on_the_stack_and_chooses_then() -> None:
    table = plain()
    forward(
        table,
        "Bold Reeve",
        "fire",
        3,
        6000,
        "When Bold Reeve attacks, you may discard 1 card. When you do so, choose 1 Forward opponent controls. Deal it 5000 damage.",
    )
    forward(table, "Ambush Cat", "wind", 2, 5000, "Back Attack")
    table.field(0, "Bold Reeve").hand(0, "Ash Wolf").sources(1, wind=2).hand(1, "Ambush Cat")
    table.attack("Bold Reeve").play(1, "Ambush Cat").resolve().yes()
    assert table.zone_names(0, "break") == ["Ash Wolf"] and table.stack() == ["Bold Reeve"]
    table.resolve()
    assert table.zone_names(1, "break") == ["Ambush Cat"]


@pytest.mark.rule("fftcg", "11.8.14")
def test_who_does_not_discard_deals_no_damage() -> None:
    table = plain()
    forward(
        table,
        "Bold Reeve",
        "fire",
        3,
        6000,
        "When Bold Reeve attacks, you may discard 1 card. When you do so, choose 1 Forward opponent controls. Deal it 5000 damage.",
    )
    table.field(0, "Bold Reeve").field(1, "Brook Heron")
    table.attack("Bold Reeve").resolve()
    assert table.stack() == [] and table.damage_on("Brook Heron") == 0


@pytest.mark.rule("fftcg", "11.11.5")
def test_the_second_sentence_looks_at_what_the_first_has_done() -> None:
    table = plain()
    summon(
        table,
        "Two Frosts",
        "ice",
        2,
        "Choose 1 Forward. If it is dull, deal it 5000 damage. If it is active, dull it.",
    )
    table.field(1, "Ash Wolf").sources(0, ice=4).hand(0, "Two Frosts", "Two Frosts")
    table.play(0, "Two Frosts", targets=["Ash Wolf"]).resolve()
    assert table.is_rested("Ash Wolf") and table.damage_on("Ash Wolf") == 0
    table.play(0, "Two Frosts", targets=["Ash Wolf"]).resolve()
    assert table.zone_names(1, "break") == ["Ash Wolf"]


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
        table, "Gate Warden", "earth", 4, 9000, "If Gate Warden is dealt 5000 damage or more, reduce the damage by 3000 instead."
    )
    table.field(0, "Ash Wolf", "Brook Heron", "Chalk Giant").field(1, "Gate Warden").sources(0, fire=2).hand(0, "Growing Flame")
    table.play(0, "Growing Flame", targets=["Gate Warden"]).resolve()
    assert table.damage_on("Gate Warden") == 3000


@pytest.mark.rule("fftcg", "11.8.6")
def test_one_event_with_several_forwards_triggers_for_each_and_once_for_1_or_more() -> None:
    table = plain()
    backup(table, "Each Clerk", "fire", 2, "When a Forward opponent controls is put from the field into the Break Zone, gain {C}.")
    backup(
        table, "Any Clerk", "ice", 2, "When 1 or more Forwards opponent controls are put from the field into the Break Zone, draw 1 card."
    )
    summon(table, "Sweep", "fire", 3, "Deal 5000 damage to all the Forwards opponent controls.")
    table.field(0, "Each Clerk", "Any Clerk").field(1, "Ash Wolf", "Brook Heron").sources(0, fire=3).hand(0, "Sweep")
    table.play(0, "Sweep").resolve()
    assert sorted(table.stack()) == ["Any Clerk", "Each Clerk", "Each Clerk"] if table.stack() else True
    if not table.stack():
        table.order("Each Clerk", "Each Clerk", "Any Clerk")
    table.resolve_all()
    assert table.resource(0, "crystal") == 2 and table.hand_size(0) == 1


@pytest.mark.rule("fftcg", "11.8.3")
def test_a_forward_that_falls_together_with_others_saw_them_fall() -> None:
    table = plain()
    forward(
        table,
        "Last Witness",
        "ice",
        3,
        5000,
        "When a Forward other than Last Witness you control is put from the field into the Break Zone, draw 1 card.",
    )
    summon(table, "Sweep", "fire", 3, "Break all the Forwards opponent controls.")
    table.field(1, "Last Witness", "Ash Wolf", "Brook Heron").sources(0, fire=3).hand(0, "Sweep")
    table.play(0, "Sweep").resolve()
    assert table.stack() == ["Last Witness", "Last Witness"]


@pytest.mark.rule("fftcg", "6.4.1.2")
def test_a_delayed_ability_belongs_to_who_controlled_what_made_it() -> None:
    table = plain()
    forward(
        table,
        "Slow Fuse",
        "fire",
        3,
        6000,
        "When Slow Fuse enters the field, at the end of this turn, draw 1 card.",
    )
    table.sources(0, fire=3).sources(1, water=2).hand(0, "Slow Fuse").hand(1, "Ebbing Tide")
    table.play(0, "Slow Fuse").resolve()
    table.play(1, "Ebbing Tide", targets=["Slow Fuse"]).resolve()
    table.to("end").resolve()
    assert sorted(table.hand_names(0))[-1] == "Slow Fuse" and table.hand_size(0) == 2


@pytest.mark.rule("fftcg", "15.1.1.8.3")
def test_any_card_must_be_found_and_a_named_one_need_not() -> None:
    table = plain()
    summon(table, "Open Book", "water", 1, "Search for 1 card and add it to your hand.")
    summon(table, "Roll Call", "water", 1, "Search for 1 ‹Card Name Ash Wolf› and add it to your hand.")
    table.sources(0, water=2).hand(0, "Open Book", "Roll Call").deck(0, "Ash Wolf", "Brook Heron", only=True)
    table.play(0, "Open Book").resolve()
    with pytest.raises(BadScript):
        table.choose()
    table.choose("Brook Heron")
    table.play(0, "Roll Call").resolve().choose()
    assert table.hand_names(0) == ["Brook Heron"]


@pytest.mark.rule("fftcg", "15.1.1.8.1")
def test_a_search_onto_the_field_finds_no_sixth_backup() -> None:
    table = plain()
    backup(table, "Plain Clerk", "water", 2, "")
    summon(table, "Opening", "water", 1, "Search for 1 Backup or Forward of cost 2 or less and play it onto the field.")
    table.sources(0, water=5).hand(0, "Opening").deck(0, "Plain Clerk", "Ash Wolf", only=True)
    table.play(0, "Opening").resolve()
    with pytest.raises(BadScript):
        table.choose("Plain Clerk")
    table.choose("Ash Wolf")
    assert table.is_on_field("Ash Wolf", 0)


@pytest.mark.rule("fftcg", "6.2.4")
def test_a_card_of_the_opponents_break_zone_comes_to_its_owner_unless_said_otherwise() -> None:
    table = plain()
    summon(table, "Recall", "water", 1, "Choose 1 Forward of cost 2 or less in your opponent's Break Zone. Play it onto your field.")
    table.zone(1, "break", "Ash Wolf").sources(0, water=3).hand(0, "Recall", "Ebbing Tide")
    table.play(0, "Recall", targets=["Ash Wolf"]).resolve()
    assert table.is_on_field("Ash Wolf", 0)
    table.play(0, "Ebbing Tide", targets=["Ash Wolf"]).resolve()
    assert table.hand_names(1) == ["Ash Wolf"]


@pytest.mark.rule("fftcg", "11.12.4.2")
def test_a_forward_whose_controller_changes_keeps_what_all_of_them_gained() -> None:
    table = plain()
    summon(table, "Banner", "fire", 1, "All the Forwards you control gain +1000 power until the end of the turn.")
    summon(table, "Siren Call", "water", 2, "Choose 1 Forward opponent controls. Gain control of it until the end of the turn.")
    backup(table, "Drummer", "earth", 2, "The Forwards you control gain +2000 power.")
    table.turn(1).field(1, "Drummer", "Ash Wolf").sources(1, fire=1).hand(1, "Banner").sources(0, water=2).hand(0, "Siren Call")
    table.play(1, "Banner").resolve()
    assert table.power("Ash Wolf") == 8000
    table.passes(1).play(0, "Siren Call", targets=["Ash Wolf"]).resolve()
    assert table.is_on_field("Ash Wolf", 0) and table.power("Ash Wolf") == 6000


@pytest.mark.rule("fftcg", "10.1.3.2.1")
def test_an_attacker_whose_controller_changes_leaves_the_battle() -> None:
    table = plain()
    summon(table, "Siren Call", "water", 2, "Choose 1 Forward opponent controls. Gain control of it until the end of the turn.")
    table.field(0, "Ash Wolf").sources(1, water=2).hand(1, "Siren Call").field(1, "Chalk Giant")
    table.attack("Ash Wolf").play(1, "Siren Call", targets=["Ash Wolf"]).resolve()
    table.to("main2")
    assert table.damage_count(1) == 0 and table.damage_on("Chalk Giant") == 0


@pytest.mark.rule("fftcg", "10.1.3.3")
def test_a_blocker_that_is_removed_takes_no_damage_and_nor_does_its_player() -> None:
    table = plain()
    table.field(0, "Ash Wolf").field(1, "Brook Heron").sources(1, water=2).hand(1, "Ebbing Tide")
    table.attack("Ash Wolf").block("Brook Heron").play(1, "Ebbing Tide", targets=["Brook Heron"]).resolve().end_step()
    assert table.damage_count(1) == 0 and table.damage_on("Ash Wolf") == 0


@pytest.mark.rule("fftcg", "10.1.4.1")
def test_a_forward_that_is_dulled_after_it_blocked_still_fights() -> None:
    table = plain()
    summon(table, "Lull", "ice", 1, "Choose 1 Forward. Dull it.")
    table.field(0, "Ash Wolf").field(1, "Chalk Giant").sources(0, ice=1).hand(0, "Lull")
    table.attack("Ash Wolf").passes(0).block("Chalk Giant").play(0, "Lull", targets=["Chalk Giant"]).resolve().end_step()
    assert table.zone_names(0, "break") == ["Lull", "Ash Wolf"] and table.damage_on("Chalk Giant") == 5000


@pytest.mark.rule("fftcg", "15.2.1.2")
def test_brave_gained_after_the_attack_does_not_activate() -> None:
    table = plain()
    summon(table, "Cheer", "fire", 1, "Choose 1 Forward. It gains Brave until the end of the turn.")
    table.field(0, "Ash Wolf").sources(0, fire=1).hand(0, "Cheer")
    table.attack("Ash Wolf").play(0, "Cheer", targets=["Ash Wolf"]).resolve()
    assert table.is_rested("Ash Wolf")


@pytest.mark.rule("fftcg", "15.2.3.4")
def test_a_party_with_one_first_strike_meets_a_blocker_with_it() -> None:
    table = plain()
    forward(table, "Quick Colt", "fire", 2, 4000, "First Strike")
    forward(table, "Quick Adder", "wind", 3, 6000, "First Strike")
    table.field(0, "Ash Wolf", "Quick Colt").field(1, "Quick Adder")
    table.attack("Ash Wolf", party=["Quick Colt"]).block("Quick Adder").end_step()
    table.divide({"Ash Wolf": 2000, "Quick Colt": 4000})
    assert table.zone_names(0, "break") == ["Quick Colt"]
    assert table.damage_on("Quick Adder") == 5000 and table.damage_on("Ash Wolf") == 2000


@pytest.mark.rule("fftcg", "10.1.4.2.1")
def test_a_blocker_shares_its_damage_in_thousands() -> None:
    table = plain()
    forward(table, "Coal Hen", "fire", 2, 3000)
    table.field(0, "Ash Wolf", "Coal Hen").field(1, "Chalk Giant")
    table.attack("Ash Wolf", party=["Coal Hen"]).block("Chalk Giant").end_step()
    with pytest.raises(BadScript):
        table.divide({"Ash Wolf": 8500, "Coal Hen": 500})
    table.divide({"Ash Wolf": 9000, "Coal Hen": 0})
    assert table.zone_names(0, "break") == ["Ash Wolf"] and table.damage_on("Coal Hen") == 0
    assert table.damage_on("Chalk Giant") == 8000


@pytest.mark.rule("fftcg", "11.3.7")
def test_a_cost_that_counts_other_cards_is_fixed_when_it_is_asked() -> None:
    table = plain()
    summon(
        table,
        "Choir Hymn",
        "fire",
        4,
        "The cost required to cast Choir Hymn is reduced by 1 for each Fire Backup you control.\nDraw 1 card.",
    )
    backup(table, "Burnt Offering", "fire", 2, "Put Burnt Offering into the Break Zone: Gain {C}.")
    table.field(0, "Burnt Offering").sources(0, fire=1).hand(0, "Choir Hymn")
    table.play(0, "Choir Hymn")
    assert table.is_rested("Fire Source 1") and table.is_rested("Burnt Offering")


@pytest.mark.rule("fftcg", "4.5")
def test_x_of_a_cost_sets_what_can_be_chosen() -> None:
    table = plain()
    backup(table, "Scale Keeper", "ice", 2, "{X}{Dull}, put Scale Keeper into the Break Zone: Choose 1 Forward of cost X. Break it.")
    table.field(0, "Scale Keeper").sources(0, ice=4).field(1, "Ash Wolf", "Chalk Giant")
    table.use(0, "Scale Keeper", x=2, targets=["Ash Wolf"]).resolve()
    assert table.zone_names(1, "break") == ["Ash Wolf"]


@pytest.mark.rule("fftcg", "15.2.7.4")
def test_removing_the_last_counter_by_another_effect_plays_the_card_too() -> None:
    table = scenario("fftcg")
    forward(table, "Slow Comet", "ice", 5, 8000, "‹Warp 2 --› {Ice}\nWhen a Warp Counter is removed from Slow Comet, draw 1 card. This effect will trigger only if Slow Comet is removed from the game.")
    backup(table, "Hour Hand", "ice", 2, "{Dull}: Choose 1 card removed from the game with a Warp Counter on it. Remove 1 Warp Counter from it.")
    table.field(0, "Hour Hand").zone(0, "removed", "Slow Comet", counters={"Warp": 1})
    table.use(0, "Hour Hand", targets=["Slow Comet"]).resolve()
    if len(table.stack()) < 2:
        table.order(*("Slow Comet", "Slow Comet"))
    table.resolve_all()
    assert table.is_on_field("Slow Comet", 0) and table.hand_size(0) == 1


@pytest.mark.rule("fftcg", "15.2.9.4.2.2")
def test_a_primed_forward_that_is_broken_falls_once_and_its_own_text_is_the_upper_one() -> None:
    table = scenario("fftcg")
    forward(table, "Ember Page", "fire", 2, 7000, '‹Priming "Cinder Lord" --› {Fire}\nWhen Ember Page is put from the field into the Break Zone, draw 2 cards.')
    forward(table, "Cinder Lord", "fire", 4, 5000, "When Cinder Lord is put from the field into the Break Zone, draw 1 card.")
    backup(table, "Mourner", "fire", 2, "When a Forward you control is put from the field into the Break Zone, gain {C}.")
    summon(table, "Felling", "lightning", 2, "Choose 1 Forward. Break it.")
    table.field(1, "Cinder Lord", under=("Ember Page",)).field(1, "Mourner").sources(0, lightning=2).hand(0, "Felling")
    table.play(0, "Felling", targets=["Cinder Lord"]).resolve().order("Cinder Lord", "Mourner").resolve_all()
    assert table.hand_size(1) == 1 and table.resource(1, "crystal") == 1
    assert table.zone_names(1, "break") == ["Ember Page"] and table.zone_names(1, "removed") == ["Cinder Lord"]


@pytest.mark.rule("fftcg", "11.9.2")
def test_a_forward_that_would_enter_with_less_than_1000_never_has_its_printed_power() -> None:
    table = plain()
    backup(table, "Grim Steward", "ice", 2, "The Forwards opponent controls lose 3000 power.")
    forward(table, "Small Page", "fire", 1, 3000, "When Small Page enters the field, choose 1 Forward. Deal it damage equal to Small Page's power.")
    table.field(1, "Grim Steward", "Chalk Giant").sources(0, fire=1).hand(0, "Small Page")
    table.play(0, "Small Page", targets=["Chalk Giant"])
    assert table.zone_names(0, "break") == ["Small Page"]
    table.resolve_all()
    assert table.damage_on("Chalk Giant") == 0


@pytest.mark.rule("fftcg", "12.4.4")
def test_a_monster_that_ceases_to_be_a_forward_has_no_power_to_lose() -> None:
    table = plain()
    monster(table, "Cave Newt", "earth", 2, "{0}: Until the end of the turn, Cave Newt also becomes a Forward with 3000 power. You can only use this ability once per turn.")
    summon(table, "Ember Spark", "fire", 1, "Choose 1 Forward. Deal it 2000 damage.")
    table.field(0, "Cave Newt").sources(1, fire=1).hand(1, "Ember Spark")
    table.use(0, "Cave Newt").resolve()
    table.play(1, "Ember Spark", targets=["Cave Newt"]).resolve()
    table.next_turn()
    assert table.is_on_field("Cave Newt", 0) and table.damage_on("Cave Newt") == 0


@pytest.mark.rule("fftcg", "8.2.1.5")
def test_the_first_player_draws_one_card_in_the_first_turn() -> None:
    table = plain().turn(0, "active", number=0, begin=True).to("main1")
    assert table.hand_size(0) == 1
    table.to("main1", player=1)
    assert table.hand_size(1) == 2


@pytest.mark.rule("fftcg", "9.5.1.2")
def test_the_hand_is_brought_to_five_before_damage_ends() -> None:
    table = plain()
    forward(table, "Dune Courier", "fire", 3, 7000, "When Dune Courier is discarded from your hand, draw 1 card.")
    table.hand(0, 5, "Dune Courier").field(0, "Ash Wolf", damage=1000).to("discard")
    table.choose("Dune Courier")
    table.next_turn()
    assert table.hand_size(0) == 6 and table.damage_on("Ash Wolf") == 0
