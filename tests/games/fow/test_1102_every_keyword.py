"""Chapter 1102: every keyword ability gained, lost, gained again, on a newcomer; in a scenario and in a straight run.

What a keyword does is tested in its own chapter, printed on a card. Here a card that has come to it in another way has
the very abilities that a card has on which it is printed.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from arbiter.games.fow.keywords import CUMULATIVE, EXPANSIONS, FLAGS, SEVERAL
from arbiter.kernel.dealing import fork
from arbiter.kernel.hashing import position_hash
from arbiter.kernel.state import Obj
from arbiter.kernel.traits import Face
from arbiter.kernel.turn import advance
from arbiter.script import abilities as ab
from arbiter.script import statements as st
from arbiter.script.amounts import Number
from arbiter.script.base import Quality
from arbiter.script.nouns import YOU, Every, Group, Is
from arbiter.testing import Table
from tests.games.fow.plain import make
from tests.games.fow.tables import table
from tests.games.fow.written import regalia
from tests.games.fow.written import resonator as creature
from tests.straight import Answers

WRITTEN = {
    "awakening": "[Awakening] {1}",
    "evolution": "[Evolution] {1}",
    "limit": "[Limit] 3",
    "mana": "[Mana] 2",
    "mobilize": "[Mobilize] {1}",
    "mastery": "[Mastery] (Human)",
    "incarnation": "[Incarnation] {R}",
    "solarisation": "[Solarisation] 1",
    "bestow": "[Bestow] {1}",
    "shift": "[Shift] {1}",
    "defiant": "[Defiant] 2",
    "vileborn": "[Vileborn] 2",
    "primal_roar": "[Primal Roar] 2",
    "chaining": "[Chaining] (Human)",
    "ambush": "[Ambush] {1}",
    "raid": "[Raid] {1}",
    "moontide": "[Moontide] {1}",
    "investigate": "[Investigate] 2",
    "call_of_valhalla": "[Call of Valhalla] 3",
    "fate": '[Fate] "Somebody"',
    "ibka": "[Ibka] {1}",
    "linkage": "[Linkage] (graveyard)",
    "judgment": "[Judgment] {1}",
}
# Why some are not here, or not in every test.
NOT_GAINED = {
    "trigger": "1113.2  stands before what a chant waits for; no text gives it",
    "oath": "1180.2  stands before a name that chants share, and is done as a chant resolves; no text gives it",
    "consensus": "1172.2  stands before a list of options; no text gives it",
    "fusion": "1156.2  says how the card itself is played and added; no text gives it, and nothing takes it (1156.3a)",
}
NAMES = sorted((FLAGS | EXPANSIONS.keys() | WRITTEN.keys()) - NOT_GAINED.keys())


def text_of(name: str) -> str:
    return WRITTEN.get(name) or f"[{name.replace('_', ' ').title()}]"


def bearer(*text: str) -> Face:
    return creature("Bearer", *text, cost="{0}", size=(500, 500))


def giver(name: str) -> Face:
    return regalia("Giver", f"Resonators you control gain {text_of(name)}.")


def taker(name: str) -> Face:
    """Texts say "lose [Flying]" only of words alone; here it is said of every keyword."""
    resonators = Every(Group((Is(Quality.TYPE, "resonator"),), ("field",), YOU))
    return make(
        "Taker", "regalia", abilities=(ab.Static("take", None, (st.Affects(resonators, (st.LoseKeyword(name),)),)),)
    )


def had(obj: Obj, name: str) -> tuple[bool, Counter[str]]:
    """The word, and what it stands for, whatever that is called on the card."""
    abilities = [program.ability for program in obj.now.programs if program.keyword == name]
    return name in obj.now.keywords, Counter(repr(plain(ability)) for ability in abilities)


def plain(ability: ab.Ability) -> ab.Ability:
    bare = replace(ability, text="")
    if isinstance(bare, ab.Keyword) and bare.name == "awakening":
        return replace(bare, word=None)  # which of several it is
    if isinstance(bare, ab.Static) and bare.keyword == "awakening":
        return replace(bare, statements=tuple(replace(each, named="") for each in bare.statements))  # type: ignore[call-arg]
    return bare


def printed(name: str) -> tuple[bool, Counter[str]]:
    return had(table(bearer(text_of(name))).field(0, "Bearer").obj("Bearer"), name)


def what_it_is(found: tuple[bool, Counter[str]], name: str) -> tuple[bool, Counter[str]]:
    """A word alone is gained without the paragraph that prints it."""
    word, abilities = found
    bare = repr(plain(ab.Keyword("", None, name)))
    return word, Counter({each: count for each, count in abilities.items() if each != bare})


@pytest.mark.rule("fow", "1102.1", "1102.2")
@pytest.mark.parametrize("name", NAMES)
def test_gained_it_is_what_it_is_printed(name: str) -> None:
    t = table(bearer(), giver(name)).field(0, "Bearer", "Giver")
    assert what_it_is(had(t.obj("Bearer"), name), name) == what_it_is(printed(name), name)


@pytest.mark.rule("fow", "1102.1")
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("gained", [False, True])
def test_lost_nothing_of_it_is_left(name: str, gained: bool) -> None:
    text = () if gained else (text_of(name),)
    t = table(bearer(*text), giver(name), taker(name)).field(0, *(["Giver"] if gained else []), "Bearer", "Taker")
    assert had(t.obj("Bearer"), name) == (False, Counter())


@pytest.mark.rule("fow", "1102.2", "1102.3")
@pytest.mark.parametrize("name", NAMES)
def test_gained_again_it_is_one_or_several_or_the_sum(name: str) -> None:
    t = table(bearer(text_of(name)), giver(name)).field(0, "Bearer", "Giver")
    word, twice = what_it_is(had(t.obj("Bearer"), name), name)
    _, once = what_it_is(printed(name), name)
    assert word
    if name in SEVERAL:
        assert twice == Counter({each: 2 * count for each, count in once.items()})
    elif name in CUMULATIVE:
        values = [
            program.ability.value
            for program in t.obj("Bearer").now.programs
            if isinstance(program.ability, ab.Keyword) and program.keyword == name
        ]
        single = next(int(part) for part in text_of(name).split() if part.isdigit())
        assert values == [Number(2 * single)] and twice.total() == once.total()
    else:
        assert twice == once


def arriving(name: str) -> Table:
    return table(bearer(), giver(name)).field(0, "Giver").hand(0, "Bearer")


@pytest.mark.rule("fow", "1102.1", "909.5")
@pytest.mark.parametrize("name", NAMES)
def test_a_newcomer_has_it(name: str) -> None:
    t = arriving(name).play(0, "Bearer").resolve()
    assert what_it_is(had(t.obj("Bearer"), name), name) == what_it_is(printed(name), name)


@pytest.mark.rule("fow", "1102.1", "909.5")
@pytest.mark.parametrize("name", NAMES)
def test_a_newcomer_has_it_in_a_straight_run(name: str) -> None:
    """And the run is the one in which everything is worked out anew at every moment."""
    hashes: list[str] = []
    for cold in (False, True):
        made = arriving(name)
        game = fork(made.game, made.game.state)
        if cold:
            game.index.keep_nothing()
        answers = Answers([("priority", "Bearer")], {})
        game.agents = [answers] * game.state.players
        for _ in range(40):
            advance(game)
            found = [obj for obj in game.field if obj.face.name == "Bearer"]
            if found:
                break
        assert what_it_is(had(found[0], name), name) == what_it_is(printed(name), name)
        hashes.append(position_hash(game.state))
    assert hashes[0] == hashes[1]
