"""Rulings on single words of texts: with another word in its place each of them would come out otherwise."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScenario, Table
from tests.games.gateruler.test_95_rulings_combat import on
from tests.games.gateruler.written import Words, table, unit, wells
from tests.games.gateruler.written import event as timed


def event(name: str, text: str, level: int = 0) -> Words:
    return timed(name, text, timing="Standard Action", level=level)


FRAME = unit("Frame", 'Gear Up - "Regent"')
SPARK = timed("Trap", "Draw 1 card.")
LASH = event("Lash", "Deal 2 damage to your opponent.")
HUSH = event("Hush", "Choose 1 unit. Destroy it.")
HEALS = event("Heals", "Heal 1 life.")


def spoken(text: str, *cards: Words) -> Table:
    return table(event("Word", text), *cards).hand(0, "Word")


# ---------------------------------------------------------------- when


@pytest.mark.rule("gateruler", "14-8a", "15-2a")
def test_a_unit_that_waits_for_two_things_hears_both() -> None:
    made = table(unit("Herald", "When this card enters play or attacks, draw 1 card.")).hand(0, "Herald")
    made.play(0, "Herald", option="attack 1").resolve_all()
    assert made.hand_size(0) == 1
    on(made.attack("Herald", at="Rival"))
    assert made.hand_size(0) == 2


@pytest.mark.rule("gateruler", "13-5a", "14-8a")
@pytest.mark.parametrize(("words", "drawn"), [("2 damage or more", 1), ("1 damage or less", 0)])
def test_so_much_damage_is_waited_for(words: str, drawn: int) -> None:
    word = event("Word", "Choose 1 allied unit. Deal 2 damage to it.")
    made = table(word, unit("Drum", f"When this card is dealt {words}, draw 1 card.", hp=5)).field(0, "Drum", place=1)
    made.hand(0, "Word").play(0, "Word", targets=["Drum"]).resolve_all()
    assert made.hand_size(0) == drawn


@pytest.mark.rule("gateruler", "15-6a", "14-8a")
@pytest.mark.parametrize(
    ("words", "drawn"),
    [
        ("you discard a card", 1),
        ("your opponent discards a card", 0),
        ("you discard a card due to your events or abilities", 1),
    ],
)
def test_who_discards_and_by_whose_effect(words: str, drawn: int) -> None:
    made = spoken("Discard 1 card.", unit("Drum", f"When {words}, draw 1 card.")).field(0, "Drum", place=1)
    made.hand(0, "Scout").play(0, "Word").resolve_all()
    assert made.hand_size(0) == drawn


@pytest.mark.rule("gateruler", "15-6a", "14-8a")
def test_a_discard_by_the_opponents_effect_is_not_by_yours() -> None:
    drum = unit("Drum", "When you discard a card due to your events or abilities, draw 1 card.")
    made = spoken("Your opponent discards 1 card.", drum).field(1, "Drum", place=1).hand(1, "Scout")
    made.play(0, "Word").resolve_all()
    assert made.hand_size(1) == 0


@pytest.mark.rule("gateruler", "16-4a", "13-6d")
def test_playing_a_counter_ability_is_waited_for() -> None:
    echo = unit("Echo", "[CNT] Heal 1 life.")
    made = table(LASH, echo, unit("Drum", "When you play a [CNT] ability, draw 1 card.")).field(1, "Drum", place=1)
    made.hand(0, "Lash").deck(1, "Echo").play(0, "Lash").resolve_all()
    assert made.hand_size(1) == 1


@pytest.mark.rule("gateruler", "15-25a", "14-8a")
def test_healing_life_is_waited_for() -> None:
    made = spoken("Heal 1 life.", unit("Drum", "When you heal life, draw 1 card.")).field(0, "Drum", place=1)
    made.damage(0, "Scout").play(0, "Word").resolve_all()
    assert made.hand_size(0) == 1


@pytest.mark.rule("gateruler", "14-18a", "14-8a")
def test_gearing_up_is_waited_for() -> None:
    made = table(FRAME, unit("Drum", "When you gear up, draw 1 card.")).field(0, "Drum", place=1)
    made.hand(0, "Frame").act(0, "gear_up", "Frame").resolve_all()
    assert made.hand_size(0) == 1


@pytest.mark.rule("gateruler", "13-6a", "14-8a")
@pytest.mark.parametrize(("words", "drawn"), [("a point of damage", 2), ("damage", 1)])
def test_each_point_of_damage_or_the_damage_is_waited_for(words: str, drawn: int) -> None:
    made = table(LASH, unit("Drum", f"When you receive {words}, draw 1 card.")).field(1, "Drum", place=1)
    made.hand(0, "Lash").play(0, "Lash").resolve_all()
    assert made.hand_size(1) == drawn


@pytest.mark.rule("gateruler", "6-3a", "7-1a", "14-8a")
@pytest.mark.parametrize(("words", "drawn"), [("your main phase", 1), ("your attack phase", 0)])
def test_a_trigger_in_a_phase_waits_for_that_phase(words: str, drawn: int) -> None:
    drum = unit("Drum", f"During {words}, when you heal life, draw 1 card.")
    made = spoken("Heal 1 life.", drum).field(0, "Drum", place=1).damage(0, "Scout")
    made.play(0, "Word").resolve_all()
    assert made.hand_size(0) == drawn


@pytest.mark.rule("gateruler", "8-3a", "8-4a", "14-8a")
@pytest.mark.parametrize(
    ("words", "step"),
    [("At the start of the attack declaration step", "declare"), ("At the start of attack", "attack_start")],
)
def test_the_beginning_of_an_attack_is_waited_for(words: str, step: str) -> None:
    made = table(unit("Drum", f"{words}, draw 1 card.")).field(0, "Drum", place=1).to(step).resolve_all()
    assert made.hand_size(0) == 1


@pytest.mark.rule("gateruler", "8-5b", "8-6b", "8-7a", "14-8a")
@pytest.mark.parametrize(
    "words", ["At the start of the Intercept step", "At the start of the damage step", "At the end of the combat"]
)
def test_a_step_of_the_attack_is_waited_for(words: str) -> None:
    drum, wall = unit("Drum", f"{words}, draw 1 card."), unit("Wall", "Intercept", hp=9)
    made = table(drum, wall).field(0, "Drum", place=1).field(0, "Scout", place=2)
    on(made.field(1, "Wall", place=1).attack("Scout", at="Wall"))
    assert made.hand_size(0) == 1


@pytest.mark.rule("gateruler", "8-4c-2a", "6-3a", "14-8a")
@pytest.mark.parametrize("words", ["At the end of your attack phase", "At the start of your main phase"])
def test_the_ends_of_phases_are_waited_for(words: str) -> None:
    made = table(unit("Drum", f"{words}, heal 1 life.")).field(0, "Drum", place=1).damage(0, "Scout")
    made.next_turn().next_turn().to("main").resolve_all()
    assert made.damage_count(0) == 0


@pytest.mark.rule("gateruler", "10-1a", "15-4a", "14-8a")
@pytest.mark.parametrize(("words", "does"), [("you drive", "Drive 1."), ("you set a card", "")])
def test_driving_and_setting_are_waited_for(words: str, does: str) -> None:
    made = table(event("Word", does or "Heal 1 life."), SPARK, unit("Drum", f"When {words}, heal 1 life."))
    made.field(0, "Drum", place=1).damage(0, "Guard")
    made.hand(0, "Word").play(0, "Word") if does else made.hand(0, "Trap").act(0, "set", "Trap")
    made.resolve_all()
    assert made.damage_count(0) == 0


# ---------------------------------------------------------------- who and what


@pytest.mark.rule("gateruler", "13-2a", "15-20a")
def test_the_unit_deals_it_and_not_the_event() -> None:
    drum = unit("Drum", "When this card deals damage to a unit, draw 1 card.")
    word = "Choose 1 allied unit and 1 enemy unit. The former deals 1 damage to the latter."
    made = spoken(word, drum).field(0, "Drum", place=1).field(1, "Guard", place=1)
    made.play(0, "Word", targets=["Drum", "Guard"]).resolve_all()
    assert made.damage_on("Guard", 1) == 1 and made.hand_size(0) == 1


@pytest.mark.rule("gateruler", "13-2a", "15-20a")
def test_the_unit_deals_it_to_the_player_and_not_the_event() -> None:
    drum = unit("Drum", "When this card deals damage to your opponent, draw 1 card.")
    made = spoken("Choose 1 allied unit. It deals 1 damage to your opponent.", drum).field(0, "Drum", place=1)
    made.play(0, "Word", targets=["Drum"]).resolve_all()
    assert made.damage_count(1) == 1 and made.hand_size(0) == 1


@pytest.mark.rule("gateruler", "16-1a", "15-12a")
def test_a_unit_with_a_keyword_is_chosen_and_no_other() -> None:
    ram, rat = unit("Ram", "Breakthrough"), unit("Rat", "Double Attack")
    made = spoken("Choose 1 enemy unit with Breakthrough. Destroy it.", ram, rat)
    made.field(1, "Ram", place=1).field(1, "Rat", place=2).play(0, "Word", targets=["Ram"]).resolve()
    assert made.zone_names(1, "graveyard") == ["Ram"]


@pytest.mark.rule("gateruler", "3-14a", "15-12a")
def test_a_unit_with_a_charge_is_chosen_and_no_other() -> None:
    made = spoken("Choose 1 unit with a charge. Destroy it.").field(1, "Guard", place=1).field(1, "Scout", place=2)
    made.zone(1, "charge", "Spark", host="Guard").play(0, "Word", targets=["Guard"]).resolve_all()
    assert "Guard" in made.zone_names(1, "graveyard") and made.field_names(1) == ["Scout"]


@pytest.mark.rule("gateruler", "2-4a", "15-12a")
def test_a_unit_of_the_same_name_as_the_chosen_one_goes() -> None:
    text = "When this card enters play, choose 1 enemy unit with the same name as this card. Destroy it."
    made = table(unit("Twin", text)).hand(0, "Twin").field(1, "Twin", place=1).field(1, "Scout", place=2)
    made.play(0, "Twin", option="attack 1").resolve()
    if made.question is not None and made.question.kind == "objects":
        made.choose("Twin")
    made.resolve_all()
    assert made.field_names(1) == ["Scout"]


@pytest.mark.rule("gateruler", "14-13a", "15-19a")
def test_half_of_an_attack_is_lost() -> None:
    made = spoken("Choose 1 enemy unit. Halve its ATK until the end of the turn.").field(1, "Giant", place=1)
    made.play(0, "Word", targets=["Giant"]).resolve()
    assert made.power("Giant", 1) == 3


@pytest.mark.rule("gateruler", "14-9a")
@pytest.mark.parametrize(("own", "drawn"), [(False, 1), (True, 0)])
def test_who_does_not_control_a_unit(own: bool, drawn: int) -> None:
    made = spoken("If you do not control a unit, draw 1 card.")
    if own:
        made.field(0, "Scout", place=1)
    made.play(0, "Word").resolve()
    assert made.hand_size(0) == drawn


# ---------------------------------------------------------------- what is done


@pytest.mark.rule("gateruler", "14-4a", "15-2a")
@pytest.mark.parametrize(("words", "ready"), [("Play it without paying its cost.", 2), ("Play it.", 1)])
def test_a_card_is_played_by_a_text_for_its_cost_or_for_nothing(words: str, ready: int) -> None:
    call = event("Call", "Draw 1 card.", level=1)
    made = wells(spoken(f"Choose 1 event card in your graveyard. {words}", call), 0, 2).zone(0, "graveyard", "Call")
    made.play(0, "Word", targets=["Call"]).resolve()
    if made.question is not None and made.question.kind == "confirm":
        made.yes()
    made.resolve_all()
    assert made.hand_size(0) == 1
    assert len([well for well in made.objects("resource", 0) if not well.turned]) == ready


@pytest.mark.rule("gateruler", "6-1a")
def test_another_turn_follows_this_one() -> None:
    made = spoken("Take 1 more turn after this one.").play(0, "Word").resolve()
    made.next_turn()
    assert made.active == 0


@pytest.mark.rule("gateruler", "1-4b", "15-23a", "6-1a")
@pytest.mark.parametrize(
    "text",
    [
        "You win the game.",
        "Choose 1 enemy unit. You gain control of it until the end of the turn.",
        "Choose 1 enemy unit. Place 1 Ember Counter on it.",
    ],
)
def test_what_no_rule_of_the_game_carries_out_is_refused(text: str) -> None:
    with pytest.raises(BadScenario, match="is read but not carried out"):
        spoken(text)


@pytest.mark.rule("gateruler", "15-25a", "14-8a")
@pytest.mark.parametrize(("words", "drawn"), [("your opponent heals", 1), ("you heal", 0)])
def test_whose_healing_is_waited_for(words: str, drawn: int) -> None:
    made = spoken("Heal 1 life.", unit("Drum", f"When {words} life, draw 1 card.")).field(1, "Drum", place=1)
    made.damage(0, "Scout").play(0, "Word").resolve_all()
    assert made.hand_size(1) == drawn


@pytest.mark.rule("gateruler", "6-3a", "14-8a")
def test_your_main_phase_is_not_your_opponents() -> None:
    drum = unit("Drum", "When you heal life, if this is your main phase, draw 1 card.")
    made = table(timed("Balm", "Heal 1 life."), drum).zone(1, "set", "Balm").field(1, "Drum", place=1)
    made.damage(1, "Scout").passes(0).play(1, "Balm").resolve_all()
    assert made.hand_size(1) == 0 and made.damage_count(1) == 0


@pytest.mark.rule("gateruler", "15-6a", "14-8a")
def test_a_card_discarded_to_pay_is_discarded() -> None:
    drum = unit("Drum", "When you discard a card, heal 1 life.")
    well = unit("Well of Names", "Standard Action [Discard 1 card] Draw 1 card.")
    made = table(drum, well).field(0, "Drum", place=1).field(0, "Well of Names", place=2).hand(0, "Scout")
    made.damage(0, "Guard").use(0, "Well of Names").resolve_all()
    assert made.damage_count(0) == 0 and made.hand_size(0) == 1


@pytest.mark.rule("gateruler", "15-15a")
def test_a_deck_that_is_shuffled_lies_otherwise() -> None:
    pages = [unit(f"Page {number}") for number in range(30)]
    names = [str(page["name"]) for page in pages]
    made = spoken("Shuffle your deck.", *pages).deck(0, *names, only=True).play(0, "Word").resolve()
    assert made.zone_names(0, "deck") not in (names, names[::-1])


@pytest.mark.rule("gateruler", "15-1a")
@pytest.mark.parametrize(("words", "rested"), [(" exhausted", True), ("", False)])
def test_a_card_comes_into_the_resource_zone_exhausted(words: str, rested: bool) -> None:
    made = spoken(f"Choose 1 card in your graveyard. Put it into your resource zone{words}.").zone(
        0, "graveyard", "Well"
    )
    made.play(0, "Word", targets=["Well"]).resolve()
    assert made.is_rested("Well", 0) == rested


@pytest.mark.rule("gateruler", "15-13a")
def test_cards_go_to_the_bottom_in_the_order_that_is_chosen() -> None:
    word = "Look at the top 2 cards of your deck. Put them on the bottom of your deck in any order."
    made = spoken(word).deck(0, "Scout", "Giant").play(0, "Word").resolve().order("Giant", "Scout")
    assert made.zone_names(0, "deck")[-2:] == ["Giant", "Scout"]


@pytest.mark.rule("gateruler", "15-12d", "14-5b")
def test_what_remains_in_play_instead_does() -> None:
    rock = unit("Rock", "When this card would be destroyed, it remains in play instead.")
    made = table(HUSH, rock).hand(0, "Hush").field(1, "Rock", place=1).play(0, "Hush", targets=["Rock"]).resolve()
    assert made.field_names(1) == ["Rock"]


@pytest.mark.rule("gateruler", "14-12a")
@pytest.mark.parametrize(("words", "rested"), [("your opponent's", False), ("your", True)])
def test_only_those_effects_cannot_exhaust_it(words: str, rested: bool) -> None:
    post = unit("Post", f"This card cannot become exhausted by {words} events or abilities.")
    made = spoken("Choose 1 enemy unit. Exhaust it.", post).field(1, "Post", place=1)
    made.play(0, "Word", targets=["Post"]).resolve()
    assert made.is_rested("Post", 1) == rested


@pytest.mark.rule("gateruler", "14-7a", "14-20a")
@pytest.mark.parametrize(("second", "drawn"), [("Plot", 1), ("Other", 2)])
def test_abilities_of_one_name_are_counted_together(second: str, drawn: int) -> None:
    texts = [f'"{name}" [Turn 1]: When you heal life, draw 1 card.' for name in ("Plot", second)]
    made = table(HEALS, unit("One", texts[0]), unit("Two", texts[1])).field(0, "One", place=1).field(0, "Two", place=2)
    made.damage(0, "Scout").hand(0, "Heals").play(0, "Heals").resolve()
    if made.question is not None and made.question.why == "triggers":
        made.option(made.options()[0])
    made.resolve_all()
    assert made.hand_size(0) == drawn
