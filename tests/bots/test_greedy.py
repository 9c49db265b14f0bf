"""The greedy bot makes the plain good choices, knows only what its player may know, and beats chance."""

from __future__ import annotations

from random import Random

import pytest

from arbiter.bots.greedy import GreedyBot, top
from arbiter.bots.registry import make_bot
from arbiter.kernel.decisions import Answer, ChooseAction, ChooseObjects, Decision
from arbiter.kernel.game import Agent, Game
from arbiter.kernel.running import play_out
from arbiter.lab.decks import built_in_decks, pairings
from arbiter.lab.sim import orders, simulate
from arbiter.testing import Table, scenario
from tests.properties.support import beginning, shuffled

BOLT = {"name": "Test Bolt", "type": "summon", "element": ["fire"], "cost": 2}
HARM = "Choose 1 Forward. Deal it 6000 damage."
HELP = "Choose 1 Forward. It gains +3000 power until the end of the turn."


def board() -> Table:
    """Fighters of three sizes."""
    table = scenario("fftcg")
    for name, power in (("Small", 5000), ("Middle", 7000), ("Large", 9000)):
        table.define(name=name, type="forward", element=["fire"], cost=3, power=power, text="", generic=True)
    return table


def wanted(table: Table) -> list[str]:
    """What the bot would do at this question."""
    question = table.question
    assert question is not None
    answer = GreedyBot(1)(table.game, question)
    if isinstance(question, ChooseAction):
        assert isinstance(answer, int)
        obj = question.actions[answer].obj
        return [] if obj is None else [obj.face.name]
    assert isinstance(question, ChooseObjects) and isinstance(answer, tuple)
    return [question.options[i].face.name for i in answer]


def go(table: Table) -> None:
    """Let the bot answer."""
    question = table.question
    assert question is not None
    table.match.answer(GreedyBot(1)(table.game, question))


def test_removal_is_aimed_at_the_best_enemy_that_it_breaks() -> None:
    table = board().define(**BOLT, text=HARM).sources(0, fire=2).hand(0, "Test Bolt")
    table.field(0, "Small").field(1, "Small", "Large", "Small").begin()
    assert wanted(table) == ["Test Bolt"]
    go(table)
    question = table.question
    assert isinstance(question, ChooseObjects)
    assert wanted(table) == ["Small"]
    answer = GreedyBot(1)(table.game, question)
    assert isinstance(answer, tuple) and question.options[answer[0]].controller == 1


def test_removal_waits_while_there_is_only_an_own_forward_to_choose() -> None:
    table = board().define(**BOLT, text=HARM).sources(0, fire=2).hand(0, "Test Bolt").field(0, "Small").begin()
    assert wanted(table) == []


def test_help_is_for_an_own_forward() -> None:
    table = board().define(**BOLT, text=HELP).sources(0, fire=2).hand(0, "Test Bolt")
    table.field(0, "Small").field(1, "Large").play(0, "Test Bolt")
    assert wanted(table) == ["Small"]


def test_a_forward_is_cast_with_what_the_backups_give() -> None:
    table = board().sources(0, fire=3).hand(0, "Large").begin()
    assert wanted(table) == ["Large"]


def priming(table: Table) -> Table:
    """A Forward on which a larger one can be laid for two CP."""
    text = '‹Priming "Wake" --› {Fire}{1}'
    table.define(name="Vessel", type="forward", element=["fire"], cost=3, power=5000, text=text)
    return table.define(name="Wake", type="forward", element=["fire"], cost=7, power=9000, text="").field(0, "Vessel")


def test_a_larger_forward_on_top_is_worth_a_card() -> None:
    table = priming(board()).deck(0, "Wake").hand(0, "Small").begin()
    question = table.question
    assert isinstance(question, ChooseAction)
    answer = GreedyBot(1)(table.game, question)
    assert isinstance(answer, int) and question.actions[answer].kind == "priming"


def test_nothing_is_paid_for_a_forward_that_is_no_longer_in_the_deck() -> None:
    table = priming(board()).zone(0, "break", "Wake").deck(0, "Small").sources(0, fire=2).begin()
    assert wanted(table) == []


