"""Further events that automatic abilities wait for: discards, graveyards, orbs that a player corrupts, battles, casters
that are called, counters that are gained."""

from __future__ import annotations

from arbiter.games.caster.language.words import SERVANT
from arbiter.script.base import How, Who
from arbiter.script.nouns import EACH, OPPONENT, YOU, ControlledBy, Group, OwnedBy
from arbiter.script.patterns import (
    ANYTHING,
    AnyPattern,
    CountersChange,
    Discards,
    Does,
    GainsResource,
    IsChosen,
    Moves,
    UsesAbility,
)
from arbiter.text.core.things import field_group
from arbiter.text.grammar import Table

PLAYERS = (("you", YOU), ("your|an opponent", OPPONENT), ("an enemy player", OPPONENT), ("a player", EACH))
ORBS = (
    ("an allied orb", "allied", YOU),
    ("one of your orbs", "of your", YOU),
    ("an enemy orb", "enemy", OPPONENT),
    ("one of your|an opponent 's orbs", "of your|an opponent 's", OPPONENT),
    ("an orb", "", EACH),
)

# Who corrupts whose: of one's own, or of another's.
CORRUPTING = (
    ("you corrupt an enemy orb || you corrupt one or more enemy orbs", YOU, "corrupts theirs"),
    ("you corrupt an allied orb || you corrupt one of your orbs", YOU, "corrupts own"),
    ("your opponent corrupts an allied orb || your opponent corrupts one of your orbs", OPPONENT, "corrupts theirs"),
    (
        "an enemy player corrupts an allied orb || an enemy player corrupts one of your orbs",
        OPPONENT,
        "corrupts theirs",
    ),
)


def waiting_rows(table: Table) -> None:
    graveyard_rows(table)
    battle_rows(table)
    player_rows(table)


def graveyard_rows(table: Table) -> None:
    """302.5, 1013.1: a card comes to its owner's graveyard, and leaves it."""
    row, reads = table.row, table.reads
    for words, owner in (("your", YOU), ("an allied", YOU), ("your|an opponent 's", OPPONENT), ("an enemy", OPPONENT)):
        whose = Group((OwnedBy(owner),), (), EACH)
        for tail, origin in (("", None), (" from anywhere", None), (" from the field", "field")):
            put = Moves(whose, origin, "break")
            reads("event", f"is/are put into {words} graveyard{tail}", lambda put=put: put)
        for zone in ("deck", "hand"):
            put = Moves(whose, zone, "break")
            reads("event", f"is/are put into {words} graveyard from {words} {zone}", lambda put=put: put)
        reads("event", f"leaves/leave {words} graveyard", lambda whose=whose: Moves(whose, "break"))
    reads("event", "is/are put into a graveyard from anywhere", lambda: Moves(ANYTHING, to="break"))
    reads("event", "leaves/leave a graveyard", lambda: Moves(ANYTHING, "break"))
    own = Group((OwnedBy(YOU),), (), EACH)
    row("event", "is/are returned to your hand from the field", Moves, what=own, origin="field", to="hand")
    for words, who in PLAYERS:
        reads("pattern", f"{words} discards/discard a|an [g:np]", lambda g, who=who: discarded(g, who))
        reads("pattern", f"{words} discards/discard one or more cards", lambda who=who: Discards(who))
    for words, move in (
        ("put into your orb zone", Moves(own, to="orb")),
        ("put into an orb zone", Moves(ANYTHING, to="orb")),
        ("put into your hand from your orb zone", Moves(own, "orb", "hand")),
        ("put into the field from your hand", Moves(own, "hand", "field")),
        ("put into the field from your graveyard", Moves(own, "break", "field")),
    ):
        reads("event", f"is/are {words}", lambda move=move: move)
    reads("event", "is/are discarded", lambda: Moves(ANYTHING, "hand", "break", How.DISCARD))


def discarded(g: Group, who: Who) -> Discards | None:
    """A card of a kind; any card is said by a row of its own."""
    return Discards(who, g) if g.tests and not g.zones and g.side == EACH else None


def battle_rows(table: Table) -> None:
    """803.5a, 804.3, 804.5, 1009.2."""
    row, reads = table.row, table.reads
    row("event", "battles/battle", Does, who=EACH, action="battles", what=ANYTHING)
    row("event", "wins/win a battle || wins/win its battle", Does, who=EACH, action="wins", what=ANYTHING)
    for verb, action in (("battles/battle a|an [h:np]", "battles"), ("destroys/destroy a|an [h:np] in battle", "wins")):
        reads("pattern", f"[g:agent] {verb}", lambda g, h, action=action: against(g, h, action))
    attacked = "[g:agent] is|are attacked by a|an [h:np]"
    reads("pattern", attacked, lambda g, h: Does(EACH, "attacked", g, field_group(h)) if h.tests else None)
    for one, several, whose in ORBS:
        if whose != EACH:
            corrupted = Does(whose, "corrupt")
            reads("pattern", f"{one} is corrupted", lambda corrupted=corrupted: corrupted)
            reads("pattern", f"one or more {several} orbs are corrupted", lambda corrupted=corrupted: corrupted)
        reads("pattern", f"{one} is corrupted by [g:agent]", lambda g, whose=whose: Does(whose, "corrupts", g))


def against(g: Group, h: Group, action: str) -> Does | None:
    """The other is a servant in any case: of any servant that is destroyed in battle events.py has the row."""
    said = [test for test in h.tests if test not in (SERVANT, ControlledBy(OPPONENT))]
    return Does(EACH, action, g, field_group(h)) if said or (h.tests and action != "wins") else None


def player_rows(table: Table) -> None:
    reads = table.reads
    for words, who in PLAYERS:
        for said in ("one or more candy counters", "candy counters"):
            reads("pattern", f"{words} gains/gain {said}", lambda who=who: GainsResource(who, "candy"))
    row = table.row
    row("pattern", "[who:player] plays/play an activated ability", UsesAbility, kind="any")
    row("pattern", "[who:player] calls/call a caster", Does, action="call")
    row("pattern", "[who:player] levels/level up a caster", Does, action="level up")
    row("pattern", "[who:player] gains/gain a candy counter", GainsResource, kind="candy")
    # 1009.2  who corrupts them: heard of once, however many
    for words, who, deed in CORRUPTING:
        does = Does(who, deed)
        reads("pattern", words, lambda does=does: does)
    both = AnyPattern((Does(YOU, "corrupts theirs"), Does(YOU, "corrupts own")))
    reads("pattern", "you corrupt an orb || you corrupt one or more orbs", lambda: both)
    reads("pattern", "an activated ability is played", lambda: UsesAbility(EACH, "any"))
    for words in ("a counter is", "counters are", "one or more counters are"):
        reads("pattern", f"{words} put on [g:agent]", lambda g: CountersChange(g, None))
    reads("pattern", "[g:agent] is/are targeted", lambda g: IsChosen(g, EACH))
