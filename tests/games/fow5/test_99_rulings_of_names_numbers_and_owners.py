"""Rulings on names, races and attributes, on numbers that are zero or printed, on owners and controllers, and on what a
ruler says on which side."""

from __future__ import annotations

import pytest

from tests.games.fow5.boards import HEN, OX, board, fight, lord, spell, thing


@pytest.mark.rule("fow5", "2.5/3", "2.3/6")
def test_a_card_of_two_races_and_two_attributes_is_of_each() -> None:
    t = board(
        fight("Tide Smith", 300, 300, cost="{R}{U}", race="Dwarf/Merfolk"),
        thing("Dwarf Drum", "Dwarf resonators you control gain [+100/+0]."),
        thing("Sea Drum", "Merfolk resonators you control gain [+0/+100]."),
        spell("Douse", "Destroy target fire resonator."),
    )
    t.field(0, "Tide Smith", "Dwarf Drum", "Sea Drum").hand(0, "Douse")
    assert t.power("Tide Smith") == 400 and t.guard("Tide Smith") == 400
    assert t.play(0, "Douse", targets=["Tide Smith"]).resolve().zone_names(0, "graveyard") == ["Tide Smith", "Douse"]


@pytest.mark.rule("fow5", "2.2/5", "2.2/6")
def test_a_name_is_the_whole_name_unless_the_text_says_in_it() -> None:
    t = board(
        fight("Mira and Tolo", 300, 300),
        fight("Mira", 100, 100),
        thing(
            "Twin Shrine",
            'As long as you control "Mira", you cannot gain life. Cards with "Mira" in their names gain [+200/+0].',
        ),
        thing("Mira's Bell", 'At the beginning of your main phase, if you control "Mira", you gain 500 life.'),
    )
    t.field(0, "Mira and Tolo", "Mira's Bell", "Twin Shrine").turn(0, "main_begin", begin=True).resolve_all()
    assert t.resource(0, "life") == 4000 and t.power("Mira and Tolo") == 500


@pytest.mark.rule("fow5", "9.9/8", "10.6/1")
def test_the_printed_number_is_the_one_without_effects() -> None:
    t = board(
        OX,
        fight("Old Bear", 400, 900),
        spell("War Paint", "Target resonator gains [+500/+0] until end of turn."),
        spell(
            "Inner Strength",
            "Target resonator you control deals damage equal to its printed ATK "
            "to target resonator your opponent controls.",
        ),
    )
    t.field(0, "Old Bear").field(1, "Mill Ox").hand(0, "War Paint", "Inner Strength")
    t.play(0, "War Paint", targets=["Old Bear"]).resolve()
    t.play(0, "Inner Strength", targets=["Old Bear", "Mill Ox"]).resolve()
    assert t.damage_on("Mill Ox") == 400


@pytest.mark.rule("fow5", "9.3/4a", "9.3/4b")
def test_x_is_chosen_and_paid_as_the_card_is_played() -> None:
    t = board(OX, spell("Geyser", "This card deals X00 damage to target resonator.", cost="{R}{X}"))
    t.field(1, "Mill Ox").hand(0, "Geyser").sources(0, fire=4).play(0, "Geyser", targets=["Mill Ox"], x=3).resolve()
    assert t.damage_on("Mill Ox") == 300


@pytest.mark.rule("fow5", "9.2/1b", "9.2/1a", "7.5/3")
def test_a_ruler_no_longer_speaks_once_it_has_been_judged() -> None:
    count = lord(
        "Prior",
        "[J-Activate] Pay {R}.\nResonators you control gain [+100/+0].",
        "Resonators you control gain [+0/+300].",
    )
    t = board(HEN, count).zone(0, "ruler", "Prior").field(0, "Yard Hen").sources(0, fire=1)
    assert t.power("Yard Hen") == 300 and t.guard("Yard Hen") == 300
    t.act(0, "judgment").resolve()
    assert t.power("Yard Hen") == 200 and t.guard("Yard Hen") == 600


