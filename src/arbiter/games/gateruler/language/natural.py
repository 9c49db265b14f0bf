"""More of what players write: the rules' own turns of phrase, and how one says them without having read the rules.

What has a printed form elsewhere is only read here; what nothing else says is printed in these words.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.games.gateruler.language.actions import make_bottom
from arbiter.games.gateruler.language.nouns import charges_of
from arbiter.games.gateruler.language.statements import ATTACK_DAMAGE, STATS, WOULD
from arbiter.games.gateruler.language.wordings import HARM, PLAYERS
from arbiter.games.gateruler.language.words import UNIT
from arbiter.script.abilities import Static, Triggered
from arbiter.script.amounts import Count, Number
from arbiter.script.base import Amount, Effect, How, Lasting, Op, Pattern, Position, Quality, Stat, Status, Who
from arbiter.script.conditions import Compare, Exists, Holds, NotSo
from arbiter.script.costs import Cost, MoveThis, TurnDown
from arbiter.script.effects import DealDivided, Establish, MayPay, Mill, Modify, Move, Perform, RemoveDamage
from arbiter.script.nouns import EACH, OPPONENT, YOU, AddedTo, Every, Group, In, Self, StatIs
from arbiter.script.patterns import ANYTHING, Breaks, Casts, DealsDamage, Moves, StepBegins
from arbiter.script.statements import (
    AddKeyword,
    AddWord,
    Affects,
    AlternativeCost,
    ChangeDamage,
    CostChange,
    Forbid,
    ForbidChoose,
    Mark,
    Permit,
    Replace,
    SetStat,
)
from arbiter.text.core.amounts import make_move_some
from arbiter.text.core.choosing import make_choose
from arbiter.text.core.delays import from_event, to_event
from arbiter.text.core.patterns import THIS, fill, hollow
from arbiter.text.core.sentences import as_one, effects_of
from arbiter.text.core.statements import as_group, as_thing
from arbiter.text.draft import UNBOUND, InOrder, Ref
from arbiter.text.grammar import Table, Take

ATTACKER = Every(Group((UNIT, In(Status.ATTACKING)), ("field",), EACH))
ATTACKING = Holds(Self(), (In(Status.ATTACKING),))
BY_AN_EFFECT = Moves(ANYTHING, origin="field", how=How.DESTROY)
# What a player may not do at all: the words, and what the chapters on playing, setting and summoning look for.
NEVER = (
    ("set cards", "no_setting"),
    ("normal summon units", "no_normal_summon"),
    ("special summon units", "no_special_summon"),
)


def natural_rows(table: Table) -> None:
    noun_rows(table)
    event_rows(table)
    condition_rows(table)
    action_rows(table)
    cost_rows(table)
    cap_rows(table)
    statement_rows(table)
    protection_rows(table)
    price_rows(table)
    damage_rows(table)
    replacement_rows(table)


# ---------------------------------------------------------------- nouns, events, conditions


def noun_rows(table: Table) -> None:
    reads = table.reads
    for tail, op in (("less", Op.LE), ("more", Op.GE)):
        reads("pre", f"level [n:num] or {tail}", lambda n, op=op: StatIs(Stat.LEVEL, op, n))
    reads("definite", "the attacking unit|card", lambda: ATTACKER)  # 15-26a
    reads("each", "for each of [t:possessor] charges", lambda t: Count(charges_of(t)))
    reads("each", "for each charge it has || for each charge <self> has", lambda: Count(charges_of(Self())))
    reads("each", "for each charge underneath|under [t:single]", lambda t: Count(charges_of(t)))


def event_rows(table: Table) -> None:
    form, reads = table.form, table.reads
    # 15-12c: an effect destroys by instructing it; damage makes the rules do it, whatever has dealt it.
    for words, who in (("an effect", EACH), ("an enemy effect", OPPONENT), ("your effect", YOU)):
        made = replace(BY_AN_EFFECT, by=who)
        table.word("event", f"is/are destroyed by {words}", made)
    reads("event", "is/are destroyed by your opponent 's effect|effects", lambda: replace(BY_AN_EFFECT, by=OPPONENT))
    for zone, name in (("hand", "hand"), ("deck", "deck")):
        table.word(
            "event", f"is/are put into your graveyard from your {zone}", Moves(ANYTHING, origin=name, to="break")
        )
    form(
        "pattern",
        "[t:single] gains/gain a charge || a charge is added underneath|under|to [t:single]",  # 15-14a
        lambda t: Moves(Group((AddedTo(t),), ()), to="charge"),
        take_charged,
    )
    form(
        "triggered",
        "at the end of a|the combat in which <self> attacked , [b:body]",  # 16-9a-1
        lambda b: Triggered("", None, StepBegins("combat_end", EACH), ATTACKING, b),
        lambda v: (
            {"b": v.effects}
            if isinstance(v, Triggered)
            and v == Triggered(v.text, None, StepBegins("combat_end", EACH), ATTACKING, v.effects)
            else None
        ),
    )
    reads("pattern", "[w:player] normal summons/summon [g:agent]", lambda w, g: summoned(w, g))
    for words, step in (
        ("at the start of the attack phase", "attack_phase"),
        ("at the end of the attack phase", "attack_end"),
        ("at the start of the main phase", "main"),
    ):
        table.word("time", words, StepBegins(step, EACH))

    form(
        "triggered",
        "when <self> destroys [g:agent] with an attack , [b:body]",  # 16-30b
        lambda g, b: Triggered("", None, Breaks(THIS, g), ATTACKING, b),
        lambda v: (
            {"g": v.pattern.what, "b": v.effects}
            if isinstance(v, Triggered)
            and isinstance(v.pattern, Breaks)
            and v == Triggered(v.text, None, Breaks(THIS, v.pattern.what), ATTACKING, v.effects)
            else None
        ),
    )


def summoned(who: Who, group: Group) -> object:
    """15-17a: to normal summon a unit is to play it."""
    return Casts(who, group) if UNIT in group.tests else None


def take_charged(value: object) -> Mapping[str, object] | None:
    match value:
        case Moves(Group((AddedTo(thing),), ()), to="charge") if value == Moves(value.what, to="charge"):
            return {"t": thing}
    return None


def condition_rows(table: Table) -> None:
    reads = table.reads
    reads("condition", "<self> attacked", lambda: ATTACKING)
    reads("condition", "[t:subj] has a charge", lambda t: Compare(Count(charges_of(t)), Op.GE, Number(1)))
    reads("condition", "[t:subj] has no charges", lambda t: NotSo(Exists(charges_of(t), Number(1))))


# ---------------------------------------------------------------- what is done


def action_rows(table: Table) -> None:
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
        reads(
            "clause",
            f"[d:lasting] , [t:possessor] {noun} becomes [n:num] || [t:possessor] {noun} becomes [n:num] [d:lasting]",
            lambda d, t, n, stat=stat: Modify(t, (SetStat(stat, n),), d),
        )
    reads(
        "clause",
        "[t:subj] ignores/ignore the next damage",  # 15-27c-4
        lambda t: Establish((ChangeDamage(DealsDamage(ANYTHING, as_group(t)), set_to=Number(0)),), Lasting.TURN, 1),
    )
    reads("clause", "heal [n:num] HP", lambda n: RemoveDamage(Ref("it"), n))
    reads("clause", "[t:subj] heals/heal [n:num] HP", lambda t, n: RemoveDamage(t, n))


def plain_tests(group: Group) -> bool:
    return bool(group.tests) and not group.zones and group.side == EACH


def take_reversal(value: object) -> Mapping[str, object] | None:
    match value:
        case MayPay(Cost((TurnDown("damage", count, tests),)), must=True) if tests:
            return {"n": count, "g": Group(tests, ())}
    return None


def cost_rows(table: Table) -> None:
    """14-3: the rules' own example of a cost (3-2j), and what else is put away as one."""
    reads = table.reads
    for away in ("into your graveyard", "into its|their owner|owners 's graveyard|graveyards"):
        reads("costpart", f"put <self> {away}", lambda: MoveThis("break", How.PUT))
        reads(
            "costpart",
            f"put [q:quantity] of [t:possessor] charges {away}",
            lambda q, t: make_move_some("break", How.PUT)[0](q, charges_of(t)),
        )
    reads("costpart", "put <self> on the bottom of your deck", lambda: MoveThis("deck", How.PUT, Position.BOTTOM))
    reads("costpart", "put [q:quantity] [g:np] on the bottom of your deck", make_bottom)


