"""Chapter 1102: keyword abilities that cards gain where they are not in play, and that they gain again."""

from __future__ import annotations

import pytest

from arbiter.kernel.traits import Face
from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, written
from tests.games.fow.written import resonator as creature


def rule(text: str, name: str = "Rule") -> Face:
    return regalia(name, text)


DEAR = creature("Dear", cost="{4}")
FREE = creature("Free", cost="{0}")

# ---------------------------------------------------------------- in the hand


@pytest.mark.rule("fow", "1102.2", "1154.2a", "903.2k")
def test_a_card_in_hand_gains_mastery() -> None:
    human = creature("Human", race="Human")
    t = table(DEAR, human, rule("Resonators in your hand gain [Mastery] (Human).")).field(0, "Human").hand(0, "Dear")
    assert not t.can("play", 0, "Dear")
    t = table(DEAR, human, rule("Resonators in your hand gain [Mastery] (Human)."))
    t.field(0, "Human", "Rule").hand(0, "Dear").play(0, "Dear")
    assert t.is_rested("Human") and t.stack() == ["Dear"]


@pytest.mark.rule("fow", "1102.2", "1111.2", "903.2k")
def test_a_card_in_hand_gains_incarnation() -> None:
    t = table(DEAR, rule("Resonators in your hand gain [Incarnation] {R}.")).field(0, "fire 1", "Rule").hand(0, "Dear")
    t.play(0, "Dear")
    assert t.zone_names(0, "graveyard") == ["fire 1"]


@pytest.mark.rule("fow", "1102.2", "1196.2")
def test_a_card_in_hand_gains_raid_and_goes_back_at_the_end_of_turn() -> None:
    t = table(DEAR, rule("Resonators in your hand gain [Raid] {1}."), stones=1).field(0, "Rule").hand(0, "Dear")
    t.play(0, "Dear").resolve()
    assert t.is_on_field("Dear") and t.has("Dear", "swiftness")
    t.to("end_turn_triggers").resolve()
    assert t.hand_names(0) == ["Dear"]


@pytest.mark.rule("fow", "1102.2", "1110.2")
def test_a_card_in_hand_gains_awakening() -> None:
    storm = chant("Storm", "If this card was awakened, you gain 500 life.")
    t = table(storm, rule("Chants in your hand gain [Awakening] {1}."), stones=1).field(0, "Rule").hand(0, "Storm")
    t.play(0, "Storm", extra=True).resolve()
    assert t.resource(0, "life") == 4500


@pytest.mark.rule("fow", "1102.2", "1162.2")
def test_a_card_in_hand_gains_solarisation() -> None:
    sun = creature("Sun", cost="{R}{1}")
    for field, can in (((), False), (("Rule",), True)):
        t = table(sun, rule("Resonators in your hand gain [Solarisation] 1."), stones=1)
        t.field(0, *field).zone(0, "removed", "fire 1").hand(0, "Sun")
        assert t.can("play", 0, "Sun") is can


@pytest.mark.rule("fow", "1102.2", "1188.2")
def test_a_card_in_hand_gains_draconic_tithe() -> None:
    drake = creature("Drake", cost="{R}{1}")
    ring = regalia("Ring")
    for field, can in (((), False), (("Rule",), True)):
        t = table(drake, ring, rule("Resonators in your hand gain [Draconic Tithe]."), stones=1)
        t.field(0, *field).hand(0, "Drake", "Ring")
        assert t.can("play", 0, "Drake") is can


@pytest.mark.rule("fow", "1102.2", "1166.2")
def test_a_card_in_hand_gains_linkage() -> None:
    drake = creature("Drake", cost="{R}", race="Dragon")
    egg = creature("Egg", race="Dragon")
    for field, can in (((), False), (("Rule",), True)):
        t = table(drake, egg, rule("Resonators in your hand gain [Linkage] (graveyard)."))
        t.field(0, *field).zone(0, "graveyard", "Egg").hand(0, "Drake")
        assert t.can("play", 0, "Drake") is can


