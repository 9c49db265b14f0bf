"""Section 13: damage to units and rulers, the counter zone, prevention, and healing."""

from __future__ import annotations

import pytest

from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script import nouns as n
from arbiter.script import statements as st
from arbiter.script.amounts import Number
from arbiter.script.base import Effect, Lasting, Quality
from arbiter.script.patterns import ANYTHING, Attacks, DealsDamage, Does, ReceivesDamage
from arbiter.testing import Table
from tests.games.gateruler.plain import ACTIVE, DRAW, event, make, table, unit, waiting, when

UNIT = n.Is(Quality.TYPE, "unit")
UNITS = n.Group((UNIT,), ("front",))
MINE = n.Group((UNIT,), ("front",), n.YOU)
THEIRS = n.Group((UNIT,), ("front",), n.OPPONENT)
RULERS = n.Group((n.Is(Quality.TYPE, "ruler"),), ("ruler",))
THOSE = n.Group((n.Is(Quality.NAME, "Tall"),), ("front",))
ONE, TWO = Number(1), Number(2)


def counter(text: str, *effects: Effect) -> ab.Activated:
    return ab.Activated(text, effects=effects or (DRAW,), zones=("counter",))


def static(text: str, *statements: st.Statement) -> ab.Static:
    return ab.Static(text, statements=statements, zones=ACTIVE)


STAB = event("Stab", fx.DealPlayer(TWO, n.OPPONENT), timing="instant")
BOTH = event("Both", fx.Simultaneously((fx.DealPlayer(ONE, n.YOU), fx.DealPlayer(TWO, n.OPPONENT))), timing="instant")
STORM = event("Storm", fx.Deal(TWO, n.Every(UNITS)), timing="instant")
VOLLEY = event("Volley", fx.Deal(Number(3), n.Every(THEIRS)), timing="instant")
MEND = event("Mend", fx.Perform("heal_player", who=n.YOU, amount=TWO), timing="instant")
ECHO = unit("Echo", level=2, abilities=(counter("echo"),))
PHOENIX = unit("Phoenix", level=3, abilities=(counter("rise", fx.Perform("play_this")),))
SNIPER = unit("Sniper", abilities=(counter("snipe", fx.Choose(1, THEIRS, ONE, ONE), fx.Destroy(n.Bound(1))),))
TALL = unit("Tall", 1, 9)
WIDE = unit("Wide", 1, 9)
FACES = (STAB, BOTH, STORM, VOLLEY, MEND, ECHO, PHOENIX, SNIPER, TALL, WIDE)


def played(made: Table, card: str, **how: object) -> Table:
    """Player 0 plays a set card and everybody lets it resolve."""
    made.play(0, card, **how)  # type: ignore[arg-type]
    return made.resolve_all()


def stage(*faces: object) -> Table:
    return table(*FACES, *faces)  # type: ignore[arg-type]


# ---------------------------------------------------------------- 13-2  dealing damage


@pytest.mark.rule("gateruler", "13-2b", "13-2b-2", "13-7a", "3-6g", "15-20a")
def test_damage_to_a_unit_is_added_to_what_it_has() -> None:
    made = stage().zone(0, "set", "Storm").field(1, "Tall", damage=3)
    played(made, "Storm")
    assert made.damage_on("Tall", 1) == 5


@pytest.mark.rule("gateruler", "13-2b-1", "13-4a", "13-5a", "13-5b", "13-6b", "13-6c", "12-3a", "3-6f", "13-6a")
def test_damage_to_a_ruler_turns_over_as_many_cards_of_the_deck() -> None:
    made = stage().zone(0, "set", "Stab").deck(1, "Scout", "Guard", "Giant")
    played(made, "Stab")
    assert made.zone_names(1, "damage") == ["Scout", "Guard"] and made.zone_names(1, "counter") == []
    assert all(obj.face_up for obj in made.game.state.zones["damage"][1])


@pytest.mark.rule("gateruler", "13-2b-1", "4-2c")
def test_a_text_that_damages_a_chosen_ruler_damages_its_player() -> None:
    dart = event("Dart", fx.Choose(1, RULERS, ONE, ONE), fx.Deal(TWO, n.Bound(1)), timing="instant")
    made = stage(dart).zone(0, "set", "Dart")
    played(made, "Dart", targets=["Rival"])
    assert made.damage_count(1) == 2 and made.damage_on("Rival") == 0


