"""What may be played, where a condition is at its edge: what random breaks of the rules showed."""

from __future__ import annotations

import pytest

from arbiter.script import abilities as ab
from arbiter.script.amounts import Number
from arbiter.script.base import Quality, Who
from arbiter.script.costs import Cost, RestThis
from arbiter.script.effects import Draw
from arbiter.script.nouns import EACH, OPPONENT, YOU, Group, Is
from arbiter.script.statements import ForbidPlay
from tests.games.caster.plain import make, says, use
from tests.games.caster.tables import table
from tests.games.caster.written import conjure, servant

pytestmark = pytest.mark.both_seats

DRAW = Draw(YOU, Number(1))
BY_RESTING = use(Cost((RestThis(),)), DRAW)


def forbids(who: Who, kind: str, what: Group) -> ab.Static:
    return says(ForbidPlay(who, kind, what))


PUPS = Group((Is(Quality.NAME, "Pup"),), (), EACH)


@pytest.mark.rule("caster", "104.4")
@pytest.mark.parametrize(
    ("who", "kind", "zones", "playable"),
    [
        (YOU, "cast", (), False),
        (EACH, "cast", (), False),
        (YOU, "any", (), False),
        (OPPONENT, "cast", (), True),
        (YOU, "ability", (), True),
        (YOU, "cast", ("graveyard",), True),
        (YOU, "cast", ("hand",), False),
    ],
)
def test_a_text_forbids_one_player_to_play_some_cards(
    who: Who, kind: str, zones: tuple[str, ...], playable: bool
) -> None:
    ban = make("Ban", "barrier", forbids(who, kind, Group(PUPS.tests, zones, EACH)))
    made = table().faces(ban).sources(0, solis=5).field(0, "Ban").hand(0, "Pup", "Hound")
    assert made.can("play", 0, "Pup") is playable and made.can("play", 0, "Hound")
    assert made.why_not(0, "Pup") == ([] if playable else ["104.4"])


@pytest.mark.rule("caster", "104.4", "907.2")
@pytest.mark.parametrize(
    ("who", "kind", "usable"),
    [(YOU, "ability", False), (YOU, "any", False), (YOU, "cast", True), (OPPONENT, "any", True)],
)
def test_a_text_forbids_abilities_but_not_those_that_produce_aether(who: Who, kind: str, usable: bool) -> None:
    ban = make("Ban", "barrier", forbids(who, kind, Group((), (), EACH)))
    maker = make("Maker", "servant", BY_RESTING)
    made = table().faces(ban, maker).sources(0, solis=1).field(0, "Ban", "Maker").by_hand(0)
    assert made.can("use", 0, "Maker") is usable
    assert made.acts(0, "aether")


@pytest.mark.rule("caster", "903.2e", "905.2a")
def test_an_ability_with_a_target_is_played_only_if_there_is_one() -> None:
    made = servant(table(), "Hunter", text="{Rest}: Destroy target enemy servant.")
    assert not made.field(0, "Hunter").can("use", 0, "Hunter")
    made = servant(table(), "Hunter", text="{Rest}: Destroy target enemy servant.").field(0, "Hunter").field(1, "Pup")
    assert made.use(0, "Hunter", targets=["Pup"]).resolve().field_names(1) == []


@pytest.mark.rule("caster", "604.2a", "903.2g")
def test_equal_cards_of_the_hand_are_offered_once_and_each_other_card_for_itself() -> None:
    made = table().define(
        name="Toll", type="Barrier", cost=1, element="Ignus", text="Enemy servants cost [1] more to play."
    )
    made.sources(0, solis=8).field(1, "Toll").hand(0, "Pup", "Hound", "Pup", "Hound")
    assert sorted(made.acts(0, "spell")) == ["Hound", "Pup"]


@pytest.mark.rule("caster", "1002.2", "903.2g")
def test_a_card_that_may_be_paid_with_any_element_can_be_played_without_its_own() -> None:
    text = "You may pay the Luna aether cost of this card with aether of any element."
    for words, able in ((text, True), ("", False)):
        made = servant(table(), "Guest", text=words, cost=2, element="Luna").sources(0, ignus=2).hand(0, "Guest")
        assert made.can("play", 0, "Guest") is able


@pytest.mark.rule("caster", "903.2g-3", "903.2h")
def test_a_card_whose_additional_cost_cannot_be_paid_is_not_played() -> None:
    made = servant(table(), "Greedy", text="As an additional cost to play this card, discard a card.", cost=1)
    made.sources(0, ignus=1).hand(0, "Greedy")
    assert not made.can("play", 0, "Greedy")
    made = servant(table(), "Greedy", text="As an additional cost to play this card, discard a card.", cost=1)
    assert made.sources(0, ignus=1).hand(0, "Greedy", "Bear").can("play", 0, "Greedy")


@pytest.mark.rule("caster", "903.2d-1", "903.2d-2", "903.2e")
def test_x_is_at_least_the_number_of_elements_when_it_is_asked_what_can_be_targeted() -> None:
    made = conjure(table(), "Prune", "Destroy target servant with cost equal to X.", cost="X")
    made.sources(0, ignus=1).field(1, "Pup").hand(0, "Prune")
    assert made.play(0, "Prune", targets=["Pup"]).resolve().field_names(1) == []


@pytest.mark.rule("caster", "1005.2")
def test_what_cannot_be_chased_is_not_answered_while_it_waits_and_what_can_be_is() -> None:
    for text, able in (("This card cannot be chased.", False), ("", True)):
        made = conjure(servant(table(), "Lone", text=text, cost=1), "Fell", "[Quickcast]\nDestroy target servant.")
        made.sources(0, ignus=1).sources(1, ignus=2).field(1, "Pup").hand(0, "Lone").hand(1, "Fell")
        made.play(0, "Lone").passes(0)
        assert made.can("play", 1, "Fell") is able