@pytest.mark.rule("fow5", "7.5/2", "7.5/2a")
def test_judgment_may_ask_for_more_than_wills() -> None:
    count = lord("Prior", "[J-Activate] Pay {R}, banish two resonators.", "[Enter] Draw two cards.")
    t = board(HEN, count).zone(0, "ruler", "Prior").field(0, "Yard Hen").sources(0, fire=1)
    assert not t.acts(0, "judgment")
    t = board(HEN, count).zone(0, "ruler", "Prior").field(0, "Yard Hen", "Yard Hen").sources(0, fire=1)
    t.act(0, "judgment").resolve_all()
    assert t.zone_names(0, "graveyard") == ["Yard Hen", "Yard Hen"] and t.hand_size(0) == 2


@pytest.mark.rule("fow5", "9.5/4", "11.6/1")
def test_a_j_ruler_that_has_just_been_judged_cannot_rest_for_its_ability() -> None:
    count = lord("Prior", "[J-Activate] Pay {R}.", "{Rest}: Draw a card.")
    t = board(count).zone(0, "ruler", "Prior").sources(0, fire=1).act(0, "judgment").resolve()
    assert not t.can("use", 0, "Prior Unbound")
    t.to("main", 0, later=True)
    assert t.can("use", 0, "Prior Unbound")


@pytest.mark.rule("fow5", "7.2/4", "3.14/2", "1.5/3")
def test_an_addition_stays_with_its_player_when_its_host_is_taken() -> None:
    t = board(
        HEN,
        thing(
            "Lead Collar",
            "Added resonator gains [-100/+200].\nBanish this card: Draw a card.",
            type="Addition: Resonator",
        ),
        spell("Bribe", "Gain control of target resonator."),
    )
    t.field(1, "Yard Hen").hand(1, "Lead Collar", "Bribe").hand(0, "Bribe").turn(1, "main")
    t.play(1, "Lead Collar", targets=["Yard Hen"]).resolve().passes(1)
    t.play(0, "Bribe", targets=["Yard Hen"]).resolve()
    assert t.is_on_field("Yard Hen", 0) and t.is_on_field("Lead Collar", 1) and t.power("Yard Hen") == 100
    assert t.can("use", 1, "Lead Collar")


@pytest.mark.rule("fow5", "10.16/1a", "9.9/8")
def test_a_copy_has_what_is_printed_and_is_gone_when_it_leaves() -> None:
    t = board(
        HEN,
        spell("Mirror Pool", "Copy target resonator you control."),
        thing("Whetstone", "Added resonator gains [+300/+0].", type="Addition: Resonator"),
        spell("Sweep", "Return all resonators to their owners' hands."),
    )
    t.field(0, "Yard Hen").zone(0, "field", "Whetstone", host="Yard Hen").hand(0, "Mirror Pool", "Sweep")
    t.play(0, "Mirror Pool", targets=["Yard Hen"]).resolve()
    assert sorted(t.power(obj) for obj in t.objects("field", 0) if obj.face.name == "Yard Hen") == [200, 500]
    t.play(0, "Sweep").resolve()
    assert t.hand_names(0) == ["Yard Hen"]


@pytest.mark.rule("fow5", "10.17/1a", "8.5/2a")
def test_some_of_the_battle_damage_is_prevented_and_the_rest_is_dealt() -> None:
    t = board(
        OX,
        spell("Gauze", "Prevent the next 300 damage that would be dealt to target resonator this turn."),
        fight("Ram", 200, 500),
    )
    t.field(0, "Mill Ox").field(1, "Ram").hand(1, "Gauze").attack("Mill Ox", at=1).block("Ram").passes(0)
    t.play(1, "Gauze", targets=["Ram"]).resolve().to("main")
    assert t.damage_on("Ram") == 400 and t.is_on_field("Ram", 1)


@pytest.mark.rule("fow5", "10.14/1a", "9.6/1a")
def test_an_enter_that_does_not_trigger_is_not_made_up_for_later() -> None:
    t = board(
        fight("Herald", 100, 100, "[Enter] You gain 800 life."),
        thing("Silent Bell", "Automatic abilities of resonators your opponent controls don't trigger."),
        spell("Melt", "Destroy target regalia."),
    )
    t.field(1, "Silent Bell").hand(0, "Herald", "Melt").sources(0, fire=1).play(0, "Herald").resolve()
    t.play(0, "Melt", targets=["Silent Bell"]).resolve_all()
    assert t.resource(0, "life") == 4000


