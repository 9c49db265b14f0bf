"""Chapters 6.4 to 6.8 of FINAL FANTASY TCG: sources, damage to players, types, counters and crystals."""

import pytest

from arbiter.testing import Table, scenario

PLAIN = "Kiln Apprentice"
CLERK = "Frost Clerk"


def rite(text: str, player: int = 0) -> Table:
    """The player has a Summon with this text in hand and the Backup to cast it; player 0's turn."""
    table = scenario("fftcg").define(name="Rite", type="summon", element=["fire"], cost=1, text=text)
    return table.sources(player, fire=1).hand(player, "Rite")


@pytest.mark.rule("fftcg", "6.4.1")
def test_the_source_of_an_ability_is_the_card_it_comes_from() -> None:
    text = "If Sapper deals damage to a Forward, the damage increases by 1000 instead.\n"
    ability = "{Dull}: Choose 1 Forward. Deal it 2000 damage."
    table = scenario("fftcg").define(name="Sapper", power=3000, text=text + ability)
    table.define(name="Digger", power=3000, text=ability).field(0, "Sapper", "Digger").field(1, CLERK, PLAIN)
    table.use(0, "Sapper", targets=[CLERK]).resolve().use(0, "Digger", targets=[PLAIN]).resolve()
    assert table.damage_on(CLERK) == 3000  # the card dealt what its ability deals
    assert table.damage_on(PLAIN) == 2000


@pytest.mark.rule("fftcg", "6.4.1.1")
def test_a_delayed_ability_that_a_summon_sets_up_is_controlled_by_who_controlled_the_summon() -> None:
    table = rite("At the end of the turn, draw 1 card.", player=1).passes(0).play(1, "Rite").resolve()
    assert table.hand_size(1) == 0
    table.to("end")
    assert table.stack() == ["Rite"]  # the source is the card itself
    table.resolve()
    assert table.hand_size(1) == 1 and table.hand_size(0) == 0


@pytest.mark.rule("fftcg", "6.4.1.2")
def test_a_delayed_ability_of_an_action_ability_stays_with_who_controlled_that_ability() -> None:
    table = rite("Choose 1 Forward opponent controls. You gain control of it.", player=1)
    table.define(name="Clerk", power=3000, text="{Dull}: At the end of the turn, draw 1 card.")
    table.field(0, "Clerk").use(0, "Clerk").resolve().passes(0).play(1, "Rite").resolve()
    assert table.is_on_field("Clerk", 1)
    table.to("end").resolve()
    assert table.hand_size(0) == 1 and table.hand_size(1) == 0


@pytest.mark.rule("fftcg", "6.4.1.2")
def test_a_delayed_ability_of_an_ex_burst_belongs_to_the_player_who_used_the_burst() -> None:
    text = "[EX BURST] When Late Post enters the field, draw 1 card. At the end of the turn, draw 1 card."
    table = scenario("fftcg").define(name="Late Post", type="backup", text=text).deck(1, "Late Post").field(0, PLAIN)
    table.attack(PLAIN).end_step().end_step().yes()
    assert table.hand_size(1) == 1
    table.to("end").resolve()
    assert table.hand_size(1) == 2 and table.hand_size(0) == 0


@pytest.mark.rule("fftcg", "6.4.1.3")
def test_a_delayed_ability_set_up_by_a_replacement_belongs_to_who_controlled_the_card_then() -> None:
    text = (
        "If a Forward other than Ferryman you control is put from the field into the Break Zone, "
        "return it to its owner's hand at the end of the turn instead."
    )
    table = rite("Choose 1 Forward opponent controls. You gain control of it.")
    table.define(name="Axe", type="monster", text="{0}: Choose 1 Forward. Put it into the Break Zone.")
    table.define(name="Ferryman", power=9000, text=text).field(0, "Axe").field(1, "Ferryman", PLAIN)
    table.use(0, "Axe", targets=[PLAIN]).resolve()
    assert table.is_on_field(PLAIN, 1)  # replaced
    table.play(0, "Rite", targets=["Ferryman"]).resolve()
    assert table.is_on_field("Ferryman", 0)
    table.to("end")
    (item,) = table.view(0)["items"]
    assert item["source"] == "Ferryman"  # the card with the field ability
    assert item["controller"] == 1  # who controlled it when it replaced


@pytest.mark.rule("fftcg", "6.4.2")
def test_an_ability_on_the_stack_lives_on_without_its_source() -> None:
    table = rite("Choose 1 Forward. Remove it from the game.", player=1)
    table.define(name="Slinger", power=3000, text="{Dull}: Choose 1 Forward. Deal it 2000 damage.")
    table.field(0, "Slinger").field(1, CLERK).use(0, "Slinger", targets=[CLERK]).passes(0)
    table.play(1, "Rite", targets=["Slinger"]).resolve()
    assert not table.is_on_field("Slinger") and table.stack() == ["Slinger"]
    table.resolve()
    assert table.damage_on(CLERK) == 2000


