"""Texts that speak of keywords (1101, 1102): what has one, gains one, loses one, is played with one."""

import pytest

from arbiter.testing import BadScenario, scenario

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


@pytest.mark.rule("fow", "104.4", "1102.1")
def test_what_cannot_gain_flying_does_not_get_it_later_in_the_turn() -> None:
    table = (
        scenario("fow")
        .define(**being("Kite", 300, 300, "[Flying]"))
        .define(**being("Mole", 300, 300))
        .define(**chant("Heavy Air", "Resonators lose and cannot gain [Flying] until end of turn."))
        .define(**chant("Wings", "Target resonator gains [Flying] until end of turn. Draw a card."))
        .field(0, "Kite", "Mole")
        .hand(0, "Heavy Air", "Wings")
        .sources(0, fire=2)
    )
    table.play(0, "Heavy Air").resolve()
    assert not table.has("Kite", "Flying")
    table.play(0, "Wings", targets=["Mole"]).resolve()
    assert not table.has("Mole", "Flying") and table.hand_size(0) == 1
    table.next_turn()
    assert table.has("Kite", "Flying") and not table.has("Mole", "Flying")


@pytest.mark.rule("fow", "909.3e", "1163.2")
def test_where_every_swiftness_is_belligerence_no_newcomer_attacks_a_player() -> None:
    table = (
        scenario("fow")
        .define(**being("Racer", 500, 500, "[Swiftness]", cost="{R}"))
        .define(**field_card("Trench", "Each instance of [Swiftness] becomes [Belligerence] in all areas."))
        .define(**being("Sleeper", 100, 300))
        .field(0, "Trench")
        .field(1, "Sleeper", rested=True)
        .hand(0, "Racer")
        .sources(0, fire=1)
    )
    table.play(0, "Racer").resolve()
    assert table.has("Racer", "Belligerence") and not table.has("Racer", "Swiftness")
    with pytest.raises(BadScenario):
        table.attack("Racer", at=1)
    table.attack("Racer", at="Sleeper").no_block().to("main")
    assert not table.is_on_field("Sleeper")


@pytest.mark.rule("fow", "1102.2", "909.3d")
def test_a_word_taken_from_one_is_given_to_another() -> None:
    text = (
        "Target resonator loses [Flying], [Pierce] or [First Strike] until end of turn. "
        "If it does, another target resonator gains that ability until end of turn."
    )
    table = (
        scenario("fow")
        .define(**being("Kite", 300, 300, "[Flying]"))
        .define(**being("Mole", 300, 300))
        .define(**chant("Barter", text))
        .field(0, "Kite", "Mole")
        .hand(0, "Barter")
        .sources(0, fire=1)
    )
    table.play(0, "Barter", targets=["Kite", "Mole"]).resolve()
    if table.question is not None and table.asked == 0 and not table.has("Mole", "Flying"):
        table.option("Flying")
    assert table.has("Mole", "Flying") and not table.has("Kite", "Flying")


@pytest.mark.rule("fow", "1414.1", "1102.1")
def test_all_keyword_abilities_of_another_are_taken_over_for_the_turn() -> None:
    table = (
        scenario("fow")
        .define(**being("Model", 300, 300, "[Flying] [Pierce]\n[Barrier] (Chant)"))
        .define(**being("Mimic", 300, 300,
                        "{1}: This card gains all keyword abilities of target resonator until end of turn."))
        .define(**chant("Pat", "Target resonator gains [+100/+100] until end of turn."))
        .field(0, "Mimic")
        .field(1, "Model")
        .hand(1, "Pat")
        .sources(0, fire=1)
        .sources(1, fire=1)
    )
    table.use(0, "Mimic", targets=["Model"]).resolve()
    assert table.has("Mimic", "Flying") and table.has("Mimic", "Pierce") and table.has("Mimic", "Barrier")
    table.next_turn()
    assert not table.has("Mimic", "Flying") and not table.has("Mimic", "Barrier")


