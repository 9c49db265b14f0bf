"""Chapter 10.1.3: who may block, who must, what it costs, and what being in battle means."""

import pytest

from arbiter.testing import BadScript, scenario

SLING = "Choose 1 Forward. Deal it 9000 damage."


@pytest.mark.rule("fftcg", "10.1.3.1")
def test_the_other_player_may_block_with_one_of_their_forwards_or_with_none() -> None:
    table = scenario("fftcg").field(0, "Caravan Guard", "Toll Collector").field(1, "Reef Guard", "Kiln Apprentice")
    table.attack("Caravan Guard").end_step()
    table.expect(kind="objects", player=1, why="block")
    assert table.options() == ["Reef Guard (player 1's field)", "Kiln Apprentice (player 1's field)"]
    assert table.question is not None
    assert table.question.bounds() == (0, 1)
    table.no_block().to("damage_resolution")
    assert table.damage_count(1) == 1


@pytest.mark.rule("fftcg", "10.1.3.1")
def test_backups_and_monsters_do_not_block() -> None:
    table = scenario("fftcg").field(0, "Caravan Guard").field(1, "Bellows Keeper", "Frostmoth", "Kiln Apprentice")
    table.passes(0).passes(1).passes(0).passes(1)
    table.attack("Caravan Guard").passes(0).passes(1)
    assert table.options() == ["Kiln Apprentice (player 1's field)"]


@pytest.mark.rule("fftcg", "10.1.3.1.1")
def test_a_dull_forward_does_not_block_and_one_that_just_came_does() -> None:
    table = (
        scenario("fftcg")
        .field(0, "Caravan Guard")
        .field(1, "Reef Guard", rested=True)
        .field(1, "Kiln Apprentice", fresh=True)
        .attack("Caravan Guard")
        .end_step()
    )
    assert table.options() == ["Kiln Apprentice (player 1's field)"]


@pytest.mark.rule("fftcg", "10.1.3.1.2")
def test_limits_on_the_blocker_and_on_the_attacker_both_count() -> None:
    table = (
        scenario("fftcg")
        .define(name="Shy Giant", cost=1, power=9000, text="Shy Giant cannot block.")
        .define(name="Wary Squire", cost=1, power=5000, text="Wary Squire cannot block a Forward of cost 3 or more.")
        .define(
            name="Slip Dancer", cost=3, power=5000, text="Slip Dancer cannot be blocked by a Forward of cost 4 or more."
        )
        .field(0, "Slip Dancer")
        .field(1, "Shy Giant", "Wary Squire", "Reef Guard", "Kiln Apprentice")
        .attack("Slip Dancer")
        .end_step()
    )
    assert table.options() == ["Kiln Apprentice (player 1's field)"]


@pytest.mark.rule("fftcg", "10.1.3.1.2")
def test_an_attacker_that_cannot_be_blocked_is_not_blocked() -> None:
    table = (
        scenario("fftcg")
        .define(name="Smoke Walker", power=5000, text="Smoke Walker cannot be blocked.")
        .field(0, "Smoke Walker")
        .field(1, "Reef Guard")
        .attack("Smoke Walker")
        .end_step()
    )
    assert table.step == "block_declaration"
    assert not table.can("block", 1, "Reef Guard")
    table.to("damage_resolution")
    assert table.damage_count(1) == 1


@pytest.mark.rule("fftcg", "10.1.3.1.3")
def test_one_of_the_forwards_that_must_block_has_to_block() -> None:
    table = (
        scenario("fftcg")
        .define(name="Sworn Shield", power=5000, text="Sworn Shield must block if possible.")
        .define(name="Sworn Buckler", power=4000, text="Sworn Buckler must block if possible.")
        .field(0, "Caravan Guard")
        .field(1, "Sworn Shield", "Reef Guard", "Sworn Buckler")
        .attack("Caravan Guard")
        .end_step()
    )
    assert table.options() == ["Sworn Shield (player 1's field)", "Sworn Buckler (player 1's field)"]
    with pytest.raises(BadScript):
        table.no_block()
    table.block("Sworn Buckler").to("damage_resolution")
    assert table.zone_names(1, "break") == ["Sworn Buckler"]
    assert table.is_on_field("Sworn Shield")


@pytest.mark.rule("fftcg", "10.1.3.1.3")
def test_a_compulsion_to_block_gives_way_to_a_ban() -> None:
    table = (
        scenario("fftcg")
        .define(name="Sworn Shield", cost=4, power=5000, text="Sworn Shield must block if possible.")
        .define(
            name="Slip Dancer", cost=3, power=5000, text="Slip Dancer cannot be blocked by a Forward of cost 4 or more."
        )
        .field(0, "Slip Dancer")
        .field(1, "Sworn Shield", "Kiln Apprentice")
        .attack("Slip Dancer")
        .no_block()
        .to("damage_resolution")
    )
    assert table.damage_count(1) == 1


