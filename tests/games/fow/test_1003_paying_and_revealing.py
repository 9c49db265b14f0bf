"""Chapters 1003 to 1006 and 1014: what others make a player pay, cards kept revealed, summoning, cards from outside."""

from __future__ import annotations

import pytest

from arbiter.testing import Table
from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, resonator

HEN = resonator("Hen", cost="{0}", size=(300, 300))
OX = resonator("Ox", size=(800, 800))
BELL = "You gain 100 life."

# ---------------------------------------------------------------- 1003.8


WORDS = "If abilities or effects your opponent controls would make you pay any amount of will, you pay {0} instead."
AEGIS = regalia("Aegis", WORDS)


@pytest.mark.rule("fow", "1003.8")
def test_a_payment_that_an_effect_enforces_costs_nothing() -> None:
    toll = chant("Toll", "[Quickcast]", "Cancel target spell unless its controller pays {2}.")
    t = table(HEN, toll, AEGIS).hand(0, "Hen").hand(1, "Toll").play(0, "Hen").passes(0).play(1, "Toll").resolve()
    assert t.zone_of("Hen") == "graveyard"
    t = table(HEN, toll, AEGIS).field(0, "Aegis").hand(0, "Hen").hand(1, "Toll").play(0, "Hen").passes(0)
    t.play(1, "Toll").resolve().yes()
    assert t.stack() == ["Hen"]


@pytest.mark.rule("fow", "1003.8")
def test_an_increase_of_costs_makes_a_player_pay_as_well() -> None:
    tax = regalia("Tax", "Players pay {2} more to play spells.")
    assert not table(HEN, tax).field(1, "Tax").hand(0, "Hen").can("play", 0, "Hen")
    assert table(HEN, tax, AEGIS).field(0, "Aegis").field(1, "Tax").hand(0, "Hen").can("play", 0, "Hen")
    assert not table(HEN, tax, AEGIS).field(0, "Aegis", "Tax").hand(0, "Hen").can("play", 0, "Hen")  # one's own tax


# ---------------------------------------------------------------- 1005  reveal


KEEP = chant("Keep", "Reveal a resonator from your hand and keep it revealed until end of turn.")
SHOW = chant("Show", f"Reveal a resonator from your hand. If you do, {BELL[0].lower()}{BELL[1:]}")


def hand_seen(t: Table, viewer: int) -> list[str]:
    """The cards of player 0's hand that the viewer sees."""
    cards = t.view(viewer)["zones"]["hand"][0]["cards"]  # type: ignore[index]
    return [card["name"] for card in cards if "name" in card]


@pytest.mark.rule("fow", "1005.3")
def test_a_card_kept_revealed_stays_in_its_area_for_everybody_to_see() -> None:
    t = table(HEN, KEEP).hand(0, "Keep", "Hen", "fire 1")
    assert hand_seen(t, 1) == []
    t.play(0, "Keep").resolve().choose("Hen")
    assert t.zone_of("Hen") == "hand" and [hand_seen(t, viewer) for viewer in (1, -1)] == [["Hen"], ["Hen"]]
    assert t.has("Hen", "revealed") and t.can("play", 0, "Hen")
    assert not t.next_turn().has("Hen", "revealed")


@pytest.mark.rule("fow", "1005.2")
def test_a_revealed_card_is_not_revealed_again() -> None:
    t = table(HEN, KEEP, SHOW).hand(0, "Keep", "Show", "Show", "Hen").play(0, "Show").resolve()
    assert t.resource(0, "life") == 4100  # it was only shown
    t.play(0, "Keep").resolve().play(0, "Show").resolve()
    assert t.resource(0, "life") == 4100
    t = table(HEN, OX, KEEP, SHOW).hand(0, "Keep", "Show", "Hen", "Ox").play(0, "Keep").resolve().choose("Hen")
    assert t.play(0, "Show").resolve().resource(0, "life") == 4100  # nobody is asked: it is the Ox


@pytest.mark.rule("fow", "1005.2")
def test_a_revealed_card_does_not_pay_a_cost_that_reveals() -> None:
    bell = regalia("Bell", f"Reveal one resonator from your hand: {BELL}")
    t = table(HEN, KEEP, bell).field(0, "Bell").hand(0, "Keep", "Hen")
    assert t.can("use", 0, "Bell")
    t.play(0, "Keep").resolve()
    assert not t.can("use", 0, "Bell")


