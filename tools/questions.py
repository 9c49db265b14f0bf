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
from arbiter.kernel.resampling import redeal
from arbiter.lab.decks import built_in_decks
from arbiter.setup import Setup
from arbiter.table.layout import Layout
from arbiter.table.web.ahead import Way, answered, by_itself, is_own_move, planned_answer, ways_of
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
    """The answer, or the one that says the same together with what the script would answer next. Of what can be done in
    a row it chooses what it would do one after the other if nobody else did anything, and if what it does not know
    were as in a world dealt anew: what becomes of it is seen at the table, which asks where it comes otherwise."""
    decision, layout = table.decision, table.layout
    assert decision is not None
    first = way_of(table.match, script, answer, layout)
    if first is None or first.kind not in layout.row or not is_own_move(table.match.game, decision, layout):
        return answer if first is None else number_of(table, first) or answer
    numbers: list[int] = []
    done: set[tuple[str, int, str]] = set()
    match, way = dealt_anew(table.match), first
    if match is None:
        return number_of(table, first) or answer
    while (number := number_of(table, way)) and what(way) not in done:
        numbers.append(number)
        done.add(what(way))
        then = carried_out(match, way, layout)
        question = None if then is None else then.question
        if then is None or not isinstance(question, ChooseAction) or not is_own_move(then.game, question, layout):
            break
        said = script(then.game, question)
        if said == 0 and question.may_pass():
            numbers.append(0)
            break
        following = way_of(then, script, said, layout)
        if following is None or following.kind not in layout.row:
            break
        match, way = then, following
    if not numbers:
        return answer
    return numbers[0] if len(numbers) == 1 else tuple(numbers)


def way_of(match: Match, script: Agent, answer: Answer, layout: Layout) -> Way | None:
    """The action, with what the script would answer next where that is offered in one; None where it is not."""
    decision = match.question
    if not isinstance(decision, ChooseAction) or decision.why != "priority" or not isinstance(answer, int):
        return None
    ways = offers = ways_of(match, decision, answer, layout)
    then = answered(match, answer, decision.player, layout) if ways else None
    at = 0
    while then is not None and then.question is not None and any(len(way.picks) > at for way in ways):
        said = script(then.game, then.question)
        ways = [way for way in ways if len(way.picks) > at and planned_answer(then.question, way.picks[at]) == said]
        then, at = answered(then, said, decision.player, layout), at + 1
    if not offers:
        return by_itself(decision, answer)
    return next((way for way in ways if len(way.picks) == at), None)


def number_of(table: TableGame, way: Way) -> int:
    """By which number it is chosen at the question; 0 if it is not offered there."""
    decision = table.decision
    assert isinstance(decision, ChooseAction)
    size, ways = decision.size(), table.ahead()
    opened = {each.action for each in ways}
    alone = [by_itself(decision, number) for number in range(size) if number not in opened]
    for place, each in enumerate(ways):
        if (what(each), each.picks) == (what(way), way.picks):
            return size + place
    if way.picks:
        return 0
    for each in alone:
        if what(each) == what(way):
            return each.action
    for place, wish in enumerate(table.wishes()):
        if (wish.kind, wish.doer) == (way.kind, way.doer):
            return size + len(ways) + place
    return 0


def what(way: Way) -> tuple[str, int, str]:
    """Of what is done in a row nothing is done twice."""
    return way.kind, way.doer, way.text


def dealt_anew(match: Match) -> Match | None:
    """A copy in which all that the person does not know lies otherwise; None in the middle of something, where what
    has happened since it began would be done again with the cards that lie there."""
    copy = match.copy()
    if copy.game.checkpoint is not None:
        return None
    redeal(copy.game, 0, Seeded(len(match.answers)))
    return copy


def carried_out(match: Match, way: Way, layout: Layout) -> Match | None:
    """At the next question of the person, if nobody else does anything."""
    then = answered(match, way.action, 0, layout)
    for pick in way.picks:
        given = None if then is None or then.question is None else planned_answer(then.question, pick)
        if then is None or given is None:
            return None
        then = answered(then, given, 0, layout)
    return then


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
    parser.add_argument("--rows", type=int, default=12, help="kinds of question that are listed")
    given = parser.parse_args()
    for game in given.games:
        asked: Counter[str] = Counter()
        for number in range(given.n):
            asked += play(game, number, given.script, given.standing)
        each = asked.total() / given.n
        print(f"{game}: {each:.1f} questions a game, {asked['only producing'] / given.n:.1f} of them only to produce")
        for what, count in asked.most_common(given.rows):
            print(f"  {count / given.n:6.1f}  {what}")


if __name__ == "__main__":
    main()
