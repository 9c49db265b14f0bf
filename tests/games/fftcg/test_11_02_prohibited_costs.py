"""11.6.2.4: a cost is paid only with what can be moved so, also once a text forbids it in a straight run."""

from __future__ import annotations

import pytest

from arbiter.games.fftcg.actions import list_actions
from arbiter.games.fftcg.game import RULES
from arbiter.kernel.dealing import new_game
from arbiter.kernel.doing import put_in
from arbiter.kernel.facts import facts_of
from arbiter.kernel.game import Game
from arbiter.kernel.perform import move
from arbiter.kernel.traits import Face, Traits
from arbiter.script.abilities import Ability, Activated, Static
from arbiter.script.amounts import Number
from arbiter.script.base import How, Quality
from arbiter.script.costs import Cost, MoveSome
from arbiter.script.effects import Draw
from arbiter.script.nouns import OPPONENT, YOU, Group, Is
from arbiter.script.patterns import Moves
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
