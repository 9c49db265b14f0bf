"""Rulings where two texts meet: what is prevented, replaced, stolen, copied, paid for or taken back."""

from __future__ import annotations

import pytest

from tests.games.caster.rulings import Written, barrier, board, caster, conjure, lies, servant


@pytest.mark.rule("caster", "910.1", "906.2", "1007.1")
def test_what_is_rested_instead_was_not_destroyed() -> None:
    table = board(
        servant("Phoenix", text="If this card would be destroyed, rest it instead.\n[Last Words] ⇒ Draw a card."),
        servant("Vulture", text="Whenever another servant is destroyed ⇒ Draw a card."),
        conjure("Axe", "Destroy target servant.", cost=0),
    )
    table.field(0, "Phoenix", "Vulture").hand(0, "Axe").deck(0, 4)
    table.play(0, "Axe", targets=["Phoenix"]).resolve()
    assert table.stack() == [] and lies(table, "Phoenix") == "rested" and table.hand_size(0) == 0


@pytest.mark.rule("caster", "910.2", "910.3")
def test_of_two_replacements_the_controller_chooses_and_the_other_is_not_asked() -> None:
    table = board(
        servant("Twice Safe", text="If this card would be destroyed, reverse it instead."),
        barrier("Shelter", "If an allied servant would be destroyed, return it to its owner's hand instead."),
        conjure("Axe", "Destroy target servant.", cost=0),
    )
    table.field(1, "Twice Safe", "Shelter").hand(0, "Axe")
    table.play(0, "Axe", targets=["Twice Safe"]).resolve().expect(player=1).option("Shelter")
    assert table.hand_names(1) == ["Twice Safe"]


@pytest.mark.rule("caster", "105.3", "302.5", "1016.1")
def test_a_stolen_servant_dies_into_its_owners_graveyard_and_its_last_words_are_its_controllers() -> None:
    table = board(
        servant("Turncoat", text="[Last Words] ⇒ You draw a card."),
        conjure("Coax", "Gain control of target servant your opponent controls.", cost=0),
        conjure("Axe", "Destroy target servant you control.", cost=0),
    )
    table.field(1, "Turncoat").hand(0, "Coax", "Axe").deck(0, 3).deck(1, 3)
    table.play(0, "Coax", targets=["Turncoat"]).resolve().play(0, "Axe", targets=["Turncoat"]).resolve_all()
    assert table.zone_names(1, "graveyard") == ["Turncoat"] and table.hand_size(0) == 1 and table.hand_size(1) == 0


@pytest.mark.rule("caster", "906.8", "1106.2")
def test_the_enter_ability_resolves_though_its_card_is_gone() -> None:
    table = board(
        servant("Envoy", cost=0, text="[Enter] ⇒ Your opponent discards a card at random."),
        conjure("Swat", "[Quickcast]\nDestroy target servant.", cost=0),
    )
    table.hand(0, "Envoy").hand(1, "Swat", "Swat")
    table.play(0, "Envoy").resolve().option("reversed").passes(0).play(1, "Swat", targets=["Envoy"]).resolve_all()
    assert table.zone_names(0, "graveyard") == ["Envoy"] and table.hand_size(1) == 0


@pytest.mark.rule("caster", "105.4", "105.4c", "906.2")
def test_allied_means_allied_to_the_text() -> None:
    table = board(
        servant("Matron", text="Whenever an allied servant attacks ⇒ Gain [Candy]."),
        servant("Rival"),
        servant("Prey"),
    )
    table.field(1, "Matron").field(0, "Rival").zone(1, "orb", 2)
    table.attack("Rival", at="Matron")
    assert table.stack() == []


@pytest.mark.rule("caster", "903.2g-2", "903.2h", "1103.2b")
def test_an_additional_cost_is_paid_even_by_what_breaks_out() -> None:
    table = board(
        servant("Raider"),
        conjure(
            "Blood Price",
            "As an additional cost to play this card, banish a servant.\n[Break]\nDraw two cards.",
            cost=5,
        ),
        servant("Lamb"),
    )
    table.field(0, "Raider").field(1, "Lamb").zone(1, "orb", "Blood Price").deck(1, 4)
    table.attack("Raider", at=1).end_step().yes().resolve()
    assert table.hand_size(1) == 2 and sorted(table.zone_names(1, "graveyard")) == ["Blood Price", "Lamb"]


@pytest.mark.rule("caster", "901.1d")
def test_an_ability_can_have_a_name() -> None:
    table = board(servant("Sage", text="[Deep Thought] [1]: Draw a card. Play this ability only once per turn."))
    table.field(0, "Sage").sources(0, void=2).deck(0, 3)
    table.use(0, "Sage").resolve()
    assert table.hand_size(0) == 1 and not table.can("use", 0, "Sage")


