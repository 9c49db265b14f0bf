"""Chapters 1002 to 1022: paying, revealing, damage, destroying, banishing, searching, discarding, counters."""

from __future__ import annotations

import pytest

from tests.games.fow.plain import make, two_sided
from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, resonator, written

HEN = resonator("Hen", size=(300, 300))
OX = resonator("Ox", size=(800, 800))
SMITE = chant("Smite", "[Quickcast]", "Destroy target resonator.")
BELL = "You gain 100 life."


# ---------------------------------------------------------------- 1002  add


ROPE = written(
    "Rope",
    "Addition",
    "As you play this card, target a resonator. This card enters the field added to the chosen target.",
    "Added resonator gains [+200/+200].",
    cost="{0}",
)


@pytest.mark.rule("fow", "1002.1a", "1002.2")
def test_an_addition_enters_added_to_its_target() -> None:
    t = table(HEN, OX, ROPE).field(0, "Hen", "Ox").hand(0, "Rope").play(0, "Rope", targets=["Hen"]).resolve()
    assert t.power("Hen") == 500 and t.power("Ox") == 800 and t.is_on_field("Rope", 0)


@pytest.mark.rule("fow", "1002.2", "1405.1a")
def test_an_addition_whose_target_is_gone_goes_to_the_graveyard() -> None:
    t = table(HEN, OX, ROPE, SMITE).field(0, "Hen", "Ox").hand(0, "Rope").hand(1, "Smite")
    t.play(0, "Rope", targets=["Hen"]).passes(0).play(1, "Smite", targets=["Hen"]).resolve().resolve()
    assert t.zone_of("Rope") == "graveyard"


@pytest.mark.rule("fow", "1002.3", "1121.2")
def test_bestow_adds_a_card_of_the_field_to_a_resonator() -> None:
    cape = regalia("Cape", "[Bestow] {0}", "Added resonator gains [+200/+200].")
    t = table(HEN, cape).field(0, "Hen", "Cape").use(0, "Cape").resolve()
    assert t.power("Hen") == 500


# ---------------------------------------------------------------- 1003, 1005


@pytest.mark.rule("fow", "1003.1", "1003.3", "1003.4", "1003.5")
def test_a_cost_is_paid_whole_or_not_at_all_with_will_made_while_paying() -> None:
    big = resonator("Big", cost="{R}{2}")
    assert not table(big, stones=2).hand(0, "Big").can("play", 0, "Big")
    t = table(big, stones=3).hand(0, "Big").play(0, "Big")
    assert all(obj.turned for obj in t.objects("field", 0) if obj.face.name == "fire stone")


@pytest.mark.rule("fow", "1005.1")
def test_a_revealed_card_is_shown_to_all() -> None:
    peek = chant("Peek", "Reveal the top card of your deck. If it is a resonator, put it into your hand.")
    t = table(HEN, peek).deck(0, "Hen", "fire 1", only=True).hand(0, "Peek").play(0, "Peek").resolve()
    assert t.hand_names(0) == ["Hen"]
    assert any("Hen" in line for line in map(str, t.log))


# ---------------------------------------------------------------- 1007  damage


@pytest.mark.rule("fow", "1007.1", "1007.2")
def test_damage_adds_up_on_a_resonator_and_lowers_a_players_life() -> None:
    sting = chant("Sting", "This card deals 300 damage to target J/resonator.")
    t = table(OX, sting).field(1, "Ox").hand(0, "Sting", "Sting")
    t.play(0, "Sting").resolve().play(0, "Sting").resolve()
    assert t.damage_on("Ox", 1) == 600
    sear = chant("Sear", "This card deals 500 damage to each player.")
    t = table(sear).hand(0, "Sear").play(0, "Sear").resolve()
    assert [t.resource(player, "life") for player in (0, 1)] == [3500, 3500]


