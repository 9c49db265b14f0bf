"""Section 16 with 15-29a and 16-1a-5: every keyword gained, lost, had twice and on a newcomer, kept or worked out anew.

What doubling means:

- Of those below, what has the same content is not gained again (16-1a-5, 16-5c, 16-8b): it does what it does once.
- Enhance, Summon Requirement, Abyssal Concerto, Gear Up, Charge Bonus and Discount are written with something behind
  their name; no text gives or takes one, and two on one card are two abilities.
- A card with Forced Reveal is played before anybody could play an event that takes it (16-15b-1); lasting texts do.
- Overdrive, Touchdown and Counter are marks of an ability, not words that are gained or lost.
"""

from __future__ import annotations

import pytest

from arbiter.games.gateruler.keywords import EXPANSIONS, KEYWORDS
from arbiter.games.gateruler.language.words import PLAIN_KEYWORDS
from arbiter.kernel.traits import Face
from arbiter.testing import Table
from tests.games.gateruler.plain import table
from tests.games.gateruler.printed import card, happening
from tests.keyword_runs import HERO, Case, check, objects, pile, play, zone_of

SLAY = happening("Slay", "Choose 1 allied unit. Destroy it.")
FUEL = happening(
    "Fuel", "Choose 1 card in your graveyard and 1 allied unit. Add the former underneath the latter as a charge."
)
WYRM = card("Wyrm", attributes=["Dragon"])
PLAYS = (("priority", f"card {HERO}"), ("zone", "attack 1"))
SUMMONED = (("priority", "card Call"), ("zone", "attack 1"))
DRAWN = (("priority", "card Dip"),)


def fights(attacker: str, attacked: str) -> tuple[tuple[str, str], ...]:
    return (("attack", attacker), ("attacked object", attacked))


def against(name: str, place: int) -> object:
    return lambda made: made.field(1, name, place=place)


CASES = (
    Case("Breakthrough", fights(HERO, "Guard"), pile("damage", 1), "end", "0 6 6 2", arrange=against("Guard", 0)),  # type: ignore[arg-type]
    Case("Defender", (), lambda game: [obj.place for obj in objects(game)], "end"),
    Case(
        "Intercept",
        fights("Scout", HERO),
        zone_of("Scout"),
        "end",
        "0 3 9 1",
        owner=1,
        arrange=lambda made: made.field(0, "Scout", place=1),
    ),
    Case(
        "Retaliate",
        fights("Scout", HERO),
        zone_of("Scout"),
        "end",
        "0 3 9 1",
        owner=1,
        arrange=lambda made: made.field(0, "Scout", place=1),
    ),
    Case("Double Attack", fights(HERO, "Rival") * 2, pile("damage", 1), "end"),
    Case("Triple Attack", fights(HERO, "Rival") * 3, pile("damage", 1), "end"),
    Case("Quadruple Attack", fights(HERO, "Rival") * 4, pile("damage", 1), "end"),
    Case("Quintuple Attack", fights(HERO, "Rival") * 5, pile("damage", 1), "end"),
    Case(
        "Familiar",
        (("priority", f"ability {HERO}"), ("declare", "Dragon")),
        lambda game: [sorted(obj.now.kinds) for obj in objects(game)],
        "end",
        arrange=lambda made: made.hand(1, "Wyrm"),
    ),
    Case(
        "Undying",
        PLAYS,
        zone_of(),
        "end",
        zone="graveyard",
        arrange=lambda made: made.zone(0, "set", "Toss"),
        come=(("priority", "card Toss"),),
    ),
    Case(
        "Charge Shield",
        (("priority", "card Fuel"), ("priority", "card Slay")),
        zone_of(),
        "end",
        arrange=lambda made: made.hand(0, "Fuel", "Slay").zone(0, "graveyard", "Spark"),
    ),
    Case("Forced Reveal", (("zone", "attack 1"),), zone_of(), "end", zone="hand", come=DRAWN, spells=False),
    Case("Resource", PLAYS, zone_of(), "end", zone="hand", come=DRAWN),
    Case("Concealment", (("priority", f"set {HERO}"),), zone_of(), "end", zone="hand", come=DRAWN),
    Case("Forced Concealment", (("priority", f"set {HERO}"), *PLAYS), zone_of(), "end", zone="hand", come=DRAWN),
    Case("Dormant", fights(HERO, "Rival"), pile("damage", 1), "end"),
    Case("Sentinel Summoning", PLAYS, zone_of(), "end", owner=1, zone="hand", come=DRAWN),
    Case("Deadly", fights(HERO, "Giant"), zone_of("Giant"), "end", arrange=against("Giant", 1)),  # type: ignore[arg-type]
    Case(
        "Deploy",
        (("priority", "reveal Scout"), ("priority", "card Scout"), ("zone", "attack 2"), *PLAYS),
        zone_of(),
        "end",
        zone="hand",
        arrange=lambda made: made.zone(0, "drive", "Scout"),
        come=DRAWN,
    ),
    Case(
        "Charge Link",
        (("priority", f"ability {HERO}"), ("choose", "Guard")),
        zone_of(),
        "end",
        arrange=lambda made: made.field(0, "Guard", place=2),
    ),
    Case("Essence Drain", fights(HERO, "Guard"), zone_of("Guard"), "end", "0 6 6 1", arrange=against("Guard", 1)),  # type: ignore[arg-type]
)


