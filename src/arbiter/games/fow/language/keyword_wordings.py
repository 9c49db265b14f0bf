"""Chapter 1100 in everyday words: by which keyword a card was played, which [Barrier], what is so of it in every zone,
and seals that are released for some cards only."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.games.fow.language.conditions import PLAYED_WITH
from arbiter.games.fow.language.gates import crest
from arbiter.games.fow.language.keyword_forms import OF_PLAYERS, YOUR_SEAT
from arbiter.games.fow.language.words import RESONATOR
from arbiter.script.abilities import Keyword, Static
from arbiter.script.amounts import Number
from arbiter.script.base import Change, Condition, How, Lasting, Quality, Thing
from arbiter.script.conditions import All, CameFrom
from arbiter.script.costs import Cost, MoveSome
from arbiter.script.effects import Establish, Modify
from arbiter.script.nouns import EACH, OPPONENT, YOU, Every, Group, Is, Self
from arbiter.script.statements import AddKeyword, Affects, ForbidChoose
from arbiter.text.core.statements import EVERYWHERE
from arbiter.text.grammar import Table, Take
from arbiter.text.nodes import says

# What is said of a card that was played by a keyword ability.
PAST = {"Incarnation": "incarnated", "Raid": "raided", "Mastery": "mastered", "Ambush": "ambushed"}
UNSEALED = (AddKeyword("unsealed"),)


def keyword_wording_rows(table: Table) -> None:
    played_rows(table)
    barrier_rows(table)
    everywhere_rows(table)
    price_rows(table)
    seal_rows(table)


# ---------------------------------------------------------------- 1017.2c  how it was played


def played_rows(table: Table) -> None:
    for name, condition in PLAYED_WITH.items():
        for behind in ("ability", "cost"):
            how = f"with|by|using|for its? [ {name} ] {behind}"
            said = f"you played <self> {how} || <self> was played {how} || you paid its [ {name} ] {behind}"
            table.reads("condition", said, lambda condition=condition: condition)
        if name in PAST:
            table.reads("condition", f"<self> was|is {PAST[name]}", lambda condition=condition: condition)
    # the like of "this card was played from your graveyard"
    table.reads("condition", "you played <self> from your [z:zone]", lambda z: All((CameFrom("cast"), CameFrom(z))))


# ---------------------------------------------------------------- 1120  which [Barrier]


def barrier_rows(table: Table) -> None:
    """1120.3: what it wards off may be an attribute, a ruler, or one of several; 1120.4: players may have it."""
    table.form("barred", "[a:colour]", lambda a: a.value, lambda v: None)
    for word, kind in (("jruler", "jruler"), ("J-ruler", "j_ruler"), ("ruler", "ruler")):
        table.word("barred", word, kind)
    for count in (2, 3):
        items = [f"[w{i}:barred]" for i in range(count)]
        for comma in ("", ", "):
            joint = f"{' , '.join(items[:-1])} {comma}or {items[-1]}"
            table.form("barreds", joint, lambda **w: " or ".join(w.values()), take_barred(count))
    table.form(
        "keyworded",
        "[ Barrier ] < [w:barreds] >",
        lambda w: Keyword("", None, "barrier", word=w),
        lambda v: {"w": v.word} if isinstance(v, Keyword) and v.name == "barrier" and " or " in str(v.word) else None,
    )
    for name in OF_PLAYERS:
        table.reads("clause", f"you gain [ {name} ] [d:lasting]", lambda d, name=name: lasting(name, d))

    # 1120.4  each of them, by what the others control
    shared = (*OF_PLAYERS["Barrier"], ForbidChoose(replace(YOUR_SEAT, side=OPPONENT), YOU))
    table.word("static", "players have|gain [ Barrier ] .", Static("", None, shared))


def take_barred(count: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        words = value.split(" or ") if isinstance(value, str) else []
        return {f"w{i}": word for i, word in enumerate(words)} if len(words) == count else None

    return take


def lasting(name: str, duration: Lasting) -> Establish:
    return Establish(OF_PLAYERS[name], duration)


# ---------------------------------------------------------------- 302.7, 901.3a  in every zone


def everywhere_rows(table: Table) -> None:
    """What this card is or has wherever it lies."""
    own = "<self> [c:vps] in all zones|areas"
    form = table.form
    form("static", f"{own} .", everywhere, lambda v: None)
    form("static", f"{own} as long as|if [k:conditions] .", everywhere, lambda v: None)
    form("static", f"as long as|if [k:conditions] , {own} .", everywhere, lambda v: None)


def everywhere(c: tuple[Change, ...], k: Condition | None = None) -> Static:
    return Static("", None, (Affects(Self(), c),), k, EVERYWHERE)


# ---------------------------------------------------------------- 1111.3, 1131  what pays, whose crest


def price_rows(table: Table) -> None:
    for words in ("[g:np]", "a|an [g:np]", "< [g:np] >", "< a|an [g:np] >"):
        table.reads("keyworded", f"[ Incarnation ] {words}", incarnation)
    table.reads("gate", "[ Crest ] [a:colour]", lambda a: crest(a.value))


def incarnation(g: Group) -> Keyword | None:
    """1111.3: a resonator of which that is so is banished."""
    if g.zones or g.side != EACH:
        return None
    match g.tests:
        case (Is(Quality.KIND, race),):
            return Keyword("", None, "incarnation", None, None, race)
    tests = (RESONATOR, *(test for test in g.tests if test != RESONATOR))
    price = MoveSome(Group(tests, ("field",), YOU), Number(1), "break", How.BANISH)
    return Keyword("", None, "incarnation", None, Cost((price,)))


# ---------------------------------------------------------------- 1128.6  seals that are released


def seal_rows(table: Table) -> None:
    """Of cards that the text names, for as long as it says."""
    said = "release all? the? [ Seal ] abilities of"
    table.reads("statement", f"{said} [g:allnp]", unsealed)
    table.reads("statement", f"{said} all [g:allnp]", unsealed)
    table.reads("clause", f"{said} [t:obj] [d:lasting]", released)


def unsealed(g: Group) -> Affects | None:
    """Of cards and spells at once the row of attributes speaks."""
    if says(g, Is(Quality.TYPE, "spell")):
        return None
    return Affects(Every(replace(g, zones=g.zones or ("field",))), UNSEALED)


def released(t: Thing, d: Lasting) -> Modify:
    return Modify(t, UNSEALED, d)
