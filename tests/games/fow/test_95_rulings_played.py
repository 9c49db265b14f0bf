"""Rulings on what is played in a way of its own, copied or taken on the chase, and on abilities that are lent."""

from __future__ import annotations

import pytest

from tests.games.fow.plain import make
from tests.games.fow.tables import table
from tests.games.fow.test_95_rulings_processes import BUD
from tests.games.fow.test_95_rulings_words import CHARM, HEN, STOP, life
from tests.games.fow.written import chant, regalia, resonator

WALL = resonator("Wall", cost="{2}", size=(100, 2000))
TWIN = chant("Twin", "[Quickcast]", "Copy target spell.")
TAKE = chant("Take", "[Quickcast]", "Gain control of target spell.")
TAX = regalia("Tax", "Players pay {1} more to play spells.")
SIP = chant("Sip", "Draw a card.")


@pytest.mark.rule("fow", "1017.5", "1205.8", "1101.1a")
def test_who_becomes_a_copy_of_a_mythic_card_shares_its_name_and_one_goes() -> None:
    myth = resonator("Myth", "«Mythic»", cost="{2}")
    mold = chant("Mold", "Target resonator you control becomes a copy of target resonator until end of turn.")
    t = table(myth, HEN, mold).field(0, "Myth", "Hen").hand(0, "Mold")
    t.play(0, "Mold", targets=["Hen", "Myth"]).resolve()
    t.expect(kind="objects", player=0)
    assert len(t.options()) == 2


@pytest.mark.rule("fow", "1111.2", "1195.2", "1416.5")
def test_a_card_without_attribute_is_banished_for_no_symbol() -> None:
    lord = resonator("Lord", "[Incarnation] {R}", cost="{9}")
    husk, ember = resonator("Husk", "[Kernlos]", cost="{R}"), resonator("Ember", cost="{R}")
    assert not table(lord, husk).field(0, "Husk").hand(0, "Lord").can("play", 0, "Lord")
    assert table(lord, ember).field(0, "Ember").hand(0, "Lord").can("play", 0, "Lord")


@pytest.mark.rule("fow", "1174.2", "903.2k")
def test_an_ambush_costs_what_is_added_and_is_a_spell_of_its_own_cost() -> None:
    snake = resonator("Snake", "[Ambush] {1}", cost="{5}")
    cheap = chant("Cheap", "[Quickcast]", "Cancel target spell with total cost 1.")
    t = table(snake, SIP, TAX).field(1, "Tax").field(1, "fire stone").field(0, "fire stone")
    t.zone(0, "standby", "Snake").turn(1, number=4).hand(1, "Sip").play(1, "Sip").resolve().passes(1)
    assert not t.can("play", 0, "Snake")
    t = table(snake, SIP, cheap, stones=1).zone(0, "standby", "Snake").turn(1, number=4).hand(1, "Sip", "Cheap")
    t.play(1, "Sip").resolve().passes(1).play(0, "Snake").passes(0)
    assert t.can("play", 1, "Cheap")


@pytest.mark.rule("fow", "1017.3c", "1017.3d", "1117.2", "1302.2f")
def test_a_copy_of_a_spell_with_its_future_side_up_is_that_side() -> None:
    t = table(BUD, TWIN, stones=5).hand(0, "Bud", "Twin").play(0, "Bud", how="as Bloom").play(0, "Twin").resolve()
    assert t.stack() == ["Bloom", "Bloom"]
    assert t.resolve_all().field_names(0).count("Bloom") == 1  # 1017.3c  the copy ceases as it leaves the chase


@pytest.mark.rule("fow", "1180.2", "1012.1", "1017.3")
@pytest.mark.parametrize(("answer", "life_left"), [("Twin", 3500), ("Stop", 4000)])
def test_of_two_oaths_one_is_kept_and_of_a_cancelled_one_none(answer: str, life_left: int) -> None:
    vow = chant("Vow", '[Oath] "Dawn"', "You gain 500 life.", cost="{0}", attribute="R")
    pledge = chant("Pledge", '[Oath] "Dawn"', "Your opponent loses 500 life.", cost="{5}", attribute="R")
    t = table(vow, pledge, TWIN, STOP, stones=3).zone(0, "removed", "Pledge", "Pledge").hand(0, "Vow", answer)
    t.play(0, "Vow").play(0, answer, targets=["Vow"]).resolve_all()
    if answer == "Twin":
        t.to("main_triggers", 0)
        while t.question is not None and t.question.why == "triggers":
            t.match.answer(0)
        t.resolve().choose(t.card("Pledge", 0, zone="removed"))
        t.yes()
        t.resolve_all()
    assert t.to("main", 0).resource(1, "life") == life_left


@pytest.mark.rule("fow", "1051.2", "1135.2")
def test_who_takes_a_draining_spell_gains_what_it_drains() -> None:
    sap = chant("Sap", "[Drain]", "This card deals 400 damage to target resonator.")
    t = table(sap, TAKE, WALL).field(1, "Wall").hand(0, "Sap").hand(1, "Take").play(0, "Sap").passes(0)
    t.play(1, "Take").resolve_all()
    assert life(t) == (4000, 4400) and t.damage_on("Wall") == 400


