"""The position notation: what is written is read back the same, and every bad text is a clear error."""

from pathlib import Path
from random import Random

import pytest

from arbiter.bots.chance import random_answer
from arbiter.games.registry import playable
from arbiter.testing import BadScenario, Table, scenario

PLAIN = "Kiln Apprentice"
HEAD = "arbiter 1 fftcg\nformat constructed seed 1 players 2\n"


def rich() -> Table:
    """A position with something of everything."""
    return (
        scenario("fftcg", seed=12)
        .define(name='Bolt, "the" First = [x]', type="summon", element=["fire"], cost=2, text="Draw 1 card.")
        .sources(0, fire=3)
        .field(1, PLAIN, PLAIN, rested=True, counters={"Warp": 1, "Big One": 2}, frozen=True)
        .field(0, PLAIN, damage=2000, fresh=True, under=("Caravan Guard",))
        .field(1, "Caravan Guard", owner=0, attacks=1)
        .hand(0, 'Bolt, "the" First = [x]', PLAIN)
        .hand(1, "SR-068C", 2)
        .deck(0, "Caravan Guard", PLAIN)
        .zone(0, "limit", PLAIN)
        .zone(0, "limit", PLAIN, face_up=True)
        .zone(1, "removed", PLAIN, counters={"Warp": 3})
        .zone(1, "removed", PLAIN, face_up=False, seen=(1,))
        .damage(1, 2)
        .resources(0, crystal=2)
        .by_hand(1)
        .turn(0, step="main1", number=7)
    )


def test_a_position_comes_back_the_same() -> None:
    text = rich().notation()
    again = scenario.load(text)
    assert again.notation() == text
    assert again.hash() == rich().hash()


def test_the_text_is_short_and_readable() -> None:
    table = scenario("fftcg").field(0, PLAIN, PLAIN, rested=True).field(1, "Caravan Guard").deck(0, 3, only=True)
    assert table.deck(1, 3, only=True).notation() == (
        HEAD + "turn 3 player 0 step main1 priority 0 first 0\n"
        "field 0: 2x Kiln Apprentice [rested]\n"
        "field 1: Caravan Guard\n"
        "deck 0: 3x Kiln Apprentice\n"
        "deck 1: 3x Kiln Apprentice\n"
    )


def test_comments_blank_lines_and_spacing_do_not_matter() -> None:
    text = HEAD + "\n# a puzzle\n\n  turn  3 player 0   step main1 priority 0 first 0  \r\n"
    text += " field 0 :Kiln Apprentice[ rested ],Caravan Guard\n"
    table = scenario.load(text)
    assert table.field_names(0) == [PLAIN, "Caravan Guard"] and table.is_rested(PLAIN)


def test_battles_and_beginnings_come_back() -> None:
    table = (
        scenario("fftcg", stops=False)
        .field(0, PLAIN, attacking=True, rested=True)
        .field(1, PLAIN, blocking=True)
        .turn(0, step="damage_resolution", begin=True)
    )
    assert scenario.load(table.notation()).notation() == table.notation()
    assert scenario.load(table.notation()).hash() == table.hash()


@pytest.mark.parametrize("seed", range(6))
def test_at_every_decision_of_a_game_the_text_gives_the_same_position(seed: int) -> None:
    random = Random(seed)
    table = rich().begin()
    for number in range(60):
        if table.question is None:
            break
        if number % 6 == 0:
            again = scenario.load(table.notation())
            assert again.hash() == table.hash() and again.explain() == table.explain()
            assert again.notation() == table.notation()
        table.match.answer(random_answer(table.question, random))
        table._settle()


def test_a_position_can_be_taken_over_as_a_new_start() -> None:
    table = scenario("fftcg").sources(0, fire=2).hand(0, PLAIN).field(1, PLAIN, damage=1000).play(0, PLAIN)
    fresh = table.here()
    assert "answers" not in fresh.notation()
    assert fresh.field_names(0) == table.field_names(0) and fresh.damage_on(PLAIN, 1) == 1000
    assert fresh.obj(PLAIN, 0).since == fresh.turn_number and fresh.is_rested("Fire Source 1")
    assert fresh.explain() == table.explain()
    assert scenario.load(fresh.notation()).hash() == fresh.hash()


@pytest.mark.parametrize("game", playable())
def test_a_position_can_be_taken_over_in_every_game(game: str) -> None:
    table = scenario(game)
    fresh = table.here()
    assert fresh.hash() == table.hash() and fresh.notation() == table.notation()


def test_what_cannot_be_taken_over_is_said() -> None:
    table = scenario("fftcg").define(name="Bolt", type="summon", element=["fire"], cost=2, text="Draw 1 card.")
    table.sources(0, fire=2).hand(0, "Bolt").play(0, "Bolt")
    with pytest.raises(BadScenario, match="stack"):
        table.here()
    with pytest.raises(BadScenario, match="priority"):
        scenario("fftcg").field(0, PLAIN).to("attack_declaration").here()


