"""Which script a sentence gives, where the kernel relies on one particular form."""

from __future__ import annotations

import pytest

from arbiter.script.abilities import Activated, Spell, Static, Triggered
from arbiter.script.amounts import Count, Number, Occurred, Quotient, StatOf, Times
from arbiter.script.base import How, Op, Quality, Role, Stat
from arbiter.script.conditions import Compare, Holds
from arbiter.script.costs import Cost, Mana
from arbiter.script.effects import BindThing, Deal, Delay, Destroy, ExtraStep, ForEach, If, Move, Search, SplitGroups
from arbiter.script.nouns import EACH, OPPONENT, YOU, Bound, EventThing, Every, Group, Is, Same, Self
from arbiter.script.patterns import ANYTHING, AnyPattern, Becomes, Breaks, Casts, DealsDamage, Moves
from arbiter.script.statements import Affects, CostChange, Forbid, Mark, Permit, Replace
from tests.text.conftest import Reader

FORWARD = Is(Quality.TYPE, "forward")
THIS = Group((Same(Self()),), (), EACH)
ONE = Cost((Mana(any=1),))


@pytest.mark.parametrize(
    ("words", "names"),
    [("attack", ["attack_cost"]), ("block", ["block_cost"]), ("attack or block", ["attack_cost", "block_cost"])],
)
def test_what_must_be_paid_for(read: Reader, words: str, names: list[str]) -> None:
    ability = read.one(f"Salt Road Warden cannot {words} unless you pay {{1}}.")
    assert isinstance(ability, Static)
    assert ability.statements == (Affects(Self(), tuple(Mark(name, cost=ONE) for name in names)),)


@pytest.mark.parametrize(
    ("words", "effect"),
    [
        ("put Salt Road Warden into the Break Zone", Move(Self(), "break", How.PUT)),
        ("break Salt Road Warden", Destroy(Self())),
    ],
)
def test_an_action_behind_a_condition_is_a_status_trigger(read: Reader, words: str, effect: object) -> None:
    ability = read.one(f"If you have received 6 points of damage or more, {words}.")
    assert isinstance(ability, Triggered) and isinstance(ability.pattern, Becomes)
    assert ability.pattern.condition == Compare(Count(Group((), ("damage",), YOU)), Op.GE, Number(6))
    assert ability.effects == (effect,)


def test_a_statement_behind_a_condition_stays_a_static_ability(read: Reader) -> None:
    assert isinstance(read.one("If you control 5 or more Backups, Salt Road Warden gains Haste."), Static)


def test_who_breaks_what(read: Reader) -> None:
    ability = read.one("When Salt Road Warden breaks a Forward opponent controls, remove it from the game.")
    assert isinstance(ability, Triggered)
    assert ability.pattern == Breaks(THIS, Group((FORWARD,), (), OPPONENT))
    assert ability.effects == (Move(EventThing(Role.SUBJECT), "removed", How.REMOVE),)


def test_damage_by_a_party(read: Reader) -> None:
    player = read.one("When a party you control deals damage to your opponent, draw 2 cards.")
    forward = read.one("When a party you control deals damage to a Forward, draw 1 card.")
    assert isinstance(player, Triggered) and isinstance(forward, Triggered)
    assert player.pattern == DealsDamage(ANYTHING, player=OPPONENT, party=YOU)
    assert forward.pattern == DealsDamage(ANYTHING, Group((FORWARD,), ()), party=YOU)


@pytest.mark.parametrize(
    ("text", "played"),
    [
        ("Search for 1 Backup and play it onto the field.", True),
        ("Search for 1 Backup. Play it onto the field dull.", True),
        ("Search for 1 Backup and add it to your hand.", False),
    ],
)
def test_a_search_for_what_is_played_says_so(read: Reader, text: str, played: bool) -> None:
    ability = read.one(text, "summon")
    assert isinstance(ability, Spell) and isinstance(ability.effects[0], Search)
    assert ability.effects[0].for_play is played


def test_rounding_is_meaning(read: Reader) -> None:
    text = "Choose 1 Forward. Deal it damage equal to half of its power"
    down = read.one(f"{text} (round down to the nearest 1000).", "summon")
    assert isinstance(down, Spell) and isinstance(down.effects[1], Deal)
    assert down.effects[1].amount == Times(Quotient(StatOf(Bound(0), Stat.POWER), 2000), 1000)
    scripts = {read.card(text + tail, "summon")[0] for tail in (".", " (round up to the nearest 1000).")}
    assert len({getattr(s, "effects", ()) for s in (*scripts, down)}) == 3


