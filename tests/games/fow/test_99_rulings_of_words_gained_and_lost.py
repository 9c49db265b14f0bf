"""Rulings on words that are gained, lost, doubled or granted, and on what targets may not be."""

from __future__ import annotations

import pytest

from tests.games.fow.defined import addition, chant, life, resonator, table


@pytest.mark.rule("fow", "1416.1", "1139.2", "909.2a")
def test_an_old_cannot_be_destroyed_counts_as_eternal_and_can_be_lost_as_such() -> None:
    t = (
        table(
            resonator("Old Statue", "This card cannot be destroyed.", 400, 400, "{R}{1}"),
            addition("Plinth", "Resonators you control with [Eternal] gain [+300/+300]."),
            chant("Erode", "Target resonator loses [Eternal] until end of turn.", "{R}"),
            chant("Topple", "Destroy target resonator.", "{R}"),
        )
        .field(0, "Old Statue", "Plinth")
        .hand(0, "Erode", "Topple", "Topple")
        .sources(0, fire=3)
    )
    assert t.power("Old Statue") == 700
    t.play(0, "Topple", targets=["Old Statue"]).resolve()
    assert t.is_on_field("Old Statue", 0)
    t.play(0, "Erode", targets=["Old Statue"]).resolve()
    assert t.power("Old Statue") == 400
    t.play(0, "Topple", targets=["Old Statue"]).resolve()
    assert "Old Statue" in t.zone_names(0, "graveyard")


@pytest.mark.rule("fow", "1101.1", "1101.1a", "1205.8")
def test_mythic_is_no_ability_and_stays_when_all_abilities_are_lost() -> None:
    t = (
        table(
            resonator("Sole Regent", "«Mythic»\n[Flying]", 400, 400, "{R}{1}"),
            addition("Grey Veil", "Resonators lose all abilities."),
        )
        .field(0, "Sole Regent", "Grey Veil")
        .hand(0, "Sole Regent")
        .sources(0, fire=2)
    )
    assert not t.has("Sole Regent", "Flying")
    t.play(0, "Sole Regent").resolve()
    t.choose(t.card("Sole Regent", 0, zone="field", index=1))
    assert t.field_names(0).count("Sole Regent") == 1
    assert t.zone_names(0, "graveyard") == ["Sole Regent"]


@pytest.mark.rule("fow", "1102.3", "1118.2", "909.5")
def test_limit_gained_on_entering_adds_to_the_printed_one_and_is_still_one_ability() -> None:
    t = (
        table(
            resonator("Spent Fuse", "[Swiftness] [Limit] (2)", 400, 400, "{R}{1}"),
            addition("Long Wick", "Resonators you control gain [Limit] (1)."),
        )
        .field(0, "Long Wick")
        .hand(0, "Spent Fuse")
        .sources(0, fire=2)
    )
    t.play(0, "Spent Fuse").resolve()
    assert t.counters("Spent Fuse", "limit") == 3
    t.attack("Spent Fuse").to("main")
    assert t.counters("Spent Fuse", "limit") == 2


@pytest.mark.rule("fow", "909.3d", "902.3b", "902.3c", "1107.2")
def test_flying_gained_after_it_is_taken_from_all_is_there_and_a_newcomer_has_none() -> None:
    t = (
        table(
            addition("Heavy Air", "Resonators your opponent controls lose [Flying]."),
            resonator("Kite", "[Flying]", 400, 400, "{G}"),
            chant("Updraft", "Target resonator gains [Flying] until end of turn.", "{G}"),
        )
        .turn(1)
        .field(0, "Heavy Air")
        .field(1, "Kite")
        .hand(1, "Kite", "Updraft")
        .sources(1, wind=2)
    )
    assert not t.has("Kite", "Flying")
    t.play(1, "Updraft", targets=["Kite"]).resolve()
    first = t.card("Kite", 1, zone="field", index=0)
    assert t.has(first, "Flying")
    t.play(1, t.card("Kite", 1, zone="hand")).resolve()
    assert not t.has(t.card("Kite", 1, zone="field", index=1), "Flying")
    assert t.has(first, "Flying")


