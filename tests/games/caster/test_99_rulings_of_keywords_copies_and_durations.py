"""Rulings on keywords, the chase, deities, X, the end of the turn and words about cards that are no longer there."""

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
    return scenario("caster").sources(0, **sources)


@pytest.mark.rule("caster", "1111.2c", "1103.2b", "1103.5")
def test_dct_gives_break_to_an_orb_from_the_third_earnest_card_on() -> None:
    for earnest in (2, 3):
        table = scenario("caster")
        servant(table, "Wick")
        servant(table, "Pupil", race="Earnest")
        conjure(table, "Long Study", "[DCT] 3 -- [Break]\nDraw two cards.", race="Earnest")
        table.field(0, "Wick").zone(1, "graveyard", *["Pupil"] * earnest).zone(1, "orb", "Long Study")
        table.attack("Wick", at=1).end_step()
        assert table.asked == (1 if earnest == 3 else 0)
        if earnest == 3:
            table.yes()
            assert table.stack() == ["Long Study"]


@pytest.mark.rule("caster", "1113.2", "306.6", "504.1b")
def test_vanity_minds_other_servants_but_no_barrier_and_no_servant_card_lying_face_down() -> None:
    table = begun(ignus=1)
    servant(table, "Only Child", "[Vanity] -- [Double Corrupt]")
    servant(table, "Guest", "[Quickcast]", cost=1)
    servant(table, "Masked One")
    table.define(name="Hedge", type="Barrier", cost=1, text="Enemy servants gain [Slow Start].")
    table.field(0, "Only Child", "Hedge").field(0, "Masked One", face_up=False).field(1, "Masked One")
    table.hand(0, "Guest").zone(1, "orb", 2)
    assert table.has(table.card("Only Child", 0), "Double Corrupt")
    table.play(0, "Guest").resolve().option("recovered")
    assert not table.has(table.card("Only Child", 0), "Double Corrupt")


@pytest.mark.rule("caster", "1115.2", "206.2", "207.1")
def test_unity_adds_the_attack_that_the_rested_kin_have_now() -> None:
    table = begun(ignus=1)
    servant(table, "Leader", "[Unity]", race="Lamp/Paper", atk=1000)
    servant(table, "Folded Crane", race="Paper", atk=1500)
    servant(table, "Wick", race="Lamp", atk=500)
    servant(table, "Cairn", race="Stone", atk=9000)
    servant(table, "Worn Wick", race="Lamp", atk=4000)
    conjure(table, "Swell", "Target allied servant gains +1000 ATK until end of turn.")
    table.field(0, "Leader", "Folded Crane", "Wick", "Cairn").field(0, "Worn Wick", rested=True)
    table.hand(0, "Swell").zone(1, "orb", 1)
    table.play(0, "Swell", targets=["Wick"]).resolve()
    table.attack("Leader", at=1).resolve().choose("Folded Crane", "Wick")
    assert table.power("Leader") == 4000  # 1000 + 1500 + (500 + 1000)
    assert table.is_rested("Wick") and not table.is_rested("Cairn")
    table.next_turn()
    assert table.power("Leader") == 1000


@pytest.mark.rule("caster", "1118.2", "1118.3", "1014.1", "803.3a")
def test_a_barrier_that_is_ridden_attacks_and_is_a_barrier_no_more_this_turn() -> None:
    table = begun(ignus=1)
    caster(table, "Mira Sol")
    caster(table, "Tace Vell", level=2)
    caster(table, "Runa Fell", level=3)
    table.define(name="Night Cart", type="Barrier", cost=3, atk=3000, text="[Ride] (3)", **{"def": 1000})
    conjure(table, "Undo Walls", "Destroy target barrier.")
    table.field(0, "Mira Sol", "Tace Vell", "Runa Fell", "Night Cart").hand(0, "Undo Walls").zone(1, "orb", 1)
    assert table.can("play", 0, "Undo Walls")
    table.use(0, "Night Cart", cost=["Mira Sol", "Tace Vell"]).resolve()
    assert table.is_rested("Mira Sol") and table.is_rested("Tace Vell") and not table.is_rested("Runa Fell")
    assert not table.can("play", 0, "Undo Walls")
    assert not table.can("use", 0, "Night Cart")
    table.attack("Night Cart", at=1).to("battle_phase_end")
    assert table.zone_names(1, "orb") == [] and table.is_rested("Night Cart")
    table.next_turn()
    assert not table.can("attack", 0, "Night Cart")


