"""Rulings on single words of texts: with another word in its place each of them would come out otherwise."""

from __future__ import annotations

import pytest

from arbiter.testing import Table, scenario
from tests.games.fftcg.stages import BREAK, TAKE, forward, monster, stage, summons

# ---------------------------------------------------------------- which cards


@pytest.mark.rule("fftcg", "11.3.3", "6.6.1")
def test_a_fire_forward_or_an_ice_monster_is_no_fire_monster() -> None:
    table = stage(Sort="Choose 1 Fire Forward or Ice Monster. Break it.")
    forward(table, "Coal", element=["fire"])
    forward(table, "Frost")
    monster(table, "Ember", "", element=["fire"])
    monster(table, "Icicle", "", element=["ice"])
    table.field(1, "Coal", "Frost", "Ember", "Icicle").play(0, "Sort", targets=["Icicle"]).resolve()
    assert table.zone_names(1, "break") == ["Icicle"]


@pytest.mark.rule("fftcg", "11.3.3", "15.2.1.1")
def test_a_forward_with_haste_is_chosen_and_no_other() -> None:
    table = forward(
        forward(stage(Halt="Choose 1 Forward with Haste. Break it."), "Runner", 5000, "Haste"), "Braver", 5000, "Brave"
    )
    table.field(1, "Runner", "Braver").play(0, "Halt", targets=["Runner"]).resolve()
    assert table.zone_names(1, "break") == ["Runner"]


@pytest.mark.rule("fftcg", "11.11.2", "11.12.2")
def test_they_are_those_that_were_activated_and_not_who_comes_later() -> None:
    table = stage(Wake="Activate all the Forwards you control. They gain +2000 power until the end of the turn.")
    forward(forward(table, "Early"), "Late").field(0, "Early", rested=True).hand(0, "Late").sources(0, ice=2)
    table.play(0, "Wake").resolve().play(0, "Late")
    assert not table.is_rested("Early") and table.power("Early") == 7000 and table.power("Late") == 5000


@pytest.mark.rule("fftcg", "11.11.2", "15.1.1.3.1")
def test_it_and_all_the_monsters_are_broken_together() -> None:
    table = monster(stage(Sweep="Choose 1 Forward. Break it and all the Monsters."), "Imp", "")
    forward(table, "Wall").field(1, "Wall", "Imp").play(0, "Sweep", targets=["Wall"]).resolve()
    assert sorted(table.zone_names(1, "break")) == ["Imp", "Wall"]


# ---------------------------------------------------------------- keywords, prohibitions, prices


@pytest.mark.rule("fftcg", "11.9.1")
def test_who_cannot_gain_haste_gains_the_rest() -> None:
    table = stage(Spur="Choose 1 Forward. It gains Haste and Brave until the end of the turn.")
    forward(table, "Mule", 5000, "Mule cannot gain Haste.").field(0, "Mule").play(0, "Spur", targets=["Mule"]).resolve()
    assert table.has("Mule", "brave") and not table.has("Mule", "haste")


@pytest.mark.rule("fftcg", "10.1.2.1.2", "11.2.1")
def test_an_attack_that_must_be_paid_for_is_not_made_without_cp() -> None:
    table = forward(scenario("fftcg"), "Hireling", 5000, "Hireling cannot attack unless you pay {1}.")
    table.field(0, "Hireling").to("attack_declaration")
    assert not table.can("attack", 0, "Hireling")


@pytest.mark.rule("fftcg", "11.9.1", "6.3.1")
@pytest.mark.parametrize(("caster", "dulled"), [(0, True), (1, False)])
def test_only_the_opponents_effects_cannot_dull_it(caster: int, dulled: bool) -> None:
    table = summons(scenario("fftcg"), caster, "fire", Lull="Choose 1 Forward. Dull it.")
    text = "Guard cannot become dull by your opponent's Summons or abilities."
    forward(table, "Guard", 5000, text).field(0, "Guard")
    if caster:
        table.passes(0)
    table.play(caster, "Lull", targets=["Guard"]).resolve()
    assert table.is_rested("Guard") == dulled


