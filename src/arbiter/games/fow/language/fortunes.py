"""What befalls players: life that is halved, gained twice or set against something else, cards that they would draw or
cannot discard, control that another gains, abilities that a player has, and dice.
"""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.script.abilities import FREELY, Ability, Static, Triggered
from arbiter.script.amounts import EventAmount, Half, Plus, Times
from arbiter.script.amounts import Resource as Kept
from arbiter.script.base import Lasting, Who
from arbiter.script.effects import (
    Delay,
    Draw,
    Establish,
    GainControl,
    LoseResource,
    Perform,
)
from arbiter.script.nouns import EACH, OPPONENT, YOU, EventPlayer
from arbiter.script.patterns import Discards, Draws, GainsResource, StepBegins
from arbiter.script.statements import Forbid, Replace
from arbiter.text.core.sentences import as_one, effects_of
from arbiter.text.draft import SaidPlayer, Their
from arbiter.text.grammar import Table, Take
from arbiter.text.nodes import swapped


def fortune_rows(table: Table) -> None:
    player_rows(table)
    life_rows(table)


def player_rows(table: Table) -> None:
    reads = table.reads
    # 105.4, 1206.1  half of a life, of whoever loses it
    reads("clause", "[w:other] loses/lose half of? their life", half_lost)
    reads("clause", "you? lose half of? your life", lambda: half_lost(YOU))
    # 105.3, 1051.1  the other player may be who gains control
    for words, lasting in (("", Lasting.GAME), (" until end of game", Lasting.GAME), (" @until_end", Lasting.TURN)):
        table.form(
            "clause",
            f"[w:other] gains/gain control of [t:obj]{words}",
            lambda w, t, lasting=lasting: GainControl(t, w, lasting),
            take_given(lasting) if "game" not in words else (lambda v: None),
        )
    # 910.2d  "they" are whoever would draw
    reads(
        "statement",
        "if a player would draw a card , [a:clause] instead",
        lambda a: Replace(Draws(EACH), swapped(effects_of(a), SaidPlayer(), EventPlayer())),
    )
    # 909.1  what a player has gained they keep, whatever becomes of the card
    reads("clause", "you gain <quote> [a:granted] <unquote>", lambda a: gained_by_you(a, Lasting.GAME))
    reads("clause", "you gain <quote> [a:granted] <unquote> [d:lasting]", gained_by_you)
    # 910.3  at a time, and each such text once. Of a single card it is asked together with what replaces "a card", and
    # who would draw it chooses (910.2); several are single cards only as they are drawn (1009.2), so this comes first.
    table.form(
        "statement",
        "if you would draw one or more cards , you? draw that many cards plus [n:num] instead",
        lambda n: Replace(Draws(YOU, some=True), (Draw(YOU, Plus(EventAmount(), n)),)),
        take_more_drawn,
    )
    # 1019.1, 910.2d
    for words, who in (("players", EACH), ("you", YOU), ("@your_opponent", OPPONENT)):
        table.word("statement", f"{words} cannot discard cards", Forbid(Discards(who)))
    # 502.2  of whichever player
    reads("time", "at the beginning of the turn || at the beginning of each turn", lambda: StepBegins("turn", EACH))
    # 1023.1
    reads(
        "clause",
        "force [n:num] || force ( [n:num] ) || [ Force ] ( [n:num] )",
        lambda n: Perform("force", amount=n),
    )


def gained_by_you(a: Ability, d: Lasting) -> object:
    """An automatic ability that a player has waits again and again; a continuous one is in force."""
    if isinstance(a, Triggered) and a.limits == FREELY and a.cost is None and a.gate is None:
        return Delay(a.pattern, a.effects, d, True, a.condition)
    if isinstance(a, Static) and a.condition is None and a.limits == FREELY and a.gate is None:
        return Establish(a.statements, d)
    return None


def take_more_drawn(value: object) -> Mapping[str, object] | None:
    match value:
        case Replace(Draws(who, False, True), (Draw(drawer, Plus(EventAmount(), n)),)) if who == drawer == YOU:
            return {"n": n}
    return None


def half_lost(w: Who) -> LoseResource:
    return LoseResource(w, "life", Half(Kept(YOU if w == YOU else Their(), "life")))


def take_given(lasting: Lasting) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, GainControl) and value.who != YOU and value.lasting is lasting:
            return {"w": value.who, "t": value.thing}
        return None

    return take


def life_rows(table: Table) -> None:
    """104.6, 910.1: life that would be gained."""
    reads = table.reads
    reads("life", "twice that much life? || double that much life?", lambda: Times(EventAmount(), 2))
    reads("life", "that much life plus [n:num]", lambda n: Plus(EventAmount(), n))
    reads("life", "half of? that much life || life equal to half of? that much damage", lambda: Half(EventAmount()))
    table.form(
        "statement",
        "if [w:player] would gain life , [a:clause] instead",
        lambda w, a: Replace(GainsResource(w, "life"), swapped(effects_of(a), SaidPlayer(), EventPlayer())),
        take_life_replaced,
    )


def take_life_replaced(value: object) -> Mapping[str, object] | None:
    match value:
        case Replace(GainsResource(who, "life", False), effects, False):
            return {"w": who, "a": as_one(effects)}
    return None
