"""Two tiny games that exist only here: the kernel must run them with nothing but their tables.

Skirmish is for two players, Melee for three. Both play with zones, steps and words of their own (no "field",
no "deck", no "hand"); they differ in the rows on triggers, lost targets and overpaying. Cards are script values.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass, replace

from arbiter.kernel import events as ev
from arbiter.kernel import table_setters
from arbiter.kernel.chapters import Damage, Layers, Paying, Playing, Turn, Zones
from arbiter.kernel.events import Event, moving
from arbiter.kernel.game import Game
from arbiter.kernel.index.abilities import abilities_in_play
from arbiter.kernel.perform import perform
from arbiter.kernel.playing.commit import cast_into_play, cast_on_stack, put_activated
from arbiter.kernel.playing.cost_choices import choose_alternative, choose_extras, choose_options, choose_x
from arbiter.kernel.playing.costs import colour_rules
from arbiter.kernel.playing.finishing import why_not
from arbiter.kernel.playing.paying import choose_payment, feasible
from arbiter.kernel.playing.play import PASS, Action, Play
from arbiter.kernel.playing.targets import declare_division, declare_modes, declare_targets, first_x
from arbiter.kernel.program import Library, Program
from arbiter.kernel.resource_table import PayingCards, ResourceTable, nothing_left
from arbiter.kernel.rows import Process, Reason, Sight, TargetsGone, TriggerOrder, ZoneSpec
from arbiter.kernel.ruleset import Ruleset
from arbiter.kernel.sources import Coloured, Source
from arbiter.kernel.state import READY, RESTED, REVERSED, Obj
from arbiter.kernel.triggers import timely, uses
from arbiter.script import abilities as ab
from arbiter.script import statements as st
from arbiter.script.base import Change, CostPart, How
from arbiter.script.costs import Mana
from tests.kernel.toy_turn import STEPS

COLOURS = ("red", "blue", "green")
GREY = ("grey",)  # what a card without a colour gives
TYPES = ("unit", "well", "spell")

ZONES = (
    ZoneSpec("arena", Sight.PUBLIC, shared=True, turns=3),
    ZoneSpec("library", Sight.NOBODY, ordered=True, face_down=True),
    ZoneSpec("grip", Sight.OWNER),
    ZoneSpec("crypt", Sight.PUBLIC, ordered=True),
    ZoneSpec("line", Sight.PUBLIC, shared=True, ordered=True, stack=True),
    ZoneSpec("void", Sight.PUBLIC),
    ZoneSpec("cache", Sight.OWNER_FACE_DOWN, face_down=True),
    ZoneSpec("commons", Sight.PUBLIC, shared=True),
)

LAYERS = ("copies", "abilities", "words", "set", "add")


def layer_of(change: Change) -> tuple[int, ...]:
    if isinstance(change, st.CopyOf):
        return (0,)
    if isinstance(change, st.AddStat):
        return (4,)
    if isinstance(change, st.SetStat):
        return (3,)
    if isinstance(change, st.BecomeType):
        return (2, 3)
    if isinstance(change, st.AddWord | st.SetWords | st.AddAllWords | st.Mark):
        return (2,)
    return (1,)


LIBRARY = Library(("arena",), layer_of, "grip", "line", deck="library")

# ---------------------------------------------------------------- paying


def arena(game: Game, player: int) -> list[Obj]:
    return [obj for obj in game.field if obj.controller == player]


def well(game: Game, obj: Obj) -> Source | None:
    """A ready well gives one."""
    if obj.turned != READY or "well" not in obj.now.types:
        return None
    return Source(obj, tuple(sorted(obj.now.colours)) or GREY, 1, False, len(obj.now.colours), "well")


def grip(game: Game, player: int) -> list[Obj]:
    return game.pile("grip", player)


def put_away(game: Game, obj: Obj) -> Source | None:
    """A card put away from the grip gives two and may spill."""
    return Source(obj, tuple(sorted(obj.now.colours)) or GREY, 2, True, 50, "discard")


def one_excess(coloured: Coloured) -> int:
    return 1


RESOURCES = ResourceTable(cards=(PayingCards(arena, well), PayingCards(grip, put_away)), excess=one_excess)


def price(obj: Obj) -> Mana:
    """One of each colour of the card, the rest of any."""
    coloured = tuple((colour, 1) for colour in sorted(obj.now.colours))[: obj.now.cost]
    return Mana(coloured, obj.now.cost - len(coloured))


def recolour(game: Game, play: Play, total: int) -> None:
    left = total
    kept: list[tuple[str, int]] = []
    for colour, count in play.coloured:
        some = min(count, left)
        left -= some
        if some:
            kept.append((colour, some))
    play.total = total
    play.coloured = () if play.any_colour else tuple(kept)


# ---------------------------------------------------------------- playing

NOT_NOW = Reason("T1", "only with an empty line in your own main step")
NO_TARGET = Reason("T2", "there is nothing to point at")
CANNOT_PAY = Reason("T3", "it cannot be paid for")
FULL = Reason("T4", "there is no room")


def start_card(game: Game, play: Play) -> None:
    play.ability_kind = "summon" if "spell" in play.obj.now.types else "cast"
    parts: list[CostPart] = [price(play.obj)]
    play.parts = parts
    colour_rules(game, play)
    game.under_way.playing = play.obj.id


def start_ability(game: Game, play: Play) -> None:
    assert play.program is not None and isinstance(play.program.ability, ab.Activated)
    play.ability_kind = "action"
    play.parts = list(play.program.ability.cost.parts)


def overturn(game: Game, play: Play) -> None:
    """A special action: a rested unit of one's own is turned over. No stack, no answer."""
    perform(game, [Event(ev.ORIENTS, play.obj, play.player, REVERSED, by=play.player)])


