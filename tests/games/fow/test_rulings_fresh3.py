"""Rulings that a judge would be asked for, each from the document alone: third round."""

from typing import Any

import pytest

from arbiter.testing import scenario


def res(name: str, atk: int, defence: int, text: str = "", **more: Any) -> dict[str, Any]:
    return {"name": name, "type": "Resonator", "atk": atk, "def": defence, "text": text, **more}


def chant(name: str, text: str, cost: str = "{R}") -> dict[str, Any]:
    return {"name": name, "type": "Chant", "cost": cost, "text": text}


def quick(name: str, text: str, cost: str = "{U}") -> dict[str, Any]:
    return chant(name, f"[Quickcast]\n{text}", cost)


def place(name: str, text: str, cost: str = "{R}") -> dict[str, Any]:
    return {"name": name, "type": "Addition: Field", "cost": cost, "text": text}


def ruler(name: str, text: str, j_name: str, j_text: str = "", atk: int = 500, defence: int = 500) -> dict[str, Any]:
    other = {"name": j_name, "type": "J-Ruler", "attribute": ["R"], "atk": atk, "def": defence, "text": j_text}
    return {"name": name, "type": "Ruler", "attribute": ["R"], "text": text, "other": other}


@pytest.mark.rule("fow", "104.10")
def test_will_for_an_additional_cost_counts_only_for_the_actual_cost() -> None:
    def setting(words: str) -> Any:
        return (
            scenario("fow")
            .define(**chant("Rising", "[Awakening] {R}\nYou gain 100 life."))
            .define(**quick("Doubt", f"Cancel target spell that was played without paying more than one will{words}."))
            .sources(0, fire=2)
            .sources(1, water=1)
            .hand(0, "Rising")
            .hand(1, "Doubt")
            .play(0, "Rising", extra=True)
            .passes(0)
        )

    assert setting("").can("play", 1, "Doubt")
    assert not setting(" for its actual cost").can("play", 1, "Doubt")


@pytest.mark.rule("fow", "203.6")
def test_the_named_card_is_that_of_this_card_alone() -> None:
    table = (
        scenario("fow")
        .define(
            **place(
                "Silence Hall", "As this card enters the field, name a card.\nYour opponent cannot play the named card.", cost="{0}"
            )
        )
        .define(**chant("Warm Meal", "You gain 500 life."))
        .define(**chant("Cold Meal", "You gain 100 life."))
        .sources(1, fire=1)
        .hand(0, "Silence Hall")
        .hand(1, "Warm Meal", "Cold Meal")
    )
    table.play(0, "Silence Hall").resolve().option("Warm Meal")
    table.to("main", player=1)
    assert not table.can("play", 1, "Warm Meal") and table.can("play", 1, "Cold Meal")


@pytest.mark.rule("fow", "321.1j")
def test_a_sub_ruler_stays_where_it_is() -> None:
    table = (
        scenario("fow")
        .define(name="Silver Gauntlet", type="Sub-Ruler", attribute=["W"], text="{Rest}: You gain 100 life.")
        .define(**chant("Sweep", "Destroy all sub-rulers. Draw a card."))
        .sources(0, fire=1)
        .hand(0, "Sweep")
        .zone(1, "ruler", "Silver Gauntlet")
    )
    table.play(0, "Sweep").resolve()
    assert table.zone_names(1, "ruler") == ["Silver Gauntlet"] and table.hand_size(0) == 1


@pytest.mark.rule("fow", "702.3b")
def test_counters_come_before_the_rest_of_what_is_done_as_a_card_enters() -> None:
    table = (
        scenario("fow")
        .define(
            **res(
                "Patient One",
                100,
                100,
                "As this card enters the field, you may remove a spark counter from it. If you do, draw a card.\n"
                "As this card enters the field, put two spark counters on it.",
                cost="{R}",
            )
        )
        .sources(0, fire=1)
        .hand(0, "Patient One")
    )
    table.play(0, "Patient One").resolve().yes()
    assert table.hand_size(0) == 1 and table.counters("Patient One", "spark") == 1


