"""Rulings where rules meet: parties whose members differ, battles that change, bursts, discards, names and Elements."""

from __future__ import annotations

import pytest

from arbiter.testing import scenario
from tests.games.fftcg.stages import BREAK, PAIN, TAKE, forward, monster, stage, summons

# ---------------------------------------------------------------- parties


@pytest.mark.rule("fftcg", "15.1.1.9.8", "10.1.4.2", "11.12.5.1")
@pytest.mark.parametrize("lead", ["Small", "Tall"])
@pytest.mark.parametrize(
    ("instead", "dealt"),
    [
        # What the members deal is worked out first and prevented then, as one damage: all of it is dealt by Small too.
        ("by a Forward of cost 2 or less, the damage becomes 0 instead.", 0),
        ("by a Forward of cost 2 or less, reduce the damage by 1000 instead.", 8000),
        ("by a Forward of cost 3 or more, double the damage instead.", 18000),
    ],
)
def test_what_replaces_the_damage_of_one_member_replaces_the_one_damage_of_all(
    lead: str, instead: str, dealt: int
) -> None:
    table = forward(forward(scenario("fftcg"), "Small", 4000), "Tall", 5000, cost=5)
    forward(table, "Wall", 20000, f"If Wall is dealt damage {instead}").field(0, "Small", "Tall").field(1, "Wall")
    table.attack(lead, party=["Tall" if lead == "Small" else "Small"]).block("Wall").end_step()
    table.divide({"Small": 20000})
    assert table.damage_on("Wall", 1) == dealt


@pytest.mark.rule("fftcg", "15.1.1.9.5", "10.1.3.1.1", "6.2.6")
def test_a_brave_member_that_is_stolen_leaves_the_party_and_may_block_it() -> None:
    table = forward(summons(scenario("fftcg"), 1, "fire", Charm=TAKE), "Left", 8000, "Brave")
    forward(table, "Right", 5000).field(0, "Left", "Right").attack("Left", party=["Right"]).passes(0)
    table.play(1, "Charm", targets=["Left"]).resolve()
    table.block("Left").end_step()
    assert table.zone_names(0, "break") == ["Right"] and table.damage_on("Left", 1) == 5000


@pytest.mark.rule("fftcg", "15.1.1.9.5", "10.1.4.1", "6.2.6")
def test_a_stolen_member_deals_no_point_and_the_other_does() -> None:
    table = forward(summons(scenario("fftcg"), 1, "fire", Charm=TAKE), "Left", 8000)
    forward(table, "Right", 5000).field(0, "Left", "Right").attack("Left", party=["Right"]).passes(0)
    table.play(1, "Charm", targets=["Left"]).resolve()
    table.to("main2")
    assert table.damage_count(1) == 1 and table.damage_count(0) == 0


# ---------------------------------------------------------------- battles that change


@pytest.mark.rule("fftcg", "10.1.3.1.1", "10.1.4.2", "15.1.1.2.1")
def test_a_blocker_that_is_dulled_after_it_blocked_still_fights() -> None:
    table = forward(forward(stage(Lull="Choose 1 Forward. Dull it."), "Bull", 5000), "Wall", 5000)
    table.field(0, "Bull").field(1, "Wall").attack("Bull").block("Wall")
    table.play(0, "Lull", targets=["Wall"]).resolve().end_step()
    assert table.zone_names(1, "break") == ["Wall"] and "Bull" in table.zone_names(0, "break")


@pytest.mark.rule("fftcg", "10.1.3.1", "10.1.4.6", "12.4.5")
def test_one_forward_blocks_two_attacks_and_adds_up_their_damage() -> None:
    table = forward(forward(forward(scenario("fftcg"), "One", 3000), "Two", 3000), "Wall", 6000)
    table.field(0, "One", "Two").field(1, "Wall").attack("One").block("Wall").end_step()
    assert table.zone_names(0, "break") == ["One"] and not table.is_rested("Wall", 1)
    table.attack("Two").block("Wall").end_step()
    assert table.zone_names(1, "break") == ["Wall"] and table.zone_names(0, "break") == ["One", "Two"]