@pytest.mark.rule("fow", "1120.3", "1120.6")
def test_a_barrier_against_chants_stops_chants_only_and_counts_as_a_barrier() -> None:
    t = (
        table(
            resonator("Ward Mage", "[Barrier] (Chant)", 400, 400, "{R}{1}"),
            resonator("Plain Mage", "", 400, 400, "{R}{1}"),
            addition("Slingshot", "{Rest}: Rest target resonator your opponent controls."),
            chant("Bolt", "Destroy target resonator your opponent controls.", "{R}"),
            chant("Ward Breaker", "Destroy all resonators with [Barrier].", "{R}"),
        )
        .field(0, "Slingshot")
        .field(1, "Ward Mage", "Plain Mage")
        .hand(0, "Bolt", "Ward Breaker", "Bolt")
        .sources(0, fire=2)
    )
    t.play(0, "Bolt", targets=["Plain Mage"]).resolve()
    assert not t.can("play", 0, "Bolt")
    t.use(0, "Slingshot", targets=["Ward Mage"]).resolve()
    assert t.is_rested("Ward Mage", 1)
    t.play(0, "Ward Breaker").resolve()
    assert sorted(t.zone_names(1, "graveyard")) == ["Plain Mage", "Ward Mage"]


@pytest.mark.rule("fow", "1120.2", "903.3a")
def test_a_barrier_gained_in_response_makes_the_target_illegal_and_the_rest_still_happens() -> None:
    t = (
        table(
            chant("Lull", "Rest target resonator. Draw a card.", "{U}"),
            chant("Cloak", "[Quickcast]\nTarget resonator gains [Barrier] until end of turn.", "{W}"),
            resonator("Sentry", "", 400, 400, "{R}{1}"),
        )
        .field(1, "Sentry")
        .hand(0, "Lull")
        .hand(1, "Cloak")
        .sources(0, water=1)
        .sources(1, light=1)
    )
    t.play(0, "Lull", targets=["Sentry"]).passes(0).play(1, "Cloak", targets=["Sentry"]).resolve()
    t.resolve()
    assert not t.is_rested("Sentry", 1)
    assert t.hand_size(0) == 1


@pytest.mark.rule("fow", "1181.2", "903.2i")
def test_aegis_stops_quickcast_spells_and_newcomers_abilities_and_nothing_else() -> None:
    spit = (
        "{0}: This card deals 100 damage to target resonator your opponent controls. "
        "Play this ability only once per turn."
    )
    t = (
        table(
            resonator("Shieldmaid", "[Aegis]", 400, 400, "{R}{1}"),
            resonator("Young Spitter", spit, 400, 400, "{R}{1}"),
            resonator("Old Spitter", spit, 400, 400, "{R}{1}"),
            chant("Dart", "[Quickcast]\nThis card deals 100 damage to target resonator your opponent controls.", "{R}"),
            chant("Stone", "This card deals 100 damage to target resonator your opponent controls.", "{R}"),
        )
        .field(0, "Young Spitter", fresh=True)
        .field(0, "Old Spitter")
        .field(1, "Shieldmaid")
        .hand(0, "Dart", "Stone")
        .sources(0, fire=2)
    )
    assert not t.can("play", 0, "Dart")
    assert not t.can("use", 0, "Young Spitter")
    t.use(0, "Old Spitter", targets=["Shieldmaid"]).resolve()
    t.play(0, "Stone", targets=["Shieldmaid"]).resolve()
    assert t.damage_on("Shieldmaid") == 200


@pytest.mark.rule("fow", "1156.2", "1156.3", "1156.3a")
def test_a_fused_card_still_lends_its_size_when_it_has_lost_its_abilities() -> None:
    t = (
        table(
            resonator("Wing Frame", "[Flying]\n[Fusion] (Clockwork)", 600, 500, "{R}"),
            resonator("Core Unit", "", 400, 400, "{R}{1}", ("Clockwork",)),
            chant("Strip", "[Quickcast]\nTarget addition loses all abilities until end of turn.", "{R}"),
        )
        .field(0, "Core Unit")
        .hand(0, "Wing Frame")
        .hand(1, "Strip")
        .sources(0, fire=1)
        .sources(1, fire=1)
    )
    t.play(0, "Wing Frame", targets=["Core Unit"]).resolve()
    assert (t.power("Core Unit"), t.guard("Core Unit")) == (1000, 900)
    assert t.has("Core Unit", "Flying")
    t.passes(0).play(1, "Strip", targets=["Wing Frame"]).resolve()
    assert (t.power("Core Unit"), t.guard("Core Unit")) == (1000, 900)
    assert not t.has("Core Unit", "Flying")