@pytest.mark.rule("fow", "803.4")
def test_who_cannot_pay_for_the_attack_does_not_attack() -> None:
    def setting(stones: int) -> Any:
        table = (
            scenario("fow")
            .define(**res("Golem", 500, 500, "You must pay {1} to attack with this card."))
            .define(**res("Duelist", 300, 300))
            .field(0, "Golem", "Duelist")
        )
        return table.sources(0, fire=stones) if stones else table

    assert not setting(0).can("attack", 0, "Golem") and setting(0).can("attack", 0, "Duelist")
    table = setting(1)
    table.attack("Golem").to("main")
    assert table.resource(1, "life") == 3500 and table.is_rested("Fire Source 1")


@pytest.mark.rule("fow", "903.1a")
def test_a_prohibition_of_cards_by_their_cost_looks_at_the_printed_one() -> None:
    table = (
        scenario("fow")
        .define(**place("Low Ceiling", "Players cannot play cards with total cost 3 or more."))
        .define(**place("Old Friend", "You pay {2} less to play chants."))
        .define(**chant("Warm Meal", "You gain 500 life.", cost="{R}{2}"))
        .sources(0, fire=3)
        .hand(0, "Warm Meal")
        .field(0, "Low Ceiling", "Old Friend")
    )
    assert not table.can("play", 0, "Warm Meal")


@pytest.mark.rule("fow", "903.2l")
def test_a_cost_is_not_paid_with_what_somebody_else_controls() -> None:
    table = (
        scenario("fow")
        .define(name="Cursed Mask", type="Addition: Resonator", cost="{B}", text="Banish added resonator: Draw a card.")
        .define(**res("Mine", 300, 300))
        .define(**res("Theirs", 300, 300))
        .field(0, "Mine")
        .field(1, "Theirs")
        .zone(0, "field", "Cursed Mask", host="Theirs")
    )
    assert not table.can("use", 0, "Cursed Mask")


@pytest.mark.rule("fow", "904.3")
def test_what_a_card_has_itself_it_has_in_every_zone() -> None:
    table = (
        scenario("fow")
        .define(**res("Half Elf", 300, 300, "This card has Elf in addition to its other races.", race=["Human"]))
        .define(**res("Elf", 300, 300, race=["Elf"]))
        .define(**chant("Recall", "Put target Elf from your graveyard into your hand."))
        .sources(0, fire=1)
        .hand(0, "Recall")
        .zone(0, "graveyard", "Half Elf")
    )
    table.play(0, "Recall", targets=["Half Elf"]).resolve()
    assert table.hand_names(0) == ["Half Elf"]


@pytest.mark.rule("fow", "906.7")
def test_enter_abilities_that_do_not_trigger() -> None:
    table = (
        scenario("fow")
        .define(**place("Numb Air", "[Enter] abilities of resonators your opponent controls don't trigger."))
        .define(**res("Herald", 300, 300, "[Enter] >>> You gain 100 life.", cost="{R}"))
        .sources(0, fire=1)
        .sources(1, fire=1)
        .hand(0, "Herald")
        .hand(1, "Herald")
        .field(1, "Numb Air")
    )
    table.play(0, "Herald").resolve_all()
    assert table.resource(0, "life") == 4000
    table.to("main", player=1)
    table.play(1, "Herald").resolve_all()
    assert table.resource(1, "life") == 4100


@pytest.mark.rule("fow", "907.8")
def test_a_tax_on_activate_abilities_does_not_reach_will_abilities() -> None:
    table = (
        scenario("fow")
        .define(**place("Tax Office", "Your opponent pays {1} more to play activate abilities of resonators they control."))
        .define(**res("Miner", 300, 300, "{Rest}: Produce {R}."))
        .define(**res("Singer", 300, 300, "{Rest}: You gain 100 life."))
        .define(**chant("Warm Meal", "You gain 500 life."))
        .hand(0, "Warm Meal")
        .field(0, "Miner", "Singer")
        .field(1, "Tax Office")
    )
    table.play(0, "Warm Meal")
    assert table.is_rested("Miner")
    table.resolve()
    assert not table.can("use", 0, "Singer")


