"""Rulings from the document, each a position, choices and what follows from the rules."""

import pytest
from arbiter.testing import BadScript, Table, scenario

BOUNCE = "Choose 1 Forward. Return it to its owner's hand."


def forward(table: Table, name: str, element: str, cost: int, power: int, text: str = "") -> Table:
    return table.define(name=name, type="forward", element=[element], cost=cost, power=power, text=text)


def summon(table: Table, name: str, element: str, cost: int, text: str) -> Table:
    return table.define(name=name, type="summon", element=[element], cost=cost, text=text)


def backup(table: Table, name: str, element: str, cost: int, text: str) -> Table:
    return table.define(name=name, type="backup", element=[element], cost=cost, text=text)


def piper_and_lancer() -> Table:
    table = scenario("fftcg")
    forward(
        table,
        "Reed Piper",
        "wind",
        1,
        2000,
        "First Strike\nThe Forwards forming a party with Reed Piper gain +1000 power and First Strike.",
    )
    forward(table, "Marsh Lancer", "wind", 3, 5000)
    forward(table, "Stone Sentinel", "earth", 3, 6000)
    summon(table, "Ebbing Tide", "water", 2, BOUNCE)
    return (
        table.field(0, "Reed Piper", "Marsh Lancer")
        .field(1, "Stone Sentinel")
        .sources(1, water=2)
        .hand(1, "Ebbing Tide")
    )


@pytest.mark.rule("fftcg", "15.1.1.9.7")
def test_a_party_made_quick_by_its_piper_breaks_the_blocker_first() -> None:
    table = piper_and_lancer()
    table.attack("Reed Piper", party=["Marsh Lancer"]).block("Stone Sentinel")
    assert table.power("Marsh Lancer") == 6000
    table.passes(0).passes(1)
    assert table.zone_names(1, "break") == ["Stone Sentinel"]
    assert table.damage_on("Reed Piper") == table.damage_on("Marsh Lancer") == 0


@pytest.mark.rule("fftcg", "15.1.1.9.5")
def test_when_the_piper_leaves_the_one_that_remains_is_no_party_and_strikes_normally() -> None:
    table = piper_and_lancer()
    table.attack("Reed Piper", party=["Marsh Lancer"]).block("Stone Sentinel")
    table.play(1, "Ebbing Tide", targets=["Reed Piper"]).resolve()
    assert table.power("Marsh Lancer") == 5000 and not table.has("Marsh Lancer", "First Strike")
    table.end_step()
    assert table.zone_names(0, "break") == ["Marsh Lancer"]
    assert table.damage_on("Stone Sentinel") == 5000
    assert table.damage_count(1) == 0


@pytest.mark.rule("fftcg", "15.2.6.3.1")
def test_of_two_points_at_once_only_the_card_that_came_as_the_fifth_bursts() -> None:
    table = scenario("fftcg")
    forward(
        table, "Twin Maul", "fire", 3, 5000, "If Twin Maul deals damage to your opponent, double the damage instead."
    )
    for name in ("Late Lantern", "Later Lantern"):
        backup(table, name, "water", 3, f"‹Damage 5 --› [EX BURST] When {name} enters the field, draw 1 card.")
    table.field(0, "Twin Maul").damage(1, 3).deck(1, "Late Lantern", "Later Lantern")
    table.attack("Twin Maul").no_block().end_step()
    assert table.damage_count(1) == 5
    table.yes()
    assert table.hand_size(1) == 1


@pytest.mark.rule("fftcg", "15.1.1.9.6")
def test_a_party_must_be_blocked_if_one_of_it_can_be() -> None:
    table = scenario("fftcg")
    forward(table, "Silk Dancer", "wind", 2, 4000, "Silk Dancer cannot be blocked.")
    forward(table, "Oak Brawler", "wind", 2, 4000)
    forward(table, "Gate Hound", "earth", 2, 5000)
    backup(table, "Loud Bell", "wind", 2, "The Forwards opponent controls must block if possible.")
    table.field(0, "Silk Dancer", "Oak Brawler", "Loud Bell").field(1, "Gate Hound")
    table.attack("Silk Dancer", party=["Oak Brawler"])
    with pytest.raises(BadScript):
        table.no_block()
    table.block("Gate Hound").end_step().divide({"Silk Dancer": 4000, "Oak Brawler": 1000})
    assert table.zone_names(1, "break") == ["Gate Hound"] and table.zone_names(0, "break") == ["Silk Dancer"]


