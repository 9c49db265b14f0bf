"""Chapter 1000: what a resolving text tells a player or the game to do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.games.caster.language.words import ELEMENTS, VOID
from arbiter.script.amounts import Number
from arbiter.script.base import How, Lasting, Position, Quality, Status, Thing
from arbiter.script.effects import (
    Cancel,
    Destroy,
    Discard,
    DiscardHand,
    Draw,
    ExtraTurn,
    ForEachPlayer,
    GainControl,
    GainResource,
    Mill,
    Modify,
    Move,
    Orient,
    Perform,
    Pick,
    PlaceCounters,
    Produce,
    PutUnder,
    Ready,
    RemoveCounters,
    Rest,
    Reveal,
    Shuffle,
    TurnFace,
)
from arbiter.script.nouns import EACH, OPPONENT, YOU, ControlledBy, DidThisTurn, Every, Group, Is, Self, TopCards
from arbiter.script.patterns import Discards
from arbiter.script.statements import Mark
from arbiter.text.core.amounts import take_times, times
from arbiter.text.core.conditions import one_sided
from arbiter.text.core.counters import handing_rows
from arbiter.text.core.effects import held_rows, make_discard, take_discard
from arbiter.text.core.targeting import banish, take_banish
from arbiter.text.core.things import field_group
from arbiter.text.draft import UNBOUND, ActBy, FromArea, InOrder, Quantity, Ref, Some, Their
from arbiter.text.grammar import Table, Take

ONE_OF_THEM = Pick(UNBOUND, Ref("it", True), (), Number(1), Number(1), OPPONENT, UNBOUND)
OWNERS = "its/their owner/owners 's"


def action_rows(table: Table) -> None:
    turning_rows(table)
    moving_rows(table)
    orb_rows(table)
    face_down_rows(table)
    player_rows(table)
    aether_rows(table)
    special_rows(table)
    lasting_rows(table)


def turning_rows(table: Table) -> None:
    """1010, 1011: rest, recover, reverse, switch."""
    row, form = table.row, table.form
    row("clause", "destroy [thing:obj]", Destroy)
    row("clause", "rest [thing:obj]", Rest)
    row("clause", "recover [thing:obj]", Ready)
    row("clause", "reverse [thing:obj]", Orient, to=Status.REVERSED)
    row("clause", "switch [thing:obj]", Perform, name="switch")
    row("clause", "turn [thing:obj] face-down", TurnFace, face_up=False)
    row("clause", "turn [thing:obj] face-up", TurnFace, face_up=True)
    row("thirdperson", "rests/rest [thing:obj]", Rest)
    row("thirdperson", "recovers/recover [thing:obj]", Ready)
    row("thirdperson", "destroys/destroy [thing:obj]", Destroy)
    form(
        "thirdperson",
        "reverses/reverse [t:obj]",
        lambda t: Orient(t, Status.REVERSED),
        lambda v: {"t": v.thing} if isinstance(v, Orient) else None,
    )


def moving_rows(table: Table) -> None:
    """1003, 1008, 306.5: banish, put, return, remove."""
    row, form = table.row, table.form
    form("clause", "banish [t:obj]", lambda t: banish(t, YOU), take_banish(YOU))
    table.reads(
        "thirdperson",
        "banishes/banish [g:allnp] equal to [n:amt]",
        lambda g, n: banish(Some(Quantity(n, n), field_group(g)), Their()) if one_sided(g) else None,
    )
    form("thirdperson", "banishes/banish [t:obj]", lambda t: banish(t, Their()), take_banish(Their()))
    form(
        "clause",
        "your opponent banishes [t:someobj]",
        lambda t: ActBy(OPPONENT, (banish(t, Their()),)),
        take_opponent_banishes,
    )
    table.reads(
        "clause",
        "that enemy player banishes one of them",
        lambda: InOrder((ONE_OF_THEM, Move(Ref("picked"), "break", How.BANISH))),
    )
    form(
        "clause",
        "each player banishes [t:someobj]",
        lambda t: ForEachPlayer(EACH, (banish(t, YOU),)),
        take_each_banishes,
    )
    for tail, rested in (("", False), (" rested", True)):
        form(
            "clause",
            f"put [t:obj] into the field{tail}" + (" || put [t:obj] into the field as rest" if rested else ""),
            lambda t, rested=rested: enter(t, rested),
            take_enter(rested),
        )
    row(
        "clause",
        f"return [thing:obj] to {OWNERS} hand/hands || put [thing:obj] into {OWNERS} hand/hands",
        Move,
        to="hand",
        how=How.RETURN,
    )
    for words, position in (("top", Position.TOP), ("bottom", Position.BOTTOM)):
        for on in (f"to the {words} of {OWNERS} deck/decks", f"on the? {words} of {OWNERS} deck/decks"):
            table.reads(
                "clause",
                f"return [t:obj] {on}",
                lambda t, position=position: Move(t, "deck", How.PUT, position=position),
            )
    form(
        "clause",
        f"return [t:obj] from the field to {OWNERS} hand/hands",
        lambda t: Move(t, "hand", How.RETURN),
        lambda v: None,
    )
    for words in (
        "return <self> from the graveyard to its owner 's hand",
        "put <self> from your graveyard to|into your hand",
    ):
        table.word("clause", words, FromArea(Move(Self(), "hand", How.RETURN), "break"))
    row("clause", "put [thing:obj] into your hand || add [thing:obj] to your hand", Move, to="hand", how=How.ADD)
    row("clause", "return [thing:obj] to your hand", Move, to="hand", how=How.RETURN)
    row("clause", f"put [thing:obj] into {OWNERS} graveyard/graveyards", Move, to="break", how=How.PUT)
    row("clause", "remove [thing:obj] from the? game", Move, to="removed", how=How.REMOVE)
    for words, position in (("on top of", Position.TOP), ("on the bottom of", Position.BOTTOM)):
        for tail, ordered in (("", False), (" in any order", True)):
            template = f"put [thing:obj] {words} {OWNERS} deck/decks{tail} || put [thing:obj] {words} your deck{tail}"
            row("clause", template, Move, to="deck", how=How.PUT, position=position, ordered=ordered)
    row(
        "clause",
        "shuffle [thing:obj] into your deck",
        Move,
        to="deck",
        how=How.PUT,
        position=Position.SHUFFLED,
    )
    # 1014.. 315, 306.2  beneath others
    row("clause", "put [thing:obj] under [host:obj] as stock || put [thing:obj] into [host:single] 's stock", PutUnder)
    row(
        "clause",
        "put [thing:obj] into an allied BINGO zone || put [thing:obj] into your BINGO zone",
        Move,
        to="bingo",
        how=How.PUT,
    )  # 314
    control_rows(table)


def control_rows(table: Table) -> None:
    """1016, 1017: control."""
    row, form = table.row, table.form
    row("clause", "gain control of [thing:obj] @until_end", GainControl, lasting=Lasting.TURN)
    row("clause", "gain control of [thing:obj]", GainControl)
    held_rows(table)  # 909.7
    form(
        "clause",
        "[w:other] gains/gain control of [t:obj] || that attacking enemy player gains control of [t:obj]",
        lambda t, w=OPPONENT: GainControl(t, w),
        lambda v: {"t": v.thing, "w": v.who} if isinstance(v, GainControl) and v.who not in (YOU, OPPONENT) else None,
    )
    row(
        "clause",
        "exchange control of [thing:obj] and [other:target] || exchange control of [thing:obj] , and [other:target]",
        Perform,
        name="exchange_control",
    )


def enter(thing: Thing, rested: bool) -> object:
    """306.5: into the field under your control; what is in the field is not put there."""
    if isinstance(thing, Some) and thing.group.zones == ("field",):
        if not any(isinstance(test, DidThisTurn) and isinstance(test.pattern, Discards) for test in thing.group.tests):
            return None
        thing = replace(
            thing, group=replace(thing.group, zones=("break",))
        )  # 1013.1  that is where it was discarded to
    return Move(thing, "field", How.PLAY, control=YOU, rested=rested)


def take_enter(rested: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, Move) and value == enter(value.thing, rested):
            return {"t": value.thing}
        return None

    return take


def take_opponent_banishes(value: object) -> Mapping[str, object] | None:
    """What they banish is theirs: that it is an enemy's goes without saying."""
    match value:
        case ActBy(who, (Move(Some() as thing) as move,)) if who == OPPONENT and take_banish(OPPONENT)(move):
            tests = tuple(test for test in thing.group.tests if test != ControlledBy(OPPONENT))
            return {"t": replace(thing, group=Group(tests, thing.group.zones))}
    return None