@pytest.mark.rule("fftcg", "11.9.1", "6.3.1")
@pytest.mark.parametrize(("player", "comes"), [(0, False), (1, True)])
def test_you_cannot_play_it_by_an_effect_and_your_opponent_can(player: int, comes: bool) -> None:
    text = "Choose 1 Forward in your Break Zone. Play it onto the field."
    table = summons(scenario("fftcg"), player, "fire", Call=text)
    ban = "You cannot play ‹Job Diver› onto the field due to Summons or abilities."
    forward(monster(table, "Lid", ban).field(0, "Lid"), "Pearl", job="Diver").zone(player, "break", "Pearl")
    if player:
        table.passes(0)
    table.play(player, "Call", targets=["Pearl"]).resolve()
    assert table.is_on_field("Pearl", player) == comes


@pytest.mark.rule("fftcg", "11.8.4", "11.8.1")
def test_what_triggers_only_once_per_turn_does_so_once() -> None:
    table = monster(
        stage(One="Gain {C}.", Two="Gain {C}."),
        "Bell",
        "When you cast a Summon, draw 1 card. This effect will trigger only once per turn.",
    )
    table.field(0, "Bell").play(0, "One").resolve_all().play(0, "Two").resolve_all()
    assert table.hand_size(0) == 1


@pytest.mark.rule("fftcg", "11.8.1", "9.1.1")
@pytest.mark.parametrize("whose", ["your", "your opponent's"])
def test_a_trigger_of_a_phase_waits_for_the_phase_of_that_players_turn(whose: str) -> None:
    text = f"During {whose} Main Phase 1, when you cast a Summon, draw 1 card."
    table = monster(stage(Word="Gain {C}."), "Bell", text).field(0, "Bell").play(0, "Word").resolve_all()
    assert table.hand_size(0) == (whose == "your")


# ---------------------------------------------------------------- damage


@pytest.mark.rule("fftcg", "11.12.5", "6.4.2")
@pytest.mark.parametrize(("damage", "taken"), [(3000, 0), (5000, 5000), (6000, 6000)])
def test_damage_less_than_the_power_becomes_nothing_and_as_much_does_not(damage: int, taken: int) -> None:
    table = stage(
        Bolt=f"Choose 1 Forward. Deal it {damage} damage.",
        Mend="Choose 1 Forward. It gains +9000 power until the end of the turn.",
    )
    forward(table, "Rock", 5000, "If Rock is dealt damage less than its power, the damage becomes 0 instead.")
    table.field(1, "Rock").play(0, "Bolt", targets=["Rock"]).resolve()
    assert table.is_on_field("Rock", 1) == (taken == 0)


@pytest.mark.rule("fftcg", "6.4.2", "6.5.2")
def test_it_deals_the_point_and_not_the_summon() -> None:
    table = stage(Point="Choose 1 Forward. It deals your opponent 1 point of damage.")
    forward(table, "Bull", 5000, "When Bull deals damage to your opponent, gain {C}.")
    forward(table, "Calf").field(0, "Bull", "Calf").play(0, "Point", targets=["Bull"]).resolve_all()
    assert table.damage_count(1) == 1 and table.resource(0, "crystal") == 1


@pytest.mark.rule("fftcg", "11.11.2", "6.4.2")
def test_the_former_and_the_latter_deal_their_power_to_each_other() -> None:
    duel = "Choose 1 Forward you control and 1 Forward opponent controls. "
    duel += "The former and the latter deal damage equal to their respective power to the other."
    table = forward(forward(stage(Duel=duel), "Bull", 6000), "Wall", 9000)
    table.field(0, "Bull").field(1, "Wall").play(0, "Duel", targets=["Bull", "Wall"]).resolve()
    assert not table.is_on_field("Bull", 0) and table.damage_on("Wall", 1) == 6000


# ---------------------------------------------------------------- phases and decks


@pytest.mark.rule("fftcg", "9.5.1", "11.11.2")
def test_an_additional_attack_phase_comes_after_the_attack_phase() -> None:
    text = "When Bull attacks, there is an additional Attack Phase after this phase. "
    text += "This effect will trigger only once per turn."
    table = forward(forward(scenario("fftcg"), "Bull", 5000, text), "Calf").field(0, "Bull", "Calf")
    table.attack("Bull").resolve().no_block().end_step().no_attack().end_step().attack("Calf")
    assert table.is_rested("Calf")


