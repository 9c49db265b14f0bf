"""What sentences mean: references, scope, "instead", distribution, paraphrases."""

from __future__ import annotations

import pytest

from arbiter.script.abilities import Activated, Keyword, Spell, Static, Triggered
from arbiter.script.amounts import Number, StatOf
from arbiter.script.base import How, Op, Quality, Role, Stat
from arbiter.script.conditions import Compare, Did, Exists
from arbiter.script.effects import (
    Choose,
    Deal,
    Destroy,
    If,
    Instead,
    May,
    MayPay,
    Modify,
    Move,
    Search,
    Simultaneously,
    WhenYouDo,
)
from arbiter.script.nouns import AllOf, AnyOf, Bound, EventThing, Granter, Group, Is, Same, Self, StatIs
from arbiter.script.patterns import Moves
from arbiter.script.statements import AddAbility, Affects, Mark
from arbiter.text.deletion import meaning
from tests.text.conftest import Reader


def test_it_is_what_was_chosen(read: Reader) -> None:
    ability = read.one("When Salt Road Warden attacks, choose 1 Forward. Deal it 4000 damage.")
    assert isinstance(ability, Triggered)
    assert ability.effects[1] == Deal(Number(4000), Bound(0))


def test_it_is_the_events_object_where_nothing_was_chosen(read: Reader) -> None:
    ability = read.one("When a Forward opponent controls enters the field, break it.")
    assert isinstance(ability, Triggered)
    assert ability.effects == (Destroy(EventThing(Role.SUBJECT)),)


def test_it_is_what_was_damaged_and_not_the_card_that_dealt_it(read: Reader) -> None:
    ability = read.one("When Salt Road Warden deals damage to a Forward, break it.")
    assert isinstance(ability, Triggered)
    assert ability.effects == (Destroy(EventThing(Role.SUBJECT)),)


def test_that_forward_is_the_blocker(read: Reader) -> None:
    ability = read.one("When Salt Road Warden is blocked by a Forward of cost 2 or less, break that Forward.")
    assert isinstance(ability, Triggered)
    assert ability.effects == (Destroy(EventThing(Role.OTHER)),)


def test_its_power_is_that_of_the_one_who_deals_the_damage(read: Reader) -> None:
    text = (
        "Choose 1 Forward you control and 1 Forward opponent controls. "
        "The former deals damage equal to its power to the latter."
    )
    ability = read.one(text, "summon")
    assert isinstance(ability, Spell)
    assert ability.effects[-1] == Deal(StatOf(Bound(0), Stat.POWER), Bound(1), Bound(0))


def test_when_you_do_so_takes_the_rest_of_the_paragraph_with_it(read: Reader) -> None:
    ability = read.one(
        "When Salt Road Warden enters the field, you may pay {2}. When you do so, choose 1 Forward. Break it."
    )
    assert isinstance(ability, Triggered)
    pay, then = ability.effects
    assert isinstance(pay, MayPay) and isinstance(then, WhenYouDo)
    assert pay.slot == then.slot
    assert [type(e) for e in then.effects] == [Choose, Destroy]


def test_if_you_do_so_asks_whether_it_was_done(read: Reader) -> None:
    ability = read.one("When Salt Road Warden attacks, you may discard 1 card. If you do so, draw 1 card.")
    assert isinstance(ability, Triggered)
    may, then = ability.effects
    assert isinstance(may, May) and isinstance(then, If)
    assert then.condition == Did(may.slot if may.slot is not None else -1)


def test_an_if_behind_the_trigger_is_the_triggers_condition(read: Reader) -> None:
    ability = read.one("When Salt Road Warden attacks, if you control a Backup, draw 1 card.")
    assert isinstance(ability, Triggered)
    assert isinstance(ability.condition, Exists)
    assert not isinstance(ability.effects[0], If)


