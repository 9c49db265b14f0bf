"""Section 15 where its rules meet others: ending the turn, remaining in play, special summons, damage reversal."""

from __future__ import annotations

import pytest

from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script import nouns as n
from arbiter.script import statements as st
from arbiter.script.amounts import Count, Number
from arbiter.script.base import How, Lasting, Quality, Role, Stat
from arbiter.script.patterns import Moves
from tests.games.gateruler.plain import ACTIVE, RIVAL, event, make, ruler, table, unit
from tests.games.gateruler.printed import card, happening

UNIT = n.Is(Quality.TYPE, "unit")


# ---------------------------------------------------------------- 15-24  ending the turn


@pytest.mark.rule("gateruler", "15-24f", "12-3a")
@pytest.mark.parametrize("text", ["Deal 2 damage to your opponent.", "Deal 2 damage to your opponent, ignoring [CNT]."])
def test_ruler_damage_that_has_not_become_processes_is_gone_when_the_turn_is_ended(text: str) -> None:
    halt = happening("Halt", f"{text} End the turn.")
    made = table(halt).hand(0, "Halt").play(0, "Halt").resolve()
    made.to("main", 1)
    assert made.damage_count(1) == 0


@pytest.mark.rule("gateruler", "15-24b")
def test_what_has_triggered_and_was_not_played_is_gone_when_the_turn_is_ended() -> None:
    heir = card("Heir", "When this card leaves play, draw 1 card.")
    halt = happening("Halt", "Destroy all units. End the turn.")
    made = table(heir, halt).hand(0, "Halt").field(0, "Heir", place=1).play(0, "Halt").resolve().to("main", 1)
    assert made.field_names(0) == [] and made.hand_size(0) == 0


@pytest.mark.rule("gateruler", "15-24c", "14-4b-9")
def test_nothing_is_left_in_the_gate_of_an_ability_that_was_there_when_the_turn_was_ended() -> None:
    hush = happening("Hush", "Choose 1 ability in the gate. Cancel its effect.", "Instant Action")
    seer = card("Seer", "Instant Action: Draw 1 card.")
    halt = happening("Halt", "End the turn.", "Instant Action")
    made = table(hush, seer, halt).field(0, "Seer", place=1).hand(1, "Hush").zone(0, "set", "Halt").use(0, "Seer")
    assert len(made.objects("gate", 0)) == 1
    made.play(0, "Halt").resolve()
    assert made.objects("gate", 0) == [] and made.hand_size(0) == 0


@pytest.mark.rule("gateruler", "15-24g-1", "15-24h")
def test_effects_for_a_combat_end_with_the_turn_that_is_ended_in_it() -> None:
    rally = happening("Rally", "Choose 1 unit. It gains +3 ATK until the end of the combat.", "Instant Action")
    halt = happening("Halt", "End the turn.", "Instant Action")
    made = table(rally, halt).field(0, "Scout", place=1).zone(0, "set", "Rally", "Halt").attack("Scout", at="Rival")
    made.play(0, "Rally", targets=["Scout"]).resolve()
    assert made.power("Scout") == 5
    made.play(0, "Halt").resolve()
    assert made.step == "end" and made.power("Scout") == 2


# ---------------------------------------------------------------- 15-32, 16-12  remaining in play


@pytest.mark.rule("gateruler", "15-32a-2", "16-12b-2")
def test_what_remains_in_play_keeps_effects_without_a_duration_and_loses_the_others() -> None:
    pup = card("Pup", "Charge Shield")
    mine = n.Every(n.Group((UNIT,), ("front",), n.YOU))
    rage = event("Rage", fx.Modify(mine, (st.AddStat(Stat.POWER, Number(3)),), Lasting.TURN))
    oath = event("Oath", fx.Modify(mine, (st.AddStat(Stat.POWER, Number(1)),), Lasting.GAME))
    fell = happening("Fell", "Destroy all units.")
    made = table(pup, rage, oath, fell).hand(0, "Rage", "Oath", "Fell").field(0, "Pup", place=1)
    made.field(0, "Scout", place=2).zone(0, "charge", "Spark", host="Pup")
    for name in ("Rage", "Oath"):
        made.play(0, name).resolve()
    assert (made.power("Pup"), made.power("Scout")) == (6, 6)
    made.play(0, "Fell").resolve().yes()
    assert made.field_names(0) == ["Pup"] and made.power("Pup") == 3


