"""Rulings where several rules meet: the variable, the deck, attributes, bestowing, prices that look at what is paid."""

from __future__ import annotations

import pytest

from tests.games.fow.tables import life, table
from tests.games.fow.written import chant, regalia, resonator, written

HEN = resonator("Hen", cost="{0}", size=(300, 300))
OX = resonator("Ox", cost="{2}", size=(800, 800))
KILL = chant("Kill", "[Quickcast]", "Destroy target J/resonator.")
CHARM = chant("Charm", "[Quickcast]", "Gain control of target resonator until end of turn.")
IVY = written(
    "Ivy",
    "Addition",
    "As you play this card, target a resonator. If that resonator is still a legal target, put this card into the "
    "field added to the chosen target, otherwise put it into its owner's graveyard.",
    "Added resonator gains [+200/+200].",
)


@pytest.mark.rule("fow", "104.10", "903.2k-3", "1110.2")
def test_what_was_paid_for_the_cost_is_asked_without_what_was_added() -> None:
    cheap = chant("Cheap", "[Quickcast]", "Cancel target spell that was played without paying more than one will.")
    wake = chant("Wake", "[Awakening] {1}", "You gain 500 life.", cost="{1}")
    t = table(cheap, wake, stones=2).hand(0, "Wake").hand(1, "Cheap").play(0, "Wake", extra=True).passes(0)
    assert t.can("play", 1, "Cheap")
    dear = chant("Dear", "You gain 500 life.", cost="{2}")
    t = table(cheap, dear, stones=2).hand(0, "Dear").hand(1, "Cheap").play(0, "Dear").passes(0)
    assert not t.can("play", 1, "Cheap")


@pytest.mark.rule("fow", "1002.2b", "1002.2a", "1041.1")
def test_an_addition_put_into_the_field_is_added_without_a_target() -> None:
    raise_ = chant("Raise", "Put target addition from your graveyard into the field.")
    wall = resonator("Wall", "[Barrier]", size=(300, 300))
    t = (
        table(raise_, IVY, wall)
        .field(1, "Wall")
        .zone(0, "graveyard", "Ivy")
        .hand(0, "Raise")
        .play(0, "Raise")
        .resolve()
    )
    assert t.power("Wall") == 500
    t = table(raise_, IVY).zone(0, "graveyard", "Ivy").hand(0, "Raise").play(0, "Raise").resolve()
    assert "Ivy" in t.zone_names(0, "graveyard")  # nothing to add it to: it stays


@pytest.mark.rule("fow", "1002.2b")
def test_who_gets_an_addition_of_another_player_says_what_it_is_added_to() -> None:
    raid = chant("Raid", "Put target addition from your opponent's graveyard into the field under your control.")
    t = table(raid, IVY, HEN, OX).field(0, "Hen").field(1, "Ox").zone(1, "graveyard", "Ivy").hand(0, "Raid")
    t.play(0, "Raid").resolve()
    assert t.question is not None and t.question.player == 0
    assert t.choose("Hen").power("Hen") == 500 and t.obj("Ivy").controller == 0


@pytest.mark.rule("fow", "1207.1", "1002.2", "909.3c")
def test_an_addition_goes_when_its_card_is_no_resonator_any_more() -> None:
    golem = regalia("Golem", "{0}: This card becomes a [400/400] resonator until end of turn.")
    t = table(golem, IVY).field(0, "Golem").hand(0, "Ivy").use(0, "Golem").resolve().play(0, "Ivy").resolve()
    assert t.power("Golem") == 600
    t.next_turn()
    assert t.zone_names(0, "graveyard") == ["Ivy"]


@pytest.mark.rule("fow", "1002.3", "1002.4", "903.3a")
def test_a_bestowed_regalia_stays_where_it_is_when_its_new_target_is_gone() -> None:
    cape = regalia("Cape", "[Bestow] {0}", "Added resonator gains [+200/+200].")
    t = (
        table(cape, HEN, OX, KILL)
        .field(0, "Cape", "Hen", "Ox")
        .hand(1, "Kill")
        .use(0, "Cape", targets=["Hen"])
        .resolve()
    )
    assert t.power("Hen") == 500
    t.use(0, "Cape", targets=["Ox"]).passes(0).play(1, "Kill", targets=["Ox"]).resolve_all()
    assert t.power("Hen") == 500


