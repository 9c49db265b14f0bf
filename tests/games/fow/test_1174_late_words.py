"""Chapters 1171 to 1196: the later keyword abilities, from ambush to raids."""

from __future__ import annotations

import pytest

from arbiter.games.fow.game import RULES
from arbiter.kernel.dealing import new_game
from arbiter.kernel.match import Match
from arbiter.testing import Table
from tests.games.fow.plain import deck, stone, two_sided
from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, written
from tests.games.fow.written import resonator as creature

WORD = chant("Word", "[Quickcast]", "You gain 100 life.")
BOLT = chant("Bolt", "[Quickcast]", "This card deals 500 damage to target resonator.")
SLOW = chant("Slow", "This card deals 500 damage to target resonator.")
KILL = chant("Kill", "[Quickcast]", "Destroy target resonator.")
DRAW = chant("Draw", "[Quickcast]", "Draw a card.")


# ---------------------------------------------------------------- 1174  ambush

SNAKE = creature("Snake", "[Ambush] {1}", cost="{5}")


def lurking(stones: int = 1) -> Table:
    return table(SNAKE, DRAW, stones=stones).zone(0, "standby", "Snake").hand(1, "Draw")


@pytest.mark.rule("fow", "1174.1", "1174.2")
def test_an_ambush_is_sprung_for_its_cost_once_the_opponent_has_drawn() -> None:
    t = lurking()
    assert not t.can("play", 0, "Snake")
    t.act(0, "call").passes(0).play(1, "Draw").resolve()
    t.play(0, "Snake")
    assert t.is_rested("fire stone") and t.obj("Snake").now.cost == 1
    assert t.resolve().is_on_field("Snake", 0)


@pytest.mark.rule("fow", "1174.2")
def test_ones_own_draws_do_not_spring_it() -> None:
    t = table(SNAKE, DRAW, stones=1).zone(0, "standby", "Snake").hand(0, "Draw").play(0, "Draw").resolve()
    assert not t.can("play", 0, "Snake")


@pytest.mark.rule("fow", "1174.3")
def test_an_ambush_may_be_sprung_in_the_turn_in_which_it_was_laid() -> None:
    t = table(SNAKE, DRAW, WORD, stones=3).hand(0, "Snake", "Word").hand(1, "Draw").play(0, "Word").passes(0)
    t.play(1, "Draw").resolve_all().act(0, "standby", "Snake")
    assert t.can("play", 0, "Snake")


# ---------------------------------------------------------------- 1176, 1182  arriving larger

VINE = creature("Vine", "[Overgrowth]", cost="{0}")
RAIN = chant("Rain", "[Overgrowth]", "You gain 100 life.")


@pytest.mark.rule("fow", "1176.1", "1176.2", "1176.4")
def test_each_overgrowing_spell_of_the_turn_brings_more_counters() -> None:
    t = table(VINE).field(0, "fire 1").field(1, "fire 2").hand(0, "Vine", "Vine").play(0, "Vine").resolve()
    assert t.counters("fire 1", "+100/+100") == 1 and t.counters("fire 2", "+100/+100", 1) == 1
    assert t.counters("Vine", "+100/+100") == 1
    t.play(0, "Vine").resolve()
    assert t.counters("fire 1", "+100/+100") == 3
    assert sorted(obj.count("+100/+100") for obj in t.objects("field", 0) if obj.face.name == "Vine") == [2, 3]


@pytest.mark.rule("fow", "1176.4")
def test_overgrowing_cards_that_enter_together_raise_each_other_once() -> None:
    raise_all = chant("Rise", "Put all resonators from your graveyard into the field.")
    t = table(VINE, RAIN, raise_all).field(0, "fire 1").zone(0, "graveyard", "Vine", "Vine").hand(0, "Rain", "Rise")
    t.play(0, "Rain").resolve().play(0, "Rise").resolve()
    if t.asked == "order":
        t.order(0, 1)
    assert [obj.count("+100/+100") for obj in t.objects("field", 0) if obj.face.name == "Vine"] == [2, 2]
    assert t.counters("fire 1", "+100/+100") == 3  # one by the rain, one by each vine


