"""Chapters 11.3 to 11.7: casting cards and using abilities, as the order of the steps."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.games.fftcg import card_types
from arbiter.games.fftcg.paying import price_of
from arbiter.kernel import events as ev
from arbiter.kernel import setters, table_setters
from arbiter.kernel.decisions import ChooseObjects
from arbiter.kernel.doing import take_out
from arbiter.kernel.events import Event, moving
from arbiter.kernel.ongoing import Ongoing
from arbiter.kernel.perform import announce, perform
from arbiter.kernel.playing.commit import cast_into_play, cast_on_stack, put_activated
from arbiter.kernel.playing.cost_choices import (
    choose_alternative,
    choose_costs,
    choose_extras,
    choose_options,
    choose_x,
)
from arbiter.kernel.playing.costs import colour_rules
from arbiter.kernel.playing.paying import choose_payment
from arbiter.kernel.playing.spending import pay
from arbiter.kernel.playing.targets import declare_division, declare_modes, declare_targets
from arbiter.kernel.telling import tell
from arbiter.kernel.unordered import begin_search
from arbiter.script import abilities as ab
from arbiter.script import statements as st
from arbiter.script.amounts import Number
from arbiter.script.base import HOW_REMOVE, STAT_POWER, Change, CostPart
from arbiter.script.costs import TurnUp
from arbiter.script.statements import Permit

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.playing.play import Play
    from arbiter.kernel.state import Obj

WARP_COUNTER: Final = "Warp"


# ---------------------------------------------------------------- the first step of each kind of play


def start_cast(game: Game, play: Play) -> None:
    """11.3.2, 11.4.2: the card is declared and revealed; from here on it is no longer where it was."""
    obj = play.obj
    play.ability_kind = "summon" if obj.now.type_bits & card_types.SUMMON else "cast"
    if play.number:
        use_permission(game, play)
    play.parts = base_parts(play)
    colour_rules(game, play)
    game.under_way.playing = obj.id


def allow(play: Play, name: str, ongoing: int) -> None:
    """Read the terms of a permission off its name: "cast:free:any_colour:less=2:after=removed"."""
    play.permission = ongoing
    for word in name.split(":")[1:]:
        key, _, value = word.partition("=")
        if key == "free":
            play.free = True
        elif key == "any_colour":
            play.any_colour = True
        elif key == "less":
            play.less = int(value)
        elif key == "after":
            play.after = value


def is_permission(statement: Permit) -> bool:
    """Does it let cards be cast? A limit of casts in a turn goes by a name of its own."""
    return statement.name.partition(":")[0] == "cast"


def use_permission(game: Game, play: Play) -> None:
    """The terms of the text that lets this card be cast from where it is."""
    for active in game.says.get(Permit, ()):
        statement = active.statement
        assert isinstance(statement, Permit)
        if is_permission(statement) and active.ongoing == max(0, play.number):
            if not active.affected or play.obj.id in active.affected:
                allow(play, statement.name, active.ongoing)
                return


def base_parts(play: Play) -> list[CostPart]:
    obj = play.obj
    parts: list[CostPart] = [price_of(obj)]
    if obj.zone == "limit":
        parts.append(TurnUp("limit", Number(obj.face.limit_cost)))  # 15.2.8.3.1, 15.2.8.3.2
    return parts


def cast_kind(obj: Obj) -> str:
    return "summon" if obj.now.type_bits & card_types.SUMMON else "character"


def start_ability(game: Game, play: Play) -> None:
    """11.6.4, 11.7.4: the ability is declared; what stands before the colon is its cost.

    11.6.2, 11.6.2.1, 11.7.1, 11.7.2, 11.7.2.1: the printed parts, the namesake of a special ability among them.
    """
    assert play.program is not None
    ability = play.program.ability
    assert isinstance(ability, ab.Activated)
    play.ability_kind = "special" if ability.special else "action"
    play.parts = list(ability.cost.parts)


def start_keyword(game: Game, play: Play) -> None:
    """Warp and Priming: a cost of their own, and no stack (15.2.7.3, 15.2.9.3.4)."""
    assert play.program is not None
    ability = play.program.ability
    assert isinstance(ability, ab.Keyword) and ability.cost is not None
    play.ability_kind = play.kind
    play.parts = list(ability.cost.parts)
    if play.kind == "warp":
        game.under_way.playing = play.obj.id


# ---------------------------------------------------------------- Warp and Priming


def go_warp(game: Game, play: Play) -> None:
    """15.2.7.3: pay, remove the card from the game, and put its Warp counters on it."""
    tell(game, "warps", play.player, play.obj, shown=True)
    pay(game, play)
    game.under_way.playing = 0
    assert play.program is not None
    ability = play.program.ability
    assert isinstance(ability, ab.Keyword) and ability.value is not None
    event = moving(play.obj, "removed", HOW_REMOVE, ("field",), play.player, "warp")
    done = perform(game, [event])
    if done and done[0].result is not None:
        count = evaluate.amount(game, ability.value, play.context)
        perform(game, [Event(ev.COUNTS, done[0].result, play.player, count, None, play.player, "warp", WARP_COUNTER)])


def go_priming(game: Game, play: Play) -> None:
    """15.2.9.3.1: pay, search the main deck for the named Character, and put it on top."""
    assert play.program is not None
    ability = play.program.ability
    assert isinstance(ability, ab.Keyword)
    pay(game, play)
    player = play.player
    obj = play.obj
    found = begin_search(game, ("deck",), primable(game, player, ability.word or ""))
    question = ChooseObjects(player, found, 0, 1, "search", obj.id, unseen=game.conceals)
    picked = game.ask_many(question) if found or question.unseen else ()
    card = found[picked[0]] if picked else None
    if card is not None:
        take_out(game, card, False)
    table_setters.shuffle(game, player, "deck")
    announce(game, Event(ev.SEARCHES, None, player, len(picked), None, player))
    if card is None or obj.gone:
        return  # 15.2.9.3.3  paying alone does not make it Primed
    # 15.2.9.3.2  the Character keeps effects, damage and status; 15.2.9.4.1  all else is the top card's
    # 15.2.9.3.1.1  no move to the field, so nothing enters; 15.2.9.4.1.1  the lower card is no object of its own
    beneath = ((obj.card, obj.face, obj.owner), *obj.under)
    tell(game, "primes", player, obj, targets=(card,), shown=True)
    setters.become_card(game, obj, card.card, card.face, card.owner, beneath)  # 6.2.1  each card keeps its owner
    drop_base_power(game, obj)
    announce(game, Event(ev.PRIMES, obj, player, 1, None, player))


def drop_base_power(game: Game, obj: Obj) -> None:
    """15.2.9.4.1.2: what set the power of the Character before does not set that of the card on top."""
    kept: list[Ongoing] = []
    for effect in game.state.effects:
        places = range(len(effect.changes))
        left = [i for i in places if not sets_power(effect.changes[i])]
        if obj.id not in effect.affected or len(left) == len(places):
            kept.append(effect)
            continue
        others = tuple(id for id in effect.affected if id != obj.id)
        if others:
            kept.append(part_of(effect, others, places))
        if left:
            kept.append(part_of(effect, (obj.id,), left))
    table_setters.set_effects(game, tuple(kept))


def sets_power(change: Change) -> bool:
    return isinstance(change, st.SetStat) and change.stat is STAT_POWER


def part_of(effect: Ongoing, affected: tuple[int, ...], places: Sequence[int]) -> Ongoing:
    """The same effect for some of its objects, with some of its changes."""
    return Ongoing(
        effect.id,
        effect.stamp,
        effect.frame,
        affected,
        tuple(effect.changes[i] for i in places),
        effect.statements,
        effect.lasting,
        effect.until,
        effect.whose,
        effect.condition,
        effect.uses,
        tuple(effect.amounts[i] for i in places),
        effect.control,
    )


def primable(game: Game, player: int, name: str) -> list[Obj]:
    """15.2.9.3.1: Characters of that name. (15.2.9.3.1.2  Who controls one already does not come so far.)"""
    return [
        obj
        for obj in game.state.zones["deck"][player]
        if name in obj.now.names and obj.now.type_bits & card_types.CHARACTERS
    ]


# ---------------------------------------------------------------- the order of the steps

# 11.3: modes are asked before targets, because what is chosen depends on them, and the variable before the
# targets whose number it may set; none of these orders can be told apart by the opponent.
PLAYING: Final[dict[str, tuple[Callable[[Game, Play], None], ...]]] = {
    # 11.4, 15.2.5.4  a special action: it cannot be interrupted and does not use the stack
    "character": (
        start_cast,  # 11.4.2
        choose_costs,  # 11.4.4
        choose_payment,  # 11.4.6
        cast_into_play,  # 11.4.7, 11.4.8; modes and divisions (11.4.3, 11.4.5) are those of its entry trigger
    ),
    "summon": (
        start_cast,  # 11.3.1, 11.3.2
        choose_alternative,  # 11.3.5
        choose_extras,  # 11.3.5
        declare_modes,  # 11.3.4, 11.3.4.1
        choose_x,  # 11.3.5
        declare_targets,  # 11.3.3
        declare_division,  # 11.3.6
        choose_options,
        choose_payment,  # 11.3.7, 11.3.7.1
        cast_on_stack,  # 11.3.8
    ),
    "ability": (
        start_ability,  # 11.6.3, 11.6.4, 11.7.3, 11.7.4
        choose_extras,  # 11.6.7, 11.7.7
        declare_modes,  # 11.6.6, 11.6.6.1, 11.7.6, 11.7.6.1
        choose_x,  # 11.6.7, 11.7.7
        declare_targets,  # 11.6.5, 11.7.5
        declare_division,  # 11.6.8, 11.7.8
        choose_options,
        choose_payment,  # 11.6.9, 11.7.9
        put_activated,  # 11.6.10, 11.6.11, 11.7.10, 11.7.11
    ),
    "warp": (start_keyword, choose_payment, go_warp),
    "priming": (start_keyword, choose_payment, go_priming),
}


def after_play(game: Game, play: Play) -> None:
    """11.4.8: after a Character the turn player gains priority; 11.3.8, 11.6.11: otherwise the player keeps it."""
    if play.kind in ("character", "warp", "priming"):
        table_setters.give_priority(game, game.state.active)
