"""Chapters 500 and 800: when phases, steps and turns begin and end, and what ends with them."""

from __future__ import annotations

import pytest

from arbiter.kernel.aspects import EVERYTHING
from arbiter.kernel.index.versions import changed
from arbiter.kernel.state import REVERSED
from arbiter.script.amounts import Number
from arbiter.script.base import How, Lasting, Stat
from arbiter.script.costs import Cost, MoveSome
from arbiter.script.effects import Draw, Modify
from arbiter.script.nouns import YOU, Group, Self
from arbiter.script.patterns import Attacks, Does, StepBegins
from arbiter.script.statements import AddStat, Affects, Mark
from arbiter.testing import Table
from tests.games.caster.plain import SERVANTS, make, says, when
from tests.games.caster.tables import table

DRAW = Draw(YOU, Number(1))


def waiting_for(step: str) -> Table:
    """A barrier of player 0 that waits for the beginning of the step."""
    return table().faces(make("Watcher", "barrier", when(StepBegins(step), DRAW))).field(0, "Watcher")


def barrier(text: str, name: str = "Watcher") -> dict[str, object]:
    return {"name": name, "type": "Barrier", "cost": 1, "element": "Solis", "text": text}


@pytest.mark.rule("caster", "502.2", "503.2", "504.2", "505.1", "802.1", "803.1", "806.1", "507.1", "507.3")
@pytest.mark.parametrize(
    ("step", "at"),
    [
        ("recovery", "recovery"),
        ("turn", "recovery"),
        ("draw", "draw"),
        ("call", "call"),
        ("main", "main"),
        ("battle", "battle_begin"),
        ("attack", "attack_begin"),
        ("battle_phase_end", "battle_phase_end"),
        ("end_phase", "end_begin"),
        ("end", "end_turn"),
    ],
)
def test_a_moment_of_the_turn_is_heard_of_when_it_comes(step: str, at: str) -> None:
    made = waiting_for(step).turn(0, at, begin=True).begin()
    while made.match.question is not None and made.match.question.why != "priority":
        made.match.answer(0)
    assert made.step == at and made.stack() == ["Watcher"]


@pytest.mark.rule("caster", "502.2")
def test_the_beginning_of_the_game_is_that_of_its_first_turn() -> None:
    assert waiting_for("game").turn(0, "recovery", number=1, begin=True).begin().stack() == ["Watcher"]
    assert waiting_for("game").turn(0, "recovery", number=2, begin=True).begin().stack() == []


@pytest.mark.rule("caster", "502.1", "502.2")
def test_cards_have_recovered_before_the_recovery_phase_is_heard_of() -> None:
    made = waiting_for("recovery").field(0, "Pup", rested=True).turn(0, "recovery", begin=True).begin()
    assert made.stack() == ["Watcher"] and not made.is_rested("Pup")


@pytest.mark.rule("caster", "503.1", "503.2")
def test_the_card_is_drawn_before_the_draw_phase_is_heard_of() -> None:
    made = waiting_for("draw").turn(0, "draw", begin=True).begin()
    assert made.stack() == ["Watcher"] and made.hand_size(0) == 1


@pytest.mark.rule("caster", "504.1", "504.2")
def test_the_call_comes_before_the_call_phase_is_heard_of() -> None:
    made = waiting_for("call").hand(0, "ada1").turn(0, "call", begin=True).act(0, "call", "ada1")
    assert made.is_on_field("Ada", 0) and made.stack() == ["Watcher"]


# ---------------------------------------------------------------- 507.5, 805.3  what ends

BRAVE = {
    "name": "Brave",
    "type": "Conjure",
    "cost": 1,
    "element": "Solis",
    "text": "Target servant gains +500 ATK until end of turn.",
}
SPRINT = {**BRAVE, "name": "Sprint", "text": "[Quickcast]\nTarget servant gains +500 ATK until end of battle."}


@pytest.mark.rule("caster", "507.5", "507.5a")
def test_effects_until_the_end_of_turn_end_in_its_final_step() -> None:
    made = table().define(**BRAVE).sources(0, solis=1).hand(0, "Brave").field(0, "Pup")
    made.play(0, "Brave", targets=["Pup"]).resolve()
    assert made.power("Pup") == 1000
    made.to("end_turn")
    assert made.power("Pup") == 1000
    made.next_turn()
    assert made.power("Pup") == 500


@pytest.mark.rule("caster", "507.5b", "907.4")
def test_aether_stays_through_the_turn_and_is_erased_at_its_end() -> None:
    made = table().field(0, "ada2").by_hand(0).turn(0, "draw").use(0, "Ada", "Produce")
    assert [unit.colour for unit in made.game.state.pools[0]] == ["solis", "solis"]
    made.to("end_turn")
    assert len(made.game.state.pools[0]) == 2
    made.next_turn()
    assert made.game.state.pools == [(), ()]


@pytest.mark.rule("caster", "507.5c")
def test_what_follows_from_the_final_step_is_dealt_with_and_the_step_repeated() -> None:
    fade = barrier("When this card is put into a graveyard from the field ⇒ Draw a card.", "Fade")
    deity = {"name": "Guest", "type": "Deity", "element": "Solis", "text": "[Last Words] ⇒ Draw a card."}
    made = table().define(**fade).define(**deity).field(0, "Guest", counters={"deity": 1})
    made.turn(0, "end_turn").begin()
    guest = made.obj("Guest")
    guest.counters = None  # as if an effect that gave it counters ended with the turn
    changed(made.game, EVERYTHING)
    changed(made.match.game, EVERYTHING)
    made.passes(0).passes(1)
    assert made.step in ("end_turn", "final_priority") and made.zone_names(0, "graveyard") == ["Guest"]


