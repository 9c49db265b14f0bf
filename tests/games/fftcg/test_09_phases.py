"""Chapter 9 of FINAL FANTASY TCG: the phases of a turn, in their order, and what may be done in each."""

import pytest

from arbiter.testing import BadScript, Table, Unscripted, scenario

PLAIN = "Kiln Apprentice"
CLERK = "Frost Clerk"


def turn() -> Table:
    """Player 0's turn is about to begin; it is not anybody's first."""
    return scenario("fftcg").turn(0, step="active", number=4, begin=True)


# ---------------------------------------------------------------- 9.1, 9.2  Active Phase and Draw Phase


@pytest.mark.rule("fftcg", "9.1.1", "9.1.1.1")
def test_the_turn_begins_by_activating_all_dull_cards_of_the_turn_player() -> None:
    table = turn().field(0, PLAIN, "Bellows Keeper", "Clinker Hound", rested=True).field(0, CLERK)
    table.field(1, "Reef Guard", rested=True)
    assert table.step == "main1" and table.stack() == []
    for name in (PLAIN, "Bellows Keeper", "Clinker Hound", CLERK):
        assert not table.is_rested(name)
    assert table.is_rested("Reef Guard")  # the other player's wait for their own turn


@pytest.mark.rule("fftcg", "9.1.1.1")
def test_it_is_control_that_counts_not_ownership() -> None:
    table = turn().field(0, PLAIN, owner=1, rested=True).field(1, CLERK, owner=0, rested=True)
    assert not table.is_rested(PLAIN) and table.is_rested(CLERK)


@pytest.mark.rule("fftcg", "9.1.1.2")
def test_nobody_has_priority_in_the_active_phase_and_what_triggers_waits() -> None:
    table = turn().define(name="Waker", power=3000, text="When Waker becomes active, draw 1 card.")
    table.define(name="Smith", power=3000, text="{0}: Gain {C}.").field(0, "Waker", rested=True).field(1, "Smith")
    table.begin()
    assert table.step == "main1" and table.asked == 0  # nobody was asked anything before
    assert table.stack() == ["Waker"] and table.hand_size(0) == 2  # the Draw Phase is over already
    assert table.resolve().hand_size(0) == 3


@pytest.mark.rule("fftcg", "9.2.1.1")
def test_the_turn_player_draws_two_cards() -> None:
    table = turn().deck(0, CLERK, PLAIN, "Reed Archer")
    assert table.hand_names(0) == [CLERK, PLAIN] and table.hand_size(1) == 0
    assert table.stack() == [] and table.step == "main1"


@pytest.mark.rule("fftcg", "9.2.1.2")
def test_nobody_has_priority_in_the_draw_phase_and_what_triggers_waits() -> None:
    table = turn().define(name="Scribe", power=3000, text="When you draw a card, gain {C}.").field(0, "Scribe")
    table.define(name="Smith", power=3000, text="{0}: Gain {C}.").field(1, "Smith").begin()
    table.expect(kind="order", player=0).order("Scribe", "Scribe")  # the first question is about both triggers
    assert table.step == "main1" and table.asked == 0 and table.hand_size(0) == 2
    assert table.stack() == ["Scribe", "Scribe"] and table.resource(0, "crystal") == 0


@pytest.mark.rule("fftcg", "9.2.1.3")
def test_only_the_first_players_very_first_draw_is_one_card() -> None:
    def drawn(number: int, starting: int) -> int:
        table = scenario("fftcg").turn(0, step="active", number=number, starting=starting, begin=True)
        return table.hand_size(0)

    assert drawn(number=0, starting=0) == 1  # the first turn of the game
    assert drawn(number=1, starting=1) == 2  # the second player's first
    assert drawn(number=2, starting=0) == 2  # the first player's second


# ---------------------------------------------------------------- 9.3  Main Phases


EARLY = "At the beginning of Main Phase 1 during each of your turns, gain {C}."
LATE = "At the beginning of Main Phase 2 during each of your turns, gain {C}."


def watched(step: str, begin: bool = False) -> Table:
    """Early tells of each Main Phase 1, Late of each Main Phase 2."""
    table = scenario("fftcg").define(name="Early", type="backup", text=EARLY)
    table.define(name="Late", type="backup", text=LATE).field(0, "Early", "Late", PLAIN)
    return table.turn(0, step=step, number=4, begin=begin)


