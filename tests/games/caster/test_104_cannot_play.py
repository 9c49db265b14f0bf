"""104.4, 906.4: texts that keep a player from playing abilities are obeyed, of whatever kind the ability is."""

from __future__ import annotations

import pytest

from arbiter.testing import Table, scenario

BAN = "Enemy players cannot play abilities."


def table(ban: bool) -> Table:
    t = scenario("caster")
    t.define(name="Ban", type="Servant", cost=1, element="Ignus", atk=500, text=BAN)
    t.define(name="Bell", type="Servant", cost=1, element="Ignus", atk=500, text="{0}: Draw a card.")
    t.define(name="Herald", type="Servant", cost=0, element="Ignus", atk=500, text="[Enter] >>> Draw a card.")
    t = t.field(0, "Bell").hand(0, "Herald").deck(0, 5)
    return t.field(1, "Ban") if ban else t


@pytest.mark.rule("caster", "104.4")
def test_activated_abilities_cannot_be_played() -> None:
    assert table(ban=False).can("use", 0, "Bell")
    assert not table(ban=True).can("use", 0, "Bell")


@pytest.mark.rule("caster", "906.4")
@pytest.mark.parametrize(("ban", "drawn"), [(False, 1), (True, 0)])
def test_an_automatic_ability_that_triggers_is_not_played(ban: bool, drawn: int) -> None:
    t = table(ban).play(0, "Herald").resolve().option("recovered")
    if t.stack():
        t.resolve()
    assert len(t.hand_names(0)) == drawn
