"""Two keywords by which one card is played, and texts that ask how it was played (1110 to 1196)."""

import pytest

from arbiter.testing import Table, scenario
from tests.games.fow.fiery import LIFE, REFUSAL, being, chant, field_card


@pytest.mark.rule("fow", "1115.2", "1196.2")
def test_what_is_played_by_remnant_for_its_raid_cost_is_both() -> None:
    table = (
        scenario("fow")
        .define(**being("Wraith Rider", 500, 500, "[Remnant]\n[Raid] {R}", cost="{R}{3}"))
        .define(**REFUSAL)
        .zone(0, "graveyard", "Wraith Rider")
        .hand(0, "Wraith Rider")
        .hand(1, "Refusal")
        .sources(0, fire=2)
        .sources(1, water=1)
    )
    table.play(0, "Wraith Rider", zone="hand", extra=True).passes(0)
    table.passes(1)
    assert table.has(table.card("Wraith Rider", 0, zone="field"), "Swiftness")
    table.play(0, "Wraith Rider", zone="graveyard", extra=True).passes(0)
    table.play(1, "Refusal", targets=["Wraith Rider"]).resolve()
    assert table.zone_names(0, "removed") == ["Wraith Rider"]


@pytest.mark.rule("fow", "1115.2", "1154.2b")
def test_mastery_pays_for_a_remnant_and_it_is_removed() -> None:
    table = (
        scenario("fow")
        .define(**chant("Howl", "[Remnant]\n[Mastery] (Beast)\nYou gain 100 life.", cost="{R}{3}"))
        .define(**being("Cub", 100, 100, race=["Beast"]))
        .field(0, "Cub")
        .zone(0, "graveyard", "Howl")
        .resources(0, life=LIFE)
    )
    table.play(0, "Howl").resolve()
    assert table.is_rested("Cub") and table.resource(0, "life") == LIFE + 100
    assert table.zone_names(0, "removed") == ["Howl"]


@pytest.mark.rule("fow", "1191.2", "1110.2")
def test_ibka_takes_the_place_of_the_cost_and_awakening_comes_on_top() -> None:
    text = "[Ibka] {1}\n[Awakening] {1}\nYou gain 100 life. If this card was awakened, you gain 500 life instead."
    table = (
        scenario("fow")
        .define(**chant("Dune Song", text, cost="{R}{3}"))
        .zone(0, "graveyard", "Dune Song")
        .sources(0, fire=2)
        .resources(0, life=LIFE)
    )
    table.play(0, "Dune Song", extra=True).resolve()
    assert table.resource(0, "life") == LIFE + 500
    assert table.is_rested("Fire Source 1") and table.is_rested("Fire Source 2")


@pytest.mark.rule("fow", "1191.2", "1154.2b")
def test_what_pays_its_ibka_cost_pays_no_mastery_instead() -> None:
    table = (
        scenario("fow")
        .define(**chant("Dune Howl", "[Ibka] {1}\n[Mastery] (Beast)\nYou gain 100 life.", cost="{R}{3}"))
        .define(**being("Cub", 100, 100, race=["Beast"]))
        .field(0, "Cub")
        .zone(0, "graveyard", "Dune Howl")
    )
    assert not table.can("play", 0, "Dune Howl")


@pytest.mark.rule("fow", "1174.2", "1196.2")
def test_an_ambush_has_no_raid() -> None:
    table = (
        scenario("fow")
        .define(**being("Sneak", 500, 500, "[Ambush] {U}\n[Raid] {R}", cost="{U}{4}"))
        .define(**chant("Glance", "Draw a card."))
        .zone(1, "standby", "Sneak")
        .hand(0, "Glance")
        .sources(0, fire=1)
        .sources(1, fire=1)
    )
    table.play(0, "Glance").resolve().passes(0)
    assert not table.can("play", 1, "Sneak")


