"""Rulings on copies, tokens and counters, and on what the rules do by themselves."""

from __future__ import annotations

import pytest

from tests.games.fow.defined import addition, chant, life, resonator, table

TOPPLE = chant("Topple", "[Quickcast]\nDestroy target J/resonator.", "{B}")
REFLECT = chant("Reflect", "Put a token copy of target resonator you control into the field.", "{U}")


@pytest.mark.rule("fow", "1122.2b", "1017.2", "1022.2", "1303.1", "1303.3a")
def test_a_token_copy_comes_with_its_own_mana_counters_and_costs_nothing() -> None:
    t = (
        table(
            resonator(
                "Mana Jar", "[Mana] (2)\nRemove a mana counter from this card: You gain 100 life.", 400, 400, "{R}{1}"
            ),
            chant("Reflect", "Put a token copy of target resonator you control into the field.", "{U}"),
            chant("Sweep", "Destroy all resonators with total cost 0.", "{B}"),
        )
        .hand(0, "Mana Jar", "Reflect", "Sweep")
        .sources(0, fire=2, water=1, darkness=1)
    )
    t.play(0, "Mana Jar").resolve()
    t.use(0, "Mana Jar").resolve().use(0, "Mana Jar").resolve()
    assert t.counters("Mana Jar", "mana") == 0 and life(t, 0) == 4200
    t.play(0, "Reflect", targets=["Mana Jar"]).resolve()
    token = t.card("Mana Jar", 0, zone="field", index=1)
    assert t.counters(token, "mana") == 2
    t.play(0, "Sweep").resolve()
    assert t.field_names(0).count("Mana Jar") == 1
    assert sorted(t.zone_names(0, "graveyard")) == ["Reflect", "Sweep"]


@pytest.mark.rule("fow", "1303.3a", "906.4b", "1010.1")
def test_tokens_reach_the_graveyard_for_triggers_and_are_gone() -> None:
    t = (
        table(
            chant("Nest", "Put two [200/200] wind Squirrel resonator tokens into the field.", "{G}"),
            addition(
                "Wake", "Whenever a resonator you control is put into a graveyard from the field >>> Draw a card."
            ),
            chant("Blight", "Destroy all resonators.", "{B}"),
            resonator("Old Squirrel", "", 400, 400, "{R}{1}", ("Squirrel",)),
        )
        .field(0, "Wake")
        .hand(0, "Nest", "Blight")
        .sources(0, wind=1, darkness=1)
    )
    t.play(0, "Nest").resolve()
    t.play(0, "Blight").resolve().resolve_all()
    assert t.hand_size(0) == 2
    assert sorted(t.zone_names(0, "graveyard")) == ["Blight", "Nest"]


@pytest.mark.rule("fow", "1192.2", "1017.3", "703.3")
def test_graverberate_copies_once_for_each_card_that_went_to_a_graveyard_this_turn() -> None:
    t = (
        table(chant("Grave Echo", "You gain 100 life.\n[Graverberate]", "{B}"))
        .hand(0, "Grave Echo", "Grave Echo")
        .zone(0, "graveyard", 2)
        .sources(0, darkness=2)
    )
    t.play(0, "Grave Echo").resolve_all()
    assert life(t, 0) == 4100
    t.play(0, "Grave Echo").resolve_all()
    assert life(t, 0) == 4300


@pytest.mark.rule("fow", "1187.2", "910.1", "1047.1")
def test_the_call_of_valhalla_expels_and_the_valkyrie_found_is_played_as_a_spell() -> None:
    t = (
        table(
            resonator("Fallen Jarl", "[Call of Valhalla] (3)", 400, 400, "{R}{1}"),
            resonator("Spear Maiden", "", 400, 400, "{W}{2}", ("Valkyrie",)),
            addition(
                "Wake", "Whenever a resonator you control is put into a graveyard from the field >>> You gain 500 life."
            ),
            chant("Topple", "Destroy target resonator.", "{R}"),
        )
        .field(0, "Fallen Jarl", "Wake")
        .deck(0, 1, "Spear Maiden")
        .hand(0, "Topple")
        .sources(0, fire=1)
    )
    t.play(0, "Topple", targets=["Fallen Jarl"]).resolve().choose("Spear Maiden")
    assert t.stack() == ["Spear Maiden"]
    assert t.zone_of("Fallen Jarl") == "outside"
    t.resolve_all()
    assert t.is_on_field("Spear Maiden", 0)
    assert life(t, 0) == 4000