PLAYING: dict[str, tuple[Callable[[Game, Play], None], ...]] = {
    "unit": (
        start_card,
        choose_alternative,
        choose_extras,
        choose_x,
        choose_options,
        choose_payment,
        cast_into_play,
    ),
    "spell": (
        start_card,
        choose_alternative,
        choose_extras,
        declare_modes,
        choose_x,
        declare_targets,
        declare_division,
        choose_options,
        choose_payment,
        cast_on_stack,
    ),
    "ability": (
        start_ability,
        choose_extras,
        declare_modes,
        choose_x,
        declare_targets,
        declare_division,
        choose_options,
        choose_payment,
        put_activated,
    ),
    "overturn": (overturn,),
}


def spell_of(obj: Obj) -> Program | None:
    return next((program for program in obj.now.programs if program.is_spell), None)


def cast_kind(obj: Obj) -> str:
    return "spell" if "spell" in obj.now.types else "unit"


def check_cast(game: Game, play: Play) -> Reason | None:
    """Everything but the timing."""
    obj = play.obj
    if "spell" in obj.now.types:
        if spell_of(obj) is None:
            return NO_TARGET
    elif may_enter(game, obj, play.player) is not None:
        return FULL
    start_card(game, play)
    reason = why_not(game, play)
    play.parts = []
    game.under_way.playing = 0
    return reason


def check_ability(game: Game, player: int, obj: Obj, program: Program) -> bool:
    ability = program.ability
    assert isinstance(ability, ab.Activated)
    limits = ability.limits
    if obj.zone not in program.zones or not timely(game, limits.timing, player):
        return False
    if limits.per_turn is not None and uses(game, obj, ability.text) >= limits.per_turn:
        return False
    play = Play("ability", player, obj, program)
    x = first_x(game, program, play.context, "ability")
    if x is None:
        return False
    play.x = play.context.x = x
    start_ability(game, play)
    return feasible(game, play)


def list_actions(game: Game, player: int) -> list[Action]:
    state = game.state
    actions = [PASS]
    if not game.rules.turn.steps[state.step].plays:
        return actions
    calm = state.active == player and state.step == "main" and not state.stack
    for obj in game.pile("grip", player):
        if (calm or "spell" in obj.now.types) and check_cast(
            game, Play(cast_kind(obj), player, obj, spell_of(obj))
        ) is None:
            actions.append(Action(cast_kind(obj), obj, spell_of(obj)))
        for program in obj.now.activated:
            if check_ability(game, player, obj, program):
                actions.append(Action("ability", obj, program))
    for obj, program in abilities_in_play(game).usable[player]:
        if check_ability(game, player, obj, program):
            actions.append(Action("ability", obj, program))
    if calm:
        for obj in game.field:
            if obj.controller == player and obj.turned == RESTED and "flips" in obj.now.keywords:
                actions.append(Action("overturn", obj))
    return actions


