"""Random games in which, at every decision (in `make test`: at some), all the ways to reach a position are compared."""

from __future__ import annotations

import gc
from random import Random

import pytest

from arbiter.bots.chance import RandomBot, random_answer
from arbiter.kernel import match as driver
from arbiter.kernel.decisions import Answer, ChooseObjects, Decision
from arbiter.kernel.game import Game
from arbiter.kernel.hashing import state_hash
from arbiter.kernel.match import Match
from arbiter.kernel.running import play_out
from arbiter.kernel.unordered import by_name
from arbiter.kernel.views import Album, is_visible, view
from tests.properties.support import (
    GAMES,
    SEALED,
    beginning,
    check_views,
    check_zones,
    go_on,
    physical_cards,
    random_match,
    replayed,
    saved_and_loaded,
    where,
)

QUICK = (0, SEALED)
SELDOM = 5  # decisions from one save to the next where it has to be quick: each is played again from the start
FEW = (*range(100, 103), SEALED)
MANY = (*range(1000, 1200), *range(SEALED, SEALED + 40))


def check_every_way(name: str, seed: int, every: int = 1) -> None:
    """A copy, a save, a replay from the start and a re-execution stand where the match stands."""
    for number, match in enumerate(random_match(name, seed)):
        here = where(match)
        assert where(match.copy()) == here, "the copy stands elsewhere"
        if number % every == 0 or match.question is None:
            # A saved match holds the start and the answers: loading it is the replay from the start.
            assert where(saved_and_loaded(match, name, seed)) == here, "a saved match, or a replay, goes elsewhere"
        if match.question is not None:
            match._rewind()
            match._run()
            assert where(match) == here, "re-execution goes elsewhere"


def check_copies(name: str, seed: int) -> None:
    """A copy goes its own way and then agrees with the match that is given the same answers."""
    random = Random(seed)
    for match in random_match(name, seed):
        if match.question is None or random.random() > 0.1:
            continue
        here = where(match)
        twin = match.copy()
        for _ in range(10):
            if twin.question is None:
                break
            go_on(twin, random)
        assert where(match) == here, "what happened to the copy happened to the match"
        assert where(replayed(match, twin.answers)) == where(twin), "the copy is somewhere its answers do not lead"


def check_albums(name: str, seed: int) -> None:
    """Views that share the cards of earlier ones are the views."""
    album: Album = {}
    for match in random_match(name, seed):
        for viewer in (-1, *range(match.game.state.players)):
            assert view(match.game, viewer, album) == view(match.game, viewer), f"viewer {viewer} sees an old picture"


def check_segments(name: str, seed: int) -> None:
    """Nothing changes before a segment says so: run again, it starts, and stops, where it did the first time."""
    for match in random_match(name, seed):
        game = match.game
        if match.question is None:
            continue
        before = stands(game)
        match._rewind()
        match._run()
        question = f"{match.question.kind} ({match.question.why}) in {game.state.step}, turn {game.state.turn}"
        assert stands(game) == before, f"something changes before it is announced: {question}"


def stands(game: Game) -> tuple[str | None, str]:
    """Where the segment started from, if that was copied, and how far it has come."""
    return None if game.checkpoint is None else state_hash(game.checkpoint), state_hash(game.state)


def check_cards(name: str, seed: int) -> None:
    """Every physical card is in exactly one place, and nobody's view tells what it must not."""
    random = Random(seed)
    cards: list[int] = []
    for match in random_match(name, seed):
        game = match.game
        for state in (game.state, game.checkpoint):
            if state is not None:
                cards = cards or physical_cards(state)
                assert physical_cards(state) == cards, f"cards were lost or made in turn {state.turn}"
                assert cards == list(range(1, len(cards) + 1))
                check_zones(state)
        check_views(game, random)


def check_straight_run(name: str, seed: int) -> None:
    """Bots that sit in the process and a match that is asked from outside come to the same end."""
    game = beginning(name, seed)()
    play_out(game, [RandomBot(seed), RandomBot(seed + 1)])
    match = Match(beginning(name, seed))
    for answer in game.answers:
        match.answer(answer)
    assert match.over
    assert state_hash(match.game.state) == state_hash(game.state)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", QUICK)
def test_every_way_to_a_position_leads_to_the_same(game: str, seed: int) -> None:
    check_every_way(game, seed, SELDOM)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", FEW)
def test_copies_are_independent(game: str, seed: int) -> None:
    check_copies(game, seed)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_is_over_is_gone_without_the_collector(game: str) -> None:
    def games() -> int:
        return sum(type(each) is Game for each in gc.get_objects())

    gc.collect()
    gc.disable()
    try:
        before = games()
        played = beginning(game, 3)()
        play_out(played, [RandomBot(3), RandomBot(4)])
        match = Match(beginning(game, 3))
        for answer in played.answers:
            match.answer(answer)
        assert games() > before
        del played, match
        assert games() == before
    finally:
        gc.enable()


@pytest.mark.parametrize("game", GAMES)
def test_a_segment_longer_than_the_stretch_is_taken_up_all_the_same(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A replay that is run straight to within its last segment starts over, so that the segment can be run again."""
    monkeypatch.setattr(driver, "STRETCH", 0)
    asked_within = 0
    for match in random_match(game, 100):
        asked_within += len(match.answers) > match.game.rested_at
        again = saved_and_loaded(match, game, 100)
        assert where(again) == where(match)
        if match.question is None or len(match.answers) > 60:
            break
        go_on(again, Random(7))
    assert asked_within > 1


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", FEW)
def test_nothing_changes_before_it_is_announced(game: str, seed: int) -> None:
    check_segments(game, seed)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", FEW)
def test_cards_are_conserved_and_hidden_ones_stay_hidden(game: str, seed: int) -> None:
    check_cards(game, seed)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", FEW)
def test_views_with_an_album_are_the_same(game: str, seed: int) -> None:
    check_albums(game, seed)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", FEW)
def test_a_straight_run_and_a_match_agree(game: str, seed: int) -> None:
    check_straight_run(game, seed)


@pytest.mark.parametrize("game", ["fftcg", "fow5", "caster"])  # whose own decks search
def test_no_question_tells_how_a_pile_lies(game: str) -> None:
    """Whoever is offered cards of a deck that they have not seen lying there is offered them by name."""
    searches = 0
    for seed in range(12):
        random = Random(seed)

        def answer(game: Game, decision: Decision, random: Random = random) -> Answer:
            nonlocal searches
            if isinstance(decision, ChooseObjects) and len(decision.options) > 1:
                deck = [obj for obj in decision.options if obj.zone == game.rules.zones.deck]
                if any(not is_visible(game, obj, decision.player) for obj in deck):
                    searches += 1
                    assert decision.options == by_name(decision.options), f"{decision.why} tells how the deck lies"
            return random_answer(decision, random)

        play_out(beginning(game, seed)(), [answer, answer])
    assert searches


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", MANY)
def test_all_of_it_at_every_decision(game: str, seed: int) -> None:
    check_cards(game, seed)
    check_albums(game, seed)
    check_copies(game, seed)
    check_straight_run(game, seed)
    check_every_way(game, seed)
    check_segments(game, seed)
