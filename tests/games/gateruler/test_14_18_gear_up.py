"""Section 14-18: gearing up, and section 14-19: face down units."""

from __future__ import annotations

import pytest

from arbiter.script import abilities as ab
from arbiter.script import conditions as c
from arbiter.script import effects as fx
from arbiter.script import nouns as n
from arbiter.script import statements as st
from arbiter.script.amounts import Count, Number
from arbiter.script.base import Condition, Op, Quality, Stat
from arbiter.script.patterns import Attacks, Moves
from arbiter.testing import Table
from tests.games.gateruler.plain import ACTIVE, event, make, ruler, table, unit, waiting, when
from tests.straight import find, play_on

UNIT = n.Is(Quality.TYPE, "unit")
UNITS = n.Group((UNIT,), ("front",))
RULERS = n.Group((n.Is(Quality.TYPE, "ruler"),), ("ruler",))
MY_HAND = n.Group((), ("hand",), n.YOU)
MY_RULER = n.Group((n.Is(Quality.TYPE, "ruler"),), ("ruler",), n.YOU)
ONE, TWO = Number(1), Number(2)
RISE = st.AddStat(Stat.POWER, TWO)


def needs(condition: Condition) -> ab.Static:
    return ab.Static(
        "gear requirement",
        statements=(st.Permit("gear_requirement"),),
        condition=condition,
        zones=("hand", "drive", "gate"),
    )


FEW_CARDS = c.Compare(Count(MY_HAND), Op.LE, TWO)
ARMOUR = unit("Armour", 5, 4, 3, level=3, keywords=("gear_up",))
PICKY = unit("Picky", 5, 4, 3, level=3, keywords=("gear_up",), abilities=(needs(FEW_CARDS),))
HAIL = event("Hail", fx.Deal(TWO, n.Every(UNITS)), timing="instant")
CURSE = event("Curse", fx.Deal(TWO, n.Every(RULERS)), timing="instant")
FELL = event("Fell", fx.Destroy(n.Every(UNITS)), timing="instant")
FACES = (ARMOUR, PICKY, HAIL, CURSE, FELL)


def stage(*faces: object, **how: object) -> Table:
    return table(*FACES, *faces, **how)  # type: ignore[arg-type]


def geared(*faces: object, **how: object) -> Table:
    """Player 0 has geared up into Armour."""
    made = stage(*faces, **how).hand(0, "Armour")
    made.act(0, "gear_up", "Armour").resolve()
    return made


# ---------------------------------------------------------------- how one gears up


@pytest.mark.rule("gateruler", "14-18f", "14-18f-1", "14-18f-3", "14-18c", "14-18d-1", "7-11a", "16-24a", "16-24b")
def test_a_card_with_gear_up_is_played_for_nothing_and_comes_to_lie_on_the_ruler() -> None:
    made = stage().hand(0, "Armour", "Scout")
    made.act(0, "gear_up", "Armour")
    assert waiting(made) == ["summon"] and made.field_names(0) == []
    made.resolve()
    pair = made.obj("Armour", 0)
    assert (pair.zone, pair.place, pair.host) == ("front", 0, made.obj("Regent", 0).id)
    made.play(0, "Scout", option="attack 1")  # 14-18f-1  the summon cap of one is not used up


@pytest.mark.rule("gateruler", "14-18d-1", "14-18c")
def test_not_with_something_in_the_gate_nor_from_the_graveyard() -> None:
    seer = unit("Seer", abilities=(ab.Activated("see", effects=(fx.Draw(n.YOU, ONE),), zones=ACTIVE),))
    made = stage(seer).hand(0, "Armour").field(0, "Seer").zone(0, "graveyard", "Armour")
    assert made.acts(0, "gear_up") == ["Armour"]
    made.use(0, "Seer")
    assert made.acts(0, "gear_up") == []


