"""The library: printings and corrections, one transaction or nothing, images, and what is kept of readings."""

import json
import sqlite3
import zipfile
from pathlib import Path

import pytest

import arbiter
from arbiter.cards import kept, readings
from arbiter.cards.importing.content import BadCardFile
from arbiter.cards.importing.recognising import recognise_file
from arbiter.cards.importing.rows import sound_rows
from arbiter.cards.library import changing
from arbiter.cards.library.images import find_images
from arbiter.cards.library.looking import cards_of
from arbiter.cards.library.store import BadLibrary, Library
from arbiter.cards.pool import Pool, language_of, shared
from arbiter.cards.printings import newest_printings
from arbiter.cards.search import BadQuery, CardIndex, index_of
from arbiter.cards.summaries import kept_summaries, key_of_card, summaries, summaries_of
from arbiter.games.printed_fields import Card
from tests.cards import library_files as files

CAT: dict[str, object] = {
    "id": "93-001C", "name": "Pier Cat", "type": "forward", "element": ["water"], "cost": 1, "power": 3000,
    "text": "Haste\nWhen Pier Cat entrs the field, draw 1 card.",
}  # fmt: skip


def library_of(folder: Path, *cards: dict[str, object]) -> Library:
    made = Library(folder / "library.db", make=True)
    changing.add_files(made, [files.written(folder, "cards.json", list(cards))])
    return made


def test_printings_of_one_card_are_one_card(tmp_path: Path) -> None:
    library = Library(tmp_path / "library.db", make=True)
    report = changing.add_files(library, [files.written(tmp_path, "a.json", files.PUBLISHER)])
    assert (report.cards["fftcg"], report.printings["fftcg"], report.new["fftcg"]) == (2, 3, 3)
    clerk = [printing for printing in library.printings("fftcg") if printing.name == "Tide Clerk"]
    assert {printing.id for printing in clerk} == {"90-002C", "80-001C"}
    assert {printing.card for printing in clerk} == {"90-002C"}


def test_columns_that_mean_nothing_are_told(tmp_path: Path) -> None:
    table = tmp_path / "cards.csv"
    table.write_text("id,name,type,faction,level,atk,hp,stk,rarity,attacs\nX-1,Ash,unit,Emberwright,1,1,1,1,C,2\n")
    report = changing.add_files(Library(tmp_path / "library.db", make=True), [table])
    assert list(report.cards) == ["gateruler"]
    assert [line.partition(": cards of ")[2] for line in report.told] == [
        "gateruler have no such columns, so they mean nothing: attacs"
    ]


def test_printings_that_are_written_differently_are_one_card(tmp_path: Path) -> None:
    owl: dict[str, object] = {"name": "Post Owl", "type": "servant", "element": "luna", "traits": "Bird", "level": 2}
    first = dict(owl, id="ZZ01-001", cost=2, atk=1000, text="[Enter] Draw a card, then discard a card.")
    second = dict(first, id="ZZ02-001", atk="1000", text="Enter Draw a card then discard a card. (When it enters.)")
    third = dict(first, id="ZZ03-001", text="Enter Draw a card.")
    newest = newest_printings("caster", [first, second, third])
    assert newest == {"ZZ01-001": "ZZ02-001", "ZZ02-001": "ZZ02-001", "ZZ03-001": "ZZ03-001"}


def test_a_number_that_a_reprint_names_too_has_the_reprints_words(tmp_path: Path) -> None:
    clerk = dict(files.PUBLISHER[1], code="80-001C", text_en="《ダル》: Draw 2 cards.")
    for rows in ([files.PUBLISHER[1], clerk], [clerk, files.PUBLISHER[1]]):
        found, _ = sound_rows(recognise_file(files.written(tmp_path, "a.json", rows)))
        assert {str(card["id"]): card["text"] for card in found} == dict.fromkeys(
            ("90-002C", "80-001C"), "{Dull}: Draw 1 card."
        )


def test_a_later_file_corrects_an_earlier_one(tmp_path: Path) -> None:
    library = library_of(tmp_path, CAT)
    assert "entrs" in library.problems()[0].says
    better = files.written(tmp_path, "better.json", [dict(CAT, text="Haste")])
    report = changing.add_files(library, [better])
    assert (report.new["fftcg"], report.changed["fftcg"], report.whole["fftcg"]) == (0, 1, 1)
    assert library.problems() == []


