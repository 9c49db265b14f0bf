"""Chapter 3: the zones, who sees them, and where cards may go."""

from __future__ import annotations

from functools import partial

import pytest

from arbiter.games.fow5.game import LIBRARY, RULES
from arbiter.games.fow5.zones import PLAY_GROUND
from arbiter.kernel import evaluate
from arbiter.kernel.aspects import EVERYTHING
from arbiter.kernel.context import Context
from arbiter.kernel.events import moving
from arbiter.kernel.index.versions import changed
from arbiter.kernel.perform import perform
from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script.amounts import Number
from arbiter.script.base import How, Quality
from arbiter.script.costs import Cost
from arbiter.script.nouns import EACH, YOU, Every, Group, Is, Not, Same, Self
from arbiter.script.patterns import Moves
from arbiter.testing import Table
from tests.games.fow.plain import make
from tests.games.fow5.tables import (
    BOLT,
    CUB,
    HOUND,
    JUDGE,
    OX,
    RULER,
    STONE,
    THEIRS,
    WATER_STONE,
    life,
    resonator,
    spell,
    table,
)

plain = partial(make, library=LIBRARY)


def shown(made: Table, viewer: int, zone: str, player: int | None = None) -> str:
    zones = made.view(viewer)["zones"]
    assert isinstance(zones, dict)
    found = zones[zone]
    return str(found if player is None else found[player])


# ---------------------------------------------------------------- 3.1, 3.2  zones and orientation


@pytest.mark.rule("fow5", "3.1/1", "3.6/2", "3.7/2", "3.8/2", "3.14/1")
def test_every_player_has_their_own_zones_and_shares_the_chase_area() -> None:
    made = table(stones=1).field(0, CUB).field(1, HOUND).zone(1, "stone_area", WATER_STONE)
    assert made.field_names(0) == [CUB] and made.field_names(1) == [HOUND]
    assert made.zone_names(0, "stone_area") == [STONE] and made.zone_names(1, "stone_area") == [WATER_STONE]
    assert made.zone_names(0, "ruler") == [RULER] and made.zone_names(1, "ruler") == [THEIRS]
    assert set(made.game.rules.zones.in_play) == {"field", "stone_area", "ruler"}
    assert len(made.game.state.zones["chase"]) == 1 and len(made.game.state.zones["graveyard"]) == 2


@pytest.mark.rule("fow5", "3.1/1", "3.3/2", "3.4/2", "3.6/3", "3.7/3", "3.8/3", "3.9/2", "3.10/2", "3.11/2", "3.13/2")
def test_which_zones_have_an_order_which_are_face_down_and_where_cards_rest() -> None:
    specs = RULES.zones.specs
    ordered = {"deck", "stones", "graveyard", "lifebreak", "chase"}
    assert {name for name, spec in specs.items() if spec.ordered} == ordered
    assert {name for name, spec in specs.items() if spec.face_down} == {"deck", "stones", "lifebreak", "standby"}
    # recovered and rested
    assert {name: spec.turns for name, spec in specs.items() if spec.turns > 1} == dict.fromkeys(PLAY_GROUND, 2)
    # 3.14/2: who controls a card of the play ground may change, so that those of both lie in one list
    assert {name for name, spec in specs.items() if spec.shared} == {"field", "stone_area", "chase"}
    assert {name for name, spec in specs.items() if spec.stack} == {"chase"}


@pytest.mark.rule("fow5", "3.4/2", "3.11/2")
@pytest.mark.parametrize(("origin", "card", "zone"), [("stone_area", WATER_STONE, "stones"), ("hand", BOLT, "standby")])
def test_what_comes_into_a_magic_stone_deck_or_chant_standby_area_lies_face_down(
    origin: str, card: str, zone: str
) -> None:
    made = table().zone(0, origin, card)
    put = perform(made.game, [moving(made.obj(card), zone, How.PUT, PLAY_GROUND)])[0].result
    assert put is not None and put.zone == zone and not put.face_up


