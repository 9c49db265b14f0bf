"""Chapters 1119 to 1143: keyword abilities of rulers, of what stands in the field, and of cards in hand."""

from __future__ import annotations

import pytest

from arbiter.games.fow.game import RULES
from arbiter.games.fow.tokens import coin_face
from arbiter.kernel.dealing import new_game
from arbiter.kernel.match import Match
from arbiter.kernel.traits import Face
from arbiter.script import abilities as ab
from arbiter.script import statements as st
from arbiter.script.base import Quality
from arbiter.script.nouns import EACH, OPPONENT, YOU, Group, Is
from arbiter.testing import BadScript, Table, scenario
from tests.games.fow.plain import deck, make, ruler, two_sided
from tests.games.fow.plain import resonator as plain
from tests.games.fow.tables import STONES, table
from tests.games.fow.written import chant, regalia, written
from tests.games.fow.written import resonator as creature

BOLT = chant("Bolt", "[Quickcast]", "This card deals 500 damage to target resonator.", cost="{R}", attribute="R")
DART = chant("Dart", "[Quickcast]", "This card deals 500 damage to target resonator.", cost="{0}", attribute="U")
WORD = chant("Word", "[Quickcast]", "You gain 100 life.")
HUSH = regalia("Hush", "All J/rulers lose all abilities.")


def begun(ruler: Face) -> tuple[Match, int]:
    """A game in which both players have this ruler; its second player."""
    parts = deck("fire")
    parts["ruler"] = [ruler]
    match = Match(lambda: new_game(RULES, [dict(parts), dict(parts)], 1))
    return match, 1 - match.game.state.starting


# ---------------------------------------------------------------- 1119  energize


@pytest.mark.rule("fow", "1119.1", "1119.2", "1119.3", "1119.3a", "1119.3a-1")
def test_energize_with_symbols_makes_a_coin_of_those_symbols() -> None:
    sun = written("Sun", "Ruler", "[Energize] {W}{R}", cost=None, attribute="W")
    match, second = begun(sun)
    coins = match.game.state.zones["item"]
    assert [obj.face.name for obj in coins[second]] == ["fire/light will coin"] and coins[1 - second] == []


@pytest.mark.rule("fow", "1119.3a-2")
def test_energize_with_a_number_makes_a_coin_for_so_much_void_will() -> None:
    void = written("Void", "Ruler", "[Energize] {2}", cost=None, attribute="W")
    match, second = begun(void)
    coin = match.game.state.zones["item"][second][0]
    coin_table = table(coin.face, creature("Two", cost="{2}")).zone(0, "item", coin.face.key, token=True).hand(0, "Two")
    coin_table.by_hand(0)
    coin_table.use(0, coin.face.name)
    assert [unit.colour for unit in coin_table.game.state.pools[0]] == ["void", "void"]


@pytest.mark.rule("fow", "1119.2a")
def test_a_ruler_without_attribute_gives_a_void_coin() -> None:
    grey = written("Grey", "Ruler", cost=None)
    match, second = begun(grey)
    assert [obj.face.name for obj in match.game.state.zones["item"][second]] == ["void will coin"]


@pytest.mark.rule("fow", "1119.4", "1119.4a")
def test_no_text_keeps_a_will_coin_from_being_spent() -> None:
    ban = ab.Static("ban", None, (st.ForbidPlay(EACH, "any"), st.ForbidPlay(EACH, "ability")))
    law = make("Law", "regalia", abilities=(ban,))
    coin = coin_face(RULES.layers.library, ("fire",))
    t = table(law, coin).zone(0, "item", coin.key, token=True).field(1, "Law").by_hand(0)
    assert t.can("use", 0, coin.name)


@pytest.mark.rule("fow", "1132.1", "1132.2", "1142.1", "1142.2", "1159.1", "1159.2")
def test_extra_decks_strangers_and_extension_rules_lie_ready_when_the_game_begins() -> None:
    sage = written("Sage", "Ruler", "[Grimoire] (10)", "[Stranger] (1)", cost=None, attribute="R")
    story = chant("Tale", "You gain 100 life.", race="Story")
    guest = make("Guest", "resonator", "stranger", atk=100, dfn=100)
    law = written("Law", "Extension Rule", "[Extension Rule]", "Resonators you control gain [+100/0].", cost=None)
    parts = {**deck("fire"), "ruler": [sage], "extra": [story], "stranger": [guest], "extension": [law]}
    zones = Match(lambda: new_game(RULES, [dict(parts), dict(parts)], 1)).game.state.zones
    assert [[obj.face.name for obj in zones[zone][0]] for zone in ("extra", "stranger", "extension")] == [
        ["Tale"],
        ["Guest"],
        ["Law"],
    ]
    assert table(law).zone(0, "extension", "Law").field(0, "fire 1").power("fire 1") == 400


