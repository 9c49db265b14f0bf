"""Where several rules of the document of 2015 meet: symbol skills, control, costs, leaving and returning."""

from __future__ import annotations

import pytest

from arbiter.testing import Table
from tests.games.fow5.written import chant, instant, regalia, resonator, table

BOMB = resonator("Bomb", "[Explode]", size=(200, 900))
CALF = resonator("Calf", size=(300, 300))
WALL = resonator("Wall", size=(100, 1000))
KILL = instant("Kill", "Destroy target resonator.")
CHARM = instant("Charm", "Gain control of target resonator until end of turn.")
BLINK = instant("Blink", "Remove target resonator from the game, then put it into its owner's field.")
WITHER = instant("Wither", "Target resonator gains [-300/-300] until end of turn.")


def life(t: Table) -> tuple[int, int]:
    return t.resource(0, "life"), t.resource(1, "life")


@pytest.mark.rule("fow5", "11.4/1", "11.3/1", "8.4/2")
def test_first_strike_explodes_before_the_other_strikes_back() -> None:
    spark = resonator("Spark", "[First Strike]", "[Explode]", size=(100, 5000))
    t = table(spark, WALL).field(0, "Spark").field(1, "Wall").attack("Spark").block("Wall").to("main")
    assert t.zone_names(0, "graveyard") == ["Spark"] and t.zone_names(1, "graveyard") == ["Wall"]
    assert life(t) == (4000, 4000)


@pytest.mark.rule("fow5", "11.4/1", "11.1/2", "11.1/4")
def test_a_piercing_bomb_takes_the_blocker_with_it_and_harms_the_player() -> None:
    lance = resonator("Lance", "[Pierce]", "[Explode]", size=(500, 5000))
    t = table(lance, CALF).field(0, "Lance").field(1, "Calf").attack("Lance").block("Calf").to("battle_damage")
    while (question := t.question) is not None and question.why == "triggers":
        t.match.answer(0)
    t.resolve_all().to("main")
    assert t.zone_names(0, "graveyard") == ["Lance"] and t.zone_names(1, "graveyard") == ["Calf"]
    assert life(t) == (4000, 3800)


@pytest.mark.rule("fow5", "11.4/1", "10.9/4")
def test_an_exploding_card_goes_although_the_other_cannot_be_destroyed() -> None:
    rock = resonator("Rock", "This card cannot be destroyed.", size=(100, 100))
    t = table(BOMB, rock).field(0, "Bomb").field(1, "Rock").attack("Bomb").block("Rock").to("main")
    assert t.zone_names(0, "graveyard") == ["Bomb"] and t.is_on_field("Rock", 1)


@pytest.mark.rule("fow5", "11.4/1", "10.19/1")
def test_what_lost_its_skills_before_the_damage_does_not_explode() -> None:
    hush = instant("Hush", "Target resonator loses all symbol skills until end of turn.")
    t = table(BOMB, WALL, hush).field(0, "Bomb").field(1, "Wall").hand(1, "Hush").attack("Bomb").block("Wall")
    t.passes(0).play(1, "Hush", targets=["Bomb"]).resolve().to("main")
    assert t.is_on_field("Bomb", 0) and t.is_on_field("Wall", 1)


@pytest.mark.rule("fow5", "13.2/2", "10.9/4", "9.6")
def test_no_def_is_destruction_so_it_is_heard_and_can_be_withstood() -> None:
    bell = regalia("Bell", "Whenever a resonator is destroyed, you gain 100 life.")
    t = table(CALF, WITHER, bell).field(0, "Bell").field(1, "Calf").hand(0, "Wither").play(0, "Wither").resolve_all()
    assert life(t) == (4100, 4000)
    rock = resonator("Rock", "This card cannot be destroyed.", size=(300, 300))
    t = table(rock, WITHER).field(1, "Rock").hand(0, "Wither").play(0, "Wither").resolve_all()
    assert t.is_on_field("Rock", 1) and t.power("Rock") == 0