@pytest.mark.rule("fow", "712.1", "712.3b", "1196.2")
def test_a_raid_that_is_ordered_is_both() -> None:
    table = (
        scenario("fow")
        .define(
            name="Warlord",
            type="Ruler",
            text="[Revolution Order] {0}",
            other={"name": "Warlord's Order", "type": "Order", "text": "[Pierce]"},
        )
        .define(**being("Corsair", 500, 500, "[Raid] {R}", cost="{R}{R}{2}"))
        .zone(0, "ruler", "Warlord")
        .hand(0, "Corsair")
        .sources(0, fire=1)
    )
    table.play(0, "Corsair")
    table.choose("Warlord").resolve_all()
    assert table.zone_names(0, "order") == ["Warlord's Order"]
    assert table.has("Corsair", "Swiftness") and table.has("Corsair", "Pierce")


@pytest.mark.rule("fow", "1017.2c", "1196.2")
def test_the_token_copy_of_a_raider_does_not_go_home_and_is_not_swift() -> None:
    table = (
        scenario("fow")
        .define(**being("Corsair", 500, 500, "[Raid] {R}", cost="{R}{R}{2}"))
        .define(**chant("Twin", "Copy target resonator."))
        .hand(0, "Corsair", "Twin")
        .sources(0, fire=2)
    )
    table.play(0, "Corsair", extra=True).resolve()
    table.play(0, "Twin", targets=["Corsair"]).resolve()
    copy = table.card("Corsair", 0, zone="field", index=1)
    assert not table.has(copy, "Swiftness")
    table.next_turn()
    assert table.hand_names(0) == ["Corsair"] and table.field_names(0).count("Corsair") == 1


@pytest.mark.rule("fow", "1110.4", "1012.1")
def test_an_awakened_spell_that_cannot_be_canceled_lies_safe_on_the_chase() -> None:
    table = (
        scenario("fow")
        .define(**being("Dawn Cat", 500, 500, "[Awakening] {1}\nIf this card was awakened, it cannot be canceled."))
        .define(**REFUSAL)
        .hand(0, "Dawn Cat", "Dawn Cat")
        .hand(1, "Refusal", "Refusal")
        .sources(0, fire=5)
        .sources(1, water=2)
    )
    table.play(0, "Dawn Cat", extra=True).passes(0)
    table.play(1, "Refusal", targets=["Dawn Cat"]).resolve_all()
    assert table.field_names(0).count("Dawn Cat") == 1
    table.play(0, "Dawn Cat")
    table.play(1, "Refusal", targets=["Dawn Cat"]).resolve_all()
    assert table.field_names(0).count("Dawn Cat") == 1


@pytest.mark.rule("fow", "1112.2", "1189.2a", "1115.2")
def test_a_card_in_the_graveyard_with_remnant_and_quickcast_answers() -> None:
    table = (
        scenario("fow")
        .define(**chant("Late Word", "[Quickcast]\n[Remnant]\nCancel target spell."))
        .define(**chant("Boast", "You gain 1000 life.", cost="{U}"))
        .zone(1, "graveyard", "Late Word")
        .hand(0, "Boast")
        .sources(0, water=1)
        .sources(1, fire=1)
        .resources(0, life=LIFE)
    )
    table.play(0, "Boast")
    table.play(1, "Late Word", targets=["Boast"]).resolve_all()
    assert table.resource(0, "life") == LIFE and table.zone_names(1, "removed") == ["Late Word"]


@pytest.mark.rule("fow", "1162.2", "1115.2", "903.2n")
def test_solarisation_may_pay_with_cards_and_remnant_may_not_move_its_own() -> None:
    table = (
        scenario("fow")
        .define(
            **chant(
                "Sun Song",
                "[Solarisation] (1)\n[Remnant]\nYou gain 100 life. "
                "If this card was played with [Solarisation], you gain 500 life instead.",
            )
        )
        .define(**being("Spark", 100, 100, cost="{R}"))
        .zone(0, "graveyard", "Sun Song")
        .zone(0, "removed", "Spark")
        .sources(0, fire=1)
        .resources(0, life=LIFE)
    )
    table.play(0, "Sun Song", extra=True).resolve()
    assert table.resource(0, "life") == LIFE + 500
    assert table.zone_names(0, "removed") == ["Sun Song"] and table.zone_names(0, "deck")[-1] == "Spark"


