"""Rulings of positions and moments: switching, recovering, searching, showing, counters, who goes first, what loops."""

from __future__ import annotations

import pytest

from arbiter.testing import scenario
from tests.games.caster.rulings import Written, barrier, board, caster, conjure, lies, servant


def bond(name: str, text: str = "", materials: tuple[str, ...] = ("Lampa", "Luma"), **more: int) -> dict[str, object]:
    return servant(name, text=text, **more) | {"type": "Soul Bond Servant", "materials": list(materials)}


PACK = "Search your deck for a Wolf, reveal it, and put it into your hand. Then shuffle your deck."


@pytest.mark.rule("caster", "906.5a", "304.3")
def test_a_wolf_milled_from_the_deck_is_seen_in_the_graveyard() -> None:
    table = board(
        servant("Den Mother", text="Whenever a Wolf card is put into your graveyard from your deck ⇒ Draw a card."),
        servant("Cub", race="Wolf"),
        servant("Kid", race="Goat"),
        conjure("Landslide", "Put the top three cards of your deck into your graveyard.", cost=0),
    )
    table.field(0, "Den Mother").deck(0, "Cub", "Kid", "Cub", "Kid", "Kid", "Kid").hand(0, "Landslide")
    table.play(0, "Landslide").resolve_all()
    assert table.hand_size(0) == 2


@pytest.mark.rule("caster", "1004.3", "1004.3a")
def test_every_card_of_a_revealed_hand_is_revealed() -> None:
    table = board(
        barrier("Spyglass", "Whenever an enemy card is revealed ⇒ Gain a candy counter."),
        conjure("Show Me", "Your opponent reveals their hand.", cost=0),
    )
    table.field(0, "Spyglass").hand(0, "Show Me").hand(1, 2)
    table.play(0, "Show Me").resolve_all()
    assert table.resource(0, "candy") == 2


@pytest.mark.rule("caster", "1012.2", "1012.3")
def test_a_search_may_find_nothing_and_is_a_search_all_the_same() -> None:
    table = board(
        servant(
            "Archivist", text="Whenever you search your deck ⇒ This card gains +1000 ATK until end of turn.", atk=1000
        ),
        servant("Cub", race="Wolf"),
        conjure(
            "Call the Pack",
            "Search your deck for a Wolf, reveal it, and put it into your hand. Then shuffle your deck.",
            cost=0,
        ),
    )
    table.field(0, "Archivist").hand(0, "Call the Pack").deck(0, "Cub", 4)
    table.play(0, "Call the Pack").resolve().choose()
    table.resolve_all()
    assert table.hand_names(0) == [] and table.power("Archivist") == 2000


@pytest.mark.rule("caster", "1013.2", "1013.2a")
def test_an_empty_hand_is_discarded_too() -> None:
    table = board(conjure("Fresh Start", "Discard your hand. If you do, draw two cards.", cost=0))
    table.hand(0, "Fresh Start").deck(0, 5).play(0, "Fresh Start").resolve()
    assert table.hand_size(0) == 2


@pytest.mark.rule("caster", "1011.1", "1011.2", "303.1a")
def test_what_a_switch_is() -> None:
    def made() -> Written:
        return board(
            servant("Weathercock", text="Whenever this card switches ⇒ Gain a candy counter."),
            conjure("Turn", "Switch target servant.", cost=0),
            conjure("Tip Over", "Reverse target servant.", cost=0),
            conjure("Upright", "Recover target servant.", cost=0),
        ).hand(0, "Turn", "Tip Over", "Upright")

    table = made().field(0, "Weathercock", rested=True)
    table.play(0, "Turn", targets=["Weathercock"]).resolve()
    assert lies(table, "Weathercock") == "rested" and table.resource(0, "candy") == 0
    table.play(0, "Tip Over", targets=["Weathercock"]).resolve_all()
    assert lies(table, "Weathercock") == "reversed" and table.resource(0, "candy") == 1
    table.play(0, "Upright", targets=["Weathercock"]).resolve_all()
    assert lies(table, "Weathercock") == "recovered" and table.resource(0, "candy") == 2
    table = made().field(0, "Weathercock", rested=True)
    table.play(0, "Upright", targets=["Weathercock"]).resolve_all()
    assert table.resource(0, "candy") == 0


