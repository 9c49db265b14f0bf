"""Triggered abilities: what they wait for, with which information, how often, from where, and in which order."""

from __future__ import annotations

import pytest

from arbiter.kernel.decisions import Answer, Decision
from arbiter.kernel.game import Game
from arbiter.kernel.hashing import state_hash
from arbiter.kernel.match import Match
from arbiter.kernel.perform import move
from arbiter.kernel.processes import settle
from arbiter.kernel.resolution import resolve_top
from arbiter.kernel.turn import advance
from arbiter.script import abilities as ab
from arbiter.script import amounts as a
from arbiter.script import conditions as c
from arbiter.script import effects as fx
from arbiter.script import nouns as n
from arbiter.script import patterns as pt
from arbiter.script import statements as st
from arbiter.script.base import Effect, How, Lasting, Op, Pattern, Quality, Role
from arbiter.script.costs import Cost, PayResource
from tests.kernel.table import (
    CLOCK,
    ITSELF,
    ME,
    PLAIN,
    SELF,
    UNIT,
    UNITS,
    Setup,
    card,
    do,
    find,
    group,
    in_order,
    lying,
    number,
    pass_turn,
    resolve_all,
    static,
    triggered,
    waiting,
)


def gain(kind: str = "gem", amount: int = 1) -> Effect:
    return fx.GainResource(n.YOU, kind, number(amount))


def gems(game: Game, player: int = 0, kind: str = "gem") -> int:
    return game.state.resources[player].get(kind, 0)


DRAWN = pt.Draws(n.YOU)


# ---------------------------------------------------------------- on events


@pytest.mark.parametrize(
    ("pattern", "effect"),
    [
        (pt.Draws(n.YOU), fx.Draw(n.YOU, number(1))),
        (pt.Rests(UNITS), fx.Rest(n.Every(UNITS))),
        (pt.DealsDamage(pt.ANYTHING, to=UNITS), fx.Deal(number(1), n.Every(UNITS))),
        (pt.ReceivesDamage(n.OPPONENT), fx.DealPlayer(number(1), n.OPPONENT)),
        (pt.CountersChange(UNITS, "charge"), fx.PlaceCounters(n.Every(UNITS), "charge", number(1))),
        (pt.GainsResource(n.OPPONENT, "ore"), fx.GainResource(n.OPPONENT, "ore", number(1))),
        (pt.Moves(UNITS, "arena", "crypt"), fx.Destroy(n.Every(UNITS))),
        (pt.Moves(group(UNIT, zone=""), None, "grip", How.RETURN), fx.Move(n.Every(UNITS), "grip", How.RETURN)),
    ],
)
def test_an_ability_triggers_on_its_event_and_only_on_that(pattern: Pattern, effect: Effect) -> None:
    watcher = card("Watcher", triggered(pattern, gain()), kind="well")
    game = Setup().put(watcher).put(PLAIN).put(PLAIN, 0, "library").game()
    do(game, 0, fx.Shuffle(n.YOU))
    assert not game.state.pending
    do(game, 0, effect)
    assert len(game.state.pending) == 1
    resolve_all(game)
    assert gems(game) == 1


def test_a_discard_is_a_discard_whatever_the_hand_is_called() -> None:
    watcher = card("Watcher", triggered(pt.Discards(n.OPPONENT), gain()))
    game = Setup().put(watcher).put(PLAIN, 1, "grip").game()
    do(game, 0, fx.Discard(n.OPPONENT, number(1)))
    assert len(game.state.pending) == 1


def test_it_speaks_of_the_amount_and_the_parts_of_its_event() -> None:
    watcher = card(
        "Watcher",
        triggered(
            pt.DealsDamage(pt.ANYTHING, to=group(UNIT, n.Not(ITSELF))),
            fx.GainResource(n.YOU, "gem", a.EventAmount()),
            fx.Rest(n.EventThing(Role.SUBJECT)),
            fx.Rest(n.EventThing(Role.OTHER)),
        ),
    )
    game = Setup().put(watcher).put(card("Wall", power=50)).put(card("Archer"), 1).game()
    do(game, 1, fx.Deal(number(4), n.Bound(1)), source="Archer", slot1=[find(game, "Wall")])
    resolve_all(game)
    assert gems(game) == 4
    assert find(game, "Wall").turned == 1 and find(game, "Archer").turned == 1


# ---------------------------------------------------------------- zone moves: before or after


