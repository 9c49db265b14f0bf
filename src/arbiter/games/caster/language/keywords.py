"""Chapter 1100 as it is written: keywords, what stands behind them, and texts that a card has only at times."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.games.caster.language.words import KEYWORDS, SERVANT, key
from arbiter.script.abilities import Ability, Keyword
from arbiter.script.amounts import Count, ExtremeStat, Number
from arbiter.script.base import Amount, Condition, Op, Quality, Stat
from arbiter.script.conditions import All, Compare, Exists, Holds, NotSo
from arbiter.script.nouns import YOU, Group, Is, Not, Same, Self
from arbiter.text.grammar import Table, Take

EARNEST = Group((Is(Quality.KIND, "Earnest"),), ("break",), YOU)
BINGO = Group((), ("bingo",), YOU)

# 1113.2  this card is the only servant of its player
VANITY = All(
    (
        Holds(Self(), (SERVANT,)),
        NotSo(Exists(Group((SERVANT, Not(Same(Self()))), ("field",), YOU), Number(1))),
    )
)
# 1117.2  three cards in the BINGO zone, and of one cost
LINE = All(
    (
        Exists(BINGO, Number(3)),
        Compare(ExtremeStat(BINGO, Stat.COST), Op.EQ, ExtremeStat(BINGO, Stat.COST, False)),
    )
)


def keyword_rows(table: Table) -> None:
    form, word = table.form, table.word
    for start in ("character", "spellcard"):
        for name in (*KEYWORDS, "Φ"):
            plain = "phi" if name == "Φ" else key(name)
            word(start, f"[ {name} ]", (Keyword("", None, plain),))
            word(start, f"[ {name} ] .", (Keyword("", None, plain),))
        for count in (2, 3):  # several in one line
            for comma in ("", " ,"):
                line = f"{comma} ".join(f"[k{i}:keyword]" for i in range(count))
                table.reads(start, f"{line} .?", several)
        form(start, "[k:keyworded]", lambda k: (k,), take_keyworded)
        form(start, "[k:keyworded] .", lambda k: (k,), lambda v: None)
        form(start, f"[c:gate] -- [a:{start}]", gated, take_gated)
    form(
        "keyworded",
        "[ Break ] < [c:cost] >",
        lambda c: Keyword("", None, "break", None, c),
        lambda v: {"c": v.cost} if isinstance(v, Keyword) and v.name == "break" and v.cost is not None else None,
    )
    for name in ("United Front", "Step Up"):
        form(
            "keyworded",
            f"[ {name} ] < [w:<kind>] >",
            lambda w, name=name: Keyword("", None, key(name), word=w),
            take_worded(key(name)),
        )
    form(
        "keyworded",
        "[ Ride ] < [n:num] >",
        lambda n: Keyword("", None, "ride", n),
        lambda v: {"n": v.value} if isinstance(v, Keyword) and v.name == "ride" else None,
    )
    form("gate", "[ DCT ] [n:num]", dct, take_dct)
    word("gate", "[ Vanity ]", VANITY)
    word("gate", "[ BINGO ]", LINE)


def several(**words: str) -> tuple[Ability, ...]:
    return tuple(Keyword("", None, word) for word in words.values())


def dct(n: Amount) -> Condition:
    """1111.2: so many Earnest cards in your graveyard."""
    return Compare(Count(EARNEST), Op.GE, n)


def take_dct(value: object) -> Mapping[str, object] | None:
    match value:
        case Compare(_, Op.GE, Number() as low) if value == dct(low):
            return {"n": low}
    return None


def gated(c: Condition, a: tuple[Ability, ...]) -> object:
    return tuple(replace(each, gate=c) for each in a) if all(each.gate is None for each in a) else None


def take_gated(value: object) -> Mapping[str, object] | None:
    if not isinstance(value, tuple) or not value or value[0].gate is None:
        return None
    return {"c": value[0].gate, "a": tuple(replace(each, gate=None) for each in value)}


def take_keyworded(value: object) -> Mapping[str, object] | None:
    if isinstance(value, tuple) and len(value) == 1 and isinstance(value[0], Keyword) and value[0].gate is None:
        return {"k": value[0]}
    return None


def take_worded(name: str) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        return {"w": value.word} if isinstance(value, Keyword) and value.name == name else None

    return take
