"""Sections 14-1, 14-7 to 14-11: limits, and continuous, activated and automatic abilities."""

from __future__ import annotations

import pytest

from arbiter.script import abilities as ab
from arbiter.script import conditions as c
from arbiter.script import effects as fx
from arbiter.script import nouns as n
from arbiter.script import statements as st
from arbiter.script.amounts import Count, Number
from arbiter.script.base import How, Op, Quality, Stat
from arbiter.script.costs import Cost, MoveSome
from arbiter.script.patterns import ANYTHING, Attacks, Discards, Moves, StepBegins
from arbiter.testing import Table
from tests.games.gateruler import plain
from tests.games.gateruler.plain import waiting
from tests.games.gateruler.written import event, field, table, unit

ONE, TWO = Number(1), Number(2)
UNITS = n.Group((n.Is(Quality.TYPE, "unit"),), ("front",))
ITSELF = n.Group((n.Same(n.Self()),), ())
MY_HAND = n.Group((), ("hand",), n.YOU)
EMPTY = c.Compare(Count(MY_HAND), Op.EQ, Number(0))
ONCE = ab.Limits(per_turn=1)
TAKE = event("Take", "Choose 1 enemy unit. You gain control of it.")
FELL = event("Fell", "Destroy all units.")
NAMED = '"Chart" [Turn 1]: Instant Action: Draw 1 card.'
ALONE = "[Turn 1] Instant Action: Draw 1 card."


def able(made: Table, player: int = 0) -> list[str]:
    """The cards whose abilities the player may play now."""
    return made.acts(player, "ability")


# ---------------------------------------------------------------- 14-7  limits


@pytest.mark.rule("gateruler", "14-7a", "14-7b", "14-7a-2")
def test_once_a_turn_for_each_ability_without_a_name() -> None:
    made = table(unit("One", ALONE), unit("Two", ALONE)).field(0, "One", "Two")
    made.use(0, "One").resolve()
    assert able(made) == ["Two"]
    made.to("main", 1).to("main", 0)
    assert able(made) == ["One", "Two"]


@pytest.mark.rule("gateruler", "14-7a-1", "14-1a-4")
def test_a_limit_before_the_colon_counts_every_ability_of_that_name() -> None:
    made = table(unit("One", NAMED), unit("Two", NAMED)).field(0, "One", "Two")
    made.use(0, "One").resolve()
    assert able(made) == []


@pytest.mark.rule("gateruler", "14-7a-2")
def test_a_limit_after_the_colon_counts_that_ability_alone() -> None:
    text = '"Chart": [Turn 1] Instant Action: Draw 1 card.'
    made = table(unit("One", text), unit("Two", text)).field(0, "One", "Two")
    made.use(0, "One").resolve()
    assert able(made) == ["Two"]


@pytest.mark.rule("gateruler", "14-7a-1a")
def test_a_new_controller_has_their_own_count_of_a_named_ability() -> None:
    made = table(unit("One", NAMED), TAKE).field(0, "One").field(1, "Scout").zone(1, "set", "Take")
    made.use(0, "One").resolve().passes(0)
    made.play(1, "Take", targets=["One"])
    made.resolve().option("attack 2")
    made.passes(0)
    assert able(made, 1) == ["One"]


@pytest.mark.rule("gateruler", "14-7a-2a")
def test_of_an_ability_without_a_name_what_its_old_controller_played_counts() -> None:
    made = table(unit("One", ALONE), TAKE).field(0, "One").field(1, "Scout").zone(1, "set", "Take", "Spark")
    made.use(0, "One").resolve().passes(0)
    made.play(1, "Take", targets=["One"])
    made.resolve().option("attack 2")
    made.passes(0)
    assert able(made, 1) == []


@pytest.mark.rule("gateruler", "14-7a", "14-7a-2")
def test_once_a_game() -> None:
    made = table(unit("One", "[Game 1] Instant Action: Draw 1 card.")).field(0, "One")
    made.use(0, "One").resolve()
    made.to("main", 1).to("main", 0)
    assert able(made) == []


