"""Section 2: cards. A printed card (plain data) becomes a face whose text has been compiled."""

from __future__ import annotations

import re
from dataclasses import fields, replace
from typing import Final

from arbiter.games.gateruler.keywords import lost_shield, stands_for
from arbiter.games.gateruler.language import LANGUAGE
from arbiter.games.gateruler.language.settling import EVERY_ZONE, speaking_of_fields
from arbiter.games.gateruler.rulers import RULES_OF_A_RULER, Geas, Ruler
from arbiter.games.gateruler.vocabulary import VOCABULARY
from arbiter.games.gateruler.zones import COUNTER, DRIVE, FACTIONS, FRONT, GEAS, RULER, SET, TYPES
from arbiter.games.printed_fields import Card, missing_number, printed_number
from arbiter.kernel.errors import BadCard
from arbiter.kernel.program import Library
from arbiter.kernel.support import problems
from arbiter.kernel.traits import Face, Sheet, Traits
from arbiter.script import abilities as ab
from arbiter.script import statements as st
from arbiter.script.amounts import Number
from arbiter.script.base import Change, Quality, Stat
from arbiter.script.effects import Effects
from arbiter.script.nouns import YOU, Every, Group, Is, Self
from arbiter.text.compiler import compile_text
from arbiter.text.errors import TextError

NUMBERS: Final = frozenset(each.name for each in fields(Ruler) if "int" in str(each.type))
WORDS: Final = frozenset({"attributes", "unit_attributes", "other_attributes", "lacks"})
TEXTS: Final = frozenset({"setup", "start"})
STATS: Final = (("life", Stat.GUARD), ("atk", Stat.POWER), ("stk", Stat.STRIKE))


def text_field(card: Card, field: str) -> str:
    value = card.get(field)
    if not isinstance(value, str) or not value.strip():
        raise BadCard(f"card {card.get('id', '?')!r}: {field} is missing; it must be a piece of text")
    return value.strip()


def words_of(card: Card, field: str) -> frozenset[str]:
    """A list of words, or one string in which commas or slashes separate them, as a table has it."""
    value = card.get(field, ())
    if isinstance(value, str):
        value = [word for word in re.split(r"[,/]", value) if word.strip()]
    if not isinstance(value, (list, tuple)):
        raise BadCard(f"card {card.get('id', '?')!r}: {field} must be a list of words, not {value!r}")
    return frozenset(str(word).strip() for word in value)


def factions_of(card: Card) -> frozenset[str]:
    """2-4."""
    found = frozenset(word.lower() for word in words_of(card, "faction"))
    if not found <= set(FACTIONS):
        raise BadCard(f"card {card.get('id', '?')!r}: faction must name some of {', '.join(FACTIONS)}")
    return found


# ---------------------------------------------------------------- rulers and geases


def effects_of(card: Card, field: str) -> Effects:
    """5-3b, 6-2f: what a ruler has its player do, in the same words as any text; TextError if it cannot be read."""
    text = str(card.get(field) or "").strip()
    if not text:
        return ()
    compiled = compile_text(LANGUAGE, text_field(card, "name"), "event", text)
    found = problems(compiled, VOCABULARY)
    if found or len(compiled) != 1 or not isinstance(compiled[0], ab.Spell):
        raise TextError(found[0] if found else f"{field} must be one paragraph of instructions", phrase=text[:60])
    return compiled[0].effects


def rules_in(card: Card) -> dict[str, object]:
    """Those of a ruler's rules that the card gives."""
    found: dict[str, object] = {}
    for field in RULES_OF_A_RULER & set(card):
        if field in TEXTS:
            found[field] = effects_of(card, field)
        elif field in WORDS:
            found[field] = words_of(card, field)
        else:
            found[field] = printed_number(card, field) or 0
    return found


def sheet_of(card: Card, kind: str) -> Sheet | None:
    if kind == "ruler":
        return Ruler(**rules_in(card))  # type: ignore[arg-type]
    if kind == "geas":
        return Geas(text_field(card, "ruler"), tuple(sorted(rules_in(card).items())))
    return None


