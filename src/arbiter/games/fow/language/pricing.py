"""Chapters 204, 705.2 and 903.2k once more: prices in the midst of a sentence, for a time, for each of something, with
symbols, and what stands behind the cost of a judgment."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.games.fow.language.costs import SECTIONS
from arbiter.games.fow.language.wills import ACTIVATE
from arbiter.games.fow.language.words import AUTOMATIC, J_RULER
from arbiter.script.abilities import Activated, Keyword, Limits, Static
from arbiter.script.ability_words import names_abilities
from arbiter.script.amounts import Number
from arbiter.script.base import Amount, Condition, Lasting, Who
from arbiter.script.conditions import All, IsTurnOf, NotSo
from arbiter.script.costs import Cost, Mana
from arbiter.script.effects import Effects, Establish
from arbiter.script.nouns import EACH, OPPONENT, YOU, Group, OfCard
from arbiter.script.statements import AlternativeCost, CostChange, ExtraCost
from arbiter.text.core.abilities import make_activated
from arbiter.text.core.patterns import THIS
from arbiter.text.core.statements import as_group
from arbiter.text.errors import Declined
from arbiter.text.grammar import Table, Take

PAYERS = (("you may? pay", YOU), ("@your_opponent pays", OPPONENT), ("players pay", EACH), ("each player pays", EACH))
SIGNS = ((-1, "less"), (1, "more"))


def pricing_rows(table: Table) -> None:
    symbol_rows(table)
    while_rows(table)
    own_rows(table)
    judgment_rows(table)
    art_rows(table)
    own_ability_rows(table)


def symbol_rows(table: Table) -> None:
    """903.2k-4: symbols more or less for whatever is played, and so many of them for each of something."""
    form = table.form
    for words, who in PAYERS:
        for sign, more in SIGNS:
            form(
                "costsay",
                f"{words} [m:symcost] {more} to play [g:allnp]",
                lambda m, g, who=who, sign=sign: changed(m, g, who, sign),
                take_changed(who, sign),
            )
            form(
                "costsay",
                f"{words} [n:<anysym>] {more} to play activate abilities of [g:allnp] || "
                f"{words} [n:<anysym>] {more} to play activate abilities of [g:allnp] they control",
                lambda n, g, who=who, sign=sign: abilities_dearer(n, g, who, sign),
                take_abilities_dearer(who, sign),
            )
            for section, name in SECTIONS:
                form(
                    "costsay",
                    " || ".join(f"{words} [m:symcost] {more} to {way}" for way in section),
                    lambda m, who=who, sign=sign, name=name: changed(m, Group((), ()), who, sign, name),
                    lambda v: None,
                )
    for section, name in SECTIONS:
        form(
            "costsay",
            " || ".join(f"you may? pay [n:<anysym>] to {way}" for way in section),
            lambda n, name=name: at_price(n, name),
            take_at_price(name),
        )
    for sign, more in SIGNS:
        form(
            "casting",
            f"you may? pay [m:symcost] {more} to play <self> [c:each]",
            lambda m, c, sign=sign: symbols_each(m, c, sign),
            take_symbols_each(sign),
        )


def changed(price: Cost, group: Group, who: Who, sign: int, ability: str | None = None) -> object:
    match price.parts:
        case (Mana(coloured, free, None),) if group.side == EACH and not group.zones and AUTOMATIC not in group.tests:
            what = Group(group.tests, (), who)
            return CostChange(what, who, Number(free), sign, ability=ability, coloured=coloured)
    return None


def abilities_dearer(n: int, g: Group, who: Who, sign: int) -> CostChange | None:
    """707.2: abilities are played by who controls their card, so it need not be said whose cards are meant."""
    if g.zones or g.side not in (EACH, who) or not g.tests or names_abilities(g):
        return None
    return CostChange(Group((ACTIVATE, OfCard(g.tests)), (), who), who, Number(n), sign)


def take_abilities_dearer(who: Who, sign: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case CostChange(Group((_, OfCard(tests))), _, Number(n)):
                if value == abilities_dearer(n, Group(tests, ()), who, sign):
                    return {"n": n, "g": Group(tests, ())}
        return None

    return take


def take_changed(who: Who, sign: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case CostChange(what, payer, Number(free), found, None, None, None, coloured) if coloured and what != THIS:
                if payer == who and found == sign:
                    return {"m": Cost((Mana(coloured, free),)), "g": Group(what.tests, ())}
        return None

    return take


def at_price(price: int, ability: str) -> CostChange:
    """705.2: another price in place of what stands in the section."""
    return CostChange(Group((), (), YOU), YOU, Number(0), ability=ability, set_to=Number(price))


def take_at_price(ability: str) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case CostChange(set_to=Number(price)) if value == at_price(price, ability):
                return {"n": price}
        return None

    return take


def symbols_each(price: Cost, each: Amount, sign: int) -> object:
    match price.parts:
        case (Mana(coloured, free, None),) if coloured:
            return CostChange(THIS, YOU, Number(free), sign, coloured=coloured, each=each)
    return None


def take_symbols_each(sign: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case CostChange(what, _, Number(free), found, coloured=coloured, each=Amount() as each) if what == THIS:
                return {"m": Cost((Mana(coloured, free),)), "c": each} if found == sign else None
        return None

    return take


def while_rows(table: Table) -> None:
    """Prices for a time, in somebody's turn, as long as something is so."""
    form = table.form
    form(
        "clause",
        "[s:costsay] [d:lasting]",
        lambda s, d: Establish((s,), d),
        lambda v: None,
    )
    form(
        "sentence",
        "[d:lasting] , [s:costsay] || this turn , [s:costsay]",
        lambda s, d=Lasting.TURN: Establish((s,), d),
        take_for_a_time,
    )
    for words, who in (("your", YOU), ("@opponents", OPPONENT)):
        form(
            "static",
            f"[s:costsay] during {words} turn .",
            lambda s, who=who: Static("", None, (s,), IsTurnOf(who)),
            take_in_turn(who),
        )
    form("static", "[s:costsay] as long as [c:conditions] .", lambda s, c: Static("", None, (s,), c), take_as_long)
    form("static", "as long as [c:conditions] , [s:costsay] .", lambda s, c: Static("", None, (s,), c), lambda v: None)


