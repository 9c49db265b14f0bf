"""Chapter 1302: what a text says of the tokens that it creates, and what it leaves out."""

from __future__ import annotations

import pytest

from arbiter.testing import scenario
from tests.games.caster.written import conjure


def created(text: str) -> scenario:
    made = conjure(scenario("caster"), "Make", text).sources(0, ignus=1).hand(0, "Make")
    return made.play(0, "Make").resolve()


@pytest.mark.rule("caster", "1302.1b")
def test_a_token_without_a_type_is_a_servant() -> None:
    made = created('Create a 500/0 "Stray Spark" token.').option("recovered")
    token = made.obj("Stray Spark", 0)
    assert token.now.types == {"servant"} and (token.now.power, token.now.guard) == (500, 0)
    fence = created('Create a 0/500 "Fence" barrier token.')
    assert fence.obj("Fence", 0).now.types == {"barrier"}


@pytest.mark.rule("caster", "1302.1d")
def test_a_named_token_has_that_name_and_that_race() -> None:
    token = created('Create a 500/0 "Stray Spark" token.').option("recovered").obj("Stray Spark", 0)
    assert token.now.names == {"Stray Spark"} and token.now.kinds == {"Stray Spark"}
