"""What lies face down in play: everybody sees that it is there, and only its player which card it is."""

from __future__ import annotations

import json

import pytest
from rich.text import Text

from arbiter.cards.face_json import face_json
from arbiter.cards.pool import shared
from arbiter.kernel.views import view
from arbiter.table.lookup import show_card
from arbiter.table.questions import Prompt
from arbiter.table.seeing import see
from arbiter.table.web.masks import Mask
from arbiter.table.web.viewpoint import ViewCache, Viewpoint
from arbiter.testing import scenario

SECRET = "Sun in a Jar"


@pytest.mark.parametrize(("viewer", "knows"), [(0, True), (1, False), (-1, False)])
def test_the_browser_is_sent_the_card_only_for_its_player(viewer: int, knows: bool) -> None:
    game = scenario("caster").field(0, SECRET, face_up=False).begin().game
    cached = ViewCache()
    for _ in range(2):  # the second time from what was cached before
        viewpoint = Viewpoint(game, viewer, Mask(b"secret", viewer), cached)
        sent = viewpoint.zones_text(view(game, viewer))
        sent += json.dumps([face_json(face) for face in viewpoint.faces.values()])
        assert "face-down card" in sent
        assert (SECRET in sent) is knows


@pytest.mark.parametrize(("viewer", "knows"), [(0, True), (1, False)])
def test_the_terminal_tells_the_card_only_to_its_player(viewer: int, knows: bool) -> None:
    game = scenario("caster").field(0, SECRET, face_up=False).begin().game
    seen = see(game, viewer)
    prompt = Prompt(Text("?"), (), "")
    told = "\n".join(line.plain for line in show_card(game, seen, prompt, shared("caster"), "face-down card", 100))
    assert (SECRET in told) is knows
