"""Section 12: rules effects, in which order they are performed, and defeat as a process in the gate."""

from __future__ import annotations

import pytest

from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script import nouns as n
from arbiter.script import statements as st
from arbiter.script.amounts import Number
from arbiter.script.base import How, Lasting, Quality, Stat
from arbiter.script.patterns import Breaks, Moves
from arbiter.testing import Table
from tests.games.gateruler.plain import ACTIVE, event, ruler, table, unit, waiting, when

UNIT = n.Is(Quality.TYPE, "unit")
UNITS = n.Group((UNIT,), ("front",))
ITSELF = n.Group((n.Same(n.Self()),), ())
ONE, TWO = Number(1), Number(2)
STAB = event("Stab", fx.DealPlayer(ONE, n.OPPONENT), timing="instant")
MEND = event("Mend", fx.Perform("heal_player", who=n.YOU, amount=ONE), timing="instant")
SAVE = unit("Save", abilities=(ab.Activated("save", effects=(MEND.spell.effects[0],), zones=("counter",)),))  # type: ignore[union-attr]
BIG = unit("Big", level=3)
SMALL = unit("Small", level=1)
MITE = unit("Mite", level=0)
FACES = (STAB, MEND, SAVE, BIG, SMALL, MITE)


def stage(*faces: object, **how: object) -> Table:
    return table(*FACES, *faces, **how)  # type: ignore[arg-type]


# ---------------------------------------------------------------- 12-2  defeat


@pytest.mark.rule("gateruler", "12-2a", "12-2a-1", "12-2c", "12-2d", "12-2d-1", "3-13d", "2-6b", "1-4b", "1-4a")
def test_who_has_as_many_damage_cards_as_life_loses_when_the_process_resolves() -> None:
    made = stage().zone(0, "set", "Stab").damage(1, 6).zone(1, "set", "Spark")
    made.play(0, "Stab").passes(0).passes(1)
    assert waiting(made) == ["defeat"] and not made.over
    made.passes(0).passes(1)
    assert made.over and made.winner == 0


@pytest.mark.rule("gateruler", "12-2d-1", "12-2b", "12-2b-1")
def test_who_recovers_in_time_lives() -> None:
    made = stage().zone(0, "set", "Stab").damage(1, "Giant", *["Guard"] * 5).zone(1, "set", "Mend")
    made.play(0, "Stab").passes(0).passes(1)
    assert waiting(made) == ["defeat"]
    made.passes(0).play(1, "Mend")
    made.passes(1).passes(0)
    made.choose("Giant")
    assert not made.over and made.damage_count(1) == 6 and waiting(made) == []


@pytest.mark.rule("gateruler", "12-1b-1")
def test_ruler_damage_comes_before_defeat_where_both_are_due() -> None:
    doom = event("Doom", fx.DealPlayer(ONE, n.YOU), fx.Draw(n.YOU, ONE), timing="instant")
    made = stage(doom).zone(0, "set", "Doom").deck(0, "Scout", only=True)
    made.play(0, "Doom").resolve()
    assert waiting(made) == ["application", "defeat"]


@pytest.mark.rule("gateruler", "12-2c", "12-2d-1")
def test_a_counter_ability_turned_over_by_the_last_damage_may_save_its_player() -> None:
    twice = event("Twice", fx.DealPlayer(TWO, n.OPPONENT), timing="instant")
    made = stage(twice).zone(0, "set", "Twice").damage(1, 6).deck(1, "Scout", "Save", "Guard").zone(1, "set", "Spark")
    made.play(0, "Twice").passes(0).passes(1)
    assert waiting(made) == ["application", "defeat"]
    made.passes(0).passes(1)
    assert made.over
    other = stage(twice).zone(0, "set", "Twice").damage(1, 6).deck(1, "Save", "Scout", "Guard").zone(1, "set", "Spark")
    other.play(0, "Twice").passes(0).passes(1)
    assert waiting(other) == ["application", "save"] and not other.over


