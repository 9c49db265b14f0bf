"""Rulings of who attacks, blocks and strikes, alone and as a party."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript, Table, scenario
from tests.games.fftcg.costed import BOUNCE, backup, forward, monster, pair, plain, summon


def piper_and_lancer() -> Table:
    table = scenario("fftcg")
    forward(
        table,
        "Reed Piper",
        "wind",
        1,
        2000,
        "First Strike\nThe Forwards forming a party with Reed Piper gain +1000 power and First Strike.",
    )
    forward(table, "Marsh Lancer", "wind", 3, 5000)
    forward(table, "Stone Sentinel", "earth", 3, 6000)
    summon(table, "Ebbing Tide", "water", 2, BOUNCE)
    return (
        table.field(0, "Reed Piper", "Marsh Lancer")
        .field(1, "Stone Sentinel")
        .sources(1, water=2)
        .hand(1, "Ebbing Tide")
    )


@pytest.mark.rule("fftcg", "15.1.1.9.7")
def test_a_party_made_quick_by_its_piper_breaks_the_blocker_first() -> None:
    table = piper_and_lancer()
    table.attack("Reed Piper", party=["Marsh Lancer"]).block("Stone Sentinel")
    assert table.power("Marsh Lancer") == 6000
    table.passes(0).passes(1)
    assert table.zone_names(1, "break") == ["Stone Sentinel"]
    assert table.damage_on("Reed Piper") == table.damage_on("Marsh Lancer") == 0


@pytest.mark.rule("fftcg", "15.1.1.9.5")
def test_when_the_piper_leaves_the_one_that_remains_is_no_party_and_strikes_normally() -> None:
    table = piper_and_lancer()
    table.attack("Reed Piper", party=["Marsh Lancer"]).block("Stone Sentinel")
    table.play(1, "Ebbing Tide", targets=["Reed Piper"]).resolve()
    assert table.power("Marsh Lancer") == 5000 and not table.has("Marsh Lancer", "First Strike")
    table.end_step()
    assert table.zone_names(0, "break") == ["Marsh Lancer"]
    assert table.damage_on("Stone Sentinel") == 5000
    assert table.damage_count(1) == 0


@pytest.mark.rule("fftcg", "15.1.1.9.6")
def test_a_party_must_be_blocked_if_one_of_it_can_be() -> None:
    table = scenario("fftcg")
    forward(table, "Silk Dancer", "wind", 2, 4000, "Silk Dancer cannot be blocked.")
    forward(table, "Oak Brawler", "wind", 2, 4000)
    forward(table, "Gate Hound", "earth", 2, 5000)
    backup(table, "Loud Bell", "wind", 2, "The Forwards opponent controls must block if possible.")
    table.field(0, "Silk Dancer", "Oak Brawler", "Loud Bell").field(1, "Gate Hound")
    table.attack("Silk Dancer", party=["Oak Brawler"])
    with pytest.raises(BadScript):
        table.no_block()
    table.block("Gate Hound").end_step().divide({"Silk Dancer": 4000, "Oak Brawler": 1000})
    assert table.zone_names(1, "break") == ["Gate Hound"] and table.zone_names(0, "break") == ["Silk Dancer"]


def borrowed() -> Table:
    table = scenario("fftcg")
    forward(
        table,
        "Debt Bearer",
        "water",
        3,
        6000,
        "When Debt Bearer is put from the field into the Break Zone, draw 1 card.",
    )
    summon(
        table,
        "Siren Call",
        "water",
        3,
        "Choose 1 Forward opponent controls. Activate it. Gain control of it until the end of the turn.",
    )
    backup(table, "Pyre Warden", "fire", 2, "Put 1 Forward into the Break Zone: Gain {C}.")
    table.field(0, "Pyre Warden").field(1, "Debt Bearer", rested=True).sources(0, water=3).hand(0, "Siren Call")
    return table.play(0, "Siren Call", targets=["Debt Bearer"]).resolve()


@pytest.mark.rule("fftcg", "10.1.2.1.1")
def test_a_borrowed_forward_has_not_been_there_from_the_beginning_of_the_turn() -> None:
    table = borrowed()
    assert table.is_on_field("Debt Bearer", 0) and not table.is_rested("Debt Bearer")
    assert not table.can("attack", 0, "Debt Bearer")
    table.to("attack_declaration")
    assert table.why_not(0, "Debt Bearer") == ["10.1.2.1.1"]
    table.next_turn()
    assert table.is_on_field("Debt Bearer", 1)


@pytest.mark.rule("fftcg", "15.2.3.3")
def test_what_first_strike_damage_triggers_waits_for_the_other_damage() -> None:
    table = scenario("fftcg")
    forward(
        table,
        "Bramble Knight",
        "earth",
        3,
        5000,
        "If Bramble Knight is dealt damage by a Forward, reduce the damage by 2000 instead.\n"
        "When Bramble Knight is dealt damage, Bramble Knight gains +3000 power until the end of the turn.",
    )
    forward(table, "Quick Adder", "wind", 3, 6000, "First Strike")
    table.field(0, "Bramble Knight").field(1, "Quick Adder")
    table.attack("Bramble Knight").block("Quick Adder").end_step()
    assert table.stack() == ["Bramble Knight"]
    assert table.damage_on("Bramble Knight") == 4000 and table.damage_on("Quick Adder") == 5000
    table.resolve()
    assert table.power("Bramble Knight") == 8000


@pytest.mark.rule("fftcg", "15.1.1.9.2")
def test_all_of_a_party_share_one_element() -> None:
    table = pair().define(name="Steam Bard", type="forward", element=["fire", "water"], cost=2, power=5000, text="")
    table.field(0, "Ash Wolf", "Steam Bard", "Brook Heron")
    with pytest.raises(BadScript):
        table.attack("Ash Wolf", party=["Steam Bard", "Brook Heron"])
    with pytest.raises(BadScript):
        table.attack("Ash Wolf", party=["Brook Heron"])
    table.attack("Steam Bard", party=["Brook Heron"]).no_block().end_step()
    assert table.damage_count(1) == 1


@pytest.mark.rule("fftcg", "10.1.2.1")
def test_a_named_element_replaces_the_printed_one_for_parties() -> None:
    table = pair()
    forward(
        table,
        "Veil Mimic",
        "water",
        2,
        4000,
        "At the beginning of the Attack Phase during each of your turns, name 1 Element other than Light and Dark. "
        "Until the end of the turn, the Element of Veil Mimic becomes the named one.",
    )
    table.field(0, "Ash Wolf", "Brook Heron", "Veil Mimic")
    table.to("attack_preparation").resolve().option("fire")
    with pytest.raises(BadScript):
        table.attack("Brook Heron", party=["Veil Mimic"])
    table.attack("Ash Wolf", party=["Veil Mimic"])
    assert table.is_rested("Veil Mimic")


@pytest.mark.rule("fftcg", "10.1.3.2.1")
def test_an_attacker_that_is_gone_is_not_blocked_and_deals_nothing() -> None:
    table = pair().field(0, "Ash Wolf", "Brook Heron").sources(1, water=2).hand(1, "Ebbing Tide")
    forward(table, "Stone Sentinel", "earth", 3, 6000)
    table.field(1, "Stone Sentinel")
    table.attack("Ash Wolf")
    table.play(1, "Ebbing Tide", targets=["Ash Wolf"]).resolve()
    table.attack("Brook Heron")
    assert table.damage_count(1) == 0
    table.block("Stone Sentinel").end_step()
    assert table.zone_names(0, "break") == ["Brook Heron"]


@pytest.mark.rule("fftcg", "10.1.2.1.1")
def test_a_monster_that_came_this_turn_does_not_attack_as_a_forward() -> None:
    def newt(fresh: bool) -> Table:
        return (
            scenario("fftcg")
            .define(
                name="Cave Newt",
                type="monster",
                element=["earth"],
                cost=2,
                text="{0}: Until the end of the turn, Cave Newt also becomes a Forward with 7000 power. "
                "You can only use this ability once per turn.",
            )
            .field(0, "Cave Newt", fresh=fresh)
            .use(0, "Cave Newt")
            .resolve()
        )

    table = newt(True)
    assert not table.can("attack", 0, "Cave Newt")
    table.to("attack_declaration")
    assert table.why_not(0, "Cave Newt") == ["11.6.1", "10.1.2.1.1"]  # used already, and here only since this turn
    table = newt(False)
    table.attack("Cave Newt").no_block().end_step()
    assert table.damage_count(1) == 1


@pytest.mark.rule("fftcg", "10.1.2.1.1")
def test_a_second_attack_needs_an_active_forward() -> None:
    table = pair()
    forward(table, "Twin Rider", "wind", 3, 5000, "Twin Rider can attack twice in the same turn.")
    summon(table, "Morning Gust", "wind", 1, "Choose 1 Character. Activate it.")
    table.field(0, "Twin Rider").sources(0, wind=2).hand(0, "Morning Gust", "Morning Gust")
    table.attack("Twin Rider").no_block().end_step()
    assert not table.can("attack", 0, "Twin Rider")
    table.play(0, "Morning Gust", targets=["Twin Rider"]).resolve()
    table.attack("Twin Rider").no_block().end_step()
    table.play(0, "Morning Gust", targets=["Twin Rider"]).resolve()
    assert not table.can("attack", 0, "Twin Rider")
    table.to("attack_declaration")
    assert table.why_not(0, "Twin Rider") == ["10.1.2.1.2"]
    assert table.damage_count(1) == 2


@pytest.mark.rule("fftcg", "10.1.2.1.3")
def test_the_attack_phase_does_not_end_before_who_must_attack_has_attacked() -> None:
    table = plain()
    forward(table, "Mad Boar", "earth", 2, 5000, "Mad Boar must attack once per turn if possible.")
    summon(table, "Mire", "ice", 1, "Choose 1 Forward. It cannot attack this turn.")
    table.field(0, "Mad Boar", "Ash Wolf").sources(1, ice=1).hand(1, "Mire")
    with pytest.raises(BadScript):
        table.no_attack()
    table.attack("Ash Wolf").no_block().end_step()
    with pytest.raises(BadScript):
        table.no_attack()
    table.attack("Mad Boar").no_block().end_step()
    assert table.damage_count(1) == 2


@pytest.mark.rule("fftcg", "10.1.2.4")
def test_an_attacker_that_loses_haste_goes_on_attacking() -> None:
    table = plain()
    forward(table, "Spark Colt", "fire", 2, 5000, "If you control 2 or more Backups, Spark Colt gains Haste.")
    summon(table, "Splitting Bolt", "lightning", 1, "Choose 1 Backup. Break it.")
    table.field(0, "Spark Colt", fresh=True).sources(0, fire=2).sources(1, lightning=1).hand(1, "Splitting Bolt")
    table.attack("Spark Colt").play(1, "Splitting Bolt", targets=["Fire Source 1"]).resolve()
    assert not table.has("Spark Colt", "Haste")
    table.no_block().end_step()
    assert table.damage_count(1) == 1


@pytest.mark.rule("fftcg", "15.1.1.9.10")
def test_a_party_that_is_not_blocked_deals_one_point() -> None:
    table = plain()
    forward(table, "Coal Hen", "fire", 2, 3000, "When Coal Hen forms a party and attacks, draw 1 card.")
    backup(
        table,
        "Banner Page",
        "fire",
        2,
        "When a party you control attacks, all Forwards in that party gain +1000 power until the end of the turn.",
    )
    table.field(0, "Ash Wolf", "Coal Hen", "Banner Page").field(1, 0)
    table.attack("Ash Wolf", party=["Coal Hen"]).order("Coal Hen", "Banner Page").resolve_all()
    assert table.power("Ash Wolf") == 6000 and table.power("Coal Hen") == 4000 and table.hand_size(0) == 1
    table.no_block().end_step()
    assert table.damage_count(1) == 1


@pytest.mark.rule("fftcg", "10.1.3.4")
def test_a_blocker_of_a_party_was_blocked_by_once() -> None:
    table = plain()
    forward(table, "Coal Hen", "fire", 2, 3000)
    forward(table, "Watchful Ram", "earth", 4, 9000, "When Watchful Ram blocks, draw 1 card.")
    table.field(0, "Ash Wolf", "Coal Hen").field(1, "Watchful Ram")
    table.attack("Ash Wolf", party=["Coal Hen"]).block("Watchful Ram")
    assert table.stack() == ["Watchful Ram"]


@pytest.mark.rule("fftcg", "10.1.3.2.1")
def test_an_attacker_whose_controller_changes_leaves_the_battle() -> None:
    table = plain()
    summon(
        table,
        "Siren Call",
        "water",
        2,
        "Choose 1 Forward opponent controls. Gain control of it until the end of the turn.",
    )
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
    table.attack("Ash Wolf").passes(0).block("Chalk Giant").play(
        0, "Lull", targets=["Chalk Giant"]
    ).resolve().end_step()
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
        backup(
            table,
            "Toll Gate",
            "ice",
            2,
            'The Forwards opponent controls gain "This Forward cannot attack unless you pay {1}."',
        )
        return table.field(0, "Ash Wolf", "Coal Hen").field(1, "Toll Gate").sources(0, fire=sources)

    table = toll(1)
    with pytest.raises(BadScript):
        table.attack("Ash Wolf", party=["Coal Hen"])
    table = toll(2)
    table.attack("Ash Wolf", party=["Coal Hen"])
    assert table.is_rested("Fire Source 1") and table.is_rested("Fire Source 2")


@pytest.mark.rule("fftcg", "10.1.3.2.1")
def test_an_attacker_that_is_no_longer_a_forward_is_not_in_battle() -> None:
    table = plain()
    monster(
        table,
        "Ember Imp",
        "fire",
        2,
        "If you control 3 or more Backups, Ember Imp also becomes a Forward with 6000 power.",
    )
    summon(table, "Splitting Bolt", "lightning", 1, "Choose 1 Backup. Break it.")
    table.field(0, "Ember Imp").sources(0, fire=3).sources(1, lightning=1).hand(1, "Splitting Bolt").field(
        1, "Ash Wolf"
    )
    table.attack("Ember Imp").play(1, "Splitting Bolt", targets=["Fire Source 1"]).resolve()
    table.to("main2")
    assert table.damage_count(1) == 0 and table.is_on_field("Ember Imp", 0)


@pytest.mark.rule("fftcg", "15.1.1.9.5")
def test_a_party_of_three_that_loses_one_is_still_a_party() -> None:
    table = plain()
    forward(table, "Coal Hen", "fire", 2, 3000)
    forward(table, "Kiln Dog", "fire", 2, 4000)
    forward(table, "Torch Page", "fire", 1, 1000, "The Forwards forming a party with Torch Page gain +1000 power.")
    table.field(0, "Coal Hen", "Kiln Dog", "Torch Page").field(1, "Chalk Giant").sources(1, water=2).hand(
        1, "Ebbing Tide"
    )
    table.attack("Coal Hen", party=["Kiln Dog", "Torch Page"]).block("Chalk Giant")
    table.play(1, "Ebbing Tide", targets=["Kiln Dog"]).resolve()
    assert table.power("Coal Hen") == 4000
    table.end_step().divide({"Coal Hen": 8000, "Torch Page": 1000})
    assert table.damage_on("Chalk Giant") == 5000


@pytest.mark.rule("fftcg", "10.1.4.3")
def test_what_damage_to_the_player_triggers_comes_after_the_burst() -> None:
    table = plain()
    forward(table, "Sly Fox", "fire", 2, 4000, "When Sly Fox deals damage to your opponent, draw 1 card.")
    summon(table, "Warning Light", "fire", 2, "[EX BURST] Choose 1 Forward. Deal it 5000 damage.")
    table.field(0, "Sly Fox").deck(1, "Warning Light")
    table.attack("Sly Fox").no_block().end_step().yes()
    assert table.zone_names(0, "break") == ["Sly Fox"] and table.stack() == ["Sly Fox"]
    table.resolve()
    assert table.hand_size(0) == 1