# ---------------------------------------------------------------- rules that act by themselves


def wins_and_losses(game: Game) -> list[Event]:
    state = game.state
    beaten = [p for p in range(state.players) if p in state.lost or state.resources[p].get("harm", 0) >= 3]
    if beaten:
        left = [p for p in range(state.players) if p not in beaten]
        game.end(left[0] if len(left) == 1 else -1, "beaten")
    return []


def fallen(game: Game) -> list[Event]:
    """A unit with as much damage as power, or no power at all, falls."""
    return [
        moving(obj, "crypt", How.DESTROY, ("arena",), -1, "rule")
        for obj in game.field
        if "unit" in obj.now.types and obj.damage >= obj.now.power
    ]


def may_enter(game: Game, obj: Obj, player: int) -> Reason | None:
    """At most six units of one player in the arena; spells never."""
    mine = sum(1 for other in game.field if other.controller == player and "unit" in other.now.types)
    return FULL if "spell" in obj.now.types or ("unit" in obj.now.types and mine >= 6) else None


def hurt(game: Game, event: Event) -> None:
    harm = game.state.resources[event.player].get("harm", 0)
    table_setters.keep(game, event.player, "harm", harm + event.amount)


def turn_player_chooses(game: Game, event: Event, rank: int) -> int:
    return game.state.active


def prohibits(game: Game, event: Event) -> bool:
    """The mark "rooted": it does not leave the arena."""
    return event.kind == ev.LEAVES and event.subject is not None and event.subject.now.marked("rooted")


def with_rows(rules: Ruleset, **rows: object) -> Ruleset:
    """The same game with other entries in a few rows: "stack_processes" is the row "processes" of the stack, and a row
    that only one chapter has needs no more than its name."""
    for name, value in rows.items():
        chapter, row = chapter_of(rules, name)
        if chapter:
            value = replace(getattr(rules, chapter), **{row: value})
        rules = replace(rules, **{chapter or row: value})  # type: ignore[arg-type]
    return rules


def chapter_of(rules: Ruleset, name: str) -> tuple[str, str]:
    first, _, rest = name.partition("_")
    if hasattr(rules, first) and is_dataclass(getattr(rules, first)) and hasattr(getattr(rules, first), rest):
        return first, rest
    if hasattr(rules, name):
        return "", name
    found = [each.name for each in fields(rules) if hasattr(getattr(rules, each.name), name)]
    assert len(found) == 1, f"{name} is a row of {found}"
    return found[0], name


SKIRMISH = Ruleset(
    key="skirmish",
    title="Skirmish",
    colours=COLOURS,
    types=TYPES,
    zones=Zones(ZONES, ("arena",), "arena", "library", "grip", "crypt", "line", "void"),
    turn=Turn(STEPS, "dawn"),
    layers=Layers(LAYERS, LIBRARY),
    playing=Playing(list_actions, check_cast, cast_kind, PLAYING, may_enter=may_enter, no_target=NO_TARGET),
    paying=Paying(RESOURCES, recolour, CANNOT_PAY),
    damage=Damage(hurt),
)
SKIRMISH = with_rows(
    SKIRMISH,
    processes_rows=(Process("defeat", "T5", wins_and_losses), Process("fallen", "T6", fallen)),
    prohibits=prohibits,
)

# The same tables with other entries in a few rows.
MELEE = with_rows(
    replace(SKIRMISH, key="melee", title="Melee", players=(3, 3)),
    paying_resources=replace(RESOURCES, excess=nothing_left),
    targets_gone=TargetsGone.REST,
    triggers_order=TriggerOrder.ONE,
    replacement_chooser=turn_player_chooses,
)
