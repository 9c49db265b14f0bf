"""Chapters 1146 to 1180: guidance, mastery, fusion, chaining, reincarnation, linkage, protection, investigation."""

from __future__ import annotations

import pytest

from arbiter.kernel.traits import Face
from arbiter.testing import Table
from tests.games.fow.plain import make, two_sided
from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, written
from tests.games.fow.written import resonator as creature

WORD = chant("Word", "[Quickcast]", "You gain 100 life.")
KILL = chant("Kill", "[Quickcast]", "Destroy target J/resonator.")

# ---------------------------------------------------------------- 1146  guidance

STAR = regalia(
    "Star",
    "Whenever one or more guidance counters are put on this card >>> "
    "[Guidance] (1): You gain 100 life. [Guidance] (2): You gain 200 life. [Guidance] (3): You gain 400 life.",
)


def guided(before: int, put: str) -> Table:
    light = chant("Light", f"Put {put} on target regalia.")
    t = table(STAR, light).field(0, "Star", counters={"guidance": before} if before else None).hand(0, "Light")
    return t.play(0, "Light", targets=["Star"]).resolve()


@pytest.mark.rule("fow", "1146.1", "1146.2", "1146.3", "1146.3a")
@pytest.mark.parametrize(
    ("before", "put", "gained"),
    [(0, "a guidance counter", 100), (1, "two guidance counters", 600), (1, "a guidance counter", 200)],
)
def test_guidance_adds_the_texts_whose_numbers_were_just_reached(before: int, put: str, gained: int) -> None:
    t = guided(before, put)
    assert t.stack() == ["Star"] and t.resolve().resource(0, "life") == 4000 + gained


@pytest.mark.rule("fow", "1146.3b")
def test_without_any_text_the_ability_is_not_played() -> None:
    assert guided(3, "a guidance counter").stack() == []


@pytest.mark.rule("fow", "1146.2")
def test_each_time_is_judged_by_its_own_counters() -> None:
    light = chant("Light", "Put a guidance counter on target regalia. Put a guidance counter on target regalia.")
    t = table(STAR, light).field(0, "Star").hand(0, "Light").play(0, "Light", targets=[["Star"], ["Star"]]).resolve()
    while t.question is not None and t.question.why == "triggers":
        t.match.answer(0)
    t.resolve_all()
    assert t.resource(0, "life") == 4300


# ---------------------------------------------------------------- 1154  mastery


@pytest.mark.rule("fow", "1154.1", "1154.2", "1154.2a")
def test_mastery_rests_the_named_card_instead_of_paying() -> None:
    opus = chant("Opus", '[Mastery] "fire ruler"', "You gain 500 life.", cost="{7}")
    t = table(opus).hand(0, "Opus").play(0, "Opus").resolve()
    assert t.is_rested("fire ruler") and t.resource(0, "life") == 4500
    assert (
        not table(opus, rulers=False).zone(0, "ruler", "fire ruler", rested=True).hand(0, "Opus").can("play", 0, "Opus")
    )


@pytest.mark.rule("fow", "1154.2b")
def test_mastery_with_a_race_rests_a_card_of_the_race() -> None:
    opus = chant("Opus", "[Mastery] Dragon", "You gain 500 life.", cost="{7}")
    wyrm = creature("Wyrm", race="Dragon")
    t = table(opus, wyrm).field(0, "Wyrm", "fire 1").hand(0, "Opus").play(0, "Opus")
    assert t.is_rested("Wyrm") and not t.is_rested("fire 1")


# ---------------------------------------------------------------- 1156  fusion

CORE = creature("Core", "[Fusion] Golem", "[Flying]", "{0}: You gain 100 life.", cost="{0}", size=(300, 200))
GOLEM = creature("Golem", race="Golem", size=(500, 500))


