"""Edges of the rules of The Caster Chronicles: what stops attacking, what is asked in vain, what follows a battle."""

from __future__ import annotations

import pytest

from arbiter.kernel.decisions import ChooseObjects
from arbiter.kernel.match import Match
from arbiter.script.effects import Perform
from arbiter.script.nouns import EACH, Every, Group
from arbiter.testing.position import build
from tests.games.caster.plain import does, make
from tests.games.caster.test_90_interactions import table
from tests.games.caster.test_95_rulings_meeting import strikes
from tests.games.caster.written import conjure, servant

# ---------------------------------------------------------------- 803, 804  who attacks, and who has won


@pytest.mark.rule("caster", "803.4a", "804.1", "1014.1")
def test_an_attacker_that_becomes_a_barrier_does_not_strike() -> None:
    made = conjure(table(), "Stone", "[Quickcast]\nTarget servant becomes a barrier until end of turn.")
    made.field(0, "Hound").zone(1, "orb", 1).hand(1, "Stone").attack("Hound").passes(0)
    made.play(1, "Stone", targets=["Hound"]).resolve()
    strikes(made)
    assert len(made.zone_names(1, "orb")) == 1


@pytest.mark.rule("caster", "803.3a", "803.4a", "1014.1")
def test_a_barrier_without_numbers_that_becomes_a_servant_does_not_attack() -> None:
    made = conjure(table(), "Wake", "Target barrier becomes a servant until end of turn.")
    made.field(0, "Fence", "Hound").hand(0, "Wake").zone(1, "orb", 1).play(0, "Wake", targets=["Fence"]).resolve()
    made.to("attack_declaration")
    assert made.can("attack", 0, "Hound") and not made.can("attack", 0, "Fence")


@pytest.mark.rule("caster", "803.3a", "307.1")
def test_a_barrier_is_no_servant_that_could_attack_and_so_it_is_told() -> None:
    made = table().field(0, "Fence", "Hound").zone(1, "orb", 1).to("attack_declaration")
    assert made.why_not(0, "Fence") == ["803.3a"]


WON = "At end of turn ⇒ If an allied servant destroyed an enemy servant in battle this turn, draw a card."


@pytest.mark.rule("caster", "804.3", "1109.2", "910.1")
def test_whose_stock_was_banished_instead_has_not_been_destroyed_in_battle() -> None:
    made = servant(servant(table(), "Duel", WON), "Sealed", "[Soul Seal]", atk=100, dfn=100)
    made.field(0, "Duel").field(1, "Sealed", under=("Turtle",))
    made.attack("Duel", at="Sealed").passes(0).passes(1).yes().to("end_turn").resolve_all()
    assert made.is_on_field("Sealed", 1) and made.hand_size(0) == 0


@pytest.mark.rule("caster", "804.3", "910.1", "1003.1")
@pytest.mark.parametrize(("text", "drawn"), [("", 1), ("If this card would be destroyed, banish it instead.", 0)])
def test_who_went_another_way_has_not_been_destroyed_in_battle(text: str, drawn: int) -> None:
    made = servant(servant(table(), "Duel", WON), "Ember", text, atk=100).field(0, "Duel").field(1, "Ember")
    made.attack("Duel", at="Ember").to("end_turn").resolve_all()
    assert not made.is_on_field("Ember", 1) and made.hand_size(0) == drawn


# ---------------------------------------------------------------- 1009, 1103  orbs


@pytest.mark.rule("caster", "1103.3", "1002.5")
@pytest.mark.parametrize(("sources", "asked"), [(1, False), (2, True)])
def test_a_break_that_costs_two_is_not_made_with_one(sources: int, asked: bool) -> None:
    made = servant(table(theirs=sources), "Jack", "[Break] ([2])").zone(1, "orb", "Jack").field(0, "Hound")
    made.attack("Hound").passes(0).passes(1)
    assert (made.question is not None and made.question.kind == "confirm") is asked


