"""Rulings where two or more rules meet: what pays a cost, stones that are resonators, control, X, copies and skips."""

from __future__ import annotations

import pytest

from arbiter.testing import Table
from tests.games.fow.common_cards import BOLT, RECALL
from tests.games.fow.defined import chant, face, resonator
from tests.games.fow.defined import table as table_of


@pytest.mark.rule("fow", "1019.1a", "1019.3", "903.2l-2")
def test_a_card_that_is_removed_instead_was_still_discarded_as_a_cost() -> None:
    table = (
        table_of(
            resonator("Ash Eater", "Discard a card: This card gains [+200/+200] until end of turn.", 400, 400, "{R}"),
            resonator("Rag Picker", "Whenever you discard a card >>> You gain 200 life.", 300, 300, "{B}"),
            resonator("Spare Part", "", 300, 300, "{R}"),
            resonator(
                "Void Warden",
                "If a card would be put into your opponent's graveyard from anywhere, remove it from the game instead.",
                300,
                300,
                "{B}",
            ),
        )
        .field(0, "Ash Eater", "Rag Picker")
        .field(1, "Void Warden")
        .hand(0, "Spare Part")
    )
    table.use(0, "Ash Eater", cost=["Spare Part"])
    assert table.zone_names(0, "removed") == ["Spare Part"] and table.zone_names(0, "graveyard") == []
    assert set(table.stack()) == {"Ash Eater", "Rag Picker"}
    table.resolve_all()
    assert table.power("Ash Eater") == 600 and table.resource(0, "life") == 4200


@pytest.mark.rule("fow", "903.2l-2", "903.2l-1", "910.1")
def test_a_cost_of_destroying_is_not_paid_with_what_is_not_destroyed() -> None:
    def table_with(*others: str) -> Table:
        return table_of(
            face("Toll Altar", "Addition", "Destroy a resonator you control: Draw a card.", cost="{B}"),
            resonator(
                "Charmed Cat",
                "If this card would be destroyed, remove all damage from it instead.",
                300,
                300,
                "{B}",
            ),
            resonator("Plain Cat", "", 300, 300, "{B}"),
        ).field(0, "Toll Altar", "Charmed Cat", *others)

    alone = table_with()
    assert not alone.can("use", 0, "Toll Altar")
    table = table_with("Plain Cat")
    table.use(0, "Toll Altar", cost=["Plain Cat"]).resolve()
    assert table.zone_names(0, "graveyard") == ["Plain Cat"] and table.is_on_field("Charmed Cat")
    assert table.hand_size(0) == 1


@pytest.mark.rule("fow", "905.4a", "905.4c", "1012.1")
def test_a_canceled_gods_art_has_been_played_for_every_card_that_has_it() -> None:
    art = 'God\'s Art "Long Dusk" {0}: Draw two cards.'
    table = (
        table_of(
            resonator("Dusk Herald", art, 300, 300, "{B}"),
            resonator("Dusk Crier", art, 300, 300, "{B}"),
            resonator("Dusk Stranger", 'God\'s Art "Short Dusk" {0}: Draw a card.', 300, 300, "{B}"),
            chant("Hush", "[Quickcast]\nCancel target activate ability.", "{U}"),
        )
        .sources(1, water=1)
        .field(0, "Dusk Herald", "Dusk Crier", "Dusk Stranger")
        .hand(1, "Hush")
    )
    table.use(0, "Dusk Herald").passes(0)
    table.play(1, "Hush", targets=["Dusk Herald"]).resolve()
    assert table.stack() == [] and table.hand_size(0) == 0
    assert not table.can("use", 0, "Dusk Herald") and not table.can("use", 0, "Dusk Crier")
    assert table.can("use", 0, "Dusk Stranger")


@pytest.mark.rule("fow", "905.3", "907.2", "1003.5")
def test_a_magic_stone_of_this_turn_that_is_a_resonator_cannot_rest_for_will() -> None:
    table = (
        table_of(
            face("Dew Stone", "Special Magic Stone", "{Rest}: Produce {W}.", cost=""),
            face(
                "Waking Rod",
                "Regalia",
                "{0}: Target magic stone becomes a [400/400] resonator until end of turn. It's still a magic stone.",
                cost="{0}",
            ),
            chant("Small Prayer", "You gain 100 life.", "{W}"),
        )
        .field(0, "Waking Rod")
        .field(0, "Dew Stone", fresh=True)
        .hand(0, "Small Prayer")
    )
    assert table.can("play", 0, "Small Prayer")
    table.use(0, "Waking Rod", targets=["Dew Stone"]).resolve()
    assert table.power("Dew Stone") == 400 and not table.can("play", 0, "Small Prayer")


