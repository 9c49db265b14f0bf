"""Chapters 1302 and 1023: tokens that a text describes, and copies."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.script.abilities import Static
from arbiter.script.amounts import Number
from arbiter.script.base import Quality
from arbiter.script.effects import MakeTokens, Perform, Token
from arbiter.script.nouns import OPPONENT, Is, Self
from arbiter.script.statements import Affects, Mark
from arbiter.text.grammar import Table, Take

ALONE = Static("", None, (Affects(Self(), (Mark("cannot_be_chased"),)),), None, ("stack",))


def token_rows(table: Table) -> None:
    row, form, word = table.row, table.form, table.word
    # 1302.1d  called by its name, which is its race; 1302.1b  of a type if one is said, and a servant otherwise
    for kind, spelled in (("servant", ""), ("barrier", " barrier")):
        form(
            "token",
            f"[a:<num>] / [b:<num>] [v:<cardname>]{spelled} token/tokens",
            lambda a, b, v, kind=kind: Token((kind,), (), (v,), a, b, name=v),
            take_token(kind, False),
        )
    form(
        "token",
        "[a:<num>] / [b:<num>] [v:<cardname>] token/tokens with [k:keyword]",
        lambda a, b, v, k: Token(("servant",), (), (v,), a, b, (k,), name=v),
        take_token("servant", True),
    )
    form(
        "token",
        "[a:<num>] / [b:<num>] [v:<cardname>] token/tokens with <quote> [q:granted] <unquote>",
        lambda a, b, v, q: Token(("servant",), (), (v,), a, b, (), (q,), name=v),
        take_quoted,
    )
    table.reads(
        "token",
        "[a:<num>] / [b:<num>] [v:<kind>] token/tokens",
        lambda a, b, v: Token(("servant",), (), (v,), a, b, name=v),
    )
    form(
        "token",
        "[a:<num>] / [b:<num>] [c:colour] [v:<cardname>] token/tokens",
        lambda a, b, c, v: Token(("servant",), (c.value,), (v,), a, b, name=v),
        take_coloured,
    )
    table.reads(
        "token",
        "[a:<num>] / [b:<num>] [c:colour] [v:<kind>] token/tokens",
        lambda a, b, c, v: Token(("servant",), (c.value,), (v,), a, b, name=v),
    )
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
        word(category, "<self> cannot be chased .", ALONE)


def take_token(kind: str, worded: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Token(types, (), (race,), power, guard, keywords, (), name) if name == race and types == (kind,):
                if len(keywords) != worded:
                    return None
                found = {"a": power, "b": guard, "v": race}
                return {**found, "k": keywords[0]} if worded else found
        return None

    return take


def take_coloured(value: object) -> Mapping[str, object] | None:
    match value:
        case Token(("servant",), (colour,), (race,), power, guard, (), (), name) if name == race:
            return {"a": power, "b": guard, "c": Is(Quality.COLOUR, colour), "v": race}
    return None


def take_quoted(value: object) -> Mapping[str, object] | None:
    match value:
        case Token(("servant",), (), (race,), power, guard, (), (ability,), name) if name == race:
            return {"a": power, "b": guard, "v": race, "q": ability}
    return None
