"""Rulings from the document, as written before any run."""

from __future__ import annotations

import pytest

from arbiter.testing import scenario

from .rulings import BOOST, RETURN, SMITE, STEAL, barrier, board, caster, conjure, lies, servant

RAIDER = servant("Raider", atk=3000, dfs=1000)
PAIR = {
    "name": "Ann and Bo",
    "type": "Soul Bond Servant",
    "race": "Hollow",
    "element": "Void",
    "atk": 1000,
    "def": 1000,
    "materials": ["Ann", "Bo"],
}


# -- the cost of what costs nothing ------------------------------------------------------------------------------


HAIL = conjure("Late Hail", "[Break]\nDraw a card.", cost=3)
TOLL = barrier("Toll Gate", "Enemy conjures cost [1] more to play.")


@pytest.mark.rule("caster", "903.2g-3")
def test_a_conjure_that_breaks_free_of_cost_still_pays_what_a_barrier_adds() -> None:
    table = board(RAIDER, HAIL, TOLL).field(0, "Raider", "Toll Gate").zone(1, "orb", "Late Hail").sources(1, solis=1)
    table.attack("Raider", at=1).end_step().yes().resolve()
    assert table.is_rested("Solis Source 1")
    assert table.zone_names(1, "graveyard") == ["Late Hail"]
    assert table.hand_size(1) == 1


@pytest.mark.rule("caster", "903.2h")
def test_it_stays_in_the_hand_of_a_player_who_cannot_pay_what_is_added() -> None:
    table = board(RAIDER, HAIL, TOLL).field(0, "Raider", "Toll Gate").zone(1, "orb", "Late Hail")
    table.attack("Raider", at=1).end_step()
    assert table.hand_names(1) == ["Late Hail"]
    assert table.stack() == []


@pytest.mark.rule("caster", "1103.2a")
def test_whoever_may_not_play_cards_may_still_put_a_breaking_caster_into_the_field() -> None:
    """104.4 stops the playing of the servant; the caster is put, not played."""
    table = board(
        servant("Raider", atk=3000, text="[Double Corrupt]"),
        barrier("Curfew", "Enemy players cannot play cards during an allied turn."),
        servant("Sleeper", text="[Break]"),
        caster("Dora", "[Break]"),
    )
    table.field(0, "Raider", "Curfew").zone(1, "orb", "Sleeper", "Dora")
    table.attack("Raider", at=1).end_step().order("Sleeper", "Dora").yes()
    assert table.is_on_field("Dora", 1)
    assert table.hand_names(1) == ["Sleeper"]


@pytest.mark.rule("caster", "903.2d-2")
def test_x_of_a_conjure_that_breaks_is_zero() -> None:
    table = board(
        RAIDER,
        conjure("Clearance", "[Break]\nDestroy all servants with a cost of X or less.", cost="X"),
        servant("Chaff", cost=0),
        servant("Grain", cost=1),
    )
    table.field(0, "Raider", "Chaff", "Grain").zone(1, "orb", "Clearance").sources(1, solis=3)
    table.attack("Raider", at=1).end_step().yes().resolve()
    assert table.zone_names(0, "graveyard") == ["Chaff"]
    assert table.is_on_field("Grain", 0)


@pytest.mark.rule("caster", "903.2g-5")
def test_a_discount_leaves_one_aether_for_each_element() -> None:
    table = board(
        conjure("Voucher", "You may pay [4] less to play your next servant this turn.", cost=1),
        servant("Salamander", cost=4, element="Solis/Ignus"),
    )
    table.hand(0, "Voucher", "Salamander").sources(0, aqua=1, solis=1)
    table.play(0, "Voucher").resolve()
    assert not table.can("play", 0, "Salamander")
    table = board(
        conjure("Voucher", "You may pay [4] less to play your next servant this turn.", cost=1),
        servant("Salamander", cost=4, element="Solis/Ignus"),
    )
    table.hand(0, "Voucher", "Salamander").sources(0, aqua=1, solis=1, ignus=1).by_hand(0)
    table.play(0, "Voucher", pay=["Aqua Source 1"]).resolve()
    table.play(0, "Salamander", pay=["Solis Source 1", "Ignus Source 1"])
    assert table.stack() == ["Salamander"]


