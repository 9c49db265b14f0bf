"""Several nouns around "or" and "and": "a Fire Forward or Monster", "enemy servant or caster".

An adjective before nouns joined without a new article speaks of all of them, and so does what says whose they are, that
they are others, or how they lie.
"""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.script.base import Quality, Test
from arbiter.script.nouns import AllOf, AnyOf, ControlledBy, In, Is, IsNamed, Not, Same, Self
from arbiter.text.grammar import Take

Tests = tuple[Test, ...]


def fold(tests: Tests) -> Test:
    return tests[0] if len(tests) == 1 else AllOf(tests)


def unfold(test: Test) -> Tests:
    return test.tests if isinstance(test, AllOf) else (test,)


def alternatives(*options: Tests) -> Tests:
    return options[0] if len(options) == 1 else (AnyOf(tuple(fold(o) for o in options)),)


def is_word(test: Test) -> Quality | None:
    return test.quality if isinstance(test, Is) else None


def is_named(test: Test) -> bool:
    return is_word(test) in (Quality.KIND, Quality.NAME, Quality.GROUP)


def is_called(test: Test) -> bool:
    """Is it a name, or one of several, that is said behind the noun?"""
    return isinstance(test, AllOf) and len(test.tests) == 1 and is_word(first_of(test.tests[0])) is Quality.NAME


def first_of(test: Test) -> Test:
    return test.tests[0] if isinstance(test, AnyOf) else test


def bare_type(tests: Tests) -> bool:
    return len(tests) == 1 and (
        is_word(tests[0]) is Quality.TYPE
        or (isinstance(tests[0], AnyOf) and all(is_word(t) is Quality.TYPE for t in tests[0].tests))
    )


def ends_in_type(tests: Tests) -> bool:
    return bool(tests) and bare_type(tests[-1:])


def may_join(left: Tests, right: Tests, article: bool) -> bool:
    """Whether two nouns around an "or" are two nouns, and not one noun with a list before or within it."""
    if article:
        return True
    if bare_type(right) and ends_in_type(left):
        return False  # "Fire Forward or Monster": the adjective speaks of both
    last, after = is_word(left[-1]) if left else None, is_word(right[0]) if right else None
    if len(right) > 1 and last is after and last in (Quality.KIND, Quality.GROUP):
        return False  # "Job A or Job B Forward", "Fire Job A or Job B Forward"
    if not left or not right:
        return False
    if isinstance(left[-1], Not) and is_named(left[-1].test) and len(right) == 1 and is_named(right[0]):
        return False  # "a Forward other than Job A or Job B": both are excepted
    if is_called(left[-1]) and len(right) == 1 and after is Quality.NAME:
        return False  # "a ruler named A or B": both are rulers
    return True


def whose(tests: Tests) -> int:
    """Where the noun says whose it is ("allied", "enemy") before its first word; -1 where it does not."""
    return next((place for place, test in enumerate(tests) if isinstance(test, ControlledBy)), -1)


OTHER = Not(Same(Self()))


def said_of_all(tests: Tests) -> int:
    """Where what is said once before several nouns ends: whose they are, that they are others, how they lie ("rested");
    -1: nothing is."""
    place = whose(tests) if whose(tests) >= 0 or tests[:1] != (OTHER,) else 0
    while place + 1 < len(tests) and isinstance(tests[place + 1], In):
        place += 1
    return place


def joined(*nouns: Tests) -> Tests:
    """Nouns around "or" and "and" without a new article: what is said once of all ("other", "rested") is."""
    place = said_of_all(nouns[0])
    if place < 0 or len(nouns[0]) == place + 1 or any(said_of_all(noun) >= 0 for noun in nouns[1:]):
        return alternatives(*nouns)
    before = nouns[0][: place + 1]
    return (*before, *alternatives(nouns[0][place + 1 :], *nouns[1:]))


def make_either(a: Tests, b: Tests) -> object:
    return joined(a, b) if may_join(a, b, False) else None


def make_and_or(a: Tests, b: Tests) -> object:
    return alternatives(a, b) if bare_type(a) and bare_type(b) else make_either(a, b)


def make_both_kinds(a: Tests, b: Tests) -> object:
    last = a[-1] if a else None
    if isinstance(last, IsNamed) and len(b) == 1 and is_word(b[0]) is last.quality:
        return None  # "Forwards with the named Job and Job A": a second Job of the Forwards, and no second noun
    if len(a) == 1 and len(b) == 2 and is_word(a[0]) is is_word(b[0]) is not None and is_word(b[1]) is Quality.TYPE:
        return (*alternatives(a, b[:1]), b[1])  # "Moth and Wasp servants": servants are said once for both
    return joined(a, b)


def make_three(a: Tests, b: Tests, c: Tests) -> object:
    if bare_type(a) and bare_type(b) and bare_type(c):
        return None
    qualities = {is_word(a[0]) if a else None, is_word(b[0]) if b else None, is_word(c[0]) if c else None}
    if len(a) == len(b) == 1 and len(c) > 1 and len(qualities) == 1 and qualities <= {Quality.KIND, Quality.GROUP}:
        return None
    if a and is_called(a[-1]) and len(b) == 1 and is_word(b[0]) is Quality.NAME:
        return None  # "a ruler named A, B or C"
    return joined(a, b, c)


def take_either(length: int) -> Take:
    names = ["a", "b", "c"][:length]

    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, tuple) or not value or not isinstance(value[-1], AnyOf):
            return None
        options = value[-1].tests
        before = value[:-1]  # how they all lie, and whose they all are, is said before the first
        if len(options) != length or (before and said_of_all(before) != len(before) - 1):
            return None
        nouns = [unfold(option) for option in options]
        apart = [said_of_all(noun) >= 0 for noun in nouns]
        if any(apart) if before else apart[0] and not any(apart[1:]):
            return None
        return dict(zip(names, [(*before, *nouns[0]), *nouns[1:]], strict=True))

    return take


def take_apart(value: object) -> Mapping[str, object] | None:
    """With an article for each, nothing that is said of the first is said of the other."""
    match value:
        case (AnyOf((a, b)),):
            return {"a": unfold(a), "b": unfold(b)}
    return None


def take_four(value: object) -> Mapping[str, object] | None:
    match value:
        case (AnyOf((a, b, c, d)),):
            return {"a": (a,), "b": (b,), "c": (c,), "d": (d,)}
    return None
