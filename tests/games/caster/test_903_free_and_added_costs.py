"""What costs nothing, what is added to a cost and what is taken off: [Break], [Step Up], discounts, whose aether pays
(203, 903.2g, 1108)."""

from __future__ import annotations

import pytest

from .rulings import RETURN, barrier, board, caster, conjure, lies, servant

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
        servant(
            "Stoker",
            cost=1,
            text="[Rest]: Produce two aether of any element. Spend this aether only to play Ember cards.",
        ),
        servant("Cinder", cost=2, element="Luna", race="Ember"),
        servant("Puddle", cost=2, element="Void"),
    )
    table.field(0, "Stoker").hand(0, "Cinder", "Puddle")
    assert not table.can("play", 0, "Puddle")
    table.play(0, "Cinder").resolve().option("recovered")
    assert table.is_on_field("Cinder", 0)
    assert table.is_rested("Stoker")


@pytest.mark.rule("caster", "903.2g-2", "903.2g-3", "1114.2")
def test_a_step_up_that_pays_for_everything_does_not_pay_what_is_added() -> None:
    toll = barrier("Toll Gate", "Enemy servants cost [1] more to play.")
    table = board(toll, servant("Elder", cost=3, text="[Step Up] (Ember)"), servant("Ash", cost=4, race="Ember"))
    table.field(1, "Toll Gate").field(0, "Ash").hand(0, "Elder")
    assert not table.can("play", 0, "Elder")
    table = board(toll, servant("Elder", cost=3, text="[Step Up] (Ember)"), servant("Ash", cost=5, race="Ember"))
    table.field(1, "Toll Gate").field(0, "Ash").hand(0, "Elder").sources(0, solis=1)
    table.play(0, "Elder", extra=True, cost=["Ash"]).resolve()
    assert table.is_rested("Solis Source 1") and lies(table, "Elder") == "rested"


@pytest.mark.rule("caster", "903.2h")
def test_a_cost_is_paid_though_soul_seal_puts_a_stock_in_its_place() -> None:
    table = board(
        PAIR | {"text": "[Soul Seal]"},
        caster("Ann"),
        caster("Bo"),
        caster("Butcher", "[Rest], banish a servant: Draw a card."),
    )
    table.field(0, "Butcher").field(0, "Ann and Bo", under=("Ann", "Bo"))
    table.use(0, "Butcher", ability="Draw a card", cost=["Ann and Bo"]).yes().choose("Bo").resolve()
    assert table.is_on_field("Ann and Bo", 0)
    assert table.zone_names(0, "graveyard") == ["Bo"]
    assert table.hand_size(0) == 1


@pytest.mark.rule("caster", "902.2")
def test_an_ability_of_the_hand_is_played_in_battle_and_only_from_there() -> None:
    table = board(
        servant(
            "Whetstone",
            text="Discard this card: Target allied servant gains +1000 ATK until end of turn. "
            "Play this ability only from your hand.",
        ),
        servant("Squire", atk=1000),
        servant("Knight", atk=1500, dfs=1500),
    )
    table.field(0, "Squire", "Whetstone").hand(0, "Whetstone").field(1, "Knight")
    assert not table.can("use", 0, table.card("Whetstone", 0))
    table.attack("Squire", at="Knight").use(0, table.card("Whetstone", 0, zone="hand"), targets=["Squire"]).resolve()
    table.end_step()
    assert table.zone_names(1, "graveyard") == ["Knight"]


