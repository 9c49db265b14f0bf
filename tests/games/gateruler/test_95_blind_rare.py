"""Rulings on what cards seldom say, each decided by the document alone."""

import pytest

from arbiter.testing import scenario

ACTION = "Timing: Standard Action\n"
INSTANT = "Timing: Instant Action\n"


def unit(name: str, text: str = "", **more: object) -> dict[str, object]:
    return {"type": "unit", "name": name, "level": 0, "atk": 2, "hp": 3, "stk": 1, "text": text, **more}


def event(name: str, text: str, **more: object) -> dict[str, object]:
    return {"type": "event", "name": name, "level": 0, "text": text, **more}


@pytest.mark.rule("gateruler", "16-29b", "16-29c")
@pytest.mark.parametrize(("charges", "shield"), [(("Ember",), True), (("Ember", "Ox"), False), (("Ox", "Ox"), True)])
def test_a_charge_bonus_gives_its_ability_and_takes_the_shield_from_two_charges_on(
    charges: tuple[str, ...], shield: bool
) -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Ox"))
        .define(**unit("Ember", "Charge Bonus {Smith}\n• This gains +2 ATK."))
        .define(**unit("Forge", "Charge Shield", attributes=["Smith"]))
        .define(**unit("Turtle", "Charge Shield"))
        .field(0, "Forge", place=1, under=charges)
        .field(0, "Turtle", place=2, under=charges)
    )
    assert table.has("Forge", "Charge Shield") is shield and table.has("Turtle", "Charge Shield")
    assert table.power("Forge") == (4 if "Ember" in charges else 2) and table.power("Turtle") == 2


@pytest.mark.rule("gateruler", "16-14b", "16-14b-2a", "16-14c-1", "14-3b")
@pytest.mark.parametrize("cards", [1, 2])
def test_an_abyssal_summoning_pays_the_whole_concerto_or_nothing(cards: int) -> None:
    table = (
        scenario("gateruler")
        .define(
            **unit(
                "Chorister",
                "Abyssal Summoning - Standard Action: You may special summon a unit card with Abyssal Concerto "
                "in your graveyard by fulfilling its requirements.",
            )
        )
        .define(**unit("Drowned King", "Abyssal Concerto Requirement: Discard 2 cards."))
        .define(**unit("Ox"))
        .field(0, "Chorister", place=1)
        .zone(0, "graveyard", "Drowned King")
        .hand(0, *["Ox"] * cards)
    )
    table.use(0, "Chorister").resolve()
    if cards == 2:
        table.yes().option("attack 2")
    assert table.is_on_field("Drowned King") is (cards == 2) and table.hand_size(0) == cards % 2


@pytest.mark.rule("gateruler", "16-20c", "14-4b-6d", "14-3e")
@pytest.mark.parametrize(("smiths", "playable"), [(1, False), (2, True)])
def test_a_discount_counts_where_its_condition_is_met(smiths: int, playable: bool) -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Young Smith", attributes=["Smith"]))
        .define(**unit("Guild Master", "Discount: You control 2 or more {Smith}, reduce the cost by 3.", level=2))
        .field(0, *["Young Smith"] * smiths)
        .hand(0, "Guild Master")
    )
    assert table.can("play", 0, "Guild Master") is playable


@pytest.mark.rule("gateruler", "15-14b", "15-14b-1", "15-14b-2", "15-14b-3")
def test_a_unit_put_on_top_of_the_attacker_attacks_in_its_place() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Ox"))
        .define(**unit("Giant", atk=7, hp=7))
        .define(**event("Change Rider", INSTANT + "Choose 1 allied unit. Put 1 unit card in your hand on top of it."))
        .field(0, "Ox", place=1, damage=1)
        .zone(0, "set", "Change Rider")
        .hand(0, "Giant")
        .field(1, "Giant", place=1)
    )
    table.attack("Ox", at=table.card("Giant", 1)).play(0, "Change Rider", targets=["Ox"]).resolve()
    assert table.field_names(0) == ["Giant"] and table.zone_names(0, "charge") == ["Ox"]
    assert table.is_rested("Giant", 0) and table.damage_on("Giant", 0) == 0
    table.to("attack_start")
    assert table.zone_names(1, "graveyard") == ["Giant"] and not table.can("attack", 0, table.card("Giant", 0))


