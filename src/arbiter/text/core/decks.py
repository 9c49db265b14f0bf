"""Decks and hands: turning over until something is found, hands shown, names named, equal numbers."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.script.amounts import Count, Distinct, EventAmount, Number, Occurred
from arbiter.script.base import How, Quality
from arbiter.script.conditions import Happened, Holds, NotSo
from arbiter.script.effects import (
    Choose,
    Declare,
    Discard,
    If,
    May,
    MayPay,
    Move,
    Reveal,
    RevealUntil,
    SplitGroups,
)
from arbiter.script.nouns import EACH, OPPONENT, YOU, AnyOf, Every, Group, Is, IsNamed
from arbiter.script.patterns import Draws, ReceivesDamage
from arbiter.script.statements import AddWord
from arbiter.text.core.choosing import place, unplace
from arbiter.text.core.conditions import compare_rows
from arbiter.text.core.nouns import take_const
from arbiter.text.core.sentences import as_one, effects_of
from arbiter.text.core.things import field_group
from arbiter.text.draft import (
    UNBOUND,
    ActBy,
    AfterUse,
    AtMostX,
    CannotReduce,
    DidSo,
    InOrder,
    Ref,
    SoMany,
    Some,
    Their,
)
from arbiter.text.grammar import Table, Take


def make_equal(g: Group, h: Group, up: bool) -> object:
    count = Count(field_group(h))
    return Choose(UNBOUND, place(g), Number(0) if up else count, count)


def take_equal(up: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, Choose) and isinstance(value.high, Count) and (value.low == Number(0)) == up:
            return {"g": unplace(value.group), "h": unplace(value.high.group)}
        return None

    return take


def take_group(word: str) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        return {"a": value.tests} if isinstance(value, Ref) and value.word == word and value.tests else None

    return take


def take_split(value: object) -> Mapping[str, object] | None:
    if isinstance(value, SplitGroups) and value.who == YOU and value.chooser == OPPONENT:
        return {"t": value.thing}
    return None


def take_after_use(zone: str, asked: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, AfterUse) and value.zone == zone and value.asked == asked:
            return {"t": Ref("that", False, value.tests)}
        return None

    return take


def take_may_discard(value: object) -> Mapping[str, object] | None:
    match value:
        case May((Discard(who, amount),), whose) if who == whose == OPPONENT:
            return {"n": amount}
    return None


def take_may_play(value: object) -> Mapping[str, object] | None:
    match value:
        case May((ActBy(who, (Move(Some() as some, "field", How.PLAY) as move,)),), whose) if who == whose == OPPONENT:
            if move.control in (OPPONENT, Their()):
                return {"t": some}
    return None


def take_unless_discard(value: object) -> Mapping[str, object] | None:
    match value:
        case InOrder((May((Discard(who, amount),), _), If(NotSo(DidSo()), effects, ()))) if who == OPPONENT:
            return {"n": amount, "a": as_one(effects)}
    return None


def deck_rows(table: Table) -> None:
    row, form, word, _same = table.row, table.form, table.word, table.same
    form(
        "clause",
        "choose up to the same number of [g:np] as the? [h:allnp]",
        lambda g, h: make_equal(g, h, True),
        take_equal(True),
    )
    form(
        "clause",
        "choose the same number of [g:np] as the? [h:allnp]",
        lambda g, h: make_equal(g, h, False),
        take_equal(False),
    )
    form(
        "clause",
        "turn over one|1 card at a time from the top of your deck until a|an [g:np] is revealed",
        lambda g: RevealUntil(UNBOUND, UNBOUND, YOU, g.tests) if g.side == EACH and not g.zones else None,
        lambda v: {"g": Group(v.tests, ())} if isinstance(v, RevealUntil) and v.who == YOU else None,
    )
    form(
        "clause",
        "@your_opponent reveals their hand",
        lambda: Reveal(UNBOUND, Every(Group((), ("hand",), OPPONENT))),
        take_const(Reveal(UNBOUND, Every(Group((), ("hand",), OPPONENT)))),
    )
    form(
        "clause",
        "@your_opponent discards this card || discard this card || @your_opponent discards it || discard it",
        lambda: Move(Ref("it"), "break", How.DISCARD),
        take_const(Move(Ref("it"), "break", How.DISCARD)),
    )
    word("definite1", "the discarded card", Ref("discarded"))
    # also what was removed as a cost
    form(
        "definite1",
        "the removed card",
        lambda: Ref("done:removed"),
        lambda v: {} if isinstance(v, Ref) and v.word == "done:removed" else None,
    )
    form("definite1", "the removed [a:head]", lambda a: Ref("done:removed") if a else None, lambda v: None)
    word("definite1", "the revealed card", Ref("these"))
    word("definite1", "the other card", Ref("other"))
    # naming
    row("clause", "name 1 [quality:quality]", Declare, slot=UNBOUND)
    form(
        "clause",
        "name 1 [q:quality] other than [a:colour] and|or [b:colour]",
        lambda q, a, b: Declare(UNBOUND, q, YOU, (f"not:{a.value}", f"not:{b.value}")),
        lambda v: None,
    )
    form(
        "postest",
        "with the? named [q:quality]",
        lambda q: IsNamed(q, UNBOUND),
        lambda v: {"q": v.quality} if isinstance(v, IsNamed) else None,
    )
    form(
        "postest",
        "with the? named [q:quality] and [b:named]",
        lambda q, b: AnyOf((IsNamed(q, UNBOUND), b)) if isinstance(b, Is) and b.quality is q else None,
        lambda v: (
            {"q": v.tests[0].quality, "b": v.tests[1]}
            if isinstance(v, AnyOf) and len(v.tests) == 2 and isinstance(v.tests[0], IsNamed)
            else None
        ),
    )
    form("postest", "of the named [q:quality]", lambda q: IsNamed(q, UNBOUND), lambda v: None)
    form(
        "condition", "[t:subj] is the named [q:quality]", lambda t, q: Holds(t, (IsNamed(q, UNBOUND),)), lambda v: None
    )
    form(
        "sentence",
        "divide [t:definite] into 2 groups . @your_opponent selects 1 group among them",
        lambda t: SplitGroups(UNBOUND, UNBOUND, t, YOU, OPPONENT),
        take_split,
    )
    form("definite", "all the [a:allnoms] of the other group", lambda a: Ref("other", True, a), take_group("other"))
    form(
        "definite", "all the [a:allnoms] of the selected group", lambda a: Ref("picked", True, a), take_group("picked")
    )
    form(
        "gain",
        "the named [q:quality]",
        lambda q: AddWord(q, "", UNBOUND),
        lambda v: {"q": v.quality} if isinstance(v, AddWord) and v.slot == UNBOUND else None,
    )
    # sentences about the sentence before
    word("clause", "this damage cannot be reduced", CannotReduce())
    form(
        "clause",
        "the maximum you can pay for <xsym> is [n:whole]",
        lambda n: AtMostX(n.value),
        lambda v: {"n": Number(v.most)} if isinstance(v, AtMostX) else None,
    )
    form(
        "condition",
        "you control [n:num] or more",
        lambda n: SoMany(n),
        lambda v: {"n": v.low} if isinstance(v, SoMany) else None,
    )
    # not paying, not doing
    form(
        "sentence",
        "if you don't pay [c:symcost] , [a:sentence]",
        lambda c, a: InOrder((MayPay(c, YOU, UNBOUND), If(NotSo(DidSo()), effects_of(a)))),
        lambda v: None,
    )
    form(
        "sentence",
        "if @your_opponent doesn't discard [n:cards] , [a:sentence]",
        lambda n, a: InOrder((May((Discard(OPPONENT, n),), OPPONENT, UNBOUND), If(NotSo(DidSo()), effects_of(a)))),
        take_unless_discard,
    )
    form(
        "sentence",
        "@your_opponent may discard [n:cards]",
        lambda n: May((Discard(OPPONENT, n),), OPPONENT, UNBOUND),
        take_may_discard,
    )
    form(
        "sentence",
        "@your_opponent may play [t:someobj] onto the @field",
        lambda t: May((ActBy(OPPONENT, (Move(t, "field", How.PLAY, control=OPPONENT),)),), OPPONENT, UNBOUND),
        take_may_play,
    )
    form(
        "sentence",
        "@your_opponent may pay [c:symcost]",
        lambda c: MayPay(c, OPPONENT, UNBOUND),
        lambda v: {"c": v.cost} if isinstance(v, MayPay) and v.who == OPPONENT else None,
    )
    form("clause", "also [a:clause]", lambda a: a, lambda v: None)
    # counting
    for verb, zone in (
        ("remove [t:definite1] from @removed", "removed"),
        ("return [t:definite1] to your hand", "hand"),
    ):
        template = f"{verb} after use instead of putting it in the @zone_break"
        form("clause", template, lambda t, zone=zone: AfterUse(zone), take_after_use(zone, False))
        form(
            "sentence", f"if you cast it , {template}", lambda t, zone=zone: AfterUse(zone), take_after_use(zone, True)
        )
    word("definite1", "the revealed cards", Ref("these", True))
    form("clause", "choose as many [g:np] as the? [h:allnp]", lambda g, h: make_equal(g, h, False), lambda v: None)
    form(
        "each",
        "for each different @colour_noun among the? [g:allnp]",
        lambda g: Distinct(field_group(g), Quality.COLOUR),
        lambda v: {"g": unplace(v.group)} if isinstance(v, Distinct) else None,
    )
    compare_rows(
        table,
        "there are * different @colour_nouns among the? [g:allnp]",
        lambda g: Distinct(field_group(g), Quality.COLOUR),
        lambda v: {"g": unplace(v.group)} if isinstance(v, Distinct) else None,
    )
    compare_rows(
        table,
        "you have * different @colour_nouns among [g:allnp]",
        lambda g: Distinct(field_group(g), Quality.COLOUR),
        lambda v: None,
    )
    word("dmg", "the same amount of damage", EventAmount())
    form(
        "condition",
        "you have drawn [n:whole] or more cards this turn || this turn , you have drawn [n:whole] or more cards",
        lambda n: Happened(Draws(YOU), n.value),
        lambda v: {"n": Number(v.low)} if isinstance(v, Happened) and v.pattern == Draws(YOU) else None,
    )
    word(
        "condition",
        "you have received a point of damage this turn || you have received damage this turn",
        Happened(ReceivesDamage(YOU)),
    )
    word("each", "for each card you have drawn this turn", Occurred(Draws(YOU)))