@pytest.mark.rule("fow", "1121.2", "1121.4", "1207.1", "1002.4")
def test_a_bestowed_addition_moves_on_and_stays_when_its_resonator_is_destroyed() -> None:
    t = (
        table(
            addition("Red Sash", "[Bestow] {1}\nBestowed resonator gains [+200/+200]."),
            resonator("First Wearer", "", 400, 400, "{R}{1}"),
            resonator("Next Wearer", "", 400, 400, "{R}{1}"),
            chant("Topple", "Destroy target resonator.", "{R}"),
        )
        .field(0, "Red Sash", "First Wearer", "Next Wearer")
        .hand(0, "Topple")
        .sources(0, fire=3)
    )
    t.use(0, "Red Sash", targets=["First Wearer"]).resolve()
    assert t.power("First Wearer") == 600
    t.use(0, "Red Sash", targets=["Next Wearer"]).resolve()
    assert (t.power("First Wearer"), t.power("Next Wearer")) == (400, 600)
    t.play(0, "Topple", targets=["Next Wearer"]).resolve()
    assert t.is_on_field("Red Sash", 0)


@pytest.mark.rule("fow", "1102.2", "1194.2", "1102.4")
def test_primal_roar_is_not_cumulative() -> None:
    t = table(
        resonator("Roarer", "[Primal Roar] (2)", 400, 400, "{R}{1}"),
        resonator("Longneck", "", 400, 400, "{R}{1}", ("Dinosaur",)),
        addition("Echo Cliff", 'Resonators you control named "Roarer" gain [Primal Roar] (1).'),
    ).field(0, "Roarer", "Longneck", "Echo Cliff")
    assert t.power("Longneck") == 600 and t.guard("Longneck") == 400


@pytest.mark.rule("fow", "1185.2", "1102.3", "1102.4")
def test_vileborn_gained_on_top_adds_up_and_triggers_the_first_time_only() -> None:
    t = (
        table(
            resonator("Wretch", "[Vileborn] (2)", 400, 400, "{R}{1}"),
            addition("Foul Altar", "Resonators you control gain [Vileborn] (1)."),
            chant("Prod", "Target resonator gains [+100/+100] until end of turn.", "{R}"),
        )
        .field(0, "Wretch", "Foul Altar")
        .hand(0, "Prod", "Prod")
        .sources(0, fire=2)
    )
    t.play(0, "Prod", targets=["Wretch"])
    assert t.stack() == ["Prod", "Wretch"]
    t.resolve_all()
    assert life(t, 1) == 3700
    t.play(0, "Prod", targets=["Wretch"])
    assert t.stack() == ["Prod"]
    t.resolve_all()
    assert life(t, 1) == 3700 and life(t, 0) == 4000


@pytest.mark.rule("fow", "1120.4", "1102.1a", "903.3a")
def test_a_player_who_gains_barrier_in_response_is_no_legal_target() -> None:
    t = (
        table(
            chant("Mind Drain", "Target player discards two cards. Draw a card.", "{B}"),
            chant("Inner Wall", "[Quickcast]\nYou gain [Barrier] until end of turn.", "{W}"),
        )
        .hand(0, "Mind Drain")
        .hand(1, "Inner Wall", 3)
        .sources(0, darkness=1)
        .sources(1, light=1)
    )
    t.play(0, "Mind Drain", targets=[1]).passes(0).play(1, "Inner Wall").resolve()
    t.resolve()
    assert t.hand_size(1) == 3 and t.hand_size(0) == 1


@pytest.mark.rule("fow", "1017.5", "1101.3", "1205.8")
def test_a_card_that_becomes_a_copy_of_a_mythic_one_shares_its_name_with_it() -> None:
    t = table(
        resonator("Sole Regent", "«Mythic»", 900, 900, "{R}{1}"),
        resonator(
            "Mimic",
            "{0}: This card becomes a copy of target resonator until end of turn. "
            "Play this ability only once per turn.",
            400,
            400,
            "{R}{1}",
        ),
    ).field(0, "Sole Regent", "Mimic")
    mimic = t.card("Mimic", 0)
    t.use(0, mimic, targets=["Sole Regent"]).resolve()
    t.choose(mimic)
    assert len(t.zone_names(0, "graveyard")) == 1
    assert len([each for each in t.field_names(0) if each in ("Sole Regent", "Mimic")]) == 1


@pytest.mark.rule("fow", "1051.1", "1205.8")
def test_a_mythic_card_that_is_taken_over_meets_ones_own() -> None:
    t = (
        table(
            resonator("Sole Regent", "«Mythic»", 400, 400, "{R}{1}"),
            chant("Usurp", "Gain control of target resonator.", "{R}"),
        )
        .field(0, "Sole Regent")
        .field(1, "Sole Regent")
        .hand(0, "Usurp")
        .sources(0, fire=1)
    )
    theirs = t.card("Sole Regent", 1)
    t.play(0, "Usurp", targets=[theirs]).resolve()
    t.choose(theirs)
    assert len(t.zone_names(0, "graveyard")) + len(t.zone_names(1, "graveyard")) == 2
    assert t.field_names(0).count("Sole Regent") == 1


