"""Phrases that combine with others: two numbers in one sentence, what lies revealed, what came from the standby area,
what becomes something else with words of its own, and rules that last."""

from __future__ import annotations

import pytest

from tests.games.fow.tables import table
from tests.games.fow.written import chant, refused, regalia, resonator

HEN = resonator("Hen", size=(300, 300), race="Bird", cost="{0}")
OX = resonator("Ox", size=(800, 800), race="Beast")
BELL = "You gain 100 life."


def test_two_numbers_that_one_sentence_says() -> None:
    text = "Target Bird gains [+X/+Y] until end of turn, where X is this card's ATK and Y is this card's DEF."
    horn = resonator("Horn", f"{{0}}: {text}", size=(100, 400))
    t = table(HEN, horn).field(0, "Hen", "Horn").use(0, "Horn").resolve()
    assert (t.power("Hen"), t.guard("Hen")) == (400, 700)
    assert "unbound" in refused("Chant", "Target Bird gains [+X/+Y] until end of turn, where X is 100.")


def test_a_number_less_what_is_counted() -> None:
    fill = chant("Fill", "Draw X cards, where X is fifteen minus the number of cards in your hand.")
    t = table(HEN, fill).hand(0, "Fill", *["Hen"] * 12).deck(0, *["Hen"] * 9)
    assert t.play(0, "Fill").resolve().hand_size(0) == 15


@pytest.mark.rule("fow", "1027.1")
def test_gems_of_one_attribute_are_all_alike() -> None:
    mine = chant("Mine", "Gain two gems of any one attribute.")
    t = table(mine).hand(0, "Mine").play(0, "Mine").resolve().option("wind")
    assert t.zone_names(0, "item") == ["wind gem", "wind gem"]


@pytest.mark.rule("fow", "1114.2")
@pytest.mark.parametrize(("hidden", "gained"), [(True, 100), (False, 0)])
def test_what_is_played_from_the_standby_area_enters_the_field_from_there(hidden: bool, gained: int) -> None:
    cat = resonator(
        "Cat",
        "[Stealth] You control a Bird.",
        "When this card enters your field from a chant-standby area, you gain 100 life.",
        cost="{0}",
    )
    t = table(HEN, cat).field(0, "Hen")
    t = t.zone(0, "standby", "Cat") if hidden else t.hand(0, "Cat")
    t.play(0, "Cat").resolve_all()
    assert t.is_on_field("Cat", 0) and t.resource(0, "life") == 4000 + gained


@pytest.mark.rule("fow", "1020.1")
def test_what_becomes_a_resonator_has_the_words_that_are_said_with_it() -> None:
    wake = chant("Wake", "Target regalia becomes a [700/600] Beast resonator with [Flying] until end of turn. "
                 "It's still a regalia.")  # fmt: skip
    t = table(wake, regalia("Pot")).field(0, "Pot").hand(0, "Wake").play(0, "Wake").resolve()
    assert (t.power("Pot"), t.guard("Pot"), t.has("Pot", "flying")) == (700, 600, True)
    assert {"regalia", "resonator"} <= set(t.obj("Pot").now.types) and t.obj("Pot").now.kinds == {"Beast"}


def test_another_race_and_another_size() -> None:
    hex_ = chant(
        "Hex", "Target resonator loses all abilities and becomes an [100/200] Beast with [Flying] until end of turn."
    )
    fox = resonator("Fox", "[Pierce]", race="Bird")
    t = table(fox, hex_).field(0, "Fox").hand(0, "Hex").play(0, "Hex").resolve()
    assert (t.power("Fox"), t.guard("Fox"), t.obj("Fox").now.kinds) == (100, 200, {"Beast"})
    assert t.has("Fox", "flying") and not t.has("Fox", "pierce")


def test_several_stones_become_resonators_and_stay_stones() -> None:
    wake = chant(
        "Wake", "Magic stones you control become [900/900] resonators until end of turn. They are still magic stones."
    )
    t = table(wake, stones=2).hand(0, "Wake").play(0, "Wake").resolve()
    assert all({"magic_stone", "resonator"} <= set(each.now.types) for each in t.objects("field", 0))


@pytest.mark.rule("fow", "804.4", "803.4")
@pytest.mark.parametrize(("word", "rests"), [("Blocking", False), ("Attacking", True)])
def test_blocking_does_not_rest_it(word: str, rests: bool) -> None:
    wall = resonator("Wall", f"{word} does not cause this card to rest.", size=(100, 900))
    t = table(HEN, wall).field(0, "Hen").field(1, "Wall").attack("Hen").block("Wall")
    assert t.is_rested("Wall") is rests


