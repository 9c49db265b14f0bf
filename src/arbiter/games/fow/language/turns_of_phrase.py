"""What is said in another order, or with a condition in an unusual place: options that can be chosen only if something
is so, amounts that stand in the midst of a sentence, counters that move, the best of a group, what lasts while this
card is in the field."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.games.fow.language.actions import doubled
from arbiter.games.fow.language.amounts import STATS
from arbiter.games.fow.language.conditions import ON_FIELD
from arbiter.games.fow.language.picking import LEFT
from arbiter.games.fow.language.plainly import waiting_until
from arbiter.games.fow.language.prohibiting import RULES
from arbiter.script.abilities import Static
from arbiter.script.amounts import CountersOn, Either, EventAmount, Number, Quotient, X
from arbiter.script.base import Amount, Change, Condition, How, Lasting, Op, Quality, Role, Stat, Statement, Test, Thing
from arbiter.script.conditions import Compare, Happened, NotSo
from arbiter.script.effects import (
    Choose,
    Establish,
    Fight,
    GainControl,
    If,
    Modify,
    Move,
    OnlyIf,
    PlaceCounters,
    RemoveCounters,
)
from arbiter.script.nouns import (
    EACH,
    OPPONENT,
    YOU,
    ControlledBy,
    EventThing,
    Every,
    Extreme,
    Group,
    Is,
    Not,
    Only,
    Same,
    Self,
)
from arbiter.script.patterns import Casts, DealsDamage
from arbiter.script.statements import AddWord, Affects, ChangeDamage, Mark, PlayOnlyIf, Replace
from arbiter.text.core.patterns import THIS
from arbiter.text.core.targeting import perhaps
from arbiter.text.core.things import bare_group, field_group
from arbiter.text.draft import UNBOUND, DidSo, InOrder, Ref, Some
from arbiter.text.grammar import Table, Take
from arbiter.text.nodes import says, swapped

OTHER = Not(Same(Self()))
THERE = "as long as <self> is in|on a|the field"


def phrase_rows(table: Table) -> None:
    option_rows(table)
    amount_rows(table)
    counter_rows(table)
    best_rows(table)
    lasting_rows(table)
    other_rows(table)


# ---------------------------------------------------------------- 903.2g  options with a condition


def option_rows(table: Table) -> None:
    table.row("sentence", "choose this option only if [condition:conditions]", OnlyIf)


# ---------------------------------------------------------------- amounts in the midst


def amount_rows(table: Table) -> None:
    form = table.form
    for glue in (", and", "and", ","):
        form(
            "clause",
            f"[s:search] , where X is [n:amt] {glue} [m:found]",
            lambda s, n, m: InOrder((swapped(s, X(), n), m)) if says(s, X()) else None,
            lambda v: None,
        )
        form(
            "clause",
            f"[s:search] , where X is [n:amt] , reveal it/them {glue} [m:found]",
            lambda s, n, m: InOrder((swapped(s, X(), n), m)) if says(s, X()) else None,
            lambda v: None,
        )
    for may, chosen in (("", lambda p: p), ("you may ", perhaps)):
        form(
            "sentence",
            f"{may}[p:pickmove] , where X is [n:amt]",
            lambda p, n, chosen=chosen: swapped(chosen(p), X(), n) if says(p, X()) else None,
            lambda v: None,
        )


# ---------------------------------------------------------------- 1022  counters


def counter_rows(table: Table) -> None:
    form = table.form
    for words in ("that was|were on [t:single]", "on [t:single] as it left the field"):
        form("each", f"for each [k:counter] {words}", lambda k, t: CountersOn(t, k), lambda v: None)
        form("amt", f"the number of [k:counter] {words}", lambda k, t: CountersOn(t, k), lambda v: None)
    form(
        "condition",
        "there were [n:num] or more [k:counter] on [t:single]",
        lambda n, k, t: Compare(CountersOn(t, k), Op.GE, n),
        lambda v: None,
    )
    # 1022.1  what is moved is taken off one card and put on another
    form(
        "clause",
        "move all [k:counter] from [g:allnp] to|onto <self>",
        lambda k, g: moved_all(k, field_group(g)),
        take_moved_all,
    )
    form(
        "clause",
        "move a|an [k:counter] from [t:target] to|onto <self>",
        moved_one,
        lambda v: None,
    )
    form(
        "obj",
        "each of [t:target]",
        lambda t: t if isinstance(t, Some) and t.quantity.high != Number(1) else None,
        lambda v: None,
    )


def moved_all(kind: str, group: Group) -> object:
    """As many as there are on the others; none goes anywhere if this card is no longer there."""
    others = Every(group)
    if OTHER not in group.tests:
        return None
    put = PlaceCounters(Self(), kind, CountersOn(others, kind))
    return If(ON_FIELD, (put, RemoveCounters(others, kind, None)))


def take_moved_all(value: object) -> Mapping[str, object] | None:
    match value:
        case If(_, (PlaceCounters(_, kind, CountersOn(Every(group))), RemoveCounters())):
            return {"k": kind, "g": bare_group(group)} if value == moved_all(kind, group) else None
    return None


def moved_one(k: str, t: Thing) -> InOrder:
    there = Compare(CountersOn(Ref("chosen"), k), Op.GE, Number(1))
    put = PlaceCounters(Self(), k, Either(there, Number(1), Number(0)))
    assert isinstance(t, Some)
    pick = Choose(UNBOUND, t.group, t.quantity.low, t.quantity.high, different=t.different)
    return InOrder((pick, If(ON_FIELD, (put, RemoveCounters(Ref("chosen"), k, Number(1))))))


# ---------------------------------------------------------------- the best of a group


def best_rows(table: Table) -> None:
    form = table.form
    for stat, noun in STATS:
        for word, highest in (("highest", True), ("lowest", False)):
            form(
                "postest",
                f"with the {word} {noun} among [g:allnp]",
                lambda g, stat=stat, highest=highest: extreme(stat, highest, g),
                take_extreme(stat, highest),
            )
    for words, who in (("you control", YOU), ("@opponent_controls", OPPONENT)):
        those = Only(Ref("chosen", True), (ControlledBy(who),))
        table.word("obj", f"those {words}", those)
        table.word("subj", f"those {words}", those)


def extreme(stat: Stat, highest: bool, group: Group) -> Extreme | None:
    """Whose they are among which it is the best belongs to them, and not to the noun before."""
    return None if group.side == EACH and not group.zones else Extreme(stat, highest, field_group(group))


def take_extreme(stat: Stat, highest: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Extreme(found, most, group) if found is stat and most == highest:
                return {"g": bare_group(group)}
        return None

    return take


# ---------------------------------------------------------------- 909.1  while this card is in the field


def lasting_rows(table: Table) -> None:
    form = table.form
    form("sentence", f"[s:statement] {THERE}", while_there, take_while_there)
    form("sentence", f"{THERE} , [s:statement]", while_there, lambda v: None)
    # 901.3a  as long as each of them is so: those that are
    for words in ("as long as it/they is/are|'s [b:status]", "while it/they is/are [b:status]"):
        form("static", f"[t:statsubj] [v:vps] {words} .", lambda t, v, b: of_those(t, v, b), lambda v: None)
    form("static", "[s:statement] while [c:conditions] .", lambda s, c: Static("", None, (s,), c), lambda v: None)
    form(
        "static",
        "if <self> would deal damage while [c:conditions] , [d:dealschange] .",
        lambda c, d: Static("", None, (replace(d, pattern=DealsDamage(THIS)),), c),
        lambda v: None,
    )


def of_those(thing: Thing, changes: tuple[Change, ...], status: Test) -> object:
    if not isinstance(thing, Every):
        return None
    return Static("", None, (Affects(Every(replace(thing.group, tests=(status, *thing.group.tests))), changes),))


def while_there(s: Statement) -> object:
    if not isinstance(s, RULES) or (isinstance(s, ChangeDamage) and s.nth):
        return None
    return Establish((s,), Lasting.ON_FIELD)


def take_while_there(value: object) -> Mapping[str, object] | None:
    match value:
        case Establish((statement,), Lasting.ON_FIELD, None) if isinstance(statement, RULES):
            return {"s": statement}
    return None


# ---------------------------------------------------------------- this and that


def other_rows(table: Table) -> None:
    form, word = table.form, table.word
    word(
        "condition",
        "damage was dealt this way || damage was dealt to the chosen target this way || "
        "damage was dealt to that jresonator this way || damage was dealt to that resonator this way",
        DidSo(),
    )
    # 906.1  the old way of writing it
    form(
        "triggered",
        "when [c:conditions] , [b:body]",
        waiting_until,
        lambda v: None,
    )
    for tail, hidden in (("", False), (" face down", True)):
        gone = Move(LEFT, "removed", How.REMOVE, face_down=hidden)
        word("restmove", f"remove the rest from the game{tail}", gone)
    form(
        "clause",
        "double the? ATK and DEF of [t:subj] [d:lasting]",
        lambda t, d: Modify(t, doubled(t), d) if isinstance(t, Every) else None,
        lambda v: None,
    )
    table.row("clause", "gain control of [thing:obj] until end of game", GainControl)
    form(
        "vp",
        "gains/gain [c:colour] in addition to its|their other attributes and "
        "[k:<kind>] in addition to its|their other races",
        lambda c, k: (AddWord(Quality.COLOUR, c.value), AddWord(Quality.KIND, k)) if isinstance(c, Is) else None,
        take_both_words,
    )
    row = table.row
    row("clause", "[left:single] and [right:single] deal damage equal to their ATK to each other", Fight)
    # 803.3  it need not have been there since the turn began
    for since in (
        "in the turn it is summoned",
        "during the turn that it was summoned",
        "during the turn that it was put into a|the field",
        "in the turn that it enters the field",
        "on|during|in the turn it/they enters/enter the field",
    ):
        word("rule", f"can attack {since}", AT_ONCE)
    form(
        "clause",
        "[t:subj] can attack this turn",
        lambda t: Modify(t, (AT_ONCE,)),
        lambda v: {"t": v.thing} if isinstance(v, Modify) and v == Modify(v.thing, (AT_ONCE,)) else None,
    )
    # 910.1
    form(
        "statement",
        "if [s:agent] would deal damage to [g:agent] , put a|an [k:counter] on that [h:head] "
        "for each [n:num] damage instead",
        lambda s, g, k, h, n: counters_instead(s, g, k, h, n),
        take_counters_instead,
    )
    form(
        "casting",
        "you may only play one card named [v:<cardname>] per turn || "
        "you may only play one spell named [v:<cardname>] per turn",
        lambda v: PlayOnlyIf(not_yet(v)),
        take_once,
    )


AT_ONCE = Mark("attacks_at_once")


def take_both_words(value: object) -> Mapping[str, object] | None:
    match value:
        case (AddWord(Quality.COLOUR, colour, None), AddWord(Quality.KIND, race, None)):
            return {"c": Is(Quality.COLOUR, colour), "k": race}
    return None


def not_yet(name: str) -> Condition:
    return NotSo(Happened(Casts(YOU, Group((Is(Quality.NAME, name),), ()))))


def take_once(value: object) -> Mapping[str, object] | None:
    match value:
        case PlayOnlyIf(NotSo(Happened(Casts(_, Group((Is(Quality.NAME, name),)))))):
            return {"v": name} if value == PlayOnlyIf(not_yet(name)) else None
    return None


def counters_instead(source: Group, group: Group, kind: str, head: tuple[object, ...], each: Amount) -> object:
    """As many as the damage has such parts."""
    if not isinstance(each, Number) or each.value < 1 or tuple(head) != group.tests:
        return None
    put = PlaceCounters(EventThing(Role.SUBJECT), kind, Quotient(EventAmount(), each.value))
    return Replace(DealsDamage(source, group), (put,))


def take_counters_instead(value: object) -> Mapping[str, object] | None:
    match value:
        case Replace(DealsDamage(source, Group() as group), (PlaceCounters(_, kind, Quotient(EventAmount(), by)),)):
            found = counters_instead(source, group, kind, group.tests, Number(by))
            return {"s": source, "g": group, "k": kind, "h": group.tests, "n": Number(by)} if value == found else None
    return None