@pytest.mark.rule("fftcg", "10.1.3.1.3")
def test_a_cost_to_block_is_paid_at_the_declaration_and_who_cannot_pay_does_not_block() -> None:
    table = (
        scenario("fftcg")
        .sources(1, fire=1)
        .field(0, "Caravan Guard", "Kiln Apprentice")
        .field(1, "The Hired Thunder", "Reef Guard")
    )
    table.attack("Caravan Guard").block("The Hired Thunder")
    assert table.is_rested("Fire Source 1", 1)
    table.to("damage_resolution")
    assert table.zone_names(0, "break") == ["Caravan Guard"]
    # The Backup is dull now and the hand is empty.
    table.attack("Kiln Apprentice").end_step()
    assert table.options() == ["Reef Guard (player 1's field)"]


@pytest.mark.rule("fftcg", "10.1.3.1.3")
def test_a_cost_to_block_may_be_overpaid_by_one_when_a_card_is_discarded_for_it() -> None:
    table = scenario("fftcg").hand(1, "Frost Clerk").field(0, "Caravan Guard").field(1, "The Hired Thunder")
    table.attack("Caravan Guard").block("The Hired Thunder")
    assert table.zone_names(1, "break") == ["Frost Clerk"]
    table.to("damage_resolution")
    assert table.zone_names(0, "break") == ["Caravan Guard"]


@pytest.mark.rule("fftcg", "10.1.3.1.3")
def test_a_compulsion_to_block_is_no_compulsion_to_pay() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Press Gang",
            power=5000,
            text="When Press Gang attacks, choose 1 Forward opponent controls. "
            'It gains "This Forward must block if possible." until the end of the turn.',
        )
        .sources(1, fire=1)
        .field(0, "Press Gang")
        .field(1, "The Hired Thunder", "Reef Guard")
        .attack("Press Gang", targets=["The Hired Thunder"])
        .resolve()
        .end_step()
    )
    assert table.options() == ["The Hired Thunder (player 1's field)", "Reef Guard (player 1's field)"]
    table.no_block().to("damage_resolution")
    assert table.damage_count(1) == 1


@pytest.mark.rule("fftcg", "10.1.3.2", "10.1.3.6")
def test_the_declared_forward_is_a_blocking_forward_and_the_turn_player_has_priority() -> None:
    table = (
        scenario("fftcg")
        .sources(0, earth=1)
        .sources(1, earth=1)
        .hand(0, "Stone Ram")
        .hand(1, "Stone Ram")
        .field(0, "Caravan Guard")
        .field(1, "Kiln Apprentice")
    )
    table.passes(0).passes(1).passes(0).passes(1)
    table.attack("Caravan Guard").passes(0).passes(1).block("Kiln Apprentice")
    assert (table.step, table.asked) == ("block_declaration", 0)
    assert table.can("play", 0, "Stone Ram")
    table.passes(0)
    assert (table.step, table.asked) == ("block_declaration", 1)
    table.play(1, "Stone Ram", targets=["Kiln Apprentice"]).passes(1).passes(0)
    # The larger bonus is for blocking Forwards only.
    assert table.power("Kiln Apprentice") == 6000 + 5000
    table.play(0, "Stone Ram", targets=["Caravan Guard"]).resolve()
    assert table.power("Caravan Guard") == 8000 + 3000


@pytest.mark.rule("fftcg", "10.1.3.2.1", "10.1.3.3")
def test_when_the_blocker_is_gone_the_attacker_is_blocked_and_fights_nobody() -> None:
    table = (
        scenario("fftcg")
        .define(name="Sling", type="summon", element=["fire"], cost=1, text=SLING)
        .sources(0, fire=1)
        .hand(0, "Sling")
        .field(0, "Caravan Guard")
        .field(1, "Kiln Apprentice")
        .passes(0)
        .to("attack_preparation")
        .passes(0)
        .attack("Caravan Guard")
        .passes(0)
        .block("Kiln Apprentice")
    )
    table.play(0, "Sling", targets=["Kiln Apprentice"]).resolve()
    assert table.zone_names(1, "break") == ["Kiln Apprentice"]
    table.to("damage_resolution")
    assert table.damage_on("Caravan Guard") == 0
    assert table.damage_count(1) == 0


@pytest.mark.rule("fftcg", "10.1.3.2.1", "10.1.3.3")
def test_when_the_attacker_is_gone_the_blocker_takes_no_damage() -> None:
    table = (
        scenario("fftcg")
        .define(name="Sling", type="summon", element=["fire"], cost=1, text=SLING)
        .sources(1, fire=1)
        .hand(1, "Sling")
        .field(0, "Caravan Guard")
        .field(1, "Reef Guard")
    )
    table.passes(0).passes(1).passes(0).passes(1)
    table.attack("Caravan Guard").passes(0).passes(1).block("Reef Guard").passes(0)
    table.play(1, "Sling", targets=["Caravan Guard"]).resolve()
    assert table.zone_names(0, "break") == ["Caravan Guard"]
    table.to("damage_resolution")
    assert table.damage_on("Reef Guard") == 0