@pytest.mark.rule("gateruler", "13-5b-2", "13-5b-1", "13-5c", "1-5h")
def test_the_other_players_applications_are_on_top_of_the_active_players() -> None:
    made = stage().zone(0, "set", "Both").deck(0, "Echo", "Scout").deck(1, "Echo", "Guard", "Giant")
    made.play(0, "Both").passes(0)
    made.passes(1)
    assert [(item.kind, item.frame.controller) for item in made.game.state.stack] == [
        ("application", 0),
        ("application", 1),
        ("counter", 1),
    ]
    assert all("ruler damage" not in kept for kept in made.game.state.resources)


@pytest.mark.rule("gateruler", "13-2c")
def test_only_damage_of_one_or_more_is_heard_of() -> None:
    ward = unit("Ward", abilities=(static("none", st.ChangeDamage(DealsDamage(ANYTHING, to=MINE), set_to=Number(0))),))
    sore = unit("Sore", 1, 9, abilities=(when(DealsDamage(ANYTHING, to=MINE), name="ouch"),))
    made = stage(ward, sore).zone(0, "set", "Storm").field(1, "Sore", "Ward").field(0, "Tall")
    played(made, "Storm")
    assert made.hand_size(1) == 0 and made.damage_on("Tall") == 2
    open_ = stage(sore).zone(0, "set", "Storm").field(1, "Sore")
    played(open_, "Storm")
    assert open_.hand_size(1) == 1


@pytest.mark.rule("gateruler", "13-2c")
def test_damage_to_a_ruler_is_heard_of_as_it_is_dealt() -> None:
    nurse = unit("Nurse", abilities=(when(ReceivesDamage(n.YOU), name="nurse"),))
    made = stage(nurse).zone(0, "set", "Stab").field(1, "Nurse")
    played(made, "Stab")
    assert made.hand_size(1) == 1


@pytest.mark.rule("gateruler", "13-8a")
def test_what_is_neither_ruler_nor_unit_is_dealt_no_damage() -> None:
    blast = event("Blast", fx.Deal(TWO, n.Every(n.Group((), ("front", "field")))), timing="instant")
    made = stage(blast).zone(0, "set", "Blast").zone(1, "field", "Meadow").field(1, "Tall")
    played(made, "Blast")
    assert made.damage_on("Meadow", 1) == 0 and made.damage_on("Tall", 1) == 2


# ---------------------------------------------------------------- 13-6  Counter abilities


@pytest.mark.rule("gateruler", "13-6d", "13-6d-3", "13-6e", "14-6d", "16-4a")
def test_a_counter_ability_is_played_and_its_card_goes_to_the_graveyard() -> None:
    made = stage().zone(0, "set", "Stab").deck(1, "Scout", "Echo", "Guard")
    made.play(0, "Stab").passes(0).passes(1)
    assert waiting(made) == ["echo"] and made.zone_names(1, "counter") == ["Echo"]
    assert made.zone_names(1, "damage") == ["Scout"]
    made.passes(0).passes(1)
    assert made.hand_size(1) == 1 and made.zone_names(1, "graveyard") == ["Echo"]
    assert made.zone_names(1, "counter") == []


@pytest.mark.rule("gateruler", "13-6d", "9-4f")
def test_a_counter_ability_can_be_answered_before_the_rest_of_the_damage_is_applied() -> None:
    made = stage().zone(0, "set", "Stab").deck(1, "Echo", "Scout", "Guard")
    made.play(0, "Stab").passes(0).passes(1)
    assert waiting(made) == ["application", "echo"] and made.damage_count(1) == 0
    made.passes(0).passes(1)
    assert made.damage_count(1) == 1 and waiting(made) == []


@pytest.mark.rule("gateruler", "13-6d-1", "16-4b")
def test_nobody_asks_whether_a_counter_ability_is_to_be_played() -> None:
    loss = unit("Loss", abilities=(counter("loss", fx.DealPlayer(ONE, n.YOU)),))
    made = stage(loss).zone(0, "set", "Stab").deck(1, "Loss", "Scout", "Guard", "Giant")
    played(made, "Stab")
    assert made.zone_names(1, "damage") == ["Scout", "Guard"] and made.zone_names(1, "graveyard") == ["Loss"]


