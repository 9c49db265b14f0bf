"""What the text itself has done, called by the verb; and what was paid ("the banished resonator"), what was targeted
and what was revealed."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.games.fow.language.amounts import STATS
from arbiter.script.amounts import StatOf
from arbiter.script.nouns import PaidWith
from arbiter.text.core import this_way
from arbiter.text.draft import Ref
from arbiter.text.grammar import Table

WAYS = {
    "removed": ("removed from the game || removed", ("removed [N]", "removed [N] from the game")),
    "put": (
        "put into a|your|their|its|@opponents graveyard || put into its owner 's graveyard",
        ("put [N] into a|your graveyard",),
    ),
    "returned": ("returned to its|their owner|owners 's hand || returned", ("returned [N]",)),
    "entered": ("put into the field", ("put [N] into the field",)),
    "banished": ("banished", ("banished [N]",)),
    "destroyed": ("destroyed", ("destroyed [N]",)),
    "discarded": ("discarded", ("discarded [N]",)),
}
PARTICIPLES = ("removed", "banished", "destroyed", "returned")


def this_way_rows(table: Table) -> None:
    form, word = table.form, table.word
    word("definite1", "the chosen target || that chosen target || that target", Ref("target"))
    word("definite1", "the chosen targets || those targets", Ref("target", True))
    this_way.this_way_rows(table, WAYS)
    for verb in PARTICIPLES:
        form("definite1", f"the {verb} [a:head]", lambda a, verb=verb: Ref(f"done:{verb}", True), take_paid)
    this_way.revealed_rows(table)
    for stat, noun in STATS:
        form(
            "amt",
            f"the combined {noun} of [t:definite1] || the total {noun} of [t:definite1]",
            lambda t, stat=stat: StatOf(t, stat),
            lambda v: None,
        )


def take_paid(value: object) -> Mapping[str, object] | None:
    return None if not isinstance(value, PaidWith) else {"a": ()}