@pytest.mark.rule("fow5", "9.3/4b", "12.2/2")
def test_who_banishes_instead_of_paying_still_pays_what_was_added() -> None:
    tax = regalia("Tax", "Players pay {2} more to play spells.")
    phoenix = resonator("Phoenix", "[Incarnation] {R}", cost="{R}{R}{5}", attribute=["R"])
    kit = resonator("Kit", cost="{R}", attribute=["R"])
    assert table(phoenix, kit).field(0, "Kit").hand(0, "Phoenix").can("play", 0, "Phoenix")
    assert not table(phoenix, kit, tax).field(0, "Kit").field(1, "Tax").hand(0, "Phoenix").can("play", 0, "Phoenix")


@pytest.mark.rule("fow5", "9.3/5a", "3.1/6")
def test_a_spell_does_not_follow_its_target_away_and_back_but_does_the_rest() -> None:
    leech = chant("Leech", "Destroy target resonator. You gain 100 life.")
    t = table(CALF, BLINK, leech).field(1, "Calf").hand(0, "Leech").hand(1, "Blink").play(0, "Leech").passes(0)
    t.play(1, "Blink").resolve_all()
    assert t.is_on_field("Calf", 1) and life(t) == (4100, 4000)


@pytest.mark.rule("fow5", "9.9/4", "9.4/1")
def test_a_card_that_loses_its_abilities_gives_nothing_to_others() -> None:
    lord = resonator("Lord", "Other resonators you control gain [+200/+200] and [Flying].", size=(300, 300))
    blank = instant("Blank", "Target resonator loses all abilities until end of turn.")
    t = table(CALF, lord, blank).field(0, "Lord", "Calf").hand(0, "Blank")
    assert t.power("Calf") == 500 and t.has("Calf", "flying")
    t.play(0, "Blank", targets=["Lord"]).resolve()
    assert t.power("Calf") == 300 and not t.has("Calf", "flying")


@pytest.mark.rule("fow5", "9.5/3", "11.6/1")
def test_a_stolen_card_waits_a_turn_unless_it_is_swift() -> None:
    elf = resonator("Elf", "{Rest}: You gain 100 life.")
    swift = resonator("Swift", "[Swiftness]", "{Rest}: You gain 100 life.")
    for name, able in (("Elf", False), ("Swift", True)):
        t = table(elf, swift, CHARM).field(1, name).hand(0, "Charm").play(0, "Charm").resolve()
        assert t.can("use", 0, name) is able


@pytest.mark.rule("fow5", "10.18/1", "9.10", "10.9/1")
def test_a_stolen_card_lies_with_its_owner() -> None:
    martyr = resonator("Martyr", "When this card is put into a graveyard from your field, you draw a card.")
    t = table(martyr, CHARM, KILL).field(1, "Martyr").hand(0, "Charm", "Kill").play(0, "Charm").resolve()
    t.play(0, "Kill").resolve_all()
    assert t.zone_names(1, "graveyard") == ["Martyr"] and t.hand_size(0) == 1 and t.hand_size(1) == 0


@pytest.mark.rule("fow5", "13.1/2")
def test_who_cannot_draw_enough_loses_only_in_their_own_draw_phase() -> None:
    rush = regalia("Rush", "At the beginning of your opponent's draw phase, draw two cards.")
    made = table(rush, CALF).field(0, "Rush").deck(0, "Calf", only=True).deck(1, 9).keep_decks()
    t = made.next_turn().resolve_all()
    assert t.hand_size(0) == 1 and not t.over


@pytest.mark.rule("fow5", "12.1/3", "12.1/2", "9.9/5")
def test_what_awakening_gave_is_not_over_at_the_end_of_the_turn() -> None:
    owl = resonator("Owl", "[Awakening] {1}: [Flying]", cost="{0}")
    t = table(owl, stones=1).hand(0, "Owl").play(0, "Owl", extra=True).resolve()
    assert t.has("Owl", "flying")
    assert t.next_turn().has("Owl", "flying")
