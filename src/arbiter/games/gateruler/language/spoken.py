"""What players say shortly: "a card", "units of level 3 or less", prices of a kind of card, damage that somebody takes.

What another chapter prints is only read here; what nothing else says is printed in these words.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.games.gateruler.language.conditions import BATTLED
from arbiter.games.gateruler.language.keywords import genesis, materials
from arbiter.games.gateruler.language.nouns import CHARGE, CHARGES, charges_of, life_of, take_charges
from arbiter.games.gateruler.language.statements import STATS
from arbiter.games.gateruler.language.wordings import outnumbers, owned, plain, some_of
from arbiter.games.gateruler.language.words import OTHER, RULER, UNIT
from arbiter.script.abilities import Static, Triggered
from arbiter.script.amounts import Count, Number
from arbiter.script.base import Amount, Effect, How, Op, Position, Stat, Status, Thing, Who
from arbiter.script.conditions import Compare, Holds, InStep
from arbiter.script.costs import Cost, Mana, MoveThing, MoveThis
from arbiter.script.effects import (
    Delay,
    Destroy,
    Fight,
    ForEachPlayer,
    Modify,
    Move,
    Perform,
)
from arbiter.script.nouns import (
    EACH,
    OPPONENT,
    YOU,
    Every,
    Group,
    HasAdded,
    In,
    NameContains,
    Not,
    Placed,
    Self,
    StatIs,
)
from arbiter.script.patterns import ANYTHING, DealsDamage, Does, Moves, ReceivesDamage, StepBegins
from arbiter.script.statements import (
    AddStat,
    Affects,
    AlternativeCost,
    CostChange,
    Mark,
    Permit,
    PlayOnlyIf,
    SetStat,
)
from arbiter.text.core.amounts import make_move_some, take_times, times
from arbiter.text.core.choosing import make_select, pick_of
from arbiter.text.core.patterns import THIS
from arbiter.text.core.sentences import effects_of
from arbiter.text.core.things import ONE, field_group
from arbiter.text.draft import InOrder, Quantity, Ref, Where
from arbiter.text.grammar import Table, Take

SET = ("set",)
WHOSE = (("your", YOU), ("your opponent 's", OPPONENT))
GENESIS = Moves(ANYTHING, to="field", cause="genesis")
ABYSSAL = Moves(ANYTHING, to="field", cause="abyssal")
# 14-5b  the phases in which a card may be played, as steps name them
PHASES = (("attack phase", "attack"), ("main phase", "main"))


def spoken_rows(table: Table) -> None:
    noun_rows(table)
    event_rows(table)
    condition_rows(table)
    action_rows(table)
    cost_rows(table)
    price_rows(table)
    statement_rows(table)
    timing_rows(table)
    summoning_rows(table)


# ---------------------------------------------------------------- nouns


def noun_rows(table: Table) -> None:
    reads = table.reads
    reads("cards", "a card", lambda: Number(1))  # 15-8a
    for whose, side in (("your", YOU), ("your opponent 's", OPPONENT)):
        pile = Count(Group((), ("damage",), side))
        table.word("each", f"for each card in {whose} damage zone", pile)
    for tail, op in (("or less", Op.LE), ("or more", Op.GE), ("", Op.EQ)):
        reads("postest", f"of level [n:num] {tail}".strip(), lambda n, op=op: StatIs(Stat.LEVEL, op, n))
    for whose, side in WHOSE:
        reads(
            "definite",
            f"all of {whose} [g:allnp]",
            lambda g, side=side: Every(field_group(owned(g, side))) if plain(g) else None,
        )
        ruler = Every(Group((RULER,), ("field",), side))
        table.word("definite", f"{whose} ruler", ruler)
        reads(
            "subj",
            f"{whose} [g:allnp]",
            lambda g, side=side: Every(field_group(owned(g, side))) if plain(g) else None,
        )
        place = Where(("hand", "break"), side)
        reads("where", f"from {whose} hand or graveyard || from {whose} graveyard or hand", lambda place=place: place)
    table.row("postest", "with [part:<namepart>] in its|their name|names", NameContains)  # 2-2c
    reads("amt", "the number of charges under|underneath [t:single]", lambda t: Count(charges_of(t)))
    reads("each", "for each of your charges || for each charge you control", your_charges)  # 3-14d-4
    reads("dealt", "yourself", lambda: YOU)
    reads("postest", "with no charges", lambda: Not(HasAdded(CHARGES)))


def your_charges() -> Amount:
    return Count(Group((CHARGE,), ("field",), YOU))


# ---------------------------------------------------------------- events and conditions


def event_rows(table: Table) -> None:
    reads, row = table.reads, table.row
    row("event", "deals/deal damage", DealsDamage, source=ANYTHING)  # 13-2c
    row("event", "battles/battle", Does, who=EACH, action=BATTLED, what=ANYTHING)  # 15-35b
    reads("pattern", "[w:player] takes/take damage", lambda w: ReceivesDamage(w))
    reads("event", "enters/enter play through a? Genesis Summoning", lambda: GENESIS)  # 16-13c
    reads("event", "enters/enter play through an? Abyssal Summoning", lambda: ABYSSAL)  # 16-14e
    for words, event in (("a Genesis Summoning", GENESIS), ("an Abyssal Summoning", ABYSSAL)):
        made = replace(event, what=Group((UNIT,), (), YOU))  # 16-13d, 16-14f
        reads("pattern", f"you accomplish {words}", lambda made=made: made)


def condition_rows(table: Table) -> None:
    for place in ("attack", "defense"):
        table.reads(
            "condition",
            f"<self> is in your {place} zone || <self> is in one of your {place} zones",
            lambda place=place: Holds(Self(), (Placed(place),)),
        )
    for words, op in (("less", Op.LT), ("more", Op.GT)):
        table.reads(
            "condition",
            f"you have {words} life than your opponent",
            lambda op=op: Compare(life_of(YOU), op, life_of(OPPONENT)),
        )
    table.reads("condition", "your opponent has more [g:allnp] than you", lambda g: outnumbers(g, OPPONENT, YOU))
    table.reads("condition", "you have more [g:allnp] than your opponent", lambda g: outnumbers(g, YOU, OPPONENT))
    for words, status in (("exhausted", Status.RESTED), ("ready", Status.READY), ("attacking", Status.ATTACKING)):
        # 14-15a-1  of what has left, as it last was
        table.reads("condition", f"it was {words}", lambda status=status: Holds(Ref("it"), (In(status),)))


# ---------------------------------------------------------------- what is done


def action_rows(table: Table) -> None:
    reads, form = table.reads, table.form
    for whose, who in (("allied", YOU), ("enemy", OPPONENT)):
        reads("clause", f"rearrange all? {whose} units", lambda who=who: Perform("rearrange", who=who))
    for place in ("attack", "defense"):
        reads(
            "clause",
            f"move|place [t:obj] to|in|into its controller 's {place} zone",
            lambda t, place=place: Perform("place", t, word=place),
        )
        reads(
            "clause",
            f"special summon [t:obj] to|in|into a|an|your {place} zone",
            lambda t, place=place: Perform("special_summon", t, word=place),
        )
    reads(
        "clause",
        "shuffle [t:someobj] into your deck || shuffle [t:single] into your deck",
        lambda t: Move(t, "deck", How.PUT, Position.SHUFFLED),
    )
    reads("clause", "place [t:obj] in|into a|another zone || move [t:obj] to another zone", moved_elsewhere)
    for whose, side in WHOSE:
        reads("clause", f"swap [q:quantity] of {whose} [g:allnp]", lambda q, g, side=side: swapped(q, g, side))
    reads(
        "clause", "swap <self> with|and [q:quantity] [g:np] || swap <self> with|and another [g:np]", swapped_with_this
    )
    reads("clause", "redirect the attack to [q:quantity] [g:np] of your choice", redirected)
    reads("clause", "redirect the attack to [q:quantity] [g:np]", redirected)
    reads("clause", "each deals damage equal to its ATK to the other", lambda: Fight(Ref("former"), Ref("latter")))
    reads("clause", "your opponent destroys [q:quantity] of their [g:allnp]", lambda q, g: felled(q, g))
    reads(
        "clause",
        "each player destroys [q:quantity] of their [g:allnp]",
        lambda q, g: (
            ForEachPlayer(EACH, (Destroy(some),)) if (some := some_of(q, g, YOU)) is not None else None  # type: ignore[arg-type]
        ),
    )
    reads("clause", "add [q:quantity] of them to your hand", lambda q: added(q, Group((), ())))
    reads("clause", "add [q:quantity] [g:np] from among them to your hand", added)
    reads("clause", "reveal [q:quantity] [g:np] from? among them and add it|them to your hand", added)
    for words, step in (("turn", "end"), ("combat", "combat_end")):
        reads(
            "clause",
            f"[a:clause] at the end of the {words}",  # 14-10f
            lambda a, step=step: Delay(StepBegins(step, EACH), effects_of(a)),
        )
    for stat, noun in STATS[:3]:
        reads("vp", f"gains/gain {noun} equal to [n:amt]", lambda n, stat=stat: (AddStat(stat, n),))
    for one, first in STATS[:3]:
        for two, second in STATS[:3]:
            if one is not two:
                form(
                    "vp",
                    f"gains/gain + [n:whole] {first} and + [m:whole] {second} [c:each]",
                    lambda n, m, c, one=one, two=two: (AddStat(one, times(n, c)), AddStat(two, times(m, c))),
                    take_two_each(one, two),
                )
                form(
                    "clause",
                    f"[t:possessor] {first} and {second} become [n:num] [d:lasting]",
                    lambda t, n, d, one=one, two=two: Modify(t, (SetStat(one, n), SetStat(two, n)), d),
                    take_two_set(one, two),
                )


def moved_elsewhere(t: Thing) -> Effect:
    return Perform("place", t)


def swapped(q: Quantity, g: Group, side: Who) -> object:
    """Two of one player's, chosen as it resolves."""
    if not plain(g) or q != Quantity(Number(2), Number(2)):
        return None
    return InOrder((make_select(q, owned(g, side)), Perform("swap", Ref("it", True))))


