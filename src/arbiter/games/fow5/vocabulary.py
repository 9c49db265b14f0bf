"""Words that scripts use by name and that this game's chapters carry out. A word that is not here is not executable."""

from __future__ import annotations

from arbiter.games.fow import forbidden_processes
from arbiter.games.fow.vocabulary import VOCABULARY as TODAY
from arbiter.games.fow5.keywords import EXPANSIONS, FLAGS
from arbiter.games.fow5.language.frames import FROM_HAND, JUDGMENT
from arbiter.games.fow5.language.grounds import EVERYWHERE
from arbiter.kernel.support import Vocabulary
from arbiter.script.amounts import Beneath

# Of the other document: runes, mobilized cards, deck texts and later procedures are not of this time.
LATER_MARKS = frozenset({"mobilized", "may_call", "calls_without_resting", "calls_rested"})
LATER_PERMITS = frozenset({"more_calls", *(name for name in TODAY.permits if name.startswith("deck_")), "spared"})
LATER_PROCESSES = frozenset(forbidden_processes.PROCESSES) - {forbidden_processes.JUDGMENT, forbidden_processes.CALL}

VOCABULARY = Vocabulary(
    marks=frozenset(mark for mark in TODAY.marks if mark not in LATER_MARKS and "rune" not in mark)
    | {"does_not_trigger"},  # 10.14/1a
    permits=TODAY.permits - LATER_PERMITS,
    pay_rules=TODAY.pay_rules,
    paid=TODAY.paid,
    plays=TODAY.plays - LATER_PROCESSES,
    causes=TODAY.causes | {FROM_HAND, JUDGMENT},
    steps=TODAY.steps | {"recovery_end"},  # 5.2/6
    added_steps=TODAY.added_steps,
    acts=frozenset({"copy", "copy anew", "summon", "trigger enter"}),  # as in game.ACTS
    zones=frozenset({*EVERYWHERE, "player"}),
    shuffled=frozenset({"stones"}),
    without=TODAY.without | {Beneath},  # nothing is stacked below anything
    keywords=frozenset({*FLAGS, *EXPANSIONS}),
)
