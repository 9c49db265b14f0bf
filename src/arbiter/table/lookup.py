"""Commands that only look: a card's text, why a card cannot be played, piles, the log, help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from arbiter.kernel.decisions import ATTACK, BLOCK, ChooseAction, Decision
from arbiter.kernel.explaining import explain
from arbiter.kernel.views import known_face
from arbiter.profile.look import Look
from arbiter.profile.seen import Card, Seen
from arbiter.table.board import LETTERS, letter
from arbiter.table.cards import break_line, line, whole, wrapped
from arbiter.table.looks import look_of

if TYPE_CHECKING:
    from arbiter.cards.pool import Pool
    from arbiter.kernel.game import Game
    from arbiter.table.questions import Prompt


HELP = """\
Answers: a number, several numbers ("1 3" or "1,3"), "-" for none, y or n, amounts ("4000 2000").
Enter alone takes what the line above the prompt names after "Enter =".
  c NAME    the whole card; also "c a" for card a of your hand, "c 2" for the card of choice 2
  ? NAME    why you cannot play a card now, with rule numbers; "?" alone goes through your hand
  u         take back your last answer, while nothing new was seen since
  hint      what the bot that thinks would do, with the chances it sees (against a bot)
  l         the log; "l 100" for the last hundred lines
  b         both {grave};  z  all piles that you may look into ({piles})
  f         full control on or off: be asked at every moment at which you could act
  s FILE    save the game;  q  leave;  concede  give up;  h  this help"""


def help_lines(width: int, look: Look) -> list[Text]:
    text = HELP.replace("{grave}", look.discard_words).replace("{piles}", look.pile_words)
    return [Text(line[:width]) for line in (*text.splitlines(), *look.rules_in_short.splitlines())]


def find_card(seen: Seen, prompt: Prompt, word: str) -> Card | None:
    """A card by the letter it has in the hand, the number of its choice, or (part of) its name."""
    folded = word.strip().casefold()
    hand = seen.hand(seen.viewer).cards
    if len(folded) == 1 and folded in LETTERS and LETTERS.index(folded) < len(hand):
        return hand[LETTERS.index(folded)]
    if folded.isdecimal():
        index = int(folded) - prompt.first
        found = prompt.cards[index] if 0 <= index < len(prompt.cards) else None
        return None if found is None or found.hidden else found
    near = [*hand, *(card for card in prompt.cards if card is not None and not card.hidden)]
    near += [card for card in seen.field if card.controller == seen.viewer]
    near += seen.pile(look_of(seen.game).used_pile, seen.viewer).known
    near += seen.cards()
    for matches in (str.__eq__, str.startswith, str.__contains__):
        for card in near:
            if folded and matches(card.name.casefold(), folded):
                return card
    return None


def show_card(game: Game, seen: Seen, prompt: Prompt, pool: Pool, word: str, width: int) -> list[Text]:
    """`c`: a card that can be seen, or any card of the pool."""
    if not word.strip():
        return [Text("Which card? For example: c a, c 2, or c and part of a name.")]
    card = find_card(seen, prompt, word)
    if card is not None:
        obj = game.find(card.id)
        if obj is not None:
            return whole(known_face(game, obj, seen.viewer), width, look_of(seen.game))
    key = pool.find(word.strip())
    if key is None:
        folded = word.strip().casefold()
        key = next((k for k, c in pool.cards.items() if folded in str(c["name"]).casefold()), None)
    if key is not None:
        return whole(pool.face(key), width, look_of(seen.game))
    near = pool.nearest(word.strip())
    return [Text(f"There is no card {word.strip()!r}" + (f"; perhaps {', '.join(near)}?" if near else "."))]


def why_not(game: Game, decision: Decision, seen: Seen, prompt: Prompt, word: str, width: int) -> list[Text]:
    """`?`: why a card cannot be played now; without a name, every card of the hand."""
    if not word.strip():
        lines: list[Text] = []
        for index, card in enumerate(seen.hand(seen.viewer).cards):
            lines += reasons_for(game, decision, seen, prompt, card, width, f"{letter(index)}) ")
        return lines or [Text("Your hand is empty.")]
    card_found = find_card(seen, prompt, word)
    if card_found is None:
        return [Text(f"There is no card {word.strip()!r} that you can see.")]
    return reasons_for(game, decision, seen, prompt, card_found, width, "")


def reasons_for(
    game: Game, decision: Decision, seen: Seen, prompt: Prompt, card: Card, width: int, head: str
) -> list[Text]:
    obj = game.find(card.id)
    if obj is None or card.controller != seen.viewer:
        return wrapped(f"{head}{card.name} is your opponent's.", width)
    found = explain(game, decision, seen.viewer, obj)
    says = [f"{reason.says} (rule {reason.rule})" if reason.rule else reason.says for reason in found]
    if isinstance(decision, ChooseAction) or decision.why in (ATTACK, BLOCK):
        numbers = [
            str(prompt.first + i)
            for i, other in enumerate(prompt.cards)
            if other is not None and (other.id == card.id or (other.key == card.key and same_place(game, other, card)))
        ]
        if numbers:
            used = "played" if isinstance(decision, ChooseAction) else "chosen"
            lines = wrapped(f"{head}{card.name} can be {used} now: choice {', '.join(numbers)}.", width)
            if says:  # it can only be put aside
                lines += wrapped(f"   No more than that: {'; '.join(says)}.", width, "", "   ")
            for each in numbers if not head else []:
                lines += break_line(Text(f"   {each}  ") + prompt.options[int(each) - prompt.first], width, 6)
            return lines
    look = look_of(seen.game)
    if card.turned:
        stands = " ".join(look.why_not(card))  # how it stands is told in the game's own words, and once
        more = [each for reason, each in zip(found, says, strict=True) if f"(rule {reason.rule})" not in stands]
        says = look.why_not(card) + more
    if not says:
        says = [look.answer_first]
    return wrapped(f"{head}{card.name} cannot be played or used now: {'; '.join(says)}.", width, "", "   ")


def same_place(game: Game, one: Card, other: Card) -> bool:
    """Of several equal cards in one place only the first is offered."""
    first, second = game.find(one.id), game.find(other.id)
    return first is not None and second is not None and first.zone == second.zone != game.rules.zones.main


def piles(seen: Seen, only: str = "") -> list[Text]:
    """`b` and `z`: what lies in the piles that may be looked into, or in one of them."""
    look = look_of(seen.game)
    lines: list[Text] = []
    for player in (seen.viewer, *(p for p in range(len(seen.resources)) if p != seen.viewer)):
        for zone, title in look.piles:
            pile = seen.pile(zone, player)
            if (only and zone != only) or (zone in look.named_when_filled and not pile.count):
                continue
            owner = "Your" if player == seen.viewer else "Opponent's"
            lines.append(Text(f"{owner} {title}: {pile.count}", style="bold"))
            for card in pile.known:
                text = Text("   ")
                text.append_text(line(card))
                if zone == look.used_pile:
                    text.append("  (face down)" if card.face_down else "  (face up, used)")
                text.append("".join(f"  {count} {kind}" for kind, count in card.counters))
                lines.append(text)
            backs = pile.count - len(pile.known)
            if backs and zone != seen.deck_zone:
                lines.append(Text(f"   {backs} face down", style="dim"))
    return lines
