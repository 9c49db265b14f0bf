"""What noun phrases look at: players, tests on one object, and things. Read beside `evaluate` and `predicates`."""

from __future__ import annotations

from typing import Final

from arbiter.kernel.aspects import (
    ARRIVAL,
    BENEATH,
    COMPANY,
    CONTROL,
    COUNTERS,
    FACE,
    FIELD,
    HISTORY,
    LINKS,
    OUT_OF_PLAY,
    PLACE,
    SEATS,
    STACK,
    STANCE,
    TURN,
    WOUNDS,
)
from arbiter.kernel.characteristics import ABILITY_BIT, KEYWORDS, keyword_bit, quality_bit, stat_bit
from arbiter.kernel.index.looking import EVERYTHING, NOTHING, Reads, Rows, Zones, coming_and_going
from arbiter.script import nouns as n
from arbiter.script.base import (
    QUALITY_COLOUR,
    QUALITY_NAME,
    STAT_CAPACITY,
    STAT_DAMAGE,
    Quality,
    Stat,
    Status,
)

# ---------------------------------------------------------------- players
# In which order there are several is a matter of the turn; only where they do something one after the other it counts.

YOU: Final = Reads(CONTROL)  # who "you" are is a matter of who controls the text's card
OTHERS: Final = Reads(CONTROL | SEATS)
SIDES: Final = {
    n.SIDE_YOU: YOU,
    n.SIDE_OPPONENT: OTHERS,
    n.SIDE_EACH: Reads(SEATS),
    n.SIDE_TURN: Reads(TURN),
    n.SIDE_NOT_TURN: Reads(TURN | SEATS),
}


def player(node: n.Player, zones: Zones) -> Reads:
    return SIDES.get(node.side, EVERYTHING)


# ---------------------------------------------------------------- tests


def status_reads() -> dict[Status, Reads]:
    stands, battles = Reads(STANCE), Reads(STANCE)
    printed = Reads(FACE)  # flags of the card, which no effect changes
    return {
        Status.READY: stands,
        Status.RESTED: stands,
        Status.REVERSED: stands,
        Status.FROZEN: stands,
        Status.ATTACKED_THIS_TURN: stands,
        Status.ATTACKING: battles,
        Status.BLOCKING: battles,
        Status.BLOCKED: battles,
        Status.UNBLOCKED: battles,
        Status.ATTACKED: battles,
        Status.IN_PARTY: battles,
        Status.DAMAGED: Reads(WOUNDS),
        Status.FACE_DOWN: Reads(FACE),
        Status.FACE_UP: Reads(FACE),
        Status.TOKEN: NOTHING,
        Status.ON_FIELD: Reads(FIELD),
        Status.PRIMED: Reads(BENEATH),
        Status.ENTERED_THIS_TURN: Reads(ARRIVAL | TURN),
        Status.MULTICOLOUR: Reads(FACE, quality_bit(QUALITY_COLOUR)),
        Status.GENERIC: printed,
        Status.HAS_BURST: printed,
        Status.LIMIT: printed,
    }


STATUSES: Final = status_reads()


def status(node: n.In, zones: Zones) -> Reads:
    return STATUSES.get(node.status, EVERYTHING)


def words_of(quality: Quality) -> Reads:
    """Words of a quality: those of the side that lies up, and what effects make of them."""
    return Reads(FACE, quality_bit(quality))


def number_of(stat: Stat) -> Reads:
    """A number of an object; its damage is no characteristic."""
    return Reads(FACE | (WOUNDS if stat is STAT_DAMAGE or stat is STAT_CAPACITY else 0), stat_bit(stat))


def is_(node: n.Is, zones: Zones) -> Reads:
    return words_of(node.quality)


def shares(node: n.Shares, zones: Zones) -> Reads:
    return words_of(node.quality)


def is_named(node: n.IsNamed, zones: Zones) -> Reads:
    return words_of(node.quality)


def named_here(node: n.NamedHere, zones: Zones) -> Reads:
    return Reads(FACE | ARRIVAL, quality_bit(node.quality))


def no_quality(node: n.NoQuality, zones: Zones) -> Reads:
    return words_of(node.quality)


def words_is(node: n.WordsIs, zones: Zones) -> Reads:
    return words_of(node.quality)


def has(node: n.Has, zones: Zones) -> Reads:
    return Reads(FACE, keyword_bit(node.keyword))


