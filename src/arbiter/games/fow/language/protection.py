"""What cannot be targeted, and what becomes of damage and of leaving the field (910)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.games.fow.language.words import J_RULER
from arbiter.script.base import Amount, How, Role, Statement, Who
from arbiter.script.effects import Establish, If, Move, Perform
from arbiter.script.nouns import EACH, OPPONENT, YOU, AnyOf, EventThing, Group, Is, Not, Same, Self
from arbiter.script.patterns import ANYTHING, DealsDamage, Moves
from arbiter.script.statements import (
    ChangeDamage,
    ForbidChoose,
    ForbidPrevent,
    Replace,
)
from arbiter.text.core.nouns import take_const
from arbiter.text.core.patterns import THIS
from arbiter.text.draft import Ref
from arbiter.text.grammar import Table, Take


def protection_rows(table: Table) -> None:
    """What cannot be targeted, and what becomes of damage and of leaving."""
    row, form, word = table.row, table.form, table.word
    for words, kinds in (
        ("spells", ("summon",)),
        ("abilities", ("ability",)),
        ("spells or|and abilities", ("summon", "ability")),
    ):
        row("svp", f"cannot be targeted by {words}", ForbidChoose, what=ANYTHING, by=EACH, kinds=kinds)
        row(
            "svp",
            f"cannot be targeted by {words} @opponent_controls || cannot be targeted by @opponents {words}",
            ForbidChoose,
            what=ANYTHING,
            by=OPPONENT,
            kinds=kinds,
        )
        # 901.1a, 902.1a  by those of cards of these attributes
        form(
            "svp",
            f"cannot be targeted by [a:shieldcolour] {words}",
            lambda a, kinds=kinds: ForbidChoose(ANYTHING, EACH, kinds, Group((a,), (), EACH)),
            take_shielded(kinds),
        )
    form("shieldcolour", "[a:colour]", lambda a: a, lambda v: {"a": v} if isinstance(v, Is) else None)
    form("shieldcolour", "[a:colour] or|and [b:colour]", lambda a, b: AnyOf((a, b)), take_either)
    form(
        "svp",
        "cannot be targeted by [a:colour] spells , [b:colour] spells , [c:colour] abilities or [d:colour] abilities",
        lambda a, b, c, d: (
            ForbidChoose(ANYTHING, EACH, sources=Group((AnyOf((a, b)),), (), EACH)) if (a, b) == (c, d) else None
        ),
        lambda v: None,
    )
    word("svp", "cannot be targeted by @your_opponent", ForbidChoose(ANYTHING, OPPONENT))
    word("svp", "cannot be targeted", ForbidChoose(ANYTHING, EACH))
    form(
        "statement",
        "if [t:would] would be put into a graveyard from the field , remove it from the game instead || "
        "if [t:would] would be put into its owner 's graveyard from the field , remove it from the game instead",
        lambda t: leaving(t, "field"),
        take_leaving("field"),
    )
    form(
        "statement",
        "if [t:would] would be put into a graveyard from anywhere , remove it from the game instead || "
        "if [t:would] would be put into a graveyard , remove it from the game instead",
        lambda t: leaving(t, None),
        take_leaving(None),
    )
    form(
        "clause",
        "if [t:would] would be put into a graveyard from anywhere this turn , remove it from the game instead",
        lambda t: Establish((leaving(t, None),)),
        lambda v: None,
    )
    form(
        "clause",
        "if it would be put into a graveyard this turn , remove it from the game instead || "
        "if it would be put into a graveyard from the field this turn , remove it from the game instead",
        lambda: Establish((leaving(Group((Same(Ref("it")),), (), EACH), None),)),
        lambda v: None,
    )
    form(
        "sentence",
        "if [c:condition] and it would be put into a graveyard this turn , remove it from the game instead || "
        "if [c:condition] and it would be put into a graveyard from the field this turn , "
        "remove it from the game instead",
        lambda c: If(c, (Establish((leaving(Group((Same(Ref("it")),), (), EACH), None),)),)),
        lambda v: None,
    )
    for words, origin in (("from the field", "field"), ("from anywhere", None)):
        form(
            "statement",
            f"if [t:would] would be put into a graveyard {words} , expel it instead",
            lambda t, origin=origin: Replace(Moves(t, origin, "break"), (EXPELLED,)),
            take_expelled(origin),
        )
    form("would", "<self>", lambda: THIS, take_const(THIS))
    table.reads("would", "another [g:np]", lambda g: replace(g, tests=(Not(Same(Self())), *g.tests)))
    form("would", "a|an [g:np]", lambda g: g, lambda v: {"g": v} if isinstance(v, Group) and v != THIS else None)


def damage_change_rows(table: Table) -> None:
    """910.2a: damage that becomes more or less."""
    form, row = table.form, table.row
    row(
        "dealschange",
        "it deals double that much instead || it deals double that much damage instead",
        ChangeDamage,
        pattern=DealsDamage(ANYTHING),
        factor=2,
    )
    row(
        "dealschange",
        "it deals that much + [add:num] instead || it deals that much plus [add:num] instead || "
        "it deals that much damage plus [add:num] instead",
        ChangeDamage,
        pattern=DealsDamage(ANYTHING),
    )
    row(
        "dealschange",
        "it deals that much - [add:num] instead || it deals that much minus [add:num] instead",
        ChangeDamage,
        pattern=DealsDamage(ANYTHING),
        reduce=True,
    )
    # 1018.1a  some of what it would deal
    for words in ("it", "that damage"):
        table.reads("dealschange", f"prevent [n:whole] of {words}", lambda n: lessened(DealsDamage(ANYTHING), n))
    for words, pattern in (
        ("would deal damage", DealsDamage(ANYTHING)),
        ("would deal battle damage", DealsDamage(ANYTHING, combat=True)),
        ("would deal damage to @your_opponent", DealsDamage(ANYTHING, player=OPPONENT)),
        ("would deal damage to you", DealsDamage(ANYTHING, player=YOU)),
        ("would deal damage to a player", DealsDamage(ANYTHING, player=EACH)),
    ):
        form(
            "statement",
            f"if [s:agent] {words} , [d:dealschange]",
            lambda s, d, pattern=pattern: replace(d, pattern=replace(pattern, source=s)),
            take_dealt(pattern),
        )
    form(
        "statement",
        "if [s:agent] would deal damage to [g:agent] , [d:dealschange]",
        lambda s, g, d: replace(d, pattern=DealsDamage(s, g)),
        take_dealt_to(None),
    )
    for words, who in (("@your_opponent", OPPONENT), ("you", YOU), ("a player", EACH)):
        form(
            "statement",
            f"if [s:agent] would deal damage to {words} or to? [g:agent] , [d:dealschange]",
            lambda s, g, d, who=who: replace(d, pattern=DealsDamage(s, g, who)),
            take_dealt_to(who),
        )


def take_dealt_to(who: Who | None) -> Take:
    """Damage of some source to objects of a group, and to that player if one is named."""

    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case ChangeDamage(DealsDamage(source, Group() as group) as pattern):
                if pattern == DealsDamage(source, group, who):
                    return {"s": source, "g": group, "d": replace(value, pattern=DealsDamage(ANYTHING))}
        return None

    return take


def take_dealt(pattern: DealsDamage) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, ChangeDamage) or not isinstance(value.pattern, DealsDamage):
            return None
        if replace(value.pattern, source=ANYTHING) != pattern:
            return None
        return {"s": value.pattern.source, "d": replace(value, pattern=DealsDamage(ANYTHING))}

    return take


def becoming_rows(table: Table) -> None:
    """1018: some of the damage is prevented (1018.1a), it becomes a number (1018.2), or nothing prevents it."""
    form, word = table.form, table.word
    for words in ("damage would be dealt to [g:would]", "[g:would] would be dealt damage"):
        prints = words.startswith("damage")
        form(
            "statement",
            f"if {words} , prevent [n:whole] of it || if {words} , prevent [n:whole] of that damage",
            lambda g, n: lessened(DealsDamage(ANYTHING, g), n),
            take_hit(True) if prints else (lambda v: None),
        )
        form(
            "statement",
            f"if {words} , it becomes [n:whole] instead || if {words} , that damage becomes [n:whole] instead",
            lambda g, n: ChangeDamage(DealsDamage(ANYTHING, g), set_to=n),
            take_hit(False) if prints else (lambda v: None),
        )
    for words in ("damage would be dealt to you", "you would be dealt damage"):
        prints = words.startswith("damage")
        form(
            "statement",
            f"if {words} , prevent [n:whole] of it || if {words} , prevent [n:whole] of that damage",
            lambda n: lessened(TO_YOU, n),
            take_own(True) if prints else (lambda v: None),
        )
        form(
            "statement",
            f"if {words} , it becomes [n:whole] instead || if {words} , that damage becomes [n:whole] instead",
            lambda n: ChangeDamage(TO_YOU, set_to=n),
            take_own(False) if prints else (lambda v: None),
        )
    # whatever it would be dealt to, and by whatever
    form(
        "statement",
        "if damage would be dealt [h:harm] , prevent [n:whole] of it || "
        "if damage would be dealt [h:harm] , prevent [n:whole] of that damage",
        lambda h, n: lessened(h, n) if h.source != ANYTHING else None,
        take_lessened,
    )
    form("would", "your J-ruler", lambda: YOUR_J_RULER, take_const(YOUR_J_RULER))
    form(
        "clause",
        "if [s:agent] would deal damage this turn , [d:dealschange]",
        lambda s, d: Establish((replace(d, pattern=DealsDamage(s)),)),
        lambda v: None,
    )
    word("statement", "damage cannot be prevented", ForbidPrevent(DealsDamage(ANYTHING)))
    word("statement", "battle damage cannot be prevented", ForbidPrevent(DealsDamage(ANYTHING, combat=True)))
    table.reads(
        "clause",
        "damage cannot be prevented this turn || damage cannot be prevented until end of turn || "
        "damage dealt this turn cannot be prevented || damage that would be dealt this turn cannot be prevented",
        lambda: Establish((ForbidPrevent(DealsDamage(ANYTHING)),)),
    )


TO_YOU = DealsDamage(ANYTHING, player=YOU)
YOUR_J_RULER = Group((J_RULER,), ("field",), YOU)


def take_lessened(value: object) -> Mapping[str, object] | None:
    match value:
        case ChangeDamage(DealsDamage() as pattern, Amount() as some, prevents=True) if pattern.source != ANYTHING:
            return {"h": pattern, "n": some} if value == lessened(pattern, some) else None
    return None


def lessened(pattern: DealsDamage, some: Amount) -> ChangeDamage:
    return ChangeDamage(pattern, some, reduce=True, prevents=True)


def take_hit(some: bool) -> Take:
    """What objects are spared, as a number that is prevented or one that the damage becomes."""

    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, ChangeDamage) or not isinstance(value.pattern, DealsDamage):
            return None
        group = value.pattern.to
        number = value.add if some else value.set_to
        if group is None or number is None or value.pattern != DealsDamage(ANYTHING, group) or value.prevents != some:
            return None
        return {"g": group, "n": number}

    return take


def take_own(some: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, ChangeDamage) or value.pattern != TO_YOU or value.prevents != some:
            return None
        number = value.add if some else value.set_to
        return None if number is None else {"n": number}

    return take


EXPELLED = Perform("expel", EventThing(Role.SUBJECT))


def take_expelled(origin: str | None) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Replace(Moves(group, found, "break"), (effect,)) if found == origin and effect == EXPELLED:
                return {"t": group}
        return None

    return take


def leaving(group: Group, origin: str | None) -> Statement:
    return Replace(Moves(group, origin, "break"), (Move(EventThing(Role.SUBJECT), "removed", How.REMOVE),))


def take_leaving(origin: str | None) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, Replace) and isinstance(value.pattern, Moves):
            group = value.pattern.what
            return {"t": group} if value == leaving(group, origin) else None
        return None

    return take


def take_shielded(kinds: tuple[str, ...]) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case ForbidChoose(_, by, found, Group((test,), ())) if found == kinds and by == EACH:
                return {"a": test}
        return None

    return take


def take_either(value: object) -> Mapping[str, object] | None:
    match value:
        case AnyOf((Is() as a, Is() as b)):
            return {"a": a, "b": b}
    return None
