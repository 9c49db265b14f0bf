"""Texts that speak of keywords: what has one, gains, loses or hands one on, and old sentences for them."""

import pytest

from arbiter.testing import BadScenario, scenario
from tests.games.fow.fiery import LIFE, being, chant, field_card


@pytest.mark.rule("fow", "1127.2a", "1127.4a")
def test_what_has_only_the_type_of_a_stone_resonates_but_is_no_stone() -> None:
    table = (
        scenario("fow")
        .define(**being("Fork", 100, 100, "[Resonance] Fire Magic Stone >>> You gain 100 life."))
        .define(**being("Great Fork", 100, 100, "[Omniresonance] >>> You gain 1000 life."))
        .define(**field_card("Red Crystal", "This card has the fire magic stone type."))
        .field(0, "Fork", "Great Fork")
        .hand(0, "Red Crystal")
        .sources(0, wind=1)
        .resources(0, life=LIFE)
    )
    table.play(0, "Red Crystal").resolve_all()
    assert table.resource(0, "life") == LIFE + 100


@pytest.mark.rule("fow", "1135.2", "1135.3", "1018.1a")
def test_a_draining_chant_gives_what_it_dealt_and_waits_for_nobody() -> None:
    table = (
        scenario("fow")
        .define(**chant("Leech Song", "[Drain]\nThis card deals 500 damage to target resonator."))
        .define(**being("Wall", 100, 300))
        .define(**field_card("Padding", "If a resonator you control would be dealt damage, prevent 200 of it."))
        .field(1, "Wall", "Padding")
        .hand(0, "Leech Song")
        .sources(0, fire=1)
        .resources(0, life=LIFE)
    )
    table.play(0, "Leech Song", targets=["Wall"]).resolve()
    assert table.stack() == [] and table.resource(0, "life") == LIFE + 300
    assert not table.is_on_field("Wall")


@pytest.mark.rule("fow", "1416.1", "1139.2")
def test_who_loses_eternal_loses_the_old_sentence_too() -> None:
    table = (
        scenario("fow")
        .define(**being("Old Idol", 100, 300, "This card cannot be destroyed."))
        .define(**chant("Unmaking", "Target resonator loses [Eternal] until end of turn. Destroy it."))
        .define(**chant("Doom", "Destroy target resonator."))
        .field(1, "Old Idol")
        .hand(0, "Unmaking", "Doom")
        .sources(0, fire=2)
    )
    table.play(0, "Doom", targets=["Old Idol"]).resolve()
    assert table.is_on_field("Old Idol")
    table.play(0, "Unmaking", targets=["Old Idol"]).resolve()
    assert table.zone_names(1, "graveyard") == ["Old Idol"]


@pytest.mark.rule("fow", "1416.3", "1104.2")
def test_target_attack_and_precision_are_one_word() -> None:
    table = (
        scenario("fow")
        .define(**being("Old Archer", 300, 300, "[Target Attack]"))
        .define(**field_card("Range", "Resonators with [Precision] you control gain [+100/+100]."))
        .define(**chant("Fog", "Target resonator loses [Precision] until end of turn."))
        .field(0, "Old Archer", "Range")
        .hand(0, "Fog")
        .sources(0, fire=1)
    )
    assert table.power("Old Archer") == 400
    table.play(0, "Fog", targets=["Old Archer"]).resolve()
    assert table.power("Old Archer") == 300 and not table.has("Old Archer", "Precision")


@pytest.mark.rule("fow", "1140.2", "1102.2", "702.3d")
def test_two_given_enter_abilities_are_two_even_where_they_say_the_same() -> None:
    table = (
        scenario("fow")
        .define(**being("Guest", 100, 100, cost="{R}"))
        .define(**field_card("Hall", 'Resonators you control gain "[Enter] >>> Draw a card."'))
        .define(**field_card("Annex", 'Resonators you control gain "[Enter] >>> Draw a card."'))
        .field(0, "Hall", "Annex")
        .hand(0, "Guest")
        .sources(0, fire=1)
    )
    table.play(0, "Guest").resolve_all()
    assert table.hand_size(0) == 2


