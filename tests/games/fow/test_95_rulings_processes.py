"""Rulings on rule processes and on what leaves the field: names, tokens, additions, sides, what was lost this turn."""

from __future__ import annotations

import pytest

from tests.games.fow.tables import table
from tests.games.fow.test_95_rulings_words import BLINK, CHARM, HEN, KILL, PIT, WITHER, life
from tests.games.fow.test_1402_more_wordings import addition
from tests.games.fow.written import chant, regalia, resonator

GRUDGE = chant("Grudge", "[Revenge] - You gain 300 life.")


@pytest.mark.rule("fow", "1205.8", "1051.1")
def test_who_takes_a_second_mythic_of_a_name_keeps_one_and_the_other_goes_to_its_owner() -> None:
    myth = resonator("Myth", "«Mythic»", cost="{0}")
    t = table(myth, CHARM).field(0, "Myth").field(1, "Myth").hand(0, "Charm")
    own = t.card("Myth", 0)
    t.play(0, "Charm", targets=[t.card("Myth", 1)]).resolve()
    t.expect(kind="objects", player=0).choose(own)
    assert t.field_names(0).count("Myth") == 1 and t.find("Myth", 0)[0].owner == 0
    assert [t.zone_names(player, "graveyard").count("Myth") for player in (0, 1)] == [0, 1]


@pytest.mark.rule("fow", "1189.2b", "1205.8", "1303.3a")
def test_the_copy_by_moontide_is_mythic_and_its_model_is_not() -> None:
    wave = resonator("Wave", "[Moontide] {0}")
    t = table(wave).field(0, "Wave").use(0, "Wave").resolve()
    assert t.field_names(0).count("Wave") == 2
    t.to("main", 1).to("main", 0)
    real = next(index for index, obj in enumerate(t.find("Wave", 0)) if not obj.token)
    t.use(0, t.card("Wave", 0, index=real)).resolve()
    t.expect(kind="objects", player=0)
    assert len(t.options()) == 2  # the tokens alone


@pytest.mark.rule("fow", "1203.1", "1205.1", "1201.1")
def test_counters_go_in_pairs_before_it_is_asked_who_has_no_def() -> None:
    chick = resonator("Chick", size=(100, 100))
    rot = chant("Rot", "Put two [-100/-100] counters on target resonator.")
    t = table(chick, rot).field(0, "Chick", counters={"+100/+100": 1}).hand(0, "Rot").play(0, "Rot").resolve()
    assert sorted(t.zone_names(0, "graveyard")) == ["Chick", "Rot"]
    t = table(chick, rot).field(0, "Chick", counters={"+100/+100": 2}).hand(0, "Rot").play(0, "Rot").resolve()
    assert t.power("Chick") == 100 and t.counters("Chick", "+100/+100") == 0 == t.counters("Chick", "-100/-100")


@pytest.mark.rule("fow", "1187.2", "1205.1", "1139.2", "910.2d-1")
@pytest.mark.parametrize(("words", "spell", "grave"), [((), "Wither", True), (("[Eternal]",), "Kill", False)])
def test_nobody_is_called_to_valhalla_who_is_not_destroyed(words: tuple[str, ...], spell: str, grave: bool) -> None:
    hero = resonator("Hero", "[Call of Valhalla] 3", *words, size=(500, 500))
    maiden = resonator("Maiden", race="Valkyrie", cost="{1}")
    t = table(hero, maiden, KILL, WITHER).deck(0, "Maiden").field(0, "Hero").hand(0, spell).play(0, spell).resolve()
    assert t.zone_names(0, "outside") == [] and t.stack() == []
    assert ("Hero" in t.zone_names(0, "graveyard")) is grave and t.is_on_field("Hero") is not grave


@pytest.mark.rule("fow", "1144.2", "1303.3a")
def test_a_token_that_goes_to_the_graveyard_is_a_reason_for_revenge() -> None:
    t = table(HEN, KILL, GRUDGE).field(0, "Hen", token=True).hand(0, "Kill", "Grudge").play(0, "Kill").resolve()
    assert life(t.play(0, "Grudge").resolve()) == (4300, 4000)


@pytest.mark.rule("fow", "1144.2", "910.1")
def test_who_is_removed_instead_is_no_reason_for_revenge() -> None:
    t = table(HEN, KILL, GRUDGE, PIT).field(1, "Pit").field(0, "Hen").hand(0, "Kill", "Grudge").play(0, "Kill")
    assert life(t.resolve().play(0, "Grudge").resolve()) == (4000, 4000)