@pytest.mark.rule("caster", "1108.2")
def test_aether_without_an_element_makes_no_united_front() -> None:
    table = board(
        servant("Marcher", cost=1, element="Solis", text="[United Front] (Guild)"),
        caster("Plain Guildswoman", race="Guild"),
    )
    table.hand(0, "Marcher").field(0, "Plain Guildswoman")
    assert not table.can("play", 0, "Marcher")
    table = board(
        servant("Marcher", cost=1, element="Solis", text="[United Front] (Guild)"),
        caster("Red Guildswoman", race="Guild", element="Ignus"),
    )
    table.hand(0, "Marcher").field(0, "Red Guildswoman")
    assert table.can("play", 0, "Marcher")


@pytest.mark.rule("caster", "907.4")
def test_aether_for_cards_of_one_race_pays_for_no_others() -> None:
    table = board(
        servant("Stoker", cost=1, text="[Rest]: Produce two aether of any element. Spend this aether only to play Ember cards."),
        servant("Cinder", cost=2, element="Luna", race="Ember"),
        servant("Puddle", cost=2, element="Void"),
    )
    table.field(0, "Stoker").hand(0, "Cinder", "Puddle")
    assert not table.can("play", 0, "Puddle")
    table.play(0, "Cinder").resolve().option("recovered")
    assert table.is_on_field("Cinder", 0)
    assert table.is_rested("Stoker")


# -- keywords lost and gained ------------------------------------------------------------------------------------


@pytest.mark.rule("caster", "1113.2")
def test_a_servant_given_company_in_battle_loses_what_vanity_gave() -> None:
    table = board(
        servant("Peacock", atk=3000, text="[Vanity] -- [Double Corrupt]"),
        conjure(
            "Unwanted Guest",
            "[Quickcast]\nPut target servant from an enemy graveyard into the field under its owner's control.",
        ),
        servant("Cousin"),
        servant("First Orb"),
        servant("Second Orb"),
    )
    table.field(0, "Peacock").zone(0, "graveyard", "Cousin")
    table.hand(1, "Unwanted Guest").sources(1, solis=1).zone(1, "orb", "First Orb", "Second Orb")
    table.attack("Peacock", at=1).passes(0)
    table.play(1, "Unwanted Guest", targets=["Cousin"]).resolve().option("recovered")
    assert table.is_on_field("Cousin", 0)
    table.end_step().choose("First Orb")
    assert table.zone_names(1, "orb") == ["Second Orb"]


SHEDDING = conjure("Spur On", "Target servant loses [Slow Start] until end of turn.")
MUD = barrier("Deep Mud", "All servants gain [Slow Start].")


@pytest.mark.rule("caster", "909.3b")
def test_slow_start_given_by_a_barrier_is_lost_to_a_later_effect() -> None:
    table = board(SHEDDING, MUD, RAIDER).field(0, "Deep Mud").field(0, "Raider", fresh=True)
    table.hand(0, "Spur On").sources(0, solis=1)
    assert not table.can("attack", 0, "Raider")
    table.play(0, "Spur On", targets=["Raider"]).resolve()
    assert table.can("attack", 0, "Raider")


@pytest.mark.rule("caster", "909.3b-1")
def test_slow_start_given_by_a_later_barrier_stays() -> None:
    table = board(SHEDDING, MUD, RAIDER).field(0, "Raider", fresh=True)
    table.hand(0, "Spur On", "Deep Mud").sources(0, solis=2)
    table.play(0, "Spur On", targets=["Raider"]).resolve()
    assert table.can("attack", 0, "Raider")
    table.play(0, "Deep Mud").resolve()
    assert table.has("Raider", "Slow Start")
    assert not table.can("attack", 0, "Raider")


