"""Keywords of battle where they meet another rule: what pierces, strikes, blocks and protects (1103 to 1186)."""

import pytest

from arbiter.testing import BadScenario, scenario
from tests.games.fow.fiery import LIFE, being, chant, field_card, quick


@pytest.mark.rule("fow", "1103.2a", "1018.1b")
def test_what_is_prevented_at_the_blocker_does_not_pierce_further() -> None:
    table = (
        scenario("fow")
        .define(**being("Ram", 1000, 1000, "[Pierce]"))
        .define(**being("Wall", 400, 400))
        .define(**quick("Shelter", "Prevent all damage that would be dealt to target resonator until end of turn."))
        .field(0, "Ram")
        .field(1, "Wall")
        .hand(1, "Shelter")
        .sources(1, light=1)
        .resources(1, life=LIFE)
    )
    table.attack("Ram", at=1).block("Wall")
    table.play(1, "Shelter", targets=["Wall"]).resolve().to("main")
    assert table.is_on_field("Wall") and table.damage_on("Wall") == 0
    assert table.resource(1, "life") == LIFE - 600


@pytest.mark.rule("fow", "1103.2a", "208.2a")
def test_pierce_counts_damage_already_there_and_hits_the_attacked_resonator() -> None:
    table = (
        scenario("fow")
        .define(**being("Ram", 700, 1000, "[Pierce]"))
        .define(**being("Wall", 100, 500))
        .define(**being("Sleeper", 100, 400))
        .field(0, "Ram")
        .field(1, "Wall", damage=200)
        .field(1, "Sleeper", rested=True)
        .resources(1, life=LIFE)
    )
    table.attack("Ram", at="Sleeper").block("Wall").to("main")
    assert table.field_names(1) == []
    assert sorted(table.zone_names(1, "graveyard")) == ["Sleeper", "Wall"]
    assert table.resource(1, "life") == LIFE and table.damage_on("Ram") == 100


@pytest.mark.rule("fow", "1103.2", "806.2a")
def test_pierce_lost_after_the_block_leaves_nothing_for_the_player() -> None:
    table = (
        scenario("fow")
        .define(**being("Ram", 1000, 1000, "[Pierce]"))
        .define(**being("Wall", 400, 400))
        .define(**quick("Blunting", "Target resonator loses [Pierce] until end of turn."))
        .field(0, "Ram")
        .field(1, "Wall")
        .hand(1, "Blunting")
        .sources(1, light=1)
        .resources(1, life=LIFE)
    )
    table.attack("Ram", at=1).block("Wall")
    table.play(1, "Blunting", targets=["Ram"]).resolve().to("main")
    assert not table.is_on_field("Wall")
    assert table.resource(1, "life") == LIFE


@pytest.mark.rule("fow", "805.2", "806.2", "1105.2")
def test_first_strike_lost_between_the_damages_does_not_strike_a_second_time() -> None:
    table = (
        scenario("fow")
        .define(**being("Lancer", 500, 1000, "[First Strike]"))
        .define(**being("Sleeper", 400, 1500))
        .define(**quick("Dull Edge", "Target resonator loses [First Strike] until end of turn."))
        .field(0, "Lancer")
        .field(1, "Sleeper", rested=True)
        .hand(1, "Dull Edge")
        .sources(1, light=1)
    )
    table.attack("Lancer", at="Sleeper").no_block().to("first_strike")
    assert table.damage_on("Sleeper") == 500 and table.damage_on("Lancer") == 0
    table.play(1, "Dull Edge", targets=["Lancer"]).resolve()
    assert not table.has("Lancer", "First Strike")
    table.to("main")
    assert table.damage_on("Sleeper") == 500 and table.damage_on("Lancer") == 400


