"""Questions in words: what is asked, the numbered options with what they cost, and what Enter means."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rich.text import Text

from arbiter.kernel import decisions as de
from arbiter.kernel.playing.play import Action
from arbiter.profile.look import colour_words
from arbiter.profile.seen import Card, Seen
from arbiter.script.abilities import Keyword
from arbiter.table.cards import field_option, name_of, stats, type_words
from arbiter.table.defaults import default_answer, usual_division
from arbiter.table.looks import look_of
from arbiter.table.option_words import payment_words, said_otherwise
from arbiter.table.payments import proposed_payment
from arbiter.table.prices import Price, price_of
from arbiter.table.seeing import card_for
from arbiter.table.titles import about_it, confirm_words, title_of, trigger_words
from arbiter.wording import PLAYER, how_many, mode_words, one_line

if TYPE_CHECKING:
    from arbiter.kernel.game import Game


@dataclass(frozen=True)
class Prompt:
    """A question ready to be shown. `options` are numbered from 1, or from `first`."""

    title: Text
    options: tuple[Text, ...]
    hint: str
    cards: tuple[Card | None, ...] = ()  # the card behind each option, for `c` and `?`
    first: int = 1
    context: str = ""  # the text of the card that asks
    short: tuple[Text, ...] = ()  # the options in few words, for when there are very many


PLAIN = frozenset({"attack", "block", "battle damage", "payment", "piece"})  # need no card's text


def describe(game: Game, decision: de.Decision, seen: Seen) -> Prompt:
    """The question as its player is asked it, with the text that it comes from."""
    return replace(question(game, decision, seen), context=context(game, decision, seen))


def context(game: Game, decision: de.Decision, seen: Seen) -> str:
    asker = game.find(decision.about) if decision.about else None
    plain = PLAIN | look_of(seen.game).plain_questions
    if asker is None or decision.why in plain or card_for(game, asker, seen.viewer).hidden:
        return ""
    if seen.stack and seen.stack[-1].source == asker.face.name:
        return ""  # it stands on the stack already
    return " / ".join(about_it(asker.face.text, decision.why))


def question(game: Game, decision: de.Decision, seen: Seen) -> Prompt:
    title = heading(game, decision)
    if isinstance(decision, de.ChooseAction):
        return actions(game, decision, seen)
    if isinstance(decision, de.ChooseObjects):
        cards = tuple(card_for(game, obj, seen.viewer) for obj in decision.options)
        if decision.total is not None:
            title.append(f" (total cost at most {decision.total})")
        if all(PLAYER.fullmatch(obj.face.name) for obj in decision.options):
            names = tuple(player_name(int(obj.face.name.split()[1]), seen) for obj in decision.options)
            return Prompt(title, names, many_hint(decision, seen))
        foreign = all(card.controller != seen.viewer for card in cards)
        if foreign and decision.why not in ("attack", "attacked object") and "your opponent's" not in title.plain:
            title.append(" (of your opponent's)")
        lines = tuple(object_line(card, seen, foreign) for card in cards)
        short = tuple(name_of(card).append(f" {brief(card)}") for card in cards)
        return Prompt(title, lines, many_hint(decision, seen), cards, short=short)
    if isinstance(decision, de.Confirm):
        words = confirm_words(decision)
        usual = "yes" if default_answer(decision) else "no"
        told = "" if words[0] == "No" else f" ({words[default_answer(decision) == 1].lower()})"
        return Prompt(title, (), f"y or n; Enter = {usual}{told}")
    if isinstance(decision, de.ChooseModes):
        return Prompt(title, tuple(Text(text) for text in mode_texts(game, decision)), many_hint(decision, seen))
    if isinstance(decision, de.ChooseNumber):
        step = f", in steps of {decision.step}" if decision.step > 1 else ""
        most = default_answer(decision)
        assert isinstance(most, int)
        hint = f"a number from {decision.low} to {decision.high}{step}; Enter = {decision.value(most)}"
        return Prompt(title, (), hint)
    if isinstance(decision, de.ChooseOrder):
        hint = 'all the numbers in order, such as "2 1 3"; Enter = as listed'
        if decision.options is None:
            labels = trigger_words(game, decision) or [one_line(label) for label in decision.labels]
            return Prompt(title, tuple(map(Text, labels)), hint)
        cards = tuple(card_for(game, obj, seen.viewer) for obj in decision.options)
        return Prompt(title, tuple(object_line(card, seen) for card in cards), hint, cards)
    if isinstance(decision, de.Divide):
        cards = tuple(card_for(game, obj, seen.viewer) for obj in decision.options)
        if str(decision.whole * decision.step) not in title.plain:
            title.append(f" ({decision.whole * decision.step} in all)")
        shares = " ".join(str(share * decision.step) for share in usual_division(decision))
        hint = f"one amount for each, in steps of {decision.step}; Enter = {shares}"
        return Prompt(title, tuple(object_line(card, seen) for card in cards), hint, cards)
    if isinstance(decision, de.ChoosePlayer):
        names = tuple(player_name(player, seen) for player in decision.options)
        return Prompt(title, names, "one number")
    if isinstance(decision, de.ChoosePayment):
        hint = f"one number; Enter = {proposed_payment(game, decision) + 1}"
        hint += ", which costs you least" if decision.why == "payment" else ""
        return Prompt(title, tuple(map(Text, payment_words(game, decision))), hint)
    if isinstance(decision, de.ChooseOption):
        words_of = trigger_words(game, decision) or option_words(game, decision)
        return Prompt(title, tuple(map(Text, words_of)), "one number; Enter = 1")
    raise AssertionError(f"a kind of question that the table does not know: {decision.kind}")


def player_name(player: int, seen: Seen) -> Text:
    if player == seen.viewer:
        return Text("you")
    return Text("your opponent" if len(seen.resources) == 2 else f"player {player + 1}")


def heading(game: Game, decision: de.Decision) -> Text:
    return Text(title_of(game, decision), style="bold")


def many_hint(decision: de.Decision, seen: Seen) -> str:
    bounds = decision.bounds()
    assert bounds is not None
    low, high = bounds
    numbers = "one number" if high == 1 else 'numbers such as "1 3"'
    if low == 0:
        none = look_of(seen.game).declining.get(decision.why, "none")
        return f"{numbers}; Enter = {none}"
    return numbers if low == 1 or low == high else f"{numbers} ({how_many(low, high)})"


def object_line(card: Card, seen: Seen, foreign: bool = False) -> Text:
    """An object to pick: what it is, and whose if it is not one's own and not all of them are (`foreign`)."""
    text = field_option(card, seen.viewer)
    if card.controller != seen.viewer and not foreign:
        text.append("  (opponent's)", style="italic")
    return text