@pytest.mark.rule("caster", "314.3a")
def test_a_fourth_card_in_the_bingo_zone_ends_the_bingo() -> None:
    table = board(
        servant("Caller", text="[BINGO] -- [Double Corrupt]"),
        conjure("Next Number", "Put the top card of your deck into your BINGO zone."),
        servant("Two", cost=2),
        servant("Five", cost=5),
    )
    table.field(0, "Caller").zone(0, "bingo", "Two", "Two", "Two").deck(0, "Five")
    table.hand(0, "Next Number").sources(0, solis=1)
    assert table.has("Caller", "Double Corrupt")
    table.play(0, "Next Number").resolve().choose(table.card("Two", 0, zone="bingo"))
    assert sorted(table.zone_names(0, "bingo")) == ["Five", "Two", "Two"]
    assert "Two" in table.zone_names(0, "graveyard")
    assert not table.has("Caller", "Double Corrupt")


@pytest.mark.rule("caster", "1118.2")
def test_a_ridden_barrier_is_a_servant_and_no_barrier_until_end_of_turn() -> None:
    table = board(
        {**barrier("Iron Cart", "[Ride] (2)"), "atk": 3000, "def": 2000},
        caster("Drover"),
        caster("Hidden"),
        conjure("Demolish", "Destroy target barrier."),
        SMITE,
    )
    table.field(0, "Iron Cart", "Drover").field(0, "Hidden", face_up=False)
    table.hand(0, "Demolish", "Smite").sources(0, solis=1)
    hidden = table.card("Hidden", 0)
    assert table.can("play", 0, "Demolish") and not table.can("play", 0, "Smite")
    table.use(0, "Iron Cart", cost=["Drover", hidden]).resolve()
    assert table.power("Iron Cart") == 3000
    assert table.can("play", 0, "Smite") and not table.can("play", 0, "Demolish")
    assert table.can("attack", 0, "Iron Cart")
    table.next_turn()
    assert not table.can("play", 0, "Smite")


@pytest.mark.rule("caster", "1111.2a")
def test_a_conjure_keeps_the_text_that_its_dct_gave_as_it_was_played() -> None:
    table = board(
        conjure("Plea", "[DCT] 2 -- Draw two cards."),
        conjure("Grave Robber", "[Quickcast]\nRemove target card in an enemy graveyard from the game."),
        servant("Honest One", race="Earnest"),
        servant("Honest Two", race="Earnest"),
    )
    table.hand(0, "Plea").sources(0, solis=1).zone(0, "graveyard", "Honest One", "Honest Two")
    table.hand(1, "Grave Robber").sources(1, solis=1)
    table.play(0, "Plea").passes(0).play(1, "Grave Robber", targets=["Honest One"]).resolve()
    assert table.zone_names(0, "graveyard") == ["Honest Two"]
    table.resolve()
    assert table.hand_size(0) == 2


# -- control and identity ----------------------------------------------------------------------------------------


@pytest.mark.rule("caster", "302.3")
def test_a_servant_borrowed_for_the_turn_is_the_same_card_and_may_attack_at_once() -> None:
    """1104.2: it was put into the field in an earlier turn; nothing enters, and it goes back as it lies (507.5a)."""
    table = board(
        conjure("Loan", "Gain control of target enemy servant until end of turn."),
        servant("Cart Horse", atk=2000, text="[Slow Start]\n[Enter] ⇒ Draw a card."),
        servant("Only Orb"),
    )
    table.hand(0, "Loan").sources(0, solis=1).field(1, "Cart Horse").zone(1, "orb", "Only Orb")
    table.play(0, "Loan", targets=["Cart Horse"]).resolve()
    assert table.hand_size(0) == 0 and table.stack() == []
    table.attack("Cart Horse", at=1).end_step()
    assert table.hand_names(1) == ["Only Orb"]
    table.next_turn()
    assert table.is_on_field("Cart Horse", 1)
    assert table.active == 1 and lies(table, "Cart Horse") == "recovered"


