"""Rulings of what is chosen, cast and resolved."""

from __future__ import annotations

import pytest

from arbiter.testing import Table, scenario
from tests.games.fftcg.costed import BOUNCE, backup, forward, monster, pair, plain, summon


@pytest.mark.rule("fftcg", "11.11.4")
def test_a_forward_that_left_deals_damage_by_its_last_power_on_the_field() -> None:
    table = scenario("fftcg")
    forward(
        table,
        "Quarry Ox",
        "earth",
        3,
        5000,
        "When Quarry Ox enters the field, choose 1 Forward opponent controls. "
        "Deal it damage equal to Quarry Ox's power.",
    )
    forward(table, "Chalk Giant", "water", 5, 9000)
    summon(table, "Rising Sap", "earth", 1, "Choose 1 Forward. It gains +3000 power until the end of the turn.")
    summon(table, "Ebbing Tide", "water", 2, BOUNCE)
    table.sources(0, earth=4).sources(1, water=2).hand(0, "Quarry Ox", "Rising Sap").hand(1, "Ebbing Tide")
    table.field(1, "Chalk Giant")
    table.play(0, "Quarry Ox", targets=["Chalk Giant"])
    table.play(0, "Rising Sap", targets=["Quarry Ox"]).resolve()
    table.play(1, "Ebbing Tide", targets=["Quarry Ox"]).resolve()
    assert table.hand_names(0) == ["Quarry Ox"]
    table.resolve()
    assert table.damage_on("Chalk Giant") == 8000


@pytest.mark.rule("fftcg", "11.11.2.1")
def test_of_two_chosen_dull_forwards_the_one_that_stood_up_is_spared() -> None:
    table = scenario("fftcg")
    forward(table, "Ash Wolf", "fire", 2, 5000)
    forward(table, "Brook Heron", "water", 2, 5000)
    summon(table, "Cold Verdict", "ice", 3, "Choose 2 dull Forwards. Break them.")
    summon(table, "Morning Gust", "wind", 1, "Choose 1 Character. Activate it.")
    table.field(1, "Ash Wolf", "Brook Heron", rested=True).sources(0, ice=3).sources(1, wind=1)
    table.hand(0, "Cold Verdict").hand(1, "Morning Gust")
    table.play(0, "Cold Verdict", targets=[["Ash Wolf", "Brook Heron"]])
    table.play(1, "Morning Gust", targets=["Ash Wolf"]).resolve_all()
    assert table.is_on_field("Ash Wolf") and table.zone_names(1, "break") == ["Morning Gust", "Brook Heron"]


@pytest.mark.rule("fftcg", "11.3.4.1")
def test_how_many_actions_is_settled_when_the_summon_is_cast() -> None:
    table = pair()
    forward(table, "Chalk Giant", "earth", 5, 9000)
    summon(
        table,
        "Twin Decree",
        "fire",
        2,
        "Select 1 of the 2 following actions. "
        "If you control 2 or more Forwards, select up to 2 of the 2 following actions instead.\n"
        '"Draw 1 card."\n"Choose 1 Forward opponent controls. Deal it 3000 damage."',
    )
    table.field(0, "Ash Wolf", "Brook Heron").field(1, "Chalk Giant").sources(0, fire=2).sources(1, water=2)
    table.hand(0, "Twin Decree").hand(1, "Ebbing Tide")
    table.play(0, "Twin Decree", modes=[1, 2], targets=["Chalk Giant"])
    table.play(1, "Ebbing Tide", targets=["Brook Heron"]).resolve()
    table.resolve()
    assert len(table.hand_names(0)) == 2 and table.damage_on("Chalk Giant") == 3000


@pytest.mark.rule("fftcg", "11.3.11")
def test_a_summon_cast_by_an_effect_is_cast_after_it_and_counts_as_cast() -> None:
    table = plain()
    forward(
        table,
        "Rune Guide",
        "fire",
        3,
        5000,
        "When Rune Guide enters the field, you may cast 1 Summon "
        "of cost 2 or less from your hand without paying the cost.",
    )
    backup(table, "Choir of Calls", "ice", 2, "When you cast a Summon, draw 1 card.")
    table.field(0, "Choir of Calls", rested=True).sources(0, fire=3).hand(0, "Rune Guide", "Ember Bolt")
    table.field(1, "Chalk Giant")
    table.play(0, "Rune Guide").resolve().yes().choose("Ember Bolt").choose("Chalk Giant")
    assert table.stack() == ["Ember Bolt", "Choir of Calls"]
    table.resolve_all()
    assert table.damage_on("Chalk Giant") == 4000 and table.hand_size(0) == 1


