"""Rulings from the document, a seventh part, on bursts, free casts and odd states; written before it was run."""

import pytest
from arbiter.testing import BadScript, Table, scenario

from tests.games.fftcg.test_rulings_fresh_three import backup, forward, monster, plain, summon


@pytest.mark.rule("fftcg", "11.10.2")
@pytest.mark.parametrize(("before", "dealt"), [(3, 3000), (4, 7000)])
def test_a_burst_counts_its_own_point_of_damage(before: int, dealt: int) -> None:
    table = plain()
    summon(
        table,
        "Late Flare",
        "fire",
        2,
        "[EX BURST] Choose 1 Forward. Deal it 3000 damage. If you have received 5 points of damage or more, deal it 7000 damage instead.",
    )
    table.field(0, "Chalk Giant").damage(1, before).deck(1, "Late Flare")
    table.attack("Chalk Giant").no_block().end_step().yes()
    assert table.damage_on("Chalk Giant") == dealt


@pytest.mark.rule("fftcg", "11.10.3")
def test_a_burst_selects_one_of_its_actions() -> None:
    table = plain()
    summon(
        table,
        "Split Omen",
        "fire",
        2,
        '[EX BURST] Select 1 of the 2 following actions.\n"Choose 1 Forward. Deal it 5000 damage."\n"Draw 1 card."',
    )
    table.field(0, "Ash Wolf").deck(1, "Split Omen")
    table.attack("Ash Wolf").no_block().end_step().yes().modes(2)
    assert table.hand_size(1) == 1


@pytest.mark.rule("fftcg", "11.10.3")
def test_what_a_burst_allows_when_one_does_so_goes_on_the_stack() -> None:
    table = plain()
    forward(
        table,
        "Bold Reeve",
        "fire",
        3,
        6000,
        "[EX BURST] When Bold Reeve enters the field, you may discard 1 card. When you do so, choose 1 Forward. Deal it 5000 damage.",
    )
    table.field(0, "Ash Wolf").deck(1, "Bold Reeve").hand(1, "Brook Heron")
    table.attack("Ash Wolf").no_block().end_step().yes()
    if table.stack() == []:
        table.yes()
    assert table.hand_size(1) == 0 and table.stack() == ["Bold Reeve"]
    table.resolve()
    assert table.zone_names(0, "break") == ["Ash Wolf"]


@pytest.mark.rule("fftcg", "11.3.11")
def test_a_summon_is_cast_for_nothing_by_an_ability() -> None:
    table = plain()
    backup(table, "Rain Caller", "water", 2, "{Dull}: Cast 1 Summon of cost 2 or less from your hand without paying the cost.")
    table.field(0, "Rain Caller").hand(0, "Ember Bolt").field(1, "Chalk Giant")
    table.use(0, "Rain Caller").resolve()
    if table.stack() == []:
        table.choose("Chalk Giant")
    assert table.stack() == ["Ember Bolt"]
    table.resolve()
    assert table.damage_on("Chalk Giant") == 4000 and table.zone_names(0, "break") == ["Ember Bolt"]


@pytest.mark.rule("fftcg", "11.3.11")
def test_a_free_summon_with_nothing_to_choose_is_not_cast() -> None:
    table = plain()
    backup(table, "Rain Caller", "water", 2, "{Dull}: Cast 1 Summon of cost 2 or less from your hand without paying the cost.")
    table.field(0, "Rain Caller").hand(0, "Ember Bolt")
    table.use(0, "Rain Caller").resolve()
    assert table.hand_names(0) == ["Ember Bolt"] and table.stack() == []


@pytest.mark.rule("fftcg", "11.3.11")
def test_a_free_summon_is_divided_as_any_other() -> None:
    table = plain()
    forward(table, "Flint Giant", "earth", 5, 9000)
    summon(table, "Scatter", "fire", 2, "Choose up to 2 Forwards. Divide 6000 damage among them as you like. (Units must be 1000.)")
    backup(table, "Rain Caller", "water", 2, "{Dull}: Cast 1 Summon of cost 2 or less from your hand without paying the cost.")
    table.field(0, "Rain Caller").hand(0, "Scatter").field(1, "Chalk Giant", "Flint Giant")
    table.use(0, "Rain Caller").resolve().choose("Chalk Giant", "Flint Giant").divide({"Chalk Giant": 5000, "Flint Giant": 1000})
    table.resolve()
    assert table.damage_on("Chalk Giant") == 5000 and table.damage_on("Flint Giant") == 1000


