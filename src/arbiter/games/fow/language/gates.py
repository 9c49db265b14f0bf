"""Chapter 1100: keyword abilities whose text a card has only while something is so ([Seal], [Torrent], [Null] ...).

Each word stands for a condition. The ability behind the dash has it as its gate; a word that stands alone says it of
every paragraph below.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.games.fow.language.words import EITHER_RULER, RESONATOR, RULER
from arbiter.script.abilities import Ability, Keyword
from arbiter.script.amounts import Count, Distinct, Number
from arbiter.script.base import Amount, Condition, Op, Quality, Status
from arbiter.script.conditions import All, Compare, Exists, Happened, Holds
from arbiter.script.nouns import (
    EACH,
    OPPONENT,
    YOU,
    AnyOf,
    CountersIs,
    Group,
    Has,
    In,
    Is,
    NameContains,
    Not,
    Same,
    Self,
)
from arbiter.script.patterns import Casts, Moves, UsesAbility
from arbiter.text.grammar import Table, Take

STONES = Group((Is(Quality.TYPE, "magic_stone"),), ("field",), YOU)
RESONATORS = Group((RESONATOR,), ("field",), YOU)
PUBLIC = ("field", "ruler", "break", "removed")

# Words that say their condition by themselves.
PLAIN: dict[str, Condition] = {
    # 1124.2, 1124.3  you played another spell this turn
    "Torrent": Happened(Casts(YOU, Group((Not(Same(Self())),), (), EACH))),
    # 1134.2  no cards in your hand
    "Null": Compare(Count(Group((), ("hand",), YOU)), Op.EQ, Number(0)),
    # 1141.2  you control an astral ruler
    "Faith": Exists(Group((RULER, CountersIs("astral", Op.GE, Number(1))), ("ruler",), YOU), Number(1)),
    # 1144.2  an entity you controlled was put into a graveyard from the field this turn
    "Revenge": Happened(Moves(Group((), (), YOU), "field", "break")),
    # 1147.2  a God's Art of yours this turn
    "Fallen": Happened(UsesAbility(YOU, "special")),
    # 1149.2  it is ordered: a resonator that is a J-ruler
    "Revolution": Holds(Self(), (RESONATOR, Is(Quality.TYPE, "j_ruler"))),
    # 1173.2  thirteen face-down cards in your opponent's removed area
    "Eclipse": Exists(Group((In(Status.FACE_DOWN),), ("removed",), OPPONENT), Number(13)),
    # 1175.2  fifteen or less cards in your deck
    "Depths": Compare(Count(Group((), ("deck",), YOU)), Op.LE, Number(15)),
    # 1184.2  two resonators, and more than your opponent
    "Outnumber": All(
        (Exists(RESONATORS, Number(2)), Compare(Count(RESONATORS), Op.GT, Count(replace(RESONATORS, side=OPPONENT))))
    ),
    # 1197.2  cards of four types in your graveyard
    "Anathema": Compare(Distinct(Group((), ("break",), YOU), Quality.TYPE), Op.GE, Number(4)),
}


def seal(n: Amount) -> Condition:
    """1128.2, 1128.4."""
    return Exists(STONES, n)


def rune(n: Amount) -> Condition:
    """1137.2."""
    return Exists(Group((In(Status.FACE_UP),), ("rune",), YOU), n)


def legend(n: Amount) -> Condition:
    """1133.2."""
    return Exists(Group((Is(Quality.KIND, "Story"), In(Status.FACE_UP)), ("extra",), YOU), n)


def crest(c: str) -> Condition:
    """1131.2."""
    return Exists(Group((Is(Quality.COLOUR, c), Is(Quality.KIND, "Magic Crest")), ("field",), YOU), Number(1))


def coloured_rune(c: str) -> Condition:
    """1137.4."""
    return Exists(Group((Is(Quality.COLOUR, c), In(Status.FACE_UP)), ("rune",), YOU), Number(1))


def resonance(w: str) -> Condition:
    """1151.2, 1150.2."""
    return Exists(Group((Has(f"force_command:{w}"),), ("field", "ruler", "order", "extension"), YOU), Number(1))


def union(w: str) -> Condition:
    """1152.2, 1153.2."""
    return Compare(Distinct(Group((Is(Quality.KIND, w),), PUBLIC, YOU), Quality.NAME), Op.GE, Number(7))


LEADERS = AnyOf((EITHER_RULER, Is(Quality.TYPE, "extension_rule")))
LED = ("field", "ruler", "extension")


def reunited(a: Is) -> Condition:
    """1179.2, 1179.4: with that name, or of that race."""
    test = NameContains(a.value) if a.quality is Quality.NAME else a
    return Exists(Group((LEADERS, test), LED, YOU), Number(1))


def gate_rows(table: Table) -> None:
    form, word = table.form, table.word
    for name, condition in PLAIN.items():
        word("gate", f"[ {name} ]", condition)
    form("gate", "[ Seal ] ( [n:num] ) || [ Seal ] [n:num]", seal, take_count(STONES))
    form(
        "gate",
        "[ Rune ] [n:num] || [ Rune ] ( [n:num] )",
        rune,
        take_count(Group((In(Status.FACE_UP),), ("rune",), YOU)),
    )
    form("gate", "[ Legend ] ( [n:num] ) || [ Legend ] [n:num]", legend, take_legend)
    form("gate", "[ Crest ] [c:<coloursym>]", crest, take_crest)
    form("gate", "[ Rune ] [c:<coloursym>]", coloured_rune, take_coloured_rune)
    form("gate", "[ Force Resonance ] < [w:oneword] >", resonance, take_resonance)
    form("gate", "[ Union Seven < [w:<kind>] > ]", union, take_union)
    form("gate", "[ Reunited ] [a:named]", reunited, take_reunited)
    for kind in ("<word>", "<kind>"):
        form("oneword", f"[w:{kind}]", lambda w: w, lambda v: {"w": v} if isinstance(v, str) else None)
    for start in ("character", "spellcard"):
        for dash in ("--", "-", ""):
            form(
                start,
                f"[c:gate] {dash} [a:{start}]".replace("  ", " "),
                gated,
                take_gated if dash == "--" else (lambda v: None),
            )
        # Alone it speaks of all that follows.
        form(start, "[c:gate]", lambda c: (Keyword("", c, "text_below"),), take_alone)


def gated(c: Condition, a: tuple[Ability, ...]) -> object:
    return tuple(replace(each, gate=c) for each in a) if all(each.gate is None for each in a) else None


def take_gated(value: object) -> Mapping[str, object] | None:
    if not isinstance(value, tuple) or not value or value[0].gate is None or is_header(value[0]):
        return None
    return {"c": value[0].gate, "a": tuple(replace(each, gate=None) for each in value)}


def is_header(ability: Ability) -> bool:
    return isinstance(ability, Keyword) and ability.name == "text_below"


def take_alone(value: object) -> Mapping[str, object] | None:
    if isinstance(value, tuple) and len(value) == 1 and is_header(value[0]):
        return {"c": value[0].gate}
    return None


def take_count(group: Group) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        return {"n": value.low} if isinstance(value, Exists) and value.group == group else None

    return take


def take_legend(value: object) -> Mapping[str, object] | None:
    return {"n": value.low} if isinstance(value, Exists) and value == legend(value.low) else None


def take_crest(value: object) -> Mapping[str, object] | None:
    match value:
        case Exists(Group((Is(Quality.COLOUR, colour), Is(Quality.KIND, "Magic Crest")), _, _)):
            return {"c": colour}
    return None


def take_coloured_rune(value: object) -> Mapping[str, object] | None:
    match value:
        case Exists(Group((Is(Quality.COLOUR, colour), In(Status.FACE_UP)), ("rune",), _)):
            return {"c": colour}
    return None


def take_resonance(value: object) -> Mapping[str, object] | None:
    match value:
        case Exists(Group((Has(word),), _, _)) if word.startswith("force_command:"):
            return {"w": word.partition(":")[2]}
    return None


def take_union(value: object) -> Mapping[str, object] | None:
    match value:
        case Compare(Distinct(Group((Is(Quality.KIND, race),), _, _), Quality.NAME), Op.GE, Number(7)):
            return {"w": race}
    return None


def take_reunited(value: object) -> Mapping[str, object] | None:
    match value:
        case Exists(Group((AnyOf() as leaders, NameContains(part)), _, _)) if leaders == LEADERS:
            return {"a": Is(Quality.NAME, part)}
        case Exists(Group((AnyOf() as leaders, Is(Quality.KIND, race)), _, _)) if leaders == LEADERS:
            return {"a": Is(Quality.KIND, race)}
    return None
