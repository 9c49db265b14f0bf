"""Other words for what texts do, forbid and replace, as players and judges say them.

An Element that is gained, a Monster that is a Forward, a number of Summons a turn, a replacement that may be applied
or not, a Forward that is removed from battle. They are read and never printed.
"""

from __future__ import annotations

from dataclasses import replace

from arbiter.script.abilities import Static
from arbiter.script.amounts import Count, Number
from arbiter.script.base import Amount, Change, How, Lasting, Pattern, Quality, Stat, Status, Thing, Who
from arbiter.script.conditions import Holds, WasPaid
from arbiter.script.costs import Cost, MoveSome
from arbiter.script.effects import (
    Deal,
    Declare,
    Establish,
    ExtraStep,
    MayPay,
    Mill,
    Modify,
    Move,
    RemoveCounters,
    RemoveFromBattle,
    Shuffle,
    SkipStep,
    SplitGroups,
)
from arbiter.script.nouns import (
    EACH,
    OPPONENT,
    YOU,
    Both,
    ControllerOf,
    Every,
    Group,
    In,
    InPartyWith,
    Is,
    OwnerOf,
    Same,
    Self,
)
from arbiter.script.patterns import ANYTHING, DealsDamage, Draws, Moves
from arbiter.script.statements import (
    AddWord,
    Affects,
    AlternativeCost,
    BecomeType,
    ChangeDamage,
    CostChange,
    EntersWith,
    ExtraCost,
    Forbid,
    ForbidPlay,
    Mark,
    Permit,
    Replace,
    SetStat,
    SetWords,
)
from arbiter.text.core.amounts import times
from arbiter.text.core.casting import not_played
from arbiter.text.core.conditions import one_sided
from arbiter.text.core.delays import to_event
from arbiter.text.core.patterns import THIS
from arbiter.text.core.sentences import effects_of
from arbiter.text.core.things import field_group
from arbiter.text.draft import UNBOUND, AndThen, InOrder, Ref, Unless
from arbiter.text.grammar import Table

IT = Ref("it")
HAND = Group((), ("hand",), YOU)
FORMS_A_PARTY = (In(Status.IN_PARTY),)
WHOLE_PARTY = Both((Self(), Every(Group((InPartyWith(Self()),), ("field",), EACH))))


def effect_synonym_rows(table: Table) -> None:
    power_rows(table)
    element_rows(table)
    naming_rows(table)
    becoming_rows(table)
    prohibition_rows(table)
    cost_rows(table)
    replacement_rows(table)
    moving_rows(table)
    other_rows(table)


# ---------------------------------------------------------------- changes


def power_rows(table: Table) -> None:
    """11.3.10, 11.5.6: a power that becomes a number, and numbers that are worked out."""
    reads = table.reads
    for words in ("[t:possessor] @power", "the @power of [t:single]"):
        for verb in ("becomes equal to", "is equal to", "is"):
            reads("statement", f"{words} {verb} [n:amt]", lambda t, n: Affects(t, (SetStat(Stat.POWER, n),)))
        for template in (
            f"{words} becomes equal to [n:amt] [d:lasting]",
            f"[d:lasting] , {words} becomes equal to [n:amt]",
        ):
            reads("clause", template, lambda t, n, d: Modify(t, (SetStat(Stat.POWER, n),), d))
    for sign in ("times", "x", "multiplied by"):
        reads("amt", f"[n:whole] {sign} [a:amt]", lambda n, a: times(n, a))
        reads("amt", f"[a:counted] {sign} [n:whole]", lambda n, a: times(n, a))
    reads("amt", "[n:whole] for each [g:np]", lambda n, g: times(n, Count(field_group(g))))
    reads("counted", "the number of [g:allnp]", lambda g: Count(field_group(g)) if g.zones or g.side != EACH else None)


def element_rows(table: Table) -> None:
    """5.2.1.1: an Element more, or another in its place."""
    reads = table.reads
    table.series("twocolours", "colour", "and", 6, 2)
    for gains in ("gains/gain", "also becomes/become", "is/are also"):
        reads("vp", f"{gains} [c:twocolours] || {gains} the?? [c:twocolours] @colour_nouns", added)
    for gains in ("also becomes/become", "is/are also"):
        reads("vp", f"{gains} [c:colour] || {gains} [c:colour] @colour_noun", lambda c: added((c,)))
    reads("gain", "the?? [c:colour] @colour_noun", lambda c: added((c,))[0])
    reads(
        "vp",
        "becomes/become [c:colour] || becomes/become the?? [c:colour] @colour_noun",
        lambda c: (SetWords(Quality.COLOUR, (c.value,)),),
    )
    for noun, quality in (("@colour_noun", Quality.COLOUR), ("Job", Quality.KIND)):
        reads(
            "vp",
            f"becomes/become the named|selected|chosen {noun}",
            lambda quality=quality: (SetWords(quality, (), UNBOUND),),
        )
        reads("clause", f"select|choose 1 {noun}", lambda quality=quality: Declare(UNBOUND, quality))


