"""Rulings from the document, a sixth part, on costs and choices; written before it was run."""

import pytest
from arbiter.testing import BadScript, Table, scenario

from tests.games.fftcg.test_rulings_fresh_three import backup, forward, monster, plain, summon


@pytest.mark.rule("fftcg", "11.11.2")
def test_choosing_nothing_is_not_losing_every_target() -> None:
    def rite() -> Table:
        table = plain()
        summon(table, "Twin Rite", "fire", 2, "Choose up to 2 Forwards. Deal them 3000 damage. Draw 1 card.")
        table.field(1, "Ash Wolf", "Chalk Giant").sources(0, fire=2).sources(1, water=2).hand(0, "Twin Rite")
        return table.hand(1, "Ebbing Tide")

    table = rite().play(0, "Twin Rite", targets=[[]]).resolve()
    assert table.hand_size(0) == 1
    table = rite().play(0, "Twin Rite", targets=[["Ash Wolf"]])
    table.play(1, "Ebbing Tide", targets=["Ash Wolf"]).resolve_all()
    assert table.hand_size(0) == 0


@pytest.mark.rule("fftcg", "11.6.10")
def test_one_card_does_not_pay_two_parts_of_a_cost() -> None:
    table = plain()
    backup(table, "Ash Broker", "fire", 2, "{1}, discard 1 card: Draw 2 cards.")
    table.field(0, "Ash Broker", rested=True).hand(0, "Ash Wolf")
    assert not table.can("use", 0, "Ash Broker")
    table = plain()
    backup(table, "Ash Broker", "fire", 2, "{1}, discard 1 card: Draw 2 cards.")
    table.field(0, "Ash Broker", rested=True).hand(0, "Ash Wolf", "Brook Heron")
    table.use(0, "Ash Broker", cost=["Ash Wolf"])
    assert sorted(table.zone_names(0, "break")) == ["Ash Wolf", "Brook Heron"]


@pytest.mark.rule("fftcg", "11.7.10")
def test_the_namesake_of_a_special_ability_yields_no_cp_for_it() -> None:
    table = plain()
    forward(table, "Bell Knight", "fire", 2, 5000, "«Toll» {S}{Fire}: Draw 1 card.")
    table.field(0, "Bell Knight").hand(0, "Bell Knight")
    assert not table.can("use", 0, table.card("Bell Knight", 0, zone="field"))
    table = plain()
    forward(table, "Bell Knight", "fire", 2, 5000, "«Toll» {S}{Fire}: Draw 1 card.")
    table.field(0, "Bell Knight").hand(0, "Bell Knight", "Bell Knight")
    table.use(0, table.card("Bell Knight", 0, zone="field"), cost=[table.card("Bell Knight", 0, zone="hand")])
    assert table.hand_size(0) == 0


@pytest.mark.rule("fftcg", "11.6.10")
def test_a_backup_that_is_dulled_for_its_ability_pays_no_cp_for_it() -> None:
    table = plain()
    backup(table, "Lamp Clerk", "fire", 2, "{Fire}{Dull}: Draw 1 card.")
    table.field(0, "Lamp Clerk")
    assert not table.can("use", 0, "Lamp Clerk")
    assert table.why_not(0, "Lamp Clerk") == ["11.2.1.1"]


@pytest.mark.rule("fftcg", "11.3.7.1")
def test_backups_dulled_as_a_cost_do_not_pay_the_cp() -> None:
    table = plain()
    backup(table, "Choir Head", "fire", 2, "{Fire}, dull 2 active Backups: Draw 2 cards.")
    table.field(0, "Choir Head").sources(0, fire=1)
    assert not table.can("use", 0, "Choir Head")
    table = plain()
    backup(table, "Choir Head", "fire", 2, "{Fire}, dull 2 active Backups: Draw 2 cards.")
    table.field(0, "Choir Head").sources(0, fire=2)
    assert table.can("use", 0, "Choir Head")


