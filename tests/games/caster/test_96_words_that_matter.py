"""Rulings on single words of texts: with another word in its place each of them would come out otherwise."""

from __future__ import annotations

import pytest

from arbiter.games.caster.calling import LEVEL_UP
from arbiter.kernel.decisions import ChooseAction
from arbiter.kernel.errors import BadScenario
from arbiter.testing import Table
from tests.games.caster.test_95_rulings_meeting import strikes, table
from tests.games.caster.written import conjure, servant

DRAW = "Draw a card."


def barrier(made: Table, name: str, text: str = "") -> Table:
    return made.define(name=name, type="Barrier", cost=1, element="Ignus", text=text)


# ---------------------------------------------------------------- numbers and keywords


@pytest.mark.rule("caster", "1014.3", "909.3")
def test_who_cannot_gain_a_word_gains_the_other() -> None:
    made = conjure(table(), "Spur", "Target servant gains [Double Corrupt] and [Quickcast] until end of turn.")
    servant(made, "Mule", "This card cannot gain [Double Corrupt].").field(0, "Mule").hand(0, "Spur")
    made.play(0, "Spur", targets=["Mule"]).resolve()
    assert made.has("Mule", "quickcast") and not made.has("Mule", "double_corrupt")


@pytest.mark.rule("caster", "1014.2", "909.3")
@pytest.mark.parametrize(("order", "atk"), [(("Grow", "Shrink"), 300), (("Shrink", "Grow"), 1300)])
def test_becoming_other_numbers_takes_what_was_added_before_and_not_what_comes_after(
    order: tuple[str, str], atk: int
) -> None:
    made = conjure(table(), "Shrink", "Target servant becomes 300/400 until end of turn.")
    servant(made, "Ox").field(0, "Ox").hand(0, *order)
    for name in order:
        made.play(0, name, targets=["Ox"]).resolve()
    assert (made.power("Ox"), made.guard("Ox")) == (atk, 400)


@pytest.mark.rule("caster", "1014.1", "909.1e")
def test_a_barrier_that_becomes_a_servant_has_the_numbers_that_are_said() -> None:
    made = conjure(table(), "Wake", "Target barrier becomes a 300/400 servant until end of turn.")
    made.field(0, "Fence").hand(0, "Wake").play(0, "Wake", targets=["Fence"]).resolve()
    assert (made.power("Fence"), made.guard("Fence")) == (300, 400)


@pytest.mark.rule("caster", "203.1", "207.1")
def test_what_is_counted_is_the_cost_and_not_the_attack_power() -> None:
    made = conjure(table(), "Weigh", "Target servant gains +X00 ATK until end of turn, where X is its cost.")
    servant(made, "Ox", cost=3).field(0, "Ox").hand(0, "Weigh").play(0, "Weigh", targets=["Ox"]).resolve()
    assert made.power("Ox") == 2300


@pytest.mark.rule("caster", "1018.1")
def test_counters_of_one_kind_on_one_card_are_counted() -> None:
    made = conjure(table(), "Light", "Put two torch counters on target servant.")
    conjure(made, "Soot", "Put two ash counters on target servant.")
    servant(made, "Lamp", "This card gains +500 ATK as long as there are two or more torch counters on it.")
    servant(made, "Pole").field(0, "Lamp", "Pole").hand(0, "Light", "Soot", "Light")
    made.play(0, "Soot", targets=["Lamp"]).resolve().play(0, "Light", targets=["Pole"]).resolve()
    assert made.power("Lamp") == 2000
    assert made.play(0, "Light", targets=["Lamp"]).resolve().power("Lamp") == 2500


@pytest.mark.rule("caster", "1018.1", "903.2e")
def test_a_target_with_a_counter_and_a_target_without_one() -> None:
    made = conjure(table(), "Light", "Put two torch counters on target servant.")
    conjure(made, "Snuff", "Destroy target servant with a torch counter on it.")
    conjure(made, "Fetch", "Return target servant with no torch counters on it to its owner's hand.")
    servant(servant(made, "Lamp"), "Pole").field(1, "Lamp", "Pole").hand(0, "Light", "Snuff", "Fetch")
    made.play(0, "Light", targets=["Lamp"]).resolve()
    made.play(0, "Fetch", targets=["Pole"]).resolve().play(0, "Snuff", targets=["Lamp"]).resolve()
    assert made.zone_names(1, "graveyard") == ["Lamp"] and made.zone_names(1, "hand") == ["Pole"]


# ---------------------------------------------------------------- what was done


