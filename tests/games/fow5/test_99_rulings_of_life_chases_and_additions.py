"""Rulings in awkward corners of the document of 2015: life, wills, chases, battles, additions and layers."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript, Table
from tests.games.fow5.written import addition, chant, instant, regalia, resonator, ruler, standby, table

SNAP = instant("Snap", "Destroy target resonator.")
TOPPLE = instant("Topple", "Destroy target J-ruler.")
SWELL = instant("Swell", "Target resonator gains [+300/+300] until end of turn.")
SEIZE = chant("Seize", "Gain control of target resonator.")


def life(t: Table, player: int = 0) -> int:
    return t.resource(player, "life")


def court(*faces, text="[J-Activate] Pay {0}.", judged=(), **more) -> Table:
    duke = ruler("Duke", text, judged=judged, attribute=["R"])
    return table(duke, *faces, rulers=False, **more).zone(0, "ruler", "Duke").zone(1, "ruler", "Heron")


# ---------------------------------------------------------------- 1  life


@pytest.mark.rule("fow5", "1.5/6", "13.1/1")
def test_who_pays_the_last_life_has_paid_and_loses() -> None:
    toll = regalia("Toll", "Pay 500 life: Draw a card.")
    t = table(toll).field(0, "Toll").resources(0, life=400)
    assert not t.can("use", 0, "Toll")
    t = table(toll).field(0, "Toll").resources(0, life=500).use(0, "Toll")
    assert t.over and t.winner == 1


@pytest.mark.rule("fow5", "1.3/3", "13.1/1")
def test_two_players_without_life_at_the_same_time_draw() -> None:
    flood = chant("Flood", "Each player loses 3000 life.")
    t = table(flood).hand(0, "Flood").resources(0, life=2000).resources(1, life=3000).play(0, "Flood").resolve()
    assert t.over and t.winner is None


@pytest.mark.rule("fow5", "1.5/6", "10.6/2")
def test_life_is_lost_by_damage_and_by_paying() -> None:
    mourner = resonator("Mourner", "Whenever you lose life, draw a card.", "Pay 100 life: Rest target resonator.")
    bolt = instant("Bolt", "This card deals 200 damage to target player.")
    t = table(mourner, bolt).field(0, "Mourner").hand(0, "Bolt")
    t.play(0, "Bolt", targets=[0]).resolve_all()
    assert t.hand_size(0) == 1
    t.use(0, "Mourner", targets=["Mourner"]).resolve_all()
    assert t.hand_size(0) == 2


# ---------------------------------------------------------------- 2  information


@pytest.mark.rule("fow5", "2.2/3")
def test_a_name_in_quotes_is_a_whole_name_unless_it_is_in_a_name() -> None:
    tower = resonator("Hollow Bell Tower")
    whole = resonator("Ringer", 'If you control "Hollow Bell", this card gains [+300/+300].')
    part = resonator("Listener", 'If you control a card with "Hollow Bell" in its name, this card gains [+300/+300].')
    bell = resonator("Hollow Bell")
    t = table(tower, whole, part, bell).field(0, "Hollow Bell Tower", "Ringer", "Listener")
    assert t.power("Ringer") == 500 and t.power("Listener") == 800
    t = table(tower, whole, part, bell).field(0, "Hollow Bell", "Ringer", "Listener")
    assert t.power("Ringer") == 800 and t.power("Listener") == 800


@pytest.mark.rule("fow5", "2.3/6", "9.9/7")
def test_a_card_of_two_attributes_is_of_both_until_it_becomes_another() -> None:
    both = resonator("Both", cost="{W}{B}")
    light = addition("Dawn", "Field", "Light resonators you control gain [+100/+0].")
    dark = addition("Dusk", "Field", "Darkness resonators you control gain [+200/+0].")
    wash = instant("Wash", "Target resonator becomes water until end of turn.")
    t = table(both, light, dark, wash).field(0, "Both", "Dawn", "Dusk").hand(0, "Wash")
    assert t.power("Both") == 800
    t.play(0, "Wash", targets=["Both"]).resolve()
    assert t.power("Both") == 500


@pytest.mark.rule("fow5", "9.9/8", "9.9/2c")
def test_printed_atk_is_that_without_effects() -> None:
    echo = instant("Echo", "This card deals damage equal to target resonator's printed ATK to that resonator.")
    t = table(echo, SWELL).field(1, "Dog").hand(0, "Echo", "Swell")
    t.play(0, "Swell", targets=["Dog"]).resolve().play(0, "Echo", targets=["Dog"]).resolve()
    assert t.damage_on("Dog", 1) == 600 and t.is_on_field("Dog", 1)


# ---------------------------------------------------------------- 5  the turn


@pytest.mark.rule("fow5", "5.1/3", "5.2/1")
def test_the_second_player_draws_in_the_first_turn_and_recovers_nothing() -> None:
    t = table(number=2).zone(1, "stone_area", "Wind Magic Stone", rested=True).turn(1, "draw_begin", number=2)
    t.to("main")
    assert t.hand_size(1) == 1 and t.is_rested("Wind Magic Stone", 1)


@pytest.mark.rule("fow5", "5.2/5", "3.14/1", "1.4/4")
def test_everything_in_the_play_ground_recovers_but_what_does_not() -> None:
    stuck = resonator("Stuck", "This card doesn't recover during your recovery phase.")
    horn = regalia("Horn", "{Rest}: Draw a card.")
    t = (
        court(stuck, horn)
        .field(0, "Stuck", "Horn", "Pup", rested=True)
        .zone(0, "stone_area", "Fire Magic Stone", rested=True)
    )
    t.turn(0, "recovery_begin").to("main")
    assert t.is_rested("Stuck") and not t.is_rested("Horn") and not t.is_rested("Pup")
    assert not t.is_rested("Fire Magic Stone", 0)


@pytest.mark.rule("fow5", "5.4/6a", "5.4/6b")
def test_the_final_step_is_repeated_when_discarding_has_triggered_something() -> None:
    gull = resonator("Gull", "Whenever you discard a card, draw a card. This ability triggers only once per turn.")
    t = table(gull).field(0, "Gull").hand(0, *["Pup"] * 8)
    t.to("final_hand").choose("Pup")
    t.to("final_hand").choose("Pup")
    t.next_turn()
    assert t.hand_size(0) == 7 and len(t.zone_names(0, "graveyard")) == 2


# ---------------------------------------------------------------- 7  actions


@pytest.mark.rule("fow5", "7.5/1", "7.11/1")
def test_a_ruler_that_has_called_a_stone_is_not_judged() -> None:
    t = court().act(0, "call", "Duke")
    assert t.acts(0, "judgment") == []


@pytest.mark.rule("fow5", "7.5/2", "3.13/3", "7.5/3")
def test_a_judgment_is_no_spell_and_its_cost_is_paid_at_once() -> None:
    stop = instant("Stop", "Cancel target spell.")
    t = court(stop, text="[J-Activate] Banish a fire resonator.").field(0, "Pup").hand(1, "Stop")
    t.act(0, "judgment", "Duke")
    assert t.zone_names(0, "graveyard") == ["Pup"]
    t.passes(0)
    assert not t.can("play", 1, "Stop")
    t.resolve()
    assert t.is_on_field("Judge of Duke", 0)


@pytest.mark.rule("fow5", "7.5/2b", "2.1/8")
def test_a_condition_of_judgment_is_looked_at_as_it_is_done() -> None:
    text = "[J-Activate] Pay {0}. Play this ability only if you control two or more resonators."
    t = court(SNAP, text=text).field(0, "Pup", "Dog").hand(1, "Snap")
    t.act(0, "judgment", "Duke").passes(0).play(1, "Snap", targets=["Pup"]).resolve().resolve()
    assert t.is_on_field("Judge of Duke", 0)
    assert court(text=text).field(0, "Pup").acts(0, "judgment") == []


@pytest.mark.rule("fow5", "7.12/2", "8.2/4")
def test_who_must_attack_goes_first_and_then_all_may_pass() -> None:
    eager = resonator("Eager", "This card must attack if able.")
    t = table(eager).field(0, "Eager", "Dog")
    with pytest.raises(BadScript):
        t.passes(0)
    t.attack("Eager", at=1).no_block().to("main")
    t.attack("Dog", at=1).no_block().to("main")
    t.passes(0)


@pytest.mark.rule("fow5", "7.10/1", "8.4/2", "6.3/2")
def test_lifebreak_may_be_performed_twice_after_a_heavy_blow() -> None:
    giant = resonator("Giant", size=(1200, 1200))
    t = table(giant, format="valhalla").field(0, "Giant").zone(1, "lifebreak", *["Pup"] * 4)
    t.attack("Giant", at=1).no_block().to("battle_damage").passes(0)
    assert life(t, 1) == 2800
    t.act(1, "lifebreak").act(1, "lifebreak")
    assert t.acts(1, "lifebreak") == [] and len(t.zone_names(1, "lifebreak")) == 2


# ---------------------------------------------------------------- 8  battle


@pytest.mark.rule("fow5", "8.3/4", "8.2/5")
def test_who_has_blocked_is_rested_and_may_be_attacked() -> None:
    t = table().field(0, "Pup", "Dog").field(1, "Elk")
    t.attack("Pup", at=1).block("Elk").to("main")
    assert t.is_rested("Elk", 1)
    t.attack("Dog", at="Elk").no_block().to("main")
    assert t.zone_names(1, "graveyard") == ["Elk"]


@pytest.mark.rule("fow5", "11.1/1", "11.1/3")
def test_two_pierces_are_one_and_the_capacity_counts_gained_def() -> None:
    lance = resonator("Lance", "[Pierce]", "[Pierce]", size=(1000, 1000))
    t = table(lance, SWELL).field(0, "Lance").field(1, "Pup").hand(1, "Swell")
    t.attack("Lance", at=1).block("Pup")
    t.passes(0).play(1, "Swell", targets=["Pup"]).resolve().to("battle_end")
    assert life(t, 1) == 3600


@pytest.mark.rule("fow5", "11.1/2", "10.17/1a")
def test_what_is_prevented_of_the_blocker_is_not_taken_from_the_excess() -> None:
    lance = resonator("Lance", "[Pierce]", size=(700, 700))
    pad = instant("Pad", "Prevent the next 300 damage that would be dealt to target resonator this turn.")
    wall = resonator("Wall", size=(0, 500))
    t = table(lance, pad, wall).field(0, "Lance").field(1, "Wall").hand(1, "Pad")
    t.attack("Lance", at=1).block("Wall").passes(0).play(1, "Pad", targets=["Wall"]).resolve().to("battle_end")
    assert t.damage_on("Wall", 1) == 200 and life(t, 1) == 3800


@pytest.mark.rule("fow5", "11.4/1", "10.17/2")
def test_explode_without_damage_dealt_destroys_nothing() -> None:
    keg = resonator("Keg", "[Explode]", size=(300, 600))
    pad = instant("Pad", "Prevent all damage that would be dealt to target resonator this turn.")
    t = table(keg, pad).field(0, "Keg").field(1, "Dog").hand(1, "Pad")
    t.attack("Keg", at=1).block("Dog").passes(0).play(1, "Pad", targets=["Dog"]).resolve().to("battle_damage")
    assert t.is_on_field("Dog", 1) and t.zone_names(0, "graveyard") == ["Keg"]  # it dies of the Dog's 600
    tough = resonator("Keg", "[Explode]", size=(300, 900))
    t = table(tough, pad).field(0, "Keg").field(1, "Dog").hand(1, "Pad")
    t.attack("Keg", at=1).block("Dog").passes(0).play(1, "Pad", targets=["Dog"]).resolve().to("main")
    assert t.is_on_field("Dog", 1) and t.is_on_field("Keg", 0)


@pytest.mark.rule("fow5", "11.4/1", "8.5/3")
def test_a_blocker_explodes_too() -> None:
    keg = resonator("Keg", "[Explode]", size=(100, 900))
    t = table(keg).field(0, "Elk").field(1, "Keg").attack("Elk", at=1).block("Keg").to("main")
    assert t.field_names(0) == [] and t.field_names(1) == []


@pytest.mark.rule("fow5", "11.7/1", "7.5/1", "9.6/1a")
def test_imperishable_may_be_gained() -> None:
    ward = instant("Ward", "Target J-ruler gains [Imperishable] until end of turn.")
    t = court(ward, TOPPLE, judged=("[Enter] Draw a card.",)).hand(0, "Ward").hand(1, "Topple")
    t.act(0, "judgment", "Duke").resolve_all()
    assert t.hand_size(0) == 2
    t.play(0, "Ward", targets=["Judge of Duke"]).resolve()
    t.passes(0).play(1, "Topple", targets=["Judge of Duke"]).resolve()
    assert t.zone_names(0, "ruler") == ["Duke"]
    t.next_turn().to("main", 0).act(0, "judgment", "Duke").resolve_all()
    assert t.hand_size(0) == 3


# ---------------------------------------------------------------- 9  abilities and effects


@pytest.mark.rule("fow5", "10.7/1", "9.6/5")
def test_nobody_chases_a_spell_that_says_so_but_automatic_abilities_come() -> None:
    quiet = resonator("Quiet One", "While this card is a summon spell, players cannot chase.")
    hum = addition("Hum", "Field", "Whenever a player plays a summon spell, you gain 100 life.")
    stop = instant("Stop", "Cancel target spell.")
    t = table(quiet, hum, stop).field(1, "Hum").hand(0, "Quiet One").hand(1, "Stop")
    t.play(0, "Quiet One")
    assert len(t.stack()) == 2
    t.passes(0)
    assert not t.can("play", 1, "Stop")
    t.resolve_all()
    assert t.is_on_field("Quiet One", 0) and life(t, 1) == 4100


@pytest.mark.rule("fow5", "9.9/2a", "9.9/2c", "9.4/1")
def test_who_has_lost_the_ability_gives_nothing() -> None:
    captain = resonator("Captain", "Other resonators you control gain [+200/+200].")
    fog = addition("Fog", "Field", "Resonators lose all abilities.")
    t = table(captain, fog).field(0, "Captain", "Pup").hand(0, "Fog")
    assert t.power("Pup") == 500
    t.play(0, "Fog").resolve()
    assert t.power("Pup") == 300


@pytest.mark.rule("fow5", "9.9/4a", "10.19/1")
def test_what_depends_on_another_effect_waits_for_it_though_it_is_older() -> None:
    late = addition("Barrow", "Field", "Elves become Zombie.")
    early = addition("Grove", "Field", "Resonators become Elf.")
    pay = addition("Crypt", "Field", "Zombies gain [+100/+100].")
    t = table(late, early, pay, resonator("Zed", race="Zombie"), resonator("Elf One", race="Elf")).field(
        0, "Barrow", "Grove", "Crypt", "Dog"
    )
    assert t.power("Dog") == 700


@pytest.mark.rule("fow5", "9.11/1", "9.6/6b")
def test_what_its_ability_says_of_its_atk_is_the_atk_that_it_had() -> None:
    bomb = resonator(
        "Last Word",
        "When this card is put into a graveyard from your field, it deals damage equal to its ATK to target resonator.",
    )
    t = table(bomb, SWELL, SNAP).field(0, "Last Word").field(1, "Elk").hand(0, "Swell", "Snap")
    t.play(0, "Swell", targets=["Last Word"]).resolve().play(0, "Snap", targets=["Last Word"]).resolve()
    t.resolve_all()
    assert t.damage_on("Elk", 1) == 800


@pytest.mark.rule("fow5", "9.6/8a")
def test_a_delayed_ability_triggers_once() -> None:
    vow = chant("Vow", "At the beginning of your next main phase, draw a card.")
    t = table(vow).hand(0, "Vow").play(0, "Vow").resolve()
    t.next_turn().to("main", 0).resolve_all()
    first = t.hand_size(0)
    t.next_turn().to("main", 0)
    assert first == 2 and t.hand_size(0) == 3  # one by the vow, one a turn


@pytest.mark.rule("fow5", "9.7/1", "9.7/4")
def test_a_spell_that_produces_wills_can_be_cancelled_and_its_wills_stay() -> None:
    surge = chant("Surge", "Produce {R}{R}.")
    stop = instant("Stop", "Cancel target spell.")
    t = table(surge, stop).hand(0, "Surge", "Surge", "Dog").hand(1, "Stop")
    t.play(0, "Surge").passes(0).play(1, "Stop", targets=["Surge"]).resolve()
    assert len(t.pool(0)) == 0
    t.play(0, "Surge").resolve()
    assert len(t.pool(0)) == 2
    t.play(0, "Dog").resolve()
    assert t.is_on_field("Dog", 0) and len(t.pool(0)) == 0


@pytest.mark.rule("fow5", "9.3/4b", "12.1/2", "12.2/2")
def test_awakening_is_paid_besides_incarnation() -> None:
    rite = resonator("Rite", "[Incarnation] {R}", "[Awakening] {R}: [Enter] Draw a card.", cost="{R}{R}{4}")
    t = table(rite, stones=1).field(0, "Pup").hand(0, "Rite")
    t.play(0, "Rite", cost=["Pup"], extra=[True, True]).resolve_all()
    assert t.field_names(0) == ["Rite"] and t.hand_size(0) == 1 and t.is_rested("Fire Magic Stone", 0)


# ---------------------------------------------------------------- 7.2, 13.3  additions


@pytest.mark.rule("fow5", "7.2/3", "9.3/4a", "13.3/1")
def test_who_cannot_be_targeted_gets_no_addition_and_keeps_those_it_has() -> None:
    shy = resonator("Shy", "This card cannot be targeted by spells or abilities your opponent controls.")
    chain = addition("Chain", "Resonator", "Added resonator gains [-100/-100].")
    veil = instant("Veil", "Target resonator cannot be targeted by spells or abilities until end of turn.")
    t = table(shy, chain).field(1, "Shy").hand(0, "Chain")
    assert not t.can("play", 0, "Chain")
    t = table(chain, veil).field(1, "Dog").hand(0, "Chain").hand(1, "Veil").play(0, "Chain", targets=["Dog"]).resolve()
    t.passes(0).play(1, "Veil", targets=["Dog"]).resolve()
    assert t.is_on_field("Chain", 0) and t.power("Dog") == 500


@pytest.mark.rule("fow5", "7.2/4", "9.3/5a")
def test_an_addition_does_not_come_to_who_can_no_longer_be_targeted() -> None:
    chain = addition("Chain", "Resonator", "Added resonator gains [-100/-100].")
    veil = instant("Veil", "Target resonator cannot be targeted by spells or abilities until end of turn.")
    t = table(chain, veil).field(1, "Dog").hand(0, "Chain").hand(1, "Veil")
    t.play(0, "Chain", targets=["Dog"]).passes(0).play(1, "Veil", targets=["Dog"]).resolve_all()
    assert t.zone_names(0, "graveyard") == ["Chain"] and t.power("Dog") == 600


@pytest.mark.rule("fow5", "13.3/1", "3.1/4", "9.6/6b")
def test_an_addition_stays_on_a_stolen_card_and_goes_with_it() -> None:
    collar = addition(
        "Collar",
        "Resonator",
        "Added resonator gains [+200/+200].",
        "When this card is put into a graveyard from your field, draw a card.",
    )
    t = table(collar, SEIZE, SNAP).field(1, "Dog").hand(0, "Collar", "Seize", "Snap")
    t.play(0, "Collar", targets=["Dog"]).resolve().play(0, "Seize", targets=["Dog"]).resolve()
    assert t.power("Dog", 0) == 800 and t.is_on_field("Collar", 0)
    t.play(0, "Snap", targets=["Dog"]).resolve_all()
    assert t.zone_names(1, "graveyard") == ["Dog"] and "Collar" in t.zone_names(0, "graveyard")
    assert t.hand_size(0) == 1


@pytest.mark.rule("fow5", "10.1/1", "13.3/1")
def test_an_addition_may_be_moved_to_another_card() -> None:
    belt = addition("Belt", "Resonator", "Added resonator gains [+200/+200].")
    tailor = resonator("Tailor", "{Rest}: Move target [Addition: Resonator] you control onto another target resonator.")
    t = table(belt, tailor).field(0, "Tailor", "Pup").hand(0, "Belt").play(0, "Belt", targets=["Pup"]).resolve()
    t.use(0, "Tailor", targets=["Belt", "Tailor"]).resolve()
    assert t.power("Pup") == 300 and t.power("Tailor") == 700


@pytest.mark.rule("fow5", "10.1/1", "10.1/2")
def test_an_addition_may_be_added_from_a_graveyard() -> None:
    belt = addition("Belt", "Resonator", "Added resonator gains [+200/+200].")
    mend = chant("Mend", "Add target [Addition: Resonator] from your graveyard to target resonator you control.")
    t = table(belt, mend).field(0, "Pup", "Dog").zone(0, "graveyard", "Belt").hand(0, "Mend")
    t.play(0, "Mend", targets=["Belt", "Dog"]).resolve()
    assert t.power("Dog") == 800 and t.is_on_field("Belt", 0)


# ---------------------------------------------------------------- 10  actions by rules


@pytest.mark.rule("fow5", "10.9/3", "7.11/1", "7.5/1")
def test_without_a_ruler_nothing_is_called() -> None:
    depose = chant("Depose", "Destroy target ruler.")
    t = table(depose).hand(0, "Depose").play(0, "Depose", targets=["Heron"]).resolve()
    t.to("main", 1)
    assert t.acts(1, "call") == [] and t.acts(1, "judgment") == [] and not t.over


@pytest.mark.rule("fow5", "10.10/2", "1.4/2")
def test_each_player_banishes_if_there_is_something() -> None:
    tithe = chant("Tithe", "Each player banishes a resonator.")
    t = table(tithe).field(1, "Pup", "Dog").hand(0, "Tithe").play(0, "Tithe").resolve().choose("Dog")
    assert t.field_names(1) == ["Pup"] and t.zone_names(1, "graveyard") == ["Dog"]


@pytest.mark.rule("fow5", "3.1/6", "3.14/2", "1.5/3a")
def test_each_player_puts_a_card_from_a_graveyard_under_their_own_control() -> None:
    rise = chant("Rise", "Each player puts a resonator from his or her graveyard into his or her field.")
    t = table(rise).zone(0, "graveyard", "Pup").zone(1, "graveyard", "Dog").hand(0, "Rise").play(0, "Rise").resolve()
    assert t.field_names(0) == ["Pup"] and t.field_names(1) == ["Dog"]


@pytest.mark.rule("fow5", "3.1/6", "3.14/2", "10.9/1")
def test_a_card_from_the_opponents_graveyard_is_theirs_again_when_it_dies() -> None:
    raise_ = chant("Borrow", "Put target resonator from your opponent's graveyard into your field.")
    wake = addition("Wake", "Field", "Whenever a resonator is put into a graveyard from your field, you gain 100 life.")
    t = table(raise_, wake, SNAP).field(0, "Wake").zone(1, "graveyard", "Dog").hand(0, "Borrow", "Snap")
    t.play(0, "Borrow", targets=["Dog"]).resolve()
    assert t.is_on_field("Dog", 0)
    t.play(0, "Snap", targets=["Dog"]).resolve_all()
    assert t.zone_names(1, "graveyard") == ["Dog"] and life(t) == 4100


@pytest.mark.rule("fow5", "9.1/7a", "3.1/4")
def test_control_held_by_a_card_ends_with_it() -> None:
    warden = resonator("Warden", "[Enter] Gain control of target resonator as long as you control this card.")
    bell = addition("Bell", "Field", "Whenever a resonator enters your field, you gain 100 life.")
    t = table(warden, bell, SNAP).field(1, "Dog", "Bell").hand(0, "Warden", "Snap")
    t.play(0, "Warden").resolve().choose("Dog").resolve_all()
    assert t.is_on_field("Dog", 0)
    t.play(0, "Snap", targets=["Warden"]).resolve()
    assert t.is_on_field("Dog", 1) and life(t, 1) == 4000


@pytest.mark.rule("fow5", "9.10/1", "10.6/2")
def test_damage_meant_for_a_player_is_dealt_to_a_card_instead() -> None:
    guard = resonator("Guard", "All damage that would be dealt to you is dealt to this card instead.", size=(100, 2000))
    t = table(guard).field(0, "Dog").field(1, "Guard").attack("Dog", at=1).no_block().to("main")
    assert life(t, 1) == 4000 and t.damage_on("Guard", 1) == 600


@pytest.mark.rule("fow5", "7.9/4", "8.3/1", "8.4/1")
def test_a_trap_destroys_the_attacker_and_the_battle_is_over() -> None:
    trap = standby(
        "Pitfall", "[Trigger] When a J/resonator your opponent controls attacks: Destroy target attacking resonator."
    )
    t = table(trap).field(0, "Dog").zone(1, "standby", "Pitfall").attack("Dog", at=1)
    assert t.question.player == 1
    t.yes()
    if t.question.kind == "objects":
        t.choose("Dog")
    t.resolve_all().to("main")
    assert t.zone_names(0, "graveyard") == ["Dog"] and life(t, 1) == 4000
    assert t.zone_names(1, "graveyard") == ["Pitfall"]


@pytest.mark.rule("fow5", "13.2/2", "8.5/2", "9.9/2c")
def test_atk_below_nothing_deals_nothing() -> None:
    wither = instant("Wither", "Target resonator gains [-900/+0] until end of turn.")
    t = table(wither).field(0, "Dog").field(1, "Elk").hand(1, "Wither")
    t.attack("Dog", at=1).passes(0).play(1, "Wither", targets=["Dog"]).resolve().no_block().to("main")
    assert life(t, 1) == 4000 and t.is_on_field("Dog", 0)


@pytest.mark.rule("fow5", "6.4/3", "6.4/2", "6.3/1a")
def test_between_two_resolutions_new_spells_may_be_played() -> None:
    bolt = instant("Bolt", "This card deals 300 damage to target resonator.")
    t = table(bolt, SWELL).field(1, "Dog").hand(0, "Bolt", "Bolt").hand(1, "Swell")
    t.play(0, "Bolt", targets=["Dog"]).play(0, "Bolt", targets=["Dog"]).passes(0).passes(1)
    assert t.damage_on("Dog", 1) == 300 and t.asked == 0
    t.passes(0).play(1, "Swell", targets=["Dog"]).resolve_all()
    assert t.is_on_field("Dog", 1) and t.damage_on("Dog", 1) == 600


@pytest.mark.rule("fow5", "9.9/3", "9.9/5", "10.19/2")
def test_what_attacks_only_others_and_what_cannot_attack_you() -> None:
    moat = addition("Moat", "Field", "Resonators with [Flying] cannot attack you.")
    kite = resonator("Kite", "[Flying]")
    t = table(moat, kite).field(0, "Kite").field(1, "Moat").field(1, "Elk", rested=True)
    t.attack("Kite", at="Elk").no_block().to("main")
    assert t.damage_on("Elk", 1) == 500
    with pytest.raises(BadScript):
        table(moat, kite).field(0, "Kite").field(1, "Moat").attack("Kite", at=1)
    t = table(moat, kite).field(0, "Kite", "Moat")
    assert t.attack("Kite", at=1).no_block().to("main").resource(1, "life") == 3500


@pytest.mark.rule("fow5", "3.7/5", "7.11/1", "9.6/2")
def test_a_called_stone_comes_into_the_magic_stone_area() -> None:
    well = addition("Well", "Field", "Whenever a magic stone comes into your magic stone area, you gain 100 life.")
    t = table(well).field(0, "Well").act(0, "call", "Kestrel").resolve_all()
    assert life(t) == 4100


@pytest.mark.rule("fow5", "2.1/8", "9.4/1")
def test_there_being_none_in_any_field_looks_at_both_fields() -> None:
    lone = resonator("Lone", "If there are no fire resonators in any field, this card's ATK and DEF become [900/900].")
    t = table(lone, SNAP).field(0, "Lone").field(1, "Pup").hand(0, "Snap")
    assert t.power("Lone") == 500
    t.play(0, "Snap", targets=["Pup"]).resolve()
    assert t.power("Lone") == 900 and t.guard("Lone") == 900