@pytest.mark.rule("gateruler", "12-2a-2")
def test_an_empty_deck_is_a_defeat_condition() -> None:
    made = table().zone(0, "set", "Spark", "Spark").deck(0, "Scout", only=True)
    made.play(0, "Spark").resolve()
    assert waiting(made) == ["defeat"] and not made.over
    made.resolve_all()
    assert made.over and made.winner == 1


@pytest.mark.rule("gateruler", "12-2c-1", "1-4b-1")
def test_both_players_are_linked_to_one_process_and_the_game_is_a_draw() -> None:
    ruin = event("Ruin", fx.Draw(n.YOU, ONE), fx.Draw(n.OPPONENT, ONE), timing="instant")
    made = stage(ruin).zone(0, "set", "Ruin").deck(0, "Scout", only=True).deck(1, "Scout", only=True)
    made.play(0, "Ruin").resolve()
    assert [item.frame.x for item in made.game.state.stack] == [0b11]
    made.resolve_all()
    assert made.over and made.winner is None


@pytest.mark.rule("gateruler", "12-2c")
def test_nobody_gets_a_second_process_while_the_first_waits() -> None:
    made = stage().zone(0, "set", "Stab", "Stab").damage(1, 6).zone(1, "set", "Spark")
    made.play(0, "Stab").passes(0).passes(1)
    made.play(0, "Stab")
    assert waiting(made) == ["defeat", "Stab"]


@pytest.mark.rule("gateruler", "12-2a-1", "5-2b-2")
def test_the_life_of_the_ruler_is_what_counts() -> None:
    made = stage(rulers=(ruler("Regent"), ruler("Frail", life=3))).zone(0, "set", "Stab").damage(1, 2)
    made.play(0, "Stab").resolve_all()
    assert made.over and made.winner == 0


# ---------------------------------------------------------------- 12-4  overlapping cards


@pytest.mark.rule("gateruler", "12-4a", "9-3e-5b")
def test_a_unit_that_comes_into_a_taken_zone_takes_its_place() -> None:
    made = table().hand(0, "Giant").field(0, "Scout", place=2)
    made.play(0, "Giant", option="attack 2").resolve()
    assert made.field_names(0) == ["Giant"] and made.zone_names(0, "graveyard") == ["Scout"]


@pytest.mark.rule("gateruler", "12-4a")
def test_a_card_that_is_set_in_a_taken_set_zone_takes_its_place() -> None:
    made = table(rulers=(ruler("Regent", set_zones=1), ruler("Rival"))).hand(0, "Trick").zone(0, "set", "Spark")
    made.act(0, "set", "Trick")
    assert made.zone_names(0, "set") == ["Trick"] and made.zone_names(0, "graveyard") == ["Spark"]


@pytest.mark.rule("gateruler", "12-4a")
def test_units_of_different_players_or_zones_do_not_overlap() -> None:
    made = table().field(0, "Scout", place=1).field(0, "Guard", place=2).field(1, "Giant", place=1)
    made.hand(0, "Scout")
    made.play(0, "Scout", option="attack 3").resolve()
    assert len(made.field_names(0)) == 3 and made.field_names(1) == ["Giant"]


@pytest.mark.rule("gateruler", "12-4a")
def test_of_cards_that_came_to_a_zone_together_its_owner_keeps_one() -> None:
    muster = event("Muster", fx.Move(n.Every(n.Group((UNIT,), ("graveyard",), n.YOU)), "front"), timing="instant")
    made = table(muster).zone(1, "graveyard", "Scout", "Giant").zone(1, "set", "Muster").field(1, "Guard", place=1)
    made.passes(0).play(1, "Muster").resolve()
    made.option("attack 1").option("attack 1")
    made.expect(kind="objects", player=1, why="keep one")
    assert [obj.face.name for obj in made.question.options] == ["Scout", "Giant"]  # type: ignore[union-attr]
    made.choose("Scout")
    assert made.field_names(1) == ["Scout"] and sorted(made.zone_names(1, "graveyard")) == ["Giant", "Guard", "Muster"]


# ---------------------------------------------------------------- 12-5  charges


