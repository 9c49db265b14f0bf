"""Chapters 1101, 1115, 1130, 1154, 1170 to 1172, 1179, 1181: votes, sealed items, players with abilities, convoking."""

from __future__ import annotations

import pytest

from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script.amounts import Number
from arbiter.script.base import Quality
from arbiter.script.nouns import Bound, Group, Is
from arbiter.testing import Table, scenario
from tests.games.fow.plain import make, resonator, ruler, two_sided
from tests.games.fow.tables import STONES, table
from tests.games.fow.written import chant, regalia, written
from tests.games.fow.written import resonator as creature

WORD = chant("Word", "[Quickcast]", "You gain 100 life.")
HUSH = regalia("Hush", "All resonators lose all abilities.")
ZAP = chant("Zap", "[Quickcast]", "This card deals 500 damage to target opponent.")

# ---------------------------------------------------------------- 1172  consensus

MOOT = chant(
    "Moot",
    "[Consensus] «Peace» or «War»",
    "If «Peace» has more votes, you gain 500 life.",
    "If «War» has more votes, your opponent loses 500 life.",
    "If the votes are tied, you gain 100 life.",
)


def voted(*votes: str) -> Table:
    t = scenario("fow", players=len(votes)).faces(MOOT, resonator("fire", 1), ruler("fire"), *STONES)
    t.zone(0, "ruler", "fire ruler").hand(0, "Moot").turn(0, number=4).play(0, "Moot").resolve()
    for player, vote in enumerate(votes, 1):
        t.expect(kind="option", player=player % len(votes), why="vote").option(vote)
    return t


@pytest.mark.rule("fow", "1172.1", "1172.3")
@pytest.mark.parametrize(
    ("votes", "mine", "theirs"),
    [(("Peace", "Peace"), 4500, 4000), (("War", "War"), 4000, 3500), (("Peace", "War"), 4100, 4000)],
)
def test_of_a_chants_options_the_one_with_more_votes_is_performed(
    votes: tuple[str, str], mine: int, theirs: int
) -> None:
    t = voted(*votes)
    assert t.resource(0, "life") == mine and t.resource(1, "life") == theirs


@pytest.mark.rule("fow", "1172.3")
def test_with_three_players_two_votes_decide() -> None:
    assert voted("Peace", "War", "Peace").resource(0, "life") == 4500


@pytest.mark.rule("fow", "1172.3a")
def test_targets_of_every_option_are_chosen_before_the_vote() -> None:
    verdict = chant(
        "Verdict",
        "[Consensus] «Death» or «Life»",
        "If «Death» has more votes, destroy target resonator.",
        "If «Life» has more votes, you gain 500 life.",
    )
    assert not table(verdict).hand(0, "Verdict").can("play", 0, "Verdict")
    t = table(verdict).hand(0, "Verdict").field(1, "fire 1").play(0, "Verdict", targets=["fire 1"]).resolve()
    t.option("Life").option("Life")
    assert t.is_on_field("fire 1") and t.resource(0, "life") == 4500


SPEAKER = creature(
    "Speaker",
    "[Consensus] «Peace» or «War»",
    "[Enter] >>> If «Peace» has more votes, you gain 500 life.",
    cost="{0}",
)


@pytest.mark.rule("fow", "1172.2")
def test_as_an_entity_enters_there_is_a_vote_and_its_ability_follows_it() -> None:
    t = table(SPEAKER).hand(0, "Speaker").play(0, "Speaker").resolve()
    t.expect(player=1, why="vote").option("Peace").expect(player=0, why="vote").option("Peace")
    assert t.resolve().resource(0, "life") == 4500
    t = table(SPEAKER).hand(0, "Speaker").play(0, "Speaker").resolve().option("War").option("Peace").resolve()
    assert t.resource(0, "life") == 4000


