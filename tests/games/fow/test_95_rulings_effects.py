"""Rulings where several rules meet: effects and their order, replacement, control, copies, counters, zones."""

from __future__ import annotations

import pytest

from arbiter.kernel.traits import Face
from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script import statements as st
from arbiter.script.amounts import Number
from arbiter.script.base import Quality, Role, Statement
from arbiter.script.nouns import EACH, YOU, EventPlayer, EventThing, Group, Is, Same, Self
from arbiter.script.patterns import Discards, Draws, Moves
from tests.games.fow.plain import make
from tests.games.fow.tables import life, table
from tests.games.fow.written import chant, regalia, resonator

HEN = resonator("Hen", cost="{0}", size=(300, 300))
OX = resonator("Ox", cost="{2}", size=(800, 800))
KILL = chant("Kill", "[Quickcast]", "Destroy target resonator.")
AWAY = chant("Away", "[Quickcast]", "Return target resonator to its owner's hand.")
CHARM = chant("Charm", "[Quickcast]", "Gain control of target resonator until end of turn.")
GROW = chant("Grow", "[Quickcast]", "Target resonator gains [+400/+400] until end of turn.")
SMALL = chant("Small", "[Quickcast]", "Target resonator becomes [200/200] until end of turn.")
BOLT = chant("Bolt", "[Quickcast]", "This card deals 500 damage to target J/resonator.")


def law(name: str, *statements: Statement) -> Face:
    """A regalia made of script, for what has no words yet."""
    return make(name, "regalia", abilities=(ab.Static(name, None, statements),))


# ---------------------------------------------------------------- golden rules


@pytest.mark.rule("fow", "104.2", "1019.1")
def test_who_must_discard_two_discards_the_one_there_is_and_who_may_does_not() -> None:
    must = chant("Must", "Discard two cards. Draw a card.")
    t = table(must, HEN).hand(0, "Must", "Hen").play(0, "Must").resolve()
    assert t.zone_names(0, "graveyard") == ["Hen", "Must"] and t.hand_size(0) == 1
    may = chant("May", "You may discard two cards. If you do, draw a card. You gain 100 life.")
    t = table(may, HEN).hand(0, "May", "Hen").play(0, "May").resolve()
    assert t.hand_names(0) == ["Hen"] and life(t) == (4100, 4000)


@pytest.mark.rule("fow", "1019.2", "1019.2a", "104.2")
def test_a_hand_without_cards_is_discarded_all_the_same() -> None:
    fresh = chant("Fresh", "You may discard your hand. If you do, draw two cards.")
    t = table(fresh).hand(0, "Fresh").play(0, "Fresh").resolve().yes()
    assert t.hand_size(0) == 2


@pytest.mark.rule("fow", "104.3", "1013.1")
def test_what_is_rested_already_does_not_become_rested() -> None:
    owl = resonator("Owl", "Whenever this card becomes rested >>> Draw a card.")
    hush = chant("Hush", "Rest target resonator.")
    t = table(owl, hush).field(0, "Owl", rested=True).hand(0, "Hush").play(0, "Hush").resolve_all()
    assert t.hand_size(0) == 0
    t = table(owl, hush).field(0, "Owl").hand(0, "Hush").play(0, "Hush").resolve_all()
    assert t.hand_size(0) == 1


@pytest.mark.rule("fow", "104.7", "104.7a")
def test_a_number_of_cards_is_that_many_or_more_and_exactly_is_exactly() -> None:
    pack = chant(
        "Pack", "If you control two resonators, draw a card. If you control exactly two resonators, draw a card."
    )
    t = table(pack, HEN).field(0, "Hen", "Hen", "Hen").hand(0, "Pack").play(0, "Pack").resolve()
    assert t.hand_size(0) == 1
    t = table(pack, HEN).field(0, "Hen", "Hen").hand(0, "Pack").play(0, "Pack").resolve()
    assert t.hand_size(0) == 2


# ---------------------------------------------------------------- order of effects


