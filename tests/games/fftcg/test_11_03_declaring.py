"""11.3, 11.6, 11.7, 11.8: what is declared when something is cast, used or triggers, the same for every kind."""

from __future__ import annotations

import pytest

from arbiter.kernel.errors import IllegalPlay
from arbiter.testing import BadScript, scenario
from tests.games.fftcg.kinds import ALL_KINDS, PLAYED, USED, go, kit, ready, refusals

DULL_OR_DRAW = 'Select 1 of the 2 following actions.\n"Choose 1 Forward. Dull it."\n"Draw 1 card."'
ONE_OR_TWO = (
    "Select 1 of the 2 following actions. If you control 2 or more Forwards, select up to 2 of the 2 following "
    'actions instead.\n"Choose 1 Forward. Dull it."\n"Draw 1 card."'
)


# ---------------------------------------------------------------- beginning


@pytest.mark.rule("fftcg", "11.3.1", "11.6.3", "11.7.3")
@pytest.mark.parametrize("kind", PLAYED)
def test_what_cannot_be_finished_is_not_begun(kind: str) -> None:
    table = kit(kind, "Draw 1 card.", cost="{Fire}{Fire}")
    if kind == "summon":
        table = (
            scenario("fftcg")
            .define(name="Probe", type="summon", element=["fire"], cost=2, text="Draw 1 card.")
            .hand(0, "Probe")
            .sources(0, fire=1)
        )
    before = table.hash()
    assert not ready(table, kind)
    with pytest.raises(BadScript):
        go(table, kind)
    assert table.hash() == before and not table.is_rested("Fire Source 1") and table.stack() == []


@pytest.mark.rule("fftcg", "11.6.3", "11.7.3")
@pytest.mark.parametrize("kind", USED)
def test_an_ability_that_turns_out_to_be_impossible_is_rewound_to_just_before_it(kind: str) -> None:
    table = kit(kind, "Choose X Forwards. Dull them.", cost="{X}").sources(0, fire=1).field(1, "Kiln Apprentice")
    before = table.hash()
    with pytest.raises((IllegalPlay, BadScript)):
        go(table, kind, x=2)  # there is only one Forward
    assert table.hash() == before and table.asked == 0
    assert table.hand_size(0) == (1 if kind == "special" else 0) and not table.is_rested("Fire Source 1")
    go(table, kind, x=1, targets=["Kiln Apprentice"]).resolve()
    assert table.is_rested("Kiln Apprentice")


@pytest.mark.rule("fftcg", "11.3.1")
def test_a_summon_that_turns_out_to_be_impossible_is_rewound_to_just_before_it() -> None:
    effect = "If you cast Probe, you may pay an extra {X}.\nChoose X Forwards. Dull them."
    table = kit("summon", effect).sources(0, fire=2).field(1, "Kiln Apprentice")
    before = table.hash()
    with pytest.raises((IllegalPlay, BadScript)):
        table.play(0, "Probe", extra=True, x=2)  # there is only one Forward
    assert table.hash() == before and table.hand_names(0) == ["Probe"] and not table.is_rested("Fire Source 1")


@pytest.mark.rule("fftcg", "11.3.1", "11.3.2")
@pytest.mark.parametrize("zone", ["hand", "limit"])
def test_a_summon_goes_from_the_hand_or_the_lb_deck_to_the_stack(zone: str) -> None:
    text = "‹Limit Break -- 1›\nDraw 1 card." if zone == "limit" else "Draw 1 card."
    table = (
        scenario("fftcg")
        .define(name="Probe", type="summon", element=["fire"], cost=1, text=text)
        .define(name="Spare", type="summon", text="‹Limit Break -- 1›\nDraw 1 card.")
        .sources(0, fire=1)
        .zone(0, "limit", "Spare", face_up=False)
    )
    table = table.zone(0, "limit", "Probe", face_up=False) if zone == "limit" else table.hand(0, "Probe")
    table.play(0, "Probe")
    assert table.zone_of("Probe") == "stack" and table.stack() == ["Probe"]


@pytest.mark.rule("fftcg", "11.3.2")
def test_a_summon_on_the_stack_is_seen_keeps_its_characteristics_and_belongs_to_its_caster() -> None:
    table = kit("summon", "Draw 1 card.").turn(1, number=3).passes(1)
    assert "Probe" not in str(table.view(1)["zones"])
    table.play(0, "Probe")
    card = table.obj("Probe", zone="stack")
    assert card.controller == 0 and card.now.cost == 1 and card.now.colours == {"fire"} and "summon" in card.now.types
    assert "Probe" in str(table.view(1)["zones"])
    table.passes(0)
    assert table.zone_of("Probe") == "stack"  # it stays until it resolves
    table.passes(1)
    assert table.zone_names(0, "break") == ["Probe"] and table.hand_size(0) == 1


