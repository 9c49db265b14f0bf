"""Rulings on the later keywords, chapters 1144 to 1197."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript
from tests.games.fow.defined import chant, face, life, resonator, table


@pytest.mark.rule("fow", "1177.2")
def test_terrifying_looks_at_atk_and_at_total_cost_of_resonators_only() -> None:
    t = table(
        resonator("Night Terror", "[Terrifying]", 900, 900),
        resonator("Cheap Giant", "", 1200, 500, cost="{W}"),
        resonator("Weak Veteran", "", 800, 500, cost="{W}{3}"),
        resonator("Fair Match", "", 900, 500, cost="{W}{1}"),
    )
    t.field(0, "Night Terror").field(1, "Cheap Giant", "Weak Veteran", "Fair Match")
    t.attack("Night Terror", at=1).to("block_declaration")
    assert [t.can("block", 1, name) for name in ("Cheap Giant", "Weak Veteran", "Fair Match")] == [False, False, True]


@pytest.mark.rule("fow", "1181.2")
def test_aegis_stops_the_own_players_quickcast_too() -> None:
    t = table(
        resonator("Under Glass", "[Aegis]", 500, 500),
        chant("Quick Blessing", "[Quickcast]\nTarget resonator gains [+100/+100] until end of turn."),
        chant("Slow Blessing", "Target resonator gains [+100/+100] until end of turn."),
    )
    t.sources(0, light=2).hand(0, "Quick Blessing", "Slow Blessing").field(0, "Under Glass")
    assert not t.can("play", 0, "Quick Blessing") and t.can("play", 0, "Slow Blessing")


@pytest.mark.rule("fow", "1185.2")
def test_vileborn_counts_together_and_only_for_the_first_targeting_of_a_turn() -> None:
    t = table(
        resonator("Imp of Spite", "[Vileborn] 2", 500, 500, race=("Demon",)),
        face("Pit Song", "Addition", "Demons you control gain [Vileborn] 1.", cost="{B}", race=["Song"]),
        chant("Pat", "Target resonator gains [+100/+100] until end of turn."),
        chant("Stroke", "Target resonator gains [+100/+100] until end of turn."),
    )
    t.sources(0, light=2).hand(0, "Pat", "Stroke").field(0, "Imp of Spite", "Pit Song")
    t.play(0, "Pat", targets=["Imp of Spite"]).resolve_all()
    assert life(t, 1) == 3700
    t.play(0, "Stroke", targets=["Imp of Spite"]).resolve_all()
    assert life(t, 1) == 3700 and t.power("Imp of Spite") == 700


@pytest.mark.rule("fow", "1184.3")
def test_outnumber_of_a_resonator_needs_another_one_and_more_than_the_opponent() -> None:
    t = table(
        resonator("Loud Mob", "[Outnumber] - This card gains [+200/+200]."),
        resonator("Onlooker"),
        chant("Fell", "Destroy target resonator."),
    )
    t.sources(0, light=1).hand(0, "Fell").field(0, "Loud Mob", "Onlooker").field(1, "Onlooker", "Onlooker")
    assert t.power("Loud Mob") == 500
    t.play(0, "Fell", targets=[t.card("Onlooker", 1)]).resolve()
    assert t.power("Loud Mob") == 700


@pytest.mark.rule("fow", "1197.3", "1307.5c")
def test_both_halves_of_an_alternative_card_lend_their_types_to_anathema() -> None:
    t = table(
        resonator("Grave Reader", "[Anathema] - This card gains [+300/+300]."),
        {
            **face("Half Knight", "Resonator (Alternative)", "", cost="{W}", atk=200, defense=200),
            "other": [face("Half Prayer", "Chant (Alternative)", "You gain 100 life.", cost="{W}{2}")],
        },
        face("Old Pot", "Regalia", "", cost="{1}", race=["Vessel"]),
        face("Old Hedge", "Addition", "Resonators you control gain [+0/+100].", cost="{W}", race=["Field"]),
    )
    t.field(0, "Grave Reader").zone(0, "graveyard", "Half Knight", "Old Pot", "Old Hedge")
    assert t.power("Grave Reader") == 800


@pytest.mark.rule("fow", "1193.2")
def test_pantheon_counts_a_card_of_both_races_twice() -> None:
    t = table(
        resonator("Twice Divine", "[Pantheon]", race=("Deity", "New Twelve Olympian Gods")),
        resonator("Buried God", race=("Deity",)),
    )
    t.field(0, "Twice Divine").zone(0, "graveyard", "Buried God")
    t.end_step().choose(1).resolve_all()
    assert life(t, 1) == 3700


@pytest.mark.rule("fow", "1188.2")
def test_draconic_tithe_takes_as_many_regalia_as_there_are_stones() -> None:
    t = table(
        resonator("Tithe Wyrm", "[Draconic Tithe]", 900, 900, cost="{R}{R}{2}", race=("Dragon",)),
        face("Gold Cup", "Regalia", "", cost="{1}", race=["Treasure"]),
    )
    t.sources(0, fire=1).hand(0, "Tithe Wyrm", "Gold Cup", "Gold Cup")
    assert not t.can("play", 0, "Tithe Wyrm")
    t = table(
        resonator("Tithe Wyrm", "[Draconic Tithe]", 900, 900, cost="{R}{R}{2}", race=("Dragon",)),
        face("Gold Cup", "Regalia", "", cost="{1}", race=["Treasure"]),
    )
    t.sources(0, fire=2).hand(0, "Tithe Wyrm", "Gold Cup", "Gold Cup")
    t.play(0, "Tithe Wyrm", cost=["Gold Cup"]).option("fire").choose("Gold Cup").option("fire").resolve()
    assert t.is_on_field("Tithe Wyrm", 0) and not t.is_rested("Fire Source 1")


@pytest.mark.rule("fow", "1189.2", "1205.8")
def test_moontide_is_played_once_a_turn_and_the_copy_on_the_field_alone_is_mythic() -> None:
    t = table(
        chant("Second Helping", "[Moontide] {U}\nYou gain 100 life.", cost="{U}"),
        resonator("Tide Child", "[Moontide] {U}", 300, 300, cost="{U}"),
    )
    t.sources(0, water=4).hand(0, "Second Helping").field(0, "Tide Child")
    t.play(0, "Second Helping").use(0, "Second Helping", "moontide").resolve_all()
    assert life(t, 0) == 4200 and not t.can("use", 0, "Tide Child", ability="moontide")
    t = (
        table(resonator("Tide Child", "[Moontide] {U}", 300, 300, cost="{U}"))
        .sources(0, water=2)
        .field(0, "Tide Child")
    )
    t.use(0, "Tide Child", "moontide").resolve()
    assert t.field_names(0).count("Tide Child") == 2


@pytest.mark.rule("fow", "1190.2")
def test_only_one_necrobloom_blooms_a_turn() -> None:
    t = table(
        resonator("Grave Rose", "[Necrobloom]", 500, 500, cost="{G}{B}"),
        face("Stone Mill", "Regalia", "Banish a magic stone: You gain 100 life.", cost="{1}", race=["Mill"]),
    )
    t.sources(0, wind=2).zone(0, "graveyard", "Grave Rose", "Grave Rose").field(0, "Stone Mill")
    t.use(0, "Stone Mill", cost=["Wind Source 1"]).option("1 of 2").resolve_all()
    assert t.field_names(0).count("Grave Rose") == 1
    t.use(0, "Stone Mill", cost=["Wind Source 2"]).resolve_all()
    assert t.field_names(0).count("Grave Rose") == 1


@pytest.mark.rule("fow", "1192.2")
def test_graverberate_counts_chants_and_resonators_of_all_graveyards() -> None:
    t = table(
        chant("Fell", "Destroy target resonator."),
        chant("Echo Shot", "[Graverberate]\nThis card deals 100 damage to your opponent.", cost="{W}"),
        resonator("Victim"),
    )
    t.sources(0, light=2).hand(0, "Fell", "Echo Shot").field(1, "Victim")
    t.play(0, "Fell", targets=["Victim"]).resolve()
    t.play(0, "Echo Shot").resolve_all()
    assert life(t, 1) == 3700


@pytest.mark.rule("fow", "1196.2")
def test_a_raider_goes_home_at_end_of_turn_and_one_played_as_usual_stays() -> None:
    raider = resonator("Night Raider", "[Raid] {R}", 400, 400, cost="{R}{1}")
    t = table(raider).sources(0, fire=1).hand(0, "Night Raider")
    t.play(0, "Night Raider").resolve().attack("Night Raider", at=1).to("main").next_turn()
    assert life(t, 1) == 3600 and "Night Raider" in t.hand_names(0)
    t = (
        table(raider)
        .sources(0, fire=2)
        .hand(0, "Night Raider")
        .play(0, "Night Raider", option="usual")
        .resolve()
        .next_turn()
    )
    assert t.is_on_field("Night Raider", 0)


@pytest.mark.rule("fow", "1187.2", "1204.1")
def test_call_of_valhalla_answers_destruction_by_damage() -> None:
    t = table(
        resonator("Doomed Squire", "[Call of Valhalla] 2", 100, 300),
        resonator("Swan Maid", "", 600, 600, race=("Valkyrie",)),
        resonator("Heavy Maid", "", 900, 900, cost="{W}{2}", race=("Valkyrie",)),
        chant("Spark", "This card deals 300 damage to target resonator.", cost="{R}"),
    )
    t.sources(0, fire=1).hand(0, "Spark").field(1, "Doomed Squire").deck(1, "Wick Squire", "Swan Maid", "Heavy Maid")
    t.play(0, "Spark", targets=["Doomed Squire"]).resolve().choose("Swan Maid").resolve_all()
    assert t.zone_names(1, "outside") == ["Doomed Squire"] and t.is_on_field("Swan Maid", 1)


@pytest.mark.rule("fow", "1182.2")
def test_two_attacks_of_one_resonator_are_a_blood_trail() -> None:
    t = table(
        resonator("Unbowed", "[Defiant] 2", 100, 500),
        resonator("Scent Hound", "[Blood Trail]", 300, 300, cost="{R}"),
    )
    t.sources(0, fire=1).hand(0, "Scent Hound").field(0, "Unbowed")
    t.attack("Unbowed", at=1).to("main").attack("Unbowed", at=1).to("main")
    t.play(0, "Scent Hound").resolve()
    assert t.power("Scent Hound") == 500
    t.attack("Scent Hound", at=1).to("main")
    assert life(t, 1) == 3300


@pytest.mark.rule("fow", "1176.3")
def test_the_second_overgrowth_of_a_turn_grows_twice() -> None:
    t = table(chant("Sap Rise", "[Overgrowth]"), chant("Sap Surge", "[Overgrowth]"), resonator("Stem"))
    t.sources(0, light=2).hand(0, "Sap Rise", "Sap Surge").field(0, "Stem")
    t.play(0, "Sap Rise").resolve()
    assert t.counters("Stem", "+100/+100") == 1
    t.play(0, "Sap Surge").resolve()
    assert t.counters("Stem", "+100/+100") == 3


@pytest.mark.rule("fow", "1179.4", "1179.6")
def test_reunited_by_race_and_by_a_condition() -> None:
    t = table(
        resonator("Squire", "[Reunited] (Knight) - This card gains [+200/+200]."),
        resonator("Wolf Friend", "[Reunited] (A J/resonator with [Flying]) - This card gains [+200/+200]."),
        resonator("Kite", "[Flying]"),
    )
    t.field(0, "Squire", "Wolf Friend").zone(0, "ruler", "Maren of the First Candle")
    assert t.power("Squire") == 700 and t.power("Wolf Friend") == 500


@pytest.mark.rule("fow", "1195.2", "904.3", "909.3d")
def test_a_card_that_has_no_attribute_does_not_get_it_back_with_the_loss_of_its_abilities() -> None:
    t = table(
        resonator("Grey Guest", "[Kernlos]", 400, 400),
        face("White Feast", "Addition", "Light resonators you control gain [+100/+100].", cost="{W}", race=["Day"]),
        chant("Plucked", "Target resonator loses all abilities until end of turn."),
    )
    t.sources(0, light=1).hand(0, "Plucked").field(0, "Grey Guest", "White Feast")
    assert t.power("Grey Guest") == 400
    t.play(0, "Plucked", targets=["Grey Guest"]).resolve()
    assert t.power("Grey Guest") == 400


@pytest.mark.rule("fow", "1194.2")
def test_primal_roars_of_two_cards_add_up_and_reach_the_j_ruler_not() -> None:
    t = table(
        resonator("Roarer", "[Primal Roar] 2", 100, 100, race=("Dinosaur",)),
        resonator("Echo", "[Primal Roar] (1)", 100, 100),
    )
    t.field(0, "Roarer", "Echo")
    assert t.power("Roarer") == 400 and t.guard("Roarer") == 100 and t.power("Echo") == 100


@pytest.mark.rule("fow", "1192.2", "1303.2", "1303.3a")
def test_a_token_that_died_counts_for_graverberate() -> None:
    t = table(
        chant("Muster", "Put a [100/100] light Soldier resonator token into the field."),
        chant("Echo Shot", "[Graverberate]\nThis card deals 100 damage to your opponent."),
        resonator("Altar", "Banish a resonator: You gain 100 life.", 100, 100),
    )
    t.sources(0, light=2).hand(0, "Muster", "Echo Shot").field(0, "Altar")
    t.play(0, "Muster").resolve().use(0, "Altar", cost=["Soldier"]).resolve()
    t.play(0, "Echo Shot").resolve_all()
    assert life(t, 1) == 3700  # Muster and the token: two copies


@pytest.mark.rule("fow", "1192.2", "1017.3c")
def test_copies_of_spells_never_arrive_in_a_graveyard() -> None:
    t = table(
        chant("Echo Shot", "[Graverberate]\nThis card deals 100 damage to your opponent."),
        chant("First", "You gain 100 life."),
    )
    t.sources(0, light=3).hand(0, "First", "Echo Shot", "Echo Shot").play(0, "First").resolve()
    t.play(0, "Echo Shot").resolve_all()
    assert life(t, 1) == 3800
    t.play(0, "Echo Shot").resolve_all()
    assert life(t, 1) == 3500


@pytest.mark.rule("fow", "1186.2")
def test_enraging_may_target_its_own_side() -> None:
    t = table(resonator("Taunter", "[Enraging]", 500, 900), resonator("Friend", "", 300, 300)).field(
        0, "Taunter", "Friend"
    )
    t.attack("Taunter", at=1).choose("Friend").resolve().to("main")
    assert life(t, 1) == 3500


@pytest.mark.rule("fow", "1181.2")
def test_aegis_against_an_ability_of_an_entity_that_came_this_turn() -> None:
    t = table(
        resonator("Under Glass", "[Aegis]"),
        resonator("New Archer", "{R}: Rest target resonator."),
        resonator("Old Archer", "{R}: Rest target resonator."),
    )
    t.sources(0, fire=1).field(0, "Old Archer").field(0, "New Archer", fresh=True).field(1, "Under Glass")
    t.use(0, "Old Archer", targets=["Under Glass"]).resolve()
    assert t.is_rested("Under Glass", 1)
    t = table(resonator("Under Glass", "[Aegis]"), resonator("New Archer", "{R}: Rest target resonator."))
    t.sources(0, fire=1).field(0, "New Archer", fresh=True).field(1, "Under Glass")
    with pytest.raises(BadScript):
        t.use(0, "New Archer", targets=["Under Glass"])


@pytest.mark.rule("fow", "1175.2")
def test_depths_counts_when_played_and_not_later() -> None:
    t = table(
        chant("Sounding", "You gain 100 life.\n[Depths] - You gain 500 life."),
        chant("Mill", "[Quickcast]\nTarget player puts the top card of their deck into their graveyard.", cost="{B}"),
    )
    t.sources(0, light=1).sources(1, darkness=1).hand(0, "Sounding").hand(1, "Mill").deck(
        0, *["Wick Squire"] * 16, only=True
    )
    t.play(0, "Sounding").passes(0).play(1, "Mill", targets=[0]).resolve_all()
    assert life(t, 0) == 4100


@pytest.mark.rule("fow", "1184.2")
def test_outnumber_of_a_chant_needs_two_resonators_and_j_rulers_do_not_count() -> None:
    t = table(chant("Rally", "You gain 100 life.\n[Outnumber] - You gain 500 life."), resonator("A1"), resonator("A2"))
    t.sources(0, light=2).hand(0, "Rally", "Rally").field(0, "A1", "Maren, Candle Unquenched")
    t.play(0, "Rally").resolve()
    assert life(t, 0) == 4100


@pytest.mark.rule("fow", "1109.2")
def test_imperishable_gained_by_a_judged_ruler_through_an_effect() -> None:
    q = {
        **face("Abbot", "Ruler", "[Judgment] {W}", attribute=["W"]),
        "other": [face("Abbot, Roused", "J-ruler", "", attribute=["W"], atk=500, defense=500)],
    }
    t = table(
        q,
        chant("Fell Him", "Destroy target J/resonator."),
        chant("Halo", "Target J-ruler gains [Imperishable] until end of turn."),
    )
    t.sources(0, light=3).hand(0, "Fell Him", "Halo").field(0, "Abbot, Roused")
    t.play(0, "Halo", targets=["Abbot, Roused"]).resolve().play(0, "Fell Him", targets=["Abbot, Roused"]).resolve()
    assert t.counters("Abbot", "astral") == 0 and t.acts(0, "judgment") == ["Abbot"]


@pytest.mark.rule("fow", "1174.2")
def test_an_ambush_counts_as_its_ambush_cost_against_what_asks_for_more() -> None:
    t = table(
        resonator("Stair", "[Ambush] {B}", cost="{B}{3}"),
        resonator("Toll", "Players cannot play spells with total cost 3 or more."),
        chant("Round", "Each player draws a card.", cost="{B}"),
    )
    t.sources(0, darkness=2).hand(0, "Round").zone(0, "standby", "Stair").field(1, "Toll").play(0, "Round").resolve()
    t.play(0, "Stair").resolve()
    assert t.is_on_field("Stair", 0)


@pytest.mark.rule("fow", "1154.2")
def test_the_total_cost_of_a_card_played_by_mastery_is_its_own() -> None:
    t = table(
        resonator("Engine", "[Mastery] Machine", cost="{W}{5}", race=("Machine",)),
        resonator("Stoker", cost="{1}", race=("Machine",)),
        resonator("Counter", "Whenever you play a spell with total cost 6 >>> You gain 100 life."),
    )
    t.hand(0, "Engine").field(0, "Stoker", "Counter").play(0, "Engine").resolve_all()
    assert life(t, 0) == 4100


@pytest.mark.rule("fow", "1166.2")
def test_linkage_gives_up_names_that_share_a_race_and_pays_less() -> None:
    t = table(
        resonator("Long Row", "[Linkage] (graveyard)", cost="{U}{U}", race=("Spirit",)),
        resonator("S1", race=("Spirit",)),
        resonator("S2", race=("Spirit",)),
    )
    t.zone(0, "graveyard", "S1", "S1", "S2").hand(0, "Long Row")
    t.play(0, "Long Row", cost=["S1", "S2"]).resolve()
    assert t.is_on_field("Long Row", 0) and t.zone_names(0, "graveyard") == ["S1"]
