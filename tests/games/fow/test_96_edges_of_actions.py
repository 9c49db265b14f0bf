"""More rulings at the edge of a rule: how many, whose, and by chance; nothing had asked for them before."""

from __future__ import annotations

import pytest

from arbiter.games.fow.game import RULES
from arbiter.kernel.dealing import new_game
from arbiter.kernel.decisions import ChooseAction, ChooseObjects
from arbiter.kernel.match import Match
from arbiter.kernel.traits import Face
from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script import statements as st
from arbiter.script.amounts import Number, Times, X
from arbiter.script.costs import Mana
from arbiter.script.nouns import YOU, Self
from tests.games.fow.plain import make, two_sided
from tests.games.fow.tables import FIRE_RULER, STONES, table
from tests.games.fow.written import chant, resonator


@pytest.mark.rule("fow", "1023.1")
def test_force_without_a_number_is_one_die() -> None:
    effects = (fx.Perform("force"), fx.GainResource(YOU, "life", Times(X(), 100)))
    roll = make("Roll", "chant", price=Mana((), 0), abilities=(ab.Spell("", None, effects),))
    totals = set()
    for seed in range(12):
        t = table(roll).hand(0, "Roll")
        t.position.seed = seed
        totals.add(t.play(0, "Roll").resolve().resource(0, "life") - 4000)
    assert totals <= {100, 200, 300, 400, 500, 600} and len(totals) > 2


@pytest.mark.rule("fow", "1027.1", "1046.1")
@pytest.mark.parametrize("text", ["Gain two fire gems.", "Gain three fire crystals."])
def test_several_items_are_gained_at_once(text: str) -> None:
    t = table(chant("Find", text)).hand(0, "Find").play(0, "Find").resolve()
    assert len(t.zone_names(0, "item")) == {"two": 2, "three": 3}[text.split()[1]]


def bag(name: str, amount: int | None) -> Face:
    permit = st.Permit(name, amount=None if amount is None else Number(amount))
    return make("Bag", "regalia", abilities=(ab.Static("", None, (permit,)),))


@pytest.mark.rule("fow", "306.3", "505.5")
@pytest.mark.parametrize(
    ("name", "amount", "most"), [("no_hand_size", None, 9), ("hand_size", 1, 8), ("hand_size", -9, 0)]
)
@pytest.mark.parametrize("player", [0, 1])
def test_only_who_has_the_text_has_another_maximum_hand_size(
    name: str, amount: int | None, most: int, player: int
) -> None:
    t = table(bag(name, amount)).field(player, "Bag").hand(0, 9).begin()
    kept = most if player == 0 else 7
    for _ in range(30):
        question = t.question
        if isinstance(question, ChooseObjects) and question.why == "hand size":
            assert (question.low, question.high) == (9 - kept, 9 - kept)
            t.match.answer(tuple(range(9 - kept)))
        if t.active == 1:
            break
        if isinstance(t.question, ChooseAction):
            t.passes()
    assert t.active == 1 and t.hand_size(0) == kept


QUEEN, KING = (
    two_sided(
        make(name, "ruler", abilities=(ab.Keyword("", None, "judgment"),), keywords=("judgment",)),
        make(f"Crowned {name}", "j_ruler", atk=800, dfn=800, key=f"{name.lower()}-j"),
    )
    for name in ("Queen", "King")
)


@pytest.mark.rule("fow", "1024.4", "705.1")
@pytest.mark.parametrize(("astral", "owner", "can"), [("Queen", 0, False), ("King", 0, True), ("Queen", 1, True)])
def test_a_ruler_is_astral_if_one_of_its_name_and_owner_is(astral: str, owner: int, can: bool) -> None:
    t = table(QUEEN, KING, rulers=False).zone(0, "ruler", "Queen")
    t.zone(owner, "ruler", astral, counters={"astral": 1}).zone(1 - owner, "ruler", "fire ruler")
    assert t.acts(0, "judgment") == (["Queen"] if can else [])


@pytest.mark.rule("fow", "405.5", "405.5a")
def test_changed_cards_are_shuffled_into_the_deck_before_others_are_taken() -> None:
    deck: dict[str, list[Face]] = {
        "deck": [resonator(f"Reed {number}") for number in range(40)],
        "stones": [STONES[0]] * 10,
        "ruler": [FIRE_RULER],
    }
    back = 0
    for seed in range(6):
        match = Match(lambda seed=seed: new_game(RULES, [deck, deck], seed))  # type: ignore[misc]
        while not (isinstance(match.question, ChooseObjects) and match.question.why == "mulligan"):
            match.answer(0)
        player = match.question.player
        before = {obj.face.name for obj in match.game.state.zones["hand"][player]}
        match.answer((0, 1, 2, 3, 4))
        back += len(before & {obj.face.name for obj in match.game.state.zones["hand"][player]})
    assert back < 12  # of thirty; without shuffling the same five come back, or never


@pytest.mark.rule("fow", "1010.3", "104.4")
def test_who_cannot_be_destroyed_is_spared_and_who_bears_another_mark_is_not() -> None:
    rock = resonator("Rock", "This card cannot be destroyed.")
    sloth = resonator("Sloth", "This card cannot attack.")
    crush = chant("Crush", "Destroy target resonator.")
    t = table(rock, sloth, crush).field(1, "Rock", "Sloth").hand(0, "Crush", "Crush")
    t.play(0, "Crush", targets=["Rock"]).resolve().play(0, "Crush", targets=["Sloth"]).resolve()
    assert t.field_names(1) == ["Rock"]


LAMP = make(
    "Lamp", "regalia", abilities=(ab.Static("", None, (st.Affects(Self(), (st.Mark("may_call"),)),)),)
)  # may be rested in place of a ruler


@pytest.mark.rule("fow", "710.3", "710.1")
def test_only_a_recovered_entity_of_the_own_calls_in_place_of_a_ruler() -> None:
    t = table(LAMP).field(0, "Lamp").field(0, "Lamp", rested=True).field(1, "Lamp")
    assert t.acts(0, "call") == ["fire ruler", "Lamp"]
    t.act(0, "call", "Lamp")
    assert all(obj.turned for obj in t.objects("field", 0) if obj.face.name == "Lamp") and t.acts(0, "call") == []


@pytest.mark.rule("fow", "710.3")
@pytest.mark.parametrize(("player", "amount", "calls"), [(0, None, 2), (0, 1, 2), (0, 2, 3), (1, None, 1)])
def test_a_text_lets_its_player_call_so_many_more_stones(player: int, amount: int | None, calls: int) -> None:
    permit = st.Permit("more_calls", amount=None if amount is None else Number(amount))
    bell = make("Bell", "regalia", abilities=(ab.Static("", None, (permit,)),))
    t = table(LAMP, bell).field(player, "Bell").field(0, *["Lamp"] * 4).zone(0, "stones", *["fire stone"] * 4)
    for _ in range(calls):
        t.act(0, "call", "Lamp")
    assert t.acts(0, "call") == [] and t.field_names(0).count("fire stone") == calls
