"""Rulings that a judge would be asked for, each from the document alone: fourth round."""

from typing import Any

import pytest

from arbiter.testing import scenario


def res(name: str, atk: int, defence: int, text: str = "", **more: Any) -> dict[str, Any]:
    return {"name": name, "type": "Resonator", "atk": atk, "def": defence, "text": text, **more}


def chant(name: str, text: str, cost: str = "{R}") -> dict[str, Any]:
    return {"name": name, "type": "Chant", "cost": cost, "text": text}


def quick(name: str, text: str, cost: str = "{U}") -> dict[str, Any]:
    return chant(name, f"[Quickcast]\n{text}", cost)


def place(name: str, text: str, cost: str = "{R}") -> dict[str, Any]:
    return {"name": name, "type": "Addition: Field", "cost": cost, "text": text}


@pytest.mark.rule("fow", "103.3")
def test_both_at_no_life_is_a_draw() -> None:
    table = (
        scenario("fow")
        .define(**chant("Doomsday", "This card deals 4000 damage to each player."))
        .sources(0, fire=1)
        .hand(0, "Doomsday")
    )
    table.play(0, "Doomsday").resolve()
    assert table.over and table.winner is None


@pytest.mark.rule("fow", "103.5")
def test_who_wins_by_a_text_wins_though_the_other_cannot_lose() -> None:
    table = (
        scenario("fow")
        .define(**chant("Triumph", "You win the game."))
        .define(**place("Last Hope", "You cannot lose the game."))
        .sources(0, fire=1)
        .hand(0, "Triumph")
        .field(1, "Last Hope")
    )
    table.play(0, "Triumph").resolve()
    assert table.over and table.winner == 0


@pytest.mark.rule("fow", "1202.2")
def test_an_empty_deck_loses_in_the_draw_phase_alone() -> None:
    table = (
        scenario("fow")
        .define(**chant("Page", "Draw two cards."))
        .sources(0, fire=1)
        .hand(0, "Page")
        .deck(0, "Page", only=True)
    )
    table.play(0, "Page").resolve()
    assert table.hand_size(0) == 1 and not table.over
    table.to("main", player=1)
    assert not table.over
    table.next_turn().end_step()
    assert table.over and table.winner == 1


@pytest.mark.rule("fow", "1206.1")
def test_half_a_life_is_rounded_up() -> None:
    table = (
        scenario("fow")
        .define(**chant("Halving", "Target player loses half of their life."))
        .sources(0, fire=1)
        .resources(1, life=3100)
        .hand(0, "Halving")
    )
    table.play(0, "Halving", targets=[1]).resolve()
    assert table.resource(1, "life") == 1600


@pytest.mark.rule("fow", "204.1b")
def test_x_belongs_to_the_total_cost_on_the_chase() -> None:
    table = (
        scenario("fow")
        .define(**chant("Great Fire", "This card deals X00 damage to your opponent.", cost="{R}{X}"))
        .define(**quick("Small Hush", "Cancel target spell with total cost 3 or less."))
        .sources(0, fire=8)
        .sources(1, water=2)
        .hand(0, "Great Fire", "Great Fire")
        .hand(1, "Small Hush", "Small Hush")
    )
    table.play(0, "Great Fire", x=3).passes(0)
    assert not table.can("play", 1, "Small Hush")
    table.resolve_all()
    assert table.resource(1, "life") == 3700
    table.play(0, "Great Fire", x=2).passes(0)
    table.play(1, "Small Hush", targets=["Great Fire"]).resolve_all()
    assert table.resource(1, "life") == 3700


@pytest.mark.rule("fow", "204.1c")
def test_what_was_paid_instead_does_not_change_the_total_cost() -> None:
    table = (
        scenario("fow")
        .define(**res("Great Beast", 1000, 1000, "[Incarnation] {R}", cost="{R}{R}{4}"))
        .define(**res("Lamb", 100, 100, cost="{R}"))
        .define(**quick("Great Hush", "Cancel target spell with total cost 5 or more."))
        .sources(1, water=1)
        .field(0, "Lamb")
        .hand(0, "Great Beast")
        .hand(1, "Great Hush")
    )
    table.play(0, "Great Beast").passes(0).play(1, "Great Hush", targets=["Great Beast"]).resolve()
    assert table.zone_names(0, "graveyard") == ["Lamb", "Great Beast"]


