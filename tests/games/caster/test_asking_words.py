"""Words that ask: of a card as it was, of what battles it, of what a cost took, of what a player has already."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript

from .rulings import LOAN, SMITE, STEAL, board, caster, conjure, lies, servant

PUMP = conjure("Pump", "Target servant gains +1000 ATK until end of turn.")


@pytest.mark.rule("caster", "911.1")
@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("Destroy target servant. If its ATK was 3000 or more, draw a card.", 1),
        ("Return target servant to its owner's hand. If its ATK was 3500 or more, draw a card.", 0),
        ("Remove target servant from the game. If it was a Flower, draw a card.", 1),
        ("Destroy target servant. Draw a card if it was reversed.", 0),
        ("Destroy target servant. If it cost 4 or more, draw a card.", 1),
        ("Destroy target servant. If it had [Hubris], draw a card.", 1),
        ("Destroy target servant. Draw cards equal to its cost.", 4),
    ],
)
def test_what_has_left_is_asked_for_as_it_last_was(text: str, drawn: int) -> None:
    giant = servant("Giant", atk=2000, cost=4, race="Flower", text="[Hubris]")
    table = board(conjure("Autopsy", text), giant, PUMP)
    table.field(1, "Giant").hand(0, "Pump", "Autopsy").sources(0, solis=2)
    table.play(0, "Pump", targets=["Giant"]).resolve().play(0, "Autopsy", targets=["Giant"]).resolve()
    assert table.hand_size(0) == drawn


@pytest.mark.rule("caster", "906.5b")
@pytest.mark.parametrize("turned", [False, True])
def test_last_words_ask_how_the_card_lay_in_the_field(turned: bool) -> None:
    table = board(servant("Sentry", text="[Last Words] ⇒ If this card was reversed, draw a card."), SMITE)
    table.field(0, "Sentry", reversed=turned).hand(0, "Smite").sources(0, solis=1)
    table.play(0, "Smite", targets=["Sentry"]).resolve_all()
    assert table.hand_size(0) == int(turned)


@pytest.mark.rule("caster", "803.5")
def test_a_servant_is_stronger_while_it_battles_its_prey_and_not_while_it_attacks_a_player() -> None:
    mouser = servant("Mouser", atk=1000, text="This card gains +1500 ATK while battling a Rat or Mouse.")
    table = board(mouser, servant("Brown Rat", atk=1500, race="Rat"), servant("Grey Mouse", race="Mouse"))
    table.field(0, "Mouser").field(1, "Brown Rat").zone(1, "orb", 2)
    assert table.power("Mouser") == 1000
    table.attack("Mouser", at="Brown Rat")
    assert table.power("Mouser") == 2500
    table.end_step()
    assert table.zone_names(1, "graveyard") == ["Brown Rat"]
    table = board(mouser, servant("Brown Rat", race="Rat"), servant("Grey Mouse", race="Mouse"))
    table.field(0, "Mouser").field(1, "Brown Rat", "Grey Mouse").attack("Mouser", at=1)
    assert table.power("Mouser") == 1000


@pytest.mark.rule("caster", "803.5")
def test_the_attacked_servant_battles_too() -> None:
    table = board(
        servant("Badger", atk=1000, text="This card gains +2000 ATK while battling a Dog."),
        servant("Hound", atk=2000, race="Dog"),
    )
    table.field(0, "Hound").field(1, "Badger").attack("Hound", at="Badger").end_step()
    assert table.is_on_field("Badger", 1)
    table.to("end_turn")
    assert table.power("Badger") == 1000


@pytest.mark.rule("caster", "202.1", "1012.2")
def test_a_caster_that_the_player_does_not_control_is_one_of_a_new_name() -> None:
    table = board(
        conjure(
            "Audition",
            "Search your deck for a caster you do not control, reveal it and put it into your hand. "
            "Then shuffle your deck.",
        ),
        caster("Dora"),
        caster("Flora"),
    )
    table.field(0, "Dora").hand(0, "Audition").sources(0, solis=1).keep_decks().deck(0, "Dora", "Flora", only=True)
    table.play(0, "Audition").resolve().choose("Flora")
    assert table.hand_names(0) == ["Flora"]
    assert table.zone_names(0, "deck") == ["Dora"]


@pytest.mark.rule("caster", "911.1", "903.2h")
def test_the_atk_of_what_was_banished_for_the_ability_limits_what_it_does() -> None:
    table = board(
        caster(
            "Trapper",
            "[Rest], banish a Beetle or Moth: Rest target enemy servant if it has ATK equal to or less than the ATK of "
            "the Beetle or Moth banished for this ability's cost.",
        ),
        servant("Stag", atk=3000, race="Beetle"),
        servant("Owl", race="Moth"),
        servant("Ox", atk=3000),
        servant("Elk", atk=3500),
    )
    table.field(0, "Trapper", "Stag", "Owl").field(1, "Ox", "Elk")
    table.use(0, "Trapper", ability="Rest target", cost=["Stag"], targets=["Ox"]).resolve()
    assert lies(table, "Ox") == "rested"


@pytest.mark.rule("caster", "803.3b")
def test_what_an_opponent_cannot_attack_while_a_card_is_reversed() -> None:
    table = board(
        servant("Briar", dfs=4000, text="Enemy players cannot attack allied Thorns while this card is reversed."),
        servant("Napper", race="Thorn"),
        servant("Raider", atk=2000),
    )
    table.field(1, "Briar", reversed=True).field(1, "Napper", rested=True).field(0, "Raider")
    with pytest.raises(BadScript, match="Napper"):
        table.attack("Raider", at="Napper")
    table.attack("Raider", at="Briar")
    assert table.step == "attack_priority"


@pytest.mark.rule("caster", "1013.1")
def test_what_was_discarded_this_turn_is_put_into_the_field_from_the_graveyard() -> None:
    table = board(
        conjure("Extort", "Target enemy player discards a card."),
        caster(
            "Fence",
            "[Rest]: Put target servant that was discarded from an enemy hand this turn into the field rested.",
        ),
        servant("Loot"),
        servant("Old Loot"),
    )
    table.field(0, "Fence").hand(0, "Extort").sources(0, solis=1).hand(1, "Loot").zone(1, "graveyard", "Old Loot")
    table.by_hand(0)
    assert not table.can("use", 0, "Fence", ability="Put target")
    table.play(0, "Extort", targets=[1], pay=["Solis Source 1"]).resolve()
    table.use(0, "Fence", ability="Put target").resolve()
    assert table.is_on_field("Loot", 0) and lies(table, "Loot") == "rested"


@pytest.mark.rule("caster", "1004.1", "1004.3b")
def test_a_card_picked_from_among_others_and_revealed_is_heard_of() -> None:
    table = board(
        conjure(
            "Sift",
            "Look at the top three cards of your deck. You may reveal an Ember from among them and put it into the "
            "field. Put the rest into your graveyard.",
        ),
        servant("Cinder", race="Ember"),
        servant("Herald", text="Whenever an Ember card is revealed ⇒ Draw a card."),
        servant("Stone"),
    )
    table.field(0, "Herald").deck(0, "Stone", "Cinder", "Herald").hand(0, "Sift").sources(0, solis=1)
    table.play(0, "Sift").resolve().choose("Cinder").option("recovered")
    assert table.is_on_field("Cinder", 0)
    assert table.stack() == ["Herald"]


@pytest.mark.rule("caster", "104.2")
@pytest.mark.parametrize(("held", "after"), [(1, 3), (5, 5)])
def test_whoever_draws_up_to_a_number_and_has_more_draws_none(held: int, after: int) -> None:
    table = board(conjure("Refill", "Draw cards until you have three cards in your hand."), servant("Page"))
    table.hand(0, "Refill", *["Page"] * held).sources(0, solis=1).play(0, "Refill").resolve()
    assert table.hand_size(0) == after


@pytest.mark.rule("caster", "909.1e", "909.3b")
def test_a_doubled_atk_is_doubled_as_it_is_then_and_each_by_its_own() -> None:
    table = board(
        conjure("Fury", "Double the ATK of all allied servants until end of turn."),
        PUMP,
        servant("One", atk=500),
        servant("Two", atk=1500),
    )
    table.field(0, "One", "Two").hand(0, "Pump", "Pump", "Fury").sources(0, solis=3)
    table.play(0, "Pump", targets=["One"]).resolve().play(0, "Fury").resolve()
    assert table.power("One") == 3000 and table.power("Two") == 3000
    table.play(0, "Pump", targets=["Two"]).resolve()
    assert table.power("Two") == 4000


@pytest.mark.rule("caster", "903.2e")
def test_only_the_servant_with_the_lowest_atk_is_targeted() -> None:
    table = board(
        conjure("Cull", "Destroy target enemy servant with the lowest ATK."), servant("Low", atk=500), servant("High")
    )
    table.field(1, "High", "Low").field(0, "Low").hand(0, "Cull").sources(0, solis=1)
    table.play(0, "Cull").resolve()
    assert table.zone_names(1, "graveyard") == ["Low"] and table.is_on_field("Low", 0)


@pytest.mark.rule("caster", "1016.1", "909.3b")
def test_of_two_who_took_control_the_later_has_it_for_its_time() -> None:
    table = board(STEAL, LOAN, servant("Raider"))
    table.field(1, "Raider").hand(0, "Sweet Talk").sources(0, solis=1).hand(1, "Borrow").sources(1, solis=1)
    table.play(0, "Sweet Talk", targets=["Raider"]).resolve().passes(0).play(1, "Borrow", targets=["Raider"]).resolve()
    assert table.is_on_field("Raider", 1)
    table.next_turn()
    assert table.is_on_field("Raider", 0)


@pytest.mark.rule("caster", "907.2", "907.7")
def test_two_aether_of_any_element_are_of_one_element() -> None:
    """What is left of them stays, as what it is (907.4)."""
    table = board(
        servant("Stoker", cost=1, text="[Rest]: Produce two aether of any element."),
        servant("Blend", cost=2, element="Luna/Solis"),
        servant("Moonlit", cost=1, element="Luna"),
        servant("Sunlit", cost=1, element="Solis"),
    )
    table.field(0, "Stoker").hand(0, "Blend", "Moonlit", "Moonlit", "Sunlit")
    assert not table.can("play", 0, "Blend")
    table.play(0, "Moonlit")
    assert table.pool(0) == ["luna"]
    table.resolve().option("recovered")
    assert table.can("play", 0, "Moonlit") and not table.can("play", 0, "Sunlit")


@pytest.mark.rule("caster", "907.2", "1103.3b")
@pytest.mark.parametrize(
    "text", ["[Rest]: Produce two aether of any element.", "[Rest], banish this card: Produce two Solis aether."]
)
def test_aether_for_a_break_is_produced_while_it_is_paid(text: str) -> None:
    table = board(
        servant("Stoker", text=text),
        conjure("Late Hail", "[Break] ([2])\nDraw a card.", cost=5),
        servant("Raider", atk=3000),
    )
    table.field(1, "Stoker").field(0, "Raider").zone(1, "orb", "Late Hail")
    table.attack("Raider", at=1).end_step().yes().resolve()
    assert table.hand_size(1) == 1 and "Late Hail" in table.zone_names(1, "graveyard")
