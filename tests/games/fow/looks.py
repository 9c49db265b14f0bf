"""What to look at in a position of Force of Will, once with a text and once without it: `mattering` has the texts."""

from __future__ import annotations

from collections.abc import Callable

from arbiter.games.fow.game_beginning import game_starts
from arbiter.kernel.traits import Face
from arbiter.script import abilities as ab
from arbiter.script.costs import Cost, Mana
from arbiter.testing import Table, scenario
from arbiter.testing.errors import BadScript
from tests.games.fow.plain import make, ruler, two_sided
from tests.games.fow.plain import resonator as plain
from tests.games.fow.printed import broken
from tests.games.fow.tables import STONES, table
from tests.games.fow.written import chant, resonator, written

Look = Callable[[Face], object]


# ---------------------------------------------------------------- cards of the positions

HUMAN = resonator("Human", race="Human", cost="{0}", size=(500, 500))
TWO = resonator("Two", race="Human", cost="{2}", size=(500, 500))
WIND = resonator("Wind", race="Human", cost="{G}", size=(500, 500))
FLIER = resonator("Flier", "[Flying]", size=(500, 500))
SINGER = resonator("Singer", "{0}: You gain 100 life.")
RESTER = resonator("Rester", "{Rest}: You gain 100 life.")
PAYER = resonator("Payer", "{R}{1}: You gain 100 life.")
HEIR = resonator("Heir", "[Inheritance] {1}: You gain 100 life.", race="Human")
WORD = chant("Word", "[Quickcast]", "You gain 100 life.")
BURN = chant("Burn", "[Quickcast]", "Deal 300 damage to target resonator.")
GROW = chant("Grow", "[Quickcast]", "Target resonator gains [+100/+0] until end of turn.")
WANE = chant("Wane", "[Quickcast]", "Target resonator gains [-100/-0] until end of turn.")
KILL = chant("Kill", "[Quickcast]", "Destroy target resonator.")
STOP = chant("Stop", "[Quickcast]", "Cancel target spell.")
TIRE = chant("Tire", "[Quickcast]", "Rest target resonator.")
WAKE = chant("Wake", "[Quickcast]", "Recover target resonator.")
FIND = chant("Find", "Search your deck for a resonator, reveal it, and put it into your hand.")
DRAW = chant("Draw", "Draw a card.")
SHIELD = chant("Shield", "Prevent all damage that would be dealt to target J/resonator this turn.")
CARDS = (HUMAN, TWO, WIND, FLIER, SINGER, RESTER, PAYER, HEIR, WORD, BURN, GROW, WANE, KILL, STOP, TIRE, WAKE)
CARDS += (FIND, DRAW, SHIELD)


def board(rule: Face, *field: str, stones: int = 0, **more: bool) -> Table:
    """The card and these others in the field of player 0."""
    return table(*CARDS, rule, stones=stones, **more).field(0, "Rule", *field)


def can_play(name: str, stones: int = 0, *field: str) -> Look:
    return lambda rule: board(rule, *field, stones=stones).hand(0, name).can("play", 0, name)


def can_use(name: str, stones: int = 0) -> Look:
    return lambda rule: board(rule, name, stones=stones).can("use", 0, name)


def numbers(t: Table, name: str) -> tuple[int, int]:
    now = t.obj(name).now
    return now.power, now.guard


def is_like(*names: str) -> Look:
    """What the objects in the field are."""

    def look(rule: Face) -> object:
        t = board(rule, *names)
        return [
            (now.names, now.types, now.kinds, now.colours, now.keywords, now.power, now.guard, len(now.programs))
            for now in (t.obj(name).now for name in names)
        ]

    return look


def own(rule: Face) -> object:
    """Where the card is and what it is, with two more that it may speak of."""
    t = board(rule, "Human", "Flier")
    now = t.obj("Rule").now
    return t.zone_of("Rule"), now.names, now.types, now.kinds, now.colours, now.keywords, now.power, now.guard


def played(name: str, target: str = "Human", look: Callable[[Table], object] | None = None) -> Look:
    """What comes of a chant with this target."""

    def outcome(rule: Face) -> object:
        t = board(rule, "Human").hand(0, name)
        if not t.can("play", 0, name):
            return "not at all"
        t.play(0, name, targets=[target]).resolve()
        if look is not None:
            return look(t)
        return t.find(target, zone="field") and (t.damage_on(target), t.power(target), t.is_rested(target))

    return outcome


