"""Texts as somebody says them who does not look the words up: what they are read as is what is done."""

from __future__ import annotations

import pytest

from tests.games.fow.defined import addition, chant, life, resonator, table


@pytest.mark.rule("fow", "903.2g")
def test_one_or_both_of_the_following_is_at_least_one() -> None:
    text = "Choose one or both:\n- Draw a card.\n- You gain 300 life."
    for modes, drawn, gained in (([1], 1, 4000), ([1, 2], 1, 4300)):
        t = table(chant("Two Gifts", text, cost="{R}")).sources(0, fire=1).hand(0, "Two Gifts")
        t.play(0, "Two Gifts", modes=modes).resolve()
        assert (t.hand_size(0), life(t, 0)) == (drawn, gained)
    t = table(chant("One Gift", "Choose one of the following;\n- Draw a card.\n- You gain 300 life.", cost="{R}"))
    t.sources(0, fire=1).hand(0, "One Gift").play(0, "One Gift", modes=[2]).resolve()
    assert life(t, 0) == 4300


@pytest.mark.rule("fow", "911.1", "208.1")
def test_what_was_destroyed_is_asked_for_the_numbers_that_it_had() -> None:
    t = table(
        chant("Trophy Hunt", "Destroy target resonator. If it had ATK 800 or more, draw a card.", cost="{R}"),
        resonator("Boar", "", 700, 500),
    )
    t.sources(0, fire=2).hand(0, "Trophy Hunt", "Trophy Hunt").field(1, "Boar")
    t.field(1, "Boar", counters={"[+100/+100]": 1})
    t.play(0, "Trophy Hunt", targets=[t.card("Boar", 1)]).resolve()
    assert t.hand_size(0) == 1
    t.play(0, "Trophy Hunt", targets=["Boar"]).resolve()
    assert t.hand_size(0) == 1


@pytest.mark.rule("fow", "105.1", "502.2")
def test_the_turn_player_is_whoever_has_the_turn() -> None:
    t = table(addition("Hourglass", "At the beginning of each turn >>> The turn player loses 100 life.", cost="{B}"))
    t.field(0, "Hourglass").to("main", player=1)
    assert (life(t, 0), life(t, 1)) == (4000, 3900)
    t.to("main", player=0)
    assert (life(t, 0), life(t, 1)) == (3900, 3900)


@pytest.mark.rule("fow", "803.4")
def test_what_does_not_rest_to_attack_can_block_afterwards() -> None:
    for text in ("This card doesn't rest when it attacks.", "This card does not rest to attack."):
        t = table(resonator("Sentinel", text, 300, 300)).field(0, "Sentinel")
        t.attack("Sentinel", at=1).no_block().end_step()
        assert life(t, 1) == 3700 and not t.is_rested("Sentinel")


@pytest.mark.rule("fow", "718.2")
def test_what_attacks_each_turn_if_able_must_attack() -> None:
    t = table(resonator("Mad Dog", "This card attacks every turn if able.", 400, 400)).field(0, "Mad Dog")
    assert t.options() != [] and not any(each == "pass" for each in t.options())


@pytest.mark.rule("fow", "504.1", "505.1", "306.2")
def test_the_number_of_cards_in_a_hand_is_its_size() -> None:
    t = table(chant("Mirror Study", "Draw cards equal to your opponent's hand size.", cost="{U}"))
    t.sources(0, water=1).hand(0, "Mirror Study").hand(1, *["Bell Cadet"] * 3)
    t.play(0, "Mirror Study").resolve()
    assert t.hand_size(0) == 3


@pytest.mark.rule("fow", "505.1", "302.3a")
def test_what_comes_back_as_the_next_end_phase_begins_is_there_at_the_end_of_turn() -> None:
    t = table(
        chant(
            "Blink",
            "Remove target resonator from the game. Put it into the field under its owner's control at the beginning "
            "of the next end phase.",
            cost="{W}",
        ),
        addition("Vesper", "At the end of your turn >>> You gain 100 life for each resonator you control.", cost="{W}"),
        resonator("Monk", "", 100, 100),
    )
    t.sources(0, light=1).hand(0, "Blink").field(0, "Monk", "Vesper")
    t.play(0, "Blink", targets=["Monk"]).resolve().next_turn()
    assert life(t, 0) == 4100


