"""Which kinds of event a pattern can match, so that an event is offered only to those who wait for its kind."""

from __future__ import annotations

from typing import Final

from arbiter.kernel import events as ev
from arbiter.kernel.ability_words import names_abilities
from arbiter.script import patterns
from arbiter.script.base import Pattern


def move_kinds(pattern: patterns.Moves, in_play: tuple[str, ...]) -> int:
    within = ev.TRANSFERS if len(in_play) > 1 else 0
    if pattern.to is not None and pattern.to in in_play:
        return ev.ENTERS | within
    if pattern.origin is not None and pattern.origin in in_play:
        return ev.LEAVES | (within if pattern.to is None else 0)
    if pattern.to is None and pattern.origin is None:
        return ev.MOVES
    if pattern.origin is None:
        return ev.LEAVES | ev.SHIFTS
    return ev.SHIFTS if pattern.to is not None else ev.SHIFTS | ev.ENTERS


EVERY_KIND: Final = -1

PATTERN_KINDS: Final[dict[type, int]] = {
    Pattern: 0,  # of an ability that waits for nothing: it triggers by what another text does
    patterns.Attacks: ev.ATTACKS,
    patterns.PartyAttacks: ev.PARTY,
    patterns.Blocks: ev.BLOCKS,
    patterns.IsBlocked: ev.BLOCKED,
    patterns.Breaks: ev.LEAVES | ev.TRANSFERS,
    patterns.IsUnblocked: ev.UNBLOCKED,
    patterns.DealsDamage: ev.DAMAGES | ev.HURTS,
    patterns.ReceivesDamage: ev.HURTS,
    patterns.Casts: ev.CASTS,
    patterns.UsesAbility: ev.USES,
    patterns.IsChosen: ev.CHOSEN,
    patterns.Draws: ev.DRAWS,
    patterns.Discards: ev.SHIFTS | ev.ENTERS,
    patterns.StepBegins: ev.STEPS,
    patterns.Rests: ev.RESTS,
    patterns.Readies: ev.READIES,
    patterns.Turns: ev.ORIENTS | ev.RESTS | ev.READIES,
    patterns.Switches: ev.ORIENTS | ev.READIES,
    patterns.CountersChange: ev.COUNTS,
    patterns.GainsResource: ev.GAINS,
    patterns.Produces: ev.PRODUCES,
    patterns.Does: ev.NAMED_ACTIONS,
    patterns.Searches: ev.SEARCHES,
    patterns.BurstUsed: ev.BURSTS,
    patterns.Primes: ev.PRIMES,
    patterns.Reveals: ev.REVEALS,
    patterns.Becomes: ev.STATUS,
}


def kinds_of(pattern: Pattern, in_play: tuple[str, ...]) -> int:
    """The kinds of event that the pattern can match. One that is not in the table may match any."""
    if isinstance(pattern, patterns.AnyPattern):
        mask = 0
        for part in pattern.patterns:
            mask |= kinds_of(part, in_play)
        return mask
    if isinstance(pattern, patterns.Moves):
        return move_kinds(pattern, in_play)
    if isinstance(pattern, patterns.Casts) and names_abilities(pattern.what):
        return ev.CASTS | ev.USES
    if isinstance(pattern, patterns.DealsDamage):
        if pattern.to is not None and pattern.player is None:
            return ev.DAMAGES
        if pattern.player is not None and pattern.to is None:
            return ev.HURTS
    return PATTERN_KINDS.get(type(pattern), EVERY_KIND)
