"""What happens later, or in place of something else: delayed abilities, replacements, effects with their own end."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.script.abilities import Static
from arbiter.script.base import Effect, How, Lasting, Pattern, Role, Thing, Who
from arbiter.script.effects import Choose, Delay, Destroy, Establish, GainControl, If, Modify, Move, Ready, Rest
from arbiter.script.nouns import EACH, OPPONENT, YOU, EventThing, OwnerOf
from arbiter.script.patterns import Moves, StepBegins
from arbiter.script.statements import Replace
from arbiter.text.core.patterns import THIS
from arbiter.text.core.sentences import as_one, effects_of
from arbiter.text.core.situations import HERE
from arbiter.text.draft import Ref
from arbiter.text.grammar import Table, Take
from arbiter.text.nodes import T, mentions, swapped, within

END = StepBegins("end", EACH)
GONE = Moves(THIS, origin="field", other_than_origin=True)


def back(thing: Thing) -> Effect:
    """What was only removed for a time returns to its owner's field."""
    return Move(thing, "field", How.PLAY, control=OwnerOf(thing))


def delay_rows(table: Table) -> None:
    row, form, _word, _same = table.row, table.form, table.word, table.same
    form("sentence", "at the end of the turn , [a:sentence]", lambda a: Delay(END, effects_of(a)), take_delay(END))
    for words, who in (("your", YOU), ("@opponents", OPPONENT)):
        form(
            "sentence",
            f"at the end of {words} next turn , [a:sentence]",
            lambda a, who=who: Delay(StepBegins("end", who), effects_of(a), next_turn=True),
            take_next_turn(who),
        )
    form(
        "sentence",
        "at the beginning of your next [s:step] , [a:sentence]",
        lambda s, a: Delay(StepBegins(s, YOU), effects_of(a)),
        lambda v: (
            {"s": v.pattern.step, "a": as_one(v.effects)}
            if isinstance(v, Delay)
            and isinstance(v.pattern, StepBegins)
            and v.pattern.who == YOU
            and v.lasting is Lasting.GAME
            and not v.next_turn
            else None
        ),
    )
    form("clause", "[a:movelater] at the end of the turn", lambda a: Delay(END, (a,)), lambda v: None)
    row("movelater", "play [thing:obj] onto the @field", Move, to="field", how=How.PLAY)
    row("movelater", "play [thing:obj] onto the @field @rested", Move, to="field", how=How.PLAY, rested=True)
    row("movelater", "@destroy [thing:obj]", Destroy)
    row("movelater", "@rest [thing:obj]", Rest)
    row("movelater", "@ready [thing:obj]", Ready)
    row("movelater", "return [thing:obj] to your hand", Move, to="hand", how=How.RETURN)
    row("movelater", "add [thing:obj] to your hand", Move, to="hand", how=How.ADD)
    row("movelater", "remove [thing:obj] from @removed", Move, to="removed", how=How.REMOVE)
    row("movelater", "put [thing:obj] into the @zone_break", Move, to="break", how=How.PUT)
    row("movelater", "return [thing:obj] to its/their owner 's hand/hands", Move, to="hand", how=How.RETURN)
    form(
        "sentence",
        "when [p:pattern] this turn , [a:sentence]",
        lambda p, a: Delay(p, effects_of(a), Lasting.TURN),
        take_turn_delay,
    )
    form(
        "sentence",
        "during this turn , when [p:pattern] , [a:sentence]",
        lambda p, a: Delay(p, effects_of(a), Lasting.TURN, True),
        lambda v: (
            {"p": v.pattern, "a": as_one(v.effects)}
            if isinstance(v, Delay) and v.repeats and v.lasting is Lasting.TURN
            else None
        ),
    )
    # replacements
    form(
        "clause",
        "if [p:pattern] this turn , [a:clause] instead",
        lambda p, a: Establish((Replace(p, tuple(to_event(effects_of(a)))),)),
        take_replace,
    )
    form(
        "statement",
        "if [p:pattern] , [a:clause] instead",
        make_replace,
        lambda v: {"p": v.pattern, "a": as_one(from_event(v.effects))} if isinstance(v, Replace) else None,
    )
    form(
        "static",
        "if [p:pattern] , [a:clause] instead . [b:delayed] .",
        lambda p, a, b: Static("", None, (Replace(p, to_event((a, b))),)),
        lambda v: (
            {"p": v.statements[0].pattern, "a": later[0], "b": later[1]}
            if isinstance(v, Static)
            and len(v.statements) == 1
            and not v.condition
            and isinstance(v.statements[0], Replace)
            and len(later := from_event(v.statements[0].effects)) == 2
            else None
        ),
    )
    form(
        "delayed",
        "at the end of the turn , [a:sentence]",
        lambda a: Delay(END, effects_of(a)),
        take_delay(END),
    )
    form(
        "clause",
        "remove [t:pron] from @removed for as long as <self> is on the @field",
        lambda t: If(HERE, (Move(t, "removed", How.REMOVE), Delay(GONE, (back(t),)))),
        lambda v: (
            {"t": v.then[0].thing}
            if isinstance(v, If)
            and v.condition == HERE
            and isinstance(v.then[0], Move)
            and v.then[1:] == (Delay(GONE, (back(v.then[0].thing),)),)
            else None
        ),
    )
    # as long as
    for words in ("for as long as <self> is on the @field", "as long as <self> is on the @field"):
        form("clause", f"[t:subj] [c:vps] {words}", lambda t, c: Modify(t, c, Lasting.ON_FIELD), lambda v: None)
        row("clause", f"you gain control of [thing:obj] {words}", GainControl, lasting=Lasting.ON_FIELD)
    form(
        "clause",
        "as long as <self> is on the @field , [t:subj] [c:vps]",
        lambda t, c: Modify(t, c, Lasting.ON_FIELD),
        lambda v: {"t": v.thing, "c": v.changes} if isinstance(v, Modify) and v.lasting is Lasting.ON_FIELD else None,
    )


def take_delay(pattern: Pattern) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, Delay) and value.pattern == pattern and value == Delay(pattern, value.effects):
            return {"a": as_one(value.effects)}
        return None

    return take


def take_next_turn(who: Who) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, Delay) and value == Delay(StepBegins("end", who), value.effects, next_turn=True):
            return {"a": as_one(value.effects)}
        return None

    return take


def take_turn_delay(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Delay) and value.lasting is Lasting.TURN and not value.repeats:
        return {"p": value.pattern, "a": as_one(value.effects)}
    return None


def to_event(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """ "it" in a replacement is the object of the event that is replaced, also in what happens later."""
    if mentions(effects, Choose):
        return effects  # what is chosen is nearer
    effects = tuple(of_that(effect) for effect in effects)
    return swapped(swapped(effects, Ref("it"), EventThing(Role.SUBJECT)), Ref("it", True), EventThing(Role.SUBJECT))


def of_that(node: T) -> T:
    """ "That resonator", said in what happens instead, is the one that it would have happened to."""
    if isinstance(node, Ref) and node.word == "that" and not node.plural:
        return Ref("it")  # type: ignore[return-value]
    return within(node, of_that)


def from_event(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    return swapped(effects, EventThing(Role.SUBJECT), Ref("it"))


def make_replace(p: Pattern, a: Effect) -> object:
    return Replace(p, to_event(effects_of(a)))


def take_replace(value: object) -> Mapping[str, object] | None:
    match value:
        case Establish((Replace(pattern, effects, False),), Lasting.TURN, None):
            return {"p": pattern, "a": as_one(from_event(effects))}
    return None
