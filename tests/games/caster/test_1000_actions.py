"""Chapters 1005, 1009 to 1011, 1019 to 1022, 1200 and 1301: game actions, rule processes and loops."""

from __future__ import annotations

import pytest

from arbiter.games.caster.processes import may_apply
from arbiter.kernel.aspects import EVERYTHING
from arbiter.kernel.perform import move
from arbiter.kernel.state import READY, RESTED, REVERSED
from arbiter.kernel.views import view
from arbiter.script import abilities as ab
from arbiter.script.amounts import Number
from arbiter.script.base import Quality, Stat
from arbiter.script.costs import Cost
from arbiter.script.effects import Choose, Draw, EndGame, ExtraTurn, Perform
from arbiter.script.nouns import EACH, OPPONENT, YOU, Bound, Every, Group, Is, Self
from arbiter.script.patterns import Does, Switches
from arbiter.script.statements import AddStat, Affects, Mark
from arbiter.testing import Table
from tests.games.caster.plain import MINE, SERVANTS, does, make, says, use, when
from tests.games.caster.tables import table

DRAW = Draw(YOU, Number(1))
ALTAR: dict[str, object] = {
    "name": "Altar",
    "type": "Deity",
    "element": "Solis",
    "text": "Remove a deity counter from this card: Draw a card.",
}
ALONE = ab.Static("cannot be chased", None, (Affects(Self(), (Mark("cannot_be_chased"),)),), None, ("chase",))
FROM_HAND = Choose(0, Group((Is(Quality.TYPE, "caster"),), ("hand",), YOU), Number(1), Number(1), target=False)


def conjure(name: str, text: str, cost: int = 1) -> dict[str, object]:
    return {"name": name, "type": "Conjure", "cost": cost, "element": "Solis", "text": text}


def rich(*hand: str, player: int = 0) -> Table:
    made = table()
    made.define(**conjure("Spark", "Draw a card."))
    made.define(**conjure("Flash", "[Quickcast]\nDraw a card."))
    made.define(**conjure("Hush", "[Quickcast]\nCancel target spell."))
    made.define(**conjure("Mute", "[Quickcast]\nCancel target ability."))
    return made.sources(player, solis=4).hand(player, *hand)


# ---------------------------------------------------------------- 103  winning and losing


@pytest.mark.rule("caster", "103.3")
def test_if_both_lose_at_once_it_is_a_draw() -> None:
    face = make("Doom", "conjure", does(EndGame(EACH, False)))
    made = rich().faces(face).hand(0, "Doom").play(0, "Doom").resolve()
    assert made.over and made.winner is None


@pytest.mark.rule("caster", "103.1", "103.2")
def test_who_is_made_to_lose_loses_and_the_other_wins() -> None:
    face = make("Doom", "conjure", does(EndGame(OPPONENT, False)))
    made = rich().faces(face).hand(0, "Doom").play(0, "Doom").resolve()
    assert made.over and made.winner == 0


@pytest.mark.rule("caster", "103.4")
def test_a_player_may_concede_at_any_time_even_while_the_other_is_asked() -> None:
    made = rich("Spark").play(0, "Spark").concede(1)
    assert made.over and made.winner == 0


# ---------------------------------------------------------------- 1202  losing in the draw phase


@pytest.mark.rule("caster", "1202.1")
def test_who_cannot_draw_in_their_draw_phase_loses() -> None:
    made = table().deck(0, only=True).turn(0, "draw", begin=True).begin()
    assert made.over and made.winner == 1


@pytest.mark.rule("caster", "1202.1")
def test_a_draw_from_an_empty_deck_in_another_phase_loses_nothing() -> None:
    made = rich("Spark").deck(0, only=True).play(0, "Spark").resolve()
    assert not made.over and made.hand_size(0) == 0
    made.to("end_turn")
    assert not made.over


@pytest.mark.rule("caster", "1202.1")
def test_an_effect_in_the_draw_phase_counts_as_well() -> None:
    made = rich("Flash", player=1).deck(1, only=True).turn(0, "draw").passes(0).play(1, "Flash").resolve()
    assert made.over and made.winner == 0


# ---------------------------------------------------------------- 1203, 1204


@pytest.mark.rule("caster", "1203.1", "909.1g")
def test_atk_and_def_are_rounded_up_to_hundreds() -> None:
    change = Affects(Every(SERVANTS), (AddStat(Stat.POWER, Number(130)), AddStat(Stat.GUARD, Number(-120))))
    made = table().faces(make("Odd", "barrier", says(change))).field(0, "Odd", "Pup")
    assert made.power("Pup") == 700 and made.obj("Pup").now.guard == 400


