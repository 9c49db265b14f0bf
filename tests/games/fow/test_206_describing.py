"""Chapters 200 to 209: several things said of a noun at once, words that are counted, states the game has words for."""

from __future__ import annotations

import pytest

from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, resonator

ROBOT = resonator("Robot", "", race="Machine")
DRAKE = resonator("Drake", "", race="Machine, Dragon")


@pytest.mark.rule("fow", "206.2")
def test_of_two_races_at_once() -> None:
    lure = chant("Lure", "Destroy all Machine, Dragon resonators.")
    t = table(lure, ROBOT, DRAKE).field(1, "Robot", "Drake").hand(0, "Lure").play(0, "Lure").resolve()
    assert t.zone_names(1, "field") == ["Robot"]


@pytest.mark.rule("fow", "209.1", "206.1")
def test_different_words_among_cards_are_counted_and_not_the_cards() -> None:
    tally = chant("Tally", "You gain X00 life, where X is the number of different races among resonators you control.")
    t = table(tally, ROBOT, DRAKE).field(0, "Robot", "Drake", "Drake").hand(0, "Tally").play(0, "Tally").resolve()
    assert t.resource(0, "life") == 4200
    pride = resonator("Pride", "This card gains [+100/0] for each different name among resonators you control.")
    t = table(pride, ROBOT).field(0, "Pride", "Robot", "Robot")
    assert t.power("Pride") == 700


@pytest.mark.rule("fow", "903.2i")
def test_a_second_target_is_another_one() -> None:
    sleep = chant("Sleep", "Rest target resonator. Rest up to one second target resonator.")
    t = table(sleep, ROBOT, DRAKE).field(1, "Robot", "Drake").hand(0, "Sleep")
    t.play(0, "Sleep", targets=["Robot", "Drake"]).resolve()
    assert t.is_rested("Robot") and t.is_rested("Drake")
    t = table(sleep, ROBOT).field(1, "Robot").hand(0, "Sleep").play(0, "Sleep", targets=["Robot"]).resolve()
    assert t.is_rested("Robot")


@pytest.mark.rule("fow", "1007.5", "1007.2")
def test_damage_to_a_card_and_a_player_by_one_text() -> None:
    storm = chant("Storm", "This card deals 300 damage to target resonator and your opponent.")
    big = resonator("Big", "", size=(500, 900))
    t = table(storm, big).field(1, "Big").hand(0, "Storm").play(0, "Storm", targets=["Big"]).resolve()
    assert t.damage_on("Big") == 300 and t.resource(1, "life") == 3700


@pytest.mark.rule("fow", "1024.2")
def test_an_astral_ruler_is_one_with_the_word() -> None:
    well = resonator("Well", "{0}: Draw a card. Play this ability only if you control an astral ruler.")
    t = table(well, rulers=False).zone(0, "ruler", "fire ruler", counters={"astral": 1}).field(0, "Well")
    assert t.can("use", 0, "Well")
    assert not table(well).field(0, "Well").can("use", 0, "Well")


@pytest.mark.rule("fow", "1101.2", "1101.3")
def test_a_word_that_a_player_has_is_given_by_a_card_of_theirs() -> None:
    calm = regalia("Calm", "You gain «Calmness».")
    monk = resonator("Monk", "This card gains [+300/0] as long as you have «Calmness».", size=(300, 300))
    assert table(calm, monk).field(0, "Calm", "Monk").power("Monk") == 600
    assert table(calm, monk).field(0, "Monk").field(1, "Calm").power("Monk") == 300


@pytest.mark.rule("fow", "903.2l")
def test_another_is_rested_or_removed_as_a_cost() -> None:
    boss = resonator("Boss", "Rest another recovered resonator you control: Draw a card.")
    assert not table(boss).field(0, "Boss").can("use", 0, "Boss")
    t = table(boss, ROBOT).field(0, "Boss", "Robot").use(0, "Boss").resolve()
    assert t.is_rested("Robot") and t.hand_size(0) == 1
    peek = "Remove the top card of your deck from the game: This card gains [+400/0] until end of turn."
    seer = resonator("Seer", peek)
    t = table(seer).field(0, "Seer").use(0, "Seer").resolve()
    assert t.power("Seer") == 900 and len(t.zone_names(0, "removed")) == 1


@pytest.mark.rule("fow", "1128.2", "1128.3")
def test_a_seal_with_a_number_that_is_counted() -> None:
    gate = "[Seal] (X), where X is two minus the number of Machines you control."
    vault = resonator("Vault", gate, "[Flying]")
    assert "flying" not in table(vault, stones=1).field(0, "Vault").find("Vault")[0].now.keywords
    assert "flying" in table(vault, ROBOT, stones=1).field(0, "Vault", "Robot").find("Vault")[0].now.keywords


@pytest.mark.rule("fow", "903.2i")
@pytest.mark.parametrize(("name", "left"), [("Robot", ["Robot"]), ("Bird", [])])
def test_it_after_a_target_is_the_target(name: str, left: list[str]) -> None:
    net = chant("Net", "Destroy target resonator if it has [Flying].")
    bird = resonator("Bird", "[Flying]")
    t = table(net, ROBOT, bird).field(1, name).hand(0, "Net").play(0, "Net", targets=[name]).resolve()
    assert t.zone_names(1, "field") == left


def test_what_stands_in_parentheses_behind_a_keyword_is_not_left_out() -> None:
    with pytest.raises(AssertionError, match="not understood"):
        resonator("Wall", "[Barrier] (Spells that were played on a rainy day)")


@pytest.mark.rule("fow", "1007.2")
def test_they_is_who_was_dealt_damage() -> None:
    imp = resonator("Imp", "Whenever this card deals damage to your opponent >>> They discard a card.")
    t = table(imp, ROBOT).field(0, "Imp").hand(1, "Robot").attack("Imp").to("main")
    assert t.hand_size(1) == 0


def test_it_is_not_two_things_in_one_sentence() -> None:
    with pytest.raises(AssertionError, match="not understood"):
        resonator("Imp", "[Enter] >>> It deals 600 damage to target opponent and target resonator.")


def test_it_behind_a_condition_about_your_ruler_could_be_either() -> None:
    with pytest.raises(AssertionError, match="could be this card"):
        resonator("Imp", '[Enter] >>> If your ruler is "Someone", put a magic counter on it.')
    resonator("Imp", '[Enter] >>> If your ruler is "Someone", put a magic counter on this card.')


@pytest.mark.rule("fow", "206.2")
def test_two_races_before_one_noun_speak_of_it_both() -> None:
    hymn = regalia("Hymn", "Bird and Beast resonators you control gain [+100/+100].")
    egg = regalia("Egg", race="Bird")
    hen, ox = resonator("Hen", race="Bird", size=(300, 300)), resonator("Ox", race="Beast", size=(800, 800))
    wake = chant("Wake", "Target regalia becomes a [500/500] until end of turn.")
    t = table(hymn, egg, hen, ox, wake).field(0, "Hymn", "Egg", "Hen", "Ox").hand(0, "Wake")
    assert (t.power("Hen"), t.power("Ox")) == (400, 900)
    t.play(0, "Wake", targets=["Egg"]).resolve()
    assert t.power("Egg") == 500  # a Bird, and no resonator
