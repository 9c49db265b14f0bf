"""What players say shortly, read as the printed words say it; and what had no words before, played."""

from __future__ import annotations

import pytest

from arbiter.games.gateruler.language import LANGUAGE
from arbiter.text.compiler import compile_text, print_abilities
from tests.games.gateruler.plain import on
from tests.games.gateruler.written import event, field, table, unit, wells

STANDARD = "Standard Action"

# As players write it, and as the language prints it.
SAID = (
    ("【TD】Draw a card.", "【TD】Draw 1 card."),
    ("【TD】Draw a card. Then, discard a card.", "【TD】Draw 1 card, then discard 1 card."),
    (
        "Whenever an allied unit attacks, it gains +1 STK until the end of this combat.",
        "When an allied unit attacks, it gains +1 STK until the end of the combat.",
    ),
    (
        "While this is in your defense zone, it gains Intercept.",
        "If this card is in a defense zone, this card gains Intercept.",
    ),
    ("【TD】Ready all of your resources.", "【TD】Ready all resources you control."),
    ("【TD】You may do DR 1. If you do, draw a card.", "【TD】You may DR 1. If you do, draw 1 card."),
    ("【TD】You take 1 damage.", "【TD】Deal 1 damage to you."),
    ("【TD】Deal 1 damage to yourself.", "【TD】Deal 1 damage to you."),
    (
        "【TD】Deal 1 damage to your opponent for each {Dragon} you control.",
        "【TD】Deal 1 damage for each {Dragon} you control to your opponent.",
    ),
    (
        "【TD】Deal 1 damage to your opponent. Ignore 【CNT】 for this damage.",
        "【TD】Deal 1 damage to your opponent, ignoring [CNT].",
    ),
    (
        "【TD】Divide 5 damage among any number of enemy units.",
        "【TD】Choose any number of enemy units. Deal 5 damage, divided as you choose among them.",
    ),
    (
        "【TD】Look at the top 3 cards of your deck. Add 1 of them to your hand and put the rest on the bottom of your "
        "deck in any order.",
        "【TD】Look at the top 3 cards of your deck. Add 1 card among them to your hand and put the other cards on the "
        "bottom of your deck in any order.",
    ),
    ("Units of level 2 or less cannot attack.", "Units with level 2 or less cannot attack."),
    ("Your opponent's events cost 1 more to play.", "Your opponent pays 1 more to play events."),
    ("Any damage dealt to you becomes 1.", "When you would be dealt damage, it becomes 1 instead."),
    ("This is not affected by your opponent's effects.", "This card ignores enemy effects."),
    ("This can directly attack rulers.", "This card can directly attack your opponent's ruler."),
    ("You may also play this from your graveyard.", "This card can also be played from your graveyard."),
    (
        "Standard Action [Put one of this card's charges into its owner's graveyard]: Draw a card.",
        "Standard Action [Put 1 charge of this card into its owner's graveyard] Draw 1 card.",
    ),
    (
        "When this enters play Enhanced, draw 2 cards.",
        "When this card enters play, if this card is Enhanced, draw 2 cards.",
    ),
    (
        "When this enters play through Genesis Summoning, draw a card.",
        "When this card is Genesis Summoned, draw 1 card.",
    ),
    (
        "Abyssal Summoning - Standard Action: You may special summon a unit card with Abyssal Concerto in your "
        "graveyard by fulfilling its requirements.",
        "Abyssal Summoning - Standard Action: You may do an Abyssal Summoning.",
    ),
    (
        "Genesis Summoning - Standard Action: Put this and another allied unit on the bottom of their owners' decks. "
        "If you do, you may special summon a {Dragon} from your deck.",
        "Genesis Summoning - Standard Action: Materials - this card and 1 allied unit. You may special summon 1 "
        "{Dragon} in your deck.",
    ),
    ("Gear Ability: When this attacks, draw a card.", "Gear Ability When this card attacks, draw 1 card."),
    (
        'When a "Great Wyrm" enters play, draw a card.',
        'When a card with "Great Wyrm" in its name enters play, draw 1 card.',
    ),
)


@pytest.mark.parametrize(("said", "printed"), SAID)
def test_what_is_said_shortly_is_printed_as_it_is_meant(said: str, printed: str) -> None:
    assert print_abilities(LANGUAGE, "Lamp", compile_text(LANGUAGE, "Lamp", "unit", said)) == printed
    assert print_abilities(LANGUAGE, "Lamp", compile_text(LANGUAGE, "Lamp", "unit", printed)) == printed


