"""Setting up: what a scenario says is what stands on the table, and what cannot stand there is a clear error."""

import pytest

from arbiter.cards.pool import Pool
from arbiter.testing import BadScenario, Table, scenario

PLAIN = "Kiln Apprentice"  # a card of the built-in pool without text


def test_every_mark_of_a_card_in_play() -> None:
    table = (
        scenario("fftcg")
        .field(0, PLAIN, rested=True, damage=1000, counters={"Warp": 2}, fresh=True, frozen=True, attacks=1, owner=1)
        .turn(0, step="main2", number=5)
    )
    obj = table.obj(PLAIN, 0, "field")
    assert (obj.owner, obj.controller, obj.home) == (1, 0, 0)
    assert table.is_rested(PLAIN, 0) and table.damage_on(PLAIN, 0) == 1000 and table.counters(PLAIN, "Warp", 0) == 2
    assert obj.frozen and obj.attacks == 1 and obj.since == 5
    assert (table.step, table.turn_number, table.active, table.asked) == ("main2", 5, 0, 0)


def test_zones_keep_their_order_and_decks_are_written_from_the_top() -> None:
    table = (
        scenario("fftcg")
        .zone(1, "break", "Caravan Guard", PLAIN)
        .deck(0, "Caravan Guard", PLAIN)
        .deck(1, PLAIN, 2, only=True)
        .damage(0, 3)
        .hand(1, PLAIN, 2)
    )
    assert table.zone_names(1, "break") == ["Caravan Guard", PLAIN]
    assert table.zone_names(0, "deck")[:2] == ["Caravan Guard", PLAIN]
    assert len(table.zone_names(0, "deck")) > 20 and len(table.zone_names(1, "deck")) == 3
    assert table.damage_count(0) == 3 and table.hand_size(1) == 3


def test_a_second_call_goes_on_beneath_the_first() -> None:
    table = scenario("fftcg").deck(0, "Caravan Guard").deck(0, "Salt Road Warden")
    assert table.zone_names(0, "deck")[:2] == ["Caravan Guard", "Salt Road Warden"]


def test_a_defined_card_has_its_own_fields_and_borrows_what_it_cannot_do_without() -> None:
    table = scenario("fftcg").define(name="Nobody", text="Haste").field(0, "Nobody")
    obj = table.obj("Nobody")
    assert table.has("Nobody", "haste") and table.power("Nobody") > 0 and obj.now.cost > 0 and obj.now.colours
    assert not obj.now.flags and not obj.now.kinds and not obj.now.groups


def test_sources_pay() -> None:
    table = scenario("fftcg").sources(0, fire=1, ice=1).hand(0, PLAIN)
    assert table.field_names(0) == ["Fire Source 1", "Ice Source 1"]
    table.play(0, PLAIN)
    assert table.is_on_field(PLAIN, 0) and table.is_rested("Fire Source 1") and table.is_rested("Ice Source 1")


def test_resources_and_priority() -> None:
    table = scenario("fftcg").resources(1, crystal=2).turn(0, priority=1).hand(1, PLAIN)
    assert table.resource(1, "crystal") == 2 and table.resource(0, "crystal") == 0
    assert table.asked == 1


def test_players_have_alternated_unless_said_otherwise() -> None:
    state = scenario("fftcg").turn(1, number=4).game.state
    assert state.starting == 0 and state.turns_taken == [2, 2]
    assert scenario("fftcg").turn(1, number=3).game.state.starting == 1
    assert scenario("fftcg").turn(1, number=3, starting=0).game.state.starting == 0


def test_a_step_can_be_begun() -> None:
    table = scenario("fftcg").turn(0, step="draw", number=3)
    assert table.step == "main1" and table.hand_size(0) == 2
    table = scenario("fftcg").field(0, PLAIN).turn(0, step="attack_declaration", begin=True)
    table.expect(kind="objects", player=0, why="attack")


def test_a_battle_can_be_set_up() -> None:
    table = (
        scenario("fftcg")
        .field(0, PLAIN, attacking=True, rested=True)
        .field(1, "Caravan Guard", blocking=True)
        .turn(0, step="block_declaration")
    )
    table.end_step()
    assert table.zone_names(0, "break") == [PLAIN] and table.damage_on("Caravan Guard") == 6000