@pytest.mark.rule("caster", "1204.1")
def test_a_deity_without_deity_counters_is_banished() -> None:
    made = table().define(**ALTAR).field(0, "Altar", counters={"deity": 2})
    made.use(0, "Altar").resolve()
    assert made.is_on_field("Altar")
    made.use(0, "Altar")
    assert made.zone_names(0, "graveyard") == ["Altar"] and made.stack() == ["Altar"]


@pytest.mark.rule("caster", "1204.1")
def test_a_deity_that_came_after_the_deities_were_last_looked_at_is_looked_at_as_well() -> None:
    made = table().define(**ALTAR).zone(0, "extra", "Altar")
    game = made.game
    assert not may_apply(game, EVERYTHING)
    move(game, game.state.zones["extra"][0][0], "field")
    assert may_apply(game, EVERYTHING)


# ---------------------------------------------------------------- 1005  chasing


@pytest.mark.rule("caster", "1005.2", "1005.1")
def test_nothing_but_automatic_abilities_joins_what_cannot_be_chased() -> None:
    face = make("Decree", "conjure", does(DRAW))
    lonely = make("Lonely", "conjure", ALONE, does(DRAW))
    made = rich().faces(face, lonely).hand(0, "Lonely").sources(1, solis=1).hand(1, "Flash").play(0, "Lonely").passes(0)
    assert not made.can("play", 1, "Flash")
    open_ = rich().faces(face).hand(0, "Decree").sources(1, solis=1).hand(1, "Flash").play(0, "Decree").passes(0)
    assert open_.can("play", 1, "Flash")


# ---------------------------------------------------------------- 1009  corrupting


@pytest.mark.rule("caster", "1009.1", "1009.1a", "1009.2")
def test_orbs_that_are_corrupted_together_go_together_and_are_heard_of_once() -> None:
    face = make("Ruin", "conjure", does(Perform("corrupt", who=OPPONENT, amount=Number(2))))
    ear = make("Ear", "barrier", when(Does(YOU, "corrupt"), DRAW))
    made = rich().faces(face, ear).hand(0, "Ruin").field(1, "Ear").zone(1, "orb", "Pup", "Hound", "Bear")
    made.play(0, "Ruin").resolve().choose("Pup", "Bear")
    assert sorted(made.hand_names(1)) == ["Bear", "Pup"] and made.zone_names(1, "orb") == ["Hound"]
    assert made.stack() == ["Ear"]


@pytest.mark.rule("caster", "1009.1", "104.2")
def test_no_more_orbs_are_corrupted_than_there_are() -> None:
    face = make("Ruin", "conjure", does(Perform("corrupt", who=OPPONENT, amount=Number(2))))
    made = rich().faces(face).hand(0, "Ruin").zone(1, "orb", "Pup").play(0, "Ruin").resolve()
    assert made.hand_names(1) == ["Pup"] and not made.over


# ---------------------------------------------------------------- 1010, 1011  turning


@pytest.mark.rule("caster", "1010.1", "104.3")
def test_texts_rest_recover_and_reverse() -> None:
    for text, before, after in (
        ("Rest target servant.", READY, RESTED),
        ("Recover target servant.", RESTED, READY),
        ("Recover target servant.", REVERSED, READY),
        ("Reverse target servant.", READY, REVERSED),
        ("Reverse target servant.", RESTED, REVERSED),
    ):
        made = rich().define(**conjure("Turn", text)).hand(0, "Turn")
        made.field(1, "Pup", rested=before == RESTED, reversed=before == REVERSED)
        made.play(0, "Turn", targets=["Pup"]).resolve()
        assert made.obj("Pup", 1).turned == after


@pytest.mark.rule("caster", "1011.1")
def test_a_text_switches_recovered_and_reversed_servants_and_leaves_rested_ones() -> None:
    for before, after in ((READY, REVERSED), (REVERSED, READY), (RESTED, RESTED)):
        made = rich().define(**conjure("Flip", "Switch target servant.")).hand(0, "Flip")
        made.field(1, "Pup", rested=before == RESTED, reversed=before == REVERSED)
        made.play(0, "Flip", targets=["Pup"]).resolve()
        assert made.obj("Pup", 1).turned == after


@pytest.mark.rule("caster", "1011.2")
def test_becoming_reversed_and_recovering_out_of_it_are_switching() -> None:
    ear = make("Ear", "barrier", when(Switches(SERVANTS), DRAW))
    cases = (
        ("Reverse target servant.", READY, 1),
        ("Reverse target servant.", RESTED, 1),
        ("Recover target servant.", REVERSED, 1),
        ("Recover target servant.", RESTED, 0),
        ("Rest target servant.", REVERSED, 0),
        ("Rest target servant.", READY, 0),
    )
    for text, before, heard in cases:
        made = rich().faces(ear).define(**conjure("Turn", text)).hand(0, "Turn").field(0, "Ear")
        made.field(1, "Pup", rested=before == RESTED, reversed=before == REVERSED)
        made.play(0, "Turn", targets=["Pup"]).resolve()
        assert len(made.stack()) == heard, (text, before)