@pytest.mark.rule("fftcg", "10.1.2.1.2", "10.1.2.4", "11.12.4.2")
def test_who_is_forbidden_to_attack_after_the_declaration_attacks_on() -> None:
    table = summons(scenario("fftcg"), 1, "fire", Ban="Choose 1 Forward. It cannot attack this turn.")
    forward(table, "Bull").field(0, "Bull").attack("Bull").passes(0).play(1, "Ban", targets=["Bull"]).resolve()
    table.to("main2")
    assert table.damage_count(1) == 1


@pytest.mark.rule("fftcg", "10.1.3.2", "10.1.3.2.1", "6.2.6")
def test_a_blocker_that_the_attacker_takes_over_neither_takes_nor_deals_damage() -> None:
    table = forward(forward(stage(Charm=TAKE), "Bull", 5000), "Wall", 5000)
    table.field(0, "Bull").field(1, "Wall").attack("Bull").block("Wall")
    table.play(0, "Charm", targets=["Wall"]).resolve().to("main2")
    assert table.is_on_field("Wall", 0) and table.is_on_field("Bull", 0)
    assert table.damage_on("Bull", 0) == 0 and table.damage_on("Wall", 0) == 0 and table.damage_count(1) == 0


# ---------------------------------------------------------------- EX Bursts


@pytest.mark.rule("fftcg", "11.10.1", "11.10.3", "11.3.3")
@pytest.mark.parametrize("kind", ["summon", "forward"])
def test_the_burst_of_a_summon_is_a_summon_for_what_summons_cannot_choose(kind: str) -> None:
    table = forward(stage(Pain=PAIN), "Saint", 5000, "Saint cannot be chosen by your opponent's Summons.")
    opening = "Choose" if kind == "summon" else "When Genie enters the field, choose"
    text = f"[EX BURST] {opening} 1 Forward. Break it."
    table.define(name="Genie", type=kind, element=["ice"], cost=1, text=text)
    table.field(0, "Saint").deck(1, "Genie").play(0, "Pain").resolve()
    if table.question is not None and table.question.why == "burst":
        table.yes()
    assert table.is_on_field("Saint", 0) == (kind == "summon")


@pytest.mark.rule("fftcg", "11.10.2", "15.1.1.7.1", "11.8.1")
def test_who_uses_the_burst_of_a_summon_has_not_cast_it() -> None:
    table = stage(Pain=PAIN).define(
        name="Genie", type="summon", element=["ice"], cost=1, text="[EX BURST] Draw 1 card."
    )
    monster(table, "Bell", "When you cast a Summon, gain {C}.").field(1, "Bell")
    table.deck(1, "Genie").play(0, "Pain").resolve().yes()
    assert table.stack() == [] and table.hand_size(1) == 1 and table.zone_names(1, "damage") == ["Genie"]


@pytest.mark.rule("fftcg", "6.5.2.1", "3.1.2", "12.4.2", "11.10.2")
def test_a_burst_that_draws_from_the_deck_that_the_damage_emptied_loses_the_game() -> None:
    table = stage(Pain=PAIN).define(
        name="Genie", type="summon", element=["ice"], cost=1, text="[EX BURST] Draw 1 card."
    )
    table.deck(1, "Genie", only=True).play(0, "Pain").resolve().yes()
    assert table.over and table.winner == 0


# ---------------------------------------------------------------- discarding, decks


@pytest.mark.rule("fftcg", "15.1.1.4.1", "11.3.8", "11.2.1.1")
def test_a_card_discarded_for_cp_is_discarded_and_triggers_above_the_summon() -> None:
    table = scenario("fftcg").define(name="Gift", type="summon", element=["fire"], cost=2, text="Draw 1 card.")
    monster(table, "Loop", "When you discard a card, gain {C}.").field(0, "Loop")
    forward(table, "Coal", element=["fire"]).hand(0, "Gift", "Coal").play(0, "Gift")
    assert table.stack() == ["Gift", "Loop"]


