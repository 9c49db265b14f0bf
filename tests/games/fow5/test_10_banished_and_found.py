"""Chapters 4.2, 9.7, 10.10, 10.13, 13 and 14.1: whose cards are banished, what need not be found, and other bounds."""

from __future__ import annotations

import pytest

from arbiter.games.fow5.game import RULES
from arbiter.kernel.dealing import new_game
from arbiter.kernel.decisions import ChooseObjects, ChooseOrder
from arbiter.kernel.loops import MOST
from arbiter.kernel.match import Match
from arbiter.kernel.traits import Face
from tests.games.fow5.written import HERON, STONES, chant, instant, regalia, resonator, standby, table


@pytest.mark.rule("fow5", "10.10/2")
@pytest.mark.parametrize(
    ("text", "mine", "theirs"),
    [
        ("Banish all resonators.", [], ["Elk"]),
        ("Banish all resonators you control.", [], ["Elk"]),
        ("Your opponent banishes all resonators they control.", ["Dog"], []),
        ("Your opponent banishes all resonators.", ["Dog"], []),
        ("Each player banishes all resonators they control.", [], []),
        ("Each player banishes all resonators.", [], []),
    ],
)
def test_everybody_banishes_their_own(text: str, mine: list[str], theirs: list[str]) -> None:
    t = table(chant("Toll", text)).field(0, "Dog").field(1, "Elk").hand(0, "Toll").play(0, "Toll").resolve()
    assert (t.field_names(0), t.field_names(1)) == (mine, theirs)


@pytest.mark.rule("fow5", "10.10/2")
@pytest.mark.parametrize(
    ("text", "aims", "mine", "theirs"),
    [
        ("Target resonator's controller banishes it.", ["Elk"], ["Dog"], []),
        ("Target resonator's controller banishes it.", ["Dog"], [], ["Elk"]),
        ("Your opponent banishes target resonator.", ["Elk"], ["Dog"], []),
        ("Your opponent banishes target resonator.", ["Dog"], ["Dog"], ["Elk"]),
        ("Banish up to two target resonators.", [["Dog", "Elk"]], [], ["Elk"]),
    ],
)
def test_who_is_told_to_banish_a_target_must_control_it(
    text: str, aims: list[object], mine: list[str], theirs: list[str]
) -> None:
    t = table(chant("Toll", text)).field(0, "Dog").field(1, "Elk").hand(0, "Toll")
    t.play(0, "Toll", targets=aims).resolve()
    assert (t.field_names(0), t.field_names(1)) == (mine, theirs)


@pytest.mark.rule("fow5", "10.10/1", "9.6/1a")
def test_a_card_that_banishes_itself_as_an_effect_goes() -> None:
    moth = resonator("Moth", "[Enter] Banish this card.")
    t = table(moth).hand(0, "Moth").play(0, "Moth").resolve_all()
    assert t.zone_names(0, "graveyard") == ["Moth"]


@pytest.mark.rule("fow5", "10.13/2", "3.11/2")
def test_what_is_asked_for_in_hand_and_standby_area_need_not_be_found() -> None:
    call = chant("Call", "Put a resonator card from your hand or chant-standby area into your field.")
    t = table(call).hand(0, "Call", "Dog").play(0, "Call").resolve()
    assert t.choose().field_names(0) == [] and t.hand_names(0) == ["Dog"]


@pytest.mark.rule("fow5", "9.7/1", "9.7/3", "9.6/3")
@pytest.mark.parametrize(
    ("text", "waits"),
    [
        ("Whenever you play a will ability of a magic stone, produce {G}.", False),
        ("Whenever you play a will ability of a magic stone, you gain 100 life.", True),
        ("Whenever you play a will ability of a magic stone, target player gains 100 life. Produce {G}.", True),
    ],
)
def test_only_what_answers_a_will_ability_with_will_and_no_target_is_one_itself(text: str, waits: bool) -> None:
    t = table(regalia("Moss", text), stones=1).by_hand(0).field(0, "Moss").act(0, "will", "Fire Magic Stone")
    if waits and t.stack() == [] and "target" in text:
        t.choose("player 0")
    assert t.stack() == (["Moss"] if waits else [])


