"""Rulings by the document of 2015 where two or more of its rules meet."""

from __future__ import annotations

import pytest

from arbiter.testing import Table
from tests.games.fow5.written import addition, chant, instant, regalia, resonator, ruler, table

CALF = resonator("Calf", size=(300, 300))
WALL = resonator("Wall", size=(100, 1000))
KILL = instant("Kill", "Destroy target resonator.")
CHARM = instant("Charm", "Gain control of target resonator until end of turn.")
BLINK = instant("Blink", "Remove target resonator from the game, then put it into its owner's field.")


def life(t: Table) -> tuple[int, int]:
    return t.resource(0, "life"), t.resource(1, "life")


@pytest.mark.rule("fow5", "9.9/2a", "9.9/2b", "9.9/2c")
def test_who_becomes_of_a_race_gets_what_numbers_it_gives_and_not_what_abilities() -> None:
    """Abilities are added before races are changed, and numbers after both."""
    nest = regalia("Nest", "Dragon resonators gain [Flying].", "Dragon resonators gain [+200/+200].")
    scale = chant("Scale", "Target resonator becomes a Dragon until end of turn.")
    t = table(CALF, nest, scale).field(0, "Nest", "Calf").hand(0, "Scale").play(0, "Scale").resolve()
    assert t.power("Calf") == 500 and not t.has("Calf", "flying")


@pytest.mark.rule("fow5", "9.9/5", "9.9/6", "13.2/2")
def test_what_an_ability_gives_to_resonators_for_a_turn_a_newcomer_enters_with() -> None:
    drum = regalia("Drum", "{0}: Resonators you control gain [+200/+200] until end of turn.")
    frail = resonator("Frail", size=(0, 0))
    t = table(drum, frail).field(0, "Drum").hand(0, "Frail").use(0, "Drum").resolve().play(0, "Frail").resolve()
    assert t.power("Frail") == 200 and t.is_on_field("Frail")
    t.to("main", 1)
    assert t.zone_names(0, "graveyard") == ["Frail"]


@pytest.mark.rule("fow5", "9.6/6b", "9.11")
def test_a_card_that_fell_speaks_of_the_atk_it_had_in_the_field() -> None:
    deed = "this card deals damage equal to its ATK to your opponent."
    ghost = resonator("Ghost", f"When this card is put into a graveyard from a field, {deed}", size=(300, 300))
    drum = chant("Drum", "Target resonator gains [+200/+200] until end of turn.")
    t = table(ghost, drum, KILL).field(0, "Ghost").hand(0, "Drum", "Kill").play(0, "Drum").resolve()
    t.play(0, "Kill").resolve_all()
    assert life(t) == (4000, 3500)


@pytest.mark.rule("fow5", "9.6/1a", "9.6/2")
def test_who_comes_back_without_being_played_from_the_hand_does_not_enter_again() -> None:
    herald = resonator("Herald", "[Enter] You gain 100 life.")
    t = table(herald, BLINK).hand(0, "Herald", "Blink").play(0, "Herald").resolve_all()
    assert life(t) == (4100, 4000)
    assert life(t.play(0, "Blink").resolve_all()) == (4100, 4000) and t.is_on_field("Herald")


@pytest.mark.rule("fow5", "13.3/1", "10.1/2", "3.1/6")
def test_an_addition_goes_when_its_card_is_blinked_and_stays_when_it_is_taken() -> None:
    plume = addition("Plume", "Resonator", "Added resonator gains [+200/+200].")
    t = table(plume, CALF, CHARM, BLINK).field(0, "Calf").hand(0, "Plume").hand(1, "Charm", "Blink")
    t.play(0, "Plume", targets=["Calf"]).resolve().passes(0).play(1, "Charm").resolve()
    assert t.power("Calf") == 500 and t.is_on_field("Calf", 1)
    t.passes(0).play(1, "Blink").resolve()
    assert t.power("Calf") == 300 and t.is_on_field("Calf", 0) and t.zone_names(0, "graveyard") == ["Plume"]


@pytest.mark.rule("fow5", "13.2/2", "10.9/1", "11.7")
@pytest.mark.parametrize(("words", "again"), [((), False), (("[Imperishable]",), True)])
def test_a_j_ruler_without_def_is_destroyed_and_only_an_imperishable_one_keeps_its_face(
    words: tuple[str, ...], again: bool
) -> None:
    lord = ruler("Lord", "[J-Activate] Pay {0}.", judged=words, size=(800, 800))
    wither = instant("Wither", "Target J/resonator gains [-800/-800] until end of turn.")
    t = table(lord, wither, rulers=False).zone(0, "ruler", "Lord").hand(0, "Wither").act(0, "judgment").resolve()
    t.play(0, "Wither").resolve()
    assert t.zone_names(0, "ruler") == (["Lord"] if again else ["Judge of Lord"])


@pytest.mark.rule("fow5", "11.1/2", "11.1/3")
def test_two_words_of_pierce_deal_the_excess_once() -> None:
    lance = resonator("Lance", "[Pierce]", size=(600, 600))
    more = chant("More", "Target resonator gains [Pierce] until end of turn.")
    t = table(lance, CALF, more).field(0, "Lance").field(1, "Calf").hand(0, "More")
    t.play(0, "More", targets=["Lance"]).resolve().attack("Lance").block("Calf").to("main")
    assert life(t) == (4000, 3700)


@pytest.mark.rule("fow5", "12.1/2", "9.3/4b", "12.1/3")
def test_the_awakening_is_paid_with_what_is_added_and_lasts() -> None:
    dawn = resonator("Dawn", "[Awakening] {1}: [Flying]", cost="{0}")
    tax = regalia("Tax", "Players pay {1} more to play spells.")
    t = table(dawn, tax, stones=2).field(1, "Tax").hand(0, "Dawn").play(0, "Dawn", extra=True).resolve()
    assert all(obj.turned for obj in t.objects("stone_area", 0)) and t.has("Dawn", "flying")
    assert t.to("main", 1).has("Dawn", "flying")


@pytest.mark.rule("fow5", "9.10/2", "9.10/3", "10.9/4")
def test_what_cannot_be_destroyed_is_neither_destroyed_nor_is_it_replaced() -> None:
    rock = resonator(
        "Rock", "This card cannot be destroyed.", "If this card would be destroyed, remove it from the game instead."
    )
    t = table(rock, KILL).field(0, "Rock").hand(0, "Kill").play(0, "Kill").resolve()
    assert t.is_on_field("Rock") and t.zone_names(0, "removed") == []


@pytest.mark.rule("fow5", "13.1/2", "10.8/2")
def test_an_empty_deck_is_lost_by_in_the_draw_phase_and_not_by_a_spell() -> None:
    sip = instant("Sip", "Draw two cards.")
    t = table(sip).deck(0, "Pup", only=True).keep_decks().deck(1, "Pup", "Pup").hand(0, "Sip").play(0, "Sip").resolve()
    assert not t.over and t.hand_names(0) == ["Pup"]
    t.to("draw_card", 0)
    assert t.over and t.winner == 1


@pytest.mark.rule("fow5", "7.12/2", "7.12/2a", "11.6")
def test_a_stolen_card_that_must_attack_need_not_this_turn_although_it_is_swift() -> None:
    bull = resonator("Bull", "This card must attack if able.", "[Swiftness]")
    t = table(bull, CHARM).field(1, "Bull").hand(0, "Charm").play(0, "Charm").resolve()
    assert t.acts(0, "battle") == ["Bull"] and "pass" in " ".join(t.options())