@pytest.mark.rule("fow", "1176.3")
def test_an_overgrowing_chant_counts_itself() -> None:
    t = table(RAIN).field(0, "fire 1").hand(0, "Rain", "Rain").play(0, "Rain").resolve()
    assert t.counters("fire 1", "+100/+100") == 1 and t.resource(0, "life") == 4100
    assert t.play(0, "Rain").resolve().counters("fire 1", "+100/+100") == 3


@pytest.mark.rule("fow", "1182.1", "1182.2")
def test_after_two_attacks_blood_trail_is_larger_and_swift_for_the_turn() -> None:
    hound = creature("Hound", "[Blood Trail]", cost="{0}")
    t = table(hound).field(0, "fire 1", "fire 2").hand(0, "Hound").attack("fire 1").to("main").attack("fire 2")
    t.to("main").play(0, "Hound").resolve()
    assert t.counters("Hound", "+100/+100") == 2 and t.acts(0, "battle") == ["Hound"]
    assert not t.to("main", 1).has("Hound", "swiftness")
    t = table(hound).field(0, "fire 1").hand(0, "Hound").attack("fire 1").to("main").play(0, "Hound").resolve()
    assert t.counters("Hound", "+100/+100") == 0 and not t.has("Hound", "swiftness")


# ---------------------------------------------------------------- 1178  fate

HEIR = two_sided(
    written("Crown", "Regalia", '[Fate] "fire"', cost="{1}"),
    written("Crown Lord", "Sub-Ruler", cost=None),
)


def fated() -> Match:
    parts = [deck("fire"), deck("fire")]
    for part in parts:
        part["outside"] = [HEIR]
    match = Match(lambda: new_game(RULES, parts, 1))
    while match.question is not None and match.question.why == "mulligan":
        match.answer(())
    return match


@pytest.mark.rule("fow", "1178.1", "1178.2")
def test_fate_gives_the_first_player_a_sub_ruler_and_the_second_a_card() -> None:
    match = fated()
    first = match.game.state.starting
    while match.question is not None and match.game.state.turn == 0:
        match.answer(1 if match.question.why == "reveal to trigger" else 0)
    zones = match.game.state.zones
    assert "Crown Lord" in [obj.face.name for obj in zones["ruler"][first]]
    assert "Crown" in [obj.face.name for obj in zones["hand"][1 - first]]


@pytest.mark.rule("fow", "1178.3")
def test_fate_in_the_field_follows_the_judgment_of_the_named_ruler() -> None:
    t = table(HEIR, stones=3).field(0, "Crown").act(0, "judgment").resolve_all()
    assert "Crown Lord" in t.zone_names(0, "ruler") and not t.is_on_field("Crown")


# ---------------------------------------------------------------- 1180  oath

VOW = chant("Vow", '[Oath] "Dawn"', "You gain 500 life.", cost="{3}", attribute="R")
PLEDGE = chant("Pledge", '[Oath] "Dawn"', "Your opponent loses 500 life.", cost="{5}", attribute="R")


@pytest.mark.rule("fow", "1180.1", "1180.2")
def test_an_oath_is_kept_at_the_beginning_of_the_next_main_phase_for_one_will() -> None:
    t = table(VOW, PLEDGE, stones=3).zone(0, "removed", "Pledge").hand(0, "Vow").play(0, "Vow").resolve()
    t.to("main_triggers", 0)
    assert len(t.stack()) == 1
    t.resolve().choose("Pledge")
    t.yes()
    assert sum(1 for obj in t.objects("field", 0) if obj.turned) == 1
    t.resolve()
    assert t.resource(1, "life") == 3500


# ---------------------------------------------------------------- 1181  aegis

SAINT = creature("Saint", "[Aegis]", size=(500, 900))


@pytest.mark.rule("fow", "1181.1", "1181.2")
def test_aegis_keeps_off_quick_spells_of_anybody_and_not_slow_ones() -> None:
    t = table(SAINT, BOLT, SLOW).field(0, "Saint").hand(0, "Bolt", "Slow")
    assert not t.can("play", 0, "Bolt") and t.can("play", 0, "Slow")


