"""Deck lists in every form that is read, and what a damaged one is told."""

import random
from functools import partial
from pathlib import Path

import pytest

import arbiter
from arbiter.cards.decks import built_in_decks, built_in_names, read_decks, read_file
from arbiter.cards.finding import MissingCards
from arbiter.cards.pool import Pool, shared
from tests.cards.complaints import count_complaints

OURS = """\
# name: A small one
# about: to be read

[main]
3 SR-001C Kiln Apprentice   # with a remark
2 SR-003C
[lb]
1 SR-157R Cinder Pilgrim
"""

HEADINGS = """\
A list as a deck builder prints it.
It begins with a few words.

main(5):

Forward(3):
3 Kiln Apprentice (SR-001C)

Backups:
2x Kiln Cook (SR-013C)

Limit Break (1):
1 Cinder Pilgrim
"""

SEVERAL = """\
# starter decks
[Fire]
3 SR-001C
2 SR-013C
1 SR-157R

[*Left out]
3 NO-SUCH

[Water/Fire]
2 SR-112C
"""

OCTGN = """\
<?xml version="1.0" encoding="utf-16" standalone="yes"?>
<deck game="0" sleeveid="0">
  <section name="Forwards" shared="False">
    <card qty="3" id="1">Kiln Apprentice</card>
  </section>
  <section name="Backups"><card qty="2" id="2">Kiln
     Cook</card></section>
  <section name="LB Deck"><card id="3">Cinder Pilgrim</card></section>
  <notes><![CDATA[3 Nothing]]></notes>
</deck>
"""


def test_our_own_form() -> None:
    deck = arbiter.read_deck(OURS)
    assert deck.name == "A small one"
    assert deck.about == "to be read"
    assert deck.part("main") == ("SR-001C",) * 3 + ("SR-003C",) * 2
    assert deck.part("lb") == ("SR-157R",)
    assert len(deck) == 6
    assert arbiter.read_deck(deck.text(shared("fftcg"))) == deck


@pytest.mark.parametrize("text", [HEADINGS, "\ufeff" + HEADINGS, OCTGN, "\ufeff\n" + OCTGN])
def test_other_peoples_forms(text: str) -> None:
    deck = arbiter.read_deck(text)
    assert deck.part("main") == ("SR-001C",) * 3 + ("SR-013C",) * 2
    assert deck.part("lb") == ("SR-157R",)


def test_a_plain_list_of_names_sorts_limit_break_cards_out() -> None:
    deck = arbiter.read_deck("3 kiln apprentice\n1 Cinder Pilgrim\n2 sr-013c\n")
    assert deck.part("main") == ("SR-001C",) * 3 + ("SR-013C",) * 2
    assert deck.part("lb") == ("SR-157R",)


def test_several_decks_in_one_file(tmp_path: Path) -> None:
    decks = arbiter.read_decks(SEVERAL)
    assert [deck.name for deck in decks] == ["Fire", "Water/Fire"]
    assert decks[0].part("lb") == ("SR-157R",)
    with pytest.raises(arbiter.BadDeck, match=r"2 decks \(Fire, Water/Fire\)"):
        arbiter.read_deck(SEVERAL)
    path = tmp_path / "starters.txt"
    path.write_text(SEVERAL, encoding="utf-8")
    assert read_file(path, "fftcg") == decks


def test_built_in_decks_by_name_title_and_path() -> None:
    names = built_in_names("fftcg")
    assert len([name for name in names if not name.startswith("limited")]) >= 4
    deck = arbiter.read_deck("cold-wire")
    assert arbiter.read_deck("Cold Wire") == deck
    assert arbiter.read_deck(names["cold-wire"]) == deck
    assert arbiter.read_deck(str(names["cold-wire"])) == deck
    assert arbiter.read_deck(deck) is deck


