"""How many cards a hand or a lifebreak area may have, and numbers that change places."""

from __future__ import annotations

from arbiter.script.amounts import Times
from arbiter.script.base import Lasting, Who
from arbiter.script.effects import Modify
from arbiter.script.nouns import EACH, OPPONENT, YOU
from arbiter.script.statements import Permit, SwapNumbers
from arbiter.text.grammar import Table, Take

WHOSE = (("your", YOU), ("@opponents", OPPONENT), ("each player 's", EACH), ("players '", EACH))
SIZES = (("hand size", "hand_size"), ("lifebreak size", "lifebreak_size"))
CHANGES = (
    (("is increased by",), ""),
    (("is decreased by", "is reduced by"), "_less"),
    (("becomes", "is"), "_set"),
)


def sizes_said_rows(table: Table) -> None:
    reads = table.reads
    # 306.3, 1411.1a-2
    for words, who in WHOSE:
        for noun, size in SIZES:
            for verbs, change in CHANGES:
                table.form(
                    "statement",
                    " || ".join(f"{words} maximum {noun} {verb} [n:num]" for verb in verbs),
                    lambda n, who=who, name=size + change: Permit(name, who=who, amount=n),
                    take_size(size + change, who),
                )
    reads("statement", "each player has no maximum hand size", lambda: Permit("no_hand_size", who=EACH))
    # numbers that change places
    reads(
        "clause",
        "swap|switch|exchange the?? ATK and DEF of [t:obj] [d:lasting] || "
        "swap|switch|exchange [t:obj] 's ATK and DEF [d:lasting] || "
        "[d:lasting] , swap|switch|exchange the ATK and DEF of [t:obj]",
        lambda t, d: Modify(t, (SwapNumbers(),), d),
    )
    reads(
        "clause",
        "swap|switch|exchange the?? ATK and DEF of [t:obj] || swap|switch|exchange [t:obj] 's ATK and DEF",
        lambda t: Modify(t, (SwapNumbers(),), Lasting.GAME),
    )
    for category in ("amt", "counted"):
        reads(category, "100 times [a:counted]", lambda a: Times(a, 100))
    reads("harmernow", "a|an [g:np]", lambda g: g)


def take_size(name: str, who: Who) -> Take:
    return lambda v: {"n": v.amount} if isinstance(v, Permit) and (v.name, v.who) == (name, who) else None