def take_each_banishes(value: object) -> Mapping[str, object] | None:
    match value:
        case ForEachPlayer(who, (Move(Some() as thing) as move,)) if who == EACH and take_banish(YOU)(move):
            tests = tuple(test for test in thing.group.tests if test != ControlledBy(YOU))
            return {"t": replace(thing, group=Group(tests, thing.group.zones))}
    return None


ORB_END = "face-down , as an orb"


def orb_rows(table: Table) -> None:
    """309, 1009: orbs."""
    row, form, word = table.row, table.form, table.word
    row("clause", "corrupt [thing:orbs]", Perform, name="corrupt")
    row("clause", "corrupt [thing:obj]", Perform, name="corrupt")
    # whose orbs it says; which of them, whoever corrupts them chooses (804.5)
    for words, who in (("enemy", OPPONENT), ("allied", YOU)):
        row("clause", f"corrupt an {words} orb", Perform, name="corrupt", who=who, amount=Number(1))
        row("clause", f"corrupt [amount:num] {words} orb/orbs", Perform, name="corrupt", who=who)
    row(
        "clause",
        f"put [thing:obj] into {OWNERS} orb zone {ORB_END} || put [thing:obj] into an allied orb zone {ORB_END} || "
        f"put [thing:obj] into {OWNERS} orb zone || put [thing:obj] into an allied orb zone || "
        f"put [thing:obj] into your orb zone {ORB_END} || put [thing:obj] into your orb zone",
        Move,
        to="orb",
        how=How.PUT,
        face_down=True,
    )
    word(
        "clause",
        f"put the top card of your deck into an allied orb zone {ORB_END} || "
        f"put the top card of your deck into your orb zone {ORB_END} || "
        "put the top card of your deck into an allied orb zone || put the top card of your deck into your orb zone",
        Mill(YOU, Number(1), "orb", How.PUT, UNBOUND, True),
    )
    word(
        "clause",
        "put the top card of your deck into an allied BINGO zone || put the top card of your deck into your BINGO zone",
        Mill(YOU, Number(1), "bingo", How.PUT, UNBOUND),
    )
    form(
        "clause",
        "look at [t:target] , then return it",
        lambda t: Perform("look", t),
        lambda v: {"t": v.thing} if isinstance(v, Perform) and v.name == "look" else None,
    )
    word("clause", "look at the top card of your deck , then return it", Perform("look", TopCards(YOU, Number(1))))