@pytest.mark.rule("fow", "1172.2a")
def test_nobody_votes_as_a_j_ruler_enters() -> None:
    front = written("Chair", "Ruler", "[Judgment] {0}", cost=None)
    back = written("Chair Risen", "J-ruler", "[Consensus] «Peace» or «War»", cost=None, size=(500, 500))
    t = table(two_sided(front, back), rulers=False).zone(0, "ruler", "Chair").act(0, "judgment").resolve()
    assert t.is_on_field("Chair Risen", 0) and t.question is not None and t.question.why == "priority"


# ---------------------------------------------------------------- 1101, 1130  words and items


@pytest.mark.rule("fow", "1101.2", "1101.1")
def test_a_keyword_that_is_gained_is_had_once_and_not_lost_with_abilities() -> None:
    tie = chant("Tie", "Target resonator gains «Bond» until end of turn.")
    t = table(tie, HUSH).field(0, "fire 1", "Hush").hand(0, "Tie", "Tie")
    for _ in range(2):
        t.play(0, "Tie", targets=["fire 1"]).resolve()
    assert [word for word in t.obj("fire 1").now.keywords if word.startswith("bond")] == ["bond"]


@pytest.mark.rule("fow", "1101.2a", "1101.2b", "1101.2c")
@pytest.mark.parametrize("word", ["Melody", "Blessing", "Mantra"])
def test_of_some_keywords_there_can_be_several(word: str) -> None:
    sing = chant("Sing", f"Target resonator gains «{word}» until end of turn.")
    t = table(sing).field(0, "fire 1").hand(0, "Sing", "Sing")
    for _ in range(2):
        t.play(0, "Sing", targets=["fire 1"]).resolve()
    assert sum(1 for each in t.obj("fire 1").now.keywords if each.startswith(word.lower())) == 2


@pytest.mark.rule("fow", "1102.5")
@pytest.mark.parametrize(
    ("word", "printed"),
    [
        ("Awakening", "[Awakening] {9}"),
        ("Inheritance", "[Inheritance] {9}: Draw a card."),
        ("Dive", "[Dive] {9}: Draw a card."),
        ("Reincarnation", '[Reincarnation] "Hen" {9}'),
        ("Solarisation", "[Solarisation] (2)"),
    ],
)
def test_a_race_with_one_of_five_keyword_abilities_means_cards_in_all_zones(word: str, printed: str) -> None:
    lamp = regalia("Lamp", f"Dragons with [{word}] gain [Quickcast].")
    drake, plain = creature("Drake", printed, race="Dragon"), creature("Plain", race="Dragon")
    t = table(lamp, drake, plain).field(0, "Lamp", "Drake").hand(0, "Drake", "Plain").zone(0, "graveyard", "Drake")
    for zone in ("field", "hand", "graveyard"):
        assert "quickcast" in t.obj("Drake", 0, zone).now.keywords
    assert "quickcast" not in t.obj("Plain", 0, "hand").now.keywords
    other = regalia("Lamp", "Dragons with [Flying] gain [Quickcast].")
    bird = creature("Bird", "[Flying]", race="Dragon")
    t = table(other, bird).field(0, "Lamp", "Bird").hand(0, "Bird")
    assert [("quickcast" in t.obj("Bird", 0, zone).now.keywords) for zone in ("field", "hand")] == [True, False]


@pytest.mark.rule("fow", "1102.5")
def test_inheritance_of_a_race_is_cheaper_from_the_hand() -> None:
    lamp = regalia("Lamp", "You pay {1} less to play [Inheritance] abilities of Dragons.")
    drake = creature("Drake", "[Inheritance] {1}: You gain 100 life.", race="Dragon", cost="{5}")
    horse = creature("Horse", "[Inheritance] {1}: You gain 100 life.", race="Beast", cost="{5}")
    t = table(lamp, drake, horse).field(0, "Lamp").hand(0, "Drake", "Horse")
    assert t.can("use", 0, "Drake") and not t.can("use", 0, "Horse")
    assert t.use(0, "Drake").resolve().resource(0, "life") == 4100 and not t.can("play", 0, "Horse")


