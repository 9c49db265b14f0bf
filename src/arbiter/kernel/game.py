"""A game in progress: the state, the ruleset, the way questions are answered, and what is cached beside them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import arbiter.kernel.reading_chapters  # noqa: F401  (texts are read in games)
from arbiter.kernel.decisions import Answer, ChooseObjects, Confirm, Decision
from arbiter.kernel.errors import BadAnswer, GameOver, NeedsAnswer
from arbiter.kernel.index.in_play import objects_in_play
from arbiter.kernel.index.store import Index
from arbiter.kernel.revisions import ALIKE, LATEST
from arbiter.kernel.state import GameState, Obj
from arbiter.kernel.under_way import UnderWay

if TYPE_CHECKING:
    from arbiter.kernel.facts import Facts
    from arbiter.kernel.ruleset import Ruleset
    from arbiter.kernel.statements import Active
    from arbiter.kernel.telling import Told
    from arbiter.script.base import Statement

Agent = Callable[["Game", Decision], Answer]


class Game:
    """Rule code gets this. It reads and changes the state only through the kernel's procedures."""

    __slots__ = (
        "rules",
        "state",
        "format",
        "revision",
        "facts",
        "index",
        "under_way",
        "answers",
        "cursor",
        "rested_at",
        "agents",
        "checkpoint",
        "interactive",
        "ask_forced",
        "ask_anyway",
        "manual_payment",
        "questions",
        "narrate",
        "told",
    )

    def __init__(self, rules: Ruleset, state: GameState, format: str, facts: Facts) -> None:
        self.rules = rules
        self.state = state
        self.format = format
        self.revision = LATEST  # of what is asked and in which order
        self.facts = facts  # what the cards of this match can do at all
        self.index = Index(state.players)  # what is derived from the state
        self.under_way = UnderWay()  # what is being carried out right now
        self.answers: list[Answer] = []
        self.cursor = 0
        self.rested_at = 0  # how many answers had been used when the segment began that is being run
        self.agents: list[Agent | None] = [None] * state.players
        self.checkpoint: GameState | None = None
        self.interactive = False
        self.ask_forced = False
        self.ask_anyway = False  # whether somebody is asked must not tell what they hold
        self.manual_payment = 0  # bit per player who chooses payments
        self.questions = 0
        self.narrate = False  # does anybody want to be told what happens?
        self.told: list[Told] = []  # what has happened, by `telling`; committed with the segment

    def __reduce__(self) -> tuple[object, ...]:
        from arbiter.kernel.packing import reduced

        return reduced(self)

    @property
    def field(self) -> list[Obj]:
        """Everything in play."""
        zones = self.rules.zones
        return self.state.zones[zones.main][0] if zones.one_in_play else objects_in_play(self)

    @property
    def says(self) -> dict[type[Statement], list[Active]]:
        """The statements in force, by their kind."""
        return self.index.worked_out.statements

    # ------------------------------------------------------------ asking

    @property
    def conceals(self) -> bool:
        """Would others draw conclusions from whether somebody is asked? Games of before go on as they began."""
        return self.ask_anyway and self.revision >= ALIKE

    def ask(self, decision: Decision) -> Answer:
        """The next recorded answer, or the answer of an agent in this process, or `NeedsAnswer`."""
        if not self.ask_forced:
            only = decision.only()
            if only is not None:
                return only
        return self.put(decision)

    def put(self, decision: Decision) -> Answer:
        """The same of a question that is known to have more than one answer."""
        # Who is no longer in the game is not asked: the recorded answers are those of the others.
        if (self.state.out or self.under_way.leaving) and self.has_left(decision.player):
            return decision.minimal()
        cursor = self.cursor
        if cursor < len(self.answers):
            self.cursor = cursor + 1
            recorded = self.answers[cursor]
            if isinstance(recorded, int) and recorded < 0:
                self.concede(-1 - recorded)
                return self.ask(decision)
            return decision.check(recorded)
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

    def ask_for_one(self, player: int, options: list[Obj], why: str, about: int = 0) -> Obj:
        """The one of these objects that the player names."""
        return options[self.ask_many(ChooseObjects(player, options, 1, 1, why, about))[0]]

    def confirms(self, player: int, why: str, about: int, possible: bool, question: str = "") -> bool:
        """Does the player want it? Where what they hold decides whether they can, they are asked in any case at a table
        at which the others would draw conclusions."""
        if not possible and not self.ask_anyway:
            return False
        return bool(self.put(Confirm(player, why, about, question, possible)))

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
        """The game ends now; winner -1 is a draw. Nobody wins who has given up."""
        self.changing()
        if winner in self.under_way.leaving:
            winner = -1
        self.state.finish(winner, why)
        raise GameOver

    def concede(self, player: int) -> None:
        """A player gives up: nothing prevents it. The last one left wins; with more the game goes on without them.

        What is being carried out is finished first, and they are asked nothing more; then they leave (`leaving`).
        """
        if not 0 <= player < self.state.players or self.has_left(player):
            raise BadAnswer(f"player {player} is not in the game")
        others = [other for other in self.opponents(player) if other not in self.under_way.leaving]
        if len(others) <= 1:
            self.end(others[0] if others else -1, f"player {player} concedes")
        self.under_way.leaving = (*self.under_way.leaving, player)

    def has_left(self, player: int) -> bool:
        """Is the player out of a game that goes on, or as good as out of it?"""
        return player in self.state.out or player in self.under_way.leaving
