"""Rulings of keyword abilities, rule processes and cards with two faces, where two rules meet."""

from __future__ import annotations

import pytest

from arbiter.testing import Table, scenario
from tests.games.fow.defined import Card, chant, life, resonator

KING: Card = {
    "name": "Ashen King",
    "type": ["Ruler"],
    "attribute": ["W"],
    "race": ["Human"],
    "text": "[Judgment] {W}",
    "other": [
        {
            "name": "Ashen King, Crowned",
            "type": ["J-ruler"],
            "attribute": ["W"],
            "race": ["Human"],
            "atk": 800,
            "def": 800,
            "text": "[Imperishable]",
        }
    ],
}
HUSH = chant("Hush", "[Quickcast]\nCancel target spell.", cost="{U}")
TWOFOLD = chant(
    "Twofold", "[Quickcast]\nCopy target chant spell you control. You may choose new targets for the copy.", cost="{R}"
)
SHELTER = chant(
    "Shelter", "[Quickcast]\nPrevent the next 300 damage that would be dealt to target resonator this turn.", cost="{W}"
)
SPARK = chant("Spark", "This card deals 200 damage to target player.", cost="{R}")


@pytest.mark.rule("fow", "1103.2a", "208.2a")
def test_pierce_assigns_to_a_damaged_blocker_only_what_it_can_still_take() -> None:
    table = (
        scenario("fow")
        .define(**resonator("Gore Boar", "[Pierce]", 900, 700, cost="{R}", race=["Beast"]))
        .define(**resonator("Mud Wall", "", 200, 600, cost="{G}", race=["Wall"]))
        .field(0, "Gore Boar")
        .field(1, "Mud Wall", damage=200)
    )
    table.attack("Gore Boar").block("Mud Wall").to("main")
    assert life(table, 1) == 3500 and table.zone_names(1, "graveyard") == ["Mud Wall"]


@pytest.mark.rule("fow", "806.2c", "1309.2")
def test_an_attack_takes_willpower_by_the_cost_and_one_without_atk() -> None:
    warden = "Orrin, Warden of the North Wall"
    table = (
        scenario("fow")
        .define(**resonator("Meek Moth", "", 0, 300, cost="{5}", race=["Insect"]))
        .zone(1, "ruler", warden, counters={"willpower": 4})
        .field(0, "Coal Drake", "Meek Moth")
    )
    table.attack("Coal Drake", at=warden).to("main")
    assert table.counters(warden, "willpower") == 1 and life(table, 1) == 4000
    table.attack("Meek Moth", at=warden).to("main")
    assert table.zone_names(1, "graveyard") == [warden]


@pytest.mark.rule("fow", "1106.2", "1139.2")
def test_explode_destroys_its_own_card_though_the_other_cannot_be_destroyed() -> None:
    table = (
        scenario("fow")
        .define(**resonator("Powder Keg", "[Explode]", 300, 900, cost="{R}"))
        .define(**resonator("Stone Saint", "[Eternal]", 200, 200, cost="{W}"))
        .field(0, "Powder Keg")
        .field(1, "Stone Saint")
    )
    table.attack("Powder Keg").block("Stone Saint").to("main")
    assert table.zone_names(0, "graveyard") == ["Powder Keg"] and table.is_on_field("Stone Saint", 1)


@pytest.mark.rule("fow", "1110.4b", "1017.3d")
def test_the_copy_of_an_awakened_chant_is_awakened() -> None:
    table = (
        scenario("fow")
        .define(**TWOFOLD)
        .define(
            **chant(
                "Wildfire",
                "[Awakening] {1}\nThis card deals 300 damage to target player. "
                "If this card was awakened, it deals 600 damage instead.",
                cost="{R}",
            )
        )
        .sources(0, fire=3)
        .hand(0, "Wildfire", "Twofold")
    )
    table.play(0, "Wildfire", targets=[1], extra=True).play(0, "Twofold", targets=["Wildfire"])
    table.resolve().no().resolve_all()
    assert life(table, 1) == 2800


