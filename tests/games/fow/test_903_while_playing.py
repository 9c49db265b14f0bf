"""903 once more: what is looked at and fixed while a card is being played."""

from __future__ import annotations

import pytest

from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, resonator
from tests.straight import find, play_on

RAIN = chant("Rain", "You gain X00 life.", cost="{X}")
DEW = chant("Dew", "You gain 100 life.", cost="{1}")
NO_SPELLS = regalia("Ban", "Players cannot play spells with total cost 2 or less.")
NO_CARDS = regalia("Law", "Players cannot play cards with total cost 2 or less.")


@pytest.mark.rule("fow", "903.1a-2", "903.2h-5", "903.1a-3")
def test_a_text_about_spells_looks_at_a_cost_with_x_when_x_is_fixed() -> None:
    t = table(RAIN, DEW, NO_SPELLS, stones=4).field(1, "Ban").hand(0, "Rain", "Dew")
    assert t.can("play", 0, "Rain") and not t.can("play", 0, "Dew")
    t.play(0, "Rain", option="3").resolve()
    assert t.resource(0, "life") == 4300
    t = table(RAIN, NO_SPELLS, stones=4).field(1, "Ban").hand(0, "Rain").play(0, "Rain")
    assert t.options() == ["3", "4"]  # with less it would be one of the spells that cannot be played
    assert not table(RAIN, NO_SPELLS, stones=2).field(1, "Ban").hand(0, "Rain").can("play", 0, "Rain")


@pytest.mark.rule("fow", "903.1a-1", "903.2h-5")
def test_a_text_about_cards_looks_at_once_and_again() -> None:
    assert not table(RAIN, NO_CARDS, stones=4).field(1, "Law").hand(0, "Rain").can("play", 0, "Rain")
    dear = regalia("Dear", "Players cannot play cards with total cost 3 or more.")
    t = table(RAIN, dear, stones=4).field(1, "Dear").hand(0, "Rain").play(0, "Rain")
    assert t.options() == ["0", "1", "2"]


@pytest.mark.rule("fow", "903.2h-5")
def test_without_paying_x_is_nothing_and_that_is_looked_at() -> None:
    gift = chant("Gift", "You may play a chant from your hand without paying its cost.", cost="{3}")
    t = table(RAIN, gift, NO_SPELLS, stones=3).field(1, "Ban").hand(0, "Gift", "Rain").play(0, "Gift").resolve()
    assert t.hand_names(0) == ["Rain"] and t.stack() == []
    t = table(RAIN, gift, stones=3).hand(0, "Gift", "Rain").play(0, "Gift").resolve().yes()
    assert t.stack() == ["Rain"]


@pytest.mark.rule("fow", "903.2h", "903.2i")
def test_x_is_named_so_that_there_is_something_to_target() -> None:
    hunt = chant("Hunt", "Destroy target resonator with total cost X or less.", cost="{X}")
    t = table(hunt, stones=3).field(1, "fire 2").hand(0, "Hunt").play(0, "Hunt")
    assert t.options() == ["2", "3"]
    assert not table(hunt, stones=1).field(1, "fire 2").hand(0, "Hunt").can("play", 0, "Hunt")
    assert not table(hunt, stones=3).hand(0, "Hunt").can("play", 0, "Hunt")
    # Without paying X is nothing, and nothing costs so little.
    gift = chant("Gift", "You may play a chant from your hand without paying its cost.")
    t = table(hunt, gift, stones=3).field(1, "fire 2").hand(0, "Gift", "Hunt").play(0, "Gift").resolve()
    assert t.hand_names(0) == ["Hunt"] and t.stack() == []


@pytest.mark.rule("fow", "903.2h", "903.2i")
def test_it_is_so_in_a_game_that_runs_straight_on() -> None:
    hunt = chant("Hunt", "Destroy target resonator with total cost X or less.", cost="{X}")
    prey = resonator("Prey", cost="{2}")
    made = table(hunt, prey, stones=3).field(1, "Prey").hand(0, "Hunt")
    game = play_on(made, ("priority", "Hunt"), ("x", "2"), until="end_begin")
    assert find(game, "Prey").zone == "graveyard"


@pytest.mark.rule("fow", "903.1a")
@pytest.mark.parametrize("area", ["graveyard", "removed"])
def test_a_card_that_may_be_played_from_elsewhere_is_offered_there(area: str) -> None:
    """What it says of itself is read where it lies."""
    moth = resonator("Moth", f"You may play this card from your {area.replace('removed', 'removed area')}.", cost="{1}")
    made = table(moth, stones=2).zone(0, area, "Moth")
    assert made.can("play", 0, "Moth")
    assert not table(moth, stones=2).zone(1, area, "Moth").can("play", 0, "Moth")
    assert find(play_on(made, ("priority", "Moth"), until="end_begin"), "Moth").zone == "field"


BOLT = chant("Bolt", "Destroy target resonator.", cost="{2}")


@pytest.mark.rule("fow", "903.2n")
def test_who_may_choose_what_to_play_chooses_something_that_can_be_played() -> None:
    gift = chant("Gift", "Play a chant from your hand without paying its cost.")
    t = table(gift, BOLT, DEW).hand(0, "Gift", "Bolt", "Dew").play(0, "Gift").resolve()
    assert t.stack() == ["Dew"]  # there is nothing that the bolt could target
    t = table(gift, BOLT, DEW).field(1, "fire 2").hand(0, "Gift", "Bolt", "Dew").play(0, "Gift").resolve()
    t.choose("Bolt")
    assert t.stack() == ["Bolt"]
    t = table(gift, BOLT).hand(0, "Gift", "Bolt").play(0, "Gift").resolve()
    assert t.stack() == [] and t.hand_names(0) == ["Bolt"]  # nothing else to choose: it goes on without