@pytest.mark.rule("fow", "603.1")
def test_what_a_cost_triggers_stands_above_what_it_paid_for() -> None:
    table = (
        scenario("fow")
        .define(**chant("Blood Price", "As an additional cost to play this card, banish a resonator.\nDraw a card."))
        .define(**res("Lamb", 100, 100, "When this card is put into a graveyard from the field >>> You gain 100 life."))
        .sources(0, fire=1)
        .hand(0, "Blood Price")
        .field(0, "Lamb")
    )
    table.play(0, "Blood Price", cost=["Lamb"])
    assert table.stack() == ["Blood Price", "Lamb"]


@pytest.mark.rule("fow", "906.4b")
def test_those_that_die_together_see_each_other() -> None:
    table = (
        scenario("fow")
        .define(**chant("Deluge", "Destroy all resonators."))
        .define(
            **res(
                "Mourner",
                300,
                300,
                "Whenever another resonator you control is put into a graveyard from the field >>> You gain 100 life.",
            )
        )
        .define(**res("Friend", 300, 300))
        .sources(0, fire=1)
        .hand(0, "Deluge")
        .field(0, "Mourner", "Friend", "Friend")
    )
    table.play(0, "Deluge").resolve_all()
    assert table.resource(0, "life") == 4200


@pytest.mark.rule("fow", "906.4b")
def test_whose_resonator_it_was_is_asked_as_it_was_in_the_field() -> None:
    text = "Whenever a resonator you control is put into a graveyard from the field >>> You gain 100 life."
    table = (
        scenario("fow")
        .define(**chant("Charm", "Gain control of target resonator."))
        .define(**chant("Smite", "Destroy target resonator."))
        .define(**place("My Tomb", text))
        .define(**place("Their Tomb", text))
        .define(**res("Prize", 300, 300))
        .sources(0, fire=2)
        .hand(0, "Charm", "Smite")
        .field(0, "My Tomb")
        .field(1, "Their Tomb", "Prize")
    )
    table.play(0, "Charm", targets=["Prize"]).resolve()
    table.play(0, "Smite", targets=["Prize"]).resolve_all()
    assert table.zone_names(1, "graveyard") == ["Prize"]
    assert table.resource(0, "life") == 4100 and table.resource(1, "life") == 4000


@pytest.mark.rule("fow", "909.3d")
def test_abilities_lost_and_gained_in_the_order_of_time() -> None:
    def setting() -> Any:
        return (
            scenario("fow")
            .define(**chant("Silence", "Target resonator loses all abilities until end of turn."))
            .define(**chant("Wings", "Target resonator gains [Flying] until end of turn."))
            .define(**res("Hero", 300, 300, "[Pierce]\nThis card gains [+200/+200]."))
            .sources(0, fire=2)
            .hand(0, "Silence", "Wings")
            .field(0, "Hero")
        )

    table = setting()
    table.play(0, "Wings", targets=["Hero"]).resolve().play(0, "Silence", targets=["Hero"]).resolve()
    assert not table.has("Hero", "Flying") and not table.has("Hero", "Pierce") and table.power("Hero") == 300
    table = setting()
    table.play(0, "Silence", targets=["Hero"]).resolve().play(0, "Wings", targets=["Hero"]).resolve()
    assert table.has("Hero", "Flying") and not table.has("Hero", "Pierce") and table.power("Hero") == 300


