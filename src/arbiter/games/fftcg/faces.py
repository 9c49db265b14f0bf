"""Chapter 5: cards. A printed card (plain data) becomes a face whose text has been compiled."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from arbiter.games.fftcg.keywords import FLAGS, stands_for
from arbiter.games.fftcg.language import LANGUAGE
from arbiter.games.fftcg.printed import ELEMENTS, TYPES
from arbiter.games.fftcg.vocabulary import VOCABULARY
from arbiter.games.printed_fields import Card, printed_number
from arbiter.kernel.errors import BadCard
from arbiter.kernel.program import Library, Program
from arbiter.kernel.support import problems
from arbiter.kernel.traits import Face, Traits
from arbiter.script import abilities as ab
from arbiter.script import statements as st
from arbiter.script.amounts import Number
from arbiter.script.base import Quality
from arbiter.script.nouns import Self
from arbiter.text.compiler import compile_text
from arbiter.text.errors import TextError

IN_PLAY: Final = ("field",)


def words_of(value: object, separators: str) -> frozenset[str]:
    """A list of words, or one string in which they are separated."""
    if isinstance(value, (list, tuple)):
        return frozenset(str(part).strip() for part in value if str(part).strip())
    text = str(value or "").replace("&middot;", "·")
    return frozenset(part.strip() for part in re.split(separators, text) if part.strip())


def text_field(card: Card, field: str) -> str:
    value = card.get(field)
    if not isinstance(value, str) or not value.strip():
        raise BadCard(f"card {card.get('id', '?')!r}: {field} is missing; it must be a piece of text")
    return value.strip()


def abilities_of(card: Card) -> tuple[ab.Ability, ...]:
    """The card's text as abilities, or `TextError`."""
    text = card.get("text") or ""
    if not isinstance(text, str):
        raise BadCard(f"card {card.get('id', '?')!r}: text must be a piece of text")
    if not text.strip():
        return ()
    return compile_text(LANGUAGE, text_field(card, "name"), text_field(card, "type"), text.strip())


def with_icon(card: Card, abilities: tuple[ab.Ability, ...]) -> tuple[tuple[ab.Ability, ...], str]:
    """5.2.2.1, 11.10.1: where the file tells of the EX icon and the text does not mark what it stands beside, that must
    be clear: the whole of a Summon, the only auto-ability of a Character. What is wrong with it otherwise."""
    marked = [each for each in abilities if isinstance(each, (ab.Spell, ab.Triggered)) and each.burst]
    if not card.get("ex_burst") or marked:
        return abilities, ""
    able = [each for each in abilities if isinstance(each, (ab.Spell, ab.Triggered))]
    if len(able) != 1:
        return (
            abilities,
            "the card has the EX icon, and its text does not say what is an EX BURST; write [EX BURST] there",
        )
    return tuple(replace(each, burst=True) if each is able[0] else each for each in abilities), ""


def is_limit_break(ability: ab.Ability) -> bool:
    return isinstance(ability, ab.Keyword) and ability.name == "limit_break"


