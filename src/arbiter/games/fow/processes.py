"""Chapter 1200: rule processes, performed in the order in which they are listed, until none has anything to do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.games.fow import card_types, lifebreak
from arbiter.games.fow.additions import illegal_additions, is_addable, is_added_legally, is_loose
from arbiter.games.fow.contracts import end_contracts, is_contract
from arbiter.games.fow.harm import LIFE
from arbiter.games.fow.orders import non_ordering
from arbiter.games.fow.striking import WILLPOWER
from arbiter.games.fow.zones import COMPANY, FIELD, GRAVEYARD, ORDER, RULER, company, is_fighter
from arbiter.kernel import aspects, setters, table_setters
from arbiter.kernel import events as ev
from arbiter.kernel.events import Event, by_its_damage, moving
from arbiter.kernel.index.type_index import those
from arbiter.kernel.leaving import leave
from arbiter.kernel.perform import is_prohibited
from arbiter.kernel.rows import NamedGroup, Process
from arbiter.script.base import How
from arbiter.script.statements import Permit

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj

SPECIAL: Final = "special"  # where those are kept that processes may concern besides damage and DEF
UP: Final = "+100/+100"
DOWN: Final = "-100/-100"
BLANK_UP, BLANK_DOWN = f"blank {UP}", f"blank {DOWN}"  # 1203.3  such counters on it have become [0/0] counters

ABOUT_PLAYERS: Final = aspects.STORES | aspects.OUTCOME | aspects.SEATS
# All that the processes look at. Texts say what additions may be added to, and what they look at is asked besides.
READS: Final = (
    ABOUT_PLAYERS
    | aspects.FIELD
    | aspects.WOUNDS
    | aspects.COUNTERS
    | aspects.CONTROL
    | aspects.LINKS
    | aspects.FACE
    | aspects.NATURES
    | aspects.NUMBERS
)
FORMAT_READS: Final = {lifebreak.VALHALLA: aspects.STACK | aspects.PILES}  # 1411.1d-3, 1411.1e


def cannot_lose(game: Game, player: int) -> bool:
    """103.5: does a text say so? Who wins by an effect wins all the same, and who concedes has lost."""
    for active in game.says.get(Permit, ()):
        statement = active.statement
        assert isinstance(statement, Permit)
        if statement.name == "cannot_lose" and evaluate.is_player(game, statement.who, player, active.context):
            return True
    return False


def losing(game: Game) -> list[Event]:
    """1202.1, 1202.2: no life left, or too few cards to draw in one's own draw phase; 103.2, 103.3: who wins."""
    state = game.state
    lost: dict[int, str] = {}
    for player in range(state.players):
        if player in state.out:
            continue
        if state.resources[player].get(LIFE, 0) <= 0:
            lost[player] = "no life left"
        elif player in state.drew_from_empty and player == state.active and drawing(game):
            lost[player] = "had no card to draw in the draw phase"
        elif player in state.lost:
            lost[player] = "an effect"
    if Permit in game.says:
        table_setters.lost_no_more(game, [player for player in state.lost if cannot_lose(game, player)])
        lost = {player: why for player, why in lost.items() if not cannot_lose(game, player)}
    table_setters.forget_failed_draws(game)  # 1202.2  only since the last rule process
    if state.won:
        game.end(state.won[0] if len(set(state.won)) == 1 else -1, "an effect")  # 103.5
    if lost:
        left = [p for p in range(state.players) if p not in lost and p not in state.out]
        if len(left) <= 1:
            game.end(left[0] if left else -1, next(iter(lost.values())))
        table_setters.lost_no_more(game, list(lost))
        for player in lost:
            leave(game, player)
    return []


def drawing(game: Game) -> bool:
    return game.rules.turn.steps[game.state.step].phase == "draw"


def opposed_counters(game: Game) -> list[Event]:
    """1203.1, 1203.2: a counter of each kind goes, until there is only one kind."""
    events: list[Event] = []
    for obj in company(game):
        pairs = min(obj.count(UP), obj.count(DOWN))
        if pairs and not obj.now.marked(BLANK_UP) and not obj.now.marked(BLANK_DOWN):  # 1203.3a
            for kind in (UP, DOWN):
                events.append(Event(ev.COUNTS, obj, obj.controller, -pairs, None, -1, "rule", kind))
    return events


