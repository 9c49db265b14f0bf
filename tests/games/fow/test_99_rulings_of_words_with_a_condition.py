"""Text that a card has only while something is so, or as it is played (1124 to 1197)."""

import pytest

from arbiter.testing import scenario
from tests.games.fow.fiery import ECHO, LIFE, REFUSAL, STIFLING, being, chant, field_card


@pytest.mark.rule("fow", "1179.3", "203.3b")
def test_reunited_with_a_name_that_is_a_word_and_not_the_beginning_of_one() -> None:
    def flies(ruler: str) -> bool:
        table = (
            scenario("fow")
            .define(
                name=ruler,
                type="Ruler",
                text="[Judgment] {R}",
                other={"name": "Crowned", "type": "J-Ruler", "atk": 500, "def": 500, "text": ""},
            )
            .define(**being("Old Friend", 300, 300, '[Reunited] "Vell" – This card gains [Flying].'))
            .field(0, "Old Friend")
            .zone(0, "ruler", ruler)
        )
        return table.has("Old Friend", "Flying")

    assert flies("Vell, the Quiet") and flies("Vell's Heir")
    assert not flies("Vellum Scribe")


@pytest.mark.rule("fow", "1197.2", "1197.3")
def test_anathema_does_not_count_the_chant_that_asks_for_it() -> None:
    table = (
        scenario("fow")
        .define(**being("Shade", 300, 300, "[Anathema] – This card gains [Flying]."))
        .define(**chant("Curse", "[Anathema] – This card deals 500 damage to your opponent."))
        .define(**field_card("Altar", ""))
        .define(name="Ring", type="Regalia", cost="{R}", text="")
        .field(0, "Shade")
        .zone(0, "graveyard", "Shade", "Altar", "Ring")
        .hand(0, "Curse", "Curse")
        .sources(0, fire=2)
        .resources(1, life=LIFE)
    )
    table.play(0, "Curse").resolve()
    assert table.resource(1, "life") == LIFE and table.has(table.card("Shade", 0, zone="field"), "Flying")
    table.play(0, "Curse").resolve()
    assert table.resource(1, "life") == LIFE - 500


@pytest.mark.rule("fow", "1131.2", "1131.3")
def test_a_crest_that_goes_leaves_the_chant_as_it_was_played() -> None:
    table = (
        scenario("fow")
        .define(name="Red Crest", type="Addition", cost="{R}", race=["Magic Crest"], text="")
        .define(**chant("Crested Bolt", "[Crest] {R} – This card deals 500 damage to your opponent."))
        .define(**being("Crest Imp", 300, 300, "[Crest] {R} – This card gains [Flying]."))
        .define(**chant("Breaking", "[Quickcast]\nDestroy target addition."))
        .field(0, "Red Crest", "Crest Imp")
        .hand(0, "Crested Bolt")
        .hand(1, "Breaking")
        .sources(0, fire=1)
        .sources(1, fire=1)
        .resources(1, life=LIFE)
    )
    assert table.has("Crest Imp", "Flying")
    table.play(0, "Crested Bolt")
    table.play(1, "Breaking", targets=["Red Crest"]).resolve()
    assert not table.has("Crest Imp", "Flying")
    table.resolve()
    assert table.resource(1, "life") == LIFE - 500


@pytest.mark.rule("fow", "1137.5", "1137.3")
def test_rune_text_asks_for_as_many_runes_of_an_attribute_as_it_shows() -> None:
    def power(*runes: str) -> int:
        table = (
            scenario("fow")
            .define(name="Fire Glyph", type="Rune", cost="{R}", divinity=1, text="Draw a card.")
            .define(name="Tide Glyph", type="Rune", cost="{U}", divinity=1, text="Draw a card.")
            .define(
                **being(
                    "Rune Hare",
                    300,
                    300,
                    "[Rune] {R}{R} – This card gains [+100/+100].\n[Rune] (2) – This card gains [+1000/+1000].",
                )
            )
            .field(0, "Rune Hare")
            .zone(0, "rune", *runes, face_up=True)
        )
        return table.power("Rune Hare")

    assert power("Fire Glyph") == 300
    assert power("Fire Glyph", "Tide Glyph") == 1300
    assert power("Fire Glyph", "Fire Glyph") == 1400


