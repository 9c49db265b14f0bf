"""Several triggered abilities at once, in the order of the game's table, and how often one may trigger."""

from __future__ import annotations

from arbiter.kernel.aspects import EVERYTHING
from arbiter.kernel.decisions import ChooseOption, ChooseOrder, Decision
from arbiter.kernel.game import Game
from arbiter.kernel.index.versions import changed
from arbiter.kernel.perform import move
from arbiter.kernel.processes import settle
from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script import nouns as n
from arbiter.script import patterns as pt
from arbiter.script import statements as st
from arbiter.script.base import Effect, Timing
from tests.kernel.table import (
    ME,
    PLAIN,
    SELF,
    UNIT,
    Setup,
    card,
    do,
    find,
    group,
    number,
    pass_turn,
    resolve_all,
    triggered,
    waiting,
)
from tests.kernel.toy import MELEE, SKIRMISH


def gain(kind: str = "gem", amount: int = 1) -> Effect:
    return fx.GainResource(n.YOU, kind, number(amount))


def gems(game: Game, player: int = 0, kind: str = "gem") -> int:
    return game.state.resources[player].get(kind, 0)


DRAWN = pt.Draws(n.YOU)


def many(rules: object, *players: int) -> Setup:
    assert rules in (SKIRMISH, MELEE)
    setup = Setup(MELEE if rules is MELEE else SKIRMISH)
    for player in players:
        for word in "ab":
            name = f"{word}{player}"
            setup.put(card(name, triggered(pt.Draws(n.EACH), gain(name), text=name)), player)
    return setup.put(PLAIN, 0, "library")


def test_the_turn_player_puts_all_theirs_first_in_the_order_they_choose() -> None:
    game = many(SKIRMISH, 0, 1).game((1, 0), (0, 1))
    do(game, 0, fx.Draw(n.YOU, number(1)))
    settle(game)
    assert waiting(game) == ["b0", "a0", "a1", "b1"]


def test_the_order_is_asked_of_each_player_about_their_own() -> None:
    game = many(SKIRMISH, 0, 1).start()
    asked: list[tuple[int, tuple[str, ...]]] = []

    def agent(game: Game, decision: Decision) -> tuple[int, ...]:
        assert isinstance(decision, ChooseOrder)
        asked.append((decision.player, decision.labels))
        return tuple(range(decision.size()))

    game.agents = [agent, agent]
    game.state.active = 1
    do(game, 0, fx.Draw(n.YOU, number(1)))
    settle(game)
    assert asked == [(1, ("a1", "b1")), (0, ("a0", "b0"))]


def test_one_at_a_time_processes_come_between() -> None:
    """Melee: after each ability that goes on the stack the rules look again, so a dying unit triggers in between."""
    game = many(MELEE, 0).put(card("Frail", triggered(pt.Moves(ME, "arena"), gain("frail"), text="frail")), 1).start()
    seen: list[tuple[str, ...]] = []

    def agent(game: Game, decision: Decision) -> int:
        assert isinstance(decision, ChooseOption)
        seen.append(decision.options)
        if len(seen) == 1:  # while the first is being put there, the unit takes fatal damage
            find(game, "Frail").damage = 9
            changed(game, EVERYTHING)
        return 0

    game.agents = [agent] * 3
    do(game, 0, fx.Draw(n.YOU, number(1)))
    settle(game)
    assert waiting(game) == ["a0", "b0", "frail"]
    assert find(game, "Frail").zone == "crypt"
    assert all(labels == ("a0", "b0") for labels in seen)


def test_one_at_a_time_asks_which_comes_next_and_not_for_the_whole_order() -> None:
    """Of three that wait, the player names the next one; the rest is asked when its turn comes."""
    setup = Setup(MELEE).put(PLAIN, 0, "library")
    for word in "abc":
        setup.put(card(word, triggered(pt.Draws(n.EACH), gain(word), text=word)))
    game = setup.game(2, 1)
    do(game, 0, fx.Draw(n.YOU, number(1)))
    settle(game)
    assert waiting(game) == ["c", "b", "a"]


def test_a_triggered_ability_with_nothing_to_choose_is_gone_at_once() -> None:
    aimed = card("Aimed", triggered(DRAWN, fx.Choose(1, group(UNIT, side=n.OPPONENT), number(1), number(1)), gain()))
    game = Setup().put(aimed).put(PLAIN, 0, "library").game()
    do(game, 0, fx.Draw(n.YOU, number(1)))
    settle(game)
    assert not game.state.stack and not game.state.pending


# ---------------------------------------------------------------- limits


def test_a_limit_per_turn_counts_for_this_object_and_ends_with_the_turn() -> None:
    limited = card("Limited", triggered(DRAWN, gain(), limits=ab.Limits(per_turn=2)))
    setup = Setup().put(limited)
    for _ in range(8):
        setup.put(PLAIN, 0, "library")
    game = setup.game()
    do(game, 0, fx.Draw(n.YOU, number(3)))
    resolve_all(game)
    assert gems(game) == 2
    pass_turn(game)
    do(game, 0, fx.Draw(n.YOU, number(3)))
    resolve_all(game)
    assert gems(game) == 4


def test_a_new_object_starts_its_count_anew() -> None:
    limited = card("Limited", triggered(DRAWN, gain(), limits=ab.Limits(per_turn=1)))
    game = Setup().put(limited).put(PLAIN, 0, "library").put(PLAIN, 0, "library").game()
    do(game, 0, fx.Draw(n.YOU, number(1)))
    move(game, find(game, "Limited"), "void")
    move(game, find(game, "Limited"), "arena")
    do(game, 0, fx.Draw(n.YOU, number(1)))
    resolve_all(game)
    assert gems(game) == 2


def test_a_limit_per_game_lasts() -> None:
    limited = card("Limited", triggered(DRAWN, gain(), limits=ab.Limits(per_game=1)))
    game = Setup().put(limited).put(PLAIN, 0, "library").put(PLAIN, 0, "library").game()
    do(game, 0, fx.Draw(n.YOU, number(1)))
    move(game, find(game, "Limited"), "void")
    move(game, find(game, "Limited"), "arena")
    do(game, 0, fx.Draw(n.YOU, number(1)))
    resolve_all(game)
    assert gems(game) == 1


def test_a_trigger_that_works_only_in_some_turns() -> None:
    timed = card("Timed", triggered(pt.Draws(n.EACH), gain(), limits=ab.Limits(timing=Timing.OPPONENT_TURN)))
    game = Setup().put(timed).put(PLAIN, 0, "library").put(PLAIN, 0, "library").game()
    do(game, 0, fx.Draw(n.YOU, number(1)))
    assert not game.state.pending
    game.state.active = 1
    do(game, 0, fx.Draw(n.YOU, number(1)))
    assert len(game.state.pending) == 1


def test_a_granted_ability_triggers_for_the_object_that_has_it() -> None:
    game = Setup().put(PLAIN, 1).put(card("Top"), 1, "library").game()
    granted = st.AddAbility(triggered(DRAWN, gain()))
    do(game, 0, fx.Modify(SELF, (granted,)), source="Plain")
    do(game, 1, fx.Draw(n.YOU, number(1)))
    resolve_all(game)
    assert gems(game, 1) == 1
