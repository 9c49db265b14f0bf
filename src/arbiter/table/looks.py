"""The look of each game at the terminal: the record in its folder, or a plain one from its zones and steps."""

from __future__ import annotations

from functools import cache

from arbiter.games.registry import entry
from arbiter.profile.look import Count, Look, Row


@cache
def look_of(game: str) -> Look:
    """The record of a game, or the plain one."""
    return entry(game).look or plain_look(game)


def plain_look(game: str) -> Look:
    """From the zones and steps alone, by the names that the rules use."""
    rules = entry(game).rules
    asked = frozenset(name for name, step in rules.steps.items() if step.grants and step.plays)
    piles = tuple(
        (spec.name, spec.name.capitalize())
        for spec in rules.zones
        if not spec.shared and spec.name not in (rules.hand_zone, rules.player_zone)
    )
    areas = (spec.name for spec in rules.zones if spec.in_play and not spec.shared and spec.name != rules.main_zone)
    left_for = (rules.discard_zone, rules.removed_zone, rules.hand_zone)
    return Look(
        phases=tuple((name.replace("_", " "), (name,)) for name, step in rules.steps.items() if step.grants),
        asked_in_own_turn=asked,
        asked_in_battle=asked,
        types={kind: kind.replace("_", " ").capitalize() for kind in rules.types},
        fighters=frozenset(rules.types),
        rows=(Row(rules.main_zone.capitalize()), *(Row(zone.capitalize(), zone=zone, always=False) for zone in areas)),
        counts=tuple(Count(zone, zone, zone == rules.deck_zone) for zone, _ in piles),
        piles=piles,
        discard_pile=rules.discard_zone,
        stack=rules.stack_zone,
        discard_words=f"piles of the zone {rules.discard_zone}",
        pile_words=", ".join(zone for zone, _ in piles),
        goes_to={zone: f"goes to the zone {zone}" for zone in left_for},
    )


def default_decks(game: str) -> tuple[str, str]:
    """What is played where no deck is named: the look's own, or the game's first two."""
    names = look_of(game).default_decks or tuple(path.stem for path in entry(game).deck_files())
    return names[0], names[min(1, len(names) - 1)]
