"""Rulings of who attacks and blocks, and of damage in battle."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript, Table, scenario


@pytest.mark.rule("fftcg", "11.12.5.7", "11.12.5.4", "12.4.5")
def test_whoever_controls_the_damaged_forward_says_which_replacement_comes_first() -> None:
    def at_the_question() -> Table:
        table = (
            scenario("fftcg")
            .define(
                name="Bastion",
                type="forward",
                element=["earth"],
                cost=3,
                power=4000,
                text="If Bastion is dealt damage less than Bastion's power, the damage becomes 0 instead.",
            )
            .define(name="Torch Boy", type="forward", element=["fire"], cost=1, power=3000, text="")
            .define(
                name="Bellows",
                type="backup",
                element=["fire"],
                cost=3,
                text="If a Fire Forward you control deals damage to a Forward, the damage increases by 2000 instead.",
            )
            .field(0, "Torch Boy", "Bellows")
            .field(1, "Bastion")
        )
        return table.attack("Torch Boy").block("Bastion").end_step().expect(player=1)

    table = at_the_question().order("Bastion")
    assert table.is_on_field("Bastion", 1) and table.damage_on("Bastion") == 0
    assert table.zone_names(0, "break") == ["Torch Boy"]

    table = at_the_question().order("Bellows")
    assert table.zone_names(1, "break") == ["Bastion"]


@pytest.mark.rule("fftcg", "15.2.3.2", "15.2.3.3")
def test_a_trigger_of_first_strike_damage_comes_too_late_for_the_answering_damage() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Slow Burner",
            type="forward",
            element=["fire"],
            cost=4,
            power=6000,
            text=(
                "If Slow Burner is dealt damage, reduce the damage by 2000 instead.\n"
                "When Slow Burner is dealt damage, Slow Burner gains +3000 power until the end of the turn."
            ),
        )
        .define(name="Quick Lancer", type="forward", element=["ice"], cost=4, power=7000, text="First Strike")
        .field(0, "Slow Burner")
        .field(1, "Quick Lancer")
    )
    table.attack("Slow Burner").block("Quick Lancer").end_step()
    assert table.damage_on("Slow Burner") == 5000
    assert table.is_on_field("Quick Lancer", 1) and table.damage_on("Quick Lancer") == 6000
    assert len(table.stack()) == 1
    table.resolve()
    assert table.power("Slow Burner") == 9000


@pytest.mark.rule("fftcg", "15.1.1.9.5", "15.1.1.9.7", "15.2.3.2")
def test_what_remains_of_a_broken_up_party_strikes_first_after_all() -> None:
    table = (
        scenario("fftcg")
        .define(name="Nimble Fox", type="forward", element=["wind"], cost=3, power=6000, text="First Strike")
        .define(name="Tired Bear", type="forward", element=["wind"], cost=3, power=7000, text="")
        .define(name="Gatepost", type="forward", element=["earth"], cost=3, power=6000, text="")
        .define(
            name="Whirl Off",
            type="summon",
            element=["earth"],
            cost=1,
            text="Choose 1 attacking Forward. Return it to its owner's hand.",
        )
        .sources(1, earth=1)
        .hand(1, "Whirl Off")
        .field(0, "Nimble Fox", "Tired Bear")
        .field(1, "Gatepost")
    )
    table.attack("Nimble Fox", party=["Tired Bear"]).passes(0).passes(1).block("Gatepost")
    table.passes(0).play(1, "Whirl Off", targets=["Tired Bear"]).resolve()
    table.end_step()
    assert table.zone_names(1, "break") == ["Whirl Off", "Gatepost"]
    assert table.is_on_field("Nimble Fox", 0) and table.damage_on("Nimble Fox") == 0


@pytest.mark.rule("fftcg", "15.1.1.9.6", "10.1.3.4", "10.1.4.2.1")
def test_a_party_is_blocked_through_its_weak_member_and_all_damage_may_fall_on_the_other() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Marsh Ghost",
            type="forward",
            element=["ice"],
            cost=4,
            power=5000,
            text="Marsh Ghost cannot be blocked.",
        )
        .define(name="Lantern Girl", type="forward", element=["ice"], cost=1, power=3000, text="")
        .define(name="Ferryman", type="forward", element=["water"], cost=3, power=7000, text="")
        .field(0, "Marsh Ghost", "Lantern Girl")
        .field(1, "Ferryman")
    )
    table.attack("Marsh Ghost", party=["Lantern Girl"]).block("Ferryman").end_step()
    table.divide({"Marsh Ghost": 7000})
    assert table.zone_names(0, "break") == ["Marsh Ghost"] and table.is_on_field("Lantern Girl", 0)
    assert table.zone_names(1, "break") == ["Ferryman"]
    assert table.damage_count(1) == 0


@pytest.mark.rule("fftcg", "10.1.2.1.3", "15.1.1.9.1")
def test_a_forward_that_must_attack_has_done_so_in_a_party() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Zealot",
            type="forward",
            element=["fire"],
            cost=2,
            power=6000,
            text="Zealot must attack at least once per turn if possible.",
        )
        .define(name="Friend", type="forward", element=["fire"], cost=2, power=5000, text="")
        .field(0, "Zealot", "Friend")
    )
    with pytest.raises(BadScript):
        table.no_attack()
    table.attack("Friend", party=["Zealot"])
    table.to("main2")
    assert table.step == "main2" and table.is_rested("Zealot")


@pytest.mark.rule("fftcg", "15.2.1.2", "10.1.2.1.2", "10.1.2.2")
def test_a_brave_forward_that_can_attack_twice_attacks_twice_and_no_more() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Long Runner",
            type="forward",
            element=["wind"],
            cost=5,
            power=8000,
            text="Brave\nLong Runner can attack twice in the same turn.",
        )
        .field(0, "Long Runner")
    )
    table.attack("Long Runner").no_block()
    table.attack("Long Runner").no_block().end_step()
    assert table.damage_count(1) == 2 and not table.is_rested("Long Runner")
    assert not table.can("attack", 0, "Long Runner")


@pytest.mark.rule("fftcg", "15.2.5.2", "10.1.3.1.1", "11.4.1")
def test_a_forward_cast_by_back_attack_after_the_attack_may_block_it() -> None:
    table = (
        scenario("fftcg")
        .define(name="Raider", type="forward", element=["fire"], cost=3, power=6000, text="")
        .define(name="Ambusher", type="forward", element=["earth"], cost=3, power=7000, text="Back Attack")
        .define(name="Plain Guard", type="forward", element=["earth"], cost=3, power=7000, text="")
        .sources(1, earth=3)
        .hand(1, "Ambusher", "Plain Guard")
        .field(0, "Raider")
    )
    table.attack("Raider").passes(0)
    assert not table.can("play", 1, "Plain Guard")
    table.play(1, "Ambusher").block("Ambusher").end_step()
    assert table.zone_names(0, "break") == ["Raider"] and table.damage_on("Ambusher") == 6000


@pytest.mark.rule("fftcg", "11.12.4.4", "10.1.3.1", "11.6.2.2")
def test_a_monster_that_is_a_forward_only_in_its_own_turn_neither_blocks_nor_is_hit_in_the_others() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Day Golem",
            type="monster",
            element=["earth"],
            cost=2,
            text="During your turn, Day Golem also becomes a Forward with 4000 power.",
        )
        .define(
            name="Ash Rain",
            type="summon",
            element=["fire"],
            cost=1,
            text="Deal 4000 damage to all the Forwards opponent controls.",
        )
        .define(name="Raider", type="forward", element=["fire"], cost=3, power=6000, text="")
        .sources(1, fire=2)
        .hand(1, "Ash Rain", "Ash Rain")
        .field(0, "Day Golem")
        .field(1, "Raider")
        .turn(1, "main1")
    )
    table.play(1, "Ash Rain").resolve()
    assert table.is_on_field("Day Golem", 0) and table.damage_on("Day Golem") == 0
    table.attack("Raider")
    assert not table.can("block", 0, "Day Golem")
    table.next_turn()
    assert table.active == 0 and table.can("attack", 0, "Day Golem") and table.power("Day Golem") == 4000
    table.passes(0).play(1, "Ash Rain").resolve()
    assert table.zone_names(0, "break") == ["Day Golem"]