@pytest.mark.rule("gateruler", "13-6d-2", "14-4b-4")
def test_a_counter_ability_without_a_target_is_not_played_and_its_card_is_no_damage() -> None:
    made = stage().zone(0, "set", "Stab").deck(1, "Sniper", "Scout", "Guard")
    played(made, "Stab")
    assert made.zone_names(1, "graveyard") == ["Sniper"] and made.zone_names(1, "damage") == ["Scout"]
    other = stage().zone(0, "set", "Stab").field(0, "Tall").deck(1, "Sniper", "Scout", "Guard")
    other.play(0, "Stab").passes(0).passes(1)
    assert waiting(other) == ["application", "snipe"]


@pytest.mark.rule("gateruler", "14-6c", "14-6c-1", "16-4b-1")
def test_a_card_that_plays_itself_comes_from_the_counter_zone_for_nothing() -> None:
    made = stage().zone(0, "set", "Stab").deck(1, "Phoenix", "Scout", "Guard")
    made.play(0, "Stab").passes(0).passes(1)
    made.option("attack 1")
    assert waiting(made) == ["application", "summon"]
    made.passes(0).passes(1)
    assert made.zone_of("Phoenix") == "front" and made.damage_count(1) == 1


@pytest.mark.rule("gateruler", "13-6c-1")
def test_damage_that_ignores_counter_abilities_makes_damage_of_every_card() -> None:
    pierce = event("Pierce", fx.Perform("deal_uncountered", who=n.EACH, amount=ONE), timing="instant")
    made = stage(pierce).zone(0, "set", "Pierce").deck(1, "Echo", "Guard").deck(0, "Echo", "Guard")
    played(made, "Pierce")
    assert made.zone_names(1, "damage") == ["Echo"] and made.zone_names(0, "damage") == ["Echo"]


@pytest.mark.rule("gateruler", "13-6c-1", "13-2a")
def test_only_the_damage_of_such_a_source_ignores_them() -> None:
    mark = ab.Static("piercing", statements=(st.Affects(n.Self(), (st.Mark("ignores_counters"),)),), zones=ACTIVE)
    lancer = unit("Lancer", abilities=(mark,))
    made = stage(lancer).field(0, "Lancer", "Scout").deck(1, "Echo", "Echo", "Guard")
    made.attack("Lancer", at="Rival").to("attack_start")
    assert made.zone_names(1, "damage") == ["Echo"]
    made.attack("Scout", at="Rival").to("strike")
    made.resolve_all()
    assert made.zone_names(1, "graveyard") == ["Echo"]


# ---------------------------------------------------------------- 13-3  prevention


def pairs(*abilities: ab.Ability, faces: tuple[object, ...] = ()) -> Table:
    shield = unit("Shield", 1, 9, abilities=abilities)
    return stage(shield, *faces).zone(0, "set", "Volley").field(1, "Shield", "Tall")


@pytest.mark.rule("gateruler", "13-3b", "13-3c", "13-3d", "13-3d-2", "13-2b-3", "15-22a", "13-3a-1")
def test_one_reduction_of_damage_to_several_is_for_one_of_them() -> None:
    made = pairs(static("less", st.ChangeDamage(DealsDamage(ANYTHING, to=MINE), add=ONE, reduce=True)))
    made.play(0, "Volley").passes(0).passes(1)
    made.expect(kind="option", player=1, why="reduce damage")
    made.option("Tall")
    assert (made.damage_on("Shield", 1), made.damage_on("Tall", 1)) == (3, 2)


@pytest.mark.rule("gateruler", "13-3d-2")
def test_each_point_of_a_reduction_is_given_to_one_of_them() -> None:
    made = pairs(static("less", st.ChangeDamage(DealsDamage(ANYTHING, to=MINE), add=TWO, reduce=True)))
    made.play(0, "Volley").passes(0).passes(1)
    made.option("Tall").option("Shield")
    assert (made.damage_on("Shield", 1), made.damage_on("Tall", 1)) == (2, 2)