@pytest.mark.rule("fow", "1101.1a")
def test_a_keyword_in_its_own_brackets_is_not_lost_with_the_abilities() -> None:
    table = (
        scenario("fow")
        .define(**chant("Silence", "All resonators lose all abilities until end of turn."))
        .define(**chant("Twin", "Copy target resonator you control."))
        .define(**res("Paragon", 300, 300, "«Mythic»\n[Enter] >>> You gain 100 life."))
        .sources(0, fire=2)
        .hand(0, "Silence", "Twin")
        .field(0, "Paragon")
    )
    table.play(0, "Silence").resolve()
    table.play(0, "Twin", targets=["Paragon"]).resolve()
    table.choose(table.card("Paragon", 0))
    table.resolve_all()
    assert table.field_names(0).count("Paragon") == 1


@pytest.mark.rule("fow", "803.4a")
def test_an_attacker_that_changes_sides_attacks_no_more() -> None:
    table = (
        scenario("fow")
        .define(**res("Duelist", 500, 500))
        .define(**quick("Charm", "Gain control of target attacking resonator until end of turn."))
        .sources(1, water=1)
        .hand(1, "Charm")
        .field(0, "Duelist")
    )
    table.attack("Duelist").passes(0).play(1, "Charm", targets=["Duelist"]).resolve().to("main")
    assert table.resource(1, "life") == 4000 and table.is_on_field("Duelist", 1)
    table.next_turn()
    assert table.is_on_field("Duelist", 0)


@pytest.mark.rule("fow", "1135.3")
def test_what_is_prevented_drains_nothing() -> None:
    table = (
        scenario("fow")
        .define(**res("Leech", 500, 500, "[Drain]"))
        .define(**res("Wall", 100, 2000, "If damage would be dealt to this card, prevent 300 of it."))
        .field(0, "Leech")
        .field(1, "Wall")
    )
    table.attack("Leech").block("Wall").to("main")
    assert table.resource(0, "life") == 4200


@pytest.mark.rule("fow", "1103.2a")
def test_pierce_assigns_before_damage_is_prevented() -> None:
    table = (
        scenario("fow")
        .define(**res("Lancer", 1000, 2000, "[Pierce]"))
        .define(**res("Wall", 100, 400, "Prevent all damage that would be dealt to this card."))
        .field(0, "Lancer")
        .field(1, "Wall")
    )
    table.attack("Lancer").block("Wall").to("main")
    assert table.resource(1, "life") == 3400 and table.is_on_field("Wall")


@pytest.mark.rule("fow", "903.2k-4")
def test_an_ability_made_cheaper_costs_no_less_than_nothing() -> None:
    table = (
        scenario("fow")
        .define(**place("Workshop", "You pay {2} less to play activate abilities of resonators you control."))
        .define(**res("Smith", 300, 300, "{R}{1}, {Rest}: You gain 100 life."))
        .sources(0, fire=1)
        .field(0, "Workshop", "Smith")
    )
    # of the two less one finds no free cost; the fire will stays
    table.use(0, "Smith").resolve()
    assert table.resource(0, "life") == 4100 and table.is_rested("Smith")


@pytest.mark.rule("fow", "1017.3")
def test_one_spell_a_turn_counts_the_cancelled_and_not_the_copies() -> None:
    table = (
        scenario("fow")
        .define(**place("Quiet Law", "Each player can play only one spell each turn."))
        .define(**chant("Ripple", "You gain 100 life."))
        .define(**quick("Hush", "Cancel target spell."))
        .sources(0, fire=2)
        .sources(1, water=1)
        .hand(0, "Ripple", "Ripple")
        .hand(1, "Hush")
        .field(0, "Quiet Law")
    )
    table.play(0, "Ripple").passes(0).play(1, "Hush", targets=["Ripple"]).resolve_all()
    assert table.resource(0, "life") == 4000
    assert not table.can("play", 0, "Ripple")


@pytest.mark.rule("fow", "903.3a")
def test_of_two_targets_the_legal_one_is_dealt_with() -> None:
    table = (
        scenario("fow")
        .define(**chant("Twin Bolt", "Destroy two target resonators. Draw a card."))
        .define(**quick("Step Aside", "Return target resonator you control to its owner's hand."))
        .define(**res("Left", 300, 300))
        .define(**res("Right", 300, 300))
        .sources(0, fire=1)
        .sources(1, water=1)
        .hand(0, "Twin Bolt")
        .hand(1, "Step Aside")
        .field(1, "Left", "Right")
    )
    table.play(0, "Twin Bolt", targets=[["Left", "Right"]]).passes(0)
    table.play(1, "Step Aside", targets=["Left"]).resolve_all()
    assert table.zone_names(1, "graveyard") == ["Step Aside", "Right"] and table.hand_names(1) == ["Left"]
    assert table.hand_size(0) == 1


