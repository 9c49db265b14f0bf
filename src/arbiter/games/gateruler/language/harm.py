"""What players say of damage: who takes it, how it is divided, and what becomes of it before it is dealt.

What another chapter prints is only read here; what nothing else says is printed in these words.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.games.gateruler.language.instead import HARM
from arbiter.games.gateruler.language.statements import WOULD, take_instead
from arbiter.script.amounts import Number
from arbiter.script.base import Amount, Lasting, Op
from arbiter.script.effects import Deal, DealDivided, DealPlayer, Establish, Perform
from arbiter.script.nouns import YOU, Group
from arbiter.script.patterns import ANYTHING, DealsDamage, Moves
from arbiter.script.statements import ChangeDamage, Replace
from arbiter.text.core.amounts import times
from arbiter.text.core.choosing import make_choose
from arbiter.text.core.delays import to_event
from arbiter.text.core.patterns import fill
from arbiter.text.core.sentences import effects_of
from arbiter.text.core.statements import as_group, as_thing
from arbiter.text.draft import InOrder, Ref
from arbiter.text.grammar import Table, Take


def harm_rows(table: Table) -> None:
    """13-3, 15-20."""
    reads, form = table.reads, table.form
    for words in ("deal [n:num] damage ,? divided as you choose among", "divide [n:num] damage among"):
        reads(
            "clause",
            f"{words} [q:quantity] [g:np]",  # 15-10a-1
            lambda n, q, g: InOrder((make_choose(q, g), DealDivided(n, Ref("it", True)))),
        )
    reads("clause", "deal [n:whole] damage to [w:dealt] [c:each]", lambda n, w, c: DealPlayer(times(n, c), w))
    reads("clause", "deal [n:whole] damage to [t:obj] [c:each]", lambda n, t, c: Deal(times(n, c), t))
    reads("clause", "you take [n:num] damage", lambda n: DealPlayer(n, YOU))
    reads("clause", "[w:other] takes [n:num] damage", lambda w, n: DealPlayer(n, w))
    reads("clause", "the damage becomes [n:num]", lambda n: Perform("this_damage", amount=n, word="becomes"))
    reads("clause", "reduce the damage by [n:num]", lambda n: Perform("this_damage", amount=n, word="reduce"))
    reads(
        "clause",
        "[t:subj] ignores/ignore the next damage dealt to it|them this turn || "
        "[t:subj] ignores/ignore the next damage this turn",  # 15-27c-4
        lambda t: Establish((ChangeDamage(DealsDamage(ANYTHING, as_group(t)), set_to=Number(0)),), Lasting.TURN, 1),
    )
    form(
        "clause",
        "double the next damage dealt by [g:agent] this turn",  # 14-14e-1, 14-14g-1
        lambda g: Establish((ChangeDamage(DealsDamage(g), factor=2),), Lasting.TURN, 1),
        take_doubled,
    )
    for harm, combat in HARM:
        reads(
            "clause",
            f"reduce the next {harm} dealt to [g:agent] this turn by [n:num]",
            lambda g, n, combat=combat: Establish((lessened(n, g, combat),), Lasting.TURN, 1),
        )
        for some in ("", "any ", "all "):
            reads(
                "clause",
                f"reduce {some}{harm} dealt to [t:single] this turn by [n:num]",
                lambda t, n, combat=combat: Establish((lessened(n, as_group(t), combat),), Lasting.TURN),
            )
            reads(
                "clause",
                f"{some}{harm} dealt to [t:single] this turn [d:dmgend]",  # 13-3a-1
                lambda t, d, combat=combat: Establish(
                    (replace(d, pattern=DealsDamage(ANYTHING, as_group(t), combat=combat)),), Lasting.TURN
                ),
            )
            reads(
                "clause",
                f"{some}{harm} dealt to you this turn [d:dmgend]",
                lambda d, combat=combat: Establish(
                    (replace(d, pattern=DealsDamage(ANYTHING, player=YOU, combat=combat)),), Lasting.TURN
                ),
            )
            reads(
                "clause",
                f"prevent {some}{harm} that would be dealt this turn",  # 13-3a
                lambda combat=combat: Establish((none_of(DealsDamage(ANYTHING, combat=combat)),), Lasting.TURN),
            )
            reads(
                "clause",
                f"prevent {some}{harm} that would be dealt to [t:single] this turn",
                lambda t, combat=combat: Establish(
                    (none_of(DealsDamage(ANYTHING, as_group(t), combat=combat)),), Lasting.TURN
                ),
            )
            reads(
                "clause",
                f"prevent {some}{harm} that would be dealt to you this turn",
                lambda combat=combat: Establish(
                    (none_of(DealsDamage(ANYTHING, player=YOU, combat=combat)),), Lasting.TURN
                ),
            )
            reads(
                "harmlaw",
                f"reduce {some}{harm} dealt to you by [n:num]",
                lambda n, combat=combat: lessened(n, None, combat),
            )
            reads(
                "harmlaw",
                f"reduce {some}{harm} dealt to [t:statsubj] by [n:num]",
                lambda t, n, combat=combat: lessened(n, as_group(t), combat),
            )
    harm_law_rows(table)
    for words, event in WOULD:
        form(
            "clause",
            f"the next time [t:subj] would {words} this turn , [a:clause] instead",  # 14-14e-1
            lambda t, a, event=event: Establish(
                (Replace(fill(event, as_group(t)), to_event(effects_of(a))),), Lasting.TURN, 1
            ),
            take_next_time(event),
        )


def take_next_time(event: Moves) -> Take:
    inner = take_instead(event)

    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Establish((statement,), Lasting.TURN, 1):
                found = inner(statement)
                if found is not None and isinstance(found["g"], Group):
                    return {"t": as_thing(found["g"]), "a": found["a"]}
        return None

    return take


# How much of which damage, and what becomes of it; `Change` without its pattern is what is said of the damage.
SOME_HARM = (
    ("damage", DealsDamage(ANYTHING)),
    ("combat damage", DealsDamage(ANYTHING, combat=True)),
    ("effect damage", DealsDamage(ANYTHING, combat=False)),
)


def harm_law_rows(table: Table) -> None:
    """13-3, 14-14g: what becomes of damage that would be dealt to a player or a unit."""
    form, word = table.form, table.word
    for words, harm in SOME_HARM:
        word("someharm", words, harm)
    for tail, op in (("or more", Op.GE), ("or less", Op.LE)):
        form(
            "someharm",
            f"[k:num] {tail} damage",
            lambda k, op=op: DealsDamage(ANYTHING, op=op, amount=k),
            take_so_much(op),
        )
    for words, make, take in (
        ("reduce it by [n:num] instead", lambda n: ChangeDamage(DealsDamage(ANYTHING), n, reduce=True), take_lessening),
        ("it becomes [n:num] instead", lambda n: ChangeDamage(DealsDamage(ANYTHING), set_to=n), take_setting),
        ("double it instead", lambda: ChangeDamage(DealsDamage(ANYTHING), factor=2), take_doubling),
    ):
        form("harmdone", words, make, take)
    form(
        "statement",
        "when you would be dealt [h:someharm] , [d:harmdone]",
        lambda h, d: replace(d, pattern=replace(h, player=YOU)),
        lambda v: parted(v) if isinstance(v, ChangeDamage) and getattr(v.pattern, "player", None) == YOU else None,
    )
    form(
        "statement",
        "when [g:agent] would be dealt [h:someharm] , [d:harmdone]",
        lambda g, h, d: replace(d, pattern=replace(h, to=g)),
        take_harm_to,
    )


def take_so_much(op: Op) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, DealsDamage) and value == DealsDamage(ANYTHING, op=op, amount=value.amount):
            return {"k": value.amount}
        return None

    return take


def parted(change: ChangeDamage) -> Mapping[str, object] | None:
    """The damage without whom it is dealt to, and what becomes of it."""
    if not isinstance(change.pattern, DealsDamage):
        return None
    return {
        "h": replace(change.pattern, player=None, to=None),
        "d": replace(change, pattern=DealsDamage(ANYTHING)),
    }


def take_harm_to(value: object) -> Mapping[str, object] | None:
    if isinstance(value, ChangeDamage) and isinstance(value.pattern, DealsDamage) and value.pattern.to is not None:
        found = parted(value)
        return None if found is None else {**found, "g": value.pattern.to}
    return None


def take_lessening(value: object) -> Mapping[str, object] | None:
    if isinstance(value, ChangeDamage) and value == ChangeDamage(value.pattern, value.add, reduce=True):
        return {"n": value.add}
    return None


def take_setting(value: object) -> Mapping[str, object] | None:
    if isinstance(value, ChangeDamage) and value == ChangeDamage(value.pattern, set_to=value.set_to):
        return None if value.set_to is None else {"n": value.set_to}
    return None


def take_doubling(value: object) -> Mapping[str, object] | None:
    return {} if isinstance(value, ChangeDamage) and value == ChangeDamage(value.pattern, factor=2) else None


def none_of(harm: DealsDamage) -> ChangeDamage:
    return ChangeDamage(harm, set_to=Number(0))


def lessened(n: Amount, to: Group | None, combat: bool | None) -> ChangeDamage:
    pattern = DealsDamage(ANYTHING, to, YOU if to is None else None, combat)
    return ChangeDamage(pattern, n, reduce=True)


def take_doubled(value: object) -> Mapping[str, object] | None:
    match value:
        case Establish((ChangeDamage(DealsDamage(source)) as change,), Lasting.TURN, 1):
            if change == ChangeDamage(DealsDamage(source), factor=2):
                return {"g": source}
    return None