@pytest.mark.rule("fow", "1007.3", "1007.3a")
def test_damage_for_each_of_something_is_dealt_at_once() -> None:
    echo = regalia("Echo", "Whenever a resonator is dealt damage >>> You gain 100 life.")
    hail = chant("Hail", "This card deals 100 damage to target J/resonator for each card in your hand.")
    t = table(OX, echo, hail).field(0, "Echo").field(1, "Ox").hand(0, "Hail", "fire 1", "fire 2", "wind 3")
    t.play(0, "Hail").resolve_all()
    assert t.damage_on("Ox", 1) == 300 and t.resource(0, "life") == 4100


@pytest.mark.rule("fow", "1007.5")
def test_damage_to_several_cards_meets_its_condition_once_for_each() -> None:
    wyrm = resonator(
        "Wyrm",
        "[Enter] >>> This card deals 100 damage to each other resonator.",
        f"Whenever this card deals damage >>> {BELL}",
        cost="{0}",
    )
    t = table(HEN, OX, wyrm).field(1, "Hen", "Ox").hand(0, "Wyrm").play(0, "Wyrm").resolve().resolve()
    assert t.damage_on("Hen", 1) == t.damage_on("Ox", 1) == 100
    assert len(t.expect(why="triggers").options()) == 2


@pytest.mark.rule("fow", "1007.7", "302.3")
def test_a_j_ruler_that_leaves_the_field_loses_its_damage() -> None:
    crush = chant("Crush", "Destroy target J-ruler.")
    t = table(crush, rulers=False).field(0, "fire judge", damage=300).zone(1, "ruler", "wind ruler").hand(0, "Crush")
    t.play(0, "Crush").resolve()
    assert t.zone_of("fire ruler") == "ruler" and t.obj("fire ruler").damage == 0


# ---------------------------------------------------------------- 1008 to 1013


@pytest.mark.rule("fow", "1008.2")
def test_nothing_but_automatic_abilities_goes_onto_a_card_that_cannot_be_chased() -> None:
    hush = chant("Hush", "Players cannot chase to this card.", "Draw a card.")
    echo = regalia("Echo", f"Whenever you play a spell >>> {BELL}")
    t = table(HEN, hush, echo, SMITE).field(0, "Echo", "Hen").hand(0, "Hush").hand(1, "Smite").play(0, "Hush")
    assert t.stack() == ["Hush", "Echo"]
    t.passes(0)
    assert not t.can("play", 1, "Smite")


@pytest.mark.rule("fow", "1008.2", "907.2", "907.3")
def test_will_is_produced_while_nothing_can_chase() -> None:
    hush = chant("Hush", "Players cannot chase to this card.", "Draw a card.")
    t = table(HEN, hush, SMITE).by_hand(1).field(1, "fire stone").hand(0, "Hush").hand(1, "Smite").play(0, "Hush")
    t.passes(0)
    assert not t.can("play", 1, "Smite")
    t.act(1, "will", "fire stone")
    assert t.pool(1) == ["fire"]


@pytest.mark.rule("fow", "1009.1", "1009.2")
def test_cards_are_drawn_one_by_one() -> None:
    echo = regalia("Echo", f"Whenever you draw a card >>> {BELL}")
    feast = chant("Feast", "Draw two cards.")
    t = table(echo, feast).field(0, "Echo").deck(0, "fire 1", "fire 2", "wind 3", only=True).hand(0, "Feast")
    t.play(0, "Feast").resolve()
    assert t.hand_names(0) == ["fire 1", "fire 2"] and t.stack() == ["Echo", "Echo"]


@pytest.mark.rule("fow", "1010.1", "1010.1a")
def test_destroyed_cards_go_to_the_graveyard_and_a_j_ruler_returns_astral() -> None:
    ruin = chant("Ruin", "Destroy target entity.")
    t = table(HEN, ruin).field(1, "Hen").hand(0, "Ruin").play(0, "Ruin").resolve()
    assert t.zone_names(1, "graveyard") == ["Hen"]
    t = table(ruin, rulers=False).field(1, "fire judge").zone(0, "ruler", "wind ruler").hand(0, "Ruin")
    t.play(0, "Ruin").resolve()
    assert t.zone_of("fire ruler") == "ruler" and t.counters("fire ruler", "astral") == 1