def swapped_with_this(g: Group, q: Quantity = ONE) -> object:
    if q.high != Number(1):
        return None
    return InOrder((make_select(q, replace(g, tests=(OTHER, *g.tests))), Perform("swap", Self(), other=Ref("it"))))


def redirected(q: Quantity, g: Group) -> object:
    return InOrder((make_select(q, g), Perform("redirect", Ref("it")))) if q.high == Number(1) else None


def felled(q: Quantity, g: Group) -> object:
    """Who is told to destroy picks while it resolves (14-4b-4 is for what its controller chooses)."""
    if not plain(g):
        return None
    return InOrder((make_select(q, owned(g, OPPONENT), OPPONENT), Destroy(Ref("it", q.high != Number(1)))))


def added(q: Quantity, g: Group) -> object:
    pick = pick_of(q, g)
    return None if pick is None else InOrder((pick, Move(Ref("picked"), "hand", How.ADD)))


def take_two_each(one: Stat, two: Stat) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case (AddStat(first, some, 1), AddStat(second, more, 1)) if (first, second) == (one, two):
                left, right = take_times(some), take_times(more)
                if left is not None and right is not None and left["c"] == right["c"]:
                    return {"n": left["n"], "m": right["n"], "c": left["c"]}
        return None

    return take


def take_two_set(one: Stat, two: Stat) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Modify(thing, (SetStat(first, some), SetStat(second, more)), lasting):
                if (first, second) == (one, two) and some == more:
                    return {"t": thing, "n": some, "d": lasting}
        return None

    return take


