"""A world dealt anew looks the same to the player who asks for it, and says nothing of what they cannot know."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress

import pytest

from arbiter.bots.chance import RandomBot
from arbiter.kernel.branching import Branch
from arbiter.kernel.chance import Seeded
from arbiter.kernel.decisions import Answer, ChooseAction, ChooseObjects, Decision
from arbiter.kernel.errors import ArbiterError, GameOver, IllegalPlay
from arbiter.kernel.game import Game
from arbiter.kernel.hashing import state_hash
from arbiter.kernel.resampling import knowledge, redeal
from arbiter.kernel.running import play_out, run_until
from arbiter.kernel.views import view
from tests.properties.support import GAMES, beginning, random_match


def in_words(decision: Decision) -> object:
    """A question with its options, as plain data."""
    options: object = decision.size()
    if isinstance(decision, ChooseAction):
        options = [(each.kind, each.obj.id if each.obj else 0, each.number) for each in decision.actions]
    elif isinstance(decision, ChooseObjects):
        options = [obj.id for obj in decision.options]
    return decision.kind, decision.why, decision.player, decision.about, options


class Looking:
    """Stands at the question of a branch, looks, deals anew, looks again; then chance goes on."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.before: object = None
        self.after: object = None
        self.asked: object = None
        self.chance: object = None

    def __call__(self, game: Game, decision: Decision) -> Answer:
        self.before, self.asked = view(game, decision.player), in_words(decision)
        was = game.state.chance
        redeal(game, decision.player, Seeded(self.seed))
        self.after = view(game, decision.player)
        assert game.state.chance.mark() != was.mark()
        game.agents = [RandomBot(self.seed)] * game.state.players
        return RandomBot(self.seed)(game, decision)


def check_worlds(game: str, seed: int, every: int) -> None:
    for number, match in enumerate(random_match(game, seed)):
        if number % every:
            continue
        question = match.question
        if question is None:
            break  # it is over
        shown, hash = view(match.game, question.player), match.hash()
        looking = Looking(1000 * seed + number)
        world = Branch(match.game).world()
        world.agents = [looking] * world.state.players
        with suppress(GameOver, IllegalPlay):
            run_until(world, match.game.state.turn + 1)
        assert looking.before == looking.after == shown
        assert looking.asked == in_words(question)
        assert match.hash() == hash, "the game itself has changed"


@pytest.mark.parametrize("game", GAMES)
def test_a_world_dealt_anew_looks_the_same_and_can_be_played_on(game: str) -> None:
    check_worlds(game, 31, 29)


def test_a_world_is_the_same_while_a_card_is_being_played() -> None:
    """Who has so many cards in hand has them until the card has been paid for: a text that asks sees no other hand."""
    check_worlds("fftcg", 31, 1)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(50))
def test_every_world_of_fifty_games(game: str, seed: int) -> None:
    check_worlds(game, seed, 1)


def opening(game: str) -> Game:
    """A game some questions in, when hands are full."""
    for number, match in enumerate(random_match(game, 5)):
        if number == 6:
            return match.game
    raise AssertionError("it was over before")


@pytest.mark.parametrize("game", GAMES)
def test_an_opponents_hand_is_any_hand_that_they_could_have(game: str) -> None:
    """Every hidden card of theirs is in their hand as often as any other (chi-square, far out in the tail)."""
    start = opening(game)
    hand = start.rules.zones.hand
    begun = Branch(start)
    seen: Counter[int] = Counter()
    cards: set[int] = set()
    worlds, size = 150, 0
    for seed in range(worlds):
        world = begun.world()
        redeal(world, 0, Seeded(seed))
        hidden = [obj for obj in knowledge(world, 0).hidden if obj.owner == 1]
        dealt = world.state.dealt
        held = [obj for obj in hidden if obj.zone == hand]
        origin = dealt[held[0].card]
        cards |= {obj.card for obj in hidden if dealt[obj.card] == origin}
        size = len(held)
        seen.update(obj.card for obj in held)
    expected = worlds * size / len(cards)
    statistic = sum((seen[card] - expected) ** 2 / expected for card in cards)
    freedom = len(cards) - 1
    assert statistic < freedom + 5 * (2 * freedom) ** 0.5


def test_what_a_player_has_been_shown_stays_where_it_is() -> None:
    for match in random_match("fftcg", 12):
        question = match.question
        if question is None:
            break  # it is over
        for obj in knowledge(match.game, question.player).hidden:
            assert not obj.seen >> question.player & 1
        known, cards = knowledge(match.game, question.player).of("hand", question.player)
        assert known == cards == len(match.game.state.zones["hand"][question.player])


@pytest.mark.parametrize("game", GAMES)
def test_a_world_does_not_depend_on_where_hidden_cards_really_lie(game: str) -> None:
    begun = Branch(opening(game))
    one, other = begun.world(), begun.world()
    redeal(other, 0, Seeded(77))  # another truth, which looks the same
    redeal(one, 0, Seeded(5))
    redeal(other, 0, Seeded(5))
    assert state_hash(one.state) == state_hash(other.state)


def test_a_game_without_copies_has_no_branches() -> None:
    game = beginning("fftcg", 1)()
    with pytest.raises(ArbiterError, match="branching=True"):
        Branch(game)


@pytest.mark.parametrize("game", GAMES)
def test_keeping_copies_for_branches_changes_no_game(game: str) -> None:
    straight, kept = beginning(game, 8)(), beginning(game, 8)()
    play_out(straight, [RandomBot(1), RandomBot(2)])
    play_out(kept, [RandomBot(1), RandomBot(2)], branching=True)
    assert straight.answers == kept.answers and straight.state.winner == kept.state.winner


def test_a_branch_without_dealing_is_the_game_itself() -> None:
    """With the true cards and players who answer alike it comes to the same end."""
    match = next(match for number, match in enumerate(random_match("caster", 4)) if number == 10)
    question = match.question
    assert question is not None
    answer = RandomBot(9)(match.game, question)
    branch = Branch(match.game).play(answer, [RandomBot(1), RandomBot(2)])
    twin = match.copy()
    twin.game.agents = [RandomBot(1), RandomBot(2)]
    twin.answer(answer)
    assert branch.state.over and twin.over
    assert branch.answers[-20:] == twin.answers[-20:] and branch.state.winner == twin.game.state.winner