@pytest.mark.rule("fftcg", "9.3.1.1")
def test_main_phase_1_comes_before_the_attack_and_main_phase_2_after_it() -> None:
    table = watched("active", begin=True).begin()
    assert table.step == "main1" and table.stack() == ["Early"]
    table.resolve().attack(PLAIN).to("main2")
    assert table.damage_count(1) == 1 and table.stack() == ["Late"]


@pytest.mark.rule("fftcg", "9.3.1.1")
def test_every_added_main_phase_is_a_main_phase_2() -> None:
    table = watched("main1").begin()
    table.game.state.extra_steps = ("main",)  # as an effect leaves it
    table.end_step()
    assert table.step == "main2" and table.stack() == ["Late"]
    table.resolve().attack(PLAIN).to("main2")  # the phases that were to come still come
    assert table.damage_count(1) == 1 and table.stack() == ["Late"]


@pytest.mark.rule("fftcg", "9.3.1.2")
def test_a_main_phase_ends_when_both_players_pass_on_an_empty_stack() -> None:
    table = scenario("fftcg").define(name="Smith", power=3000, text="{0}: Gain {C}.")
    table.field(0, "Smith").field(1, "Smith").passes(0)
    assert table.step == "main1" and table.asked == 1
    table.use(1, "Smith").passes(1).passes(0)  # both pass, but there was something on the stack
    assert table.step == "main1" and table.resource(1, "crystal") == 1 and table.asked == 0
    table.passes(0).passes(1)
    assert table.step == "attack_preparation"


@pytest.mark.rule("fftcg", "9.3.1.3", "9.3.1.4")
def test_abilities_for_the_beginning_of_the_main_phase_come_first_then_the_turn_player_has_priority() -> None:
    table = turn().define(name="Waker", power=3000, text="When Waker becomes active, gain {C}.")
    table.define(name="Early", type="backup", text=EARLY)
    table.define(name="Smith", power=3000, text="{0}: Gain {C}.").field(1, "Smith").field(0, "Smith")
    table.field(0, "Early", "Waker", rested=True).begin()
    table.expect(kind="order", player=0).order("Waker", "Early")
    assert table.stack() == ["Waker", "Early"] and table.step == "main1"
    table.expect(kind="action", player=0)


@pytest.mark.rule("fftcg", "9.3.1.5")
def test_the_turn_player_casts_characters_on_an_empty_stack_and_they_do_not_use_it() -> None:
    table = scenario("fftcg").define(name="Smith", power=3000, text="{0}: Gain {C}.").field(0, "Smith")
    table.sources(0, fire=2).sources(1, fire=2).hand(0, PLAIN).hand(1, PLAIN)
    table.use(0, "Smith")
    assert not table.can("play", 0, PLAIN) and table.why_not(0, PLAIN) == ["9.3.1.5"]  # something is on the stack
    table.resolve().passes(0)
    assert not table.can("play", 1, PLAIN) and "9.3.1.5" in table.why_not(1, PLAIN)  # not the turn player
    table.undo().play(0, PLAIN)
    assert table.stack() == [] and table.is_on_field(PLAIN, 0)


@pytest.mark.rule("fftcg", "9.3.1.5")
@pytest.mark.parametrize("step", ["attack_preparation", "end"])
def test_characters_are_not_cast_outside_of_the_main_phases(step: str) -> None:
    table = scenario("fftcg").sources(0, fire=2).hand(0, PLAIN).turn(0, step=step)
    assert not table.can("play", 0, PLAIN) and "9.3.1.5" in table.why_not(0, PLAIN)
    assert scenario("fftcg").sources(0, fire=2).hand(0, PLAIN).turn(0, step="main2").can("play", 0, PLAIN)


def both_ready(step: str) -> Table:
    """Both players have a Summon and a Character with an ability, and could pay."""
    table = scenario("fftcg").define(name="Rite", type="summon", element=["fire"], cost=1, text="Draw 1 card.")
    table.define(name="Smith", power=3000, text="{0}: Gain {C}.")
    for player in (0, 1):
        table.sources(player, fire=1).hand(player, "Rite").field(player, "Smith")
    return table.turn(0, step=step)