@pytest.mark.rule("fow5", "3.1/2", "3.3/2", "3.4/2", "3.5/2", "3.9/2", "3.10/2", "3.11/2", "3.12/2")
@pytest.mark.parametrize(
    ("zone", "owner", "other"),
    [
        ("deck", False, False),
        ("stones", False, False),
        ("lifebreak", False, False),
        ("hand", True, False),
        ("standby", True, False),
        ("graveyard", True, True),
        ("removed", True, True),
    ],
)
def test_who_sees_which_zone(zone: str, owner: bool, other: bool) -> None:
    made = table("valhalla").define(name="Secret", type=["Resonator"], cost="{R}", text="", atk=1, **{"def": 1})
    made.zone(0, zone, "Secret") if zone != "deck" else made.deck(0, "Secret")
    assert ("Secret" in shown(made, 0, zone)) is owner
    assert ("Secret" in shown(made, 1, zone)) is other


@pytest.mark.rule("fow5", "3.1/2", "3.6/2", "3.7/2", "3.8/2", "3.13/2")
def test_everybody_sees_the_play_ground_and_the_chase_area() -> None:
    made = table(stones=2).field(0, CUB).hand(0, BOLT).play(0, BOLT, targets=[CUB])
    for viewer in (0, 1):
        for zone, name in (("field", CUB), ("stone_area", STONE), ("ruler", RULER), ("chase", BOLT)):
            assert name in shown(made, viewer, zone)


@pytest.mark.rule("fow5", "3.1/3")
def test_how_many_cards_lie_in_a_hidden_zone_is_known() -> None:
    made = table().hand(1, CUB, HOUND)
    zones = made.view(0)["zones"]
    assert isinstance(zones, dict)
    assert zones["hand"][1]["count"] == 2 and zones["deck"][1]["count"] == len(made.game.state.zones["deck"][1])


@pytest.mark.rule("fow5", "3.1/4", "9.11/1")
def test_a_move_out_of_the_play_ground_makes_a_new_card() -> None:
    made = table(stones=2).field(0, CUB, rested=True)
    spell(made, "Grow", "Target resonator gains [+300/+0] until end of turn.").hand(0, "Grow")
    spell(made, "Recall", "Return target resonator to its owner's hand.").hand(0, "Recall")
    before = made.obj(CUB).id
    made.play(0, "Grow", targets=[CUB]).resolve().play(0, "Recall", targets=[CUB]).resolve()
    assert made.hand_names(0) == [CUB] and made.obj(CUB, 0, "hand").id != before
    assert made.obj(CUB, 0, "hand").now.power == 300


@pytest.mark.rule("fow5", "3.1/4", "8.2/7")
def test_a_move_within_the_play_ground_keeps_the_card_and_its_orientation() -> None:
    made = table(stones=2).field(0, CUB).act(0, "judgment", RULER).resolve()
    before = made.obj(JUDGE).id
    made.attack(JUDGE)
    made.obj(JUDGE).damage = 800
    changed(made.game, EVERYTHING)
    made.to("main", 0)
    assert (made.obj(JUDGE).zone, made.obj(JUDGE).id, made.is_rested(JUDGE, 0)) == ("ruler", before, True)


@pytest.mark.rule("fow5", "3.1/5", "3.9/2")
def test_cards_that_go_to_a_graveyard_together_are_ordered_by_their_owner_the_last_on_top() -> None:
    made = table(stones=1).field(1, CUB, HOUND)
    spell(made, "Ruin", "Destroy all resonators.").hand(0, "Ruin").play(0, "Ruin").resolve()
    made.expect(kind="order", player=1).order(HOUND, CUB)
    assert made.zone_names(1, "graveyard") == [HOUND, CUB]


@pytest.mark.rule("fow5", "3.1/6")
def test_a_card_goes_to_its_owners_zone() -> None:
    made = table(stones=1).field(0, CUB, owner=1)
    spell(made, "Recall", "Return target resonator to its owner's hand.").hand(0, "Recall")
    made.play(0, "Recall", targets=[CUB]).resolve()
    assert made.hand_names(1) == [CUB]