@pytest.mark.rule("fftcg", "11.8.17.1")
def test_at_the_beginning_of_the_next_main_phase() -> None:
    table = plain()
    summon(table, "Promise", "water", 1, "At the beginning of your next Main Phase 1, draw 2 cards.")
    table.sources(0, water=1).hand(0, "Promise").play(0, "Promise").resolve()
    assert table.hand_size(0) == 0
    table.to("main1", player=0, later=True)
    assert table.stack() == ["Promise"]
    table.resolve()
    assert table.hand_size(0) == 4


@pytest.mark.rule("fftcg", "6.2.6")
def test_a_backup_that_changed_sides_pays_for_its_new_controller() -> None:
    table = plain()
    summon(table, "Bribery", "water", 2, "Choose 1 Backup opponent controls. Gain control of it.")
    table.sources(0, water=2, fire=1).sources(1, fire=1).hand(0, "Bribery", "Ash Wolf")
    table.play(0, "Bribery", targets=["Fire Source 2"]).resolve()
    table.play(0, "Ash Wolf")
    assert table.is_on_field("Ash Wolf", 0)


@pytest.mark.rule("fftcg", "5.2.3.1.1.3")
def test_a_backup_played_by_an_effect_enters_dull_and_a_forward_active() -> None:
    table = plain()
    backup(table, "Plain Clerk", "water", 2, "")
    summon(table, "Opening", "water", 1, "Choose 1 Backup and 1 Forward of cost 2 or less in your Break Zone. Play them onto the field.")
    table.zone(0, "break", "Plain Clerk", "Ash Wolf").sources(0, water=1).hand(0, "Opening")
    table.play(0, "Opening", targets=["Plain Clerk", "Ash Wolf"]).resolve()
    assert table.is_rested("Plain Clerk") and not table.is_rested("Ash Wolf")


@pytest.mark.rule("fftcg", "10.1.3.2.1")
def test_an_attacker_that_is_no_longer_a_forward_is_not_in_battle() -> None:
    table = plain()
    monster(table, "Ember Imp", "fire", 2, "If you control 3 or more Backups, Ember Imp also becomes a Forward with 6000 power.")
    summon(table, "Splitting Bolt", "lightning", 1, "Choose 1 Backup. Break it.")
    table.field(0, "Ember Imp").sources(0, fire=3).sources(1, lightning=1).hand(1, "Splitting Bolt").field(1, "Ash Wolf")
    table.attack("Ember Imp").play(1, "Splitting Bolt", targets=["Fire Source 1"]).resolve()
    table.to("main2")
    assert table.damage_count(1) == 0 and table.is_on_field("Ember Imp", 0)


@pytest.mark.rule("fftcg", "15.1.1.9.5")
def test_a_party_of_three_that_loses_one_is_still_a_party() -> None:
    table = plain()
    forward(table, "Coal Hen", "fire", 2, 3000)
    forward(table, "Kiln Dog", "fire", 2, 4000)
    forward(table, "Torch Page", "fire", 1, 1000, "The Forwards forming a party with Torch Page gain +1000 power.")
    table.field(0, "Coal Hen", "Kiln Dog", "Torch Page").field(1, "Chalk Giant").sources(1, water=2).hand(1, "Ebbing Tide")
    table.attack("Coal Hen", party=["Kiln Dog", "Torch Page"]).block("Chalk Giant")
    table.play(1, "Ebbing Tide", targets=["Kiln Dog"]).resolve()
    assert table.power("Coal Hen") == 4000
    table.end_step().divide({"Coal Hen": 8000, "Torch Page": 1000})
    assert table.damage_on("Chalk Giant") == 5000


@pytest.mark.rule("fftcg", "11.3.3")
def test_two_choices_may_be_the_same_forward() -> None:
    table = plain()
    summon(table, "Twice", "fire", 2, "Choose 1 Forward. Deal it 2000 damage. Choose 1 Forward. Deal it 2000 damage.")
    table.field(1, "Ash Wolf").sources(0, fire=2).hand(0, "Twice")
    table.play(0, "Twice", targets=["Ash Wolf", "Ash Wolf"]).resolve()
    assert table.damage_on("Ash Wolf") == 4000


@pytest.mark.rule("fftcg", "11.3.4.1")
def test_an_instead_that_chooses_more_is_settled_as_it_is_cast() -> None:
    table = plain()
    summon(
        table,
        "Wide Cut",
        "fire",
        2,
        "Choose 1 Forward opponent controls. Deal it 3000 damage. "
        "If you control 2 or more Forwards, choose up to 2 Forwards opponent controls. Deal them 3000 damage instead.",
    )
    table.field(0, "Ash Wolf", "Brook Heron").field(1, "Chalk Giant", "Ash Wolf").sources(0, fire=2).hand(0, "Wide Cut")
    table.play(0, "Wide Cut", targets=[["Chalk Giant", table.card("Ash Wolf", 1)]]).resolve()
    assert table.damage_on("Chalk Giant") == 3000 and table.damage_on(table.card("Ash Wolf", 1)) == 3000