@pytest.mark.rule("fow", "1156.1", "1156.2")
def test_a_fused_card_is_an_addition_that_lends_its_numbers_and_abilities() -> None:
    t = table(CORE, GOLEM).field(0, "Golem").hand(0, "Core").play(0, "Core", targets=["Golem"]).resolve()
    assert t.obj("Core").now.types == {"addition"} and t.obj("Core").host == t.obj("Golem").id
    assert t.power("Golem") == 800 and t.obj("Golem").now.guard == 700 and t.has("Golem", "flying")
    assert t.use(0, "Golem").resolve().resource(0, "life") == 4100


@pytest.mark.rule("fow", "1156.2")
def test_without_a_target_it_is_the_resonator_that_it_is() -> None:
    t = table(CORE, GOLEM).field(0, "Golem").hand(0, "Core").play(0, "Core", targets=[]).resolve()
    assert t.is_on_field("Core") and t.obj("Core").now.types == {"resonator"} and t.power("Golem") == 500
    assert table(CORE).hand(0, "Core").play(0, "Core").resolve().is_on_field("Core")


@pytest.mark.rule("fow", "1156.2")
def test_a_card_of_another_race_is_no_target() -> None:
    t = table(CORE, GOLEM).field(0, "fire 1").hand(0, "Core").play(0, "Core").resolve()
    assert t.obj("Core").now.types == {"resonator"}


@pytest.mark.rule("fow", "1156.2")
def test_a_target_that_is_gone_takes_the_card_to_the_graveyard() -> None:
    t = table(CORE, GOLEM, KILL).field(0, "Golem").hand(0, "Core").hand(1, "Kill")
    t.play(0, "Core", targets=["Golem"]).passes(0).play(1, "Kill", targets=["Golem"]).resolve_all()
    assert sorted(t.zone_names(0, "graveyard")) == ["Core", "Golem"]


@pytest.mark.rule("fow", "1156.3", "1156.3a")
def test_a_fused_card_that_loses_its_abilities_stays_and_lends_its_numbers() -> None:
    hush = regalia("Hush", "All additions lose all abilities.", cost="{0}")
    t = table(CORE, GOLEM, hush).field(0, "Hush", "Golem").hand(0, "Core")
    t.play(0, "Core", targets=["Golem"]).resolve()
    assert t.is_on_field("Core") and t.obj("Core").host == t.obj("Golem").id
    assert t.power("Golem") == 800 and not t.has("Golem", "flying")


# ---------------------------------------------------------------- 1160  chaining

LINK = chant("Link", "[Chaining] Dragon", "If this card was chained, you gain 500 life.")
ROAR = chant("Roar", "You gain 100 life.", race="Dragon")


@pytest.mark.rule("fow", "1160.1", "1160.2")
def test_a_card_is_chained_right_after_a_spell_of_the_race() -> None:
    t = table(LINK, ROAR).hand(0, "Link", "Roar").play(0, "Roar").resolve().play(0, "Link").resolve()
    assert t.resource(0, "life") == 4600


@pytest.mark.rule("fow", "1160.2")
def test_it_is_not_chained_first_or_after_another_spell_in_between() -> None:
    assert table(LINK).hand(0, "Link").play(0, "Link").resolve().resource(0, "life") == 4000
    t = table(LINK, ROAR, WORD).hand(0, "Link", "Roar", "Word").play(0, "Roar").resolve().play(0, "Word").resolve()
    assert t.play(0, "Link").resolve().resource(0, "life") == 4200


@pytest.mark.rule("fow", "1160.2")
def test_what_is_played_in_answer_does_not_break_the_chain() -> None:
    t = table(LINK, ROAR, WORD).hand(0, "Link", "Roar", "Word").play(0, "Roar").resolve()
    t.play(0, "Link").play(0, "Word").resolve_all()
    assert t.resource(0, "life") == 4700


# ---------------------------------------------------------------- 1161  reincarnation


def reborn() -> Table:
    hero = creature("Hero", "[Flying]", cost="{0}", size=(200, 200))
    soul = creature("Soul", '[Reincarnation] "Hero" {1}', "[Pierce]", cost="{6}", size=(900, 900))
    return table(hero, soul, KILL, stones=1).hand(0, "Hero", "Soul", "Kill").play(0, "Hero").resolve()