@pytest.mark.rule("fow", "911.1", "1107.1")
def test_a_word_had_in_the_field_is_known_after_leaving_it() -> None:
    table = (
        scenario("fow")
        .define(**being("Balloon", 300, 300,
                        "When this card is put into a graveyard from the field >>> If it had [Flying], draw a card."))
        .define(**chant("Wings", "Target resonator gains [Flying] until end of turn."))
        .define(**chant("Doom", "Destroy target resonator."))
        .field(0, "Balloon", "Balloon")
        .hand(0, "Wings", "Doom", "Doom")
        .sources(0, fire=3)
    )
    first, second = table.card("Balloon", 0), table.card("Balloon", 0, index=1)
    table.play(0, "Wings", targets=[first]).resolve()
    table.play(0, "Doom", targets=[first]).resolve_all()
    assert table.hand_size(0) == 2
    table.play(0, "Doom", targets=[second]).resolve_all()
    assert table.hand_size(0) == 1


@pytest.mark.rule("fow", "1112.2", "903.1a", "709.1")
def test_cards_with_quickcast_are_forbidden_by_the_word_and_given_by_the_word() -> None:
    table = (
        scenario("fow")
        .define(**chant("Spark", "[Quickcast]\nThis card deals 100 damage to your opponent."))
        .define(**chant("Log", "This card deals 100 damage to your opponent."))
        .define(**field_card("Slow Hall", "Your opponent cannot play cards with [Quickcast] during your turn."))
        .define(**field_card("Quick Hall", "Chants in your hand gain [Quickcast]."))
        .field(0, "Slow Hall")
        .field(1, "Quick Hall")
        .hand(1, "Spark", "Log")
        .hand(0, "Log")
        .sources(0, fire=1)
        .sources(1, fire=2)
    )
    table.passes(0)
    assert not table.can("play", 1, "Spark") and not table.can("play", 1, "Log")
    table.to("main", 1)
    assert table.can("play", 1, "Spark") and table.can("play", 1, "Log")


@pytest.mark.rule("fow", "903.2k", "1112.2")
def test_spells_with_quickcast_are_dearer_and_those_that_gain_it_too() -> None:
    table = (
        scenario("fow")
        .define(**chant("Spark", "[Quickcast]\nYou gain 100 life."))
        .define(**chant("Log", "You gain 100 life."))
        .define(**field_card("Toll", "Players pay {1} more to play spells with [Quickcast]."))
        .field(1, "Toll")
        .hand(0, "Spark", "Log")
        .sources(0, fire=1)
    )
    assert not table.can("play", 0, "Spark") and table.can("play", 0, "Log")


@pytest.mark.rule("fow", "1115.2", "906.4")
def test_what_waits_for_a_removal_by_remnant_hears_it() -> None:
    text = (
        "[Remnant]\nYou gain 100 life.\n"
        "When this card is removed from the game from anywhere by its [Remnant] ability >>> Draw a card."
    )
    table = (
        scenario("fow")
        .define(**chant("Afterglow", text))
        .zone(0, "graveyard", "Afterglow")
        .sources(0, fire=1)
        .resources(0, life=LIFE)
    )
    table.play(0, "Afterglow").resolve_all()
    assert table.resource(0, "life") == LIFE + 100 and table.hand_size(0) == 1


@pytest.mark.rule("fow", "1162.2", "1012.1")
def test_a_spell_played_with_solarisation_may_be_beyond_canceling() -> None:
    def before(*removed: str) -> object:
        return (
            scenario("fow")
            .define(**being("Sun Lion", 900, 900, "[Solarisation] (1)\nIf you played this card with [Solarisation], "
                            "it cannot be canceled.", cost="{R}{1}"))
            .define(**being("Spark", 100, 100, cost="{R}"))
            .define(**chant("Refusal", "[Quickcast]\nCancel target spell."))
            .zone(0, "removed", *removed)
            .hand(0, "Sun Lion")
            .hand(1, "Refusal")
            .sources(0, fire=2)
            .sources(1, fire=1)
        )

    sunny = before("Spark")
    sunny.play(0, "Sun Lion", extra=True).passes(0)
    sunny.play(1, "Refusal", targets=["Sun Lion"]).resolve_all()
    assert sunny.is_on_field("Sun Lion")
    cloudy = before()
    cloudy.play(0, "Sun Lion")
    cloudy.play(1, "Refusal", targets=["Sun Lion"]).resolve_all()
    assert not cloudy.is_on_field("Sun Lion")


