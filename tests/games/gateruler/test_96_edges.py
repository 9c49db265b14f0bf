"""Layers, prohibitions, healing, protection and what is heard of, at their edges: what random breaks showed."""

from __future__ import annotations

import pytest

from arbiter.games.gateruler.driving import image_face
from arbiter.games.gateruler.face_down import back_of
from arbiter.games.gateruler.game import RULES, layer_of
from arbiter.games.gateruler.protection import IGNORES
from arbiter.kernel.dealing import new_game
from arbiter.kernel.decisions import ChooseObjects
from arbiter.kernel.game import Game
from arbiter.kernel.match import Match
from arbiter.kernel.traits import Face
from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script import nouns as n
from arbiter.script import statements as st
from arbiter.script.amounts import Number
from arbiter.script.base import Change, Quality, Stat, Statement, Who
from arbiter.script.patterns import Does
from arbiter.testing import Table
from tests.games.gateruler.plain import ACTIVE, DRAW, REGENT, RIVAL, SCOUT, event, table, unit, when

ONE = Number(1)
UNITS = n.Group((n.Is(Quality.TYPE, "unit"),), ("front",))


def saying(name: str, *statements: Statement) -> Face:
    return unit(name, abilities=(ab.Static(name, statements=statements, zones=ACTIVE),))


@pytest.mark.rule("gateruler", "14-13a", "15-27a-4")
@pytest.mark.parametrize(
    ("change", "layers"),
    [
        (st.Mark(IGNORES), (0,)),
        (st.Mark("no_damage"), (5,)),
        (st.BecomeType("unit", ONE), (1, 6)),
        (st.AddWord(Quality.TYPE, "unit"), (1,)),
        (st.AddWord(Quality.KIND, "Dragon"), (1,)),
        (st.AddWord(Quality.NAME, "Dragon"), (0,)),
        (st.SetWords(Quality.KIND, ("Dragon",)), (1, 2)),
        (st.SetWords(Quality.NAME, ("Dragon",)), (5,)),
        (st.AddKeyword("deadly"), (3,)),
        (st.LoseKeyword("deadly"), (4,)),
        (st.LoseAbilities(), (4,)),
        (st.SetStat(Stat.POWER, ONE, new=True), (6,)),
        (st.SetStat(Stat.POWER, ONE), (7,)),
        (st.AddStat(Stat.POWER, ONE), (7,)),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Change) else str(value),
)
def test_the_layer_of_every_change(change: Change, layers: tuple[int, ...]) -> None:
    assert layer_of(change) == layers


def numbers(face: Face) -> tuple[int, ...]:
    traits = face.traits
    return traits.cost, traits.power, traits.guard, traits.level, traits.strike


@pytest.mark.rule("gateruler", "14-19c", "16-2a")
def test_a_face_down_unit_has_the_numbers_of_its_effect_and_an_imaginary_card_none() -> None:
    assert numbers(back_of(SCOUT, "4/5/2 Dragon")) == (0, 4, 5, 0, 2)
    assert back_of(SCOUT, "4/5/2 Dragon").has_power
    drawn = unit("Deep", abilities=(ab.Activated("draws", effects=(DRAW,), zones=("drive",)),))
    assert numbers(image_face(drawn, drawn.traits.programs[0])) == (0, 0, 0, 0, 0)


# ---------------------------------------------------------------- prohibitions


@pytest.mark.rule("gateruler", "1-5d", "15-37a")
@pytest.mark.parametrize(
    ("who", "kind", "zones", "plays", "uses"),
    [
        (n.YOU, "cast", (), False, True),
        (n.YOU, "ability", (), True, False),
        (n.YOU, "any", (), False, False),
        (n.OPPONENT, "any", (), True, True),
        (n.EACH, "any", ("hand",), False, True),
        (n.EACH, "any", ("front",), True, False),
    ],
)
def test_a_text_forbids_playing_cards_or_abilities_of_one_player_or_zone(
    who: Who, kind: str, zones: tuple[str, ...], plays: bool, uses: bool
) -> None:
    ban = saying("Ban", st.ForbidPlay(who, kind, n.Group((), zones, n.EACH)))
    drill = unit("Drill", abilities=(ab.Activated("draws", effects=(DRAW,), zones=ACTIVE),))
    made = table(ban, drill).field(0, "Ban", "Drill").hand(0, "Trick")
    assert made.can("play", 0, "Trick") is plays and made.can("use", 0, "Drill") is uses


