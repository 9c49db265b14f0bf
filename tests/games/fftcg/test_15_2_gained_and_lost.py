"""Chapter 15.2: keyword abilities gained, lost, had twice and on a newcomer, kept or worked out anew.

What doubling means:

- A Forward has Haste, Brave, First Strike or Back Attack or has it not (15.2.1.2, 15.2.2.2, 15.2.3.2, 15.2.5.2).
- Warp, Limit Break, Priming and Damage are written with a cost or a number; no text gives or takes one.
- Freeze is no ability but an ongoing effect (15.2.4.1); a Character that is frozen twice is frozen.
"""

from __future__ import annotations

import pytest

from arbiter.games.fftcg.keywords import FLAGS
from arbiter.testing import Table, scenario
from tests.keyword_runs import HERO, Case, check, objects, pile, play, zone_of

PLAYED = (("priority", f"character {HERO}"),)
DRAWN = (("priority", "summon Dip"),)

CASES = (
    Case("Haste", (("attack", HERO),), pile("damage", 1), "main2", come=PLAYED),
    Case(
        "Brave",
        (("attack", HERO),),
        lambda game: [obj.turned for obj in objects(game)],
        "main2",
        come=PLAYED,
        text="Haste",
    ),
    Case(
        "First Strike",
        (("attack", HERO), ("block", "Wall")),
        zone_of(),
        "main2",
        come=PLAYED,
        text="Haste",
        arrange=lambda made: made.field(1, "Wall"),
    ),
    # No text speaks of one card in a hand, so there is none that gives it for a turn.
    Case("Back Attack", PLAYED, zone_of(), "main2", owner=1, zone="hand", come=DRAWN, spells=False),
)


def seen(case: Case, straight: bool, *, printed: bool, law: str = "", spell: str = "", comes: bool = False) -> object:
    whom = "The Forwards in your hand" if case.zone else "The Forwards you control"
    text = "\n".join(filter(None, (case.text, case.keyword if printed else "")))
    until = f"{case.keyword} until the end of the turn."
    made: Table = scenario("fftcg").define(
        name=HERO, type="forward", element=["fire"], cost=1, power=5000, text=text, generic=True
    )
    made.define(name="Wall", type="forward", element=["ice"], power=5000)
    made.define(name="Banner", type="backup", element=["wind"], text=f"{whom} gain {case.keyword}.")
    made.define(name="Curse", type="backup", element=["wind"], text=f"{whom} lose {case.keyword}.")
    for name, effect in (
        ("Grant", f"Choose 1 Forward. It gains {until}"),
        ("Strip", f"Choose 1 Forward. It loses {until}"),
        ("Dip", "Draw 1 card."),
    ):
        made.define(name=name, type="summon", element=["fire"], cost=1, text=effect)
    case.arrange(made)
    made.sources(case.owner, fire=3)
    script = case.script
    if law:
        made.field(case.owner, law)
    if spell:
        made.hand(case.owner, spell)
        script = (("priority", f"summon {spell}"), ("choose", HERO), *script)
    if not comes:
        made.hand(case.owner, HERO) if case.zone else made.field(case.owner, HERO, fresh=case.keyword == "Haste")
    elif case.come == DRAWN:
        made.hand(case.owner, "Dip").deck(case.owner, HERO)
    else:
        made.hand(case.owner, HERO)
    script = (*case.come, *script) if comes else script
    return case.look(play(made, script, case.until, case.yes, straight))


@pytest.mark.rule("fftcg", "15.2.1.2", "15.2.2.2", "15.2.3.2", "15.2.5.2", "11.9.2")
@pytest.mark.parametrize("straight", [False, True], ids=["scenario", "straight"])
@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_keyword_gained_lost_doubled_and_on_a_newcomer(case: Case, straight: bool) -> None:
    check(case, straight, seen)


def test_every_keyword_that_texts_give_and_take_has_a_case() -> None:
    assert {case.keyword.lower().replace(" ", "_") for case in CASES} == FLAGS
