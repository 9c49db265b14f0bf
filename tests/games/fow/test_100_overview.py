"""Chapters 102 to 105: winning, the golden rules and the basic terms."""

from __future__ import annotations

import pytest

from arbiter.games.fow.game import RULES
from arbiter.kernel.dealing import new_game
from arbiter.kernel.errors import BadDeck
from tests.games.fow.plain import deck
from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, resonator

HEN = resonator("Hen", size=(300, 300))


# ---------------------------------------------------------------- 103  how to win


@pytest.mark.rule("fow", "103.4")
def test_a_player_may_concede_at_any_moment_even_without_priority() -> None:
    t = table().passes(0).concede(0)
    assert t.over and t.winner == 1


@pytest.mark.rule("fow", "103.5")
def test_an_effect_makes_a_player_win() -> None:
    t = table(chant("Triumph", "You win the game.")).hand(0, "Triumph").play(0, "Triumph").resolve()
    assert t.over and t.winner == 0


# ---------------------------------------------------------------- 104  golden rules


@pytest.mark.rule("fow", "104.1")
def test_a_text_beats_the_rules() -> None:
    swift = resonator("Runner", "[Swiftness]")
    assert table(swift).field(0, "Runner", fresh=True).acts(0, "battle") == ["Runner"]
    assert table(HEN).field(0, "Hen", fresh=True).acts(0, "battle") == []


@pytest.mark.rule("fow", "104.2")
def test_a_mandatory_effect_is_done_as_far_as_it_can_be() -> None:
    purge = chant("Purge", "Your opponent discards two cards.")
    t = table(purge).hand(0, "Purge").hand(1, "fire 1").play(0, "Purge").resolve()
    assert t.hand_size(1) == 0 and t.zone_names(1, "graveyard") == ["fire 1"]


@pytest.mark.rule("fow", "104.2")
def test_an_optional_effect_is_done_whole_or_not_at_all() -> None:
    offer = chant("Offer", "You may discard two cards. If you do, draw a card.")
    t = table(offer).hand(0, "Offer", "fire 1").play(0, "Offer").resolve()
    assert t.hand_names(0) == ["fire 1"] and t.zone_names(0, "graveyard") == ["Offer"]
    t = table(offer).hand(0, "Offer", "fire 1", "fire 2").play(0, "Offer").resolve().yes()
    t.order("fire 1", "fire 2")  # 302.4  a graveyard has an order
    assert t.hand_size(0) == 1 and sorted(t.zone_names(0, "graveyard")) == ["Offer", "fire 1", "fire 2"]


@pytest.mark.rule("fow", "104.3")
def test_what_was_so_already_has_not_become_so() -> None:
    lull = chant("Lull", "Rest target J/resonator.", cost="{0}")
    bell = regalia("Bell", "Whenever a resonator becomes rested >>> You gain 100 life.")
    t = table(HEN, lull, bell).field(0, "Bell").field(1, "Hen", rested=True).hand(0, "Lull")
    t.play(0, "Lull", targets=["Hen"]).resolve_all()
    assert t.resource(0, "life") == 4000
    t = table(HEN, lull, bell).field(0, "Bell").field(1, "Hen").hand(0, "Lull")
    t.play(0, "Lull", targets=["Hen"]).resolve_all()
    assert t.resource(0, "life") == 4100


@pytest.mark.rule("fow", "104.4")
def test_a_ban_beats_an_instruction() -> None:
    hush = regalia("Hush", "Players cannot gain life.")
    balm = chant("Balm", "You gain 500 life.")
    assert table(balm).hand(0, "Balm").play(0, "Balm").resolve().resource(0, "life") == 4500
    assert table(hush, balm).field(1, "Hush").hand(0, "Balm").play(0, "Balm").resolve().resource(0, "life") == 4000


