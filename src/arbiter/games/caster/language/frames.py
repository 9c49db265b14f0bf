"""Paragraphs: automatic, activated and continuous abilities, keywords, and the text of conjures."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.script.abilities import FREELY, Limits, Triggered
from arbiter.script.base import Timing
from arbiter.script.conditions import InStep, IsTurnOf
from arbiter.script.effects import Modes
from arbiter.script.nouns import OPPONENT, YOU
from arbiter.script.patterns import Moves
from arbiter.text.core.arrows import paragraph, take_chosen, take_pair, take_paragraph, waiting
from arbiter.text.core.changes import take_one
from arbiter.text.core.patterns import THIS
from arbiter.text.grammar import Table, Take

ENTERS = Moves(THIS, to="field")  # 1106.2
DIES = Moves(THIS, origin="field", to="break")  # 1107.2
NAMED = {"Enter": ENTERS, "Last Words": DIES}


def frame_rows(table: Table) -> None:
    form = table.form
    form("character", "[a:ability]", paragraph, take_paragraph)
    form("spellcard", "[a:spell]", paragraph, take_paragraph)
    form("spellcard", "[a:castingstatic]", paragraph, take_paragraph)
    # what a conjure says of its own playing may stand in one paragraph with what it does
    table.reads("spellcard", "[a:spell] [b:castingstatic]", lambda a, b: (a, b))
    table.reads("spellcard", "[b:castingstatic] [a:spell]", lambda b, a: (b, a))
    trigger_rows(table)
    limit_rows(table)
    mode_rows(table)


def take_waiting(limits: bool, named: str | None) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, Triggered) or value.gate or value.condition:
            return None
        own = next((name for name, pattern in NAMED.items() if value.pattern == pattern), None)
        if (value.limits != FREELY) != limits or own != named:
            return None
        found: dict[str, object] = {"b": value.effects}
        if named is None:
            found["p"] = value.pattern
        if limits:
            found["r"] = value.limits
        return found

    return take


def trigger_rows(table: Table) -> None:
    """906.1, 1106.2, 1107.2: automatic abilities."""
    form, same, word = table.form, table.same, table.word
    for limit in ("", " [r:triglimit]"):
        for name, pattern in NAMED.items():
            form(
                "triggered",
                f"[ {name} ] >>> [b:body]{limit}",
                lambda b, r=FREELY, pattern=pattern: waiting(pattern, b, r),
                take_waiting(bool(limit), name),
            )
        form("triggered", f"whenever|when [p:patterns] >>> [b:body]{limit}", waiting, take_waiting(bool(limit), None))
        form("triggered", f"[p:time] >>> [b:body]{limit}", waiting, take_waiting(bool(limit), None))
    # 906.2  counted when it happens, and only then
    yours, theirs = Limits(Timing.YOUR_TURN), Limits(Timing.OPPONENT_TURN)
    for whose, when in (("your", yours), ("an allied", yours), ("an enemy", theirs), ("your opponent 's", theirs)):
        table.reads(
            "triggered",
            f"whenever|when [p:patterns] during {whose} turn >>> [b:body]",
            lambda p, b, when=when: waiting(p, b, when),
        )
    word("triglimit", "this ability triggers only once per turn .", Limits(per_turn=1))
    same("granted", "[a:triggered]")


def limit_rows(table: Table) -> None:
    """When and how often an ability may be played."""
    form, word = table.form, table.word
    form("uselimits", "play this ability only [a:ccslimit] .", lambda a: (a,), take_one)
    table.reads("uselimits", "play this ability only [a:ccslimit] , and only [b:ccslimit] .", lambda a, b: (a, b))
    form("uselimits", "play this ability only [a:ccslimit] and only? [b:ccslimit] .", lambda a, b: (a, b), take_pair)
    for words, limits in (
        ("once per turn", Limits(per_turn=1)),
        ("once per game", Limits(per_game=1)),
        ("during an allied turn || during your turn", Limits(Timing.YOUR_TURN)),
        ("during an enemy turn", Limits(Timing.OPPONENT_TURN)),
        ("during an allied main phase || during your main phase", Limits(Timing.YOUR_MAIN)),
        ("during main timing", Limits(Timing.MAIN_ONLY)),
        ("from your hand || if <self> is in your hand", ("hand",)),
        ("from your graveyard || if <self> is in an|your allied? graveyard", ("break",)),
    ):
        word("ccslimit", words, limits)
    table.reads("ccslimit", "during the? [s:step]", lambda s: Limits(condition=InStep(s)))
    for words, who in (("an allied", YOU), ("an enemy", OPPONENT)):
        synonym = " || during your [s:step]" if who == YOU else ""
        form(
            "ccslimit",
            f"during {words} [s:step]{synonym}",
            lambda s, who=who: Limits(condition=InStep(s, who)) if (s, who) != ("main", YOU) else None,
            take_step(who),
        )
    form(
        "ccslimit",
        "if [c:conditions]",
        lambda c: Limits(condition=c),
        lambda v: (
            {"c": v.condition}
            if isinstance(v, Limits) and v == Limits(condition=v.condition) and not isinstance(v.condition, InStep)
            else None
        ),
    )
    word("during", "during an allied turn", IsTurnOf(YOU))
    word("during", "during an enemy turn", IsTurnOf(OPPONENT))


def take_step(who: object) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Limits(Timing.ANY, None, None, InStep(step, found)) if found == who:
                return {"s": step}
        return None

    return take


def mode_rows(table: Table) -> None:
    """903.2c: options, of which a number is chosen while playing."""
    form = table.form
    for count in range(2, 5):
        slots = " ".join(f"• [o{i}:body]" for i in range(count))
        form(
            "body",
            f"choose [n:num] -- {slots}",
            lambda n, **o: (Modes(n, n, tuple(o.values())),),
            take_chosen(count),
        )