@pytest.mark.rule("fow", "1162.2", "1140.2", "1017.2c")
def test_a_token_copy_was_played_with_solarisation_as_its_original_was() -> None:
    text = "[Solarisation] (1)\n[Enter] >>> If you played this card with [Solarisation], draw a card."
    table = (
        scenario("fow")
        .define(**being("Sun Cub", 300, 300, text, cost="{R}{1}"))
        .define(**being("Spark", 100, 100, cost="{R}"))
        .define(**chant("Twin", "Copy target resonator."))
        .zone(0, "removed", "Spark")
        .hand(0, "Sun Cub", "Twin")
        .sources(0, fire=3)
    )
    table.play(0, "Sun Cub", extra=True).resolve_all()
    assert table.hand_size(0) == 2
    table.play(0, "Twin", targets=["Sun Cub"]).resolve_all()
    assert table.hand_size(0) == 2


@pytest.mark.rule("fow", "1111.2b", "1140.2")
def test_incarnation_with_a_choice_knows_that_it_was_used() -> None:
    text = (
        "[Incarnation] {R} or {G}\n"
        "[Enter] >>> If you played this card with [Incarnation], this card deals 300 damage to your opponent."
    )
    table = (
        scenario("fow")
        .define(**being("Grove Giant", 900, 900, text, cost="{G}{G}"))
        .define(**being("Sapling", 100, 100, cost="{G}"))
        .define(**being("Drop", 100, 100, cost="{U}"))
        .field(0, "Sapling", "Drop")
        .hand(0, "Grove Giant", "Grove Giant")
        .sources(0, wind=2)
        .resources(1, life=LIFE)
    )
    table.play(0, "Grove Giant", extra=True).resolve_all()
    assert table.zone_names(0, "graveyard") == ["Sapling"] and table.resource(1, "life") == LIFE - 300
    table.play(0, "Grove Giant").resolve_all()
    assert table.resource(1, "life") == LIFE - 300


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


@pytest.mark.rule("fow", "1120.4", "1120.5")
def test_a_player_with_barrier_is_no_target_for_others_and_is_hit_by_what_aims_at_nobody() -> None:
    table = (
        scenario("fow")
        .define(**chant("Dart", "This card deals 100 damage to target player."))
        .define(**chant("Rain", "This card deals 100 damage to each player."))
        .define(**chant("Veil", "[Quickcast]\nYou gain [Barrier] until end of turn."))
        .hand(1, "Veil")
        .hand(0, "Dart", "Dart", "Rain")
        .sources(0, fire=3)
        .sources(1, fire=1)
        .resources(1, life=LIFE)
    )
    table.play(0, "Dart", targets=[1])
    table.play(1, "Veil").resolve_all()
    assert table.resource(1, "life") == LIFE
    with pytest.raises(BadScenario):
        table.play(0, "Dart", targets=[1])
    table.play(0, "Rain").resolve()
    assert table.resource(1, "life") == LIFE - 100


@pytest.mark.rule("fow", "1017.5", "1102.1")
def test_a_copy_has_the_words_printed_and_not_those_gained() -> None:
    table = (
        scenario("fow")
        .define(**being("Eagle", 700, 700, "[Flying]"))
        .define(**being("Wax Doll", 100, 100, "[Drain]"))
        .define(**chant("Edge", "Target resonator gains [Pierce] until end of turn."))
        .define(**chant("Casting",
                        "Target resonator you control becomes a copy of another target resonator until end of turn."))
        .field(0, "Wax Doll", "Eagle")
        .hand(0, "Edge", "Casting")
        .sources(0, fire=2)
    )
    doll = table.card("Wax Doll", 0)
    table.play(0, "Edge", targets=["Eagle"]).resolve()
    table.play(0, "Casting", targets=["Wax Doll", "Eagle"]).resolve()
    assert table.power(doll) == 700 and table.has(doll, "Flying")
    assert not table.has(doll, "Pierce") and not table.has(doll, "Drain")
    table.next_turn()
    assert table.power(doll) == 100 and table.has(doll, "Drain")


