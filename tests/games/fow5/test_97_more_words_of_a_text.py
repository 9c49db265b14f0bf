"""More rulings that hinge on one word of a text, most of them words that the later document has as well: counters,
damage that is changed, and what nobody may do."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from arbiter.kernel.traits import Face
from arbiter.testing import Table
from arbiter.testing.errors import BadScript
from tests.games.fow5.written import chant, regalia, resonator, table

HEN = resonator("Hen", size=(300, 700), race="Human")
ELK = resonator("Elk", size=(500, 600), race="Beast")
BELL = chant("Bell", "You gain 1000 life.")


def succeeds(answer: Callable[[], object]) -> bool:
    """Is that among what may be answered?"""
    try:
        answer()
    except BadScript:
        return False
    return True


def life(t: Table, player: int = 0) -> int:
    return t.resource(player, "life")


def after(words: str, *faces: Face, mine: tuple[str, ...] = ("Hen",), theirs: tuple[str, ...] = ()) -> Table:
    """A chant with these words has resolved; what it targets has to be clear."""
    t = table(chant("Act", words), HEN, ELK, *faces).field(0, *mine).field(1, *theirs).hand(0, "Act")
    return t.play(0, "Act").resolve_all()


# ---------------------------------------------------------------- counters


@pytest.mark.rule("fow5", "9.6/2")
@pytest.mark.parametrize(
    ("words", "gained"),
    [
        ("Whenever a [+100/+100] counter is put on a Human", 100),
        ("Whenever a [+100/+100] counter is put on a Beast", 0),
        ("Whenever a [-100/-100] counter is put on a Human", 0),
        ("Whenever a [+100/+100] counter is removed from a Human", 0),
    ],
)
def test_who_waits_for_a_counter_hears_of_that_kind_on_those_cards_as_it_is_put_there(words: str, gained: int) -> None:
    watch = regalia("Watch", f"{words}, you gain 100 life.")
    t = after("Put a [+100/+100] counter on target resonator.", watch, mine=("Hen", "Watch"))
    assert t.counters("Hen", "+100/+100") == 1 and life(t) == 4000 + gained


@pytest.mark.rule("fow5", "9.6/2")
@pytest.mark.parametrize(("which", "gained"), [("a", (100, 200)), ("the last", (0, 100))])
def test_who_waits_for_the_last_counter_does_not_hear_of_those_before(which: str, gained: tuple[int, int]) -> None:
    watch = regalia("Watch", f"Whenever {which} [+100/+100] counter is removed from a Human, you gain 100 life.")
    snip = chant("Snip", "Remove a [+100/+100] counter from target resonator.")
    t = table(watch, snip, HEN).field(0, "Watch").field(0, "Hen", counters={"+100/+100": 2}).hand(0, "Snip", "Snip")
    for left, more in ((1, gained[0]), (0, gained[1])):
        t.play(0, "Snip").resolve_all()
        assert t.counters("Hen", "+100/+100") == left and life(t) == 4000 + more


@pytest.mark.rule("fow5", "9.8/1")
@pytest.mark.parametrize(
    ("words", "left"),
    [
        ("Remove a [+100/+100] counter from target resonator.", 2),
        ("Remove two [+100/+100] counters from target resonator.", 1),
        ("Double the number of [+100/+100] counters on target resonator.", 6),
        ("Double the number of [-100/-100] counters on target resonator.", 3),
    ],
)
def test_so_many_counters_are_taken_off_or_doubled(words: str, left: int) -> None:
    act = chant("Act", words)
    t = table(act, HEN).field(0, "Hen", counters={"+100/+100": 3}).hand(0, "Act").play(0, "Act").resolve()
    assert t.counters("Hen", "+100/+100") == left


@pytest.mark.rule("fow5", "9.8/1")
def test_counters_are_counted_on_the_card_that_is_meant_and_of_the_kind_that_is_said() -> None:
    for kind, gained in (("ember", 200), ("frost", 0)):
        coal = regalia("Coal", f"{{0}}: You gain 100 life for each {kind} counter on this card.")
        t = table(coal, HEN).field(0, "Coal", counters={"ember": 2}).field(0, "Hen", counters={"ember": 5})
        assert life(t.use(0, "Coal").resolve()) == 4000 + gained


@pytest.mark.rule("fow5", "9.5/1")
def test_a_counter_that_is_paid_is_one_of_that_kind() -> None:
    coal = regalia("Coal", "Remove an ember counter from this card: You gain 100 life.")
    t = table(coal).field(0, "Coal", counters={"ember": 1, "frost": 1})
    assert life(t.use(0, "Coal").resolve()) == 4100
    assert t.counters("Coal", "frost") == 1 and not t.can("use", 0, "Coal")


@pytest.mark.rule("fow5", "9.9/6")
@pytest.mark.parametrize(
    ("words", "counters", "rested"),
    [
        ("Resonators enter the field with two [+100/+100] counters on them.", 2, False),
        ("Resonators enter the field rested.", 0, True),
    ],
)
def test_what_enters_a_field_comes_as_texts_say(words: str, counters: int, rested: bool) -> None:
    t = table(regalia("Gate", words), HEN).field(0, "Gate").hand(0, "Hen").play(0, "Hen").resolve_all()
    assert t.counters("Hen", "+100/+100") == counters and t.is_rested("Hen") is rested


# ---------------------------------------------------------------- damage that is changed or taken off


@pytest.mark.rule("fow5", "9.10/1", "10.17/1a")
@pytest.mark.parametrize(
    ("words", "dealt"),
    [
        ("If damage would be dealt to a resonator you control, prevent 200 of it.", (100, 100)),
        ("If a spell would deal damage, it deals double that much instead.", (600, 600)),
        ("If a spell would deal damage, it deals that much +100 instead.", (400, 400)),
    ],
)
def test_all_damage_is_changed_as_a_text_says(words: str, dealt: tuple[int, int]) -> None:
    bolt = chant("Bolt", "Deal 300 damage to target resonator.")
    ox = resonator("Ox", size=(900, 1500))
    t = table(regalia("Ward", words), bolt, ox).field(0, "Ward", "Ox").hand(0, "Bolt", "Bolt")
    for so_far in (dealt[0], sum(dealt)):
        assert t.play(0, "Bolt").resolve_all().damage_on("Ox") == so_far


@pytest.mark.rule("fow5", "10.17/1a")
def test_the_next_points_are_prevented_and_no_more() -> None:
    guard = chant("Guard", "Prevent the next 300 damage that would be dealt to target resonator this turn.")
    bolt = chant("Bolt", "Deal 200 damage to target resonator.")
    t = table(guard, bolt, HEN).field(0, "Hen").hand(0, "Guard", "Bolt", "Bolt").play(0, "Guard").resolve()
    assert t.play(0, "Bolt").resolve().damage_on("Hen") == 0
    assert t.play(0, "Bolt").resolve().damage_on("Hen") == 100


@pytest.mark.rule("fow5", "10.17/1", "9.10/1")
@pytest.mark.parametrize(("change", "dealt"), [("it becomes 100 instead", 100), ("prevent 400 of it", 500)])
def test_damage_that_cannot_be_prevented_can_still_become_a_number(change: str, dealt: int) -> None:
    firm = regalia("Firm", "Damage cannot be prevented.")
    ward = regalia("Ward", f"If damage would be dealt to a resonator you control, {change}.")
    bolt = chant("Bolt", "Deal 500 damage to target resonator.")
    t = table(firm, ward, bolt, HEN).field(0, "Firm", "Ward", "Hen").hand(0, "Bolt")
    assert t.play(0, "Bolt").resolve().damage_on("Hen") == dealt


@pytest.mark.rule("fow5", "9.8/1")
@pytest.mark.parametrize(("words", "left"), [("Remove 300 damage from", 200), ("Remove all damage from", 0)])
def test_damage_is_taken_off_again(words: str, left: int) -> None:
    balm = chant("Balm", f"{words} target J/resonator.")
    t = table(balm, HEN).field(0, "Hen", damage=500).hand(0, "Balm").play(0, "Balm").resolve()
    assert t.damage_on("Hen") == left


# ---------------------------------------------------------------- what cannot be, and what is not so any more


@pytest.mark.rule("fow5", "9.4/1", "8.2/2")
def test_what_cannot_be_attacked_is_none_of_the_targets() -> None:
    for words, can in (("", True), ("This card cannot be attacked.", False)):
        t = table(resonator("Post", *[words] if words else ()), HEN).field(0, "Hen").field(1, "Post", rested=True)
        assert succeeds(partial(t.attack, "Hen", at="Post")) is can


@pytest.mark.rule("fow5", "9.4/1", "8.3/2")
@pytest.mark.parametrize(
    ("attacker", "blocker", "can"),
    [
        ("", "", True),
        ("This card cannot be blocked.", "", False),
        ("This card cannot be blocked by a Human.", "", False),
        ("This card cannot be blocked by a Beast.", "", True),
        ("", "This card cannot block.", False),
        ("", "This card cannot block a Human.", True),
        ("", "This card cannot block a Beast.", False),
        ("[Flying]", "", False),
        ("[Flying]", "This card can block J/resonators with [Flying].", True),
    ],
)
def test_who_blocks_whom(attacker: str, blocker: str, can: bool) -> None:
    wolf = resonator("Wolf", *[attacker] if attacker else (), race="Beast")
    wall = resonator("Wall", *[blocker] if blocker else (), race="Human")
    t = table(wolf, wall).field(0, "Wolf").field(1, "Wall").attack("Wolf")
    assert succeeds(partial(t.block, "Wall")) is can


@pytest.mark.rule("fow5", "5.2/5", "9.4/1")
@pytest.mark.parametrize(
    ("words", "recovers"),
    [
        ("", True),
        ("This card doesn't recover during your recovery phase.", False),
        ("This card cannot recover.", False),
    ],
)
def test_what_does_not_recover_in_the_recovery_phase_stays_rested(words: str, recovers: bool) -> None:
    slug = resonator("Slug", *[words] if words else ())
    t = table(slug).field(0, "Slug", rested=True).to("main", 1, later=True).to("main", 0, later=True)
    assert t.is_rested("Slug") is not recovers


@pytest.mark.rule("fow5", "10.12/1", "9.4/1")
def test_what_cannot_recover_is_recovered_by_no_effect_and_what_misses_a_phase_is() -> None:
    lift = chant("Lift", "Recover target resonator.")
    for words, recovers in (
        ("This card cannot recover.", False),
        ("This card doesn't recover during your recovery phase.", True),
    ):
        t = table(resonator("Slug", words), lift).field(0, "Slug", rested=True).hand(0, "Lift")
        assert t.play(0, "Lift").resolve().is_rested("Slug") is not recovers


@pytest.mark.rule("fow5", "5.2/5", "9.8/1")
def test_what_misses_its_next_recovery_phase_recovers_in_the_one_after() -> None:
    chill = chant("Chill", "Target resonator doesn't recover during its controller's next recovery phase.")
    t = table(chill, HEN).field(0, "Hen", rested=True).hand(0, "Chill").play(0, "Chill").resolve()
    assert t.to("main", 1, later=True).to("main", 0, later=True).is_rested("Hen")
    assert not t.to("main", 1, later=True).to("main", 0, later=True).is_rested("Hen")


@pytest.mark.rule("fow5", "9.4/1", "10.6/1")
@pytest.mark.parametrize(
    ("words", "bolt", "battle"),
    [
        ("", True, True),
        ("This card cannot be dealt damage.", False, False),
        ("This card cannot be dealt battle damage.", True, False),
    ],
)
def test_what_is_dealt_no_damage_or_no_battle_damage(words: str, bolt: bool, battle: bool) -> None:
    wall = resonator("Wall", *[words] if words else (), size=(0, 2000))
    shot = chant("Shot", "Deal 100 damage to target resonator.")
    t = table(wall, shot, HEN).field(0, "Hen").field(1, "Wall").hand(0, "Shot").play(0, "Shot", targets=["Wall"])
    assert (t.resolve().damage_on("Wall") == 100) is bolt
    before = t.damage_on("Wall")
    t.attack("Hen").block("Wall").resolve_all().to("main", 0)
    assert (t.damage_on("Wall") == before + 300) is battle


@pytest.mark.rule("fow5", "9.9/2")
@pytest.mark.parametrize(
    ("words", "flies", "strikes"),
    [
        ("Target resonator loses [Flying] until end of turn.", False, True),
        ("Target resonator loses [First Strike] until end of turn.", True, False),
    ],
)
def test_a_skill_that_is_lost_is_the_one_that_is_named(words: str, flies: bool, strikes: bool) -> None:
    kite = resonator("Kite", "[Flying]", "[First Strike]")
    t = table(kite, chant("Act", words)).field(0, "Kite").hand(0, "Act").play(0, "Act").resolve()
    assert t.has("Kite", "flying") is flies and t.has("Kite", "first_strike") is strikes


@pytest.mark.rule("fow5", "9.9/2")
def test_what_cannot_gain_a_skill_does_not_gain_it() -> None:
    lift = chant("Lift", "Target resonator gains [Flying] until end of turn.")
    for words, flies in (("[Flying]", False), ("[First Strike]", True)):
        bar = chant("Bar", f"Target resonator cannot gain {words} until end of turn.")
        t = table(lift, bar, HEN).field(0, "Hen").hand(0, "Lift", "Bar").play(0, "Bar").resolve()
        assert t.play(0, "Lift").resolve().has("Hen", "flying") is flies


@pytest.mark.rule("fow5", "9.9/2")
def test_what_cannot_gain_a_skill_keeps_its_own() -> None:
    kite = resonator("Kite", "[Flying]")
    bar = chant("Bar", "Target resonator cannot gain [Flying] until end of turn.")
    t = table(kite, bar).field(0, "Kite").hand(0, "Bar").play(0, "Bar").resolve()
    assert t.has("Kite", "flying")


@pytest.mark.rule("fow5", "9.4/1")
@pytest.mark.parametrize(("words", "mine", "theirs"), [("Players", 0, 0), ("You", 0, 100), ("Your opponent", 100, 0)])
def test_who_cannot_gain_life_gains_none(words: str, mine: int, theirs: int) -> None:
    curse = regalia("Curse", f"{words} cannot gain life.")
    t = after("Each player gains 100 life.", curse, mine=("Curse",))
    assert (life(t), life(t, 1)) == (4000 + mine, 4000 + theirs)


@pytest.mark.rule("fow5", "9.4/1")
def test_a_card_whose_abilities_wait_for_something_is_played_and_used_only_then() -> None:
    rite = resonator("Rite", "Play this card or its abilities only if you control a Human.", "{0}: You gain 100 life.")
    for names, can in (((), False), (("Elk",), False), (("Hen",), True)):
        t = table(rite, HEN, ELK).field(0, "Rite", *names).hand(0, "Rite")
        assert t.can("use", 0, "Rite") is can and t.can("play", 0, "Rite") is can
