"""Rulings on words by which cards are played, from a hand or from elsewhere, and at what cost."""

from __future__ import annotations

import pytest

from tests.games.fow.defined import addition, chant, life, resonator, table

HUSH = chant("Hush", "[Quickcast]\nCancel target spell.", "{U}")


@pytest.mark.rule("fow", "1124.2", "1124.4", "1017.3d", "1017.3")
def test_the_copy_of_a_first_torrent_spell_has_no_torrent_text_either() -> None:
    t = (
        table(
            chant("Rising Brook", "You gain 100 life.\n[Torrent] – You gain 500 life.", "{G}"),
            chant("Mirror Pool", "[Quickcast]\nCopy target spell.", "{U}"),
        )
        .hand(0, "Rising Brook", "Rising Brook", "Mirror Pool")
        .sources(0, wind=2, water=1)
    )
    t.play(0, "Rising Brook").play(0, "Mirror Pool", targets=["Rising Brook"]).resolve()
    assert t.stack() == ["Rising Brook", "Rising Brook"]
    t.resolve_all()
    assert life(t, 0) == 4200
    t.play(0, "Rising Brook").resolve()
    assert life(t, 0) == 4800


@pytest.mark.rule("fow", "1134.2", "903.2f")
def test_null_is_met_by_the_last_card_of_the_hand_and_stays_met_after_a_draw_in_response() -> None:
    t = (
        table(
            chant("Empty Palm", "Draw a card.\n[Null] – You gain 500 life.", "{B}"),
            chant("Handful", "[Quickcast]\nTarget player draws two cards.", "{U}"),
        )
        .hand(0, "Empty Palm")
        .hand(1, "Handful")
        .sources(0, darkness=1)
        .sources(1, water=1)
    )
    t.play(0, "Empty Palm").passes(0).play(1, "Handful", targets=[0]).resolve()
    assert t.hand_size(0) == 2
    t.resolve()
    assert life(t, 0) == 4500 and t.hand_size(0) == 3


@pytest.mark.rule("fow", "1134.3", "1115.2")
@pytest.mark.parametrize(("cards", "can"), [(1, False), (0, True)])
def test_a_text_that_null_grants_is_there_in_the_graveyard(cards: int, can: bool) -> None:
    t = (
        table(chant("Last Verse", "You gain 300 life.\n[Null] – [Remnant]", "{B}"))
        .zone(0, "graveyard", "Last Verse")
        .hand(0, cards)
        .sources(0, darkness=1)
    )
    assert t.can("play", 0, "Last Verse") is can
    if can:
        t.play(0, "Last Verse").resolve()
        assert t.zone_names(0, "removed") == ["Last Verse"] and life(t, 0) == 4300


@pytest.mark.rule("fow", "1144.2", "1011.1")
def test_revenge_asks_who_controlled_the_entity_and_not_who_owns_it() -> None:
    t = (
        table(
            resonator("Turncoat", "Banish this card: You gain 100 life.", 400, 400, "{R}{1}"),
            chant("Vendetta", "[Quickcast]\nYou gain 100 life.\n[Revenge] – You gain 500 life.", "{B}"),
        )
        .field(0, "Turncoat", owner=1)
        .hand(0, "Vendetta")
        .hand(1, "Vendetta")
        .sources(0, darkness=1)
        .sources(1, darkness=1)
    )
    t.use(0, "Turncoat").resolve()
    assert t.zone_names(1, "graveyard") == ["Turncoat"]
    t.play(0, "Vendetta").resolve()
    assert life(t, 0) == 4700
    t.passes(0).play(1, "Vendetta").resolve()
    assert life(t, 1) == 4100


@pytest.mark.rule("fow", "1126.2", "1126.2a", "1019.3")
def test_inheritance_discards_as_a_cost_so_that_the_discard_trigger_resolves_first() -> None:
    t = (
        table(
            resonator(
                "Ember Heir", "[Inheritance] {R}: This card deals 300 damage to target J/resonator.", 400, 400, "{R}{R}"
            ),
            addition("Ash Ledger", "Whenever you discard a card >>> You gain 100 life."),
            resonator("Straw Man", "", 300, 300, "{R}{1}"),
        )
        .field(0, "Ash Ledger")
        .field(1, "Straw Man")
        .hand(0, "Ember Heir")
        .sources(0, fire=1)
    )
    t.use(0, "Ember Heir", "inheritance", targets=["Straw Man"])
    assert t.zone_names(0, "graveyard") == ["Ember Heir"]
    t.resolve()
    assert life(t, 0) == 4100 and t.is_on_field("Straw Man", 1)
    t.resolve()
    assert t.zone_names(1, "graveyard") == ["Straw Man"]


@pytest.mark.rule("fow", "1115.2", "1012.1", "910.1")
def test_a_spell_played_by_remnant_is_removed_when_it_is_canceled() -> None:
    t = (
        table(
            chant("Bone Song", "[Remnant]\nYou gain 300 life.", "{B}"),
            chant("Hush", "[Quickcast]\nCancel target spell.", "{U}"),
        )
        .zone(0, "graveyard", "Bone Song")
        .hand(1, "Hush")
        .sources(0, darkness=1)
        .sources(1, water=1)
    )
    t.play(0, "Bone Song").passes(0).play(1, "Hush", targets=["Bone Song"]).resolve()
    assert t.zone_names(0, "removed") == ["Bone Song"]
    assert t.zone_names(0, "graveyard") == []
    assert life(t, 0) == 4000