@pytest.mark.rule("gateruler", "14-18f-2a", "14-18f-3a", "14-18b-1")
@pytest.mark.parametrize("rested", [False, True])
def test_the_pair_is_ready_or_exhausted_as_the_ruler_was(rested: bool) -> None:
    made = table(*FACES).hand(0, "Armour")
    made.obj("Regent", 0).turned = int(rested)
    made.act(0, "gear_up", "Armour").resolve()
    assert made.is_rested("Armour", 0) == rested


@pytest.mark.rule("gateruler", "14-18e", "14-18a-1")
def test_a_geared_up_ruler_does_not_gear_up_again() -> None:
    made = stage().hand(0, "Armour", "Armour")
    made.act(0, "gear_up", "Armour").resolve()
    assert made.acts(0, "gear_up") == []


@pytest.mark.rule("gateruler", "14-18e-1", "16-25a", "16-25b")
def test_its_requirement_must_be_met() -> None:
    assert stage().hand(0, "Picky").acts(0, "gear_up") == ["Picky"]
    assert stage().hand(0, "Picky", "Scout", "Scout").acts(0, "gear_up") == []


@pytest.mark.rule("gateruler", "14-18f-2", "14-18f-2b")
def test_a_requirement_that_is_no_longer_met_sends_the_card_back() -> None:
    gift = event("Gift", fx.Draw(n.OPPONENT, Number(3)), timing="instant")
    made = stage(gift).hand(0, "Picky").zone(1, "set", "Gift")
    made.act(0, "gear_up", "Picky").passes(0)
    made.play(1, "Gift").resolve_all()
    assert "Picky" in made.hand_names(0) and made.field_names(0) == []


@pytest.mark.rule("gateruler", "16-25c")
def test_once_geared_up_the_requirement_no_longer_matters() -> None:
    made = stage().hand(0, "Picky").zone(0, "set", "Spark", "Spark")
    made.act(0, "gear_up", "Picky").resolve()
    made.play(0, "Spark").resolve().play(0, "Spark").resolve()
    made.to("attack_start")
    assert made.field_names(0) == ["Picky"]


@pytest.mark.rule("gateruler", "14-18f-2c")
def test_a_unit_in_the_defense_zone_goes_to_the_graveyard() -> None:
    made = stage().hand(0, "Armour").field(0, "Scout", place=0, rested=True)
    made.act(0, "gear_up", "Armour").resolve()
    assert made.field_names(0) == ["Armour"] and made.zone_names(0, "graveyard") == ["Scout"]


@pytest.mark.rule("gateruler", "16-24c")
def test_without_a_defense_zone_nobody_gears_up() -> None:
    bare = ruler("Bare", defense_zones=0)
    assert stage(rulers=(bare, ruler("Rival"))).hand(0, "Armour").acts(0, "gear_up") == []


@pytest.mark.rule("gateruler", "14-18d-2", "14-18d-2a", "10-4d")
def test_a_card_driven_at_another_time_can_be_geared_up_into() -> None:
    drive = unit("Driver", abilities=(ab.Activated("drive", effects=(fx.Perform("drive", amount=ONE),), zones=ACTIVE),))
    made = stage(drive).field(0, "Driver").deck(0, "Armour").hand(0, "Armour").turn(1)
    made.passes(1).use(0, "Driver")
    made.passes(0).passes(1)
    made.option("gear_up").resolve_all()
    assert made.field_names(0) == ["Driver", "Armour"] and made.hand_names(0) == ["Armour"]


@pytest.mark.rule("gateruler", "14-18d-3", "14-18c-1")
def test_a_text_has_its_player_gear_up_from_wherever_it_says() -> None:
    forge = event(
        "Forge",
        fx.Choose(1, n.Group((n.Has("gear_up"),), ("graveyard",), n.YOU), ONE, ONE),
        fx.Perform("gear_up", n.Bound(1)),
        timing="instant",
    )
    made = stage(forge).zone(0, "set", "Forge").zone(0, "graveyard", "Armour")
    made.play(0, "Forge", targets=["Armour"]).resolve()
    assert waiting(made) == ["summon"]
    made.resolve()
    assert made.field_names(0) == ["Armour"]