@pytest.mark.rule("gateruler", "2-6b", "15-21b")
@pytest.mark.parametrize(("who", "left"), [(n.YOU, 2), (n.OPPONENT, 1), (n.EACH, 2)])
def test_a_player_who_cannot_heal_is_not_healed(who: Who, left: int) -> None:
    cap = st.Permit("deck_copies", who=n.EACH, amount=ONE)  # it speaks of something else
    mend = event("Mend", fx.Perform("heal_player", who=n.YOU, amount=ONE))
    made = table(saying("Ban", cap, st.Permit("no_healing", who=who)), mend).field(0, "Ban").hand(0, "Mend")
    made.zone(0, "damage", "Scout", "Guard").play(0, "Mend").resolve()
    if left == 1:
        made.choose("Scout")
    assert len(made.zone_names(0, "damage")) == left


@pytest.mark.rule("gateruler", "15-21b", "14-4a")
@pytest.mark.parametrize("hurt", [0, 1])
def test_healing_is_heard_of_if_something_was_healed(hurt: int) -> None:
    nurse = unit("Nurse", abilities=(when(Does(n.YOU, "heal")),))
    mend = event("Mend", fx.Perform("heal_player", who=n.YOU, amount=ONE))
    made = table(nurse, mend).field(0, "Nurse").hand(0, "Mend")
    if hurt:
        made.zone(0, "damage", "Scout")
    made.play(0, "Mend").resolve_all()
    assert made.hand_size(0) == hurt


# ---------------------------------------------------------------- protection


BOLT = event("Bolt", fx.Choose(1, UNITS, ONE, ONE), fx.Deal(ONE, n.Bound(1)))
FELL = event("Fell", fx.Choose(1, UNITS, ONE, ONE), fx.Destroy(n.Bound(1)))


@pytest.mark.rule("gateruler", "15-27a-1", "15-27a-2", "15-27c-1", "15-27c-3")
@pytest.mark.parametrize(
    ("mark", "card", "owner", "spared"),
    [
        ("no_damage", "Bolt", 1, True),
        ("no_damage", "Fell", 1, False),
        ("no_effect_damage", "Bolt", 1, True),
        ("no_combat_damage", "Bolt", 1, False),
        ("cannot_be_destroyed", "Fell", 1, True),
        ("cannot_be_destroyed", "Bolt", 1, False),
        (IGNORES, "Bolt", 1, True),
        (IGNORES, "Fell", 1, True),
        (IGNORES, "Bolt", 0, False),
        (IGNORES, "Fell", 0, False),
    ],
)
def test_what_a_unit_is_spared(mark: str, card: str, owner: int, spared: bool) -> None:
    stout = saying("Stout", st.Affects(n.Self(), (st.Mark(mark),)))
    made = table(stout, BOLT, FELL).field(owner, "Stout", place=0).hand(0, card)
    made.play(0, card, targets=["Stout"]).resolve()
    hurt = not made.is_on_field("Stout", owner) or made.damage_on("Stout", owner) > 0
    assert hurt is not spared


# ---------------------------------------------------------------- attacks, first turns


@pytest.mark.rule("gateruler", "8-2a")
def test_one_unit_attacks_one_target_at_a_time() -> None:
    made = table().field(0, "Scout", place=0).field(0, "Giant", place=1).field(1, "Guard", place=0)
    seen = []
    for _ in range(12):
        question = made.question
        if isinstance(question, ChooseObjects):
            seen.append((question.why, question.high))
            made.match.answer((0,))
        else:
            made.match.answer(0)
        if len(seen) == 2:
            break
    assert all(high == 1 for _, high in seen) and seen


