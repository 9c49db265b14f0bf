"""Other people's card files: every shape is known by its content, bad rows are told alone, hostile files refused."""

import json
from pathlib import Path

import pytest

from arbiter.cards.importing.content import LARGEST, BadCardFile
from arbiter.cards.importing.recognising import recognise, recognise_file
from arbiter.cards.importing.rows import sound_rows
from arbiter.cards.summaries import summary_of
from arbiter.games.card_files import mend
from arbiter.games.registry import entry
from tests.cards import library_files as files


@pytest.mark.parametrize(
    ("content", "game", "shape", "ids"),
    [
        (files.PUBLISHER, "fftcg", "publisher's card list", ["90-001H", "90-002C", "80-001C"]),
        (files.DUMP, "fftcg", "dump of the publisher's card list", ["91-001C"]),
        (files.FOWSIM, "fow", "fowsim database", ["LMP-001", "LMP-002"]),
        (files.COMPENDIUM, "caster", "compendium", ["ZZ01-001"]),
        (files.COCKATRICE, "caster", "Cockatrice database", ["ZZ:Ink & Quill", "YY:Ink & Quill", "ZZ:Night Clerk Lv2"]),
        (files.OCTGN, "fftcg", "OCTGN set", ["92-001C"]),
        (files.TABLE, "gateruler", "table", ["GR-01", "GR-03"]),
        (files.TOML, "fftcg", "set file", ["93-001C"]),
        (files.LINES, "fftcg", "cards, one a line", ["94-001C"]),
    ],
    ids=lambda value: value.split(" ")[0] if isinstance(value, str) and len(value) < 40 else "",
)
def test_every_shape_is_known_by_its_content(
    tmp_path: Path, content: object, game: str, shape: str, ids: list[str]
) -> None:
    found = recognise_file(files.written(tmp_path, "some.file", content))
    assert (found.game, found.shape) == (game, shape)
    assert [card["id"] for card in sound_rows(found)[0]] == ids


def text(content: object, id: str) -> dict[str, object]:
    found = recognise(content if isinstance(content, str) else json.dumps(content), "x")
    return dict(next(card for card in sound_rows(found)[0] if card["id"] == id))


def test_the_publishers_symbols_become_ours() -> None:
    card = text(files.PUBLISHER, "90-001H")
    assert card["text"] == (
        "[EX BURST] When Kelp Ranger enters the field, draw 1 card.\n"
        "«Undertow» {S}{Dull}: Choose 1 Forward. Deal it 3000 damage."
    )
    assert card["element"] == ["water"]
    assert (card["generic"], card["power"], card["category"]) == (True, 7000, "KS · A & B")
    assert "power" not in text(files.PUBLISHER, "90-002C")
    assert text(files.DUMP, "91-001C")["text"] == "‹Damage 3 --› Sand Guard gains Brave."


def test_two_entries_with_one_stem_are_the_sides_of_a_card() -> None:
    card = text(files.FOWSIM, "LMP-001")
    sides = card["other"]
    assert isinstance(sides, list)
    assert [side["name"] for side in sides] == ["Lamp Keeper, Aflame"]


def test_cockatrice_divides_by_a_hundred_and_puts_levels_into_names() -> None:
    quill = text(files.COCKATRICE, "ZZ:Ink & Quill")
    assert (quill["atk"], quill["def"], quill["traits"]) == (1000, 2000, "Tool")
    assert text(files.COCKATRICE, "ZZ:Night Clerk Lv2")["cost_level"] == "2"


def test_old_windows_files_are_read(tmp_path: Path) -> None:
    path = tmp_path / "a.xml"
    path.write_bytes(files.COCKATRICE.replace("Ink", "Encré").encode("cp1252"))
    assert recognise_file(path).rows[0].card is not None


@pytest.mark.parametrize(
    ("content", "places"),
    [
        (files.DUMP, ["row 2: 91-002C has no name"]),
        (files.FOWSIM, ["set LMP, card 4: 'six' is no whole number"]),
        (files.COMPENDIUM, ["row 2: the field 'Name' is missing"]),
        (files.TABLE, ["line 3: GR-02 has no name"]),
        (files.LINES, ["line 2: not valid JSON", "line 3: the id 94-001C stands in line 1 already"]),
    ],
    ids=["dump", "fowsim", "compendium", "table", "lines"],
)
def test_a_bad_row_is_told_by_its_place_and_left_out(content: object, places: list[str]) -> None:
    found = recognise(content if isinstance(content, str) else json.dumps(content), "x")
    told = [f"{row.where}: {row.problem}" for row in sound_rows(found)[1]]
    assert len(told) == len(places)
    assert all(row.startswith(place) for row, place in zip(told, places, strict=True))