@pytest.mark.rule("fow", "1145.1", "1145.2", "1155.1", "1155.2", "1164.1", "1164.2")
def test_rulers_that_tag_partner_and_aid_bring_together_are_all_in_the_ruler_area_and_may_be_judged() -> None:
    one, two = (ruler(colour, 1) for colour in ("fire", "wind"))
    parts = {**deck("fire"), "ruler": [one, two]}
    match = Match(lambda: new_game(RULES, [dict(parts), dict(parts)], 1))
    assert [obj.face.name for obj in match.game.state.zones["ruler"][0]] == ["fire ruler", "wind ruler"]
    t = table(stones=3).zone(0, "ruler", "wind ruler").field(0, "wind stone")
    assert t.acts(0, "judgment") == ["fire ruler", "wind ruler"]


@pytest.mark.rule("fow", "1122.1", "1122.2", "1122.2a", "1102.3")
def test_a_ruler_begins_with_its_mana_counters() -> None:
    well = written("Well", "Ruler", "[Mana] (2)", "[Mana] (1)", cost=None, attribute="W")
    match, _ = begun(well)
    assert [obj.count("mana") for pile in match.game.state.zones["ruler"] for obj in pile] == [3, 3]


@pytest.mark.rule("fow", "1122.2b")
def test_another_card_enters_the_field_with_mana_counters() -> None:
    jar = regalia("Jar", "[Mana] (2)", cost="{0}")
    assert table(jar).hand(0, "Jar").play(0, "Jar").resolve().counters("Jar", "mana") == 2


# ---------------------------------------------------------------- 1120  barrier


def aimed(bolt: Face, word: str, player: int = 1) -> bool:
    """Can the player target a card with that [Barrier] with this chant?"""
    wall = creature("Wall", word, size=(500, 900))
    t = table(wall, BOLT, DART, stones=1).field(0, "Wall").field(1, "wind stone", "fire stone").hand(player, bolt.name)
    if player == 1:
        t.passes(0)
    return t.can("play", player, bolt.name)


@pytest.mark.rule("fow", "1120.1", "1120.2")
def test_a_barrier_keeps_off_the_others_spells_and_not_ones_own() -> None:
    assert not aimed(BOLT, "[Barrier]") and aimed(BOLT, "[Barrier]", 0) and aimed(BOLT, "[Flying]")


@pytest.mark.rule("fow", "1120.2")
def test_a_barrier_keeps_off_abilities_too() -> None:
    gun = regalia("Gun", "{0}: This card deals 500 damage to target resonator.")
    wall = creature("Wall", "[Barrier]")
    assert not table(wall, gun).field(1, "Wall").field(0, "Gun").can("use", 0, "Gun")


@pytest.mark.rule("fow", "1120.3")
@pytest.mark.parametrize(
    ("word", "kept_off"),
    [("[Barrier] {R}", True), ("[Barrier] {U}", False), ("[Barrier] <chant>", True), ("[Barrier] <resonator>", False)],
)
def test_a_barrier_against_something_keeps_off_just_that(word: str, kept_off: bool) -> None:
    assert aimed(BOLT, word) is not kept_off


@pytest.mark.rule("fow", "1120.3")
def test_a_barrier_may_ask_for_the_total_cost_of_the_spell() -> None:
    assert not aimed(DART, "[Barrier] (Total cost 0 or less)") and aimed(BOLT, "[Barrier] (Total cost 0 or less)")
    assert aimed(DART, "[Barrier] (Total cost 1 or more)") and not aimed(BOLT, "[Barrier] (Total cost 1 or more)")


@pytest.mark.rule("fow", "1120.3a")
def test_with_two_players_barrier_against_opponents_is_a_barrier() -> None:
    assert not aimed(BOLT, "[Barrier] <opponent>") and aimed(BOLT, "[Barrier] <opponent>", 0)


