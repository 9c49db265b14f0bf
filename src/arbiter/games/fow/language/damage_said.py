"""910.2c, 1018.1, 903.2j: damage that becomes more or is prevented, where a text calls it "that damage"; damage that is
shared out, or dealt to players and resonators alike.

These wordings are read only: what they mean is printed as other chapters print it.
"""

from __future__ import annotations

from arbiter.games.fow.language.protection import TO_YOU, lessened
from arbiter.games.fow.language.shielding import ENDS, KINDS, prevented
from arbiter.script.effects import (
    Deal,
    DealDivided,
    DealPlayer,
    Establish,
)
from arbiter.script.nouns import EACH, Every
from arbiter.script.patterns import ANYTHING, DealsDamage
from arbiter.script.statements import ChangeDamage
from arbiter.text.core.things import field_group
from arbiter.text.draft import Together
from arbiter.text.grammar import Table


def damage_said_rows(table: Table) -> None:
    """910.2c, 1018.1a: "that damage" is the damage that would be dealt."""
    reads = table.reads
    double = ChangeDamage(DealsDamage(ANYTHING), factor=2)
    reads("dealschange", "it deals double that damage instead || it deals twice that damage instead", lambda: double)
    reads(
        "dealschange",
        "it deals that damage plus [n:num] instead",
        lambda n: ChangeDamage(DealsDamage(ANYTHING), n),
    )
    for words in ("damage would be dealt to you", "you would be dealt damage"):
        reads("statement", f"if {words} , prevent [n:whole] of that damage", lambda n: lessened(TO_YOU, n))
    for words in ("damage would be dealt to [g:would]", "[g:would] would be dealt damage"):
        reads(
            "statement",
            f"if {words} , prevent [n:whole] of that damage",
            lambda g, n: lessened(DealsDamage(ANYTHING, g), n),
        )
    # 903.2j  shared out, by this card where nobody is named (912.1)
    reads(
        "clause",
        "deal [d:dmg] divided as you choose among|to [t:target]",
        lambda d, t: DealDivided(d, t),
    )
    reads(
        "clause",
        "deal [d:dmg] to each [g:np] and each player || deal [d:dmg] to each player and each [g:np]",
        lambda d, g: Together((Deal(d, Every(field_group(g))), DealPlayer(d, EACH))),
    )
    for words, combat in KINDS:
        for end, lasting in ENDS:
            reads(
                "clause",
                f"prevent all {words} that would be dealt {end} || {end} , prevent all {words} that would be dealt",
                lambda combat=combat, lasting=lasting: Establish((prevented(DealsDamage(ANYTHING), combat),), lasting),
            )