@pytest.mark.rule("fftcg", "11.3.2")
def test_an_effect_can_take_a_summon_off_the_stack_before_it_resolves() -> None:
    table = (
        kit("summon", "Draw 1 card.")
        .define(name="Hush", type="summon", element=["fire"], cost=1, text="Choose 1 Summon. Cancel its effect.")
        .hand(1, "Hush")
        .sources(1, fire=1)
    )
    table.play(0, "Probe").passes(0).play(1, "Hush", targets=["Probe"]).resolve_all()
    assert table.stack() == [] and table.hand_size(0) == 0 and table.zone_of("Probe") == "break"


@pytest.mark.rule("fftcg", "11.6.4", "11.7.4")
@pytest.mark.parametrize("kind", USED)
def test_an_ability_goes_on_top_of_the_stack_as_text_alone_under_its_users_control(kind: str) -> None:
    table = kit(kind, "Draw 1 card.", player=1).passes(0)
    go(table, kind, player=1)
    assert table.stack() == ["Probe"] and table.zone_of("Probe") == "field"
    assert table.objects("stack") == []  # no card is there: no cost, no Element, nothing but the text
    (item,) = table.view(0)["items"]  # type: ignore[misc]
    assert item["controller"] == 1 and item["kind"] == kind and "Draw 1 card." in item["text"]
    table.resolve()
    assert table.hand_size(1) == 1 and table.stack() == []


@pytest.mark.rule("fftcg", "11.6.4", "11.7.4")
@pytest.mark.parametrize("kind", USED)
def test_an_ability_of_a_card_in_the_hand_is_revealed_by_using_it(kind: str) -> None:
    cost = "{0}" if kind == "action" else "«Probe Art» {S}"
    table = (
        scenario("fftcg")
        .define(name="Probe", text=f"{cost}: Draw 1 card. You can only use this ability if Probe is in your hand.")
        .hand(0, "Probe", "Probe")
    )
    assert "Probe" not in str(table.view(1))
    table.use(0, "Probe", cost=[table.card("Probe", 0, index=1)] if kind == "special" else None)
    (item,) = table.view(1)["items"]  # type: ignore[misc]
    assert item["source"] == "Probe"


@pytest.mark.rule("fftcg", "11.6.4")
def test_a_cost_that_reveals_a_card_needs_that_card_in_the_hidden_zone() -> None:
    def holding(name: str) -> bool:
        table = scenario("fftcg").define(name="Inspector", text="Reveal 1 Ice card from your hand: Draw 1 card.")
        return table.field(0, "Inspector").hand(0, name).can("use", 0, "Inspector")

    assert holding("Snow Copyist") and not holding("Kiln Apprentice")


@pytest.mark.rule("fftcg", "11.3.1", "11.6.3", "11.7.3")
@pytest.mark.parametrize("kind", PLAYED)
def test_what_was_declared_and_paid_stays_as_it_was_declared(kind: str) -> None:
    effect = 'Select 1 of the 2 following actions.\n"Choose 1 Forward. Break it."\n"Draw 1 card."'
    table = (
        kit(kind, effect)
        .define(
            name="Ward",
            type="summon",
            element=["fire"],
            cost=1,
            text="Choose 1 Forward. It cannot be broken this turn.",
        )
        .hand(1, "Ward")
        .sources(1, fire=1)
        .field(1, "Kiln Apprentice", "Caravan Guard")
    )
    go(table, kind, modes=[1], targets=["Kiln Apprentice"])
    before = table.hand_size(0)
    table.passes(0).play(1, "Ward", targets=["Kiln Apprentice"]).resolve_all()
    # Neither another Forward nor the other effect nor the CP can be had instead.
    assert table.zone_names(1, "break") == ["Ward"] and table.hand_size(0) == before
    assert table.is_rested("Fire Source 1") and table.question is not None and table.question.kind == "action"


# ---------------------------------------------------------------- choosing