@pytest.mark.rule("fftcg", "9.3.1.6", "9.3.1.7")
@pytest.mark.parametrize("step", ["main1", "attack_preparation", "main2"])
def test_summons_and_abilities_are_for_whoever_has_priority_in_main_and_attack_phases(step: str) -> None:
    table = both_ready(step)
    assert table.can("play", 0, "Rite") and table.can("use", 0, "Smith")
    assert not table.can("play", 1, "Rite") and not table.can("use", 1, "Smith")  # without priority
    table.play(0, "Rite").passes(0)
    assert table.can("play", 1, "Rite") and table.can("use", 1, "Smith")  # also on a stack that is not empty


@pytest.mark.rule("fftcg", "9.3.1.6", "9.3.1.7", "9.5.1.1")
def test_summons_and_abilities_are_not_for_the_end_phase() -> None:
    table = both_ready("end")
    for player in (0, 1):
        table.expect(kind="action", player=player)
        assert not table.can("play", player, "Rite") and not table.can("use", player, "Smith")
        assert table.why_not(player, "Rite") == ["9.3.1.6"] and table.why_not(player, "Smith") == ["9.3.1.7"]
        if player == 0:
            table.passes(0)


# ---------------------------------------------------------------- 9.4, 9.5  Attack Phase and End Phase


@pytest.mark.rule("fftcg", "9.4.1")
def test_the_turn_players_forwards_may_attack_in_the_attack_phase() -> None:
    table = scenario("fftcg").field(0, PLAIN, CLERK).field(1, "Reef Guard").to("attack_declaration")
    table.expect(kind="objects", player=0, why="attack")
    assert table.can("attack", 0, PLAIN) and table.can("attack", 0, CLERK) and not table.can("attack", 0, "Reef Guard")
    assert table.no_attack().to("main2").damage_count(1) == 0  # they need not


@pytest.mark.rule("fftcg", "9.5.1.1")
def test_abilities_for_the_end_of_the_turn_go_on_the_stack_and_players_get_priority() -> None:
    text = "At the end of each of your turns, gain {C}.\nAt the beginning of your End Phase, draw 1 card."
    table = both_ready("main2").define(name="Night", type="backup", text=text).field(0, "Night").end_step()
    assert table.step == "end"
    table.expect(kind="order", player=0).order("Night", "Night")
    assert table.stack() == ["Night", "Night"]
    table.expect(kind="action", player=0).passes(0).expect(kind="action", player=1)
    assert not table.can("use", 1, "Smith")
    table.passes(1)
    assert table.stack() == ["Night"] and table.step == "end"


@pytest.mark.rule("fftcg", "9.5.1.2")
def test_the_turn_player_discards_down_to_five_and_chooses_what() -> None:
    table = scenario("fftcg").hand(0, CLERK, 4, "Reed Archer", "Net Thrower").hand(1, 7).turn(0, step="end")
    table.to("discard").expect(kind="objects", player=0, why="hand size")
    with pytest.raises(BadScript):
        table.choose(CLERK)  # two are too many, so two must go
    table.choose(CLERK, "Net Thrower")
    assert table.zone_names(0, "break") == [CLERK, "Net Thrower"] and table.hand_size(0) == 5
    assert table.zone_names(1, "break") == []  # only the turn player
    assert table.stack() == []


@pytest.mark.rule("fftcg", "9.5.1.2")
def test_five_cards_are_not_too_many() -> None:
    table = scenario("fftcg").hand(0, 5).turn(0, step="end").next_turn()
    assert table.hand_size(0) == 5 and table.active == 1


@pytest.mark.rule("fftcg", "9.5.1.3", "9.5.1.3.1")
def test_all_damage_goes_at_the_end_of_the_turn() -> None:
    table = scenario("fftcg").field(0, PLAIN, damage=3000).field(1, CLERK, damage=7000).turn(0, step="main2")
    table.to("end")
    assert table.damage_on(PLAIN) == 3000 and table.damage_on(CLERK) == 7000
    table.next_turn()
    assert table.damage_on(PLAIN) == 0 and table.damage_on(CLERK) == 0