@pytest.mark.rule("gateruler", "14-7c", "14-4b-10")
def test_an_automatic_ability_that_is_used_up_does_not_trigger_or_is_not_played() -> None:
    bell = unit("Bell", "[Turn 1] When you play an event, draw 1 card.")
    made = table(bell).field(0, "Bell").zone(0, "set", "Spark", "Spark")
    made.play(0, "Spark")
    assert len(waiting(made)) == 2
    made.resolve_all().play(0, "Spark")
    assert waiting(made) == ["Draw 1 card."]
    drum = unit("Drum", "[Turn 1] When an allied unit is destroyed, draw 1 card.")
    both = table(drum, FELL).zone(0, "field", "Meadow").field(0, "Drum", "Scout").zone(0, "set", "Fell")
    both.play(0, "Fell").resolve()
    assert both.question is not None and both.question.why == "triggers"
    both.match.answer(0)
    both.resolve_all()
    assert both.hand_size(0) == 1


@pytest.mark.rule("gateruler", "14-7d", "14-14c-2")
def test_an_optional_replacement_counts_only_when_it_is_applied() -> None:
    stay = st.Replace(Moves(ITSELF, origin="front", to="graveyard"), (plain.DRAW,), optional=True)
    cat = plain.unit("Cat", abilities=(ab.Static("nine lives", statements=(stay,), zones=plain.ACTIVE, limits=ONCE),))
    fell = plain.event("Fell", fx.Destroy(n.Every(UNITS)), timing="instant")
    made = plain.table(cat, fell).field(0, "Cat").zone(0, "set", "Fell", "Fell")
    made.play(0, "Fell").resolve().yes()
    assert made.field_names(0) == ["Cat"] and made.hand_size(0) == 1
    made.play(0, "Fell").resolve_all()
    assert made.field_names(0) == [] and made.hand_size(0) == 1
    kept = plain.table(cat, fell).field(0, "Cat", "Cat").zone(0, "set", "Fell", "Fell")
    kept.play(0, "Fell").resolve().no().yes()
    assert kept.field_names(0) == ["Cat"] and kept.hand_size(0) == 1


# ---------------------------------------------------------------- 14-8  continuous abilities


@pytest.mark.rule("gateruler", "14-8a", "14-8a-1", "14-1a-3", "14-12a-1")
def test_a_continuous_ability_applies_while_it_is_active_and_its_condition_holds() -> None:
    rise = st.Affects(n.Self(), (st.AddStat(Stat.POWER, TWO),))
    lone = plain.unit("Lone", abilities=(ab.Static("lone", statements=(rise,), condition=EMPTY, zones=plain.ACTIVE),))
    made = plain.table(lone).field(0, "Lone").zone(0, "set", "Spark")
    assert made.power("Lone", 0) == 4
    made.play(0, "Spark").resolve()
    assert made.power("Lone", 0) == 2


@pytest.mark.rule("gateruler", "14-8a", "14-12a-1")
def test_it_stops_with_the_card_that_has_it() -> None:
    lord = unit("Lord", "Other allied units gain +1 ATK.")
    gone = event("Gone", "Choose 1 allied unit. Return it to its owner's hand.")
    made = table(lord, gone).field(0, "Lord", "Scout").zone(0, "set", "Gone")
    assert made.power("Scout", 0) == 3
    made.play(0, "Gone", targets=["Lord"]).resolve()
    assert made.power("Scout", 0) == 2


# ---------------------------------------------------------------- 14-10  automatic abilities


@pytest.mark.rule("gateruler", "14-10a", "14-1a-2", "14-10b")
def test_an_automatic_ability_is_played_by_itself_as_often_as_it_triggered() -> None:
    wipe = event("Wipe", "Destroy all allied units.")
    hall = field("Hall", "When an allied unit is destroyed, draw 1 card.")
    made = table(hall, wipe).zone(0, "field", "Hall").field(0, "Scout", "Scout").zone(0, "set", "Wipe")
    made.play(0, "Wipe").resolve()
    while made.question is not None and made.question.why == "triggers":
        made.match.answer(0)
    made.resolve_all()
    assert made.hand_size(0) == 2