@pytest.mark.rule("fow", "909.3g", "902.3c")
@pytest.mark.parametrize(("first", "second", "atk"), [("Grow", "Small", 200), ("Small", "Grow", 600)])
def test_of_effects_on_numbers_the_later_sees_what_the_earlier_did(first: str, second: str, atk: int) -> None:
    t = (
        table(HEN, GROW, SMALL)
        .field(0, "Hen")
        .hand(0, first, second)
        .play(0, first)
        .resolve()
        .play(0, second)
        .resolve()
    )
    assert t.power("Hen") == atk


@pytest.mark.rule("fow", "902.3b", "909.3g", "902.3a")
def test_a_standing_effect_has_the_age_of_its_card() -> None:
    lamp = regalia("Lamp", "Resonators you control gain [+100/+100].", cost="{0}")
    t = table(HEN, SMALL, lamp).field(0, "Hen", "Lamp").hand(0, "Small", "Lamp").play(0, "Small").resolve()
    assert t.power("Hen") == 200  # the lamp is older than the spell
    assert t.play(0, "Lamp").resolve().power("Hen") == 300


@pytest.mark.rule("fow", "909.3c", "902.3", "1020.1", "909.6")
def test_a_race_given_before_one_becomes_another_is_lost_and_one_given_later_is_added() -> None:
    banner = regalia("Banner", "Resonators you control gain Dragon in addition to their other races.", cost="{0}")
    nest = regalia("Nest", "Dragons you control gain [+200/+200].")
    shape = chant("Shape", "Target resonator becomes an Elf until end of turn.")
    t = table(HEN, banner, nest, shape).field(0, "Banner", "Nest", "Hen").hand(0, "Shape", "Banner")
    assert t.power("Hen") == 500
    assert t.play(0, "Shape").resolve().power("Hen") == 300
    assert t.play(0, "Banner").resolve().power("Hen") == 500


@pytest.mark.rule("fow", "1022.1a", "909.3h", "1020.1")
def test_counters_wait_on_a_regalia_until_it_is_a_resonator() -> None:
    golem = regalia("Golem", "{0}: This card becomes a [400/400] resonator until end of turn.")
    t = table(golem).field(0, "Golem", counters={"+100/+100": 2}).use(0, "Golem").resolve()
    assert t.power("Golem") == 600 and t.guard("Golem") == 600


@pytest.mark.rule("fow", "702.3c", "702.3d", "909.5")
def test_a_frail_card_that_comes_with_counters_lives_under_an_effect_that_would_kill_it() -> None:
    wisp = resonator(
        "Wisp", "This card enters the field with two [+100/+100] counters on it.", cost="{0}", size=(100, 100)
    )
    gloom = regalia("Gloom", "Resonators gain [-100/-100].")
    t = table(wisp, HEN, gloom).field(1, "Gloom").hand(0, "Wisp").play(0, "Wisp").resolve()
    assert t.is_on_field("Wisp") and t.power("Wisp") == 200


@pytest.mark.rule("fow", "1205.1", "1010.3", "1204.1")
def test_who_cannot_be_destroyed_survives_damage_and_not_a_def_of_nothing() -> None:
    rock = resonator("Rock", "[Eternal]", size=(300, 300))
    wane = chant("Wane", "Target resonator gains [-300/-300] until end of turn.")
    t = table(rock, BOLT, wane).field(0, "Rock").hand(0, "Bolt", "Wane").play(0, "Bolt").resolve()
    assert t.is_on_field("Rock") and t.damage_on("Rock") == 500
    assert not t.play(0, "Wane").resolve().is_on_field("Rock")


@pytest.mark.rule("fow", "1010.3", "1204.1", "909.3d")
def test_who_loses_what_kept_it_from_being_destroyed_dies_of_the_damage_it_has() -> None:
    rock = resonator("Rock", "[Eternal]", size=(300, 300))
    crack = chant("Crack", "Target resonator loses all abilities until end of turn.")
    t = table(rock, BOLT, crack).field(0, "Rock").hand(0, "Bolt", "Crack").play(0, "Bolt").resolve()
    assert not t.play(0, "Crack").resolve().is_on_field("Rock")


