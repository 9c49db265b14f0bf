"""Still more of what players write: attacks and phases, charges, deeds said of a player, and keywords at more length.

What another chapter prints is only read here; what nothing else says is printed in these words.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from arbiter.games.gateruler.language.felled import asked_of, fallen
from arbiter.games.gateruler.language.frames import SET
from arbiter.games.gateruler.language.happenings import ATTACKS_ONE
from arbiter.games.gateruler.language.instead import HARM
from arbiter.games.gateruler.language.prices import other_than_this
from arbiter.games.gateruler.language.restrictions import RULERS
from arbiter.games.gateruler.language.statements import STATS
from arbiter.games.gateruler.language.words import RULER, UNIT
from arbiter.script.abilities import Triggered
from arbiter.script.amounts import Count, EventAmount, Number
from arbiter.script.base import Amount, Effect, How, Lasting, Op, Position, Quality, Role, Stat, Status, Thing, Who
from arbiter.script.conditions import Compare, Exists, Holds, NotSo
from arbiter.script.costs import Mana, MoveThis, MoveTop, RestSome
from arbiter.script.effects import (
    Cancel,
    Deal,
    DealPlayer,
    DiscardHand,
    Draw,
    Establish,
    ExtraStep,
    Fight,
    ForEachPlayer,
    Modify,
    Move,
    Perform,
    SkipStep,
)
from arbiter.script.nouns import (
    EACH,
    OPPONENT,
    YOU,
    AddedTo,
    EventThing,
    Every,
    Group,
    In,
    Self,
    TopCards,
)
from arbiter.script.patterns import ANYTHING, Casts, DealsDamage, Does
from arbiter.script.picking import Reveal
from arbiter.script.statements import AddWord, Affects, As, ChangeDamage, Mark, PlayOnlyIf, Replace, SetStat
from arbiter.text.core.amounts import make_move_some
from arbiter.text.core.choosing import make_choose
from arbiter.text.core.patterns import THIS
from arbiter.text.core.things import ONE, field_group
from arbiter.text.draft import UNBOUND, InOrder, Quantity, Ref, Where
from arbiter.text.grammar import Make, Table, Take

UNITS = Group((UNIT,), ())
THAT_MUCH = EventAmount()
RULER_RESTS = RestSome(Group((RULER,), ("field",), YOU), Number(1))
ITS_SOURCE = EventThing(Role.OTHER)  # what would have dealt the damage


def synonym_rows(table: Table) -> None:
    cost_rows(table)
    event_rows(table)
    condition_rows(table)
    phase_rows(table)
    action_rows(table)
    charge_rows(table)
    statement_rows(table)
    harm_rows(table)
    redirection_rows(table)


# ---------------------------------------------------------------- costs, events, conditions


def cost_rows(table: Table) -> None:
    """14-3, 15-15a."""
    reads = table.reads
    put, _ = make_move_some("break", How.PUT)
    reads("costpart", "pay [n:<num>]", lambda n: Mana(any=n))
    table.form("costpart", "exhaust your ruler", lambda: RULER_RESTS, lambda v: {} if v == RULER_RESTS else None)
    reads("costpart", "return <self> to your hand", lambda: MoveThis("hand", How.RETURN))
    for away in ("your graveyard", "its owner 's graveyard"):
        reads("costpart", f"put another [g:np] into {away}", lambda g: put(ONE, other_than_this(g)))
    reads(
        "costpart",
        "put the top card of your deck into your graveyard",
        lambda: MoveTop(Number(1), "break", How.PUT),
    )


def event_rows(table: Table) -> None:
    reads = table.reads
    reads("pattern", "[g:agent] is/are played", lambda g: Casts(EACH, g))
    reads(
        "pattern",
        "[g:agent] attacks/attack your ruler",  # 8-4f
        lambda g: Does(EACH, ATTACKS_ONE, g, Group((RULER,), ("field",), YOU)),
    )


def condition_rows(table: Table) -> None:
    reads = table.reads
    table.word("condition", "<self> is being attacked", Holds(Self(), (In(Status.ATTACKED),)))  # 8-4e-1
    table.word("condition", "you are being attacked", Holds(ruler_of(YOU), (In(Status.ATTACKED),)))
    reads("condition", "your ruler is being attacked", lambda: Holds(ruler_of(YOU), (In(Status.ATTACKED),)))
    for words, status in (("attacking", Status.ATTACKING), ("being attacked", Status.ATTACKED)):
        reads("condition", f"[g:agent] is/are {words}", lambda g, status=status: one_is(g, status))
    for words, more, fewer in (
        ("your opponent has more cards in their? hand than you", OPPONENT, YOU),
        ("you have more cards in your? hand than your opponent", YOU, OPPONENT),
    ):
        reads("condition", words, lambda more=more, fewer=fewer: Compare(held(more), Op.GT, held(fewer)))
    reads("casting", "you cannot play <self> if [c:conditions]", lambda c: PlayOnlyIf(NotSo(c)))  # 15-37a
    table.form(  # 14-16e  what the text has destroyed, or has dealt the damage of which it is destroyed (`felled`)
        "condition",
        "[t:single] is destroyed || [t:single] was destroyed || [t:single] is destroyed by this damage",
        lambda t: None if t == Self() else fallen(t),
        lambda v: None if (thing := asked_of(v)) is None else {"t": thing},
    )


def ruler_of(who: Who) -> Thing:
    return Every(Group((RULER,), ("field",), who))


def one_is(group: Group, status: Status) -> object:
    """Is there one of these that attacks, or is attacked? Of this card itself a row of its own says it."""
    if not group.tests or group == THIS:
        return None
    return Exists(field_group(replace(group, tests=(*group.tests, In(status)))), Number(1))


def held(who: Who) -> Amount:
    return Count(Group((), ("hand",), who))


# ---------------------------------------------------------------- phases


def phase_rows(table: Table) -> None:
    """8-1: attack phases that are skipped, and those that a turn has more of."""
    reads, form = table.reads, table.form
    reads("clause", "your opponent skips their next [s:step]", lambda s: SkipStep(OPPONENT, s))
    reads("clause", "you skip your next [s:step]", lambda s: SkipStep(YOU, s))
    form(
        "clause",
        "skip your [s:step] this turn || you skip your [s:step] this turn",
        lambda s: SkipStep(YOU, s, Lasting.TURN),
        lambda v: {"s": v.step} if v == SkipStep(YOU, getattr(v, "step", ""), Lasting.TURN) else None,
    )
    reads(
        "clause",
        "there is an additional [s:step] after this one || after this phase , there is an additional [s:step] || "
        "after this [s:step] , there is an additional [s:step]",
        lambda s: ExtraStep(s),
    )


# ---------------------------------------------------------------- what is done


def action_rows(table: Table) -> None:
    reads = table.reads
    reads("clause", "you [a:clause]", said_of_you)
    reads("clause", "each player heals [n:num] life", lambda n: each_does(Perform("heal_player", who=YOU, amount=n)))
    reads(
        "clause",
        "each player discards their hand and draws [n:cards]",
        lambda n: ForEachPlayer(EACH, (DiscardHand(YOU), Draw(YOU, n))),
    )
    reads("clause", "each player discards their hand", lambda: each_does(DiscardHand(YOU)))
    reads("clause", "reveal your opponent 's hand", lambda: Reveal(UNBOUND, Every(Group((), ("hand",), OPPONENT))))
    reads(
        "clause",
        "shuffle your hand into your deck",
        lambda: Move(Every(Group((), ("hand",), YOU)), "deck", How.PUT, Position.SHUFFLED),
    )
    reads("clause", "they deal damage equal to their ATK to each other", lambda: Fight(Ref("former"), Ref("latter")))
    reads("clause", "swap [q:quantity] [g:np]", swapped)  # 15-11
    reads("clause", "negate [q:quantity] [g:np]", negated)  # 15-25
    reads("where", "in all graveyards", lambda: Where(("break",), EACH))
    reads("gain", "that attribute", lambda: AddWord(Quality.KIND, "", UNBOUND))
    for stat, noun in STATS:
        # 14-12a-2a  without an end it lasts for the rest of the game
        table.form(
            "clause",
            f"[t:possessor] {noun} becomes [n:num]",
            lambda t, n, stat=stat: None if t == Self() else Modify(t, (SetStat(stat, n),), Lasting.GAME),
            take_for_good(stat),
        )


def said_of_you(a: Effect) -> object:
    """What a player is told to do may be said with or without "you"; who draws is said by the row of its own."""
    return None if isinstance(a, Draw | DealPlayer | SkipStep | Modify) else a


def each_does(effect: Effect) -> Effect:
    return ForEachPlayer(EACH, (effect,))


def swapped(q: Quantity, g: Group) -> object:
    """Two that are targets (14-4b-4)."""
    if q != Quantity(Number(2), Number(2)):
        return None
    return InOrder((make_choose(q, g), Perform("swap", Ref("it", True))))


def negated(q: Quantity, g: Group) -> object:
    return InOrder((make_choose(q, g), Cancel(Ref("it")))) if g.zones else None


def take_for_good(stat: Stat) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Modify(thing, (SetStat(found, amount),), Lasting.GAME, None) if found is stat:
                return {"t": thing, "n": amount}
        return None

    return take


def charge_rows(table: Table) -> None:
    """15-14: beneath and on top of a card that is chosen by the way; 3-14b: as it enters play."""
    reads = table.reads
    for charge in ("a charge", "charges"):
        reads(
            "clause",
            f"add|put [t:cardobj] underneath|under [q:quantity] [g:np] as {charge}",
            lambda t, q, g: with_target(q, g, Perform("charge", t, other=Ref("it"))),
        )
    reads(
        "clause",
        "put [t:cardobj] on top of [q:quantity] [g:np]",
        lambda t, q, g: with_target(q, g, Perform("put_on_top", t, other=Ref("it"))),
    )
    reads("clause", "move [t:obj] underneath|under|to [o:single]", moved_beneath)
    reads(
        "statement",
        "<self> enters play with [n:num] charge|charges || "
        "<self> enters play with the top [n:cards] of your deck as a|its? charge|charges",
        lambda n: As("enters", (Perform("charge", TopCards(YOU, n), other=Self()),), THIS),
    )
    reads(
        "statement",
        "<self> enters play with the top card of your deck as a charge || "
        "<self> enters play with the top card of your deck underneath|under it as a charge",
        lambda: As("enters", (Perform("charge", TopCards(YOU, Number(1)), other=Self()),), THIS),
    )


def with_target(q: Quantity, g: Group, act: Perform) -> object:
    return InOrder((make_choose(q, g), act)) if q == ONE else None


def moved_beneath(t: Thing, o: Thing) -> object:
    """Charges that are moved from one card to another."""
    match t:
        case Every(Group((_, AddedTo(_)))):
            return Perform("charge", t, other=o)
    return None


# ---------------------------------------------------------------- statements


def statement_rows(table: Table) -> None:
    reads, word = table.reads, table.word
    reads("rule", "can only attack rulers", lambda: Mark("cannot_attack_these", group=UNITS))  # 8-4c
    reads("rule", "can only attack units", lambda: Mark("cannot_attack_these", group=RULERS))
    word(
        "rule",
        "cannot be destroyed in combat || cannot be destroyed by combat damage || cannot be destroyed by|in battle",
        Mark("not_destroyed_in_combat"),
    )
    word("rule", "ignores/ignore [ CNT ] for the combat damage it|they deals/deal", Mark("no_counters_in_combat"))
    word("rule", "ignores/ignore [ CNT ] for the damage it|they deals/deal", Mark("ignores_counters"))
    for harm, name in (("combat damage", "no_counters_in_combat"), ("damage", "ignores_counters")):
        for some in ("", "any ", "all "):
            reads(
                "statement",
                f"ignore [ CNT ] for {some}{harm} dealt by [t:statsubj]",  # 13-6c-1
                lambda t, name=name: Affects(t, (Mark(name),)),
            )
    reads(
        "clause",
        "ignore [ CNT ] for the combat? damage of|from this attack",
        lambda: Modify(
            Every(Group((In(Status.ATTACKING),), ("field",), EACH)), (Mark("no_counters_in_combat"),), Lasting.COMBAT
        ),
    )
    reads(
        "paragraph",
        "when [p:patterns] , you can|may normal summon <self> from your set zone .",  # 16-18d
        lambda p: Triggered("", None, p, None, (), zones=SET, plays=True),
    )


# ---------------------------------------------------------------- damage


def harm_rows(table: Table) -> None:
    """13-3, 14-14g: by whom and to whom the damage is dealt that becomes another number."""
    reads = table.reads
    for harm, combat in HARM:
        for by in ("by", "from"):
            reads(
                "statement",
                f"when|if [g:agent] would be dealt {harm} {by} [s:agent] , [d:harmchange]",
                lambda g, s, d, combat=combat: replace(d, pattern=DealsDamage(s, g, combat=combat)),
            )
            reads(
                "statement",
                f"when|if you would be dealt {harm} {by} [s:agent] , [d:harmchange]",
                lambda s, d, combat=combat: replace(d, pattern=DealsDamage(s, player=YOU, combat=combat)),
            )
        reads(
            "statement",
            f"when|if [s:agent] would deal {harm} to [g:agent] , [d:harmchange]",
            lambda s, g, d, combat=combat: replace(d, pattern=harm_to(s, g, combat)),
        )
        reads(
            "statement",
            f"when|if [s:agent] would deal {harm} to your opponent , [d:harmchange]",
            lambda s, d, combat=combat: replace(d, pattern=DealsDamage(s, player=OPPONENT, combat=combat)),
        )
    for stat in ("you", "your opponent"):
        who = YOU if stat == "you" else OPPONENT
        reads(
            "clause",
            f"reduce the next damage dealt to {stat} by [n:num]",  # 14-14e-1  the next of this turn
            lambda n, who=who: lessened_next(n, DealsDamage(ANYTHING, player=who)),
        )


def harm_to(source: Group, to: Group, combat: bool | None) -> DealsDamage:
    """4-2c: what a ruler is dealt its player is dealt."""
    if RULER in to.tests:
        return DealsDamage(source, player=EACH, combat=combat)
    return DealsDamage(source, to, combat=combat)


def lessened_next(n: Amount, harm: DealsDamage) -> Effect:
    return Establish((ChangeDamage(harm, n, reduce=True, prevents=True),), Lasting.TURN, 1)


# Who is dealt it instead: the words around a card or ruler, and around a player.
INSTEAD = (
    "that damage is dealt to [b:{}] instead",
    "deal that damage to [b:{}] instead",
    "[b:{}] is/are dealt that damage instead",
    "[b:{}] takes/take that damage instead",
)
PERHAPS = ("you may have [b:{}] take that damage instead", "you may have that damage dealt to [b:{}] instead")


def redirection_rows(table: Table) -> None:
    """14-14a: damage that is dealt to another instead, by the same source."""
    for harm, combat in HARM:
        for hurt, to_whom in ((f"you would be dealt {harm}", YOU), (f"[g:agent] would be dealt {harm}", None)):
            for kind, make in (("single", to_thing), ("dealt", to_player)):
                for optional, templates in ((False, INSTEAD), (True, PERHAPS)):
                    for i, template in enumerate(templates):
                        words = f"when|if {hurt} , {template.format(kind)}"
                        made = redirecting(combat, to_whom, make, optional)
                        if i:
                            table.reads("statement", words, made)
                        else:
                            table.form("statement", words, made, take_redirected(combat, to_whom, make, optional))


def to_thing(thing: object) -> Effect:
    return Deal(THAT_MUCH, thing, ITS_SOURCE)  # type: ignore[arg-type]


def to_player(who: object) -> Effect:
    return DealPlayer(THAT_MUCH, who, ITS_SOURCE)  # type: ignore[arg-type]


def redirecting(combat: bool | None, whom: Who | None, make: Callable[[object], Effect], optional: bool) -> Make:
    def made(b: object, g: Group | None = None) -> Replace:
        return Replace(DealsDamage(ANYTHING, g, whom, combat), (make(b),), optional)

    return made


def take_redirected(combat: bool | None, whom: Who | None, make: object, optional: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Replace(DealsDamage() as harm, (Deal(amount, to, source),), chosen) if make is to_thing:
                found: object = to
            case Replace(DealsDamage() as harm, (DealPlayer(amount, to, source),), chosen) if make is to_player:
                found = to
            case _:
                return None
        if (amount, source, chosen) != (THAT_MUCH, ITS_SOURCE, optional):
            return None
        if harm != DealsDamage(ANYTHING, harm.to, whom, combat) or (harm.to is None) != (whom is not None):
            return None
        return {"b": found} if whom is not None else {"b": found, "g": harm.to}

    return take
