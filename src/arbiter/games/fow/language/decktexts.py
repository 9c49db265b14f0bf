"""Chapter 404: what cards say about decks."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.games.fow.language.words import ATTRIBUTES
from arbiter.script.abilities import Keyword, Static
from arbiter.script.amounts import Number
from arbiter.script.base import Quality, Statement, Test
from arbiter.script.nouns import EACH, AnyOf, Group, Has, Is, NoQuality, Same, Self
from arbiter.script.statements import Permit
from arbiter.text.core.nouns import take_const
from arbiter.text.core.statements import EVERYWHERE
from arbiter.text.grammar import Table, Take

OWN = (Same(Self()),)
DECKS = (("deck", ("deck",)), ("magic stone deck", ("stones",)), ("deck or magic stone deck", ("deck", "stones")))


def said(statement: Statement) -> Static:
    return Static("", None, (statement,), None, EVERYWHERE)


def deck_rows(table: Table) -> None:
    form = table.form
    for words, zones in DECKS:
        for category in ("static", "castingstatic"):
            form(
                category,
                f"you may|can have any number of copies of [w:copied] in your {words} .",
                lambda w, zones=zones: said(Permit("deck_copies", Group(w, zones))),
                take_copies(zones, False),
            )
            form(
                category,
                f"you may|can have up to [n:num] copies of [w:copied] in your {words} .",
                lambda n, w, zones=zones: said(Permit("deck_copies", Group(w, zones), amount=n)),
                take_copies(zones, True),
            )
            form(
                category,
                f"you cannot have more than one copy of any card in your {words} .",
                lambda zones=zones: said(Permit("deck_limit", Group((), zones), amount=Number(1))),
                take_const(said(Permit("deck_limit", Group((), zones), amount=Number(1)))),
            )
            form(
                category,
                f"you cannot have [g:allnp] in your {words} .",
                lambda g, zones=zones: said(Permit("deck_ban", Group(g.tests, zones))) if not g.zones else None,
                take_ban(zones),
            )
        form(
            "static",
            f"you may have only [a:colour] and/or [b:colour] cards in your {words} with no attributes other than "
            "[c:colour] or [d:colour] .",
            lambda a, b, c, d, zones=zones: only_colours((a, b), (c, d), zones),
            lambda v: None,
        )
    table.word("copied", "<self>", OWN)
    form(
        "copied",
        "cards named [v:<cardname>] || any card named [v:<cardname>]",
        lambda v: (Is(Quality.NAME, v),),
        lambda v: {"v": v[0].value} if isinstance(v, tuple) and len(v) == 1 and isinstance(v[0], Is) else None,
    )
    form("postest", "with [w:<label>]", lambda w: Has(w.lower().replace(" ", "_")), take_flag)
    for start in ("character",):
        # 1159.2  what an extension rule says of its own effects is part of [Extension Rule]
        table.word(
            start,
            "apply the effects of <self> already during deck construction and setup .",
            (Keyword("", None, "extension_rule"),),
        )


def only_colours(named: tuple[Is, Is], other: tuple[Is, Is], zones: tuple[str, ...]) -> object:
    if {n.value for n in named} != {o.value for o in other}:
        return None
    allowed = {n.value for n in named}
    banned: tuple[Test, ...] = (
        NoQuality(Quality.COLOUR),
        *(Is(Quality.COLOUR, colour) for colour in ATTRIBUTES.values() if colour not in allowed),
    )
    return said(Permit("deck_ban", Group((AnyOf(banned),), zones)))


def take_copies(zones: tuple[str, ...], counted: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Static(statements=(Permit("deck_copies", Group(tests, found), _, amount),)) if found == zones:
                if (amount is not None) != counted:
                    return None
                return {"w": tests, "n": amount} if counted else {"w": tests}
        return None

    return take


def take_ban(zones: tuple[str, ...]) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Static(statements=(Permit("deck_ban", Group(tests, found)),)) if found == zones:
                return {"g": Group(tests, (), EACH)}
        return None

    return take


def take_flag(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Has) and value.keyword in FLAGS:
        return {"w": value.keyword.replace("_", " ").title()}
    return None


FLAGS = ("tales", "villains", "mythic", "bond", "will_of_hope", "will_of_despair", "calmness", "passion")