def test_a_forward_that_comes_in_two_turns_is_sent_for() -> None:
    table = board().sources(0, fire=1)
    table.define(name="Late", type="forward", element=["fire"], cost=7, power=9000, text="‹Warp 2 --› {Fire}")
    table.hand(0, "Late").begin()
    assert wanted(table) == ["Late"]


def test_an_attack_that_nobody_can_block_is_made() -> None:
    assert wanted(board().field(0, "Middle").to("attack_declaration")) == ["Middle"]


def test_nobody_attacks_into_a_larger_blocker() -> None:
    assert wanted(board().field(0, "Middle").field(1, "Large").to("attack_declaration")) == []


def test_a_larger_forward_attacks_past_a_smaller_blocker() -> None:
    assert wanted(board().field(0, "Small", "Large").field(1, "Middle").to("attack_declaration")) == ["Large"]


def test_two_attack_together_where_neither_can_alone() -> None:
    table = board().field(0, "Middle", "Middle", "Small").field(1, "Large").to("attack_declaration")
    assert wanted(table) == ["Middle"]
    go(table)
    table.expect(why="party")
    assert wanted(table) == ["Middle"]


def test_a_last_point_is_taken_at_any_risk() -> None:
    table = board().field(0, "Small", "Small").field(1, "Large").damage(1, 6).to("attack_declaration")
    assert wanted(table) == ["Small"]


def test_a_block_that_breaks_the_attacker_is_made() -> None:
    table = board().field(0, "Small").field(1, "Large", "Middle").attack("Small").to("block_declaration")
    assert wanted(table) in (["Middle"], ["Large"])


def test_no_block_that_only_loses_a_forward() -> None:
    assert wanted(board().field(0, "Large").field(1, "Small").attack("Large").to("block_declaration")) == []


def test_a_block_is_made_when_the_next_point_loses_the_game() -> None:
    table = board().field(0, "Large").field(1, "Small").damage(1, 6).attack("Large").to("block_declaration")
    assert wanted(table) == ["Small"]


def test_the_card_that_cannot_be_used_is_discarded() -> None:
    table = board().define(name="Only One", type="forward", element=["fire"], cost=3, power=8000, text="")
    table.field(0, "Only One").hand(0, "Middle", "Large", "Only One", "Middle", "Large", "Middle").to("discard")
    assert wanted(table) == ["Only One"]


def test_beyond_what_must_be_picked_only_what_is_worth_something_is() -> None:
    assert top([1.0, -1.0, 2.0], 0, 3) == (2, 0)
    assert top([-3.0, -1.0], 1, 2) == (1,)


# ---------------------------------------------------------------- whole games


def checked(bot: GreedyBot, random: Random, seen: list[str]) -> Agent:
    """Compares each answer with the answer where the cards that the player cannot see lie otherwise."""

    def answer(game: Game, decision: Decision) -> Answer:
        given = bot(game, decision)
        # A question that shows hidden cards to the player who is asked tells something; all others must not.
        other = GreedyBot(0)(shuffled(game, decision.player, random), decision)
        assert other == given, f"{decision.kind} ({decision.why}) depends on hidden cards"
        seen.append(decision.kind)
        return given

    return answer


@pytest.mark.parametrize("seed", range(4))
def test_what_it_does_depends_only_on_what_its_player_may_know(seed: int) -> None:
    game = beginning("fftcg", seed)()
    seen: list[str] = []
    random = Random(seed)
    play_out(game, [checked(GreedyBot(0), random, seen), checked(GreedyBot(0), random, seen)])
    assert len(seen) > 30 and {"action", "objects", "confirm"} <= set(seen)


def win_rate(games: int) -> float:
    bots = ("greedy", "random")
    pairs = pairings(built_in_decks("fftcg"))
    report = simulate(list(orders("fftcg", pairs, bots, games, 1)), bots)
    assert not report.failures
    return report.by_bot["greedy"].rate


def test_it_beats_chance() -> None:
    assert win_rate(28) >= 0.85


@pytest.mark.soak
def test_it_beats_chance_in_four_hundred_games() -> None:
    assert win_rate(400) >= 0.90


def test_a_game_goes_the_same_way_again() -> None:
    ends = []
    for _ in range(2):
        game = beginning("fftcg", 3)()
        play_out(game, [make_bot("greedy", 1), make_bot("random", 2)])
        ends.append(game.answers)
    assert ends[0] == ends[1]
