"""Chapter 800: battle."""

from __future__ import annotations

import pytest

from arbiter.kernel.traits import Face
from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script import statements as st
from arbiter.script.amounts import Number
from arbiter.script.base import Lasting, Pattern, Quality, Stat
from arbiter.script.costs import Cost, Mana
from arbiter.script.nouns import YOU, Bound, Group, Is, Same, Self
from arbiter.script.patterns import Attacks, Blocks, StepBegins
from arbiter.testing import BadScript, Table
from tests.games.fow.plain import make, resonator
from tests.games.fow.tables import table

THIS = Group((Same(Self()),), ("field",))


def gains(pattern: Pattern, text: str) -> ab.Triggered:
    """Its controller gains 100 life."""
    return ab.Triggered(text, None, pattern, None, (fx.GainResource(YOU, "life", Number(100)),))


# ---------------------------------------------------------------- 801 to 803


@pytest.mark.rule("fow", "801.1", "704.1", "704.2", "802.2", "803.2")
def test_a_battle_begins_by_an_action_of_the_main_phase_and_gives_priority_before_the_attack() -> None:
    t = table().field(0, "fire 2")
    assert t.acts(0, "battle") == ["fire 2"]
    t.act(0, "battle")
    assert t.step == "battle_begin" and t.stack() == []
    t.end_step()
    assert t.step == "attack_begin"
    t.end_step()
    t.expect(kind="objects", player=0, why="attack")


@pytest.mark.rule("fow", "704.1", "604.2", "701.2")
def test_only_the_turn_player_begins_battles_and_only_at_main_timing() -> None:
    t = table().field(0, "fire 2").field(1, "fire 2")
    t.act(0, "battle")
    assert t.acts(0, "battle") == []  # they are in one
    other = table().field(1, "fire 2").passes(0)
    assert other.acts(1, "battle") == []


@pytest.mark.rule("fow", "802.1", "803.1", "804.1", "807.1")
@pytest.mark.parametrize("word", ["battle", "attack", "block", "battle_end"])
def test_the_steps_of_a_battle_begin_with_their_triggers(word: str) -> None:
    clock = make("Clock", "regalia", abilities=(gains(StepBegins(word, YOU), word),))
    t = table(clock).field(0, "Clock", "fire 2")
    t.act(0, "battle")
    while t.step != "main":
        if t.match.question is not None and t.match.question.why == "attack":
            t.choose("fire 2")
        else:
            t.passes()
    assert t.resource(0, "life") == 4100


@pytest.mark.rule("fow", "803.3", "803.4", "806.2b", "1007.2")
def test_an_attacker_rests_and_deals_its_atk_to_the_player() -> None:
    t = table().field(0, "fire 2").attack("fire 2")
    assert t.is_rested("fire 2")
    t.to("battle_damage")
    assert t.resource(1, "life") == 3400


@pytest.mark.rule("fow", "803.3")
def test_a_rested_resonator_may_be_attacked_and_a_recovered_one_may_not() -> None:
    t = table().field(0, "wind 3").field(1, "fire 1", rested=True).field(1, "fire 2")
    t.act(0, "battle").end_step().end_step().choose("wind 3")
    t.expect(kind="objects", player=0, why="attacked object")
    assert len(t.options()) == 1
    t.choose("fire 1").to("battle_damage")
    assert t.zone_names(1, "graveyard") == ["fire 1"] and t.resource(1, "life") == 4000


@pytest.mark.rule("fow", "803.3")
def test_a_rested_or_newly_come_resonator_cannot_attack() -> None:
    assert not table().field(0, "fire 2", rested=True).acts(0, "battle")
    assert not table().field(0, "fire 2", fresh=True).acts(0, "battle")


@pytest.mark.rule("fow", "803.3")
def test_what_has_come_attacks_from_its_controllers_next_turn_on() -> None:
    t = table().deck(0, *["fire 1"] * 3).deck(1, *["fire 1"] * 3).field(0, "fire 2", fresh=True)
    t.next_turn().next_turn().to("main")
    assert t.acts(0, "battle") == ["fire 2"]


@pytest.mark.rule("fow", "803.3")
def test_a_forfeited_battle_that_nobody_answered_is_the_last_of_the_turn() -> None:
    t = table().field(0, "fire 2").act(0, "battle").no_attack()
    t.to("main")
    assert t.acts(0, "battle") == []


@pytest.mark.rule("fow", "803.3")
def test_a_forfeited_battle_that_was_answered_may_be_followed_by_another() -> None:
    quick = make("Quick", "chant", price=Mana((), 0), keywords=("quickcast",), abilities=(ab.Spell("", None, ()),))
    t = table(quick).field(0, "fire 2").hand(1, "Quick").act(0, "battle")
    t.passes(0).play(1, "Quick").resolve()
    t.no_attack().to("main")
    assert t.acts(0, "battle") == ["fire 2"]