def naming_rows(table: Table) -> None:
    """5.2.2, 6.6.2: a Job, a name or a category more."""
    reads = table.reads
    reads("gain", "the?? [a:named]", lambda a: AddWord(a.quality, a.value) if isinstance(a, Is) else None)
    for verb in ("also becomes/become", "is/are also"):
        reads(
            "vp",
            f"{verb} a|an|the [a:named] || also becomes/become [a:named]",
            lambda a: (AddWord(a.quality, a.value),) if isinstance(a, Is) else None,
        )


def both_changes(
    t: Thing, c: tuple[Change, ...], u: Thing, e: tuple[Change, ...], d: Lasting = Lasting.TURN
) -> Modify | None:
    """What two clauses say of the same thing for the same time."""
    return Modify(t, (*c, *e), d) if u in (t, IT) else None


def added(c: tuple[Is, ...]) -> tuple[Change, ...]:
    return tuple(AddWord(Quality.COLOUR, each.value) for each in c)


def becoming_rows(table: Table) -> None:
    """11.6.2.2: a Monster that becomes a Forward, and is a Monster still where the text says "also"."""
    reads = table.reads
    for verb, only in (("is/are also", False), ("becomes/become", True)):
        kind = f"{verb} a|an [t:typeword] with [p:num] @power"
        reads("vp", kind, lambda t, p, only=only: (BecomeType(t, p, only),))
        for joint in ("and", ",", "and has", "and gains"):
            reads("vp", f"{kind} {joint} [c:gains]", lambda t, p, c, only=only: (BecomeType(t, p, only), *c))
    for start in ("during this turn", "[d:lasting]"):
        reads("sentence", f"{start} , [t:subj] [c:vps] , and [u:subj] [e:vps]", both_changes)
    # 15.1.1.9.6  a party is blocked where one of it can be: so none of them can
    reads(
        "static",
        "if <self> forms a party , that|the party cannot be blocked .",
        lambda: Static("", None, (Affects(WHOLE_PARTY, (Mark("cannot_be_blocked"),)),), Holds(Self(), FORMS_A_PARTY)),
    )
    for words in ("each|every turn", "each|every turn if possible"):
        reads("rule", f"must attack {words}", lambda: Mark("must_attack"))
    for words in ("twice", "twice in a turn", "twice each|per turn"):
        reads("rule", f"can attack {words}", lambda: Mark("attacks_twice"))
    for end in ("", " on it/them"):
        reads(
            "svp",
            f"enters/enter the @field with [n:num] [k:counter]{end}",
            lambda n, k: EntersWith(ANYTHING, counters=((k, n),)),
        )


# ---------------------------------------------------------------- what cannot be done


def prohibition_rows(table: Table) -> None:
    reads = table.reads
    for when in ("each|per|every turn", "in a|each turn", "during each turn"):
        for limit in ("only cast", "cast only", "only cast up to", "cast up to", "cast no more than"):
            reads("statement", f"[w:player] can {limit} [n:num] [g:np] {when}", cast_limit)
        reads("statement", f"[w:player] cannot cast more than [n:num] [g:np] {when}", cast_limit)
    for words, kind in (
        ("abilities", "ability"),
        ("action abilities", "action"),
        ("special abilities", "special"),
        ("action or|and special abilities", "ability"),
        ("action abilities or|and special abilities", "ability"),
    ):
        reads("statement", f"[w:player] cannot use {words}", lambda w, kind=kind: ForbidPlay(w, kind))
    for when in ("this turn", "during this turn"):
        reads("sentence", f"[s:prohibition] {when}", lambda s: Establish((s,)))
    reads("sentence", "[s:prohibition] [d:lasting]", lambda s, d: Establish((s,), d))
    reads("statement", "[w:player] cannot draw cards", lambda w: Forbid(Draws(w)))
    reads("static", "[w:player] cannot play [g:allnp] onto the @field .", never_played)
    whose = "from the|their|your [z:zone]"
    reads(
        "statement",
        f"[w:player] cannot play [g:allnp] onto the @field {whose} || "
        f"[w:player] cannot play [g:allnp] {whose} onto the @field",
        lambda w, g, z: Forbid(Moves(replace(g, side=w), origin=z, to="field", how=How.PLAY)) if one_sided(g) else None,
    )
    spared = Affects(Self(), (Mark("cannot_be_cancelled"),))
    for words in (
        "<self> cannot be cancelled",
        "this Summon cannot be cancelled",
        "<self> 's effect cannot be cancelled",
    ):
        reads("castingstatic", f"{words} .", lambda: Static("", None, (spared,), None, ("stack",)))
    hand_size_rows(table)