@pytest.mark.rule("fow", "1002.5", "1129.2c", "1121.4")
def test_a_bestowed_regalia_that_becomes_a_resonator_stops_being_added() -> None:
    t = (
        table(
            {
                "name": "War Banner",
                "type": "Regalia",
                "cost": "{1}",
                "atk": 500,
                "def": 500,
                "text": "[Bestow] {1}\nBestowed resonator gains [+200/+200].\n[Mobilize] (Squire)",
            },
            resonator("Squire", "", 400, 400, "{R}{1}", ("Squire",)),
            resonator("Bearer", "", 400, 400, "{R}{1}"),
        )
        .field(0, "War Banner", "Squire", "Bearer")
        .sources(0, fire=1)
    )
    t.use(0, "War Banner", "bestow", targets=["Bearer"]).resolve()
    assert t.power("Bearer") == 600
    t.use(0, "War Banner", "mobilize").resolve()
    assert t.power("Bearer") == 400 and t.power("War Banner") == 500
    assert t.is_on_field("War Banner", 0) and t.is_rested("Squire", 0)


@pytest.mark.rule("fow", "1165.2", "1165.3", "1165.4")
@pytest.mark.parametrize(("under", "power"), [(("A", "B"), 400), (("A", "B", "C"), 900)])
def test_trinity_counts_the_cards_beneath(under: tuple[str, ...], power: int) -> None:
    t = table(
        resonator("Tower", "[Trinity] – This card gains [+500/+500].", 400, 400, "{R}{1}"),
        resonator("A", "", 400, 400, "{R}{1}"),
        resonator("B", "", 400, 400, "{R}{1}"),
        resonator("C", "", 400, 400, "{R}{1}"),
    )
    assert t.field(0, "Tower", under=under).power("Tower") == power


@pytest.mark.rule("fow", "1128.3", "1128.4", "904.3", "1128.5")
@pytest.mark.parametrize(("stones", "power"), [(2, 400), (3, 900)])
def test_seal_counts_magic_stones_and_nothing_that_only_has_a_magic_stone_type(stones: int, power: int) -> None:
    t = (
        table(
            resonator("Sealed Sage", "[Seal] (3) – This card gains [+500/+500].", 400, 400, "{R}{1}"),
            resonator("Ember Idol", "This card has the fire magic stone type.", 400, 400, "{R}{1}"),
        )
        .field(0, "Sealed Sage", "Ember Idol")
        .sources(0, fire=stones)
    )
    assert t.power("Sealed Sage") == power


@pytest.mark.rule("fow", "1127.3", "1127.2a", "1127.4a")
def test_a_card_with_a_magic_stone_type_sets_off_its_own_resonance_and_no_omniresonance() -> None:
    t = (
        table(
            resonator(
                "Tide Idol",
                "This card has the water magic stone type.\n[Resonance] Water Magic Stone >>> You gain 100 life.",
                400,
                400,
                "{U}",
            ),
            addition("Deep Bell", "[Omniresonance] >>> You gain 500 life."),
        )
        .field(0, "Deep Bell")
        .hand(0, "Tide Idol")
        .sources(0, water=1)
    )
    t.play(0, "Tide Idol").resolve()
    assert t.stack() == ["Tide Idol"]
    t.resolve_all()
    assert life(t, 0) == 4100


@pytest.mark.rule("fow", "1405.1a", "903.3a", "702.3a")
def test_an_old_addition_goes_to_the_graveyard_when_its_target_is_gone() -> None:
    t = (
        table(
            addition(
                "Iron Harness",
                "As you play this card, target a resonator. This card enters the field added to the chosen target.\n"
                "Added resonator gains [+300/+300].",
            ),
            resonator("Mule", "", 400, 400, "{R}{1}"),
            chant("Snuff", "[Quickcast]\nDestroy target resonator.", "{B}"),
        )
        .field(0, "Mule")
        .hand(0, "Iron Harness")
        .hand(1, "Snuff")
        .sources(0, fire=1)
        .sources(1, darkness=1)
    )
    t.play(0, "Iron Harness", targets=["Mule"]).passes(0).play(1, "Snuff", targets=["Mule"]).resolve()
    t.resolve()
    assert sorted(t.zone_names(0, "graveyard")) == ["Iron Harness", "Mule"]
