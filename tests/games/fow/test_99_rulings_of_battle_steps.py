"""Chapter 800: who attacks, blocks and stops doing so, and what comes of it."""

from __future__ import annotations

from typing import Any

import pytest

from arbiter.testing import scenario
from tests.games.fow.said import chant, quick, res


@pytest.mark.rule("fow", "803.3")
def test_a_battle_given_up_is_not_begun_again_unless_the_opponent_played_something() -> None:
    def setting() -> Any:
        return (
            scenario("fow")
            .define(**res("Duelist", 300, 300))
            .define(name="Taunt", type="Chant", cost="{U}", text="[Quickcast]\nYou gain 100 life.")
            .sources(1, water=1)
            .hand(1, "Taunt")
            .field(0, "Duelist")
        )

    table = setting()
    table.act(0, "battle").no_attack().to("main")
    assert not table.can("attack", 0, "Duelist")

    table = setting()
    table.act(0, "battle").passes(0).play(1, "Taunt").resolve().no_attack().to("main")
    assert table.can("attack", 0, "Duelist")


@pytest.mark.rule("fow", "803.3")
def test_one_whose_control_came_this_turn_neither_attacks_nor_rests_for_its_ability_without_swiftness() -> None:
    def setting(more: str) -> Any:
        return (
            scenario("fow")
            .define(**chant("Charm", f"Gain control of target resonator until end of turn. Recover it.{more}"))
            .define(**res("Prize", 400, 400, "{Rest}: You gain 100 life."))
            .sources(0, fire=1)
            .hand(0, "Charm")
            .field(1, "Prize", rested=True)
        )

    table = setting("")
    table.play(0, "Charm", targets=["Prize"]).resolve()
    assert not table.is_rested("Prize") and table.is_on_field("Prize", 0)
    assert not table.can("attack", 0, "Prize") and not table.can("use", 0, "Prize")

    table = setting(" It gains [Swiftness] until end of turn.")
    table.play(0, "Charm", targets=["Prize"]).resolve()
    assert table.can("use", 0, "Prize")
    table.attack("Prize").to("main")
    assert table.resource(1, "life") == 3600
    table.next_turn()
    assert table.is_on_field("Prize", 1) and table.is_rested("Prize")


@pytest.mark.rule("fow", "803.4")
def test_who_cannot_pay_for_the_attack_does_not_attack() -> None:
    def setting(stones: int) -> Any:
        table = (
            scenario("fow")
            .define(**res("Golem", 500, 500, "You must pay {1} to attack with this card."))
            .define(**res("Duelist", 300, 300))
            .field(0, "Golem", "Duelist")
        )
        return table.sources(0, fire=stones) if stones else table

    assert not setting(0).can("attack", 0, "Golem") and setting(0).can("attack", 0, "Duelist")
    table = setting(1)
    table.attack("Golem").to("main")
    assert table.resource(1, "life") == 3500 and table.is_rested("Fire Source 1")


@pytest.mark.rule("fow", "803.4a")
def test_an_attacker_that_changes_sides_attacks_no_more() -> None:
    table = (
        scenario("fow")
        .define(**res("Duelist", 500, 500))
        .define(**quick("Charm", "Gain control of target attacking resonator until end of turn."))
        .sources(1, water=1)
        .hand(1, "Charm")
        .field(0, "Duelist")
    )
    table.attack("Duelist").passes(0).play(1, "Charm", targets=["Duelist"]).resolve().to("main")
    assert table.resource(1, "life") == 4000 and table.is_on_field("Duelist", 1)
    table.next_turn()
    assert table.is_on_field("Duelist", 0)


@pytest.mark.rule("fow", "803.4b")
def test_an_attack_on_what_is_gone_ends_the_battle() -> None:
    table = (
        scenario("fow")
        .define(**res("Duelist", 300, 300))
        .define(**res("Sleeper", 300, 300))
        .define(
            name="Retreat",
            type="Chant",
            cost="{U}",
            text="[Quickcast]\nReturn target resonator you control to its owner's hand.",
        )
        .sources(1, water=1)
        .hand(1, "Retreat")
        .field(0, "Duelist")
        .field(1, "Sleeper", rested=True)
    )
    table.attack("Duelist", at="Sleeper").passes(0).play(1, "Retreat", targets=["Sleeper"]).resolve_all()
    table.to("main")
    assert table.resource(1, "life") == 4000
    assert table.is_rested("Duelist") and table.damage_on("Duelist") == 0


