"""A game at the terminal: the loop of showing the table, asking, and doing what was typed.

Input and output are plain functions, so a script can sit at the table as well as a person. Everything that
is shown to a player comes from that player's view and from the question that this player is asked.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from arbiter.bots.chance import RandomBot
from arbiter.bots.giving_up import is_lost, stands_badly
from arbiter.games.registry import entry
from arbiter.kernel.chance import Seeded
from arbiter.kernel.decisions import Answer, ChooseAction, ChoosePayment, Decision
from arbiter.kernel.errors import ArbiterError, IllegalPlay
from arbiter.kernel.sight import Sight, in_sight
from arbiter.table import lookup
from arbiter.table.answers import Unclear, parse
from arbiter.table.auto_pass import lets_pass
from arbiter.table.board import rule, screen
from arbiter.table.cards import break_line, clip, wrapped
from arbiter.table.hints import hint_lines
from arbiter.table.log import Log, Mark
from arbiter.table.looks import look_of
from arbiter.table.paint import Painter
from arbiter.table.payments import payment_for, proposed_payment
from arbiter.table.producing import has_nothing_to_do
from arbiter.table.questions import Prompt, describe
from arbiter.table.seeing import see

if TYPE_CHECKING:
    from arbiter.api import Match
    from arbiter.bots.elsewhere import Thinkers
    from arbiter.kernel.game import Agent, Game

Input = Callable[[str], str]
Output = Callable[[str], None]
LEFT, FINISHED = 1, 0  # what `play` returns: whether the game was left before its end
OLDER = 4  # lines of the log that are shown again to fill up
MIN_LOG = 3  # lines for what is new, however little room there is
CONTEXT = 3  # lines for the text of the card that asks
CLEAR = "\x1b[2J\x1b[H"


class Leave(Exception):
    """The player leaves the table."""


@dataclass
class UndoPoint:
    """A place that `u` can go back to: how things stood when the player was asked."""

    player: int
    answers: int
    replies: int
    marks: tuple[Mark, ...]
    revealed: bool = False  # since then somebody came to see a card, or chance decided something


class WatchedBot:
    """Stands between the engine and a bot: lets the people at the table see what the bot sees happen."""

    def __init__(self, bot: Agent, session: Session) -> None:
        self.bot = bot
        self.session = session
        self.weighed = -1  # the turn in which it last thought of giving up

    def __call__(self, game: Game, decision: Decision) -> Answer:
        if self.weighed != game.state.turn and not isinstance(self.bot, RandomBot) and stands_badly(game, decision):
            self.weighed = game.state.turn
            if is_lost(game, decision, len(game.answers)):
                self.session.given_up = decision.player
        for log in self.session.logs.values():
            log.note(game)
        self.session.look(game, decision)
        answer = self.bot(game, decision)
        if not (isinstance(decision, ChooseAction) and answer == 0):
            self.session.replies += 1
        return answer


class Session:
    """One game, with one or two people at it."""

    def __init__(
        self,
        people: tuple[int, ...],
        read: Input,
        write: Output,
        painter: Painter,
        full_control: bool = False,
        clear: bool = False,
        chooses_payment: bool = False,
        helpers: Thinkers | None = None,
    ) -> None:
        self.people = people
        self.read = read
        self.write = write
        self.painter = painter
        self.full_control = full_control
        self.clear = clear
        self.chooses_payment = chooses_payment
        self.helpers = helpers  # who think about hints
        self.hot_seat = len(people) > 1
        self.logs = {player: Log(player) for player in people}
        self.shown = dict.fromkeys(people, 0)  # how much of the log each has read
        self.points: list[UndoPoint] = []
        self.sight: Sight | None = None  # what was in sight when somebody was asked last
        self.replies = 0  # what opponents have done, other than passing
        self.at_table = people[0]
        self.notice = ""  # something to be said above the next question
        self.greeting: list[str] = []
        self.given_up: int | None = None  # a bot that will concede as soon as somebody is asked
        self._match: Match | None = None

    # ------------------------------------------------------------ the loop

    @property
    def match(self) -> Match:
        assert self._match is not None, "sit down first"
        return self._match

    def greet(self, lines: list[str]) -> None:
        """Words for everybody's log, once the first question is put."""
        self.greeting = lines

    def play(self, match: Match) -> int:
        """Play to the end, or until the player leaves."""
        self._match = match
        try:
            while match.decision is not None:
                decision = match.decision
                if self.given_up is not None:
                    match.concede(self.given_up)
                    break
                self.look(match.game, decision)
                seen = see(match.game, decision.player)
                idle = lets_pass(decision, seen) or has_nothing_to_do(match.game, decision)
                if idle and not self.full_control:
                    match.answer(0)
                elif (paid := self.payment(decision)) is not None:
                    match.answer(paid)
                else:
                    self.ask(decision)
        except (Leave, EOFError, KeyboardInterrupt):
            self.say("", "You leave the table. The game is not saved unless you saved it with s.")
            return LEFT
        self.finish()
        return FINISHED

    def payment(self, decision: Decision) -> int | None:
        """What pays without a question, unless the player wants to choose: never a card, unless there is no choice."""
        if self.chooses_payment or not isinstance(decision, ChoosePayment):
            return None
        return payment_for(self.match.game, decision, unasked=False)

    def look(self, game: Game, decision: Decision) -> None:
        """Somebody is asked: is anything in sight that was not when somebody was asked before?"""
        now = in_sight(game, decision, self.people)
        if self.points and self.sight is not None and self.sight.reveals(now):
            self.points[-1].revealed = True
        self.sight = now

    def ask(self, decision: Decision) -> None:
        """Show the table and read until the question is answered or something has been taken back."""
        player = decision.player
        if player != self.at_table:
            self.change_seats(player)
        for log in self.logs.values():
            log.note(self.match.game)
            log.entries += self.greeting
        self.greeting = []
        entries = self.logs[player].entries
        written = len(entries)
        prompt = self.show(decision)
        self.converse(decision, prompt)
        self.shown[player] = min(written, len(entries))

    def converse(self, decision: Decision, prompt: Prompt) -> None:
        """Read lines until one of them has answered the question, taken something back or ended the game."""
        aside = False  # Enter after a look at something brings the table back and answers nothing
        while True:
            typed = self.read("> ").strip()
            if aside and not typed:
                prompt = self.show(decision)
                aside = False
                continue
            if self.command(decision, prompt, typed):
                if self.match.decision is not decision:
                    return
                aside = True
                continue
            try:
                answer = self.proposed(decision) if not typed else None
                if answer is None:
                    answer = parse(decision, typed)
            except Unclear as unclear:
                self.say(str(unclear))
                continue
            if self.give(decision, answer):
                return

    def proposed(self, decision: Decision) -> Answer | None:
        """What Enter means where that depends on how the game stands."""
        return proposed_payment(self.match.game, decision) if isinstance(decision, ChoosePayment) else None

    def give(self, decision: Decision, answer: Answer) -> bool:
        """Hand the answer to the engine; false if the play turned out to be impossible."""
        match = self.match
        marks = tuple(log.mark() for log in self.logs.values())
        self.points.append(UndoPoint(decision.player, len(match.answers), self.replies, marks))
        try:
            match.answer(answer)
        except IllegalPlay as illegal:
            self.notice = f"That cannot be finished: {illegal}. You are back where you began."
            self.sight = None
            kept = [point for point in self.points if point.answers < len(match.answers)]
            for log, mark in zip(self.logs.values(), self.points[len(kept)].marks, strict=True):
                log.back(mark)
            self.points = kept
            return True
        except ArbiterError as error:
            self.points.pop()
            self.say(str(error))
            return False
        return True

    # ------------------------------------------------------------ showing

    def say(self, *lines: str) -> None:
        for each in lines:
            self.write(self.painter.paint_all(wrapped(each, self.painter.width)))

    def show(self, decision: Decision) -> Prompt:
        """The whole screen: table, what is new, question."""
        game = self.match.game
        player = decision.player
        width = self.painter.width
        seen = see(game, player)
        prompt = describe(game, decision, seen)
        table = screen(seen, width)
        entries = self.logs[player].entries
        new = len(entries) - self.shown[player]
        title = [*break_line(prompt.title, width, 2), *context_lines(prompt, width)]
        if self.notice:
            title[:0] = wrapped(self.notice, width)
            self.notice = ""
        room = self.painter.height - len(table) - len(title) - 3  # a rule, the hint and the line one types on
        options = option_lines(prompt, width, room - min(new + 1, 5))
        table += log_lines(entries, new, width, room - len(options))
        table.append(rule(width))
        table += title
        table += options
        table.append(Text(f"  [{prompt.hint}]  h help", style="dim"))
        text = self.painter.paint_all(clip(each, width) for each in table)
        self.write((CLEAR if self.clear else "") + text)
        return prompt

    def change_seats(self, player: int) -> None:
        """Two people at one screen: the one who leaves must not show their hand."""
        self.at_table = player
        if self.clear:
            self.write(CLEAR)
        self.read(f"Player {player + 1}, it is your turn to decide. Press Enter when you sit at the screen. ")

    def finish(self) -> None:
        state = self.match.game.state
        for player in self.people:
            self.logs[player].note(self.match.game)
        player = self.at_table
        entries = self.logs[player].entries
        lines = [*screen(see(self.match.game, player), self.painter.width)]
        lines += log_lines(entries, len(entries) - self.shown[player], self.painter.width, 12)
        lines.append(rule(self.painter.width))
        self.write((CLEAR if self.clear else "") + self.painter.paint_all(lines))
        if state.winner < 0:
            result = "The game is drawn"
        elif self.hot_seat:
            result = f"Player {state.winner + 1} wins"
        else:
            result = "You win" if state.winner in self.people else "You lose"
        why = state.why_over
        if "concede" in why:
            why = "by concession"
        elif state.winner >= 0:
            loser = "the loser" if self.hot_seat else "you" if result == "You lose" else "opponent"
            why = f"{loser}: {why}"
        self.say(f"{result} on turn {state.turn} ({why}). {shuffled_with(self.match)}")

    # ------------------------------------------------------------ commands

    def command(self, decision: Decision, prompt: Prompt, typed: str) -> bool:
        """Do a command; false if what was typed is none."""
        word, _, rest = typed.partition(" ")
        if typed.startswith("?"):
            word, rest = "?", typed[1:]
        word = word.lower()
        game, width = self.match.game, self.painter.width
        seen = see(game, decision.player)
        lines: list[Text] | None = None
        if word in ("h", "help"):
            lines = lookup.help_lines(width, look_of(seen.game))
        elif word == "?":
            lines = lookup.why_not(game, decision, seen, prompt, rest, width)
        elif word == "c":
            lines = lookup.show_card(game, seen, prompt, self.match.setup.pool, rest, width)
        elif word == "b":
            lines = lookup.piles(seen, look_of(seen.game).discard_pile)
        elif word == "z":
            lines = lookup.piles(seen)
        elif word == "hint":
            shared = [Text("No hints in a game between two people.")]
            lines = shared if self.hot_seat else hint_lines(game, decision, helpers=self.helpers)
        elif word == "l":
            count = int(rest) if rest.strip().isdecimal() else 40
            entries = self.logs[decision.player].entries
            lines = [part for text in entries[-count:] for part in wrapped(text, width)]
        if lines is not None:
            lines.append(Text("(Enter: back to the table)", style="dim"))
            self.write(self.painter.paint_all(clip(each, width) for each in lines))
            return True
        return self.act(decision, word, rest)

    def act(self, decision: Decision, word: str, rest: str) -> bool:
        """Commands that do more than look."""
        if word in ("u", "undo"):
            self.undo(decision.player)
        elif word == "f":
            self.full_control = not self.full_control
            self.say("You are asked whenever you could act." if self.full_control else "You are asked when it matters.")
        elif word == "s":
            self.store(rest.strip())
        elif word in ("q", "quit", "exit"):
            if self.sure("Leave the game?"):
                raise Leave
        elif word == "concede":
            if self.sure("Give up?"):
                self.match.concede(decision.player)
        else:
            return False
        return True

    def sure(self, question: str) -> bool:
        return self.read(f"{question} (y/n) ").strip().lower() in ("y", "yes")

    def store(self, name: str) -> None:
        if self.hot_seat and self.match.commitment:
            # The file would tell whoever opens it how both decks lie.
            self.say(
                "Not saved: two people play, and the file would tell whoever opens it how every deck lies. "
                "A game begun with --seed N can be saved between two."
            )
            return
        path = Path(name or "arbiter-game.json")
        try:
            path.write_text(self.match.save(), encoding="utf-8")
        except OSError as error:
            self.say(f"Not saved: {path}: {error.strerror}")
        else:
            # Not broken into lines, so that it can be copied.
            game = entry(self.match.setup.game)
            self.write(f"Saved. To go on later: arbiter play {game.key}{game.option} --load {path}")

    def undo(self, player: int) -> None:
        """Take back the last answer, unless something was seen since that cannot be unseen."""
        match = self.match
        if not self.points:
            self.say("There is nothing to take back.")
            return
        point = self.points[-1]
        if point.player != player:
            self.say("The last answer was not yours, so it stays.")
        elif point.revealed:
            self.say("No: since then a hidden card became known, or chance decided something.")
        elif self.replies != point.replies:
            self.say("No: since then your opponent has done something.")
        else:
            self.points.pop()
            self.sight = None  # what is no longer in sight there is not to be compared with
            while len(match.answers) > point.answers:
                match.undo()
            for log, mark in zip(self.logs.values(), point.marks, strict=True):
                log.back(mark)
                self.shown[log.viewer] = min(self.shown[log.viewer], len(log.entries))


