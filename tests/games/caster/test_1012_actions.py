"""Chapters 1012 to 1018: choosing and searching, discarding, becoming and gaining, shuffling, control, counters."""

from __future__ import annotations

import pytest

from arbiter.kernel.views import view
from arbiter.script import abilities as ab
from arbiter.script.amounts import Number
from arbiter.script.base import How, Lasting, Position, Quality, Stat
from arbiter.script.costs import Cost, PayResource
from arbiter.script.effects import (
    Choose,
    Draw,
    Modify,
    Move,
    PlaceCounters,
    RemoveCounters,
    Search,
    Shuffle,
)
from arbiter.script.nouns import YOU, Bound, Group, Is, Same, Self
from arbiter.script.patterns import Searches
from arbiter.script.statements import AddWord, EntersWith, Permit, SetStat, SetWords
from arbiter.testing import Table
from tests.games.caster.plain import SERVANTS, does, make, says, use, when
from tests.games.caster.tables import table

DRAW = Draw(YOU, Number(1))
ONE = Choose(0, SERVANTS, Number(1), Number(1))
TWO = Choose(1, SERVANTS, Number(1), Number(1))


def conjure(name: str, text: str) -> dict[str, object]:
    return {"name": name, "type": "Conjure", "cost": 1, "element": "Solis", "text": text}


def rich(*hand: str) -> Table:
    return table().sources(0, solis=4).hand(0, *hand)


def spell(name: str, *effects: object) -> Table:
    """Player 0 has the conjure in hand that does this."""
    return rich().faces(make(name, "conjure", does(*effects))).hand(0, name)  # type: ignore[arg-type]


# ---------------------------------------------------------------- 1012


@pytest.mark.rule("caster", "1012.1")
def test_from_a_public_zone_what_is_asked_for_must_be_chosen() -> None:
    back = Choose(0, Group((Is(Quality.TYPE, "servant"),), ("graveyard",), YOU), Number(1), Number(1), target=False)
    made = spell("Dig", back, Move(Bound(0), "hand", How.ADD)).zone(0, "graveyard", "Pup", "Fence", "Bear")
    made.play(0, "Dig").resolve()
    question = made.match.question
    assert question is not None and question.bounds() == (1, 1)
    assert [option.split(" (")[0] for option in made.options()] == ["Pup", "Bear"]


@pytest.mark.rule("caster", "1012.2")
def test_who_searches_for_certain_cards_may_find_none() -> None:
    text = "Search your deck for a servant and put it into your hand. Then shuffle your deck."
    made = rich().define(**conjure("Seek", text))
    made.hand(0, "Seek").deck(0, "Pup", "Fence", only=True).play(0, "Seek").resolve()
    question = made.match.question
    assert question is not None and question.bounds() == (0, 1)
    made.choose()
    assert made.hand_size(0) == 0
    found = rich().define(**conjure("Seek", text))
    found.hand(0, "Seek").deck(0, "Pup", "Fence", only=True).play(0, "Seek").resolve().choose("Pup")
    assert found.hand_names(0) == ["Pup"]


@pytest.mark.rule("caster", "1012.3")
def test_having_searched_is_heard_of() -> None:
    ear = make("Ear", "barrier", when(Searches(YOU), DRAW))
    seek = Search(0, Group((Is(Quality.TYPE, "servant"),), ("deck",), YOU), Number(0), Number(1))
    made = spell("Seek", seek, Shuffle(YOU)).faces(ear).field(0, "Ear").deck(0, "Pup", only=True)
    made.play(0, "Seek").resolve().choose()
    assert made.stack() == ["Ear"]


# ---------------------------------------------------------------- 1013


@pytest.mark.rule("caster", "1013.1")
def test_a_discarded_card_goes_from_hand_to_graveyard() -> None:
    made = rich().define(**conjure("Rob", "Target enemy player discards a card.")).hand(0, "Rob").hand(1, "Bear")
    made.play(0, "Rob").resolve()
    assert made.hand_size(1) == 0 and made.zone_names(1, "graveyard") == ["Bear"]