def cap_rows(table: Table) -> None:
    """4-3, 15-2c: how often a player may summon and set."""
    form, row = table.form, table.row
    row("clause", "increase your set cap by [amount:num]", Perform, name="set_cap")
    for words, who in (("your", YOU), ("your opponent 's", OPPONENT)):
        for cap in ("summon", "set"):
            name = f"{cap}_cap"
            form(
                "statement",
                f"{words} {cap} cap is increased by [n:num]",
                lambda n, who=who, name=name: Permit(name, who=who, amount=n),
                take_cap(name, who),
            )
    table.reads("statement", "increase your summon cap by [n:num]", lambda n: Permit("summon_cap", amount=n))


def take_cap(name: str, who: Who) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, Permit) and (value.name, value.who) == (name, who):
            return {"n": value.amount}
        return None

    return take


# ---------------------------------------------------------------- statements


def statement_rows(table: Table) -> None:
    word, reads, row = table.word, table.reads, table.row
    for words, who in PLAYERS:
        for deed, name in NEVER:
            word("statement", f"{words} cannot {deed}", Permit(name, who=who))
        word("statement", f"{words} cannot heal life", Permit("no_healing", who=who))
    word("rule", "must attack || must attack each turn || must attack each turn if possible", Mark("must_attack"))
    reads(
        "vp",
        "is/are also treated as [k:<kind>]",  # 14-8c-1
        lambda k: (AddWord(Quality.KIND, k),),
    )
    reads("statement", "<self> attacks each turn if possible", lambda: Affects(Self(), (Mark("must_attack"),)))
    row("rule", "cannot be attacked by [group:markgroup]", Mark, name="cannot_be_attacked")
    word("rule", "cannot be normal summoned", Mark("not_normal_summoned"))
    reads("rule", "can only be placed in a defense zone", lambda: Mark("not_in_attack"))
    reads("rule", "can only be placed in an attack zone", lambda: Mark("not_in_defense"))
    reads(
        "statement",
        "you can|may normal summon <self> from your set zone",  # 16-18d-1
        lambda: Affects(Self(), (Mark("played_from_set"),)),
    )
    reads(
        "statement",
        "you may|can normal summon <self> without it counting for|towards your summon cap",  # 16-27b
        lambda: Affects(Self(), (AddKeyword("deploy"),)),
    )
    reads(
        "statement", "[t:statsubj] is/are treated as level [n:num]", lambda t, n: Affects(t, (SetStat(Stat.LEVEL, n),))
    )