@pytest.mark.rule("fow5", "9.6/2", "6.2/3")
def test_an_ability_triggers_once_for_each_of_two_that_fall() -> None:
    t = board(
        HEN,
        OX,
        thing(
            "Tally Stick",
            "Whenever a resonator your opponent controls is destroyed, this card deals 200 damage to your opponent.",
        ),
        spell("Twin Bolt", "Destroy up to two target resonators."),
    )
    t.field(0, "Tally Stick").field(1, "Yard Hen", "Mill Ox").hand(0, "Twin Bolt")
    t.play(0, "Twin Bolt", targets=[["Yard Hen", "Mill Ox"]]).resolve().resolve_all()
    assert t.resource(1, "life") == 3600


@pytest.mark.rule("fow5", "9.1/5", "1.4/2")
def test_a_limit_of_once_a_turn_is_new_for_a_card_that_came_back() -> None:
    t = board(
        fight("Clockwork", 100, 100, "{0}: You gain 100 life. Play this ability only once per turn.", cost="{0}"),
        spell("Rewind", "Return target resonator you control to its owner's hand."),
    )
    t.field(0, "Clockwork").hand(0, "Rewind").use(0, "Clockwork").resolve()
    assert not t.can("use", 0, "Clockwork")
    t.play(0, "Rewind", targets=["Clockwork"]).resolve().play(0, "Clockwork").resolve()
    assert t.can("use", 0, "Clockwork")


@pytest.mark.rule("fow5", "3.8/6", "2.1/2")
def test_an_astral_ruler_is_no_j_ruler() -> None:
    count = lord("Prior", "[J-Activate] Pay {R}.")
    t = board(
        HEN,
        count,
        thing("Royal Seal", "As long as you control a J-ruler, resonators you control gain [+300/+300]."),
        spell("Coup", "Destroy target J/ruler."),
    )
    t.field(0, "Prior Unbound", "Royal Seal", "Yard Hen").hand(0, "Coup")
    assert t.power("Yard Hen") == 500
    t.play(0, "Coup", targets=["Prior Unbound"]).resolve()
    assert t.zone_names(0, "ruler") == ["Prior Unbound"] and t.power("Yard Hen") == 200


@pytest.mark.rule("fow5", "9.6/10", "9.6/10a")
def test_a_state_of_life_triggers_when_it_is_reached() -> None:
    t = board(
        thing("Last Candle", "When your life is 1000 or less, banish this card. If you do, draw three cards."),
        spell("Bloodletting", "You lose 3000 life."),
    )
    t.field(0, "Last Candle").hand(0, "Bloodletting").play(0, "Bloodletting").resolve_all()
    assert t.hand_size(0) == 3 and "Last Candle" in t.zone_names(0, "graveyard")


@pytest.mark.rule("fow5", "12.2/2", "12.2/3a")
def test_incarnation_with_a_choice_takes_either_attribute_and_the_printed_cost_stays() -> None:
    t = board(
        fight("Ash Wolf", 100, 100, cost="{R}"),
        fight("Pond Wolf", 100, 100, cost="{U}"),
        fight("Storm Lord", 900, 900, "[Incarnation] {R} or {U}", cost="{R}{U}{4}"),
        spell("Small Net", "Destroy target resonator with total cost 3 or less."),
    )
    t.field(0, "Pond Wolf").hand(0, "Storm Lord").hand(1, "Small Net").play(0, "Storm Lord", extra=True).resolve()
    assert t.is_on_field("Storm Lord", 0) and t.zone_names(0, "graveyard") == ["Pond Wolf"]
    t.passes(0)
    assert not t.can("play", 1, "Small Net")