def take_for_a_time(value: object) -> Mapping[str, object] | None:
    match value:
        case Establish((CostChange() as said,), lasting, None):
            return {"s": said, "d": lasting}
    return None


def take_as_long(value: object) -> Mapping[str, object] | None:
    match value:
        case Static(statements=(CostChange() as said,), condition=Condition() as condition) if said.what != THIS:
            return {"s": said, "c": condition}
    return None


def take_in_turn(who: Who) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        found = take_as_long(value)
        return {"s": found["s"]} if found and found["c"] == IsTurnOf(who) else None

    return take


def art_rows(table: Table) -> None:
    """905.4: prices of God's Arts: of one card for this turn, or of all."""
    form = table.form
    for sign, more in SIGNS:
        words = f"you may? pay [m:symcost] {more} to play"
        form(
            "clause",
            f"{words} [t:possessor] God 's Art abilities this turn",
            lambda m, t, sign=sign: price_of_arts(m, as_group(t), sign),
            lambda v: None,
        )
        # whichever J-ruler has that name when the God's Art is played
        for name in ("named", "eithername"):
            form(
                "sentence",
                f"as long as your J-ruler is [a:{name}] , {words} its God 's Art abilities this turn",
                lambda m, a, sign=sign: price_of_arts(m, Group((J_RULER, a), ("field",), YOU), sign),
                take_price_of_arts(sign) if name == "named" else unsaid,
            )
    form(
        "costsay",
        "you may? pay [n:<anysym>] to play God 's Art abilities",
        lambda n: at_price(n, "special"),
        take_at_price("special"),
    )


