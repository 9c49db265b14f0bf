"""Chapter 200: cards. A printed card (plain data) becomes a face whose text has been compiled."""

from __future__ import annotations

import re
from dataclasses import replace

from arbiter.games.cardtext import kinds_spoken_of, with_own_kinds
from arbiter.games.caster.aether import ALL, aether_program, price, spending
from arbiter.games.caster.at_hand import settled_by_price
from arbiter.games.caster.granting import never_so, not_given, with_what_is_given
from arbiter.games.caster.granting import words_of as words_of_keyword
from arbiter.games.caster.keywords import stands_for
from arbiter.games.caster.language import LANGUAGE
from arbiter.games.caster.language.races import plural
from arbiter.games.caster.vocabulary import VOCABULARY
from arbiter.games.caster.zones import CHASE, ELEMENTS, FIELD, GRAVEYARD, HAND, REMOVED, SOUL_BOND, TYPES, VOID
from arbiter.games.printed_fields import Card, missing_number, printed_number
from arbiter.kernel.errors import BadCard
from arbiter.kernel.program import Library
from arbiter.kernel.support import problems
from arbiter.kernel.traits import Face, Traits
from arbiter.script import abilities as ab
from arbiter.script.base import Quality
from arbiter.script.effects import Effects, Instead, Produce
from arbiter.script.nouns import Self
from arbiter.script.patterns import UsesAbility
from arbiter.script.statements import AddAbility, AddKeyword, AddWord, Affects, SetWords
from arbiter.text.compiler import compile_text
from arbiter.text.errors import TextError
from arbiter.text.nodes import mentions, shifted

PLAYING = frozenset({"quickcast", "united_front", "step_up", "universal"})  # they speak of how the card is played
# Where such a word behind a condition must be had. 1111.2a, 1117.2a give a conjure its text "as you play" it, which
# does not say whether that is in time for words that let it be played: taken so, or they would never do anything.
PLAYED_FROM = (FIELD, HAND, GRAVEYARD, REMOVED, CHASE)
HEART = "♥"  # 212.2  between the names of materials
MATERIALS = "materials"  # a face's names of materials, one bar between two
BAR = "|"
LEVEL_IN_NAME = re.compile(r" [Ll]v ?(\d)$")


# ---------------------------------------------------------------- fields


def text_field(card: Card, field: str) -> str:
    value = card.get(field)
    if not isinstance(value, str) or not value.strip():
        raise BadCard(f"card {card.get('id', '?')!r}: {field} is missing; it must be a piece of text")
    return value.strip()


def words_of(card: Card, *fields: str) -> tuple[str, ...]:
    """206.2: a list of words, or one string in which slashes separate them."""
    value = next((card[field] for field in fields if card.get(field)), ())
    parts = value.replace("[", "").replace("]", "").split("/") if isinstance(value, str) else value
    if not isinstance(parts, (list, tuple)):
        raise BadCard(f"card {card.get('id', '?')!r}: {fields[0]} must be a list of words, not {value!r}")
    return tuple(str(part).strip() for part in parts if str(part).strip())


def races_of(card: Card) -> tuple[str, ...]:
    """206: races and traits."""
    return words_of(card, "race", "trait", "traits")


def types_of(card: Card) -> frozenset[str]:
    """201.2, 201.3a: the type, and the additional type of Soul Bond servants."""
    words = text_field(card, "type").lower()
    bonded = words.startswith("soul bond ")
    kind = words.removeprefix("soul bond ")
    if kind not in TYPES or (bonded and kind != "servant"):
        known = ", ".join((*TYPES, "soul bond servant"))
        raise BadCard(f"card {card.get('id', '?')!r}: type {words!r} is not one of {known}")
    return frozenset({kind, SOUL_BOND}) if bonded else frozenset({kind})


def colours_of(card: Card) -> frozenset[str]:
    """209.2, 209.3: the icons that are shown; void is no element."""
    found = {word.lower() for word in words_of(card, "element")} - {VOID, "soulbond"}
    if not found <= set(ELEMENTS):
        known = ", ".join((*ELEMENTS, VOID))
        raise BadCard(f"card {card.get('id', '?')!r}: element {', '.join(sorted(found))!r} is not of {known}")
    return frozenset(found)