def put(game: Game, obj: Obj, how: How) -> Event:
    return moving(obj, GRAVEYARD, how, game.rules.zones.in_play, -1, "rule")


def destroyed(game: Game) -> list[Event]:
    """1204.1: damage as large as its DEF destroys a J/resonator; 1010.3: not one that cannot be destroyed.

    1201.1: this comes before 1205.1, so what has suffered damage and has no DEF left is destroyed, and not put away.
    """
    events: list[Event] = []
    for obj in company(game):
        if obj.damage and obj.damage >= obj.now.guard and is_fighter(obj):
            event = put(game, obj, How.DESTROY)
            if obj.hurt_by:  # 1204.1a
                by_its_damage(event, obj, game.find(obj.hurt_by[-1]))
            if not is_prohibited(game, event):
                events.append(event)
    return events


def survivors(game: Game) -> list[Event]:
    """1204.1b: what should have been destroyed and was not loses all its damage.

    1010.3 and 1204.1b could be read against each other for [Eternal] (1139.2). Chosen: what cannot be destroyed does
    not fulfill the condition of the process at all (1010.3), so nothing of it applies, 1204.1b neither: it keeps its
    damage, and is destroyed when it can be again.
    """
    for obj in company(game):
        if obj.damage and obj.damage >= obj.now.guard and is_fighter(obj):
            if not is_prohibited(game, put(game, obj, How.DESTROY)):
                setters.heal(game, [obj])
        elif obj.hurt_by:
            setters.forget_sources_of_damage(game, obj)
    return []


def without_defence(game: Game) -> list[Event]:
    """1205.1 to 1205.6: 0 or less DEF: to the graveyard, a J-ruler to the ruler area and astral."""
    return [put(game, obj, How.RULE) for obj in company(game) if is_fighter(obj) and obj.now.guard <= 0]


def without_willpower(game: Game) -> list[Event]:
    """1205.7, 716.4a: a warden with no willpower counters goes to the graveyard."""
    return [
        put(game, obj, How.RULE)
        for obj in company(game)
        if obj.zone == RULER and obj.now.type_bits & card_types.WARDEN and not obj.count(WILLPOWER)
    ]


def too_many(game: Game, player: int, found: list[Obj]) -> list[Event]:
    """Of several that share a name their controller keeps one."""
    events: list[Event] = []
    left = found[:]
    while left:
        first = left[0]
        same = [obj for obj in left if obj.now.names & first.now.names]
        left = [obj for obj in left if obj not in same]
        if len(same) > 1:
            kept = game.ask_for_one(player, same, "keep one")
            events += [put(game, obj, How.RULE) for obj in same if obj is not kept]
    return events


def mythic(game: Game) -> list[Event]:
    """1205.8: one entity with «Mythic» of each name."""
    events: list[Event] = []
    for player in range(game.state.players):
        found = [o for o in company(game) if o.controller == player and o.zone == FIELD and "mythic" in o.now.flags]
        if len(found) > 1:
            events += too_many(game, player, found)
    return events


def wardens(game: Game) -> list[Event]:
    """1205.9, 716.5a: one warden of each name in the ruler area."""
    events: list[Event] = []
    for player in range(game.state.players):
        found = [
            o
            for o in company(game)
            if o.controller == player and o.zone == RULER and o.now.type_bits & card_types.WARDEN
        ]
        if len(found) > 1:
            events += too_many(game, player, found)
    return events


