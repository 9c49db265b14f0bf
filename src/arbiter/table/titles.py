"""What a question is called at the tables: what for, from where, and what the answers are called.

The same words stand in the browser and at the terminal. A game's look (`questions`) has words of its own, also for the
zone that is picked from: "cost@limit" is what paying a cost is called where all that could pay lies in that zone.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from arbiter.games.registry import entry
from arbiter.kernel import decisions as de
from arbiter.script.abilities import Spell
from arbiter.script.effects import May
from arbiter.script.walk import walk
from arbiter.table.layout import layout_of
from arbiter.table.looks import look_of
from arbiter.table.reader import lowered
from arbiter.text.compiler import print_ability
from arbiter.text.errors import TextError
from arbiter.wording import PLAYER, card_name, how_many, one_line, question_text

if TYPE_CHECKING:
    from arbiter.kernel.game import Game

# {card}: the card that asks; {count}: how many, {cards}: how many cards; {where}: where all that can be picked lies;
# {attack}: what attacks whom just now, as a sentence of its own; {to}: where they go that are put in order; {into}:
# where what pays goes; {rest}: what the game calls resting; {offer}: what may be done; {price}: what may be paid.
TITLES = {
    "who starts": "You won the toss. Who takes the first turn?",
    "plays first": "Who plays first?",
    "cost": "To pay for {card}, pick {count}{where}",
    "cost/option": "Which card pays for {card}?",
    "cost/rest": "{rest} {count}{where} to pay for {card}",
    "cost/discard": "Discard {cards}{where} to pay for {card}",
    "cost/banish": "Banish {count}{where} to pay for {card}",
    "cost/remove": "Remove {count}{where} from the game to pay for {card}",
    "cost/return": "Return {count}{where} to {into} to pay for {card}",
    "cost/put": "Put {count}{where} into {into} to pay for {card}",
    "cost/reveal": "Reveal {count}{where} to pay for {card}",
    "choose": "{card}: choose {count}{where}",
    "pick": "{card}: select {count}{where}",
    "search": "{card}: search your deck and take {cards}",
    "discard": "{card}: discard {cards} from your hand",
    "may": "{card}: {offer}?",
    "pay": "{card}: {price}?",
    "play it": "{card}: put its ability on the stack, although it would do nothing?",
    "cast": "Play {card} now?",
    "replace": "Apply {card} instead of what would happen?",
    "replacement": "Which effect applies first?",
    "treat": "Is {card} treated as what its text offers here?",
    "new targets": "Choose new targets for the copy of {card}?",
    "reduce damage": "{card}: which damage does it reduce by 1?",
    "divide damage": "{card}: how is its damage divided?",
    "which first": "Which of these is done first as the cards enter?",
    "timestamps": "In which order do these come into play? The first named comes first",
    "to the top": "{card}: which cards go on top of the deck? The others go to the bottom",
    "split": "{card}: which cards make the first group? The others make the second",
    "group": "{card}: which of the two groups do you choose?",
    "name": "{card}: what do you name?",
    "keep one": "Only one of these may stay: which one?",
    "hand size": "You hold too many cards at the end of your turn: discard {cards}",
    "attacked player": "Whom does {card} attack?",
    "modes": "{card}: choose {count} of these effects",
    "cost option": "Which of its costs do you pay for {card}?",
    "alternative cost": "What do you pay for {card}?",
    "payment": "How do you pay for {card}?",
    "piece": "What else pays for {card}?",
    "produce": "What produces resources for {card}?",
    "produce/option": "What does {card} produce?",
    "x": "{card}: how much is X?",
    "triggers": "Several of your abilities trigger. In which order do they go on the stack? (The last resolves first)",
    "reveal to trigger": "Reveal {card}, so that it triggers?",
    "order": "{card}: in which order do they go {to}? The first named goes first",
    "bottom of the deck": "In which order do they go to the bottom of the deck? The first named goes first",
    "loop": "The same position keeps coming back. How many more times?",
}
# What a line of a card's text says by which a question comes; others of its lines have nothing to do with it.
SPEAKS_OF = {
    "choose": re.compile(r"\b(?:choose|target)", re.IGNORECASE),
    "may": re.compile(r"\bmay\b"),
    "pay": re.compile(r"\bpay", re.IGNORECASE),
    "discard": re.compile(r"\bdiscard", re.IGNORECASE),
    "search": re.compile(r"\bsearch", re.IGNORECASE),
}
LONGEST_OFFER = 120  # characters; a longer text stands below the question
ANSWERS = {"mulligan": ("Keep this hand", "Redraw")}  # of no and yes, where these would not say what happens


def title_of(game: Game, decision: de.Decision) -> str:
    """The question in one sentence."""
    look, zone = look_of(game.rules.key), common_zone(decision)
    for table in (look.questions, TITLES):
        template = table.get(f"{decision.why}@{zone}") or table.get(finer(decision)) or table.get(decision.why)
        if template is not None:
            return filled(game, decision, template)
    return question_text(game, decision)


def about_it(text: str, why: str) -> list[str]:
    """The lines of a card's text that speak of what is asked; the whole where none is known to."""
    lines = [one_line(line) for line in text.splitlines()]
    speaks = SPEAKS_OF.get(why)
    return [line for line in lines if speaks is not None and speaks.search(line)] or lines


