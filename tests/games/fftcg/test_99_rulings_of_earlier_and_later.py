"""Rulings of what was gained, lost, named or became a number earlier and later, and of how long it lasts."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScenario, Table, scenario
from tests.games.fftcg.stages import RETURN


@pytest.mark.rule("fftcg", "11.12.4.13", "11.12.4.9", "6.4.2")
def test_first_strike_gained_after_the_abilities_were_lost_stays_and_before_goes() -> None:
    def fencer() -> Table:
        return (
            scenario("fftcg")
            .define(
                name="Fencer",
                type="forward",
                element=["fire"],
                cost=3,
                power=6000,
                text="{Fire}: Fencer gains First Strike until the end of the turn.",
            )
            .define(
                name="Hush",
                type="summon",
                element=["ice"],
                cost=1,
                text="Choose 1 Forward. It loses all its abilities until the end of the turn.",
            )
            .sources(0, fire=2)
            .sources(1, ice=1)
            .hand(1, "Hush")
            .field(0, "Fencer")
        )

    table = fencer().use(0, "Fencer").passes(0).play(1, "Hush", targets=["Fencer"]).resolve()
    assert not table.can("use", 0, "Fencer")
    table.resolve()
    assert table.has("Fencer", "First Strike")

    table = fencer().use(0, "Fencer").resolve()
    assert table.has("Fencer", "First Strike")
    table.passes(0).play(1, "Hush", targets=["Fencer"]).resolve()
    assert not table.has("Fencer", "First Strike")


@pytest.mark.rule("fftcg", "11.12.4.6", "11.12.4.4", "12.4.4")
def test_a_captain_who_loses_all_abilities_no_longer_holds_up_a_recruit() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Old Captain",
            type="forward",
            element=["wind"],
            cost=4,
            power=7000,
            text="The Forwards other than Old Captain you control gain +1000 power.",
        )
        .define(name="Raw Recruit", type="forward", element=["wind"], cost=1, power=3000, text="")
        .define(
            name="Damp Cellar",
            type="backup",
            element=["water"],
            cost=4,
            text="The Forwards opponent controls lose 3000 power.",
        )
        .define(
            name="Hush",
            type="summon",
            element=["water"],
            cost=1,
            text="Choose 1 Forward. It loses all its abilities until the end of the turn.",
        )
        .turn(1, "main1")
        .sources(1, water=1)
        .hand(1, "Hush")
        .field(0, "Old Captain", "Raw Recruit")
        .field(1, "Damp Cellar")
    )
    assert table.power("Raw Recruit") == 1000 and table.power("Old Captain") == 4000
    table.play(1, "Hush", targets=["Old Captain"]).resolve()
    assert table.zone_names(0, "break") == ["Raw Recruit"] and table.power("Old Captain") == 4000


@pytest.mark.rule("fftcg", "11.12.4.13", "11.12.4.10", "11.12.4.9")
def test_of_two_powers_that_become_a_number_the_later_one_counts() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Press Gang",
            type="backup",
            element=["water"],
            cost=2,
            text="The power of the ‹Job Pirate› Forwards you control becomes 8000.",
        )
        .define(name="Cabin Boy", type="forward", element=["water"], cost=1, power=3000, job="Pirate", text="")
        .define(
            name="Belittle",
            type="summon",
            element=["water"],
            cost=1,
            text="Choose 1 Forward. Its power becomes 5000 until the end of the turn.",
        )
        .define(
            name="Tear Down",
            type="summon",
            element=["water"],
            cost=1,
            text="Choose 1 Backup you control. Return it to its owner's hand.",
        )
        .sources(0, water=4)
        .hand(0, "Belittle", "Tear Down")
        .field(0, "Cabin Boy", "Press Gang")
    )
    assert table.power("Cabin Boy") == 8000
    table.play(0, "Belittle", targets=["Cabin Boy"]).resolve()
    assert table.power("Cabin Boy") == 5000
    table.play(0, "Tear Down", targets=["Press Gang"]).resolve()
    assert table.power("Cabin Boy") == 5000
    table.play(0, "Press Gang")
    assert table.power("Cabin Boy") == 8000


@pytest.mark.rule("fftcg", "11.3.10", "11.12.4.6", "9.5.1.3.2")
def test_a_power_that_becomes_a_number_is_the_new_base_under_earlier_and_own_bonuses() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Toll Colossus",
            type="forward",
            element=["fire"],
            cost=5,
            power=8000,
            text="For each Backup you control, Toll Colossus gains +1000 power.",
        )
        .define(
            name="Stoke",
            type="summon",
            element=["fire"],
            cost=1,
            text="Choose 1 Forward. It gains +2000 power until the end of the turn.",
        )
        .define(
            name="Belittle",
            type="summon",
            element=["fire"],
            cost=2,
            text="Choose 1 Forward. Its power becomes 3000 until the end of the turn.",
        )
        .sources(0, fire=3)
        .hand(0, "Stoke", "Belittle")
        .field(0, "Toll Colossus", damage=7000)
    )
    table.play(0, "Stoke", targets=["Toll Colossus"]).resolve()
    assert table.power("Toll Colossus") == 13000
    table.play(0, "Belittle", targets=["Toll Colossus"]).resolve()
    assert table.power("Toll Colossus") == 8000 and table.damage_on("Toll Colossus") == 7000
    table.next_turn()
    assert table.power("Toll Colossus") == 11000 and table.damage_on("Toll Colossus") == 0


@pytest.mark.rule("fftcg", "11.12.4.1", "11.5.4", "6.4.2")
def test_as_long_as_a_silencer_is_on_the_field_never_begins_when_it_is_gone_already() -> None:
    def entered() -> Table:
        return (
            scenario("fftcg")
            .define(
                name="Silencer",
                type="forward",
                element=["ice"],
                cost=2,
                power=5000,
                text=(
                    "When Silencer enters the field, choose 1 Forward opponent controls. "
                    "As long as Silencer is on the field, it loses all its abilities."
                ),
            )
            .define(name="Singer", type="forward", element=["wind"], cost=3, power=6000, text="Brave\nHaste")
            .define(name="Gale", type="summon", element=["wind"], cost=1, text=RETURN)
            .sources(0, ice=2)
            .sources(1, wind=1)
            .hand(0, "Silencer")
            .hand(1, "Gale")
            .field(1, "Singer")
            .play(0, "Silencer", targets=["Singer"])
        )

    table = entered().resolve()
    assert not table.has("Singer", "Brave")
    table.passes(0).play(1, "Gale", targets=["Silencer"]).resolve()
    assert table.has("Singer", "Brave") and table.has("Singer", "Haste")

    table = entered().passes(0).play(1, "Gale", targets=["Silencer"]).resolve()
    table.resolve()
    assert table.stack() == [] and table.has("Singer", "Brave")


@pytest.mark.rule("fftcg", "11.12.4.1", "10.1.3.1.2", "10.1.2.1.2")
def test_until_the_end_of_the_next_turn_binds_the_other_players_attack_and_then_lets_it_block() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Long Chain",
            type="summon",
            element=["ice"],
            cost=1,
            text=(
                "Choose up to 2 Forwards opponent controls. They cannot attack or block until the end of the next turn."
            ),
        )
        .define(name="Raider", type="forward", element=["fire"], cost=3, power=6000, text="")
        .define(name="Slow Ox", type="forward", element=["wind"], cost=3, power=7000, text="")
        .sources(0, ice=1)
        .hand(0, "Long Chain")
        .field(0, "Raider")
        .field(1, "Slow Ox")
    )
    table.play(0, "Long Chain", targets=[["Slow Ox"]]).resolve()
    table.attack("Raider")
    assert not table.can("block", 1, "Slow Ox")
    table.next_turn()
    assert table.active == 1 and not table.can("attack", 1, "Slow Ox")
    table.next_turn()
    assert table.active == 0
    table.attack("Raider").block("Slow Ox").end_step()
    assert table.zone_names(0, "break") == ["Long Chain", "Raider"]


@pytest.mark.rule("fftcg", "11.12.4.6", "5.2.1.1", "15.2.3.1")
def test_an_element_named_for_the_turn_makes_a_forward_multi_element_for_lords_of_both() -> None:
    dyed = (
        scenario("fftcg")
        .define(
            name="Dye Works",
            type="summon",
            element=["ice"],
            cost=1,
            text=(
                "Name 1 Job or 1 Element. Until the end of the turn, "
                "all Forwards you control gain +1000 power and the named Job or Element."
            ),
        )
        .define(
            name="Red Banner",
            type="backup",
            element=["fire"],
            cost=2,
            text="The Fire Forwards you control gain First Strike.",
        )
        .define(
            name="Blue Banner",
            type="backup",
            element=["ice"],
            cost=2,
            text="The Ice Forwards you control gain +1000 power.",
        )
        .define(
            name="Two Coats",
            type="backup",
            element=["ice"],
            cost=2,
            job="Sentinel",
            text="The Multi-Element Forwards you control gain Brave.",
        )
        .define(name="Frost", type="forward", element=["ice"], cost=2, power=5000, text="")
        .sources(0, ice=1)
        .hand(0, "Dye Works")
        .field(0, "Red Banner", "Blue Banner", "Two Coats", "Frost")
    )
    dyed.play(0, "Dye Works").resolve().modes(2).option("Fire")
    assert dyed.power("Frost") == 7000
    assert dyed.has("Frost", "First Strike") and dyed.has("Frost", "Brave")
    dyed.undo().undo().modes(1).option("Sentinel")  # the Job instead: no Element is gained
    assert dyed.obj("Frost").now.kinds == {"Sentinel"} and not dyed.has("Frost", "Brave")


@pytest.mark.rule("fftcg", "11.12.4.6", "11.12.4.2", "11.12.4.5")
def test_a_job_gained_until_the_end_of_the_turn_brings_a_field_ability_but_not_to_newcomers() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Oath of the Gate",
            type="summon",
            element=["fire"],
            cost=1,
            text=(
                "Name 1 Job. Until the end of the turn, all the Forwards you control gain +1000 power and the named "
                "Job."
            ),
        )
        .define(
            name="Drill Bell",
            type="backup",
            element=["fire"],
            cost=2,
            job="Sentinel",
            text="The ‹Job Sentinel› Forwards you control gain Haste.",
        )
        .define(name="Ploughboy", type="forward", element=["fire"], cost=2, power=5000, job="Farmer", text="")
        .define(name="Late Ploughboy", type="forward", element=["fire"], cost=2, power=5000, job="Farmer", text="")
        .sources(0, fire=4)
        .field(0, "Drill Bell", "Ploughboy")
        .hand(0, "Oath of the Gate", "Late Ploughboy")
    )
    table.play(0, "Oath of the Gate").resolve()
    table.option("Sentinel")
    assert table.has("Ploughboy", "Haste") and table.power("Ploughboy") == 6000
    table.play(0, "Late Ploughboy")
    assert not table.has("Late Ploughboy", "Haste") and table.power("Late Ploughboy") == 5000
    table.next_turn()
    assert not table.has("Ploughboy", "Haste")


@pytest.mark.rule("fftcg", "6.6.2", "5.2.1.1", "11.12.4.6")
def test_a_job_and_an_element_that_are_named_are_each_gained_as_what_they_are() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Guild Day",
            type="summon",
            element=["ice"],
            cost=1,
            text=(
                "Name 1 Job. Name 1 Element. Until the end of the turn, "
                "all the Forwards you control gain the named Job and the named Element."
            ),
        )
        .define(
            name="Drill Bell",
            type="backup",
            element=["fire"],
            cost=2,
            job="Sentinel",
            text="The ‹Job Sentinel› Forwards you control gain Haste.",
        )
        .define(
            name="Red Banner",
            type="backup",
            element=["fire"],
            cost=2,
            text="The Fire Forwards you control gain +1000 power.",
        )
        .define(name="Frost", type="forward", element=["ice"], cost=2, power=5000, text="")
        .sources(0, ice=1)
        .hand(0, "Guild Day")
        .field(0, "Drill Bell", "Red Banner", "Frost")
    )
    table.play(0, "Guild Day").resolve().option("Sentinel").option("Fire")
    assert table.has("Frost", "Haste") and table.power("Frost") == 6000


@pytest.mark.rule("fftcg", "6.6.2", "2.3")
def test_a_text_that_names_a_job_and_gives_the_named_element_is_refused() -> None:
    with pytest.raises(BadScenario, match="no colour was named before"):
        scenario("fftcg").define(
            name="Half Said",
            type="summon",
            text="Name 1 Job. Until the end of the turn, all the Forwards you control gain the named Element.",
        )
