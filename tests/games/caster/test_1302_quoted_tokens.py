"""1302: a token has the ability that the text quotes, as if it were printed on it."""

from __future__ import annotations

import pytest

from arbiter.testing import scenario
from tests.games.caster.written import conjure


@pytest.mark.rule("caster", "1302.1")
def test_a_token_has_the_ability_that_is_quoted() -> None:
    text = 'Create a 500/500 "Stray Spark" token with "When this card enters the field ⇒ Draw a card."'
    made = conjure(scenario("caster"), "Make", text).sources(0, ignus=1).hand(0, "Make").play(0, "Make").resolve()
    made.option("recovered").resolve_all()
    assert made.is_on_field("Stray Spark", 0) and made.hand_size(0) == 1
