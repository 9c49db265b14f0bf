"""Rulings of texts that are there while something is so, of rule processes, tokens, halves, sides and old phrases."""

from __future__ import annotations

import pytest

from arbiter.testing import scenario
from tests.games.fow.defined import addition, chant, face, life, resonator, table

KILL = chant("Snuff", "[Quickcast]\nDestroy target resonator.", cost="{0}")
HEARD = "Whenever a resonator is put into a graveyard from the field >>> Draw a card."
ELK = resonator("Elk", atk=300, defense=300, cost="{0}")


@pytest.mark.rule("fow", "1134.2", "903.2f")
def test_the_last_card_of_a_hand_leaves_it_before_null_is_looked_at() -> None:
    vow = chant("Hollow Vow", "You gain 100 life.\n[Null] - Draw two cards.", cost="{0}")
    assert table(vow).hand(0, "Hollow Vow").play(0, "Hollow Vow").resolve().hand_size(0) == 2
    t = table(vow, ELK).hand(0, "Hollow Vow", "Elk").play(0, "Hollow Vow").resolve()
    assert t.hand_size(0) == 1 and life(t, 0) == 4100


@pytest.mark.rule("fow", "1144.2", "1144.3")
def test_revenge_is_for_entities_that_one_controlled_and_not_for_cards_of_elsewhere() -> None:
    wrath = chant("Wrath", "[Revenge] - This card deals 500 damage to each opponent.\nYou gain 100 life.", cost="{0}")
    for victim, harm in ((0, 500), (1, 0)):
        t = table(wrath, KILL, ELK).field(victim, "Elk").hand(0, "Wrath", "Snuff")
        t.play(0, "Snuff", targets=["Elk"]).resolve().play(0, "Wrath").resolve()
        assert (life(t, 0), life(t, 1)) == (4100, 4000 - harm)


@pytest.mark.rule("fow", "1184.3", "1184.4")
@pytest.mark.parametrize(
    ("own", "theirs", "power", "glow"), [(1, 0, 300, False), (2, 1, 500, True), (2, 2, 300, False)]
)
def test_outnumbering_takes_two_and_more_than_the_opponent(own: int, theirs: int, power: int, glow: bool) -> None:
    wolf = resonator("Wolf", "[Outnumber] - This card gains [+200/+200].", atk=300, defense=300, cost="{1}")
    banner = face("Banner", "Regalia", "[Outnumber] - {Rest}: You gain 100 life.", cost="{1}")
    t = table(wolf, banner, ELK).field(0, "Wolf", "Banner", *["Elk"] * (own - 1)).field(1, *["Elk"] * theirs)
    assert t.power("Wolf") == power and t.can("use", 0, "Banner") is glow


@pytest.mark.rule("fow", "1197.3", "1403.1")
def test_anathema_counts_types_and_not_cards() -> None:
    lich = resonator("Lich", "[Anathema] - This card gains [Flying].", cost="{2}")
    aura, cup = addition("Halo", "You have no maximum hand size."), face("Cup", "Regalia", "", cost="{1}")
    for pile, flies in ((["Elk", "Snuff", "Halo", "Cup"], True), (["Elk", "Snuff", "Snuff", "Cup", "Elk"], False)):
        t = table(lich, aura, cup, KILL, ELK).field(0, "Lich").zone(0, "graveyard", *pile)
        assert t.has("Lich", "Flying") is flies


@pytest.mark.rule("fow", "1175.3", "1175.4")
def test_the_depths_are_reached_by_the_card_that_is_drawn() -> None:
    eel = resonator("Eel", "[Depths] - This card gains [+400/0].", atk=100, defense=100, cost="{0}")
    dive = chant("Plunge", "Draw a card.", cost="{0}")
    t = table(eel, dive, ELK).field(0, "Eel").hand(0, "Plunge").deck(0, *["Elk"] * 16, only=True)
    assert t.power("Eel") == 100
    assert t.play(0, "Plunge").resolve().power("Eel") == 500


@pytest.mark.rule("fow", "1165.2", "1165.3")
def test_a_trinity_counts_what_lies_beneath_face_up_or_down() -> None:
    god = resonator("God", "[Trinity] - This card gains [Drain].", atk=500, defense=500)
    assert table(god, ELK).field(0, "God", under=("Elk", "Elk", "Elk")).has("God", "Drain")
    assert not table(god, ELK).field(0, "God", under=("Elk", "Elk")).has("God", "Drain")


@pytest.mark.rule("fow", "1203.1", "1205.1")
def test_counters_of_both_kinds_go_in_pairs_before_anybody_dies_of_them() -> None:
    curse = chant("Curse", "Put three [-100/-100] counters on target resonator.", cost="{0}")
    t = table(curse, ELK).field(1, "Elk", counters={"[+100/+100]": 2}).hand(0, "Curse")
    t.play(0, "Curse", targets=["Elk"]).resolve()
    assert t.counters("Elk", "[+100/+100]") == 0 and t.counters("Elk", "[-100/-100]") == 1
    assert (t.power("Elk"), t.guard("Elk")) == (200, 200)