@pytest.mark.rule("fow", "909.2a")
def test_what_depends_on_another_effect_waits_for_it_whatever_is_older() -> None:
    table = (
        scenario("fow")
        .define(**place("Sky Hall", "Resonators with [Flying] you control gain [First Strike]."))
        .define(**place("Fast Hall", "Resonators with [First Strike] you control gain [+300/0]."))
        .define(**place("Wing Hall", "Birds you control gain [Flying]."))
        .define(**chant("Feathers", "Target resonator becomes a Bird until end of turn."))
        .define(**res("Mouse", 300, 300, race=["Mouse"]))
        .define(**res("Real Bird", 300, 300, race=["Bird"]))
        .sources(0, fire=1)
        .hand(0, "Feathers")
        .field(0, "Fast Hall", "Sky Hall", "Wing Hall", "Mouse")
    )
    assert table.power("Mouse") == 300
    table.play(0, "Feathers", targets=["Mouse"]).resolve()
    assert table.has("Mouse", "First Strike") and table.power("Mouse") == 600


@pytest.mark.rule("fow", "909.7")
def test_printed_atk_is_not_what_it_has_become() -> None:
    table = (
        scenario("fow")
        .define(**chant("Measure", "Destroy target resonator with printed ATK 500 or less."))
        .define(**res("Grown", 500, 500))
        .define(**res("Shrunk", 900, 900))
        .sources(0, fire=1)
        .hand(0, "Measure")
        .field(1, "Grown", counters={"[+100/+100]": 5})
        .field(1, "Shrunk", counters={"[-100/-100]": 5})
    )
    table.play(0, "Measure", targets=["Grown"]).resolve()
    assert table.zone_names(1, "graveyard") == ["Grown"]


@pytest.mark.rule("fow", "1008.2")
def test_nobody_chases_what_cannot_be_chased_but_triggers_come() -> None:
    table = (
        scenario("fow")
        .define(**chant("Final Word", "Players cannot chase to this card.\nThis card deals 300 damage to target player."))
        .define(**quick("Hush", "Cancel target spell."))
        .define(**place("Listener Post", "Whenever your opponent plays a chant >>> You gain 100 life."))
        .sources(0, fire=1)
        .sources(1, water=1)
        .hand(0, "Final Word")
        .hand(1, "Hush")
        .field(1, "Listener Post")
    )
    table.play(0, "Final Word", targets=[1])
    assert table.stack() == ["Final Word", "Listener Post"]
    table.passes(0)
    assert "1008.2" in table.why_not(1, "Hush") and not table.can("play", 1, "Hush")
    table.resolve_all()
    assert table.resource(1, "life") == 3800


@pytest.mark.rule("fow", "1027.1a")
def test_a_gem_of_any_attribute_is_one_of_the_five() -> None:
    table = (
        scenario("fow")
        .define(**chant("Gem Rain", "Gain a gem of any attribute."))
        .define(**res("Jeweller", 300, 300, "Banish a fire gem: You gain 100 life."))
        .sources(0, fire=1)
        .hand(0, "Gem Rain")
        .field(0, "Jeweller")
    )
    assert not table.can("use", 0, "Jeweller")
    table.play(0, "Gem Rain").resolve().option("fire")
    table.use(0, "Jeweller").resolve()
    assert table.resource(0, "life") == 4100 and table.zone_names(0, "item") == []


@pytest.mark.rule("fow", "1028.2d")
def test_the_weather_is_the_last_that_was_said() -> None:
    table = (
        scenario("fow")
        .define(**chant("Rain Dance", "Your weather is Rain until end of turn."))
        .define(**place("Smog Works", "Each player's weather is Pollution."))
        .define(**res("Frog", 300, 300, "This card gains [+200/0] as long as the weather is Rain."))
        .sources(0, fire=2)
        .hand(0, "Rain Dance", "Smog Works")
        .field(0, "Frog")
    )
    table.play(0, "Rain Dance").resolve()
    assert table.power("Frog") == 500
    table.play(0, "Smog Works").resolve()
    assert table.power("Frog") == 300


@pytest.mark.rule("fow", "1034.1")
def test_foresee_keeps_some_and_sends_the_rest_below() -> None:
    table = (
        scenario("fow")
        .define(**chant("Vision", "Foresee 3. Then draw a card."))
        .define(**chant("First", "Draw a card."))
        .define(**chant("Second", "Draw a card."))
        .define(**chant("Third", "Draw a card."))
        .sources(0, fire=1)
        .hand(0, "Vision")
        .deck(0, "First", "Second", "Third", only=True)
    )
    table.play(0, "Vision").resolve().choose("Second")
    table.order("Third", "First")
    assert table.hand_names(0) == ["Second"]
    assert sorted(table.zone_names(0, "deck")) == ["First", "Third"]