@pytest.mark.rule("fow", "909.9", "1013.1")
def test_an_effect_for_as_long_as_its_source_is_rested_is_not_made_when_it_recovered_meanwhile() -> None:
    drum = regalia("Drum", "{Rest}: Target resonator gains [+300/+300] as long as this card is rested.")
    wind = chant("Wind", "[Quickcast]", "Recover target regalia.")
    t = table(drum, wind, HEN).field(0, "Drum", "Hen").hand(0, "Wind").use(0, "Drum").play(0, "Wind").resolve_all()
    assert t.power("Hen") == 300
    t = table(drum, wind, HEN).field(0, "Drum", "Hen").hand(0, "Wind").use(0, "Drum").resolve_all()
    assert t.power("Hen") == 600
    assert t.play(0, "Wind").resolve().power("Hen") == 300


# ---------------------------------------------------------------- control


@pytest.mark.rule("fow", "1051.1", "902.3c", "505.5")
def test_when_the_later_of_two_effects_of_control_ends_the_earlier_still_holds() -> None:
    net = resonator(
        "Net", "[Enter] >>> Gain control of target resonator as long as this card is in the field.", cost="{0}"
    )
    t = (
        table(net, HEN, CHARM)
        .field(1, "Hen")
        .hand(0, "Net")
        .hand(1, "Charm")
        .play(0, "Net")
        .resolve()
        .choose("Hen")
        .resolve_all()
    )
    assert t.obj("Hen").controller == 0
    t.passes(0).play(1, "Charm", targets=["Hen"]).resolve()
    assert t.obj("Hen").controller == 1
    assert t.next_turn().obj("Hen").controller == 0


@pytest.mark.rule("fow", "105.3", "909.1", "1051.1")
def test_a_stolen_regalia_speaks_of_its_new_controller() -> None:
    lamp = regalia("Lamp", "Resonators you control gain [+100/+100].")
    take = chant("Take", "Gain control of target regalia.")
    t = table(lamp, take, HEN, OX).field(1, "Lamp", "Hen").field(0, "Ox").hand(0, "Take").play(0, "Take").resolve()
    assert t.power("Ox") == 900 and t.power("Hen") == 300


@pytest.mark.rule("fow", "307.9", "302.5", "1010.1")
def test_a_card_raised_from_an_opponents_graveyard_is_ones_own_until_it_dies() -> None:
    raise_ = chant("Raise", "Put target resonator from your opponent's graveyard into the field.")
    t = table(raise_, OX, KILL).zone(1, "graveyard", "Ox").hand(0, "Raise", "Kill").play(0, "Raise").resolve()
    assert t.obj("Ox").controller == 0
    t.play(0, "Kill").resolve()
    assert t.zone_names(1, "graveyard") == ["Ox"]


@pytest.mark.rule("fow", "302.6a", "302.6c", "302.5")
def test_a_card_of_an_opponent_in_ones_hand_is_discarded_to_its_owner() -> None:
    rob = chant("Rob", "Put target card from your opponent's graveyard into your hand.")
    toss = chant("Toss", "Discard a card.")
    t = table(rob, toss, OX).zone(1, "graveyard", "Ox").hand(0, "Rob", "Toss").play(0, "Rob").resolve()
    assert t.hand_names(0) == ["Toss", "Ox"] or t.hand_names(0) == ["Ox", "Toss"]
    t.play(0, "Toss").resolve()
    assert t.zone_names(1, "graveyard") == ["Ox"] and t.hand_size(0) == 0


@pytest.mark.rule("fow", "1051.1b", "104.2")
def test_the_only_j_ruler_of_a_player_is_not_taken() -> None:
    usurp = chant("Usurp", "Gain control of target J-ruler. Draw a card.")
    t = table(usurp, rulers=False).field(1, "wind judge").hand(0, "Usurp").play(0, "Usurp").resolve()
    assert t.obj("wind judge").controller == 1 and t.hand_size(0) == 1


# ---------------------------------------------------------------- replacement


