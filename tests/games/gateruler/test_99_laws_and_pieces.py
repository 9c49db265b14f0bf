"""What a text says of others and what it does not: laws for newcomers, pieces of damage, "this damage", limits."""

from __future__ import annotations

import pytest

from arbiter.games.gateruler.turn import with_one_card_less
from arbiter.kernel.decisions import ChooseObjects
from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script import nouns as n
from arbiter.script import statements as st
from arbiter.script.amounts import Number, Plus
from arbiter.script.base import Change, Quality, Stat
from arbiter.script.patterns import Moves
from arbiter.testing import BadScript
from tests.games.gateruler.plain import ACTIVE, when
from tests.games.gateruler.plain import event as plain_event
from tests.games.gateruler.plain import table as plain_table
from tests.games.gateruler.plain import unit as plain_unit
from tests.games.gateruler.test_95_rulings_combat import on
from tests.games.gateruler.written import Words, field, table, unit, wells
from tests.games.gateruler.written import event as timed

LAW = field("Law", "Allied units cannot be placed in a defense zone.")
HUSH = timed("Hush", "Choose 1 unit. Destroy it.")


def event(name: str, text: str) -> Words:
    return timed(name, text, timing="Standard Action")


# ---------------------------------------------------------------- 14-13e  laws for what comes


@pytest.mark.rule("gateruler", "14-12b", "14-13e", "3-2i")
@pytest.mark.parametrize(
    ("said", "open"),
    [
        ("Allied units cannot be placed in a defense zone.", False),
        ("Enemy units cannot be placed in a defense zone.", True),
        ("Allied {Dragon} units cannot be placed in a defense zone.", True),
        ("Allied {Beast} units cannot be placed in a defense zone.", False),
        ("If you have 1 or less life left, allied units cannot be placed in a defense zone.", True),
        ("If you have 7 or less life left, allied units cannot be placed in a defense zone.", False),
        ("Allied units cannot attack.", True),
        ("Allied units gain +1 ATK.", True),
    ],
)
def test_a_unit_that_comes_is_kept_out_of_defense_zones_by_what_is_said_of_it_and_in_force(
    said: str, open: bool
) -> None:
    """Another card of the match, which is not in play, says the like: it is looked for, and binds nobody."""
    made = table(LAW, field("Rule", said), unit("Hound", attributes=["Beast"])).zone(0, "field", "Rule")
    made.hand(0, "Hound", "Law")
    if open:
        made.play(0, "Hound", option="defense").resolve()
        assert made.obj("Hound", 0).place == 0
    else:
        with pytest.raises(BadScript):
            made.play(0, "Hound", option="defense")


@pytest.mark.rule("gateruler", "14-12b", "4-2d", "15-23a")
def test_whose_unit_it_will_be_says_whether_it_is_allied() -> None:
    raise_it = event("Raise", "Choose 1 unit card in your opponent's graveyard. Special summon it.")
    made = table(LAW, raise_it).zone(0, "field", "Law").zone(1, "graveyard", "Giant").hand(0, "Raise")
    made.play(0, "Raise", targets=["Giant"]).resolve()
    assert made.options() == ["attack 1", "attack 2", "attack 3"]


# ---------------------------------------------------------------- 13-7b-1  pieces of damage


@pytest.mark.rule("gateruler", "13-7b-1")
def test_only_damage_that_this_unit_was_dealt_is_healed() -> None:
    mend = timed("Mend", "Choose 1 allied unit. Heal the effect damage dealt to it.")
    sting, burn = (timed(n, f"Choose 1 unit. Deal {k} damage to it.") for n, k in (("Sting", 1), ("Burn", 3)))
    made = table(mend, sting, burn).field(0, "Giant", place=1).field(0, "Guard", place=2)
    for place, name in enumerate(("Sting", "Burn", "Mend"), 1):
        made.zone(0, "set", name, place=place)
    made.play(0, "Sting", targets=["Giant"]).resolve().play(0, "Burn", targets=["Guard"]).resolve()
    made.play(0, "Mend", targets=["Giant"]).resolve().expect(kind="action")
    assert made.damage_on("Giant", 0) == 0 and made.damage_on("Guard", 0) == 3


# ---------------------------------------------------------------- 15-20e-3  "this damage"


