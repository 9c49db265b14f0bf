"""Effects that last, told as they begin and as they end.

What an effect makes of things is told as plain words and numbers, change by change. What has no words of its own is
told by the text that says it, which everybody has been shown who saw it played.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.kernel import evaluate
from arbiter.kernel.state import Obj
from arbiter.kernel.telling import things, told_of
from arbiter.script import statements as st
from arbiter.script.abilities import Ability

if TYPE_CHECKING:
    from collections.abc import Iterable

    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game
    from arbiter.kernel.ongoing import Ongoing
    from arbiter.kernel.telling import Alteration
    from arbiter.script.base import Change

OTHERWISE: Final = "otherwise"  # a change that only the text itself can say


def alterations(effect: Ongoing, ctx: Context) -> tuple[Alteration, ...]:
    return tuple([alteration(change, effect.amounts[i], ctx) for i, change in enumerate(effect.changes)])


def alteration(change: Change, amount: int, ctx: Context) -> Alteration:
    """One change: its kind, the word it is about and its number, worked out when the effect began."""
    match change:
        case st.AddStat():
            return "adds", change.stat.value, change.sign * amount
        case st.SetStat():
            return "sets", change.stat.value, amount
        case st.SwapNumbers():
            return "swaps", "", 0
        case st.AddWord():
            return f"is {change.quality.value}", chosen(change.value, change.slot, ctx), 0
        case st.SetWords():
            words = [chosen(value, change.slot, ctx) for value in change.values]
            return f"is only {change.quality.value}", " and ".join(words), 0
        case st.LoseWord():
            return f"is not {change.quality.value}", change.value, 0
        case st.AddKeyword():
            return "gains", change.keyword, 0
        case st.LoseKeyword():
            return "loses", change.keyword, 0
        case st.CannotGain():
            return "cannot gain", change.keyword, 0
        case st.AddAbility(ability=Ability(text=text)) if text:
            return "gains ability", " ".join(text.split()), 0
        case st.LoseAbilities():
            return "loses abilities", "", 0
        case st.CopyOf():
            return "copies", "", 0
        case st.BecomeType():
            return "becomes only" if change.only else "becomes", change.type, amount
        case st.Mark(amount=None, group=None, cost=None):
            return "marks", change.name, 0
    return OTHERWISE, "", 0


def chosen(value: str, slot: int | None, ctx: Context) -> str:
    return value if slot is None else ctx.words.get(slot, value)


def tell_lasting(game: Game, effect: Ongoing, affected: list[Obj], ctx: Context) -> None:
    """An effect begins that lasts."""
    told = told_of(game, "lasts", ctx.controller)
    told.batch = len(game.told)
    told.lasting = effect.lasting
    if affected:
        told.subjects = things(game, tuple(affected))
        told.changes = alterations(effect, ctx)
        copied = [change.thing for change in effect.changes if isinstance(change, st.CopyOf)]
        told.targets = things(game, tuple([obj for each in copied for obj in evaluate.present(game, each, ctx)]))
    elif ctx.item is not None:  # it is about what was chosen, as its text says
        aims = [game.find(id) for _, ids in ctx.item.targets for id in ids]
        told.targets = things(game, tuple([obj for obj in aims if obj is not None]))
    if ctx.item is not None and ctx.item.program is not None:
        told.word = " ".join(ctx.item.program.text.split())


def tell_delayed(game: Game, text: str, ctx: Context) -> None:
    """Something waits to happen later."""
    told = told_of(game, "waits", ctx.controller)
    told.batch = len(game.told)
    if ctx.item is not None:
        whole = "" if ctx.item.program is None else ctx.item.program.text
        told.word = " ".join((text or whole).split())


def tell_over(game: Game, gone: Iterable[Ongoing]) -> None:
    """Effects have ended. Nothing is said of those of which nothing is left but the card that they were about."""
    affected: dict[int, Obj] = {}
    sources: dict[int, Obj] = {}
    for effect in gone:
        here = [obj for obj in map(game.here, effect.affected) if obj is not None]
        source = game.find(effect.frame.source)
        if effect.control >= 0 or source is None or (effect.affected and not here):
            continue
        affected.update((obj.id, obj) for obj in here)
        sources[source.id] = source
    if not sources:
        return
    told = told_of(game, "ends", next(iter(sources.values())).controller)
    told.batch = len(game.told)
    told.subjects = things(game, tuple(affected.values()))
    told.sources = things(game, tuple(sources.values()))
