"""What cards may do and need not heed, and when they may be played or summoned (14-5, 14-20, 15-27, 16-18)."""

from __future__ import annotations

from arbiter.games.gateruler.language.keywords import genesis, materials
from arbiter.script.abilities import Static, Triggered
from arbiter.script.conditions import InStep
from arbiter.script.nouns import (
    EACH,
    OPPONENT,
    YOU,
    Self,
)
from arbiter.script.statements import (
    Affects,
    Mark,
    Permit,
    PlayOnlyIf,
)
from arbiter.text.grammar import Table

SET = ("set",)
# 14-5b  the phases in which a card may be played, as steps name them
PHASES = (("attack phase", "attack"), ("main phase", "main"))


def leave_rows(table: Table) -> None:
    statement_rows(table)
    timing_rows(table)
    summoning_rows(table)


def statement_rows(table: Table) -> None:
    reads = table.reads
    reads("statement", "units cannot be special summoned", lambda: Permit("no_special_summon", who=EACH))
    reads("rule", "can directly attack rulers || can directly attack enemy rulers", lambda: Mark("attacks_directly"))
    reads("rule", "cannot be chosen as the target of an attack|attacks", lambda: Mark("cannot_be_attacked"))
    for words in ("ignores/ignore", "is/are not affected by"):
        for effects in (
            "your opponent 's effects",
            "the? effects of enemy cards",
            "the? effects of your opponent 's cards",
            "the? effects of enemy cards or|and abilities",
        ):
            reads("rule", f"{words} {effects}", lambda: Mark("ignores_effects"))  # 15-27a
    for zone, name in (("graveyard", "played_from_graveyard"), ("damage zone", "played_from_damage")):
        words = f"you may|can also play <self> from your {zone} || <self> can also be played from your {zone}"
        reads("casting", words, lambda name=name: marked(name))  # 14-20


def marked(name: str) -> object:
    return Affects(Self(), (Mark(name),))


def timing_rows(table: Table) -> None:
    """14-5b: while it is such a phase; 16-18d: when a card may be summoned out of a set zone."""
    form = table.form
    for words, step in PHASES:
        for whose, who in ((f"your {words}", YOU), (f"your opponent 's {words}", OPPONENT), (f"the {words}", None)):
            form(
                "paragraph",
                f"Timing : you can play <self> during {whose} .",
                lambda step=step, who=who: Static("", None, (PlayOnlyIf(InStep(step, who)),), None, SET),
                lambda v: None,
            )
            table.word("condition", f"it is {whose}", InStep(step, who))
    form(
        "paragraph",
        "you can|may normal summon <self> from your set zone when [p:patterns] .",
        lambda p: Triggered("", None, p, None, (), zones=SET, plays=True),
        lambda v: None,
    )


def summoning_rows(table: Table) -> None:
    """16-13b: the materials process as an action of its own."""
    for optional in ("", "you may "):
        table.reads(
            "fullkeyword",
            f"Genesis Summoning - Standard Action : {optional}put <self> and [r:quantity] [h:np] on the bottom of "
            "their owners 's decks . if you do , special summon [q:quantity] [g:np] .",
            lambda r, h, q, g: genesis(materials(r, h), q, g) if r.low == r.high else None,
        )