def test_another_pool_can_be_used() -> None:
    card = {"id": "P-1", "name": "Only One", "type": "forward", "element": ["wind"], "cost": 1, "power": 3000}
    table = scenario("fftcg", pool=Pool("fftcg", [card])).field(0, "Only One")
    assert set(table.zone_names(0, "deck")) == {"Only One"}
    assert table.power("P-1") == 3000


def test_positions_that_history_forbids_are_put_right_by_the_rules() -> None:
    table = scenario("fftcg").field(0, "Salt Road Warden", "Salt Road Warden")
    assert table.zone_names(0, "break") == ["Salt Road Warden", "Salt Road Warden"]


def test_limited_games_have_their_own_format() -> None:
    assert scenario("fftcg", format="limited").damage(1, 6).winner == 0
    assert scenario("fftcg").damage(1, 6).winner is None


def bad(setup: str) -> Table:
    table = scenario("fftcg")
    eval(f"table{setup}", {"table": table, "PLAIN": PLAIN})  # the calls stand in the list below
    return table.begin()


def test_a_card_of_another_player_lies_in_a_hand_and_is_written_down_with_its_owner() -> None:
    table = scenario("fow").hand(0, "Bell Cadet").zone(0, "hand", "Wick Squire", owner=1)
    obj = table.obj("Wick Squire")
    assert (obj.owner, obj.controller, obj.home) == (1, 0, 1) and table.hand_names(1) == []
    assert "Wick Squire [owner=1]" in table.notation()
    again = scenario.load(table.notation())
    assert again.hash() == table.hash() and again.here().notation() == table.notation()


@pytest.mark.parametrize(
    ("setup", "says"),
    [
        (".field(0, 'Kiln Aprentice')", "near it: Kiln Apprentice"),
        (".field(2, PLAIN)", "players are 0 to 1"),
        (".field(True, PLAIN)", "players are 0 to 1"),
        (".zone(0, 'graveyard', PLAIN)", "there are: field, damage"),
        (".zone(0, 'stack', PLAIN)", "play it there"),
        (".zone(0, 'hand', PLAIN, rested=True)", "orientation"),
        (".zone(0, 'hand', PLAIN, damage=1000)", "not in play"),
        (".field(0, PLAIN, reversed=True)", "orientation"),
        (".field(0, PLAIN, damage=-1)", "negative"),
        (".field(0, PLAIN, counters={'Warp': -1})", "negative"),
        (".field(0, -1)", "cannot be put"),
        (".turn(0, step='upkeep')", "there are: setup"),
        (".turn(0, number=-1)", "from 0 to 399"),
        (".turn(0, priority=7)", "no player 7"),
        (".turn(0, step='damage_resolution')", "attacking=True"),
        (".field(0, PLAIN, attacking=True)", "no battle in the step 'main1'"),
        (".field(1, PLAIN, attacking=True).turn(0, step='block_declaration')", "the turn player attacks"),
        (".field(0, PLAIN, attacking=True, blocking=True).turn(0, step='block_declaration')", "another player"),
        (".resources(0, crystal=-1)", "crystal"),
        (".sources(0, pink=1)", "there are: fire"),
        (".sources(3, fire=1)", "no player 3"),
        (".define(text='Haste')", "needs a name"),
        (".define(name='X', text='Choose 1 Frward. Dull it.')", "column"),
        (".define(name='X', type='wizard')", "wizard"),
        (".define(name='X', id='SR-001C')", "SR-001C"),
        (".define(name='X', cost=object())", "plain data"),
        (".define(name='X', cost='two')", "cost"),
        (".by_hand(2)", "no player 2"),
    ],
)
def test_what_cannot_be_set_up_is_said(setup: str, says: str) -> None:
    with pytest.raises(BadScenario, match=says):
        bad(setup)


