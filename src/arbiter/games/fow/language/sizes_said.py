"""How many cards a hand or a lifebreak area may have, numbers that change places, and piles that are shuffled away."""

from __future__ import annotations

from arbiter.script.amounts import Times
from arbiter.script.base import How, Lasting, Position, Who
from arbiter.script.effects import Draw, Modify, Move
from arbiter.script.nouns import EACH, OPPONENT, YOU, Every, Group
from arbiter.script.statements import Permit, SwapNumbers
from arbiter.text.draft import InOrder
from arbiter.text.grammar import Table, Take

WHOSE = (("your", YOU), ("@opponents", OPPONENT), ("each player 's", EACH), ("players '", EACH))
SIZES = (("hand size", "hand_size"), ("lifebreak size", "lifebreak_size"))
CHANGES = (
    (("is increased by",), ""),
    (("is decreased by", "is reduced by"), "_less"),
    (("becomes", "is"), "_set"),
)
PILES = (("hand", ("hand",)), ("graveyard", ("break",)), ("hand and graveyard", ("hand", "break")))


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
    # whole piles
    for noun, zones in PILES:
        reads("clause", f"shuffle your {noun} into your deck", lambda zones=zones: shuffled(zones, YOU))
        reads("clause", f"each player shuffles their {noun} into their deck", lambda zones=zones: shuffled(zones, EACH))
        reads(
            "clauses",
            f"each player shuffles their {noun} into their deck , then|and draws [n:cards]",
            lambda n, zones=zones: InOrder((shuffled(zones, EACH), Draw(EACH, n))),
        )
    for category in ("amt", "counted"):
        reads(category, "100 times [a:counted]", lambda a: Times(a, 100))
    reads("harmernow", "a|an [g:np]", lambda g: g)


def take_size(name: str, who: Who) -> Take:
    return lambda v: {"n": v.amount} if isinstance(v, Permit) and (v.name, v.who) == (name, who) else None


def shuffled(zones: tuple[str, ...], who: Who) -> Move:
    return Move(Every(Group((), zones, who)), "deck", How.PUT, Position.SHUFFLED)