@pytest.mark.rule("fow", "910.3", "1205.1", "910.1")
def test_a_card_without_def_that_would_rather_discard_leaves_in_the_end() -> None:
    stay = st.Replace(Moves(Group((Same(Self()),), ("field",)), "field", None), (fx.Discard(YOU, Number(1)),))
    eel = make("Eel", "resonator", atk=300, dfn=300, abilities=(ab.Static("", None, (stay,)),))
    wane = chant("Wane", "Target resonator gains [-300/-300] until end of turn.")
    t = table(eel, wane, HEN).field(0, "Eel").hand(0, "Wane", "Hen", "Hen").play(0, "Wane").resolve().choose("Hen")
    assert not t.is_on_field("Eel") and t.hand_size(0) == 1
    t = table(eel, wane).field(0, "Eel").hand(0, "Wane").play(0, "Wane").resolve()
    assert not t.is_on_field("Eel")  # there was nothing to discard, and that was the one time


@pytest.mark.rule("fow", "910.2f", "910.1", "302.3a")
def test_a_blink_whose_first_half_was_replaced_brings_nothing_back() -> None:
    blink = chant(
        "Blink", "Remove target resonator from the game, then put it into the field under its owner's control."
    )
    resonators = Group((Is(Quality.TYPE, "resonator"),), ())
    lid = law("Lid", st.Replace(Moves(resonators, None, "removed"), (fx.Move(EventThing(Role.SUBJECT), "graveyard"),)))
    t = table(blink, lid, HEN).field(1, "Lid").field(0, "Hen").hand(0, "Blink").play(0, "Blink").resolve()
    assert "Hen" in t.zone_names(0, "graveyard") and not t.is_on_field("Hen")
    feast = chant("Feast", "Destroy target resonator. You gain life equal to its ATK.")
    pit = regalia("Pit", "If a resonator would be put into a graveyard from anywhere, remove it from the game instead.")
    t = table(feast, pit, HEN).field(1, "Pit").field(0, "Hen").hand(0, "Feast").play(0, "Feast").resolve()
    assert t.zone_names(0, "removed") == ["Hen"] and life(t) == (4300, 4000)  # what it was can still be asked


@pytest.mark.rule("fow", "910.2d", "104.4")
def test_a_draw_that_becomes_a_forbidden_discard_is_neither() -> None:
    curse = law("Curse", st.Replace(Draws(EACH), (fx.Discard(EventPlayer(), Number(1)),)))
    grip = law("Grip", st.Forbid(Discards(EACH)))
    read = chant("Read", "Draw a card.")
    t = table(curse, grip, read, HEN).field(1, "Curse", "Grip").hand(0, "Read", "Hen").play(0, "Read").resolve()
    assert t.hand_names(0) == ["Hen"]
    t = table(curse, read, HEN).field(1, "Curse").hand(0, "Read", "Hen").play(0, "Read").resolve()
    assert t.hand_size(0) == 0


@pytest.mark.rule("fow", "1018.1a", "1007.3a", "910.3")
def test_a_shield_takes_its_amount_once_from_damage_for_each_card() -> None:
    ward = chant("Ward", "Prevent the next 200 damage that would be dealt to target resonator you control this turn.")
    hail = chant("Hail", "This card deals 100 damage to target resonator for each resonator in the field.")
    t = table(ward, hail, OX, HEN).field(0, "Ox", "Hen", "Hen").hand(0, "Ward", "Hail", "Hail")
    t.play(0, "Ward", targets=["Ox"]).resolve().play(0, "Hail", targets=["Ox"]).resolve()
    assert t.damage_on("Ox") == 100
    assert t.play(0, "Hail", targets=["Ox"]).resolve().damage_on("Ox") == 400


