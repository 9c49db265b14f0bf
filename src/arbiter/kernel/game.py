"""A game in progress: the state, the ruleset, the way questions are answered, and what is cached beside them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from arbiter.kernel.context import Context
from arbiter.kernel.decisions import Answer, Decision
from arbiter.kernel.errors import GameOver, NeedsAnswer
from arbiter.kernel.state import GameState, Obj

if TYPE_CHECKING:
    from arbiter.kernel.catalogue import Catalogue
    from arbiter.kernel.entries import Entry
    from arbiter.kernel.events import Event
    from arbiter.kernel.ongoing import Delayed
    from arbiter.kernel.program import Program
    from arbiter.kernel.ruleset import Ruleset
    from arbiter.kernel.traits import Face
    from arbiter.script.abilities import Static
    from arbiter.script.base import Statement
    from arbiter.script.effects import Effects

Agent = Callable[["Game", Decision], Answer]


class Active:
    """A statement that is in force, with the context its words are read in. `ongoing` 0: from a static ability."""

    __slots__ = ("statement", "context", "ongoing", "source", "key", "affected", "limited")

    def __init__(
        self,
        statement: Statement,
        context: Context,
        ongoing: int,
        source: Obj | None,
        key: str,
        affected: tuple[int, ...] = (),
        limited: Static | None = None,
    ) -> None:
        self.statement = statement
        self.context = context
        self.ongoing = ongoing
        self.source = source
        self.affected = affected  # the objects an ongoing statement is about
        self.key = key  # tells one replacement effect from another
        self.limited = limited  # the ability that says so, where it may be applied only so often


class Game:
    """Rule code gets this. It reads and changes the state only through the kernel's procedures."""

    __slots__ = (
        "state",
        "rules",
        "format",
        "answers",
        "cursor",
        "agents",
        "checkpoint",
        "interactive",
        "ask_forced",
        "manual_payment",
        "stale",
        "reads",
        "says",
        "says_kinds",
        "process_due",
        "watch_all",
        "watch_elsewhere",
        "remember",
        "recall",
        "status_watch",
        "status_seen",
        "playing",
        "news",
        "faces",
        "catalogue",
        "elsewhere_statics",
        "field",
        "lines",
        "narrate",
        "questions",
        "replacing",
        "deeds",
        "cost_texts",
        "cost_said",
        "watch_far",
        "use_far",
        "speaks_far",
        "holdings",
        "purses",
        "shut",
        "usable",
        "producing",
        "listeners",
        "waited_for",
        "expecting",
        "expected",
        "compose_due",
        "gathered",
        "declared",
        "crowd_due",
        "alters",
        "recast",
        "useful",
        "far_steps",
        "readers",
        "speakers",
        "top_layer",
        "counted",
        "shelf",
        "unshelved",
        "imagines",
        "treats",
        "guards",
        "counts_harm",
        "afterwards",
        "held",
        "company",
        "phase_bound",
        "wounds_due",
        "batch",
        "light",
        "body_reads",
        "dirt",
        "sees",
        "asked",
        "many_zones",
        "tried",
        "done",
        "mixing",
        "harming",
        "untimed",
        "shares",
    )

    def __init__(self, rules: Ruleset, state: GameState, format: str) -> None:
        self.rules = rules
        self.state = state
        self.format = format
        self.answers: list[Answer] = []
        self.cursor = 0
        self.agents: list[Agent | None] = [None] * state.players
        self.checkpoint: GameState | None = None
        self.interactive = False
        self.ask_forced = False
        self.manual_payment = 0  # bit per player who chooses payments
        self.stale = True
        self.reads = 0
        self.says: dict[type, list[Active]] = {}
        # Piles that a text is shuffling: how often it still has to, or 0 while cards are put in place afterwards.
        self.mixing: dict[tuple[int, str], int] = {}
        self.untimed = False  # an effect has something played: what has a timing of its own is not asked for it
        # Damage that is being dealt to several together, and how reductions were shared out among them.
        self.harming: list[Event] = []
        self.shares: dict[str, list[int]] = {}
        self.says_kinds = 0  # kinds of event that a prohibition or replacement may concern
        self.process_due = True
        self.watch_all = 0
        self.watch_elsewhere: dict[str, int] = {}
        self.remember = 0
        self.recall = 0  # kinds of event that texts may ask about after their turn
        self.status_watch = False
        self.status_seen = (-1, "", 0)  # when status triggers were last looked at: batches, step, size of the stack
        self.playing = 0  # the card that is being played: no longer where it was, for everybody who counts
        self.news: list[str] = []
        self.faces: tuple[Face, ...] = ()  # what the cards of this match can be
        self.catalogue: Catalogue | None = None  # all cards that there are, where that is known
        self.elsewhere_statics: tuple[str, ...] = ()
        # Everything in play: the one shared zone itself, or a list of what is in all of them.
        self.many_zones = len(rules.in_play) > 1 or len(state.zones[rules.main_zone]) > 1
        self.field: list[Obj] = []
        self.gather()
        self.lines: list[tuple[str, tuple[int, ...]]] = []
        self.narrate = False
        self.questions = 0
        self.deeds = 0  # how many batches of events have happened, to tell whether something was done
        self.watch_far = 0  # kinds of event that cards out of play wait for, their own moves included
        self.far_steps: frozenset[str] = frozenset()  # steps whose beginning cards out of play may wait for
        self.readers: dict[int, Context] = {}  # the contexts in which what is in play reads its texts
        self.speaks_far = False  # some card of this match does something while it is out of play
        self.use_far: tuple[str, ...] = ()  # zones out of play from which some card's ability may be used
        self.useful: frozenset[str] = frozenset(state.zones)  # zones in which cards are of use to their owner
        # How often something of a player's own has changed: a hand, what they control and what it is (but for its
        # power), how it stands, what they keep, the texts about what they may play.
        self.holdings: list[int] = [0] * state.players
        self.purses: list[object] = [None] * state.players  # what the ruleset has counted of a player's holdings
        self.shut: list[int] = [-1] * state.players  # the holdings with which a player can do nothing, whatever happens
        self.listeners: list[Obj] = []  # objects in play that wait for something
        self.waited_for: dict[str, bool] = {}  # whether any of them waits for a step, where that has been asked
        self.expecting: tuple[Delayed, ...] = ()  # the delayed abilities as they were last looked at,
        self.expected = 0  # and the kinds of event that they wait for
        self.usable: list[tuple[Obj, Program]] = []  # abilities in play that some player might use
        self.producing: list[tuple[Obj, Program]] = []  # those that yield resources and are used while paying
        self.counted: list[object] = []  # what the ruleset has counted of the table, until something changes
        # Objects in play by what they are: kept until something comes, goes or becomes something else, and not used
        # while that is being worked out (`recast`).
        self.shelf: dict[str, list[Obj]] = {}
        self.unshelved: list[Obj] = []  # what has come into play since they were last looked at
        self.guards = 0  # kinds of event that cards in hidden zones speak of, or that are counted before they happen
        self.counts_harm = False  # some text of this match asks for the first damage of a turn
        # What follows an action that was replaced, once it is over.
        self.afterwards: list[tuple[Effects, Context, Event, tuple[str, ...]]] = []
        self.company: tuple[Obj, ...] = ()  # what is coming into play together, as it was before
        self.held = 0  # several players are doing something together
        self.treats = False  # some card of this match is something else for the effects of certain cards
        self.imagines = False  # some text of this match can choose abilities on the stack
        self.phase_bound = False  # some ability in play may be used only in certain phases
        self.batch: list[Event] | None = None  # events that are being gathered to happen together
        self.tried = 0  # events that texts set out to perform
        self.done = 0  # events that happened as they were meant, not replaced
        self.light = False  # only conditions may have changed since characteristics were worked out
        self.body_reads = 0
        self.dirt = 0  # what they may look at has changed in these aspects
        self.sees = -1  # the characteristics that some effect or condition in force looks at
        self.asked: list[tuple[Program, Context, bool]] = []  # conditional abilities, and whether they were in force
        self.wounds_due = True  # damage or powers may have changed since the rule processes last looked
        self.compose_due = True  # what is in play, or what it is, has changed since it was last counted
        # The changes that static abilities make, kept as long as their object stays as it is.
        self.gathered: dict[tuple[int, int], list[Entry]] = {}
        self.declared: dict[tuple[int, int], list[Active]] = {}  # the same of statements
        self.crowd_due = True  # something has come into play or changed since the rule processes last looked
        self.top_layer = -1  # the last layer in which something other than a plain addition was applied
        self.speakers: list[tuple[Obj, Context]] = []  # whose static abilities speak, in order
        self.recast = True  # what things are is just being worked out anew, more of it than numbers and keywords
        self.alters = -1  # which characteristics of what is in play effects change
        self.cost_said: list[Active] = []  # the statements that do so
        self.cost_texts = False  # some statement in force may change what things cost or whether they can be played
        self.replacing: tuple[str, ...] = ()  # replacement effects that are being carried out

    def gather(self) -> None:
        """Find what is in play in the state."""
        zones = self.state.zones
        if not self.many_zones:
            self.field = zones[self.rules.main_zone][0]
            return
        found = [obj for zone in self.rules.in_play for pile in zones[zone] for obj in pile]
        self.field = sorted(found, key=lambda obj: (obj.stamp, obj.id))

    # ------------------------------------------------------------ asking

    def ask(self, decision: Decision) -> Answer:
        """The next recorded answer, or the answer of an agent in this process, or `NeedsAnswer`."""
        if not self.ask_forced:
            only = decision.only()
            if only is not None:
                return only
        return self.put(decision)

    def put(self, decision: Decision) -> Answer:
        """The same of a question that is known to have more than one answer."""
        cursor = self.cursor
        if cursor < len(self.answers):
            self.cursor = cursor + 1
            recorded = self.answers[cursor]
            if isinstance(recorded, int) and recorded < 0:
                self.concede(-1 - recorded)
                return self.ask(decision)
            return decision.check(recorded)
        if self.state.out and decision.player in self.state.out:
            return decision.minimal()
        agent = self.agents[decision.player]
        if agent is None:
            raise NeedsAnswer(decision)
        answer = agent(self, decision)
        self.answers.append(answer)
        self.cursor = cursor + 1
        return answer

    def ask_one(self, decision: Decision) -> int:
        answer = self.ask(decision)
        assert isinstance(answer, int)
        return answer

    def ask_many(self, decision: Decision) -> tuple[int, ...]:
        answer = None if self.ask_forced else decision.only()
        if answer is None:
            answer = self.put(decision)
        assert isinstance(answer, tuple)
        return answer

    def changing(self) -> None:
        """To be called before the first change of a segment: the copy that a re-run starts from is taken here."""
        if self.interactive and self.checkpoint is None:
            self.checkpoint = self.state.clone()

    # ------------------------------------------------------------ looking

    def find(self, id: int) -> Obj | None:
        """The object with this id: where it is, or as it last was in play."""
        return self.state.objects.get(id)

    def here(self, id: int) -> Obj | None:
        """The object with this id, if it is still where it was."""
        obj = self.state.objects.get(id)
        if obj is None or obj.gone:
            return None
        return obj

    def pile(self, zone: str, player: int) -> list[Obj]:
        piles = self.state.zones[zone]
        return piles[player] if len(piles) > 1 else piles[0]

    def touch(self, aspect: int) -> None:
        """Something of this aspect has changed: computed characteristics may have."""
        self.deeds += 1
        if aspect & self.reads:
            if aspect & self.body_reads:
                self.stale = True
                self.light = False
            elif not self.stale:
                # Only conditions look at it: whether anything changes is seen by asking them again.
                self.stale = True
                self.light = True
                self.dirt = aspect
            elif self.light:
                self.dirt |= aspect

    def reader(self, obj: Obj) -> Context:
        """The context in which the object reads its own texts: nothing is bound in it."""
        found = self.readers.get(obj.id)
        if found is None or found.source is not obj or found.controller != obj.controller:
            found = self.readers[obj.id] = Context(obj.controller, obj)
        return found

    def heard(self, kinds: int) -> bool:
        """May somebody wait for, remember, replace or forbid events of these kinds?"""
        listened = self.watch_all | self.remember | self.watch_far | self.says_kinds
        return bool(listened & kinds) or self.stale or self.expects(kinds)

    def expects(self, kinds: int) -> bool:
        """Does a delayed ability wait for events of these kinds?"""
        delayed = self.state.delayed
        if delayed is not self.expecting:
            self.expecting = delayed
            self.expected = 0
            for each in delayed:
                self.expected |= each.program.kinds
        return bool(self.expected & kinds)

    def soil(self) -> None:
        """Everything computed must be worked out anew."""
        self.stale = True
        self.light = False
        self.compose_due = True
        self.crowd_due = True
        self.shelf = {}
        # The same abilities may have become another player's.
        self.usable = self.usable[:]
        self.producing = self.producing[:]
        self.upset()

    def upset(self) -> None:
        """Something that everybody has may have changed."""
        holdings = self.holdings
        for player in range(len(holdings)):
            holdings[player] += 1

    def stain(self) -> None:
        """Texts have come or gone: characteristics must be worked out anew, and that shows what else has changed."""
        self.stale = True
        self.light = False

    def opponents(self, player: int) -> list[int]:
        return [p for p in range(self.state.players) if p != player and p not in self.state.out]

    def after(self, player: int) -> int:
        """The next player clockwise who is still in the game."""
        n = self.state.players
        if not self.state.out:
            return (player + 1) % n
        for i in range(1, n + 1):
            if (player + i) % n not in self.state.out:
                return (player + i) % n
        return player

    def in_turn_order(self) -> list[int]:
        """The turn player first, then clockwise."""
        n = self.state.players
        order = [(self.state.active + i) % n for i in range(n)]
        return [p for p in order if p not in self.state.out] if self.state.out else order

    # ------------------------------------------------------------ ending

    def end(self, winner: int, why: str) -> None:
        """The game ends now; winner -1 is a draw."""
        self.changing()
        self.state.over = True
        self.state.winner = winner
        self.state.why_over = why
        raise GameOver

    def concede(self, player: int) -> None:
        """A player gives up: nothing prevents it. The last one left wins; with more the game goes on without them."""
        others = self.opponents(player)
        if len(others) <= 1:
            self.end(others[0] if others else -1, f"player {player} concedes")
        self.leave(player)

    def leave(self, player: int) -> None:
        """A player leaves a game that goes on without them, with everything that is theirs."""
        self.changing()
        state = self.state
        state.out = (*state.out, player)
        state.stack = [item for item in state.stack if item.frame.controller != player]
        state.pending = tuple(waiting for waiting in state.pending if waiting.frame.controller != player)
        for piles in state.zones.values():
            for pile in piles:
                for obj in [obj for obj in pile if obj.owner == player]:
                    pile.remove(obj)
                    obj.gone = True
        self.gather()
        self.soil()
        self.deeds += 1

    def say(self, line: str, *about: int) -> None:
        """A line of the log, kept only while somebody reads along. Committed with the segment."""
        if self.narrate:
            self.lines.append((line, about))
