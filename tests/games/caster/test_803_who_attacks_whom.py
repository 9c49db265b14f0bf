"""Who may attack whom and for what price, and how often; extra turns and empty decks (803, 805, 1021, 1202)."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript

from .rulings import REVERSE, barrier, board, caster, conjure, lies, servant

RAIDER = servant("Raider", atk=3000, dfs=1000)


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
    table = (
        board(pricey, servant("Only Orb"), servant("Coin"))
        .field(0, "Mercenary")
        .hand(0, "Coin")
        .zone(1, "orb", "Only Orb")
    )
    table.attack("Mercenary", at=1)
    assert table.zone_names(0, "graveyard") == ["Coin"]
    table.end_step()
    assert table.hand_names(1) == ["Only Orb"]


@pytest.mark.rule("caster", "805.5")
def test_a_servant_that_recovers_by_winning_its_battle_attacks_again() -> None:
    table = board(
        servant(
            "Berserk", atk=3000, text="Whenever this card destroys an enemy servant in battle ⇒ Recover this card."
        ),
        servant("Straw"),
        servant("Only Orb"),
    )
    table.field(0, "Berserk").field(1, "Straw").zone(1, "orb", "Only Orb")
    table.attack("Berserk", at="Straw").end_step().resolve()
    assert table.zone_names(1, "graveyard") == ["Straw"]
    table.attack("Berserk", at=1).end_step()
    assert table.hand_names(1) == ["Only Orb"]


@pytest.mark.rule("caster", "804.2", "806.1")
def test_an_attacker_that_is_reversed_corrupts_nothing_and_has_attacked() -> None:
    table = board(
        servant("Raider", atk=3000, text="At end of turn ⇒ Draw a card if this card attacked this turn."),
        REVERSE,
        servant("Only Orb"),
    )
    table.field(0, "Raider").zone(1, "orb", "Only Orb").hand(1, "Trip").sources(1, solis=1)
    table.attack("Raider", at=1).passes(0).play(1, "Trip", targets=["Raider"]).resolve().end_step()
    assert table.zone_names(1, "orb") == ["Only Orb"]
    table.to("end_turn").resolve_all()
    assert table.hand_size(0) == 1


@pytest.mark.rule("caster", "1021.1")
def test_an_extra_turn_after_the_first_has_a_draw_and_a_battle() -> None:
    table = board(conjure("Second Sunrise", "Take an extra turn after this one."), RAIDER, servant("Only Orb"))
    table.turn(0, "main", number=1).field(0, "Raider").hand(0, "Second Sunrise").sources(0, solis=1).zone(
        1, "orb", "Only Orb"
    )
    assert not table.can("attack", 0, "Raider")
    table.play(0, "Second Sunrise").resolve().next_turn()
    assert table.active == 0
    table.to("main")
    assert table.hand_size(0) == 1
    table.attack("Raider", at=1).end_step()
    assert table.hand_names(1) == ["Only Orb"]


@pytest.mark.rule("caster", "1021.2")
def test_two_extra_turns_follow_one_after_the_other() -> None:
    table = board(conjure("Second Sunrise", "Take an extra turn after this one."))
    table.hand(0, "Second Sunrise", "Second Sunrise").sources(0, solis=2)
    number = table.play(0, "Second Sunrise").resolve().play(0, "Second Sunrise").resolve().turn_number
    table.next_turn()
    assert table.active == 0 and table.turn_number == number + 1
    table.next_turn()
    assert table.active == 0
    table.next_turn()
    assert table.active == 1


@pytest.mark.rule("caster", "1202.1")
def test_only_in_a_draw_phase_does_an_empty_deck_lose_the_game() -> None:
    study = conjure("Study", "[Quickcast]\nDraw two cards.")
    last = servant("Last Card")
    table = (
        board(study, last).keep_decks().deck(0, "Last Card", only=True).deck(1, 5).hand(0, "Study").sources(0, solis=1)
    )
    table.play(0, "Study").resolve()
    assert table.hand_names(0) == ["Last Card"] and not table.over
    table = (
        board(study, last).keep_decks().deck(0, "Last Card", only=True).deck(1, 5).hand(0, "Study").sources(0, solis=1)
    )
    table.turn(0, "draw").play(0, "Study").resolve()
    assert table.over and table.winner == 1


@pytest.mark.rule("caster", "803.4", "1002.5")
def test_a_toll_on_attacks_is_paid_for_each_by_whose_servant_attacks() -> None:
    table = board(
        barrier("Moat", "Enemy servants cannot attack unless their controller pays [1]."),
        RAIDER,
        servant("Second", atk=3000),
    )
    table.field(1, "Moat").field(0, "Raider", "Second").sources(0, solis=1).zone(1, "orb", 3)
    orb = table.objects("orb", 1)[0]
    table.attack("Raider", at=1)
    assert table.is_rested("Solis Source 1")
    table.end_step().choose(orb)
    assert not table.can("attack", 0, "Second")


@pytest.mark.rule("caster", "803.4")
@pytest.mark.parametrize("moat", [False, True])
def test_what_must_attack_need_not_where_its_attack_asks_for_something(moat: bool) -> None:
    table = board(
        barrier("Moat", "Enemy servants cannot attack unless their controller pays [1]."),
        servant("Hothead", atk=3000, text="This card attacks each turn if able."),
    )
    table.field(0, "Hothead").sources(0, solis=1).zone(1, "orb", 3)
    if moat:
        table.field(1, "Moat")
    if moat:
        assert lies(table.no_attack(), "Hothead") == "recovered"
    else:
        with pytest.raises(BadScript):
            table.no_attack()


@pytest.mark.rule("caster", "803.3", "805.5")
def test_a_player_who_can_only_attack_once_per_turn_has_no_second_attack() -> None:
    table = board(barrier("Truce", "Enemy players can only attack once per turn."), RAIDER, servant("Second", atk=3000))
    table.field(1, "Truce").field(0, "Raider", "Second").zone(1, "orb", 3)
    orb = table.objects("orb", 1)[0]
    table.attack("Raider", at=1).end_step().choose(orb)
    assert not table.can("attack", 0, "Second")
    table.to("main", player=0, later=True)
    assert table.can("attack", 0, "Second")


# -- casters that become servants --------------------------------------------------------------------------------


ARMS = conjure("Take Up Arms", "Target allied caster becomes a 3000/2000 servant until end of turn.")


@pytest.mark.rule("caster", "907.6", "1014.1")
def test_a_caster_that_becomes_a_servant_attacks_and_produces_no_aether() -> None:
    table = board(ARMS, caster("Ada"), servant("Toy", cost=1), servant("Only Orb"))
    table.field(0, "Ada").hand(0, "Take Up Arms", "Toy").sources(0, solis=1).zone(1, "orb", "Only Orb").by_hand(0)
    table.play(0, "Take Up Arms", targets=["Ada"], pay=["Solis Source 1"]).resolve()
    assert not table.can("play", 0, "Toy")
    table.attack("Ada", at=1).end_step()
    assert table.hand_names(1) == ["Only Orb"]


@pytest.mark.rule("caster", "308.3", "1011.1")
def test_in_a_caster_zone_nothing_is_reversed_or_switched() -> None:
    table = board(ARMS, caster("Ada"), REVERSE)
    table.field(0, "Ada").hand(0, "Take Up Arms", "Trip").sources(0, solis=2).by_hand(0)
    table.play(0, "Take Up Arms", targets=["Ada"], pay=["Solis Source 1"]).resolve()
    assert table.acts(0, "switch") == []
    table.play(0, "Trip", targets=["Ada"], pay=["Solis Source 2"]).resolve()
    assert lies(table, "Ada") == "recovered"


@pytest.mark.rule("caster", "307.3", "504.1a", "315.1d")
def test_a_caster_in_the_servant_zone_is_reversed_and_does_not_keep_its_namesake_from_being_called() -> None:
    enlist = conjure(
        "Enlist",
        "[Quickcast]\nPut target allied caster into your servant zone. It gains [Hubris], "
        '"At end of turn ⇒ Put this card into its owner\'s hand.", and becomes a 3000/2000 servant.',
    )
    table = board(enlist, caster("Ada") | {"id": "ada-1"}, REVERSE)
    table.turn(0, "draw").field(0, "ada-1").hand(0, "Enlist", "Trip", "ada-1").sources(0, solis=2).by_hand(0)
    table.play(0, "Enlist", targets=["ada-1"], pay=["Solis Source 1"]).resolve()
    ada = table.card("Ada", 0)
    table.play(0, "Trip", targets=[ada], pay=["Solis Source 2"]).resolve()
    assert table.has(ada, "Hubris") and table.obj(ada).turned == 2
    table.to("call").act(0, "call", table.card("Ada", 0, zone="hand"))
    assert table.field_names(0).count("Ada") == 2
    table.next_turn()
    assert table.field_names(0).count("Ada") == 1 and table.hand_names(0).count("Ada") == 1


@pytest.mark.rule("caster", "104.7c", "804.4")
def test_a_wall_of_infinite_def_falls_once_its_def_is_set() -> None:
    table = board(
        servant("Wall", dfs="∞"),
        RAIDER,
        conjure("Chip", "[Quickcast]\nTarget servant gains -500 DEF until end of turn."),
        conjure("Crack", "[Quickcast]\nTarget servant's DEF becomes 1000 until end of turn."),
    )
    table.field(0, "Raider", "Raider").field(1, "Wall", reversed=True).hand(0, "Chip", "Crack").sources(0, solis=2)
    one, two = table.card("Raider", 0, index=0), table.card("Raider", 0, index=1)
    table.attack(one, at="Wall").play(0, "Chip", targets=["Wall"]).resolve().end_step()
    assert table.is_on_field("Wall", 1)
    table.attack(two, at="Wall").play(0, "Crack", targets=["Wall"]).resolve().end_step()
    assert table.zone_names(1, "graveyard") == ["Wall"]


@pytest.mark.rule("caster", "706.2", "702.3")
def test_a_quickcast_servant_that_comes_reversed_does_not_draw_the_attack_to_itself() -> None:
    table = board(RAIDER, servant("Guard", text="[Quickcast]"), servant("Only Orb"))
    table.field(0, "Raider").hand(1, "Guard").sources(1, solis=2).zone(1, "orb", "Only Orb")
    table.attack("Raider", at=1).passes(0).play(1, "Guard").resolve().option("reversed")
    assert lies(table, "Guard") == "reversed"
    table.end_step()
    assert "Only Orb" in table.hand_names(1)


@pytest.mark.rule("caster", "805.3a", "803.5")
def test_what_lasts_during_a_battle_is_over_with_it() -> None:
    table = board(
        conjure("Surge", "[Quickcast]\nTarget servant gains +1000 ATK during this battle."),
        RAIDER,
        servant("Straw"),
        servant("Post", atk=3500),
    )
    table.field(0, "Raider").field(1, "Straw", "Post").hand(0, "Surge").sources(0, solis=1)
    table.attack("Raider", at="Post").play(0, "Surge", targets=["Raider"]).resolve().end_step()
    assert table.zone_names(1, "graveyard") == ["Post"]
    table.to("battle_phase_end")
    assert table.power("Raider") == 3000
