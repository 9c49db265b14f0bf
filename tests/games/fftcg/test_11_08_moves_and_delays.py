"""11.8.16 and 11.8.17: abilities that wait for a card to move, and abilities that are set up for later."""

from __future__ import annotations

import pytest

from arbiter.testing import Table, scenario

BREAK = {"type": "summon", "element": ["fire"], "cost": 1, "text": "Choose 1 Forward. Break it."}


def summon(text: str, name: str = "Omen") -> Table:
    """Player 0 holds a Summon with this text and two that break; the opponent holds one, too."""
    return (
        scenario("fftcg")
        .define(name=name, type="summon", element=["fire"], cost=1, text=text)
        .define(name="Breaker", **BREAK)
        .hand(0, name, "Breaker", "Breaker")
        .hand(1, "Breaker")
        .sources(0, fire=3)
        .sources(1, fire=1)
    )


# ---------------------------------------------------------------- zone movement triggers


@pytest.mark.rule("fftcg", "11.8.16")
def test_an_ability_that_waits_for_a_move_finds_the_card_where_it_went() -> None:
    table = (
        summon("Draw 1 card.")
        .define(name="Phoenix", text="When Phoenix is put from the field into the Break Zone, add it to your hand.")
        .field(0, "Phoenix")
    )
    table.play(0, "Breaker", targets=["Phoenix"]).resolve()
    assert table.stack() == ["Phoenix"] and "Phoenix" in table.zone_names(0, "break")
    table.resolve()
    assert "Phoenix" in table.hand_names(0)


@pytest.mark.rule("fftcg", "11.8.16")
def test_an_ability_that_waits_for_a_move_leaves_the_card_alone_once_it_has_moved_on() -> None:
    table = (
        summon("Choose 1 card in your opponent's Break Zone. Remove it from the game.")
        .define(name="Phoenix", text="When Phoenix is put from the field into the Break Zone, add it to your hand.")
        .field(1, "Phoenix")
    )
    table.play(0, "Breaker", targets=["Phoenix"]).resolve()
    table.play(0, "Omen", targets=["Phoenix"]).resolve()
    assert table.stack() == ["Phoenix"]
    table.resolve()
    assert table.zone_names(1, "removed") == ["Phoenix"] and "Phoenix" not in table.hand_names(1)


@pytest.mark.rule("fftcg", "11.8.16.1")
def test_an_ability_fails_on_a_card_that_never_arrived_where_it_should_have_gone() -> None:
    # An LB card does not stay in the Break Zone: it is in the LB deck before the ability looks for it.
    keep = "When a Forward you control is put from the field into the Break Zone, add it to your hand."
    table = (
        summon("Draw 1 card.")
        .define(name="Keeper", type="monster", text=keep)
        .define(name="Limit Knight", text="‹Limit Break -- 1›", element=["fire"], cost=1)
        .field(0, "Keeper", "Limit Knight")
    )
    table.play(0, "Breaker", targets=["Limit Knight"]).resolve()
    assert table.stack() == ["Keeper"]
    table.resolve()
    assert table.zone_names(0, "limit") == ["Limit Knight"] and "Limit Knight" not in table.hand_names(0)


@pytest.mark.rule("fftcg", "11.8.16.1")
def test_an_ability_that_wants_the_card_from_the_break_zone_fails_if_it_was_sent_elsewhere() -> None:
    table = (
        summon("Draw 1 card.")
        .define(name="Phoenix", text="When Phoenix leaves the field, play Phoenix onto the field.")
        .define(
            name="Void",
            type="monster",
            text="If a Forward is put from the field into the Break Zone, "
            "place it at the bottom of its owner's deck instead.",
        )
        .field(0, "Phoenix")
        .field(1, "Void")
    )
    table.play(0, "Breaker", targets=["Phoenix"]).resolve()
    table.resolve_all()
    assert not table.is_on_field("Phoenix") and table.zone_names(0, "deck")[-1] == "Phoenix"


@pytest.mark.rule("fftcg", "11.8.16.2")
@pytest.mark.parametrize("place", ["its owner's hand", "the bottom of its owner's deck"])
def test_a_card_that_went_into_a_hidden_zone_is_not_found(place: str) -> None:
    verb = "Return it to" if "hand" in place else "Place it at"
    table = (
        summon(f"Choose 1 Forward. {verb} {place}.")
        .define(name="Wanderer", text="When Wanderer leaves the field, play Wanderer onto the field.")
        .field(0, "Wanderer")
    )
    table.play(0, "Omen", targets=["Wanderer"]).resolve()
    assert table.stack() == ["Wanderer"]
    table.resolve()
    assert not table.is_on_field("Wanderer")
    zone = table.zone_of("Wanderer")
    assert zone == ("hand" if "hand" in place else "deck")


