"""The greedy player as it first was, by which others are measured, never changes; the one of today sees more."""

from __future__ import annotations

from contextlib import suppress
from hashlib import sha256

import pytest

from arbiter.bots.battle import Field, block_value, kept_off
from arbiter.bots.habits import FIRST, TODAY
from arbiter.bots.registry import NAMES, UnknownBot, known_bot, make_bot, offered_bot, thinks
from arbiter.bots.valuer import Valuer
from arbiter.bots.worth import weights_of
from arbiter.kernel.errors import GameOver
from arbiter.kernel.running import run_until
from arbiter.lab.decks import built_in_decks
from arbiter.lab.sim import laid_out
from arbiter.testing import Table, scenario

# Its answers in eight turns between the first two of our decks. A change of what is asked changes them, and only that.
PLAYED = {
    "fftcg": "d4822bdbd197",
    "fow": "762803495772",
    "fow5": "82d5c076a96b",
    "gateruler": "33a42c5c7113",
    "caster": "45dc3122d7ee",
}


@pytest.mark.parametrize("key", PLAYED)
def test_the_first_greedy_player_answers_as_ever(key: str) -> None:
    decks = built_in_decks(key)
    game = laid_out(key, (decks[0], decks[1]), "").game(4)
    game.agents = [make_bot("greedy-1", 1), make_bot("greedy-1", 2)]
    with suppress(GameOver):
        run_until(game, 9)
    assert sha256(repr(game.answers).encode()).hexdigest()[:12] == PLAYED[key]


def test_nobody_is_offered_it_at_a_table() -> None:
    assert known_bot("greedy-1") == "greedy-1" and not thinks("greedy-1") and "greedy-1" not in NAMES
    with pytest.raises(UnknownBot):
        offered_bot("greedy-1")


def board() -> Table:
    table = scenario("fftcg")
    for name, power in (("Small", 5000), ("Large", 9000)):
        table.define(name=name, type="forward", element=["fire"], cost=3, power=power, text="", generic=True)
    return table


def test_nobody_dies_in_vain_for_a_blow_that_can_be_borne() -> None:
    table = board().field(0, "Large").field(1, "Small").begin()
    weights = weights_of("fftcg")
    assert weights is not None
    game = table.game
    attacker, blocker = [obj for player in (0, 1) for obj in game.field if obj.controller == player]
    values = {}
    for habits in (FIRST, TODAY):
        field, valuer = Field(game, weights, 1, habits), Valuer(game, weights, 1, habits)
        values[habits] = [block_value(field, valuer, each, [attacker]) for each in (blocker, None)]
    assert values[TODAY][0] < values[TODAY][1]
    assert values[FIRST][0] != values[TODAY][0]


def test_a_guard_is_missed_only_for_what_it_would_keep_off() -> None:
    alone = board().field(0, "Large").begin()
    faced = board().field(0, "Large").field(1, "Small").damage(0, 6).begin()
    weights = weights_of("fftcg")
    assert weights is not None
    for table, costs in ((alone, False), (faced, True)):
        field = Field(table.game, weights, 0)
        assert (kept_off(field, field.mine[0]) > 0) is costs