@pytest.mark.rule("gateruler", "14-1a-4a", "14-2c", "14-8c-1")
def test_a_level_that_holds_for_one_ability_by_name_holds_for_no_other() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Spring", '"Cold Water": Standard Action: Choose 1 unit with level 1. Destroy it.'))
        .define(**unit("Brook", '"Warm Water": Standard Action: Choose 1 unit with level 1. Destroy it.'))
        .define(**unit("Old Oak", "This is treated as being level 1 for <Cold Water>.", level=4))
        .field(0, "Spring", place=1)
        .field(0, "Brook", place=2)
        .field(1, "Old Oak", place=1)
    )
    assert not table.can("use", 0, "Brook")
    table.use(0, "Spring", targets=["Old Oak"]).resolve()
    assert table.zone_names(1, "graveyard") == ["Old Oak"]


@pytest.mark.rule("gateruler", "13-3d-2", "15-20d", "15-20e-3", "13-3d-2b")
@pytest.mark.parametrize("nothing", [True, False])
def test_a_reduction_of_damage_to_two_is_shared_out_and_nothing_is_nothing_for_both(nothing: bool) -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Ox"))
        .define(**unit("Hen"))
        .define(**event("Hail", ACTION + "Choose 2 enemy units. Deal 2 damage to each of them."))
        .define(
            **event(
                "Umbrella",
                "Timing: You can play this when an allied unit would be dealt damage.\n"
                + ("This damage becomes 0." if nothing else "Reduce this damage by 3."),
            )
        )
        .hand(0, "Hail")
        .field(1, "Ox", place=1)
        .field(1, "Hen", place=2)
        .zone(1, "set", "Umbrella")
    )
    table.play(0, "Hail", targets=["Ox", "Hen"]).play(1, "Umbrella").resolve()
    if not nothing:
        table.option("Ox").option("Hen").option("Ox")
    table.resolve_all()
    assert (table.damage_on("Ox"), table.damage_on("Hen")) == (0, 0 if nothing else 1)


@pytest.mark.rule("gateruler", "14-3c", "16-12a-1")
@pytest.mark.parametrize("shield", [True, False])
def test_a_cost_that_the_charge_shield_changes_is_paid_all_the_same(shield: bool) -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Ox"))
        .define(**unit("Turtle", "Charge Shield\nStandard Action [put this into its owner's graveyard]: Draw 2 cards."))
        .field(0, "Turtle", place=1, under=("Ox",))
    )
    table.use(0, "Turtle")
    (table.yes() if shield else table.no()).resolve()
    assert table.is_on_field("Turtle") is shield and table.hand_size(0) == 2
    assert "Ox" in table.zone_names(0, "graveyard")


@pytest.mark.rule("gateruler", "15-2c", "15-17a-3")
def test_a_summon_cap_increased_by_one_lets_one_more_unit_come_this_turn() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Ox"))
        .define(**event("Open Gate", ACTION + "Increase your summon cap by 1."))
        .hand(0, "Ox", "Ox", "Ox", "Ox", "Open Gate")
    )
    table.play(0, "Ox", option="attack 1").resolve().play(0, "Ox", option="attack 2").resolve()
    assert not table.can("play", 0, "Ox")
    table.play(0, "Open Gate").resolve().play(0, "Ox", option="attack 3").resolve()
    assert len(table.field_names(0)) == 3 and table.why_not(0, "Ox") == ["15-17a-3"]


@pytest.mark.rule("gateruler", "15-29a", "14-13a-6")
def test_who_loses_a_keyword_loses_the_printed_and_the_given_one() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Bull"))
        .define(**unit("Spear Wall", "Intercept"))
        .define(**unit("Captain", "Allied units gain Intercept."))
        .define(**event("Feint", ACTION + "Choose 1 enemy unit. Until the end of the turn, it loses Intercept."))
        .field(0, "Bull", place=1)
        .field(1, "Spear Wall", place=1)
        .field(1, "Captain", place=2)
        .hand(0, "Feint")
    )
    table.play(0, "Feint", targets=["Spear Wall"]).resolve()
    table.attack("Bull", at="Spear Wall").to("attack_start")
    assert table.damage_on("Bull") == 0 and table.damage_on("Spear Wall") == 2


