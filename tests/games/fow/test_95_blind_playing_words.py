"""Keywords of playing, of zones and of conditions where they meet another rule (1110 to 1197)."""

import pytest

from arbiter.testing import scenario

LIFE = 4000


def being(name: str, atk: int, guard: int, text: str = "", cost: str = "{R}{1}", **more: object) -> dict[str, object]:
    """A resonator as the fields of a card."""
    return {"name": name, "type": "Resonator", "cost": cost, "atk": atk, "def": guard, "text": text, **more}


def chant(name: str, text: str, cost: str = "{R}", **more: object) -> dict[str, object]:
    """A chant as the fields of a card."""
    return {"name": name, "type": "Chant", "cost": cost, "text": text, **more}


def field_card(name: str, text: str, **more: object) -> dict[str, object]:
    """An addition to nothing."""
    return {"name": name, "type": "Addition", "cost": "{G}", "text": text, **more}


ECHO = chant("Echo", "[Quickcast]\nCopy target chant spell.", cost="{U}")
REFUSAL = chant("Refusal", "[Quickcast]\nCancel target spell.", cost="{U}")
STIFLING = chant("Stifling", "[Quickcast]\nCancel target activate or automatic ability.", cost="{U}")


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


@pytest.mark.rule("fow", "1124.2", "1124.4")
def test_torrent_counts_a_spell_that_was_canceled_and_no_spell_of_the_opponent() -> None:
    table = (
        scenario("fow")
        .define(**chant("Rapids", "[Torrent] – This card deals 700 damage to your opponent."))
        .define(**chant("Trickle", "Draw a card."))
        .define(**REFUSAL)
        .hand(0, "Rapids", "Trickle", "Rapids")
        .hand(1, "Refusal")
        .sources(0, fire=3)
        .sources(1, water=1)
        .resources(1, life=LIFE)
    )
    table.play(0, "Trickle")
    table.play(1, "Refusal", targets=["Trickle"]).resolve()
    table.play(0, "Rapids").resolve()
    assert table.resource(1, "life") == LIFE - 700
    alone = (
        scenario("fow")
        .define(**chant("Rapids", "[Torrent] – This card deals 700 damage to your opponent."))
        .define(**chant("Blink", "[Quickcast]\nDraw a card.", cost="{U}"))
        .hand(0, "Rapids")
        .hand(1, "Blink")
        .sources(0, fire=1)
        .sources(1, water=1)
        .resources(1, life=LIFE)
    )
    alone.passes(0)
    alone.play(1, "Blink").resolve()
    alone.to("main").play(0, "Rapids").resolve()
    assert alone.resource(1, "life") == LIFE


@pytest.mark.rule("fow", "1124.2", "1017.3d")
def test_a_torrent_that_did_not_flow_does_not_flow_in_its_copy() -> None:
    table = (
        scenario("fow")
        .define(**chant("Rapids", "This card deals 100 damage to your opponent.\n[Torrent] – Draw a card."))
        .define(**ECHO)
        .hand(0, "Rapids", "Echo")
        .sources(0, fire=1, water=1)
        .resources(1, life=LIFE)
    )
    table.play(0, "Rapids")
    table.play(0, "Echo", targets=["Rapids"]).resolve_all()
    assert table.resource(1, "life") == LIFE - 200 and table.hand_size(0) == 0


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


@pytest.mark.rule("fow", "1127.2a", "1127.4a")
def test_what_has_only_the_type_of_a_stone_resonates_but_is_no_stone() -> None:
    table = (
        scenario("fow")
        .define(**being("Fork", 100, 100, "[Resonance] Fire Magic Stone >>> You gain 100 life."))
        .define(**being("Great Fork", 100, 100, "[Omniresonance] >>> You gain 1000 life."))
        .define(**field_card("Red Crystal", "This card has the fire magic stone type."))
        .field(0, "Fork", "Great Fork")
        .hand(0, "Red Crystal")
        .sources(0, wind=1)
        .resources(0, life=LIFE)
    )
    table.play(0, "Red Crystal").resolve_all()
    assert table.resource(0, "life") == LIFE + 100


