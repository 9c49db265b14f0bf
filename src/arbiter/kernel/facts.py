"""What the cards of a match can do at all: found once when the decks are dealt, and shared by all copies of the game.

What no card of the match waits for, remembers or speaks of need not be looked for while it is played.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from arbiter.kernel import events as ev

if TYPE_CHECKING:
    from arbiter.kernel.catalogue import Catalogue
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
    # Kinds of event that cards out of play wait for, their own moves included; by the zone in which they wait.
    heard_out_of_play: int = 0
    heard_in_zone: tuple[tuple[str, int], ...] = ()
    awaited_steps: frozenset[str] = frozenset()  # steps whose beginning cards out of play may wait for
    speaking_zones: tuple[str, ...] = ()  # zones out of play in which static abilities speak
    usable_zones: tuple[str, ...] = ()  # zones out of play from which some card's ability may be used
    guards: int = 0  # kinds of event that cards in hidden zones speak of, or that are counted before they happen
    counts_harm: bool = False  # some text asks for the first damage of a turn
    treats: bool = False  # some card is something else for the effects of certain cards
    imagines: bool = False  # some text can choose abilities on the stack


def facts_of(rules: Ruleset, cards: list[Face], catalogue: Catalogue | None) -> Facts:
    """What these cards can wait for, ask about and do."""
    faces = tuple(dict.fromkeys(cards))
    remembered = recalled = heard = guards = 0
    imagines = treats = counts_harm = False
    waiting: dict[str, int] = {}
    speaking: list[str] = []
    usable: list[str] = []
    steps: set[str | None] = set()
    for face in faces:
        heard |= face.traits.watch & ev.SHIFTS  # a card sees its own moves between zones out of play
        remembered |= face.remembers
        recalled |= face.recalls
        imagines = imagines or face.sees_abilities
        treats = treats or bool(face.treats)
        if face.counts_harm:
            counts_harm = True
            guards |= ev.DAMAGES | ev.HURTS
        for program in face.elsewhere:
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
    named = [program.step for face in faces for program in face.elsewhere if program.step]
    return Facts(
        faces=faces,
        keywords=frozenset(word for face in faces for side in (face, *face.other) for word in side.traits.keywords),
        catalogue=catalogue,
        remembered=remembered,
        recalled=recalled,
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
        imagines=imagines,
    )


def step_names(rules: Ruleset, step: str) -> tuple[str, ...]:
    """The names that a step goes by."""
    return (step, *rules.turn.steps[step].words) if step in rules.turn.steps else (step,)
