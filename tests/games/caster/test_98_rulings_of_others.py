"""Rulings written from the document alone: how two or more rules of The Caster Chronicles meet."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript
from tests.games.caster.test_90_interactions import table
from tests.games.caster.test_95_rulings_meeting import strikes
from tests.games.caster.written import conjure, servant

# ---------------------------------------------------------------- battle


@pytest.mark.rule("caster", "804.5", "1102.2", "103.1")
def test_who_strikes_a_player_without_orbs_wins_whatever_it_corrupts() -> None:
    made = servant(table(), "Twin", "[Double Corrupt]").field(0, "Twin").attack("Twin").passes(0).passes(1)
    assert made.over and made.winner == 0


@pytest.mark.rule("caster", "803.3b", "1105.2", "706.3", "804.5")
def test_a_servant_that_comes_reversed_after_the_declaration_does_not_guard_any_more() -> None:
    made = servant(table(), "Wisp", "[Quickcast]").field(0, "Hound").zone(1, "orb", 1).hand(1, "Wisp").attack("Hound")
    made.passes(0).play(1, "Wisp").resolve().option("reversed")
    strikes(made)
    assert made.zone_names(1, "orb") == [] and made.is_on_field("Wisp", 1)


@pytest.mark.rule("caster", "1007.2", "804.3", "1008.1")
def test_what_cannot_be_destroyed_survives_battle_and_conjure_and_can_be_banished() -> None:
    made = servant(table(), "Rock", "This card cannot be destroyed.", atk=100)
    conjure(made, "Toll", "Target player banishes a servant.").field(0, "Bear").field(1, "Rock").hand(0, "Fell", "Toll")
    made.play(0, "Fell", targets=["Rock"]).resolve()
    assert made.is_on_field("Rock", 1)
    made.play(0, "Toll", targets=[1]).resolve()
    assert not made.is_on_field("Rock", 1)


@pytest.mark.rule("caster", "705.3", "1011.1", "604.2d")
def test_a_servant_is_switched_by_rule_once_a_turn_and_by_effects_besides() -> None:
    made = conjure(table(), "Turn", "Switch target servant.").field(0, "Hound").hand(0, "Turn")
    made.act(0, "switch", "Hound")
    assert made.acts(0, "switch") == []
    made.play(0, "Turn", targets=["Hound"]).resolve()
    assert not made.is_rested("Hound") and made.acts(0, "switch") == []


@pytest.mark.rule("caster", "502.1", "303.1a", "803.3a")
def test_reversed_servants_stay_reversed_as_their_turn_begins_and_do_not_attack() -> None:
    made = table().field(1, "Hound", reversed=True).field(1, "Bear", rested=True).next_turn()
    made.to("attack_declaration", player=1)
    assert made.can("attack", 1, "Bear") and not made.can("attack", 1, "Hound")


@pytest.mark.rule("caster", "1104.2", "909.1c", "803.3a")
def test_a_servant_that_gains_slow_start_the_turn_it_came_does_not_attack() -> None:
    made = servant(table(), "Bog", "Enemy servants gain [Slow Start].").field(1, "Bog").field(0, "Hound")
    made.field(0, "Pup", fresh=True).to("attack_declaration")
    assert made.can("attack", 0, "Hound") and not made.can("attack", 0, "Pup")


@pytest.mark.rule("caster", "1110.2", "803.3b", "1116.2b")
def test_hubris_does_not_let_a_servant_attack_a_servant_with_phi() -> None:
    made = servant(table(), "Proud", "[Hubris]")
    servant(made, "Ghost", "[Φ]").field(0, "Proud").field(1, "Ghost", reversed=True).zone(1, "orb", 1)
    with pytest.raises(BadScript):
        made.attack("Proud", at="Ghost")
    strikes(made.attack("Proud"))
    assert made.zone_names(1, "orb") == []


# ---------------------------------------------------------------- entering and leaving


@pytest.mark.rule("caster", "1112.2", "307.6", "104.1")
def test_a_lethargic_servant_enters_rested_also_by_an_effect() -> None:
    made = servant(table(), "Sloth", "[Lethargy]")
    conjure(made, "Raise", "Put target servant card from your graveyard into the field.")
    made.zone(0, "graveyard", "Sloth").hand(0, "Raise").play(0, "Raise", targets=["Sloth"]).resolve()
    assert made.is_on_field("Sloth", 0) and made.is_rested("Sloth")


@pytest.mark.rule("caster", "1107.2", "1106.2", "302.3")
def test_last_words_are_for_the_graveyard_and_enter_for_every_way_into_the_field() -> None:
    made = servant(table(), "Bard", "[Enter] ⇒ Draw a card.\n[Last Words] ⇒ Draw two cards.")
    conjure(made, "Back", "Return target servant to its owner's hand.")
    conjure(made, "Raise", "Put target servant card from your graveyard into the field.")
    made.field(0, "Bard").hand(0, "Back", "Fell", "Raise")
    made.play(0, "Back", targets=["Bard"]).resolve_all()
    assert made.hand_size(0) == 3
    made.play(0, "Bard").resolve().option("recovered").resolve_all()
    assert made.hand_size(0) == 3
    made.play(0, "Fell", targets=["Bard"]).resolve_all()
    assert made.hand_size(0) == 4


@pytest.mark.rule("caster", "302.3", "1016.1a", "1018.6")
def test_a_servant_that_changes_sides_keeps_its_counters_and_position_and_loses_them_when_it_leaves() -> None:
    made = servant(table(), "Idol", "[Enter] ⇒ Put a torch counter on this card.")
    conjure(made, "Back", "Return target servant to its owner's hand.")
    made.field(1, "Idol", rested=True, counters={"torch": 2}).hand(0, "Grab", "Back")
    made.play(0, "Grab", targets=["Idol"]).resolve()
    assert made.obj("Idol").controller == 0 and made.is_rested("Idol") and made.counters("Idol", "torch") == 2
    made.play(0, "Back", targets=["Idol"]).resolve()
    assert made.hand_names(1) == ["Idol"] and made.counters(made.card("Idol", 1, zone="hand"), "torch") == 0


@pytest.mark.rule("caster", "1302.1d", "1302.2a", "909.4")
def test_a_token_is_of_the_race_of_its_name_and_enters_with_what_is_said_of_it() -> None:
    made = servant(table(), "Lord", "Allied Vampires gain +500 ATK.")
    conjure(made, "Make", 'Create a 500/500 "Vampire" token.').field(0, "Lord").hand(0, "Make")
    made.play(0, "Make").resolve().option("recovered")
    assert made.power("Vampire") == 1000


@pytest.mark.rule("caster", "1302.3a", "906.5a", "302.5")
def test_a_token_that_is_returned_to_a_hand_is_heard_of_and_erased() -> None:
    made = servant(
        table(), "Watch", "Whenever an allied servant is returned to its owner's hand from the field ⇒ Draw a card."
    )
    conjure(made, "Make", 'Create a 500/500 "Imp" token.')
    conjure(made, "Back", "Return target servant to its owner's hand.").field(0, "Watch").hand(0, "Make", "Back")
    made.play(0, "Make").resolve().option("recovered").play(0, "Back", targets=["Imp"]).resolve_all()
    assert made.hand_size(0) == 1 and "Imp" not in made.hand_names(0)


# ---------------------------------------------------------------- casters


@pytest.mark.rule("caster", "504.1c", "1022.1", "1022.1a")
def test_levels_are_not_skipped_and_a_level_two_caster_may_come_onto_a_face_down_one() -> None:
    made = table().field(0, "ada1").hand(0, "ada3", "ada2").turn(0, "call", begin=True)
    assert made.acts(0, "level_up") == ["Ada"]
    made.act(0, "level_up", made.card("ada2", 0, zone="hand"))
    assert [card.now.level for card in made.find("Ada", 0, "field")] == [2]


@pytest.mark.rule("caster", "504.1b", "907.6", "203.2", "1002.4")
def test_a_face_down_caster_alone_pays_for_no_card_with_an_element() -> None:
    made = servant(table(ignus=0), "Cheap", cost=1).field(0, "Hound", face_up=False).hand(0, "Cheap")
    assert not made.can("play", 0, "Cheap") and made.why_not(0, "Cheap") == ["203.2"]


@pytest.mark.rule("caster", "1103.2a", "504.1a", "1103.3")
def test_a_caster_does_not_break_where_one_of_its_name_is_controlled() -> None:
    made = table().define(id="eve1", name="Eve", type="Caster", level=1, element="Ignus", text="[Break]")
    made.field(0, "Hound").zone(1, "orb", "eve1").field(1, "eve1")
    strikes(made.attack("Hound"))
    assert made.hand_names(1) == ["Eve"]


@pytest.mark.rule("caster", "1103.2a", "1103.2a-1", "1009.1")
def test_a_level_one_caster_breaks_into_the_field() -> None:
    made = table().define(id="eve1", name="Eve", type="Caster", level=1, element="Ignus", text="[Break]")
    made.field(0, "Hound").zone(1, "orb", "eve1").attack("Hound").passes(0).passes(1)
    made.yes()
    assert made.is_on_field("Eve", 1)


# ---------------------------------------------------------------- playing


@pytest.mark.rule("caster", "1019.1", "903.2h", "1010.2")
def test_a_cancelled_ability_has_been_paid_for() -> None:
    made = servant(table(), "Seer", "[Rest]: Draw a card.")
    conjure(made, "Mute", "[Quickcast]\nCancel target ability.").field(0, "Seer").hand(1, "Mute").use(0, "Seer")
    made.passes(0).play(1, "Mute", targets=["Seer"]).resolve_all()
    assert made.is_rested("Seer") and made.hand_size(0) == 0


@pytest.mark.rule("caster", "911.1", "903.3a", "1008.1")
def test_the_cost_of_what_was_banished_is_that_which_it_last_had() -> None:
    made = (
        conjure(table(), "Feast", "Banish a servant. Draw X cards, where X is its cost.")
        .field(0, "Hound")
        .hand(0, "Feast")
    )
    made.play(0, "Feast").resolve()
    assert made.hand_size(0) == 3


@pytest.mark.rule("caster", "1111.2b", "302.3", "909.1c")
def test_a_dct_text_is_lost_with_the_graveyard() -> None:
    made = servant(table(), "Clown", "[DCT] 2 – This card gains +1000 ATK.", race="Earnest")
    conjure(made, "Sweep", "Remove target card in a graveyard from the game.")
    made.field(0, "Clown").zone(0, "graveyard", "Clown", "Clown").hand(0, "Sweep")
    assert made.power(made.card("Clown", 0, zone="field")) == 3000
    made.play(0, "Sweep", targets=[made.card("Clown", 0, zone="graveyard")]).resolve()
    assert made.power(made.card("Clown", 0, zone="field")) == 2000


@pytest.mark.rule("caster", "903.2g-3", "903.2g-4", "1002.4")
def test_a_decrease_leaves_the_element_to_be_paid() -> None:
    made = servant(table(ignus=1), "Lord", "Allied servants cost [2] less to play.")
    servant(made, "Brute", cost=3, element="Ignus").field(0, "Lord").hand(0, "Brute", "Bear")
    assert made.can("play", 0, "Brute") and not made.can("play", 0, "Bear")


@pytest.mark.rule("caster", "1108.2", "1002.4", "203.2")
def test_a_united_front_is_paid_by_the_caster_of_the_trait() -> None:
    made = table(ignus=0).define(id="jay1", name="Jay", type="Caster", level=1, element="Luna", trait="Justice")
    servant(made, "Squad", "[United Front] (Justice)", cost=1).hand(0, "Squad").field(0, "jay1")
    assert made.can("play", 0, "Squad")
    other = servant(table(ignus=0), "Squad", "[United Front] (Justice)", cost=1).hand(0, "Squad").field(0, "bea1")
    assert not other.can("play", 0, "Squad")


@pytest.mark.rule("caster", "1115.2", "803.4", "104.2")
def test_unity_without_anybody_of_the_race_adds_nothing() -> None:
    made = (
        servant(table(), "Chief", "[Unity]", race="Lamp").field(0, "Chief", "Hound").zone(1, "orb", 1).attack("Chief")
    )
    made.resolve_all()
    assert made.power("Chief") == 2000 and not made.is_rested("Hound")


@pytest.mark.rule("caster", "314.3a", "1117.2b", "1008.1")
def test_a_fourth_card_in_the_bingo_zone_takes_the_place_of_one_and_may_end_a_bingo() -> None:
    made = servant(table(), "Caller", "[BINGO] – This card gains +1000 ATK.")
    made.field(0, "Caller").zone(0, "bingo", "Pup", "Fence", "Pup")
    assert made.power("Caller") == 3000
    made = servant(table(), "Caller", "[BINGO] – This card gains +1000 ATK.").field(0, "Caller")
    made.zone(0, "bingo", "Pup", "Fence", "Bear")
    assert made.power("Caller") == 2000


@pytest.mark.rule("caster", "1012.2", "1012.3", "1015.1")
def test_who_searches_for_a_race_need_not_find_it_and_has_searched() -> None:
    made = servant(table(), "Scribe", "Whenever you search ⇒ Draw a card.")
    conjure(made, "Seek", "Search your deck for a Lamp card and put it into your hand. Then shuffle your deck.")
    servant(made, "Lamp One", race="Lamp").field(0, "Scribe").hand(0, "Seek").deck(0, "Pup", "Lamp One")
    made.play(0, "Seek").resolve().choose().resolve_all()
    assert made.hand_size(0) == 1


@pytest.mark.rule("caster", "507.3", "507.5a", "906.6a")
def test_what_is_gained_as_the_turn_ends_is_over_with_it() -> None:
    made = (
        servant(table(), "Owl", "At end of turn ⇒ This card gains +500 ATK until end of turn.")
        .field(0, "Owl")
        .next_turn()
    )
    assert made.power("Owl") == 2000


@pytest.mark.rule("caster", "306.6", "1008.3a", "307.1")
def test_a_face_down_caster_is_no_servant_to_be_banished() -> None:
    made = servant(table(), "Altar", "Banish a servant: Draw a card.", atk=0).field(0, "Altar")
    made.field(0, "Hound", face_up=False)
    there = len(made.field_names(0))
    made.use(0, "Altar")
    assert not made.is_on_field("Altar", 0) and len(made.field_names(0)) == there - 1
