"""Where one number or one word of a keyword ability or of a named action decides."""

from __future__ import annotations

import pytest

from arbiter.kernel.loops import MOST
from tests.games.fow.plain import make
from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, resonator

BOOTS = make("Boots", "regalia")


@pytest.mark.rule("fow", "1188.2", "903.2k-4")
@pytest.mark.parametrize(("cost", "symbol"), [("{R}{R}{2}", "fire"), ("{U}{U}{2}", "water")])
def test_a_discarded_regalia_takes_one_symbol_and_one_free_cost_off(cost: str, symbol: str) -> None:
    drake = resonator("Drake", "[Draconic Tithe]", cost=cost)
    t = table(drake, BOOTS).field(0, *[f"{symbol} stone"] * 4).hand(0, "Drake", "Boots")
    t.act(0, "spell", "Drake").choose("Boots").option(symbol)
    assert sum(1 for obj in t.objects("field", 0) if obj.turned) == 2


@pytest.mark.rule("fow", "1024.4", "1024.6", "705.1")
@pytest.mark.parametrize("healed", [True, False])
def test_a_ruler_whose_j_ruler_was_destroyed_can_be_judged_again_once_it_is_healed(healed: bool) -> None:
    kill, mend = chant("Kill", "Destroy target J-ruler."), chant("Mend", "Heal target ruler.")
    t = table(kill, mend, rulers=False, stones=3).field(0, "fire judge").hand(0, "Kill", "Mend")
    t.play(0, "Kill").resolve()
    if healed:
        t.play(0, "Mend").resolve()
    assert t.acts(0, "judgment") == (["fire ruler"] if healed else [])


@pytest.mark.rule("fow", "1301.1a")
def test_an_ability_that_costs_nothing_is_played_twenty_times_in_a_turn_and_no_more() -> None:
    """What its player could repeat without end has an end: as often as the number of a loop may be."""
    t = table(regalia("Lamp", "{0}: You gain 100 life.")).field(0, "Lamp")
    for _ in range(MOST):
        t.use(0, "Lamp").resolve()
    assert t.resource(0, "life") == 4000 + 100 * MOST and not t.can("use", 0, "Lamp")
