"""11.11, 11.3.9, 11.3.11: resolving what is on top of the stack."""

from __future__ import annotations

import pytest

from arbiter.testing import Table, scenario
from tests.games.fftcg.kinds import ALL_KINDS, go, kit
from tests.games.fftcg.stages import forward, stage

BREAK = {"type": "summon", "element": ["fire"], "cost": 1, "text": "Choose 1 Forward. Break it."}


def answered(kind: str, effect: str) -> Table:
    """Probe has the effect; the opponent can break a Forward in response."""
    table = kit(kind, effect).define(name="Breaker", **BREAK).hand(1, "Breaker").sources(1, fire=1)
    return table.field(1, "Kiln Apprentice", "Caravan Guard")


# ---------------------------------------------------------------- targets that are gone


@pytest.mark.rule("fftcg", "11.3.9", "11.6.12", "11.7.12", "11.8.19", "11.11.2")
@pytest.mark.parametrize("kind", ALL_KINDS)
def test_with_all_targets_gone_nothing_of_it_happens(kind: str) -> None:
    table = answered(kind, "Choose 1 Forward. Dull it. Draw 1 card.")
    go(table, kind, targets=["Kiln Apprentice"])
    before = table.hand_size(0)
    table.passes(0).play(1, "Breaker", targets=["Kiln Apprentice"]).resolve()
    assert table.stack() == ["Probe"]
    table.resolve()
    assert table.hand_size(0) == before and table.stack() == []


@pytest.mark.rule("fftcg", "11.3.9", "11.6.12", "11.7.12", "11.8.19", "11.11.2")
@pytest.mark.parametrize("kind", ALL_KINDS)
def test_a_target_that_no_longer_fits_is_as_good_as_gone(kind: str) -> None:
    table = kit(kind, "Choose 1 active Forward. Deal it 2000 damage. Draw 1 card.")
    table.define(name="Lull", type="summon", element=["fire"], cost=1, text="Choose 1 Forward. Dull it.")
    table.hand(1, "Lull").sources(1, fire=1).field(1, "Kiln Apprentice")
    go(table, kind, targets=["Kiln Apprentice"])
    before = table.hand_size(0)
    table.passes(0).play(1, "Lull", targets=["Kiln Apprentice"]).resolve_all()
    assert table.damage_on("Kiln Apprentice", 1) == 0 and table.hand_size(0) == before


@pytest.mark.rule("fftcg", "11.8.19")
def test_an_auto_ability_that_selects_is_not_cancelled_for_want_of_a_target() -> None:
    table = kit("auto", "Select 1 Forward. Dull it. Draw 1 card.")
    go(table, "auto").resolve()
    assert table.hand_size(0) == 1


@pytest.mark.rule("fftcg", "11.11.2.1")
@pytest.mark.parametrize("kind", ALL_KINDS)
def test_with_one_target_left_it_does_what_it_can(kind: str) -> None:
    table = answered(kind, "Choose 2 Forwards. Dull them. Draw 1 card.")
    go(table, kind, targets=["Kiln Apprentice", "Caravan Guard"])
    before = table.hand_size(0)
    table.passes(0).play(1, "Breaker", targets=["Kiln Apprentice"]).resolve_all()
    assert table.is_rested("Caravan Guard", 1) and table.hand_size(0) == before + 1


# ---------------------------------------------------------------- the source, and who does it


@pytest.mark.rule("fftcg", "11.11.4")
@pytest.mark.parametrize("kind", ["action", "auto"])
def test_a_source_that_has_left_is_read_as_it_was_just_before(kind: str) -> None:
    opening = "{0}: Choose" if kind == "action" else "When Titan enters the field, choose"
    table = (
        scenario("fftcg")
        .define(
            name="Titan",
            element=["fire"],
            cost=1,
            power=5000,
            text=f"{opening} 1 Forward opponent controls. Deal it damage equal to Titan's power.",
        )
        .define(name="Banner", type="monster", text="The Forwards you control gain +1000 power.")
        .define(name="Breaker", **BREAK)
        .field(0, "Banner")
        .field(1, "Salt Road Warden")
        .hand(1, "Breaker")
        .sources(0, fire=1)
        .sources(1, fire=1)
    )
    if kind == "action":
        table.field(0, "Titan").use(0, "Titan", targets=["Salt Road Warden"])
    else:
        table.hand(0, "Titan").play(0, "Titan", targets=["Salt Road Warden"])
    table.passes(0).play(1, "Breaker", targets=["Titan"]).resolve()
    assert table.zone_names(0, "break") == ["Titan"] and table.stack() == ["Titan"]
    table.resolve()
    assert table.damage_on("Salt Road Warden", 1) == 6000


