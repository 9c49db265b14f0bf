"""Rulings from the document alone: copies, exchanges, lost targets, X elsewhere, effects that follow control."""

from __future__ import annotations

import pytest

from arbiter.testing import scenario
from tests.games.caster.test_90_interactions import table
from tests.games.caster.test_95_rulings_meeting import strikes
from tests.games.caster.written import conjure, servant

FLOOD = "Draw X cards."


@pytest.mark.rule("caster", "1107.2", "910.1", "804.3")
def test_who_is_removed_instead_of_being_destroyed_says_no_last_words() -> None:
    text = "If this card would be destroyed, remove it from the game instead.\n[Last Words] ⇒ Draw a card."
    made = servant(table(), "Ember", text, atk=100).field(0, "Hound").field(1, "Ember").attack("Hound", at="Ember")
    strikes(made)
    assert made.zone_names(1, "removed") == ["Ember"] and made.hand_size(1) == 0


@pytest.mark.rule("caster", "1023.2c-1", "903.2d", "1023.2a")
def test_the_copy_of_a_spell_has_the_x_that_was_named_for_it() -> None:
    made = conjure(conjure(table(), "Flood", FLOOD, cost="X"), "Echo", "[Quickcast]\nCopy target spell.")
    made.hand(0, "Flood", "Echo").play(0, "Flood", x=2).play(0, "Echo", targets=["Flood"]).resolve_all()
    assert made.hand_size(0) == 4


@pytest.mark.rule("caster", "909.3b-3", "1016.1a", "105.4c")
def test_what_allied_servants_gained_for_the_turn_comes_and_goes_with_control() -> None:
    made = conjure(table(), "Rally", "Allied servants gain +1000 ATK until end of turn.")
    made.field(1, "Hound").hand(0, "Rally", "Grab").hand(1, "Grab").play(0, "Rally").resolve()
    powers = [made.power("Hound"), made.play(0, "Grab", targets=["Hound"]).resolve().power("Hound")]
    powers.append(made.passes(0).play(1, "Grab", targets=["Hound"]).resolve().power("Hound"))
    assert powers == [1500, 2500, 1500]


@pytest.mark.rule("caster", "203.4", "1117.2b")
def test_a_cost_of_x_is_nothing_outside_of_the_chase_zone() -> None:
    made = conjure(table(), "Flood", FLOOD, cost="X")
    conjure(made, "Recall", "Return target conjure card with cost 1 or less from your graveyard to your hand.")
    servant(made, "Caller", "[BINGO] – This card gains +1000 ATK.").field(0, "Caller").hand(0, "Recall")
    made.zone(0, "bingo", "Flood", "Flood", "Flood").zone(0, "graveyard", "Flood", "Bear")
    assert made.power("Caller") == 3000
    made.play(0, "Recall", targets=[made.card("Flood", 0, zone="graveyard")]).resolve()
    assert made.hand_names(0) == ["Flood"]


@pytest.mark.rule("caster", "903.3a", "903.2f")
def test_of_two_targets_the_one_that_is_left_has_its_own_part_done_to_it() -> None:
    made = conjure(table(), "Split", "Destroy target servant and return another target servant to its owner's hand.")
    made.field(1, "Hound", "Bear").hand(0, "Split").hand(1, "Fell").play(0, "Split", targets=["Hound", "Bear"])
    made.passes(0).play(1, "Fell", targets=["Hound"]).resolve_all()
    assert made.hand_names(1) == ["Bear"]


@pytest.mark.rule("caster", "1017.1a", "903.3a")
def test_an_exchange_of_which_one_card_is_gone_is_none() -> None:
    text = "Exchange control of target allied servant and target enemy servant with a cost of 9 or less."
    made = conjure(table(), "Swap", text)
    made.field(0, "Pup").field(1, "Bear").hand(0, "Swap").hand(1, "Fell").play(0, "Swap", targets=["Pup", "Bear"])
    made.passes(0).play(1, "Fell", targets=["Pup"]).resolve_all()
    assert made.obj("Bear").controller == 1


@pytest.mark.rule("caster", "603.2", "906.3", "605.1b")
def test_the_turn_players_ability_is_played_first_and_resolves_last() -> None:
    made = servant(table(), "Mine", "Whenever a servant is destroyed ⇒ Draw a card.")
    servant(made, "Yours", "Whenever a servant is destroyed ⇒ Each player discards a card.")
    made.field(0, "Mine").field(1, "Yours", "Pup").hand(0, "Fell").play(0, "Fell", targets=["Pup"]).resolve()
    assert made.stack() == ["Mine", "Yours"] and made.resolve_all().hand_size(0) == 1


@pytest.mark.rule("caster", "1111.2b", "1016.1a", "105.3")
def test_dct_counts_the_graveyard_of_who_controls_the_servant() -> None:
    made = servant(table(), "Clown", "[DCT] 2 – This card gains +1000 ATK.", race="Earnest")
    made.field(1, "Clown").zone(0, "graveyard", "Clown", "Clown").hand(0, "Grab")
    clown = made.card("Clown", 1, zone="field")
    assert made.power(clown) == 2000 and made.play(0, "Grab", targets=[clown]).resolve().power(clown) == 3000


@pytest.mark.rule("caster", "1105.2", "909.4", "604.1b")
def test_a_conjure_that_has_gained_quickcast_is_played_in_the_opponents_battle() -> None:
    made = servant(table(), "Herald", "Conjure cards in your hand gain [Quickcast].")
    conjure(made, "Slow", "Draw a card.").field(1, "Herald").hand(1, "Slow").field(0, "Hound").zone(1, "orb", 1)
    assert made.attack("Hound").passes(0).can("play", 1, "Slow")


@pytest.mark.rule("caster", "1014.2", "909.3b", "909.5")
def test_a_servant_that_becomes_500_500_loses_what_it_had_gained_before_and_keeps_what_comes_after() -> None:
    made = conjure(table(), "Frog", "[Quickcast]\nTarget servant becomes [500/500] until end of turn.")
    made.field(0, "Hound").hand(0, "Frog", "Grow", "Grow").play(0, "Grow", targets=["Hound"]).resolve()
    powers = [made.play(0, name, targets=["Hound"]).resolve().power("Hound") for name in ("Frog", "Grow")]
    assert powers == [500, 1500]


@pytest.mark.rule("caster", "903.2g-5")
@pytest.mark.parametrize(
    "text", ["Servant cards you play cost 1 less.", "The cost of servant cards you play is reduced by 1."]
)
def test_cards_that_are_played_cost_less_in_whichever_words(text: str) -> None:
    made = servant(servant(scenario("caster"), "Patron", text=text), "Guest", cost=3)
    made.field(0, "Patron").sources(0, ignus=2).hand(0, "Guest")
    assert made.can("play", 0, "Guest")
    assert not servant(scenario("caster"), "Guest", cost=3).sources(0, ignus=2).hand(0, "Guest").can("play", 0, "Guest")