@pytest.mark.rule("caster", "1204.1")
def test_the_ability_of_a_deity_resolves_though_its_last_counter_was_the_cost() -> None:
    table = board(
        {
            "name": "Noon",
            "type": "Deity",
            "element": "Solis",
            "text": "This card enters the field with two deity counters on it.\n"
            "Remove a deity counter from this card: Draw a card.",
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


@pytest.mark.rule("caster", "302.3")
def test_an_ability_once_per_turn_is_new_with_the_card_that_returns() -> None:
    table = board(servant("Porter", cost=1, text="[1]: Draw a card. Play this ability only once per turn."), RETURN)
    table.field(0, "Porter").hand(0, "Send Home").sources(0, solis=5)
    table.use(0, "Porter").resolve()
    assert not table.can("use", 0, "Porter")
    table.play(0, "Send Home", targets=["Porter"]).resolve().play(0, "Porter").resolve().option("recovered")
    assert table.can("use", 0, "Porter")


@pytest.mark.rule("caster", "1009.1", "1103.2b", "903.2h-1")
def test_an_orb_that_is_corrupted_as_a_cost_may_break_out_and_is_heard_of() -> None:
    table = board(
        caster("Pact", "[Rest], corrupt an allied orb: Draw two cards."),
        conjure("Boon", "[Break]\nDraw a card.", cost=4),
        servant("Mourner", text="Whenever an allied orb is corrupted ⇒ This card gains +500 ATK until end of turn."),
    )
    table.field(0, "Mourner", "Pact").zone(0, "orb", "Boon").use(0, "Pact", ability="Draw two").yes()
    assert table.stack() == ["Pact", "Boon", "Mourner"]
    table.resolve_all()
    assert table.hand_size(0) == 3 and table.power("Mourner") == 1500


@pytest.mark.rule("caster", "903.2h")
def test_without_an_orb_nothing_that_corrupts_one_for_its_cost_is_played() -> None:
    table = board(caster("Pact", "[Rest], corrupt an allied orb: Draw two cards.")).field(0, "Pact").zone(0, "orb")
    assert not table.can("use", 0, "Pact", ability="Draw two")


@pytest.mark.rule("caster", "903.2c", "903.2e")
def test_of_two_things_with_a_target_each_one_is_chosen_that_has_one() -> None:
    choice = conjure("Choice", "Destroy target barrier, or target servant gains +1000 ATK until end of turn.")
    table = board(choice, servant("Page"), barrier("Wall", "Allied servants gain +500 DEF."))
    table.field(0, "Page").hand(0, "Choice", "Choice").sources(0, solis=2).play(0, "Choice").resolve()
    assert table.power("Page") == 2000
    table = board(choice, servant("Page"), barrier("Wall", "Allied servants gain +500 DEF."))
    table.field(0, "Page").field(1, "Wall").hand(0, "Choice").sources(0, solis=1)
    table.play(0, "Choice", modes=[1]).resolve()
    assert table.zone_names(1, "graveyard") == ["Wall"]


@pytest.mark.rule("caster", "1018.1a-1", "1018.3")
def test_candy_that_is_gained_pays_and_stays_with_its_player() -> None:
    table = board(
        conjure("Treat", "Gain two candy counters."),
        caster("Baker", "[Candy][Candy]: Draw two cards."),
        servant("Page", cost=1),
    )
    table.field(0, "Baker").hand(0, "Treat").sources(0, solis=1).by_hand(0)
    assert not table.can("use", 0, "Baker", ability="Draw two")
    table.play(0, "Treat", pay=["Solis Source 1"]).resolve()
    assert table.resource(0, "candy") == 2
    table.use(0, "Baker", ability="Draw two").resolve()
    assert table.resource(0, "candy") == 0 and table.hand_size(0) == 2


@pytest.mark.rule("caster", "1008.3")
def test_a_named_card_beneath_another_pays_for_an_ability_and_the_entity_stays() -> None:
    table = board(
        caster("Mira") | {"id": "mira-1"},
        caster("Mira", 'Banish a "Mira" from this card\'s stock: Draw two cards.', level=2) | {"id": "mira-2"},
    )
    table.field(0, "mira-2", under=("mira-1",)).use(0, "mira-2", ability="Draw two").resolve()
    assert table.is_on_field("mira-2", 0) and table.zone_names(0, "graveyard") == ["Mira"]
    assert not table.can("use", 0, "mira-2", ability="Draw two")


@pytest.mark.rule("caster", "905.2a", "902.2")
def test_an_ability_of_the_graveyard_works_there_alone() -> None:
    table = board(
        servant(
            "Revenant",
            text="[1]: Put this card from your graveyard into your hand. Play this ability only from your graveyard.",
        )
    )
    table.field(0, "Revenant").zone(0, "graveyard", "Revenant").sources(0, solis=2)
    assert not table.can("use", 0, table.card("Revenant", 0))
    table.use(0, table.card("Revenant", 0, zone="graveyard")).resolve()
    assert table.hand_names(0) == ["Revenant"]


@pytest.mark.rule("caster", "1118.3", "302.3")
def test_a_ride_is_played_once_a_turn() -> None:
    table = board({**barrier("Tram", "[Ride] (1)"), "atk": 2000, "def": 1000}, caster("Ada"), caster("Bea"))
    table.field(0, "Tram", "Ada", "Bea").use(0, "Tram", cost=["Ada"]).resolve()
    assert not table.can("use", 0, "Tram")
