"""What stays the same card under another player, under another card or face down, and what its stocks do (302.3, 315,
1016, 1020, 1022)."""

from __future__ import annotations

import pytest

from arbiter.testing import scenario

from .rulings import RETURN, STEAL, barrier, board, caster, conjure, lies, servant

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
        conjure(
            "Take Up Arms",
            "Put target allied caster into an allied servant zone. That card becomes a 3000/2000 servant.",
        ),
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


@pytest.mark.rule("caster", "1020.1")
def test_a_material_taken_from_the_field_leaves_its_own_stock_to_the_graveyard() -> None:
    table = board(
        conjure("Two Hearts", "Soul bond a soul bond servant in your extra deck."),
        PAIR | {"text": "[Soul Seal]"},
        caster("Ann") | {"id": "ann-1"},
        caster("Ann", level=2) | {"id": "ann-2"},
        caster("Bo"),
    )
    table.zone(0, "extra", "Ann and Bo").field(0, "ann-2", under=("ann-1",)).hand(0, "Two Hearts", "Bo").sources(
        0, solis=1
    )
    table.play(0, "Two Hearts").resolve()
    table.option("Ann (field)").option("recovered")
    assert table.is_on_field("Ann and Bo", 0)
    assert sorted(table.zone_names(0, "graveyard")) == ["Ann", "Two Hearts"]
    assert table.hand_size(0) == 0


@pytest.mark.rule("caster", "504.1a", "1016.1b")
def test_a_stolen_caster_keeps_its_namesake_in_the_hand() -> None:
    table = board(
        conjure("Poach", "[Quickcast]\nGain control of target Lv1 enemy caster."), caster("Dora"), caster("Flora")
    )
    table.turn(0, "draw").field(1, "Dora").hand(0, "Poach", "Dora", "Flora").sources(0, solis=1)
    table.play(0, "Poach", targets=["Dora"]).resolve().to("call")
    assert table.why_not(0, "Dora") == ["504.1a"] or table.why_not(0, table.card("Dora", 0, zone="hand")) == ["504.1a"]
    table.act(0, "call", "Flora")
    assert table.is_on_field("Flora", 0) and table.is_on_field("Dora", 0)


@pytest.mark.rule("caster", "1022.1")
def test_a_caster_of_level_three_goes_on_its_own_level_two_and_not_face_down() -> None:
    table = board(
        caster("Mira") | {"id": "mira-1"},
        caster("Mira", level=2) | {"id": "mira-2"},
        caster("Mira", level=3) | {"id": "mira-3"},
        caster("Hidden"),
    )
    table.turn(0, "draw").field(0, "Hidden", face_up=False).hand(0, "mira-3").to("call")
    assert table.why_not(0, "mira-3") == ["1022.1"]
    assert "level_up" not in " ".join(table.options())


@pytest.mark.rule("caster", "202.3")
def test_a_caster_with_a_version_is_not_named_by_its_name_alone() -> None:
    table = scenario("caster")
    table.define(**(caster("Lily") | {"version": "Dusk", "id": "lily-dusk"}))
    table.define(**caster("Lily"))
    table.define(
        **conjure(
            "Roll Call",
            'Search your deck for a caster named "Lily", reveal it and put it into your hand. Then shuffle your deck.',
        )
    )
    table.deck(0, "lily-dusk", only=True).keep_decks().hand(0, "Roll Call").sources(0, solis=1)
    table.play(0, "Roll Call").resolve()
    assert table.hand_size(0) == 0


@pytest.mark.rule("caster", "1302.1b", "1302.1d", "203.3", "307.6")
def test_a_token_is_a_servant_of_its_name_as_race_and_costs_nothing() -> None:
    table = board(
        conjure("Nest", "Create a 500/500 Rat token."),
        barrier("Sewer", "Allied Rats gain +1000 ATK."),
        servant("Rat King", race="Rat"),
        conjure("Sweep", "Destroy all servants with a cost of 0."),
    )
    table.field(0, "Sewer").hand(0, "Nest", "Sweep").sources(0, solis=2)
    table.play(0, "Nest").resolve().option("reversed")
    assert table.power("Rat") == 1500 and lies(table, "Rat") == "reversed"
    table.play(0, "Sweep").resolve()
    assert "Rat" not in table.field_names(0)
    # 1302.3a  it is nowhere
    assert "Rat" not in table.zone_names(0, "graveyard")


@pytest.mark.rule("caster", "1018.6", "1018.8")
def test_counters_are_lost_with_the_field_and_entering_brings_its_own() -> None:
    table = board(
        servant(
            "Hive",
            cost=1,
            text="This card enters the field with two honey counters on it.\n"
            "This card gains +500 ATK for each honey counter on it.",
        ),
        RETURN,
    )
    table.field(0, "Hive", counters={"honey": 5}).hand(0, "Send Home").sources(0, solis=2)
    assert table.power("Hive") == 3500
    table.play(0, "Send Home", targets=["Hive"]).resolve().play(0, "Hive").resolve().option("recovered")
    assert table.counters("Hive", "honey") == 2 and table.power("Hive") == 2000


@pytest.mark.rule("caster", "909.3b-3")
def test_an_effect_on_allied_servants_meets_who_comes_and_leaves_who_changes_sides() -> None:
    table = board(
        conjure("Anthem", "Allied servants gain +1000 ATK until end of turn."),
        servant("Early", cost=1),
        servant("Late", cost=1),
        conjure("Snatch", "[Quickcast]\nGain control of target enemy servant."),
    )
    table.field(0, "Early").hand(0, "Anthem", "Late").sources(0, solis=2).hand(1, "Snatch").sources(1, solis=1)
    table.play(0, "Anthem").resolve().play(0, "Late").resolve().option("recovered")
    assert table.power("Late") == 2000
    table.passes(0).play(1, "Snatch", targets=["Early"]).resolve()
    assert table.power("Early") == 1000


@pytest.mark.rule("caster", "909.1b", "909.1e")
def test_a_race_given_later_counts_for_a_number_given_earlier() -> None:
    table = board(
        barrier("Forge", "Allied Embers gain +1000 ATK."),
        barrier("Kiln", "Allied servants are also Embers."),
        servant("Puddle", race="Rain"),
        servant("Spark", race="Ember"),
    )
    table.field(0, "Forge", "Kiln", "Puddle")
    assert table.power("Puddle") == 2000


@pytest.mark.rule("caster", "1018.7")
def test_a_counter_that_moves_is_the_same_kind_on_the_other_card() -> None:
    table = board(
        conjure("Transplant", "Move a honey counter from target servant to another target servant."),
        servant("Hive", text="This card gains +500 ATK for each honey counter on it."),
        servant("Comb", text="This card gains +1000 ATK for each honey counter on it."),
    )
    table.field(0, "Hive", counters={"honey": 2}).field(0, "Comb").hand(0, "Transplant").sources(0, solis=1)
    table.play(0, "Transplant", targets=["Hive", "Comb"]).resolve()
    assert table.power("Hive") == 1500 and table.power("Comb") == 2000