def test_a_probable_slip_is_suggested_and_not_corrected(tmp_path: Path) -> None:
    library = library_of(tmp_path, CAT)
    assert "'entrs': 'enters'?" in library.problems()[0].says
    assert "entrs" in str(cards_of(library, "fftcg").corrected.cards[0]["text"])


def test_errata_correct_single_words_by_id(tmp_path: Path) -> None:
    library = library_of(tmp_path, CAT)
    path = files.written(
        tmp_path, "errata.csv", "id,position,wrong,right\n93-001C,5,entrs,enters\n93-001C,1,Brave,x\nno,1,a,b\n"
    )
    made = changing.add_errata(library, path)
    assert made.made == 2
    assert any("word 1 is 'Haste', not 'Brave'" in line for line in made.told)
    assert any("no: there is no card" in line for line in made.told)
    assert "Pier Cat enters the field" in str(cards_of(library, "fftcg").corrected.cards[0]["text"])
    assert library.problems() == []
    assert "entrs" in str(library.printings("fftcg")[0].data["text"])  # what the file says stays


def test_nothing_is_half_done(tmp_path: Path) -> None:
    library = library_of(tmp_path, CAT)
    before = library.printings()
    good = files.written(tmp_path, "good.json", [dict(CAT, id="93-002C")])
    with pytest.raises(BadCardFile):
        changing.add_files(library, [good, files.written(tmp_path, "bad.json", "nothing")])
    assert library.printings() == before
    rows = "\n".join(json.dumps({"id": f"x{i}", "name": "", "type": "forward"}) for i in range(10_000))
    with pytest.raises(BadCardFile):
        changing.add_files(library, [files.written(tmp_path, "rows.jsonl", rows)])
    with pytest.raises(BadLibrary, match="nothing was removed"):
        changing.remove(library, ["93-001C", "nope"])
    assert library.printings() == before


def test_ten_thousand_broken_rows_beside_a_good_one_are_told_and_left_out(tmp_path: Path) -> None:
    rows = "\n".join([json.dumps(CAT), *(['{"id": "x"}'] * 10_000)])
    library = Library(tmp_path / "library.db", make=True)
    report = changing.add_files(library, [files.written(tmp_path, "rows.jsonl", rows)])
    assert (report.cards["fftcg"], len(report.files[0].bad)) == (1, 10_000)
    assert len(library.problems()) == 10_001


def test_cards_are_removed_with_their_empty_files(tmp_path: Path) -> None:
    library = library_of(tmp_path, CAT, dict(CAT, id="93-002C", name="Pier Kit"))
    assert changing.remove(library, ["93-001C"]) == 1
    assert len(library.files()) == 1
    assert changing.remove(library, game="fftcg") == 1
    assert (library.printings(), library.files()) == ([], [])


def test_update_reads_changed_files_again(tmp_path: Path) -> None:
    library = library_of(tmp_path, CAT)
    files.written(tmp_path, "cards.json", [dict(CAT, text="Haste"), dict(CAT, id="93-002C", text="Brave")])
    report = changing.read_again(library)
    assert (report.cards["fftcg"], report.changed["fftcg"], report.new["fftcg"]) == (2, 1, 1)
    assert len(library.files()) == 1


@pytest.mark.parametrize("content", [b"nonsense" * 500, b"SQLite format 3\0" + b"x" * 5000])
def test_what_is_no_library_is_told(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "x.db").write_bytes(content)
    with pytest.raises(BadLibrary, match=r"x\.db"):
        Library(tmp_path / "x.db")
    with pytest.raises(BadLibrary, match="there is no library at"):
        Library(tmp_path / "none.db")


def test_library_cards_are_played_and_a_save_carries_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cards = [dict(CAT, id=f"93-{i:03}C", name=f"Pier Cat {i}", text="Haste") for i in range(1, 18)]
    library_of(tmp_path, *cards)
    monkeypatch.setenv("ARBITER_LIBRARY", str(tmp_path / "library.db"))
    deck = "\n".join(f"{3 if i < 17 else 2} Pier Cat {i}" for i in range(1, 18))
    match = arbiter.start("fftcg", deck, "steam", seed=1, agents=["random", "random"])
    saved = match.save()
    monkeypatch.setenv("ARBITER_LIBRARY", str(tmp_path / "gone.db"))
    assert "93-001C" not in shared("fftcg").cards
    assert arbiter.load(saved).hash == match.hash
    with pytest.raises(arbiter.BadSave, match="cards must be a list"):
        arbiter.load(saved.replace('"cards": [', '"cards": [3, '))