@pytest.mark.rule("fow5", "3.2/2a", "3.6/3", "3.7/3", "3.8/3")
def test_cards_come_recovered_and_can_be_rested_in_every_part_of_the_play_ground() -> None:
    made = table(stones=1).hand(0, CUB).play(0, CUB).resolve()
    assert not made.is_rested(CUB, 0) and made.is_rested(STONE, 0)
    made.act(0, "call", RULER)
    assert made.is_rested(RULER, 0)
    stones = [obj.turned for obj in made.objects("stone_area", 0)]
    assert sorted(stones) == [0, 1]


@pytest.mark.rule("fow5", "3.2/3a")
def test_rulers_and_j_rulers_stay_face_up() -> None:
    down = fx.TurnFace(Every(Group((), ("field", "ruler"), EACH)), False)
    made = table(stones=2).faces(plain("Mask", "spell", "chant", abilities=(ab.Spell("mask", None, (down,)),)))
    made.hand(0, "Mask").field(0, CUB).act(0, "judgment", RULER).resolve().play(0, "Mask").resolve()
    assert [made.obj(name).face_up for name in (CUB, JUDGE, THEIRS)] == [False, True, True]


@pytest.mark.rule("fow5", "3.3/3", "3.4/3")
def test_several_cards_leave_a_deck_one_by_one_from_the_top() -> None:
    made = table(stones=1).deck(0, CUB, HOUND, OX)
    spell(made, "Erode", "Put the top three cards of your deck into your graveyard.").hand(0, "Erode")
    made.play(0, "Erode").resolve()
    assert made.zone_names(0, "graveyard") == [CUB, HOUND, OX, "Erode"]
    stones = table(stones=1).zone(0, "stones", WATER_STONE)
    spell(stones, "Quarry", "Put the top two cards of your magic stone deck into your magic stone area.")
    top = [obj.face.name for obj in stones.hand(0, "Quarry").game.state.zones["stones"][0]][:-3:-1]
    stones.play(0, "Quarry").resolve()
    assert stones.zone_names(0, "stone_area")[1:] == top


@pytest.mark.rule("fow5", "3.3/3", "3.4/3")
def test_the_first_card_is_there_when_the_second_comes() -> None:
    other = Group((Is(Quality.TYPE, "magic_stone"), Not(Same(Self()))), (), EACH)
    gain = fx.GainResource(YOU, "life", Number(100))
    greets = ab.Triggered("greets", None, Moves(other, to="stone_area"), None, (gain,), zones=("stone_area",))
    made = table(stones=1).faces(plain("Greeter", "magic_stone", abilities=(greets,)))
    spell(made, "Quarry", "Put the top two cards of your magic stone deck into your magic stone area.")
    made.zone(0, "stones", "Greeter", "Greeter").hand(0, "Quarry").play(0, "Quarry").resolve()
    assert made.zone_names(0, "stone_area") == [STONE, "Greeter", "Greeter"]
    assert made.stack() == ["Greeter"]  # the second saw nobody come after it


# ---------------------------------------------------------------- 3.6 to 3.8  the play ground in texts


@pytest.mark.rule("fow5", "3.6/4", "3.7/4", "3.8/4")
@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Rest all cards.", {CUB, HOUND, "Banner"}),
        ("Rest all resonators.", {CUB, HOUND}),
        ("Rest all additions.", {"Banner"}),
        ("Rest all magic stones.", {STONE, WATER_STONE}),
        ("Rest all rulers.", {RULER, THEIRS}),
    ],
)
def test_what_a_word_without_a_zone_means(text: str, names: set[str]) -> None:
    made = table(stones=2).field(0, CUB).field(1, HOUND).zone(1, "stone_area", WATER_STONE)
    made.define(name="Banner", type=["Addition: Field"], cost="{R}", text="Resonators you control gain [+100/+0].")
    spell(made, "Lull", text).field(0, "Banner").hand(0, "Lull").zone(0, "graveyard", CUB)
    made.play(0, "Lull").resolve()
    rested = {obj.face.name for obj in made.game.field if obj.turned}
    assert rested | {STONE} == names | {STONE}