@pytest.mark.rule("fow", "909.4")
def test_until_the_beginning_of_the_next_turn_of_whose() -> None:
    table = (
        scenario("fow")
        .define(**chant("Long Watch", "Resonators you control gain [+200/+200] until the beginning of your next turn."))
        .define(**res("Guard", 300, 300))
        .sources(0, fire=1)
        .hand(0, "Long Watch")
        .field(0, "Guard")
    )
    table.play(0, "Long Watch").resolve().to("main", player=1)
    assert table.power("Guard") == 500
    table.to("main", player=0)
    assert table.power("Guard") == 300


@pytest.mark.rule("fow", "505.3")
def test_what_comes_at_end_of_turn_is_too_late_for_end_of_turn() -> None:
    table = (
        scenario("fow")
        .define(**place("Late Door", "At end of turn >>> Put target resonator from your graveyard into the field."))
        .define(**res("Late Guest", 300, 300, "At end of turn >>> You gain 100 life."))
        .field(0, "Late Door")
        .zone(0, "graveyard", "Late Guest")
    )
    table.next_turn()
    assert table.is_on_field("Late Guest") and table.resource(0, "life") == 4000


@pytest.mark.rule("fow", "1010.3")
def test_all_are_destroyed_but_those_that_cannot_be() -> None:
    table = (
        scenario("fow")
        .define(**chant("Deluge", "Destroy all resonators. Draw a card for each resonator destroyed this way."))
        .define(**res("Statue", 300, 300, "[Eternal]"))
        .define(**res("Clay", 300, 300))
        .sources(0, fire=1)
        .hand(0, "Deluge")
        .field(0, "Clay")
        .field(1, "Clay", "Statue")
    )
    table.play(0, "Deluge").resolve()
    assert table.hand_size(0) == 2 and table.is_on_field("Statue")


@pytest.mark.rule("fow", "302.6b")
def test_a_card_goes_to_the_hand_that_the_text_says() -> None:
    table = (
        scenario("fow")
        .define(**chant("Abduction", "Return target resonator your opponent controls to your hand."))
        .define(**res("Squire", 300, 300, cost="{R}"))
        .sources(0, fire=2)
        .hand(0, "Abduction")
        .field(1, "Squire")
    )
    table.play(0, "Abduction", targets=["Squire"]).resolve()
    assert table.hand_names(0) == ["Squire"]
    table.play(0, "Squire").resolve()
    assert table.is_on_field("Squire", 0)


@pytest.mark.rule("fow", "1023.1")
def test_the_dice_are_added_up() -> None:
    table = (
        scenario("fow")
        .define(**chant("Gamble", "[Force] 2. You gain X00 life, where X is the result of the roll."))
        .sources(0, fire=1)
        .hand(0, "Gamble")
    )
    table.play(0, "Gamble").resolve()
    assert 4200 <= table.resource(0, "life") <= 5200


@pytest.mark.rule("fow", "1041.2")
def test_what_is_put_into_the_field_attacking_is_no_attack_declared() -> None:
    table = (
        scenario("fow")
        .define(**res("Captain", 300, 300, "Whenever this card attacks >>> Put a [200/200] fire Soldier resonator token into the "
                      "field rested."))
        .field(0, "Captain")
    )
    table.attack("Captain").resolve().to("main")
    assert table.resource(1, "life") == 3700
    assert table.field_names(0).count("Soldier") == 1 and table.is_rested("Soldier")