@pytest.mark.rule("fftcg", "11.11.5.1")
def test_what_is_asked_of_its_power_is_asked_as_it_resolves() -> None:
    table = plain()
    summon(table, "Weighing", "earth", 2, "Choose 1 Forward. If its power is 5000 or less, break it.")
    summon(table, "Rising Sap", "earth", 1, "Choose 1 Forward. It gains +1000 power until the end of the turn.")
    table.field(1, "Ash Wolf").sources(0, earth=2).sources(1, earth=1).hand(0, "Weighing").hand(1, "Rising Sap")
    table.play(0, "Weighing", targets=["Ash Wolf"]).play(1, "Rising Sap", targets=["Ash Wolf"]).resolve_all()
    assert table.is_on_field("Ash Wolf")


@pytest.mark.rule("fftcg", "11.11.2")
def test_a_forward_that_flees_when_it_is_chosen_cancels_the_summon() -> None:
    table = plain()
    forward(
        table,
        "Shy Otter",
        "water",
        2,
        4000,
        "When Shy Otter is chosen by your opponent's Summons or "
        "abilities, you may return Shy Otter to its owner's hand.",
    )
    table.field(1, "Shy Otter").sources(0, fire=2).hand(0, "Ember Bolt")
    table.play(0, "Ember Bolt", targets=["Shy Otter"])
    assert table.stack() == ["Ember Bolt", "Shy Otter"]
    table.resolve().yes()
    table.resolve()
    assert table.hand_names(1) == ["Shy Otter"] and table.zone_names(0, "break") == ["Ember Bolt"]


@pytest.mark.rule("fftcg", "11.3.3")
def test_selecting_reaches_what_cannot_be_chosen() -> None:
    table = plain()
    forward(
        table, "Hidden Stag", "wind", 4, 7000, "Hidden Stag cannot be chosen by your opponent's Summons or abilities."
    )
    summon(table, "Tithe", "lightning", 3, "Your opponent selects 1 Forward they control. Put it into the Break Zone.")
    table.field(1, "Hidden Stag").sources(0, lightning=3, fire=2).hand(0, "Tithe", "Ember Bolt")
    assert table.why_not(0, "Ember Bolt") == ["11.3.3"]
    table.play(0, "Tithe").resolve()
    assert table.zone_names(1, "break") == ["Hidden Stag"]


@pytest.mark.rule("fftcg", "6.4.2")
def test_an_ability_goes_on_without_its_monster() -> None:
    table = plain()
    monster(table, "Mire Imp", "lightning", 2, "{Dull}: Choose 1 Forward. Deal it 4000 damage.")
    summon(table, "Exorcism", "wind", 1, "Choose 1 Monster. Break it.")
    table.field(0, "Mire Imp").field(1, "Chalk Giant").sources(1, wind=1).hand(1, "Exorcism")
    table.use(0, "Mire Imp", targets=["Chalk Giant"]).play(1, "Exorcism", targets=["Mire Imp"]).resolve_all()
    assert table.zone_names(0, "break") == ["Mire Imp"] and table.damage_on("Chalk Giant") == 4000


@pytest.mark.rule("fftcg", "11.11.2.1")
def test_former_and_latter_keep_their_parts_when_the_other_is_gone() -> None:
    table = plain()
    summon(
        table,
        "Trade Blows",
        "fire",
        2,
        "Choose 1 Forward you control and 1 Forward opponent controls. "
        "The former gains +2000 power until the end of the turn. "
        "Deal the latter 4000 damage.",
    )
    table.field(0, "Ash Wolf").field(1, "Chalk Giant").sources(0, fire=2).sources(1, water=2)
    table.hand(0, "Trade Blows").hand(1, "Ebbing Tide")
    table.play(0, "Trade Blows", targets=["Ash Wolf", "Chalk Giant"])
    table.play(1, "Ebbing Tide", targets=["Ash Wolf"]).resolve_all()
    assert table.damage_on("Chalk Giant") == 4000


@pytest.mark.rule("fftcg", "11.11.4")
def test_damage_equal_to_the_power_of_a_forward_that_is_gone_is_not_dealt_by_it() -> None:
    table = plain()
    summon(
        table,
        "Charge",
        "earth",
        2,
        "Choose 1 Forward you control and 1 Forward opponent controls. "
        "The former deals damage equal to its power to the latter.",
    )
    backup(
        table,
        "Kindling Sage",
        "fire",
        3,
        "If a Forward you control deals damage to a Forward, the damage increases by 1000 instead.",
    )
    table.field(0, "Ash Wolf", "Kindling Sage").field(1, "Chalk Giant").sources(0, earth=2).hand(0, "Charge")
    table.play(0, "Charge", targets=["Ash Wolf", "Chalk Giant"]).resolve()
    assert table.damage_on("Chalk Giant") == 6000


