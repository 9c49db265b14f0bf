"""Chapter 1400 a third time: numbers in brackets, who "they" are, what is said behind a list, and what is meant by
"that"; each phrase is played."""

from __future__ import annotations

import pytest

from arbiter.games.fow.faces import paragraphs_of, unbroken
from arbiter.kernel.errors import BadScenario
from arbiter.testing.errors import BadScript
from tests.games.fow.tables import table
from tests.games.fow.test_1402_more_wordings import addition
from tests.games.fow.written import chant, regalia, resonator

HEN = resonator("Hen", size=(300, 300))
OX = resonator("Ox", size=(800, 800))
CUP = regalia("Cup")


# ---------------------------------------------------------------- 1401.1  numbers in brackets


@pytest.mark.rule("fow", "1401.1")
@pytest.mark.parametrize(
    ("text", "size"),
    [
        ("ATK of target resonator is increased by [the number of cards in your hand x100]", (500, 300)),
        ("DEF of target resonator increases by [the number of cards in your hand x 200]", (300, 700)),
        ("ATK and DEF of target resonator are increased by [number of cards in your hand x 50]", (400, 400)),
    ],
)
def test_a_number_in_brackets_is_so_much_for_each(text: str, size: tuple[int, int]) -> None:
    t = table(HEN, OX, chant("Feast", f"{text} until end of turn.")).field(0, "Hen").hand(0, "Feast", "Ox", "Ox")
    t.play(0, "Feast", targets=["Hen"]).resolve()
    assert (t.power("Hen"), t.guard("Hen")) == size


@pytest.mark.rule("fow", "1401.1")
def test_damage_in_brackets_is_so_much_for_each() -> None:
    storm = chant("Storm", "This card deals [the number of cards in your graveyard x 100] damage to target resonator.")
    t = table(HEN, OX, storm).field(1, "Ox").hand(0, "Storm").zone(0, "graveyard", "Hen", "Hen")
    assert t.play(0, "Storm", targets=["Ox"]).resolve().damage_on("Ox") == 200


# ---------------------------------------------------------------- 104.1  who "they" are


@pytest.mark.parametrize(
    ("text", "mine", "theirs"),
    [
        ("Each player loses 100 life for each resonator they control.", 100, 200),
        ("This card deals 200 damage to each player for each resonator that he or she controls.", 200, 400),
    ],
)
def test_what_is_counted_of_each_player_is_counted_anew_for_each(text: str, mine: int, theirs: int) -> None:
    t = table(HEN, chant("Toll", text)).field(0, "Hen").field(1, "Hen", "Hen").hand(0, "Toll")
    t.play(0, "Toll").resolve()
    assert (t.resource(0, "life"), t.resource(1, "life")) == (4000 - mine, 4000 - theirs)


@pytest.mark.parametrize(("target", "lost"), [(0, (100, 0)), (1, (0, 200))])
def test_they_are_the_player_who_was_targeted(target: int, lost: tuple[int, int]) -> None:
    toll = chant("Toll", "This card deals 100 damage to target player for each resonator they control.")
    t = table(HEN, toll).field(0, "Hen").field(1, "Hen", "Hen").hand(0, "Toll")
    t.play(0, "Toll", targets=[target]).resolve()
    assert (4000 - t.resource(0, "life"), 4000 - t.resource(1, "life")) == lost


# ---------------------------------------------------------------- 903.2g  behind a list


@pytest.mark.rule("fow", "903.2g")
def test_what_points_back_into_the_last_option_belongs_to_it() -> None:
    text = "Choose one - Draw a card; or rest target resonator. It gains [+100/+100] until end of turn."
    pick = chant("Pick", text)
    t = table(HEN, OX, pick).deck(0, "Ox").field(0, "Hen").hand(0, "Pick").play(0, "Pick", modes=[1]).resolve()
    assert (t.hand_names(0), t.power("Hen"), t.is_rested("Hen")) == (["Ox"], 300, False)
    t = table(HEN, OX, pick).field(0, "Hen").hand(0, "Pick").play(0, "Pick", modes=[2], targets=["Hen"]).resolve()
    assert (t.power("Hen"), t.is_rested("Hen")) == (400, True)


@pytest.mark.rule("fow", "903.2g")
@pytest.mark.parametrize(("mode", "life"), [(1, 4100), (2, 4300)])
def test_options_of_several_sentences_end_with_the_paragraph(mode: int, life: int) -> None:
    text = "Choose one - Draw a card. You gain 100 life; or draw two cards. You gain 300 life."
    t = table(OX, chant("Pick", text)).deck(0, "Ox", "Ox").hand(0, "Pick").play(0, "Pick", modes=[mode]).resolve()
    assert (t.resource(0, "life"), t.hand_size(0)) == (life, mode)


