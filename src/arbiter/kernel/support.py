"""Is everything in a script carried out by the kernel? What is not makes the card not executable."""

from __future__ import annotations

from arbiter.kernel.effects import RUN
from arbiter.kernel.counting import AMOUNTS, CONDITIONS
from arbiter.kernel.evaluate import THINGS, WHO
from arbiter.kernel.layers import CHANGES
from arbiter.kernel.matching import PATTERNS
from arbiter.kernel.playing.paying import COSTS
from arbiter.kernel.predicates import TESTS
from arbiter.script import statements as st
from arbiter.script.abilities import Ability
from arbiter.script.base import Amount, Change, Condition, CostPart, Effect, Pattern, Statement, Test, Thing, Who
from arbiter.script.walk import walk

STATEMENTS: frozenset[type] = frozenset(
    {
        st.Affects,
        st.Forbid,
        st.ForbidPlay,
        st.ForbidChoose,
        st.Replace,
        st.ChangeDamage,
        st.EntersWith,
        st.CostChange,
        st.ExtraCost,
        st.AlternativeCost,
        st.PayRule,
        st.Permit,
        st.Produces,
        st.PlayOnlyIf,
    }
)

FAMILIES: tuple[tuple[type, frozenset[type]], ...] = (
    (Effect, frozenset(RUN)),
    (Thing, frozenset(THINGS)),
    (Test, frozenset(TESTS)),
    (Amount, frozenset(AMOUNTS)),
    (Condition, frozenset(CONDITIONS)),
    (Pattern, frozenset(PATTERNS)),
    (Change, frozenset(CHANGES)),
    (Statement, STATEMENTS),
    (CostPart, COSTS),
    (Who, WHO),
)


def problems(abilities: tuple[Ability, ...]) -> list[str]:
    """What in these abilities the kernel does not carry out."""
    found: list[str] = []
    for ability in abilities:
        for node in walk(ability):
            for family, known in FAMILIES:
                if isinstance(node, family) and type(node) not in known:
                    found.append(f"{type(node).__name__} is read but not carried out, in {ability.text!r}")
    return found
