"""Chapter 1100: keywords gained, lost, had twice and on a newcomer, kept or worked out anew.

What doubling means:

- A card has the word or has it not; two [Soul Seal] or [Unity] on one card are one, as the word is one.
- United Front, Step Up and Ride are written with something behind the name: texts give them whole, none takes them.
- Enter, Last Words, DCT, Vanity and BINGO are words before an ability, gained only with it.
- Nobody comes to the orbs, which lie face down, by a text that a test could watch, and none gives [Break] to one orb.
- A newcomer with [Soul Seal] has no stock to banish.
"""

from __future__ import annotations

import pytest

from arbiter.games.caster.language.words import KEYWORDS
from arbiter.testing import BadScenario, Table, scenario
from tests.games.caster.written import conjure, servant
from tests.keyword_runs import HERO, Case, check, objects, pile, play, zone_of

PLAYED = (("priority", f"spell {HERO}"),)
ORBS = ("Porch Lamp", "Spark", "Puddle", "Hedge Sprite", "Kennel Pup")
DRAWN = (("priority", "spell Dip"),)


def orbs(made: Table) -> Table:
    return made.zone(1, "orb", *ORBS)


CASES = (
    Case("[Double Corrupt]", (("attack", HERO),), pile("orb", 1), "end_begin", come=PLAYED, arrange=orbs),
    Case("[Triple Corrupt]", (("attack", HERO),), pile("orb", 1), "end_begin", come=PLAYED, arrange=orbs),
    Case(
        "[Break]",
        (("attack", "Striker"),),
        zone_of(),
        "end_begin",
        owner=1,
        zone="orb",
        arrange=lambda made: made.field(0, "Striker"),
        spells=False,
        comes=False,
    ),
    Case("[Slow Start]", (("attack", HERO),), pile("orb", 1), "end_begin", come=PLAYED, arrange=orbs),
    Case("[Quickcast]", PLAYED, zone_of(), "end_begin", owner=1, zone="hand", come=DRAWN, spells=False),
    Case(
        "[Soul Seal]",
        (("priority", "spell Away"),),
        zone_of(),
        "end_begin",
        arrange=lambda made: made.hand(0, "Away"),
        comes=False,
    ),
    Case(
        "[Hubris]",
        (("attack", HERO),),
        pile("orb", 1),
        "end_begin",
        come=PLAYED,
        arrange=lambda made: orbs(made).field(1, "Wall", reversed=True),
    ),
    Case(
        "[Lethargy]",
        (("enters", "recovered"),),
        lambda game: [obj.turned for obj in objects(game)],
        "end_begin",
        come=PLAYED,
        always_comes=True,
        spells=False,
    ),
    Case(
        "[Unity]",
        (("attack", HERO), ("choose", "Kin")),
        lambda game: [obj.now.power for obj in objects(game)],
        "end_begin",
        come=PLAYED,
        arrange=lambda made: orbs(made).field(0, "Kin"),
    ),
    Case("[Universal]", PLAYED, zone_of(), "end_begin", zone="hand", come=DRAWN, spells=False),
)
# Given whole, with what stands behind the name.
WHOLE = (
    Case(
        "[United Front] (Vigil)",
        PLAYED,
        zone_of(),
        "end_begin",
        zone="hand",
        come=DRAWN,
        spells=False,
        takes=False,
        comes=False,  # the caster that would pay for it has paid for the draw
        arrange=lambda made: made.field(0, "Friend"),
    ),
    Case(
        "[Step Up] (Wick)",
        (*PLAYED, ("step up", "Kin")),
        zone_of(),
        "end_begin",
        "5",
        zone="hand",
        come=DRAWN,
        spells=False,
        takes=False,
        arrange=lambda made: made.field(0, "Kin"),
    ),
)


def seen(case: Case, straight: bool, *, printed: bool, law: str = "", spell: str = "", comes: bool = False) -> object:
    place = {"": "Allied servants", "hand": "Servants in your hand", "orb": "Cards in your orb zone"}[case.zone]
    element = "Solis" if case.keyword in ("[Universal]", "[United Front] (Vigil)") else "Ignus"
    text, cost = case.keyword if printed else "", int(case.numbers or 1)
    made = servant(scenario("caster"), HERO, text, cost=cost, element=element, race="Wick", atk=2000)
    made.define(name="Friend", type="Caster", level=1, element="Ignus", race="Vigil")
    servant(servant(servant(made, "Striker"), "Wall"), "Kin", race="Wick", atk=1500)
    made.define(name="Banner", type="Barrier", cost=1, element="Ignus", text=f"{place} gain {case.keyword}.")
    conjure(made, "Grant", f"Target allied servant gains {case.keyword} until end of turn.")
    if case.takes:
        made.define(name="Curse", type="Barrier", cost=1, element="Ignus", text=f"{place} lose {case.keyword}.")
        conjure(made, "Strip", f"Target allied servant loses {case.keyword} until end of turn.")
    conjure(made, "Dip", "[Quickcast]\nDraw a card.")
    conjure(made, "Away", "Destroy target servant.")
    case.arrange(made)
    made.sources(case.owner, ignus=4).turn(0, number=3)
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
        under = ("Kin", "Wall") if case.keyword == "[Soul Seal]" else ()
        made.field(case.owner, HERO, fresh=case.keyword == "[Slow Start]", under=under)
    return case.look(play(made, script, case.until, case.yes, straight))


@pytest.mark.rule("caster", "1102.2", "1103.2b", "1104.2", "1105.2", "1109.2", "1110.2", "1112.2", "1115.2")
@pytest.mark.parametrize("straight", [False, True], ids=["scenario", "straight"])
@pytest.mark.parametrize("case", [*CASES, *WHOLE], ids=str)
def test_a_keyword_gained_lost_doubled_and_on_a_newcomer(case: Case, straight: bool) -> None:
    check(case, straight, seen)


def test_every_keyword_that_texts_give_and_take_has_a_case() -> None:
    assert {case.keyword.strip("[]") for case in CASES} == set(KEYWORDS)


@pytest.mark.rule("caster", "1118.2", "1118.4")
def test_a_barrier_that_gains_ride_can_be_ridden() -> None:
    made = scenario("caster").define(
        name="Tram", type="Barrier", cost=4, element="Aes", atk=4000, **{"def": 3000}, text=""
    )
    made.define(name="Rider", type="Caster", level=3, element="Aes")
    made.define(name="Law", type="Barrier", cost=1, element="Ignus", text="Allied barriers gain [Ride] (3).")
    made.field(0, "Tram", "Rider", "Law").turn(0, number=3).use(0, "Tram", cost=["Rider"]).resolve()
    assert made.obj("Tram").now.types == {"servant"} and made.is_rested("Rider", 0)


@pytest.mark.rule("caster", "1103.3")
def test_a_text_that_gives_break_with_a_cost_is_refused() -> None:
    text = "Cards in your orb zone gain [Break] (discard a card)."
    with pytest.raises(BadScenario, match="not carried out"):
        scenario("caster").define(name="Law", type="Barrier", cost=1, element="Ignus", text=text)