def player_rows(table: Table) -> None:
    """1006, 1013, 1015: draw, discard, shuffle; cards off the top of a deck."""
    row, form, word = table.row, table.form, table.word
    row("clause", "draw [amount:cards] || you draw [amount:cards]", Draw, who=YOU)
    row("clause", "[who:other] draws/draw [amount:cards]", Draw)
    row("clause", "[who:other] discards/discard [amount:cards]", Discard)
    row("clause", "[who:other] discards/discard [amount:cards] at random", Discard, random=True)
    row("clause", "discard your hand", DiscardHand, who=YOU)
    row("clause", "[who:other] discards/discard their hand", DiscardHand)
    form("clause", "discard [q:quantity] [g:np]", make_discard, take_discard)
    form(
        "clause",
        "[w:other] reveals/reveal their hand",
        lambda w: Reveal(UNBOUND, Every(Group((), ("hand",), w))),
        lambda v: (
            {"w": v.thing.group.side}
            if isinstance(v, Reveal) and isinstance(v.thing, Every) and v.thing.group.zones == ("hand",)
            else None
        ),
    )
    word("clause", "put the top card of your deck into your graveyard", Mill(YOU, Number(1), "break", How.PUT, UNBOUND))
    row(
        "clause", "put the top [amount:cards] of your deck into your graveyard", Mill, who=YOU, to="break", slot=UNBOUND
    )
    row(
        "clause",
        "[who:other] puts/put the top [amount:cards] of their deck into their graveyard",
        Mill,
        to="break",
        slot=UNBOUND,
    )
    row("clause", "shuffle your deck", Shuffle, who=YOU)
    word("everybody", "each player", EACH)
    # 1018  counters of players
    row("clause", "gain [amount:num] candy counter/counters", GainResource, who=YOU, kind="candy")
    table.reads("clause", "gain a candy counter", lambda: GainResource(YOU, "candy", Number(1)))
    row("clause", "[who:other] gains/gain [amount:num] candy counter/counters", GainResource, kind="candy")