@pytest.mark.rule("fow", "909.5", "903.2k")
def test_a_card_in_hand_that_loses_its_abilities_loses_what_it_says_of_its_playing() -> None:
    phoenix = creature("Phoenix", "[Incarnation] {R}", cost="{5}")
    hush = rule("Resonators in your hand lose all abilities.")
    assert table(phoenix, hush).field(0, "fire 1").hand(0, "Phoenix").can("play", 0, "Phoenix")
    assert not table(phoenix, hush).field(0, "fire 1", "Rule").hand(0, "Phoenix").can("play", 0, "Phoenix")


# ---------------------------------------------------------------- in the graveyard


@pytest.mark.rule("fow", "1102.2", "1191.2")
def test_a_card_in_the_graveyard_gains_ibka() -> None:
    t = table(DEAR, rule("Resonators in your graveyard gain [Ibka] {1}."), stones=1)
    t.field(0, "Rule").zone(0, "graveyard", "Dear").play(0, "Dear").resolve()
    assert t.is_on_field("Dear") and t.is_rested("fire stone")


@pytest.mark.rule("fow", "1102.2", "1115.2")
def test_a_card_in_the_graveyard_gains_remnant() -> None:
    t = table(FREE, rule("Resonators in your graveyard gain [Remnant]."))
    assert t.field(0, "Rule").zone(0, "graveyard", "Free").can("play", 0, "Free")


@pytest.mark.rule("fow", "1102.2", "1190.2")
def test_a_card_in_the_graveyard_gains_necrobloom() -> None:
    axe = creature("Axe", "Banish a magic stone: You gain 100 life.")
    for field, back in (((), False), (("Rule",), True)):
        t = table(DEAR, axe, rule("Resonators in your graveyard gain [Necrobloom]."), stones=1)
        t.field(0, "Axe", *field).zone(0, "graveyard", "Dear").use(0, "Axe")
        while t.stack():
            t.resolve()
        assert t.is_on_field("Dear") is back


@pytest.mark.rule("fow", "901.3a", "1102.1")
def test_a_card_in_the_graveyard_gains_an_ability_that_is_used_there() -> None:
    t = table(FREE, rule('Resonators in your graveyard gain "You may play this card from your graveyard."'))
    assert t.field(0, "Rule").zone(0, "graveyard", "Free").can("play", 0, "Free")


@pytest.mark.rule("fow", "901.3a")
@pytest.mark.parametrize(("area", "words"), [("graveyard", "graveyard"), ("removed", "removed area")])
def test_a_card_says_itself_from_where_it_may_be_played(area: str, words: str) -> None:
    ghost = creature("Ghost", f"You may play this card from your {words}.", cost="{0}")
    assert table(ghost).zone(0, area, "Ghost").play(0, "Ghost").resolve().is_on_field("Ghost")


# ---------------------------------------------------------------- as it enters


@pytest.mark.rule("fow", "1102.2", "1118.2", "909.5")
@pytest.mark.parametrize("where", ["in all zones", "you control"])
def test_a_card_that_enters_has_what_it_gains(where: str) -> None:
    t = table(FREE, rule(f"Resonators {where} gain [Limit] 3.")).field(0, "Rule").hand(0, "Free")
    assert t.play(0, "Free").resolve().counters("Free", "limit") == 3
    t = table(FREE, rule(f"Resonators {where} gain [Mana] 2.")).field(0, "Rule").hand(0, "Free")
    assert t.play(0, "Free").resolve().counters("Free", "mana") == 2
    t = table(FREE, rule(f'Resonators {where} gain "This card enters the field rested."')).field(0, "Rule")
    assert t.hand(0, "Free").play(0, "Free").resolve().is_rested("Free")


@pytest.mark.rule("fow", "1102.2", "1182.2", "909.5")
@pytest.mark.parametrize("where", ["in all zones", "you control"])
def test_a_card_that_enters_gains_blood_trail(where: str) -> None:
    quick = creature("Quick", "[Swiftness]", cost="{0}")
    t = table(FREE, quick, rule(f"Resonators {where} gain [Blood Trail].")).field(0, "fire 1", "Quick", "Rule")
    t.hand(0, "Free")
    for name in ("fire 1", "Quick"):
        t.attack(name).to("main")
    t.play(0, "Free").resolve()
    assert t.has("Free", "swiftness") and t.counters("Free", "+100/+100") == 2