@pytest.mark.rule("fftcg", "11.3.4")
def test_two_actions_of_a_summon_each_choose_and_resolve_in_the_printed_order() -> None:
    table = plain()
    summon(
        table,
        "Twofold Rite",
        "fire",
        3,
        "Select up to 2 of the 3 following actions.\n"
        '"Choose 1 Forward. Deal it 5000 damage."\n'
        '"Choose 1 Forward. It gains +1000 power until the end of the turn."\n'
        '"Draw 1 card."',
    )
    table.field(1, "Ash Wolf").sources(0, fire=3).hand(0, "Twofold Rite")
    table.play(0, "Twofold Rite", modes=[1, 2], targets=["Ash Wolf", "Ash Wolf"]).resolve()
    assert table.is_on_field("Ash Wolf") and table.power("Ash Wolf") == 6000 and table.damage_on("Ash Wolf") == 5000


@pytest.mark.rule("fftcg", "11.11.5")
def test_the_second_sentence_looks_at_what_the_first_has_done() -> None:
    table = plain()
    summon(
        table,
        "Two Frosts",
        "ice",
        2,
        "Choose 1 Forward. If it is dull, deal it 5000 damage. If it is active, dull it.",
    )
    table.field(1, "Ash Wolf").sources(0, ice=4).hand(0, "Two Frosts", "Two Frosts")
    table.play(0, "Two Frosts", targets=["Ash Wolf"]).resolve()
    assert table.is_rested("Ash Wolf") and table.damage_on("Ash Wolf") == 0
    table.play(0, "Two Frosts", targets=["Ash Wolf"]).resolve()
    assert table.zone_names(1, "break") == ["Ash Wolf"]


@pytest.mark.rule("fftcg", "6.4.1.2")
def test_a_delayed_ability_belongs_to_who_controlled_what_made_it() -> None:
    table = plain()
    forward(
        table,
        "Slow Fuse",
        "fire",
        3,
        6000,
        "When Slow Fuse enters the field, at the end of this turn, draw 1 card.",
    )
    table.sources(0, fire=3).sources(1, water=2).hand(0, "Slow Fuse").hand(1, "Ebbing Tide")
    table.play(0, "Slow Fuse").resolve()
    table.play(1, "Ebbing Tide", targets=["Slow Fuse"]).resolve()
    table.to("end").resolve()
    assert sorted(table.hand_names(0))[-1] == "Slow Fuse" and table.hand_size(0) == 2


@pytest.mark.rule("fftcg", "11.11.6")
def test_both_discard_at_once_the_turn_player_choosing_first() -> None:
    table = plain()
    backup(table, "Bad Bard", "ice", 2, "{Dull}: Each player discards 1 card.")
    table.field(0, "Bad Bard").hand(0, "Ash Wolf", "Brook Heron").hand(1, "Chalk Giant", "Ember Bolt")
    table.use(0, "Bad Bard").resolve().expect(player=0).choose("Ash Wolf").expect(player=1).choose("Ember Bolt")
    assert table.zone_names(0, "break") == ["Ash Wolf"] and table.zone_names(1, "break") == ["Ember Bolt"]


@pytest.mark.rule("fftcg", "11.11.2")
def test_a_summon_is_cancelled_by_what_it_costs_as_it_resolves() -> None:
    table = plain()
    summon(table, "Small Unsaying", "water", 1, "Choose 1 Summon of cost 2 or less. Cancel its effect.")
    table.field(1, "Chalk Giant").sources(0, fire=2).sources(1, water=1).hand(0, "Ember Bolt").hand(1, "Small Unsaying")
    table.play(0, "Ember Bolt", targets=["Chalk Giant"]).play(1, "Small Unsaying", targets=["Ember Bolt"]).resolve_all()
    assert table.damage_on("Chalk Giant") == 0 and table.zone_names(0, "break") == ["Ember Bolt"]


@pytest.mark.rule("fftcg", "11.11.2")
def test_choosing_nothing_is_not_losing_every_target() -> None:
    def rite() -> Table:
        table = plain()
        summon(table, "Twin Rite", "fire", 2, "Choose up to 2 Forwards. Deal them 3000 damage. Draw 1 card.")
        table.field(1, "Ash Wolf", "Chalk Giant").sources(0, fire=2).sources(1, water=2).hand(0, "Twin Rite")
        return table.hand(1, "Ebbing Tide")

    table = rite().play(0, "Twin Rite", targets=[[]]).resolve()
    assert table.hand_size(0) == 1
    table = rite().play(0, "Twin Rite", targets=[["Ash Wolf"]])
    table.play(1, "Ebbing Tide", targets=["Ash Wolf"]).resolve_all()
    assert table.hand_size(0) == 0