@pytest.mark.rule("caster", "803.5a", "906.1")
def test_who_was_attacked_has_battled_this_turn_and_who_stood_by_has_not() -> None:
    text = "This card gains +500 DEF as long as this card battled this turn."
    made = servant(servant(servant(table(), "Duelist", text), "Bystander", text), "Hunter", atk=500)
    made.field(0, "Hunter").field(1, "Duelist", "Bystander").attack("Hunter", at="Duelist")
    assert (made.guard("Duelist"), made.guard("Bystander")) == (1500, 1000)


@pytest.mark.rule("caster", "804.3", "906.1")
def test_who_destroyed_a_servant_in_battle_has_done_so_this_turn() -> None:
    text = "This card gains +500 DEF as long as this card destroyed an enemy servant in battle this turn."
    made = servant(servant(table(), "Victor", text), "Prey", atk=500)
    made.field(0, "Victor").field(1, "Prey").attack("Victor", at="Prey")
    assert made.guard("Victor") == 1000
    assert strikes(made).guard("Victor") == 1500


@pytest.mark.rule("caster", "1103.2", "906.1")
def test_a_card_that_was_played_by_its_break_is_known_of_this_turn() -> None:
    made = conjure(table(), "Burst", f"[Break]\n{DRAW}")
    barrier(
        made, "Watch", "Allied servants gain +500 DEF as long as you played a spell by its [Break] ability this turn."
    )
    servant(servant(made, "Fang"), "Guard").field(0, "Fang").field(1, "Watch", "Guard").zone(1, "orb", "Burst")
    made.attack("Fang").passes().passes()
    assert made.yes().resolve_all().guard("Guard") == 1500


@pytest.mark.rule("caster", "1103.3", "903.2g")
def test_a_break_with_a_cost_is_had_for_that_cost_alone() -> None:
    made = conjure(table(), "Burst", f"[Break] <Discard a card>\n{DRAW}")
    servant(made, "Fang").field(0, "Fang").hand(1, "Turtle").zone(1, "orb", "Burst")
    made.attack("Fang").passes().passes()
    made.yes()
    assert made.resolve_all().zone_names(1, "graveyard") == ["Turtle", "Burst"]


@pytest.mark.rule("caster", "1022.1", "906.1")
def test_a_caster_that_levels_up_is_heard_of() -> None:
    made = barrier(table(), "Watch", f"Whenever an allied caster levels up ⇒ {DRAW}")
    made.field(0, "Watch", "ada1").hand(0, "ada2").turn(0, "call", number=3, begin=True)
    assert made.act(0, LEVEL_UP, "ada2").resolve_all().hand_size(0) == 1


@pytest.mark.rule("caster", "1022.1", "902.1a")
def test_only_a_card_that_is_put_on_top_of_another_waits_for_itself_to_level_up() -> None:
    made, text = table(), f"Whenever this card levels up ⇒ {DRAW}"
    with pytest.raises(BadScenario, match="level up"):
        made.define(id="cyd1", name="Cyd", type="Caster", level=1, element="Luna", text=text)
    made.define(id="base", name="Cyd", type="Caster", level=1, element="Luna")
    made.define(id="cyd2", name="Cyd", type="Caster", level=2, element="Luna", text=text)
    made.field(0, "base").hand(0, "cyd2").turn(0, "call", number=3, begin=True)
    assert made.act(0, LEVEL_UP, "cyd2").resolve_all().hand_size(0) == 1


@pytest.mark.rule("caster", "1008.1", "906.1")
def test_what_is_banished_is_heard_of_as_banished_by_an_effect_and_as_a_cost() -> None:
    made = conjure(table(), "Offer", "Banish target servant.")
    barrier(made, "Watch", f"Whenever a servant is banished ⇒ {DRAW}")
    servant(made, "Priest", "Banish another servant: Recover this card.")
    servant(made, "Martyr", "Banish this card: Recover target servant.")
    made.field(0, "Watch", "Priest", "Martyr", "Pup", "Hound").hand(0, "Offer", "Fell")
    made.play(0, "Offer", targets=["Pup"]).resolve_all()
    assert made.hand_size(0) == 2
    made.play(0, "Fell", targets=["Hound"]).resolve_all()
    assert made.hand_size(0) == 1
    made.use(0, "Priest", cost=["Martyr"]).resolve_all()
    assert made.hand_size(0) == 2


@pytest.mark.rule("caster", "1008.1", "906.1")
def test_a_card_that_banishes_itself_is_heard_of_as_banished() -> None:
    made = barrier(table(), "Watch", f"Whenever a servant is banished ⇒ {DRAW}")
    servant(made, "Martyr", "Banish this card: Recover target servant.")
    made.field(0, "Watch", "Martyr", "Pup").use(0, "Martyr", targets=["Pup"]).resolve_all()
    assert made.hand_size(0) == 1


# ---------------------------------------------------------------- who, and which


