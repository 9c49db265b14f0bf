"""Rulings where several rules meet: what cannot move, rulers, names, waiting, prices and what is printed."""

from __future__ import annotations

import pytest

from arbiter.script import abilities as ab
from arbiter.script import costs as co
from arbiter.script import effects as fx
from arbiter.script.amounts import Number
from arbiter.script.base import How
from arbiter.script.costs import Cost
from arbiter.script.nouns import YOU, Group
from tests.games.fow.plain import make
from tests.games.fow.tables import life, table
from tests.games.fow.written import chant, regalia, resonator

HEN = resonator("Hen", cost="{0}", size=(300, 300))
OX = resonator("Ox", cost="{2}", size=(800, 800))
KILL = chant("Kill", "[Quickcast]", "Destroy target J/resonator.")
CHARM = chant("Charm", "[Quickcast]", "Gain control of target resonator until end of turn.")
BLINK = chant(
    "Blink",
    "[Quickcast]",
    "Remove target resonator from the game, then put it into the field under its owner's control.",
)
PIT = regalia("Pit", "If a card would be put into a graveyard from anywhere, remove it from the game instead.")
GOLEM = regalia("Golem", "{0}: This card becomes a [400/400] resonator until end of turn.")


# ---------------------------------------------------------------- rulers


@pytest.mark.rule("fow", "302.3", "1010.1a", "1007.7", "1022.2")
def test_a_destroyed_j_ruler_goes_home_rested_with_its_counters_and_without_its_damage() -> None:
    t = table(KILL).field(1, "fire judge", rested=True, damage=100, counters={"+100/+100": 2}).hand(0, "Kill")
    t.play(0, "Kill").resolve()
    home = t.card("fire ruler", 1, zone="ruler")
    assert t.is_rested(home) and t.counters(home, "+100/+100") == 2 and t.damage_on(home) == 0


@pytest.mark.rule("fow", "321.1b", "104.2", "1004.1")
def test_a_j_ruler_is_neither_returned_nor_removed_and_the_rest_is_done() -> None:
    away = chant("Away", "Return target J/resonator to its owner's hand. Draw a card.")
    gone = chant("Gone", "Remove target J/resonator from the game. Draw a card.")
    t = table(away, gone).field(1, "fire judge").hand(0, "Away", "Gone").play(0, "Away").resolve()
    assert t.is_on_field("fire judge") and t.hand_size(0) == 2
    assert t.play(0, "Gone").resolve().is_on_field("fire judge") and t.hand_size(0) == 2


@pytest.mark.rule("fow", "1011.1", "903.2l-1")
def test_a_j_ruler_pays_for_no_banishing() -> None:
    altar = regalia("Altar", "Banish a J/resonator: You gain 500 life.")
    assert not table(altar).field(0, "Altar", "fire judge").can("use", 0, "Altar")
    assert table(altar, HEN).field(0, "Altar", "Hen").can("use", 0, "Altar")


@pytest.mark.rule("fow", "705.2d", "705.3a", "1012.1")
def test_a_judgment_is_done_though_its_ruler_was_rested_in_answer() -> None:
    hush = chant("Hush", "[Quickcast]", "Rest target J/ruler.")
    t = table(hush, stones=3).hand(1, "Hush").act(0, "judgment").passes(0).play(1, "Hush", targets=["fire ruler"])
    t.resolve_all()
    assert t.is_on_field("fire judge", 0) and t.is_rested("fire judge")  # 302.3  it keeps its orientation


# ---------------------------------------------------------------- zones


@pytest.mark.rule("fow", "903.2l-2", "910.1", "903.2l-1")
def test_a_cost_whose_card_would_only_come_back_to_where_it_lies_cannot_be_paid() -> None:
    back = Cost((co.MoveSome(Group((), ("removed",), YOU), Number(1), "graveyard", How.PUT),))
    gain = fx.GainResource(YOU, "life", Number(500))
    well = make("Well", "regalia", abilities=(ab.Activated("", None, back, (gain,)),))
    assert table(well, HEN).field(0, "Well").zone(0, "removed", "Hen").can("use", 0, "Well")
    assert not table(well, HEN, PIT).field(0, "Well", "Pit").zone(0, "removed", "Hen").can("use", 0, "Well")


@pytest.mark.rule("fow", "1045.6d", "1045.6", "910.2f")
def test_a_blinked_stack_leaves_what_lay_beneath_in_the_removed_area() -> None:
    t = table(BLINK, HEN, OX).field(0, "Hen", under=("Ox",)).hand(0, "Blink").play(0, "Blink").resolve()
    assert t.is_on_field("Hen", 0) and t.zone_names(0, "removed") == ["Ox"]


