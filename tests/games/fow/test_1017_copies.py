"""Chapters 1017, 1021, 1045, 1047 and 1051: copies, shuffling, stacks, expelling, control."""

from __future__ import annotations

import pytest

from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, resonator

HEN = resonator("Hen", size=(300, 300))
BELL = "You gain 100 life."
MIRROR = chant("Mirror", "[Quickcast]", "Copy target spell.")
TWIN = chant("Twin", "Copy target resonator.")


# ---------------------------------------------------------------- 1017  copies


@pytest.mark.rule("fow", "1017.1", "1017.2", "1303.1")
def test_copying_an_entity_makes_a_token_of_what_is_printed_without_the_cost() -> None:
    grow = chant("Grow", "Target resonator gains [+200/+200] until end of turn.")
    bird = resonator("Bird", "[Flying]", cost="{R}{1}", size=(400, 400))
    t = (
        table(bird, grow, TWIN)
        .field(0, "Bird")
        .hand(0, "Grow", "Twin")
        .play(0, "Grow")
        .resolve()
        .play(0, "Twin")
        .resolve()
    )
    token = next(obj for obj in t.objects("field", 0) if obj.token)
    assert token.now.names == {"Bird"} and token.now.power == 400 and "flying" in token.now.keywords
    assert token.now.cost == 0 and token.now.colours == {"fire"}


@pytest.mark.rule("fow", "1017.2", "1041.1", "702.3e")
def test_a_token_copy_enters_the_field() -> None:
    herald = resonator("Herald", f"[Enter] >>> {BELL}")
    t = table(herald, TWIN).field(0, "Herald").hand(0, "Twin").play(0, "Twin").resolve()
    assert t.stack() == ["Herald"]


@pytest.mark.rule("fow", "1017.2b", "1303.3a")
def test_a_token_copy_is_gone_once_it_has_left() -> None:
    lift = chant("Lift", "Return target resonator to its owner's hand.")
    t = table(HEN, TWIN, lift).field(0, "Hen").hand(0, "Twin", "Lift").play(0, "Twin").resolve()
    token = next(obj for obj in t.objects("field", 0) if obj.token)
    t.play(0, "Lift", targets=[t.card("Hen", 0, index=[o.card for o in t.find("Hen", 0)].index(token.card))]).resolve()
    assert t.hand_size(0) == 0 and not any(obj.token for obj in t.objects("field", 0))


@pytest.mark.rule("fow", "1017.3", "1017.3c", "1017.3d")
def test_copying_a_spell_puts_another_on_the_chase_that_was_not_played() -> None:
    bolt = chant("Bolt", "This card deals 200 damage to target J/resonator.")
    ox = resonator("Ox", size=(800, 800))
    echo = regalia("Echo", f"Whenever you play a spell >>> {BELL}")
    t = table(ox, bolt, MIRROR, echo).field(0, "Echo").field(1, "Ox").hand(0, "Bolt", "Mirror")
    t.play(0, "Bolt").resolve().play(0, "Mirror", targets=["Bolt"])  # Echo has triggered and resolved in between
    t.resolve_all()
    assert t.damage_on("Ox", 1) == 400  # the same target
    assert t.resource(0, "life") == 4200  # Bolt and Mirror were played, the copy was not
    assert sorted(t.zone_names(0, "graveyard")) == ["Bolt", "Mirror"]  # the copy is nowhere


@pytest.mark.rule("fow", "1017.4")
def test_what_is_gone_is_not_copied() -> None:
    veto = chant("Veto", "[Quickcast]", "Cancel target spell.")
    feast = chant("Feast", "Draw a card.")
    t = table(feast, MIRROR, veto).hand(0, "Feast", "Mirror").hand(1, "Veto").play(0, "Feast")
    t.play(0, "Mirror").passes(0).play(1, "Veto", targets=["Feast"]).resolve().resolve()
    assert t.stack() == [] and t.hand_size(0) == 0


# ---------------------------------------------------------------- 1021, 1022


