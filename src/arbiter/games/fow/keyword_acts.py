"""Chapter 1100: what keyword abilities do that needs a procedure: [Investigate], [Fate], [Mobilize], [Upgrading]."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.games.fow import card_types
from arbiter.games.fow.zones import DECK, FIELD, HAND, OUTSIDE, RULER
from arbiter.kernel import events as ev
from arbiter.kernel import setters, table_setters
from arbiter.kernel.counting import VOTE
from arbiter.kernel.decisions import ChooseOption
from arbiter.kernel.effects.lasting import add_ongoing, delay
from arbiter.kernel.effects.picking import show
from arbiter.kernel.events import Event, moving
from arbiter.kernel.perform import perform
from arbiter.kernel.telling import tell
from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script import statements as st
from arbiter.script.base import How, Lasting, Quality, Status
from arbiter.script.nouns import YOU, Every, Group, In
from arbiter.script.patterns import StepBegins

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj
    from arbiter.kernel.traits import Face
    from arbiter.script.effects import Perform

REVEALED: Final = Group((In(Status.FACE_UP),), (DECK,), YOU)
EXPEL: Final = fx.Delay(StepBegins("end"), (fx.Perform("expel", Every(REVEALED)),))  # 1170.2


def investigate(game: Game, effect: Perform, ctx: Context) -> None:
    """1170.2: the top cards lie face up in the deck, for everybody to see, and may be played from there this turn."""
    assert effect.amount is not None
    count = evaluate.amount(game, effect.amount, ctx)
    pile = game.pile(DECK, ctx.controller)
    for obj in show(game, pile[-1 : -count - 1 : -1], -1):  # 1170.5
        if not obj.face_up:  # 1170.6  what is revealed already stays so
            setters.turn_face(game, obj, True)
    add_ongoing(game, ctx, [], (), (st.Permit("cast", REVEALED),), Lasting.TURN)
    delay(game, EXPEL, ctx)


def keep_revealed(game: Game, before: Obj, obj: Obj) -> Obj:
    """1170.8: a revealed card that stays in the deck is face down again, unless nothing face down lies above it."""
    if before.face_up and before.zone == DECK:
        pile = game.pile(DECK, obj.owner)
        return setters.turn_face(game, obj, all(other.face_up for other in pile[pile.index(obj) + 1 :]))
    return obj


# ---------------------------------------------------------------- 1172  consensus


def consensus(game: Game, effect: Perform, ctx: Context) -> None:
    """1172.2, 1172.3: from the next player on everybody chooses one of the two; the majority wins, or it is a tie."""
    options = tuple(str(effect.word).split("/"))
    votes = [0, 0]
    player = ctx.controller
    for _ in range(game.state.players - len(game.state.out)):
        player = game.after(player)
        about = 0 if ctx.source is None else ctx.source.id
        picked = game.ask_one(ChooseOption(player, options, "vote", about))
        votes[picked] += 1
    outcome = "tie" if votes[0] == votes[1] else options[votes[1] > votes[0]]
    tell(game, "votes", ctx.controller, word=outcome)
    ctx.words = {**ctx.words, VOTE: outcome}
    source = ctx.source
    if source is not None and source.zone == FIELD:
        # Its abilities ask for it later.
        add_ongoing(game, ctx, [source], (st.AddKeyword(f"voted:{outcome}"),), (), Lasting.ON_FIELD, unsaid=True)


# ---------------------------------------------------------------- 1178  fate


def sub_ruler_side(obj: Obj) -> Face | None:
    return next((face for face in (obj.face, *obj.face.other) if face.traits.type_bits & card_types.SUB_RULER), None)


def fate(game: Game, effect: Perform, ctx: Context) -> None:
    """1178.2: to the ruler area of the first player, to the hand of the others; 1178.3: from the field, turned over."""
    player = ctx.controller
    for obj in evaluate.present(game, effect.thing, ctx):
        face = sub_ruler_side(obj)
        if face is None or obj.owner != player:
            continue
        subs = [
            o
            for o in game.field
            if o.controller == player and o.zone == RULER and o.now.type_bits & card_types.SUB_RULER
        ]
        if effect.word == "judgment":
            if obj.zone == FIELD and not any(o.now.names & face.traits.names for o in subs):
                put_as_ruler(game, obj, face, player)
        elif obj.zone == OUTSIDE and player == game.state.starting:
            if not subs:
                put_as_ruler(game, obj, face, player)
        elif obj.zone == OUTSIDE:
            event = moving(obj, HAND, How.PUT, game.rules.zones.in_play, player, "fate")
            perform(game, [event])
    if effect.word == "game":
        stop_the_rest(game, player)


def put_as_ruler(game: Game, obj: Obj, face: Face, player: int) -> None:
    event = moving(obj, RULER, How.PUT, game.rules.zones.in_play, player, "fate")
    event.face = face
    event.control = player
    if game.state.players > 2:
        event.counters = (("convoke", 3),)  # 1178.3
    perform(game, [event])


def stop_the_rest(game: Game, player: int) -> None:
    """1178.2: the player's other abilities are cancelled, and what they revealed outside the game is hidden again."""
    state = game.state
    left = [item for item in state.stack if item.frame.controller != player or item is state.stack[-1]]
    table_setters.set_stack(game, left)
    waiting = tuple(pending for pending in state.pending if pending.frame.controller != player)
    table_setters.set_pending(game, waiting)
    for obj in state.zones[OUTSIDE][player][:]:
        if obj.seen:
            setters.turn_face(game, setters.hide(game, obj, 1 << player), False)


# ---------------------------------------------------------------- 1129.4  mobilizing, 1044  upgrading


def mobilize(game: Game, effect: Perform, ctx: Context) -> None:
    """1129.4: they attack and block without paying; regalia with [Mobilize] are resonators as well.

    909.1: where the text does not say how long, they are as long as they are in the field.
    """
    lasting = Lasting.TURN if effect.word == Lasting.TURN.value else Lasting.GAME
    for obj in evaluate.present(game, effect.thing, ctx):
        changes: tuple[st.Mark | st.AddWord, ...] = (st.Mark("mobilized"),)
        if obj.now.type_bits & card_types.REGALIA and any(
            isinstance(program.ability, ab.Keyword) and program.ability.name == "mobilize"
            for program in obj.now.programs
        ):
            changes = (*changes, st.AddWord(Quality.TYPE, "resonator"))
        add_ongoing(game, ctx, [obj], changes, (), lasting)


def upgrade(game: Game, effect: Perform, ctx: Context) -> None:
    """1044.1, 1044.2: a sub-ruler is upgraded once, and has its [Upgrading] text from then on."""
    for obj in evaluate.present(game, effect.thing, ctx):
        if obj.now.type_bits & card_types.SUB_RULER and obj.zone == RULER and not obj.count("upgraded"):
            perform(game, [Event(ev.COUNTS, obj, obj.controller, 1, ctx.source, ctx.controller, "", "upgraded")])


KEYWORD_ACTS: dict[str, Callable[[Game, Perform, Context], None]] = {
    "investigate": investigate,
    "consensus": consensus,
    "fate": fate,
    "mobilize": mobilize,
    "upgrade": upgrade,
}
