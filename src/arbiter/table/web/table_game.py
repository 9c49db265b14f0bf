"""A game being played at a table: the match, what every answer was, and what can be taken back.

Plain calls without any input or output. It is its start and its answers, so the same answers give the same game again
after a restart.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from arbiter.bots.giving_up import stands_badly
from arbiter.kernel.chance import Sealed
from arbiter.kernel.decisions import BLOCK, Answer, ChooseAction, Decision
from arbiter.kernel.errors import ArbiterError, BadAnswer, IllegalPlay
from arbiter.kernel.match import Match
from arbiter.kernel.sight import Sight, in_sight
from arbiter.kernel.views import Album, View, view
from arbiter.setup import Setup, drive
from arbiter.table.layout import layout_of
from arbiter.table.web.ahead import Way, is_own_move, ways_ahead, wishes
from arbiter.table.web.auto_pass import PASS, Settings, answer_for, is_quiet, later_answer_for
from arbiter.table.web.faces import Json
from arbiter.table.web.log import ViewerLog
from arbiter.table.web.masks import Mask, serial_of
from arbiter.table.web.plans import Plan, plan_of
from arbiter.table.web.viewpoint import ViewCache

if TYPE_CHECKING:
    from arbiter.kernel.game import Agent, Game

HASH_EVERY = 8  # answers
PERSON, BOT, TABLE = "p", "b", "t"  # who gave an answer: a person, a bot, or the table for a person
HELD = "h"  # the table for a person, after a pause: to everybody else, as if they had given it themselves


class LeadsElsewhere(ArbiterError):
    """Answers that were stored no longer lead where they led."""


class CannotUndo(ArbiterError):
    """There is nothing that this player could take back."""


@dataclass(frozen=True)
class GivenAnswer:
    """An answer in the order of the game: who was asked, who answered, and how things stood before."""

    answer: Answer
    by: str
    player: int
    reveals: bool  # with it somebody came to see a card, or chance decided something
    passed: bool  # it was a pass, which no opponent needs to know of before something is taken back
    hash: str = ""  # of the position after it; every few answers have one


@dataclass(frozen=True)
class StoredAnswer:
    """An answer as the store has it."""

    answer: Answer
    by: str
    hash: str = ""


@dataclass
class TableGame:
    """A match at its question, with the logs of everybody who follows it."""

    setup: Setup
    secret: bytes
    names: tuple[str, ...]
    bots: tuple[Agent | None, ...]
    quick: tuple[bool, ...]  # which of the bots answer at once
    settings: list[Settings]
    rewinds: int = 0  # grows whenever answers are dropped, so that no question's number comes twice
    given: list[GivenAnswer] = field(default_factory=list)
    kept: int = 0  # of the answers that were stored last, how many still stand
    logs: dict[int, ViewerLog] = field(default_factory=dict)
    masks: dict[int, Mask] = field(default_factory=dict)
    views: dict[int, tuple[int, int, View]] = field(default_factory=dict)  # the latest view of each viewer
    looked: tuple[int, int, Sight] | None = None  # what was in sight at the latest position
    album: Album = field(default_factory=dict)  # cards as they were seen last
    cached: dict[int, ViewCache] = field(default_factory=dict)  # cards as each viewer was shown them last
    gives_up: tuple[bool, ...] = ()  # which of the bots do when they are lost
    is_lost: Callable[[Game, Decision], bool] | None = None  # whether the game is, for who is asked; that takes a while
    weighed: int = -1  # the turn in which a bot has last thought of it
    paying: set[int] = field(default_factory=set)  # players who choose the payment of their present play
    passing: dict[int, tuple[str, int]] = field(default_factory=dict)  # who passes until when, and since which turn
    plans: dict[int, Plan] = field(default_factory=dict)  # what was answered ahead
    offered: tuple[int, int, tuple[Way, ...]] | None = None  # what can be answered ahead at the latest position
    match: Match = field(init=False)
    stopped: str = ""  # why the game cannot be gone on with, in words

    def __post_init__(self) -> None:
        self.layout = layout_of(self.setup.game)
        self.match = drive(self.setup, ())

    # ------------------------------------------------------------ looking

    @property
    def decision(self) -> Decision | None:
        return self.match.question

    @property
    def serial(self) -> str:
        """The number of the question that is open."""
        return serial_of(self.secret, len(self.given), self.rewinds)

    @property
    def is_over(self) -> bool:
        return self.match.over

    def result(self) -> Json | None:
        """How the game ended; None while it goes on."""
        state = self.match.game.state
        if not state.over:
            return None
        winner = state.winner if state.winner >= 0 else None
        reason, last = state.why_over, self.given[-1] if self.given else None
        if last is not None and last.by == TABLE and isinstance(last.answer, int) and last.answer < 0:
            reason = f"the time of player {last.player} has run out"
        told: Json = {"winner": winner, "reason": reason, "draw": winner is None}
        if isinstance(self.setup.chance, Sealed):
            told["secret"] = self.setup.chance.secret.hex()  # only now may anybody know it
        return told

    @property
    def bot_is_asked(self) -> bool:
        return not self.stopped and self.decision is not None and self.bots[self.decision.player] is not None

    @property
    def bot_is_quick(self) -> bool:
        return self.decision is not None and self.quick[self.decision.player] and not self.bot_despairs

    @property
    def bot_despairs(self) -> bool:
        """Has the bot that is asked reason to think of giving up? It does so once a turn, which takes long."""
        decision, game = self.decision, self.match.game
        if decision is None or self.is_lost is None or self.weighed == game.state.turn:
            return False
        return decision.player < len(self.gives_up) and self.gives_up[decision.player] and stands_badly(game, decision)

    def mask(self, viewer: int) -> Mask:
        if viewer not in self.masks:
            self.masks[viewer] = Mask(self.secret, viewer)
        return self.masks[viewer]

    def view_cache(self, viewer: int) -> ViewCache:
        if viewer not in self.cached:
            self.cached[viewer] = ViewCache()
        return self.cached[viewer]

    def view_for(self, viewer: int) -> View:
        """What the viewer sees now; looked up once for a position."""
        known = self.views.get(viewer)
        if known is None or known[:2] != (len(self.match.answers), self.rewinds):
            known = (len(self.match.answers), self.rewinds, view(self.match.game, viewer, self.album))
            self.views[viewer] = known
        return known[2]

    def sight(self) -> Sight:
        """What the people at the table have in sight now; looked up once for a position."""
        if self.looked is None or self.looked[:2] != (len(self.match.answers), self.rewinds):
            people = tuple(player for player, bot in enumerate(self.bots) if bot is None)
            self.looked = (len(self.match.answers), self.rewinds, in_sight(self.match.game, self.decision, people))
        return self.looked[2]

    def ahead(self) -> tuple[Way, ...]:
        """What the person who is asked may choose beyond the question's own options; looked up once for a position."""
        if self.offered is None or self.offered[:2] != (len(self.match.answers), self.rewinds):
            ways = () if self.decision is None else ways_ahead(self.match, self.decision, self.layout)
            self.offered = (len(self.match.answers), self.rewinds, ways)
        return self.offered[2]

    def wishes(self) -> tuple[Way, ...]:
        """What they may choose behind something else; these follow what is `ahead`."""
        return () if self.decision is None else wishes(self.match.game, self.decision, self.layout)

    def log(self, viewer: int) -> ViewerLog:
        """The log of a viewer; made from the start on when somebody first asks for it."""
        if viewer not in self.logs:
            self.play_again([*self.logs, viewer])
        return self.logs[viewer]

    def beside(self, viewer: int) -> TableGame:
        """The same game at its beginning, followed by this viewer alone; what it learns can be taken over."""
        side = TableGame(self.setup, self.secret, self.names, self.bots, self.quick, [])
        side.play_again([viewer])
        return side

    def catch_up(self, given: Sequence[GivenAnswer]) -> None:
        """Give the answers that this game has not had yet."""
        for each in given[len(self.given) :]:
            self.take(each.answer, each.by)

    def is_at(self, other: TableGame) -> bool:
        """Have both had the same answers?"""
        return self.match.answers == other.match.answers

    # ------------------------------------------------------------ going on

    def resume(self, stored: Sequence[StoredAnswer], trusted: bool = True, damage: str = "") -> None:
        """Stand where these answers lead. People will want to read what happened.

        Where they no longer lead to the positions that they led to, or `damage` says that more is missing, the game
        stands at the last position that is surely the same, and is stopped. `trusted`: answers behind the last hash
        were given to these very rules.
        """
        people = [player for player, bot in enumerate(self.bots) if bot is None]
        self.given = [GivenAnswer(each.answer, each.by, 0, False, False, each.hash) for each in stored]
        self.kept = len(stored)
        sure, why = 0, damage
        try:
            self.play_again(people)
            sure = len(stored) if trusted else self.hashed
            if not why and sure < len(stored):
                why = f"the {len(stored) - sure} latest answers were given to other rules and cannot be compared"
        except Exception as error:  # other rules may fail in any way with answers that were not given to them
            at = len(self.given) - isinstance(error, LeadsElsewhere)
            sure, why = self.hashed, f"answer {at} {told(error)}"
        if why:
            self.stopped = why
            del self.given[sure:]
            self.kept = sure
            self.match = drive(self.setup, ())
            self.play_again(people)

    @property
    def hashed(self) -> int:
        """How many answers lead to the latest position of which there is a hash."""
        return next((at for at in range(len(self.given), 0, -1) if self.given[at - 1].hash), 0)

    def seal(self, every: int = HASH_EVERY) -> bool:
        """Keep the hash of the position with the latest answer, if there was none for so many; was one kept?"""
        if self.stopped or len(self.given) - self.hashed < every:
            return False
        self.given[-1] = replace(self.given[-1], hash=self.match.hash())
        return True

    def play_again(self, viewers: Sequence[int]) -> None:
        """Play all the answers again, writing down everything on the way."""
        answers = self.given
        self.given = []
        if self.match.answers:
            self.match = drive(self.setup, ())
        self.views.clear()
        self.logs = {viewer: ViewerLog(viewer, self.names, self.layout) for viewer in viewers}
        self.note()
        for given in answers:
            self.take(given.answer, given.by)
            if given.hash:
                if not self.match.stands_at(given.hash):
                    raise LeadsElsewhere("leads to another position than it did")
                self.given[-1] = replace(self.given[-1], hash=given.hash)

    def take(self, answer: Answer, by: str) -> None:
        """One answer, or a concession (a number below zero); a bad one raises and changes nothing."""
        decision = self.decision
        before = self.sight()
        if isinstance(answer, int) and answer < 0:
            player = -1 - answer
            self.match.concede(player)
        else:
            if decision is None:
                raise BadAnswer("there is no question: the game is over")
            player = decision.player
            try:
                self.match.answer(answer)
            except IllegalPlay:
                # The attempt is dropped, with the answers that belonged to it.
                self.drop(len(self.match.answers))
                raise
        passed = isinstance(decision, ChooseAction) and answer == 0
        if decision is not None and decision.why != BLOCK and self.match.answers[-1] != decision.minimal():
            self.plans = {other: plan for other, plan in self.plans.items() if other == player}
        # What the match keeps is the answer in its proper shape.
        reveals = before.reveals(self.sight())
        self.given.append(GivenAnswer(self.match.answers[-1], by, player, reveals, passed))
        for log in self.logs.values():
            log.mark()
        self.note()

    def note(self) -> None:
        for log in self.logs.values():
            log.note(self.match.game)

    def answer(self, player: int, answer: Answer, pay: bool = False, until: str = "") -> None:
        """A person's answer, and what the table answers for people after it. `until`: how long they go on passing."""
        turn = self.match.game.state.turn
        plan = self.plans.pop(player, None)
        if isinstance(self.decision, ChooseAction):
            if answer != PASS or is_own_move(self.match.game, self.decision, self.layout):
                answer, plan = self.with_plan(self.decision, answer)  # to pass on the way does not end a plan
            self.paying.discard(player)
            if pay:
                self.paying.add(player)
            self.passing.pop(player, None)
        self.take(answer, PERSON)
        if plan is not None:
            self.plans[player] = plan
        if until and self.given[-1].passed:
            self.passing[player] = (until, turn)
        self.auto_answer()

    def with_plan(self, decision: ChooseAction, answer: Answer) -> tuple[Answer, Plan | None]:
        """A number behind those of the question stands for an action and what is answered ahead; several, for actions
        one after the other; a pass behind them ends the turn."""
        if isinstance(answer, int) and answer < decision.size():
            return answer, None
        numbers = answer if isinstance(answer, tuple) else (answer,)
        ends = len(numbers) > 1 and numbers[-1] == PASS
        wanted = numbers[:-1] if ends else numbers
        ways = plan_of(wanted, decision, self.ahead(), self.wishes(), self.layout)
        if not ways:
            return answer, None
        return ways[0].action, Plan(ways[0].picks, tuple(ways[1:]), ends, len(self.match.game.told))

    def auto_answer(self) -> None:
        """Answer for people what they need not be asked."""
        while (decision := self.decision) is not None and self.bots[decision.player] is None:
            given = self.answer_at_once(decision)
            if given is None:
                return
            try:
                self.take(given, TABLE)
            except IllegalPlay:
                return  # the person is asked again and sees what can be done

    def answer_at_once(self, decision: Decision) -> Answer | None:
        settings = self.settings[decision.player]
        if (plan := self.plans.get(decision.player)) is not None:
            planned = plan.answer(self.match, decision, self.layout)
            if plan.is_done:
                del self.plans[decision.player]
            if planned is not None:
                return planned
        if isinstance(decision, ChooseAction) and decision.why == "priority" and decision.may_pass():
            if self.passes_on(decision.player):
                return PASS
        chooses = settings.choose_payment or decision.player in self.paying
        return answer_for(self.match.game, decision, settings, self.layout, chooses)

    def passes_on(self, player: int) -> bool:
        """Has the player said that they pass until later? What they waited for ends it."""
        until, since = self.passing.get(player, ("", 0))
        state = self.match.game.state
        if not until:
            return False
        if state.active == player and state.turn > since:
            del self.passing[player]
            return False
        return until == "turn" or is_quiet(self.match.game, player)

    def held_answer(self) -> Answer | None:
        """What the table answers after a pause for the person who is asked, and who need not be bothered."""
        decision = self.decision
        if decision is None or self.stopped or self.bots[decision.player] is not None:
            return None
        return later_answer_for(self.match.game, decision, self.settings[decision.player])

    def answer_held(self) -> None:
        answer = self.held_answer()
        assert answer is not None, "the table answers for somebody"
        self.take(answer, HELD)
        self.auto_answer()

    def let_bots_answer(self, after_action: Callable[[], bool], patient: bool = True) -> None:
        """Bots answer until a person is asked. After each action (no pass) `after_action` says whether to stop.

        Where nobody is patient, it ends before a bot that has to think about giving up.
        """
        while (decision := self.decision) is not None:
            bot = self.bots[decision.player]
            if bot is None:
                return
            if self.bot_despairs:
                if not patient:
                    return
                self.weighed = self.match.game.state.turn
                assert self.is_lost is not None
                if self.is_lost(self.match.game, decision):
                    self.concede(decision.player, BOT)
                    return
            try:
                self.take(bot(self.match.game, decision), BOT)
            except IllegalPlay:
                again = self.decision
                assert again is not None, "an attempt that is dropped leaves its question"
                self.take(again.minimal(), BOT)  # it would try the same again
            done = not self.given[-1].passed
            self.auto_answer()
            if done and after_action():
                return

    def answer_least(self) -> None:
        """The least that can be answered, for a player who does not."""
        assert self.decision is not None, "somebody is asked"
        self.take(self.decision.minimal(), TABLE)
        self.auto_answer()

    def concede(self, player: int, by: str = PERSON) -> None:
        self.take(-1 - player, by)

    # ------------------------------------------------------------ going back

    def drop(self, at: int) -> None:
        """The answers from this one on no longer count; the match stands there already."""
        del self.given[at:]
        self.kept = min(self.kept, at)
        self.rewinds += 1
        for log in self.logs.values():
            log.back(self.match.game, at)

    def last_answer(self, player: int) -> int | None:
        """Where the player's own last answer stands."""
        for at in range(len(self.given) - 1, -1, -1):
            given = self.given[at]
            if given.player == player and given.by == PERSON:
                return at
        return None

    def undo_is(self, player: int) -> str:
        """What taking back would be for the player: "free", "ask" (the opponent may refuse) or "none"."""
        if self.is_over or player < 0 or self.stopped:
            return "none"
        at = self.last_answer(player)
        if at is None:
            return "none"
        if any(given.reveals for given in self.given[at:]):
            return "ask"
        for given in self.given[at + 1 :]:
            if given.player != player and given.by != TABLE and not (given.by == BOT and given.passed):
                return "ask"  # an opponent has decided something since
        return "free"

    def undo(self, player: int) -> None:
        """Go back to before the player's own last answer."""
        at = self.last_answer(player)
        if at is None or self.is_over:
            raise CannotUndo("there is nothing that you could take back")
        self.passing.pop(player, None)
        self.plans.pop(player, None)
        self.match = drive(self.setup, [given.answer for given in self.given[:at]])
        self.drop(at)

    def can_cancel(self, player: int) -> bool:
        """Is the player asked in the middle of a play of their own, from which they may still step back?"""
        if self.undo_is(player) != "free" or isinstance(self.decision, ChooseAction):
            return False
        at = self.last_answer(player)
        return at is not None and all(given.player == player for given in self.given[at:])


def told(error: Exception) -> str:
    """What became of an answer."""
    if isinstance(error, LeadsElsewhere):
        return str(error)
    if isinstance(error, ArbiterError):
        return f"does not fit the question any more: {error}"
    return "can no longer be given"