@pytest.mark.rule("caster", "1012.1", "903.2e")
def test_a_card_by_chance_is_nobodys_choice() -> None:
    made = conjure(table(), "Whim", "Target player randomly removes a card in their hand from the game.")
    made.hand(0, "Whim").hand(1, "Pup", "Pup").play(0, "Whim", targets=["player 1"]).resolve()
    assert made.zone_names(1, "removed") == ["Pup"] and made.hand_size(1) == 1


@pytest.mark.rule("caster", "1016.1", "1016.1a")
def test_control_that_is_gained_until_end_of_turn_ends_with_it() -> None:
    made = conjure(table(), "Lure", "Gain control of target servant.")
    servant(servant(made, "Lent"), "Taken").field(1, "Lent", "Taken").hand(0, "Loan", "Lure")
    made.play(0, "Loan", targets=["Lent"]).resolve().play(0, "Lure", targets=["Taken"]).resolve()
    assert made.is_on_field("Lent", 0) and made.is_on_field("Taken", 0)
    made.next_turn()
    assert made.is_on_field("Lent", 1) and made.is_on_field("Taken", 0)


@pytest.mark.rule("caster", "1016.1")
def test_the_player_who_is_named_gains_control() -> None:
    made = conjure(table(), "Gift", "Target player gains control of target servant.")
    servant(made, "Horse").field(0, "Horse").hand(0, "Gift")
    made.play(0, "Gift", targets=["Horse", "player 1"]).resolve()
    assert made.is_on_field("Horse", 1)


@pytest.mark.rule("caster", "803.4", "906.1")
def test_the_attacking_servant_is_the_one_that_attacks_and_no_other() -> None:
    made = servant(table(), "Thorn", "Whenever this card is attacked ⇒ Destroy the attacking servant.")
    servant(servant(made, "Hunter"), "Idle").field(0, "Hunter", "Idle").field(1, "Thorn").attack("Hunter", at="Thorn")
    assert made.resolve_all().zone_names(0, "graveyard") == ["Hunter"]


@pytest.mark.rule("caster", "803.3b", "906.1")
def test_the_attacked_servant_is_the_one_that_was_chosen() -> None:
    made = servant(table(), "Net", "Whenever this card attacks ⇒ Rest the attacked servant.")
    servant(servant(made, "Fish"), "Crab").field(0, "Net").field(1, "Fish", "Crab").attack("Net", at="Fish").resolve()
    assert made.is_rested("Fish") and not made.is_rested("Crab")


# ---------------------------------------------------------------- prices, times, places


@pytest.mark.rule("caster", "903.2g-4")
def test_only_the_next_servant_costs_less() -> None:
    made = conjure(table(ignus=3), "Haggle", "You may pay {1} less to play your next servant this turn.")
    servant(servant(made, "First"), "Second").hand(0, "Haggle", "First", "Second")
    made.play(0, "Haggle").resolve().play(0, "First").resolve().option("recovered")
    assert not made.can("play", 0, "Second")


@pytest.mark.rule("caster", "505.1", "903.2b")
def test_an_ability_for_the_enemys_battle_phase_is_not_for_ones_own() -> None:
    made = servant(table(), "Owl", f"[Rest]: {DRAW} Play this ability only during an enemy battle phase.")
    made.field(0, "Owl").field(1, "Owl").to("attack_begin")
    assert not made.can("use", 0, "Owl")
    made.passes(0)
    assert made.can("use", 1, "Owl")


@pytest.mark.rule("caster", "903.2g", "1004.1")
def test_a_card_that_is_revealed_from_the_hand_has_its_ability_there() -> None:
    made = servant(table(), "Sign", f"Reveal this card from your hand: {DRAW} Play this ability only once per turn.")
    made.field(0, "Sign").hand(0, "Sign", "Pup").use(0, "Sign").resolve()
    assert made.hand_size(0) == 3


@pytest.mark.rule("caster", "1302.1")
def test_it_is_the_token_that_was_created() -> None:
    made = conjure(table(), "Make", 'Create a 500/500 "Stray Spark" token. It gains +500 ATK until end of turn.')
    made.hand(0, "Make").play(0, "Make").resolve().option("recovered")
    assert made.power("Stray Spark") == 1000


@pytest.mark.rule("caster", "1002.1", "908.1")
@pytest.mark.parametrize("pays", [True, False])
def test_a_card_is_drawn_for_aether_that_is_paid(pays: bool) -> None:
    made = conjure(table(), "Trade", f"You may pay {{1}}. If you do, {DRAW.lower()}").hand(0, "Trade").play(0, "Trade")
    made.resolve()
    made = made.yes() if pays else made.no()
    assert made.hand_size(0) == int(pays)


