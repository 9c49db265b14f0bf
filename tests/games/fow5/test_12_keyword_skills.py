"""Chapter 12: keyword skills, which change how and when a card is played."""

from __future__ import annotations

import pytest

from tests.games.fow5.written import chant, instant, resonator, table

RISER = resonator("Riser", "[Awakening] {R}: [Enter] You gain 500 life.", cost="{R}")


# ---------------------------------------------------------------- 12.1  awakening


@pytest.mark.rule("fow5", "12.1/1", "12.1/2")
def test_an_awakened_card_comes_with_the_ability() -> None:
    t = table(RISER, stones=2).hand(0, "Riser").play(0, "Riser", extra=True)
    assert t.is_rested(t.card("Fire Magic Stone", 0, zone="stone_area", index=1))
    t.resolve().resolve()
    assert t.resource(0, "life") == 4500


@pytest.mark.rule("fow5", "12.1/2")
def test_without_the_additional_cost_it_has_not() -> None:
    t = table(RISER, stones=2).hand(0, "Riser").play(0, "Riser", extra=False).resolve().resolve_all()
    assert t.resource(0, "life") == 4000
    t = table(RISER, stones=1).hand(0, "Riser").play(0, "Riser").resolve().resolve_all()  # it cannot be paid: not asked
    assert t.resource(0, "life") == 4000


@pytest.mark.rule("fow5", "12.1/2")
def test_a_card_that_is_put_into_the_field_is_not_awakened() -> None:
    wings = resonator("Wings", "[Awakening] {R}: [Flying]")
    fetch = chant("Fetch", "Put target resonator from your graveyard into your field.")
    t = table(wings, fetch, stones=2).zone(0, "graveyard", "Wings").hand(0, "Fetch")
    t.play(0, "Fetch", targets=["Wings"]).resolve()
    assert t.is_on_field("Wings", 0) and not t.has("Wings", "flying")


@pytest.mark.rule("fow5", "12.1/3")
def test_what_awakening_gives_outlasts_the_turn() -> None:
    wings = resonator("Wings", "[Awakening] {R}: [Flying]", cost="{R}")
    t = table(wings, stones=2).hand(0, "Wings").play(0, "Wings", extra=True).resolve()
    assert t.has("Wings", "flying")
    t.next_turn().next_turn()
    assert t.has("Wings", "flying")
    t = table(wings, stones=2).hand(0, "Wings").play(0, "Wings", extra=False).resolve()
    assert not t.has("Wings", "flying")


# ---------------------------------------------------------------- 12.2  incarnation

WHALE = resonator("Whale", "[Incarnation] {R}", cost="{U}{4}", size=(1000, 1000))
KRAKEN = resonator("Kraken", "[Incarnation] {R}{R}", cost="{U}{4}", size=(1000, 1000))
HYDRA = resonator("Hydra", "[Incarnation] {W} or {R}", cost="{U}{4}", size=(1000, 1000))


@pytest.mark.rule("fow5", "12.2/1", "12.2/2")
def test_a_resonator_of_the_attribute_is_banished_instead_of_paying() -> None:
    t = table(WHALE).field(0, "Pup", "Elk").hand(0, "Whale").play(0, "Whale", cost=["Pup"]).resolve()
    assert t.is_on_field("Whale", 0) and t.zone_names(0, "graveyard") == ["Pup"] and t.is_on_field("Elk", 0)


@pytest.mark.rule("fow5", "12.2/2")
def test_a_resonator_of_another_attribute_or_of_the_opponent_does_not_do() -> None:
    t = table(WHALE).field(0, "Elk").field(1, "Pup").hand(0, "Whale")
    assert not t.can("play", 0, "Whale")


@pytest.mark.rule("fow5", "12.2/3")
def test_one_is_banished_for_each_symbol() -> None:
    t = table(KRAKEN).field(0, "Pup").hand(0, "Kraken")
    assert not t.can("play", 0, "Kraken")
    t = (
        table(KRAKEN)
        .field(0, "Pup", "Dog")
        .hand(0, "Kraken")
        .play(0, "Kraken", cost=["Pup", "Dog"], order=["Pup", "Dog"])
    )
    t.resolve()
    assert t.is_on_field("Kraken", 0) and sorted(t.zone_names(0, "graveyard")) == ["Dog", "Pup"]


@pytest.mark.rule("fow5", "12.2/3a")
def test_of_two_attributes_either_does() -> None:
    for name, cost in (("Lamb", "{W}"), ("Calf", "{R}")):
        young = resonator(name, cost=cost)
        t = table(HYDRA, young).field(0, name).hand(0, "Hydra").play(0, "Hydra").resolve()
        assert t.is_on_field("Hydra", 0) and t.zone_names(0, "graveyard") == [name]
    assert not table(HYDRA).field(0, "Elk").hand(0, "Hydra").can("play", 0, "Hydra")


# ---------------------------------------------------------------- 12.3  quickcast


@pytest.mark.rule("fow5", "12.3/1", "12.3/2")
def test_a_card_with_quickcast_is_played_whenever_a_chant_instant_could_be() -> None:
    quick, word = resonator("Quick", "[Quickcast]"), instant("Word", "You gain 100 life.")
    t = table(quick, word).hand(1, "Quick", "Dog").hand(0, "Word").play(0, "Word").passes(0)
    assert t.can("play", 1, "Quick") and not t.can("play", 1, "Dog")
    t.play(1, "Quick").resolve()
    assert t.is_on_field("Quick", 1) and t.stack() == ["Word"]


@pytest.mark.rule("fow5", "12.3/2")
def test_a_chant_with_quickcast_is_still_a_chant() -> None:
    fast = chant("Fast", "[Quickcast]", "You gain 100 life.")
    back = chant("Back", "Put target [Spell: Chant-Instant] from your graveyard into your hand.")
    word = instant("Word", "You gain 100 life.")
    t = table(fast, back, word).zone(0, "graveyard", "Fast").hand(0, "Back")
    assert not t.can("play", 0, "Back")
    t = table(fast, back, word).zone(0, "graveyard", "Fast", "Word").hand(0, "Back").play(0, "Back").resolve()
    assert t.hand_names(0) == ["Word"]


@pytest.mark.rule("fow5", "12")
def test_a_keyword_skill_is_lost_with_the_other_abilities_and_is_no_symbol_skill() -> None:
    quick = resonator("Quick", "[Quickcast]", "[Flying]")
    strip = chant("Strip", "Target resonator loses all symbol skills until end of turn.")
    t = table(quick, strip).field(0, "Quick").hand(0, "Strip").play(0, "Strip", targets=["Quick"]).resolve()
    assert not t.has("Quick", "flying") and t.has("Quick", "quickcast")
