"""Chapter 1: players, variants, winning, and the golden rules."""

from __future__ import annotations

import pytest

import arbiter
from arbiter.cards.pool import shared
from arbiter.games.fow5.game import RULES
from arbiter.kernel.aspects import EVERYTHING
from arbiter.kernel.dealing import new_game
from arbiter.kernel.errors import ArbiterError, BadDeck
from arbiter.kernel.index.versions import changed
from arbiter.lab.decks import built_in_decks
from arbiter.testing import Table, scenario
from tests.games.fow5.tables import BOLT, CUB, HOUND, life, resonator, spell, table

# ---------------------------------------------------------------- 1.1, 1.2  players and variants


@pytest.mark.rule("fow5", "1.1/1")
def test_two_players_play() -> None:
    piles = built_in_decks("fow5")[0].piles(shared("fow5"))
    assert new_game(RULES, [piles, piles], 1).state.players == 2
    for players in (1, 3):
        with pytest.raises(BadDeck, match="is for 2 players"):
            new_game(RULES, [piles] * players, 1)


@pytest.mark.rule("fow5", "1.2/1", "1.2/3")
def test_the_variant_is_named_before_the_game_and_is_one_of_two() -> None:
    assert RULES.formats == ("valhalla", "bifrost")
    for format in RULES.formats:
        assert scenario("fow5", format=format).game.format == format
    with pytest.raises(ArbiterError, match="valhalla, bifrost"):
        arbiter.start("fow5", "open-kiln", "kite-post", format="constructed")


@pytest.mark.rule("fow5", "1.2/1")
@pytest.mark.parametrize("format", ["valhalla", "bifrost"])
def test_what_is_not_marked_holds_in_both_variants(format: str) -> None:
    made = table(format, stones=1).hand(0, CUB).play(0, CUB).resolve()
    assert made.field_names(0) == [CUB]


# ---------------------------------------------------------------- 1.3  winning


@pytest.mark.rule("fow5", "1.3/1", "1.3/2", "13.1/1", "1.5/6")
def test_who_has_no_life_loses_and_the_other_wins() -> None:
    made = table(stones=1).resources(1, life=300).hand(0, BOLT).play(0, BOLT, targets=["player 1"])
    assert not made.over
    made.resolve()
    assert made.over and made.winner == 0 and life(made, 1) == 0


@pytest.mark.rule("fow5", "1.3/3")
def test_if_both_lose_at_once_it_is_a_draw() -> None:
    made = table(stones=1).resources(0, life=300).resources(1, life=300)
    spell(made, "Ruin", "Each player loses 300 life.").hand(0, "Ruin").play(0, "Ruin").resolve()
    assert made.over and made.winner is None


@pytest.mark.rule("fow5", "1.3/4")
def test_a_player_concedes_at_any_time_and_the_other_wins() -> None:
    for player in (0, 1):
        made = table().concede(player)
        assert made.over and made.winner == 1 - player


# ---------------------------------------------------------------- 1.4  golden rules


@pytest.mark.rule("fow5", "1.4/1")
def test_what_a_card_says_wins_over_the_rules() -> None:
    made = table().field(1, CUB)
    resonator(made, "Lancer", "This card can attack recovered J/resonators.").field(0, "Lancer")
    made.act(0, "battle", "Lancer").to("attack_begin").passes(0).choose("Lancer").choose(CUB).to("battle_damage")
    assert made.zone_names(1, "graveyard") == [CUB]


@pytest.mark.rule("fow5", "1.4/2")
def test_what_is_possible_of_an_effect_is_done_as_often_as_possible() -> None:
    made = table(stones=1)
    spell(made, "Tax", "Your opponent discards two cards. Draw a card.").hand(0, "Tax").hand(1, CUB)
    made.play(0, "Tax").resolve()
    assert (made.hand_size(1), made.hand_size(0)) == (0, 1)


@pytest.mark.rule("fow5", "1.4/2")
def test_zero_or_fewer_times_is_not_at_all() -> None:
    made = table(stones=1).field(0, CUB).field(1, HOUND)
    spell(made, "Weaken", "Target resonator gains [-500/-0] until end of turn.", "Chant-Instant").hand(0, "Weaken")
    made.play(0, "Weaken", targets=[CUB]).resolve()
    made.attack(CUB).to("battle_damage")
    assert life(made, 1) == 4000 and not any("takes" in line for line in made.log)