def own_numbers(card: Card) -> tuple[ab.Ability, ...]:
    """5-2b-2: the life, ATK and STK that a geas gives its ruler."""
    ruler = Every(Group((Is(Quality.TYPE, "ruler"),), (RULER, FRONT), YOU))
    changes = tuple(
        st.SetStat(stat, Number(printed_number(card, field) or 0)) for field, stat in STATS if field in card
    )
    said = st.Affects(ruler, changes)
    return (
        (ab.Static("The ruler's numbers become those of the geas.", None, (said,), zones=(GEAS,)),) if changes else ()
    )


# ---------------------------------------------------------------- text


def abilities_of(card: Card, kind: str) -> tuple[ab.Ability, ...]:
    """The card's text as abilities, or `TextError`."""
    text = card.get("text") or ""
    if not isinstance(text, str):
        raise BadCard(f"card {card.get('id', '?')!r}: text must be a piece of text")
    if not text.strip():
        return ()
    name, way = text_field(card, "name"), "event" if kind == "event" else "unit"
    return in_one(name, text.strip(), compile_text(LANGUAGE, name, way, text.strip()))


def in_one(name: str, text: str, abilities: tuple[ab.Ability, ...]) -> tuple[ab.Ability, ...]:
    """An event has one text that resolves, whose sentences may stand in lines of their own: they are done in order."""
    spells = [ability for ability in abilities if isinstance(ability, ab.Spell)]
    if len(spells) < 2:
        return abilities
    told = [re.sub("^■ ?", "", spell.text) for spell in spells]
    lines = text.split("\n")
    if any(spell.text not in lines for spell in spells):
        raise TextError("an event has one paragraph of instructions, not several", phrase=spells[1].text[:60])
    others = [line for line in lines if line not in {spell.text for spell in spells}]
    return compile_text(LANGUAGE, name, "event", "\n".join((*others, " ".join(told))))


def said_of_itself(ability: ab.Ability) -> tuple[Change, ...] | None:
    """14-8b: what the card says of itself alone, and without any condition."""
    if not isinstance(ability, ab.Static) or ability.condition is not None or ability.gate is not None:
        return None
    found: list[Change] = []
    for said in ability.statements:
        if not isinstance(said, st.Affects) or not isinstance(said.thing, Self):
            return None
        found += said.changes
    return tuple(found)


def is_word(change: Change) -> bool:
    return isinstance(change, st.AddWord | st.SetWords) and change.slot is None


def is_base(ability: ab.Ability) -> bool:
    """14-8b: an unconditional ability that defines the card's own types and attributes is part of what it is."""
    changes = said_of_itself(ability)
    return changes is not None and bool(changes) and all(map(is_word, changes))


def add_base_words(words: dict[Quality, set[str]], ability: ab.Ability) -> None:
    """14-8c-1: "also treated as" adds a word, "treated as" puts it in place of those that the card had."""
    for change in said_of_itself(ability) or ():
        if isinstance(change, st.AddWord):
            words.setdefault(change.quality, set()).add(change.value)
        elif isinstance(change, st.SetWords):
            words[change.quality] = set(change.values)


def with_base_numbers(ability: ab.Ability) -> ab.Ability:
    """14-8b: what defines the card's own level, ATK, HP or STK without a condition does so in every zone."""
    changes = said_of_itself(ability)
    if changes and isinstance(ability, ab.Static) and all(isinstance(change, st.SetStat) for change in changes):
        return replace(ability, zones=EVERY_ZONE)
    return ability


def expanded(abilities: tuple[ab.Ability, ...]) -> list[ab.Ability]:
    """The abilities with what the keywords among them stand for (section 16)."""
    whole: list[ab.Ability] = []
    for ability in abilities:
        if isinstance(ability, ab.Keyword) and ability.gate is not None:
            # 16-26b  a keyword that a card has only while geared up is gained
            gained = st.Affects(Self(), (st.AddKeyword(ability.name),))
            ability = ab.Static(ability.text, ability.gate, (gained,), zones=(FRONT, RULER), keyword=ability.name)
        elif isinstance(ability, ab.Keyword):
            whole += stands_for(ability)
        if isinstance(ability, ab.Static) and ability.zones == ("charge",):
            whole.append(lost_shield(ability))  # 16-29b
        whole.append(with_base_numbers(ability))
    return whole