@pytest.mark.rule("caster", "1103.2", "1009.1")
@pytest.mark.parametrize("text", ["", "[Break]"])
def test_a_card_without_break_stays_in_the_hand_into_which_a_text_has_put_it(text: str) -> None:
    made = conjure(servant(table(), "Jack", text), "Lift", "Put all cards from your orb zone into your hand.")
    made.zone(0, "orb", "Jack").hand(0, "Lift").play(0, "Lift").resolve()
    assert (made.question is not None and made.question.kind == "confirm") is bool(text)


@pytest.mark.rule("caster", "1103.4", "1009.1a")
def test_whose_turn_it_is_breaks_first() -> None:
    rot = make("Rot", "conjure", does(Perform("corrupt", Every(Group((), ("orb",), EACH)))), cost=0)
    made = servant(table(), "Jack", "[Break]").faces(rot).hand(0, "Rot")
    made.zone(0, "orb", "Jack").zone(1, "orb", "Jack").play(0, "Rot").resolve()
    made.expect(kind="confirm", player=0).no().expect(kind="confirm", player=1)


@pytest.mark.rule("caster", "1009.1", "804.5")
def test_who_corrupts_is_told_which_card_asks() -> None:
    made = table().field(0, "Hound").zone(1, "orb", 2).attack("Hound").to("judgment")
    assert made.question is not None and made.question.about == made.obj("Hound").id


# ---------------------------------------------------------------- 903.2e  targets of abilities


@pytest.mark.rule("caster", "903.2e", "905.1")
@pytest.mark.parametrize("more", ["", " Play this ability only once per turn."])
def test_an_ability_with_a_target_is_for_when_there_is_one_and_so_it_is_told(more: str) -> None:
    text = f"{{Rest}}: Destroy target enemy servant.{more}"
    for enemies, reasons in (((), ["903.2e"]), (("Pup",), [])):
        made = table().define(name="Trap", type="Barrier", cost=1, element="Ignus", text=text)
        made.field(0, "Trap").field(1, *enemies)
        assert made.can("use", 0, "Trap") is bool(enemies) and made.why_not(0, "Trap") == reasons


# ---------------------------------------------------------------- 203, 909  cards that a text has changed


@pytest.mark.rule("caster", "203.4", "903.2d-1", "1105.2")
def test_a_card_of_cost_x_that_has_gained_quickcast_still_costs_x() -> None:
    made = servant(table(), "Herald", "Conjure cards in your hand gain [Quickcast].")
    conjure(made, "Flood", "Draw X cards.", cost="X").field(0, "Herald").hand(0, "Flood")
    made.play(0, "Flood", x=2).resolve()
    assert made.hand_size(0) == 2


# ---------------------------------------------------------------- 803.1, 805.3b, 806.1, 507.5c  times, and what follows


@pytest.mark.rule("caster", "805.3b", "805.3a", "906.7")
def test_a_status_that_comes_with_the_end_of_the_battle_triggers_before_the_battle_is_concluded() -> None:
    made = conjure(table(), "Spur", "[Quickcast]\nTarget servant gains +1000 ATK until end of battle.")
    servant(made, "Gauge", "When this card's ATK is 2000 or less ⇒ Banish this card.", atk=2100)
    conjure(made, "Drain", "[Quickcast]\nTarget servant gains -500 ATK until end of turn.")
    made.field(0, "Gauge").field(1, "Bear").hand(0, "Spur", "Drain").attack("Gauge", at="Bear")
    made.play(0, "Spur", targets=["Gauge"]).resolve().play(0, "Drain", targets=["Gauge"]).resolve()
    made.to("battle_end").end_step()
    assert made.step == "battle_again" and made.stack() == ["Gauge"]


@pytest.mark.rule("caster", "507.5c", "507.5a", "906.7")
def test_a_status_that_comes_with_the_end_of_the_turn_triggers_in_that_turn() -> None:
    made = servant(table(), "Gauge", "When this card's ATK is 2000 or less ⇒ Banish this card.", atk=2100)
    conjure(made, "Drain", "[Quickcast]\nTarget servant gains -500 ATK.")
    made.field(0, "Gauge").hand(0, "Grow", "Drain").play(0, "Grow", targets=["Gauge"]).resolve()
    made.play(0, "Drain", targets=["Gauge"]).resolve().to("end_turn").end_step()
    assert made.step == "final_priority" and made.active == 0 and made.stack() == ["Gauge"]


