"""204, 705.2, 903.2k: prices in symbols, for each of something, for a time, and of judgments."""

from __future__ import annotations

import pytest

from arbiter.games.fow.language import LANGUAGE
from arbiter.kernel.traits import Face
from arbiter.text.compiler import compile_text, print_abilities
from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, resonator, written

HEN = resonator("Hen", cost="{0}", size=(300, 300))


def lord(section: str) -> Face:
    return written("Lord", "Ruler", section, cost=None)


@pytest.mark.rule("fow", "903.2k")
@pytest.mark.parametrize(("hens", "can"), [(0, False), (1, False), (2, True), (3, True)])
def test_symbols_less_for_each(hens: int, can: bool) -> None:
    sun = chant(
        "Sun", "You pay {R} less to play this card for each resonator you control.", "Draw a card.", cost="{R}{R}{1}"
    )
    t = table(HEN, sun, stones=1).field(0, *["Hen"] * hens).hand(0, "Sun")
    assert t.can("play", 0, "Sun") is can


@pytest.mark.rule("fow", "903.2k")
def test_no_more_symbols_are_taken_off_than_there_are() -> None:
    sun = chant(
        "Sun", "You pay {R} less to play this card for each resonator you control.", "Draw a card.", cost="{R}{1}"
    )
    assert not table(HEN, sun, stones=0).field(0, "Hen", "Hen", "Hen").hand(0, "Sun").can("play", 0, "Sun")


@pytest.mark.rule("fow", "705.2")
@pytest.mark.parametrize(
    ("section", "hens", "stones", "can"),
    [
        ("[Judgment] {3}. You may pay {2} less to play this ability if you control a resonator.", 0, 1, False),
        ("[Judgment] {3}. You may pay {2} less to play this ability if you control a resonator.", 1, 1, True),
        ("[Judgment] {3}. You pay {1} less to play this judgment process for each resonator you control.", 1, 1, False),
        ("[Judgment] {3}. You pay {1} less to play this judgment process for each resonator you control.", 2, 1, True),
        ("[Judgment] {3}. You pay {0} rather than pay this cost if you control a resonator.", 0, 0, False),
        ("[Judgment] {3}. You pay {0} rather than pay this cost if you control a resonator.", 1, 0, True),
        ("[Judgment] {3}. You may banish a resonator rather than pay this cost.", 1, 0, True),
        ("[Judgment] {3}. You may banish a resonator rather than pay this cost.", 0, 0, False),
        ("[Judgment] {0}. Play this judgment process only if you control a resonator.", 0, 0, False),
        ("[Judgment] {0}. Play this judgment process only if you control a resonator.", 1, 0, True),
        # What is not counted at once is tried, and only the section itself is.
        ("[Judgment] {X}. Play this judgment process only if you control a resonator.", 1, 2, True),
        ("[Judgment] {1}, banish a resonator. Play this ability only if you control a resonator.", 1, 1, True),
        ("[Judgment] {1}, banish a resonator. Play this ability only if you control a resonator.", 1, 0, False),
    ],
)
def test_the_price_of_a_judgment(section: str, hens: int, stones: int, can: bool) -> None:
    t = table(HEN, lord(section), stones=stones, rulers=False).zone(0, "ruler", "Lord").field(0, *["Hen"] * hens)
    assert (t.acts(0, "judgment") == ["Lord"]) is can


@pytest.mark.rule("fow", "705.2", "909.1")
def test_a_judgment_for_nothing_until_end_of_turn() -> None:
    gift = chant("Gift", "You may pay {0} to do judgment until end of turn.")
    t = table(gift, lord("[Judgment] {3}"), rulers=False).zone(0, "ruler", "Lord").hand(0, "Gift")
    assert t.acts(0, "judgment") == []
    assert t.play(0, "Gift").resolve().acts(0, "judgment") == ["Lord"]


@pytest.mark.rule("fow", "903.2k")
def test_a_price_that_holds_in_one_players_turn() -> None:
    toll = regalia("Toll", "Players pay {1} more to play chants during your turn.")
    flash = chant("Flash", "[Quickcast]", "Draw a card.")
    assert not table(toll, flash, stones=0).field(0, "Toll").hand(0, "Flash").can("play", 0, "Flash")
    assert table(toll, flash, stones=0).field(1, "Toll").hand(0, "Flash").can("play", 0, "Flash")


@pytest.mark.rule("fow", "903.2j")
@pytest.mark.parametrize(("hens", "can"), [(0, False), (1, True)])
def test_what_is_done_while_playing_saves_a_part_of_the_price(hens: int, can: bool) -> None:
    text = "As you play this card, you may banish a resonator. If you do, you pay {2} less to play this card."
    t = table(HEN, chant("Rite", text, "Draw a card.", cost="{2}"), stones=0).field(0, *["Hen"] * hens).hand(0, "Rite")
    assert t.can("play", 0, "Rite") is can


@pytest.mark.rule("fow", "705.2")
def test_what_a_judgment_asks_for_is_printed_back() -> None:
    text = "[Judgment] {3}. Play this ability only if you control a resonator."
    assert print_abilities(LANGUAGE, "Lord", compile_text(LANGUAGE, "Lord", "ruler", text)) == text
