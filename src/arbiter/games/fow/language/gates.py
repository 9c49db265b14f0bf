"""Chapter 1100: keyword abilities whose text a card has only while something is so ([Seal], [Torrent], [Null] ...).

Each word stands for a condition. The ability behind the dash has it as its gate; a word that stands alone says it of
every paragraph below.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.games.fow.language.runes import rune_rows
from arbiter.games.fow.language.words import EITHER_RULER, ENTITY, RESONATOR, RULER
from arbiter.games.fow.zones import ATTRIBUTES, TYPES
from arbiter.script.abilities import Ability, Keyword
from arbiter.script.amounts import Beneath, Count, Distinct, Either, Number, Plus
from arbiter.script.base import Amount, Condition, Op, Quality, Status
from arbiter.script.conditions import All, Any, Compare, Exists, Happened, Holds, NotSo
from arbiter.script.nouns import (
    EACH,
    OPPONENT,
    YOU,
    AllOf,
    AnyOf,
    CountersIs,
    Group,
    Has,
    HasAdded,
    In,
    Is,
    NameContains,
    Not,
    Same,
    Self,
    Shares,
)
from arbiter.script.patterns import Casts, Does, Moves
from arbiter.text.grammar import Table

STONES = Group((Is(Quality.TYPE, "magic_stone"),), ("field",), YOU)
RESONATORS = Group((RESONATOR,), ("field",), YOU)
OTHERS = Group((RESONATOR, Not(Same(Self()))), ("field",), YOU)
PUBLIC = ("field", "ruler", "break", "removed")
LEADING = (EITHER_RULER, In(Status.FACE_UP))


def card_types(zones: tuple[str, ...]) -> Amount:
    """202.2: how many different card types there are among your cards; general types and stone types are none."""
    whole: Amount = Number(0)
    for kind in TYPES:
        some = Exists(Group((Is(Quality.TYPE, kind),), zones, YOU), Number(1))
        whole = Plus(whole, Either(some, Number(1), Number(0)))
    return whole


# Words that say their condition by themselves.
PLAIN: dict[str, Condition] = {
    # 1124.2, 1124.3  you played another spell this turn, and this card is not in the field yet
    "Torrent": All(
        (
            NotSo(Holds(Self(), (In(Status.ON_FIELD),))),
            Happened(Casts(YOU, Group((Not(Same(Self())),), (), EACH))),
        )
    ),
    # 1134.2  no cards in your hand
    "Null": Compare(Count(Group((), ("hand",), YOU)), Op.EQ, Number(0)),
    # 1141.2  you control an astral ruler
    "Faith": Exists(Group((RULER, CountersIs("astral", Op.GE, Number(1))), ("ruler",), YOU), Number(1)),
    # 1144.2  an entity you controlled was put into a graveyard from the field this turn
    "Revenge": Happened(Moves(Group((), (), YOU), "field", "break")),
    # 1147.2  a God's Art of yours this turn
    "Fallen": Happened(Does(YOU, "resolve special")),
    # 1149.2  it is ordered: a resonator that is a J-ruler
    "Revolution": Holds(Self(), (HasAdded(Group((Is(Quality.TYPE, "order"),), ("order",), EACH)),)),
    # 1308.2a, 1308.2b, 1308.3  the lower text of a Solo Mode card
    "Solo Mode": NotSo(
        Any(
            (
                Exists(Group((*LEADING, Not(Is(Quality.KIND, "Arcana"))), ("field", "ruler"), YOU), Number(2)),
                Exists(Group((*LEADING, RULER, Has("revolution_order")), ("ruler",), YOU), Number(1)),
                Exists(Group((*LEADING, Has("ordered")), ("field",), YOU), Number(1)),
            )
        )
    ),
    # 1157.2  a token with the keyword of that name, sharing a name with this card, in your item area
    "Limit Break": Exists(
        Group((Has("limit_break"), In(Status.TOKEN), Shares(Quality.NAME, Self())), ("item",), YOU), Number(1)
    ),
    # 1158.2, 1044.1  it was upgraded
    "Upgrading": Holds(Self(), (CountersIs("upgraded", Op.GE, Number(1)),)),
    # 1165.2, 1165.3  three or more cards below it, face up or face down
    "Trinity": Compare(Beneath(Self()), Op.GE, Number(3)),
    # 1173.2  thirteen face-down cards in your opponent's removed area
    "Eclipse": Exists(Group((In(Status.FACE_DOWN),), ("removed",), OPPONENT), Number(13)),
    # 1175.2  fifteen or less cards in your deck
    "Depths": Compare(Count(Group((), ("deck",), YOU)), Op.LE, Number(15)),
    # 1184.2  two resonators, and more than your opponent
    "Outnumber": All(
        (
            # 1184.3  for a resonator card another resonator is enough
            Any((Exists(RESONATORS, Number(2)), All((Holds(Self(), (RESONATOR,)), Exists(OTHERS, Number(1)))))),
            Compare(Count(RESONATORS), Op.GT, Count(replace(RESONATORS, side=OPPONENT))),
        )
    ),
    # 1197.2  cards of four types in your graveyard
    "Anathema": Compare(card_types(("break",)), Op.GE, Number(4)),
}


# 1128.6  a text of yours releases the seals of cards of this attribute
OF_COLOUR = (
    All(
        (
            Holds(Self(), (Is(Quality.COLOUR, colour),)),
            Exists(Group((Has(f"release_seal:{colour}"),), ("field", "ruler"), YOU), Number(1)),
        )
    )
    for colour in ATTRIBUTES
)
RELEASED = Any((Holds(Self(), (Has("unsealed"),)), *OF_COLOUR))  # or it names this very card


def seal(n: Amount) -> Condition:
    """1128.2, 1128.4, 1128.6."""
    return Any((Exists(STONES, n), RELEASED))


def take_seal(value: object) -> Mapping[str, object] | None:
    match value:
        case Any((Exists(group, low), released)) if group == STONES and released == RELEASED:
            return {"n": low}
    return None


def legend(n: Amount) -> Condition:
    """1133.2."""
    return Exists(Group((Is(Quality.KIND, "Story"), In(Status.FACE_UP)), ("extra",), YOU), n)


def crest(c: str) -> Condition:
    """1131.2."""
    return Exists(Group((Is(Quality.COLOUR, c), Is(Quality.KIND, "Magic Crest")), ("field",), YOU), Number(1))


def resonance(w: str) -> Condition:
    """1151.2, 1150.2."""
    return Exists(Group((Has(f"force_command:{w}"),), ("field", "ruler", "order", "extension"), YOU), Number(1))


def union(w: str) -> Condition:
    """1152.2, 1153.2."""
    return Compare(Distinct(Group((Is(Quality.KIND, w),), PUBLIC, YOU), Quality.NAME, True), Op.GE, Number(7))


NON_ORDERED = AnyOf((RULER, AllOf((Is(Quality.TYPE, "j_ruler"), Not(Has("ordered"))))))
LEADERS = AnyOf((NON_ORDERED, Is(Quality.TYPE, "extension_rule")))
LED = ("field", "ruler", "extension")


def reunited(a: Is) -> Condition:
    """1179.2, 1179.4: with that name, or of that race."""
    test = NameContains(a.value) if a.quality is Quality.NAME else a
    return Exists(Group((LEADERS, test), LED, YOU), Number(1))


ALLIES = AnyOf((NON_ORDERED, ENTITY))


def reunited_with(g: Group) -> Condition:
    """1179.6: a ruler, J-ruler or entity of which that is so."""
    return Exists(Group((ALLIES, *g.tests), ("field", "ruler"), YOU), Number(1))


def take_reunited_with(value: object) -> Mapping[str, object] | None:
    match value:
        case Exists(Group((AnyOf() as allies, *tests), _, _), Number(1)) if allies == ALLIES:
            return {"g": Group(tuple(tests), (), EACH)}
    return None


def reunited_cluster(n: str) -> Condition:
    """1179.8: a ruler or J-ruler released during the cluster."""
    return Exists(Group((NON_ORDERED, Is(Quality.GROUP, n)), ("field", "ruler"), YOU), Number(1))


def take_reunited_cluster(value: object) -> Mapping[str, object] | None:
    match value:
        case Exists(Group((AnyOf() as rulers, Is(Quality.GROUP, name)), _, _), _) if rulers == NON_ORDERED:
            return {"n": name}
    return None


def gate_rows(table: Table) -> None:
    form, word = table.form, table.word
    for name, condition in PLAIN.items():
        word("gate", f"[ {name} ]", condition)
    form("gate", "[ Seal ] ( [n:num] ) || [ Seal ] [n:num]", seal, take_seal)
    form("gate", "[ Seal ] X , where X is [n:amt]", seal, lambda v: None)
    form("gate", "[ Legend ] ( [n:num] ) || [ Legend ] [n:num]", legend, take_legend)
    form("gate", "[ Crest ] [c:<coloursym>]", crest, take_crest)
    rune_rows(table)
    form("gate", "[ Force Resonance ] < [w:oneword] >", resonance, take_resonance)
    form("gate", "[ Union Seven < [w:<kind>] > ]", union, take_union)
    form("gate", "[ Reunited ] [a:named]", reunited, take_reunited)
    form("gate", "[ Reunited ] a|an [g:np]", reunited_with, take_reunited_with)
    form("gate", "[ Reunited ] cluster [n:<cardname>]", reunited_cluster, take_reunited_cluster)
    release_rows(table)
    for kind in ("<word>", "<kind>"):
        form("oneword", f"[w:{kind}]", lambda w: w, lambda v: {"w": v} if isinstance(v, str) else None)
    for start in ("character", "spellcard"):
        for dash in ("-", "--", ""):
            form(
                start,
                f"[c:gate] {dash} [a:{start}]".replace("  ", " "),
                gated,
                take_gated if dash == "-" else (lambda v: None),
            )
        # Alone it speaks of all that follows.
        form(start, "[c:gate]", lambda c: (Keyword("", c, "text_below"),), take_alone)
        table.reads(start, "[c:gate] .", lambda c: (Keyword("", c, "text_below"),))


def release_rows(table: Table) -> None:
    """1128.6: the seals of cards of an attribute count as released."""
    for start in ("character", "spellcard"):
        for colour in ATTRIBUTES:
            word = Keyword("", None, "release_seal", word=colour)
            table.word(
                start,
                f"release all? the [ Seal ] abilities of {colour} cards and|or spells you control . || "
                f"release all? the [ Seal ] abilities of {colour} entities and|or {colour} spells you control .",
                (word,),
            )


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


def take_legend(value: object) -> Mapping[str, object] | None:
    return {"n": value.low} if isinstance(value, Exists) and value == legend(value.low) else None


def take_crest(value: object) -> Mapping[str, object] | None:
    match value:
        case Exists(Group((Is(Quality.COLOUR, colour), Is(Quality.KIND, "Magic Crest")), _, _)):
            return {"c": colour}
    return None


def take_resonance(value: object) -> Mapping[str, object] | None:
    match value:
        case Exists(Group((Has(word),), _, _)) if word.startswith("force_command:"):
            return {"w": word.partition(":")[2]}
    return None


def take_union(value: object) -> Mapping[str, object] | None:
    match value:
        case Compare(Distinct(Group((Is(Quality.KIND, race),), _, _), Quality.NAME, True), Op.GE, Number(7)):
            return {"w": race}
    return None


def take_reunited(value: object) -> Mapping[str, object] | None:
    match value:
        case Exists(Group((AnyOf() as leaders, NameContains(part)), _, _)) if leaders == LEADERS:
            return {"a": Is(Quality.NAME, part)}
        case Exists(Group((AnyOf() as leaders, Is(Quality.KIND, race)), _, _)) if leaders == LEADERS:
            return {"a": Is(Quality.KIND, race)}
    return None