def by_opponent(name: str) -> Look:
    """The same, played by the other player."""

    def outcome(rule: Face) -> object:
        t = board(rule, "Human").hand(1, name).passes(0)
        return t.play(1, name, targets=["Human"]).resolve().power("Human")

    return outcome


def tried(deed: Callable[[], Table]) -> bool:
    """Can it be done?"""
    try:
        deed()
    except (BadScript, AssertionError):
        return False
    return True


def attacks(rule: Face) -> object:
    """Can the card attack, and can its player do anything else?"""
    t = table(*CARDS, rule).field(0, "Rule").field(1, "Human", "Flier")
    return t.acts(0, "battle"), t.options()


def attacks_player(rule: Face) -> object:
    return tried(lambda: table(*CARDS, rule).field(0, "Rule").field(1, "Human", rested=True).attack("Rule"))


def attacks_recovered(rule: Face) -> object:
    return tried(lambda: table(*CARDS, rule).field(0, "Rule").field(1, "Human").attack("Rule", at="Human"))


def attacks_rested(rule: Face) -> object:
    def attacked() -> Table:
        return table(*CARDS, rule).field(0, "Rule").field(1, "Human", rested=True).attack("Rule", at="Human")

    return tried(attacked)


def blocks_rested(rule: Face) -> object:
    return tried(
        lambda: table(*CARDS, rule).field(0, "Human").field(1, "Rule", rested=True).attack("Human").block("Rule")
    )


def is_attacked(rule: Face) -> object:
    return tried(lambda: table(*CARDS, rule).field(0, "Human").field(1, "Rule", rested=True).attack("Human", at="Rule"))


def blocks(attacker: str = "Human") -> Look:
    """Can the card block it, and can it stay away?"""

    def outcome(rule: Face) -> object:
        def attacked() -> Table:
            return table(*CARDS, rule).field(0, attacker).field(1, "Rule", "Two").attack(attacker)

        return tried(lambda: attacked().block("Rule")), tried(lambda: attacked().no_block())

    return outcome


def is_blocked(rule: Face) -> object:
    """Who can block it?"""

    def attacking() -> Table:
        return table(*CARDS, rule).field(0, "Rule").field(1, "Human", "Flier").attack("Rule")

    return [tried(lambda name=name: attacking().block(name)) for name in ("Human", "Flier")]  # type: ignore[misc]


def recovers(rule: Face) -> object:
    """Does the card recover in its controller's next turn?"""
    return table(*CARDS, rule).field(0, "Rule", rested=True).to("main", 1).to("main", 0).is_rested("Rule")


def deck_of(**more: list[Face]) -> Look:
    """What is wrong with a deck that has the card as its ruler (or so)."""
    return lambda rule: broken(**{"ruler": [rule], **more})


SECTION = ab.Keyword("order", name="revolution_order", cost=Cost((Mana((), 1),)))
GENERAL = two_sided(
    make("General", "ruler", colours=("fire",), abilities=(SECTION,), key="general"),
    make("General's Order", "order", keywords=("flying",), key="general/2"),
)
RECRUIT = make("Recruit", "resonator", price=Mana(), atk=500, dfn=500)


def orders(stones: int) -> Look:
    def outcome(rule: Face) -> object:
        t = table(GENERAL, RECRUIT, rule, stones=stones, rulers=False).zone(0, "ruler", "General").hand(0, "Recruit")
        return t.field(0, "Rule").play(0, "Recruit").explain().count("General")

    return outcome


def convokes(stones: int) -> Look:
    def outcome(rule: Face) -> object:
        caller = written("Caller", "Ruler", "[Convoke] {2}", cost=None)
        made = scenario("fow", players=3).faces(caller, rule, ruler("wind", 1), plain("fire", 1), *STONES)
        made.zone(0, "ruler", "Caller").field(0, *["fire stone"] * stones, "Rule").hand(0, "wind ruler")
        return made.turn(0, number=4).acts(0, "convoke")

    return outcome


