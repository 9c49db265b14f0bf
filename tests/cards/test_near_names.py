"""Names that look like a misspelt one, found without a look at every card."""

from arbiter.cards.near_names import COMPARED, NearNames
from arbiter.cards.pool import shared


def test_the_name_that_was_meant_comes_first() -> None:
    pool = shared("fow")
    for name in sorted({str(card["name"]) for card in pool.cards.values() if len(str(card["name"])) > 5}):
        for misspelt in (name[:2] + name[3:], name[:-2] + name[-1] + name[-2], name.upper(), f"{name[:3]}z{name[3:]}"):
            assert name in pool.nearest(misspelt), misspelt


def test_two_letters_that_changed_places_in_a_short_name() -> None:
    assert shared("fow").nearest("Hsuh")[0] == "Hush"


def test_what_looks_like_nothing_is_like_nothing() -> None:
    assert shared("fow").nearest("qqqqqqqqqqqq") == []
    assert NearNames([]).find("x") == [] and NearNames(["Hush"]).find("") == []


def test_a_word_is_compared_with_few_names_however_many_there_are() -> None:
    class Counted(str):
        looks = 0

        def __getitem__(self, key: object) -> str:  # type: ignore[override]
            Counted.looks += 1
            return str(self)

    names = NearNames(Counted(f"salt road warden {number}") for number in range(5_000))
    assert names.find("salt road wardne 77")
    assert Counted.looks <= COMPARED
