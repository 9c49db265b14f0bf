"""What texts declare of players for a time ("until end of turn, players cannot search their deck"), and
lists of which one is gained."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.games.fow import forbidden_processes
from arbiter.script.amounts import Number
from arbiter.script.base import Lasting, Statement, Thing, Who
from arbiter.script.conditions import Holds
from arbiter.script.effects import Choose, Effects, Establish, If, Modify, PerformSome
from arbiter.script.nouns import EACH, OPPONENT, YOU, Group, Has
from arbiter.script.patterns import ANYTHING, GainsResource, Moves, Searches
from arbiter.script.statements import AddKeyword, Forbid, ForbidPlay, LoseKeyword
from arbiter.text.core.changes import Changes
from arbiter.text.draft import UNBOUND, InOrder, Ref, Some
from arbiter.text.grammar import Table, Take

WHO = (("players", EACH), ("you", YOU), ("@your_opponent", OPPONENT))


def ruling_rows(table: Table) -> None:
    process_rows(table)
    lasting_rows(table)
    either_rows(table)


# 705.1a and its like  the processes, as texts name them
PROCESSES = (
    ("judgment", forbidden_processes.JUDGMENT),
    ("[ Revolution Order ]", forbidden_processes.REVOLUTION_ORDER),
    ("contract", forbidden_processes.CONTRACT),
    ("transcend", forbidden_processes.TRANSCEND),
    ("convoke", forbidden_processes.CONVOKE),
    ("warden", forbidden_processes.WARDEN),
)


def process_rows(table: Table) -> None:
    """104.4: processes that cannot be played, as long as the text is in force or for a time."""
    for name, process in PROCESSES:
        for words, who in WHO:
            said = f"{words} cannot play {name} processes"
            others = [f"{words} cannot {verb} {name} processes" for verb in ("perform", "do")]
            if process == forbidden_processes.JUDGMENT:
                others += [f"{words} cannot do judgment", f"{words} cannot play [ Judgment ] abilities"]
            kept = ForbidPlay(who, process)
            for category in ("statement", "ruling"):
                table.word(category, " || ".join((said, *others)), kept)
                table.form(
                    category,
                    " || ".join(f"{one} of [g:allnp]" for one in (said, *others)),
                    lambda g, kept=kept: replace(kept, what=g) if not g.zones else None,
                    take_kept_from(kept),
                )


def take_kept_from(kept: ForbidPlay) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, ForbidPlay) and value.what != ANYTHING and value == replace(kept, what=value.what):
            return {"g": value.what}
        return None

    return take


def lasting_rows(table: Table) -> None:
    """104.5: what cannot be done, for a time."""
    form, word = table.form, table.word
    for words, who in WHO:
        word("ruling", f"{words} cannot gain life", Forbid(GainsResource(who, "life")))
        word("ruling", f"{words} cannot search their|your deck/decks", Forbid(Searches(who)))
        form(
            "ruling",
            f"{words} cannot put [g:allnp] into the field",
            lambda g, who=who: kept_out(g, who),
            take_kept_out(who),
        )
    form("clause", "[s:ruling] [d:lasting]", for_a_time, take_for_a_time)
    form("clause", "[d:lasting] , [s:ruling]", for_a_time, lambda v: None)


def for_a_time(s: Statement, d: Lasting) -> object:
    return Establish((s,), d)


def take_for_a_time(value: object) -> Mapping[str, object] | None:
    match value:
        case Establish((Forbid(GainsResource() | Searches() | Moves()) as said,), lasting, None):
            return {"s": said, "d": lasting}
        case Establish((ForbidPlay(_, kind) as said,), lasting, None) if kind in forbidden_processes.PROCESSES:
            return {"s": said, "d": lasting}
    return None


def kept_out(group: Group, who: Who) -> object:
    """702.3, 1006.2: whoever resolves a resonator puts it into the field, too."""
    return Forbid(Moves(group, to="field", by=who)) if group.tests and not group.zones and group.side == EACH else None


def take_kept_out(who: Who) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Forbid(Moves(group, None, "field", None, by)) if by == who:
                return {"g": group}
        return None

    return take


# ---------------------------------------------------------------- one of a list


def either_rows(table: Table) -> None:
    """903.3d: which of them is gained is settled as it is performed."""
    for count in range(2, 8):
        slots = [f"[g{i}:fgain]" for i in range(count)]
        for comma in ("", " ,") if count > 2 else ("",):
            table.form(
                "clause",
                f"[t:subj] gains/gain {' , '.join(slots[:-1])}{comma} or {slots[-1]} [d:lasting]",
                either,
                take_either(count) if not comma else (lambda v: None),
            )
            words = [f"[k{i}:keyword]" for i in range(count)]
            loses = f"[t:subj] loses/lose {' , '.join(words[:-1])}{comma} or {words[-1]} [d:lasting]"
            table.reads("clause", loses, lost_one)
            gains = "if it does , [u:subj] gains/gain that ability [e:lasting]"
            table.reads("clause", f"{loses} . {gains}", handed_over)


def either(t: Thing, d: Lasting, **gains: Changes) -> object:
    if isinstance(t, Some):  # chosen once, and not anew for each of them
        pick = chosen_once(t)
        return None if pick is None else InOrder((pick, either(Ref("chosen"), d, **gains)))  # type: ignore[arg-type]
    return PerformSome(Number(1), tuple((Modify(t, gain, d),) for gain in gains.values()))


def chosen_once(some: Some) -> Choose | None:
    if some.random or some.total is not None or not some.target:
        return None
    low, high = some.quantity.low, some.quantity.high
    return Choose(UNBOUND, some.group, low, high, different=some.different)


def lost_one(t: Thing, d: Lasting, **words: str) -> object:
    """1020.1: the player says which; what is lost need not be there."""
    return either(t, d, **{name: (LoseKeyword(word),) for name, word in words.items()})


def handed_over(t: Thing, u: Thing, d: Lasting, e: Lasting, **words: str) -> object:
    """What one had and loses, the other gains."""
    picks = [chosen_once(thing) if isinstance(thing, Some) else None for thing in (t, u)]
    if None in picks:
        return None
    one, other = Ref("former"), Ref("latter")
    options = tuple(
        (If(Holds(one, (Has(word),)), (Modify(one, (LoseKeyword(word),), d), Modify(other, (AddKeyword(word),), e))),)
        for word in words.values()
    )
    return InOrder((*picks, PerformSome(Number(1), options)))  # type: ignore[arg-type]


def take_either(count: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, PerformSome) or value.count != Number(1) or len(value.options) != count or value.fresh:
            return None
        found = [gain for option in value.options if (gain := gained(option))]
        if len(found) != count or any(each.thing != found[0].thing for each in found):
            return None
        if any(each.lasting is not found[0].lasting for each in found):
            return None
        return {"t": found[0].thing, "d": found[0].lasting, **{f"g{i}": each.changes for i, each in enumerate(found)}}

    return take


def gained(option: Effects) -> Modify | None:
    match option:
        case (Modify(while_=None) as gain,):
            return gain
    return None