def judges(stones: int) -> Look:
    return lambda rule: board(rule, stones=stones).acts(0, "judgment")


def inherits(stones: int) -> Look:
    return lambda rule: board(rule, stones=stones).hand(0, "Heir").can("use", 0, "Heir")


def flies_by_runes(symbol: str) -> Look:
    def outcome(rule: Face) -> object:
        bird = resonator("Bird", f"[Rune] {symbol} - [Flying]")
        return table(bird, rule).field(0, "Bird", "Rule").has("Bird", "flying")

    return outcome


def top_of_deck(rule: Face) -> object:
    t = board(rule).deck(0, "Human", only=True)
    return [str(t.view(viewer)["zones"]["deck"][0]) for viewer in (0, 1)]  # type: ignore[index]


def open_hand(rule: Face) -> object:
    return str(board(rule).hand(0, "Human").view(1)["zones"]["hand"][0])  # type: ignore[index]


def taxed(rule: Face) -> object:
    toll = chant("Toll", "[Quickcast]", "Cancel target spell unless its controller pays {2}.")
    t = table(*CARDS, toll, rule).field(0, "Rule").hand(0, "Human").hand(1, "Toll").play(0, "Human").passes(0)
    t.play(1, "Toll").resolve()
    return t.explain(), t.zone_of("Human")


def calls(rule: Face) -> object:
    """After a stone was called: does the ruler stand?"""
    return board(rule).act(0, "call").is_rested("fire ruler")


def calls_rested(rule: Face) -> object:
    """Could the rested card that is ordered call a stone?"""
    side = {"name": "Command", "type": ["Order"], "abilities": [rule.text or "[Flying]"]}
    general = written("General", "Ruler", "[Revolution Order] {0}", cost=None, other=[side])
    recruit = resonator("Recruit", "[Swiftness]", cost="{0}")
    t = table(general, recruit, rulers=False).zone(0, "ruler", "General").hand(0, "Recruit")
    return t.play(0, "Recruit", targets=["General"]).resolve().attack("Recruit").to("main").acts(0, "call")


def started(rule: Face) -> object:
    side = {"name": "Queen", "type": ["J-Ruler"], "abilities": ["[Flying]"], "atk": 1000, "def": 1000, "cost": None}
    crown = written(
        "Crown", "Ruler", "[Judgment] {0}", cost=None, other=[{**side, "abilities": [rule.text or "[Flying]"]}]
    )
    t = table(crown, rulers=False).zone(0, "ruler", "Crown").zone(1, "ruler", "wind ruler")
    return t.act(0, "judgment").resolve().resource(0, "life")


def weather(rule: Face) -> object:
    gauge = resonator("Gauge", "This card gains [+100/+0] as long as the weather is rain.", size=(500, 500))
    return table(gauge, rule).field(0, "Gauge", "Rule").power("Gauge")


def from_graveyard(rule: Face) -> object:
    return table(*CARDS, rule).zone(0, "graveyard", "Rule").can("play", 0, "Rule")


def dies(rule: Face) -> object:
    t = table(*CARDS, rule).field(0, "Rule").hand(0, "Kill").play(0, "Kill", targets=["Rule"]).resolve()
    return t.zone_of("Rule")


def lives(name: str) -> Look:
    """What becomes of the card itself when a chant is played on it."""

    def outcome(rule: Face) -> object:
        t = table(*CARDS, rule).field(0, "Rule").hand(0, name).play(0, name, targets=["Rule"]).resolve()
        return t.find("Rule", zone="field") and (t.damage_on("Rule"), t.is_rested("Rule"))

    return outcome


def fights(rule: Face) -> object:
    """The damage on the card after a battle in which it was blocked."""
    small = resonator("Small", size=(200, 900))
    t = table(*CARDS, small, rule).field(0, "Rule").field(1, "Small").attack("Rule").block("Small")
    return t.to("main").damage_on("Rule")


def wakes(rule: Face) -> object:
    t = table(*CARDS, rule).field(0, "Rule", rested=True).hand(0, "Wake").play(0, "Wake", targets=["Rule"]).resolve()
    return t.is_rested("Rule")


def chased(rule: Face) -> object:
    t = table(*CARDS, rule).hand(0, "Rule").hand(1, "Word").play(0, "Rule").passes(0)
    return t.can("play", 1, "Word") if t.stack() else "resolved"