@pytest.mark.rule("gateruler", "13-3d-2a")
@pytest.mark.parametrize("whose", [0, 1])
def test_if_both_players_are_damaged_the_opponent_of_the_source_chooses_whoever_controls_the_prevention(
    whose: int,
) -> None:
    less = static("less", st.ChangeDamage(DealsDamage(ANYTHING, to=UNITS), add=ONE, reduce=True))
    warden = unit("Warden", 1, 9, abilities=(less,))
    made = stage(warden).zone(0, "set", "Storm").field(whose, "Warden").field(1 - whose, "Tall")
    made.play(0, "Storm").passes(0).passes(1)
    made.expect(kind="option", player=1, why="reduce damage")


@pytest.mark.rule("gateruler", "13-3d-1", "13-3d-2b")
def test_damage_that_becomes_a_number_becomes_it_for_everything() -> None:
    none = pairs(static("none", st.ChangeDamage(DealsDamage(ANYTHING, to=MINE), set_to=Number(0))))
    played(none, "Volley")
    assert (none.damage_on("Shield", 1), none.damage_on("Tall", 1)) == (0, 0)
    one = pairs(static("one", st.ChangeDamage(DealsDamage(ANYTHING, to=MINE), set_to=ONE)))
    played(one, "Volley")
    assert (one.damage_on("Shield", 1), one.damage_on("Tall", 1)) == (1, 1)


@pytest.mark.rule("gateruler", "13-3c-1", "14-14e-1", "13-3a-1")
def test_the_next_damage_is_prevented_once_and_only_this_turn() -> None:
    calm = event(
        "Calm",
        fx.Establish((st.ChangeDamage(DealsDamage(ANYTHING, to=UNITS), add=TWO, reduce=True),), Lasting.TURN, 1),
        timing="instant",
    )
    made = stage(calm).zone(0, "set", "Calm", "Storm", "Storm").field(1, "Tall")
    played(made, "Calm")
    played(made, "Storm")
    assert made.damage_on("Tall", 1) == 0
    played(made, "Storm")
    assert made.damage_on("Tall", 1) == 2
    late = stage(calm).zone(0, "set", "Calm", "Storm").field(1, "Tall")
    played(late, "Calm")
    late.next_turn().passes(1)
    played(late, "Storm")
    assert late.damage_on("Tall", 1) == 2


@pytest.mark.rule("gateruler", "14-14g", "14-14g-1", "14-14g-2", "13-2b-3")
def test_damage_is_multiplied_before_it_is_reduced() -> None:
    fury = unit("Fury", abilities=(static("twice", st.ChangeDamage(DealsDamage(ANYTHING, to=UNITS), factor=2)),))
    wall = unit(
        "Wall", 1, 9, abilities=(static("less", st.ChangeDamage(DealsDamage(ANYTHING, to=MINE), add=ONE, reduce=True)),)
    )
    made = stage(fury, wall).zone(0, "set", "Volley").zone(0, "field").field(1, "Wall")
    made.field(0, "Fury")
    played(made, "Volley")
    assert made.damage_on("Wall", 1) == 5


@pytest.mark.rule("gateruler", "14-14c-1")
@pytest.mark.parametrize(("to", "chooser"), [(None, 0), (UNITS, 1)])
def test_of_effects_on_dealing_damage_its_dealer_chooses_of_those_on_being_dealt_it_the_other(
    to: n.Group | None, chooser: int
) -> None:
    source = ANYTHING if to else UNITS
    fury = unit("Fury", abilities=(static("more", st.ChangeDamage(DealsDamage(source, to=to), add=ONE)),))
    rage = unit("Rage", abilities=(static("much more", st.ChangeDamage(DealsDamage(source, to=to), add=TWO)),))
    made = stage(fury, rage).field(0, "Fury", "Rage").field(1, "Tall", place=0, rested=True)
    made.attack("Fury", at="Tall")
    while made.question is not None and made.question.kind == "action":
        made.passes()
    made.expect(kind="option", player=chooser, why="replacement")


@pytest.mark.rule("gateruler", "14-14g-2", "14-14d")
def test_every_doubling_applies() -> None:
    fury = unit("Fury", abilities=(static("twice", st.ChangeDamage(DealsDamage(ANYTHING, to=UNITS), factor=2)),))
    rage = unit("Rage", abilities=(static("double", st.ChangeDamage(DealsDamage(ANYTHING, to=UNITS), factor=2)),))
    made = stage(fury, rage).zone(0, "set", "Volley").field(0, "Fury", "Rage").field(1, "Tall")
    made.play(0, "Volley").passes(0).passes(1)
    made.option("Rage")
    assert made.zone_names(1, "graveyard") == ["Tall"]