@pytest.mark.rule("gateruler", "14-3c", "15-12a", "14-16f")
def test_a_unit_that_is_destroyed_as_a_cost_was_destroyed() -> None:
    altar = unit("Altar", "Standard Action [Destroy another allied unit]: Draw a card.")
    ash = unit("Ash", "When this is destroyed, heal 1 life.")
    made = table(altar, ash).field(0, "Altar", place=1).damage(0, "Scout")
    assert not made.can("use", 0, "Altar")
    made = table(altar, ash).field(0, "Altar", place=1).field(0, "Ash", place=2).damage(0, "Scout")
    made.use(0, "Altar").resolve_all()
    assert made.field_names(0) == ["Altar"] and made.hand_size(0) == 1 and made.damage_count(0) == 0


@pytest.mark.rule("gateruler", "15-35b", "15-35c", "16-8c")
def test_who_battles_hears_of_it_on_either_side() -> None:
    scar = unit("Scar", "When this battles, draw a card.")
    made = table(scar).field(0, "Scar", place=1).field(1, "Scar", place=1)
    on(made.attack("Scar", at=made.card("Scar", 1)))
    assert made.hand_size(0) == 1 and made.hand_size(1) == 1


@pytest.mark.rule("gateruler", "14-14e-1", "15-32a-1", "15-12d")
def test_the_next_time_it_would_be_destroyed_it_remains_once() -> None:
    charm = event(
        "Charm", "Choose an allied unit. The next time it would be destroyed this turn, it remains in play instead."
    )
    doom = event("Doom", "Choose a unit. Destroy it.")
    made = table(charm, doom).field(0, "Scout", place=1, damage=1).zone(0, "set", "Charm", "Doom", "Doom")
    made.play(0, "Charm", targets=["Scout"]).resolve().play(0, "Doom", targets=["Scout"]).resolve()
    assert made.field_names(0) == ["Scout"] and made.damage_on("Scout") == 0
    assert made.play(0, "Doom", targets=["Scout"]).resolve().field_names(0) == []


@pytest.mark.rule("gateruler", "14-14e-1", "14-14g-1")
def test_the_next_damage_of_an_allied_unit_is_doubled_and_no_other() -> None:
    rage = event("Rage", "Double the next damage dealt by an allied unit this turn.", timing=STANDARD)
    made = table(rage).field(0, "Scout", place=1).field(0, "Giant", place=2, rested=True).field(1, "Guard", place=1)
    made.hand(0, "Rage").play(0, "Rage").resolve()
    assert on(made.attack("Scout", at="Guard")).damage_on("Guard", 1) == 4
    assert on(made.attack("Regent", at="Guard")).field_names(1) == []


@pytest.mark.rule("gateruler", "13-3a-1", "13-3d-1", "13-5b")
def test_two_or_more_damage_to_a_player_becomes_1_and_less_stays() -> None:
    ward = field("Ward", "When you would be dealt 2 or more damage, it becomes 1 instead.")
    made = table(ward).zone(1, "field", "Ward").field(0, "Giant", place=1).deck(1, "Scout", "Scout", "Scout")
    assert on(made.attack("Giant", at="Rival")).damage_count(1) == 1
    assert on(made.attack("Regent", at="Rival")).damage_count(1) == 2


@pytest.mark.rule("gateruler", "14-5b", "6-4a")
def test_a_card_for_the_attack_phase_is_played_in_it() -> None:
    snare = event(
        "Snare",
        "Choose an attacking unit. It gains -3 ATK until the end of this combat.",
        timing="You can play this during your opponent's attack phase.",
    )
    made = table(snare).field(0, "Scout", place=1).zone(1, "set", "Snare").field(1, "Guard", place=1).passes(0)
    assert not made.can("play", 1, "Snare") and made.why_not(1, "Snare") == ["14-5b"]
    made = table(snare).field(0, "Scout", place=1).zone(1, "set", "Snare").field(1, "Guard", place=1)
    made.attack("Scout", at="Guard").passes(0).play(1, "Snare", targets=["Scout"]).resolve()
    assert made.power("Scout") == -1
    assert on(made).power("Scout") == 2 and made.damage_on("Guard", 1) == 0


@pytest.mark.rule("gateruler", "14-4b-6c", "14-4b-8")
def test_what_costs_more_to_play_does_so_for_both_players() -> None:
    toll = field("Toll", "Events cost 1 more to play.")
    assert not table(toll).zone(1, "field", "Toll").hand(0, "Trick").can("play", 0, "Trick")
    assert wells(table(toll), 0, 1).zone(1, "field", "Toll").hand(0, "Trick").can("play", 0, "Trick")
    made = wells(table(toll), 1, 1).zone(1, "field", "Toll").zone(1, "set", "Spark").passes(0)
    assert made.can("play", 1, "Spark")
    assert not table(toll).zone(1, "field", "Toll").zone(1, "set", "Spark").passes(0).can("play", 1, "Spark")