@pytest.mark.rule("fow", "1115.2", "1012.1")
def test_a_canceled_remnant_is_removed_from_the_game() -> None:
    table = (
        scenario("fow")
        .define(**HUSH)
        .define(**chant("Old Grudge", "[Remnant]\nYour opponent loses 300 life.", cost="{B}"))
        .sources(0, darkness=1)
        .zone(0, "graveyard", "Old Grudge")
        .sources(1, water=1)
        .hand(1, "Hush")
    )
    table.play(0, "Old Grudge").passes(0).play(1, "Hush", targets=["Old Grudge"]).resolve()
    assert table.zone_names(0, "removed") == ["Old Grudge"] and life(table, 1) == 4000


@pytest.mark.rule("fow", "1120.3")
def test_a_barrier_against_chants_stops_no_ability_and_no_chant_of_its_own_side() -> None:
    table = (
        scenario("fow")
        .define(**resonator("Veiled Heron", "[Barrier] (Chant)", 200, 300, cost="{U}", race=["Bird"]))
        .define(**chant("Snap of Fingers", "[Quickcast]\nThis card deals 100 damage to target resonator.", cost="{R}"))
        .sources(0, fire=3)
        .hand(0, "Snap of Fingers", "Ember Pecker")
        .sources(1, fire=1)
        .hand(1, "Snap of Fingers")
        .field(1, "Veiled Heron")
    )
    assert not table.can("play", 0, "Snap of Fingers")
    table.play(0, "Ember Pecker").resolve().choose("Veiled Heron").resolve()
    assert table.damage_on("Veiled Heron") == 100
    table.passes(0).play(1, "Snap of Fingers", targets=["Veiled Heron"]).resolve()
    assert table.damage_on("Veiled Heron") == 200


@pytest.mark.rule("fow", "1181.2", "1403.2")
def test_aegis_keeps_off_quickcast_of_its_own_side_and_an_old_chant_instant() -> None:
    table = (
        scenario("fow")
        .define(**resonator("Porch Fencer", "[Aegis]", 500, 400, cost="{W}"))
        .define(**chant("Brace", "Target resonator gains [+100/+100] until end of turn.", cost="{W}"))
        .define(
            name="Flare Up",
            type=["Spell: Chant-Instant"],
            cost="{W}",
            text="Target resonator gains [+300/+300] until end of turn.",
        )
        .sources(0, light=3)
        .hand(0, "Candle Oath", "Brace", "Flare Up")
        .field(0, "Porch Fencer")
    )
    assert [table.can("play", 0, n) for n in ("Candle Oath", "Brace", "Flare Up")] == [False, True, False]


@pytest.mark.rule("fow", "1124.4")
def test_a_canceled_spell_was_played_for_torrent() -> None:
    table = (
        scenario("fow")
        .define(**HUSH)
        .define(**SPARK)
        .define(**chant("Second Verse", "You gain 100 life.\n[Torrent] - Draw a card.", cost="{U}"))
        .sources(0, fire=1, water=1)
        .hand(0, "Spark", "Second Verse")
        .sources(1, water=1)
        .hand(1, "Hush")
    )
    table.play(0, "Spark", targets=[1]).passes(0).play(1, "Hush", targets=["Spark"]).resolve()
    table.play(0, "Second Verse").resolve()
    assert (life(table, 0), life(table, 1), table.hand_size(0)) == (4100, 4000, 1)


@pytest.mark.rule("fow", "1135.2", "1018.1a")
def test_drain_gives_only_what_was_dealt_after_the_prevention() -> None:
    table = (
        scenario("fow")
        .define(**SHELTER)
        .define(**chant("Sap", "[Drain]\nThis card deals 500 damage to target resonator.", cost="{B}"))
        .define(**resonator("Hill Giant", "", 900, 900, cost="{4}"))
        .sources(0, darkness=1)
        .hand(0, "Sap")
        .sources(1, light=1)
        .hand(1, "Shelter")
        .field(1, "Hill Giant")
    )
    table.play(0, "Sap", targets=["Hill Giant"]).passes(0).play(1, "Shelter", targets=["Hill Giant"]).resolve_all()
    assert table.damage_on("Hill Giant") == 200 and life(table, 0) == 4200