@pytest.mark.rule("gateruler", "8-4f", "8-4h", "8-4h-1")
def test_what_happens_as_a_unit_attacks_resolves_before_what_triggers_when_it_attacks() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Ox"))
        .define(**unit("Hen"))
        .define(
            **unit(
                "Plough",
                "When this attacks, draw 1 card.\nAs this attacks, put the top card of your deck into your graveyard.",
            )
        )
        .field(0, "Plough", place=1)
        .deck(0, "Ox", "Hen")
    )
    table.attack("Plough", at=1).to("attack_start")
    assert table.zone_names(0, "graveyard") == ["Ox"] and table.hand_names(0) == ["Hen"]


@pytest.mark.rule("gateruler", "14-4c-3a", "14-16b")
def test_an_ability_in_the_gate_resolves_without_the_unit_that_had_it() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Archer", "Standard Action [exhaust this]: Choose 1 enemy unit. Deal 2 damage to it."))
        .define(**unit("Ox"))
        .define(**event("Fell", INSTANT + "Choose 1 enemy unit. Destroy it."))
        .field(0, "Archer", place=1)
        .field(1, "Ox", place=1)
        .zone(1, "set", "Fell")
    )
    table.use(0, "Archer", targets=["Ox"]).play(1, "Fell", targets=["Archer"]).resolve_all()
    assert table.zone_names(0, "graveyard") == ["Archer"] and table.damage_on("Ox") == 2


@pytest.mark.rule("gateruler", "16-10a-1", "16-10b", "1-5f")
def test_a_familiar_belongs_to_its_new_kind_and_to_its_old_one() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Shifter", "Familiar", attributes=["Beast"]))
        .define(**unit("Guild Master", "Your {Smith} gain +2 ATK.\nYour {Beast} gain +1 HP.", attributes=["Smith"]))
        .field(0, "Shifter", place=1)
        .field(0, "Guild Master", place=2)
    )
    table.use(0, "Shifter").resolve().option("Smith")
    assert table.power("Shifter") == 4 and table.guard("Shifter") == 4
    table.next_turn()
    assert table.power("Shifter") == 2 and table.guard("Shifter") == 4


@pytest.mark.rule("gateruler", "15-27a-1", "15-27a-3", "14-4b-4")
def test_who_is_not_affected_can_be_chosen_and_nothing_comes_of_it() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Statue", "This is not affected by the effects of enemy events."))
        .define(**event("Fell", ACTION + "Choose 1 enemy unit. Destroy it. If you do, draw 1 card."))
        .hand(0, "Fell")
        .field(1, "Statue", place=1)
    )
    table.play(0, "Fell", targets=["Statue"]).resolve()
    assert table.is_on_field("Statue") and table.hand_size(0) == 0


@pytest.mark.rule("gateruler", "15-36a", "8-4e-1")
def test_an_attack_redirected_hits_the_other_unit() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Bull", atk=3))
        .define(**unit("Ox"))
        .define(**unit("Hen"))
        .define(
            **event(
                "Over Here",
                "Timing: You can play this when an allied unit is attacked.\n"
                "Choose 1 allied unit that is not being attacked. Redirect the attack to it.",
            )
        )
        .field(0, "Bull", place=1)
        .field(1, "Ox", place=1)
        .field(1, "Hen", place=2)
        .zone(1, "set", "Over Here")
    )
    table.attack("Bull", at="Ox").play(1, "Over Here", targets=["Hen"]).to("attack_start")
    assert table.field_names(1) == ["Ox"] and "Hen" in table.zone_names(1, "graveyard")


@pytest.mark.rule("gateruler", "14-19c", "14-19d", "14-19b")
def test_a_unit_that_lies_face_down_is_what_the_effect_says_and_has_no_touchdown() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Giant", "When this enters play, draw 1 card.", atk=7, hp=7))
        .define(
            **event(
                "Masquerade",
                ACTION + "Put the top card of your deck into one of your attack zones face down. "
                "It is a unit with 3 ATK, 4 HP and 1 STK.",
            )
        )
        .deck(0, "Giant")
        .hand(0, "Masquerade")
    )
    table.play(0, "Masquerade").resolve().option("attack 1")
    (masked,) = table.objects("front", 0)
    assert masked.face.name != "Giant" or not masked.face_up
    assert table.hand_size(0) == 0
