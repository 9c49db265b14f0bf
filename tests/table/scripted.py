"""Somebody at the terminal table who is a script: what was written is kept, what is typed comes from a function."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from random import Random

import arbiter
from arbiter.api import Match
from arbiter.bots.chance import RandomBot
from arbiter.kernel.game import Agent
from arbiter.table.paint import Painter
from arbiter.table.session import Session, WatchedBot
from arbiter.table.terminal import welcome

DECKS = ("kiln-and-salt", "steam")
OPTION = re.compile(r"^ *(\d+)  \S", re.MULTILINE)
COLOUR = re.compile(r"\x1b\[[0-9;]*m")
VERBS = "discard|put|pick|over|choose|select|banish|remove|return|reveal|rest|dull|exhaust"
COUNT = re.compile(rf"(?:\(|(?:{VERBS}) )(\d+)", re.IGNORECASE)


class ScriptedSession:
    """A session with everything that was written."""

    def __init__(
        self,
        typist: Callable[[ScriptedSession], str],
        seed: int = 1,
        bot: Agent | None = None,
        people: tuple[int, ...] = (0,),
        colour: bool = False,
        full_control: bool = False,
        decks: tuple[str, str] = DECKS,
        limit: int = 6000,
        game: str = "fftcg",
        format: str | None = None,
        **options: bool,
    ) -> None:
        self.written: list[str] = []
        self.typed: list[str] = []
        self.limit = limit
        self.typist = typist
        manual = bool(options.get("manual_payment"))
        write = self.written.append
        self.session = Session(people, self.read, write, Painter(colour), full_control, chooses_payment=manual)
        agents: list[Agent | None] = [None, None]
        if len(people) == 1:
            agents[1] = WatchedBot(bot or RandomBot(seed), self.session)
        forced = options.get("ask_forced", False)
        payers = [0] if options.get("manual_payment") else []
        self.match: Match = arbiter.start(
            game, *decks, seed=seed, agents=agents, ask_forced=forced, ask_payment=payers, format=format
        )

    def greet(self) -> None:
        """What a newcomer reads first."""
        self.session.greet(welcome(self.match, "random"))

    def read(self, prompt: str) -> str:
        if len(self.typed) >= self.limit:
            raise AssertionError("the game does not end")
        self.written.append(prompt)
        typed = self.typist(self)
        self.typed.append(typed)
        return typed

    def play(self) -> int:
        return self.session.play(self.match)

    @property
    def text(self) -> str:
        return "\n".join(self.written)


def script(words: Iterable[str]) -> Callable[[ScriptedSession], str]:
    """Type these lines, then leave by the end of the input."""
    left: Iterator[str] = iter(words)

    def typist(session: ScriptedSession) -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    return typist


def anybody(seed: int, eager: float = 0.7) -> Callable[[ScriptedSession], str]:
    """A player who reads the screen and types something that it allows."""
    random = Random(seed)

    def typist(session: ScriptedSession) -> str:
        screen = next(text for text in reversed(session.written) if "h help" in text or "Press Enter" in text)
        if "Press Enter" in screen:
            return ""
        screen = COLOUR.sub("", screen)
        asked = screen[screen.rindex("────\n") :]
        numbers = OPTION.findall(asked)
        if "y or n" in asked:
            return random.choice(["y", "n", ""])
        if "in order" in asked:
            return ""
        if "Enter =" in asked and (not numbers or random.random() > eager):
            return ""
        if "amount" in asked:
            return ""
        if "Enter =" not in asked and 'such as "1 3"' in asked:
            count = COUNT.search(asked)
            assert count is not None, asked
            return " ".join(random.sample(numbers, int(count.group(1))))
        return random.choice(numbers)

    return typist


def curious(seed: int, eager: float = 0.7) -> Callable[[ScriptedSession], str]:
    """A player who between answers looks at everything, takes back, and mistypes."""
    random = Random(seed)
    player = anybody(seed, eager)
    looks = ("h", "?", "? a", "? 1", "c a", "c 1", "c 99", "c kiln", "l", "l 5", "b", "z", "f")
    mistakes = ("x y z", "1 1 1", "-5", "7,,")

    def typist(session: ScriptedSession) -> str:
        chance = random.random()
        if chance < 0.1:
            return "u"
        if chance < 0.25:
            return random.choice(looks + mistakes)
        if session.typed and session.typed[-1] in looks:
            return ""  # back to the table
        return player(session)

    return typist
