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
from arbiter.observing.layout import BYTES, DONE_IS, MORE_IS, OPTION, OPTION_IS, QUESTION, short, word_number
from arbiter.observing.picking import DONE, MORE

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.playing.play import Action
    from arbiter.kernel.state import Obj
    from arbiter.observing.cards import CardNumbers
    from arbiter.observing.layout import Layout
    from arbiter.observing.object_rows import Kept
    from arbiter.observing.picking import Picking

ROW: Final = Struct(f"<{len(OPTION)}h")
ASKED: Final = Struct(f"<{len(QUESTION)}h")
DONE_ROW: Final = ROW.pack(DONE_IS, *[0] * (len(OPTION) - 1))
MORE_ROW: Final = ROW.pack(MORE_IS, *[0] * (len(OPTION) - 1))


class Candidates:
    """Makes the rows of questions."""

    __slots__ = ("layout", "cards", "zones", "zeros", "masks")

    def __init__(self, layout: Layout, cards: CardNumbers, zones: dict[str, int]) -> None:
        self.layout: Layout = layout
        self.cards: CardNumbers = cards
        self.zones: dict[str, int] = zones
        self.zeros: bytes = bytes(layout.places * len(OPTION) * BYTES)
        # Open places are always the first ones, so there is one mask for each number of them.
        self.masks: list[bytes] = [b"\x01" * i + b"\x00" * (layout.places - i) for i in range(layout.places + 1)]

    def encode(self, game: Game, picking: Picking, kept: Kept, parts: list[bytes]) -> None:
        """The question, the choices and the mask."""
        decision = picking.decision
        about = game.find(decision.about) if decision.about else None
        parts.append(
            ASKED.pack(
                word_number(decision.kind),
                word_number(decision.why),
                0 if about is None else self.card(game, about, decision.player, False),
                kept.place(decision.about),
                short(len(picking.picked)),
                short(picking.low),
                short(picking.high),
                picking.page,
                picking.pages,
            )
        )
        looking = is_looked_through(decision)
        for choice in picking.choices:
            if choice == DONE:
                parts.append(DONE_ROW)
            elif choice == MORE:
                parts.append(MORE_ROW)
            else:
                parts.append(self.option(game, decision, choice, looking, kept))
        unused = self.layout.places - len(picking.choices)
        parts.append(self.zeros[: unused * len(OPTION) * BYTES])
        parts.append(self.masks[len(picking.choices)])

    def option(self, game: Game, decision: Decision, i: int, looking: bool, kept: Kept) -> bytes:
        if isinstance(decision, ChooseAction):
            return self.action(game, decision.actions[i], decision.player, kept)
        if isinstance(decision, ChooseObjects | Divide):
            return self.thing(game, decision, decision.options[i], looking, kept)
        if isinstance(decision, ChooseOrder) and decision.options is not None:
            return self.thing(game, decision, decision.options[i], looking, kept)
        number, word, objects, second, third = i, 0, 0, 0, 0
        if isinstance(decision, ChooseNumber):
            number = decision.value(i)
        elif isinstance(decision, ChoosePlayer):
            number = (decision.options[i] - decision.player) % game.state.players
        elif isinstance(decision, ChooseOption):
            word = word_number(decision.options[i])
        elif isinstance(decision, ChooseOrder):
            word = word_number(decision.labels[i])
        elif isinstance(decision, ChooseModes):
            number = decision.options[i]
        elif isinstance(decision, ChoosePayment) and i < len(decision.plans):
            ids = [id for id, _ in decision.plans[i]]
            objects = len(ids)
            second = kept.place(ids[0]) if ids else 0
            third = kept.place(ids[1]) if len(ids) > 1 else 0
        number = short(number)
        return ROW.pack(OPTION_IS, word_number(decision.kind), 0, 0, 0, 0, 0, number, word, objects, second, third)

    def action(self, game: Game, action: Action, player: int, kept: Kept) -> bytes:
        obj = action.obj
        if obj is None:
            return ROW.pack(OPTION_IS, word_number(action.kind), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
        ability = 0
        if action.program is not None:
            ability = 1 + (obj.now.programs.index(action.program) if action.program in obj.now.programs else 62)
        objs = action.objs
        return ROW.pack(
            OPTION_IS,
            word_number(action.kind),
            self.card(game, obj, player, False),
            kept.place(obj.id),
            (obj.controller - player) % game.state.players,
            self.zones.get(obj.zone, 0),
            ability,
            short(action.number),
            0,
            len(objs),
            kept.place(objs[0].id) if objs else 0,
            kept.place(objs[1].id) if len(objs) > 1 else 0,
        )

    def thing(self, game: Game, decision: Decision, obj: Obj, looking: bool, kept: Kept) -> bytes:
        player = decision.player
        return ROW.pack(
            OPTION_IS,
            word_number(decision.kind),
            self.card(game, obj, player, looking),
            kept.place(obj.id),
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
