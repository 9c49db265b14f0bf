"""Section 8: the attack phase, with its sub phases and steps."""

from __future__ import annotations

import pytest

from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script import statements as st
from arbiter.script.amounts import Number
from arbiter.script.base import Change, How, Lasting, Stat, Status
from arbiter.script.costs import Cost, MoveSome
from arbiter.script.nouns import EACH, YOU, Every, Group, In, Self
from arbiter.script.patterns import Attacks, DealsDamage, Does, Moves, StepBegins
from arbiter.testing import Table
from tests.games.gateruler.plain import ACTIVE, ruler, table, unit, when

pytestmark = pytest.mark.both_seats

ANY = Group((), ())
HAND = Group((), ("hand",), YOU)
THE_ATTACKER = Every(Group((In(Status.ATTACKING),), ("front",)))


def static(name: str, *changes: Change) -> ab.Static:
    """A continuous ability about the card itself."""
    return ab.Static(name, statements=(st.Affects(Self(), changes),), zones=ACTIVE)


def names(made: Table) -> list[str]:
    """What can be attacked, as the question lists it."""
    question = made.question
    assert question is not None and question.why == "attacked object"
    return [obj.face.name for obj in question.options]  # type: ignore[attr-defined]


def ask_target(made: Table, attacker: str) -> list[str]:
    made.to("choice")
    made.choose(attacker)
    return names(made)


# ---------------------------------------------------------------- 8-2  attack sub phases


@pytest.mark.rule("gateruler", "8-2a", "6-4a", "8-2a-1")
def test_attack_sub_phases_follow_each_other_as_long_as_something_can_attack() -> None:
    made = table().field(0, "Scout", "Giant")
    made.attack("Scout", at="Rival").attack("Giant", at="Rival").attack("Regent", at="Rival")
    made.to("end")
    assert made.damage_count(1) == 1 + 2 + 1


@pytest.mark.rule("gateruler", "8-2a-1")
def test_a_sub_phase_goes_through_its_steps_in_order() -> None:
    made = table().field(0, "Scout").field(1, "Guard", place=0, rested=True)
    seen = [made.step]
    made.attack("Scout", at="Guard")
    while made.step != "attack_start" or "combat_end" not in seen:
        if seen[-1] != made.step:
            seen.append(made.step)
        made.passes()
    assert seen == ["main", "attacking", "damage_start", "strike", "damage_end", "combat_end"]


@pytest.mark.rule("gateruler", "8-2a-2")
def test_the_first_player_attacks_once_in_their_first_turn() -> None:
    made = table().field(0, "Scout", "Giant").turn(0, number=1, starting=0)
    made.attack("Scout", at="Rival").to("combat_end").end_step()
    assert made.step == "attack_end"  # no further sub phase begins
    other = table().field(1, "Scout", "Giant").turn(1, number=2, starting=0)
    other.attack("Scout", at="Regent").attack("Giant", at="Regent").to("end")
    assert other.damage_count(0) == 3


# ---------------------------------------------------------------- 8-3  the attack start step


@pytest.mark.rule("gateruler", "8-3a", "8-3b")
def test_every_attack_start_is_heard_and_the_first_is_that_of_the_phase() -> None:
    herald = unit("Herald", abilities=(when(StepBegins("attack_phase", EACH), name="phase"),))
    drummer = unit("Drummer", abilities=(when(StepBegins("attack", EACH), name="attack"),))
    made = table(herald, drummer).field(0, "Herald", "Drummer")
    made.end_step()
    made.option("phase")
    assert sorted(made.stack()) == ["Drummer", "Herald"]
    made.resolve_all().attack("Herald", at="Rival").to("attack_start")
    assert made.stack() == ["Drummer"]


# ---------------------------------------------------------------- 8-4  the attack declaration step


@pytest.mark.rule("gateruler", "8-4a", "8-4b")
def test_the_declaration_step_is_heard_before_an_attack_is_declared() -> None:
    herald = unit("Herald", abilities=(when(StepBegins("declare", EACH)),))
    made = table(herald).field(0, "Herald")
    made.to("declare")
    assert made.stack() == ["Herald"]


@pytest.mark.rule("gateruler", "8-4c", "3-8a")
def test_a_ready_ruler_and_units_in_attack_zones_can_attack() -> None:
    made = table().field(0, "Scout").field(0, "Giant", rested=True).field(0, "Guard", place=0, rested=True)
    made.to("choice")
    assert made.can("attack", 0, "Scout") and made.can("attack", 0, "Regent")
    assert not made.can("attack", 0, "Giant") and not made.can("attack", 0, "Guard")