@pytest.mark.rule("fow", "1120.3a")
@pytest.mark.parametrize(("players", "stopped"), [(3, {1, 2}), (4, {1, 3}), (5, {1, 2, 3, 4})])
def test_with_four_players_barrier_against_opponents_is_one_against_the_neighbours(
    players: int, stopped: set[int]
) -> None:
    wall = creature("Wall", "[Barrier] <opponent>")
    bolt = chant("Bolt", "This card deals 100 damage to target resonator.")
    found = set()
    for caster in range(1, players):
        t = (
            scenario("fow", players=players)
            .faces(wall, bolt, plain("fire", 1), *STONES)
            .field(0, "Wall")
            .hand(caster, "Bolt")
        )
        if not t.turn(caster, number=players + 1).can("play", caster, "Bolt"):
            found.add(caster)
    assert found == stopped


@pytest.mark.rule("fow", "1120.1")
def test_barriers_against_different_things_both_hold() -> None:
    wall = creature("Wall", "[Barrier] {R}", "[Barrier] {U}")
    t = table(wall, BOLT, DART).field(1, "Wall").field(0, "fire stone").hand(0, "Bolt", "Dart")
    assert not t.can("play", 0, "Bolt") and not t.can("play", 0, "Dart")


@pytest.mark.rule("fow", "1120.2", "1102.2")
def test_a_barrier_gained_in_answer_makes_the_target_illegal_and_is_gone_after_the_turn() -> None:
    veil = chant("Veil", "[Quickcast]", "Target resonator gains [Barrier] until end of turn.")
    t = table(BOLT, veil, stones=1).hand(0, "Bolt").hand(1, "Veil").field(1, "wind 3")
    t.play(0, "Bolt", targets=["wind 3"]).passes(0).play(1, "Veil", targets=["wind 3"]).resolve_all()
    assert t.damage_on("wind 3") == 0
    assert not t.to("main", 1).has("wind 3", "barrier")


@pytest.mark.rule("fow", "1120.4", "1120.5")
def test_a_player_with_a_barrier_is_not_targeted() -> None:
    seat = Group((Is(Quality.TYPE, "player"),), ("player",), YOU)
    chants = Group((Is(Quality.TYPE, "chant"),), (), OPPONENT)
    zap = chant("Zap", "This card deals 500 damage to target opponent.")
    for sources, able in ((Group((), (), OPPONENT), False), (chants, False), (Group((Is(Quality.KIND, "Elf"),)), True)):
        shield = ab.Static("shield", None, (st.ForbidChoose(seat, OPPONENT, sources=sources),))
        aura = make("Aura", "regalia", abilities=(shield,))
        assert table(aura, zap).field(1, "Aura").hand(0, "Zap").can("play", 0, "Zap") is able


@pytest.mark.rule("fow", "1120.6")
def test_what_speaks_of_barriers_means_particular_ones_too_and_not_the_other_way_round() -> None:
    plain, special = creature("Plain", "[Barrier]"), creature("Special", "[Barrier] <chant>")
    t = table(plain, special).field(0, "Plain", "Special")
    assert t.has("Plain", "barrier") and t.has("Special", "barrier")
    assert t.has("Special", "barrier:chant") and not t.has("Plain", "barrier:chant")


@pytest.mark.rule("fow", "1120.6")
@pytest.mark.parametrize(
    ("asked", "dead"),
    [
        ("[Barrier]", ["Plain", "Chants", "Cheap", "Red"]),
        ("[Barrier] (Chant)", ["Chants"]),
        ("[Barrier] (Total cost 2 or less)", ["Cheap"]),
        ("[Barrier] {R}", ["Red"]),
    ],
)
def test_who_asks_for_a_particular_barrier_finds_only_that(asked: str, dead: list[str]) -> None:
    walls = [
        creature("Plain", "[Barrier]"),
        creature("Chants", "[Barrier] (Chant)"),
        creature("Cheap", "[Barrier] (Total cost 2 or less)"),
        creature("Red", "[Barrier] {R}"),
        creature("Bare"),
    ]
    sweep = chant("Sweep", f"Destroy all entities with {asked}.")
    t = table(*walls, sweep).field(1, *[wall.name for wall in walls]).hand(0, "Sweep").play(0, "Sweep").resolve()
    assert t.zone_names(1, "graveyard") == dead


# ---------------------------------------------------------------- 1121, 1123, 1125, 1126


BLADE = regalia("Blade", "[Bestow] {1}", "The bestowed resonator gains [+300/0].")