# ---------------------------------------------------------------- while geared up


@pytest.mark.rule("gateruler", "14-18b-1", "14-18b-4", "8-6d-1")
def test_the_pair_attacks_from_the_defense_zone_with_the_units_values_and_the_ruler_does_not_by_itself() -> None:
    made = geared().to("choice")
    options = [obj.face.name for obj in made.question.options]  # type: ignore[union-attr]
    assert options == ["Armour"]
    made.attack("Armour", at="Rival").to("combat_end")
    assert made.damage_count(1) == 3


@pytest.mark.rule("gateruler", "14-18b-2")
def test_the_pair_stays_where_it_is_and_nothing_else_comes_there() -> None:
    made = stage().hand(0, "Armour", "Scout").field(0, "Guard", place=1)
    made.act(0, "gear_up", "Armour").resolve()
    assert made.acts(0, "rearrange") == ["Guard"]
    made.act(0, "rearrange", "Guard", option="attack 2")
    assert made.obj("Guard", 0).place == 2
    with pytest.raises(Exception, match="defense"):
        made.play(0, "Scout", option="defense")


@pytest.mark.rule("gateruler", "14-18b-2", "14-4b-3a", "14-4b-11")
def test_a_unit_that_finds_no_other_zone_is_not_played() -> None:
    keep = ruler("Keep", attack_zones=0)
    made = stage(rulers=(keep, ruler("Rival"))).hand(0, "Armour", "Scout")
    assert made.can("play", 0, "Scout")
    made.act(0, "gear_up", "Armour").resolve()
    assert not made.can("play", 0, "Scout") and made.why_not(0, "Scout") == ["14-4b-3a"]


@pytest.mark.rule("gateruler", "14-18b-5", "14-18b-5a", "14-18b-3")
def test_combat_damage_is_dealt_to_the_unit_by_the_attackers_atk() -> None:
    made = stage().hand(0, "Armour").field(1, "Scout", place=1)
    made.act(0, "gear_up", "Armour").resolve()
    made.to("main", 1).attack("Scout", at="Armour").to("combat_end")
    assert made.damage_on("Armour", 0) == 2 and made.damage_count(0) == 0


@pytest.mark.rule("gateruler", "14-18b-6a", "14-18b-6b", "14-18b-3")
def test_effects_on_units_damage_the_unit_and_effects_on_rulers_the_ruler() -> None:
    made = stage().hand(0, "Armour").zone(0, "set", "Hail", "Curse")
    made.act(0, "gear_up", "Armour").resolve()
    made.play(0, "Hail").resolve_all()
    assert made.damage_on("Armour", 0) == 2 and made.damage_count(0) == 0
    made.play(0, "Curse").resolve_all()
    assert made.damage_on("Armour", 0) == 2 and made.damage_count(0) == 2


@pytest.mark.rule("gateruler", "14-18b-3a")
def test_what_effects_do_to_a_geared_up_ruler_they_do_to_the_unit() -> None:
    banner = unit(
        "Banner", abilities=(ab.Static("banner", statements=(st.Affects(n.Every(RULERS), (RISE,)),), zones=ACTIVE),)
    )
    cheer = event("Cheer", fx.Modify(n.Every(RULERS), (RISE,)), fx.Rest(n.Every(RULERS)), timing="instant")
    made = stage(banner, cheer).hand(0, "Armour").field(0, "Banner", place=1).zone(0, "set", "Cheer")
    assert made.power("Regent", 0) == 2 + 2
    made.act(0, "gear_up", "Armour").resolve()
    assert (made.power("Armour", 0), made.power("Regent", 0), made.power("Rival", 1)) == (5 + 2, 2, 2 + 2)
    made.play(0, "Cheer").resolve()
    assert (made.power("Armour", 0), made.power("Regent", 0)) == (5 + 4, 2)
    assert made.is_rested("Armour", 0) and not made.is_rested("Regent", 0)