def brief(card: Card) -> str:
    """The one number that tells most: ATK and DEF of what fights, else the cost."""
    return stats(card) if card.turned and card.guard is not None else card.price or str(card.cost)


# ---------------------------------------------------------------- options said in words


def mode_texts(game: Game, decision: de.ChooseModes) -> list[str]:
    """The actions of the card's text, whole."""
    words = mode_words(game, decision)
    return [f"action {text}" for text in decision.texts] if words is None else words


def option_words(game: Game, decision: de.ChooseOption) -> list[str]:
    named = said_otherwise(game, decision)
    if named is not None:
        return named
    return [option.capitalize() if option.islower() else option for option in decision.options]


# ---------------------------------------------------------------- actions


def actions(game: Game, decision: de.ChooseAction, seen: Seen) -> Prompt:
    by_rule = decision.why != "priority"  # the rules offer it, and nobody can answer
    title = heading(game, decision) if by_rule else Text(occasion(seen), style="bold")
    options: list[Text] = []
    short: list[Text] = []
    cards: list[Card | None] = []
    for action in decision.actions[1:] if decision.may_pass() else decision.actions:
        assert action.obj is not None
        card = card_for(game, action.obj, seen.viewer)
        price = price_of(game, decision.player, action)
        options.append(action_line(game, action, card, price))
        short.append(short_line(action, card, price))
        cards.append(card)
    tell_apart(options, cards)
    tell_apart(short, cards)
    if not decision.may_pass():
        return Prompt(title, tuple(options), "one number; you may not pass now", tuple(cards), short=tuple(short))
    nothing = look_of(seen.game).declining.get(decision.why, "none of them") if by_rule else passing(seen)
    return Prompt(title, tuple(options), f"a number; Enter = {nothing}", tuple(cards), short=tuple(short))


