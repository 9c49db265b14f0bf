"""Chapter 712: the Revolution Order process: a resonator spell is ordered and enters the field as a J-ruler."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.games.fow import card_types
from arbiter.games.fow.forbidden_processes import REVOLUTION_ORDER, is_prohibited
from arbiter.games.fow.zones import ORDER, RULER, SIDED, company
from arbiter.kernel import setters
from arbiter.kernel.context import Context
from arbiter.kernel.decisions import ChooseObjects
from arbiter.kernel.effects.lasting import add_ongoing
from arbiter.kernel.events import moving
from arbiter.kernel.index.type_index import those_of
from arbiter.kernel.memory import note, times
from arbiter.kernel.perform import perform
from arbiter.kernel.playing.finishing import can_finish_somehow
from arbiter.kernel.playing.paying import lock
from arbiter.kernel.playing.play import Play
from arbiter.kernel.revisions import FINISHABLE
from arbiter.kernel.state import READY
from arbiter.kernel.traits import Face
from arbiter.script import abilities as ab
from arbiter.script import statements as st
from arbiter.script.base import How, Lasting
from arbiter.script.costs import Mana

if TYPE_CHECKING:
    from arbiter.kernel.events import Event
    from arbiter.kernel.game import Game
    from arbiter.kernel.program import Program
    from arbiter.kernel.state import Obj
    from arbiter.script.base import CostPart

ORDERED: Final = "ordered"
FACES: dict[tuple[Face, Face], Face] = {}  # ordered resonators, by the card and the order


def section(obj: Obj) -> Program | None:
    """The [Revolution Order] section of a ruler."""
    for program in obj.now.programs:
        ability = program.ability
        if isinstance(ability, ab.Keyword) and ability.name == "revolution_order":
            return program
    return None


def order_side(obj: Obj) -> Face | None:
    return next((face for face in obj.face.other if face.traits.type_bits & card_types.ORDER), None)


def orderers(game: Game, play: Play) -> list[Obj]:
    """712.1, 712.2b: recovered rulers that could order this spell, their own cost included."""
    if not play.obj.now.type_bits & card_types.RESONATOR or play.how:
        return []
    found: list[Obj] = []
    for obj in company(game):
        if obj.controller != play.player or obj.zone != RULER or obj.turned != READY or not obj.face_up:
            continue
        program = section(obj)
        if program is None or order_side(obj) is None or times(game, play.player, f"orders with {obj.card}"):
            continue
        if is_prohibited(game, play.player, obj, REVOLUTION_ORDER):
            continue
        gate = program.ability.gate
        if gate is not None and not evaluate.holds(game, gate, Context(play.player, obj)):
            continue
        before = play.parts, play.added
        ask_for(game, play, cost_of(game, play.player, obj, program))
        if can_finish_somehow(game, play):
            found.append(obj)
        play.parts, play.added = before
    return found


def cost_of(game: Game, player: int, ruler: Obj, program: Program) -> list[CostPart]:
    """712.2a; 712.2c: texts about [Revolution Order] change what its section asks for, and not the spell's cost."""
    ability = program.ability
    assert isinstance(ability, ab.Keyword)
    process = Play("order", player, ruler, program)
    process.ability_kind = "revolution_order"
    process.parts = [Mana()] if ability.cost is None else list(ability.cost.parts)
    lock(game, process)
    price = Mana(process.coloured, process.total - sum(count for _, count in process.coloured))
    return [price, *(part for part in process.parts if not isinstance(part, Mana))]


def ask_for(game: Game, play: Play, parts: list[CostPart]) -> None:
    """712.2: it is paid besides what the spell costs, also where another cost or none is paid for that."""
    play.parts = [*play.parts, *parts]
    if game.revision >= FINISHABLE:
        play.added = (*play.added, *parts)


def choose_order(game: Game, play: Play) -> None:
    """903.2d, 712.2: whether the card is ordered, and what must be paid for it."""
    for obj in those_of(game, SIDED, play.player):
        if obj.zone == RULER and section(obj) is not None:
            break
    else:
        return
    found = orderers(game, play)
    if not found:
        return
    picked = game.ask_many(ChooseObjects(play.player, found, 0, 1, "order", play.obj.id))
    if picked:
        ruler = found[picked[0]]
        program = section(ruler)
        assert program is not None
        ask_for(game, play, cost_of(game, play.player, ruler, program))
        play.how = f"{ORDERED}:{ruler.id}"


def note_order(game: Game, play: Play) -> None:
    """712.1: a ruler goes through the process once a turn."""
    ruler = ordering(game, play.how)
    if ruler is not None:
        note(game, play.player, f"orders with {ruler.card}")


def protect(game: Game, play: Play) -> None:
    """712.2: an ordered spell cannot be chased or cancelled, and goes nowhere but to the field."""
    if is_ordered(play.how) and play.result is not None:
        marks = tuple(st.Mark(name) for name in ("cannot_be_chased", "cannot_be_cancelled", "only_to_field"))
        add_ongoing(game, Context(play.player, play.result), [play.result], marks, (), Lasting.ON_FIELD, unsaid=True)


def ordering(game: Game, how: str) -> Obj | None:
    kind, _, id = how.partition(":")
    return game.here(int(id)) if kind == ORDERED else None


def is_ordered(how: str) -> bool:
    return how.startswith(ORDERED)


def entering(game: Game, event: Event) -> None:
    """712.3, 702.3a: the ruler goes to the order area and the resonator is a J-ruler with all that the order grants."""
    obj = event.result
    if obj is None or not is_ordered(obj.arrival.by):
        return
    ruler = ordering(game, obj.arrival.by)
    if ruler is None or ruler.zone != RULER:
        return
    side = order_side(ruler)
    if side is None:
        return
    setters.show_side(game, obj, ordered_face(game, obj.face, side))
    move = moving(ruler, ORDER, How.PUT, game.rules.zones.in_play, ruler.controller, "order")
    move.face = side
    perform(game, [move])
    setters.link(game, ruler, obj.id)


def ordered_face(game: Game, face: Face, order: Face) -> Face:
    """712.3b: no longer a resonator, a J-ruler with a cost, and what it gained cannot be lost."""
    made = FACES.get((face, order))
    if made is None:
        traits = face.traits.copy()
        traits.type_bits = traits.type_bits & ~card_types.RESONATOR | card_types.J_RULER
        traits.flags = traits.flags | {ORDERED}
        traits.keywords = traits.keywords | order.traits.keywords
        traits.programs = (*traits.programs, *order.traits.programs)
        made = FACES[face, order] = Face(f"{face.key}+{order.key}", face.name, traits, face.text, True)
        made.price = face.price
        made.front = face
        made.firm = order.traits.copy()  # 712.3b, 1020.1
        made.firm.type_bits = card_types.J_RULER
    return made


def non_ordering(game: Game) -> list[Event]:
    """1208.1: an order that orders nothing goes back to the ruler area, ruler side up."""
    return [
        moving(obj, RULER, How.PUT, game.rules.zones.in_play, obj.controller, "order")
        for obj in company(game)
        if obj.zone == ORDER and game.here(obj.host) is None
    ]