@pytest.mark.rule("fow5", "9.10/3", "10.9/1")
def test_a_replacement_that_may_be_declined_can_be_declined() -> None:
    guard = fight(
        "Bodyguard", 100, 100, "If another resonator you control would be destroyed, you may banish this card instead."
    )
    t = board(guard, HEN, spell("Swat", "Destroy target resonator.")).field(0, "Bodyguard", "Yard Hen").hand(1, "Swat")
    t.begin().passes(0).play(1, "Swat", targets=["Yard Hen"]).resolve()
    t.no()
    assert t.zone_names(0, "graveyard") == ["Yard Hen"] and t.is_on_field("Bodyguard", 0)


@pytest.mark.rule("fow5", "7.10/1", "6.3/2")
def test_life_may_be_broken_in_the_opponents_turn_in_response() -> None:
    t = board(
        fight("Cellar Cat", 300, 300, "[Break] You gain 800 life."),
        spell("Scald", "This card deals 700 damage to target player."),
        format="valhalla",
    )
    t.zone(1, "lifebreak", "Cellar Cat").resources(1, life=700).hand(0, "Scald").play(0, "Scald", targets=[1]).passes(0)
    t.act(1, "lifebreak").resolve().resolve()
    assert not t.over and t.resource(1, "life") == 800


@pytest.mark.rule("fow5", "4.2/4")
def test_the_first_player_exchanges_first_and_the_old_cards_go_to_the_bottom() -> None:
    t = board(OX, HEN).turn(0, "exchange", number=0, begin=True)
    t.hand(0, "Mill Ox", "Mill Ox", "Yard Hen").hand(1, "Yard Hen")
    t.expect(player=0).choose("Yard Hen")
    t.expect(player=1).choose()
    assert "Yard Hen" not in t.hand_names(0) and t.zone_names(0, "deck")[-1] == "Yard Hen" and t.hand_size(0) == 3


@pytest.mark.rule("fow5", "9.9/4b", "1.4/4")
def test_an_ability_lost_and_one_given_later_are_told_apart() -> None:
    t = board(
        fight("Gargoyle", 300, 300, "This card cannot attack."),
        spell("Quiet", "Target resonator loses all abilities until end of turn."),
        spell("Wings", "Target resonator gains [Flying] and [Swiftness] until end of turn."),
    )
    t.field(0, "Gargoyle").hand(0, "Quiet", "Wings")
    assert not t.can("attack", 0, "Gargoyle")
    t = board(
        fight("Gargoyle", 300, 300, "This card cannot attack."),
        spell("Quiet", "Target resonator loses all abilities until end of turn."),
        spell("Wings", "Target resonator gains [Flying] and [Swiftness] until end of turn."),
    )
    t.field(0, "Gargoyle").hand(0, "Quiet", "Wings").play(0, "Wings", targets=["Gargoyle"]).resolve()
    t.play(0, "Quiet", targets=["Gargoyle"]).resolve()
    assert not t.has("Gargoyle", "Flying") and t.can("attack", 0, "Gargoyle")


@pytest.mark.rule("fow5", "10.6/2", "13.1/1", "10.6/1")
def test_damage_to_everybody_is_dealt_at_once() -> None:
    t = board(HEN, spell("Quake", "This card deals 500 damage to each player and each resonator.")).hand(0, "Quake")
    t.field(0, "Yard Hen").field(1, "Yard Hen").resources(0, life=500).resources(1, life=400).play(0, "Quake").resolve()
    assert t.over and t.winner is None


@pytest.mark.rule("fow5", "9.3/5a", "10.13/1")
def test_of_two_targets_the_one_that_is_left_is_still_dealt_with() -> None:
    t = board(
        HEN,
        OX,
        spell("Forked Bolt", "This card deals 300 damage to up to two target resonators."),
        spell("Hide", "Return target resonator you control to its owner's hand."),
    )
    t.field(1, "Yard Hen", "Mill Ox").hand(0, "Forked Bolt").hand(1, "Hide")
    t.play(0, "Forked Bolt", targets=[["Yard Hen", "Mill Ox"]]).passes(0).play(1, "Hide", targets=["Yard Hen"])
    t.resolve().resolve()
    assert t.damage_on("Mill Ox") == 300 and t.hand_names(1) == ["Yard Hen"]
