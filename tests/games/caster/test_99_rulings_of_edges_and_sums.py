"""Rulings from the document alone: battles at the edge, orbs, casters, what is paid, and how effects add up."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript, scenario
from tests.games.caster.written import Written, conjure, servant


def caster(table: Written, name: str, level: int = 1, **more: str) -> Written:
    """The table with a caster of that name known to it."""
    return table.define(name=name, type="Caster", level=level, **({"element": "Ignus", "text": ""} | more))


@pytest.mark.rule("caster", "804.4", "804.3")
def test_equal_power_breaks_no_wall_and_an_attacker_is_never_destroyed() -> None:
    table = scenario("caster")
    (
        servant(table, "Ram", atk=2000, dfn=0),
        servant(table, "Wall", atk=0, dfn=2000),
        servant(table, "Giant", atk=5000, dfn=0),
    )
    table.field(0, "Ram", "Ram").field(1, "Wall", reversed=True).field(1, "Giant")
    table.attack(table.card("Ram", 0, index=0), at="Wall").to("attack_declaration")
    assert table.is_on_field("Wall", 1)
    table.attack(table.card("Ram", 0, index=1), at="Giant").to("end_begin")
    assert table.field_names(1) == ["Wall", "Giant"] and table.field_names(0) == ["Ram", "Ram"]


@pytest.mark.rule("caster", "804.2")
def test_an_attacker_that_has_been_reversed_does_nothing_and_lies_reversed() -> None:
    table = scenario("caster")
    servant(table, "Ram", atk=3000), servant(table, "Cog", atk=0, dfn=0)
    conjure(table, "Turnabout", "[Quickcast]\nReverse target servant.")
    table.field(0, "Ram").field(1, "Cog").hand(1, "Turnabout").sources(1, ignus=1)
    table.attack("Ram", at="Cog").passes(0).play(1, "Turnabout", targets=["Ram"]).resolve().to("end_begin")
    assert table.is_on_field("Cog", 1) and table.is_reversed("Ram", 0) and not table.is_rested("Ram", 0)


@pytest.mark.rule("caster", "804.1", "803.5a")
def test_an_attack_on_a_servant_that_has_gone_does_not_turn_to_the_player() -> None:
    table = scenario("caster")
    servant(table, "Ram", atk=3000), servant(table, "Eel", text="Banish this card: Draw a card.")
    table.field(0, "Ram").field(1, "Eel").zone(1, "orb", "Ram")
    table.attack("Ram", at="Eel").passes(0).use(1, "Eel").resolve().to("end_begin")
    assert len(table.zone_names(1, "orb")) == 1 and table.hand_size(1) == 1


@pytest.mark.rule("caster", "1102.3", "104.2", "1009.2", "804.5")
def test_three_orbs_of_two_are_two_and_they_are_one_corruption() -> None:
    table = scenario("caster")
    servant(table, "Maw", text="[Triple Corrupt]"), servant(table, "Cog")
    table.define(name="Alarm", type="Barrier", text="Whenever an allied orb is corrupted ⇒ Draw a card.")
    table.field(0, "Maw").field(1, "Alarm").zone(1, "orb", "Cog", "Cog")
    table.attack("Maw", at=1).end_step()
    table.resolve_all()
    assert table.zone_names(1, "orb") == [] and not table.over
    assert table.hand_size(1) == 3


@pytest.mark.rule("caster", "1103.2b", "1009.1", "804.5")
def test_what_breaks_out_of_an_orb_destroys_the_servant_that_corrupted_it() -> None:
    table = scenario("caster")
    servant(table, "Ram", cost=3), servant(table, "Oaf", cost=4)
    conjure(table, "Burst", "[Break]\nDestroy target enemy servant with a cost of 3 or less.", cost=6)
    table.field(0, "Ram", "Oaf").zone(1, "orb", "Burst")
    table.attack("Ram", at=1).end_step().yes().resolve()
    assert table.field_names(0) == ["Oaf"] and table.zone_names(1, "graveyard") == ["Burst"]


@pytest.mark.rule("caster", "1103.2a", "202.3")
def test_a_caster_does_not_break_out_beside_one_of_its_name_but_does_beside_another_version() -> None:
    for version, out in (("", False), ("Rainy", True)):
        table = scenario("caster")
        servant(table, "Ram"), caster(table, "Ilka Moor", id="one", text="[Break]")
        caster(table, "Ilka Moor", id="two", version=version, text="[Rest]: Draw a card.")
        table.field(1, "two" if version else "one").field(0, "Ram").zone(1, "orb", "one")
        table.attack("Ram", at=1).end_step()
        if out:
            table.yes()
        table.to("end_begin")
        assert table.hand_size(1) == (0 if out else 1)
        assert table.zone_names(1, "orb") == []


@pytest.mark.rule("caster", "1022.2a", "1018.9a", "1008.3")
def test_a_caster_that_levels_up_stays_rested_loses_its_counters_and_has_a_stock_to_banish() -> None:
    table = scenario("caster")
    caster(table, "Ilka Moor", id="one", text="[Rest]: Put a tide counter on this card.")
    caster(table, "Ilka Moor", 2, id="two", text='Banish an "Ilka Moor" from this card\'s stock: Draw a card.')
    table.turn(0, "call", begin=True)
    table.field(0, "one", rested=True, counters={"tide": 2}).hand(0, "two")
    table.act(0, "level_up", "two")
    assert table.is_rested("two", 0) and table.counters("two", "tide") == 0
    table.use(0, "two").resolve()
    assert table.hand_size(0) == 1 and len(table.zone_names(0, "graveyard")) == 1


@pytest.mark.rule("caster", "504.1b", "907.6", "203.2", "1002.4")
def test_a_caster_face_down_gives_aether_of_no_element_which_alone_plays_no_card_of_one() -> None:
    table = scenario("caster")
    servant(table, "Ram", cost=1), servant(table, "Husk", cost=1, element="Void"), servant(table, "Two", cost=2)
    table.field(0, "Ram", face_up=False).hand(0, "Ram", "Husk", "Two")
    assert table.can("play", 0, "Husk")
    assert not table.can("play", 0, "Ram") and not table.can("play", 0, "Two")


@pytest.mark.rule("caster", "1008.3a", "306.6")
def test_a_caster_face_down_can_be_banished_for_the_name_on_its_front() -> None:
    table = scenario("caster")
    caster(table, "Ilka Moor", 2, id="two", text='Banish another "Ilka Moor": Draw a card.')
    caster(table, "Ilka Moor", 1, id="one", text="[Rest]: Draw a card.")
    table.field(0, "two").field(0, "one", face_up=False)
    table.use(0, "two").resolve()
    assert table.zone_names(0, "graveyard") == ["Ilka Moor"] and table.hand_size(0) == 1


@pytest.mark.rule("caster", "903.2d-1", "903.2d-2", "203.4")
def test_an_x_is_at_least_one_for_an_element_and_nothing_for_who_does_not_pay() -> None:
    table = scenario("caster")
    conjure(table, "Downpour", "[Break]\nDraw X cards.", cost="X", element="Aqua")
    servant(table, "Ram")
    table.sources(0, aqua=3).hand(0, "Downpour").field(0, "Ram").zone(1, "orb", "Downpour")
    with pytest.raises(BadScript):
        table.play(0, "Downpour", x=0)
    table.play(0, "Downpour", x=2).resolve()
    assert table.hand_size(0) == 2
    table.attack("Ram", at=1).end_step().yes().resolve()
    assert table.hand_size(1) == 0 and table.zone_names(1, "graveyard") == ["Downpour"]


@pytest.mark.rule("caster", "909.1e", "909.3b", "1014.2")
def test_what_a_servant_becomes_overrides_what_it_gained_before_and_not_what_it_gains_after() -> None:
    table = scenario("caster")
    servant(table, "Ram", atk=3000, dfn=3000)
    conjure(table, "Hone", "Target servant gains +500 ATK and DEF until end of turn.")
    conjure(table, "Shrink", "Target servant becomes 1000/1000 until end of turn.")
    table.field(0, "Ram").hand(0, "Hone", "Shrink", "Hone").sources(0, ignus=3)
    table.play(0, "Hone", targets=["Ram"]).resolve()
    assert table.power("Ram") == 3500
    table.play(0, "Shrink", targets=["Ram"]).resolve()
    assert (table.power("Ram"), table.guard("Ram")) == (1000, 1000)
    table.play(0, "Hone", targets=["Ram"]).resolve()
    assert (table.power("Ram"), table.guard("Ram")) == (1500, 1500)


@pytest.mark.rule("caster", "909.3b-3", "105.4c")
def test_a_spell_on_all_of_a_race_reaches_those_that_come_later_and_leaves_those_that_go_over() -> None:
    table = scenario("caster")
    servant(table, "Ram", cost=1, atk=1000, race="Harbor")
    conjure(table, "Chant", "Allied Harbors gain +1000 ATK until end of turn.")
    conjure(table, "Swap", "Exchange control of target allied servant and target enemy servant.")
    servant(table, "Cog", atk=1000, race="Clock")
    table.field(0, "Ram").field(1, "Cog").hand(0, "Chant", "Swap", "Ram").sources(0, ignus=3)
    table.play(0, "Chant").resolve().play(0, "Swap", targets=["Ram", "Cog"]).resolve()
    assert table.power("Ram", 1) == 1000 and table.power("Cog", 0) == 1000
    table.play(0, table.card("Ram", 0, zone="hand")).resolve().option("recovered")
    assert table.power("Ram", 0) == 2000


@pytest.mark.rule("caster", "315.1b", "315.2a")
def test_a_soul_bond_servant_sent_to_the_hand_goes_to_the_extra_deck_and_its_stock_to_the_graveyard() -> None:
    table = scenario("caster")
    caster(table, "Ilka"), caster(table, "Joss")
    table.define(name="Ilka and Joss", type="Soul Bond Servant", atk=2000, materials=["Ilka", "Joss"], text="[Hubris]")
    conjure(table, "Gust", "Return target servant to its owner's hand.")
    table.field(1, "Ilka and Joss", under=("Ilka", "Joss")).hand(0, "Gust").sources(0, ignus=1)
    table.play(0, "Gust", targets=["Ilka and Joss"]).resolve()
    assert table.zone_names(1, "extra") == ["Ilka and Joss"] and table.hand_size(1) == 0
    assert sorted(table.zone_names(1, "graveyard")) == ["Ilka", "Joss"]


@pytest.mark.rule("caster", "1109.2", "1107.2")
def test_a_sealed_soul_stays_for_a_card_of_its_stock_and_has_no_last_words_then() -> None:
    table = scenario("caster")
    caster(table, "Ilka"), caster(table, "Joss")
    table.define(
        name="Ilka and Joss",
        type="Soul Bond Servant",
        atk=2000,
        materials=["Ilka", "Joss"],
        text="[Soul Seal]\n[Last Words] ⇒ Draw two cards.",
    )
    conjure(table, "Doom", "Destroy target servant.")
    table.field(1, "Ilka and Joss", under=("Ilka", "Joss")).hand(0, "Doom", "Doom").sources(0, ignus=2)
    table.play(0, "Doom", targets=["Ilka and Joss"]).resolve().yes().choose("Ilka")
    assert table.is_on_field("Ilka and Joss", 1) and table.zone_names(1, "graveyard") == ["Ilka"]
    assert table.stack() == []
    table.play(0, "Doom", targets=["Ilka and Joss"]).resolve().no()
    table.resolve_all()
    assert table.hand_size(1) == 2 and not table.is_on_field("Ilka and Joss", 1)


@pytest.mark.rule("caster", "1114.2", "903.2g-5")
def test_stepping_up_with_exactly_the_cost_still_pays_for_the_element_and_with_more_pays_nothing() -> None:
    for cost, payable in ((2, False), (3, True)):
        table = scenario("caster")
        servant(table, "Oarsman", cost=3, race="Harbor"), servant(table, "Mate", cost=cost, race="Harbor")
        servant(table, "Galleon", atk=5000, dfn=5000, cost=5, text="[Step Up] (Harbor)")
        table.field(0, "Oarsman", "Mate").hand(0, "Galleon")
        if payable:
            table.play(0, "Galleon", extra=True, cost=["Oarsman", "Mate"]).resolve()
            assert table.is_rested("Galleon", 0) and table.is_rested("Mate", 0)
        else:
            assert not table.can("play", 0, "Galleon")


@pytest.mark.rule("caster", "1116.2b", "803.3b")
def test_a_reversed_phi_servant_shields_nobody_from_servants_without_it() -> None:
    table = scenario("caster")
    servant(table, "Ram"), servant(table, "Mist", text="[Φ]"), servant(table, "Shade", text="[Φ]")
    table.field(0, "Ram", "Shade").field(1, "Mist", reversed=True).zone(1, "orb", "Ram")
    with pytest.raises(BadScript):
        table.attack("Ram", at="Mist")
    with pytest.raises(BadScript):
        table.attack("Shade", at=1)
    table.attack("Ram", at=1).end_step()
    assert table.zone_names(1, "orb") == []


@pytest.mark.rule("caster", "1104.2", "302.3", "1016.1a")
def test_a_slow_servant_taken_over_has_not_been_put_into_the_field_this_turn() -> None:
    table = scenario("caster")
    servant(table, "Ox", text="[Slow Start]")
    conjure(table, "Lure", "Gain control of target enemy servant until end of turn.")
    servant(table, "Cog")
    table.field(1, "Ox").zone(1, "orb", "Cog").hand(0, "Lure").sources(0, ignus=1)
    table.play(0, "Lure", targets=["Ox"]).resolve()
    assert table.is_on_field("Ox", 0)
    table.attack("Ox", at=1).end_step()
    assert table.zone_names(1, "orb") == []
    table.to("recovery", 1)
    assert table.is_on_field("Ox", 1)


@pytest.mark.rule("caster", "1011.2", "1010.1")
def test_a_rested_servant_that_is_reversed_switches_and_a_reversed_one_that_is_rested_does_not() -> None:
    table = scenario("caster")
    servant(table, "Ram")
    table.define(name="Vane", type="Barrier", text="Whenever an allied servant switches ⇒ Draw a card.")
    conjure(table, "Turnabout", "Reverse target servant."), conjure(table, "Lull", "Rest target servant.")
    conjure(table, "Twirl", "Switch target servant.")
    table.field(0, "Vane").field(0, "Ram", rested=True).hand(0, "Turnabout", "Lull", "Twirl").sources(0, ignus=3)
    table.play(0, "Twirl", targets=["Ram"]).resolve()
    assert table.is_rested("Ram") and table.stack() == []
    table.play(0, "Turnabout", targets=["Ram"]).resolve()
    assert table.stack() == ["Vane"]
    table.resolve().play(0, "Lull", targets=["Ram"]).resolve()
    assert table.is_rested("Ram") and table.stack() == []


@pytest.mark.rule("caster", "1111.2a", "903.2b")
def test_an_earnest_conjure_does_not_count_itself() -> None:
    for others, drawn in ((2, 0), (3, 1)):
        table = scenario("caster")
        conjure(table, "Homework", "Reverse target enemy servant.\n[DCT] 3 -- Draw a card.")
        servant(table, "Cog", race="Earnest")
        table.field(1, "Cog").zone(0, "graveyard", *["Cog"] * others).hand(0, "Homework").sources(0, ignus=1)
        table.play(0, "Homework", targets=[table.card("Cog", 1, zone="field")]).resolve()
        assert table.hand_size(0) == drawn


@pytest.mark.rule("caster", "1023.2c-1", "1023.2a", "1019.1")
def test_a_copied_spell_has_its_x_and_its_target_and_stays_when_the_original_is_canceled() -> None:
    table = scenario("caster")
    servant(table, "Ram", atk=1000)
    conjure(table, "Surge", "[Quickcast]\nTarget allied servant gains +X00 ATK until end of turn.", cost="X")
    conjure(table, "Echo", "[Quickcast]\nCopy target allied spell.")
    conjure(table, "Hush", "[Quickcast]\nCancel target spell.")
    table.field(0, "Ram").hand(0, "Surge", "Echo").hand(1, "Hush").sources(0, ignus=5).sources(1, ignus=1)
    table.play(0, "Surge", x=3, targets=["Ram"]).play(0, "Echo", targets=["Surge"]).resolve()
    assert table.stack() == ["Surge", "Surge"]
    table.passes(0).play(1, "Hush", targets=[table.objects("chase")[0]]).resolve()
    table.resolve_all()
    assert table.power("Ram") == 1300
    assert sorted(table.zone_names(0, "graveyard")) == ["Echo", "Surge"]


@pytest.mark.rule("caster", "203.3", "203.4", "1117.2b")
def test_a_caster_and_a_cost_of_x_make_bingo_with_a_cost_of_nothing() -> None:
    table = scenario("caster")
    caster(table, "Ilka", 2), conjure(table, "Surge", "Draw X cards.", cost="X"), servant(table, "Pebble", cost=0)
    servant(table, "Host", atk=1000, dfn=1000, text="[BINGO] -- This card gains +1000 ATK and [Hubris].")
    table.field(0, "Host").zone(0, "bingo", "Ilka", "Surge", "Pebble")
    assert table.power("Host") == 2000 and table.has("Host", "Hubris")


@pytest.mark.rule("caster", "104.7b", "104.7c", "804.4")
def test_what_is_infinite_is_not_lessened_and_loses_only_to_more() -> None:
    table = scenario("caster")
    servant(table, "Abyss", atk=0, dfn="∞"), servant(table, "Ram", atk="∞", dfn=0)
    conjure(table, "Erode", "Target enemy servant gains -1500 DEF until end of turn.")
    conjure(table, "Shrink", "Target servant becomes 0/1000 until end of turn.")
    table.field(0, "Ram").field(1, "Abyss", reversed=True).hand(0, "Erode", "Shrink").sources(0, ignus=2)
    table.play(0, "Erode", targets=["Abyss"]).resolve()
    unlessened = scenario.load(table.notation())
    unlessened.attack("Ram", at="Abyss").to("end_begin")
    assert unlessened.is_on_field("Abyss", 1)
    table.play(0, "Shrink", targets=["Abyss"]).resolve()
    assert table.guard("Abyss") == 1000
    table.attack("Ram", at="Abyss").to("end_begin")
    assert not table.is_on_field("Abyss", 1)


@pytest.mark.rule("caster", "1202.1", "1006.2", "104.2")
def test_drawing_from_an_empty_deck_loses_in_a_draw_phase_only() -> None:
    table = scenario("caster")
    conjure(table, "Gulp", "Draw two cards."), servant(table, "Ram")
    table.deck(0, "Ram", only=True).hand(0, "Gulp").sources(0, ignus=1)
    table.play(0, "Gulp").resolve()
    assert table.hand_size(0) == 1 and not table.over
    table.to("main", 1)
    assert not table.over
    table.next_turn().end_step()
    assert table.over and table.winner == 1


@pytest.mark.rule("caster", "1017.1a", "903.3a")
def test_an_exchange_of_which_one_half_has_gone_does_not_happen() -> None:
    table = scenario("caster")
    servant(table, "Ram"), servant(table, "Eel", text="Banish this card: Draw a card.")
    conjure(table, "Swap", "Exchange control of target allied servant and target enemy servant.")
    table.field(0, "Ram").field(1, "Eel").hand(0, "Swap").sources(0, ignus=1)
    table.play(0, "Swap", targets=["Ram", "Eel"]).passes(0).use(1, "Eel").resolve().resolve()
    assert table.is_on_field("Ram", 0) and table.zone_names(1, "graveyard") == ["Eel"]


@pytest.mark.rule("caster", "1107.2", "906.5b", "302.5")
def test_last_words_of_a_servant_that_was_taken_are_spoken_for_who_had_it() -> None:
    table = scenario("caster")
    servant(table, "Monk", text="[Last Words] ⇒ Draw a card.")
    conjure(table, "Doom", "Destroy target servant.")
    table.field(0, "Monk", owner=1).hand(0, "Doom").sources(0, ignus=1)
    table.play(0, "Doom", targets=["Monk"]).resolve().resolve()
    assert table.zone_names(1, "graveyard") == ["Monk"] and (table.hand_size(0), table.hand_size(1)) == (1, 0)
