"""Chapter 1100: what the keyword abilities printed on a card come to, taken together: sums, spells, names, words."""

from __future__ import annotations

from dataclasses import replace

from arbiter.games.fow.card_types import text_is_effect
from arbiter.games.fow.keywords import CUMULATIVE, EXPANSIONS, TOLD_APART, stands_for
from arbiter.games.fow.keywords_arriving import LENT, SPELL_WORDS
from arbiter.games.fow.language.conditions import OWN_AWAKENING
from arbiter.games.fow.language.settling import ALL_AREAS
from arbiter.kernel.qualities import put_words, words_in
from arbiter.kernel.traits import Traits
from arbiter.script.abilities import Ability, Activated, Keyword, Spell, Static
from arbiter.script.amounts import Number
from arbiter.script.conditions import WasPaid
from arbiter.script.effects import Produce
from arbiter.script.nouns import Self
from arbiter.script.statements import AddAbility, AddWord, Affects
from arbiter.text.nodes import T, changed, field_names


def awakenings(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """1110.1, 1416.6: several [Awakening] are numbered, and the text behind each is there if that one was paid."""
    found: list[Ability] = []
    number = 0
    for ability in abilities:
        if isinstance(ability, Keyword) and ability.name == "awakening":
            number += 1
            ability = replace(ability, word=str(number))
        elif ability.gate == OWN_AWAKENING:
            ability = replace(ability, gate=WasPaid(f"{OWN_AWAKENING.what.removesuffix('own')}{number}"))
        found.append(ability)
    return tuple(found)


def summed(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """1102.3: a cumulative keyword ability that is printed again raises the number of the first."""
    found: list[Ability] = []
    places: dict[str, int] = {}
    for ability in abilities:
        if isinstance(ability, Keyword) and ability.name in CUMULATIVE and ability.gate is None:
            at = places.get(ability.name)
            if at is not None:
                first = found[at]
                assert isinstance(first, Keyword) and isinstance(first.value, Number)
                assert isinstance(ability.value, Number)  # no text prints it with an X
                found[at] = replace(first, value=Number(first.value.value + ability.value.value))
                continue
            places[ability.name] = len(found)
        found.append(ability)
    return tuple(found)


def is_base(ability: Ability, everywhere: tuple[str, ...] = ALL_AREAS) -> bool:
    """904.3, 909.7: a text that says what the card itself is, everywhere; 909.7a: what it gains is not printed."""
    return (
        isinstance(ability, Static)
        and ability.zones == everywhere
        and ability.condition is None
        and ability.gate is None
        and all(isinstance(said, Affects) and isinstance(said.thing, Self) for said in ability.statements)
    )


def with_base(traits: Traits, abilities: tuple[Ability, ...], everywhere: tuple[str, ...] = ALL_AREAS) -> Traits:
    """909.7: the printed information of a card, with the words that its base abilities give it."""
    words = [
        change
        for ability in abilities
        if is_base(ability, everywhere) and isinstance(ability, Static)
        for said in ability.statements
        if isinstance(said, Affects)
        for change in said.changes
        if isinstance(change, AddWord) and change.slot is None
    ]
    if not words:
        return traits
    printed = traits.copy()
    for change in words:
        put_words(printed, change.quality, words_in(printed, change.quality) | {change.value})
    return printed


def expanded(node: T) -> T:
    """1102.3: where a text grants a keyword ability with a number or a cost, what that stands for comes with it."""
    if isinstance(node, tuple):
        found: list[object] = []
        for each in node:
            keyword = each.ability if isinstance(each, AddAbility) else None
            if isinstance(keyword, Keyword) and keyword.name in EXPANSIONS and keyword.name not in CUMULATIVE:
                # Apart from the printed one, so that both count for themselves; the word comes last, for with it the
                # card has the ability, and gains it no more (1102.2).
                gained = [replace(a, text=f"{a.text} gained") for a in stands_for(keyword)]
                found += [AddAbility(a) for a in (*gained, keyword)]
            elif (
                isinstance(keyword, Activated)
                and keyword.effects
                and all(isinstance(effect, Produce) for effect in keyword.effects)
            ):
                found.append(AddAbility(replace(keyword, resource=True)))  # 907.1  a will ability, gained
            else:
                found.append(expanded(each) if not isinstance(each, str | int) and each is not None else each)
        return tuple(found)  # type: ignore[return-value]
    put: dict[str, object] = {}
    for name in field_names(node):
        value = getattr(node, name)
        if value is None or isinstance(value, str | int):
            continue
        new = expanded(value)
        if new != value:
            put[name] = new
    return changed(node, **put) if put else node


def spoken_first(abilities: tuple[Ability, ...], types: frozenset[str]) -> tuple[Ability, ...]:
    """1170.3, 1176.3, 1180.2: on a chant these are done as it resolves, before the rest of its text."""
    if not text_is_effect(types):
        return abilities
    first = tuple(
        Spell(ability.text, ability.gate, SPELL_WORDS[ability.name](ability))
        for ability in abilities
        if isinstance(ability, Keyword) and ability.name in SPELL_WORDS
    )
    return (*first, *abilities)


def lent(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """1156.2: with [Fusion] the other abilities are lent to what the card is added to."""
    return (LENT,) if any(isinstance(ability, Keyword) and ability.name == "fusion" for ability in abilities) else ()


def words_of(keyword: Keyword) -> set[str]:
    """The words that a printed keyword ability puts on the card; 1120.6: with and without what stands behind it."""
    if keyword.name in TOLD_APART and keyword.word is not None:
        return {keyword.name, f"{keyword.name}:{keyword.word}"}
    return {keyword.name}


def divinity_of(abilities: tuple[Ability, ...]) -> int:
    """1136.3: the number behind [Divinity]."""
    return sum(
        ability.value.value
        for ability in abilities
        if isinstance(ability, Keyword) and ability.name == "divinity" and isinstance(ability.value, Number)
    )
