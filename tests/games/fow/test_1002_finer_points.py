"""Chapters 1002 to 1026, their finer points: adding, damage that is removed or prevented, discarding, astral rulers."""

from __future__ import annotations

import pytest

from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script import statements as st
from arbiter.script.base import How, Quality, Role
from arbiter.script.nouns import EACH, YOU, EventThing, Group, Is
from arbiter.script.patterns import Moves
from tests.games.fow.plain import make, two_sided
from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, resonator, written

HEN = resonator("Hen", size=(300, 300))
OX = resonator("Ox", size=(800, 800))
BELL = "You gain 100 life."


# ---------------------------------------------------------------- 1007.6  removing damage


@pytest.mark.rule("fow", "1007.6", "1007.6a")
def test_a_stated_amount_of_damage_is_taken_off() -> None:
    salve = chant("Salve", "Remove 300 damage from target J/resonator.")
    t = table(OX, salve).field(0, "Ox", damage=500).hand(0, "Salve", "Salve").play(0, "Salve").resolve()
    assert t.damage_on("Ox") == 200
    assert t.play(0, "Salve").resolve().damage_on("Ox") == 0  # there is no more than 200


@pytest.mark.rule("fow", "1007.6", "1007.6b")
@pytest.mark.parametrize("words", ["all damage", "damage"])
def test_without_an_amount_all_of_the_damage_goes(words: str) -> None:
    cure = chant("Cure", f"Remove {words} from target resonator.")
    t = table(OX, cure).field(0, "Ox", damage=700).hand(0, "Cure").play(0, "Cure").resolve()
    assert t.damage_on("Ox") == 0


# ---------------------------------------------------------------- 1010, 1011


@pytest.mark.rule("fow", "1010.1b")
def test_a_ruler_without_judgment_does_not_come_into_the_field() -> None:
    crown = chant("Crown", "Put target ruler into the field as a J-ruler.")
    idle = two_sided(make("Sleeper", "ruler"), make("Sleeper Awake", "j_ruler", atk=900, dfn=900, key="sleeper/2"))
    t = table(crown, idle).zone(0, "ruler", "Sleeper").hand(0, "Crown", "Crown")
    t.play(0, "Crown", targets=["Sleeper"]).resolve()
    assert t.zone_of("Sleeper") == "ruler"
    assert t.play(0, "Crown", targets=["fire ruler"]).resolve().is_on_field("fire judge", 0)


# It hears of what is banished while it lies in the graveyard.
MOURNER = resonator("Mourner", "Whenever a regalia is banished >>> Put this card from your graveyard into your hand.")
URN = regalia("Urn")


@pytest.mark.rule("fow", "1011.3")
def test_one_verb_in_a_cost_is_one_banish_and_two_verbs_are_two() -> None:
    one = written("Altar", "Addition", f"Banish a resonator and a regalia: {BELL}")
    t = table(MOURNER, one, URN).field(0, "Mourner", "Urn", "Altar").use(0, "Altar", order=["Mourner", "Urn"])
    assert t.stack() == ["Altar"] and t.zone_names(0, "graveyard") == ["Mourner", "Urn"]
    two = written("Altar", "Addition", f"Banish a resonator, banish a regalia: {BELL}")
    t = table(MOURNER, two, URN).field(0, "Mourner", "Urn", "Altar").use(0, "Altar")
    assert t.stack() == ["Altar", "Mourner"]


@pytest.mark.rule("fow", "1011.3")
def test_one_verb_in_a_resolving_text_is_one_banish_and_two_verbs_are_two() -> None:
    one = chant("Purge", "Banish a resonator and a regalia.")
    t = table(MOURNER, one, URN).field(0, "Mourner", "Urn").hand(0, "Purge").play(0, "Purge").resolve()
    assert t.order("Mourner", "Urn").stack() == [] and t.field_names(0) == []
    two = chant("Purge", "Banish a resonator. Banish a regalia.")
    t = table(MOURNER, two, URN).field(0, "Mourner", "Urn").hand(0, "Purge").play(0, "Purge").resolve()
    assert t.stack() == ["Mourner"]


@pytest.mark.rule("fow", "1011.3")
def test_what_is_banished_together_are_different_cards() -> None:
    purge = chant("Purge", "Banish a resonator and a resonator.")
    t = table(HEN, OX, purge).field(0, "Hen", "Ox").hand(0, "Purge").play(0, "Purge").resolve()
    t.expect(kind="objects", player=0).choose("Hen").order("Hen", "Ox")
    assert t.field_names(0) == []


# ---------------------------------------------------------------- 1018  preventing


@pytest.mark.rule("fow", "1018.1a")
def test_a_stated_amount_is_prevented_and_the_rest_dealt() -> None:
    ward = chant("Ward", "Prevent the next 300 damage that would be dealt to target resonator you control this turn.")
    sting = chant("Sting", "This card deals 200 damage to target J/resonator.")
    t = table(OX, ward, sting).field(0, "Ox").hand(0, "Ward", "Sting", "Sting", "Sting").play(0, "Ward").resolve()
    left = [t.play(0, "Sting").resolve().damage_on("Ox") for _ in range(3)]
    assert left == [0, 100, 300]


@pytest.mark.rule("fow", "1018.1a")
def test_some_of_every_damage_to_a_player_is_prevented() -> None:
    vest = regalia("Vest", "If damage would be dealt to you, prevent 200 of it.")
    sear = chant("Sear", "This card deals 500 damage to each player.")
    t = table(vest, sear).field(0, "Vest").hand(0, "Sear").play(0, "Sear").resolve()
    assert [t.resource(player, "life") for player in (0, 1)] == [3700, 3500]


