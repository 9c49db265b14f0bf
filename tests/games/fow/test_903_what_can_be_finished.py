"""Rules 903.2e to 903.2l: while a card is played, only what can be finished is offered.

Each choice is tried in a straight run as well, in which an attempt that cannot be finished is an error: nobody is there
to take it back.
"""

from __future__ import annotations

import pytest

from arbiter.kernel.game import Game
from arbiter.script.abilities import Static
from arbiter.script.amounts import Number
from arbiter.script.base import How
from arbiter.script.costs import Cost, MoveSome
from arbiter.script.nouns import EACH, YOU, Group
from arbiter.script.statements import ExtraCost
from arbiter.testing import Table
from tests.games.fow.plain import make
from tests.games.fow.tables import table
from tests.games.fow.written import chant, resonator, written
from tests.straight import play_on

HEN = resonator("Hen", size=(300, 900), race="Bird", cost="{0}")
MINT = chant("Mint", "You gain 100 life.")
SPRAY = chant("Spray", "You gain 100 life.", "[Awakening] {1}: Destroy target Bird.")


def eagerly(t: Table, name: str) -> Game:
    """The card is played in a straight run by a player who pays whatever is offered."""
    return play_on(t, ("priority", name), until="end_begin", always={"extra cost": "yes"})


@pytest.mark.rule("fow", "903.2i", "903.2e")
def test_an_awakening_that_brings_a_target_is_not_offered_without_one() -> None:
    t = table(SPRAY, HEN, stones=1).hand(0, "Spray")
    assert eagerly(t, "Spray").state.resources[0]["life"] == 4100
    assert t.play(0, "Spray").resolve().resource(0, "life") == 4100
    assert not t.is_rested("fire stone")


@pytest.mark.rule("fow", "903.2e")
@pytest.mark.parametrize(("pays", "left"), [(True, []), (False, ["Hen"])])
def test_with_a_target_it_is(pays: bool, left: list[str]) -> None:
    t = table(SPRAY, HEN, stones=1).field(1, "Hen").hand(0, "Spray").play(0, "Spray", extra=pays).resolve()
    assert t.field_names(1) == left


@pytest.mark.rule("fow", "1110.1", "903.2i")
def test_of_two_awakenings_the_one_that_can_be_aimed_is_offered() -> None:
    spray = chant(
        "Twice", "You gain 100 life.", "[Awakening] {1}: Destroy target Bird.", "[Awakening] {1}: Draw a card."
    )
    t = table(spray, HEN, stones=2).deck(0, "Hen").hand(0, "Twice")
    game = eagerly(t, "Twice")
    assert [obj.face.name for obj in game.pile("hand", 0)] == ["Hen"]
    assert sum(obj.turned for obj in game.field if obj.controller == 0) == 1


@pytest.mark.rule("fow", "903.2l")
def test_of_two_awakenings_that_cannot_be_paid_together_one_is_paid() -> None:
    twice = chant("Twice", "Draw a card.", "[Awakening] {1}: You gain 100 life.", "[Awakening] {1}: You gain 500 life.")
    t = table(twice, HEN, stones=1).deck(0, "Hen").hand(0, "Twice")
    assert eagerly(t, "Twice").state.resources[0]["life"] == 4100
    assert t.play(0, "Twice", extra=True).resolve().resource(0, "life") == 4100


TOLL = "As an additional cost to play this card, discard a card."


@pytest.mark.rule("fow", "903.2k-3", "903.2l")
@pytest.mark.parametrize("first", ["the awakening", "the toll"])
def test_an_awakening_leaves_what_must_be_paid_besides(first: str) -> None:
    """One card is left in the hand, and it must be discarded for the toll."""
    texts = ["[Awakening] Discard a card", TOLL, "You gain 100 life.", "If this card was awakened, you gain 500 life."]
    if first == "the toll":
        texts[:2] = texts[1::-1]
    trade = chant("Trade", *texts)
    for others, life in ((["Hen"], 4100), (["Hen", "Mint"], 4600)):
        t = table(trade, HEN, MINT).hand(0, "Trade", *others)
        assert eagerly(t, "Trade").state.resources[0]["life"] == life


@pytest.mark.rule("fow", "903.2k-1", "903.2k-3", "903.2l")
def test_another_cost_does_not_spare_the_additional_one() -> None:
    """1100: by [Mastery] the cost is not paid; the card that must be discarded is."""
    dance = chant("Dance", TOLL, "You gain 100 life.", '[Mastery] "Hen"', cost="{5}")
    assert not table(dance, HEN).field(0, "Hen").hand(0, "Dance").can("play", 0, "Dance")
    t = table(dance, HEN, MINT).field(0, "Hen").hand(0, "Dance", "Mint").play(0, "Dance").resolve()
    assert t.resource(0, "life") == 4100 and t.hand_size(0) == 0 and t.is_rested("Hen")