@pytest.mark.rule("caster", "1013.2")
def test_a_hand_is_discarded_whole() -> None:
    made = rich().define(**conjure("Purge", "Discard your hand.")).hand(0, "Purge", "Pup", "Bear")
    made.play(0, "Purge").resolve()
    if made.match.question is not None and made.match.question.kind == "order":
        made.order("Pup", "Bear")
    assert made.hand_size(0) == 0 and sorted(made.zone_names(0, "graveyard")) == ["Bear", "Pup", "Purge"]


@pytest.mark.rule("caster", "1013.2a")
def test_an_empty_hand_has_been_discarded_too() -> None:
    made = rich().define(**conjure("Purge", "Discard your hand. If you do, draw a card.")).hand(0, "Purge")
    made.play(0, "Purge").resolve()
    assert made.hand_size(0) == 1


# ---------------------------------------------------------------- 1014


@pytest.mark.rule("caster", "1014.1")
def test_becoming_a_race_takes_the_old_one_and_gaining_one_keeps_it() -> None:
    dog = {"name": "Rex", "type": "Servant", "cost": 1, "element": "Solis", "race": "Hound", "atk": 500, "def": 500}
    for change, after in (
        (SetWords(Quality.KIND, ("Cat",)), {"Cat"}),
        (AddWord(Quality.KIND, "Cat"), {"Hound", "Cat"}),
    ):
        made = spell("Change", ONE, Modify(Bound(0), (change,), Lasting.TURN)).define(**dog).field(0, "Rex")
        made.play(0, "Change").resolve()
        assert made.obj("Rex").now.kinds == after


@pytest.mark.rule("caster", "1014.2")
def test_becoming_two_numbers_sets_atk_and_def() -> None:
    changes = (SetStat(Stat.POWER, Number(1200)), SetStat(Stat.GUARD, Number(300)))
    made = spell("Shape", ONE, Modify(Bound(0), changes, Lasting.TURN)).field(0, "Pup").play(0, "Shape").resolve()
    assert (made.power("Pup"), made.obj("Pup").now.guard) == (1200, 300)


@pytest.mark.rule("caster", "1014.3")
def test_gaining_atk_and_def_adds_to_them() -> None:
    text = "Target servant gains +500 ATK and DEF until end of turn."
    made = rich().define(**conjure("Grow", text)).hand(0, "Grow").field(0, "Pup").play(0, "Grow").resolve()
    assert (made.power("Pup"), made.obj("Pup").now.guard) == (1000, 1000)


# ---------------------------------------------------------------- 1015


@pytest.mark.rule("caster", "1015.1", "1015.1a")
def test_shuffling_a_deck_randomizes_all_of_it() -> None:
    made = rich().define(**conjure("Mix", "Shuffle your deck.")).hand(0, "Mix").begin()
    before = [obj.card for obj in made.game.state.zones["deck"][0]]
    made.play(0, "Mix").resolve()
    after = [obj.card for obj in made.game.state.zones["deck"][0]]
    assert before != after and sorted(before) == sorted(after)


@pytest.mark.rule("caster", "1015.1")
def test_nobody_knows_a_card_any_more_that_was_shuffled() -> None:
    made = rich().define(**conjure("Mix", "Shuffle your deck.")).hand(0, "Mix").zone(0, "deck", "Bear", seen=(0, 1))
    made.play(0, "Mix").resolve()
    assert all(not obj.seen for obj in made.game.state.zones["deck"][0])


SHOWN = says(Permit("top_shown", who=YOU))


@pytest.mark.rule("caster", "1015.2", "1015.2a")
def test_while_cards_are_shuffled_and_put_in_place_nobody_sees_any_of_them() -> None:
    window = make("Window", "barrier", SHOWN)
    seek = Search(0, Group((Is(Quality.TYPE, "servant"),), ("deck",), YOU), Number(0), Number(1))
    top = Move(Bound(0), "deck", How.PUT, Position.TOP)
    made = spell("Plan", seek, Shuffle(YOU), top).faces(window).field(0, "Window").deck(0, "Pup", "Fence", only=True)
    made.play(0, "Plan").resolve().choose("Pup")
    # Afterwards the top card is shown again, and it is the one that was put there.
    shown = view(made.game, 1)["zones"]["deck"][0]["cards"][-1]  # type: ignore[index]
    assert shown["name"] == "Pup" and (0, "deck") not in made.game.under_way.mixing


# ---------------------------------------------------------------- 1017


