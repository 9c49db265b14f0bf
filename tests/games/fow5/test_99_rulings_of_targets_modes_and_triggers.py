"""Rulings about the chase: targets that leave or are shielded, modes, copies, triggers and who has priority."""

from __future__ import annotations

import pytest

from arbiter.testing import scenario
from tests.games.fow5.fields import addition, chant, instant, resonator


@pytest.mark.rule("fow5", "7.2/4")
def test_an_addition_whose_target_has_left_comes_into_no_field() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Lone Page"))
        .define(name="Proud Crest", type="Addition: Resonator", cost="{W}", text="[Enter]: Draw a card.")
        .define(name="Snap", type="Spell: Chant-Instant", cost="{B}", text="Destroy target resonator.")
        .field(0, "Lone Page")
        .hand(0, "Proud Crest")
        .sources(0, light=1)
        .hand(1, "Snap")
        .sources(1, darkness=1)
    )
    table.play(0, "Proud Crest", targets=["Lone Page"]).passes(0).play(1, "Snap", targets=["Lone Page"]).resolve_all()
    assert table.zone_names(0, "graveyard") == ["Lone Page", "Proud Crest"]
    assert table.hand_size(0) == 0


@pytest.mark.rule("fow5", "12.3/2")
def test_an_addition_with_quickcast_saves_a_resonator_from_a_spell_on_the_chase() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Lone Page", 400, 400))
        .define(
            name="Hasty Mail",
            type="Addition: Resonator",
            cost="{G}",
            text="[Quickcast]\nAdded resonator gains [0/+400].",
        )
        .define(
            name="Cinder Dart",
            type="Spell: Chant",
            cost="{R}",
            text="This card deals 500 damage to target resonator.",
        )
        .field(1, "Lone Page")
        .hand(0, "Cinder Dart")
        .sources(0, fire=1)
        .hand(1, "Hasty Mail")
        .sources(1, wind=1)
    )
    table.play(0, "Cinder Dart", targets=["Lone Page"]).passes(0)
    table.play(1, "Hasty Mail", targets=["Lone Page"]).resolve_all()
    assert table.is_on_field("Lone Page", 1)
    assert table.damage_on("Lone Page") == 500


@pytest.mark.rule("fow5", "9.6/1a")
def test_enter_is_silent_for_a_card_played_from_the_graveyard() -> None:
    ghost = resonator(
        "Restless Ghost", 200, 200, "You may play this card from your graveyard.\n[Enter]: Draw a card.", cost="{B}"
    )
    table = scenario("fow5").define(**ghost).zone(0, "graveyard", "Restless Ghost").sources(0, darkness=1)
    table.play(0, "Restless Ghost").resolve_all()
    assert table.is_on_field("Restless Ghost", 0)
    assert table.hand_size(0) == 0
    table = scenario("fow5").define(**ghost).hand(0, "Restless Ghost").sources(0, darkness=1)
    table.play(0, "Restless Ghost").resolve_all()
    assert table.hand_size(0) == 1


@pytest.mark.rule("fow5", "10.13/2")
def test_who_searches_a_hidden_deck_for_some_card_need_not_find_it() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Clay Idol", 100, 100, race=["Golem"]))
        .define(
            name="Quarry",
            type="Spell: Chant",
            cost="{G}",
            text="Search your main deck for a Golem resonator, reveal it and put it into your hand. "
            "Then shuffle your main deck.",
        )
        .deck(0, "Clay Idol")
        .hand(0, "Quarry")
        .sources(0, wind=1)
    )
    table.play(0, "Quarry").resolve().choose()
    assert table.hand_size(0) == 0
    assert table.stack() == []


@pytest.mark.rule("fow5", "9.3/5a")
def test_a_spell_whose_only_target_left_still_does_the_rest() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Fog Sprite", 300, 300, "Banish this card: You gain 100 life."))
        .define(name="Clean Cut", type="Spell: Chant", cost="{B}", text="Destroy target resonator. Draw a card.")
        .field(1, "Fog Sprite")
        .hand(0, "Clean Cut")
        .sources(0, darkness=1)
    )
    table.play(0, "Clean Cut", targets=["Fog Sprite"]).passes(0).use(1, "Fog Sprite").resolve_all()
    assert table.hand_size(0) == 1


