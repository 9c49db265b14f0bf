"""Rows that one rulebook fills differently from another: sets, rounding, ranks, orientation, regions, pools, tokens."""

from __future__ import annotations

import pytest

from arbiter.kernel import events as ev
from arbiter.kernel.aspects import EVERYTHING
from arbiter.kernel.events import Event, moving
from arbiter.kernel.game import Game
from arbiter.kernel.hashing import state_hash
from arbiter.kernel.index.versions import changed
from arbiter.kernel.match import attach
from arbiter.kernel.payment import solve
from arbiter.kernel.perform import move, perform
from arbiter.kernel.playing.play import Play
from arbiter.kernel.playing.pool import clear_pools, unit_sources
from arbiter.kernel.playing.spending import pay
from arbiter.kernel.program import Library
from arbiter.kernel.resolution import put_process
from arbiter.kernel.rows import Sight, ZoneSpec
from arbiter.kernel.stack import StackItem
from arbiter.kernel.state import RESTED, REVERSED
from arbiter.kernel.statements import Active
from arbiter.kernel.turn import advance
from arbiter.script import amounts as a
from arbiter.script import effects as fx
from arbiter.script import nouns as n
from arbiter.script import patterns as pt
from arbiter.script import statements as st
from arbiter.script.base import How, Lasting, Quality, Role, Stat, Status
from tests.kernel.table import (
    MY_UNITS,
    PLAIN,
    SELF,
    Setup,
    activated,
    card,
    do,
    find,
    group,
    number,
    power,
    resolve_all,
    static,
    triggered,
)
from tests.kernel.toy import SKIRMISH, with_rows

GROW = fx.Modify(n.Every(MY_UNITS), (st.AddStat(Stat.POWER, number(2)),), Lasting.TURN)


@pytest.mark.parametrize(("fixed", "later"), [(True, 3), (False, 5)])
def test_an_effect_on_all_reaches_later_ones_only_where_the_table_says_so(fixed: bool, later: int) -> None:
    setup = Setup(with_rows(SKIRMISH, fixed_sets=fixed))
    game = setup.put(PLAIN).put(card("Latecomer"), 0, "grip").game()
    do(game, 0, GROW)
    move(game, find(game, "Latecomer"), "arena", How.PLAY)
    assert power(game, "Plain") == 5
    assert power(game, "Latecomer") == later


@pytest.mark.parametrize(("up", "half"), [(True, 2), (False, 1)])
def test_fractions_are_rounded_by_the_table(up: bool, half: int) -> None:
    game = Setup(with_rows(SKIRMISH, rounds_up=up)).put(PLAIN).game()
    do(game, 0, fx.Modify(n.Every(MY_UNITS), (st.SetStat(Stat.POWER, a.Half(number(3))),), Lasting.TURN))
    assert power(game, "Plain") == half


def test_replacements_of_a_lower_rank_come_first_and_their_chooser_is_asked() -> None:
    to_void = st.Replace(pt.Moves(group(side=n.EACH), "arena", "crypt"), (fx.Move(n.EventThing(Role.SUBJECT), "void"),))
    to_grip = st.Replace(pt.Moves(group(side=n.EACH), "arena", "crypt"), (fx.Move(n.EventThing(Role.SUBJECT), "grip"),))
    asked: list[int] = []

    def rank(game: Game, active: Active, event: Event) -> int:
        return 0 if active.source is not None and active.source.face.name == "Second" else 1

    def chooser(game: Game, event: Event, rank: int) -> int:
        asked.append(rank)
        return 0

    rules = with_rows(SKIRMISH, replacement_rank=rank, replacement_chooser=chooser)
    game = Setup(rules).put(card("First", static(to_void))).put(card("Second", static(to_grip))).put(PLAIN).game()
    move(game, find(game, "Plain"), "crypt")
    assert find(game, "Plain").zone == "grip"
    assert asked == [], "one of the first rank: nothing to choose"


def test_an_object_is_turned_to_any_orientation_and_that_is_heard() -> None:
    watcher = card("Watcher", triggered(pt.Turns(group(), Status.REVERSED), fx.PlaceCounters(SELF, "seen", number(1))))
    game = Setup().put(watcher).put(PLAIN).game()
    do(game, 0, fx.Orient(n.Bound(0), Status.REVERSED), slot0=[find(game, "Plain")])
    resolve_all(game)
    assert find(game, "Plain").turned == REVERSED
    assert find(game, "Watcher").count("seen") == 1
    do(game, 0, fx.Orient(n.Bound(0), Status.REVERSED), slot0=[find(game, "Plain")])
    resolve_all(game)
    assert find(game, "Watcher").count("seen") == 1, "what lies so already is not turned"


TOKEN = card("Sprite", power=1)


def test_a_token_enters_play_is_heard_and_ceases_when_it_leaves() -> None:
    watcher = card(
        "Watcher", triggered(pt.Moves(group(zone=""), to="arena"), fx.PlaceCounters(SELF, "seen", number(1)))
    )
    game = Setup(with_rows(SKIRMISH, tokens={"Sprite": TOKEN})).put(watcher).game()
    ctx = do(game, 0, fx.CreateToken("Sprite", number(2), slot=0))
    resolve_all(game)
    assert [obj.token for obj in ctx.slots[0]] == [True, True]
    assert find(game, "Watcher").count("seen") == 2
    for sprite in ctx.slots[0]:
        move(game, sprite, "crypt")
    assert not [obj for obj in game.pile("crypt", 0) if obj.face.name == "Sprite"]