def shuffled_with(match: Match) -> str:
    """What the game was shuffled with; it is over, so that everybody may know."""
    chance = match.setup.chance
    if isinstance(chance, Seeded):
        return f"The seed was {chance.seed}."
    return f"It was shuffled with the secret {match.secret}, whose SHA-256 is {match.commitment}."


# ---------------------------------------------------------------- fitting things on a screen


def log_lines(entries: list[str], new: int, width: int, room: int) -> list[Text]:
    """What is new, the latest last; a few older lines where there is not much, the oldest give way where there is."""
    start = len(entries) - new
    news = [part for text in entries[start:] for part in wrapped(text, width - 2, "", "    ")]
    older = [clip(Text(text, style="dim"), width - 2) for text in entries[max(0, start - OLDER) : start]]
    room -= 1
    if len(news) > max(MIN_LOG, room):
        left = len(news) - max(MIN_LOG, room) + 1
        shown = [Text(f"... {left} more lines: l shows the log", style="dim"), *news[left:]]
    else:
        space = min(room, OLDER) - len(news)
        shown = (older[-space:] if space > 0 else []) + news
    if not shown:
        return []
    return [rule(width, f"log, {new} new" if new else "log"), *(Text(" ") + part for part in shown)]


def context_lines(prompt: Prompt, width: int) -> list[Text]:
    """The text of the card that asks, as far as three lines hold it."""
    if not prompt.context:
        return []
    lines = break_line(Text(f"  {prompt.context}", style="dim"), width, 2)
    if len(lines) > CONTEXT:
        del lines[CONTEXT:]
        lines[-1] = clip(lines[-1] + Text("…" * width), width)
    return lines