@pytest.mark.rule("caster", "1017.1")
def test_control_of_two_servants_is_exchanged() -> None:
    made = rich().define(
        **conjure(
            "Trade", "Exchange control of target allied servant and target enemy servant with a cost of 9 or less."
        )
    )
    made.hand(0, "Trade").field(0, "Pup").field(1, "Bear").play(0, "Trade").resolve()
    assert made.obj("Pup").controller == 1 and made.obj("Bear").controller == 0


@pytest.mark.rule("caster", "1017.1a")
def test_nothing_is_exchanged_if_one_of_the_two_is_gone() -> None:
    made = rich().define(
        **conjure(
            "Trade", "Exchange control of target allied servant and target enemy servant with a cost of 9 or less."
        )
    )
    made.define(**conjure("Pyre", "[Quickcast]\nDestroy target servant.")).hand(0, "Trade", "Pyre")
    made.field(0, "Pup").field(1, "Bear").play(0, "Trade").play(0, "Pyre", targets=["Pup"]).resolve().resolve()
    assert made.obj("Bear").controller == 1


# ---------------------------------------------------------------- 1018


@pytest.mark.rule("caster", "1018.1", "1018.1a-1", "1018.2", "1018.2b")
def test_a_player_gains_candy_counters_of_their_own() -> None:
    made = rich().define(**conjure("Sweet", "Gain a candy counter.")).hand(0, "Sweet", "Sweet")
    made.play(0, "Sweet").resolve()
    made.play(0, "Sweet").resolve()
    assert made.resource(0, "candy") == 2 and made.resource(1, "candy") == 0


@pytest.mark.rule("caster", "1018.3", "1018.3a")
def test_counters_are_paid_in_full_or_not_at_all() -> None:
    shop = make("Shop", "barrier", use(Cost((PayResource("candy", Number(2)),)), DRAW))
    made = rich().faces(shop).field(0, "Shop").resources(0, candy=3).use(0, "Shop").resolve()
    assert made.resource(0, "candy") == 1 and made.hand_size(0) == 1
    assert not made.can("use", 0, "Shop")
    assert made.resource(0, "candy") == 1


@pytest.mark.rule("caster", "1018.2", "1018.4", "1018.5")
def test_counters_are_put_on_cards_and_removed_from_them() -> None:
    made = rich().define(**conjure("Put", "Put a spark counter on target servant."))
    made.define(**conjure("Take", "Remove a spark counter from target servant.")).hand(0, "Put", "Take")
    made.field(1, "Pup", counters={"spark": 1}).play(0, "Put").resolve()
    assert made.counters("Pup", "spark") == 2
    made.play(0, "Take").resolve()
    assert made.counters("Pup", "spark") == 1


@pytest.mark.rule("caster", "1018.6", "302.3")
def test_a_card_that_leaves_the_field_has_no_counters() -> None:
    made = rich().define(**conjure("Home", "Return target servant to its owner's hand.")).hand(0, "Home")
    made.field(0, "Pup", counters={"spark": 2}).play(0, "Home").resolve()
    assert made.obj("Pup", 0, "hand").counters is None


@pytest.mark.rule("caster", "1018.7")
def test_a_counter_is_moved_from_one_card_to_another() -> None:
    move = (RemoveCounters(Bound(0), "spark", Number(1)), PlaceCounters(Bound(1), "spark", Number(1)))
    made = spell("Pass", ONE, TWO, *move).field(0, "Pup", counters={"spark": 2}).field(0, "Bear")
    made.play(0, "Pass", targets=[["Pup"], ["Bear"]]).resolve()
    assert (made.counters("Pup", "spark"), made.counters("Bear", "spark")) == (1, 1)


@pytest.mark.rule("caster", "1018.8")
def test_counters_that_a_card_enters_with_are_added_up() -> None:
    own = EntersWith(Group((Same(Self()),), (), YOU), counters=(("spark", Number(2)),))
    imp = make("Imp", "servant", ab.Static("enters with two", None, (own,)))
    forge = make("Forge", "barrier", says(EntersWith(SERVANTS, counters=(("spark", Number(1)),))))
    made = rich().faces(imp, forge).field(0, "Forge").hand(0, "Imp").play(0, "Imp").resolve().option("recovered")
    assert made.counters("Imp", "spark") == 3
