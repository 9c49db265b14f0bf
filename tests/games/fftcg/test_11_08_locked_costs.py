"""11.8.8: what an auto-ability's cost counts is counted when the ability goes on the stack."""

from __future__ import annotations

import pytest

from arbiter.games.fftcg.game import RULES
from arbiter.kernel.aspects import EVERYTHING
from arbiter.kernel.dealing import new_game
from arbiter.kernel.decisions import Answer, Decision
from arbiter.kernel.doing import put_in
from arbiter.kernel.facts import facts_of
from arbiter.kernel.game import Game
from arbiter.kernel.index.versions import changed
from arbiter.kernel.perform import move
from arbiter.kernel.processes import settle
from arbiter.kernel.resolution import resolve_top
from arbiter.kernel.traits import Face, Traits
from arbiter.kernel.triggers import trigger
from arbiter.script.abilities import Triggered
from arbiter.script.amounts import Count, Number
from arbiter.script.base import How, Quality
from arbiter.script.conditions import Did
from arbiter.script.costs import Cost, MoveSome
from arbiter.script.effects import Draw, If, MayPay
from arbiter.script.nouns import EACH, OPPONENT, YOU, Group, Is, Same, Self
from arbiter.script.patterns import Attacks

ENEMIES = Group((Is(Quality.TYPE, "forward"),), ("field",), OPPONENT)
# No published text says this; the rule speaks of it, so the card is written as a script.
TOLL = Triggered(
    "When Toll Taker attacks, you may discard 1 card for each Forward opponent controls. If you do so, draw 1 card.",
    None,
    Attacks(Group((Same(Self()),), (), EACH)),
    None,
    (
        MayPay(Cost((MoveSome(Group((), ("hand",), YOU), Count(ENEMIES), "break", How.DISCARD),)), YOU, 0),
        If(Did(0), (Draw(YOU, Number(1)),)),
    ),
)
NONE: frozenset[str] = frozenset()


def forward(name: str, *abilities: Triggered) -> Face:
    programs = tuple(RULES.layers.library.program(ability) for ability in abilities)
    types, fire, generic = frozenset({"forward"}), frozenset({"fire"}), frozenset({"generic"})
    traits = Traits(frozenset({name}), types, fire, NONE, NONE, 2, 5000, 0, 0, 0, NONE, generic, programs)
    return Face(name, name, traits, "", True)


def yes(game: Game, decision: Decision) -> Answer:
    """Pays, and discards the first cards."""
    bounds = decision.bounds()
    return 1 if bounds is None else tuple(range(bounds[0]))


@pytest.mark.rule("fftcg", "11.8.8")
def test_a_cost_that_counts_other_cards_is_fixed_when_the_ability_goes_on_the_stack() -> None:
    toll, plain = forward("Toll Taker", TOLL), forward("Plain")
    game = new_game(RULES, [{"deck": [plain] * 9}, {"deck": [plain] * 9}], 1)
    game.facts = facts_of(RULES, RULES.formats[0], [toll, plain], None)
    game.agents = [yes, yes]
    game.state.step = "main1"
    taker = put_in(game, 101, toll, 0, "field", None)
    enemies = [put_in(game, 102 + i, plain, 1, "field", None) for i in range(2)]
    for i in range(4):
        put_in(game, 110 + i, plain, 0, "hand", None)
    changed(game, EVERYTHING)
    trigger(game, taker.face.traits.programs[0], taker, None)
    settle(game)
    move(game, enemies[0], "break", How.DESTROY)  # one enemy fewer before it resolves
    resolve_top(game)
    assert len(game.state.zones["break"][0]) == 2, "two were counted, two are discarded"
    assert len(game.state.zones["hand"][0]) == 4 - 2 + 1
