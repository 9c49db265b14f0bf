"""Questions and options in words: every question has its sentence, and no label gives a hidden card away."""

import random

import arbiter
from arbiter.kernel.decisions import ChooseModes, ChooseObjects, ChooseOrder, ChoosePlayer, Confirm, Divide
from arbiter.wording import ASKS, HIDDEN, how_many, option_texts, question_text, shorten

DECKS = ("steam", "cold-wire", "kiln-and-salt", "the-glass-tide", "river-and-bell", "three-shores")


def begun(answers: int = 30) -> arbiter.Match:
    match = arbiter.start("fftcg", "steam", "cold-wire", seed=5)
    dice = random.Random(5)
    for _ in range(answers):
        match.answer(match.sample(dice))
    return match


def test_every_question_of_many_games_has_words() -> None:
    asked: set[str] = set()
    for seed in range(12):
        match = arbiter.start("fftcg", DECKS[seed % 6], DECKS[(seed + 1) % 6], seed=seed, check=False)
        dice = random.Random(seed)
        while match.question is not None:
            question = match.question
            asked.add(question.why)
            assert question.options
            assert all(label and "\n" not in label and len(label) < 200 for label in question.options)
            assert "{" not in question.text
            match.answer(match.sample(dice))
    assert len(asked) > 12
    assert asked <= set(ASKS)


def test_a_card_in_the_other_hand_is_not_named() -> None:
    game = begun(1).game
    hand = game.state.zones["hand"][1]
    assert hand
    mine = option_texts(game, ChooseObjects(1, hand, 1, 1, "discard"))
    assert all(obj.face.name in label for obj, label in zip(hand, mine, strict=True))
    assert set(option_texts(game, ChooseObjects(0, hand, 1, 1, "discard"))) == {HIDDEN}
    assert set(option_texts(game, ChooseOrder(0, len(hand), "order", hand))) == {HIDDEN}
    assert hand[0].face.name not in question_text(game, Confirm(0, "may", hand[0].id))


def test_whoever_searches_sees_the_cards() -> None:
    game = begun(1).game
    deck = game.state.zones["deck"][0]
    assert set(option_texts(game, ChooseObjects(0, deck, 0, 1, "pick"))) == {HIDDEN}
    assert HIDDEN not in option_texts(game, ChooseObjects(0, deck, 0, 1, "search"))


def test_what_is_divided_says_how_much() -> None:
    game = begun().game
    divided = Divide(0, game.field[:2], 5, 1000, "divide damage", game.field[0].id)
    assert question_text(game, divided).endswith("divide the damage (5000 in steps of 1000)")


def test_modes_and_players_have_labels() -> None:
    game = begun().game
    assert option_texts(game, ChooseModes(0, (0, 2), ("1", "3"), 1, 1)) == ["1", "3"]
    assert option_texts(game, ChoosePlayer(1, (0, 1), "choose")) == ["player 0", "you"]


def test_numbers_in_words() -> None:
    assert how_many(1, 1) == "1"
    assert how_many(0, 1) == "one or none"
    assert how_many(0, 3) == "up to 3"
    assert how_many(1, 2) == "1 to 2"
    assert shorten("a" * 100, 10) == "a" * 9 + "…"