def name_of(card: Card) -> str:
    """202.3: a caster's name has its version behind it."""
    name = LEVEL_IN_NAME.sub("", text_field(card, "name"))
    version = card.get("version")
    return f"{name} ({version})" if version else name


def level_of(card: Card, types: frozenset[str]) -> int:
    if "caster" not in types:
        return 0
    level = printed_number(card, "level", "cost_level", infinite=True) or 0
    if level < 1:
        raise BadCard(f"card {card.get('id', '?')!r}: a caster has a level of at least 1")
    return level


def cost_of(card: Card, types: frozenset[str]) -> tuple[int, bool]:
    """203.3, 203.4: the cost as a number, and whether it is X."""
    if "caster" in types:
        return 0, False
    if str(card.get("cost") or "").strip().upper() == "X":
        return 0, True
    return printed_number(card, "cost", "cost_level", infinite=True) or 0, False


def paragraphs_of(card: Card) -> tuple[str, tuple[str, ...]]:
    """205.2: the text without a line that names materials, and those (212.2)."""
    text = card.get("text") or ""
    if not isinstance(text, str):
        raise BadCard(f"card {card.get('id', '?')!r}: text must be a piece of text")
    lines = [line.strip() for line in text.split("\n") if line.strip()]
    materials = list(words_of(card, "materials")) if isinstance(card.get("materials"), (list, tuple)) else []
    for line in [each for each in lines if HEART in each]:
        materials += [part.strip().strip('"“”') for part in line.split(HEART)]
        lines.remove(line)
    return "\n".join(lines), tuple(materials)


# ---------------------------------------------------------------- text


def abilities_of(card: Card, types: frozenset[str]) -> tuple[ab.Ability, ...]:
    """The card's text as abilities, or `TextError`."""
    text, _ = paragraphs_of(card)
    kind = "conjure" if "conjure" in types else "servant"
    text = with_own_kinds(LANGUAGE, name_of(card), text, {*races_of(card), *kinds_spoken_of(card)}, plural)
    return compile_text(LANGUAGE, name_of(card), kind, text) if text else ()


def one_spell(abilities: tuple[ab.Ability, ...]) -> tuple[ab.Ability, ...]:
    """703.3: all paragraphs of a conjure that are instructions are performed in order, as one text.

    1111.2a, 1117.2a: whether it has the text of [DCT] or [BINGO] is settled as it is played.
    """
    spells = [ability for ability in abilities if isinstance(ability, ab.Spell)]
    if len(spells) < 2 and not any(spell.gate for spell in spells):
        return abilities
    effects: Effects = ()
    for index, spell in enumerate(spells):
        added = shifted(spell.effects, 100 * index)
        effects = (*effects, *(added if spell.gate is None else (Instead(spell.gate, (), added, True),)))
    whole = ab.Spell("\n".join(spell.text for spell in spells), None, effects)
    return (whole, *(ability for ability in abilities if not isinstance(ability, ab.Spell)))


def ready(ability: ab.Ability) -> ab.Ability:
    """907.1: an activated ability that needs no target and produces aether is an aether ability.

    So is an automatic one that triggers on aether abilities; it resolves at once as they do (907.3).
    """
    if not isinstance(ability, ab.Activated | ab.Triggered) or not ability.effects:
        return ability
    if not all(isinstance(effect, Produce) for effect in ability.effects):
        return ability
    if isinstance(ability, ab.Activated):
        return replace(ability, resource=True)
    pattern = ability.pattern
    return replace(ability, at_once=isinstance(pattern, UsesAbility) and pattern.kind == "resource")