@pytest.mark.rule("fftcg", "11.6.1")
def test_once_per_turn_is_used_up_by_a_cancelled_ability_and_renewed_by_returning() -> None:
    table = plain()
    forward(table, "Daily Monk", "water", 1, 3000, "{0}: Draw 1 card. You can only use this ability once per turn.")
    summon(table, "Hush", "ice", 1, "Choose 1 action ability. Cancel its effect.")
    table.field(0, "Daily Monk").sources(0, water=3).sources(1, ice=1).hand(1, "Hush").hand(0, "Ebbing Tide")
    table.use(0, "Daily Monk")
    table.passes(0).play(1, "Hush", targets=["Daily Monk"]).resolve_all()
    assert table.hand_size(0) == 1 and not table.can("use", 0, "Daily Monk")
    table.play(0, "Ebbing Tide", targets=["Daily Monk"]).resolve().play(0, "Daily Monk")
    assert table.can("use", 0, "Daily Monk")


@pytest.mark.rule("fftcg", "10.1.3.1.2")
def test_who_must_block_and_cannot_need_not() -> None:
    table = plain()
    forward(table, "Meek Ox", "earth", 3, 8000, "Meek Ox cannot block.")
    backup(table, "Loud Bell", "wind", 2, "The Forwards opponent controls must block if possible.")
    table.field(0, "Ash Wolf", "Loud Bell").field(1, "Meek Ox")
    table.attack("Ash Wolf").no_block().end_step()
    assert table.damage_count(1) == 1


@pytest.mark.rule("fftcg", "10.1.2.3")
def test_a_price_for_attacking_is_paid_for_each_of_a_party() -> None:
    def toll(sources: int) -> Table:
        table = plain()
        forward(table, "Coal Hen", "fire", 2, 3000)
        backup(table, "Toll Gate", "ice", 2, "The Forwards opponent controls gain \"This Forward cannot attack unless you pay {1}.\"")
        return table.field(0, "Ash Wolf", "Coal Hen").field(1, "Toll Gate").sources(0, fire=sources)

    table = toll(1)
    with pytest.raises(BadScript):
        table.attack("Ash Wolf", party=["Coal Hen"])
    table = toll(2)
    table.attack("Ash Wolf", party=["Coal Hen"])
    assert table.is_rested("Fire Source 1") and table.is_rested("Fire Source 2")


@pytest.mark.rule("fftcg", "15.2.4.1")
def test_a_frozen_backup_yields_no_cp_in_the_next_turn() -> None:
    table = plain()
    summon(table, "Deep Rime", "ice", 1, "Choose 1 Character. Dull it and Freeze it.")
    table.sources(0, ice=1).sources(1, fire=2).hand(0, "Deep Rime").hand(1, "Ash Wolf")
    table.play(0, "Deep Rime", targets=["Fire Source 1"]).resolve().to("main1", player=1)
    assert table.is_rested("Fire Source 1") and not table.is_rested("Fire Source 2")


@pytest.mark.rule("fftcg", "11.8.4")
def test_an_ability_without_anything_to_choose_leaves_the_stack_and_the_rest_of_it_is_not_done() -> None:
    table = plain()
    forward(
        table,
        "Lone Arrow",
        "wind",
        2,
        5000,
        "When Lone Arrow enters the field, choose 1 Forward opponent controls. Deal it 2000 damage. Draw 1 card.",
    )
    table.sources(0, wind=2).hand(0, "Lone Arrow").play(0, "Lone Arrow")
    assert table.stack() == [] and table.hand_size(0) == 0


@pytest.mark.rule("fftcg", "11.8.16.2.1")
def test_forwards_that_enter_together_see_each_other() -> None:
    table = plain()
    for name in ("Left Twin", "Right Twin"):
        forward(table, name, "wind", 1, 3000, f"When a Forward other than {name} enters your field, gain {{C}}.")
    summon(table, "Reunion", "wind", 2, "Choose up to 2 Forwards of cost 1 in your Break Zone. Play them onto the field.")
    table.zone(0, "break", "Left Twin", "Right Twin").sources(0, wind=2).hand(0, "Reunion")
    table.play(0, "Reunion", targets=[["Left Twin", "Right Twin"]]).resolve()
    table.order("Left Twin", "Right Twin").resolve_all()
    assert table.resource(0, "crystal") == 2