@pytest.mark.rule("fftcg", "11.11.7")
def test_a_card_that_the_effect_itself_moved_is_read_as_it_was_before() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Reaper",
            type="summon",
            element=["fire"],
            cost=1,
            text="Choose 1 Forward you control and 1 Forward opponent controls. "
            "Break the former. Deal damage equal to the former's power to the latter.",
        )
        .define(name="Great Wall", power=9000)
        .define(name="Banner", type="monster", text="The Forwards you control gain +1000 power.")
        .hand(0, "Reaper")
        .sources(0, fire=1)
        .field(0, "Banner", "Kiln Apprentice")
        .field(1, "Great Wall")
    )
    table.play(0, "Reaper", targets=[["Kiln Apprentice"], ["Great Wall"]]).resolve()
    assert table.zone_names(0, "break") == ["Kiln Apprentice", "Reaper"]
    assert table.damage_on("Great Wall", 1) == 7000


@pytest.mark.rule("fftcg", "11.11.8")
def test_what_an_ability_does_is_done_by_its_source_card() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Sniper",
            text="{0}: Choose 1 Forward. Deal it 2000 damage.\n"
            "When Sniper deals damage to a Forward, gain {C}.\n"
            "If Sniper deals damage to a Forward, the damage increases by 1000 instead.",
        )
        .field(0, "Sniper")
        .field(1, "Salt Road Warden")
    )
    table.use(0, "Sniper", targets=["Salt Road Warden"]).resolve()
    assert table.damage_on("Salt Road Warden", 1) == 3000 and table.stack() == ["Sniper"]
    table.resolve()
    assert table.resource(0, "crystal") == 1


# ---------------------------------------------------------------- following the text


@pytest.mark.rule("fftcg", "11.11.5")
def test_the_text_is_followed_in_its_order() -> None:
    table = kit("summon", "Draw 1 card, then discard 1 card.").deck(0, "Kiln Apprentice").hand(0, "Caravan Guard")
    table.play(0, "Probe").resolve().expect(kind="objects", player=0)
    table.choose("Kiln Apprentice")  # what was drawn can be discarded
    assert table.hand_names(0) == ["Caravan Guard"]


@pytest.mark.rule("fftcg", "11.11.5")
def test_a_later_sentence_changes_what_an_earlier_one_does() -> None:
    text = (
        "Choose 1 Forward. Deal it 9000 damage. "
        "If it is put from the field into the Break Zone this turn, remove it from the game instead."
    )
    table = kit("summon", text).field(1, "Kiln Apprentice")
    table.play(0, "Probe", targets=["Kiln Apprentice"]).resolve()
    assert table.zone_names(1, "removed") == ["Kiln Apprentice"] and table.zone_names(1, "break") == []


@pytest.mark.rule("fftcg", "11.11.5")
def test_a_replacement_effect_changes_what_is_done() -> None:
    table = kit("summon", "Choose 1 Forward. Deal it 5000 damage.")
    shell = "If a Forward you control is dealt damage, reduce the damage by 2000 instead."
    table.define(name="Shell", type="monster", text=shell)
    table.field(1, "Kiln Apprentice", "Shell").play(0, "Probe", targets=["Kiln Apprentice"]).resolve()
    assert table.damage_on("Kiln Apprentice", 1) == 3000


@pytest.mark.rule("fftcg", "11.11.5.1", "11.11.5.1.1")
@pytest.mark.parametrize("kind", ALL_KINDS)
def test_a_choice_that_was_not_declared_is_made_on_resolution_by_the_player_named(kind: str) -> None:
    table = kit(kind, "Your opponent selects 1 Backup or Forward they control. Put it into the Break Zone.")
    table.field(0, "Salt Road Warden").field(1, "Kiln Apprentice", "Caravan Guard")
    go(table, kind)
    assert table.stack() == ["Probe"]  # nobody has been asked yet
    table.resolve().expect(kind="objects", player=1)
    # Only what the text allows can be selected.
    assert [name.split(" (")[0] for name in table.options()] == ["Kiln Apprentice", "Caravan Guard"]
    table.choose("Caravan Guard")
    assert table.zone_names(1, "break") == ["Caravan Guard"]


@pytest.mark.rule("fftcg", "11.11.6")
@pytest.mark.parametrize("caster", [0, 1])
def test_when_both_players_act_the_turn_player_decides_first_and_then_all_is_done_at_once(caster: int) -> None:
    table = kit("summon", "Each player discards 1 card.", player=caster)
    table.hand(0, "Kiln Apprentice", "Caravan Guard").hand(1, "Snow Copyist", "Ashroad Runner")
    if caster:
        table.passes(0)
    table.play(caster, "Probe").resolve()
    table.expect(kind="objects", player=0)
    table.choose("Kiln Apprentice").expect(kind="objects", player=1)
    assert "Kiln Apprentice" in table.hand_names(0)  # decided, but not done yet
    table.choose("Snow Copyist")
    assert table.hand_names(0) == ["Caravan Guard"] and table.hand_names(1) == ["Ashroad Runner"]


@pytest.mark.rule("fftcg", "11.11.9")
def test_a_number_named_on_resolution_is_named_once_and_stays() -> None:
    table = kit("auto", "You may pay {X}. When you do so, draw X cards. Your opponent discards X cards.")
    table.sources(0, fire=2).hand(1, "Kiln Apprentice", "Caravan Guard", "Snow Copyist")
    go(table, "auto").resolve().yes().number(2)
    assert table.stack() == ["Probe"]  # what follows the payment
    table.resolve().expect(kind="objects", player=1).choose("Kiln Apprentice", "Snow Copyist")
    assert table.hand_size(0) == 2 and table.hand_names(1) == ["Caravan Guard"]