def make_face(card: Card, library: Library) -> Face:
    """A face. Text that cannot be read or carried out marks the card as not executable; it never half-runs."""
    key = text_field(card, "id")
    name = text_field(card, "name")
    kind = text_field(card, "type").lower()
    if kind not in TYPES:
        raise BadCard(f"card {key!r}: type {kind!r} is not one of {', '.join(TYPES)}")
    colours = frozenset(word.lower() for word in words_of(card.get("element"), r"[/,·]"))
    if not colours or not colours <= set(ELEMENTS):
        raise BadCard(f"card {key!r}: element must name one or more of {', '.join(ELEMENTS)}")
    problem = ""
    abilities: tuple[ab.Ability, ...] = ()
    try:
        abilities, problem = with_icon(card, abilities_of(card))
        found = problems(abilities, VOCABULARY)
        if found:
            problem = problem or found[0]
    except TextError as error:
        problem = str(error)
    if kind == "forward" and card.get("power") in (None, ""):
        problem = problem or "power is missing; the card's file has no number there"  # nothing printed is not 0
    if card.get("limit_break") and not problem and not any(is_limit_break(each) for each in abilities):
        problem = "the card has the LB icon, and its text does not say what its Limit Break costs"  # 15.2.8.2
    if problem:
        abilities = ()
    programs: list[Program] = []
    keywords: set[str] = set()
    limit_cost = 0
    names = {name}
    for ability in abilities:
        if isinstance(ability, ab.Keyword) and ability.gate is not None:
            # 15.2.6.2  a keyword behind Damage N is gained, not printed
            gained = st.Affects(Self(), (st.AddKeyword(ability.name),))
            ability = ab.Static(ability.text, ability.gate, (gained,))
        if isinstance(ability, ab.Keyword):
            keywords.add(ability.name)
            if ability.name == "limit_break" and isinstance(ability.value, Number):
                limit_cost = ability.value.value
            if ability.name in FLAGS:
                continue
            programs += [library.program(each) for each in stands_for(ability)]
        more = also_named(ability)
        if more:
            names |= more
            if isinstance(ability, ab.Static) and ability.zones != IN_PLAY:
                # In play losing its abilities takes the name away; elsewhere it is simply one of the card's names.
                ability = replace(ability, zones=IN_PLAY)
        programs.append(library.program(ability))
    flags: set[str] = set()
    if card.get("generic"):
        flags.add("generic")  # 5.2.2.1
    if any(program.burst for program in programs):
        flags.add("burst")
    if limit_cost:
        flags.add("limit")
    if problem:
        flags.add("unread")
    power = printed_number(card, "power") or 0
    traits = Traits(
        frozenset(names),
        frozenset({kind}),
        colours,
        frozenset() if kind == "summon" else words_of(card.get("job"), r"/"),  # 6.6.3  only Characters have jobs
        words_of(card.get("category"), r"[/·]"),  # 5.2.2.2  all of them
        printed_number(card, "cost") or 0,
        power,
        0,
        0,
        0,
        frozenset(keywords),
        frozenset(flags),
        tuple(programs),
    )
    face = Face(key, name, traits, str(card.get("text") or "").strip(), kind == "forward")
    face.limit_cost = limit_cost
    face.plain, face.fixed_price = settled_by_price(face)
    face.swift = kind == "summon" or "back_attack" in keywords  # 11.3.1, 15.2.5.2
    if problem:
        face.extra["problem"] = problem
    return face


# What a card may say of its own casting, and those among it by which something else may be paid.
OF_ITSELF: Final = (st.PlayOnlyIf, st.CostChange, st.PayRule, st.AlternativeCost, st.ExtraCost)
OTHER_PRICE: Final = (st.CostChange, st.PayRule, st.AlternativeCost, st.ExtraCost)


def settled_by_price(face: Face) -> tuple[bool, bool]:
    """Does its text leave its casting alone, and does it leave its cost alone?"""
    if "unread" in face.traits.flags:
        return False, True
    said = [
        statement
        for program in face.statics
        if program.own and isinstance(program.ability, ab.Static)
        for statement in program.ability.statements
        # Something more that may be paid changes nothing about what must be.
        if not (isinstance(statement, st.ExtraCost) and statement.optional and statement.reduces is None)
    ]
    about_it = [statement for statement in said if isinstance(statement, OF_ITSELF)]
    return not about_it, not any(isinstance(statement, OTHER_PRICE) for statement in about_it)


def also_named(ability: ab.Ability) -> set[str]:
    """Names that a card has in all situations are part of what it is, wherever it is."""
    if not isinstance(ability, ab.Static) or ability.condition is not None or ability.gate is not None:
        return set()
    return {
        change.value
        for statement in ability.statements
        if isinstance(statement, st.Affects) and isinstance(statement.thing, Self)
        for change in statement.changes
        if isinstance(change, st.AddWord) and change.quality is Quality.NAME
    }