@pytest.mark.rule("fow", "1181.2")
def test_aegis_keeps_off_abilities_of_what_the_others_brought_this_turn() -> None:
    gun = regalia("Gun", "{0}: This card deals 100 damage to target resonator.", cost="{0}")
    assert table(SAINT, gun).field(1, "Saint").field(0, "Gun").can("use", 0, "Gun")
    for player, able in ((1, False), (0, True)):
        t = table(SAINT, gun).field(player, "Saint").hand(0, "Gun").play(0, "Gun").resolve()
        assert t.can("use", 0, "Gun") is able


# ---------------------------------------------------------------- 1183  defiant


@pytest.mark.rule("fow", "1183.1", "1183.2")
def test_a_defiant_card_attacks_so_often_without_resting() -> None:
    lion = creature("Lion", "[Defiant] (2)")
    t = table(lion).field(0, "Lion").attack("Lion")
    assert not t.is_rested("Lion")
    t.to("main").attack("Lion").to("main")
    assert t.acts(0, "battle") == [] and t.resource(1, "life") == 3000


@pytest.mark.rule("fow", "1183.3")
def test_with_zero_it_does_not_attack() -> None:
    assert table(creature("Lion", "[Defiant] (0)")).field(0, "Lion").acts(0, "battle") == []


@pytest.mark.rule("fow", "1102.3", "1183.1")
def test_defiance_is_added_up_when_it_is_gained_again() -> None:
    lion = creature("Lion", "[Defiant] (1)")
    pride = regalia("Pride", "Resonators you control gain [Defiant] (1).")
    t = table(lion, pride).field(0, "Lion", "Pride").attack("Lion").to("main")
    assert t.acts(0, "battle") == ["Lion"]
    assert t.attack("Lion").to("main").acts(0, "battle") == []


# ---------------------------------------------------------------- 1185 to 1187

FIEND = creature("Fiend", "[Vileborn] (2)", size=(500, 900))


@pytest.mark.rule("fow", "1185.1", "1185.2")
def test_a_vileborn_card_costs_the_others_life_the_first_time_it_is_targeted_in_a_turn() -> None:
    slap = chant("Slap", "[Quickcast]", "This card deals 100 damage to target resonator.")
    t = table(FIEND, slap).field(0, "Fiend").hand(0, "Slap", "Slap").play(0, "Slap", targets=["Fiend"]).resolve_all()
    assert t.resource(1, "life") == 3800 and t.resource(0, "life") == 4000
    assert t.play(0, "Slap", targets=["Fiend"]).resolve_all().resource(1, "life") == 3800


@pytest.mark.rule("fow", "1102.3", "1185.1")
def test_vileborn_numbers_are_added_up() -> None:
    twice = creature("Twice", "[Vileborn] (2)", "[Vileborn] (1)")
    t = table(twice, WORD, SLOW).field(0, "Twice").hand(0, "Slow").play(0, "Slow", targets=["Twice"])
    assert t.stack() == ["Slow", "Twice"] and t.resolve().resource(1, "life") == 3700


@pytest.mark.rule("fow", "1186.1", "1186.2")
def test_an_enraged_resonator_must_block_even_rested() -> None:
    bull = creature("Bull", "[Enraging]", size=(900, 900))
    t = table(bull).field(0, "Bull").field(1, "fire 2", rested=True).field(1, "wind 3")
    t.attack("Bull", targets=["fire 2"]).resolve().to("battle_damage")
    assert t.zone_names(1, "graveyard") == ["fire 2"] and t.resource(1, "life") == 4000


@pytest.mark.rule("fow", "1187.1", "1187.2")
def test_a_fallen_card_is_expelled_and_a_valkyrie_comes_from_the_deck() -> None:
    hero = creature("Hero", "[Call of Valhalla] (3)")
    maiden = creature("Maiden", race="Valkyrie", cost="{3}")
    tall = creature("Tall Maiden", race="Valkyrie", cost="{4}")
    t = table(hero, maiden, tall, KILL).deck(0, "fire 1", "Maiden", "Tall Maiden").field(0, "Hero").hand(1, "Kill")
    t.act(0, "call").passes(0).play(1, "Kill", targets=["Hero"]).resolve()
    t.expect(kind="objects", player=0, why="search")
    assert len(t.options()) == 1
    t.choose("Maiden")
    assert t.zone_names(0, "outside") == ["Hero"] and t.stack() == ["Maiden"]
    assert t.resolve().is_on_field("Maiden", 0)