@pytest.mark.rule("fow", "104.7")
@pytest.mark.parametrize(("hens", "bare", "exact"), [(1, 0, 0), (2, 1, 1), (3, 1, 0)])
def test_a_bare_number_means_so_many_or_more_and_exactly_means_just_so_many(hens: int, bare: int, exact: int) -> None:
    plain = chant("Count", "If you control two resonators, draw a card.")
    strict = chant("Strict Count", "If you control exactly two resonators, draw a card.")
    for card, drawn in ((plain, bare), (strict, exact)):
        t = table(HEN, card).field(0, *["Hen"] * hens).hand(0, card.name).play(0, card.name).resolve()
        assert t.hand_size(0) == drawn


@pytest.mark.rule("fow", "104.7a")
def test_a_total_cost_means_just_that_number() -> None:
    strike = chant("Strike", "Destroy target resonator with total cost 2.")
    t = table(strike).field(1, "fire 1", "fire 2", "wind 3").hand(0, "Strike").play(0, "Strike", targets=["fire 2"])
    t.resolve()
    assert t.zone_names(1, "graveyard") == ["fire 2"]
    assert not table(strike).field(1, "fire 1", "wind 3").hand(0, "Strike").can("play", 0, "Strike")


# ---------------------------------------------------------------- 105  basic terms


@pytest.mark.rule("fow", "105.3", "105.3a", "105.3b", "105.3c")
def test_the_owner_controls_a_card_its_abilities_and_their_effects_until_somebody_gains_control() -> None:
    well = resonator("Well", "{Rest}: You gain 300 life.")
    theft = chant("Theft", "Gain control of target resonator.")
    t = table(well, theft).field(1, "Well").hand(0, "Theft")
    assert t.obj("Well", 1).controller == 1 and not t.can("use", 0, "Well")
    t.play(0, "Theft", targets=["Well"]).resolve()
    stolen = t.obj("Well", 0)
    assert (stolen.owner, stolen.controller) == (1, 0)
    t.next_turn().next_turn().use(0, "Well").resolve()
    assert t.resource(0, "life") == 4300 and t.resource(1, "life") == 4000


@pytest.mark.rule("fow", "105.4a")
def test_nobody_pays_more_life_than_they_have() -> None:
    leech = regalia("Leech", "Pay 500 life: Draw a card.")
    assert table(leech).field(0, "Leech").resources(0, life=500).can("use", 0, "Leech")
    assert not table(leech).field(0, "Leech").resources(0, life=400).can("use", 0, "Leech")


# ---------------------------------------------------------------- 102, 105.2


@pytest.mark.rule("fow", "102.1")
@pytest.mark.parametrize("players", [0, 1, 7])
def test_a_game_is_for_two_and_for_more_only_if_it_is_set_up_so(players: int) -> None:
    with pytest.raises(BadDeck, match=f"is for 2 to 6 players, each with a deck; there are {players} decks"):
        new_game(RULES, [deck("fire")] * players, 1)
    assert new_game(RULES, [deck("fire"), deck("wind")], 1).state.players == 2


@pytest.mark.rule("fow", "105.2")
def test_who_brought_a_card_owns_it_whoever_controls_it() -> None:
    charm = chant("Charm", "Gain control of target resonator.")
    smite = chant("Smite", "Destroy target resonator.")
    t = table(HEN, charm, smite).field(1, "Hen").hand(0, "Charm", "Smite").play(0, "Charm", targets=["Hen"]).resolve()
    assert t.obj("Hen").controller == 0 and t.obj("Hen").owner == 1
    assert t.play(0, "Smite", targets=["Hen"]).resolve().zone_names(1, "graveyard") == ["Hen"]


@pytest.mark.rule("fow", "105.2")
def test_who_put_a_token_into_the_field_or_an_item_area_owns_it() -> None:
    brood = chant("Brood", 'Put a [100/100] wind Bird resonator token named "Chick" into the field.')
    mint = chant("Mint", "Gain a light will coin token.")
    charm = chant("Charm", "[Quickcast]", "Gain control of target resonator.")
    t = table(brood, mint, charm).hand(0, "Brood", "Mint").hand(1, "Charm").play(0, "Brood").resolve()
    t.play(0, "Mint").resolve().passes(0).play(1, "Charm", targets=["Chick"]).resolve()
    assert t.obj("Chick").controller == 1 and t.obj("Chick").owner == 0
    assert [coin.owner for coin in t.objects("item", 0)] == [0]
