"""Chapter 1033: restarting the game."""

from __future__ import annotations

import pytest

from arbiter.games.fow.game import RULES
from arbiter.kernel.dealing import new_game
from arbiter.kernel.doing import relocate
from arbiter.kernel.seating import begin_anew
from arbiter.kernel.traits import Face
from arbiter.testing import Table
from tests.games.fow.plain import deck
from tests.games.fow.tables import table
from tests.games.fow.test_1300_other_rules import side
from tests.games.fow.written import chant, resonator, written

HEN = resonator("Hen", size=(300, 300))
ANEW = chant("Anew", "[Quickcast]", "Restart the game.")


def everything(t: Table, player: int) -> list[str]:
    zones = ("deck", "hand", "graveyard", "removed", "standby", "outside", "stones", "ruler", "field")
    return sorted(
        name for zone in zones for name in (t.field_names(player) if zone == "field" else t.zone_names(player, zone))
    )


def keep_hands(t: Table) -> Table:
    """Nobody changes cards of the opening hand."""
    assert t.asked is not None
    for player in (t.asked, 1 - t.asked):
        t.expect(kind="objects", player=player, why="mulligan").choose()
    return t


def stocked(*faces: Face, stones: int = 0, rulers: bool = True) -> Table:
    """Both players have cards enough for an opening hand."""
    t = table(HEN, ANEW, *faces, stones=stones, rulers=rulers)
    return t.deck(0, *["fire 1"] * 8, only=True).deck(1, *["wind 3"] * 8, only=True)


@pytest.mark.rule("fow", "1033.1")
def test_a_restarted_game_has_no_winner_and_is_set_up_anew_with_the_same_cards() -> None:
    t = stocked(stones=2).field(1, "Hen").hand(0, "Anew", "Hen").zone(0, "graveyard", "Hen", "fire 1")
    t.zone(0, "removed", "fire 2").resources(0, life=700)
    before = [everything(t, player) for player in (0, 1)]
    t.play(0, "Anew").resolve()
    assert not t.over
    keep_hands(t)
    assert [everything(t, player) for player in (0, 1)] == before
    assert t.turn_number == 1 and t.hand_size(0) == t.hand_size(1) == 5
    assert t.resource(0, "life") == t.resource(1, "life") == 4000
    for player in (0, 1):
        assert t.field_names(player) == [] and t.zone_names(player, "graveyard") == []
    assert t.zone_names(0, "ruler") == ["fire ruler"] and t.zone_names(0, "stones") == ["fire stone"] * 4


@pytest.mark.rule("fow", "1033.2")
@pytest.mark.parametrize("player", [0, 1])
def test_whose_effect_restarts_the_game_plays_first(player: int) -> None:
    t = stocked().hand(player, "Anew")
    if player:
        t.passes(0)
    keep_hands(t.play(player, "Anew").resolve())
    assert t.active == player and t.turn_number == 1


@pytest.mark.rule("fow", "1033.3")
def test_a_card_begins_the_new_game_as_it_says() -> None:
    text = "[Enter] >>> Restart the game with this card in the field on this side."
    moon = written(
        "Moon", "Ruler", "[Judgment] {0}", cost=None, other=[side("Full Moon", "J-Ruler", text, size=(900, 900))]
    )
    t = (
        table(HEN, moon, rulers=False, number=5)
        .deck(0, *["fire 1"] * 8)
        .deck(1, *["fire 1"] * 8)
        .zone(0, "ruler", "Moon")
        .zone(1, "ruler", "wind ruler")
        .field(0, "Hen")
    )
    keep_hands(t.act(0, "judgment").resolve().resolve())
    assert t.field_names(0) == ["Full Moon"] and t.power("Full Moon") == 900 and t.zone_names(0, "ruler") == []
    assert t.active == 0 and t.turn_number == 1


@pytest.mark.rule("fow", "1033.4")
def test_counters_and_tokens_are_gone() -> None:
    mint = chant("Mint", "Gain a fire will coin token.")
    muster = chant("Muster", "Put a [400/400] light Soldier resonator token into the field.")
    t = stocked(mint, muster).field(0, "Hen", counters={"+100/+100": 2}).hand(0, "Mint", "Muster", "Anew")
    t.play(0, "Mint").resolve().play(0, "Muster").resolve()
    assert t.zone_names(0, "item") != [] and "Soldier" in t.field_names(0)
    keep_hands(t.play(0, "Anew").resolve())
    assert t.field_names(0) == [] and t.zone_names(0, "item") == []
    assert everything(t, 0) == sorted(
        ["Anew", "Hen", "Mint", "Muster", "fire ruler", *["fire stone"] * 2, *["fire 1"] * 8]
    )
    assert not any(obj.counters for obj in t.game.state.objects.values())


@pytest.mark.rule("fow", "1033.1")
def test_a_card_of_the_sideboard_goes_back_to_where_it_began() -> None:
    game = new_game(RULES, [{**deck("fire"), "outside": [HEN]}, deck("wind")], 7)
    relocate(game, game.state.zones["outside"][0][0], "hand")
    game.state.kept, game.state.first = (), 1
    begin_anew(game)
    assert [obj.face.name for obj in game.state.zones["outside"][0]] == ["Hen"]
    assert game.state.zones["hand"][0] == [] and len(game.state.zones["deck"][0]) == len(deck("fire")["deck"])


@pytest.mark.rule("fow", "1033.1")
def test_a_restarted_game_goes_as_it_went_when_it_is_played_again() -> None:
    again = []
    for _ in range(2):
        t = keep_hands(stocked().hand(0, "Anew").field(1, "Hen").play(0, "Anew").resolve())
        again.append((t.match.hash(), t.hand_names(0), t.hand_names(1)))
    assert again[0] == again[1]


@pytest.mark.rule("fow", "1033.1", "1306.2")
def test_the_side_of_a_two_face_ruler_is_chosen_again() -> None:
    janus = written("Dawn Face", "Ruler", cost=None, other=[side("Dusk Face", "Ruler")])
    t = stocked(janus, rulers=False).zone(0, "ruler", "Dawn Face").zone(1, "ruler", "wind ruler").hand(0, "Anew")
    t.play(0, "Anew").resolve().expect(kind="option", player=0)
    assert keep_hands(t.option("Dusk Face")).zone_names(0, "ruler") == ["Dusk Face"] and t.active == 0
