"""Force of Will's texts: printed back as they were read, no word swallowed, old wordings as the new ones."""

from __future__ import annotations

import pytest

from arbiter.games.fow.faces import is_will_ability
from arbiter.games.fow.language import LANGUAGE
from arbiter.script.abilities import Ability, Activated, Spell, Static, Triggered
from arbiter.script.amounts import Number, StatOf
from arbiter.script.base import How, Op, Quality, Role, Stat
from arbiter.script.conditions import Compare, Exists
from arbiter.script.effects import Cancel, Choose, Deal, Destroy, Draw, If, May, MayPay, Modify, Move
from arbiter.script.nouns import EACH, OPPONENT, YOU, Bound, ControllerOf, EventThing, Every, Group, Is, Not, Same, Self
from arbiter.script.statements import Affects
from arbiter.text.compiler import compile_text, print_abilities
from arbiter.text.deletion import meaning, swallowed_words
from arbiter.text.errors import TextError
from tests.text.fow_sentences import ALL, OLD
from tests.text.fow_void import is_void

RESONATOR = Is(Quality.TYPE, "resonator")


def read(text: str, card_type: str = "resonator") -> tuple[Ability, ...]:
    return compile_text(LANGUAGE, "Salt Harbour", card_type, text)


@pytest.mark.parametrize(("text", "card_type"), ALL)
def test_a_sentence_is_printed_as_it_was_read(text: str, card_type: str) -> None:
    assert print_abilities(LANGUAGE, "Salt Harbour", read(text, card_type)) == text


@pytest.mark.parametrize(("text", "card_type"), ALL)
def test_every_word_counts(text: str, card_type: str) -> None:
    found = swallowed_words(LANGUAGE, "Salt Harbour", card_type, text)
    assert [each.word for each in found if not is_void(text, each)] == []


@pytest.mark.parametrize(("old", "new"), OLD)
def test_an_old_wording_is_read_as_the_new_one(old: str, new: str) -> None:
    assert meaning(read(old)) == meaning(read(new))


def test_a_target_is_picked_before_anything_is_done() -> None:
    (ability,) = read("Draw a card. You may destroy target resonator.", "chant")
    assert isinstance(ability, Spell)
    pick, draw, may = ability.effects
    assert pick == Choose(0, Group((RESONATOR,), ("field",), EACH), Number(1), Number(1))
    assert draw == Draw(YOU, Number(1))
    assert isinstance(may, May) and may.effects == (Destroy(Bound(0)),)


def test_a_player_is_targeted_as_the_object_that_stands_for_them() -> None:
    (ability,) = read("Target player draws two cards.", "chant")
    assert isinstance(ability, Spell)
    pick, draw = ability.effects
    assert isinstance(pick, Choose) and pick.group == Group((Is(Quality.TYPE, "player"),), ("player",), EACH)
    assert draw == Draw(ControllerOf(Bound(0)), Number(2))


def test_a_bare_number_in_a_condition_means_that_many_or_more() -> None:
    at_least = read("This card gains [Flying] as long as you control two Machines.")
    (exactly,) = read("This card gains [Flying] as long as you control exactly two Machines.")
    (plainly,) = at_least
    machines = Group((Is(Quality.KIND, "Machine"),), ("field", "ruler"), YOU)
    assert isinstance(plainly, Static) and plainly.condition == Exists(machines, Number(2))
    assert isinstance(exactly, Static) and isinstance(exactly.condition, Compare) and exactly.condition.op is Op.EQ


def test_this_card_within_a_granted_ability_is_whatever_has_it() -> None:
    (ability,) = read('Resonators you control gain "{Rest}: This card deals 100 damage to your opponent.".')
    assert isinstance(ability, Static) and isinstance(ability.statements[0], Affects)
    assert "Granter" not in repr(ability.statements[0].changes)


def test_what_is_done_unless_somebody_pays() -> None:
    (ability,) = read("Cancel target spell unless its controller pays {2}.", "chant")
    assert isinstance(ability, Spell)
    pick, pay, done = ability.effects
    assert isinstance(pick, Choose) and pick.group == Group((Not(Is(Quality.TYPE, "ability")),), ("chase",), EACH)
    assert isinstance(pay, MayPay) and pay.who == ControllerOf(Bound(0))
    assert isinstance(done, If) and done.then == (Cancel(Bound(0)),)


