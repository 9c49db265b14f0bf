"""Rulings from the document, a further round, written before it was run."""

import pytest
from arbiter.testing import BadScript, Table, scenario

BOUNCE = "Choose 1 Forward. Return it to its owner's hand."


def forward(table: Table, name: str, element: str, cost: int, power: int, text: str = "", **more: object) -> Table:
    return table.define(name=name, type="forward", element=[element], cost=cost, power=power, text=text, **more)


def summon(table: Table, name: str, element: str, cost: int, text: str) -> Table:
    return table.define(name=name, type="summon", element=[element], cost=cost, text=text)


def backup(table: Table, name: str, element: str, cost: int, text: str) -> Table:
    return table.define(name=name, type="backup", element=[element], cost=cost, text=text)


def monster(table: Table, name: str, element: str, cost: int, text: str) -> Table:
    return table.define(name=name, type="monster", element=[element], cost=cost, text=text)


def plain() -> Table:
    table = scenario("fftcg")
    forward(table, "Ash Wolf", "fire", 2, 5000)
    forward(table, "Brook Heron", "water", 2, 5000)
    forward(table, "Chalk Giant", "earth", 5, 9000)
    summon(table, "Ebbing Tide", "water", 2, BOUNCE)
    summon(table, "Ember Bolt", "fire", 2, "Choose 1 Forward. Deal it 4000 damage.")
    summon(table, "Felling", "lightning", 2, "Choose 1 Forward. Break it.")
    return table


@pytest.mark.rule("fftcg", "11.7.1", "15.2.9.4.1")
def test_a_primed_character_pays_for_its_special_ability_with_either_name() -> None:
    table = scenario("fftcg")
    forward(table, "Ember Page", "fire", 2, 7000, '‹Priming "Cinder Lord" --› {Fire}')
    forward(table, "Cinder Lord", "fire", 4, 5000, "«Cinder Fall» {S}: Draw 1 card.")
    table.field(0, "Cinder Lord", under=("Ember Page",)).hand(0, "Ember Page")
    table.use(0, "Cinder Lord").resolve()
    assert table.zone_names(0, "break") == ["Ember Page"] and table.hand_size(0) == 1


@pytest.mark.rule("fftcg", "11.7.1")
def test_a_card_with_a_second_name_pays_for_a_special_ability_of_that_name() -> None:
    table = scenario("fftcg")
    forward(table, "Ash Wolf", "fire", 2, 5000, "«Howl» {S}: Draw 1 card.")
    forward(table, "Grey Twin", "fire", 2, 5000, "Grey Twin is also ‹Card Name Ash Wolf› in all situations.")
    table.field(0, "Ash Wolf").hand(0, "Grey Twin").use(0, "Ash Wolf").resolve()
    assert table.zone_names(0, "break") == ["Grey Twin"] and table.hand_size(0) == 1


@pytest.mark.rule("fftcg", "11.6.11")
def test_what_a_cost_triggers_lies_above_the_ability_that_was_paid_with_it() -> None:
    table = plain()
    forward(
        table, "Debt Bearer", "water", 2, 5000, "When Debt Bearer is put from the field into the Break Zone, draw 1 card."
    )
    backup(table, "Pyre Warden", "fire", 2, "Put 1 Forward into the Break Zone: Choose 1 Forward. Deal it 4000 damage.")
    table.field(0, "Pyre Warden", "Debt Bearer").field(1, "Chalk Giant")
    table.use(0, "Pyre Warden", cost=["Debt Bearer"], targets=["Chalk Giant"])
    assert table.stack() == ["Pyre Warden", "Debt Bearer"]


@pytest.mark.rule("fftcg", "11.6.2.2")
def test_a_forward_that_came_this_turn_is_dulled_for_the_ability_of_another_card() -> None:
    table = plain()
    backup(table, "Drover", "fire", 2, "Dull 1 active Forward: Choose 1 Forward. Deal it 2000 damage.")
    table.field(0, "Drover").field(0, "Ash Wolf", fresh=True).field(1, "Chalk Giant")
    table.use(0, "Drover", cost=["Ash Wolf"], targets=["Chalk Giant"]).resolve()
    assert table.is_rested("Ash Wolf") and table.damage_on("Chalk Giant") == 2000
    assert not table.can("use", 0, "Drover")