@pytest.mark.rule("fftcg", "11.3.3", "11.6.5", "11.7.5")
@pytest.mark.parametrize("kind", PLAYED)
def test_without_a_legal_choice_it_cannot_be_played(kind: str) -> None:
    table = kit(kind, "Choose 1 Forward. Dull it.")
    assert not ready(table, kind)
    assert {"summon": "11.3.3", "special": "11.7.5"}.get(kind, "11.6.5") in refusals(table)
    assert ready(kit(kind, "Choose 1 Forward. Dull it.").field(1, "Kiln Apprentice"), kind)


@pytest.mark.rule("fftcg", "11.3.3", "11.6.5", "11.7.5", "11.8.9")
@pytest.mark.parametrize("kind", ALL_KINDS)
def test_only_legal_targets_are_offered(kind: str) -> None:
    table = (
        kit(kind, "Choose 1 active Forward opponent controls. Dull it.")
        .define(name="Veiled", text="Veiled cannot be chosen by your opponent's Summons or abilities.")
        .field(0, "Salt Road Warden")
        .field(1, "Kiln Apprentice", "Caravan Guard", "Veiled")
        .field(1, "Ashroad Runner", rested=True)
    )
    go(table, kind).expect(kind="objects", player=0)
    assert [name.split(" (")[0] for name in table.options()] == ["Kiln Apprentice", "Caravan Guard"]


@pytest.mark.rule("fftcg", "11.3.3", "11.6.5", "11.7.5", "11.8.9")
@pytest.mark.parametrize("kind", ALL_KINDS)
def test_to_select_is_not_to_choose(kind: str) -> None:
    # It needs nothing to select from, is settled on resolution, and what cannot be chosen can be selected.
    empty = kit(kind, "Select 1 Forward opponent controls. Dull it.")
    go(empty, kind)
    assert empty.stack() == ["Probe"]
    table = (
        kit(kind, "Select 1 Forward opponent controls. Dull it.")
        .define(name="Veiled", text="Veiled cannot be chosen by your opponent's Summons or abilities.")
        .field(1, "Veiled", "Kiln Apprentice")
    )
    go(table, kind)
    assert table.stack() == ["Probe"]
    table.resolve().choose("Veiled")
    assert table.is_rested("Veiled")


@pytest.mark.rule("fftcg", "11.3.3", "11.6.5", "11.7.5")
@pytest.mark.parametrize(
    ("kind", "what"), [("summon", "Summon"), ("action", "action ability"), ("special", "special ability")]
)
def test_nothing_on_the_stack_chooses_itself(kind: str, what: str) -> None:
    table = kit(kind, f"Choose 1 {what}. Cancel its effect.")
    assert not ready(table, kind)


@pytest.mark.rule("fftcg", "11.8.9")
def test_an_auto_ability_does_not_choose_itself() -> None:
    table = kit("auto", "Choose 1 auto-ability. Cancel its effect.")
    go(table, "auto")
    assert table.is_on_field("Probe") and table.stack() == []


@pytest.mark.rule("fftcg", "11.8.4")
def test_an_auto_ability_with_nothing_to_choose_triggers_and_is_gone_at_once() -> None:
    table = kit("auto", "Choose 1 Forward. Dull it.").define(
        name="Retort", type="summon", element=["fire"], cost=1, text="Choose 1 auto-ability. Cancel its effect."
    )
    table.hand(1, "Retort").sources(1, fire=1)
    go(table, "auto")
    assert table.stack() == [] and table.asked == 0
    table.passes(0)
    assert not table.can("play", 1, "Retort")  # nobody can stack anything on it


@pytest.mark.rule("fftcg", "11.8.4")
def test_an_auto_ability_that_selects_stays_on_the_stack_with_nothing_to_select() -> None:
    table = kit("auto", "Select 1 Forward. Dull it.")
    go(table, "auto")
    assert table.stack() == ["Probe"]


# ---------------------------------------------------------------- selecting effects


@pytest.mark.rule("fftcg", "11.3.4", "11.6.6", "11.7.6", "11.8.10")
@pytest.mark.parametrize("kind", ALL_KINDS)
def test_which_effect_is_declared_before_it_is_on_the_stack(kind: str) -> None:
    table = kit(kind, DULL_OR_DRAW).field(1, "Kiln Apprentice")
    go(table, kind, modes=[2])
    assert table.stack() == ["Probe"] and table.hand_size(0) == 0
    table.resolve()
    assert table.hand_size(0) == 1 and not table.is_rested("Kiln Apprentice")
    other = kit(kind, DULL_OR_DRAW).field(1, "Kiln Apprentice", "Caravan Guard")
    go(other, kind, modes=[1], targets=["Caravan Guard"]).resolve()
    assert other.is_rested("Caravan Guard") and other.hand_size(0) == 0