@pytest.mark.rule("fow", "1050.1", "906.4a", "1051.1")
def test_a_stolen_card_that_leaves_for_a_hand_does_so_for_its_controller() -> None:
    bird = resonator("Bird", "When this card leaves the field >>> You gain 500 life.")
    away = chant("Away", "Return target resonator to its owner's hand.")
    t = table(bird, away, CHARM).field(1, "Bird").hand(0, "Charm", "Away").play(0, "Charm").resolve().play(0, "Away")
    t.resolve_all()
    assert t.hand_names(1) == ["Bird"] and life(t) == (4500, 4000)


@pytest.mark.rule("fow", "302.6b", "302.5", "105.2", "105.3")
def test_a_card_taken_to_ones_hand_is_played_as_ones_own_and_lies_with_its_owner() -> None:
    rob = chant("Rob", "Return target resonator your opponent controls to your hand.")
    t = table(rob, HEN, KILL).field(1, "Hen").hand(0, "Rob", "Kill").play(0, "Rob").resolve()
    assert "Hen" in t.hand_names(0)
    t.play(0, "Hen").resolve()
    assert t.obj("Hen").controller == 0
    t.play(0, "Kill").resolve()
    assert t.zone_names(1, "graveyard") == ["Hen"]


@pytest.mark.rule("fow", "302.6c", "302.6b", "1021.1")
def test_a_card_of_another_that_is_shuffled_into_ones_deck_goes_to_its_owners() -> None:
    rob = chant("Rob", "Return target resonator your opponent controls to your hand.")
    mix = chant("Mix", "Shuffle a card from your hand into your deck.")
    t = table(rob, mix, OX).field(1, "Ox").hand(0, "Rob", "Mix").play(0, "Rob").resolve().play(0, "Mix").resolve()
    assert "Ox" in t.zone_names(1, "deck") and "Ox" not in t.zone_names(0, "deck")


@pytest.mark.rule("fow", "1021.3", "1303.3", "1017.2b")
def test_a_token_is_shuffled_into_nothing() -> None:
    ear = regalia("Ear", "Whenever you shuffle your deck >>> Draw a card.")
    mix = chant("Mix", "Shuffle target resonator into its owner's deck.")
    t = table(ear, mix, HEN).field(0, "Ear").field(0, "Hen", token=True).hand(0, "Mix").play(0, "Mix").resolve_all()
    assert t.hand_size(0) == 0
    t = table(ear, mix, HEN).field(0, "Ear").field(0, "Hen").hand(0, "Mix").play(0, "Mix").resolve_all()
    assert t.hand_size(0) == 1


@pytest.mark.rule("fow", "1014.3a", "1014.3")
def test_a_search_that_shows_nothing_finds_cards_of_the_searchers_name() -> None:
    seeker = resonator(
        "Seeker",
        "[Enter] >>> Search your deck for a card and put it into your hand. Then shuffle your deck.",
        cost="{0}",
    )
    t = table(seeker).deck(0, "Seeker", "Seeker", only=True).hand(0, "Seeker").play(0, "Seeker").resolve().resolve()
    assert t.question is not None and len(t.options()) == 2


@pytest.mark.rule("fow", "321.1m", "1047.1b", "321.1e")
def test_an_expelled_card_is_not_fetched_from_outside_the_game() -> None:
    burn = chant("Burn", "Expel target resonator you control.")
    wish = chant("Wish", "Put a resonator from outside the game into your hand. Draw a card.")
    t = (
        table(burn, wish, HEN)
        .field(0, "Hen")
        .hand(0, "Burn", "Wish")
        .play(0, "Burn")
        .resolve()
        .play(0, "Wish")
        .resolve()
    )
    assert "Hen" not in t.hand_names(0) and t.hand_size(0) == 1


@pytest.mark.rule("fow", "203.3a", "203.3b")
def test_a_word_in_a_name_is_a_word_also_with_an_s_or_a_hyphen() -> None:
    names = ("Tide Caller", "Tide's Edge", "Spring-Tide Wisp", "Tideless Shore")
    sweep = chant("Sweep", 'Destroy all resonators with "Tide" in their name.')
    t = table(sweep, *(resonator(name) for name in names)).field(1, *names).hand(0, "Sweep").play(0, "Sweep").resolve()
    t.order("Tide Caller", "Tide's Edge", "Spring-Tide Wisp")
    assert t.field_names(1) == ["Tideless Shore"]