@pytest.mark.rule("fow", "1102.2", "1176.2", "909.5")
def test_a_card_that_enters_gains_overgrowth() -> None:
    t = table(FREE, rule("Resonators in all zones gain [Overgrowth].")).field(0, "fire 1", "Rule").hand(0, "Free")
    t.play(0, "Free").resolve()
    assert t.counters("fire 1", "+100/+100") == 1


@pytest.mark.rule("fow", "1102.2", "1176.3")
def test_a_chant_gains_overgrowth() -> None:
    word = chant("Word", "You gain 100 life.")
    t = table(word, rule("Chants in all zones gain [Overgrowth].")).field(0, "fire 1", "Rule").hand(0, "Word")
    t.play(0, "Word").resolve()
    assert t.counters("fire 1", "+100/+100") == 1 and t.resource(0, "life") == 4100


@pytest.mark.rule("fow", "1102.2", "1176.3")
def test_a_chant_that_has_overgrowth_and_gains_something_else_overgrows_once() -> None:
    word = chant("Word", "[Overgrowth]", "You gain 100 life.")
    t = table(word, rule("Chants in all zones gain [Quickcast].")).field(0, "fire 1", "Rule").hand(0, "Word")
    t.play(0, "Word").resolve()
    assert t.counters("fire 1", "+100/+100") == 1


@pytest.mark.rule("fow", "1102.2", "1170.2", "1170.3")
def test_cards_gain_investigate() -> None:
    word = chant("Word", "You gain 100 life.")
    for card in (FREE, word):
        t = table(card, rule("Cards in all zones gain [Investigate] 2.")).field(0, "Rule").hand(0, card.name)
        t.zone(1, "deck", "fire 1", "fire 2", "wind 3").zone(0, "deck", "fire 1", "fire 2", "wind 3")
        t.play(0, card.name).resolve()
        assert len(t.game.state.delayed) == 1


# ---------------------------------------------------------------- gained again


@pytest.mark.rule("fow", "1102.3", "1118.2")
@pytest.mark.parametrize("where", ["in all zones", "you control"])
def test_limit_that_is_gained_again_is_one_with_the_sum(where: str) -> None:
    free = creature("Free", "[Limit] 5", "[Swiftness]", cost="{0}")
    t = table(free, rule(f"Resonators {where} gain [Limit] 2.")).field(0, "Rule").hand(0, "Free")
    t.play(0, "Free").resolve()
    assert t.counters("Free", "limit") == 7
    t.attack("Free")
    while t.stack():
        t.resolve()
    assert t.counters("Free", "limit") == 6


@pytest.mark.rule("fow", "1102.3", "1185.2")
def test_vileborn_that_is_gained_again_is_one_with_the_sum() -> None:
    imp = creature("Imp", "[Vileborn] 2", cost="{0}")
    poke = chant("Poke", "Deal 100 damage to target resonator.")
    t = table(imp, poke, rule("Resonators you control gain [Vileborn] 3.")).field(0, "Imp", "Rule").hand(0, "Poke")
    t.play(0, "Poke", targets=["Imp"])
    assert t.stack() == ["Poke", "Imp"] and t.resolve().resource(1, "life") == 3500


@pytest.mark.rule("fow", "1102.2", "1194.2")
def test_primal_roar_that_is_gained_again_is_not_gained() -> None:
    rex = creature("Rex", "[Primal Roar] 2", race="Dinosaur", size=(500, 500))
    plain = creature("Tric", race="Dinosaur", size=(500, 500))
    t = table(rex, plain, rule('Resonators named "Rex" you control gain [Primal Roar] 3.')).field(0, "Rex", "Rule")
    assert t.power("Rex") == 700
    first, second = (
        rule('Resonators named "Rex" you control gain [Primal Roar] 3.'),
        rule('Resonators named "Rex" you control gain [Primal Roar] 4.', "Other"),
    )
    bare = creature("Rex", race="Dinosaur", size=(500, 500))
    assert table(bare, first, second).field(0, "Rex", "Rule", "Other").power("Rex") == 800