def test_a_save_without_brought_cards_is_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saved = arbiter.start("fftcg", "steam", "cold-wire", seed=1).save()
    assert '"cards"' not in saved
    library_of(tmp_path, dict(CAT, id="SR-001C"))
    monkeypatch.setenv("ARBITER_LIBRARY", str(tmp_path / "library.db"))
    assert shared("fftcg").cards["SR-001C"]["name"] == "Pier Cat"
    assert arbiter.load(saved).setup.pool.cards["SR-001C"]["name"] != "Pier Cat"


# ---------------------------------------------------------------- images


def test_images_are_found_by_id_and_never_unpacked(tmp_path: Path) -> None:
    folder = tmp_path / "art"
    folder.mkdir()
    (folder / "93-001C_eg.jpg").write_bytes(b"\xff\xd8\xff" + b"x" * 20)
    (folder / "93-002C.png").write_bytes(b"<html>")
    (folder / "stranger.png").write_bytes(b"\x89PNG\r\n\x1a\n")
    found = find_images(folder, ["93-001C", "93-002C"])
    assert (found.members, found.strangers) == ({"93-001C": "93-001C_eg.jpg"}, 1)
    assert "93-002C.png: is named like an image and is none" in found.told
    with zipfile.ZipFile(tmp_path / "art.zip", "w") as archive:
        archive.writestr("deep/93-001C.png", b"\x89PNG\r\n\x1a\n")
    assert find_images(tmp_path / "art.zip", ["93-001C"]).members == {"93-001C": "deep/93-001C.png"}