@pytest.mark.rule("fow", "1146.2", "1146.3a", "1146.3b")
def test_guidance_gives_what_lies_between_the_numbers_of_counters() -> None:
    text = (
        "Whenever one or more guidance counters are put on this card >>>\n"
        "- [Guidance] (1): You gain 1000 life.\n- [Guidance] (2): Draw a card.\n- [Guidance] (3): You gain 100 life."
    )
    table = (
        scenario("fow")
        .define(**being("Star Child", 300, 300, text))
        .define(**chant("Two Lights", "Put two guidance counters on target resonator."))
        .field(0, "Star Child", counters={"guidance": 1})
        .hand(0, "Two Lights", "Two Lights")
        .sources(0, fire=2)
        .resources(0, life=LIFE)
    )
    table.play(0, "Two Lights", targets=["Star Child"]).resolve()
    assert table.stack() == ["Star Child"]
    table.resolve()
    assert table.resource(0, "life") == LIFE + 100 and table.hand_size(0) == 2
    table.play(0, "Two Lights", targets=["Star Child"]).resolve()
    assert table.stack() == []


@pytest.mark.rule("fow", "1161.2", "1045.6", "1045.6b")
def test_a_reincarnated_stack_has_both_names_and_only_its_top_is_destroyed() -> None:
    mourner = "Whenever a resonator you control is destroyed >>> You gain 100 life."
    table = (
        scenario("fow")
        .define(**being("Rosa", 300, 300, "[Flying]", cost="{R}"))
        .define(**being("Great Rosa", 900, 900, '[Reincarnation] "Rosa" {0}\n[Enter] >>> You gain 1000 life.'))
        .define(**field_card("Mourner", mourner))
        .define(**chant("Doom", 'Destroy all resonators named "Rosa".'))
        .field(0, "Mourner")
        .hand(0, "Rosa", "Great Rosa", "Doom")
        .sources(0, fire=2)
        .resources(0, life=LIFE)
    )
    table.play(0, "Rosa").resolve().yes().resolve_all()
    assert table.resource(0, "life") == LIFE + 1000
    assert table.power("Great Rosa") == 900 and table.has("Great Rosa", "Flying")
    table.play(0, "Doom").resolve_all()
    assert sorted(table.zone_names(0, "graveyard")) == ["Doom", "Great Rosa", "Rosa"]
    assert table.resource(0, "life") == LIFE + 1100


@pytest.mark.rule("fow", "1176.2", "1176.3", "1176.4")
def test_overgrowth_counts_the_spell_that_brings_it_and_all_before() -> None:
    table = (
        scenario("fow")
        .define(**chant("Sprouting", "[Overgrowth]", cost="{G}"))
        .define(**being("Vine", 100, 100, "[Overgrowth]", cost="{G}"))
        .define(**being("Rock", 100, 100))
        .field(0, "Rock")
        .field(1, "Rock")
        .hand(0, "Sprouting", "Vine", "Vine")
        .sources(0, wind=3)
    )
    table.play(0, "Sprouting").resolve()
    assert table.counters("Rock", "+100/+100", 0) == 1 and table.counters("Rock", "+100/+100", 1) == 1
    table.play(0, "Vine").resolve()
    assert table.counters("Vine", "+100/+100") == 2
    assert table.counters("Rock", "+100/+100", 1) == 3
    first = table.card("Vine", 0)
    table.play(0, "Vine").resolve()
    assert table.counters(first, "+100/+100") == 5 and table.counters("Rock", "+100/+100", 0) == 6
    assert table.counters(table.card("Vine", 0, index=1), "+100/+100") == 3


@pytest.mark.rule("fow", "104.4", "1102.1")
def test_what_cannot_gain_flying_does_not_get_it_later_in_the_turn() -> None:
    table = (
        scenario("fow")
        .define(**being("Kite", 300, 300, "[Flying]"))
        .define(**being("Mole", 300, 300))
        .define(**chant("Heavy Air", "Resonators lose and cannot gain [Flying] until end of turn."))
        .define(**chant("Wings", "Target resonator gains [Flying] until end of turn. Draw a card."))
        .field(0, "Kite", "Mole")
        .hand(0, "Heavy Air", "Wings")
        .sources(0, fire=2)
    )
    table.play(0, "Heavy Air").resolve()
    assert not table.has("Kite", "Flying")
    table.play(0, "Wings", targets=["Mole"]).resolve()
    assert not table.has("Mole", "Flying") and table.hand_size(0) == 1
    table.next_turn()
    assert table.has("Kite", "Flying") and not table.has("Mole", "Flying")


