"""Paragraphs: automatic, activate and continuous abilities, and the text of chants."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.games.fow.language.options import mode_rows
from arbiter.games.fow.language.words import EITHER_RULER, J_RULER
from arbiter.script.abilities import FREELY, Limits, Triggered
from arbiter.script.amounts import Count, Number, X
from arbiter.script.base import Condition, How, Timing
from arbiter.script.conditions import Exists
from arbiter.script.costs import MoveSome, MoveThis, MoveTop, PayResource, RevealSome, TakeCounters
from arbiter.script.nouns import YOU, Group, Not, Same, Self
from arbiter.script.patterns import Moves
from arbiter.text.core.amounts import make_move_some, make_rest_some
from arbiter.text.core.arrows import paragraph, take_pair, take_paragraph, waiting
from arbiter.text.core.changes import take_one
from arbiter.text.core.patterns import THIS
from arbiter.text.draft import Quantity
from arbiter.text.grammar import Make, Table, Take

HAND = Group((), ("hand",), YOU)
ENTERS = Moves(THIS, to="field")
BROKEN = Moves(THIS, "lifebreak", "removed", cause="lifebreak")  # 1411.1b-1


def frame_rows(table: Table) -> None:
    form = table.form
    form("character", "[a:ability]", paragraph, take_paragraph)
    form("spellcard", "[a:castingstatic]", paragraph, take_paragraph)
    trigger_rows(table)
    limit_rows(table)
    cost_rows(table)
    mode_rows(table)


def take_waiting(limits: bool, enters: bool | None = None) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, Triggered) or value.gate or value.condition or value.zones != ("field",):
            return None
        if (value.limits != FREELY) != limits or (enters is not None and (value.pattern == ENTERS) != enters):
            return None
        found: dict[str, object] = {"b": value.effects}
        if not enters:
            found["p"] = value.pattern
        if limits:
            found["r"] = value.limits
        return found

    return take


def trigger_rows(table: Table) -> None:
    """906: automatic abilities; 1140.2 [Enter]; 1409.1 those without an arrow."""
    form, same = table.form, table.same
    for limit in ("", " [r:triglimit]"):
        form(
            "triggered",
            f"[ Enter ] >>> [b:body]{limit}",
            lambda b, r=FREELY: waiting(ENTERS, b, r),
            take_waiting(bool(limit), True),
        )
        for arrow in (">>>", ","):
            printed = take_waiting(bool(limit), False) if arrow == ">>>" else (lambda v: None)
            form("triggered", f"whenever|when [p:patterns] {arrow} [b:body]{limit}", waiting, printed)
            form("triggered", f"[p:time] {arrow} [b:body]{limit}", waiting, printed)
    # 1411.1b-2  [Break] is played as the card is removed by lifebreak
    form(
        "triggered",
        "[ Break ] : [b:body]",
        lambda b: Triggered("", None, BROKEN, None, b, zones=("removed",)),
        lambda v: {"b": v.effects} if isinstance(v, Triggered) and v.pattern == BROKEN else None,
    )
    form(
        "spellcard",
        "[ Break ] : [b:body]",
        lambda b: (Triggered("", None, BROKEN, None, b, zones=("removed",)),),
        lambda v: None,
    )
    same("granted", "[a:triggered]")


def limit_rows(table: Table) -> None:
    """When and how often an ability may be played."""
    form, word = table.form, table.word
    for start in ("play this ability", "you may play this ability", "you can play this ability"):
        form(
            "uselimits",
            f"{start} only [a:fowlimit] .",
            lambda a: (a,),
            take_one if start[0] == "p" else (lambda v: None),
        )
        form(
            "uselimits",
            f"{start} only [a:fowlimit] and only? [b:fowlimit] .",
            lambda a, b: (a, b),
            take_pair if start[0] == "p" else (lambda v: None),
        )
    word("fowlimit", "once per turn || once each turn", Limits(per_turn=1))
    word("fowlimit", "up to two times per turn || twice per turn", Limits(per_turn=2))
    word("fowlimit", "once per game || once during the game", Limits(per_game=1))
    word("fowlimit", "during your turn || on your turn", Limits(Timing.YOUR_TURN))
    word("fowlimit", "during @opponents turn", Limits(Timing.OPPONENT_TURN))
    word("fowlimit", "during your main phase", Limits(Timing.YOUR_MAIN))
    word("fowlimit", "during main timing || at main timing", Limits(Timing.MAIN_ONLY))
    word("fowlimit", "if <self> is in your graveyard || while <self> is in your graveyard", ("break",))
    word("fowlimit", "if <self> is in your hand", ("hand",))
    form(
        "fowlimit",
        "if [c:conditions]",
        lambda c: None if is_own_place(c) else Limits(condition=c),
        lambda v: {"c": v.condition} if isinstance(v, Limits) and v == Limits(condition=v.condition) else None,
    )
    word(
        "triglimit",
        "this ability triggers only once per|each turn . || this ability can trigger only once per turn .",
        Limits(per_turn=1),
    )


def is_own_place(condition: Condition) -> bool:
    """ "Only if this card is in your graveyard" says where the ability works."""
    match condition:
        case Exists(Group((Same(Self()),), _, _)):
            return True
    return False


def cost_rows(table: Table) -> None:
    """905.1: what is paid for an activate ability."""
    row, form, word = table.row, table.form, table.word
    row("costpart", "banish <self>", MoveThis, to="break", how=How.BANISH)
    row("costpart", "put <self> into its owner 's graveyard", MoveThis, to="break", how=How.PUT)
    row("costpart", "return <self> to its owner 's hand", MoveThis, to="hand", how=How.RETURN)
    word("costpart", "discard <self>", MoveThis("break", How.DISCARD))
    shown = Group((Same(Self()),), ("hand",), YOU)
    word("costpart", "reveal <self> from your hand", RevealSome(shown, Number(1)))
    word("costpart", "remove <self> from the game", MoveThis("removed", How.REMOVE))
    form(
        "costpart",
        "pay [n:num] life",
        lambda n: PayResource("life", n),
        lambda v: {"n": v.count} if isinstance(v, PayResource) and v.kind == "life" else None,
    )
    # 105.4a  as much as the player names; the text speaks of it afterwards
    table.reads("costpart", "pay any amount of life", lambda: PayResource("life", X()))
    table.reads("amt", "the amount? of? life paid this way || the amount of life you paid this way", lambda: X())
    form(
        "costpart",
        "banish another [g:np]",
        lambda g: another(g, "break", How.BANISH),
        take_another("break", How.BANISH),
    )
    make, take = make_move_some("break", How.BANISH)
    form("costpart", "banish [q:quantity] [g:np]", lambda q, g: own(make(q, g)), take_own(take))
    # 903.2l  what one does not control does not pay, whatever the text names
    row("costpart", "destroy <self>", MoveThis, to="break", how=How.DESTROY)
    form(
        "costpart",
        "destroy another [g:np]",
        lambda g: another(g, "break", How.DESTROY),
        take_another("break", How.DESTROY),
    )
    form(
        "costpart",
        "return another [g:np] to its owner 's hand",
        lambda g: another(g, "hand", How.RETURN),
        take_another("hand", How.RETURN),
    )
    fell, take_felled = make_move_some("break", How.DESTROY)
    form("costpart", "destroy [q:quantity] [g:np]", fell, take_felled)
    # 1011.3  one verb for several of them is one action
    for count in (2, 3):
        form("costrun", f"banish {listed(count)}", lambda **v: joined(make, v), take_joined(take, count))
    word("costpart", "discard your hand", MoveSome(HAND, Count(HAND), "break", How.DISCARD))
    form("costpart", "discard another [g:np]", lambda g: discarded(g), lambda v: None)
    table.reads(
        "costpart",
        "discard a card from your hand",
        lambda: MoveSome(Group((), ("hand",), YOU), Number(1), "break", How.DISCARD),
    )
    for words, whose in (
        ("your jruler", EITHER_RULER),
        ("a jruler you control", EITHER_RULER),
        ("your J-ruler", J_RULER),
    ):
        own_ruler = Group((whose,), ("field",), YOU)
        form(
            "costpart",
            f"remove a|an [k:counter] from {words}",
            lambda k, own_ruler=own_ruler: TakeCounters(k, Number(1), own_ruler),
            take_ruler_counters(own_ruler, True),
        )
        form(
            "costpart",
            f"remove [n:num] [k:counter] from {words}",
            lambda n, k, own_ruler=own_ruler: TakeCounters(k, n, own_ruler),
            take_ruler_counters(own_ruler, False),
        )
    table.reads("costpart", "rest a|an [g:np]", lambda g: make_rest_some(Number(1), g))
    table.reads("costpart", "rest another [g:np]", rest_another)
    form(
        "costpart",
        "remove another [g:np] from the game",
        lambda g: another(g, "removed", How.REMOVE),
        take_another("removed", How.REMOVE),
    )
    for words, to, how in (
        ("remove the top card of your deck from the game", "removed", How.REMOVE),
        ("put the top card of your deck into your graveyard", "break", How.PUT),
    ):
        word("costpart", words, MoveTop(Number(1), to, how))
    table.reads("costpart", "remove a|an [k:counter] from <self>", lambda k: TakeCounters(k, Number(1)))


def listed(count: int) -> str:
    """ "a resonator and a regalia", "a resonator, a regalia and an addition"."""
    nouns = [f"[q{i}:quantity] [g{i}:np]" for i in range(count)]
    return f"{' , '.join(nouns[:-1])}{' ,?' if count > 2 else ''} and {nouns[-1]}"


def joined(make: Make, values: Mapping[str, object]) -> object:
    parts: list[MoveSome] = []
    for index in range(len(values) // 2):
        part = own(make(q=values[f"q{index}"], g=values[f"g{index}"]))
        if not isinstance(part, MoveSome):
            return None
        parts.append(replace(part, joined=index > 0))
    return tuple(parts)


def take_joined(take: Take, count: int) -> Take:
    def taken(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, tuple) or len(value) != count:
            return None
        found: dict[str, object] = {}
        for index, part in enumerate(value):
            plain = take_own(take)(part)
            if plain is None or not isinstance(part, MoveSome) or part.joined != (index > 0):
                return None
            found |= {f"{name}{index}": each for name, each in plain.items()}
        return found

    return taken


def another(group: Group, to: str, how: How) -> object:
    if group.side not in (YOU, Group().side) or group.zones:
        return None
    return MoveSome(Group((Not(Same(Self())), *group.tests), ("field",), YOU), Number(1), to, how)


def take_another(to: str, how: How) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if (
            isinstance(value, MoveSome)
            and value.how is how
            and value.to == to
            and value.count == Number(1)
            and Not(Same(Self())) in value.group.tests
        ):
            return {"g": Group(tuple(t for t in value.group.tests if t != Not(Same(Self()))), ())}
        return None

    return take


def rest_another(g: Group) -> object:
    return make_rest_some(Number(1), replace(g, tests=(Not(Same(Self())), *g.tests)))


def discarded(group: Group) -> object:
    if group.zones not in ((), ("hand",)):
        return None
    return MoveSome(Group((Not(Same(Self())), *group.tests), ("hand",), YOU), Number(1), "break", How.DISCARD)


def take_ruler_counters(group: Group, single: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, TakeCounters) or value.group != group or (value.count == Number(1)) != single:
            return None
        return {"k": value.kind} if single else {"k": value.kind, "n": value.count}

    return take


def own(part: object) -> object:
    """1011.2: only what you control can be banished."""
    if not isinstance(part, MoveSome) or part.group.side not in (YOU, Group().side):
        return None
    return MoveSome(Group(part.group.tests, part.group.zones, YOU), part.count, part.to, part.how)


def take_own(take: Take) -> Take:
    def taken(value: object) -> Mapping[str, object] | None:
        found = take(value)
        if found is None or not isinstance(value, MoveSome):
            return None
        return {"q": Quantity(value.count, value.count), "g": Group(value.group.tests, ())}

    return taken