def test_a_zip_that_grows_is_refused(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "bomb.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("93-001C.png", b"\0" * (8 << 20))
    with pytest.raises(BadCardFile, match=r"would grow .* nothing was unpacked"):
        find_images(tmp_path / "bomb.zip", ["93-001C"])
    (tmp_path / "no.zip").write_bytes(b"PK\x03\x04 broken")
    with pytest.raises(BadCardFile, match="neither a folder nor a zip"):
        find_images(tmp_path / "no.zip", ["93-001C"])


# ---------------------------------------------------------------- readings on disk


def kept_in(folder: Path, monkeypatch: pytest.MonkeyPatch) -> readings.Readings:
    monkeypatch.setenv("ARBITER_CACHE", str(folder))
    kept._in_use.clear()
    return readings.use_readings()


def test_readings_and_failures_come_back_from_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    language = language_of("fftcg")
    monkeypatch.setitem(language.__dict__, "readings", {})
    before = kept_in(tmp_path, monkeypatch)
    first = summaries("fftcg", [CAT, dict(CAT, id="x", text="Haste")])
    again = kept_in(tmp_path, monkeypatch)
    assert again is not before
    monkeypatch.setitem(language.__dict__, "readings", {})
    assert summaries("fftcg", [CAT, dict(CAT, id="x", text="Haste")]) == first
    assert again.find(language, "Pier Cat", "forward", "Haste") is not None
    assert again.find(language, "Pier Cat", "forward", "Brave") is None
    assert str(again.find(language, "Pier Cat", "forward", str(CAT["text"]))) == first[0].problem


def test_a_damaged_row_or_file_is_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept_in(tmp_path, monkeypatch)
    first = summaries("fftcg", [CAT])
    file = sqlite3.connect(tmp_path / "readings.db")
    file.execute("UPDATE kept SET value = replace(value, 'Haste', 'Brave')")
    file.commit()
    file.close()
    kept_in(tmp_path, monkeypatch)
    assert summaries("fftcg", [CAT]) == first
    for ending in ("", "-wal", "-shm"):
        Path(f"{tmp_path}/readings.db{ending}").unlink(missing_ok=True)
    (tmp_path / "readings.db").write_bytes(b"no database at all" * 100)
    assert summaries("fftcg", [CAT]) == first
    begun_anew = kept_in(tmp_path, monkeypatch)
    summaries("fftcg", [dict(CAT, text="Brave")])
    assert begun_anew.file._file is not None


def test_a_file_that_grew_too_large_is_begun_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = kept_in(tmp_path, monkeypatch)
    summaries("fftcg", [CAT])
    (key,) = before.file._rows([key_of_card("fftcg", CAT)])[0][:1]
    monkeypatch.setattr(kept, "LARGEST", 1)
    summaries("fftcg", [dict(CAT, id="x")])
    assert before.file.value(key) is None and before.file.value(key_of_card("fftcg", dict(CAT, id="x"))) is not None


# ---------------------------------------------------------------- looking cards up


IVY: dict[str, object] = {
    "name": "Quay Ivy", "type": ["Resonator"], "cost": "{G}{1}", "attribute": ["G"], "race": ["Plant"], "atk": 400,
    "def": 400,
}  # fmt: skip


def test_what_the_library_knows_of_a_card_holds_unless_a_newer_printing_is_brought(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reed = dict(IVY, id="CMF-902", name="Quay Reed", set="CMF", abilities=["[Flying]"])
    rows: list[dict[str, object]] = [dict(IVY, id="CMF-901", set="CMF", abilities=["[Flying]"]), reed]
    with Library(tmp_path / "library.db", make=True) as library:
        changing.add_files(library, [files.written(tmp_path, "old.json", rows)], "fow")
    monkeypatch.setenv("ARBITER_LIBRARY", str(tmp_path / "library.db"))
    pool = shared("fow")
    assert {"CMF-901", "CMF-902"} == set(pool.known())
    assert summaries_of(pool)["CMF-901"].keywords == ("flying",)
    newer = [dict(IVY, id="TTT-901", set="TTT", abilities=["[Pierce]"])]
    monkeypatch.setenv("ARBITER_CARDS", str(files.written(tmp_path, "new.json", newer)))
    pool = shared("fow")
    assert {"CMF-902"} == set(pool.known())
    assert summaries_of(pool)["CMF-901"].keywords == summaries_of(pool)["TTT-901"].keywords == ("pierce",)


def test_what_was_found_out_while_adding_is_known_afterwards(tmp_path: Path) -> None:
    """Of equally old printings one counts, whatever the order in a file; nothing is read a second time."""
    rows: list[dict[str, object]] = [
        dict(IVY, id="CMF-903", set="CMF", abilities=["[Pierce]"]),
        dict(IVY, id="CMF-902", set="CMF Promo", abilities=["[Flying]"]),
    ]
    with Library(tmp_path / "library.db", make=True) as library:
        changing.add_files(library, [files.written(tmp_path, "cards.json", rows)], "fow")
        pool = cards_of(library, "fow").pool()
    assert {key: summary.keywords for key, summary in pool.known().items()} == {
        key: tuple(pool.face(key).traits.keywords) for key in pool.cards
    }
    assert None not in kept_summaries("fow", list(pool.cards.values()))


def looked_up(*cards: Card) -> CardIndex:
    pool = Pool("fftcg", cards)
    return index_of(pool, summaries_of(pool))


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("", ["a", "b", "c"]),
        ("pier", ["a", "b"]),
        ("t:forward e:water", ["a"]),
        ("cost<=2", ["a", "b"]),
        ("power>=5000 -t:backup", ["b"]),
        ('o:"draw 1 card"', ["b"]),
        ("job:guard or cost=4", ["b", "c"]),
        ("(e:fire or e:water) cost!=1", ["b"]),
        ("not t:forward", ["c"]),
        ("is:whole", ["a", "c"]),
        ("is:problem", ["b"]),
        ("k:haste s:90", ["a"]),
    ],
)
def test_queries(query: str, found: list[str]) -> None:
    cards = [
        dict(CAT, id="a", text="Haste", set="90"),
        dict(CAT, id="b", name="Pier Dog", element=["fire"], cost=2, power=5000, job="Guard"),
        dict(CAT, id="c", name="Reef", type="backup", element=["earth"], cost=4, text=""),
    ]
    cards[1]["text"] = "When Pier Dog entrs the field, draw 1 card."
    index = looked_up(*cards)
    assert sorted(entry.id for entry in index.search(query)) == found


def test_a_search_finds_reprints_once_by_the_set_of_any() -> None:
    cards = [dict(CAT, id="1-001C", set="1", text="Haste"), dict(CAT, id="2-001C", set="2", text="Haste")]
    index = looked_up(*cards)
    assert [entry.id for entry in index.search("cat")] == [entry.id for entry in index.search("set:1")] == ["2-001C"]


@pytest.mark.parametrize("query", ["color<red", "cost<=x", "shoe:3", "(a", "a)", "x" * 501, "(" * 30, 'o:"draw'])
def test_what_is_no_query_is_told(query: str) -> None:
    with pytest.raises(BadQuery):
        looked_up(CAT).search(query)
