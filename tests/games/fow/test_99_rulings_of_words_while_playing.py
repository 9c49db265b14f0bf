"""Keywords of how a card is played, and from where (1110 to 1196)."""

import pytest

from arbiter.testing import Table, scenario
from tests.games.fow.fiery import ECHO, LIFE, REFUSAL, STIFLING, being, chant, field_card


@pytest.mark.rule("fow", "1189.2a", "1017.3")
def test_a_tide_on_the_chase_comes_once_a_turn_and_once_for_a_copy() -> None:
    table = (
        scenario("fow")
        .define(**chant("Tide Song", "[Moontide] {1}\nThis card deals 200 damage to target player."))
        .hand(0, "Tide Song")
        .sources(0, fire=4)
        .resources(1, life=LIFE)
    )
    table.play(0, "Tide Song", targets=[1])
    table.use(0, "Tide Song", "moontide").resolve()
    assert table.stack() == ["Tide Song", "Tide Song"]
    assert not table.can("use", 0, "Tide Song")
    table.resolve_all()
    assert table.resource(1, "life") == LIFE - 400
    assert table.zone_names(0, "graveyard") == ["Tide Song"]


@pytest.mark.rule("fow", "1190.2")
def test_of_two_blooms_only_one_opens_in_a_turn() -> None:
    table = (
        scenario("fow")
        .define(**being("Moss Wife", 100, 100, "[Necrobloom]"))
        .define(**being("Fern Wife", 100, 100, "[Necrobloom]"))
        .define(**field_card("Quarry", "Banish a magic stone: You gain 100 life."))
        .field(0, "Quarry")
        .zone(0, "graveyard", "Moss Wife", "Fern Wife")
        .sources(0, fire=1)
    )
    table.use(0, "Quarry", cost=["Fire Source 1"]).order("Moss Wife", "Fern Wife").resolve_all()
    assert table.field_names(0) == ["Quarry", "Fern Wife"]
    assert "Moss Wife" in table.zone_names(0, "graveyard")


@pytest.mark.rule("fow", "1192.2", "1017.3")
def test_graverberate_counts_every_card_put_into_a_graveyard_this_turn() -> None:
    table = (
        scenario("fow")
        .define(**chant("Grave Bell", "[Graverberate]\nThis card deals 100 damage to your opponent."))
        .define(**chant("Doom", "Destroy target resonator."))
        .define(**being("Victim", 100, 100))
        .field(1, "Victim")
        .hand(0, "Grave Bell", "Doom")
        .sources(0, fire=2)
        .resources(1, life=LIFE)
    )
    table.play(0, "Doom", targets=["Victim"]).resolve()
    table.play(0, "Grave Bell").resolve_all()
    assert table.resource(1, "life") == LIFE - 300


@pytest.mark.rule("fow", "1196.2", "1051.1")
def test_what_came_by_raid_goes_home_to_its_owner_from_whoever_has_it() -> None:
    table = (
        scenario("fow")
        .define(**being("Corsair", 500, 500, "[Raid] {R}", cost="{R}{R}{2}"))
        .define(**chant("Lure", "[Quickcast]\nGain control of target resonator."))
        .hand(0, "Corsair")
        .hand(1, "Lure")
        .sources(0, fire=1)
        .sources(1, fire=1)
    )
    table.play(0, "Corsair", extra=True).resolve()
    assert table.has("Corsair", "Swiftness")
    table.passes(0)
    table.play(1, "Lure", targets=["Corsair"]).resolve()
    assert table.is_on_field("Corsair", 1)
    table.next_turn()
    assert table.hand_names(0) == ["Corsair"]


@pytest.mark.rule("fow", "1174.2", "1174.3", "903.2i")
def test_an_ambush_waits_for_a_draw_and_is_as_cheap_as_its_ambush() -> None:
    table = (
        scenario("fow")
        .define(**being("Viper", 500, 500, "[Ambush] {U}", cost="{U}{4}"))
        .define(**chant("Glance", "Draw a card."))
        .define(**chant("Small Refusal", "[Quickcast]\nCancel target spell with total cost 1."))
        .zone(1, "standby", "Viper", fresh=True)
        .hand(0, "Glance", "Small Refusal")
        .sources(0, fire=2)
        .sources(1, water=1)
    )
    assert not table.can("play", 1, "Viper")
    table.play(0, "Glance").resolve().passes(0)
    table.play(1, "Viper")
    assert table.stack() == ["Viper"] and table.is_rested("Water Source 1")
    table.passes(1)
    assert table.can("play", 0, "Small Refusal")
    table.resolve()
    assert table.is_on_field("Viper", 1)