@pytest.mark.rule("fow", "1161.1", "1161.2", "702.3b")
def test_a_card_from_the_hand_goes_on_top_of_what_enters() -> None:
    t = reborn()
    t.expect(kind="confirm", player=0).yes()
    soul = t.obj("Soul")
    assert soul.now.names == {"Hero", "Soul"} and soul.now.keywords >= {"flying", "pierce"}
    assert t.power("Soul") == 900 and t.is_rested("fire stone") and t.hand_names(0) == ["Kill"]
    t.play(0, "Kill", targets=["Soul"]).resolve()
    assert sorted(t.zone_names(0, "graveyard")) == ["Hero", "Kill", "Soul"]


@pytest.mark.rule("fow", "1161.2")
def test_reincarnation_is_optional_and_must_be_paid() -> None:
    t = reborn().no()
    assert t.power("Hero") == 200 and "Soul" in t.hand_names(0)
    hero = creature("Hero", cost="{0}")
    soul = creature("Soul", '[Reincarnation] "Hero" {1}', cost="{6}")
    t = table(hero, soul).hand(0, "Hero", "Soul").play(0, "Hero").resolve()
    assert t.is_on_field("Hero") and t.hand_names(0) == ["Soul"]


@pytest.mark.rule("fow", "1161.1", "1161.2")
def test_who_must_not_tell_what_they_hold_chooses_the_card_among_their_hand() -> None:
    hero = creature("Hero", "[Flying]", cost="{0}", size=(200, 200))
    soul = creature("Soul", '[Reincarnation] "Hero" {1}', "[Pierce]", cost="{6}", size=(900, 900))
    t = table(hero, soul, stones=1).hand(0, "Hero", "Soul").begin()
    t.game.ask_anyway = True
    t.play(0, "Hero").resolve().expect(kind="objects", player=0, why="reincarnation").choose("Soul")
    assert t.power("Soul") == 900 and t.is_rested("fire stone") and t.hand_names(0) == []


@pytest.mark.rule("fow", "1161.2", "702.3b")
def test_reincarnation_is_for_what_enters_the_field_and_not_for_what_goes_elsewhere() -> None:
    t = reborn().no().play(0, "Kill", targets=["Hero"]).resolve()
    assert sorted(t.zone_names(0, "graveyard")) == ["Hero", "Kill"] and t.hand_names(0) == ["Soul"]
    hero, soul = creature("Hero", cost="{0}"), creature("Soul", '[Reincarnation] "Hero" {0}')
    bind = chant("Bind", "Attach target card in your graveyard to your J/ruler.")  # the item area is no field (313.1)
    t = table(hero, soul, bind).zone(0, "graveyard", "Hero").hand(0, "Soul", "Bind").play(0, "Bind").resolve()
    assert t.expect(kind="action").zone_names(0, "item") == ["Hero"] and t.hand_names(0) == ["Soul"]


@pytest.mark.rule("fow", "1161.2")
def test_a_j_ruler_is_covered_and_stays_a_j_ruler() -> None:
    front = written("Girl", "Ruler", "[Judgment] {0}", cost=None)
    back = written("Hero", "J-ruler", cost=None, size=(500, 500))
    soul = creature("Soul", '[Reincarnation] "Hero" {0}', size=(900, 900))
    t = table(two_sided(front, back), soul, rulers=False).zone(0, "ruler", "Girl").hand(0, "Soul")
    t.act(0, "judgment").resolve().yes()
    assert t.obj("Soul").now.types == {"j_ruler"} and t.power("Soul") == 900


# ---------------------------------------------------------------- 1162, 1166, 1188  paying with cards

SUN = chant("Sun", "[Solarisation] (2)", "You gain 500 life.", cost="{R}{2}")


@pytest.mark.rule("fow", "1162.1", "1162.2")
def test_cards_from_the_removed_area_go_under_the_deck_and_the_card_costs_less() -> None:
    t = table(SUN, stones=1).zone(0, "removed", "fire 1", "fire 2").hand(0, "Sun").play(0, "Sun")
    assert t.zone_names(0, "removed") == [] and t.stack() == ["Sun"]
    assert {obj.face.name for obj in t.objects("deck", 0)[:2]} == {"fire 1", "fire 2"}


