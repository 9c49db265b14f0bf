"""Listing what a player can do, the cheapest questions first: what their own cards leave open is asked once for as long
as nothing of theirs changes (`index/at_hand`), and only what depends on others each time."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from arbiter.kernel.context import Context
from arbiter.kernel.index.abilities import abilities_in_play
from arbiter.kernel.index.at_hand import ASK_ALL, ASK_CHOICES, ASK_NOTHING, ASK_PLAY, Candidate
from arbiter.kernel.playing.affording import can_pay_ability, can_pay_price
from arbiter.kernel.playing.play import Action
from arbiter.kernel.playing.targets import can_aim
from arbiter.kernel.traits import elsewhere_of
from arbiter.script.statements import Forbid

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.program import Program
    from arbiter.kernel.rows import Reason
    from arbiter.kernel.state import Obj
    from arbiter.script.costs import Mana


def card_at_hand(game: Game, player: int, obj: Obj, kind: str, price: Mana) -> Candidate | None:
    """A card that may be played for this price, and what is left to ask of it; None: it is too dear."""
    paid = can_pay_price(game, player, obj, price)
    if paid is False:
        return None
    spell = obj.face.spell
    action = Action(kind, obj, spell)
    if paid is None or (spell is not None and spell.by_x):
        return Candidate(action, ASK_ALL)
    return Candidate(action, ASK_NOTHING if spell is None or spell.aims == () else ASK_CHOICES)


def ability_at_hand(game: Game, player: int, obj: Obj, program: Program, kind: str, plain: bool) -> Candidate | None:
    """The same of an ability. `plain`: whoever can pay for it and has what it chooses can use it."""
    paid = can_pay_ability(game, player, obj, program)
    if paid is False:
        return None
    action = Action(kind, obj, program)
    if paid is None or program.by_x:
        return Candidate(action, ASK_ALL)
    if not plain:
        return Candidate(action, ASK_PLAY)
    return Candidate(action, ASK_NOTHING if program.aims == () else ASK_CHOICES)


def abilities_out_of_play(game: Game, player: int, kind_of: Callable[[Program], str]) -> list[Candidate]:
    """Abilities of the player's cards that are used from where they lie out of play: all of it is asked each time."""
    return [
        Candidate(Action(kind_of(program), obj, program), ASK_ALL)
        for zone in game.facts.usable_zones
        for obj in game.pile(zone, player)
        if obj.controller == player
        for program in elsewhere_of(obj)
        if program.is_activated
    ]


def abilities_for_resources(
    game: Game,
    player: int,
    kind_of: Callable[[Program], str],
    check: Callable[[Game, int, Obj, Program], Reason | None],
) -> list[Action]:
    """The abilities for resources that a player may use now, apart from those that are used unasked while paying."""
    found = [Action(kind_of(program), obj, program) for obj, program in abilities_in_play(game).usable[player]]
    found += [candidate.action for candidate in abilities_out_of_play(game, player, kind_of)]
    return [
        action
        for action in found
        if action.obj is not None
        and action.program is not None
        and action.program.resource
        and check(game, player, action.obj, action.program) is None
    ]


def list_candidates(
    game: Game,
    player: int,
    candidates: list[Candidate],
    actions: list[Action],
    look: Callable[[Game, int, Action, bool, list[Action]], None],
) -> None:
    """Add what can be used of these. Of which more is left to ask, `look` adds what can be done with it; it is told
    whether the cost is known to be payable."""
    forbidden = game.index.worked_out.statement_kinds | game.rules.replacement.strict_kinds
    prohibited = Forbid in game.says  # perhaps something that is done to pay
    for each in candidates:
        left = each.left
        if left < ASK_CHOICES or prohibited or forbidden & each.kinds:
            paid = left != ASK_ALL and not prohibited and not forbidden & each.kinds
            look(game, player, each.action, paid, actions)
        elif left == ASK_NOTHING or has_choices(game, player, each.action):
            actions.append(each.action)


def has_choices(game: Game, player: int, action: Action) -> bool:
    """Is there what the card or ability chooses?"""
    obj, program = action.obj, action.program
    assert obj is not None and program is not None
    if not program.is_spell:
        return can_aim(game, program, Context(player, obj), "ability")
    game.under_way.playing = obj.id  # from here on it is no longer where it was
    found = can_aim(game, program, Context(player, obj), "summon")
    game.under_way.playing = 0
    return found