@pytest.mark.rule("fow", "1121.1", "1121.2", "1121.3", "1121.3a")
def test_bestowing_adds_the_card_to_a_resonator() -> None:
    t = table(BLADE, WORD, stones=1).field(0, "Blade", "fire 1").hand(0, "Word")
    t.play(0, "Word")
    assert not t.can("use", 0, "Blade")  # only at main timing
    t.resolve().use(0, "Blade", targets=["fire 1"]).resolve()
    assert t.power("fire 1") == 600


@pytest.mark.rule("fow", "1121.4")
def test_a_card_with_bestow_may_lie_in_the_field_by_itself() -> None:
    kill = chant("Kill", "Destroy target resonator.")
    t = table(BLADE, kill, stones=1).field(0, "Blade", "fire 1").hand(0, "Kill").use(0, "Blade", targets=["fire 1"])
    t.resolve().play(0, "Kill", targets=["fire 1"]).resolve()
    assert t.is_on_field("Blade", 0) and not t.obj("Blade").host


@pytest.mark.rule("fow", "1123.1", "1123.2", "1123.2a")
def test_bloodlust_must_attack_and_the_player_cannot_pass_before() -> None:
    boar = creature("Boar", "[Bloodlust]")
    t = table(boar).field(0, "Boar", "fire 2")
    with pytest.raises(BadScript, match="cannot pass"):
        t.passes(0)
    t.act(0, "battle").end_step().end_step()
    assert t.is_rested("Boar") and not t.is_rested("fire 2")  # of the two it is the one that must
    t.to("main").passes(0)


@pytest.mark.rule("fow", "1125.1", "1125.2")
def test_judgment_is_played_for_the_cost_behind_it() -> None:
    front = written("Queen", "Ruler", "[Judgment] {R}{1}", cost=None)
    back = written("Queen Risen", "J-ruler", cost=None, size=(900, 900))
    queen = two_sided(front, back)
    assert table(queen, stones=1, rulers=False).zone(0, "ruler", "Queen").acts(0, "judgment") == []
    t = table(queen, stones=2, rulers=False).zone(0, "ruler", "Queen").act(0, "judgment").resolve()
    assert t.is_on_field("Queen Risen", 0)
    assert table(queen, stones=2, rulers=False).zone(0, "ruler", "Queen", rested=True).acts(0, "judgment") == []


@pytest.mark.rule("fow", "1126.1", "1126.2", "1126.2a")
def test_inheritance_is_played_from_the_hand_by_discarding_the_card() -> None:
    heir = creature("Heir", "[Inheritance] {1}: You gain 500 life.")
    t = table(heir, stones=1).hand(0, "Heir").use(0, "Heir")
    assert t.zone_names(0, "graveyard") == ["Heir"] and t.resolve().resource(0, "life") == 4500
    assert not table(heir, stones=1).field(0, "Heir", fresh=True).can("use", 0, "Heir")


# ---------------------------------------------------------------- 1127  resonance


@pytest.mark.rule("fow", "1127.1", "1127.2")
def test_resonance_answers_a_stone_of_its_type() -> None:
    bell = creature("Bell", "[Resonance] Fire Magic Stone >>> You gain 100 life.")
    assert table(bell).field(0, "Bell").act(0, "call").resolve().resource(0, "life") == 4100
    wind = creature("Chime", "[Resonance] Wind Magic Stone >>> You gain 100 life.")
    assert table(wind).field(0, "Chime").act(0, "call").stack() == []


@pytest.mark.rule("fow", "1127.2a", "1127.4a")
def test_a_card_with_the_stone_type_resonates_though_it_is_no_magic_stone() -> None:
    bell = creature("Bell", "[Resonance] Fire Magic Stone >>> You gain 100 life.")
    all_bell = creature("Gong", "[Omniresonance] >>> You gain 300 life.")
    lamp = regalia("Lamp", "This card has the fire magic stone type.", cost="{0}")
    t = table(bell, all_bell, lamp).field(0, "Bell", "Gong").hand(0, "Lamp").play(0, "Lamp").resolve()
    assert t.stack() == ["Bell"]


@pytest.mark.rule("fow", "1127.3")
def test_a_card_answers_its_own_entering_if_it_has_the_type() -> None:
    lamp = regalia("Lamp", "This card has the fire magic stone type.", "[Resonance] Fire Magic Stone >>> Draw a card.")
    t = table(lamp, stones=1).hand(0, "Lamp").play(0, "Lamp").resolve()
    assert t.stack() == ["Lamp"]


