"""Rulings where several rules meet: the harder questions of order, loss, return and who decides."""

from __future__ import annotations

import pytest

from tests.games.fow.tables import life, table
from tests.games.fow.written import chant, regalia, resonator, written

HEN = resonator("Hen", cost="{0}", size=(300, 300))
OX = resonator("Ox", cost="{2}", size=(800, 800))
KILL = chant("Kill", "[Quickcast]", "Destroy target J/resonator.")
AWAY = chant("Away", "[Quickcast]", "Return target resonator to its owner's hand.")
CHARM = chant("Charm", "[Quickcast]", "Gain control of target resonator until end of turn.")
GROW = chant("Grow", "[Quickcast]", "Target resonator gains [+400/+400] until end of turn.")
STOP = chant("Stop", "[Quickcast]", "Cancel target spell.")
PIT = regalia("Pit", "If a resonator would be put into a graveyard from anywhere, remove it from the game instead.")
MUTE = chant("Mute", "[Quickcast]", "Target resonator loses all abilities until end of turn.")
PSALM = chant("Psalm", "[Quickcast]", "You gain 100 life.")


@pytest.mark.rule("fow", "909.2a", "909.3d", "902.3c")
def test_an_ability_given_after_all_were_lost_is_there_and_one_given_before_is_not() -> None:
    lift = chant("Lift", "[Quickcast]", "Target resonator gains [Flying] until end of turn.")
    t = (
        table(HEN, lift, MUTE)
        .field(0, "Hen")
        .hand(0, "Lift", "Mute")
        .play(0, "Lift")
        .resolve()
        .play(0, "Mute")
        .resolve()
    )
    assert not t.has("Hen", "flying")
    t = (
        table(HEN, lift, MUTE)
        .field(0, "Hen")
        .hand(0, "Lift", "Mute")
        .play(0, "Mute")
        .resolve()
        .play(0, "Lift")
        .resolve()
    )
    assert t.has("Hen", "flying")


@pytest.mark.rule("fow", "909.3d", "909.3h", "1022.1a")
def test_counters_are_no_ability_and_are_not_lost_with_abilities() -> None:
    t = table(HEN, MUTE).field(0, "Hen", counters={"+100/+100": 2}).hand(0, "Mute").play(0, "Mute").resolve()
    assert t.power("Hen") == 500


@pytest.mark.rule("fow", "1105.1", "805.1", "806.2")
def test_first_strike_gained_in_the_block_step_counts() -> None:
    edge = chant("Edge", "[Quickcast]", "Target resonator gains [First Strike] until end of turn.")
    mine, theirs = resonator("Mine", size=(300, 300)), resonator("Theirs", size=(300, 300))
    t = table(mine, theirs, edge).field(0, "Mine").field(1, "Theirs").hand(0, "Edge").attack("Mine").block("Theirs")
    t.play(0, "Edge", targets=["Mine"]).resolve().to("main")
    assert t.is_on_field("Mine") and not t.is_on_field("Theirs")


@pytest.mark.rule("fow", "906.4b", "1010.1", "603.1")
def test_a_watcher_that_dies_with_what_it_watches_sees_it() -> None:
    crow = resonator("Crow", "Whenever another resonator is put into a graveyard from the field >>> You gain 100 life.")
    doom = chant("Doom", "Destroy all resonators.")
    t = table(crow, doom, HEN).field(0, "Crow").field(1, "Hen").hand(0, "Doom").play(0, "Doom").resolve_all()
    assert life(t) == (4100, 4000)


@pytest.mark.rule("fow", "603.1", "603.2", "605.1")
def test_each_player_orders_their_own_triggers_and_the_turn_players_go_first() -> None:
    a = regalia("Aa", "Whenever a resonator enters the field >>> You gain 100 life.")
    b = regalia("Bb", "Whenever a resonator enters the field >>> Draw a card.")
    t = table(a, b, HEN).field(0, "Aa", "Bb").field(1, "Aa").hand(0, "Hen").play(0, "Hen").resolve()
    t.expect(player=0, why="triggers").option("Whenever a resonator enters the field >>> Draw a card.")
    assert t.stack() == ["Bb", "Aa", "Aa"]
    t.resolve()
    assert life(t) == (4000, 4100)