def test_leaving_play_looks_back_at_what_the_object_was() -> None:
    """It was a dragon only by an effect, and is none in the crypt."""
    dragon = n.Is(Quality.KIND, "dragon")
    watcher = card("Watcher", triggered(pt.Moves(group(dragon), "arena", "crypt"), gain()), kind="well")
    game = Setup().put(watcher).put(PLAIN).game()
    do(game, 0, fx.Modify(SELF, (st.AddWord(Quality.KIND, "dragon"),)), source="Plain")
    do(game, 0, fx.Destroy(SELF), source="Plain")
    assert len(game.state.pending) == 1


def test_entering_play_looks_at_what_the_object_is_there() -> None:
    """Every unit in the arena is a dragon: the newcomer counts, although its card is none."""
    dragon = n.Is(Quality.KIND, "dragon")
    crown = card("Crown", static(st.Affects(n.Every(UNITS), (st.AddWord(Quality.KIND, "dragon"),))), kind="well")
    watcher = card("Watcher", triggered(pt.Moves(group(dragon), to="arena"), gain()), kind="well")
    game = Setup().put(crown).put(watcher).put(PLAIN, 0, "grip").game()
    move(game, find(game, "Plain"), "arena")
    assert len(game.state.pending) == 1


def test_an_ability_of_the_object_itself_triggers_as_it_enters_and_as_it_leaves() -> None:
    both = card(
        "Both",
        triggered(pt.Moves(ME, to="arena"), gain("in"), text="in"),
        triggered(pt.Moves(ME, origin="arena"), gain("out"), text="out"),
    )
    game = Setup().put(both, 0, "grip").game()
    move(game, find(game, "Both"), "arena")
    move(game, find(game, "Both"), "void")
    resolve_all(game)
    assert (gems(game, kind="in"), gems(game, kind="out")) == (1, 1)


def test_what_enters_together_sees_each_other_enter() -> None:
    greeter = card("Greeter", triggered(pt.Moves(group(UNIT, n.Not(ITSELF)), to="arena"), gain()))
    game = Setup().put(greeter, 0, "crypt").put(PLAIN, 0, "crypt").game()
    do(game, 0, fx.Move(n.Every(group(zone="crypt")), "arena"))
    assert len(game.state.pending) == 1


def test_an_ability_lost_before_the_event_does_not_trigger() -> None:
    last = card("Last", triggered(pt.Moves(ME, origin="arena"), gain()))
    game = Setup().put(last).game()
    do(game, 0, fx.Modify(SELF, (st.LoseAbilities(),)), source="Last")
    do(game, 0, fx.Destroy(SELF), source="Last")
    assert not game.state.pending


# ---------------------------------------------------------------- steps and conditions


def test_at_the_beginning_of_a_step_of_the_right_player() -> None:
    early = card("Early", triggered(pt.StepBegins("dusk", n.YOU), gain()))
    game = Setup().put(early, 1).game()
    pass_turn(game)
    assert gems(game, 1) == 0
    pass_turn(game)
    assert gems(game, 1) == 1


def test_a_condition_is_checked_when_it_triggers() -> None:
    careful = card("Careful", triggered(DRAWN, gain(), when=c.Exists(group(UNIT), number(2))))
    game = Setup().put(careful).put(PLAIN, 0, "library").put(PLAIN, 0, "library").game()
    do(game, 0, fx.Draw(n.YOU, number(1)))
    assert not game.state.pending
    move(game, game.pile("grip", 0)[0], "arena")
    do(game, 0, fx.Draw(n.YOU, number(1)))
    assert len(game.state.pending) == 1


def test_a_condition_is_checked_again_when_it_resolves() -> None:
    careful = card("Careful", triggered(DRAWN, gain(), when=c.Exists(group(UNIT), number(2))))
    game = Setup().put(careful).put(PLAIN).put(card("Top"), 0, "library").game()
    do(game, 0, fx.Draw(n.YOU, number(1)))
    settle(game)
    assert len(game.state.stack) == 1
    do(game, 1, fx.Destroy(SELF), source="Plain")
    resolve_all(game)
    assert gems(game) == 0 and not game.state.stack


# ---------------------------------------------------------------- status triggers


LONELY = card(
    "Lonely",
    triggered(pt.Becomes(c.Compare(a.Count(group(UNIT, side=n.YOU)), Op.LE, number(1))), gain(), text="lonely"),
)


