"""Chapters 203, 907 and 1002: aether. What casters produce, what a card asks for, and when aether is erased.

The aether of a card with several elements has all of them (907.6): such a unit is named by all of them together, and
when it pays it counts as one of them. So a card with two elements is paid with two units at least (203.2, 903.2g-5).
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from arbiter.games.caster import card_types
from arbiter.games.caster.zones import COIN, ELEMENTS, FIELD, GRAVEYARD, VOID
from arbiter.kernel import events as ev
from arbiter.kernel.events import Event
from arbiter.kernel.perform import announce, perform
from arbiter.kernel.playing.commit import resolve_at_once
from arbiter.kernel.playing.pool import clear_pools
from arbiter.kernel.resource_table import ResourceTable, any_excess
from arbiter.kernel.sources import Source, recoloured
from arbiter.kernel.traits import NOTHING, Face, Traits
from arbiter.script import abilities as ab
from arbiter.script.amounts import Number
from arbiter.script.base import How
from arbiter.script.costs import Cost, Mana, MoveThis, RestThis
from arbiter.script.effects import Produce
from arbiter.script.nouns import YOU

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.playing.play import Play
    from arbiter.kernel.program import Library, Program
    from arbiter.kernel.state import Obj

AETHER: Final = "aether of its element"  # the name of the ability that every caster has
JOIN: Final = "/"  # between the elements of one unit
LAST: Final = 20  # what is banished for aether is spared as long as anything else will do
UNIVERSAL: Final = "universal"  # aether of any element pays for its element (1002.2)
UNITED: Final = "united_front:"  # 1108.2  the keyword with the trait behind it
ANY_ELEMENT: Final = "element"  # 1002.2  asked for: aether of any one of the seven


def unit_of(colours: frozenset[str]) -> str:
    """What one unit of a caster's aether is called."""
    return JOIN.join(sorted(colours)) if colours else VOID


def elements_of(unit: str) -> tuple[str, ...]:
    """The elements of a unit; of void aether none but its own word."""
    return tuple(unit.split(JOIN)) if JOIN in unit else (unit,)


@cache
def aether_ability(colours: frozenset[str], level: int) -> ab.Activated:
    """907.6: every caster rests for aether of its element, as much as its level."""
    made = Produce(YOU, unit_of(colours), Number(level))
    text = f"{{Rest}}: Produce {level} {unit_of(colours)} aether."
    return ab.Activated(text, None, Cost((RestThis(),)), (made,), zones=(FIELD,), name=AETHER, resource=True)


def aether_program(library: Library, colours: frozenset[str], level: int) -> Program:
    """The same, ready to run; it is one of the abilities of every caster's face."""
    program = library.program(aether_ability(colours, level))
    program.yields = (tuple(sorted(colours)) or (VOID,), level)
    return program


def spending(program: Program) -> Program:
    """907.2, 1002.6: an aether ability for which its card is banished is played while paying, too; and so is one that
    produces several of an element yet to be chosen, all of which are of that one (907.7)."""
    ability = program.ability
    if program.yields is not None or not isinstance(ability, ab.Activated) or not ability.resource or program.mana:
        return program
    if not (program.rests or program.moves):
        return program
    plain = ability.limits is ab.FREELY and ability.gate is None and len(ability.effects) == 1
    made = ability.effects[0] if plain else None
    if isinstance(made, Produce) and made.who == YOU and isinstance(made.amount, Number) and made.amount.value > 0:
        if all(isinstance(part, RestThis | MoveThis) for part in ability.cost.parts):
            program.yields = (made.options or elements_of(made.colour), made.amount.value)
            program.only_for = made.only_for
    return program


def yield_of(obj: Obj, program: Program) -> tuple[tuple[str, ...], int]:
    """907.6: a caster's aether follows its element and level as they are now."""
    assert program.yields is not None
    now = obj.now
    if now is obj.face.traits:
        return program.yields
    if is_casters(program):
        if not now.type_bits & card_types.CASTER:
            return (VOID,), 0  # only casters have the ability: not what has become something else (1014.1)
        return tuple(sorted(now.colours)) or (VOID,), max(0, now.level)
    return program.yields


def produce(game: Game, play: Play) -> None:
    """907.3: an aether ability is resolved at once, without the chase zone."""
    assert play.program is not None
    if not is_casters(play.program):
        resolve_at_once(game, play)
        return
    obj, player = play.obj, play.player
    colours, level = yield_of(obj, play.program)
    perform(game, [Event(ev.RESTS, obj, player, 0, None, player, "cost")])
    announce(game, Event(ev.USES, obj, player, 1, None, player, "", "resource"))
    event = Event(ev.PRODUCES, obj, player, level, None, player, "ability", JOIN.join(colours))
    perform(game, [event])