@pytest.mark.rule("fftcg", "6.4.2")
def test_what_is_asked_of_a_departed_source_is_how_it_last_was() -> None:
    text = "{Dull}: Choose 1 Forward. Deal it damage equal to Slinger's power."
    table = rite("Choose 1 Forward. It gains +2000 power until the end of the turn. Remove it from the game.", player=1)
    table.define(name="Slinger", power=3000, text=text).field(0, "Slinger").field(1, CLERK)
    table.use(0, "Slinger", targets=[CLERK]).passes(0).play(1, "Rite", targets=["Slinger"]).resolve()
    assert table.zone_of("Slinger") == "removed"
    assert table.resolve().damage_on(CLERK) == 5000  # 3000 and the 2000 it had gained just before


@pytest.mark.rule("fftcg", "6.5.2", "6.5.3", "7.8.2")
def test_each_point_of_damage_moves_the_top_card_of_the_deck_to_the_damage_zone() -> None:
    table = rite("Rite deals your opponent 2 points of damage.").deck(1, "Reed Archer", PLAIN, CLERK)
    table.play(0, "Rite").resolve()
    assert table.zone_names(1, "damage") == ["Reed Archer", PLAIN]  # two, in the order they were dealt, and no more
    assert table.zone_names(1, "deck")[0] == CLERK and table.damage_count(0) == 0


BURST = "[EX BURST] When {0} enters the field, {1}."


def bursts(*top: str) -> Table:
    """Player 0 deals player 1 three points; the cards named lie on top of player 1's deck."""
    table = rite("Rite deals your opponent 3 points of damage.")
    table.define(name="Draw Bell", type="backup", text=BURST.format("Draw Bell", "draw 1 card"))
    table.define(name="Coin Bell", type="backup", text=BURST.format("Coin Bell", "gain {C}"))
    return table.deck(1, *top).play(0, "Rite").resolve()


@pytest.mark.rule("fftcg", "6.5.2.1")
def test_ex_bursts_come_after_all_damage_in_the_order_dealt() -> None:
    table = bursts("Draw Bell", PLAIN, "Coin Bell", CLERK)
    table.expect(kind="confirm", player=1, why="burst")
    assert table.damage_count(1) == 3  # all three points are dealt already
    table.yes()
    assert table.hand_names(1) == [CLERK]  # the card under those that were dealt
    table.expect(kind="confirm", player=1, why="burst").yes()
    assert table.resource(1, "crystal") == 1


@pytest.mark.rule("fftcg", "6.5.2.1")
def test_the_player_may_leave_an_ex_burst_unused() -> None:
    table = bursts("Draw Bell", "Coin Bell", PLAIN).no().yes()
    assert table.hand_size(1) == 0 and table.resource(1, "crystal") == 1


@pytest.mark.rule("fftcg", "6.6.3")
def test_summons_have_no_job() -> None:
    text = "Choose 1 ‹Job Courier› in your Break Zone. Add it to your hand."
    table = rite(text).define(name="Runner", job="Courier")
    table.define(name="Parcel", type="summon", job="Courier", text="Draw 1 card.")
    table.zone(0, "break", "Runner", "Parcel").play(0, "Rite").resolve()
    assert table.hand_names(0) == ["Runner"]


@pytest.mark.rule("fftcg", "6.7.2")
def test_counters_of_one_name_are_alike_whatever_made_them() -> None:
    table = rite("Choose 1 Forward. Place 1 Ember Counter on it.")
    text = "{Dull}: Place 1 Ember Counter on Lamp.\nRemove 2 Ember Counters from Lamp: Draw 1 card."
    table.define(name="Lamp", power=3000, text=text).field(0, "Lamp").use(0, "Lamp", 0).resolve()
    assert not table.can("use", 0, "Lamp")
    table.play(0, "Rite", targets=["Lamp"]).resolve()
    assert table.counters("Lamp", "Ember") == 2
    table.use(0, "Lamp", 1).resolve()
    assert table.hand_size(0) == 1 and table.counters("Lamp", "Ember") == 0


@pytest.mark.rule("fftcg", "6.7.3", "7.4")
def test_a_card_that_changes_zones_loses_its_counters() -> None:
    table = rite("Choose 1 Forward. Return it to its owner's hand.").sources(0, fire=2)
    table.field(0, PLAIN, counters={"Ember": 2}, damage=1000).play(0, "Rite").resolve()
    assert table.counters(PLAIN, "Ember") == 0
    table.play(0, PLAIN)
    assert table.is_on_field(PLAIN, 0) and table.counters(PLAIN, "Ember") == 0 and table.damage_on(PLAIN) == 0


@pytest.mark.rule("fftcg", "6.8.1")
def test_effects_give_crystals_that_the_player_keeps_and_spends() -> None:
    table = rite("Gain {C}.").define(name="Smith", power=3000, text="{C}: Draw 1 card.").field(0, "Smith")
    assert not table.can("use", 0, "Smith")
    table.play(0, "Rite").resolve()
    assert table.resource(0, "crystal") == 1 and table.resource(1, "crystal") == 0
    table.to("main1", player=1).to("main1", player=0)
    assert table.resource(0, "crystal") == 1  # kept over the turns
    drawn = table.hand_size(0)
    table.use(0, "Smith").resolve()
    assert table.resource(0, "crystal") == 0 and table.hand_size(0) == drawn + 1
