"""Objects: counters, tokens, copies, owner and controller, timestamps, incarnation and last known information."""

from __future__ import annotations

from arbiter.kernel.game import Game
from arbiter.kernel.perform import move
from arbiter.kernel.state import Obj
from arbiter.kernel.views import view
from arbiter.script import amounts as a
from arbiter.script import conditions as c
from arbiter.script import effects as fx
from arbiter.script import nouns as n
from arbiter.script import patterns as pt
from arbiter.script import statements as st
from arbiter.script.base import How, Lasting, Op, Role, Stat
from tests.kernel.table import (
    ITSELF,
    ME,
    PLAIN,
    SELF,
    UNIT,
    UNITS,
    Setup,
    activated,
    card,
    do,
    find,
    group,
    grows,
    lying,
    number,
    pass_turn,
    power,
    resolve_all,
    static,
    triggered,
)
from tests.kernel.toy import MELEE, SKIRMISH, with_rows

# ---------------------------------------------------------------- counters and resources


def test_counters_of_several_kinds_are_kept_apart_and_go_at_zero() -> None:
    game = Setup().put(PLAIN).game()
    do(game, 0, fx.PlaceCounters(SELF, "charge", number(2)), fx.PlaceCounters(SELF, "rust", number(1)), source="Plain")
    plain = find(game, "Plain")
    assert (plain.count("charge"), plain.count("rust"), plain.count(None)) == (2, 1, 3)
    do(game, 0, fx.RemoveCounters(SELF, "charge", number(5)), source="Plain")
    assert find(game, "Plain").counters == {"rust": 1}
    do(game, 0, fx.RemoveCounters(SELF, None, None), source="Plain")
    assert find(game, "Plain").counters is None


def test_counters_do_not_follow_a_card_to_another_zone() -> None:
    game = Setup().put(PLAIN, counters={"charge": 2}).game()
    do(game, 0, fx.Destroy(SELF), source="Plain")
    assert find(game, "Plain", "crypt").counters is None


def test_counters_may_lie_on_a_card_that_is_not_in_play() -> None:
    game = Setup().put(PLAIN, 0, "void").game()
    do(game, 0, fx.PlaceCounters(SELF, "charge", number(1)), source="Plain")
    assert find(game, "Plain", "void").count("charge") == 1


def test_players_keep_resources_and_pay_with_them() -> None:
    game = Setup(MELEE).put(PLAIN).game()
    do(game, 0, fx.GainResource(n.OPPONENT, "gem", number(2)))
    assert [kept.get("gem", 0) for kept in game.state.resources] == [0, 2, 2]
    shown = view(game, 0)["resources"]
    assert shown == [{}, {"gem": 2}, {"gem": 2}]


# ---------------------------------------------------------------- tokens and copies


def test_a_token_that_leaves_play_ceases_but_its_leaving_is_seen() -> None:
    mourner = card("Mourner", triggered(pt.Moves(group(n.Not(ITSELF)), "arena", "crypt"), fx.Draw(n.YOU, number(1))))
    game = Setup().put(PLAIN, token=True).put(mourner).game()
    do(game, 1, fx.Destroy(SELF), source="Plain")
    assert lying(game, "crypt") == [] and len(game.state.pending) == 1


def test_a_copy_has_the_printed_words_numbers_and_abilities_of_the_original() -> None:
    banner = card("Banner", static(grows(2, n.Every(UNITS))), power=5)
    game = Setup().put(banner).put(PLAIN).game()
    assert (power(game, "Banner"), power(game, "Plain")) == (7, 5)
    do(
        game,
        0,
        fx.Modify(SELF, (st.CopyOf(n.Bound(1)),), Lasting.GAME),
        source="Plain",
        slot1=[find(game, "Banner")],
    )
    copy = find(game, "Plain").now
    assert copy.names == {"Banner"}
    # two banners now, each counting both: the printed five and twice two
    assert (power(game, "Banner"), power(game, "Plain")) == (9, 9)


def test_a_copy_does_not_copy_what_effects_and_counters_do_to_the_original() -> None:
    game = Setup().put(PLAIN).put(card("Grown", power=1)).game()
    grown = find(game, "Grown")
    do(game, 0, fx.Modify(SELF, (st.AddStat(Stat.POWER, number(4)),), Lasting.GAME), source="Grown")
    do(game, 0, fx.Modify(SELF, (st.CopyOf(n.Bound(1)),), Lasting.GAME), source="Plain", slot1=[grown])
    assert (power(game, "Grown"), power(game, "Plain")) == (5, 1)


