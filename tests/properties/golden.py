"""Golden playthroughs: games between random bots, with the hash of the state at every tenth decision.

After a change of behaviour that is meant, write them anew with `python -m tests.properties.golden`, and say in the
commit what changed and why.
"""

from __future__ import annotations

import json
from pathlib import Path

from arbiter.bots.chance import RandomBot
from arbiter.kernel.decisions import Answer, Decision
from arbiter.kernel.game import Agent, Game
from arbiter.kernel.hashing import state_hash
from arbiter.kernel.running import play_out
from tests.properties.support import setup_of

GAME = "fftcg"
FOLDER = Path(__file__).resolve().parents[1] / "golden"
SEEDS = (7, 20, 41)
EVERY = 10  # decisions from one hash to the next


def playthrough(seed: int) -> dict[str, object]:
    """The game, and what is remembered of it."""
    setup = setup_of(GAME, seed)
    game = setup.begin()
    marks: list[str] = []
    asked = 0

    def watched(bot: Agent) -> Agent:
        def answer(game: Game, decision: Decision) -> Answer:
            nonlocal asked
            if asked % EVERY == 0:
                state = game.state
                hash = state_hash(state)[:16]
                marks.append(f"{asked:>4} turn {state.turn:>2} {state.step:<18} {decision.kind:<8} {hash}")
            asked += 1
            return bot(game, decision)

        return answer

    play_out(game, [watched(RandomBot(2 * seed)), watched(RandomBot(2 * seed + 1))])
    return {
        "game": GAME,
        "seed": seed,
        "decks": [deck.name for deck in setup.decks],
        "marks": marks,
        "decisions": asked,
        "turns": game.state.turn,
        "winner": game.state.winner,
        "why": game.state.why_over,
        "end": state_hash(game.state),
    }


def path(seed: int) -> Path:
    return FOLDER / f"{GAME}-{seed}.json"


def regenerate() -> None:
    FOLDER.mkdir(exist_ok=True)
    for seed in SEEDS:
        path(seed).write_text(json.dumps(playthrough(seed), indent=1) + "\n", encoding="utf-8")
        print(f"wrote {path(seed).relative_to(FOLDER.parents[1])}")


if __name__ == "__main__":
    regenerate()
