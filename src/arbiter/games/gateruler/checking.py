"""Whether something can be played now, with the reason why not: each test gives its rule's number, or None.

`actions` lists by the same tests, so what is offered can be finished and what is refused can be explained.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import arbiter.kernel.evaluate as evaluate
from arbiter.games.gateruler import caps, card_types, driving, forced, reasons, rulers, threats
from arbiter.games.gateruler.keywords import HAS_RESOURCES
from arbiter.games.gateruler.own_words import bears, is_denied, summons_by_text
from arbiter.games.gateruler.placing import is_settable, open_places
from arbiter.games.gateruler.playing import only_resources, start_ability, start_card
from arbiter.games.gateruler.zones import (
    AS_ATTACKS,
    COUNTER,
    DAMAGE,
    DRIVE,
    FIELD,
    FRONT,
    GRAVEYARD,
    HAND,
    IN_PLAY,
    INSTANT,
    SET,
    STANDARD,
    is_standard,
    timings_of,
)
from arbiter.kernel.context import Context
from arbiter.kernel.events import moving
from arbiter.kernel.played import ACTION
from arbiter.kernel.playing.affording import ability_is_payable, affordable_otherwise
from arbiter.kernel.playing.costs import own_statements
from arbiter.kernel.playing.finishing import why_not
from arbiter.kernel.playing.paying import feasible
from arbiter.kernel.playing.plain import is_ability_forbidden, is_automatic_forbidden, is_forbidden
from arbiter.kernel.playing.play import Play
from arbiter.kernel.playing.targets import can_aim
from arbiter.kernel.replacing import is_prohibited
from arbiter.kernel.revisions import AIMED_X, FINISHABLE
from arbiter.kernel.traits import declares
from arbiter.kernel.triggers import timely, used_up
from arbiter.script import abilities as ab
from arbiter.script.base import HOW_PLAY
from arbiter.script.patterns import Does
from arbiter.script.statements import Forbid, PlayOnlyIf

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.program import Program
    from arbiter.kernel.rows import Reason
    from arbiter.kernel.state import Obj


def is_calm(game: Game, player: int) -> bool:
    """7-1a: the active player's main phase, with nothing in the gate."""
    state = game.state
    return state.active == player and state.step == "main" and not state.stack


def is_time(game: Game, timing: str, player: int) -> bool:
    """14-4b-2a: an option with a timing of its own."""
    return timing == INSTANT or is_calm(game, player)


def check_card(game: Game, player: int, obj: Obj) -> Reason | None:
    """7-3a, 7-4a, 7-6a: may the player play this card from where it is now?"""
    if not may_come_from(obj):
        return why_not_from(obj)
    if obj.zone == DRIVE and not obj.face_up:
        return reasons.FACE_DOWN
    if not is_standard(obj):
        return reasons.PLAYED_WHEN_SET if obj.now.type_bits & card_types.EVENT else reasons.NOT_A_CARD_TO_PLAY
    if not is_calm(game, player) and not is_sentinel_time(game, player, obj):
        return reasons.NOT_NOW
    return check_play(game, Play("card", player, obj, obj.face.spell))


def may_come_from(obj: Obj) -> bool:
    """7-1b: from hand and drive zone, and from where its own text says (14-20a, 16-11a-2)."""
    zone = obj.zone
    if "forced_concealment" in obj.now.keywords and zone != SET:
        return False  # 16-18c
    if zone in (HAND, DRIVE):
        return True
    if zone == GRAVEYARD:
        return "undying" in obj.now.keywords or bears(obj, "played_from_graveyard") is not None
    if zone == DAMAGE:  # 3-13c-2  not while it lies face down
        return obj.face_up and bears(obj, "played_from_damage") is not None
    return zone == SET and bears(obj, "played_from_set") is not None  # 16-18d-1