@pytest.mark.rule("fow", "1130.1", "1130.2")
def test_the_text_of_a_sealed_item_is_there_in_all_areas() -> None:
    box = creature("Box", "«Amulet» - [Flying]", "«Ring» - {0}: You gain 100 life.")
    t = table(box).field(0, "Box").hand(0, "Box")
    assert t.has("Box", "flying", 0) and "flying" in t.obj("Box", 0, "hand").now.keywords
    assert t.use(0, "Box").resolve().resource(0, "life") == 4100


@pytest.mark.rule("fow", "1130.3")
def test_a_cipher_does_nothing() -> None:
    box = creature("Box", "«Cipher»")
    t = table(box).field(0, "Box", fresh=True)
    assert not t.can("use", 0, "Box") and t.obj("Box").now.keywords == frozenset()


# ---------------------------------------------------------------- 1102.1a, 1120.4, 1181.3  players


@pytest.mark.rule("fow", "1102.1", "1102.1a", "1120.4")
def test_a_player_with_barrier_is_not_targeted_by_others() -> None:
    wall = regalia("Wall", "You have [Barrier].")
    assert not table(wall, ZAP).field(1, "Wall").hand(0, "Zap").can("play", 0, "Zap")
    veil = chant("Veil", "[Quickcast]", "You gain [Barrier] until end of turn.")
    t = table(veil, ZAP).hand(0, "Zap").hand(1, "Veil").play(0, "Zap").passes(0).play(1, "Veil").resolve_all()
    assert t.resource(1, "life") == 4000


@pytest.mark.rule("fow", "1181.3")
def test_a_player_with_aegis_is_not_targeted_by_quick_spells() -> None:
    halo = regalia("Halo", "You have [Aegis].")
    slow = chant("Slow", "This card deals 500 damage to target opponent.")
    t = table(halo, ZAP, slow).field(1, "Halo").hand(0, "Zap", "Slow")
    assert not t.can("play", 0, "Zap") and t.can("play", 0, "Slow")


# ---------------------------------------------------------------- 1110.4b, 1115.2a, 1154.2c, 1170.4, 1179


@pytest.mark.rule("fow", "1110.4b")
def test_an_awakened_text_with_instead_takes_the_place_of_the_other() -> None:
    storm = chant(
        "Storm", "[Awakening] {1}", "You gain 100 life. If this card was awakened, you gain 500 life instead."
    )
    for extra, life in ((True, 4500), (False, 4100)):
        t = table(storm, stones=1).hand(0, "Storm").play(0, "Storm", extra=extra).resolve()
        assert t.resource(0, "life") == life


@pytest.mark.rule("fow", "1115.2a")
def test_a_contract_from_the_graveyard_is_not_removed() -> None:
    front = written("Pact", "Chant", "[Remnant]", 'Contract this card with "fire ruler".', cost="{0}")
    back = written("Pact Lord", "J-ruler", cost=None, size=(900, 900))
    t = table(two_sided(front, back)).zone(0, "graveyard", "Pact").play(0, "Pact").resolve()
    assert t.is_on_field("Pact Lord", 0) and t.zone_names(0, "removed") == []


@pytest.mark.rule("fow", "1154.2c")
def test_mastery_may_describe_what_is_rested() -> None:
    opus = chant("Opus", "[Mastery] a fire resonator", "You gain 500 life.", cost="{7}")
    t = table(opus).field(0, "fire 1").hand(0, "Opus").play(0, "Opus")
    assert t.is_rested("fire 1") and t.stack() == ["Opus"]
    assert not table(opus).field(0, "wind 3").hand(0, "Opus").can("play", 0, "Opus")


@pytest.mark.rule("fow", "1170.4")
def test_an_effect_may_investigate() -> None:
    sought = regalia("GroupSearch", "{0}: Perform [Investigate] (1).")
    t = table(sought).deck(0, "fire 1", "fire 2").field(0, "GroupSearch").use(0, "GroupSearch").resolve()
    t.to("recovery_triggers", 1).resolve()
    assert [obj.face_up for obj in t.objects("deck", 0)[-2:]] == [False, True]