@pytest.mark.rule("fow", "806.2", "1169.2")
def test_multi_strike_gained_after_the_first_damage_strikes_again() -> None:
    table = (
        scenario("fow")
        .define(**being("Lancer", 500, 1000, "[First Strike]"))
        .define(**quick("Second Swing", "Target J/resonator gains [Multi Strike] until end of turn."))
        .field(0, "Lancer")
        .hand(0, "Second Swing")
        .sources(0, light=1)
        .resources(1, life=LIFE)
    )
    table.attack("Lancer", at=1).no_block().to("first_strike")
    assert table.resource(1, "life") == LIFE - 500
    table.play(0, "Second Swing", targets=["Lancer"]).resolve().to("main")
    assert table.resource(1, "life") == LIFE - 1000


@pytest.mark.rule("fow", "1169.2", "1103.2a", "804.4", "806.2b")
def test_multi_strike_that_has_struck_its_blocker_down_strikes_the_player_next() -> None:
    table = (
        scenario("fow")
        .define(**being("Twin Blade", 600, 600, "[Multi Strike] [Pierce]"))
        .define(**being("Wall", 500, 500))
        .field(0, "Twin Blade")
        .field(1, "Wall")
        .resources(1, life=LIFE)
    )
    table.attack("Twin Blade", at=1).block("Wall").to("main")
    assert not table.is_on_field("Wall")
    assert table.damage_on("Twin Blade") == 0
    assert table.resource(1, "life") == LIFE - 100 - 600


@pytest.mark.rule("fow", "1106.2", "1139.2")
def test_explode_takes_only_itself_where_the_other_is_eternal() -> None:
    table = (
        scenario("fow")
        .define(**being("Powder Cat", 300, 900, "[Explode]"))
        .define(**being("Idol", 100, 2000, "[Eternal]"))
        .field(0, "Powder Cat")
        .field(1, "Idol", rested=True)
    )
    table.attack("Powder Cat", at="Idol").no_block().to("main")
    assert table.zone_names(0, "graveyard") == ["Powder Cat"]
    assert table.is_on_field("Idol") and table.damage_on("Idol") == 300


@pytest.mark.rule("fow", "1106.2", "1018.1b")
def test_explode_does_not_go_off_where_its_damage_is_prevented() -> None:
    table = (
        scenario("fow")
        .define(**being("Powder Cat", 300, 900, "[Explode]"))
        .define(**being("Sleeper", 100, 200))
        .define(**field_card("Deep Snow", "Prevent all damage that would be dealt to resonators you control."))
        .field(0, "Powder Cat")
        .field(1, "Sleeper", rested=True)
        .field(1, "Deep Snow")
    )
    table.attack("Powder Cat", at="Sleeper").no_block().to("main")
    assert table.is_on_field("Powder Cat") and table.is_on_field("Sleeper")
    assert table.damage_on("Powder Cat") == 100


@pytest.mark.rule("fow", "1107.2", "804.4")
def test_a_blocker_that_loses_flying_goes_on_blocking() -> None:
    table = (
        scenario("fow")
        .define(**being("Kite", 500, 500, "[Flying]"))
        .define(**being("Gull", 100, 500, "[Flying]"))
        .define(**being("Mole", 100, 900))
        .define(**quick("Clipped", "Target resonator loses [Flying] until end of turn."))
        .field(0, "Kite")
        .field(1, "Gull", "Mole")
        .hand(0, "Clipped")
        .sources(0, light=1)
        .resources(1, life=LIFE)
    )
    table.attack("Kite", at=1)
    assert table.can("block", 1, "Gull") and not table.can("block", 1, "Mole")
    table.block("Gull").play(0, "Clipped", targets=["Gull"]).resolve().to("main")
    assert not table.is_on_field("Gull")
    assert table.resource(1, "life") == LIFE


@pytest.mark.rule("fow", "1163.2", "1104.2", "803.3")
def test_belligerence_in_the_turn_of_coming_attacks_resonators_and_no_player() -> None:
    table = (
        scenario("fow")
        .define(**being("Raider", 500, 500, "[Belligerence] [Precision]"))
        .define(**being("Watch", 100, 500))
        .field(0, "Raider", fresh=True)
        .field(1, "Watch")
        .resources(1, life=LIFE)
    )
    with pytest.raises(BadScenario):
        table.attack("Raider", at=1)
    table.attack("Raider", at="Watch").no_block().to("main")
    assert not table.is_on_field("Watch") and table.resource(1, "life") == LIFE


