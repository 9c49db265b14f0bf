"""Options out of hidden places say which cards there are, never how they lie or when they came."""

from __future__ import annotations

from itertools import permutations

import pytest

from arbiter.kernel.decisions import Answer, ChooseObjects, Decision
from arbiter.kernel.game import Game
from arbiter.kernel.revisions import OLDEST
from arbiter.kernel.traits import Face
from arbiter.script import effects as fx
from arbiter.script import nouns as n
from tests.kernel.table import Setup, card, do, group, number

ANT, BEE, CAT = card("Ant"), card("Bee"), card("Cat")
ONE = number(1)
SEARCH = fx.Search(1, group(zone="library", side=n.YOU), number(0), ONE)
THEIR_HAND = group(zone="grip", side=n.OPPONENT)


def offered(game: Game) -> list[tuple[list[str], int]]:
    """What is offered from now on, by name, and how much was known or left to chance by then."""
    found: list[tuple[list[str], int]] = []

    def note(game: Game, decision: Decision) -> Answer:
        assert isinstance(decision, ChooseObjects)
        found.append(([obj.face.name for obj in decision.options], game.state.secrets))
        return tuple(range(decision.low))

    game.agents = [note] * game.state.players
    return found


@pytest.mark.parametrize("pile", list(permutations((ANT, BEE, CAT))))
def test_a_search_does_not_tell_how_the_pile_lies(pile: tuple[Face, ...]) -> None:
    setup = Setup()
    for face in (*pile, BEE):
        setup.put(face, 0, "library")
    game = setup.game()
    questions = offered(game)
    do(game, 0, SEARCH)
    assert [names for names, _ in questions] == [["Ant", "Bee", "Bee", "Cat"]]


def test_among_cards_that_read_alike_the_order_says_nothing_either() -> None:
    """The same card is the first option wherever in the pile it lies."""
    firsts = set()
    for turned in (False, True):
        game = Setup().put(BEE, 0, "library").put(BEE, 0, "library").put(BEE, 0, "library").game()
        if turned:
            game.pile("library", 0).reverse()
        seen: list[int] = []

        def note(game: Game, decision: Decision, seen: list[int] = seen) -> Answer:
            assert isinstance(decision, ChooseObjects)
            seen += [obj.card for obj in decision.options]
            return ()

        game.agents = [note] * game.state.players
        do(game, 0, SEARCH)
        firsts.add(tuple(seen))
    assert len(firsts) == 1


def test_a_search_that_has_begun_counts_as_seen() -> None:
    game = Setup().put(BEE, 0, "library").put(ANT, 0, "library").game()
    before = game.state.secrets
    questions = offered(game)
    do(game, 0, SEARCH)
    assert [secrets > before for _, secrets in questions] == [True]


def test_games_begun_before_have_their_options_as_the_cards_lie() -> None:
    game = Setup().put(CAT, 0, "library").put(ANT, 0, "library").put(BEE, 0, "library").game()
    game.revision = OLDEST
    before = game.state.secrets
    questions = offered(game)
    do(game, 0, SEARCH)
    assert questions == [(["Cat", "Ant", "Bee"], before)]


def test_another_players_revealed_hand_does_not_tell_when_its_cards_came() -> None:
    game = Setup().put(CAT, 1, "grip").put(ANT, 1, "grip").put(BEE, 1, "grip").game()
    questions = offered(game)
    do(game, 0, fx.Reveal(1, n.Every(THEIR_HAND)), fx.Choose(2, THEIR_HAND, ONE, ONE))
    assert [names for names, _ in questions] == [["Ant", "Bee", "Cat"]]


def test_cards_that_the_player_does_not_see_are_not_told_by_their_order() -> None:
    game = Setup().put(CAT, 1, "grip").put(ANT, 1, "grip").put(BEE, 1, "grip").game()
    questions = offered(game)
    do(game, 0, fx.Choose(2, THEIR_HAND, ONE, ONE))
    assert [names for names, _ in questions] == [["Cat", "Ant", "Bee"]]