# ---------------------------------------------------------------- 1189 to 1194


@pytest.mark.rule("fow", "1189.1", "1189.2", "1189.2a")
def test_moontide_copies_a_spell_on_the_chase_once_a_turn() -> None:
    tide = chant("Tide", "[Moontide] {1}", "You gain 500 life.")
    t = table(tide, stones=3).hand(0, "Tide", "Tide").play(0, "Tide").use(0, "Tide").resolve()
    assert t.stack() == ["Tide", "Tide"]
    assert t.resolve_all().resource(0, "life") == 5000
    t.play(0, "Tide")
    assert not t.can("use", 0, "Tide")


@pytest.mark.rule("fow", "1189.2b")
def test_moontide_in_the_field_makes_a_mythic_copy() -> None:
    wave = creature("Wave", "[Moontide] {1}")
    t = table(wave, stones=1).field(0, "Wave").use(0, "Wave").resolve()
    copies = [obj for obj in t.objects("field", 0) if obj.face.name == "Wave" and obj.token]
    assert len(copies) == 1 and "mythic" in copies[0].now.flags


@pytest.mark.rule("fow", "1189.2b")
def test_a_token_with_moontide_is_not_copied() -> None:
    wave, mirror = creature("Wave", "[Moontide] {1}"), chant("Mirror", "Copy target resonator.")
    t = table(wave, mirror, stones=1).field(0, "Wave").hand(0, "Mirror").play(0, "Mirror").resolve()
    tokens = [index for index, obj in enumerate(t.find("Wave", 0)) if obj.token]
    t.use(0, t.card("Wave", 0, index=tokens[0])).resolve()
    assert t.field_names(0).count("Wave") == 2 and t.is_rested("fire stone")


STONE = stone("fire")


@pytest.mark.rule("fow", "1190.1", "1190.2")
def test_a_banished_stone_brings_necrobloom_back_once_a_turn() -> None:
    bloom = creature("Bloom", "[Necrobloom]", cost="{4}")
    drop = chant("Crack", "Banish a magic stone.")
    t = table(bloom, drop, stones=2).zone(0, "graveyard", "Bloom").hand(0, "Crack", "Crack").play(0, "Crack")
    t.resolve().choose(t.card("fire stone", 0))
    assert t.stack() == ["Bloom"]
    t.resolve_all()
    assert t.is_on_field("Bloom", 0)


@pytest.mark.rule("fow", "1190.2")
def test_after_one_spell_with_necrobloom_no_other_comes_back_that_turn() -> None:
    bloom, petal = creature("Bloom", "[Necrobloom]", cost="{4}"), creature("Petal", "[Necrobloom]", cost="{0}")
    drop = chant("Crack", "Banish a magic stone.")
    t = table(bloom, petal, drop, stones=1).zone(0, "graveyard", "Bloom").hand(0, "Petal", "Crack")
    t.play(0, "Petal").resolve().play(0, "Crack").resolve_all()
    assert "Bloom" in t.zone_names(0, "graveyard") and t.field_names(0) == ["Petal"]


@pytest.mark.rule("fow", "1191.1", "1191.2")
def test_ibka_is_played_from_the_graveyard_for_its_own_cost() -> None:
    ghost = chant("Ghost", "[Ibka] {1}", "You gain 500 life.", cost="{4}")
    assert not table(ghost).zone(0, "graveyard", "Ghost").can("play", 0, "Ghost")
    t = table(ghost, stones=4).zone(0, "graveyard", "Ghost").play(0, "Ghost")
    assert sum(1 for obj in t.objects("field", 0) if obj.turned) == 1
    assert t.resolve().zone_names(0, "graveyard") == ["Ghost"] and t.resource(0, "life") == 4500
    assert not table(ghost, stones=1).hand(0, "Ghost").can("play", 0, "Ghost")