@pytest.mark.rule("fow", "903.2l-2", "1010.1", "910.1")
def test_a_card_that_is_discarded_for_a_cost_and_removed_instead_has_paid_it() -> None:
    pit = regalia("Pit", "If a card would be put into a graveyard from anywhere, remove it from the game instead.")
    well = regalia("Well", "Discard a card: You gain 500 life.")
    ear = regalia("Ear", "Whenever you discard a card >>> You gain 100 life.")
    t = table(pit, well, ear, HEN).field(0, "Pit", "Well", "Ear").hand(0, "Hen").use(0, "Well").resolve_all()
    assert life(t) == (4600, 4000) and t.zone_names(0, "removed") == ["Hen"]


# ---------------------------------------------------------------- triggers and what was last known


@pytest.mark.rule("fow", "906.4b", "909.3c", "911.1")
def test_a_regalia_that_dies_as_a_resonator_was_a_resonator_with_its_atk_of_then() -> None:
    golem = regalia("Golem", "{0}: This card becomes a [400/400] resonator until end of turn.")
    wake = regalia(
        "Wake", "Whenever a resonator with ATK 500 or more is put into a graveyard from the field >>> Draw a card."
    )
    t = table(golem, wake, GROW, KILL).field(0, "Golem", "Wake").hand(0, "Grow", "Kill").use(0, "Golem").resolve()
    t.play(0, "Grow", targets=["Golem"]).resolve().play(0, "Kill", targets=["Golem"]).resolve_all()
    assert t.hand_size(0) == 1
    t = table(golem, wake, KILL).field(0, "Golem", "Wake").hand(0, "Kill").use(0, "Golem").resolve()
    assert t.play(0, "Kill", targets=["Golem"]).resolve_all().hand_size(0) == 0


@pytest.mark.rule("fow", "906.3d", "909.3d", "603.3")
def test_an_ability_that_has_triggered_is_resolved_though_its_card_loses_it() -> None:
    herald = resonator("Herald", "[Enter] >>> You gain 500 life.", cost="{0}")
    mute = chant("Mute", "[Quickcast]", "Target resonator loses all abilities until end of turn.")
    t = table(herald, mute).hand(0, "Herald").hand(1, "Mute").play(0, "Herald").resolve().passes(0)
    t.play(1, "Mute", targets=["Herald"]).resolve_all()
    assert life(t) == (4500, 4000)


@pytest.mark.rule("fow", "1007.5", "1007.3", "912.1")
def test_damage_to_many_at_once_is_heard_once_for_each() -> None:
    imp = resonator(
        "Imp",
        "{Rest}: This card deals 100 damage to each other resonator.",
        "Whenever this card deals damage >>> Draw a card.",
        size=(100, 100),
    )
    t = table(imp, OX, HEN).field(0, "Imp").field(1, "Ox", "Hen").use(0, "Imp").resolve()
    while t.question is not None and t.question.why == "triggers":
        t.match.answer(0)
    assert t.resolve_all().hand_size(0) == 2


@pytest.mark.rule("fow", "911.1", "905.1", "903.2l")
def test_an_activate_ability_knows_its_banished_source_as_it_was_when_played() -> None:
    keg = resonator(
        "Keg", "Banish this card: This card deals damage equal to its ATK to target player.", size=(300, 300)
    )
    t = (
        table(keg, GROW)
        .field(0, "Keg")
        .hand(0, "Grow")
        .play(0, "Grow")
        .resolve()
        .use(0, "Keg")
        .choose("player 1")
        .resolve()
    )
    assert life(t) == (4000, 3300)


# ---------------------------------------------------------------- copies, counters, searches, zones


@pytest.mark.rule("fow", "1017.2", "1017.1", "1022.2")
def test_a_token_copy_has_neither_counters_nor_effects_and_costs_nothing() -> None:
    twin = chant("Twin", "Copy target resonator.")
    cheap = chant("Cheap", "Destroy target resonator with total cost 0.")
    t = table(twin, cheap, OX, GROW).field(0, "Ox", counters={"+100/+100": 1}).hand(0, "Grow", "Twin", "Cheap")
    t.play(0, "Grow").resolve().play(0, "Twin").resolve()
    assert sorted(obj.now.power or 0 for obj in t.objects("field", 0) if obj.now.power) == [800, 1300]
    t.play(0, "Cheap").resolve()  # only the token can be the target
    assert t.power("Ox") == 1300 and t.field_names(0) == ["Ox"]


