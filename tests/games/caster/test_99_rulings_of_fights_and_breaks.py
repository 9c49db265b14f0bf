"""Rulings of 800, 1009 and the words that change a battle: who may be attacked, what is judged, what orbs do."""

from __future__ import annotations

import pytest

from tests.games.caster.rulings import board, caster, conjure, lies, servant


@pytest.mark.rule("caster", "804.1", "803.5a")
def test_when_the_attacked_servant_leaves_nothing_is_judged_and_no_orb_corrupted() -> None:
    table = board(
        servant("Ox", atk=2000),
        servant("Calf", atk=500),
        conjure("Hide", "[Quickcast]\nReturn target servant you control to your hand.", cost=0),
    )
    table.field(0, "Ox").field(1, "Calf").hand(1, "Hide").zone(1, "orb", 2)
    table.attack("Ox", at="Calf").passes(0).play(1, "Hide", targets=["Calf"]).resolve()
    table.to("main", 1)
    assert len(table.zone_names(1, "orb")) == 2 and lies(table, "Ox") == "rested"


@pytest.mark.rule("caster", "804.2")
def test_an_attacker_turned_reversed_strikes_nothing() -> None:
    table = board(
        servant("Ox", atk=2000),
        conjure("Stumble", "[Quickcast]\nReverse target attacking servant.", cost=0),
    )
    table.field(0, "Ox").zone(1, "orb", 1).hand(1, "Stumble")
    table.attack("Ox", at=1).passes(0).play(1, "Stumble", targets=["Ox"]).resolve().to("main", 1)
    assert len(table.zone_names(1, "orb")) == 1


@pytest.mark.rule("caster", "803.4a", "1016.1a", "302.3")
def test_a_stolen_attacker_stops_attacking_and_stays_rested() -> None:
    table = board(
        servant("Ox", atk=2000),
        conjure("Bribe", "[Quickcast]\nGain control of target servant that is attacking.", cost=0),
    )
    table.field(0, "Ox").zone(1, "orb", 1).hand(1, "Bribe")
    table.attack("Ox", at=1).passes(0).play(1, "Bribe", targets=["Ox"]).resolve()
    assert table.is_on_field("Ox", 1) and table.is_rested("Ox")
    table.to("main", 1)
    assert len(table.zone_names(1, "orb")) == 1


@pytest.mark.rule("caster", "803.3b", "1116.2a")
def test_a_reversed_phi_servant_does_not_stand_before_its_player() -> None:
    table = board(
        servant("Plain", atk=1000),
        servant("Spectre", atk=1000, text="[Φ]"),
        servant("Ghost", atk=1000, text="[Φ]"),
    )
    table.field(0, "Plain", "Ghost").field(1, "Spectre", reversed=True).zone(1, "orb", 2)
    table.attack("Plain", at=1)
    assert table.step == "attack_priority"


@pytest.mark.rule("caster", "803.3b", "1116.2")
def test_a_phi_attacker_must_face_the_reversed_phi_servant() -> None:
    from arbiter.testing import BadScript

    table = board(servant("Ghost", atk=1000, text="[Φ]"), servant("Spectre", dfs=500, text="[Φ]"))
    table.field(0, "Ghost").field(1, "Spectre", reversed=True).zone(1, "orb", 2)
    with pytest.raises(BadScript):
        table.attack("Ghost", at=1)
    table.attack("Ghost", at="Spectre").end_step()
    assert table.zone_names(1, "graveyard") == ["Spectre"]


@pytest.mark.rule("caster", "1110.2", "803.3b")
def test_hubris_that_comes_from_another_card() -> None:
    table = board(
        servant("Upstart", atk=1000),
        servant("Wall"),
        servant("Flatterer", text="Other allied servants have [Hubris]."),
    )
    table.field(0, "Upstart", "Flatterer").field(1, "Wall", reversed=True).zone(1, "orb", "Wall")
    table.attack("Upstart", at=1).end_step()
    assert table.hand_names(1) == ["Wall"]


@pytest.mark.rule("caster", "804.3", "804.4")
def test_equal_numbers_destroy_nobody_and_def_counts_only_while_reversed() -> None:
    table = board(servant("Left", atk=1500), servant("Right", atk=1500, dfs=100))
    table.field(0, "Left").field(1, "Right")
    table.attack("Left", at="Right").to("main", 1)
    assert table.is_on_field("Right", 1) and table.is_on_field("Left", 0)


@pytest.mark.rule("caster", "1102.2", "804.5", "104.2")
def test_double_corrupt_takes_the_only_orb_and_does_not_win() -> None:
    table = board(servant("Maw", text="[Double Corrupt]"), servant("Gem"), servant("Second"))
    table.field(0, "Maw", "Second").zone(1, "orb", "Gem")
    table.attack("Maw", at=1).end_step()
    assert table.hand_names(1) == ["Gem"] and not table.over
    table.attack("Second", at=1).end_step()
    assert table.over and table.winner == 0


