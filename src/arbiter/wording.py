"""Questions and their options in words, for whoever shows them to a player.

Labels are written for the player who is asked: a card that this player may not know is called a hidden card. Nothing
here changes the game or decides anything, so every front end can read along.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from arbiter.games.registry import entry
from arbiter.kernel.decisions import (
    ChooseAction,
    ChooseModes,
    ChooseNumber,
    ChooseObjects,
    ChooseOption,
    ChooseOrder,
    ChoosePayment,
    ChoosePlayer,
    Confirm,
    Decision,
    Divide,
)
from arbiter.kernel.qualities import variable_cost
from arbiter.kernel.sight import is_looked_through
from arbiter.kernel.state import READY, RESTED
from arbiter.kernel.views import is_visible
from arbiter.script.abilities import Spell
from arbiter.script.base import INFINITY
from arbiter.script.effects import Modes, PerformSome
from arbiter.script.walk import walk
from arbiter.text.compiler import print_ability
from arbiter.text.errors import TextError

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.playing.play import Action
    from arbiter.kernel.state import Obj

WIDTH = 72  # longer texts are cut in a label; the whole text stands on the card
HIDDEN = "a hidden card"
YES_NO = ("no", "yes")
PLAYER = re.compile(r"player (\d+)")  # what stands for a player among what can be chosen

ZONES = {
    "field": "on the field",
    "hand": "in hand",
    "deck": "in the deck",
    "break": "in the Break Zone",
    "damage": "in the Damage Zone",
    "limit": "in the LB deck",
    "removed": "removed from the game",
    "stack": "on the stack",
}

# What each `why` of a question says; {card} is the card that asks.
ASKS = {
    "priority": "Act or pass",
    "who starts": "Take the first or the second turn",
    "mulligan": "Put this hand on the bottom of the deck and draw a new one?",
    "bottom of the deck": "In which order do the cards go to the bottom of the deck",
    "hand size": "Discard down to the hand size",
    "attack": "Declare an attacker",
    "party": "Who attacks in a party with {card}",
    "party element": "Which Element does the party of {card} share",
    "block": "Declare a blocker",
    "battle damage": "Divide the damage of {card} among the attackers",
    "too many backups": "More Backups than the field may hold: which go",
    "burst": "Use the EX Burst of {card}?",
    "choose": "{card}: choose",
    "pick": "{card}: select",
    "search": "{card}: search",
    "discard": "{card}: discard",
    "may": "{card}: do what it offers?",
    "pay": "{card}: pay the cost?",
    "modes": "{card}: select what it does",
    "divide damage": "{card}: divide the damage",
    "name": "{card}: name one",
    "split": "{card}: put into the first group",
    "group": "{card}: select a group",
    "to the top": "{card}: which go to the top of the deck; the others go to the bottom",
    "order": "In which order",
    "x": "{card}: how much is X",
    "cost": "{card}: pay with",
    "produce": "{card}: use which ability for resources",
    "cost option": "{card}: which cost",
    "extra cost": "{card}: pay the additional cost?",
    "payment": "{card}: how to pay",
    "piece": "{card}: what pays next",
    "cast": "Cast {card} now?",
    "replace": "Apply the effect of {card} instead of what would happen?",
    "replacement": "Which effect applies first",
    "treat": "Is {card} treated as what its text offers here?",
    "triggers": "In which order do the abilities go on the stack",
    "reveal to trigger": "Which cards are revealed, so that they trigger",
    "break": "Which cards break out",
    "reincarnation": "Which card is put on top of {card}",
    "keep face down": "Which cards stay face down",
    "loop": "How many times more is this repeated",
}


def question_text(game: Game, decision: Decision) -> str:
    """What is asked, in one line."""
    about = game.find(decision.about) if decision.about else None
    name = "this" if about is None else card_name(game, about, decision.player)
    text = ASKS.get(decision.why, "{card}: " + decision.why if about is not None else f"{decision.why}?")
    text = text.replace("{card}", name)
    text = text[:1].upper() + text[1:]
    if isinstance(decision, Confirm) and decision.why == "extra cost" and decision.question:
        return f"{text} ({decision.question})"
    if isinstance(decision, Divide):
        return f"{text} ({decision.whole * decision.step} in steps of {decision.step})"
    bounds = decision.bounds()
    if bounds is None or isinstance(decision, ChooseOrder):
        return text
    return f"{text} ({how_many(*bounds)})"


def how_many(low: int, high: int) -> str:
    if low == high:
        return f"{low}"
    if low == 0:
        return "one or none" if high == 1 else f"up to {high}"
    return f"{low} to {high}"


def option_texts(game: Game, decision: Decision) -> list[str]:
    """A label for each option, in the options' own order."""
    if isinstance(decision, ChooseAction):
        return [action_text(game, action, decision.player) for action in decision.actions]
    if isinstance(decision, ChooseObjects | Divide):
        looking = is_looked_through(decision)
        zones = {obj.zone for obj in decision.options}  # of a single one the question tells
        return [object_text(game, obj, decision.player, looking, len(zones) > 1) for obj in decision.options]
    if isinstance(decision, Confirm):
        return list(YES_NO[: decision.size()])
    if isinstance(decision, ChooseModes):
        return mode_texts(game, decision)
    if isinstance(decision, ChooseNumber):
        return [str(decision.value(i)) for i in range(decision.size())]
    if isinstance(decision, ChooseOrder):
        if decision.options is not None:
            return [object_text(game, obj, decision.player, False, False) for obj in decision.options]
        return [shorten(one_line(label)) for label in decision.labels]
    if isinstance(decision, ChoosePlayer):
        return ["you" if player == decision.player else f"player {player}" for player in decision.options]
    if isinstance(decision, ChooseOption | ChoosePayment):
        return list(decision.options)
    return [str(i) for i in range(decision.size())]