def protection_rows(table: Table) -> None:
    """15-26b, 15-27, 15-12: what does not happen to a card."""
    reads, form = table.reads, table.form
    for words, kinds in (("events", ("summon",)), ("abilities", ("ability",))):
        reads(
            "svp",
            f"cannot be chosen by enemy {words} || cannot be chosen as a target of enemy {words}",
            lambda kinds=kinds: ForbidChoose(ANYTHING, OPPONENT, kinds),
        )
    for words, who in (("effects", EACH), ("enemy effects", OPPONENT)):
        form(
            "statement",
            f"[t:statsubj] cannot be destroyed by {words}",
            lambda t, who=who: Forbid(replace(BY_AN_EFFECT, what=as_group(t), by=who)),
            take_safe(who),
        )


def take_safe(who: Who) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, Forbid) and isinstance(value.pattern, Moves):
            if value.pattern == replace(BY_AN_EFFECT, what=value.pattern.what, by=who):
                return {"t": as_thing(value.pattern.what)}
        return None

    return take


def price_rows(table: Table) -> None:
    """14-4b-6: what is paid to play."""
    reads = table.reads
    for tail, sign in (("reduced", -1), ("increased", 1)):
        for whose, who in (("your", YOU), ("your opponent 's", OPPONENT)):
            reads(
                "statement",
                f"the cost of {whose} [g:allnp] is {tail} by [n:num]",
                lambda g, n, who=who, sign=sign: CostChange(Group(g.tests, (), EACH), who, n, sign),
            )
    reads(
        "casting",
        "you may play <self> without paying its cost if [c:conditions]",
        lambda c: AlternativeCost(THIS, Cost(()), c),
    )


