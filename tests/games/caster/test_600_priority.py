"""Chapters 600 and 700: priority, what players do with it, and main timing."""

from __future__ import annotations

import pytest

from arbiter.kernel.state import READY, REVERSED
from arbiter.testing import Table
from tests.games.caster.tables import table

SPARK = {"name": "Spark", "type": "Conjure", "cost": 1, "element": "Solis", "text": "Draw a card."}
FLASH = {"name": "Flash", "type": "Conjure", "cost": 1, "element": "Solis", "text": "[Quickcast]\nDraw a card."}
IMP = {"name": "Imp", "type": "Servant", "cost": 1, "element": "Solis", "atk": 500, "def": 500, "text": "[Quickcast]"}
WELL = {"name": "Well", "type": "Barrier", "cost": 1, "element": "Solis", "text": "[1]: Draw a card."}
SHRINE = {
    "name": "Shrine",
    "type": "Deity",
    "element": "Solis",
    "text": "This card enters the field with two deity counters on it.\n"
    "Remove a deity counter from this card: Draw a card.",
}


def rich(*hand: str, player: int = 0) -> Table:
    """The player has six Solis casters and these cards in hand."""
    made = table().define(**SPARK).define(**FLASH).define(**IMP).define(**WELL).define(**SHRINE)
    return made.sources(player, solis=6).hand(player, *hand)


# ---------------------------------------------------------------- 604, 701 to 703, 706  playing cards


@pytest.mark.rule("caster", "604.2", "604.2a", "604.2b", "604.2c", "702.1", "703.1", "701.2")
def test_servants_conjures_and_barriers_are_played_at_main_timing() -> None:
    made = rich("Pup", "Spark", "Fence")
    assert all(made.can("play", 0, card) for card in ("Pup", "Spark", "Fence"))
    made.to("battle_begin")
    assert not any(made.can("play", 0, card) for card in ("Pup", "Spark", "Fence"))
    assert made.why_not(0, "Pup") == ["701.2"]


@pytest.mark.rule("caster", "701.2", "604.2")
def test_main_timing_is_over_while_something_is_in_the_chase_zone() -> None:
    made = rich("Pup", "Spark", "Flash").play(0, "Spark")
    assert not made.can("play", 0, "Pup") and made.can("play", 0, "Flash")
    made.resolve()
    assert made.can("play", 0, "Pup")


@pytest.mark.rule("caster", "701.2", "604.2")
def test_the_other_players_main_phase_is_not_ones_own() -> None:
    made = rich("Pup", "Flash", player=1).passes(0)
    assert made.asked == 1 and made.can("play", 1, "Flash") and not made.can("play", 1, "Pup")


@pytest.mark.rule("caster", "702.3", "307.4", "307.5", "903.3b")
def test_a_servant_enters_its_players_servant_zone_recovered_or_reversed() -> None:
    made = rich("Pup", "Hound").play(0, "Pup")
    assert made.stack() == ["Pup"] and not made.is_on_field("Pup")
    made.resolve().expect(kind="option", player=0, why="orientation").option("recovered")
    assert made.obj("Pup", 0, "field").turned == READY and made.obj("Pup").controller == 0
    made.play(0, "Hound").resolve().option("reversed")
    assert made.obj("Hound", 0, "field").turned == REVERSED


@pytest.mark.rule("caster", "702.3", "303.1b")
def test_a_barrier_enters_recovered_without_a_question() -> None:
    made = rich("Fence").play(0, "Fence").resolve()
    assert made.obj("Fence", 0, "field").turned == READY


@pytest.mark.rule("caster", "703.3", "908.1")
def test_a_conjure_does_what_it_says_and_goes_to_the_graveyard() -> None:
    made = rich("Spark").play(0, "Spark")
    assert made.hand_size(0) == 0
    made.resolve()
    assert made.hand_size(0) == 1 and made.zone_names(0, "graveyard") == ["Spark"]


@pytest.mark.rule("caster", "702.2", "703.2", "706.2")
def test_cards_are_played_from_the_hand_only() -> None:
    made = rich().zone(0, "graveyard", "Pup", "Spark", "Flash")
    assert not any(made.can("play", 0, card) for card in ("Pup", "Spark", "Flash"))
    assert made.hand_size(0) == 0


@pytest.mark.rule("caster", "702.2", "903.2h", "1002.5")
def test_what_cannot_be_paid_is_not_played() -> None:
    made = table().sources(0, solis=2).hand(0, "Hound")
    assert not made.can("play", 0, "Hound") and made.why_not(0, "Hound") == ["903.2h"]


@pytest.mark.rule("caster", "706.1", "706.4", "604.1b", "1105.2")
def test_quickcast_cards_are_played_whenever_one_has_priority() -> None:
    made = rich("Flash", player=1).turn(0, "recovery").passes(0).play(1, "Flash").resolve()
    assert made.hand_size(1) == 1 and made.zone_names(1, "graveyard") == ["Flash"]


@pytest.mark.rule("caster", "706.3")
def test_a_quickcast_servant_enters_recovered_or_reversed_too() -> None:
    made = rich("Imp", player=1).passes(0).play(1, "Imp").resolve()
    made.expect(kind="option", player=1, why="orientation").option("reversed")
    assert made.obj("Imp", 1, "field").turned == REVERSED


# ---------------------------------------------------------------- 704, 707  abilities