@pytest.mark.rule("caster", "314.3", "314.3a", "1117.2b")
def test_a_fourth_card_in_the_bingo_zone_drives_one_out_and_may_spoil_the_bingo() -> None:
    table = begun(ignus=2)
    servant(table, "Caller", "[BINGO] -- This card gains +2000 ATK.")
    for number, cost in (("One", 2), ("Two", 2), ("Three", 2), ("Four", 5)):
        servant(table, number, cost=cost)
    conjure(table, "Next Number", "Put a card from your hand into an allied BINGO zone.")
    table.field(0, "Caller").zone(0, "bingo", "One", "Two").hand(0, "Next Number", "Next Number", "Three", "Four")
    assert table.power("Caller") == 2000
    table.play(0, "Next Number").resolve().choose("Three")
    assert table.power("Caller") == 4000
    table.play(0, "Next Number").resolve().choose("Four").choose("One")
    assert sorted(table.zone_names(0, "bingo")) == ["Four", "Three", "Two"]
    assert "One" in table.zone_names(0, "graveyard")
    assert table.power("Caller") == 2000


@pytest.mark.rule("caster", "1019.1", "903.2h", "901.1e")
def test_a_cancelled_ability_has_been_paid_for_all_the_same() -> None:
    table = scenario("caster").sources(1, ignus=1)
    caster(table, "Burner", "[Rest], discard a card: Destroy target enemy servant.")
    servant(table, "Bystander")
    servant(table, "Spare")
    conjure(table, "Hush", "[Quickcast]\nCancel target ability of a caster. Draw a card.")
    table.field(0, "Burner").hand(0, "Spare").field(1, "Bystander").hand(1, "Hush")
    table.use(0, "Burner", "discard", cost=["Spare"], targets=["Bystander"]).passes(0)
    table.play(1, "Hush").resolve()
    assert table.stack() == []
    assert table.is_rested("Burner") and table.zone_names(0, "graveyard") == ["Spare"]
    assert table.is_on_field("Bystander", 1) and table.hand_size(1) == 1


@pytest.mark.rule("caster", "1005.2", "907.3", "1005.1")
def test_where_nothing_can_chase_a_spell_aether_is_still_produced() -> None:
    table = scenario("caster").sources(0, ignus=1).sources(1, ignus=2).by_hand(1)
    servant(table, "Bystander")
    conjure(table, "Snuff", "Destroy target enemy servant. Players cannot chase this card.")
    conjure(table, "Hush", "[Quickcast]\nCancel target conjure spell.")
    caster(table, "Tutor", "[Rest]: Draw a card.")
    table.hand(0, "Snuff").hand(1, "Hush").field(1, "Bystander", "Tutor")
    table.play(0, "Snuff", targets=["Bystander"]).passes(0)
    assert not table.can("play", 1, "Hush")
    assert not table.can("use", 1, "Tutor", "Draw")
    table.act(1, "aether", "Ignus Source 2")
    assert len(table.pool(1)) == 1
    table.resolve()
    assert table.zone_names(1, "graveyard") == ["Bystander"]


@pytest.mark.rule("caster", "1023.2", "1023.2a", "1023.2c-1", "1023.2c")
def test_a_copied_conjure_has_the_same_target_and_is_gone_afterwards() -> None:
    table = begun(ignus=2)
    servant(table, "Wick")
    servant(table, "Cairn")
    conjure(table, "Swell", "Target allied servant gains +1000 ATK until end of turn.")
    conjure(table, "Echo", "[Quickcast]\nCopy target conjure in the chase.")
    table.field(0, "Wick", "Cairn").hand(0, "Swell", "Echo")
    table.play(0, "Swell", targets=["Wick"]).play(0, "Echo", targets=["Swell"]).resolve()
    assert table.stack() == ["Swell", "Swell"]
    table.resolve_all()
    assert (table.power("Wick"), table.power("Cairn")) == (4000, 2000)
    assert sorted(table.zone_names(0, "graveyard")) == ["Echo", "Swell"]


