"""What a person types, as an answer to the question; or a hint that says what was expected."""

from __future__ import annotations

import re

from arbiter.kernel import decisions as de
from arbiter.kernel.errors import ArbiterError, BadAnswer
from arbiter.table.defaults import default_answer

YES = frozenset({"y", "yes", "1"})
NO = frozenset({"n", "no", "0", "-"})


class Unclear(ArbiterError):
    """Something was typed that is no answer to the question; the message is a one-line hint."""


def parse(decision: de.Decision, typed: str) -> de.Answer:
    """The answer that was typed; Enter alone is the default where there is one."""
    word = typed.strip().lower()
    usual = default_answer(decision)
    if word == "" and usual is not None:
        return usual
    if isinstance(decision, de.ChooseAction) and decision.may_pass():
        if word == "-":
            return 0
        return one(word, decision.size() - 1, "a number of the list, or Enter to pass", zero=True)
    if isinstance(decision, de.Confirm):
        if word in YES or word in NO:
            return int(word in YES)
        raise Unclear("Please answer y or n.")
    if isinstance(decision, de.ChooseNumber):
        return parse_number(decision, word)
    if isinstance(decision, de.Divide):
        return parse_division(decision, word)
    bounds = decision.bounds()
    if bounds is not None:
        return several(decision, word, *bounds)
    return one(word, decision.size(), "one number of the list", zero=False) - 1


def numbers(word: str) -> list[int]:
    """Whole numbers separated by spaces or commas."""
    parts = [part for part in re.split(r"[\s,;]+", word) if part]
    if not parts or not all(part.isdecimal() for part in parts):
        raise Unclear(f"{word!r} is not understood: type numbers, or h for help.")
    return [int(part) for part in parts]


def one(word: str, most: int, wanted: str, zero: bool) -> int:
    if word == "":
        raise Unclear(f"There is no default here: type {wanted}.")
    found = numbers(word)
    if len(found) != 1 or not (0 if zero else 1) <= found[0] <= most:
        raise Unclear(f"Type {wanted} (1 to {most})." if most else f"Type {wanted}.")
    return found[0]


def several(decision: de.Decision, word: str, low: int, high: int) -> de.Answer:
    if word in ("", "-"):
        if low > 0:
            raise Unclear(f"Something must be picked: {low} of the list." if low == high else f"Pick at least {low}.")
        return ()
    found = numbers(word)
    size = decision.size()
    if any(not 1 <= each <= size for each in found):
        raise Unclear(f"The numbers go from 1 to {size}.")
    try:
        return decision.check(tuple(each - 1 for each in found))
    except BadAnswer:
        many = str(low) if low == high else f"{low} to {high}"
        raise Unclear(f"Pick {many} different numbers.") from None


def parse_number(decision: de.ChooseNumber, word: str) -> int:
    value = one(word, decision.high, "a number", zero=True)
    if not decision.low <= value <= decision.high or (value - decision.low) % decision.step:
        raise Unclear(f"Type a number from {decision.low} to {decision.high}.")
    return (value - decision.low) // decision.step


def parse_division(decision: de.Divide, word: str) -> de.Answer:
    """Amounts as they are read on cards ("4000 2000")."""
    amounts = numbers(word)
    whole = decision.whole * decision.step
    if len(amounts) != decision.size():
        raise Unclear(f"Type {decision.size()} amounts, one for each, that add up to {whole}.")
    if any(amount % decision.step for amount in amounts):
        raise Unclear(f"Amounts come in steps of {decision.step}.")
    try:
        return decision.check(tuple(amount // decision.step for amount in amounts))
    except BadAnswer:
        least = f", at least {decision.least * decision.step} each" if decision.least else ""
        raise Unclear(f"The amounts must add up to {whole}{least}.") from None