@pytest.mark.rule("caster", "909.3b-3", "903.2e")
def test_a_target_keeps_it_though_it_no_longer_fits() -> None:
    table = board(
        servant("Shifter", atk=1000, element="Ignus"),
        conjure("Fan the Flames", "Target Ignus servant gains +800 ATK until end of turn.", cost=0),
        conjure("Douse", "Target servant becomes Aqua until end of turn.", cost=0),
    )
    table.field(0, "Shifter").hand(0, "Fan the Flames", "Douse")
    table.play(0, "Fan the Flames", targets=["Shifter"]).resolve().play(0, "Douse", targets=["Shifter"]).resolve()
    assert table.power("Shifter") == 1800


@pytest.mark.rule("caster", "903.3a", "909.5")
def test_a_target_that_no_longer_fits_is_not_hit() -> None:
    table = board(
        servant("Shifter", atk=1000, element="Ignus"),
        conjure("Quench", "Destroy target Ignus servant.", cost=0),
        conjure("Douse", "[Quickcast]\nTarget servant becomes Aqua until end of turn.", cost=0),
    )
    table.field(1, "Shifter").hand(0, "Quench").hand(1, "Douse")
    table.play(0, "Quench", targets=["Shifter"]).passes(0).play(1, "Douse", targets=["Shifter"]).resolve_all()
    assert table.field_names(1) == ["Shifter"]


@pytest.mark.rule("caster", "903.2f", "903.2e")
def test_two_targets_that_fare_differently() -> None:
    table = board(
        servant("Alpha"),
        servant("Omega"),
        conjure(
            "Judgment Day", "Choose two target servants. Destroy one and return the other to its owner's hand.", cost=0
        ),
    )
    table.field(1, "Alpha", "Omega").hand(0, "Judgment Day")
    table.play(0, "Judgment Day", targets=["Omega", "Alpha"]).resolve()
    assert table.zone_names(1, "graveyard") == ["Omega"] and table.hand_names(1) == ["Alpha"]


@pytest.mark.rule("caster", "903.2c", "1023.2c-1")
def test_a_copy_keeps_the_option_that_was_chosen() -> None:
    table = board(
        conjure("Either Way", "Choose one:\n• Draw a card.\n• Gain two candy counters.", cost=0),
        conjure("Echo", "[Quickcast]\nCopy target spell.", cost=0),
    )
    table.hand(0, "Either Way", "Echo").deck(0, 4)
    table.play(0, "Either Way", modes=[2]).play(0, "Echo", targets=["Either Way"]).resolve_all()
    assert table.resource(0, "candy") == 4 and table.hand_size(0) == 0


@pytest.mark.rule("caster", "906.6", "906.6a")
def test_a_delayed_ability_triggers_once() -> None:
    table = board(
        servant("Guest", cost=0),
        conjure(
            "Invitation",
            "Put a servant card from your hand into the field. At end of turn, return it to its owner's hand.",
            cost=0,
        ),
    )
    table.hand(0, "Invitation", "Guest").play(0, "Invitation").resolve()
    if "recovered" not in table.options():
        table.choose("Guest")
    table.option("recovered").to("main", 1)
    assert table.hand_names(0) == ["Guest"]


@pytest.mark.rule("caster", "507.5a", "909.1")
def test_until_end_of_turn_lasts_through_the_end_phase() -> None:
    table = board(
        servant("Burst", atk=1000, text="At the end of turn ⇒ If this card's ATK is 3000 or more, draw a card."),
        conjure("Rush", "Double target servant's ATK until end of turn.", cost=0),
        conjure("Push", "Target servant gains +1000 ATK until the end of the turn.", cost=0),
    )
    table.field(0, "Burst").hand(0, "Rush", "Push").deck(0, 3)
    table.play(0, "Rush", targets=["Burst"]).resolve().play(0, "Push", targets=["Burst"]).resolve()
    table.to("main", 1)
    assert table.hand_size(0) == 1 and table.power("Burst") == 1000


@pytest.mark.rule("caster", "805.3a", "803.5")
def test_during_this_battle_ends_with_it() -> None:
    table = board(
        servant("Knight", atk=1000, text="Whenever this card attacks ⇒ This card gains +1000 ATK until end of battle."),
        servant("Ogre", atk=1500),
    )
    table.field(0, "Knight").field(1, "Ogre")
    table.attack("Knight", at="Ogre").resolve().to("end_begin")
    assert table.zone_names(1, "graveyard") == ["Ogre"] and table.power("Knight") == 1000


@pytest.mark.rule("caster", "1002.5", "1103.3b")
def test_a_break_cost_that_cannot_be_paid_is_not_offered() -> None:
    table = board(servant("Raider"), servant("Sleeper", text="[Break]([Luna][1])", cost=6, element="Luna"))
    table.field(0, "Raider").zone(1, "orb", "Sleeper").sources(1, silva=2)
    table.attack("Raider", at=1).to("main", 1)
    assert "Sleeper" in table.hand_names(1)


