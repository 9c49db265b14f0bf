"""Rulings where two or more rules meet: newcomers, battles that change, the final step, what is replaced."""

from __future__ import annotations

import pytest

from arbiter.testing import Table
from tests.games.fow.common_cards import BOLT, FLICKER, RECALL
from tests.games.fow.defined import chant, face, resonator
from tests.games.fow.defined import table as table_of


@pytest.mark.rule("fow", "302.3", "302.3b", "906.5", "803.3")
def test_a_resonator_that_left_and_came_back_is_new_to_effects_delays_and_battles() -> None:
    table = (
        table_of(
            FLICKER,
            chant(
                "Burning Bargain",
                "Target resonator gains [+400/+400] until end of turn. At the next end of turn >>> Destroy it.",
                "{R}",
            ),
            resonator("Sworn Runner", "", 400, 400, "{W}"),
        )
        .sources(0, light=1, fire=1)
        .field(0, "Sworn Runner")
        .hand(0, "Blink Aside", "Burning Bargain")
    )
    table.play(0, "Burning Bargain", targets=["Sworn Runner"]).resolve()
    assert table.power("Sworn Runner") == 800 and table.can("attack", 0, "Sworn Runner")
    table.play(0, "Blink Aside", targets=["Sworn Runner"]).resolve()
    assert table.power("Sworn Runner") == 400 and not table.can("attack", 0, "Sworn Runner")
    table.next_turn()
    assert table.is_on_field("Sworn Runner", 0)


@pytest.mark.rule("fow", "1051.1", "803.3", "505.5")
def test_a_stolen_resonator_cannot_attack_and_its_owner_can_attack_with_it_next_turn() -> None:
    table = (
        table_of(
            chant("Silver Tongue", "Gain control of target resonator until end of turn.", "{U}"),
            resonator("Sold Sword", "", 600, 600, "{R}"),
        )
        .sources(0, water=1)
        .field(1, "Sold Sword")
        .hand(0, "Silver Tongue")
    )
    table.play(0, "Silver Tongue", targets=["Sold Sword"]).resolve()
    assert table.is_on_field("Sold Sword", 0) and not table.can("attack", 0, "Sold Sword")
    table.to("main", player=1)
    assert table.is_on_field("Sold Sword", 1) and table.can("attack", 1, "Sold Sword")


@pytest.mark.rule("fow", "803.4a", "806.1", "1051.1")
def test_an_attacker_that_changes_its_controller_attacks_no_more() -> None:
    table = (
        table_of(
            chant("Turned Coat", "[Quickcast]\nGain control of target resonator until end of turn.", "{U}"),
            resonator("Sold Sword", "", 600, 600, "{R}"),
        )
        .sources(1, water=1)
        .field(0, "Sold Sword")
        .hand(1, "Turned Coat")
    )
    table.attack("Sold Sword", at=1).passes(0)
    table.play(1, "Turned Coat", targets=["Sold Sword"]).resolve().to("main")
    assert table.is_on_field("Sold Sword", 1) and table.is_rested("Sold Sword")
    assert table.resource(1, "life") == 4000 and table.resource(0, "life") == 4000


@pytest.mark.rule("fow", "803.4b", "807.4")
def test_a_battle_whose_attacked_object_leaves_goes_to_its_end_without_a_block() -> None:
    table = (
        table_of(
            RECALL,
            resonator("Lancer", "", 600, 600, "{R}"),
            resonator("Tired Page", "", 300, 300, "{U}"),
            resonator("Ready Guard", "", 900, 900, "{U}"),
        )
        .sources(1, water=1)
        .field(0, "Lancer")
        .field(1, "Tired Page", rested=True)
        .field(1, "Ready Guard")
        .hand(1, "Undertow Call")
    )
    table.attack("Lancer", at="Tired Page").passes(0)
    table.play(1, "Undertow Call", targets=["Tired Page"]).resolve()
    assert table.step == "battle_end"
    table.to("main")
    assert not table.is_rested("Ready Guard") and table.damage_on("Lancer") == 0
    assert table.resource(1, "life") == 4000 and table.hand_names(1) == ["Tired Page"]