@pytest.mark.rule("fftcg", "2.2")
def test_one_that_cannot_be_blocked_need_not_be_blocked() -> None:
    table = scenario("fftcg")
    forward(table, "Silk Dancer", "wind", 2, 4000, "Silk Dancer cannot be blocked.")
    forward(table, "Gate Hound", "earth", 2, 5000)
    backup(table, "Loud Bell", "wind", 2, "The Forwards opponent controls must block if possible.")
    table.field(0, "Silk Dancer", "Loud Bell").field(1, "Gate Hound")
    table.attack("Silk Dancer")
    assert not table.can("block", 1, "Gate Hound")
    table.no_block().end_step()
    assert table.damage_count(1) == 1


@pytest.mark.rule("fftcg", "11.12.5.7")
@pytest.mark.parametrize(("first", "damage"), [("Gate Warden", 2000), ("Kindling Sage", 5000)])
def test_whoever_controls_the_damaged_forward_orders_doubling_and_reducing(first: str, damage: int) -> None:
    table = scenario("fftcg")
    backup(table, "Kindling Sage", "fire", 3, "If your Summon deals damage to a Forward, double the damage instead.")
    forward(
        table,
        "Gate Warden",
        "earth",
        4,
        9000,
        "If Gate Warden is dealt damage by a Summon, reduce the damage by 3000 instead.",
    )
    summon(table, "Ember Bolt", "fire", 2, "Choose 1 Forward. Deal it 4000 damage.")
    table.field(0, "Kindling Sage").field(1, "Gate Warden").sources(0, fire=2).hand(0, "Ember Bolt")
    table.play(0, "Ember Bolt", targets=["Gate Warden"]).resolve()
    table.expect(player=1).order(first)
    assert table.damage_on("Gate Warden") == damage


@pytest.mark.rule("fftcg", "11.12.5.4")
def test_damage_that_became_0_was_not_dealt_and_triggers_nothing() -> None:
    table = scenario("fftcg")
    forward(
        table,
        "Reed Walker",
        "wind",
        3,
        5000,
        "If Reed Walker is dealt damage by your opponent's Summons, the damage becomes 0 instead.\n"
        "When Reed Walker is dealt damage, draw 1 card.",
    )
    forward(table, "Mud Lancer", "fire", 2, 3000)
    summon(table, "Ember Bolt", "fire", 2, "Choose 1 Forward. Deal it 4000 damage.")
    table.field(0, "Mud Lancer").field(1, "Reed Walker").sources(0, fire=2).hand(0, "Ember Bolt")
    table.play(0, "Ember Bolt", targets=["Reed Walker"]).resolve()
    assert table.stack() == [] and table.damage_on("Reed Walker") == 0 and table.hand_size(1) == 0
    table.attack("Mud Lancer").block("Reed Walker").end_step().resolve()
    assert table.damage_on("Reed Walker") == 3000 and table.hand_size(1) == 1


@pytest.mark.rule("fftcg", "11.11.4")
def test_a_forward_that_left_deals_damage_by_its_last_power_on_the_field() -> None:
    table = scenario("fftcg")
    forward(
        table,
        "Quarry Ox",
        "earth",
        3,
        5000,
        "When Quarry Ox enters the field, choose 1 Forward opponent controls. "
        "Deal it damage equal to Quarry Ox's power.",
    )
    forward(table, "Chalk Giant", "water", 5, 9000)
    summon(table, "Rising Sap", "earth", 1, "Choose 1 Forward. It gains +3000 power until the end of the turn.")
    summon(table, "Ebbing Tide", "water", 2, BOUNCE)
    table.sources(0, earth=4).sources(1, water=2).hand(0, "Quarry Ox", "Rising Sap").hand(1, "Ebbing Tide")
    table.field(1, "Chalk Giant")
    table.play(0, "Quarry Ox", targets=["Chalk Giant"])
    table.play(0, "Rising Sap", targets=["Quarry Ox"]).resolve()
    table.play(1, "Ebbing Tide", targets=["Quarry Ox"]).resolve()
    assert table.hand_names(0) == ["Quarry Ox"]
    table.resolve()
    assert table.damage_on("Chalk Giant") == 8000