@pytest.mark.rule("fow", "1114.2", "1114.3")
def test_stealth_is_free_and_not_of_this_turn() -> None:
    def before(fresh: bool) -> Table:
        return (
            scenario("fow")
            .define(**being("Lurker", 500, 500, "[Stealth] Your life is 2000 or less.", cost="{B}{4}"))
            .zone(0, "standby", "Lurker", fresh=fresh)
            .resources(0, life=2000)
        )

    assert not before(True).can("play", 0, "Lurker")
    assert before(False).play(0, "Lurker").resolve().is_on_field("Lurker", 0)


@pytest.mark.rule("fow", "1170.3", "1170.5")
def test_investigated_cards_are_played_from_the_deck_and_expelled_when_the_turn_ends() -> None:
    table = (
        scenario("fow")
        .define(**chant("Inquiry", "[Investigate] (2)\nYou gain 100 life."))
        .define(**chant("Spark", "[Quickcast]\nThis card deals 100 damage to your opponent."))
        .define(**being("Dull Page", 100, 100))
        .hand(0, "Inquiry")
        .deck(0, "Spark", "Dull Page", "Spark")
        .sources(0, fire=2)
        .resources(1, life=LIFE)
    )
    table.play(0, "Inquiry").resolve()
    table.to("main", 1).passes(1)
    table.play(0, "Spark", zone="deck").resolve()
    assert table.resource(1, "life") == LIFE - 100
    assert table.zone_names(0, "deck")[:2] == ["Dull Page", "Spark"]
    table.next_turn()
    assert table.zone_of("Dull Page") == "outside"


@pytest.mark.rule("fow", "1115.2", "1012.1")
def test_remnant_removes_what_is_canceled_but_not_what_came_from_the_hand() -> None:
    table = (
        scenario("fow")
        .define(**chant("Ember Song", "[Remnant]\nThis card deals 100 damage to your opponent."))
        .define(**REFUSAL)
        .zone(0, "graveyard", "Ember Song")
        .hand(0, "Ember Song")
        .hand(1, "Refusal", "Refusal")
        .sources(0, fire=2)
        .sources(1, water=2)
    )
    table.play(0, "Ember Song", zone="graveyard")
    table.play(1, "Refusal", targets=["Ember Song"]).resolve()
    assert table.zone_names(0, "removed") == ["Ember Song"] and table.zone_names(0, "graveyard") == []
    table.play(0, "Ember Song")
    table.play(1, "Refusal", targets=["Ember Song"]).resolve()
    assert table.zone_names(0, "graveyard") == ["Ember Song"]


@pytest.mark.rule("fow", "1191.2", "1115.2")
def test_played_by_ibka_a_card_with_remnant_goes_back_to_the_graveyard() -> None:
    table = (
        scenario("fow")
        .define(**chant("Sand Song", "[Remnant]\n[Ibka] {1}\nYou gain 100 life.", cost="{R}{2}"))
        .zone(0, "graveyard", "Sand Song")
        .sources(0, fire=4)
    )
    table.play(0, "Sand Song", how="by [Ibka]").resolve()
    assert table.zone_names(0, "graveyard") == ["Sand Song"]
    table.play(0, "Sand Song", how="by [Remnant]").resolve()
    assert table.zone_names(0, "removed") == ["Sand Song"]


@pytest.mark.rule("fow", "1110.4b", "1017.3d")
def test_the_copy_of_an_awakened_chant_is_awakened() -> None:
    text = (
        "[Awakening] {R}\nThis card deals 300 damage to target player. "
        "If this card was awakened, it deals 700 damage instead."
    )
    table = (
        scenario("fow")
        .define(**chant("Kindling", text))
        .define(**ECHO)
        .hand(0, "Kindling", "Echo")
        .sources(0, fire=2, water=1)
        .resources(1, life=LIFE)
    )
    table.play(0, "Kindling", targets=[1], extra=True)
    table.play(0, "Echo", targets=["Kindling"]).resolve_all()
    assert table.resource(1, "life") == LIFE - 1400
    assert sorted(table.zone_names(0, "graveyard")) == ["Echo", "Kindling"]