@pytest.mark.rule("fow", "1010.2")
def test_a_ruler_is_destroyed_only_by_a_text_that_names_rulers() -> None:
    broad, narrow = chant("Broad", "Destroy target entity."), chant("Narrow", "Destroy target ruler.")
    assert not table(broad).hand(0, "Broad").can("play", 0, "Broad")
    t = table(narrow).hand(0, "Narrow").play(0, "Narrow", targets=["wind ruler"]).resolve()
    assert t.zone_names(1, "graveyard") == ["wind ruler"]


@pytest.mark.rule("fow", "1010.3", "1139.2")
def test_what_cannot_be_destroyed_ignores_it() -> None:
    rock = resonator("Rock", "[Eternal]", size=(100, 100))
    t = table(rock, SMITE).field(1, "Rock").hand(0, "Smite").play(0, "Smite").resolve()
    assert t.is_on_field("Rock", 1)


@pytest.mark.rule("fow", "1011.1", "1011.2")
def test_a_player_banishes_their_own_cards_and_no_ruler() -> None:
    altar = regalia("Altar", "Banish a resonator: Draw a card.")
    t = table(HEN, altar).field(0, "Altar", "Hen").field(1, "Hen").use(0, "Altar").resolve()
    assert t.zone_names(0, "graveyard") == ["Hen"] and t.is_on_field("Hen", 1)
    assert not table(HEN, altar).field(0, "Altar").field(1, "Hen").can("use", 0, "Altar")


@pytest.mark.rule("fow", "1012.1")
def test_a_cancelled_spell_leaves_the_chase_for_its_owners_graveyard() -> None:
    veto = chant("Veto", "[Quickcast]", "Cancel target spell.")
    t = table(HEN, veto, stones=1).hand(0, "Hen").hand(1, "Veto").play(0, "Hen").passes(0)
    t.play(1, "Veto").resolve()
    assert t.stack() == [] and t.zone_names(0, "graveyard") == ["Hen"] and t.zone_names(1, "graveyard") == ["Veto"]


@pytest.mark.rule("fow", "1013.1", "1013.2", "1013.3")
def test_a_cost_that_rests_needs_recovered_cards() -> None:
    drum = regalia("Drum", "{Rest}: You gain 100 life.")
    call = regalia("Call", "Rest a recovered resonator you control: Draw a card.")
    t = table(HEN, drum, call).field(0, "Drum", "Call", "Hen").use(0, "Drum").resolve()
    assert t.is_rested("Drum") and not t.can("use", 0, "Drum")
    t.use(0, "Call").resolve()
    assert t.is_rested("Hen") and not t.can("use", 0, "Call")


# ---------------------------------------------------------------- 1014  searching


FETCH = chant("Fetch", "Search your deck for a resonator and put it into your hand. Then shuffle your deck.")


@pytest.mark.rule("fow", "1014.2")
def test_a_searcher_need_not_find_what_nobody_else_can_see() -> None:
    t = table(HEN, FETCH).deck(0, "Hen", "Fetch", only=True).hand(0, "Fetch").play(0, "Fetch").resolve()
    t.expect(kind="objects", player=0).choose()
    assert t.hand_size(0) == 0
    t = table(HEN, FETCH).deck(0, "Hen", "Fetch", only=True).hand(0, "Fetch").play(0, "Fetch").resolve().choose("Hen")
    assert t.hand_names(0) == ["Hen"]


@pytest.mark.rule("fow", "1014.3a")
def test_a_search_that_shows_nothing_may_find_it() -> None:
    quiet = chant("Quiet", "Search your deck for a card and put it into your hand. Then shuffle your deck.")
    t = table(quiet).deck(0, "Quiet", "fire 1", only=True).hand(0, "Quiet").play(0, "Quiet").resolve().choose("Quiet")
    assert t.hand_names(0) == ["Quiet"]