def why_not_from(obj: Obj) -> Reason:
    """The rule that keeps a card from being played from where it is."""
    if "forced_concealment" in obj.now.keywords and obj.zone != SET:
        return reasons.FORCED_CONCEALMENT
    if obj.zone == DAMAGE and not obj.face_up and bears(obj, "played_from_damage") is not None:
        return reasons.LIES_FACE_DOWN
    return reasons.CONCEALED if obj.zone == SET else reasons.NOT_FROM_HERE


def why_only(obj: Obj, statement: PlayOnlyIf) -> Reason:
    """What a card asks for that is played only if something is so: its keyword, its timing, or its text."""
    if statement.condition == HAS_RESOURCES:
        return reasons.NO_RESOURCES
    return reasons.ONLY_WHILE if obj.zone == SET else reasons.ONLY_IF


def is_sentinel_time(game: Game, player: int, obj: Obj) -> bool:
    """16-21b: in the opponent's turn, from the hand, as an instant action."""
    return obj.zone == HAND and player != game.state.active and "sentinel_summoning" in obj.now.keywords


def check_set_card(game: Game, player: int, obj: Obj, calm: bool) -> Reason | None:
    """7-8a, 9-3e-2, 14-5b to 14-5d: may a card in a set zone be played by priority now?"""
    if not obj.face.printed.type_bits & card_types.EVENT:
        return check_card(game, player, obj)  # 16-18d
    flags = timings_of(obj.face)
    if INSTANT not in flags and not (calm and STANDARD in flags) and not threats.is_before_damage(game, obj):
        return reasons.NOT_NOW if STANDARD in flags else reasons.ONLY_WHEN
    return check_play(game, Play("card", player, obj, obj.face.spell))


def check_play(game: Game, play: Play) -> Reason | None:
    """Everything but the timing and the zone."""
    obj = play.obj
    player = play.player
    if "unread" in obj.face.traits.flags:
        return reasons.NOT_EXECUTABLE
    # 7-1b-1, 7-2a-2a, 14-4b-1a; through its own Overdrive ability a card is played in place of that (14-6c)
    if obj.zone == DRIVE and play.how != driving.OVERDRIVE and driving.is_held(game, obj):
        return reasons.OVERDRIVE_WAITS
    if obj.now.type_bits & card_types.UNIT:
        if not open_places(game, obj, player):
            return reasons.NO_ZONE_FOR_UNITS  # 14-4b-3a, 14-4b-11
        if bears(obj, "not_normal_summoned") or is_denied(game, player, "no_normal_summon"):
            return reasons.FORBIDDEN
        left = caps.summons_left(game, player)
        uncapped = play.how in forced.WAYS or play.permission == caps.UNCOUNTED  # 16-15b-1b, 15-17a-3c
        if left is not None and not uncapped and caps.weight_of(game, obj, player) > left:
            return reasons.SUMMON_CAP  # 15-17a-3
    if declares(obj):
        for statement, ctx in own_statements(game, play, PlayOnlyIf):
            assert isinstance(statement, PlayOnlyIf)
            if not evaluate.holds(game, statement.condition, ctx):
                return why_only(obj, statement)
    if summons_by_text(obj.face.spell) and caps.summons_left(game, player) == 0:
        return reasons.SUMMON_CAP  # 15-17a-5
    if is_forbidden(game, player, obj, "cast"):
        return reasons.FORBIDDEN
    if Forbid in game.says and is_barred(game, player, obj):
        return reasons.FORBIDDEN  # 15-38a-1
    bound = only_resources(obj)
    if bound and play.free:
        return reasons.FORBIDDEN  # 15-15b-1
    start_card(game, play)
    play.firm_cost = bound
    reason = why_not(game, play) if game.revision >= FINISHABLE else why_not_before(game, play)  # 14-4b-4, 14-4b-6
    play.firm_cost = False
    game.under_way.playing = 0
    play.parts = []
    return reason