def aether_rows(table: Table) -> None:
    """907: produce aether."""
    form, word = table.form, table.word
    form("clause", "produce [p:produced]", lambda p: p, lambda v: {"p": v} if isinstance(v, Produce) else None)
    form("produced", "[c:<coloursym>]", lambda c: Produce(YOU, c, Number(1)), take_coloured(1))
    form("produced", "[c:<coloursym>] [d:<coloursym>]", two, take_two)
    form("produced", "[n:<anysym>]", lambda n: Produce(YOU, VOID, Number(n)), take_free)
    word("produced", "one Void aether", Produce(YOU, VOID, Number(1)))
    form("produced", "[n:<num>] [c:colour] aether", lambda n, c: Produce(YOU, c.value, Number(n)), take_many)
    table.reads("produced", "[n:<num>] [c:<coloursym>]", lambda n, c: Produce(YOU, c, Number(n)))
    # 907.7  one of the seven elements, and all of it of that one
    form(
        "produced",
        "[n:<num>] aether of any element",
        lambda n: Produce(YOU, "", Number(n), None, tuple(name.lower() for name in ELEMENTS)),
        take_any_element,
    )
    form(
        "sentence",
        "produce [p:produced] . spend this aether only to play [g:allnp]",
        lambda p, g: replace(p, only_for=Group(g.tests, ())),
        lambda v: {"p": replace(v, only_for=None), "g": v.only_for} if isinstance(v, Produce) and v.only_for else None,
    )


def take_any_element(value: object) -> Mapping[str, object] | None:
    match value:
        case Produce(_, "", Number(count), None, options) if options:
            return {"n": count}
    return None


def two(c: str, d: str) -> object:
    return Produce(YOU, c, Number(2)) if c == d else None


def take_two(value: object) -> Mapping[str, object] | None:
    found = take_coloured(2)(value)
    return {"c": found["c"], "d": found["c"]} if found else None


