"""Rulings of corners of chapters 200 to 1051 that other files leave: tokens, stones, standby, targets, losing text."""

from __future__ import annotations

import pytest

from tests.games.fow.defined import Card, addition, chant, face, life, resonator, table


def ruler(text: str = "", side: str = "", name: str = "Cinder Queen", judgment: str = "{R}") -> Card:
    j_ruler = face(f"{name} Ablaze", "J-Ruler", side, atk=800, defense=800, attribute=["fire"], race=["Dragon"])
    return face(name, "Ruler", f"[Judgment] {judgment}\n{text}".strip(), attribute=["fire"], other=j_ruler)


@pytest.mark.rule("fow", "202.5", "307.7")
def test_a_resonator_card_is_found_in_a_graveyard_and_a_resonator_only_in_the_field() -> None:
    t = table(
        resonator("Gravedigger", "This card gains [+100/+100] for each resonator card in your graveyard.", 100, 100),
        resonator("Captain", "This card gains [+100/+100] for each other resonator.", 100, 100),
    )
    t.field(0, "Gravedigger", "Captain").zone(0, "graveyard", "Wick Squire", "Bell Cadet").field(1, "Wick Squire")
    assert (t.power("Gravedigger"), t.power("Captain")) == (300, 300)


@pytest.mark.rule("fow", "206.2", "909.3d", "909.2")
def test_a_race_that_is_given_makes_the_texts_about_it_apply() -> None:
    t = table(
        addition(
            "Moonlit Grove", "Resonators you control are Werewolves in addition to their other races.", cost="{G}"
        ),
        addition("Howl", "Werewolf resonators you control gain [Pierce].", cost="{G}"),
        addition("Bite", "Resonators with [Pierce] you control gain [+200/+0].", cost="{G}"),
        resonator("Miller", "", 300, 300),
    )
    t.field(0, "Bite", "Howl", "Moonlit Grove", "Miller")
    assert t.has("Miller", "Pierce") and t.power("Miller") == 500


@pytest.mark.rule("fow", "302.4", "1034.1")
def test_the_owner_orders_cards_put_together_on_the_bottom_of_their_deck() -> None:
    t = table(
        chant(
            "Low Tide", "Put all resonators your opponent controls on the bottom of their owner's deck in any order."
        ),
        resonator("Reed", "", 100, 100),
        resonator("Rush", "", 100, 100),
    )
    t.sources(0, light=1).hand(0, "Low Tide").field(1, "Reed", "Rush")
    t.play(0, "Low Tide").resolve().order("Rush", "Reed")
    assert t.zone_names(1, "deck")[-2:] == ["Rush", "Reed"]


@pytest.mark.rule("fow", "310.2", "706.2", "706.3")
def test_any_card_can_be_put_into_the_standby_area_and_the_opponent_sees_only_that_there_is_one() -> None:
    t = table(resonator("Page", "", 100, 100))
    t.sources(0, fire=2).by_hand(0).hand(0, "Page").act(0, "standby", "Page")
    assert t.stack() == [] and t.zone_names(0, "standby") == ["Page"]
    t.to("main", player=1)
    assert not t.can("play", 0, "Page")


@pytest.mark.rule("fow", "502.4", "1202.2", "1009.1")
def test_only_the_draw_of_the_draw_phase_loses_the_game_to_an_empty_deck() -> None:
    t = table(chant("Milestone", "Draw a card. You gain 500 life.", cost="{U}"))
    t.sources(0, water=1).keep_decks().hand(0, "Milestone").deck(1, "Wick Squire", "Wick Squire", only=True)
    t.play(0, "Milestone").resolve()
    assert not t.over and life(t, 0) == 4500 and t.hand_size(0) == 0
    t.to("main", player=1)
    assert not t.over
    t.next_turn().passes(0).passes(1)
    assert t.over and t.winner == 1


@pytest.mark.rule("fow", "603.4", "906.3d", "911.1")
def test_the_enter_ability_of_a_resonator_that_died_at_once_is_still_played() -> None:
    t = table(
        addition("Miasma", "Resonators gain [-200/-200].", cost="{B}"),
        resonator("Mayfly", "[Enter] >>> Draw a card.", 200, 200, cost="{G}"),
    )
    t.sources(0, wind=1).hand(0, "Mayfly").field(1, "Miasma")
    t.play(0, "Mayfly").resolve()
    assert t.zone_names(0, "graveyard") == ["Mayfly"] and t.stack() == ["Mayfly"]
    t.resolve()
    assert t.hand_size(0) == 1