@pytest.mark.rule("fftcg", "11.6.2.3")
def test_only_ones_own_forwards_pay_a_cost() -> None:
    table = plain()
    backup(table, "Pyre Warden", "fire", 2, "Put 1 Forward into the Break Zone: Draw 1 card.")
    table.field(0, "Pyre Warden").field(1, "Ash Wolf")
    assert not table.can("use", 0, "Pyre Warden")
    assert table.why_not(0, "Pyre Warden") == ["11.6.10"]


@pytest.mark.rule("fftcg", "11.3.11")
def test_a_summon_cast_by_an_effect_is_cast_after_it_and_counts_as_cast() -> None:
    table = plain()
    forward(
        table,
        "Rune Guide",
        "fire",
        3,
        5000,
        "When Rune Guide enters the field, you may cast 1 Summon of cost 2 or less from your hand without paying the cost.",
    )
    backup(table, "Choir of Calls", "ice", 2, "When you cast a Summon, draw 1 card.")
    table.field(0, "Choir of Calls", rested=True).sources(0, fire=3).hand(0, "Rune Guide", "Ember Bolt")
    table.field(1, "Chalk Giant")
    table.play(0, "Rune Guide").resolve().yes()
    if table.question is not None and table.stack() == []:
        table.choose("Ember Bolt")
    table.choose("Chalk Giant") if table.stack() != ["Ember Bolt", "Choir of Calls"] else table
    assert table.stack() == ["Ember Bolt", "Choir of Calls"]
    table.resolve_all()
    assert table.damage_on("Chalk Giant") == 4000 and table.hand_size(0) == 1


@pytest.mark.rule("fftcg", "11.11.5.1")
def test_what_is_asked_of_its_power_is_asked_as_it_resolves() -> None:
    table = plain()
    summon(table, "Weighing", "earth", 2, "Choose 1 Forward. If its power is 5000 or less, break it.")
    summon(table, "Rising Sap", "earth", 1, "Choose 1 Forward. It gains +1000 power until the end of the turn.")
    table.field(1, "Ash Wolf").sources(0, earth=2).sources(1, earth=1).hand(0, "Weighing").hand(1, "Rising Sap")
    table.play(0, "Weighing", targets=["Ash Wolf"]).play(1, "Rising Sap", targets=["Ash Wolf"]).resolve_all()
    assert table.is_on_field("Ash Wolf")


@pytest.mark.rule("fftcg", "11.11.2")
def test_a_forward_that_flees_when_it_is_chosen_cancels_the_summon() -> None:
    table = plain()
    forward(
        table,
        "Shy Otter",
        "water",
        2,
        4000,
        "When Shy Otter is chosen by your opponent's Summons or abilities, you may return Shy Otter to its owner's hand.",
    )
    table.field(1, "Shy Otter").sources(0, fire=2).hand(0, "Ember Bolt")
    table.play(0, "Ember Bolt", targets=["Shy Otter"])
    assert table.stack() == ["Ember Bolt", "Shy Otter"]
    table.resolve().yes()
    table.resolve()
    assert table.hand_names(1) == ["Shy Otter"] and table.zone_names(0, "break") == ["Ember Bolt"]


@pytest.mark.rule("fftcg", "11.3.3")
def test_selecting_reaches_what_cannot_be_chosen() -> None:
    table = plain()
    forward(table, "Hidden Stag", "wind", 4, 7000, "Hidden Stag cannot be chosen by your opponent's Summons or abilities.")
    summon(table, "Tithe", "lightning", 3, "Your opponent selects 1 Forward they control. Put it into the Break Zone.")
    table.field(1, "Hidden Stag").sources(0, lightning=3, fire=2).hand(0, "Tithe", "Ember Bolt")
    assert table.why_not(0, "Ember Bolt") == ["11.3.3"]
    table.play(0, "Tithe").resolve()
    assert table.zone_names(1, "break") == ["Hidden Stag"]