def test_a_status_trigger_fires_once_and_not_again_until_it_has_resolved() -> None:
    game = Setup().put(LONELY).game()
    settle(game)
    settle(game)
    assert len(game.state.stack) == 1
    resolve_top(game)
    assert gems(game) == 1
    settle(game)
    assert len(game.state.stack) == 1  # it still holds: now it fires again


def test_a_status_trigger_waits_while_its_condition_does_not_hold() -> None:
    game = Setup().put(LONELY).put(PLAIN).game()
    settle(game)
    assert not game.state.stack
    do(game, 1, fx.Destroy(SELF), source="Plain")
    settle(game)
    assert len(game.state.stack) == 1


ALONE = pt.Becomes(c.Compare(a.Count(group(UNIT, side=n.YOU)), Op.LE, number(1)))
FOES = group(UNIT, side=n.OPPONENT)
AVENGER = card(
    "Avenger",
    triggered(ALONE, fx.Choose(1, FOES, number(1), number(1)), fx.Destroy(n.Bound(1)), text="avenge"),
)


def test_a_status_trigger_that_cannot_be_played_is_tried_once_whenever_a_player_would_get_priority() -> None:
    """It has nothing to choose: it is gone, and though its status is still there the game goes on.

    (Caster Chronicles 906.4, Force of Will 906.3a, Gate Ruler 14-10d: only what is played begins the sequence anew.)
    """
    game = Setup().put(AVENGER).put(PLAIN, 1, "grip").game()
    assert not settle(game)
    assert not game.state.stack and not game.state.pending
    pass_turn(game)
    move(game, find(game, "Plain"), "arena")
    resolve_all(game)
    assert lying(game, "crypt", 1) == ["Plain"]


def test_it_is_tried_again_when_something_else_has_been_played() -> None:
    """The other ability brings what it needs; both wait at the same time."""
    brings = fx.Move(n.Every(group(UNIT, zone="grip")), "arena")
    herald = card("Herald", triggered(ALONE, brings, text="herald", limits=ab.Limits(per_turn=1)), kind="well")
    game = Setup().put(AVENGER).put(herald).put(PLAIN, 1, "grip").game()
    settle(game)
    assert waiting(game) == ["herald"]
    resolve_top(game)
    settle(game)
    assert waiting(game) == ["avenge"]


def test_who_does_not_pay_for_a_status_trigger_is_not_asked_for_ever() -> None:
    price = Cost((PayResource("gem", number(1)),))
    toll = ab.Triggered("toll", None, ALONE, None, (gain(),), ab.FREELY, ("arena",), cost=price)
    game = Setup().put(card("Toll", toll)).game(0, 0, 1)
    game.state.resources[0]["gem"] = 1
    for _ in range(2):
        assert not settle(game) and not game.state.stack
    assert settle(game) and waiting(game) == ["toll"]


def test_a_match_and_a_straight_game_try_it_equally_often() -> None:
    """What is run again after an answer must come to the same, ids of what was tried included."""
    setup = Setup().put(AVENGER).put(CLOCK, 1).put(PLAIN, 1, "grip")
    for player in (0, 1):
        for _ in range(4):
            setup.put(PLAIN, player, "library")
    asked: list[str] = []

    def passing(game: Game, decision: Decision) -> Answer:
        asked.append(state_hash(game.state))
        return in_order(game, decision)

    straight = setup.start()
    straight.agents = [passing, passing]
    while straight.state.turn < 3:
        advance(straight)
    match = Match(setup.start)
    again: list[str] = []
    while len(again) < len(asked) and match.question is not None:
        again.append(state_hash(match.game.state))
        match.answer(in_order(match.game, match.question))
    assert again == asked and len(asked) > 4


# ---------------------------------------------------------------- delayed


def test_a_delayed_ability_triggers_once() -> None:
    game = Setup().put(PLAIN, 0, "library").put(PLAIN, 0, "library").game()
    do(game, 0, fx.Delay(DRAWN, (gain(),)))
    do(game, 0, fx.Draw(n.YOU, number(2)))
    resolve_all(game)
    assert gems(game) == 1 and not game.state.delayed