@pytest.mark.rule("fow", "702.3a", "903.3b", "1051.2", "105.3")
def test_a_resonator_spell_whose_control_changed_asks_its_new_controller() -> None:
    seize = chant("Seize", "[Quickcast]", "Gain control of target spell.")
    herald = resonator("Herald", "[Enter] >>> Your opponent discards a card.", cost="{0}")
    t = table(seize, herald, HEN).hand(0, "Herald", "Hen").hand(1, "Seize", "Hen").play(0, "Herald").passes(0)
    t.play(1, "Seize").resolve().resolve_all()
    assert t.obj("Herald").controller == 1 and t.hand_size(0) == 0 and t.hand_size(1) == 1


@pytest.mark.rule("fow", "905.1", "901.3", "912.1")
def test_an_ability_whose_source_died_still_deals_its_damage_as_the_card_it_was() -> None:
    imp = resonator(
        "Imp",
        "{Rest}: This card deals 200 damage to target resonator.",
        "Whenever this card deals damage >>> Draw a card.",
    )
    t = table(imp, OX, KILL).field(0, "Imp").field(1, "Ox").hand(1, "Kill").use(0, "Imp", targets=["Ox"]).passes(0)
    t.play(1, "Kill", targets=["Imp"]).resolve_all()
    assert t.damage_on("Ox") == 200 and t.hand_size(0) == 0  # 901.3  it was not in the field any more when it dealt it


@pytest.mark.rule("fow", "1012.1", "905.1", "903.2l")
def test_a_cancelled_ability_has_cost_what_it_cost() -> None:
    hush = chant("Hush", "[Quickcast]", "Cancel target activate ability.")
    well = regalia("Well", "{Rest}, discard a card: You gain 500 life.")
    t = table(hush, well, HEN).field(0, "Well").hand(0, "Hen").hand(1, "Hush").use(0, "Well").passes(0).play(1, "Hush")
    t.resolve_all()
    assert t.is_rested("Well") and t.zone_names(0, "graveyard") == ["Hen"] and life(t) == (4000, 4000)


@pytest.mark.rule("fow", "1018.2", "910.1", "1018.1")
def test_damage_that_becomes_another_number_is_not_prevented() -> None:
    cap = regalia("Cap", "If damage would be dealt to a resonator you control, it becomes 100 instead.")
    firm = regalia("Firm", "Damage cannot be prevented.")
    bolt = chant("Bolt", "This card deals 500 damage to target J/resonator.")
    t = table(cap, firm, bolt, OX).field(1, "Cap", "Ox").field(0, "Firm").hand(0, "Bolt").play(0, "Bolt").resolve()
    assert t.damage_on("Ox") == 100


@pytest.mark.rule("fow", "1007.6b", "208.2a", "1204.1")
def test_damage_that_was_removed_does_not_kill_when_def_falls() -> None:
    mend = chant("Mend", "Remove all damage from target J/resonator.")
    wane = chant("Wane", "Target resonator gains [-300/-300] until end of turn.")
    t = table(mend, wane, OX).field(0, "Ox", damage=600).hand(0, "Mend", "Wane").play(0, "Mend").resolve()
    assert t.play(0, "Wane").resolve().is_on_field("Ox")
    assert not table(wane, OX).field(0, "Ox", damage=600).hand(0, "Wane").play(0, "Wane").resolve().is_on_field("Ox")


@pytest.mark.rule("fow", "104.2", "1013.1", "1014.1")
def test_up_to_chooses_none_and_all_others_must_be_chosen() -> None:
    may = chant("May", "Destroy up to one target resonator. Draw a card.")
    t = table(may, HEN).field(1, "Hen").hand(0, "May").play(0, "May", targets=[[]]).resolve()
    assert t.is_on_field("Hen") and t.hand_size(0) == 1
    must = chant("Must", "Destroy target resonator. Draw a card.")
    t = table(must, HEN).field(0, "Hen").hand(0, "Must").play(0, "Must").resolve()
    assert not t.is_on_field("Hen")  # its own, for want of another