# ---------------------------------------------------------------- costs and prices


def cost_rows(table: Table) -> None:
    """14-3, 15-12."""
    for away in ("its/their owner/owners 's graveyard/graveyards", "your graveyard"):
        table.form(
            "costpart",
            f"put [t:possessor] charges into {away}",  # 3-2j, 3-2j-1  all of them, and there must be one
            lambda t: MoveThing(Every(charges_of(t)), "break", How.PUT),
            take_all_charges,
        )
    table.row("costpart", "destroy <self>", MoveThis, to="break", how=How.DESTROY)
    fell, take_felled = make_move_some("break", How.DESTROY)
    table.form("costpart", "destroy [q:quantity] [g:np]", fell, take_felled)
    table.reads("costpart", "destroy another [g:np]", lambda g: fell(ONE, other_than_this(g)))


def take_all_charges(value: object) -> Mapping[str, object] | None:
    match value:
        case MoveThing(thing, "break", How.PUT):
            return take_charges(thing)
    return None


def other_than_this(group: Group) -> Group:
    return replace(group, tests=(OTHER, *group.tests))


def price_rows(table: Table) -> None:
    """14-4b-6, 16-20."""
    reads, form = table.reads, table.form
    for tail, sign in (("less", -1), ("more", 1)):
        reads(
            "statement",
            f"[g:allnp] cost/costs [n:num] {tail} to play",
            lambda g, n, sign=sign: CostChange(Group(g.tests, (), EACH), EACH, n, sign) if plain(g) else None,
        )
        for whose, who in WHOSE:
            reads(
                "statement",
                f"{whose} [g:allnp] cost/costs [n:num] {tail} to play",
                lambda g, n, who=who, sign=sign: (
                    CostChange(Group(g.tests, (), EACH), who, n, sign) if plain(g) else None
                ),
            )
        form(
            "statement",
            f"players pay [n:num] {tail} to play [g:allnp]",
            lambda n, g, sign=sign: CostChange(Group(g.tests, (), EACH), EACH, n, sign),
            take_common_price(sign),
        )
    form(
        "fullkeyword",
        "Discount : [ [c:cost] ] to instead play <self> without paying its cost",
        lambda c: Static("", None, (AlternativeCost(THIS, c),)),
        take_other_price,
    )
    form(
        "fullkeyword",
        "Discount : if [k:conditions] , instead pay [n:<num>] resource/resources",
        lambda k, n: Static("", None, (AlternativeCost(THIS, Cost((Mana(any=n),)), k),)),
        take_fixed_price,
    )