@pytest.mark.rule("fftcg", "11.3.4.1", "11.6.6.1", "11.7.6.1", "11.8.10.1")
@pytest.mark.parametrize("kind", ALL_KINDS)
def test_how_many_effects_may_be_selected_is_settled_on_declaring(kind: str) -> None:
    table = (
        kit(kind, ONE_OR_TWO)
        .field(0, "Salt Road Warden", "Kiln Apprentice")
        .define(name="Answer", type="summon", element=["fire"], cost=1, text="Choose 1 Forward. Break it.")
        .hand(1, "Answer")
        .sources(1, fire=1)
    )
    go(table, kind, modes=[1, 2], targets=["Salt Road Warden"])
    table.passes(0).play(1, "Answer", targets=["Kiln Apprentice"]).resolve()
    assert not table.is_on_field("Kiln Apprentice")  # the condition no longer holds, the two effects stay two
    table.resolve()
    assert table.is_rested("Salt Road Warden") and table.hand_size(0) == 1
    few = kit(kind, ONE_OR_TWO).field(0, "Salt Road Warden")
    with pytest.raises(BadScript):
        go(few, kind, modes=[1, 2], targets=["Salt Road Warden"])


@pytest.mark.rule("fftcg", "11.8.10.2")
def test_an_auto_ability_none_of_whose_effects_can_be_selected_does_not_go_on_the_stack() -> None:
    effect = 'Select 1 of the 2 following actions.\n"Choose 1 Forward. Dull it."\n"Choose 1 Summon. Cancel its effect."'
    table = kit("auto", effect)
    go(table, "auto")
    assert table.is_on_field("Probe") and table.stack() == [] and table.asked == 0
    one = kit("auto", effect).field(1, "Kiln Apprentice")
    go(one, "auto", modes=[1], targets=["Kiln Apprentice"])
    assert one.stack() == ["Probe"]


# ---------------------------------------------------------------- dealing out effects and values


@pytest.mark.rule("fftcg", "11.3.6", "11.6.8", "11.7.8", "11.8.12")
@pytest.mark.parametrize("kind", ALL_KINDS)
def test_which_effect_goes_to_which_card_is_declared(kind: str) -> None:
    effect = "Choose 1 Forward and 1 other Forward. Dull the former. Break the latter."
    table = kit(kind, effect).field(1, "Kiln Apprentice", "Caravan Guard")
    go(table, kind, targets=[["Caravan Guard"], ["Kiln Apprentice"]])
    assert table.stack() == ["Probe"]
    table.resolve()
    assert table.is_rested("Caravan Guard") and table.zone_names(1, "break") == ["Kiln Apprentice"]


@pytest.mark.rule("fftcg", "11.3.6", "11.6.8", "11.7.8", "11.8.12")
@pytest.mark.parametrize("kind", ALL_KINDS)
def test_a_divided_value_is_declared_and_gives_each_at_least_one(kind: str) -> None:
    effect = "Choose up to 3 Forwards. Divide 5000 damage among them as you like."
    table = kit(kind, effect).field(1, "Salt Road Warden").field(0, "Toll Collector")
    targets = ["Salt Road Warden", "Toll Collector"]
    with pytest.raises(BadScript):
        go(table, kind, targets=targets, divide={"Salt Road Warden": 5000, "Toll Collector": 0})
    go(table, kind, targets=targets, divide={"Salt Road Warden": 4000, "Toll Collector": 1000})
    assert table.stack() == ["Probe"]
    table.resolve()
    assert table.damage_on("Salt Road Warden") == 4000 and table.damage_on("Toll Collector") == 1000


@pytest.mark.rule("fftcg", "11.3.6", "11.6.8", "11.7.8", "11.8.12")
@pytest.mark.parametrize("kind", ALL_KINDS)
def test_no_more_cards_share_a_value_than_there_are_units_of_it(kind: str) -> None:
    table = kit(kind, "Choose up to 3 Forwards. Divide 2000 damage among them as you like. (Units must be 1000.)")
    names = ["Kiln Apprentice", "Caravan Guard", "Ashroad Runner"]
    table.field(1, *names)
    with pytest.raises((BadScript, IllegalPlay)):
        go(table, kind, targets=names)
    go(table, kind, targets=names[:2]).resolve()
    assert [table.damage_on(name, 1) for name in names] == [1000, 1000, 0]
