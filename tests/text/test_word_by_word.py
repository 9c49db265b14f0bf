"""Sentences that comparing published cards with their readings word by word has mended: meaning, and printing back."""

from __future__ import annotations

import pytest

from arbiter.games.caster.language import LANGUAGE as CASTER
from arbiter.games.fftcg.language import LANGUAGE
from arbiter.script.abilities import Spell
from arbiter.script.amounts import Number
from arbiter.script.base import Effect, Lasting
from arbiter.script.conditions import Exists, NotSo
from arbiter.script.effects import Choose, Draw, GainResource, If, SkipStep
from arbiter.script.nouns import OPPONENT, YOU, Group
from arbiter.script.walk import walk
from arbiter.text.compiler import compile_text, print_abilities
from arbiter.text.deletion import meaning
from arbiter.text.errors import TextError

NAME = "Salt Road Warden"


def test_who_banishes_one_of_two_things_banishes_only_what_they_control() -> None:
    # caster 1008.2
    (ability,) = compile_text(CASTER, "", "servant", "At end of your turn ⇒ Banish this card or a face-down caster.")
    (pick,) = (node for node in walk(ability) if isinstance(node, Choose))
    assert pick.group.side == YOU


@pytest.mark.parametrize(
    "text",
    [
        "Choose 1 Forward. Remove the top card of your deck from the game. "
        "Deal the chosen Forward 4000 damage for each CP required to cast it.",
        "Put the top 2 cards of your opponent's deck into the Break Zone. "
        "If these cards are of the same Element, draw 1 card.",
        "Your opponent may play 1 Backup from their hand onto the field.",
        "Look at the top 2 cards of your deck. "
        "Put 1 card among them on top of your deck and the other at the bottom of your deck.",
        "Choose 1 Forward. During this turn, it cannot become dull by your opponent's Summons or abilities.",
        "Choose up to 2 active Forwards you control. Dull them. Draw 1 card for each card among them.",
    ],
)
def test_what_once_could_not_be_printed_is_printed_as_it_was_read(text: str) -> None:
    assert print_abilities(LANGUAGE, NAME, compile_text(LANGUAGE, NAME, "summon", text)) == text


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("Draw cards equal to the number of Forwards you control.", "Draw 1 card for each Forward you control."),
        ("Your opponent discards cards equal to twice the number of Backups you control.", ""),
        ("If the number of Forwards you control is greater than the number of Backups you control, draw 1 card.", ""),
        ("If it is not your turn, draw 1 card.", ""),
        ("If it is your Main Phase 1, draw 1 card.", ""),
        ("Draw cards equal to the lowest cost among the Forwards you control.", ""),
    ],
)
def test_any_amount_stands_where_a_number_can(text: str, same: str) -> None:
    abilities = compile_text(LANGUAGE, NAME, "summon", text)
    printed = print_abilities(LANGUAGE, NAME, abilities)
    if same:
        assert printed == same
    assert meaning(compile_text(LANGUAGE, NAME, "summon", printed)) == meaning(abilities)


@pytest.mark.parametrize(
    "effect",
    [
        GainResource(OPPONENT, "crystal", Number(2)),
        SkipStep(YOU, "attack", Lasting.TURN),
        If(NotSo(Exists(Group((), ("field",), YOU), Number(3))), (Draw(YOU, Number(1)),)),
    ],
)
def test_no_row_prints_what_it_leaves_a_part_of_unsaid(effect: Effect) -> None:
    # "Gain {C}{C}." would be yours, and "If you don't control a card" would be of one.
    try:
        printed = print_abilities(LANGUAGE, NAME, (Spell("", None, (effect,)),))
    except TextError:
        return  # nobody has words for it
    assert meaning(compile_text(LANGUAGE, NAME, "summon", printed)) == (Spell("", None, (effect,)),)