@pytest.mark.rule("fow", "1110.2", "1110.4")
def test_two_awakenings_are_chosen_and_paid_one_by_one() -> None:
    text = "[Awakening] {1}\nDraw a card. If this card was awakened, draw two cards instead."
    table = (
        scenario("fow")
        .define(**chant("Dawn", text))
        .define(**field_card("Cheap Dawn", "You pay {1} less to pay [Awakening] costs."))
        .field(0, "Cheap Dawn")
        .hand(0, "Dawn")
        .sources(0, fire=1)
    )
    table.play(0, "Dawn", extra=True).resolve()
    assert table.hand_size(0) == 2


@pytest.mark.rule("fow", "1154.2b", "1017.3d")
def test_a_chant_played_with_mastery_says_another_number() -> None:
    text = (
        "[Mastery] (Beast)\nTarget resonator gains [-100/-100] until end of turn. "
        "If this card was played with [Mastery], the chosen target gains [-300/-300] until end of turn instead and you draw a card."
    )
    table = (
        scenario("fow")
        .define(**chant("Beast Curse", text, cost="{R}"))
        .define(**being("Cub", 100, 100, race=["Beast"]))
        .define(**being("Wall", 500, 500))
        .field(0, "Cub")
        .field(1, "Wall")
        .hand(0, "Beast Curse", "Beast Curse")
        .sources(0, fire=1)
    )
    table.play(0, "Beast Curse", targets=["Wall"], extra=True).resolve()
    assert table.power("Wall") == 200 and table.hand_size(0) == 2
    table.play(0, "Beast Curse", targets=["Wall"]).resolve()
    assert table.power("Wall") == 100 and table.hand_size(0) == 1


@pytest.mark.rule("fow", "1012.1", "1167.2")
def test_everything_of_the_other_side_is_canceled_abilities_and_all() -> None:
    table = (
        scenario("fow")
        .define(**being("Guest", 100, 100, "[Enter] >>> You gain 1000 life.", cost="{R}"))
        .define(**being("Spring", 100, 100, "{0}: You gain 1000 life."))
        .define(**chant("End of Talk", "[Quickcast]\n"
                        "Cancel all spells and activate or automatic abilities your opponent controls."))
        .field(0, "Spring")
        .hand(0, "Guest")
        .hand(1, "End of Talk")
        .sources(0, fire=1)
        .sources(1, fire=1)
        .resources(0, life=LIFE)
    )
    table.play(0, "Guest").resolve()
    table.use(0, "Spring")
    assert len(table.stack()) == 2
    table.passes(0).play(1, "End of Talk").resolve()
    assert table.stack() == [] and table.resource(0, "life") == LIFE


@pytest.mark.rule("fow", "906.6", "1409.3", "1140.2")
def test_the_old_sentence_of_entering_is_an_enter_ability_that_can_be_made_to_trigger() -> None:
    table = (
        scenario("fow")
        .define(**being("Old Guest", 100, 100, "When this card enters the field, draw a card."))
        .define(**being("Conductor", 100, 100,
                        "{Rest}: Trigger one of the [Enter] abilities of target resonator you control."))
        .field(0, "Old Guest", "Conductor")
    )
    table.use(0, "Conductor", targets=["Old Guest"]).resolve_all()
    assert table.hand_size(0) == 1


@pytest.mark.rule("fow", "1416.2", "1135.3")
def test_the_old_sentence_of_drain_is_drain_and_is_had_only_once() -> None:
    table = (
        scenario("fow")
        .define(**being("Old Leech", 300, 300, "Whenever this card deals damage, you gain that much life."))
        .define(**field_card("Swamp", "Resonators you control gain [Drain]."))
        .define(**chant("Dry", "Target resonator loses [Drain] until end of turn."))
        .field(0, "Old Leech", "Swamp")
        .hand(1, "Dry")
        .resources(0, life=LIFE)
        .resources(1, life=LIFE)
    )
    table.attack("Old Leech", at=1).no_block().to("main")
    assert table.resource(0, "life") == LIFE + 300