@pytest.mark.rule("caster", "604.1", "604.1a", "704.1", "704.3", "901.1a")
def test_an_activated_ability_is_played_for_its_cost_with_priority_and_resolves() -> None:
    made = rich().field(0, "Well").turn(0, "draw").use(0, "Well", "Draw")
    assert made.stack() == ["Well"] and made.hand_size(0) == 0
    made.resolve()
    assert made.stack() == [] and made.hand_size(0) == 1 and made.is_on_field("Well")


@pytest.mark.rule("caster", "704.2")
def test_only_abilities_of_cards_one_controls_are_played() -> None:
    made = rich().field(1, "Well")
    assert not made.can("use", 0, "Well")
    mine = rich().field(0, "Well", owner=1)
    assert mine.can("use", 0, "Well")


@pytest.mark.rule("caster", "707.1", "707.2", "707.3", "604.2e")
def test_an_ability_of_a_deity_is_played_at_main_timing_only() -> None:
    made = rich().field(0, "Shrine", counters={"deity": 2}).use(0, "Shrine").resolve()
    assert made.counters("Shrine", "deity") == 1 and made.hand_size(0) == 1
    made.to("battle_begin")
    assert not made.can("use", 0, "Shrine") and made.why_not(0, "Shrine") == ["707.1"]
    theirs = rich().field(1, "Shrine", counters={"deity": 2})
    assert not theirs.can("use", 0, "Shrine")


# ---------------------------------------------------------------- 605  what follows


@pytest.mark.rule("caster", "605.1", "605.1a")
def test_who_acts_keeps_priority() -> None:
    made = rich("Flash", "Spark").play(0, "Spark")
    assert made.asked == 0
    made.play(0, "Flash")
    assert made.asked == 0 and made.stack() == ["Spark", "Flash"]


@pytest.mark.rule("caster", "605.1c", "604.1c", "708.1")
def test_after_one_pass_the_opponent_has_priority() -> None:
    made = rich("Spark").play(0, "Spark").passes(0)
    assert made.asked == 1 and made.stack() == ["Spark"]


@pytest.mark.rule("caster", "605.1b", "312.2")
def test_after_two_passes_the_last_in_the_chase_zone_resolves_and_the_turn_player_has_priority() -> None:
    made = rich("Spark").sources(1, solis=1).hand(1, "Flash").play(0, "Spark").passes(0).play(1, "Flash")
    made.passes(1).passes(0)
    assert made.stack() == ["Spark"] and made.zone_names(1, "graveyard") == ["Flash"] and made.asked == 0


@pytest.mark.rule("caster", "605.1b", "605.2")
def test_two_passes_over_an_empty_chase_zone_end_the_sequence() -> None:
    made = rich("Spark").passes(0)
    assert made.step == "main"
    made.passes(1)
    assert made.step == "battle_begin"


@pytest.mark.rule("caster", "605.1a", "605.1b")
def test_passes_must_follow_each_other() -> None:
    made = rich("Pup").sources(1, solis=2).hand(1, "Flash").passes(0).play(1, "Flash").resolve()
    # The turn player is asked again although they had passed before.
    assert made.step == "main" and made.asked == 0 and made.can("play", 0, "Pup")


# ---------------------------------------------------------------- 602, 603  processes and triggers first

OMEN = {
    "name": "Omen",
    "type": "Barrier",
    "cost": 1,
    "element": "Solis",
    "text": "Whenever an allied servant enters the field ⇒ Draw a card.",
}
CROW = {
    "name": "Crow",
    "type": "Barrier",
    "cost": 1,
    "element": "Luna",
    "text": "Whenever an enemy servant enters the field ⇒ Discard a card.",
}


@pytest.mark.rule("caster", "602.1", "602.1b", "603.1", "603.4", "906.1", "906.3", "906.3a")
def test_triggered_abilities_are_played_before_anybody_acts() -> None:
    made = rich("Pup").define(**OMEN).field(0, "Omen").play(0, "Pup").resolve().option("recovered")
    assert made.stack() == ["Omen"] and made.asked == 0
    made.resolve()
    assert made.hand_size(0) == 1


@pytest.mark.rule("caster", "603.2", "906.3")
def test_the_turn_players_abilities_are_played_first_and_so_resolve_last() -> None:
    made = rich("Pup").define(**OMEN).define(**CROW).field(1, "Crow").field(0, "Omen").hand(1, 1)
    made.play(0, "Pup").resolve().option("recovered")
    assert made.stack() == ["Omen", "Crow"]


@pytest.mark.rule("caster", "603.1", "603.2", "603.4")
def test_of_several_of_ones_own_one_is_chosen() -> None:
    made = rich("Pup").define(**OMEN).define(**{**OMEN, "name": "Sign"}).field(0, "Omen", "Sign")
    made.play(0, "Pup").resolve().option("recovered")
    made.expect(kind="option", player=0, why="triggers")
    assert made.stack() == []


@pytest.mark.rule("caster", "602.1a", "602.1c", "1204.1", "1201.1")
def test_rule_processes_come_before_triggers_and_actions() -> None:
    made = rich().field(0, "Shrine", counters={"deity": 1}).use(0, "Shrine")
    assert made.zone_names(0, "graveyard") == ["Shrine"] and made.stack() == ["Shrine"] and made.asked == 0


@pytest.mark.rule("caster", "603.3", "906.4")
def test_what_cannot_be_played_is_dropped() -> None:
    hawk = {
        **OMEN,
        "name": "Hawk",
        "text": "Whenever an allied servant enters the field ⇒ Destroy target enemy servant.",
    }
    made = rich("Pup").define(**hawk).field(0, "Hawk").play(0, "Pup").resolve().option("recovered")
    assert made.stack() == [] and made.asked == 0 and made.game.state.pending == ()
