"""Rulings of chapters 906 to 1051: what triggers, what replaces, copies, tokens, stacks, turns and control."""

from __future__ import annotations

import pytest

from tests.games.fow.defined import Card, addition, chant, face, life, resonator, table


def ruler(text: str = "", side: str = "", name: str = "Cinder Queen") -> Card:
    j_ruler = face(f"{name} Ablaze", "J-Ruler", side, atk=800, defense=800, attribute=["fire"])
    return face(name, "Ruler", f"[Judgment] {{R}}\n{text}".strip(), attribute=["fire"], other=j_ruler)


@pytest.mark.rule("fow", "906.4b", "911.1")
def test_what_has_left_the_field_is_remembered_with_its_counters() -> None:
    t = table(
        resonator("Honeycomb", "When this card leaves the field >>> You gain life equal to its DEF.", 200, 200),
        chant("Home", "Return target resonator to its owner's hand.", cost="{U}"),
    )
    t.sources(0, water=1).hand(0, "Home").field(0, "Honeycomb", counters={"[+100/+100]": 3})
    t.play(0, "Home", targets=["Honeycomb"]).resolve_all()
    assert t.hand_names(0) == ["Honeycomb"] and life(t, 0) == 4500


@pytest.mark.rule("fow", "906.6")
def test_an_enter_ability_is_triggered_anew_by_an_effect() -> None:
    t = table(
        resonator("Bell Ringer", "[Enter] >>> This card deals 200 damage to your opponent.", 200, 200),
        chant("Encore", "Trigger target resonator's [Enter] abilities.", cost="{R}"),
    )
    t.sources(0, fire=1).hand(0, "Encore").field(0, "Bell Ringer")
    t.play(0, "Encore", targets=["Bell Ringer"]).resolve()
    assert t.stack() == ["Bell Ringer"]
    t.resolve()
    assert life(t, 1) == 3800


@pytest.mark.rule("fow", "910.3", "1009.2")
def test_plus_one_is_added_once_to_each_draw_and_twice_by_two_cards() -> None:
    text = "If you would draw one or more cards, draw that many cards plus one instead."
    for copies, drawn in ((1, 3), (2, 4)):
        t = table(addition("Deep Shelf", text, cost="{U}"), chant("Study", "Draw two cards.", cost="{U}"))
        t.sources(0, water=1).hand(0, "Study").field(0, *["Deep Shelf"] * copies)
        t.play(0, "Study").resolve()
        assert t.hand_size(0) == drawn


@pytest.mark.rule("fow", "1010.3", "1204.1")
def test_what_cannot_be_destroyed_lives_on_with_deadly_damage_but_not_without_def() -> None:
    t = table(
        resonator("Golem", "This card cannot be destroyed.", 300, 300),
        chant("Spark", "This card deals 500 damage to target resonator.", cost="{R}"),
        chant("Wither", "Target resonator gains [-300/-300] until end of turn.", cost="{B}"),
    )
    t.sources(0, fire=1, darkness=1).hand(0, "Spark", "Wither").field(1, "Golem")
    t.play(0, "Spark", targets=["Golem"]).resolve()
    assert t.is_on_field("Golem") and t.damage_on("Golem") == 500
    t.play(0, "Wither", targets=["Golem"]).resolve()
    assert t.zone_names(1, "graveyard") == ["Golem"]


@pytest.mark.rule("fow", "1011.1", "1011.2")
def test_the_opponent_chooses_what_they_banish_and_a_j_ruler_cannot_be_it() -> None:
    t = table(ruler(), chant("Tithe of Flesh", "Your opponent banishes a J/resonator.", cost="{B}"))
    t.sources(0, darkness=1).hand(0, "Tithe of Flesh").field(1, "Cinder Queen Ablaze", "Wick Squire", "Bell Cadet")
    t.play(0, "Tithe of Flesh").resolve().expect(player=1)
    assert not any("Cinder" in each for each in t.options())
    t.choose("Bell Cadet")
    assert t.field_names(1) == ["Cinder Queen Ablaze", "Wick Squire"]


@pytest.mark.rule("fow", "1017.2", "1303.1")
def test_a_token_copy_costs_nothing_has_no_counters_and_ceases_to_be() -> None:
    t = table(
        resonator("Model", "[Flying]\n[Enter] >>> You gain 100 life.", 300, 300, cost="{W}{2}"),
        chant("Plaster Cast", "Copy target resonator you control.", cost="{U}"),
        chant("Home", "Return target resonator with total cost 0 to its owner's hand.", cost="{U}"),
    )
    t.sources(0, water=2).hand(0, "Plaster Cast", "Home").field(0, "Model", counters={"[+100/+100]": 1})
    t.play(0, "Plaster Cast", targets=["Model"]).resolve_all()
    copy = t.card("Model", 0, index=1)
    assert t.power(copy) == 300 and t.has(copy, "Flying") and life(t, 0) == 4100
    t.play(0, "Home", targets=[copy]).resolve()
    assert t.hand_names(0) == [] and t.field_names(0).count("Model") == 1