@pytest.mark.rule("fow", "1115.2", "903.2f-1", "909.4")
def test_gained_remnant_follows_the_spell_from_the_graveyard_and_leaves_hand_spells_alone() -> None:
    t = (
        table(
            chant("Exhume", "Chants in your graveyard gain [Remnant] until end of turn.", "{B}"),
            chant("First Prayer", "You gain 100 life.", "{W}"),
            chant("Second Prayer", "You gain 200 life.", "{W}"),
        )
        .zone(0, "graveyard", "First Prayer")
        .hand(0, "Exhume", "Second Prayer")
        .sources(0, darkness=1, light=2)
    )
    assert not t.can("play", 0, "First Prayer")
    t.play(0, "Exhume").resolve()
    t.play(0, "First Prayer").resolve()
    t.play(0, "Second Prayer").resolve()
    assert t.zone_names(0, "removed") == ["First Prayer"]
    assert sorted(t.zone_names(0, "graveyard")) == ["Exhume", "Second Prayer"]
    assert life(t, 0) == 4300


@pytest.mark.rule("fow", "1115.2", "702.3a")
def test_a_resonator_played_by_remnant_is_removed_instead_of_entering_the_field() -> None:
    t = (
        table(resonator("Grave Guest", "[Remnant]\n[Enter] >>> You gain 500 life.", 400, 400, "{B}"))
        .zone(0, "graveyard", "Grave Guest")
        .sources(0, darkness=1)
    )
    t.play(0, "Grave Guest").resolve()
    assert t.zone_names(0, "removed") == ["Grave Guest"]
    assert t.stack() == [] and life(t, 0) == 4000


@pytest.mark.rule("fow", "1191.2", "903.2k-1", "903.2k-4", "703.3")
def test_a_reduction_applies_to_the_ibka_cost_and_the_card_comes_back_to_the_graveyard() -> None:
    cards = (
        chant("Blood Hymn", "[Ibka] {R}{2}\nYou gain 300 life.", "{R}"),
        addition("Choir", "You pay {1} less to play chants."),
    )
    poor = table(*cards).field(0, "Choir").zone(0, "graveyard", "Blood Hymn").sources(0, fire=1)
    assert not poor.can("play", 0, "Blood Hymn")
    assert poor.why_not(0, "Blood Hymn")
    t = table(*cards).field(0, "Choir").zone(0, "graveyard", "Blood Hymn").sources(0, fire=2)
    t.play(0, "Blood Hymn").resolve()
    assert life(t, 0) == 4300
    assert t.zone_names(0, "graveyard") == ["Blood Hymn"]


@pytest.mark.rule("fow", "1196.2", "1108.2", "909.1")
def test_a_raider_attacks_at_once_and_returns_to_its_owners_hand_at_end_of_turn() -> None:
    t = table(resonator("Reaver", "[Raid] {R}", 700, 700, "{R}{R}{2}")).hand(0, "Reaver").sources(0, fire=1)
    t.play(0, "Reaver", extra=True).resolve()
    assert t.has("Reaver", "Swiftness")
    t.attack("Reaver").to("main")
    assert life(t, 1) == 3300
    t.next_turn()
    assert t.hand_names(0) == ["Reaver"] and (not t.is_on_field("Reaver"))


@pytest.mark.rule("fow", "1111.2", "903.2k-1", "903.2k-3")
@pytest.mark.parametrize(("stones", "can"), [(0, False), (1, True)])
def test_incarnation_pays_the_cost_and_not_what_is_added_to_it(stones: int, can: bool) -> None:
    t = (
        table(
            resonator("Lava Lord", "[Incarnation] {R}", 1200, 1200, "{R}{R}{4}"),
            resonator("Coal Imp", "", 400, 400, "{R}"),
            resonator("Toll Keeper", "Your opponent pays {1} more to play resonators.", 400, 400, "{W}"),
        )
        .field(0, "Coal Imp")
        .field(1, "Toll Keeper")
        .hand(0, "Lava Lord")
        .sources(0, fire=stones)
    )
    assert t.can("play", 0, "Lava Lord") is can
    if can:
        t.play(0, "Lava Lord", extra=True, cost=["Coal Imp"]).resolve()
        assert t.is_on_field("Lava Lord", 0) and t.zone_names(0, "graveyard") == ["Coal Imp"]


@pytest.mark.rule("fow", "1154.2a", "905.3", "1013.3")
def test_mastery_rests_a_newcomer_and_never_a_rested_card() -> None:
    cards = (
        resonator("Old Master", "", 400, 400, "{R}{1}"),
        chant("Lesson", '[Mastery] "Old Master"\nYou gain 300 life.', "{W}{W}"),
    )
    tired = table(*cards).field(0, "Old Master", rested=True).hand(0, "Lesson")
    assert not tired.can("play", 0, "Lesson")
    t = table(*cards).field(0, "Old Master", fresh=True).hand(0, "Lesson")
    t.play(0, "Lesson", extra=True, cost=["Old Master"]).resolve()
    assert t.is_rested("Old Master", 0) and life(t, 0) == 4300


