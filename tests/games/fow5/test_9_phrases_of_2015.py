"""Phrases of cards of 2015 that are read like later ones, or in this document's own way; each is played."""

from __future__ import annotations

import pytest

from tests.games.fow5.written import addition, chant, regalia, resonator, ruler, stone, table

CUP = regalia("Cup")
MOON = addition("Moon", "Field", race="Moon")


@pytest.mark.rule("fow5", "3.7")
@pytest.mark.parametrize("has_cup", [False, True])
def test_a_stone_that_enters_the_magic_stone_area_rested(has_cup: bool) -> None:
    gem = stone(
        "Gem", "{Rest}: Produce {R}.", 'If you don\'t control a "Cup", this card enters your magic stone area rested.'
    )
    dig = chant("Dig", "Put the top card of your magic stone deck into your magic stone area.")
    t = table(CUP, gem, dig).zone(0, "stones", "Gem").hand(0, "Dig")
    if has_cup:
        t.field(0, "Cup")
    t.play(0, "Dig").resolve()
    assert t.obj("Gem").zone == "stone_area" and t.is_rested("Gem") != has_cup


@pytest.mark.rule("fow5", "2.1/3a")
def test_a_card_that_is_no_spell() -> None:
    hymn = chant("Hymn", "You gain 100 life.", race="Vampire")
    monk = resonator("Monk", race="Vampire")
    call = chant("Call", "Put target Vampire non-spell card from your graveyard into your field.")
    t = table(hymn, monk, call).zone(0, "graveyard", "Hymn").hand(0, "Call")
    assert not t.can("play", 0, "Call")
    t = table(hymn, monk, call).zone(0, "graveyard", "Hymn", "Monk").hand(0, "Call")
    assert t.play(0, "Call").resolve().is_on_field("Monk")


@pytest.mark.rule("fow5", "2.1/7")
def test_a_dark_magic_stone_is_one_of_darkness() -> None:
    gem = stone("Gem", "Treat this card as wind magic stone and dark magic stone.")
    t = table(gem).zone(0, "stone_area", "Gem")
    assert {"wind_stone", "darkness_stone"} <= t.begin().obj("Gem").now.types


@pytest.mark.rule("fow5", "7.5/2")
@pytest.mark.parametrize(
    "text",
    [
        "Play this ability only if you put a Moon into a field this turn.",
        "You cannot play this ability if you haven't put any Moon into a field this turn.",
    ],
)
@pytest.mark.parametrize("by", [None, 0, 1])
def test_what_a_player_has_put_into_a_field_this_turn(text: str, by: int | None) -> None:
    lark = ruler("Lark", f"[J-Activate] Pay {{0}}: {text}")
    t = (
        table(MOON, lark, rulers=False)
        .zone(0, "ruler", "Lark")
        .zone(1, "ruler", "Heron")
        .hand(0, "Moon")
        .hand(1, "Moon")
    )
    if by == 0:
        t.play(0, "Moon").resolve()
    if by == 1:
        t.turn(1).play(1, "Moon").resolve()
    else:
        assert bool(t.acts(0, "judgment")) == (by == 0)


@pytest.mark.rule("fow5", "3.8/4")
def test_a_j_ruler_returns_to_its_ruler_side() -> None:
    lark = ruler("Lark", "[J-Activate] Pay {0}.", judged=("At end of turn, return this card to its Ruler side.",))
    t = (
        table(lark, rulers=False)
        .zone(0, "ruler", "Lark")
        .zone(1, "ruler", "Heron")
        .act(0, "judgment", "Lark")
        .resolve()
    )
    assert t.is_on_field("Judge of Lark")
    t.to("end_turn").resolve()
    assert t.zone_names(0, "ruler") == ["Lark"]


@pytest.mark.parametrize("is_here", [False, True])
def test_it_stays_rested_as_long_as_a_card_is_on_a_field(is_here: bool) -> None:
    ivy = resonator(
        "Ivy",
        "{0}: Rest target resonator your opponent controls. It doesn't recover during the recovery "
        "phase as long as this card is on a field.",
    )
    fell = chant("Fell", "Destroy target resonator.")
    t = table(ivy, fell).field(0, "Ivy").field(1, "Pup").hand(0, "Fell").use(0, "Ivy", targets=["Pup"]).resolve()
    if not is_here:
        t.play(0, "Fell", targets=["Ivy"]).resolve()
    t.to("main", 1)
    assert t.is_rested("Pup") == is_here


@pytest.mark.parametrize(("text", "answered"), [("", True), (" Players cannot chase to this ability.", False)])
def test_an_ability_that_nobody_may_chase_to(text: str, answered: bool) -> None:
    seer, reply = resonator("Seer", f"{{Rest}}: Draw a card.{text}"), resonator("Reply", "{Rest}: You gain 100 life.")
    t = table(seer, reply).field(0, "Seer").field(1, "Reply").use(0, "Seer").passes(0)
    assert any("Reply" in option for option in t.options()) is answered