@pytest.mark.rule("fow5", "10.16/2")
def test_a_copied_spell_has_the_same_target_and_leaves_no_card_behind() -> None:
    table = (
        scenario("fow5")
        .define(
            name="Cinder Dart",
            type="Spell: Chant-Instant",
            cost="{R}",
            text="This card deals 500 damage to target player.",
        )
        .define(name="Echo", type="Spell: Chant-Instant", cost="{U}", text="Copy target spell.")
        .hand(0, "Cinder Dart", "Echo")
        .sources(0, fire=1, water=1)
    )
    table.play(0, "Cinder Dart", targets=[1]).play(0, "Echo", targets=["Cinder Dart"]).resolve_all()
    assert table.resource(1, "life") == 3000
    assert table.zone_names(0, "graveyard") == ["Echo", "Cinder Dart"]


@pytest.mark.rule("fow5", "9.6/6b")
def test_a_card_destroyed_together_with_its_lord_remembers_the_lords_gift() -> None:
    table = (
        scenario("fow5")
        .define(
            **resonator(
                "Grudge Bearer",
                300,
                300,
                "When this card is put into a graveyard from your field, it deals damage equal to its ATK to target "
                "player.",
                race=["Golem"],
            )
        )
        .define(**resonator("Golem Lord", 500, 500, "Other Golems you control gain [+200/+200]."))
        .define(name="Great Flood", type="Spell: Chant", cost="{U}", text="Destroy all resonators.")
        .field(0, "Grudge Bearer", "Golem Lord")
        .hand(0, "Great Flood")
        .sources(0, water=1)
    )
    table.play(0, "Great Flood").resolve().choose(1).resolve_all()
    assert table.resource(1, "life") == 3500


@pytest.mark.rule("fow5", "6.2/2")
def test_the_turn_players_trigger_is_played_first_and_resolves_last() -> None:
    table = (
        scenario("fow5")
        .define(
            **resonator("Crow Widow", 100, 100, "When this card is put into a graveyard from your field, draw a card.")
        )
        .define(
            **resonator(
                "Stork Widow", 100, 100, "When this card is put into a graveyard from your field, you gain 100 life."
            )
        )
        .define(name="Great Flood", type="Spell: Chant", cost="{U}", text="Destroy all resonators.")
        .field(0, "Crow Widow")
        .field(1, "Stork Widow")
        .hand(0, "Great Flood")
        .sources(0, water=1)
    )
    table.play(0, "Great Flood").resolve()
    assert table.stack() == ["Crow Widow", "Stork Widow"]
    table.resolve()
    assert (table.resource(1, "life"), table.hand_size(0)) == (4100, 0)


@pytest.mark.rule("fow5", "1.4/3")
def test_resting_a_rested_card_makes_nothing_become_rested() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Sleepy Bear", 500, 500, "Whenever this card becomes rested, draw a card."))
        .define(name="Lullaby", type="Spell: Chant-Instant", cost="{U}", text="Rest target resonator.")
        .field(0, "Sleepy Bear")
        .hand(0, "Lullaby", "Lullaby")
        .sources(0, water=2)
    )
    table.play(0, "Lullaby", targets=["Sleepy Bear"]).resolve_all()
    assert table.hand_size(0) == 2
    table.play(0, "Lullaby", targets=["Sleepy Bear"]).resolve_all()
    assert table.hand_size(0) == 1


@pytest.mark.rule("fow5", "3.13/3")
def test_a_normal_spell_is_any_card_on_the_chase_but_a_resonator() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Old Oak", cost="{1}"))
        .define(**addition("Plain Hall", "Field", ""))
        .define(**instant("Shush", "Cancel target normal spell."))
        .hand(0, "Old Oak", "Plain Hall")
        .sources(0, wind=2)
        .hand(1, "Shush")
        .sources(1, water=1)
    )
    table.play(0, "Old Oak").passes(0)
    assert not table.can("play", 1, "Shush")
    table.resolve().play(0, "Plain Hall").passes(0).play(1, "Shush", targets=["Plain Hall"]).resolve_all()
    assert table.zone_names(0, "graveyard") == ["Plain Hall"]


@pytest.mark.rule("fow5", "3.13/3")
def test_a_resonator_played_is_a_spell_played_and_one_put_into_the_field_is_none() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Word Eater", 100, 100, "Whenever you play a spell, you gain 100 life."))
        .define(**resonator("Old Oak", cost="{1}"))
        .define(**chant("Open Gate", "Put a resonator from your hand into your field."))
        .field(0, "Word Eater")
        .hand(0, "Old Oak", "Old Oak", "Open Gate")
        .sources(0, wind=2)
    )
    table.play(0, "Old Oak").resolve_all()
    assert table.resource(0, "life") == 4100
    table.play(0, "Open Gate").resolve().choose("Old Oak").resolve_all()  # 10.13/2  not all see the hand
    assert table.field_names(0).count("Old Oak") == 2
    assert table.resource(0, "life") == 4200