@pytest.mark.rule("gateruler", "16-18d", "14-5a", "4-3a-1b", "8-4e-1")
def test_a_concealed_unit_is_summoned_when_its_moment_comes() -> None:
    lurk = unit(
        "Lurk",
        "Concealment\nYou can normal summon this card from your set zone when an enemy unit attacks.",
        level=1,
        atk=3,
        hp=5,
    )
    made = wells(table(lurk), 1, 1).field(0, "Scout", place=1).zone(1, "set", "Lurk").attack("Scout", at="Rival")
    made.yes().option("defense")
    on(made)
    assert made.field_names(1) == ["Lurk"] and made.damage_on("Lurk", 1) == 2 and made.damage_count(1) == 0
    made = table(lurk).field(0, "Scout", place=1).zone(1, "set", "Lurk").attack("Scout", at="Rival")
    assert on(made).zone_names(1, "set") == ["Lurk"]  # 14-4b-8  nothing to pay with


@pytest.mark.rule("gateruler", "14-10f", "8-7a", "15-7a")
def test_a_unit_is_readied_at_the_end_of_this_combat() -> None:
    drum = unit(
        "Drum", "When an allied {Beast} attacks, you may discard a card. If you do, ready it at the end of this combat."
    )
    wolf = unit("Wolf", attributes=["Beast"])
    made = (
        table(drum, wolf)
        .field(0, "Drum", place=1)
        .field(0, "Wolf", place=2)
        .hand(0, "Scout")
        .field(1, "Guard", place=1)
    )
    made.attack("Wolf", at="Guard")
    assert made.is_rested("Wolf")
    assert not on(made).is_rested("Wolf") and made.hand_size(0) == 0


@pytest.mark.rule("gateruler", "15-2a", "14-13a-9")
def test_both_numbers_grow_for_each_other_one() -> None:
    alpha = unit("Alpha", "This gains +1 ATK and +1 HP for each other {Beast} you control.", attributes=["Beast"])
    made = table(alpha).field(0, "Alpha", "Alpha", "Scout")
    assert made.power(made.card("Alpha", 0)) == 3 and made.guard(made.card("Alpha", 0)) == 4


@pytest.mark.rule("gateruler", "15-36a", "15-11a", "14-4b-4c")
def test_what_is_not_chosen_is_picked_as_it_resolves() -> None:
    veer = event("Veer", "Redirect the attack to an allied unit of your choice.")
    made = table(veer).field(0, "Scout", place=1).field(1, "Guard", place=1).field(1, "Giant", place=2)
    made.zone(1, "set", "Veer").attack("Scout", at="Guard").passes(0).play(1, "Veer").resolve().choose("Giant")
    on(made)
    assert made.damage_on("Giant", 1) == 2 and made.damage_on("Guard", 1) == 0
    shift = event("Shift", "Swap 2 of your units.", timing=STANDARD)
    made = (
        table(shift).field(0, "Scout", place=1).field(0, "Guard", place=2).hand(0, "Shift").play(0, "Shift").resolve()
    )
    assert made.obj("Scout", 0).place == 2 and made.obj("Guard", 0).place == 1


@pytest.mark.rule("gateruler", "1-5h", "15-12a")
def test_each_player_destroys_one_of_their_own() -> None:
    grief = event("Grief", "Each player destroys one of their units.", timing=STANDARD)
    made = (
        table(grief).field(0, "Scout", place=1).field(1, "Guard", place=1).field(1, "Giant", place=2).hand(0, "Grief")
    )
    made.play(0, "Grief").resolve().expect(player=1).choose("Guard")
    assert made.field_names(0) == [] and made.field_names(1) == ["Giant"]


@pytest.mark.rule("gateruler", "16-13b-2a", "14-3b", "16-13b-3")
def test_a_unit_is_not_its_own_second_material() -> None:
    seed = unit(
        "Seed",
        "Genesis Summoning - Standard Action: Materials - This and another {Beast}. You may special summon a {Dragon} "
        "from your hand.",
        attributes=["Beast"],
    )
    made = table(seed, unit("Drake", attributes=["Dragon"])).field(0, "Seed", place=1).field(1, "Seed", place=1)
    made.hand(0, "Drake").use(0, made.card("Seed", 0)).resolve()
    assert made.field_names(0) == ["Seed"] and made.hand_names(0) == ["Drake"]


@pytest.mark.rule("gateruler", "13-3a", "8-6d-3", "15-20c")
def test_combat_damage_that_is_prevented_for_the_turn_and_effect_damage_that_is_not() -> None:
    calm = event("Calm", "Prevent all combat damage that would be dealt this turn.", timing=STANDARD)
    zap = event("Zap", "Choose an enemy unit. Deal 1 damage to it.", timing=STANDARD)
    made = table(calm, zap).field(0, "Giant", place=1).field(1, "Guard", place=1).hand(0, "Calm", "Zap")
    made.play(0, "Calm").resolve().play(0, "Zap", targets=["Guard"]).resolve()
    assert on(made.attack("Giant", at="Guard")).damage_on("Guard", 1) == 1