@pytest.mark.rule("fow5", "1.4/3")
def test_what_is_rested_already_does_not_become_rested() -> None:
    for rested in (False, True):
        made = table(stones=1)
        resonator(made, "Sleeper", "Whenever this card becomes rested, you gain 100 life.")
        made.field(0, "Sleeper", rested=rested)
        spell(made, "Lull", "Rest target resonator.").hand(0, "Lull").play(0, "Lull", targets=["Sleeper"]).resolve()
        assert made.is_rested("Sleeper", 0) and (made.stack() == []) is rested


@pytest.mark.rule("fow5", "1.4/3")
@pytest.mark.parametrize("rested", [False, True])
def test_who_rests_what_is_rested_already_has_not_done_so(rested: bool) -> None:
    made = table(stones=1)
    resonator(made, "Sleeper", "[Flying]").field(0, "Sleeper", rested=rested)
    spell(made, "Lull", "Rest target resonator. If you do, you gain 100 life.").hand(0, "Lull")
    made.play(0, "Lull", targets=["Sleeper"]).resolve()
    assert life(made, 0) == (4000 if rested else 4100)


@pytest.mark.rule("fow5", "1.4/4", "10.9/4")
def test_a_prohibition_wins_over_an_instruction() -> None:
    made = table(stones=1)
    resonator(made, "Anchor", "This card cannot be destroyed.").field(1, "Anchor")
    spell(made, "Smite", "Destroy target resonator.").hand(0, "Smite")
    made.play(0, "Smite", targets=["Anchor"]).resolve()
    assert made.is_on_field("Anchor", 1)


@pytest.mark.rule("fow5", "1.4/5", "1.5/7")
def test_a_number_is_whole_and_not_below_zero_and_life_is_paid_in_hundreds() -> None:
    made = table().resources(0, life=1000)
    resonator(made, "Furnace", "Pay X life: This card gains [+X/+0] until end of turn.").field(0, "Furnace")
    made.use(0, "Furnace", x=300)
    assert life(made, 0) == 700
    made.resolve()
    assert made.power("Furnace", 0) == 800
    again = table().resources(0, life=1000)
    resonator(again, "Furnace", "Pay X life: This card gains [+X/+0] until end of turn.").field(0, "Furnace")
    for wrong in (-100, 250):
        with pytest.raises(ArbiterError):
            again.use(0, "Furnace", x=wrong)


# ---------------------------------------------------------------- 1.5  owner, controller, life


def stolen() -> Table:
    made = table(stones=1)
    resonator(made, "Well", "{0}: You gain 300 life. Play this ability only once per turn.").field(1, "Well")
    spell(made, "Theft", "Gain control of target resonator.").hand(0, "Theft")
    return made.play(0, "Theft", targets=["Well"]).resolve()


@pytest.mark.rule("fow5", "1.5/2", "1.5/3", "1.5/3a", "1.5/4", "1.5/5", "3.14/2")
def test_the_owner_stays_the_owner_and_the_controller_is_you() -> None:
    made = table()
    resonator(made, "Well", "{0}: You gain 300 life. Play this ability only once per turn.").field(1, "Well")
    assert (made.obj("Well").owner, made.obj("Well").controller) == (1, 1) and made.acts(0, "ability") == []
    made = stolen()
    assert (made.obj("Well").owner, made.obj("Well").controller) == (1, 0)
    made.use(0, "Well").resolve()
    assert (life(made, 0), life(made, 1)) == (4300, 4000)


@pytest.mark.rule("fow5", "1.5/7")
def test_fractions_of_a_hundred_are_rounded_up() -> None:
    made = table(stones=1)
    spell(made, "Bleed", "Your opponent loses 250 life.").hand(0, "Bleed").play(0, "Bleed").resolve()
    assert life(made, 1) == 3800
    last = table(stones=1).resources(1, life=200)
    spell(last, "Bleed", "Your opponent loses 150 life.").hand(0, "Bleed").play(0, "Bleed").resolve()
    assert life(last, 1) == 100 and not last.over


@pytest.mark.rule("fow5", "3.1/6", "10.10/1")
def test_a_stolen_card_goes_to_its_owners_graveyard() -> None:
    made = stolen()
    made.obj("Well").damage = 500
    changed(made.game, EVERYTHING)
    made.passes(0)
    assert made.zone_names(1, "graveyard") == ["Well"] and made.zone_names(0, "graveyard") == ["Theft"]
