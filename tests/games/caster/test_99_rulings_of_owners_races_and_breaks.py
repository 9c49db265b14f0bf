"""Rulings on what servants and casters become, whose they are and where they go."""

import pytest

from arbiter.testing import Table, scenario


def conjure(table: Table, name: str, text: str, cost: int = 1, **more: object) -> Table:
    return table.define(name=name, type="Conjure", cost=cost, text=text, **{"element": "Void", **more})


def servant(table: Table, name: str, text: str = "", cost: int = 2, atk: int = 2000, guard: int = 2000, **more: object):
    shape: dict[str, object] = {"element": "Void", "def": guard, **more}
    return table.define(name=name, type="Servant", cost=cost, atk=atk, text=text, **shape)


def caster(table: Table, name: str, text: str = "", level: int = 1, **more: object) -> Table:
    return table.define(name=name, type="Caster", level=level, text=text, **{"element": "Solis", **more})


def begun(**sources: int) -> Table:
    """A table where player 0 has casters and both have an orb."""
    return scenario("caster").sources(0, **sources)


@pytest.mark.rule("caster", "909.1b", "909.3b-3", "1014.1")
def test_a_spell_on_a_race_follows_the_race_that_a_servant_has_now() -> None:
    table = begun(ignus=4)
    servant(table, "Wick", race="Lamp")
    servant(table, "Cairn", race="Stone")
    conjure(table, "Bright Hour", "Lamp servants you control gain +1000 ATK until end of turn.")
    conjure(table, "Made Stone", "Target allied servant becomes a Stone until end of turn.")
    conjure(table, "Also Lamp", "Target allied servant gains the race Lamp until end of turn.")
    table.hand(0, "Bright Hour", "Made Stone", "Also Lamp").field(0, "Wick", "Cairn")
    table.play(0, "Bright Hour").resolve()
    assert (table.power("Wick"), table.power("Cairn")) == (3000, 2000)
    table.play(0, "Also Lamp", targets=["Cairn"]).resolve()
    assert (table.power("Wick"), table.power("Cairn")) == (3000, 3000)
    table.play(0, "Made Stone", targets=["Wick"]).resolve()
    assert (table.power("Wick"), table.power("Cairn")) == (2000, 3000)


@pytest.mark.rule("caster", "909.3b", "909.5", "1014.2", "1014.3")
def test_what_becomes_500_500_forgets_earlier_gains_and_keeps_later_ones() -> None:
    table = begun(ignus=3)
    servant(table, "Wick")
    conjure(table, "Swell", "Target allied servant gains +1000 ATK and +1000 DEF until end of turn.")
    conjure(table, "Shrink", "Target servant becomes [500/500] until end of turn.")
    table.hand(0, "Swell", "Shrink", "Swell").field(0, "Wick")
    table.play(0, "Swell", targets=["Wick"]).resolve().play(0, "Shrink", targets=["Wick"]).resolve()
    assert (table.power("Wick"), table.guard("Wick")) == (500, 500)
    table.play(0, "Swell", targets=["Wick"]).resolve()
    assert (table.power("Wick"), table.guard("Wick")) == (1500, 1500)
    table.next_turn()
    assert (table.power("Wick"), table.guard("Wick")) == (2000, 2000)


@pytest.mark.rule("caster", "909.1g", "1203.1")
def test_gains_of_fifty_are_summed_up_before_they_are_rounded_up() -> None:
    table = scenario("caster")
    servant(table, "Clerk", "This card gains +50 ATK for each card in your hand.", atk=1000)
    table.field(0, "Clerk").hand(0, 3)
    assert table.power("Clerk") == 1200  # 1150


