"""The words of 2015: how today's spelling (which Force of Will's other language reads) is spelled on these cards.

Reading turns the words of 2015 into those that the shared rows know; printing turns them back. What the two documents
mean differently (subtypes of spells, the magic stone area, [Enter]) is not respelled but has rows of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.games.fow.language.everyday import EVERYDAY
from arbiter.games.fow.language.information import take_race
from arbiter.games.fow.language.rewritings import REWRITINGS
from arbiter.games.fow.language.words import ATTRIBUTES, key
from arbiter.games.fow.language.words import FINISH as TODAY_FINISH
from arbiter.games.fow.language.words import LEXICON as TODAY
from arbiter.script.abilities import Static
from arbiter.script.base import Quality
from arbiter.script.nouns import AnyOf, Is, Not, Self
from arbiter.script.statements import AddWord, Affects, LoseKeyword
from arbiter.text.core.statements import EVERYWHERE
from arbiter.text.grammar import Table

# 2.1/3a  the subtypes of spells, as one word of a text and as one type of a card
SPELLS = {"chant": "chant", "chant-instant": "chant_instant", "chant-standby": "chant_standby"}
# 2.1/4  those of additions; none of them speaks of another
ADDITIONS = {
    "field": "addition_field",
    "resonator": "addition_resonator",
    "j/resonator": "addition_jresonator",
    "ruler": "addition_ruler",
    "j-ruler": "addition_j-ruler",
    "j/ruler": "addition_jruler",
    "ruler/j-ruler": "addition_jruler",
}
SPELL_CARD = AnyOf(tuple(Is(Quality.TYPE, kind) for kind in SPELLS.values()))
# 11  the symbol skills, in the words of the shared rows
SYMBOLS = ("Pierce", "Precision", "First Strike", "Explode", "Flying", "Swiftness", "Imperishable")

# What the other document says of old cards and this one does not: [Enter] as any entering, the magic stone area as the
# field, chant-instants as chants with [Quickcast], symbol skills as all keyword abilities, and texts that became such.
LATER = {(row.old, row.today) for row in REWRITINGS if not row.in_2015}


SAID_TODAY = {(row.old, row.today) for row in EVERYDAY}


def speaks_otherwise(pattern: str, spelled: str) -> bool:
    return (pattern, spelled) not in SAID_TODAY and (
        (pattern, spelled) in LATER
        or spelled.startswith("addition")
        or "[Quickcast]" in spelled
        or spelled == r"\1stone"
    )


OWN = (
    (r"\b([Dd])ark (?=[Mm]agic [Ss]tone)", r"\1arkness "),
    # 2.1/7a  in quotation marks it is a name, also where a magic stone type is called the same
    (r"[“”]", '"'),
    (r'"([^"{}:>.\[]{1,60}?)(,?)"', r"‹Card Name \1›\2"),
    (
        r"\b([Ll]ight|[Ff]ire|[Ww]ater|[Ww]ind|[Dd]arkness) [Mm]agic [Ss]tone(?![^‹]*›)",
        r"\1stone",
    ),
    (r"\[Enter\]:", "[Enter]"),
    (r"\[Spell: ?Chant-[Ii]nstant\]", "chant_instant"),
    (r"\[Spell: ?Chant-[Ss]tandby\]", "chant_standby"),
    (r"\[Addition: ?Field\]", "addition_field"),
    (r"\[Addition: ?Resonator\]", "addition_resonator"),
    (r"\[Addition: ?J/[Rr]esonator\]", "addition_jresonator"),
    (r"\[Addition: ?Ruler\]", "addition_ruler"),
    (r"\[Addition: ?J-[Rr]uler\]", "addition_j-ruler"),
    (r"\[Addition: ?J/[Rr]uler\]", "addition_jruler"),
    (r"\bmagic stones? area\b", "stonearea"),
    (r"\bcomes? into (\w+(?: opponent's| or her)?) stonearea\b", r"enters \1 stonearea"),  # 3.6/6
    # 3.7/5  from a field or another such area nothing is put there that a text waits for
    (r"(?<=[Ww]hen )([^.:,]*?) is put into (\w+(?: opponent's)?) stonearea\b", r"\1 enters \2 stonearea"),
    (r"(?<=[Ww]henever )([^.:,]*?) is put into (\w+(?: opponent's)?) stonearea\b", r"\1 enters \2 stonearea"),
    (r"\bsymbol skills\b", "symbolskills"),
    (r"\bdiscards hand\b", "discards their hand"),  # 10.18/2
    (r"\b([Dd])iscard hand\b", r"\1iscard your hand"),
    (r"\b(enters?|leaves?) a field\b", r"\1 the field"),
    (r"\binto a field\b", "into the field"),
    (r"\bdeclare (attack|block) step\b", r"\1 step"),
)
RESPELL = (*OWN, *(pair for pair in TODAY.respell if not speaks_otherwise(*pair)))
LEXICON = replace(TODAY, respell=RESPELL)

FINISH = (
    *TODAY_FINISH,
    (r"\[Precision\]", "[Target Attack]"),  # 11.2
    (r"\[Judgment\]", "[J-Activate]"),  # 7.5/2
    (r"\bnon-resonator spell", "normal spell"),  # 3.13/3
    (r"\bresonator spell", "summon spell"),
    (r"\bchant_instant\b", "[Spell: Chant-Instant]"),
    (r"\bchant_standby\b", "[Spell: Chant-Standby]"),
    (r"\bchant\b", "[Spell: Chant]"),
    (r"\baddition_field", "[Addition: Field]"),
    (r"\bstandby area\b", "chant-standby area"),
    (r"\bstonearea\b", "magic stone area"),
    (r"(?<!magic stone )\bdeck(s?)\b", r"main deck\1"),  # 3.3
    (r"\bsymbolskills\b", "symbol skills"),  # 11
    (r" >>>", ","),
    (r"\bspecified cost\b", "attribute cost"),  # 2.3/2
    (r"\b(enters?|leaves?) the field under your control\b", r"\1 your field"),
    (r"\b(enters?) the field under your opponent 's control\b", r"\1 your opponent 's field"),
    (r"(this card) (enters|leaves) the field\b", r"\1 \2 your field"),
    (r"\b(enters?|leaves?) the field\b", r"\1 a field"),
    (r"\binto the field under its owner 's control\b", "into its owner 's field"),
    (r"\binto the field\b", "into your field"),
    (r"\bfrom the field\b", "from a field"),
    (r"\bof the battle\b", "of battle phase"),  # 8.1, 8.6
    (r"^(\[Break\] ?:.*?) from your removed area\b", r"\1"),  # 7.10/2  it is there while the ability is played
)


def race_rows(table: Table) -> None:
    """10.19/2: who gains a race keeps those it has; 10.19/1, who becomes something loses them, as in 12.9."""
    table.form("vp", "gains/gain [k:<kind>]", lambda k: (AddWord(Quality.KIND, k),), take_race)


def base_rows(table: Table) -> None:
    """9.4/2: a card of another attribute or race, wherever it is."""
    for attribute in ATTRIBUTES.values():
        said = Static("", None, (Affects(Self(), (AddWord(Quality.COLOUR, attribute),)),), zones=EVERYWHERE)
        table.word("static", f"treat <self> as a {attribute} card .", said)
    table.form(
        "static",
        "treat <self> as a|an [k:<kind>] .",
        lambda k: Static("", None, (Affects(Self(), (AddWord(Quality.KIND, k),)),), zones=EVERYWHERE),
        take_treated,
    )


def take_treated(value: object) -> Mapping[str, object] | None:
    match value:
        case Static(statements=(Affects(Self(), (AddWord(Quality.KIND, race),)),), zones=zones) if zones == EVERYWHERE:
            return {"k": race}
    return None


def word_rows(table: Table) -> None:
    """2.1/3a, 2.1/4, 3.13/3: subtypes, and a spell card, which is one of that type wherever it is."""
    for kind in SPELLS.values():
        if kind != "chant":
            table.word("head", f"{kind}/{kind}s", (Is(Quality.TYPE, kind),))
            table.word("head", f"{kind} card/cards", (Is(Quality.TYPE, kind),))
    for kind in dict.fromkeys(ADDITIONS.values()):
        test = (Is(Quality.TYPE, kind),)
        table.word("head", f"{kind}/{kind}s", test)
        table.word("head", f"{kind} card/cards", test)
    table.word("head", "spell card/cards", (SPELL_CARD,))
    table.word("pre", "non spell", Not(SPELL_CARD))
    race_rows(table)
    base_rows(table)
    lost = tuple(LoseKeyword(key(name)) for name in SYMBOLS)
    table.word("vp", "loses/lose all symbolskills || loses/lose its/their symbolskills", lost)