def round_up(game: Game) -> list[Event]:
    """1206.1, 105.4a: life is a multiple of one hundred."""
    for player, stores in enumerate(game.state.resources):
        life = stores[LIFE]
        if life % 100:
            table_setters.keep(game, player, LIFE, -(-life // 100) * 100)
    return []


def may_apply(game: Game, moved: int) -> int:
    """One look over the table, where so much has changed: which of the processes can have something to do?"""
    state = game.state
    found = 0
    if state.drew_from_empty or state.lost or state.won:
        found = LOSING
    for player, stores in enumerate(state.resources):
        life = stores[LIFE]
        if life <= 0 and player not in state.out:
            found |= LOSING
        if life % 100:
            found |= ROUNDING
    if game.format == lifebreak.VALHALLA and lifebreak.unsettled(game):
        found |= LIFEBREAK
    if moved & game.facts.process_reads & ~ABOUT_PLAYERS:
        found |= look_over(game)
        special = those(game, SPECIAL)
        if special:
            found |= look_closely(game, special)
    return found


def look_over(game: Game) -> int:
    """The processes that damage and DEF may call for."""
    found = 0
    for obj in those(game, COMPANY):
        if obj.hurt_by:
            found |= SURVIVING
        if obj.damage >= obj.now.guard and obj.now.type_bits & card_types.FIGHTERS and is_fighter(obj):
            found |= DESTROYING | SURVIVING if obj.damage else 0
            found |= NO_DEF if obj.now.guard <= 0 else 0
    return found


# There may be something the matter with them besides damage and DEF.
WITH_SOMETHING_THE_MATTER: Final = NamedGroup(
    card_types.ADDITION | card_types.WARDEN, within=COMPANY, linked=True, zone=ORDER, flag="mythic"
)


def look_closely(game: Game, special: list[Obj]) -> int:
    """Links, counters, names of which only one may be there."""
    found = 0
    names: set[tuple[int, str, str]] = set()
    for obj in special:
        now = obj.now
        zone = obj.zone
        if obj.counters is not None and UP in obj.counters and DOWN in obj.counters:
            found |= COUNTERS
        if obj.host:
            found |= link_concerns(game, obj)
        elif zone == ORDER:
            found |= ORDERS
        single = False
        if zone == FIELD:
            single = "mythic" in now.flags
            if now.type_bits & card_types.ADDITION and is_addable(obj) and not is_added_legally(game, obj):
                found |= ADDITIONS
        elif zone == RULER and now.type_bits & card_types.WARDEN:
            single = True
            if not obj.count(WILLPOWER):
                found |= NO_WILLPOWER
        if single:
            mine = {(obj.controller, zone, name) for name in now.names}
            if mine & names:
                found |= MYTHIC | WARDENS
            names |= mine
    return found


def link_concerns(game: Game, obj: Obj) -> int:
    """Has a link become illegal?"""
    host = game.here(obj.host)
    found = 0
    if host is None and obj.zone == ORDER:
        found = ORDERS
    if obj.zone == FIELD and is_loose(game, obj, host):
        found |= ADDITIONS
    if obj.zone == RULER and not is_contract(host):
        found |= CONTRACTS
    return found


PROCESSES: Final = (
    Process("losing the game", "1202.1", losing),
    Process("counters", "1203.1", opposed_counters),
    Process("destroying", "1204.1", destroyed),
    Process("survivors", "1204.1b", survivors),
    Process("no DEF", "1205.1", without_defence),
    Process("no willpower", "1205.7", without_willpower),
    Process("mythic", "1205.8", mythic),
    Process("wardens", "1205.9", wardens),
    Process("contracts", "1205.3", end_contracts),
    Process("rounding up life", "1206.1", round_up),
    Process("illegal additions", "1207.1", illegal_additions),
    Process("order cards", "1208.1", non_ordering),
    Process("lifebreak", "1411.1e", lifebreak.settle),
)
# Which of them, as bits in that order.
LOSING: Final = 1 << 0
COUNTERS: Final = 1 << 1
DESTROYING: Final = 1 << 2
SURVIVING: Final = 1 << 3
NO_DEF: Final = 1 << 4
NO_WILLPOWER: Final = 1 << 5
MYTHIC: Final = 1 << 6
WARDENS: Final = 1 << 7
CONTRACTS: Final = 1 << 8
ROUNDING: Final = 1 << 9
ADDITIONS: Final = 1 << 10
ORDERS: Final = 1 << 11
LIFEBREAK: Final = 1 << 12
