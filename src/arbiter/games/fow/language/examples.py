"""Wordings that judges use: those of the document's own examples, and usual ways of saying what other chapters say.

Most of them are read only: what they mean is printed as those chapters print it.
"""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.games.fow.language.protection import TO_YOU, lessened
from arbiter.games.fow.language.shielding import ENDS, KINDS, prevented
from arbiter.games.fow.language.words import AUTOMATIC, RESONATOR
from arbiter.script.abilities import FREELY, Ability, Static, Triggered
from arbiter.script.amounts import CountersOn, Either, EventAmount, Half, Number, Plus, Times
from arbiter.script.amounts import Resource as Kept
from arbiter.script.base import How, Lasting, Op, Position, Quality, Who
from arbiter.script.conditions import Compare, Exists, NotSo
from arbiter.script.costs import MoveSome
from arbiter.script.effects import (
    Choose,
    Deal,
    DealDivided,
    DealPlayer,
    Delay,
    Draw,
    Establish,
    GainControl,
    If,
    LoseResource,
    Modify,
    Move,
    Perform,
    PlaceCounters,
    RemoveCounters,
    Token,
)
from arbiter.script.nouns import EACH, OPPONENT, YOU, EventPlayer, Every, Group, HasAdded, Is, Same
from arbiter.script.patterns import ANYTHING, DealsDamage, Discards, Draws, GainsResource, Moves, StepBegins
from arbiter.script.statements import ChangeDamage, CostChange, Forbid, Mark, Replace, SetWords
from arbiter.text.core.delays import to_event
from arbiter.text.core.patterns import THIS
from arbiter.text.core.sentences import as_one, effects_of
from arbiter.text.core.situations import make_holds
from arbiter.text.core.statements import as_group
from arbiter.text.core.things import field_group
from arbiter.text.draft import UNBOUND, DidSo, InOrder, Ref, SaidPlayer, Some, Together
from arbiter.text.grammar import Table, Take
from arbiter.text.nodes import swapped


def example_rows(table: Table) -> None:
    damage_rows(table)
    player_rows(table)
    card_rows(table)
    token_rows(table)
    sentence_rows(table)


def damage_rows(table: Table) -> None:
    """910.2c, 1018.1a: "that damage" is the damage that would be dealt."""
    reads = table.reads
    double = ChangeDamage(DealsDamage(ANYTHING), factor=2)
    reads("dealschange", "it deals double that damage instead || it deals twice that damage instead", lambda: double)
    reads(
        "dealschange",
        "it deals that damage plus [n:num] instead",
        lambda n: ChangeDamage(DealsDamage(ANYTHING), n),
    )
    for words in ("damage would be dealt to you", "you would be dealt damage"):
        reads("statement", f"if {words} , prevent [n:whole] of that damage", lambda n: lessened(TO_YOU, n))
    for words in ("damage would be dealt to [g:would]", "[g:would] would be dealt damage"):
        reads(
            "statement",
            f"if {words} , prevent [n:whole] of that damage",
            lambda g, n: lessened(DealsDamage(ANYTHING, g), n),
        )