ZAP = chant("Zap", "Deal 100 damage to target resonator.")
SPIT = creature("Spit", "{0}: Deal 100 damage to target resonator.")


@pytest.mark.rule("fow", "1120.1", "1120.3", "1120.6")
def test_barrier_with_information_that_is_gained_keeps_off_only_that() -> None:
    t = table(ZAP, SPIT, rule("Resonators you control gain [Barrier] (Chant).")).field(1, "fire 1", "Rule")
    t.hand(0, "Zap").field(0, "Spit")
    assert t.has("fire 1", "barrier")
    t.use(0, "Spit", targets=["fire 1"])
    other = table(ZAP, SPIT, rule("Resonators you control gain [Barrier] (Chant).")).field(1, "fire 1", "Rule")
    assert not other.hand(0, "Zap").can("play", 0, "Zap")


@pytest.mark.rule("fow", "1120.1")
def test_barrier_is_gained_beside_barrier_with_information() -> None:
    wall = creature("Wall", "[Barrier] (Chant)")
    t = table(ZAP, SPIT, wall).field(1, "Wall").field(0, "Spit")
    t.use(0, "Spit", targets=["Wall"])
    spit = creature("Spit", "{0}: Deal 100 damage to target resonator your opponent controls.")
    t = table(ZAP, spit, wall, rule("Resonators you control gain [Barrier].")).field(1, "Wall", "Rule").field(0, "Spit")
    assert not t.can("use", 0, "Spit")


@pytest.mark.rule("fow", "1120.6")
def test_who_loses_barrier_loses_the_one_with_information() -> None:
    wall = creature("Wall", "[Barrier] (Chant)")
    t = table(ZAP, wall, rule("Resonators lose [Barrier].")).field(1, "Wall").field(0, "Rule").hand(0, "Zap")
    assert t.can("play", 0, "Zap") and not t.has("Wall", "barrier:chant")


# ---------------------------------------------------------------- several of one


@pytest.mark.rule("fow", "1110.1", "1110.2", "1416.6")
@pytest.mark.parametrize(("paid", "life", "theirs"), [("", 0, 0), ("1", 500, 0), ("2", 0, 300), ("12", 500, 300)])
def test_each_awakening_adds_its_own_text(paid: str, life: int, theirs: int) -> None:
    storm = chant(
        "Storm", "[Awakening] {1}: You gain 500 life.", "[Awakening] {1}: Your opponent loses 300 life.", cost="{0}"
    )
    t = table(storm, stones=2).hand(0, "Storm").play(0, "Storm", extra=["1" in paid, "2" in paid]).resolve()
    assert (t.resource(0, "life"), t.resource(1, "life")) == (4000 + life, 4000 - theirs)


@pytest.mark.rule("fow", "1110.1", "1110.4")
@pytest.mark.parametrize(("first", "second"), [(True, False), (False, True), (False, False)])
def test_a_card_is_awakened_by_whichever_awakening_was_paid(first: bool, second: bool) -> None:
    storm = chant("Storm", "[Awakening] {1}", "[Awakening] {2}", "If this card was awakened, you gain 500 life.")
    t = table(storm, stones=2).hand(0, "Storm").play(0, "Storm", extra=[True] if first else [False, second])
    assert t.resolve().resource(0, "life") == (4500 if first or second else 4000)


@pytest.mark.rule("fow", "1110.2")
def test_a_required_additional_cost_does_not_count_as_awakening_nor_hide_it() -> None:
    storm = chant(
        "Storm",
        "As an additional cost to play this card, pay 100 life.",
        "[Awakening] {1}",
        "If this card was awakened, you gain 500 life.",
    )
    for extra, life in ((True, 4400), (False, 3900)):
        t = table(storm, stones=1).hand(0, "Storm").play(0, "Storm", extra=extra).resolve()
        assert t.resource(0, "life") == life