@pytest.mark.rule("caster", "315.1a", "315.1b", "315.2b", "1016.1a", "1007.1")
def test_a_soul_bond_servant_takes_its_stock_along_and_all_of_it_goes_to_its_owner() -> None:
    table = begun(ignus=2)
    caster(table, "Mira Sol")
    caster(table, "Tace Vell")
    table.define(name="Twin Flame", type="Soul Bond Servant", materials=["Mira Sol", "Tace Vell"], atk=3000, text="")
    conjure(table, "Leash", "Gain control of target enemy servant.")
    conjure(table, "Snuff", "Destroy target allied servant.")
    table.hand(0, "Leash", "Snuff").field(1, "Twin Flame", under=("Mira Sol", "Tace Vell"))
    table.play(0, "Leash", targets=["Twin Flame"]).resolve()
    assert table.is_on_field("Twin Flame", 0)
    assert "Mira Sol" not in table.zone_names(1, "graveyard")
    table.play(0, "Snuff", targets=["Twin Flame"]).resolve()
    assert sorted(table.zone_names(1, "graveyard")) == ["Mira Sol", "Tace Vell", "Twin Flame"]


@pytest.mark.rule("caster", "315.1b", "315.2a", "315.2b")
def test_a_soul_bond_servant_that_would_be_an_orb_is_in_the_extra_deck_and_its_stock_in_the_graveyard() -> None:
    table = begun(ignus=1)
    caster(table, "Mira Sol")
    caster(table, "Tace Vell")
    table.define(name="Twin Flame", type="Soul Bond Servant", materials=["Mira Sol", "Tace Vell"], atk=3000, text="")
    conjure(table, "Buried Light", "Put target enemy servant into its owner's orb zone face down, as an orb.")
    table.hand(0, "Buried Light").zone(1, "orb", 2).field(1, "Twin Flame", under=("Mira Sol", "Tace Vell"))
    table.play(0, "Buried Light", targets=["Twin Flame"]).resolve()
    assert table.zone_names(1, "extra") == ["Twin Flame"]
    assert len(table.zone_names(1, "orb")) == 2
    assert sorted(table.zone_names(1, "graveyard")) == ["Mira Sol", "Tace Vell"]


@pytest.mark.rule("caster", "1109.2", "302.3", "315.1a", "1008.1")
def test_soul_seal_lets_a_thief_take_the_card_and_serves_the_thief_afterwards() -> None:
    table = begun(ignus=3)
    caster(table, "Mira Sol")
    caster(table, "Tace Vell")
    table.define(
        name="Twin Flame", type="Soul Bond Servant", materials=["Mira Sol", "Tace Vell"], atk=3000, text="[Soul Seal]"
    )
    conjure(table, "Leash", "Gain control of target enemy servant.")
    conjure(table, "Sent Home", "Return target servant to its owner's hand.")
    table.hand(0, "Leash", "Sent Home", "Sent Home").field(1, "Twin Flame", under=("Mira Sol", "Tace Vell"))
    table.play(0, "Leash", targets=["Twin Flame"]).resolve()  # from field to field: nothing to replace
    assert table.is_on_field("Twin Flame", 0) and table.zone_names(1, "graveyard") == []
    table.play(0, "Sent Home", targets=["Twin Flame"]).resolve().expect(player=0).yes().choose("Mira Sol")
    assert table.is_on_field("Twin Flame", 0) and table.zone_names(1, "graveyard") == ["Mira Sol"]
    table.play(0, "Sent Home", targets=["Twin Flame"]).resolve().no()
    assert table.zone_names(1, "extra") == ["Twin Flame"]
    assert sorted(table.zone_names(1, "graveyard")) == ["Mira Sol", "Tace Vell"]


@pytest.mark.rule("caster", "105.3", "906.5b", "1107.2", "1016.1a")
def test_last_words_are_spoken_by_who_controlled_the_servant_when_it_left() -> None:
    table = begun(ignus=2)
    servant(table, "Spite", "[Last Words] ⇒ Target enemy player banishes a servant.")
    servant(table, "Bystander")
    conjure(table, "Leash", "Gain control of target enemy servant with a cost of 2 or less.")
    conjure(table, "Snuff", "Destroy target allied servant.")
    table.hand(0, "Leash", "Snuff").field(1, "Spite", "Bystander")
    table.play(0, "Leash", targets=["Spite"]).resolve().play(0, "Snuff", targets=["Spite"]).resolve_all()
    assert table.zone_names(1, "graveyard") == ["Spite", "Bystander"]
    assert table.zone_names(0, "graveyard") == ["Leash", "Snuff"]