def price_of_arts(price: Cost, group: Group, sign: int) -> object:
    match price.parts:
        case (Mana(coloured, free, None),):
            said = CostChange(group, YOU, Number(free), sign, ability="special", coloured=coloured)
            return Establish((said,), Lasting.TURN)
    return None


def take_price_of_arts(sign: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Establish((CostChange(Group((ruler, name), ("field",), _), ability="special") as said,), Lasting.TURN):
                return {"m": price_of(said), "a": name} if ruler == J_RULER and said.sign == sign else None
        return None

    return take


def own_ability_rows(table: Table) -> None:
    """ "You may pay {1} less to play this ability if …": the same ability at another price while that is so."""
    for words in (
        "you may? pay [m:symcost] less to play this ability if [k:conditions] .",
        "if [k:conditions] , you may? pay [m:symcost] less to play this ability .",
    ):
        table.form("character", f"[c:cost] : [b:body] {words}", cheaper_ability, take_cheaper_ability(words[0] == "y"))


def cheaper_ability(c: Cost, b: Effects, m: Cost, k: Condition) -> object:
    full, less = make_activated(c, b), make_activated(reduced(c, m), b)
    if not isinstance(full, Activated) or not isinstance(less, Activated) or reduced(c, m) == c:
        return None
    return (while_so(full, NotSo(k)), while_so(less, k))


def while_so(ability: Activated, condition: Condition) -> Activated:
    said = ability.limits.condition
    limits = replace(ability.limits, condition=condition if said is None else All((said, condition)))
    return replace(ability, limits=limits)


def reduced(cost: Cost, price: Cost) -> Cost:
    """903.2k-4: symbols are taken off where there are such symbols, and free will off the free cost."""
    match price.parts:
        case (Mana(coloured, free, None),):
            off = dict(coloured)
        case _:
            raise Declined("that is no will")
    parts = []
    for part in cost.parts:
        if isinstance(part, Mana) and part.variable is None:
            if any(count > dict(part.coloured).get(colour, 0) for colour, count in off.items()) or free > part.any:
                raise Declined("the cost has no such symbols")
            left = tuple((colour, n - off.get(colour, 0)) for colour, n in part.coloured if n > off.get(colour, 0))
            part = replace(part, coloured=left, any=part.any - free)
        parts.append(part)
    return Cost(tuple(parts))


def take_cheaper_ability(shown: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case (Activated() as full, Activated(limits=Limits(condition=Condition() as when)) as less) if shown:
                if full.limits != Limits(condition=NotSo(when)) or full.effects != less.effects:
                    return None
                return {"c": full.cost, "b": full.effects, "m": saving(full.cost, less.cost), "k": when}
        return None

    return take


def saving(full: Cost, less: Cost) -> Cost:
    """What the second cost lacks of the first."""
    (before,) = (part for part in full.parts if isinstance(part, Mana))
    (after,) = (part for part in less.parts if isinstance(part, Mana))
    kept = dict(after.coloured)
    off = tuple((colour, n - kept.get(colour, 0)) for colour, n in before.coloured if n > kept.get(colour, 0))
    return Cost((Mana(off, before.any - after.any),))


def own_rows(table: Table) -> None:
    """What a card says of its own price."""
    form = table.form
    form(
        "casting",
        "you pay [c:symcost] rather than pay|paying <self> 's cost",
        lambda c: AlternativeCost(THIS, c),
        lambda v: None,
    )
    # 903.2j  decided as it is played, and what it saves is taken off
    form(
        "casting",
        "as you play <self> , you may [c:cost] . if you do , you may? pay [n:<anysym>] less to play <self>",
        lambda c, n: ExtraCost(THIS, c, True, Number(n)),
        lambda v: (
            {"c": v.cost, "n": v.reduces.value} if isinstance(v, ExtraCost) and isinstance(v.reduces, Number) else None
        ),
    )


# ---------------------------------------------------------------- judgments


def judgment_rows(table: Table) -> None:
    """1125.1, 705.2: other sections, and texts that change the price of this one."""
    form = table.form
    section = "[ Judgment ] pay? [c:cost] ."
    form(
        "keyworded",
        f"{section} play this judgment process only if [k:conditions] . || "
        f"{section} you can activate this if [k:conditions] .",
        lambda c, k: Keyword("", k, "judgment", None, c),
        unsaid,
    )
    form(
        "keyworded",
        f"{section} you cannot play this ability if [k:conditions] .",
        lambda c, k: Keyword("", NotSo(k), "judgment", None, c),
        unsaid,
    )
    for start in ("character", "spellcard"):
        for play in ("this ability", "this judgment process"):
            less = f"you may? pay [m:symcost] less to play {play}"
            form(start, f"{section} {less} if [k:conditions] .", cheaper_if, take_cheaper if play[5] == "a" else unsaid)
            form(start, f"{section} {less} [e:each] .", cheaper_each, take_each if play[5] == "a" else unsaid)
        rather = "rather than pay this cost"
        form(start, f"{section} you may [d:cost] {rather} .", lambda c, d: sections(c, d), take_two(False))
        form(start, f"{section} you may pay [d:symcost] {rather} .", lambda c, d: sections(c, d), unsaid)
        form(
            start,
            f"{section} you pay [d:symcost] {rather} if [k:conditions] .",
            lambda c, d, k: (replace(sections(c)[0], gate=NotSo(k)), replace(sections(d)[0], gate=k)),
            take_two(True),
        )
        form(
            start,
            f"{section} you may [d:cost] {rather} if [k:conditions] . || "
            f"{section} you may pay [d:symcost] {rather} if [k:conditions] .",
            lambda c, d, k: (sections(c)[0], replace(sections(d)[0], gate=k)),
            take_or_if,
        )


def unsaid(value: object) -> Mapping[str, object] | None:
    return None


def sections(*costs: Cost) -> tuple[Keyword, ...]:
    return tuple(Keyword("", None, "judgment", None, cost) for cost in costs)


def cheaper(price: Cost, each: Amount | None) -> CostChange | None:
    match price.parts:
        case (Mana(coloured, free, None),):
            return CostChange(THIS, YOU, Number(free), ability="judgment", coloured=coloured, each=each)
    return None


def cheaper_if(c: Cost, m: Cost, k: Condition) -> object:
    said = cheaper(m, None)
    return None if said is None else (*sections(c), Static("", None, (said,), k))


def cheaper_each(c: Cost, m: Cost, e: Amount) -> object:
    said = cheaper(m, e)
    return None if said is None else (*sections(c), Static("", None, (said,)))


def price_of(said: CostChange) -> Cost:
    return Cost((Mana(said.coloured, said.add.value if isinstance(said.add, Number) else 0),))


def take_cheaper(value: object) -> Mapping[str, object] | None:
    match value:
        case (Keyword(name="judgment") as first, Static(statements=(CostChange() as said,)) as static):
            return {"c": first.cost, "m": price_of(said), "k": static.condition} if static.condition else None
    return None


def take_each(value: object) -> Mapping[str, object] | None:
    match value:
        case (Keyword(name="judgment") as section, Static(statements=(CostChange(each=Amount()) as said,))):
            return {"c": section.cost, "m": price_of(said), "e": said.each}
    return None


def take_two(forced: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case (Keyword(name="judgment") as first, Keyword(name="judgment") as second):
                if not forced:
                    return {"c": first.cost, "d": second.cost} if first.gate is None is second.gate else None
                if second.gate is not None and first.gate == NotSo(second.gate):
                    return {"c": first.cost, "d": second.cost, "k": second.gate}
        return None

    return take


def take_or_if(value: object) -> Mapping[str, object] | None:
    match value:
        case (Keyword(name="judgment", gate=None) as first, Keyword(name="judgment", gate=Condition()) as second):
            return {"c": first.cost, "d": second.cost, "k": second.gate}
    return None
