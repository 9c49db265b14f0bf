"""A match as a library meets it: questions, options, answers, undo, copies, saves and views."""

import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest

import arbiter
from arbiter.bots.chance import RandomBot

Play = Callable[[int], arbiter.Match]


def played(answers: int, seed: int = 7, **more: object) -> arbiter.Match:
    match = arbiter.start("fftcg", "steam", "cold-wire", seed=seed, **more)  # type: ignore[arg-type]
    dice = random.Random(seed)
    for _ in range(answers):
        if match.question is None:
            break
        match.answer(match.sample(dice))
    return match


def test_a_match_asks_and_goes_on() -> None:
    match = arbiter.start("fftcg", "steam", "cold-wire", seed=7)
    assert match.question is not None
    assert match.question.why == "who starts"
    assert match.question.kind == "option"
    assert match.options == ["first", "second"]
    assert match.result is None
    match.answer(0)
    assert match.question.text.startswith("Put this hand")
    assert match.options == ["no", "yes"]


def test_a_match_ends_with_a_result() -> None:
    match = played(5000)
    assert match.question is None
    assert match.options == []
    assert match.is_over
    result = match.result
    assert result is not None
    assert result.winner in (0, 1, None)
    assert result.is_draw == (result.winner is None)
    assert result.reason in str(result)
    with pytest.raises(arbiter.BadAnswer, match="over"):
        match.answer(0)
    with pytest.raises(arbiter.BadAnswer, match="over"):
        match.sample(random.Random(0))


@pytest.mark.parametrize("answer", [2, -1, -5, [0, 1], [], "first", True, 1.5, None, [[0]], {}, 10**30])
def test_a_bad_answer_changes_nothing(answer: object) -> None:
    match = arbiter.start("fftcg", "steam", "cold-wire", seed=7)
    before = match.hash
    with pytest.raises(arbiter.BadAnswer):
        match.answer(answer)  # type: ignore[arg-type]
    assert match.hash == before
    assert match.answers == []
    with pytest.raises(arbiter.BadAnswer, match="nothing to take back"):
        match.undo()


def test_undo_takes_back_answer_by_answer() -> None:
    match = arbiter.start("fftcg", "steam", "cold-wire", seed=11)
    dice = random.Random(11)
    path = []
    for _ in range(40):
        path.append((match.hash, match.question, list(match.log)))
        match.answer(match.sample(dice))
    for hash, question, log in reversed(path):
        match.undo()
        assert (match.hash, match.question, match.log) == (hash, question, log)


def test_undo_takes_back_what_agents_answered_since() -> None:
    match = arbiter.start("fftcg", "steam", "cold-wire", seed=3, agents=[None, RandomBot(1)])
    for _ in range(12):
        question = match.question
        assert question is not None
        assert question.player == 0
        before = match.hash
        match.answer(match.sample(random.Random(5)))
        match.undo()
        assert match.question == question
        assert match.hash == before
        match.answer(match.sample(random.Random(5)))


def test_a_copy_is_independent() -> None:
    match = played(30)
    twin = match.copy()
    assert (twin.hash, twin.question, twin.options) == (match.hash, match.question, match.options)
    before = match.hash
    dice = random.Random(2)
    for _ in range(10):
        twin.answer(twin.sample(dice))
    assert match.hash == before
    twin.undo()


def test_a_save_is_loaded_at_the_same_question(tmp_path: Path) -> None:
    for answers in (0, 1, 5, 17, 60, 5000):
        match = played(answers)
        text = match.save()
        path = tmp_path / "match.json"
        path.write_text(text, encoding="utf-8")
        for source in (text, path, str(path)):
            again = arbiter.load(source)
            assert (again.hash, again.question, again.result) == (match.hash, match.question, match.result)
            assert again.log == match.log
            assert again.save() == text
        assert json.loads(text)["decks"][0]["name"] == "Steam"