@pytest.mark.rule("fow", "1150.2", "1151.3", "909.2a")
def test_a_ruler_without_abilities_commands_no_force() -> None:
    table = (
        scenario("fow")
        .define(
            name="Chaos King",
            type="Ruler",
            text="[Judgment] {R}\n[Force Command] <Chaos>",
            other={"name": "Crowned", "type": "J-Ruler", "atk": 500, "def": 500, "text": ""},
        )
        .define(**being("Imp", 300, 300, "[Force Resonance] <Chaos> – This card gains [Flying]."))
        .define(**field_card("Edict", "Rulers your opponent controls lose all abilities."))
        .field(0, "Imp")
        .field(1, "Imp")
        .zone(0, "ruler", "Chaos King")
        .hand(1, "Edict")
        .sources(1, wind=1)
    )
    assert table.has("Imp", "Flying", 0) and not table.has("Imp", "Flying", 1)
    table.to("main", 1).play(1, "Edict").resolve()
    assert not table.has("Imp", "Flying", 0)


@pytest.mark.rule("fow", "1141.3", "1024.6")
def test_a_healed_ruler_ends_all_faith() -> None:
    table = (
        scenario("fow")
        .define(
            name="Ash Queen",
            type="Ruler",
            text="[Judgment] {R}",
            other={"name": "Ash Queen Crowned", "type": "J-Ruler", "atk": 500, "def": 500, "text": ""},
        )
        .define(**being("Devotee", 300, 300, "[Faith] – This card gains [Flying]."))
        .define(**chant("Balm", "If your ruler is astral, heal it."))
        .define(**chant("Doom", "Destroy target J-ruler."))
        .field(0, "Devotee", "Ash Queen Crowned")
        .hand(0, "Balm", "Doom")
        .sources(0, fire=2)
    )
    assert not table.has("Devotee", "Flying")
    table.play(0, "Doom", targets=["Ash Queen Crowned"]).resolve()
    assert table.has("Devotee", "Flying")
    table.play(0, "Balm").resolve()
    assert not table.has("Devotee", "Flying") and table.counters("Ash Queen", "astral") == 0


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


@pytest.mark.rule("fow", "1128.6", "1026.1")
def test_a_released_seal_counts_no_stones() -> None:
    table = (
        scenario("fow")
        .define(**being("Locked Imp", 300, 300, "[Seal] (4) – This card gains [Flying].", cost="{R}"))
        .define(**being("Locked Fish", 300, 300, "[Seal] (4) – This card gains [Flying].", cost="{U}"))
        .define(**field_card("Key", "Release the [Seal] abilities of fire cards and spells you control."))
        .define(**chant("Sealed Bolt", "[Seal] (4) – This card deals 500 damage to your opponent."))
        .field(0, "Locked Imp", "Locked Fish", "Key")
        .hand(0, "Sealed Bolt")
        .sources(0, fire=1)
        .resources(1, life=LIFE)
    )
    assert table.has("Locked Imp", "Flying") and not table.has("Locked Fish", "Flying")
    table.play(0, "Sealed Bolt").resolve()
    assert table.resource(1, "life") == LIFE - 500


@pytest.mark.rule("fow", "1157.3", "1037.1", "1101.2")
def test_limit_break_asks_for_the_token_of_its_own_name() -> None:
    table = (
        scenario("fow")
        .define(**being("Ember Minion", 300, 300, "[Limit Break] – This card gains [+500/+500]."))
        .define(**being("Frost Minion", 300, 300, "[Limit Break] – This card gains [+500/+500]."))
        .define(**chant("Training", "Gain «Limit Break» (Ember Minion)."))
        .field(0, "Ember Minion", "Frost Minion")
        .field(1, "Ember Minion")
        .hand(0, "Training")
        .sources(0, fire=1)
    )
    table.play(0, "Training").resolve()
    assert table.power("Ember Minion", 0) == 800 and table.power("Frost Minion") == 300
    assert table.power("Ember Minion", 1) == 300