@pytest.mark.rule("fftcg", "11.8.13")
def test_the_condition_of_an_entering_ability_is_asked_again_as_it_resolves() -> None:
    table = scenario("fftcg")
    forward(
        table,
        "Mill Keeper",
        "earth",
        3,
        6000,
        "When Mill Keeper enters the field, if you control 3 or more Backups, draw 1 card.",
    )
    summon(table, "Splitting Bolt", "lightning", 2, "Choose 1 Backup. Break it.")
    table.sources(0, earth=3).sources(1, lightning=2).hand(0, "Mill Keeper").hand(1, "Splitting Bolt")
    table.play(0, "Mill Keeper")
    assert table.stack() == ["Mill Keeper"]
    table.play(1, "Splitting Bolt", targets=["Earth Source 1"]).resolve_all()
    assert table.hand_size(0) == 0


def wolf_and_twin() -> Table:
    table = scenario("fftcg")
    forward(table, "Ash Wolf", "fire", 2, 5000)
    forward(table, "Grey Twin", "fire", 2, 5000, "Grey Twin is also ‹Card Name Ash Wolf› in all situations.")
    backup(
        table,
        "Pack Caller",
        "fire",
        2,
        "When Pack Caller enters the field, you may search for 1 ‹Card Name Ash Wolf› and add it to your hand.",
    )
    return table


@pytest.mark.rule("fftcg", "7.7.3")
def test_a_second_name_counts_for_the_one_copy_on_the_field() -> None:
    table = wolf_and_twin().field(0, "Ash Wolf").sources(0, fire=2).hand(0, "Grey Twin")
    assert not table.can("play", 0, "Grey Twin")
    assert table.why_not(0, "Grey Twin") == ["7.7.3"]
    free = wolf_and_twin().field(1, "Ash Wolf").sources(0, fire=2).hand(0, "Grey Twin")
    assert free.can("play", 0, "Grey Twin")


@pytest.mark.rule("fftcg", "15.1.1.8.1")
def test_a_second_name_is_found_in_the_deck() -> None:
    table = wolf_and_twin().sources(0, fire=2).hand(0, "Pack Caller").deck(0, "Grey Twin")
    table.play(0, "Pack Caller").resolve().yes().choose("Grey Twin")
    assert table.hand_names(0) == ["Grey Twin"]


def steam_bard() -> Table:
    table = scenario("fftcg").define(
        name="Steam Bard",
        type="forward",
        element=["fire", "water"],
        cost=2,
        power=5000,
        text="The cost required to cast Steam Bard is reduced by 1 for each Forward you control.",
    )
    forward(table, "Ash Wolf", "fire", 2, 5000)
    forward(table, "Brook Heron", "water", 2, 5000)
    return table.hand(0, "Steam Bard")


@pytest.mark.rule("fftcg", "11.4.6.2")
def test_a_card_of_two_elements_reduced_to_1_still_needs_one_of_each() -> None:
    table = steam_bard().field(0, "Ash Wolf").sources(0, fire=2)
    assert not table.can("play", 0, "Steam Bard")
    assert table.why_not(0, "Steam Bard") == ["11.4.6.2"]
    table = steam_bard().field(0, "Ash Wolf").sources(0, fire=1, water=1)
    table.play(0, "Steam Bard")
    assert table.is_on_field("Steam Bard")
    assert table.is_rested("Fire Source 1") and table.is_rested("Water Source 1")


@pytest.mark.rule("fftcg", "11.4.6.2")
def test_a_card_of_two_elements_reduced_to_0_needs_none() -> None:
    table = steam_bard().field(0, "Ash Wolf", "Brook Heron")
    table.play(0, "Steam Bard")
    assert table.is_on_field("Steam Bard")


@pytest.mark.rule("fftcg", "11.2.1.1")
def test_one_cp_too_much_for_each_element_when_discarding() -> None:
    table = steam_bard().hand(0, "Ash Wolf", "Brook Heron").by_hand(0)
    table.play(0, "Steam Bard", pay=["Ash Wolf", "Brook Heron"])
    assert table.is_on_field("Steam Bard") and table.hand_size(0) == 0
    table = steam_bard().hand(0, "Ash Wolf", "Ash Wolf", "Brook Heron").by_hand(0)
    with pytest.raises(BadScript):
        table.play(0, "Ash Wolf", pay=["Ash Wolf", "Brook Heron"])