@pytest.mark.rule("fow", "1115.2", "906.4c", "910.2f")
def test_what_waits_for_a_removal_by_remnant_hears_it_and_no_other() -> None:
    text = (
        "[Remnant]\nWhen this card is removed from the game from anywhere by its [Remnant] ability or by the effect of "
        "a card with [Remnant] >>> You may put this card from your removed area into the field."
    )
    table = (
        scenario("fow")
        .define(**being("Afterglow", 300, 300, text, cost="{R}"))
        .define(**chant("Refusal", "[Quickcast]\nCancel target spell."))
        .define(**chant("Pyre", "[Remnant]\nRemove target resonator from the game."))
        .define(**chant("Urn", "Remove target resonator from the game."))
        .zone(0, "graveyard", "Afterglow")
        .hand(0, "Pyre", "Urn")
        .hand(1, "Refusal")
        .sources(0, fire=3)
        .sources(1, fire=1)
    )
    table.play(0, "Afterglow").passes(0)
    table.play(1, "Refusal", targets=["Afterglow"]).resolve().resolve().yes()
    assert table.is_on_field("Afterglow")
    table.play(0, "Pyre", targets=["Afterglow"]).resolve().resolve().yes()
    assert table.is_on_field("Afterglow")
    table.play(0, "Urn", targets=["Afterglow"]).resolve()
    assert table.stack() == [] and table.zone_names(0, "removed") == ["Afterglow"]


@pytest.mark.rule("fow", "1162.2", "1012.1")
def test_a_spell_played_with_solarisation_may_be_beyond_canceling() -> None:
    def before(*removed: str) -> Table:
        return (
            scenario("fow")
            .define(
                **being(
                    "Sun Lion",
                    900,
                    900,
                    "[Solarisation] (1)\nIf you played this card with [Solarisation], it cannot be canceled.",
                    cost="{R}{1}",
                )
            )
            .define(**being("Spark", 100, 100, cost="{R}"))
            .define(**chant("Refusal", "[Quickcast]\nCancel target spell."))
            .zone(0, "removed", *removed)
            .hand(0, "Sun Lion")
            .hand(1, "Refusal")
            .sources(0, fire=2)
            .sources(1, fire=1)
        )

    sunny = before("Spark")
    sunny.play(0, "Sun Lion", extra=True).passes(0)
    sunny.play(1, "Refusal", targets=["Sun Lion"]).resolve_all()
    assert sunny.is_on_field("Sun Lion")
    cloudy = before()
    cloudy.play(0, "Sun Lion")
    cloudy.play(1, "Refusal", targets=["Sun Lion"]).resolve_all()
    assert not cloudy.is_on_field("Sun Lion")


@pytest.mark.rule("fow", "1162.2", "1140.2", "1017.2c")
def test_a_token_copy_was_played_with_solarisation_as_its_original_was() -> None:
    text = "[Solarisation] (1)\n[Enter] >>> If you played this card with [Solarisation], draw a card."
    table = (
        scenario("fow")
        .define(**being("Sun Cub", 300, 300, text, cost="{R}{1}"))
        .define(**being("Spark", 100, 100, cost="{R}"))
        .define(**chant("Twin", "Copy target resonator."))
        .zone(0, "removed", "Spark")
        .hand(0, "Sun Cub", "Twin")
        .sources(0, fire=3)
    )
    table.play(0, "Sun Cub", extra=True).resolve_all()
    assert table.hand_size(0) == 2
    table.play(0, "Twin", targets=["Sun Cub"]).resolve_all()
    assert table.hand_size(0) == 2


