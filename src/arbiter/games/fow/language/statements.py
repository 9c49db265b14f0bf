"""What objects gain and lose, and what static abilities declare, in this game's words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.games.fow.language.shapes import shape_rows
from arbiter.games.fow.language.words import EITHER_RULER
from arbiter.script.abilities import Keyword, Static
from arbiter.script.ability_words import names_abilities
from arbiter.script.amounts import Number, X
from arbiter.script.base import Amount, Change, Lasting, Quality, Stat, Thing, Who
from arbiter.script.effects import Establish
from arbiter.script.nouns import EACH, OPPONENT, YOU, Every, Group, Self
from arbiter.script.patterns import ANYTHING, GainsResource
from arbiter.script.statements import (
    AddAbility,
    AddKeyword,
    AddStat,
    AddWord,
    Affects,
    EntersWith,
    Forbid,
    ForbidPlay,
    LoseKeyword,
    Mark,
    Permit,
)
from arbiter.text.core.amounts import take_times, times
from arbiter.text.core.arrows import take_keyword, take_whole
from arbiter.text.core.changes import Changes
from arbiter.text.core.comparing import only_by
from arbiter.text.core.nouns import take_const
from arbiter.text.core.statements import EVERYWHERE, make_about
from arbiter.text.core.things import bare_group, field_group, take_every
from arbiter.text.draft import Ref
from arbiter.text.grammar import Table, Take
from arbiter.text.nodes import mentions

ONE_MORE = Number(1)


def stats(a: Amount, b: Amount, left: int, right: int) -> object:
    """[+200/+200]: a change of ATK, of DEF, or of both; nothing at all is not said."""
    found: list[Change] = []
    if a != Number(0):
        found.append(AddStat(Stat.POWER, a, left))
    if b != Number(0):
        found.append(AddStat(Stat.GUARD, b, right))
    return tuple(found) or None


def take_stats(left: int, right: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, tuple) or not 0 < len(value) <= 2:
            return None
        zero = Number(0)
        match value:
            case (AddStat(Stat.POWER, a, sign), AddStat(Stat.GUARD, b, other)) if (sign, other) == (left, right):
                return {"a": a, "b": b}
            case (AddStat(Stat.POWER, a, sign),) if sign == left == right:
                return {"a": a, "b": zero}
            case (AddStat(Stat.GUARD, b, sign),) if sign == left == right:
                return {"a": zero, "b": b}
        return None

    return take


SIGNS = {1: "+", -1: "-"}


def stat_rows(table: Table) -> None:
    for left in (1, -1):
        for right in (1, -1):
            table.form(
                "stats",
                f"[ {SIGNS[left]} [a:num] / {SIGNS[right]} [b:num] ]",
                lambda a, b, left=left, right=right: stats(a, b, left, right),
                take_stats(left, right),
            )
        table.reads(
            "stats",
            f"[ {SIGNS[left]} [a:num] / [b:num] ]",
            lambda a, b, left=left: stats(a, b, left, left) if b == Number(0) else None,
        )
        table.reads(
            "stats",
            f"[ [a:num] / {SIGNS[left]} [b:num] ]",
            lambda a, b, left=left: stats(a, b, left, left) if a == Number(0) else None,
        )


def split_gains(value: object) -> list[Changes] | None:
    """Changes as they are spoken: ATK and DEF in one breath, everything else by itself."""
    if not isinstance(value, tuple) or not value:
        return None
    items: list[Changes] = []
    for change in value:
        last = items[-1] if items else ()
        if (
            isinstance(change, AddStat)
            and change.stat is Stat.GUARD
            and len(last) == 1
            and isinstance(last[0], AddStat)
            and last[0].stat is Stat.POWER
        ):
            items[-1] = (*last, change)
        elif isinstance(change, AddStat | AddKeyword | AddAbility):
            items.append((change,))
        else:
            return None
    return items


def gain_rows(table: Table) -> None:
    form, same = table.form, table.same
    stat_rows(table)
    same("fgain", "[a:stats]")
    form("fgain", "[k:keyword]", lambda k: (AddKeyword(k),), take_keyword)
    form("fgain", "[k:keyworded]", whole_keyword, take_whole)
    form("fgain", "<quote> [a:granted] <unquote>", lambda a: (AddAbility(a),), take_granted)
    for count in range(1, 9):
        names = [f"g{i}" for i in range(count)]
        slots = [f"[{n}:fgain]" for n in names]
        templates = [" and ".join(slots)] if count < 3 else []
        if count >= 3:
            templates = [" , ".join(slots[:-1]) + f" {comma}and {slots[-1]}" for comma in (", ", "")]
        for template in templates:
            form("fgains", template, lambda **g: tuple(c for each in g.values() for c in each), take_gains(count))
    form("vp", "also? gains/gain [c:fgains] || has/have [c:fgains]", lambda c: c, lambda v: {"c": v})
    form(
        "vp",
        "gains/gain [s:stats] [c:each]",
        stats_each,
        take_stats_each,
    )
    form("vps", "[a:vp] and [b:vp]", lambda a, b: (*a, *b), lambda v: None)
    form(
        "vp",
        "loses/lose [k:keyword]",
        lambda k: (LoseKeyword(k),),
        lambda v: (
            {"k": v[0].keyword} if isinstance(v, tuple) and len(v) == 1 and isinstance(v[0], LoseKeyword) else None
        ),
    )


def whole_keyword(k: Keyword) -> object:
    """1102.3: a keyword ability with a number or a cost is gained with all that it stands for."""
    return (AddAbility(k),)


def stats_each(s: Changes, c: Amount) -> object:
    found = []
    for change in s:
        if not isinstance(change, AddStat) or not isinstance(change.amount, Number):
            return None
        found.append(replace(change, amount=times(change.amount, c)))
    return tuple(found)


def take_stats_each(value: object) -> Mapping[str, object] | None:
    if not isinstance(value, tuple) or not value or not all(isinstance(c, AddStat) for c in value):
        return None
    split = [take_times(c.amount) for c in value]
    if any(s is None for s in split) or len({repr(s["c"]) for s in split if s}) != 1:
        return None
    plain = tuple(replace(c, amount=s["n"]) for c, s in zip(value, split, strict=True) if s)
    assert split[0] is not None
    return {"s": plain, "c": split[0]["c"]}


def take_granted(value: object) -> Mapping[str, object] | None:
    match value:
        case (AddAbility(ability),):
            return {"a": ability}
    return None


def take_gains(count: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        items = split_gains(value)
        return {f"g{i}": item for i, item in enumerate(items)} if items and len(items) == count else None

    return take


MARKS = (
    ("cannot attack", "cannot_attack"),
    ("cannot block", "cannot_block"),
    ("cannot be blocked", "cannot_be_blocked"),
    (
        "must attack if able || must attack each|every turn if able || must attack if possible || "
        "attacks/attack each|every turn if able",
        "must_attack",
    ),
    ("must block if able || must block each|every turn if able || blocks/block each|every turn if able", "must_block"),
    (
        "doesn't/don't recover during your|its|their recovery phase || "
        "doesn't/don't recover during its/their controller/controllers 's recovery phase || "
        "doesn't/don't recover during the recovery phase",
        "no_recover",
    ),
    (
        "doesn't/don't recover during its/their controller/controllers 's next recovery phase || "
        "doesn't/don't recover during your|its|their next recovery phase",
        "no_recover_next",
    ),
    ("can attack recovered jresonators || can attack a recovered jresonator", "may_attack_recovered"),
    ("cannot be cancelled", "cannot_be_cancelled"),
    ("cannot be attacked", "cannot_be_attacked"),
    ("cannot be dealt any? battle damage", "no_battle_damage"),
    ("cannot be dealt any? damage", "no_damage"),
    ("cannot attack @your_opponent || cannot attack players", "cannot_attack_players"),
    ("cannot recover", "cannot_recover"),
)


def change_rows(table: Table) -> None:
    word, form = table.word, table.form
    for template, name in MARKS:
        word("rule", template, Mark(name))
    table.row("rule", "cannot be blocked by [group:markgroup]", Mark, name="cannot_be_blocked")
    table.row("rule", "cannot be attacked by [group:markgroup]", Mark, name="cannot_be_attacked")
    table.reads("rule", "can be blocked only by [g:markgroup] || cannot be blocked except by [g:markgroup]", only_by)
    table.row("rule", "must block [group:markgroup] if able", Mark, name="must_block")
    form(
        "vp",
        "cannot attack or block || cannot block or attack",
        lambda: (Mark("cannot_attack"), Mark("cannot_block")),
        take_const((Mark("cannot_attack"), Mark("cannot_block"))),
    )


def statement_rows(table: Table) -> None:
    row, form, word, same = table.row, table.form, table.word, table.same
    gain_rows(table)
    change_rows(table)
    shape_rows(table)
    same("statement", "[s:casting]")
    form("statsubj", "[g:allnp]", lambda g: Every(field_group(g)), take_every)
    # as long as
    form(
        "static",
        "[s:statement] as long as [c:conditions] .",
        lambda s, c: Static("", None, (s,), c),
        take_conditional,
    )
    table.reads("static", "[s:statement] , as long as [c:conditions] .", lambda s, c: Static("", None, (s,), c))
    # what something gains "if" something is so, it has as long as it is so; prices and permissions have conditions of
    # their own
    table.reads(
        "static",
        "[s:statement] if [c:conditions] .",
        lambda s, c: Static("", None, (s,), c) if isinstance(s, Affects) else None,
    )
    form(
        "static", "as long as [c:conditions] , [s:statement] .", lambda s, c: Static("", None, (s,), c), lambda v: None
    )
    form("static", "[c:during] , [s:statement] .", lambda s, c: Static("", None, (s,), c), lambda v: None)
    for words, who in (("players", EACH), ("you", YOU), ("@your_opponent", OPPONENT), ("your opponents", OPPONENT)):
        word("statement", f"{words} cannot gain life", Forbid(GainsResource(who, "life")))
        row("statement", f"{words} cannot play [what:castwhat]", ForbidPlay, who=who, kind="cast")
        form(
            "clause",
            f"{words} cannot play [g:castwhat] this turn || {words} cannot play [g:castwhat] @until_end",
            lambda g, who=who: Establish((ForbidPlay(who, "cast", g),), Lasting.TURN),
            take_no_play(who),
        )
        form(
            "statement",
            f"{words} cannot play activate abilities of [g:allnp]",
            lambda g, who=who: ForbidPlay(who, "action", field_group(g)),
            take_no_abilities(who),
        )
    word("statement", "play with the top card of your deck revealed", Permit("top_shown"))
    word("statement", "players play with the top card of their decks revealed", Permit("top_shown", who=EACH))
    word(
        "statement", "@your_opponent plays with the top card of their deck revealed", Permit("top_shown", who=OPPONENT)
    )
    # 302.2d, 1005.3  a hand that is kept revealed
    word("statement", "play with your hand revealed || you play with your hand revealed", Permit("hand_shown"))
    word("statement", "players play with their hands revealed", Permit("hand_shown", who=EACH))
    word("statement", "@your_opponent plays with their hand revealed", Permit("hand_shown", who=OPPONENT))
    word("statement", "you may look at the top card of your deck at any time", Permit("top_seen"))
    form(
        "statement",
        "you may play [g:allnp]",
        lambda g: Permit("cast", g) if may_be_played_from(g) else None,
        lambda v: {"g": v.what} if isinstance(v, Permit) and v.name == "cast" and v.what.zones else None,
    )
    form(
        "clause",
        "you may play [g:allnp] this turn || you may play [g:allnp] @until_end",
        lambda g: Establish((Permit("cast", g),), Lasting.TURN) if may_be_played_from(g) else None,
        lambda v: None,
    )
    form("castwhat", "[g:allnp]", lambda g: g, lambda v: {"g": v} if isinstance(v, Group) else None)
    row("svp", "enters/enter the|your field rested", EntersWith, what=ANYTHING, rested=True)
    for words, one in (("[n:num]", False), ("a|an", True)):
        form(
            "svp",
            f"enters/enter the field with {words} [k:counter] on it|them",
            lambda k, n=ONE_MORE: EntersWith(ANYTHING, False, ((k, n),)),
            take_entering(one, False),
        )
        form(
            "svp",
            f"enters/enter the field with {words} [k:counter] on it [c:each]",
            lambda k, c, n=ONE_MORE: EntersWith(ANYTHING, False, ((k, times(n, c)),)) if not mentions(c, Ref) else None,
            take_entering(one, True),
        )
    # 1022.3  what is added to the card's own is said to be more
    for words, more in (("an additional", ONE_MORE), ("[n:num] additional|more", None)):
        for end in ("", " [c:each]"):
            for start, mine in (("", False), ("under your control ", True)):
                table.reads(
                    "statement",
                    f"[t:statsubj] enters/enter the field {start}with {words} [k:counter] on it|them{end}",
                    lambda t, k, n=more, c=None, mine=mine: with_more(t, k, n, c, mine),
                )
    word(
        "statement",
        "calling a magic stone doesn't cause your jrulers to rest",
        Affects(Every(Group((EITHER_RULER,), ("field",), YOU)), (Mark("calls_without_resting"),)),
    )
    form("static", "treat <self> as [c:stonewords] .", stones, take_stones)
    form("static", "<self> has [c:stonetypes] .", stones, lambda v: None)
    table.series("stonewords", "stoneword", "and", 5)
    table.series("stonetypes", "stonetype", "and", 5)
    for stone in ("light", "fire", "water", "wind", "darkness", "void"):
        change = AddWord(Quality.TYPE, f"{stone}_stone")
        word("stoneword", f"a {stone}stone || {stone}stone || an {stone}stone", change)
        word("stonetype", f"the {stone}stone type || the magic stone type {stone}stone", change)


def with_more(thing: Thing, kind: str, amount: Amount, each: Amount | None, mine: bool) -> object:
    """Theirs who say so, or whose the noun says they are."""
    if each is not None:
        if mentions(each, Ref) or not isinstance(amount, Number):
            return None
        amount = times(amount, each)
    if mine:
        if not isinstance(thing, Every) or thing.group.side != EACH:
            return None
        thing = Every(replace(thing.group, side=YOU))
    return make_about(thing, EntersWith(ANYTHING, False, ((kind, amount),)))


def take_entering(one: bool, each: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case EntersWith(_, False, ((kind, amount),), False):
                counted = None if isinstance(amount, Number | X) else take_times(amount)
                number = amount if counted is None else counted["n"]
                if (counted is not None) != each or (number == ONE_MORE) != one:
                    return None
                return {"k": kind, "n": number, **({} if counted is None else {"c": counted["c"]})}
        return None

    return take


def may_be_played_from(group: Group) -> bool:
    """Cards, and where they lie; abilities are played where they are active (901.3)."""
    return bool(group.zones) and group.zones != ("field",) and not names_abilities(group)


def take_no_abilities(who: Who) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, ForbidPlay) and value.who == who and value.kind == "action":
            return {"g": bare_group(value.what)}
        return None

    return take


def take_no_play(who: Who) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Establish((ForbidPlay(whose, "cast", group),), Lasting.TURN, None) if whose == who:
                return {"g": group}
        return None

    return take


def take_conditional(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Static) and len(value.statements) == 1 and value.condition is not None:
        return {"s": value.statements[0], "c": value.condition}
    return None


def stones(c: tuple[AddWord, ...]) -> object:
    """1414.6: to be treated as a magic stone of a kind is to have that magic stone type."""
    return Static("", None, (Affects(Self(), c),), None, EVERYWHERE)


def take_stones(value: object) -> Mapping[str, object] | None:
    match value:
        case Static(statements=(Affects(Self(), changes),), condition=None) if all(
            isinstance(c, AddWord) and c.quality is Quality.TYPE for c in changes
        ):
            return {"c": changes}
    return None
