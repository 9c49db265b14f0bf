"""11.5 to 11.7: abilities as such, the Dull icon, and what can pay for action and special abilities."""

from __future__ import annotations

import pytest

from arbiter.testing import Table, scenario
from tests.games.fftcg.kinds import ALL_KINDS, USED, go, kit, ready, text_of


def bearer(kind: str, cost: str, effect: str = "Draw 1 card.", *, type: str = "forward", words: str = "") -> Table:
    """A table on which Probe (of this type) is known; a special ability finds its namesake in the hand."""
    text = f"{words}\n{text_of(kind, effect, cost)}" if words else text_of(kind, effect, cost)
    table = scenario("fftcg").define(name="Probe", type=type, element=["fire"], cost=1, power=5000, text=text)
    return table.hand(0, *["Probe"] * (kind == "special"))


# ---------------------------------------------------------------- 11.5


@pytest.mark.rule("fftcg", "11.5.3")
def test_each_paragraph_is_an_ability_of_its_own() -> None:
    table = (
        scenario("fftcg")
        .define(name="Twofold", element=["fire"], cost=1, text="Haste\n{0}: Draw 1 card.\n{0}: Gain {C}.")
        .field(0, "Twofold")
    )
    assert table.has("Twofold", "haste")
    table.use(0, "Twofold", ability=1).resolve()
    assert table.resource(0, "crystal") == 1 and table.hand_size(0) == 0
    table.use(0, "Twofold", ability=0).resolve()
    assert table.hand_size(0) == 1


@pytest.mark.rule("fftcg", "11.5.3")
def test_two_paragraphs_with_the_same_trigger_are_put_on_the_stack_one_by_one() -> None:
    text = "When Twofold enters the field, draw 1 card.\nWhen Twofold enters the field, gain {C}."
    table = scenario("fftcg").define(name="Twofold", element=["fire"], cost=1, text=text)
    table.hand(0, "Twofold").sources(0, fire=1).play(0, "Twofold", order=["draw", "gain"])
    assert table.stack() == ["Twofold", "Twofold"]
    table.resolve()
    assert (table.hand_size(0), table.resource(0, "crystal")) == (0, 1)


@pytest.mark.rule("fftcg", "11.5.4")
@pytest.mark.parametrize("kind", ["action", "special", "auto"])
def test_an_ability_on_the_stack_resolves_though_its_card_is_gone(kind: str) -> None:
    table = (
        kit(kind, "Draw 1 card.")
        .define(name="Answer", type="summon", element=["fire"], cost=1, text="Choose 1 Monster. Break it.")
        .hand(1, "Answer")
        .sources(1, fire=1)
    )
    go(table, kind).passes(0).play(1, "Answer", targets=["Probe"]).resolve()
    assert not table.is_on_field("Probe") and len(table.stack()) == 1
    table.resolve()
    assert table.hand_size(0) == 1


@pytest.mark.rule("fftcg", "11.5.5", "11.11.4")
def test_an_ability_reads_a_source_that_has_left_as_it_last_was_on_the_field() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Martyr",
            power=5000,
            text="Put Martyr into the Break Zone: Choose 1 Forward. Deal it damage equal to Martyr's power.",
        )
        .define(name="Banner", type="backup", text="The Forwards you control gain +1000 power.")
        .field(0, "Martyr", "Banner")
        .field(1, "Salt Road Warden")
    )
    table.use(0, "Martyr", targets=["Salt Road Warden"]).resolve()
    assert table.damage_on("Salt Road Warden") == 6000  # with the power it had on the field


@pytest.mark.rule("fftcg", "11.5.5", "11.11.7")
def test_a_card_that_was_broken_on_the_way_is_read_as_it_last_was_on_the_field() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Executioner",
            type="monster",
            text="{0}: Choose 1 Forward you control and 1 Forward opponent controls. "
            "Break the former. Deal damage equal to the former's power to the latter.",
        )
        .define(name="Banner", type="backup", text="The Forwards you control gain +1000 power.")
        .define(name="Gift", power=4000)
        .field(0, "Executioner", "Banner", "Gift")
        .field(1, "Salt Road Warden")
    )
    table.use(0, "Executioner", targets=[["Gift"], ["Salt Road Warden"]]).resolve()
    assert not table.is_on_field("Gift") and table.damage_on("Salt Road Warden") == 5000