@pytest.mark.rule("fftcg", "15.2.8.4.1", "15.2.9.4.2")
def test_a_primed_limit_break_forward_goes_back_to_its_deck_and_the_upper_card_out_of_the_game() -> None:
    table = scenario("fftcg")
    forward(table, "Ember Page", "fire", 2, 7000, '‹Limit Break -- 1›\n‹Priming "Cinder Lord" --› {Fire}')
    forward(table, "Cinder Lord", "fire", 4, 5000, "First Strike")
    summon(table, "Felling", "lightning", 2, "Choose 1 Forward. Break it.")
    table.field(1, "Cinder Lord", under=("Ember Page",)).sources(0, lightning=2).hand(0, "Felling")
    table.play(0, "Felling", targets=["Cinder Lord"]).resolve()
    assert table.zone_names(1, "limit") == ["Ember Page"] and table.zone_names(1, "removed") == ["Cinder Lord"]
    assert table.zone_names(1, "break") == []


@pytest.mark.rule("fftcg", "10.1.4.3")
def test_what_damage_to_the_player_triggers_comes_after_the_burst() -> None:
    table = plain()
    forward(table, "Sly Fox", "fire", 2, 4000, "When Sly Fox deals damage to your opponent, draw 1 card.")
    summon(table, "Warning Light", "fire", 2, "[EX BURST] Choose 1 Forward. Deal it 5000 damage.")
    table.field(0, "Sly Fox").deck(1, "Warning Light")
    table.attack("Sly Fox").no_block().end_step().yes()
    assert table.zone_names(0, "break") == ["Sly Fox"] and table.stack() == ["Sly Fox"]
    table.resolve()
    assert table.hand_size(0) == 1


@pytest.mark.rule("fftcg", "11.12.5.6")
def test_a_summon_that_is_removed_after_use_does_not_lie_in_the_break_zone() -> None:
    table = plain()
    forward(
        table,
        "Rune Guide",
        "fire",
        3,
        5000,
        "When Rune Guide enters the field, choose 1 Summon in your Break Zone. You may cast it without paying the cost. "
        "If you do so, remove that Summon from the game after use instead of putting it in the Break Zone.",
    )
    table.zone(0, "break", "Ember Bolt").sources(0, fire=3).hand(0, "Rune Guide").field(1, "Chalk Giant")
    table.play(0, "Rune Guide", targets=["Ember Bolt"]).resolve().yes()
    if table.stack() == []:
        table.choose("Chalk Giant")
    table.resolve()
    assert table.zone_names(0, "removed") == ["Ember Bolt"]


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


@pytest.mark.rule("fftcg", "11.12.4.6")
def test_abilities_that_are_lost_take_their_forward_along() -> None:
    table = plain()
    monster(table, "Ember Imp", "fire", 2, "If you control 3 or more Backups, Ember Imp also becomes a Forward with 6000 power.")
    summon(table, "Grey Silence", "water", 1, "Choose 1 Forward. It loses all its abilities until the end of the turn.")
    table.field(1, "Ember Imp").sources(1, fire=3).sources(0, water=1).hand(0, "Grey Silence")
    table.play(0, "Grey Silence", targets=["Ember Imp"]).resolve()
    assert table.is_on_field("Ember Imp", 1)
    with pytest.raises(BadScript):
        table.attack("Ember Imp")


@pytest.mark.rule("fftcg", "3.1.2")
def test_a_player_who_cannot_draw_the_second_card_loses() -> None:
    table = plain()
    summon(table, "Deep Well", "water", 1, "Draw 2 cards.")
    table.sources(0, water=1).hand(0, "Deep Well").deck(0, "Ash Wolf", only=True).play(0, "Deep Well").resolve()
    assert table.over and table.winner == 1


@pytest.mark.rule("fftcg", "15.2.6.3")
def test_a_burst_that_is_there_from_the_third_point_waits_for_it() -> None:
    def lantern(before: int) -> Table:
        table = plain()
        forward(table, "Late Lantern", "water", 3, 5000, "‹Damage 3 --› [EX BURST] When Late Lantern enters the field, draw 1 card.")
        return table.field(0, "Ash Wolf").damage(1, before).deck(1, "Late Lantern").attack("Ash Wolf").no_block().end_step()

    assert lantern(1).hand_size(1) == 0
    assert lantern(2).yes().hand_size(1) == 1