@pytest.mark.rule("fftcg", "11.4.4")
def test_cards_removed_before_paying_make_it_cheaper() -> None:
    table = plain()
    forward(
        table,
        "Bone Regent",
        "lightning",
        5,
        9000,
        "Before paying the cost to cast Bone Regent, you can remove 2 Characters in your Break Zone from the game "
        "to reduce the cost required to cast Bone Regent by 3.",
    )
    table.zone(0, "break", "Ash Wolf", "Brook Heron", "Chalk Giant").sources(0, lightning=2).hand(0, "Bone Regent")
    table.play(0, "Bone Regent", extra=True, cost=["Ash Wolf", "Chalk Giant"])
    assert table.is_on_field("Bone Regent", 0)
    assert sorted(table.zone_names(0, "removed")) == ["Ash Wolf", "Chalk Giant"]


@pytest.mark.rule("fftcg", "5.2.1.3")
def test_a_backup_that_can_produce_another_element_pays_for_both() -> None:
    table = plain().define(name="Steam Bard", type="forward", element=["fire", "water"], cost=2, power=5000, text="")
    backup(table, "Still Keeper", "fire", 2, "If Still Keeper is on the field, Still Keeper can produce Water CP.")
    table.field(0, "Still Keeper").sources(0, fire=1).hand(0, "Steam Bard").play(0, "Steam Bard")
    assert table.is_on_field("Steam Bard")


@pytest.mark.rule("fftcg", "2.1")
def test_only_fire_cp_means_only_fire_cp() -> None:
    table = plain()
    forward(table, "Pure Flame", "fire", 3, 9000, "You can only pay with Fire CP to cast Pure Flame.")
    table.sources(0, fire=2, water=1).hand(0, "Pure Flame")
    assert not table.can("play", 0, "Pure Flame")
    table = plain()
    forward(table, "Pure Flame", "fire", 3, 9000, "You can only pay with Fire CP to cast Pure Flame.")
    table.sources(0, fire=1, water=2).hand(0, "Pure Flame", "Ash Wolf")
    assert table.can("play", 0, "Pure Flame")


@pytest.mark.rule("fftcg", "6.4.2")
def test_the_element_of_a_named_prohibition_is_asked_of_the_source() -> None:
    table = plain()
    forward(
        table,
        "Cautious Stag",
        "wind",
        3,
        6000,
        "When Cautious Stag enters the field, name 1 Element. Cautious Stag cannot be chosen by Summons or abilities of the named Element this turn.",
    )
    table.turn(1).sources(1, wind=3).hand(1, "Cautious Stag").sources(0, fire=2, lightning=2).hand(0, "Ember Bolt", "Felling")
    table.play(1, "Cautious Stag").resolve().option("fire")
    table.passes(1)
    assert not table.can("play", 0, "Ember Bolt") and table.can("play", 0, "Felling")


@pytest.mark.rule("fftcg", "12.4.8")
def test_a_monster_or_a_forward_is_no_sixth_backup() -> None:
    table = plain()
    monster(table, "Cave Newt", "earth", 2, "{Dull}: Draw 1 card.")
    table.sources(0, earth=5).hand(0, "Cave Newt").play(0, "Cave Newt")
    assert table.is_on_field("Cave Newt", 0)


@pytest.mark.rule("fftcg", "15.2.5.1")
def test_gained_back_attack_of_a_card_in_hand() -> None:
    table = plain()
    backup(table, "Ambush Captain", "wind", 2, "The Wind Forwards in your hand gain Back Attack.")
    forward(table, "Reed Runner", "wind", 2, 5000)
    table.field(1, "Ambush Captain").sources(1, wind=2).hand(1, "Reed Runner", "Ash Wolf").field(0, "Chalk Giant")
    table.attack("Chalk Giant").passes(0)
    assert table.can("play", 1, "Reed Runner")


@pytest.mark.rule("fftcg", "4.3")
def test_a_lowered_power_deals_no_negative_damage() -> None:
    table = plain()
    monster(table, "Pale Imp", "ice", 2, "{Dull}: Choose 1 Forward you control and 1 Forward opponent controls. The former deals damage equal to its power to the latter.")
    table.field(0, "Pale Imp", "Ash Wolf").field(1, "Chalk Giant")
    table.use(0, "Pale Imp", targets=["Ash Wolf", "Chalk Giant"]).resolve()
    assert table.damage_on("Chalk Giant") == 5000
