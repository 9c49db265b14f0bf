"""Rulings where two or more rules meet: continuous effects and their order, values of what is gone, and rulers."""

from __future__ import annotations

import pytest

from arbiter.testing import Table
from tests.games.fow.common_cards import BOLT, FLICKER, RECALL, RULER
from tests.games.fow.defined import chant, face, resonator
from tests.games.fow.defined import table as table_of


@pytest.mark.rule("fow", "909.4", "909.5", "909.3c")
def test_a_bonus_for_a_race_reaches_newcomers_and_those_that_gain_the_race_later() -> None:
    table = (
        table_of(
            chant("Rally of Boughs", "Elf resonators you control gain [+200/+200] until end of turn.", "{G}"),
            chant(
                "Leaf Blood",
                "Target resonator gains Elf in addition to its other races until end of turn.",
                "{G}",
            ),
            resonator("Late Bough", "", 300, 300, "{G}", race=["Elf"]),
            resonator("Plain Walker", "", 300, 300, "{G}", race=["Human"]),
        )
        .sources(0, wind=3)
        .field(0, "Plain Walker")
        .hand(0, "Rally of Boughs", "Leaf Blood", "Late Bough")
    )
    table.play(0, "Rally of Boughs").resolve()
    table.play(0, "Late Bough").resolve()
    assert table.power("Late Bough") == 500 and table.power("Plain Walker") == 300
    table.play(0, "Leaf Blood", targets=["Plain Walker"]).resolve()
    assert table.power("Plain Walker") == 500
    table.next_turn()
    assert table.power("Late Bough") == 300 and table.power("Plain Walker") == 300


@pytest.mark.rule("fow", "909.3g", "909.3h", "1020.1", "1022.1a")
def test_counters_are_applied_after_an_effect_that_sets_the_values() -> None:
    table = (
        table_of(
            chant("Growing Ring", "Put two [+100/+100] counters on target resonator.", "{G}"),
            chant("Level Ground", "Target resonator becomes [300/300] until end of turn.", "{G}"),
            resonator("Tall Colt", "", 900, 700, "{G}"),
        )
        .sources(0, wind=2)
        .field(0, "Tall Colt")
        .hand(0, "Growing Ring", "Level Ground")
    )
    table.play(0, "Growing Ring", targets=["Tall Colt"]).resolve()
    table.play(0, "Level Ground", targets=["Tall Colt"]).resolve()
    assert (table.power("Tall Colt"), table.guard("Tall Colt")) == (500, 500)
    table.next_turn()
    assert (table.power("Tall Colt"), table.guard("Tall Colt")) == (1100, 900)


@pytest.mark.rule("fow", "902.3a", "902.3b", "909.3g", "302.3")
def test_a_lord_that_left_and_came_back_is_newer_than_the_effect_that_set_the_values() -> None:
    table = (
        table_of(
            FLICKER,
            chant("Level Ground", "Target resonator becomes [300/300] until end of turn.", "{W}"),
            resonator("Banner Bearer", "Other resonators you control gain [+200/+200].", 400, 400, "{W}"),
            resonator("Tall Colt", "", 900, 700, "{W}"),
        )
        .sources(0, light=2)
        .field(0, "Banner Bearer", "Tall Colt")
        .hand(0, "Blink Aside", "Level Ground")
    )
    assert table.power("Tall Colt") == 1100
    table.play(0, "Level Ground", targets=["Tall Colt"]).resolve()
    assert table.power("Tall Colt") == 300
    table.play(0, "Blink Aside", targets=["Banner Bearer"]).resolve()
    assert table.power("Tall Colt") == 500


@pytest.mark.rule("fow", "909.3i", "909.3h", "1203.1")
def test_what_asks_for_an_atk_is_applied_after_the_counters() -> None:
    table = (
        table_of(
            chant("Growing Ring", "Put a [+100/+100] counter on target resonator.", "{G}"),
            chant("Dry Rot", "Put a [-100/-100] counter on target resonator.", "{G}"),
            resonator("Height Keeper", "Resonators with ATK 800 or more you control gain [Flying].", 300, 300, "{G}"),
            resonator("Near Giant", "", 700, 700, "{G}"),
        )
        .sources(0, wind=2)
        .field(0, "Height Keeper", "Near Giant")
        .hand(0, "Growing Ring", "Dry Rot")
    )
    assert not table.has("Near Giant", "Flying")
    table.play(0, "Growing Ring", targets=["Near Giant"]).resolve()
    assert table.power("Near Giant") == 800 and table.has("Near Giant", "Flying")
    table.play(0, "Dry Rot", targets=["Near Giant"]).resolve()
    assert table.power("Near Giant") == 700 and not table.has("Near Giant", "Flying")