@pytest.mark.rule("gateruler", "12-5a", "3-14d-2", "3-14e")
def test_a_charge_goes_with_the_card_that_it_is_linked_to() -> None:
    fell = event("Fell", fx.Destroy(n.Every(UNITS)), timing="instant")
    made = table(fell).zone(0, "set", "Fell").field(0, "Scout").zone(0, "charge", "Giant", host="Scout")
    made.play(0, "Fell").resolve()
    assert made.zone_names(0, "charge") == []
    assert sorted(made.zone_names(0, "graveyard")) == ["Fell", "Giant", "Scout"]


@pytest.mark.rule("gateruler", "12-5a")
def test_a_charge_stays_while_its_card_does() -> None:
    made = table().zone(0, "set", "Spark").field(0, "Scout").zone(0, "charge", "Giant", host="Scout")
    made.play(0, "Spark").resolve()
    assert made.zone_names(0, "charge") == ["Giant"]


@pytest.mark.rule("gateruler", "12-5a-1")
def test_charges_wait_for_an_ability_that_refers_to_them() -> None:
    mine = n.Group((n.AddedTo(n.Self()),), ("charge",))
    will = ab.Triggered(
        "will",
        pattern=Moves(ITSELF, origin="front", to="graveyard"),
        effects=(fx.Move(n.Every(mine), "hand", How.RETURN),),
        zones=ACTIVE,
    )
    heir = unit("Heir", abilities=(will,))
    fell = event("Fell", fx.Destroy(n.Every(UNITS)), timing="instant")
    made = table(heir, fell).zone(0, "set", "Fell").field(0, "Heir").zone(0, "charge", "Giant", host="Heir")
    made.zone(1, "set", "Spark")
    made.play(0, "Fell").passes(0).passes(1)
    assert waiting(made) == ["will"] and made.zone_names(0, "charge") == ["Giant"]
    made.passes(0).passes(1)
    assert made.hand_names(0) == ["Giant"]


# ---------------------------------------------------------------- 12-6  the in-play level cap

SMALL_ONES = n.Group((n.Is(Quality.NAME, "Small"),), ("front",))
CAPPED = ruler("Capped", level_cap=4)


def capped(*faces: object) -> Table:
    return stage(*faces, rulers=(CAPPED, ruler("Rival"))).zone(0, "resource", "Well", "Well", "Well")


@pytest.mark.rule("gateruler", "12-6a", "12-6a-1", "12-6b")
def test_a_unit_too_many_pushes_out_another_of_its_players_choice_but_not_itself() -> None:
    made = capped().hand(0, "Big").field(0, "Small", place=1).field(0, "Small", place=2).field(0, "Mite", place=3)
    made.field(1, "Big", "Big")
    made.play(0, "Big", option="defense").resolve()
    made.expect(kind="objects", player=0, why="level cap")
    options = [obj.face.name for obj in made.question.options]  # type: ignore[union-attr]
    assert options == ["Small", "Small"]
    made.choose(made.card("Small", 0, index=0))
    assert sorted(made.field_names(0)) == ["Big", "Mite", "Small"] and len(made.field_names(1)) == 2


@pytest.mark.rule("gateruler", "12-6a-1")
def test_nothing_goes_while_the_total_is_no_greater_than_the_cap() -> None:
    made = capped().hand(0, "Big").field(0, "Small", place=1)
    made.play(0, "Big", option="attack 2").resolve()
    assert sorted(made.field_names(0)) == ["Big", "Small"]


@pytest.mark.rule("gateruler", "12-6b-1")
def test_of_several_that_came_together_one_goes_if_they_are_too_many_by_themselves() -> None:
    both = event("Muster", fx.Move(n.Every(n.Group((UNIT,), ("graveyard",), n.YOU)), "front"), timing="standard")
    made = capped(both).hand(0, "Muster").zone(0, "graveyard", "Big", "Big").field(0, "Small", place=3)
    made.play(0, "Muster").resolve()
    made.option("attack 1").option("attack 2")
    made.expect(kind="objects", player=0, why="level cap")
    assert [obj.face.name for obj in made.question.options] == ["Big", "Big"]  # type: ignore[union-attr]


