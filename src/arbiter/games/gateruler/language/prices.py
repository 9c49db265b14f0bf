"""What is paid: costs of abilities (14-3), what cards cost (14-4b-6) and discounts (16-20)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.games.gateruler.language.actions import make_bottom
from arbiter.games.gateruler.language.nouns import charges_of, take_charges
from arbiter.games.gateruler.language.whose import plain
from arbiter.games.gateruler.language.words import OTHER
from arbiter.script.abilities import Static
from arbiter.script.amounts import Number
from arbiter.script.base import How, Position
from arbiter.script.costs import Cost, Mana, MoveThing, MoveThis
from arbiter.script.nouns import EACH, OPPONENT, YOU, Every, Group
from arbiter.script.statements import AlternativeCost, CostChange
from arbiter.text.core.amounts import make_move_some, take_times, times
from arbiter.text.core.patterns import THIS
from arbiter.text.core.things import ONE
from arbiter.text.grammar import Table, Take

WHOSE = (("your", YOU), ("your opponent 's", OPPONENT))


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
    for tail, sign in (("reduced", -1), ("increased", 1)):
        for whose, who in (("your", YOU), ("your opponent 's", OPPONENT)):
            reads(
                "statement",
                f"the cost of {whose} [g:allnp] is {tail} by [n:num]",
                lambda g, n, who=who, sign=sign: CostChange(Group(g.tests, (), EACH), who, n, sign),
            )
    reads(
        "casting",
        "you may play <self> without paying its cost if [c:conditions]",
        lambda c: AlternativeCost(THIS, Cost(()), c),
    )


def own_price_rows(table: Table) -> None:
    """14-4b-6: what this card itself costs."""
    for tail, sign in (("less", -1), ("more", 1)):
        for template in (
            f"<self> costs [n:whole] {tail} to play",
            f"you pay [n:whole] {tail} to play <self>",
        ):
            table.form(
                "casting",
                template,
                lambda n, sign=sign: CostChange(THIS, YOU, n, sign),
                take_own_price(sign, False),
            )
            table.form(
                "casting",
                f"{template} [c:each]",
                lambda n, c, sign=sign: CostChange(THIS, YOU, times(n, c), sign),
                take_own_price(sign, True),
            )


def take_own_price(sign: int, each: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, CostChange) or value != CostChange(THIS, YOU, value.add, sign):
            return None
        if each:
            return take_times(value.add)
        return {"n": value.add} if isinstance(value.add, Number) else None

    return take
