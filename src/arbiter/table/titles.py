"""What a question is called at the tables: what for, from where, and what the answers are called.

The same words stand in the browser and at the terminal. A game's look (`questions`) has words of its own, also for the
zone that is picked from: "cost@limit" is what paying a cost is called where all that could pay lies in that zone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.kernel import decisions as de
from arbiter.table.layout import layout_of
from arbiter.table.looks import look_of
from arbiter.table.reader import lowered
from arbiter.wording import card_name, how_many, one_line, question_text

if TYPE_CHECKING:
    from arbiter.kernel.game import Game

# {card}: the card that asks; {count}: how many, {cards}: how many cards; {where}: where all that can be picked lies;
# {attack}: what attacks whom just now, as a sentence of its own; {to}: where they go that are put in order.
TITLES = {
    "who starts": "You won the toss. Who takes the first turn?",
    "cost": "To pay for {card}, pick {count}{where}",
    "choose": "{card}: choose {count}{where}",
    "pick": "{card}: select {count}{where}",
    "search": "{card}: search your deck and take {cards}",
    "discard": "{card}: discard {cards} from your hand",
    "may": "Do what {card} offers?",
    "pay": "Pay what {card} asks for?",
    "modes": "{card}: choose {count} of these effects",
    "cost option": "Which of its costs do you pay for {card}?",
    "alternative cost": "What do you pay for {card}?",
    "payment": "How do you pay for {card}?",
    "piece": "What else pays for {card}?",
    "produce": "What produces resources for {card}?",
    "x": "{card}: how much is X?",
    "triggers": "Several of your abilities trigger. In which order do they go on the stack? (The last resolves first)",
    "reveal to trigger": "Reveal {card}, so that it triggers?",
    "order": "{card}: in which order do they go {to}? The first named goes first",
    "bottom of the deck": "In which order do they go to the bottom of the deck? The first named goes first",
    "loop": "The same position keeps coming back. How many more times?",
}
ANSWERS = {"mulligan": ("Keep this hand", "Redraw")}  # of no and yes, where these would not say what happens


def title_of(game: Game, decision: de.Decision) -> str:
    """The question in one sentence."""
    look, zone = look_of(game.rules.key), common_zone(decision)
    for table in (look.questions, TITLES):
        template = table.get(f"{decision.why}@{zone}") or table.get(decision.why)
        if template is not None:
            return filled(game, decision, template)
    return question_text(game, decision)


def filled(game: Game, decision: de.Decision, template: str) -> str:
    bounds = decision.bounds()
    asker = game.find(decision.about) if decision.about else None
    card = "this" if asker is None else card_name(game, asker, decision.player)
    if asker is None and template.startswith("{card}: "):
        template = template.removeprefix("{card}: ")
    counts = bounds is not None and not isinstance(decision, de.ChooseOrder)
    count, cards = (how_many(*bounds), many_cards(*bounds)) if bounds is not None and counts else ("", "")
    place = where(game, decision)
    if place.startswith(" from "):
        template = template.replace("{count}{where}", "{cards}{where}")
    text = template.replace("{card}", card).replace("{count}", count).replace("{cards}", cards)
    text = text.replace("{where}", place)
    text = text.replace("{attack}", attack(game, decision.player)).replace("{to}", going_to(game, decision))
    if isinstance(decision, de.Confirm) and decision.question and decision.why == "extra cost":
        text += f" ({decision.question})"
    return text[:1].upper() + text[1:]


def many_cards(low: int, high: int) -> str:
    """How many cards: "1 card", "up to 2 cards"."""
    if (low, high) == (0, 1):
        return "one card or none"
    return f"{how_many(low, high)} card{'' if high == 1 else 's'}"


def common_zone(decision: de.Decision) -> str:
    """The zone in which everything lies that can be picked; empty where there is no such."""
    if not isinstance(decision, de.ChooseObjects) or not decision.options:
        return ""
    zones = {obj.zone for obj in decision.options}
    return zones.pop() if len(zones) == 1 else ""


def opponents_of(game: Game) -> str:
    return "your opponent's" if game.state.players == 2 else "your opponents'"


def where(game: Game, decision: de.Decision) -> str:
    """From where something is picked, and whose that is."""
    zone = common_zone(decision)
    if not isinstance(decision, de.ChooseObjects):
        return ""
    if not zone:
        return " of these"
    in_play = zone in game.rules.zones.in_play
    owners = {obj.controller if in_play else obj.owner for obj in decision.options}
    whose = "your" if owners == {decision.player} else "" if decision.player in owners else opponents_of(game)
    if in_play:
        return f" of {whose} cards" if whose else " of these cards"
    return f" from {whose or 'the'} {lowered(layout_of(game.rules.key).title(zone))}"


def going_to(game: Game, decision: de.Decision) -> str:
    """Where cards go that are put in order."""
    if not isinstance(decision, de.ChooseOrder) or not decision.to:
        return "there"
    if decision.to in game.rules.zones.in_play:
        return "into play"
    owners = {obj.owner for obj in decision.options or ()}
    whose = "your" if owners == {decision.player} else opponents_of(game) if decision.player not in owners else "the"
    zone = f"{whose} {lowered(layout_of(game.rules.key).title(decision.to))}"
    if decision.to != game.rules.zones.deck:
        return f"to {zone}"
    return f"to the bottom of {zone}" if decision.bottom else f"on top of {zone}"


def attack(game: Game, player: int) -> str:
    """What attacks, and whom, for a player who may do something about it; nothing where nobody attacks."""
    combat = game.state.combat
    attackers = [game.find(id) for id in combat.attackers] if combat is not None else []
    names = [card_name(game, obj, player) for obj in attackers if obj is not None]
    if combat is None or not names:
        return ""
    target = game.find(combat.target) if combat.target else None
    whom = "you" if target is None else card_name(game, target, player)
    return f"{' and '.join(names)} attack{'' if len(names) > 1 else 's'} {whom}. "


def confirm_words(decision: de.Confirm) -> tuple[str, ...]:
    """What no and yes are called, as far as there are both."""
    return ANSWERS.get(decision.why, ("No", "Yes"))[: decision.size()]


def trigger_words(game: Game, decision: de.ChooseOption | de.ChooseOrder) -> list[str] | None:
    """Triggered abilities with the cards that they are of; None where it is not these that are put in order."""
    labels = decision.options if isinstance(decision, de.ChooseOption) else decision.labels
    mine = [each for each in game.state.pending if each.frame.controller == decision.player]
    if decision.why != "triggers" or len(mine) < len(labels):
        return None
    sources: dict[str, list[str]] = {}
    for pending in mine:
        source = game.find(pending.frame.source)
        if source is not None:
            sources.setdefault(one_line(pending.program.text), []).append(card_name(game, source, decision.player))
    named = []
    for label in labels:
        here = sources.get(one_line(label)) or next((s for text, s in sources.items() if text in one_line(label)), [])
        named.append(f"{here.pop(0)}: {one_line(label)}" if here else one_line(label))
    return named
