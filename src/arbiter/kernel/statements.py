"""Statements put in force: what static abilities and lasting effects say, each in the context its words are read in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.kernel import events as ev
from arbiter.kernel.ability_words import names_abilities
from arbiter.kernel.context import Context
from arbiter.kernel.faraway import is_open
from arbiter.kernel.index.worked_out import MORE_THAN_PRICES, PRICES, WorkedOut
from arbiter.kernel.kinds import EVERY_KIND, kinds_of
from arbiter.kernel.program import Program
from arbiter.kernel.reading import holds
from arbiter.kernel.state import Obj
from arbiter.script import abilities as ab
from arbiter.script import statements as st
from arbiter.script.amounts import Number
from arbiter.script.base import Amount, Condition, Thing
from arbiter.script.nouns import Same, Self
from arbiter.script.walk import walk

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.ongoing import Frame
    from arbiter.script.base import Statement


# Texts that change what things cost, how they are paid for, or whether they can be played.
COST_TEXTS: Final = frozenset(
    {st.CostChange, st.ForbidPlay, st.ForbidPrice, st.PayRule, st.Produces, st.ExtraCost, st.AlternativeCost, st.Permit}
)
# Statements that say nothing of costs and of what may be played. Any other may.
SILENT_ON_COSTS: Final[frozenset[type]] = frozenset(
    {
        st.Affects,
        st.Forbid,
        st.ForbidChoose,
        st.Replace,
        st.ChangeDamage,
        st.ForbidPrevent,
        st.EntersWith,
        st.As,
        st.AddOption,
        st.Treat,
        st.PlayOnlyIf,
    }
)
# Statements that neither prohibit nor replace an event. Any other may concern every kind.
SILENT_ON_EVENTS: Final[frozenset[type]] = COST_TEXTS | {
    st.Affects,
    st.ForbidChoose,
    st.ForbidPrevent,
    st.As,
    st.AddOption,
    st.Treat,
    st.PlayOnlyIf,
}


class Active:
    """A statement that is in force, with the context its words are read in. `ongoing` 0: from a static ability."""

    __slots__ = ("statement", "context", "ongoing", "source", "key", "affected", "limited")

    def __init__(
        self,
        statement: Statement,
        context: Context,
        ongoing: int,
        source: Obj | None,
        key: str,
        affected: tuple[int, ...] = (),
        limited: ab.Static | None = None,
    ) -> None:
        self.statement = statement
        self.context = context
        self.ongoing = ongoing
        self.source = source
        self.affected = affected  # the objects an ongoing statement is about
        self.key = key  # tells one replacement effect from another
        self.limited = limited  # the ability that says so, where it may be applied only so often


def thaw(game: Game, frame: Frame) -> Context:
    """The context that a frame kept, with its objects as they are (or were last)."""
    ctx = Context(frame.controller, game.find(frame.source))
    for slot, ids in frame.slots:
        bound: list[Obj] = []
        for id in ids:
            obj = game.state.objects.get(id)
            if obj is not None:
                bound.append(obj)
        ctx.slots[slot] = bound
    if frame.words:
        ctx.words = dict(frame.words)
    ctx.x = frame.x
    ctx.record = frame.record
    return ctx


def is_still_so(game: Game, condition: Condition, ctx: Context) -> bool:
    """Does what an effect lasts for hold? Nothing is so any more of a source that is no longer where it was."""
    if ctx.source is not None and ctx.source.gone and asks_of_source(condition):
        return False
    return holds(game, condition, ctx)


def asks_of_source(condition: Condition) -> bool:
    """Is it about the source itself, and not only about others than it?"""
    parts = tuple(walk(condition))
    return parts.count(Self()) > parts.count(Same(Self()))


def in_force(game: Game, program: Program, ctx: Context) -> bool:
    """Does the object have the ability now, and does its condition hold?"""
    if not program.conditional:
        return True
    ability = program.ability
    if ability.gate is not None and not holds(game, ability.gate, ctx):
        return False
    if isinstance(ability, ab.Static) and ability.condition is not None:
        return holds(game, ability.condition, ctx)
    return True


def declares_there(game: Game, program: Program, obj: Obj) -> bool:
    """Are its statements in force where it is? What a card out of play says of itself is asked when it is played."""
    return obj.zone in game.rules.zones.in_play or (not program.own and is_open(game, obj))


def declare_all(game: Game, worked: WorkedOut) -> None:
    """Put every statement in force: of static abilities, and of effects that last."""
    worked.statements = {}
    worked.statement_kinds = game.facts.guards
    for obj, ctx in worked.speakers:
        for program in obj.now.programs:
            if program.declares and obj.zone in program.zones and declares_there(game, program, obj):
                if in_force(game, program, ctx):
                    for active in declarations(program, obj, ctx):
                        put_in_force(game, worked, active)
    for effect in game.state.effects:
        if effect.statements:
            ctx = thaw(game, effect.frame)
            for statement in effect.statements:
                active = Active(statement, ctx, effect.id, ctx.source, f"e{effect.id}", effect.affected)
                put_in_force(game, worked, active)


def put_in_force(game: Game, worked: WorkedOut, active: Active) -> None:
    statement = active.statement
    worked.statements.setdefault(type(statement), []).append(active)
    worked.statement_kinds |= statement_kinds(game, statement)


def declarations(program: Program, obj: Obj, ctx: Context) -> list[Active]:
    """What a static ability says, apart from changes of characteristics."""
    ability = program.ability
    assert isinstance(ability, ab.Static)
    limited = None if ability.limits is ab.FREELY else ability
    return [
        Active(statement, ctx, 0, obj, f"s{obj.id}.{index}.{program.text}", (), limited)
        for index, statement in enumerate(ability.statements)
        if not isinstance(statement, st.Affects)
    ]


def statement_kinds(game: Game, statement: object) -> int:
    """The kinds of event that it may prohibit or replace."""
    if type(statement) in SILENT_ON_EVENTS:
        return 0
    if isinstance(statement, (st.Forbid, st.Replace, st.ChangeDamage)):
        return kinds_of(statement.pattern, game.rules.zones.in_play)
    if isinstance(statement, st.EntersWith):
        return ev.ENTERS
    return EVERY_KIND


def note_cost_texts(worked: WorkedOut, before: WorkedOut) -> bool:
    """Do other texts than before speak of costs and of what may be played?"""
    found: list[tuple[str, int, tuple[int, ...]]] = []
    for kind, said in worked.statements.items():
        if kind not in SILENT_ON_COSTS:
            for active in said:
                found.append((active.key, active.context.controller, active.affected))
                note_whom(worked, active.statement)
    worked.cost_statements = found
    worked.cost_texts = bool(found)
    return found != before.cost_statements


def is_fixed(change: st.CostChange) -> bool:
    """Is it so many resources, whatever lies on the table? Only then does what was found stay true meanwhile."""
    return all(
        isinstance(node, Number) if isinstance(node, Amount) else isinstance(node, Self)
        for node in walk(change)
        if isinstance(node, Amount | Thing)
    )


def note_whom(worked: WorkedOut, statement: Statement) -> None:
    """Does a text about costs and playing concern cards that are played, or abilities?"""
    if isinstance(statement, st.Produces):
        return  # it is seen where sources are counted
    if isinstance(statement, st.CostChange | st.ExtraCost) and statement.ability is not None:
        worked.ability_texts = True
    elif isinstance(statement, st.CostChange):
        worked.card_texts = max(worked.card_texts, PRICES if is_fixed(statement) else MORE_THAN_PRICES)
        worked.ability_texts = worked.ability_texts or names_abilities(statement.what)
    else:
        worked.card_texts = MORE_THAN_PRICES
        silent = isinstance(statement, st.ExtraCost) and not names_abilities(statement.what)
        worked.ability_texts = worked.ability_texts or not silent