@pytest.mark.rule("gateruler", "15-32a-2", "16-12b-2")
def test_an_effect_that_ends_for_what_remains_goes_on_for_others() -> None:
    pup = card("Pup", "Charge Shield")
    mine = n.Every(n.Group((UNIT,), ("front",), n.YOU))
    rage = event("Rage", fx.Modify(mine, (st.AddStat(Stat.POWER, Number(3)),), Lasting.TURN))
    fell = happening("Fell", "Choose 1 unit. Destroy it.")
    made = table(pup, rage, fell).hand(0, "Rage", "Fell").field(0, "Pup", place=1).field(0, "Scout", place=2)
    made.zone(0, "charge", "Spark", host="Pup").play(0, "Rage").resolve()
    made.play(0, "Fell", targets=["Pup"]).resolve().yes()
    assert (made.power("Pup"), made.power("Scout")) == (2, 5)


# ---------------------------------------------------------------- effects and charges that follow a card, or do not


@pytest.mark.rule("gateruler", "3-2e", "14-4c-2a")
def test_effects_on_a_card_in_the_graveyard_do_not_follow_it_into_play() -> None:
    mine = n.Every(n.Group((UNIT,), ("graveyard",), n.YOU))
    bless = event("Bless", fx.Modify(mine, (st.AddStat(Stat.POWER, Number(3)),), Lasting.TURN))
    call = happening("Call", "Choose 1 unit card in your graveyard. Special summon it.")
    made = table(bless, call).hand(0, "Bless", "Call").zone(0, "graveyard", "Scout").play(0, "Bless").resolve()
    made.play(0, "Call", targets=["Scout"]).resolve().option("attack 1")
    assert made.power("Scout") == 2


@pytest.mark.rule("gateruler", "3-2e", "14-4b-9a")
def test_effects_on_a_card_in_the_gate_do_not_follow_it_out_of_the_game_and_back() -> None:
    heavy = n.Every(n.Group((UNIT,), ("gate",), n.YOU))
    bless = event("Bless", fx.Modify(heavy, (st.AddStat(Stat.POWER, Number(3)),), Lasting.GAME), timing="instant")
    hush = event("Hush", fx.Cancel(heavy), timing="instant")
    call = happening("Call", "Choose 1 unit card in your graveyard. Special summon it.")
    made = table(bless, hush, call).hand(0, "Scout", "Call").zone(0, "set", "Bless", "Hush")
    made.play(0, "Scout", option="attack 1").play(0, "Hush").play(0, "Bless")
    made.resolve_all()
    made.play(0, "Call", targets=["Scout"]).resolve().option("attack 1")
    assert made.field_names(0) == ["Scout"] and made.power("Scout") == 2


@pytest.mark.rule("gateruler", "12-5a", "12-5a-1", "9-4d")
def test_a_charge_without_its_card_goes_though_other_things_wait_in_the_gate() -> None:
    fell = happening("Fell", "Destroy all units.", "Instant Action")
    charges = Count(n.Group((), ("charge",), n.YOU))
    made = table(fell, event("Tally", fx.Draw(n.YOU, charges), timing="instant")).field(0, "Scout", place=1)
    made.zone(0, "charge", "Trick", host="Scout").zone(0, "set", "Tally", "Fell")
    made.play(0, "Tally").play(0, "Fell").resolve_all()
    assert made.zone_names(0, "charge") == [] and made.hand_size(0) == 0


# ---------------------------------------------------------------- 15-17, 15-19, 15-23, 15-30


@pytest.mark.rule("gateruler", "15-17a-3b", "4-3a-1a")
def test_a_normal_summon_that_does_not_count_leaves_the_cap_as_it_was() -> None:
    text = "Choose 1 unit card in your hand. Normal summon it without it counting towards your summon cap."
    made = table(happening("Call", text)).hand(0, "Call", "Scout", "Guard")
    made.play(0, "Call").resolve().choose("Scout").option("attack 1").resolve()
    assert made.resource(0, "summons") == 0 and made.can("play", 0, "Guard")


