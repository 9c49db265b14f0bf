"""Our own set: cards are read, carried out and printed back, every keyword is on some of them, decks are legal."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from arbiter.cards.decks import read_decks
from arbiter.cards.pool import read_cards, shared
from arbiter.games.gateruler.faces import make_face
from arbiter.games.gateruler.game import LIBRARY
from arbiter.games.gateruler.language import LANGUAGE
from arbiter.games.gateruler.rulers import Geas, Ruler
from arbiter.games.registry import entry
from arbiter.text.compiler import compile_text, print_abilities

CARDS = [card for path in entry("gateruler").set_files() for card in read_cards(path)]
RULERS = [card for card in CARDS if card["type"] == "ruler"]


@pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card["name"]))
def test_every_card_is_read_carried_out_and_printed_back(card: Mapping[str, object]) -> None:
    face = make_face(card, LIBRARY)
    assert "problem" not in face.extra, face.extra["problem"]
    kind = "event" if card["type"] == "event" else "unit"
    for field in ("text", "setup", "start"):
        text = str(card.get(field) or "").strip()
        if text:
            start = kind if field == "text" else "event"
            assert print_abilities(LANGUAGE, face.name, compile_text(LANGUAGE, face.name, start, text)) == text


@pytest.mark.rule("gateruler", "2-3a", "2-3b", "2-9a-1", "2-9a-2")
def test_there_are_enough_cards_of_every_kind() -> None:
    kinds = [str(card["type"]) for card in CARDS]
    assert len(CARDS) - kinds.count("ruler") - kinds.count("geas") >= 180
    assert len(RULERS) >= 6 and kinds.count("geas") >= 2
    assert set(kinds) == {"ruler", "geas", "unit", "event", "field", "resource"}
    assert sum(bool(card.get("legendary")) for card in CARDS) >= 5


def test_every_keyword_is_on_some_card() -> None:
    texts = "\n".join(str(card.get("text") or "") for card in CARDS)
    for keyword in (
        *("[OD]", "【TD】", "[CNT]", "Breakthrough", "Defender", "Intercept", "Retaliate", "Double Attack"),
        *("Triple Attack", "Familiar", "Undying", "Charge Shield", "Genesis Summoning", "Abyssal Summoning"),
        *("Abyssal Concerto", "Forced Reveal", "Enhance", "Resource\n", "Concealment", "Forced Concealment", "Dormant"),
        *("Discount", "Sentinel Summoning", "Deadly", "Summon Requirement", "Gear Up", "Gear Requirement"),
        *("Gear Ability", "Deploy", "Charge Link", "Charge Bonus", "Essence Drain"),
    ):
        assert keyword in texts, keyword


def test_every_timing_is_on_some_event() -> None:
    texts = [str(card.get("text") or "") for card in CARDS if card["type"] == "event"]
    for start in ("Standard Action", "Instant Action", "You can play this card when", "You can play this card while"):
        assert any(text.strip().startswith(f"Timing: {start}") for text in texts), start


def test_rulers_differ_in_what_they_prescribe() -> None:
    sheets = [make_face(card, LIBRARY).sheet for card in CARDS if card["type"] in ("ruler", "geas")]
    assert len({sheet for sheet in sheets if isinstance(sheet, Ruler)}) == len(RULERS)
    names = {str(card["name"]) for card in RULERS}
    assert all(sheet.ruler in names for sheet in sheets if isinstance(sheet, Geas))


@pytest.mark.parametrize("path", entry("gateruler").deck_files(), ids=lambda path: path.stem)
def test_every_deck_is_legal(path: Path) -> None:
    pool = shared("gateruler")
    (deck,) = read_decks(path.read_text(), "gateruler", pool)
    assert entry("gateruler").decks.check(deck.faces(pool), "constructed") == []


def test_every_ruler_and_geas_has_a_deck() -> None:
    lists = "\n".join(path.read_text() for path in entry("gateruler").deck_files())
    for card in CARDS:
        if card["type"] in ("ruler", "geas"):
            assert f"1 {card['id']} " in lists, card["name"]