def option_lines(prompt: Prompt, width: int, room: int) -> list[Text]:
    """The numbered options: whole if there is room, else one line each, else several to a line."""
    numbered = [number(prompt.first + i, option) for i, option in enumerate(prompt.options)]
    whole = [part for text in numbered for part in break_line(text, width, 7)]
    if len(whole) <= room:
        return whole
    if len(numbered) <= max(room, 8):
        return [clip(text, width) for text in numbered]
    if prompt.short:
        numbered = [number(prompt.first + i, option) for i, option in enumerate(prompt.short)]
    columns = 2 if (len(numbered) + 1) // 2 <= max(room, 6) else 3
    return in_columns(numbered, width, columns)


def in_columns(texts: list[Text], width: int, columns: int) -> list[Text]:
    """Read downwards, column after column."""
    rows = -(-len(texts) // columns)
    each = (width - 2 * (columns - 1)) // columns
    lines: list[Text] = []
    for row in range(rows):
        cells = [clip(text, each) for text in texts[row::rows]]
        line = Text()
        for i, cell in enumerate(cells):
            line.append_text(cell)
            if i + 1 < len(cells):
                line.append(" " * (each - cell.cell_len + 2))
        lines.append(line)
    return lines


def number(place: int, option: Text) -> Text:
    return Text().append(f"{place:>3}  ", style="bold").append_text(option)