@pytest.mark.rule("fow", "1168.2", "803.4b")
def test_a_protecting_card_that_leaves_ends_the_battle_without_damage() -> None:
    table = (
        scenario("fow")
        .define(**being("Raider", 500, 500))
        .define(**being("Guard", 100, 900, "[Protect]"))
        .define(**quick("Fold Away", "Return target resonator you control to its owner's hand."))
        .field(0, "Raider")
        .field(1, "Guard")
        .hand(1, "Fold Away")
        .sources(1, light=1)
        .resources(1, life=LIFE)
    )
    table.attack("Raider", at=1).yes()
    assert table.is_rested("Guard", 1)
    table.play(1, "Fold Away", targets=["Guard"]).resolve().to("main")
    assert table.hand_names(1) == ["Guard"]
    assert table.resource(1, "life") == LIFE and table.is_rested("Raider")


@pytest.mark.rule("fow", "1177.2", "204.1b", "202.2a")
def test_terrifying_looks_at_atk_and_total_cost_of_resonators_alone() -> None:
    table = (
        scenario("fow")
        .define(**being("Horror", 500, 500, "[Terrifying]"))
        .define(**being("Even", 500, 500))
        .define(**being("Weak", 400, 900))
        .define(**being("Cheap", 900, 900, cost="{G}"))
        .define(**being("Unmeasured", 900, 900, cost="{G}{X}"))
        .define(
            name="Small Queen",
            type="Ruler",
            text="[Judgment] {G}",
            other={"name": "Small Queen Crowned", "type": "J-Ruler", "atk": 100, "def": 900, "text": ""},
        )
        .field(0, "Horror")
        .field(1, "Even", "Weak", "Cheap", "Unmeasured", "Small Queen Crowned")
    )
    table.attack("Horror", at=1)
    assert table.can("block", 1, "Even")
    assert not table.can("block", 1, "Weak")
    assert not table.can("block", 1, "Cheap")
    assert not table.can("block", 1, "Unmeasured")
    assert table.can("block", 1, "Small Queen Crowned")


@pytest.mark.rule("fow", "1414.9", "1183.2", "1102.3")
def test_two_old_sentences_are_defiant_two_and_add_up_with_what_is_gained() -> None:
    old = "Attacking doesn't cause this card to rest.\nThis card can attack up to two times during your main phase."
    table = (
        scenario("fow")
        .define(**being("Old Wolf", 100, 500, old))
        .define(**field_card("Restless Night", "Resonators you control gain [Defiant] (1)."))
        .field(0, "Old Wolf", "Restless Night")
        .resources(1, life=LIFE)
    )
    for _ in range(3):
        table.attack("Old Wolf", at=1).no_block().to("main")
    assert table.resource(1, "life") == LIFE - 300
    assert not table.is_rested("Old Wolf")
    assert not table.can("attack", 0, "Old Wolf")


@pytest.mark.rule("fow", "1118.2", "1102.3")
def test_limit_gained_in_the_field_brings_no_counters_and_no_second_trigger() -> None:
    table = (
        scenario("fow")
        .define(**being("Candle Dog", 100, 500, "[Limit] (1)"))
        .define(**quick("Longer Wick", "Target resonator gains [Limit] (2) until end of turn."))
        .field(0, "Candle Dog", counters={"limit": 3})
        .hand(0, "Longer Wick")
        .sources(0, light=1)
    )
    table.play(0, "Longer Wick", targets=["Candle Dog"]).resolve()
    assert table.counters("Candle Dog", "limit") == 3
    table.attack("Candle Dog", at=1)
    assert len(table.stack()) == 1
    table.resolve_all()
    assert table.counters("Candle Dog", "limit") == 2


