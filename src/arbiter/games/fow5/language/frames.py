"""Paragraphs of 2015: automatic abilities with a comma, [Enter] without an arrow, [Trigger] with a colon.

The rows read what the other language's rows read as well; they stand first, so that they are the ones that print.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.games.fow.language.named import named, take_named
from arbiter.games.fow.language.plainly import waiting_until
from arbiter.games.fow.language.systems import NOT_CHASED, automatic_card, conditional_card
from arbiter.script.abilities import FREELY, Keyword, Limits, Triggered
from arbiter.script.base import Lasting, Who
from arbiter.script.costs import Cost, Mana
from arbiter.script.effects import Perform
from arbiter.script.nouns import EACH, OPPONENT, YOU, Every, Group
from arbiter.script.patterns import ANYTHING, AnyPattern, Becomes, Does, Moves, StepBegins, UsesAbility
from arbiter.script.statements import Affects, Mark
from arbiter.text.core.arrows import waiting
from arbiter.text.core.patterns import THIS
from arbiter.text.core.things import bare_group, field_group
from arbiter.text.draft import Ref
from arbiter.text.grammar import Table, Take

FROM_HAND = "from hand"  # how a card arrives that was played from its player's hand
JUDGMENT = "judgment"
SILENT = Mark("does_not_trigger")
# 9.6/1a  played from the hand and put from the chase area (the shared rows' stack), or by judgment
ENTER = AnyPattern((Moves(THIS, "stack", "field", cause=FROM_HAND), Moves(THIS, to="field", cause=JUDGMENT)))


def take_waiting(limits: bool, kind: str) -> Take:
    """Printed as [Enter], as "When this card ...", or as "Whenever ..."."""

    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, Triggered) or value.gate or value.condition or value.zones != ("field",):
            return None
        if (value.limits != FREELY) != limits or kind_of(value.pattern) != kind:
            return None
        found: dict[str, object] = {"b": value.effects}
        if kind != "enter":
            found["p"] = value.pattern
        if limits:
            found["r"] = value.limits
        return found

    return take


def kind_of(pattern: object) -> str:
    if pattern == ENTER:
        return "enter"
    if isinstance(pattern, Becomes):
        return "state"
    return "when" if isinstance(pattern, Moves) and pattern.what == THIS else "whenever"


def frame_rows(table: Table) -> None:
    """9.6: the condition, a comma, and what is done."""
    form = table.form
    for limit in ("", " [r:triglimit]"):
        form(
            "triggered",
            f"[ Enter ] [b:body]{limit}",
            lambda b, r=FREELY: waiting(ENTER, b, r),
            take_waiting(bool(limit), "enter"),
        )
        form("triggered", f"when|whenever [p:patterns] , [b:body]{limit}", waiting, take_waiting(bool(limit), "when"))
        for wait in ("whenever|when [p:patterns]", "[p:time]"):
            form("triggered", f"{wait} , [b:body]{limit}", waiting, take_waiting(bool(limit), "whenever"))
        # 9.6/10  a state of the game
        form(
            "triggered",
            f"when [c:conditions] , [b:body]{limit}",
            waiting_until,
            take_state(bool(limit)),
        )
    # 10.14/1  as though the condition were met that it was played from a hand (9.6/1a): of all its [Enter] abilities
    table.row(
        "clause",
        "this triggers its [ Enter ] ability/abilities || this triggers the [ Enter ] ability of that card",
        Perform,
        name="trigger enter",
        thing=Ref("it"),
        word="all",
    )
    # 10.7  while the card is in the chase area
    table.word("static", "players cannot chase to <self> .", NOT_CHASED)
    table.reads("static", "while <self> is a resonator spell , players cannot chase .", lambda: NOT_CHASED)
    # 8.2/5  only an opponent's J/resonators could; there are two players (1.1)
    table.reads(
        "statement",
        "[g:allnp] cannot attack you",
        lambda g: Affects(Every(replace(field_group(g), side=OPPONENT)), (Mark("cannot_attack_players"),)),
    )
    table.reads(
        "statement",
        "you cannot be attacked",
        lambda: Affects(Every(Group((), ("field",), OPPONENT)), (Mark("cannot_attack_players"),)),
    )
    form(
        "statement",
        "automatic abilities of [g:allnp] don't trigger",  # 10.14/1a
        lambda g: Affects(Every(field_group(g)), (SILENT,)),
        take_silenced,
    )
    # 9.7/1  what answers will abilities
    for words, who in (("you play", YOU), ("a player plays", EACH)):
        table.word("pattern", f"{words} a will ability", UsesAbility(who, "resource"))
        form(
            "pattern",
            f"{words} a will ability of a|an [g:np]",
            lambda g, who=who: UsesAbility(who, "resource", field_group(g)),
            take_will_ability(who),
        )
    # 7.9/1a  a triggering condition before the colon
    form("spellcard", "[ Trigger ] when|whenever [p:patterns] : [b:body]", automatic_card, take_card)
    form("spellcard", "[ Trigger ] [p:time] : [b:body]", automatic_card, take_card)
    for bare in ("[p:patterns]", "[p:time]"):  # its condition, whether or not the text says "when" of it
        table.reads("spellcard", f"[ Trigger ] {bare} : [b:body]", automatic_card)
    form("spellcard", "[ Trigger ] while [c:conditions] : [b:body]", conditional_card, lambda v: None)
    moment_rows(table)
    # 9.1/5  a limit on a named ability
    form(
        "activated",
        "< [n:artname] > [c:cost] : [b:body] play this ability only once per turn .",
        lambda n, c, b: named(n, c, b, Limits(per_turn=1)),
        take_once,
    )
    # 7.5/2a, 7.5/2b  wills are paid, anything else is done
    form("keyworded", "[ Judgment ] pay [c:cost] .", lambda c: judgment(c), take_judgment(True))
    form("keyworded", "[ Judgment ] [c:cost] .", lambda c: judgment(c), take_judgment(False))


def moment_rows(table: Table) -> None:
    """5.2, 8.2, 8.3, 8.6: moments of the turn that the other document has not, or calls otherwise."""
    # 7.4, 8.2/5  there are two players (1.1): who is attacked is the other one
    table.reads("pattern", "you are attacked by a|an [g:np]", lambda g: Does(OPPONENT, "attack player", g))
    table.reads("pattern", "you are attacked", lambda: Does(OPPONENT, "attack player"))
    table.reads("time", "when|whenever the|a battle ends", lambda: StepBegins("battle_end"))
    for words, who in (("your ", YOU), ("", EACH)):
        table.word("time", f"at the end of {words}recovery phase", StepBegins("recovery_end", who))
        table.word("time", f"at the beginning of {words}attack step", StepBegins("attack", who))
        table.word("time", f"at the beginning of {words}block step", StepBegins("block", who))
    for step in ("attack", "block"):
        table.reads("time", f"at the beginning of the {step} step", lambda step=step: StepBegins(step, EACH))
    table.word("time", "at the end of battle phase", StepBegins("battle_end"))
    table.word("lasting", "until end of battle || until end of the battle || during this battle", Lasting.COMBAT)  # 8.6


def judgment(cost: Cost) -> Keyword:
    return Keyword("", None, "judgment", None, cost)


def take_judgment(will: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, Keyword) or value != judgment(value.cost or Cost()) or value.cost is None:
            return None
        return {"c": value.cost} if isinstance(value.cost.parts[0], Mana) == will else None

    return take


def take_will_ability(who: Who) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case UsesAbility(player, "resource", group) if player == who and group != ANYTHING:
                return {"g": bare_group(group)}
        return None

    return take


def take_once(value: object) -> Mapping[str, object] | None:
    found = take_named(1)(value)
    return None if found is None else {name: each for name, each in found.items() if name != "m"}


def take_silenced(value: object) -> Mapping[str, object] | None:
    match value:
        case Affects(Every(group), changes) if changes == (SILENT,):
            return {"g": bare_group(group)}
    return None


def take_state(limits: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        found = take_waiting(limits, "state")(value)
        if found is None or not isinstance(value, Triggered) or not isinstance(value.pattern, Becomes):
            return None
        return {"c": value.pattern.condition, **{name: each for name, each in found.items() if name != "p"}}

    return take


def take_card(value: object) -> Mapping[str, object] | None:
    match value:
        case (Keyword(name="trigger"), Triggered(plays=True) as waits):
            return {"p": waits.pattern, "b": waits.effects}
    return None