@pytest.mark.rule("fow", "1162.2")
@pytest.mark.parametrize("removed", [("fire 1",), ("fire 1", "wind 3"), ("fire 1", "fire stone")])
def test_only_so_many_cards_of_its_attribute_that_are_no_stones_do(removed: tuple[str, ...]) -> None:
    assert not table(SUN, stones=1).zone(0, "removed", *removed).hand(0, "Sun").can("play", 0, "Sun")


@pytest.mark.rule("fow", "1162.2")
def test_face_down_cards_do_not_do() -> None:
    t = table(SUN, stones=1).zone(0, "removed", "fire 1", "fire 2", face_up=False).hand(0, "Sun")
    assert not t.can("play", 0, "Sun")


HOST = creature("Host", "[Linkage] (Graveyard)", race="Elf", cost="{R}{R}{G}")
ELVES = [creature(f"Elf {i}", race="Elf") for i in range(3)]


@pytest.mark.rule("fow", "1166.1", "1166.2", "1166.3")
def test_each_linked_card_takes_a_symbol_off_the_cost() -> None:
    t = table(HOST, *ELVES, stones=1).zone(0, "graveyard", "Elf 0", "Elf 1", "fire 1").hand(0, "Host")
    t.act(0, "spell", "Host")
    t.choose("Elf 0").option("fire")  # the other elf and the wind symbol are then the only way to finish
    assert t.stack() == ["Host"] and t.zone_names(0, "graveyard") == ["fire 1"]
    assert sum(1 for obj in t.objects("field", 0) if obj.turned) == 1


@pytest.mark.rule("fow", "1166.2")
def test_linked_cards_have_different_names_and_the_race() -> None:
    t = table(HOST, *ELVES, stones=1).zone(0, "graveyard", "Elf 0", "Elf 0", "fire 1").hand(0, "Host")
    assert not t.can("play", 0, "Host")


DRAKE = creature("Drake", "[Draconic Tithe]", cost="{R}{R}{3}")
BOOTS = make("Boots", "regalia")


@pytest.mark.rule("fow", "1188.1", "1188.2")
def test_each_discarded_regalia_takes_a_symbol_and_one_more_off() -> None:
    t = table(DRAKE, BOOTS, stones=1).hand(0, "Drake", "Boots", "Boots")
    assert not t.can("play", 0, "Drake")  # with one stone only one may be discarded
    t = table(DRAKE, BOOTS, stones=2).hand(0, "Drake", "Boots", "Boots")
    t.act(0, "spell", "Drake").choose("Boots").option("fire").option("fire")
    assert t.stack() == ["Drake"] and t.zone_names(0, "graveyard") == ["Boots", "Boots"]
    assert sum(1 for obj in t.objects("field", 0) if obj.turned) == 1


@pytest.mark.rule("fow", "1188.2", "903.2l-1")
def test_what_must_be_given_up_to_pay_cannot_be_declined() -> None:
    wyrm = creature("Wyrm", "[Draconic Tithe]", cost="{R}{R}{4}")
    t = table(wyrm, BOOTS, stones=5).hand(0, "Wyrm", "Boots").act(0, "spell", "Wyrm")
    if t.asked == "objects":
        t.expect(kind="objects", player=0, why="give up")
        assert t.match.question is not None and t.match.question.bounds() == (1, 1)
        t.choose("Boots")
    t.option("fire")
    assert t.stack() == ["Wyrm"] and t.zone_names(0, "graveyard") == ["Boots"]


# ---------------------------------------------------------------- 1167, 1168

STOP = chant("Stop", "[Quickcast]", "Cancel target spell.")