@pytest.mark.rule("fow", "903.2g")
def test_what_points_at_nothing_in_the_last_option_is_done_with_either() -> None:
    text = "Choose one - Draw a card; or rest target resonator. You gain 300 life."
    t = table(OX, chant("Pick", text)).deck(0, "Ox").hand(0, "Pick").play(0, "Pick", modes=[1]).resolve()
    assert t.resource(0, "life") == 4300


def test_a_deck_is_shuffled_only_by_who_searches_it() -> None:
    text = "Choose one - You gain 100 life; or search your deck for a Bird and put it into your graveyard. "
    pick = chant("Pick", text + "Then shuffle your deck.")
    t = table(HEN, OX, pick).deck(0, "Ox", "Hen", "Ox").hand(0, "Pick").play(0, "Pick", modes=[1]).resolve()
    assert not any("shuffle" in line.lower() for line in map(str, t.log)) and t.resource(0, "life") == 4100


# ---------------------------------------------------------------- "that", "it"


@pytest.mark.rule("fow", "1405.1")
def test_that_resonator_is_the_one_that_was_not_named() -> None:
    whip = addition(
        "Whip",
        "Resonator",
        "Whenever added resonator deals damage to a resonator your opponent controls, "
        "this card deals that much damage to that resonator's controller.",
    )
    t = table(HEN, OX, whip).field(0, "Hen").field(1, "Ox").hand(0, "Whip").play(0, "Whip", targets=["Hen"]).resolve()
    t.attack("Hen", at=1).block("Ox").end_step()
    t.resolve_all()
    assert (t.resource(0, "life"), t.resource(1, "life")) == (4000, 3700)


def test_that_spell_is_the_one_that_has_targeted_it() -> None:
    mirror = resonator("Mirror", "When this card is targeted by a spell, cancel that spell.", size=(200, 200))
    bolt = chant("Bolt", "Destroy target resonator.")
    t = table(mirror, bolt).field(1, "Mirror").hand(0, "Bolt").play(0, "Bolt", targets=["Mirror"]).resolve_all()
    assert t.is_on_field("Mirror") and t.zone_names(0, "graveyard") == ["Bolt"]


@pytest.mark.rule("fow", "910.1")
def test_what_would_leave_the_field_this_turn_goes_elsewhere() -> None:
    text = "Put target resonator from your graveyard into the field. If it would leave the field this turn, "
    call = chant("Call", text + "remove it from the game instead.")
    kill = chant("Kill", "Return target resonator to its owner's hand.")
    t = table(HEN, call, kill).zone(0, "graveyard", "Hen").hand(0, "Call", "Kill").play(0, "Call", targets=["Hen"])
    t.resolve().play(0, "Kill", targets=["Hen"]).resolve()
    assert t.zone_names(0, "removed") == ["Hen"] and t.hand_names(0) == []


# ---------------------------------------------------------------- conditions and prohibitions


@pytest.mark.rule("fow", "803.3")
def test_it_cannot_be_attacked_by_some() -> None:
    shy = resonator("Shy", "This card cannot be attacked by Birds.")
    bird = resonator("Wren", race="Bird")
    t = table(HEN, shy, bird).field(0, "Hen", "Wren").field(1, "Shy", rested=True)
    with pytest.raises(BadScript):
        t.attack("Wren", at="Shy")
    t.attack("Hen", at="Shy")


@pytest.mark.rule("fow", "1412.2b")
@pytest.mark.parametrize("is_attacked", [False, True])
def test_one_that_is_attacking_will_do(is_attacked: bool) -> None:
    ambush = chant("Ambush", "[Trigger] While a resonator your opponent controls is attacking: You gain 100 life.")
    t = table(HEN, ambush).field(1, "Hen").zone(0, "standby", "Ambush").turn(1)
    if is_attacked:
        t.attack("Hen", at=0)
    assert t.passes(1).can("play", 0, "Ambush") == is_attacked


def test_who_does_not_attack_is_banished() -> None:
    purge = chant("Purge", "[Quickcast]", "Destroy all non-attacking resonators.")
    t = table(HEN, OX, purge).field(0, "Hen", "Ox").hand(0, "Purge").attack("Hen", at=1)
    assert t.play(0, "Purge").resolve().field_names(0) == ["Hen"]


