"""Who chooses among replacements, what is waited for beyond a turn, and who is present as the damage step ends."""

from __future__ import annotations

import pytest

from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script import nouns as n
from arbiter.script import statements as st
from arbiter.script.amounts import Number
from arbiter.script.base import Lasting, Quality, Status
from arbiter.script.conditions import Exists, NotSo
from arbiter.script.patterns import DealsDamage, Moves, StepBegins
from tests.games.gateruler.plain import ACTIVE, DRAW, event, table, unit
from tests.games.gateruler.printed import card, happening
from tests.games.gateruler.test_95_rulings_combat import on

UNITS = n.Group((n.Is(Quality.TYPE, "unit"),), ("front",))
HUSH = happening("Hush", "Choose 1 unit. Destroy it.", "Instant Action")
SOUL = card(
    "Soul", "Charge Shield\nWhen this card would be destroyed, remove it from the game instead.", numbers="0 2 3 1"
)


# ---------------------------------------------------------------- 14-14c  who chooses


@pytest.mark.rule("gateruler", "14-14c", "14-16e", "15-12b-1")
@pytest.mark.parametrize("seat", [0, 1])
def test_of_what_damage_destroys_the_controller_of_its_source_chooses_among_replacements(seat: int) -> None:
    """Whichever unit the blow destroys: the attacker's by Retaliate, or the one that is attacked."""
    wall = card("Wall", "Retaliate", numbers="0 6 9 1")
    made = table(SOUL, wall)
    if seat == 0:
        made.field(0, "Giant", place=1).field(1, "Soul", place=1).zone(1, "charge", "Spark", host="Soul")
        made.attack("Giant", at="Soul")
    else:
        made.field(0, "Soul", place=1).zone(0, "charge", "Spark", host="Soul").field(1, "Wall", place=1)
        made.attack("Soul", at="Wall")
    for _ in range(20):
        if made.question is not None and made.question.why == "replacement":
            break
        made.passes()
    made.expect(player=seat, why="replacement")


@pytest.mark.rule("gateruler", "14-14c", "15-12b-2")
@pytest.mark.parametrize("owner", [0, 1])
def test_of_a_unit_without_hp_that_nothing_destroyed_its_controller_chooses_among_replacements(owner: int) -> None:
    wane = happening("Wane", "All units gain -9 HP until the end of the turn.", "Instant Action")
    made = table(SOUL, wane).zone(1 - owner, "set", "Wane", place=1)
    made.field(owner, "Soul", place=1).zone(owner, "charge", "Spark", host="Soul")
    if owner == 0:
        made.passes(0)
    made.play(1 - owner, "Wane").resolve().expect(player=owner, why="replacement")


@pytest.mark.rule("gateruler", "14-14c-1", "15-2b")
@pytest.mark.parametrize("seat", [0, 1])
def test_of_what_is_said_of_dealing_damage_the_controller_of_the_effect_chooses(seat: int) -> None:
    """Also where it has a unit of the other player deal the damage."""
    more = st.ChangeDamage(DealsDamage(UNITS), add=Number(1))
    fans = [unit(name, abilities=(ab.Static(name, statements=(more,), zones=ACTIVE),)) for name in ("Ash", "Elm")]
    goad = happening("Goad", "Choose 1 enemy unit. It deals 1 damage to your opponent.", "Instant Action")
    made = table(*fans, goad).field(0, "Ash", place=1).field(1, "Elm", place=1).field(1 - seat, "Guard", place=2)
    made.zone(seat, "set", "Goad", place=1)
    if seat == 1:
        made.passes(0)
    made.play(seat, "Goad", targets=["Guard"]).resolve().expect(player=seat, why="replacement").option("Ash")
    made.resolve_all()
    assert made.damage_count(1 - seat) == 3


# ---------------------------------------------------------------- 6-5d  what waits for something else


@pytest.mark.rule("gateruler", "6-5c-2", "6-5d", "6-5e")
@pytest.mark.parametrize("lasting", [Lasting.TURN, Lasting.GAME])
def test_what_waits_for_something_else_does_not_begin_the_end_phase_again(lasting: Lasting) -> None:
    gone = Moves(n.Group((), (), n.EACH), origin="front", to="graveyard")
    watch = event("Watch", fx.Delay(gone, (DRAW,), lasting))
    made = table(watch, HUSH).field(0, "Scout", place=1).zone(0, "set", "Hush", place=1).hand(0, "Watch")
    made.play(0, "Watch").resolve().to("main", 1).passes(1).play(0, "Hush", targets=["Scout"]).resolve_all()
    assert made.turn_number == 4 and made.hand_size(0) == (lasting is Lasting.GAME)