@pytest.mark.rule("fow", "321.1b", "321.1h", "302.8")
def test_returning_everything_leaves_stones_and_j_rulers_and_stacks_a_stone_that_is_a_resonator() -> None:
    table = (
        table_of(
            face("Dew Stone", "Special Magic Stone", "{Rest}: Produce {W}.", cost=""),
            chant(
                "Wake the Rock",
                "Target magic stone becomes a [400/400] resonator until end of turn. It's still a magic stone.",
                "{U}",
            ),
            chant("High Tide", "Return all entities your opponent controls to their owners' hands.", "{U}"),
            resonator("Beach Crab", "", 300, 300, "{U}"),
        )
        .sources(0, water=2)
        .sources(1, fire=1)
        .field(1, "Dew Stone", "Beach Crab")
        .hand(0, "Wake the Rock", "High Tide")
    )
    table.play(0, "Wake the Rock", targets=["Dew Stone"]).resolve()
    table.play(0, "High Tide").resolve()
    assert table.hand_names(1) == ["Beach Crab"]
    assert table.field_names(1) == ["Fire Source 1"] and table.zone_names(1, "stones")[0] == "Dew Stone"


@pytest.mark.rule("fow", "1051.2", "702.3a", "702.3e")
def test_a_resonator_spell_taken_over_enters_for_the_new_controller() -> None:
    table = (
        table_of(
            resonator("Bought Scout", "[Enter] >>> Draw a card.", 300, 300, "{W}"),
            chant("Higher Bid", "[Quickcast]\nGain control of target resonator spell.", "{U}"),
            chant("Crush", "[Quickcast]\nDestroy target resonator.", "{R}"),
        )
        .sources(0, light=1, fire=1)
        .sources(1, water=1)
        .hand(0, "Bought Scout", "Crush")
        .hand(1, "Higher Bid")
    )
    table.play(0, "Bought Scout").passes(0)
    table.play(1, "Higher Bid", targets=["Bought Scout"]).resolve().resolve()
    assert table.is_on_field("Bought Scout", 1)
    table.resolve()
    assert table.hand_size(1) == 1 and table.hand_names(0) == ["Crush"]
    table.play(0, "Crush", targets=["Bought Scout"]).resolve()
    assert "Bought Scout" in table.zone_names(0, "graveyard") and "Bought Scout" not in table.zone_names(1, "graveyard")


@pytest.mark.rule("fow", "1008.1", "1008.2", "906.3")
def test_nobody_may_chase_but_abilities_still_trigger() -> None:
    table = (
        table_of(
            chant("Final Word", "Your opponent discards a card. Players cannot chase to this card.", "{B}"),
            chant("Retort", "[Quickcast]\nDraw a card.", "{U}"),
            resonator("Listener", "Whenever your opponent plays a chant >>> You gain 100 life.", 300, 300, "{W}"),
        )
        .sources(0, darkness=1)
        .sources(1, water=1)
        .field(1, "Listener")
        .hand(0, "Final Word")
        .hand(1, "Retort")
    )
    table.play(0, "Final Word")
    assert table.stack() == ["Final Word", "Listener"]
    table.passes(0)
    assert not table.can("play", 1, "Retort") and "1008.2" in table.why_not(1, "Retort")
    table.resolve()
    assert table.resource(1, "life") == 4100 and table.stack() == ["Final Word"]
    table.resolve()
    assert table.zone_names(1, "graveyard") == ["Retort"]


@pytest.mark.rule("fow", "204.1b", "204.1c", "903.2h-4", "702.3c")
def test_x_counts_on_the_chase_and_is_zero_for_the_cost_in_the_field() -> None:
    table = (
        table_of(
            resonator(
                "Budding Thing",
                "This card enters the field with X [+100/+100] counters on it.",
                100,
                100,
                "{G}{X}",
            ),
            chant("Small No", "[Quickcast]\nCancel target spell with total cost 2 or less.", "{U}"),
            chant("Mow Down", "Destroy all resonators with total cost 1.", "{G}"),
        )
        .sources(0, wind=5)
        .sources(1, water=1)
        .hand(0, "Budding Thing", "Mow Down")
        .hand(1, "Small No")
    )
    table.play(0, "Budding Thing", x=3).passes(0)
    assert not table.can("play", 1, "Small No")
    table.resolve()
    assert (table.power("Budding Thing"), table.guard("Budding Thing")) == (400, 400)
    table.play(0, "Mow Down").passes(0)
    assert table.can("play", 1, "Small No")
    table.resolve()
    assert set(table.zone_names(0, "graveyard")) == {"Budding Thing", "Mow Down"}


@pytest.mark.rule("fow", "1017.1", "1017.2", "1303.1", "702.3e")
def test_a_token_copy_has_the_printed_values_no_cost_and_enters() -> None:
    table = (
        table_of(
            face(
                "Split Mirror",
                "Regalia",
                "{Rest}: Put a token copy of target resonator you control into the field.",
                cost="{2}",
            ),
            resonator("Proud Heron", "[Flying]\n[Enter] >>> You gain 300 life.", 400, 400, "{W}{1}"),
            chant(
                "Growing Ring",
                "Put two [+100/+100] counters on target resonator. It gains [First Strike] until end of turn.",
                "{G}",
            ),
            chant("Sweep Dust", "Destroy all resonators with total cost 0.", "{G}"),
        )
        .sources(0, wind=2)
        .field(0, "Split Mirror", "Proud Heron")
        .hand(0, "Growing Ring", "Sweep Dust")
    )
    heron = table.card("Proud Heron", 0)
    table.play(0, "Growing Ring", targets=[heron]).resolve()
    table.use(0, "Split Mirror", targets=[heron]).resolve().resolve()
    token = table.card("Proud Heron", 0, zone="field", index=1)
    assert (table.power(heron), table.power(token)) == (600, 400)
    assert table.has(token, "Flying") and not table.has(token, "First Strike")
    assert table.resource(0, "life") == 4300
    table.play(0, "Sweep Dust").resolve()
    assert table.field_names(0).count("Proud Heron") == 1 and table.power("Proud Heron") == 600
    assert "Proud Heron" not in table.zone_names(0, "graveyard")


