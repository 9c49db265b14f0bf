"""Events by what causes them: a Contract chant, an effect, a source of damage, the text of a certain card."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.games.fow.language.areas import EVERY_AREA, said
from arbiter.games.fow.language.words import SPELL
from arbiter.games.fow.ways import REMNANT
from arbiter.games.fow.zones import CHASE, IN_PLAY
from arbiter.script.abilities import Triggered
from arbiter.script.ability_words import names_abilities
from arbiter.script.base import Pattern, Who
from arbiter.script.conditions import Happened
from arbiter.script.nouns import EACH, YOU, Group
from arbiter.script.patterns import ANYTHING, AnyPattern, DealsDamage, Moves, Reveals
from arbiter.script.walk import walk
from arbiter.text.core.events import EFFECTS
from arbiter.text.core.patterns import THIS
from arbiter.text.grammar import Table, Take

CONTRACT = "contract"  # 713.3
HIDDEN = said(tuple(zone for zone in EVERY_AREA if zone not in (*IN_PLAY, CHASE)))


def cause_rows(table: Table) -> None:
    contract_rows(table)
    effect_rows(table)
    source_rows(table)
    reveal_rows(table)


def contract_rows(table: Table) -> None:
    """713.3: the chant itself comes into the field, as a J-ruler."""
    form = table.form
    form(
        "event",
        "is/are put into the field by a Contract chant [w:bywhom]",
        lambda w: Moves(ANYTHING, to="field", by=w, cause=CONTRACT),
        take_contracted,
    )
    form(
        "condition",
        "a|an [g:np] was put into the field by a Contract chant you controlled this turn",
        lambda g: Happened(Moves(g, to="field", by=YOU, cause=CONTRACT)) if not g.zones and g.side == EACH else None,
        take_contract_happened,
    )


def take_contract_happened(value: object) -> Mapping[str, object] | None:
    match value:
        case Happened(Moves(group, None, "field", cause="contract")):
            return {"g": group}
    return None


def take_contracted(value: object) -> Mapping[str, object] | None:
    match value:
        case Moves(to="field", by=Who() as who, cause="contract"):
            return {"w": who}
    return None


def effect_rows(table: Table) -> None:
    """By an effect: not as a cost, and not by a rule."""
    table.form(
        "events",
        "[e:event] by an effect [w:bywhom] || [e:event] by the effect of a spell or ability [w:bywhom]",
        by_effect,
        take_by_effect,
    )
    # 901.1  by the text of a certain card: by an ability of it, by whatever of it, or for the price of an ability
    for words, kinds in (
        ("by the effect or as a cost of an ability of", ("ability", "cost")),
        ("by an|the ability of", ("ability",)),
        ("by an|the effect of", EFFECTS),
    ):
        table.form(
            "events",
            f"[e:event] {words} a|an [g:np]",
            lambda e, g, kinds=kinds: by_text(e, g, kinds),
            take_by_text(kinds),
        )

    # 1115.2, 910.2f  what was played by [Remnant] is moved by that ability
    table.form("events", "[e:event] by its [ Remnant ] ability", by_remnant, take_by_remnant)
    table.reads("events", "[e:event] by its [ Remnant ] ability or by an|the effect of a|an [g:np]", by_remnant)


def by_remnant(e: Pattern, g: Group | None = None) -> object:
    other = None if g is None else by_text(e, g, EFFECTS)
    if not isinstance(e, Moves) or e.cause is not None or (g is not None and other is None):
        return None
    own = replace(e, cause=REMNANT)
    return AnyPattern((own, *other.patterns)) if isinstance(other, AnyPattern) else own


def take_by_remnant(value: object) -> Mapping[str, object] | None:
    match value:
        case Moves(cause="remnant"):
            return {"e": replace(value, cause=None)}
    return None


def by_text(e: Pattern, g: Group, kinds: tuple[str, ...]) -> object:
    if not isinstance(e, Moves) or (e.by, e.cause, e.source) != (None, None, None) or g.zones or not g.tests:
        return None
    if names_abilities(g) or SPELL in walk(g.tests):
        return None  # what is on the chase is no card whose text it is
    found = tuple(replace(e, cause=kind, source=g) for kind in kinds)
    return found[0] if len(found) == 1 else AnyPattern(found)


def take_by_text(kinds: tuple[str, ...]) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        first = value.patterns[0] if isinstance(value, AnyPattern) else value
        match first:
            case Moves(source=Group() as group):
                plain = replace(first, cause=None, source=None)
                return {"e": plain, "g": group} if value == by_text(plain, group, kinds) else None
        return None

    return take


def by_effect(e: Pattern, w: Who) -> object:
    if not isinstance(e, Moves) or e.by is not None or e.cause is not None:
        return None
    return AnyPattern(tuple(replace(e, by=w, cause=cause) for cause in EFFECTS))


def take_by_effect(value: object) -> Mapping[str, object] | None:
    match value:
        case AnyPattern((Moves(by=Who() as who) as first, Moves())):
            plain = replace(first, by=None, cause=None)
            return {"e": plain, "w": who} if value == by_effect(plain, who) else None
    return None


def source_rows(table: Table) -> None:
    """1007: whoever controls the source of damage."""
    table.form(
        "pattern",
        "damage is dealt to [g:agent] by a source [w:bywhom]",
        lambda g, w: DealsDamage(Group((), (), w), g),
        take_source,
    )


def take_source(value: object) -> Mapping[str, object] | None:
    match value:
        case DealsDamage(Group((), (), who) as source, Group() as group) if who != EACH:
            return {"g": group, "w": who} if value == DealsDamage(source, group) else None
    return None


def reveal_rows(table: Table) -> None:
    """1005: a text of a certain card reveals this one, wherever it lies hidden."""
    table.form(
        "triggered",
        "when <self> is revealed by the ability of a|an [g:np] >>> [b:body]",
        lambda g, b: Triggered("", None, Reveals(THIS, g), None, b, zones=HIDDEN) if not g.zones else None,
        take_revealed,
    )


def take_revealed(value: object) -> Mapping[str, object] | None:
    match value:
        case Triggered(pattern=Reveals(what, Group() as group), zones=zones) if what == THIS and zones == HIDDEN:
            return {"g": group, "b": value.effects}
    return None