@pytest.mark.rule("fftcg", "9.1.1", "11.11.2")
def test_a_skipped_attack_phase_is_none() -> None:
    table = forward(stage(Rest="Skip your next Attack Phase."), "Bull").field(0, "Bull").play(0, "Rest").resolve()
    table.end_step()
    assert table.step == "main2"


@pytest.mark.rule("fftcg", "15.1.1.4.1")
def test_a_whole_hand_is_discarded() -> None:
    table = forward(stage(Purge="Your opponent discards their hand."), "Page").hand(1, "Page", "Page", "Page")
    table.play(0, "Purge").resolve()
    assert table.hand_size(1) == 0 and table.zone_names(1, "break") == ["Page"] * 3


@pytest.mark.rule("fftcg", "7.9.2", "11.11.2")
def test_a_deck_that_is_shuffled_lies_otherwise() -> None:
    table = stage(Stir="Shuffle your deck.")
    names = [f"Page {number}" for number in range(30)]
    for name in names:
        forward(table, name)
    table.deck(0, *names, only=True).play(0, "Stir").resolve()
    assert sorted(table.zone_names(0, "deck")) == sorted(names) and table.zone_names(0, "deck") != names
    assert table.zone_names(0, "deck") != names[::-1]


@pytest.mark.rule("fftcg", "7.9.2", "11.2.1")
@pytest.mark.parametrize(("words", "zone"), [("into the Break Zone", "break"), ("from the game", "removed")])
def test_the_top_cards_of_the_deck_pay(words: str, zone: str) -> None:
    verb = "put" if zone == "break" else "remove"
    table = monster(
        scenario("fftcg"), "Mill", f"{verb.capitalize()} the top 2 cards of your deck {words}: Draw 1 card."
    )
    forward(forward(table, "One"), "Two").field(0, "Mill").deck(0, "One", "Two").use(0, "Mill").resolve()
    assert sorted(table.zone_names(0, zone)) == ["One", "Two"] and table.hand_size(0) == 1


def looking(words: str) -> Table:
    table = stage(Peek=f"Look at the top 3 cards of your deck. Add 1 card among them to your hand and {words}.")
    for name in ("One", "Two", "Three"):
        forward(table, name)
    return table.deck(0, "One", "Two", "Three").play(0, "Peek").resolve().choose("Two")


@pytest.mark.rule("fftcg", "7.9.2", "11.11.2")
def test_cards_go_to_the_bottom_in_the_order_that_is_chosen() -> None:
    table = looking("return the other cards to the bottom of your deck in any order").order("Three", "One")
    assert table.hand_names(0) == ["Two"] and table.zone_names(0, "deck")[-2:] == ["Three", "One"]


@pytest.mark.rule("fftcg", "11.12.4.1", "7.3")
def test_what_was_removed_for_a_time_comes_back_to_its_owner() -> None:
    table = stage(Charm=TAKE, Ruin=BREAK)
    when = "When Jailer enters the field, choose 1 Forward you control."
    forward(table, "Jailer", 3000, f"{when} Remove it from the game for as long as Jailer is on the field.", cost=1)
    forward(table, "Stray").field(1, "Stray").hand(0, "Jailer").sources(0, ice=1).play(
        0, "Charm", targets=["Stray"]
    ).resolve()
    table.play(0, "Jailer").choose("Stray").resolve()
    assert table.zone_names(1, "removed") == ["Stray"]
    table.play(0, "Ruin", targets=["Jailer"]).resolve_all()
    assert table.is_on_field("Stray", 1)


@pytest.mark.rule("fftcg", "11.11.2", "6.2.1")
def test_what_is_played_dull_is_dull() -> None:
    table = stage(Call="Choose 1 Forward in your Break Zone. Play it onto the field dull.")
    forward(table, "Pearl").zone(0, "break", "Pearl").play(0, "Call", targets=["Pearl"]).resolve()
    assert table.is_rested("Pearl", 0)


@pytest.mark.rule("fftcg", "6.7.1", "11.11.2")
def test_one_counter_of_two_is_removed() -> None:
    table = forward(stage(Snuff="Choose 1 Forward. Remove 1 Ember Counter from it."), "Lamp")
    table.field(1, "Lamp", counters={"Ember": 3}).play(0, "Snuff", targets=["Lamp"]).resolve()
    assert table.counters("Lamp", "Ember", 1) == 2