def tell_apart(lines: list[Text], cards: list[Card | None]) -> None:
    """Lines that read alike say what is printed in the corner of their cards, where that differs."""
    plain = [line.plain for line in lines]
    for line, said, card in zip(lines, plain, cards, strict=True):
        alike = [other for other, words in zip(cards, plain, strict=True) if words == said and other is not None]
        if card is not None and len({corner(other) for other in alike}) > 1:
            line.append(f" ({corner(card)})")


def corner(card: Card) -> str:
    """The cost, or the level of what has one instead."""
    look = look_of(card.game)
    return f"{look.level_word}{card.level}" if card.level and look.level_word else card.price or str(card.cost)


def occasion(seen: Seen) -> str:
    """Why the player may act just now."""
    if seen.stack:
        top = seen.stack[-1]
        whose = "Your" if top.controller == seen.viewer else "Your opponent's"
        return f"{whose} {top.source or 'ability'} is about to resolve. Respond?"
    attackers = " and ".join(card.name for card in seen.field if card.attacking)
    blocker = next((card.name for card in seen.field if card.blocking), "")
    look = look_of(seen.game)
    if attackers and seen.step == look.attack_step:
        return f"{attackers} attack{'s' if ' and ' not in attackers else ''}. Do you want to act before blocks?"
    if attackers and seen.step == look.block_step:
        meets = f"{blocker} blocks {attackers}" if blocker else f"Nothing blocks {attackers}"
        return f"{meets}. Do you want to act before damage?"
    return "Your move" if seen.active == seen.viewer else "Your opponent's turn. Do you want to act?"


def passing(seen: Seen) -> str:
    """What happens if the player does nothing."""
    if seen.stack:
        return "pass, let it resolve"
    if seen.active == seen.viewer:
        return look_of(seen.game).passing_leads_to.get(seen.step, "go on")
    return "pass"


def action_line(game: Game, action: Action, card: Card, price: Price) -> Text:
    """What the action is and what would pay for it."""
    look = look_of(card.game)
    verb = look.verbs.get(action.kind, action.kind.capitalize())
    if action.kind in look.without_card:
        return Text(verb)
    text, behind = begun(verb, card)
    program = action.program
    if action.kind in look.from_hand:
        if action.obj is not None and action.obj.zone != game.rules.zones.hand:
            text.append(f" ({elsewhere(card)})")
    elif action.kind in look.into and program is not None and isinstance(program.ability, Keyword):
        if program.ability.word:
            text.append(f" into {program.ability.word}")
    text.append(behind)
    how = game.rules.playing.way_of(action)
    text.append(f" {how}" if how else "")
    cost = price.words(look) or ("free" if action.kind in look.from_hand else "")
    if action.kind == "ability" and program is not None:
        text.append(f" ({cost})" if cost else "")
        text.append(f": {one_line(program.text)}", style="dim")
    elif cost:
        text.append(f" — {cost}")
    return text


def begun(verb: str, card: Card) -> tuple[Text, str]:
    """What is done and with which card; what stands behind it ("Call Oda Slate", " face down")."""
    before, _, behind = verb.partition("{card}")
    return Text(f"{before.rstrip()} ").append_text(name_of(card)), behind


def elsewhere(card: Card) -> str:
    """What a card is that is not read in a hand."""
    facts = [colour_words(card.colours), type_words(card.types, look_of(card.game))]
    if card.limit_cost:
        facts.insert(0, f"{look_of(card.game).limit_word} {card.limit_cost},")
    if card.power is not None:
        facts.append(stats(card))
    return " ".join(fact for fact in facts if fact)


def short_line(action: Action, card: Card, price: Price) -> Text:
    """The same in few words: how many cards would be turned and discarded, not which."""
    look = look_of(card.game)
    if action.kind in look.without_card:
        return Text(look.verbs.get(action.kind, action.kind))
    limited = card.limit_cost and not card.turned
    text, behind = begun(look.limit_word if limited else look.verbs.get(action.kind, action.kind), card)
    text.append(behind)
    ways = [f"{look.rest_verb} {len(price.rested)}"] if price.rested else []
    ways += [f"discard {len(price.discarded)}"] if price.discarded else []
    if price.total > 0:
        text.append(f" ({f'{price.total} {look.unit}'.rstrip()}{': ' if ways else ''}{', '.join(ways)})")
    if action.kind == "ability" and action.program is not None:
        text.append(f": {one_line(action.program.text)}", style="dim")
    return text