@pytest.mark.rule("gateruler", "15-20e-3", "13-3a-1")
def test_this_damage_is_the_damage_that_the_card_was_played_because_of_and_not_the_next_by_its_source() -> None:
    archer = unit("Archer", "Standard Action: Choose 1 enemy unit. Deal 2 damage to it.")
    veil = timed(
        "Veil", "This damage becomes 0.", timing="You can play this card when an allied unit would be dealt damage."
    )
    made = table(archer, veil).field(0, "Archer", place=1).field(1, "Giant", place=1).zone(1, "set", "Veil", place=1)
    made.use(0, "Archer", targets=["Giant"]).yes().resolve_all()
    assert made.damage_on("Giant", 1) == 0
    made.use(0, "Archer", targets=["Giant"]).resolve_all()
    assert made.damage_on("Giant", 1) == 2


@pytest.mark.rule("gateruler", "15-20e-3a", "8-7c-1", "16-9a-3")
def test_this_damage_of_an_attack_that_came_to_nothing_is_not_that_of_the_next_attack() -> None:
    twice = unit("Twice", "Double Attack")
    veil = timed(
        "Veil", "This damage becomes 0.", timing="You can play this card when an allied unit would be dealt damage."
    )
    made = table(twice, veil, HUSH).field(0, "Twice", place=1).field(1, "Scout", place=1).field(1, "Giant", place=2)
    made.zone(1, "set", "Veil", place=1).zone(0, "set", "Hush", place=1)
    made.attack("Twice", at="Scout").yes().resolve_all().play(0, "Hush", targets=["Scout"]).resolve_all()
    on(made)
    made.attack("Twice", at="Giant")
    on(made)
    assert made.damage_on("Giant", 1) == 2


# ---------------------------------------------------------------- 14-7a-2  limits


@pytest.mark.rule("gateruler", "14-7a-2", "14-7a")
def test_a_limit_for_the_game_is_that_of_each_card() -> None:
    sage = unit("Sage", "[Game 1] Standard Action: Draw 1 card.")
    made = table(sage).field(0, "Sage", place=1).field(0, "Sage", place=2)
    one, two = made.card("Sage", 0, index=0), made.card("Sage", 0, index=1)
    made.use(0, one).resolve()
    assert not made.can("use", 0, one) and made.can("use", 0, two)


@pytest.mark.rule("gateruler", "14-7a-2a", "15-23a")
def test_a_limit_for_the_game_goes_with_the_card_to_its_new_controller() -> None:
    sage, lure = (
        unit("Sage", "[Game 1] Instant Action: Draw 1 card."),
        event("Lure", "Choose 1 enemy unit. Gain control of it."),
    )
    made = table(sage, lure).field(1, "Sage", place=1).hand(0, "Lure").passes(0).use(1, "Sage").resolve()
    made.play(0, "Lure", targets=["Sage"]).resolve().option("attack 1")
    assert made.field_names(0) == ["Sage"] and not made.can("use", 0, "Sage")


# ---------------------------------------------------------------- 14-13c  in the order of time


@pytest.mark.rule("gateruler", "14-13c", "14-13c-2a")
@pytest.mark.parametrize(("order", "power"), [(("Five", "Rise"), 7), (("Rise", "Five"), 5)])
def test_what_a_card_says_of_itself_has_no_precedence_over_what_was_there_before(
    order: tuple[str, str], power: int
) -> None:
    def says(name: str, thing: n.Thing, change: Change) -> ab.Static:
        return ab.Static(name, statements=(st.Affects(thing, (change,)),), zones=ACTIVE)

    units = n.Every(n.Group((n.Is(Quality.TYPE, "unit"),), ("front",)))
    five = plain_unit("Five", abilities=(says("five", units, st.SetStat(Stat.POWER, Number(5))),))
    rise = plain_unit("Rise", abilities=(says("rise", n.Self(), st.AddStat(Stat.POWER, Number(2))),))
    assert plain_table(five, rise).field(0, *order).power("Rise", 0) == power


# ---------------------------------------------------------------- gearing up, putting on top, requirements


@pytest.mark.rule("gateruler", "16-25b", "14-18e-1")
def test_a_condition_that_a_card_states_for_something_else_is_no_gear_requirement() -> None:
    frame = unit("Frame", 'Gear Up - "Regent"\nIf you have 1 or less life left, this card gains +1 ATK.')
    made = table(frame).hand(0, "Frame").act(0, "gear_up", "Frame").resolve()
    assert made.field_names(0) == ["Frame"]


