"""Section 9: the gate, who may answer what, and what resolves in a row."""

from __future__ import annotations

import pytest

from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script.amounts import Number
from arbiter.script.base import Timing
from arbiter.script.nouns import EACH, OPPONENT, YOU
from arbiter.script.patterns import Casts, Does, StepBegins
from arbiter.testing import Table
from tests.games.gateruler.plain import ACTIVE, DRAW, event, table, unit, waiting, when


def ability(name: str, *effects: fx.Effect, timing: Timing = Timing.ANY) -> ab.Activated:
    """An instant action without a cost, or a standard action."""
    return ab.Activated(name, effects=effects or (DRAW,), limits=ab.Limits(timing=timing), zones=ACTIVE)


SPARKS = event("Sparks", fx.DealPlayer(Number(2), OPPONENT), timing="instant")
SEER = unit("Seer", abilities=(ability("see"),))


def asked(made: Table) -> int:
    assert made.question is not None
    return made.question.player


@pytest.mark.rule("gateruler", "9-3b", "9-3g", "9-3g-2", "9-3e-1", "9-3a", "9-3e")
def test_the_active_player_has_priority_first_and_gives_it_up_to_the_other() -> None:
    made = table(SEER).field(0, "Seer").field(1, "Seer")
    made.to("attack_start")
    assert asked(made) == 0
    made.passes(0)
    assert asked(made) == 1


@pytest.mark.rule("gateruler", "9-3g-1", "9-4a", "9-4c", "9-2a", "9-2b", "9-2c")
def test_the_topmost_resolves_when_both_have_given_up_priority() -> None:
    made = table().zone(0, "set", "Spark").field(1, "Scout")
    made.play(0, "Spark")
    assert waiting(made) == ["Spark"] and made.hand_size(0) == 0
    made.passes(0)
    assert waiting(made) == ["Spark"]
    made.passes(1)
    assert waiting(made) == [] and made.hand_size(0) == 1


@pytest.mark.rule("gateruler", "9-3f", "9-3g-1")
def test_who_acts_keeps_priority_and_everybody_may_answer_anew() -> None:
    made = table(SEER).zone(1, "set", "Spark", "Spark").field(0, "Seer")
    made.use(0, "Seer").passes(0)
    made.play(1, "Spark")
    assert asked(made) == 1
    made.passes(1)
    assert asked(made) == 0 and len(waiting(made)) == 2


@pytest.mark.rule("gateruler", "9-4f", "9-4e", "9-4d")
def test_what_waits_beneath_resolves_in_a_row_as_long_as_nothing_is_added() -> None:
    made = table(SEER).zone(0, "set", "Spark").field(0, "Seer").field(1, "Seer")
    made.use(0, "Seer").play(0, "Spark").passes(0).passes(1)
    assert waiting(made) == [] and made.hand_size(0) == 2


@pytest.mark.rule("gateruler", "9-4f", "9-2d")
def test_what_was_added_meanwhile_can_be_answered_first() -> None:
    echo = unit("Echo", abilities=(when(Does(EACH, "resolve summon"), name="echo"),))
    made = table(SEER, echo).zone(0, "set", "Spark").field(0, "Seer", "Echo").field(1, "Seer")
    made.use(0, "Seer").play(0, "Spark").passes(0).passes(1)
    assert waiting(made) == ["see", "echo"] and made.hand_size(0) == 1
    assert asked(made) == 0
    made.passes(0).passes(1)
    assert waiting(made) == [] and made.hand_size(0) == 3


@pytest.mark.rule("gateruler", "9-3d", "9-4f")
def test_ruler_damage_is_applied_before_anybody_can_answer_and_what_lies_beneath_follows() -> None:
    made = table(SPARKS, SEER).zone(0, "set", "Sparks").field(0, "Seer").field(1, "Seer")
    made.use(0, "Seer").play(0, "Sparks").passes(0).passes(1)
    assert made.damage_count(1) == 2 and waiting(made) == [] and made.hand_size(0) == 1


@pytest.mark.rule("gateruler", "9-3c", "9-3f")
def test_abilities_that_trigger_are_played_before_the_next_action_and_priority_stays() -> None:
    watcher = unit("Watcher", abilities=(when(Casts(EACH), name="watch"),))
    made = table(watcher, SEER).zone(1, "set", "Spark").field(0, "Watcher", "Seer").field(1, "Seer")
    made.to("attack_start").passes(0)
    made.play(1, "Spark")
    assert waiting(made) == ["Spark", "watch"] and asked(made) == 1