@pytest.mark.rule("fow", "209.5a", "209.5b", "209.5c")
def test_a_card_of_two_attributes_is_of_each_and_of_neither_alone() -> None:
    twin = resonator("Twin", cost="{R}{G}")
    plain = chant("Plain", "Destroy target fire resonator.")
    mono = chant("Mono", "Destroy target mono-attribute resonator.")
    multi = chant("Multi", "Destroy target multi-attribute resonator.")
    t = table(twin, plain, mono, multi).field(1, "Twin").hand(0, "Plain", "Mono", "Multi")
    assert t.can("play", 0, "Plain") and not t.can("play", 0, "Mono") and t.can("play", 0, "Multi")


# ---------------------------------------------------------------- effects that stay


@pytest.mark.rule("fow", "909.8", "503.5", "909.3c")
def test_a_card_that_was_held_as_a_resonator_is_held_when_it_is_none_any_more() -> None:
    hold = chant("Hold", "Rest target resonator. It doesn't recover during its controller's next recovery phase.")
    t = table(GOLEM, hold).field(0, "Golem").hand(0, "Hold").use(0, "Golem").resolve().play(0, "Hold").resolve()
    t.next_turn().to("main", 1).next_turn().to("main", 0)
    assert t.is_rested("Golem")


@pytest.mark.rule("fow", "909.4a", "909.8", "1051.1")
def test_what_was_won_as_a_resonator_stays_won_when_it_is_none_any_more() -> None:
    queen = resonator(
        "Queen",
        "[Quickcast]",
        "[Enter] >>> Gain control of all resonators your opponent controls as long as this card is in the field.",
        cost="{0}",
    )
    t = table(queen, GOLEM, HEN).field(1, "Golem", "Hen").hand(0, "Queen").passes(0).use(1, "Golem").resolve()
    t.play(0, "Queen").resolve_all()
    assert t.obj("Golem").controller == 0 and t.obj("Hen").controller == 0
    t.next_turn()
    assert t.obj("Golem").controller == 0


@pytest.mark.rule("fow", "505.3", "505.5", "105.3")
def test_a_card_stolen_for_the_turn_is_the_thiefs_at_end_of_turn() -> None:
    cat = resonator("Cat", "At the end of your turn >>> You gain 500 life.")
    t = table(cat, CHARM).field(1, "Cat").hand(0, "Charm").play(0, "Charm").resolve().next_turn()
    assert life(t) == (4500, 4000) and t.obj("Cat").controller == 1


@pytest.mark.rule("fow", "1028.2d", "1028.2e", "1028.2")
def test_weather_for_a_turn_gives_way_to_weather_for_the_game() -> None:
    rain = chant("Rain", "Your weather is rain until end of game.")
    storm = chant("Storm", "Your weather is thunderstorm until end of turn.")
    frog = resonator("Frog", "This card gains [+200/+200] as long as the weather is rain.", size=(300, 300))
    t = table(rain, storm, frog).field(0, "Frog").hand(0, "Rain", "Storm").play(0, "Rain").resolve()
    assert t.power("Frog") == 500
    assert t.play(0, "Storm").resolve().power("Frog") == 300
    assert t.next_turn().power("Frog") == 500


@pytest.mark.rule("fow", "909.4", "1051.1", "105.3c")
def test_a_spells_effect_on_ones_resonators_follows_who_controls_them() -> None:
    rally = chant("Rally", "Resonators you control gain [+200/+200] until end of turn.")
    t = table(rally, HEN, OX, CHARM).field(0, "Hen").field(1, "Ox").hand(0, "Rally", "Charm").hand(1, "Charm")
    t.play(0, "Rally").resolve()
    assert t.power("Hen") == 500 and t.power("Ox") == 800
    t.play(0, "Charm", targets=["Ox"]).resolve()
    assert t.power("Ox") == 1000
    t.passes(0).play(1, "Charm", targets=["Hen"]).resolve()
    assert t.power("Hen") == 300


@pytest.mark.rule("fow", "805.1", "806.2d", "806.2a")
def test_a_blocker_that_strikes_first_strikes_with_the_attacker() -> None:
    quick = resonator("Quick", "[First Strike]", size=(500, 300))
    t = table(quick, HEN).field(0, "Hen").field(1, "Quick").attack("Hen").block("Quick").to("main")
    assert t.zone_names(0, "graveyard") == ["Hen"] and t.zone_names(1, "graveyard") == ["Quick"]


# ---------------------------------------------------------------- playing


