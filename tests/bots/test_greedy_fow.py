"""The greedy bot at Force of Will: it calls, judges, attacks, blocks, and keeps will for what it holds."""

from __future__ import annotations

from arbiter.bots.greedy import GreedyBot
from arbiter.kernel.decisions import ChooseAction, ChooseObjects
from arbiter.lab.decks import built_in_decks, pairings
from arbiter.lab.sim import orders, simulate
from arbiter.testing import Table
from tests.games.fow.tables import table
from tests.games.fow.written import chant, resonator

PIKE = resonator("Pike", cost="{R}", size=(400, 400))
OX = resonator("Ox", cost="{R}{2}", size=(800, 800))
BULL = resonator("Bull", cost="{R}{3}", size=(1000, 1000))
TRINKET = resonator("Trinket", cost="{1}", size=(0, 100))
HUSH = chant("Hush Now", "[Quickcast]", "Cancel target spell.", cost="{R}{R}")
SEAR = chant("Sear", "This card deals 500 damage to target player or J/resonator.", cost="{R}")


def board(*hand: str, stones: int = 0, called: bool = True) -> Table:
    """The bot's main phase; its ruler has been rested to call a stone already."""
    made = table(PIKE, OX, BULL, TRINKET, HUSH, SEAR, stones=stones, rulers=False)
    made.zone(0, "ruler", "fire ruler", rested=called).zone(1, "ruler", "wind ruler")
    return made.hand(0, *hand)


def wanted(board: Table) -> str:
    """What the bot would do at this question: the kind of action and its card, or the cards it would pick."""
    question = board.begin().question
    assert question is not None
    answer = GreedyBot(1)(board.game, question)
    if isinstance(question, ChooseAction):
        assert isinstance(answer, int)
        action = question.actions[answer]
        return action.kind if action.obj is None else f"{action.kind} {action.obj.face.name}"
    assert isinstance(question, ChooseObjects) and isinstance(answer, tuple)
    return ", ".join(question.options[i].face.name for i in answer) or "nothing"


def test_a_stone_is_called_before_anything_is_cast() -> None:
    assert wanted(board("Pike", stones=1, called=False)) == "call fire ruler"


def test_a_ruler_is_judged_once_there_are_stones_enough() -> None:
    assert wanted(board(stones=5, called=False)) == "judgment fire ruler"


def test_the_better_resonator_is_cast() -> None:
    assert wanted(board("Pike", "Ox", stones=3)) == "spell Ox"


def test_will_is_kept_for_a_card_that_can_be_played_in_the_other_turn() -> None:
    assert wanted(board("Trinket", stones=2)) == "spell Trinket"
    assert wanted(board("Trinket", "Hush Now", stones=2)) == "pass"


def test_damage_goes_to_the_resonator_that_it_destroys() -> None:
    ready = board("Sear", stones=1).field(1, "Ox", "Pike")
    assert wanted(ready) == "spell Sear"
    question = ready.question
    assert question is not None
    ready.match.answer(GreedyBot(1)(ready.game, question))
    assert wanted(ready) == "Pike"


def test_damage_that_destroys_nothing_goes_to_the_player() -> None:
    ready = board("Sear", stones=1).field(1, "Ox")
    question = ready.begin().question
    assert question is not None
    ready.match.answer(GreedyBot(1)(ready.game, question))
    question = ready.question
    assert isinstance(question, ChooseObjects)
    answer = GreedyBot(1)(ready.game, question)
    assert isinstance(answer, tuple)
    assert [(obj.zone, obj.owner) for obj in (question.options[i] for i in answer)] == [("player", 1)]


def test_a_battle_is_begun_where_nobody_blocks() -> None:
    assert wanted(board().field(0, "Pike")) == "battle Pike"


def test_no_battle_is_begun_into_a_larger_blocker() -> None:
    assert wanted(board().field(0, "Pike").field(1, "Ox")) == "pass"


def test_a_rested_resonator_that_falls_is_attacked_rather_than_the_player() -> None:
    ready = board().field(0, "Bull").field(1, "Ox", rested=True)
    ready.act(0, "battle").end_step().end_step().choose("Bull")
    ready.expect(why="attacked object")
    assert wanted(ready) == "Ox"


def test_the_last_life_is_taken_rather_than_a_resonator() -> None:
    ready = board().field(0, "Bull").field(1, "Ox", rested=True).resources(1, life=1000)
    ready.act(0, "battle").end_step().end_step().choose("Bull")
    assert wanted(ready) == "nothing"


def test_a_block_that_destroys_the_attacker_is_made() -> None:
    assert wanted(board().field(0, "Pike").field(1, "Ox").attack("Pike").to("block_declaration")) == "Ox"


def test_no_block_that_only_loses_a_resonator() -> None:
    assert wanted(board().field(0, "Bull").field(1, "Ox").attack("Bull").to("block_declaration")) == "nothing"


def test_a_block_is_made_when_the_attack_would_lose_the_game() -> None:
    ready = board().field(0, "Ox").field(1, "Pike").resources(1, life=800)
    assert wanted(ready.attack("Ox").to("block_declaration")) == "Pike"


def test_it_beats_chance() -> None:
    pairs = pairings(built_in_decks("fow"))
    report = simulate(list(orders("fow", pairs, ("greedy", "random"), 40, 1)), ("greedy", "random"))
    assert not report.failures
    assert report.by_bot["greedy"].wins >= 34
