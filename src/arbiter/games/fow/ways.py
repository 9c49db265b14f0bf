"""Chapter 1100: keyword abilities by which a card is played from elsewhere or for less.

[Remnant] and [Ibka] play it from the graveyard, [Ambush] and [Stealth] from the standby area; for [Linkage] and
[Draconic Tithe] cards are given up while it is played, and each takes a symbol off the cost.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Final, NamedTuple

import arbiter.kernel.evaluate as evaluate
from arbiter.games.fow.zones import ATTRIBUTES, DECK, GRAVEYARD, STANDBY
from arbiter.kernel.context import Context
from arbiter.kernel.decisions import ChooseObjects, ChooseOption
from arbiter.kernel.effects.lasting import add_ongoing
from arbiter.kernel.playing.paying import feasible, may_move
from arbiter.script import abilities as ab
from arbiter.script import statements as st
from arbiter.script.amounts import Count, Number, Plus
from arbiter.script.base import Amount, How, Lasting, Position, Quality, Stat, Status
from arbiter.script.costs import Mana, MoveSome, OneOf
from arbiter.script.nouns import YOU, Bound, Group, In, Is, Not, Same, Self, Shares

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.playing.play import Action, Play
    from arbiter.kernel.state import Obj
    from arbiter.script.base import CostPart, Test

REMNANT: Final = "remnant"
IBKA: Final = "ibka"
AMBUSH: Final = "ambush"
STEALTH: Final = "stealth"
NUMBERS: Final = {REMNANT: -2, IBKA: -3, AMBUSH: -4, STEALTH: -5}  # how an action says which way is meant
WAYS: Final = {number: way for way, number in NUMBERS.items()}
FROM_GRAVEYARD: Final = frozenset({REMNANT, IBKA})
READY_WORDS: Final = {"ambush_ready": AMBUSH, "stealth_ready": STEALTH}  # had while the condition holds
GIVING: Final = frozenset({"linkage", "draconic_tithe"})
GIVEN: Final = 9000  # the slot for cards that are given up


def ways_of(game: Game, player: int, obj: Obj) -> list[str]:
    """How the card could be played from where it lies, leaving costs aside."""
    keywords = obj.now.keywords
    if obj.zone == GRAVEYARD:
        return [way for way in (REMNANT, IBKA) if way in keywords]  # 1115.2, 1191.2
    if obj.zone == STANDBY:
        # 1412.1a, 1412.2b  a condition that is so, or an event of the past: played like an activate ability
        # 1114.3  not in the turn in which it was put there; 1174.3  with [Ambush] at once
        early = obj.arrival.turn == game.state.turn
        return [way for word, way in READY_WORDS.items() if word in keywords and not (early and way == STEALTH)]
    return []


def words_of(action: Action) -> str:
    """903.2b, 903.2c: the side or half that is played; 1114, 1115, 1174, 1191: the keyword by which the card is."""
    if action.number in WAYS:
        return f"by [{WAYS[action.number].capitalize()}]"
    if action.obj is not None and action.kind in ("spell", "rune") and 0 < action.number <= len(action.obj.face.other):
        return f"as {action.obj.face.other[action.number - 1].name}"
    return ""


def price_by(obj: Obj, way: str) -> list[CostPart] | None:
    """1174.2, 1191.2: the cost behind the keyword; of several instances one (1191.1). None: the card's own cost."""
    costs = [
        ability.cost
        for ability in (program.ability for program in obj.now.programs)
        if isinstance(ability, ab.Keyword) and ability.name == way and ability.cost is not None
    ]
    if not costs:
        return None
    return list(costs[0].parts) if len(costs) == 1 else [OneOf(tuple(cost.parts for cost in costs))]


def start(game: Game, play: Play) -> None:
    """Which way was declared: it is remembered, and its cost takes the place of the card's own."""
    way = WAYS.get(play.number)
    if way is None:
        return
    play.how = way
    price = price_by(play.obj, way)
    if price is not None:
        play.parts = price
        play.firm_cost = True  # 1174.2, 1191.2  "paying its [Ibka] cost": nothing instead of that


def ambush_total(obj: Obj) -> int:
    """1174.2: the total cost of a card while it is played by [Ambush]."""
    parts = price_by(obj, AMBUSH) or []
    return sum(part.any + sum(n for _, n in part.coloured) for part in parts if isinstance(part, Mana))


def costing_its_way(play: Play) -> Obj:
    """1174.2: the card as texts see it that ask for its cost, where it is about to be played by [Ambush]."""
    if WAYS.get(play.number) != AMBUSH:
        return play.obj
    seen = play.obj.copy()
    seen.now = play.obj.now.copy()
    seen.now.cost = ambush_total(play.obj)
    return seen


def fix_cost(game: Game, play: Play) -> None:
    """1174.2: the cost of a card that was played by [Ambush] is its [Ambush] cost."""
    if play.how == AMBUSH and play.result is not None:
        change = st.SetStat(Stat.COST, Number(ambush_total(play.obj)))
        own = Context(play.player, play.result)
        add_ongoing(game, own, [play.result], (change,), (), Lasting.ON_FIELD, unsaid=True)


# ---------------------------------------------------------------- 1166, 1188  cards given up for symbols


