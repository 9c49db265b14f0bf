"""Rulings where rules meet in Caster Chronicles: orbs, battles, costs, levels, copies, tokens, turns."""

from __future__ import annotations

import pytest

from arbiter.testing import Table
from tests.games.caster.tables import table as plain
from tests.games.caster.written import conjure, servant


def table(*, ignus: int = 6, theirs: int = 6) -> Table:
    """Both players have ignus aether; player 0 is in the main phase of the third turn."""
    made = plain().sources(0, ignus=ignus).sources(1, ignus=theirs).turn(0, number=3)
    conjure(made, "Fell", "[Quickcast]\nDestroy target servant.")
    conjure(made, "Loan", "[Quickcast]\nGain control of target enemy servant until end of turn.")
    conjure(made, "Grow", "[Quickcast]\nTarget servant gains +1000 ATK until end of turn.")
    conjure(made, "Hook", "[Quickcast]\nReturn target servant to its owner's hand.")
    return made


def strikes(made: Table) -> Table:
    """The attack that is under way is judged."""
    return made.to("battle_end")


# ---------------------------------------------------------------- orbs


@pytest.mark.rule("caster", "1102.2", "104.2", "804.5")
def test_double_corrupt_takes_the_only_orb_and_does_not_win() -> None:
    made = servant(table(), "Maw", text="[Double Corrupt]").field(0, "Maw").zone(1, "orb", 1).attack("Maw")
    strikes(made)
    assert made.zone_names(1, "orb") == [] and made.hand_size(1) == 1 and not made.over


@pytest.mark.rule("caster", "1009.2", "1102.3", "906.2")
def test_three_orbs_corrupted_at_once_are_one_occasion() -> None:
    made = servant(table(), "Maw", text="[Triple Corrupt]")
    made.define(
        name="Leech", type="Barrier", cost=1, element="Ignus", text="Whenever an enemy orb is corrupted ⇒ Draw a card."
    )
    made.field(0, "Maw", "Leech").zone(1, "orb", 3).attack("Maw").to("judgment_priority").resolve_all()
    assert made.hand_size(1) == 3 and made.hand_size(0) == 1


@pytest.mark.rule("caster", "1103.2b", "903.2d-2", "203.4")
def test_a_card_that_breaks_with_a_cost_of_x_has_an_x_of_none() -> None:
    made = servant(table(), "Fang").define(
        name="Wave",
        type="Conjure",
        cost="X",
        element="Ignus",
        text="[Break]\nTarget servant gains +X00 ATK until end of turn.",
    )
    made.field(0, "Fang").zone(1, "orb", "Wave").attack("Fang").passes().passes()
    made.yes()
    if made.question is not None and made.question.kind == "objects":
        made.choose("Fang")
    made.resolve_all()
    assert made.power("Fang") == 2000 and made.zone_names(1, "graveyard") == ["Wave"]


@pytest.mark.rule("caster", "1103.2b", "903.2e", "1009.1")
def test_a_card_that_breaks_without_a_legal_target_stays_in_the_hand() -> None:
    made = (
        conjure(table(), "Snap", "[Break]\nDestroy target reversed servant.").field(0, "Hound").zone(1, "orb", "Snap")
    )
    strikes(made.attack("Hound"))
    assert made.hand_names(1) == ["Snap"]


# ---------------------------------------------------------------- battles


@pytest.mark.rule("caster", "1116.2b", "803.3b")
def test_a_reversed_servant_that_cannot_be_attacked_does_not_guard_its_player() -> None:
    made = servant(table(), "Wraith", text="[Φ]").field(1, "Wraith", reversed=True).field(0, "Hound").zone(1, "orb", 1)
    strikes(made.attack("Hound"))
    assert made.zone_names(1, "orb") == []


@pytest.mark.rule("caster", "1116.2a", "803.3b", "1110.2")
def test_a_reversed_servant_that_this_attacker_cannot_attack_does_not_guard_from_it() -> None:
    made = servant(table(), "Wraith", text="[Φ]").field(0, "Wraith").field(1, "Pup", reversed=True).zone(1, "orb", 1)
    strikes(made.attack("Wraith"))
    assert made.zone_names(1, "orb") == []


@pytest.mark.rule("caster", "1116.2c", "804.3", "104.4")
def test_a_text_has_no_servants_battle_of_which_one_has_phi() -> None:
    made = servant(table(), "Wraith", text="[Φ]", atk=100)
    conjure(made, "Duel", "Target allied servant battles target enemy servant.").field(1, "Wraith").field(0, "Hound")
    made.hand(0, "Duel").play(0, "Duel", targets=["Hound", "Wraith"]).resolve()
    assert made.is_on_field("Wraith", 1) and made.is_on_field("Hound", 0)


@pytest.mark.rule("caster", "804.3", "804.4", "104.6")
def test_a_servant_of_the_same_power_survives_and_so_does_a_weaker_attacker() -> None:
    made = table().field(0, "Hound", "Pup").field(1, "Hound")
    strikes(made.attack(made.card("Hound", 0), at=made.card("Hound", 1)))
    assert made.is_on_field("Hound", 0) and made.is_on_field("Hound", 1)
    strikes(made.attack("Pup", at=made.card("Hound", 1)))
    assert made.is_on_field("Pup", 0) and made.is_on_field("Hound", 1)