@pytest.mark.rule("caster", "1109.2")
def test_the_thief_of_a_soul_bond_servant_banishes_its_stock_for_it() -> None:
    table = board(PAIR | {"text": "[Soul Seal]"}, caster("Ann"), caster("Bo"), STEAL, RETURN)
    table.field(1, "Ann and Bo", under=("Ann", "Bo"))
    table.hand(0, "Sweet Talk", "Send Home", "Send Home").sources(0, solis=3)
    table.play(0, "Sweet Talk", targets=["Ann and Bo"]).resolve()
    assert table.is_on_field("Ann and Bo", 0)
    table.play(0, "Send Home", targets=["Ann and Bo"]).resolve().expect(player=0).yes().choose("Ann")
    assert table.is_on_field("Ann and Bo", 0)
    assert table.zone_names(1, "graveyard") == ["Ann"]
    table.play(0, "Send Home", targets=["Ann and Bo"]).resolve().no()
    # 315.1b  what was left of the stock; 315.2a  not to the hand
    assert table.zone_names(1, "graveyard") == ["Ann", "Bo"]
    assert table.zone_names(1, "extra") == ["Ann and Bo"]
    assert table.hand_size(1) == 0


@pytest.mark.rule("caster", "903.2h")
def test_a_cost_is_paid_though_soul_seal_puts_a_stock_in_its_place() -> None:
    table = board(
        PAIR | {"text": "[Soul Seal]"}, caster("Ann"), caster("Bo"), caster("Butcher", "[Rest], banish a servant: Draw a card.")
    )
    table.field(0, "Butcher").field(0, "Ann and Bo", under=("Ann", "Bo"))
    table.use(0, "Butcher", ability="Draw a card", cost=["Ann and Bo"]).yes().choose("Bo").resolve()
    assert table.is_on_field("Ann and Bo", 0)
    assert table.zone_names(0, "graveyard") == ["Bo"]
    assert table.hand_size(0) == 1


@pytest.mark.rule("caster", "1022.2b")
def test_an_ability_given_before_the_level_up_is_the_leveled_casters_too() -> None:
    table = board(
        conjure("Lesson", '[Quickcast]\nTarget allied caster gains "[Rest]: Draw a card." until end of turn.'),
        caster("Mira") | {"id": "mira-1"},
        caster("Mira", level=2) | {"id": "mira-2"},
    )
    table.turn(0, "draw").field(0, "mira-1").hand(0, "Lesson", "mira-2").sources(0, solis=1).by_hand(0)
    table.play(0, "Lesson", targets=["mira-1"], pay=["Solis Source 1"]).resolve()
    table.to("call").act(0, "level_up", "mira-2")
    table.to("main")
    before = table.hand_size(0)
    table.use(0, table.card("Mira", 0), ability="Draw a card").resolve()
    assert table.hand_size(0) == before + 1


@pytest.mark.rule("caster", "306.6")
def test_a_caster_turned_face_down_keeps_what_it_gained_and_loses_what_is_printed() -> None:
    table = board(
        conjure("Lesson", 'Target allied caster gains "[Rest]: Draw a card." until end of turn.'),
        conjure("Curtain", "Turn target face up caster face down."),
        caster("Nell", "[Rest]: Target servant gains +500 ATK until end of turn.", element="Luna"),
        RAIDER,
    )
    table.field(0, "Nell", "Raider").hand(0, "Lesson", "Curtain").sources(0, solis=2).by_hand(0)
    nell = table.card("Nell", 0)
    table.play(0, "Lesson", targets=[nell], pay=["Solis Source 1"]).resolve()
    table.play(0, "Curtain", targets=[nell], pay=["Solis Source 2"]).resolve()
    assert not table.can("use", 0, nell, ability="+500 ATK")
    table.use(0, nell, ability="Draw a card").resolve()
    assert table.hand_size(0) == 1