@pytest.mark.rule("gateruler", "12-6c")
def test_for_any_other_reason_any_unit_may_be_the_one_to_go() -> None:
    grow = event(
        "Grow",
        fx.Modify(
            n.Every(n.Group((n.Is(Quality.NAME, "Small"),), ("front",))), (st.AddStat(Stat.LEVEL, TWO),), Lasting.TURN
        ),
        timing="instant",
    )
    made = capped(grow).zone(0, "set", "Grow").field(0, "Small", place=1).field(0, "Big", place=2)
    made.play(0, "Grow").resolve()
    made.expect(kind="objects", player=0, why="level cap")
    assert sorted(obj.face.name for obj in made.question.options) == ["Big", "Small"]  # type: ignore[union-attr]


@pytest.mark.rule("gateruler", "12-1b-2")
def test_a_unit_that_is_overlapped_no_longer_counts_for_the_cap() -> None:
    made = capped().hand(0, "Big").field(0, "Small", place=1).field(0, "Small", place=2)
    made.play(0, "Big", option="attack 1").resolve()
    assert sorted(made.field_names(0)) == ["Big", "Small"]
    assert made.zone_names(0, "graveyard") == ["Small"]


# ---------------------------------------------------------------- 12-1b, 15-12  together


@pytest.mark.rule("gateruler", "12-1b", "15-12b", "15-12b-1", "15-12b-3", "15-12c", "11-2a-1")
def test_what_the_rules_put_away_goes_together_and_sees_each_other_go() -> None:
    storm = event("Storm", fx.Deal(Number(3), n.Every(UNITS)), timing="instant")
    mourner = unit("Mourner", abilities=(when(Moves(UNITS, origin="front", to="graveyard"), name="mourn"),))
    made = table(storm, mourner).zone(0, "set", "Storm").field(0, "Mourner").field(1, "Scout")
    made.play(0, "Storm").resolve()
    made.expect(kind="option", player=0, why="triggers")
    assert made.question.options == ("mourn (Mourner)", "mourn (Scout)")  # type: ignore[union-attr]


@pytest.mark.rule("gateruler", "15-12b-2")
def test_a_unit_without_hp_is_destroyed() -> None:
    wither = event(
        "Wither", fx.Modify(n.Every(UNITS), (st.AddStat(Stat.GUARD, Number(3), -1),), Lasting.TURN), timing="instant"
    )
    made = table(wither).zone(0, "set", "Wither").field(1, "Scout", "Guard")
    made.play(0, "Wither").resolve()
    assert made.zone_names(1, "graveyard") == ["Scout"] and made.field_names(1) == ["Guard"]


@pytest.mark.rule("gateruler", "14-16e", "14-16d")
def test_whose_damage_destroyed_a_unit_has_destroyed_it() -> None:
    hunter = unit("Hunter", 3, abilities=(when(Breaks(ITSELF, UNITS), name="trophy"),))
    made = table(hunter).field(0, "Hunter").field(1, "Scout", place=0, rested=True)
    made.attack("Hunter", at="Scout").to("combat_end")
    made.resolve_all()
    assert made.hand_size(0) == 1


@pytest.mark.rule("gateruler", "14-16e")
def test_whose_damage_was_survived_has_not_destroyed_what_dies_later() -> None:
    hunter = unit("Hunter", 3, abilities=(when(Breaks(ITSELF, UNITS), name="trophy"),))
    storm = event("Storm", fx.Deal(TWO, n.Every(n.Group((n.Is(Quality.NAME, "Guard"),), ("front",)))), timing="instant")
    made = table(hunter, storm).zone(0, "set", "Storm").field(0, "Hunter").field(1, "Guard", place=0, rested=True)
    made.attack("Hunter", at="Guard").to("combat_end")
    made.play(0, "Storm").resolve_all()
    assert made.hand_size(0) == 0 and made.zone_names(1, "graveyard") == ["Guard"]