def test_what_a_web_page_leaves_in_a_text_is_mended_and_its_words_are_not() -> None:
    assert (
        mend("<p>Srike &amp; draw<br/>{ R }\u200b it.</p>\r\n\r\n<Shinobi>｛１｝")
        == "Srike & draw\n{R} it.\n<Shinobi>{1}"
    )


@pytest.mark.parametrize(
    ("content", "says"),
    [
        ("hello there", "is no card file that is known; looked for: .*fowsim.*TOML.*table"),
        ("[]", "is no card file that is known"),
        ('{"a": 1}', "is no card file that is known"),
        ("[1, 2, 3]", "no row of it is a card of any game: row 1"),
        ("[" * 100_000, "nested too deep"),
        ('{"fow": {"clusters": 3}}', "it has no rows"),
        ("<a>" * 50_000, "nested too deep"),
        ("<set><card", "not valid XML"),
        ('<!DOCTYPE s [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><set><card name="&b;"/></set>', "DOCTYPE"),
        ('<!DOCTYPE s SYSTEM "file:///etc/hosts"><set/>', "DOCTYPE"),
        ("id,name,type\n" + "x,y,z\n" * 10_000, "no row of it is a card of any game"),
        ("[[card]]\nid = ", "not valid TOML"),
    ],
    ids=range(12),
)
def test_what_is_no_card_file_is_told_in_one_line(content: str, says: str) -> None:
    with pytest.raises(BadCardFile, match=says) as told:
        recognise(content, "x")
    assert "\n" not in str(told.value)


def test_a_file_of_another_game_is_told_from_the_one_that_was_asked_for() -> None:
    with pytest.raises(BadCardFile, match="holds no card of fow: its cards look like those of fftcg"):
        recognise(files.TOML, "x", "fow")


def test_what_is_wrong_with_a_row_is_told_for_the_game_that_was_asked_for() -> None:
    with pytest.raises(BadCardFile, match="holds no card of fftcg: line 2: card 'X-1': element must name") as told:
        recognise("id,name,type,element\nX-1,Ash Walker,Forward,Iron\n", "x", "fftcg")
    assert "/" not in str(told.value)  # not what other games say of it


def test_elements_are_known_in_capitals_too() -> None:
    found = recognise("id,name,type,element,cost,power\nX-1,Ash Walker,Forward,Fire/Ice,2,3000\n", "x", "fftcg")
    assert found.rows[0].card is not None
    assert entry("fftcg").make_face(found.rows[0].card).traits.colours == frozenset({"fire", "ice"})


def test_a_huge_file_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "huge.json"
    with path.open("wb") as file:
        file.truncate(200 << 20)  # a file with nothing in it takes no room
    with pytest.raises(BadCardFile, match=f"200 MB are too large for a file of cards; {LARGEST >> 20} MB are the most"):
        recognise_file(path)


def test_a_picture_is_no_card_file(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_bytes(b"\x89PNG\r\n\x1a\n")
    with pytest.raises(BadCardFile, match="is no text"):
        recognise_file(tmp_path / "a.json")


@pytest.mark.parametrize(
    ("game", "card"),
    [
        ("fftcg", {"type": "forward", "element": ["fire"], "cost": 1}),
        ("fow", {"type": ["Resonator"], "cost": "{R}", "def": 300}),
        ("fow5", {"type": ["Resonator"], "cost": "{R}", "atk": 300}),
        ("caster", {"type": "Servant", "element": "Luna", "cost": 1, "atk": 1000}),
        ("gateruler", {"type": "unit", "faction": ["Emberwright"], "level": 0, "atk": 3, "stk": 1}),
    ],
)
def test_a_missing_number_is_a_problem_of_the_card_and_not_zero(game: str, card: dict[str, object]) -> None:
    made = summary_of(game, {"id": "x", "name": "Some Card", **card})
    assert "is missing; the card's file has no number there" in made.problem