def test_files(tmp_path: Path) -> None:
    path = tmp_path / "puzzle.txt"
    rich().save(path)
    assert scenario.load_file(path).hash() == rich().hash()
    with pytest.raises(BadScenario, match="cannot be read"):
        scenario.load_file(tmp_path / "missing.txt")
    path.write_bytes(b"\xff\xfe\xff")
    with pytest.raises(BadScenario, match="UTF-8"):
        scenario.load_file(path)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "line 1, column 1: a scenario begins with 'arbiter 1 GAME'"),
        ("arbiter 2 fftcg\n", "line 1, column 9: the version"),
        ("arbiter 1 chess\n", "line 1, column 11: the game is one of fftcg"),
        ("arbiter 1 fftcg\n", "line 2, column 1: the second line is 'format"),
        ("arbiter 1 fftcg\nformat casual seed 1 players 2\n", "line 2, column 7: there is no format 'casual'"),
        ("arbiter 1 fftcg\nformat constructed seed x players 2\n", "line 2, column 25: the seed should stand here"),
        (HEAD + "graveyard 0: Kiln Apprentice", "line 3, column 1: the line's first word is one of turn"),
        (HEAD + "hand 0: Kiln Aprentice", "line 3, column 9: there is no card.*near it: Kiln Apprentice"),
        (HEAD + "hand 2: Kiln Apprentice", "line 3, column 5: there is no player 2"),
        (HEAD + "hand 0 Kiln Apprentice", "line 3, column 8: ':' should stand here"),
        (HEAD + "hand 0: Kiln Apprentice,", "line 3, column 25: the name or id of a card"),
        (HEAD + "field 0: Kiln Apprentice [rusted]", "line 3, column 27: .* or ']' is one of rested"),
        (HEAD + "field 0: Kiln Apprentice [damage=x]", "line 3, column 34: damage should stand here"),
        (HEAD + "field 0: Kiln Apprentice [rested", "line 3, column 33: .* but the line ends"),
        (HEAD + 'field 0: "Kiln', "line 3, column 10: a text in quotes"),
        (HEAD + "hand 0: Kiln Apprentice [rested]", "line 3, column 9: .*orientation"),
        (HEAD + "hand 0: 9999x Kiln Apprentice", "at most 2000 cards"),
        (HEAD + "turn 3 player 0 step upkeep priority 0 first 0", "line 3, column 22: the step is one of setup"),
        (HEAD + "turn 3 player 0 step main1 priority 0 first 0\n" * 2, "line 4, column 1: .* one line 'turn'"),
        (HEAD + "turn 999 player 0 step main1 priority 0 first 0", "line 3, column 5: the number of the turn"),
        (HEAD + "turn 3 player 0 step main1 priority 0 first 0 beginning", "line 3, column 52: the line should end"),
        (HEAD + "turn 3 player 0 step damage_resolution priority 0 first 0", "line 3, column 1: .* part of a battle"),
        (HEAD + "card {", "line 3, column 7: the card is not valid JSON"),
        (HEAD + "card []", "line 3, column 6: a card is an object"),
        (HEAD + 'card {"name": "X", "text": "Gibberish."}', "line 3, column 6: the text of X"),
        (HEAD + 'card {"name": "X", "self": 1, "element": ["plaid"]}', "line 3, column 6: .*element"),
        (HEAD + "resources 0: crystal", "line 3, column 21: '=' should stand here"),
        (HEAD + "pays 4", "line 3, column 6: there is no player 4"),
        (HEAD + "stops maybe", "line 3, column 7: yes or no"),
        (HEAD + "deck 0: 9x Kiln Apprentice\nanswers: 7", "line 4, column 10: the answer does not fit"),
        (HEAD + "answers: (1", "line 3, column 12: the number of an option, or '\\)'"),
    ],
)
def test_a_bad_text_says_where_and_what_would_be_right(text: str, says: str) -> None:
    with pytest.raises(BadScenario, match=says):
        scenario.load(text)


def mutate(text: str, random: Random) -> str:
    """A text with a few slips in it."""
    for _ in range(random.randint(1, 3)):
        at = random.randrange(len(text))
        kind = random.randrange(5)
        if kind == 0:
            text = text[:at] + text[at + random.randint(1, 8) :]
        elif kind == 1:
            text = text[:at] + random.choice('0123456789-,[]()":=x# \n\t\\{}é\x00\ud800') + text[at:]
        elif kind == 2:
            text = text[:at] + random.choice("abcdefgh019 ]") + text[at + 1 :]
        elif kind == 3:
            other = random.randrange(len(text))
            text = text[:at] + text[other : other + random.randint(1, 30)] + text[at:]
        else:
            lines = text.split("\n")
            random.shuffle(lines)
            text = "\n".join(lines)
    return text


def play_a_little(table: Table, random: Random) -> None:
    """Positions that can be read can be sat down to and played."""
    table.begin()
    for _ in range(6):
        if table.question is None:
            return
        table.match.answer(random_answer(table.question, random))


def mutations(count: int, seed: int) -> None:
    random = Random(seed)
    table = rich().begin()
    for _ in range(25):
        assert table.question is not None
        table.match.answer(random_answer(table.question, random))
    texts = [rich().notation(), table.notation()]
    read = vague = 0
    for i in range(count):
        text = mutate(texts[i % 2], random)
        try:
            again = scenario.load(text)
        except BadScenario as error:
            vague += not str(error).startswith("line ")
            continue
        read += 1
        if i % 20 == 0:
            play_a_little(again, random)
    assert 0 < read < count and vague == 0


def test_mutated_texts_are_read_or_refused_clearly() -> None:
    mutations(400, 1)


@pytest.mark.soak
def test_ten_thousand_mutated_texts() -> None:
    mutations(10_000, 2)