@pytest.mark.rule("fow", "1038.1")
def test_exploration_removes_a_treasure_and_puts_the_rest_below() -> None:
    table = (
        scenario("fow")
        .define(**chant("Expedition", "Exploration 2. You gain 100 life."))
        .define(**res("Gold Idol", 300, 300, race=["Treasure"]))
        .define(**chant("Rubble", "Draw a card."))
        .sources(0, fire=1)
        .hand(0, "Expedition")
        .deck(0, "Rubble", "Gold Idol", "Rubble", only=True)
    )
    table.play(0, "Expedition").resolve().choose("Gold Idol")
    assert table.zone_names(0, "removed") == ["Gold Idol"] and table.zone_names(0, "deck") == ["Rubble", "Rubble"]
    assert table.resource(0, "life") == 4100


@pytest.mark.rule("fow", "1046.1")
def test_a_coin_pays_once() -> None:
    table = (
        scenario("fow")
        .define(**chant("Wages", "Gain a fire will coin token.", cost="{0}"))
        .define(**chant("Warm Meal", "You gain 500 life."))
        .hand(0, "Wages", "Warm Meal", "Warm Meal")
    )
    assert not table.can("play", 0, "Warm Meal")
    table.play(0, "Wages").resolve().act(0, "will")
    table.play(0, "Warm Meal").resolve()
    assert table.resource(0, "life") == 4500 and not table.can("play", 0, "Warm Meal")


@pytest.mark.rule("fow", "1050.1")
def test_leaving_the_field_is_leaving_it_anyhow() -> None:
    table = (
        scenario("fow")
        .define(**res("Ember", 300, 300, "When this card leaves the field >>> You gain 100 life."))
        .define(**chant("Smite", "Destroy target resonator."))
        .define(**chant("Homeward", "Return target resonator to its owner's hand."))
        .define(**chant("Banishment", "Remove target resonator from the game."))
        .sources(0, fire=3)
        .hand(0, "Smite", "Homeward", "Banishment")
        .field(0, "Ember", "Ember", "Ember")
    )
    for word in ("Smite", "Homeward", "Banishment"):
        table.play(0, word, targets=[table.card("Ember", 0)]).resolve_all()
    assert table.resource(0, "life") == 4300


@pytest.mark.rule("fow", "1002.5")
def test_a_bestowed_regalia_that_becomes_a_resonator_comes_off() -> None:
    table = (
        scenario("fow")
        .define(
            name="Living Blade",
            type="Regalia",
            cost="{1}",
            text="[Bestow] {0}\nBestowed resonator gains [+200/0].\n"
            "{0}: This card becomes a [300/300] resonator until end of turn.",
        )
        .define(**res("Bearer", 300, 300))
        .field(0, "Living Blade", "Bearer")
    )
    table.use(0, "Living Blade", ability="bestow", targets=["Bearer"]).resolve()
    assert table.power("Bearer") == 500
    table.use(0, "Living Blade", ability="becomes").resolve()
    assert table.power("Bearer") == 300 and table.power("Living Blade") == 300


@pytest.mark.rule("fow", "1129.2b")
def test_a_mobilized_regalia_attacks_this_turn_and_is_a_regalia_still() -> None:
    table = (
        scenario("fow")
        .define(name="War Wagon", type="Regalia", cost="{2}", atk=600, text="[Mobilize] (Human)", **{"def": 600})
        .define(**res("Driver", 100, 100, race=["Human"]))
        .define(**chant("Crush", "Destroy target regalia."))
        .sources(1, fire=1)
        .hand(1, "Crush")
        .field(0, "War Wagon", "Driver")
    )
    assert not table.can("attack", 0, "War Wagon")
    table.use(0, "War Wagon", cost=["Driver"]).resolve()
    table.attack("War Wagon").to("main")
    assert table.resource(1, "life") == 3400 and table.is_rested("Driver")