@pytest.mark.rule("fow", "705.1a", "104.4")
def test_a_judgment_that_is_prohibited_too_late_is_done() -> None:
    t = table(
        ruler(),
        chant("Interdict", "[Quickcast]\nPlayers cannot perform judgment processes this turn.", cost="{U}"),
    )
    t.zone(0, "ruler", "Cinder Queen").sources(0, fire=1).sources(1, water=1).hand(1, "Interdict")
    t.act(0, "judgment").passes(0).play(1, "Interdict").resolve().resolve()
    assert t.is_on_field("Cinder Queen Ablaze", 0)


@pytest.mark.rule("fow", "709.1", "604.1", "701.2")
def test_a_quickcast_resonator_comes_in_the_opponents_battle_and_blocks() -> None:
    t = table(
        resonator("Watchman", "[Quickcast]", 200, 600, cost="{W}"),
        resonator("Raider", "", 400, 400),
        resonator("Slow Watch", "", 200, 600, cost="{W}"),
    )
    t.sources(1, light=1).hand(1, "Watchman", "Slow Watch").field(0, "Raider")
    t.attack("Raider", at=1).passes(0)
    assert not t.can("play", 1, "Slow Watch")
    t.play(1, "Watchman").resolve().block("Watchman").end_step()
    assert life(t, 1) == 4000 and t.damage_on("Watchman") == 400


@pytest.mark.rule("fow", "803.3", "803.4a")
def test_an_attacker_that_is_returned_deals_nothing_and_the_battle_goes_on_to_its_end() -> None:
    t = table(
        chant("Home", "[Quickcast]\nReturn target attacking resonator to its owner's hand.", cost="{U}"),
        addition("Chronicle", "At the end of the battle >>> You gain 100 life.", cost="{W}"),
        resonator("Raider", "", 400, 400),
    )
    t.sources(1, water=1).hand(1, "Home").field(0, "Raider", "Chronicle")
    t.attack("Raider", at=1).passes(0).play(1, "Home", targets=["Raider"]).resolve().to("battle_end").resolve_all()
    assert life(t, 1) == 4000 and life(t, 0) == 4100


@pytest.mark.rule("fow", "806.2d", "1103.1")
def test_a_rested_attacked_resonator_deals_damage_back() -> None:
    t = table(resonator("Raider", "", 300, 300), resonator("Sleeper", "", 500, 200))
    t.field(0, "Raider").field(1, "Sleeper", rested=True)
    t.attack("Raider", at="Sleeper").no_block().end_step()
    assert t.zone_names(0, "graveyard") == ["Raider"] and t.zone_names(1, "graveyard") == ["Sleeper"]


@pytest.mark.rule("fow", "903.2i", "903.2m")
def test_a_chant_without_anything_to_target_cannot_be_played_but_one_of_up_to_can() -> None:
    t = table(
        chant("Needy", "Destroy target resonator. Draw a card.", cost="{B}"),
        chant("Modest", "Destroy up to one target resonator. Draw a card.", cost="{B}"),
    )
    t.sources(0, darkness=2).hand(0, "Needy", "Modest")
    assert not t.can("play", 0, "Needy") and "903.2i" in t.why_not(0, "Needy")
    t.play(0, "Modest").resolve()
    assert t.hand_size(0) == 2


@pytest.mark.rule("fow", "903.2f-1", "909.4")
def test_a_chant_that_was_given_quickcast_for_the_turn_keeps_nothing_next_turn() -> None:
    t = table(
        addition("Hourglass", "{0}: Chants in your hand gain [Quickcast] until end of turn.", cost="{U}"),
        chant("Slow Oath", "You gain 300 life.", cost="{W}"),
    )
    t.sources(0, light=1).field(0, "Hourglass").hand(0, "Slow Oath").turn(1, "main")
    t.passes(1)
    assert not t.can("play", 0, "Slow Oath")
    t.use(0, "Hourglass").resolve().passes(1)
    assert t.can("play", 0, "Slow Oath")


@pytest.mark.rule("fow", "905.1", "903.2l", "1013.3")
def test_a_recovered_resonator_of_ones_own_is_rested_for_a_price() -> None:
    t = table(addition("Mill", "Rest a recovered resonator you control: You gain 200 life.", cost="{G}"))
    t.field(0, "Mill").field(0, "Wick Squire", fresh=True).field(0, "Bell Cadet", rested=True).field(1, "Bell Cadet")
    t.use(0, "Mill").resolve()
    assert life(t, 0) == 4200 and t.is_rested("Wick Squire") and not t.can("use", 0, "Mill")


@pytest.mark.rule("fow", "909.3d", "902.3")
def test_abilities_lost_and_gained_apply_in_the_order_in_which_they_came() -> None:
    t = table(
        chant("Hush", "Target resonator loses all abilities until end of turn.", cost="{U}"),
        chant("Wings", "Target resonator gains [Flying] until end of turn.", cost="{W}"),
        resonator("Hawk", "[Flying]\n[Pierce]", 300, 300),
    )
    t.sources(0, water=1, light=1).hand(0, "Hush", "Wings").field(0, "Hawk")
    t.play(0, "Hush", targets=["Hawk"]).resolve()
    assert not t.has("Hawk", "Flying") and not t.has("Hawk", "Pierce")
    t.play(0, "Wings", targets=["Hawk"]).resolve()
    assert t.has("Hawk", "Flying") and not t.has("Hawk", "Pierce")


