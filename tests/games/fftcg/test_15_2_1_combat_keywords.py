"""Chapter 15.2.1 to 15.2.4: Brave, Haste, First Strike, Freeze."""

import pytest

from arbiter.testing import Table, scenario

# ---------------------------------------------------------------- Brave


@pytest.mark.rule("fftcg", "15.2.1.2")
def test_a_brave_forward_stays_active_when_it_attacks_but_attacks_only_once() -> None:
    table = scenario("fftcg").field(0, "Salt Road Warden", "Kiln Apprentice").attack("Salt Road Warden")
    assert not table.is_rested("Salt Road Warden")
    table.to("damage_resolution").end_step()
    assert table.options() == ["Kiln Apprentice (player 0's field)"]


@pytest.mark.rule("fftcg", "15.2.1.2")
def test_a_brave_forward_that_has_attacked_may_block_in_the_next_turn() -> None:
    table = scenario("fftcg").field(0, "Salt Road Warden").field(1, "Kiln Apprentice")
    table.attack("Salt Road Warden").to("main1", 1).attack("Kiln Apprentice").end_step()
    assert table.can("block", 0, "Salt Road Warden")


# ---------------------------------------------------------------- Haste


@pytest.mark.rule("fftcg", "15.2.2.2")
def test_a_forward_with_haste_attacks_in_the_turn_in_which_it_was_cast() -> None:
    table = scenario("fftcg").sources(0, fire=5).hand(0, "Ashroad Runner", "Kiln Apprentice")
    table.play(0, "Kiln Apprentice").play(0, "Ashroad Runner").to("attack_preparation").end_step()
    assert table.options() == ["Ashroad Runner (player 0's field)"]
    table.attack("Ashroad Runner").to("damage_resolution")
    assert table.damage_count(1) == 1


REED = "{Dull}: Draw 1 card."


@pytest.mark.rule("fftcg", "15.2.2.3")
def test_with_haste_the_dull_icon_may_be_paid_in_the_turn_of_arrival() -> None:
    table = (
        scenario("fftcg")
        .define(name="Slow Reed", power=5000, text=REED)
        .define(name="Quick Reed", power=5000, text=f"Haste\n{REED}")
        .define(name="Quick Clerk", type="backup", text=f"Haste\n{REED}")
        .field(0, "Slow Reed", "Quick Reed", "Quick Clerk", fresh=True)
    )
    assert not table.can("use", 0, "Slow Reed")
    assert table.why_not(0, "Slow Reed") == ["11.6.2.2"]
    assert table.can("use", 0, "Quick Clerk")
    table.use(0, "Quick Reed").resolve()
    assert table.hand_size(0) == 1
    assert table.is_rested("Quick Reed")


@pytest.mark.rule("fftcg", "15.2.2.3")
def test_in_the_opponents_turn_control_is_asked_for_since_the_start_of_ones_own_last_turn() -> None:
    table = (
        scenario("fftcg")
        .define(name="Slow Reed", element=["fire"], cost=2, power=5000, text=REED)
        .define(name="Quick Reed", element=["fire"], cost=2, power=5000, text=f"Haste\n{REED}")
        .sources(0, fire=4)
        .hand(0, "Slow Reed", "Quick Reed")
        .play(0, "Slow Reed")
        .play(0, "Quick Reed")
    )
    table.passes(0)
    while table.active == 0:
        table.passes() if table.question.kind == "action" else table.choose()
    while table.asked == 1:
        table.passes(1)
    assert (table.active, table.asked) == (1, 0)
    # Its controller's most recent turn is the one in which it came: only the one with Haste may.
    assert table.can("use", 0, "Quick Reed")
    assert not table.can("use", 0, "Slow Reed")
    table.to("main1", 0)
    assert table.can("use", 0, "Slow Reed")


# ---------------------------------------------------------------- First Strike


def duel(attacker: str, blocker: str) -> Table:
    return (
        scenario("fftcg")
        .define(name="Swift Blade", element=["fire"], power=6000, text="First Strike")
        .define(name="Swift Lance", element=["fire"], power=6000, text="First Strike")
        .define(name="Slow Club", element=["fire"], power=6000)
        .field(0, attacker)
        .field(1, blocker)
        .attack(attacker)
        .block(blocker)
        .to("damage_resolution")
    )


