"""Rulings of costs: CP and their Elements, what is given up, extra and other costs, and what can be used."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript, Table, scenario
from tests.games.fftcg.costed import backup, forward, pair, plain, summon


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


@pytest.mark.rule("fftcg", "11.2.1.1")
def test_a_card_discarded_for_cp_was_not_discarded_by_the_opponent() -> None:
    text = "When Dune Courier is discarded from your hand due to your opponent's Summons or abilities, draw 2 cards."
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
        text="{1}: Until the end of the turn, Cave Newt also becomes a Forward with 7000 power.\n{Dull}: Draw 1 card.",
    )
    table.field(0, "Cave Newt", fresh=True).sources(0, earth=2)
    assert table.can("use", 0, "Cave Newt", ability="Draw 1 card")
    table.use(0, "Cave Newt", ability="becomes a Forward").resolve()
    assert table.power("Cave Newt") == 7000
    assert not table.can("use", 0, "Cave Newt", ability="Draw 1 card")
    assert table.can("use", 0, "Cave Newt", ability="becomes a Forward")


@pytest.mark.rule("fftcg", "5.2.1.2")
def test_a_forward_cast_for_less_has_its_printed_cost() -> None:
    table = pair()
    forward(
        table,
        "Guild Marshal",
        "fire",
        5,
        8000,
        "The cost required to cast Guild Marshal is reduced by 2 for each ‹Card Name Ash Wolf› you control.",
    )
    summon(table, "Petty Verdict", "ice", 1, "Choose 1 Forward of cost 3 or less. Break it.")
    table.field(0, "Ash Wolf").sources(0, fire=3).sources(1, ice=1).hand(0, "Guild Marshal").hand(1, "Petty Verdict")
    table.play(0, "Guild Marshal")
    table.play(1, "Petty Verdict")
    with pytest.raises(BadScript):
        table.choose("Guild Marshal")


@pytest.mark.rule("fftcg", "11.2.1.1")
def test_a_light_card_is_not_discarded_for_cp() -> None:
    table = pair()
    forward(table, "Dawn Warden", "light", 2, 6000)
    table.hand(0, "Dawn Warden", "Ash Wolf")
    assert table.why_not(0, "Ash Wolf") == ["11.2.1.1"]
    assert table.can("play", 0, "Dawn Warden")  # Ash Wolf pays for it with 2 CP of any Element


@pytest.mark.rule("fftcg", "5.2.1.3")
@pytest.mark.parametrize(("means", "drawn"), [(("Ash Wolf",), 0), (("Fire Source 1", "Fire Source 2"), 1)])
def test_cp_from_a_discarded_card_was_not_produced_by_backups(means: tuple[str, ...], drawn: int) -> None:
    table = pair()
    forward(
        table,
        "Guild Master",
        "fire",
        2,
        4000,
        "When Guild Master enters the field, if the CP paid to cast Guild Master was only produced by Backups, "
        "draw 1 card.",
    )
    table.sources(0, fire=2).hand(0, "Guild Master", "Ash Wolf").by_hand(0)
    table.play(0, "Guild Master", pay=list(means))
    before = table.hand_size(0)
    table.resolve_all()
    assert table.hand_size(0) == before + drawn


@pytest.mark.rule("fftcg", "11.3.7")
def test_the_next_summon_alone_costs_less() -> None:
    table = pair()
    backup(
        table,
        "Candle Clerk",
        "fire",
        2,
        "{Dull}: During this turn, the cost required to cast your next Summon is reduced by 2 (it cannot become 0).",
    )
    summon(table, "Ember Bolt", "fire", 3, "Draw 1 card.")
    summon(table, "Ember Rain", "fire", 2, "Draw 1 card.")
    table.field(0, "Candle Clerk").sources(0, fire=3).hand(0, "Ember Bolt", "Ember Rain", "Ash Wolf")
    table.use(0, "Candle Clerk").resolve()
    table.play(0, "Ash Wolf")  # no Summon: pays 2 of 3, and the reduction waits
    assert table.is_rested("Fire Source 1") + table.is_rested("Fire Source 2") + table.is_rested("Fire Source 3") == 2
    table.play(0, "Ember Bolt")
    assert not table.can("play", 0, "Ember Rain")


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
        table,
        "Debt Bearer",
        "water",
        2,
        5000,
        "When Debt Bearer is put from the field into the Break Zone, draw 1 card.",
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


@pytest.mark.rule("fftcg", "11.3.5")
def test_another_cost_instead_of_cp_is_paid_with_active_forwards_of_the_element() -> None:
    table = plain()
    forward(table, "Coal Hen", "fire", 2, 3000)
    summon(
        table,
        "Bonfire",
        "fire",
        5,
        "During your turn, you can dull 2 active Fire Forwards you "
        "control (instead of paying the CP cost) to cast Bonfire.\n"
        "Choose 1 Forward. Break it.",
    )
    table.field(0, "Ash Wolf", "Brook Heron", "Coal Hen").field(1, "Chalk Giant").hand(0, "Bonfire")
    table.play(0, "Bonfire", extra=True, targets=["Chalk Giant"])
    assert table.is_rested("Ash Wolf") and table.is_rested("Coal Hen") and not table.is_rested("Brook Heron")
    table.resolve()
    assert table.zone_names(1, "break") == ["Chalk Giant"]


@pytest.mark.rule("fftcg", "11.3.7")
def test_a_cost_that_counts_other_cards_is_fixed_when_it_is_asked() -> None:
    table = plain()
    summon(
        table,
        "Choir Hymn",
        "fire",
        4,
        "The cost required to cast Choir Hymn is reduced by 1 for each Fire Backup you control.\nDraw 1 card.",
    )
    backup(table, "Burnt Offering", "fire", 2, "Put Burnt Offering into the Break Zone: Gain {C}.")
    table.field(0, "Burnt Offering").sources(0, fire=1).hand(0, "Choir Hymn")
    table.play(0, "Choir Hymn")
    assert table.is_rested("Fire Source 1") and table.is_rested("Burnt Offering")


@pytest.mark.rule("fftcg", "4.5")
def test_x_of_a_cost_sets_what_can_be_chosen() -> None:
    table = plain()
    backup(
        table,
        "Scale Keeper",
        "ice",
        2,
        "{X}{Dull}, put Scale Keeper into the Break Zone: Choose 1 Forward of cost X. Break it.",
    )
    table.field(0, "Scale Keeper").sources(0, ice=4).field(1, "Ash Wolf", "Chalk Giant")
    table.use(0, "Scale Keeper", x=2, targets=["Ash Wolf"]).resolve()
    assert table.zone_names(1, "break") == ["Ash Wolf"]


@pytest.mark.rule("fftcg", "11.3.5")
@pytest.mark.parametrize(("extra", "dealt"), [(True, 7000), (False, 3000)])
def test_an_extra_cost_is_decided_as_it_is_cast(extra: bool, dealt: int) -> None:
    table = plain()
    summon(
        table,
        "Deep Cut",
        "fire",
        2,
        "If you cast Deep Cut, you may discard 1 card as an extra cost.\n"
        "Choose 1 Forward. Deal it 3000 damage. If you paid the extra cost, deal it 7000 damage instead.",
    )
    table.field(1, "Chalk Giant").sources(0, fire=2).hand(0, "Deep Cut", "Ash Wolf")
    table.play(0, "Deep Cut", extra=extra, targets=["Chalk Giant"])
    assert table.hand_size(0) == (0 if extra else 1)
    table.resolve()
    assert table.damage_on("Chalk Giant") == dealt


@pytest.mark.rule("fftcg", "11.6.2.2", "15.2.2.3")
def test_haste_lets_a_new_forward_use_its_dull_ability_and_a_backup_waits() -> None:
    table = plain()
    forward(table, "Swift Hand", "wind", 2, 4000, "{Dull}: Draw 1 card.")
    backup(table, "New Clerk", "wind", 2, "{Dull}: Draw 1 card.")
    backup(table, "Gale Bell", "wind", 2, "The Characters other than Gale Bell you control gain Haste.")
    table.field(0, "Swift Hand", "New Clerk", fresh=True)
    assert not table.can("use", 0, "Swift Hand") and table.why_not(0, "New Clerk") == ["11.6.2.2"]
    table = plain()
    forward(table, "Swift Hand", "wind", 2, 4000, "{Dull}: Draw 1 card.")
    backup(table, "New Clerk", "wind", 2, "{Dull}: Draw 1 card.")
    backup(table, "Gale Bell", "wind", 2, "The Characters other than Gale Bell you control gain Haste.")
    table.field(0, "Swift Hand", "New Clerk", fresh=True).field(0, "Gale Bell")
    assert table.can("use", 0, "Swift Hand") and table.can("use", 0, "New Clerk")


@pytest.mark.rule("fftcg", "11.6.4")
def test_an_ability_is_used_from_the_hand_by_discarding_the_card() -> None:
    table = plain()
    forward(
        table,
        "Paper Crane",
        "wind",
        4,
        7000,
        "Discard Paper Crane: Choose 1 Forward. "
        "It gains +2000 power until the end of the turn. "
        "You can only use this ability if Paper Crane is in your hand.",
    )
    table.field(0, "Ash Wolf").hand(0, "Paper Crane")
    table.use(0, "Paper Crane", targets=["Ash Wolf"]).resolve()
    assert table.power("Ash Wolf") == 7000 and table.zone_names(0, "break") == ["Paper Crane"]


@pytest.mark.rule("fftcg", "4.1")
def test_x_may_be_0_and_then_only_a_forward_without_cost_would_do() -> None:
    table = plain()
    backup(table, "Scale Keeper", "ice", 2, "{X}{Dull}: Choose 1 Forward of cost X. Break it.")
    table.field(0, "Scale Keeper").field(1, "Ash Wolf")
    assert not table.can("use", 0, "Scale Keeper")
    with pytest.raises(BadScript):
        table.use(0, "Scale Keeper", x=0)


@pytest.mark.rule("fftcg", "11.6.10")
def test_one_card_does_not_pay_two_parts_of_a_cost() -> None:
    table = plain()
    backup(table, "Ash Broker", "fire", 2, "{1}, discard 1 card: Draw 2 cards.")
    table.field(0, "Ash Broker", rested=True).hand(0, "Ash Wolf")
    assert not table.can("use", 0, "Ash Broker")
    table = plain()
    backup(table, "Ash Broker", "fire", 2, "{1}, discard 1 card: Draw 2 cards.")
    table.field(0, "Ash Broker", rested=True).hand(0, "Ash Wolf", "Brook Heron")
    table.use(0, "Ash Broker", cost=["Ash Wolf"])
    assert sorted(table.zone_names(0, "break")) == ["Ash Wolf", "Brook Heron"]


@pytest.mark.rule("fftcg", "11.7.10")
def test_the_namesake_of_a_special_ability_yields_no_cp_for_it() -> None:
    table = plain()
    forward(table, "Bell Knight", "fire", 2, 5000, "«Toll» {S}{Fire}: Draw 1 card.")
    table.field(0, "Bell Knight").hand(0, "Bell Knight")
    assert not table.can("use", 0, table.card("Bell Knight", 0, zone="field"))
    table = plain()
    forward(table, "Bell Knight", "fire", 2, 5000, "«Toll» {S}{Fire}: Draw 1 card.")
    table.field(0, "Bell Knight").hand(0, "Bell Knight", "Bell Knight")
    table.use(0, table.card("Bell Knight", 0, zone="field"), cost=[table.card("Bell Knight", 0, zone="hand")])
    assert table.hand_size(0) == 0


@pytest.mark.rule("fftcg", "11.6.10")
def test_a_backup_that_is_dulled_for_its_ability_pays_no_cp_for_it() -> None:
    table = plain()
    backup(table, "Lamp Clerk", "fire", 2, "{Fire}{Dull}: Draw 1 card.")
    table.field(0, "Lamp Clerk")
    assert not table.can("use", 0, "Lamp Clerk")
    assert table.why_not(0, "Lamp Clerk") == ["11.2.1.1"]


@pytest.mark.rule("fftcg", "11.3.7.1")
def test_backups_dulled_as_a_cost_do_not_pay_the_cp() -> None:
    table = plain()
    backup(table, "Choir Head", "fire", 2, "{Fire}, dull 2 active Backups: Draw 2 cards.")
    table.field(0, "Choir Head").sources(0, fire=1)
    assert not table.can("use", 0, "Choir Head")
    table = plain()
    backup(table, "Choir Head", "fire", 2, "{Fire}, dull 2 active Backups: Draw 2 cards.")
    table.field(0, "Choir Head").sources(0, fire=2)
    assert table.can("use", 0, "Choir Head")


@pytest.mark.rule("fftcg", "11.6.1")
def test_once_per_turn_is_used_up_by_a_cancelled_ability_and_renewed_by_returning() -> None:
    table = plain()
    forward(table, "Daily Monk", "water", 1, 3000, "{0}: Draw 1 card. You can only use this ability once per turn.")
    summon(table, "Hush", "ice", 1, "Choose 1 action ability. Cancel its effect.")
    table.field(0, "Daily Monk").sources(0, water=3).sources(1, ice=1).hand(1, "Hush").hand(0, "Ebbing Tide")
    table.use(0, "Daily Monk")
    table.passes(0).play(1, "Hush", targets=["Daily Monk"]).resolve_all()
    assert table.hand_size(0) == 1 and not table.can("use", 0, "Daily Monk")
    table.play(0, "Ebbing Tide", targets=["Daily Monk"]).resolve().play(0, "Daily Monk")
    assert table.can("use", 0, "Daily Monk")


@pytest.mark.rule("fftcg", "11.4.4")
def test_cards_removed_before_paying_make_it_cheaper() -> None:
    table = plain()
    forward(
        table,
        "Bone Regent",
        "lightning",
        5,
        9000,
        "Before paying the cost to cast Bone Regent, you can remove 2 Characters in your Break Zone from the game "
        "to reduce the cost required to cast Bone Regent by 3.",
    )
    table.zone(0, "break", "Ash Wolf", "Brook Heron", "Chalk Giant").sources(0, lightning=2).hand(0, "Bone Regent")
    table.play(0, "Bone Regent", extra=True, cost=["Ash Wolf", "Chalk Giant"])
    assert table.is_on_field("Bone Regent", 0)
    assert sorted(table.zone_names(0, "removed")) == ["Ash Wolf", "Chalk Giant"]


@pytest.mark.rule("fftcg", "5.2.1.3")
def test_a_backup_that_can_produce_another_element_pays_for_both() -> None:
    table = plain().define(name="Steam Bard", type="forward", element=["fire", "water"], cost=2, power=5000, text="")
    backup(table, "Still Keeper", "fire", 2, "If Still Keeper is on the field, Still Keeper can produce Water CP.")
    table.field(0, "Still Keeper").sources(0, fire=1).hand(0, "Steam Bard").play(0, "Steam Bard")
    assert table.is_on_field("Steam Bard")


@pytest.mark.rule("fftcg", "5.2.3.1.1.3")
def test_a_backup_played_by_an_effect_enters_dull_and_a_forward_active() -> None:
    table = plain()
    backup(table, "Plain Clerk", "water", 2, "")
    summon(
        table,
        "Opening",
        "water",
        1,
        "Choose 1 Backup and 1 Forward of cost 2 or less in your Break Zone. Play them onto the field.",
    )
    table.zone(0, "break", "Plain Clerk", "Ash Wolf").sources(0, water=1).hand(0, "Opening")
    table.play(0, "Opening", targets=["Plain Clerk", "Ash Wolf"]).resolve()
    assert table.is_rested("Plain Clerk") and not table.is_rested("Ash Wolf")


@pytest.mark.rule("fftcg", "11.6.2.2")
def test_a_stolen_backup_does_not_use_its_dull_ability_this_turn() -> None:
    table = plain()
    backup(table, "Grey Factor", "earth", 2, "{Dull}: Draw 1 card.")
    summon(table, "Bribery", "water", 2, "Choose 1 Backup opponent controls. Gain control of it.")
    table.field(1, "Grey Factor").sources(0, water=2).hand(0, "Bribery")
    table.play(0, "Bribery", targets=["Grey Factor"]).resolve()
    assert not table.can("use", 0, "Grey Factor") and table.why_not(0, "Grey Factor") == ["11.6.2.2"]
    table.to("main1", player=0, later=True)
    assert table.can("use", 0, "Grey Factor")