@pytest.mark.rule("fow5", "9.11/1")
def test_damage_equal_to_its_atk_counts_the_atk_it_had_when_it_was_banished_for_it() -> None:
    table = (
        scenario("fow5")
        .define(
            **resonator(
                "Comet Monk", 300, 300, "Banish this card: This card deals damage equal to its ATK to target player."
            )
        )
        .define(**instant("Growth", "Target resonator gains [+400/+400] until end of turn."))
        .field(0, "Comet Monk")
        .hand(0, "Growth")
        .sources(0, wind=1)
    )
    table.play(0, "Growth", targets=["Comet Monk"]).resolve().use(0, "Comet Monk", targets=[1]).resolve()
    assert table.resource(1, "life") == 3300


@pytest.mark.rule("fow5", "9.3/5a")
def test_of_two_targets_the_one_that_is_left_is_still_hit() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Fog Sprite", 300, 300, "Banish this card: You gain 100 life."))
        .define(**resonator("Old Oak", 400, 400))
        .define(**chant("Twin Bolts", "Destroy up to two target resonators."))
        .field(1, "Fog Sprite", "Old Oak")
        .hand(0, "Twin Bolts")
        .sources(0, fire=1)
    )
    table.play(0, "Twin Bolts", targets=[["Fog Sprite", "Old Oak"]]).passes(0).use(1, "Fog Sprite").resolve_all()
    assert table.field_names(1) == []


@pytest.mark.rule("fow5", "9.3/4")
def test_a_mode_that_was_not_chosen_needs_no_target() -> None:
    table = (
        scenario("fow5")
        .define(**instant("Two Roads", "Choose one - Destroy target regalia; or you gain 300 life."))
        .hand(0, "Two Roads")
        .sources(0, light=1)
    )
    table.play(0, "Two Roads", modes=[2]).resolve()
    assert table.resource(0, "life") == 4300


@pytest.mark.rule("fow5", "9.9/6")
def test_a_resonator_comes_with_what_weakens_it_and_its_enter_triggers_all_the_same() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Leaf Child", 200, 200, "[Enter]: You gain 300 life.", cost="{G}"))
        .define(**resonator("Frost Lord", 500, 500, "Resonators your opponent controls gain [-200/-200]."))
        .field(1, "Frost Lord")
        .hand(0, "Leaf Child")
        .sources(0, wind=1)
    )
    table.play(0, "Leaf Child").resolve_all()
    assert table.zone_names(0, "graveyard") == ["Leaf Child"]
    assert table.resource(0, "life") == 4300


@pytest.mark.rule("fow5", "9.6/11")
def test_an_ability_on_the_chase_resolves_without_its_card() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Old Cannon", 100, 100, "{Rest}: This card deals 300 damage to target resonator."))
        .define(**resonator("Stone Warden", 200, 900))
        .define(**instant("Snap", "Destroy target resonator."))
        .field(0, "Old Cannon")
        .field(1, "Stone Warden")
        .hand(1, "Snap")
        .sources(1, darkness=1)
    )
    table.use(0, "Old Cannon", targets=["Stone Warden"]).passes(0).play(1, "Snap", targets=["Old Cannon"]).resolve_all()
    assert table.damage_on("Stone Warden") == 300


@pytest.mark.rule("fow5", "9.6/5")
def test_a_trigger_that_has_no_target_is_gone() -> None:
    table = (
        scenario("fow5")
        .define(
            **resonator(
                "Lonely Archer", 200, 200, "[Enter]: Destroy target resonator your opponent controls.", cost="{G}"
            )
        )
        .define(**resonator("Late Comer", 200, 200, "[Quickcast]", cost="{G}"))
        .hand(0, "Lonely Archer")
        .sources(0, wind=1)
        .hand(1, "Late Comer")
        .sources(1, wind=1)
    )
    table.play(0, "Lonely Archer").resolve()
    assert table.stack() == []
    table.passes(0).play(1, "Late Comer").resolve()
    assert table.is_on_field("Late Comer", 1)
    assert table.stack() == []


@pytest.mark.rule("fow5", "9.3/5a")
def test_a_target_that_can_no_longer_be_targeted_is_spared() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Old Oak"))
        .define(**instant("Mist", "Target resonator cannot be targeted by spells or abilities until end of turn."))
        .define(**instant("Snap", "Destroy target resonator. Draw a card."))
        .field(1, "Old Oak")
        .hand(0, "Snap")
        .sources(0, darkness=1)
        .hand(1, "Mist")
        .sources(1, water=1)
    )
    table.play(0, "Snap", targets=["Old Oak"]).passes(0).play(1, "Mist", targets=["Old Oak"]).resolve_all()
    assert table.is_on_field("Old Oak", 1)
    assert table.hand_size(0) == 1


