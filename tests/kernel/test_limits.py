"""How often: what counts towards a limit, for whom, and what a triggered ability costs as it goes on the stack."""

from __future__ import annotations

import pytest

from arbiter.kernel.aspects import EVERYTHING
from arbiter.kernel.game import Game
from arbiter.kernel.index.versions import changed
from arbiter.kernel.processes import settle
from arbiter.kernel.ruleset import Ruleset
from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script import nouns as n
from arbiter.script import patterns as pt
from arbiter.script import statements as st
from arbiter.script.base import Effect, How, Lasting, Quality
from arbiter.script.costs import Cost, PayResource
from tests.kernel.table import ME, PLAIN, UNITS, Setup, card, do, group, lying, number, resolve_all, triggered
from tests.kernel.toy import SKIRMISH, with_rows

BY_OBJECT = with_rows(SKIRMISH, limits_by_object=True)
BY_PLAY = with_rows(SKIRMISH, limits_plays=True)
DRAWS = pt.Draws(n.EACH)
ONE = number(1)


def gain() -> Effect:
    return fx.GainResource(n.YOU, "gem", ONE)


def gems(game: Game, player: int = 0) -> int:
    return game.state.resources[player].get("gem", 0)


def draw(game: Game, count: int = 1) -> None:
    do(game, 0, fx.Draw(n.YOU, number(count)))
    resolve_all(game)


@pytest.mark.parametrize(("rules", "again"), [(SKIRMISH, 1), (BY_OBJECT, 0)])
def test_once_a_game_for_the_player_or_for_the_object_whoever_controls_it(rules: Ruleset, again: int) -> None:
    diary = card("Diary", triggered(DRAWS, gain(), text="diary", limits=ab.Limits(per_game=1)))
    setup = Setup(rules).put(diary)
    for _ in range(4):
        setup.put(PLAIN, zone="library")
    game = setup.game()
    draw(game)
    draw(game)
    assert gems(game) == 1
    do(game, 1, fx.GainControl(n.Every(UNITS), lasting=Lasting.GAME))
    draw(game)
    assert (gems(game), gems(game, 1)) == (1, again)


def test_another_object_with_the_same_text_has_a_count_of_its_own() -> None:
    diary = card("Diary", triggered(DRAWS, gain(), text="diary", limits=ab.Limits(per_game=1)))
    for rules, total in ((SKIRMISH, 1), (BY_OBJECT, 2)):
        game = Setup(rules).put(diary).put(diary).put(PLAIN, zone="library").game()
        draw(game)
        assert gems(game) == total


@pytest.mark.parametrize(("rules", "total"), [(SKIRMISH, 0), (BY_PLAY, 1)])
def test_what_triggered_and_found_nothing_to_choose_has_not_been_played(rules: Ruleset, total: int) -> None:
    hunt = triggered(
        DRAWS,
        fx.Choose(1, group(n.Is(Quality.TYPE, "well")), ONE, ONE),
        gain(),
        text="hunt",
        limits=ab.Limits(per_turn=1),
    )
    setup = Setup(rules).put(card("Hunter", hunt))
    for _ in range(2):
        setup.put(PLAIN, zone="library")
    game = setup.game()
    draw(game)
    assert gems(game) == 0
    do(game, 0, fx.Move(n.Every(group(zone="grip")), "void"))
    game.state.zones["arena"][0][0].face = card("Hunter", hunt, kind="well")
    changed(game, EVERYTHING)
    draw(game)
    assert gems(game) == total


def test_of_two_that_triggered_together_only_as_many_go_on_the_stack_as_the_limit_says() -> None:
    bell = card("Bell", triggered(pt.Rests(UNITS), gain(), text="bell", limits=ab.Limits(per_turn=1)))
    game = Setup(BY_PLAY).put(bell).put(PLAIN).game()
    do(game, 0, fx.Rest(n.Every(UNITS)))
    assert len(game.state.pending) == 2
    resolve_all(game)
    assert gems(game) == 1


@pytest.mark.parametrize(("shells", "answers", "waits"), [(0, (), 0), (1, (0,), 0), (1, (1,), 1)])
def test_a_triggered_ability_with_a_cost_is_paid_for_or_does_not_go_on_the_stack(
    shells: int, answers: tuple[int, ...], waits: int
) -> None:
    price = Cost((PayResource("shell", ONE),))
    diver = card("Diver", ab.Triggered("dive", None, DRAWS, None, (gain(),), ab.FREELY, ("arena",), cost=price))
    game = Setup().put(diver).put(PLAIN, zone="library").game(*answers)
    game.state.resources[0]["shell"] = shells
    do(game, 0, fx.Draw(n.YOU, ONE))
    settle(game)
    assert len(game.state.stack) == waits
    assert game.state.resources[0].get("shell", 0) == shells - waits


def test_an_optional_replacement_may_be_declined_freely_and_applied_as_often_as_its_limit_says() -> None:
    shrug = st.Replace(pt.Rests(ME), (gain(),), optional=True)
    cat = card("Cat", ab.Static("shrug", None, (shrug,), None, ("arena",), ab.Limits(per_turn=1)))
    game = Setup().put(cat).game(0, 1)
    found = []
    for _ in range(3):
        do(game, 0, fx.Ready(n.Every(UNITS)), fx.Rest(n.Every(UNITS)))
        found.append((gems(game), game.state.zones["arena"][0][0].turned))
    assert found == [(0, 1), (1, 0), (1, 1)]


def test_each_object_counts_its_own_replacements() -> None:
    stay = st.Replace(pt.Moves(ME, origin="arena", to="crypt"), (gain(),), optional=True)
    cat = card("Cat", ab.Static("nine lives", None, (stay,), None, ("arena",), ab.Limits(per_turn=1)))
    game = Setup().put(cat).put(cat).game(1, 1)
    do(game, 0, fx.Move(n.Every(UNITS), "crypt", How.PUT))
    assert gems(game) == 2 and lying(game, "crypt") == []


def test_what_has_left_play_still_counts_what_of_it_went_on_the_stack() -> None:
    widow = card("Widow", triggered(pt.Moves(UNITS, origin="arena", to="crypt"), gain(), limits=ab.Limits(per_turn=1)))
    game = Setup(BY_PLAY).put(widow).put(PLAIN).game((0, 1))
    do(game, 0, fx.Move(n.Every(UNITS), "crypt", How.PUT))
    resolve_all(game)
    assert gems(game) == 1