@pytest.mark.rule("fow", "1174.2")
def test_an_ambush_waits_for_the_opponents_draw_and_costs_its_own_price() -> None:
    table = (
        scenario("fow")
        .define(**res("Lurker", 500, 500, "[Ambush] {U}", cost="{U}{4}"))
        .define(**chant("Page", "Draw a card."))
        .sources(0, fire=1)
        .sources(1, water=1)
        .hand(0, "Page")
        .zone(1, "standby", "Lurker")
    )
    table.passes(0)
    assert not table.can("play", 1, "Lurker")
    table = (
        scenario("fow")
        .define(**res("Lurker", 500, 500, "[Ambush] {U}", cost="{U}{4}"))
        .define(**chant("Page", "Draw a card."))
        .sources(0, fire=1)
        .sources(1, water=1)
        .hand(0, "Page")
        .zone(1, "standby", "Lurker")
    )
    table.play(0, "Page").resolve().passes(0)
    table.play(1, "Lurker").resolve()
    assert table.is_on_field("Lurker", 1)


@pytest.mark.rule("fow", "1186.2")
def test_the_enraged_one_blocks_though_it_is_rested() -> None:
    table = (
        scenario("fow")
        .define(**res("Taunter", 500, 900, "[Enraging]"))
        .define(**res("Bull", 300, 900))
        .define(**res("Calf", 100, 900))
        .field(0, "Taunter")
        .field(1, "Bull", rested=True)
        .field(1, "Calf")
    )
    table.attack("Taunter", at=1).choose("Bull")
    table.resolve().block("Bull").to("main")
    assert table.damage_on("Bull") == 500 and table.damage_on("Taunter") == 300


@pytest.mark.rule("fow", "1176.4")
def test_overgrowth_grows_with_the_spells_of_the_turn() -> None:
    table = (
        scenario("fow")
        .define(**res("Vine", 100, 100, "[Overgrowth]", cost="{G}"))
        .define(**res("Shrub", 100, 100, "[Overgrowth]", cost="{G}"))
        .define(**res("Stone", 100, 100))
        .sources(0, wind=2)
        .hand(0, "Vine", "Shrub")
        .field(1, "Stone")
    )
    table.play(0, "Vine").resolve()
    first = table.power("Vine")
    table.play(0, "Shrub").resolve()
    # 1176.2  each other J/resonator, whoever controls it: the first with 1, the second with 2
    assert table.power("Stone") == 100 + 100 + 200
    assert table.power("Vine") == first + 200 and table.power("Shrub") == 300


@pytest.mark.rule("fow", "1189.2a")
def test_moontide_copies_a_spell_once_and_no_copy() -> None:
    table = (
        scenario("fow")
        .define(**chant("Ripple", "[Moontide] {U}\nYour opponent loses 300 life."))
        .sources(0, fire=1, water=2)
        .hand(0, "Ripple")
    )
    table.play(0, "Ripple")
    table.use(0, "Ripple").resolve()
    assert len(table.stack()) == 2
    assert not table.can("use", 0, "Ripple")
    table.resolve_all()
    assert table.resource(1, "life") == 3400


@pytest.mark.rule("fow", "1192.2")
def test_graverberate_copies_for_each_card_that_came_into_a_graveyard() -> None:
    table = (
        scenario("fow")
        .define(**chant("Dirge", "[Graverberate]\nYour opponent loses 100 life."))
        .define(**chant("Mill", "Put the top two cards of your deck into your graveyard."))
        .sources(0, fire=2)
        .hand(0, "Dirge", "Mill")
    )
    table.play(0, "Mill").resolve()
    # two cards from the deck and the chant itself
    table.play(0, "Dirge").resolve_all()
    assert table.resource(1, "life") == 4000 - 400


@pytest.mark.rule("fow", "1197.3")
def test_anathema_asks_for_four_card_types_in_the_graveyard() -> None:
    def setting(*cards: str) -> Any:
        return (
            scenario("fow")
            .define(**res("Heretic", 300, 300, "[Anathema] -- This card gains [+500/0]."))
            .define(**res("Bones", 300, 300))
            .define(**chant("Page", "Draw a card."))
            .define(**place("Ruin", "Resonators you control gain [+100/0]."))
            .define(name="Idol", type="Regalia", cost="{1}", text="{Rest}: Produce {R}.")
            .field(0, "Heretic")
            .zone(0, "graveyard", *cards)
        )

    assert setting("Bones", "Page", "Ruin").power("Heretic") == 300
    assert setting("Bones", "Page", "Ruin", "Idol").power("Heretic") == 800
