"""How often a person is asked in a game against the greedy bot, and what about: whole games at the browser's table, at
which a script sits that plays as a bot does (`--script`). Questions to which passing and producing resources are the
only answers are counted apart: python tools/questions.py [GAME ...] [-n 50] [--script novice]
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import replace

from arbiter.bots.registry import make_bot
from arbiter.cards.checking import known_format
from arbiter.cards.pool import shared
from arbiter.games.registry import playable
from arbiter.kernel.chance import Seeded
from arbiter.kernel.decisions import Answer, ChooseAction, Decision
from arbiter.kernel.game import Agent
from arbiter.kernel.match import Match
from arbiter.lab.decks import built_in_decks
from arbiter.setup import Setup
from arbiter.table.web.ahead import Way, answered, planned_answer, ways_ahead
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
    """The answer, or the one that says the same together with what the script would answer next. Of what can be chosen
    together it chooses what it would do one after the other if nobody else did anything."""
    decision, match = table.decision, table.match
    assert decision is not None
    numbers: list[int] = []
    while (way := way_of(table, script, match, answer)) is not None:
        number = decision.size() + table.ahead().index(way)
        if number in numbers or (numbers and way.kind not in table.layout.together):
            break
        numbers.append(number)
        after = carried_out(table, match, way) if way.kind in table.layout.together else None
        if after is None or not isinstance(after.question, ChooseAction) or after.question.player != 0:
            break
        match, answer = after, script(after.game, after.question)
        if answer == 0 and after.question.may_pass():
            numbers.append(0)
            break
    if len(numbers) < 2:
        return numbers[0] if numbers else answer
    return tuple(numbers)


def way_of(table: TableGame, script: Agent, match: Match, answer: Answer) -> Way | None:
    """Of what is offered beyond the options, that with which the script says just what it would say one by one."""
    assert match.question is not None
    here = table.ahead() if match is table.match else ways_ahead(match, match.question, table.layout)
    ways = [way for way in here if way.action == answer]
    then = answered(match, answer, 0, table.layout) if ways else None
    at = 0
    while then is not None and then.question is not None and any(len(way.picks) > at for way in ways):
        said = script(then.game, then.question)
        ways = [way for way in ways if len(way.picks) > at and planned_answer(then.question, way.picks[at]) == said]
        then, at = answered(then, said, 0, table.layout), at + 1
    found = next((way for way in ways if len(way.picks) == at), None)
    # What is chosen together was on offer at the question that it is the answer to.
    return next((way for way in table.ahead() if found is not None and same(way, found)), None)


def same(way: Way, other: Way) -> bool:
    return way.kind == other.kind and way.picks == other.picks


def carried_out(table: TableGame, match: Match, way: Way) -> Match | None:
    """At the next move of the person, if nobody else does anything."""
    then = answered(match, way.action if match is table.match else number_of(match, way), 0, table.layout)
    for pick in way.picks:
        given = None if then is None or then.question is None else planned_answer(then.question, pick)
        if then is None or given is None:
            return None
        then = answered(then, given, 0, table.layout)
    return then


def number_of(match: Match, way: Way) -> int:
    assert isinstance(match.question, ChooseAction)
    return next(i for i, action in enumerate(match.question.actions) if action.kind == way.kind)


def orders(table: TableGame, answer: Answer) -> None:
    """Who does what the table could do by itself from now on tells it to."""
    decision, settings = table.decision, table.settings[0]
    if isinstance(decision, ChooseAction) and isinstance(answer, int) and answer < decision.size():
        kind = decision.actions[answer].kind
        if kind in table.layout.always:
            table.settings[0] = replace(settings, always=(kind,))


def play(game: str, number: int, who: str, standing: bool) -> Counter[str]:
    """The questions of one game, by what they are."""
    table, script = table_of(game, number), make_bot(who, number + 1)
    if standing:
        table.settings[0] = replace(table.settings[0], stops=())
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
        answer = offered(table, script, script(table.match.game, decision))
        if standing:
            orders(table, answer)
        table.answer(0, answer)
    return asked


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=sorted(playable()))
    parser.add_argument("-n", type=int, default=50, help="games of each")
    parser.add_argument("--script", default="greedy", help="which bot's answers the script gives")
    standing = "the script gives standing orders where it can, and waits for cards that only come into play"
    parser.add_argument("--standing", action="store_true", help=standing)
    given = parser.parse_args()
    for game in given.games:
        asked: Counter[str] = Counter()
        for number in range(given.n):
            asked += play(game, number, given.script, given.standing)
        each = asked.total() / given.n
        print(f"{game}: {each:.1f} questions a game, {asked['only producing'] / given.n:.1f} of them only to produce")
        for what, count in asked.most_common(12):
            print(f"  {count / given.n:6.1f}  {what}")


if __name__ == "__main__":
    main()