@pytest.mark.rule("gateruler", "14-14g-2a", "14-14g-1")
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize(("first", "left"), [("Calm", 0), ("Veil", 1)])
def test_effects_of_one_player_that_reduce_damage_apply_in_the_order_that_this_player_likes(
    owner: int, first: str, left: int
) -> None:
    calm = unit("Calm", abilities=(static("one", st.ChangeDamage(DealsDamage(ANYTHING, to=THOSE), set_to=ONE)),))
    veil = unit(
        "Veil", abilities=(static("less", st.ChangeDamage(DealsDamage(ANYTHING, to=THOSE), add=ONE, reduce=True)),)
    )
    made = stage(calm, veil).zone(0, "set", "Volley").field(owner, "Calm", place=1)
    made.field(owner, "Veil", place=2).field(1, "Tall", place=3)
    made.play(0, "Volley").passes(0).passes(1)
    made.expect(kind="option", player=owner, why="replacement")
    made.option(first)
    assert made.damage_on("Tall", 1) == left


# ---------------------------------------------------------------- 13-4b, 13-7b  healing


@pytest.mark.rule("gateruler", "13-4b", "15-21b", "15-21b-1", "15-21d")
def test_healing_a_player_moves_cards_of_their_choice_from_the_damage_zone() -> None:
    made = stage().zone(0, "set", "Mend").damage(0, "Scout", "Guard", "Giant")
    made.play(0, "Mend").passes(0).passes(1)
    made.choose("Scout", "Giant")
    assert made.zone_names(0, "damage") == ["Guard"]
    assert sorted(made.zone_names(0, "graveyard")) == ["Giant", "Mend", "Scout"]


@pytest.mark.rule("gateruler", "13-4b", "1-5b-1")
def test_no_more_is_healed_than_there_is() -> None:
    made = stage().zone(0, "set", "Mend").damage(0, "Scout")
    played(made, "Mend")
    assert made.zone_names(0, "damage") == []


@pytest.mark.rule("gateruler", "13-4b-1", "15-21c")
def test_damage_that_has_not_been_applied_cannot_be_healed() -> None:
    both = event(
        "Burn and Mend",
        fx.DealPlayer(TWO, n.YOU),
        fx.Perform("heal_player", who=n.YOU, amount=TWO),
        timing="instant",
    )
    made = stage(both).zone(0, "set", "Burn and Mend")
    played(made, "Burn and Mend")
    assert made.damage_count(0) == 2


@pytest.mark.rule("gateruler", "13-7b", "15-21a")
def test_healing_a_unit_takes_damage_off_it() -> None:
    salve = event("Salve", fx.RemoveDamage(n.Every(MINE), TWO), timing="instant")
    made = stage(salve).zone(0, "set", "Salve").field(0, "Tall", damage=3).field(0, "Wide", damage=1)
    played(made, "Salve")
    assert (made.damage_on("Tall"), made.damage_on("Wide")) == (1, 0)


# ---------------------------------------------------------------- 15-20  what would be dealt damage


def timely(name: str, what: n.Group, *effects: Effect) -> object:
    """A set card that can be played when something would be dealt damage."""
    trigger = ab.Triggered(f"when {name}", pattern=Does(n.EACH, "threatened", what), plays=True, zones=("set",))
    return make(name, "event", abilities=(trigger, ab.Spell(name, effects=effects)))


@pytest.mark.rule("gateruler", "15-20d", "15-20e", "14-5a", "15-20e-3", "14-10b-1", "14-10b-1a")
def test_a_set_card_answers_what_would_deal_damage_to_a_unit() -> None:
    cover = timely("Cover", MINE, fx.Perform("this_damage", amount=ONE, word="becomes"))
    for reveals, left in ((True, 1), (False, 3)):
        made = stage(cover).zone(0, "set", "Volley").zone(1, "set", "Cover").field(1, "Tall")
        made.play(0, "Volley")
        made.expect(kind="confirm", player=1, why="reveal to trigger")
        if reveals:
            made.yes()
            assert waiting(made) == ["Volley", "Cover"]
        else:
            made.no()
            assert waiting(made) == ["Volley"]
        made.resolve_all()
        assert made.damage_on("Tall", 1) == left