@pytest.mark.rule("gateruler", "14-10d")
def test_a_triggered_ability_must_be_played_and_one_without_a_target_is_dropped() -> None:
    hurt = unit("Hurt", "When this card attacks, deal 1 damage to you.")
    made = table(hurt).field(0, "Hurt").attack("Hurt", at="Rival")
    made.resolve_all()
    assert made.damage_count(0) == 1
    snipe = unit("Snipe", "When this card attacks, choose 1 enemy unit. Deal 1 damage to it.")
    none = table(snipe).field(0, "Snipe").attack("Snipe", at="Rival")
    assert waiting(none) == []


BARD = plain.unit(
    "Bard",
    abilities=(
        ab.Triggered(
            "sing",
            pattern=Attacks(ITSELF),
            effects=(fx.Draw(n.YOU, TWO),),
            zones=plain.ACTIVE,
            cost=Cost((MoveSome(MY_HAND, ONE, "graveyard", How.DISCARD),)),
        ),
    ),
)


@pytest.mark.rule("gateruler", "14-10d-1")
@pytest.mark.parametrize(("answer", "cards"), [("no", ["Scout"]), ("yes", ["Giant", "Giant"])])
def test_an_automatic_ability_with_a_cost_is_played_only_if_it_is_paid(answer: str, cards: list[str]) -> None:
    made = plain.table(BARD).field(0, "Bard").hand(0, "Scout").deck(0, "Giant", "Giant")
    made.attack("Bard", at="Rival")
    getattr(made, answer)()
    made.resolve_all()
    assert made.hand_names(0) == cards


@pytest.mark.rule("gateruler", "14-10d-1")
def test_one_that_cannot_be_paid_for_is_not_played() -> None:
    made = plain.table(BARD).field(0, "Bard").attack("Bard", at="Rival")
    assert waiting(made) == [] and made.hand_size(0) == 0


@pytest.mark.rule("gateruler", "14-10e", "14-10e-2", "14-15a", "14-15a-1")
def test_what_left_play_is_looked_at_as_it_was_there() -> None:
    grave = unit("Grave", "When an allied unit with 4 or more ATK is destroyed, draw 1 card.", hp=9)
    lord = unit("Lord", "Other allied units gain +2 ATK.", hp=9)
    bolt = event("Bolt", "Choose 1 allied unit. Destroy it.")
    made = table(grave, lord, bolt).field(0, "Grave", "Lord", "Scout").zone(0, "set", "Bolt")
    made.play(0, "Bolt", targets=["Scout"]).resolve_all()
    assert made.hand_size(0) == 1
    weak = table(grave, bolt).field(0, "Grave", "Scout").zone(0, "set", "Bolt")
    weak.play(0, "Bolt", targets=["Scout"]).resolve_all()
    assert weak.hand_size(0) == 0


@pytest.mark.rule("gateruler", "14-10f", "14-10f-1")
def test_an_effect_can_make_an_ability_that_triggers_later_and_once() -> None:
    later = plain.event("Later", fx.Delay(StepBegins("end"), (plain.DRAW,)), timing="instant")
    made = plain.table(later).zone(0, "set", "Later")
    made.play(0, "Later").resolve()
    assert made.hand_size(0) == 0
    made.to("end").resolve_all()
    assert made.hand_size(0) == 1
    made.to("end", 1).resolve_all()
    assert made.hand_size(0) == 1


@pytest.mark.rule("gateruler", "14-10c", "11-2a-2a")
def test_each_player_in_turn_has_their_abilities_played() -> None:
    hall = field("Hall", "When a unit is destroyed, draw 1 card.")
    made = table(hall, FELL).zone(0, "field", "Hall").zone(1, "field", "Hall").field(0, "Scout").zone(0, "set", "Fell")
    made.zone(1, "set", "Spark")
    made.play(0, "Fell").passes(0).passes(1)
    assert [item.frame.controller for item in made.game.state.stack] == [0, 1]