@pytest.mark.parametrize("name", sorted(built_in_names("fftcg")))
def test_every_built_in_deck_follows_the_rules(name: str) -> None:
    format = "limited" if name.startswith("limited") else "constructed"
    deck = built_in_decks("fftcg")[name]
    assert [violation for violation in arbiter.check(deck, format) if violation.rule] == []


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("3 Kiln Aprentice\n", "line 1: there is no card 'Kiln Aprentice'; the nearest are Kiln Apprentice"),
        ("\n\n3 SR-001X\n2 Zzzzz\n", r"line 3: there is no card 'SR-001X'; the nearest are .*; line 4: there is"),
        ("3 SR-001X\n2 Zzzzz\n" * 50, r"\(and \d+ more such lines; arbiter deck check lists them all\)"),
        ("50 SR-001C\n" * 41, "2050 cards are too many for a deck; 2000 are the most"),
        ("3 SR-001C Kiln Cook\n", "SR-001C is 'Kiln Apprentice', not 'Kiln Cook'"),
        ("Kiln Apprentice\n", "line 1: 'Kiln Apprentice' is no card"),
        ("3 SR-001C\nnonsense:\n", "line 2: 'nonsense:' is no card"),
        ("0 SR-001C\n", "line 1: '0' is no number of copies"),
        ("100 SR-001C\n", "from 1 to 99"),
        ("99999999999999999999 SR-001C\n", "no number of copies"),
        ("٣ SR-001C\n", "no number of copies"),
        ("# nothing\n", "no card in it"),
        ("[*All]\n3 SR-001C\n", "left out"),
        ("<deck>\n", "line 2: not valid XML"),
        ("<list/>", "begins with <list>"),
        ("<deck><card qty='2'/></deck>", "no name"),
        ("<deck><card qty='x'>Kiln Cook</card></deck>", "'x' is no number of copies"),
        ("<deck>" + "<a>" * 50_000, "nested too deep"),
        ('<!DOCTYPE deck [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><deck>&b;</deck>', "DOCTYPE"),
        ('<!DOCTYPE deck SYSTEM "file:///etc/hosts"><deck/>', "DOCTYPE"),
        ("3 SR-001C\n" * 100_000, "too long"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(text: str, says: str) -> None:
    with pytest.raises(arbiter.BadDeck, match=says) as told:
        arbiter.read_deck(text)
    assert "\n" not in str(told.value)


def test_every_unknown_line_is_listed_at_once_with_near_names_for_ten() -> None:
    with pytest.raises(MissingCards) as told:
        arbiter.read_deck("1 Kiln Aprentice\n2 SR-001C\n" * 15)
    assert [each.line for each in told.value.missing] == list(range(1, 31, 2))
    assert sum("the nearest are" in each.says for each in told.value.missing) == 10


def test_of_several_cards_with_a_name_the_newest_is_taken_and_told() -> None:
    kiln = shared("fftcg").cards["SR-001C"]
    cards = [dict(kiln, id=key) for key in ("9-001C", "12-004C", "3-002C")]
    pool = Pool("fftcg", [*cards, dict(kiln, id="20-001C", text="Frobnicate it.")])
    deck = arbiter.read_deck("3 Kiln Apprentice\n", pool=pool)
    assert deck.part("main") == ("12-004C",) * 3  # the newest of all is not carried out
    assert "line 1: 'Kiln Apprentice' is the name of 4 cards: 12-004C is the newest" in deck.notes[0]
    assert arbiter.read_deck("3 Kiln Apprentice (9-001C)\n", pool=pool).part("main") == ("9-001C",) * 3
    assert (
        arbiter.read_deck("3 Kiln Apprentice (3)\n", pool=Pool("fftcg", [dict(cards[2], set="3"), cards[0]])).part(
            "main"
        )
        == ("3-002C",) * 3
    )


@pytest.mark.parametrize("source", ["no such deck", "", "\0", "x" * 10_000, "/", ".."])
def test_what_is_no_deck_is_told(source: str) -> None:
    with pytest.raises(arbiter.BadDeck):
        arbiter.read_deck(source)


def test_a_file_that_is_no_text_is_told(tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_bytes(b"3 SR-001C \xff\n")
    with pytest.raises(arbiter.BadDeck, match="UTF-8"):
        arbiter.read_deck(path)


# ---------------------------------------------------------------- mutations

PIECES = (
    "[main]", "[lb]", "[", "]", "3 ", "-1 ", "1e9 ", "SR-001C", "<", ">", "&x;", "<!DOCTYPE a>", "\0", "\n", "(", "):",
    "#", "//", "ü", "\ufeff", "<card>", "</deck>", "'", '"', "\u2028", "x" * 300,
)  # fmt: skip


def mutate(text: str, dice: random.Random) -> str:
    for _ in range(dice.randint(1, 4)):
        at = dice.randrange(len(text) + 1)
        match dice.randrange(4):
            case 0:
                text = text[:at] + text[at + dice.randint(1, 12) :]
            case 1:
                text = text[:at] + dice.choice(PIECES) + text[at:]
            case 2:
                text = text[:at] + chr(dice.choice((dice.randrange(32, 127), dice.randrange(0x3000)))) + text[at + 1 :]
            case _:
                text = text[:at] + text[dice.randrange(len(text) + 1) :]
    return text


def read_mutated(count: int, seed: int) -> None:
    dice = random.Random(seed)
    steam = built_in_names("fftcg")["steam"].read_text(encoding="utf-8")
    texts = (OURS, HEADINGS, SEVERAL, OCTGN, steam)
    mutated = [mutate(texts[i % len(texts)], dice) for i in range(count)]
    assert count_complaints([partial(read_and_check, text) for text in mutated]) > count * 0.2


def read_and_check(text: str) -> None:
    for deck in arbiter.read_decks(text):
        arbiter.check(deck)


def test_two_thousand_damaged_lists_are_told() -> None:
    read_mutated(2_000, 1)


@pytest.mark.soak
def test_ten_thousand_damaged_lists_are_told() -> None:
    read_mutated(10_000, 2)


def test_an_id_may_have_spaces_in_it() -> None:
    card = {"type": "forward", "element": ["fire"], "cost": 2, "power": 5000, "category": ["PC"], "text": "Haste"}
    pool = Pool("fftcg", [{**card, "id": key, "name": "Pier Cat"} for key in ("PC", "PC V2", "PC V2 Promo")])
    for text in ("[main]\n3 PC V2 Pier Cat\n", "[main]\n3 PC V2\n"):
        (deck,) = read_decks(text, "fftcg", pool)
        assert deck.part("main") == ("PC V2",) * 3
    (deck,) = read_decks("[main]\n1 PC V2 Promo Pier Cat\n1 PC Pier Cat\n", "fftcg", pool)
    assert deck.part("main") == ("PC V2 Promo", "PC")
    assert read_decks(deck.text(pool), "fftcg", pool) == [deck]