@pytest.mark.rule("fow", "909.3e", "1163.2")
def test_where_every_swiftness_is_belligerence_no_newcomer_attacks_a_player() -> None:
    table = (
        scenario("fow")
        .define(**being("Racer", 500, 500, "[Swiftness]", cost="{R}"))
        .define(**field_card("Trench", "Each instance of [Swiftness] becomes [Belligerence] in all areas."))
        .define(**being("Sleeper", 100, 300))
        .field(0, "Trench")
        .field(1, "Sleeper", rested=True)
        .hand(0, "Racer")
        .sources(0, fire=1)
    )
    table.play(0, "Racer").resolve()
    assert table.has("Racer", "Belligerence") and not table.has("Racer", "Swiftness")
    with pytest.raises(BadScenario):
        table.attack("Racer", at=1)
    table.attack("Racer", at="Sleeper").no_block().to("main")
    assert not table.is_on_field("Sleeper")


@pytest.mark.rule("fow", "1102.2", "909.3d")
def test_a_word_taken_from_one_is_given_to_another() -> None:
    text = (
        "Target resonator loses [Flying], [Pierce] or [First Strike] until end of turn. "
        "If it does, another target resonator gains that ability until end of turn."
    )
    table = (
        scenario("fow")
        .define(**being("Kite", 300, 300, "[Flying]"))
        .define(**being("Mole", 300, 300))
        .define(**chant("Barter", text))
        .field(0, "Kite", "Mole")
        .hand(0, "Barter")
        .sources(0, fire=1)
    )
    table.play(0, "Barter", targets=["Kite", "Mole"]).resolve()
    table.modes(1)
    assert table.has("Mole", "Flying") and not table.has("Kite", "Flying")


@pytest.mark.rule("fow", "911.1", "1107.1")
def test_a_word_had_in_the_field_is_known_after_leaving_it() -> None:
    table = (
        scenario("fow")
        .define(
            **being(
                "Balloon",
                300,
                300,
                "When this card is put into a graveyard from the field >>> If it had [Flying], draw a card.",
            )
        )
        .define(**chant("Wings", "Target resonator gains [Flying] until end of turn."))
        .define(**chant("Doom", "Destroy target resonator."))
        .field(0, "Balloon", "Balloon")
        .hand(0, "Wings", "Doom", "Doom")
        .sources(0, fire=3)
    )
    first, second = table.card("Balloon", 0), table.card("Balloon", 0, index=1)
    table.play(0, "Wings", targets=[first]).resolve()
    table.play(0, "Doom", targets=[first]).resolve_all()
    assert table.hand_size(0) == 2
    table.play(0, "Doom", targets=[second]).resolve_all()
    assert table.hand_size(0) == 1


@pytest.mark.rule("fow", "1112.2", "903.1a", "709.1")
def test_cards_with_quickcast_are_forbidden_by_the_word_and_given_by_the_word() -> None:
    table = (
        scenario("fow")
        .define(**chant("Spark", "[Quickcast]\nThis card deals 100 damage to your opponent."))
        .define(**chant("Log", "This card deals 100 damage to your opponent."))
        .define(**field_card("Slow Hall", "Your opponent cannot play cards with [Quickcast] during your turn."))
        .define(**field_card("Quick Hall", "Chants in your hand gain [Quickcast]."))
        .field(0, "Slow Hall")
        .field(1, "Quick Hall")
        .hand(1, "Spark", "Log")
        .hand(0, "Log")
        .sources(0, fire=1)
        .sources(1, fire=2)
    )
    table.passes(0)
    assert not table.can("play", 1, "Spark") and not table.can("play", 1, "Log")
    table.to("main", 1)
    assert table.can("play", 1, "Spark") and table.can("play", 1, "Log")


@pytest.mark.rule("fow", "903.2k", "1112.2")
def test_spells_with_quickcast_are_dearer_and_those_that_gain_it_too() -> None:
    table = (
        scenario("fow")
        .define(**chant("Spark", "[Quickcast]\nYou gain 100 life."))
        .define(**chant("Log", "You gain 100 life."))
        .define(**field_card("Toll", "Players pay {1} more to play spells with [Quickcast]."))
        .field(1, "Toll")
        .hand(0, "Spark", "Log")
        .sources(0, fire=1)
    )
    assert not table.can("play", 0, "Spark") and table.can("play", 0, "Log")


