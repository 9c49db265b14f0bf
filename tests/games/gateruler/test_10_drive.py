"""Section 10: the drive, in one's own main phase and at other times; Overdrive abilities as imaginary cards."""

from __future__ import annotations

import pytest

from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script.amounts import Number
from arbiter.script.costs import Cost, Mana
from arbiter.testing import Table
from tests.games.gateruler.plain import ACTIVE, DRAW, ruler, table, unit, waiting

DRIVE_ONE = fx.Perform("drive", amount=Number(1))
DRIVE_TWO = fx.Perform("drive", amount=Number(2))
DRIVER = unit("Driver", abilities=(ab.Activated("drive", effects=(DRIVE_ONE,), zones=ACTIVE),))
PAIR = unit("Team", abilities=(ab.Activated("drive", effects=(DRIVE_TWO,), zones=ACTIVE),))


NOTHING = Cost()


def overdrive(text: str, *effects: fx.Effect, cost: Cost = NOTHING) -> ab.Activated:
    return ab.Activated(text, cost=cost, effects=effects or (DRAW,), zones=("drive",))


RACER = unit("Racer", level=1, abilities=(overdrive("rev"),))
COSTLY = unit("Costly", level=2)


def driving(*top: str, faces: tuple[object, ...] = (), driver: str = "Driver", turn: int = 1) -> Table:
    """Player 0 drives in the other player's turn."""
    made = table(DRIVER, PAIR, RACER, COSTLY, *faces)  # type: ignore[arg-type]
    made.field(0, driver).field(1, "Driver").deck(0, *top).turn(turn)
    return made


def drive_zone(made: Table) -> list[tuple[str, bool]]:
    return [(obj.face.name, obj.face_up) for obj in made.game.state.zones["drive"][0]]


@pytest.mark.rule("gateruler", "10-2a", "10-1b", "15-19b", "15-19c")
def test_in_ones_own_main_phase_driven_cards_lie_face_down_in_the_drive_zone() -> None:
    made = driving("Scout", "Trick", driver="Team", turn=0)
    made.use(0, "Team").resolve()
    assert drive_zone(made) == [("Scout", False), ("Trick", False)] and waiting(made) == []
    assert made.step == "main"


@pytest.mark.rule("gateruler", "10-2a", "3-12c")
def test_only_their_owner_sees_what_lies_there() -> None:
    made = driving("Scout", turn=0).use(0, "Driver")
    made.resolve()
    assert "Scout" in str(made.view(0)["zones"]["drive"]) and "Scout" not in str(made.view(1)["zones"]["drive"])
    assert made.view(1)["zones"]["drive"][0]["count"] == 1


@pytest.mark.rule("gateruler", "10-3a", "10-3a-1", "10-3c", "10-3c-1", "10-4a", "10-4c", "9-3d")
def test_at_another_time_a_unit_is_revealed_and_its_player_asked_at_once() -> None:
    made = driving("Scout")
    made.passes(1).use(0, "Driver")
    made.passes(0).passes(1)
    assert drive_zone(made) == [("Scout", True)] and waiting(made) == ["drive"]
    made.expect(kind="option", player=0, why="drive")


@pytest.mark.rule("gateruler", "10-4d-2")
@pytest.mark.parametrize("used", [False, True])
def test_a_driven_unit_counts_for_the_summon_cap(used: bool) -> None:
    made = driving("Guard", turn=0).hand(0, "Scout")
    if used:
        made.play(0, "Scout", option="attack 2").resolve()
    made.to("attack_start").use(0, "Driver")
    made.passes(0).passes(1)
    if used:
        assert made.zone_names(0, "graveyard") == ["Guard"]  # with a cap of one it could not be summoned
    else:
        made.option("card").option("attack 2")
        assert made.game.state.resources[0]["summons"] == 1


@pytest.mark.rule("gateruler", "10-4d", "10-4b", "9-4f")
def test_a_driven_unit_is_summoned_and_can_be_answered_in_the_gate() -> None:
    made = driving("Scout").passes(1).use(0, "Driver")
    made.passes(0).passes(1)
    made.option("card").option("attack 2")
    assert waiting(made) == ["drive", "summon"]
    made.passes(1).passes(0)
    assert made.zone_of("Scout") == "front" and waiting(made) == []


@pytest.mark.rule("gateruler", "10-4e", "10-4b")
def test_what_is_neither_played_nor_set_goes_to_the_graveyard() -> None:
    made = driving("Scout").passes(1).use(0, "Driver")
    made.passes(0).passes(1)
    made.option("nothing")
    assert made.zone_names(0, "graveyard") == ["Scout"] and waiting(made) == []


@pytest.mark.rule("gateruler", "10-4d-1")
def test_what_is_played_from_a_drive_is_paid_for() -> None:
    made = driving("Costly", "Costly", driver="Team").zone(0, "resource", "Well", "Well", "Well")
    made.passes(1).use(0, "Team")
    made.passes(0).passes(1)
    made.choose("Costly").option("card").option("attack 2")
    assert sum(obj.turned for obj in made.game.state.zones["resource"][0]) == 2
    made.passes(1).passes(0)
    assert made.zone_names(0, "graveyard") == ["Costly"] and made.is_on_field("Costly", 0)