@pytest.mark.rule("caster", "1011.2", "705.1")
def test_the_players_own_switch_is_heard_of() -> None:
    ear = make("Ear", "barrier", when(Switches(SERVANTS), DRAW))
    made = rich().faces(ear).field(0, "Ear", "Pup").act(0, "switch", "Pup")
    assert made.stack() == ["Ear"]


# ---------------------------------------------------------------- 1019  cancelling


@pytest.mark.rule("caster", "1019.1")
def test_a_cancelled_card_goes_to_its_owners_graveyard_and_does_nothing() -> None:
    made = rich("Spark").sources(1, solis=1).hand(1, "Hush").play(0, "Spark").passes(0)
    made.play(1, "Hush", targets=["Spark"]).resolve()
    assert made.stack() == [] and made.zone_names(0, "graveyard") == ["Spark"] and made.hand_size(0) == 0


@pytest.mark.rule("caster", "1019.1")
def test_a_cancelled_ability_is_gone() -> None:
    well = {"name": "Well", "type": "Barrier", "cost": 1, "element": "Solis", "text": "[1]: Draw a card."}
    made = rich().define(**well).field(0, "Well").sources(1, solis=1).hand(1, "Mute").use(0, "Well", "Draw").passes(0)
    made.play(1, "Mute").resolve()
    assert made.stack() == [] and made.hand_size(0) == 0 and made.is_on_field("Well")


# ---------------------------------------------------------------- 1020  soul bond

PAIR = make("Pair", "servant soul_bond", atk=2000, dfn=2000, materials=("Ada", "Bea"), cost=0, colours=())
RITE = conjure("Rite", "Soul bond a soul bond servant in your extra deck.")


def bonding() -> Table:
    return rich().faces(PAIR).define(**RITE).hand(0, "Rite").zone(0, "extra", "Pair")


@pytest.mark.rule("caster", "1020.1", "1020.1a", "212.2", "212.3")
def test_materials_from_hand_and_caster_zone_become_the_stocks_of_the_servant() -> None:
    made = bonding().hand(0, "ada1").field(0, "bea1").play(0, "Rite").resolve()
    if made.match.question is not None and made.match.question.kind == "objects":
        made.choose("Pair")
    made.option("recovered")
    pair = made.obj("Pair", 0, "field")
    assert sorted(face.name for _, face, _ in pair.under) == ["Ada", "Bea"]
    assert made.hand_size(0) == 0 and not made.is_on_field("Bea") and made.zone_names(0, "extra") == []
    # What was hidden in the hand is seen by everybody now.
    shown = view(made.game, 1)["zones"]["field"]["cards"][-1]  # type: ignore[index]
    assert sorted(shown["under"]) == ["Ada", "Bea"]


@pytest.mark.rule("caster", "1020.1")
def test_a_stock_of_the_caster_zone_serves_as_material() -> None:
    made = bonding().field(0, "ada2", under=("ada1",)).field(0, "bea1").play(0, "Rite").resolve()
    if made.match.question is not None and made.match.question.kind == "objects":
        made.choose("Pair")
    made.expect(kind="option", why="material").option("Ada (under Ada)")
    made.option("recovered")
    ada = made.obj("Ada", 0, "field")
    assert ada.under == () and ada.now.level == 2
    assert sorted(face.key for _, face, _ in made.obj("Pair").under) == ["ada1", "bea1"]


@pytest.mark.rule("caster", "1020.1", "306.6")
def test_without_all_materials_nothing_is_bonded() -> None:
    for made in (bonding().hand(0, "ada1"), bonding().hand(0, "ada1").field(0, "bea1", face_up=False)):
        if made.can("play", 0, "Rite"):
            made.play(0, "Rite").resolve()
        assert made.zone_names(0, "extra") == ["Pair"] and "Ada" in made.hand_names(0)


@pytest.mark.rule("caster", "1020.1", "315.1d")
def test_the_stocks_of_an_entity_that_becomes_a_stock_go_to_the_graveyard() -> None:
    made = bonding().field(0, "ada2", under=("Hound",)).field(0, "bea1").play(0, "Rite").resolve()
    if made.match.question is not None and made.match.question.kind == "objects":
        made.choose("Pair")
    made.option("recovered")
    assert sorted(face.key for _, face, _ in made.obj("Pair").under) == ["ada2", "bea1"]
    assert "Hound" in made.zone_names(0, "graveyard")


# ---------------------------------------------------------------- 1021  extra turns


