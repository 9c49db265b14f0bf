"""Rulings of wardens, runes, inverse cards, lifebreak and other rarer things, with the rules that they meet."""

from __future__ import annotations

import pytest

from arbiter.testing import Table, scenario
from tests.games.fow.defined import chant, face, life, resonator, table

ELK = resonator("Elk", atk=300, defense=300, cost="{1}", race=["Beast"])
OX = resonator("Ox", atk=800, defense=800, cost="{3}", race=["Beast"])
KING = face("King", "Ruler", "[Divinity] (3)", attribute=["R"])


@pytest.mark.rule("fow", "1309.1b", "1309.3", "805.2c", "806.2c", "1205.7")
def test_a_warden_that_is_attacked_loses_as_much_willpower_as_the_attacker_costs() -> None:
    warden = face(
        "Keeper",
        "Warden",
        "+1: You gain 100 life.\n-2: Draw a card.",
        cost="{R}{1}",
        willpower=4,
        attribute=["R"],
        other={"name": "Keeper Risen", "type": ["J-Ruler"], "attribute": ["R"], "atk": 700, "def": 700, "text": ""},
    )
    t = table(warden, OX, ELK).zone(1, "ruler", "Keeper", counters={"willpower": 4}).field(0, "Ox", "Elk")
    t.attack("Ox", at="Keeper").no_block().to("main")
    assert t.counters("Keeper", "willpower") == 1
    t.attack("Elk", at="Keeper").no_block().to("main")
    assert t.zone_of("Keeper") == "graveyard" and life(t, 1) == 4000


@pytest.mark.rule("fow", "1103.2b", "1103.3")
def test_what_pierces_on_the_way_to_a_warden_takes_the_cost_of_the_attacker_off_it() -> None:
    warden = face("Keeper", "Warden", "+1: You gain 100 life.", cost="{R}{1}", willpower=5, attribute=["R"])
    lancer = resonator("Lancer", "[Pierce]", 800, 800, cost="{2}")
    t = (
        table(warden, lancer, ELK)
        .zone(1, "ruler", "Keeper", counters={"willpower": 5})
        .field(0, "Lancer")
        .field(1, "Elk")
    )
    t.attack("Lancer", at="Keeper").block("Elk").to("battle_damage")
    assert t.counters("Keeper", "willpower") == 3 and t.zone_of("Elk") == "graveyard"


@pytest.mark.rule("fow", "905.5a", "717.1", "717.2b", "903.2l-3")
def test_a_willpower_ability_a_turn_and_none_that_cannot_be_paid() -> None:
    warden = face(
        "Keeper", "Warden", "+1: You gain 100 life.\n-3: Draw a card.", cost="{R}{1}", willpower=2, attribute=["R"]
    )
    t = table(warden).zone(0, "ruler", "Keeper", counters={"willpower": 2})
    assert not t.can("use", 0, "Keeper", ability="Draw")
    t.use(0, "Keeper", "You gain").resolve()
    assert t.counters("Keeper", "willpower") == 3 and not t.can("use", 0, "Keeper")


@pytest.mark.rule("fow", "1137.3", "1136.2", "711.2", "711.4")
def test_a_rune_that_was_played_stays_revealed_and_counts() -> None:
    mark = face("Mark", "Chant, Rune", "You gain 100 life.", cost="{0}", divinity=2)
    sage = resonator("Sage", "[Rune] (1) - This card gains [+300/+300].", 200, 200)
    t = table(KING, mark, sage).zone(0, "ruler", "King").zone(0, "rune", "Mark", "Mark").field(0, "Sage")
    assert t.power("Sage") == 200
    t.act(0, "rune", "Mark").resolve()
    assert life(t, 0) == 4100 and t.power("Sage") == 500
    assert t.acts(0, "rune") == []  # one divinity is left, and the other asks for two


@pytest.mark.rule("fow", "1302.3c", "1302.3e", "1030.1")
def test_an_inverse_card_keeps_its_counters_as_it_inverts_and_is_of_hope_in_the_graveyard() -> None:
    hope = resonator(
        "Dawn",
        "{0}: Invert this card.",
        300,
        300,
        cost="{W}",
        other={
            "name": "Dusk",
            "type": ["Resonator"],
            "race": ["Inverse"],
            "attribute": ["B"],
            "atk": 700,
            "def": 700,
            "text": "",
        },
    )
    kill = chant("Snuff", "Destroy target resonator.", cost="{0}")
    t = table(hope, kill).field(0, "Dawn", counters={"[+100/+100]": 1}).hand(0, "Snuff").use(0, "Dawn").resolve()
    assert t.field_names(0) == ["Dusk"] and t.power("Dusk") == 800
    t.play(0, "Snuff").resolve()
    assert t.zone_names(0, "graveyard") == ["Dawn", "Snuff"] or t.zone_names(0, "graveyard") == ["Snuff", "Dawn"]