@pytest.mark.rule("fow", "1189.2b", "1205.8", "1303.3a", "1017.2")
def test_moontide_copies_are_mythic_among_themselves_and_the_original_is_not() -> None:
    t = table(resonator("Moon Hare", "[Moontide] {U}", 400, 400, "{U}{1}")).field(0, "Moon Hare").sources(0, water=1)
    original = t.card("Moon Hare", 0, zone="field", index=0)
    t.use(0, original).resolve()
    assert t.field_names(0).count("Moon Hare") == 2
    assert not t.can("use", 0, original)
    t.to("main", 0, later=True)
    t.use(0, original).resolve()
    t.choose(t.card("Moon Hare", 0, zone="field", index=1))
    assert t.field_names(0).count("Moon Hare") == 2
    assert t.is_on_field(original, 0)
    assert t.zone_names(0, "graveyard") == []


@pytest.mark.rule("fow", "1109.2", "1109.3", "1205.6", "1010.1a")
@pytest.mark.parametrize(
    ("text", "astral"),
    [("Target J/resonator gains [-600/-600] until end of turn.", 1), ("Destroy target J/resonator.", 0)],
)
def test_imperishable_saves_from_destruction_and_not_from_having_no_def(text: str, astral: int) -> None:
    t = table(
        {
            "name": "Orrin Vale",
            "type": "Ruler",
            "text": "[Judgment] {R}",
            "other": {"name": "Orrin Unbound", "type": "J-Ruler", "atk": 500, "def": 500, "text": "[Imperishable]"},
        },
        chant("Ruin", "[Quickcast]\n" + text, "{B}"),
    )
    t.zone(0, "ruler", "Orrin Vale").hand(1, "Ruin").sources(0, fire=1).sources(1, darkness=1)
    orrin = t.card("Orrin Vale", 0)
    t.act(0, "judgment", orrin).resolve()
    assert t.power(orrin) == 500
    t.passes(0).play(1, "Ruin", targets=[orrin]).resolve()
    assert t.zone_of(orrin) == "ruler"
    assert t.counters(orrin, "astral") == astral


@pytest.mark.rule("fow", "1017.2c", "1110.4", "1303.1")
def test_the_token_copy_of_an_awakened_resonator_is_awakened() -> None:
    t = (
        table(
            resonator(
                "Dawn Cub", "[Awakening] {G}\nIf this card was awakened, this card gains [+300/+300].", 300, 300, "{G}"
            ),
            chant("Reflect", "Put a token copy of target resonator you control into the field.", "{U}"),
        )
        .hand(0, "Dawn Cub", "Dawn Cub", "Reflect")
        .sources(0, wind=3, water=1)
    )
    t.play(0, "Dawn Cub", extra=True).resolve()
    awake = t.card("Dawn Cub", 0, zone="field", index=0)
    assert t.power(awake) == 600
    t.play(0, t.card("Dawn Cub", 0, zone="hand"), extra=False).resolve()
    assert t.power(t.card("Dawn Cub", 0, zone="field", index=1)) == 300
    t.play(0, "Reflect", targets=[awake]).resolve()
    assert t.power(t.card("Dawn Cub", 0, zone="field", index=2)) == 600


@pytest.mark.rule("fow", "1146.2", "1146.3a", "1146.3b")
def test_guidance_is_played_with_the_numbers_that_the_counters_have_passed_just_now() -> None:
    t = (
        table(
            resonator(
                "Pole Star",
                "Whenever one or more guidance counters are put on this card >>>\n"
                "- [Guidance] (1): You gain 100 life.\n"
                "- [Guidance] (2): You gain 500 life.\n"
                "- [Guidance] (3): You gain 1000 life.",
                400,
                400,
                "{R}{1}",
            ),
            chant("One Step", "Put a guidance counter on target entity you control.", "{R}"),
            chant("Two Steps", "Put two guidance counters on target entity you control.", "{R}"),
        )
        .field(0, "Pole Star")
        .hand(0, "One Step", "Two Steps", "One Step")
        .sources(0, fire=3)
    )
    t.play(0, "One Step", targets=["Pole Star"]).resolve_all()
    assert life(t, 0) == 4100
    t.play(0, "Two Steps", targets=["Pole Star"]).resolve_all()
    assert life(t, 0) == 5600
    t.play(0, "One Step", targets=["Pole Star"]).resolve()
    assert t.stack() == []
    assert t.counters("Pole Star", "guidance") == 4 and life(t, 0) == 5600


@pytest.mark.rule("fow", "1017.2c", "1196.2", "1017.1")
def test_the_token_copy_of_a_raider_was_not_raided_and_stays() -> None:
    t = (
        table(resonator("Reaver", "[Raid] {R}", 700, 700, "{R}{R}{2}"), REFLECT)
        .hand(0, "Reaver", "Reflect")
        .sources(0, fire=1, water=1)
    )
    t.play(0, "Reaver", extra=True).resolve()
    t.play(0, "Reflect", targets=["Reaver"]).resolve()
    token = t.card("Reaver", 0, zone="field", index=1)
    assert t.has(t.card("Reaver", 0, zone="field", index=0), "Swiftness")
    assert not t.has(token, "Swiftness")
    t.next_turn()
    assert t.hand_names(0) == ["Reaver"] and t.is_on_field(token, 0)


