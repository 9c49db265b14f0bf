"""What is picked while it is done instead of an event, in the games that say so."""

from __future__ import annotations

import pytest

from arbiter.testing import Table, scenario

IN_ITS_PLACE = (
    "If Prince would be put from the field into the Break Zone, "
    "you may put 1 Backup you control into the Break Zone instead."
)


def attacked_forward(backups: int) -> Table:
    """A Forward of player 1 with that text and so many Backups; player 0 breaks it."""
    table = scenario("fftcg").define(name="Prince", type="forward", text=IN_ITS_PLACE)
    table.define(name="Bolt", type="summon", element=["fire"], cost=2, text="Choose 1 Forward. Break it.")
    table.sources(0, fire=2).hand(0, "Bolt").field(1, "Prince").sources(1, fire=backups)
    return table.play(0, "Bolt", targets=["Prince"]).resolve()


@pytest.mark.parametrize("backups", [0, 2])
def test_a_backup_may_go_in_place_of_a_forward_where_there_is_one(backups: int) -> None:
    table = attacked_forward(backups)
    if backups:
        table.expect(player=1).yes().choose("Fire Source 3")
    gone = ["Fire Source 3"] if backups else ["Prince"]
    assert table.zone_names(1, "break") == gone


def test_whoever_may_do_it_may_also_let_the_forward_go() -> None:
    assert attacked_forward(2).no().zone_names(1, "break") == ["Prince"]


@pytest.mark.parametrize(
    ("game", "kind", "text"),
    [
        ("fow", "resonator", "If this card would be destroyed, you may destroy another resonator you control instead."),
        ("caster", "Servant", "If this card would be destroyed, you may destroy 1 other allied servant instead."),
    ],
)
def test_other_games_say_it_too(game: str, kind: str, text: str) -> None:
    table = scenario(game).define(name="Prince", type=kind, text=text).field(0, "Prince")
    assert table.is_on_field("Prince", 0)
