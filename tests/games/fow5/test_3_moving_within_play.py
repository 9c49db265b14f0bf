"""Chapters 3.14, 3.15, 7.5 and 10.16: moves within the play ground, whose card it is then, and copies that move."""

from __future__ import annotations

import pytest

from tests.games.fow5.written import chant, instant, ruler, stone, table

LADY = ruler("Lady", "[J-Activate] Pay {0}.", "As you do judgment of this card, draw a card.", size=(500, 500))
STEAL = instant("Steal", "Gain control of target J/resonator.")
FELL = instant("Fell", "Destroy target J/resonator.")


@pytest.mark.rule("fow5", "3.1/4", "3.7/5", "9.5/3", "10.19/1")
def test_a_stone_that_moves_to_the_field_has_been_in_the_play_ground_all_the_time() -> None:
    rock = stone("Rock", "{Rest}: Produce {R}.")
    lute = chant("Lute", 'Target resonator gains "{Rest}: You gain 100 life." until end of turn.')
    haul = chant("Haul", "Put target magic stone you control into your field.")
    rouse = chant("Rouse", "Target magic stone becomes a [400/400] resonator and is still a magic stone.")
    t = table(rock, lute, haul, rouse).zone(0, "stone_area", "Rock").hand(0, "Haul", "Rouse", "Lute")
    t.play(0, "Rouse", targets=["Rock"]).resolve().play(0, "Haul", targets=["Rock"]).resolve()
    assert t.zone_of("Rock") == "field" and t.obj("Rock").now.types == {"resonator", "magic_stone", "special"}
    t.play(0, "Lute", targets=["Rock"]).resolve()
    assert t.use(0, "Rock").resolve().resource(0, "life") == 4100


@pytest.mark.rule("fow5", "3.14/2", "1.5/3")
def test_what_is_put_into_my_field_from_your_graveyard_is_under_my_control() -> None:
    raise_ = chant("Raise", "Put target resonator from a graveyard into your field.")
    t = table(raise_).zone(1, "graveyard", "Dog").hand(0, "Raise").play(0, "Raise").resolve()
    assert t.field_names(0) == ["Dog"] and t.obj("Dog").owner == 1


@pytest.mark.rule("fow5", "3.14/2", "3.1/6", "10.9/1")
def test_a_stolen_j_ruler_goes_to_its_owners_ruler_area_and_is_theirs_again() -> None:
    t = table(STEAL, FELL).field(1, "Judge of Heron").hand(0, "Steal", "Fell").play(0, "Steal").resolve()
    assert t.field_names(0) == ["Judge of Heron"]
    t.play(0, "Fell").resolve()
    assert t.zone_names(1, "ruler") == ["Heron", "Judge of Heron"] and t.zone_names(0, "ruler") == ["Kestrel"]
    assert t.obj("Judge of Heron").controller == 1


@pytest.mark.rule("fow5", "10.16/1a", "3.15/2", "10.9/1")
@pytest.mark.parametrize(
    ("text", "left"),
    [("Return all J-rulers to their owners' hands.", ["Judge of Heron"]), ("Destroy all J/resonators.", [])],
)
def test_a_copied_j_ruler_ceases_to_be_where_the_card_stays_or_becomes_astral(text: str, left: list[str]) -> None:
    twin, sweep = chant("Twin", "Copy target J-ruler."), chant("Sweep", text)
    t = table(twin, sweep).field(1, "Judge of Heron").hand(0, "Twin", "Sweep").play(0, "Twin").resolve()
    assert t.field_names(0) == ["Judge of Heron"]
    t.play(0, "Sweep").resolve()
    assert t.field_names(0) == [] and t.field_names(1) == left
    assert t.zone_names(0, "ruler") == ["Kestrel"] and t.hand_names(0) == []


@pytest.mark.rule("fow5", "7.5/3", "1.4/1")
def test_a_ruler_does_what_it_says_as_its_judgment_is_done() -> None:
    back = ("As you do judgment of this card, draw a card.",)
    for lady, drawn in ((ruler("Lady", "[J-Activate] Pay {0}.", judged=back), 1), (LADY, 0)):
        t = table(lady, rulers=False).zone(0, "ruler", "Lady").act(0, "judgment", "Lady")
        assert t.hand_size(0) == 0
        assert t.resolve().hand_size(0) == drawn and t.stack() == []