@pytest.mark.rule("fftcg", "15.2.8.4.3")
def test_a_limit_break_summon_goes_back_to_the_limit_break_deck_even_when_it_is_cancelled() -> None:
    table = plain()
    summon(table, "Last Comet", "ice", 2, "‹Limit Break -- 1›\nChoose 1 Forward. Deal it 4000 damage.")
    summon(table, "Unsaying", "ice", 1, "Choose 1 Summon. Cancel its effect.")
    table.zone(0, "limit", "Last Comet", 1).sources(0, ice=2).sources(1, ice=1).hand(1, "Unsaying").field(1, "Chalk Giant")
    table.play(0, "Last Comet", targets=["Chalk Giant"]).play(1, "Unsaying", targets=["Last Comet"]).resolve_all()
    assert table.damage_on("Chalk Giant") == 0 and table.zone_names(0, "break") == []
    assert "Last Comet" in table.zone_names(0, "limit")


@pytest.mark.rule("fftcg", "15.2.8.4.4")
def test_a_limit_break_forward_returned_to_the_hand_lies_in_the_limit_break_deck() -> None:
    table = plain()
    forward(table, "Lamp Bearer", "fire", 2, 5000, "‹Limit Break -- 1›\nHaste")
    table.field(1, "Lamp Bearer").sources(0, water=2).hand(0, "Ebbing Tide")
    table.play(0, "Ebbing Tide", targets=["Lamp Bearer"]).resolve()
    assert table.hand_size(1) == 0 and table.zone_names(1, "limit") == ["Lamp Bearer"]


@pytest.mark.rule("fftcg", "15.2.9.3.2")
def test_what_was_gained_before_priming_stays_and_it_attacks_as_one_that_came_this_turn() -> None:
    table = scenario("fftcg")
    forward(table, "Ember Page", "fire", 2, 7000, '‹Priming "Cinder Lord" --› {Fire}')
    forward(table, "Cinder Lord", "fire", 4, 5000, "First Strike")
    summon(table, "Tail Wind", "wind", 1, "Choose 1 Forward. It gains Haste until the end of the turn.")
    table.field(0, "Ember Page", fresh=True).sources(0, fire=1, wind=1).deck(0, "Cinder Lord").hand(0, "Tail Wind")
    table.play(0, "Tail Wind", targets=["Ember Page"]).resolve()
    table.use(0, "Ember Page", ability="priming").choose("Cinder Lord")
    assert table.has("Cinder Lord", "Haste")
    table.attack("Cinder Lord").no_block().end_step()
    assert table.damage_count(1) == 1


@pytest.mark.rule("fftcg", "7.7.3")
def test_an_effect_does_not_play_a_second_one_of_a_name() -> None:
    table = plain()
    summon(
        table, "Calling Home", "fire", 1, "Choose 1 Forward of cost 3 or less in your Break Zone. Play it onto the field."
    )
    table.field(0, "Ash Wolf").zone(0, "break", "Ash Wolf").sources(0, fire=1).hand(0, "Calling Home")
    table.play(0, "Calling Home", targets=["Ash Wolf"]).resolve()
    assert table.field_names(0).count("Ash Wolf") == 1 and "Ash Wolf" in table.zone_names(0, "break")


@pytest.mark.rule("fftcg", "7.7.3.1")
def test_a_card_without_the_generic_icon_joins_one_with_it() -> None:
    table = scenario("fftcg")
    table.define(
        id="own-a", name="Ash Wolf", type="forward", element=["fire"], cost=2, power=5000, text="", generic=True
    )
    table.define(id="own-b", name="Ash Wolf", type="forward", element=["fire"], cost=3, power=8000, text="Brave")
    table.field(0, "own-a", "own-a").sources(0, fire=3).hand(0, "own-b").play(0, "own-b")
    assert table.field_names(0).count("Ash Wolf") == 3


@pytest.mark.rule("fftcg", "10.1.2.1.3")
def test_the_attack_phase_does_not_end_before_who_must_attack_has_attacked() -> None:
    table = plain()
    forward(table, "Mad Boar", "earth", 2, 5000, "Mad Boar must attack once per turn if possible.")
    summon(table, "Mire", "ice", 1, "Choose 1 Forward. It cannot attack this turn.")
    table.field(0, "Mad Boar", "Ash Wolf").sources(1, ice=1).hand(1, "Mire")
    with pytest.raises(BadScript):
        table.no_attack()
    table.attack("Ash Wolf").no_block().end_step()
    with pytest.raises(BadScript):
        table.no_attack()
    table.attack("Mad Boar").no_block().end_step()
    assert table.damage_count(1) == 2