@pytest.mark.rule("caster", "1023.1", "909.6", "507.5a")
def test_a_card_becomes_what_is_printed_on_another_and_is_itself_again_next_turn() -> None:
    table = begun(ignus=2)
    servant(table, "Mimic", "[1]: This card becomes a copy of another target servant until end of turn.", atk=500)
    servant(table, "Wick", "[Hubris]", atk=3000, race="Lamp")
    conjure(table, "Swell", "Target servant gains +1000 ATK until end of turn.")
    table.field(0, "Mimic").field(1, "Wick").hand(0, "Swell")
    mimic = table.card("Mimic", 0)
    table.play(0, "Swell", targets=["Wick"]).resolve()
    table.use(0, mimic, targets=["Wick"]).resolve()
    assert "Mimic" not in table.field_names(0) and "Wick" in table.field_names(0)
    assert table.power(mimic) == 3000 and table.has(mimic, "Hubris")
    table.next_turn()
    assert "Mimic" in table.field_names(0) and table.power(mimic) == 500 and not table.has(mimic, "Hubris")


@pytest.mark.rule("caster", "507.3", "507.5a", "909.6")
def test_at_end_of_turn_what_lasts_until_end_of_turn_is_still_there() -> None:
    table = begun(ignus=1)
    servant(table, "Leveller", "At end of turn ⇒ Destroy target enemy servant with ATK greater than its printed ATK.")
    servant(table, "Tall")
    servant(table, "Small")
    conjure(table, "Swell", "Target servant gains +1000 ATK until end of turn.")
    table.field(0, "Leveller").field(1, "Tall", "Small").hand(0, "Swell")
    table.play(0, "Swell", targets=["Tall"]).resolve()
    table.to("end_turn")
    assert len(table.stack()) == 1
    table.next_turn()
    assert table.zone_names(1, "graveyard") == ["Tall"] and table.power("Small") == 2000


@pytest.mark.rule("caster", "911.1", "903.2h")
def test_the_attack_of_a_banished_servant_is_the_one_it_last_had() -> None:
    table = begun(ignus=1)
    caster(
        table,
        "Feeder",
        "[Rest], banish a servant: Target allied servant gains +X ATK until end of turn, "
        "where X is the ATK of the banished servant.",
    )
    servant(table, "Wick", atk=500)
    servant(table, "Cairn", atk=1000)
    conjure(table, "Swell", "Target allied servant gains +1000 ATK until end of turn.")
    table.field(0, "Feeder", "Wick", "Cairn").hand(0, "Swell")
    table.play(0, "Swell", targets=["Wick"]).resolve()
    table.use(0, "Feeder", "banish", targets=["Cairn"], cost=["Wick"])
    assert table.power("Cairn") == 1000
    table.resolve()
    assert table.power("Cairn") == 2500


@pytest.mark.rule("caster", "909.7", "906.8", "1016.1a")
def test_control_as_long_as_a_card_is_there_is_not_taken_when_that_card_has_gone() -> None:
    for answered in (True, False):
        table = begun(ignus=3).sources(1, ignus=1)
        servant(
            table, "Jailer", "[Enter] ⇒ Gain control of target enemy servant as long as you control this card.", cost=1
        )
        servant(table, "Wick")
        conjure(table, "Snuff", "[Quickcast]\nDestroy target servant.")
        table.hand(0, "Jailer", "Snuff").hand(1, "Snuff").field(1, "Wick")
        table.play(0, "Jailer").resolve().option("recovered")
        assert len(table.stack()) == 1
        if answered:
            table.passes(0).play(1, "Snuff", targets=["Jailer"]).resolve_all()
            assert table.is_on_field("Wick", 1)
        else:
            table.resolve()
            assert table.is_on_field("Wick", 0)
            table.play(0, "Snuff", targets=["Jailer"]).resolve()
            assert table.is_on_field("Wick", 1)


