"""What is paid: costs of abilities (14-3), what cards cost (14-4b-6) and discounts (16-20)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from arbiter.games.gateruler.language.actions import make_bottom
from arbiter.games.gateruler.language.nouns import charges_of, take_charges
from arbiter.games.gateruler.language.whose import plain
from arbiter.games.gateruler.language.words import OTHER
from arbiter.script.abilities import Static
from arbiter.script.amounts import Number
from arbiter.script.base import Amount, How, Position, Who
from arbiter.script.costs import Cost, Mana, MoveThing, MoveThis
from arbiter.script.nouns import EACH, OPPONENT, YOU, Every, Group
from arbiter.script.statements import AlternativeCost, CostChange
from arbiter.text.core.amounts import make_move_some, take_times, times
from arbiter.text.core.patterns import THIS
from arbiter.text.core.things import ONE
from arbiter.text.grammar import Table, Take


@dataclass(frozen=True)
class Played:
    """Cards of a kind, and by whom they are played."""

    what: Group
    who: Who


# What is played, as its cost is spoken of.
PLAYED_BY = (
    ("[g:allnp]", EACH),
    ("your [g:allnp]", YOU),
    ("[g:allnp] you play", YOU),
    ("your opponent 's [g:allnp]", OPPONENT),
    ("[g:allnp] your opponent plays", OPPONENT),
)


def cost_rows(table: Table) -> None:
    """14-3, 15-12."""
    put_away_rows(table)
    for away in ("its/their owner/owners 's graveyard/graveyards", "your graveyard"):
        table.form(
            "costpart",
            f"put [t:possessor] charges into {away}",  # 3-2j, 3-2j-1  all of them, and there must be one
            lambda t: MoveThing(Every(charges_of(t)), "break", How.PUT),
            take_all_charges,
        )
    put, _ = make_move_some("break", How.PUT)
    table.reads("costpart", "put [q:quantity] [g:np] into your graveyard", lambda q, g: put(q, g))
    table.reads("cost", "[a:costpart] and [b:costpart]", lambda a, b: Cost((a, b)))
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
    lowered_rows(table)
    own_price_rows(table)
    reads, form = table.reads, table.form
    for tail, sign in (("less", -1), ("more", 1)):
        for words in (f"[p:costly] cost/costs [n:num] {tail} to play", f"[p:costly] cost/costs [n:num] {tail}"):
            reads("statement", words, lambda p, n, sign=sign: CostChange(p.what, p.who, n, sign))
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


def put_away_rows(table: Table) -> None:
    """14-3: the rules' own example of a cost (3-2j), and what else is put away as one."""
    reads = table.reads
    for away in ("into your graveyard", "into its|their owner|owners 's graveyard|graveyards"):
        reads("costpart", f"put <self> {away}", lambda: MoveThis("break", How.PUT))
        reads(
            "costpart",
            f"put [q:quantity] of [t:possessor] charges {away}",
            lambda q, t: make_move_some("break", How.PUT)[0](q, charges_of(t)),
        )
    reads("costpart", "put <self> on the bottom of your deck", lambda: MoveThis("deck", How.PUT, Position.BOTTOM))
    reads("costpart", "put [q:quantity] [g:np] on the bottom of your deck", make_bottom)


def lowered_rows(table: Table) -> None:
    """14-4b-6: what is paid to play."""
    reads = table.reads
    for words, who in PLAYED_BY:
        reads("costly", words, lambda g, who=who: Played(Group(g.tests, (), EACH), who) if plain(g) else None)
    for words in ("the cost of [p:costly]", "the cost of playing [p:costly]", "the cost to play [p:costly]"):
        reads("playcost", words, lambda p: p)
    for player, who in (("you", YOU), ("your opponent", OPPONENT)):
        reads(
            "playcost",
            f"the cost for {player} to play [p:costly]",
            lambda p, who=who: replace(p, who=who) if p.who == EACH else None,
        )
    for told, verb, sign in (("reduced", "reduce", -1), ("increased", "increase", 1)):
        for words in (f"[p:playcost] is {told} by [n:num]", f"{verb} [p:playcost] by [n:num]"):
            reads("statement", words, lambda p, n, sign=sign: CostChange(p.what, p.who, n, sign))
    reads(
        "casting",
        "you may play <self> without paying its cost if [c:conditions]",
        lambda c: AlternativeCost(THIS, Cost(()), c),
    )


def own_price_rows(table: Table) -> None:
    """14-4b-6: what this card itself costs."""
    form, reads = table.form, table.reads
    for tail, told, verb, sign in (("less", "reduced", "reduce", -1), ("more", "increased", "increase", 1)):

        def changed(n: Amount, sign: int = sign) -> CostChange:
            return CostChange(THIS, YOU, n, sign)

        def changed_each(n: Amount, c: Amount, sign: int = sign) -> CostChange:
            return CostChange(THIS, YOU, times(n, c), sign)

        for template in (f"<self> costs [n:whole] {tail} to play", f"you pay [n:whole] {tail} to play <self>"):
            form("casting", template, changed, take_own_price(sign, False))
            form("casting", f"{template} [c:each]", changed_each, take_own_price(sign, True))
        reads("casting", f"<self> costs [n:whole] {tail}", changed)
        reads("casting", f"<self> costs [n:whole] {tail} [c:each]", changed_each)
        for cost in OWN_COST:
            for template in (f"{cost} is {told} by [n:whole]", f"{verb} {cost} by [n:whole]"):
                reads("casting", template, changed)
                reads("casting", f"{template} [c:each]", changed_each)


OWN_COST = ("the cost to play <self>", "the cost of <self>", "<self> 's cost")


def take_own_price(sign: int, each: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, CostChange) or value != CostChange(THIS, YOU, value.add, sign):
            return None
        if each:
            return take_times(value.add)
        return {"n": value.add} if isinstance(value.add, Number) else None

    return take
