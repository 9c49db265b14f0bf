"""What could pay is found before effects put a copy of a card in its place: it is the card's number that counts."""

from __future__ import annotations

import pytest

from arbiter.kernel.dealing import fork
from arbiter.kernel.index.resources import resources_of
from arbiter.kernel.playing.play import Play
from arbiter.kernel.playing.pool import sources_for
from arbiter.testing import scenario
from tests.straight import find


@pytest.mark.rule("fftcg", "11.2.1.1")
def test_a_card_that_a_copy_was_put_in_the_place_of_does_not_pay_for_itself() -> None:
    table = scenario("fftcg").hand(0, "Kiln Apprentice", "Salt Road Warden").begin()
    game = fork(table.game, table.game.state)
    assert len(resources_of(game, 0).sources) == 2
    copy = game.state.replace(find(game, "Kiln Apprentice", "hand"))
    play = Play(game.rules.playing.cast_kind(copy), 0, copy, copy.face.spell)
    assert [source.obj.face.name for source in sources_for(game, play)] == ["Salt Road Warden"]