@pytest.mark.rule("fow", "1111.2", "903.2k")
def test_what_makes_spells_dearer_is_paid_on_top_of_incarnation() -> None:
    table = (
        scenario("fow")
        .define(**being("Grove Giant", 1000, 1000, "[Incarnation] {G}", cost="{G}{G}{3}"))
        .define(**being("Sapling", 100, 100, cost="{G}"))
        .define(**being("Cinder", 100, 100, cost="{R}"))
        .define(**field_card("Toll", "Your opponent pays {1} more to play spells."))
        .field(0, "Sapling", "Cinder")
        .field(1, "Toll")
        .hand(0, "Grove Giant")
        .sources(0, wind=1)
    )
    table.play(0, "Grove Giant", extra=True).resolve()
    assert table.is_on_field("Grove Giant") and table.is_rested("Wind Source 1")
    assert table.zone_names(0, "graveyard") == ["Sapling"]
    bare = (
        scenario("fow")
        .define(**being("Grove Giant", 1000, 1000, "[Incarnation] {G}", cost="{G}{G}{3}"))
        .define(**being("Sapling", 100, 100, cost="{G}"))
        .define(**field_card("Toll", "Your opponent pays {1} more to play spells."))
        .field(0, "Sapling")
        .field(1, "Toll")
        .hand(0, "Grove Giant")
    )
    assert not bare.can("play", 0, "Grove Giant")


@pytest.mark.rule("fow", "1154.2b", "905.3", "1017.3d")
def test_mastery_rests_even_a_newcomer_and_its_copy_was_played_with_mastery() -> None:
    text = (
        "[Mastery] (Beast)\nThis card deals 200 damage to target player. "
        "If this card was played with [Mastery], it deals 600 damage instead."
    )
    table = (
        scenario("fow")
        .define(**chant("Beast Call", text, cost="{R}{3}"))
        .define(**being("Cub", 100, 100, race=["Beast"]))
        .define(**ECHO)
        .field(0, "Cub", fresh=True)
        .hand(0, "Beast Call", "Echo")
        .sources(0, water=1)
        .resources(1, life=LIFE)
    )
    table.play(0, "Beast Call", targets=[1], extra=True)
    assert table.is_rested("Cub")
    table.play(0, "Echo", targets=["Beast Call"]).resolve_all()
    assert table.resource(1, "life") == LIFE - 1200


@pytest.mark.rule("fow", "1126.2", "903.2l", "1019.1a")
def test_inheritance_is_paid_though_the_discarded_card_goes_elsewhere() -> None:
    table = (
        scenario("fow")
        .define(**being("Old Smith", 500, 500, "[Inheritance] {R}: This card deals 300 damage to your opponent."))
        .define(**field_card("Void Gate", "If a card would be put into a graveyard, remove it from the game instead."))
        .field(1, "Void Gate")
        .hand(0, "Old Smith")
        .sources(0, fire=1)
        .resources(1, life=LIFE)
    )
    table.use(0, "Old Smith").resolve()
    assert table.zone_names(0, "removed") == ["Old Smith"] and table.zone_names(0, "graveyard") == []
    assert table.resource(1, "life") == LIFE - 300


@pytest.mark.rule("fow", "1143.2", "1012.1")
def test_a_dive_that_is_canceled_leaves_its_card_in_the_hand() -> None:
    diver = being("Diver", 300, 300, "[Dive] {1}: This card deals 200 damage to your opponent.", cost="{U}")
    canceled = (
        scenario("fow")
        .define(**diver)
        .define(**STIFLING)
        .hand(0, "Diver")
        .hand(1, "Stifling")
        .sources(0, water=2)
        .sources(1, water=1)
    )
    canceled.use(0, "Diver").passes(0)
    canceled.play(1, "Stifling", targets=["Diver"]).resolve_all()
    assert canceled.hand_names(0) == ["Diver"]
    table = scenario("fow").define(**diver).hand(0, "Diver").sources(0, water=2).resources(1, life=LIFE)
    table.use(0, "Diver").resolve()
    assert table.resource(1, "life") == LIFE - 200
    assert table.zone_of("Diver") == "removed" and table.counters("Diver", "cyberbrain") == 1
    table.play(0, "Diver").resolve()
    assert table.is_on_field("Diver") and table.counters("Diver", "cyberbrain") == 0


@pytest.mark.rule("fow", "1162.2")
def test_solarisation_takes_all_its_cards_or_none_and_only_open_ones_of_its_attribute() -> None:
    def before(*removed: str, down: int = 0) -> Table:
        return (
            scenario("fow")
            .define(**being("Sun Lion", 900, 900, "[Solarisation] (2)", cost="{R}{2}"))
            .define(**being("Spark", 100, 100, cost="{R}"))
            .define(**being("Drop", 100, 100, cost="{U}"))
            .zone(0, "removed", *removed)
            .zone(0, "removed", *["Spark"] * down, face_up=False)
            .hand(0, "Sun Lion")
            .sources(0, fire=1)
        )

    assert not before("Spark", "Drop").can("play", 0, "Sun Lion")
    assert not before("Spark", down=1).can("play", 0, "Sun Lion")
    table = before("Spark", "Spark", "Drop")
    table.play(0, "Sun Lion", extra=True).resolve()
    assert table.is_on_field("Sun Lion") and table.zone_names(0, "removed") == ["Drop"]
    assert table.zone_names(0, "deck")[-2:] == ["Spark", "Spark"]