@pytest.mark.rule("fow5", "9.3/4a")
def test_what_your_opponents_spells_cannot_target_your_own_may() -> None:
    table = (
        scenario("fow5")
        .define(
            **resonator(
                "Veiled One", 300, 300, "This card cannot be targeted by spells or abilities your opponent controls."
            )
        )
        .define(**instant("Growth", "Target resonator gains [+400/+400] until end of turn."))
        .field(0, "Veiled One")
        .hand(0, "Growth")
        .sources(0, wind=1)
        .hand(1, "Growth")
        .sources(1, wind=1)
    )
    table.play(0, "Growth", targets=["Veiled One"]).resolve()
    assert table.power("Veiled One") == 700
    table.passes(0)
    assert not table.can("play", 1, table.card("Growth", 1, zone="hand"))


@pytest.mark.rule("fow5", "10.16/1a")
def test_a_copy_of_a_summon_spell_comes_to_no_field() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Old Oak", cost="{1}"))
        .define(**instant("Echo", "Copy target spell."))
        .hand(0, "Old Oak", "Echo")
        .sources(0, wind=2)
    )
    table.play(0, "Old Oak").play(0, "Echo", targets=["Old Oak"]).resolve()
    assert table.stack() == ["Old Oak", "Old Oak"]
    table.resolve_all()
    assert table.field_names(0) == ["Old Oak"]


@pytest.mark.rule("fow5", "9.6/8a")
def test_a_delayed_ability_triggers_once() -> None:
    table = (
        scenario("fow5")
        .define(**chant("Promise", "At the beginning of your next main phase, draw a card."))
        .hand(0, "Promise")
        .sources(0, water=1)
    )
    table.play(0, "Promise").resolve().to("main", 0, later=True).resolve_all()
    assert table.hand_size(0) == 2  # one drawn as every turn
    table.to("main", 0, later=True)
    assert table.hand_size(0) == 3


@pytest.mark.rule("fow5", "10.7/1")
def test_nothing_is_played_onto_a_spell_that_cannot_be_chased() -> None:
    table = (
        scenario("fow5")
        .define(**chant("Last Word", "Players cannot chase this card.\nThis card deals 500 damage to target player."))
        .define(**instant("Shush", "Cancel target spell."))
        .hand(0, "Last Word")
        .sources(0, fire=1)
        .hand(1, "Shush")
        .sources(1, water=1)
    )
    table.play(0, "Last Word", targets=[1])
    assert not table.can("play", 1, "Shush")
    table.resolve()
    assert table.resource(1, "life") == 3500


@pytest.mark.rule("fow5", "10.11/1")
def test_a_cancelled_ability_is_gone_and_its_cost_is_paid() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Fog Sprite", 300, 300, "Banish this card: Draw a card."))
        .define(**instant("Nip", "Cancel target [Activate] ability."))
        .field(0, "Fog Sprite")
        .hand(1, "Nip")
        .sources(1, water=1)
    )
    table.use(0, "Fog Sprite").passes(0).play(1, "Nip", targets=["Fog Sprite"]).resolve_all()
    assert table.hand_size(0) == 0
    assert table.zone_names(0, "graveyard") == ["Fog Sprite"]


@pytest.mark.rule("fow5", "9.3/4")
def test_of_two_modes_both_are_done_in_the_order_of_the_text() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Old Oak", 400, 400))
        .define(
            **instant(
                "Many Roads", "Choose up to two - Draw a card; or destroy target resonator; or you gain 200 life."
            )
        )
        .field(1, "Old Oak")
        .hand(0, "Many Roads")
        .sources(0, light=1)
    )
    table.play(0, "Many Roads", modes=[1, 3]).resolve()
    assert (table.hand_size(0), table.resource(0, "life")) == (1, 4200)
    assert table.is_on_field("Old Oak", 1)


@pytest.mark.rule("fow5", "6.4/3")
def test_after_each_resolution_the_turn_player_has_priority() -> None:
    table = (
        scenario("fow5")
        .define(**instant("Small Joy", "You gain 100 life."))
        .hand(0, "Small Joy", "Small Joy")
        .hand(1, "Small Joy")
        .sources(0, light=2)
        .sources(1, light=1)
    )
    table.play(0, "Small Joy").passes(0).play(1, "Small Joy").passes(1).passes(0)
    assert (table.resource(0, "life"), table.resource(1, "life")) == (4000, 4100)
    assert table.asked == 0
    table.play(0, "Small Joy").resolve_all()
    assert table.resource(0, "life") == 4200