@pytest.mark.rule("fow", "1204.1b", "910.1")
def test_who_was_not_destroyed_by_the_process_is_healed_of_all_damage() -> None:
    troll = resonator(
        "Troll", "If this card would be destroyed, you may banish another resonator you control instead.", 500, 500
    )
    bolt = chant("Bolt", "[Quickcast]\nThis card deals 600 damage to target resonator.", cost="{0}")
    t = table(troll, bolt, ELK).field(0, "Troll", "Elk").hand(1, "Bolt").turn(1)
    t.play(1, "Bolt", targets=["Troll"]).resolve().yes()
    assert t.is_on_field("Troll") and t.damage_on("Troll") == 0 and t.zone_of("Elk") == "graveyard"


@pytest.mark.rule("fow", "1205.8", "906.3d")
def test_the_second_mythic_may_be_the_one_that_goes_and_its_entering_is_still_heard() -> None:
    saint = resonator("Saint", "«Mythic»\n[Enter] >>> You gain 300 life.", 400, 400, cost="{0}")
    t = table(saint).field(0, "Saint").hand(0, "Saint")
    t.play(0, "Saint").resolve()
    t.expect(kind="objects", player=0)
    t.choose(t.card("Saint", 0, zone="field", index=1)).resolve_all()
    assert t.field_names(0) == ["Saint"] and t.zone_names(0, "graveyard") == ["Saint"] and life(t, 0) == 4300


@pytest.mark.rule("fow", "1206.1", "909.3j")
def test_a_life_that_is_halved_is_rounded_up() -> None:
    half = chant("Halve", "Your opponent loses half of their life.", cost="{0}")
    t = table(half).resources(1, life=2500).hand(0, "Halve").play(0, "Halve").resolve()
    assert life(t, 1) == 1300


@pytest.mark.rule("fow", "1207.1", "1405.1b")
def test_an_old_addition_goes_when_what_bears_it_is_no_longer_legal() -> None:
    charm = face("Charm", "Addition: Resonator", "Added resonator gains [+200/+200].", cost="{0}")
    seize = chant("Seize", "Return target resonator to its owner's hand.", cost="{0}")
    t = table(charm, seize, ELK).field(1, "Elk").hand(0, "Charm", "Seize")
    t.play(0, "Charm", targets=["Elk"]).resolve()
    assert t.power("Elk") == 500
    t.play(0, "Seize", targets=["Elk"]).resolve()
    assert "Charm" in t.zone_names(0, "graveyard") and t.zone_names(0, "field") == []


@pytest.mark.rule("fow", "1303.1", "1303.2a")
def test_a_token_takes_attribute_and_name_from_where_it_comes() -> None:
    nest = resonator("Nest", "[Enter] >>> Put a [200/200] Bird token into the field.", cost="{G}")
    burn = chant("Gale", "Destroy all wind resonators with total cost 0.", cost="{0}")
    named = chant("Trap", 'Destroy all resonators named "Bird".', cost="{0}")
    for spell in ("Gale", "Trap"):
        t = table(nest, burn, named).hand(0, "Nest", spell).sources(0, wind=1)
        t.play(0, "Nest").resolve_all()
        assert t.field_names(0)[-2:] == ["Nest", "Bird"]
        t.play(0, spell).resolve()
        assert "Bird" not in t.field_names(0) and t.zone_names(0, "graveyard").count("Bird") == 0


@pytest.mark.rule("fow", "1303.3a", "1144.3", "1010.1")
def test_a_token_that_dies_was_put_into_the_graveyard() -> None:
    nest = chant("Nest", "Put a [200/200] wind Bird resonator token into the field.", cost="{0}")
    ghoul = face("Ghoul", "Regalia", HEARD, cost="{1}")
    t = table(nest, ghoul, KILL).field(0, "Ghoul").hand(0, "Nest", "Snuff")
    t.play(0, "Nest").resolve().play(0, "Snuff").resolve_all()
    assert t.hand_size(0) == 1 and "Bird" not in t.zone_names(0, "graveyard")


@pytest.mark.rule("fow", "1302.2f", "1302.2e", "1117.2")
def test_a_shift_card_played_future_side_up_is_a_past_card_again_in_the_hand() -> None:
    past = resonator(
        "Sprout",
        "[Shift] {2}",
        100,
        100,
        cost="{G}",
        other={"name": "Oak", "type": ["Resonator (Shift)"], "cost": "{G}{3}", "atk": 900, "def": 900, "text": ""},
    )
    bounce = chant("Back", "Return target resonator with total cost 4 to its owner's hand.", cost="{0}")
    t = table(past, bounce).hand(0, "Sprout", "Back").sources(0, wind=4)
    t.play(0, "Sprout", how="as Oak").resolve()
    assert t.power("Oak") == 900
    t.play(0, "Back", targets=["Oak"]).resolve()
    assert t.hand_names(0) == ["Sprout"]