@pytest.mark.rule("fow", "1179.6", "1179.7")
def test_reunited_may_describe_a_card_you_control() -> None:
    bird = creature("Bird", "[Reunited] a wind resonator - [Flying]")
    verse = chant("Verse", "[Reunited] a wind resonator - You gain 500 life.")
    t = table(bird, verse).field(0, "Bird", "wind 3").hand(0, "Verse")
    assert t.has("Bird", "flying") and t.play(0, "Verse").resolve().resource(0, "life") == 4500
    t = table(bird, verse).field(0, "Bird").field(1, "wind 3").hand(0, "Verse")
    assert not t.has("Bird", "flying") and t.play(0, "Verse").resolve().resource(0, "life") == 4000


@pytest.mark.rule("fow", "1179.8", "1179.9")
def test_reunited_with_a_cluster_asks_when_the_ruler_was_released() -> None:
    bird = creature("Bird", '[Reunited] cluster "Dawn" - [Flying]')
    verse = chant("Verse", '[Reunited] cluster "Dawn" - You gain 500 life.')
    for cluster, life in (("Dawn", 4500), ("Dusk", 4000)):
        lord = written("Lord", "Ruler", cost=None, cluster=cluster)
        t = table(bird, verse, lord, rulers=False).zone(0, "ruler", "Lord").field(0, "Bird").hand(0, "Verse")
        assert t.has("Bird", "flying") is (life == 4500) and t.play(0, "Verse").resolve().resource(0, "life") == life


# ---------------------------------------------------------------- 1171  convoke


def calling(players: int, *faces: object) -> Table:
    caller = written("Caller", "Ruler", "[Convoke] {1}", cost=None)
    made = scenario("fow", players=players).faces(caller, ruler("wind", 1), resonator("fire", 1), *STONES, *faces)  # type: ignore[arg-type]
    return made.zone(0, "ruler", "Caller").field(0, "fire stone").hand(0, "wind ruler").turn(0, number=4)


@pytest.mark.rule("fow", "1171.1", "1171.2")
def test_convoke_is_for_three_players_and_its_cost_is_paid() -> None:
    assert calling(2).acts(0, "convoke") == []
    t = calling(3).act(0, "convoke")
    assert t.is_rested("fire stone")
    assert sorted(t.resolve().zone_names(0, "ruler")) == ["Caller", "wind ruler"]


@pytest.mark.rule("fow", "1171.3")
def test_convoke_is_not_lost() -> None:
    hush = regalia("Mute", "All J/rulers lose all abilities.")
    assert calling(3, hush).field(0, "Mute").acts(0, "convoke") == ["Caller"]


@pytest.mark.rule("fow", "1171.4")
def test_a_convoked_ruler_may_be_judged_in_the_same_turn() -> None:
    t = calling(3).field(0, "wind stone").act(0, "convoke").resolve()
    assert t.acts(0, "judgment") == ["wind ruler"]


@pytest.mark.rule("fow", "1171.5")
def test_convoke_counters_are_out_of_reach_of_ordinary_texts() -> None:
    aim = fx.Choose(0, Group((Is(Quality.TYPE, "ruler"),), ("ruler",)), Number(1), Number(1))
    wipe = make("Wipe", "chant", abilities=(ab.Spell("wipe", None, (aim, fx.RemoveCounters(Bound(0), None, None))),))
    more = chant("More", "Put a convoke counter on target J/ruler.")
    t = calling(3, wipe, more).zone(0, "ruler", "wind ruler", counters={"convoke": 2, "mana": 1})
    t.hand(0, "Wipe", "More").play(0, "Wipe", targets=[t.card("wind ruler", zone="ruler")]).resolve()
    assert t.counters(t.card("wind ruler", zone="ruler"), "convoke") == 2
    assert t.counters(t.card("wind ruler", zone="ruler"), "mana") == 0
    t.play(0, "More", targets=[t.card("wind ruler", zone="ruler")]).resolve()
    assert t.counters(t.card("wind ruler", zone="ruler"), "convoke") == 2