def hero() -> Table:
    grows = Modify(Self(), (AddStat(Stat.POWER, Number(500)),), Lasting.COMBAT)
    face = make("Hero", "servant", when(Attacks(SERVANTS), grows), atk=1000)
    return table().faces(face).field(0, "Hero").field(1, "Hound").zone(1, "orb", 1)


@pytest.mark.rule("caster", "805.3", "805.3a", "805.1")
def test_effects_until_the_end_of_battle_end_when_the_battle_is_resolved() -> None:
    made = hero().attack("Hero", at="Hound").resolve()
    assert made.power("Hero") == 1500
    made.to("battle_end")
    assert made.power("Hero") == 1500
    made.end_step()
    assert made.power("Hero") == 1000


@pytest.mark.rule("caster", "805.1", "805.2")
def test_the_end_of_battle_is_heard_of() -> None:
    made = waiting_for("battle_end").field(0, "Pup").zone(1, "orb", 1).attack("Pup").to("battle_end")
    assert made.stack() == ["Watcher"]


@pytest.mark.rule("caster", "805.3b")
def test_what_follows_from_the_end_of_battle_brings_priority_and_the_step_again() -> None:
    deity = {"name": "Guest", "type": "Deity", "element": "Solis", "text": "[Last Words] ⇒ Draw a card."}
    made = table().define(**deity).field(0, "Guest", counters={"deity": 1}).field(0, "Pup").zone(1, "orb", 1)
    made.attack("Pup").to("battle_end").passes(0)
    made.obj("Guest").counters = None
    changed(made.game, EVERYTHING)
    made.match.answer(0)
    assert made.step in ("battle_again", "battle_end") and made.stack() == ["Guest"]


# ---------------------------------------------------------------- 803, 804  an attack that comes to nothing

PYRE = {
    "name": "Pyre",
    "type": "Conjure",
    "cost": 1,
    "element": "Solis",
    "text": "[Quickcast]\nDestroy target servant.",
}
GRAB = {**PYRE, "name": "Grab", "text": "[Quickcast]\nGain control of target enemy servant."}
BACK = {**PYRE, "name": "Back", "text": "[Quickcast]\nReverse target servant."}


def answered(spell: str, *, at: str | None = "Pup") -> Table:
    """Player 0 attacks with a Bear; player 1 can answer with the spell."""
    made = table().define(**PYRE).define(**GRAB).define(**BACK).field(0, "Bear").field(1, "Pup").zone(1, "orb", 1)
    return made.sources(1, solis=1).hand(1, spell).attack("Bear", at=at).passes(0)


@pytest.mark.rule("caster", "804.1", "803.4a")
def test_without_the_attacker_nothing_is_judged() -> None:
    made = answered("Pyre").play(1, "Pyre", targets=["Bear"]).resolve().passes(0).passes(1)
    assert made.step == "battle_end" and made.is_on_field("Pup", 1)


@pytest.mark.rule("caster", "804.1")
def test_without_the_attacked_servant_nothing_is_judged() -> None:
    made = answered("Pyre").play(1, "Pyre", targets=["Pup"]).resolve().passes(0).passes(1)
    assert made.step == "battle_end" and len(made.zone_names(1, "orb")) == 1


@pytest.mark.rule("caster", "803.4a")
def test_an_attacker_that_changes_control_attacks_no_longer() -> None:
    made = answered("Grab", at=None).play(1, "Grab", targets=["Bear"]).resolve().passes(0).passes(1)
    assert made.step == "battle_end" and len(made.zone_names(1, "orb")) == 1


@pytest.mark.rule("caster", "804.2", "1010.1")
def test_an_attacker_that_an_effect_reverses_is_not_judged() -> None:
    made = answered("Back").play(1, "Back", targets=["Bear"]).resolve()
    assert made.obj("Bear").turned == REVERSED
    made.passes(0).passes(1)
    assert made.step == "battle_end" and made.is_on_field("Pup", 1)


@pytest.mark.rule("caster", "804.4")
def test_a_servant_that_is_reversed_after_the_attack_is_measured_by_its_def() -> None:
    made = table().define(**BACK).field(0, "Hound").field(1, "Turtle").sources(1, solis=1).hand(1, "Back")
    made.attack("Hound", at="Turtle").passes(0).play(1, "Back", targets=["Turtle"]).resolve().passes(0).passes(1)
    assert made.is_on_field("Turtle", 1)


@pytest.mark.rule("caster", "803.5", "803.5a")
def test_attacker_and_attacked_servant_are_battling() -> None:
    face = make("Scribe", "barrier", when(Does(YOU, "battles", SERVANTS), DRAW))
    made = table().faces(face).field(0, "Scribe", "Hound").field(1, "Scribe", "Pup").zone(1, "orb", 1)
    made.attack("Hound", at="Pup")
    assert sorted(item.frame.controller for item in made.game.state.stack) == [0, 1]
    alone = table().faces(face).field(0, "Scribe", "Hound").zone(1, "orb", 1).attack("Hound")
    assert alone.stack() == []


@pytest.mark.rule("caster", "803.4")
def test_what_it_takes_to_attack_is_done_or_the_servant_cannot_attack() -> None:
    price = Cost((MoveSome(Group((), ("hand",), YOU), Number(1), "graveyard", How.DISCARD),))
    face = make("Mercenary", "servant", says(Affects(Self(), (Mark("attack_cost", cost=price),))))
    made = table().faces(face).field(0, "Mercenary").hand(0, "Bear").zone(1, "orb", 1).attack("Mercenary")
    assert made.zone_names(0, "graveyard") == ["Bear"] and made.game.state.combat is not None
    poor = table().faces(face).field(0, "Mercenary").zone(1, "orb", 1).to("battle_phase_end")
    assert not poor.is_rested("Mercenary")