@pytest.mark.rule("gateruler", "15-19a", "14-14a", "10-4b")
def test_a_card_that_goes_elsewhere_instead_was_not_driven() -> None:
    driven = n.Group((), (), n.YOU)
    gone = fx.Move(n.EventThing(Role.SUBJECT), "graveyard", How.PUT)
    gap = make(
        "Gap",
        "field",
        abilities=(ab.Static("gap", None, (st.Replace(Moves(driven, to="drive"), (gone,)),), None, ACTIVE),),
    )
    drum = card("Drum", "When you drive, draw 1 card.")
    go = happening("Go", "Drive 1.")
    made = (
        table(gap, drum, go).zone(0, "field", "Gap").field(0, "Drum", place=1).hand(0, "Go").deck(0, "Scout", "Guard")
    )
    made.play(0, "Go").resolve_all()
    assert made.hand_size(0) == 0 and sorted(made.zone_names(0, "graveyard")) == ["Go", "Scout"]


@pytest.mark.rule("gateruler", "15-23a", "16-16b", "4-5b")
def test_who_gains_control_of_a_card_that_is_enhanced_gives_a_unit_of_their_own_for_it() -> None:
    drake = card("Drake", "Enhance {Beast} unit\nIf this card is Enhanced, this card gains +2 ATK.", numbers="0 3 3 1")
    pets = [unit(name, attributes=("Beast",)) for name in ("Cat", "Dog")]
    theirs = n.Every(n.Group((UNIT,), ("graveyard",), n.OPPONENT))
    grave = event("Grave", fx.Perform("gain_control", theirs, who=n.YOU))
    made = table(drake, grave, *pets).hand(0, "Grave").zone(1, "graveyard", "Drake")
    made.field(0, "Cat", place=1).field(1, "Dog", place=1).play(0, "Grave").resolve().option("attack 2")
    made.expect(player=0, why="enhance").choose("Cat")
    assert made.field_names(0) == ["Drake"] and made.power("Drake") == 5 and made.field_names(1) == ["Dog"]


@pytest.mark.rule("gateruler", "15-30b-1", "15-30c")
def test_a_damage_reversal_of_one_turns_one_card_down() -> None:
    made = table(happening("Tally", "DR 1.")).hand(0, "Tally").damage(0, "Scout", "Guard")
    made.play(0, "Tally").resolve().choose("Guard")
    assert [obj.face_up for obj in made.objects("damage", 0)] == [True, False]


@pytest.mark.rule("gateruler", "14-4b-11", "3-9a")
def test_a_unit_that_cannot_be_placed_in_an_attack_zone_is_played_for_a_defense_zone() -> None:
    wall = card("Wall", "This card cannot be placed in an attack zone.")
    made = table(wall).hand(0, "Wall").play(0, "Wall").resolve()
    assert made.obj("Wall").place == 0


@pytest.mark.rule("gateruler", "16-15b-2a", "16-15b-1b", "7-5a-1")
def test_an_event_with_forced_reveal_that_cannot_be_played_is_not_set_either() -> None:
    blast = happening("Blast", "Forced Reveal\nChoose 1 enemy unit. Destroy it.")
    made = table(blast).hand(0, "Blast", "Trick")
    assert made.acts(0, "set") == ["Trick"] and made.hand_names(0) == ["Blast", "Trick"]


@pytest.mark.rule("gateruler", "10-3a-1")
def test_who_drives_at_another_time_may_keep_no_standard_action_card_face_down() -> None:
    go = happening("Go", "Drive 1.", "Instant Action")
    made = table(go).turn(1, number=3).zone(0, "set", "Go").deck(0, "Trick", "Scout").passes(1).play(0, "Go").resolve()
    made.expect(player=0, why="keep face down").choose()
    assert [obj.face_up for obj in made.objects("drive", 0)] == [True]


@pytest.mark.rule("gateruler", "12-4a")
def test_units_that_came_together_to_different_zones_do_not_overlap_each_other() -> None:
    muster = event("Muster", fx.Move(n.Every(n.Group((UNIT,), ("graveyard",), n.YOU)), "front"))
    made = table(muster).zone(0, "graveyard", "Scout", "Giant").field(0, "Guard", place=1).hand(0, "Muster")
    made.play(0, "Muster").resolve().option("attack 1").option("attack 2").expect(kind="action")
    assert made.field_names(0) == ["Scout", "Giant"]


