"""What abilities wait for: times of the turn, and the events that only this game has."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.games.gateruler.language.words import RULER
from arbiter.script.abilities import Triggered
from arbiter.script.base import How, Op
from arbiter.script.conditions import CameFrom, Holds
from arbiter.script.effects import Delay
from arbiter.script.nouns import EACH, OPPONENT, YOU, Group, Placed, Self
from arbiter.script.patterns import (
    ANYTHING,
    Casts,
    DealsDamage,
    Does,
    Moves,
    ReceivesDamage,
    StepBegins,
)
from arbiter.text.core.abilities import starts_with_if
from arbiter.text.core.delays import take_delay
from arbiter.text.core.patterns import HOLE, THIS, make_event
from arbiter.text.core.sentences import effects_of
from arbiter.text.grammar import Table

# 6-2, 6-3, 6-4, 6-5 and chapter 8: the moments that triggered abilities name, and what the rules call them.
TIMES = (
    ("at the start of {} turn", "start"),
    ("at the start of {} main phase", "main"),
    ("at the start of {} attack phase", "attack_phase"),
    ("at the end of {} attack phase", "attack_end"),
    ("at the end of {} turn", "end"),
)
COMBAT_TIMES = (
    ("at the start of the game", "game"),
    ("at the start of the turn", "start"),
    ("at the start of attack", "attack"),
    ("at the start of the attack declaration step", "declare"),
    ("at the start of the Intercept step", "intercept"),
    ("at the start of the damage step", "damage"),
    ("at the end of the damage step", "damage_end"),
    ("at the end of the combat", "combat_end"),
    ("at the end of the turn", "end"),
)
LATER = (
    ("at the end of the turn", "end", EACH),
    ("at the end of the combat", "combat_end", EACH),
    ("at the start of your next turn", "start", YOU),
)

THREATENED = "threatened"  # 15-20d  damage is about to be dealt to it
# 15-20c  of which kind
THREATS = (("damage", THREATENED), ("combat damage", "threatened_combat"), ("effect damage", "threatened_effect"))
ATTACKED = "attacked"  # 8-4f

YOUR_RULER = Group((RULER,), ("field",), YOU)


def time_rows(table: Table) -> None:
    word = table.word
    for template, step in TIMES:
        for whose, who in (("your", YOU), ("your opponent 's", OPPONENT), ("each player 's", EACH)):
            word("time", template.format(whose), StepBegins(step, who))
    for template, step in COMBAT_TIMES:
        word("time", template, StepBegins(step, EACH))
    moving_rows(table)
    damage_rows(table)
    named_action_rows(table)
    delay_rows(table)


def delay_rows(table: Table) -> None:
    """14-10f: what a text leaves to happen later."""
    for words, step, who in LATER:
        pattern = StepBegins(step, who)
        table.form(
            "sentence",
            f"{words} , [a:sentence]",
            lambda a, pattern=pattern: Delay(pattern, effects_of(a)),
            take_delay(pattern),
        )


def moving_rows(table: Table) -> None:
    """15-3c: entering and leaving play, and the ways of doing so."""
    row = table.row
    row("event", "enters/enter play", Moves, what=ANYTHING, to="field")
    row("event", "is/are special summoned", Moves, what=ANYTHING, to="field", not_origin="gate")  # 15-18c
    for words, cause in (
        ("is/are normal summoned", "cast"),  # 15-17b
        ("is/are Genesis Summoned", "genesis"),
        ("is/are Abyssal Summoned", "abyssal"),
        ("enters/enter play due to its|their Forced Reveal", "forced_reveal"),
    ):
        row("event", words, Moves, what=ANYTHING, to="field", cause=cause)
    row("event", "leaves/leave play", Moves, what=ANYTHING, origin="field", other_than_origin=True)
    row("event", "is/are destroyed", Moves, what=ANYTHING, origin="field", how=How.DESTROY)
    table.form("pattern", "[g:agent] [e:intoyours]", make_event, take_into_yours)
    for words, zone in (("graveyard", "break"), ("damage zone", "damage"), ("resource zone", "resource")):
        row("intoyours", f"is/are put into your {words}", Moves, what=Group((), (), YOU), to=zone)
    for zone, words in (("break", "graveyard"), ("deck", "deck"), ("damage", "damage zone"), ("set", "set zone")):
        table.reads(
            "triggered",
            f"when <self> enters play from your {words} , [b:body]",  # 15-3d
            lambda b, zone=zone: (
                None if starts_with_if(b) else Triggered("", None, Moves(THIS, to="field"), CameFrom(zone), b)
            ),
        )
    for place in ("attack", "defense"):
        table.reads(
            "triggered",
            f"when <self> enters play in a|an|your {place} zone , [b:body]",
            lambda b, place=place: (
                None
                if starts_with_if(b)
                else Triggered("", None, Moves(THIS, to="field"), Holds(Self(), (Placed(place),)), b)
            ),
        )
    row("event", "is/are added as a charge", Moves, what=ANYTHING, to="charge")


def take_into_yours(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Moves) and value.what.side == YOU:
        return {"g": replace(value.what, side=EACH), "e": replace(value, what=Group((), (), YOU))}
    return None


def damage_rows(table: Table) -> None:
    """13-2c, 15-20: damage dealt and about to be dealt."""
    row, word = table.row, table.word
    row(
        "event", "deals/deal combat damage to your opponent", DealsDamage, source=ANYTHING, player=OPPONENT, combat=True
    )
    row("event", "deals/deal combat damage to [to:agent]", DealsDamage, source=ANYTHING, combat=True)
    row("event", "deals/deal combat damage", DealsDamage, source=ANYTHING, combat=True)
    row("event", "is/are dealt combat damage", DealsDamage, source=ANYTHING, to=HOLE, combat=True)
    for tail, op in (("or more", Op.GE), ("or less", Op.LE)):
        row("event", f"is/are dealt [amount:num] {tail} damage", DealsDamage, source=ANYTHING, to=HOLE, op=op)
    row("event", "is/are dealt effect damage", DealsDamage, source=ANYTHING, to=HOLE, combat=False)
    row("pattern", "[who:player] is/are dealt damage", ReceivesDamage)
    for harm, action in THREATS:
        threat_rows(table, harm, action)
    row("event", "is/are attacked", Does, who=EACH, action=ATTACKED, what=ANYTHING)
    word("pattern", "you are attacked", Does(EACH, ATTACKED, YOUR_RULER))


def threat_rows(table: Table, harm: str, action: str) -> None:
    """15-20d: to whom damage is about to be dealt, of which kind, and by whom."""
    row, word = table.row, table.word
    for words in (f"would be dealt {harm}", f"is/are about to be dealt {harm}"):
        row("event", words, Does, who=EACH, action=action, what=ANYTHING)
        row("event", f"{words} by [to:agent]", Does, who=EACH, action=action, what=ANYTHING)
    for words in (f"you would be dealt {harm}", f"you are about to be dealt {harm}"):
        word("pattern", words, Does(EACH, action, YOUR_RULER))
        row("pattern", f"{words} by [to:agent]", Does, who=EACH, action=action, what=YOUR_RULER)


def named_action_rows(table: Table) -> None:
    """What a player does that the rules have a name for."""
    row, form = table.row, table.form
    row("event", "is/are geared up", Does, who=EACH, action="gear_up", what=ANYTHING)  # 14-18a
    row("pattern", "[who:player] gears/gear up into [what:agent]", Does, action="gear_up")
    form(
        "pattern",
        "[w:player] plays/play [g:agent]",
        lambda w, g: Casts(w, g),
        lambda v: {"w": v.who, "g": v.what} if isinstance(v, Casts) and v.what != ANYTHING else None,
    )
    for words, action in (
        ("drives/drive", "drive"),
        ("heals/heal life", "heal"),
        ("gears/gear up", "gear_up"),
        ("sets/set a card", "set"),
        ("plays/play a [ CNT ] ability", "counter"),
    ):
        row("pattern", f"[who:player] {words}", Does, action=action)
