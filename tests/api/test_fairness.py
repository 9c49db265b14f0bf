"""What is promised when a game begins, what is told when it is over, and that nobody can change anything in between."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

import arbiter
from arbiter.api import Match
from arbiter.fairness import verify
from arbiter.kernel.chance import Sealed
from arbiter.setup import Setup, drive

OLD = Path(__file__).parent / "old_saves"


def played(answers: int = 40) -> Match:
    match = arbiter.start("fftcg", "steam", "cold-wire")
    dice = Random(3)
    for _ in range(answers):
        match.answer(match.sample(dice))
    return match


def failing(save: str, shown: str = "") -> dict[str, str]:
    return {check.name: check.says for check in verify(save, shown) if not check.held}


def test_the_commitment_is_known_from_the_start_and_the_secret_when_it_is_over() -> None:
    match = played()
    commitment = match.commitment
    assert len(commitment) == 64 and match.secret is None
    match.concede(0)
    assert match.secret is not None
    assert sha256(bytes.fromhex(match.secret)).hexdigest() == match.commitment == commitment


def test_a_seed_promises_nothing() -> None:
    match = arbiter.start("fftcg", "steam", "cold-wire", seed=3)
    match.concede(0)
    assert (match.commitment, match.secret) == ("", None)
    assert "seed" in failing(match.save())["secret"]


def test_two_matches_without_a_seed_are_shuffled_differently() -> None:
    one, two = (arbiter.start("fftcg", "steam", "cold-wire") for _ in range(2))
    assert one.commitment != two.commitment and one.hash != two.hash


def test_a_game_is_verified_to_its_end_and_before() -> None:
    match = played()
    assert not failing(match.save(), match.commitment)
    match.concede(0)
    assert not failing(match.save(), match.commitment)
    assert not failing(match.save(), match.commitment[:20].upper())
    assert [check.name for check in verify(match.save())] == ["secret", "commitment", "replay"]


def test_every_way_to_cheat_is_told_in_words() -> None:
    match = played()
    match.concede(0)
    save = json.loads(match.save())
    other = "5e" * 32

    def changed(**parts: object) -> str:
        return json.dumps({**save, **parts})

    assert "was changed" in failing(changed(secret=other))["commitment"]
    assert "was changed" in failing(changed(commitment=other))["commitment"]
    assert "not one" in failing(changed(secret="x"))["secret"]
    honest_looking = changed(secret=other, commitment=sha256(bytes.fromhex(other)).hexdigest())
    assert "not come out" in failing(honest_looking)["replay"]  # other shuffles, with which the answers lead elsewhere
    assert match.commitment in failing(honest_looking, match.commitment)["shown"]
    assert "too short" in failing(match.save(), match.commitment[:8])["shown"]
    assert "not come out" in failing(changed(answers=save["answers"][:-1]))["replay"]
    assert "not come out" in failing(changed(decks=save["decks"][::-1]))["replay"]


def test_a_save_goes_on_with_the_secret_it_began_with() -> None:
    match = played()
    again = arbiter.load(match.save())
    dice, other = Random(8), Random(8)
    for _ in range(60):
        if not match.is_over:
            match.answer(match.sample(dice))
            again.answer(again.sample(other))
    assert again.hash == match.hash and again.commitment == match.commitment
    assert match.copy().hash == match.hash


@pytest.mark.parametrize(
    ("parts", "says"),
    [
        ({"secret": "5e" * 31}, "secret must be 64 hexadecimal digits"),
        ({"secret": 3}, "secret must be 64 hexadecimal digits"),
        ({"commitment": 3}, "commitment is 3, but that of the secret is"),
        ({"seed": 3}, "chance comes from"),
    ],
)
def test_a_save_with_another_secret_is_refused(parts: dict[str, object], says: str) -> None:
    with pytest.raises(arbiter.BadSave, match=says):
        arbiter.load(json.dumps({**json.loads(played().save()), **parts}))


def test_bots_of_a_sealed_match_play_the_same_again() -> None:
    chance = Sealed(b"\x05" * 32)
    ends = set()
    for _ in range(2):
        begun = arbiter.start("fftcg", "steam", "cold-wire")
        setup = Setup(begun.setup.game, begun.setup.format, begun.setup.decks, chance, begun.setup.pool)
        match = Match(setup, drive(setup, ()), [], arbiter.api.seats(["random", "random"], setup))
        ends.add(match.hash)
    assert len(ends) == 1


@pytest.mark.parametrize("path", sorted(OLD.glob("*.json")), ids=lambda path: path.stem)
def test_saves_of_before_go_on(path: Path) -> None:
    """They were written when there was a seed only, and options of searches stood as the cards lay."""
    match = arbiter.load(path)
    dice = Random(1)
    for _ in range(20):
        if not match.is_over:
            match.answer(match.sample(dice))
    assert arbiter.load(match.save()).hash == match.hash