def hand_size_rows(table: Table) -> None:
    """9.5.1.2: how many cards a player may keep."""
    for whose, who in (("your", YOU), ("@opponents", OPPONENT), ("each player 's", EACH)):
        for noun in ("maximum hand size", "hand size limit", "hand size"):
            for verb, name in (
                ("is|becomes", "hand_size"),
                ("is increased by", "hand_size_more"),
                ("is reduced by", "hand_size_less"),
            ):
                table.reads(
                    "statement",
                    f"{whose} {noun} {verb} [n:num]",
                    lambda n, who=who, name=name: Permit(name, who=who, amount=n),
                )


def never_played(w: Who, g: Group) -> Static | None:
    """15.1.1.7.1, 11.4.1: neither by an effect nor by being cast."""
    return Static("", None, not_played(replace(g, side=w), w)) if one_sided(g) else None


def cast_limit(w: Who, n: Amount, g: Group) -> object:
    return Permit("casts_per_turn", g, w, n) if one_sided(g) else None


# ---------------------------------------------------------------- costs


def cost_rows(table: Table) -> None:
    reads = table.reads
    for verb in ("is increased", "increases"):
        for words, who in (("@your_opponent", OPPONENT), ("players", EACH)):
            reads(
                "casting",
                f"the cost for {words} to cast [g:allnp] {verb} by [n:num]",
                lambda g, n, who=who: CostChange(g, who, n, 1),
            )
        reads(
            "casting",
            f"the cost required?? to cast @opponents [g:allnp] {verb} by [n:num]",
            lambda g, n: CostChange(g, OPPONENT, n, 1),
        )
    reads("costpart", "discard your hand", lambda: MoveSome(HAND, Count(HAND), "break", How.DISCARD))
    for start in ("when casting <self>", "when you cast <self>", "as an extra|additional cost to cast <self>"):
        end = "" if start.startswith("as") else " as an extra|additional cost"
        reads("casting", f"{start} , you may [c:cost]{end}", lambda c: ExtraCost(THIS, c, True))
        reads("casting", f"{start} , you may pay [c:symcost]{end}", lambda c: ExtraCost(THIS, c, True))
    reads("casting", "you can|may cast <self> without paying the cost", lambda: AlternativeCost(THIS, Cost(())))
    reads("static", "you can|may cast <self> from your [z:zone] .", cast_from)
    for words in ("the additional cost was paid", "you paid the additional cost"):
        reads("condition", words, lambda: WasPaid("extra:0"))


def cast_from(z: str) -> object:
    return Static("", None, (Permit("cast", Group((Same(Self()),), (z,), YOU)),), None, (z,))


# ---------------------------------------------------------------- instead


def replacement_rows(table: Table) -> None:
    reads = table.reads
    # 11.12.5.1  one that a player may apply or not
    reads("statement", "if [p:pattern] , you may [a:clause] instead", may_replace)
    reads(
        "static",
        "if [p:pattern] [x:outsidephase] , [a:clause] instead .",
        lambda p, x, a: Static("", None, (Replace(p, to_event(effects_of(a))),), x),
    )
    for words in ("deal [n:num]", "it deals [n:num]", "the damage becomes [n:num]"):
        end = "point/points instead" if words.startswith("the") else "point/points of damage instead"
        reads("dmgchange", f"{words} {end}", lambda n: ChangeDamage(DealsDamage(ANYTHING), set_to=n))
    reads("clause", "[t:subj] is/are dealt [d:dmg]", lambda t, d: Deal(d, t))


def may_replace(p: Pattern, a: object) -> object:
    return Replace(p, to_event(effects_of(a)), True)  # type: ignore[arg-type]


# ---------------------------------------------------------------- effects