@pytest.mark.rule("fftcg", "15.2.3.2")
def test_an_attacker_with_first_strike_deals_its_damage_before_the_blocker_can() -> None:
    table = duel("Swift Blade", "Slow Club")
    assert table.zone_names(1, "break") == ["Slow Club"]
    assert table.damage_on("Swift Blade") == 0


@pytest.mark.rule("fftcg", "15.2.3.2")
def test_a_blocker_with_first_strike_deals_its_damage_before_the_attacker_can() -> None:
    table = duel("Slow Club", "Swift Blade")
    assert table.zone_names(0, "break") == ["Slow Club"]
    assert table.damage_on("Swift Blade") == 0


@pytest.mark.rule("fftcg", "15.2.3.2")
def test_two_with_first_strike_deal_their_damage_at_the_same_time() -> None:
    table = duel("Swift Blade", "Swift Lance")
    assert table.zone_names(0, "break") == ["Swift Blade"]
    assert table.zone_names(1, "break") == ["Swift Lance"]


@pytest.mark.rule("fftcg", "15.2.3.2")
def test_whoever_survives_first_strike_damage_deals_its_own_afterwards() -> None:
    table = duel("Copper Lancer", "Caravan Guard")
    assert table.damage_on("Caravan Guard") == 5000
    assert table.zone_names(0, "break") == ["Copper Lancer"]


@pytest.mark.rule("fftcg", "15.2.3.2")
def test_first_strike_counts_if_it_is_there_when_the_damage_step_begins() -> None:
    table = (
        scenario("fftcg")
        .sources(0, wind=1)
        .hand(0, "Lark of the Pass")
        .field(0, "Caravan Guard")
        .field(1, "Pass Lookout")
        .passes(0)
        .to("attack_preparation")
        .passes(0)
        .attack("Caravan Guard")
        .passes(0)
        .block("Pass Lookout")
        .play(0, "Lark of the Pass", targets=["Caravan Guard"])
        .resolve()
        .to("damage_resolution")
    )
    assert table.zone_names(1, "break") == ["Pass Lookout"]
    assert table.damage_on("Caravan Guard") == 0


@pytest.mark.rule("fftcg", "15.2.3.3")
def test_between_first_strike_damage_and_the_rest_nobody_acts_and_what_triggered_waits() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Tough Hide",
            element=["fire"],
            power=9000,
            text="When Tough Hide is dealt damage, Tough Hide gains +9000 power until the end of the turn.\n"
            "{Fire}: Tough Hide gains +1000 power until the end of the turn.",
        )
        .sources(1, fire=1)
        .field(0, "Copper Lancer")
        .field(1, "Tough Hide")
    )
    table.passes(0).passes(1).passes(0).passes(1)
    table.attack("Copper Lancer").passes(0).passes(1).block("Tough Hide").passes(0).passes(1)
    # All damage has been dealt, with the power from before the trigger, before anybody could act.
    assert (table.step, table.asked) == ("damage_resolution", 0)
    assert table.damage_on("Tough Hide") == 5000
    assert table.zone_names(0, "break") == ["Copper Lancer"]
    assert table.stack() == ["Tough Hide"]
    assert table.power("Tough Hide") == 9000


@pytest.mark.rule("fftcg", "15.2.3.3")
def test_rule_processes_are_performed_between_first_strike_damage_and_the_rest() -> None:
    table = (
        scenario("fftcg")
        .define(name="Swift Blade", element=["earth"], power=6000, text="First Strike")
        .define(name="War Drum", element=["earth"], power=6000)
        .define(
            name="Home Hearth",
            type="backup",
            text="When a Forward opponent controls is put from the field into the Break Zone, draw 1 card.",
        )
        .field(0, "Swift Blade", "Home Hearth")
        .field(1, "War Drum")
        .attack("Swift Blade")
        .block("War Drum")
        .to("damage_resolution")
    )
    assert table.zone_names(1, "break") == ["War Drum"]
    assert table.damage_on("Swift Blade") == 0
    assert table.stack() == ["Home Hearth"]