@pytest.mark.rule("caster", "909.7", "105.3", "1016.1a")
def test_control_as_long_as_a_card_is_yours_goes_back_when_that_card_is_taken() -> None:
    table = begun(ignus=1).sources(1, ignus=1)
    servant(table, "Jailer", "[Enter] ⇒ Gain control of target enemy servant as long as you control this card.", cost=1)
    servant(table, "Wick")
    conjure(table, "Leash", "[Quickcast]\nGain control of target enemy servant.")
    table.hand(0, "Jailer").field(1, "Wick").hand(1, "Leash")
    table.play(0, "Jailer").resolve().option("recovered").resolve()
    assert table.is_on_field("Wick", 0)
    table.passes(0).play(1, "Leash", targets=["Jailer"]).resolve()
    assert table.is_on_field("Jailer", 1) and table.is_on_field("Wick", 1)


@pytest.mark.rule("caster", "909.7", "302.3")
def test_what_lasts_as_long_as_a_card_is_rested_ends_when_it_recovers_and_when_it_leaves() -> None:
    for leaving in (True, False):
        table = begun(ignus=1)
        caster(
            table,
            "Watcher",
            "[Rest]: Target allied servant gains +1000 ATK as long as this card is rested.",
        )
        servant(table, "Wick")
        conjure(table, "Sent Home", "Return target allied caster to its owner's hand.")
        conjure(table, "Second Breath", "Recover target allied caster.")
        change = "Sent Home" if leaving else "Second Breath"
        table.hand(0, change).field(0, "Watcher", "Wick")
        table.use(0, "Watcher", "gains", targets=["Wick"]).resolve()
        assert table.power("Wick") == 3000
        table.play(0, change, targets=["Watcher"]).resolve()
        assert table.power("Wick") == 2000


@pytest.mark.rule("caster", "909.7", "302.3", "1016.1a")
def test_control_as_long_as_a_caster_is_rested_ends_with_the_next_recovery_phase() -> None:
    table = begun(ignus=1)
    caster(table, "Watcher", "[Rest]: Gain control of target enemy servant as long as this card is rested.")
    servant(table, "Cairn")
    table.field(0, "Watcher").field(1, "Cairn")
    table.use(0, "Watcher", "control", targets=["Cairn"]).resolve()
    assert table.is_on_field("Cairn", 0)
    table.next_turn()
    assert table.is_on_field("Cairn", 0)
    table.next_turn()
    assert table.is_on_field("Cairn", 1)


@pytest.mark.rule("caster", "604.2e", "707.1", "1204.1", "315.2b")
def test_a_deity_acts_at_main_timing_and_is_banished_with_its_last_counter() -> None:
    table = scenario("caster").turn(0, "draw")
    table.define(
        name="Old Tide", type="Deity", element="Aqua", text="Remove a deity counter from this card: Draw two cards."
    )
    table.field(0, "Old Tide", counters={"deity": 1})
    assert not table.can("use", 0, "Old Tide")
    assert {"604.2e", "707.1"} & set(table.why_not(0, "Old Tide"))
    table.to("main").use(0, "Old Tide")
    assert table.zone_names(0, "graveyard") == ["Old Tide"]
    table.resolve()
    assert table.hand_size(0) == 2


@pytest.mark.rule("caster", "203.4", "903.2d-1", "903.2d-2", "203.2")
def test_x_is_at_least_one_with_an_element_and_nothing_when_the_card_is_not_paid_for() -> None:
    table = scenario("caster")
    servant(table, "Wick")
    conjure(table, "Overflow", "[Break]\nDraw X cards.", cost="X", element="Solis")
    table.hand(0, "Overflow").field(0, "Wick").zone(1, "orb", "Overflow")
    assert not table.can("play", 0, "Overflow")  # X = 0 is no choice
    table.attack("Wick", at=1).end_step()
    table.yes().resolve()
    assert table.hand_size(1) == 0 and table.zone_names(1, "graveyard") == ["Overflow"]