def test_a_delayed_ability_for_a_duration_triggers_each_time_until_it_ends() -> None:
    game = Setup(step="main")
    for _ in range(6):
        game.put(PLAIN, 0, "library")
    playing = game.game()
    do(playing, 0, fx.Delay(DRAWN, (gain(),), Lasting.TURN, repeats=True))
    do(playing, 0, fx.Draw(n.YOU, number(2)))
    resolve_all(playing)
    assert gems(playing) == 2
    pass_turn(playing)
    assert not playing.state.delayed
    do(playing, 0, fx.Draw(n.YOU, number(1)))
    resolve_all(playing)
    assert gems(playing) == 2


def test_a_delayed_ability_that_lasts_into_your_next_turn_is_there_in_that_turn() -> None:
    setup = Setup()
    for _ in range(9):
        setup.put(PLAIN, 0, "library")
    game = setup.game()
    do(game, 0, fx.Delay(pt.StepBegins("dusk", n.YOU), (gain(),), Lasting.YOUR_NEXT_TURN, repeats=True))
    for expected in (1, 1, 2, 2, 2):
        pass_turn(game)
        assert gems(game) == expected


def test_a_delayed_ability_that_ends_unused_is_gone() -> None:
    game = Setup().put(PLAIN, 0, "library").game()
    do(game, 0, fx.Delay(DRAWN, (gain(),), Lasting.TURN))
    pass_turn(game)
    do(game, 0, fx.Draw(n.YOU, number(1)))
    assert not game.state.pending


def test_a_delayed_ability_for_the_next_turn_does_not_trigger_in_this_one() -> None:
    game = Setup().game()
    do(game, 0, fx.Delay(pt.StepBegins("dusk", n.EACH), (gain(),), next_turn=True))
    pass_turn(game)
    assert gems(game) == 0
    pass_turn(game)
    assert gems(game) == 1


def test_a_delayed_ability_keeps_what_was_bound_and_only_that_very_object() -> None:
    game = Setup().put(PLAIN).put(card("Other")).game()
    later = fx.Delay(pt.StepBegins("dusk"), (fx.Destroy(n.Bound(1)),))
    do(game, 0, later, slot1=[find(game, "Plain")])
    do(game, 0, later, slot1=[find(game, "Other")])
    move(game, find(game, "Other"), "void")
    move(game, find(game, "Other"), "arena")
    pass_turn(game)
    assert lying(game, "arena") == ["Other"] and lying(game, "crypt") == ["Plain"]


def test_when_you_do_a_new_ability_triggers() -> None:
    game = Setup().put(PLAIN, 0, "grip").game(1)
    do(game, 0, fx.May((fx.Discard(n.YOU, number(1)),), slot=4), fx.WhenYouDo(4, (gain(),)))
    assert len(game.state.pending) == 1 and gems(game) == 0
    resolve_all(game)
    assert gems(game) == 1


# ---------------------------------------------------------------- from other zones


def test_an_ability_works_from_the_zone_it_names_and_from_no_other() -> None:
    ghost = card("Ghost", triggered(pt.StepBegins("dusk", n.YOU), gain(), zone="crypt"))
    game = Setup().put(ghost, 0, "crypt").game()
    pass_turn(game)
    assert gems(game) == 1
    game = Setup().put(ghost).game()
    pass_turn(game)
    assert gems(game) == 0


def test_a_card_sees_its_own_move_between_zones_out_of_play() -> None:
    spite = card("Spite", triggered(pt.Moves(group(ITSELF, zone=""), "grip", "crypt"), gain()))
    game = Setup().put(spite, 0, "grip").game()
    do(game, 1, fx.Discard(n.OPPONENT, number(1)))
    assert len(game.state.pending) == 1


SECRET = card("Secret", triggered(DRAWN, gain(), zone="grip"))


@pytest.mark.parametrize("answer", [0, 1])
def test_a_card_that_others_cannot_see_triggers_only_if_its_owner_reveals_it(answer: int) -> None:
    game = Setup().put(SECRET, 0, "grip").put(PLAIN, 0, "library").game(answer)
    do(game, 0, fx.Draw(n.YOU, number(1)))
    assert len(game.state.pending) == answer
    assert bool(find(game, "Secret").seen & 2) == bool(answer)  # the opponent has seen it, or not
    resolve_all(game)
    assert gems(game) == answer


def test_a_hidden_card_whose_event_has_not_happened_is_not_asked_about() -> None:
    game = Setup().put(SECRET, 0, "grip").put(PLAIN, 1, "library").game()
    do(game, 1, fx.Draw(n.YOU, number(1)))  # no answer is scripted: a question would fail
    assert not game.state.pending