@pytest.mark.rule("fow", "304.3", "1009.1", "910.1")
def test_cards_put_from_a_deck_into_a_graveyard_go_one_by_one_as_far_as_there_are_any() -> None:
    dig = chant("Dig", "Put the top three cards of your deck into your graveyard. You gain 100 life.")
    t = table(dig, HEN, OX).deck(0, "Hen", "Ox", only=True).hand(0, "Dig").play(0, "Dig").resolve()
    assert t.zone_names(0, "graveyard") == ["Hen", "Ox", "Dig"] or t.zone_names(0, "graveyard") == ["Dig", "Ox", "Hen"]
    assert not t.over and life(t) == (4100, 4000)


@pytest.mark.rule("fow", "905.1c", "905.1b", "1003.4")
def test_a_cost_with_an_or_is_paid_in_one_of_its_ways() -> None:
    well = regalia("Well", "{Rest}, {R} or {G}: You gain 500 life.")
    t = table(well, stones=1).field(0, "Well").use(0, "Well").resolve()
    assert life(t) == (4500, 4000)


@pytest.mark.rule("fow", "903.2h-1", "903.2k-2", "104.2")
def test_an_x_that_is_not_paid_is_nothing_also_for_a_resonator() -> None:
    hydra = resonator(
        "Hydra", "This card enters the field with X [+100/+100] counters on it.", cost="{X}{R}", size=(100, 100)
    )
    gift = chant("Gift", "You may play a resonator from your hand without paying its cost.")
    t = table(hydra, gift, stones=5).hand(0, "Gift", "Hydra").play(0, "Gift").resolve().yes().resolve_all()
    assert t.power("Hydra") == 100


@pytest.mark.rule("fow", "1022.3", "702.3b", "903.2h-4")
def test_a_resonator_enters_with_x_counters_and_others_together() -> None:
    hydra = resonator(
        "Hydra", "This card enters the field with X [+100/+100] counters on it.", cost="{X}{R}", size=(100, 100)
    )
    oil = regalia("Oil", "Resonators you control enter the field with a [+100/+100] counter on them.")
    t = table(hydra, oil, stones=3).field(0, "Oil").hand(0, "Hydra").play(0, "Hydra", x=2).resolve()
    assert t.counters("Hydra", "+100/+100") == 3 and t.power("Hydra") == 400


@pytest.mark.rule("fow", "1010.1", "903.3a", "603.3")
def test_two_triggers_at_one_target_and_the_second_finds_it_gone() -> None:
    hunter = resonator(
        "Hunter", "[Enter] >>> Destroy target resonator your opponent controls. Draw a card.", cost="{0}"
    )
    rise = chant("Rise", "Put all resonators from your graveyard into the field.")
    t = table(hunter, rise, OX).field(1, "Ox").zone(0, "graveyard", "Hunter", "Hunter").hand(0, "Rise").play(0, "Rise")
    t.resolve()
    t.option("[Enter] >>> Destroy target resonator your opponent controls. Draw a card. (1 of 2)")
    assert len(t.stack()) == 2 and t.resolve_all().hand_size(0) == 2


@pytest.mark.rule("fow", "1019.3", "910.1", "302.3")
def test_a_discarded_card_that_enters_the_field_instead_was_discarded_and_enters() -> None:
    cat = resonator(
        "Cat", "If this card would be discarded, put it into the field instead.", "[Enter] >>> You gain 100 life."
    )
    ear = regalia("Ear", "Whenever a player discards a card >>> Draw a card.")
    tear = chant("Tear", "Your opponent discards a card.")
    t = table(cat, ear, tear).field(0, "Ear").hand(1, "Cat").hand(0, "Tear").play(0, "Tear").resolve_all()
    assert t.is_on_field("Cat", 1) and life(t) == (4000, 4100) and t.hand_size(0) == 1


@pytest.mark.rule("fow", "503.5", "1051.1", "1013.1")
def test_a_card_that_was_stolen_for_good_recovers_with_its_new_controller() -> None:
    take = chant("Take", "Gain control of target resonator.")
    t = (
        table(take, HEN)
        .field(1, "Hen", rested=True)
        .hand(0, "Take")
        .play(0, "Take")
        .resolve()
        .next_turn()
        .to("main", 1)
    )
    assert t.is_rested("Hen")
    assert not t.next_turn().to("main", 0).is_rested("Hen")


@pytest.mark.rule("fow", "907.4", "503.4", "505.5")
def test_will_that_was_not_used_is_gone_with_the_turn() -> None:
    pot = regalia("Pot", "{Rest}: Produce {R}{R}.")
    one = chant("One", "You gain 100 life.", cost="{1}")
    t = table(pot, one).field(0, "Pot").hand(0, "One").play(0, "One").resolve()
    assert len(t.pool(0)) == 1 and t.next_turn().pool(0) == []
