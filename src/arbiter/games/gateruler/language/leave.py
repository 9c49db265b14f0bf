"""What cards may do and need not heed, and when they may be played or summoned (14-5, 14-20, 15-27, 16-18)."""

from __future__ import annotations

from arbiter.games.gateruler.language.keywords import genesis, materials
from arbiter.games.gateruler.zones import TYPES
from arbiter.script.abilities import Static, Triggered
from arbiter.script.base import Quality
from arbiter.script.conditions import InStep
from arbiter.script.nouns import (
    EACH,
    OPPONENT,
    YOU,
    ControlledBy,
    Group,
    Is,
    Self,
)
from arbiter.script.statements import (
    Affects,
    Mark,
    Permit,
    PlayOnlyIf,
)
from arbiter.script.walk import walk
from arbiter.text.grammar import Table

SET = ("set",)
# 14-5b  the phases in which a card may be played, as steps name them
PHASES = (("attack phase", "attack"), ("main phase", "main"))

EVERY_EFFECT = (Mark("ignores_events"), Mark("ignores_abilities"))


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
            "the? effects of enemy cards or|and abilities",
        ):
            reads("rule", f"{words} {effects}", lambda: Mark("ignores_effects"))  # 15-27a
        events = f"{words} the? effects of event cards || {words} the effects of events"  # 2-1b
        reads("rule", events, lambda: Mark("ignores_events"))
        enemy_events = f"{words} the? effects of enemy event cards || {words} the effects of enemy events"
        reads("rule", enemy_events, lambda: Mark("ignores_enemy_events"))
    table.form(
        "rule",
        "ignores/ignore the? effects of [group:markgroup] || is/are not affected by the? effects of [group:markgroup]",
        ignoring,
        lambda v: {"group": v.group} if isinstance(v, Mark) and v.name == "ignores_these" else None,
    )
    table.form(
        "vp",
        "ignores/ignore all? effects || is/are not affected by any? effects",  # 15-27a  without a condition: every one
        lambda: EVERY_EFFECT,
        lambda v: {} if v == EVERY_EFFECT else None,
    )
    for zone, name in (("graveyard", "played_from_graveyard"), ("damage zone", "played_from_damage")):
        words = f"you may|can also play <self> from your {zone} || <self> can also be played from your {zone}"
        reads("casting", words, lambda name=name: marked(name))  # 14-20


def ignoring(group: Group) -> Mark | None:
    """14-16a, 15-27a: effects of which such a card is the source. Of all cards, or of events, other rows speak."""
    kinds = [test for test in group.tests if not isinstance(test, ControlledBy)]
    if group.zones or not kinds or kinds == [Is(Quality.TYPE, "event")] or any(map(is_no_card, walk(group))):
        return None
    return Mark("ignores_these", group=group)


def is_no_card(node: object) -> bool:
    """2-3b: abilities are no cards, so they are no source of anything."""
    return isinstance(node, Is) and node.quality is Quality.TYPE and node.value not in TYPES


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