@pytest.mark.rule("fow", "803.4b", "804.4", "806.2d")
def test_an_attacked_resonator_that_recovers_stays_attacked_and_strikes_back() -> None:
    table = (
        table_of(
            chant("Rouse", "[Quickcast]\nRecover target resonator.", "{W}"),
            resonator("Lancer", "", 600, 500, "{R}"),
            resonator("Tired Bear", "", 500, 600, "{G}"),
        )
        .sources(1, light=1)
        .field(0, "Lancer")
        .field(1, "Tired Bear", rested=True)
        .hand(1, "Rouse")
    )
    table.attack("Lancer", at="Tired Bear").passes(0)
    table.play(1, "Rouse", targets=["Tired Bear"]).resolve()
    assert not table.is_rested("Tired Bear")
    table.to("main")
    assert table.zone_names(0, "graveyard") == ["Lancer"]
    assert set(table.zone_names(1, "graveyard")) == {"Rouse", "Tired Bear"}
    assert table.resource(1, "life") == 4000


@pytest.mark.rule("fow", "805.1", "806.2", "806.2d")
def test_first_strike_does_nothing_for_a_blocker() -> None:
    table = (
        table_of(
            resonator("Lancer", "", 500, 500, "{R}"),
            resonator("Fencer", "[First Strike]", 500, 500, "{W}"),
        )
        .field(0, "Lancer")
        .field(1, "Fencer")
    )
    table.attack("Lancer", at=1).block("Fencer").end_step()
    assert table.step == "battle_damage"
    assert table.zone_names(0, "graveyard") == ["Lancer"] and table.zone_names(1, "graveyard") == ["Fencer"]


@pytest.mark.rule("fow", "805.2", "805.3", "806.2")
def test_an_attacker_that_loses_first_strike_after_striking_does_not_strike_again() -> None:
    table = (
        table_of(
            resonator("Fencer", "[First Strike]", 500, 500, "{W}"),
            resonator("Stone Wall", "", 600, 800, "{G}"),
            chant("Heavy Hands", "[Quickcast]\nTarget resonator loses [First Strike] until end of turn.", "{B}"),
        )
        .sources(1, darkness=1)
        .field(0, "Fencer")
        .field(1, "Stone Wall")
        .hand(1, "Heavy Hands")
    )
    table.attack("Fencer", at=1).block("Stone Wall").end_step()
    assert table.step == "first_strike" and table.damage_on("Stone Wall") == 500
    table.passes(0).play(1, "Heavy Hands", targets=["Fencer"]).resolve()
    assert not table.has("Fencer", "First Strike")
    table.end_step()
    assert table.damage_on("Stone Wall") == 500 and table.is_on_field("Stone Wall", 1)
    assert table.zone_names(0, "graveyard") == ["Fencer"]


@pytest.mark.rule("fow", "505.5", "1204.1")
def test_damage_goes_before_the_effects_that_end_with_the_turn() -> None:
    table = (
        table_of(
            resonator("Puffed Toad", "", 300, 300, "{G}"),
            chant("Big Breath", "[Quickcast]\nTarget resonator gains [+500/+500] until end of turn.", "{G}"),
            BOLT,
        )
        .sources(0, wind=1, fire=1)
        .field(0, "Puffed Toad")
        .hand(0, "Big Breath", "Spark Lash")
    )
    table.play(0, "Big Breath", targets=["Puffed Toad"]).resolve()
    table.play(0, "Spark Lash", targets=["Puffed Toad"]).resolve()
    assert table.damage_on("Puffed Toad") == 500
    table.next_turn()
    assert table.is_on_field("Puffed Toad", 0)
    assert (table.guard("Puffed Toad"), table.damage_on("Puffed Toad")) == (300, 0)


@pytest.mark.rule("fow", "505.5", "306.3", "1019.3")
def test_the_final_step_is_repeated_and_asks_for_the_hand_again() -> None:
    fillers = [f"Filler {letter}" for letter in "ABCDEFGHI"]
    scroll = chant("Overfull Scroll", "Draw a card.\nWhen this card is discarded >>> Draw two cards.")
    table = table_of(scroll, *(resonator(name) for name in fillers))
    table.hand(0, *fillers[:7], "Overfull Scroll").deck(0, "Filler H", "Filler I")
    table.to("final_hand").choose("Overfull Scroll")
    assert table.stack() == ["Overfull Scroll"]
    table.resolve()
    assert table.hand_size(0) == 9
    table.end_step().choose("Filler A", "Filler B")
    assert table.hand_size(0) == 7
    assert set(table.zone_names(0, "graveyard")) == {"Overfull Scroll", "Filler A", "Filler B"}