@pytest.mark.rule("fow", "1144.2", "1051.1", "1010.1")
def test_a_stolen_card_that_falls_is_avenged_by_who_stole_it_and_not_by_its_owner() -> None:
    grudge = chant("Grudge", "[Quickcast]", "[Revenge] - You gain 300 life.")
    t = table(HEN, KILL, CHARM, grudge).field(1, "Hen").hand(0, "Charm", "Kill", "Grudge").hand(1, "Grudge")
    t.play(0, "Charm").resolve().play(0, "Kill").resolve()
    t.play(0, "Grudge").resolve().passes(0).play(1, "Grudge").resolve()
    assert life(t) == (4300, 4000) and t.zone_names(1, "graveyard") == ["Hen", "Grudge"]


@pytest.mark.rule("fow", "1156.2", "1204.1", "1207.1")
def test_who_loses_the_fused_card_falls_to_the_damage_it_bore() -> None:
    core = resonator("Core", "[Fusion] Golem", cost="{0}", size=(300, 400))
    golem = resonator("Golem", race="Golem", size=(500, 500))
    smash = chant("Smash", "Destroy target addition.")
    bolt = chant("Bolt", "This card deals 300 damage to target resonator.")
    t = table(core, golem, smash, bolt).field(0, "Golem").hand(0, "Core", "Bolt", "Bolt", "Smash")
    t.play(0, "Core", targets=["Golem"]).resolve().play(0, "Bolt").resolve().play(0, "Bolt").resolve()
    assert t.is_on_field("Golem") and t.damage_on("Golem") == 600
    t.play(0, "Smash").resolve()
    assert "Golem" in t.zone_names(0, "graveyard") and "Core" in t.zone_names(0, "graveyard")


CORE = resonator("Core", "[Fusion] Golem", cost="{0}", size=(300, 400))
GOLEM = resonator("Golem", race="Golem", size=(500, 500))


@pytest.mark.rule("fow", "1156.2", "909.1", "1002.1c", "1207.1")
def test_a_fused_card_whose_host_falls_stays_an_addition_that_is_added_to_nothing() -> None:
    t = table(CORE, GOLEM, KILL, BLINK).field(0, "Golem").hand(0, "Core", "Kill").play(0, "Core", targets=["Golem"])
    t.resolve().play(0, "Kill").resolve()
    assert sorted(t.zone_names(0, "graveyard")) == ["Golem", "Kill"]
    assert t.obj("Core").now.types == {"addition"} and t.obj("Core").host == 0
    t.to("main", 1).to("main", 0)
    assert t.obj("Core").now.types == {"addition"} and t.acts(0, "battle") == []


@pytest.mark.rule("fow", "1156.2", "1012.1")
@pytest.mark.parametrize(("targets", "kind"), [(["Golem"], "addition"), ([], "resonator")])
def test_a_card_that_is_played_to_be_fused_is_an_addition_spell_and_a_resonator_card_when_cancelled(
    targets: list[str], kind: str
) -> None:
    stops = [chant(f"No {word}", "[Quickcast]", f"Cancel target {word} spell.") for word in ("addition", "resonator")]
    t = table(CORE, GOLEM, *stops).field(0, "Golem").hand(0, "Core").hand(1, "No addition", "No resonator")
    t.play(0, "Core", targets=targets).passes(0)
    assert [word for word in ("addition", "resonator") if t.can("play", 1, f"No {word}")] == [kind]
    t.play(1, f"No {kind}").resolve()
    assert t.obj("Core", 0, "graveyard").now.types == {"resonator"}


@pytest.mark.rule("fow", "1156.2", "702.3b", "1017.3c", "1017.3d")
def test_a_fused_card_never_enters_as_a_resonator_and_its_copy_does_not_enter() -> None:
    bell = regalia("Bell", "Whenever a resonator enters the field >>> You gain 100 life.")
    feed = regalia("Feed", "Resonators you control enter the field with a [+100/+100] counter on them.")
    twin = chant("Twin", "[Quickcast]", "Copy target spell.")
    t = table(CORE, GOLEM, bell, feed, twin).field(0, "Bell", "Feed", "Golem").hand(0, "Core", "Twin")
    t.play(0, "Core", targets=["Golem"]).play(0, "Twin").resolve_all()
    assert life(t) == (4000, 4000) and t.power("Golem") == 800
    assert [obj.now.types for obj in t.find("Core", 0)] == [{"addition"}]
    assert t.counters("Core", "+100/+100") == 0


@pytest.mark.rule("fow", "1129.2b", "1207.1", "1405.1b")
def test_an_addition_on_a_mobilized_regalia_falls_when_it_is_no_resonator_any_more() -> None:
    tank = regalia("Tank", "[Mobilize] resonator", cost="{3}", **{"atk": 800, "def": 800})
    plume = addition("Plume", "Resonator", "Added resonator gains [+100/+100].")
    t = table(tank, plume, HEN).field(0, "Tank", "Hen").hand(0, "Plume").use(0, "Tank").resolve()
    t.play(0, "Plume", targets=["Tank"]).resolve()
    assert t.power("Tank") == 900
    t.to("main", 1)
    assert t.zone_names(0, "graveyard") == ["Plume"] and t.is_on_field("Tank", 0)


