"""What players are told to do (look, heal, drive, draw) and what is done with cards (put away, turned down, healed).

What another chapter prints is only read here; what nothing else says is printed in these words.
"""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.games.gateruler.language.statements import ATTACK_DAMAGE, STATS, is_prohibition
from arbiter.games.gateruler.language.whose import owned, plain
from arbiter.script.amounts import Number
from arbiter.script.base import How, Lasting, Position, Stat
from arbiter.script.costs import Cost, MoveTop, TurnDown
from arbiter.script.effects import (
    Cancel,
    Deal,
    DealDivided,
    DealPlayer,
    Draw,
    Establish,
    ForEachPlayer,
    MayPay,
    Mill,
    Modify,
    Move,
    Perform,
    RemoveDamage,
)
from arbiter.script.nouns import EACH, OPPONENT, YOU, ControllerOf, Every, Group
from arbiter.script.patterns import ANYTHING, DealsDamage
from arbiter.script.picking import Choose, Look
from arbiter.script.statements import ChangeDamage, SetStat
from arbiter.text.core.amounts import take_times, times
from arbiter.text.core.choosing import make_choose, make_select
from arbiter.text.core.statements import as_group
from arbiter.text.draft import UNBOUND, InOrder, Quantity, Ref
from arbiter.text.grammar import Table, Take


def instruction_rows(table: Table) -> None:
    player_rows(table)
    lasting_rows(table)
    object_rows(table)


def player_rows(table: Table) -> None:
    row, reads = table.row, table.reads
    reads("sentence", "then [a:sentence]", lambda a: a)
    row("clause", "look at [thing:obj]", Look, slot=UNBOUND)  # 15-5a
    reads("clause", "deal [d:dmg] to each player", lambda d: DealPlayer(d, EACH))
    table.word("clause", "look at your opponent 's hand", Look(UNBOUND, Every(Group((), ("hand",), OPPONENT))))
    reads("clause", "deal damage to [t:obj] equal to [n:amt]", lambda t, n: Deal(n, t))
    reads("clause", "deal damage to [w:dealt] equal to [n:amt]", lambda w, n: DealPlayer(n, w))
    reads("clause", "heal all damage dealt to [t:obj] || heal all damage from [t:obj]", lambda t: RemoveDamage(t))
    table.form(
        "clause",
        "heal [n:whole] life [c:each]",
        lambda n, c: Perform("heal_player", who=YOU, amount=times(n, c)),
        take_healed,
    )
    reads("clause", "drive [n:whole] [c:each]", lambda n, c: Perform("drive", amount=times(n, c)))
    reads("clause", "rearrange all of your units", lambda: Perform("rearrange", who=YOU))
    reads("clause", "rearrange all of your opponent 's units", lambda: Perform("rearrange", who=OPPONENT))
    for place in ("attack", "defense"):
        reads(
            "clause",
            f"move [t:obj] to a|an|your {place} zone || place [t:obj] in your {place} zone",
            lambda t, place=place: Perform("place", t, word=place),
        )
    row(
        "clause",
        "put [thing:cardobj] into your resource zone exhausted",
        Move,
        to="resource",
        how=How.PUT,
        whose=YOU,
        rested=True,
    )
    for words in (
        "shuffle your graveyard into your deck",
        "shuffle all cards in your graveyard into your deck",
        "return all cards in your graveyard to your deck and shuffle it",
        "return all cards in your graveyard to your deck and shuffle your deck",
    ):
        reads("clause", words, shuffled_back)
    reads(
        "clause",
        "each player puts the top [n:cards] of their deck into their graveyard",
        lambda n: ForEachPlayer(EACH, (Mill(YOU, n, "break", How.PUT),)),
    )
    form = table.form
    form(
        "clause",
        "[t:possessor] controller draws [n:cards]",
        lambda t, n: Draw(ControllerOf(t), n),
        lambda v: (
            {"t": v.who.thing, "n": v.amount} if isinstance(v, Draw) and isinstance(v.who, ControllerOf) else None
        ),
    )
    # 14-4b-4  targets are chosen by the controller; what somebody else chooses is chosen while resolving
    reads("clause", "your opponent chooses [q:quantity] of their [g:allnp]", chosen_by_opponent)
    for words in ("into their graveyard", "into its|their owner|owners 's graveyard"):
        reads("clause", f"your opponent puts [q:quantity] of their [g:allnp] {words}", given_up)
    for word in ("event", "ability", "card"):
        reads("clause", f"negate that {word}", lambda: Cancel(Ref("effect")))
    row("costpart", "put the top [count:cards] of your deck into your graveyard", MoveTop, to="break", how=How.PUT)


def take_healed(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Perform) and value.amount is not None:
        if value == Perform("heal_player", who=YOU, amount=value.amount):
            return take_times(value.amount)
    return None