@pytest.mark.rule("fow", "1127.4", "1127.5")
def test_omniresonance_answers_every_magic_stone_also_itself() -> None:
    gong = creature("Gong", "[Omniresonance] >>> You gain 300 life.")
    assert table(gong).field(0, "Gong").act(0, "call").resolve().resource(0, "life") == 4300
    rock = written("Rock", "Special Magic Stone", "[Omniresonance] >>> You gain 300 life.", cost=None)
    t = table(rock).zone(0, "stones", "Rock").act(0, "call")
    assert t.stack() == ["Rock"]


# ---------------------------------------------------------------- 1129  mobilize


@pytest.mark.rule("fow", "1129.1", "1129.2", "1129.2a")
def test_mobilize_is_paid_for_each_attack_and_block() -> None:
    golem = creature("Golem", "[Mobilize] {1}")
    assert table(golem).field(0, "Golem").acts(0, "battle") == []
    t = table(golem, stones=1).field(0, "Golem").attack("Golem")
    assert t.is_rested("fire stone")
    t = table(golem).field(0, "fire 1").field(1, "Golem").attack("fire 1").end_step().end_step()
    assert not t.can("block", 1, "Golem")


CART = written("Cart", "Regalia", "[Mobilize] resonator", size=(800, 800))


@pytest.mark.rule("fow", "1129.2b", "1129.3")
def test_a_regalia_becomes_a_resonator_when_a_resonator_is_rested() -> None:
    t = table(CART).field(0, "Cart", "fire 1")
    assert t.acts(0, "battle") == ["fire 1"]  # not the regalia
    t.use(0, "Cart").resolve()
    assert t.is_rested("fire 1") and t.obj("Cart").now.types >= {"regalia", "resonator"}
    t.attack("Cart").to("battle_damage")
    assert t.resource(1, "life") == 3200
    assert "resonator" not in t.to("main", 1).obj("Cart").now.types


@pytest.mark.rule("fow", "1129.2c")
def test_mobilize_with_a_race_rests_a_card_of_that_race_also_a_ruler() -> None:
    wagon = written("Wagon", "Regalia", "[Mobilize] Dragon", size=(800, 800))
    lord = make("Lord", "ruler", races=("Dragon",))
    t = table(wagon, lord, rulers=False).zone(0, "ruler", "Lord").field(0, "Wagon", "fire 1").use(0, "Wagon").resolve()
    assert t.is_rested("Lord") and "resonator" in t.obj("Wagon").now.types


@pytest.mark.rule("fow", "1129.4")
def test_an_effect_mobilizes_without_cost() -> None:
    golem = creature("Golem", "[Mobilize] {1}")
    march = chant("March", "Mobilize target entity you control.")
    t = table(golem, march).field(0, "Golem").hand(0, "March").play(0, "March", targets=["Golem"]).resolve()
    assert t.acts(0, "battle") == ["Golem"]
    t = table(CART, march).field(0, "Cart").hand(0, "March").play(0, "March", targets=["Cart"]).resolve()
    assert t.acts(0, "battle") == ["Cart"]


# ---------------------------------------------------------------- 1135 to 1139


@pytest.mark.rule("fow", "1135.1", "1135.3")
def test_drain_gains_life_for_damage_to_players_and_to_resonators() -> None:
    leech = creature("Leech", "[Drain]", size=(500, 900))
    t = table(leech).field(0, "Leech").attack("Leech").to("battle_damage")
    assert t.stack() == ["Leech"] and t.resolve().resource(0, "life") == 4500
    t = table(leech).field(0, "Leech").field(1, "wind 3").attack("Leech").block("wind 3").to("battle_damage").resolve()
    assert t.resource(0, "life") == 4500


@pytest.mark.rule("fow", "1135.2")
def test_a_chant_drains_as_it_deals_the_damage() -> None:
    sip = chant("Sip", "[Drain]", "This card deals 300 damage to target resonator.")
    t = table(sip).hand(0, "Sip").field(1, "wind 3").play(0, "Sip", targets=["wind 3"]).resolve()
    assert t.resource(0, "life") == 4300 and t.stack() == []