def player_rows(table: Table) -> None:
    reads = table.reads
    # 105.4, 1206.1  half of a life, of whoever loses it
    reads("clause", "[w:other] loses/lose half of? their life", half_lost)
    reads("clause", "you? lose half of? your life", lambda: half_lost(YOU))
    # 105.3, 1051.1  the other player may be who gains control
    for words, lasting in (("", Lasting.GAME), (" until end of game", Lasting.GAME), (" @until_end", Lasting.TURN)):
        table.form(
            "clause",
            f"[w:other] gains/gain control of [t:obj]{words}",
            lambda w, t, lasting=lasting: GainControl(t, w, lasting),
            take_given(lasting) if "game" not in words else (lambda v: None),
        )
    # 910.2d  "they" are whoever would draw
    reads(
        "statement",
        "if a player would draw a card , [a:clause] instead",
        lambda a: Replace(Draws(EACH), swapped(effects_of(a), SaidPlayer(), EventPlayer())),
    )
    # 909.1  what a player has gained they keep, whatever becomes of the card
    reads("clause", "you gain <quote> [a:granted] <unquote>", lambda a: gained_by_you(a, Lasting.GAME))
    reads("clause", "you gain <quote> [a:granted] <unquote> [d:lasting]", gained_by_you)
    # 910.3  at a time, and each such text once. Of a single card it is asked together with what replaces "a card", and
    # who would draw it chooses (910.2); several are single cards only as they are drawn (1009.2), so this comes first.
    table.form(
        "statement",
        "if you would draw one or more cards , you? draw that many cards plus [n:num] instead",
        lambda n: Replace(Draws(YOU, some=True), (Draw(YOU, Plus(EventAmount(), n)),)),
        take_more_drawn,
    )
    # 1019.1, 910.2d
    for words, who in (("players", EACH), ("you", YOU), ("@your_opponent", OPPONENT)):
        table.word("statement", f"{words} cannot discard cards", Forbid(Discards(who)))
    # 502.2  of whichever player
    reads("time", "at the beginning of the turn || at the beginning of each turn", lambda: StepBegins("turn", EACH))
    # 1023.1
    reads(
        "clause",
        "force [n:num] || force ( [n:num] ) || [ Force ] ( [n:num] )",
        lambda n: Perform("force", amount=n),
    )


def gained_by_you(a: Ability, d: Lasting) -> object:
    """An automatic ability that a player has waits again and again; a continuous one is in force."""
    if isinstance(a, Triggered) and a.limits == FREELY and a.cost is None and a.gate is None:
        return Delay(a.pattern, a.effects, d, True, a.condition)
    if isinstance(a, Static) and a.condition is None and a.limits == FREELY and a.gate is None:
        return Establish(a.statements, d)
    return None


def take_more_drawn(value: object) -> Mapping[str, object] | None:
    match value:
        case Replace(Draws(who, False, True), (Draw(drawer, Plus(EventAmount(), n)),)) if who == drawer == YOU:
            return {"n": n}
    return None


def half_lost(w: Who) -> LoseResource:
    return LoseResource(w, "life", Half(Kept(w, "life")))


def take_given(lasting: Lasting) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, GainControl) and value.who != YOU and value.lasting is lasting:
            return {"w": value.who, "t": value.thing}
        return None

    return take


def card_rows(table: Table) -> None:
    reads = table.reads
    # 909.6, 1020.1  what becomes of an attribute is of no other any more
    table.form(
        "vp",
        "becomes/become [a:colour]",
        lambda a: (SetWords(Quality.COLOUR, (a.value,)),),
        take_recoloured,
    )
    # 903.2l  what this card is added to, if who pays controls it
    reads(
        "costpart",
        "destroy the? added resonator",
        lambda: MoveSome(Group((RESONATOR, HasAdded(THIS)), ("field",), YOU), Number(1), "break", How.DESTROY),
    )
    # 1022.1  off one target and onto another, if that is still there
    for words, count in (("all", None), ("a|an", Number(1))):
        reads(
            "clause",
            f"move {words} [k:counter] from [t:target] to [u:target]",
            lambda k, t, u, count=count: handed_over(k, t, u, count),
        )


def take_recoloured(value: object) -> Mapping[str, object] | None:
    match value:
        case (SetWords(Quality.COLOUR, (str() as colour,), None),):
            return {"a": Is(Quality.COLOUR, colour)}
    return None


def handed_over(kind: str, giver: object, taker: object, count: Number | None) -> object:
    if not isinstance(giver, Some) or not isinstance(taker, Some):
        return None
    picks = [Choose(UNBOUND, some.group, some.quantity.low, some.quantity.high) for some in (giver, taker)]
    former, latter = Ref("former"), Ref("latter")
    there = Exists(Group((Same(latter),), ("field",), EACH), Number(1))
    whole = CountersOn(former, kind)
    some = whole if count is None else Either(Compare(whole, Op.GE, count), count, Number(0))
    put = PlaceCounters(latter, kind, some)
    return InOrder((*picks, If(there, (put, RemoveCounters(former, kind, count)))))