def cancelled(rule: Face) -> object:
    t = table(*CARDS, rule).hand(0, "Rule").hand(1, "Stop").play(0, "Rule").passes(0).play(1, "Stop").resolve()
    return t.stack()


def treated(rule: Face) -> object:
    drake = resonator("Drake", "Beasts you control gain [Flying].", race="Dragon")
    return table(drake, rule).field(0, "Drake", "Rule").has("Rule", "flying")


def listed(rule: Face) -> object:
    harp = written(
        "Harp", "Regalia", "{0}: Perform one of the following effects;\n- You gain 100 life.\n- You gain 200 life."
    )
    return table(harp, rule).field(0, "Harp", "Rule").use(0, "Harp").resolve().explain()


def costs_to_move(rule: Face) -> object:
    fagin = resonator("Fagin", "Discard a card: You gain 100 life.")
    return table(fagin, *CARDS, rule).field(0, "Fagin", "Rule").hand(0, "Human").can("use", 0, "Fagin")


def restricted(rule: Face) -> object:
    return table(*CARDS, rule).hand(0, "Rule").can("play", 0, "Rule")


def extra(stones: int) -> Look:
    def outcome(rule: Face) -> object:
        t = table(*CARDS, rule, stones=stones).hand(0, "Rule")
        if not t.can("play", 0, "Rule"):
            return "not at all"
        return (
            t.play(0, "Rule", extra=True).is_rested("fire stone") if "may" in rule.text else t.play(0, "Rule").stack()
        )

    return outcome


def arrives(rule: Face) -> object:
    t = board(rule).hand(0, "Human").play(0, "Human").resolve()
    return t.is_rested("Human"), t.obj("Human").counters


def gains_life(rule: Face) -> object:
    return board(rule).hand(0, "Word").play(0, "Word").resolve().resource(0, "life")


def discards(rule: Face) -> object:
    toss = chant("Toss", "Discard a card.")
    return table(toss, HUMAN, rule).field(0, "Rule").hand(0, "Toss", "Human").play(0, "Toss").resolve().hand_size(0)


def draws_own(rule: Face) -> object:
    return board(rule).hand(0, "Draw").play(0, "Draw").resolve().hand_size(0)


def searches(rule: Face) -> object:
    t = board(rule).deck(0, "Human", "Two", only=True).hand(0, "Find").play(0, "Find").resolve()
    return t.explain()


def draws(rule: Face) -> object:
    t = (
        table(*CARDS, rule)
        .field(1, "Rule")
        .deck(0, "Human", "Two", only=True)
        .hand(0, "Draw")
        .play(0, "Draw")
        .resolve()
    )
    return t.hand_size(0), t.resource(0, "life")


def firm(rule: Face) -> object:
    t = board(rule, "Human").hand(0, "Shield", "Burn").play(0, "Shield", targets=["Human"]).resolve()
    return t.play(0, "Burn", targets=["Human"]).resolve().damage_on("Human")


def counted(rule: Face) -> object:
    t = table(*CARDS, rule).field(0, "Rule").field(0, "Human", counters={"+100/+100": 1})
    return t.power("Human")


def begins(rule: Face) -> object:
    """The life of its player once the game has begun."""
    t = table(*CARDS, rule, rulers=False).zone(0, "ruler", "Rule").zone(1, "ruler", "wind ruler")
    game_starts(t.game)
    return t.resource(0, "life")


def raised(rule: Face) -> object:
    """Does a chant put a Human from the graveyard into the field?"""
    rise = chant("Rise", "Put target resonator from your graveyard into the field.")
    t = table(*CARDS, rise, rule).field(0, "Rule").zone(0, "graveyard", "Human").hand(0, "Rise")
    if not t.can("play", 0, "Rise"):
        return "not at all"
    return t.play(0, "Rise", targets=["Human"]).resolve().zone_of("Human")


def enter_then(rule: Face, look: Callable[[Table], object]) -> object:
    t = table(*CARDS, rule).field(1, "Human", rested=True).hand(0, "Rule").play(0, "Rule").resolve()
    return look(t.resolve() if t.stack() else t)
