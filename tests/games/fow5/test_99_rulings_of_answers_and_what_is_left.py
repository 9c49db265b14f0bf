"""Rulings on answers in the chase, on what is left when something has gone, and on costs that are more than wills."""

from __future__ import annotations

import pytest

from tests.games.fow5.boards import HEN, OX, board, fight, lord, spell, thing


@pytest.mark.rule("fow5", "9.3/4b", "10.10/1")
def test_a_card_banished_for_a_cost_is_gone_before_anyone_can_answer() -> None:
    t = board(
        HEN,
        spell("Dark Pact", "As an additional cost to play this card, banish a resonator.\nDraw two cards."),
        spell("Veto", "Cancel target spell."),
    )
    t.field(0, "Yard Hen").hand(0, "Dark Pact").hand(1, "Veto").play(0, "Dark Pact", cost=["Yard Hen"]).passes(0)
    t.play(1, "Veto", targets=["Dark Pact"]).resolve()
    assert t.zone_names(0, "graveyard") == ["Yard Hen", "Dark Pact"] and t.hand_size(0) == 0


@pytest.mark.rule("fow5", "10.11/1", "3.13/3")
def test_a_resonator_in_the_chase_is_a_summon_spell_and_no_normal_spell() -> None:
    t = board(OX, spell("Muffle", "Cancel target normal spell."), spell("Snatch", "Cancel target summon spell."))
    t.hand(0, "Mill Ox").sources(0, fire=1).hand(1, "Muffle", "Snatch").play(0, "Mill Ox").passes(0)
    assert not t.can("play", 1, "Muffle")
    t.play(1, "Snatch", targets=["Mill Ox"]).resolve()
    assert t.zone_names(0, "graveyard") == ["Mill Ox"] and t.field_names(0) == []


@pytest.mark.rule("fow5", "7.2/4", "9.3/5a")
def test_an_addition_whose_bearer_is_gone_never_enters() -> None:
    t = board(
        HEN,
        thing(
            "Bronze Helm", "Added resonator gains [+100/+100].\n[Enter] You gain 500 life.", type="Addition: Resonator"
        ),
        spell("Swat", "Destroy target resonator."),
    )
    t.field(0, "Yard Hen").hand(0, "Bronze Helm").hand(1, "Swat").play(0, "Bronze Helm", targets=["Yard Hen"]).passes(0)
    t.play(1, "Swat", targets=["Yard Hen"]).resolve().resolve_all()
    assert t.zone_names(0, "graveyard") == ["Yard Hen", "Bronze Helm"] and t.resource(0, "life") == 4000


@pytest.mark.rule("fow5", "9.9/5", "5.4/5b")
def test_a_prohibition_for_the_turn_binds_those_that_come_later() -> None:
    t = board(OX, spell("Fog", "Resonators cannot attack this turn."), fight("Hare", 300, 300, "[Swiftness]"))
    t.field(0, "Mill Ox").hand(0, "Hare").sources(0, fire=1).hand(1, "Fog").begin().passes(0).play(1, "Fog").resolve()
    t.play(0, "Hare").resolve()
    assert not t.can("attack", 0, "Hare") and not t.can("attack", 0, "Mill Ox")


@pytest.mark.rule("fow5", "11.4/1", "11.4/2")
def test_an_exploding_attacker_that_hurt_a_j_ruler_goes_alone() -> None:
    count = lord("Prior", "[J-Activate] Pay {R}.", atk=0, df=900)
    t = board(fight("Bomb", 200, 500, "[Explode]"), count).field(0, "Bomb").field(1, "Prior Unbound")
    t.attack("Bomb", at=1).block("Prior Unbound").to("main")
    assert t.zone_names(0, "graveyard") == ["Bomb"] and t.is_on_field("Prior Unbound", 1)


@pytest.mark.rule("fow5", "9.6/7", "3.8/6")
def test_a_j_ruler_that_leaves_the_field_for_its_area_is_referred_to_as_it_is_there() -> None:
    count = lord("Prior", "[J-Activate] Pay {R}.")
    t = board(
        count,
        thing("Dirge", "When your J-ruler leaves the field, you lose 300 life."),
        spell("Coup", "Destroy all J/resonators."),
    )
    t.field(0, "Prior Unbound", "Dirge").hand(0, "Coup").play(0, "Coup").resolve_all()
    assert t.zone_names(0, "ruler") == ["Prior Unbound"] and t.resource(0, "life") == 4000