@pytest.mark.rule("gateruler", "6-5a-1", "6-5d")
def test_what_waits_for_every_end_of_a_turn_triggers_once_in_each() -> None:
    watch = event("Watch", fx.Delay(StepBegins("end"), (DRAW,), Lasting.GAME, repeats=True))
    made = table(watch).hand(0, "Watch").play(0, "Watch").resolve().to("main", 1)
    assert made.hand_size(0) == 1
    assert made.to("main", 0, later=True).hand_size(0) == 2


@pytest.mark.rule("gateruler", "6-5a-1", "6-5d", "6-5c-1")
@pytest.mark.parametrize("hurt", [False, True])
def test_what_waits_for_the_end_of_the_next_turn_triggers_in_it_even_as_damage_goes(hurt: bool) -> None:
    """What asks that no unit is damaged comes true when damage goes (6-5c-1), and the end phase begins again for it."""
    damaged = n.Group((n.Is(Quality.TYPE, "unit"), n.In(Status.DAMAGED)), ("front",), n.EACH)
    whole = NotSo(Exists(damaged, Number(1)))
    watch = event("Watch", fx.Delay(StepBegins("end"), (DRAW,), next_turn=True, condition=whole))
    sting = happening("Sting", "Choose 1 unit. Deal 1 damage to it.", "Instant Action")
    made = table(watch, sting).hand(0, "Watch").field(0, "Giant", place=1).zone(0, "set", "Sting", place=1)
    made.play(0, "Watch").resolve().to("main", 1)
    assert made.hand_size(0) == 0
    if hurt:
        made.passes(1).play(0, "Sting", targets=["Giant"]).resolve()
    made.to("start", 0, later=True)
    assert made.hand_size(0) == 1


@pytest.mark.rule("gateruler", "6-5a-1", "6-5c-2", "6-5d")
def test_of_two_that_wait_for_the_end_neither_triggers_again_when_the_end_phase_begins_again() -> None:
    """Scout is destroyed as what kept it alive ends, and so the end phase begins again."""
    drums = [card(name, "At the end of the turn, draw 1 card.", numbers="0 1 9 1") for name in ("Ash", "Elm")]
    bless = happening("Bless", "All units gain +3 HP until the end of the turn.", "Standard Action")
    bane = card("Bane", "All units gain -3 HP.", "field")
    made = table(*drums, bless, bane).field(0, "Ash", place=1).field(0, "Elm", place=2).field(0, "Scout", place=3)
    made.hand(0, "Bless", "Bane").play(0, "Bless").resolve().play(0, "Bane").resolve().to("end")
    made.expect(why="triggers").match.answer(0)
    made.resolve_all().to("main", 1)
    assert made.zone_names(0, "graveyard") == ["Bless", "Scout"] and made.hand_size(0) == 2


# ---------------------------------------------------------------- 16-5a-1  no longer present in that column


@pytest.mark.rule("gateruler", "16-5a-1", "15-28a", "3-6e-1")
@pytest.mark.parametrize(("zone", "struck"), [("attack", 1), ("defense", 0)])
def test_breakthrough_strikes_past_a_unit_that_has_moved_out_of_the_center(zone: str, struck: int) -> None:
    ram, wall = card("Ram", "Breakthrough", numbers="0 2 3 1"), card("Wall", "", numbers="0 1 9 1")
    flee = happening(
        "Flee", f"Choose 1 allied unit. Place it in {'an' if struck else 'a'} {zone} zone.", "Instant Action"
    )
    made = table(ram, wall, flee).field(0, "Ram", place=1).field(1, "Wall", place=0).zone(1, "set", "Flee", place=1)
    made.attack("Ram", at="Wall").to("strike").passes(0).play(1, "Flee", targets=["Wall"]).resolve()
    if struck:
        made.option("attack 1")
    on(made)
    assert made.damage_on("Wall", 1) == 2 and made.damage_count(1) == struck


# ---------------------------------------------------------------- 13-3d-2  who gives a reduction to whom


@pytest.mark.rule("gateruler", "13-3d-2", "13-3d-2a")
def test_of_damage_to_units_of_one_player_the_controller_of_the_reduction_chooses_whoever_deals_it() -> None:
    storm = happening("Storm", "Deal 2 damage to all allied units.")
    timing = "You can play this card when an allied unit would be dealt damage."
    ward = happening("Ward", "Reduce this damage by 1.", timing)
    made = (
        table(storm, ward).hand(0, "Storm").zone(0, "set", "Ward").field(0, "Scout", place=1).field(0, "Guard", place=2)
    )
    made.play(0, "Storm").yes().resolve().resolve().expect(player=0, why="reduce damage").option("Guard")
    assert made.damage_on("Scout", 0) == 2 and made.damage_on("Guard", 0) == 1
