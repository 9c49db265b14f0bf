"""Chapter 403: the sideboard, and exchanging cards with it."""

import pytest

from arbiter.games.fow.sideboarding import exchange, new_round
from arbiter.kernel.traits import Face
from tests.games.fow.printed import STONE, broken, face, keyword, legal, resonators

HERON, EEL = face("Heron", "resonator"), face("Eel", "resonator")
CARVER = face("Hallbera Runecarver", "ruler", keyword("divinity", 6), colours="water")
RUNES = [face(f"Carving {index}", "rune", colours="water") for index in range(6)]
FRIEND, RIVAL = face("Friend", "ruler"), face("Rival", "ruler")
BEFORE = legal(
    ruler=[CARVER, FRIEND],
    main=[*resonators(39), HERON],
    rune=RUNES[:5],
    side=[EEL, RUNES[5], RIVAL],
)


def swapped(**parts: list[Face]) -> dict[str, list[Face]]:
    return {**BEFORE, **parts}


def wrong(after: dict[str, list[Face]], format: str = "constructed", played: int = 1) -> list[str]:
    return [violation.rule for violation in exchange(BEFORE, after, format, played)]


@pytest.mark.rule("fow", "403.1")
def test_a_sideboard_may_hold_anything_but_basic_rulers() -> None:
    assert broken(side=[STONE, HERON, face("Law", "extension_rule"), RIVAL, *RUNES]) == []
    assert broken(side=[face("Page", "basic ruler")]) == ["403.1"]


@pytest.mark.rule("fow", "403.1a")
@pytest.mark.parametrize(("size", "fits"), [(0, False), (1, True), (15, True), (16, False)])
def test_a_constructed_sideboard_has_one_to_fifteen_cards(size: int, fits: bool) -> None:
    assert broken(side=resonators(size, start=50)) == ([] if fits else ["403.1a"])


@pytest.mark.rule("fow", "403.1b", "322.1a")
@pytest.mark.parametrize("format", ["limited", "casual"])
@pytest.mark.parametrize("size", [0, 40])
def test_limited_and_casual_play_take_what_is_left_over(format: str, size: int) -> None:
    assert broken(format, side=resonators(size, start=50)) == []


@pytest.mark.rule("fow", "403.2")
def test_cards_are_exchanged_after_the_first_and_second_game_only() -> None:
    after = swapped(main=[*BEFORE["main"][:39], EEL], side=[HERON, RUNES[5], RIVAL])
    assert [wrong(after, played=played) for played in (0, 1, 2, 3)] == [["403.2"], [], [], ["403.2"]]
    assert wrong(BEFORE, played=0) == []


@pytest.mark.rule("fow", "403.2a")
def test_a_constructed_exchange_keeps_every_pile_at_its_size() -> None:
    assert wrong(swapped(main=[*BEFORE["main"], EEL], side=[RUNES[5], RIVAL])) == ["403.2a", "403.2a"]
    assert wrong(swapped(main=[*BEFORE["main"][:39], face("Borrowed", "resonator")])) == ["403.2a"]


@pytest.mark.rule("fow", "403.2a")
def test_runes_and_the_starting_ruler_are_not_exchanged_but_another_ruler_may_be() -> None:
    assert wrong(swapped(rune=RUNES[1:], side=[EEL, RUNES[0], RIVAL])) == ["403.2a"]
    laws = [face(f"Law {index}", "extension_rule") for index in range(2)]
    before, after = swapped(extension=laws[:1], side=laws[1:]), swapped(extension=laws[1:], side=laws[:1])
    assert [violation.rule for violation in exchange(before, after, "constructed", 1)] == ["403.2a"]
    assert wrong(swapped(ruler=[RIVAL, FRIEND], side=[EEL, RUNES[5], CARVER])) == ["403.2a"]
    assert wrong(swapped(ruler=[CARVER, RIVAL], side=[EEL, RUNES[5], FRIEND])) == []


@pytest.mark.rule("fow", "403.2b")
def test_a_limited_exchange_is_free_and_may_use_basic_stones_of_the_event() -> None:
    assert wrong(swapped(main=[*BEFORE["main"], EEL], side=[]), "limited") == []
    assert wrong(swapped(rune=RUNES[1:], side=[]), "limited") == []
    assert wrong(swapped(stones=[STONE] * 15), "limited") == []
    assert wrong(swapped(stones=[*[STONE] * 10, face("Well", "special magic_stone")]), "limited") == ["403.2b"]
    assert wrong(swapped(main=[*BEFORE["main"], face("Borrowed", "resonator")]), "limited") == ["403.2b"]


@pytest.mark.rule("fow", "403.2c")
def test_every_round_begins_with_the_registered_decks() -> None:
    after = swapped(main=[*BEFORE["main"][:39], EEL], side=[HERON, RUNES[5], RIVAL])
    assert wrong(after) == []
    assert [violation.rule for violation in new_round(BEFORE, after)] == ["403.2c", "403.2c"]
    assert new_round(BEFORE, BEFORE) == []
