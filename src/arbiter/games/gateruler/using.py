"""Section 14-6: whether an ability in the drive or counter zone can be played: what it chooses, and what it costs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.games.gateruler.zones import COUNTER, DRIVE
from arbiter.kernel.context import Context
from arbiter.kernel.playing.affording import add_required
from arbiter.kernel.playing.paying import feasible
from arbiter.kernel.playing.plain import is_ability_forbidden
from arbiter.kernel.playing.play import Play
from arbiter.kernel.playing.targets import can_aim
from arbiter.kernel.triggers import used_up
from arbiter.script import abilities as ab
from arbiter.script.effects import Perform

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.program import Program
    from arbiter.kernel.state import Obj


PLAY_ABILITY: Final = "play_ability"  # what texts do that have another ability of their card played
# 14-6b  what texts call the abilities of a card that are played from these zones
ZONES_OF: Final = {"overdrive": (DRIVE,), "counter": (COUNTER,)}


def source_of(game: Game, play: Play) -> Obj:
    """The card whose ability it is: an imaginary card stands for the one that it is linked to, wherever that has gone.

    7-9a: an Overdrive ability can be played as long as it lies in the drive zone; that its card does is not asked for.
    """
    host = game.find(play.obj.host) if play.obj.token and play.obj.host else None
    return play.obj if host is None else host


def plays_itself(program: Program) -> bool:
    """14-6c: is all that it says that its own card is played?"""
    return program.effects in ((Perform("play_this"),), (Perform("play_this", word="free"),))


def other_ability(game: Game, play: Play) -> Program | None:
    """14-6b: the other ability of the card that this one says to play, by its name or by its kind."""
    assert play.program is not None
    effects = play.program.effects
    if len(effects) != 1 or not isinstance(effects[0], Perform) or effects[0].name != PLAY_ABILITY:
        return None
    found = named_ability(source_of(game, play), effects[0].word or "")
    return None if found is play.program else found


def named_ability(obj: Obj, word: str) -> Program | None:
    """The ability of the card that a text means by that name ("overdrive": its [OD] ability)."""
    for program in obj.face.traits.programs:
        ability = program.ability
        if isinstance(ability, ab.Activated):
            if ability.name == word or (word in ZONES_OF and ability.zones == ZONES_OF[word]):
                return program
    return None


def of_itself(game: Game, play: Play) -> Play:
    """14-6c: the card is played instead of the ability; 14-6c-1: through a Counter ability without resources, and
    14-4b-6e: where it says that nothing is paid."""
    assert play.program is not None
    said = play.program.effects[0]
    free = play.kind == "counter" or (isinstance(said, Perform) and said.word == "free")
    card = source_of(game, play)
    made = Play(game.rules.playing.cast_kind(card), play.player, card, card.face.spell)
    made.how = play.kind
    made.free = free
    return made


def can_use(game: Game, play: Play) -> bool:
    """14-4b-4, 14-4b-8, 14-7b: are there targets, can it be paid for, and has it not been used up?"""
    program = other_ability(game, play) or play.program
    assert program is not None
    if plays_itself(program):
        if play.obj.token and game.here(play.obj.host) is None:
            return False  # 15-37a  the card is no longer where it would be played from
        return game.rules.playing.check_cast(game, of_itself(game, play)) is None
    ability = program.ability
    assert isinstance(ability, ab.Activated)
    source = source_of(game, play)
    ctx = Context(play.player, source)
    limits = ability.limits
    if used_up(game, source, ability, play.player):
        return False
    if limits.condition is not None and not evaluate.holds(game, limits.condition, ctx):
        return False
    kind = "counter" if play.kind == "counter" else "overdrive"
    if is_ability_forbidden(game, play.player, source, kind):  # 15-37a
        return False
    if program.declared and not can_aim(game, program, ctx, "ability"):
        return False
    trial = Play(play.kind, play.player, source, program)
    trial.ability_kind = "action"
    trial.parts = list(ability.cost.parts)
    add_required(game, trial)
    return feasible(game, trial)