@pytest.mark.rule("fow", "206.3", "1014.2")
def test_what_is_not_of_a_race_and_what_shares_one() -> None:
    t = table(
        chant("Weed Out", "Destroy each resonator that is not a Human.", cost="{G}"),
        chant("Kin Call", "Draw a card for each resonator you control that shares a race with a J/ruler you control."),
        resonator("Fox", "", 100, 100, race=["Beast"]),
        resonator("Ann", "", 100, 100, race=["Human"]),
    )
    t.sources(0, wind=1).hand(0, "Weed Out").field(0, "Fox", "Ann")
    t.play(0, "Weed Out").resolve()
    assert t.zone_names(0, "graveyard") == ["Fox", "Weed Out"]


@pytest.mark.rule("fow", "903.2h-3", "302.3", "702.3e")
def test_another_card_played_this_turn_is_not_the_card_itself() -> None:
    t = table(
        resonator("Second Wave", "[Enter] >>> If you played another resonator this turn, draw a card.", 100, 100),
        resonator(
            "Rear Guard", "[Enter] >>> You gain 100 life for each other resonator you played this turn.", 100, 100
        ),
    )
    t.sources(0, light=6).hand(0, "Second Wave", "Rear Guard", "Second Wave")
    t.play(0, "Second Wave").resolve_all()
    assert t.hand_size(0) == 2
    t.play(0, "Rear Guard").resolve_all()
    assert life(t, 0) == 4100
    t.play(0, "Second Wave").resolve_all()
    assert t.hand_size(0) == 1


@pytest.mark.rule("fow", "903.2k-3", "905.1b")
def test_an_additional_cost_that_leaves_a_choice_is_paid_one_way() -> None:
    text = "As an additional cost to play this card, discard a card or banish a resonator.\nDraw two cards."
    t = table(chant("Hard Bargain", text, cost="{B}")).sources(0, darkness=1).hand(0, "Hard Bargain")
    assert not t.can("play", 0, "Hard Bargain")
    t = table(chant("Hard Bargain", text, cost="{B}")).sources(0, darkness=1).hand(0, "Hard Bargain", "Bell Cadet")
    t.play(0, "Hard Bargain").resolve()
    assert t.zone_names(0, "graveyard") == ["Bell Cadet", "Hard Bargain"] and t.hand_size(0) == 2
    t = table(chant("Hard Bargain", text, cost="{B}")).sources(0, darkness=1).hand(0, "Hard Bargain", "Bell Cadet")
    t.field(0, "Wick Squire").play(0, "Hard Bargain", option="banish").resolve()
    assert t.zone_names(0, "graveyard") == ["Wick Squire", "Hard Bargain"] and t.hand_size(0) == 3


@pytest.mark.rule("fow", "1019.1", "1019.2")
def test_as_many_cards_are_drawn_as_were_discarded() -> None:
    t = table(chant("New Leaf", "Discard your hand, then draw that many cards.", cost="{R}"))
    t.sources(0, fire=1).hand(0, "New Leaf", "Wick Squire", "Bell Cadet").deck(0, *["Wick Squire"] * 3)
    t.play(0, "New Leaf").resolve()
    assert t.hand_names(0) == ["Wick Squire", "Wick Squire"] and len(t.zone_names(0, "graveyard")) == 3


@pytest.mark.rule("fow", "909.3g", "902.3c")
def test_atk_and_def_that_are_switched_take_later_gains_with_them() -> None:
    t = table(
        chant("Upside Down", "Switch the ATK and DEF of target resonator until end of turn.", cost="{U}"),
        chant("Bolster", "Target resonator gains [+400/+0] until end of turn.", cost="{W}"),
        resonator("Crab", "", 100, 800),
    )
    t.sources(0, water=1, light=1).hand(0, "Upside Down", "Bolster").field(0, "Crab")
    t.play(0, "Upside Down", targets=["Crab"]).resolve().play(0, "Bolster", targets=["Crab"]).resolve()
    assert (t.power("Crab"), t.guard("Crab")) == (1200, 100)
    t.next_turn()
    assert (t.power("Crab"), t.guard("Crab")) == (100, 800)