@pytest.mark.rule("fow", "1125.1", "705.2")
def test_each_of_two_judgments_can_be_played_for_its_own_cost() -> None:
    side = {"name": "Queen", "type": ["J-Ruler"], "abilities": ["[Flying]"], "atk": 1000, "def": 1000}
    for stones, count in ((0, 0), (1, 1), (2, 2)):
        crown = written("Crown", "Ruler", "[Judgment] {2}", "[Judgment] {1}", cost=None, other=[{**side, "cost": None}])
        t = table(crown, stones=stones, rulers=False).zone(0, "ruler", "Crown").zone(1, "ruler", "wind ruler")
        assert len([said for said in t.options() if "judgment" in said]) == count


@pytest.mark.rule("fow", "1191.2", "1111.2", "1196.2")
def test_for_ibka_nothing_is_paid_instead_of_its_cost() -> None:
    for word in ("[Incarnation] {R}", "[Raid] {0}"):
        scarab = creature("Scarab", "[Ibka] {3}", word, cost="{5}")
        assert table(scarab).field(0, "fire 1").hand(0, "Scarab").can("play", 0, "Scarab")
        assert not table(scarab).field(0, "fire 1").zone(0, "graveyard", "Scarab").can("play", 0, "Scarab")
        t = table(scarab, stones=3).field(0, "fire 1").zone(0, "graveyard", "Scarab").play(0, "Scarab")
        assert t.stack() == ["Scarab"] and t.is_on_field("fire 1")


# ---------------------------------------------------------------- 1156  fusion, 1187  Call of Valhalla


@pytest.mark.rule("fow", "1156.2", "1156.3", "1156.3a")
def test_an_added_fusion_card_that_loses_its_abilities_lends_its_numbers_and_nothing_else() -> None:
    arm = creature("Arm", "[Fusion] (Golem)", "[Flying]", "{0}: You gain 100 life.", cost="{0}", size=(300, 200))
    golem = creature("Golem", race="Golem", size=(500, 500))
    hush = chant("Hush", "Additions lose all abilities until end of turn.")
    t = table(arm, golem, hush).field(0, "Golem").hand(0, "Arm", "Hush").play(0, "Arm", targets=["Golem"]).resolve()
    assert t.power("Golem") == 800 and t.has("Golem", "flying") and t.can("use", 0, "Golem")
    t.play(0, "Hush").resolve()
    assert t.power("Golem") == 800 and not t.has("Golem", "flying") and not t.can("use", 0, "Golem")


@pytest.mark.rule("fow", "1156.2")
def test_fusion_lends_what_the_added_card_has_gained_and_not_what_it_has_lost() -> None:
    arm = creature("Arm", "[Fusion] (Golem)", "[Flying]", cost="{0}", size=(300, 200))
    golem = creature("Golem", race="Golem", size=(500, 500))
    for text, flying, pierce in (("lose [Flying]", False, False), ("gain [Pierce]", True, True)):
        t = table(arm, golem, rule(f"Additions {text}.")).field(0, "Golem", "Rule").hand(0, "Arm")
        t.play(0, "Arm", targets=["Golem"]).resolve()
        assert t.has("Golem", "flying") is flying and t.has("Golem", "pierce") is pierce


@pytest.mark.rule("fow", "1187.2")
def test_call_of_valhalla_on_a_stolen_card_is_for_who_controls_it() -> None:
    hero = creature("Hero", "[Call of Valhalla] 3")
    maid = creature("Maid", race="Valkyrie", cost="{2}")
    take = chant("Take", "Gain control of target resonator.")
    kill = chant("Kill", "Destroy target resonator.")
    t = table(hero, maid, take, kill).field(1, "Hero").hand(0, "Take", "Kill").zone(0, "deck", "Maid")
    t.zone(1, "deck", "Maid").play(0, "Take", targets=["Hero"]).resolve()
    t.play(0, "Kill", targets=["Hero"]).resolve()
    assert t.zone_of("Hero") == "outside"
    t.choose("Maid").resolve()
    assert t.is_on_field("Maid", 0) and not t.is_on_field("Maid", 1)