def test_a_loaded_match_goes_on_like_the_saved_one() -> None:
    match = played(25)
    again = arbiter.load(match.save())
    for one in (match, again):
        dice = random.Random(8)
        for _ in range(25):
            one.answer(one.sample(dice))
    assert match.hash == again.hash


def test_a_loaded_match_lets_its_agents_answer() -> None:
    match = played(9, seed=4)
    assert match.question is not None
    bots = [None, None]
    bots[match.question.player] = RandomBot(3)  # type: ignore[call-overload]
    again = arbiter.load(match.save(), agents=bots)
    asked = again.question
    assert asked is None or asked.player != match.question.player
    again.undo()
    assert again.question is not None
    assert again.question.player != match.question.player


def test_a_concession_ends_the_match_and_can_be_saved() -> None:
    match = played(10)
    match.concede(1)
    assert match.result == arbiter.Result(0, "player 1 concedes")
    assert arbiter.load(match.save()).result == match.result
    with pytest.raises(arbiter.BadAnswer):
        match.concede(0)
    match.undo()
    assert not match.is_over
    with pytest.raises(arbiter.BadAnswer, match="no player 5"):
        match.concede(5)


def test_two_agents_play_it_out() -> None:
    match = arbiter.start("fftcg", "steam", "cold-wire", seed=1, agents=[RandomBot(1), "random"])
    assert match.is_over
    with pytest.raises(arbiter.ArbiterError, match="there are: random"):
        arbiter.start("fftcg", "steam", "cold-wire", agents=[None, "genius"])
    assert arbiter.load(match.save()).hash == match.hash


def test_views_hide_the_other_hand() -> None:
    match = played(20)
    for player in (0, 1):
        zones = match.view(player)["zones"]
        assert isinstance(zones, dict)
        assert {"hidden": True} not in zones["hand"][player]["cards"]
        assert all(card == {"hidden": True} for card in zones["hand"][1 - player]["cards"])
    json.dumps(match.view(-1))
    with pytest.raises(arbiter.BadAnswer):
        match.view(2)


def test_questions_that_have_one_answer_are_asked_on_request() -> None:
    assert len(played(5000, ask_forced=True).answers) > len(played(5000).answers)


def test_payment_can_be_asked_for() -> None:
    asked = 0
    match = arbiter.start("fftcg", "steam", "cold-wire", seed=2, ask_payment=[0])
    dice = random.Random(1)
    while match.question is not None and asked < 3:
        if match.question.kind == "payment":
            asked += 1
            assert match.question.player == 0
            assert arbiter.load(match.save()).question == match.question
        match.answer(match.sample(dice))
    assert asked


@pytest.mark.parametrize(
    ("arguments", "error", "says"),
    [
        (("fftgc", "steam", "steam"), arbiter.ArbiterError, "there is no game 'fftgc'"),
        (("fftcg", "steam"), arbiter.BadAnswer, "2 decks"),
        (("fftcg", "steam", "cold-wyre"), arbiter.BadDeck, "cold-wire"),
        (("fftcg", "steam", "limited-brass-and-kites"), arbiter.BadDeck, "8.1.1.1"),
    ],
)
def test_a_wrong_start_is_told(arguments: tuple[str, ...], error: type[Exception], says: str) -> None:
    with pytest.raises(error, match=says):
        arbiter.start(*arguments)


def test_a_wrong_option_of_a_start_is_told() -> None:
    for wrong in ({"seed": 1 << 70}, {"seed": "x"}, {"ask_payment": [3]}, {"agents": [None]}, {"format": "sealed"}):
        with pytest.raises(arbiter.ArbiterError):
            arbiter.start("fftcg", "steam", "cold-wire", **wrong)


def test_limited_decks_play_in_limited() -> None:
    match = arbiter.start(
        "fftcg", "limited-brass-and-kites", "limited-winter-ferries", format="limited", check=False, seed=5
    )
    assert arbiter.load(match.save()).hash == match.hash
