"""What the cards of a match can do at all: found once when the decks are dealt, and shared by all copies of the game.

What no card of the match waits for, remembers or speaks of need not be looked for while it is played.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from arbiter.kernel import events as ev
from arbiter.kernel.aspects import EVERYTHING
from arbiter.kernel.rows import SIGHT_PUBLIC
from arbiter.kernel.text_features import may_give
from arbiter.script.abilities import Ability
from arbiter.script.base import Pattern
from arbiter.script.effects import Attach
from arbiter.script.nouns import Group
from arbiter.script.statements import AddKeyword
from arbiter.script.walk import walk

if TYPE_CHECKING:
    from arbiter.kernel.catalogue import Catalogue
    from arbiter.kernel.program import Program
    from arbiter.kernel.ruleset import Ruleset
    from arbiter.kernel.traits import Face


@dataclass(frozen=True)
class Facts:
    """Of one match."""

    faces: tuple[Face, ...] = ()  # what its cards can be
    keywords: frozenset[str] = frozenset()  # what some side of them has in print
    catalogue: Catalogue | None = None  # all cards that there are, where that is known
    remembered: int = 0  # kinds of event that texts may ask about in the same turn
    recalled: int = 0  # and those that they may ask about after their turn
    asked_about: tuple[Pattern, ...] = ()  # the events of which texts may ask whether they have happened
    # Kinds of event that cards out of play wait for, their own moves included; by the zone in which they wait.
    heard_out_of_play: int = 0
    heard_in_zone: tuple[tuple[str, int], ...] = ()
    awaited_steps: frozenset[str] = frozenset()  # steps whose beginning cards out of play may wait for
    speaking_zones: tuple[str, ...] = ()  # zones out of play in which static abilities speak
    usable_zones: tuple[str, ...] = ()  # zones out of play from which some card's ability may be used
    guards: int = 0  # kinds of event that cards in hidden zones speak of, or that are counted before they happen
    counts_harm: bool = False  # some text asks for the first damage of a turn
    treats: bool = False  # some card is something else for the effects of certain cards
    process_reads: int = EVERYTHING  # aspects that rule processes look at, with texts that say what is attached to what
    imagines: bool = False  # some text can choose abilities on the stack
    # What cards wait for that their owners may reveal for it, where not everybody sees them.
    revealable: tuple[tuple[Face, Program], ...] = ()
    reveal_kinds: int = 0  # the kinds of event that they wait for


def facts_of(rules: Ruleset, format: str, cards: list[Face], catalogue: Catalogue | None) -> Facts:
    """What these cards can wait for, ask about and do."""
    faces = tuple(dict.fromkeys(cards))
    remembered = recalled = heard = guards = 0
    process_reads = rules.hints.process_reads | rules.hints.format_reads.get(format, 0)
    imagines = treats = counts_harm = False
    waiting: dict[str, int] = {}
    speaking: list[str] = []
    usable: list[str] = []
    steps: set[str | None] = set()
    programs = speaking_programs(rules, faces)
    for program in programs:
        remembered |= program.remembers
        recalled |= program.recalls
        imagines = imagines or program.sees_abilities
        treats = treats or program.treats
        if program.counts_harm:
            counts_harm = True
            guards |= ev.DAMAGES | ev.HURTS
    for word, reads in rules.hints.keyword_reads.items():
        if any(word in face.traits.keywords for face in sides_of(faces)) or any(
            may_give(program.ability, word) for program in programs
        ):
            process_reads |= reads
    for face in sides_of(faces):
        heard |= face.traits.watch & ev.SHIFTS  # a card sees its own moves between zones out of play
        if face.spell is not None and any(isinstance(effect, Attach) for effect in face.spell.effects):
            for part in walk(face.spell.effects):
                if isinstance(part, Group):
                    process_reads |= rules.layers.library.reads(part)
        for program in (*face.elsewhere, *granted_elsewhere(rules, face)):
            for zone in program.zones:
                if zone in rules.zones.in_play:
                    continue
                if program.is_activated and zone not in usable:
                    usable.append(zone)
                if program.is_triggered:
                    waiting[zone] = waiting.get(zone, 0) | program.kinds
                    heard |= program.kinds
                    if program.kinds & ev.STEPS:
                        steps.add(program.step)
                elif program.guarding:
                    guards |= program.guarding  # it is asked when its own object would move
                elif program.is_static and not program.treats and (not program.own or program.affects):
                    if zone not in speaking:
                        speaking.append(zone)
    named = [
        program.step
        for face in sides_of(faces)
        for program in (*face.elsewhere, *granted_elsewhere(rules, face))
        if program.step
    ]
    revealable = tuple(
        (face, program)
        for face in sides_of(faces)
        for program in dict.fromkeys((*face.traits.programs, *face.elsewhere))
        if program.is_triggered and may_wait_unseen(rules, program)
    )
    reveal_kinds = 0
    for _, program in revealable:
        reveal_kinds |= program.kinds
    return Facts(
        faces=faces,
        keywords=frozenset(word for face in faces for side in (face, *face.other) for word in side.traits.keywords),
        catalogue=catalogue,
        remembered=remembered,
        recalled=recalled,
        asked_about=patterns_asked_about(programs),
        heard_out_of_play=heard,
        heard_in_zone=tuple(sorted(waiting.items())),
        # A step is waited for by its own name or by another that it goes by.
        awaited_steps=frozenset(
            name
            for name in [*rules.turn.steps, *named]
            if steps and (None in steps or not steps.isdisjoint(step_names(rules, name)))
        ),
        speaking_zones=tuple(sorted(speaking)),
        usable_zones=tuple(usable),
        guards=guards,
        counts_harm=counts_harm,
        treats=treats,
        process_reads=process_reads,
        imagines=imagines,
        revealable=revealable,
        reveal_kinds=reveal_kinds,
    )


def sides_of(faces: tuple[Face, ...]) -> list[Face]:
    """All that the cards can be: what lies up now, and their other sides."""
    return list(dict.fromkeys(side for face in faces for side in (face, *face.other)))


def may_wait_unseen(rules: Ruleset, program: Program) -> bool:
    """May it trigger where not everybody sees its card: a zone in which it waits, or one that its card comes to?"""
    if program.only_self and program.kinds & ev.SHIFTS:
        return True
    specs = rules.zones.specs
    return any(specs[zone].sight is not SIGHT_PUBLIC for zone in program.zones if zone in specs)


def speaking_programs(rules: Ruleset, faces: tuple[Face, ...]) -> list[Program]:
    """What is printed on the cards, and what a keyword stands for that one of their texts may give."""
    found = [program for side in sides_of(faces) for program in side.traits.programs]
    library = rules.layers.library
    granted: list[Program] = []
    for keyword, abilities in library.keyword_abilities.items():
        programs = [library.program(ability) for ability in abilities]
        if any(asks_something(program) for program in programs):
            if any(may_give(program.ability, keyword) for program in found):
                granted += programs
    return found + granted


def patterns_asked_about(programs: list[Program]) -> tuple[Pattern, ...]:
    return tuple(
        part
        for program in programs
        if program.remembers or program.recalls
        for part in walk(program.ability)
        if isinstance(part, Pattern) and part is not program.pattern
    )


def granted_elsewhere(rules: Ruleset, face: Face) -> list[Program]:
    """Abilities that work out of play and that a text of this face may give to something."""
    if not rules.layers.far_effects:
        return []
    library = rules.layers.library
    found: list[Program] = []
    for part in [part for program in face.traits.programs for part in program.gives]:
        if isinstance(part, AddKeyword):
            found += [library.program(ability) for ability in library.keyword_abilities.get(part.keyword, ())]
        elif isinstance(part.ability, Ability):
            found.append(library.program(part.ability))
    return [program for program in found if program.elsewhere]


def asks_something(program: Program) -> bool:
    """Is there anything to be known of it before a game?"""
    return bool(program.remembers or program.recalls or program.sees_abilities or program.treats or program.counts_harm)


def step_names(rules: Ruleset, step: str) -> tuple[str, ...]:
    """The names that a step goes by."""
    return (step, *rules.turn.steps[step].words) if step in rules.turn.steps else (step,)
