"""Chapter 902: a chant whose text has several paragraphs, or paragraphs that it gains as it is played, has one text."""

from __future__ import annotations

from dataclasses import replace

from arbiter.script import abilities as ab
from arbiter.script.base import Effect
from arbiter.script.effects import Choose, Effects, Instead, Modes
from arbiter.script.nouns import Bound, Not, Same, Self
from arbiter.script.walk import walk
from arbiter.text.errors import TextError
from arbiter.text.nodes import shifted, swapped


def one_spell(abilities: tuple[ab.Ability, ...]) -> tuple[ab.Ability, ...]:
    """902: all paragraphs of a chant that are instructions are carried out in order, as one text."""
    spells = [ability for ability in abilities if isinstance(ability, ab.Spell)]
    if len(spells) < 2 and not any(spell.gate for spell in spells):
        return abilities
    effects: Effects = ()
    last: Effects = ()  # what the paragraph before has come to
    for index, spell in enumerate(spells):
        added = apart_from(effects, shifted(spell.effects, 100 * index))
        if spell.replaces:
            effects = (*effects[: len(effects) - len(last)], in_place(spell, last, added))
            last = ()
            continue
        last = added if spell.gate is None else ()
        # 1124.2, 1128.2, 1134.2 ...: whether the text is there is settled as the card is played
        effects = (*effects, *(added if spell.gate is None else (Instead(spell.gate, (), added, True),)))
    whole = ab.Spell("\n".join(spell.text for spell in spells), None, effects)
    return (whole, *(ability for ability in abilities if not isinstance(ability, ab.Spell)))


def in_place(spell: ab.Spell, last: Effects, added: Effects) -> Effect:
    """1124.3, 1128.3: text that a card has only while something is so, and that says "instead" of the one before."""
    match added, last:
        case (Modes(options=()) as more,), (Modes() as modes,):
            added = (replace(modes, low=more.low, high=more.high),)
        case (Modes(options=()),), _:
            last = ()  # there is no list
    verbs = [effect for effect in last if not isinstance(effect, Choose)]
    if spell.gate is None or len(verbs) != 1:
        raise TextError('"instead" has no single sentence before it', phrase=spell.text[:60])
    return Instead(spell.gate, last, added, True)


def apart_from(before: Effects, added: Effects) -> Effects:
    """903.2i: "another target" of a paragraph behind is none of those that the text has before it."""
    slots = [node.slot for node in walk(before) if isinstance(node, Choose) and node.target]
    for choice in [node for node in walk(added) if isinstance(node, Choose) and node.target]:
        if Not(Same(Self())) in choice.group.tests:
            tests = (*choice.group.tests, *(Not(Same(Bound(slot))) for slot in slots))
            added = swapped(added, choice, replace(choice, group=replace(choice.group, tests=tests)))
    return added
