"""No phrase is swallowed, and what is read is printed back to the same: in every game, on sets of our own.

Deleting single words misses phrases: "in your hand" behind a cost was once swallowed whole. So runs of up to six words
are deleted, of a part of our cards in an ordinary run, and of all of them and of published ones, where they are at
hand, in the long one.
"""

from __future__ import annotations

import re
import zlib

import pytest

from arbiter.cards.pool import language_of, shared
from arbiter.kernel.traits import Face
from arbiter.text.compiler import compile_text, print_abilities
from arbiter.text.deletion import Swallowed, meaning, swallowed_runs
from arbiter.text.errors import TextError
from tests.published_cards import FOLDER
from tests.text.test_published import published

GAMES = ("fftcg", "fow", "fow5", "caster", "gateruler")
PART = 30  # of so many cards one is tried in an ordinary run

# Runs that say nothing of their own, each in the surroundings in which it may go.
EMPTY = {
    # wherever it goes from; what the sentence before it asked is not asked again
    "fftcg": (
        r"to <its owner's> hand",  # 7.3  a card goes to no other hand
        r"\d <of the 3 following actions>",  # which follow in any case
        r"\d( cards?)? <among them>",  # the cards that the sentence before it turned up
        r"\b1 <point of> damage",
        r"<in any situation>",
        r"<for any reason>",
        r"<regardless of its (power|cost)>",
        r"\bdiscard(s|ed)?\b[^.]*<from (your|their|his/her) hand>",  # nothing is discarded from elsewhere
        r"must (attack|block)\b[^.]*<if possible>",  # 10.1.3.1.3  nobody must do what the rules do not allow
        r"must attack <once per turn>",  # 10.1.2.1.3  until it has attacked: a second time nobody must
        r"<if possible,> [^.]* must (attack|block)",
        r"If you have \d+ or more <cards in your hand>, [^.]* also ",  # of what the condition before it counts
        r"received <a point of> damage",
        r"remove [^.:]{1,40} <in your hand> from the game: ",  # where else it does not work says the limit behind it
        r"\bsearches <for 1 or more cards>",  # 15.1.1.8.1  nobody searches for none
        r"<until the end of the turn> instead",  # as long as what it replaces
        r"<as though you owned it>",  # what may be cast is said before it, and whose it is makes no difference (7.3)
        r"forms? a party <and attacks>",  # 15.1.1.9.1  only attackers form one
        r"attack twice <in the same turn>",  # what is used up comes back with the next turn anyway
        r"the third card <you've cast> this turn",  # of what the words before it count
        r"selects 1 group <among them>",  # of which the sentence before it speaks
        r"Put <all the Forwards of> the other group",  # a group holds nothing else
        r"put from the deck into the Break Zone, you may play .{1,40} <from your Break Zone>",  # it lies there
    ),
    "caster": (
        r"orb zone <face down, as an orb>",  # 403.4  so it is with whatever lies there
        r"rides <a card>",  # nothing but cards is ridden
        r"\[Last Words\] ⇒ Return this card <from the graveyard>",  # 1107.2  it was put there, and is looked for there
    ),
    "fow": (
        r"\[Awakening\] [^:]*: <This card gains> \[[+-]",  # 1110.2  whose numbers else
        r"to <its owner's> hand",  # 302.5  a card goes to no other hand
        r"\b(one|two) <of them>",  # the cards that the sentence before it turned up
        r"(bottom|top) of your deck <in any order>",  # 302.4  its owner decides on the order anyway
        r"<reveal it, and> put it into the field",  # where all see it
    ),
    "fow5": (
        r"\[Awakening\] [^:]*: <This card gains> \[[+-]",  # 12.1  whose numbers else
        r"to <its owner's> hand",  # 3.1  a card goes to no other hand
        r"\b(one|two) <of them>",  # the cards that the sentence before it turned up
        r"(bottom|top) of your main deck <in any order>",  # 3.1  its owner decides on the order anyway
        r"If you control (two|three) <or more>",  # who controls four controls three: "exactly" is another reading
    ),
    "gateruler": (r"The combat damage <from this attack> becomes",),  # 8-6d  no other is being dealt
}


def is_empty(game: str, text: str, found: Swallowed) -> bool:
    end = found.column + len(found.word)
    line = text.rfind("\n", 0, found.column) + 1
    shown = f"{text[line : found.column]}<{found.word}>{text[end : end + 80]}"
    return any(re.search(pattern, shown, re.IGNORECASE) for pattern in EMPTY.get(game, ()))


def texts(game: str) -> list[tuple[str, str, str]]:
    """Name, type and text of every side of every card of ours that compiles as it stands."""
    pool, language = shared(game), language_of(game)
    found = []
    for key in pool:
        face = pool.face(key)
        for side in (face, *face.other):
            kind = kind_of(game, side)
            try:
                if side.text and compile_text(language, side.name, kind, side.text):
                    found.append((side.name, kind, side.text))
            except TextError:
                continue  # its line breaks are not those of the grammar; its own tests read it
    return found


def kind_of(game: str, face: Face) -> str:
    spells = language_of(game).spell_types
    return next((kind for kind in sorted(face.traits.types) if kind in spells), sorted(face.traits.types)[0])


def swallowed(game: str, cards: list[tuple[str, str, str]]) -> list[str]:
    language = language_of(game)
    return [
        f"{name}: <{each.word}>"
        for name, kind, text in cards
        for each in swallowed_runs(language, name, kind, text)
        if not is_empty(game, text, each)
    ]


def some(cards: list[tuple[str, str, str]], part: int = PART) -> list[tuple[str, str, str]]:
    return [card for card in cards if zlib.crc32(card[2].encode()) % part == 0]


@pytest.mark.parametrize("game", GAMES)
def test_no_phrase_of_a_card_of_ours_is_swallowed(game: str) -> None:
    assert swallowed(game, some(texts(game))) == []


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_no_phrase_of_any_card_of_ours_is_swallowed(game: str) -> None:
    assert swallowed(game, texts(game)) == []


@pytest.mark.soak
def test_no_phrase_of_a_published_card_is_swallowed() -> None:
    if not (FOLDER / "fftcg.jsonl").exists():
        pytest.skip("no published cards at hand")
    language = language_of("fftcg")
    cards = []
    for card in published()[::PART]:
        try:
            compile_text(language, card.name, card.type, card.text)
        except TextError:
            continue
        cards.append((card.name, card.type, card.text))
    assert swallowed("fftcg", cards) == []


@pytest.mark.parametrize("game", GAMES)
def test_what_a_card_of_ours_says_is_printed_and_read_to_the_same(game: str) -> None:
    language = language_of(game)
    wrong = []
    for name, kind, text in texts(game):
        abilities = compile_text(language, name, kind, text)
        again = compile_text(language, name, kind, print_abilities(language, name, abilities))
        wrong += [] if meaning(again) == meaning(abilities) else [name]
    assert wrong == []
