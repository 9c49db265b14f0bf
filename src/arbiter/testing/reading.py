"""The position notation, read. Whatever is wrong with a text is a `BadScenario` with line, column and remedy."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field

from arbiter.cards.pool import Pool
from arbiter.games.registry import playable
from arbiter.kernel.decisions import Answer
from arbiter.kernel.errors import BadScenario
from arbiter.testing.notation import VERSION
from arbiter.testing.setup import Setup

MOST_CARDS = 2000  # in one scenario; more is a slip of the pen
MOST_LINES = 5000

SPACE = re.compile(r"[ \t]*")
WORD = re.compile(r"[^\W\d][\w-]*")
NUMBER = re.compile(r"-?[0-9]{1,9}(?!\w)")
SEED = re.compile(r"-?[0-9]{1,40}(?!\w)")
COUNT = re.compile(r"[0-9]{1,6}(?=x[ \t])")
NAME = re.compile(r"[^,\[\]\"=\x00-\x1f]+")
QUOTED = re.compile(r'"(?:[^"\\]|\\.)*"')

FLAGS = ("rested", "reversed", "fresh", "frozen", "token", "attacking", "blocking", "up", "down")
VALUES = ("damage", "attacks", "owner", "seen", "counter", "under", "at", "host")


@dataclass(slots=True)
class Found:
    """What a text says: the set-up, and the answers with the places where they stand."""

    setup: Setup
    answers: list[tuple[Answer, int, int]] = field(default_factory=list)


class Line:
    """One line, read from left to right."""

    def __init__(self, text: str, number: int) -> None:
        self.text = text
        self.number = number
        self.at = 0

    def error(self, what: str, at: int | None = None) -> BadScenario:
        return BadScenario(f"line {self.number}, column {(self.at if at is None else at) + 1}: {what}")

    def skip(self) -> None:
        match = SPACE.match(self.text, self.at)
        assert match is not None
        self.at = match.end()

    def ended(self) -> bool:
        self.skip()
        return self.at >= len(self.text)

    def end(self) -> None:
        if not self.ended():
            raise self.error(f"the line should end here, not go on with {self.text[self.at :][:20]!r}")

    def take(self, pattern: re.Pattern[str], what: str) -> str:
        self.skip()
        match = pattern.match(self.text, self.at)
        if match is None:
            here = f"not {self.text[self.at :][:20]!r}" if self.at < len(self.text) else "but the line ends"
            raise self.error(f"{what} should stand here, {here}")
        self.at = match.end()
        return match.group()

    def has(self, sign: str) -> bool:
        """Take the sign if it stands here."""
        self.skip()
        if self.text.startswith(sign, self.at):
            self.at += len(sign)
            return True
        return False

    def need(self, sign: str) -> None:
        if not self.has(sign):
            self.take(re.compile(re.escape(sign)), f"{sign!r}")

    def number_of(self, what: str, least: int = 0, most: int = 10**9) -> int:
        self.skip()
        at = self.at
        value = int(self.take(NUMBER, what))
        if not least <= value <= most:
            raise self.error(f"{what} is from {least} to {most}, not {value}", at)
        return value

    def keyword(self, word: str, what: str) -> int:
        self.need(word)
        return self.number_of(what)

    def word_of(self, what: str, allowed: tuple[str, ...] | None = None) -> str:
        """A word, plain or in quotes; one of the allowed, if there is a choice of them."""
        self.skip()
        at = self.at
        word = self.quoted() if self.text.startswith('"', self.at) else self.take(WORD, what)
        if allowed is not None and word not in allowed:
            raise self.error(f"{what} is one of {', '.join(allowed)}; not {word!r}", at)
        return word

    def name(self, what: str) -> str:
        self.skip()
        if self.text.startswith('"', self.at):
            return self.quoted()
        return self.take(NAME, what).strip()

    def quoted(self) -> str:
        at = self.at
        raw = self.take(QUOTED, 'a text in quotes ("...", quotes within as \\")')
        try:
            value = json.loads(raw)
        except ValueError:
            raise self.error(f"{raw[:30]} is no text in quotes", at) from None
        assert isinstance(value, str)
        return value

    def trying(self, at: int, act: Callable[[], object]) -> None:
        """Do something that may find the words wrong; the error then names this place."""
        try:
            act()
        except BadScenario as error:
            raise self.error(str(error), at) from None


def read(text: str, pool: Pool | None = None) -> Found:
    """The scenario of a text."""
    rows = text.split("\n")
    if len(rows) > MOST_LINES:
        raise BadScenario(f"line {MOST_LINES + 1}, column 1: a scenario has at most {MOST_LINES} lines")
    lines = [Line(row.rstrip("\r"), number) for number, row in enumerate(rows, 1)]
    lines = [line for line in lines if line.text.strip() and not line.text.lstrip().startswith("#")]
    if not lines:
        raise BadScenario(f"line 1, column 1: a scenario begins with 'arbiter {VERSION} GAME'")
    found = Found(read_header(lines[0], pool, lines[1] if len(lines) > 1 else None))
    counted = [0]
    seen: set[str] = set()
    whole = lines[0]  # where it is said that the parts do not fit together: at the line of the turn
    for line in lines[2:]:
        if read_line(found, line, counted, seen) == "turn":
            whole = line
    whole.trying(0, found.setup._complete)
    return found


def read_header(line: Line, pool: Pool | None, second: Line | None) -> Setup:
    """The first two lines: the game; its format, the seed, the number of players."""
    line.need("arbiter")
    line.number_of("the version of the notation", VERSION, VERSION)
    game = line.word_of("the game", playable())
    line.end()
    if second is None:
        where = f"line {line.number + 1}, column 1"
        raise BadScenario(f"{where}: the second line is 'format NAME seed NUMBER players NUMBER'")
    second.need("format")
    at = second.at
    format = second.word_of("the format")
    second.need("seed")
    seed = int(second.take(SEED, "the seed"))
    players = second.keyword("players", "the number of players")
    second.end()
    made: list[Setup] = []
    second.trying(at, lambda: made.append(Setup(game, seed, pool=pool, format=format, players=players)))
    made[0].keep_decks()
    return made[0]


def read_line(found: Found, line: Line, counted: list[int], seen: set[str]) -> str:
    """Any line after the first two; which it is, its first word says, which is given back."""
    setup = found.setup
    zones = tuple(spec.name for spec in setup.position.book.rules.zones.rows if not spec.stack)
    word = line.word_of("the line's first word", ("turn", "stops", "pays", "card", "resources", "answers", *zones))
    if word in ("turn", "stops", "pays", "answers"):
        if word in seen:
            raise line.error(f"a scenario has one line {word!r}", 0)
        seen.add(word)
    if word == "turn":
        read_turn(setup, line)
    elif word == "stops":
        setup.position.stops = line.word_of("yes or no", ("yes", "no")) == "yes"
    elif word == "pays":
        while not line.ended():
            at = line.at
            player = line.number_of("a player who pays by hand")
            line.trying(at, lambda player=player: setup.by_hand(player))  # type: ignore[misc]
    elif word == "card":
        read_card(setup, line)
    elif word == "resources":
        read_resources(setup, line)
    elif word == "answers":
        read_answers(found, line)
    else:
        read_zone(setup, line, word, counted)
    line.end()
    return word


def read_turn(setup: Setup, line: Line) -> None:
    at = line.at
    number = line.number_of("the number of the turn")
    player = line.keyword("player", "the turn player")
    line.need("step")
    step = line.word_of("the step", tuple(setup.position.book.rules.turn.steps))
    priority = line.keyword("priority", "the player with priority")
    first = line.keyword("first", "the player who took the first turn")
    begin = line.has("begin")
    line.trying(at, lambda: setup.turn(player, step, number, priority=priority, starting=first, begin=begin))


def read_card(setup: Setup, line: Line) -> None:
    line.skip()
    at = line.at
    rest = line.text[at:]
    try:
        card = json.loads(rest)
    except RecursionError:
        raise line.error("the card is nested too deeply", at) from None
    except json.JSONDecodeError as error:
        raise line.error(f"the card is not valid JSON: {error.msg}", at + error.pos) from None
    except ValueError as error:
        raise line.error(f"the card is not valid JSON: {error}", at) from None
    if not isinstance(card, dict):
        raise line.error('a card is an object: {"id": ..., "name": ..., "type": ...}', at)
    line.at = len(line.text)
    line.trying(at, lambda: setup.define(**card))


def read_resources(setup: Setup, line: Line) -> None:
    at = line.at
    player = line.number_of("the player")
    line.need(":")
    while True:
        kind = line.word_of("the kind of resource")
        line.need("=")
        count = line.number_of("how many")
        line.trying(at, lambda kind=kind, count=count: setup.resources(player, **{kind: count}))  # type: ignore[misc]
        if not line.has(","):
            return


def read_answers(found: Found, line: Line) -> None:
    line.need(":")
    while not line.ended():
        column = line.at + 1
        if line.has("("):
            several: list[int] = []
            while not line.has(")"):
                several.append(line.number_of("the number of an option, or ')'"))
            found.answers.append((tuple(several), line.number, column))
        else:
            found.answers.append((line.number_of("the number of an option", -100), line.number, column))


def read_zone(setup: Setup, line: Line, zone: str, counted: list[int]) -> None:
    """`field 0: Name [rested], 2x Other`; a deck is written from its top."""
    at = line.at
    player = line.number_of("the player")
    line.trying(at, lambda: setup._check_player(player))
    line.need(":")
    pile = setup._pile(zone, player)
    before = pile[:]
    pile.clear()
    while True:
        line.skip()
        count = 1
        if COUNT.match(line.text, line.at):
            count = int(line.take(COUNT, "a number of cards"))
            line.need("x")
        counted[0] += count
        if counted[0] > MOST_CARDS:
            raise line.error(f"a scenario has at most {MOST_CARDS} cards")
        read_piece(setup, line, zone, player, count)
        if not line.has(","):
            break
    if zone == setup.position.book.rules.zones.deck:
        pile[:] = pile[::-1] + before
    else:
        pile[:0] = before


def read_piece(setup: Setup, line: Line, zone: str, player: int, count: int) -> None:
    line.skip()
    at = line.at
    name = line.name("the name or id of a card")
    flags: set[str] = set()
    numbers = {"damage": 0, "attacks": 0, "owner": player, "at": 0}
    host = ""
    counters: dict[str, int] = {}
    seen: list[int] = []
    under: list[str] = []
    if line.has("["):
        while not line.has("]"):
            flag = line.word_of("what is said of the card, or ']'", (*FLAGS, *VALUES))
            if flag in FLAGS:
                flags.add(flag)
                continue
            line.need("=")
            if flag in numbers:
                numbers[flag] = line.number_of(flag, -9 if flag == "at" else 0)
            elif flag == "host":
                host = line.word_of("the card it is linked to")
            elif flag == "seen":
                seen.append(line.number_of("a player"))
            elif flag == "under":
                under.append(line.word_of("the card beneath"))
            else:
                kind = line.word_of("the kind of counter")
                line.need(":")
                counters[kind] = line.number_of("how many counters")
    face_up = True if "up" in flags else False if "down" in flags else None

    def put() -> None:
        setup.zone(
            player,
            zone,
            *[name] * count,
            rested="rested" in flags,
            reversed="reversed" in flags,
            damage=numbers["damage"],
            counters=counters,
            fresh="fresh" in flags,
            frozen="frozen" in flags,
            face_up=face_up,
            seen=tuple(seen),
            attacks=numbers["attacks"],
            under=tuple(under),
            owner=numbers["owner"],
            token="token" in flags,
            attacking="attacking" in flags,
            blocking="blocking" in flags,
            place=numbers["at"],
            host=host,
        )

    line.trying(at, put)