@pytest.mark.rule("fow", "710.1", "710.3")
def test_a_further_stone_is_called_this_turn_by_another_ruler_only() -> None:
    t = table(chant("Quarry Song", "You may call an additional magic stone this turn.", cost="{G}"))
    t.sources(0, wind=1).zone(0, "ruler", 2).zone(0, "stones", 5).hand(0, "Quarry Song")
    t.play(0, "Quarry Song").resolve()
    t.act(0, "call", t.objects("ruler", 0)[0])
    assert t.acts(0, "call")
    t.act(0, "call")
    assert not t.acts(0, "call") and len(t.field_names(0)) == 3


@pytest.mark.rule("fow", "1021.1", "302.6c", "321.1g")
def test_hands_and_graveyards_are_shuffled_each_into_its_owners_deck_and_stones_stay() -> None:
    t = table(
        chant("New World", "Each player shuffles their hand and graveyard into their deck, then draws two cards."),
        resonator("Sailor", "", 300, 300, cost="{U}"),
    )
    t.sources(0, light=1).hand(0, "New World").zone(0, "hand", "Sailor", owner=1).hand(1, "Bell Cadet")
    t.zone(0, "graveyard", 1).zone(0, "graveyard", "Old Quarry Stone").zone(1, "graveyard", "Wick Squire")
    t.keep_decks().play(0, "New World").resolve()
    assert t.zone_names(0, "graveyard") == ["Old Quarry Stone", "New World"]
    assert t.hand_names(0) == ["Plain Card"] and t.hand_size(1) == 2 and len(t.zone_names(1, "deck")) == 1
    everything = t.hand_names(1) + t.zone_names(1, "deck")
    assert sorted(everything) == ["Bell Cadet", "Sailor", "Wick Squire"]


@pytest.mark.rule("fow", "104.4", "604.1")
def test_spells_only_in_ones_own_turn() -> None:
    t = table(
        addition("Curfew", "Players can only play chants during their own turn.", cost="{W}"),
        chant("Glint", "[Quickcast]\nYou gain 300 life.", cost="{U}"),
        resonator("Owl", "[Quickcast]", 100, 100, cost="{U}"),
    )
    t.sources(0, water=2).sources(1, water=2).hand(0, "Glint").hand(1, "Glint", "Owl").field(0, "Curfew")
    t.play(0, "Glint").passes(0)
    assert not t.can("play", 1, "Glint") and t.can("play", 1, "Owl")


@pytest.mark.rule("fow", "104.4", "1014.2")
def test_a_deck_that_cannot_be_searched_is_shuffled_all_the_same() -> None:
    t = table(
        addition("Locked Library", "Players cannot search their decks.", cost="{W}"),
        chant(
            "Errand", "Search your deck for a resonator, reveal it and put it into your hand. Then shuffle your deck."
        ),
    )
    t.sources(0, light=1).hand(0, "Errand").field(1, "Locked Library").deck(0, "Wick Squire")
    t.play(0, "Errand").resolve()
    assert t.hand_size(0) == 0 and t.asked == 0


@pytest.mark.rule("fow", "804.3", "104.4")
def test_what_can_only_be_blocked_by_some_is_not_blocked_by_others() -> None:
    t = table(
        resonator("Glider", "This card can only be blocked by resonators with [Flying].", 300, 300),
        resonator("Wall", "", 0, 900),
        resonator("Hawk", "[Flying]", 100, 100),
    )
    t.field(0, "Glider").field(1, "Wall", "Hawk").attack("Glider", at=1)
    assert t.can("block", 1, "Hawk") and not t.can("block", 1, "Wall")