@pytest.mark.rule("fow", "1167.2", "1167.2a", "903.2i")
def test_untouchable_spells_and_abilities_cannot_be_aimed_at_or_canceled() -> None:
    table = (
        scenario("fow")
        .define(**being("Far Rider", 300, 300, "[Untouchable]\n{0}: You gain 100 life.", cost="{R}"))
        .define(**REFUSAL)
        .define(**STIFLING)
        .define(**chant("Undo All", "[Quickcast]\nCancel all spells and abilities your opponent controls.", cost="{U}"))
        .hand(0, "Far Rider")
        .hand(1, "Refusal", "Stifling", "Undo All")
        .sources(0, fire=1)
        .sources(1, water=3)
        .resources(0, life=LIFE)
    )
    table.play(0, "Far Rider").passes(0)
    assert not table.can("play", 1, "Refusal") and table.why_not(1, "Refusal") == ["903.2i"]
    table.play(1, "Undo All").resolve()
    assert table.stack() == ["Far Rider"]
    table.resolve().use(0, "Far Rider").passes(0)
    assert not table.can("play", 1, "Stifling")
    table.resolve()
    assert table.resource(0, "life") == LIFE + 100


@pytest.mark.rule("fow", "1188.2", "903.2k", "204.1")
def test_a_tithe_of_as_many_regalia_as_there_are_stones_and_coins() -> None:
    table = (
        scenario("fow")
        .define(**being("Hoard Drake", 900, 900, "[Draconic Tithe]", cost="{R}{R}{2}"))
        .define(name="Ring", type="Regalia", cost="{R}", text="")
        .define(name="Crown", type="Regalia", cost="{R}", text="")
        .hand(0, "Hoard Drake", "Ring", "Crown")
        .sources(0, fire=2)
    )
    table.play(0, "Hoard Drake", cost=["Ring"]).option("fire").choose()
    assert table.zone_names(0, "graveyard") == ["Ring"]
    assert table.is_rested("Fire Source 1") and table.is_rested("Fire Source 2")
    table.resolve()
    assert table.is_on_field("Hoard Drake")


@pytest.mark.rule("fow", "1166.2", "1166.3")
def test_linkage_pays_with_cards_of_different_names_that_share_a_race() -> None:
    table = (
        scenario("fow")
        .define(**being("Old Dragon", 900, 900, "[Linkage] (Graveyard)", cost="{R}{R}{R}", race=["Dragon"]))
        .define(**being("Red Wyrm", 100, 100, race=["Dragon"]))
        .define(**being("Blue Wyrm", 100, 100, race=["Dragon"]))
        .define(**being("Hen", 100, 100, race=["Bird"]))
        .zone(0, "graveyard", "Red Wyrm", "Blue Wyrm", "Hen")
        .hand(0, "Old Dragon")
        .sources(0, fire=1)
    )
    table.play(0, "Old Dragon", cost=["Red Wyrm", "Blue Wyrm"])
    for _ in range(3):
        if table.stack() == []:
            table.option("fire")
    table.resolve()
    assert table.is_on_field("Old Dragon") and table.zone_names(0, "graveyard") == ["Hen"]


@pytest.mark.rule("fow", "1117.2", "1302.2c", "1302.2f")
def test_a_shifted_card_keeps_what_lies_on_it_and_is_past_again_in_the_hand() -> None:
    table = (
        scenario("fow")
        .define(
            **being(
                "Young Oracle",
                300,
                300,
                "[Shift] {1}",
                cost="{R}",
                other={
                    "name": "Old Oracle",
                    "type": "Resonator (Shift)",
                    "cost": "{R}{R}{2}",
                    "atk": 900,
                    "def": 900,
                    "text": "[Flying]",
                },
            )
        )
        .define(**chant("Homeward", "Return target resonator to its owner's hand."))
        .field(0, "Young Oracle", damage=200, counters={"+100/+100": 1})
        .hand(0, "Homeward")
        .sources(0, fire=2)
    )
    table.use(0, "Young Oracle", "shift").resolve()
    assert not table.is_on_field("Young Oracle") and table.power("Old Oracle") == 1000
    assert table.damage_on("Old Oracle") == 200
    table.play(0, "Homeward", targets=["Old Oracle"]).resolve()
    assert table.hand_names(0) == ["Young Oracle"]
