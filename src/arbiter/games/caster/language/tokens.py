"""Chapters 1302 and 1023: tokens that a text describes, and copies."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.script.abilities import Ability, Static
from arbiter.script.amounts import Number
from arbiter.script.base import Amount, Quality, Who
from arbiter.script.effects import MakeTokens, Perform, Token
from arbiter.script.nouns import OPPONENT, YOU, Is, Self
from arbiter.script.statements import Affects, Mark
from arbiter.text.core.amounts import times
from arbiter.text.grammar import Table, Take

ALONE = Static("", None, (Affects(Self(), (Mark("cannot_be_chased"),)),), None, ("stack",))
FIRM = Static("", None, (Affects(Self(), (Mark("cannot_be_cancelled"),)),), None, ("stack",))


def token_rows(table: Table) -> None:
    row, form, word = table.row, table.form, table.word
    form("printedstats", "[a:<num>] / [b:<num>]", lambda a, b: (a, b), take_stats)
    # 1302.1d  called by its name, which is its race; 1302.1b  of a type if one is said, and a servant otherwise
    for kind, spelled in (("servant", ""), ("barrier", " barrier")):
        form(
            "token",
            f"[s:printedstats] [v:<cardname>]{spelled} token/tokens",
            lambda s, v, kind=kind: named_token(s, v, kind),
            take_token(kind, False),
        )
    form(
        "token",
        "[s:printedstats] [v:<cardname>] token/tokens with [k:keyword]",
        lambda s, v, k: named_token(s, v, keywords=(k,)),
        take_token("servant", True),
    )
    form(
        "token",
        "[s:printedstats] [v:<cardname>] token/tokens with <quote> [q:granted] <unquote>",
        lambda s, v, q: named_token(s, v, abilities=(q,)),
        take_quoted,
    )
    table.reads(
        "token",
        "[s:printedstats] [v:<kind>] token/tokens",
        named_token,
    )
    form(
        "token",
        "[s:printedstats] [c:colour] [v:<cardname>] token/tokens",
        lambda s, c, v: named_token(s, v, element=c.value),
        take_coloured,
    )
    table.reads(
        "token",
        "[s:printedstats] [c:colour] [v:<kind>] token/tokens",
        lambda s, c, v: named_token(s, v, element=c.value),
    )
    more_token_rows(table)
    row("clause", "create [count:num] [token:token]", MakeTokens)
    table.reads("clause", "put a|an [token:token] into the field", lambda token: MakeTokens(token, Number(1)))
    table.reads("clause", "put [count:num] [token:token] into the field", lambda count, token: MakeTokens(token, count))
    table.reads("clause", "create a|an [token:token]", lambda token: MakeTokens(token, Number(1)))
    row("clause", "your opponent creates [count:num] [token:token]", MakeTokens, who=OPPONENT)  # 1302.1c
    table.reads(
        "clause", "your opponent creates a|an [token:token]", lambda token: MakeTokens(token, Number(1), OPPONENT)
    )
    row("clause", "copy [thing:obj]", Perform, name="copy")  # 1023.2
    # 1005.2
    for category in ("static", "castingstatic"):
        word(category, "<self> cannot be chased . || players cannot chase to? <self> .", ALONE)
        word(category, "<self> cannot be cancelled|canceled .", FIRM)  # 1019.1


def more_token_rows(table: Table) -> None:
    """Tokens of an element with more to them, several keywords, and how many there are and how they come to lie."""
    reads = table.reads
    for name in ("[v:<cardname>]", "[v:<kind>]"):
        for element in ("", "[c:colour] "):
            start = f"[s:printedstats] {element}{name} token/tokens with"
            if element or name != "[v:<cardname>]":
                reads("token", f"{start} [k:keyword]", lambda s, v, k, c=NOTHING: worded(s, v, (k,), c))
                reads("token", f"{start} <quote> [q:granted] <unquote>", lambda s, v, q, c=NOTHING: quoted(s, v, q, c))
            two = f"{start} [k:keyword] and [m:keyword]"
            reads("token", two, lambda s, v, k, m, c=NOTHING: worded(s, v, (k, m), c))
    for verb in ("create a|an [token:token] [c:each]", "put a|an [token:token] into the field [c:each]"):
        reads("clause", verb, lambda token, c: MakeTokens(token, c))
    for verb in ("create [n:num] [token:token] [c:each]", "put [n:num] [token:token] into the field [c:each]"):
        reads("clause", verb, lambda n, token, c: MakeTokens(token, times(n, c)))
    for who, words in ((YOU, ""), (OPPONENT, "your opponent ")):
        for lying in ("rested", "reversed", "recovered"):
            for start in (f"{words}creates/create", f"{words}puts/put"):
                tail = f"into the field {lying}" if "put" in start else lying
                reads(
                    "clause",
                    f"{start} a|an [token:token] {tail}",
                    lambda token, who=who, lying=lying: lying_so(token, Number(1), who, lying),
                )
                reads(
                    "clause",
                    f"{start} [n:num] [token:token] {tail}",
                    lambda n, token, who=who, lying=lying: lying_so(token, n, who, lying),
                )


NOTHING = Is(Quality.COLOUR, "")


def element_of(c: Is) -> str | None:
    return c.value or None


def worded(s: tuple[int, int], v: str, keywords: tuple[str, ...], c: Is) -> Token:
    return named_token(s, v, element=element_of(c), keywords=keywords)


def quoted(s: tuple[int, int], v: str, ability: Ability, c: Is) -> Token:
    return named_token(s, v, element=element_of(c), abilities=(ability,))


def lying_so(token: Token, count: Amount, who: Who, lying: str) -> MakeTokens:
    """307.6: who puts it there chooses how it lies, unless the text says so."""
    return MakeTokens(token, count, who, lying == "rested", named=None if lying == "rested" else lying)


def named_token(
    s: tuple[int, int],
    v: str,
    kind: str = "servant",
    element: str | None = None,
    keywords: tuple[str, ...] = (),
    abilities: tuple[Ability, ...] = (),
) -> Token:
    """1302.1d: its name and its race are the same word."""
    colours = () if element is None else (element,)
    return Token((kind,), colours, (v,), *s, keywords, abilities, name=v)


def take_stats(value: object) -> Mapping[str, object] | None:
    match value:
        case (int(power), int(guard)):
            return {"a": power, "b": guard}
    return None


def take_token(kind: str, worded: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Token(types, (), (race,), power, guard, keywords, (), name) if name == race and types == (kind,):
                if len(keywords) != worded:
                    return None
                found = {"s": (power, guard), "v": race}
                return {**found, "k": keywords[0]} if worded else found
        return None

    return take


def take_coloured(value: object) -> Mapping[str, object] | None:
    match value:
        case Token(("servant",), (colour,), (race,), power, guard, (), (), name) if name == race:
            return {"s": (power, guard), "c": Is(Quality.COLOUR, colour), "v": race}
    return None


def take_quoted(value: object) -> Mapping[str, object] | None:
    match value:
        case Token(("servant",), (), (race,), power, guard, (), (ability,), name) if name == race:
            return {"s": (power, guard), "v": race, "q": ability}
    return None
