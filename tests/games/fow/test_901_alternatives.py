"""One of several: names in a row, a target of one kind or of another, and a second sentence that says when."""

from __future__ import annotations

import pytest

from arbiter.kernel.traits import Face
from tests.games.fow.tables import table
from tests.games.fow.test_1402_more_wordings import addition
from tests.games.fow.written import chant, refused, resonator

HEN = resonator("Hen", size=(300, 300), race="Bird")
OX = resonator("Ox", size=(800, 800), race="Beast")
BELL = "you gain 100 life."


def life_with(text: str, *field: str, other: tuple[str, ...] = ()) -> int:
    """The life of player 0 after a chant with this text, with these cards in the fields."""
    t = table(HEN, OX, chant("Bell", text)).field(0, *field).field(1, *other).hand(0, "Bell")
    return t.play(0, "Bell").resolve().resource(0, "life")


@pytest.mark.rule("fow", "209.4")
@pytest.mark.parametrize(("field", "gained"), [(("Hen",), 100), (("Ox",), 100), ((), 0)])
def test_one_of_several_names_is_enough(field: tuple[str, ...], gained: int) -> None:
    assert life_with(f'If you control "Hen" or "Ox", {BELL}', *field) == 4000 + gained
    assert life_with(f'If you control "Cow", "Hen" or "Ox", {BELL}', *field) == 4000 + gained
    assert life_with(f'If you control "Hen" or "Ox", {BELL}', other=field) == 4000


@pytest.mark.parametrize(("field", "gained"), [(("Hen", "Ox"), 100), (("Ox",), 0), (("Hen", "Hen"), 0)])
def test_each_of_several_names_is_needed(field: tuple[str, ...], gained: int) -> None:
    assert life_with(f'If you control "Hen" and "Ox", {BELL}', *field) == 4000 + gained


@pytest.mark.rule("fow", "202.2d")
def test_a_ruler_with_one_of_three_names() -> None:
    assert life_with(f'If your J/ruler is "Cow", "Hen" or "fire ruler", {BELL}') == 4100
    assert life_with(f'If your J/ruler is "Cow", "Hen" or "Ox", {BELL}') == 4000


@pytest.mark.rule("fow", "903.2i")
def test_a_target_of_one_kind_or_of_another() -> None:
    rope = addition("Rope", "Field")
    cut = chant("Cut", "Destroy target rested resonator or target addition.")
    t = table(HEN, OX, rope, cut).field(1, "Rope", "Hen").field(1, "Ox", rested=True).hand(0, "Cut")
    with pytest.raises(Exception, match="Hen"):
        t.play(0, "Cut", targets=["Hen"])  # it is not rested
    t.play(0, "Cut", targets=["Rope"]).resolve()
    assert t.zone_of("Rope") == "graveyard" and t.is_on_field("Ox", 1)


@pytest.mark.parametrize(
    ("text", "seats"), [("target opponent or resonator", [1]), ("target resonator or yourself", [0])]
)
def test_a_resonator_or_one_player(text: str, seats: list[int]) -> None:
    bolt = chant("Bolt", f"This card deals 500 damage to {text}.")
    t = table(bolt).hand(0, "Bolt").play(0, "Bolt").resolve()  # there is only the player to target
    assert [player for player in (0, 1) if t.resource(player, "life") == 3500] == seats


def test_nothing_is_done_to_a_player_that_only_a_card_can_undergo() -> None:
    said = refused("Chant", "Target J/resonator or yourself gains [Barrier] until end of turn.")
    assert "a player can be picked" in said
    spared = "Prevent the next 500 damage that would be dealt to target J/resonator or yourself this turn."
    assert "a player can be picked" in refused("Chant", spared)


# ---------------------------------------------------------------- a second sentence


def rope(text: str) -> Face:
    return addition("Rope", "Resonator", text)


@pytest.mark.parametrize(("host", "power", "flies"), [("Hen", 400, True), ("Ox", 900, False)])
def test_a_second_sentence_adds_to_the_first_while_something_is_so(host: str, power: int, flies: bool) -> None:
    said = rope("Added resonator gains [+100/+100]. If it's a Bird, it also gains [Flying].")
    t = table(HEN, OX, said).field(0, host).hand(0, "Rope").play(0, "Rope").resolve()
    assert t.power(host) == power and t.has(host, "flying") is flies


@pytest.mark.parametrize(("host", "power"), [("Hen", 900), ("Ox", 900)])
def test_instead_puts_the_second_sentence_in_the_place_of_the_first(host: str, power: int) -> None:
    said = rope("Added resonator gains [+100/+100]. If it's a Bird, it gains [+600/+600] instead.")
    t = table(HEN, OX, said).field(0, host).hand(0, "Rope").play(0, "Rope").resolve()
    assert t.power(host) == power


def test_they_are_those_of_the_first_sentence() -> None:
    flag = resonator("Flag", "Other resonators you control gain [+100/+100]. As long as you control two or more Birds, "
                     "they gain [+400/+400] instead.")  # fmt: skip
    t = table(HEN, OX, flag).field(0, "Flag", "Hen", "Ox")
    assert (t.power("Hen"), t.power("Ox"), t.power("Flag")) == (400, 900, 500)
    t = table(HEN, OX, flag).field(0, "Flag", "Hen", "Hen", "Ox")
    assert (t.power("Ox"), t.power("Flag")) == (1200, 500)


def test_a_granted_it_is_not_taken_for_the_added_card() -> None:
    text = 'Added resonator gains [+100/+100]. If it\'s a Bird, it gains "Whenever this card attacks >>> Destroy it.".'
    assert refused("Addition:Resonator", text)