@pytest.mark.rule("fow", "1144.3")
def test_a_banished_magic_stone_is_an_entity_to_avenge_until_end_of_turn() -> None:
    table = (
        scenario("fow")
        .define(**resonator("Bone Tinker", "Banish a magic stone: You gain 100 life.", 100, 100, cost="{B}"))
        .sources(0, darkness=4)
        .hand(0, "Vengeful Stepbrother")
        .field(0, "Bone Tinker")
    )
    table.use(0, "Bone Tinker", cost=["Darkness Source 4"]).resolve().play(0, "Vengeful Stepbrother").resolve()
    assert table.power("Vengeful Stepbrother") == 800 and table.can("attack", 0, "Vengeful Stepbrother")
    table.next_turn()
    assert table.power("Vengeful Stepbrother") == 600


@pytest.mark.rule("fow", "1154.2b", "905.3")
def test_a_machine_that_came_this_turn_can_be_rested_for_mastery() -> None:
    table = scenario("fow").hand(0, "Late Harvester").field(0, "Clockwork Porter", fresh=True)
    table.play(0, "Late Harvester", extra=True).resolve()
    assert table.is_on_field("Late Harvester", 0) and table.is_rested("Clockwork Porter")


@pytest.mark.rule("fow", "1156.2", "909.3d")
def test_a_fused_resonator_that_loses_its_abilities_keeps_the_atk_and_def() -> None:
    table = (
        scenario("fow")
        .define(**chant("Blank Slate", "Target resonator loses all abilities until end of turn.", cost="{U}"))
        .sources(0, water=3)
        .hand(0, "Brass Coupling", "Blank Slate")
        .field(0, "Clockwork Porter")
    )
    table.play(0, "Brass Coupling", targets=["Clockwork Porter"]).resolve()
    assert table.has("Clockwork Porter", "First Strike") and table.power("Clockwork Porter") == 1000
    table.play(0, "Blank Slate", targets=["Clockwork Porter"]).resolve()
    assert not table.has("Clockwork Porter", "First Strike")
    assert (table.power("Clockwork Porter"), table.guard("Clockwork Porter")) == (1000, 800)


@pytest.mark.rule("fow", "1169.2", "806.2b")
def test_multi_strike_kills_the_blocker_first_and_then_strikes_the_player() -> None:
    table = (
        scenario("fow")
        .define(**resonator("Twin Sabres", "[Multi Strike]", 500, 500, cost="{W}"))
        .define(**resonator("Gate Post", "", 400, 500, cost="{G}", race=["Wall"]))
        .field(0, "Twin Sabres")
        .field(1, "Gate Post")
    )
    table.attack("Twin Sabres").block("Gate Post").to("main")
    assert table.zone_names(1, "graveyard") == ["Gate Post"] and life(table, 1) == 3500
    assert table.damage_on("Twin Sabres") == 0


@pytest.mark.rule("fow", "1185.2")
def test_vileborn_counts_the_spells_of_its_own_side_and_only_the_first_each_turn() -> None:
    table = (
        scenario("fow")
        .define(**resonator("Bitter Sconce", "[Vileborn] 2", 500, 400, cost="{B}"))
        .sources(0, light=2)
        .hand(0, "Candle Oath", "Candle Oath")
        .field(0, "Bitter Sconce")
    )
    table.play(0, "Candle Oath", targets=["Bitter Sconce"])
    assert table.stack() == ["Candle Oath", "Bitter Sconce"]
    table.resolve_all()
    assert (life(table, 0), life(table, 1)) == (4000, 3800)
    table.play(0, "Candle Oath", targets=["Bitter Sconce"]).resolve_all()
    assert life(table, 1) == 3800


@pytest.mark.rule("fow", "1186.2", "804.3")
def test_an_enraged_resonator_must_block_though_it_is_rested() -> None:
    table = scenario("fow").field(0, "Goading Jester").field(1, "Tallow Guard", rested=True)
    table.attack("Goading Jester", at=1).choose("Tallow Guard").resolve().block("Tallow Guard").to("main")
    assert life(table, 1) == 4000 and table.damage_on("Tallow Guard") == 500
    assert table.zone_names(0, "graveyard") == ["Goading Jester"]