@pytest.mark.rule("fow", "910.2", "302.5", "1051.1")
def test_the_controller_and_not_the_owner_picks_among_replacements_of_a_move() -> None:
    t = table(PIT, HEN, CHARM, KILL).field(0, "Pit", "Pit").field(1, "Hen").hand(0, "Charm", "Kill")
    t.play(0, "Charm").resolve().play(0, "Kill", targets=["Hen"]).resolve()
    t.expect(kind="option", player=0, why="replacement")


@pytest.mark.rule("fow", "309.2", "302.4", "302.2")
def test_cards_that_die_together_are_ordered_by_their_owners() -> None:
    doom = chant("Doom", "Destroy all resonators.")
    t = table(doom, HEN, OX, CHARM).field(1, "Hen", "Ox").hand(0, "Charm", "Doom").play(0, "Charm", targets=["Ox"])
    t.resolve().play(0, "Doom").resolve()
    t.expect(player=1).order("Ox", "Hen")
    assert sorted(t.zone_names(1, "graveyard")) == ["Hen", "Ox"]


@pytest.mark.rule("fow", "1017.5", "302.3b", "1022.2")
def test_a_copy_that_leaves_is_itself_again() -> None:
    mirror = resonator(
        "Mirror", "{0}: This card becomes a copy of target resonator until end of game.", cost="{0}", size=(100, 100)
    )
    t = table(mirror, OX, AWAY).field(0, "Mirror").field(1, "Ox").hand(0, "Away")
    mine = t.card("Mirror", 0)
    t.use(0, mine, targets=["Ox"]).resolve().play(0, "Away", targets=[mine]).resolve()
    assert t.hand_names(0) == ["Mirror"]
    t.play(0, "Mirror").resolve()
    assert t.power("Mirror") == 100


@pytest.mark.rule("fow", "1017.2", "1017.2a", "702.3e")
def test_a_token_copy_enters_and_its_enter_ability_triggers() -> None:
    twin = chant("Twin", "Copy target resonator.")
    herald = resonator("Herald", "[Enter] >>> You gain 500 life.", cost="{0}")
    t = table(twin, herald).field(0, "Herald").hand(0, "Twin").play(0, "Twin").resolve()
    assert t.stack() == ["Herald"] and life(t.resolve()) == (4500, 4000)


@pytest.mark.rule("fow", "1017.2b", "105.2", "906.4b")
def test_a_token_that_dies_has_been_in_the_graveyard_for_who_asks() -> None:
    crow = regalia("Crow", "Whenever a resonator is put into a graveyard from the field >>> You gain 100 life.")
    t = (
        table(crow, HEN, KILL)
        .field(0, "Crow")
        .field(1, "Hen", token=True)
        .hand(0, "Kill")
        .play(0, "Kill")
        .resolve_all()
    )
    assert life(t) == (4100, 4000) and t.zone_names(1, "graveyard") == []


@pytest.mark.rule("fow", "1002.2", "1207.1", "105.3")
def test_an_addition_whose_target_left_in_answer_goes_to_the_graveyard() -> None:
    ivy = written(
        "Ivy",
        "Addition",
        "As you play this card, target a resonator. If that resonator is still a legal target, put this card into the "
        "field added to the chosen target, otherwise put it into its owner's graveyard.",
        "Added resonator gains [+200/+200].",
    )
    t = table(ivy, HEN, AWAY).field(1, "Hen").hand(0, "Ivy").hand(1, "Away").play(0, "Ivy").passes(0).play(1, "Away")
    t.resolve_all()
    assert t.zone_names(0, "graveyard") == ["Ivy"]


@pytest.mark.rule("fow", "503.5", "1013.1", "104.4")
def test_who_is_kept_from_recovering_by_text_is_recovered_by_another_text() -> None:
    ice = regalia("Ice", "Resonators don't recover during their controller's recovery phase.")
    wake = chant("Wake", "[Quickcast]", "Recover target resonator.")
    t = table(ice, wake, HEN).field(1, "Ice").field(0, "Hen", rested=True).hand(0, "Wake")
    t = table(ice, wake, HEN).field(1, "Ice").field(1, "Hen", rested=True).hand(0, "Wake").next_turn().to("main", 1)
    assert t.is_rested("Hen")
    t.passes(1).play(0, "Wake", targets=["Hen"]).resolve()
    assert not t.is_rested("Hen")