@pytest.mark.rule("gateruler", "8-4c", "1-5d")
def test_what_is_prohibited_from_attacking_cannot_be_chosen() -> None:
    idle = unit("Idle", abilities=(static("idle", st.Mark("cannot_attack")),))
    made = table(idle).field(0, "Idle")
    made.to("choice")
    assert not made.can("attack", 0, "Idle") and made.can("attack", 0, "Regent")


@pytest.mark.rule("gateruler", "8-4c-1", "3-6e", "3-6e-1", "3-6e-2", "3-6e-3a", "3-6e-3b", "3-9a")
def test_only_frontmost_cards_can_be_attacked() -> None:
    made = table().field(0, "Scout").field(1, "Giant", place=2)
    assert sorted(ask_target(made, "Scout")) == ["Giant", "Rival"]
    behind = table().field(0, "Scout").field(1, "Giant", place=2).field(1, "Guard", place=0, rested=True)
    assert sorted(ask_target(behind, "Scout")) == ["Giant", "Guard"]  # the ruler stands behind the defense zone


@pytest.mark.rule("gateruler", "8-4c", "8-4c-1", "8-6a")
def test_a_column_without_units_can_be_attacked_and_nothing_is_damaged() -> None:
    made = table().field(0, "Scout").field(1, "Giant", place=2)
    made.to("choice")
    made.choose("Scout").choose()
    assert made.options() == ["column 1", "column 3"]
    made.option("column 3").end_step()
    assert made.step == "combat_end"
    assert made.is_rested("Scout") and made.damage_count(1) == 0


@pytest.mark.rule("gateruler", "8-4c-2", "8-4c-2a", "8-4c-2b", "8-4c-2c")
def test_ending_the_attack_is_heard_and_ends_the_phase() -> None:
    herald = unit("Herald", abilities=(when(StepBegins("attack_end", EACH)),))
    made = table(herald).field(0, "Herald")
    made.no_attack()
    assert (made.step, made.stack()) == ("attack_end", ["Herald"])
    made.resolve().end_step()
    assert made.step == "end"


@pytest.mark.rule("gateruler", "8-4c-2")
def test_with_nothing_that_could_attack_the_phase_ends_by_itself() -> None:
    made = table().field(0, "Scout", rested=True).zone(0, "ruler")
    made.obj("Regent").turned = 1
    made.to("attack_end")
    assert made.step == "attack_end"


@pytest.mark.rule("gateruler", "8-4d")
def test_the_attacker_is_exhausted() -> None:
    made = table().field(0, "Scout")
    made.attack("Scout", at="Rival")
    assert made.is_rested("Scout") and made.step == "attacking"


@pytest.mark.rule("gateruler", "8-4d", "8-4d-1")
def test_an_attack_that_asks_for_more_is_offered_only_if_that_can_be_done() -> None:
    price = Cost((MoveSome(HAND, Number(1), "graveyard", How.DISCARD),))
    mercenary = unit("Mercenary", abilities=(static("hired", st.Mark("attack_cost", cost=price)),))
    made = table(mercenary).field(0, "Mercenary")
    made.to("choice")
    assert not made.can("attack", 0, "Mercenary")
    paid = table(mercenary).field(0, "Mercenary").hand(0, "Trick")
    paid.attack("Mercenary", at="Rival", cost=["Trick"])
    assert paid.zone_names(0, "graveyard") == ["Trick"]


@pytest.mark.rule("gateruler", "8-4e", "8-4e-1")
def test_whatever_comes_to_the_front_of_the_column_is_attacked_instead() -> None:
    call = fx.Perform("special_summon", Self(), word="defense")
    ambush = unit("Ambush", 1, 5, abilities=(summoned_when_attacked(call),))
    made = table(ambush).field(0, "Scout").zone(1, "hand", "Ambush")
    made.attack("Scout", at="Rival")
    made.yes().resolve().to("combat_end")
    assert made.damage_count(1) == 0
    assert made.damage_on("Ambush") == 2


def summoned_when_attacked(*effects: fx.Effect) -> ab.Triggered:
    """From the hand: when one's ruler is attacked."""
    return ab.Triggered("ambush", pattern=Does(YOU, "attacked", ANY), effects=effects, zones=("hand",))


@pytest.mark.rule("gateruler", "8-4e-2", "8-6a")
def test_an_attacker_that_leaves_play_attacks_no_longer() -> None:
    trap = unit("Trap", abilities=(when(Does(YOU, "attacked", ANY), fx.Destroy(THE_ATTACKER)),))
    made = table(trap).field(0, "Scout").field(1, "Trap", place=1)
    made.attack("Scout", at="Rival").resolve().end_step()
    assert made.step == "combat_end"
    assert made.zone_names(0, "graveyard") == ["Scout"] and made.damage_count(1) == 0


