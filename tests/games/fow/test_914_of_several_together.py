"""What several may cost together, damage that may be dealt or that each of a group deals, every such card of a hand,
the tops of two decks, the next card for nothing, what was spent, and two things that are controlled."""

from __future__ import annotations

import pytest

from tests.games.fow.tables import table
from tests.games.fow.written import chant, refused, resonator

HEN = resonator("Hen", size=(300, 300), race="Bird", cost="{1}")
OX = resonator("Ox", size=(800, 800), race="Beast", cost="{3}")
BELL = "you gain 700 life."


# ---------------------------------------------------------------- 204.1c  a combined total cost


@pytest.mark.rule("fow", "903.2i")
def test_targets_that_cost_no_more_than_so_much_together() -> None:
    fell = chant("Fell", "Destroy any number of target resonators with a combined total cost of 4 or less.")
    t = table(HEN, OX, fell).field(1, "Hen", "Ox", "Ox").hand(0, "Fell")
    t = t.play(0, "Fell", targets=[["Hen"], ["Ox"]]).resolve().order("Hen", "Ox")
    assert t.field_names(1) == ["Ox"]


def test_after_the_first_target_only_those_are_offered_that_may_come_to_it() -> None:
    fell = chant("Fell", "Destroy any number of target resonators with a combined total cost of 4 or less.")
    t = table(HEN, OX, fell).field(1, "Ox", "Ox").hand(0, "Fell").play(0, "Fell", targets=["Ox"]).resolve()
    assert t.field_names(1) == ["Ox"]


def test_cards_of_a_graveyard_that_cost_no_more_than_so_much_together() -> None:
    rise = chant("Rise", "Put any number of resonators with a combined total cost of 2 or less from your graveyard "
                 "into the field.")  # fmt: skip
    t = table(HEN, OX, rise).zone(0, "graveyard", "Hen", "Hen", "Hen", "Ox").hand(0, "Rise").play(0, "Rise").resolve()
    t = t.choose("Hen").choose("Hen")
    assert t.field_names(0) == ["Hen", "Hen"] and "Ox" in t.zone_names(0, "graveyard")


def test_the_number_may_be_counted() -> None:
    fell = chant("Fell", "Destroy any number of target resonators with a combined total cost of X or less, where X is "
                 "the number of Birds you control.")  # fmt: skip
    t = table(HEN, OX, fell).field(0, "Hen", "Hen", "Hen").field(1, "Ox").hand(0, "Fell")
    assert t.play(0, "Fell", targets=["Ox"]).resolve().field_names(1) == []


@pytest.mark.rule("fow", "204.1c")
def test_a_total_cost_that_is_not_combined_is_of_each_of_them() -> None:
    fell = chant("Fell", "Destroy up to two target resonators with a total cost of 3 or less.")
    t = table(OX, fell).field(1, "Ox", "Ox").hand(0, "Fell").play(0, "Fell", targets=[["Ox", "Ox"]]).resolve()
    assert t.field_names(1) == []


# ---------------------------------------------------------------- 1007  damage


@pytest.mark.rule("fow", "1007.1")
@pytest.mark.parametrize(("answer", "left", "power"), [(True, 3600, 900), (False, 4000, 500)])
def test_damage_that_may_be_dealt(answer: bool, left: int, power: int) -> None:
    imp = resonator("Imp", "[Enter] >>> This card may deal 400 damage to you. If it does, it gains [+400/+400] until "
                    "end of turn.", cost="{0}")  # fmt: skip
    t = table(imp).hand(0, "Imp").play(0, "Imp").resolve().resolve()
    t = t.yes() if answer else t.no()
    assert t.resource(0, "life") == left and t.power("Imp") == power


@pytest.mark.rule("fow", "1007.1")
def test_each_of_a_group_deals_damage_by_itself() -> None:
    volley = chant("Volley", "Each Bird you control deals 200 damage to your opponent.")
    wary = resonator("Wary", "Whenever a Bird deals damage to your opponent >>> You gain 100 life.", cost="{0}")
    t = table(HEN, OX, volley, wary).field(0, "Hen", "Hen", "Ox", "Wary").field(1, "Hen").hand(0, "Volley")
    t = t.play(0, "Volley").resolve_all()
    assert t.resource(1, "life") == 3600 and t.resource(0, "life") == 4200


# ---------------------------------------------------------------- hands and decks


def test_every_such_card_of_a_hand_is_discarded() -> None:
    purge = chant("Purge", "Your opponent reveals their hand and discards all Birds.")
    t = table(HEN, OX, purge).hand(1, "Hen", "Ox", "Hen").hand(0, "Purge").play(0, "Purge").resolve()
    assert t.hand_names(1) == ["Ox"] and t.zone_names(1, "graveyard") == ["Hen", "Hen"]