@pytest.mark.rule("fow", "303.2a")
def test_a_ruler_is_not_recovered_by_what_recovers_resonators() -> None:
    table = (
        scenario("fow")
        .define(name="Old King", type="Ruler", attribute=["R"], text="{Rest}: You gain 100 life.")
        .define(**chant("Reveille", "Recover all resonators you control."))
        .define(**chant("Anthem", "Recover target ruler you control."))
        .define(**res("Guard", 300, 300))
        .sources(0, fire=2)
        .hand(0, "Reveille", "Anthem")
        .zone(0, "ruler", "Old King")
        .field(0, "Guard", rested=True)
    )
    table.use(0, "Old King").resolve()
    table.play(0, "Reveille").resolve()
    assert not table.is_rested("Guard") and table.is_rested("Old King")
    table.play(0, "Anthem").resolve()
    table.use(0, "Old King").resolve()
    assert table.resource(0, "life") == 4200


@pytest.mark.rule("fow", "1011.2")
def test_a_banish_cost_takes_ones_own_and_each_player_banishes_their_own() -> None:
    table = (
        scenario("fow")
        .define(**chant("Winnowing", "Each player banishes a resonator. If a Beast was banished this way, draw a card."))
        .define(**res("Cow", 300, 300, race=["Beast"]))
        .define(**res("Maid", 300, 300, race=["Human"]))
        .sources(0, fire=1)
        .hand(0, "Winnowing")
        .field(0, "Maid")
        .field(1, "Cow")
    )
    table.play(0, "Winnowing").resolve()
    assert table.zone_names(1, "graveyard") == ["Cow"] and table.zone_names(0, "graveyard")[0] == "Maid"
    assert table.hand_size(0) == 1


@pytest.mark.rule("fow", "907.4")
def test_will_that_is_left_over_can_be_spent_until_the_end_of_the_turn() -> None:
    table = (
        scenario("fow")
        .define(**res("Twin Miner", 300, 300, "{Rest}: Produce {R}{R}."))
        .define(**res("Duelist", 300, 300))
        .define(**quick("Drop", "You gain 100 life.", cost="{R}"))
        .hand(0, "Drop", "Drop")
        .field(0, "Twin Miner", "Duelist")
    )
    table.play(0, "Drop").resolve()
    assert len(table.pool(0)) == 1
    table.attack("Duelist").play(0, "Drop").resolve()
    assert table.resource(0, "life") == 4200 and len(table.pool(0)) == 0


@pytest.mark.rule("fow", "1005.2")
def test_a_hand_that_is_revealed_is_known_to_both() -> None:
    table = (
        scenario("fow")
        .define(**chant("Inspection", "Your opponent reveals their hand. Choose a resonator from among them. They discard it."))
        .define(**res("Squire", 300, 300))
        .define(**chant("Page", "Draw a card."))
        .sources(0, fire=1)
        .hand(0, "Inspection")
        .hand(1, "Squire", "Page")
    )
    table.play(0, "Inspection").resolve()
    assert table.hand_names(1) == ["Page"] and table.zone_names(1, "graveyard") == ["Squire"]


@pytest.mark.rule("fow", "1016.1")
def test_a_stone_called_by_a_text_is_a_call_and_rests_no_ruler() -> None:
    table = (
        scenario("fow")
        .define(name="Old King", type="Ruler", attribute=["R"], text="{Rest}: You gain 100 life.")
        .define(**place("Stone Choir", "Whenever you call a magic stone >>> You gain 100 life."))
        .define(**chant("Quarry", "Put the top card of your magic stone deck into the field."))
        .sources(0, fire=1)
        .zone(0, "stones", 3)
        .zone(0, "ruler", "Old King")
        .hand(0, "Quarry")
        .field(0, "Stone Choir")
    )
    table.play(0, "Quarry").resolve_all()
    assert table.resource(0, "life") == 4000 and not table.is_rested("Old King")
    table.act(0, "call").resolve_all()
    assert table.resource(0, "life") == 4100 and table.is_rested("Old King")