@pytest.mark.rule("fow", "1117.2", "1302.2c", "1302.2f")
def test_a_shifted_card_keeps_counters_and_damage_and_lies_past_side_up_in_the_graveyard() -> None:
    sprout = {
        **resonator("Young Sprout", "[Shift] {1}", 300, 300, "{G}"),
        "other": {"name": "Old Oak", "type": "Resonator", "cost": "{G}{4}", "atk": 900, "def": 900, "text": "[Flying]"},
    }
    t = (
        table(sprout, chant("Water", "Put a [+100/+100] counter on target resonator.", "{G}"), TOPPLE)
        .field(0, "Young Sprout", damage=100)
        .hand(0, "Water", "Topple")
        .sources(0, wind=2, darkness=1)
    )
    plant = t.card("Young Sprout", 0)
    t.play(0, "Water", targets=[plant]).resolve()
    t.use(0, plant, "shift").resolve()
    assert t.power(plant) == 1000 and t.has(plant, "Flying") and (t.damage_on(plant) == 100)
    assert t.field_names(0).count("Old Oak") == 1
    t.play(0, "Topple", targets=[plant]).resolve()
    assert "Young Sprout" in t.zone_names(0, "graveyard")


@pytest.mark.rule("fow", "1193.2", "903.3c")
def test_pantheon_counts_deities_in_public_zones_at_the_end_of_its_controllers_turn() -> None:
    t = (
        table(
            resonator("Skyfather", "[Pantheon]", 400, 400, "{R}{1}", ("Deity",)),
            resonator("Sunmother", "", 400, 400, "{R}{1}", ("Deity",)),
        )
        .field(0, "Skyfather")
        .zone(0, "graveyard", "Sunmother")
        .hand(0, "Sunmother")
    )
    t.end_step().choose(1)
    t.next_turn()
    assert life(t, 1) == 3800


@pytest.mark.rule("fow", "1022.2", "1109.2", "1010.1a", "705.1")
def test_counters_stay_on_a_ruler_that_was_destroyed_as_a_j_ruler() -> None:
    t = table(
        {
            "name": "Orrin Vale",
            "type": "Ruler",
            "text": "[Judgment] {R}",
            "other": {"name": "Orrin Unbound", "type": "J-Ruler", "atk": 500, "def": 500, "text": "[Imperishable]"},
        },
        chant("Water", "Put a [+100/+100] counter on target J/resonator.", "{R}"),
        TOPPLE,
    )
    t.zone(0, "ruler", "Orrin Vale").hand(0, "Water", "Topple").sources(0, fire=2, darkness=1)
    orrin = t.card("Orrin Vale", 0)
    t.act(0, "judgment", orrin).resolve()
    t.play(0, "Water", targets=[orrin]).resolve()
    t.play(0, "Topple", targets=[orrin]).resolve()
    assert t.zone_of(orrin) == "ruler" and t.counters(orrin, "+100/+100") == 1
    t.to("main", 0, later=True)
    t.act(0, "judgment", orrin).resolve()
    assert t.power(orrin) == 600


@pytest.mark.rule("fow", "1202.2", "1009.2", "104.2")
def test_an_effect_that_draws_from_an_empty_deck_loses_nothing() -> None:
    t = (
        table(chant("Deep Read", "Draw three cards.", "{U}"), resonator("Last Page", "", 400, 400, "{R}{1}"))
        .hand(0, "Deep Read")
        .deck(0, "Last Page", only=True)
        .sources(0, water=1)
    )
    t.play(0, "Deep Read").resolve()
    assert t.hand_names(0) == ["Last Page"] and (not t.over)
    t.to("main", 1)
    assert not t.over
    t.next_turn()
    t.end_step()
    assert t.over and t.winner == 1


@pytest.mark.rule("fow", "1203.1", "1205.1")
def test_counters_of_both_signs_go_in_pairs() -> None:
    t = (
        table(
            resonator("Clay", "", 300, 300, "{R}{1}"),
            chant("Build Up", "Put two [+100/+100] counters on target resonator.", "{R}"),
            chant("Wear Down", "Put three [-100/-100] counters on target resonator.", "{R}"),
        )
        .field(0, "Clay")
        .hand(0, "Build Up", "Wear Down")
        .sources(0, fire=2)
    )
    t.play(0, "Build Up", targets=["Clay"]).resolve().play(0, "Wear Down", targets=["Clay"]).resolve()
    assert (t.counters("Clay", "+100/+100"), t.counters("Clay", "-100/-100")) == (0, 1)
    assert t.power("Clay") == 200