@pytest.mark.rule("fftcg", "10.1.3.3")
def test_of_a_party_only_the_member_that_left_the_battle_neither_deals_nor_takes_damage() -> None:
    table = (
        scenario("fftcg")
        .define(name="Sling", type="summon", element=["fire"], cost=1, text=SLING)
        .sources(1, fire=1)
        .hand(1, "Sling")
        .field(0, "Caravan Guard", "Toll Collector")
        .field(1, "Reef Guard")
    )
    table.passes(0).passes(1).passes(0).passes(1)
    table.attack("Caravan Guard", party=["Toll Collector"]).passes(0).passes(1).block("Reef Guard").passes(0)
    table.play(1, "Sling", targets=["Caravan Guard"]).resolve()
    table.to("damage_resolution")
    # The one that is left takes all of the blocker's damage and deals its own alone.
    assert table.damage_on("Reef Guard") == 5000
    assert table.zone_names(0, "break") == ["Caravan Guard", "Toll Collector"]


@pytest.mark.rule("fftcg", "10.1.3.2.1")
def test_a_forward_that_returned_to_the_field_is_not_in_battle_any_more() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Blink",
            type="summon",
            element=["fire"],
            cost=1,
            text="Choose 1 Forward you control. Remove it from the game. Then, play it onto the field.",
        )
        .sources(1, fire=1)
        .hand(1, "Blink")
        .field(0, "Caravan Guard")
        .field(1, "Kiln Apprentice")
    )
    table.passes(0).passes(1).passes(0).passes(1)
    table.attack("Caravan Guard").passes(0).passes(1).block("Kiln Apprentice").passes(0)
    table.play(1, "Blink", targets=["Kiln Apprentice"]).resolve()
    assert table.is_on_field("Kiln Apprentice", 1)
    table.to("damage_resolution")
    assert table.is_on_field("Kiln Apprentice", 1)
    assert table.damage_on("Kiln Apprentice") == 0
    assert table.damage_on("Caravan Guard") == 0
    assert table.damage_count(1) == 0


@pytest.mark.rule("fftcg", "10.1.3.4")
def test_one_blocker_blocks_the_whole_party() -> None:
    table = (
        scenario("fftcg")
        .field(0, "Caravan Guard", "Toll Collector", "Stoneyard Boxer")
        .field(1, "Reef Guard", "Kiln Apprentice")
        .attack("Caravan Guard", party=["Toll Collector", "Stoneyard Boxer"])
        .block("Kiln Apprentice")
        .end_step()
        .divide({"Caravan Guard": 6000})
    )
    assert table.step == "damage_resolution"
    # Nobody gets through to the player, and all members have hit the one blocker.
    assert table.damage_count(1) == 0
    assert table.zone_names(1, "break") == ["Kiln Apprentice"]
    assert table.damage_on("Reef Guard") == 0


@pytest.mark.rule("fftcg", "10.1.3.4")
def test_each_member_of_a_blocked_party_is_blocked() -> None:
    table = (
        scenario("fftcg")
        .define(name="Sore Loser", element=["earth"], power=5000, text="When Sore Loser is blocked, draw 1 card.")
        .define(name="Poor Sport", element=["earth"], power=5000, text="When Poor Sport is blocked, draw 1 card.")
        .field(0, "Sore Loser", "Poor Sport")
        .field(1, "Reef Guard")
        .attack("Sore Loser", party=["Poor Sport"])
        .block("Reef Guard")
        .order("Sore Loser", "Poor Sport")
        .resolve_all()
    )
    assert table.hand_size(0) == 2


@pytest.mark.rule("fftcg", "10.1.3.5")
def test_what_blocking_triggers_is_on_the_stack_before_anybody_has_priority() -> None:
    table = scenario("fftcg").field(0, "Caravan Guard").field(1, "Toll Collector")
    table.attack("Caravan Guard").block("Toll Collector")
    assert (table.step, table.asked) == ("block_declaration", 0)
    assert table.stack() == ["Toll Collector"]
    table.resolve()
    assert table.step == "block_declaration"
    assert table.power("Toll Collector") == 8000


@pytest.mark.rule("fftcg", "10.1.3.5")
def test_without_a_block_nothing_that_waits_for_a_block_triggers() -> None:
    table = (
        scenario("fftcg")
        .define(name="Clear Runner", power=5000, text="When Clear Runner is not blocked, draw 1 card.")
        .field(0, "Clear Runner")
        .field(1, "Toll Collector")
        .attack("Clear Runner")
        .no_block()
    )
    assert table.stack() == ["Clear Runner"]
    assert table.power("Toll Collector") == 5000