@pytest.mark.rule("caster", "502.1", "303.1a")
def test_the_recovery_phase_leaves_reversed_servants_reversed() -> None:
    table = board(servant("Sleeper"), servant("Guard"), caster("Hal"))
    table.field(1, "Sleeper", "Hal", rested=True).field(1, "Guard", reversed=True).to("recovery", 1)
    assert [lies(table, name) for name in ("Sleeper", "Hal", "Guard")] == ["recovered", "recovered", "reversed"]


@pytest.mark.rule("caster", "705.3", "1011.1", "803.3a")
def test_a_text_switches_again_what_its_player_has_switched() -> None:
    table = board(servant("Dancer"), barrier("Music", "[1]: Switch target allied servant."))
    table.field(0, "Dancer", reversed=True).field(0, "Music").sources(0, void=2)
    table.act(0, "switch", "Dancer")
    assert lies(table, "Dancer") == "recovered" and table.acts(0, "switch") == []
    table.use(0, "Music", targets=["Dancer"]).resolve()
    assert lies(table, "Dancer") == "reversed"
    table.use(0, "Music", targets=["Dancer"]).resolve()
    assert table.can("attack", 0, "Dancer")


@pytest.mark.rule("caster", "504.1b", "907.6", "306.6")
def test_a_face_down_card_gives_one_aether_without_an_element() -> None:
    table = board(
        servant("Ember", cost=1, element="Ignus"), servant("Husk", cost=1), servant("Bright", element="Ignus")
    )
    table.hand(0, "Ember", "Husk", "Bright").turn(0, "call", begin=True)
    table.act(0, "set", "Bright").to("main")
    assert table.can("play", 0, "Husk") and not table.can("play", 0, "Ember")


@pytest.mark.rule("caster", "803.4a", "909.5", "804.1")
def test_an_attacker_that_becomes_a_barrier_attacks_no_more() -> None:
    table = board(
        servant("Charger", atk=3000),
        servant("Victim", atk=100),
        conjure("Petrify", "[Quickcast]\nTarget servant becomes a barrier until end of turn.", cost=0),
    )
    table.field(0, "Charger").field(1, "Victim").hand(1, "Petrify")
    table.attack("Charger", at="Victim").passes(0).play(1, "Petrify", targets=["Charger"]).resolve().to("main", 1)
    assert table.is_on_field("Victim", 1)


@pytest.mark.rule("caster", "909.3b", "909.3b-2", "1014.2", "1014.3")
@pytest.mark.parametrize(("order", "power"), [(("Swell", "Shrink"), 500), (("Shrink", "Swell"), 1500)])
def test_the_later_effect_is_applied_later(order: tuple[str, str], power: int) -> None:
    table = board(
        servant("Clay", atk=2000),
        conjure("Swell", "Target servant gets +1000 ATK until end of turn.", cost=0),
        conjure("Shrink", "Target servant becomes [500/500] until end of turn.", cost=0),
    )
    table.field(0, "Clay").hand(0, *order)
    for name in order:
        table.play(0, name, targets=["Clay"]).resolve()
    assert table.power("Clay") == power


@pytest.mark.rule("caster", "909.6", "903.2e")
def test_printed_atk_is_what_stands_on_the_card() -> None:
    table = board(
        servant("Proud", atk=2000),
        servant("Meek", atk=2000),
        conjure("Pat", "Target servant gains +100 ATK until end of turn.", cost=0),
        conjure("Humble", "Destroy target servant with ATK greater than its printed ATK.", cost=0),
    )
    table.field(1, "Proud", "Meek").hand(0, "Pat", "Humble")
    assert not table.can("play", 0, "Humble")
    table.play(0, "Pat", targets=["Proud"]).resolve().play(0, "Humble", targets=["Proud"]).resolve()
    assert table.field_names(1) == ["Meek"]


