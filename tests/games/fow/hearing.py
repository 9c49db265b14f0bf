"""For every kind of event that a trigger can wait for, a position in which it triggers: the life of player 1 is another
with the text than without it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from arbiter.kernel.traits import Face
from arbiter.testing import Table
from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, written
from tests.games.fow.written import resonator as creature

GAIN = ">>> Your opponent loses 500 life."
Deed = Callable[[Table], Table]


class Heard(NamedTuple):
    kind: str
    when: str
    deed: Deed
    hand: bool = True  # the chants are in the hand; otherwise it is small enough to keep at the end of turn
    where: str = "field"  # the card that waits is there


def spells() -> tuple[Face, ...]:
    texts = {
        "Burn": "Deal 100 damage to target resonator.",
        "Kill": "Destroy target resonator.",
        "Tire": "Rest target resonator.",
        "Wake": "Recover target resonator.",
        "Draw": "Draw a card.",
        "Drop": "Discard a card.",
        "Mill": "Put the top card of your deck into your graveyard.",
        "Lift": "Put target resonator from your graveyard into your hand.",
        "Rise": "Put target resonator from your graveyard into the field.",
        "Back": "Return target resonator to its owner's hand.",
        "Void": "Remove target resonator from the game.",
        "Banish": "Banish a resonator.",
        "Grow": "Put a [+100/+100] counter on target resonator.",
        "Life": "You gain 100 life.",
        "Find": "Search your deck for a resonator, reveal it, and put it into your hand. Then shuffle your deck.",
        "Fetch": "Search your deck for a resonator and put it into the field. Then shuffle your deck.",
        "Free": "Put target resonator from your removed area into the field.",
        "Bury": "Put target resonator from your removed area into its owner's graveyard.",
        "Turn": "Invert target resonator.",
        "Slide": "Shift target resonator.",
        "Rush": "Put a resonator from your hand into the field.",
        "Rot": "Remove target regalia in your graveyard from the game.",
        "Lose": "Remove a regalia in your hand from the game.",
        "Wipe": "Remove the top card of your deck from the game.",
        "Fish": "Put target resonator from your removed area into your hand.",
        "Rite": "Remove target resonator in your graveyard from the game.",
        "Shed": "Remove a resonator in your hand from the game.",
    }
    return tuple(chant(name, text) for name, text in texts.items())


NIGHT = {
    "name": "Night",
    "type": ["Resonator"],
    "race": "Inverse",
    "abilities": [],
    "atk": 700,
    "def": 700,
    "cost": "{0}",
}
QUEEN = {"name": "Queen", "type": ["J-Ruler"], "abilities": ["[Flying]"], "atk": 1000, "def": 1000, "cost": None}
CARDS = (
    creature("Day", other=[NIGHT]),
    creature("Past", "[Shift] {9}", other=[{**NIGHT, "name": "Future", "race": ""}]),
    creature("Poet", 'God\'s Art "Ode" {0}: Draw a card.'),
    written("Crown", "Ruler", "[Judgment] {0}", cost=None, other=[QUEEN]),
    creature("Hen", race="Human", cost="{0}"),
    creature("Ox", race="Human", cost="{0}", size=(300, 300)),
    creature("Fagin", "Discard a card: You gain 100 life."),
    *spells(),
)


def settled(t: Table) -> Table:
    while t.stack():
        t.expect("action").resolve()  # anything else is asked of the position's own deed
    return t


def casts(name: str, *targets: str) -> Deed:
    return lambda t: settled(t.play(0, name, targets=list(targets) or None))


def drops(t: Table) -> Table:
    return t.play(0, "Drop").resolve().choose("Ox")


def finds(t: Table) -> Table:
    return t.play(0, "Find").resolve().choose("Ox")


def fetches(t: Table) -> Table:
    return t.play(0, "Fetch").resolve().choose("Ox")


def banishes(t: Table) -> Table:
    return t.play(0, "Banish").resolve().choose("Hen")


def strikes(t: Table) -> Table:
    return t.attack("Hen").block("Ox").to("main")


def judges(t: Table) -> Table:
    return settled(t.act(0, "judgment"))


def recites(t: Table) -> Table:
    return settled(t.field(0, "Poet").use(0, "Poet"))


def begins(t: Table) -> Table:
    return settled(t.turn(0, "game_begin", begin=True))


def rushes(t: Table) -> Table:
    return t.play(0, "Rush").resolve()


def position(rule: Face, hand: bool, where: str) -> Table:
    t = table(*CARDS, rule, rulers=False).zone(0, "ruler", "Crown").zone(1, "ruler", "wind ruler")
    t.zone(0, where, "Rule") if where != "deck" else t
    t.field(0, "Hen", "Fagin", "Day").field(1, "Ox").zone(0, "graveyard", "Ox").zone(0, "removed", "Ox")
    t.deck(0, "Rule" if where == "deck" else "Ox", *["Life"] * 9, only=True).deck(1, *["Life"] * 9, only=True)
    return t.hand(0, "Ox", *(card.name for card in spells() if hand))


def life(heard: Heard, text: bool) -> int:
    rule = regalia("Rule", *([f"{heard.when} {GAIN}"] if text else []))
    return settled(heard.deed(position(rule, heard.hand, heard.where))).resource(1, "life")


HEARD: tuple[Heard, ...] = (
    Heard("AnyPattern", "Whenever this card or a resonator enters the field under your control", casts("Rise", "Ox")),
    Heard("Breaks", "Whenever a card destroys a resonator", strikes),
    Heard("Does call", "Whenever you call a magic stone", lambda t: t.act(0, "call")),
    Heard("Moves deck to graveyard", "Whenever a card is put into a graveyard from your deck", casts("Mill")),
    Heard("Moves deck to field", "Whenever a card enters the field from your deck", fetches),
    Heard("Moves hand to field", "Whenever a card enters the field from your hand", rushes),
    Heard("Moves hand to graveyard", "Whenever a card is put into a graveyard from your hand", drops),
    Heard("Moves field to hand", "Whenever a card is returned to your hand from the field", casts("Back", "Hen")),
    Heard("Moves field to anywhere", "Whenever a card leaves your field", casts("Back", "Hen")),
    Heard("Moves graveyard to anywhere", "Whenever a card is removed from your graveyard", casts("Lift", "Ox")),
    Heard("Searches", "Whenever you search", finds),
    Heard("Attacks", "Whenever a resonator attacks", lambda t: t.attack("Hen")),
    Heard("Blocks", "Whenever a resonator blocks", lambda t: t.attack("Hen").block("Ox")),
    Heard("IsBlocked", "Whenever a resonator is blocked", lambda t: t.attack("Hen").block("Ox")),
    Heard("IsUnblocked", "Whenever a resonator is not blocked", lambda t: t.attack("Hen").no_block().to("main")),
    Heard("Casts", "Whenever you play a chant", casts("Life")),
    Heard("CountersChange", "Whenever a [+100/+100] counter is put on a resonator", casts("Grow", "Hen")),
    Heard("DealsDamage", "Whenever a resonator is dealt damage", casts("Burn", "Hen")),
    Heard("Discards", "Whenever you discard a card", drops),
    Heard("Does shuffle deck", "Whenever you shuffle your deck", finds),
    Heard("Draws", "Whenever you draw a card", casts("Draw")),
    Heard("GainsResource", "Whenever you gain life", casts("Life")),
    Heard("IsChosen", "Whenever a Human is targeted by a spell or ability", casts("Tire", "Hen")),
    Heard("Moves anywhere to graveyard", "Whenever a resonator is put into a graveyard", casts("Kill", "Hen")),
    Heard("Moves anywhere to field", "Whenever a resonator enters the field under your control", casts("Rise", "Ox")),
    Heard("Moves anywhere to removed", "Whenever a resonator is removed from the game", casts("Void", "Hen")),
    Heard(
        "Moves field to graveyard", "Whenever a resonator is put into a graveyard from the field", casts("Kill", "Hen")
    ),
    Heard("Moves field to anywhere by destroy", "Whenever a resonator is destroyed", casts("Kill", "Hen")),
    Heard("Moves field to anywhere by banish", "Whenever you banish a resonator", banishes),
    Heard("Moves field to hand by return", "Whenever a resonator is returned to your hand", casts("Back", "Hen")),
    Heard("Moves graveyard to field", "Whenever a resonator enters the field from your graveyard", casts("Rise", "Ox")),
    Heard("Readies", "Whenever a resonator is recovered", lambda t: casts("Wake", "Hen")(casts("Tire", "Hen")(t))),
    Heard("Rests", "Whenever a resonator becomes rested", casts("Tire", "Hen")),
    Heard("StepBegins end", "At the end of each turn", lambda t: t.to("main", 1), False),
    Heard("StepBegins main", "At the beginning of your opponent's main phase", lambda t: t.to("main", 1), False),
    Heard("StepBegins turn", "At the beginning of your opponent's turn", lambda t: t.to("main", 1), False),
    Heard("StepBegins draw", "At the beginning of your opponent's draw phase", lambda t: t.to("main", 1), False),
    Heard(
        "StepBegins recovery", "At the beginning of your opponent's recovery phase", lambda t: t.to("main", 1), False
    ),
    Heard("Does judgment", "Whenever you do judgment", judges),
    Heard("Does resolve special", "Whenever you resolve a God's Art", recites),
    Heard("Does shift", "Whenever a resonator shifts", lambda t: casts("Slide", "Past")(t.field(0, "Past"))),
    Heard("Does invert", "Whenever a resonator inverts", casts("Turn", "Day")),
    Heard("Moves deck to anywhere", "Whenever a card is removed from your deck", casts("Mill")),
    Heard("Moves deck to hand by add", "Whenever a card is added to your hand from your deck", finds),
    Heard(
        "Moves graveyard to hand by add",
        "Whenever a card is added to your hand from your graveyard",
        casts("Lift", "Ox"),
    ),
    Heard("Moves hand to anywhere", "Whenever a card is removed from your hand", casts("Life")),
    Heard("Moves hand to anywhere by discard", "Whenever a card is discarded", drops),
    Heard(
        "Moves hand to graveyard by discard",
        "Whenever you discard a card as a cost",
        lambda t: settled(t.use(0, "Fagin", cost=["Ox"])),
    ),
    Heard("Moves removed to field", "Whenever a card enters the field from your removed area", casts("Free", "Ox")),
    Heard(
        "Moves removed to graveyard",
        "Whenever a card is put into a graveyard from your removed area",
        casts("Bury", "Ox"),
    ),
    Heard("ReceivesDamage", "Whenever your opponent receives damage", lambda t: t.attack("Hen").no_block().to("main")),
    Heard("Moves chase to field", "Whenever a resonator is summoned", casts("Ox")),
    Heard(
        "Moves graveyard to removed",
        "Whenever this card in your graveyard is removed from the game",
        casts("Rot", "Rule"),
        where="graveyard",
    ),
    Heard(
        "Moves hand to removed",
        "Whenever this card in your hand is removed from the game",
        lambda t: t.play(0, "Lose").resolve(),
        where="hand",
    ),
    Heard(
        "Moves deck to removed",
        "Whenever this card in your deck is removed from the game",
        casts("Wipe"),
        where="deck",
    ),
    Heard("Moves graveyard to hand", "Whenever a card is put into your hand from your graveyard", casts("Lift", "Ox")),
    Heard("Moves removed to hand", "Whenever a card is put into your hand from your removed area", casts("Fish", "Ox")),
    Heard("Moves deck to removed by remove", "Whenever a card is removed from the game from your deck", casts("Wipe")),
    Heard(
        "Moves graveyard to removed by remove",
        "Whenever a card is removed from the game from your graveyard",
        casts("Rite", "Ox"),
    ),
    Heard(
        "Moves hand to removed by remove",
        "Whenever a card is removed from the game from your hand",
        lambda t: t.play(0, "Shed").resolve(),
    ),
    Heard("Does attack player", "Whenever a resonator attacks your opponent", lambda t: t.attack("Hen", at=1)),
    Heard(
        "Does attack object",
        "Whenever a resonator attacks a resonator",
        lambda t: casts("Tire", "Ox")(t).attack("Hen", at=t.card("Ox", 1, zone="field")),
    ),
    Heard("StepBegins game", "At the beginning of the game", begins),
    Heard("StepBegins battle", "At the beginning of battle", lambda t: t.act(0, "battle").resolve_all()),
    Heard("StepBegins battle_end", "At the end of the battle", lambda t: t.attack("Hen").no_block().to("main")),
)


# Read nowhere: there is no such zone.
UNREAD = {
    "Moves anywhere to damage": "Whenever a card is put into your damage-zone",
}
# Read and refused: nothing comes from where it is going.
REFUSED = {
    "Moves graveyard to graveyard": "Whenever a card is put into a graveyard from your graveyard",
    "Moves hand to hand by add": "Whenever a card is added to your hand from your hand",
}