# ---------------------------------------------------------------- 1018, 1019


@pytest.mark.rule("fow", "1018.1", "1018.1b")
def test_damage_that_is_prevented_without_an_amount_is_not_dealt() -> None:
    ward = chant("Ward", "Prevent all damage that would be dealt to target J/resonator this turn.")
    sting = chant("Sting", "This card deals 300 damage to target J/resonator.")
    t = table(OX, ward, sting).field(1, "Ox").hand(0, "Ward", "Sting").play(0, "Ward").resolve()
    t.play(0, "Sting").resolve()
    assert t.damage_on("Ox", 1) == 0


@pytest.mark.rule("fow", "1019.1")
def test_a_discarded_card_goes_from_hand_to_graveyard() -> None:
    drop = chant("Drop", "Your opponent discards a card.")
    t = table(drop).hand(0, "Drop").hand(1, "fire 1", "fire 2").play(0, "Drop").resolve()
    t.expect(kind="objects", player=1).choose("fire 2")
    assert t.zone_names(1, "graveyard") == ["fire 2"]


DUMP = chant("Dump", "Discard your hand. If you do, you gain 100 life.")


@pytest.mark.rule("fow", "1019.2")
def test_discarding_a_hand_discards_all_of_it() -> None:
    t = table(DUMP).hand(0, "Dump", "fire 1", "fire 2").play(0, "Dump").resolve().order("fire 1", "fire 2")
    assert t.hand_size(0) == 0 and t.resource(0, "life") == 4100


# ---------------------------------------------------------------- 1020, 1022


@pytest.mark.rule("fow", "1020.1")
def test_becoming_numbers_sets_them_and_gaining_numbers_adds_to_them() -> None:
    shrink = chant("Shrink", "Target resonator becomes [100/100] until end of turn.")
    grow = chant("Grow", "Target resonator gains [+200/+200] until end of turn.")
    t = table(OX, shrink, grow).field(0, "Ox").hand(0, "Shrink", "Grow").play(0, "Grow").resolve()
    assert t.power("Ox") == 1000
    t.play(0, "Shrink").resolve()
    assert t.power("Ox") == 100


@pytest.mark.rule("fow", "1022.1", "1022.1a", "1022.1b")
def test_modifier_counters_change_atk_and_def() -> None:
    feed = chant("Feed", "Put two [+100/+100] counters on target resonator.")
    starve = chant("Starve", "Remove a [+100/+100] counter from target resonator.")
    t = table(HEN, feed, starve).field(0, "Hen").hand(0, "Feed", "Feed", "Starve")
    t.play(0, "Feed").resolve().play(0, "Feed").resolve().play(0, "Starve").resolve()
    assert t.counters("Hen", "+100/+100") == 3 and t.power("Hen") == 600


@pytest.mark.rule("fow", "1022.2")
def test_counters_are_lost_on_leaving_but_not_between_ruler_area_and_field() -> None:
    lift = chant("Lift", "Return target resonator to its owner's hand.")
    hen = resonator("Hen", cost="{0}", size=(300, 300))
    t = table(hen, lift).field(0, "Hen", counters={"+100/+100": 2}).hand(0, "Lift").play(0, "Lift").resolve()
    t.play(0, "Hen").resolve()
    assert t.counters("Hen", "+100/+100") == 0


@pytest.mark.rule("fow", "1025.1")
def test_an_extra_turn_follows_the_current_one() -> None:
    again = chant("Again", "Take an extra turn after this one.")
    t = table(again).hand(0, "Again").play(0, "Again").resolve().next_turn()
    assert t.active == 0
    assert t.next_turn().active == 1


