"""Driving a game: questions and answers, re-execution, copies, undo, replay, conceding, and stable hashes."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from random import Random

import pytest

from arbiter.kernel.decisions import (
    Answer,
    ChooseAction,
    ChooseModes,
    ChooseNumber,
    ChooseObjects,
    ChooseOption,
    ChooseOrder,
    ChoosePlayer,
    Confirm,
    Decision,
    Divide,
)
from arbiter.kernel.errors import BadAnswer
from arbiter.kernel.game import Agent, Game
from arbiter.kernel.hashing import position_hash, state_hash
from arbiter.kernel.leaving import leave
from arbiter.kernel.match import Match
from arbiter.kernel.playing.play import PASS, Action
from arbiter.kernel.ruleset import Ruleset
from arbiter.kernel.running import play_out
from arbiter.script import amounts as a
from arbiter.script import conditions as c
from arbiter.script import costs as co
from arbiter.script import effects as fx
from arbiter.script import nouns as n
from arbiter.script import patterns as pt
from arbiter.script import statements as st
from arbiter.script.base import Effect, How, Lasting, Stat
from tests.kernel.table import (
    BLUE_WELL,
    ITSELF,
    ME,
    PLAIN,
    RED_WELL,
    SELF,
    UNIT,
    UNITS,
    Setup,
    act,
    activated,
    card,
    do,
    find,
    group,
    number,
    spell,
    triggered,
)
from tests.kernel.toy import MELEE, SKIRMISH

ONE = number(1)
FOES = group(UNIT, side=n.OPPONENT)
SECOND = triggered(pt.Moves(ME, to="arena"), fx.GainResource(n.YOU, "gem", ONE), text="report")


def rich(rules: Ruleset = SKIRMISH) -> Setup:
    """A position with something of everything: choices, chance, costs, triggers, hidden cards."""
    setup = Setup(rules)
    scout = card("Scout", triggered(pt.Moves(ME, to="arena"), fx.Draw(n.YOU, ONE), text="scout"), SECOND, cost=1)
    bolt = card("Bolt", spell(fx.Choose(1, FOES, ONE, ONE), fx.Deal(number(3), n.Bound(1))), kind="spell", cost=1)
    rain = card(
        "Rain",
        spell(fx.Choose(1, FOES, ONE, number(2)), fx.DealDivided(number(4), n.Bound(1))),
        kind="spell",
        colours=("blue",),
        cost=2,
    )
    storm = card("Storm", spell(fx.Discard(n.EACH, ONE, random=True), fx.Shuffle(n.EACH)), kind="spell", cost=1)
    tutor = card("Tutor", spell(fx.Modes(ONE, ONE, ((fx.Draw(n.YOU, ONE),), (fx.Rest(n.Every(UNITS)),)))), kind="spell")
    ogre = card(
        "Ogre",
        triggered(pt.Moves(group(UNIT, n.Not(ITSELF)), "arena"), fx.PlaceCounters(SELF, "rage", ONE), text="rage"),
        activated(
            fx.DealPlayer(ONE, n.OPPONENT), cost=co.Cost((co.RestThis(), co.Mana(variable="X", most=2))), text="stomp"
        ),
        activated(
            fx.GainResource(n.YOU, "gem", a.X()),
            cost=co.Cost((co.MoveSome(group(side=n.YOU, zone="grip"), ONE, "crypt", How.DISCARD),)),
            text="trade",
        ),
        cost=2,
        colours=("red",),
    )
    for player in range(setup.rules.players[0]):
        setup.put(RED_WELL, player).put(BLUE_WELL, player).put(ogre, player).put(PLAIN, player)
        for face in (scout, bolt, rain, storm, tutor):
            setup.put(face, player, "grip")
        for face in (scout, ogre, bolt, scout, tutor, rain, storm, ogre, bolt, scout):
            setup.put(face, player, "library")
    return setup


def any_answer(chance: Random, question: Decision) -> Answer:
    if isinstance(question, Divide):
        shares = [question.least] * question.size()
        for _ in range(question.whole - sum(shares)):
            shares[chance.randrange(len(shares))] += 1
        return tuple(shares)
    bounds = question.bounds()
    if bounds is None:
        return chance.randrange(question.size())
    picked = chance.sample(range(question.size()), chance.randint(*bounds))
    return tuple(picked)


def bot(seed: int) -> Agent:
    chance = Random(seed)
    return lambda game, decision: any_answer(chance, decision)


@pytest.mark.parametrize("rules", [SKIRMISH, MELEE])
def test_at_every_question_copy_undo_and_replay_stand_at_the_same_place(rules: Ruleset) -> None:
    for seed in range(2):
        chance = Random(seed)
        match = Match(rich(rules).start)
        kinds = set()
        before = ""
        for _ in range(45):
            if match.question is None:
                break
            kinds.add(type(match.question).__name__)
            here = match.hash()
            twin = match.copy()
            assert twin.hash() == here and type(twin.question) is type(match.question)
            assert twin.options == match.options
            match.check()
            if before:
                back = match.copy()
                back.undo()
                assert back.hash() == before
                back.answer(match.answers[-1])
                assert back.hash() == here
            before = here
            match.answer(any_answer(chance, match.question))
        assert {"ChooseAction", "ChooseObjects"} <= kinds


def test_a_game_asked_question_by_question_ends_like_one_run_straight_through() -> None:
    for seed in range(4):
        straight = rich(MELEE).start()
        play_out(straight, [bot(seed)] * 3, 3000)
        match = Match(rich(MELEE).start)
        for answer in straight.answers:
            match.answer(answer)
        assert match.over and state_hash(match.game.state) == state_hash(straight.state)


def test_every_kind_of_question_comes_up_in_these_games() -> None:
    seen: set[type] = set()

    def agent_for(seed: int) -> Agent:
        chance = Random(seed)

        def agent(game: Game, decision: Decision) -> Answer:
            seen.add(type(decision))
            return any_answer(chance, decision)

        return agent

    for seed in range(6):
        play_out(rich(MELEE).start(), [agent_for(seed)] * 3, 3000)
        play_out(rich(SKIRMISH).start(), [agent_for(seed)] * 2, 3000)
    assert {ChooseAction, ChooseObjects, ChooseOption, ChooseModes, ChooseNumber, ChooseOrder, Divide} <= seen


# ---------------------------------------------------------------- checkpoints


def test_no_copy_is_taken_while_nothing_has_changed() -> None:
    match = Match(rich().start)
    act(match, "spell Rain")
    assert isinstance(match.question, ChooseObjects)  # choosing targets changes nothing
    assert match.game.checkpoint is None


def test_a_question_after_a_change_leaves_a_checkpoint_from_before_it() -> None:
    asks = card("Asks", spell(fx.Draw(n.YOU, ONE), fx.Discard(n.YOU, ONE)), kind="spell")
    setup = Setup().put(asks, 0, "grip").put(PLAIN, 0, "grip").put(card("Top"), 0, "library")
    match = setup.match()
    act(match, "spell Asks")
    match.answer(0)
    match.answer(0)
    assert isinstance(match.question, ChooseObjects) and match.question.why == "discard"
    assert match.game.checkpoint is not None
    assert len(match.game.checkpoint.zones["library"][0]) == 1  # taken before the draw
    assert len(match.game.state.zones["library"][0]) == 0


def test_a_bad_answer_changes_nothing() -> None:
    match = Match(rich().start)
    before = match.hash()
    for bad in (99, -3, (0, 0), True, (0, 1), "x", None, 0.0, ["x"], [None], (0.0,), [[0]], {0}, {}, object()):
        with pytest.raises(BadAnswer):
            match.answer(bad)
    for nobody in (2, -1, True, "x", None, 0.0):
        with pytest.raises(BadAnswer):
            match.concede(nobody)
    assert match.hash() == before and match.question is not None


NUMBERS_OF_NO_KIND = ("x", None, True, 0.0, ("x",), (None,), (True, False), (0.0,), [0], {0: 0}, {0}, object())


@pytest.mark.parametrize("answer", NUMBERS_OF_NO_KIND, ids=lambda answer: type(answer).__name__)
def test_every_kind_of_question_refuses_what_is_no_number(answer: object) -> None:
    table = Setup().put(PLAIN).put(RED_WELL).game()
    units = [find(table, "Plain"), find(table, RED_WELL.name)]
    for question in (
        ChooseAction(0, [PASS, PASS]),
        ChooseObjects(0, units, 1, 2, "choose"),
        ChooseOption(0, ("red", "blue"), "colour"),
        Confirm(0, "may"),
        ChooseModes(0, (0, 1), ("1", "2"), 1, 2),
        ChooseNumber(0, 0, 3, "x"),
        ChooseOrder(0, 2, "triggers", labels=("a", "b")),
        Divide(0, units, 4, 1, "divide"),
        ChoosePlayer(0, (0, 1), "who"),
    ):
        with pytest.raises(BadAnswer):
            question.check(answer)


def test_an_answer_to_a_finished_game_is_refused() -> None:
    match = Match(rich().start)
    match.concede(0)
    with pytest.raises(BadAnswer):
        match.answer(0)
    with pytest.raises(BadAnswer):
        match.concede(1)


def test_copies_go_their_own_ways() -> None:
    match = Match(rich().start)
    twin = match.copy()
    here = match.hash()
    act(twin, "spell Tutor")
    assert match.hash() == here and twin.hash() != here


def test_undo_takes_back_one_answer_at_a_time_to_the_very_start() -> None:
    chance = Random(3)
    match = Match(rich().start)
    trail = [match.hash()]
    for _ in range(12):
        assert match.question is not None
        match.answer(any_answer(chance, match.question))
        trail.append(match.hash())
    for earlier in reversed(trail[:-1]):
        match.undo()
        assert match.hash() == earlier
    with pytest.raises(BadAnswer):
        match.undo()


# ---------------------------------------------------------------- conceding


def test_a_player_may_concede_at_any_time_also_in_the_middle_of_a_play() -> None:
    match = Match(rich().start)
    act(match, "spell Rain")
    assert isinstance(match.question, ChooseObjects) and match.question.player == 0
    match.concede(1)  # not the player who is asked
    assert match.over and match.winner == 0


def test_a_concession_can_be_replayed_and_undone() -> None:
    match = Match(rich().start)
    here = match.hash()
    match.concede(0)
    match.check()
    match.undo()
    assert not match.over and match.hash() == here


def test_with_three_players_the_game_goes_on_without_the_one_who_concedes() -> None:
    match = Match(rich(MELEE).start)
    match.concede(1)
    assert match.winner is None and match.question is not None
    match.concede(0)
    assert match.over and match.winner == 2


def test_who_concedes_in_the_middle_of_a_play_leaves_after_it() -> None:
    match = Match(rich(MELEE).start)
    act(match, "spell Rain")
    assert isinstance(match.question, ChooseObjects) and match.question.player == 0
    match.concede(0)
    match.check()
    assert match.game.state.out == (0,) and match.question is not None and match.question.player != 0


def test_a_concession_after_the_only_thing_to_do_is_not_taken_for_one_before_it() -> None:
    """What can only be done in one way is no question; giving up belongs to the next one, in a replay as well."""
    listed = MELEE.playing.list_actions

    def only_rain(game: Game, player: int) -> list[Action]:
        actions = listed(game, player)
        rain = [action for action in actions if action.obj is not None and action.obj.face.name == "Rain"]
        return rain or actions

    rules = replace(MELEE, playing=replace(MELEE.playing, list_actions=only_rain))
    match = Match(rich(rules).start)
    assert isinstance(match.question, ChooseObjects), "Rain is played without a question, and asks for its targets"
    match.concede(2)
    match.check()
    assert match.game.under_way.leaving == (2,), "they leave when Rain has been played"


def test_who_concedes_while_another_has_priority_leaves_at_once() -> None:
    match = Match(rich(MELEE).start)
    assert match.question is not None and match.question.player == 0
    match.concede(1)
    assert match.game.state.out == (1,) and match.question is not None and match.question.player == 0
    assert not any(obj.owner == 1 for piles in match.game.state.zones.values() for pile in piles for obj in pile)


def test_who_has_left_cannot_concede_again() -> None:
    match = Match(rich(MELEE).start)
    match.concede(1)
    here = match.hash()
    with pytest.raises(BadAnswer):
        match.concede(1)
    assert match.hash() == here


def test_who_has_left_takes_nobody_elses_answer() -> None:
    """They are asked nothing, and a recorded answer is for the next player who is."""
    game = rich(MELEE).start()
    leave(game, 1)
    game.answers = [1]
    assert game.ask(Confirm(1, "may")) == 0 and game.ask(Confirm(0, "may")) == 1


def test_a_player_who_has_left_does_not_pass_for_another() -> None:
    """Each of the two who are left gets priority in the turn of the one who is not."""
    match = Match(rich(MELEE).start)
    match.concede(0)
    asked = []
    while match.question is not None and match.game.state.active == 0:
        asked.append(match.question.player)
        match.answer(match.question.minimal())
    assert asked[:2] == [1, 2]


def test_there_is_no_such_player() -> None:
    match = Match(rich().start)
    with pytest.raises(BadAnswer):
        match.concede(2)


# ---------------------------------------------------------------- agents beside a player


def test_an_agent_answers_for_its_player_and_the_answers_are_recorded() -> None:
    def passive(game: Game, decision: Decision) -> Answer:
        assert decision.player == 1
        bounds = decision.bounds()
        return 0 if bounds is None else tuple(range(bounds[0]))

    match = Match(rich().start, [None, passive])
    for _ in range(6):
        question = match.question
        if question is None:
            break
        assert question.player == 0
        bounds = question.bounds()
        match.answer(0 if bounds is None else tuple(range(bounds[0])))
    match.check()


# ---------------------------------------------------------------- hashes


def test_the_hash_tells_positions_apart() -> None:
    plain = state_hash(rich().start().state)
    for change in (
        lambda s: setattr(s, "active", 1),
        lambda s: s.resources[0].update(gem=1),
        lambda s: setattr(s.zones["arena"][0][0], "turned", 1),
        lambda s: setattr(s.zones["arena"][0][0], "counters", {"charge": 1}),
        lambda s: setattr(s.zones["arena"][0][0], "face_up", False),
        lambda s: s.zones["library"][0].reverse(),
        lambda s: s.random("dice 0", 6),
        lambda s: setattr(s, "extra_turns", (1,)),
    ):
        game = rich().start()
        change(game.state)
        assert state_hash(game.state) != plain


@pytest.mark.parametrize("lasting", [Lasting.TURN, Lasting.YOUR_NEXT_TURN])
def test_the_hash_sees_how_long_something_lasts(lasting: Lasting) -> None:
    def after(effect: Effect) -> str:
        game = Setup().put(PLAIN).start()
        do(game, 0, effect, source="Plain")
        return state_hash(game.state)

    waits = (fx.Draw(n.YOU, ONE),)
    assert after(fx.Delay(pt.StepBegins("dusk"), waits, lasting)) != after(
        fx.Delay(pt.StepBegins("dusk"), waits, Lasting.GAME)
    )
    grows = (st.AddStat(Stat.POWER, ONE),)
    assert after(fx.Modify(SELF, grows, lasting)) != after(fx.Modify(SELF, grows, Lasting.GAME))
    alone = c.Exists(UNITS, ONE)
    assert after(fx.Modify(SELF, grows, lasting, alone)) != after(fx.Modify(SELF, grows, lasting))


def test_the_hash_of_a_position_does_not_depend_on_ids_or_chance() -> None:
    one, two = Setup().put(PLAIN).put(RED_WELL).start(), Setup().put(PLAIN).put(RED_WELL).start()
    two.state.random("dice 0", 6)
    two.state.turn += 2
    assert position_hash(one.state) == position_hash(two.state) and state_hash(one.state) != state_hash(two.state)


PROGRAM = """
from tests.kernel.test_match import bot, rich
from tests.kernel.toy import MELEE
from arbiter.kernel.hashing import state_hash
from arbiter.kernel.running import play_out
game = rich(MELEE).start()
play_out(game, [bot(11)] * 3, 3000)
print(state_hash(game.state), len(game.answers))
"""


def test_the_hash_is_the_same_whatever_order_python_gives_its_sets() -> None:
    found = set()
    for seed in ("0", "1", "271828"):
        env = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(["src", "."])}
        done = subprocess.run([sys.executable, "-c", PROGRAM], env=env, capture_output=True, text=True, check=True)
        found.add(done.stdout)
    assert len(found) == 1 and found.pop().strip()


def test_a_clone_shares_nothing_that_changes() -> None:
    setup = rich().put(card("Laden"), counters={"charge": 1}, uses={"once": 1})
    game = setup.start()
    twin = game.state.clone()
    assert state_hash(twin) == state_hash(game.state)
    for obj in twin.zones["arena"][0]:
        obj.turned = 2
        obj.counters = obj.counters or {}
        obj.counters["charge"] = 9
        if obj.uses is not None:
            obj.uses["once"] = 9
    twin.zones["grip"][0].pop()
    twin.resources[0]["gem"] = 4
    twin.stack.clear()
    twin.turns_taken[0] += 1
    assert state_hash(game.state) == state_hash(setup.start().state)


def test_going_on_from_a_copy_leaves_counters_of_the_original_alone() -> None:
    charger = card("Charger", activated(fx.PlaceCounters(SELF, "charge", ONE), text="charge"))
    match = Setup().put(charger, counters={"charge": 1}).match()
    twin = match.copy()
    act(twin, "ability Charger")
    twin.answer(0)
    twin.answer(0)
    assert find(twin.game, "Charger").count("charge") == 2 and find(match.game, "Charger").count("charge") == 1