@pytest.mark.rule("fftcg", "11.11.2.1")
def test_of_two_chosen_dull_forwards_the_one_that_stood_up_is_spared() -> None:
    table = scenario("fftcg")
    forward(table, "Ash Wolf", "fire", 2, 5000)
    forward(table, "Brook Heron", "water", 2, 5000)
    summon(table, "Cold Verdict", "ice", 3, "Choose 2 dull Forwards. Break them.")
    summon(table, "Morning Gust", "wind", 1, "Choose 1 Character. Activate it.")
    table.field(1, "Ash Wolf", "Brook Heron", rested=True).sources(0, ice=3).sources(1, wind=1)
    table.hand(0, "Cold Verdict").hand(1, "Morning Gust")
    table.play(0, "Cold Verdict", targets=[["Ash Wolf", "Brook Heron"]])
    table.play(1, "Morning Gust", targets=["Ash Wolf"]).resolve_all()
    assert table.is_on_field("Ash Wolf") and table.zone_names(1, "break") == ["Morning Gust", "Brook Heron"]


@pytest.mark.rule("fftcg", "9.5.1.4")
def test_what_falls_as_the_turn_ends_triggers_and_the_hand_is_not_counted_again() -> None:
    table = scenario("fftcg")
    forward(
        table,
        "Paper Knight",
        "wind",
        2,
        2000,
        "When Paper Knight is put from the field into the Break Zone, draw 1 card.",
    )
    summon(table, "Updraft", "wind", 1, "Choose 1 Forward. It gains +2000 power until the end of the turn.")
    backup(table, "Sour Bell", "wind", 2, "The Forwards you control lose 2000 power.")
    table.field(0, "Paper Knight").sources(0, wind=3).hand(0, "Updraft", "Sour Bell", 5)
    table.play(0, "Updraft", targets=["Paper Knight"]).resolve()
    table.play(0, "Sour Bell")
    assert table.power("Paper Knight") == 2000 and table.hand_size(0) == 5
    table.next_turn()
    assert table.active == 1
    assert table.zone_names(0, "break") == ["Updraft", "Paper Knight"]
    assert table.hand_size(0) == 6


@pytest.mark.rule("fftcg", "11.8.17.3")
def test_a_forward_that_left_and_came_back_is_not_fetched_at_the_end_of_the_turn() -> None:
    table = scenario("fftcg")
    forward(table, "Ash Wolf", "wind", 2, 5000)
    summon(
        table,
        "Borrowed Hour",
        "wind",
        2,
        "Choose 1 Forward of cost 3 or less in your Break Zone. Play it onto the field. "
        "At the end of the turn, put it into the Break Zone.",
    )
    summon(table, "Second Breath", "wind", 1, "Choose 1 Forward you control. Return it to its owner's hand.")
    table.zone(0, "break", "Ash Wolf").sources(0, wind=5).hand(0, "Borrowed Hour", "Second Breath")
    table.play(0, "Borrowed Hour", targets=["Ash Wolf"]).resolve()
    table.play(0, "Second Breath", targets=["Ash Wolf"]).resolve()
    table.play(0, "Ash Wolf").next_turn()
    assert table.is_on_field("Ash Wolf", 0)


@pytest.mark.rule("fftcg", "15.2.9.3.2")
def test_damage_from_before_priming_breaks_a_weaker_card_on_top() -> None:
    table = scenario("fftcg")
    forward(table, "Ember Page", "fire", 2, 7000, '‹Priming "Cinder Lord" --› {Fire}')
    forward(table, "Cinder Lord", "fire", 4, 5000, "First Strike")
    table.field(0, "Ember Page", damage=6000).sources(0, fire=1).deck(0, "Cinder Lord")
    table.use(0, "Ember Page", ability="priming").choose("Cinder Lord")
    assert table.zone_names(0, "break") == ["Ember Page"]
    assert table.zone_names(0, "removed") == ["Cinder Lord"]


@pytest.mark.rule("fftcg", "15.2.7.5.1")
def test_a_warped_card_whose_name_is_on_the_field_stays_away() -> None:
    table = scenario("fftcg")
    forward(table, "Slow Comet", "ice", 5, 8000, "‹Warp 1 --› {Ice}")
    table.field(0, "Slow Comet").zone(0, "removed", "Slow Comet", counters={"Warp": 1})
    table.turn(0, "main1", begin=True)
    table.resolve_all()
    assert table.field_names(0) == ["Slow Comet"]
    assert table.zone_names(0, "removed") == ["Slow Comet"] and table.zone_names(0, "break") == []


