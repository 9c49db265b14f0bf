"""The choices at a question as numbers: what each is, which card and which object it is about; and the mask."""

from __future__ import annotations

from struct import Struct
from typing import TYPE_CHECKING, Final

from arbiter.kernel.decisions import (
    ChooseAction,
    ChooseModes,
    ChooseNumber,
    ChooseObjects,
    ChooseOption,
    ChooseOrder,
    ChoosePayment,
    ChoosePlayer,
    Decision,
    Divide,
)
from arbiter.kernel.sight import is_looked_through
from arbiter.kernel.views import is_visible, known_face
from arbiter.observing.layout import BYTES, DONE_IS, MORE_IS, MOST, OPTION, OPTION_IS, QUESTION, word_number
from arbiter.observing.picking import DONE, MORE

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.playing.play import Action
    from arbiter.kernel.state import Obj
    from arbiter.observing.cards import CardNumbers
    from arbiter.observing.layout import Layout
    from arbiter.observing.picking import Picking

ROW: Final = Struct(f"<{len(OPTION)}h")
ASKED: Final = Struct(f"<{len(QUESTION)}h")
DONE_ROW: Final = ROW.pack(DONE_IS, *[0] * (len(OPTION) - 1))
MORE_ROW: Final = ROW.pack(MORE_IS, *[0] * (len(OPTION) - 1))


class Candidates:
    """Makes the rows of questions."""

    __slots__ = ("layout", "cards", "zones", "words", "zeros", "masks")

    def __init__(self, layout: Layout, cards: CardNumbers, zones: dict[str, int]) -> None:
        self.layout: Layout = layout
        self.cards: CardNumbers = cards
        self.zones: dict[str, int] = zones
        self.words: dict[str, int] = {}
        self.zeros: bytes = bytes(layout.places * len(OPTION) * BYTES)
        # Open places are always the first ones, so there is one mask for each number of them.
        self.masks: list[bytes] = [b"\x01" * i + b"\x00" * (layout.places - i) for i in range(layout.places + 1)]

    def word(self, word: str) -> int:
        known = self.words.get(word)
        if known is None:
            known = self.words[word] = word_number(word)
        return known

    def encode(self, game: Game, picking: Picking, places: dict[int, int]) -> list[bytes]:
        """The question, the choices and the mask."""
        decision = picking.decision
        about = game.find(decision.about) if decision.about else None
        parts: list[bytes] = [
            ASKED.pack(
                self.word(decision.kind),
                self.word(decision.why),
                0 if about is None else self.card(game, about, decision.player, False),
                places.get(decision.about, 0),
                min(MOST, len(picking.picked)),
                min(MOST, picking.low),
                min(MOST, picking.high),
                picking.page,
                picking.pages,
            )
        ]
        looking = is_looked_through(decision)
        for choice in picking.choices:
            if choice == DONE:
                parts.append(DONE_ROW)
            elif choice == MORE:
                parts.append(MORE_ROW)
            else:
                parts.append(self.option(game, decision, choice, looking, places))
        unused = self.layout.places - len(picking.choices)
        parts.append(self.zeros[: unused * len(OPTION) * BYTES])
        parts.append(self.masks[len(picking.choices)])
        return parts

    def option(self, game: Game, decision: Decision, i: int, looking: bool, places: dict[int, int]) -> bytes:
        if isinstance(decision, ChooseAction):
            return self.action(game, decision.actions[i], decision.player, places)
        if isinstance(decision, ChooseObjects | Divide):
            return self.thing(game, decision, decision.options[i], looking, places)
        if isinstance(decision, ChooseOrder) and decision.options is not None:
            return self.thing(game, decision, decision.options[i], looking, places)
        number, word, objects, second, third = i, 0, 0, 0, 0
        if isinstance(decision, ChooseNumber):
            number = decision.value(i)
        elif isinstance(decision, ChoosePlayer):
            number = (decision.options[i] - decision.player) % game.state.players
        elif isinstance(decision, ChooseOption):
            word = self.word(decision.options[i])
        elif isinstance(decision, ChooseOrder):
            word = self.word(decision.labels[i])
        elif isinstance(decision, ChooseModes):
            number = decision.options[i]
        elif isinstance(decision, ChoosePayment) and i < len(decision.plans):
            ids = [id for id, _ in decision.plans[i]]
            objects = len(ids)
            second = places.get(ids[0], 0) if ids else 0
            third = places.get(ids[1], 0) if len(ids) > 1 else 0
        number = max(-MOST, min(MOST, number))
        return ROW.pack(OPTION_IS, self.word(decision.kind), 0, 0, 0, 0, 0, number, word, objects, second, third)

    def action(self, game: Game, action: Action, player: int, places: dict[int, int]) -> bytes:
        obj = action.obj
        if obj is None:
            return ROW.pack(OPTION_IS, self.word(action.kind), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
        ability = 0
        if action.program is not None:
            ability = 1 + (obj.now.programs.index(action.program) if action.program in obj.now.programs else 62)
        objs = action.objs
        return ROW.pack(
            OPTION_IS,
            self.word(action.kind),
            self.card(game, obj, player, False),
            places.get(obj.id, 0),
            (obj.controller - player) % game.state.players,
            self.zones.get(obj.zone, 0),
            ability,
            max(-MOST, min(MOST, action.number)),
            0,
            len(objs),
            places.get(objs[0].id, 0) if objs else 0,
            places.get(objs[1].id, 0) if len(objs) > 1 else 0,
        )

    def thing(self, game: Game, decision: Decision, obj: Obj, looking: bool, places: dict[int, int]) -> bytes:
        player = decision.player
        return ROW.pack(
            OPTION_IS,
            self.word(decision.kind),
            self.card(game, obj, player, looking),
            places.get(obj.id, 0),
            (obj.controller - player) % game.state.players,
            self.zones.get(obj.zone, 0),
            0,
            0,
            0,
            0,
            0,
            0,
        )

    def card(self, game: Game, obj: Obj, player: int, looking: bool) -> int:
        """The card's number, if the player may know it, as `wording` names it to them."""
        if looking or obj.gone or obj.id == game.under_way.playing or is_visible(game, obj, player):
            return self.cards.of(obj.face if looking else known_face(game, obj, player))
        return 0