@pytest.mark.rule("fow", "804.3")
def test_one_that_came_in_this_battle_may_block() -> None:
    table = (
        scenario("fow")
        .define(**res("Duelist", 500, 500))
        .define(**res("Reinforcement", 300, 600, "[Quickcast]", cost="{U}"))
        .sources(1, water=1)
        .hand(1, "Reinforcement")
        .field(0, "Duelist")
    )
    table.attack("Duelist").passes(0).play(1, "Reinforcement").resolve().block("Reinforcement").to("main")
    assert table.resource(1, "life") == 4000
    assert table.damage_on("Duelist") == 300 and table.damage_on("Reinforcement") == 500


@pytest.mark.rule("fow", "804.5b")
def test_without_its_blocker_the_attacked_one_battles_the_attacker() -> None:
    table = (
        scenario("fow")
        .define(**res("Duelist", 500, 500))
        .define(**res("Sleeper", 200, 600))
        .define(**res("Shieldmaid", 400, 400))
        .define(
            name="Retreat",
            type="Chant",
            cost="{U}",
            text="[Quickcast]\nReturn target resonator you control to its owner's hand.",
        )
        .sources(1, water=1)
        .hand(1, "Retreat")
        .field(0, "Duelist")
        .field(1, "Shieldmaid")
        .field(1, "Sleeper", rested=True)
    )
    table.attack("Duelist", at="Sleeper").block("Shieldmaid").passes(0)
    table.play(1, "Retreat", targets=["Shieldmaid"]).resolve().end_step()
    assert table.damage_on("Sleeper") == 500 and table.damage_on("Duelist") == 200


@pytest.mark.rule("fow", "806.2c")
def test_a_warden_loses_as_much_willpower_as_the_attacker_costs() -> None:
    def setting(atk: int) -> Any:
        return (
            scenario("fow")
            .define(
                name="Gatekeeper",
                type="Warden",
                cost="{R}{1}",
                willpower=4,
                text="[+1]: You gain 100 life.",
                other={
                    "name": "Gatekeeper Risen",
                    "type": "J-Ruler",
                    "attribute": ["R"],
                    "atk": 700,
                    "def": 700,
                    "text": "",
                },
            )
            .define(**res("Raider", atk, 300, cost="{R}{2}"))
            .field(0, "Raider")
            .zone(1, "ruler", "Gatekeeper", counters={"willpower": 4})
        )

    table = setting(300)
    table.attack("Raider", at="Gatekeeper").to("main")
    assert table.counters("Gatekeeper", "willpower") == 1
    table = setting(0)
    table.attack("Raider", at="Gatekeeper").to("main")
    assert table.counters("Gatekeeper", "willpower") == 3


@pytest.mark.rule("fow", "806.2d")
def test_the_attacked_one_behind_a_blocker_neither_deals_nor_suffers_damage() -> None:
    table = (
        scenario("fow")
        .define(**res("Duelist", 500, 900))
        .define(**res("Sleeper", 200, 600))
        .define(**res("Shieldmaid", 400, 800))
        .field(0, "Duelist")
        .field(1, "Shieldmaid")
        .field(1, "Sleeper", rested=True)
    )
    table.attack("Duelist", at="Sleeper").block("Shieldmaid").end_step()
    assert table.damage_on("Duelist") == 400
    assert table.damage_on("Sleeper") == 0 and table.damage_on("Shieldmaid") == 500


@pytest.mark.rule("fow", "807.3a")
def test_what_lasts_until_the_end_of_the_battle_is_gone_in_the_main_phase() -> None:
    table = (
        scenario("fow")
        .define(**res("Duelist", 300, 300, "Whenever this card attacks >>> It gains [+400/0] until end of battle."))
        .field(0, "Duelist")
    )
    table.attack("Duelist").resolve()
    assert table.power("Duelist") == 700
    table.to("main")
    assert table.resource(1, "life") == 3300 and table.power("Duelist") == 300
