"""Rulings of Warp, Priming and Limit Break where they meet triggers, names and replacements."""

from __future__ import annotations

import pytest

from arbiter.testing import Table, scenario
from tests.games.fftcg.stages import BREAK, RETURN


def drakes() -> Table:
    """ "Young Drake" primes into "Elder Drake", which lies on top of the deck; neither has the generic icon."""
    return (
        scenario("fftcg")
        .define(
            name="Young Drake",
            type="forward",
            element=["fire"],
            cost=2,
            power=5000,
            generic=False,
            text='‹Priming "Elder Drake" --› {Fire}{1}',
        )
        .define(name="Elder Drake", type="forward", element=["fire"], cost=2, power=9000, generic=False, text="Brave")
        .deck(0, "Elder Drake")
    )


@pytest.mark.rule("fftcg", "15.2.7.4", "15.2.7.5", "10.1.2.1.1")
def test_the_last_warp_counter_taken_in_response_brings_the_card_once() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Far Wisp",
            type="forward",
            element=["wind"],
            cost=4,
            power=7000,
            text="‹Warp 2 --› {Wind}{1}\nWhen Far Wisp enters the field due to Warp, draw 1 card.",
        )
        .define(
            name="Clock Cranker",
            type="backup",
            element=["wind"],
            cost=2,
            text="{Dull}: Choose 1 card removed from the game. Remove 1 Warp Counter from it.",
        )
        .field(0, "Clock Cranker")
        .zone(0, "removed", "Far Wisp", counters={"Warp": 1})
        .turn(0, "active", begin=True)
    )
    assert table.step == "main1" and len(table.stack()) == 1 and table.hand_size(0) == 2
    table.use(0, "Clock Cranker", targets=["Far Wisp"]).resolve()
    assert table.zone_names(0, "removed") == ["Far Wisp"] and len(table.stack()) == 2
    table.resolve_all()
    assert table.is_on_field("Far Wisp", 0) and table.hand_size(0) == 3
    assert not table.can("attack", 0, "Far Wisp")


@pytest.mark.rule("fftcg", "15.2.7.5.1", "15.2.7.5.2")
def test_a_warped_card_that_meets_its_name_stays_removed_for_good() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Far Wisp",
            type="forward",
            element=["wind"],
            cost=2,
            power=7000,
            generic=False,
            text="‹Warp 2 --› {Wind}{1}",
        )
        .define(
            name="Tuck Away",
            type="summon",
            element=["wind"],
            cost=1,
            text="Choose 1 Forward you control. Return it to its owner's hand.",
        )
        .sources(0, wind=1)
        .field(0, "Far Wisp")
        .hand(0, "Tuck Away")
        .zone(0, "removed", "Far Wisp", counters={"Warp": 1})
        .turn(0, "active", begin=True)
    )
    removed = table.card("Far Wisp", 0, zone="removed")
    assert table.step == "main1" and len(table.stack()) == 1
    table.resolve_all()
    assert table.zone_names(0, "removed") == ["Far Wisp"] and table.counters(removed, "Warp") == 0
    table.play(0, "Tuck Away", targets=[table.card("Far Wisp", 0, zone="field")]).resolve()
    assert table.field_names(0) == ["Wind Source 1"]
    table.to("main1", player=0, later=True)
    assert table.active == 0 and table.stack() == []
    assert table.zone_names(0, "removed") == ["Far Wisp"]


@pytest.mark.rule("fftcg", "15.2.9.3.2", "15.2.9.4.1.2", "15.2.9.4.1")
def test_priming_keeps_damage_and_bonus_but_forgets_the_changed_printed_power() -> None:
    table = (
        drakes()
        .define(
            name="Belittle",
            type="summon",
            element=["fire"],
            cost=1,
            text="Choose 1 Forward. Its power becomes 2000 until the end of the turn.",
        )
        .define(
            name="Stoke",
            type="summon",
            element=["fire"],
            cost=1,
            text="Choose 1 Forward. It gains +1000 power until the end of the turn.",
        )
        .sources(0, fire=4)
        .hand(0, "Belittle", "Stoke")
        .field(0, "Young Drake", damage=1000, rested=True)
    )
    drake = table.card("Young Drake", 0)
    table.play(0, "Belittle", targets=[drake]).resolve().play(0, "Stoke", targets=[drake]).resolve()
    assert table.power(drake) == 3000
    table.act(0, "priming", drake).choose("Elder Drake")
    assert table.power(drake) == 10000 and table.damage_on(drake) == 1000
    assert table.is_rested(drake) and table.has(drake, "Brave")


@pytest.mark.rule("fftcg", "15.2.9.4.2", "15.2.9.4.2.2", "15.2.9.4.2.1")
def test_a_primed_forward_that_is_returned_is_one_character_and_its_top_card_is_removed() -> None:
    table = (
        drakes()
        .define(
            name="Roll Call",
            type="backup",
            element=["fire"],
            cost=3,
            text="When a Character you control leaves the field, draw 1 card.",
        )
        .define(name="Gale", type="summon", element=["wind"], cost=1, text=RETURN)
        .sources(0, fire=2)
        .sources(1, wind=1)
        .hand(1, "Gale")
        .field(0, "Young Drake", "Roll Call")
    )
    drake = table.card("Young Drake", 0)
    table.act(0, "priming", drake).choose("Elder Drake")
    table.passes(0).play(1, "Gale", targets=[drake]).resolve().resolve_all()
    assert table.zone_names(0, "removed") == ["Elder Drake"]
    assert table.hand_size(0) == 2 and "Young Drake" in table.hand_names(0)