@pytest.mark.rule("caster", "302.3", "1104.2", "705.2", "604.2d")
def test_a_stolen_servant_that_stood_there_since_the_turn_began_switches_and_attacks_at_once() -> None:
    table = begun(ignus=1)
    servant(table, "Hothead", "[Slow Start]")
    conjure(table, "Leash", "Gain control of target enemy servant.")
    table.hand(0, "Leash").field(1, "Hothead", reversed=True).zone(1, "orb", 1)
    table.play(0, "Leash", targets=["Hothead"]).resolve()
    assert table.is_reversed("Hothead", 0)  # it keeps its orientation
    table.act(0, "switch", "Hothead")
    assert table.acts(0, "switch") == []
    table.attack("Hothead", at=1).to("battle_phase_end")
    assert table.zone_names(1, "orb") == []


@pytest.mark.rule("caster", "1102.4", "1009.1a", "804.5")
def test_with_double_and_triple_corrupt_its_controller_chooses_one_of_them() -> None:
    for chosen, left in (("Double Corrupt", 1), ("Triple Corrupt", 0)):
        table = scenario("caster")
        servant(table, "Glutton", "[Double Corrupt]\n[Triple Corrupt]")
        table.field(0, "Glutton").zone(1, "orb", 3)
        orbs = [*table.objects("orb", 1)]
        table.attack("Glutton", at=1).end_step().expect(player=0).option(chosen)
        if left:
            table.choose(*orbs[:2])
        assert len(table.zone_names(1, "orb")) == left and table.hand_size(1) == 3 - left


@pytest.mark.rule("caster", "104.7", "104.7b", "104.7c", "804.3")
def test_infinite_attack_is_not_lessened_and_does_not_beat_infinite_attack() -> None:
    table = begun(ignus=3)
    servant(table, "Wick")
    servant(table, "Cairn", atk=9000)
    conjure(table, "No Limit", "Target servant's ATK becomes ∞ until end of turn.")
    conjure(table, "Weaken", "Target servant gains -3000 ATK until end of turn.")
    table.hand(0, "No Limit", "No Limit", "Weaken").field(0, "Wick").field(1, "Cairn")
    table.play(0, "No Limit", targets=["Wick"]).resolve().play(0, "No Limit", targets=["Cairn"]).resolve()
    table.play(0, "Weaken", targets=["Cairn"]).resolve()
    table.attack("Wick", at="Cairn").to("battle_phase_end")
    assert table.is_on_field("Cairn", 1)


@pytest.mark.rule("caster", "1008.3", "1008.3a", "306.6")
def test_a_card_banished_by_name_may_lie_in_a_stock_or_face_down() -> None:
    for place in ("stock", "face down", "hand"):
        table = scenario("caster")
        caster(table, "Mira Sol", element="Luna")
        caster(table, "Keeper", '[Rest], banish a "Mira Sol": Draw two cards.', level=2)
        if place == "stock":
            table.field(0, "Keeper", under=("Mira Sol",))
        else:
            table.field(0, "Keeper")
        if place == "face down":
            table.field(0, "Mira Sol", face_up=False)
        if place == "hand":
            table.hand(0, "Mira Sol")
            assert not table.can("use", 0, "Keeper", "banish")
            continue
        table.use(0, "Keeper", "banish").resolve()
        assert table.zone_names(0, "graveyard") == ["Mira Sol"] and table.hand_size(0) == 2