@pytest.mark.rule("fow", "1192.1", "1192.2")
def test_graverberate_copies_for_each_card_that_went_to_a_graveyard() -> None:
    knell = chant("Knell", "[Graverberate]", "You gain 100 life.")
    t = table(knell, KILL).field(1, "fire 1").hand(0, "Knell", "Kill").play(0, "Kill", targets=["fire 1"]).resolve()
    t.play(0, "Knell").resolve()
    assert t.stack() == ["Knell", "Knell", "Knell"]  # the resonator and the chant that killed it
    assert t.resolve_all().resource(0, "life") == 4300


@pytest.mark.rule("fow", "1192.2")
def test_graverberate_leaves_out_what_came_from_a_removed_area() -> None:
    knell = chant("Knell", "[Graverberate]", "You gain 100 life.")
    recall = chant("Recall", "Put all cards from your removed area into your graveyard.")
    t = table(knell, recall).zone(0, "removed", "fire 1").hand(0, "Knell", "Recall").play(0, "Recall").resolve_all()
    assert sorted(t.zone_names(0, "graveyard")) == ["Recall", "fire 1"]
    assert t.play(0, "Knell").resolve().stack() == ["Knell", "Knell"]  # only the chant came from elsewhere


@pytest.mark.rule("fow", "1193.1", "1193.2")
def test_pantheon_deals_damage_for_gods_in_public_zones() -> None:
    shrine = regalia("Shrine", "[Pantheon]")
    god, new = creature("God", race="Deity"), creature("Newcomer", race="New Twelve Olympian Gods")
    t = table(shrine, god, new).field(0, "Shrine", "God").zone(0, "graveyard", "Newcomer").zone(0, "hand", "God")
    t.passes(0).passes(1)
    while t.stack() == []:
        t.match.answer((1,)) if t.question is not None and t.question.kind == "objects" else t.passes()
    t.resolve()
    assert t.resource(1, "life") + t.resource(0, "life") == 7800


@pytest.mark.rule("fow", "1194.1", "1194.2")
def test_primal_roar_raises_dinosaurs_only() -> None:
    king = creature("King", "[Primal Roar] (3)", race="Dinosaur", size=(500, 500))
    t = table(king).field(0, "King", "fire 1").field(1, "King")
    assert t.power("King", 0) == 800 and t.obj("King", 0).now.guard == 500 and t.power("fire 1") == 300


# ---------------------------------------------------------------- 1195, 1196


@pytest.mark.rule("fow", "1195.1", "1195.2")
def test_kernlos_has_no_attribute_and_is_paid_with_void_will() -> None:
    husk = creature("Husk", "[Kernlos]", cost="{R}{R}")
    hollow = stone("void")
    t = table(husk, hollow).hand(0, "Husk").field(0, "void stone", "void stone")
    assert t.obj("Husk").now.colours == frozenset()
    assert t.play(0, "Husk").resolve().obj("Husk").now.colours == frozenset()
    plain = creature("Plain", cost="{R}{R}")
    assert not table(plain, hollow).hand(0, "Plain").field(0, "void stone", "void stone").can("play", 0, "Plain")


RAIDER = creature("Raider", "[Raid] {1}", cost="{5}")


@pytest.mark.rule("fow", "1196.1", "1196.2")
def test_a_raider_attacks_at_once_and_goes_home_at_the_end_of_turn() -> None:
    t = table(RAIDER, stones=1).hand(0, "Raider").play(0, "Raider").resolve()
    assert t.has("Raider", "swiftness") and t.acts(0, "battle") == ["Raider"]
    t.to("end_turn_triggers").resolve()
    assert t.hand_names(0) == ["Raider"]


@pytest.mark.rule("fow", "1196.2")
def test_for_its_usual_cost_it_stays() -> None:
    t = table(RAIDER, stones=5).hand(0, "Raider").play(0, "Raider", option="the usual cost").resolve()
    assert not t.has("Raider", "swiftness") and t.to("main", 1).is_on_field("Raider", 0)