@pytest.mark.rule("fftcg", "2.2")
def test_who_must_attack_and_cannot_does_not_hold_the_phase_up() -> None:
    table = plain()
    forward(table, "Mad Boar", "earth", 2, 5000, "Mad Boar must attack once per turn if possible.")
    summon(table, "Mire", "ice", 1, "Choose 1 Forward. It cannot attack this turn.")
    table.field(0, "Mad Boar", "Ash Wolf").sources(1, ice=1).hand(1, "Mire")
    table.play(1, "Mire", targets=["Mad Boar"]).resolve()
    table.no_attack().to("main2")
    assert table.step == "main2" and not table.is_rested("Mad Boar")


@pytest.mark.rule("fftcg", "10.1.2.4")
def test_an_attacker_that_loses_haste_goes_on_attacking() -> None:
    table = plain()
    forward(table, "Spark Colt", "fire", 2, 5000, "If you control 2 or more Backups, Spark Colt gains Haste.")
    summon(table, "Splitting Bolt", "lightning", 1, "Choose 1 Backup. Break it.")
    table.field(0, "Spark Colt", fresh=True).sources(0, fire=2).sources(1, lightning=1).hand(1, "Splitting Bolt")
    table.attack("Spark Colt").play(1, "Splitting Bolt", targets=["Fire Source 1"]).resolve()
    assert not table.has("Spark Colt", "Haste")
    table.no_block().end_step()
    assert table.damage_count(1) == 1


@pytest.mark.rule("fftcg", "15.2.6.2")
def test_a_damage_ability_comes_with_the_third_point_and_a_special_one_says_why_not() -> None:
    table = plain()
    forward(
        table,
        "Grim Sentry",
        "ice",
        3,
        6000,
        "‹Damage 3 --› Grim Sentry gains +2000 power and Brave.\n‹Damage 3 --› «Last Stand» {S}: Draw 1 card.",
    )
    table.field(1, "Grim Sentry").hand(1, "Grim Sentry").damage(1, 2).field(0, "Ash Wolf")
    assert table.power("Grim Sentry") == 6000 and not table.can("use", 1, table.card("Grim Sentry", 1, zone="field"))
    table.attack("Ash Wolf").no_block().end_step()
    assert table.power("Grim Sentry") == 8000 and table.has("Grim Sentry", "Brave")
    table.passes(0).use(1, table.card("Grim Sentry", 1, zone="field")).resolve()
    assert table.hand_size(1) == 1


@pytest.mark.rule("fftcg", "11.10.2")
def test_a_summon_that_cannot_be_cast_now_bursts_all_the_same() -> None:
    table = plain()
    summon(table, "Own Ground", "earth", 3, "You can only cast Own Ground during your turn.\n[EX BURST] Choose 1 Forward. Break it.")
    table.field(0, "Ash Wolf").deck(1, "Own Ground").hand(1, "Own Ground").sources(1, earth=3)
    table.attack("Ash Wolf").passes(0)
    assert not table.can("play", 1, table.card("Own Ground", 1, zone="hand"))
    table.no_block().end_step().yes()
    assert table.zone_names(0, "break") == ["Ash Wolf"]


@pytest.mark.rule("fftcg", "12.4.3")
def test_more_damage_than_cards_in_the_deck_loses() -> None:
    table = plain()
    forward(table, "Twin Maul", "fire", 3, 5000, "If Twin Maul deals damage to your opponent, double the damage instead.")
    table.field(0, "Twin Maul").deck(1, "Ash Wolf", only=True)
    table.attack("Twin Maul").no_block().end_step()
    assert table.over and table.winner == 0 and table.damage_count(1) == 1


@pytest.mark.rule("fftcg", "12.4.3")
def test_the_last_card_of_the_deck_is_enough_for_one_point() -> None:
    table = plain().field(0, "Ash Wolf").deck(1, "Ash Wolf", only=True)
    table.attack("Ash Wolf").no_block().end_step()
    assert not table.over and table.damage_count(1) == 1