@pytest.mark.rule("gateruler", "12-6b", "12-6b-1")
def test_newcomers_whose_levels_are_just_the_cap_push_out_another() -> None:
    muster = event("Muster", fx.Move(n.Every(n.Group((UNIT,), ("graveyard",), n.YOU)), "front"))
    faces = (unit("Old", level=1), unit("Page", level=2), unit("Squire", level=2))
    made = table(muster, *faces, rulers=(ruler("Regent", level_cap=4), RIVAL)).field(0, "Old", place=3)
    made.zone(0, "graveyard", "Page", "Squire").hand(0, "Muster").play(0, "Muster").resolve()
    made.option("attack 1").option("attack 2").expect(kind="action")
    assert made.field_names(0) == ["Page", "Squire"]


# ---------------------------------------------------------------- what can be summoned, redirected, played


@pytest.mark.rule("gateruler", "15-18a", "16-18b", "3-10a")
def test_a_unit_is_special_summoned_out_of_a_set_zone_but_not_from_where_it_is_in_play_already() -> None:
    call = event("Call", fx.Perform("special_summon", n.Every(n.Group((UNIT,), ("front", "set"), n.YOU))))
    made = table(call, card("Shy", "Concealment")).hand(0, "Call").field(0, "Scout", place=1).zone(0, "set", "Shy")
    made.play(0, "Call").resolve().option("attack 2").expect(kind="action")
    assert made.field_names(0) == ["Scout", "Shy"] and made.obj("Scout").place == 1


@pytest.mark.rule("gateruler", "15-36a", "1-5b")
@pytest.mark.parametrize("whose", [0, 1])
def test_an_attack_is_redirected_to_a_card_of_the_player_who_is_attacked_alone(whose: int) -> None:
    lure = event(
        "Lure", fx.Perform("redirect", n.Every(n.Group((n.Is(Quality.NAME, "Guard"),), ("front",)))), timing="instant"
    )
    made = table(lure).field(0, "Giant", place=1).field(whose, "Guard", place=2).zone(1, "set", "Lure")
    made.attack("Giant", at="Rival").passes(0).play(1, "Lure").resolve_all().to("attack_start")
    assert made.damage_count(1) == (0 if whose else 2)


@pytest.mark.rule("gateruler", "15-36a", "1-5b")
def test_without_an_attack_nothing_is_redirected() -> None:
    lure = event("Lure", fx.Perform("redirect", n.Every(n.Group((UNIT,), ("front",)))))
    made = table(lure).field(1, "Guard", place=2).hand(0, "Lure").play(0, "Lure").resolve_all()
    assert made.game.state.combat is None


@pytest.mark.rule("gateruler", "15-17a-2", "15-17a-4")
def test_a_unit_that_a_text_has_normal_summoned_counts() -> None:
    made = table(happening("Call", "Choose 1 unit card in your hand. Normal summon it.")).hand(
        0, "Call", "Scout", "Guard"
    )
    made.play(0, "Call").resolve().choose("Scout").option("attack 1").resolve()
    assert made.resource(0, "summons") == 1 and not made.can("play", 0, "Guard")


@pytest.mark.rule("gateruler", "14-6b", "1-5b")
def test_an_ability_that_a_card_has_not_is_not_played() -> None:
    act = ab.Activated("act", effects=(fx.Perform("play_ability", word="overdrive"),), zones=ACTIVE)
    made = table(unit("Engine", abilities=(act,))).field(0, "Engine", place=1).use(0, "Engine").resolve_all()
    assert made.stack() == [] and made.hand_size(0) == 0


@pytest.mark.rule("gateruler", "12-6b-1")
def test_of_newcomers_only_those_of_level_1_or_more_may_go() -> None:
    muster = event("Muster", fx.Move(n.Every(n.Group((UNIT,), ("graveyard",), n.YOU)), "front"))
    faces = (unit("Page", level=1), unit("Squire", level=1))
    made = table(muster, *faces, rulers=(ruler("Regent", level_cap=1), RIVAL)).hand(0, "Muster")
    made.zone(0, "graveyard", "Page", "Squire", "Scout").play(0, "Muster").resolve()
    made.option("attack 1").option("attack 2").option("attack 3").expect(player=0, why="level cap")
    assert [obj.face.name for obj in made.question.options] == ["Page", "Squire"]  # type: ignore[union-attr]