@pytest.mark.rule("fftcg", "11.8.16.2.1")
def test_entering_is_seen_by_all_cards_then_on_the_field_the_newcomers_included() -> None:
    text = "When a Forward enters your field, gain {C}."
    table = (
        summon("Choose 2 Forwards in your Break Zone. Play them onto the field.")
        .define(name="Left", text=text)
        .define(name="Right", text=text)
        .define(name="Old Hand", type="monster", text=text)
        .zone(0, "break", "Left", "Right")
        .field(0, "Old Hand")
    )
    table.play(0, "Omen", targets=["Left", "Right"]).resolve()
    table.order("Left", "Left", "Right", "Right", "Old Hand", "Old Hand")
    # Each of the three sees both newcomers, themselves and each other included.
    assert sorted(table.stack()) == ["Left", "Left", "Old Hand", "Old Hand", "Right", "Right"]


@pytest.mark.rule("fftcg", "11.8.16.2.1")
def test_a_card_triggers_on_its_own_entry() -> None:
    table = (
        scenario("fftcg")
        .define(name="Herald", element=["fire"], cost=1, text="When Herald enters the field, gain {C}.")
        .hand(0, "Herald")
        .sources(0, fire=1)
    )
    table.play(0, "Herald")
    assert table.is_on_field("Herald") and table.stack() == ["Herald"]


# ---------------------------------------------------------------- delayed abilities


@pytest.mark.rule("fftcg", "11.8.17.1")
def test_a_delayed_ability_sees_only_what_happens_after_it_was_set_up() -> None:
    text = "When a Forward opponent controls is put from the field into the Break Zone this turn, gain {C}."
    table = summon(text).field(1, "Kiln Apprentice", "Caravan Guard")
    table.play(0, "Omen").play(0, "Breaker", targets=["Kiln Apprentice"]).resolve()
    assert table.stack() == ["Omen"]  # it broke while the Omen was only waiting to resolve
    table.resolve()
    assert table.resource(0, "crystal") == 0 and table.stack() == []
    table.play(0, "Breaker", targets=["Caravan Guard"]).resolve()
    assert len(table.stack()) == 1
    table.resolve()
    assert table.resource(0, "crystal") == 1


@pytest.mark.rule("fftcg", "11.8.17.2")
def test_a_delayed_ability_triggers_only_once() -> None:
    table = summon("When a Forward opponent controls is put from the field into the Break Zone this turn, gain {C}.")
    table.field(1, "Kiln Apprentice", "Caravan Guard").play(0, "Omen").resolve()
    for name in ("Kiln Apprentice", "Caravan Guard"):
        table.play(0, "Breaker", targets=[name]).resolve_all()
    assert table.resource(0, "crystal") == 1


@pytest.mark.rule("fftcg", "11.8.17.2")
def test_a_delayed_ability_with_a_duration_triggers_every_time() -> None:
    text = "During this turn, when a Forward opponent controls is put from the field into the Break Zone, gain {C}."
    table = summon(text)
    table.field(1, "Kiln Apprentice", "Caravan Guard").play(0, "Omen").resolve()
    for name in ("Kiln Apprentice", "Caravan Guard"):
        table.play(0, "Breaker", targets=[name]).resolve_all()
    assert table.resource(0, "crystal") == 2


@pytest.mark.rule("fftcg", "11.8.17.3")
def test_a_delayed_ability_stays_with_its_card_however_that_changes() -> None:
    table = (
        summon("Choose 1 active Forward of cost 2. At the end of the turn, return it to its owner's hand.")
        .define(name="Charm", type="summon", element=["fire"], cost=1, text="Choose 1 Forward. You gain control of it.")
        .define(name="Lull", type="summon", element=["fire"], cost=1, text="Choose 1 Forward. Dull it.")
        .hand(0, "Charm", "Lull")
        .field(1, "Kiln Apprentice")
    )
    table.play(0, "Omen", targets=["Kiln Apprentice"]).resolve()
    table.play(0, "Charm", targets=["Kiln Apprentice"]).resolve()
    table.play(0, "Lull", targets=["Kiln Apprentice"]).resolve()
    assert table.is_rested("Kiln Apprentice", 0)
    table.to("end")
    assert table.stack() == ["Omen"]
    table.resolve()
    assert "Kiln Apprentice" in table.hand_names(1) and not table.is_on_field("Kiln Apprentice")