@pytest.mark.rule("caster", "315.1d")
def test_a_caster_put_into_the_servant_zone_leaves_its_stock_and_its_aether_behind() -> None:
    table = board(
        conjure("Take Up Arms", "Put target allied caster into an allied servant zone. That card becomes a 3000/2000 servant."),
        caster("Mira") | {"id": "mira-1"},
        caster("Mira", level=2) | {"id": "mira-2"},
        servant("Toy", cost=1),
    )
    table.field(0, "mira-2", under=("mira-1",)).hand(0, "Take Up Arms", "Toy").sources(0, solis=1).by_hand(0)
    table.play(0, "Take Up Arms", targets=["mira-2"], pay=["Solis Source 1"]).resolve()
    assert len(table.zone_names(0, "graveyard")) == 2
    assert table.power("mira-2") == 3000 and table.guard("mira-2") == 2000
    assert table.can("attack", 0, "mira-2")
    assert not table.can("play", 0, "Toy")


@pytest.mark.rule("caster", "302.3")
def test_an_ability_once_per_turn_is_new_with_the_card_that_returns() -> None:
    table = board(servant("Porter", cost=1, text="[1]: Draw a card. Play this ability only once per turn."), RETURN)
    table.field(0, "Porter").hand(0, "Send Home").sources(0, solis=5)
    table.use(0, "Porter").resolve()
    assert not table.can("use", 0, "Porter")
    table.play(0, "Send Home", targets=["Porter"]).resolve().play(0, "Porter").resolve().option("recovered")
    assert table.can("use", 0, "Porter")


@pytest.mark.rule("caster", "1020.1")
def test_a_material_taken_from_the_field_leaves_its_own_stock_to_the_graveyard() -> None:
    table = board(
        conjure("Two Hearts", "Soul bond a soul bond servant in your extra deck."),
        PAIR | {"text": "[Soul Seal]"},
        caster("Ann") | {"id": "ann-1"},
        caster("Ann", level=2) | {"id": "ann-2"},
        caster("Bo"),
    )
    table.zone(0, "extra", "Ann and Bo").field(0, "ann-2", under=("ann-1",)).hand(0, "Two Hearts", "Bo").sources(0, solis=1)
    table.play(0, "Two Hearts").resolve()
    table.option("Ann (field)").option("recovered")
    assert table.is_on_field("Ann and Bo", 0)
    assert sorted(table.zone_names(0, "graveyard")) == ["Ann", "Two Hearts"]
    assert table.hand_size(0) == 0


# -- replacement and prohibition ---------------------------------------------------------------------------------


@pytest.mark.rule("caster", "910.3")
def test_two_effects_that_take_each_others_draws_apply_once_each() -> None:
    pilfer = conjure("Pilfer", "[Quickcast]\nUntil end of turn, if target enemy player would draw a card, you draw a card instead.")
    table = board(pilfer, conjure("Study", "Draw two cards."))
    table.hand(0, "Pilfer", "Study").sources(0, solis=2).hand(1, "Pilfer").sources(1, solis=1)
    table.play(0, "Pilfer", targets=[1]).resolve().passes(0)
    table.play(1, "Pilfer", targets=[0]).resolve()
    table.play(0, "Study").resolve()
    assert table.hand_size(0) == 2
    assert table.hand_size(1) == 0


@pytest.mark.rule("caster", "1007.2")
def test_what_cannot_be_destroyed_needs_no_other_to_go_in_its_place() -> None:
    table = board(
        conjure("Landslide", "Destroy all enemy servants."),
        servant("Statue", text="This card cannot be destroyed."),
        servant("Clay"),
        barrier("Aegis", "If an allied servant would be destroyed, you may banish this card instead."),
    )
    table.hand(0, "Landslide").sources(0, solis=1).field(1, "Statue", "Clay", "Aegis")
    table.play(0, "Landslide").resolve().expect(player=1).yes()
    assert sorted(table.field_names(1)) == ["Clay", "Statue"]
    assert table.zone_names(1, "graveyard") == ["Aegis"]