@pytest.mark.rule("caster", "805.5", "803.3a", "1010.1", "805.3a")
def test_a_servant_recovered_in_its_battle_attacks_again_without_what_lasted_for_the_battle() -> None:
    made = conjure(table(), "Wind", "[Quickcast]\nRecover target allied servant.")
    conjure(made, "Dash", "[Quickcast]\nTarget servant gains +500 ATK until end of battle.")
    made.field(0, "Hound").zone(1, "orb", "Turtle", "Pup").hand(0, "Wind", "Dash").attack("Hound")
    made.play(0, "Dash", targets=["Hound"]).resolve().play(0, "Wind").resolve()
    assert made.power("Hound") == 2000
    strikes(made.to("judgment").choose(made.card("Turtle", 1, zone="orb")))
    strikes(made.attack("Hound"))
    assert made.zone_names(1, "orb") == [] and made.power("Hound") == 1500


@pytest.mark.rule("caster", "1115.2", "906.4", "803.4", "909.3b-2")
def test_unity_adds_what_the_rested_servants_have_now_and_they_do_not_attack() -> None:
    made = servant(table(), "Chief", text="[Unity]", race="Wolf", atk=1000)
    servant(made, "Cub", race="Wolf", atk=300).field(0, "Chief", "Cub", "Pup").zone(1, "orb", 3).hand(0, "Grow")
    made.play(0, "Grow", targets=["Cub"]).resolve().attack("Chief").resolve()
    for _ in range(3):
        if made.question is None or made.question.why == "priority":
            break
        made.yes() if made.question.kind == "confirm" else made.choose("Cub")
    assert made.power("Chief") == 2300 and made.is_rested("Cub") and not made.is_rested("Pup")


# ---------------------------------------------------------------- costs


@pytest.mark.rule("caster", "903.2g-4", "903.2g-5", "1002.4")
def test_a_card_of_two_elements_never_costs_less_than_two() -> None:
    for ignus, able in ((1, False), (2, True)):
        made = plain().sources(0, ignus=1, **({"solis": 1} if ignus == 2 else {})).turn(0, number=3)
        made.define(name="Twin", type="Servant", cost=4, element=["Solis", "Ignus"], atk=1000, **{"def": 1000})
        made.define(name="Sale", type="Barrier", cost=1, element="Ignus", text="Allied servants cost [9] less to play.")
        assert made.field(0, "Sale").hand(0, "Twin").can("play", 0, "Twin") is able


@pytest.mark.rule("caster", "1111.2a", "903.2b", "310.1")
def test_a_conjure_has_its_dct_text_by_the_graveyard_as_it_was_played() -> None:
    made = table()
    for name in ("One", "Two"):
        made.define(name=name, type="Conjure", cost=1, element="Ignus", race="Earnest", text="Draw a card.")
    conjure(made, "Dig", "Draw a card.\n[DCT] 2 -- Draw a card.")
    conjure(made, "Purge", "[Quickcast]\nRemove target card in an enemy graveyard from the game.")
    made.zone(0, "graveyard", "One", "Two").hand(0, "Dig").hand(1, "Purge").play(0, "Dig").passes(0)
    made.play(1, "Purge", targets=["One"]).resolve_all()
    assert made.hand_size(0) == 2


# ---------------------------------------------------------------- control, levels, copies


@pytest.mark.rule("caster", "302.3", "1016.1a", "507.5a", "502.1")
def test_a_borrowed_servant_that_attacked_goes_back_rested() -> None:
    made = table().field(1, "Hound").zone(1, "orb", 1).hand(0, "Loan").play(0, "Loan", targets=["Hound"]).resolve()
    strikes(made.attack("Hound")).to("recovery", 1)
    assert made.zone_names(1, "orb") == [] and made.obj("Hound").controller == 1
    assert not made.is_rested("Hound", 1)  # 502.1: its own player's recovery phase has recovered it


@pytest.mark.rule("caster", "705.2", "1016.1a", "302.3")
def test_a_borrowed_servant_that_was_there_since_the_turn_began_can_be_switched() -> None:
    made = table().field(1, "Hound").hand(0, "Loan").play(0, "Loan", targets=["Hound"]).resolve()
    made.act(0, "switch", "Hound")
    assert made.obj("Hound").controller == 0 and made.is_reversed("Hound", 0)


@pytest.mark.rule("caster", "1022.2a", "1022.2b", "1018.9a", "306.2")
def test_a_caster_that_levels_up_keeps_its_position_and_effects_and_loses_its_counters() -> None:
    made = conjure(table(), "Bless", "[Quickcast]\nTarget caster gains [Hubris] until end of turn.")
    made.field(0, "ada1", rested=True, counters={"spark": 1}).hand(0, "ada2", "Bless").turn(0, "draw", number=3)
    made.play(0, "Bless", targets=["Ada"]).resolve()
    made.end_step().act(0, "level_up", "Ada")
    assert made.has("Ada", "hubris") and made.is_rested("Ada", 0) and made.counters("Ada", "spark") == 0