@pytest.mark.rule("gateruler", "9-4b", "9-2d")
def test_the_gate_process_ends_when_both_give_up_priority_with_an_empty_gate() -> None:
    made = table(SEER).field(0, "Seer").field(1, "Seer")
    made.use(0, "Seer").passes(0).passes(1)
    assert made.step == "main"
    made.passes(0).passes(1)
    assert made.step == "attack_start"


@pytest.mark.rule("gateruler", "9-3e-2", "7-1a-1")
def test_set_cards_are_played_with_priority_unless_they_are_standard_actions() -> None:
    made = table(SEER).zone(1, "set", "Spark", "Trick").field(0, "Seer").field(1, "Seer")
    made.use(0, "Seer").passes(0)
    assert made.can("play", 1, "Spark") and not made.can("play", 1, "Trick")
    assert made.why_not(1, "Trick") == ["7-1a"]


@pytest.mark.rule("gateruler", "9-3e-3", "9-3e-5f", "9-3e-5")
def test_instant_abilities_at_any_time_standard_ones_in_a_calm_main_phase() -> None:
    monk = unit("Monk", abilities=(ability("pray", timing=Timing.MAIN_ONLY), ability("chant")))
    made = table(monk).field(0, "Monk").field(1, "Monk")
    assert made.can("use", 0, "Monk")
    made.use(0, "Monk", "chant")
    with pytest.raises(Exception, match="cannot use"):
        made.use(0, "Monk", "pray")
    made.use(0, "Monk", "chant").passes(0)
    made.use(1, "Monk", "chant")
    assert waiting(made) == ["chant", "chant", "chant"]


@pytest.mark.rule("gateruler", "9-3e-5", "9-3e-5b", "9-3e-5c", "9-3e-5d", "9-3e-5e", "9-3e-5g", "9-3e-5i")
def test_main_phase_actions_need_an_empty_gate() -> None:
    made = table(SEER).hand(0, "Scout", "Meadow", "Trick").zone(0, "set", "Trick").field(0, "Seer").field(1, "Seer")
    kinds = {action.kind for action in made.question.actions}  # type: ignore[union-attr]
    assert kinds == {"pass", "card", "set", "ability", "rearrange"}
    made.use(0, "Seer")
    kinds = {action.kind for action in made.question.actions}  # type: ignore[union-attr]
    assert kinds == {"pass", "ability"}


@pytest.mark.rule("gateruler", "9-3e-5")
def test_the_other_player_has_no_main_phase_actions() -> None:
    made = table(SEER).hand(1, "Scout", "Trick").field(0, "Seer").field(1, "Seer")
    made.passes(0)
    kinds = {action.kind for action in made.question.actions}  # type: ignore[union-attr]
    assert asked(made) == 1 and kinds == {"pass", "ability"}


@pytest.mark.rule("gateruler", "9-3c", "11-2a", "11-2a-2", "11-2a-3", "14-10c", "14-10c-1")
def test_the_system_process_plays_the_active_players_abilities_first_one_at_a_time() -> None:
    herald = unit("Herald", abilities=(when(StepBegins("attack_phase", EACH), name="herald"),))
    rival = unit("Bard", abilities=(when(StepBegins("attack_phase", EACH), name="bard"),))
    made = table(herald, rival, SEER).field(0, "Herald", "Seer").field(1, "Bard", "Seer")
    made.to("attack_start")
    assert waiting(made) == ["herald", "bard"]


@pytest.mark.rule("gateruler", "11-2a-2a", "14-10c", "14-10d")
def test_each_player_orders_their_own() -> None:
    both = unit(
        "Twins",
        abilities=(
            when(StepBegins("attack_phase", EACH), name="left"),
            when(StepBegins("attack_phase", EACH), fx.Draw(YOU, Number(2)), name="right"),
        ),
    )
    made = table(both, SEER).field(0, "Twins", "Seer").field(1, "Seer")
    made.passes(0).passes(1)
    made.expect(kind="option", player=0, why="triggers")
    made.option("right")
    assert waiting(made) == ["right", "left"]