def finer(decision: de.Decision) -> str:
    """Why it is asked, with what is done with what is picked, or else with the kind of the question."""
    doing = isinstance(decision, de.ChooseObjects) and decision.doing
    return f"{decision.why}/{doing or decision.kind}"


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
    text = text.replace("{rest}", look_of(game.rules.key).rest_verb).replace("{into}", going_into(game, decision))
    if isinstance(decision, de.Confirm):
        text = text.replace("{offer}", offer(game, decision)).replace("{price}", price(game, decision))
    if isinstance(decision, de.Confirm) and decision.question and decision.why == "extra cost":
        text += f" ({decision.question})"
    return text[:1].upper() + text[1:]


def many_cards(low: int, high: int) -> str:
    """How many cards: "1 card", "up to 2 cards"."""
    if (low, high) == (0, 1):
        return "one card or none"
    return f"{how_many(low, high)} card{'' if high == 1 else 's'}"


def offer(game: Game, decision: de.Decision) -> str:
    """What a text lets the player do, in the words of the game, where one short sentence says it."""
    item = game.state.stack[-1] if game.state.stack else None
    about = game.find(decision.about)
    if item is None or about is None or item.frame.source != decision.about:
        return "do what it offers"
    offers = [part for part in walk(item.effects) if isinstance(part, May)]
    if len(offers) != 1:
        return "do what it offers"
    try:
        words = print_ability(entry(game.rules.key).language, about.face.name, Spell("", None, offers[0].effects))
    except TextError:
        return "do what it offers"  # it speaks of what stands before it
    text = one_line(words).removesuffix(".")
    short = len(text) <= LONGEST_OFFER and ". " not in text and text[:1].isalpha()
    return text[:1].lower() + text[1:] if short else "do what it offers"


def price(game: Game, decision: de.Confirm) -> str:
    """What the player may pay."""
    asked = decision.question
    unit = layout_of(game.rules.key).unit
    if asked.isdecimal() and unit:
        asked = f"{asked} {unit}"
    return f"pay {asked}" if asked[:1].isdecimal() or asked == "X" else asked or "pay what it asks for"


def going_into(game: Game, decision: de.Decision) -> str:
    """Where what pays goes."""
    if not isinstance(decision, de.ChooseObjects) or not decision.to:
        return "there"
    if decision.to in game.rules.zones.in_play:
        return "play"
    owners = {obj.owner for obj in decision.options}
    whose = "your" if owners == {decision.player} else "the"
    return f"{whose} {lowered(layout_of(game.rules.key).title(decision.to))}"


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
    if all(PLAYER.fullmatch(obj.face.name) for obj in decision.options):
        return " of the players"
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