def test_instead_replaces_the_sentence_before(read: Reader) -> None:
    ability = read.one(
        "When Salt Road Warden attacks, choose 1 Forward. Deal it 3000 damage. "
        "If you control 5 or more Backups, deal it 7000 damage instead."
    )
    assert isinstance(ability, Triggered)
    last = ability.effects[-1]
    assert isinstance(last, Instead)
    assert last.first == (Deal(Number(3000), Bound(0)),)
    assert last.second == (Deal(Number(7000), Bound(0)),)


def test_and_joins_changes_into_one_event(read: Reader) -> None:
    ability = read.one("Choose 1 Forward. Dull it and Freeze it.", "summon")
    assert isinstance(ability, Spell)
    assert isinstance(ability.effects[1], Simultaneously)


def test_what_stands_behind_two_nouns_speaks_of_both(read: Reader) -> None:
    ability = read.one("Choose 1 Forward or Monster of cost 3 or less. Break it.", "summon")
    assert isinstance(ability, Spell)
    choose = ability.effects[0]
    assert isinstance(choose, Choose)
    either, cost = choose.group.tests
    assert either == AnyOf((Is(Quality.TYPE, "forward"), Is(Quality.TYPE, "monster")))
    assert cost == StatIs(Stat.COST, Op.LE, Number(3))


def test_an_adjective_of_the_first_noun_with_an_article_is_its_own(read: Reader) -> None:
    ability = read.one("If you control a Fire Forward or a Monster, Salt Road Warden gains Haste.")
    assert isinstance(ability, Static) and isinstance(ability.condition, Exists)
    (either,) = ability.condition.group.tests
    fire_forward = AllOf((Is(Quality.COLOUR, "fire"), Is(Quality.TYPE, "forward")))
    assert either == AnyOf((fire_forward, Is(Quality.TYPE, "monster")))


def test_a_granted_ability_speaks_of_its_holder_and_of_its_granter(read: Reader) -> None:
    ability = read.one(
        "When Salt Road Warden attacks, choose 1 Forward. "
        'It gains "This Forward must block Salt Road Warden if possible." '
        "until the end of the turn."
    )
    assert isinstance(ability, Triggered)
    gains = ability.effects[1]
    assert isinstance(gains, Modify)
    (change,) = gains.changes
    assert isinstance(change, AddAbility) and isinstance(change.ability, Static)
    (statement,) = change.ability.statements
    assert isinstance(statement, Affects)
    assert statement == Affects(Self(), (Mark("must_block", None, Group((Same(Granter()),), ())),))


def test_a_damage_ability_has_a_gate(read: Reader) -> None:
    ability = read.one("‹Damage 3 --› Salt Road Warden gains Haste.")
    assert isinstance(ability.gate, Compare)
    assert ability.gate.right == Number(3)


def test_a_static_on_casting_works_where_the_card_is_cast_from(read: Reader) -> None:
    ability = read.one("The cost required to cast Salt Road Warden is reduced by 2.")
    assert isinstance(ability, Static)
    assert "hand" in ability.zones and "field" not in ability.zones


def test_an_ability_that_discards_its_card_is_used_from_the_hand(read: Reader) -> None:
    ability = read.one("{Fire}, discard Salt Road Warden: Draw 1 card.")
    assert isinstance(ability, Activated)
    assert ability.zones == ("hand",)


def test_search_and_add(read: Reader) -> None:
    ability = read.one("When Salt Road Warden enters the field, search for 1 Backup and add it to your hand.")
    assert isinstance(ability, Triggered)
    assert ability.pattern == Moves(Group((Same(Self()),), ()), to="field")
    search, move = ability.effects
    assert isinstance(search, Search) and search.group.zones == ("deck",)
    assert move == Move(Bound(0), "hand", How.ADD)


def test_keywords_in_one_line_are_several_abilities(read: Reader) -> None:
    assert [k.name for k in read.card("Haste, First Strike") if isinstance(k, Keyword)] == ["haste", "first_strike"]