@pytest.mark.rule("fow", "1135.3", "1102.2")
def test_drain_that_is_lost_gains_nothing() -> None:
    leech = creature("Leech", "[Drain]")
    dry = chant("Dry", "Target resonator loses [Drain] until end of turn.")
    t = table(leech, dry).field(0, "Leech").hand(0, "Dry").play(0, "Dry", targets=["Leech"]).resolve()
    assert t.attack("Leech").to("main").resource(0, "life") == 4000


@pytest.mark.rule("fow", "1136.1", "1136.2", "1136.3", "1102.3")
def test_divinity_is_the_number_behind_it_and_several_are_added_up() -> None:
    god = written("God", "Ruler", "[Divinity] (2)", "[Divinity] (1)", cost=None)
    small, large = (make(f"Rune {n}", "rune", divinity=n, abilities=(ab.Spell("", None, ()),)) for n in (3, 4))
    t = table(god, small, large, rulers=False).zone(0, "ruler", "God").zone(0, "rune", "Rune 3", "Rune 4")
    assert t.obj("God").now.level == 3 and t.acts(0, "rune") == ["Rune 3"]


@pytest.mark.rule("fow", "1136.4")
def test_without_divinity_no_rune_is_played() -> None:
    free = make("Free", "rune", divinity=0, abilities=(ab.Spell("", None, ()),))
    assert table(free).zone(0, "rune", "Free").acts(0, "rune") == []


@pytest.mark.rule("fow", "1102.6", "1136.5")
def test_divinity_is_not_lost_with_all_abilities() -> None:
    god = written("God", "Ruler", "[Divinity] (3)", "[Flying]", cost=None)
    rune = make("Rune", "rune", divinity=3, abilities=(ab.Spell("", None, ()),))
    t = table(god, rune, HUSH, rulers=False).zone(0, "ruler", "God").zone(0, "rune", "Rune").field(0, "Hush")
    assert not t.has("God", "flying") and t.acts(0, "rune") == ["Rune"]


@pytest.mark.rule("fow", "1138.1", "1138.2")
def test_bane_destroys_what_it_damages() -> None:
    asp = creature("Asp", "[Bane]", size=(100, 100))
    t = table(asp).field(0, "Asp").field(1, "wind 3").attack("Asp").block("wind 3").to("battle_damage").resolve()
    assert t.zone_names(1, "graveyard") == ["wind 3"]


@pytest.mark.rule("fow", "1138.2")
def test_bane_of_a_ruler_works_from_the_ruler_area() -> None:
    witch = written("Witch", "Ruler", "[Bane]", "{0}: This card deals 100 damage to target resonator.", cost=None)
    t = table(witch, rulers=False).zone(0, "ruler", "Witch").field(1, "wind 3").use(0, "Witch", targets=["wind 3"])
    t.resolve().resolve()
    assert t.zone_names(1, "graveyard") == ["wind 3"]


@pytest.mark.rule("fow", "1139.1", "1139.2")
def test_an_eternal_card_is_not_destroyed_by_texts_or_damage_but_may_be_banished() -> None:
    rock = creature("Rock", "[Eternal]", size=(100, 100))
    kill, drop = chant("Kill", "Destroy target resonator."), chant("Drop", "Banish a resonator.")
    t = table(rock, kill, drop).field(0, "Rock").hand(0, "Kill", "Drop").play(0, "Kill", targets=["Rock"]).resolve()
    assert t.is_on_field("Rock")
    t.play(0, "Drop").resolve()
    assert t.zone_names(0, "graveyard") == ["Kill", "Rock", "Drop"]


# ---------------------------------------------------------------- 1143  dive


def diving() -> Table:
    diver = chant("Diver", "[Dive] {1}: You gain 500 life.", "Your opponent loses 100 life.", cost="{1}")
    return table(diver, stones=2)


@pytest.mark.rule("fow", "1143.1", "1143.2", "1143.2a")
def test_a_diver_is_removed_with_a_counter_and_then_played_from_there() -> None:
    t = diving().hand(0, "Diver").use(0, "Diver").resolve()
    assert t.resource(0, "life") == 4500 and t.zone_names(0, "removed") == ["Diver"]
    assert t.counters("Diver", "cyberbrain") == 1
    t.play(0, "Diver").resolve()
    assert t.resource(1, "life") == 3900 and t.zone_names(0, "graveyard") == ["Diver"]


@pytest.mark.rule("fow", "1143.2")
def test_a_removed_diver_without_a_counter_is_not_played() -> None:
    assert not diving().zone(0, "removed", "Diver").can("play", 0, "Diver")