@pytest.mark.rule("fow", "903.2n")
def test_a_search_finds_what_can_be_played() -> None:
    seek = chant("Seek", "Search your deck for a chant with total cost 2 or less and play it without paying its cost.")
    t = table(seek, BOLT, DEW).hand(0, "Seek").deck(0, "Bolt", "Dew").play(0, "Seek").resolve()
    assert t.options() == ["Dew (player 0's deck)"]
    assert t.choose("Dew").stack() == ["Dew"]


@pytest.mark.rule("fow", "903.2n", "903.2m")
def test_what_was_targeted_to_be_played_is_not_chosen_anew() -> None:
    echo = chant("Echo", "Play target chant from your graveyard without paying its cost. You gain 100 life.")
    t = table(echo, BOLT, DEW).zone(0, "graveyard", "Bolt", "Dew").hand(0, "Echo").play(0, "Echo", targets=["Bolt"])
    t.resolve()
    assert t.stack() == [] and t.resource(0, "life") == 4100


SPARK = chant("Spark", "[Quickcast]", "You gain 100 life.")


@pytest.mark.rule("fow", "903.2h-3")
def test_what_a_chant_counts_of_plays_is_fixed_as_it_is_played_without_itself() -> None:
    hymn = chant("Hymn", "You gain X00 life, where X is the number of spells you have played this turn.")
    t = table(SPARK, hymn).hand(0, "Spark", "Spark", "Hymn").play(0, "Spark").resolve()
    t.play(0, "Hymn").play(0, "Spark").resolve_all()
    assert t.resource(0, "life") == 4300  # one before it; neither itself nor what was played upon it
    assert table(hymn).hand(0, "Hymn").play(0, "Hymn").resolve().resource(0, "life") == 4000


@pytest.mark.rule("fow", "903.2h-3")
def test_plays_of_the_whole_game_can_be_counted() -> None:
    line = 'Draw X cards, where X is the number of times you already played a card named "Blade" this game.'
    t = table(chant("Blade", line)).hand(0, "Blade", "Blade", "Blade").play(0, "Blade").resolve()
    assert t.hand_size(0) == 2
    t.to("main", 1).to("main", 0)
    held = t.hand_size(0)
    assert t.play(0, "Blade").resolve().hand_size(0) == held  # one card played, one drawn


@pytest.mark.rule("fow", "903.2h-3", "903.2h-4")
def test_an_x_that_the_cost_needs_stays_what_it_was_while_the_card_is_in_the_field() -> None:
    judge = resonator(
        "Judge",
        "[Quickcast]",
        "You pay {X} less to play this card, where X is the number of spells your opponent has played this turn.",
        "This card gains [+X00/+0].",
        cost="{3}",
        size=(500, 500),
    )
    t = table(SPARK, judge, stones=2).hand(0, "Spark", "Spark", "Spark").field(1, "wind stone").hand(1, "Judge")
    t.play(0, "Spark").resolve().play(0, "Spark").resolve().play(0, "Spark").passes(0)
    t.play(1, "Judge").resolve()
    assert t.power("Judge") == 800
    t.resolve_all()
    assert t.next_turn().power("Judge") == 800
    t = table(SPARK, judge, stones=2).hand(0, "Spark", "Spark", "Spark").field(1, "wind stone").hand(1, "Judge")
    t.play(0, "Spark").resolve().play(0, "Spark").resolve().passes(0)
    t.play(1, "Judge").passes(1).play(0, "Spark").resolve_all()
    assert t.power("Judge") == 700  # the third came too late


# ---------------------------------------------------------------- 903.3d


LIST = "- Draw a card.\n- You gain 200 life."
HARP = regalia("Harp", f"{{0}}: Perform one of the following effects;\n{LIST}")
LUTE = regalia(
    "Lute", f"{{0}}: Perform one of the following effects that you did not already perform this game;\n{LIST}"
)
MUSE = regalia("Muse", 'Lists of effects of regalia you control have the option "You gain 500 life."')


@pytest.mark.rule("fow", "903.3d")
def test_what_is_performed_of_a_list_is_picked_as_the_ability_resolves() -> None:
    t = table(HARP).field(0, "Harp").use(0, "Harp")
    assert t.stack() == ["Harp"]
    t.resolve().modes(2)
    assert t.resource(0, "life") == 4200 and t.hand_size(0) == 0


@pytest.mark.rule("fow", "903.3d")
def test_options_that_other_texts_add_are_part_of_the_list() -> None:
    t = table(HARP, MUSE).field(0, "Harp", "Muse").use(0, "Harp").resolve()
    assert t.options() == ["1", "2", "3"]
    assert t.modes(3).resource(0, "life") == 4500


@pytest.mark.rule("fow", "903.3d")
def test_what_was_performed_in_this_game_is_left_out_after_options_were_added() -> None:
    t = table(LUTE, MUSE).field(0, "Lute", "Muse").use(0, "Lute").resolve().modes(3).use(0, "Lute").resolve()
    assert t.options() == ["1", "2"]
    t.modes(2).use(0, "Lute").resolve()  # one is left and needs no question
    assert t.resource(0, "life") == 4700 and t.hand_size(0) == 1
    t.use(0, "Lute").resolve()
    assert t.resource(0, "life") == 4700 and t.hand_size(0) == 1


@pytest.mark.rule("fow", "903.3d")
def test_a_listed_effect_can_pick_something_itself() -> None:
    line = "Perform one of the following effects;\n- Destroy target resonator.\n- You gain 200 life."
    t = table(chant("Verse", line)).field(1, "fire 2").hand(0, "Verse").play(0, "Verse").resolve().modes(1)
    assert not t.is_on_field("fire 2")
