"""Chapter 204 and 903.2k: what cards say about the costs of playing cards, and from where they are played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.games.fow.language.words import AUTOMATIC
from arbiter.script.abilities import Static
from arbiter.script.ability_words import names_abilities
from arbiter.script.amounts import Number
from arbiter.script.base import Amount, Condition, Quality, Statement
from arbiter.script.conditions import IsTurnOf, NotSo
from arbiter.script.costs import Cost, Mana
from arbiter.script.effects import CastNow
from arbiter.script.nouns import EACH, OPPONENT, YOU, Group, Is, Same, Self
from arbiter.script.statements import (
    AddKeyword,
    Affects,
    AlternativeCost,
    CostChange,
    ExtraCost,
    ForbidPlay,
    PayRule,
    Permit,
    PlayOnlyIf,
)
from arbiter.text.core.amounts import take_times, times
from arbiter.text.core.nouns import take_const
from arbiter.text.core.patterns import THIS
from arbiter.text.grammar import Table, Take

# 705.2c, 712.2c, 715.3c  a text that names a section means what stands in it
SECTIONS = (
    (("play [ Judgment ] abilities", "do judgment"), "judgment"),
    (("play [ Revolution Order ] abilities",), "revolution_order"),
    (("play [ Convoke ] abilities",), "convoke"),
)
OWN_TURN = IsTurnOf(YOU)
THEIR_TURN = IsTurnOf(OPPONENT)
INHERITANCE = "named:Inheritance"


def cost_change_rows(table: Table) -> None:
    """204, 903.2k: paying more or less; 1124 and others only when something is so."""
    form = table.form
    for sign, word in ((-1, "less"), (1, "more")):
        for each in ("", " [c:each]"):
            form(
                "casting",
                f"you may? pay [n:<anysym>] {word} to play <self>{each}",
                lambda n, c=None, sign=sign: CostChange(
                    THIS, YOU, Number(n) if c is None else times(Number(n), c), sign
                ),
                take_cost_change(sign, bool(each), True),
            )
            form(
                "casting",
                f"you may? pay [m:symcost] {word} to play <self>{each}",
                lambda m, c=None, sign=sign: coloured_change(m, sign) if c is None else None,
                take_coloured(sign) if not each else (lambda v: None),
            )
        form(
            "casting",
            f"you pay <xsym> {word} to play <self> , where X is [a:amt]",
            lambda a, sign=sign: CostChange(THIS, YOU, a, sign, names_x=True),
            take_named_x(sign),
        )
        for words, who in (
            ("you pay|pays", YOU),
            ("@your_opponent pays|pay", OPPONENT),
            ("players pay|pays", EACH),
            ("each player pays|pay", EACH),
        ):
            form(
                "costsay",
                f"{words} [n:<anysym>] {word} to play [g:allnp]",
                lambda n, g, who=who, sign=sign: (
                    CostChange(Group(g.tests, (), who), who, Number(n), sign)
                    if g.side == EACH and not g.zones and AUTOMATIC not in g.tests  # 906.2  those cost nothing
                    else None
                ),
                take_players_cost(who, sign),
            )
            for section, name in SECTIONS:
                form(
                    "costsay",
                    " || ".join(f"{words} [n:<anysym>] {word} to {way}" for way in section),
                    lambda n, who=who, sign=sign, name=name: CostChange(
                        Group((), (), who), who, Number(n), sign, ability=name
                    ),
                    take_players_cost(who, sign, name),
                )
            form(
                "costsay",
                f"{words} [n:<anysym>] {word} to play [ Inheritance ] abilities of [g:allnp]",
                lambda n, g, who=who, sign=sign: (
                    CostChange(Group(g.tests, (), who), who, Number(n), sign, ability=INHERITANCE)  # 1102.5
                    if g.side == EACH and not g.zones
                    else None
                ),
                take_players_cost(who, sign, INHERITANCE),
            )
    # 1003.8
    form(
        "statement",
        "if an|any?? ability|abilities or effect|effects @opponent_controls would make you pay any amount of will , "
        "you pay [n:<anysym>] instead",
        lambda n: Permit("spared") if n == 0 else None,
        lambda v: {"n": 0} if v == Permit("spared") else None,
    )
    table.same("statement", "[s:costsay]")
    form("static", "[s:costsay] if [c:conditions] .", lambda s, c: Static("", None, (s,), c), lambda v: None)
    form(
        "casting",
        "as an additional cost to play <self> , [c:cost]",
        lambda c: ExtraCost(THIS, c),
        lambda v: {"c": v.cost} if isinstance(v, ExtraCost) and not v.optional else None,
    )
    form(
        "casting",
        "as an additional cost to play <self> , you may [c:cost]",
        lambda c: ExtraCost(THIS, c, True),
        lambda v: {"c": v.cost} if isinstance(v, ExtraCost) and v.optional and v.reduces is None else None,
    )
    form(
        "casting",
        "you may pay [c:symcost] rather than pay|paying its cost || "
        "you may pay [c:symcost] rather than pay|paying <self> 's cost",
        lambda c: AlternativeCost(THIS, c),
        lambda v: None,
    )
    form(
        "casting",
        "you may [c:cost] rather than pay <self> 's cost",
        lambda c: AlternativeCost(THIS, c),
        lambda v: {"c": v.cost} if isinstance(v, AlternativeCost) and v.what == THIS else None,
    )
    table.row(
        "casting",
        "you may play <self> only if [condition:conditions] || play <self> only if [condition:conditions]",
        PlayOnlyIf,
    )
    for start in ("character", "spellcard"):
        # 903.1  neither the card nor its abilities can be played otherwise
        form(
            start,
            "play <self> or its abilities only if [c:conditions] .",
            lambda c: (
                Static("", None, (PlayOnlyIf(c),)),
                Static("", None, (ForbidPlay(EACH, "ability", THIS),), NotSo(c)),
            ),
            take_only_if,
        )
    form(
        "casting",
        "you may play <self> only during @opponents turn || play <self> only during @opponents turn",
        lambda: PlayOnlyIf(THEIR_TURN),
        take_const(PlayOnlyIf(THEIR_TURN)),
    )
    form(
        "casting",
        "you may play <self> only during your turn || play <self> only during your turn",
        lambda: PlayOnlyIf(OWN_TURN),
        take_const(PlayOnlyIf(OWN_TURN)),
    )
    for words, zone in (("a|your rune area", "rune"), ("your graveyard", "break"), ("your removed area", "removed")):
        for category in ("static", "castingstatic"):
            form(
                category,
                f"[s:casting] from {words} .",
                lambda s, zone=zone: Static("", None, (s,), None, (zone,)),
                take_from(zone),
            )
            form(
                category,
                f"[s:casting] from {words} [c:each] .",
                lambda s, c, zone=zone: each_from(s, c, zone),
                lambda v: None,
            )
            form(
                category,
                f"you may play <self> from {words} .",
                lambda zone=zone: playable_from(zone),
                take_const(playable_from(zone)),
            )
            form(
                category,
                f"you may play <self> from {words} if [c:conditions] .",
                lambda c, zone=zone: replace(playable_from(zone), condition=c),
                take_playable(zone),
            )
    form(
        "statement",
        "you may pay the specified cost of [g:allnp] with will of any attribute || "
        "you may pay the specified cost of [g:allnp] with any will",
        lambda g: paid_with(g, "any_colour"),
        lambda v: {"g": Group(v.what.tests, ())} if isinstance(v, PayRule) and v.rule == "any_colour" else None,
    )
    # 204.1a  one attribute in place of all that are asked for
    form(
        "statement",
        "you may pay the specified cost of [g:allnp] with [c:colour] will",
        lambda g, c: paid_with(g, f"as_any:{c.value}"),
        take_paid_with,
    )
    table.word("casting", "you may play <self> without paying its cost", AlternativeCost(THIS, Cost()))
    for words, free in (("without paying its/their cost/costs", True), ("by paying its/their cost/costs", False)):
        form(
            "clause",
            f"play [t:obj] {words}",
            lambda t, free=free: CastNow(t, free=free, may=False) if t != Self() else None,
            take_played(free),
        )
    for start in ("character", "spellcard"):
        form(
            start,
            "if [c:conditions] , <self> in your hand gains [k:keyword] and [s:casting] .",
            lambda c, k, s: (in_hand(k, c), Static("", None, (s,), c)),
            take_in_hand,
        )
    for category in ("static", "castingstatic"):
        form(
            category,
            "if [c:conditions] , <self> in your hand gains [k:keyword] .",
            lambda c, k: in_hand(k, c),
            take_hand_word,
        )
        form(category, "[s:casting] if [c:conditions] .", lambda s, c: Static("", None, (s,), c), take_if(category))
        form(category, "if [c:conditions] , [s:casting] .", lambda s, c: Static("", None, (s,), c), lambda v: None)


def paid_with(group: Group, rule: str) -> object:
    if group.side != EACH or group.zones or names_abilities(group):
        return None
    return PayRule(Group(group.tests, (), YOU), rule)


def take_paid_with(value: object) -> Mapping[str, object] | None:
    if isinstance(value, PayRule) and value.rule.startswith("as_any:"):
        return {"g": Group(value.what.tests, ()), "c": Is(Quality.COLOUR, value.rule.removeprefix("as_any:"))}
    return None


def in_hand(keyword: str, condition: Condition) -> Static:
    """901.3: what a card gains in the hand it has where it is played from."""
    return Static("", None, (Affects(Self(), (AddKeyword(keyword),)),), condition, ("hand",))


def take_hand_word(value: object) -> Mapping[str, object] | None:
    match value:
        case Static(statements=(Affects(Self(), (AddKeyword(keyword),)),), condition=Condition() as condition):
            return {"k": keyword, "c": condition} if value == in_hand(keyword, condition) else None
    return None


def take_in_hand(value: object) -> Mapping[str, object] | None:
    match value:
        case (Static(condition=first) as words, Static(statements=(said,), condition=second)) if first == second:
            found = take_hand_word(words)
            return {**found, "s": said} if found else None
    return None


def take_played(free: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, CastNow) and value == CastNow(value.thing, free=free, may=False):
            return {"t": value.thing}
        return None

    return take


def take_only_if(value: object) -> Mapping[str, object] | None:
    match value:
        case (Static(statements=(PlayOnlyIf(condition),)), Static(statements=(ForbidPlay(),))):
            return {"c": condition}
    return None


def each_from(statement: Statement, each: Amount, zone: str) -> object:
    if not isinstance(statement, CostChange) or not isinstance(statement.add, Number) or statement.coloured:
        return None
    return Static("", None, (replace(statement, add=times(statement.add, each)),), None, (zone,))


def playable_from(zone: str) -> Static:
    return Static("", None, (Permit("cast", Group((Same(Self()),), (zone,), YOU)),), None, (zone,))


def take_playable(zone: str) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, Static) and value.condition and replace(value, condition=None) == playable_from(zone):
            return {"c": value.condition}
        return None

    return take


def take_from(zone: str) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, Static) and value.zones == (zone,) and len(value.statements) == 1 and not value.condition:
            return {"s": value.statements[0]} if isinstance(value.statements[0], CostChange) else None
        return None

    return take


def coloured_change(price: Cost, sign: int) -> object:
    """903.2k-4: symbols that are taken off the specified cost."""
    match price.parts:
        case (Mana(coloured, free, None),) if coloured:
            return CostChange(THIS, YOU, Number(free), sign, coloured=coloured)
    return None


def take_coloured(sign: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, CostChange) or value.what != THIS or value.sign != sign or not value.coloured:
            return None
        if value.each is not None:
            return None
        free = value.add.value if isinstance(value.add, Number) else 0
        return {"m": Cost((Mana(value.coloured, free),))}

    return take


def take_if(category: str) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, Static) and len(value.statements) == 1 and value.condition is not None:
            said = value.statements[0]
            own = isinstance(said, CostChange | ExtraCost | AlternativeCost) and said.what == THIS
            return {"s": said, "c": value.condition} if own else None
        return None

    return take


def take_cost_change(sign: int, each: bool, own: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, CostChange) or value.sign != sign or value.who != YOU or value.what != THIS:
            return None
        if value.coloured:
            return None
        if isinstance(value.add, Number):
            return None if each else {"n": value.add.value}
        parts = take_times(value.add) if each else None
        return {"n": parts["n"].value, "c": parts["c"]} if parts else None  # type: ignore[attr-defined]

    return take


def take_named_x(sign: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, CostChange) and value.names_x and value.sign == sign and value.what == THIS:
            return {"a": value.add}
        return None

    return take


def take_players_cost(who: object, sign: int, ability: str | None = None) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, CostChange) or value.ability != ability or value.coloured or value.set_to is not None:
            return None
        if value.who == who and value.sign == sign and isinstance(value.add, Number):
            if ability is not None and ability != INHERITANCE:
                return {"n": value.add.value}
            return {"n": value.add.value, "g": Group(value.what.tests, ())} if value.what != THIS else None
        return None

    return take