def has_ability(node: n.HasAbility, zones: Zones) -> Reads:
    return Reads(FACE, ABILITY_BIT | (KEYWORDS if node.kind == "whatever" else 0))


def stat_is(node: n.StatIs, zones: Zones) -> Reads:
    return number_of(node.stat)


def beside_printed(node: n.BesidePrinted, zones: Zones) -> Reads:
    return number_of(node.stat)


def extreme(node: n.Extreme, zones: Zones) -> Reads:
    own = number_of(node.stat)
    return Reads(own.aspects | zones.searched(node.group), own.traits)


def has_added(node: n.HasAdded, zones: Zones) -> Reads:
    return Reads(FIELD | LINKS | zones.searched(node.group))


def group(node: n.Group, zones: Zones) -> Reads:
    """Whoever searches for it looks into its zones; of an object that is known it asks in which one it is.

    That does not change while it is the same object, unless it can go from one zone in play to another.
    """
    moves = len(zones.in_play) > 1 and any(zone in zones.in_play for zone in node.zones)
    everybodys = isinstance(node.side, n.Player) and node.side.side is n.SIDE_EACH
    return Reads((coming_and_going(node) if moves else 0) | (0 if everybodys else CONTROL))


# ---------------------------------------------------------------- things

# Objects that a text knows by their numbers; some of them may be forgotten at the end of a turn.
BY_NUMBER: Final = Reads(OUT_OF_PLAY | TURN)


def every(node: n.Every, zones: Zones) -> Reads:
    return Reads(zones.searched(node.group))


def top_cards(node: n.TopCards, zones: Zones) -> Reads:
    """Of several players' those of the turn player come first."""
    ordered = TURN if isinstance(node.who, n.Player) and node.who.side is not n.SIDE_YOU else 0
    return Reads(zones.aspect(node.zone or zones.deck) | ordered)


NOUNS: Final[Rows] = {
    # players
    n.Player: player,
    n.ControllerOf: Reads(CONTROL),
    n.OwnerOf: Reads(CONTROL),
    n.Beside: OTHERS,
    n.EventPlayer: NOTHING,
    # tests
    n.Is: is_,
    n.NameContains: Reads(FACE, quality_bit(QUALITY_NAME)),
    n.Has: has,
    n.HasAbility: has_ability,
    n.StatIs: stat_is,
    n.In: status,
    n.Same: NOTHING,
    n.AtOnce: NOTHING,
    n.Shares: shares,
    n.CountersIs: Reads(COUNTERS),
    n.ControlledBy: Reads(CONTROL),
    n.OwnedBy: Reads(CONTROL),
    n.Extreme: extreme,
    n.DidThisTurn: Reads(HISTORY),
    n.BroughtBy: Reads(HISTORY),
    n.Chooses: Reads(STACK),
    n.SingleTarget: Reads(STACK),
    n.OfCard: Reads(STACK),
    n.IsNamed: is_named,
    n.PaidIs: Reads(STACK | ARRIVAL),
    n.NamedHere: named_here,
    n.NoQuality: no_quality,
    n.WordsIs: words_is,
    n.PrintedName: Reads(FACE),
    n.InPartyWith: Reads(STANCE),
    n.InBattleWith: Reads(STANCE),
    n.AddedTo: Reads(LINKS),
    n.HasAdded: has_added,
    n.Placed: Reads(PLACE),
    n.MayBe: EVERYTHING,  # whatever the ruleset asks for
    n.Speaks: Reads(FACE, ABILITY_BIT),
    n.Printed: Reads(printed=True),
    n.BesidePrinted: beside_printed,
    n.Arriving: Reads(COMPANY | FACE),  # by its card
    n.Unpaid: Reads(STACK | ARRIVAL),
    n.Not: NOTHING,
    n.AnyOf: NOTHING,
    n.AllOf: NOTHING,
    n.Group: group,
    # things
    n.Self: NOTHING,
    n.Granter: Reads(FACE, ABILITY_BIT),
    n.Bound: BY_NUMBER,
    n.EventThing: BY_NUMBER,
    n.Every: every,
    n.Both: NOTHING,
    n.Only: NOTHING,
    n.Except: Reads(FACE),  # by their cards, and another may come to lie on top of an object
    n.Affected: NOTHING,
    n.PartnerOf: Reads(STANCE),
    n.TopCards: top_cards,
    n.HostOf: Reads(LINKS | FIELD | OUT_OF_PLAY),  # what it is linked to, if that is still there
    n.PaidWith: BY_NUMBER,
}