@pytest.mark.rule("fow", "1202.2", "104.2", "1009.2")
def test_only_the_draw_of_the_draw_phase_loses_with_an_empty_deck() -> None:
    table = (
        table_of(
            chant("Long Reading", "Draw three cards.", "{U}"),
            resonator("Last Page", "", 300, 300, "{U}"),
        )
        .sources(0, water=1)
        .hand(0, "Long Reading")
        .deck(0, "Last Page", only=True)
    )
    table.play(0, "Long Reading").resolve()
    assert table.hand_names(0) == ["Last Page"] and not table.over
    table.to("main", player=1)
    assert not table.over
    table.next_turn().end_step()
    assert table.over and table.winner == 1


@pytest.mark.rule("fow", "105.4", "105.4a", "1202.1", "903.2l-1")
def test_the_last_life_may_be_paid_and_then_the_ability_comes_too_late() -> None:
    def table_with(life: int) -> Table:
        return (
            table_of(
                face("Red Ledger", "Regalia", "Pay 500 life: You gain 1000 life.", cost="{0}"),
            )
            .field(0, "Red Ledger")
            .resources(0, life=life)
        )

    poor = table_with(400)
    assert not poor.can("use", 0, "Red Ledger")
    even = table_with(500)
    even.use(0, "Red Ledger")
    assert even.over and even.winner == 1


@pytest.mark.rule("fow", "910.2a", "910.2c", "1018.1a")
def test_doubled_damage_is_doubled_once_and_before_it_is_prevented() -> None:
    table = (
        table_of(
            face(
                "Echo Vault",
                "Addition",
                "If a chant you control would deal damage, it deals double that much instead.",
                cost="{R}",
            ),
            chant("Cinder Toss", "This card deals 400 damage to target resonator.", "{R}"),
            chant(
                "Hand of Mercy",
                "[Quickcast]\nPrevent the next 300 damage that would be dealt to target resonator this turn.",
                "{W}",
            ),
            resonator("Brick Ox", "", 600, 900, "{G}"),
        )
        .sources(0, fire=1)
        .sources(1, light=1)
        .field(0, "Echo Vault", "Echo Vault")
        .field(1, "Brick Ox")
        .hand(0, "Cinder Toss")
        .hand(1, "Hand of Mercy")
    )
    table.play(0, "Cinder Toss", targets=["Brick Ox"]).passes(0)
    table.play(1, "Hand of Mercy", targets=["Brick Ox"]).resolve().resolve()
    assert table.damage_on("Brick Ox") == 500


@pytest.mark.rule("fow", "910.3", "910.2", "1009.2")
def test_each_of_two_replacements_of_a_draw_is_applied_once() -> None:
    text = "If you would draw one or more cards, draw that many cards plus one instead."
    table = (
        table_of(
            resonator("Greedy Clerk", text, 300, 300, "{U}"),
            chant("Short Reading", "Draw two cards.", "{U}"),
        )
        .sources(0, water=1)
        .field(0, "Greedy Clerk", "Greedy Clerk")
        .hand(0, "Short Reading")
    )
    table.play(0, "Short Reading").resolve()
    assert table.hand_size(0) == 4


@pytest.mark.rule("fow", "910.2d-1", "104.4")
def test_what_cannot_happen_cannot_be_replaced() -> None:
    def table_with(*lock: str) -> Table:
        return (
            table_of(
                resonator("Blood Scribe", "If you would gain life, draw a card instead.", 300, 300, "{U}"),
                resonator("Grey Censor", "Players cannot gain life.", 300, 300, "{B}"),
                chant("Warm Broth", "You gain 500 life.", "{W}"),
            )
            .sources(0, light=1)
            .field(0, "Blood Scribe")
            .field(1, *lock)
            .hand(0, "Warm Broth")
        )

    free = table_with().play(0, "Warm Broth").resolve()
    assert free.hand_size(0) == 1 and free.resource(0, "life") == 4000
    locked = table_with("Grey Censor").play(0, "Warm Broth").resolve()
    assert locked.hand_size(0) == 0 and locked.resource(0, "life") == 4000