def test_wrong_tables_are_refused() -> None:
    with pytest.raises(BadScenario, match="no game"):
        scenario("chess")
    with pytest.raises(BadScenario, match="players"):
        scenario("fftcg", players=5)
    with pytest.raises(BadScenario, match="there are: constructed"):
        scenario("fftcg", format="casual")


def test_nothing_is_set_up_after_the_game_has_begun() -> None:
    table = scenario("fftcg").hand(0, PLAIN).begin()
    with pytest.raises(BadScenario, match="has begun"):
        table.hand(0, PLAIN)
    with pytest.raises(BadScenario, match="has begun"):
        table.deck(0, PLAIN)


def test_a_failed_definition_leaves_nothing_behind() -> None:
    table = scenario("fftcg")
    with pytest.raises(BadScenario):
        table.define(name="X", text="Gibberish and nonsense.")
    table.define(name="X", text="Haste").field(0, "X")
    assert table.has("X", "haste")


@pytest.mark.parametrize("text", ["[Step Up] (Harbor)", "Allied servants gain [Step Up] (Harbor)."])
def test_a_race_behind_a_keyword_may_be_that_of_another_card(text: str) -> None:
    table = scenario("caster").define(name="Galleon", type="Servant", cost=5, element="Solis", text=text)
    with pytest.raises(BadScenario, match="Harbor"):
        table.field(0, "Galleon").begin()
    table = scenario("caster").define(name="Galleon", type="Servant", cost=5, element="Solis", text=text)
    table.define(name="Oarsman", type="Servant", cost=3, element="Solis", race="Harbor", text="")
    assert table.field(0, "Galleon").is_on_field("Galleon")


@pytest.mark.parametrize(
    ("race", "text"),
    [
        ("Ember Art", "Destroy target Ember Art."),
        ("Ember Art", "[Chaining] (Ember Art)\nDraw a card."),
        ("Knight of the Lamp", "Destroy all Knights of the Lamp."),
    ],
)
def test_a_race_of_several_words_may_be_that_of_another_card(race: str, text: str) -> None:
    table = scenario("fow").define(name="Verdict", type="Chant", text=text)
    table.define(name="Bearer", type="Resonator", race=race, text="")
    assert table.hand(0, "Verdict").hand_names(0) == ["Verdict"]
    with pytest.raises(BadScenario, match=race.partition(" ")[2].split()[-1]):
        scenario("fow").define(name="Verdict", type="Chant", text=text).hand(0, "Verdict").begin()


def test_a_number_stands_for_cards_that_belong_into_the_zone() -> None:
    table = scenario("fow5").zone(0, "stones", 2).zone(0, "ruler", 1)
    stones, rulers = table.objects("stones", 0), table.objects("ruler", 0)
    assert len(stones) == 2 and all("magic_stone" in stone.face.traits.types for stone in stones)
    assert len(rulers) == 1 and "ruler" in rulers[0].face.traits.types


def test_a_card_may_be_linked_to_another_players_card() -> None:
    def table(*, mine: bool) -> Table:
        made = scenario("fow5")
        made.define(name="Ox", type="Resonator", atk=500, text="", **{"def": 500})
        made.define(name="Yoke", type="Addition: Resonator", text="Added resonator gains [-100/-100].")
        if mine:
            made.field(0, "Ox")
        return made.field(1, "Ox").zone(0, "field", "Yoke", host="Ox")

    assert table(mine=False).power("Ox", 1) == 400
    both = table(mine=True)
    assert (both.power("Ox", 0), both.power("Ox", 1)) == (400, 500)
    assert scenario.load(table(mine=False).notation()).power("Ox", 1) == 400


def test_a_position_in_which_a_link_cannot_be_said_is_not_taken_over() -> None:
    made = scenario("fow5")
    made.define(name="Ox", type="Resonator", atk=500, text="", **{"def": 500})
    made.define(name="Yoke", type="Addition: Resonator", cost="{0}", text="Added resonator gains [-100/-100].")
    made.field(0, "Ox").field(1, "Ox").hand(0, "Yoke")
    made.play(0, "Yoke", targets=[made.card("Ox", 1)]).resolve()
    with pytest.raises(BadScenario, match="Yoke is linked to one of several cards called Ox"):
        made.here()
