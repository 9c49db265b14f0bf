"""Rulings on keywords of battle and on conditions, chapters 1103 to 1139."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript
from tests.games.fow.defined import chant, face, life, resonator, table

FELL = chant("Fell", "Destroy target resonator.")


@pytest.mark.rule("fow", "1106.2", "1139.2")
def test_explode_against_eternal_destroys_only_the_one_that_explodes() -> None:
    t = table(resonator("Powder Keg", "[Explode]", 100, 500), resonator("Stone Saint", "[Eternal]", 200, 200))
    t.field(0, "Powder Keg").field(1, "Stone Saint")
    t.attack("Powder Keg", at=1).block("Stone Saint").to("main")
    assert t.zone_names(0, "graveyard") == ["Powder Keg"] and t.is_on_field("Stone Saint", 1)


@pytest.mark.rule("fow", "1107.2")
def test_flying_gained_after_the_block_does_not_undo_it() -> None:
    t = table(
        resonator("Ground Runner", "", 500, 500),
        resonator("Ditch Digger", "", 200, 600),
        chant("Sudden Wings", "[Quickcast]\nTarget J/resonator gains [Flying] until end of turn."),
    )
    t.sources(0, light=1).hand(0, "Sudden Wings").field(0, "Ground Runner").field(1, "Ditch Digger")
    t.attack("Ground Runner", at=1).block("Ditch Digger")
    t.play(0, "Sudden Wings", targets=["Ground Runner"]).resolve().to("main")
    assert life(t, 1) == 4000


@pytest.mark.rule("fow", "1129.2a", "804.4")
def test_mobilize_is_paid_to_block_as_well() -> None:
    walker = resonator("Walking Crane", "[Mobilize] {1}", 400, 900, cost="{1}", race=("Machine",))
    t = table(walker, resonator("Plain Spear", "", 300, 300)).field(0, "Plain Spear").field(1, "Walking Crane")
    t.attack("Plain Spear", at=1).to("block_declaration")
    assert not t.can("block", 1, "Walking Crane")
    t = table(walker, resonator("Plain Spear", "", 300, 300)).field(0, "Plain Spear").field(1, "Walking Crane")
    t.sources(1, light=1).attack("Plain Spear", at=1).block("Walking Crane")
    assert t.is_rested("Light Source 1", 1)
    t.to("main")
    assert t.zone_names(0, "graveyard") == ["Plain Spear"] and life(t, 1) == 4000


@pytest.mark.rule("fow", "1129.2b")
def test_a_regalia_mobilized_by_a_machine_of_this_turn_attacks_and_is_a_regalia_again_later() -> None:
    t = table(
        face("Coal Wagon", "Regalia", "[Mobilize] Machine", cost="{2}", atk=700, defense=600, race=("Machine",)),
        resonator("New Stoker", "", 100, 100, cost="{1}", race=("Machine",)),
    )
    t.field(0, "Coal Wagon").field(0, "New Stoker", fresh=True)
    with pytest.raises(BadScript):
        t.attack("Coal Wagon", at=1)
    t.use(0, "Coal Wagon", "mobilize", cost=["New Stoker"]).resolve()
    t.attack("Coal Wagon", at=1).to("main")
    assert life(t, 1) == 3300 and t.is_rested("New Stoker")


@pytest.mark.rule("fow", "1138.2")
def test_bane_in_the_ruler_area_destroys_what_the_ruler_deals_damage_to() -> None:
    t = table(
        face(
            "Adder Queen",
            "Ruler",
            "[Bane]\n{Rest}: This card deals 100 damage to target J/resonator.",
            attribute=["B"],
            race=["Snake"],
        ),
        resonator("Big Ox", "", 900, 1500),
        resonator("Stone Saint", "[Eternal]", 200, 900),
    )
    t.zone(0, "ruler", "Adder Queen").field(1, "Big Ox", "Stone Saint")
    t.use(0, "Adder Queen", targets=["Big Ox"]).resolve_all()
    assert t.zone_names(1, "graveyard") == ["Big Ox"]


@pytest.mark.rule("fow", "1102.2", "1416.2")
def test_drain_in_old_words_and_drain_from_an_addition_are_one() -> None:
    t = table(
        resonator("Old Leech", "Whenever this card deals damage, you gain that much life.", 500, 500),
        face("Red Sash", "Addition", "[Bestow] {W}\nAdded resonator gains [Drain].", cost="{W}", race=["Cloth"]),
    )
    t.sources(0, light=1).field(0, "Old Leech", "Red Sash")
    t.use(0, "Red Sash", "bestow", targets=["Old Leech"]).resolve()
    t.attack("Old Leech", at=1).to("main")
    assert life(t, 1) == 3500 and life(t, 0) == 4500


@pytest.mark.rule("fow", "1101.1a", "1205.8")
def test_mythic_survives_the_loss_of_all_abilities() -> None:
    t = table(
        resonator("Lone Phoenix", "«Mythic»\n[Flying]", 500, 500),
        chant("Plucked", "Target resonator loses all abilities until end of turn."),
    )
    t.sources(0, light=3).hand(0, "Plucked", "Lone Phoenix").field(0, "Lone Phoenix")
    t.play(0, "Plucked", targets=["Lone Phoenix"]).resolve()
    assert not t.has("Lone Phoenix", "Flying")
    t.play(0, "Lone Phoenix").resolve()
    t.choose(t.card("Lone Phoenix", 0, zone="field", index=0))
    assert t.field_names(0).count("Lone Phoenix") == 1


@pytest.mark.rule("fow", "1120.3")
def test_barrier_with_information_stops_only_such_spells_of_others() -> None:
    t = table(
        resonator("Night Guard", "[Barrier] {B}", 500, 500),
        chant("Dark Hand", "[Quickcast]\nRest target resonator.", cost="{B}"),
        chant("Hot Hand", "[Quickcast]\nRest target resonator.", cost="{R}"),
    )
    t.sources(0, darkness=1).sources(1, darkness=1, fire=1)
    t.hand(0, "Dark Hand").hand(1, "Dark Hand", "Hot Hand").field(0, "Night Guard").passes(0)
    assert not t.can("play", 1, "Dark Hand") and t.can("play", 1, "Hot Hand")
    t.passes(1)
    t = table(
        resonator("Night Guard", "[Barrier] {B}", 500, 500),
        chant("Dark Hand", "[Quickcast]\nRest target resonator.", cost="{B}"),
    )
    t.sources(0, darkness=1).hand(0, "Dark Hand").field(0, "Night Guard")
    assert t.can("play", 0, "Dark Hand")


@pytest.mark.rule("fow", "1120.6")
def test_an_effect_on_cards_with_barrier_finds_a_specific_barrier() -> None:
    t = table(
        resonator("Night Guard", "[Barrier] {B}", 500, 500),
        resonator("Plain Guard", "", 500, 500),
        chant("Walls Down", "Destroy all resonators with [Barrier]."),
    )
    t.sources(0, light=1).hand(0, "Walls Down").field(1, "Night Guard", "Plain Guard")
    t.play(0, "Walls Down").resolve()
    assert t.field_names(1) == ["Plain Guard"]


@pytest.mark.rule("fow", "1124.4")
def test_a_canceled_spell_still_makes_the_next_one_a_torrent() -> None:
    t = table(
        chant("First Drop", "You gain 100 life."),
        chant("Cloudburst", "You gain 100 life.\n[Torrent] - You gain 500 life."),
        chant("Hush", "[Quickcast]\nCancel target spell.", cost="{U}"),
    )
    t.sources(0, light=2).sources(1, water=1).hand(0, "First Drop", "Cloudburst").hand(1, "Hush")
    t.play(0, "First Drop").passes(0).play(1, "Hush", targets=["First Drop"]).resolve_all()
    assert life(t, 0) == 4000
    t.play(0, "Cloudburst").resolve()
    assert life(t, 0) == 4600


@pytest.mark.rule("fow", "1128.2")
def test_a_sealed_text_stays_with_the_chant_though_the_stones_are_gone_later() -> None:
    t = table(
        chant("Three Bolts", "You gain 100 life.\n[Seal] (3) - You gain 500 life."),
        chant("Crack", "[Quickcast]\nDestroy target magic stone.", cost="{R}"),
    )
    t.sources(0, light=3).sources(1, fire=1).hand(0, "Three Bolts").hand(1, "Crack")
    t.play(0, "Three Bolts").passes(0).play(1, "Crack", targets=["Light Source 2"]).resolve_all()
    assert life(t, 0) == 4600


@pytest.mark.rule("fow", "1128.4")
def test_what_only_has_a_stone_type_is_no_stone_for_seal_nor_for_omniresonance_but_resonates() -> None:
    t = table(
        face("Ember Flask", "Regalia", "This card has the fire magic stone type.", cost="{1}", race=["Vessel"]),
        resonator(
            "Listener", "[Resonance] fire magic stone >>> You gain 100 life.\n[Omniresonance] >>> You gain 1000 life."
        ),
        resonator("Bound Ogre", "[Seal] (2) - This card gains [+300/+300]."),
    )
    t.sources(0, light=1).hand(0, "Ember Flask").field(0, "Listener", "Bound Ogre")
    t.play(0, "Ember Flask").resolve().resolve_all()
    assert life(t, 0) == 4100 and t.power("Bound Ogre") == 500


@pytest.mark.rule("fow", "1134.3", "1126.2")
def test_inheritance_of_the_last_card_in_hand_empties_it_for_null_and_is_a_discard() -> None:
    t = table(
        resonator("Heirloom", "[Inheritance] {W}: Target J/resonator gains [+300/+300] until end of turn."),
        resonator(
            "Bare Monk", "[Null] - This card gains [+200/+200].\nWhenever you discard a card >>> You gain 100 life."
        ),
    )
    t.sources(0, light=1).hand(0, "Heirloom").field(0, "Bare Monk")
    assert t.power("Bare Monk") == 500
    t.use(0, "Heirloom", "inheritance", targets=["Bare Monk"]).resolve_all()
    assert t.power("Bare Monk") == 1000 and life(t, 0) == 4100


@pytest.mark.rule("fow", "1120.4")
def test_a_player_with_barrier_is_no_target_for_others() -> None:
    t = table(
        chant("Mirror Skin", "You gain [Barrier] until end of turn."),
        chant("Poke", "[Quickcast]\nThis card deals 100 damage to target player.", cost="{R}"),
    )
    t.sources(0, light=1).sources(1, fire=1).hand(0, "Mirror Skin").hand(1, "Poke")
    t.play(0, "Mirror Skin").resolve().passes(0)
    with pytest.raises(BadScript):
        t.play(1, "Poke", targets=[0])
    t.play(1, "Poke", targets=[1])


@pytest.mark.rule("fow", "1102.5")
def test_inheritance_of_a_race_is_meant_in_the_hand() -> None:
    t = table(
        resonator("Heirloom", "[Inheritance] {W}{1}: You gain 100 life.", race=("Machine",)),
        resonator("Workshop Head", "You pay {1} less to play [Inheritance] abilities of Machines."),
    )
    t.sources(0, light=1).hand(0, "Heirloom").field(0, "Workshop Head")
    t.use(0, "Heirloom", "inheritance").resolve()
    assert life(t, 0) == 4100


@pytest.mark.rule("fow", "1102.6")
def test_divinity_survives_the_loss_of_all_abilities() -> None:
    t = table(chant("Plucked", "Target J-ruler loses all abilities until end of turn."))
    t.sources(0, light=2).hand(0, "Plucked").field(0, "Ashlar, the Stone Sings").zone(
        0, "rune", "Rune of the Hearthstone"
    )
    t.play(0, "Plucked", targets=["Ashlar, the Stone Sings"]).resolve()
    assert not t.has("Ashlar, the Stone Sings", "First Strike")
    t.act(0, "rune", "Rune of the Hearthstone").resolve()
    assert life(t, 0) == 4500


@pytest.mark.rule("fow", "1127.3")
def test_a_stone_hears_itself_and_omniresonance_hears_it_once() -> None:
    stone = face(
        "Humming Stone",
        "Special Magic Stone",
        "[Resonance] fire magic stone >>> You gain 100 life.\n"
        "[Omniresonance] >>> You gain 1000 life.\n{Rest}: Produce {R} or {U}.",
        race=(),
    )
    stone["type"] = ["Special Magic Stone", "Fire Magic Stone", "Water Magic Stone"]
    t = table(stone).zone(0, "stones", "Humming Stone").zone(0, "ruler", "Maren of the First Candle")
    t.act(0, "call", "Maren of the First Candle").option("[Resonance]").resolve_all()
    assert life(t, 0) == 5100


@pytest.mark.rule("fow", "1129.4")
def test_mobilized_by_an_effect_attacks_without_paying() -> None:
    t = table(
        resonator("Walking Crane", "[Mobilize] {1}", 400, 900, cost="{1}", race=("Machine",)),
        chant("All Aboard", "Mobilize all Machines you control until end of turn."),
    )
    t.sources(0, light=1).hand(0, "All Aboard").field(0, "Walking Crane").play(0, "All Aboard").resolve()
    t.attack("Walking Crane", at=1).to("main")
    assert life(t, 1) == 3600


@pytest.mark.rule("fow", "1101.2b")
def test_an_entity_may_have_several_blessings() -> None:
    t = table(
        resonator("Blessed", "This card gains [+100/+100] for each «Blessing» it has."),
        chant("Bless", "Target resonator gains «Blessing» until end of game."),
    )
    t.sources(0, light=2).hand(0, "Bless", "Bless").field(0, "Blessed")
    t.play(0, "Bless", targets=["Blessed"]).resolve().play(0, "Bless", targets=["Blessed"]).resolve()
    assert t.power("Blessed") == 700


@pytest.mark.rule("fow", "1103.2a", "1138.2")
def test_the_rest_of_pierce_goes_to_the_attacked_resonator_and_bane_kills_both() -> None:
    t = table(
        resonator("Needle", "[Pierce] [Bane]", 300, 900),
        resonator("Guard", "", 100, 200),
        resonator("Idol", "", 100, 5000),
    )
    t.field(0, "Needle").field(1, "Guard").field(1, "Idol", rested=True)
    t.attack("Needle", at="Idol").block("Guard").end_step().option("Guard").resolve_all().to("main")
    assert t.zone_names(1, "graveyard").count("Guard") == 1 and not t.is_on_field("Idol")


@pytest.mark.rule("fow", "1103.2b")
def test_pierce_over_a_blocker_takes_the_total_cost_from_a_warden() -> None:
    t = table(
        {
            **face("Gate Warden", "Warden", "[+1]: You gain 200 life.\n[Judgment] {W}", cost="{W}{2}", willpower=5),
            "other": [face("Gate Warden, Striding", "J-ruler", "", attribute=["W"], atk=900, defense=900)],
        },
        resonator("Ram", "[Pierce]", 600, 600, cost="{R}{2}"),
        resonator("Guard", "", 100, 500),
    )
    t.field(0, "Ram").zone(1, "ruler", "Gate Warden", counters={"willpower": 5}).field(1, "Guard")
    t.attack("Ram", at="Gate Warden").block("Guard").to("main")
    assert t.counters("Gate Warden", "willpower") == 2


@pytest.mark.rule("fow", "1139.2", "1205.1", "1187.2")
def test_eternal_does_not_help_against_no_def_and_valhalla_neither() -> None:
    t = table(
        resonator("Stone Saint", "[Eternal]"),
        resonator("Squire", "[Call of Valhalla] 3"),
        chant("Wither", "Each resonator gains [-500/-500] until end of turn."),
    )
    t.sources(0, light=1).hand(0, "Wither").field(1, "Stone Saint", "Squire").play(0, "Wither").resolve()
    assert sorted(t.zone_names(1, "graveyard")) == ["Squire", "Stone Saint"]


@pytest.mark.rule("fow", "1139.2", "910.2d-1")
def test_what_cannot_be_destroyed_is_not_expelled_for_a_valkyrie() -> None:
    t = (
        table(resonator("Both", "[Eternal]\n[Call of Valhalla] 3"), FELL)
        .sources(0, light=1)
        .hand(0, "Fell")
        .field(1, "Both")
    )
    t.play(0, "Fell", targets=["Both"]).resolve()
    assert t.is_on_field("Both", 1)


@pytest.mark.rule("fow", "1128.5")
def test_an_enter_under_a_seal_that_is_met_by_the_entering_itself_is_not_there_before() -> None:
    t = table(
        face("Deep Stone", "Special Magic Stone", "[Seal] (2) - [Enter] >>> You gain 100 life.\n{Rest}: Produce {R}.")
    )
    t.field(0, "Ember Pebble").zone(0, "stones", "Deep Stone").zone(0, "ruler", "Maren of the First Candle")
    t.act(0, "call", "Maren of the First Candle").resolve_all()
    assert life(t, 0) == 4100


@pytest.mark.rule("fow", "1131.2")
def test_crest_of_a_dual_crest() -> None:
    t = table(
        face(
            "Twin Crest",
            "Addition",
            "You may have up to four copies of this card in your deck.",
            cost="{W}{R}",
            race=["Magic Crest"],
        ),
        resonator(
            "Bearer",
            "[Crest] {R} - This card gains [+100/+100].\n[Crest] {W} - This card gains [+200/+200].\n"
            "[Crest] {U} - This card gains [+1000/+0].",
        ),
    )
    t.field(0, "Twin Crest", "Bearer")
    assert t.power("Bearer") == 800


@pytest.mark.rule("fow", "1104.2")
def test_precision_lost_after_the_attack_was_declared_changes_nothing() -> None:
    t = table(
        resonator("Archer", "[Precision]", 500, 500),
        resonator("Wakeful", "", 100, 300),
        chant("Blur", "[Quickcast]\nTarget resonator loses [Precision] until end of turn.", cost="{U}"),
    )
    t.sources(1, water=1).hand(1, "Blur").field(0, "Archer").field(1, "Wakeful")
    t.attack("Archer", at="Wakeful").passes(0).play(1, "Blur", targets=["Archer"]).resolve().to("main")
    assert t.zone_names(1, "graveyard") == ["Blur", "Wakeful"]


@pytest.mark.rule("fow", "1107.2")
def test_a_flyer_stolen_flight_before_blocks_may_be_blocked_by_anyone() -> None:
    t = table(
        resonator("Kite", "[Flying]"),
        resonator("Ground", "", 100, 900),
        chant("Grounded", "[Quickcast]\nTarget resonator loses [Flying] until end of turn.", cost="{U}"),
    )
    t.sources(1, water=1).hand(1, "Grounded").field(0, "Kite").field(1, "Ground")
    t.attack("Kite", at=1).passes(0).play(1, "Grounded", targets=["Kite"]).resolve().block("Ground").to("main")
    assert life(t, 1) == 4000


@pytest.mark.rule("fow", "1135.2")
def test_drain_of_a_chant_that_deals_to_several_gains_all() -> None:
    t = table(
        chant("Red Rain", "[Drain]\nThis card deals 200 damage to each resonator and each player."),
        resonator("A1", "", 100, 500),
        resonator("B1", "", 100, 500),
    )
    t.sources(0, light=1).hand(0, "Red Rain").field(0, "A1").field(1, "B1").play(0, "Red Rain").resolve()
    assert life(t, 0) == 4600 and life(t, 1) == 3800