def expanded(ability: ab.Ability) -> tuple[tuple[ab.Ability, ...], frozenset[str]]:
    """A keyword as the abilities that it stands for, and the words that the card itself has by it.

    1111.2b, 1113.2, 1117.2b: what stands behind a condition is had only while it holds. [Break] is looked for on the
    card, with its condition and its cost (1111.2c, 1117.2c, 1103.3).
    """
    if not isinstance(ability, ab.Keyword):
        return (ability,), frozenset()
    words = words_of_keyword(ability)
    if ability.gate is not None and ability.name != "break":
        gained = tuple(AddKeyword(word) for word in sorted(words))
        zones = PLAYED_FROM if ability.name in PLAYING else (FIELD,)
        alone = ab.Static(ability.text, ability.gate, (Affects(Self(), gained),), zones=zones, keyword=ability.name)
        return (alone,), frozenset()
    return (ability, *(replace(each, gate=ability.gate) for each in stands_for(ability))), frozenset(words)


# ---------------------------------------------------------------- 904.2  base abilities


def is_base(ability: ab.Ability) -> bool:
    """904.2: it says something of its own card without any condition."""
    if not isinstance(ability, ab.Static) or ability.condition is not None or ability.gate is not None:
        return False
    return all(isinstance(said, Affects) and said.thing == Self() for said in ability.statements)


def base_words(abilities: tuple[ab.Ability, ...], quality: Quality, printed: frozenset[str]) -> frozenset[str]:
    """What base abilities make of the printed words, in any zone."""
    for ability in abilities:
        if is_base(ability):
            assert isinstance(ability, ab.Static)
            for said in ability.statements:
                assert isinstance(said, Affects)
                for change in said.changes:
                    if isinstance(change, AddWord) and change.quality is quality:
                        printed |= {change.value}
                    elif isinstance(change, SetWords) and change.quality is quality:
                        printed = frozenset(change.values)
    return printed


# ---------------------------------------------------------------- faces


def make_face(card: Card, library: Library) -> Face:
    """A face. Text that cannot be read or carried out marks the card as not executable; it never half-runs."""
    key, name, types = text_field(card, "id"), name_of(card), types_of(card)
    colours, level = colours_of(card), level_of(card, types)
    cost, variable = cost_of(card, types)
    text, materials = paragraphs_of(card)
    abilities: tuple[ab.Ability, ...] = ()
    problem = ""
    try:
        abilities = one_spell(tuple(ready(each) for each in abilities_of(card, types)))
        unknown = problems(abilities, VOCABULARY)
        problem = unknown[0] if unknown else not_given(abilities) or never_so(abilities, level)
    except TextError as error:
        problem = str(error)
    if "servant" in types:
        problem = problem or missing_number(card, "atk", "def")
    if SOUL_BOND in types and len(materials) < 2:
        problem = problem or "a Soul Bond servant names two materials or more"
    if problem:
        abilities = ()
    keywords: set[str] = set()
    programs = [aether_program(library, colours, level)] if "caster" in types else []
    for ability in with_what_is_given(abilities) if mentions(abilities, AddAbility) else abilities:
        made, words = expanded(ability)
        programs += [spending(library.program(each)) for each in made]
        keywords |= words
    has_stats = "servant" in types or card.get("atk") not in (None, "")
    flags = frozenset(word for word, holds in (("unread", bool(problem)), ("no_stats", not has_stats)) if holds)
    traits = Traits(
        frozenset({name}),
        types,
        base_words(abilities, Quality.COLOUR, colours),
        base_words(abilities, Quality.KIND, frozenset(races_of(card))),
        frozenset(),
        cost,
        printed_number(card, "atk", infinite=True) or 0,
        printed_number(card, "def", infinite=True) or 0,
        level,
        0,
        frozenset(keywords),
        flags,
        tuple(programs),
    )
    face = Face(key, name, traits, text, has_stats)
    face.price = price(traits.colours & ALL, cost, variable)
    face.swift = "quickcast" in keywords  # 1105.2
    face.extra[MATERIALS] = BAR.join(materials)
    if card.get("version"):
        face.extra["version"] = str(card["version"])
    if problem:
        face.extra["problem"] = problem
    face.plain, face.fixed_price = settled_by_price(face)
    return face