@pytest.mark.rule("caster", "1019.1")
def test_a_cancelled_conjure_that_removes_itself_as_it_resolves_goes_to_the_graveyard() -> None:
    once = conjure("Firework", "Draw a card. Remove this card from the game as it resolves.")
    nope = conjure("Not Now", "[Quickcast]\nCancel target conjure spell.")
    table = board(once, nope).hand(0, "Firework", "Firework").sources(0, solis=2).hand(1, "Not Now").sources(1, solis=1)
    table.play(0, "Firework").resolve()
    assert table.zone_names(0, "removed") == ["Firework"]
    table.play(0, "Firework").passes(0).play(1, "Not Now", targets=["Firework"]).resolve()
    assert table.zone_names(0, "graveyard") == ["Firework"]
    assert table.stack() == []


@pytest.mark.rule("caster", "104.4")
def test_whoever_can_only_draw_one_card_per_turn_draws_none_after_the_draw_phase() -> None:
    table = board(
        barrier("Ration Book", "Each player can only draw one card per turn."),
        conjure("Study", "Draw two cards. Target servant gains +1000 ATK until end of turn."),
        RAIDER,
    )
    table.turn(0, "draw", begin=True).field(0, "Ration Book", "Raider").hand(0, "Study").sources(0, solis=1)
    table.to("main")
    assert table.hand_size(0) == 2
    table.play(0, "Study", targets=["Raider"]).resolve()
    assert table.hand_size(0) == 1
    assert table.power("Raider") == 4000


@pytest.mark.rule("caster", "703.2", "703.3")
def test_a_conjure_played_from_the_graveyard_comes_back_there_and_may_be_played_again() -> None:
    table = board(caster("Archivist", "You may play conjures from an allied graveyard."), conjure("Old Song", "Draw a card."))
    table.field(0, "Archivist").zone(0, "graveyard", "Old Song").sources(0, solis=2)
    table.play(0, "Old Song").resolve()
    assert table.zone_names(0, "graveyard") == ["Old Song"]
    table.play(0, "Old Song").resolve()
    assert table.hand_size(0) == 2


# -- automatic abilities -----------------------------------------------------------------------------------------


@pytest.mark.rule("caster", "906.5b")
def test_last_words_look_at_the_atk_that_the_card_had_in_the_field() -> None:
    table = board(
        servant("Martyr", text="[Last Words] ⇒ Destroy target enemy servant with ATK equal to or less than this card's ATK."),
        servant("Giant", atk=3000),
        servant("Titan", atk=3500),
        BOOST,
        SMITE,
    )
    table.field(0, "Martyr").field(1, "Giant", "Titan").hand(0, "Pep Talk", "Smite").sources(0, solis=2)
    table.play(0, "Pep Talk", targets=["Martyr"]).resolve()
    table.play(0, "Smite", targets=["Martyr"]).resolve().resolve()
    assert table.zone_names(1, "graveyard") == ["Giant"]
    assert table.is_on_field("Titan", 1)


@pytest.mark.rule("caster", "1011.2")
def test_a_rested_servant_that_is_reversed_switches_and_a_reversed_one_that_is_rested_does_not() -> None:
    table = board(
        servant("Acrobat", text="Whenever this card switches ⇒ Draw a card."),
        conjure("Flip", "Reverse target servant."),
        conjure("Tire", "Rest target servant."),
        conjure("Wake", "Recover target servant."),
    )
    table.field(0, "Acrobat", rested=True).hand(0, "Flip", "Flip", "Tire", "Wake").sources(0, solis=4)
    table.play(0, "Flip", targets=["Acrobat"]).resolve()
    assert table.stack() == ["Acrobat"]
    table.resolve().play(0, "Tire", targets=["Acrobat"]).resolve()
    assert table.stack() == []
    table.play(0, "Flip", targets=["Acrobat"]).resolve().resolve()
    table.play(0, "Wake", targets=["Acrobat"]).resolve()
    assert table.stack() == ["Acrobat"]