@pytest.mark.rule("fow", "1005.2")
def test_the_top_card_that_is_kept_revealed_is_not_among_those_revealed_later() -> None:
    hold = chant("Hold", "Reveal the top card of your deck and keep it revealed until end of turn.")
    look = chant("Dig", "Reveal the top card of your deck. If it is a resonator, put it into your hand.")
    t = table(HEN, hold, look).deck(0, "Hen", "fire 1", only=True).hand(0, "Hold", "Dig", "Dig")
    t.play(0, "Hold").resolve().play(0, "Dig").resolve()
    assert t.zone_names(0, "deck")[0] == "Hen"
    assert t.next_turn().next_turn().to("main").hand_size(0) == 2  # it was drawn


@pytest.mark.rule("fow", "1005.3", "1005.2")
def test_a_card_outside_the_game_is_kept_revealed_to_its_end() -> None:
    omen = chant("Omen", "Reveal a resonator you own from outside the game and keep it revealed until end of game.")
    t = table(HEN, omen).zone(0, "outside", "Hen", face_up=False).hand(0, "Omen", "Omen")
    assert not t.obj("Hen").face_up
    t.play(0, "Omen").resolve().next_turn().next_turn().to("main")
    assert t.obj("Hen").face_up and t.zone_of("Hen") == "outside" and t.has("Hen", "revealed")


# ---------------------------------------------------------------- 1006  summon


@pytest.mark.rule("fow", "1006.1")
def test_a_summoned_resonator_is_a_spell_on_top_of_the_chase() -> None:
    rite = chant("Rite", "Summon target resonator in your graveyard.")
    echo = regalia("Echo", f"Whenever you play a resonator >>> {BELL}")
    veto = chant("Veto", "[Quickcast]", "Cancel target spell.")
    t = table(OX, rite, echo, veto).field(0, "Echo").zone(0, "graveyard", "Ox").hand(0, "Rite").hand(1, "Veto")
    t.play(0, "Rite").resolve()
    assert t.stack() == ["Ox"] and t.zone_of("Ox") == "chase"  # nobody has played it
    t.resolve()
    assert t.is_on_field("Ox", 0) and t.resource(0, "life") == 4000
    t = table(OX, rite, veto).zone(0, "graveyard", "Ox").hand(0, "Rite").hand(1, "Veto").play(0, "Rite").resolve()
    t.passes(0).play(1, "Veto", targets=["Ox"]).resolve()
    assert t.zone_of("Ox") == "graveyard"


# ---------------------------------------------------------------- 1014.4


@pytest.mark.rule("fow", "1014.4")
def test_a_card_of_the_sources_own_name_is_not_revealed_from_outside() -> None:
    call = resonator(
        "Caller", "[Enter] >>> Reveal a resonator you own from outside the game and put it into your hand."
    )
    t = table(call, HEN, stones=1).zone(0, "outside", "Caller", "Hen").hand(0, "Caller").play(0, "Caller").resolve()
    assert t.resolve().hand_names(0) == ["Hen"]
    t = table(call, stones=1).zone(0, "outside", "Caller").hand(0, "Caller").play(0, "Caller").resolve().resolve()
    assert t.hand_size(0) == 0


@pytest.mark.rule("fow", "1014.4")
def test_unless_the_text_spells_the_name() -> None:
    words = '[Enter] >>> Reveal a card named "Twin" you own from outside the game and put it into your hand.'
    twin = resonator("Twin", words)
    t = table(twin, stones=1).zone(0, "outside", "Twin").hand(0, "Twin").play(0, "Twin").resolve().resolve()
    assert t.hand_names(0) == ["Twin"]


@pytest.mark.rule("fow", "1014.3", "1014.3a", "1005.1")
@pytest.mark.parametrize(
    ("words", "found"),
    [
        (", reveal it, and put it into your hand", ["Hen"]),
        (" and put it into your hand", ["Hen", "Scout"]),
        (", put it into your hand", ["Hen", "Scout"]),
        (" and put it into the field", ["Hen"]),
    ],
)
def test_a_card_that_is_not_revealed_on_its_way_to_the_hand_may_be_a_namesake(words: str, found: list[str]) -> None:
    text = f"[Enter] >>> Search your deck for a resonator{words}. Then shuffle your deck."
    t = table(HEN, resonator("Scout", text, cost="{0}")).deck(0, "Hen", "Scout", only=True).hand(0, "Scout")
    t.play(0, "Scout").resolve().resolve()
    assert [name for name in ("Hen", "Scout") if any(name in option for option in t.options())] == found
    t.choose("Hen")
    assert ("Hen" in str(t.view(1)["zones"])) == ("reveal" in words or "field" in words)
