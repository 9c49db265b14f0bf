"""Abilities with a name (901.2), and God's Arts, which have one and are no named abilities (901.2d)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.script.abilities import FREELY, Activated, Limits, Triggered
from arbiter.script.costs import Cost
from arbiter.text.core.abilities import make_activated
from arbiter.text.core.sentences import Effects
from arbiter.text.grammar import Table, Take

# ---------------------------------------------------------------- God's Art


def art(n: str, c: Cost, b: Effects, r: tuple[object, ...] = ()) -> object:
    """905.4a: an activate ability that is played only once in a game."""
    made = make_activated(c, b, (*r, Limits(per_game=1)))
    return replace(made, name=n, special=True) if isinstance(made, Activated) else None


def art_rows(table: Table) -> None:
    form = table.form
    for name in ("[n:<cardname>]", "< [n:artname] >", "[n:<label>]"):
        form(
            "activated",
            f"God 's Art {name} [c:cost] : [b:body]",
            art,
            take_art if "cardname" in name else (lambda v: None),
        )
        form("activated", f"God 's Art {name} [c:cost] : [b:body] [r:uselimits]", art, lambda v: None)
    for count in range(1, 7):
        slots = " ".join(f"[w{i}:artword]" for i in range(count))
        form("artname", slots, lambda **w: " ".join(w.values()), take_words(count))
    for kind in ("<kind>", "<word>"):
        form("artword", f"[w:{kind}]", lambda w: w, take_word if kind == "<word>" else (lambda v: None))
    form("artword", "[w:<word>] 's", lambda w: f"{w}'s", take_possessive)


def take_words(count: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        words = value.split(" ") if isinstance(value, str) else []
        return {f"w{i}": word for i, word in enumerate(words)} if len(words) == count else None

    return take


def take_word(value: object) -> Mapping[str, object] | None:
    return {"w": value} if isinstance(value, str) and not value.endswith("'s") else None


def take_possessive(value: object) -> Mapping[str, object] | None:
    return {"w": value[:-2]} if isinstance(value, str) and value.endswith("'s") else None


# ---------------------------------------------------------------- named abilities


def named_rows(table: Table) -> None:
    """901.2, 901.2a: a name stands before the ability; 901.2c: a limit by that name counts all that bear it."""
    form = table.form
    form("activated", "< [n:artname] > [c:cost] : [b:body]", named, take_named(0))
    for count, number in ((1, "one"), (2, "two")):
        form(
            "activated",
            f"< [n:artname] > [c:cost] : [b:body] play only {number} < [m:artname] > ability/abilities per turn .",
            lambda n, m, c, b, count=count: named(n, c, b, Limits(per_turn=count)) if n == m else None,
            take_named(count),
        )
    form("triggered", "< [n:artname] > [a:triggered]", lambda n, a: named_automatic(n, a), take_named_automatic(False))
    form(
        "triggered",
        "< [n:artname] > [a:triggered] each turn , only one < [m:artname] > ability triggers per player .",
        lambda n, a, m: named_automatic(n, a, Limits(per_turn=1)) if n == m else None,
        take_named_automatic(True),
    )

    for words in (
        "each turn , only one < [m:artname] > ability triggers .",
        "only one < [m:artname] > ability triggers each|per turn .",
        "only one < [m:artname] > ability triggers per player each|per turn .",
    ):
        table.reads(
            "triggered",
            f"< [n:artname] > [a:triggered] {words}",
            lambda n, a, m: named_automatic(n, a, Limits(per_turn=1)) if n == m else None,
        )


def named(n: str, c: Cost, b: Effects, limits: Limits = FREELY) -> object:
    return Activated("", None, c, b, limits, name=n)


def take_named(count: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, Activated) or value.name is None or value.special or value.zones != ("field",):
            return None
        if value.limits != (Limits(per_turn=count) if count else FREELY):
            return None
        found = {"n": value.name, "c": value.cost, "b": value.effects}
        return {**found, "m": value.name} if count else found

    return take


def named_automatic(name: str, ability: Triggered, limits: Limits | None = None) -> object:
    if ability.name is not None or (limits is not None and ability.limits != FREELY):
        return None
    return replace(ability, name=name, limits=limits or ability.limits)


def take_named_automatic(limited: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, Triggered) or value.name is None or (value.limits == Limits(per_turn=1)) != limited:
            return None
        if not limited:
            return {"n": value.name, "a": replace(value, name=None)}
        return {"n": value.name, "a": replace(value, name=None, limits=FREELY), "m": value.name}

    return take


def take_art(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Activated) and value.special and value.limits == Limits(per_game=1):
        return {"n": value.name, "c": value.cost, "b": value.effects}
    return None