@pytest.mark.rule("fow", "1111.2b", "1140.2")
def test_incarnation_with_a_choice_knows_that_it_was_used() -> None:
    text = (
        "[Incarnation] {R} or {G}\n"
        "[Enter] >>> If you played this card with [Incarnation], this card deals 300 damage to your opponent."
    )
    table = (
        scenario("fow")
        .define(**being("Grove Giant", 900, 900, text, cost="{G}{G}"))
        .define(**being("Sapling", 100, 100, cost="{G}"))
        .define(**being("Drop", 100, 100, cost="{U}"))
        .field(0, "Sapling", "Drop")
        .hand(0, "Grove Giant", "Grove Giant")
        .sources(0, wind=2)
        .resources(1, life=LIFE)
    )
    table.play(0, "Grove Giant", extra=True).resolve_all()
    assert table.zone_names(0, "graveyard") == ["Sapling"] and table.resource(1, "life") == LIFE - 300
    table.play(0, "Grove Giant", extra=False).resolve_all()
    assert table.resource(1, "life") == LIFE - 300


@pytest.mark.rule("fow", "1154.2b", "1017.3d")
def test_a_chant_played_with_mastery_says_another_number() -> None:
    text = (
        "[Mastery] (Beast)\nTarget resonator gains [-100/-100] until end of turn. "
        "If this card was played with [Mastery], the chosen target gains [-300/-300] until end of turn instead "
        "and you draw a card."
    )
    table = (
        scenario("fow")
        .define(**chant("Beast Curse", text, cost="{R}"))
        .define(**being("Cub", 100, 100, race=["Beast"]))
        .define(**being("Wall", 500, 500))
        .field(0, "Cub")
        .field(1, "Wall")
        .hand(0, "Beast Curse", "Beast Curse")
        .sources(0, fire=1)
    )
    table.play(0, "Beast Curse", targets=["Wall"], extra=True).resolve()
    assert table.power("Wall") == 200 and table.hand_size(0) == 2
    table.play(0, "Beast Curse", targets=["Wall"]).resolve()
    assert table.power("Wall") == 100 and table.hand_size(0) == 1


@pytest.mark.rule("fow", "1303.1", "1017.2")
def test_a_token_copy_costs_nothing_and_a_token_is_named_and_coloured_by_what_made_it() -> None:
    table = (
        scenario("fow")
        .define(**being("Smith", 300, 300, cost="{R}{2}"))
        .define(**chant("Mirror", "Put a token copy of target resonator you control into the field.", cost="{U}"))
        .define(**chant("Herding", "Put a [200/200] Beast resonator token into the field.", cost="{R}"))
        .define(**chant("Sweep", "Destroy all resonators with total cost 0.", cost="{U}"))
        .define(**field_card("Hearth", "Fire resonators you control gain [+100/+100]."))
        .field(0, "Smith", "Hearth")
        .hand(0, "Mirror", "Herding", "Sweep")
        .sources(0, fire=1, water=2)
    )
    table.play(0, "Mirror", targets=["Smith"]).resolve()
    table.play(0, "Herding").resolve()
    assert table.field_names(0).count("Smith") == 2
    assert table.power("Beast") == 300
    table.play(0, "Sweep").resolve()
    assert table.field_names(0).count("Smith") == 1 and not table.is_on_field("Beast")
    assert "Beast" not in table.zone_names(0, "graveyard")


@pytest.mark.rule("fow", "1003.3", "1012.1")
@pytest.mark.parametrize(("will", "stays"), [("water", True), ("wind", False)])
def test_a_spell_on_the_chase_knows_with_which_will_it_was_paid(will: str, stays: bool) -> None:
    table = (
        scenario("fow")
        .define(**being("Tide Cat", 500, 500, "If you spent {U} to play this card, it cannot be canceled."))
        .define(**REFUSAL)
        .hand(0, "Tide Cat")
        .hand(1, "Refusal")
        .sources(0, fire=1, **{will: 1})
        .sources(1, water=1)
    )
    table.play(0, "Tide Cat").play(1, "Refusal", targets=["Tide Cat"]).resolve_all()
    assert table.is_on_field("Tide Cat", 0) == stays
