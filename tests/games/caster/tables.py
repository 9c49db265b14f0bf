"""A table for rulings: a few plain cards of every type, with names that say what they are."""

from __future__ import annotations

from arbiter.testing import scenario
from arbiter.testing.table import Table


def table(**options: object) -> Table:
    """A scenario with the plain cards below."""
    made = scenario("caster", **options)  # type: ignore[arg-type]
    made.define(id="ada1", name="Ada", type="Caster", level=1, element="Solis")
    made.define(id="ada2", name="Ada", type="Caster", level=2, element="Solis")
    made.define(id="ada3", name="Ada", type="Caster", level=3, element="Solis")
    made.define(id="bea1", name="Bea", type="Caster", level=1, element="Luna")
    made.define(id="bea2", name="Bea", type="Caster", level=2, element="Luna")
    made.define(id="noone", name="Noone", type="Caster", level=1, element="Void")
    made.define(name="Pup", type="Servant", cost=1, element="Solis", atk=500, **{"def": 500})
    made.define(name="Hound", type="Servant", cost=3, element="Solis", atk=1500, **{"def": 1000})
    made.define(name="Bear", type="Servant", cost=5, element="Solis", atk=3000, **{"def": 2500})
    made.define(name="Turtle", type="Servant", cost=2, element="Luna", atk=200, **{"def": 2000})
    made.define(name="Fence", type="Barrier", cost=1, element="Solis")
    return made
