"""What a player with priority may do (7-1, 9-3e): listed in one pass, the cheapest test first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from arbiter.games.gateruler import caps, card_types, driving, gearing, rulers
from arbiter.games.gateruler.checking import check_ability, check_card, check_set_card, is_calm, may_come_from
from arbiter.games.gateruler.own_words import bears, is_denied, is_swift, laws_of, other_zones, summons_by_text
from arbiter.games.gateruler.placing import front_places, is_settable, new_places, open_places
from arbiter.games.gateruler.using import can_use
from arbiter.games.gateruler.zones import COUNTER, DRIVE, FRONT, HAND, SET, is_standard
from arbiter.kernel.context import Context
from arbiter.kernel.index.abilities import abilities_in_play
from arbiter.kernel.index.resources import resources_of
from arbiter.kernel.playing.play import PASS, Action, Play
from arbiter.kernel.playing.targets import can_aim
from arbiter.kernel.traits import declares
from arbiter.script import abilities as ab
from arbiter.script import statements as st
from arbiter.script.base import TIMING_MAIN_ONLY

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj
    from arbiter.kernel.traits import Face

BARRING: Final = frozenset({st.ForbidPlay, st.Forbid})  # texts that may keep a card from being played
PROCESSED: Final = (DRIVE, COUNTER)  # zones whose abilities other rules have played


class Means(NamedTuple):
    """What decides for all cards of a listing whether they can be played."""

    ready: int  # resources
    left: int | None  # normal summons
    plain: bool  # nothing changes what cards cost or whether they can be played


def list_actions(game: Game, player: int) -> list[Action]:
    """Passing first (9-3e-1), then everything that can be played and finished."""
    state = game.state
    calm = is_calm(game, player)
    actions = [PASS]
    if calm:
        list_calm(game, player, actions)
    else:
        list_sentinels(game, player, actions)
    for obj in state.zones[SET][player]:
        if not calm and not is_swift(obj.face):
            continue
        if check_set_card(game, player, obj, calm) is None:
            actions.append(Action("card", obj, obj.face.spell))  # 7-8, 9-3e-2
    for obj, program in abilities_in_play(game).usable[player]:
        if not (program.rests and obj.turned):
            ability = program.ability
            if not calm and isinstance(ability, ab.Activated) and ability.limits.timing is TIMING_MAIN_ONLY:
                continue
            if check_ability(game, player, obj, program) is None:
                actions.append(Action("ability", obj, program))  # 7-7, 9-3e-3
    if game.facts.usable_zones:
        list_far(game, player, actions)
    return actions


def list_calm(game: Game, player: int, actions: list[Action]) -> None:
    """7-2 to 7-10: what only the active player may do, and only with an empty gate."""
    seen: list[Face] = []
    zones = game.state.zones
    room = caps.may_set_more(game, player) and rulers.of(game, player).set_zones > 0
    room = room and not is_denied(game, player, "no_setting")
    means = Means(
        ready=resources_of(game, player).supply.reach,
        left=caps.summons_left(game, player),
        plain=not game.index.worked_out.cost_texts
        and BARRING.isdisjoint(game.says)
        and bool(front_places(game, player))
        and gearing.geared(game, player) is None  # 14-18b-2
        and not is_denied(game, player, "no_normal_summon"),
    )
    for obj in zones[HAND][player]:
        if obj.face not in seen or obj.now is not obj.face.traits:
            seen.append(obj.face)
            list_card(game, player, obj, means, room, actions)
    for obj in zones[DRIVE][player]:
        list_driven(game, player, obj, means, room, actions)
    for zone in other_zones(game.facts.faces):
        for obj in zones[zone][player]:
            if may_come_from(obj) and check_card(game, player, obj) is None:
                actions.append(Action("card", obj, obj.face.spell))  # 14-20a, 16-11a
    front = zones[FRONT][player]
    free = True
    for obj in front:
        if obj.now.marks is not None or obj.host:
            free = False  # a text may keep a unit where it is, or a ruler beneath it
    for obj in front:
        if len(front_places(game, player)) > 1 if free else new_places(game, obj):
            actions.append(Action("rearrange", obj))  # 7-10a


def list_card(game: Game, player: int, obj: Obj, means: Means, room: bool, actions: list[Action]) -> None:
    """7-3 to 7-6: a card of the hand or revealed in the drive zone."""
    face = obj.face
    if gearing.GEAR_UP in obj.now.keywords and gearing.check(game, player, obj) is None:
        actions.append(Action(gearing.GEAR_UP, obj))  # 7-11
    if means.plain and not declares(obj) and obj.zone == HAND:
        if obj.now.level <= means.ready and can_play(game, player, obj, means.left):
            actions.append(Action("card", obj, face.spell))
    elif check_card(game, player, obj) is None:
        actions.append(Action("card", obj, face.spell))
    if room and is_settable(obj):
        actions.append(Action("set", obj))  # 7-5a


def can_play(game: Game, player: int, obj: Obj, left: int | None) -> bool:
    """The quick way for ordinary cards of the hand that can be paid for; the full check says the same."""
    now = obj.now
    if "unread" in now.flags or not may_come_from(obj):
        return False
    if now.type_bits & card_types.UNIT:
        if bears(obj, "not_normal_summoned") is not None:
            return False
        if (obj.face.statics or laws_of(game.facts.faces)) and not open_places(game, obj, player):
            return False  # 14-4b-11
        return left is None or caps.weight_of(game, obj, player) <= left
    if not is_standard(obj) or (left == 0 and summons_by_text(obj.face.spell)):
        return False
    return obj.face.spell is None or can_aim(game, obj.face.spell, Context(player, obj), "summon")


def list_driven(game: Game, player: int, obj: Obj, means: Means, room: bool, actions: list[Action]) -> None:
    """What lies in the drive zone: face-down cards, revealed ones, and Overdrive abilities."""
    if driving.is_overdrive(obj):
        if can_use(game, Play(driving.OVERDRIVE, player, obj, obj.face.traits.programs[0])):
            actions.append(Action(driving.OVERDRIVE, obj, obj.face.traits.programs[0]))  # 7-9a
        actions.append(Action("drop", obj))  # 7-9a, 7-9b
    elif obj.face_up:
        list_card(game, player, obj, means, False, actions)
    else:
        if is_standard(obj):
            actions.append(Action("reveal", obj))  # 7-2a-1
        if room and is_settable(obj):
            actions.append(Action("set", obj))  # 7-5a


def list_sentinels(game: Game, player: int, actions: list[Action]) -> None:
    """16-21b: units that may be summoned in the opponent's turn."""
    for obj in game.state.zones[HAND][player]:
        if "sentinel_summoning" in obj.now.keywords:
            if check_card(game, player, obj) is None:
                actions.append(Action("card", obj, obj.face.spell))


def list_far(game: Game, player: int, actions: list[Action]) -> None:
    """14-2b: abilities of cards out of play that are active where the cards are."""
    for zone in game.facts.usable_zones:
        if zone in PROCESSED:
            continue
        for obj in game.pile(zone, player):
            for program in obj.face.traits.activated if obj.face.elsewhere else ():
                if zone in program.zones:
                    if check_ability(game, player, obj, program) is None:
                        actions.append(Action("ability", obj, program))