@pytest.mark.rule("gateruler", "6-1a")
@pytest.mark.parametrize("first", [0, 1])
def test_who_is_named_to_go_first_goes_first(first: int) -> None:
    def begun(seed: int) -> Game:
        deck = [SCOUT] * 40
        game = new_game(RULES, [{"ruler": [face], "deck": deck, "geas": []} for face in (REGENT, RIVAL)], seed)
        game.state.first = first
        return game

    assert {Match(lambda seed=seed: begun(seed)).game.state.starting for seed in range(1, 6)} == {first}


@pytest.mark.rule("gateruler", "14-19a", "14-19b")
def test_a_text_goes_on_with_the_face_down_unit_that_it_has_made() -> None:
    mine = n.Group((n.Is(Quality.NAME, "Guard"),), ("hand",), n.YOU)
    hide = event(
        "Hide",
        fx.Choose(1, mine, ONE, ONE, target=False),
        fx.Perform("face_down_unit", n.Bound(1), word="2/3/1", slot=2),
        fx.Deal(ONE, n.Bound(2)),
    )
    made: Table = table(hide).hand(0, "Hide", "Guard").play(0, "Hide").resolve()
    if made.question is not None and made.question.kind == "option":
        made.option("attack 1")
    assert [obj.damage for obj in made.objects("front", 0)] == [1]
    down = made.objects("front", 0)[0]
    assert made.view(0) != made.view(1) and down.face.front.name == "Guard"


# ---------------------------------------------------------------- where cards cannot be


ANY_CARD = n.Group((), ("front", "field", "ruler"))
SWAP = event(
    "Swap",
    fx.Choose(1, ANY_CARD, ONE, ONE),
    fx.Choose(2, ANY_CARD, ONE, ONE),
    fx.Perform("swap", n.Bound(1), other=n.Bound(2)),
)


@pytest.mark.rule("gateruler", "15-11b", "3-8d", "3-11c")
@pytest.mark.parametrize("other", ["Meadow", "Regent"])
def test_a_unit_is_swapped_with_neither_a_field_nor_a_ruler(other: str) -> None:
    made = table(SWAP).field(0, "Scout", place=1).zone(0, "field", "Meadow").hand(0, "Swap")
    made.play(0, "Swap", targets=["Scout", made.card(other, 0)]).resolve()
    assert made.zone_names(0, "front") == ["Scout"] and made.obj("Scout", 0).place == 1
    assert made.zone_names(0, "field") == ["Meadow"] and made.zone_names(0, "ruler") == ["Regent"]


@pytest.mark.rule("gateruler", "15-11a")
def test_fields_of_both_players_are_swapped() -> None:
    made = table(SWAP).zone(0, "field", "Meadow").zone(1, "field", "Meadow").hand(0, "Swap")
    mine, theirs = made.card("Meadow", 0), made.card("Meadow", 1)
    made.play(0, "Swap", targets=[mine, theirs]).resolve()
    assert [obj.owner for obj in made.objects("field", 0)] == [1]


@pytest.mark.rule("gateruler", "3-8d", "3-10c")
@pytest.mark.parametrize(("zone", "card"), [("front", "Trick"), ("set", "Scout")])
def test_a_card_is_not_put_where_its_type_cannot_be(zone: str, card: str) -> None:
    mine = n.Group((n.Is(Quality.NAME, card),), ("hand",), n.YOU)
    put = event("Put", fx.Choose(1, mine, ONE, ONE, target=False), fx.Move(n.Bound(1), zone))
    made = table(put).hand(0, "Put", card).play(0, "Put").resolve()
    assert made.hand_names(0) == [card] and made.zone_names(0, zone) == []
