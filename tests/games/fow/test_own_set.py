"""The set of our own: every card is read, carried out and printed back; every keyword ability and type is on a card."""

from __future__ import annotations

import re

import pytest

from arbiter.cards.checking import check
from arbiter.cards.decks import built_in_decks
from arbiter.cards.pool import built_in, read_cards
from arbiter.games.fow.faces import paragraphs_of, types_of
from arbiter.games.fow.language import LANGUAGE
from arbiter.games.registry import entry
from arbiter.kernel.traits import Face
from arbiter.lab.decks import pairings
from arbiter.lab.sim import orders, simulate
from arbiter.text.compiler import compile_text, print_abilities
from arbiter.text.deletion import meaning, swallowed_words
from tests.text.fow_void import is_void

POOL = built_in("fow")
DECKS = built_in_decks("fow", POOL)
OLD = {str(card["id"]) for path in entry("fow").set_files() if "old" in path.stem for card in read_cards(path)}
PARENTHESIS = re.compile(r"\s*\(([^()]*)\)")

Side = tuple[str, str, str]


def plain(text: str) -> str:
    """The text without reminders and with single spaces; numbers in parentheses stay."""

    def kept(found: re.Match[str]) -> str:
        return found.group() if found.group(1)[:1].isdigit() else ""

    return " ".join(PARENTHESIS.sub(kept, text).split())


def sides(key: str) -> list[Side]:
    """Name, type and text of each printed side of a card, those without text left out."""
    card = POOL.cards[key]
    others = card.get("other", [])
    assert isinstance(others, list)
    found: list[Side] = []
    for side in (card, *({"name": card["name"], "id": key, **other} for other in others)):
        kind = "chant" if types_of(side)[0] & {"chant", "rune"} else "resonator"
        text = "\n".join(paragraphs_of(side))
        if text:
            found.append((str(side["name"]), kind, text))
    return found


CURRENT = [(key, *side) for key in POOL if key not in OLD for side in sides(key)]
FORMER = [(key, *side) for key in POOL if key in OLD for side in sides(key)]


@pytest.mark.parametrize("key", list(POOL))
def test_a_card_is_carried_out(key: str) -> None:
    assert "problem" not in POOL.face(key).extra


@pytest.mark.parametrize(("key", "name", "kind", "text"), CURRENT)
def test_a_card_is_printed_as_it_was_read(key: str, name: str, kind: str, text: str) -> None:
    abilities = compile_text(LANGUAGE, name, kind, text)
    assert plain(print_abilities(LANGUAGE, name, abilities)) == plain(text)


@pytest.mark.parametrize(("key", "name", "kind", "text"), CURRENT)
def test_every_word_of_a_card_counts(key: str, name: str, kind: str, text: str) -> None:
    found = swallowed_words(LANGUAGE, name, kind, text)
    assert [each.word for each in found if not is_void(text, each)] == []


@pytest.mark.parametrize(("key", "name", "kind", "text"), FORMER)
def test_a_card_in_old_words_is_printed_in_the_current_ones(key: str, name: str, kind: str, text: str) -> None:
    abilities = compile_text(LANGUAGE, name, kind, text)
    printed = print_abilities(LANGUAGE, name, abilities)
    assert meaning(compile_text(LANGUAGE, name, kind, printed)) == meaning(abilities)


# ---------------------------------------------------------------- what is in it

# 1103 to 1197; of a sealed item (1130) only the item's own name is printed, and that is asked below
KEYWORD_ABILITIES = """
    Pierce, Precision, First Strike, Explode, Flying, Swiftness, Imperishable, Awakening, Incarnation, Quickcast,
    Trigger, Stealth, Remnant, Evolution, Shift, Limit, Energize, Barrier, Bestow, Mana, Bloodlust, Torrent, Judgment,
    Inheritance, Resonance, Omniresonance, Seal, Mobilize, Crest, Grimoire, Legend, Null, Drain, Divinity, Rune, Bane,
    Eternal, Enter, Faith, Stranger, Dive, Revenge, Tag, Guidance, Fallen, Revolution Order, Revolution, Force Command,
    Force Resonance, Union Seven <Machine>, Union Seven <New Twelve Olympian Gods>, Mastery, Partner, Fusion,
    Limit Break, Upgrading, Extension Rule, Chaining, Reincarnation, Solarisation, Belligerence, Aid, Trinity, Linkage,
    Untouchable, Protect, Multi Strike, Investigate, Convoke, Consensus, Eclipse, Ambush, Depths, Overgrowth,
    Terrifying, Fate, Reunited, Oath, Aegis, Blood Trail, Defiant, Outnumber, Vileborn, Enraging, Call of Valhalla,
    Draconic Tithe, Moontide, Necrobloom, Ibka, Graverberate, Pantheon, Primal Roar, Kernlos, Raid, Anathema
"""
TEXTS = "\n".join(text for key in POOL for _, _, text in sides(key))


@pytest.mark.parametrize("word", [word.strip() for word in KEYWORD_ABILITIES.split(",")])
def test_a_keyword_ability_is_on_a_card(word: str) -> None:
    assert f"[{word}]" in TEXTS


def test_a_sealed_item_is_on_a_card() -> None:
    assert re.search(r"^«[^»]+» - ", TEXTS, re.MULTILINE)


def every_face() -> list[Face]:
    return [side for key in POOL for side in (POOL.face(key), *POOL.face(key).other)]


def test_every_type_is_on_a_card() -> None:
    """202.2, 202.3, 202.4a."""
    found = {word for face in every_face() for word in face.traits.types}
    stones = {f"{stone}_stone" for stone in ("light", "fire", "water", "wind", "darkness", "void")}
    assert found >= {*entry("fow").rules.types, *stones, "basic", "special", "true", "master", "stranger"}


def test_there_is_a_ruler_with_judgment_of_every_attribute() -> None:
    rulers = [face.traits for face in every_face() if "ruler" in face.traits.types]
    judging = [now.colours for now in rulers if "judgment" in now.keywords and len(now.colours) == 1]
    assert {colour for colours in judging for colour in colours} == {"light", "fire", "water", "wind", "darkness"}


def test_there_are_enough_cards_and_decks() -> None:
    assert len(POOL) >= 220
    assert len(DECKS) >= 8


# ---------------------------------------------------------------- decks


@pytest.mark.parametrize("name", list(DECKS))
def test_a_deck_may_be_played(name: str) -> None:
    assert check(DECKS[name], "constructed", POOL) == []


def test_five_decks_are_of_one_attribute_each() -> None:
    found: set[str] = set()
    for deck in DECKS.values():
        faces = deck.faces(POOL)
        colours = {colour for part in ("ruler", "main") for face in faces[part] for colour in face.traits.colours}
        found |= colours if len(colours) == 1 else set()
    assert len(found) == 5


def test_every_deck_plays_against_every_other_to_the_end() -> None:
    pairs = pairings(list(DECKS.values()))[::2]
    wanted = list(orders("fow", pairs, ("random", "random"), len(pairs), 1))
    report = simulate(wanted, ("random", "random"))
    assert not report.failures
