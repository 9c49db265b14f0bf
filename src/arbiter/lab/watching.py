"""What becomes of each card in a game: was it in the opening hand, was it drawn, was it played, and when?

It is seen by whoever asks the bots: their hands are looked at whenever a question is put, and what they choose to play
from them is noted. Nothing of this reaches the bots.
"""

from __future__ import annotations

from arbiter.kernel.decisions import Answer, ChooseAction, Decision
from arbiter.kernel.game import Agent, Game

CardRow = tuple[
    int, str, int, int, int, int
]  # player, card, in the opening hand, drawn, played, turn of the first play


class Watch:
    """One game's cards, by the numbers they were dealt under."""

    def __init__(self, game: Game) -> None:
        state = game.state
        self.keys: dict[int, tuple[int, str]] = {
            obj.card: (obj.owner, obj.face.front.key)
            for piles in state.zones.values()
            for pile in piles
            for obj in pile
        }
        self.hand = game.rules.zones.hand
        self.opening: frozenset[int] | None = None  # what the players hold when the first action is asked for
        self.drawn: set[int] = set()
        self.played: dict[int, int] = {}  # the turn of the first play

    def of(self, agent: Agent) -> Agent:
        """The same bot, watched."""

        def answer(game: Game, decision: Decision) -> Answer:
            held = [obj.card for pile in game.state.zones[self.hand] for obj in pile]
            self.drawn.update(held)
            given = agent(game, decision)
            if isinstance(decision, ChooseAction):
                if self.opening is None:
                    self.opening = frozenset(held)
                assert isinstance(given, int)
                played = decision.actions[given].obj
                if played is not None and played.zone == self.hand:
                    self.played.setdefault(played.card, game.state.turn)
            return given

        return answer

    def rows(self) -> list[CardRow]:
        """A row for each card of each player that was drawn or played, all copies together."""
        opening = self.opening or frozenset()
        counts: dict[tuple[int, str], list[int]] = {}
        for card in sorted(self.drawn | set(self.played)):
            if card not in self.keys:
                continue
            row = counts.setdefault(self.keys[card], [0, 0, 0, 0])
            row[0] += card in opening
            row[1] += card in self.drawn
            turn = self.played.get(card)
            if turn is not None:
                row[2] += 1
                row[3] = min(row[3] or turn, turn)
        return [(player, key, row[0], row[1], row[2], row[3]) for (player, key), row in sorted(counts.items())]