@pytest.mark.parametrize(("there", "drawn"), [(2, 1), (3, 0)])
def test_so_many_counters_or_less(there: int, drawn: int) -> None:
    hive = resonator("Hive", "{0}: If this card has two or less bee counters on it, draw a card.")
    t = table(OX, hive).deck(0, "Ox").field(0, "Hive", counters={"bee": there}).use(0, "Hive").resolve()
    assert t.hand_size(0) == drawn


@pytest.mark.rule("fow", "804.2")
def test_it_must_block_this_turn_if_able() -> None:
    dare = chant("Dare", "Target resonator must block this turn if able.")
    t = table(HEN, OX, dare).field(0, "Ox").field(1, "Hen").hand(0, "Dare").play(0, "Dare", targets=["Hen"]).resolve()
    t.attack("Ox", at=1).block("Hen")
    assert not any("no" in option.lower().split() for option in t.options())


def test_a_comma_before_the_last_of_three_kinds() -> None:
    sweep = chant("Sweep", "Destroy target addition, resonator, or regalia.")
    for name in ("Hen", "Cup"):
        t = table(HEN, CUP, sweep).field(1, name).hand(0, "Sweep").play(0, "Sweep", targets=[name]).resolve()
        assert t.zone_names(1, "graveyard") == [name]


@pytest.mark.rule("fow", "1408.1a")
def test_what_is_left_for_the_end_of_the_battle() -> None:
    moth = resonator("Moth", "When this card attacks, destroy it at the end of battle phase.")
    t = table(moth).field(0, "Moth").attack("Moth", at=1).resolve()
    assert t.is_on_field("Moth")
    t.no_block().to("main", 0)
    assert t.zone_names(0, "graveyard") == ["Moth"] and t.resource(1, "life") == 3500


@pytest.mark.parametrize(("more", "may"), [("", False), (" It can attack this turn.", True)])
def test_what_has_just_come_can_attack(more: str, may: bool) -> None:
    call = chant("Call", "Put target resonator from your graveyard into the field." + more)
    t = table(HEN, call).zone(0, "graveyard", "Hen").hand(0, "Call").play(0, "Call", targets=["Hen"]).resolve()
    if may:
        t.attack("Hen", at=1)
    else:
        with pytest.raises(BadScenario):
            t.attack("Hen", at=1)


def test_cards_from_the_top_of_decks() -> None:
    bury = chant("Bury", "Put the top card of your main deck on the bottom of your main deck.")
    t = table(HEN, OX, bury).deck(0, "Ox", "Hen", "Hen").hand(0, "Bury").play(0, "Bury").resolve()
    assert (t.zone_names(0, "deck")[0], t.zone_names(0, "deck")[-1]) == ("Hen", "Ox")
    wear = chant("Wear", "Each player puts the top card of his or her main deck into his or her graveyard.")
    t = table(HEN, OX, wear).deck(0, "Ox", "Hen").deck(1, "Hen").hand(0, "Wear").play(0, "Wear").resolve()
    assert (t.zone_names(0, "deck")[0], t.zone_names(1, "graveyard")) == ("Hen", ["Hen"])


def test_control_until_end_of_turn_said_first() -> None:
    lure = chant("Lure", "Until end of turn, gain control of target resonator.")
    t = table(HEN, lure).field(1, "Hen").hand(0, "Lure").play(0, "Lure", targets=["Hen"]).resolve()
    assert t.field_names(0) == ["Hen"]
    t.to("main", 1)
    assert t.field_names(1) == ["Hen"]


def test_what_it_gains_if_something_is_so_it_has_as_long_as_it_is() -> None:
    guard = resonator("Guard", "This card gains [+100/+200] if you control a regalia.")
    break_it = chant("Break", "Destroy target regalia.")
    t = table(guard, CUP, break_it).field(0, "Guard", "Cup").hand(0, "Break")
    assert (t.power("Guard"), t.guard("Guard")) == (600, 700)
    assert t.play(0, "Break", targets=["Cup"]).resolve().power("Guard") == 500


# ---------------------------------------------------------------- paragraphs that a file has broken


def test_broken_paragraphs_go_on() -> None:
    assert unbroken(["[Flying] (This card cannot be blocked by", "resonators.)", "Draw a card."]) == [
        "[Flying] (This card cannot be blocked by resonators.)",
        "Draw a card.",
    ]
    assert unbroken(["Choose one -", "Draw a card;", "or you gain 100 life."]) == [
        "Choose one - Draw a card; or you gain 100 life."
    ]
    assert unbroken(["Choose one -", "Draw a card.", "You gain 100 life."]) == [
        "Choose one -",
        "Draw a card.",
        "You gain 100 life.",
    ]
    assert paragraphs_of({"id": "x", "text": "Draw a card,\nthen discard a card."}) == [
        "Draw a card, then discard a card."
    ]