@pytest.mark.rule("fow", "903.1a-1", "903.2h-5", "204.1b")
def test_a_card_that_x_would_make_too_dear_is_played_with_a_smaller_x_only() -> None:
    bar = regalia("Bar", "Players cannot play cards with total cost 3 or more.")
    hydra = resonator("Hydra", "[Enter] >>> You gain X00 life.", cost="{X}{R}", size=(100, 100))
    t = table(bar, hydra, stones=5).field(1, "Bar").hand(0, "Hydra").play(0, "Hydra", x=1).resolve_all()
    assert life(t) == (4100, 4000)
    assert table(bar, hydra, stones=5).field(1, "Bar").hand(0, "Hydra").play(0, "Hydra").options() == ["0", "1"]


@pytest.mark.rule("fow", "1022.4", "1022.1a", "909.3h")
def test_counters_are_doubled_by_putting_as_many_again() -> None:
    more = chant("More", "Double the number of [+100/+100] counters on target resonator.")
    t = table(more, HEN).field(0, "Hen", counters={"+100/+100": 3}).hand(0, "More").play(0, "More").resolve()
    assert t.power("Hen") == 900


@pytest.mark.rule("fow", "906.3a", "603.3", "903.2i")
def test_a_triggered_ability_without_a_legal_target_is_dropped_and_does_not_wait() -> None:
    hunter = resonator("Hunter", "[Enter] >>> Destroy target resonator your opponent controls.", cost="{0}")
    hen = resonator("Late", "[Quickcast]", cost="{0}", size=(100, 100))
    t = table(hunter, hen).hand(0, "Hunter").hand(1, "Late").play(0, "Hunter").resolve()
    assert t.stack() == []
    t.passes(0).play(1, "Late").resolve_all()
    assert t.is_on_field("Late")


@pytest.mark.rule("fow", "104.5", "903.2j-1", "903.3a")
def test_divided_damage_goes_in_hundreds_to_each_target() -> None:
    split = chant("Split", "This card deals 500 damage divided as you choose among up to two target resonators.")
    t = table(split, OX, HEN).field(1, "Ox", "Hen").hand(0, "Split")
    t.play(0, "Split", targets=[["Ox", "Hen"]], divide={"Ox": 300, "Hen": 200}).resolve()
    assert t.damage_on("Ox") == 300 and t.damage_on("Hen") == 200


@pytest.mark.rule("fow", "903.2k-1", "903.2k-4", "903.2k-3")
def test_what_is_paid_instead_of_the_cost_is_raised_and_lowered_like_it() -> None:
    tax = regalia("Tax", "Players pay {1} more to play spells.")
    sale = regalia("Sale", "You pay {1} less to play chants.")
    dear = chant("Dear", "You may pay 500 life rather than pay this card's cost.", "Draw a card.", cost="{5}")
    t = table(tax, sale, dear).field(1, "Tax").field(0, "Sale").hand(0, "Dear").play(0, "Dear").resolve()
    assert life(t) == (3500, 4000) and t.hand_size(0) == 1


@pytest.mark.rule("fow", "1017.6", "1017.6a", "906.2")
def test_a_played_copy_of_a_card_is_played_and_never_reaches_the_graveyard() -> None:
    ear = regalia("Ear", "Whenever you play a spell >>> You gain 100 life.")
    echo = chant("Echo", "Put a copy of target chant in your graveyard on the chase.")
    psalm = chant("Psalm", "You gain 500 life.", cost="{3}")
    t = table(ear, echo, psalm).field(0, "Ear").zone(0, "graveyard", "Psalm").hand(0, "Echo").play(0, "Echo")
    t.resolve_all()
    assert life(t) == (4700, 4000) and t.zone_names(0, "graveyard") == ["Psalm", "Echo"]


@pytest.mark.rule("fow", "905.4a", "905.4c", "302.3")
def test_a_gods_art_is_once_per_game_also_for_a_second_card_of_the_name() -> None:
    art = resonator("Seer", 'God\'s Art "Vision" {0}: You gain 500 life.', cost="{0}")
    t = table(art).field(0, "Seer", "Seer").field(1, "Seer")
    mine = t.card("Seer", 0)
    t.use(0, mine).resolve()
    assert not t.can("use", 0, mine) and not t.can("use", 0, t.card("Seer", 0, index=1))
    assert t.passes(0).can("use", 1, t.card("Seer", 1))


@pytest.mark.rule("fow", "901.2c", "903.2d-1")
def test_a_named_ability_is_counted_over_all_cards_that_have_it() -> None:
    oil = regalia("Oil", "<Flare> {0}: You gain 100 life. Play only one <Flare> ability per turn.")
    t = table(oil).field(0, "Oil", "Oil")
    first, second = t.card("Oil", 0), t.card("Oil", 0, index=1)
    t.use(0, first).resolve()
    assert not t.can("use", 0, first) and not t.can("use", 0, second)