@pytest.mark.rule("caster", "1008.2", "104.1")
def test_a_text_that_names_the_enemys_servant_stands_above_the_rule() -> None:
    table = board(servant("Safe"), conjure("Overreach", "Banish target enemy servant. Draw a card.", cost=0))
    table.field(1, "Safe").hand(0, "Overreach").deck(0, 3)
    table.play(0, "Overreach", targets=["Safe"]).resolve()
    assert table.zone_names(1, "graveyard") == ["Safe"] and table.hand_size(0) == 1


@pytest.mark.rule("caster", "1018.3", "1018.3a")
def test_candy_is_paid_whole_or_not_at_all() -> None:
    table = board(caster("Confectioner", text="Pay three candy counters: Draw two cards."))
    table.field(0, "Confectioner").resources(0, candy=2)
    assert not table.can("use", 0, "Confectioner", ability="candy")
    table = board(caster("Confectioner", text="Pay three candy counters: Draw two cards."))
    table.field(0, "Confectioner").resources(0, candy=4).deck(0, 3)
    table.use(0, "Confectioner", "candy").resolve()
    assert table.resource(0, "candy") == 1 and table.hand_size(0) == 2


@pytest.mark.rule("caster", "1018.7", "1018.4", "1018.6")
def test_a_counter_is_moved_and_another_falls_away() -> None:
    table = board(
        servant("From"),
        servant("To", atk=1000, text="This card gains +500 ATK for each spark counter on it."),
        conjure("Pass It On", "Move a spark counter from target servant to another target servant.", cost=0),
        conjure("Recall", "Return target servant to its owner's hand.", cost=0),
    )
    table.field(0, "From", counters={"spark": 2}).field(0, "To").hand(0, "Pass It On", "Recall")
    table.play(0, "Pass It On", targets=["From", "To"]).resolve()
    assert table.counters("From", "spark") == 1 and table.power("To") == 1500
    table.play(0, "Recall", targets=["From"]).resolve()
    assert table.power("To") == 1500 and table.hand_names(0) == ["From"]


@pytest.mark.rule("caster", "1109.2", "701.2", "1106.2")
def test_soul_seal_plays_the_enter_ability_again_in_main_timing_only() -> None:
    table = board(
        bond("Union", "[Soul Seal]\n[Enter] ⇒ Draw a card."),
        caster("Lampa"),
        caster("Luma"),
        conjure("Pause", "[Quickcast]\nDraw a card.", cost=0),
    )
    table.field(0, "Union", under=("Lampa", "Luma")).hand(0, "Pause").deck(0, 6)
    table.play(0, "Pause")
    assert not table.can("use", 0, "Union")
    table.resolve().use(0, "Union", cost=["Luma"]).resolve_all()
    assert table.hand_size(0) == 2 and table.zone_names(0, "graveyard") == ["Pause", "Luma"]


@pytest.mark.rule("caster", "315.2a", "1107.2")
def test_no_last_words_on_the_way_to_the_extra_deck() -> None:
    table = board(
        bond("Union", "[Last Words] ⇒ Draw three cards."),
        caster("Lampa"),
        conjure("Recall", "Return all servants to their owners' hands.", cost=0),
    )
    table.field(0, "Union", under=("Lampa",)).hand(0, "Recall").deck(0, 5)
    table.play(0, "Recall").resolve()
    assert table.stack() == [] and table.zone_names(0, "extra") == ["Union"] and table.hand_size(0) == 0


@pytest.mark.rule("caster", "1102.4", "1102.2", "1102.3")
def test_of_two_corrupting_words_one_is_applied() -> None:
    table = board(servant("Maw", text="[Triple Corrupt]\n[Double Corrupt]"), servant("A"), servant("B"), servant("C"))
    table.field(0, "Maw").zone(1, "orb", "A", "B", "C")
    table.attack("Maw", at=1).end_step().option("double_corrupt").choose("A", "C")
    assert sorted(table.hand_names(1)) == ["A", "C"] and table.zone_names(1, "orb") != []


