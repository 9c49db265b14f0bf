"""Why a player can do nothing with a card: the same tests that list the actions, asked for their reasons.

The two documents of this game share the tests; `explainer` takes what they say differently.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from arbiter.games.fow import reasons
from arbiter.games.fow.actions import Judges, check_ability, check_card, check_cast, main_timing, spell_of, swift
from arbiter.games.fow.attacking import check_attack, check_block
from arbiter.games.fow.battle import may_initiate
from arbiter.games.fow.calling import callers
from arbiter.games.fow.judging import can_judge, judgments_of, may_judge, start_judgment
from arbiter.games.fow.playing import start_ability, start_card
from arbiter.games.fow.runes import has_divinity, is_copied
from arbiter.games.fow.wardens import can_play_warden, start_warden
from arbiter.games.fow.ways import NUMBERS, ways_of
from arbiter.games.fow.zones import GRAVEYARD, HAND, RUNE, STANDBY, STONES, is_fighter
from arbiter.kernel.explaining import Attempt, weigh
from arbiter.kernel.playing.play import Play

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.rows import Reason
    from arbiter.kernel.state import Obj

PLAYED_FROM: Final = (HAND, STANDBY, GRAVEYARD, RUNE)  # 702.2, 708, 711, 1115
CALLERS: Final = frozenset({"ruler", "j_ruler", "astral_ruler"})  # 710.1; the last in the game of 2015

Explains = Callable[["Game", int, "Obj"], "list[Reason]"]
Calls = Callable[["Game", int], "list[Obj]"]


def explainer(calls: Calls, may: Judges, can: Judges, here: Mapping[Reason, Reason]) -> Explains:
    """Who calls stones, who may be judged and can be, and which of these reasons have other numbers (`here`)."""

    def explain(game: Game, player: int, obj: Obj) -> list[Reason]:
        """Why the player cannot do anything with this object now."""
        if game.state.priority != player:
            return [here.get(reasons.NO_PRIORITY, reasons.NO_PRIORITY)]
        tries = [*try_playing(game, player, obj), *try_abilities(game, player, obj)]
        fights = not tries and is_fighter(obj)
        if obj.zone in game.rules.zones.in_play and not obj.now.types.isdisjoint(CALLERS):
            tries += try_ruler(game, player, obj, calls, may, can)
        if fights:
            tries.append(Attempt(why_no_fight(game, player, obj)))
        if not tries:
            idle = reasons.NO_ABILITY if obj.zone in game.rules.zones.in_play else reasons.NOT_FROM_HERE
            tries = [Attempt(idle)]
        return weigh(game, [attempt._replace(reason=in_terms(attempt.reason, here)) for attempt in tries])

    return explain


def in_terms(reason: Reason | None, here: Mapping[Reason, Reason]) -> Reason | None:
    return None if reason is None else here.get(reason, reason)


# ---------------------------------------------------------------- playing it


def try_playing(game: Game, player: int, obj: Obj) -> list[Attempt]:
    """The card itself, from where it lies."""
    if obj.zone not in PLAYED_FROM:
        return []
    if obj.zone == HAND and "warden" in obj.now.types:
        return [try_warden(game, player, obj)]
    ways = [try_way(game, player, obj, way) for way in ways_of(game, player, obj)]
    if ways:
        return ways
    reason = check_card(game, player, obj)
    if reason is reasons.DIVINITY:
        reason = why_no_rune(game, player, obj)
    kind = "rune" if obj.zone == RUNE and is_copied(obj) else "spell"
    return [Attempt(reason, Play(kind, player, obj, spell_of(obj)), start_card)]


def try_warden(game: Game, player: int, obj: Obj) -> Attempt:
    """716.1, 716.2: the warden process."""
    play = Play("warden", player, obj, None)
    if not main_timing(game, player):
        return Attempt(reasons.WARDEN_TIME)
    return Attempt(None if can_play_warden(game, player, obj) else reasons.WARDEN_COST, play, start_warden)


def try_way(game: Game, player: int, obj: Obj, way: str) -> Attempt:
    """1114, 1115, 1174, 1191: by a keyword, from the standby area or the graveyard."""
    if obj.zone != STANDBY and not main_timing(game, player) and not swift(game, player, obj):
        return Attempt(reasons.NOT_NOW)
    plays = [Play("spell", player, obj, spell_of(obj)) for _ in range(2)]  # one to try, one to look at afterwards
    for play in plays:
        play.number = NUMBERS[way]
    return Attempt(check_cast(game, plays[0]), plays[1], start_card)


def why_no_rune(game: Game, player: int, obj: Obj) -> Reason:
    """711.1, 711.2, 711.5: it has been revealed, nobody has [Divinity], or what remains is too little."""
    if obj.face_up:
        return reasons.REVEALED_RUNE
    return reasons.DIVINITY if has_divinity(game, player) else reasons.NO_DIVINITY


# ---------------------------------------------------------------- using it


def try_abilities(game: Game, player: int, obj: Obj) -> list[Attempt]:
    """The abilities that work where it is. Will is produced when it is needed, unless its player pays by hand."""
    tries: list[Attempt] = []
    for program in (*obj.now.activated, *obj.now.producers):
        if obj.zone not in program.zones:
            continue
        reason = check_ability(game, player, obj, program)
        if reason is None and program.resource and not game.manual_payment & 1 << player:
            reason = reasons.WILL_WHEN_PAYING
        tries.append(Attempt(reason, Play("ability", player, obj, program), start_ability))
    return tries


def try_ruler(game: Game, player: int, obj: Obj, calls: Calls, may: Judges, can: Judges) -> list[Attempt]:
    """710, 705: calling a magic stone with it, and its judgment."""
    main = main_timing(game, player)
    if main and obj in calls(game, player):
        return [Attempt(None)]
    tries = [Attempt(reasons.CALLED if game.state.zones[STONES][player] else reasons.NO_STONE)]
    sections = may(game, player, obj) if main else []
    if judgments_of(obj) and not sections:
        tries.append(Attempt(reasons.NO_JUDGMENT))
    payable = can(game, player, obj) if sections else []
    for section in sections:
        play = Play("judgment", player, obj, section)
        tries.append(Attempt(None if section in payable else reasons.JUDGMENT_COST, play, start_judgment))
    return tries


# ---------------------------------------------------------------- fighting with it


def why_no_fight(game: Game, player: int, obj: Obj) -> Reason | None:
    """704.1, 803.3, 804.3: a battle is begun at main timing, and blocks are made in the battles of others."""
    if game.state.active != player:
        return check_block(game, obj) or reasons.BLOCK_TIME
    reason = check_attack(game, obj)
    if reason is not None:
        return reason
    if not main_timing(game, player):
        return reasons.BATTLE_TIME
    return None if may_initiate(game, player) else reasons.NO_BATTLE


explain = explainer(callers, may_judge, can_judge, {})