@pytest.mark.rule("fftcg", "2.3", "3.1.2")
def test_who_puts_more_cards_from_the_deck_away_than_there_are_does_not_lose() -> None:
    table = stage(Mill="Put the top 3 cards of your deck into the Break Zone.").define(name="Last", element=["ice"])
    table.deck(0, "Last", only=True).play(0, "Mill").resolve()
    assert not table.over and sorted(table.zone_names(0, "break")) == ["Last", "Mill"]


@pytest.mark.rule("fftcg", "3.3", "12.4.2", "11.11.6")
def test_players_who_both_draw_from_empty_decks_draw_the_game() -> None:
    table = stage(Feast="Each player draws 1 card.").keep_decks().play(0, "Feast").resolve()
    assert table.over and table.winner is None


# ---------------------------------------------------------------- names, Elements, power


@pytest.mark.rule("fftcg", "12.4.6", "7.7.3", "11.12.4.6")
def test_another_name_in_all_situations_bars_the_namesake_and_special_abilities_take_it() -> None:
    table = forward(scenario("fftcg"), "Oak", 5000, "«Root» {S}: Gain {C}.")
    forward(table, "Mask", 3000, "Mask is also ‹Card Name Oak› in all situations.", cost=1)
    table.field(0, "Oak").hand(0, "Mask").sources(0, ice=1)
    assert not table.can("play", 0, "Mask")
    table.use(0, "Oak").resolve()
    assert table.resource(0, "crystal") == 1 and table.zone_names(0, "break") == ["Mask"]


@pytest.mark.rule("fftcg", "4.3", "6.4.2", "12.4.4")
def test_a_forward_that_left_with_less_than_no_power_deals_no_damage() -> None:
    table = stage(Weaken="Choose 1 Forward. It loses 7000 power until the end of the turn.")
    forward(
        table,
        "Martyr",
        5000,
        "When Martyr is put from the field into the Break Zone, choose 1 Forward. "
        "Deal it damage equal to Martyr's power.",
    )
    forward(table, "Oak", 9000).field(1, "Martyr", "Oak").play(0, "Weaken", targets=["Martyr"]).resolve()
    table.resolve_all()
    assert table.zone_names(1, "break") == ["Martyr"] and table.damage_on("Oak", 1) == 0


@pytest.mark.rule("fftcg", "4.3", "11.9.2", "12.4.4")
def test_a_newcomer_is_what_all_effects_make_of_it_and_never_less_between() -> None:
    table = forward(scenario("fftcg"), "Frail", 2000, cost=1)
    monster(table, "Blight", "The Forwards opponent controls lose 5000 power.")
    monster(table, "Camp", "The Forwards you control gain +4000 power.", element=["earth"])
    table.field(1, "Blight").field(0, "Camp").hand(0, "Frail").sources(0, ice=1).play(0, "Frail")
    assert table.power("Frail") == 1000


@pytest.mark.rule("fftcg", "15.2.9.4.1", "12.4.7", "15.2.9.4.2")
def test_a_character_primed_into_a_light_one_beside_another_light_one_goes_with_it() -> None:
    table = forward(scenario("fftcg"), "Clay", 5000, '‹Priming "Wake" --› {Ice}')
    forward(forward(table, "Wake", 9000, element=["light"]), "Dawn", element=["light"])
    table.field(0, "Clay", "Dawn").deck(0, "Wake").sources(0, ice=1)
    table.use(0, "Clay", "priming", targets=["Wake"])
    assert sorted(table.zone_names(0, "break")) == ["Clay", "Dawn"] and table.zone_names(0, "removed") == ["Wake"]


