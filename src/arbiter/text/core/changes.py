"""What objects gain, lose, may and may not do; and the statements of static abilities."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from arbiter.script.base import Amount, Change, Quality, Stat
from arbiter.script.costs import Cost
from arbiter.script.nouns import Is
from arbiter.script.statements import (
    AddAbility,
    AddKeyword,
    AddStat,
    AddWord,
    Affects,
    BecomeType,
    CannotGain,
    LoseAbilities,
    LoseKeyword,
    Mark,
    SetWords,
)
from arbiter.text.core.amounts import take_times, times
from arbiter.text.core.nouns import take_const
from arbiter.text.core.patterns import THIS
from arbiter.text.grammar import Make, Table, Take

Changes = tuple[Change, ...]


def one(a: Change) -> object:
    return (a,)


def take_one(value: object) -> Mapping[str, object] | None:
    return {"a": value[0]} if isinstance(value, tuple) and len(value) == 1 else None


def flat(a: Changes, b: Changes) -> object:
    return (*a, *b)


def power_each(n: Amount, c: Amount) -> Changes:
    return (AddStat(Stat.POWER, times(n, c)),)


def take_power_each(value: object) -> Mapping[str, object] | None:
    match value:
        case (AddStat(Stat.POWER, amount, 1),):
            return take_times(amount)
    return None


def is_gain(change: object) -> bool:
    if isinstance(change, AddKeyword | AddAbility) or (isinstance(change, AddWord) and change.slot is not None):
        return True
    return isinstance(change, AddStat) and change.sign == 1


def is_loss(change: object) -> bool:
    if isinstance(change, SetWords):
        return not change.values and change.slot is None  # all its words of that quality
    return isinstance(change, LoseKeyword | LoseAbilities) or (isinstance(change, AddStat) and change.sign == -1)


def take_kind(kind: Callable[[object], bool]) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        return {"c": value} if isinstance(value, tuple) and value and all(kind(c) for c in value) else None

    return take


def take_split(kind: Callable[[object], bool], other: Callable[[object], bool]) -> Take:
    """Two verbs of one subject: the first run of changes is of one kind, the rest of the other."""

    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, tuple):
            return None
        cut = next((i for i, c in enumerate(value) if not kind(c)), len(value))
        if 0 < cut < len(value) and all(other(c) for c in value[cut:]):
            return {"a": value[:cut], "b": value[cut:]}
        return None

    return take


def is_mark(change: object) -> bool:
    return not is_gain(change) and not is_loss(change)


def change_rows(table: Table) -> None:
    row, form, word, _same = table.row, table.form, table.word, table.same
    # gains ...
    row("gain", "+ [amount:num] @power", AddStat, stat=Stat.POWER)
    row("gain", "[keyword:keyword]", AddKeyword)
    form(
        "gain",
        "<quote> [a:granted] <unquote>",
        lambda a: AddAbility(a),
        lambda v: {"a": v.ability} if isinstance(v, AddAbility) else None,
    )
    table.series("gains", "gain", "and", 6)
    form("vp", "also? gains/gain [c:gains]", lambda c: c, take_kind(is_gain))
    form("vp", "gains/gain + [n:whole] @power [c:each]", power_each, take_power_each)
    # loses ...
    row("loss", "[amount:num] @power", AddStat, stat=Stat.POWER, sign=-1)
    row("loss", "[keyword:keyword]", LoseKeyword)
    word(
        "loss",
        "all abilities || all its|their abilities || their abilities || all of its|their abilities",
        LoseAbilities(),
    )
    table.series("losses", "loss", "and", 5)
    form("vp", "also? loses/lose [c:losses]", lambda c: c, take_kind(is_loss))
    form(
        "vp",
        "loses/lose [n:whole] @power [c:each]",
        lambda n, c: (AddStat(Stat.POWER, times(n, c), -1),),
        lambda v: (
            take_times(v[0].amount)
            if isinstance(v, tuple) and len(v) == 1 and isinstance(v[0], AddStat) and v[0].sign == -1
            else None
        ),
    )
    # becomes ...
    form(
        "vp",
        "also becomes/become a|an?? [t:typeword] with [p:num] @power",
        lambda t, p: (BecomeType(t, p),),
        lambda v: (
            {"t": v[0].type, "p": v[0].power}
            if isinstance(v, tuple) and len(v) == 1 and isinstance(v[0], BecomeType)
            else None
        ),
    )
    form(
        "vp",
        "also becomes/become a|an [t:typeword] with [p:num] @power , [c:gains]",
        lambda t, p, c: (BecomeType(t, p), *c),
        lambda v: (
            {"t": v[0].type, "p": v[0].power, "c": v[1:]}
            if isinstance(v, tuple) and len(v) > 2 and isinstance(v[0], BecomeType) and all(is_gain(c) for c in v[1:])
            else None
        ),
    )
    form(
        "vp",
        "also becomes/become a|an [t:typeword] with [p:num] @power and [c:gains]",
        lambda t, p, c: (BecomeType(t, p), *c),
        lambda v: (
            {"t": v[0].type, "p": v[0].power, "c": v[1:]}
            if isinstance(v, tuple) and len(v) == 2 and isinstance(v[0], BecomeType) and is_gain(v[1])
            else None
        ),
    )
    form("vp", "is/are also [c:alsonames]", lambda c: c, lambda v: {"c": v})
    table.series("alsonames", "alsoname", "and", 5)
    form(
        "alsoname",
        "a|an [t:typeword]",
        lambda t: AddWord(Quality.TYPE, t),
        lambda v: {"t": v.value} if isinstance(v, AddWord) and v.quality is Quality.TYPE else None,
    )
    form(
        "alsoname",
        "[a:named]",
        lambda a: AddWord(a.quality, a.value) if isinstance(a, Is) else None,
        lambda v: {"a": Is(v.quality, v.value)} if isinstance(v, AddWord) else None,
    )
    # rules that an object bears
    form(
        "vp",
        "[c:rule]",
        one_rule,
        lambda v: {"c": v[0]} if isinstance(v, tuple) and len(v) == 1 and isinstance(v[0], Mark) else None,
    )
    form(
        "vp",
        "cannot attack or block",
        lambda: (Mark("cannot_attack"), Mark("cannot_block")),
        take_const((Mark("cannot_attack"), Mark("cannot_block"))),
    )
    mark_rows(table)
    for words, names in (
        ("attack", ("attack_cost",)),
        ("block", ("block_cost",)),
        ("attack or block", ("attack_cost", "block_cost")),
    ):
        form(
            "vp",
            f"cannot {words} unless you pay [c:symcost]",
            lambda c, names=names: tuple(Mark(name, cost=c) for name in names),
            take_priced(names),
        )
    form(
        "vp",
        "cannot gain [k:keyword]",
        lambda k: (CannotGain(k),),
        lambda v: (
            {"k": v[0].keyword} if isinstance(v, tuple) and len(v) == 1 and isinstance(v[0], CannotGain) else None
        ),
    )
    # a subject with two verbs
    form("vps", "[a:vp]", lambda a: a, lambda v: {"a": v})
    for kind, other in (
        (is_gain, is_loss),
        (is_gain, is_mark),
        (is_loss, is_gain),
        (is_mark, is_gain),
        (is_loss, is_mark),
        (is_mark, is_mark),
    ):
        form("vps", "[a:vp] and [b:vp]", flat_checked(kind, other), take_split(kind, other))
    for kind in (is_gain, is_loss):
        table.reads("vps", "[a:vp] and [b:vp]", flat_checked(kind, kind))


def flat_checked(kind: Callable[[object], bool], other: Callable[[object], bool]) -> Make:
    def make(a: Changes, b: Changes) -> object:
        return (*a, *b) if all(kind(c) for c in a) and all(other(c) for c in b) else None

    return make


def one_rule(c: Change) -> object:
    return (c,)


MARKS = (
    ("cannot attack", "cannot_attack"),
    ("cannot block", "cannot_block"),
    ("cannot be blocked", "cannot_be_blocked"),
    ("cannot be @broken", "cannot_be_destroyed"),
    ("can attack twice in the same turn", "attacks_twice"),
    (
        "must attack once per turn if possible || must attack at least once per turn if possible || "
        "must attack if possible",
        "must_attack",
    ),
    ("must block if possible || must block", "must_block"),
    ("can attack once more", "attacks_once_more"),
    ("can attack 3 times in the same turn", "attacks_thrice"),
    ("can attack 4 times in the same turn", "attacks_four_times"),
    (
        "doesn't/don't activate during your @active_phase || "
        "doesn't/don't activate during its/their controller/controllers 's @active_phase"
        " || won't activate at the controller 's @active_phase",
        "no_ready",
    ),
    (
        "will not activate during your|its|their next @active_phase || "
        "will not activate during its/their controller/controllers 's next "
        "@active_phase || doesn't/don't activate during its/their controller/controllers 's next @active_phase || "
        "doesn't/don't activate during your next @active_phase",
        "no_ready_next",
    ),
    ("cannot form a party || cannot form parties", "cannot_party"),
)


def take_priced(names: tuple[str, ...]) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case (Mark(cost=Cost() as cost), *_) if value == tuple(Mark(name, cost=cost) for name in names):
                return {"c": cost}
        return None

    return take


def mark_rows(table: Table) -> None:
    for template, name in MARKS:
        table.word("rule", template, Mark(name))
    table.row("rule", "cannot be blocked by [group:markgroup]", Mark, name="cannot_be_blocked")
    table.row("rule", "cannot block [group:markgroup]", Mark, name="cannot_block")
    table.row("rule", "must block [group:markgroup] if possible", Mark, name="must_block")
    table.form(
        "statement",
        "if possible , [t:statsubj] must block",
        lambda t: Affects(t, (Mark("must_block"),)),
        lambda v: None,
    )
    table.form(
        "statement",
        "if possible , [t:statsubj] must attack",
        lambda t: Affects(t, (Mark("must_attack"),)),
        lambda v: None,
    )
    table.same("markgroup", "a|an?? [g:np]")
    table.form("markgroup", "<self>", lambda: THIS, take_const(THIS))
