"""901.3a: abilities that work where their text says that the card is: of chants, in a graveyard, in an EX area; and
costs that are paid with cards of such areas."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.games.fow.zones import POSSESSION, SHINOBI
from arbiter.script.abilities import Ability, Activated, Spell, Static, Triggered
from arbiter.script.amounts import Number, X
from arbiter.script.base import Change, Condition, How, Pattern, Position
from arbiter.script.conditions import All, Exists, InStep, IsTurnOf
from arbiter.script.costs import MoveSome, MoveThis, TurnUp
from arbiter.script.effects import Effects, Modes, Modify, Move
from arbiter.script.nouns import YOU, Group, Same, Self
from arbiter.script.patterns import AnyPattern, Moves, Reveals
from arbiter.script.statements import Affects, Mark
from arbiter.script.walk import walk
from arbiter.text.core.arrows import take_paragraph
from arbiter.text.core.patterns import THIS
from arbiter.text.core.sentences import as_one
from arbiter.text.draft import FromArea, MoveThisFrom, Quantity
from arbiter.text.grammar import Table, Take
from arbiter.text.nodes import says, swapped

# What the areas are called, and which zones of the shared rows they are.
PLACES = (
    ("graveyard", "break"),
    ("hand", "hand"),
    ("removed area", "removed"),
    ("< Shinobi > EX area", SHINOBI),
    ("< Possession > EX area", POSSESSION),
)


def elsewhere_rows(table: Table) -> None:
    chant_rows(table)
    place_rows(table)
    own_cost_rows(table)
    some_cost_rows(table)
    move_rows(table)


# ---------------------------------------------------------------- 901.1  chants have abilities, too


def chant_rows(table: Table) -> None:
    """A chant is never in the field: only what works elsewhere is an ability of it."""
    form = table.form
    form("spellcard", "[a:activated]", of_chant, take_of_chant)
    form("spellcard", "[a:triggered]", of_chant, take_of_chant)
    form("spellcard", "[a:spell]", lambda a: None if is_placed(a) else (a,), take_paragraph)
    form("spellcard", "[a:placed]", lambda a: (a,), lambda v: None)
    instead_rows(table)


def instead_rows(table: Table) -> None:
    """Text below a word like [Force Resonance] that stands in place of the paragraph before it."""
    form = table.form
    form(
        "spellcard",
        "you may choose [m:modecount] instead .",
        lambda m: (Spell("", None, (Modes(m.low, m.high, ()),), replaces=True),),
        take_more_modes,
    )
    form("spellcard", "[a:clauses] instead .", lambda a: (Spell("", None, (a,), replaces=True),), take_instead)
    form(
        "spellcard",
        "[a:clauses] instead , where X is [n:amt] .",
        lambda a, n: (Spell("", None, (swapped(a, X(), n),), replaces=True),) if says(a, X()) else None,
        lambda v: None,
    )


def take_more_modes(value: object) -> Mapping[str, object] | None:
    match value:
        case (Spell(effects=(Modes(low, high, ()),), replaces=True, gate=None),):
            return {"m": Quantity(low, high)}
    return None


def take_instead(value: object) -> Mapping[str, object] | None:
    match value:
        case (Spell(effects=effects, replaces=True, gate=None),) if effects:
            return {"a": as_one(effects)}
    return None


def is_placed(spell: Spell) -> bool:
    """What a whole paragraph says of this card in an area is an ability, and no effect of the chant."""
    match spell.effects:
        case (Modify(Self(), _, _, Exists(Group((Same(Self()),), _, _))),):
            return True
    return says(spell.effects, Mark("cannot_be_cancelled")) and any(
        isinstance(node, Modify) and node.thing == Self() and says(node.changes, Mark("cannot_be_cancelled"))
        for node in walk(spell.effects)
    )  # 1012.1  so is what can only be so before the effect is carried out


def of_chant(a: Ability) -> object:
    return (a,) if works_elsewhere(a) else None


def works_elsewhere(ability: Ability) -> bool:
    if isinstance(ability, Activated):
        return ability.zones != ("field",)
    if isinstance(ability, Triggered):
        return ability.zones != ("field",) or is_own_move(ability.pattern) or moves_from(ability.effects)
    return False


def moves_from(effects: Effects) -> bool:
    return any(isinstance(node, FromArea) for node in walk(effects))


def is_own_move(pattern: Pattern) -> bool:
    """Does it wait for what happens to this very card out of the field?"""
    if isinstance(pattern, AnyPattern):
        return all(is_own_move(each) for each in pattern.patterns)
    if isinstance(pattern, Moves):
        return pattern.what == THIS and pattern.origin not in (None, "field") and pattern.to != "field"
    return isinstance(pattern, Reveals) and Same(Self()) in pattern.what.tests


def take_of_chant(value: object) -> Mapping[str, object] | None:
    match value:
        case (Activated() | Triggered() as ability,) if ability.gate is None and works_elsewhere(ability):
            return {"a": ability}
    return None


# ---------------------------------------------------------------- as long as the card is there


def place_rows(table: Table) -> None:
    """ "… as long as this card is in your removed area": the ability is active there, and nowhere else."""
    form, word = table.form, table.word
    for words, zone in PLACES:
        word("ownplace", f"<self> is in your|a {words} || it is in your {words}", zone)
    form("placed", "[s:statement] as long as [z:ownplace] .", placed, take_placed)
    form(
        "placed",
        "[s:statement] [c:during] as long as [z:ownplace] .",
        lambda s, c, z: Static("", None, (s,), c, (z,)),
        take_during,
    )
    form("placed", "as long as [z:ownplace] , [s:statement] .", placed, lambda v: None)
    form(
        "placed",
        "[s:statement] as long as [z:ownplace] and [c:condition] . || "
        "as long as [z:ownplace] and [c:condition] , [s:statement] .",
        lambda s, z, c: Static("", None, (s,), c, (z,)),
        take_placed_while,
    )
    table.same("static", "[a:placed]")
    for words, zone in PLACES:
        here = f"<self> in your {words}"
        form("placed", f"{here} [v:vps] .", lambda v, zone=zone: of_this(v, None, zone), lambda v: None)
        form(
            "placed",
            f"if [c:conditions] , {here} [v:vps] . || as long as [c:conditions] , {here} [v:vps] .",
            lambda c, v, zone=zone: of_this(v, c, zone),
            lambda v: None,
        )
        for start in ("character", "spellcard"):
            form(
                start,
                f"if [c:conditions] , {here} [v:vps] and [s:casting] . || "
                f"as long as [c:conditions] , {here} [v:vps] and [s:casting] .",
                lambda c, v, s, zone=zone: (of_this(v, c, zone), Static("", None, (s,), c)),
                lambda v: None,
            )


def of_this(changes: tuple[Change, ...], condition: Condition | None, zone: str) -> Static:
    return Static("", None, (Affects(Self(), changes),), condition, (zone,))


def take_placed_while(value: object) -> Mapping[str, object] | None:
    if not isinstance(value, Static) or value.condition is None or isinstance(value.condition, All | IsTurnOf | InStep):
        return None
    found = take_placed(replace(value, condition=None))
    return None if found is None else {**found, "c": value.condition}


def placed(s: object, z: str) -> object:
    return Static("", None, (s,), None, (z,))  # type: ignore[arg-type]


def take_placed(value: object) -> Mapping[str, object] | None:
    zones = tuple(zone for _, zone in PLACES)
    match value:
        case Static(gate=None, statements=(said,), condition=None, zones=(zone,)) if zone in zones:
            return {"s": said, "z": zone}
    return None


def take_during(value: object) -> Mapping[str, object] | None:
    match value:
        case Static(condition=IsTurnOf() | InStep() as condition):
            found = take_placed(replace(value, condition=None))
            return None if found is None else {**found, "c": condition}
    return None


# ---------------------------------------------------------------- costs


def own_cost_rows(table: Table) -> None:
    """Costs that move this very card out of an area, or turn it over there."""
    for words, zone in PLACES:
        for end, part in OWN_ENDS:
            if part.to != zone:
                table.reads(
                    "costpart",
                    f"put <self> from your {words} {end}",
                    lambda part=part, zone=zone: MoveThisFrom(part, zone),
                )
    words = "< Shinobi > EX area"  # 318.2  cards lie there face down
    table.reads(
        "costpart",
        f"put <self> from your hand face down into|in your {words}",
        lambda: MoveThisFrom(MoveThis(SHINOBI, How.PUT), "hand"),
    )
    table.row("costpart", f"put <self> face down into your {words}", MoveThis, to=SHINOBI, how=How.PUT)
    flipped = TurnUp(SHINOBI, Number(1), (Same(Self()),))
    table.word("costpart", f"flip this face-down card in your {words} face up", flipped)
    for words, zone in PLACES:
        if zone not in ("hand", "break"):
            table.word("fowlimit", f"if <self> is in your {words}", (zone,))


OWN_ENDS = (
    ("into your graveyard", MoveThis("break", How.PUT)),
    ("on the bottom of your deck", MoveThis("deck", How.PUT, Position.BOTTOM)),
    ("into your removed area", MoveThis("removed", How.PUT)),
)


def some_cost_rows(table: Table) -> None:
    """Costs that are paid with cards of an area."""
    form = table.form
    for end, to, position in (
        ("into your graveyard", "break", None),
        ("on the bottom of your deck", "deck", Position.BOTTOM),
        ("on the bottom of your deck in any order", "deck", Position.BOTTOM),
        ("into your item area", "item", None),
    ):
        form(
            "costpart",
            f"put [q:quantity] [g:np] {end}",
            lambda q, g, to=to, position=position: moved(q, g, to, position),
            take_moved(to, position, "any order" in end),
        )


def moved(q: Quantity, g: Group, to: str, position: Position | None) -> object:
    """903.2l: what is paid is one's own, and the text says where it lies."""
    if g.side != YOU or not g.zones or g.zones == ("field",) or q.low != q.high:
        return None
    return MoveSome(g, q.high, to, How.PUT, position)


def take_moved(to: str, position: Position | None, ordered: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case MoveSome(group, count, zone, How.PUT, place) if (zone, place) == (to, position):
                several = to == "deck" and count != Number(1)
                if ordered == several and group.zones and group.zones != ("field",):
                    return {"q": Quantity(count, count), "g": group}
        return None

    return take


# ---------------------------------------------------------------- moves between areas


def move_rows(table: Table) -> None:
    """313.3: into the item area it comes under the control of whoever puts it there."""
    table.row("clause", "put [thing:obj] into your item area", Move, to="item", how=How.PUT, whose=YOU)
