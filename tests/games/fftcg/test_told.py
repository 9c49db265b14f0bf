"""What is told of what the rules of FINAL FANTASY TCG do beside events: logs and pictures are made of it."""

from __future__ import annotations

from arbiter.testing import scenario
from tests.games.fftcg.stages import forward
from tests.games.told import told


def test_attacks_and_blocks_and_the_damage_of_an_unblocked_attack() -> None:
    table = forward(forward(forward(scenario("fftcg"), "Left", 9000), "Right", 9000), "Lone", 9000, cost=3)
    table.define(name="Spark", type="summon", element=["fire"], cost=1, ex_burst=True, text="EX BURST Draw 1 card.")
    table.field(0, "Left", "Right", "Lone").field(1, "Caravan Guard").deck(1, "Spark")
    table.attack("Left", party=["Right"]).block("Caravan Guard").end_step().divide({"Left": 8000})
    secrets = table.game.state.secrets
    table.to("attack_declaration").attack("Lone").no_block().end_step()
    assert table.game.state.secrets > secrets  # what the deck held is known: nobody takes back what was done before
    table.yes()
    assert told(table.game, "attacks", "blocks", "takes damage", "bursts") == [
        "0 attacks Left Right at player 1",
        "1 blocks Caravan Guard at Left Right",
        "0 attacks Lone at player 1",
        "1 takes damage Spark",
        "1 bursts Spark",
    ]


def test_who_begins_and_who_changes_the_hand() -> None:
    table = scenario("fftcg").turn(0, "setup", number=1, begin=True).option("first")
    first = table.game.state.starting
    table.yes().order(*table.hand_names(first)).no()
    assert told(table.game, "begins", "changes") == [f"{first} begins", f"{first} changes 5"]


def test_what_is_warped_and_what_is_laid_on_a_primed_character_is_shown_to_all() -> None:
    table = forward(scenario("fftcg"), "Seed", text='‹Priming "Tree" --› {Ice}')
    forward(forward(table, "Tree"), "Ship", text="‹Warp 2 --› {Ice}").sources(0, ice=2).deck(0, "Tree")
    table.field(0, "Seed").hand(0, "Ship").use(0, "Ship").use(0, "Seed").expect(kind="objects", why="search")
    assert table.question is not None and getattr(table.question, "high", 0) == 1
    table.choose("Tree")
    assert told(table.game, "warps", "primes") == ["0 warps Ship", "0 primes Seed at Tree"]
    shown = [record.as_seen_by(1) for record in table.game.told if record.kind in ("warps", "primes")]
    assert [each["subjects"][0]["name"] for each in shown] == ["Ship", "Seed"]  # type: ignore[index]
    assert shown[1]["targets"][0]["name"] == "Tree"  # type: ignore[index]