@pytest.mark.rule("fow", "903.2k-1", "903.2k-3")
def test_of_two_costs_only_the_one_is_offered_that_leaves_the_additional_one_payable() -> None:
    """The hen can be rested by [Mastery], and then no Bird is left to be rested for the rest."""
    dance = chant(
        "Dance", "As an additional cost to play this card, rest a Bird.", "Draw a card.", '[Mastery] "Hen"', cost="{1}"
    )
    t = table(dance, HEN, MINT, stones=1).deck(0, "Mint").hand(0, "Dance").field(0, "Hen")
    t.play(0, "Dance").resolve()
    assert t.is_rested("fire stone") and t.is_rested("Hen")


@pytest.mark.rule("fow", "1110.4b", "903.2i")
def test_a_card_that_can_be_aimed_only_awakened_is_played_awakened() -> None:
    bolt = chant("Bolt", "Destroy target Bird.", "[Awakening] {1}: Destroy target regalia instead.")
    crown = written("Crown", "Regalia", cost="{1}")
    assert not table(bolt, HEN, crown).field(1, "Crown").hand(0, "Bolt").can("play", 0, "Bolt")
    t = table(bolt, HEN, crown, stones=1).field(1, "Crown").hand(0, "Bolt").play(0, "Bolt").resolve()
    assert t.field_names(1) == [] and t.is_rested("fire stone")


@pytest.mark.rule("fow", "903.2i", "903.2l")
def test_why_a_card_cannot_be_played_is_told_by_what_is_missing() -> None:
    bolt = chant("Bolt", "[Awakening] {1}", "Destroy target Bird.", cost="{2}")
    assert "903.2i" in table(bolt, HEN, stones=3).hand(0, "Bolt").why_not(0, "Bolt")[0]
    assert "903.2i" not in table(bolt, HEN).field(1, "Hen").hand(0, "Bolt").why_not(0, "Bolt")[0]


@pytest.mark.rule("fow", "903.2k-3", "905.1")
def test_an_ability_is_offered_where_what_texts_add_to_its_cost_can_be_paid_as_well() -> None:
    cost = Cost((MoveSome(Group((), ("hand",), YOU), Number(1), "graveyard", How.DISCARD),))
    toll = make(
        "Toll", "regalia", abilities=(Static("toll", None, (ExtraCost(Group((), (), EACH), cost, ability="any"),)),)
    )
    singer = resonator("Singer", "{0}: You gain 100 life.")
    t = table(toll, singer, HEN).field(0, "Toll", "Singer")
    assert not t.can("use", 0, "Singer")
    t = table(toll, singer, HEN).field(0, "Toll", "Singer").hand(0, "Hen").use(0, "Singer").resolve()
    assert t.hand_size(0) == 0 and t.resource(0, "life") == 4100


# ---------------------------------------------------------------- 712  an order beside the other costs

MARCH = {"name": "March", "type": ["Order"], "abilities": ["[Flying]"], "cost": None}
GENERAL = written("General", "Ruler", "[Revolution Order] {1}", cost=None, other=[MARCH])
WYRM = resonator("Wyrm", "[Incarnation] {R}", cost="{5}")


@pytest.mark.rule("fow", "712.2", "903.2k-1")
@pytest.mark.parametrize("stones", [0, 1])
def test_an_order_is_paid_for_also_where_another_cost_is_paid_for_the_card(stones: int) -> None:
    t = table(GENERAL, WYRM, stones=stones, rulers=False).zone(0, "ruler", "General").field(0, "fire 1").hand(0, "Wyrm")
    game = play_on(t, ("priority", "Wyrm"), until="end_begin", always={"order": "General"})
    rested = [obj.face.name for obj in game.field if obj.controller == 0 and obj.turned]
    assert rested == ["fire stone"] * stones
    assert [obj.face.name for obj in game.pile("graveyard", 0)] == ["fire 1"]


# ---------------------------------------------------------------- 903.2g, 903.2h  modes and the variable


@pytest.mark.rule("fow", "903.2g", "903.2h", "903.2i")
def test_the_variable_is_one_with_which_the_chosen_option_can_be_aimed() -> None:
    fork = chant("Fork", "Choose one - Destroy target resonator with total cost X; or you gain 100 life.", cost="{X}")
    t = table(fork, HEN, stones=3).field(1, "fire 2").hand(0, "Fork").play(0, "Fork", modes=(1,)).resolve()
    assert t.field_names(1) == [] and sum(1 for obj in t.objects("field", 0) if obj.turned) == 2