def test_every_card_of_the_name_that_was_said() -> None:
    purge = chant("Purge", "Name a card. Your opponent discards all cards that share a name with the named card.")
    t = table(HEN, OX, purge).hand(1, "Hen", "Ox").hand(0, "Purge").play(0, "Purge").resolve().option("Hen")
    assert t.hand_names(1) == ["Ox"]


def test_the_tops_of_two_decks_go_to_their_owners() -> None:
    dig = chant("Dig", "Put the top card of your deck and the top card of your opponent's deck into their owner's "
                "graveyard.")  # fmt: skip
    t = table(HEN, OX, dig).deck(0, "Hen").deck(1, "Ox").hand(0, "Dig").play(0, "Dig").resolve()
    assert t.zone_names(0, "graveyard") == ["Hen", "Dig"] and t.zone_names(1, "graveyard") == ["Ox"]


# ---------------------------------------------------------------- prices


@pytest.mark.rule("fow", "903.2k")
def test_only_the_next_card_of_the_kind_is_played_for_nothing() -> None:
    gift = chant("Gift", "You may play your next Beast without paying its cost this turn.")
    t = table(HEN, OX, gift).hand(0, "Gift", "Hen", "Ox", "Ox")
    assert not t.can("play", 0, "Ox")
    t = t.play(0, "Gift").resolve()
    assert not t.can("play", 0, "Hen")
    t = t.play(0, "Ox").resolve_all()
    assert t.field_names(0) == ["Ox"] and not t.can("play", 0, "Ox")


def test_the_next_card_is_the_next_however_it_is_paid() -> None:
    gift = chant("Gift", "You may play your next Beast without paying its cost this turn.")
    t = table(OX, gift, stones=3).hand(0, "Gift", "Ox", "Ox").play(0, "Gift").resolve()
    t = t.play(0, "Ox", option="the usual cost").resolve_all()
    assert not t.can("play", 0, "Ox")


@pytest.mark.rule("fow", "907.3")
@pytest.mark.parametrize(("stone", "gained"), [("fire stone", 700), ("water stone", 0)])
def test_what_was_spent_to_play_the_card(stone: str, gained: int) -> None:
    hymn = chant("Hymn", "If you spent {R} to play this card, you gain 700 life.", cost="{1}")
    t = table(hymn).field(0, stone).hand(0, "Hymn").play(0, "Hymn").resolve()
    assert t.resource(0, "life") == 4000 + gained


@pytest.mark.parametrize(("birds", "beasts", "so"), [(2, 1, True), (1, 1, False), (2, 0, False)])
def test_so_many_of_the_one_and_of_the_other(birds: int, beasts: int, so: bool) -> None:
    bell = chant("Bell", f"If you control two or more Birds and a Beast, {BELL}")
    t = table(HEN, OX, bell).field(0, *["Hen"] * birds, *["Ox"] * beasts).hand(0, "Bell").play(0, "Bell").resolve()
    assert t.resource(0, "life") == (4700 if so else 4000)


@pytest.mark.parametrize(("names", "so"), [(("Hen", "Ox"), True), (("Hen",), False), (("Ox",), False)])
def test_a_card_of_a_name_and_one_of_another_kind(names: tuple[str, ...], so: bool) -> None:
    bell = chant("Bell", f'If you control "Hen" and a Beast, {BELL}')
    t = table(HEN, OX, bell).field(0, *names).hand(0, "Bell").play(0, "Bell").resolve()
    assert t.resource(0, "life") == (4700 if so else 4000)


def test_activate_abilities_that_are_no_will_abilities() -> None:
    tax = resonator("Tax", "Your opponent pays {1} more to play non-will activate abilities.")
    crow = resonator("Crow", "{0}: You gain 100 life.", "{Rest}: Produce {R}.")
    t = table(tax, crow).field(0, "Tax").field(1, "Crow").turn(1)
    assert t.can("use", 1, "Crow", "You gain") and t.use(1, "Crow", "You gain").is_rested("Crow", 1)


def test_its_own_of_each_is_refused() -> None:
    text = "Each Bird you control deals damage equal to its ATK to your opponent."
    assert "understood" in refused("Chant", text)


@pytest.mark.rule("fow", "903.2h")
def test_an_x_that_only_another_paragraph_tells_is_refused() -> None:
    first = (
        "Put X [200/200] fire Bird resonator tokens into the field, where X is the number of Beasts in your graveyard."
    )
    text = (first, "[Fallen] Put X [400/400] fire Beast resonator tokens into the field instead.")
    assert "X of another paragraph" in refused("Chant", *text)
    assert chant("Swarm", "Put X [200/200] fire Bird resonator tokens into the field.", cost="{X}")
