"""909.3e and 909.7a: keywords that become others, and what is not printed."""

from __future__ import annotations

import pytest

from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, resonator

TWIST = regalia("Twist", "[Swiftness] becomes [Flying] in all areas.", cost="{0}")


@pytest.mark.rule("fow", "909.3e")
def test_a_keyword_becomes_another_wherever_it_came_from() -> None:
    hare = resonator("Hare", "[Swiftness]")
    hen = resonator("Hen")
    rush = chant("Rush", "Target resonator gains [Swiftness] until end of turn.")
    t = (
        table(TWIST, hare, hen, rush)
        .field(0, "Hare", "Hen")
        .hand(0, "Twist", "Rush", "Hare")
        .play(0, "Twist")
        .resolve()
    )
    assert t.has("Hare", "flying") and not t.has("Hare", "swiftness")
    assert "flying" in t.obj("Hare", 0, "hand").now.keywords
    t.play(0, "Rush", targets=["Hen"]).resolve()  # what would be granted is the other as well
    assert t.has("Hen", "flying") and not t.has("Hen", "swiftness")


@pytest.mark.rule("fow", "909.3e", "909.3d")
def test_it_becomes_another_after_abilities_were_granted_and_lost() -> None:
    cage = regalia("Cage", "Resonators you control lose [Flying].")
    t = table(TWIST, cage, resonator("Hare", "[Swiftness]")).field(0, "Twist", "Cage", "Hare")
    assert t.has("Hare", "flying")  # what it would lose it did not have yet


@pytest.mark.rule("fow", "909.3e", "1102.2")
def test_what_the_new_keyword_stands_for_comes_with_it() -> None:
    sour = regalia("Sour", "[Flying] becomes [Bane] in all areas.")
    bird = resonator("Bird", "[Flying]", size=(100, 900))
    t = table(sour, bird).field(0, "Sour", "Bird").field(1, "wind 3").turn(0, number=3)
    t.attack("Bird").block("wind 3").to("battle_damage").resolve_all()
    assert not t.is_on_field("wind 3")


@pytest.mark.rule("fow", "909.7a", "909.7")
def test_what_a_card_gains_by_its_own_text_is_not_printed() -> None:
    born = resonator("Born", race="Spirit")
    made = resonator("Made", "This card gains Spirit in addition to its other races.")
    smite = chant("Smite", "Destroy target resonator with printed race Spirit.")
    t = table(born, made, smite).field(0, "Born", "Made").hand(0, "Smite")
    assert "Spirit" in t.obj("Born").now.kinds and "Spirit" in t.obj("Made").now.kinds
    t.play(0, "Smite").resolve()
    assert not t.is_on_field("Born") and t.is_on_field("Made")
    assert not table(made, smite).field(0, "Made").hand(0, "Smite").can("play", 0, "Smite")


@pytest.mark.rule("fow", "909.7a", "904.3", "203.2")
def test_a_name_that_a_card_gains_it_has_in_the_field_and_not_in_the_print() -> None:
    has = resonator("First", 'This card has "Ox" in addition to its other names.')
    gains = resonator("Second", 'This card gains "Ox" in addition to its other names.')
    t = table(has, gains).field(0, "First", "Second").hand(0, "First", "Second")
    assert "Ox" in t.obj("First", 0, "field").now.names and "Ox" in t.obj("Second", 0, "field").now.names
    assert "Ox" in t.obj("First", 0, "hand").now.names and "Ox" not in t.obj("Second", 0, "hand").now.names
    assert "Ox" in has.printed.names and "Ox" not in gains.printed.names


@pytest.mark.rule("fow", "909.7", "909.7a")
def test_printed_atk_is_asked_of_the_card_whatever_raised_it() -> None:
    lamp = regalia("Lamp", "Resonators you control gain [+400/+0].")
    strong = resonator("Strong", size=(600, 600))
    proud = resonator("Proud", "This card gains [+400/+0].", size=(300, 300))
    crown = regalia("Crown", "Resonators with printed ATK 500 or more you control gain [Flying].")
    t = table(lamp, strong, proud, crown).field(0, "Lamp", "Strong", "Proud", "Crown")
    assert t.power("Proud") == 1100 and not t.has("Proud", "flying") and t.has("Strong", "flying")


@pytest.mark.rule("fow", "702.3b")
def test_what_is_done_as_a_card_enters_sees_the_card_as_effects_have_made_it() -> None:
    banner = regalia("Banner", "Each resonator you control gains Spirit in addition to its other races.")
    text = "As this card enters the field, you gain 100 life for each Spirit you control."
    captain = resonator("Captain", text, cost="{0}")
    t = table(banner, captain).field(0, "Banner").hand(0, "Captain").play(0, "Captain").resolve()
    assert t.resource(0, "life") == 4100


@pytest.mark.rule("fow", "1020.1", "909.6")
def test_who_becomes_of_a_race_loses_the_others_and_who_gains_one_keeps_them() -> None:
    ox = resonator("Ox", race="Beast", size=(300, 300))
    turn = chant("Turn", "Target resonator becomes a Dragon until end of turn.")
    add = chant("Add", "Target resonator gains Dragon in addition to its other races until end of turn.")
    both = chant("Both", "Target resonator becomes a Dragon in addition to its other races until end of turn.")
    for word, races in (("Turn", {"Dragon"}), ("Add", {"Beast", "Dragon"}), ("Both", {"Beast", "Dragon"})):
        t = table(ox, turn, add, both).field(0, "Ox").hand(0, word).play(0, word).resolve()
        assert t.obj("Ox").now.kinds == races
        assert t.next_turn().obj("Ox").now.kinds == {"Beast"}


@pytest.mark.rule("fow", "1020.1", "909.2", "909.3c")
def test_a_race_that_was_lost_no_longer_counts_for_texts_about_it() -> None:
    ox = resonator("Ox", race="Beast", size=(300, 300))
    pack = regalia("Pack", "Beast resonators you control gain [+100/+100].", "Dragon resonators gain [Flying].")
    turn = chant("Turn", "Target resonator becomes a Dragon until end of turn.")
    t = table(ox, pack, turn).field(0, "Ox", "Pack").hand(0, "Turn")
    assert t.power("Ox") == 400 and not t.has("Ox", "flying")
    t.play(0, "Turn").resolve()
    assert t.power("Ox") == 300 and t.has("Ox", "flying")


@pytest.mark.rule("fow", "1020.1")
def test_what_becomes_a_resonator_of_a_race_has_no_other_race() -> None:
    idol = regalia("Idol", race="Golem")
    rouse = chant("Rouse", "Target regalia becomes a [400/400] Dragon resonator and is still a regalia.")
    t = table(idol, rouse).field(0, "Idol").hand(0, "Rouse").play(0, "Rouse").resolve()
    now = t.obj("Idol").now
    assert now.types == {"regalia", "resonator"} and now.kinds == {"Dragon"}