@pytest.mark.rule("fftcg", "6.4.2")
def test_the_element_of_a_named_prohibition_is_asked_of_the_source() -> None:
    table = plain()
    forward(
        table,
        "Cautious Stag",
        "wind",
        3,
        6000,
        "When Cautious Stag enters the field, name 1 Element. "
        "Cautious Stag cannot be chosen by Summons or abilities of the named Element this turn.",
    )
    table.turn(1).sources(1, wind=3).hand(1, "Cautious Stag").sources(0, fire=2, lightning=2).hand(
        0, "Ember Bolt", "Felling"
    )
    table.play(1, "Cautious Stag").resolve().option("fire")
    table.passes(1)
    assert not table.can("play", 0, "Ember Bolt") and table.can("play", 0, "Felling")


@pytest.mark.rule("fftcg", "11.3.11")
def test_a_summon_is_cast_for_nothing_by_an_ability() -> None:
    table = plain()
    backup(
        table,
        "Rain Caller",
        "water",
        2,
        "{Dull}: Cast 1 Summon of cost 2 or less from your hand without paying the cost.",
    )
    table.field(0, "Rain Caller").hand(0, "Ember Bolt").field(1, "Chalk Giant")
    table.use(0, "Rain Caller").resolve()
    assert table.stack() == ["Ember Bolt"]
    table.resolve()
    assert table.damage_on("Chalk Giant") == 4000 and table.zone_names(0, "break") == ["Ember Bolt"]


@pytest.mark.rule("fftcg", "11.3.11")
def test_a_free_summon_with_nothing_to_choose_is_not_cast() -> None:
    table = plain()
    backup(
        table,
        "Rain Caller",
        "water",
        2,
        "{Dull}: Cast 1 Summon of cost 2 or less from your hand without paying the cost.",
    )
    table.field(0, "Rain Caller").hand(0, "Ember Bolt")
    table.use(0, "Rain Caller").resolve()
    assert table.hand_names(0) == ["Ember Bolt"] and table.stack() == []


@pytest.mark.rule("fftcg", "11.3.3")
def test_two_choices_may_be_the_same_forward() -> None:
    table = plain()
    summon(table, "Twice", "fire", 2, "Choose 1 Forward. Deal it 2000 damage. Choose 1 Forward. Deal it 2000 damage.")
    table.field(1, "Ash Wolf").sources(0, fire=2).hand(0, "Twice")
    table.play(0, "Twice", targets=["Ash Wolf", "Ash Wolf"]).resolve()
    assert table.damage_on("Ash Wolf") == 4000


@pytest.mark.rule("fftcg", "11.11.5.1", "11.10.1")
@pytest.mark.parametrize(
    ("text", "heard"),
    [
        ("Draw 1 card. If you control 1 or more Backups, choose 1 Forward. Deal it 3000 damage.", True),
        (
            "Draw 1 card. If you control 1 or more Backups, select 1 Forward opponent controls. Deal it 3000 damage.",
            False,
        ),
    ],
)
def test_what_is_chosen_only_while_resolving_was_chosen(text: str, heard: bool) -> None:
    table = plain()
    forward(table, "Watcher", "wind", 4, 7000, "When Watcher is chosen by your opponent's Summons, gain {C}.")
    summon(table, "Late Shot", "fire", 1, text)
    table.field(1, "Watcher").sources(0, fire=1).hand(0, "Late Shot").play(0, "Late Shot").resolve_all()
    assert table.damage_on("Watcher") == 3000 and table.resource(1, "crystal") == int(heard)


@pytest.mark.rule("fftcg", "11.10.1", "11.10.2")
@pytest.mark.parametrize(("kind", "heard"), [("Summons", ["Watcher"]), ("abilities", [])])
def test_what_a_burst_chooses_was_chosen_and_answers_too_late(kind: str, heard: list[str]) -> None:
    table = plain()
    text = f"When Watcher is chosen by your opponent's {kind}, return Watcher to its owner's hand."
    forward(table, "Watcher", "wind", 4, 7000, text)
    summon(table, "Warning Light", "fire", 2, "[EX BURST] Choose 1 Forward. Deal it 3000 damage.")
    table.field(0, "Watcher").deck(1, "Warning Light").attack("Watcher").no_block().end_step().yes()
    assert table.damage_on("Watcher") == 3000 and table.stack() == heard