@pytest.mark.rule("gateruler", "14-18b-3b")
def test_its_charges_are_those_of_the_unit() -> None:
    load = event("Load", fx.Perform("charge", n.Every(MY_HAND), other=n.Every(MY_RULER)), timing="instant")
    made = stage(load).hand(0, "Armour", "Scout").zone(0, "set", "Load")
    made.act(0, "gear_up", "Armour").resolve()
    made.play(0, "Load").resolve()
    assert [obj.host for obj in made.game.state.zones["charge"][0]] == [made.obj("Armour", 0).id]


@pytest.mark.rule("gateruler", "14-18b-7", "14-18b-7a")
@pytest.mark.parametrize("rested", [False, True])
def test_when_the_unit_leaves_the_ruler_is_alone_again_in_the_state_of_the_pair(rested: bool) -> None:
    made = stage().hand(0, "Armour").zone(0, "set", "Fell")
    made.act(0, "gear_up", "Armour").resolve()
    made.obj("Armour", 0).turned = int(rested)
    made.play(0, "Fell").resolve_all()
    assert "Armour" in made.zone_names(0, "graveyard")
    assert made.zone_of("Regent", 0) == "ruler" and made.is_rested("Regent", 0) == rested


@pytest.mark.rule("gateruler", "14-18b-3a", "14-18b-7")
def test_what_lasts_on_the_ruler_is_on_the_ruler_again_when_the_unit_leaves() -> None:
    """Also in a game that runs straight on."""
    cheer = event("Cheer", fx.Modify(n.Every(MY_RULER), (RISE,)), timing="instant")
    made = stage(cheer).hand(0, "Armour").zone(0, "set", "Cheer", "Fell")
    made.act(0, "gear_up", "Armour").resolve().play(0, "Cheer").resolve()
    assert (made.power("Armour", 0), made.power("Regent", 0)) == (5 + 2, 2)
    assert find(play_on(made, ("priority", "Fell"), until="attack_start"), "Regent").now.power == 2 + 2


@pytest.mark.rule("gateruler", "14-18b-3c")
def test_what_was_on_the_unit_is_not_carried_over_to_the_ruler() -> None:
    made = stage().hand(0, "Armour").zone(0, "set", "Fell")
    made.act(0, "gear_up", "Armour").resolve()
    made.play(0, "Fell").resolve_all()
    ruler_card = made.obj("Regent", 0)
    assert ruler_card.damage == 0 and ruler_card.now.power == 2


@pytest.mark.rule("gateruler", "14-18b-3d", "14-18b-7b")
def test_a_ruler_attacks_on_when_the_unit_is_gone() -> None:
    made = stage().hand(0, "Armour").zone(1, "set", "Fell")
    made.act(0, "gear_up", "Armour").resolve()
    made.attack("Armour", at="Rival").passes(0)
    made.play(1, "Fell").resolve_all()
    made.to("combat_end")
    assert made.damage_count(1) == 1


@pytest.mark.rule("gateruler", "14-18b-8")
def test_the_abilities_of_the_ruler_still_work() -> None:
    face = make("Captain", "ruler", atk=2, hp=7, stk=1, abilities=(when(Attacks(n.Group((n.Same(n.Self()),), ()))),))
    face.sheet = ruler("Any").sheet
    made = geared(rulers=(face, ruler("Rival")))
    made.attack("Armour", at="Rival").resolve_all()
    assert made.hand_size(0) == 1


@pytest.mark.rule("gateruler", "14-18b-9")
def test_the_pair_is_readied_in_the_start_phase() -> None:
    made = geared().attack("Armour", at="Rival").to("main", 1)
    assert made.is_rested("Armour", 0)
    made.to("main", 0)
    assert not made.is_rested("Armour", 0)