@pytest.mark.rule("gateruler", "15-14b", "15-38a-2")
def test_a_card_that_cannot_enter_play_is_not_put_on_top_of_another() -> None:
    ban = field("Ban", "{Dragon} units cannot enter play.")
    crown = event("Crown", "Choose 1 unit card in your hand and 1 allied unit. Put the former on top of the latter.")
    made = table(ban, crown, unit("Wyrm", attributes=["Dragon"])).zone(0, "field", "Ban").field(0, "Scout", place=1)
    made.hand(0, "Crown", "Wyrm").play(0, "Crown", targets=["Scout"]).resolve_all()
    assert made.field_names(0) == ["Scout"] and made.hand_names(0) == ["Wyrm"]


@pytest.mark.rule("gateruler", "16-23b", "15-18a")
@pytest.mark.parametrize("owner", [0, 1])
def test_who_will_control_the_unit_does_what_its_summon_requirement_asks(owner: int) -> None:
    asked = (
        "Summon Requirement: from any zone, [Discard 1 card]. If you don't, put this card into its owner's graveyard."
    )
    toll = unit("Toll", asked)
    raise_it = timed("Raise", "Choose 1 unit card in your opponent's graveyard. Special summon it.")
    made = table(toll, raise_it).zone(owner, "graveyard", "Toll").zone(1 - owner, "set", "Raise", place=1)
    made.hand(0, "Scout").hand(1, "Guard")
    if owner == 0:
        made.passes(0)
    made.play(1 - owner, "Raise", targets=["Toll"]).resolve().option("attack 1")
    made.expect(kind="confirm", player=1 - owner).yes()
    assert made.field_names(1 - owner) == ["Toll"] and made.hand_size(1 - owner) == 0 and made.hand_size(owner) == 1


@pytest.mark.rule("gateruler", "14-4b-1a", "7-2a-2a", "15-16a")
@pytest.mark.parametrize(("chosen", "played"), [("Oar", False), ("Elk", True)])
def test_a_card_is_held_by_its_own_overdrive_in_the_gate_and_not_by_that_of_another(chosen: str, played: bool) -> None:
    oar, elk = unit("Oar", "[OD] Heal 1 life."), unit("Elk")
    rush = timed("Rush", "Choose 1 unit card in your drive zone. Play it.")
    made = table(oar, elk, rush).zone(0, "set", "Rush", place=1).zone(0, "drive", "Oar", "Elk", face_up=False)
    made.act(0, "reveal", "Oar").act(0, "reveal", "Elk").act(0, "overdrive", "Oar [OD]")
    made.play(0, "Rush", targets=[made.card(chosen, 0, zone="drive")]).resolve()
    if played:
        made.yes().option("attack 1")
    assert made.zone_names(0, "drive") == (["Oar"] if played else ["Oar", "Elk"])


@pytest.mark.rule("gateruler", "14-14c", "15-3a")
@pytest.mark.parametrize("seat", [0, 1])
def test_who_moves_a_unit_chooses_among_what_may_happen_instead(seat: int) -> None:
    ghost = unit("Ghost", "Charge Shield\nWhen this card would leave play, remove it from the game instead.")
    back = timed("Back", "Choose 1 enemy unit. Return it to its owner's hand.")
    made = table(ghost, back).field(1 - seat, "Ghost", place=1).zone(1 - seat, "charge", "Spark", host="Ghost")
    made.zone(seat, "set", "Back", place=1)
    if seat == 1:
        made.passes(0)
    made.play(seat, "Back", targets=["Ghost"]).resolve().expect(player=seat, why="replacement")


@pytest.mark.rule("gateruler", "14-14c", "15-12b-2", "4-5a")
def test_of_a_stolen_unit_without_hp_its_controller_chooses_among_replacements() -> None:
    soul = unit("Soul", "Charge Shield\nWhen this card would be destroyed, remove it from the game instead.")
    made = table(soul, timed("Wane", "All units gain -9 HP until the end of the turn.")).zone(1, "set", "Wane", place=1)
    made.field(0, "Soul", place=1, owner=1).zone(0, "charge", "Spark", host="Soul").passes(0)
    made.play(1, "Wane").resolve().expect(player=0, why="replacement")


# ---------------------------------------------------------------- where cards go, and how they lie there


@pytest.mark.rule("gateruler", "3-13c", "15-3a")
@pytest.mark.parametrize(("words", "up"), [(" face down", False), ("", True)])
def test_a_card_is_put_into_the_damage_zone_as_the_text_says(words: str, up: bool) -> None:
    made = table(event("Bury", f"Choose 1 card in your hand. Put it into your damage zone{words}.")).hand(
        0, "Bury", "Giant"
    )
    made.play(0, "Bury").resolve()
    assert [obj.face_up for obj in made.objects("damage", 0)] == [up]