@pytest.mark.rule("fow", "1138.2", "1103.2a", "1103.3", "1135.3")
def test_bane_and_drain_follow_all_that_pierce_deals() -> None:
    asp = resonator("Asp", "[Pierce]", "[Bane]", "[Drain]", size=(600, 600))
    t = table(asp, HEN, WALL).field(0, "Asp").field(1, "Wall", rested=True).field(1, "Hen")
    t.attack("Asp", at="Wall").block("Hen")
    t.passes(0).passes(1)
    while t.step != "main":
        if t.question is not None and t.question.why == "triggers":
            t.match.answer(0)
        else:
            t.passes()
    assert sorted(t.zone_names(1, "graveyard")) == ["Hen", "Wall"] and life(t) == (4600, 4000)


@pytest.mark.rule("fow", "1169.2", "805.2c", "806.2c")
def test_two_strikes_take_willpower_twice() -> None:
    twin = resonator("Pair", "[Multi Strike]", cost="{2}", size=(100, 100))
    t = table(twin, make("Warden", "warden", willpower=5)).field(0, "Pair")
    t.zone(1, "ruler", "Warden", counters={"willpower": 5}).attack("Pair", at="Warden").to("main")
    assert t.counters("Warden", "willpower") == 1


@pytest.mark.rule("fow", "1156.2", "1102.3", "1183.2")
def test_defiance_that_is_lent_by_fusion_is_added_up() -> None:
    core = resonator("Core", "[Fusion] Golem", "[Defiant] 1", cost="{0}", size=(100, 100))
    golem = resonator("Golem", "[Defiant] 1", race="Golem", size=(100, 500))
    t = table(core, golem).field(0, "Golem").hand(0, "Core").play(0, "Core", targets=["Golem"]).resolve()
    t.attack("Golem").to("main").attack("Golem").to("main")
    assert life(t) == (4000, 3600) and t.acts(0, "battle") == []


@pytest.mark.rule("fow", "1161.2", "1102.3", "1183.2")
def test_defiance_of_the_card_below_is_added_up() -> None:
    elder = resonator("Elder", "[Defiant] 1", "[Swiftness]", cost="{0}", size=(200, 200))
    heir = resonator("Heir", '[Reincarnation] "Elder" {0}', "[Defiant] 1", cost="{4}", size=(100, 700))
    t = table(elder, heir).hand(0, "Elder", "Heir").play(0, "Elder").resolve()
    t.choose("Heir") if t.question is not None and t.question.kind == "objects" else t.yes()
    t.attack("Heir").to("main").attack("Heir").to("main")
    assert life(t) == (4000, 3800) and t.acts(0, "battle") == []


@pytest.mark.rule("fow", "1185.2", "1051.1")
def test_a_vile_card_that_was_taken_costs_the_life_of_who_had_it() -> None:
    imp = resonator("Imp", "[Vileborn] 2", size=(300, 2000))
    pat = chant("Pat", "Put a [+100/+100] counter on target resonator.")
    t = table(imp, CHARM, pat).field(1, "Imp").hand(0, "Charm", "Pat").play(0, "Charm").resolve_all()
    assert life(t) == (3800, 4000)  # targeted for the first time it was still the other's
    t = table(imp, CHARM, pat).field(1, "Imp").hand(0, "Pat").play(0, "Pat").resolve_all()
    assert life(t) == (3800, 4000)


@pytest.mark.rule("fow", "1115.2", "910.1", "903.3b")
@pytest.mark.parametrize(("zone", "then"), [("graveyard", "removed"), ("hand", "hand")])
def test_a_spell_that_is_returned_to_the_hand_does_not_resolve_and_by_remnant_is_removed_instead(
    zone: str, then: str
) -> None:
    moth = chant("Moth", "[Remnant]", "You gain 100 life.")
    back = chant("Back", "[Quickcast]", "Return target spell to its owner's hand.")
    t = table(moth, back).zone(0, zone, "Moth").hand(1, "Back").play(0, "Moth").passes(0).play(1, "Back").resolve()
    assert t.stack() == [] and t.zone_names(0, then) == ["Moth"]
    assert life(t.to("main", 1)) == (4000, 4000)


@pytest.mark.rule("fow", "903.3b", "1167.3")
def test_a_resonator_spell_that_is_returned_does_not_enter_and_what_it_chases_resolves() -> None:
    back = chant("Back", "[Quickcast]", "Return target resonator spell to its owner's hand.")
    psalm = chant("Psalm", "[Quickcast]", "You gain 300 life.")
    t = table(HEN, psalm, back).hand(0, "Hen", "Psalm").hand(1, "Back").play(0, "Hen").play(0, "Psalm").passes(0)
    t.play(1, "Back").resolve()
    assert t.stack() == ["Psalm"] and t.hand_names(0) == ["Hen"]
    assert life(t.resolve()) == (4300, 4000) and t.field_names(0) == []