@pytest.mark.rule("caster", "1302.1b", "1302.1d", "203.3", "1302.2a", "1302.3a")
def test_a_token_is_a_servant_of_its_own_race_that_costs_nothing() -> None:
    table = begun(ignus=2)
    servant(table, "Imp Keeper", "Other allied Imps gain +500 ATK.", race="Imp")
    conjure(table, "Small Host", "Create two [500/500] Imp tokens.")
    conjure(table, "Sweeping", "Destroy all servants with a cost of 1 or less.")
    table.hand(0, "Small Host", "Sweeping").field(0, "Imp Keeper")
    table.play(0, "Small Host").resolve().option("recovered").option("recovered")
    assert table.field_names(0).count("Imp") == 2
    assert [table.power(imp) for imp in table.find("Imp", 0)] == [1000, 1000]
    table.play(0, "Sweeping").resolve()
    assert "Imp" not in table.field_names(0) and table.is_on_field("Imp Keeper", 0)
    assert table.zone_names(0, "graveyard") == ["Small Host", "Sweeping"]


@pytest.mark.rule("caster", "1302.3a", "1302.2")
def test_a_token_that_goes_to_a_hand_has_gone_there_before_it_is_erased() -> None:
    table = begun(ignus=2)
    caster(table, "Tallier", "[Rest]: Draw a card if an allied servant was returned to its owner's hand this turn.")
    conjure(table, "Small Host", "Create a [500/500] Imp token.")
    conjure(table, "Sent Home", "Return target allied servant to its owner's hand.")
    table.field(0, "Tallier").hand(0, "Small Host", "Sent Home")
    table.play(0, "Small Host").resolve().option("recovered").play(0, "Sent Home", targets=["Imp"]).resolve()
    assert table.hand_names(0) == []
    table.use(0, "Tallier", "Draw").resolve()
    assert table.hand_size(0) == 1


@pytest.mark.rule("caster", "1022.1", "1022.2", "1022.2b")
def test_what_a_caster_gained_stays_with_it_when_it_levels_up() -> None:
    table = begun(ignus=1).turn(0, "draw")
    table.define(id="tace-1", name="Tace Vell", type="Caster", level=1, element="Luna", text="")
    table.define(id="tace-2", name="Tace Vell", type="Caster", level=2, element="Luna", text="")
    conjure(table, "Lent Lore", '[Quickcast]\nTarget allied caster gains "[Rest]: Draw two cards." until end of turn.')
    table.field(0, "tace-1").hand(0, "Lent Lore", "tace-2")
    table.play(0, "Lent Lore", targets=["tace-1"]).resolve().to("call")
    table.act(0, "level_up", "tace-2").to("main")
    table.use(0, "tace-2", "Draw two").resolve()
    assert table.hand_size(0) == 2
    assert table.is_rested("tace-2", 0)


@pytest.mark.rule("caster", "1103.2a", "1103.2a-1", "1009.1")
def test_a_caster_with_break_comes_in_unless_its_player_has_one_of_its_name() -> None:
    for has_one in (False, True):
        table = scenario("caster")
        servant(table, "Wick")
        caster(table, "Mira Sol", "[Break]")
        table.field(0, "Wick").zone(1, "orb", "Mira Sol")
        if has_one:
            table.field(1, "Mira Sol")
        table.attack("Wick", at=1).end_step()
        if has_one:
            assert table.hand_names(1) == ["Mira Sol"] and table.asked == 0
        else:
            table.expect(player=1).yes()
            assert table.field_names(1) == ["Mira Sol"] and table.hand_names(1) == []


@pytest.mark.rule("caster", "1103.2a-2", "1022.2a", "1103.2a")
def test_a_caster_of_level_2_with_break_levels_up_a_rested_one_and_lies_rested() -> None:
    table = scenario("caster")
    servant(table, "Wick")
    table.define(id="tace-1", name="Tace Vell", type="Caster", level=1, element="Luna", text="")
    table.define(id="tace-2", name="Tace Vell", type="Caster", level=2, element="Luna", text="[Break]")
    table.field(0, "Wick").field(1, "tace-1", rested=True).zone(1, "orb", "tace-2")
    table.attack("Wick", at=1).end_step()
    table.expect(player=1).yes()
    assert table.field_names(1) == ["Tace Vell"]
    assert table.is_rested("tace-2", 1) and table.hand_names(1) == []