@pytest.mark.rule("fftcg", "11.11.9")
def test_a_word_named_on_resolution_is_named_once_for_the_whole_text() -> None:
    effect = "Name 1 Element. All the Forwards of the named Element lose 1000 power until the end of the turn."
    table = kit("summon", effect).field(1, "Kiln Apprentice", "Salt Road Warden")
    table.play(0, "Probe").resolve()
    table.option("fire")
    assert table.power("Kiln Apprentice", 1) == 5000 and table.question is not None
    assert table.question.kind == "action"


# ---------------------------------------------------------------- afterwards


@pytest.mark.rule("fftcg", "11.3.2", "11.11.10")
def test_a_resolved_summon_goes_to_its_owners_break_zone() -> None:
    table = kit("summon", "Choose 1 Summon in your opponent's Break Zone. Cast it without paying the cost.")
    table.define(name="Theirs", type="summon", text="Draw 1 card.").zone(1, "break", "Theirs")
    table.play(0, "Probe", targets=["Theirs"]).resolve()
    assert table.stack() == ["Theirs"] and table.zone_names(0, "break") == ["Probe"]
    assert table.obj("Theirs", zone="stack").controller == 0  # whoever plays it controls it
    table.resolve()
    assert table.hand_size(0) == 1  # its caster draws
    assert table.zone_names(1, "break") == ["Theirs"]


@pytest.mark.rule("fftcg", "11.11.10")
@pytest.mark.parametrize("kind", ["action", "special", "auto"])
def test_a_resolved_ability_ceases_to_exist(kind: str) -> None:
    table = kit(kind, "Gain {C}.")
    go(table, kind)
    before = {zone: len(table.objects(zone)) for zone in ("break", "removed", "hand", "field")}
    table.resolve()
    assert table.stack() == [] and table.view(0)["items"] == []
    assert {zone: len(table.objects(zone)) for zone in before} == before


@pytest.mark.rule("fftcg", "11.3.11")
def test_a_summon_cast_by_an_effect_is_cast_right_after_that_effect() -> None:
    table = kit("auto", "You may cast 1 Summon from your hand without paying the cost. Draw 1 card.")
    table.define(name="Second", type="summon", element=["ice"], cost=7, text="Choose 1 Forward. Dull it.")
    table.hand(0, "Second").field(1, "Kiln Apprentice", "Caravan Guard")
    go(table, "auto").resolve().yes().expect(kind="objects", player=0)
    assert table.stack() == [] and table.hand_size(0) == 2  # the effect is over, the card has been drawn
    table.choose("Caravan Guard")
    assert table.stack() == ["Second"] and table.hand_size(0) == 1 and table.asked == 0
    table.resolve()
    assert table.is_rested("Caravan Guard", 1)


@pytest.mark.rule("fftcg", "11.11.6")
def test_what_both_players_select_leaves_at_once_after_both_have_selected() -> None:
    text = "Each player selects 1 Forward they control. Put it into the Break Zone."
    table = scenario("fftcg").define(name="Toll", type="summon", element=["fire"], cost=1, text=text).sources(0, fire=1)
    table.define(name="Bell", text="When a Forward is put from the field into the Break Zone, draw 1 card.")
    table.hand(0, "Toll").field(0, "Bell", "Reef Guard").field(1, "Kiln Apprentice", "Caravan Guard")
    table.play(0, "Toll").resolve().expect(player=0).choose("Bell")
    assert table.is_on_field("Bell")
    table.expect(player=1).choose("Caravan Guard")
    assert table.question is not None and table.question.why == "triggers" and table.question.size() == 2


@pytest.mark.rule("fftcg", "11.11.6", "11.8.16.2.1")
def test_what_both_players_play_onto_the_field_enters_at_once_and_sees_the_other_enter() -> None:
    table = stage(Rise="Each player selects 1 Forward from their Break Zone and plays it onto the field.")
    forward(table, "Ear", text="When a Forward enters the field, draw 1 card.").zone(1, "break", "Ear")
    forward(table, "Owl").zone(0, "break", "Owl").play(0, "Rise").resolve()
    assert table.is_on_field("Owl", 0) and table.is_on_field("Ear", 1)
    assert table.question is not None and table.question.why == "triggers" and table.question.size() == 2


@pytest.mark.rule("fftcg", "11.11.6", "6.1.4")
def test_what_both_players_selected_is_damaged_once_both_have_selected() -> None:
    table = stage(Rain="Each player selects 1 Forward they control. Deal it 3000 damage.")
    forward(forward(table, "Pike", generic=True), "Oak", generic=True).field(0, "Pike", "Pike").field(
        1, "Oak", "Oak"
    ).play(0, "Rain").resolve()
    table.choose(table.card("Pike", 0))
    assert table.expect(player=1).damage_on(table.card("Pike", 0)) == 0
    table.choose(table.card("Oak", 1))
    assert table.damage_on(table.card("Pike", 0)) == table.damage_on(table.card("Oak", 1)) == 3000