# ---------------------------------------------------------------- damage and what happens instead


def damage_rows(table: Table) -> None:
    """13-3, 14-14g."""
    reads, form = table.reads, table.form
    table.same("statement", "[s:harmlaw]")
    for noun in ("it", "that damage", "this damage", "the damage"):
        for tail in ("", " instead"):
            reads("harmchange", f"double {noun}{tail}", doubled)
            reads("harmchange", f"{noun} is doubled{tail}", doubled)
    for harm, combat in HARM:
        reads("harmlaw", f"{harm} dealt to you becomes [n:num]", lambda n, combat=combat: becomes(n, None, combat))
        reads(
            "harmlaw",
            f"{harm} dealt to [t:statsubj] becomes [n:num]",
            lambda t, n, combat=combat: becomes(n, as_group(t), combat),
        )
        reads(
            "statement",
            f"if|when {harm} would be dealt to you , [d:harmchange]",
            lambda d, combat=combat: replace(d, pattern=DealsDamage(ANYTHING, player=YOU, combat=combat)),
        )
        reads(
            "statement",
            f"if|when {harm} would be dealt to [g:agent] , [d:harmchange]",
            lambda g, d, combat=combat: replace(d, pattern=DealsDamage(ANYTHING, g, combat=combat)),
        )
        reads(
            "statement",
            f"if|when [g:agent] would deal {harm} , [d:harmchange]",
            lambda g, d, combat=combat: replace(d, pattern=DealsDamage(g, combat=combat)),
        )
        form(
            "statement",
            f"add + [n:num] to the base {harm} of [t:statsubj]",
            lambda n, t, combat=combat: ChangeDamage(DealsDamage(as_group(t), combat=combat), add=n),  # 15-2b
            take_raised(combat),
        )
        form(
            "statement",
            f"double the {harm} dealt by [t:statsubj] || {harm} dealt by [t:statsubj] is doubled",
            lambda t, combat=combat: replace(doubled(), pattern=DealsDamage(as_group(t), combat=combat)),
            take_doubled(combat),
        )


def take_raised(combat: bool | None) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, ChangeDamage) and isinstance(value.pattern, DealsDamage) and value.add is not None:
            source = value.pattern.source
            if value == ChangeDamage(DealsDamage(source, combat=combat), add=value.add) and source != ANYTHING:
                return {"n": value.add, "t": as_thing(source)}
        return None

    return take


def take_doubled(combat: bool | None) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, ChangeDamage) and isinstance(value.pattern, DealsDamage):
            source = value.pattern.source
            if value == replace(doubled(), pattern=DealsDamage(source, combat=combat)) and source != ANYTHING:
                return {"t": as_thing(source)}
        return None

    return take


def doubled() -> ChangeDamage:
    return ChangeDamage(DealsDamage(ANYTHING), factor=2)


def becomes(n: Amount, to: Group | None, combat: bool | None) -> ChangeDamage:
    pattern = (
        DealsDamage(ANYTHING, to, combat=combat) if to is not None else DealsDamage(ANYTHING, player=YOU, combat=combat)
    )
    return ChangeDamage(pattern, set_to=n)


def replacement_rows(table: Table) -> None:
    """14-14c-2: what may be done, and what then happens instead."""
    for words, event in WOULD:
        table.form(
            "static",
            f"when|if|as [g:agent] would {words} , you may [a:clause] . if you do , [b:clause] instead .",
            lambda g, a, b, event=event: in_its_place(fill(event, g), effects_of(a), effects_of(b)),
            take_in_its_place(event),
        )


def take_in_its_place(event: Moves) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Static(statements=(Replace(pattern, effects, True),), condition=None) if len(effects) > 1:
                found = hollow(pattern)
                if found is not None and found[0] == event:
                    done = from_event(effects)
                    return {"g": found[1], "a": as_one(done[:-1]), "b": done[-1]}
        return None

    return take


def in_its_place(pattern: Pattern, price: tuple[Effect, ...], then: tuple[Effect, ...]) -> object:
    return Static("", None, (Replace(pattern, to_event((*price, *then)), optional=True),))