@pytest.mark.rule("fow", "1160.2", "903.1")
def test_a_chain_is_broken_by_a_spell_between_and_not_by_an_ability() -> None:
    t = (
        table(
            {**chant("Ember Cut", "You gain 100 life.", "{R}"), "race": "Ember Art"},
            chant(
                "Follow Through",
                "[Chaining] (Ember Art)\nYou gain 100 life. If this card was chained, you gain 500 life instead.",
                "{R}",
            ),
            addition("Drum", "{0}: Draw a card. Play this ability only once per turn."),
        )
        .field(0, "Drum")
        .hand(0, "Ember Cut", "Follow Through", "Follow Through")
        .sources(0, fire=3)
    )
    t.play(0, "Ember Cut").resolve()
    t.use(0, "Drum").resolve()
    t.play(0, "Follow Through").resolve()
    assert life(t, 0) == 4600
    t.play(0, "Follow Through").resolve()
    assert life(t, 0) == 4700


@pytest.mark.rule("fow", "1143.2", "1022.2", "1012.1")
def test_a_card_that_dived_can_be_played_from_the_removed_area_until_it_is_cancelled() -> None:
    t = (
        table(resonator("Net Diver", "[Dive] {U}: You gain 100 life.", 400, 400, "{U}{1}"), HUSH)
        .hand(0, "Net Diver")
        .hand(1, "Hush")
        .sources(0, water=5)
        .sources(1, water=1)
    )
    t.use(0, "Net Diver", "dive").resolve()
    assert t.zone_names(0, "removed") == ["Net Diver"]
    assert t.counters("Net Diver", "cyberbrain") == 1 and life(t, 0) == 4100
    t.play(0, "Net Diver").passes(0).play(1, "Hush", targets=["Net Diver"]).resolve()
    assert t.zone_names(0, "graveyard") == ["Net Diver"]
    assert t.counters("Net Diver", "cyberbrain") == 0
    assert not t.can("play", 0, "Net Diver")


@pytest.mark.rule("fow", "1114.2", "1114.3", "903.2k-2", "903.2k-3")
@pytest.mark.parametrize(("stones", "fresh", "can"), [(0, False, False), (1, False, True), (1, True, False)])
def test_stealth_waits_a_turn_and_still_pays_what_is_added(stones: int, fresh: bool, can: bool) -> None:
    t = (
        table(
            resonator("Shade", "[Stealth] You control two or more Rats.", 400, 400, "{B}{3}"),
            resonator("Rat", "", 400, 400, "{R}{1}", ("Rat",)),
            resonator("Toll Keeper", "Your opponent pays {1} more to play resonators.", 400, 400, "{W}"),
        )
        .field(0, "Rat", "Rat")
        .field(1, "Toll Keeper")
        .zone(0, "standby", "Shade", fresh=fresh)
        .sources(0, darkness=stones)
    )
    assert t.can("play", 0, "Shade") is can
    if can:
        t.play(0, "Shade").resolve()
        assert t.is_on_field("Shade", 0)


@pytest.mark.rule("fow", "1190.2", "906.2")
def test_only_one_necrobloom_card_comes_back_for_one_stone() -> None:
    t = (
        table(
            resonator("Bloom One", "[Necrobloom]", 400, 400, "{B}"),
            resonator("Bloom Two", "[Necrobloom]", 400, 400, "{B}"),
            addition("Quarry", "Banish a magic stone: You gain 100 life."),
        )
        .field(0, "Quarry")
        .zone(0, "graveyard", "Bloom One", "Bloom Two")
        .sources(0, fire=1)
    )
    t.use(0, "Quarry").order("Bloom One", "Bloom Two").resolve_all()
    blooms = [name for name in t.field_names(0) if name.startswith("Bloom")]
    assert len(blooms) == 1
    assert len([name for name in t.zone_names(0, "graveyard") if name.startswith("Bloom")]) == 1


@pytest.mark.rule("fow", "1170.3", "1170.5", "1047.1")
@pytest.mark.parametrize("played", [True, False])
def test_what_is_investigated_in_the_next_recovery_phase_is_played_or_expelled(played: bool) -> None:
    t = (
        table(
            chant("Inquiry", "[Investigate] (1)\nYou gain 100 life.", "{U}"),
            chant("Spare Clue", "[Quickcast]\nYou gain 500 life.", "{U}"),
        )
        .hand(0, "Inquiry")
        .deck(0, "Spare Clue")
        .sources(0, water=2)
    )
    t.play(0, "Inquiry").resolve()
    clue = t.card("Spare Clue", 0)
    t.to("main", 1)
    if played:
        t.passes(1).play(0, clue).resolve()
        assert life(t, 0) == 4600
    t.next_turn()
    assert t.zone_of(clue) == ("graveyard" if played else "outside")