class Offering(NamedTuple):
    """What may be given up while playing, how many at most, and what each of them takes off the cost."""

    group: Group
    most: Amount
    to: str
    how: How
    less: tuple[Mana, ...]
    different: bool = False


ONE_SYMBOL: Final = tuple(Mana(((colour, 1),)) for colour in ATTRIBUTES)
MEANS: Final = Plus(
    Count(Group((Is(Quality.TYPE, "magic_stone"),), ("field",), YOU)),
    Count(Group((Is(Quality.TYPE, "will_coin"), In(Status.TOKEN)), ("item",), YOU)),
)
REGALIA: Final = Group((Is(Quality.TYPE, "regalia"), Not(Same(Self()))), ("hand",), YOU)
# 1188.2
TITHE: Final = Offering(REGALIA, MEANS, GRAVEYARD, How.DISCARD, (Mana((("fire", 1),), 1), Mana((("water", 1),), 1)))
ZONES: Final = {
    "graveyard": "graveyard",
    "removed area": "removed",
    "hand": "hand",
    "field": "field",
    "item area": "item",
}


def offering_of(obj: Obj) -> Offering | None:
    if "draconic_tithe" in obj.now.keywords:
        return TITHE
    for program in obj.now.programs:
        ability = program.ability
        if not isinstance(ability, ab.Keyword):
            continue
        if ability.name == "linkage":
            # 1166.2  up to five cards with different names that share a race with it
            tests: tuple[Test, ...] = (Shares(Quality.KIND, Self()), Not(Same(Self())))
            group = Group(tests, (ZONES[str(ability.word).lower()],), YOU)
            return Offering(group, Number(5), DECK, How.PUT, ONE_SYMBOL, True)
    return None


def givable(game: Game, play: Play, offering: Offering, given: list[Obj]) -> list[Obj]:
    """What may be given up besides the cards that are given already."""
    if len(given) >= evaluate.amount(game, offering.most, play.context):
        return []
    names = {name for obj in given for name in obj.now.names} if offering.different else set()
    return [
        obj
        for obj in evaluate.select(game, offering.group, play.context)
        if obj.id != play.obj.id
        and obj not in given
        and names.isdisjoint(obj.now.names)
        and may_move(game, play, obj, offering.to, offering.how)  # 903.2n-2
    ]


def most_left(game: Game, play: Play, offering: Offering, given: list[Obj]) -> int:
    """How many more could be given up, one for each name where names must differ."""
    left = list(given)
    while found := givable(game, play, offering, left):
        left.append(found[0])
    return len(left) - len(given)


def reduced(parts: list[CostPart], less: Mana) -> list[CostPart]:
    """903.2k-4: symbols that are there come off, and no more."""
    left: list[CostPart] = []
    for part in parts:
        if isinstance(part, Mana):
            off = dict(less.coloured)
            coloured = tuple((c, max(0, n - off.get(c, 0))) for c, n in part.coloured)
            part = Mana(tuple(pair for pair in coloured if pair[1]), max(0, part.any - less.any), part.variable)
        left.append(part)
    return left


def could_afford(game: Game, play: Play) -> bool:
    """Would giving up cards make the cost payable?"""
    offering = offering_of(play.obj)
    return offering is not None and can_finish(game, play, offering, [])


def can_finish(game: Game, play: Play, offering: Offering, given: list[Obj]) -> bool:
    """Can the cost be paid as it is, or with what may still be given up?"""
    before = play.parts
    for count in range(most_left(game, play, offering, given) + 1):
        for choice in combinations_with_replacement(offering.less, count):
            for less in choice:
                play.parts = reduced(play.parts, less)
            possible = feasible(game, play)
            play.parts = before
            if possible:
                return True
    return False


def give_up(game: Game, play: Play) -> None:
    """1166.2, 1188.2: the player picks cards, and for each what it takes off; 1166.3: also the same again."""
    offering = offering_of(play.obj)
    if offering is None:
        return
    given: list[Obj] = []
    while options := givable(game, play, offering, given):
        low = 0 if feasible(game, play) else 1  # what was begun can be finished
        picked = game.ask_many(ChooseObjects(play.player, options, low, 1, "give up", play.obj.id))
        if not picked:
            break
        given.append(options[picked[0]])
        play.parts = choose_less(game, play, offering, given)
    if given:
        play.context.slots[GIVEN] = given
        group = Group((Same(Bound(GIVEN)),), offering.group.zones, YOU)
        price = MoveSome(group, Number(len(given)), offering.to, offering.how, Position.BOTTOM)
        play.parts = [*play.parts, price]
        play.by_text = (*play.by_text, price)


def choose_less(game: Game, play: Play, offering: Offering, given: list[Obj]) -> list[CostPart]:
    """The cost without one of the symbols, among those that leave it payable."""
    before = play.parts
    options: list[Mana] = []
    for less in offering.less:
        play.parts = reduced(before, less)
        if can_finish(game, play, offering, given):
            options.append(less)
    play.parts = before
    words = tuple(" ".join(colour for colour, _ in less.coloured) for less in options)
    return reduced(before, options[game.ask_one(ChooseOption(play.player, words, "pay less", play.obj.id))])