@pytest.mark.rule("gateruler", "3-2e-2", "15-3a")
def test_shuffled_cards_come_beneath_the_deck_in_an_order_that_nobody_chooses() -> None:
    made = table(
        event("Sink", "Choose 2 units in your graveyard. Shuffle them and return them to the bottom of your deck.")
    )
    made.hand(0, "Sink").zone(0, "graveyard", "Giant", "Guard").play(0, "Sink", targets=["Giant", "Guard"]).resolve()
    made.expect(kind="action")
    assert sorted(made.zone_names(0, "deck")[:2] + made.zone_names(0, "deck")[-2:]).count("Giant") == 1


@pytest.mark.rule("gateruler", "3-4c")
def test_cards_from_the_top_of_the_deck_are_moved_one_after_the_other() -> None:
    """Whoever waits for one or more cards hears of each of them."""
    pattern = Moves(n.Group((n.AtOnce(),), (), n.YOU), to="removed")
    mole = plain_unit("Mole", abilities=(when(pattern),))
    lose = plain_event("Lose", fx.Move(n.TopCards(n.YOU, Number(2)), "removed"))
    made = plain_table(mole, lose).field(0, "Mole", place=1).hand(0, "Lose").play(0, "Lose").resolve()
    made.expect(why="triggers").option("1 of 2").resolve_all()
    assert made.hand_size(0) == 2


@pytest.mark.rule("gateruler", "16-12b", "14-18b-7a")
def test_an_exhausted_unit_stays_so_when_a_charge_of_it_goes() -> None:
    soul = unit("Soul", "Charge Shield")
    made = table(soul, HUSH).field(0, "Soul", place=1, rested=True).zone(0, "charge", "Spark", host="Soul")
    made.zone(0, "set", "Hush", place=1).play(0, "Hush", targets=["Soul"]).resolve().yes()
    assert made.field_names(0) == ["Soul"] and made.is_rested("Soul") and made.zone_names(0, "charge") == []


@pytest.mark.rule("gateruler", "15-14b", "1-5b")
def test_nothing_is_put_on_top_of_a_unit_where_there_is_no_card_to_put() -> None:
    crown = event("Crown", "Choose 1 unit card in your hand and 1 allied unit. Put the former on top of the latter.")
    made = table(crown).field(0, "Scout", place=1).hand(0, "Crown").play(0, "Crown", targets=["Scout"]).resolve()
    assert made.field_names(0) == ["Scout"] and made.zone_names(0, "charge") == []


@pytest.mark.rule("gateruler", "14-14c", "15-14a")
@pytest.mark.parametrize("seat", [0, 1])
def test_who_adds_a_unit_as_a_charge_chooses_among_what_may_happen_instead(seat: int) -> None:
    ghost = unit("Ghost", "Charge Shield\nWhen this card would leave play, remove it from the game instead.")
    grab = timed("Grab", "Choose 1 enemy unit and 1 allied unit. Add the former underneath the latter as a charge.")
    made = table(ghost, grab).field(1 - seat, "Ghost", place=1).zone(1 - seat, "charge", "Spark", host="Ghost")
    made.field(seat, "Scout", place=1).zone(seat, "set", "Grab", place=1)
    if seat == 1:
        made.passes(0)
    made.play(seat, "Grab", targets=["Ghost", "Scout"]).resolve().expect(player=seat, why="replacement")


@pytest.mark.rule("gateruler", "14-6c", "14-6c-1", "7-9a")
@pytest.mark.parametrize("resources", [0, 1])
def test_a_card_that_is_played_through_its_overdrive_is_paid_for(resources: int) -> None:
    elk = unit("Elk", "[OD] Play this card.", level=1)
    made = wells(table(elk), 0, resources).zone(0, "drive", "Elk", face_up=False).act(0, "reveal", "Elk")
    assert bool(made.acts(0, "overdrive")) is bool(resources)
    if resources:
        made.act(0, "overdrive", "Elk [OD]", option="attack 1").resolve()
        assert made.field_names(0) == ["Elk"] and made.objects("resource", 0)[0].turned


@pytest.mark.rule("gateruler", "12-5a", "12-5a-1", "14-10c")
def test_charges_go_before_an_ability_of_another_card_is_played_that_speaks_of_its_own_charges() -> None:
    waits = "When an allied unit is destroyed, if this card has 0 or less charges"
    text = f"{waits}, choose 1 unit card in your graveyard. Add it to your hand."
    made = table(unit("Drum", text), HUSH).field(0, "Drum", place=1).field(0, "Scout", place=2)
    made.zone(0, "charge", "Giant", host="Scout").zone(0, "set", "Hush", place=1)
    made.play(0, "Hush", targets=["Scout"]).resolve().choose("Giant").resolve()
    assert made.hand_names(0) == ["Giant"]