PARAPHRASES = (
    ("Choose 1 Forward. Deal it 3000 damage.", "Choose 1 Forward. Deal 3000 damage to it."),
    (
        "Until the end of the turn, all the Forwards you control gain Haste.",
        "All the Forwards you control gain Haste until the end of the turn.",
    ),
    ("Choose 1 Forward. Dull it and Freeze it.", "Choose 1 Forward. Dull and Freeze it."),
    ("Choose 1 Forward. Break it.", "Choose 1 Forward. Break that Forward."),
    ("Your opponent discards 1 card.", "Your opponent discards 1 card from their hand."),
    ("Draw 1 card, then discard 1 card.", "Draw 1 card. Then, discard 1 card."),
    ("Deal 2000 damage to all the Forwards.", "Deal 2000 damage to all Forwards."),
    ("Draw 1 card, then discard 1 card.", "Draw 1 card then discard 1 card."),
    (
        "Choose 1 Summon that is choosing a Forward. Cancel its effect.",
        "Choose 1 Summon targeting a Forward. Cancel its effect.",
    ),
    ("Choose any number of Forwards or Monsters. Dull them.", "Choose any number of Forwards and Monsters. Dull them."),
    (
        "Choose 1 Forward. Its controller discards 1 card.",
        "Choose 1 Forward. That Forward's controller discards 1 card from their hand.",
    ),
    (
        "If a Character enters the field due to your opponent's Summons or abilities this turn, "
        "remove it from the game instead.",
        "During this turn, if a Character enters the field by your opponent's Summons or abilities, "
        "remove it from the game instead.",
    ),
    (
        "Your opponent discards 1 card for each Backup you control.",
        "For each Backup you control, your opponent discards 1 card.",
    ),
    (
        "Your opponent may discard 1 card. If they don't, draw 1 card.",
        "If your opponent doesn't discard 1 card, draw 1 card.",
    ),
)


@pytest.mark.parametrize(("left", "right"), PARAPHRASES)
def test_paraphrases_give_equal_scripts(read: Reader, left: str, right: str) -> None:
    assert meaning(read.card(left, "summon")) == meaning(read.card(right, "summon"))


PARAGRAPHS = (
    (
        "If you have 3 or more Summons in your Break Zone, Salt Road Warden gains Haste "
        "and if you have 7 or more, Salt Road Warden also gains Brave.",
        "If you have 3 or more Summons in your Break Zone, Salt Road Warden gains Haste.\n"
        "If you have 7 or more Summons in your Break Zone, Salt Road Warden gains Brave.",
    ),
    (
        "Salt Road Warden gains Haste. If you control a Backup, the Forwards you control gain Brave.",
        "Salt Road Warden gains Haste.\nIf you control a Backup, the Forwards you control gain Brave.",
    ),
    (
        "Salt Road Warden can only attack if you control 4 or more Forwards.",
        "Salt Road Warden cannot attack unless you control 4 or more Forwards.",
    ),
    (
        "When active Salt Road Warden becomes dull, draw 1 card.",
        "When Salt Road Warden becomes dull, draw 1 card.",
    ),
    (
        "When Salt Road Warden is blocked or chosen by your opponent's abilities, draw 1 card.",
        "When Salt Road Warden is blocked or is chosen by your opponent's abilities, draw 1 card.",
    ),
    (
        "During each turn, when Salt Road Warden attacks for the first time, draw 1 card.",
        "When Salt Road Warden attacks, draw 1 card. This effect will trigger only once per turn.",
    ),
    (
        "When either player casts a Summon, draw 1 card.",
        "When a player casts a Summon, draw 1 card.",
    ),
    (
        "You can discard 1 Fire card (instead of paying the CP cost) "
        "to play Salt Road Warden from your hand onto the field.",
        "You can discard 1 Fire card to cast Salt Road Warden.",
    ),
)


@pytest.mark.parametrize(("left", "right"), PARAGRAPHS)
def test_paragraphs_that_say_the_same(read: Reader, left: str, right: str) -> None:
    assert meaning(read.card(left)) == meaning(read.card(right))