@pytest.mark.rule("caster", "1017.1", "1017.1a", "903.3a")
def test_control_is_not_exchanged_when_one_of_the_two_has_left() -> None:
    table = begun(ignus=1).sources(1, ignus=1)
    servant(table, "Wick")
    servant(table, "Cairn")
    conjure(table, "Barter", "Exchange control of target allied servant and target enemy servant. Draw a card.")
    conjure(table, "Sent Home", "[Quickcast]\nReturn target allied servant to its owner's hand.")
    table.hand(0, "Barter").field(0, "Wick").hand(1, "Sent Home").field(1, "Cairn")
    table.play(0, "Barter", targets=["Wick", "Cairn"]).passes(0)
    table.play(1, "Sent Home", targets=["Cairn"]).resolve_all()
    assert table.is_on_field("Wick", 0) and table.hand_names(1) == ["Cairn"]
    assert table.hand_size(0) == 1


@pytest.mark.rule("caster", "903.2f", "903.3a")
def test_which_of_two_targets_is_destroyed_is_settled_when_the_spell_is_played() -> None:
    table = begun(ignus=1).sources(1, ignus=1)
    servant(table, "Wick")
    servant(table, "Cairn")
    conjure(table, "Sorting", "Choose two target enemy servants. Destroy one and return the other to its owner's hand.")
    conjure(table, "Sent Home", "[Quickcast]\nReturn target allied servant to its owner's hand.")
    table.hand(0, "Sorting").field(1, "Wick", "Cairn").hand(1, "Sent Home")
    table.play(0, "Sorting", targets=["Wick", "Cairn"]).passes(0)
    table.play(1, "Sent Home", targets=["Wick"]).resolve_all()
    assert table.zone_names(1, "graveyard") == ["Sent Home"]
    assert sorted(table.hand_names(1)) == ["Cairn", "Wick"]


@pytest.mark.rule("caster", "1301.1", "1301.1c", "303.1a")
def test_a_servant_that_rests_and_recovers_for_ever_is_a_draw() -> None:
    table = scenario("caster", stops=False).sources(0, ignus=1)
    servant(
        table,
        "Pendulum",
        "Whenever this card rests ⇒ Recover this card.\nWhenever this card recovers ⇒ Rest this card.",
    )
    conjure(table, "Push", "Rest target servant.")
    table.hand(0, "Push").field(1, "Pendulum")
    table.play(0, "Push")
    assert table.over and table.winner is None


@pytest.mark.rule("caster", "901.1e", "901.2d", "903.2e", "906.4")
def test_what_ignus_cannot_target_is_no_target_for_a_card_that_is_ignus_among_others() -> None:
    table = begun(ignus=1, solis=2)
    servant(table, "Wet Stone", "This card cannot be targeted by enemy Ignus spells or abilities.")
    servant(table, "Torch", "[Enter] ⇒ Destroy target enemy servant.", cost=1, element="Ignus")
    conjure(table, "Glare", "Destroy target enemy servant.", cost=2, element="Solis/Ignus")
    conjure(table, "Beam", "Destroy target enemy servant.", element="Solis")
    table.hand(0, "Torch", "Glare", "Beam").field(1, "Wet Stone")
    assert not table.can("play", 0, "Glare") and "903.2e" in table.why_not(0, "Glare")
    table.play(0, "Torch").resolve().option("recovered")
    assert table.stack() == [] and table.is_on_field("Wet Stone", 1)
    table.play(0, "Beam", targets=["Wet Stone"]).resolve()
    assert table.zone_names(1, "graveyard") == ["Wet Stone"]


@pytest.mark.rule("caster", "902.2", "302.3", "403.6a")
def test_an_ability_for_the_graveyard_is_used_there_and_nowhere_else() -> None:
    table = scenario("caster")
    servant(
        table, "Ashen One", "Remove this card from the game: Draw a card. Play this ability only from your graveyard."
    )
    table.field(0, "Ashen One").zone(0, "graveyard", "Ashen One")
    assert not table.can("use", 0, table.card("Ashen One", 0, zone="field"))
    table.use(0, table.card("Ashen One", 0, zone="graveyard")).resolve()
    assert table.zone_names(0, "removed") == ["Ashen One"] and table.zone_names(0, "graveyard") == []
    assert table.hand_size(0) == 1 and table.is_on_field("Ashen One", 0)