@pytest.mark.rule("caster", "1014.1", "206.2")
def test_gaining_a_race_keeps_the_old_ones_and_becoming_one_loses_them() -> None:
    table = board(
        servant("Mongrel", race="Wolf/Sailor"),
        servant("Goatherd", race="Goat"),
        conjure("Graft", "Target servant gains the race Goat until end of turn.", cost=0),
        conjure("Remake", "Target servant becomes a Goat until end of turn.", cost=0),
        servant("Pack Leader", atk=0, text="This card gains +100 ATK for each Wolf in the field."),
    )
    table.field(0, "Mongrel", "Pack Leader").hand(0, "Graft", "Remake")
    table.play(0, "Graft", targets=["Mongrel"]).resolve()
    assert table.power("Pack Leader") == 100
    table.play(0, "Remake", targets=["Mongrel"]).resolve()
    assert table.power("Pack Leader") == 0


@pytest.mark.rule("caster", "202.4", "202.4a")
def test_part_of_a_name_and_the_whole_name() -> None:
    table = board(
        servant("Moon Dancer"),
        servant("Moon"),
        conjure("Eclipse", 'Destroy all servants with "Moon" in their name.', cost=0),
        conjure("New Moon", 'Return target servant named "Moon" to its owner\'s hand.', cost=0),
    )
    table.field(1, "Moon Dancer", "Moon").hand(0, "New Moon", "Eclipse")
    table.play(0, "New Moon", targets=["Moon"]).resolve()
    assert table.hand_names(1) == ["Moon"]
    table.play(0, "Eclipse").resolve()
    assert table.field_names(1) == []


@pytest.mark.rule("caster", "604.2d", "705.2", "302.3")
def test_a_servant_that_changed_sides_may_not_be_switched_this_turn_but_may_attack() -> None:
    table = board(
        servant("Hireling"),
        conjure("Hire", "Gain control of target enemy servant until end of turn. Recover it.", cost=0),
    )
    table.field(1, "Hireling", rested=True).hand(0, "Hire").zone(1, "orb", 1)
    table.play(0, "Hire", targets=["Hireling"]).resolve()
    assert table.can("attack", 0, "Hireling")
    table.to("main", 1)
    assert table.is_on_field("Hireling", 1)


@pytest.mark.rule("caster", "1022.1a", "504.1c")
def test_a_level_two_caster_covers_a_face_down_card_only_without_its_namesake() -> None:
    def made() -> Written:
        return board(
            caster("Rue", element="Aqua") | {"id": "rue1"},
            caster("Rue", element="Aqua", level=2) | {"id": "rue2"},
            servant("Blank"),
        )

    table = made().field(0, "Blank", face_up=False).hand(0, "rue2").turn(0, "call", begin=True)
    table.act(0, "level_up", "rue2")
    assert table.field_names(0) == ["Rue"]
    table = made().field(0, "Blank", face_up=False).field(0, "rue1").hand(0, "rue2").turn(0, "call", begin=True)
    table.act(0, "level_up", "rue2")
    assert sorted(table.field_names(0)) == ["Rue", "face-down card"]


@pytest.mark.rule("caster", "1108.2", "203.2", "1002.4")
def test_united_front_only_once_is_enough_for_the_element() -> None:
    table = board(
        servant("Crusader", cost=3, element="Solis", text="[United Front] (Justice)"),
        caster("Ira", element="Luna", race="Justice"),
    )
    table.field(0, "Ira").sources(0, void=2).hand(0, "Crusader").play(0, "Crusader").resolve().option("recovered")
    assert table.is_rested("Ira") and table.is_on_field("Crusader", 0)


@pytest.mark.rule("caster", "1118.4", "1118.4a")
def test_a_caster_that_rides_something_notices() -> None:
    table = board(
        caster(
            "Pilot", text="Whenever this card rides a card ⇒ The card this card rides gains +500 ATK until end of turn."
        ),
        servant("Walker", atk=2000, text="[Ride](1)") | {"type": "Barrier"},
    )
    table.field(0, "Pilot", "Walker").use(0, "Walker").resolve_all()
    assert table.power("Walker") == 2500


@pytest.mark.rule("caster", "104.6", "104.7c")
def test_infinity_stays_infinite() -> None:
    table = board(
        servant("Titan", atk="∞"),  # type: ignore[arg-type]
        servant("Wall", atk=9900),
        conjure("Weaken", "Target servant gains -5000 ATK until end of turn.", cost=0),
    )
    table.field(0, "Titan").field(1, "Wall").hand(0, "Weaken")
    table.play(0, "Weaken", targets=["Titan"]).resolve().attack("Titan", at="Wall").end_step()
    assert table.zone_names(1, "graveyard") == ["Wall"]