@pytest.mark.rule("fftcg", "15.2.9.4.2", "6.2.6", "9.5.1.3.2")
def test_a_borrowed_primed_character_comes_home_as_one() -> None:
    table = forward(scenario("fftcg"), "Clay", 5000, '‹Priming "Wake" --› {Ice}')
    forward(table, "Wake", 9000)
    summons(
        table, 1, "fire", Loan="Choose 1 Forward opponent controls. You gain control of it until the end of the turn."
    )
    table.field(0, "Clay").deck(0, "Wake").sources(0, ice=1).use(0, "Clay", "priming", targets=["Wake"]).passes(0)
    table.play(1, "Loan", targets=["Wake"]).resolve()
    assert table.is_on_field("Wake", 1)
    table.to("main1", 1)
    assert table.is_on_field("Wake", 0) and table.obj("Wake", 0).now.names == frozenset({"Clay", "Wake"})


@pytest.mark.rule("fftcg", "15.2.8.4.1", "15.2.8.4.4", "11.12.5.4")
@pytest.mark.parametrize("where", ["into the Break Zone", "to hand", "on top"])
def test_an_lb_forward_goes_to_the_lb_deck_from_wherever_it_is_put(where: str) -> None:
    text = {
        "into the Break Zone": "Choose 1 Forward. Put it into the Break Zone.",
        "to hand": "Choose 1 Forward. Return it to its owner's hand.",
        "on top": "Choose 1 Forward. Put it on top of its owner's deck.",
    }[where]
    table = forward(stage(Away=text), "Apex", 5000, "‹Limit Break -- 1›").field(1, "Apex")
    monster(table, "Gate", "When a Forward leaves the field, gain {C}.").field(0, "Gate")
    deck = len(table.zone_names(1, "deck"))
    table.play(0, "Away", targets=["Apex"]).resolve()
    assert table.zone_names(1, "limit") == ["Apex"] and table.objects("limit", 1)[0].face_up
    assert len(table.zone_names(1, "deck")) == deck and table.stack() == ["Gate"]


@pytest.mark.rule("fftcg", "11.8.17.3", "6.2.6", "7.3", "9.5.1.1")
def test_a_stolen_forward_is_returned_to_its_owner_by_what_waits_for_the_end_of_the_turn() -> None:
    table = stage(
        Spring="Choose 1 Forward. It gains +1000 power until the end of the turn. "
        "At the end of the turn, return it to its owner's hand.",
        Charm=TAKE,
    )
    forward(table, "Oak").field(1, "Oak").play(0, "Spring", targets=["Oak"]).resolve()
    table.play(0, "Charm", targets=["Oak"]).resolve().to("end").resolve_all()
    assert table.hand_names(1) == ["Oak"] and table.hand_names(0) == []


@pytest.mark.rule("fftcg", "11.3.3", "11.6.5", "7.12.1")
def test_a_summon_that_chooses_a_summon_does_not_choose_itself() -> None:
    table = stage(Hush="Choose 1 Summon. Cancel its effect.", Gift="Draw 1 card.")
    assert not table.can("play", 0, "Hush")
    table.play(0, "Gift")
    assert table.can("play", 0, "Hush")


@pytest.mark.rule("fftcg", "11.8.18", "11.12.4.4", "12.3")
def test_of_two_forwards_that_hold_each_other_up_both_fall_with_the_first() -> None:
    table = stage(Ruin=BREAK)
    forward(table, "Left", 1000, "The Forwards other than Left you control gain +3000 power.")
    forward(table, "Right", 1000, "The Forwards other than Right you control gain +3000 power.")
    monster(table, "Blight", "The Forwards opponent controls lose 2000 power.", element=["earth"]).field(0, "Blight")
    table.field(1, "Left", "Right")
    assert table.power("Left", 1) == 2000
    table.play(0, "Ruin", targets=["Left"]).resolve()
    assert sorted(table.zone_names(1, "break")) == ["Left", "Right"]
