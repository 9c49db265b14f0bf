"""What is missing where a cost cannot be paid: so much of it, a colour, a card to give up. Asked only to tell a player.

Parts are looked at one after the other, and the first that cannot be paid by itself is told. Where each could be, but
not all together, because they want the same cards, that is told.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from arbiter.kernel.playing.counts import count_of
from arbiter.kernel.playing.paying import candidates, fixed_ok, lock, needed, usable
from arbiter.kernel.playing.stacks import counted
from arbiter.script import costs as co

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.playing.play import Play
    from arbiter.kernel.sources import Source
    from arbiter.script.base import CostPart

AMOUNT: Final = "amount"
COLOUR: Final = "colour"
COLOURS: Final = "colours"  # one of several that are asked for, or all of them together
NAMESAKE: Final = "namesake"
PART: Final = "part"  # something to give up, to rest, to take: no resource
OTHERWISE: Final = "otherwise"


class Lack(NamedTuple):
    """One thing that is missing; a kept resource goes by its own name."""

    kind: str
    says: str


def lack_of(game: Game, play: Play) -> Lack:
    """What is missing for the parts of a play that cannot be paid."""
    reserved = set(play.reserved)
    for part in play.parts:
        if not isinstance(part, (co.Mana, co.OneOf)):
            lack = lack_of_part(game, play, part)
            if lack is not None:
                return lack
            if isinstance(part, co.RestThis):
                reserved.add(play.obj.id)  # what is rested for the ability yields nothing for it
    if any(isinstance(part, co.OneOf) for part in play.parts):
        return Lack(OTHERWISE, "none of its alternatives can be paid")
    outer, play.reserved = play.reserved, reserved
    try:
        lock(game, play)
        return lack_of_resources(game, play)
    finally:
        play.reserved = outer


def lack_of_part(game: Game, play: Play, part: CostPart) -> Lack | None:
    """What a part lacks by itself that is no matter of produced resources."""
    found = candidates(game, play, part)
    if found is not None:
        there, asked = len(found), needed(game, play, part)
        if there >= asked:
            return None
        if isinstance(part, co.SameName):
            return Lack(NAMESAKE, "no other card of its name is in your hand to discard")
        return Lack(PART, f"{asked} {are(asked)} needed for its cost, and there {are(there)} {number(there)}")
    if fixed_ok(game, play, part):
        return None
    if isinstance(part, co.PayResource):
        have = game.state.resources[play.player].get(part.kind, 0)
        return Lack(part.kind, short(part.kind, count_of(game, play, part), have))
    if isinstance(part, co.TakeCounters):
        kind = f"{part.kind} counter" if part.kind else "counter"
        bearers = counted(game, play, part) if part.spread else [play.obj]
        have = sum(obj.count(part.kind) for obj in bearers)
        return Lack(PART, short(kind, count_of(game, play, part), have))
    if isinstance(part, co.RestThis):
        return Lack(PART, "it is turned already, or may not be")
    return Lack(PART, "what else it asks for cannot be done")


def lack_of_resources(game: Game, play: Play) -> Lack:
    """Too little in all, or too little of a colour."""
    sources = usable(game, play)
    several = len(play.coloured) > 1
    have = most_of(sources)
    if have < play.total:
        return Lack(AMOUNT, short("", play.total, have))
    for colour, asked in play.coloured:
        of_it = most_of([source for source in sources if colour in source.colours])
        if of_it < asked:
            return Lack(COLOURS if several else COLOUR, short(colour, asked, of_it))
    if several:
        colours = " and ".join(f"{asked} {colour}" for colour, asked in play.coloured)
        return Lack(COLOURS, f"{colours} cannot be had together")
    return Lack(OTHERWISE, "what could pay for it is needed for another part of the cost, or yields too much")


def most_of(sources: list[Source]) -> int:
    """How much the sources come to; of two uses of one object only one can be had."""
    units = sum(source.amount for source in sources if source.unit is not None)
    largest: dict[int, int] = {}
    for source in sources:
        if source.unit is None:
            largest[source.obj.id] = max(largest.get(source.obj.id, 0), source.amount)
    return units + sum(largest.values())


def short(kind: str, asked: int, have: int) -> str:
    more = f"{asked - have} more {kind}".rstrip()
    return f"{more} {are(asked - have)} needed (of {asked} {number(have)} can be paid)"


def number(count: int) -> str:
    return "none" if count == 0 else str(count)


def are(count: int) -> str:
    return "is" if count == 1 else "are"
