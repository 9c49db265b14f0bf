"""11.6.2.4: a cost is paid only with what can be moved so, also once a text forbids it in a straight run."""

from __future__ import annotations

import pytest

from arbiter.games.fftcg.actions import list_actions
from arbiter.games.fftcg.game import RULES
from arbiter.kernel import events as ev
from arbiter.kernel.dealing import new_game
from arbiter.kernel.doing import put_in
from arbiter.kernel.events import Event
from arbiter.kernel.facts import facts_of
from arbiter.kernel.game import Game
from arbiter.kernel.perform import move, perform
from arbiter.kernel.traits import Face, Traits
from arbiter.script.abilities import Ability, Activated, Static
from arbiter.script.amounts import Number
from arbiter.script.base import How, Quality
from arbiter.script.costs import Cost, Mana, MoveSome, TakeCounters
from arbiter.script.effects import Draw
from arbiter.script.nouns import OPPONENT, YOU, Group, Is
from arbiter.script.patterns import CountersChange, Moves, Rests
from arbiter.script.statements import Forbid

FORWARD = Is(Quality.TYPE, "forward")
# Return 1 Forward you control to its owner's hand: Draw 1 card.
CALLS_BACK = Activated(
    "calls back",
    cost=Cost((MoveSome(Group((FORWARD,), ("field",), YOU), Number(1), "hand", How.RETURN),)),
    effects=(Draw(YOU, Number(1)),),
)
# The Forwards opponent controls cannot be returned to their owners' hands.
KEEPS = Static("keeps", None, (Forbid(Moves(Group((FORWARD,), ("field",), OPPONENT), "field", "hand")),))
NONE: frozenset[str] = frozenset()


def made(name: str, kind: str, *abilities: Ability) -> Face:
    programs = tuple(RULES.layers.library.program(ability) for ability in abilities)
    types, fire, generic = frozenset({kind}), frozenset({"fire"}), frozenset({"generic"})
    traits = Traits(frozenset({name}), types, fire, NONE, NONE, 2, 5000, 0, 0, 0, NONE, generic, programs)
    return Face(name, name, traits, "", kind == "forward")


def offered(game: Game) -> list[str]:
    return [action.obj.face.name for action in list_actions(game, 0) if action.obj is not None]


@pytest.mark.rule("fftcg", "11.6.2.4")
def test_a_cost_that_a_text_comes_to_forbid_cannot_be_paid_and_can_be_again_when_it_is_gone() -> None:
    altar, keeper = made("Altar", "backup", CALLS_BACK), made("Keeper", "backup", KEEPS)
    plain = made("Plain", "forward")
    game = new_game(RULES, [{"deck": [plain] * 9}, {"deck": [plain] * 9}], 1)
    game.facts = facts_of(RULES, RULES.formats[0], [altar, plain, keeper], None)
    game.state.step = "main1"
    put_in(game, 101, altar, 0, "field", None)
    put_in(game, 102, plain, 0, "field", None)
    assert offered(game) == ["Altar"]
    guard = put_in(game, 103, keeper, 1, "field", None)
    assert offered(game) == []
    move(game, guard, "break", How.PUT)
    assert offered(game) == ["Altar"]


# ---------------------------------------------------------------- counters, and what makes CP

DRAWS = (Draw(YOU, Number(1)),)
SPENDS = Activated("spends", cost=Cost((TakeCounters("Gleam", Number(1)),)), effects=DRAWS)
PAYS_TWO = Activated("pays", cost=Cost((Mana((), 2),)), effects=DRAWS)
THEIRS = Group((), ("field",), OPPONENT)
HELD = Static("held", None, (Forbid(CountersChange(THEIRS, "Gleam", placed=False)),))
STIFF = Static("stiff", None, (Forbid(Rests(THEIRS)),))
CLENCHED = Static("clenched", None, (Forbid(Moves(Group((), ("hand",), OPPONENT), "hand", "break")),))


def stage(law: Ability, *faces: Face) -> tuple[Game, Face]:
    """Player 0's main phase; the law is not there yet."""
    keeper = made("Keeper", "backup", law)
    plain = made("Plain", "forward")
    game = new_game(RULES, [{"deck": [plain] * 9}, {"deck": [plain] * 9}], 1)
    game.facts = facts_of(RULES, RULES.formats[0], [plain, keeper, *faces], None)
    game.state.step = "main1"
    return game, keeper


@pytest.mark.rule("fftcg", "11.6.2.4", "2.2")
def test_counters_that_cannot_be_removed_pay_for_nothing() -> None:
    lamp = made("Lamp", "backup", SPENDS)
    game, keeper = stage(HELD, lamp)
    lit = put_in(game, 101, lamp, 0, "field", None)
    perform(game, [Event(ev.COUNTS, lit, 0, 1, None, 0, "", "Gleam")])
    assert offered(game) == ["Lamp"]
    guard = put_in(game, 103, keeper, 1, "field", None)
    assert offered(game) == []
    move(game, guard, "break", How.PUT)
    assert offered(game) == ["Lamp"]


@pytest.mark.rule("fftcg", "11.6.2.4", "2.2")
def test_backups_that_cannot_be_dulled_make_no_cp() -> None:
    post, altar = made("Post", "backup"), made("Altar", "forward", PAYS_TWO)
    game, keeper = stage(STIFF, post, altar)
    put_in(game, 101, altar, 0, "field", None)
    put_in(game, 102, post, 0, "field", None)
    put_in(game, 104, post, 0, "field", None)
    assert offered(game) == ["Altar"]
    put_in(game, 103, keeper, 1, "field", None)
    assert offered(game) == []
    put_in(game, 105, post, 0, "hand", None)
    assert "Altar" in offered(game)  # a card of the hand pays as before


@pytest.mark.rule("fftcg", "11.6.2.4", "2.2")
def test_cards_that_cannot_be_discarded_make_no_cp() -> None:
    altar, spare = made("Altar", "forward", PAYS_TWO), made("Spare", "forward")
    game, keeper = stage(CLENCHED, altar, spare)
    put_in(game, 101, altar, 0, "field", None)
    put_in(game, 102, spare, 0, "hand", None)
    assert offered(game) == ["Altar"]
    put_in(game, 103, keeper, 1, "field", None)
    assert offered(game) == []
