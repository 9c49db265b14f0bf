"""What the players have done so far, as each of them may know it.

Of what a player did, the others learn what was done and never what was declined: that somebody could have acted, and
did not, is theirs alone to know. Of objects that were chosen a player hears as far as they saw them then, or see them
when they are asked next: not at others' questions in between, since that there was one would be told by it.
"""

from __future__ import annotations

from struct import Struct
from typing import TYPE_CHECKING, Final

from arbiter.kernel.decisions import (
    Answer,
    ChooseAction,
    ChooseNumber,
    ChooseObjects,
    ChooseOption,
    ChooseOrder,
    ChoosePayment,
    ChoosePlayer,
    Confirm,
    Decision,
    Divide,
)
from arbiter.kernel.views import is_visible, known_face
from arbiter.observing.layout import DEED, MOST, word_number

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj
    from arbiter.observing.cards import CardNumbers

ROW: Final = Struct(f"<{len(DEED)}h")
KEPT: Final = 256  # rows a player's list is cut back from, now and then


class Deed:
    """One answer, before it has been seen what came of it."""

    __slots__ = ("player", "kind", "why", "objects", "number", "declined", "private", "turn")

    def __init__(self, game: Game, decision: Decision, answer: Answer) -> None:
        self.player: int = decision.player
        self.kind: str = decision.kind
        self.why: str = decision.why
        self.objects: list[int] = []  # ids
        self.number: int = 0
        self.declined: bool = False
        self.private: bool = False
        self.turn: int = game.state.turn
        if isinstance(decision, ChooseAction):
            assert isinstance(answer, int)
            action = decision.actions[answer]
            self.kind = action.kind
            self.declined = action.obj is None
            if action.obj is not None:
                self.objects = [action.obj.id, *[obj.id for obj in action.objs]]
            return
        self.private = decision.is_private() or isinstance(decision, ChooseOrder | ChoosePayment)
        if isinstance(decision, ChooseObjects | Divide):
            assert isinstance(answer, tuple)
            chosen = [decision.options[i] for i in answer] if isinstance(decision, ChooseObjects) else decision.options
            self.objects = [obj.id for obj in chosen]
            self.declined = not chosen
        elif isinstance(decision, ChooseNumber):
            assert isinstance(answer, int)
            self.number = decision.value(answer)
        elif isinstance(decision, Confirm):
            self.declined = answer == 0
            self.number = 0 if self.declined else 1
        elif isinstance(decision, ChoosePlayer):
            assert isinstance(answer, int)
            self.number = decision.options[answer]
        elif isinstance(decision, ChooseOption):
            assert isinstance(answer, int)
            self.number = word_number(decision.options[answer])
        elif isinstance(answer, tuple):
            self.declined = not answer
            self.number = answer[0] if answer else 0


class Deeds:
    """The deeds of a game, as rows of numbers for each player."""

    __slots__ = ("cards", "rows", "waiting")

    def __init__(self, players: int, cards: CardNumbers) -> None:
        self.cards: CardNumbers = cards
        self.rows: list[list[bytes]] = [[] for _ in range(players)]
        # For each player what they have not been told of yet, with what they saw of its objects when it was done.
        self.waiting: list[list[tuple[Deed, list[int]]]] = [[] for _ in range(players)]

    def add(self, game: Game, decision: Decision, answer: Answer) -> None:
        deed = Deed(game, decision, answer)
        for viewer, waiting in enumerate(self.waiting):
            if deed.player == viewer or not (deed.declined or deed.private):
                waiting.append((deed, [self.seen_card(game, id, viewer) for id in deed.objects]))

    def settle(self, game: Game, viewer: int) -> None:
        """The viewer looks up: they are asked, or the game is over, and see what has come of what was done."""
        rows = self.rows[viewer]
        for deed, shown in self.waiting[viewer]:
            row = self.row(game, deed, shown, viewer)
            if row is not None:
                rows.append(row)
                if len(rows) > 2 * KEPT:
                    del rows[:KEPT]
        self.waiting[viewer] = []

    def row(self, game: Game, deed: Deed, shown: list[int], viewer: int) -> bytes | None:
        seen: list[int] = []
        for i, id in enumerate(deed.objects):
            number = shown[i] or self.seen_card(game, id, viewer)
            if number:
                seen.append(number)
        if deed.objects and not seen and deed.player != viewer:
            return None
        players = game.state.players
        return ROW.pack(
            1 + (deed.player - viewer) % players,
            word_number(deed.kind),
            word_number(deed.why),
            seen[0] if seen else 0,
            seen[1] if len(seen) > 1 else 0,
            max(-MOST, min(MOST, deed.number)),
            min(MOST, deed.turn),
        )

    def seen_card(self, game: Game, id: int, viewer: int) -> int:
        """The number of the card, if the viewer can tell it where it lies now."""
        obj: Obj | None = game.find(id)
        for _ in range(4):  # it may have moved on
            if obj is None or not obj.gone or not obj.became:
                break
            obj = game.find(obj.became)
        if obj is None or not is_visible(game, obj, viewer):  # of what has gone: where it lay last
            return 0
        face = known_face(game, obj, viewer)
        return 0 if face.is_back else self.cards.of(face)

    def newest(self, viewer: int, most: int) -> list[bytes]:
        """The last rows, the newest first."""
        found = self.rows[viewer][-most:]
        found.reverse()
        return found

    def copy(self) -> Deeds:
        made = Deeds(len(self.rows), self.cards)
        made.rows = [rows[:] for rows in self.rows]
        made.waiting = [waiting[:] for waiting in self.waiting]
        return made
