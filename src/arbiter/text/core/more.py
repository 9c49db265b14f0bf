"""Becoming, damage, casting, picking and events in the combinations that the chapters of their own leave out."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.script.abilities import Limits, Static, Triggered
from arbiter.script.amounts import EventAmount, Number, Occurred
from arbiter.script.base import (
    Amount,
    Change,
    Condition,
    Effect,
    How,
    Lasting,
    Op,
    Pattern,
    Position,
    Quality,
    Role,
    Stat,
    Thing,
    Who,
)
from arbiter.script.conditions import All, Compare, Exists, NotSo
from arbiter.script.effects import (
    AllowCast,
    Deal,
    Delay,
    Establish,
    GainControl,
    Modify,
    Move,
    Pick,
    RemoveDamage,
)
from arbiter.script.nouns import (
    EACH,
    OPPONENT,
    YOU,
    AllOf,
    Chooses,
    EventThing,
    Every,
    Group,
    Is,
    OfCard,
    Same,
    SingleTarget,
)
from arbiter.script.patterns import ANYTHING, AnyPattern, Casts, DealsDamage, Moves, ReceivesDamage, StepBegins
from arbiter.script.statements import (
    AddAbility,
    AddKeyword,
    AddWord,
    Affects,
    ChangeDamage,
    CostChange,
    ExtraCost,
    Forbid,
    PlayOnlyIf,
    Replace,
    SetStat,
)
from arbiter.text.core.abilities import join_limits, make_triggered
from arbiter.text.core.changes import Changes
from arbiter.text.core.choosing import pick_of, picked_noun
from arbiter.text.core.combining import either
from arbiter.text.core.conditions import one_sided
from arbiter.text.core.delays import END
from arbiter.text.core.patterns import THIS
from arbiter.text.core.sentences import effects_of
from arbiter.text.core.statements import as_group, as_thing
from arbiter.text.core.things import bare_group, field_group
from arbiter.text.draft import InOrder, Quantity, Ref, Together
from arbiter.text.grammar import Table, Take

PICKED = Ref("picked")


def more_rows(table: Table) -> None:
    becoming_rows(table)
    damage_rows(table)
    casting_rows(table)
    picking_rows(table)
    event_rows(table)


def becoming_rows(table: Table) -> None:
    form, row = table.form, table.row
    form(
        "statement",
        "[t:statsubj] [c:vps] and [u:possessor] @power becomes [n:amt]",
        lambda t, c, u, n: Affects(t, (*c, SetStat(Stat.POWER, n))) if u in (t, Ref("it")) else None,
        take_with_power(Affects),
    )
    form(
        "clause",
        "[t:subj] [c:vps] and [u:possessor] @power becomes [n:amt]",
        lambda t, c, u, n: becoming(t, c, u, n, Lasting.GAME),
        lambda v: take_with_power(Modify)(v) if isinstance(v, Modify) and v.lasting is Lasting.GAME else None,
    )
    form(
        "statement",
        "the @power of [t:definite] becomes [n:amt] || the @power of [t:statsubj] becomes [n:amt]",
        lambda t, n: Affects(t, (SetStat(Stat.POWER, n),)) if isinstance(t, Every) else None,
        lambda v: (
            {"t": v.thing, "n": v.changes[0].amount}
            if isinstance(v, Affects)
            and isinstance(v.thing, Every)
            and len(v.changes) == 1
            and isinstance(v.changes[0], SetStat)
            else None
        ),
    )
    table.series("colourlist", "colour", "and", 6)
    form(
        "vp",
        "gains/gain @colour_nouns of [c:colourlist]",
        lambda c: tuple(AddWord(Quality.COLOUR, each.value) for each in c if isinstance(each, Is)),
        take_colours,
    )
    # One more ability behind a list that is already joined.
    table.reads(
        "vp",
        "gains/gain [c:gains] and <quote> [a:granted] <unquote>",
        lambda c, a: (*c, AddAbility(a)),
    )
    table.reads(
        "clause",
        "put [t:obj] on the top of your deck in any order",
        lambda t: Move(t, "deck", How.PUT, Position.TOP, ordered=True),
    )
    form(
        "clause",
        "play [t:single] from your @zone_break onto @opponents @field",
        lambda t: Move(t, "field", How.PLAY, control=OPPONENT),
        lambda v: (
            {"t": v.thing} if isinstance(v, Move) and v == Move(v.thing, "field", How.PLAY, control=OPPONENT) else None
        ),
    )
    row("clause", "@your_opponent gains control of [thing:obj]", GainControl, who=OPPONENT)
    row("clause", "negate all the? damage dealt to [thing:obj]", RemoveDamage)
    row("clause", "put [thing:obj] into the @zone_damage", Move, to="damage", how=How.PUT)
    form(
        "svp",
        "cannot leave the @field due to [b:poss] @effects",
        lambda b: Forbid(Moves(ANYTHING, origin="field", by=b, other_than_origin=True)),
        lambda v: (
            {"b": v.pattern.by}
            if isinstance(v, Forbid) and isinstance(v.pattern, Moves) and v.pattern.by and v.pattern.other_than_origin
            else None
        ),
    )


def becoming(t: Thing, c: Changes, u: Thing, n: Amount, d: Lasting) -> object:
    return Modify(t, (*c, SetStat(Stat.POWER, n)), d) if u in (t, Ref("it")) else None


def take_with_power(kind: type) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        changes: tuple[Change, ...] = getattr(value, "changes", ())
        if type(value) is kind and len(changes) > 1 and isinstance(changes[-1], SetStat):
            thing = value.thing  # type: ignore[attr-defined]
            return {"t": thing, "c": changes[:-1], "u": thing, "n": changes[-1].amount}
        return None

    return take


def take_colours(value: object) -> Mapping[str, object] | None:
    if not isinstance(value, tuple) or not value:
        return None
    if not all(isinstance(c, AddWord) and c.quality is Quality.COLOUR and c.slot is None for c in value):
        return None
    return {"c": tuple(Is(Quality.COLOUR, c.value) for c in value)}


def damage_rows(table: Table) -> None:
    form, reads = table.form, table.reads
    hole = Group((), ("hole",), EACH)
    # Damage that something else is dealt instead, by whatever would have dealt it.
    form(
        "statement",
        "if [p:pattern] , the damage is dealt to [t:single] instead",
        lambda p, t: Replace(p, (Deal(EventAmount(), t, DEALER),)) if isinstance(p, DealsDamage) else None,
        lambda v: {"p": v.pattern, "t": found} if isinstance(v, Replace) and (found := bearer(v)) else None,
    )
    reads(
        "statement",
        "if [p:pattern] , [t:single] is dealt the|that damage instead || "
        "if [p:pattern] , [t:single] receives the|that damage instead",
        lambda p, t: Replace(p, (Deal(EventAmount(), t, DEALER),)) if isinstance(p, DealsDamage) else None,
    )
    form(
        "clause",
        "during this turn , the next damage dealt to [t:single] is dealt to [u:single] instead || "
        "during this turn , the next damage dealt to [t:single] is received by [u:single] instead",
        lambda t, u: Establish(
            (Replace(DealsDamage(ANYTHING, as_group(t)), (Deal(EventAmount(), u, DEALER),)),), Lasting.TURN, 1
        ),
        take_borne,
    )
    reads(
        "clause",
        "deal [d:dmg] to [t:obj] and [e:dmg] to [u:obj]",
        lambda d, t, e, u: Together((Deal(d, t), Deal(e, u))),
    )
    form(
        "clause",
        "during this turn , the next damage dealt to [t:obj] by [k:kinds] [d:dmgend]",
        lambda t, k, d: Establish((changed_damage(d, DealsDamage(ANYTHING, as_group(t), by_kind=k)),), Lasting.TURN, 1),
        take_shield_by,
    )
    reads(
        "event",
        "receives/receive damage from [k:kinds2]",
        lambda k: DealsDamage(ANYTHING, hole, by_kind=k),
    )
    reads(
        "event",
        "is/are dealt damage other than battle damage",
        lambda: DealsDamage(ANYTHING, hole, by_kind=("summon", "ability")),
    )
    for words, who in (
        ("you or a|an [g:np] || [s:agent] deals/deal damage to a|an [g:np] or you", YOU),
        ("a|an [g:np] or a player", EACH),
    ):
        form(
            "pattern",
            f"[s:agent] deals/deal damage to {words}",
            lambda s, g, who=who: AnyPattern((DealsDamage(s, g), DealsDamage(s, player=who))),
            take_either_harm(who),
        )
    for template in ("during this turn , if [p:pattern] , [d:dmgchange]", "if [p:pattern] this turn , [d:dmgchange]"):
        reads("clause", template, lambda p, d: either_damage(p, d))


def take_shield_by(value: object) -> Mapping[str, object] | None:
    match value:
        case Establish(
            (ChangeDamage(DealsDamage(to=Group() as group, by_kind=kinds) as harm) as said,), Lasting.TURN, 1
        ):
            if kinds and harm == DealsDamage(ANYTHING, group, by_kind=kinds):
                return {"t": as_thing(group), "k": kinds, "d": changed_damage(said, DealsDamage(ANYTHING))}
    return None


def take_either_harm(who: Who) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case AnyPattern((DealsDamage(source, Group() as group) as first, second)):
                if first == DealsDamage(source, group) and second == DealsDamage(source, player=who):
                    return {"s": source, "g": group}
        return None

    return take


DEALER = EventThing(Role.OTHER)


def bearer(said: Replace) -> Thing | None:
    """Who is dealt the damage instead."""
    match said.effects:
        case (Deal(EventAmount(), thing, dealer),) if dealer == DEALER or isinstance(dealer, Ref):
            return thing
    return None


def take_borne(value: object) -> Mapping[str, object] | None:
    match value:
        case Establish((Replace(DealsDamage(to=Group((Same(thing),), (), _))) as said,), Lasting.TURN, 1):
            borne = bearer(said)
            return None if borne is None else {"t": thing, "u": borne}
    return None


def changed_damage(change: ChangeDamage, pattern: Pattern) -> ChangeDamage:
    return ChangeDamage(pattern, change.add, change.set_to, change.factor, change.reduce)


def either_damage(p: Pattern, d: ChangeDamage) -> object:
    if isinstance(p, AnyPattern) and all(isinstance(each, DealsDamage) for each in p.patterns):
        return Establish((changed_damage(d, p),))
    return None


def casting_rows(table: Table) -> None:
    form, reads, row = table.form, table.reads, table.row
    for category in ("static", "castingstatic"):
        reads(
            category,
            "before paying the cost to cast <self> , you may [c:cost] . "
            "if you do so , the cost required?? to cast <self> is reduced by [n:num] .",
            lambda c, n: Static("", None, (ExtraCost(THIS, c, True, n),)),
        )
    form(
        "casting",
        "you must control [q:atleast] [g:np] to cast <self>",
        lambda q, g: (
            PlayOnlyIf(Exists(Group(g.tests, ("field",), YOU), q.low)) if one_sided(g) and q.low != q.high else None
        ),
        lambda v: None,
    )
    form(
        "clause",
        "the cost required to cast [t:pron] is reduced by [n:num]",
        lambda t, n: Establish((CostChange(Group((Same(t),), (), EACH), YOU, n),)),
        take_cheaper,
    )
    row(
        "clause",
        "during this game , you can cast [thing:obj] at any time you could normally cast it/them",
        AllowCast,
        lasting=Lasting.GAME,
    )
    reads("sentence", "at the end of this turn , [a:sentence]", lambda a: Delay(END, effects_of(a)))


def take_cheaper(value: object) -> Mapping[str, object] | None:
    match value:
        case Establish(
            (CostChange(Group((Same(thing),), (), _), _, amount, -1, None, None, None),), Lasting.TURN, None
        ):
            return {"t": thing, "n": amount}
    return None


def picking_rows(table: Table) -> None:
    """Any verb on some of the cards that were looked at or revealed; one of each of several kinds."""
    reads = table.reads
    ends = (
        ("remove * from @removed", Move(PICKED, "removed", How.REMOVE)),
        ("put * into the @zone_break", Move(PICKED, "break", How.PUT)),
        ("add * to your hand", Move(PICKED, "hand", How.ADD)),
        ("play * onto the @field", Move(PICKED, "field", How.PLAY)),
    )
    for words, move in ends:
        if move.to in ("removed", "break"):
            table.form(
                "clause",
                words.replace("*", "[q:quantity] [g:np] among them"),
                lambda q, g, move=move: one_pick(q, g, move),
                take_pick(move),
            )
        reads(
            "clause",
            words.replace("*", "[q:quantity] [g:np] and [r:quantity] [h:np] among them"),
            lambda q, g, r, h, move=move: picks(((q, g), (r, h)), move),
        )
        for comma in ("", ", "):
            reads(
                "clause",
                words.replace(
                    "*", f"[q:quantity] [g:np] , [r:quantity] [h:np] {comma}and [s:quantity] [i:np] among them"
                ),
                lambda q, g, r, h, s, i, move=move: picks(((q, g), (r, h), (s, i)), move),
            )


def one_pick(q: Quantity, g: Group, move: Move) -> object:
    return picks(((q, g),), move)


def take_pick(move: Move) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case InOrder((Pick() as pick, found)) if found == move and pick.by == YOU:
                return {"q": Quantity(pick.low, pick.high), "g": picked_noun(pick)}
        return None

    return take


def picks(wanted: tuple[tuple[Quantity, Group], ...], move: Move) -> object:
    """One pick after the other, each out of what the one before has left."""
    done: list[Effect] = []
    for q, g in wanted:
        pick = pick_of(q, g, Ref("rest", True) if done else Ref("revealed", True))
        if pick is None:
            return None
        done += [pick, move]
    return InOrder(tuple(done))


def event_rows(table: Table) -> None:
    reads, form = table.reads, table.form
    for condition in ("", " if [c:conditions] ,"):
        reads(
            "triggered",
            f"during each turn , when [p:patterns] for the first time in that turn ,{condition} [b:body]",
            lambda p, b, c=None: make_triggered(p, b, c, the_first(p)),
        )
    form(
        "triggered",
        "when you cast the [n:ordinal] [g:np] you've cast this turn , [b:body] || "
        "during each turn , when you cast the [n:ordinal] [g:np] you've cast , [b:body]",
        lambda n, g, b: nth_cast(n, g, b) if g.tests and one_sided(g) else None,
        take_nth_cast,
    )
    reads("pattern", "@your_opponent is dealt damage", lambda: ReceivesDamage(OPPONENT))
    reads("sentence", "at the beginning of the next [s:step] , [a:sentence]", lambda s, a: Delay(StepBegins(s), (a,)))
    table.row("postest", "triggered from a|an [tests:noms]", OfCard)
    form(
        "postest",
        "that is choosing only 1? [g:np] || that is|are choosing only a|an [g:np]",
        lambda g: AllOf((Chooses(field_group(g)), SingleTarget())),
        take_only_chosen,
    )
    form(
        "clause",
        "[t:subj] gains/gain [a:keyword] or [b:keyword] [d:lasting]",
        lambda t, a, b, d: either(Modify(t, (AddKeyword(a),), d), Modify(t, (AddKeyword(b),), d)),
        lambda v: None,
    )
    reads("itseffect", "its effects || the Summon 's effect || the ability 's effect", lambda: Ref("effect"))
    # A stronger statement in place of the one before.
    reads(
        "character",
        "[s:statement] . if [c:conditions] , [t:statement] instead .",
        lambda s, c, t: (Static("", None, (s,), NotSo(c)), Static("", None, (t,), c)),
    )
    reads(
        "character",
        "if [a:conditions] , [s:statement] . if [c:conditions] , [t:statement] instead .",
        lambda a, s, c, t: (Static("", None, (s,), All((a, NotSo(c)))), Static("", None, (t,), c)),
    )
    reads("triglimit", "this effect will trigger only [a:limit] , and if [c:conditions] .", and_if)


def the_first(p: Pattern) -> Limits:
    """The first of a turn: what somebody cast before the ability was there counts, too."""
    if isinstance(p, Casts):
        return Limits(condition=Compare(Occurred(p), Op.EQ, Number(1)))
    return Limits(per_turn=1)


def take_only_chosen(value: object) -> Mapping[str, object] | None:
    match value:
        case AllOf((Chooses(group), SingleTarget())):
            return {"g": bare_group(group)}
    return None


def and_if(a: Limits | tuple[str, ...], c: Condition) -> object:
    return join_limits(a, Limits(condition=c)) if isinstance(a, Limits) else None


def nth_cast(n: Amount, g: Group, b: tuple[Effect, ...]) -> Triggered:
    """The third of a turn is known when it is cast; what is cast in response does not undo that."""
    cast = Casts(YOU, g)
    return Triggered("", None, cast, None, b, Limits(condition=Compare(Occurred(cast), Op.EQ, n)))


def take_nth_cast(value: object) -> Mapping[str, object] | None:
    match value:
        case Triggered(pattern=Casts(who, group) as cast, limits=Limits(condition=Compare(left, Op.EQ, n))):
            if (
                who == YOU
                and group.tests
                and left == Occurred(cast)
                and value.limits == Limits(condition=value.limits.condition)
            ):
                return {"n": n, "g": group, "b": value.effects}
    return None
