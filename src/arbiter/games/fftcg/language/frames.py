"""Frames that only this game has: EX Burst, Damage abilities, Warp, Priming, Limit Break, Freeze, Crystals."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.script.abilities import Ability, Keyword, Spell, Triggered
from arbiter.script.amounts import Number, Resource
from arbiter.script.base import Amount, Op, Quality, Status
from arbiter.script.conditions import Compare, Exists
from arbiter.script.costs import PayResource
from arbiter.script.effects import Freeze, GainResource, Rest
from arbiter.script.nouns import EACH, YOU, Group, In, Is, Same, Self
from arbiter.script.patterns import ANYTHING, GainsResource, Primes, UsesAbility
from arbiter.text.core.amounts import DAMAGE_TAKEN
from arbiter.text.core.combining import either
from arbiter.text.core.nouns import take_const
from arbiter.text.core.patterns import THIS
from arbiter.text.grammar import Table, Take


def one(a: Ability) -> object:
    return (a,)


def take_one(value: object) -> Mapping[str, object] | None:
    if isinstance(value, tuple) and len(value) == 1 and not getattr(value[0], "burst", False) and value[0].gate is None:
        return {"a": value[0]}
    return None


def make_burst(a: Ability) -> object:
    if isinstance(a, Triggered | Spell):
        return (replace(a, burst=True),)
    return None


def take_burst(value: object) -> Mapping[str, object] | None:
    if isinstance(value, tuple) and len(value) == 1 and getattr(value[0], "burst", False):
        return {"a": replace(value[0], burst=False)}
    return None


def make_gated(n: Amount, a: Ability) -> object:
    return (replace(a, gate=Compare(DAMAGE_TAKEN, Op.GE, n)),)


def take_gated(value: object) -> Mapping[str, object] | None:
    if isinstance(value, tuple) and len(value) == 1 and isinstance(value[0].gate, Compare):
        return {"n": value[0].gate.right, "a": replace(value[0], gate=None)}
    return None


def make_words(**words: str) -> object:
    return tuple(Keyword("", None, w) for w in words.values())


def take_words(count: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if (
            isinstance(value, tuple)
            and len(value) == count
            and all(isinstance(v, Keyword) and v.value is None and v.cost is None for v in value)
        ):
            return {f"w{i}": v.name for i, v in enumerate(value)}
        return None

    return take


def take_name(count: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        words = value.split(" ") if isinstance(value, str) else []
        return {f"w{i}": w for i, w in enumerate(words)} if len(words) == count else None

    return take


def take_priming(value: object) -> Mapping[str, object] | None:
    match value:
        case Primes(Group((Is(Quality.NAME, name),), _, _), into) if into == THIS:
            return {"w": name}
    return None


def frame_rows(table: Table) -> None:
    form, row, word, _same = table.form, table.row, table.word, table.same
    form("character", "[a:ability]", one, take_one)
    form("character", "<burst> [a:triggered]", make_burst, take_burst)
    form("character", "Damage [n:num] -- [a:ability]", make_gated, take_gated)
    for count in (1, 2, 3):
        form("character", " , ".join(f"[w{i}:keyword]" for i in range(count)), make_words, take_words(count))
    form(
        "character",
        "Damage [n:num] -- [w:keyword]",
        lambda n, w: (Keyword("", Compare(DAMAGE_TAKEN, Op.GE, n), w),),
        lambda v: None,
    )
    form(
        "character",
        "Warp [n:num] -- [c:symcost]",
        lambda n, c: (Keyword("", None, "warp", n, c),) if n != Number(0) else None,
        lambda v: (
            {"n": v[0].value, "c": v[0].cost}
            if isinstance(v, tuple) and isinstance(v[0], Keyword) and v[0].name == "warp"
            else None
        ),
    )
    form(
        "character",
        "Limit Break -- [n:num]",
        lambda n: (Keyword("", None, "limit_break", n),) if n != Number(0) else None,
        lambda v: (
            {"n": v[0].value}
            if isinstance(v, tuple) and isinstance(v[0], Keyword) and v[0].name == "limit_break"
            else None
        ),
    )
    form("spellcard", "[a:spell]", one, take_one)
    form("spellcard", "[a:castingstatic]", one, take_one)
    form("spellcard", "<burst> [a:spell]", make_burst, take_burst)
    form(
        "spellcard",
        "Limit Break -- [n:num]",
        lambda n: (Keyword("", None, "limit_break", n),) if n != Number(0) else None,
        lambda v: None,
    )
    row("clause", "Freeze [thing:obj]", Freeze)
    word("postest", "with <limit>", In(Status.LIMIT))
    form("character", "[w0:keyword] and?? [w1:keyword]", make_words, lambda v: None)
    form("character", "[w0:keyword] [w1:keyword] [w2:keyword]", make_words, lambda v: None)
    form(
        "character",
        "Damage [n:num] -- <burst> [a:triggered]",
        lambda n, a: (replace(a, gate=Compare(DAMAGE_TAKEN, Op.GE, n), burst=True),),
        lambda v: (
            {"n": v[0].gate.right, "a": replace(v[0], gate=None, burst=False)}
            if isinstance(v, tuple) and isinstance(v[0], Triggered) and v[0].burst and isinstance(v[0].gate, Compare)
            else None
        ),
    )
    form(
        "character",
        "Priming [w:<primed>] -- [c:symcost]",
        lambda w, c: (Keyword("", None, "priming", None, c, w),),
        lambda v: (
            {"w": v[0].word, "c": v[0].cost}
            if isinstance(v, tuple) and isinstance(v[0], Keyword) and v[0].name == "priming"
            else None
        ),
    )
    form(
        "pattern",
        "[w:name] primes into <self>",
        lambda w: Primes(Group((Is(Quality.NAME, w),), (), EACH), THIS),
        take_priming,
    )
    table.reads(
        "pattern",
        "[w:<cardname>] primes into <self>",
        lambda w: Primes(Group((Is(Quality.NAME, w),), (), EACH), THIS),
    )
    form(
        "clause",
        "gain <crystal> [c:each]",
        lambda c: GainResource(YOU, "crystal", c),
        lambda v: {"c": v.amount} if isinstance(v, GainResource) else None,
    )
    for count in (1, 2, 3):
        form(
            "name",
            " ".join(f"[w{i}:<word>]" for i in range(count)),
            lambda **w: " ".join(w.values()) if all(x[0].isupper() for x in w.values()) else None,
            take_name(count),
        )
    row("pattern", "[who:player] gains/gain <crystal>", GainsResource, kind="crystal")
    form(
        "pattern",
        "[w:player] uses/use a|an [k:abilitykind]",
        lambda w, k: UsesAbility(w, k),
        lambda v: {"w": v.who, "k": v.kind} if isinstance(v, UsesAbility) and v.what == ANYTHING else None,
    )
    row("event", "uses/use a|an [kind:abilitykind]", UsesAbility, who=EACH, what=ANYTHING)
    word("abilitykind", "special ability", "special")
    word("abilitykind", "action ability", "action")
    row("event", "primes/prime", Primes, what=ANYTHING)
    row("pattern", "[what:agent] is priming || [what:agent] is|becomes Primed", Primes)
    word("each", "for each <crystal> you have", Resource(YOU, "crystal"))
    held = Resource(YOU, "crystal")
    word("condition", "you have a <crystal> || you have 1 or more <crystal>", Compare(held, Op.GE, Number(1)))
    word("condition", "you don't have a <crystal> || you have no <crystal>", Compare(held, Op.EQ, Number(0)))
    for count in range(2, 5):
        spelled = " ".join(["<crystal>"] * count)
        word(
            "condition",
            f"you have {spelled} or more || you have {count} or more <crystal>",
            Compare(held, Op.GE, Number(count)),
        )
    # A card whose EX Burst is used lies in the Damage Zone meanwhile; what was cast does not.
    burst = Exists(Group((Same(Self()),), ("damage",), EACH), Number(1))
    word("condition", "<self> results from an EX Burst || <self> is used as an EX Burst", burst)
    form(
        "clause",
        "@rest or Freeze [t:obj]",
        lambda t: either(Rest(t), Freeze(t)),
        lambda v: None,
    )
    # Crystals
    form("sym", "<crystal>", lambda: PayResource("crystal", Number(1)), take_const(PayResource("crystal", Number(1))))
    form(
        "clause",
        "gain [n:crystals]",
        lambda n: GainResource(YOU, "crystal", Number(n)),
        lambda v: {"n": v.amount.value} if isinstance(v, GainResource) and isinstance(v.amount, Number) else None,
    )
    for count in range(1, 5):
        word("crystals", " ".join(["<crystal>"] * count), count)