def test_a_copy_of_a_copy_is_what_is_printed_on_the_copy() -> None:
    """A copy is made without the continuous effects on the original, and being a copy is one of them."""
    game = Setup().put(card("Model", power=9)).put(PLAIN).put(card("Third", power=1)).game()
    do(game, 0, fx.Modify(SELF, (st.CopyOf(n.Bound(1)),)), source="Plain", slot1=[find(game, "Model")])
    do(game, 0, fx.Modify(SELF, (st.CopyOf(n.Bound(1)),)), source="Third", slot1=[find(game, "Plain")])
    assert (power(game, "Plain"), power(game, "Third")) == (9, 3)


def test_a_copy_that_ends_gives_the_card_back_what_it_was() -> None:
    game = Setup().put(PLAIN).put(card("Model", power=9)).game()
    do(game, 0, fx.Modify(SELF, (st.CopyOf(n.Bound(1)),)), source="Plain", slot1=[find(game, "Model")])
    assert power(game, "Plain") == 9
    pass_turn(game)
    assert power(game, "Plain") == 3


# ---------------------------------------------------------------- owner and controller


def test_control_changes_and_comes_back_when_the_effect_ends() -> None:
    game = Setup().put(PLAIN, 1).game()
    do(game, 0, fx.GainControl(SELF, n.YOU, Lasting.TURN), source="Plain")
    plain = find(game, "Plain")
    assert (plain.controller, plain.owner, plain.since) == (0, 1, game.state.turn)
    pass_turn(game)
    assert find(game, "Plain").controller == 1


def test_of_two_control_effects_the_later_counts_and_the_earlier_comes_back() -> None:
    game = Setup(MELEE).put(PLAIN, 2).game()
    do(game, 0, fx.GainControl(SELF, n.YOU, Lasting.GAME), source="Plain")
    do(game, 1, fx.GainControl(SELF, n.YOU, Lasting.TURN), source="Plain")
    assert find(game, "Plain").controller == 1
    pass_turn(game)
    assert find(game, "Plain").controller == 0


def test_control_that_lasts_while_its_source_stays_ends_with_the_source() -> None:
    game = Setup().put(PLAIN, 1).put(card("Leash")).game()
    do(game, 0, fx.GainControl(n.Bound(1), n.YOU, Lasting.ON_FIELD), source="Leash", slot1=[find(game, "Plain")])
    assert find(game, "Plain").controller == 0
    do(game, 1, fx.Destroy(SELF), source="Leash")
    resolve_all(game)
    assert find(game, "Plain").controller == 1


def test_whose_ability_it_is_follows_the_controller() -> None:
    greedy = card("Greedy", triggered(pt.StepBegins("dawn", n.YOU), fx.Draw(n.YOU, number(1))))
    game = Setup().put(greedy, 1).put(PLAIN, 0, "library").put(PLAIN, 1, "library").game()
    do(game, 0, fx.GainControl(SELF, n.YOU, Lasting.GAME), source="Greedy")
    pass_turn(game)  # player 1's turn: not the controller's any more
    assert lying(game, "grip", 0) == [] and not game.state.stack


# ---------------------------------------------------------------- incarnation and timestamps


def test_a_move_makes_a_new_object_with_a_later_timestamp() -> None:
    game = Setup().put(PLAIN).game()
    old = find(game, "Plain")
    new = move(game, old, "grip", How.RETURN)
    assert new is not None and new.id != old.id and new.card == old.card and new.stamp > old.stamp
    assert old.gone and game.here(old.id) is None and old.became == new.id


def test_an_effect_on_the_old_object_does_not_reach_the_card_when_it_comes_back() -> None:
    game = Setup().put(PLAIN).game()
    do(game, 0, fx.Modify(SELF, (st.AddStat(Stat.POWER, number(5)),), Lasting.GAME), source="Plain")
    assert power(game, "Plain") == 8
    move(game, find(game, "Plain"), "void")
    move(game, find(game, "Plain"), "arena")
    assert power(game, "Plain") == 3


def test_no_id_survives_a_shuffle() -> None:
    game = Setup().put(PLAIN, 0, "library").put(card("Second"), 0, "library").put(card("Third"), 0, "library").game()
    before = {obj.id for obj in game.pile("library", 0)}
    cards = {obj.card for obj in game.pile("library", 0)}
    do(game, 0, fx.Shuffle(n.YOU))
    after = game.pile("library", 0)
    assert not before & {obj.id for obj in after} and {obj.card for obj in after} == cards
    assert all(game.find(id) is None for id in before)


def test_a_shuffle_makes_known_cards_unknown() -> None:
    game = Setup().put(PLAIN, 0, "library").put(card("Second"), 0, "library").game()
    do(game, 0, fx.Look(1, n.TopCards(n.YOU, number(1))))
    assert any(obj.seen for obj in game.pile("library", 0))
    do(game, 0, fx.Shuffle(n.YOU))
    assert not any(obj.seen for obj in game.pile("library", 0))


