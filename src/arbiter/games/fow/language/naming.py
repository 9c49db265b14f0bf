"""What a text has its player choose in words: an attribute, a race, a card type, a number; and what it says of them.

A card keeps what its text has named for its other texts (`NamedHere`): "as this card enters the field, choose a race".
"""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.script.amounts import NamedNumber, X
from arbiter.script.base import Op, Quality, Stat
from arbiter.script.conditions import Compare
from arbiter.script.costs import Cost, PayResource
from arbiter.script.effects import Declare, MayPay, Perform
from arbiter.script.nouns import YOU, IsNamed, Self, StatIs
from arbiter.script.statements import AddWord, As, SetWords
from arbiter.text.core.nouns import take_const
from arbiter.text.core.patterns import THIS
from arbiter.text.draft import UNBOUND, Unless
from arbiter.text.grammar import Table, Take

# The greatest number that is offered: no card costs more.
MOST = 20
NUMBERS = tuple(str(number) for number in range(MOST + 1))
CHOSEN = NamedNumber(UNBOUND)
QUALITIES = (("attribute", Quality.COLOUR), ("race", Quality.KIND))
TYPES = ("resonator", "chant", "addition", "regalia")


def naming_rows(table: Table) -> None:
    word_rows(table)
    number_rows(table)
    price_rows(table)
    dice_rows(table)


def word_rows(table: Table) -> None:
    form, word = table.form, table.word
    for noun, quality in QUALITIES:
        word("clause", f"choose a|an {noun}", Declare(UNBOUND, quality, options=offered(quality)))
        chosen = IsNamed(quality, UNBOUND)
        word("postest", f"of the chosen {noun} || with the chosen {noun} || of that {noun}", chosen)
        becomes = (SetWords(quality, (), UNBOUND),)
        form("vp", f"becomes/become the chosen {noun}", lambda becomes=becomes: becomes, take_const(becomes))
    more = (AddWord(Quality.KIND, "", UNBOUND),)
    form("vp", "gains/gain the chosen race in addition to its|their other races", lambda: more, take_const(more))
    for first in TYPES:
        for second in TYPES:
            if first != second:
                made = Declare(UNBOUND, Quality.TYPE, options=(first, second))
                word("clause", f"choose {first} or {second}", made)
    word("postest", "of the chosen type", IsNamed(Quality.TYPE, UNBOUND))


def offered(quality: Quality) -> tuple[str, ...]:
    """209.1: there are five attributes; races are all that the game knows."""
    return ("light", "fire", "water", "wind", "darkness") if quality is Quality.COLOUR else ()


# ---------------------------------------------------------------- numbers


def number_rows(table: Table) -> None:
    form, word = table.form, table.word
    word("clause", "choose a number", Declare(UNBOUND, None, options=NUMBERS))
    for words in ("the chosen number", "that number"):
        table.reads("amt", words, lambda: CHOSEN)
    form("amt", "the chosen number", lambda: CHOSEN, take_const(CHOSEN))
    form(
        "postest",
        "with a? total cost equal to the chosen number || with a? total cost equal to that number",
        lambda: StatIs(Stat.COST, Op.EQ, CHOSEN),
        take_const(StatIs(Stat.COST, Op.EQ, CHOSEN)),
    )
    form(
        "condition",
        "[a:statamt] is equal to the chosen number",
        lambda a: Compare(a, Op.EQ, CHOSEN),
        lambda v: {"a": v.left} if isinstance(v, Compare) and v.right == CHOSEN else None,
    )
    table.same("statamt", "[a:amt]")


# ---------------------------------------------------------------- 105.5  life as a price


def price_rows(table: Table) -> None:
    form = table.form
    form("lifecost", "[n:num] life", lambda n: Cost((PayResource("life", n),)), take_life)
    form(
        "sentence",
        "you may pay [c:lifecost]",
        lambda c: MayPay(c, slot=UNBOUND),
        lambda v: {"c": v.cost} if isinstance(v, MayPay) and v.who == YOU and take_life(v.cost) else None,
    )
    form(
        "sentence",
        "[a:clause] unless [w:payer] pays/pay [c:lifecost]",
        lambda a, w, c: Unless(a, w, c),
        lambda v: {"a": v.effect, "w": v.who, "c": v.cost} if isinstance(v, Unless) and take_life(v.cost) else None,
    )
    # 702.3b  settled as it enters
    for category in ("lifecost", "symcost"):
        form(
            "statement",
            f"<self> enters/enter the|your field rested unless you pay [c:{category}]",
            lambda c: As("enters", (Unless(RESTED, YOU, c),), THIS),
            take_rested_unless(category == "lifecost"),
        )


RESTED = Perform("arrive rested", Self())


def take_life(value: object) -> Mapping[str, object] | None:
    match value:
        case Cost((PayResource("life", amount),)):
            return {"n": amount}
    return None


def take_rested_unless(life: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case As("enters", (Unless(effect, who, cost),)) if effect == RESTED and who == YOU:
                return {"c": cost} if bool(take_life(cost)) == life else None
        return None

    return take


# ---------------------------------------------------------------- 1023, 1042, 1027  dice, Dragon Power, gems


def dice_rows(table: Table) -> None:
    form, word = table.form, table.word
    form(
        "clause",
        "[ Force ] [n:num]",
        lambda n: Perform("force", amount=n),
        lambda v: {"n": v.amount} if isinstance(v, Perform) and v.name == "force" and v.amount else None,
    )
    # 1023.1  "the result of the roll" is what the text means by X
    word("amt", "the result of the roll", X())
