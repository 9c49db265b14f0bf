"""Several deeds of one player in a row, conditions that are joined and compared, and further words behind a noun."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.games.fow.language.nouns import PLAYER_OR
from arbiter.games.fow.language.picking import PICKED
from arbiter.games.fow.language.sentences import kept
from arbiter.script.abilities import Limits, Static
from arbiter.script.base import Amount, Effect, How, Op, Position, Quality, Who
from arbiter.script.conditions import Any, Compare
from arbiter.script.effects import GainResource, LoseResource, May, Modify, Move, Token
from arbiter.script.nouns import EACH, YOU, Group, NameContains, NoQuality, Not
from arbiter.script.statements import AddWord, Affects, Replace
from arbiter.text.core.everyone import one_player_rows
from arbiter.text.core.sentences import as_one, effects_of
from arbiter.text.core.things import ONE
from arbiter.text.draft import UNBOUND, ActBy, Some, Their
from arbiter.text.grammar import Table, Take

ONCE = Limits(per_turn=1)


def listing_rows(table: Table) -> None:
    deed_rows(table)
    condition_rows(table)
    noun_rows(table)
    place_rows(table)
    becoming_rows(table)


def deed_rows(table: Table) -> None:
    """ "Your opponent discards a card, banishes a resonator and loses 500 life": one player, in this order (104.2)."""
    row, form = table.row, table.form
    one_player_rows(table, everybody=True)
    row("owndeed", "gains/gain [amount:life]", GainResource, who=Their(), kind="life")
    row("owndeed", "loses/lose [amount:life]", LoseResource, who=Their(), kind="life")
    # 104.2  what another player may do is theirs to decide
    form("sentence", "[w:other] may [a:deed]", allowed, take_allowed)
    # Whoever has it in hand discards it.
    form(
        "clause",
        "[w:other] discards/discard the chosen card/cards",
        lambda w: Move(PICKED, "break", How.DISCARD),
        lambda v: None,
    )


def allowed(w: Who, a: Effect) -> May | None:
    return None if w == EACH else May((ActBy(w, effects_of(a)),), w, UNBOUND)


def take_allowed(value: object) -> Mapping[str, object] | None:
    match value:
        case May((ActBy(who, effects),), whose) if who == whose and who != YOU:
            return {"w": who, "a": as_one(effects)}
    return None


def condition_rows(table: Table) -> None:
    form = table.form
    # 910.1  a replacement that says how often
    form(
        "static",
        "[s:statement] . apply this effect only once per turn .",
        lambda s: Static("", None, (s,), limits=ONCE) if isinstance(s, Replace) else None,
        lambda v: {"s": v.statements[0]} if isinstance(v, Static) and v.limits == ONCE and not v.condition else None,
    )
    form("conditions", "[a:condition] or if [b:condition]", lambda a, b: Any((a, b)), lambda v: None)
    for words, op in (
        ("less than or equal to", Op.LE),
        ("equal to or less than", Op.LE),
        ("greater than or equal to", Op.GE),
        ("equal to or greater than", Op.GE),
    ):
        form(
            "condition",
            f"[a:statamt] is {words} [b:statamt]",
            lambda a, b, op=op: Compare(a, op, b),
            take_compared(op) if words.startswith(("less", "greater")) else (lambda v: None),
        )


def take_compared(op: Op) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Compare(Amount() as left, found, Amount() as right) if found is op:
                return {"a": left, "b": right}
        return None

    return take


def noun_rows(table: Table) -> None:
    form, word = table.form, table.word
    word("postest", "with one or more attributes", Not(NoQuality(Quality.COLOUR)))
    form(
        "postest",
        "without [v:<cardname>] in its/their name/names",
        lambda v: Not(NameContains(v)),
        lambda v: {"v": v.test.part} if isinstance(v, Not) and isinstance(v.test, NameContains) else None,
    )
    form(
        "vp",
        "gains/gain [a:colour] in addition to its|their other attributes",
        lambda a: (AddWord(Quality.COLOUR, a.value),),  # 209.5
        lambda v: None,
    )
    # 903.2i  several targets, each of them a player or a card
    for spelled, group in PLAYER_OR.items():
        form(
            "target",
            f"[q:quantity] target players or {spelled}s",
            lambda q, group=group: Some(q, group, target=True),
            take_several(group),
        )


def take_several(group: Group) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, Some) and value.target and value.group == group and value.quantity != ONE:
            return {"q": value.quantity}
        return None

    return take


def place_rows(table: Table) -> None:
    """To one of two places, as whoever puts it there chooses; and a card that was looked at, face down."""
    either = Position.TOP_OR_BOTTOM
    table.row(
        "clause", "put [thing:obj] on top or on the bottom of your deck", Move, to="deck", how=How.PUT, position=either
    )


# ---------------------------------------------------------------- 909.6, 1020.1  several that become resonators


def becoming_rows(table: Table) -> None:
    form = table.form
    form(
        "sentence",
        "[t:subj] [v:vps] [d:lasting] . they are still [k:typeword]",
        lambda t, v, d, k: Modify(t, kept(v), d),
        lambda v: None,
    )
    form(
        "static",
        "[t:statsubj] [v:vps] . they are still [k:typeword] .",
        lambda t, v, k: Static("", None, (Affects(t, kept(v)),)),
        lambda v: None,
    )
    # 1303.1  a token without an attribute
    form(
        "plaintoken",
        "[k:raceword] , [m:raceword] addition token/tokens",
        lambda k, m: Token(("addition",), (), (k, m)),
        take_grey,
    )


def take_grey(value: object) -> Mapping[str, object] | None:
    match value:
        case Token(("addition",), (), (first, second)):
            return {"k": first, "m": second}
    return None