@pytest.mark.rule("caster", "1002.1", "908.1")
@pytest.mark.parametrize("pays", [True, False])
def test_the_opponent_pays_or_a_card_is_drawn(pays: bool) -> None:
    made = (
        conjure(table(), "Toll", f"If your opponent doesn't pay {{1}}, {DRAW.lower()}").hand(0, "Toll").play(0, "Toll")
    )
    made.resolve().expect(player=1)
    made = made.yes() if pays else made.no()
    assert made.hand_size(0) == int(not pays)


@pytest.mark.rule("caster", "304.1", "908.1")
def test_the_card_that_went_from_the_deck_is_the_one_that_is_asked_about() -> None:
    made = conjure(
        table(), "Dig", f"Put the top card of your deck into your graveyard. If it is a servant, {DRAW.lower()}"
    )
    made.hand(0, "Dig").deck(0, "Pup", "Fence").play(0, "Dig").resolve()
    assert made.zone_names(0, "graveyard") == ["Pup", "Dig"] and made.zone_names(0, "hand") == ["Fence"]


@pytest.mark.rule("caster", "1012.2")
def test_a_card_of_any_kind_must_be_found_unless_it_is_up_to_one() -> None:
    made = conjure(table(), "Seek", "Search your deck for up to one card and put it into your hand.")
    made.hand(0, "Seek").deck(0, "Pup", "Fence").play(0, "Seek").resolve().choose()
    assert made.hand_size(0) == 0


@pytest.mark.rule("caster", "306.2", "308.2")
def test_a_card_that_is_put_under_another_lies_there() -> None:
    made = servant(table(), "Nest", "[Enter] ⇒ Put target servant from an allied graveyard under this card as stock.")
    made.hand(0, "Nest").zone(0, "graveyard", "Pup").play(0, "Nest").resolve().option("recovered").resolve_all()
    assert made.zone_names(0, "graveyard") == []


@pytest.mark.rule("caster", "1004.1", "908.1")
def test_what_was_revealed_before_the_card_that_was_looked_for_is_the_rest() -> None:
    text = "Reveal cards from the top of your deck until you reveal a servant. Put it into your hand."
    made = (
        conjure(table(), "Sift", f"{text} Put the rest into your graveyard.")
        .hand(0, "Sift")
        .deck(0, "Fence", "Pup", "Fence")
    )
    made.play(0, "Sift").resolve()
    assert made.zone_names(0, "hand") == ["Pup"] and made.zone_names(0, "graveyard") == ["Fence", "Sift"]


@pytest.mark.rule("caster", "306.1", "906.1")
@pytest.mark.parametrize(("zone", "heard"), [("hand", 0), ("graveyard", 1)])
def test_a_servant_that_comes_from_elsewhere_than_the_hand_is_heard_of(zone: str, heard: int) -> None:
    text = "Whenever a servant enters your opponent's field other than from their hand ⇒"
    made = barrier(
        conjure(table(), "Raise", f"Put a servant from your {zone} into the field."), "Watch", f"{text} {DRAW}"
    )
    made.field(1, "Watch").hand(0, "Raise").zone(0, zone, "Pup").play(0, "Raise").resolve()
    assert made.option("recovered").resolve_all().hand_size(1) == heard


# ---------------------------------------------------------------- what one thing gives, and in which order


@pytest.mark.rule("caster", "907.2", "1002.6")
@pytest.mark.parametrize(("cost", "can"), [(1, True), (2, False)])
def test_a_card_that_is_banished_for_one_aether_pays_for_one(cost: int, can: bool) -> None:
    made = servant(table(ignus=0), "Ember", cost=cost)
    barrier(made, "Spark Jar", "Banish this card: Produce {Ignus}.").field(0, "Spark Jar").hand(0, "Ember")
    assert made.can("play", 0, "Ember") is can


@pytest.mark.rule("caster", "1021.1", "1021.2")
def test_of_two_extra_turns_the_one_that_was_gained_first_comes_first() -> None:
    made = (
        conjure(table(), "Again", "[Quickcast]\nTake an extra turn after this one.").hand(0, "Again").hand(1, "Again")
    )
    made.play(0, "Again").resolve().passes(0).play(1, "Again").resolve()
    assert made.next_turn().active == 0


@pytest.mark.rule("caster", "1114.2", "903.2a")
def test_servants_to_step_up_with_are_named_one_after_the_other() -> None:
    made = servant(table(ignus=1), "Tall", cost=4, race="Lamp", text="[Step Up] (Lamp)")
    servant(servant(made, "One", cost=1, race="Lamp"), "Two", cost=2, race="Lamp")
    made.field(0, "One", "Two").hand(0, "Tall")
    asked = made.question
    assert isinstance(asked, ChooseAction)
    made.match.answer(next(i for i, each in enumerate(asked.actions) if each.obj is made.obj("Tall")))
    assert made.question is not None and made.question.bounds() == (1, 1)