def read(card: Card, kind: str) -> tuple[list[ab.Ability], Sheet | None, str]:
    """The card's abilities, its record, and what is wrong with them."""
    try:
        abilities = abilities_of(card, kind)
        sheet = sheet_of(card, kind)
    except TextError as error:
        return [], sheet_of({k: v for k, v in card.items() if k not in TEXTS}, kind), str(error)
    if kind == "field":
        abilities = speaking_of_fields(abilities)
    if kind == "geas":
        abilities = tuple(replace(each, zones=(GEAS,)) if isinstance(each, ab.Static) else each for each in abilities)
        abilities = (*abilities, *own_numbers(card))
    whole = expanded(abilities)
    found = problems(tuple(whole), VOCABULARY)
    return ([], sheet, found[0]) if found else (whole, sheet, "")


# ---------------------------------------------------------------- faces


def flags_of(card: Card, kind: str, abilities: list[ab.Ability]) -> set[str]:
    """Words that chapters 7, 9, 10, 13 and 14 look for."""
    flags = {"legendary"} if card.get("legendary") else set()  # 2-9
    for ability in abilities:
        if isinstance(ability, ab.Keyword) and ability.name == "timing":
            flags.add(str(ability.word))  # 14-5c, 14-5d
        elif isinstance(ability, ab.Static) and ability.zones == (SET,):
            flags.add("instant")  # 14-5b
        elif isinstance(ability, ab.Activated) and ability.zones == (DRIVE,):
            flags.add("overdrive")  # 2-8
        elif isinstance(ability, ab.Activated) and ability.zones == (COUNTER,):
            flags.add("counter")
    if kind in ("unit", "field") or (kind == "event" and "standard" in flags):
        flags.add("standard_card")  # 2-17b
    return flags


def make_face(card: Card, library: Library) -> Face:
    """A face. Text that cannot be read or carried out marks the card as not executable; it never half-runs."""
    key, name, kind = text_field(card, "id"), text_field(card, "name"), text_field(card, "type").lower()
    if kind not in TYPES:
        raise BadCard(f"card {key!r}: type {kind!r} is not one of {', '.join(TYPES)}")
    abilities, sheet, problem = read(card, kind)
    if kind == "unit":
        problem = problem or missing_number(card, "atk", "hp", "stk")
    if problem:
        abilities = []
    flags = flags_of(card, kind, abilities)
    if problem:
        flags.add("unread")
    keywords: set[str] = set()
    words: dict[Quality, set[str]] = {Quality.KIND: set(words_of(card, "attributes")) if kind not in RULERS else set()}
    programs: list[ab.Ability] = []
    for ability in abilities:
        if isinstance(ability, ab.Keyword) and ability.name != "timing":
            keywords.add(ability.name)
        if is_base(ability):
            add_base_words(words, ability)
        else:
            programs.append(ability)
    level = printed_number(card, "level") or 0
    traits = Traits(
        frozenset({name} | words.get(Quality.NAME, set())),
        frozenset({kind} | words.get(Quality.TYPE, set())),
        factions_of(card) | words.get(Quality.COLOUR, set()),
        frozenset(words[Quality.KIND]),
        frozenset(),
        level,
        printed_number(card, "atk") or 0,
        printed_number(card, "life" if kind == "ruler" else "hp") or 0,
        level,
        printed_number(card, "stk") or 0,
        frozenset(keywords),
        frozenset(flags),
        tuple(library.program(ability) for ability in programs),
    )
    face = Face(key, name, traits, str(card.get("text") or "").strip(), kind in ("unit", "ruler"))
    face.sheet = sheet
    face.swift = "instant" in flags or "sentinel_summoning" in keywords  # 14-5d, 16-21b
    if problem:
        face.extra["problem"] = problem
    return face


RULERS: Final = ("ruler", "geas")