@pytest.mark.rule("caster", "1021.1")
def test_an_extra_turn_follows_the_present_one() -> None:
    face = make("Again", "conjure", does(ExtraTurn(YOU)))
    made = rich().faces(face).hand(0, "Again").play(0, "Again").resolve().next_turn()
    assert made.active == 0 and made.turn_number == 4
    made.next_turn()
    assert made.active == 1


@pytest.mark.rule("caster", "1021.2")
def test_several_extra_turns_follow_each_other() -> None:
    face = make("Again", "conjure", does(ExtraTurn(YOU)))
    made = rich().faces(face).hand(0, "Again", "Again").play(0, "Again").resolve().play(0, "Again").resolve()
    order = []
    for _ in range(3):
        order.append(made.next_turn().active)
    assert order == [0, 0, 1]


# ---------------------------------------------------------------- 1022  levelling up


@pytest.mark.rule("caster", "1022.2b", "1022.2")
def test_effects_on_a_caster_go_on_after_it_has_levelled_up() -> None:
    made = rich().define(**conjure("Bless", "Target caster gains [Hubris] until end of turn.")).hand(0, "Bless", "ada2")
    lift = make("Lift", "conjure", does(FROM_HAND, Perform("level_up", Bound(0))))
    made.faces(lift).hand(0, "Lift").field(0, "ada1").play(0, "Bless", targets=["ada1"]).resolve()
    assert made.has("Ada", "hubris", 0)
    made.play(0, "Lift").resolve()
    if made.match.question is not None and made.match.question.kind == "objects":
        made.choose("ada2")
    assert made.obj("Ada", 0, "field").now.level == 2 and made.has("Ada", "hubris", 0)


TWIN1 = {"id": "dot1", "name": "Dot", "type": "Caster", "level": 1, "element": "Solis"}
TWIN2 = {"id": "dot2", "name": "Dot", "type": "Caster", "level": 2, "element": "Solis"}
ALLOWED = "You may control two or more casters with the same name as this card."


@pytest.mark.rule("caster", "504.1a-1")
def test_a_caster_whose_text_allows_it_is_called_beside_one_of_its_name() -> None:
    made = table().define(**TWIN1, text=ALLOWED).field(0, "dot1").hand(0, "dot1").turn(0, "call", begin=True).begin()
    assert made.acts(0, "call") == ["Dot"]


@pytest.mark.rule("caster", "1022.1b")
def test_a_caster_whose_text_allows_it_levels_up_a_face_down_one_although_its_namesake_is_there() -> None:
    made = table().define(**TWIN1, text=ALLOWED).define(**TWIN2, text=ALLOWED).field(0, "dot1")
    made.field(0, "Bear", face_up=False).hand(0, "dot2").turn(0, "call", begin=True).act(0, "level_up", "dot2")
    made.expect(kind="objects", why="level_up")
    assert len(made.options()) == 2


# ---------------------------------------------------------------- 1301  loops


@pytest.mark.rule("caster", "1301.1", "1301.1a")
def test_what_costs_nothing_is_repeated_only_so_often() -> None:
    face = make("Wheel", "barrier", use(Cost(), Perform("switch", Every(MINE))))
    made = table().faces(face).field(0, "Wheel", "Pup")
    for _ in range(20):
        made.use(0, "Wheel").resolve()
    assert not made.can("use", 0, "Wheel") and made.why_not(0, "Wheel") == ["1301.1a"]


@pytest.mark.rule("caster", "1301.1c")
def test_a_loop_that_nobody_can_stop_is_a_draw() -> None:
    face = make("Echo", "barrier", when(Switches(SERVANTS), Perform("switch", Every(SERVANTS))))
    made = table(stops=False).faces(face).define(**conjure("Flip", "Switch target servant."))
    made.sources(0, solis=1).hand(0, "Flip").field(0, "Echo", "Pup").play(0, "Flip")
    while made.match.question is not None:
        made.match.answer(0)
    assert made.over and made.winner is None


@pytest.mark.rule("caster", "1301.1b")
def test_if_both_can_stop_a_loop_each_names_a_number_and_the_smaller_counts() -> None:
    turn = make("Wheel", "barrier", use(Cost(), Perform("switch", Every(MINE))))
    brake = make("Brake", "barrier", use(Cost(), Perform("switch", Every(SERVANTS))))
    made = table().faces(turn, brake).field(0, "Wheel", "Pup").field(1, "Brake")
    for _ in range(40):
        for player, card in ((0, "Wheel"), (1, "Brake")):
            if made.question is not None and made.question.kind == "action":
                made.use(player, card).resolve()
            if player == 0 and made.question is not None and made.question.kind == "action":
                made.passes(0)
    made.expect(kind="number", player=0, why="loop").number(5)
    made.expect(kind="number", player=1, why="loop").number(2)
    # Who named more may not start it again from here; the game goes on.
    assert not made.over and not made.can("use", 0, "Wheel")