@pytest.mark.rule("fow", "1128.2", "1128.3", "1128.4")
def test_seal_is_looked_at_as_a_chant_is_played_and_all_the_time_on_a_resonator() -> None:
    table = (
        scenario("fow")
        .define(**chant("Third Lock", "[Seal] (3) – This card deals 500 damage to your opponent."))
        .define(**being("Keeper", 300, 300, "[Seal] (3) – This card gains [+200/+200]."))
        .define(**chant("Crack", "[Quickcast]\nDestroy target magic stone.", cost="{U}"))
        .define(**field_card("Red Crystal", "This card has the fire magic stone type."))
        .field(0, "Keeper", "Red Crystal")
        .hand(0, "Third Lock")
        .hand(1, "Crack")
        .sources(0, fire=3)
        .sources(1, water=1)
        .resources(1, life=LIFE)
    )
    assert table.power("Keeper") == 500
    table.play(0, "Third Lock")
    table.play(1, "Crack", targets=["Fire Source 3"]).resolve()
    assert table.power("Keeper") == 300
    table.resolve()
    assert table.resource(1, "life") == LIFE - 500


@pytest.mark.rule("fow", "1134.2", "1134.3", "1115.2")
def test_null_counts_the_hand_without_the_card_being_played() -> None:
    table = (
        scenario("fow")
        .define(**chant("Last Word", "[Remnant]\n[Null] – This card deals 500 damage to your opponent."))
        .define(**being("Hermit", 200, 200, "[Null] – This card gains [Flying]."))
        .field(0, "Hermit")
        .zone(0, "graveyard", "Last Word")
        .hand(0, "Last Word")
        .sources(0, fire=2)
        .resources(1, life=LIFE)
    )
    assert not table.has("Hermit", "Flying")
    table.play(0, "Last Word", zone="graveyard").resolve()
    assert table.resource(1, "life") == LIFE
    table.play(0, "Last Word", zone="hand")
    assert table.has("Hermit", "Flying")
    table.resolve()
    assert table.resource(1, "life") == LIFE - 500


@pytest.mark.rule("fow", "1135.2", "1135.3", "1018.1a")
def test_a_draining_chant_gives_what_it_dealt_and_waits_for_nobody() -> None:
    table = (
        scenario("fow")
        .define(**chant("Leech Song", "[Drain]\nThis card deals 500 damage to target resonator."))
        .define(**being("Wall", 100, 300))
        .define(**field_card("Padding", "If a resonator you control would be dealt damage, prevent 200 of it."))
        .field(1, "Wall", "Padding")
        .hand(0, "Leech Song")
        .sources(0, fire=1)
        .resources(0, life=LIFE)
    )
    table.play(0, "Leech Song", targets=["Wall"]).resolve()
    assert table.stack() == [] and table.resource(0, "life") == LIFE + 300
    assert not table.is_on_field("Wall")


@pytest.mark.rule("fow", "1416.1", "1139.2")
def test_who_loses_eternal_loses_the_old_sentence_too() -> None:
    table = (
        scenario("fow")
        .define(**being("Old Idol", 100, 300, "This card cannot be destroyed."))
        .define(**chant("Unmaking", "Target resonator loses [Eternal] until end of turn. Destroy it."))
        .define(**chant("Doom", "Destroy target resonator."))
        .field(1, "Old Idol")
        .hand(0, "Unmaking", "Doom")
        .sources(0, fire=2)
    )
    table.play(0, "Doom", targets=["Old Idol"]).resolve()
    assert table.is_on_field("Old Idol")
    table.play(0, "Unmaking", targets=["Old Idol"]).resolve()
    assert table.zone_names(1, "graveyard") == ["Old Idol"]


@pytest.mark.rule("fow", "1416.3", "1104.2")
def test_target_attack_and_precision_are_one_word() -> None:
    table = (
        scenario("fow")
        .define(**being("Old Archer", 300, 300, "[Target Attack]"))
        .define(**field_card("Range", "Resonators with [Precision] you control gain [+100/+100]."))
        .define(**chant("Fog", "Target resonator loses [Precision] until end of turn."))
        .field(0, "Old Archer", "Range")
        .hand(0, "Fog")
        .sources(0, fire=1)
    )
    assert table.power("Old Archer") == 400
    table.play(0, "Fog", targets=["Old Archer"]).resolve()
    assert table.power("Old Archer") == 300 and not table.has("Old Archer", "Precision")