@pytest.mark.rule("fow", "910.3")
def test_what_saves_itself_by_discarding_is_lost_when_nothing_is_left_to_discard() -> None:
    t = table(
        resonator(
            "Cat",
            "If this card would be put into a graveyard from the field, you may discard a card instead.",
            200,
            200,
        ),
        chant("Axe Day", "Destroy target resonator.", cost="{B}"),
    )
    t.sources(0, darkness=2).hand(0, "Axe Day", "Axe Day").hand(1, "Bell Cadet").field(1, "Cat")
    t.play(0, "Axe Day", targets=["Cat"]).resolve().yes()
    assert t.is_on_field("Cat") and t.hand_size(1) == 0
    t.play(0, "Axe Day", targets=["Cat"]).resolve()
    assert not t.is_on_field("Cat")


@pytest.mark.rule("fow", "1002.3", "1121.1", "1207.1")
def test_a_bestowed_addition_stays_when_its_resonator_leaves() -> None:
    t = table(
        addition("War Banner", "[Bestow] {1}\nBestowed resonator gains [+300/+300].", cost="{R}"),
        chant("Axe Day", "Destroy target resonator.", cost="{B}"),
        resonator("Squad", "", 200, 200),
    )
    t.sources(0, fire=1, darkness=1).hand(0, "Axe Day").field(0, "War Banner", "Squad")
    t.use(0, "War Banner", targets=["Squad"]).resolve()
    assert t.power("Squad") == 500
    t.play(0, "Axe Day", targets=["Squad"]).resolve()
    assert "War Banner" in t.field_names(0) and "Squad" not in t.field_names(0)


@pytest.mark.rule("fow", "1012.1", "905.1")
def test_a_canceled_ability_has_its_price_paid() -> None:
    t = table(
        resonator("Alchemist", "{1}, discard a card: This card deals 500 damage to target player.", 200, 200),
        chant("Hush", "[Quickcast]\nCancel target activate ability.", cost="{U}"),
    )
    t.sources(0, fire=1).sources(1, water=1).hand(0, "Bell Cadet").hand(1, "Hush").field(0, "Alchemist")
    t.use(0, "Alchemist", targets=[1]).passes(0).play(1, "Hush", targets=["Alchemist"]).resolve()
    assert t.stack() == [] and life(t, 1) == 4000 and t.hand_size(0) == 0 and t.is_rested("Fire Source 1")


@pytest.mark.rule("fow", "1017.6", "1017.6a")
def test_a_copy_of_a_card_in_a_graveyard_is_played_and_the_card_stays() -> None:
    t = table(
        chant(
            "Faded Print", "Copy target chant card in your graveyard. You may play the copy without paying its cost."
        ),
        chant("Spark", "This card deals 200 damage to target player.", cost="{R}"),
    )
    t.sources(0, light=1).hand(0, "Faded Print").zone(0, "graveyard", "Spark")
    t.play(0, "Faded Print", targets=["Spark"]).resolve().yes().choose(1).resolve_all()
    assert life(t, 1) == 3800 and t.zone_names(0, "graveyard") == ["Spark", "Faded Print"]


@pytest.mark.rule("fow", "1018.1a", "1018.1b", "910.2")
def test_a_prevention_of_the_next_damage_is_used_up_by_as_much_as_it_prevents() -> None:
    t = table(
        chant("Veil", "[Quickcast]\nPrevent the next 300 damage that would be dealt to you this turn.", cost="{W}"),
        chant("Spark", "This card deals 200 damage to target player.", cost="{R}"),
    )
    t.sources(0, fire=2).sources(1, light=1).hand(0, "Spark", "Spark").hand(1, "Veil")
    t.play(0, "Spark", targets=[1]).passes(0).play(1, "Veil").resolve().resolve()
    assert life(t, 1) == 4000
    t.play(0, "Spark", targets=[1]).resolve()
    assert life(t, 1) == 3900


@pytest.mark.rule("fow", "1022.2", "302.3")
def test_counters_are_gone_with_the_field_but_stay_from_ruler_area_to_field() -> None:
    t = table(
        chant("Flicker", "Return target resonator to its owner's hand.", cost="{U}"),
        resonator("Jar", "", 100, 100, cost="{W}"),
    )
    t.sources(0, water=1, light=1).hand(0, "Flicker").field(0, "Jar", counters={"honey": 3})
    t.play(0, "Flicker", targets=["Jar"]).resolve().play(0, "Jar").resolve()
    assert t.counters("Jar", "honey") == 0


