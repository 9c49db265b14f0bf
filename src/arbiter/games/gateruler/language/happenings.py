"""What abilities wait for besides times of the turn: attacks on rulers and units, destruction, charges and summoning.

And the events that are played from a set zone when such a thing happens (14-5).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.games.gateruler.language.frames import SET
from arbiter.games.gateruler.language.times import ATTACKED, YOUR_RULER
from arbiter.games.gateruler.language.whose import ATTACKING
from arbiter.games.gateruler.language.words import RULER, UNIT
from arbiter.script.abilities import Static, Triggered
from arbiter.script.base import How, Who
from arbiter.script.conditions import IsTurnOf
from arbiter.script.nouns import EACH, OPPONENT, YOU, AddedTo, Group
from arbiter.script.patterns import ANYTHING, AnyPattern, Breaks, Casts, Does, Moves, StepBegins
from arbiter.script.statements import PlayOnlyIf
from arbiter.text.core.patterns import THIS
from arbiter.text.grammar import Table

ATTACKS_ONE = "attacks_one"  # 8-4f  the attack as what it is made on
THEIR_RULER = Group((RULER,), ("field",), OPPONENT)
BY_AN_EFFECT = Moves(ANYTHING, origin="field", how=How.DESTROY)


def happening_rows(table: Table) -> None:
    attack_rows(table)
    timing_rows(table)
    event_rows(table)


def attack_rows(table: Table) -> None:
    reads, form = table.reads, table.form
    for words, step in (("at the end of combat", "combat_end"), ("at the start of combat", "attack")):
        reads("time", words, lambda step=step: StepBegins(step, EACH))
    # 15-3d  from the hand it comes by being played, and without (15-18a-1)
    from_hand = (Moves(ANYTHING, to="field", cause="touchdown"), Moves(ANYTHING, origin="hand", to="field"))
    reads("event", "enters/enter play from your hand", lambda: AnyPattern(from_hand))
    reads("pattern", "[w:player] heals/heal", lambda w: Does(w, "heal"))
    reads("pattern", "your ruler is attacked", lambda: Does(EACH, ATTACKED, YOUR_RULER))
    form(
        "pattern",
        "[g:agent] attacks/attack your opponent 's ruler",
        lambda g: Does(EACH, ATTACKS_ONE, g, THEIR_RULER),
        lambda v: attacker(v) if isinstance(v, Does) and v.to == THEIR_RULER else None,
    )
    form(
        "pattern",
        "[g:agent] attacks/attack [h:agent]",
        lambda g, h: Does(EACH, ATTACKS_ONE, g, h),
        lambda v: {**found, "h": v.to} if isinstance(v, Does) and (found := attacker(v)) else None,
    )
    reads("pattern", "[h:agent] is/are attacked by [g:agent]", lambda h, g: Does(EACH, ATTACKS_ONE, g, h))


def attacker(value: Does) -> Mapping[str, object] | None:
    return {"g": value.what} if value.action == ATTACKS_ONE else None


def timing_rows(table: Table) -> None:
    """14-5: further ways to say when an event can be played from a set zone."""
    reads = table.reads
    for words, who in (("your turn", YOU), ("your opponent 's turn", OPPONENT)):
        reads(
            "paragraph",
            f"Timing : you can play <self> during {words} .",
            lambda who=who: Static("", None, (PlayOnlyIf(IsTurnOf(who)),), None, SET),  # 14-5b
        )
    table.form(
        "paragraph",
        "Timing : you can play <self> [p:time] .",
        lambda p: Triggered("", None, p, None, (), zones=SET, plays=True),  # 14-5a
        lambda v: (
            {"p": v.pattern} if isinstance(v, Triggered) and v.plays and isinstance(v.pattern, StepBegins) else None
        ),
    )


def event_rows(table: Table) -> None:
    form, reads = table.form, table.reads
    # 15-12c: an effect destroys by instructing it; damage makes the rules do it, whatever has dealt it.
    for words, who in (("an effect", EACH), ("an enemy effect", OPPONENT), ("your effect", YOU)):
        made = replace(BY_AN_EFFECT, by=who)
        table.word("event", f"is/are destroyed by {words}", made)
    reads("event", "is/are destroyed by your opponent 's effect|effects", lambda: replace(BY_AN_EFFECT, by=OPPONENT))
    for zone, name in (("hand", "hand"), ("deck", "deck")):
        table.word(
            "event", f"is/are put into your graveyard from your {zone}", Moves(ANYTHING, origin=name, to="break")
        )
    form(
        "pattern",
        "[t:single] gains/gain a charge || a charge is added underneath|under|to [t:single]",  # 15-14a
        lambda t: Moves(Group((AddedTo(t),), ()), to="charge"),
        take_charged,
    )
    form(
        "triggered",
        "at the end of a|the combat in which <self> attacked , [b:body]",  # 16-9a-1
        lambda b: Triggered("", None, StepBegins("combat_end", EACH), ATTACKING, b),
        lambda v: (
            {"b": v.effects}
            if isinstance(v, Triggered)
            and v == Triggered(v.text, None, StepBegins("combat_end", EACH), ATTACKING, v.effects)
            else None
        ),
    )
    reads(
        "pattern",
        "[w:player] special summons/summon [g:agent]",  # 15-18c
        lambda w, g: Moves(g, to="field", not_origin="gate", by=w),
    )
    reads("pattern", "[w:player] normal summons/summon [g:agent]", lambda w, g: summoned(w, g))
    for words, step in (
        ("at the start of the attack phase", "attack_phase"),
        ("at the end of the attack phase", "attack_end"),
        ("at the start of the main phase", "main"),
    ):
        table.word("time", words, StepBegins(step, EACH))

    form(
        "triggered",
        "when <self> destroys [g:agent] with an attack , [b:body]",  # 16-30b
        lambda g, b: Triggered("", None, Breaks(THIS, g), ATTACKING, b),
        lambda v: (
            {"g": v.pattern.what, "b": v.effects}
            if isinstance(v, Triggered)
            and isinstance(v.pattern, Breaks)
            and v == Triggered(v.text, None, Breaks(THIS, v.pattern.what), ATTACKING, v.effects)
            else None
        ),
    )


def summoned(who: Who, group: Group) -> object:
    """15-17a: to normal summon a unit is to play it."""
    return Casts(who, group) if UNIT in group.tests else None


def take_charged(value: object) -> Mapping[str, object] | None:
    match value:
        case Moves(Group((AddedTo(thing),), ()), to="charge") if value == Moves(value.what, to="charge"):
            return {"t": thing}
    return None