@pytest.mark.rule("gateruler", "15-20e-1", "15-20e-3a", "8-4f", "14-5b-1")
def test_such_a_card_is_played_between_the_attack_and_its_damage_too() -> None:
    cover = timely("Cover", MINE, fx.Perform("this_damage", amount=Number(0), word="becomes"))
    made = stage(cover).field(0, "Giant").zone(1, "set", "Cover").field(1, "Tall", place=0, rested=True)
    made.attack("Giant", at="Tall").no()
    assert made.step == "attacking"
    made.passes(0).play(1, "Cover").resolve_all()
    made.to("combat_end")
    assert made.damage_on("Tall", 1) == 0


@pytest.mark.rule("gateruler", "15-20e-1")
def test_but_not_once_the_damage_has_been_dealt_or_for_something_else() -> None:
    cover = timely("Cover", MINE, fx.Perform("this_damage", amount=Number(0), word="becomes"))
    made = stage(cover).field(0, "Giant").zone(1, "set", "Cover").field(1, "Tall", place=0, rested=True)
    made.attack("Giant", at="Tall").no()
    made.passes(0)
    assert made.can("play", 1, "Cover")
    made.passes(1).to("strike").passes(0)
    assert not made.can("play", 1, "Cover")
    other = stage(cover).field(0, "Giant").zone(1, "set", "Cover").field(1, "Tall", place=1)
    other.attack("Giant", at="Rival").passes(0)
    assert not other.can("play", 1, "Cover")


@pytest.mark.rule("gateruler", "15-20e-2")
def test_in_that_time_it_still_answers_other_damage_like_an_automatic_ability() -> None:
    cover = timely("Cover", MINE, fx.Perform("this_damage", amount=ONE, word="becomes"))
    made = stage(cover).field(0, "Giant").zone(0, "set", "Volley").zone(1, "set", "Cover")
    made.field(1, "Tall", place=0, rested=True)
    made.attack("Giant", at="Tall").no()
    made.play(0, "Volley").yes()
    assert waiting(made) == ["Volley", "Cover"]
    made.resolve_all()
    assert made.damage_on("Tall", 1) == 1
    made.to("combat_end")
    assert made.damage_on("Tall", 1) == 1 + 6


@pytest.mark.rule("gateruler", "15-20e-3b", "15-20e-3")
@pytest.mark.parametrize(("answers", "left"), [(("yes",), 1 + 3), (("no", "yes"), 2 + 1)])
def test_with_several_sources_its_controller_picks_one(answers: tuple[str, ...], left: int) -> None:
    cover = timely("Cover", MINE, fx.Perform("this_damage", amount=ONE, word="becomes"))
    first = unit("First", abilities=(when(Attacks(ANYTHING), fx.Deal(TWO, n.Every(THEIRS)), name="first"),))
    second = unit("Second", abilities=(when(Attacks(ANYTHING), fx.Deal(Number(3), n.Every(THEIRS)), name="second"),))
    made = stage(cover, first, second).field(0, "Scout", "First", "Second").zone(1, "set", "Cover").field(1, "Tall")
    made.attack("Scout", at="Rival").option("first")
    for answer in answers:
        getattr(made, answer)()
    while made.question is not None and made.question.why == "reveal to trigger":
        made.no()
    made.resolve_all()
    assert made.damage_on("Tall", 1) == left


@pytest.mark.rule("gateruler", "15-20e", "14-10b-1b")
def test_once_it_is_to_be_played_nobody_is_asked_again_for_the_same_card() -> None:
    cover = timely("Cover", MINE, fx.Perform("this_damage", amount=Number(0), word="becomes"))
    made = stage(cover).zone(0, "set", "Volley").zone(1, "set", "Cover").field(1, "Tall", "Wide")
    made.play(0, "Volley").yes()
    assert waiting(made) == ["Volley", "Cover"]
    made.resolve_all()
    assert (made.damage_on("Tall", 1), made.damage_on("Wide", 1)) == (0, 0)