@pytest.mark.rule("caster", "1023.1", "909.1a", "909.3b-2", "507.5a")
def test_what_becomes_a_copy_keeps_what_was_added_to_it_and_not_what_was_added_to_the_original() -> None:
    made = conjure(table(), "Mask", "Target allied servant becomes a copy of target enemy servant until end of turn.")
    made.field(0, "Pup").field(1, "Bear").hand(0, "Mask", "Grow").hand(1, "Grow")
    made.play(0, "Grow", targets=["Pup"]).resolve().passes(0).play(1, "Grow", targets=["Bear"]).resolve()
    pup = made.card("Pup", 0)
    made.play(0, "Mask", targets=["Pup", "Bear"]).resolve()
    assert made.power(pup) == 4000
    assert made.next_turn().power(pup) == 500


@pytest.mark.rule("caster", "1302.3a", "1302.2", "906.5b", "1007.1")
def test_a_token_that_leaves_is_heard_of_as_a_servant_that_left_and_is_gone() -> None:
    made = conjure(table(), "Make", 'Create two 500/500 "Imp" tokens.').define(
        name="Tomb",
        type="Barrier",
        cost=1,
        element="Ignus",
        text="Whenever an allied servant is put into a graveyard from the field ⇒ Draw a card.\n"
        "Whenever an allied servant is returned to its owner's hand from the field ⇒ Draw two cards.",
    )
    made.field(0, "Tomb").hand(0, "Make", "Fell", "Hook").play(0, "Make").resolve()
    while made.question is not None and made.question.kind == "option":
        made.option("recovered")
    made.play(0, "Fell", targets=[made.card("Imp", 0, index=0)]).resolve_all()
    assert made.hand_size(0) == 2 and "Imp" not in made.zone_names(0, "graveyard")
    made.play(0, "Hook", targets=["Imp"]).resolve_all()
    assert made.hand_size(0) == 3 and "Imp" not in made.hand_names(0)


@pytest.mark.rule("caster", "1023.2c-1", "903.3a", "605.1b")
def test_the_original_of_a_copied_spell_does_the_rest_though_the_copy_took_its_target() -> None:
    made = conjure(table(), "Strike", "Destroy target enemy servant. Draw a card.")
    conjure(made, "Echo", "[Quickcast]\nCopy target allied spell.").field(1, "Pup").hand(0, "Strike", "Echo")
    made.play(0, "Strike", targets=["Pup"]).play(0, "Echo", targets=["Strike"]).resolve()
    assert made.stack() == ["Strike", "Strike"]
    made.resolve_all()
    assert made.hand_size(0) == 2 and made.zone_names(1, "graveyard") == ["Pup"]


# ---------------------------------------------------------------- leaving the field


@pytest.mark.rule("caster", "1109.2", "315.1b", "910.3", "315.2a")
def test_soul_seal_gives_up_one_stock_for_each_leaving_and_at_last_the_card_goes_to_the_extra_deck() -> None:
    made = table().define(
        name="Pair",
        type="Soul Bond Servant",
        element="Void",
        atk=2000,
        **{"def": 2000},
        text="[Soul Seal]",
        materials=["Pup", "Hound"],
    )
    made.field(0, "Pair", under=("Pup", "Hound")).hand(1, "Hook", "Hook", "Hook")
    made.passes(0).play(1, "Hook", targets=["Pair"]).resolve().yes().option("Pup")
    assert made.is_on_field("Pair", 0) and made.zone_names(0, "graveyard") == ["Pup"]
    made.passes(0).play(1, "Hook", targets=["Pair"]).resolve().no()
    assert (
        made.hand_names(0) == []
        and made.zone_of("Pair") == "extra"
        and sorted(made.zone_names(0, "graveyard")) == ["Hound", "Pup"]
    )


@pytest.mark.rule("caster", "1204.1", "1018.5", "906.8", "903.3b")
def test_the_last_ability_of_a_deity_resolves_though_the_deity_has_been_banished() -> None:
    made = table().define(
        name="Idol",
        type="Deity",
        element="Void",
        text="This card enters the field with two deity counters on it.\n"
        "Remove a deity counter from this card: Draw a card.",
    )
    made.field(0, "Idol", counters={"deity": 1}).use(0, "Idol")
    assert made.zone_names(0, "graveyard") == ["Idol"] and made.stack() == ["Idol"]
    assert made.resolve().hand_size(0) == 1


@pytest.mark.rule("caster", "1021.1", "1021.2", "501.1")
def test_two_extra_turns_come_one_after_the_other() -> None:
    made = conjure(table(), "Clock", "Take an extra turn after this one.").hand(0, "Clock", "Clock")
    made.play(0, "Clock").resolve().play(0, "Clock").resolve()
    whose = []
    for _ in range(3):
        made.next_turn()
        whose.append(made.active)
    assert whose == [0, 0, 1]
