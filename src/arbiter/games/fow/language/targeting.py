"""903.2i once more: a second target besides the first, several targets named by a verb of their own, what another
player does with a card that was picked, and when named abilities can be played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from arbiter.games.fow.language.costs import playable_from
from arbiter.script.abilities import Activated, Limits, Static
from arbiter.script.amounts import Number
from arbiter.script.base import Amount, How, Position, Quality, Status
from arbiter.script.conditions import Exists, InStep
from arbiter.script.costs import Cost, MoveThis, MoveTop
from arbiter.script.effects import Choose, Delay, Effects, Move
from arbiter.script.nouns import EACH, YOU, Group, Has, In, Is, Same, Self
from arbiter.script.patterns import StepBegins
from arbiter.script.statements import PlayOnlyIf
from arbiter.text.core.abilities import make_activated
from arbiter.text.core.arrows import take_delay
from arbiter.text.core.choosing import place
from arbiter.text.core.nouns import take_const
from arbiter.text.core.sentences import effects_of
from arbiter.text.core.targeting import other_than, targeted
from arbiter.text.draft import UNBOUND, Quantity, Ref
from arbiter.text.grammar import Table

END_PHASE = StepBegins("end_phase", EACH)


def targeting_rows(table: Table) -> None:
    second_rows(table)
    act_rows(table)
    moment_rows(table)
    named_limit_rows(table)


def second_rows(table: Table) -> None:
    """A second target is another than the first."""
    form = table.form
    form(
        "target",
        "up to [n:num] second target [g:np]",
        lambda n, g: targeted(Quantity(Number(0), n), other_than(g, Ref("it"))),
        lambda v: None,
    )
    form("target", "a?? second target [g:np]", lambda g: targeted(ONE, other_than(g, Ref("it"))), lambda v: None)
    form("target", "target [n:num] [g:np]", lambda n, g: several(n, n, g), lambda v: None)
    form("target", "target up to [n:num] [g:np]", lambda n, g: several(Number(0), n, g), lambda v: None)
    form(
        "clause",
        "target [n:num] [g:np]",
        lambda n, g: Choose(UNBOUND, place(g), n, n) if n != Number(1) else None,
        lambda v: None,
    )
    form("clause", "target up to [n:num] [g:np]", lambda n, g: Choose(UNBOUND, place(g), Number(0), n), lambda v: None)


ONE = Quantity(Number(1), Number(1))


def several(low: Amount, high: Amount, group: Group) -> object:
    return None if low == Number(1) else targeted(Quantity(low, high), group)


def act_rows(table: Table) -> None:
    """What a player does with a card of theirs that was chosen or picked for it."""
    row = table.row
    for who in ("they", "that player", "@your_opponent"):
        row("clause", f"{who} removes/remove [thing:definite1] from the game", Move, to="removed", how=How.REMOVE)
        row("clause", f"{who} removes/remove [thing:pron] from the game", Move, to="removed", how=How.REMOVE)
        for words, position in (("on the bottom of", Position.BOTTOM), ("on top of", Position.TOP)):
            row("clause", f"{who} puts/put [thing:definite1] {words} their deck", Move, to="deck", position=position)
    table.row(
        "clause",
        "put [thing:obj] into your ruler area ,? as a ruler",
        Move,
        to="ruler",
        how=How.PUT,
        control=YOU,
    )


def moment_rows(table: Table) -> None:
    """What is left to happen as the end phase begins, and limits by a place or a phase."""
    form, word = table.form, table.word
    for words in ("at the beginning of the next? end phase", "at the beginning of end phase"):
        for glue in (">>>", ","):
            form(
                "sentence",
                f"{words} {glue} [a:sentence]",
                lambda a: Delay(END_PHASE, effects_of(a)),
                take_delay(END_PHASE, False) if glue == ">>>" and "the" in words[20:] else (lambda v: None),
            )
    for glue in (">>>", ","):
        form(
            "sentence",
            f"at the next end of your turn {glue} [a:sentence]",
            lambda a: Delay(StepBegins("end", YOU), effects_of(a)),
            lambda v: None,
        )
    word("fowlimit", "during each player 's main phase", Limits(condition=InStep("main")))
    word("fowlimit", "during an?? end phase", Limits(condition=InStep("end_phase")))
    for zone, words in (("removed", "your removed area"), ("break", "your graveyard")):
        for start in ("character", "spellcard"):
            # 702  who says from where alone it is played says that it can be played from there
            for only in (
                f"play <self> only from {words} .",
                f"you may play <self> from {words} , but not from {ELSE} .",
            ):
                form(start, only, lambda zone=zone: only_from(zone), take_const(only_from(zone)))
    form(
        "condition",
        "you control [ Limit Break ] [n:<cardname>]",
        lambda n: Exists(Group((Has("limit_break"), In(Status.TOKEN), Is(Quality.NAME, n)), ("item",), YOU), Number(1)),
        take_limit_break,
    )


ELSE = "anywhere else"


def only_from(zone: str) -> tuple[Static, ...]:
    here = Exists(Group((Same(Self()),), (zone,), YOU), Number(1))
    return (playable_from(zone), Static("", None, (PlayOnlyIf(here),)))


def take_limit_break(value: object) -> Mapping[str, object] | None:
    match value:
        case Exists(Group((Has("limit_break"), _, Is(Quality.NAME, name)), ("item",), _)):
            return {"n": name}
    return None


def named_limit_rows(table: Table) -> None:
    """901.2c: limits of a named ability, among them one that counts all that bear the name."""
    form = table.form
    # 1126.2  an inheritance with a limit
    form(
        "activated",
        "[ Inheritance ] [c:cost] : [b:body] [r:uselimits]",
        lambda c, b, r: limited("Inheritance", Cost((*c.parts, MoveThis("break", How.DISCARD))), b, r),
        lambda v: None,
    )
    # 903.2l  what is paid with the top of the deck
    table.word("costpart", "remove the top card of your deck from the game", MoveTop(Number(1), "removed", How.REMOVE))
    table.word("costpart", "put the top card of your deck into your graveyard", MoveTop(Number(1), "break", How.PUT))
    table.row(
        "costpart", "remove the top [count:cards] of your deck from the game", MoveTop, to="removed", how=How.REMOVE
    )
    table.row(
        "costpart", "put the top [count:cards] of your deck into your graveyard", MoveTop, to="break", how=How.PUT
    )
    form(
        "activated",
        "< [n:artname] > [c:cost] : [b:body] [r:uselimits]",
        limited,
        lambda v: None,
    )
    form("fowlimit", "one < [m:artname] > ability per turn", lambda m: NamedLimit(m), lambda v: None)
    form(
        "uselimits",
        "play this ability only [a:fowlimit] , only [b:fowlimit] and only [c:fowlimit] .",
        lambda a, b, c: (a, b, c),
        lambda v: None,
    )


@dataclass(frozen=True)
class NamedLimit:
    """ "Only one of that name": said of the ability's own name."""

    name: str


def limited(n: str, c: Cost, b: Effects, r: tuple[object, ...]) -> object:
    if any(isinstance(part, NamedLimit) and part.name != n for part in r):
        return None
    rest = tuple(Limits(per_turn=1) if isinstance(part, NamedLimit) else part for part in r)
    made = make_activated(c, b, rest)
    return replace(made, name=n) if isinstance(made, Activated) else None
