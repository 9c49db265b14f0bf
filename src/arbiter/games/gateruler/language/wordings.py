"""Other wordings for what the other chapters say: read as players write them, printed in the others' words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.games.gateruler.language.nouns import charges_of
from arbiter.games.gateruler.language.statements import STATS, WOULD, is_prohibition, take_instead
from arbiter.games.gateruler.language.times import ATTACKED, YOUR_RULER
from arbiter.games.gateruler.language.words import ALLIED, ENEMY, OTHER, RULER
from arbiter.script.abilities import Static, Triggered
from arbiter.script.amounts import Count, Number
from arbiter.script.base import Amount, Condition, How, Lasting, Op, Position, Stat, Statement, Who
from arbiter.script.conditions import Compare, Happened, Holds, IsTurnOf
from arbiter.script.costs import MoveTop
from arbiter.script.effects import (
    Cancel,
    Deal,
    DealPlayer,
    Draw,
    Establish,
    ForEachPlayer,
    Mill,
    Move,
    Perform,
    RemoveDamage,
)
from arbiter.script.nouns import EACH, OPPONENT, YOU, ControllerOf, Every, Group, Placed, Self, StatIs
from arbiter.script.patterns import ANYTHING, AnyPattern, Casts, DealsDamage, Does, Draws, Moves, StepBegins
from arbiter.script.picking import Choose, Look
from arbiter.script.statements import (
    Affects,
    ChangeDamage,
    CostChange,
    EntersWith,
    Forbid,
    ForbidChoose,
    Mark,
    Permit,
    PlayOnlyIf,
    Replace,
    SetStat,
)
from arbiter.text.core.amounts import take_times, times
from arbiter.text.core.choosing import make_choose, make_select
from arbiter.text.core.delays import to_event
from arbiter.text.core.patterns import THIS, fill
from arbiter.text.core.sentences import as_one, effects_of
from arbiter.text.core.statements import as_group, make_about
from arbiter.text.core.things import field_group
from arbiter.text.draft import UNBOUND, InOrder, Quantity, Ref, SaidPlayer, Some
from arbiter.text.grammar import Table, Take

SET = ("set",)
ATTACKS_ONE = "attacks_one"  # 8-4f  the attack as what it is made on
THEIR_RULER = Group((RULER,), ("field",), OPPONENT)
RULERS = Group((RULER,), ())
PLAYERS = (("you", YOU), ("your opponent", OPPONENT), ("players", EACH))
HARM = (("damage", None), ("combat damage", True), ("effect damage", False))


def wording_rows(table: Table) -> None:
    noun_rows(table)
    time_rows(table)
    condition_rows(table)
    action_rows(table)
    lasting_rows(table)
    statement_rows(table)
    damage_rows(table)
    replacement_rows(table)
    timing_rows(table)


# ---------------------------------------------------------------- nouns


def noun_rows(table: Table) -> None:
    reads = table.reads
    for whose, side in (("your", YOU), ("your opponent 's", OPPONENT)):
        reads("someobj", f"[q:quantity] of {whose} [g:allnp]", lambda q, g, side=side: some_of(q, g, side))
        reads(
            "clause",
            f"choose [q:quantity] of {whose} [g:allnp]",
            lambda q, g, side=side: make_choose(q, owned(g, side)) if plain(g) else None,
        )
    reads("someobj", "[q:quantity] of [t:possessor] charges", lambda q, t: Some(q, charges_of(t)))
    reads("definite", "all of [t:possessor] charges", lambda t: Every(charges_of(t)))
    reads("agent", "another [g:np]", lambda g: replace(g, tests=(OTHER, *g.tests)))
    reads("postest", "with level [n:num]", lambda n: StatIs(Stat.LEVEL, Op.EQ, n))
    for place in ("attack", "defense"):
        reads("postest", f"in {place} zones || in your {place} zone|zones", lambda place=place: Placed(place))
    reads("amt", "the number of [g:allnp]", lambda g: Count(field_group(g)) if not g.zones else None)
    table.word("other", "that player", SaidPlayer())  # 4-2b
    # "Allied units gain …" of those that there are now, as "All allied units gain …" says it
    reads("subj", "[g:allnp]", lambda g: Every(field_group(g)) if {ALLIED, ENEMY} & {*g.tests} else None)


def plain(group: Group) -> bool:
    """A noun that says neither whose nor where."""
    return group.side == EACH and not group.zones


def owned(group: Group, side: Who) -> Group:
    return replace(group, side=side)


def some_of(quantity: Quantity, group: Group, side: Who) -> object:
    return Some(quantity, field_group(owned(group, side))) if plain(group) else None


# ---------------------------------------------------------------- events and times


def time_rows(table: Table) -> None:
    reads, form = table.reads, table.form
    for words, step in (("at the end of combat", "combat_end"), ("at the start of combat", "attack")):
        reads("time", words, lambda step=step: StepBegins(step, EACH))
    # 15-3d  from the hand it comes by being played, and without (15-18a-1)
    from_hand = (Moves(ANYTHING, to="field", cause="touchdown"), Moves(ANYTHING, origin="hand", to="field"))
    reads("event", "enters/enter play from your hand", lambda: AnyPattern(from_hand))
    reads("event", "is/are discarded from your hand", lambda: Moves(ANYTHING, origin="hand", how=How.DISCARD))
    reads("pattern", "[w:player] heals/heal", lambda w: Does(w, "heal"))
    reads("pattern", "your ruler is attacked", lambda: Does(EACH, ATTACKED, YOUR_RULER))
    form(
        "pattern",
        "[g:agent] attacks/attack your opponent 's ruler",
        lambda g: Does(EACH, ATTACKS_ONE, g, THEIR_RULER),
        lambda v: attacker(v) if isinstance(v, Does) and v.to == THEIR_RULER else None,
    )
    form(
        "pattern",
        "[g:agent] attacks/attack [h:agent]",
        lambda g, h: Does(EACH, ATTACKS_ONE, g, h),
        lambda v: {**found, "h": v.to} if isinstance(v, Does) and (found := attacker(v)) else None,
    )


def attacker(value: Does) -> Mapping[str, object] | None:
    return {"g": value.what} if value.action == ATTACKS_ONE else None


def timing_rows(table: Table) -> None:
    """14-5: further ways to say when an event can be played from a set zone."""
    reads = table.reads
    for words, who in (("your turn", YOU), ("your opponent 's turn", OPPONENT)):
        reads(
            "paragraph",
            f"Timing : you can play <self> during {words} .",
            lambda who=who: Static("", None, (PlayOnlyIf(IsTurnOf(who)),), None, SET),  # 14-5b
        )
    table.form(
        "paragraph",
        "Timing : you can play <self> [p:time] .",
        lambda p: Triggered("", None, p, None, (), zones=SET, plays=True),  # 14-5a
        lambda v: (
            {"p": v.pattern} if isinstance(v, Triggered) and v.plays and isinstance(v.pattern, StepBegins) else None
        ),
    )


# ---------------------------------------------------------------- conditions


def condition_rows(table: Table) -> None:
    reads = table.reads
    reads(
        "condition",
        "[g:agent] was destroyed this turn || [g:agent] has been destroyed this turn",
        lambda g: Happened(Moves(g, origin="field", how=How.DESTROY)),
    )
    reads("condition", "you played [g:agent] this turn || you have played [g:agent] this turn", played)
    reads("condition", "[t:subj] is/are a|an [a:noms] card/cards", lambda t, a: Holds(t, a) if a else None)
    for words, more, fewer in (
        ("your opponent controls more [g:allnp] than you", OPPONENT, YOU),
        ("you control more [g:allnp] than your opponent", YOU, OPPONENT),
    ):
        reads("condition", words, lambda g, more=more, fewer=fewer: outnumbers(g, more, fewer))


def played(g: Group) -> Condition:
    return Happened(Casts(YOU, g))


def outnumbers(g: Group, more: Who, fewer: Who) -> object:
    if not plain(g):
        return None
    return Compare(Count(field_group(owned(g, more))), Op.GT, Count(field_group(owned(g, fewer))))


# ---------------------------------------------------------------- what is done


def action_rows(table: Table) -> None:
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


# ---------------------------------------------------------------- statements


def statement_rows(table: Table) -> None:
    row, reads, form = table.row, table.reads, table.form
    for words in ("while", "as long as"):
        reads(
            "static",
            f"{words} [c:conditions] , [s:statement] . || [s:statement] {words} [c:conditions] .",
            lambda c, s: Static("", None, (s,), c),
        )
    row("svp", "enters/enter play exhausted", EntersWith, what=ANYTHING, rested=True)
    reads(
        "svp",
        "cannot be chosen by enemy effects || cannot be chosen by enemy events or abilities || "
        "cannot be chosen by your opponent 's cards or abilities || cannot be chosen by your opponent 's effects",
        lambda: ForbidChoose(ANYTHING, OPPONENT),
    )
    reads(
        "statement",
        "your opponent cannot choose [t:statsubj]",
        lambda t: make_about(t, ForbidChoose(ANYTHING, OPPONENT)),
    )
    reads("rule", "cannot attack your opponent 's ruler", lambda: Mark("cannot_attack_these", group=RULERS))
    for words, name in (
        ("can be normal summoned from your graveyard || can be played from your graveyard", "played_from_graveyard"),
        ("can be played from your damage zone", "played_from_damage"),
        ("can be set", "settable"),
    ):
        reads("rule", words, lambda name=name: Mark(name))
    for zone, name in (("graveyard", "played_from_graveyard"), ("damage zone", "played_from_damage")):
        reads(
            "statement",
            f"you may|can play <self> from your {zone}",
            lambda name=name: Affects(Self(), (Mark(name),)),
        )
    for stat, noun in STATS[:3]:
        form(
            "statement",
            f"[t:possessor] {noun} is equal to [n:amt] || [t:possessor] {noun} becomes equal to [n:amt]",
            lambda t, n, stat=stat: Affects(t, (SetStat(stat, n),)),
            take_number(stat),
        )
    for words, who in PLAYERS:
        reads("statement", f"{words} cannot heal", lambda who=who: Permit("no_healing", who=who))
        form(
            "statement",
            f"{words} cannot draw cards",
            lambda who=who: Forbid(Draws(who)),
            take_no_draw(who),
        )
    reads("statement", "each player 's summon cap is increased by [n:num]", each_cap)
    form(
        "statement",
        "if [w:player] would draw a card , [a:clause] instead",
        lambda w, a: Replace(Draws(w), effects_of(a)),
        lambda v: (
            {"w": v.pattern.who, "a": as_one(v.effects)}
            if isinstance(v, Replace) and v == Replace(v.pattern, v.effects) and isinstance(v.pattern, Draws)
            else None
        ),
    )
    own_price_rows(table)


def each_cap(n: Amount) -> Statement:
    return Permit("summon_cap", who=EACH, amount=n)


def take_number(stat: Stat) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Affects(thing, (SetStat(found, amount),)) if found is stat:
                return {"t": thing, "n": amount}
        return None

    return take


def take_no_draw(who: Who) -> Take:
    return lambda v: {} if v == Forbid(Draws(who)) else None


def own_price_rows(table: Table) -> None:
    """14-4b-6: what this card itself costs."""
    for tail, sign in (("less", -1), ("more", 1)):
        for template in (
            f"<self> costs [n:whole] {tail} to play",
            f"you pay [n:whole] {tail} to play <self>",
        ):
            table.form(
                "casting",
                template,
                lambda n, sign=sign: CostChange(THIS, YOU, n, sign),
                take_own_price(sign, False),
            )
            table.form(
                "casting",
                f"{template} [c:each]",
                lambda n, c, sign=sign: CostChange(THIS, YOU, times(n, c), sign),
                take_own_price(sign, True),
            )


def take_own_price(sign: int, each: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, CostChange) or value != CostChange(THIS, YOU, value.add, sign):
            return None
        if each:
            return take_times(value.add)
        return {"n": value.add} if isinstance(value.add, Number) else None

    return take


# ---------------------------------------------------------------- damage that becomes another number


def damage_rows(table: Table) -> None:
    """13-3, 14-14g: said of the damage, or of those to whom it would be dealt."""
    reads = table.reads
    for noun in ("it", "that damage", "this damage", "the damage"):
        for tail in ("", " instead"):
            reads("harmchange", f"reduce {noun} by [n:num]{tail}", reduced)
            reads("harmchange", f"{noun} becomes [n:num]{tail}", becoming)
    for harm, combat in HARM:
        reads(
            "statement",
            f"if|when [g:agent] would be dealt {harm} , [d:harmchange]",
            lambda g, d, combat=combat: replace(d, pattern=DealsDamage(ANYTHING, g, combat=combat)),
        )
        reads(
            "statement",
            f"if|when you would be dealt {harm} , [d:harmchange]",
            lambda d, combat=combat: replace(d, pattern=DealsDamage(ANYTHING, player=YOU, combat=combat)),
        )
        reads(
            "statement",
            f"{harm} dealt to [t:statsubj] is reduced by [n:num]",
            lambda t, n, combat=combat: replace(reduced(n), pattern=DealsDamage(ANYTHING, as_group(t), combat=combat)),
        )
        reads(
            "statement",
            f"{harm} dealt to you is reduced by [n:num]",
            lambda n, combat=combat: replace(reduced(n), pattern=DealsDamage(ANYTHING, player=YOU, combat=combat)),
        )
        reads(
            "statement",
            f"{harm} dealt by [t:statsubj] is increased by [n:num]",
            lambda t, n, combat=combat: ChangeDamage(DealsDamage(as_group(t), combat=combat), n),
        )


def replacement_rows(table: Table) -> None:
    """14-14a: what its player may replace."""
    for words, event in WOULD:
        table.form(
            "statement",
            f"when|if|as [g:agent] would {words} , you may [a:clause] instead",
            lambda g, a, event=event: Replace(fill(event, g), to_event(effects_of(a)), optional=True),
            take_perhaps(event),
        )


def take_perhaps(event: Moves) -> Take:
    inner = take_instead(event)

    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, Replace) or not value.optional or len(value.effects) != 1:
            return None
        return inner(replace(value, optional=False))

    return take


def reduced(n: Amount) -> ChangeDamage:
    return ChangeDamage(DealsDamage(ANYTHING), n, reduce=True)


def becoming(n: Amount) -> ChangeDamage:
    return ChangeDamage(DealsDamage(ANYTHING), set_to=n)