@pytest.mark.rule("caster", "1117.2b", "314.2")
def test_bingo_needs_three_of_one_cost() -> None:
    table = board(
        servant("Caller", atk=1000, text="[BINGO] – This card gains +2000 ATK and [Double Corrupt]."),
        servant("Two", cost=2),
        servant("Also Two", cost=2),
        servant("Three", cost=3),
        conjure("Draw Balls", "Put a card from your hand into an allied BINGO zone.", cost=0),
    )
    table.field(0, "Caller").zone(0, "bingo", "Two", "Also Two", "Three").hand(0, "Draw Balls", "Two")
    assert table.power("Caller") == 1000
    table.play(0, "Draw Balls").resolve().choose("Three")
    assert table.power("Caller") == 3000 and table.has("Caller", "Double Corrupt")


@pytest.mark.rule("caster", "1111.2c", "1103.2b")
@pytest.mark.parametrize(("earnest", "breaks"), [(1, False), (2, True)])
def test_dct_with_break_counts_its_owners_graveyard(earnest: int, breaks: bool) -> None:
    table = board(
        servant("Raider"),
        conjure("Vow", "[DCT] 2 – [Break]\nDraw a card.", cost=4),
        servant("Faithful", race="Earnest"),
    )
    table.field(0, "Raider").zone(1, "orb", "Vow").zone(1, "graveyard", *["Faithful"] * earnest).deck(1, 4)
    table.attack("Raider", at=1).end_step()
    if breaks:
        table.yes().resolve()
    assert table.hand_size(1) == 1 and ("Vow" in table.hand_names(1)) is not breaks


@pytest.mark.rule("caster", "603.2", "906.3", "605.1b")
def test_the_turn_players_triggers_are_played_first_and_resolve_last() -> None:
    table = board(
        servant("Ours", text="Whenever a servant is put into a graveyard from the field ⇒ Draw a card."),
        servant("Theirs", text="Whenever a servant is put into a graveyard from the field ⇒ Draw a card."),
        servant("Martyr"),
        conjure("Axe", "Destroy target servant.", cost=0),
    )
    table.field(0, "Ours", "Martyr").field(1, "Theirs").hand(0, "Axe").deck(0, 3).deck(1, 3)
    table.play(0, "Axe", targets=["Martyr"]).resolve()
    assert table.stack() == ["Ours", "Theirs"]
    table.resolve()
    assert table.hand_size(1) == 1 and table.hand_size(0) == 0


@pytest.mark.rule("caster", "1301.1c")
def test_a_loop_that_nobody_can_stop_is_a_draw() -> None:
    table = scenario("caster", stops=False)
    table.define(**servant("Restless", text="Whenever this card becomes rested ⇒ Recover this card."))
    table.define(**barrier("Lullaby", "Whenever an allied servant becomes recovered ⇒ Rest it."))
    table.define(**conjure("Nap", "Rest target servant.", cost=0))
    table.field(0, "Restless", "Lullaby").hand(0, "Nap")
    table.play(0, "Nap")
    assert table.over and table.winner is None


@pytest.mark.rule("caster", "403.6", "403.6a", "1302.1")
def test_the_coin_is_banished_for_one_aether() -> None:
    table = board(servant("Cheap", cost=1)).turn(0, "setup", number=0, begin=True)
    table.begin()
    coins = [player for player in (0, 1) if len(table.field_names(player)) == 1]
    assert len(coins) <= 1


@pytest.mark.rule("caster", "1302.2a", "1302.3a", "1107.2")
def test_the_last_words_of_a_token() -> None:
    table = board(
        conjure("Sow", 'Create a [500/500] Sprout token with "[Last Words] ⇒ Draw two cards.".', cost=0),
        conjure("Reap", "Destroy target servant.", cost=0),
    )
    table.hand(0, "Sow", "Reap").deck(0, 5).play(0, "Sow").resolve().option("reversed")
    table.play(0, "Reap", targets=["Sprout"]).resolve_all()
    assert table.hand_size(0) == 2 and table.zone_names(0, "graveyard") == ["Sow", "Reap"]


@pytest.mark.rule("caster", "1103.2a", "103.2")
def test_a_caster_does_not_break_out_beside_its_namesake() -> None:
    table = board(servant("Raider"), caster("Nell", text="[Break]"))
    table.field(0, "Raider").field(1, "Nell").zone(1, "orb", "Nell")
    table.attack("Raider", at=1).to("main", 1)
    assert table.field_names(1) == ["Nell"] and "Nell" in table.hand_names(1)


