"""Triggers and conditions: what an ability waits for, and what it asks about the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from arbiter.script.amounts import Count, CountersOn, Number, Resource, StatOf
from arbiter.script.base import Amount, Condition, How, Op, Pattern, Quality, Stat, Status, Test, Thing, Who
from arbiter.script.conditions import All, Any, Compare, Exists, Happened, Holds, InStep, IsTurnOf, NotSo, SameQuality
from arbiter.script.nouns import EACH, OPPONENT, YOU, AnyOf, Group, In, Is, Same, Self, StatIs
from arbiter.script.patterns import (
    ANYTHING,
    AnyPattern,
    Attacks,
    Becomes,
    Blocks,
    Casts,
    CountersChange,
    DealsDamage,
    Discards,
    Draws,
    IsBlocked,
    IsChosen,
    IsUnblocked,
    Moves,
    PartyAttacks,
    Readies,
    ReceivesDamage,
    Rests,
    Searches,
    StepBegins,
)
from arbiter.text.core.nouns import Tests, bare_group, field_group, on_stack, take_const, take_posts
from arbiter.text.draft import Quantity, Ref, Their
from arbiter.text.grammar import Table

THIS = Group((Same(Self()),), (), EACH)

# ---------------------------------------------------------------- who or what an event happens to


def fill(pattern: Pattern, group: Group) -> Pattern:
    """Give an event its subject; "enters your field" says whose it is by itself."""
    if isinstance(pattern, AnyPattern):
        return AnyPattern(tuple(fill(p, group) for p in pattern.patterns))
    if isinstance(pattern, DealsDamage):
        return replace(pattern, to=group) if pattern.to == HOLE else replace(pattern, source=group)
    what = getattr(pattern, "what")
    if isinstance(what, Group) and what.side != EACH:
        group = group if Same(Self()) in group.tests else replace(group, side=what.side)
    return replace(pattern, what=group)  # type: ignore[call-arg]


HOLE = Group((), ("hole",), EACH)


def hollow(pattern: Pattern) -> tuple[Pattern, Group] | None:
    """The event with its subject taken out, and the subject."""
    if isinstance(pattern, AnyPattern):
        pairs = [hollow(p) for p in pattern.patterns]
        found = [p for p in pairs if p is not None]
        if len(found) != len(pairs) or len({g for _, g in found}) != 1:
            return None
        return AnyPattern(tuple(p for p, _ in found)), found[0][1]
    if isinstance(pattern, DealsDamage):
        if pattern.to is not None and pattern.source == ANYTHING:
            return replace(pattern, to=HOLE), pattern.to
        return replace(pattern, source=ANYTHING), pattern.source
    what = getattr(pattern, "what", None)
    if not isinstance(what, Group):
        return None
    return replace(pattern, what=ANYTHING), what  # type: ignore[call-arg]


def make_event(g: Group, e: Pattern) -> object:
    whose = event_side(e)
    if whose is not None and g.side not in (EACH, whose):
        return None
    return fill(e, g)


def event_side(pattern: Pattern) -> Who | None:
    what = getattr(pattern, "what", None)
    return what.side if isinstance(what, Group) and what.side != EACH else None


def take_event(value: object) -> Mapping[str, object] | None:
    if not isinstance(value, Pattern):
        return None
    pair = hollow(value)
    return {"g": pair[1], "e": pair[0]} if pair else None


def make_two_subjects(g: Group, h: Group, e: Pattern) -> object:
    return AnyPattern((fill(e, g), fill(e, h)))


def take_two_subjects(value: object) -> Mapping[str, object] | None:
    if not isinstance(value, AnyPattern) or len(value.patterns) != 2:
        return None
    first, second = hollow(value.patterns[0]), hollow(value.patterns[1])
    if first is None or second is None or first[0] != second[0]:
        return None
    return {"g": first[1], "h": second[1], "e": first[0]}


def take_two_enter(value: object) -> Mapping[str, object] | None:
    match value:
        case AnyPattern((Moves(to="field") as first, Moves(to="field") as second)) if second.what.side in (YOU, OPPONENT):
            event = replace(second, what=Group((), (), second.what.side))
            return {"g": first.what, "h": replace(second.what, side=EACH), "e": event}
    return None


def take_your_field(value: object) -> Mapping[str, object] | None:
    """ "a Forward enters your field" for one that you control."""
    if isinstance(value, Moves) and value.to == "field" and value.what.side in (YOU, OPPONENT):
        side = value.what.side
        return {"g": replace(value.what, side=EACH), "e": replace(value, what=Group((), (), side))}
    return None


def make_or_event(e: Pattern, f: Pattern) -> object:
    return AnyPattern((e, f))


def take_or_event(value: object) -> Mapping[str, object] | None:
    if isinstance(value, AnyPattern) and len(value.patterns) == 2:
        return {"e": value.patterns[0], "f": value.patterns[1]}
    return None


def take_subject(value: object) -> Mapping[str, object] | None:
    return {"g": value} if isinstance(value, Group) and Same(Self()) not in value.tests else None


def pattern_rows(table: Table) -> None:
    row, form, word, same = table.row, table.form, table.word, table.same
    word("agent", "<self>", THIS)
    form("agent", "this [a:head]", lambda a: Group((Same(Ref("this", False, a)),), (), EACH), take_this_agent)
    form("agent", "a|an [g:np]", lambda g: g, take_subject)
    form("agent", "it", lambda: Group((Same(Ref("it")),), (), EACH), take_const(Group((Same(Ref("it")),), (), EACH)))
    form("agents", "1|one or more [g:allnp]", lambda g: g, lambda v: None)
    form("pattern", "[g:agent] [e:entersyour]", make_event, take_your_field)
    form("pattern", "[g:agent] [e:events]", make_event, take_event)
    form("pattern", "[g:selfagent] or [h:agent] [e:entersyour]", make_two_subjects, take_two_enter)
    form("pattern", "[g:selfagent] or [h:agent] [e:events]", make_two_subjects, take_two_subjects)
    word("selfagent", "<self>", THIS)
    same("patterns", "[a:pattern]")
    form("patterns", "[a:pattern] or when? [b:pattern]", lambda a, b: AnyPattern((a, b)), take_two_patterns)
    form("patterns", "[a:pattern] or when? [b:time]", lambda a, b: AnyPattern((a, b)), take_two_patterns)
    form("pattern", "[n:num] or more [g:allnp] form a party and attack", lambda n, g: PartyAttacks(YOU, replace(g, side=EACH), n.value)
         if g.side == YOU and not g.zones else None, lambda v: {"n": Number(v.low), "g": replace(v.containing, side=YOU)}
         if isinstance(v, PartyAttacks) else None)
    form("pattern", "1 or more [g:allnp] are|is chosen by [b:poss] [k:kinds]", lambda g, b, k: IsChosen(g, b, k), lambda v: None)
    row("event", "enters/enter the @field due to @warp", Moves, what=ANYTHING, to="field", cause="warp")
    row("event", "enters/enter the @field due to [by:poss] Summons or abilities || enters/enter the @field due to [by:poss] Summon or ability",
        Moves, what=ANYTHING, to="field")
    row("event", "enters/enter the @field due to [by:poss] abilities", Moves, what=ANYTHING, to="field", cause="ability")
    row("event", "enters/enter the @field from the|your [origin:zone]", Moves, what=ANYTHING, to="field")
    row("event", "is/are put from the @field into the @zone_break due|by to? [by:poss] Summons or abilities", Moves, what=ANYTHING, origin="field",
        to="break")
    row("event", "is/are put from your [origin:zone] into the @zone_break", Moves, what=ANYTHING, to="break")
    row("event", "is/are chosen by a Summon or ability || is/are chosen by Summons or abilities", IsChosen, what=ANYTHING, by=EACH)
    row("event", "is/are dealt damage || receives/receive damage", DealsDamage, source=ANYTHING, to=HOLE)
    form("event", "is/are dealt damage by [s:agent] || receives/receive damage from [s:agent]", lambda s: DealsDamage(s, HOLE)
         if not (s.side == EACH and any(on_stack(t) for t in s.tests)) else None, lambda v: {"s": v.source} if isinstance(v, DealsDamage) and v == DealsDamage(v.source, HOLE) else None)
    row("event", "is/are dealt damage by a? [by_kind:kinds2]", DealsDamage, source=ANYTHING, to=HOLE)
    word("kinds2", "Summon or an? ability || Summons or abilities", ("summon", "ability"))
    word("kinds2", "Summon || Summons", ("summon",))
    word("kinds2", "abilities || ability", ("ability",))
    row("event", "is/are dealt [amount:num] damage or more", DealsDamage, source=ANYTHING, to=HOLE, op=Op.GE)
    row("event", "is/are dealt damage less than [amount:amt]", DealsDamage, source=ANYTHING, to=HOLE, op=Op.LT)
    row("event", "becomes/become @rested due to [by:poss] Summon or ability || becomes/become @rested by [by:poss] Summons or abilities || "
        "becomes/become @rested due to [by:poss] Summons or abilities", Rests, what=ANYTHING)
    same("events", "[e:event]")
    form("events", "[e:event] or [f:event]", make_or_event, take_or_event)
    row("entersyour", "enters/enter your @field", Moves, what=Group((), (), YOU), to="field")
    row("entersyour", "enters/enter @opponents @field", Moves, what=Group((), (), OPPONENT), to="field")
    row("event", "enters/enter the @field", Moves, what=ANYTHING, to="field")
    row("event", "is/are put from the @field into the @zone_break", Moves, what=ANYTHING, origin="field", to="break")
    row("event", "is/are put from the? @field into the @zone_break due to your abilities", Moves, what=ANYTHING,
        origin="field", to="break", by=YOU)
    row("event", "leaves/leave the @field", Moves, what=ANYTHING, origin="field", other_than_origin=True)
    row("event", "is/are removed from @removed", Moves, what=ANYTHING, to="removed", how=How.REMOVE)
    row("event", "is/are put into the @zone_break", Moves, what=ANYTHING, to="break")
    row("event", "is/are returned from the @field to its owner 's hand || is/are returned to your hand from the @field",
        Moves, what=ANYTHING, origin="field", to="hand")
    row("event", "is/are returned to your hand", Moves, what=ANYTHING, origin="field", to="hand", how=How.RETURN)
    row("event", "is/are removed from your [origin:zone]", Moves, what=ANYTHING)
    row("event", "is/are discarded", Moves, what=ANYTHING, origin="hand", how=How.DISCARD)
    row("event", "attacks/attack", Attacks, what=ANYTHING)
    row("event", "attacks/attack alone", Attacks, what=ANYTHING, party=False)
    row("event", "deals/deal battle damage to @your_opponent", DealsDamage, source=ANYTHING, player=OPPONENT, combat=True)
    row("event", "forms a party and attacks", Attacks, what=ANYTHING, party=True)
    row("event", "blocks/block", Blocks, what=ANYTHING)
    row("event", "is/are blocked", IsBlocked, what=ANYTHING)
    row("event", "is/are blocked by [by:agent]", IsBlocked, what=ANYTHING)
    row("event", "blocks/block [whom:agent]", Blocks, what=ANYTHING)
    row("event", "is/are not blocked", IsUnblocked, what=ANYTHING)
    row("event", "becomes/become @rested", Rests, what=ANYTHING)
    row("event", "becomes/become @ready_state", Readies, what=ANYTHING)
    row("event", "is/are chosen by [by:poss] [kinds:kinds]", IsChosen, what=ANYTHING)
    row("event", "is/are dealt damage by [by:poss] [by_kind:kinds]", DealsDamage, source=ANYTHING, to=HOLE)
    row("event", "deals/deal damage to @your_opponent", DealsDamage, source=ANYTHING, player=OPPONENT)
    row("event", "deals/deal damage to [to:agent]", DealsDamage, source=ANYTHING)
    form("event", "deals/deal battle damage to a [g:np]", lambda g: DealsDamage(ANYTHING, g, combat=True), lambda v:
         {"g": v.to} if isinstance(v, DealsDamage) and v.combat and v.to is not None else None)
    word("kinds", "Summons || Summon", ("summon",))
    word("kinds", "abilities || ability", ("ability",))
    word("kinds", "Summons or abilities || Summon or ability || Summons and abilities || abilities or Summons",
         ("summon", "ability"))
    # Events of players.
    row("pattern", "[who:player] cast/casts [what:agent]", Casts)
    row("pattern", "[who:player] receive/receives a point of damage || [who:player] receive/receives damage || "
        "[who:player] receive/receives 1 point of damage", ReceivesDamage)
    row("pattern", "[who:player] draw/draws a card || [who:player] draw/draws 1 card", Draws)
    row("pattern", "[who:player] discard/discards a card || [who:player] discard/discards a card from your|their hand || "
        "[who:player] discard/discards 1 card || [who:player] discard/discards 1 or more cards || "
        "[who:player] discard/discards 1 or more cards from your|their hand", Discards)
    due = "due to your Summons or abilities"
    row("pattern", f"[who:player] discard/discards a card {due} || [who:player] discard/discards a card from your|their hand {due} || "
        f"[who:player] discard/discards 1 or more cards {due} || [who:player] discard/discards 1 or more cards from your|their hand {due}",
        Discards, by=YOU)
    form("condition", "@your_opponent has discarded a card from their hand due to your Summons or abilities this turn", lambda:
         Happened(Discards(OPPONENT, by=YOU)), take_const(Happened(Discards(OPPONENT, by=YOU))))
    row("pattern", "[who:player] search/searches for 1 or more cards || [who:player] search/searches", Searches)
    form("pattern", "a|an [k:counter] is removed from [g:countee]", lambda k, g: CountersChange(g, k, False), lambda v:
         {"k": v.kind, "g": v.what} if isinstance(v, CountersChange) and not v.placed and not v.last else None)
    form("pattern", "the last [k:counter] is removed from [g:countee]", lambda k, g: CountersChange(g, k, False, True), lambda v:
         {"k": v.kind, "g": v.what} if isinstance(v, CountersChange) and v.last else None)
    form("pattern", "a|an [k:counter] is placed on [g:countee]", lambda k, g: CountersChange(g, k), lambda v:
         {"k": v.kind, "g": v.what} if isinstance(v, CountersChange) and v.placed else None)
    same("countee", "[g:agent]")
    form("pattern", "@your_opponent plays a|an [g:np] onto the @field other than from their hand", lambda g:
         Moves(replace(g, side=OPPONENT), to="field", not_origin="hand"), lambda v: None)
    form("pattern", "a|an [g:np] enters @opponents @field other than from their hand", lambda g:
         Moves(replace(g, side=OPPONENT), to="field", not_origin="hand"), lambda v: {"g": replace(v.what, side=EACH)}
         if isinstance(v, Moves) and v.not_origin == "hand" and v.what.side == OPPONENT else None)
    form("event", "deals/deal damage to @your_opponent or to?? [g:agent]", lambda g:
         AnyPattern((DealsDamage(ANYTHING, player=OPPONENT), DealsDamage(ANYTHING, g))), lambda v: {"g": v.patterns[1].to}
         if isinstance(v, AnyPattern) and len(v.patterns) == 2 and v.patterns[0] == DealsDamage(ANYTHING, player=OPPONENT)
         and isinstance(v.patterns[1], DealsDamage) else None)
    form("event", "deals/deal damage to [g:agent] or @your_opponent", lambda g:
         AnyPattern((DealsDamage(ANYTHING, g), DealsDamage(ANYTHING, player=OPPONENT))), lambda v: None)
    row("event", "enters/enter the @field due to your cast", Moves, what=ANYTHING, to="field", cause="cast")
    row("event", "enters/enter the @field due to an ability", Moves, what=ANYTHING, to="field", cause="ability")
    row("event", "is/are put into your Damage Zone", Moves, what=Group((), (), YOU), to="damage")
    row("event", "is/are added to your hand from the|your [origin:zone]", Moves, what=ANYTHING, to="hand", how=How.ADD)
    row("event", "is/are discarded from?? your?? hand?? due to [by:poss] Summons or abilities", Moves, what=ANYTHING, origin="hand", how=How.DISCARD)
    row("event", "is/are discarded from?? your?? hand?? due to an ability", Moves, what=ANYTHING, origin="hand", how=How.DISCARD, cause="ability")
    form("agent", "they", lambda: Group((Same(Ref("it", True)),), (), EACH), take_const(Group((Same(Ref("it", True)),), (), EACH)))
    form("agent", "that [a:head]", lambda a: Group((Same(Ref("that", False, a)),), (), EACH) if a else None, lambda v: None)
    form("agent", "the [g:np]", lambda g: g if g.side != EACH else None, lambda v: None)
    form("condition", "you control [n:num] [g:np] or more", lambda n, g: Exists(Group(g.tests, ("field",), YOU), n) if one_sided(g) else None,
         lambda v: None)
    form("condition", "the total of their @power is [n:num] || the total @power of them is [n:num]", lambda n:
         Compare(StatOf(Ref("it", True), Stat.POWER), Op.EQ, n), lambda v: {"n": v.right} if isinstance(v, Compare) and v.op is Op.EQ
         and v.left == StatOf(Ref("it", True), Stat.POWER) else None)
    form("condition", "there are no [k:counter] placed? on [t:single]", lambda k, t: Compare(CountersOn(t, k), Op.EQ, Number(0)), lambda v: None)
    row("pattern", "a party you control attacks", PartyAttacks, who=YOU)
    word("player", "you", YOU)
    word("player", "@your_opponent", OPPONENT)
    word("player", "a player || each player", EACH)
    # Times.
    row("time", "at the end of [who:turns]", StepBegins, step="end")
    row("time", "at the beginning of the?? [step:step] during [who:turns] || at the beginning of your [step:step] during [who:turns]", StepBegins)
    row("time", "at the beginning of [who:poss] [step:step]", StepBegins)
    word("turns", "each of your turns || your turn", YOU)
    word("turns", "each of @opponents turns || @opponents turn", OPPONENT)
    word("turns", "each player 's turn || each turn", EACH)


def take_two_patterns(value: object) -> Mapping[str, object] | None:
    if isinstance(value, AnyPattern) and len(value.patterns) == 2:
        return {"a": value.patterns[0], "b": value.patterns[1]}
    return None


def take_this_agent(value: object) -> Mapping[str, object] | None:
    match value:
        case Group((Same(Ref("this", _, tests)),), (), _):
            return {"a": tests}
    return None


# ---------------------------------------------------------------- conditions


def make_controls(side: Who) -> Callable[..., object]:
    def make(q: Quantity, g: Group) -> object:
        if g.side != EACH or g.zones:
            return None
        group = Group(g.tests, ("field",), side)
        if q.low == q.high and q.low != Number(1):
            return Compare(Count(group), Op.EQ, q.low)
        return Exists(group, q.low)

    return make


def take_controls(side: Who) -> Callable[[object], Mapping[str, object] | None]:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Exists(Group(tests, ("field",), whose), low) if whose == side:
                high = Number(1) if low == Number(1) else Number(99)
                return {"q": Quantity(low, high), "g": Group(tests, ())}
            case Compare(Count(Group(tests, ("field",), whose)), Op.EQ, amount) if whose == side:
                return {"q": Quantity(amount, amount), "g": Group(tests, ())}
        return None

    return take


def negate(q: Condition) -> object:
    return NotSo(q)


def make_have(side: Who, zone: str) -> Callable[..., object]:
    def make(n: Amount) -> object:
        return Exists(Group((), (zone,), side), n)

    return make


def make_holds(t: Thing, a: Tests) -> object:
    return Holds(t, a) if a else None


def take_holds(value: object) -> Mapping[str, object] | None:
    return {"t": value.thing, "a": value.tests} if isinstance(value, Holds) else None


ALL_OPS = (("or more", Op.GE), ("or less", Op.LE), ("", Op.EQ))


def take_holds_posts(value: object) -> Mapping[str, object] | None:
    found = take_posts(value.tests) if isinstance(value, Holds) else None
    return {"t": value.thing, **found} if found and isinstance(value, Holds) else None


def compare_rows(
    table: Table,
    subject: str,
    make: Callable[..., Amount],
    take: Callable[[Amount], Mapping[str, object] | None],
    ops: tuple[tuple[str, Op], ...] = ALL_OPS,
) -> None:
    """ "... N or more", "... N or less", "... N" for one counted thing; `*` marks the number in the template."""
    for tail, op in ops:
        template = subject.replace("*", f"[n:num] {tail}").strip()

        def build(n: Amount, op: Op = op, **rest: object) -> object:
            return Compare(make(**rest), op, n)

        def split(value: object, op: Op = op) -> Mapping[str, object] | None:
            if not isinstance(value, Compare) or value.op is not op:
                return None
            rest = take(value.left)
            return None if rest is None else {**rest, "n": value.right}

        table.form("condition", template, build, split)


def constant_amount(amount: Amount) -> tuple[Callable[..., Amount], Callable[[Amount], Mapping[str, object] | None]]:
    return (lambda: amount), (lambda value: {} if value == amount else None)


def condition_rows(table: Table) -> None:
    row, form, word, same = table.row, table.form, table.word, table.same
    for side, words in ((YOU, "you control"), (OPPONENT, "@your_opponent controls"), (OPPONENT, "opponent controls")):
        form("condition", f"{words} [q:atleast] [g:np]", make_controls(side), take_controls(side))
        form("condition", f"{words} [a:named]", lambda a, side=side: Exists(Group((a,), ("field",), side), Number(1)),
             lambda v: None)
        for tail in ("or less", "or fewer"):
            form("condition", f"{words} [n:num] {tail} [g:np]", lambda n, g, side=side:
                 Compare(Count(Group(g.tests, ("field",), side)), Op.LE, n) if g.side == EACH else None,
                 lambda v, side=side: {"n": v.right, "g": Group(v.left.group.tests, ())} if isinstance(v, Compare)
                 and v.op is Op.LE and isinstance(v.left, Count) and v.left.group.side == side
                 and v.left.group.zones == ("field",) else None)
    for words, side in (("you don't control|have any|a|an", YOU), ("you control|have no", YOU),
                        ("@your_opponent doesn't control any|a|an", OPPONENT), ("@opponent_controls no", OPPONENT)):
        form("condition", f"{words} [g:np]", lambda g, side=side:
             NotSo(Exists(Group(g.tests, ("field",), side), Number(1))) if g.side == EACH and not g.zones else None,
             lambda v, side=side: {"g": Group(v.condition.group.tests, ())} if isinstance(v, NotSo)
             and isinstance(v.condition, Exists) and v.condition.group.side == side
             and v.condition.group.zones == ("field",) else None)
    form("atleast", "a|an", lambda: Quantity(Number(1), Number(1)), take_const(Quantity(Number(1), Number(1))))
    form("atleast", "[n:num] or more", lambda n: Quantity(n, Number(99)) if n != Number(1) else Quantity(n, n),
         lambda v: {"n": v.low} if isinstance(v, Quantity) else None)
    form("atleast", "[n:num]", lambda n: Quantity(n, n), lambda v: {"n": v.low} if v.low == v.high else None)
    # Cards in a zone.
    for start, whose, side in (("you have", "your", YOU), ("@your_opponent has", "their", OPPONENT)):
        form("condition", f"{start} no cards in {whose}?? hand", lambda side=side:
             Compare(Count(Group((), ("hand",), side)), Op.EQ, Number(0)),
             take_const(Compare(Count(Group((), ("hand",), side)), Op.EQ, Number(0))))
        compare_rows(table, f"{start} * cards|card in {whose}?? hand", *constant_amount(Count(Group((), ("hand",), side))), ALL_OPS[1:])
        for tail, op in ALL_OPS[:2]:
            table.reads("condition", f"{start} [n:num] cards|card {tail} in {whose}?? hand", lambda n, op=op, side=side:
                        Exists(Group((), ("hand",), side), n) if op is Op.GE else Compare(Count(Group((), ("hand",), side)), op, n))
        taken = Count(Group((), ("damage",), side))
        for tail, op in ALL_OPS[:2]:
            form("condition", f"{start} received [n:num] point/points of damage {tail}", lambda n, op=op, taken=taken: Compare(taken, op, n),
                 lambda v, op=op, taken=taken: {"n": v.right} if isinstance(v, Compare) and v.op is op and v.left == taken else None)
        compare_rows(table, f"{start} received * points|point of damage", *constant_amount(taken))
    form("condition", "you have [q:atleast] [g:np]", make_have_zone, take_have_zone)
    form("condition", "@your_opponent has [q:atleast] [g:np]", make_have_zone, lambda v: None)
    form("condition", "you control [g:np]", lambda g: Exists(Group(g.tests, ("field",), YOU), Number(1)) if names_only(g) else None,
         lambda v: None)
    form("condition", "you control a|an? [g:np] and a|an? [h:np]", lambda g, h: All((Exists(Group(g.tests, ("field",), YOU), Number(1)),
         Exists(Group(h.tests, ("field",), YOU), Number(1)))) if one_sided(g) and one_sided(h) else None, lambda v: None)
    form("condition", "you have a|an? [g:np] and a|an? [h:np]", lambda g, h: All((Exists(replace(h, tests=g.tests), Number(1)),
         Exists(h, Number(1)))) if one_sided(g) and h.zones else None, lambda v: None)
    form("condition", "@opponent_controls any [g:np]", lambda g: Exists(Group(g.tests, ("field",), OPPONENT), Number(1)) if one_sided(g) else None,
         lambda v: None)
    form("condition", "@your_opponent doesn't control [g:np]", lambda g: NotSo(Exists(Group(g.tests, ("field",), OPPONENT), Number(1)))
         if one_sided(g) else None, lambda v: None)
    form("condition", "you don't control [g:np]", lambda g: NotSo(Exists(Group(g.tests, ("field",), YOU), Number(1)))
         if one_sided(g) else None, lambda v: None)
    form("condition", "the [g:allnp] are all of different @colour_nouns", lambda g: SameQuality(field_group(g), "colour", True), lambda v:
         {"g": bare_group(v.group)} if isinstance(v, SameQuality) and v.different and v.quality == "colour" else None)
    form("condition", "<self> has received damage this turn", lambda: Happened(DealsDamage(ANYTHING, THIS)),
         take_const(Happened(DealsDamage(ANYTHING, THIS))))
    form("condition", "[g:agent] attacked this turn || [g:agent] has attacked this turn", lambda g: Happened(Attacks(g)), lambda v:
         {"g": v.pattern.what} if isinstance(v, Happened) and isinstance(v.pattern, Attacks) else None)
    form("condition", "there is|are [q:atleast] [g:np]", make_have_zone, lambda v: None)
    form("condition", "a|an [g:np] is in your @zone_break", lambda g: Exists(Group(g.tests, ("break",), YOU), Number(1)),
         lambda v: None)
    # Things.
    form("condition", "[t:subj] is/are [s:status]", lambda t, s: Holds(t, (s,)), lambda v:
         {"t": v.thing, "s": v.tests[0]} if isinstance(v, Holds) and len(v.tests) == 1 else None)
    form("condition", "[t:subj] is/are a|an [a:noms]", make_holds, take_holds)
    form("condition", "[t:subj] is/are not [s:status]", lambda t, s: NotSo(Holds(t, (s,))), lambda v:
         {"t": v.condition.thing, "s": v.condition.tests[0]} if isinstance(v, NotSo) and isinstance(v.condition, Holds)
         and len(v.condition.tests) == 1 else None)
    form("condition", "[t:subj] is/are a|an [a:noms] [b:posts]", lambda t, a, b: Holds(t, (*a, *b))
         if all(isinstance(x, Test) for x in b) else None, take_holds_posts)
    for tail, op in (("or less", Op.LE), ("or more", Op.GE)):
        for stat, noun in ((Stat.COST, "cost"), (Stat.POWER, "@power")):
            form("condition", f"[t:possessor] {noun} is [n:num] {tail}", lambda t, n, op=op, stat=stat:
                 Compare(StatOf(t, stat), op, n), take_stat(stat, op))
        form("condition", f"[t:subj] has/have [n:num] @power {tail}", lambda t, n, op=op: Compare(StatOf(t, Stat.POWER), op, n),
             lambda v: None)
        form("condition", f"[t:possessor] @power is {'less' if op is Op.LE else 'greater'} than [n:amt]", lambda t, n, op=op:
             Compare(StatOf(t, Stat.POWER), Op.LT if op is Op.LE else Op.GT, n),
             take_stat(Stat.POWER, Op.LT if op is Op.LE else Op.GT))
    form("condition", "[t:possessor] cost is [n:num]", lambda t, n: Compare(StatOf(t, Stat.COST), Op.EQ, n),
         take_stat(Stat.COST, Op.EQ))
    compare_rows(table, "* [k:counter] are|is placed on [t:single]", lambda k, t: CountersOn(t, k), lambda v:
                 {"k": v.kind, "t": v.thing} if isinstance(v, CountersOn) else None)
    form("condition", "a|an [k:counter] is placed on [t:single]", lambda k, t:
         Compare(CountersOn(t, k), Op.GE, Number(1)), lambda v: None)
    form("condition", "there is no [k:counter] placed on [t:single]", lambda k, t:
         Compare(CountersOn(t, k), Op.EQ, Number(0)), lambda v: None)
    # Turns and what has happened.
    row("condition", "it is your turn", IsTurnOf, who=YOU)
    row("condition", "it is @opponents turn", IsTurnOf, who=OPPONENT)
    form("condition", "you have cast [n:num] or more cards this turn", lambda n: Happened(Casts(YOU), n.value),
         lambda v: {"n": Number(v.low)} if isinstance(v, Happened) and v.pattern == Casts(YOU) else None)
    form("condition", "[g:agent] has entered [s:poss] @field this turn", lambda g, s:
         Happened(Moves(replace(g, side=s), to="field")), take_entered)
    form("condition", "[g:agent] entered [s:poss] @field this turn", lambda g, s:
         Happened(Moves(replace(g, side=s), to="field")), lambda v: None)
    form("condition", "[g:agent] has been put from the @field into the @zone_break this turn", lambda g:
         Happened(Moves(g, origin="field", to="break")), lambda v: {"g": v.pattern.what} if isinstance(v, Happened)
         and v.low == 1 and v.pattern == Moves(getattr(v.pattern, "what", ANYTHING), origin="field", to="break") else None)
    form("condition", "[t:subj] is/are not a|an [a:noms]", lambda t, a: NotSo(Holds(t, a)) if a else None, lambda v:
         {"t": v.condition.thing, "a": v.condition.tests} if isinstance(v, NotSo) and isinstance(v.condition, Holds) else None)
    form("condition", "[t:subj] is/are of [c:colour] @colour_noun || [t:subj] is/are [c:colour]", lambda t, c: Holds(t, (c,)), lambda v: None)
    form("condition", "[t:subj] is/are [c:named]", lambda t, c: Holds(t, (c,)), lambda v: None)
    for stat, noun in ((Stat.COST, "cost"), (Stat.POWER, "@power")):
        form("condition", f"[t:possessor] {noun} is equal to or less than [n:amt]", lambda t, n, stat=stat:
             Compare(StatOf(t, stat), Op.LE, n), take_stat(stat, Op.LE))
        form("condition", f"[t:possessor] {noun} is equal to [n:amt]", lambda t, n, stat=stat:
             Compare(StatOf(t, stat), Op.EQ, n), take_stat(stat, Op.EQ))
    form("condition", "neither player controls [g:np]", lambda g: NotSo(Exists(field_group(g), Number(1))), lambda v:
         {"g": bare_group(v.condition.group)} if isinstance(v, NotSo) and isinstance(v.condition, Exists) and v.condition.group.side == EACH
         and v.condition.low == Number(1) else None)
    form("condition", "<self> is on the @field", lambda: Holds(Self(), (In(Status.ON_FIELD),)), take_const(Holds(Self(), (In(Status.ON_FIELD),))))
    form("condition", "the number of [g:allnp] is greater than the number of [h:allnp]", lambda g, h:
         Compare(Count(field_group(g)), Op.GT, Count(field_group(h))), lambda v: {"g": bare_group(v.left.group), "h": bare_group(v.right.group)}
         if isinstance(v, Compare) and v.op is Op.GT and isinstance(v.left, Count) and isinstance(v.right, Count) else None)
    form("conditions", "[a:condition]", lambda a: a, lambda v: {"a": v} if not isinstance(v, All | Any) else None)
    form("conditions", "[a:condition] and if? [b:condition]", lambda a, b: All((a, b)), lambda v:
         {"a": v.conditions[0], "b": v.conditions[1]} if isinstance(v, All) and len(v.conditions) == 2 else None)
    form("conditions", "[a:condition] or [b:condition]", lambda a, b: Any((a, b)), lambda v:
         {"a": v.conditions[0], "b": v.conditions[1]} if isinstance(v, Any) and len(v.conditions) == 2 else None)


def one_sided(group: Group) -> bool:
    return group.side == EACH and not group.zones


def names_only(group: Group) -> bool:
    """ "‹Card Name A› or ‹Card Name B›", which stand without an article."""
    if not one_sided(group) or len(group.tests) != 1 or not isinstance(group.tests[0], AnyOf):
        return False
    return all(isinstance(t, Is) and t.quality is not Quality.TYPE for t in group.tests[0].tests)


def take_entered(value: object) -> Mapping[str, object] | None:
    match value:
        case Happened(Moves(what=group, to="field", origin=None), 1):
            return {"g": replace(group, side=EACH), "s": group.side}
    return None


def take_stat(stat: Stat, op: Op) -> Callable[[object], Mapping[str, object] | None]:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Compare(StatOf(thing, found), how, amount) if found is stat and how is op:
                return {"t": thing, "n": amount}
        return None

    return take


def make_have_zone(q: Quantity, g: Group) -> object:
    if not g.zones:
        return None
    return Exists(g, q.low) if q.high == Number(99) or q.low == Number(1) else Compare(Count(g), Op.EQ, q.low)


def take_have_zone(value: object) -> Mapping[str, object] | None:
    match value:
        case Exists(group, low) if group.zones != ("field",):
            return {"q": Quantity(low, low if low == Number(1) else Number(99)), "g": group}
    return None