@pytest.mark.rule("fftcg", "11.8.17.3")
def test_a_delayed_ability_lets_go_of_a_card_that_has_left_its_zone() -> None:
    table = (
        summon("Choose 1 Forward. At the end of the turn, break it.")
        .define(
            name="Blink",
            type="summon",
            element=["fire"],
            cost=1,
            text="Choose 1 Forward. Remove it from the game. Play it onto the field.",
        )
        .hand(0, "Blink")
        .field(0, "Kiln Apprentice")
    )
    table.play(0, "Omen", targets=["Kiln Apprentice"]).resolve()
    table.play(0, "Blink", targets=["Kiln Apprentice"]).resolve()
    assert table.is_on_field("Kiln Apprentice", 0)
    table.to("end")
    if table.stack():
        table.resolve()
    assert table.is_on_field("Kiln Apprentice", 0)


@pytest.mark.rule("fftcg", "11.8.17.4")
def test_a_delayed_ability_from_a_summon_has_the_summon_as_source_and_its_caster_as_controller() -> None:
    table = summon("At the end of the turn, gain {C}.").turn(0, number=3)
    table.play(0, "Omen").resolve()
    assert table.resource(0, "crystal") == 0
    table.to("end")
    assert table.stack() == ["Omen"]
    table.resolve()
    assert (table.resource(0, "crystal"), table.resource(1, "crystal")) == (1, 0)


@pytest.mark.rule("fftcg", "11.8.17.5")
@pytest.mark.parametrize("kind", ["action", "auto"])
def test_a_delayed_ability_from_an_ability_has_the_source_and_the_controller_of_that_ability(kind: str) -> None:
    opening = "{0}: At" if kind == "action" else "When Oracle attacks, at"
    table = (
        scenario("fftcg")
        .define(name="Oracle", text=f"{opening} the end of the turn, gain {{C}}.")
        .field(0, "Oracle", owner=1)
        .turn(0, number=3)
    )
    if kind == "action":
        table.use(0, "Oracle").resolve()
    else:
        table.attack("Oracle").resolve()
    table.to("end")
    assert table.stack() == ["Oracle"]
    table.resolve()
    assert (table.resource(0, "crystal"), table.resource(1, "crystal")) == (1, 0)


@pytest.mark.rule("fftcg", "11.8.17.5")
def test_the_controller_of_a_delayed_ability_is_the_one_who_controls_the_source_on_resolution() -> None:
    # The ability is used by player 0; before it resolves, player 1 gains control of its source.
    table = (
        scenario("fftcg")
        .define(name="Oracle", text="{0}: At the end of the turn, gain {C}.")
        .define(name="Charm", type="summon", element=["fire"], cost=1, text="Choose 1 Forward. You gain control of it.")
        .field(0, "Oracle")
        .hand(1, "Charm")
        .sources(1, fire=1)
    )
    table.use(0, "Oracle").passes(0).play(1, "Charm", targets=["Oracle"]).resolve_all()
    assert table.is_on_field("Oracle", 1)
    table.to("end")
    table.resolve()
    assert (table.resource(0, "crystal"), table.resource(1, "crystal")) == (0, 1)


@pytest.mark.rule("fftcg", "11.8.17.6")
def test_a_delayed_ability_from_a_replacement_has_the_field_abilitys_card_and_its_controller_at_that_time() -> None:
    table = (
        summon("Draw 1 card.")
        .define(
            name="Sentinel",
            type="monster",
            text="If a Forward you control is put from the field into the Break Zone, "
            "put Sentinel into the Break Zone at the end of the turn instead.",
        )
        .define(name="Charm", type="summon", element=["fire"], cost=1, text="Choose 1 Monster. You gain control of it.")
        .field(0, "Sentinel", "Caravan Guard")
        .hand(1, "Charm")
        .sources(1, fire=1)
    )
    table.play(0, "Breaker", targets=["Caravan Guard"]).resolve()
    assert table.is_on_field("Caravan Guard", 0)
    table.passes(0).play(1, "Charm", targets=["Sentinel"]).resolve()
    assert table.is_on_field("Sentinel", 1)
    table.to("end")
    (item,) = table.view(0)["items"]  # type: ignore[misc]
    assert item["source"] == "Sentinel" and item["controller"] == 0
    table.resolve()
    assert not table.is_on_field("Sentinel") and "Sentinel" in table.zone_names(0, "break")