@pytest.mark.rule("fow", "1168.2", "1168.3", "1103.2a")
def test_of_two_protectors_one_protects() -> None:
    table = (
        scenario("fow")
        .define(**being("Raider", 300, 900))
        .define(**being("Left Guard", 100, 900, "[Protect]"))
        .define(**being("Right Guard", 100, 900, "[Protect]"))
        .field(0, "Raider")
        .field(1, "Left Guard", "Right Guard")
        .resources(1, life=LIFE)
    )
    table.attack("Raider", at=1)
    table.choose("Right Guard").no_block().to("main")
    assert table.damage_on("Right Guard") == 300 and table.damage_on("Left Guard") == 0
    assert not table.is_rested("Left Guard") and table.resource(1, "life") == LIFE


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


@pytest.mark.rule("fow", "1138.2", "912.1", "1106.2")
def test_bane_gained_by_a_card_destroys_what_its_own_ability_damages() -> None:
    table = (
        scenario("fow")
        .define(**being("Archer", 100, 900, "{Rest}: This card deals 100 damage to target J/resonator."))
        .define(**being("Giant", 900, 2000))
        .define(**chant("Venom", "Target resonator gains [Bane] and [Barrier] until end of turn."))
        .field(0, "Archer")
        .field(1, "Giant")
        .hand(0, "Venom")
        .sources(0, fire=1)
    )
    table.play(0, "Venom", targets=["Archer"]).resolve()
    table.use(0, "Archer", targets=["Giant"]).resolve_all()
    assert table.zone_names(1, "graveyard") == ["Giant"]


@pytest.mark.rule("fow", "1206.1", "105.4a")
def test_half_a_life_is_rounded_up() -> None:
    table = (
        scenario("fow")
        .define(**chant("Halving", "Your opponent loses X life, where X is half of their life."))
        .hand(0, "Halving")
        .sources(0, fire=1)
        .resources(1, life=3900)
    )
    table.play(0, "Halving").resolve()
    assert table.resource(1, "life") == 2000


@pytest.mark.rule("fow", "1156.2", "1205.1", "1207.1")
def test_a_fused_card_whose_host_is_gone_goes_to_the_graveyard() -> None:
    table = (
        scenario("fow")
        .define(**being("Iron Hawk", 300, 200, "[Fusion] (Golem)\n[Enter] >>> Draw a card.", cost="{R}"))
        .define(**being("Frame", 500, 500, race=["Golem"]))
        .define(**chant("Doom", "[Quickcast]\nDestroy target resonator."))
        .field(0, "Frame")
        .hand(0, "Iron Hawk")
        .hand(1, "Doom")
        .sources(0, fire=1)
        .sources(1, fire=1)
    )
    table.play(0, "Iron Hawk", targets=["Frame"]).resolve_all()
    assert table.hand_size(0) == 1 and table.power("Frame") == 800
    table.passes(0).play(1, "Doom", targets=["Frame"]).resolve_all()
    assert sorted(table.zone_names(0, "graveyard")) == ["Frame", "Iron Hawk"]


@pytest.mark.rule("fow", "1183.3", "1183.2", "803.3")
def test_defiant_of_zero_attacks_not_at_all_until_one_is_added() -> None:
    table = (
        scenario("fow")
        .define(**being("Shy Wolf", 300, 300, "[Defiant] (0)"))
        .define(**chant("Pluck", "Target resonator gains [Defiant] (+1) until end of turn."))
        .field(0, "Shy Wolf")
        .hand(0, "Pluck")
        .sources(0, fire=1)
        .resources(1, life=LIFE)
    )
    assert not table.can("attack", 0, "Shy Wolf")
    table.play(0, "Pluck", targets=["Shy Wolf"]).resolve()
    table.attack("Shy Wolf", at=1).no_block().to("main")
    assert table.resource(1, "life") == LIFE - 300 and not table.is_rested("Shy Wolf")
    assert not table.can("attack", 0, "Shy Wolf")