@pytest.mark.rule("fftcg", "11.12.5.5")
def test_only_the_next_damage_becomes_0() -> None:
    table = plain()
    summon(table, "Soft Shell", "earth", 1, "Choose 1 Forward. During this turn, the next damage dealt to it becomes 0 instead.")
    summon(table, "Ember Rain", "fire", 1, "Choose 1 Forward. Deal it 2000 damage. Deal it 3000 damage.")
    table.field(1, "Chalk Giant").sources(0, fire=1).sources(1, earth=1).hand(0, "Ember Rain").hand(1, "Soft Shell")
    table.play(0, "Ember Rain", targets=["Chalk Giant"]).play(1, "Soft Shell", targets=["Chalk Giant"]).resolve_all()
    assert table.damage_on("Chalk Giant") == 3000


@pytest.mark.rule("fftcg", "4.2")
def test_damage_that_is_divided_equally_is_rounded_up_for_each() -> None:
    table = plain()
    forward(table, "Flint Giant", "earth", 5, 9000)
    forward(table, "Slate Giant", "earth", 5, 9000)
    summon(
        table,
        "Hail",
        "ice",
        3,
        "Divide 10000 damage equally among all the Forwards opponent controls (round up to the nearest 1000).",
    )
    table.field(1, "Chalk Giant", "Flint Giant", "Slate Giant").sources(0, ice=3).hand(0, "Hail")
    table.play(0, "Hail").resolve()
    assert [table.damage_on(name) for name in ("Chalk Giant", "Flint Giant", "Slate Giant")] == [4000] * 3


@pytest.mark.rule("fftcg", "11.3.5")
def test_another_cost_instead_of_cp_is_paid_with_active_forwards_of_the_element() -> None:
    table = plain()
    forward(table, "Coal Hen", "fire", 2, 3000)
    summon(
        table,
        "Bonfire",
        "fire",
        5,
        "During your turn, you can dull 2 active Fire Forwards you control (instead of paying the CP cost) to cast Bonfire.\n"
        "Choose 1 Forward. Break it.",
    )
    table.field(0, "Ash Wolf", "Brook Heron", "Coal Hen").field(1, "Chalk Giant").hand(0, "Bonfire")
    table.play(0, "Bonfire", extra=True, targets=["Chalk Giant"])
    assert table.is_rested("Ash Wolf") and table.is_rested("Coal Hen") and not table.is_rested("Brook Heron")
    table.resolve()
    assert table.zone_names(1, "break") == ["Chalk Giant"]


@pytest.mark.rule("fftcg", "11.8.14")
def test_if_the_opponent_does_not_pay() -> None:
    def gate(pays: bool) -> Table:
        table = plain()
        forward(
            table,
            "Toll Witch",
            "ice",
            3,
            5000,
            "When Toll Witch enters the field, choose 1 Forward opponent controls. "
            "If your opponent doesn't pay {2}, dull it and Freeze it.",
        )
        table.sources(0, ice=3).sources(1, water=2).hand(0, "Toll Witch").field(1, "Chalk Giant")
        table.play(0, "Toll Witch", targets=["Chalk Giant"]).resolve().expect(player=1)
        return table.yes() if pays else table.no()

    assert gate(False).is_rested("Chalk Giant")
    table = gate(True)
    assert not table.is_rested("Chalk Giant") and table.is_rested("Water Source 1")


@pytest.mark.rule("fftcg", "15.1.1.9.10")
def test_a_party_that_is_not_blocked_deals_one_point() -> None:
    table = plain()
    forward(table, "Coal Hen", "fire", 2, 3000, "When Coal Hen forms a party and attacks, draw 1 card.")
    backup(table, "Banner Page", "fire", 2, "When a party you control attacks, all Forwards in that party gain +1000 power until the end of the turn.")
    table.field(0, "Ash Wolf", "Coal Hen", "Banner Page").field(1, 0)
    table.attack("Ash Wolf", party=["Coal Hen"]).order("Coal Hen", "Banner Page").resolve_all()
    assert table.power("Ash Wolf") == 6000 and table.power("Coal Hen") == 4000 and table.hand_size(0) == 1
    table.no_block().end_step()
    assert table.damage_count(1) == 1


@pytest.mark.rule("fftcg", "10.1.3.4")
def test_a_blocker_of_a_party_was_blocked_by_once() -> None:
    table = plain()
    forward(table, "Coal Hen", "fire", 2, 3000)
    forward(table, "Watchful Ram", "earth", 4, 9000, "When Watchful Ram blocks, draw 1 card.")
    table.field(0, "Ash Wolf", "Coal Hen").field(1, "Watchful Ram")
    table.attack("Ash Wolf", party=["Coal Hen"]).block("Watchful Ram")
    assert table.stack() == ["Watchful Ram"]


