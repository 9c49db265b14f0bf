"""Rulings from the document alone: rulers that were destroyed, damage at the end, life and lifebreak, what is played
and what is only put into play, and how effects add up."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript, Table, scenario


def resonator(table: Table, name: str, atk: int = 500, guard: int = 500, **more: object) -> Table:
    fields: dict[str, object] = {"type": ["Resonator"], "cost": "{G}{1}", "race": ["Sailor"], "atk": atk, "def": guard}
    return table.define(name=name, **(fields | more))


def chant(table: Table, name: str, text: str, kind: str = "Chant-Instant") -> Table:
    return table.define(name=name, type=[f"Spell: {kind}"], cost="{G}", text=text)


def ruler(table: Table, j_text: str = "") -> Table:
    """The Pilot, and the J-ruler behind it."""
    other = {"name": "Pilot Unmasked", "type": ["J-ruler"], "attribute": ["G"], "race": ["Elf"], "atk": 800, "def": 800}
    front = {"name": "Pilot", "type": ["Ruler"], "attribute": ["G"], "race": ["Elf"], "text": "[J-Activate] Pay {G}."}
    return table.define(**front, other=other | {"text": j_text})


@pytest.mark.rule("fow5", "9.6/1a", "10.5/2")
def test_enter_is_for_what_was_played_and_entering_for_whatever_comes() -> None:
    table = scenario("fow5")
    resonator(table, "Cook", text="[Enter] You gain 500 life.")
    resonator(table, "Watch", text="Whenever a resonator enters your field, you gain 100 life.")
    chant(table, "Raise", "Put target resonator from your graveyard into your field.")
    table.zone(0, "graveyard", "Cook").field(0, "Watch").hand(0, "Raise", "Cook").sources(0, wind=3)
    table.resources(0, life=3000)
    table.play(0, "Raise", targets=[table.card("Cook", 0, zone="graveyard")]).resolve()
    assert table.stack() == ["Watch"]
    table.resolve()
    assert table.resource(0, "life") == 3100
    table.play(0, table.card("Cook", 0, zone="hand")).resolve().order("Cook", "Watch").resolve_all()
    assert table.resource(0, "life") == 3700


@pytest.mark.rule("fow5", "10.9/1", "3.8/6", "7.11/1", "7.5/1")
def test_a_destroyed_j_ruler_is_an_astral_ruler_that_calls_stones_but_is_judged_no_more() -> None:
    table = scenario("fow5")
    ruler(table, j_text="Resonators you control gain [+200/+200].")
    resonator(table, "Cook")
    chant(table, "Doom", "Destroy target J/resonator.")
    table.zone(0, "ruler", "Pilot").field(0, "Cook").hand(1, "Doom").sources(0, wind=1).sources(1, wind=1)
    table.zone(0, "stones", "Wind Magic Stone")
    table.act(0, "judgment").resolve()
    assert table.power("Cook") == 700
    table.passes(0).play(1, "Doom", targets=["Pilot Unmasked"]).resolve()
    assert table.zone_of("Pilot Unmasked") == "ruler" and table.power("Cook") == 500
    assert table.acts(0, "call") == []  # 7.11: not after judgment in this turn
    table.to("main", 0, later=True)
    assert table.acts(0, "judgment") == []
    before = len(table.zone_names(0, "stone_area"))
    table.act(0, "call")
    assert len(table.zone_names(0, "stone_area")) == before + 1


@pytest.mark.rule("fow5", "11.7", "7.5/1")
def test_an_imperishable_j_ruler_is_a_ruler_again_and_is_judged_again_next_turn() -> None:
    table = scenario("fow5")
    ruler(table, j_text="[Imperishable]")
    chant(table, "Doom", "Destroy target J/resonator.")
    table.zone(0, "ruler", "Pilot").hand(1, "Doom").sources(0, wind=2).sources(1, wind=1)
    table.act(0, "judgment").resolve()
    table.passes(0).play(1, "Doom", targets=["Pilot Unmasked"]).resolve()
    assert table.zone_names(0, "ruler") == ["Pilot"]
    assert table.acts(0, "judgment") == []
    table.to("main", 0, later=True)
    table.act(0, "judgment").resolve()
    assert table.is_on_field("Pilot Unmasked", 0)


@pytest.mark.rule("fow5", "11.1/1", "11.1/2")
def test_pierce_reckons_with_the_damage_on_the_blocker_and_spills_to_the_one_attacked() -> None:
    table = scenario("fow5")
    (
        resonator(table, "Spear", 700, 900, text="[Pierce]"),
        resonator(table, "Hull", 100, 600),
        resonator(table, "Cook", 0, 400),
    )
    table.field(0, "Spear").field(1, "Hull", damage=300).field(1, "Cook", rested=True)
    table.attack("Spear", at="Cook").block("Hull").to("main")
    assert sorted(table.zone_names(1, "graveyard")) == ["Cook", "Hull"]
    table = scenario("fow5")
    resonator(table, "Spear", 700, 900, text="[Pierce]"), resonator(table, "Cook", 0, 400)
    table.field(0, "Spear").field(1, "Cook", rested=True).resources(1, life=4000)
    table.attack("Spear", at="Cook").no_block().to("main")
    assert table.resource(1, "life") == 4000 and table.zone_names(1, "graveyard") == ["Cook"]


@pytest.mark.rule("fow5", "11.4/1", "1.4/2", "8.5/3")
def test_a_bomb_goes_off_with_what_it_hit_and_not_where_it_deals_nothing() -> None:
    for atk, left in ((100, ([], [])), (0, (["Bomb"], ["Hull"]))):
        table = scenario("fow5")
        resonator(table, "Bomb", atk, 500, text="[Explode]"), resonator(table, "Hull", 0, 900)
        table.field(0, "Bomb").field(1, "Hull")
        table.attack("Bomb", at=1).block("Hull").to("end_begin")
        assert (table.field_names(0), table.field_names(1)) == left


@pytest.mark.rule("fow5", "5.4/5a", "5.4/5b", "13.2/1")
def test_damage_is_gone_before_what_held_the_resonator_up_ends() -> None:
    table = scenario("fow5")
    resonator(table, "Hull", 100, 500)
    chant(table, "Caulk", "Target resonator gains [+0/+300] until end of turn.")
    chant(table, "Shot", "This card deals 700 damage to target resonator.")
    table.field(0, "Hull").hand(0, "Caulk", "Shot").sources(0, wind=2)
    table.play(0, "Caulk", targets=["Hull"]).resolve().play(0, "Shot", targets=["Hull"]).resolve()
    table.to("main", 1)
    assert table.is_on_field("Hull", 0) and table.guard("Hull") == 500 and table.damage_on("Hull") == 0


@pytest.mark.rule("fow5", "7.10/1", "7.10/4")
def test_a_lifebreak_needs_more_cards_than_the_thousands_of_life() -> None:
    for life, can in ((3100, False), (3000, True)):
        table = scenario("fow5")
        resonator(table, "Cook", text="[Break]: Draw a card."), resonator(table, "Mate")
        table.zone(0, "lifebreak", "Cook", "Cook", "Mate").resources(0, life=life)
        assert bool(table.acts(0, "lifebreak")) is can
        if can:
            table.act(0, "lifebreak")
            assert len(table.zone_names(0, "lifebreak")) == 2


@pytest.mark.rule("fow5", "13.4", "3.10/2")
def test_a_fifth_lifebreak_card_goes_to_the_graveyard_from_the_top() -> None:
    table = scenario("fow5")
    resonator(table, "Cook"), resonator(table, "Mate")
    chant(table, "Store", "Put the top card of your main deck into your lifebreak area.")
    table.zone(0, "lifebreak", "Cook", "Cook", "Cook", "Cook").deck(0, "Mate").hand(0, "Store").sources(0, wind=1)
    table.play(0, "Store").resolve()
    assert len(table.zone_names(0, "lifebreak")) == 4 and "Mate" in table.zone_names(0, "graveyard")


@pytest.mark.rule("fow5", "9.9/1", "2.5/4", "3.14/1")
def test_a_ruler_counts_for_its_race_and_an_ability_that_is_lost_counts_nothing() -> None:
    table = scenario("fow5")
    ruler(table)
    resonator(
        table, "Scion", 300, 300, race=["Elf"], text="This card gains [+100/+100] for each other Elf you control."
    )
    chant(table, "Silence", "Target resonator loses all abilities until end of turn.")
    table.zone(0, "ruler", "Pilot").field(0, "Scion").hand(0, "Silence").sources(0, wind=1)
    assert (table.power("Scion"), table.guard("Scion")) == (400, 400)
    table.play(0, "Silence", targets=["Scion"]).resolve()
    assert (table.power("Scion"), table.guard("Scion")) == (300, 300)


@pytest.mark.rule("fow5", "9.9/3", "9.9/1", "10.19/1")
def test_a_resonator_that_becomes_another_race_loses_what_its_race_gave() -> None:
    table = scenario("fow5")
    resonator(table, "Mate"), resonator(table, "Bosun", text="Other Sailors you control gain [+200/+200].")
    chant(table, "Rename", "Target resonator becomes a Ghost until end of turn.")
    resonator(table, "Wisp", race=["Ghost"], text="Ghosts you control gain [Flying].")
    table.field(0, "Mate", "Bosun", "Wisp").hand(0, "Rename").sources(0, wind=1)
    assert table.power("Mate") == 700
    table.play(0, "Rename", targets=["Mate"]).resolve()
    assert table.power("Mate") == 500 and not table.has("Mate", "Flying")


@pytest.mark.rule("fow5", "9.9/4", "9.5/3")
def test_an_activated_ability_for_all_of_a_kind_reaches_who_comes_later() -> None:
    table = scenario("fow5")
    resonator(table, "Bosun", text="{G}: Sailors you control gain [+100/+100] until end of turn.")
    resonator(table, "Mate", cost="{G}")
    table.field(0, "Bosun").hand(0, "Mate").sources(0, wind=2)
    table.use(0, "Bosun").resolve().play(0, "Mate").resolve()
    assert table.power("Mate") == 600
    table.to("main", 1)
    assert table.power("Mate") == 500


@pytest.mark.rule("fow5", "12.1/2", "12.1/3", "9.9/1")
def test_what_is_awakened_is_kept_over_the_turn_and_lost_with_all_abilities() -> None:
    table = scenario("fow5")
    resonator(table, "Gull", text="[Awakening] {G}: [Flying]")
    chant(table, "Silence", "Target resonator loses all abilities until end of turn.")
    table.hand(0, "Gull", "Silence").sources(0, wind=3)
    table.play(0, "Gull", extra=True).resolve()
    assert table.has("Gull", "Flying")
    table.to("main", 0, later=True)
    assert table.has("Gull", "Flying")
    table.play(0, "Silence", targets=["Gull"]).resolve()
    assert not table.has("Gull", "Flying")


@pytest.mark.rule("fow5", "7.9/2", "7.9/3", "7.9/4")
def test_a_standby_from_the_hand_is_paid_for_and_one_just_laid_does_not_hear() -> None:
    table = scenario("fow5")
    resonator(table, "Mate"), resonator(table, "Rat")
    chant(table, "Revenge", "[Trigger] When a resonator you control is destroyed: Draw a card.", "Chant-Standby")
    chant(table, "Doom", "Destroy target resonator.")
    table.field(0, "Mate").hand(0, "Revenge", "Doom").sources(0, wind=2)
    table.play(0, "Doom", targets=["Mate"]).resolve()
    table.play(0, "Revenge").resolve()
    assert table.hand_size(0) == 1 and "Revenge" in table.zone_names(0, "graveyard")
    table = scenario("fow5")
    resonator(table, "Mate")
    chant(table, "Revenge", "[Trigger] When a resonator you control is destroyed: Draw a card.", "Chant-Standby")
    chant(table, "Doom", "Destroy target resonator.")
    table.field(0, "Mate").hand(0, "Revenge", "Doom").sources(0, wind=4)
    table.act(0, "standby", "Revenge")
    table.play(0, "Doom", targets=["Mate"]).resolve()
    assert not table.can("play", 0, "Revenge")
    table.to("end_begin")
    assert table.zone_names(0, "standby") == ["Revenge"]


@pytest.mark.rule("fow5", "9.5/3", "11.6", "9.2/1a")
def test_only_what_fights_must_have_stayed_to_be_rested_for_its_ability() -> None:
    table = scenario("fow5")
    resonator(table, "Cook", text="{Rest}: You gain 100 life.")
    table.define(name="Kettle", type=["Regalia"], cost="{0}", attribute=[], text="{Rest}: You gain 100 life.")
    chant(table, "Hurry", "Target resonator gains [Swiftness] until end of turn.")
    table.field(0, "Cook", "Kettle", fresh=True).hand(0, "Hurry").sources(0, wind=1)
    assert not table.can("use", 0, "Cook") and table.can("use", 0, "Kettle")
    table.play(0, "Hurry", targets=["Cook"]).resolve()
    assert table.can("use", 0, "Cook")


@pytest.mark.rule("fow5", "13.3/1", "7.2/4")
def test_an_addition_goes_when_its_resonator_goes_and_never_comes_when_it_is_gone_before() -> None:
    table = scenario("fow5")
    resonator(table, "Mate")
    table.define(
        name="Coat",
        type=["Addition: Resonator"],
        cost="{G}",
        text="Added resonator gains [+100/+100].\nWhen this card is put into a graveyard from a field, draw a card.",
    )
    chant(table, "Home", "Return target resonator to its owner's hand.")
    table.field(0, "Mate", "Mate").hand(0, "Coat", "Coat").hand(1, "Home", "Home").sources(0, wind=2).sources(1, wind=2)
    first, second = table.card("Mate", 0, index=0), table.card("Mate", 0, index=1)
    table.play(0, table.card("Coat", 0, index=0), targets=[first]).resolve()
    assert table.power(first) == 600
    table.passes(0).play(1, table.card("Home", 1, index=0), targets=[first]).resolve().resolve()
    assert table.zone_names(0, "graveyard") == ["Coat"]
    drawn = table.hand_size(0)
    assert drawn == 3  # the other coat, the mate, the card drawn
    table.play(0, "Coat", targets=[second]).passes(0).play(1, "Home", targets=[second]).resolve_all()
    assert table.zone_names(0, "graveyard") == ["Coat", "Coat"] and table.hand_size(0) == 3


@pytest.mark.rule("fow5", "8.4/2", "8.5/3", "11.3")
def test_first_strike_is_the_attackers_alone() -> None:
    table = scenario("fow5")
    resonator(table, "Mate", 500, 500), resonator(table, "Duelist", 500, 500, text="[First Strike]")
    table.field(0, "Mate").field(1, "Duelist")
    table.attack("Mate", at=1).block("Duelist").to("end_begin")
    assert table.field_names(0) == [] and table.field_names(1) == []
    table = scenario("fow5")
    resonator(table, "Mate", 500, 500), resonator(table, "Duelist", 500, 500, text="[First Strike]")
    table.field(0, "Duelist").field(1, "Mate")
    table.attack("Duelist", at=1).block("Mate").to("end_begin")
    assert table.field_names(0) == ["Duelist"] and table.field_names(1) == []


@pytest.mark.rule("fow5", "8.3/4", "8.3/5", "8.5/2b")
def test_where_the_blocker_has_gone_the_damage_reaches_the_one_attacked() -> None:
    table = scenario("fow5")
    resonator(table, "Mate"), resonator(table, "Hull", text="Banish this card: You gain 200 life.")
    table.field(0, "Mate").field(1, "Hull").resources(1, life=4000)
    table.attack("Mate", at=1).to("block_declaration").block("Hull").passes(0).use(1, "Hull").resolve()
    table.to("end_begin")
    assert table.resource(1, "life") == 3700 and table.is_on_field("Mate", 0)


@pytest.mark.rule("fow5", "1.5/4", "13.1/1", "9.3/2")
def test_life_can_be_paid_down_to_nothing_and_no_further() -> None:
    for life, can in ((200, False), (300, True)):
        table = scenario("fow5")
        resonator(table, "Leech", text="Pay 300 life: Draw a card.")
        table.field(0, "Leech").resources(0, life=life)
        assert table.can("use", 0, "Leech") is can
        if can:
            table.use(0, "Leech")
            assert table.over and table.winner == 1


@pytest.mark.rule("fow5", "7.12/2")
def test_who_must_attack_and_can_keeps_the_player_from_passing() -> None:
    table = scenario("fow5")
    resonator(table, "Boar", text="This card must attack if able.")
    table.field(0, "Boar")
    with pytest.raises(BadScript):
        table.passes(0)
    table.attack("Boar", at=1).to("end_begin")
    table = scenario("fow5")
    resonator(table, "Boar", text="This card must attack if able.")
    table.field(0, "Boar", fresh=True).passes(0)


@pytest.mark.rule("fow5", "14.2/2", "7.10/1", "4.2/5")
def test_under_bifrost_rules_there_is_no_lifebreak_to_perform() -> None:
    table = scenario("fow5", format="bifrost")
    resonator(table, "Cook", text="[Break]: Draw a card.")
    table.zone(0, "lifebreak", "Cook").resources(0, life=500)
    assert not table.acts(0, "lifebreak")