@pytest.mark.rule("fow", "1140.2", "1102.2", "702.3d")
def test_two_given_enter_abilities_are_two_even_where_they_say_the_same() -> None:
    table = (
        scenario("fow")
        .define(**being("Guest", 100, 100, cost="{R}"))
        .define(**field_card("Hall", 'Resonators you control gain "[Enter] >>> Draw a card."'))
        .define(**field_card("Annex", 'Resonators you control gain "[Enter] >>> Draw a card."'))
        .field(0, "Hall", "Annex")
        .hand(0, "Guest")
        .sources(0, fire=1)
    )
    table.play(0, "Guest").resolve_all()
    assert table.hand_size(0) == 2


@pytest.mark.rule("fow", "1143.2", "1012.1")
def test_a_dive_that_is_canceled_leaves_its_card_in_the_hand() -> None:
    diver = being("Diver", 300, 300, "[Dive] {1}: This card deals 200 damage to your opponent.", cost="{U}")
    canceled = (
        scenario("fow").define(**diver).define(**STIFLING)
        .hand(0, "Diver").hand(1, "Stifling").sources(0, water=2).sources(1, water=1)
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


@pytest.mark.rule("fow", "1144.3", "1051.1")
def test_revenge_is_for_whoever_controlled_what_fell() -> None:
    avenger = being("Avenger", 300, 300, "[Revenge] – This card gains [Flying].")
    table = (
        scenario("fow")
        .define(**avenger)
        .define(**being("Hostage", 100, 100))
        .define(**chant("Seize", "Gain control of target resonator until end of turn."))
        .define(**chant("Doom", "Destroy target resonator."))
        .field(0, "Avenger")
        .field(1, "Avenger", "Hostage")
        .hand(0, "Seize", "Doom")
        .sources(0, fire=2)
    )
    table.play(0, "Seize", targets=["Hostage"]).resolve()
    table.play(0, "Doom", targets=["Hostage"]).resolve()
    assert table.zone_names(1, "graveyard") == ["Hostage"]
    assert table.has("Avenger", "Flying", 0) and not table.has("Avenger", "Flying", 1)


@pytest.mark.rule("fow", "1146.2", "1146.3a", "1146.3b")
def test_guidance_gives_what_lies_between_the_numbers_of_counters() -> None:
    text = (
        "Whenever one or more guidance counters are put on this card >>>\n"
        "- [Guidance] (1): You gain 1000 life.\n- [Guidance] (2): Draw a card.\n- [Guidance] (3): You gain 100 life."
    )
    table = (
        scenario("fow")
        .define(**being("Star Child", 300, 300, text))
        .define(**chant("Two Lights", "Put two guidance counters on target resonator."))
        .field(0, "Star Child", counters={"guidance": 1})
        .hand(0, "Two Lights", "Two Lights")
        .sources(0, fire=2)
        .resources(0, life=LIFE)
    )
    table.play(0, "Two Lights", targets=["Star Child"]).resolve()
    assert table.stack() == ["Star Child"]
    table.resolve()
    assert table.resource(0, "life") == LIFE + 100 and table.hand_size(0) == 2
    table.play(0, "Two Lights", targets=["Star Child"]).resolve()
    assert table.stack() == []


@pytest.mark.rule("fow", "1147.3", "905.4c")
def test_a_canceled_art_of_a_god_fells_nobody_and_is_spent() -> None:
    table = (
        scenario("fow")
        .define(**being("Priestess", 300, 300, 'God\'s Art "First Light" {0}: Draw a card.'))
        .define(**being("Fallen One", 300, 300, "[Fallen] – This card gains [Flying]."))
        .define(**STIFLING)
        .field(0, "Priestess", "Fallen One")
        .hand(1, "Stifling")
        .sources(1, water=1)
    )
    table.use(0, "Priestess")
    table.play(1, "Stifling", targets=["Priestess"]).resolve()
    assert not table.has("Fallen One", "Flying")
    assert not table.can("use", 0, "Priestess")


@pytest.mark.rule("fow", "1156.2", "1156.3a")
def test_a_fused_card_without_abilities_still_lends_its_strength() -> None:
    table = (
        scenario("fow")
        .define(**being("Iron Hawk", 300, 200, "[Fusion] (Golem)\n[Flying]", cost="{R}"))
        .define(**being("Frame", 500, 500, race=["Golem"]))
        .define(**chant("Rust", "Target addition loses all abilities until end of turn."))
        .field(0, "Frame")
        .hand(0, "Iron Hawk", "Rust")
        .sources(0, fire=2)
    )
    table.play(0, "Iron Hawk", targets=["Frame"]).resolve()
    assert table.power("Frame") == 800 and table.guard("Frame") == 700 and table.has("Frame", "Flying")
    table.play(0, "Rust", targets=["Iron Hawk"]).resolve()
    assert table.power("Frame") == 800 and table.guard("Frame") == 700
    assert not table.has("Frame", "Flying")


@pytest.mark.rule("fow", "1160.2")
def test_only_the_first_spell_after_another_is_chained_to_it() -> None:
    table = (
        scenario("fow")
        .define(**chant("Opening", "Draw a card.", race=["Wild Skill"]))
        .define(**chant("Blow", "[Chaining] (Wild Skill)\nIf this card was chained, your opponent loses 300 life."))
        .hand(0, "Opening", "Blow", "Blow")
        .sources(0, fire=3)
        .resources(1, life=LIFE)
    )
    table.play(0, "Opening").resolve()
    table.play(0, "Blow").resolve()
    assert table.resource(1, "life") == LIFE - 300
    table.play(0, "Blow").resolve()
    assert table.resource(1, "life") == LIFE - 300


@pytest.mark.rule("fow", "1161.2", "1045.6", "1045.6b")
def test_a_reincarnated_stack_has_both_names_and_only_its_top_is_destroyed() -> None:
    mourner = "Whenever a resonator you control is destroyed >>> You gain 100 life."
    table = (
        scenario("fow")
        .define(**being("Rosa", 300, 300, "[Flying]", cost="{R}"))
        .define(**being("Great Rosa", 900, 900, '[Reincarnation] "Rosa" {0}\n[Enter] >>> You gain 1000 life.'))
        .define(**field_card("Mourner", mourner))
        .define(**chant("Doom", 'Destroy all resonators named "Rosa".'))
        .field(0, "Mourner")
        .hand(0, "Rosa", "Great Rosa", "Doom")
        .sources(0, fire=2)
        .resources(0, life=LIFE)
    )
    table.play(0, "Rosa").resolve().yes().resolve_all()
    assert table.resource(0, "life") == LIFE + 1000
    assert table.power("Great Rosa") == 900 and table.has("Great Rosa", "Flying")
    table.play(0, "Doom").resolve_all()
    assert sorted(table.zone_names(0, "graveyard")) == ["Doom", "Great Rosa", "Rosa"]
    assert table.resource(0, "life") == LIFE + 1100


@pytest.mark.rule("fow", "1162.2")
def test_solarisation_takes_all_its_cards_or_none_and_only_open_ones_of_its_attribute() -> None:
    def before(*removed: str, down: int = 0) -> object:
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


@pytest.mark.rule("fow", "1165.2", "1165.3", "1045.6d")
def test_trinity_counts_three_below_and_is_gone_with_the_text() -> None:
    table = (
        scenario("fow")
        .define(**being("Tower Witch", 300, 300, "[Trinity] – This card gains [+400/+400]."))
        .define(**being("Page", 100, 100))
        .define(**chant("Hush", "Target resonator loses all abilities until end of turn."))
        .field(0, "Tower Witch", under=("Page", "Page", "Page"))
        .field(1, "Tower Witch", under=("Page", "Page"))
        .hand(0, "Hush")
        .sources(0, fire=1)
    )
    assert table.power("Tower Witch", 0) == 700 and table.power("Tower Witch", 1) == 300
    table.play(0, "Hush", targets=[table.card("Tower Witch", 0)]).resolve()
    assert table.power("Tower Witch", 0) == 300


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


@pytest.mark.rule("fow", "1173.3", "104.7")
def test_eclipse_counts_thirteen_or_more_cards_lying_face_down() -> None:
    def flies(down: int, up: int) -> bool:
        table = (
            scenario("fow")
            .define(**being("Night Owl", 300, 300, "[Eclipse] – This card gains [Flying]."))
            .define(**being("Spark", 100, 100))
            .field(0, "Night Owl")
            .zone(1, "removed", *["Spark"] * down, face_up=False)
            .zone(1, "removed", *["Spark"] * up)
        )
        return table.has("Night Owl", "Flying")

    assert flies(13, 0) and flies(14, 0)
    assert not flies(12, 3)


@pytest.mark.rule("fow", "1175.2", "1175.3")
def test_depths_is_open_from_the_fifteenth_card_on() -> None:
    table = (
        scenario("fow")
        .define(**being("Angler", 300, 300, "[Depths] – This card gains [+200/+200]."))
        .define(**being("Spark", 100, 100))
        .define(**chant("Sounding", "Draw a card.\n[Depths] – This card deals 500 damage to your opponent."))
        .field(0, "Angler")
        .deck(0, *["Spark"] * 16, only=True)
        .hand(0, "Sounding", "Sounding")
        .sources(0, fire=2)
        .resources(1, life=LIFE)
    )
    table.play(0, "Sounding").resolve()
    assert table.power("Angler") == 500 and table.resource(1, "life") == LIFE
    table.play(0, "Sounding").resolve()
    assert table.resource(1, "life") == LIFE - 500


@pytest.mark.rule("fow", "1176.2", "1176.3", "1176.4")
def test_overgrowth_counts_what_has_resolved_before() -> None:
    table = (
        scenario("fow")
        .define(**chant("Sprouting", "[Overgrowth]", cost="{G}"))
        .define(**being("Vine", 100, 100, "[Overgrowth]", cost="{G}"))
        .define(**being("Rock", 100, 100))
        .field(0, "Rock")
        .field(1, "Rock")
        .hand(0, "Sprouting", "Vine", "Vine")
        .sources(0, wind=3)
    )
    table.play(0, "Sprouting").resolve()
    assert table.counters("Rock", "+100/+100", 0) == 1 and table.counters("Rock", "+100/+100", 1) == 1
    table.play(0, "Vine").resolve()
    assert table.counters("Vine", "+100/+100") == 1
    assert table.counters("Rock", "+100/+100", 1) == 2
    first = table.card("Vine", 0)
    table.play(0, "Vine").resolve()
    assert table.counters(first, "+100/+100") == 3 and table.counters("Rock", "+100/+100", 0) == 4
    assert table.counters(table.card("Vine", 0, index=1), "+100/+100") == 2


@pytest.mark.rule("fow", "1184.3", "1184.4")
def test_outnumber_needs_another_resonator_and_more_than_the_other_side() -> None:
    table = (
        scenario("fow")
        .define(**being("Pack Wolf", 300, 300, "[Outnumber] – This card gains [Flying]."))
        .define(**field_card("Pack Banner", "[Outnumber] – Resonators you control gain [+100/+100]."))
        .define(**being("Spark", 100, 100, cost="{R}"))
        .field(0, "Pack Wolf", "Pack Banner")
        .field(1, "Spark")
        .hand(0, "Spark", "Spark")
        .sources(0, fire=2)
    )
    assert not table.has("Pack Wolf", "Flying")
    table.play(0, "Spark").resolve()
    assert table.has("Pack Wolf", "Flying") and table.power("Pack Wolf") == 400


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
    table.play(0, "Hoard Drake", option="fire", cost=["Ring"])
    assert table.zone_names(0, "graveyard") == ["Ring"]
    assert table.is_rested("Fire Source 1") and table.is_rested("Fire Source 2")
    table.resolve()
    assert table.is_on_field("Hoard Drake")