def why_not_before(game: Game, play: Play) -> Reason | None:
    """As games from before FINISHABLE ask it: extra costs do not count here."""
    spell = play.obj.face.spell
    if spell is not None and not can_aim(game, spell, play.context, "summon"):
        return reasons.NO_TARGET
    # 14-4b-6b, 16-20b  or in another way that a text offers
    return None if feasible(game, play) or affordable_otherwise(game, play) else reasons.CANNOT_PAY


def is_barred(game: Game, player: int, obj: Obj) -> bool:
    """15-38a: a text that keeps the card out of play."""
    types = obj.now.type_bits
    zone = FRONT if types & card_types.UNIT else FIELD if types & card_types.FIELD else ""
    if not zone:
        return False
    event = moving(obj, zone, HOW_PLAY, IN_PLAY, player, "cast")
    event.control = player
    return is_prohibited(game, event)


def check_ability(game: Game, player: int, obj: Obj, program: Program) -> Reason | None:
    """7-7a, 9-3e-3: may the player play this activated ability now?"""
    ability = program.ability
    assert isinstance(ability, ab.Activated)
    if obj.zone not in program.zones or not obj.face_up or obj.zone in (DRIVE, COUNTER):
        return reasons.NOT_FROM_HERE  # Overdrive and Counter abilities are played as 7-9 and 13-6d say
    limits = ability.limits
    ctx = Context(player, obj)
    if limits is not ab.FREELY:
        if not timely(game, limits.timing, player):
            return reasons.NOT_NOW
        if used_up(game, obj, ability, player):
            return reasons.USED
        if limits.condition is not None and not evaluate.holds(game, limits.condition, ctx):
            return reasons.USED
    if ability.gate is not None and not evaluate.holds(game, ability.gate, ctx):
        return reasons.USED
    if summons_by_text(program) and caps.summons_left(game, player) == 0:
        return reasons.SUMMON_CAP  # 15-17a-5
    if is_ability_forbidden(game, player, obj, ACTION):  # 15-37a
        return reasons.FORBIDDEN
    if program.declared and not can_aim(game, program, ctx, "ability"):
        return reasons.NO_TARGET
    payable = ability_is_payable(game, player, obj, program, start_ability, game.revision >= AIMED_X)
    return None if payable else reasons.CANNOT_PAY


def is_as_it_attacks(program: Program) -> bool:
    """8-4h, 8-4h-1: what says "as it attacks" goes into the gate without having been played."""
    ability = program.ability
    return (
        isinstance(ability, ab.Triggered) and isinstance(ability.pattern, Does) and ability.pattern.action == AS_ATTACKS
    )


def is_automatic_barred(game: Game, program: Program, ctx: Context) -> bool:
    """15-37a, 15-37b-2: an automatic ability that cannot be played is not; 8-4h-1: "as it attacks" is no playing."""
    return not is_as_it_attacks(program) and is_automatic_forbidden(game, program, ctx)


def check_cast(game: Game, play: Play) -> Reason | None:
    """15-16a: an effect has a card played: everything but the timing."""
    return check_play(game, play)


def may_enter(game: Game, obj: Obj, player: int) -> Reason | None:
    """Can it be put into play for this player?"""
    if obj.now.type_bits & card_types.UNIT:
        return None if open_places(game, obj, player) else reasons.NO_ZONE_FOR_UNITS
    return None if obj.now.type_bits & card_types.FIELD else reasons.NOT_A_CARD_TO_PLAY


def check_setting(game: Game, player: int, obj: Obj) -> Reason | None:
    """7-5: may the player set this card of the hand, or face down in the drive zone, now?"""
    if not is_calm(game, player) or obj.zone not in (HAND, DRIVE) or (obj.zone == DRIVE and obj.face_up):
        return reasons.NOT_NOW
    if not is_settable(obj):
        return reasons.NOT_SETTABLE
    if not rulers.of(game, player).set_zones:
        return reasons.NO_SET_ZONE
    if is_denied(game, player, "no_setting"):
        return reasons.FORBIDDEN
    return None if caps.may_set_more(game, player) else reasons.SET_CAP
