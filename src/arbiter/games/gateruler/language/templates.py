"""Places and what is done there: zones named side by side, where a unit stands, what stays undone unless somebody pays.

What another chapter prints is only read here; what nothing else says is printed in these words.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.games.gateruler.language.instead import HARM
from arbiter.games.gateruler.language.nouns import CHARGE
from arbiter.games.gateruler.language.prices import other_than_this
from arbiter.games.gateruler.language.statements import STATS
from arbiter.games.gateruler.language.words import UNIT
from arbiter.script.amounts import Count, ExtremeStat, Number, Occurred
from arbiter.script.base import Effect, How, Lasting, Op, Position, Stat, Statement, Test, Thing, Who
from arbiter.script.conditions import Happened, NotSo
from arbiter.script.costs import Cost, Mana, MoveSome, MoveThis, TakeDamage
from arbiter.script.effects import (
    Deal,
    DealDivided,
    DealPlayer,
    Discard,
    Draw,
    Establish,
    ForEachPlayer,
    MayPay,
    Modify,
    Move,
    Perform,
)
from arbiter.script.nouns import (
    EACH,
    OPPONENT,
    YOU,
    AddedTo,
    ControllerOf,
    Every,
    Group,
    Is,
    Placed,
    Self,
    StatIs,
)
from arbiter.script.patterns import ANYTHING, Attacks, DealsDamage, Moves, ReceivesDamage
from arbiter.script.statements import Affects, ChangeDamage, Forbid, Mark, SetStat
from arbiter.text.core.amounts import make_move_some
from arbiter.text.core.patterns import THIS
from arbiter.text.core.statements import as_group
from arbiter.text.core.things import ONE, field_group
from arbiter.text.draft import UNBOUND, MoveThisFrom, Quantity, Ref, Together, Unless, Where
from arbiter.text.grammar import Table, Take

WHOSE = (("your", YOU), ("your opponent 's", OPPONENT))
# 3-21  zones out of which one card may come, in the order in which they are printed
ZONES = (
    ("hand", "hand"),
    ("deck", "deck"),
    ("break", "graveyard"),
    ("damage", "damage zone"),
    ("drive", "drive zone"),
    ("resource", "resource zone"),
)
ORDER = tuple(zone for zone, _ in ZONES)
ATTACKED = Happened(Attacks(Group((), (), YOU)))  # with whatever it was
AWAY = (("drive", "drive zone"), ("damage", "damage zone"), ("resource", "resource zone"), ("set", "set zone"))


def template_rows(table: Table) -> None:
    zone_rows(table)
    standing_rows(table)
    doing_rows(table)
    unless_rows(table)
    law_rows(table)


def zone_rows(table: Table) -> None:
    """3-21: several zones of one player; 3-12, 3-13: out of which zone a card is put away."""
    for zone, words in ZONES:
        table.word("zoneword", words, zone)
    for whose, side in WHOSE:
        table.form(
            "where",
            f"in|from {whose} [a:zoneword] or [b:zoneword]",
            lambda a, b, side=side: side_by_side((a, b), side),
            take_zones(side, 2),
        )
        table.form(
            "where",
            f"in|from {whose} [a:zoneword] , [b:zoneword] or [c:zoneword]",
            lambda a, b, c, side=side: side_by_side((a, b, c), side),
            take_zones(side, 3),
        )
    table.row("event", "is/are put into a damage zone", Moves, what=ANYTHING, to="damage")
    for zone, words in AWAY:
        yours = Group((), (), YOU)
        template = f"is/are put into your graveyard from your {words}"
        table.row("intoyours", template, Moves, what=yours, origin=zone, to="break")
        template = f"is/are put into a graveyard from a {words}"
        table.row("event", template, Moves, what=ANYTHING, origin=zone, to="break")


def side_by_side(zones: tuple[str, ...], side: Who) -> Where | None:
    found = tuple(zone for zone in ORDER if zone in zones)
    return Where(found, side) if len(found) == len(zones) else None


def take_zones(side: Who, count: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, Where) and value == side_by_side(value.zones, side) and len(value.zones) == count:
            return dict(zip("abc", value.zones, strict=False))
        return None

    return take


def standing_rows(table: Table) -> None:
    """3-6e, 3-8, 3-9: whose zone it is in which a unit stands."""
    for whose, side in WHOSE:
        for place in ("attack", "defense"):
            table.reads(
                "posts",
                f"in {whose} {place} zone|zones || in one of {whose} {place} zones",
                lambda place=place, side=side: (Placed(place), Where((), side)),
            )
        # 3-6e-3a  the defense zone is in front of the ruler zone
        before = Every(Group((UNIT, Placed("defense")), ("field",), side))
        table.reads("definite", f"the unit in front of {whose} ruler", lambda before=before: before)
        table.reads("posts", f"in front of {whose} ruler", lambda side=side: (Placed("defense"), Where((), side)))
    table.reads("postest", "of a|an [g:np]", charge_of)
    for stat, noun in STATS:
        for word, highest in (("highest", True), ("lowest", False)):
            for np in ("np", "allnp"):
                table.reads(
                    np,
                    f"[a:inner] with the {word} {noun}",
                    lambda a, stat=stat, highest=highest: outermost(a, stat, highest),
                )


def outermost(tests: tuple[Test, ...], stat: Stat, highest: bool) -> Group:
    """Of those in play of which no other has more, or less."""
    among = ExtremeStat(field_group(Group(tests, (), EACH)), stat, highest)
    return Group((*tests, StatIs(stat, Op.EQ, among)), (), EACH)


def charge_of(g: Group) -> AddedTo | None:
    """ "1 charge of an enemy unit": of any of them. Behind a bare type ("of a unit") it is their abilities."""
    if g.zones or CHARGE in g.tests or all(isinstance(test, Is) for test in g.tests):
        return None
    return AddedTo(Every(field_group(g)))


def doing_rows(table: Table) -> None:
    reads = table.reads
    reads("dealt", "[t:possessor] controller", lambda t: ControllerOf(t))  # 4-2c
    for first, second, make in (
        ("[t:obj]", "[w:dealt]", lambda n, t, m, w: Together((Deal(n, t), DealPlayer(m, w)))),
        ("[w:dealt]", "[t:obj]", lambda n, t, m, w: Together((DealPlayer(n, w), Deal(m, t)))),
    ):
        reads("clause", f"deal [n:num] damage to {first} and [m:num] damage to {second}", make)
    reads(
        "clause",
        "deal [n:num] damage to [t:obj] and [w:dealt]",
        lambda n, t, w: Together((Deal(n, t), DealPlayer(n, w))),
    )
    reads("amt", "the number of your charges", lambda: Count(Group((CHARGE,), ("field",), YOU)))  # 3-14d-4
    for stat, noun in STATS:
        reads(
            "clause",
            f"[t:possessor] {noun} becomes equal to [n:amt] [d:lasting]",
            lambda t, n, d, stat=stat: Modify(t, (SetStat(stat, n),), d),
        )
    table.row(
        "clause",
        "put [thing:obj] on top of your deck in any order",
        Move,
        to="deck",
        how=How.PUT,
        position=Position.TOP,
        ordered=True,
    )
    reads(
        "clause",
        "each player discards [n:cards] , then draws [m:cards]",
        lambda n, m: ForEachPlayer(EACH, (Discard(YOU, n), Draw(YOU, m))),
    )
    # 15-18c  a unit that is put into play is special summoned; a field goes to the field zone
    table.row("clause", "put [thing:cardobj] into play", Perform, name="special_summon", word="play")
    for words in ("deal [n:num] damage , divided as you choose among them", "divide [n:num] damage among them"):
        reads("clause", words, lambda n: DealDivided(n, Ref("it", True)))  # 15-10a-1
    for words in ("that was|were destroyed this turn", "destroyed this turn"):
        reads(
            "each",
            f"for each [g:np] {words}",
            lambda g: None if g.zones else Occurred(Moves(g, origin="field", how=How.DESTROY)),
        )
    table.row("costpart", "take [count:num] damage", TakeDamage)
    table.reads("costpart", "deal [n:num] damage to yourself", lambda n: TakeDamage(n))
    reads(
        "costpart",
        "remove <self> in|from your graveyard from the game",
        lambda: MoveThisFrom(MoveThis("removed", How.REMOVE), "break"),
    )
    reads("condition", "you have been dealt damage this turn", lambda: Happened(ReceivesDamage(YOU)))
    reads("condition", "you have attacked this turn", lambda: ATTACKED)
    reads("condition", "you have not attacked this turn", lambda: NotSo(ATTACKED))
    put, _ = make_move_some("hand", How.RETURN)
    for home in ("its owner 's hand", "your hand"):
        reads("costpart", f"return another [g:np] to {home}", lambda g: put(ONE, other_than_this(g)))
    for harm, combat in HARM:
        for change in ("harmchange", "harminstead"):
            reads(
                "clause",
                f"the next time [t:subj] would be dealt {harm} this turn , [d:{change}]",  # 14-14e-1
                lambda t, d, combat=combat: next_time(t, d, combat),
            )
    reads("harmchange", "add + [n:num] to the base damage", lambda n: ChangeDamage(DealsDamage(ANYTHING), n))  # 15-2b


def next_time(t: Thing, change: ChangeDamage, combat: bool | None) -> Effect:
    return Establish((replace(change, pattern=DealsDamage(ANYTHING, as_group(t), combat=combat)),), Lasting.TURN, 1)


def unless_rows(table: Table) -> None:
    """What is not done if somebody pays for it."""
    for words, who in (("you", YOU), ("your opponent", OPPONENT)):
        table.reads(
            "sentence",
            f"[a:clause] unless {words} discards/discard [q:quantity] [g:np]",
            lambda a, q, g, who=who: spared(a, who, thrown_away(q, g)),
        )
        table.reads(
            "sentence",
            f"[a:clause] unless {words} pays/pay [n:<num>] resource/resources",
            lambda a, n, who=who: Unless(a, who, Cost((Mana(any=n),))),
        )

    table.reads(
        "sentence",
        "your opponent may discard [q:quantity] [g:np]",
        lambda q, g: None if (part := thrown_away(q, g)) is None else MayPay(Cost((part,)), OPPONENT, UNBOUND),
    )


def thrown_away(q: Quantity, g: Group) -> MoveSome | None:
    if q.low != q.high or g.side != EACH or g.zones not in ((), ("hand",)):
        return None
    return MoveSome(Group(g.tests, ("hand",), YOU), q.high, "break", How.DISCARD)


def spared(effect: Effect, who: Who, part: MoveSome | None) -> Unless | None:
    return None if part is None else Unless(effect, who, Cost((part,)))


def law_rows(table: Table) -> None:
    """15-27c: damage that is ignored by where it comes from; 15-38: how a card cannot come into play."""
    for harm, combat in HARM:
        table.reads(
            "statement",
            f"[t:statsubj] ignores/ignore {harm} from|by [s:allnp] || "
            f"[t:statsubj] ignores/ignore {harm} dealt by [s:allnp]",
            lambda t, s, combat=combat: ignored(t, s, combat),
        )
    table.form(
        "statement",
        "[t:statsubj] cannot be special summoned",
        lambda t: None if t == Self() else Forbid(specially(as_group(t))),
        take_never_special,
    )
    itself = Affects(Self(), (Mark("not_special_summoned"),))  # 14-2b  it says so wherever it is
    table.word("statement", "<self> cannot be special summoned", itself)
    table.word("rule", "doesn't/don't ready during its/their controller 's next start phase", Mark("no_ready_next"))
    table.reads("rule", "doesn't/don't ready during your opponent 's next start phase", lambda: Mark("no_ready_next"))


def ignored(t: Thing, source: Group, combat: bool | None) -> Statement:
    return ChangeDamage(DealsDamage(source, as_group(t), combat=combat), set_to=Number(0))


def specially(what: Group) -> Moves:
    """15-18c."""
    return Moves(replace(what, zones=()), to="field", not_origin="gate")


def take_never_special(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Forbid) and isinstance(value.pattern, Moves) and value.pattern.what != THIS:
        what = value.pattern.what
        return {"t": Every(replace(what, zones=("field",)))} if value.pattern == specially(what) else None
    return None
