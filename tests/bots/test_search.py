"""The bot that thinks: the same thoughts from the same seed, and none about what its player cannot know."""

from __future__ import annotations

import pytest

from arbiter.bots.budgets import Budget, budget_of
from arbiter.bots.candidates import candidates
from arbiter.bots.greedy import GreedyBot
from arbiter.bots.registry import UnknownBot, known_bot, make_bot, offered_bot, thinks
from arbiter.bots.search import Line, SearchBot, still_open
from arbiter.kernel.branching import Branch
from arbiter.kernel.chance import Seeded
from arbiter.kernel.decisions import Answer
from arbiter.kernel.resampling import redeal
from arbiter.kernel.running import play_out, run_until
from tests.properties.support import GAMES, beginning, random_match


def answers_of(game: str, seed: int, turns: int) -> list[Answer]:
    """What happens in the first turns when it plays against greed."""
    played = beginning(game, seed)()
    played.agents = [SearchBot(1, Budget(playouts=6)), GreedyBot(2)]
    played.interactive = True
    run_until(played, turns)
    return played.answers


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_and_playouts_give_the_same_answers(game: str) -> None:
    once = answers_of(game, 3, 4)
    assert once and once == answers_of(game, 3, 4)


@pytest.mark.parametrize("game", GAMES)
def test_its_answer_does_not_depend_on_hidden_cards(game: str) -> None:
    """In two worlds that look alike to its player it answers alike."""
    asked = 0
    for match in random_match(game, 21):
        question = match.question
        if question is None or asked == 2:
            break
        if question.size() < 3 or len(match.answers) > match.game.rested_at:
            continue
        asked += 1
        answers = set()
        for truth in (1, 2):
            world = Branch(match.game).world()
            world.interactive = True
            redeal(world, question.player, Seeded(truth))
            bot = SearchBot(4, Budget(playouts=8))
            answers.add(bot(world, question))
        assert len(answers) == 1
    assert asked == 2


def test_it_finds_what_wins_at_once() -> None:
    """Of answers of which one always wins in the worlds that are tried, that one is given."""
    lines = [Line(0, [0.4, 0.5, 0.4]), Line(1, [1.0, 1.0, 1.0]), Line(2, [0.1, 0.2, 0.1])]
    assert [line.answer for line in still_open(lines)] == [1]


def test_answers_that_lead_to_the_same_are_not_thought_about() -> None:
    lines = [Line(0, [0.4, 0.5]), Line(1, [0.4, 0.5])]
    assert len(still_open(lines)) == 1


def test_equal_cards_are_one_candidate_and_the_usual_answer_comes_first() -> None:
    for match in random_match("fftcg", 2):
        if match.question is None:
            break
        usual = GreedyBot(1)(match.game, match.question)
        found = candidates(match.question, usual)
        assert found[0] == usual and len(found) == len(set(found))
        for answer in found:
            assert match.question.check(answer) == answer


@pytest.mark.parametrize(
    ("name", "budget"), [("search:0.2s", Budget(seconds=0.2)), ("search:300p", Budget(playouts=300))]
)
def test_a_budget_is_part_of_the_name(name: str, budget: Budget) -> None:
    assert budget_of(name) == budget and known_bot(name) == name and thinks(name)


@pytest.mark.parametrize("name", ["search", "search:0s", "search:-1s", "search:1m", "search:s", "deep"])
def test_other_names_are_refused(name: str) -> None:
    with pytest.raises(UnknownBot, match="greedy"):
        make_bot(name, 1)


def test_strangers_do_not_say_how_long_a_server_thinks() -> None:
    assert offered_bot("search:1s") == "search:1s"
    with pytest.raises(UnknownBot):
        offered_bot("search:9999s")


@pytest.mark.parametrize("game", GAMES)
def test_a_novice_plays_whole_games(game: str) -> None:
    played = beginning(game, 5)()
    play_out(played, [make_bot("novice", 1), make_bot("greedy", 2)])
    assert played.state.over