@pytest.mark.rule("caster", "1020.1", "1020.1a", "307.6")
def test_materials_come_from_hand_and_caster_zone() -> None:
    table = board(
        bond("Union", atk=3000),
        caster("Lampa"),
        caster("Luma"),
        conjure("Rite", "Choose a Soul Bond servant from your extra deck and soul bond it.", cost=0),
    )
    table.zone(0, "extra", "Union").hand(0, "Rite", "Lampa").field(0, "Luma")
    table.play(0, "Rite").resolve()
    if table.asked is not None and "recovered" not in str(table.options()):
        table.choose("Union")
    table.option("recovered")
    assert table.field_names(0) == ["Union"] and table.hand_names(0) == []


@pytest.mark.rule("caster", "507.5b", "907.4", "907.2")
def test_aether_waits_until_the_turn_ends() -> None:
    table = board(servant("Sprinter", cost=1, text="[Quickcast]"), caster("Well"))
    table.field(0, "Well").hand(0, "Sprinter").by_hand(0)
    table.act(0, "aether", "Well").to("end_turn")
    assert len(table.pool(0)) == 1 and table.can("play", 0, "Sprinter")
    table.to("main", 1)
    assert table.pool(0) == [] or len(table.pool(0)) == 0


@pytest.mark.rule("caster", "1010.2", "303.1")
def test_the_rest_symbol_asks_for_a_recovered_card() -> None:
    table = board(servant("Lamp Lighter", text="[Rest]: Draw a card."))
    table.field(0, "Lamp Lighter", reversed=True)
    assert not table.can("use", 0, "Lamp Lighter")


@pytest.mark.rule("caster", "1116.2c", "1116.2", "804.3")
def test_an_effect_makes_no_battle_across_phi() -> None:
    table = board(
        servant("Solid", atk=3000),
        servant("Ghost", atk=100, text="[Φ]"),
        conjure("Duel", "Target allied servant battles target enemy servant.", cost=0),
    )
    table.field(0, "Solid").field(1, "Ghost").hand(0, "Duel")
    table.play(0, "Duel", targets=["Solid", "Ghost"]).resolve()
    assert table.is_on_field("Ghost", 1)


@pytest.mark.rule("caster", "1112.2", "307.6", "1114.2")
def test_lethargy_leaves_nothing_to_choose() -> None:
    table = board(servant("Slug", cost=0, text="[Lethargy]\n[Enter] ⇒ If this card is rested, draw a card."))
    table.hand(0, "Slug").deck(0, 3).play(0, "Slug").resolve()
    assert lies(table, "Slug") == "rested"
    table.resolve()
    assert table.hand_size(0) == 1


@pytest.mark.rule("caster", "1115.2", "206.2")
def test_unity_counts_those_of_either_race() -> None:
    table = board(
        servant("Captain", atk=1000, race="Wolf/Sailor", text="[Unity]"),
        servant("Deckhand", atk=700, race="Sailor"),
        servant("Hunter", atk=900, race="Wolf"),
        servant("Stranger", atk=2000, race="Goat"),
    )
    table.field(0, "Captain", "Deckhand", "Hunter", "Stranger").zone(1, "orb", 2)
    table.attack("Captain", at=1).resolve().choose("Deckhand", "Hunter")
    assert table.power("Captain") == 2600 and lies(table, "Stranger") == "recovered"


@pytest.mark.rule("caster", "1005.2", "1103.2b", "604.1a")
def test_abilities_do_not_answer_a_card_that_cannot_be_chased() -> None:
    table = board(
        conjure("Edict", "This card cannot be chased.\nDestroy target enemy servant.", cost=0),
        servant("Slippery", text="[0]: Return this card to its owner's hand."),
    )
    table.field(1, "Slippery").hand(0, "Edict").play(0, "Edict", targets=["Slippery"]).passes(0)
    assert not table.can("use", 1, "Slippery")
