"""Learning a card game by playing it against oneself: PPO over candidate actions, in one file (docs/learning.md).

    python examples/learning/ppo.py train runs/fftcg
    python examples/learning/ppo.py play runs/fftcg --against greedy --test 400
    python examples/learning/ppo.py draw runs/fftcg -o docs/img/learning.svg

One network plays both seats. It makes a vector of every object that the player sees, sums them up to the state of the
table, and gives a score to each option of the question: what it is, which card and which objects it is about. What
cannot be chosen has no score, so nothing of a game's rules has to be learnt, and another game needs no other network.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from arbiter.lab.sim import Tally
from arbiter.learning.arrays import Arrays
from arbiter.learning.table import Settings, settings, table_of
from arbiter.learning.vector import VectorGames

Raw = NDArray[np.uint8]  # observations as they are written, one a row
WORDS, ZONES = 256, 64  # numbers of words and zones are smaller than these
EARLY = (1, 2, 4)  # rounds after which it is also measured
OBJECTS = 72  # rows of them that the network reads; of the history it reads nothing


# ---------------------------------------------------------------- what the network reads


@dataclass(frozen=True)
class Seen:
    """A batch of observations without their empty rows: rows of all observations one after the other."""

    count: int
    flat: Tensor  # table, players, zones and the question's numbers
    asked: Tensor  # the question's kind and reason
    about: Tensor  # the card that asks
    objects: Tensor  # their numbers
    object_cards: Tensor
    object_zones: Tensor
    object_at: Tensor  # which half of which observation: one's own things and the others'
    stack: Tensor
    stack_kinds: Tensor
    stack_cards: Tensor
    stack_at: Tensor
    options: Tensor
    option_words: Tensor  # kind and word
    option_cards: Tensor
    option_zones: Tensor
    option_rows: Tensor  # the objects that it is about, as rows of `objects` from 1; 0 is none
    option_at: Tensor
    option_places: Tensor


class Reader:
    """Makes a batch of what `VectorGames` has written."""

    def __init__(self, wanted: Settings) -> None:
        self.arrays = Arrays(table_of(wanted).layout)
        self.cards = len(table_of(wanted).cards)
        self.columns = {name: self.arrays.columns(name) for name in ("objects", "stack", "question", "options")}

    def picked(self, part: str, *names: str) -> list[int]:
        return [self.columns[part][name] for name in names]

    def read(self, raw: Raw) -> Seen:
        batch = self.arrays.of_many(raw)
        tables, mask = batch["observation"], batch["action_mask"]
        assert isinstance(tables, dict) and isinstance(mask, np.ndarray)
        count = len(raw)
        objects, question, options = tables["objects"], tables["question"][:, 0], tables["options"]
        card, zone, controller = self.picked("objects", "card", "zone", "controller")
        at, row = np.nonzero(objects[:, :, zone])
        found = objects[at, row]
        numbered = np.zeros((count, objects.shape[1] + 1), np.int64)  # rows of one observation as rows of them all
        numbered[at, row + 1] = np.arange(1, len(at) + 1)
        stack_at, stack_row = np.nonzero(tables["stack"][:, :, 0])
        stack = tables["stack"][stack_at, stack_row]
        option_at, place = np.nonzero(mask)
        chosen = options[option_at, place]
        rows = chosen[:, self.picked("options", "row", "second_row", "third_row")]
        flat = [tables[name].reshape(count, -1) for name in ("table", "players", "zones")]
        return Seen(
            count,
            scaled(np.concatenate([*flat, question], axis=1)),
            whole(question[:, self.picked("question", "kind", "why")]),
            whole(question[:, self.columns["question"]["card"]]),
            scaled(found),
            whole(found[:, card]),
            whole(found[:, zone]),
            whole(2 * at + (found[:, controller] != 0)),
            scaled(stack),
            whole(stack[:, self.columns["stack"]["kind"]]),
            whole(stack[:, self.columns["stack"]["card"]]),
            whole(stack_at),
            scaled(chosen),
            whole(chosen[:, self.picked("options", "kind", "word")]),
            whole(chosen[:, self.columns["options"]["card"]]),
            whole(chosen[:, self.columns["options"]["zone"]]),
            whole(numbered[option_at[:, None], rows]),
            whole(option_at),
            whole(place),
        )

    @property
    def widths(self) -> dict[str, int]:
        return {part.name: part.rows * len(part.columns) for part in self.arrays.layout.parts}


def scaled(numbers: NDArray[np.int16]) -> Tensor:
    """Powers of thousands and counts of two or three on one scale."""
    given = torch.from_numpy(np.ascontiguousarray(numbers).astype(np.float32))
    return given.sign() * given.abs().log1p()


def whole(numbers: NDArray[np.integer]) -> Tensor:
    return torch.from_numpy(np.ascontiguousarray(numbers).astype(np.int64))


# ---------------------------------------------------------------- the network


class Net(nn.Module):
    def __init__(self, reader: Reader, width: int = 64, known: int = 24) -> None:
        super().__init__()
        sizes, columns = reader.widths, reader.columns
        flat = sizes["table"] + sizes["players"] + sizes["zones"] + sizes["question"]
        self.width, self.places = width, reader.arrays.layout.places
        self.cards, self.words, self.zones = (nn.Embedding(n, known) for n in (reader.cards, WORDS, ZONES))
        self.object = layers(len(columns["objects"]) + 2 * known, width, width)
        self.stacked = layers(len(columns["stack"]) + 2 * known, width, width)
        self.state = layers(flat + 3 * known + 3 * width, 2 * width, 2 * width)
        self.option = layers(len(columns["options"]) + 4 * known + 3 * width, width, width)
        self.score = nn.Sequential(nn.Linear(3 * width, width), nn.ReLU(), nn.Linear(width, 1))
        self.worth = nn.Sequential(nn.Linear(2 * width, width), nn.ReLU(), nn.Linear(width, 1), nn.Tanh())
        for last in (self.score[-1], self.worth[-2]):  # everything is alike in the beginning
            assert isinstance(last, nn.Linear)
            nn.init.normal_(last.weight, std=0.01)

    def forward(self, seen: Seen) -> tuple[Tensor, Tensor]:
        """The logarithms of the chances of all places, and what the position is worth to who looks (-1 to 1)."""
        cards = self.cards
        objects = self.object(torch.cat([seen.objects, cards(seen.object_cards), self.zones(seen.object_zones)], 1))
        around = torch.zeros(2 * seen.count, self.width).index_add(0, seen.object_at, objects) / 8
        stack = self.stacked(torch.cat([seen.stack, cards(seen.stack_cards), self.words(seen.stack_kinds)], 1))
        waiting = torch.zeros(seen.count, self.width).index_add(0, seen.stack_at, stack)
        asked = [self.words(seen.asked).flatten(1), cards(seen.about)]
        state = self.state(torch.cat([seen.flat, *asked, around.view(seen.count, -1), waiting], 1))
        rows = torch.cat([torch.zeros(1, self.width), objects])[seen.option_rows].flatten(1)
        told = [self.words(seen.option_words).flatten(1), cards(seen.option_cards), self.zones(seen.option_zones)]
        option = self.option(torch.cat([seen.options, *told, rows], 1))
        scores = self.score(torch.cat([option, state[seen.option_at]], 1))[:, 0]
        every = torch.full((seen.count, self.places), -1e9)
        every = every.index_put((seen.option_at, seen.option_places), scores)
        return every.log_softmax(1), self.worth(state)[:, 0]


def layers(inside: int, middle: int, outside: int) -> nn.Sequential:
    return nn.Sequential(nn.Linear(inside, middle), nn.ReLU(), nn.Linear(middle, outside), nn.ReLU())


# ---------------------------------------------------------------- playing and learning


@dataclass(frozen=True)
class Rollout:
    """What happened in so many steps of so many games; the first axis is time, the second the games."""

    last_player: NDArray[np.int32]  # who is to choose after the last step
    last_worth: NDArray[np.float32]
    raw: Raw
    player: NDArray[np.int32]
    action: NDArray[np.int64]
    chance: NDArray[np.float32]  # its logarithm, when it was chosen
    worth: NDArray[np.float32]
    returns: NDArray[np.float32]  # by seat, where a game has ended with this step
    ended: NDArray[np.bool_]


def roll_out(games: VectorGames, net: Net, reader: Reader, steps: int) -> Rollout:
    kept: list[list[Any]] = [[] for _ in range(7)]
    raw, player, action, chance, worth, returns, ended = kept
    for _ in range(steps):
        raw.append(games.shared.written.copy())
        player.append(games.shared.player.copy())
        with torch.no_grad():
            chances, values = net(reader.read(raw[-1]))
            chosen = torch.multinomial(chances.exp(), 1)
        action.append(chosen[:, 0].numpy())
        chance.append(chances.gather(1, chosen)[:, 0].numpy())
        worth.append(values.numpy())
        batch = games.step(action[-1])
        returns.append(batch.seat_returns.copy())
        ended.append(batch.ended.copy())
    with torch.no_grad():
        _, values = net(reader.read(games.shared.written.copy()))
    return Rollout(games.shared.player.copy(), values.numpy(), *(np.stack(each) for each in kept))


def advantages(seen: Rollout, discount: float, trust: float) -> NDArray[np.float32]:
    """How much better than expected each choice turned out (generalised advantage estimation).

    What comes next for a player is their own next choice, whatever the opponent does in between; and what a position is
    worth to one player, it costs the other.
    """
    steps, games = seen.player.shape
    each = np.arange(games)
    gain = np.zeros((games, 2), np.float32)
    reward = np.zeros((games, 2), np.float32)
    ahead = np.zeros((games, 2), np.float32)
    ahead[each, seen.last_player] = seen.last_worth
    ahead[each, 1 - seen.last_player] = -seen.last_worth
    found = np.zeros((steps, games), np.float32)
    for t in range(steps - 1, -1, -1):
        over, mover = seen.ended[t], seen.player[t]
        gain[over] = ahead[over] = 0.0
        reward[over] = seen.returns[t][over]
        surprise = reward[each, mover] + discount * ahead[each, mover] - seen.worth[t]
        gain[each, mover] = found[t] = surprise + discount * trust * gain[each, mover]
        ahead[each, mover] = seen.worth[t]
        reward[each, mover] = 0.0
    return found


def learn(net: Net, reader: Reader, optimiser: torch.optim.Adam, seen: Rollout, wanted: argparse.Namespace) -> float:
    """Some passes over what happened, each a little towards what turned out well; the mean entropy of the choices."""
    gains = advantages(seen, wanted.discount, wanted.trust).reshape(-1)
    goals = torch.from_numpy(gains + seen.worth.reshape(-1))
    better = torch.from_numpy((gains - gains.mean()) / (gains.std() + 1e-8))
    raw = seen.raw.reshape(-1, seen.raw.shape[-1])
    actions, before = torch.from_numpy(seen.action.reshape(-1)), torch.from_numpy(seen.chance.reshape(-1))
    entropies = []
    for _ in range(wanted.passes):
        for some in np.array_split(np.random.permutation(len(raw)), max(1, len(raw) // wanted.minibatch)):
            chances, worth = net(reader.read(raw[some]))
            taken = chances.gather(1, actions[some, None])[:, 0]
            ratio = (taken - before[some]).exp()
            bounded = ratio.clamp(1 - wanted.clip, 1 + wanted.clip)
            policy = -torch.min(ratio * better[some], bounded * better[some]).mean()
            entropy = -(chances.exp() * chances).sum(1).mean()
            loss = policy + 0.5 * (worth - goals[some]).square().mean() - wanted.entropy * entropy
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()
            entropies.append(entropy.item())
    return float(np.mean(entropies))


def measure(net: Net, reader: Reader, wanted: Settings, bot: str, games: int, seed: int) -> Tally:
    """The network's likeliest choices against a bot, half of the games in each seat. What is cut off is not won."""
    tally = Tally()
    for seat, bots in enumerate(((None, bot), (bot, None))):
        with VectorGames(wanted, games // 2, seed, bots=bots) as table:
            waiting = np.ones(games // 2, np.bool_)
            while waiting.any():
                with torch.no_grad():
                    chances, _ = net(reader.read(table.shared.written))
                batch = table.step(chances.argmax(1).numpy())
                tally.wins += int((batch.seat_returns[waiting & batch.ended, seat] > 0).sum())
                waiting &= ~batch.ended
        tally.games += games // 2
    return tally


# ---------------------------------------------------------------- commands


def game_of(folder: Path) -> tuple[Settings, dict[str, object]]:
    given = json.loads((folder / "about.json").read_text())
    return settings(given["game"], given["decks"], objects=OBJECTS, history=1, most_steps=3000), given


def train(folder: Path, wanted: argparse.Namespace) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    decks = wanted.decks.split(",") if wanted.decks else None
    (folder / "about.json").write_text(json.dumps({"game": wanted.game, "decks": decks, "seed": wanted.seed}))
    torch.manual_seed(wanted.seed)
    np.random.seed(wanted.seed)
    played, _ = game_of(folder)
    reader = Reader(played)
    net = Net(reader)
    optimiser = torch.optim.Adam(net.parameters(), wanted.rate, eps=1e-5)
    begun, busy, steps, round = perf_counter(), process_time(), 0, 0
    with (
        VectorGames(played, wanted.games, seed=1_000_000, processes=wanted.processes) as games,
        (folder / "curve.jsonl").open("w") as curve,
    ):
        while True:
            spent = (perf_counter() - begun) / 60
            if round in EARLY or round % wanted.every == 0 or spent >= wanted.minutes:
                rates = {bot: measure(net, reader, played, bot, wanted.test, 1) for bot in ("random", "greedy")}
                point: dict[str, object] = {
                    "steps": steps,
                    "minutes": spent,
                    "processor_minutes": (process_time() - busy) / 60,
                }
                point |= {bot: [tally.wins, tally.games] for bot, tally in rates.items()}
                curve.write(json.dumps(point) + "\n")
                curve.flush()
                torch.save(net.state_dict(), folder / "net.pt")
                told = ", ".join(f"{bot} {tally.rate:.1%}" for bot, tally in rates.items())
                print(f"{spent:5.1f} min, {steps:8} steps: {told}", flush=True)
            if spent >= wanted.minutes:
                return
            seen = roll_out(games, net, reader, wanted.steps)
            for group in optimiser.param_groups:
                group["lr"] = wanted.rate * max(0.1, 1 - spent / wanted.minutes)
            entropy = learn(net, reader, optimiser, seen, wanted)
            steps += seen.ended.size
            round += 1
            if wanted.verbose:
                print(f"  round {round}: {seen.ended.sum()} games ended, entropy {entropy:.3f}", flush=True)


def play(folder: Path, wanted: argparse.Namespace) -> None:
    played, _ = game_of(folder)
    reader = Reader(played)
    net = Net(reader)
    net.load_state_dict(torch.load(folder / "net.pt"))
    tally = measure(net, reader, played, wanted.against, wanted.test, 500_000)
    low, high = tally.interval()
    print(f"against {wanted.against}: {tally.rate:.1%} ({low:.1%} to {high:.1%}) of {tally.games} games")


def draw(folder: Path, wanted: argparse.Namespace) -> None:
    """The curve as an SVG, with the 95% intervals."""
    points = [json.loads(line) for line in (folder / "curve.jsonl").read_text().splitlines()]
    _, about = game_of(folder)
    last = max(point["steps"] for point in points) or 1
    across: Callable[[float], float] = lambda steps: 60 + 600 * steps / last  # noqa: E731
    down: Callable[[float], float] = lambda rate: 330 - 300 * rate  # noqa: E731
    parts = [
        f'<path d="M60 {down(i / 10)}H660" stroke="#d9dee6"/><text x="22" y="{down(i / 10) + 4}">{10 * i}%</text>'
        for i in range(0, 11, 2)
    ]
    for i in range(5):
        parts.append(f'<text x="{across(last * i / 4) - 20}" y="350">{last * i // 4:,}</text>')
    for bot, colour in (("random", "#3b6ea8"), ("greedy", "#b4552d")):
        tallies = [(across(point["steps"]), Tally(point[bot][1], point[bot][0])) for point in points]
        for x, tally in tallies:
            low, high = tally.interval()
            parts.append(f'<path d="M{x:.1f} {down(low):.1f}V{down(high):.1f}" stroke="{colour}" opacity=".4"/>')
        line = " ".join(f"{x:.1f},{down(tally.rate):.1f}" for x, tally in tallies)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        x, tally = tallies[-1]
        y, told = down(tally.rate) + 4, f"{bot} {tally.rate:.0%}"
        parts.append(f'<text x="{x + 6:.1f}" y="{y:.1f}" fill="{colour}">{told}</text>')
    told = f"{about['game']}: games won against two bots, by choices in self-play ({points[-1]['minutes']:.0f} minutes)"
    parts.append(f'<text x="60" y="18" font-size="14">{told}</text>')
    wanted.output.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 360" font-family="system-ui,sans-serif" '
        f'font-size="12"><rect width="760" height="360" fill="#fff"/>{"".join(parts)}</svg>\n'
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["train", "play", "draw"])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", default="fftcg")
    parser.add_argument("--decks", default="cold-wire,embers-under-ice", help="two of them; '' for every pair of ours")
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--processes", type=int, default=0, help="that step games; 0: this one")
    parser.add_argument("--threads", type=int, default=1, help="of PyTorch")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=32, help="played at once")
    parser.add_argument("--steps", type=int, default=128, help="of each game between two lessons")
    parser.add_argument("--passes", type=int, default=2)
    parser.add_argument("--minibatch", type=int, default=512)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--discount", type=float, default=0.998)
    parser.add_argument("--trust", type=float, default=0.95, help="lambda of the advantages")
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--every", type=int, default=8, help="rounds between two measurements")
    parser.add_argument("--test", type=int, default=40, help="games of a measurement against each bot")
    parser.add_argument("--against", default="greedy")
    parser.add_argument("-o", "--output", type=Path, default=Path("learning.svg"))
    parser.add_argument("--verbose", action="store_true")
    wanted = parser.parse_args()
    torch.set_num_threads(wanted.threads)
    {"train": train, "play": play, "draw": draw}[wanted.what](wanted.folder, wanted)


if __name__ == "__main__":
    main()