@pytest.mark.rule("fow", "1021.1", "1021.1a")
def test_a_shuffled_deck_has_the_same_cards_in_another_order() -> None:
    names = [f"fire {index}" for index in (1, 2)] * 15
    shuffle = chant("Shuffle", "Shuffle your deck.")
    t = table(shuffle).deck(0, *names, only=True).hand(0, "Shuffle").play(0, "Shuffle").resolve()
    assert t.zone_names(0, "deck") != names and sorted(t.zone_names(0, "deck")) == sorted(names)


# ---------------------------------------------------------------- 1047, 1051


@pytest.mark.rule("fow", "1022.3")
def test_counters_that_a_card_enters_with_are_added_up() -> None:
    seed = resonator(
        "Seed", "This card enters the field with four [+100/+100] counters on it.", cost="{0}", size=(100, 100)
    )
    rain = regalia("Rain", "Resonators you control enter the field with a [+100/+100] counter on them.")
    t = table(seed, rain).field(0, "Rain").hand(0, "Seed").play(0, "Seed").resolve()
    assert t.counters("Seed", "+100/+100") == 5 and t.power("Seed") == 600


@pytest.mark.rule("fow", "1047.3")
def test_a_players_last_j_ruler_cannot_be_expelled() -> None:
    oust = chant("Oust", "Expel target J/ruler.")
    assert not table(oust).hand(0, "Oust").can("play", 0, "Oust")  # no ruler could be expelled: none is a target
    t = table(oust).zone(0, "ruler", "wind ruler").hand(0, "Oust").play(0, "Oust", targets=["fire ruler"]).resolve()
    assert t.zone_of("fire ruler") == "outside"


@pytest.mark.rule("fow", "1047.3", "1047.4")
def test_ones_last_j_ruler_stays_where_everything_is_expelled() -> None:
    oust = chant("Oust", "Expel all J/rulers and resonators.")
    t = table(oust).field(0, "fire 1").hand(0, "Oust").play(0, "Oust").resolve()
    assert t.zone_of("fire ruler") == "ruler" and t.zone_of("fire 1") == "outside"


@pytest.mark.rule("fow", "1047.4")
def test_a_player_cannot_expel_what_they_do_not_control() -> None:
    oust = chant("Oust", "Expel target resonator.")
    t = table(HEN, oust).field(1, "Hen").hand(0, "Oust")
    if t.can("play", 0, "Oust"):
        t.play(0, "Oust").resolve()
    assert t.is_on_field("Hen", 1)


@pytest.mark.rule("fow", "1051.1b")
def test_a_players_last_j_ruler_cannot_be_taken() -> None:
    usurp = chant("Usurp", "Gain control of target J-ruler.")
    t = table(usurp, rulers=False).field(1, "fire judge").zone(0, "ruler", "wind ruler").hand(0, "Usurp")
    if t.can("play", 0, "Usurp"):
        t.play(0, "Usurp").resolve()
    assert t.is_on_field("fire judge", 1)


@pytest.mark.rule("fow", "1051.2")
def test_whoever_gained_control_of_a_spell_is_its_you() -> None:
    seize = chant("Seize", "[Quickcast]", "Gain control of target spell.")
    balm = chant("Balm", "You gain 500 life.")
    t = (
        table(seize, balm)
        .hand(0, "Balm")
        .hand(1, "Seize")
        .play(0, "Balm")
        .passes(0)
        .play(1, "Seize")
        .resolve()
        .resolve()
    )
    assert [t.resource(player, "life") for player in (0, 1)] == [4000, 4500]
    hen = resonator("Hen", cost="{0}")
    t = table(seize, hen).hand(0, "Hen").hand(1, "Seize").play(0, "Hen").passes(0).play(1, "Seize").resolve().resolve()
    assert t.is_on_field("Hen", 1) and t.obj("Hen").owner == 0


@pytest.mark.rule("fow", "1017.3")
def test_a_resonator_spell_without_any_text_is_copied_too() -> None:
    t = (
        table(HEN, MIRROR, stones=1)
        .hand(0, "Hen", "Mirror")
        .play(0, "Hen")
        .play(0, "Mirror", targets=["Hen"])
        .resolve()
    )
    assert t.stack() == ["Hen", "Hen"]