# ---------------------------------------------------------------- 14-19  face down units

HIDE = event(
    "Hide",
    fx.Choose(1, n.Group((), ("hand",), n.YOU), ONE, ONE, target=False),
    fx.Perform("face_down_unit", n.Bound(1), word="2/3/1 Dragon"),
    timing="instant",
)
SHOW = event("Show", fx.TurnFace(n.Every(UNITS), True), timing="instant")
HERO = unit(
    "Hero", 7, 8, 4, level=5, abilities=(when(Moves(n.Group((n.Same(n.Self()),), ()), to="front"), name="arrive"),)
)
MASKS = (HIDE, SHOW, HERO)


def masked(card: str = "Hero", other: str = "Show") -> Table:
    """Player 0 has put the card face down into an attack zone, and has another set card."""
    made = stage(*MASKS).zone(0, "set", "Hide", other).hand(0, card)
    made.play(0, "Hide").resolve()
    made.option("attack 1")
    return made


@pytest.mark.rule("gateruler", "14-19a", "14-19c", "14-19d")
def test_a_face_down_unit_is_only_what_the_effect_says() -> None:
    made = masked()
    obj = made.game.state.zones["front"][0][0]
    assert (obj.now.power, obj.now.guard, obj.now.strike, obj.now.level) == (2, 3, 1, 0)
    assert obj.now.kinds == {"Dragon"} and obj.now.programs == () and obj.now.names == frozenset()
    assert waiting(made) == [] and made.hand_size(0) == 0


@pytest.mark.rule("gateruler", "14-19d")
def test_any_card_can_be_one() -> None:
    made = masked("Meadow")
    assert made.game.state.zones["front"][0][0].now.types == {"unit"}


@pytest.mark.rule("gateruler", "14-19b", "3-8b", "3-9b")
def test_its_front_is_for_its_controller_alone() -> None:
    made = masked()
    assert "Hero" in str(made.view(0)["zones"]["front"]) and "Hero" not in str(made.view(1)["zones"]["front"])  # type: ignore[index]


@pytest.mark.rule("gateruler", "14-19c")
def test_it_attacks_like_any_unit() -> None:
    made = masked().attack("Face-down unit", at="Rival").to("combat_end")
    assert made.damage_count(1) == 1


@pytest.mark.rule("gateruler", "14-19e", "14-19f", "15-33a")
def test_turned_face_up_it_is_its_front_and_has_not_entered_play() -> None:
    made = masked()
    made.play(0, "Show").resolve_all()
    obj = made.obj("Hero", 0)
    assert (obj.now.power, obj.now.guard, obj.now.level) == (7, 8, 5) and obj.face_up
    assert made.hand_size(0) == 0


@pytest.mark.rule("gateruler", "14-19e-1", "3-8d")
def test_one_that_can_be_no_unit_goes_to_the_graveyard_when_it_is_turned_up() -> None:
    made = masked("Meadow")
    made.play(0, "Show").resolve_all()
    assert "Meadow" in made.zone_names(0, "graveyard") and made.field_names(0) == []


@pytest.mark.rule("gateruler", "14-19c", "3-2e")
def test_elsewhere_it_is_the_card_again() -> None:
    made = masked(other="Fell")
    made.play(0, "Fell").resolve_all()
    assert "Hero" in made.zone_names(0, "graveyard") and made.field_names(0) == []


@pytest.mark.rule("gateruler", "14-19e")
def test_cards_of_one_id_at_two_tables_are_two_cards() -> None:
    """What a table has learnt of a card, another table does not believe of its own."""
    for size in (7, 4):
        hero = unit("Hero", size, 8, 4, level=5)
        made = stage(HIDE, SHOW, hero).zone(0, "set", "Hide", "Show").hand(0, "Hero")
        made.play(0, "Hide").resolve().option("attack 1").play(0, "Show").resolve_all()
        assert made.power("Hero", 0) == size