def chosen_by_opponent(q: Quantity, g: Group) -> Choose | None:
    return make_select(q, owned(g, OPPONENT), OPPONENT) if plain(g) else None


def given_up(q: Quantity, g: Group) -> object:
    picked = chosen_by_opponent(q, g)
    return None if picked is None else InOrder((picked, Move(Ref("it", q.high != Number(1)), "break", How.PUT)))


def shuffled_back() -> object:
    return Move(Every(Group((), ("break",), YOU)), "deck", How.PUT, Position.SHUFFLED)


def lasting_rows(table: Table) -> None:
    """How long a text holds, before and behind it."""
    word, reads = table.word, table.reads
    word("lasting", "until the start of your next turn", Lasting.NEXT_TURN_START)
    word("lasting", "until the end of the combat || until the end of combat", Lasting.COMBAT)
    reads("lasting", "this turn", lambda: Lasting.TURN)
    for template in ("[d:lasting] , [s:statement]", "[s:statement] [d:lasting]"):
        reads("sentence", template, lambda d, s: Establish((s,), d) if is_prohibition(s) else None)
    reads("undated", "[s:statement]", lambda s: Establish((s,), Lasting.GAME) if is_prohibition(s) else None)


def object_rows(table: Table) -> None:
    reads, row, form = table.reads, table.row, table.form
    # 3-2f: the owner's zone is meant where no other is said; whose it is, is said here.
    row("clause", "put [thing:cardobj] into your hand", Move, to="hand", how=How.PUT, whose=YOU)
    row("clause", "put [thing:obj] into your graveyard", Move, to="break", how=How.PUT, whose=YOU)
    reads("clause", "put [t:obj] into its|their owner|owners 's hand|hands", lambda t: Move(t, "hand", How.RETURN))
    for preposition in ("underneath", "under"):
        for charge in ("a charge", "charges"):
            reads(
                "clause",
                f"add|put [t:cardobj] {preposition} [o:single] as {charge}",
                lambda t, o: Perform("charge", t, other=o),
            )
    reads(
        "clause",
        "deal [n:num] damage , divided as you choose among [q:quantity] [g:np]",  # 15-10
        lambda n, q, g: InOrder((make_choose(q, g), DealDivided(n, Ref("it", True)))),
    )
    reads(
        "clause",
        "the combat damage becomes [n:num]",  # 13-3a-1
        lambda n: Establish((ChangeDamage(ATTACK_DAMAGE, set_to=n, prevents=True),), Lasting.COMBAT),
    )
    for template in ("[d:lasting] , [s:harmlaw]", "[s:harmlaw] [d:lasting]"):
        reads("sentence", template, lambda d, s: Establish((s,), d))
    form(
        "clause",
        "DR [n:num] : [g:np]",  # 15-30b-2, 15-30c  all of it or nothing
        lambda n, g: (
            MayPay(Cost((TurnDown("damage", n, g.tests),)), slot=UNBOUND, must=True) if plain_tests(g) else None
        ),
        take_reversal,
    )
    reads(
        "clause",
        "put [t:obj] on the bottom of your deck",
        lambda t: Move(t, "deck", How.PUT, Position.BOTTOM),
    )
    table.word(
        "clause",
        "put the top card of your deck into your damage zone",
        Mill(YOU, Number(1), "damage", How.PUT, UNBOUND),
    )
    for stat, noun in STATS:
        for template in (
            f"[t:possessor] {noun} becomes [n:num] [d:lasting]",
            f"[d:lasting] , [t:possessor] {noun} becomes [n:num]",
        ):
            form(
                "clause",
                template,
                lambda d, t, n, stat=stat: Modify(t, (SetStat(stat, n),), d),
                take_set(stat),
            )
        reads(
            "undated",
            f"[t:possessor] {noun} becomes [n:num]",
            lambda t, n, stat=stat: Modify(t, (SetStat(stat, n),), Lasting.GAME),
        )
    reads(
        "clause",
        "[t:subj] ignores/ignore the next damage",  # 15-27c-4
        lambda t: Establish((ChangeDamage(DealsDamage(ANYTHING, as_group(t)), set_to=Number(0)),), Lasting.TURN, 1),
    )
    reads("clause", "heal [n:num] HP", lambda n: RemoveDamage(Ref("it"), n))
    reads("clause", "[t:subj] heals/heal [n:num] HP", lambda t, n: RemoveDamage(t, n))


def take_set(stat: Stat) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Modify(thing, (SetStat(found, amount, False),), lasting, None) if found is stat:
                return {"t": thing, "n": amount, "d": lasting} if lasting is not Lasting.GAME else None
        return None

    return take


def plain_tests(group: Group) -> bool:
    return bool(group.tests) and not group.zones and group.side == EACH


def take_reversal(value: object) -> Mapping[str, object] | None:
    match value:
        case MayPay(Cost((TurnDown("damage", count, tests),)), must=True) if tests:
            return {"n": count, "g": Group(tests, ())}
    return None