@pytest.mark.rule("fow", "803.4")
def test_what_triggers_on_attacking_triggers() -> None:
    herald = make("Herald", "resonator", atk=500, dfn=500, abilities=(gains(Attacks(THIS), "attacks"),))
    t = table(herald).field(0, "Herald").attack("Herald")
    assert t.stack() == ["Herald"]


@pytest.mark.rule("fow", "803.4")
def test_a_cost_to_attack_is_paid_or_there_is_no_attack() -> None:
    toll = ab.Static("toll", None, (st.Affects(Self(), (st.Mark("attack_cost", cost=Cost((Mana((), 1),))),)),))
    lazy = make("Lazy", "resonator", atk=500, dfn=500, abilities=(toll,))
    assert not table(lazy).field(0, "Lazy").acts(0, "battle")
    t = table(lazy, stones=1).field(0, "Lazy").attack("Lazy")
    assert t.is_rested("fire stone")


def bolt(amount: int, what: Group) -> Face:
    """A chant that deals damage at any time."""
    text = (fx.Choose(1, what, Number(1), Number(1)), fx.Deal(Number(amount), Bound(1)))
    return make("Bolt", "chant", price=Mana((), 0), keywords=("quickcast",), abilities=(ab.Spell("", None, text),))


ANY_RESONATOR = Group((Is(Quality.TYPE, "resonator"),), ("field",))


@pytest.mark.rule("fow", "803.4a", "806.1", "805.1")
def test_an_attacker_that_is_gone_ends_the_battle_without_damage() -> None:
    t = table(bolt(900, ANY_RESONATOR)).field(0, "fire 2").hand(1, "Bolt")
    t.attack("fire 2").passes(0).play(1, "Bolt", targets=["fire 2"]).resolve()
    t.to("main")
    assert t.resource(1, "life") == 4000 and t.zone_names(0, "graveyard") == ["fire 2"]


@pytest.mark.rule("fow", "803.4b")
def test_an_attacked_object_that_is_gone_ends_the_battle() -> None:
    t = table(bolt(900, ANY_RESONATOR)).field(0, "wind 3").field(1, "fire 1", rested=True).hand(1, "Bolt")
    t.attack("wind 3", at="fire 1").passes(0).play(1, "Bolt", targets=["fire 1"]).resolve()
    assert t.step == "battle_end" and t.resource(1, "life") == 4000


# ---------------------------------------------------------------- 804  blocking


@pytest.mark.rule("fow", "804.3", "804.4", "804.5a", "806.2a", "806.2d")
def test_a_blocker_rests_and_both_deal_damage() -> None:
    t = table().field(0, "fire 2").field(1, "wind 3").attack("fire 2").block("wind 3")
    assert t.is_rested("wind 3")
    t.to("battle_damage")
    assert t.zone_names(0, "graveyard") == ["fire 2"] and t.damage_on("wind 3") == 600
    assert t.resource(1, "life") == 4000


@pytest.mark.rule("fow", "804.3")
def test_a_rested_resonator_cannot_block() -> None:
    t = table().field(0, "fire 2").field(1, "wind 3", rested=True).attack("fire 2").to("battle_damage")
    assert t.resource(1, "life") == 3400


@pytest.mark.rule("fow", "804.4")
def test_the_attacked_object_does_not_block_for_itself() -> None:
    sharp = resonator("fire", 2, "precision")
    t = table(sharp).field(0, "fire 2 precision").field(1, "wind 3").attack("fire 2 precision", at="wind 3")
    t.to("battle_damage")
    assert not t.is_rested("wind 3") and t.zone_names(0, "graveyard") == ["fire 2 precision"]


@pytest.mark.rule("fow", "804.4")
def test_what_triggers_on_blocking_triggers() -> None:
    guard = make("Guard", "resonator", atk=500, dfn=500, abilities=(gains(Blocks(THIS), "blocks"),))
    t = table(guard).field(0, "fire 2").field(1, "Guard").attack("fire 2").block("Guard")
    assert t.stack() == ["Guard"]


@pytest.mark.rule("fow", "804.4a", "804.5b")
def test_without_its_blocker_the_attacker_hits_what_it_attacked() -> None:
    t = table(bolt(900, ANY_RESONATOR)).field(0, "wind 3").field(1, "fire 2").hand(0, "Bolt")
    t.attack("wind 3").block("fire 2").play(0, "Bolt", targets=["fire 2"]).resolve()
    t.to("battle_damage")
    assert t.resource(1, "life") == 3100


@pytest.mark.rule("fow", "804.5b", "806.2d")
def test_an_attacked_resonator_strikes_back_if_nobody_blocks() -> None:
    t = table().field(0, "wind 3").field(1, "fire 2", rested=True).attack("wind 3", at="fire 2").to("battle_damage")
    assert t.damage_on("wind 3") == 600 and t.zone_names(1, "graveyard") == ["fire 2"]