def take_other_price(value: object) -> Mapping[str, object] | None:
    match value:
        case Static(statements=(AlternativeCost(what, cost, None),)) if what == THIS:
            return None if any(isinstance(part, Mana) for part in cost.parts) else {"c": cost}
    return None


def take_fixed_price(value: object) -> Mapping[str, object] | None:
    match value:
        case Static(statements=(AlternativeCost(what, Cost((Mana(any=n),)), condition),)) if what == THIS:
            return None if condition is None else {"k": condition, "n": n}
    return None


def take_common_price(sign: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, CostChange) and (value.who, value.sign, value.set_to) == (EACH, sign, None):
            return {"n": value.add, "g": Group(value.what.tests, (), EACH)}
        return None

    return take


# ---------------------------------------------------------------- statements and timings


def statement_rows(table: Table) -> None:
    reads = table.reads
    reads("statement", "units cannot be special summoned", lambda: Permit("no_special_summon", who=EACH))
    reads("rule", "can directly attack rulers || can directly attack enemy rulers", lambda: Mark("attacks_directly"))
    reads("rule", "cannot be chosen as the target of an attack|attacks", lambda: Mark("cannot_be_attacked"))
    for words in ("ignores/ignore", "is/are not affected by"):
        for effects in (
            "your opponent 's effects",
            "the? effects of enemy cards",
            "the? effects of your opponent 's cards",
            "the? effects of enemy cards or|and abilities",
        ):
            reads("rule", f"{words} {effects}", lambda: Mark("ignores_effects"))  # 15-27a
    for zone, name in (("graveyard", "played_from_graveyard"), ("damage zone", "played_from_damage")):
        reads("casting", f"you may|can also play <self> from your {zone}", lambda name=name: marked(name))


def marked(name: str) -> object:
    return Affects(Self(), (Mark(name),))


def timing_rows(table: Table) -> None:
    """14-5b: while it is such a phase; 16-18d: when a card may be summoned out of a set zone."""
    form = table.form
    for words, step in PHASES:
        for whose, who in ((f"your {words}", YOU), (f"your opponent 's {words}", OPPONENT), (f"the {words}", None)):
            form(
                "paragraph",
                f"Timing : you can play <self> during {whose} .",
                lambda step=step, who=who: Static("", None, (PlayOnlyIf(InStep(step, who)),), None, SET),
                lambda v: None,
            )
            table.word("condition", f"it is {whose}", InStep(step, who))
    form(
        "paragraph",
        "you can|may normal summon <self> from your set zone when [p:patterns] .",
        lambda p: Triggered("", None, p, None, (), zones=SET, plays=True),
        lambda v: None,
    )


def summoning_rows(table: Table) -> None:
    """16-13b: the materials process as an action of its own."""
    for optional in ("", "you may "):
        table.reads(
            "fullkeyword",
            f"Genesis Summoning - Standard Action : {optional}put <self> and [r:quantity] [h:np] on the bottom of "
            "their owners 's decks . if you do , special summon [q:quantity] [g:np] .",
            lambda r, h, q, g: genesis(materials(r, h), q, g) if r.low == r.high else None,
        )
