"""Late keywords, rule processes, tokens and sides of cards where they meet another rule (1117 to 1416)."""

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


@pytest.mark.rule("fow", "1189.2b", "1205.8", "1017.2")
def test_the_second_tide_leaves_one_mythic_copy_beside_the_original() -> None:
    table = (
        scenario("fow")
        .define(**being("Tide Maid", 300, 300, "[Moontide] {0}"))
        .field(0, "Tide Maid")
    )
    maid = table.card("Tide Maid", 0)
    table.use(0, maid, "moontide").resolve()
    assert table.field_names(0) == ["Tide Maid", "Tide Maid"]
    assert not table.can("use", 0, maid)
    table.to("main", 0, later=True)
    table.use(0, maid, "moontide").resolve()
    table.choose(table.card("Tide Maid", 0, index=1))
    assert table.field_names(0) == ["Tide Maid", "Tide Maid"]
    assert table.zone_of(maid) == "field" and table.zone_names(0, "graveyard") == []


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


@pytest.mark.rule("fow", "1193.2")
def test_pantheon_counts_both_races_and_every_public_zone() -> None:
    table = (
        scenario("fow")
        .define(**being("Storm God", 300, 300, "[Pantheon]", race=["Deity", "New Twelve Olympian Gods"]))
        .define(**being("Minor God", 100, 100, race=["Deity"]))
        .field(0, "Storm God")
        .zone(0, "graveyard", "Minor God")
        .hand(0, "Minor God")
        .resources(1, life=LIFE)
    )
    table.to("end_turn_triggers").choose(1).resolve()
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


@pytest.mark.rule("fow", "1101.1a", "1205.8")
def test_a_resonator_without_abilities_is_still_mythic() -> None:
    table = (
        scenario("fow")
        .define(**being("Only One", 300, 300, "«Mythic»\n[Enter] >>> Draw a card.", cost="{R}"))
        .define(**field_card("Silence", "Resonators your opponent controls lose all abilities."))
        .field(0, "Only One")
        .field(1, "Silence")
        .hand(0, "Only One")
        .sources(0, fire=1)
    )
    table.play(0, "Only One").resolve().choose(table.card("Only One", 0))
    table.resolve_all()
    assert table.field_names(0).count("Only One") == 1
    assert table.zone_names(0, "graveyard") == ["Only One"] and table.hand_size(0) == 0


@pytest.mark.rule("fow", "1303.1", "1017.2")
def test_a_token_copy_costs_nothing_and_a_token_is_named_and_coloured_by_what_made_it() -> None:
    table = (
        scenario("fow")
        .define(**being("Smith", 300, 300, cost="{R}{2}"))
        .define(**chant("Mirror", "Put a token copy of target resonator you control into the field.", cost="{U}"))
        .define(**chant("Herding", "Put a [200/200] Beast resonator token into the field.", cost="{R}"))
        .define(**chant("Sweep", "Destroy all resonators with total cost 0.", cost="{U}"))
        .define(**field_card("Hearth", "Fire resonators you control gain [+100/+100]."))
        .field(0, "Smith", "Hearth")
        .hand(0, "Mirror", "Herding", "Sweep")
        .sources(0, fire=1, water=2)
    )
    table.play(0, "Mirror", targets=["Smith"]).resolve()
    table.play(0, "Herding").resolve()
    assert table.field_names(0).count("Smith") == 2
    assert table.power("Beast") == 300
    table.play(0, "Sweep").resolve()
    assert table.field_names(0).count("Smith") == 1 and not table.is_on_field("Beast")
    assert "Beast" not in table.zone_names(0, "graveyard")


@pytest.mark.rule("fow", "1117.2", "1302.2c", "1302.2f")
def test_a_shifted_card_keeps_what_lies_on_it_and_is_past_again_in_the_hand() -> None:
    table = (
        scenario("fow")
        .define(**being(
            "Young Oracle", 300, 300, "[Shift] {1}", cost="{R}",
            other={"name": "Old Oracle", "type": "Resonator (Shift)", "cost": "{R}{R}{2}",
                   "atk": 900, "def": 900, "text": "[Flying]"},
        ))
        .define(**chant("Homeward", "Return target resonator to its owner's hand."))
        .field(0, "Young Oracle", damage=200, counters={"+100/+100": 1})
        .hand(0, "Homeward")
        .sources(0, fire=2)
    )
    table.use(0, "Young Oracle", "shift").resolve()
    assert table.is_on_field("Old Oracle") and not table.is_on_field("Young Oracle") and table.power("Old Oracle") == 1000
    assert table.damage_on("Old Oracle") == 200
    table.play(0, "Homeward", targets=["Old Oracle"]).resolve()
    assert table.hand_names(0) == ["Young Oracle"]


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


