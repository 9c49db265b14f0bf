"""11.3.5 to 11.3.8, 11.4, 11.6.7 to 11.6.11, 11.7.7 to 11.7.11: costs are read, declared, locked and paid."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript, Table, scenario
from tests.games.fftcg.kinds import PLAYED, USED, go, kit, ready, text_of

CASTS = ("summon", "forward")


def casting(type: str, text: str, cost: int) -> Table:
    """Player 0 holds a Fire card with this text; a Summon draws a card besides."""
    more = "\nDraw 1 card." if type == "summon" else ""
    return (
        scenario("fftcg")
        .define(name="Probe", type=type, element=["fire"], cost=cost, text=text + more)
        .hand(0, "Probe")
    )


def dull_sources(table: Table) -> int:
    return sum(table.is_rested(name) for name in table.field_names(0) if " Source " in name)


# ---------------------------------------------------------------- reading, declaring and locking the cost


@pytest.mark.rule("fftcg", "11.3.5", "11.4.4")
@pytest.mark.parametrize("type", CASTS)
def test_a_cost_that_depends_on_other_cards_is_read_when_casting(type: str) -> None:
    text = "The cost required to cast Probe is reduced by 1 for each Forward you control."
    table = casting(type, text, 4).sources(0, fire=4).field(0, "Salt Road Warden", "Kiln Apprentice")
    table.play(0, "Probe")
    assert dull_sources(table) == 2


@pytest.mark.rule("fftcg", "11.3.5", "11.3.7", "11.4.4", "11.4.6")
@pytest.mark.parametrize("type", CASTS)
def test_the_cost_is_locked_before_it_is_paid(type: str) -> None:
    text = (
        "The cost required to cast Probe is reduced by 1 for each Forward you control.\n"
        "If you cast Probe, put 1 Forward you control into the Break Zone as an extra cost."
    )
    table = casting(type, text, 4).sources(0, fire=4).field(0, "Salt Road Warden", "Kiln Apprentice")
    table.play(0, "Probe", cost=["Kiln Apprentice"])
    # One of the two Forwards was paid, but the cost had been fixed with both of them there.
    assert not table.is_on_field("Kiln Apprentice") and dull_sources(table) == 2


@pytest.mark.rule("fftcg", "11.3.7", "11.4.6")
@pytest.mark.parametrize("type", CASTS)
def test_dulling_the_backups_that_reduce_a_cost_does_not_raise_it_again(type: str) -> None:
    text = "The cost required to cast Probe is reduced by 1 for each active Backup you control."
    table = casting(type, text, 4).sources(0, fire=2)
    table.play(0, "Probe")
    assert dull_sources(table) == 2


@pytest.mark.rule("fftcg", "11.3.5", "11.4.4")
@pytest.mark.parametrize("type", CASTS)
@pytest.mark.parametrize("extra", [True, False])
def test_an_additional_cost_is_declared_when_casting(type: str, extra: bool) -> None:
    table = casting(type, "If you cast Probe, you may pay an extra {1}.", 1).sources(0, fire=3)
    table.play(0, "Probe", extra=extra)
    assert dull_sources(table) == (2 if extra else 1)


@pytest.mark.rule("fftcg", "11.3.5", "11.4.4")
@pytest.mark.parametrize("type", CASTS)
def test_an_alternative_cost_may_be_picked_when_casting(type: str) -> None:
    text = "You can put 1 Forward you control into the Break Zone instead of paying the CP cost to cast Probe."
    table = casting(type, text, 2).sources(0, fire=2).field(0, "Kiln Apprentice")
    table.play(0, "Probe", option="another cost")
    assert dull_sources(table) == 0 and not table.is_on_field("Kiln Apprentice")
    usual = casting(type, text, 2).sources(0, fire=2).field(0, "Kiln Apprentice")
    usual.play(0, "Probe", option="the usual cost")
    assert dull_sources(usual) == 2 and usual.is_on_field("Kiln Apprentice")


@pytest.mark.rule("fftcg", "11.3.5", "11.4.4")
@pytest.mark.parametrize("type", CASTS)
def test_a_variable_cost_is_set_when_casting_and_only_as_high_as_can_be_paid(type: str) -> None:
    text = "If you cast Probe, you may pay an extra {X}."
    table = casting(type, text, 1).sources(0, fire=4)
    with pytest.raises(BadScript):
        table.play(0, "Probe", extra=True, x=4)
    table.play(0, "Probe", extra=True, x=2)
    assert dull_sources(table) == 3


@pytest.mark.rule("fftcg", "11.6.7", "11.6.9", "11.7.7", "11.7.9")
@pytest.mark.parametrize("kind", USED)
def test_a_variable_cost_of_an_ability_is_set_on_using_it_and_stays(kind: str) -> None:
    table = kit(kind, "Choose 1 Forward. Deal it 1000 damage for each CP paid as X.", cost="{X}")
    table.sources(0, fire=2).field(1, "Salt Road Warden")
    go(table, kind, x=2, targets=["Salt Road Warden"])
    assert dull_sources(table) == 2
    table.resolve()
    assert table.damage_on("Salt Road Warden") == 2000


@pytest.mark.rule("fftcg", "11.6.7", "11.6.9", "11.7.7", "11.7.9")
@pytest.mark.parametrize("kind", USED)
def test_a_variable_number_of_cards_is_declared_with_what_is_there_now_and_then_locked(kind: str) -> None:
    table = kit(kind, "Draw X cards.", cost="Put X Forwards into the Break Zone")
    table.field(0, "Salt Road Warden", "Kiln Apprentice").field(1, "Caravan Guard")
    with pytest.raises(BadScript):
        go(table, kind, x=3)  # the third Forward is the opponent's
    go(table, kind, x=2)
    assert table.zone_names(0, "break")[-2:] == ["Salt Road Warden", "Kiln Apprentice"]
    before = table.hand_size(0)
    table.resolve()
    assert table.hand_size(0) == before + 2  # two were declared, though no Forward is left to count


# ---------------------------------------------------------------- paying it, all together


@pytest.mark.rule("fftcg", "11.3.7.1", "11.4.7")
@pytest.mark.parametrize("type", CASTS)
def test_a_cost_is_paid_whole_or_not_at_all(type: str) -> None:
    text = "If you cast Probe, put 1 Forward you control into the Break Zone as an extra cost."
    assert not casting(type, text, 1).sources(0, fire=1).can("play", 0, "Probe")
    assert not casting(type, text, 1).field(0, "Kiln Apprentice").can("play", 0, "Probe")
    assert casting(type, text, 1).sources(0, fire=1).field(0, "Kiln Apprentice").can("play", 0, "Probe")


@pytest.mark.rule("fftcg", "11.3.7.1", "11.4.7")
@pytest.mark.parametrize("type", CASTS)
def test_all_of_a_cost_is_paid_at_the_same_time(type: str) -> None:
    # The Backup that is put into the Break Zone cannot first give its CP, nor can a card be discarded twice.
    text = "If you cast Probe, put 1 Backup you control into the Break Zone as an extra cost."
    assert not casting(type, text, 1).sources(0, fire=1).can("play", 0, "Probe")
    text = "If you cast Probe, discard 1 card as an extra cost."
    assert not casting(type, text, 2).hand(0, "Kiln Apprentice").can("play", 0, "Probe")
    assert casting(type, text, 2).hand(0, "Kiln Apprentice", "Kiln Apprentice").can("play", 0, "Probe")


@pytest.mark.rule("fftcg", "11.3.7.1")
def test_a_summon_is_paid_exactly_but_for_one_cp_by_discarding() -> None:
    table = kit("summon", "Draw 1 card.").sources(0, ice=1).hand(0, "Kiln Apprentice").by_hand(0)
    table.play(0, "Probe").expect(kind="payment")
    assert all("," not in way for way in table.options())  # one source each: no second one on top
    assert any(way.startswith("discard") for way in table.options())


@pytest.mark.rule("fftcg", "11.6.2", "11.6.2.1", "11.6.10", "11.7.2", "11.7.2.1", "11.7.10")
@pytest.mark.parametrize("kind", USED)
def test_everything_before_the_colon_is_the_cost_and_is_paid_whole(kind: str) -> None:
    light = scenario("fftcg").define(name="Light Bearer", element=["light"], cost=1)
    made = kit(kind, "Choose 1 Forward. Dull it.", cost="{Fire}{1}, discard 1 card", table=light)
    made.sources(0, fire=1).hand(0, "Light Bearer").field(1, "Kiln Apprentice")
    go(made, kind, targets=["Kiln Apprentice"])
    # Both Backups and the card (of a special ability also its namesake) are gone before anything happens.
    assert dull_sources(made) == 2 and made.hand_names(0) == [] and not made.is_rested("Kiln Apprentice")
    made.resolve()
    assert made.is_rested("Kiln Apprentice")


@pytest.mark.rule("fftcg", "11.6.10", "11.7.10")
@pytest.mark.parametrize("kind", USED)
@pytest.mark.parametrize("lacking", ["cp", "card"])
def test_a_part_of_the_cost_that_cannot_be_paid_stops_the_ability(kind: str, lacking: str) -> None:
    light = scenario("fftcg").define(name="Light Bearer", element=["light"], cost=1)
    table = kit(kind, "Draw 1 card.", cost="{Fire}{1}, discard 1 card", table=light)
    if lacking == "cp":
        table.hand(0, "Light Bearer")
    else:
        table.sources(0, fire=1)
    assert not ready(table, kind)


@pytest.mark.rule("fftcg", "11.6.10", "11.7.10")
@pytest.mark.parametrize("kind", USED)
def test_one_card_cannot_pay_for_two_parts_of_a_cost(kind: str) -> None:
    table = kit(kind, "Draw 1 card.", cost="{Fire}{1}{1}, discard 1 card").hand(0, "Kiln Apprentice")
    assert not ready(table, kind)  # one Backup and one card: the card is discarded or gives CP, not both
    table = kit(kind, "Draw 1 card.", cost="{Fire}{1}{1}, discard 1 card").hand(0, "Kiln Apprentice", "Caravan Guard")
    assert ready(table, kind)


@pytest.mark.rule("fftcg", "11.6.2.1", "11.7.2.1")
@pytest.mark.parametrize("kind", USED)
def test_the_cp_of_an_ability_are_paid_exactly_but_for_one_by_discarding(kind: str) -> None:
    table = kit(kind, "Draw 1 card.", cost="{Fire}").hand(0, "Kiln Apprentice").sources(0, ice=1).by_hand(0)
    go(table, kind).expect(kind="payment")
    assert sorted(way.split(" ")[0] for way in table.options()) == ["backup", "discard"]
    assert all("," not in way for way in table.options())


@pytest.mark.rule("fftcg", "11.6.2.1", "11.7.2.1")
@pytest.mark.parametrize("kind", USED)
@pytest.mark.parametrize(("fire", "ice", "payable"), [(1, 1, True), (2, 0, False), (0, 2, False)])
def test_the_elements_in_an_abilitys_cost_must_be_paid_in_kind(kind: str, fire: int, ice: int, payable: bool) -> None:
    table = (
        scenario("fftcg")
        .define(name="Probe", type="monster", text=text_of(kind, "Draw 1 card.", "{Fire}{Ice}"))
        .field(0, "Probe")
        .hand(0, *["Probe"] * (kind == "special"))
        .sources(0, fire=fire, ice=ice)
    )
    assert ready(table, kind) is payable


@pytest.mark.rule("fftcg", "11.6.2.1", "11.7.2.1")
@pytest.mark.parametrize("kind", USED)
def test_an_ability_that_needs_two_elements_may_be_overpaid_by_one_of_each(kind: str) -> None:
    coins = scenario("fftcg").define(name="Cold Coin", element=["ice"], cost=7)
    table = kit(kind, "Draw 1 card.", cost="{Fire}{Ice}", table=coins).hand(0, "Cold Coin", "Kiln Apprentice")
    go(table.by_hand(0), kind).expect(kind="payment")
    made = [sum(2 if part.startswith("discard") else 1 for part in way.split(", ")) for way in table.options()]
    assert max(made) == 4 and min(made) == 3  # two needed; with the Fire Backup one too many, with two cards two


# ---------------------------------------------------------------- afterwards


@pytest.mark.rule("fftcg", "11.3.8", "11.6.11", "11.7.11")
@pytest.mark.parametrize("kind", PLAYED)
@pytest.mark.parametrize("player", [0, 1])
def test_whoever_had_priority_has_it_again_after_playing(kind: str, player: int) -> None:
    table = kit(kind, "Draw 1 card.", player=player)
    if player:
        table.passes(0)
    go(table, kind, player=player)
    assert table.asked == player and table.stack() == ["Probe"]


@pytest.mark.rule("fftcg", "11.3.8", "11.6.11", "11.7.11")
@pytest.mark.parametrize(
    ("kind", "event"),
    [("summon", "cast a Summon"), ("action", "use an action ability"), ("special", "use a special ability")],
)
def test_what_waits_for_the_playing_triggers_then_and_resolves_first(kind: str, event: str) -> None:
    table = kit(kind, "Draw 1 card.").define(name="Listener", text=f"When you {event}, gain {{C}}.")
    table.field(0, "Listener")
    go(table, kind)
    assert table.stack() == ["Probe", "Listener"] and table.asked == 0
    table.resolve()
    assert table.resource(0, "crystal") == 1 and table.stack() == ["Probe"]
