"""What the rulings among the games' own tests show: a ruling that fails when its card says something else in one place.

A plugin for pytest, in a process of its own: every test that it runs is called again for each field that is wanted and
stands in a text that the test writes, and what fails then has shown it. `rulings.json` keeps one test for each.
`python -m tests.properties.mattering.rulings [game [tests]]` looks for tests that show what is not seen yet.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from traceback import walk_tb

import pytest

from arbiter.kernel.errors import BadScenario
from arbiter.kernel.support import problems
from arbiter.script import abilities as ab
from arbiter.testing import cards
from arbiter.testing.errors import BadScript
from tests.properties.inventing.words import part, words_of
from tests.properties.mattering.changing import Unit, changes
from tests.properties.mattering.corpus import values_of
from tests.properties.mattering.explained import NOT_SEEN_YET
from tests.properties.support import GAMES

RULINGS = Path(__file__).parent / "rulings.json"
ROOT = Path(__file__).parents[3]
VARIANTS = 3  # so many other values are tried for a field of a text
TRIES = 12  # in so many tests
# Cards are read and printed back there, and nothing is played: that a text has become another shows nothing.
NOT_PLAYED = "test_own_set.py::test_a_card_is_read_and_printed_back"
Text = tuple[ab.Ability, ...]
Read = Callable[..., Text]


def rulings(game: str) -> dict[Unit, str]:
    """For every field that a ruling shows, the test, as they were last found."""
    found = json.loads(RULINGS.read_text()).get(game, []) if RULINGS.exists() else []
    return {Unit(kind, field): test for kind, field, test in found}


@contextmanager
def read_by(game: str, read: Callable[[Read, tuple[object, ...]], Text]) -> Iterator[None]:
    """Texts of the game's cards are read by another function, which gets the game's own."""
    module = part(game, "faces")
    own = module.compile_text
    cards.compiled.cache_clear()
    module.compile_text = lambda *about: read(own, about)  # type: ignore[attr-defined]
    try:
        yield
    finally:
        module.compile_text = own  # type: ignore[attr-defined]
        cards.compiled.cache_clear()


def is_the_engines(error: AssertionError) -> bool:
    """Not the ruling's own, nor that of the scenario builder, which tells by one that another question is asked."""
    *_, (last, _) = walk_tb(error.__traceback__)
    file = Path(last.f_code.co_filename)
    return not any(file.is_relative_to(ROOT / place) for place in ("tests", "src/arbiter/testing"))


class Ruling:
    """One test, and the texts that it writes."""

    def __init__(self, game: str, call: Callable[[], object]) -> None:
        self.game, self.call = game, call
        self.texts: dict[tuple[object, ...], Text] = {}

    def play(self) -> None:
        def listen(own: Read, about: tuple[object, ...]) -> Text:
            made = own(*about)
            self.texts[about[1:]] = made
            return made

        with read_by(self.game, listen):
            self.call()

    def shows(self, where: tuple[object, ...], text: Text) -> bool:
        """Does it fail with another text there? What is refused, or raises an error, shows nothing."""
        if problems(text, words_of(self.game).known):
            return False
        with read_by(self.game, lambda own, about: text if about[1:] == where else own(*about)):
            try:
                self.call()
            except (BadScript, pytest.fail.Exception):
                return True
            except AssertionError as error:
                return not is_the_engines(error)
            except BadScenario:
                return False
            except Exception:
                return False
        return False


class Blinding:
    """The plugin. `wanted`: the fields, each with the test that should show it, or with none where any test may."""

    def __init__(self, game: str, wanted: dict[Unit, str]) -> None:
        self.game, self.wanted = game, wanted
        self.met: dict[Unit, int] = {}
        self.shown: dict[Unit, str] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_pyfunc_call(self, pyfuncitem: pytest.Function) -> bool:
        names = pyfuncitem._fixtureinfo.argnames
        given = {name: pyfuncitem.funcargs[name] for name in names}
        ruling = Ruling(self.game, lambda: pyfuncitem.obj(**given))
        ruling.play()
        test = pyfuncitem.nodeid
        if NOT_PLAYED in test:
            return True
        left = {unit for unit, asked in self.wanted.items() if unit not in self.shown and asked in ("", test)}
        for where, text in ruling.texts.items() if left else ():
            tried: dict[Unit, int] = {}
            for unit, other in changes(values_of(self.game), text):
                if unit not in left or unit in self.shown or self.met.get(unit, 0) >= TRIES * VARIANTS:
                    continue
                if tried.setdefault(unit, 0) < VARIANTS:
                    tried[unit] += 1
                    self.met[unit] = self.met.get(unit, 0) + 1
                    if ruling.shows(where, other):
                        self.shown[unit] = test
        return True


def found_by(game: str, tests: Iterable[str], wanted: dict[Unit, str]) -> dict[Unit, str]:
    """Run the tests in this process and say which of them show what is wanted."""
    blinding = Blinding(game, wanted)
    code = pytest.main(["-q", "-m", "not soak", "-p", "no:cacheprovider", *tests], plugins=[blinding])
    assert code == pytest.ExitCode.OK, f"the tests of {game} do not pass as they are: {code}"
    return blinding.shown


def not_shown(game: str) -> list[str]:
    """What the rulings of the table no longer show, asked of another process: there pytest runs within pytest."""
    command = [sys.executable, "-m", __name__, "--again", game]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, env=os.environ)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return [str(each) for each in json.loads(done.stdout.splitlines()[-1])]


def write(game: str, tests: tuple[str, ...]) -> None:
    """What is not seen yet is looked for in these tests."""
    known = json.loads(RULINGS.read_text()) if RULINGS.exists() else {}
    wanted = dict.fromkeys((unit_of(told) for told in NOT_SEEN_YET.get(game, ())), "")
    shown = rulings(game) | found_by(game, tests, wanted)
    known[game] = sorted([unit.kind, unit.field, test] for unit, test in shown.items())
    lines = [
        f"  {json.dumps(name)}: [\n" + ",\n".join(f"    {json.dumps(each)}" for each in rows) + "\n  ]"
        for name, rows in sorted(known.items())
    ]
    RULINGS.write_text("{\n" + ",\n".join(lines) + "\n}\n")


def unit_of(told: str) -> Unit:
    kind, _, field = told.partition(".")
    return Unit(kind, field)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--again"]:
        game = sys.argv[2]
        kept = rulings(game)
        shown = found_by(game, sorted(set(kept.values())), kept)
        print(json.dumps([unit.told() for unit in kept if unit not in shown]))
    else:
        for game in sys.argv[1:2] or GAMES:
            write(game, tuple(sys.argv[2:]) or (f"tests/games/{game}",))