def words(case: Case, gain: bool) -> tuple[str, str]:
    """What a lasting text and an event say that give or take the keyword where the hero is."""
    verb, verbs = ("gain", "gains") if gain else ("lose", "loses")
    if not case.zone:
        return f"Units you control {verb} {case.keyword}.", f"Choose 1 allied unit. It {verbs} {case.keyword}"
    place = f"your {case.zone}"
    return f"Cards in {place} {verb} {case.keyword}.", f"Choose 1 card in {place}. It {verbs} {case.keyword}"


def faces(case: Case, printed: bool) -> list[Face]:
    gives, give = words(case, True)
    takes, take = words(case, False)
    later = " until the end of the turn."
    return [
        card(HERO, case.keyword if printed else "", numbers=case.numbers or "0 2 3 1"),
        card("Banner", gives, "field"),
        card("Curse", takes, "field"),
        happening("Grant", give + later, "Instant Action"),
        happening("Strip", take + later, "Instant Action"),
        happening("Call", "Choose 1 unit card in your hand. Special summon it.", "Instant Action"),
        happening("Dip", "Draw 1 card.", "Instant Action"),
        happening("Toss", "Discard 1 card.", "Instant Action"),
        SLAY,
        FUEL,
        WYRM,
    ]


def seen(case: Case, straight: bool, *, printed: bool, law: str = "", spell: str = "", comes: bool = False) -> object:
    made: Table = table(*faces(case, printed))
    case.arrange(made)
    script = case.script
    zone = case.zone or "front"
    if law:
        made.zone(case.owner, "field", law)
    if spell:
        made.zone(case.owner, "set", spell)
        chosen = (("choose", HERO),)
        script = (("priority", f"card {spell}"), *chosen, *script)
    if not comes:
        made.field(case.owner, HERO, place=1) if zone == "front" else made.zone(case.owner, zone, HERO)
        return case.look(play(made, script, case.until, case.yes, straight))
    come = case.come or SUMMONED
    if come == DRAWN:
        made.zone(case.owner, "set", "Dip").deck(case.owner, HERO)
    else:
        made.hand(case.owner, HERO)
        if come == SUMMONED:
            made.zone(case.owner, "set", "Call")
    return case.look(play(made, (*come, *script), case.until, case.yes, straight))


@pytest.mark.rule("gateruler", "15-29a", "16-1a-5", "14-13a-5", "14-13a-6")
@pytest.mark.parametrize("straight", [False, True], ids=["scenario", "straight"])
@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_keyword_gained_lost_doubled_and_on_a_newcomer(case: Case, straight: bool) -> None:
    check(case, straight, seen)


def test_every_keyword_that_texts_give_and_take_has_a_case() -> None:
    assert {case.keyword for case in CASES} == set(PLAIN_KEYWORDS)
    more = {"abyssal_concerto", "gear_up", "timing", "legendary", *EXPANSIONS}
    assert {word.lower().replace(" ", "_") for word in PLAIN_KEYWORDS} | more == set(KEYWORDS)
