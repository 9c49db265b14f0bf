"""What differs between the two documents: each case is played under both, and comes out otherwise.

The first of the two results is what 5.12 says. Under 12.9 the same case gives the second, so that a ruleset which
played 12.9 under this name would fail here.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from arbiter.cards.pool import shared
from arbiter.games.registry import entry
from arbiter.kernel.aspects import EVERYTHING
from arbiter.kernel.dealing import new_game
from arbiter.kernel.decisions import ChooseObjects, ChooseOption, ChooseOrder, ChoosePlayer
from arbiter.kernel.index.versions import changed
from arbiter.kernel.match import Match
from arbiter.lab.decks import built_in_decks
from arbiter.testing import Table, scenario

NEW, OLD = "fow", "fow5"


def table(game: str, stones: int = 0, text: str = "", j_text: str = "") -> Table:
    """The same position in both games: a ruler each, stones, and plain resonators."""
    made = scenario(game)
    judgment = "[J-Activate] Pay {R}." if game == OLD else "[Judgment] {R}"
    side = {"name": "Duke Risen", "type": ["J-ruler"], "attribute": ["R"], "atk": 800, "def": 800, "text": j_text}
    made.define(name="Duke", type=["Ruler"], attribute=["R"], text=f"{judgment}\n{text}".strip(), other=[side])
    kind = "Magic Stone" if game == OLD else "Basic Magic Stone"
    made.define(name="Fire Magic Stone", type=[kind], text="{Rest}: Produce {R}.")
    for name, size in (("Cub", 300), ("Hound", 600)):
        made.define(name=name, type=["Resonator"], cost="{R}", atk=size, race=["Beast"], text="", **{"def": size})
    made.zone(0, "ruler", "Duke").zone(1, "ruler", "Duke").zone(0, "stones", *["Fire Magic Stone"] * 3)
    return made.zone(0, area(game), *["Fire Magic Stone"] * stones).turn(0, number=3)


def area(game: str) -> str:
    return "stone_area" if game == OLD else "field"


def resonator(made: Table, game: str, name: str, text: str, size: int = 500) -> Table:
    printed = text if game == OLD else text.replace("[Enter] ", "[Enter] >>> ")
    return made.define(name=name, type=["Resonator"], cost="{R}", atk=size, text=printed, **{"def": size})


def instant(made: Table, game: str, name: str, text: str) -> Table:
    if game == OLD:
        return made.define(name=name, type=["Spell: Chant-Instant"], cost="{R}", text=text)
    return made.define(name=name, type=["Chant"], cost="{R}", text=f"[Quickcast]\n{text}")


def differs(case: Callable[[str], object], then: object, now: object) -> None:
    assert case(OLD) == then
    assert case(NEW) == now != then


def opening(game: str, seed: int = 3) -> Match:
    pool = shared(game)
    piles = [deck.piles(pool) for deck in built_in_decks(game)[:2]]
    return Match(lambda: new_game(entry(game).rules, piles, seed))


def settled(match: Match, change: bool) -> Match:
    """Up to the first turn; the first player changes two cards or none."""
    while match.game.state.turn < 1:
        question = match.question
        assert question is not None
        if isinstance(question, ChoosePlayer | ChooseOption):
            match.answer(0)
        elif isinstance(question, ChooseOrder):
            match.answer(tuple(range(question.size())))
        else:
            assert isinstance(question, ChooseObjects)
            match.answer((0, 1) if change and question.player == match.game.state.starting else ())
    return match


# ---------------------------------------------------------------- zones


@pytest.mark.rule("fow5", "3.7/1", "3.14/1", "7.11/1")
def test_called_stones_lie_in_a_magic_stone_area() -> None:
    def case(game: str) -> object:
        made = table(game).act(0, "call", "Duke")
        return [obj.zone for obj in made.game.field if "magic_stone" in obj.now.types]

    differs(case, ["stone_area"], ["field"])


@pytest.mark.rule("fow5", "3.6/4", "3.7/4")
def test_all_cards_means_those_in_fields_and_no_magic_stones() -> None:
    def case(game: str) -> object:
        made = table(game, stones=2).field(1, "Cub")
        text = "Destroy all cards." if game == OLD else "Destroy all entities."
        made.define(name="Ruin", type=["Spell: Chant" if game == OLD else "Chant"], cost="{R}", text=text).hand(
            0, "Ruin"
        )
        made.play(0, "Ruin").resolve()
        return len([obj for obj in made.game.field if "magic_stone" in obj.now.types])

    differs(case, 2, 0)


@pytest.mark.rule("fow5", "3.8/6", "10.9/1")
def test_a_destroyed_j_ruler_is_an_astral_ruler_by_type() -> None:
    def case(game: str) -> object:
        made = table(game, stones=1).act(0, "judgment", "Duke").resolve()
        made.obj("Duke Risen").damage = 800
        changed(made.game, EVERYTHING)
        made.passes(0)
        return made.game.state.zones["ruler"][0][0].face.name, sorted(made.game.state.zones["ruler"][0][0].now.types)

    differs(case, ("Duke Risen", ["astral_ruler"]), ("Duke", ["ruler"]))


@pytest.mark.rule("fow5", "2.1/3a")
def test_spells_have_their_own_type_with_three_subtypes() -> None:
    def case(game: str) -> object:
        made = instant(table(game), game, "Spark", "Draw a card.").hand(0, "Spark")
        return sorted(made.obj("Spark", 0, "hand").now.types)

    differs(case, ["chant_instant", "spell"], ["chant"])


@pytest.mark.rule("fow5", "2.1/4")
def test_an_addition_of_the_field_has_that_subtype() -> None:
    def case(game: str) -> object:
        made = table(game)
        text = "Resonators you control gain [+100/+0]."
        made.define(name="Banner", type=["Addition: Field"], cost="{R}", text=text).hand(0, "Banner")
        return sorted(made.obj("Banner", 0, "hand").now.types)

    differs(case, ["addition", "addition_field"], ["addition"])


# ---------------------------------------------------------------- set-up and turn


@pytest.mark.rule("fow5", "4.2/3")
def test_who_plays_first_is_chosen_by_a_player() -> None:
    def case(game: str) -> object:
        question = opening(game).question
        assert question is not None
        return question.why

    differs(case, "plays first", "mulligan")


@pytest.mark.rule("fow5", "4.2/4")
def test_exchanged_cards_lie_under_the_deck() -> None:
    def case(game: str) -> object:
        before = settled(opening(game), False).game.state
        first = before.starting
        chosen = {obj.card for obj in before.zones["hand"][first][:2]}
        after = settled(opening(game), True).game.state
        return {obj.card for obj in after.zones["deck"][first][:2]} == chosen

    differs(case, True, False)


def first_steps(game: str) -> list[str]:
    """The steps of the first turn in which the turn player gets priority."""
    made = table(game).turn(0, step="turn_begin", number=0, begin=True)
    seen: list[str] = []
    while made.step != "main":
        if made.asked == 0 and made.step not in seen:
            seen.append(made.step)
        made.passes()
    return seen


@pytest.mark.rule("fow5", "5.1/2", "5.1/3", "5.1/4", "5.2/1")
def test_the_first_turn_has_priority_in_its_draw_phase_but_no_draw_and_no_recovery() -> None:
    differs(first_steps, ["draw_begin", "draw_card"], [])


@pytest.mark.rule("fow5", "5.2/4", "5.2/1")
def test_wills_of_a_first_turns_draw_phase_stay_for_there_is_no_recovery_phase() -> None:
    def case(game: str) -> object:
        made = table(game).zone(1, area(game), "Fire Magic Stone").by_hand(1).turn(0, number=1)
        made.to("draw_card", 1).use(1, "Fire Magic Stone").to("main", 1)
        return len(made.game.state.pools[1])

    differs(case, 1, 0)


@pytest.mark.rule("fow5", "5.2/3", "5.2/7", "6.1/1")
def test_players_get_priority_in_the_recovery_phase_though_nothing_has_triggered() -> None:
    def case(game: str) -> object:
        made = table(game).turn(1, number=4)
        seen = set()
        while not (made.step == "main" and made.active == 0):
            if made.active == 0:
                seen.add(made.step)
            made.passes()
        return {"recovery_begin", "recovery"} <= seen

    differs(case, True, False)


# ---------------------------------------------------------------- actions


@pytest.mark.rule("fow5", "7.5/1")
def test_a_player_does_one_judgment_a_turn() -> None:
    def case(game: str) -> object:
        made = table(game, stones=2)
        judgment = "[J-Activate] Pay {R}." if game == OLD else "[Judgment] {R}"
        side = {"name": "Page Risen", "type": ["J-ruler"], "attribute": ["R"], "atk": 800, "def": 800}
        made.define(name="Page", type=["Ruler"], attribute=["R"], text=judgment, other=[side]).zone(0, "ruler", "Page")
        return made.act(0, "judgment", "Duke").resolve().acts(0, "judgment")

    differs(case, [], ["Page"])


@pytest.mark.rule("fow5", "3.11/2", "7.6/1")
def test_the_chant_standby_area_has_no_order() -> None:
    differs(lambda game: entry(game).rules.zones.specs["standby"].ordered, False, True)


@pytest.mark.rule("fow5", "7.11/1")
def test_a_stone_comes_into_the_magic_stone_area_and_wakes_nobody_who_waits_for_the_field() -> None:
    def case(game: str) -> object:
        made = table(game)
        text = "Whenever a card enters your field, you gain 100 life."
        now = "Whenever an entity enters your field >>> You gain 100 life."
        made.define(name="Host", type=["Resonator"], cost="{R}", atk=1, text=text if game == OLD else now, **{"def": 1})
        return made.field(0, "Host").act(0, "call", "Duke").stack()

    differs(case, [], ["Host"])


@pytest.mark.rule("fow5", "7.12/2c", "11.2")
def test_who_could_attack_only_a_recovered_card_must_attack_it() -> None:
    def case(game: str) -> object:
        made = table(game)
        text = "[Target Attack]\nThis card must attack if able.\nThis card cannot attack players."
        resonator(made, game, "Zealot", text)
        return "pass" in made.field(0, "Zealot").field(1, "Cub").options()

    differs(case, False, True)  # 718.2 counts opponents, wardens and rested J/resonators


# ---------------------------------------------------------------- battle


@pytest.mark.rule("fow5", "8.5/1")
def test_a_battle_goes_on_without_what_was_attacked() -> None:
    def case(game: str) -> object:
        made = table(game, stones=1).field(0, "Hound").field(1, "Cub", rested=True).field(1, "Hound")
        instant(made, game, "Spark", "Deal 300 damage to target resonator.").hand(0, "Spark")
        mine = made.card("Hound", 0, zone="field")
        made.act(0, "battle", mine).to("attack_begin").passes(0).passes(1).choose(mine).choose("Cub")
        made.play(0, "Spark", targets=["Cub"]).resolve().end_step()
        return made.step

    differs(case, "block_begin", "main")  # 803.4b of 12.9: its end step came at once, and has ended


@pytest.mark.rule("fow5", "8.4/3")
def test_every_battle_has_a_step_of_the_first_strike() -> None:
    def case(game: str) -> object:
        made = table(game).field(0, "Cub").attack("Cub").to("block_declaration").end_step()
        return made.step

    differs(case, "first_strike", "battle_damage")


# ---------------------------------------------------------------- abilities and effects


@pytest.mark.rule("fow5", "9.9/2a", "9.9/2b")
def test_abilities_are_given_before_races_are_changed() -> None:
    def case(game: str) -> object:
        made = table(game, stones=1)
        resonator(made, game, "Matriarch", "Dragons you control gain [Flying].").field(0, "Matriarch", "Cub")
        instant(made, game, "Scales", "Target resonator becomes a Dragon until end of turn.").hand(0, "Scales")
        made.play(0, "Scales", targets=["Cub"]).resolve()
        return made.has("Cub", "flying", 0)

    differs(case, False, True)


@pytest.mark.rule("fow5", "9.6/1a")
def test_enter_is_only_for_what_was_played_from_the_hand() -> None:
    def case(game: str) -> object:
        made = table(game, stones=1)
        resonator(made, game, "Greeter", "[Enter] You gain 200 life.").zone(0, "graveyard", "Greeter")
        instant(made, game, "Wake", "Put target resonator from your graveyard into the field.").hand(0, "Wake")
        return made.play(0, "Wake", targets=["Greeter"]).resolve().stack()

    differs(case, [], ["Greeter"])


@pytest.mark.rule("fow5", "10.9/3")
def test_a_ruler_is_destroyed_only_by_a_text_that_says_ruler() -> None:
    def case(game: str) -> object:
        found = []
        for text in ("Destroy target Sage.", "Destroy target ruler."):
            made = table(game, stones=1)
            made.define(name="Sibyl", type=["Ruler"], attribute=["R"], race=["Sage"], text="")
            instant(made, game, "Depose", text).hand(0, "Depose").zone(1, "ruler", "Sibyl")
            found.append("Sibyl" in made.play(0, "Depose", targets=["Sibyl"]).resolve().zone_names(1, "graveyard"))
        return found

    differs(case, [False, True], [True, True])


# ---------------------------------------------------------------- symbol and keyword skills


@pytest.mark.rule("fow5", "11.7/1", "13.2/2")
def test_imperishable_helps_a_j_ruler_without_def() -> None:
    def withered(game: str) -> object:
        made = table(game, stones=2, j_text="[Imperishable]")
        instant(made, game, "Wither", "Target J/resonator gains [-0/-800] until end of turn.").hand(0, "Wither")
        made.act(0, "judgment", "Duke").resolve().play(0, "Wither", targets=["Duke Risen"]).resolve()
        ruler = made.game.state.zones["ruler"][0][0]
        return "ruler" in ruler.now.types and not ruler.count("astral")

    differs(withered, True, False)


@pytest.mark.rule("fow5", "12.3/2", "7.7/1")
def test_a_chant_instant_is_no_card_with_quickcast() -> None:
    def case(game: str) -> object:
        made = table(game).define(name="Spark", type=["Spell: Chant-Instant"], cost="{R}", text="Draw a card.")
        return "quickcast" in made.hand(0, "Spark").obj("Spark", 0, "hand").now.keywords

    differs(case, False, True)


# ---------------------------------------------------------------- processes, Valhalla and Bifrost


@pytest.mark.rule("fow5", "13.2/2")
def test_without_def_it_is_destroyed() -> None:
    def case(game: str) -> object:
        made = table(game, stones=1)
        resonator(made, game, "Reed", "This card cannot be destroyed.", 300).field(1, "Reed")
        instant(made, game, "Wither", "Target resonator gains [-0/-300] until end of turn.").hand(0, "Wither")
        return made.play(0, "Wither", targets=["Reed"]).resolve().is_on_field("Reed", 1)

    differs(case, True, False)


@pytest.mark.rule("fow5", "14.1/1c")
def test_the_draw_by_a_loop_is_of_this_document() -> None:
    differs(lambda game: entry(game).rules.draw_loop.rule, "14.1/1c", "1301.1c")


@pytest.mark.rule("fow5", "3.10/3", "4.2/5")
def test_valhalla_is_the_usual_game() -> None:
    differs(lambda game: len(settled(opening(game), False).game.state.zones["lifebreak"][0]), 4, 0)


@pytest.mark.rule("fow5", "7.10/1")
def test_lifebreak_is_performed_in_the_usual_game() -> None:
    def case(game: str) -> object:
        made = table(game).zone(0, "lifebreak", "Cub").resources(0, life=1000)
        return bool(made.acts(0, "lifebreak"))

    differs(case, True, False)


@pytest.mark.rule("fow5", "14.2/1")
def test_in_bifrost_what_asks_for_lifebreak_cards_is_ignored() -> None:
    def case(game: str) -> object:
        made = scenario(game, format="bifrost" if game == OLD else "constructed")
        text = "If there are no cards in your lifebreak area, you gain 300 life."
        kind = "Spell: Chant" if game == OLD else "Chant"
        made.define(name="Taunt", type=[kind], cost="{0}", text=text).hand(0, "Taunt").turn(0, number=3)
        return made.play(0, "Taunt").resolve().resource(0, "life")

    differs(case, 4000, 4300)