@pytest.mark.rule("fow", "1046.2a", "907.2", "104.4")
def test_a_will_coin_pays_also_where_no_abilities_can_be_played() -> None:
    t = table(
        addition("Silent Hall", "Players cannot play activate abilities.", cost="{W}"),
        resonator("Minter", "[Enter] >>> Gain a water will coin token.", 100, 100, cost="{U}"),
        chant("Glint", "You gain 300 life.", cost="{U}"),
    )
    t.sources(0, water=1).hand(0, "Minter", "Glint").play(0, "Minter").resolve_all()
    assert len(t.zone_names(0, "item")) == 1
    t.act(0, "will").play(0, "Glint").resolve()
    assert life(t, 0) == 4300


@pytest.mark.rule("fow", "1047.1b", "322.1b")
def test_an_expelled_card_is_not_fetched_from_outside_the_game() -> None:
    t = table(
        chant("Cast Out", "Expel the top card of your deck.", cost="{W}"),
        chant("Call In", "Put a resonator you own from outside the game into your hand.", cost="{W}"),
    )
    t.sources(0, light=2).hand(0, "Cast Out", "Call In").deck(0, "Wick Squire").zone(0, "outside", "Bell Cadet")
    t.play(0, "Cast Out").resolve().play(0, "Call In").resolve()
    assert t.hand_names(0) == ["Bell Cadet"] and "Wick Squire" in t.zone_names(0, "outside")


@pytest.mark.rule("fow", "1047.1b", "1048.1")
@pytest.mark.parametrize(
    "words",
    [
        "Swap a resonator in your hand with a resonator you own from outside the game.",
        "Reveal a resonator you own from outside the game and put it into your hand.",
        "Play a resonator you own from outside the game without paying its cost.",
    ],
)
def test_whatever_would_move_an_expelled_card_does_not_choose_it(words: str) -> None:
    t = table(chant("Summon Back", words, cost="{W}")).sources(0, light=1).hand(0, "Summon Back", "Wick Squire")
    t.zone(0, "outside", "Bell Cadet", counters={"expelled": 1}).play(0, "Summon Back").resolve_all()
    assert t.zone_of("Bell Cadet") == "outside" and t.hand_names(0) == ["Wick Squire"]


@pytest.mark.rule("fow", "1050.1", "906.4a")
def test_leaving_the_graveyard_is_heard_whatever_takes_the_card_away() -> None:
    t = table(
        addition("Crypt Keeper", "Whenever a card leaves your graveyard >>> Draw a card.", cost="{B}"),
        chant("Last Rite", "Remove target card in your graveyard from the game.", cost="{W}"),
        chant("Recall", "Return target resonator card from your graveyard to your hand.", cost="{B}"),
    )
    t.sources(0, light=1, darkness=1).field(0, "Crypt Keeper").hand(0, "Last Rite", "Recall")
    t.zone(0, "graveyard", "Wick Squire", "Bell Cadet")
    t.play(0, "Last Rite", targets=["Wick Squire"]).resolve_all()
    assert t.hand_size(0) == 2
    t.play(0, "Recall", targets=["Bell Cadet"]).resolve_all()
    assert t.hand_size(0) == 3


@pytest.mark.rule("fow", "1051.1", "909.4a", "505.5")
def test_a_borrowed_resonator_goes_back_when_the_card_that_holds_it_leaves() -> None:
    t = table(
        resonator(
            "Siren",
            "[Enter] >>> Gain control of target resonator your opponent controls as long as this card is in the field.",
            200,
            200,
            cost="{U}",
        ),
        chant("Axe Day", "Destroy target resonator.", cost="{B}"),
        resonator("Sailor", "", 300, 300),
    )
    t.sources(0, water=1, darkness=1).hand(0, "Siren", "Axe Day").field(1, "Sailor")
    t.play(0, "Siren").resolve_all()
    assert t.is_on_field("Sailor", 0)
    t.play(0, "Axe Day", targets=["Siren"]).resolve()
    assert t.is_on_field("Sailor", 1)


@pytest.mark.rule("fow", "1050.1", "901.3")
def test_a_card_that_leaves_its_graveyard_hears_it_itself() -> None:
    t = table(
        resonator("Revenant", "When this card leaves your graveyard >>> You gain 200 life.", 100, 100),
        chant("Recall", "Return target resonator card from your graveyard to your hand.", cost="{B}"),
    )
    t.sources(0, darkness=1).hand(0, "Recall").zone(0, "graveyard", "Revenant")
    t.play(0, "Recall", targets=["Revenant"]).resolve().yes().resolve_all()  # 906.3b  it is in a hand by then
    assert t.hand_names(0) == ["Revenant"] and life(t, 0) == 4200