@pytest.mark.rule("gateruler", "13-3c-1", "14-14e-1", "15-22a")
def test_the_next_damage_to_an_allied_unit_is_lessened_once() -> None:
    ward = event("Ward", "Prevent the next 2 damage that would be dealt to an allied unit this turn.")
    made = table(ward).field(0, "Giant", place=1).field(0, "Scout", place=2).field(1, "Guard", place=1)
    made.zone(1, "set", "Ward").passes(0).play(1, "Ward").resolve_all()
    assert on(made.attack("Scout", at="Guard")).damage_on("Guard", 1) == 0
    assert on(made.attack("Giant", at="Guard")).field_names(1) == []


@pytest.mark.rule("gateruler", "15-27c-1", "4-2c", "13-2b-1")
def test_a_player_who_ignores_damage_takes_none_in_that_turn() -> None:
    veil = event("Veil", "Until the end of this turn, you ignore damage.")
    made = table(veil).zone(1, "set", "Veil").deck(1, "Scout", "Scout").attack("Regent", at="Rival").passes(0)
    assert on(made.play(1, "Veil")).damage_count(1) == 0


@pytest.mark.rule("gateruler", "14-14a", "15-12d", "15-3a")
def test_what_would_go_to_the_graveyard_is_shuffled_into_the_deck_whatever_sends_it_there() -> None:
    seed = unit("Seed", "If this would be put into your graveyard, shuffle it into your deck instead.")
    doom = event("Doom", "Choose a unit. Destroy it.", timing=STANDARD)
    away = event("Away", "Choose a unit. Put it into its owner's graveyard.", timing=STANDARD)
    for spell in (doom, away):
        made = table(seed, spell).field(0, "Seed", place=1).hand(0, str(spell["name"]))
        made.play(0, str(spell["name"]), targets=["Seed"]).resolve()
        assert "Seed" in made.zone_names(0, "deck") and "Seed" not in made.zone_names(0, "graveyard")
    back = event("Back", "Choose a unit. Return it to its owner's hand.", timing=STANDARD)
    made = table(seed, back).field(0, "Seed", place=1).hand(0, "Back").play(0, "Back", targets=["Seed"]).resolve()
    assert made.hand_names(0) == ["Seed"]


@pytest.mark.rule("gateruler", "2-6c-1", "3-6c", "14-7a-2")
def test_who_has_less_life_or_more_units() -> None:
    edge = event("Edge", "If you have less life than your opponent, draw two cards.", timing=STANDARD)
    assert table(edge).damage(0, "Scout").hand(0, "Edge").play(0, "Edge").resolve().hand_size(0) == 2
    assert table(edge).hand(0, "Edge").play(0, "Edge").resolve().hand_size(0) == 0
    mob = event("Mob", "If your opponent has more units than you, draw a card.", timing=STANDARD)
    assert table(mob).field(1, "Scout", place=1).hand(0, "Mob").play(0, "Mob").resolve().hand_size(0) == 1
    assert table(mob).field(0, "Scout", place=1).hand(0, "Mob").play(0, "Mob").resolve().hand_size(0) == 0
    herd = field("Herd", "Once per turn, when an allied unit attacks, draw a card.")
    made = table(herd).zone(0, "field", "Herd").field(0, "Scout", place=1).field(0, "Giant", place=2)
    made.field(1, "Guard", place=1)
    on(made.attack("Scout", at="Guard"))
    assert on(made.attack("Giant", at="Guard")).hand_size(0) == 1


@pytest.mark.rule("gateruler", "15-2a", "15-7a", "14-18b-3")
def test_a_ruler_is_spoken_of_as_yours() -> None:
    roar = event("Roar", "Ready your ruler. Your ruler gains +2 ATK until the end of this turn.", timing=STANDARD)
    made = table(roar).hand(0, "Roar").begin()
    made.play(0, "Roar").resolve()
    assert made.power("Regent") == 4 and made.power("Rival") == 2
    halt = event("Halt", "Your opponent's units cannot attack this turn.")
    made = table(halt).field(0, "Scout", place=1).zone(1, "set", "Halt").passes(0).play(1, "Halt").resolve()
    assert not made.to("choice").can("attack", 0, "Scout") and made.can("attack", 0, "Regent")


@pytest.mark.rule("gateruler", "14-8a-1", "3-6c")
def test_who_controls_no_other_units_is_alone_but_for_itself() -> None:
    lone = unit("Lone", "While you control no other units, this gains Double Attack.")
    assert table(lone).field(0, "Lone", place=1).field(1, "Scout", place=1).has("Lone", "Double Attack")
    assert not table(lone).field(0, "Lone", place=1).field(0, "Scout", place=2).has("Lone", "Double Attack")