@pytest.mark.rule("gateruler", "8-4f", "8-4i")
def test_attacking_and_being_attacked_are_heard() -> None:
    bold = unit("Bold", abilities=(when(Attacks(Group((), ("front",), YOU))),))
    wary = unit("Wary", abilities=(when(Does(YOU, "attacked", ANY)),))
    made = table(bold, wary).field(0, "Bold").field(1, "Wary")
    made.attack("Bold", at="Wary")
    assert (made.step, made.stack()) == ("attacking", ["Bold", "Wary"])
    made.resolve_all()
    assert (made.hand_size(0), made.hand_size(1)) == (1, 1)


@pytest.mark.rule("gateruler", "8-4g", "8-4h")
def test_what_happens_as_it_attacks_comes_into_the_gate_after_what_triggered() -> None:
    """The last in the gate resolves first: so "as it attacks" is settled before "when it attacks"."""
    draw = when(Attacks(Group((), ("front",), YOU)), name="when")
    rush = when(Does(EACH, "as_attacks", ANY), fx.Draw(YOU, Number(2)), name="as")
    bold = unit("Bold", abilities=(draw, rush))
    made = table(bold).field(0, "Bold")
    made.attack("Bold", at="Rival")
    assert [item.text for item in made.game.state.stack] == ["when", "as"]


# ---------------------------------------------------------------- 8-5  the Intercept step


@pytest.mark.rule("gateruler", "8-5a", "8-5b", "8-5c")
def test_a_card_with_intercept_makes_a_step_that_is_heard() -> None:
    sentry = unit("Sentry", 2, 5, keywords=("intercept",), abilities=(when(StepBegins("intercept", EACH)),))
    made = table(sentry).field(0, "Giant").field(1, "Sentry")
    made.attack("Giant", at="Sentry").end_step()
    assert (made.step, made.stack()) == ("intercept", ["Sentry"])


@pytest.mark.rule("gateruler", "8-5a-1")
def test_without_intercept_or_against_a_ruler_there_is_no_such_step() -> None:
    plain = table().field(0, "Giant").field(1, "Guard")
    plain.attack("Giant", at="Guard").end_step()
    assert plain.step == "damage_start"
    sentry = unit("Sentry", 2, 5, keywords=("intercept",))
    made = table(sentry).field(1, "Sentry")
    made.attack("Regent", at="Sentry").end_step()
    assert made.step == "damage_start"


@pytest.mark.rule("gateruler", "8-5a-1")
def test_no_intercept_step_against_a_unit_that_is_gone() -> None:
    sentry = unit(
        "Sentry", 2, 5, keywords=("intercept",), abilities=(when(Does(YOU, "attacked", ANY), fx.Destroy(THE_ATTACKER)),)
    )
    made = table(sentry).field(0, "Scout").field(1, "Sentry")
    made.attack("Scout", at="Sentry").resolve().end_step()
    assert made.step == "combat_end"


# ---------------------------------------------------------------- 8-6  the damage step


@pytest.mark.rule("gateruler", "8-6b", "8-6c", "8-6f", "8-6g", "8-6e")
def test_start_and_end_of_the_damage_step_are_heard_around_the_damage() -> None:
    watcher = unit(
        "Watcher",
        abilities=(when(StepBegins("damage", EACH), name="start"), when(StepBegins("damage_end", EACH), name="end")),
    )
    made = table(watcher).field(0, "Scout", "Watcher").field(1, "Giant")
    made.attack("Scout", at="Giant").to("damage_start")
    assert ([item.text for item in made.game.state.stack], made.damage_on("Giant")) == (["start"], 0)
    made.resolve().end_step()
    assert (made.step, made.damage_on("Giant"), made.stack()) == ("strike", 2, [])
    made.end_step()
    assert [item.text for item in made.game.state.stack] == ["end"]


@pytest.mark.rule("gateruler", "8-6d", "8-6d-1", "2-12b", "3-13a")
def test_an_attack_on_a_ruler_deals_strike() -> None:
    made = table().field(0, "Giant")
    made.attack("Giant", at="Rival").to("combat_end")
    assert made.damage_count(1) == 2


@pytest.mark.rule("gateruler", "8-6d", "8-6d-2", "2-10a-2", "2-11a-2")
def test_an_attack_on_a_unit_deals_attack_and_leaves_its_hp() -> None:
    made = table().field(0, "Scout").field(1, "Giant")
    made.attack("Scout", at="Giant").to("combat_end")
    assert made.damage_on("Giant") == 2 and made.obj("Giant").now.guard == 6
    assert made.damage_on("Scout") == 0  # the attacked unit does not strike back