@pytest.mark.rule("fow", "1017.5", "1102.1")
def test_a_copy_has_the_words_printed_and_not_those_gained() -> None:
    table = (
        scenario("fow")
        .define(**being("Eagle", 700, 700, "[Flying]"))
        .define(**being("Wax Doll", 100, 100, "[Drain]"))
        .define(**chant("Edge", "Target resonator gains [Pierce] until end of turn."))
        .define(
            **chant(
                "Casting", "Target resonator you control becomes a copy of another target resonator until end of turn."
            )
        )
        .field(0, "Wax Doll", "Eagle")
        .hand(0, "Edge", "Casting")
        .sources(0, fire=2)
    )
    doll = table.card("Wax Doll", 0)
    table.play(0, "Edge", targets=["Eagle"]).resolve()
    table.play(0, "Casting", targets=["Wax Doll", "Eagle"]).resolve()
    assert table.power(doll) == 700 and table.has(doll, "Flying")
    assert not table.has(doll, "Pierce") and not table.has(doll, "Drain")
    table.next_turn()
    assert table.power(doll) == 100 and table.has(doll, "Drain")


@pytest.mark.rule("fow", "1012.1", "1167.2")
def test_everything_of_the_other_side_is_canceled_abilities_and_all() -> None:
    table = (
        scenario("fow")
        .define(**being("Guest", 100, 100, "[Enter] >>> You gain 1000 life.", cost="{R}"))
        .define(**being("Spring", 100, 100, "{0}: You gain 1000 life."))
        .define(
            **chant(
                "End of Talk",
                "[Quickcast]\nCancel all spells and activate or automatic abilities your opponent controls.",
            )
        )
        .field(0, "Spring")
        .hand(0, "Guest")
        .hand(1, "End of Talk")
        .sources(0, fire=1)
        .sources(1, fire=1)
        .resources(0, life=LIFE)
    )
    table.play(0, "Guest").resolve()
    table.use(0, "Spring")
    assert len(table.stack()) == 2
    table.passes(0).play(1, "End of Talk").resolve()
    assert table.stack() == [] and table.resource(0, "life") == LIFE


@pytest.mark.rule("fow", "906.6", "1409.3", "1140.2")
def test_the_old_sentence_of_entering_is_an_enter_ability_that_can_be_made_to_trigger() -> None:
    table = (
        scenario("fow")
        .define(**being("Old Guest", 100, 100, "When this card enters the field, draw a card."))
        .define(
            **being(
                "Conductor", 100, 100, "{Rest}: Trigger one of the [Enter] abilities of target resonator you control."
            )
        )
        .field(0, "Old Guest", "Conductor")
    )
    table.use(0, "Conductor", targets=["Old Guest"]).resolve_all()
    assert table.hand_size(0) == 1


@pytest.mark.rule("fow", "1416.2", "1135.3")
def test_the_old_sentence_of_drain_is_drain_and_is_had_only_once() -> None:
    table = (
        scenario("fow")
        .define(**being("Old Leech", 300, 300, "Whenever this card deals damage, you gain that much life."))
        .define(**field_card("Swamp", "Resonators you control gain [Drain]."))
        .define(**chant("Dry", "Target resonator loses [Drain] until end of turn."))
        .field(0, "Old Leech", "Swamp")
        .hand(1, "Dry")
        .resources(0, life=LIFE)
        .resources(1, life=LIFE)
    )
    table.attack("Old Leech", at=1).no_block().to("main")
    assert table.resource(0, "life") == LIFE + 300


@pytest.mark.rule("fow", "1206.1", "105.4a")
def test_half_a_life_is_rounded_up() -> None:
    table = (
        scenario("fow")
        .define(**chant("Halving", "Your opponent loses X life, where X is half of their life."))
        .hand(0, "Halving")
        .sources(0, fire=1)
        .resources(1, life=3900)
    )
    table.play(0, "Halving").resolve()
    assert table.resource(1, "life") == 2000


@pytest.mark.rule("fow", "1101.1a", "1205.8")
def test_a_resonator_without_abilities_is_still_mythic() -> None:
    table = (
        scenario("fow")
        .define(**being("Only One", 300, 300, "«Mythic»\n[Enter] >>> Draw a card.", cost="{R}"))
        .define(**field_card("Silence", "Resonators your opponent controls lose all abilities."))
        .field(0, "Only One")
        .field(1, "Silence")
        .hand(0, "Only One")
        .sources(0, fire=1)
    )
    table.play(0, "Only One").resolve().choose(table.card("Only One", 0))
    table.resolve_all()
    assert table.field_names(0).count("Only One") == 1
    assert table.zone_names(0, "graveyard") == ["Only One"] and table.hand_size(0) == 0