def action_text(game: Game, action: Action, viewer: int) -> str:
    """An action of a player with priority: "cast Kiln Apprentice (2)", "pass"."""
    obj = action.obj
    if obj is None:
        return action.kind
    name = card_name(game, obj, viewer)
    if action.kind == "ability" and action.program is not None:
        return shorten(f"use {name}: {one_line(action.program.text)}")
    if action.kind in ("warp", "priming"):
        return f"{'warp' if action.kind == 'warp' else 'prime'} {name}"
    cost = f"{obj.now.cost}" if not obj.face.limit_cost else f"{obj.now.cost}, LB {obj.face.limit_cost}"
    place = "" if obj.zone in (game.rules.zones.hand, "limit") else f" {ZONES.get(obj.zone, obj.zone)}"
    how = game.rules.playing.way_of(action)
    return f"cast {name} ({cost}){place}" + (f" {how}" if how else "")


def figure(number: int) -> str:
    """A number as it is read."""
    return "∞" if number >= INFINITY else str(number)


def others(game: Game, player: int) -> str:
    """Whose a card is that is not one's own; of several opponents it is said which."""
    return "opponent's" if game.state.players == 2 else f"player {player}'s"


def object_text(game: Game, obj: Obj, viewer: int, looking: bool = False, placed: bool = True) -> str:
    """An object as an option: its name and what tells it from others. `placed`: also where it lies."""
    name = card_name(game, obj, viewer, looking)
    if name == HIDDEN:
        return HIDDEN
    if player := PLAYER.fullmatch(name):  # where players are chosen
        return "you" if int(player[1]) == viewer else name
    if obj.zone in game.rules.zones.in_play:
        said = [] if obj.controller == viewer else [others(game, obj.controller)]
        if obj.face.has_power or obj.now.power:
            power, guard = figure(obj.now.power), figure(obj.now.guard)
            said.append(f"{power}/{guard}" if obj.now.guard else power)
        if obj.damage:
            said.append(f"{obj.damage} damage")
        if obj.turned != READY:
            said.append(game.rules.rested_word if obj.turned == RESTED else "reversed")
        return f"{name} ({', '.join(said)})" if said else name
    plain = not placed or obj.zone in (game.rules.zones.hand, game.rules.zones.deck)
    place = "" if plain else f", {ZONES.get(obj.zone, f'in the {obj.zone}')}"
    whose = "" if obj.owner == viewer else f", {others(game, obj.owner)}"
    return f"{name} ({obj.now.cost + variable_cost(game, obj)}{place}{whose})"


def card_name(game: Game, obj: Obj, viewer: int, looking: bool = False) -> str:
    """The card's name, if the viewer may know it. What has left play and what is being played is known to all."""
    known = looking or obj.gone or obj.id == game.under_way.playing or is_visible(game, obj, viewer)
    return obj.face.name if known else HIDDEN


QUOTED = re.compile(r'"([^"]+)"')


def mode_texts(game: Game, decision: ChooseModes) -> list[str]:
    """What each mode says; its number where nobody can tell."""
    words = mode_words(game, decision)
    return list(decision.texts) if words is None else [shorten(text) for text in words]


def mode_words(game: Game, decision: ChooseModes) -> list[str] | None:
    """What each mode says, read off the card, or in the words that its meaning has in the game's own language."""
    about = game.find(decision.about)
    for program in () if about is None else about.now.programs:
        lists = [part for part in walk(program.effects) if isinstance(part, Modes | PerformSome)]
        modal = next((each for each in lists if len(each.options) > max(decision.options, default=0)), None)
        if about is None or modal is None:
            continue
        quoted = QUOTED.findall(program.text)
        if len(quoted) == len(modal.options):
            return [one_line(quoted[i]) for i in decision.options]
        language = entry(game.rules.key).language
        try:
            return [
                one_line(print_ability(language, about.face.name, Spell("", None, modal.options[i])))
                for i in decision.options
            ]
        except TextError:
            return None  # it speaks of what stands before the list
    return None


def one_line(text: str) -> str:
    return " ".join(text.split())


def shorten(text: str, width: int = WIDTH) -> str:
    return text if len(text) <= width else text[: width - 1].rstrip() + "…"