@pytest.mark.rule("fow", "1302.2c", "1022.1")
def test_a_shifted_card_keeps_its_counters_and_its_damage() -> None:
    past = resonator(
        "Sprout",
        "[Shift] {1}",
        300,
        300,
        cost="{G}",
        other={"name": "Oak", "type": ["Resonator (Shift)"], "cost": "{G}{3}", "atk": 900, "def": 900, "text": ""},
    )
    t = table(past).field(0, "Sprout", counters={"[+100/+100]": 1}, damage=200).sources(0, wind=1)
    t.use(0, "Sprout").resolve()
    assert (t.power("Oak"), t.damage_on("Oak")) == (1000, 200)


@pytest.mark.rule("fow", "1307.4b", "1307.5b")
def test_two_halves_cost_together_everywhere_but_where_one_of_them_is() -> None:
    roar = {"name": "Roar", "type": ["Chant (Alternative)"], "cost": "{R}{2}", "text": "You gain 500 life."}
    bear = face("Bear", "Resonator (Alternative)", cost="{G}", atk=400, defense=400, other=[roar])
    dig = chant("Dig", "Return target card with total cost 4 from your graveyard to your hand.", cost="{0}")
    crush = chant("Crush", "Destroy all resonators with total cost 1.", cost="{0}")
    t = table(bear, dig, crush).field(0, "Bear").zone(0, "graveyard", "Bear // Roar").hand(0, "Dig", "Crush")
    t.play(0, "Dig").resolve().play(0, "Crush").resolve()
    assert t.field_names(0) == [] and len(t.hand_names(0)) == 1


@pytest.mark.rule("fow", "1308.2a", "1308.2b")
def test_solo_mode_goes_off_as_a_second_ruler_comes() -> None:
    lone = resonator("Loner", "[Solo Mode]\nThis card gains [+300/+300].", 200, 200)
    one = face("First King", "Ruler", "", attribute=["R"])
    two = face("Second King", "Ruler", "", attribute=["U"])
    assert table(lone, one).zone(0, "ruler", "First King").field(0, "Loner").power("Loner") == 500
    t = table(lone, one, two).zone(0, "ruler", "First King", "Second King").field(0, "Loner")
    assert t.power("Loner") == 200


@pytest.mark.rule("fow", "1409.1", "1407.2", "1410.1", "1414.2")
def test_an_old_text_is_read_as_the_rules_have_it_now() -> None:
    old = resonator(
        "Old Guard",
        "[Continuous] Each resonator in your field gains [+100/+100].\n[Activate] Pay {1}: Draw a card."
        "\nWhen this card attacks, you gain 200 life.",
        300,
        300,
        cost="{2}",
    )
    t = table(old, ELK).field(0, "Old Guard", "Elk").field(1, "Elk").sources(0, fire=1)
    assert [t.power("Old Guard"), t.power("Elk", 0), t.power("Elk", 1)] == [400, 400, 300]
    t.use(0, "Old Guard").resolve()
    assert t.hand_size(0) == 1
    assert life(t.attack("Old Guard").resolve(), 0) == 4200


@pytest.mark.rule("fow", "1403.2", "1112.2")
def test_an_instant_of_old_is_a_chant_with_quickcast() -> None:
    old = face("Flash", "Spell: Chant-Instant", "Destroy target resonator.", cost="{0}")
    deaf = face("Deaf", "Regalia", "Your opponent cannot play cards with [Quickcast].", cost="{1}")
    assert table(old, ELK).field(0, "Elk").hand(1, "Flash").passes(0).can("play", 1, "Flash")
    t = table(old, ELK, deaf).field(0, "Elk", "Deaf").hand(1, "Flash").passes(0)
    assert not t.can("play", 1, "Flash")


@pytest.mark.rule("fow", "1416.3", "1416.1", "1416.2")
def test_old_words_and_new_ones_are_the_same_to_a_text_that_speaks_of_them() -> None:
    hawk = resonator("Hawk", "[Target Attack]\nThis card cannot be destroyed.", 300, 300)
    leech = resonator("Leech", "Whenever this card deals damage, you gain that much life.", 300, 300)
    lord = resonator(
        "Lord",
        "Resonators with [Precision] gain [+100/0].\nResonators with [Eternal] gain [+100/0]."
        "\nResonators with [Drain] gain [+400/0].",
        cost="{2}",
    )
    t = table(hawk, leech, lord, ELK).field(0, "Hawk", "Leech", "Lord", "Elk")
    assert [t.power(name) for name in ("Hawk", "Leech", "Elk")] == [500, 700, 300]


@pytest.mark.rule("fow", "1301.1c", "906.1")
def test_a_loop_that_nobody_can_stop_is_a_draw() -> None:
    echo = face("Echo", "Regalia", "Whenever you gain life >>> You gain 100 life.", cost="{1}")
    cheer = chant("Cheer", "You gain 100 life.", cost="{0}")
    t = scenario("fow", stops=False).define(**echo).define(**cheer).field(0, "Echo").hand(0, "Cheer")
    t.play(0, "Cheer").resolve_all()
    assert t.over and t.winner is None