def test_a_search_shuffles_the_rest_of_the_zone_whatever_its_name() -> None:
    game = (
        Setup().put(PLAIN, 0, "library").put(card("Second"), 0, "library").put(card("Third"), 0, "library").game((0,))
    )
    before = {obj.id for obj in game.pile("library", 0)}
    found = do(game, 0, fx.Search(1, group(zone="library"), number(1), number(1), any_card=True)).slots[1]
    left = {obj.id for obj in game.pile("library", 0)} - {obj.id for obj in found}
    assert len(found) == 1 and not left & before


# ---------------------------------------------------------------- last known information


def test_an_ability_reads_its_source_as_it_last_was() -> None:
    farewell = card(
        "Farewell",
        triggered(pt.Moves(ME, "arena", "crypt"), fx.DealPlayer(a.StatOf(SELF, Stat.POWER), n.OPPONENT)),
        power=1,
    )
    game = Setup().put(farewell).game()
    do(game, 0, fx.Modify(SELF, (st.AddStat(Stat.POWER, number(1)),)), source="Farewell")
    do(game, 1, fx.Destroy(SELF), source="Farewell")
    assert find(game, "Farewell", "crypt").now.power == 1
    resolve_all(game)
    assert game.state.resources[1]["harm"] == 2


def test_who_controlled_it_is_known_after_it_is_gone() -> None:
    game = Setup().put(PLAIN, 1).game()
    plain = game.pile("arena", 0)[0]
    do(game, 0, fx.GainControl(n.Bound(1), n.YOU, Lasting.GAME), slot1=[plain])
    do(game, 1, fx.Destroy(n.Bound(1)), fx.DealPlayer(number(1), n.ControllerOf(n.Bound(1))), slot1=[plain])
    assert game.state.resources[0].get("harm") == 1


def test_an_ability_on_the_stack_does_not_need_its_source() -> None:
    archer = card("Archer", activated(fx.DealPlayer(number(1), n.OPPONENT)))
    match = Setup().put(archer).put(card("Doom", activated(fx.Destroy(n.Every(UNITS)))), 1).match()
    match.answer(1)
    archer_obj = find(match.game, "Archer")
    move(match.game, archer_obj, "crypt")
    resolve_all(match.game)
    assert match.game.state.resources[1]["harm"] == 1


def test_the_moved_card_is_found_where_the_event_put_it() -> None:
    phoenix = card("Phoenix", triggered(pt.Moves(ME, "arena", "crypt"), fx.Move(n.EventThing(Role.SUBJECT), "grip")))
    game = Setup().put(phoenix).game()
    do(game, 0, fx.Destroy(SELF), source="Phoenix")
    resolve_all(game)
    assert lying(game, "grip") == ["Phoenix"]


def test_a_card_that_has_moved_on_is_not_found_any_more() -> None:
    phoenix = card("Phoenix", triggered(pt.Moves(ME, "arena", "crypt"), fx.Move(n.EventThing(Role.SUBJECT), "grip")))
    game = Setup().put(phoenix).game()
    do(game, 0, fx.Destroy(SELF), source="Phoenix")
    move(game, find(game, "Phoenix"), "void")
    move(game, find(game, "Phoenix"), "crypt")
    resolve_all(game)
    assert lying(game, "crypt") == ["Phoenix"]


def test_conditions_on_numbers_read_the_last_known_value() -> None:
    scale = card(
        "Scale",
        triggered(
            pt.Moves(group(UNIT), "arena", "crypt"),
            fx.If(
                c.Compare(a.StatOf(n.EventThing(Role.SUBJECT), Stat.POWER), Op.GE, number(5)),
                (fx.DealPlayer(number(1), n.OPPONENT),),
            ),
        ),
    )
    game = Setup().put(scale).put(PLAIN, 1).game()
    do(game, 0, fx.Modify(SELF, (st.AddStat(Stat.POWER, number(2)),)), source="Plain")
    do(game, 0, fx.Destroy(SELF), source="Plain")
    resolve_all(game)
    assert game.state.resources[1].get("harm") == 1


def test_what_effects_do_to_an_object_another_stands_in_for_they_do_to_that_one() -> None:
    def second(game: Game, obj: Obj) -> Obj:
        return find(game, "Knight") if obj.face.name == "Squire" else obj

    squire, knight = card("Squire"), card("Knight", power=5)
    game = Setup(with_rows(SKIRMISH, stand_in=second)).put(squire).put(knight).game()
    it = [find(game, "Squire")]
    do(game, 0, fx.Modify(n.Bound(1), (st.AddStat(Stat.POWER, number(2)),)), fx.Rest(n.Bound(1)), slot1=it)
    assert (power(game, "Squire"), power(game, "Knight")) == (3, 7)
    assert (find(game, "Squire").turned, find(game, "Knight").turned) == (0, 1)
    do(game, 0, fx.Deal(number(1), n.Bound(1)), slot1=it)
    assert (find(game, "Squire").damage, find(game, "Knight").damage) == (1, 0)