# ---------------------------------------------------------------- 805  first strike


def striking(*keywords: str) -> Table:
    fighter = resonator("fire", 2, *keywords)
    return table(fighter).field(0, fighter.name).field(1, "fire 2").attack(fighter.name).block("fire 2")


@pytest.mark.rule("fow", "805.2", "805.2a", "806.2", "1105.2")
def test_first_strike_destroys_the_blocker_before_it_strikes() -> None:
    t = striking("first_strike").to("first_strike")
    assert t.zone_names(1, "graveyard") == ["fire 2"]
    t.to("main")
    assert t.is_on_field("fire 2 first_strike", 0) and t.resource(1, "life") == 4000


@pytest.mark.rule("fow", "805.1")
def test_without_it_there_is_no_first_strike_step() -> None:
    t = table().field(0, "fire 2").attack("fire 2")
    seen = set()
    while t.step != "main":
        seen.add(t.step)
        t.passes()
    assert "first_strike" not in seen and "battle_damage" in seen


@pytest.mark.rule("fow", "805.2b", "806.2")
def test_who_struck_first_does_not_strike_again() -> None:
    fast = resonator("fire", 2, "first_strike")
    t = table(fast).field(0, fast.name).attack(fast.name).to("main")
    assert t.resource(1, "life") == 3400


@pytest.mark.rule("fow", "805.2", "806.2", "1169.2")
def test_multi_strike_deals_damage_in_both_steps() -> None:
    double = resonator("fire", 2, "multi_strike")
    t = table(double).field(0, double.name).attack(double.name).to("main")
    assert t.resource(1, "life") == 2800


# ---------------------------------------------------------------- wardens


WARDEN = make("Warden", "warden", willpower=4)


@pytest.mark.rule("fow", "803.3", "806.2c", "1309.3")
def test_an_attacked_warden_loses_willpower_equal_to_the_resonators_cost() -> None:
    t = table(WARDEN).field(0, "wind 3").zone(1, "ruler", "Warden", counters={"willpower": 4})
    t.attack("wind 3", at="Warden").to("battle_damage")
    assert t.counters("Warden", "willpower") == 1 and t.resource(1, "life") == 4000


@pytest.mark.rule("fow", "805.2c")
def test_first_strike_takes_willpower_in_its_own_step() -> None:
    fast = resonator("fire", 2, "first_strike")
    t = table(WARDEN, fast).field(0, fast.name).zone(1, "ruler", "Warden", counters={"willpower": 4})
    t.attack(fast.name, at="Warden").to("first_strike")
    assert t.counters("Warden", "willpower") == 2


@pytest.mark.rule("fow", "806.2c")
def test_a_j_ruler_or_a_token_takes_just_one_willpower() -> None:
    t = table(WARDEN).field(0, "fire judge").zone(1, "ruler", "Warden", counters={"willpower": 4})
    t.attack("fire judge", at="Warden").to("battle_damage")
    assert t.counters("Warden", "willpower") == 3
    t = table(WARDEN).field(0, "wind 3", token=True).zone(1, "ruler", "Warden", counters={"willpower": 4})
    t.attack("wind 3", at="Warden").to("battle_damage")
    assert t.counters("Warden", "willpower") == 3


# ---------------------------------------------------------------- 807  the end


@pytest.mark.rule("fow", "807.4", "807.2")
def test_after_the_battle_nobody_attacks_and_the_main_phase_goes_on() -> None:
    t = table().field(0, "fire 2", "fire 1").attack("fire 2").to("main")
    assert t.game.state.combat is None
    t.attack("fire 1").to("main")
    assert t.resource(1, "life") == 3100


@pytest.mark.rule("fow", "807.3a", "807.3")
def test_effects_of_the_battle_end_with_it() -> None:
    grows = fx.Modify(Self(), (st.AddStat(Stat.POWER, Number(500)),), Lasting.COMBAT)
    eager = make(
        "Eager", "resonator", atk=500, dfn=500, abilities=(ab.Triggered("grows", None, Attacks(THIS), None, (grows,)),)
    )
    t = table(eager).field(0, "Eager").attack("Eager").resolve()
    assert t.power("Eager") == 1000
    t.to("main")
    assert t.power("Eager") == 500


@pytest.mark.rule("fow", "718.2")
def test_who_must_attack_cannot_pass_at_main_timing() -> None:
    must = ab.Static("must attack", None, (st.Affects(Self(), (st.Mark("must_attack"),)),))
    wild = make("Wild", "resonator", atk=500, dfn=500, abilities=(must,))
    t = table(wild).field(0, "Wild", "fire 2")
    with pytest.raises(BadScript, match="cannot pass"):
        t.passes(0)
    t.act(0, "battle").end_step().end_step()
    assert t.is_rested("Wild") and not t.is_rested("fire 2")  # 803.3  one that must attack is the attacker