@pytest.mark.rule("fftcg", "11.12.4.1")
def test_until_the_end_of_the_opponents_turn() -> None:
    table = plain()
    backup(table, "Snare Hand", "ice", 2, "{Dull}: Choose 1 Forward. It cannot attack or block until the end of your opponent's turn.")
    table.field(0, "Snare Hand").field(1, "Ash Wolf")
    table.use(0, "Snare Hand", targets=["Ash Wolf"]).resolve()
    table.to("main1", player=1)
    assert not table.can("attack", 1, "Ash Wolf")
    table.to("main1", player=1, later=True)
    assert table.can("attack", 1, "Ash Wolf")


@pytest.mark.rule("fftcg", "11.8.16.1")
def test_a_card_that_is_removed_instead_does_not_come_back_from_the_break_zone() -> None:
    table = plain()
    forward(
        table,
        "Phoenix Chick",
        "fire",
        3,
        4000,
        "When Phoenix Chick is put from the field into the Break Zone, play Phoenix Chick onto the field dull.",
    )
    summon(
        table,
        "Cold Pyre",
        "ice",
        2,
        "Choose 1 Forward. Deal it 4000 damage. If it is put from the field into the Break Zone this turn, remove it from the game instead.",
    )
    backup(table, "Shore Watch", "fire", 2, "When a Forward you control leaves the field, draw 1 card.")
    table.field(1, "Phoenix Chick", "Shore Watch").sources(0, ice=2).hand(0, "Cold Pyre")
    table.play(0, "Cold Pyre", targets=["Phoenix Chick"]).resolve()
    assert table.stack() == ["Shore Watch"] and table.zone_names(1, "removed") == ["Phoenix Chick"]


@pytest.mark.rule("fftcg", "6.1.4")
def test_each_player_selects_the_turn_player_first() -> None:
    table = plain()
    summon(table, "Levy", "lightning", 3, "Each player selects 1 Forward they control. Put them into the Break Zone.")
    table.field(0, "Ash Wolf", "Chalk Giant").field(1, "Brook Heron", "Chalk Giant").sources(1, lightning=3).hand(1, "Levy")
    table.play(1, "Levy").resolve()
    table.expect(player=0).choose("Ash Wolf").expect(player=1).choose("Brook Heron")
    assert table.zone_names(0, "break") == ["Ash Wolf"] and table.zone_names(1, "break") == ["Brook Heron", "Levy"]


@pytest.mark.rule("fftcg", "9.3.1.5")
def test_a_character_waits_for_an_empty_stack_and_a_main_phase() -> None:
    table = plain()
    table.sources(0, fire=4).field(1, "Chalk Giant").hand(0, "Ember Bolt", "Ash Wolf").play(0, "Ember Bolt", targets=["Chalk Giant"])
    assert not table.can("play", 0, "Ash Wolf")
    assert table.why_not(0, "Ash Wolf") == ["9.3.1.5"]
    table.resolve()
    assert table.can("play", 0, "Ash Wolf")


@pytest.mark.rule("fftcg", "9.3.1.6")
def test_nothing_is_cast_or_used_in_the_end_phase() -> None:
    table = plain()
    forward(table, "Night Clerk", "ice", 2, 4000, "At the end of each of your turns, draw 1 card.")
    table.field(0, "Night Clerk").field(1, "Chalk Giant").sources(0, fire=2).hand(0, "Ember Bolt")
    table.to("end")
    assert table.stack() == ["Night Clerk"]
    assert not table.can("play", 0, "Ember Bolt") and table.why_not(0, "Ember Bolt") == ["9.3.1.6"]