@pytest.mark.rule("fow", "1205.8", "906.3d")
def test_the_second_of_two_mythics_goes_but_its_enter_is_still_played() -> None:
    table = (
        scenario("fow")
        .define(**resonator("Twice-Born Sage", "«Mythic»\n[Enter] >>> You gain 500 life.", 300, 300, cost="{W}"))
        .sources(0, light=1)
        .hand(0, "Twice-Born Sage")
        .field(0, "Twice-Born Sage")
    )
    new = table.card("Twice-Born Sage", 0, zone="hand")
    table.play(0, new).resolve().choose(new).resolve_all()
    assert life(table, 0) == 4500 and table.zone_names(0, "graveyard") == ["Twice-Born Sage"]
    assert table.field_names(0) == ["Light Source 1", "Twice-Born Sage"]


@pytest.mark.rule("fow", "1207.1", "1129.2c")
def test_an_addition_falls_off_a_regalia_that_is_no_longer_a_resonator() -> None:
    table = (
        scenario("fow")
        .define(
            name="Painted Prow",
            type=["Addition"],
            cost="{W}",
            text=(
                "As you play this card, target a resonator. If that resonator is still a legal target, "
                "put this card into the field added to the chosen target, "
                "otherwise put it into its owner's graveyard.\n"
                "Added resonator gains [+200/+100]."
            ),
        )
        .sources(0, light=1)
        .hand(0, "Painted Prow")
        .field(0, "Clockwork Tram", "Clockwork Porter")
    )
    table.use(0, "Clockwork Tram", cost=["Clockwork Porter"]).resolve().play(
        0, "Painted Prow", targets=["Clockwork Tram"]
    ).resolve()
    assert table.power("Clockwork Tram") == 1000
    table.next_turn()
    assert table.zone_names(0, "graveyard") == ["Painted Prow"] and table.is_on_field("Clockwork Tram", 0)


@pytest.mark.rule("fow", "1302.2f")
def test_a_shift_card_in_the_graveyard_is_its_past_side_again() -> None:
    table = (
        scenario("fow")
        .define(**chant("Felling", "Destroy target resonator.", cost="{B}"))
        .define(
            **chant(
                "Gentle Return",
                "Put target resonator with total cost 2 or less from your graveyard into the field.",
                cost="{B}",
            )
        )
        .sources(0, wind=5, darkness=2)
        .hand(0, "Seedling of the First Hour", "Felling", "Gentle Return")
    )
    table.play(0, "Seedling of the First Hour", how="as The First Hour, Grown").resolve()
    assert table.power("The First Hour, Grown") == 1200
    table.play(0, "Felling", targets=["The First Hour, Grown"]).resolve()
    assert "Seedling of the First Hour" in table.zone_names(0, "graveyard")
    table.play(0, "Gentle Return", targets=["Seedling of the First Hour"]).resolve()
    assert table.power("Seedling of the First Hour") == 300


@pytest.mark.rule("fow", "1307.5b")
def test_an_alternative_card_costs_both_halves_together_in_the_deck() -> None:
    def table(cost: str) -> Table:
        return (
            scenario("fow")
            .define(
                **chant(
                    "Rummage",
                    f"Search your deck for a chant with total cost {cost}, reveal it, and put it into your hand. "
                    "Then shuffle your deck.",
                    cost="{U}",
                )
            )
            .sources(0, water=1)
            .hand(0, "Rummage")
            .deck(0, "Half a Loaf", "Cinder Pup", only=True)
        )

    small = table("1 or less").play(0, "Rummage").resolve()
    assert small.hand_names(0) == []
    large = table("3").play(0, "Rummage").resolve().choose("Half a Loaf")
    assert large.hand_names(0) == ["Half a Loaf // Half a Promise"]


@pytest.mark.rule("fow", "1109.3", "1205.6")
def test_imperishable_helps_against_destruction_but_not_against_a_def_of_zero() -> None:
    def judgments(text: str) -> list[str]:
        table = (
            scenario("fow")
            .define(**KING)
            .define(**chant("Downfall", text, cost="{B}"))
            .zone(0, "ruler", "Ashen King")
            .sources(0, light=2, darkness=1)
            .hand(0, "Downfall")
        )
        table.act(0, "judgment").resolve().play(0, "Downfall", targets=["Ashen King, Crowned"]).resolve()
        assert table.zone_names(0, "ruler") == ["Ashen King"]
        return list(table.to("main", player=0, later=True).acts(0, "judgment"))

    assert judgments("Destroy target J-ruler.") == ["Ashen King"]
    assert judgments("Target J/resonator gains [-900/-900] until end of turn.") == []