@pytest.mark.rule("fow", "803.3", "1013.1", "1041.1")
def test_a_resonator_attacks_twice_in_a_turn_if_it_is_recovered() -> None:
    wake = chant("Wake", "Recover target resonator.")
    t = (
        table(wake, HEN)
        .field(0, "Hen")
        .hand(0, "Wake")
        .attack("Hen")
        .to("main")
        .play(0, "Wake")
        .resolve()
        .attack("Hen")
    )
    t.to("main")
    assert life(t) == (4000, 3400)


@pytest.mark.rule("fow", "907.2", "1003.1", "905.3")
def test_will_that_is_left_over_is_kept_until_it_ceases_to_be() -> None:
    pot = regalia("Pot", "{Rest}: Produce {R}{R}.")
    one = chant("One", "[Quickcast]", "You gain 100 life.", cost="{1}")
    t = table(pot, one).field(0, "Pot").hand(0, "One", "One").play(0, "One").resolve()
    assert len(t.pool(0)) == 1
    t.play(0, "One").resolve()
    assert life(t) == (4200, 4000) and t.pool(0) == []


@pytest.mark.rule("fow", "906.5", "911.1", "302.3b")
def test_a_card_that_is_to_be_destroyed_at_end_of_turn_escapes_by_leaving() -> None:
    rush = chant("Rush", "Target resonator gains [+400/+400] until end of turn. Destroy it at end of turn.")
    t = (
        table(rush, HEN, AWAY)
        .field(0, "Hen")
        .hand(0, "Rush", "Away")
        .play(0, "Rush")
        .resolve()
        .play(0, "Away")
        .resolve()
    )
    t.play(0, "Hen").resolve().next_turn()
    assert t.is_on_field("Hen")


@pytest.mark.rule("fow", "903.2f", "306.2", "903.3b-1")
def test_a_spell_is_not_in_the_hand_that_its_own_cost_discards_from() -> None:
    toll = chant("Toll", "As an additional cost to play this card, discard a card.", "You gain 500 life.")
    assert not table(toll).hand(0, "Toll").can("play", 0, "Toll")
    assert table(toll, HEN).hand(0, "Toll", "Hen").can("play", 0, "Toll")


@pytest.mark.rule("fow", "910.1", "1010.3", "104.4")
def test_what_cannot_be_destroyed_is_banished_all_the_same() -> None:
    rock = resonator("Rock", "[Eternal]", size=(300, 300))
    edict = chant("Edict", "Your opponent banishes a resonator.")
    t = table(rock, edict, KILL).field(1, "Rock").hand(0, "Kill", "Edict").play(0, "Kill").resolve()
    assert t.is_on_field("Rock")
    assert not t.play(0, "Edict").resolve().is_on_field("Rock")


@pytest.mark.rule("fow", "1011.2", "1051.1", "302.5")
def test_who_must_banish_may_banish_what_they_stole() -> None:
    edict = chant("Edict", "[Quickcast]", "Your opponent banishes a resonator.")
    t = table(edict, CHARM, HEN).field(1, "Hen").hand(0, "Charm").hand(1, "Edict").play(0, "Charm").resolve().passes(0)
    t.play(1, "Edict").resolve()
    assert sorted(t.zone_names(1, "graveyard")) == ["Edict", "Hen"] and not t.is_on_field("Hen")


@pytest.mark.rule("fow", "1034.1", "304.2", "1009.1")
def test_foresee_of_more_cards_than_there_are_looks_at_all() -> None:
    far = chant("Far", "Foresee 3. Draw a card.")
    t = table(far, HEN, OX).deck(0, "Hen", "Ox", only=True).hand(0, "Far").play(0, "Far").resolve()
    t.choose("Ox")
    assert t.hand_names(0) == ["Ox"] and t.zone_names(0, "deck") == ["Hen"]