@pytest.mark.rule("fftcg", "11.5.6")
def test_a_set_power_takes_the_place_of_the_printed_one_beneath_what_was_added() -> None:
    table = plain()
    backup(table, "Drummer", "earth", 2, "The Forwards you control gain +1000 power.")
    summon(table, "Shrinking", "water", 1, "Choose 1 Forward. Its power becomes 3000 until the end of the turn.")
    summon(table, "Rising Sap", "earth", 1, "Choose 1 Forward. It gains +2000 power until the end of the turn.")
    table.field(0, "Chalk Giant", "Drummer").sources(0, water=1, earth=1).hand(0, "Shrinking", "Rising Sap")
    table.play(0, "Rising Sap", targets=["Chalk Giant"]).resolve()
    table.play(0, "Shrinking", targets=["Chalk Giant"]).resolve()
    assert table.power("Chalk Giant") == 6000


@pytest.mark.rule("fftcg", "4.3")
def test_a_power_below_0_is_remembered_as_it_is() -> None:
    table = plain()
    summon(table, "Wilting", "water", 1, "Choose 1 Forward. It loses 7000 power until the end of the turn. Then, it gains +4000 power until the end of the turn.")
    table.field(1, "Ash Wolf").sources(0, water=1).hand(0, "Wilting").play(0, "Wilting", targets=["Ash Wolf"]).resolve()
    assert table.power("Ash Wolf") == 2000


@pytest.mark.rule("fftcg", "15.2.5.4")
def test_back_attack_answers_a_summon_that_then_has_other_forwards_to_count() -> None:
    table = plain()
    forward(table, "Ambush Cat", "wind", 2, 6000, "Back Attack")
    summon(table, "Sweep", "fire", 3, "Deal 6000 damage to all the Forwards opponent controls.")
    table.field(1, "Ash Wolf").sources(0, fire=3).sources(1, wind=2).hand(0, "Sweep").hand(1, "Ambush Cat")
    table.play(0, "Sweep").play(1, "Ambush Cat").resolve()
    assert sorted(table.zone_names(1, "break")) == ["Ambush Cat", "Ash Wolf"]


@pytest.mark.rule("fftcg", "15.2.7.5.2")
def test_a_warped_card_that_missed_its_chance_comes_with_a_new_counter() -> None:
    table = scenario("fftcg")
    forward(table, "Slow Comet", "ice", 5, 8000, "‹Warp 1 --› {Ice}")
    forward(table, "Star Clerk", "ice", 2, 4000, "{Dull}: Choose 1 card with Warp you own removed from the game. Place 1 Warp Counter on it.")
    table.field(0, "Star Clerk").zone(0, "removed", "Slow Comet")
    table.use(0, "Star Clerk", targets=["Slow Comet"]).resolve()
    table.to("main1", player=0, later=True).resolve_all()
    assert table.is_on_field("Slow Comet", 0)


@pytest.mark.rule("fftcg", "6.4.2")
def test_an_ability_goes_on_without_its_monster() -> None:
    table = plain()
    monster(table, "Mire Imp", "lightning", 2, "{Dull}: Choose 1 Forward. Deal it 4000 damage.")
    summon(table, "Exorcism", "wind", 1, "Choose 1 Monster. Break it.")
    table.field(0, "Mire Imp").field(1, "Chalk Giant").sources(1, wind=1).hand(1, "Exorcism")
    table.use(0, "Mire Imp", targets=["Chalk Giant"]).play(1, "Exorcism", targets=["Mire Imp"]).resolve_all()
    assert table.zone_names(0, "break") == ["Mire Imp"] and table.damage_on("Chalk Giant") == 4000


@pytest.mark.rule("fftcg", "11.12.4.6")
def test_a_monster_that_becomes_a_forward_is_reached_by_what_forwards_gain() -> None:
    table = plain()
    backup(table, "Drummer", "earth", 2, "The Forwards you control gain +1000 power and Brave.")
    monster(table, "Cave Newt", "earth", 2, "{0}: Until the end of the turn, Cave Newt also becomes a Forward with 7000 power.")
    summon(table, "Exorcism", "wind", 1, "Choose 1 Monster. Break it.")
    table.field(0, "Cave Newt", "Drummer").sources(1, wind=1).hand(1, "Exorcism")
    table.use(0, "Cave Newt").resolve()
    assert table.power("Cave Newt") == 8000 and table.has("Cave Newt", "Brave")
    table.attack("Cave Newt")
    assert not table.is_rested("Cave Newt")
    table.passes(0).play(1, "Exorcism", targets=["Cave Newt"]).resolve()
    assert table.zone_names(0, "break") == ["Cave Newt"]