@pytest.mark.rule("fow", "1017.5")
def test_what_becomes_a_copy_has_both_names_and_is_itself_again_at_end_of_turn() -> None:
    t = table(
        resonator("Mirror Thing", "{0}: This card becomes a copy of target resonator until end of turn.", 100, 100),
        resonator("Wolf", "[Pierce]", 700, 500),
        addition("Den", 'Resonators you control named "Wolf" gain [+100/+0].', cost="{G}"),
        addition("Cabinet", 'Resonators you control named "Mirror Thing" gain [+0/+200].', cost="{G}"),
    )
    t.field(0, "Mirror Thing", "Den", "Cabinet").field(1, "Wolf")
    mirror = t.card("Mirror Thing", 0)
    t.use(0, "Mirror Thing", targets=["Wolf"]).resolve()
    assert (t.power(mirror), t.guard(mirror)) == (800, 700) and t.has(mirror, "Pierce")
    t.next_turn()
    assert (t.power(mirror), t.guard(mirror)) == (100, 300)


@pytest.mark.rule("fow", "1021.4", "1014.2")
def test_two_searches_of_one_text_end_with_one_shuffle_and_may_find_nothing() -> None:
    t = table(
        chant(
            "Grand Errand",
            "Search your deck for a resonator, reveal it and put it into your hand. Search your deck for an addition, "
            "reveal it and put it into your hand. Then shuffle your deck.",
            cost="{G}",
        ),
        addition("Shelf", "", cost="{W}"),
    )
    t.sources(0, wind=1).hand(0, "Grand Errand").deck(0, "Shelf", "Wick Squire", "Bell Cadet", only=True)
    t.play(0, "Grand Errand").resolve().choose().choose("Shelf")
    assert t.hand_names(0) == ["Shelf"] and sorted(t.zone_names(0, "deck")) == ["Bell Cadet", "Wick Squire"]


@pytest.mark.rule("fow", "1025.1", "1025.2", "1031.1")
def test_two_extra_turns_follow_one_another_and_a_skipped_recovery_phase_recovers_nothing() -> None:
    t = table(
        chant("More Time", "Take an extra turn after this one. Skip your next recovery phase.", cost="{U}"),
    )
    t.sources(0, water=2).hand(0, "More Time", "More Time")
    t.play(0, "More Time").resolve().play(0, "More Time").resolve()
    t.next_turn().to("main")
    assert t.active == 0 and t.is_rested("Water Source 1")
    t.next_turn().to("main")
    assert t.active == 0 and t.is_rested("Water Source 1")
    t.next_turn()
    assert t.active == 1


@pytest.mark.rule("fow", "1028.2", "1028.2d", "1028.3")
def test_the_weather_is_that_of_the_latest_effect_and_clear_without_any() -> None:
    t = table(
        addition("Cloud Engine", "{0}: Your weather is rain until end of turn.", cost="{U}"),
        addition("Smoke Engine", "{0}: Each player's weather is pollution until end of turn.", cost="{B}"),
        resonator("Frog", "This card gains [+300/+300] as long as the weather is rain.", 100, 100),
        resonator("Lizard", "This card gains [+200/+200] as long as the weather is clear.", 100, 100),
    )
    t.field(0, "Cloud Engine", "Smoke Engine", "Frog", "Lizard")
    assert (t.power("Frog"), t.power("Lizard")) == (100, 300)
    t.use(0, "Smoke Engine").resolve().use(0, "Cloud Engine").resolve()
    assert (t.power("Frog"), t.power("Lizard")) == (400, 100)


@pytest.mark.rule("fow", "1029.1", "1029.1c")
def test_an_attacked_resonator_removed_from_battle_is_dealt_no_damage() -> None:
    t = table(
        chant("Slip Away", "[Quickcast]\nRemove target attacked resonator from battle.", cost="{U}"),
        resonator("Sleeper", "", 300, 300),
        resonator("Raider", "", 400, 400),
    )
    t.sources(1, water=1).hand(1, "Slip Away").field(1, "Sleeper", rested=True).field(0, "Raider")
    t.attack("Raider", at="Sleeper").passes(0).play(1, "Slip Away", targets=["Sleeper"]).resolve().to("main")
    assert t.is_on_field("Sleeper") and t.is_on_field("Raider") and t.damage_on("Raider") == 0 and life(t, 1) == 4000