@pytest.mark.rule("caster", "1103.4", "1102.2", "1103.2b", "605.1b")
def test_of_two_orbs_with_break_the_one_played_later_resolves_first() -> None:
    table = scenario("caster")
    servant(table, "Wick", "[Double Corrupt]", atk=1000)
    conjure(table, "Flare", "[Break]\nTarget servant becomes [3000/3000] until end of turn.")
    conjure(table, "Ember", "[Break]\nTarget servant gains +1000 ATK until end of turn.")
    table.field(0, "Wick").zone(1, "orb", "Flare", "Ember")
    table.attack("Wick", at=1).end_step()
    table.order("Flare", "Ember").yes().yes()
    assert table.stack() == ["Flare", "Ember"]
    table.resolve_all()
    assert table.power("Wick") == 3000  # first +1000, and then it becomes 3000


@pytest.mark.rule("caster", "1103.3b", "903.2b", "903.2h")
def test_a_break_that_costs_a_discard_cannot_be_paid_with_the_card_itself() -> None:
    for others in (0, 1):
        table = scenario("caster")
        servant(table, "Wick")
        conjure(table, "Flare", "[Break] (discard a card)\nDestroy target enemy servant.")
        table.field(0, "Wick").zone(1, "orb", "Flare").hand(1, others)
        table.attack("Wick", at=1).end_step()
        assert table.asked == (1 if others else 0)
        assert table.hand_names(1).count("Flare") == 1


@pytest.mark.rule("caster", "910.1", "910.2", "910.3")
def test_of_two_barriers_that_stand_in_for_a_servant_its_controller_gives_up_one() -> None:
    table = begun(ignus=1)
    servant(table, "Bystander")
    for name in ("Ward East", "Ward West"):
        table.define(
            name=name,
            type="Barrier",
            cost=2,
            text="If another allied card would be destroyed, banish this card instead.",
        )
    conjure(table, "Snuff", "Destroy target enemy servant.")
    table.hand(0, "Snuff").field(1, "Bystander", "Ward East", "Ward West")
    table.play(0, "Snuff", targets=["Bystander"]).resolve().expect(player=1).choose("Ward West")
    assert sorted(table.field_names(1)) == ["Bystander", "Ward East"]


@pytest.mark.rule("caster", "1007.2", "104.4", "1008.1", "804.3")
def test_what_cannot_be_destroyed_survives_battle_and_spells_but_can_be_banished() -> None:
    table = begun(ignus=2)
    servant(table, "Wick", atk=5000)
    servant(table, "Anvil", "This card cannot be destroyed.", atk=0)
    conjure(table, "Snuff", "Destroy target enemy servant. If you do, draw a card.")
    conjure(table, "Tithe", "[Quickcast]\nTarget enemy player banishes a servant.")
    table.hand(0, "Snuff", "Tithe").field(0, "Wick").field(1, "Anvil").zone(1, "orb", 2)
    table.play(0, "Snuff", targets=["Anvil"]).resolve()
    assert table.hand_names(0) == ["Tithe"] and table.is_on_field("Anvil", 1)
    table.attack("Wick", at="Anvil").to("battle_phase_end")
    assert table.is_on_field("Anvil", 1)
    table.play(0, "Tithe", targets=[1]).resolve()
    assert table.zone_names(1, "graveyard") == ["Anvil"]


@pytest.mark.rule("caster", "804.3", "804.4", "1011.1")
def test_a_servant_that_was_switched_up_in_the_battle_is_measured_by_its_attack() -> None:
    table = scenario("caster").sources(1, ignus=1)
    servant(table, "Wick", atk=3000)
    servant(table, "Porter", atk=3000, guard=1000)
    conjure(table, "About Turn", "[Quickcast]\nSwitch target allied servant.")
    table.field(0, "Wick").field(1, "Porter", reversed=True).hand(1, "About Turn").zone(1, "orb", 2)
    table.attack("Wick", at="Porter").passes(0)
    table.play(1, "About Turn", targets=["Porter"]).resolve()
    table.to("battle_phase_end")
    assert table.is_on_field("Porter", 1) and table.is_on_field("Wick", 0)  # equal: nothing is destroyed
    assert not table.is_reversed("Porter", 1) and not table.is_rested("Porter", 1)