@pytest.mark.rule("fow", "1167.1", "1167.2", "1167.3")
def test_an_untouchable_spell_is_neither_targeted_nor_moved_and_resolves() -> None:
    sure = chant("Sure", "[Untouchable]", "You gain 500 life.")
    t = table(sure, STOP).hand(0, "Sure").hand(1, "Stop").play(0, "Sure").passes(0)
    assert not t.can("play", 1, "Stop")
    assert t.resolve().resource(0, "life") == 4500 and t.zone_names(0, "graveyard") == ["Sure"]


@pytest.mark.rule("fow", "1167.2")
def test_an_untouchable_spell_is_not_cancelled_by_what_needs_no_target() -> None:
    wipe = chant("Wipe", "[Quickcast]", "Cancel all spells your opponent controls.")
    sure = chant("Sure", "[Untouchable]", "You gain 500 life.")
    t = table(sure, wipe).hand(0, "Sure").hand(1, "Wipe").play(0, "Sure").passes(0).play(1, "Wipe").resolve_all()
    assert t.resource(0, "life") == 4500
    plain = chant("Plain", "You gain 500 life.")
    t = table(plain, wipe).hand(0, "Plain").hand(1, "Wipe").play(0, "Plain").passes(0).play(1, "Wipe").resolve_all()
    assert t.resource(0, "life") == 4000 and t.zone_names(0, "graveyard") == ["Plain"]


@pytest.mark.rule("fow", "1167.2a")
def test_abilities_of_an_untouchable_card_cannot_be_cancelled() -> None:
    rock = regalia("Rock", "[Untouchable]", "{0}: You gain 500 life.")
    no = chant("No", "[Quickcast]", "Cancel target ability.")
    t = table(rock, no).field(0, "Rock").hand(1, "No").use(0, "Rock").passes(0)
    assert not t.can("play", 1, "No")
    soft = regalia("Soft", "{0}: You gain 500 life.")
    assert table(soft, no).field(0, "Soft").hand(1, "No").use(0, "Soft").passes(0).can("play", 1, "No")


GUARD = creature("Guard", "[Protect]", size=(100, 900))


@pytest.mark.rule("fow", "1168.1", "1168.2", "1168.3")
def test_a_protector_rests_and_is_attacked_instead() -> None:
    t = table(GUARD).field(0, "fire 2").field(1, "Guard", "Guard").attack("fire 2")
    t.expect(kind="objects", player=1, why="protect").choose(t.card("Guard", 1))
    t.no_block().to("battle_damage")
    assert t.resource(1, "life") == 4000 and [obj.damage for obj in t.objects("field", 1)] == [600, 0]


@pytest.mark.rule("fow", "1168.2")
def test_protecting_is_optional_and_needs_a_recovered_card() -> None:
    t = table(GUARD).field(0, "fire 2").field(1, "Guard").attack("fire 2").choose().no_block().to("battle_damage")
    assert t.resource(1, "life") == 3400
    t = table(GUARD).field(0, "fire 2").field(1, "Guard", rested=True).attack("fire 2").to("battle_damage")
    assert t.resource(1, "life") == 3400


# ---------------------------------------------------------------- 1170  investigate


def looking(*text: str) -> Face:
    return creature("Eye", *text, cost="{0}")


def investigated(face: Face, *top: str) -> Table:
    """It is played in one's main phase; the next recovery phase is the opponent's."""
    t = table(face, WORD, stones=1).deck(0, *top).hand(0, face.name).play(0, face.name).resolve()
    return t.to("recovery_triggers", 1)


@pytest.mark.rule("fow", "1170.1", "1170.2", "1170.5")
def test_at_the_next_recovery_phase_cards_are_revealed_and_may_be_played_from_the_deck() -> None:
    t = investigated(looking("[Investigate] (2)"), "Word", "fire 1", "fire 2")
    assert t.stack() == ["Eye"]
    t.resolve()
    assert [obj.face_up for obj in t.objects("deck", 0)[-3:]] == [False, True, True]
    t.passes(1)
    t.play(0, "Word").resolve()
    assert t.resource(0, "life") == 4100
    t.to("main", 0)
    assert t.zone_names(0, "outside") == ["fire 1"]  # what was not played is expelled at end of turn