@pytest.mark.rule("fow5", "3.6/5", "3.8/5")
def test_the_other_side_is_open_in_a_field_and_closed_in_a_ruler_area() -> None:
    made = table(stones=2)
    assert JUDGE in shown(made, 0, "ruler") and JUDGE not in shown(made, 1, "ruler")
    made.act(0, "judgment", RULER).resolve()
    assert RULER in shown(made, 0, "field") and RULER in shown(made, 1, "field")


THIS = Group((Same(Self()),), (), EACH)


def wandering(to: str, *, heard: str) -> Table:
    """A magic stone that moves within the play ground, and a watcher that waits for stones to come there."""
    hop = ab.Activated("hop", None, Cost(()), (fx.Move(Self(), to, control=YOU),), zones=("field", "stone_area"))
    rock = plain("Rock", "magic_stone", abilities=(hop,))
    arrives = Moves(Group((Is(Quality.TYPE, "magic_stone"),), (), EACH), to=heard)
    gain = fx.GainResource(YOU, "life", Number(100))
    watch = plain(
        "Watcher", "resonator", atk=500, dfn=500, abilities=(ab.Triggered("w", None, arrives, None, (gain,)),)
    )
    return table().faces(rock, watch).field(0, "Watcher")


@pytest.mark.rule("fow5", "3.6/6", "3.7/5")
def test_a_move_between_field_and_magic_stone_area_is_no_entering() -> None:
    made = wandering("field", heard="field").zone(0, "stone_area", "Rock").use(0, "Rock").resolve()
    assert made.is_on_field("Rock", 0) and made.stack() == []
    back = wandering("stone_area", heard="stone_area").field(0, "Rock").use(0, "Rock").resolve()
    assert back.zone_names(0, "stone_area") == ["Rock"] and back.stack() == []
    called = wandering("field", heard="stone_area").act(0, "call", RULER)
    assert called.stack() == ["Watcher"]  # from the magic stone deck it is one


@pytest.mark.rule("fow5", "3.6/6", "3.7/5", "3.14/2")
def test_a_card_that_changes_fields_does_not_enter() -> None:
    made = table(stones=1)
    text = "Whenever a resonator enters your field, you gain 100 life."
    resonator(made, "Host", text).field(0, "Host").field(1, CUB, rested=True)
    spell(made, "Theft", "Gain control of target resonator.").hand(0, "Theft")
    made.play(0, "Theft", targets=[CUB]).resolve()
    assert made.field_names(0) == ["Host", CUB] and made.is_rested(CUB, 0)
    assert made.stack() == [] and life(made, 0) == 4000


@pytest.mark.rule("fow5", "3.8/6", "10.9/1")
def test_a_j_ruler_side_in_the_ruler_area_is_an_astral_ruler_without_abilities_and_values() -> None:
    made = table(stones=4, rulers=False)
    side = {"name": "Duke Risen", "type": ["J-ruler"], "atk": 700, "def": 700, "text": "[Flying]\n{0}: Draw a card."}
    made.define(name="Duke", type=["Ruler"], attribute=["R"], text="[J-Activate] Pay {R}.", other=[side])
    spell(made, "Smite", "Destroy target J-ruler.").hand(0, "Smite").zone(0, "ruler", "Duke")
    made.act(0, "judgment", "Duke").resolve()
    assert made.acts(0, "ability") == ["Duke Risen"]
    made.play(0, "Smite", targets=["Duke Risen"]).resolve()
    astral = made.objects("ruler", 0)[0]
    assert astral.face.name == "Duke Risen" and astral.now.types == {"astral_ruler"}
    assert not astral.now.keywords and (astral.now.power, astral.now.guard) == (0, 0)
    assert made.acts(0, "ability") == [] and made.acts(0, "judgment") == []


# ---------------------------------------------------------------- 3.10 to 3.13


@pytest.mark.rule("fow5", "3.10/2", "7.10/1")
def test_the_newest_lifebreak_card_lies_on_top() -> None:
    made = table("valhalla", stones=1).zone(0, "lifebreak", CUB).deck(0, HOUND).resources(0, life=1000)
    spell(made, "Store", "Put the top card of your deck into your lifebreak area.").hand(0, "Store")
    made.play(0, "Store").resolve().act(0, "lifebreak")
    assert made.zone_names(0, "graveyard") == ["Store", HOUND] and made.zone_names(0, "lifebreak") == [CUB]