@pytest.mark.rule("fow5", "9.7/2", "10.2/4")
def test_who_cannot_pay_all_cannot_play() -> None:
    t = board(spell("Comet", "This card deals 900 damage to target player.", cost="{R}{R}{1}"))
    t.hand(0, "Comet").sources(0, fire=1, water=2)
    assert not t.can("play", 0, "Comet")


@pytest.mark.rule("fow5", "8.2/7", "10.12/1")
def test_an_attacker_that_recovers_may_attack_in_another_battle() -> None:
    t = board(OX, spell("Second Breath", "Recover target resonator."))
    t.field(0, "Mill Ox").hand(0, "Second Breath").attack("Mill Ox", at=1)
    t.play(0, "Second Breath", targets=["Mill Ox"]).resolve().to("main")
    t.attack("Mill Ox", at=1).to("main")
    assert t.resource(1, "life") == 2600


@pytest.mark.rule("fow5", "10.18/1", "9.10/1")
def test_what_would_be_put_into_a_graveyard_is_removed_instead_also_when_discarded() -> None:
    t = board(
        HEN,
        thing("Black Hole", "If a card would be put into a graveyard, remove it from the game instead."),
        spell("Shakedown", "Target player discards a card."),
    )
    t.field(0, "Black Hole").hand(0, "Shakedown").hand(1, "Yard Hen").play(0, "Shakedown", targets=[1]).resolve()
    assert t.zone_names(1, "removed") == ["Yard Hen"] and t.zone_names(0, "removed") == ["Shakedown"]


@pytest.mark.rule("fow5", "10.13/2", "3.3/2")
def test_a_search_for_any_card_at_all_must_find_one() -> None:
    t = board(
        HEN,
        OX,
        spell("Wish", "Search your main deck for a card and put it into your hand. Then shuffle your main deck."),
    )
    t.deck(0, "Yard Hen", "Mill Ox", only=True).hand(0, "Wish").play(0, "Wish").resolve().choose("Mill Ox")
    assert t.hand_names(0) == ["Mill Ox"] and t.zone_names(0, "deck") == ["Yard Hen"]


@pytest.mark.rule("fow5", "1.4/2", "10.8/2")
def test_nothing_is_drawn_for_a_number_that_is_nothing() -> None:
    t = board(
        spell("Census", "Draw a card for each resonator you control."),
        thing("Ledger", "Whenever you draw a card, you gain 100 life."),
    )
    t.field(0, "Ledger").hand(0, "Census").play(0, "Census").resolve_all()
    assert t.hand_size(0) == 0 and t.resource(0, "life") == 4000


@pytest.mark.rule("fow5", "9.6/1a", "10.14/1")
def test_an_enter_of_a_card_that_comes_from_the_graveyard_by_its_own_text_stays_silent() -> None:
    t = board(
        fight(
            "Phoenix",
            500,
            500,
            "[Enter] This card deals 500 damage to target player.\nYou may play this card from your graveyard.",
        ),
    )
    t.zone(0, "graveyard", "Phoenix").sources(0, fire=1).play(0, "Phoenix").resolve_all()
    assert t.is_on_field("Phoenix", 0) and t.resource(1, "life") == 4000


@pytest.mark.rule("fow5", "5.2/4", "5.2/5")
def test_everything_recovers_but_what_a_text_keeps_down() -> None:
    t = board(
        OX, HEN, spell("Hex", "Rest target resonator. It doesn't recover during its controller's next recovery phase.")
    )
    t.field(1, "Mill Ox").field(1, "Yard Hen", rested=True).hand(0, "Hex").play(0, "Hex", targets=["Mill Ox"]).resolve()
    t.to("main", 1)
    assert t.is_rested("Mill Ox") and not t.is_rested("Yard Hen")


@pytest.mark.rule("fow5", "11.1/2", "8.4/2a")
def test_pierce_and_first_strike_send_the_excess_to_the_player_before_the_blocker_strikes() -> None:
    t = board(fight("Lancer", 700, 200, "[First Strike]\n[Pierce]"), HEN).field(0, "Lancer").field(1, "Yard Hen")
    t.attack("Lancer", at=1).block("Yard Hen").to("main")
    assert t.resource(1, "life") == 3600 and t.damage_on("Lancer") == 0