@pytest.mark.rule("fow", "909.2a", "909.3d", "902.3c")
def test_an_older_effect_that_asks_for_a_keyword_waits_for_the_newer_one_that_gives_or_takes_it() -> None:
    table = (
        table_of(
            chant("Lent Wings", "Target resonator gains [Flying] until end of turn.", "{U}"),
            chant("Lead Weight", "Target resonator loses [Flying] until end of turn.", "{U}"),
            resonator("Wing Marshal", "Resonators with [Flying] you control gain [First Strike].", 300, 300, "{U}"),
            resonator("Born Kite", "[Flying]", 300, 300, "{U}"),
        )
        .sources(0, water=2)
        .field(0, "Wing Marshal", "Born Kite")
        .hand(0, "Lent Wings", "Lead Weight")
    )
    assert table.has("Born Kite", "First Strike")
    table.play(0, "Lead Weight", targets=["Born Kite"]).resolve()
    assert not table.has("Born Kite", "Flying") and not table.has("Born Kite", "First Strike")
    table.play(0, "Lent Wings", targets=["Born Kite"]).resolve()
    assert table.has("Born Kite", "Flying") and table.has("Born Kite", "First Strike")


@pytest.mark.rule("fow", "903.2k-2", "903.2k-3")
def test_a_card_played_without_paying_its_cost_is_still_made_dearer() -> None:
    def table_with(stones: int) -> Table:
        return (
            table_of(
                face(
                    "Open Gate",
                    "Regalia",
                    "{Rest}: You may play a chant from your hand without paying its cost.",
                    cost="{2}",
                ),
                chant("Grand Reading", "Draw two cards.", "{R}{R}{2}"),
                resonator("Toll Keeper", "Your opponent pays {1} more to play chants.", 300, 300, "{R}"),
            )
            .sources(0, fire=stones)
            .field(0, "Open Gate")
            .field(1, "Toll Keeper")
            .hand(0, "Grand Reading")
        )

    table = table_with(1)
    table.use(0, "Open Gate").resolve().yes().choose("Grand Reading")
    assert table.stack() == ["Grand Reading"] and table.is_rested("Fire Source 1")
    table.resolve()
    assert table.hand_size(0) == 2
    table = table_with(0)
    table.use(0, "Open Gate").resolve()
    assert table.stack() == [] and table.hand_names(0) == ["Grand Reading"]


@pytest.mark.rule("fow", "903.3a")
def test_what_asks_for_the_values_of_an_illegal_target_does_nothing_and_the_rest_happens() -> None:
    table = (
        table_of(
            chant("Reaping Hymn", "Destroy target resonator. You gain life equal to its ATK. Draw a card.", "{B}"),
            RECALL,
            resonator("Fat Ox", "", 900, 900, "{U}"),
        )
        .sources(0, darkness=1)
        .sources(1, water=1)
        .field(1, "Fat Ox")
        .hand(0, "Reaping Hymn")
        .hand(1, "Undertow Call")
    )
    table.play(0, "Reaping Hymn", targets=["Fat Ox"]).passes(0)
    table.play(1, "Undertow Call", targets=["Fat Ox"]).resolve().resolve()
    assert table.hand_names(1) == ["Fat Ox"]
    assert table.resource(0, "life") == 4000 and table.hand_size(0) == 1


@pytest.mark.rule("fow", "911.1", "905.1")
def test_an_ability_of_a_source_that_is_gone_uses_the_values_of_when_it_was_played() -> None:
    table = (
        table_of(
            resonator(
                "Cliff Thrower",
                "{Rest}: This card deals damage equal to its ATK to target player.",
                500,
                500,
                "{R}",
            ),
            chant("Hot Blood", "[Quickcast]\nTarget resonator gains [+300/+300] until end of turn.", "{R}"),
            RECALL,
        )
        .sources(0, fire=1, water=1)
        .field(0, "Cliff Thrower")
        .hand(0, "Hot Blood", "Undertow Call")
    )
    table.use(0, "Cliff Thrower", targets=[1])
    table.play(0, "Hot Blood", targets=["Cliff Thrower"]).resolve()
    assert table.power("Cliff Thrower") == 800
    table.play(0, "Undertow Call", targets=["Cliff Thrower"]).resolve()
    assert table.hand_names(0) == ["Cliff Thrower"]
    table.resolve()
    assert table.resource(1, "life") == 3500


@pytest.mark.rule("fow", "702.3d", "702.3e", "1205.1", "906.3d")
def test_a_newcomer_without_def_left_is_not_destroyed_and_its_enter_ability_is_played() -> None:
    table = (
        table_of(
            resonator("Brief Guest", "[Enter] >>> Draw a card.", 300, 300, "{W}"),
            resonator("Mourner", "Whenever a resonator is destroyed >>> You gain 500 life.", 700, 700, "{W}"),
            resonator("Thin Air", "Resonators your opponent controls gain [-300/-300].", 300, 800, "{W}"),
        )
        .sources(0, light=1)
        .field(0, "Mourner")
        .field(1, "Thin Air")
        .hand(0, "Brief Guest")
    )
    table.play(0, "Brief Guest").resolve()
    assert table.zone_names(0, "graveyard") == ["Brief Guest"] and table.stack() == ["Brief Guest"]
    table.resolve()
    assert table.hand_size(0) == 1 and table.resource(0, "life") == 4000