@pytest.mark.rule("fow5", "3.13/3")
def test_summon_spells_are_resonators_normal_spells_the_others_and_spell_means_the_chase_area() -> None:
    for text, options in (
        ("Cancel target summon spell.", [CUB]),
        ("Cancel target normal spell.", [BOLT]),
        ("Cancel target spell.", [CUB, BOLT]),
    ):
        made = table(stones=2).hand(0, CUB, BOLT).zone(1, "stone_area", STONE)
        spell(made, "Hush", text, "Chant-Instant").hand(1, "Hush").zone(0, "graveyard", BOLT).by_hand(1)
        made.play(0, CUB).play(0, BOLT, targets=["player 1"]).passes(0)
        program = made.obj("Hush", 1).face.spell
        assert program is not None
        group = next(effect.group for effect in program.effects if isinstance(effect, fx.Choose))
        found = evaluate.select(made.game, group, Context(1, made.obj("Hush", 1)))
        assert [obj.face.name for obj in found] == options


# ---------------------------------------------------------------- 3.15  where cards may go


def sent(what: str, *types: str, start: str = "field") -> Table:
    """A card of a type, and a chant that sends it somewhere."""
    made = table(stones=1)
    made.faces(plain("Thing", *types, atk=500 if "resonator" in types else 0, dfn=500 if "resonator" in types else 0))
    effect = fx.Move(Every(Group((Is(Quality.NAME, "Thing"),), (start,), EACH)), what, How.PUT)
    made.faces(plain("Send", "spell", "chant", price=None, abilities=(ab.Spell("send", None, (effect,)),)))
    return made.zone(0, start, "Thing").hand(0, "Send")


BARRED = [
    ("ruler", "ruler", ("hand", "deck", "stones", "removed", "field", "stone_area", "standby")),
    ("resonator", "field", ("stones", "stone_area", "ruler")),
    ("regalia", "field", ("stones", "stone_area", "ruler")),
    ("addition", "field", ("stones", "stone_area", "ruler")),
    ("magic_stone", "stone_area", ("hand", "deck", "ruler")),
    ("astral_ruler", "ruler", ("hand", "deck", "graveyard", "field", "removed")),
    ("j_ruler", "field", ("hand", "deck", "graveyard", "removed", "stone_area")),
]
ALLOWED = [
    ("ruler", "ruler", "graveyard"),
    ("resonator", "field", "hand"),
    ("regalia", "field", "deck"),
    ("magic_stone", "stone_area", "graveyard"),
    ("magic_stone", "stone_area", "removed"),
    ("magic_stone", "stone_area", "field"),
]


@pytest.mark.rule("fow5", "3.15/1", "3.15/2", "3.15/3", "3.15/5", "3.15/6")
@pytest.mark.parametrize(("type", "start", "to"), [(t, s, z) for t, s, zones in BARRED for z in zones])
def test_cards_do_not_move_where_their_type_does_not_go(type: str, start: str, to: str) -> None:
    made = sent(to, type, start=start).play(0, "Send").resolve()
    assert made.zone_of("Thing") == start


@pytest.mark.rule("fow5", "3.15/1", "3.15/3", "3.15/5")
@pytest.mark.parametrize(("type", "start", "to"), ALLOWED)
def test_cards_move_elsewhere(type: str, start: str, to: str) -> None:
    made = sent(to, type, start=start).play(0, "Send").resolve()
    assert made.zone_of("Thing") == to


@pytest.mark.rule("fow5", "3.15/4")
@pytest.mark.parametrize("to", ["stones", "field", "stone_area", "ruler"])
def test_a_spell_that_would_go_to_the_play_ground_or_a_magic_stone_deck_goes_to_the_graveyard(to: str) -> None:
    made = sent(to, "spell", "chant", start="hand").play(0, "Send").resolve()
    assert made.zone_names(0, "graveyard") == ["Thing", "Send"]