@pytest.mark.rule("fow", "1121.2", "1121.4", "1051.1")
def test_a_bestowed_card_changes_its_bearer_and_stays_its_controllers() -> None:
    cloak = regalia("Cloak", "[Bestow] {0}", "Bestowed card gains [+200/+200].")
    t = table(cloak, HEN, CHARM).field(0, "Cloak", "Hen").field(1, "Hen").hand(1, "Charm")
    mine, theirs = t.card("Hen", 0), t.card("Hen", 1)
    t.use(0, "Cloak", targets=[mine]).resolve()
    assert (t.power(mine), t.power(theirs)) == (500, 300)
    t.use(0, "Cloak", targets=[theirs]).resolve()
    assert (t.power(mine), t.power(theirs)) == (300, 500) and t.is_on_field("Cloak", 0)


BLOOM = {"name": "Bloom", "type": ["Resonator (Shift)"], "cost": "{5}", "atk": 900, "def": 900}
BUD = resonator("Bud", "[Shift] {0}", cost="{1}", size=(200, 200), other=[{**BLOOM, "abilities": ["[Pierce]"]}])


@pytest.mark.rule("fow", "1302.2c", "1302.2f-1", "1117.2a")
def test_a_shifted_card_keeps_damage_and_counters_and_comes_back_as_what_it_was() -> None:
    t = (
        table(BUD, BLINK)
        .field(0, "Bud", damage=100, counters={"+100/+100": 1})
        .hand(0, "Blink")
        .use(0, "Bud")
        .resolve()
    )
    assert t.power("Bloom") == 1000 and t.damage_on("Bloom") == 100 and t.has("Bloom", "pierce")
    t.play(0, "Blink").resolve()
    assert t.power("Bud") == 200 and t.damage_on("Bud") == 0 and not t.has("Bud", "pierce")


@pytest.mark.rule("fow", "1117.2", "1012.1", "1302.2f")
def test_a_card_played_with_its_future_side_costs_that_and_lies_in_the_graveyard_as_its_past() -> None:
    stop = chant("Stop", "[Quickcast]", "Cancel target spell with total cost 5.")
    t = table(BUD, stop, stones=5).hand(0, "Bud").hand(1, "Stop").play(0, "Bud", how="as Bloom")
    assert t.stack() == ["Bloom"]
    t.passes(0).play(1, "Stop").resolve()
    assert t.zone_names(0, "graveyard") == ["Bud"]


@pytest.mark.rule("fow", "1303.3a", "1303.2", "910.2f")
def test_a_token_that_is_removed_does_not_come_back() -> None:
    t = table(HEN, BLINK).field(0, "Hen", token=True).hand(0, "Blink").play(0, "Blink").resolve()
    assert t.field_names(0) == [] and t.zone_names(0, "removed") == []


@pytest.mark.rule("fow", "1202.2", "910.1")
def test_who_does_something_else_instead_of_drawing_does_not_lose_to_an_empty_deck() -> None:
    leech = regalia("Leech", "If your opponent would draw a card, they lose 100 life and you draw a card instead.")
    t = table(leech).field(0, "Leech").deck(1, only=True).keep_decks().deck(0, "fire 1", "fire 2").to("main", 1)
    assert not t.over and life(t) == (4000, 3900) and t.hand_size(0) == 1


@pytest.mark.rule("fow", "1204.1", "1205.8", "1201.1")
def test_of_two_mythic_cards_the_one_that_is_destroyed_goes_first_and_nobody_chooses() -> None:
    myth = resonator("Myth", "«Mythic»", cost="{0}", size=(300, 300))
    seize = "Gain control of all resonators your opponent controls."
    storm = chant("Storm", f"This card deals 300 damage to target resonator. {seize}")
    t = table(myth, storm).field(0, "Myth").field(1, "Myth").hand(0, "Storm")
    t.play(0, "Storm", targets=[t.card("Myth", 0)]).resolve()
    assert t.field_names(0).count("Myth") == 1 and t.zone_names(0, "graveyard").count("Myth") == 1


@pytest.mark.rule("fow", "1170.7", "1170.2", "1009.1")
def test_an_investigated_card_that_is_drawn_is_not_expelled() -> None:
    eye = resonator("Eye", "[Investigate] 2", cost="{0}")
    sip = chant("Sip", "[Quickcast]", "Draw a card.")
    t = table(eye, sip).deck(0, "fire 1", "fire 2").hand(0, "Eye", "Sip").play(0, "Eye").resolve()
    t.to("recovery_triggers", 1).resolve().passes(1)
    t.play(0, "Sip").resolve().to("main", 0)
    assert t.zone_names(0, "outside") == ["fire 2"] and "fire 1" in t.hand_names(0)