@cache
def coin_face(library: Library) -> Face:
    """403.6a: the coin token has no type; banished, it produces one aether without an element."""
    ability = ab.Activated(
        "Banish this card: Produce {1}. Play this ability only from your caster zone.",
        cost=Cost((MoveThis(GRAVEYARD, How.BANISH),)),
        effects=(Produce(YOU, VOID, Number(1)),),
        zones=(FIELD,),
        resource=True,
    )
    types = frozenset({COIN})
    program = spending(library.program(ability))
    traits = Traits(NOTHING, types, NOTHING, NOTHING, NOTHING, 0, 0, 0, 0, 0, NOTHING, NOTHING, (program,))
    return Face("(coin)", "Coin", traits, ability.text)


@cache
def price(colours: frozenset[str], cost: int, variable: bool) -> Mana:
    """203.2, 1002.4: so much aether, and of each element of the card one at least.

    203.3: a card without a cost costs nothing, and nothing is asked of its element either.
    """
    if variable:
        # 203.4, 903.2d-1  X is the whole cost, what its elements ask for included
        return Mana(tuple((colour, 1) for colour in sorted(colours)), -len(colours), "X")
    if cost < len(colours):
        return Mana((), cost)
    return Mana(tuple((colour, 1) for colour in sorted(colours)), cost - len(colours))


def price_of(obj: Obj) -> Mana:
    """203.1: what the card costs now, by its cost and its element."""
    printed = obj.face.price
    if obj.now is obj.face.traits and printed:
        return printed
    variable = printed is not None and printed.variable is not None
    return price(obj.now.colours & ALL, max(0, obj.now.cost), variable)


ALL: Final = frozenset(ELEMENTS)


def aether_of(game: Game, obj: Obj, program: Program) -> Source | None:
    """907.2, 1002.6: an aether ability that may be played while paying."""
    if obj.turned:
        return None
    colours, amount = yield_of(obj, program)
    if amount <= 0:
        return None
    weight = LAST if program.moves else 0 if colours[0] == VOID else len(colours)
    source = Source(obj, colours, amount, amount > 1, weight, "banish" if program.moves else "ability")
    if len(colours) > 1 and is_casters(program):
        source.apart = True
        source.word = JOIN.join(colours)  # 907.6  each unit has all the elements
    return source


def is_casters(program: Program) -> bool:
    """907.6: is it the ability that every caster has? Of any other's elements one is chosen (907.7)."""
    return isinstance(program.ability, ab.Activated) and program.ability.name == AETHER


def as_needed(game: Game, play: Play, sources: list[Source]) -> list[Source]:
    """1002.2: any of the seven elements; 1108.2: whatever element the aether of a caster with the trait has."""
    if play.ability_kind != "summon":
        return sources
    traits = {word[len(UNITED) :] for word in play.obj.now.keywords if word.startswith(UNITED)}
    if not (traits or play.any_colour):
        return sources
    needed = tuple(colour for colour, _ in price_of(play.obj).coloured)
    found: list[Source] = []
    for source in sources:
        colours = source.colours
        if not ALL.isdisjoint(colours):  # void aether is of no element
            if play.any_colour:
                colours = (*colours, ANY_ELEMENT)
            from_whom = source.obj if source.unit is None else game.find(source.unit.source)
            if (
                traits
                and from_whom is not None
                and from_whom.now.type_bits & card_types.CASTER
                and traits & from_whom.now.kinds
            ):
                colours = (*colours, *(colour for colour in needed if colour not in colours))
        found.append(source if colours is source.colours else recoloured(source, colours))
    return found


# 907.4  what is produced beyond the cost is not lost: it stays with the player
RESOURCES: Final = ResourceTable(ability=aether_of, unit=elements_of, excess=any_excess, widened=as_needed)


def recolour(game: Game, play: Play, total: int) -> None:
    """903.2g-4, 903.2g-5: a changed cost still asks for each element, and is never less than their number."""
    if play.ability_kind != "summon":
        asked = sum(count for _, count in play.coloured)
        play.total = max(total, asked)
        return
    if play.free:
        play.total = total  # 903.2g-2, 903.2g-3  the cost with its elements is gone; what is added asks for none
        return
    colours = play.obj.now.colours & ALL
    if total < play.total:
        total = max(total, min(len(colours), play.total))
    play.total = total
    if play.any_colour and colours:
        play.coloured = ((ANY_ELEMENT, 1),) if total else ()  # 1002.2
    else:
        play.coloured = tuple((colour, 1) for colour in sorted(colours)) if total >= len(colours) else ()


def erase(game: Game) -> None:
    """507.5b: all produced aether of both players is erased."""
    clear_pools(game)