@pytest.mark.rule("fow", "1411.1d-1", "1411.1d-2", "1411.1d-3")
def test_lifebreak_when_enough_life_is_gone() -> None:
    def broken(left: int) -> Table:
        gift = chant("Gift", "[Break] Draw a card.", cost="{9}")
        made = scenario("fow", format="valhalla").define(**ELK).define(**gift)
        return made.zone(0, "lifebreak", "Elk", "Elk", "Elk", "Gift").resources(0, life=left)

    assert broken(4001).acts(0, "lifebreak") == []
    t = broken(4000).act(0, "lifebreak").resolve()
    assert t.hand_size(0) == 1 and t.zone_of("Gift") == "graveyard"


@pytest.mark.rule("fow", "1412.3", "708.4", "708.5")
def test_a_trigger_from_the_hand_is_paid_for_and_one_from_the_standby_area_is_not() -> None:
    trap = chant("Trap", "[Trigger] Pay {1}: Destroy target resonator.", cost="{R}{R}")
    t = table(trap, ELK).field(0, "Elk").hand(1, "Trap").sources(1, fire=2).passes(0)
    assert not t.can("play", 1, "Trap")
    t = table(trap, ELK).field(0, "Elk").zone(1, "standby", "Trap").sources(1, fire=1).passes(0)
    t.play(1, "Trap").resolve()
    assert t.zone_of("Elk") == "graveyard"
    t = table(trap, ELK).field(0, "Elk").zone(0, "standby", "Trap", fresh=True).sources(0, fire=1)
    assert not t.can("play", 0, "Trap")


@pytest.mark.rule("fow", "1151.3", "1150.2")
def test_a_force_resonates_while_its_command_is_there() -> None:
    node = face("Node", "Regalia", "[Force Command] <Chaos>", cost="{1}")
    imp = resonator("Imp", "[Force Resonance] <Chaos> - This card gains [Flying].", 200, 200)
    assert table(node, imp).field(0, "Imp", "Node").has("Imp", "Flying")
    assert not table(node, imp).field(0, "Imp").field(1, "Node").has("Imp", "Flying")


@pytest.mark.rule("fow", "1126.2", "1126.2a", "1102.5")
def test_an_inheritance_works_from_the_hand_alone() -> None:
    heir = resonator("Heir", "[Inheritance] {1}: You gain 300 life.", 300, 300, cost="{5}")
    t = table(heir).field(0, "Heir").sources(0, fire=1)
    assert not t.can("use", 0, "Heir")
    t = table(heir).hand(0, "Heir").sources(0, fire=1).use(0, "Heir").resolve()
    assert life(t, 0) == 4300 and t.zone_of("Heir") == "graveyard"


@pytest.mark.rule("fow", "1304.5a", "1306.2", "1125.2")
def test_a_judgment_needs_a_recovered_ruler_and_keeps_it_recovered() -> None:
    queen = face(
        "Queen",
        "Ruler",
        "[Judgment] {1}",
        attribute=["R"],
        other={
            "name": "Queen Risen",
            "type": ["J-Ruler"],
            "attribute": ["R"],
            "atk": 900,
            "def": 900,
            "text": "When you do Judgment >>> Draw a card.",
        },
    )
    t = table(queen).zone(0, "ruler", "Queen", rested=True).sources(0, fire=1)
    assert t.acts(0, "judgment") == []
    t = table(queen).zone(0, "ruler", "Queen").sources(0, fire=1).act(0, "judgment").resolve_all()
    assert t.is_on_field("Queen Risen", 0) and not t.is_rested("Queen Risen")


@pytest.mark.rule("fow", "1169.2", "1105.2", "806.2d")
def test_who_strikes_twice_is_struck_once_and_may_be_dead_before() -> None:
    blade = resonator("Blade", "[Multi Strike]", 400, 400)
    t = table(blade, OX).field(0, "Blade").field(1, "Ox").attack("Blade").block("Ox").to("first_strike")
    assert t.damage_on("Ox") == 400 and t.is_on_field("Blade")
    t.to("battle_damage")
    assert t.zone_of("Ox") == "graveyard" and t.zone_of("Blade") == "graveyard"


@pytest.mark.rule("fow", "1181.3", "1120.5", "1102.1a")
def test_a_player_with_aegis_is_no_target_of_quickcast_spells_even_of_their_own() -> None:
    shield = face("Shield", "Regalia", "You have [Aegis].", cost="{1}")
    quick = chant("Quick Burn", "[Quickcast] Target player loses 100 life.", cost="{0}")
    slow = chant("Slow Burn", "Target player loses 100 life.", cost="{0}")
    t = table(shield, quick, slow).field(0, "Shield").hand(0, "Quick Burn", "Slow Burn")
    t.play(0, "Quick Burn").resolve()
    assert (life(t, 0), life(t, 1)) == (4000, 3900)
    t.play(0, "Slow Burn", targets=[0]).resolve()
    assert life(t, 0) == 3900