@pytest.mark.rule("fow", "903.2i")
def test_what_must_be_a_target_is_one() -> None:
    lure = resonator("Lure", "Your opponent must target this card with spells or abilities, if able.")
    bolt = chant("Bolt", "Destroy target resonator.")
    t = table(HEN, lure, bolt).field(1, "Hen", "Lure").hand(0, "Bolt").play(0, "Bolt").resolve()
    assert t.zone_of("Lure") == "graveyard"


@pytest.mark.parametrize(
    ("text", "hit", "to"),
    [
        ("that dealt damage", "Ox", "target Bird"),
        ("that dealt damage to your opponent", "Ox", "your opponent"),
        ("that was dealt damage", "Hen", "target Bird"),
    ],
)
def test_what_dealt_damage_this_turn(text: str, hit: str, to: str) -> None:
    smite = chant("Smite", f"Return target resonator {text} this turn to its owner's hand.")
    poke = resonator("Ox", f"{{0}}: This card deals 100 damage to {to}.", size=(800, 800))
    t = table(HEN, poke, smite).field(0, "Ox", "Hen").hand(0, "Smite").use(0, "Ox").resolve()
    t.play(0, "Smite").resolve()
    assert t.zone_of(hit) == "hand"


@pytest.mark.rule("fow", "1414.2")
def test_what_was_put_into_a_graveyard_from_ones_own_field() -> None:
    toll = chant("Toll", "You gain 100 life for each Bird put into a graveyard from your field this turn.")
    slay = chant("Slay", "Destroy all Birds.")
    t = table(HEN, toll, slay).field(0, "Hen", "Hen").field(1, "Hen").hand(0, "Slay", "Toll")
    t.play(0, "Slay").resolve().play(0, "Toll").resolve()
    assert t.resource(0, "life") == 4200


@pytest.mark.rule("fow", "302.6")
def test_the_bottom_of_their_deck() -> None:
    bury = chant("Bury", "Put target card from your opponent's removed area on the bottom of their deck.")
    t = table(HEN, OX, bury).zone(0, "removed", "Ox").zone(1, "removed", "Hen").deck(1, "Ox").hand(0, "Bury")
    t.play(0, "Bury").resolve()
    assert t.zone_names(1, "deck")[-1] == "Hen" and t.zone_names(1, "removed") == []


@pytest.mark.rule("fow", "909.1")
def test_cards_of_a_chosen_name_cannot_be_played_until_the_end_of_the_next_turn() -> None:
    eye = chant(
        "Eye",
        "Look at your opponent's hand and choose a card. Until the end of your opponent's next turn, your opponent "
        "cannot play cards that share a name with that card.",
    )
    t = table(HEN, eye, number=4).hand(0, "Eye").hand(1, "Hen", "fire 1").field(1, *["fire stone"] * 3)
    t.play(0, "Eye").resolve().choose("Hen").to("main", player=1)
    assert not t.can("play", 1, "Hen") and t.can("play", 1, "fire 1")


@pytest.mark.rule("fow", "909.1")
def test_control_is_gained_as_long_as_the_card_is_there() -> None:
    siren = resonator(
        "Siren", "[Enter] >>> Gain control of target Bird as long as this card is in the field.", cost="{0}"
    )
    bolt = chant("Bolt", "Destroy target resonator.")
    t = table(HEN, siren, bolt).field(1, "Hen").hand(0, "Siren", "Bolt").play(0, "Siren").resolve_all()
    assert t.is_on_field("Hen", 0)
    t.play(0, "Bolt", targets=["Siren"]).resolve()
    assert t.is_on_field("Hen", 1)


@pytest.mark.rule("fow", "1412.2b")
@pytest.mark.parametrize(
    ("text", "main", "end"), [("During your main phase", True, False), ("During an end phase", False, True)]
)
def test_a_trigger_card_of_a_part_of_the_turn(text: str, main: bool, end: bool) -> None:
    snare = chant("Snare", f"[Trigger] {text}: {BELL}")
    t = table(snare).zone(0, "standby", "Snare")
    assert t.can("play", 0, "Snare") is main


@pytest.mark.rule("fow", "1137.6")
@pytest.mark.parametrize(("shown", "gained"), [(2, 100), (1, 0)])
def test_runes_that_lie_revealed_are_counted(shown: int, gained: int) -> None:
    bell = chant("Bell", f"If there are two or more runes revealed from your rune area, {BELL.lower()}")
    rune = chant("Rune", BELL)
    t = table(bell, rune).hand(0, "Bell")
    t.zone(0, "rune", *["Rune"] * shown, face_up=True).zone(0, "rune", *["Rune"] * (2 - shown), face_up=False)
    assert t.play(0, "Bell").resolve().resource(0, "life") == 4000 + gained
