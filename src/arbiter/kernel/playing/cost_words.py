"""A cost in a few words, so that players can tell several apart, and what is asked of whoever pays it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from arbiter.kernel.decisions import ChooseObjects
from arbiter.kernel.playing.counts import COUNTING, count_of
from arbiter.script import costs as co

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.playing.play import Play
    from arbiter.kernel.state import Obj
    from arbiter.script.base import CostPart


def cost_words(game: Game, play: Play, parts: Sequence[CostPart]) -> str:
    """What is paid and done: "2 fire and 1 more, discard 1"."""
    return ", ".join(part_words(game, play, part) for part in parts) or "nothing"


def part_words(game: Game, play: Play, part: CostPart) -> str:
    if isinstance(part, co.Mana):
        return mana_words(part)
    if isinstance(part, co.OneOf):
        return " or ".join(cost_words(game, play, option) for option in part.options)
    count = count_of(game, play, part) if isinstance(part, COUNTING) else 1
    if isinstance(part, co.RestThis):
        return f"{game.rules.rested_word}: this card"
    if isinstance(part, (co.RestSome, co.RestTotal)):
        return f"{game.rules.rested_word}: {count} more"
    if isinstance(part, (co.MoveThis, co.MoveThing)):
        return f"{part.how.value} this card"
    if isinstance(part, (co.MoveSome, co.MoveBeneath, co.MoveTop)):
        return f"{part.how.value} {count}"
    if isinstance(part, co.SameName):
        return "discard a card of the same name"
    if isinstance(part, co.TakeCounters):
        return f"take off {count} {part.kind or 'counter'}"
    if isinstance(part, co.PutCounters):
        return f"put on {count} {part.kind}"
    if isinstance(part, co.PayResource):
        return f"{count} {part.kind}"
    if isinstance(part, co.TakeDamage):
        return f"{count} damage"
    if isinstance(part, co.RevealSome):
        return f"reveal {count}"
    if isinstance(part, co.TurnUp):
        return f"turn {count} face up"
    return f"turn {count} face down"


def mana_words(part: co.Mana) -> str:
    """Produced resources: so many of each colour, and how many more of any."""
    said = [f"{count} {colour}" for colour, count in part.coloured]
    if part.variable is not None:
        said.append(part.variable)
    if part.any or not said:
        said.append(f"{part.any} more" if said else str(part.any))
    return " and ".join(said)


def asked_for(play: Play, part: CostPart, options: list[Obj], count: int, unseen: bool) -> ChooseObjects:
    """What is to be picked for a part of the cost, and what will be done with it."""
    question = ChooseObjects(play.player, options, count, count, "cost", play.obj.id, unseen=unseen)
    if isinstance(part, co.RestSome):
        question.doing = "rest"
    elif isinstance(part, co.RevealSome):
        question.doing = "reveal"
    elif isinstance(part, co.SameName):
        question.doing = "discard"
    elif isinstance(part, (co.MoveSome, co.MoveBeneath)):
        question.doing, question.to = part.how._value_, part.to
    return question