def test_the_opponent_banishes_what_the_opponent_controls() -> None:
    (ability,) = read("Your opponent banishes a resonator.", "chant")
    assert isinstance(ability, Spell)
    pick, move = ability.effects
    assert isinstance(pick, Choose) and (pick.by, pick.group.side, pick.target) == (OPPONENT, OPPONENT, False)
    assert isinstance(move, Move) and move.to == "graveyard"


def test_damage_is_dealt_by_the_card() -> None:
    (ability,) = read("[Enter] >>> This card deals 500 damage to target resonator.")
    assert isinstance(ability, Triggered)
    assert ability.effects[1] == Deal(Number(500), Bound(0), Self())


def test_its_own_atk_is_that_of_who_deals_the_damage() -> None:
    (ability,) = read("Target J/resonator you control deals damage equal to its ATK to target resonator.", "chant")
    assert isinstance(ability, Spell)
    deal = ability.effects[2]
    assert deal == Deal(StatOf(Bound(0), Stat.POWER), Bound(1), Bound(0))


def test_it_deals_damage_before_it_is_said_to_what() -> None:
    (ability,) = read("Whenever a Beast you control attacks >>> It deals 100 damage to target resonator.")
    assert isinstance(ability, Triggered)
    assert ability.effects[1] == Deal(Number(100), Bound(0), EventThing(Role.SUBJECT))


def test_a_time_has_no_object_so_it_is_this_card() -> None:
    (ability,) = read("At the end of your turn >>> Banish it.")
    assert isinstance(ability, Triggered)
    assert ability.effects == (Move(Self(), "graveyard", How.BANISH),)


def test_what_was_put_into_the_field_is_it() -> None:
    words = "You gain 300 life. Put the top card of your magic stone deck into the field. It gains [Eternal]."
    (ability,) = read(f"[Enter] >>> {words}")
    assert isinstance(ability, Triggered)
    _, put, gain = ability.effects
    assert isinstance(put, Move) and isinstance(gain, Modify)
    assert gain.thing == Bound(0) and put.slot == 0


def test_an_ability_that_takes_its_card_from_the_graveyard_works_there() -> None:
    (used,) = read("{B}{2}: Put this card from your graveyard into your hand.")
    moved = "Put this card from your graveyard into your hand."
    (waits,) = read(f"When this card is put into a graveyard from the field >>> {moved}")
    assert isinstance(used, Activated) and used.zones == ("graveyard",)
    assert isinstance(waits, Triggered) and waits.zones == ("field",)


def test_others_are_other_than_the_chosen_one() -> None:
    (spell,) = read("Choose a Beast at random, then banish all other Beasts.", "chant")
    assert isinstance(spell, Spell)
    choose, gone = spell.effects
    assert isinstance(choose, Choose) and isinstance(gone, Move) and isinstance(gone.thing, Every)
    assert Not(Same(Bound(choose.slot))) in gone.thing.group.tests


@pytest.mark.rule("fow", "907.1")
def test_which_abilities_are_will_abilities() -> None:
    (plain,) = read("{Rest}: Produce {W}.")
    (more,) = read("{Rest}: Produce {W}. Draw a card.")
    assert isinstance(plain, Activated) and isinstance(more, Activated)
    assert is_will_ability(plain, frozenset({"resonator"}))
    assert not is_will_ability(more, frozenset({"resonator"}))
    assert is_will_ability(more, frozenset({"magic_stone"}))


@pytest.mark.parametrize(
    ("text", "phrase"),
    [("Destroy target resonatr.", "resonatr"), ("[Enter] >>> Draw a crad.", "crad"), ("{Q}: Draw a card.", "{Q}")],
)
def test_what_is_not_understood_is_pointed_at(text: str, phrase: str) -> None:
    with pytest.raises(TextError) as problem:
        read(text)
    assert phrase in str(problem.value)