@pytest.mark.rule("fftcg", "11.3.10", "11.5.6")
@pytest.mark.parametrize("kind", ALL_KINDS)
def test_setting_power_changes_the_printed_power_and_all_other_changes_still_apply(kind: str) -> None:
    table = (
        kit(kind, "Choose 1 Forward. Its power becomes 3000 until the end of the turn.")
        .define(name="Banner", type="backup", text="The Forwards you control gain +1000 power.")
        .define(
            name="Tonic",
            type="summon",
            element=["fire"],
            cost=1,
            text="Choose 1 Forward. It gains +3000 power until the end of the turn.",
        )
        .field(1, "Kiln Apprentice", "Banner")
        .hand(0, "Tonic")
        .sources(0, fire=1)
    )
    table.play(0, "Tonic", targets=["Kiln Apprentice"]).resolve()
    assert table.power("Kiln Apprentice", 1) == 10000  # 6000, +1000, +3000
    go(table, kind, targets=["Kiln Apprentice"]).resolve()
    assert table.power("Kiln Apprentice", 1) == 7000  # 3000, +1000, +3000


# ---------------------------------------------------------------- the Dull icon


@pytest.mark.rule("fftcg", "11.6.2.2", "11.7.2.2")
@pytest.mark.parametrize("kind", USED)
@pytest.mark.parametrize("type", ["forward", "backup"])
def test_the_dull_icon_waits_for_a_forward_or_backup_that_came_this_turn(kind: str, type: str) -> None:
    fresh = bearer(kind, "{Dull}", type=type).field(0, "Probe", fresh=True)
    assert not fresh.can("use", 0, "Probe")
    since = bearer(kind, "{Dull}", type=type).field(0, "Probe")
    since.use(0, "Probe")
    assert since.is_rested("Probe", 0)


@pytest.mark.rule("fftcg", "11.6.2.2", "11.7.2.2")
@pytest.mark.parametrize("kind", USED)
@pytest.mark.parametrize("type", ["forward", "backup"])
def test_haste_lets_it_use_the_dull_icon_at_once(kind: str, type: str) -> None:
    table = bearer(kind, "{Dull}", type=type, words="Haste").field(0, "Probe", fresh=True)
    assert table.can("use", 0, "Probe")


@pytest.mark.rule("fftcg", "11.6.2.2", "11.7.2.2")
@pytest.mark.parametrize("kind", USED)
def test_a_monster_uses_the_dull_icon_at_once_unless_it_is_a_forward(kind: str) -> None:
    assert bearer(kind, "{Dull}", type="monster").field(0, "Probe", fresh=True).can("use", 0, "Probe")
    words = "During your turn, Probe also becomes a Forward with 5000 power."
    became = bearer(kind, "{Dull}", type="monster", words=words)
    assert not became.field(0, "Probe", fresh=True).can("use", 0, "Probe")


@pytest.mark.rule("fftcg", "11.6.2.2", "11.7.2.2")
@pytest.mark.parametrize("kind", USED)
def test_a_character_whose_control_was_gained_this_turn_waits_too(kind: str) -> None:
    take = scenario("fftcg").define(
        name="Charm", type="summon", element=["fire"], cost=1, text="Choose 1 Forward. You gain control of it."
    )
    text = text_of(kind, "Draw 1 card.", "{Dull}")
    table = (
        take.define(name="Probe", element=["fire"], text=text)
        .hand(0, "Charm", "Probe")
        .sources(0, fire=1)
        .field(1, "Probe")
    )
    table.play(0, "Charm", targets=[table.card("Probe", 1)]).resolve()
    assert table.is_on_field("Probe", 0) and not table.can("use", 0, "Probe")
    table.next_turn().to("main1", player=0)
    assert table.can("use", 0, "Probe")