@pytest.mark.rule("gateruler", "13-6c-1", "13-5b-1", "13-6d")
def test_only_so_much_damage_ignores_counter_abilities_as_was_dealt_so() -> None:
    save = card("Save", "[CNT] Draw 1 card.")
    pierce = fx.Perform("deal_uncountered", who=n.OPPONENT, amount=Number(1))
    both = event("Both", pierce, fx.DealPlayer(Number(1), n.OPPONENT))
    made = table(save, both).hand(0, "Both").deck(1, "Save", "Save", "Save", "Scout").play(0, "Both").resolve_all()
    assert made.damage_count(1) == 1 and made.hand_size(1) == 1


# ---------------------------------------------------------------- what does not happen


@pytest.mark.rule("gateruler", "15-24c", "15-16a", "15-24c-2")
def test_a_card_that_was_to_be_played_is_not_played_when_the_turn_is_ended() -> None:
    halt = happening("Halt", "Choose 1 event card in your hand. Play it. End the turn.")
    made = table(halt).hand(0, "Halt", "Trick").play(0, "Halt").resolve().to("main", 1)
    assert made.stack() == [] and made.hand_size(0) <= 1


@pytest.mark.rule("gateruler", "15-14b", "16-18c", "1-5b")
def test_what_cannot_come_into_play_is_not_put_on_top_of_a_unit() -> None:
    spring = card("Spring", "Forced Concealment\nThis card can be normal summoned from your set zone.")
    mine, held = (n.Every(n.Group((UNIT,), (zone,), n.YOU)) for zone in ("front", "hand"))
    morph = event("Morph", fx.Perform("put_on_top", held, other=mine))
    made = table(spring, morph).hand(0, "Morph", "Spring").field(0, "Scout", place=1).play(0, "Morph").resolve()
    assert made.field_names(0) == ["Scout"] and made.hand_names(0) == ["Spring"]


@pytest.mark.rule("gateruler", "15-14a-1", "3-7a-2", "1-5b")
@pytest.mark.parametrize(("zone", "charged"), [("front", 1), ("ruler", 0), ("field", 0)])
def test_only_a_unit_or_a_field_is_charged_and_only_if_there_is_one(zone: str, charged: int) -> None:
    host = n.Every(n.Group((), (zone,), n.YOU))
    feed = event("Feed", fx.Perform("charge", n.Every(n.Group((), ("graveyard",), n.YOU)), other=host))
    made = table(feed).hand(0, "Feed").zone(0, "graveyard", "Trick").field(0, "Scout", place=1)
    made.play(0, "Feed").resolve()
    assert made.zone_names(0, "charge") == ["Trick"] * charged


@pytest.mark.rule("gateruler", "15-11b", "3-7e", "3-7c")
def test_a_ruler_is_swapped_with_nothing() -> None:
    whole = {zone: n.Every(n.Group((), (zone,), n.YOU)) for zone in ("front", "ruler", "hand")}
    for one, other in (("front", "ruler"), ("ruler", "front"), ("ruler", "hand"), ("hand", "ruler")):
        waltz = event("Waltz", fx.Perform("swap", whole[one], other=whole[other]), timing="instant")
        made = (
            table(waltz).zone(0, "set", "Waltz").field(0, "Scout", place=1).hand(0, "Guard").play(0, "Waltz").resolve()
        )
        assert made.zone_names(0, "ruler") == ["Regent"] and made.field_names(0) == ["Scout"]
        assert made.hand_names(0) == ["Guard"]


@pytest.mark.rule("gateruler", "14-18e", "14-4b-11")
def test_nobody_gears_up_into_a_unit_that_cannot_be_placed_in_a_defense_zone() -> None:
    kept_out = ab.Static("out", None, (st.Affects(n.Self(), (st.Mark("not_in_defense"),)),), None, ACTIVE)
    faces = (unit("Suit", keywords=("gear_up",)), unit("Jet", keywords=("gear_up",), abilities=(kept_out,)))
    assert table(*faces).hand(0, "Suit", "Jet").acts(0, "gear_up") == ["Suit"]
