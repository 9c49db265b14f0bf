"""Chapters 11 and 12: every skill gained, lost, had twice and on a newcomer, kept or worked out anew.

What doubling means: a card has the word or has it not, and does once what it says. [Awakening] and [Incarnation] are
written with a cost: texts give them whole (9.9/6, 12.1/2), none takes them.
"""

from __future__ import annotations

import pytest

from arbiter.games.fow5.keywords import EXPANSIONS, FLAGS
from arbiter.kernel.traits import Face
from arbiter.testing import Table
from tests.games.fow5.written import chant, instant, regalia, resonator, ruler, table
from tests.keyword_runs import HERO, Case, check, play, zone_of

PLAYED = (("priority", f"spell {HERO}"),)
DRAWN = (("priority", "spell Dip"),)
# Gained in other ways, or not at all: a card's own type, timing or side, and skills with a cost.
WITHOUT_A_CASE = {"trigger", "instant", "judgment", "imperishable", "awakening", "incarnation"}


def life(player: int) -> object:
    return lambda game: game.state.resources[player]["life"]


def fight(*more: tuple[str, str]) -> tuple[tuple[str, str], ...]:
    return (("priority", f"battle {HERO}"), ("attack", HERO), *more)


def against(name: str) -> object:
    return lambda made: made.field(1, name)


def fighting(skill: str, look: object, numbers: str, blocker: str, *more: tuple[str, str]) -> Case:
    script = fight(*(more or (("block", blocker),)))
    text = "" if skill == "[Swiftness]" else "[Swiftness]"
    return Case(skill, script, look, "end_begin", numbers, come=PLAYED, text=text, arrange=against(blocker))  # type: ignore[arg-type]


CASES = (
    fighting("[Pierce]", life(1), "900", "Dog"),
    fighting("[Target Attack]", zone_of("Dog"), "700", "Dog", ("attacked object", "Dog")),
    fighting("[First Strike]", zone_of(), "600 100", "Dog"),
    fighting("[Explode]", zone_of("Wall"), "100", "Wall"),
    fighting("[Flying]", life(1), "700", "Dog"),
    Case("[Swiftness]", fight(), life(1), "end_begin", "700", come=PLAYED),  # type: ignore[arg-type]
    Case("[Quickcast]", PLAYED, zone_of(), "end_begin", "300", owner=1, zone="hand", come=DRAWN, spells=False),
)


def faces(case: Case, printed: bool) -> list[Face]:
    whose = f"Resonators in your {case.zone}" if case.zone else "Resonators you control"
    atk, size = (int(each) for each in (*case.numbers.split(), case.numbers)[:2])
    text = [case.text] if case.text else []
    return [
        resonator(HERO, *text, *([case.keyword] if printed else []), size=(atk, size)),
        regalia("Banner", f"{whose} gain {case.keyword}."),
        regalia("Curse", f"{whose} lose {case.keyword}."),
        instant("Grant", f"Target resonator gains {case.keyword} until end of turn."),
        instant("Strip", f"Target resonator loses {case.keyword} until end of turn."),
        instant("Dip", "Draw a card."),
        resonator("Wall", size=(0, 2000)),
    ]


def seen(case: Case, straight: bool, *, printed: bool, law: str = "", spell: str = "", comes: bool = False) -> object:
    made: Table = table(*faces(case, printed))
    case.arrange(made)
    script = case.script
    if law:
        made.field(case.owner, law)
    if spell:
        made.hand(case.owner, spell)
        script = (("priority", f"spell {spell}"), ("choose", HERO), *script)
    if comes:
        if case.come == DRAWN:
            made.hand(case.owner, "Dip").deck(case.owner, HERO)
        else:
            made.hand(case.owner, HERO)
        script = (*case.come, *script)
    elif case.zone:
        made.zone(case.owner, case.zone, HERO)
    else:
        made.field(case.owner, HERO, fresh=case.keyword == "[Swiftness]")
    return case.look(play(made, script, case.until, case.yes, straight))


@pytest.mark.rule("fow5", "11", "11.1/1", "11.2/1", "11.3/1", "11.4/1", "11.5/1", "11.6/1", "12.3/1", "9.9/5")
@pytest.mark.parametrize("straight", [False, True], ids=["scenario", "straight"])
@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_skill_gained_lost_doubled_and_on_a_newcomer(case: Case, straight: bool) -> None:
    check(case, straight, seen)


def test_every_skill_that_texts_give_and_take_has_a_case() -> None:
    cased = {case.keyword.strip("[]").lower().replace(" ", "_") for case in CASES}
    assert {("precision" if name == "target_attack" else name) for name in cased} | WITHOUT_A_CASE == {
        *FLAGS,
        *EXPANSIONS,
    }


CRUSH = chant("Crush", "Destroy target J-ruler.")


@pytest.mark.rule("fow5", "11.7/1")
@pytest.mark.parametrize(
    ("printed", "law", "side"),
    [
        ((), "", "Judge of Rook"),
        (("[Imperishable]",), "", "Rook"),
        ((), "J-rulers you control gain [Imperishable].", "Rook"),
        (("[Imperishable]",), "J-rulers you control gain [Imperishable].", "Rook"),
        (("[Imperishable]",), "J-rulers you control lose [Imperishable].", "Judge of Rook"),
        (("[Imperishable]",), "J-rulers you control lose all abilities.", "Judge of Rook"),
    ],
)
def test_imperishable_gained_and_lost(printed: tuple[str, ...], law: str, side: str) -> None:
    rook = ruler("Rook", "[J-Activate] Pay {R}.", judged=printed)
    laws = [regalia("Law", law)] if law else []
    t = table(rook, CRUSH, *laws, rulers=False).field(0, "Judge of Rook").zone(1, "ruler", "Heron").hand(0, "Crush")
    t.field(0, *["Law"] * len(laws)).play(0, "Crush").resolve()
    assert t.zone_names(0, "ruler") == [side]