@pytest.mark.rule("fow", "1018.2")
def test_damage_that_becomes_a_number_is_not_prevented() -> None:
    truth = regalia("Truth", "Damage cannot be prevented.")
    scales = regalia("Scales", "If damage would be dealt to a resonator you control, it becomes 100 instead.")
    guard = regalia("Guard", "If damage would be dealt to a resonator you control, prevent 400 of it.")
    sting = chant("Sting", "This card deals 500 damage to target J/resonator.")
    for card, damage in (("Scales", 100), ("Guard", 500)):
        t = table(OX, truth, scales, guard, sting).field(1, "Truth").field(0, card, "Ox").hand(0, "Sting")
        assert t.play(0, "Sting").resolve().damage_on("Ox") == damage


# ---------------------------------------------------------------- 1019  discarding


DROP = chant("Drop", "Discard a card.")
ECHO = regalia("Echo", f"Whenever you discard a card >>> {BELL}")


@pytest.mark.rule("fow", "1019.1a", "1019.3")
def test_a_discard_that_is_sent_elsewhere_is_a_discard_all_the_same() -> None:
    pit = regalia("Pit", "If a resonator would be put into a graveyard from anywhere, remove it from the game instead.")
    t = table(pit, ECHO, DROP).field(0, "Echo").field(1, "Pit").hand(0, "Drop", "fire 1").play(0, "Drop").resolve_all()
    assert "fire 1" in t.zone_names(0, "removed") and t.resource(0, "life") == 4100


@pytest.mark.rule("fow", "1019.3")
def test_a_discarded_cards_own_ability_triggers_as_it_leaves_the_hand() -> None:
    pit = regalia("Pit", "If a resonator would be put into a graveyard from anywhere, remove it from the game instead.")
    martyr = resonator("Martyr", f"When this card is discarded >>> {BELL}")
    t = table(pit, martyr, DROP).field(1, "Pit").hand(0, "Drop", "Martyr").play(0, "Drop").resolve_all()
    assert "Martyr" in t.zone_names(0, "removed") and t.resource(0, "life") == 4100


@pytest.mark.rule("fow", "1019.1a")
def test_a_discard_that_ends_in_the_field_is_a_discard_all_the_same() -> None:
    dropped = Moves(Group((Is(Quality.TYPE, "resonator"),), (), EACH), "hand", "graveyard", How.DISCARD)
    instead = fx.Move(EventThing(Role.SUBJECT), "field", How.PLAY, control=YOU)
    net = make("Net", "regalia", abilities=(ab.Static("", None, (st.Replace(dropped, (instead,)),)),))
    t = table(HEN, net, ECHO, DROP).field(0, "Echo", "Net").hand(0, "Drop", "Hen").play(0, "Drop").resolve_all()
    assert t.is_on_field("Hen", 0) and t.resource(0, "life") == 4100


@pytest.mark.rule("fow", "1019.2a")
def test_an_empty_hand_can_be_discarded() -> None:
    dump = chant("Dump", "Discard your hand. If you do, you gain 100 life.")
    assert table(dump).hand(0, "Dump").play(0, "Dump").resolve().resource(0, "life") == 4100


# ---------------------------------------------------------------- 1022.4, 1024.3


@pytest.mark.rule("fow", "1022.4")
def test_doubling_puts_as_many_counters_as_there_are_on_each() -> None:
    swell = chant("Swell", "Double the number of [+100/+100] counters on each resonator you control.")
    t = table(HEN, OX, swell).field(0, "Hen", counters={"+100/+100": 3}).field(0, "Ox", counters={"+100/+100": 1})
    t.field(1, "Ox", counters={"+100/+100": 2}).hand(0, "Swell").play(0, "Swell").resolve()
    assert t.counters("Hen", "+100/+100") == 6 and t.counters("Ox", "+100/+100") == 2
    assert t.obj("Ox", 1).count("+100/+100") == 2


DIM = chant("Dim", "Make target J-ruler you control astral.")


@pytest.mark.rule("fow", "1024.3")
def test_a_text_makes_a_j_ruler_astral() -> None:
    t = table(DIM, rulers=False).field(0, "fire judge").hand(0, "Dim").play(0, "Dim").resolve()
    assert t.zone_of("fire ruler") == "ruler" and t.counters("fire ruler", "astral") == 1


@pytest.mark.rule("fow", "1024.3a")
def test_an_ordered_j_ruler_cannot_be_made_astral() -> None:
    captain = make("Captain", "j_ruler", atk=900, dfn=900, flags=("ordered",), key="captain/2")
    two_sided(make("Recruit", "resonator", atk=900, dfn=900), captain)
    t = table(captain, DIM).field(0, "Captain").hand(0, "Dim").play(0, "Dim").resolve()
    assert t.is_on_field("Captain", 0) and t.counters("Captain", "astral") == 0


@pytest.mark.rule("fow", "1024.3b")
def test_a_contract_j_ruler_cannot_be_made_astral() -> None:
    demon = make("Bound Demon", "j_ruler", atk=1200, dfn=1200, key="pact/2")
    two_sided(make("Pact", "chant"), demon)
    t = table(demon, DIM).field(0, "Bound Demon").hand(0, "Dim").play(0, "Dim").resolve()
    assert t.is_on_field("Bound Demon", 0) and t.counters("Bound Demon", "astral") == 0