@pytest.mark.rule("gateruler", "14-10c-1", "11-2a-3", "14-10c")
def test_what_triggers_while_an_ability_is_played_comes_before_the_other_players_abilities() -> None:
    mourn = plain.unit("Mourner", abilities=(plain.when(Discards(n.YOU), name="mourn"),))
    rival = plain.unit("Rebel", abilities=(plain.when(Attacks(ANYTHING), name="rebel"),))
    made = plain.table(BARD, mourn, rival).field(0, "Bard", "Mourner").field(1, "Rebel").hand(0, "Scout")
    made.zone(1, "set", "Spark")
    made.attack("Bard", at="Rival").yes()
    assert waiting(made) == ["sing", "mourn", "rebel"]


@pytest.mark.rule("gateruler", "14-16c", "14-16b")
def test_the_source_of_damage_by_an_event_is_the_event() -> None:
    forge = field("Forge", "If an event deals damage to a unit, add +2 to the base damage.")
    bolt = event("Bolt", "Choose 1 enemy unit. Deal 1 damage to it.")
    mage = unit("Mage", "Instant Action: Choose 1 enemy unit. Deal 1 damage to it.")
    made = table(forge, bolt, mage).zone(0, "field", "Forge").field(0, "Mage").field(1, "Giant").zone(0, "set", "Bolt")
    made.use(0, "Mage", targets=["Giant"]).resolve()
    assert made.damage_on("Giant", 1) == 1
    made.play(0, "Bolt", targets=["Giant"]).resolve()
    assert made.damage_on("Giant", 1) == 1 + 3


# ---------------------------------------------------------------- 14-1b, 14-11, 14-12  effects


@pytest.mark.rule("gateruler", "14-1b-1", "14-11a", "14-1b-2", "14-12a", "14-12a-2")
def test_a_one_time_effect_is_over_and_an_ongoing_one_lasts_as_long_as_it_says() -> None:
    rage = event("Rage", "Choose 1 allied unit. Until the end of the turn, it gains +2 ATK.")
    made = table(rage).field(0, "Scout").zone(0, "set", "Rage")
    made.play(0, "Rage").resolve()
    assert made.power("Scout", 0) == 4 and waiting(made) == []
    made.to("main", 1)
    assert made.power("Scout", 0) == 2


@pytest.mark.rule("gateruler", "14-12a-2a", "14-1b-2")
def test_without_a_time_an_effect_lasts_for_the_rest_of_the_game() -> None:
    brand = event("Brand", "Choose 1 allied unit. It gains +2 ATK.")
    made = table(brand).field(0, "Scout").zone(0, "set", "Brand")
    made.play(0, "Brand").resolve()
    made.to("main", 1).to("main", 0).to("main", 1)
    assert made.power("Scout", 0) == 4


@pytest.mark.rule("gateruler", "14-12b", "14-13e")
def test_a_card_enters_with_the_effects_on_its_zone_applied() -> None:
    lord = unit("Lord", "Other allied units gain +1 HP.")
    frost = unit("Frost", "Enemy units gain -2 HP.")
    weak = unit("Weak", hp=2)
    made = table(lord, frost, weak).field(0, "Lord").field(1, "Frost").hand(0, "Weak")
    made.play(0, "Weak", option="attack 2").resolve()
    assert "Weak" in made.field_names(0) and made.obj("Weak", 0).now.guard == 1


@pytest.mark.rule("gateruler", "14-13d")
def test_an_effect_of_a_resolved_text_is_on_what_fits_then() -> None:
    cheer = event("Cheer", "Until the end of the turn, all allied units gain +1 ATK.")
    made = table(cheer).field(0, "Scout").hand(0, "Giant").zone(0, "set", "Cheer")
    made.play(0, "Cheer").resolve()
    made.play(0, "Giant", option="attack 2").resolve()
    assert made.power("Scout", 0) == 3 and made.power("Giant", 0) == 6
