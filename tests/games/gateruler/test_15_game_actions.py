"""Section 15: game actions, as texts instruct them."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript
from tests.games.gateruler.plain import table
from tests.games.gateruler.printed import card, happening

# ---------------------------------------------------------------- 15-2  numbers


@pytest.mark.rule("gateruler", "15-2a")
def test_gaining_changes_a_number_also_downwards() -> None:
    grow = happening("Grow", "Choose 1 unit. It gains +2 ATK until the end of the turn.")
    wither = happening("Wither", "Choose 1 unit. It gains -1 ATK until the end of the turn.")
    made = table(grow, wither).hand(0, "Grow", "Wither").field(1, "Scout")
    made.play(0, "Grow", targets=["Scout"]).resolve()
    assert made.power("Scout", 1) == 4
    made.play(0, "Wither", targets=["Scout"]).resolve()
    assert made.power("Scout", 1) == 3


@pytest.mark.rule("gateruler", "15-2b")
def test_more_base_damage_is_added_to_what_is_printed() -> None:
    forge = card("Forge", "If an event deals damage to a unit, add +2 to the base damage.", "field", "0 0 0 0")
    bolt = happening("Bolt", "Choose 1 unit. Deal 2 damage to it.")
    made = table(forge, bolt).hand(0, "Bolt").zone(0, "field", "Forge").field(1, "Giant")
    made.play(0, "Bolt", targets=["Giant"]).resolve()
    assert made.damage_on("Giant", 1) == 4


@pytest.mark.rule("gateruler", "15-2c")
def test_an_increased_summon_cap_lasts_for_the_turn() -> None:
    rally = happening("Rally", "Increase your summon cap by 1.")
    made = table(rally).hand(0, "Rally", "Scout", "Guard", "Giant").play(0, "Rally").resolve()
    made.play(0, "Scout", option="attack 1").resolve().play(0, "Guard", option="attack 2").resolve()
    assert not made.can("play", 0, "Giant")
    made.next_turn().next_turn().to("main").play(0, "Giant", option="attack 3").resolve()
    assert "Giant" in made.field_names(0) and made.resource(0, "more summons") == 0


@pytest.mark.rule("gateruler", "15-2c-2", "15-2c-2a")
def test_a_continuous_increase_ends_with_its_ability() -> None:
    line = card("Line", "Your summon cap is increased by 1.", "field", "0 0 0 0")
    raze = happening("Raze", "Choose 1 field. Destroy it.")
    made = table(line, raze).hand(0, "Raze", "Scout", "Guard").zone(0, "field", "Line")
    made.play(0, "Scout", option="attack 1").resolve()
    assert made.can("play", 0, "Guard")
    made.play(0, "Raze", targets=["Line"]).resolve()
    assert not made.can("play", 0, "Guard")


# ---------------------------------------------------------------- 15-3 to 15-9


@pytest.mark.rule("gateruler", "15-3a", "15-3c", "15-3c-1")
def test_entering_and_leaving_play_are_heard() -> None:
    clerk = card(
        "Clerk", "When an allied unit enters play, draw 1 card.\nWhen an allied unit leaves play, draw 1 card."
    )
    back = happening("Back", "Choose 1 allied unit. Return it to its owner's hand.")
    made = table(clerk, back).hand(0, "Scout", "Back").field(0, "Clerk")
    made.play(0, "Scout", option="attack 2").resolve().resolve()
    assert made.hand_size(0) == 2
    made.play(0, "Back", targets=["Scout"]).resolve().resolve()
    assert made.hand_size(0) == 3


@pytest.mark.rule("gateruler", "15-3d")
def test_a_card_played_from_the_hand_has_come_from_the_hand() -> None:
    text = "When this card enters play, if this card was played from your hand, draw 1 card."
    herald = card("Herald", text)
    made = table(herald).hand(0, "Herald").play(0, "Herald", option="attack 1").resolve().resolve()
    assert made.hand_size(0) == 1
    driven = table(herald).zone(0, "drive", "Herald").act(0, "reveal", "Herald")
    driven.play(0, "Herald", option="attack 1").resolve()
    assert driven.stack() == [] and driven.hand_size(0) == 0


@pytest.mark.rule("gateruler", "15-4a", "15-4b")
def test_setting_puts_a_card_face_down_and_counts() -> None:
    page = card("Page", "【TD】Choose 1 card in your hand. Set it.")
    made = table(page).hand(0, "Page", "Spark").play(0, "Page", option="attack 1").resolve().resolve()
    assert made.zone_names(0, "set") == ["Spark"] and not made.obj("Spark").face_up
    assert made.resource(0, "sets") == 1


@pytest.mark.rule("gateruler", "15-5a")
def test_looking_shows_cards_to_the_player_alone() -> None:
    spy = happening(
        "Spy",
        "Look at the top 2 cards of your deck. Add 1 unit among them to your hand and put the other "
        "cards on the bottom of your deck in any order.",
    )
    made = table(spy).hand(0, "Spy").deck(0, "Giant", "Trick").play(0, "Spy").resolve()
    assert made.hand_names(0) == ["Giant"] and made.zone_names(0, "deck")[-1] == "Trick"


@pytest.mark.rule("gateruler", "15-6a", "15-6a-1", "15-6a-3", "15-6a-4", "15-6b")
def test_choosing_in_a_deck_is_no_target_and_may_find_nothing() -> None:
    fetch = happening("Fetch", "Choose 1 event card in your deck. Add it to your hand.")
    made = table(fetch).hand(0, "Fetch").deck(0, "Giant", "Trick")
    made.play(0, "Fetch").resolve().choose("Trick")
    assert made.hand_names(0) == ["Trick"]
    failed = table(fetch).hand(0, "Fetch").deck(0, "Giant", "Trick").play(0, "Fetch").resolve().choose()
    assert failed.hand_size(0) == 0


@pytest.mark.rule("gateruler", "15-6a-2")
def test_without_a_condition_a_card_must_be_found() -> None:
    fetch = happening("Fetch", "Choose 1 card in your deck. Add it to your hand.")
    made = table(fetch).hand(0, "Fetch").deck(0, "Giant", "Trick").play(0, "Fetch").resolve()
    with pytest.raises(BadScript):
        made.choose()


@pytest.mark.rule("gateruler", "15-7a", "15-7b")
def test_ready_and_exhaust_turn_cards() -> None:
    wake = happening("Wake", "Choose 1 allied unit. Ready it.")
    tire = happening("Tire", "Choose 1 enemy unit. Exhaust it.")
    made = table(wake, tire).hand(0, "Wake", "Tire").field(0, "Scout", rested=True).field(1, "Giant")
    made.play(0, "Wake", targets=["Scout"]).resolve().play(0, "Tire", targets=["Giant"]).resolve()
    assert not made.is_rested("Scout", 0) and made.is_rested("Giant", 1)


@pytest.mark.rule("gateruler", "15-8a", "15-8b", "15-9a")
def test_drawing_and_discarding() -> None:
    trade = happening("Trade", "Draw 2 cards. Discard 1 card.")
    made = table(trade).hand(0, "Trade").deck(0, "Giant", "Spark").play(0, "Trade").resolve().choose("Spark")
    assert made.hand_names(0) == ["Giant"] and "Spark" in made.zone_names(0, "graveyard")


# ---------------------------------------------------------------- 15-10 to 15-14


@pytest.mark.rule("gateruler", "15-10a", "15-10a-1")
def test_divided_damage_is_shared_out_among_the_targets_while_playing() -> None:
    sparks = happening("Sparks", "Choose up to 3 enemy units. Deal 3 damage, divided as you choose among them.")
    made = table(sparks).hand(0, "Sparks").field(1, "Giant", "Guard")
    made.play(0, "Sparks", targets=["Giant", "Guard"], divide={"Giant": 2, "Guard": 1}).resolve()
    assert made.damage_on("Giant", 1) == 2 and made.damage_on("Guard", 1) == 1


@pytest.mark.rule("gateruler", "15-11a")
def test_swapped_units_take_each_others_zones() -> None:
    waltz = happening("Waltz", "Choose 2 allied units. Swap them.")
    made = table(waltz).hand(0, "Waltz").field(0, "Scout", place=1).field(0, "Guard", place=3)
    made.play(0, "Waltz", targets=["Scout", "Guard"]).resolve()
    assert (made.obj("Scout").place, made.obj("Guard").place) == (3, 1)


@pytest.mark.rule("gateruler", "15-11b")
def test_what_cannot_be_in_the_other_zone_is_not_swapped() -> None:
    waltz = happening("Waltz", "Choose 1 allied unit and 1 card in your graveyard. Swap the former and the latter.")
    made = table(waltz).hand(0, "Waltz").field(0, "Scout", place=2).zone(0, "graveyard", "Trick", "Giant")
    made.play(0, "Waltz", targets=[["Scout"], ["Trick"]]).resolve()
    assert made.field_names(0) == ["Scout"]
    other = table(waltz).hand(0, "Waltz").field(0, "Scout", place=2).zone(0, "graveyard", "Giant")
    other.play(0, "Waltz", targets=[["Scout"], ["Giant"]]).resolve()
    assert other.field_names(0) == ["Giant"] and other.obj("Giant").place == 2
    assert "Scout" in other.zone_names(0, "graveyard")


@pytest.mark.rule("gateruler", "15-12a", "15-12b-1", "15-12b-2", "15-12b-3", "15-12c")
def test_units_are_destroyed_by_text_by_damage_and_without_hp() -> None:
    hush = happening("Hush", "Choose 1 enemy unit. Destroy it.")
    mask = happening("Mask", "Choose 1 enemy unit. It gains -3 HP until the end of the turn.")
    bolt = happening("Bolt", "Choose 1 enemy unit. Deal 3 damage to it.")
    for name in ("Hush", "Mask", "Bolt"):
        made = table(hush, mask, bolt).hand(0, name).field(1, "Scout").play(0, name, targets=["Scout"]).resolve()
        assert made.zone_names(1, "graveyard") == ["Scout"], name


@pytest.mark.rule("gateruler", "15-13a")
def test_removed_cards_go_to_the_removal_zone_of_their_owner() -> None:
    dust = happening("Dust", "Choose 1 card in your opponent's graveyard. Remove it from the game.")
    made = table(dust).hand(0, "Dust").zone(1, "graveyard", "Giant").play(0, "Dust", targets=["Giant"]).resolve()
    assert made.zone_names(1, "removed") == ["Giant"]


@pytest.mark.rule("gateruler", "15-14a")
def test_a_charge_lies_in_the_zone_of_the_hosts_controller_linked_to_it() -> None:
    graft = happening("Graft", "Choose 1 enemy unit. Add the top card of your deck underneath it as a charge.")
    made = table(graft).hand(0, "Graft").field(1, "Giant").deck(0, "Trick")
    made.play(0, "Graft", targets=["Giant"]).resolve()
    assert made.zone_names(1, "charge") == ["Trick"]
    assert made.obj("Trick", None, "charge").host == made.obj("Giant", 1).id


@pytest.mark.rule("gateruler", "15-14a-1", "3-10f")
def test_a_set_card_gains_no_charges() -> None:
    graft = happening("Graft", "Choose 1 enemy set card. Add the top card of your deck underneath it as a charge.")
    made = table(graft).hand(0, "Graft").zone(1, "set", "Spark").deck(0, "Trick")
    made.play(0, "Graft", targets=["Spark"]).resolve()
    assert made.zone_names(0, "deck")[0] == "Trick" and made.zone_names(1, "charge") == []


@pytest.mark.rule("gateruler", "15-14b", "15-14b-1", "15-14b-3", "15-14c")
def test_a_card_put_on_top_takes_the_place_and_the_charges_of_the_one_below() -> None:
    crown = happening(
        "Crown", "Choose 1 allied unit and 1 unit card in your graveyard. Put the latter on top of the former."
    )
    made = table(crown).hand(0, "Crown").field(0, "Scout", place=2, rested=True, damage=1)
    made.zone(0, "charge", "Spark", host="Scout").zone(0, "graveyard", "Giant")
    made.play(0, "Crown", targets=[["Scout"], ["Giant"]]).resolve()
    giant = made.obj("Giant", 0, "front")
    assert giant.place == 2 and giant.turned and giant.damage == 0
    assert sorted(made.zone_names(0, "charge")) == ["Scout", "Spark"]
    assert all(made.obj(name, 0, "charge").host == giant.id for name in ("Scout", "Spark"))


@pytest.mark.rule("gateruler", "15-14b-2")
def test_a_card_put_on_top_of_an_attacker_attacks_in_its_stead() -> None:
    crown = card(
        "Rider",
        "As this card attacks, choose 1 unit card in your graveyard. Put it on top of this card.",
        numbers="0 1 1 1",
    )
    made = table(crown).field(0, "Rider").zone(0, "graveyard", "Giant")
    made.attack("Rider", at="Rival", targets=["Giant"]).to("attack_start")
    assert made.field_names(0) == ["Giant"] and made.damage_count(1) == 2
