"""Zones from the table: whose they are, who sees into them, how cards lie there, and what lies beneath."""

from __future__ import annotations

from arbiter.kernel import events as ev
from arbiter.kernel.events import Event
from arbiter.kernel.perform import move, perform
from arbiter.kernel.state import READY, RESTED, REVERSED
from arbiter.kernel.views import view
from arbiter.script import effects as fx
from arbiter.script import nouns as n
from arbiter.script import patterns as pt
from arbiter.script.base import How, Position, Status
from tests.kernel.table import ME, PLAIN, SELF, UNITS, Setup, card, do, find, group, lying, number, triggered
from tests.kernel.toy import MELEE, ZONES

SECRET = card("Secret")
OTHER = card("Other")


def seen_in(setup: Setup, zone: str, viewer: int, pile: int = 0) -> object:
    shown = view(setup.start(), viewer)["zones"]
    assert isinstance(shown, dict)
    found = shown[zone]
    return found if isinstance(found, dict) else found[pile]


def card_names(shown: object) -> list[object]:
    assert isinstance(shown, dict)
    return [each.get("name", "?") for each in shown.get("cards", [{}] * shown["count"])]


def test_every_zone_of_the_table_is_there_once_or_once_for_each_player() -> None:
    state = Setup(MELEE).start().state
    assert {name: len(piles) for name, piles in state.zones.items()} == {
        spec.name: 1 if spec.shared else 3 for spec in ZONES
    }


def test_an_owner_only_zone_is_seen_by_its_owner_alone() -> None:
    setup = Setup(MELEE).put(SECRET, 1, "grip")
    assert card_names(seen_in(setup, "grip", 1, 1)) == ["Secret"]
    for other in (0, 2, -1):
        assert card_names(seen_in(setup, "grip", other, 1)) == ["?"]


def test_a_hidden_zone_tells_nobody_more_than_its_size() -> None:
    setup = Setup(MELEE).put(SECRET, 1, "library").put(OTHER, 1, "library")
    for viewer in (0, 1, 2, -1):
        assert seen_in(setup, "library", viewer, 1) == {"count": 2}


def test_a_shared_public_zone_holds_everybodys_cards_and_is_seen_by_all() -> None:
    setup = Setup(MELEE).put(SECRET, 1, "commons").put(OTHER, 2, "commons")
    for viewer in (0, 1, 2, -1):
        assert card_names(seen_in(setup, "commons", viewer)) == ["Secret", "Other"]


def test_a_face_down_card_of_ones_own_zone_is_known_to_its_owner() -> None:
    setup = Setup().put(SECRET, 0, "cache")
    assert card_names(seen_in(setup, "cache", 0)) == ["Secret"]
    assert card_names(seen_in(setup, "cache", 1)) == ["?"]


def test_a_face_down_card_in_a_public_zone_is_not_shown() -> None:
    setup = Setup().put(SECRET, 0, "arena", face_up=False)
    assert card_names(seen_in(setup, "arena", 1)) == ["?"]
    assert card_names(seen_in(setup, "arena", -1)) == ["?"]


def test_turning_a_card_face_up_shows_it() -> None:
    game = Setup().put(SECRET, 0, "arena", face_up=False).game()
    assert not find(game, "Secret").face_up
    do(game, 0, fx.TurnFace(n.Every(group()), True))
    assert find(game, "Secret").face_up


def test_a_face_down_card_in_play_is_no_unit_and_says_nothing() -> None:
    watcher = card("Watcher", triggered(pt.StepBegins("main"), fx.Draw(n.YOU, number(1))))
    game = Setup().put(watcher, face_up=False).game()
    perform(game, [Event(ev.STEPS, None, 0, word="main")])
    assert not game.state.pending
    do(game, 0, fx.Rest(n.Every(UNITS)))
    assert find(game, "Watcher").turned == READY


def test_cards_come_to_a_face_down_zone_face_down() -> None:
    game = Setup().put(SECRET, 0, "grip").game()
    do(game, 0, fx.Move(n.Every(group(zone="grip")), "cache"))
    assert not find(game, "Secret", "cache").face_up


def test_a_card_goes_to_its_owners_zone_whoever_controls_it() -> None:
    game = Setup().put(SECRET, 1).game()
    find(game, "Secret").controller = 0
    move(game, find(game, "Secret"), "grip", How.RETURN)
    assert lying(game, "grip", 1) == ["Secret"] and lying(game, "grip", 0) == []


def test_top_and_bottom_of_an_ordered_zone() -> None:
    game = Setup().put(PLAIN, 0, "library").put(SECRET).put(OTHER).game()
    move(game, find(game, "Secret"), "library", position=Position.BOTTOM)
    move(game, find(game, "Other"), "library", position=Position.TOP)
    assert lying(game, "library") == ["Secret", "Plain", "Other"]
    do(game, 0, fx.Draw(n.YOU, number(1)))
    assert lying(game, "grip") == ["Other"]


# ---------------------------------------------------------------- orientation


def test_there_are_three_orientations_and_each_is_its_own_status() -> None:
    game = Setup().put(PLAIN).game()
    plain = find(game, "Plain")
    for turned, status in ((READY, Status.READY), (RESTED, Status.RESTED), (REVERSED, Status.REVERSED)):
        perform(game, [Event(ev.ORIENTS, plain, 0, turned)])
        for each in (Status.READY, Status.RESTED, Status.REVERSED):
            found = do(game, 0, fx.BindThing(1, n.Every(group(n.In(each))))).slots[1]
            assert bool(found) == (each is status)


def test_resting_and_readying_are_events_of_their_own() -> None:
    eager = card(
        "Eager",
        triggered(pt.Rests(ME), fx.Draw(n.YOU, number(1)), text="rests"),
        triggered(pt.Readies(ME), fx.Draw(n.YOU, number(1)), text="readies"),
    )
    game = Setup().put(eager).game()
    do(game, 0, fx.Rest(SELF), source="Eager")
    assert find(game, "Eager").turned == RESTED
    do(game, 0, fx.Ready(SELF), source="Eager")
    assert find(game, "Eager").turned == READY
    assert [pending.program.text for pending in game.state.pending] == ["rests", "readies"]


def test_a_view_names_the_orientation() -> None:
    shown = seen_in(Setup().put(PLAIN, turned=REVERSED), "arena", 1)
    assert isinstance(shown, dict) and shown["cards"][0]["turned"] == "reversed"


# ---------------------------------------------------------------- cards beneath cards


def test_cards_beneath_a_card_move_with_it_and_become_cards_again() -> None:
    setup = Setup().put(PLAIN, under=((71, SECRET, 0), (72, OTHER, 0)))
    game = setup.game()
    assert lying(game, "arena") == ["Plain"]
    do(game, 1, fx.Destroy(n.Every(UNITS)))
    assert lying(game, "arena") == []
    assert sorted(lying(game, "crypt")) == ["Other", "Plain", "Secret"]


def test_a_card_beneath_that_belongs_to_somebody_else_goes_to_its_owner() -> None:
    game = Setup().put(PLAIN, under=((71, SECRET, 1),)).game()
    do(game, 0, fx.Destroy(n.Every(UNITS)))
    assert lying(game, "crypt", 0) == ["Plain"] and lying(game, "crypt", 1) == ["Secret"]


def test_a_view_names_what_lies_beneath() -> None:
    shown = seen_in(Setup().put(PLAIN, under=((71, SECRET, 0),)), "arena", 1)
    assert isinstance(shown, dict) and shown["cards"][0]["under"] == ["Secret"]