BACK = ZoneSpec("back", Sight.PUBLIC, turns=3)
IN_PLAY = ("arena", "back")
REGIONS = with_rows(
    SKIRMISH,
    zones_rows=(*SKIRMISH.zones.rows, BACK),
    in_play=IN_PLAY,
    library=Library(IN_PLAY, SKIRMISH.layers.library.layer_of),
)


def test_between_two_zones_in_play_an_object_stays_what_it_is() -> None:
    game = Setup(REGIONS).put(card("Veteran"), damage=2, turned=RESTED, counters={"medal": 1}).game()
    veteran = find(game, "Veteran")
    event = moving(veteran, "back", How.PUT, REGIONS.zones.in_play)
    perform(game, [event])
    assert event.kind == ev.TRANSFERS
    moved = find(game, "Veteran", "back")
    assert (moved.id, moved.damage, moved.turned, moved.counters) == (veteran.id, 2, RESTED, {"medal": 1})
    assert game.field == [moved]


def test_everything_in_play_counts_wherever_it_stands() -> None:
    units = n.Every(group(n.Is(Quality.TYPE, "unit"), zone="arena"))
    banner = static(st.Affects(units, GROW.changes), zone="back")
    game = Setup(REGIONS).put(card("Banner", banner, library=REGIONS.layers.library), 0, "back").put(PLAIN).game()
    changed(game, EVERYTHING)
    assert power(game, "Plain") == 5, "a static ability in the second zone works"
    move(game, find(game, "Banner"), "crypt")
    assert power(game, "Plain") == 3
    assert [obj.face.name for obj in game.field] == ["Plain"]
    before = state_hash(game.state)
    attach(game, game.state.clone())
    assert state_hash(game.state) == before
    assert [obj.face.name for obj in game.field] == ["Plain"]


def test_produced_resources_stay_until_spent_and_pay_only_for_what_they_may() -> None:
    units_only = n.Group((n.Is(Quality.TYPE, "unit"),), (), n.EACH)
    setup = Setup().put(card("Soldier", cost=2, colours=("red",)), 0, "grip")
    game = setup.put(card("Bolt", kind="spell", cost=1, colours=("red",)), 0, "grip").game()
    do(game, 0, fx.Produce(n.YOU, "red", number(1)), fx.Produce(n.YOU, "red", number(1), units_only))
    soldier, bolt = Play("unit", 0, find(game, "Soldier"), None), Play("spell", 0, find(game, "Bolt"), None)
    soldier.ability_kind = bolt.ability_kind = "cast"
    assert len(unit_sources(game, soldier)) == 2
    assert len(unit_sources(game, bolt)) == 1, "one of them may pay for units alone"
    plan = solve((("red", 1),), 0, unit_sources(game, bolt), 0)
    assert plan is not None
    bolt.plan = plan
    pay(game, bolt)
    assert len(game.state.pools[0]) == 1
    clear_pools(game)
    assert game.state.pools == [(), ()]


def test_a_process_on_the_stack_resolves_before_anybody_can_answer_if_the_table_says_so() -> None:
    done: list[str] = []

    def judge(game: Game, item: StackItem) -> None:
        done.append(f"{item.kind} of {item.frame.controller}")

    rules = with_rows(SKIRMISH, stack_processes={"judgment": judge}, unanswerable=frozenset({"judgment"}))
    free = card("Meddler", activated(fx.PlaceCounters(SELF, "meddled", number(1)), text="meddle"))
    game = Setup(rules).put(free).put(free, 1).game()  # both players could answer, and no answer is scripted
    put_process(game, "judgment", 0)
    advance(game)
    assert done == ["judgment of 0"]
    assert game.state.stack == []


@pytest.mark.parametrize(("row", "left"), [(True, 0), (False, 1)])
def test_several_things_resolve_in_a_row_where_the_table_says_so(row: bool, left: int) -> None:
    done: list[int] = []

    def strike(game: Game, item: StackItem) -> None:
        done.append(item.frame.controller)

    rules = with_rows(SKIRMISH, stack_processes={"strike": strike}, resolve_in_a_row=row)
    game = Setup(rules).put(PLAIN).game()
    put_process(game, "strike", 0)
    put_process(game, "strike", 1)
    game.state.passes = game.state.players - 1
    advance(game)
    assert len(game.state.stack) == left
    assert done[0] == 1, "the last one put there first"


def test_a_trigger_in_a_hidden_zone_asks_its_owner_to_reveal_it() -> None:
    ambush = card(
        "Ambush", triggered(pt.Moves(group(zone=""), to="arena"), fx.GainResource(n.YOU, "gem", number(1)), zone="grip")
    )
    for answer, gems in ((0, 0), (1, 1)):
        game = Setup().put(ambush, 1, "grip").put(card("Scout"), 0, "library").game(answer)
        move(game, find(game, "Scout"), "arena", How.PLAY)
        resolve_all(game)
        assert game.state.resources[1].get("gem", 0) == gems
        assert bool(find(game, "Ambush").seen & 1) is bool(answer)