@pytest.mark.rule("fftcg", "15.2.3.4")
def test_a_party_of_first_strikers_and_others_deals_no_first_strike_damage() -> None:
    table = (
        scenario("fftcg")
        .define(name="Swift Blade", element=["fire"], power=6000, text="First Strike")
        .field(0, "Swift Blade", "Kiln Apprentice")
        .field(1, "Caravan Guard")
        .attack("Swift Blade", party=["Kiln Apprentice"])
        .block("Caravan Guard")
        .end_step()
        .divide({"Swift Blade": 8000})
    )
    assert table.zone_names(0, "break") == ["Swift Blade"]
    assert table.zone_names(1, "break") == ["Caravan Guard"]


# ---------------------------------------------------------------- Freeze


@pytest.mark.rule("fftcg", "15.2.4.1", "15.2.4.2")
def test_a_frozen_dull_character_stays_dull_through_its_controllers_next_active_phase() -> None:
    table = (
        scenario("fftcg")
        .sources(0, ice=2)
        .hand(0, "Hall Sentinel")
        .field(1, "Caravan Guard", "Reef Guard", rested=True)
        .play(0, "Hall Sentinel", targets=["Caravan Guard"])
        .resolve()
        .to("main1", 1)
    )
    assert table.is_rested("Caravan Guard")
    assert not table.is_rested("Reef Guard")
    # One Active Phase only; the opponent's in between does not count.
    table.to("main1", 0)
    assert table.is_rested("Caravan Guard")
    table.to("main1", 1)
    assert not table.is_rested("Caravan Guard")


@pytest.mark.rule("fftcg", "15.2.4.1")
def test_freezing_neither_dulls_nor_hinders_an_active_character_and_lasts_while_it_is_dulled_later() -> None:
    table = (
        scenario("fftcg")
        .sources(0, ice=2)
        .hand(0, "Hall Sentinel")
        .field(0, "Salt Road Warden")
        .field(1, "Caravan Guard")
        .play(0, "Hall Sentinel", targets=["Caravan Guard"])
        .resolve()
    )
    assert not table.is_rested("Caravan Guard")
    table.attack("Salt Road Warden").end_step()
    assert table.can("block", 1, "Caravan Guard")


@pytest.mark.rule("fftcg", "15.2.4.2")
def test_a_card_frozen_in_its_controllers_own_turn_stays_dull_in_their_next_active_phase() -> None:
    table = (
        scenario("fftcg")
        .define(name="Frost Bell", type="summon", element=["ice"], cost=1, text="Choose 1 Forward. Freeze it.")
        .sources(0, ice=1)
        .hand(0, "Frost Bell")
        .field(0, "Caravan Guard")
        .field(1, "Reef Guard", rested=True)
        .attack("Caravan Guard")
        .play(0, "Frost Bell", targets=["Caravan Guard"])
        .resolve()
        .to("main1", 1)
    )
    assert not table.is_rested("Reef Guard")
    table.to("main1", 0)
    assert table.is_rested("Caravan Guard")


@pytest.mark.rule("fftcg", "15.2.4.2")
def test_a_card_that_was_frozen_while_active_is_free_again_after_that_active_phase() -> None:
    table = scenario("fftcg").field(0, "Caravan Guard", frozen=True).turn(1, step="main1", number=4)
    table.to("main1", 0).attack("Caravan Guard").to("main1", 1).to("main1", 0)
    assert not table.is_rested("Caravan Guard")


@pytest.mark.rule("fftcg", "15.2.4.2")
def test_an_effect_may_activate_a_frozen_card() -> None:
    table = (
        scenario("fftcg")
        .define(name="Warm Bell", type="summon", element=["fire"], cost=1, text="Choose 1 Forward. Activate it.")
        .sources(0, fire=1)
        .hand(0, "Warm Bell")
        .field(0, "Caravan Guard", rested=True, frozen=True)
        .play(0, "Warm Bell", targets=["Caravan Guard"])
        .resolve()
    )
    assert not table.is_rested("Caravan Guard")


@pytest.mark.rule("fftcg", "15.2.4.2")
def test_backups_freeze_as_well() -> None:
    table = (
        scenario("fftcg")
        .field(0, "Kiln Cook", rested=True, frozen=True)
        .field(0, "Ropemaker", rested=True)
        .turn(1, step="main1", number=4)
        .to("main1", 0)
    )
    assert table.is_rested("Kiln Cook")
    assert not table.is_rested("Ropemaker")