@pytest.mark.rule("fow", "1017.3", "1017.3c", "1017.3d")
def test_a_copied_spell_has_not_been_played_and_keeps_its_target() -> None:
    table = (
        table_of(
            BOLT,
            chant(
                "Twin Voice",
                "[Quickcast]\nCopy target chant spell you control. You may choose new targets for the copy.",
                "{U}",
            ),
            resonator("Choir Boy", "Whenever you play a chant >>> You gain 100 life.", 300, 300, "{W}"),
        )
        .sources(0, fire=1, water=1)
        .field(0, "Choir Boy")
        .hand(0, "Spark Lash", "Twin Voice")
    )
    table.play(0, "Spark Lash", targets=[1]).resolve()
    assert table.resource(0, "life") == 4100 and table.stack() == ["Spark Lash"]
    table.play(0, "Twin Voice", targets=["Spark Lash"]).resolve().resolve().no()
    assert table.stack() == ["Spark Lash", "Spark Lash"]
    table.resolve_all()
    assert table.resource(1, "life") == 3000 and table.resource(0, "life") == 4200
    assert sorted(table.zone_names(0, "graveyard")) == ["Spark Lash", "Twin Voice"]


@pytest.mark.rule("fow", "104.6", "104.4", "906.2")
def test_life_that_becomes_more_has_been_gained_and_cannot_be_where_none_may_be_gained() -> None:
    def table_with(*lock: str) -> Table:
        return (
            table_of(
                chant("Clean Slate", "Your life becomes 4000.", "{W}"),
                resonator("Thankful Nun", "Whenever you gain life >>> Draw a card.", 300, 300, "{W}"),
                resonator("Grey Censor", "Players cannot gain life.", 300, 300, "{B}"),
            )
            .sources(0, light=1)
            .field(0, "Thankful Nun")
            .field(1, *lock)
            .hand(0, "Clean Slate")
            .resources(0, life=1000)
        )

    free = table_with().play(0, "Clean Slate").resolve()
    assert free.resource(0, "life") == 4000 and free.stack() == ["Thankful Nun"]
    free.resolve()
    assert free.hand_size(0) == 1
    locked = table_with("Grey Censor").play(0, "Clean Slate").resolve()
    assert locked.resource(0, "life") == 1000 and locked.stack() == []


@pytest.mark.rule("fow", "909.9", "909.4a", "906.3d")
def test_control_for_as_long_as_a_card_is_there_is_not_gained_when_it_is_gone() -> None:
    def table_with(*answer: str) -> Table:
        return (
            table_of(
                resonator(
                    "Warm Siren",
                    "[Enter] >>> Gain control of target resonator your opponent controls as long as this "
                    "card is in the field.",
                    300,
                    300,
                    "{U}",
                ),
                resonator("Young Sailor", "", 500, 500, "{R}"),
                RECALL,
            )
            .sources(0, water=1)
            .sources(1, water=1)
            .field(1, "Young Sailor")
            .hand(0, "Warm Siren")
            .hand(1, *answer)
        )

    table = table_with("Undertow Call")
    table.play(0, "Warm Siren").resolve()
    assert table.stack() == ["Warm Siren"]
    table.passes(0).play(1, "Undertow Call", targets=["Warm Siren"]).resolve().resolve()
    assert table.stack() == [] and table.is_on_field("Young Sailor", 1)
    later = table_with("Undertow Call")
    later.play(0, "Warm Siren").resolve().resolve()
    assert later.is_on_field("Young Sailor", 0)
    later.passes(0).play(1, "Undertow Call", targets=["Warm Siren"]).resolve()
    assert later.is_on_field("Young Sailor", 1)


@pytest.mark.rule("fow", "1031.1", "1031.2", "503.5")
def test_two_skips_of_the_next_recovery_phase_skip_two() -> None:
    table = (
        table_of(
            chant("Deep Sleep", "Your opponent skips their next recovery phase.", "{U}"),
            resonator("Night Watch", "", 300, 300, "{R}"),
        )
        .sources(0, water=2)
        .field(1, "Night Watch", rested=True)
        .hand(0, "Deep Sleep", "Deep Sleep")
    )
    table.play(0, "Deep Sleep").resolve().play(0, "Deep Sleep").resolve()
    table.to("main", player=1)
    assert table.is_rested("Night Watch")
    table.to("main", player=0).to("main", player=1)
    assert table.is_rested("Night Watch")
    table.to("main", player=0).to("main", player=1)
    assert not table.is_rested("Night Watch")