@pytest.mark.rule("fow", "1179.3", "203.3b")
def test_reunited_with_a_name_that_is_a_word_and_not_the_beginning_of_one() -> None:
    def flies(ruler: str) -> bool:
        table = (
            scenario("fow")
            .define(name=ruler, type="Ruler", text="[Judgment] {R}",
                    other={"name": "Crowned", "type": "J-Ruler", "atk": 500, "def": 500, "text": ""})
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


@pytest.mark.rule("fow", "1203.1", "1203.2", "1205.1")
def test_counters_meet_before_a_resonator_without_def_is_looked_for() -> None:
    text = "Put two [-100/-100] counters on target resonator."
    table = (
        scenario("fow")
        .define(**being("Frail", 100, 100))
        .define(**chant("Blight", text))
        .field(0, "Frail", counters={"+100/+100": 3})
        .field(1, "Frail", counters={"+100/+100": 2})
        .hand(0, "Blight", "Blight", "Blight")
        .sources(0, fire=3)
    )
    mine, yours = table.card("Frail", 0, zone="field"), table.card("Frail", 1, zone="field")
    table.play(0, "Blight", targets=[mine]).resolve()
    assert table.counters(mine, "+100/+100") == 1 and table.counters(mine, "-100/-100") == 0
    table.play(0, "Blight", targets=[yours]).resolve()
    assert table.counters(yours, "+100/+100") == 0 and table.power(yours) == 100
    table.play(0, "Blight", targets=[mine]).resolve()
    assert table.zone_names(0, "graveyard")[-1] in {"Frail", "Blight"} and not table.is_on_field("Frail", 0)


@pytest.mark.rule("fow", "1195.2", "1416.5", "209.3")
def test_kernlos_is_no_fire_and_is_the_old_sentence_too() -> None:
    table = (
        scenario("fow")
        .define(**being("Grey Knight", 300, 300, "[Kernlos]", cost="{R}{1}"))
        .define(**being("Old Grey", 300, 300, "This card has no attribute.", cost="{R}{1}"))
        .define(**field_card("Grey Flag", "Resonators with [Kernlos] you control gain [+100/+100]."))
        .define(**field_card("Hearth", "Fire resonators you control gain [+1000/+1000]."))
        .field(0, "Grey Knight", "Old Grey", "Grey Flag", "Hearth")
    )
    assert table.power("Grey Knight") == 400 and table.power("Old Grey") == 400


@pytest.mark.rule("fow", "1121.2", "1121.4", "1207.2")
def test_a_bestowed_ring_outlives_who_wore_it_and_is_given_again() -> None:
    table = (
        scenario("fow")
        .define(name="War Ring", type="Regalia", cost="{R}", text="[Bestow] {0}\nBestowed resonator gains [+300/+300].")
        .define(**being("First", 100, 100))
        .define(**being("Second", 100, 100))
        .define(**chant("Doom", "Destroy target resonator."))
        .field(0, "War Ring", "First", "Second")
        .hand(0, "Doom")
        .sources(0, fire=1)
    )
    table.use(0, "War Ring", targets=["First"]).resolve()
    assert table.power("First") == 400
    table.play(0, "Doom", targets=["First"]).resolve()
    assert table.is_on_field("War Ring")
    table.use(0, "War Ring", targets=["Second"]).resolve()
    assert table.power("Second") == 400


@pytest.mark.rule("fow", "1129.2c", "1129.3", "803.3")
def test_a_mobilized_regalia_is_a_resonator_for_the_turn_and_no_new_one_attacks() -> None:
    table = (
        scenario("fow")
        .define(name="War Cart", type="Regalia", cost="{R}", atk=600, text="[Mobilize] (Knight)", **{"def": 600})
        .define(**being("Squire", 100, 100, race=["Knight"]))
        .define(**chant("Doom", "[Quickcast]\nDestroy target resonator."))
        .field(0, "War Cart", "Squire", "Squire")
        .field(0, "War Cart", fresh=True)
        .hand(1, "Doom")
        .sources(1, fire=1)
        .resources(1, life=LIFE)
    )
    old, new = table.card("War Cart", 0), table.card("War Cart", 0, index=1)
    squires = table.card("Squire", 0), table.card("Squire", 0, index=1)
    assert not table.can("attack", 0, old)
    table.use(0, old, cost=[squires[0]]).resolve()
    table.use(0, new, cost=[squires[1]]).resolve()
    assert table.is_rested(squires[0]) and table.is_rested(squires[1])
    assert table.can("attack", 0, old) and not table.can("attack", 0, new)
    table.attack(old, at=1).no_block().to("main")
    assert table.resource(1, "life") == LIFE - 600
    table.play(1, "Doom", targets=[new]).resolve()
    assert table.zone_of(new) == "graveyard"
    table.next_turn()
    assert table.is_on_field(old) and not table.can("block", 0, old)


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
            .define(**being("Rune Hare", 300, 300, "[Rune] {R}{R} – This card gains [+100/+100].\n"
                            "[Rune] (2) – This card gains [+1000/+1000]."))
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
        .define(name="Chaos King", type="Ruler", text="[Judgment] {R}\n[Force Command] <Chaos>",
                other={"name": "Crowned", "type": "J-Ruler", "atk": 500, "def": 500, "text": ""})
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
        .define(name="Ash Queen", type="Ruler", text="[Judgment] {R}",
                other={"name": "Ash Queen Crowned", "type": "J-Ruler", "atk": 500, "def": 500, "text": ""})
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


@pytest.mark.rule("fow", "1114.2", "1114.3")
def test_stealth_is_free_and_not_of_this_turn() -> None:
    def before(fresh: bool) -> object:
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


@pytest.mark.rule("fow", "1116.2")
def test_a_second_evolution_puts_no_second_counter() -> None:
    text = "[Evolution] {1}\nWhenever an evolution counter is put on this card >>> You gain 100 life."
    table = (
        scenario("fow")
        .define(**being("Grub", 100, 100, text))
        .define(**chant("Regress", "Remove all evolution counters from target resonator."))
        .field(0, "Grub")
        .hand(0, "Regress")
        .sources(0, fire=4)
        .resources(0, life=LIFE)
    )
    table.use(0, "Grub", "evolution").resolve_all()
    table.use(0, "Grub", "evolution").resolve_all()
    assert table.counters("Grub", "evolution") == 1 and table.resource(0, "life") == LIFE + 100
    table.play(0, "Regress", targets=["Grub"]).resolve_all()
    table.use(0, "Grub", "evolution").resolve_all()
    assert table.counters("Grub", "evolution") == 1 and table.resource(0, "life") == LIFE + 200
