"""Section 14-4: playing cards and abilities, as the order of the kernel's steps."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.games.gateruler import caps, card_types, damage, driving, forced, gearing, placing, using
from arbiter.games.gateruler.own_words import bears
from arbiter.games.gateruler.zones import FIELD, FRONT, GRAVEYARD, HAND, RESOURCE
from arbiter.kernel.errors import IllegalPlay
from arbiter.kernel.index.resources import resources_of
from arbiter.kernel.playing.commit import cast_on_stack, put_activated
from arbiter.kernel.playing.cost_choices import choose_alternative, choose_extras, choose_options, choose_x
from arbiter.kernel.playing.paying import choose_payment
from arbiter.kernel.playing.play import Play, run_play
from arbiter.kernel.playing.targets import declare_division, declare_modes, declare_targets
from arbiter.kernel.resource_table import PayingCards, ResourceTable
from arbiter.kernel.sources import Source
from arbiter.kernel.state import READY
from arbiter.script import abilities as ab
from arbiter.script.costs import Mana

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game
    from arbiter.kernel.stack import StackItem
    from arbiter.kernel.state import Obj
    from arbiter.script.effects import Perform

ANY_COLOUR: Final = ("resource",)  # resources are of one kind
TOUCHDOWN: Final = "touchdown"  # 16-3a  how a card was played that comes from the hand
WIDER_WAYS: Final = {forced.FROM_HAND: (forced.FORCED, TOUCHDOWN)}
# Kinds of ability that later rules ask for, by how they are played.
NAMED: Final = {driving.OVERDRIVEN: driving.OVERDRIVE, damage.COUNTERING: damage.COUNTERING}


@cache
def level_cost(level: int) -> Mana:
    """14-4b-6a: as many resources as the level; 1-5b-2: none for one below nothing."""
    return Mana((), max(0, level))


def start_card(game: Game, play: Play) -> None:
    """14-4b-6a: a card costs resources equal to its level; 16-15b-1: a forced one as many of them as there are."""
    obj = play.obj
    play.ability_kind = "summon"
    level = obj.now.level
    if play.how in forced.WAYS:
        level = min(level, len(resources_of(game, play.player).sources))
        play.how = forced.FROM_HAND if obj.zone == HAND else forced.FORCED
    elif not play.how and obj.zone == HAND:
        play.how = TOUCHDOWN  # 16-3a
    play.parts = [level_cost(level)]
    game.under_way.playing = obj.id


def start_ability(game: Game, play: Play) -> None:
    """14-4b-6a: an ability costs what stands in its brackets."""
    assert play.program is not None
    ability = play.program.ability
    assert isinstance(ability, ab.Activated)
    play.ability_kind = NAMED.get(play.kind, "action")
    play.parts = list(ability.cost.parts)


def only_resources(obj: Obj) -> bool:
    """15-15b: does it cost resources, and nothing else may stand in for them?"""
    return obj.now.level > 0 and bears(obj, "only_resources") is not None


def choose_price(game: Game, play: Play) -> None:
    """14-4b-6b: the usual cost, or one that a text offers in its place."""
    if not only_resources(play.obj):
        choose_alternative(game, play)


def choose_zone(game: Game, play: Play) -> None:
    """14-4b-3a: the zone that a unit is played for."""
    if play.obj.now.type_bits & card_types.UNIT:
        places = placing.open_places(game, play.obj, play.player)
        play.place = placing.choose_place(game, play.player, places, "zone", play.obj.id)


def count_summon(game: Game, play: Play) -> None:
    """15-17a-4: once the unit is in the gate, the summon counts."""
    if play.obj.now.type_bits & card_types.UNIT:
        weight = 0 if play.permission == caps.UNCOUNTED else caps.weight_of(game, play.obj, play.player)
        caps.count_summon(game, play.player, weight)


def own_resources(game: Game, player: int) -> list[Obj]:
    return game.state.zones[RESOURCE][player]


def resource(game: Game, obj: Obj) -> Source | None:
    """15-15a: a ready resource pays one."""
    return Source(obj, ANY_COLOUR, 1, False, 0, "resource") if obj.turned == READY else None


RESOURCE_TABLE: Final = ResourceTable(cards=(PayingCards(own_resources, resource),))


def recolour(game: Game, play: Play, total: int) -> None:
    play.total = max(0, total)


def cast_kind(obj: Obj) -> str:
    return "card"


def after_resolving(game: Game, item: StackItem) -> str:
    """14-4c-2b to 14-4c-2d: units and fields stay, events go to the graveyard."""
    card = game.here(item.card)
    if card is not None and item.how == gearing.GEAR_UP and not gearing.may_complete(game, item, card):
        return item.origin  # 14-18f-2b
    types = 0 if card is None else card.now.type_bits
    return FRONT if types & card_types.UNIT else FIELD if types & card_types.FIELD else GRAVEYARD


ABILITY: Final = (
    start_ability,
    choose_extras,
    declare_modes,  # 14-4b-2
    choose_x,
    declare_targets,  # 14-4b-4
    declare_division,  # 14-4b-5
    choose_options,
    choose_payment,  # 14-4b-6 to 14-4b-8
    put_activated,  # 14-4b-9
)

PLAYING: Final[dict[str, tuple[Callable[[Game, Play], None], ...]]] = {
    "card": (
        start_card,
        choose_price,
        choose_extras,
        declare_modes,
        choose_x,
        choose_zone,
        declare_targets,
        declare_division,
        choose_options,
        choose_payment,
        cast_on_stack,
        count_summon,
    ),
    "ability": ABILITY,
    driving.OVERDRIVE: (driving.play_overdrive,),  # 7-9
    driving.OVERDRIVEN: ABILITY,
    damage.COUNTERING: ABILITY,  # 13-6d
    gearing.GEAR_UP: (gearing.start, gearing.choose_defense_zone, cast_on_stack),  # 7-11
    "set": (placing.choose_zone_to_set, placing.set_card),  # 7-5
    "reveal": (driving.reveal_driven,),  # 7-2
    "drop": (driving.drop_overdrive,),  # 7-9
    "rearrange": (placing.choose_new_place, placing.rearrange),  # 7-10
}


# ---------------------------------------------------------------- playing by an effect (15-16, 15-17)


def play_now(game: Game, play: Play) -> None:
    """15-16a: by the usual rules but for the timing, on top of what is resolving; 15-37b: what cannot be is not."""
    game.under_way.untimed = True  # 14-4b-2b
    try:
        if game.rules.playing.check_cast(game, play) is None:
            run_play(game, play)
    except IllegalPlay:
        return  # choices come before changes, so nothing has happened
    finally:
        game.under_way.untimed = False


def act_normal_summon(game: Game, effect: Perform, ctx: Context) -> None:
    """15-17a: a text has a unit played by the usual rules; 15-17a-3b: "free" of the summon cap, where it says so."""
    for obj in evaluate.present(game, effect.thing, ctx):
        play = Play(cast_kind(obj), ctx.controller, obj, obj.face.spell)
        play.permission = caps.UNCOUNTED if effect.word == "free" else 0
        play_now(game, play)


def act_play_this(game: Game, effect: Perform, ctx: Context) -> None:
    """14-6c-1: through its own Counter ability a card is played without paying for it; 14-4b-6e: or by its words."""
    free = effect.word == "free" or (ctx.item is not None and ctx.item.kind == damage.COUNTERING)
    for obj in evaluate.present(game, effect.thing, ctx):
        play = Play(cast_kind(obj), ctx.controller, obj, obj.face.spell)
        play.free = free
        play_now(game, play)


def act_play_ability(game: Game, effect: Perform, ctx: Context) -> None:
    """14-6b, 15-16a: another ability of the card is played. Where that is all that an Overdrive or Counter ability
    says, it does not come to this: the other one is played in its place (`using.other_ability`)."""
    program = None if ctx.source is None else using.named_ability(ctx.source, effect.word or "")
    if program is None or ctx.source is None:
        return
    kind = driving.OVERDRIVEN if effect.word == driving.OVERDRIVE else damage.COUNTERING
    play = Play(kind, ctx.controller, ctx.source, program)
    if using.can_use(game, play):
        try:
            run_play(game, play)
        except IllegalPlay:
            return  # choices come before changes, so nothing has happened


ACTS: dict[str, Callable[[Game, Perform, Context], None]] = {
    using.PLAY_ABILITY: act_play_ability,
    "normal_summon": act_normal_summon,
    "play_this": act_play_this,
}