@pytest.mark.rule("caster", "1023.2c-1")
def test_a_copied_conjure_has_the_same_x_and_is_not_played() -> None:
    table = board(
        barrier("Echo Hall", "Whenever you play a conjure ⇒ Copy that conjure."), conjure("Reading", "Draw X cards.", cost="X")
    )
    table.field(0, "Echo Hall").hand(0, "Reading").sources(0, solis=2)
    table.play(0, "Reading", x=2)
    assert table.stack() == ["Reading", "Echo Hall"]
    table.resolve()
    assert table.stack() == ["Reading", "Reading"]
    table.resolve_all()
    assert table.hand_size(0) == 4
    assert table.zone_names(0, "graveyard") == ["Reading"]


@pytest.mark.rule("caster", "1204.1")
def test_the_ability_of_a_deity_resolves_though_its_last_counter_was_the_cost() -> None:
    table = board(
        {
            "name": "Noon",
            "type": "Deity",
            "element": "Solis",
            "text": "This card enters the field with two deity counters on it.\nRemove a deity counter from this card: Draw a card.",
        },
        conjure("Dig Up", "Put target card in an allied graveyard into your hand."),
    )
    table.field(0, "Noon", counters={"deity": 1}).hand(0, "Dig Up").sources(0, solis=1)
    table.use(0, "Noon", ability="Draw a card")
    assert table.zone_names(0, "graveyard") == ["Noon"]
    table.resolve()
    assert table.hand_size(0) == 2
    # 315.2a  from the graveyard into the hand: into the extra deck instead
    table.play(0, "Dig Up", targets=["Noon"]).resolve()
    assert table.zone_names(0, "extra") == ["Noon"]
    assert table.hand_size(0) == 1


@pytest.mark.rule("caster", "906.7a")
def test_an_ability_that_waits_for_a_status_triggers_once_while_it_lasts() -> None:
    table = board(
        servant("Clinger", text="When you control no other servants ⇒ Draw a card. Banish this card."), servant("Friend"), SMITE
    )
    table.field(0, "Clinger", "Friend").hand(0, "Smite").sources(0, solis=1)
    table.play(0, "Smite", targets=["Friend"]).resolve()
    assert table.stack() == ["Clinger"]
    table.resolve()
    assert table.hand_size(0) == 1
    assert table.field_names(0).count("Clinger") == 0


# -- battle ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("caster", "803.3b")
def test_a_reversed_servant_that_cannot_be_attacked_does_not_shield_its_player() -> None:
    table = board(RAIDER, servant("Ghost", text="This card cannot be attacked while reversed."), servant("Only Orb"))
    table.field(0, "Raider").field(1, "Ghost", reversed=True).zone(1, "orb", "Only Orb")
    table.attack("Raider", at=1).end_step()
    assert table.hand_names(1) == ["Only Orb"]


@pytest.mark.rule("caster", "803.3a")
def test_a_servant_that_may_attack_neither_player_nor_the_only_servant_does_not_attack() -> None:
    table = board(
        servant("Coward", atk=3000, text="This card cannot attack enemy players."),
        servant("Ghost", text="This card cannot be attacked while reversed."),
    )
    table.field(0, "Coward").field(1, "Ghost", reversed=True)
    assert not table.can("attack", 0, "Coward")


@pytest.mark.rule("caster", "803.4")
def test_an_attack_whose_price_cannot_be_paid_is_not_made() -> None:
    pricey = servant("Mercenary", atk=3000, text="This card cannot attack unless you discard a card.")
    table = board(pricey, servant("Only Orb")).field(0, "Mercenary")
    assert not table.can("attack", 0, "Mercenary")
    table = board(pricey, servant("Only Orb"), servant("Coin")).field(0, "Mercenary").hand(0, "Coin").zone(1, "orb", "Only Orb")
    table.attack("Mercenary", at=1)
    assert table.zone_names(0, "graveyard") == ["Coin"]
    table.end_step()
    assert table.hand_names(1) == ["Only Orb"]