@pytest.mark.rule("gateruler", "8-6d", "2-10a-2", "8-4e")
def test_a_ruler_attacks_with_its_own_numbers() -> None:
    made = table(rulers=(ruler("Regent", atk=4, stk=3), ruler("Rival"))).field(1, "Giant")
    made.attack("Regent", at="Giant").to("combat_end")
    assert made.damage_on("Giant") == 4
    struck = table(rulers=(ruler("Regent", atk=4, stk=3), ruler("Rival")))
    struck.attack("Regent", at="Rival").to("combat_end")
    assert struck.damage_count(1) == 3


@pytest.mark.rule("gateruler", "8-6d-3", "15-20c")
def test_this_damage_is_combat_damage() -> None:
    scarred = unit("Scarred", 1, 9, abilities=(when(DealsDamage(ANY, to=ANY, combat=True)),))
    made = table(scarred).field(0, "Scout").field(1, "Scarred")
    made.attack("Scout", at="Scarred").to("strike")
    assert made.stack() == ["Scarred"]


@pytest.mark.rule("gateruler", "2-11a-3")
def test_as_much_damage_as_hp_destroys() -> None:
    made = table().field(0, "Giant").field(1, "Guard")
    made.attack("Giant", at="Guard").to("combat_end")
    assert made.zone_names(1, "graveyard") == ["Guard"]


# ---------------------------------------------------------------- 8-7  the end of the attack


@pytest.mark.rule("gateruler", "8-7a", "8-7b")
def test_the_end_of_combat_is_heard() -> None:
    herald = unit("Herald", abilities=(when(StepBegins("combat_end", EACH)),))
    made = table(herald).field(0, "Herald")
    made.attack("Herald", at="Rival").to("combat_end")
    assert made.stack() == ["Herald"]


@pytest.mark.rule("gateruler", "8-7c-1")
def test_effects_for_this_combat_end_with_it() -> None:
    rage = fx.Modify(Self(), (st.AddStat(Stat.POWER, Number(3)),), Lasting.COMBAT)
    bold = unit("Bold", abilities=(when(Attacks(Group((), ("front",), YOU)), rage),))
    made = table(bold).field(0, "Bold").field(1, "Giant")
    made.attack("Bold", at="Giant").resolve()
    assert made.power("Bold") == 5
    made.to("combat_end")
    assert made.damage_on("Giant") == 5 and made.power("Bold") == 5
    made.to("attack_start")
    assert made.power("Bold") == 2


@pytest.mark.rule("gateruler", "8-7c-2")
def test_what_follows_the_end_of_those_effects_is_settled_in_the_same_sub_phase() -> None:
    boost = fx.Modify(Self(), (st.AddStat(Stat.GUARD, Number(5)),), Lasting.COMBAT)
    curse = fx.Modify(Self(), (st.AddStat(Stat.GUARD, Number(-3)),), Lasting.GAME)
    bold = unit("Bold", abilities=(when(Attacks(Group((), ("front",), YOU)), boost, curse),))
    heir = unit("Heir", abilities=(when(Moves(ANY, origin="front", to="graveyard")),))
    made = table(bold, heir).field(0, "Bold", "Heir")
    made.attack("Bold", at="Rival").resolve().to("combat_end")
    made.end_step()
    assert (made.step, made.stack()) == ("combat_last", ["Heir"])
    made.resolve().end_step()
    assert made.step == "attack_start"


# ---------------------------------------------------------------- attacking directly, 15-34


@pytest.mark.rule("gateruler", "15-34a", "15-34a-1", "15-34b")
def test_a_direct_attack_chooses_the_ruler_behind_a_unit_and_stays_with_it() -> None:
    shade = unit("Shade", abilities=(static("direct", st.Mark("attacks_directly")),))
    made = table(shade).field(0, "Shade").field(1, "Guard", place=0, rested=True)
    made.attack("Shade", at="Rival").to("combat_end")
    assert made.damage_count(1) == 1 and made.damage_on("Guard") == 0
    jump = ab.Activated("jump", effects=(fx.Perform("place", Self(), word="defense"),), zones=ACTIVE)
    late = table(shade, unit("Late", 1, 5, abilities=(jump,))).field(0, "Shade").field(1, "Late")
    late.attack("Shade", at="Rival").passes().use(1, "Late").resolve().to("combat_end")
    assert late.obj("Late").place == 0 and late.damage_count(1) == 1 and late.damage_on("Late") == 0


@pytest.mark.rule("gateruler", "15-26b", "8-4c")
def test_what_cannot_be_attacked_is_no_target() -> None:
    hidden = unit("Hidden", abilities=(static("hidden", st.Mark("cannot_be_attacked")),))
    made = table(hidden).field(0, "Scout").field(1, "Hidden")
    assert ask_target(made, "Scout") == ["Rival"]
