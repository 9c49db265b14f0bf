"""803.4, 804.4: what must be done to attack or block with a card, whatever it is and whoever the text says does it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from arbiter.games.fow.language.frames import another, own, rest_another
from arbiter.script.amounts import Number
from arbiter.script.base import CostPart, How, Thing
from arbiter.script.costs import Cost, Mana, MoveThis, PayResource, RestThis, TakeCounters
from arbiter.script.nouns import OPPONENT, Every, Self
from arbiter.script.statements import Affects, Mark
from arbiter.text.core.amounts import make_discard, make_move_some, make_rest_some
from arbiter.text.core.changes import take_priced
from arbiter.text.grammar import Table, Take

BANISHED = make_move_some("break", How.BANISH)[0]
FIGHTS = (
    ("attack", ("attack_cost",)),
    ("block", ("block_cost",)),
    ("attack or block", ("attack_cost", "block_cost")),
)
# Who attacks or blocks with it does it, whatever says so of the card.
CONTROLLERS = (
    "its|their controller|controllers",
    "that player",
    "that resonator|jresonator|card 's controller",
    "they",
)
FOR_EACH = ("of them", "of those? resonators|jresonators", "attacking|blocking resonator|jresonator")
EACH_ATTACK = (
    "for each attack",
    "for each of those attacks",
    "for each attacking resonator|jresonator",
)
DONE_BY_THEM: tuple[tuple[str, Callable[..., object]], ...] = (
    ("pays|pay [a:symbols]", lambda a: Cost(a)),
    ("pays|pay [n:num] life", lambda n: Cost((PayResource("life", n),))),
    ("banishes|banish another [g:np]", lambda g: one_part(another(g, "break", How.BANISH))),
    ("banishes|banish [q:quantity] [g:np]", lambda q, g: one_part(own(BANISHED(q, g)))),
    ("discards|discard [q:quantity] [g:np]", lambda q, g: one_part(make_discard(q, g))),
    ("rests|rest a|an [g:np]", lambda g: one_part(make_rest_some(Number(1), g))),
    ("rests|rest another [g:np]", lambda g: one_part(rest_another(g))),
)


def fighting_cost_rows(table: Table) -> None:
    for deed, make in DONE_BY_THEM:
        for words in CONTROLLERS:
            table.reads("donebythem", f"{words} {deed}", make)
            # 803.4, 804.4  each that attacks or blocks is paid for by itself
            for each in FOR_EACH if deed.startswith("pays") else ():
                table.reads("donebythem", f"{words} {deed} for each {each}", make)
    table.reads("donebyopponent", "@your_opponent pays|pay [a:symbols]", lambda a: Cost(a))
    for words, names in FIGHTS:
        table.form(
            "vp",
            f"cannot {words} unless you [c:cost]",
            lambda c, names=names: priced(c, names) if not only_will(c) and not does_itself(c) else None,
            take_priced(names),
        )
        table.form(
            "statement",
            f"<self> cannot {words} unless you [c:cost]",
            lambda c, names=names: Affects(Self(), priced(c, names)) if does_itself(c) else None,
            take_priced_itself(names),
        )
        # 803.4  each attack is paid for by itself, whether the text says so or not
        for each in ("", *(f" {tail}" for tail in EACH_ATTACK if words == "attack")):
            table.reads("vp", f"cannot {words} unless [c:donebythem]{each}", lambda c, names=names: priced(c, names))
            table.reads(
                "statement",
                f"[t:statsubj] cannot {words} unless [c:donebyopponent]{each}",
                lambda t, c, names=names: theirs_priced(t, priced(c, names)),
            )


def theirs_priced(thing: Thing, marks: tuple[Mark, ...]) -> Affects | None:
    """What the opponent controls is theirs to pay for."""
    return Affects(thing, marks) if isinstance(thing, Every) and thing.group.side == OPPONENT else None


def one_part(part: object) -> Cost | None:
    return Cost((part,)) if isinstance(part, CostPart) else None


def only_will(cost: Cost) -> bool:
    return all(isinstance(part, Mana) for part in cost.parts)


def does_itself(cost: Cost) -> bool:
    """Is something done to the card that says it? It is paid by the one that attacks, which may be another."""
    return any(
        isinstance(part, RestThis | MoveThis) or (isinstance(part, TakeCounters) and part.group is None)
        for part in cost.parts
    )


def priced(cost: Cost, names: tuple[str, ...]) -> tuple[Mark, ...]:
    return tuple(Mark(name, cost=cost) for name in names)


def take_priced_itself(names: tuple[str, ...]) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Affects(Self(), (Mark(cost=Cost() as cost), *_) as marks) if marks == priced(cost, names):
                return {"c": cost} if does_itself(cost) else None
        return None

    return take