@pytest.mark.rule("fftcg", "11.6.2.2", "11.7.2.2")
@pytest.mark.parametrize("kind", USED)
def test_an_ability_without_the_dull_icon_does_not_wait(kind: str) -> None:
    assert bearer(kind, "{0}").field(0, "Probe", fresh=True).can("use", 0, "Probe")


# ---------------------------------------------------------------- what can pay


@pytest.mark.rule("fftcg", "11.6.2.3", "11.7.2.3")
@pytest.mark.parametrize("kind", USED)
@pytest.mark.parametrize("cost", ["Dull 1 active Forward", "Put 1 Forward into the Break Zone"])
def test_only_characters_that_one_controls_pay_for_a_cost_that_dulls_or_breaks(kind: str, cost: str) -> None:
    assert not ready(kit(kind, "Draw 1 card.", cost=cost).field(1, "Kiln Apprentice"), kind)
    table = kit(kind, "Draw 1 card.", cost=cost).field(0, "Kiln Apprentice").field(1, "Caravan Guard")
    go(table, kind)
    assert table.is_on_field("Caravan Guard", 1) and not table.is_rested("Caravan Guard", 1)
    paid = table.is_rested("Kiln Apprentice", 0) if "Dull" in cost else not table.is_on_field("Kiln Apprentice", 0)
    assert paid


@pytest.mark.rule("fftcg", "11.6.2.4", "11.7.2.4")
@pytest.mark.parametrize("kind", USED)
@pytest.mark.parametrize(
    ("cost", "ban"),
    [
        ("Remove 1 Forward from the game", "cannot be removed from the game"),
        ("Return 1 Forward you control to its owner's hand", "cannot be returned to its owner's hand"),
    ],
)
def test_what_could_not_be_removed_or_returned_cannot_pay_so(kind: str, cost: str, ban: str) -> None:
    assert not ready(kit(kind, "Draw 1 card.", cost=cost).field(1, "Kiln Apprentice"), kind)
    assert ready(kit(kind, "Draw 1 card.", cost=cost).field(0, "Kiln Apprentice"), kind)
    table = kit(kind, "Draw 1 card.", cost=cost)
    table.define(name="Rooted", text=f"Rooted {ban} by your Summons or abilities.").field(0, "Rooted")
    assert not ready(table, kind)


# ---------------------------------------------------------------- 11.7  special abilities


@pytest.mark.rule("fftcg", "11.7.1")
def test_a_special_ability_takes_a_card_of_the_same_name_besides_the_rest_of_its_cost() -> None:
    table = bearer("special", "{Fire}").field(0, "Probe").sources(0, fire=1).hand(0, "Kiln Apprentice")
    table.use(0, "Probe")
    assert table.zone_names(0, "break") == ["Probe"] and table.is_rested("Fire Source 1")
    assert table.hand_names(0) == ["Kiln Apprentice"]  # no other card will do
    table.resolve()
    assert not table.can("use", 0, "Probe")


@pytest.mark.rule("fftcg", "11.7.1")
def test_without_a_card_of_the_same_name_in_the_hand_there_is_no_special_ability() -> None:
    table = (
        scenario("fftcg")
        .define(name="Probe", text=text_of("special", "Draw 1 card.", "{Fire}"))
        .field(0, "Probe")
        .hand(0, "Kiln Apprentice")
        .sources(0, fire=2)
    )
    assert not table.can("use", 0, "Probe")


@pytest.mark.rule("fftcg", "11.7.1", "11.7.2")
def test_the_namesake_that_is_discarded_gives_no_cp() -> None:
    assert not bearer("special", "{Fire}").field(0, "Probe").can("use", 0, "Probe")
    two = bearer("special", "{Fire}").field(0, "Probe").hand(0, "Probe")
    two.use(0, "Probe", cost=["Probe"])
    assert two.zone_names(0, "break") == ["Probe", "Probe"]
