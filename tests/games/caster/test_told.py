"""What is told of what the rules of The Caster Chronicles do beside events: logs and pictures are made of it."""

from __future__ import annotations

from arbiter.games.caster.game import RULES
from arbiter.kernel.dealing import new_game
from arbiter.kernel.game import Game
from arbiter.kernel.match import Match
from tests.games.caster.test_90_interactions import table
from tests.games.caster.test_400_preparation import deck
from tests.games.caster.written import conjure, servant
from tests.games.told import told


def listened() -> Game:
    game = new_game(RULES, [deck(), deck()], 1)
    game.narrate = True
    return game


def test_who_goes_first_and_how_many_cards_are_changed() -> None:
    match = Match(listened)
    first = match.game.state.starting
    match.answer((0, 1))
    match.answer(())
    assert told(match.game, "begins", "changes") == [f"{first} begins", f"{first} changes 2"]


def test_an_attack_on_a_servant_and_one_on_a_player() -> None:
    made = table().field(0, "Hound", "Bear").field(1, "Pup").zone(1, "orb", 1)
    made.attack("Hound", at="Pup").to("attack_declaration").attack("Bear")
    assert told(made.game, "attacks") == ["0 attacks Hound at Pup", "0 attacks Bear at player 1"]


def test_an_exchange_is_told_once_for_each_card_and_no_effect_besides() -> None:
    text = "Exchange control of target allied servant and target enemy servant with a cost of 9 or less."
    made = conjure(table(), "Swap", text)
    made.field(0, "Pup").field(1, "Bear").hand(0, "Swap").play(0, "Swap", targets=["Pup", "Bear"])
    before = len(made.game.told)
    made.resolve()
    assert [record.kind for record in made.game.told[before:]] == ["controls", "controls", "moves"]


def test_a_card_that_breaks_out_is_told_as_such_and_others_are_not() -> None:
    made = servant(table(), "Wisp", "[Break]").field(0, "Hound").zone(1, "orb", "Wisp").hand(0, "Grow")
    made.play(0, "Grow", targets=["Hound"]).resolve().attack("Hound").passes(0).passes(1).yes()
    assert told(made.game, "casts") == ["0 casts Grow at Hound", "1 casts Wisp (break)"]


def test_a_card_that_a_text_has_changed_is_played_and_the_change_is_not_told_again() -> None:
    made = servant(table(), "Herald", "Conjure cards in your hand gain [Quickcast].")
    conjure(made, "Slow", "Draw a card.").field(0, "Herald").hand(0, "Slow").play(0, "Slow")
    assert {record.kind for record in made.game.told} == {"casts", "rests", "produces", "moves"}
