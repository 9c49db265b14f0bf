"""Chapter 1100: keyword abilities whose text a card has only while something is so.

Each of them grants abilities (and these come and go), or changes the text of a card that is played (and this is
settled as it is played). `FULFILLED` arranges for each word a table on which its condition holds.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from arbiter.testing import Table
from tests.games.fow.plain import make, two_sided
from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, written
from tests.games.fow.written import resonator as creature

Setup = Callable[[Table], Table]

WORD = chant("Word", "[Quickcast]", "You gain 100 life.")
ART = regalia("Dial", "God's Art <Noon> {0}: You gain 100 life.")
CREST = creature("Sigil", race="Magic Crest", attribute="R", cost="{R}")
STORY = chant("Tale", "You gain 100 life.", race="Story")
RUNE = make("Mark", "rune", colours=("fire",))
BANNER = make("Banner", "ruler", keywords=("force_command:Ember",))
MACHINES = [creature(f"Gear {i}", race="Machine") for i in range(7)]
GODS = [creature(f"God {i}", race="New Twelve Olympian Gods") for i in range(7)]
OTHERS = (make("Boots", "regalia"), make("Glow", "addition"), make("Hush", "chant", abilities=()))
CARDS = (WORD, ART, CREST, STORY, RUNE, BANNER, *MACHINES, *GODS, *OTHERS)
DOWN = ["fire 1"] * 13
DROP = chant("Drop", "[Quickcast]", "Banish a resonator.")


def play_word(t: Table) -> Table:
    return t.hand(0, "Word").play(0, "Word").resolve()


def lose_one(t: Table) -> Table:
    return t.faces(DROP).field(0, "fire 1").hand(0, "Drop").play(0, "Drop").resolve()


WORDS: dict[str, tuple[str, Setup]] = {
    # word: how it is written, how its condition comes to hold
    "seal": ("[Seal] (2)", lambda t: t.field(0, "fire stone", "fire stone")),
    "crest": ("[Crest] {R}", lambda t: t.field(0, "Sigil")),
    "legend": ("[Legend] (2)", lambda t: t.zone(0, "extra", "Tale", "Tale", face_up=True)),
    "rune": ("[Rune] (2)", lambda t: t.zone(0, "rune", "Mark", "Mark", face_up=True)),
    "rune of fire": ("[Rune] {R}", lambda t: t.zone(0, "rune", "Mark", face_up=True)),
    "faith": (
        "[Faith]",
        lambda t: t.zone(0, "ruler", "wind ruler", counters={"astral": 1}),
    ),
    "force": ("[Force Resonance] <Ember>", lambda t: t.zone(0, "ruler", "Banner")),
    "machines": (
        "[Union Seven <Machine>]",
        lambda t: t.field(0, "Gear 0", "Gear 1", "Gear 2").zone(0, "graveyard", *[f"Gear {i}" for i in range(3, 7)]),
    ),
    "gods": (
        "[Union Seven <New Twelve Olympian Gods>]",
        lambda t: t.field(0, "God 0", "God 1", "God 2").zone(0, "graveyard", *[f"God {i}" for i in range(3, 7)]),
    ),
    "eclipse": (
        "[Eclipse]",
        lambda t: t.zone(1, "removed", *DOWN, face_up=False),
    ),
    "depths": ("[Depths]", lambda t: t.deck(0, *["fire 1"] * 15, only=True)),
    "reunited": ('[Reunited] "fire"', lambda t: t),
    "anathema": (
        "[Anathema]",
        lambda t: t.zone(0, "graveyard", "fire 1", "Boots", "Glow", "Hush"),
    ),
}


def fulfilled(word: str, *faces: object) -> Table:
    made = table(*CARDS, *faces)  # type: ignore[arg-type]
    return WORDS[word][1](made)


def unfulfilled(word: str, *faces: object) -> Table:
    made = table(*CARDS, *faces, rulers=word != "reunited")  # type: ignore[arg-type]
    return made.zone(0, "ruler", "wind ruler") if word == "reunited" else made


@pytest.mark.rule(
    "fow",
    "1128.2",
    "1131.2",
    "1133.2",
    "1137.2",
    "1137.4",
    "1141.2",
    "1151.2",
    "1152.2",
    "1153.2",
    "1173.2",
    "1175.2",
    "1179.2",
    "1197.2",
)
@pytest.mark.parametrize("word", WORDS)
def test_a_chant_is_played_with_the_text_if_the_condition_holds(word: str) -> None:
    verse = chant("Verse", f"{WORDS[word][0]} - You gain 500 life.", "Your opponent loses 100 life.")
    t = fulfilled(word, verse).hand(0, "Verse").play(0, "Verse").resolve()
    assert t.resource(0, "life") == 4500 and t.resource(1, "life") == 3900


@pytest.mark.rule(
    "fow",
    "1128.5",
    "1131.4",
    "1133.4",
    "1137.7",
    "1141.4",
    "1151.4",
    "1152.4",
    "1153.4",
    "1173.4",
    "1175.4",
    "1179.10",
    "1197.4",
)
@pytest.mark.parametrize("word", WORDS)
def test_otherwise_the_text_is_not_there(word: str) -> None:
    verse = chant("Verse", f"{WORDS[word][0]} - You gain 500 life.", "Your opponent loses 100 life.")
    t = unfulfilled(word, verse).hand(0, "Verse").play(0, "Verse").resolve()
    assert t.resource(0, "life") == 4000 and t.resource(1, "life") == 3900


@pytest.mark.rule(
    "fow",
    "1128.3",
    "1131.3",
    "1133.3",
    "1137.3",
    "1137.5",
    "1141.3",
    "1151.3",
    "1152.3",
    "1153.3",
    "1173.3",
    "1175.3",
    "1179.3",
    "1197.3",
)
@pytest.mark.parametrize("word", WORDS)
def test_an_entity_has_the_abilities_while_the_condition_holds(word: str) -> None:
    bird = creature("Bird", f"{WORDS[word][0]} - [Flying]")
    assert fulfilled(word, bird).field(0, "Bird").has("Bird", "flying")
    assert not unfulfilled(word, bird).field(0, "Bird").has("Bird", "flying")


@pytest.mark.rule(
    "fow",
    "1128.3",
    "1131.3",
    "1133.3",
    "1137.3",
    "1137.5",
    "1141.3",
    "1151.3",
    "1152.3",
    "1153.3",
    "1173.3",
    "1175.3",
    "1179.3",
    "1197.3",
)
@pytest.mark.parametrize("word", WORDS)
def test_it_has_them_in_the_hand_and_the_graveyard_as_well(word: str) -> None:
    bird = creature("Bird", f"{WORDS[word][0]} - [Flying]")
    for zone in ("hand", "removed"):
        assert "flying" in fulfilled(word, bird).zone(0, zone, "Bird").obj("Bird").now.keywords
        assert "flying" not in unfulfilled(word, bird).zone(0, zone, "Bird").obj("Bird").now.keywords


# ---------------------------------------------------------------- settled as it is played


@pytest.mark.rule("fow", "1128.1", "1128.2")
def test_what_a_chant_was_played_with_stays_when_the_condition_goes() -> None:
    crack = chant("Crack", "[Quickcast]", "Destroy target magic stone.")
    verse = chant("Verse", "[Seal] (2) - You gain 500 life.")
    t = table(verse, crack, stones=2).hand(0, "Verse").hand(1, "Crack").play(0, "Verse").passes(0)
    t.play(1, "Crack", targets=[t.card("fire stone")]).resolve_all()
    assert t.resource(0, "life") == 4500


@pytest.mark.rule("fow", "1128.3")
def test_abilities_go_with_the_stone_that_gave_them() -> None:
    crack = chant("Crack", "[Quickcast]", "Destroy target magic stone.")
    bird = creature("Bird", "[Seal] (2) - [Flying]")
    t = table(bird, crack, stones=2).field(0, "Bird").hand(0, "Crack")
    assert t.has("Bird", "flying")
    t.play(0, "Crack", targets=[t.card("fire stone")]).resolve()
    assert not t.has("Bird", "flying")


@pytest.mark.rule("fow", "1128.4")
def test_only_magic_stones_count_for_a_seal_and_not_what_has_a_stone_type() -> None:
    bird = creature("Bird", "[Seal] (1) - [Flying]")
    lamp = regalia("Lamp", "This card has the fire magic stone type.")
    t = table(bird, lamp).field(0, "Bird", "Lamp")
    assert "fire_stone" in t.obj("Lamp").now.types and not t.has("Bird", "flying")


@pytest.mark.rule("fow", "1128.5", "1124.5")
def test_a_target_in_a_text_that_is_not_there_is_not_needed() -> None:
    verse = chant("Verse", "[Seal] (2) - Destroy target resonator.", "You gain 100 life.")
    assert table(verse, stones=1).hand(0, "Verse").can("play", 0, "Verse")
    assert not table(verse, stones=2).hand(0, "Verse").can("play", 0, "Verse")  # with the text there is no target


@pytest.mark.rule("fow", "1128.1")
def test_a_card_can_have_several_seals() -> None:
    bird = creature("Bird", "[Seal] (1) - [Flying]", "[Seal] (2) - [Pierce]")
    t = table(bird, stones=1).field(0, "Bird")
    assert t.has("Bird", "flying") and not t.has("Bird", "pierce")


@pytest.mark.rule("fow", "1128.6", "1026.1")
def test_released_seals_need_no_stones() -> None:
    key = regalia("Key", "Release the [Seal] abilities of wind cards and spells you control.")
    green, red = (creature(f"{c} Bird", "[Seal] (9) - [Flying]", attribute=c) for c in ("G", "R"))
    t = table(key, green, red).field(0, "Key", "G Bird", "R Bird").field(1, "G Bird")
    assert t.has("G Bird", "flying", 0) and not t.has("R Bird", "flying") and not t.has("G Bird", "flying", 1)


# ---------------------------------------------------------------- 1124  torrent, 1134  null


@pytest.mark.rule("fow", "1124.1", "1124.2", "1124.4")
def test_a_torrent_flows_if_another_spell_was_played_before_resolved_or_not() -> None:
    flood = chant("Flood", "[Quickcast]", "[Torrent] - You gain 500 life.", "Your opponent loses 100 life.")
    t = table(flood, WORD).hand(0, "Flood", "Word").play(0, "Word").play(0, "Flood").resolve()
    assert t.resource(0, "life") == 4500  # the other one still waits below it


@pytest.mark.rule("fow", "1124.5")
def test_the_first_spell_of_the_turn_has_no_torrent() -> None:
    flood = chant("Flood", "[Quickcast]", "[Torrent] - You gain 500 life.", "Your opponent loses 100 life.")
    t = table(flood, WORD).hand(0, "Flood").hand(1, "Word").play(0, "Flood").passes(0).play(1, "Word").resolve_all()
    assert t.resource(0, "life") == 4000 and t.resource(1, "life") == 4000  # the opponent's own spell does not count


@pytest.mark.rule("fow", "1124.3")
def test_a_torrent_that_grants_abilities_does_so_only_on_the_chase() -> None:
    wave = creature("Wave", "[Torrent] - [Flying]", cost="{0}")
    t = play_word(table(wave, WORD).hand(0, "Wave")).play(0, "Wave")
    assert "flying" in t.obj("Wave").now.keywords
    assert not t.resolve().has("Wave", "flying")


@pytest.mark.rule("fow", "1134.1", "1134.2")
def test_null_does_not_count_the_card_that_is_played() -> None:
    nought = chant("Nought", "[Null] - Destroy target resonator.")
    t = table(nought).hand(0, "Nought").field(1, "fire 2").play(0, "Nought", targets=["fire 2"]).resolve()
    assert t.zone_names(1, "graveyard") == ["fire 2"]


@pytest.mark.rule("fow", "1134.3", "1134.4")
def test_null_is_lost_with_the_first_card_in_hand() -> None:
    bird = creature("Bird", "[Null] - [Flying]")
    gift = chant("Gift", "Draw a card.")
    t = table(bird, gift).field(0, "Bird").hand(0, "Gift")
    assert not t.has("Bird", "flying")
    t.play(0, "Gift")
    assert t.has("Bird", "flying")
    assert not t.resolve().has("Bird", "flying")


# ---------------------------------------------------------------- 1144, 1147  this turn


@pytest.mark.rule("fow", "1144.1", "1144.2")
def test_revenge_follows_an_entity_that_went_from_the_field_to_the_graveyard() -> None:
    verse = chant("Verse", "[Revenge] - You gain 500 life.")
    t = lose_one(table(verse).hand(0, "Verse")).play(0, "Verse").resolve()
    assert t.resource(0, "life") == 4500


@pytest.mark.rule("fow", "1144.4")
def test_the_others_losses_and_cards_from_elsewhere_are_no_reason_for_revenge() -> None:
    verse = chant("Verse", "[Revenge] - You gain 500 life.")
    kill = chant("Kill", "Destroy target resonator.")
    t = table(verse, kill).hand(0, "Verse", "Kill").field(1, "fire 1").play(0, "Kill", targets=["fire 1"]).resolve()
    t.play(0, "Verse").resolve()
    assert t.resource(0, "life") == 4000


@pytest.mark.rule("fow", "1144.3")
def test_abilities_by_revenge_last_until_end_of_turn() -> None:
    bird = creature("Bird", "[Revenge] - [Flying]")
    t = table(bird, DROP).field(0, "Bird", "fire 1").hand(0, "Drop").play(0, "Drop")
    assert not t.has("Bird", "flying")
    assert t.resolve().choose("fire 1").has("Bird", "flying")
    assert not t.to("main", 1).has("Bird", "flying")


@pytest.mark.rule("fow", "1147.1", "1147.2")
def test_fallen_follows_a_gods_art_that_has_resolved() -> None:
    verse = chant("Verse", "[Quickcast]", "[Fallen] - You gain 500 life.")
    t = table(verse, ART).field(0, "Dial").hand(0, "Verse").use(0, "Dial").resolve().play(0, "Verse").resolve()
    assert t.resource(0, "life") == 4600


@pytest.mark.rule("fow", "1147.2", "1147.4")
def test_a_gods_art_that_has_not_resolved_yet_does_not_count() -> None:
    verse = chant("Verse", "[Quickcast]", "[Fallen] - You gain 500 life.")
    t = table(verse, ART).field(0, "Dial").hand(0, "Verse").use(0, "Dial").play(0, "Verse").resolve()
    assert t.resource(0, "life") == 4000


@pytest.mark.rule("fow", "1147.3")
def test_abilities_by_fallen_last_until_end_of_turn() -> None:
    bird = creature("Bird", "[Fallen] - [Flying]")
    t = table(bird, ART).field(0, "Dial", "Bird").use(0, "Dial")
    assert not t.has("Bird", "flying")
    assert t.resolve().has("Bird", "flying")
    assert not t.to("main", 1).has("Bird", "flying")


# ---------------------------------------------------------------- 1149, 1157, 1158, 1165


@pytest.mark.rule("fow", "1148.1", "1148.2", "1149.1", "1149.2", "1149.3")
def test_revolution_is_there_while_the_resonator_is_ordered() -> None:
    front = written("General", "Ruler", "[Revolution Order] {0}", cost=None)
    back = make("General's Order", "order", key="general/2")
    rebel = creature("Rebel", "[Revolution] - [Flying]", cost="{0}")
    t = table(two_sided(front, back), rebel, rulers=False).zone(0, "ruler", "General").hand(0, "Rebel")
    t.play(0, "Rebel", targets=["General"]).resolve()
    assert t.zone_names(0, "order") == ["General's Order"] and t.has("Rebel", "flying")
    t = table(rebel).hand(0, "Rebel").play(0, "Rebel").resolve()
    assert not t.has("Rebel", "flying")


@pytest.mark.rule("fow", "1157.1", "1157.2", "1157.3", "1157.4")
def test_limit_break_wants_a_token_with_the_keyword_and_a_shared_name() -> None:
    hero = creature("Hero", "[Limit Break] - [Flying]")
    token = make("Hero", "emblem", flags=("limit_break",), key="hero-token")
    other = make("Villain", "emblem", flags=("limit_break",), key="villain-token")
    t = table(hero, token, other).zone(0, "item", "hero-token", token=True).field(0, "hero")
    assert t.obj("Hero", 0, "field").now.keywords >= {"flying"}
    t = table(hero, token, other).zone(0, "item", "villain-token", token=True).field(0, "hero")
    assert "flying" not in t.obj("Hero", 0, "field").now.keywords
    verse = chant("Hero", "[Limit Break] - You gain 500 life.", "Your opponent loses 100 life.")
    t = table(verse, token).zone(0, "item", "hero-token", token=True).hand(0, "hero").play(0, "hero").resolve()
    assert t.resource(0, "life") == 4500 and t.resource(1, "life") == 3900
    t = table(verse, token).hand(0, "hero").play(0, "hero").resolve()
    assert t.resource(0, "life") == 4000


@pytest.mark.rule("fow", "1158.1", "1158.2", "1158.3", "1044.1", "1044.2")
def test_upgrading_is_there_once_the_sub_ruler_has_been_upgraded() -> None:
    arm = written("Arm", "Sub-Ruler", "[Upgrading] - Resonators you control gain [Flying].", cost=None, race="Armament")
    smith = chant("Smith", "Upgrade target sub-ruler you control.")
    t = table(arm, smith).zone(0, "ruler", "Arm").field(0, "fire 1").hand(0, "Smith")
    assert not t.has("fire 1", "flying")
    t.play(0, "Smith", targets=["Arm"]).resolve()
    assert t.has("fire 1", "flying") and t.counters("Arm", "upgraded") == 1


@pytest.mark.rule("fow", "1165.1", "1165.2", "1165.3", "1165.4")
def test_trinity_wants_three_cards_below() -> None:
    tower = creature("Tower", "[Trinity] - [Flying]")
    t = table(tower).field(0, "Tower", under=("fire 1", "fire 1", "fire 2"))
    assert t.has("Tower", "flying")
    assert not table(tower).field(0, "Tower", under=("fire 1", "fire 1")).has("Tower", "flying")


# ---------------------------------------------------------------- particular conditions


@pytest.mark.rule("fow", "1137.5")
def test_two_symbols_want_two_runes() -> None:
    bird = creature("Bird", "[Rune] {R}{R} - [Flying]")
    assert not table(bird, RUNE).field(0, "Bird").zone(0, "rune", "Mark", face_up=True).has("Bird", "flying")
    assert table(bird, RUNE).field(0, "Bird").zone(0, "rune", "Mark", "Mark", face_up=True).has("Bird", "flying")


@pytest.mark.rule("fow", "1137.1", "1137.2")
def test_runes_that_lie_face_down_do_not_count() -> None:
    bird = creature("Bird", "[Rune] (1) - [Flying]")
    assert not table(bird, RUNE).field(0, "Bird").zone(0, "rune", "Mark", face_up=False).has("Bird", "flying")


@pytest.mark.rule("fow", "1137.6")
@pytest.mark.parametrize(
    ("texts", "shown", "flies"),
    [
        (["is increased by 1"], 1, True),
        (["is increased by 2"], 0, True),
        (["is decreased by 1"], 2, False),
        (["is decreased by 1", "is increased by 1"], 2, True),
        # What lowers it counts although no rune lies there: first all effects, then the runes.
        (["is decreased by 3", "is increased by 4"], 1, True),
        (["is decreased by 3", "is increased by 2"], 2, False),
    ],
)
def test_effects_on_the_number_of_runes_are_added_up_with_the_runes(texts: list[str], shown: int, flies: bool) -> None:
    bird = creature("Bird", "[Rune] (2) - [Flying]")
    lamps = [
        regalia(f"Lamp {i}", f"The number of revealed runes in your rune area {text}.") for i, text in enumerate(texts)
    ]
    t = table(bird, RUNE, *lamps).field(0, "Bird", *(lamp.name for lamp in lamps))
    t.zone(0, "rune", *["Mark"] * shown, face_up=True)
    assert t.has("Bird", "flying") is flies


@pytest.mark.rule("fow", "1137.6")
def test_runes_of_an_attribute_are_counted_apart_and_only_ones_own() -> None:
    bird, hawk = creature("Bird", "[Rune] {R} - [Flying]"), creature("Hawk", "[Rune] {G} - [Flying]")
    call = chant("Call", "The number of revealed fire runes in your rune area is increased by 1 until end of turn.")
    t = table(bird, hawk, call).field(0, "Bird", "Hawk").field(1, "Bird").hand(0, "Call").play(0, "Call").resolve()
    assert t.has("Bird", "flying", 0) and not t.has("Hawk", "flying") and not t.has("Bird", "flying", 1)
    assert not t.next_turn().has("Bird", "flying", 0)


@pytest.mark.rule("fow", "1131.1", "1131.2")
def test_a_crest_of_another_attribute_does_not_count() -> None:
    bird = creature("Bird", "[Crest] {G} - [Flying]")
    assert not table(bird, CREST).field(0, "Bird", "Sigil").has("Bird", "flying")


@pytest.mark.rule("fow", "1133.1", "1133.2")
def test_story_cards_that_are_not_revealed_are_no_legend() -> None:
    bird = creature("Bird", "[Legend] (1) - [Flying]")
    assert not table(bird, STORY).field(0, "Bird").zone(0, "extra", "Tale", face_up=False).has("Bird", "flying")


@pytest.mark.rule("fow", "1152.1", "1153.1", "1152.2")
def test_two_machines_of_one_name_count_once() -> None:
    bird = creature("Bird", "[Union Seven <Machine>] - [Flying]")
    names = [f"Gear {i}" for i in range(6)]
    assert not table(bird, *MACHINES).field(0, "Bird", *names, "Gear 0").has("Bird", "flying")


@pytest.mark.rule("fow", "1141.1", "1141.2")
def test_a_ruler_that_is_not_astral_is_no_faith() -> None:
    bird = creature("Bird", "[Faith] - [Flying]")
    assert not table(bird).field(0, "Bird").zone(1, "ruler", "wind ruler", counters={"astral": 1}).has("Bird", "flying")


@pytest.mark.rule("fow", "1150.1", "1150.2", "1151.1", "1151.2")
def test_a_force_resonates_with_the_command_of_its_name_alone() -> None:
    bird = creature("Bird", "[Force Resonance] <Ember> - [Flying]")
    for name, flies in (("Ember", True), ("Frost", False)):
        staff = regalia("Staff", f"[Force Command] <{name}>")
        assert table(bird, staff).field(0, "Bird", "Staff").has("Bird", "flying") is flies


@pytest.mark.rule("fow", "1179.1", "1179.4", "1179.5")
def test_reunited_with_a_race_asks_for_a_ruler_of_the_race() -> None:
    bird = creature("Bird", "[Reunited] Dragon - [Flying]")
    lord = make("Lord", "ruler", races=("Dragon",))
    assert table(bird, lord, rulers=False).zone(0, "ruler", "Lord").field(0, "Bird").has("Bird", "flying")
    assert not table(bird, lord).field(0, "Bird").has("Bird", "flying")


@pytest.mark.rule("fow", "1184.1", "1184.2", "1184.5")
def test_a_chant_wants_two_resonators_and_more_than_the_opponent() -> None:
    verse = chant("Verse", "[Outnumber] - You gain 500 life.")
    for mine, theirs, life in ((2, 1, 4500), (2, 2, 4000), (1, 0, 4000)):
        t = table(verse).field(0, *["fire 1"] * mine).field(1, *["fire 1"] * theirs).hand(0, "Verse")
        assert t.play(0, "Verse").resolve().resource(0, "life") == life


@pytest.mark.rule("fow", "1184.3")
def test_a_resonator_card_wants_another_resonator() -> None:
    bird = creature("Bird", "[Outnumber] - [Flying]")
    assert table(bird).field(0, "Bird", "fire 1").has("Bird", "flying")
    assert not table(bird).field(0, "Bird").has("Bird", "flying")
    assert "flying" in table(bird).field(0, "fire 1").hand(0, "Bird").obj("Bird").now.keywords


@pytest.mark.rule("fow", "1184.4")
def test_another_card_wants_two_resonators() -> None:
    horn = regalia("Horn", "[Outnumber] - Resonators you control gain [Flying].")
    assert not table(horn).field(0, "Horn", "fire 1").has("fire 1", "flying")
    assert table(horn).field(0, "Horn", "fire 1", "fire 2").has("fire 2", "flying")


@pytest.mark.rule("fow", "1173.1", "1175.1")
def test_one_card_too_few_or_too_many_and_the_text_is_not_there() -> None:
    dark = creature("Dark", "[Eclipse] - [Flying]")
    assert not table(dark).zone(1, "removed", *["fire 1"] * 12, face_up=False).field(0, "Dark").has("Dark", "flying")
    assert not table(dark).zone(1, "removed", *["fire 1"] * 13).field(0, "Dark").has("Dark", "flying")
    deep = creature("Deep", "[Depths] - [Flying]")
    assert not table(deep).deck(0, *["fire 1"] * 16, only=True).field(0, "Deep").has("Deep", "flying")


@pytest.mark.rule("fow", "1197.1", "1197.2")
def test_general_types_and_stone_types_are_no_card_types() -> None:
    bird = creature("Bird", "[Anathema] - [Flying]")
    t = table(bird, *OTHERS).field(0, "Bird").zone(0, "graveyard", "fire stone", "fire 1", "Boots")
    assert not t.has("Bird", "flying")  # three types, though the stone has three words more