@pytest.mark.rule("fow", "1123.2", "718.2", "1129.2a")
def test_bloodlust_forces_nobody_who_would_have_to_pay_for_the_attack() -> None:
    free = scenario("fow").define(**being("Boar", 300, 300, "[Bloodlust]")).field(0, "Boar").sources(0, fire=2)
    with pytest.raises(BadScenario):
        free.end_step()
    free.attack("Boar", at=1)
    paid = (
        scenario("fow")
        .define(**being("Engine Boar", 300, 300, "[Bloodlust]\n[Mobilize] {1}"))
        .field(0, "Engine Boar")
        .sources(0, fire=2)
    )
    paid.end_step()
    assert paid.step != "main"


@pytest.mark.rule("fow", "1182.2", "702.3b", "803.3")
def test_blood_trail_after_two_attacks_comes_grown_and_attacks_at_once() -> None:
    table = (
        scenario("fow")
        .define(**being("Pup", 100, 100))
        .define(**being("Hound", 100, 100))
        .define(**being("Tracker", 300, 300, "[Blood Trail]", cost="{R}"))
        .field(0, "Pup", "Hound")
        .hand(0, "Tracker")
        .sources(0, fire=1)
        .resources(1, life=LIFE)
    )
    table.attack("Pup", at=1).no_block().to("main")
    table.attack("Hound", at=1).no_block().to("main")
    table.play(0, "Tracker").resolve()
    assert table.counters("Tracker", "+100/+100") == 2 and table.power("Tracker") == 500
    table.attack("Tracker", at=1).no_block().to("main")
    assert table.resource(1, "life") == LIFE - 700


@pytest.mark.rule("fow", "1186.2", "804.4")
def test_enraged_resonators_block_though_they_lie_rested() -> None:
    table = (
        scenario("fow")
        .define(**being("Bull", 500, 1000, "[Enraging]"))
        .define(**being("Sleeper", 100, 100))
        .field(0, "Bull")
        .field(1, "Sleeper", rested=True)
        .resources(1, life=LIFE)
    )
    table.attack("Bull", at=1).choose("Sleeper").resolve()
    with pytest.raises(BadScenario):
        table.no_block()
    table.block("Sleeper").to("main")
    assert not table.is_on_field("Sleeper") and table.resource(1, "life") == LIFE


@pytest.mark.rule("fow", "1168.2", "1168.3", "1103.2a")
def test_of_two_protectors_one_protects() -> None:
    table = (
        scenario("fow")
        .define(**being("Raider", 300, 900))
        .define(**being("Left Guard", 100, 900, "[Protect]"))
        .define(**being("Right Guard", 100, 900, "[Protect]"))
        .field(0, "Raider")
        .field(1, "Left Guard", "Right Guard")
        .resources(1, life=LIFE)
    )
    table.attack("Raider", at=1)
    table.choose("Right Guard").no_block().to("main")
    assert table.damage_on("Right Guard") == 300 and table.damage_on("Left Guard") == 0
    assert not table.is_rested("Left Guard") and table.resource(1, "life") == LIFE


@pytest.mark.rule("fow", "1183.3", "1183.2", "803.3")
def test_defiant_of_zero_attacks_not_at_all_until_one_is_added() -> None:
    table = (
        scenario("fow")
        .define(**being("Shy Wolf", 300, 300, "[Defiant] (0)"))
        .define(**chant("Pluck", "Target resonator gains [Defiant] (+1) until end of turn."))
        .field(0, "Shy Wolf")
        .hand(0, "Pluck")
        .sources(0, fire=1)
        .resources(1, life=LIFE)
    )
    assert not table.can("attack", 0, "Shy Wolf")
    table.play(0, "Pluck", targets=["Shy Wolf"]).resolve()
    table.attack("Shy Wolf", at=1).no_block().to("main")
    assert table.resource(1, "life") == LIFE - 300 and not table.is_rested("Shy Wolf")
    assert not table.can("attack", 0, "Shy Wolf")