@pytest.mark.rule("caster", "805.5")
def test_a_servant_that_recovers_by_winning_its_battle_attacks_again() -> None:
    table = board(
        servant("Berserk", atk=3000, text="Whenever this card destroys an enemy servant in battle ⇒ Recover this card."),
        servant("Straw"),
        servant("Only Orb"),
    )
    table.field(0, "Berserk").field(1, "Straw").zone(1, "orb", "Only Orb")
    table.attack("Berserk", at="Straw").end_step().resolve()
    assert table.zone_names(1, "graveyard") == ["Straw"]
    table.attack("Berserk", at=1).end_step()
    assert table.hand_names(1) == ["Only Orb"]


@pytest.mark.rule("caster", "902.2")
def test_an_ability_of_the_hand_is_played_in_battle_and_only_from_there() -> None:
    table = board(
        servant(
            "Whetstone",
            text="Discard this card: Target allied servant gains +1000 ATK until end of turn. Play this ability only from your hand.",
        ),
        servant("Squire", atk=1000),
        servant("Knight", atk=1500, dfs=1500),
    )
    table.field(0, "Squire", "Whetstone").hand(0, "Whetstone").field(1, "Knight")
    assert not table.can("use", 0, table.card("Whetstone", 0))
    table.attack("Squire", at="Knight").use(0, table.card("Whetstone", 0, zone="hand"), targets=["Squire"]).resolve()
    table.end_step()
    assert table.zone_names(1, "graveyard") == ["Knight"]


# -- turns and decks ---------------------------------------------------------------------------------------------


@pytest.mark.rule("caster", "1021.1")
def test_an_extra_turn_after_the_first_has_a_draw_and_a_battle() -> None:
    table = board(conjure("Second Sunrise", "Take an extra turn after this one."), RAIDER, servant("Only Orb"))
    table.turn(0, "main", number=1).field(0, "Raider").hand(0, "Second Sunrise").sources(0, solis=1).zone(1, "orb", "Only Orb")
    assert not table.can("attack", 0, "Raider")
    table.play(0, "Second Sunrise").resolve().next_turn()
    assert table.active == 0
    table.to("main")
    assert table.hand_size(0) == 1
    table.attack("Raider", at=1).end_step()
    assert table.hand_names(1) == ["Only Orb"]


@pytest.mark.rule("caster", "1202.1")
def test_only_in_a_draw_phase_does_an_empty_deck_lose_the_game() -> None:
    study = conjure("Study", "[Quickcast]\nDraw two cards.")
    last = servant("Last Card")
    table = board(study, last).keep_decks().deck(0, "Last Card", only=True).deck(1, 5).hand(0, "Study").sources(0, solis=1)
    table.play(0, "Study").resolve()
    assert table.hand_names(0) == ["Last Card"] and not table.over
    table = board(study, last).keep_decks().deck(0, "Last Card", only=True).deck(1, 5).hand(0, "Study").sources(0, solis=1)
    table.turn(0, "draw").play(0, "Study").resolve()
    assert table.over and table.winner == 1


@pytest.mark.rule("caster", "202.3")
def test_a_caster_with_a_version_is_not_named_by_its_name_alone() -> None:
    table = scenario("caster")
    table.define(**(caster("Lily") | {"version": "Dusk", "id": "lily-dusk"}))
    table.define(**caster("Lily"))
    table.define(
        **conjure("Roll Call", 'Search your deck for a caster named "Lily", reveal it and put it into your hand. Then shuffle your deck.')
    )
    table.deck(0, "lily-dusk", only=True).keep_decks().hand(0, "Roll Call").sources(0, solis=1)
    table.play(0, "Roll Call").resolve()
    assert table.hand_size(0) == 0