@pytest.mark.rule("fftcg", "9.5.1.3.2")
def test_effects_until_the_end_of_the_turn_stop() -> None:
    text = "Choose 1 Forward. It gains +3000 power and Brave until the end of the turn."
    table = scenario("fftcg").define(name="Rite", type="summon", element=["fire"], cost=1, text=text)
    table.sources(0, fire=1).hand(0, "Rite").field(0, PLAIN).play(0, "Rite").resolve().to("end")
    assert table.power(PLAIN) == 9000 and table.has(PLAIN, "brave")
    table.next_turn()
    assert table.power(PLAIN) == 6000 and not table.has(PLAIN, "brave")


@pytest.mark.rule("fftcg", "9.5.1.3")
def test_damage_and_effects_go_in_one_stroke_so_that_nothing_dies_in_between() -> None:
    text = "Choose 1 Forward. It gains +3000 power until the end of the turn. Deal it 7000 damage."
    table = scenario("fftcg").define(name="Rite", type="summon", element=["fire"], cost=1, text=text)
    table.sources(0, fire=1).hand(0, "Rite").field(0, PLAIN).play(0, "Rite").resolve()
    assert table.damage_on(PLAIN) == 7000 and table.power(PLAIN) == 9000
    assert table.next_turn().is_on_field(PLAIN, 0)  # 6000 power and 7000 damage never stood together


@pytest.mark.rule("fftcg", "9.5.1.4", "9.5.1.5")
def test_what_the_clean_up_sets_off_is_dealt_with_and_then_it_is_done_again() -> None:
    text = "Choose 1 Forward. It gains +3000 power until the end of the turn."
    mourner = "When a Forward is put from the field into the Break Zone, choose 1 Forward. Deal it 1000 damage."
    table = scenario("fftcg").define(name="Rite", type="summon", element=["fire"], cost=1, text=text)
    table.define(name="Blight", cost=1, type="backup", text="The Forwards opponent controls lose 6000 power.")
    table.define(name="Mourner", type="backup", text=mourner)
    table.define(name="Smith", type="monster", text="{0}: Gain {C}.")
    table.sources(0, fire=2).hand(0, "Rite", "Blight").field(0, "Smith", "Copper Lancer")
    table.field(1, PLAIN, "Reef Guard", "Mourner", "Smith")
    table.play(0, "Rite", targets=[PLAIN]).resolve().play(0, "Blight")
    assert table.power(PLAIN) == 3000  # 6000 + 3000 - 6000
    with pytest.raises(Unscripted):
        table.next_turn()
    table.to("cleanup")  # the effect has stopped and no power is left: a rule process and a trigger
    assert table.active == 0 and table.zone_names(1, "break") == [PLAIN]
    table.expect(kind="objects", player=1).choose("Reef Guard")
    assert table.stack() == ["Mourner"]
    table.expect(kind="action", player=0)
    assert not table.can("use", 0, "Smith")  # priority, but nothing may be used
    table.resolve()
    assert table.damage_on("Reef Guard") == 1000 and table.active == 0
    table.next_turn()
    assert table.active == 1 and table.damage_on("Reef Guard") == 0  # cleaned up again


@pytest.mark.rule("fftcg", "9.5.1.4")
def test_the_clean_up_is_done_again_but_not_the_discarding() -> None:
    table = scenario("fftcg").define(name="Hoarder", type="backup", text="When you discard a card, draw 2 cards.")
    table.field(0, "Hoarder").hand(0, CLERK, 5).turn(0, step="end").to("discard").choose(CLERK)
    assert table.step == "cleanup" and table.stack() == ["Hoarder"]
    table.resolve()
    assert table.hand_size(0) == 7
    assert table.next_turn().hand_size(0) == 7 and table.active == 1


@pytest.mark.rule("fftcg", "9.5.1.5")
def test_when_nothing_is_left_to_do_the_other_players_turn_begins() -> None:
    table = scenario("fftcg").turn(0, step="end", number=5).next_turn()
    assert table.active == 1 and table.turn_number == 6 and table.hand_size(1) == 2
    assert table.next_turn().active == 0