@pytest.mark.rule("caster", "1009.1a", "1009.2", "1102.3")
def test_three_orbs_at_once_trigger_once() -> None:
    table = board(
        servant("Maw", text="[Triple Corrupt]"),
        servant("Mourner", text="Whenever an allied orb is corrupted ⇒ Draw a card."),
        servant("Gem"),
    )
    table.field(0, "Maw").field(1, "Mourner").zone(1, "orb", "Gem", "Gem", "Gem", "Gem").deck(1, 5)
    table.attack("Maw", at=1).end_step()
    if table.question is not None and "Gem" in str(table.options()):
        table.choose("Gem", "Gem", "Gem")
    table.resolve_all()
    assert table.hand_size(1) == 4


@pytest.mark.rule("caster", "1103.4", "1103.2b")
def test_two_broken_orbs_are_played_in_the_order_of_their_player() -> None:
    table = board(
        servant("Maw", text="[Double Corrupt]"),
        conjure("Gasp", "[Break]\nDraw a card."),
        conjure("Sigh", "[Break]\nDestroy target enemy servant."),
    )
    table.field(0, "Maw").zone(1, "orb", "Gasp", "Sigh").deck(1, 5)
    table.attack("Maw", at=1).end_step()
    table.order("Sigh", "Gasp").yes()
    table.choose("Maw").yes()
    table.resolve_all()
    assert table.zone_names(0, "graveyard") == ["Maw"] and table.hand_size(1) == 1


@pytest.mark.rule("caster", "1103.2a", "1103.2a-2", "1022.1")
def test_a_broken_level_two_caster_levels_up_the_one_beneath() -> None:
    table = board(
        servant("Raider"),
        caster("Nell", element="Luna") | {"id": "nell1"},
        caster("Nell", element="Luna", level=2, text="[Break]") | {"id": "nell2"},
    )
    table.field(0, "Raider").field(1, "nell1", rested=True).zone(1, "orb", "nell2")
    table.attack("Raider", at=1).end_step().yes()
    assert table.field_names(1) == ["Nell"] and table.obj("nell2", 1).now.level == 2
    assert table.is_rested("Nell", 1)


@pytest.mark.rule("caster", "1103.3", "1103.3b", "1103.5")
def test_break_with_a_cost_is_paid_by_the_aether_at_hand() -> None:
    table = board(servant("Raider"), servant("Sleeper", text="[Break]([2])", cost=6, element="Aqua"))
    table.field(0, "Raider").zone(1, "orb", "Sleeper").sources(1, silva=2)
    table.attack("Raider", at=1).end_step().yes().resolve().option("reversed")
    assert table.is_reversed("Sleeper") and table.is_rested("Silva Source 1")


@pytest.mark.rule("caster", "506.1", "805.5")
def test_no_battle_in_the_first_turn() -> None:
    table = board(servant("Eager", text="At the beginning of battle phase ⇒ Draw a card."))
    table.field(0, "Eager").turn(0, "main", number=1).deck(0, 4)
    table.to("end_turn")
    assert table.hand_size(0) == 0


@pytest.mark.rule("caster", "805.5", "1010.1")
def test_an_attacker_that_recovers_attacks_again() -> None:
    table = board(
        servant(
            "Tireless", atk=1000, text="At the end of battle ⇒ You may discard a card. If you do, recover this card."
        ),
        servant("Gem"),
    )
    table.field(0, "Tireless").zone(1, "orb", "Gem", "Gem").hand(0, "Gem")
    table.attack("Tireless", at=1).end_step().choose("Gem")
    table.to("battle_end").resolve().yes()
    table.attack("Tireless", at=1)
    assert table.step == "attack_priority"


@pytest.mark.rule("caster", "803.4")
def test_an_attack_that_demands_something_is_not_made_without_it() -> None:
    text = "This card cannot attack unless you banish another servant."
    table = board(servant("Tyrant", atk=3000, text=text), servant("Serf"))
    table.field(0, "Tyrant")
    assert not table.can("attack", 0, "Tyrant")


@pytest.mark.rule("caster", "1118.2", "1118.3")
def test_a_ride_needs_the_exact_sum_of_levels() -> None:
    table = board(
        {
            "name": "Steam Wyrm",
            "type": "Barrier",
            "cost": 2,
            "atk": 3000,
            "def": 3000,
            "element": "Void",
            "text": "[Ride](3)",
        },
        caster("Ola") | {"id": "ola1"},
        caster("Pim", level=2) | {"id": "pim2"},
        caster("Quill", level=2) | {"id": "quill2"},
    )
    table.field(0, "Steam Wyrm", "ola1", "pim2", "quill2").zone(1, "orb", 2)
    table.use(0, "Steam Wyrm", "ride", cost=["Ola", "Pim"]).resolve()
    assert table.is_rested("Ola") and table.is_rested("Pim") and not table.is_rested("Quill")
    assert not table.can("use", 0, "Steam Wyrm")
    table.attack("Steam Wyrm", at=1)
