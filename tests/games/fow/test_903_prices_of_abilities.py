"""Prices of abilities that a text changes: its own while something is so, and those of God's Arts for a turn."""

from __future__ import annotations

import pytest

from tests.games.fow.tables import table
from tests.games.fow.written import chant, refused, regalia, resonator, written

HEN = resonator("Hen", size=(300, 300), race="Bird")


@pytest.mark.rule("fow", "903.2k")
@pytest.mark.parametrize(("stones", "birds", "plays"), [(3, 0, True), (1, 0, False), (1, 1, True), (0, 1, False)])
def test_an_ability_is_cheaper_while_something_is_so(stones: int, birds: int, plays: bool) -> None:
    horn = regalia("Horn", "{3}: You gain 100 life. If you control a Bird, you may pay {2} less to play this ability.")
    t = table(HEN, horn, stones=stones).field(0, "Horn", *["Hen"] * birds)
    assert t.can("use", 0, "Horn") is plays
    if plays:
        assert t.use(0, "Horn").resolve().resource(0, "life") == 4100


def test_only_what_is_in_the_cost_can_be_taken_off() -> None:
    text = "{3}: You gain 100 life. You may pay {R} less to play this ability if you control a Bird."
    assert refused("Regalia", text)


@pytest.mark.rule("fow", "905.4")
@pytest.mark.parametrize(("name", "plays"), [("Cow", True), ("Calf", False)])
def test_gods_arts_of_a_j_ruler_of_that_name_are_cheaper_for_a_turn(name: str, plays: bool) -> None:
    moo = chant(
        "Moo", 'As long as your J-ruler is "Cow", you may pay {2} less to play its God\'s Art abilities this turn.'
    )
    cow = written(name, "J-ruler", 'God\'s Art "Milk" {2}: You gain 500 life.', cost=None, size=(800, 800))
    t = table(cow, moo, rulers=False).field(0, name).hand(0, "Moo")
    assert not t.can("use", 0, name)
    t.play(0, "Moo").resolve()
    assert t.can("use", 0, name) is plays


def test_gods_arts_of_the_j_ruler_that_the_text_speaks_of() -> None:
    text = (
        '{Rest}: Your J-ruler gains [+200/+200] until end of turn. If it\'s "Cow", you may pay {2} less to play its '
        "God's Art abilities this turn."
    )
    cow = written("Cow", "J-ruler", 'God\'s Art "Milk" {2}: You gain 500 life.', cost=None, size=(800, 800))
    bell = regalia("Bell", text)
    t = table(cow, bell, rulers=False).field(0, "Cow", "Bell").use(0, "Bell").resolve()
    assert t.power("Cow") == 1000 and t.use(0, "Cow").resolve().resource(0, "life") == 4500


def test_gods_arts_at_a_price_of_their_own() -> None:
    bell = regalia("Bell", "You may pay {0} to play God's Art abilities as long as you control a Bird.")
    cow = written(
        "Cow",
        "J-ruler",
        'God\'s Art "Milk" {R}{2}: You gain 500 life.',
        "{1}: You gain 100 life.",
        cost=None,
        size=(800, 800),
    )
    assert not table(HEN, cow, bell, rulers=False).field(0, "Cow", "Bell").can("use", 0, "Cow")
    t = table(HEN, cow, bell, rulers=False).field(0, "Cow", "Bell", "Hen").use(0, "Cow").resolve()
    assert t.resource(0, "life") == 4500 and not t.can("use", 0, "Cow")