@pytest.mark.rule("fow5", "9.7/1")
def test_what_answers_another_ability_with_will_is_no_will_ability() -> None:
    moss = regalia("Moss", "Whenever you play an activate ability, produce {G}.")
    singer = resonator("Singer", "{0}: You gain 100 life.")
    t = table(moss, singer).field(0, "Moss", "Singer").use(0, "Singer")
    assert sorted(t.stack()) == ["Moss", "Singer"] and t.pool(0) == []


@pytest.mark.rule("fow5", "14.1/1a", "9.5/1")
def test_an_ability_that_costs_nothing_is_not_played_without_end() -> None:
    singer = resonator("Singer", "{0}: You gain 100 life.")
    t = table(singer).field(0, "Singer")
    for _ in range(MOST):
        t.use(0, "Singer").resolve()
    assert t.resource(0, "life") == 4000 + 100 * MOST
    assert not t.can("use", 0, "Singer") and "14.1" in t.why_not(0, "Singer")[0]


@pytest.mark.rule("fow5", "1.5/7")
@pytest.mark.parametrize(("life", "rounded"), [(5050, 5100), (101, 200), (1, 100), (99, 100), (100, 100)])
def test_life_is_rounded_up_to_the_next_hundred(life: int, rounded: int) -> None:
    assert table().resources(0, life=life).begin().resource(0, "life") == rounded


def exchanging(*names: str) -> Match:
    """A game whose hands are these cards, at the first player's exchange."""
    deck: dict[str, list[Face]] = {
        "deck": [instant(name, "Draw a card.") for name in names] * 8,
        "stones": [STONES[0]] * 10,
        "ruler": [HERON],
    }
    match = Match(lambda: new_game(RULES, [deck, deck], 5, "bifrost"))
    match.answer(0)
    return match


@pytest.mark.rule("fow5", "4.2/4")
def test_the_order_below_the_deck_matters_only_for_different_cards() -> None:
    same = exchanging("Word")
    same.answer((0, 1))
    assert isinstance(same.question, ChooseObjects) and same.question.player == 1
    match = exchanging("One", "Two", "Three", "Four", "Five")
    assert isinstance(match.question, ChooseObjects)
    faces = [obj.face.name for obj in match.question.options]
    other = next(i for i, name in enumerate(faces) if name != faces[0])
    match.answer((0, other))
    assert isinstance(match.question, ChooseOrder) and match.question.player == 0


@pytest.mark.rule("fow5", "4.2/4", "4.2/7")
def test_nothing_of_the_exchange_is_left_when_the_game_begins() -> None:
    match = exchanging("Word")
    match.answer((0, 1))
    assert match.game.state.resume
    match.answer(())
    assert (match.game.state.resume, match.game.state.turn) == ("", 1)


@pytest.mark.rule("fow5", "7.9/4", "13.2/1")
def test_a_card_below_its_def_by_a_point_lives() -> None:
    prick = standby("Prick", "[Trigger] Anytime: This card deals 500 damage to target resonator.")
    t = table(prick).field(1, "Dog").zone(0, "standby", "Prick")
    t.play(0, "Prick", targets=["Dog"]).resolve()
    assert t.is_on_field("Dog", 1) and t.damage_on("Dog") == 500


@pytest.mark.rule("fow5", "9.3/4a", "10.6/1")
def test_divided_damage_goes_in_hundreds_to_each_target() -> None:
    split = instant("Split", "This card deals 500 damage divided as you choose to any number of target resonators.")
    t = table(split).field(1, "Dog", "Elk").hand(0, "Split")
    t.play(0, "Split", targets=[["Dog", "Elk"]], divide={"Dog": 200, "Elk": 300}).resolve()
    assert (t.damage_on("Dog"), t.damage_on("Elk")) == (200, 300)
