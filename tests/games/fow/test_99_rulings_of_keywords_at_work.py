"""Chapter 1100: keyword abilities where they meet the rest of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from arbiter.testing import scenario
from tests.games.fow.said import KINDLER, chant, place, quick, res


@pytest.mark.rule("fow", "1101.1a")
def test_a_keyword_in_its_own_brackets_is_not_lost_with_the_abilities() -> None:
    table = (
        scenario("fow")
        .define(**chant("Silence", "All resonators lose all abilities until end of turn."))
        .define(**chant("Twin", "Copy target resonator you control."))
        .define(**res("Paragon", 300, 300, "«Mythic»\n[Enter] >>> You gain 100 life."))
        .sources(0, fire=2)
        .hand(0, "Silence", "Twin")
        .field(0, "Paragon")
    )
    table.play(0, "Silence").resolve()
    table.play(0, "Twin", targets=["Paragon"]).resolve()
    table.choose(table.card("Paragon", 0))
    table.resolve_all()
    assert table.field_names(0).count("Paragon") == 1


@pytest.mark.rule("fow", "1103.2a")
def test_pierce_asks_for_what_the_blocker_can_still_bear() -> None:
    table = (
        scenario("fow")
        .define(**res("Lancer", 1000, 1000, "[Pierce]"))
        .define(**res("Shieldmaid", 400, 800))
        .field(0, "Lancer")
        .field(1, "Shieldmaid", damage=300)
    )
    table.attack("Lancer").block("Shieldmaid").end_step()
    assert table.resource(1, "life") == 3500
    assert table.zone_names(1, "graveyard") == ["Shieldmaid"]


@pytest.mark.rule("fow", "1103.2a")
def test_pierce_assigns_before_damage_is_prevented() -> None:
    table = (
        scenario("fow")
        .define(**res("Lancer", 1000, 2000, "[Pierce]"))
        .define(**res("Wall", 100, 400, "Prevent all damage that would be dealt to this card."))
        .field(0, "Lancer")
        .field(1, "Wall")
    )
    table.attack("Lancer").block("Wall").to("main")
    assert table.resource(1, "life") == 3400 and table.is_on_field("Wall")


@pytest.mark.rule("fow", "1104.2")
def test_precision_attacks_the_recovered_and_flying_still_asks_flying_of_a_blocker() -> None:
    table = (
        scenario("fow")
        .define(**res("Hawk", 500, 500, "[Flying] [Precision]"))
        .define(**res("Mark", 300, 300))
        .define(**res("Guard", 900, 900))
        .field(0, "Hawk")
        .field(1, "Mark", "Guard")
    )
    table.attack("Hawk", at="Mark")
    assert not table.can("block", 1, "Guard")
    table.to("main")
    assert table.zone_names(1, "graveyard") == ["Mark"] and table.damage_on("Hawk") == 300


@pytest.mark.rule("fow", "1105.2")
def test_first_strike_does_nothing_for_a_blocker() -> None:
    table = (
        scenario("fow")
        .define(**res("Duelist", 500, 500))
        .define(**res("Quick Guard", 500, 500, "[First Strike]"))
        .field(0, "Duelist")
        .field(1, "Quick Guard")
    )
    table.attack("Duelist").block("Quick Guard").to("main")
    assert table.zone_names(0, "graveyard") == ["Duelist"]
    assert table.zone_names(1, "graveyard") == ["Quick Guard"]


@pytest.mark.rule("fow", "1109.3")
def test_imperishable_does_not_help_against_no_def() -> None:
    def setting(text: str) -> Any:
        phoenix = {
            **KINDLER,
            "name": "Ashling",
            "other": {
                "name": "Ashling Aflame",
                "type": "J-Ruler",
                "attribute": ["R"],
                "atk": 500,
                "def": 500,
                "text": "[Imperishable]",
            },
        }
        return (
            scenario("fow")
            .define(**phoenix)
            .define(**chant("Blow", text))
            .sources(0, fire=2)
            .hand(0, "Blow")
            .field(0, "Ashling Aflame")
        )

    table = setting("Destroy target J/resonator.")
    table.play(0, "Blow", targets=["Ashling Aflame"]).resolve()
    assert table.zone_names(0, "ruler") == ["Ashling"] and table.counters("Ashling", "astral") == 0
    table = setting("Target J/resonator gains [-500/-500] until end of turn.")
    table.play(0, "Blow", targets=["Ashling Aflame"]).resolve()
    assert table.zone_names(0, "ruler") == ["Ashling"] and table.counters("Ashling", "astral") == 1


@pytest.mark.rule("fow", "1111.2b")
def test_incarnation_takes_one_of_either_attribute_and_only_ones_own() -> None:
    def setting() -> Any:
        return (
            scenario("fow")
            .define(**res("Great Beast", 1000, 1000, "[Incarnation] {R} or {G}", cost="{R}{G}{4}"))
            .define(**res("Fawn", 300, 300, cost="{G}"))
            .define(**res("Minnow", 300, 300, cost="{U}"))
            .hand(0, "Great Beast")
        )

    assert not setting().field(0, "Minnow").field(1, "Fawn").can("play", 0, "Great Beast")
    table = setting().field(0, "Minnow", "Fawn")
    table.play(0, "Great Beast", extra=True, cost=["Fawn"]).resolve()
    assert table.is_on_field("Great Beast") and table.zone_names(0, "graveyard") == ["Fawn"]


@pytest.mark.rule("fow", "1115.2")
def test_a_remnant_that_is_cancelled_is_removed() -> None:
    table = (
        scenario("fow")
        .define(**chant("Old Curse", "[Remnant]\nYour opponent loses 300 life."))
        .define(name="Hush", type="Chant", cost="{U}", text="[Quickcast]\nCancel target spell.")
        .sources(0, fire=1)
        .sources(1, water=1)
        .zone(0, "graveyard", "Old Curse")
        .hand(1, "Hush")
    )
    table.play(0, "Old Curse").passes(0).play(1, "Hush", targets=["Old Curse"]).resolve()
    assert table.resource(1, "life") == 4000
    assert table.zone_names(0, "graveyard") == [] and table.zone_names(0, "removed") == ["Old Curse"]


@pytest.mark.rule("fow", "1118.2b")
def test_a_limit_that_is_used_up_does_not_forbid_attacks() -> None:
    table = (
        scenario("fow").define(**res("Clockwork", 300, 300, "[Limit] 1")).field(0, "Clockwork", counters={"limit": 0})
    )
    table.attack("Clockwork")
    assert table.stack() == []
    table.no_block().end_step()
    assert table.resource(1, "life") == 3700


@pytest.mark.rule("fow", "1120.6")
def test_what_speaks_of_barrier_speaks_of_every_barrier() -> None:
    table = (
        scenario("fow")
        .define(**chant("Unwall", "Destroy all resonators with [Barrier]."))
        .define(**chant("Smite", "Destroy target resonator."))
        .define(**res("Warded", 300, 300, "[Barrier] (Chant)"))
        .define(**res("Bare", 300, 300))
        .sources(0, fire=2)
        .hand(0, "Unwall", "Smite")
        .field(1, "Warded", "Bare")
    )
    table.play(0, "Smite", targets=["Bare"]).resolve()
    assert table.why_not(0, "Unwall") == []
    table.play(0, "Unwall").resolve()
    assert table.zone_names(1, "graveyard") == ["Bare", "Warded"]


@pytest.mark.rule("fow", "1124.4")
def test_torrent_counts_what_was_cancelled() -> None:
    table = (
        scenario("fow")
        .define(**chant("Wave", "You gain 100 life.\n[Torrent] -- Draw a card."))
        .define(**chant("Prelude", "You gain 100 life."))
        .define(**quick("Hush", "Cancel target spell."))
        .sources(0, fire=2)
        .sources(1, water=1)
        .hand(0, "Wave", "Prelude")
        .hand(1, "Hush")
    )
    table.play(0, "Prelude").passes(0).play(1, "Hush", targets=["Prelude"]).resolve_all()
    table.play(0, "Wave").resolve()
    assert table.resource(0, "life") == 4100 and table.hand_size(0) == 1


@pytest.mark.rule("fow", "1127.2a")
def test_resonance_hears_a_regalia_of_that_stone_type() -> None:
    table = (
        scenario("fow")
        .define(
            **res(
                "Listener",
                300,
                300,
                "[Resonance] Fire Magic Stone >>> You gain 100 life.\n[Omniresonance] >>> You gain 1000 life.",
            )
        )
        .define(name="Glowing Shard", type="Regalia", cost="{0}", text="This card has the fire magic stone type.")
        .hand(0, "Glowing Shard")
        .field(0, "Listener")
    )
    table.play(0, "Glowing Shard").resolve_all()
    assert table.resource(0, "life") == 4100  # 1127.4a


@pytest.mark.rule("fow", "1129.2b")
def test_a_mobilized_regalia_attacks_this_turn_and_is_a_regalia_still() -> None:
    table = (
        scenario("fow")
        .define(name="War Wagon", type="Regalia", cost="{2}", atk=600, text="[Mobilize] (Human)", **{"def": 600})
        .define(**res("Driver", 100, 100, race=["Human"]))
        .define(**chant("Crush", "Destroy target regalia."))
        .sources(1, fire=1)
        .hand(1, "Crush")
        .field(0, "War Wagon", "Driver")
    )
    assert not table.can("attack", 0, "War Wagon")
    table.use(0, "War Wagon", cost=["Driver"]).resolve()
    table.attack("War Wagon").to("main")
    assert table.resource(1, "life") == 3400 and table.is_rested("Driver")


@pytest.mark.rule("fow", "1134.2")
def test_null_is_asked_as_the_card_is_played() -> None:
    def setting(*more: str) -> Any:
        return (
            scenario("fow")
            .define(**chant("Empty Bowl", "You gain 100 life.\n[Null] -- Draw two cards."))
            .define(**chant("Page", "Draw a card."))
            .sources(0, fire=1)
            .hand(0, "Empty Bowl", *more)
        )

    table = setting()
    table.play(0, "Empty Bowl").resolve()
    assert table.hand_size(0) == 2
    table = setting("Page")
    table.play(0, "Empty Bowl").resolve()
    assert table.hand_size(0) == 1


@pytest.mark.rule("fow", "1135.3")
def test_what_is_prevented_drains_nothing() -> None:
    table = (
        scenario("fow")
        .define(**res("Leech", 500, 500, "[Drain]"))
        .define(**res("Wall", 100, 2000, "If damage would be dealt to this card, prevent 300 of it."))
        .field(0, "Leech")
        .field(1, "Wall")
    )
    table.attack("Leech").block("Wall").to("main")
    assert table.resource(0, "life") == 4200


@pytest.mark.rule("fow", "1138.2")
def test_bane_without_damage_destroys_nothing() -> None:
    def setting(text: str) -> Any:
        return (
            scenario("fow")
            .define(**res("Viper", 100, 2000, "[Bane]"))
            .define(**res("Elephant", 500, 2000, text))
            .field(0, "Viper")
            .field(1, "Elephant")
        )

    table = setting("")
    table.attack("Viper").block("Elephant").to("main")
    assert table.zone_names(1, "graveyard") == ["Elephant"]
    table = setting("Prevent all damage that would be dealt to this card.")
    table.attack("Viper").block("Elephant").to("main")
    assert table.is_on_field("Elephant")


@pytest.mark.rule("fow", "1167.2")
def test_an_untouchable_spell_is_no_target_and_its_abilities_neither() -> None:
    table = (
        scenario("fow")
        .define(**res("Mirage", 300, 300, "[Untouchable]\n[Enter] >>> You gain 100 life.", cost="{R}"))
        .define(name="Hush", type="Chant", cost="{U}", text="[Quickcast]\nCancel target spell.")
        .define(name="Still", type="Chant", cost="{U}", text="[Quickcast]\nCancel target automatic ability.")
        .sources(0, fire=1)
        .sources(1, water=1)
        .hand(0, "Mirage")
        .hand(1, "Hush", "Still")
    )
    table.play(0, "Mirage").passes(0)
    assert table.why_not(1, "Hush") == ["903.2i"]
    table.resolve().passes(0)
    assert table.stack() == ["Mirage"] and table.why_not(1, "Still") == ["903.2i"]


@pytest.mark.rule("fow", "1168.2")
def test_protect_takes_the_attack_and_one_that_is_rested_cannot() -> None:
    table = (
        scenario("fow")
        .define(**res("Duelist", 500, 500))
        .define(**res("Bodyguard", 200, 800, "[Protect]"))
        .field(0, "Duelist")
        .field(1, "Bodyguard")
    )
    table.attack("Duelist", at=1).yes()
    assert table.is_rested("Bodyguard")
    table.to("main")
    assert table.resource(1, "life") == 4000
    assert table.damage_on("Bodyguard") == 500 and table.damage_on("Duelist") == 200


@pytest.mark.rule("fow", "1168.3")
def test_one_protector_a_battle() -> None:
    table = (
        scenario("fow")
        .define(**res("Duelist", 500, 500))
        .define(**res("First Guard", 100, 800, "[Protect]"))
        .define(**res("Second Guard", 100, 800, "[Protect]"))
        .field(0, "Duelist")
        .field(1, "First Guard", "Second Guard")
    )
    table.attack("Duelist", at=1).choose("First Guard")
    table.no_block().to("main")
    assert table.damage_on("First Guard") == 500 and not table.is_rested("Second Guard")


@pytest.mark.rule("fow", "1169.2")
def test_multi_strike_drains_twice_and_the_blocker_strikes_once() -> None:
    table = (
        scenario("fow")
        .define(**res("Whirl", 300, 900, "[Multi Strike] [Drain]"))
        .define(**res("Wall", 200, 900))
        .field(0, "Whirl")
        .field(1, "Wall")
    )
    table.attack("Whirl").block("Wall").to("main")
    assert table.damage_on("Wall") == 600 and table.damage_on("Whirl") == 200
    assert table.resource(0, "life") == 4600


@pytest.mark.rule("fow", "1174.2")
def test_an_ambush_waits_for_the_opponents_draw_and_costs_its_own_price() -> None:
    table = (
        scenario("fow")
        .define(**res("Lurker", 500, 500, "[Ambush] {U}", cost="{U}{4}"))
        .define(**chant("Page", "Draw a card."))
        .sources(0, fire=1)
        .sources(1, water=1)
        .hand(0, "Page")
        .zone(1, "standby", "Lurker")
    )
    table.passes(0)
    assert not table.can("play", 1, "Lurker")
    table = (
        scenario("fow")
        .define(**res("Lurker", 500, 500, "[Ambush] {U}", cost="{U}{4}"))
        .define(**chant("Page", "Draw a card."))
        .sources(0, fire=1)
        .sources(1, water=1)
        .hand(0, "Page")
        .zone(1, "standby", "Lurker")
    )
    table.play(0, "Page").resolve().passes(0)
    table.play(1, "Lurker").resolve()
    assert table.is_on_field("Lurker", 1)


@pytest.mark.rule("fow", "1176.4")
def test_overgrowth_grows_with_the_spells_of_the_turn() -> None:
    table = (
        scenario("fow")
        .define(**res("Vine", 100, 100, "[Overgrowth]", cost="{G}"))
        .define(**res("Shrub", 100, 100, "[Overgrowth]", cost="{G}"))
        .define(**res("Stone", 100, 100))
        .sources(0, wind=2)
        .hand(0, "Vine", "Shrub")
        .field(1, "Stone")
    )
    table.play(0, "Vine").resolve()
    first = table.power("Vine")
    table.play(0, "Shrub").resolve()
    # 1176.2  each other J/resonator, whoever controls it: the first with 1, the second with 2
    assert table.power("Stone") == 100 + 100 + 200
    assert table.power("Vine") == first + 200 and table.power("Shrub") == 300


@pytest.mark.rule("fow", "1177.2")
def test_the_terrifying_is_blocked_by_no_lesser_one() -> None:
    table = (
        scenario("fow")
        .define(**res("Horror", 600, 600, "[Terrifying]"))
        .define(**res("Lesser", 500, 900, cost="{R}{2}"))
        .define(**res("Cheap", 900, 900, cost="{R}"))
        .define(**res("Equal", 600, 900, cost="{R}{1}"))
        .field(0, "Horror")
        .field(1, "Lesser", "Cheap", "Equal")
    )
    table.attack("Horror")
    assert not table.can("block", 1, "Lesser") and not table.can("block", 1, "Cheap")
    assert table.can("block", 1, "Equal")


@pytest.mark.rule("fow", "1181.2")
def test_aegis_against_the_quick_and_the_new() -> None:
    table = (
        scenario("fow")
        .define(**res("Ward", 300, 300, "[Aegis]"))
        .define(**quick("Fast Bolt", "Destroy target resonator.", cost="{R}"))
        .define(**chant("Slow Bolt", "Destroy target resonator."))
        .define(**res("Archer", 300, 300, "{0}: Destroy target resonator your opponent controls."))
        .sources(0, fire=2)
        .hand(0, "Fast Bolt", "Slow Bolt")
        .field(0, "Archer", fresh=True)
        .field(1, "Ward")
    )
    assert table.why_not(0, "Archer") == ["903.2i"]
    table.play(0, "Fast Bolt", targets=["Archer"])  # no choice but one's own
    table.resolve()
    table.play(0, "Slow Bolt", targets=["Ward"]).resolve()
    assert table.zone_names(1, "graveyard") == ["Ward"]


@pytest.mark.rule("fow", "1183.2")
def test_defiant_adds_up_and_does_not_rest() -> None:
    table = (
        scenario("fow")
        .define(**res("Rebel", 300, 300, "[Defiant] (1)"))
        .define(**chant("Rally", "Target resonator gains [Defiant] (1) until end of turn."))
        .sources(0, fire=1)
        .hand(0, "Rally")
        .field(0, "Rebel")
    )
    table.play(0, "Rally", targets=["Rebel"]).resolve()
    table.attack("Rebel").to("main")
    assert not table.is_rested("Rebel")
    table.attack("Rebel").to("main")
    assert table.resource(1, "life") == 3400
    assert not table.can("attack", 0, "Rebel")


@pytest.mark.rule("fow", "1185.2")
def test_vileborn_hurts_once_a_turn_and_adds_up() -> None:
    table = (
        scenario("fow")
        .define(**res("Outcast", 300, 300, "[Vileborn] (2)"))
        .define(**place("Foul Pit", "Resonators you control gain [Vileborn] (1)."))
        .define(**chant("Praise", "Target resonator gains [+100/0] until end of turn."))
        .sources(0, fire=2)
        .hand(0, "Praise", "Praise")
        .field(0, "Foul Pit", "Outcast")
    )
    table.play(0, "Praise", targets=["Outcast"]).resolve_all()
    assert table.resource(1, "life") == 3700
    table.play(0, "Praise", targets=["Outcast"]).resolve_all()
    assert table.resource(1, "life") == 3700 and table.resource(0, "life") == 4000


@pytest.mark.rule("fow", "1186.2")
def test_the_enraged_one_blocks_though_it_is_rested() -> None:
    table = (
        scenario("fow")
        .define(**res("Taunter", 500, 900, "[Enraging]"))
        .define(**res("Bull", 300, 900))
        .define(**res("Calf", 100, 900))
        .field(0, "Taunter")
        .field(1, "Bull", rested=True)
        .field(1, "Calf")
    )
    table.attack("Taunter", at=1).choose("Bull")
    table.resolve().block("Bull").to("main")
    assert table.damage_on("Bull") == 500 and table.damage_on("Taunter") == 300


@pytest.mark.rule("fow", "1187.2")
def test_called_to_valhalla_it_is_expelled_and_another_comes() -> None:
    table = (
        scenario("fow")
        .define(**res("Fallen Sister", 300, 300, "[Call of Valhalla] (2)", race=["Valkyrie"]))
        .define(**res("Younger Sister", 400, 400, race=["Valkyrie"], cost="{W}{1}"))
        .define(**res("Elder Sister", 900, 900, race=["Valkyrie"], cost="{W}{4}"))
        .define(**chant("Smite", "Destroy target resonator."))
        .sources(0, fire=1)
        .hand(0, "Smite")
        .field(1, "Fallen Sister")
        .deck(1, "Elder Sister", "Younger Sister")
    )
    table.play(0, "Smite", targets=["Fallen Sister"]).resolve()
    table.choose("Younger Sister").resolve_all()
    assert table.zone_names(1, "outside") == ["Fallen Sister"]
    assert table.is_on_field("Younger Sister", 1)


@pytest.mark.rule("fow", "1189.2a")
def test_moontide_copies_a_spell_once_and_no_copy() -> None:
    table = (
        scenario("fow")
        .define(**chant("Ripple", "[Moontide] {U}\nYour opponent loses 300 life."))
        .sources(0, fire=1, water=2)
        .hand(0, "Ripple")
    )
    table.play(0, "Ripple")
    table.use(0, "Ripple").resolve()
    assert len(table.stack()) == 2
    assert not table.can("use", 0, "Ripple")
    table.resolve_all()
    assert table.resource(1, "life") == 3400


@pytest.mark.rule("fow", "1190.2")
def test_necrobloom_comes_back_once_a_turn() -> None:
    table = (
        scenario("fow")
        .define(**res("Grave Lily", 300, 300, "[Necrobloom]"))
        .define(**res("Miner", 300, 300, "Banish a magic stone: You gain 100 life."))
        .sources(0, fire=2)
        .field(0, "Miner")
        .zone(0, "graveyard", "Grave Lily", "Grave Lily")
    )
    first = table.card("Grave Lily", 0, zone="graveyard")
    table.use(0, "Miner", cost=["Fire Source 1"]).order(first).resolve_all()
    assert table.field_names(0).count("Grave Lily") == 1
    table.use(0, "Miner", cost=["Fire Source 2"]).resolve_all()
    assert table.field_names(0).count("Grave Lily") == 1
    assert table.zone_names(0, "graveyard").count("Grave Lily") == 1


@pytest.mark.rule("fow", "1192.2")
def test_graverberate_copies_for_each_card_that_came_into_a_graveyard() -> None:
    table = (
        scenario("fow")
        .define(**chant("Dirge", "[Graverberate]\nYour opponent loses 100 life."))
        .define(**chant("Mill", "Put the top two cards of your deck into your graveyard."))
        .sources(0, fire=2)
        .hand(0, "Dirge", "Mill")
    )
    table.play(0, "Mill").resolve()
    # two cards from the deck and the chant itself
    table.play(0, "Dirge").resolve_all()
    assert table.resource(1, "life") == 4000 - 400


@pytest.mark.rule("fow", "1195.2")
def test_kernlos_has_no_attribute_and_may_be_paid_with_void_will() -> None:
    table = (
        scenario("fow")
        .define(**res("Blank", 300, 300, "[Kernlos]", cost="{R}"))
        .define(**place("Fire Hall", "Fire resonators you control gain [+100/0]."))
        .sources(0, void=1)
        .hand(0, "Blank")
        .field(0, "Fire Hall")
    )
    table.play(0, "Blank").resolve()
    assert table.power("Blank") == 300


@pytest.mark.rule("fow", "1196.2")
def test_what_raided_goes_home_at_end_of_turn() -> None:
    table = (
        scenario("fow")
        .define(**res("Corsair", 700, 300, "[Raid] {R}", cost="{R}{3}"))
        .sources(0, fire=1)
        .hand(0, "Corsair")
    )
    table.play(0, "Corsair", extra=True).resolve()
    table.attack("Corsair").to("main")
    assert table.resource(1, "life") == 3300
    table.next_turn()
    assert table.hand_names(0) == ["Corsair"]


@pytest.mark.rule("fow", "1197.3")
def test_anathema_asks_for_four_card_types_in_the_graveyard() -> None:
    def setting(*cards: str) -> Any:
        return (
            scenario("fow")
            .define(**res("Heretic", 300, 300, "[Anathema] -- This card gains [+500/0]."))
            .define(**res("Bones", 300, 300))
            .define(**chant("Page", "Draw a card."))
            .define(**place("Ruin", "Resonators you control gain [+100/0]."))
            .define(name="Idol", type="Regalia", cost="{1}", text="{Rest}: Produce {R}.")
            .field(0, "Heretic")
            .zone(0, "graveyard", *cards)
        )

    assert setting("Bones", "Page", "Ruin").power("Heretic") == 300
    assert setting("Bones", "Page", "Ruin", "Idol").power("Heretic") == 800


@pytest.mark.rule("fow", "1126.2")
def test_an_inherited_ability_is_played_from_the_hand_at_any_time_and_is_no_spell() -> None:
    table = (
        scenario("fow")
        .define(
            **res(
                "Elder",
                300,
                300,
                "[Inheritance] {G}: Target resonator gains [+200/+200] until end of turn.",
                cost="{G}",
            )
        )
        .define(**res("Heir", 300, 300))
        .define(**quick("Hush", "Cancel target spell."))
        .sources(0, wind=1)
        .sources(1, water=1)
        .hand(0, "Elder")
        .hand(1, "Hush")
        .field(0, "Heir")
    )
    table.attack("Heir").use(0, "Elder", targets=["Heir"])
    assert table.zone_names(0, "graveyard") == ["Elder"]  # 1126.2  discarded as a cost
    table.passes(0)
    assert table.why_not(1, "Hush") == ["903.2i"]
    table.resolve().to("main")
    assert table.resource(1, "life") == 3500