def take_coloured(count: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Produce(_, colour, Number(found), None, ()) if colour not in ("", VOID) and found == count:
                return {"c": colour}
        return None

    return take


def take_many(value: object) -> Mapping[str, object] | None:
    """More than symbols are printed for."""
    match value:
        case Produce(_, colour, Number(found), None, ()) if colour not in ("", VOID) and found > 2:
            return {"n": found, "c": Is(Quality.COLOUR, colour)}
    return None


def take_free(value: object) -> Mapping[str, object] | None:
    match value:
        case Produce(_, "void", Number(count), None, ()):
            return {"n": count}
    return None


def face_down_rows(table: Table) -> None:
    """306.6, 504.1b: cards that come to a caster zone face down."""
    top = "the top [n:cards] of"
    for name, how in (("set_down", "face-down"), ("set_down_rested", "face-down and rested")):
        single = Perform(name, TopCards(YOU, Number(1)))
        first = f"{how} , as a caster"
        table.word("clause", f"put the top card of your deck into your caster zone {first}", single)
        table.form(
            "clause",
            f"put {top} your deck into your caster zone {how} , as casters",
            lambda n, name=name: Perform(name, TopCards(YOU, n)),
            take_set_off_the_top(name),
        )
        table.form(
            "clause",
            f"put [t:obj] into your caster zone {first}",
            lambda t, name=name: Perform(name, t) if may_be_set(t) else None,
            take_set(name),
        )
        later = () if name == "set_down" else ("face-down , as a caster as rest",)
        for end in (first, f"{how} , as casters", *later):
            for zone in ("your caster zone", "an allied caster zone"):
                table.reads("clause", f"put the top card of your deck into {zone} {end}", lambda single=single: single)
                table.reads(
                    "clause",
                    f"put {top} your deck into {zone} {end}",
                    lambda n, name=name: Perform(name, TopCards(YOU, n)),
                )
            theirs = f"their deck into their caster zone {end}"
            table.reads(
                "clause",
                f"[w:other] puts/put the top card of {theirs}",
                lambda w, name=name: Perform(name, TopCards(w, Number(1))),
            )
            table.reads(
                "clause", f"[w:other] puts/put {top} {theirs}", lambda w, n, name=name: Perform(name, TopCards(w, n))
            )


def may_be_set(thing: Thing) -> bool:
    """308.5: cards of one's own that are not in the field."""
    return isinstance(thing, Some) and thing.group.side == YOU and thing.group.zones not in ((), ("field",))


def take_set(name: str) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Perform(found, Some() as thing) if found == name:
                return {"t": thing}
        return None

    return take


def take_set_off_the_top(name: str) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Perform(found, TopCards(who, count)) if found == name and who == YOU and count != Number(1):
                return {"n": count}
        return None

    return take


def special_rows(table: Table) -> None:
    """1018 to 1022: counters, cancel, Soul Bond, level up, calling."""
    row, form = table.row, table.form
    row("clause", "put [amount:num] [kind:counter] on [thing:obj]", PlaceCounters)
    row("clause", "put a|an [kind:counter] on [thing:obj]", PlaceCounters, amount=Number(1))
    row("clause", "remove [amount:num] [kind:counter] from [thing:obj]", RemoveCounters)
    row("clause", "remove a|an [kind:counter] from [thing:obj]", RemoveCounters, amount=Number(1))
    row("clause", "remove all the? [kind:counter] from [thing:obj]", RemoveCounters, amount=None)
    form(
        "clause",
        "put a|an [k:counter] on [t:obj] [c:each]",
        lambda k, t, c: PlaceCounters(t, k, times(Number(1), c)),
        lambda v: (
            {"k": v.kind, "t": v.thing, "c": take_times(v.amount)["c"]}  # type: ignore[index]
            if isinstance(v, PlaceCounters) and take_times(v.amount)
            else None
        ),
    )
    handing_rows(table)  # 1018.7
    table.word("clause", "take an extra turn after this one", ExtraTurn())  # 1021.1
    # 909.3b-3  whoever comes later cannot attack the player either
    attackers = Every(Group((Is(Quality.TYPE, "servant"),), ("field",), OPPONENT))
    table.word("clause", "you cannot be attacked this turn", Modify(attackers, (Mark("cannot_attack_players"),)))
    row("clause", "[thing:subj] battles/battle [other:target]", Perform, name="battle")
    row("clause", "cancel [thing:obj] || remove [thing:obj] in the chase", Cancel)
    row("clause", "soul bond [thing:obj]", Perform, name="soul_bond")
    row("clause", "call [thing:obj]", Perform, name="call")
    row("clause", "level up a caster to [thing:obj]", Perform, name="level_up")
    table.word("obj", "it", Ref("it"))


def lasting_rows(table: Table) -> None:
    form, word = table.form, table.word
    form(
        "clause",
        "[t:subj] [c:vps] [d:lasting]",
        lambda t, c, d: Modify(t, c, d),
        lambda v: (
            {"t": v.thing, "c": v.changes, "d": v.lasting} if isinstance(v, Modify) and v.while_ is None else None
        ),
    )
    form("clause", "[d:lasting] , [t:subj] [c:vps]", lambda t, c, d: Modify(t, c, d), lambda v: None)
    word("lasting", "@until_end || this turn", Lasting.TURN)
    word("lasting", "until the? end of your opponent 's next turn", Lasting.OPPONENT_NEXT_TURN)
    word("lasting", "until the beginning of your next turn", Lasting.NEXT_TURN_START)
    word("lasting", "during this battle || until end of battle", Lasting.COMBAT)
