"""What automatic abilities wait for, and what has happened this turn, in this game's words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.script.amounts import Number, Occurred
from arbiter.script.base import How, Op, Pattern, Quality, Status, Test, Who
from arbiter.script.conditions import Compare, Happened, NotSo
from arbiter.script.nouns import EACH, OPPONENT, YOU, Group, Has, Is, Not, OwnedBy
from arbiter.script.patterns import (
    ANYTHING,
    AnyPattern,
    Attacks,
    Breaks,
    Casts,
    CountersChange,
    Discards,
    Does,
    Draws,
    IsChosen,
    Moves,
    Readies,
    Rests,
    Reveals,
    Searches,
    StepBegins,
    Switches,
    Turns,
)
from arbiter.text.core.nouns import take_const
from arbiter.text.core.patterns import status_rows
from arbiter.text.core.things import bare_group, field_group
from arbiter.text.draft import Ref
from arbiter.text.grammar import Table, Take
from arbiter.text.nodes import changed

RIDDEN = Group((Has("ride"),), ("field",), EACH)
OWN_HAND = "its|their owner|owners 's hand|hands"
HANDS: tuple[tuple[str, tuple[Test, ...]], ...] = ((OWN_HAND, ()), ("a hand", ()), ("your hand", (OwnedBy(YOU),)))
WHOSE_ORB = (("an orb", EACH), ("an enemy orb", OPPONENT), ("an allied orb", YOU))


def event_rows(table: Table) -> None:
    moving_rows(table)
    battle_rows(table)
    player_rows(table)
    time_rows(table)
    history_rows(table)


def moving_rows(table: Table) -> None:
    row = table.row
    row("event", "enters/enter the field", Moves, what=ANYTHING, to="field")
    row(
        "event",
        "is/are put into a|its|their owner|owners?? 's?? graveyard from the field",
        Moves,
        what=ANYTHING,
        origin="field",
        to="break",
    )
    row("event", "is/are put into a graveyard", Moves, what=ANYTHING, to="break")
    row("event", "is/are destroyed", Moves, what=ANYTHING, origin="field", how=How.DESTROY)
    row(
        "event",
        "is/are destroyed in battle || is/are destroyed by battle",
        Moves,
        what=ANYTHING,
        origin="field",
        how=How.DESTROY,
        cause="battle",
    )
    row("event", "is/are banished", Moves, what=ANYTHING, origin="field", how=How.BANISH)
    row("event", "leaves/leave the field", Moves, what=ANYTHING, origin="field", other_than_origin=True)
    row("event", "is/are removed from the game", Moves, what=ANYTHING, to="removed")
    row(
        "event",
        f"is/are returned to {OWN_HAND} from the field",
        Moves,
        what=ANYTHING,
        origin="field",
        to="hand",
    )
    for hand, owner in HANDS:
        table.reads("pattern", f"[g:agent] is/are returned to {hand}", lambda g, owner=owner: returned(g, owner))


def returned(group: Group, owner: tuple[Test, ...]) -> Moves | None:
    """201.4: what is called by its type alone, and by no zone, is in the field before it is returned."""
    if not group.tests or group.zones:
        return None
    return Moves(replace(group, tests=(*group.tests, *owner)), "field", "hand")


def were_returned(group: Group, owner: tuple[Test, ...], low: int = 1) -> object:
    pattern = returned(group, owner)
    return None if pattern is None else Happened(pattern, low, different=low > 1)


def battle_rows(table: Table) -> None:
    """803, 804, 1009, 1011."""
    row, form = table.row, table.form
    row("event", "attacks/attack", Attacks, what=ANYTHING)
    form(
        "pattern",
        "[g:agent] attacks/attack a|an [h:np]",
        lambda g, h: Does(EACH, "attack servant", g, field_group(h)) if h.tests else None,
        lambda v: (
            {"g": v.what, "h": bare_group(v.to)} if isinstance(v, Does) and v.action == "attack servant" else None
        ),
    )
    row(
        "event",
        "attacks/attack an enemy player || attacks/attack a player || attacks/attack your|an|the opponent || "
        "attacks/attack enemy?? players",
        Does,
        who=EACH,
        action="attack player",
        what=ANYTHING,
    )
    row("event", "is/are attacked", Does, who=EACH, action="attacked", what=ANYTHING)
    for words, whose in WHOSE_ORB:
        row("event", f"corrupts/corrupt {words}", Does, who=whose, action="corrupts", what=ANYTHING)
    row("event", "switches/switch || is/are switched", Switches, what=ANYTHING)
    row("event", "rides/ride a card || rides/ride", Does, who=EACH, action="ride", what=ANYTHING, to=RIDDEN)  # 1118.4
    table.reads("definite1", "the card <self> rides", lambda: Ref("that"))  # 1118.4a
    row("event", "levels/level up", Does, who=EACH, action="level up", what=ANYTHING)
    row("event", "recovers/recover || is/are recovered || becomes/become recovered", Readies, what=ANYTHING)
    row("event", "becomes/become rested || is/are rested || rests/rest", Rests, what=ANYTHING)
    reversing = "becomes/become reversed || is/are reversed || reverses/reverse"
    row("event", reversing, Turns, what=ANYTHING, to=Status.REVERSED)
    form(
        "event",
        "is/are targeted by an enemy card or ability || is/are targeted by an enemy spell or ability",
        lambda: IsChosen(ANYTHING, OPPONENT),
        lambda v: {} if v == IsChosen(ANYTHING, OPPONENT) else None,
    )
    for spelled, kinds in (("spell", ("summon",)), ("ability", ("ability",))):
        for words, who in (("an enemy", OPPONENT), ("a|an", EACH)):
            found = IsChosen(ANYTHING, who, kinds)
            form("event", f"is/are targeted by {words} {spelled}", lambda found=found: found, take_const(found))
    form(
        "event",
        "is/are targeted by a card or ability || is/are targeted by a spell or ability",
        lambda: IsChosen(ANYTHING, EACH),
        lambda v: {} if v == IsChosen(ANYTHING, EACH) else None,
    )
    row("event", "is/are revealed", Reveals, what=ANYTHING)  # 1004.3
    row("event", "destroys/destroy [what:agent]", Breaks, source=ANYTHING)
    row(  # 804.3, 804.4
        "event",
        "destroys/destroy an enemy servant in battle || destroys/destroy a servant in battle",
        Does,
        who=EACH,
        action="wins",
        what=ANYTHING,
    )


def player_rows(table: Table) -> None:
    row, form, word = table.row, table.form, table.word
    row("pattern", "[who:player] plays/play [what:agent]", Casts)
    row("pattern", "[who:player] draws/draw a card", Draws)
    row("pattern", "[who:player] discards/discard a card", Discards)
    row(
        "pattern",
        "[who:player] searches/search || [who:player] searches/search a|their|your deck || "
        "[who:player] has/have searched",  # 1012.3
        Searches,
    )
    form(
        "pattern",
        "an [w:orbside] orb is corrupted",
        lambda w: Does(w, "corrupt"),
        lambda v: {"w": v.who} if isinstance(v, Does) and v.action == "corrupt" else None,
    )
    word("pattern", "an orb is corrupted || one or more orbs are corrupted", Does(EACH, "corrupt any"))  # 1009.2
    status_rows(table)  # 906.7
    word("orbside", "allied", YOU)
    word("orbside", "enemy", OPPONENT)
    form(
        "pattern",
        "a|an [k:counter] is put on [g:agent]",
        lambda k, g: CountersChange(g, k),
        lambda v: {"k": v.kind, "g": v.what} if isinstance(v, CountersChange) and v.placed else None,
    )


def time_rows(table: Table) -> None:
    """502 to 507, 802, 803, 805, 806: times, with the arrow behind them; the document itself says them with and without
    their articles ("at the beginning of draw phase", "at beginning of end phase", "at end of battle phase")."""
    row, word = table.row, table.word
    for words, who in (
        ("your turn || an allied turn", YOU),
        ("enemy turn || an enemy turn || your opponent 's turn", OPPONENT),
        ("turn || the turn || each turn", EACH),
    ):
        for one in words.split(" || "):
            for start, step in (("end", "end"), ("the beginning", "turn"), ("the start", "turn")):
                the = "the? " if step == "end" else ""
                word("time", f"at {the}{start} of {one}", StepBegins(step, who))
    word("time", "at the beginning of the game", StepBegins("game", EACH))
    row("time", "at the beginning of [who:poss] [step:step]", StepBegins)
    row("time", "at the beginning of each [step:step] || at the? beginning of the? [step:step]", StepBegins, who=EACH)
    word("time", "at the? end of the? battle", StepBegins("battle_end", EACH))  # 805.1
    word("time", "at the? end of the? battle phase", StepBegins("battle_phase_end", EACH))  # 806.1
    word("time", "at the? end of your battle phase", StepBegins("battle_phase_end", YOU))
    word("time", "at the? beginning of the? attack declaration step", StepBegins("attack", EACH))  # 803.1


# ---------------------------------------------------------------- what has happened this turn


def history_rows(table: Table) -> None:
    form = table.form
    form(
        "condition",
        "[g:agent] [e:pastevent] this turn",
        lambda g, e: Happened(subject(e, g)),
        take_past(False),
    )
    form(
        "condition",
        "[n:whole] or more [g:allnp] [e:pastevent] this turn",
        lambda n, g, e: Happened(subject(e, g), n.value, different=True) if n.value > 1 else None,
        take_past(True),
    )
    form(
        "condition",
        "[g:allnp] [e:pastevent] twice or more this turn",
        lambda g, e: Happened(subject(e, g), 2),
        lambda v: take_past(False)(replace(v, low=1)) if isinstance(v, Happened) and v.low == 2 else None,
    )
    form(
        "condition",
        "[g:agent] was destroyed by non battle this turn",
        lambda g: Compare(Occurred(fallen(g)), Op.GT, Occurred(fallen(g, "battle"))),
        lambda v: (
            {"g": v.left.pattern.what}
            if isinstance(v, Compare)
            and isinstance(v.left, Occurred)
            and isinstance(v.left.pattern, Moves)
            and v.right == Occurred(fallen(v.left.pattern.what, "battle"))
            else None
        ),
    )
    for hand, owner in HANDS:
        table.reads(
            "condition",
            f"[g:agent] was/were returned to {hand} this turn",
            lambda g, owner=owner: were_returned(g, owner),
        )
        table.reads(
            "condition",
            f"[n:whole] or more [g:allnp] was/were returned to {hand} this turn",
            lambda n, g, owner=owner: were_returned(g, owner, n.value) if n.value > 1 else None,
        )
    for words, pattern in PAST:
        form("pastevent", words, lambda pattern=pattern: pattern, take_const(pattern))
    form(
        "pastevent",
        "was destroyed or banished",
        lambda: AnyPattern((Moves(ANYTHING, "field", None, How.DESTROY), Moves(ANYTHING, "field", None, How.BANISH))),
        take_const(
            AnyPattern((Moves(ANYTHING, "field", None, How.DESTROY), Moves(ANYTHING, "field", None, How.BANISH)))
        ),
    )
    for words, who in (("you", YOU), ("your opponent", OPPONENT)):
        form(
            "condition",
            f"{words} played a|an [g:np] this turn",
            lambda g, who=who: Happened(Casts(who, Group(g.tests, ()))) if g.side == EACH and not g.zones else None,
            take_played(who),
        )
    for words, who in (("an enemy player", OPPONENT), ("you", YOU)):
        form(
            "condition",
            f"{words} discarded a card this turn",
            lambda who=who: Happened(Discards(who)),
            take_const(Happened(Discards(who))),
        )
    form(
        "condition",
        "an enemy discarded a card this turn",
        lambda: Happened(Discards(OPPONENT)),
        lambda v: None,
    )
    for words, who in (
        ("you played a spell", YOU),
        ("an enemy player played a spell", OPPONENT),
        ("a card was played || a spell was played", EACH),
    ):
        form(
            "condition",
            " || ".join(f"{each} by its [ Break ] ability this turn" for each in words.split(" || ")),
            lambda who=who: Happened(Does(who, "break")),
            take_const(Happened(Does(who, "break"))),
        )
    form(
        "condition",
        "no allied cards , except casters , have been played this turn || no allied spells have been played this turn",
        lambda: NotSo(Happened(Casts(YOU, Group((Not(Is(Quality.TYPE, "caster")),), ())))),
        lambda v: None,
    )


def fallen(group: Group, cause: str | None = None) -> Moves:
    return Moves(group, "field", None, How.DESTROY, cause=cause)


PAST: tuple[tuple[str, Pattern], ...] = (
    ("was/were destroyed in battle", Moves(ANYTHING, "field", None, How.DESTROY, cause="battle")),
    ("was/were destroyed", Moves(ANYTHING, "field", None, How.DESTROY)),
    ("was/were banished", Moves(ANYTHING, "field", None, How.BANISH)),
    ("entered the field", Moves(ANYTHING, to="field")),
    ("attacked", Attacks(ANYTHING)),
    ("battled", Does(EACH, "battles", ANYTHING)),
    ("battled an enemy servant", Does(EACH, "battles", ANYTHING)),
    *((f"corrupted {words}", Does(whose, "corrupts", ANYTHING)) for words, whose in WHOSE_ORB),
    ("switched", Switches(ANYTHING)),
    ("destroyed an enemy servant in battle", Does(EACH, "wins", ANYTHING)),
    (
        "was/were put into a graveyard from the field || was/were put from the field into a graveyard",
        Moves(ANYTHING, "field", "break"),
    ),
    (
        "was/were returned to its/their owner/owners 's hand/hands from the field || "
        "was/were put into its/their owner/owners 's hand/hands from the field || "
        "was/were returned to a player 's hand from a servant zone",
        Moves(ANYTHING, "field", "hand"),
    ),
)


def subject(pattern: Pattern, group: Group) -> Pattern:
    if isinstance(pattern, AnyPattern):
        return AnyPattern(tuple(subject(each, group) for each in pattern.patterns))
    return changed(pattern, what=group)


def take_past(many: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, Happened) or (value.low > 1) != many or value.different != many:
            return None
        pattern = value.pattern
        first = pattern.patterns[0] if isinstance(pattern, AnyPattern) else pattern
        group = getattr(first, "what", None)
        if not isinstance(group, Group):
            return None
        found: dict[str, object] = {"g": group, "e": subject(pattern, ANYTHING)}
        return {**found, "n": Number(value.low)} if many else found

    return take


def take_played(who: Who) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Happened(Casts(found, Group() as group), 1) if found == who and group.tests:
                return {"g": group}
        return None

    return take