@pytest.mark.rule("fftcg", "15.2.8.4.1")
def test_a_limit_break_card_does_not_come_back_by_its_own_ability() -> None:
    table = scenario("fftcg")
    forward(
        table,
        "Lamp Bearer",
        "fire",
        3,
        5000,
        "‹Limit Break -- 1›\nWhen Lamp Bearer is put from the field into the Break Zone, "
        "return Lamp Bearer to your hand.",
    )
    backup(table, "Mourner", "fire", 2, "When a Forward you control is put from the field into the Break Zone, draw 1 card.")
    summon(table, "Felling", "lightning", 3, "Choose 1 Forward. Break it.")
    table.field(0, "Lamp Bearer", "Mourner").sources(0, lightning=3).hand(0, "Felling")
    table.play(0, "Felling", targets=["Lamp Bearer"]).resolve()
    table.order("Lamp Bearer", "Mourner").resolve_all()
    assert table.zone_names(0, "limit") == ["Lamp Bearer"]
    assert table.hand_size(0) == 1 and "Lamp Bearer" not in table.hand_names(0)


def borrowed() -> Table:
    table = scenario("fftcg")
    forward(
        table,
        "Debt Bearer",
        "water",
        3,
        6000,
        "When Debt Bearer is put from the field into the Break Zone, draw 1 card.",
    )
    summon(
        table,
        "Siren Call",
        "water",
        3,
        "Choose 1 Forward opponent controls. Activate it. Gain control of it until the end of the turn.",
    )
    backup(table, "Pyre Warden", "fire", 2, "Put 1 Forward into the Break Zone: Gain {C}.")
    table.field(0, "Pyre Warden").field(1, "Debt Bearer", rested=True).sources(0, water=3).hand(0, "Siren Call")
    return table.play(0, "Siren Call", targets=["Debt Bearer"]).resolve()


@pytest.mark.rule("fftcg", "10.1.2.1.1")
def test_a_borrowed_forward_has_not_been_there_from_the_beginning_of_the_turn() -> None:
    table = borrowed()
    assert table.is_on_field("Debt Bearer", 0) and not table.is_rested("Debt Bearer")
    assert not table.can("attack", 0, "Debt Bearer")
    table.to("attack_declaration")
    assert table.why_not(0, "Debt Bearer") == ["10.1.2.1.1"]
    table.next_turn()
    assert table.is_on_field("Debt Bearer", 1)


@pytest.mark.rule("fftcg", "11.8.5")
def test_whoever_controlled_the_forward_as_it_fell_has_its_ability() -> None:
    table = borrowed()
    table.use(0, "Pyre Warden", cost=["Debt Bearer"])
    assert table.zone_names(1, "break") == ["Debt Bearer"]
    table.resolve_all()
    assert table.hand_size(0) == 1 and table.hand_size(1) == 0 and table.resource(0, "crystal") == 1


@pytest.mark.rule("fftcg", "11.2.1.1")
def test_a_card_discarded_for_cp_was_not_discarded_by_the_opponent() -> None:
    text = (
        "When Dune Courier is discarded from your hand due to your opponent's Summons or abilities, draw 2 cards."
    )
    table = scenario("fftcg")
    forward(table, "Dune Courier", "fire", 3, 7000, text)
    forward(table, "Ash Wolf", "fire", 2, 5000)
    summon(table, "Mind Frost", "ice", 2, "Your opponent discards 1 card.")
    table.hand(0, "Dune Courier", "Dune Courier", "Ash Wolf").sources(1, ice=2).hand(1, "Mind Frost")
    table.by_hand(0).play(0, "Ash Wolf", pay=["Dune Courier"])
    assert table.stack() == [] and table.hand_names(0) == ["Dune Courier"]
    table.play(1, "Mind Frost").resolve()
    assert table.stack() == ["Dune Courier"]
    table.resolve()
    assert table.hand_size(0) == 2


@pytest.mark.rule("fftcg", "11.6.2.2")
def test_a_monster_that_came_this_turn_may_dull_itself_until_it_is_a_forward() -> None:
    table = scenario("fftcg").define(
        name="Cave Newt",
        type="monster",
        element=["earth"],
        cost=2,
        text="{1}: Until the end of the turn, Cave Newt also becomes a Forward with 7000 power.\n"
        "{Dull}: Draw 1 card.",
    )
    table.field(0, "Cave Newt", fresh=True).sources(0, earth=2)
    assert table.can("use", 0, "Cave Newt", ability="Draw 1 card")
    table.use(0, "Cave Newt", ability="becomes a Forward").resolve()
    assert table.power("Cave Newt") == 7000
    assert not table.can("use", 0, "Cave Newt", ability="Draw 1 card")
    assert table.can("use", 0, "Cave Newt", ability="becomes a Forward")