def token_rows(table: Table) -> None:
    """1303.1: a token whose type is not said is a resonator."""
    for kinds in ("", "[k0:raceword] ", "[k0:raceword] , [k1:raceword] "):
        for colour in ("", "[c:attributes] "):
            table.reads(
                "plaintoken",
                f"[ [a:plainnum] / [b:plainnum] ] {colour}{kinds}token/tokens",
                lambda a, b, c=(), **k: Token(("resonator",), c, tuple(k.values()), int(a), int(b)),
            )


# ---------------------------------------------------------------- usual sentences


def sentence_rows(table: Table) -> None:
    reads = table.reads
    deed_rows(table)
    life_rows(table)
    # 911.1  as it last was, if it is gone
    reads("condition", "[t:subj] was/were a|an [a:noms]", make_holds)
    # 1014.2  found, shown and put somewhere
    reads("clause", "[s:search] , reveal it/them , [m:found]", lambda s, m: InOrder((s, m)))
    # 903.2j  shared out, by this card where nobody is named (912.1)
    reads(
        "clause",
        "deal [d:dmg] divided as you choose among|to [t:target]",
        lambda d, t: DealDivided(d, t),
    )
    for start in ("deal", "<self> deals"):
        reads(
            "clause",
            f"{start} [d:dmg] to each [g:np] and each player || {start} [d:dmg] to each player and each [g:np]",
            lambda d, g: Together((Deal(d, Every(field_group(g))), DealPlayer(d, EACH))),
        )
    for words, combat in KINDS:
        for end, lasting in ENDS:
            reads(
                "clause",
                f"prevent all {words} that would be dealt {end} || {end} , prevent all {words} that would be dealt",
                lambda combat=combat, lasting=lasting: Establish((prevented(DealsDamage(ANYTHING), combat),), lasting),
            )
    # 910.1  for this turn, whatever is done instead
    reads(
        "clause",
        "if [t:obj] would be destroyed this turn , [a:clause] instead",
        lambda t, a: (
            Establish((Replace(Moves(as_group(t), "field", how=How.DESTROY), to_event(effects_of(a))),))
            if not isinstance(t, Every)
            else None
        ),
    )
    reads(
        "clause",
        "[t:subj] attacks/attack this turn if able",
        lambda t: Modify(t, (Mark("must_attack"),), Lasting.TURN),
    )
    reads(
        "clause",
        "put a token that is a copy of [t:obj] into the field || put a token that 's a copy of [t:obj] into the field",
        lambda t: Perform("copy", t, slot=UNBOUND),
    )
    for sign, word in ((-1, "less"), (1, "more")):
        reads(
            "costsay",
            f"[g:allnp] cost/costs [n:<anysym>] {word} || [g:allnp] cost/costs [n:<anysym>] {word} to play",
            lambda g, n, sign=sign: dearer(g, n, sign),
        )


def deed_rows(table: Table) -> None:
    """What is done with a whole pile, and what could not be done."""
    table.reads("condition", "they cannot || you cannot || @your_opponent cannot", lambda: NotSo(DidSo()))
    table.reads(
        "clause",
        "shuffle your graveyard into your deck",
        lambda: Move(Every(Group((), ("break",), YOU)), "deck", How.PUT, Position.SHUFFLED),
    )


def life_rows(table: Table) -> None:
    """104.6, 910.1: life that would be gained."""
    reads = table.reads
    reads("life", "twice that much life? || double that much life?", lambda: Times(EventAmount(), 2))
    reads("life", "that much life plus [n:num]", lambda n: Plus(EventAmount(), n))
    table.form(
        "statement",
        "if [w:player] would gain life , [a:clause] instead",
        lambda w, a: Replace(GainsResource(w, "life"), swapped(effects_of(a), SaidPlayer(), EventPlayer())),
        take_life_replaced,
    )


def take_life_replaced(value: object) -> Mapping[str, object] | None:
    match value:
        case Replace(GainsResource(who, "life", False), effects, False):
            return {"w": who, "a": as_one(effects)}
    return None


def dearer(group: Group, number: int, sign: int) -> object:
    """903.2k-3, 903.2k-4: for whoever plays them; spells that a player controls are those that they play."""
    if group.zones or AUTOMATIC in group.tests:
        return None
    return CostChange(Group(group.tests, (), group.side), group.side, Number(number), sign)