@pytest.mark.rule("caster", "803.1", "805.1", "806.1", "507.1")
@pytest.mark.parametrize(
    ("time", "step"),
    [
        ("At the beginning of attack declaration step", "attack_begin"),
        ("At end of battle", "battle_end"),
        ("At the end of the battle", "battle_end"),
        ("At end of battle phase", "battle_phase_end"),
        ("At the end of your battle phase", "battle_phase_end"),
        ("At beginning of end phase", "end_begin"),
        ("At the end of the turn", "end_turn"),
    ],
)
def test_the_times_that_the_document_names(time: str, step: str) -> None:
    made = servant(table(), "Bell", f"{time} ⇒ Draw a card.").field(0, "Bell", rested=True).field(0, "Pup")
    made.field(1, "Hound")
    if step != "attack_begin":
        made.attack("Pup", at="Hound")
    made.to(step)
    assert made.stack() == ["Bell"] and made.hand_size(0) == 0


# ---------------------------------------------------------------- 1103  at a table where questions must tell nothing


def concealing(*orbs: str) -> Match:
    """Nobody may conclude from a question what another holds; two orbs of player 1 have been corrupted."""
    made = servant(servant(table(theirs=2), "Maw", "[Double Corrupt]"), "Jack", "[Break] ([2])")
    made.field(0, "Maw", attacking=True).zone(1, "orb", *orbs).zone(0, "graveyard", "Jack")
    made.turn(0, "judgment", begin=True).begin()
    start = build(made.position)
    start.ask_anyway = start.ask_forced = True
    match = Match(lambda: start)
    while match.question is not None and match.question.player == 0:
        match.answer(match.question.minimal())
    return match


@pytest.mark.rule("caster", "1103.4", "309.2", "1103.3")
def test_who_may_have_cards_that_break_is_asked_once_whatever_came_out_of_the_orbs() -> None:
    for orbs, able in ((("Fence", "Turtle"), 0), (("Jack", "Turtle"), 1), (("Jack", "Jack"), 2)):
        asked = concealing(*orbs).question
        assert isinstance(asked, ChooseObjects) and (asked.why, asked.player) == ("break", 1)
        assert (len(asked.options), asked.low, asked.high, asked.unseen) == (able, 0, able, True)


@pytest.mark.rule("caster", "1103.3", "1103.4")
def test_who_has_said_which_cards_break_is_not_asked_again_whether_they_do() -> None:
    match = concealing("Jack", "Turtle")
    match.answer((0,))
    asked = []
    while match.question is not None and match.question.why != "priority":
        asked.append(match.question.why)
        match.answer(match.question.minimal())
    assert asked == ["break"] and len(match.game.state.stack) == 1  # in which order
    assert all(obj.turned for obj in match.game.field if obj.controller == 1)  # and it is paid for


# ---------------------------------------------------------------- 907.2  aether abilities with conditions


@pytest.mark.rule("caster", "907.2", "907.4", "1002.6")
@pytest.mark.parametrize(
    ("more", "pays", "usable"),
    [
        ("", True, False),  # it is banished when something is paid with it
        (" Play this ability only during your turn.", False, True),  # it is played first, and what it made is kept
        (" Play this ability only during an enemy turn.", False, False),
        (" Play this ability only if you control two or more servants.", False, False),
    ],
)
def test_what_is_banished_for_aether_under_a_condition_is_played_before_it_pays(
    more: str, pays: bool, usable: bool
) -> None:
    text = f"Banish this card: Produce [Ignus].{more}"
    made = table(ignus=0).define(name="Purse", type="Barrier", cost=1, element="Ignus", text=text)
    servant(made, "Imp", cost=1).field(0, "Purse").hand(0, "Imp")
    assert made.can("play", 0, "Imp") is pays and made.can("use", 0, "Purse") is usable
    if usable:
        assert made.use(0, "Purse").can("play", 0, "Imp")