@pytest.mark.rule("fow", "1010.3", "1204.1b", "1205.1")
def test_what_cannot_be_destroyed_keeps_deadly_damage_and_dies_of_no_def() -> None:
    table = (
        table_of(
            resonator("Old Anvil", "This card cannot be destroyed.", 400, 400, "{R}"),
            BOLT,
            chant("Hammerfall", "Destroy target resonator.", "{R}"),
            chant("Wither", "Target resonator gains [-400/-400] until end of turn.", "{R}"),
        )
        .sources(0, fire=3)
        .field(1, "Old Anvil")
        .hand(0, "Spark Lash", "Hammerfall", "Wither")
    )
    table.play(0, "Spark Lash", targets=["Old Anvil"]).resolve()
    assert table.is_on_field("Old Anvil") and table.damage_on("Old Anvil") == 500
    table.play(0, "Hammerfall", targets=["Old Anvil"]).resolve()
    assert table.is_on_field("Old Anvil")
    table.play(0, "Wither", targets=["Old Anvil"]).resolve()
    assert table.zone_names(1, "graveyard") == ["Old Anvil"]


@pytest.mark.rule("fow", "1010.1", "1010.1a", "1024.1", "1024.6", "710.1")
def test_an_astral_ruler_may_call_but_not_judge_until_it_is_healed() -> None:
    table = (
        table_of(
            RULER,
            chant("Crownfall", "Destroy target J-ruler.", "{W}"),
            chant("Mending Star", "If a ruler you control is astral, heal it.", "{W}"),
        )
        .sources(0, light=3)
        .zone(0, "ruler", "Dawn Regent")
        .zone(0, "stones", 2)
        .hand(0, "Crownfall", "Mending Star")
    )
    table.act(0, "judgment", "Dawn Regent").resolve()
    assert table.is_on_field("Dawn Regent, Risen")
    table.play(0, "Crownfall", targets=["Dawn Regent, Risen"]).resolve()
    assert table.zone_names(0, "ruler") == ["Dawn Regent"]
    table.to("main", player=1).to("main", player=0)
    assert table.acts(0, "judgment") == [] and len(table.acts(0, "call")) == 1
    table.play(0, "Mending Star").resolve()
    assert len(table.acts(0, "judgment")) == 1


@pytest.mark.rule("fow", "705.1", "710.1", "1013.1")
def test_a_ruler_that_called_and_recovered_may_judge_but_not_the_other_way_round() -> None:
    table = (
        table_of(
            RULER,
            chant("Second Wind", "Recover target J/ruler you control.", "{W}"),
        )
        .sources(0, light=2)
        .zone(0, "ruler", "Dawn Regent")
        .zone(0, "stones", 2)
        .hand(0, "Second Wind")
    )
    table.act(0, "call")
    assert table.is_rested("Dawn Regent") and table.acts(0, "judgment") == []
    table.play(0, "Second Wind", targets=["Dawn Regent"]).resolve()
    assert table.acts(0, "call") == [] and len(table.acts(0, "judgment")) == 1
    table = table_of(RULER).sources(0, light=2).zone(0, "ruler", "Dawn Regent").zone(0, "stones", 2)
    table.act(0, "judgment", "Dawn Regent").resolve()
    assert table.is_on_field("Dawn Regent, Risen") and not table.is_rested("Dawn Regent, Risen")
    assert table.acts(0, "call") == []


@pytest.mark.rule("fow", "302.3", "1022.2", "1022.1a")
def test_counters_stay_on_a_ruler_that_becomes_a_j_ruler_and_goes_back() -> None:
    growing = "{0}: Put a [+100/+100] counter on this card. Play this ability only once per turn."
    regent = {**RULER, "text": f"[Judgment] {{W}}\n{growing}"}
    table = (
        table_of(
            regent,
            chant("Crownfall", "Destroy target J-ruler.", "{W}"),
        )
        .sources(0, light=2)
        .zone(0, "ruler", "Dawn Regent")
        .hand(0, "Crownfall")
    )
    table.use(0, "Dawn Regent").resolve()
    table.act(0, "judgment", "Dawn Regent").resolve()
    assert (table.power("Dawn Regent, Risen"), table.guard("Dawn Regent, Risen")) == (900, 900)
    table.play(0, "Crownfall", targets=["Dawn Regent, Risen"]).resolve()
    assert table.counters("Dawn Regent", "+100/+100") == 1
