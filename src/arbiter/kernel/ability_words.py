"""Whether a noun phrase speaks of abilities, found once for each."""

from __future__ import annotations

from typing import Final

from arbiter.kernel.kept_by_identity import keep
from arbiter.script import ability_words
from arbiter.script.nouns import Group

NAMED: Final[dict[int, tuple[Group, bool]]] = {}


def names_abilities(what: Group) -> bool:
    known = NAMED.get(id(what))
    if known is None:
        known = keep(NAMED, what, (what, ability_words.names_abilities(what)))
    return known[1]