@pytest.mark.rule("caster", "805.5", "803.3a", "803.4")
def test_a_servant_recovered_while_it_attacks_attacks_once_more() -> None:
    table = begun(ignus=1)
    servant(table, "Wick")
    conjure(table, "Second Breath", "[Quickcast]\nRecover target allied servant.")
    table.field(0, "Wick").hand(0, "Second Breath").zone(1, "orb", 2)
    orbs = [table.card("Wick", 0), *table.objects("orb", 1)]
    table.attack("Wick", at=1).play(0, "Second Breath", targets=["Wick"]).resolve()
    assert not table.is_rested("Wick", 0)
    table.end_step().choose(orbs[1])
    assert len(table.zone_names(1, "orb")) == 1
    table.attack("Wick", at=1).to("battle_phase_end")
    assert table.zone_names(1, "orb") == [] and table.hand_size(1) == 2 and not table.over


@pytest.mark.rule("caster", "803.3b", "1110.2")
def test_a_reversed_servant_that_cannot_be_attacked_does_not_shield_its_player() -> None:
    table = scenario("caster")
    servant(table, "Wick")
    servant(table, "Shade", "This card cannot be attacked while reversed.")
    table.field(0, "Wick").field(1, "Shade", reversed=True).zone(1, "orb", 1)
    table.attack("Wick", at=1).to("battle_phase_end")
    assert table.zone_names(1, "orb") == []


@pytest.mark.rule("caster", "1116.2a", "1116.2b", "803.3b")
def test_servants_with_and_without_phi_pass_each_other_by() -> None:
    for mine, theirs in (("[Φ]", ""), ("", "[Φ]")):
        table = scenario("caster")
        servant(table, "Wick", mine)
        servant(table, "Porter", theirs)
        table.field(0, "Wick").field(1, "Porter", reversed=True).zone(1, "orb", 1)
        table.attack("Wick", at=1).to("battle_phase_end")  # no servant that could be attacked stands before them
        assert table.zone_names(1, "orb") == [] and table.is_on_field("Porter", 1)


@pytest.mark.rule("caster", "1114.2", "903.2g-5")
def test_stepping_up_on_just_the_cost_leaves_one_of_the_element_to_pay_and_on_more_nothing() -> None:
    for lamp, free in (("Third Lamp", False), ("Fourth Lamp", True)):
        table = scenario("caster")
        servant(table, "Third Lamp", cost=3, race="Lamp")
        servant(table, "Fourth Lamp", cost=4, race="Lamp")
        servant(table, "Paragon", "[Step Up] (Lamp)", cost=3, element="Solis")
        table.field(0, lamp).hand(0, "Paragon")
        assert table.can("play", 0, "Paragon") is free
        if free:
            table.play(0, "Paragon", cost=[lamp]).resolve()
            assert table.is_rested("Paragon", 0) and table.is_rested(lamp, 0)


@pytest.mark.rule("caster", "903.2g-5", "903.2g-4")
def test_a_servant_made_cheaper_still_costs_one_for_each_of_its_elements() -> None:
    table = begun(solis=1, ignus=1)
    table.define(name="Open Gate", type="Barrier", cost=3, text="Servant cards you play cost 5 less.")
    servant(table, "Dawn Wyrm", cost=6, element="Solis/Ignus")
    servant(table, "Grey Wyrm", cost=5)
    table.field(0, "Open Gate").hand(0, "Dawn Wyrm", "Grey Wyrm")
    table.play(0, "Dawn Wyrm").resolve().option("reversed")
    assert table.is_rested("Solis Source 1") and table.is_rested("Ignus Source 1")
    table.play(0, "Grey Wyrm").resolve().option("recovered")  # of no element: nothing is left to pay
    assert table.is_reversed("Dawn Wyrm", 0) and table.is_on_field("Grey Wyrm", 0)