def moving_rows(table: Table) -> None:
    reads = table.reads
    reads("clause", "remove [t:obj] from the? battle", lambda t: RemoveFromBattle(t))  # 10.1.3.3
    for words, yours in (
        ("under your control", True),
        ("under its owner 's control", False),
        ("under their owner|owners 's? control", False),
    ):
        for end, rested in (("", False), (" @rested", True)):
            for category in ("clause", "movelater", "found"):
                reads(
                    category,
                    f"play [t:obj] onto the @field{end} {words}",
                    lambda t, yours=yours, rested=rested: under_control(t, yours, rested),
                )
    hand = Every(HAND)
    reads("clause", "shuffle your hand into your deck", lambda: InOrder((Move(hand, "deck", How.PUT), Shuffle(YOU))))
    reads("clause", "place [t:obj] into the @zone_damage", lambda t: Move(t, "damage", How.PUT))
    for words, who in (("your", YOU), ("@opponents", OPPONENT)):  # 7.13.3
        reads(
            "clause",
            f"remove the top card of {words} deck from @removed face down",
            lambda who=who: Mill(who, Number(1), "removed", How.REMOVE, UNBOUND, True),
        )
        reads(
            "clause",
            f"remove the top [n:cards] of {words} deck from @removed face down",
            lambda n, who=who: Mill(who, n, "removed", How.REMOVE, UNBOUND, True),
        )
    for down, words in ((True, " face down"), (False, "")):
        removes = "@your_opponent removes"
        reads(
            "clause",
            f"{removes} the top card of their deck from @removed{words}",
            lambda down=down: Mill(OPPONENT, Number(1), "removed", How.REMOVE, UNBOUND, down),
        )
        reads(
            "clause",
            f"{removes} the top [n:cards] of their deck from @removed{words}",
            lambda n, down=down: Mill(OPPONENT, n, "removed", How.REMOVE, UNBOUND, down),
        )
    reads(
        "clause",
        "remove [t:obj] from @removed face down",
        lambda t: Move(t, "removed", How.REMOVE, face_down=True),
    )
    group_rows(table)


def group_rows(table: Table) -> None:
    """15.1.1.11: cards are split into groups, and one of them is selected."""
    reads = table.reads
    for split, who in (("divide|split", YOU), ("@your_opponent divides|splits", OPPONENT)):
        for select, chooser in (("@your_opponent selects", OPPONENT), ("select", YOU)):
            for words in ("1 group among them", "1 group", "1 of the|those groups", "1 of them"):
                reads(
                    "sentence",
                    f"{split} [t:obj] into 2 groups . {select} {words}",
                    lambda t, who=who, chooser=chooser: SplitGroups(UNBOUND, UNBOUND, t, who, chooser),
                )
    for words in ("the selected group", "that group", "the cards in that group", "the cards in the selected group"):
        reads("definite", words, lambda: Ref("picked", True))
    for words in ("the other group", "the cards in the other group"):
        reads("definite", words, lambda: Ref("other", True))


def under_control(t: Thing, yours: bool, rested: bool) -> Move:
    return Move(t, "field", How.PLAY, rested=rested, control=YOU if yours else OwnerOf(t))


def other_rows(table: Table) -> None:
    reads = table.reads
    reads("itseffect", "it", lambda: Ref("effect"))
    reads("itseffect", "that|the [a:head]", lambda a: Ref("effect") if a else None)
    reads("itseffect", "that|the Summon or ability", lambda: Ref("effect"))
    reads("sentence", "then [a:sentence]", lambda a: AndThen(a))
    reads("clause", "remove all the? counters from [t:obj]", lambda t: RemoveCounters(t, None, None))
    reads("clause", "remove [n:num] counter|counters from [t:obj]", lambda n, t: RemoveCounters(t, None, n))
    # 9.3.1.1  phases that are added
    reads("clause", "there is an additional [s:step] after this one", lambda s: ExtraStep(s))
    reads("sentence", "after this phase , there is an additional [s:step]", lambda s: ExtraStep(s))
    reads(
        "sentence",
        "after this phase , there is an additional [s:step] followed by an additional [u:step]",
        lambda s, u: InOrder((ExtraStep(s), ExtraStep(u))),
    )
    reads("clause", "@your_opponent skips their next [s:step]", lambda s: SkipStep(OPPONENT, s))
    for words in ("[t:possessor] controller", "the controller of [t:single]"):
        reads("sentence", f"{words} may pay [c:symcost]", lambda t, c: MayPay(c, ControllerOf(t), UNBOUND))
        reads(
            "clause",
            f"{words} puts [u:obj] into the @zone_break unless they pay [c:symcost]",
            lambda t, u, c: Unless(Move(u, "break", How.PUT), ControllerOf(t), c),
        )
    reads(
        "clause",
        "[a:clause] unless @your_opponent pays [c:symcost]",
        lambda a, c: Unless(a, OPPONENT, c),
    )
    reads(
        "clause",
        "[a:clause] unless its controller pays [c:symcost]",
        lambda a, c: Unless(a, ControllerOf(IT), c),
    )
