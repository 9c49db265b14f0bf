"""For every kind of statement that the grammar can produce a position in which it matters: what is looked at there is
another with the text than without it. A kind without a position is one that nobody has seen do anything."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from arbiter.games.fow.game_beginning import game_starts
from arbiter.kernel.traits import Face
from arbiter.script import abilities as ab
from arbiter.script.costs import Cost, Mana
from arbiter.testing import Table, scenario
from arbiter.testing.errors import BadScript
from tests.games.fow.plain import make, ruler, two_sided
from tests.games.fow.plain import resonator as plain
from tests.games.fow.printed import broken, resonators
from tests.games.fow.tables import STONES, table
from tests.games.fow.written import chant, resonator, written

Look = Callable[[Face], object]


class Position(NamedTuple):
    kind: str
    text: str
    look: Look  # given the card with the text, and given the same card without it
    type: str = "Regalia"
    cost: str | None = "{0}"


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


def taxed(rule: Face) -> object:
    toll = chant("Toll", "[Quickcast]", "Cancel target spell unless its controller pays {2}.")
    t = table(*CARDS, toll, rule).field(0, "Rule").hand(0, "Human").hand(1, "Toll").play(0, "Human").passes(0)
    t.play(1, "Toll").resolve()
    return t.explain(), t.zone_of("Human")


def calls(rule: Face) -> object:
    """After a stone was called: does the ruler stand?"""
    return board(rule).act(0, "call").is_rested("fire ruler")


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


LORD = "Ruler"
POSITIONS: tuple[Position, ...] = (
    Position("As game starts", "As the game starts, you gain 100 life.", begins, LORD),
    Position("BecomeType", "This card also becomes a resonator with 500 ATK.", own),
    Position("AddAbility", 'Humans you control gain "{0}: You gain 100 life."', is_like("Human")),
    Position("AddKeyword", "Humans you control gain [Pierce].", is_like("Human")),
    Position("AddOption", 'Lists of effects of regalia you control have the option "You gain 500 life."', listed),
    Position("AddStat guard", "Humans you control gain [+0/+200].", is_like("Human")),
    Position("AddStat power", "Humans you control gain [+200/+0].", is_like("Human")),
    Position("AddWord kind", "This card gains Human in addition to its other races.", own),
    Position("AddWord name", 'This card has "Somebody" in addition to its other names.', own),
    Position("AddWord type", "This card is also a resonator.", own),
    Position("Affects", "Humans you control gain [+200/+0].", is_like("Human")),
    Position("AlternativeCost", "You may play this card without paying its cost.", restricted, cost="{3}"),
    Position(
        "As enters",
        "As this card enters the field, you gain 100 life.",
        lambda rule: table(rule).hand(0, "Rule").play(0, "Rule").resolve().resource(0, "life"),
    ),
    Position("As judgment", "As you do judgment of this card, you gain 100 life.", started),
    Position(
        "CannotGain",
        "Resonators you control cannot gain [Flying].",
        lambda rule: board(rule, "Flier").has("Flier", "flying"),
    ),
    Position(
        "ChangeDamage DealsDamage",
        "If damage would be dealt to a resonator you control, prevent 200 of it.",
        played("Burn"),
    ),
    Position("CostChange of cards: less", "You pay {1} less to play Humans.", can_play("Two", 1)),
    Position("CostChange of cards: more", "You pay {1} more to play Humans.", can_play("Two", 2)),
    Position(
        "CostChange of any: set",
        "The will activation cost of activate abilities of resonators becomes {1}.",
        can_use("Payer", 1),
    ),
    Position("CostChange of convoke: less", "You pay {1} less to play [Convoke] abilities.", convokes(1)),
    Position("CostChange of convoke: more", "You pay {1} more to play [Convoke] abilities.", convokes(2)),
    Position("CostChange of judgment: less", "You pay {1} less to play [Judgment] abilities.", judges(2)),
    Position("CostChange of judgment: more", "You pay {1} more to play [Judgment] abilities.", judges(3)),
    Position(
        "CostChange of named:Inheritance: less",
        "You pay {1} less to play [Inheritance] abilities of Humans.",
        inherits(0),
    ),
    Position(
        "CostChange of named:Inheritance: more",
        "You pay {1} more to play [Inheritance] abilities of Humans.",
        inherits(1),
    ),
    Position(
        "CostChange of revolution_order: less", "You pay {1} less to play [Revolution Order] abilities.", orders(0)
    ),
    Position(
        "CostChange of revolution_order: more", "You pay {1} more to play [Revolution Order] abilities.", orders(1)
    ),
    Position("EntersWith counters", "Resonators enter the field with two [+100/+100] counters on them.", arrives),
    Position("EntersWith rested", "Resonators enter the field rested.", arrives),
    Position("ExtraCost optional", "As an additional cost to play this card, you may pay {1}.", extra(1)),
    Position("ExtraCost required", "As an additional cost to play this card, pay {1}.", extra(0)),
    Position("Forbid AnyPattern", "You cannot play Humans onto the field due to spells or abilities.", raised),
    Position("Forbid GainsResource", "Players cannot gain life.", gains_life),
    Position("Forbid Moves", "Players cannot move cards from their hand to another zone as a cost.", costs_to_move),
    Position("Forbid Searches", "You cannot search.", searches),
    Position("ForbidChoose", "Humans you control cannot be targeted.", can_play("Burn", 0, "Human")),
    Position("ForbidPlay action", "Players cannot play activate abilities of resonators.", can_use("Singer")),
    Position(
        "ForbidPlay asks:<=",
        "Players cannot play activate abilities with a will activation cost of two or less.",
        can_use("Payer", 2),
    ),
    Position(
        "ForbidPlay asks:>=",
        "Players cannot play activate abilities with a will activation cost of two or more.",
        can_use("Payer", 2),
    ),
    *(
        Position(
            f"ForbidPlay asks:{colour}",
            f"Players cannot play activate abilities with a {colour} will activation cost.",
            lambda rule, symbol=symbol, colour=colour: (
                table(resonator("Asker", f"{{{symbol}}}: You gain 100 life."), rule)
                .field(0, "Asker", "Rule", f"{colour} stone")
                .can("use", 0, "Asker")
            ),
        )
        for symbol, colour in (("W", "light"), ("R", "fire"), ("U", "water"), ("G", "wind"), ("B", "darkness"))
    ),
    Position(
        "ForbidPlay asks:resources",
        "Players cannot play activate abilities with a will activation cost.",
        can_use("Payer", 2),
    ),
    Position(
        "ForbidPlay asks:rest", "Players cannot play activate abilities with {Rest} in their cost.", can_use("Rester")
    ),
    Position("ForbidPlay cast", "Players cannot play Humans.", can_play("Human")),
    Position("ForbidPlay ability", "Play this card or its abilities only if you control a Human.", restricted),
    Position("ForbidPrevent DealsDamage", "Damage cannot be prevented.", firm),
    Position(
        "ForbidPrice",
        "Players cannot play Humans that they would have to pay two or more will for.",
        can_play("Two", 2),
    ),
    Position("LoseAbilities", "Resonators you control lose all abilities.", is_like("Flier")),
    Position("LoseKeyword", "Resonators you control lose [Flying].", is_like("Flier")),
    Position("Mark attack_cost", "This card cannot attack unless you pay {R}.", attacks, "Resonator"),
    Position("Mark blank +100/+100", "[+100/+100] counters on resonators you control become [0/0] counters.", counted),
    Position("Mark block_cost", "This card cannot block unless you pay {R}.", blocks(), "Resonator"),
    Position("Mark calls_without_resting", "Calling a magic stone doesn't cause your J/rulers to rest.", calls),
    Position("Mark cannot_attack", "This card cannot attack.", attacks, "Resonator"),
    Position("Mark cannot_attack_players", "This card cannot attack your opponent.", attacks_player, "Resonator"),
    Position("Mark cannot_be_attacked", "This card cannot be attacked.", is_attacked, "Resonator"),
    Position("Mark cannot_be_blocked", "This card cannot be blocked.", is_blocked, "Resonator"),
    Position("Mark cannot_be_blocked by some", "This card cannot be blocked by a Human.", is_blocked, "Resonator"),
    Position("Mark cannot_be_cancelled", "This card cannot be canceled.", cancelled, "Resonator"),
    Position("Mark cannot_be_chased", "Players cannot chase to this card.", chased, "Chant"),
    Position("Mark cannot_be_destroyed", "Humans you control cannot be destroyed.", played("Kill")),
    Position("Mark cannot_block", "This card cannot block.", blocks(), "Resonator"),
    Position("Mark cannot_block by some", "This card cannot block a Human.", blocks(), "Resonator"),
    Position("Mark cannot_recover", "This card cannot recover.", wakes, "Resonator"),
    Position(
        "Mark may_attack_recovered", "This card can attack recovered J/resonators.", attacks_recovered, "Resonator"
    ),
    Position("Mark may_block_flying", "This card can block J/resonators with [Flying].", blocks("Flier"), "Resonator"),
    Position("Mark must_attack", "This card must attack if able.", attacks, "Resonator"),
    Position("Mark must_block", "This card must block if able.", blocks(), "Resonator"),
    Position("Mark must_block by some", "This card must block a Human if able.", blocks(), "Resonator"),
    Position("Mark no_battle_damage", "This card cannot be dealt battle damage.", fights, "Resonator"),
    Position("Mark no_damage", "This card cannot be dealt damage.", lives("Burn"), "Resonator"),
    Position("Mark no_recover", "This card doesn't recover during your recovery phase.", recovers, "Resonator"),
    Position(
        "Mark no_recover_next",
        "[Enter] >>> Target resonator doesn't recover during its controller's next recovery phase.",
        lambda rule: enter_then(rule, lambda t: t.to("main", 1).is_rested("Human")),
    ),
    Position(
        "Mark power_not_lowered",
        "The ATK of Humans cannot be decreased by your opponent's spells or abilities.",
        by_opponent("Wane"),
    ),
    Position(
        "Mark power_not_raised",
        "The ATK of Humans cannot be increased by your opponent's spells or abilities.",
        by_opponent("Grow"),
    ),
    Position("Mark runes", "The number of revealed runes in your rune area is increased by 2.", flies_by_runes("(2)")),
    Position(
        "PayRule any_colour",
        "You may pay the specified cost of Humans with will of any attribute.",
        can_play("Wind", 1),
    ),
    Position("Permit cast", "You may play this card from your graveyard.", from_graveyard, "Resonator"),
    Position("Permit deck_at_least", "You must have at least 60 cards in your deck.", deck_of(), LORD),
    Position("Permit deck_ban", "You cannot have resonators in your deck.", deck_of(main=resonators(40)), LORD),
    Position(
        "Permit deck_copies",
        "You may have any number of copies of this card in your deck.",
        lambda rule: broken(main=[*resonators(40), *[rule] * 6]),
        "Resonator",
    ),
    Position("Permit deck_exactly", "You must have exactly 60 cards in your deck.", deck_of(), LORD),
    Position("Permit deck_limit", "You cannot have more than one copy of any card in your deck.", deck_of(), LORD),
    Position(
        "Permit deck_no_maximum",
        "You have no maximum deck size, but must have at least 60 cards in your deck.",
        deck_of(),
        LORD,
    ),
    Position(
        "Permit spared",
        "If an ability or effect your opponent controls would make you pay any amount of will, you pay {0} instead.",
        taxed,
    ),
    Position("Permit top_seen", "You may look at the top card of your deck at any time.", top_of_deck),
    Position("Permit top_shown", "Play with the top card of your deck revealed.", top_of_deck),
    Position("PlayOnlyIf", "Play this card only if you control a Human.", restricted, "Resonator"),
    Position(
        "Replace Draws", "If your opponent would draw a card, they lose 100 life and you draw a card instead.", draws
    ),
    Position(
        "Replace Moves",
        "If this card would be put into a graveyard from anywhere, remove it from the game instead.",
        dies,
        "Resonator",
    ),
    Position(
        "SetStat cost", "The cost of Humans is {1} instead of their printed cost in all zones.", can_play("Two", 1)
    ),
    Position("SetStat power", "Humans you control become [100/100].", is_like("Human")),
    Position("SetStat guard", "Humans you control become [100/100].", is_like("Human")),
    Position("SetWords colour", "This card's attribute becomes light.", own),
    Position("SetWords group", "Your weather is rain.", weather),
    Position("SetWords kind", "Humans you control lose all races.", is_like("Human")),
    Position("SetWords type", "This card becomes a [100/100] resonator.", own),
    Position("SwapKeyword", "[Flying] becomes [Pierce] in all areas.", is_like("Flier")),
    Position(
        "Treat", "For effects of Dragons you control, treat this card as a Beast resonator in all areas.", treated
    ),
)


def enter_then(rule: Face, look: Callable[[Table], object]) -> object:
    t = table(*CARDS, rule).field(1, "Human", rested=True).hand(0, "Rule").play(0, "Rule").resolve()
    return look(t.resolve() if t.stack() else t)


BY_KIND = {position.kind: position for position in POSITIONS}


def card(position: Position, text: bool) -> Face:
    """The card of the position, with its text or without."""
    size = (500, 900) if position.type == "Resonator" else None
    return written(
        "Rule",
        position.type,
        *([position.text] if text else []),
        cost=None if position.type == LORD else position.cost,
        size=size,
    )