@pytest.mark.rule("fow", "1017.5", "203.4", "909.6")
def test_who_becomes_a_copy_has_both_names_and_the_others_numbers() -> None:
    mirror = resonator(
        "Mirror", "{0}: This card becomes a copy of target resonator until end of turn.", size=(100, 100)
    )
    by_old = chant("Old", 'Destroy target resonator named "Mirror".')
    by_new = chant("New", 'Destroy all resonators named "Ox".')
    t = table(mirror, by_old, by_new, OX).field(0, "Mirror").field(1, "Ox").hand(0, "Old", "New")
    mine = t.card("Mirror", 0)
    t.use(0, mine, targets=["Ox"]).resolve()
    assert t.power(mine) == 800 and t.can("play", 0, "Old")
    t.play(0, "New").resolve()
    assert not t.is_on_field(mine) and not t.is_on_field("Ox")


@pytest.mark.rule("fow", "1014.3", "1014.2", "1021.1")
def test_a_search_for_what_is_shown_does_not_find_a_card_of_the_searchers_name() -> None:
    seeker = resonator(
        "Seeker",
        "[Enter] >>> Search your deck for a resonator, reveal it, and put it into your hand. Then shuffle your deck.",
        cost="{0}",
    )
    t = table(seeker).deck(0, "Seeker", "Seeker", only=True).hand(0, "Seeker").play(0, "Seeker").resolve_all()
    assert t.hand_size(0) == 0


@pytest.mark.rule("fow", "321.1e", "1047.1", "1041.1")
def test_a_chant_that_would_be_put_into_the_field_is_expelled() -> None:
    raise_ = chant("Raise", "Put target card from your graveyard into the field.")
    read = chant("Read", "Draw a card.")
    t = table(raise_, read).zone(0, "graveyard", "Read").hand(0, "Raise").play(0, "Raise").resolve()
    assert t.zone_names(0, "graveyard") == ["Raise"] and not t.is_on_field("Read")


@pytest.mark.rule("fow", "321.1h", "104.2", "1020.1")
def test_a_stone_does_not_return_to_a_hand_and_one_that_is_also_a_resonator_goes_on_top_of_its_deck() -> None:
    back = chant("Back", "Return target magic stone to its owner's hand.")
    rouse = chant("Rouse", "Target magic stone becomes a [400/400] resonator and is still a magic stone.")
    t = table(back, stones=1).hand(0, "Back").play(0, "Back").resolve()
    assert t.is_on_field("fire stone") and t.hand_size(0) == 0
    t = table(back, rouse).field(0, "water stone").hand(0, "Rouse", "Back").play(0, "Rouse").resolve()
    t.play(0, "Back").resolve()
    assert t.zone_names(0, "stones")[0] == "water stone" and t.hand_size(0) == 0


@pytest.mark.rule("fow", "1009.2", "1202.2", "104.2", "502.4")
def test_an_empty_deck_is_lost_with_only_in_the_draw_phase() -> None:
    read = chant("Read", "Draw two cards. You gain 100 life.")
    t = table(read, HEN).deck(0, "Hen", only=True).hand(0, "Read").play(0, "Read").resolve()
    assert not t.over and t.hand_names(0) == ["Hen"] and life(t) == (4100, 4000)
    t.next_turn().to("main", 1).next_turn().end_step()
    assert t.over and t.winner == 1


@pytest.mark.rule("fow", "1047.4", "1051.1", "302.5")
def test_a_stolen_card_is_expelled_to_its_owner() -> None:
    burn = chant("Burn", "Expel target resonator you control.")
    t = (
        table(burn, CHARM, OX)
        .field(1, "Ox")
        .hand(0, "Charm", "Burn")
        .play(0, "Charm")
        .resolve()
        .play(0, "Burn")
        .resolve()
    )
    assert not t.is_on_field("Ox") and "Ox" not in t.zone_names(1, "graveyard") + t.zone_names(0, "graveyard")