@pytest.mark.rule("fftcg", "15.2.9.4.1", "7.7.3", "15.2.9.3.1.1")
def test_a_primed_character_forbids_namesakes_of_both_its_cards() -> None:
    table = (
        drakes()
        .define(
            name="Roll Call",
            type="backup",
            element=["fire"],
            cost=3,
            text="When a Forward enters your field, draw 1 card.",
        )
        .sources(0, fire=4)
        .hand(0, "Young Drake", "Elder Drake")
        .field(0, "Young Drake", "Roll Call")
    )
    drake = table.card("Young Drake", 0, zone="field")
    young = table.card("Young Drake", 0, zone="hand")
    elder = table.card("Elder Drake", 0, zone="hand")
    assert table.can("play", 0, elder) and not table.can("play", 0, young)
    table.act(0, "priming", drake).choose(table.card("Elder Drake", 0, zone="deck"))
    assert table.stack() == [] and table.hand_size(0) == 2
    for card in (young, elder):
        assert not table.can("play", 0, card)
        assert {"7.7.3", "5.2.2.1"} & set(table.why_not(0, card))


@pytest.mark.rule("fftcg", "11.7.1", "15.2.9.4.1")
def test_a_primed_special_ability_is_paid_with_either_of_its_names() -> None:
    def primed(spare: str) -> Table:
        table = (
            scenario("fftcg")
            .define(
                name="Young Drake",
                type="forward",
                element=["fire"],
                cost=2,
                power=5000,
                text='‹Priming "Elder Drake" --› {Fire}{1}',
            )
            .define(
                name="Elder Drake",
                type="forward",
                element=["fire"],
                cost=2,
                power=9000,
                text="«Great Roar» {S}: Draw 2 cards.",
            )
            .define(name="Cousin Drake", type="forward", element=["fire"], cost=2, power=5000, text="")
            .deck(0, "Elder Drake")
            .sources(0, fire=2)
            .field(0, "Young Drake")
            .hand(0, spare)
        )
        return table.act(0, "priming", "Young Drake").choose(table.card("Elder Drake", 0, zone="deck"))

    assert not primed("Cousin Drake").can("use", 0, "Elder Drake")
    for spare in ("Elder Drake", "Young Drake"):
        table = primed(spare)
        table.use(0, table.card("Elder Drake", 0, zone="field")).resolve()
        assert table.zone_names(0, "break") == [spare] and table.hand_size(0) == 2


@pytest.mark.rule("fftcg", "15.2.8.3.1", "15.2.8.3.2", "15.2.8.4.3")
def test_a_limit_break_summon_comes_back_even_where_the_break_zone_is_replaced() -> None:
    def with_fillers(*fillers: str) -> Table:
        return (
            scenario("fftcg")
            .define(
                name="Last Flare",
                type="summon",
                element=["fire"],
                cost=2,
                text="‹Limit Break -- 2›\nChoose 1 Forward. Deal it 7000 damage.",
            )
            .define(name="Cold Ash", type="forward", element=["fire"], cost=2, power=5000, text="‹Limit Break -- 1›")
            .define(name="Warm Ash", type="forward", element=["fire"], cost=2, power=5000, text="‹Limit Break -- 1›")
            .define(
                name="Grave Robber",
                type="forward",
                element=["fire"],
                cost=4,
                power=7000,
                text="If a card is put into your Break Zone in any situation, remove it from the game instead.",
            )
            .define(name="Quarry", type="forward", element=["earth"], cost=4, power=9000, text="")
            .sources(0, fire=2)
            .zone(0, "limit", "Last Flare", *fillers)
            .field(0, "Grave Robber")
            .field(1, "Quarry")
        )

    table = with_fillers("Cold Ash")
    assert not table.can("play", 0, "Last Flare")
    table = with_fillers("Cold Ash", "Warm Ash")
    table.play(0, "Last Flare", targets=["Quarry"]).resolve()
    assert table.damage_on("Quarry") == 7000
    assert sorted(table.zone_names(0, "limit")) == ["Cold Ash", "Last Flare", "Warm Ash"]
    assert table.zone_names(0, "removed") == [] and table.zone_names(0, "break") == []


@pytest.mark.rule("fftcg", "15.2.8.4.1", "15.2.8.4.2", "11.8.4")
def test_a_broken_limit_break_forward_triggers_but_is_no_longer_in_the_break_zone_to_be_chosen() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Crest Lion",
            type="forward",
            element=["earth"],
            cost=2,
            power=5000,
            text=(
                "‹Limit Break -- 1›\n"
                "When Crest Lion is put from the field into the Break Zone, "
                "choose 1 Forward in your Break Zone. Add it to your hand. Draw 1 card."
            ),
        )
        .define(name="Cleave", type="summon", element=["fire"], cost=1, text=BREAK)
        .sources(0, fire=1)
        .hand(0, "Cleave")
        .field(0, "Crest Lion")
    )
    table.play(0, "Cleave", targets=["Crest Lion"]).resolve()
    assert table.zone_names(0, "limit") == ["Crest Lion"] and table.zone_names(0, "break") == ["Cleave"]
    assert table.stack() == [] and table.hand_size(0) == 0
