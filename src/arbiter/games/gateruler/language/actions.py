"""Chapter 15: the game actions as texts instruct them, and what a cost can ask for."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.games.gateruler.face_down import terms_of
from arbiter.script.amounts import Number
from arbiter.script.base import How, Position, Quality
from arbiter.script.costs import Cost, Mana, MoveSome, MoveThis, RestThis, TurnDown
from arbiter.script.effects import (
    Cancel,
    CastNow,
    Deal,
    DealDivided,
    DealPlayer,
    Declare,
    Draw,
    ForEachPlayer,
    MayPay,
    Mill,
    Modes,
    Move,
    Perform,
    RemoveDamage,
    Rewrite,
    TurnFace,
)
from arbiter.script.nouns import EACH, OPPONENT, YOU, Group, Self
from arbiter.script.statements import AddWord, SetWords
from arbiter.text.core.amounts import make_move_some
from arbiter.text.core.choosing import make_select, take_select
from arbiter.text.draft import UNBOUND, Quantity, Ref
from arbiter.text.grammar import Table, Take

# Where cards are put: the words, the zone, and how they lie there.
PLACES: tuple[tuple[str, str, dict[str, object]], ...] = (
    ("into its/their owner/owners 's graveyard/graveyards", "break", {}),
    ("into your resource zone", "resource", {"whose": YOU}),
    ("into your resource zone exhausted", "resource", {"whose": YOU, "rested": True}),
    ("into your damage zone", "damage", {"whose": YOU}),
    ("into your damage zone face down", "damage", {"whose": YOU, "face_down": True}),
)

TIMINGS = (("Standard Action", "standard"), ("Instant Action", "instant"))

# 15-3, 15-11, 15-14, 15-17, 15-18, 15-23 to 15-36: procedures that the rules know by name.
ACTS = (
    ("special summon [thing:obj]", {"name": "special_summon"}),  # 15-18
    ("special summon [thing:obj] into an attack zone", {"name": "special_summon", "word": "attack"}),
    ("special summon [thing:obj] into a defense zone", {"name": "special_summon", "word": "defense"}),
    ("special summon [thing:obj] with it losing all abilities", {"name": "special_summon", "word": "blank"}),  # 15-29b
    ("normal summon [thing:obj]", {"name": "normal_summon"}),  # 15-17
    (
        "normal summon [thing:obj] without it counting towards your summon cap",
        {"name": "normal_summon", "word": "free"},
    ),
    ("set [thing:obj]", {"name": "set"}),  # 15-4
    ("drive [thing:obj]", {"name": "drive"}),  # 15-19a
    ("gear up into [thing:obj]", {"name": "gear_up"}),  # 14-18d-3
    ("do an Abyssal Summoning", {"name": "abyssal_summon"}),  # 16-14d
    ("place [thing:obj] in an attack zone", {"name": "place", "word": "attack"}),  # 15-28
    ("place [thing:obj] in a defense zone", {"name": "place", "word": "defense"}),
    ("move [thing:obj] to a zone", {"name": "place"}),  # 15-3b
    ("move [thing:obj] to another zone", {"name": "place", "word": "another"}),
    ("move [thing:obj] to another attack zone", {"name": "place", "word": "another attack"}),
    ("move [thing:obj] to another defense zone", {"name": "place", "word": "another defense"}),
    ("rearrange your units", {"name": "rearrange", "who": YOU}),  # 15-28b
    ("rearrange your opponent 's units", {"name": "rearrange", "who": OPPONENT}),
    ("end the turn", {"name": "end_turn"}),  # 15-24
    ("redirect the attack to [thing:single]", {"name": "redirect"}),  # 15-36
    ("play <self>", {"name": "play_this"}),  # 14-6c
    ("play <self> without paying its cost", {"name": "play_this", "word": "free"}),  # 14-4b-6e
    ("[thing:subj] remains/remain in play", {"name": "remain"}),  # 15-32
)


def action_rows(table: Table) -> None:
    moving_rows(table)
    named_rows(table)
    charge_rows(table)
    harm_rows(table)
    playing_rows(table)
    choice_rows(table)
    cost_rows(table)


def moving_rows(table: Table) -> None:
    """15-3, 15-9, 15-13: from zone to zone."""
    row, word = table.row, table.word
    for words, zone, how in PLACES:
        row("clause", f"put [thing:obj] {words}", Move, to=zone, how=How.PUT, **how)
    row(
        "clause",
        "put [thing:obj] on the bottom of its/their owner/owners 's deck/decks",
        Move,
        to="deck",
        how=How.PUT,
        position=Position.BOTTOM,
    )
    row(
        "clause",
        "put [thing:obj] on the bottom of your deck in any order",
        Move,
        to="deck",
        how=How.PUT,
        position=Position.BOTTOM,
        ordered=True,
    )
    for words, zone, down in (
        ("into your graveyard", "break", False),
        ("into your resource zone", "resource", False),
        ("into your damage zone face down", "damage", True),
    ):
        word("clause", f"put the top card of your deck {words}", Mill(YOU, Number(1), zone, How.PUT, UNBOUND, down))
        row(
            "clause",
            f"put the top [amount:cards] of your deck {words}",
            Mill,
            who=YOU,
            to=zone,
            slot=UNBOUND,
            face_down=down,
        )
    row(
        "clause",
        "your opponent puts the top [amount:cards] of their deck into their graveyard",
        Mill,
        who=OPPONENT,
        to="break",
        slot=UNBOUND,
    )
    row("clause", "flip [thing:obj] face down", TurnFace, face_up=False)  # 15-33
    row("clause", "flip [thing:obj] face up", TurnFace, face_up=True)


def named_rows(table: Table) -> None:
    row, word = table.row, table.word
    for template, fixed in ACTS:
        if "[" in template:
            row("clause", template, Perform, **fixed)
        else:
            word("clause", template, Perform(**fixed))
    for words, place in (("into play", ""), ("into an attack zone", "attack "), ("into a defense zone", "defense ")):
        table.form(
            "clause",
            f"put [t:cardobj] {words} as a face down unit with [a:<num>] ATK , [h:<num>] HP and [s:<num>] STK",  # 14-19
            lambda t, a, h, s, place=place: Perform("face_down_unit", t, word=f"{place}{a}/{h}/{s}"),
            take_face_down(place),
        )
    row("clause", "drive [amount:num]", Perform, name="drive")  # 15-19c
    row("clause", "[who:other] drives/drive [amount:num]", Perform, name="drive")
    row("clause", "increase your summon cap by [amount:num]", Perform, name="summon_cap")  # 15-2c
    row("clause", "heal [amount:num] life", Perform, name="heal_player", who=YOU)  # 15-21b
    row("clause", "[who:other] heals/heal [amount:num] life", Perform, name="heal_player")
    row("clause", "heal [amount:num] HP from [thing:obj]", RemoveDamage)  # 15-21a
    row("clause", "DR [amount:num]", Perform, name="reverse", who=YOU)  # 15-30
    word("clause", "negate it", Cancel(Ref("effect")))  # 15-25
    for mark, name in (("OD", "overdrive"), ("CNT", "counter")):  # 14-6b
        word("clause", f"play the [ {mark} ] ability of <self>", Perform("play_ability", word=name))
    for words, kind in (("combat damage", "combat"), ("effect damage", "effect")):  # 13-7b-1
        row("clause", f"heal the {words} dealt to [thing:single]", Perform, name="heal_dealt", word=kind)
    table.form(
        "clause",
        "its effect becomes <quote> [b:body] <unquote>",  # 14-17
        lambda b: Rewrite(Ref("it"), b),
        lambda v: {"b": v.effects} if isinstance(v, Rewrite) else None,
    )
    table.form(
        "clause",
        "each player draws [n:cards]",  # 4-2b  what is counted is each player's own, which the shared row does not say
        lambda n: None if isinstance(n, Number) else ForEachPlayer(EACH, (Draw(YOU, n),)),
        lambda v: None,
    )
    row("clause", "swap [thing:several]", Perform, name="swap")
    for joint in ("and", "with"):
        row("clause", f"swap [thing:single] {joint} [other:single]", Perform, name="swap")  # 15-11


def take_face_down(place: str) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, Perform) and value.name == "face_down_unit" and value.word is not None:
            row, numbers = terms_of(value.word)
            if row == place.strip():
                atk, hp, stk = (int(each) for each in numbers.split("/"))
                return {"t": value.thing, "a": atk, "h": hp, "s": stk}
        return None

    return take


def charge_rows(table: Table) -> None:
    """15-14: under a card as a charge, and on top of one."""
    row = table.row
    row("clause", "add [thing:cardobj] underneath [other:single] as a charge", Perform, name="charge")
    row("clause", "put [thing:cardobj] on top of [other:single]", Perform, name="put_on_top")


def harm_rows(table: Table) -> None:
    """15-20: damage to rulers; 15-20e-3  and to what a card speaks of that was played because of it."""
    row, word = table.row, table.word
    row("clause", "deal [amount:dmg] to [to:obj]", Deal)
    row("clause", "deal [amount:dmg] to [who:dealt]", DealPlayer)
    row("clause", "[source:single] deals/deal [amount:dmg] to [who:dealt]", DealPlayer)
    row("clause", "deal [amount:num] damage to [who:dealt] , ignoring [ CNT ]", Perform, name="deal_uncountered")
    word("dealt", "you", YOU)
    word("dealt", "your opponent", OPPONENT)
    row("clause", "this damage becomes [amount:num]", Perform, name="this_damage", word="becomes")
    row("clause", "reduce this damage by [amount:num]", Perform, name="this_damage", word="reduce")
    row("clause", "deal [amount:num] damage , divided as you choose among [to:divided]", DealDivided)  # 15-10


def playing_rows(table: Table) -> None:
    """15-16."""
    for words, free in (("", False), (" without paying its/their cost", True)):
        table.form(
            "clause",
            f"play [t:obj]{words}",
            lambda t, free=free: None if t == Self() else CastNow(t, free=free),
            take_cast(free),
        )


def take_cast(free: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        return {"t": value.thing} if isinstance(value, CastNow) and value.free == free else None

    return take


def choice_rows(table: Table) -> None:
    """14-4b-2: options; 14-4b-4c: what is chosen later; 2-5c: naming an attribute."""
    form, row, word = table.form, table.row, table.word
    form("clause", "next choose [q:quantity] [g:np]", make_late, take_select)
    for count in range(2, 5):
        slots = " ".join(f"• [o{i}:body]" for i in range(count))
        form(
            "body",
            f"choose [q:quantity] of the following : {slots}",
            lambda q, **options: (Modes(q.low, q.high, tuple(options.values())),),
            take_modes(count),
        )
    for words, name in TIMINGS:
        word("optiontiming", words, name)
    for count in range(2, 4):
        parts = " ".join(f"• [t{i}:optiontiming] : [o{i}:body]" for i in range(count))
        form("body", f"choose [q:quantity] of the following : {parts}", make_timed, take_timed(count))  # 14-4b-2a
    row("clause", "choose an attribute", Declare, slot=UNBOUND, quality=Quality.KIND)
    row("gain", "the chosen attribute", AddWord, quality=Quality.KIND, value="", slot=UNBOUND)


def make_timed(q: Quantity, **parts: object) -> object:
    options = tuple(part for name, part in parts.items() if name.startswith("o"))
    timings = tuple(str(part) for name, part in parts.items() if name.startswith("t"))
    return (Modes(q.low, q.high, options, timings=timings),)  # type: ignore[arg-type]


def take_timed(count: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case (Modes() as modes,) if len(modes.options) == count and modes.timings:
                options = {f"o{i}": option for i, option in enumerate(modes.options)}
                timings = {f"t{i}": timing for i, timing in enumerate(modes.timings)}
                return {"q": Quantity(modes.low, modes.high), **timings, **options}
        return None

    return take


def make_late(q: Quantity, g: Group) -> object:
    return make_select(q, g)


def take_modes(count: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case (Modes() as modes,) if len(modes.options) == count and not modes.timings:
                options = {f"o{i}": option for i, option in enumerate(modes.options)}
                return {"q": Quantity(modes.low, modes.high), **options}
        return None

    return take


NO_ATTRIBUTES = SetWords(Quality.KIND, ())  # 2-6  it is of no attribute


def cost_rows(table: Table) -> None:
    """14-3: the actions in square brackets; 15-15: resources that an effect lets be paid."""
    table.word("loss", "all attributes || all its|their attributes", NO_ATTRIBUTES)
    row, form, word = table.row, table.form, table.word
    form(
        "costpart",
        "pay [n:<num>] resource/resources",  # 15-15
        lambda n: Mana(any=n),
        lambda v: {"n": v.any} if isinstance(v, Mana) else None,
    )
    form(
        "sentence",
        "you may pay [n:<num>] resource/resources",
        lambda n: MayPay(Cost((Mana(any=n),)), slot=UNBOUND),
        lambda v: (
            {"n": v.cost.parts[0].any}
            if isinstance(v, MayPay) and v.who == YOU and len(v.cost.parts) == 1 and isinstance(v.cost.parts[0], Mana)
            else None
        ),
    )
    word("costpart", "exhaust <self>", RestThis())
    row("costpart", "put <self> into its owner 's graveyard", MoveThis, to="break", how=How.PUT)
    row(
        "costpart",
        "put <self> on the bottom of its owner 's deck",
        MoveThis,
        to="deck",
        how=How.PUT,
        position=Position.BOTTOM,
    )
    form(
        "costpart",
        "put [q:quantity] [g:np] into its/their owner/owners 's graveyard/graveyards",
        *make_move_some("break", How.PUT),
    )
    form(
        "costpart",
        "put [q:quantity] [g:np] on the bottom of its/their owner/owners 's deck/decks",
        make_bottom,
        take_bottom,
    )
    row("costpart", "DR [count:num]", TurnDown, zone="damage", tests=())  # 15-30b-1
    form(
        "costpart",
        "DR [n:num] : [g:np]",  # 15-30b-2
        lambda n, g: TurnDown("damage", n, g.tests) if g.tests and not g.zones and g.side == EACH else None,
        lambda v: {"n": v.count, "g": Group(v.tests, ())} if isinstance(v, TurnDown) and v.tests else None,
    )


def make_bottom(q: Quantity, g: Group) -> object:
    made = make_move_some("deck", How.PUT)[0](q, g)
    return (
        None if not isinstance(made, MoveSome) else MoveSome(made.group, made.count, "deck", How.PUT, Position.BOTTOM)
    )


def take_bottom(value: object) -> Mapping[str, object] | None:
    if isinstance(value, MoveSome) and value.position is Position.BOTTOM:
        return make_move_some("deck", How.PUT)[1](value)
    return None
