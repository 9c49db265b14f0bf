"""Games of three and more: players leave while the others play on, and every way to a position leads to the same."""

from __future__ import annotations

from random import Random

import pytest

from arbiter.kernel.game import Game
from arbiter.kernel.match import Match
from tests.properties.support import (
    beginning,
    check_zones,
    go_on,
    random_match,
    replayed,
    saved_and_loaded,
    tables,
    where,
)

TABLES = tables()
GIVE_UP = 0.02
QUICK = range(1)
MANY = range(2000, 2005)
AFTER = 8  # so many questions after somebody has left are looked at one by one


def check_every_way(game: str, players: int, seed: int, every: int, give_up: float = GIVE_UP) -> None:
    """A copy, a re-execution, a save and a replay stand where the match stands, and who has left stays away."""
    gone: tuple[int, ...] = ()
    left_at = -AFTER
    for asked, match in enumerate(random_match(game, seed, players, give_up)):
        here = where(match)
        out = match.game.state.out
        assert out[: len(gone)] == gone, f"{gone} had left, and now only {out}"
        if out != gone:
            gone, left_at = out, asked
            check_gone(match)
        assert where(match.copy()) == here, "the copy stands elsewhere"
        if match.question is not None:
            assert not match.game.has_left(match.question.player), "somebody who has left is asked"
            match._rewind()
            match._run()
            assert where(match) == here, "re-execution goes elsewhere"
        if asked % every == 0 or asked - left_at < AFTER or match.question is None:
            assert where(saved_and_loaded(match, game, seed, players)) == here, "a saved match goes elsewhere"


def check_gone(match: Match) -> None:
    """Nothing is left of those who have left, and nothing belongs to them."""
    state = match.game.state
    check_zones(state)
    for piles in state.zones.values():
        for obj in (obj for pile in piles for obj in pile):
            assert obj.owner not in state.out and obj.controller not in state.out, f"{obj.face.key} has stayed"
    waiting = [each.frame.controller for each in (*state.stack, *state.pending, *state.delayed)]
    assert not set(waiting) & set(state.out), "something of theirs still waits"


@pytest.mark.parametrize(("game", "players"), TABLES)
@pytest.mark.parametrize("seed", QUICK)
def test_every_way_to_a_position_leads_to_the_same_though_players_give_up(game: str, players: int, seed: int) -> None:
    check_every_way(game, players, seed, 25)


def short_deck(seed: int, player: int) -> Game:
    """A game of three in which this player will soon have nothing to draw."""
    game = beginning("fow", seed, 3)()
    pile = game.pile("deck", player)
    for obj in pile[8:]:
        del game.state.objects[obj.id]
    del pile[8:]
    return game


@pytest.mark.parametrize("seed", range(3))
def test_who_could_not_draw_stays_away_however_often_the_segment_runs(seed: int) -> None:
    match = Match(lambda: short_deck(seed, seed % 3))
    random = Random(seed)
    after = 0
    while match.question is not None and after < 20:
        here = where(match)
        assert where(match.copy()) == here, "the copy stands elsewhere"
        after += seed % 3 in match.game.state.out
        if after:
            assert where(replayed(match, match.answers)) == here, "a replay goes elsewhere"
        assert after == 0 or match.game.state.out[0] == seed % 3, "who had lost has come back"
        go_on(match, random)
    assert after


def test_the_hash_says_how_far_the_answers_led() -> None:
    """What a re-run would lose shows in the hash before anything is run again; older hashes still fit."""
    match = next(match for match in random_match("fow", 0, 3) if match.game.checkpoint is not None)
    here = match.hash()
    assert match.stands_at(here) and match.stands_at(here.partition(":")[0])
    match.game.state.drew_from_empty = (1,)
    assert match.hash() != here and not match.stands_at(here)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "players"), TABLES)
@pytest.mark.parametrize("seed", MANY)
@pytest.mark.parametrize(("give_up", "every"), [(0.03, 1), (0.005, 5), (0.0, 20)])  # long games are saved less often
def test_many_games_with_many_players(game: str, players: int, seed: int, give_up: float, every: int) -> None:
    check_every_way(game, players, seed, every, give_up)