@pytest.mark.rule("fow", "803.4", "804.4")
def test_the_attacking_resonator_is_whichever_attacks_whoever_speaks_of_it() -> None:
    t = table(
        chant("Trip Wire", "[Trigger] A resonator your opponent controls attacks: Destroy the attacking resonator."),
        chant("Undertow", "[Quickcast]\nReturn the blocking J/resonator to its owner's hand.", cost="{U}"),
        resonator("Raider", "", 400, 400),
        resonator("Shield", "", 100, 900),
    )
    t.zone(1, "standby", "Trip Wire").sources(0, water=1).hand(0, "Undertow").field(0, "Raider", "Raider")
    t.field(1, "Shield")
    t.attack(t.card("Raider", 0), at=1).yes().resolve().to("main")
    assert t.zone_names(0, "graveyard") == ["Raider"]
    t.attack("Raider", at=1).block("Shield").play(0, "Undertow").resolve().end_step()
    assert t.hand_names(1) == ["Shield"] and life(t, 1) == 3600


@pytest.mark.rule("fow", "1034.1")
def test_foreseen_cards_go_to_the_top_and_to_the_bottom_as_one_likes() -> None:
    t = table(
        resonator("Stargazer", "[Enter] >>> Foresee 3. Then draw a card.", 100, 100, cost="{U}"),
        resonator("Dawn", "", 100, 100),
        resonator("Noon", "", 100, 100),
        resonator("Dusk", "", 100, 100),
    )
    t.sources(0, water=1).hand(0, "Stargazer").deck(0, "Dawn", "Noon", "Dusk")
    t.play(0, "Stargazer").resolve().resolve().choose("Dusk", "Dawn").order("Dawn", "Dusk")
    assert t.hand_names(0) == ["Dusk"] and t.zone_names(0, "deck")[0] == "Dawn"
    assert t.zone_names(0, "deck")[-1] == "Noon"


@pytest.mark.rule("fow", "1045.5", "1045.6d")
def test_a_card_stacked_on_a_resonator_does_not_enter_and_takes_those_below_with_it() -> None:
    t = table(
        chant(
            "Rebuild",
            "Put a resonator from your hand into the field stacked on top of target resonator you control.",
            cost="{U}",
        ),
        resonator("Frame", "", 200, 200),
        resonator("Titan", "[Enter] >>> Draw a card.", 900, 900),
        chant("Axe Day", "Destroy target resonator.", cost="{B}"),
    )
    t.sources(0, water=1, darkness=1).hand(0, "Rebuild", "Titan", "Axe Day")
    t.field(0, "Frame", rested=True, counters={"[+100/+100]": 1})
    t.play(0, "Rebuild", targets=["Frame"]).resolve()
    assert t.stack() == [] and t.is_rested("Titan") and t.power("Titan") == 1000 and t.hand_names(0) == ["Axe Day"]
    t.play(0, "Axe Day", targets=["Titan"]).resolve()
    assert sorted(t.zone_names(0, "graveyard")) == ["Axe Day", "Frame", "Rebuild", "Titan"]


@pytest.mark.rule("fow", "1046.1", "1046.1a", "1046.2")
def test_a_will_coin_of_two_names_is_banished_for_either() -> None:
    t = table(
        resonator("Minter", "[Enter] >>> Gain a fire/wind will coin token.", 100, 100, cost="{R}"),
        chant("Glint", "You gain 300 life.", cost="{G}"),
    )
    t.sources(0, fire=1).hand(0, "Minter", "Glint")
    t.play(0, "Minter").resolve_all()
    assert len(t.zone_names(0, "item")) == 1
    t.act(0, "will").option("wind").play(0, "Glint").resolve()
    assert life(t, 0) == 4300 and t.zone_names(0, "item") == []


@pytest.mark.rule("fow", "1048.1", "1048.1a")
def test_swapped_cards_take_each_others_orientation() -> None:
    t = table(
        chant("Changing of the Guard", "Swap target resonator you control with a resonator in your hand.", cost="{W}"),
        resonator("Old Guard", "", 200, 200),
        resonator("New Guard", "", 300, 300),
    )
    t.sources(0, light=1).hand(0, "Changing of the Guard", "New Guard").field(0, "Old Guard", rested=True)
    t.play(0, "Changing of the Guard", targets=["Old Guard"]).resolve()
    assert t.hand_names(0) == ["Old Guard"] and t.is_rested("New Guard", 0)


@pytest.mark.rule("fow", "1051.1b", "104.2")
def test_the_only_j_ruler_of_a_player_is_not_taken_over_but_their_resonators_are() -> None:
    t = table(
        ruler(),
        chant("Great Mutiny", "Gain control of all J/resonators your opponent controls until end of turn.", cost="{R}"),
    )
    t.sources(0, fire=1).hand(0, "Great Mutiny").field(1, "Cinder Queen Ablaze", "Wick Squire")
    t.play(0, "Great Mutiny").resolve()
    assert t.is_on_field("Cinder Queen Ablaze", 1) and t.is_on_field("Wick Squire", 0)
    t.next_turn()
    assert t.is_on_field("Wick Squire", 1)