@pytest.mark.rule("gateruler", "10-3a-1", "10-4d", "2-17c")
def test_what_can_only_be_set_stays_face_down_and_may_be_set() -> None:
    made = driving("Spark").passes(1).use(0, "Driver")
    made.passes(0).passes(1)
    assert drive_zone(made) == [("Spark", False)]
    made.option("set")
    assert made.zone_of("Spark", 0) == "set" and waiting(made) == []


@pytest.mark.rule("gateruler", "10-3a-1")
def test_what_can_be_set_or_played_is_kept_face_down_or_revealed_as_its_player_likes() -> None:
    for kept in ([], ["Trick"]):
        made = driving("Trick").passes(1).use(0, "Driver")
        made.passes(0).passes(1)
        made.expect(kind="objects", player=0, why="keep face down")
        made.choose(*kept)
        assert drive_zone(made) == [("Trick", bool(not kept))]
        made.option("card")
        assert waiting(made) == ["drive", "Trick"]


@pytest.mark.rule("gateruler", "10-3b", "10-3b-1", "10-4c", "7-2a-2")
def test_an_overdrive_ability_lies_beside_its_card_and_holds_it_back() -> None:
    made = driving("Racer").zone(0, "resource", "Well").passes(1).use(0, "Driver")
    made.passes(0).passes(1)
    assert drive_zone(made) == [("Racer", True), ("Racer [OD]", True)]
    made.expect(kind="option", player=0, why="drive")
    made.option("overdrive")
    assert waiting(made) == ["drive", "rev"]
    assert drive_zone(made) == [("Racer", True)]
    made.passes(1).passes(0)
    assert made.hand_size(0) == 1
    made.option("card").option("attack 2").passes(1).passes(0)
    assert made.is_on_field("Racer", 0)


@pytest.mark.rule("gateruler", "10-4e")
def test_an_overdrive_ability_that_is_not_played_is_removed() -> None:
    made = driving("Racer").zone(0, "resource", "Well").passes(1).use(0, "Driver")
    made.passes(0).passes(1)
    made.option("nothing")
    assert drive_zone(made) == [("Racer", True)] and made.hand_size(0) == 0
    made.option("nothing")
    assert made.zone_names(0, "graveyard") == ["Racer"]


@pytest.mark.rule("gateruler", "10-4d-1", "14-4b-6a")
def test_an_overdrive_ability_costs_what_it_says() -> None:
    nitro = unit("Nitro", abilities=(overdrive("nitro", cost=Cost((Mana((), 1),))),))
    made = driving("Nitro", faces=(nitro,)).passes(1).use(0, "Driver")
    made.passes(0).passes(1)
    assert made.zone_names(0, "graveyard") == [] and drive_zone(made) == [("Nitro", True)]
    paid = driving("Nitro", faces=(nitro,)).zone(0, "resource", "Well").passes(1).use(0, "Driver")
    paid.passes(0).passes(1)
    paid.option("overdrive")
    assert waiting(paid) == ["drive", "nitro"]


@pytest.mark.rule("gateruler", "10-2a", "10-1b")
def test_a_ruler_drives_in_its_start_phase_without_a_process() -> None:
    chief = ruler("Chief", start=(DRIVE_ONE,))
    made = table(rulers=(chief, ruler("Rival"))).deck(0, "Scout").turn(1)
    made.next_turn().to("main", 0)
    assert drive_zone(made) == [("Scout", False)] and waiting(made) == []


@pytest.mark.rule("gateruler", "10-3a")
def test_in_ones_own_attack_phase_a_drive_is_resolved_through_the_gate() -> None:
    made = driving("Scout", turn=0).to("attack_start").use(0, "Driver")
    made.passes(0).passes(1)
    assert waiting(made) == ["drive"]
    made.option("nothing")
    assert made.zone_names(0, "graveyard") == ["Scout"]


@pytest.mark.rule("gateruler", "10-4b", "10-4c")
def test_the_cards_of_a_drive_are_taken_one_after_the_other_in_the_order_their_player_likes() -> None:
    made = driving("Scout", "Guard", driver="Team").passes(1).use(0, "Team")
    made.passes(0).passes(1)
    made.choose("Guard").option("card").option("attack 2")
    made.passes(1).passes(0)
    made.option("card").option("attack 3").passes(1).passes(0)
    assert sorted(made.field_names(0)) == ["Guard", "Scout", "Team"] and waiting(made) == []


@pytest.mark.rule("gateruler", "14-6c")
def test_an_overdrive_ability_that_plays_its_card_is_the_card_itself() -> None:
    eager = unit("Eager", level=1, abilities=(overdrive("go", fx.Perform("play_this")),))
    made = driving("Eager", faces=(eager,)).zone(0, "resource", "Well").passes(1).use(0, "Driver")
    made.passes(0).passes(1)
    made.option("overdrive").option("attack 2")
    assert waiting(made) == ["drive", "summon"]


@pytest.mark.rule("gateruler", "10-3b")
def test_overdrives_of_cards_of_one_id_at_two_tables_are_two_abilities() -> None:
    for count in (1, 2):
        racer = unit("Racer", level=1, abilities=(overdrive("rev", *[DRAW] * count),))
        made = table(DRIVER, racer).field(0, "Driver").field(1, "Driver").deck(0, "Racer").turn(1)
        made.zone(0, "resource", "Well").passes(1).use(0, "Driver").passes(0).passes(1)
        made.option("overdrive").passes(1).passes(0)
        assert made.hand_size(0) == count
