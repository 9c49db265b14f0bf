"""910.2a, 1018: damage that is reduced, increased or doubled, however that is said, and what is done in its stead."""

from __future__ import annotations

from dataclasses import replace

from arbiter.games.fow.language.shielding import KINDS, with_combat
from arbiter.script.base import Amount
from arbiter.script.effects import Establish
from arbiter.script.nouns import YOU
from arbiter.script.patterns import ANYTHING, AnyPattern, DealsDamage, Draws
from arbiter.script.statements import ChangeDamage, Replace
from arbiter.text.core.delays import to_event
from arbiter.text.core.sentences import effects_of
from arbiter.text.grammar import Table

ANY = DealsDamage(ANYTHING)
DOUBLED = ChangeDamage(ANY, factor=2)
WHICH = ("it", "that damage", "the damage")


def altered_damage_rows(table: Table) -> None:
    change_rows(table)
    harm_rows(table)
    instead_rows(table)


def change_rows(table: Table) -> None:
    """What becomes of it, behind "if … damage would be dealt,"."""
    reads = table.reads
    for which in WHICH:
        for end in ("", " instead"):
            reads("altered", f"reduce {which} by [n:whole]{end} || {which} is reduced by [n:whole]{end}", less)
            reads(
                "altered",
                f"increase {which} by [n:whole]{end} || {which} is increased by [n:whole]{end} || "
                f"add [n:whole] to {which}{end}",
                more,
            )
            reads("altered", f"double {which}{end} || {which} is doubled{end}", lambda: DOUBLED)
    reads("dealschange", "[a:altered]", lambda a: a)
    reads("dealschange", "it deals [n:num] more damage instead", more)
    reads("dealschange", "it deals [n:num] less damage instead", less)
    reads("dealschange", "it deals twice|double that much damage? instead", lambda: DOUBLED)


def less(n: Amount) -> ChangeDamage:
    return ChangeDamage(ANY, n, reduce=True)


def more(n: Amount) -> ChangeDamage:
    return ChangeDamage(ANY, n)


def harm_rows(table: Table) -> None:
    """Which damage it is: to whom, by what, in battle or not; always, or for this turn."""
    reads = table.reads
    for words, combat in KINDS:
        reads(
            "statement",
            f"if {words} would be dealt [h:harm] , [a:altered]",
            lambda h, a, combat=combat: altered(h, a, combat),
        )
        for dealt in (f"{words} dealt [h:HARM]", f"{words} that would be dealt [h:HARM]"):
            said, now = (f"all? {dealt}".replace("HARM", harm) for harm in ("harm", "harmnow"))
            for becomes, make in (
                ("is reduced by [n:whole]", less),
                ("is increased by [n:whole]", more),
                ("is doubled", lambda: DOUBLED),
            ):
                reads(
                    "statement",
                    f"{said} {becomes} || {said} {becomes} instead",
                    lambda h, combat=combat, make=make, **n: altered(h, make(**n), combat),
                )
                reads(
                    "clause",
                    f"{now} this turn {becomes} || {now} {becomes} this turn || @until_end , {now} {becomes} || "
                    f"{now} {becomes} @until_end",
                    lambda h, combat=combat, make=make, **n: Establish((altered(h, make(**n), combat),)),
                )
            for verb, make in (("reduce", less), ("increase", more)):
                reads(
                    "statement",
                    f"{verb} {said} by [n:whole]",
                    lambda h, n, combat=combat, make=make: altered(h, make(n), combat),
                )


def altered(harm: DealsDamage | AnyPattern, change: ChangeDamage, combat: bool | None) -> ChangeDamage:
    return replace(change, pattern=with_combat(harm, combat))


def instead_rows(table: Table) -> None:
    """910.1: anything may be what happens instead; 910.3: only where the text says "may" is it a choice."""
    reads = table.reads
    for may, optional in (("", False), ("you may ", True)):
        for words, combat in KINDS:
            reads(
                "statement",
                f"if {words} would be dealt [h:harm] , {may}[a:clauses] instead",
                lambda h, a, combat=combat, optional=optional: Replace(
                    with_combat(h, combat), to_event(effects_of(a)), optional
                ),
            )
    reads(
        "statement",
        "if you would draw a card , you may [a:clause] instead",
        lambda a: Replace(Draws(YOU), effects_of(a), True),
    )