@pytest.mark.rule("gateruler", "6-5a", "6-5a-1")
def test_the_end_of_every_turn_is_waited_for_anew() -> None:
    made = table(unit("Drum", "At the end of the turn, heal 1 life.")).field(0, "Drum", place=1)
    made.damage(0, "Scout", "Scout", "Scout").to("end").resolve().choose(made.card("Scout", 0, zone="damage"))
    assert made.to("main", 1).damage_count(0) == 2
    made.to("end").resolve().choose(made.card("Scout", 0, zone="damage"))
    assert made.to("main", 0).damage_count(0) == 1


@pytest.mark.rule("gateruler", "3-10d", "3-2k")
@pytest.mark.parametrize("owner", [0, 1])
def test_everybody_sees_a_set_card_before_it_goes_to_a_hand(owner: int) -> None:
    back = timed("Back", "Choose 1 set card. Return it to its owner's hand.")
    made = table(back).zone(0, "set", "Back", place=1).zone(owner, "set", "Trick", place=2)
    made.play(0, "Back", targets=[made.card("Trick", owner, zone="set")]).resolve()
    assert made.hand_names(owner) == ["Trick"] and any("shows Trick" in line for line in made.log)


@pytest.mark.rule("gateruler", "6-2f-1")
def test_a_draw_that_the_ruler_offers_as_a_choice_is_one_card_less_too() -> None:
    offered = fx.May((fx.Draw(n.YOU, Number(2)),))
    less = fx.May((fx.Draw(n.YOU, Plus(Number(2), Number(-1))),))
    assert with_one_card_less((fx.Perform("heal_player", amount=Number(1)), offered)) == (
        fx.Perform("heal_player", amount=Number(1)),
        less,
    )


@pytest.mark.rule("gateruler", "8-6a", "8-6d")
@pytest.mark.parametrize("gone", ["Scout", "Guard"])
def test_no_damage_is_dealt_when_the_attacker_or_the_attacked_is_gone_as_the_damage_step_begins(gone: str) -> None:
    made = table(HUSH).field(0, "Scout", place=1).field(1, "Guard", place=1).zone(0, "set", "Hush", place=1)
    made.attack("Scout", at="Guard").to("damage_start").play(0, "Hush", targets=[gone]).resolve()
    on(made)
    left = "Guard" if gone == "Scout" else "Scout"
    assert made.damage_on(left) == 0 and made.damage_count(1) == 0


@pytest.mark.rule("gateruler", "16-12a-1")
def test_charge_shield_takes_just_one_of_several_charges() -> None:
    made = table(unit("Soul", "Charge Shield"), HUSH).field(0, "Soul", place=1).zone(0, "set", "Hush", place=1)
    made.zone(0, "charge", "Spark", "Trick", host="Soul").play(0, "Hush", targets=["Soul"]).resolve().yes()
    question = made.question
    assert isinstance(question, ChooseObjects) and (question.low, question.high) == (1, 1)
    assert made.choose("Spark").zone_names(0, "charge") == ["Trick"] and made.field_names(0) == ["Soul"]


@pytest.mark.rule("gateruler", "15-15b", "15-15b-1")
@pytest.mark.parametrize(("level", "played"), [(0, True), (1, False)])
def test_what_only_resources_pay_for_is_played_free_where_it_costs_none(level: int, played: bool) -> None:
    proud = unit("Proud", "This card can be played only by paying with resources.", level=level)
    call = event("Call", "Choose 1 unit card in your hand. Play it without paying its cost.")
    made = table(proud, call).hand(0, "Call", "Proud").play(0, "Call").resolve()
    if played:
        made.yes().option("attack 1").resolve()
    assert made.field_names(0) == (["Proud"] if played else [])


@pytest.mark.rule("gateruler", "16-14b-2a", "16-14d")
def test_who_can_pay_for_no_concerto_is_asked_for_none() -> None:
    deep = unit("Deep", "Abyssal Concerto Requirement: Discard 1 card.")
    made = table(deep, event("Call", "Do an Abyssal Summoning.")).zone(0, "graveyard", "Deep").hand(0, "Call")
    made.play(0, "Call").resolve().expect(kind="action")
    assert made.field_names(0) == []
