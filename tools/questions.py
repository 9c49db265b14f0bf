"""How often a person is asked in a game against the greedy bot, and what about: whole games at the browser's table, at
which a script sits that plays as a bot does (`--script`). Questions to which passing and producing resources are the
only answers are counted apart: python tools/questions.py [GAME ...] [-n 50] [--script novice]
"""

from __future__ import annotations

import argparse
from collections import Counter

from arbiter.bots.registry import make_bot
from arbiter.cards.checking import known_format
from arbiter.cards.pool import shared
from arbiter.games.registry import playable
from arbiter.kernel.chance import Seeded
from arbiter.kernel.decisions import Answer, ChooseAction, Decision
from arbiter.kernel.game import Agent
from arbiter.lab.decks import built_in_decks
from arbiter.setup import Setup
from arbiter.table.web.ahead import Way, planned_answer
from arbiter.table.web.auto_pass import Settings
from arbiter.table.web.table_game import TableGame

MOST = 4000  # questions in one game


def only_produces(decision: Decision) -> bool:
    """Are passing and producing resources the only answers?"""
    if not isinstance(decision, ChooseAction) or decision.why != "priority":
        return False
    return all(action.program is not None and action.program.resource for action in decision.actions[1:])


def table_of(game: str, number: int) -> TableGame:
    """A person with the first seat, the bot with the second; the decks go round."""
    decks = built_in_decks(game)
    own, other = decks[number % len(decks)], decks[(number * 3 + 1) % len(decks)]
    pool = shared(game)
    setup = Setup(game, known_format(game, None), (own, other), Seeded(number + 1), pool, (0,))
    bots = (None, make_bot("greedy", number))
    settings = [Settings(), Settings()]
    return TableGame(setup, b"secret" * 6, ("Ada", "bot"), bots, (False, True), settings)


def offered(table: TableGame, script: Agent, answer: Answer) -> Answer:
    """The answer, or the one that says the same together with what the script would answer next."""
    decision = table.decision
    assert decision is not None
    for place, way in enumerate(table.ahead()):
        if way.action == answer and says_so(table, script, way):
            return decision.size() + place
    return answer


def says_so(table: TableGame, script: Agent, way: Way) -> bool:
    """Would the script choose just this, question by question?"""
    match = table.match.copy()
    match.answer(way.action)
    for pick in way.picks:
        while isinstance(match.question, ChooseAction):
            match.answer(0)
        if match.question is None or script(match.game, match.question) != planned_answer(match.question, pick):
            return False
        match.answer(script(match.game, match.question))
    return True


def play(game: str, number: int, who: str) -> Counter[str]:
    """The questions of one game, by what they are."""
    table, script = table_of(game, number), make_bot(who, number + 1)
    asked: Counter[str] = Counter()
    table.auto_answer()
    while table.decision is not None and asked.total() < MOST:
        table.let_bots_answer(lambda: False)
        decision = table.decision
        if decision is None:
            break
        state = table.match.game.state
        if only_produces(decision):
            asked["only producing"] += 1
        elif isinstance(decision, ChooseAction) and decision.why == "priority":
            where = "to the stack" if state.stack else "own turn" if state.active == 0 else "their turn"
            asked[f"priority, {where}"] += 1
        else:
            asked[f"{decision.kind} {decision.why}"] += 1
        table.answer(0, offered(table, script, script(table.match.game, decision)))
    return asked


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=sorted(playable()))
    parser.add_argument("-n", type=int, default=50, help="games of each")
    parser.add_argument("--script", default="greedy", help="which bot's answers the script gives")
    given = parser.parse_args()
    for game in given.games:
        asked: Counter[str] = Counter()
        for number in range(given.n):
            asked += play(game, number, given.script)
        each = asked.total() / given.n
        print(f"{game}: {each:.1f} questions a game, {asked['only producing'] / given.n:.1f} of them only to produce")
        for what, count in asked.most_common(12):
            print(f"  {count / given.n:6.1f}  {what}")


if __name__ == "__main__":
    main()
