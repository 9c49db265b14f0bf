"""Saved matches: what a match starts from, the answers since, and the hash of the position they lead to.

Loading replays the answers, so a save cannot describe a position that the rules do not allow. Everything in it is
checked first, and what does not fit is told with its place.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import NoReturn

from arbiter import carried
from arbiter.cards.checking import check
from arbiter.cards.decks import DeckList, deck_rules, is_file
from arbiter.cards.finding import unknown
from arbiter.cards.formats import MOST_CARDS
from arbiter.cards.pool import Pool
from arbiter.kernel import match as kernel
from arbiter.kernel.chance import SECRET_BYTES, Chance, Sealed, Seeded
from arbiter.kernel.decisions import Answer
from arbiter.kernel.errors import BadSave
from arbiter.kernel.revisions import LATEST, OLDEST
from arbiter.setup import SEEDS, Misfit, Setup, drive

VERSION = 1
LONGEST = 20_000_000  # characters; the longest matches take a thousandth of it
KEYS = ("arbiter", "game", "format", "ask_payment", "ask_forced", "decks", "answers", "hash")
SECRET = re.compile(rf"[0-9a-f]{{{2 * SECRET_BYTES}}}")
CHANCE = ("seed", "secret", "commitment")  # a seed, or the other two
ANYWAY = "ask_anyway"  # missing where it is false
REVISION = "revision"  # missing in saves of before there were several


def write(setup: Setup, answers: list[Answer], hash: str) -> str:
    """Whoever has this file of a match that is not over can know how every pile lies."""
    decks = [{"name": deck.name, **{part: list(keys) for part, keys in deck.parts}} for deck in setup.decks]
    saved = {
        "arbiter": VERSION,
        "game": setup.game,
        "format": setup.format,
        "revision": setup.revision,
        **write_chance(setup.chance),
        "ask_payment": list(setup.ask_payment),
        "ask_forced": setup.ask_forced,
        **({"ask_anyway": True} if setup.ask_anyway else {}),
        "decks": decks,
        **({carried.CARDS: cards} if (cards := carried.carried(setup)) else {}),
        "answers": [answer if isinstance(answer, int) else list(answer) for answer in answers],
        "hash": hash,
    }
    rows = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in saved.items()]
    return "{" + ",\n ".join(rows) + "}\n"


def write_chance(chance: Chance) -> dict[str, object]:
    if isinstance(chance, Sealed):
        return {"secret": chance.secret.hex(), "commitment": chance.commitment}
    assert isinstance(chance, Seeded), "there are two generators"
    return {"seed": chance.seed}


def read(source: str | Path, pool: Pool | None) -> tuple[Setup, kernel.Match]:
    """What the match starts from, and the driver at its question."""
    text, where = text_of(source)
    data = parse(text, where)
    setup = read_setup(data, pool, where)
    answers = read_answers(data["answers"], len(setup.decks), where)
    return setup, replay(setup, answers, data["hash"], where)


def text_of(source: str | Path) -> tuple[str, str]:
    if isinstance(source, str) and (source.lstrip()[:1] in ("{", "[") or "\n" in source):
        return source, "the save"
    path = Path(source)
    if not is_file(path):
        raise BadSave(f"{str(source)[:80]!r} is neither a file nor a saved match; match.save() gives one")
    try:
        if path.stat().st_size > LONGEST:
            raise BadSave(f"{path}: is too long for a saved match")
        return path.read_text(encoding="utf-8-sig"), str(path)
    except OSError as error:
        raise BadSave(f"{path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadSave(f"{path}: is not UTF-8 text") from None


def parse(text: str, where: str) -> dict[str, object]:
    if len(text) > LONGEST:
        raise BadSave(f"{where}: {len(text)} characters are too long for a saved match")
    try:
        data: object = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadSave(f"{where}, line {error.lineno}, column {error.colno}: not valid JSON: {error.msg}") from None
    except RecursionError:
        raise BadSave(f"{where}: nested too deep; a saved match has lists of lists and nothing deeper") from None
    except ValueError as error:  # a number with thousands of digits
        raise BadSave(f"{where}: not valid JSON: {error}") from None
    if not isinstance(data, dict):
        raise BadSave(f"{where}: a saved match is one JSON object, not {kind(data)}")
    version = data.get("arbiter")
    if version != VERSION or isinstance(version, bool):
        raise BadSave(f'{where}: "arbiter" must be {VERSION}, the version of the format, not {show(version)}')
    missing = [key for key in KEYS if key not in data]
    if missing:
        raise BadSave(f"{where}: {', '.join(json.dumps(key) for key in missing)} missing")
    known = (*KEYS, *CHANCE, REVISION, ANYWAY, carried.CARDS)
    strange = [key for key in data if key not in known]
    if strange:
        raise BadSave(f"{where}: {show(strange[0])} is unknown; there are {', '.join(known)}")
    if tuple(key for key in CHANCE if key in data) not in (CHANCE[:1], CHANCE[1:]):
        raise BadSave(f'{where}: chance comes from a "seed", or from a "secret" with its "commitment"')
    return data


def read_setup(data: dict[str, object], pool: Pool | None, where: str) -> Setup:
    game = data["game"]
    if not isinstance(game, str):
        wrong(where, "game", game, "the key of a game, as in arbiter.start")
    if pool is not None and pool.game != game:
        raise BadSave(f'{where}: "game" is {game!r}, but the given pool holds cards of {pool.game!r}')
    pool = carried.pool_for(game, data, pool, where)
    rules = deck_rules(game)
    format = data["format"]
    if not isinstance(format, str) or format not in rules.formats:
        wrong(where, "format", format, f"one of {', '.join(rules.formats)}")
    chance = read_chance(data, where)
    revision = data.get(REVISION, OLDEST)
    if not is_int(revision) or not isinstance(revision, int) or revision < OLDEST:
        wrong(where, REVISION, revision, f"a number from {OLDEST} to {LATEST}")
    if revision > LATEST:
        raise BadSave(f"{where}: {REVISION} {revision} is of a later version of Arbiter, which can go on with it")
    forced = data["ask_forced"]
    if not isinstance(forced, bool):
        wrong(where, "ask_forced", forced, "true or false")
    anyway = data.get(ANYWAY, False)
    if not isinstance(anyway, bool):
        wrong(where, ANYWAY, anyway, "true or false")
    decks = data["decks"]
    few, many = pool.entry.rules.players
    if not isinstance(decks, list) or not few <= len(decks) <= many:
        wrong(where, "decks", decks, f"a list of {few} decks" if few == many else f"a list of {few} to {many} decks")
    payers = data["ask_payment"]
    if not isinstance(payers, list) or not all(is_int(p) and 0 <= p < len(decks) for p in payers):
        wrong(where, "ask_payment", payers, f"a list of players, 0 to {len(decks) - 1}")
    lists = tuple(read_deck_entry(deck, i, pool, where) for i, deck in enumerate(decks))
    return Setup(game, format, lists, chance, pool, tuple(sorted(set(payers))), forced, anyway, revision)


def read_chance(data: dict[str, object], where: str) -> Chance:
    if "secret" not in data:
        seed = data.get("seed")
        if isinstance(seed, bool) or not isinstance(seed, int) or not -SEEDS < seed < SEEDS:
            wrong(where, "seed", seed, "a whole number of less than 64 bits")
        return Seeded(seed)
    secret = data["secret"]
    if not isinstance(secret, str) or not SECRET.fullmatch(secret):
        wrong(where, "secret", secret, f"{2 * SECRET_BYTES} hexadecimal digits")
    chance = Sealed(bytes.fromhex(secret))
    commitment = data["commitment"]
    if commitment != chance.commitment:
        raise BadSave(
            f"{where}: commitment is {show(commitment)}, but that of the secret is {chance.commitment}; "
            "one of them was changed: these are not the shuffles that the players were promised"
        )
    return chance


def read_deck_entry(deck: object, index: int, pool: Pool, where: str) -> DeckList:
    parts = [part.name for part in deck_rules(pool.game).parts]
    place = f"decks[{index}]"
    if not isinstance(deck, dict) or not set(deck) <= {"name", *parts} or not isinstance(deck.get("name", ""), str):
        wrong(where, place, deck, f"an object with name, {' and '.join(parts)}")
    read: list[tuple[str, tuple[str, ...]]] = []
    for part in parts:
        keys = deck.get(part, [])
        if not isinstance(keys, list) or len(keys) > MOST_CARDS:
            wrong(where, f"{place}.{part}", keys, f"a list of at most {MOST_CARDS} card ids")
        for i, key in enumerate(keys):
            if not isinstance(key, str):
                wrong(where, f"{place}.{part}[{i}]", key, "a card's id")
            if key not in pool.cards:
                raise BadSave(f"{where}: {place}.{part}[{i}]: {unknown(key, pool)}")
        read.append((part, tuple(keys)))
    return DeckList(pool.game, tuple(read), deck.get("name", ""))


def read_answers(value: object, players: int, where: str) -> list[Answer]:
    if not isinstance(value, list):
        wrong(where, "answers", value, "a list of numbers and lists of numbers")
    answers: list[Answer] = []
    for i, answer in enumerate(value):
        if is_int(answer) and answer >= -players:  # below zero: a concession
            answers.append(answer)
        elif isinstance(answer, list) and all(is_int(part) for part in answer):
            answers.append(tuple(answer))
        else:
            wrong(where, f"answers[{i}]", answer, f"a number of at least {-players}, or a list of numbers")
    return answers


def replay(setup: Setup, answers: list[Answer], hash: object, where: str) -> kernel.Match:
    """Let the answers lead to the position again; every one of them must fit its question."""
    if not isinstance(hash, str):
        wrong(where, "hash", hash, "the hash of the position, a piece of text")
    try:
        driver = drive(setup, answers)
    except Misfit as error:
        raise BadSave(f"{where}: answers[{error.at}] does not fit the question it answers: {error}") from None
    except (LookupError, AssertionError, ValueError):
        for player, deck in enumerate(setup.decks):  # the rules need not know what to do with such a deck
            if found := check(deck, setup.format, setup.pool):
                raise BadSave(f"{where}: decks[{player}] may not be played in {setup.format}: {found[0]}") from None
        raise
    used = driver.game.cursor
    if used < len(answers):
        raise BadSave(f"{where}: answers[{used}] answers nothing: the match is over after {used} answers")
    if not driver.stands_at(hash):
        raise BadSave(
            f"{where}: the answers lead to the position {driver.hash()[:12]}…, not to {hash[:12]}…; "
            "the save was changed, or made with other cards or another version"
        )
    return driver


def is_int(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def wrong(where: str, place: str, value: object, right: str) -> NoReturn:
    raise BadSave(f"{where}: {place} must be {right}, not {show(value)}")


def show(value: object) -> str:
    if isinstance(value, list | dict):
        return kind(value)
    return f"{value!r:.60}"


def kind(value: object) -> str:
    if isinstance(value, list):
        return f"a list of {len(value)}"
    if isinstance(value, dict):
        return f"an object with {len(value)} keys"
    return show(value)