@pytest.mark.rule("fow", "1031.1")
def test_a_skipped_phase_is_not_carried_out() -> None:
    idle = chant("Idle", "Skip your next draw phase.")
    t = table(idle).hand(0, "Idle").play(0, "Idle").resolve().next_turn().next_turn()
    before = t.hand_size(0)
    t.to("main", player=0)
    assert t.hand_size(0) == before == 0
    t = table(idle).next_turn().next_turn().to("main", player=0)
    assert t.hand_size(0) == 1


@pytest.mark.rule("fow", "1034.1")
def test_foresee_puts_any_number_on_top_and_the_rest_on_the_bottom() -> None:
    omen = chant("Omen", "Foresee 2.")
    t = table(omen).deck(0, "fire 1", "fire 2", "wind 3", only=True).hand(0, "Omen").play(0, "Omen").resolve()
    t.expect(kind="objects", player=0).choose("fire 2")
    assert t.zone_names(0, "deck") == ["fire 2", "wind 3", "fire 1"]


@pytest.mark.rule("fow", "1047.1", "1047.1a")
def test_an_expelled_card_lies_face_up_outside_the_game_at_its_owners() -> None:
    banish = chant("Exile", "Expel target resonator.")
    t = table(HEN, banish).field(0, "Hen", owner=1).hand(0, "Exile").play(0, "Exile").resolve()
    assert t.zone_names(1, "outside") == ["Hen"] and t.obj("Hen", 1).face_up


@pytest.mark.rule("fow", "1050.1")
def test_leaving_is_moving_to_another_area() -> None:
    hen = resonator("Hen", f"When this card leaves the field >>> {BELL}")
    for text, zone in (
        ("Return target resonator to its owner's hand.", "hand"),
        ("Destroy target resonator.", "graveyard"),
    ):
        card = chant("Act", text)
        t = table(hen, card).field(0, "Hen").hand(0, "Act").play(0, "Act").resolve_all()
        assert t.zone_of("Hen") == zone and t.resource(0, "life") == 4100


@pytest.mark.rule("fow", "1051.1", "1051.1a")
def test_control_lasts_as_long_as_the_text_says() -> None:
    borrow = chant("Borrow", "Gain control of target resonator until end of turn.")
    t = table(HEN, borrow).field(1, "Hen").hand(0, "Borrow").play(0, "Borrow").resolve()
    assert t.is_on_field("Hen", 0)
    t.next_turn()
    assert t.is_on_field("Hen", 1)
    own = table(HEN, borrow).field(0, "Hen").hand(0, "Borrow")
    assert own.can("play", 0, "Borrow")


@pytest.mark.rule("fow", "1011.1")
def test_a_j_ruler_cannot_be_banished_not_even_as_a_cost() -> None:
    throne = regalia("Throne", "Banish a J-ruler: Draw a card.")
    assert not table(throne, rulers=False).field(0, "Throne", "fire judge").can("use", 0, "Throne")


@pytest.mark.rule("fow", "1007.4")
def test_a_card_without_def_is_dealt_no_damage() -> None:
    bare = written("Bare Judge", "J-Ruler", cost=None)
    two_sided(make("Bench", "ruler"), bare)
    hail = chant("Hail", "This card deals 200 damage to all J/resonators.")
    t = table(bare, OX, hail).field(1, "Bare Judge", "Ox").hand(0, "Hail").play(0, "Hail").resolve()
    assert t.damage_on("Ox", 1) == 200 and t.damage_on("Bare Judge", 1) == 0


@pytest.mark.rule("fow", "1014.3")
def test_a_search_does_not_find_a_card_of_the_sources_own_name() -> None:
    words = "Search your deck for a chant with total cost 9 or less, reveal it and put it into your hand."
    chain = chant("Chain", f"{words} Then shuffle your deck.")
    other = chant("Other", "Draw a card.")
    t = table(chain, other).deck(0, "Chain", "Other", "fire 1", only=True).hand(0, "Chain").play(0, "Chain").resolve()
    t.expect(kind="objects", player=0)
    assert len(t.options()) == 1 and "Other" in str(t.options()[0])
