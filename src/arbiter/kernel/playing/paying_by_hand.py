"""Paying by hand: the player picks one of the listed ways to pay, or names one source after the other."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Final

from arbiter.kernel.decisions import ChoosePayment
from arbiter.kernel.ways_to_pay import Likeness, next_pieces, ways

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.payment import Plan
    from arbiter.kernel.playing.play import Play
    from arbiter.kernel.sources import Coloured, Source

PIECE: Final = "piece"  # why it is asked: one source, or none more
PIECE_BY_PIECE: Final = "piece by piece"
ENOUGH: Final = "no more"


def plan_by_hand(game: Game, play: Play, coloured: Coloured, plain: int, sources: list[Source]) -> Plan | None:
    """The payment that the player chooses; None if there is none."""
    excess = game.rules.paying.resources.excess(coloured)
    likeness = likeness_in(game)
    found = ways(coloured, plain, sources, excess, likeness)
    if not found.plans:
        return None
    words = [", ".join(map(word_of, plan)) for plan in found.plans]
    takes = [tuple((source.obj.id, source.means) for source, _ in plan) for plan in found.plans]
    if not found.complete:
        words.append(PIECE_BY_PIECE)
        takes.append(())
    picked = game.ask_one(ChoosePayment(play.player, tuple(words), play.obj.id, tuple(takes)))
    if picked < len(found.plans):
        return found.plans[picked]
    chosen: Plan = []
    while True:
        enough, pieces = next_pieces(coloured, plain, chosen, sources, excess, likeness)
        if not pieces:
            return chosen
        words = [ENOUGH] if enough else []
        takes = [()] if enough else []
        words += map(word_of, pieces)
        takes += [((source.obj.id, source.means),) for source, _ in pieces]
        picked = game.ask_one(ChoosePayment(play.player, tuple(words), play.obj.id, tuple(takes), PIECE))
        if enough and picked == 0:
            return chosen
        chosen.append(pieces[picked - enough])


def word_of(piece: tuple[Source, str]) -> str:
    source, colour = piece
    return f"{source.means} {source.obj.face.name} ({colour})"


def likeness_in(game: Game) -> Likeness:
    """Two sources are alike if they are of the same card and nothing in play tells them apart."""
    affected = {id for effect in game.state.effects for id in effect.affected}

    def likeness(source: Source) -> Hashable:
        obj = source.obj
        if source.unit is not None:
            by = game.find(source.unit.source)
            return source.unit.colour, "" if by is None else by.face.key, source.unit.only_for
        if obj.zone not in game.rules.zones.table:
            return (obj.face.key,)
        if obj.id in affected or obj.host or obj.under or obj.uses or obj.counters:
            return (obj.id,)
        return (
            obj.face.key,
            obj.since,
            obj.damage,
            obj.frozen,
            obj.place,
            "" if source.program is None else source.program.text,
        )

    return likeness