@pytest.mark.rule("fow", "1170.3")
def test_a_chant_investigates_as_it_resolves() -> None:
    ask = chant("Eye", "[Investigate] (1)", "You gain 100 life.")
    t = investigated(ask, "fire 1", "fire 2").resolve()
    assert [obj.face_up for obj in t.objects("deck", 0)[-2:]] == [False, True] and t.resource(0, "life") == 4100


@pytest.mark.rule("fow", "1102.3", "1170.1")
def test_investigations_on_one_card_are_added_up() -> None:
    t = investigated(looking("[Investigate] (1)", "[Investigate] (1)"), "fire 1", "fire 2", "wind 3")
    assert t.stack() == ["Eye"]
    assert [obj.face_up for obj in t.resolve().objects("deck", 0)[-3:]] == [False, True, True]


@pytest.mark.rule("fow", "1170.6")
def test_two_investigations_do_not_reveal_more_than_the_larger() -> None:
    one, two = (creature(f"Eye {n}", f"[Investigate] ({n})", cost="{0}") for n in (1, 2))
    t = table(one, two).deck(0, "fire 1", "fire 2", "wind 3").hand(0, "Eye 1", "Eye 2")
    t.play(0, "Eye 1").resolve().play(0, "Eye 2").resolve().to("recovery_triggers", 1)
    while t.question is not None and t.question.why == "triggers":
        t.match.answer(0)
    t.resolve_all()
    assert [obj.face_up for obj in t.objects("deck", 0)[-3:]] == [False, True, True]


@pytest.mark.rule("fow", "1170.7", "1170.8")
def test_shuffling_hides_what_was_revealed() -> None:
    mix = chant("Mix", "[Quickcast]", "Shuffle your deck.")
    eye = looking("[Investigate] (2)")
    t = table(eye, mix).deck(0, "fire 1", "fire 2").hand(0, "Eye", "Mix").play(0, "Eye").resolve()
    t.to("recovery_triggers", 1).resolve()
    t.passes(1)
    t.play(0, "Mix").resolve()
    assert not any(obj.face_up for obj in t.objects("deck", 0))


@pytest.mark.rule("fow", "1170.8")
def test_what_was_revealed_stays_so_on_top_and_not_beneath_others() -> None:
    looks = "Look at the top two cards of your deck. Put them on top of your deck in any order."
    peek = chant("Peek", "[Quickcast]", looks)
    bury = chant("Bury", "[Quickcast]", "Put the top card of your deck on the bottom of your deck.")
    eye = looking("[Investigate] (2)")
    t = table(eye, peek, bury).deck(0, "fire 1", "fire 2").hand(0, "Eye", "Peek", "Bury").play(0, "Eye").resolve()
    t.to("recovery_triggers", 1).resolve()
    t.passes(1)
    assert [obj.face_up for obj in t.objects("deck", 0)[-3:]] == [False, True, True]
    t.play(0, "Peek").resolve().order("fire 2", "fire 1")
    assert [obj.face_up for obj in t.objects("deck", 0)[-3:]] == [False, True, True]
    t.play(0, "Bury").resolve()
    assert [obj.face_up for obj in t.objects("deck", 0)[-2:]] == [False, True]
    assert not t.objects("deck", 0)[0].face_up


@pytest.mark.rule("fow", "1146.3", "1146.3a")
@pytest.mark.parametrize("dash", ["", "- "])
def test_guidance_may_stand_on_lines_of_its_own(dash: str) -> None:
    lines = ("You gain 100 life.", "Draw a card.", "You gain 1000 life.")
    text = "Whenever one or more guidance counters are put on this card >>>\n" + "\n".join(
        f"{dash}[Guidance] ({number}): {line}" for number, line in enumerate(lines, 1)
    )
    hero = creature("Hero", text)
    t = table(hero, chant("Lead", "Put two guidance counters on target resonator."))
    t.field(0, "Hero", counters={"guidance": 1}).hand(0, "Lead").play(0, "Lead").resolve().resolve()
    assert t.resource(0, "life") == 5000 and t.hand_size(0) == 1