@pytest.mark.rule("fow", "105.3c")
def test_they_are_the_player_of_whom_the_sentence_speaks() -> None:
    table = (
        scenario("fow")
        .define(**chant("Compensation", "Destroy target resonator. Its controller draws a card for each resonator they control."))
        .define(**res("Mine", 300, 300))
        .define(**res("Theirs", 300, 300))
        .sources(0, fire=2)
        .hand(0, "Compensation", "Compensation")
        .field(0, "Mine", "Mine", "Mine")
        .field(1, "Theirs", "Theirs")
    )
    table.play(0, "Compensation", targets=[table.card("Mine", 0)]).resolve()
    assert table.hand_size(0) == 1 + 2
    table.play(0, "Compensation", targets=[table.card("Theirs", 1)]).resolve()
    assert table.hand_size(1) == 1 and table.hand_size(0) == 2


@pytest.mark.rule("fow", "105.4")
def test_each_player_loses_half_of_their_own_life() -> None:
    table = (
        scenario("fow")
        .define(**chant("Famine", "Each player loses half of their life."))
        .sources(0, fire=1)
        .resources(1, life=1000)
        .hand(0, "Famine")
    )
    table.play(0, "Famine").resolve()
    assert table.resource(0, "life") == 2000 and table.resource(1, "life") == 500


@pytest.mark.rule("fow", "906.2")
def test_that_player_is_whoever_discarded() -> None:
    table = (
        scenario("fow")
        .define(**place("Toll of Waste", "Whenever a player discards a card >>> That player loses 100 life for each card in their hand."))
        .define(**res("Miser", 300, 300, "Discard a card: You gain 100 life."))
        .define(**chant("Page", "Draw a card."))
        .hand(0, "Page", "Page", "Page")
        .field(0, "Miser")
        .field(1, "Toll of Waste")
    )
    table.use(0, "Miser", cost=["Page"]).resolve()
    assert table.resource(0, "life") == 3800


@pytest.mark.rule("fow", "104.2")
def test_its_controller_may_pay_and_they_are_who_was_asked() -> None:
    def setting(stones: int) -> Any:
        table = (
            scenario("fow")
            .define(**chant("Ransom", "Destroy target resonator. Its controller may pay {1}. If they don't, they lose 500 life."))
            .define(**res("Prize", 300, 300))
            .sources(0, fire=1)
            .hand(0, "Ransom")
            .field(1, "Prize")
        )
        return table.sources(1, water=stones) if stones else table

    table = setting(1)
    table.play(0, "Ransom", targets=["Prize"]).resolve()
    table.expect(player=1)
    table.yes()
    assert table.resource(1, "life") == 4000 and table.is_rested("Water Source 1")
    table = setting(0)
    table.play(0, "Ransom", targets=["Prize"]).resolve()
    assert table.resource(1, "life") == 3500 and table.resource(0, "life") == 4000


@pytest.mark.rule("fow", "903.3a")
def test_nobody_is_asked_of_a_target_that_is_gone() -> None:
    table = (
        scenario("fow")
        .define(**chant("Consolation", "Destroy target resonator. Its controller may draw a card."))
        .define(**quick("Retreat", "Return target resonator you control to its owner's hand."))
        .define(**res("Prize", 300, 300))
        .sources(0, fire=1)
        .sources(1, water=1)
        .hand(0, "Consolation")
        .hand(1, "Retreat")
        .field(1, "Prize")
    )
    table.play(0, "Consolation", targets=["Prize"]).passes(0)
    table.play(1, "Retreat", targets=["Prize"]).resolve_all()
    assert table.hand_names(1) == ["Prize"] and table.hand_size(0) == 0


@pytest.mark.rule("fow", "104.2")
def test_drawing_until_there_are_enough_draws_nothing_where_there_are_more() -> None:
    def setting(pages: int) -> Any:
        return (
            scenario("fow")
            .define(**chant("Refill", "Draw cards until you have four cards in your hand."))
            .define(**chant("Page", "Draw a card."))
            .sources(0, fire=1)
            .hand(0, "Refill", *["Page"] * pages)
            .play(0, "Refill")
            .resolve()
        )

    assert setting(1).hand_size(0) == 4
    assert setting(6).hand_size(0) == 6