@pytest.mark.rule("fftcg", "11.11.2", "15.1.1.3.1")
@pytest.mark.parametrize(("which", "gone"), [("other", ["Three", "Two"]), ("selected", ["One"])])
def test_of_two_groups_the_one_that_the_text_names_goes(which: str, gone: list[str]) -> None:
    text = (
        "Divide all the Forwards opponent controls into 2 groups. Your opponent selects 1 group among them. "
        f"Put all the Forwards of the {which} group into the Break Zone."
    )
    table = forward(forward(forward(stage(Part=text), "One"), "Two"), "Three").field(1, "One", "Two", "Three")
    table.play(0, "Part").resolve().choose("One").option("One")
    assert sorted(table.zone_names(1, "break")) == gone


# ---------------------------------------------------------------- what was done, and what was paid


@pytest.mark.rule("fftcg", "11.8.9", "11.11.5")
def test_what_follows_when_you_do_so_follows_it() -> None:
    text = "When Guard enters the field, you may receive 1 point of damage. "
    text += "When you do so, choose 1 Forward. Deal it 7000 damage."
    table = (
        forward(forward(scenario("fftcg"), "Guard", 8000, text), "Bull")
        .hand(0, "Guard")
        .field(1, "Bull")
        .sources(0, ice=2)
    )
    table.play(0, "Guard").resolve().yes().choose("Bull").resolve()
    assert table.damage_count(0) == 1 and table.zone_names(1, "break") == ["Bull"]


@pytest.mark.rule("fftcg", "11.2.1", "11.9.1")
@pytest.mark.parametrize(
    ("words", "power"),
    [("paid to cast Wisp included Fire CP", 7000), ("to cast Wisp was only paid with Fire CP", 5000)],
)
def test_what_the_cost_was_paid_with_is_remembered(words: str, power: int) -> None:
    text = f"When Wisp enters the field, if the cost {words}, Wisp gains +2000 power until the end of the turn."
    table = forward(scenario("fftcg"), "Wisp", 5000, text, element=["fire"]).hand(0, "Wisp").sources(0, fire=1, ice=1)
    table.play(0, "Wisp").resolve_all()
    assert table.power("Wisp") == power


@pytest.mark.rule("fftcg", "15.1.1.4.1", "11.2.1")
def test_a_card_discarded_to_pay_is_discarded_and_is_the_discarded_card() -> None:
    table = monster(scenario("fftcg"), "Bell", "When you discard a card, gain {C}.")
    text = "Discard 1 card: Draw 1 card. If the discarded card is a Water card, draw 2 cards instead."
    forward(monster(table, "Well", text), "Drop", element=["water"]).field(0, "Bell", "Well").hand(0, "Drop")
    table.use(0, "Well", cost=["Drop"]).resolve_all()
    assert table.hand_size(0) == 2 and table.resource(0, "crystal") == 1


@pytest.mark.rule("fftcg", "15.1.1.4.1", "11.2.1")
def test_a_card_that_is_discarded_for_its_own_ability_is_discarded() -> None:
    table = monster(scenario("fftcg"), "Bell", "When you discard a card, gain {C}.")
    forward(table, "Spark", 5000, "Discard Spark: Draw 1 card.").field(0, "Bell").hand(0, "Spark")
    table.use(0, "Spark").resolve_all()
    assert table.zone_names(0, "break") == ["Spark"] and table.resource(0, "crystal") == 1


@pytest.mark.rule("fftcg", "11.2.1", "11.11.2")
@pytest.mark.parametrize(("imp", "drop", "drawn"), [("water", "ice", 1), ("ice", "water", 2)])
def test_of_two_cards_that_pay_the_discarded_one_is_meant(imp: str, drop: str, drawn: int) -> None:
    text = (
        "Put 1 Monster other than Well you control into the Break Zone, discard 1 card: Draw 1 card. "
        "If the discarded card is a Water card, draw 2 cards instead."
    )
    table = monster(monster(scenario("fftcg"), "Well", text), "Imp", "", element=[imp])
    forward(table, "Drop", element=[drop]).field(0, "Well", "Imp").hand(0, "Drop")
    table.use(0, "Well").resolve_all()
    assert table.hand_size(0) == drawn