def test_two_groups(read: Reader) -> None:
    ability = read.one(
        "Divide all the Forwards opponent controls into 2 groups (A group may be empty). "
        "Your opponent selects 1 group among them. Put all the Forwards of the other group into the Break Zone.",
        "summon",
    )
    assert isinstance(ability, Spell)
    split, put = ability.effects
    assert split == SplitGroups(0, 1, Every(Group((FORWARD,), ("field",), OPPONENT)), YOU, OPPONENT)
    assert put == Move(Bound(1), "break", How.PUT)


def test_any_number_in_the_deck_is_a_permission_wherever_the_card_is(read: Reader) -> None:
    ability = read.one("You can have any number of Salt Road Warden in your deck.")
    assert isinstance(ability, Static)
    assert ability.statements == (Permit("any_number_in_deck"),) and "deck" in ability.zones


def test_the_third_card_is_counted_when_it_is_cast(read: Reader) -> None:
    ability = read.one("When you cast the third card you've cast this turn, draw 1 card.")
    assert isinstance(ability, Triggered)
    assert ability.pattern == Casts(YOU) and ability.condition is None  # nothing to ask again on resolution
    assert ability.limits.condition == Compare(Occurred(Casts(YOU)), Op.EQ, Number(3))


def test_so_many_casts_a_turn_are_a_limit_on_what_the_text_names(read: Reader) -> None:
    ability = read.one("Your opponent can only cast up to 2 cards per turn.")
    assert isinstance(ability, Static)
    assert ability.statements == (Permit("casts_per_turn", Group((), ()), OPPONENT, Number(2)),)


@pytest.mark.parametrize("kind", ["action", "special"])
def test_abilities_that_cost_less(read: Reader, kind: str) -> None:
    ability = read.one(f"The cost required to use Salt Road Warden's {kind} abilities is reduced by 1.")
    assert isinstance(ability, Static)
    assert ability.statements == (CostChange(THIS, YOU, Number(1), ability=kind),)


def test_it_in_a_replacement_with_something_later_is_held_fast(read: Reader) -> None:
    ability = read.one(
        "If a Forward you control is put from the field into the Break Zone, "
        "return it to its owner's hand at the end of the turn instead."
    )
    assert isinstance(ability, Static)
    (statement,) = ability.statements
    assert isinstance(statement, Replace)
    keep, later = statement.effects
    assert keep == BindThing(0, EventThing(Role.SUBJECT))
    assert isinstance(later, Delay) and later.effects == (Move(Bound(0), "hand", How.RETURN),)


def test_it_in_a_plain_replacement_is_the_events_object(read: Reader) -> None:
    ability = read.one(
        "If a Forward you control is put from the field into the Break Zone, remove it from the game instead."
    )
    assert isinstance(ability, Static) and isinstance(ability.statements[0], Replace)
    assert ability.statements[0].effects == (Move(EventThing(Role.SUBJECT), "removed", How.REMOVE),)


def test_no_playing_by_effects(read: Reader) -> None:
    ability = read.one("Your opponent cannot play Forwards onto the field due to Summons or abilities.")
    assert isinstance(ability, Static)
    moves = [Moves(Group((FORWARD,), ()), to="field", by=OPPONENT, cause=cause) for cause in ("summon", "ability")]
    assert ability.statements == (Forbid(AnyPattern(tuple(moves))),)


@pytest.mark.parametrize(("words", "step"), [("Attack Phase", "attack"), ("Main Phase", "main")])
def test_an_additional_phase(read: Reader, words: str, step: str) -> None:
    ability = read.one(f"{{2}}: There is an additional {words} after this phase.")
    assert isinstance(ability, Activated) and ability.effects == (ExtraStep(step),)


def test_its_own_power_for_each_of_several(read: Reader) -> None:
    ability = read.one("Choose up to 2 Forwards. Deal each of them damage equal to its power.", "summon")
    assert isinstance(ability, Spell)
    assert ability.effects[1] == ForEach(Bound(0), 1, (Deal(StatOf(Bound(1), Stat.POWER), Bound(1)),))


def test_removed_for_as_long_as_the_card_stays(read: Reader) -> None:
    ability = read.one(
        "When Salt Road Warden enters the field, choose 1 Forward opponent controls. "
        "Remove it from the game for as long as Salt Road Warden is on the field."
    )
    assert isinstance(ability, Triggered)
    removed = ability.effects[1]
    assert isinstance(removed, If) and isinstance(removed.condition, Holds)  # gone already: nothing is removed
    assert [type(effect) for effect in removed.then] == [Move, Delay]


def test_it_that_suffers_damage_is_not_a_card_that_was_put_away(read: Reader) -> None:
    ability = read.one(
        "Choose 1 Forward. Remove the top card of your deck from the game. "
        "Deal it 3000 damage for each CP required to cast the removed card.",
        "summon",
    )
    assert isinstance(ability, Spell) and isinstance(ability.effects[2], Deal)
    assert ability.effects[2] == Deal(Times(StatOf(Bound(1), Stat.COST), 3000), Bound(0))
