"""Chapters 7.1 to 7.7 of FINAL FANTASY TCG: the zones, what moving between them means, and the limits of the field."""

import json

import pytest

from arbiter.testing import Table, scenario
from tests.games.fftcg.stages import forward, stage

PLAIN = "Kiln Apprentice"
CLERK = "Frost Clerk"


def rite(text: str, player: int = 0) -> Table:
    """The player has a Summon with this text in hand and the Backup to cast it; player 0's turn."""
    table = scenario("fftcg").define(name="Rite", type="summon", element=["fire"], cost=1, text=text)
    return table.sources(player, fire=1).hand(player, "Rite")


def seen(table: Table, zone: str, viewer: int) -> str:
    """What the viewer is told about a zone."""
    return json.dumps(table.view(viewer)["zones"][zone])


@pytest.mark.rule("fftcg", "7.1", "7.2")
def test_eight_zones_of_which_the_field_and_the_stack_are_shared() -> None:
    table = scenario("fftcg").field(0, PLAIN).field(1, CLERK)
    zones = table.game.state.zones
    assert sorted(zones) == ["break", "damage", "deck", "field", "hand", "limit", "removed", "stack"]
    assert [name for name, piles in zones.items() if len(piles) == 1] == ["field", "stack"]
    assert [obj.face.name for obj in zones["field"][0]] == [PLAIN, CLERK]


@pytest.mark.rule("fftcg", "7.2")
def test_each_player_has_their_own_of_the_other_zones() -> None:
    table = rite("Discard 1 card. Draw 1 card. Your opponent discards 1 card.").hand(0, CLERK).hand(1, PLAIN)
    table.play(0, "Rite").resolve()
    assert sorted(table.zone_names(0, "break")) == [CLERK, "Rite"] and table.zone_names(1, "break") == [PLAIN]
    assert table.hand_size(0) == 1 and len(table.zone_names(0, "deck")) == 29
    assert table.hand_size(1) == 0 and len(table.zone_names(1, "deck")) == 30


@pytest.mark.rule("fftcg", "7.2.1")
def test_your_field_is_what_you_control_whoever_owns_it() -> None:
    table = rite("Choose 1 Forward opponent controls. You gain control of it.")
    table.define(name="Banner", type="backup", text="The Forwards you control gain +1000 power.")
    table.define(name="Crier", type="backup", text="When a Forward enters your field, draw 1 card.")
    table.field(0, "Banner", "Crier").field(1, PLAIN).sources(1, ice=3).hand(1, CLERK)
    assert table.power(PLAIN) == 6000
    table.play(0, "Rite").resolve()
    assert table.power(PLAIN) == 7000 and table.obj(PLAIN).owner == 1
    table.to("main1", player=1).play(1, CLERK)  # not onto the field of Crier's controller
    assert table.stack() == [] and table.hand_size(0) == 0


@pytest.mark.rule("fftcg", "7.3")
@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("Return it to its owner's hand.", "hand"),
        ("Return it to your hand.", "hand"),
        ("Break it.", "break"),
        ("Remove it from the game.", "removed"),
        ("Put it on top of its owner's deck.", "deck"),
        ("Put it on top of your deck.", "deck"),
    ],
)
def test_a_card_goes_to_its_owners_zone_of_that_kind(text: str, zone: str) -> None:
    table = rite(f"Choose 1 Forward. {text}").field(0, CLERK, owner=1).play(0, "Rite").resolve()
    assert CLERK in table.zone_names(1, zone) and CLERK not in table.zone_names(0, zone)


@pytest.mark.rule("fftcg", "7.4")
def test_a_card_that_left_and_came_back_is_a_new_card() -> None:
    table = rite("Choose 1 Forward. Break it.").sources(0, fire=1)
    table.define(name="Flicker", type="monster", text="{0}: Return all the Forwards to their owners' hands.")
    table.define(name="Moth", cost=0, power=3000, text="Back Attack").field(1, "Moth", counters={"Ember": 1})
    table.field(0, "Flicker", CLERK).play(0, "Rite", targets=["Moth"])
    table.use(0, "Flicker").resolve().passes(0).play(1, "Moth")
    assert table.is_on_field("Moth", 1) and table.stack() == ["Rite"]
    table.resolve()
    assert table.is_on_field("Moth", 1)  # another object than the one that was chosen


@pytest.mark.rule("fftcg", "7.4")
def test_what_a_card_had_gained_stays_behind_when_it_changes_zones() -> None:
    table = rite("Choose 1 Forward. It gains +3000 power and Haste until the end of the turn.").sources(0, fire=2)
    table.define(name="Flicker", type="monster", text="{0}: Return all the Forwards to their owners' hands.")
    table.field(0, "Flicker", PLAIN).play(0, "Rite").resolve()
    assert table.power(PLAIN) == 9000 and table.has(PLAIN, "haste")
    table.use(0, "Flicker").resolve().play(0, PLAIN)
    assert table.power(PLAIN) == 6000 and not table.has(PLAIN, "haste")


@pytest.mark.rule("fftcg", "7.6.1")
def test_a_hand_that_was_revealed_is_still_hidden() -> None:
    table = rite("Your opponent reveals their hand. Your opponent draws 1 card.")
    table.hand(1, PLAIN, PLAIN).deck(1, CLERK).play(0, "Rite").resolve()
    assert CLERK in table.hand_names(1)
    assert CLERK not in seen(table, "hand", 0) and CLERK in seen(table, "hand", 1)
    assert CLERK not in seen(table, "deck", 0) and CLERK not in seen(table, "deck", 1)


@pytest.mark.rule("fftcg", "7.6.2", "7.7.2", "7.8.3", "7.10.2", "7.13.2")
@pytest.mark.parametrize("zone", ["field", "damage", "break", "removed"])
def test_public_zones_are_seen_by_everybody(zone: str) -> None:
    table = scenario("fftcg").zone(0, zone, "Reed Archer", "Net Thrower").zone(1, zone, "Copper Lancer")
    for viewer in (0, 1, -1):
        for name in ("Reed Archer", "Net Thrower", "Copper Lancer"):
            assert name in seen(table, zone, viewer)
    assert seen(table, zone, 0) == seen(table, zone, 1)


@pytest.mark.rule("fftcg", "7.6.2", "7.13.2")
def test_face_down_cards_of_a_public_zone_are_not_seen() -> None:
    table = scenario("fftcg").zone(0, "removed", "Reed Archer", face_up=False).zone(0, "removed", "Net Thrower")
    for viewer in (0, 1):
        assert "Reed Archer" not in seen(table, "removed", viewer) and "Net Thrower" in seen(table, "removed", viewer)


@pytest.mark.rule("fftcg", "7.7.3")
def test_an_effect_does_not_deploy_a_second_one_of_a_name() -> None:
    table = rite("Choose 1 Forward in your Break Zone. Play it onto the field.").define(name="Only One", power=3000)
    table.field(0, "Only One").zone(0, "break", "Only One").play(0, "Rite").resolve()
    assert table.field_names(0).count("Only One") == 1 and "Only One" in table.zone_names(0, "break")


@pytest.mark.rule("fftcg", "7.7.3")
def test_two_of_a_name_that_would_come_together_lie_in_the_break_zone() -> None:
    def both(generic: bool) -> Table:
        table = rite("Play all the Forwards in your Break Zone onto the field.")
        table.define(name="Twin", power=3000, generic=generic)
        return table.zone(0, "break", "Twin", "Twin", CLERK).play(0, "Rite").resolve()

    table = both(generic=False)
    assert not table.is_on_field("Twin") and table.zone_names(0, "break").count("Twin") == 2
    assert table.is_on_field(CLERK, 0)
    assert both(generic=True).field_names(0).count("Twin") == 2


@pytest.mark.rule("fftcg", "7.7.3")
def test_both_players_may_have_one_of_the_same_name() -> None:
    table = scenario("fftcg").define(name="Only One", cost=1, power=3000).field(1, "Only One")
    table.sources(0, fire=1).hand(0, "Only One").play(0, "Only One")
    assert table.is_on_field("Only One", 0) and table.is_on_field("Only One", 1)


@pytest.mark.rule("fftcg", "7.7.3.1", "12.4.6")
def test_a_copy_with_the_generic_icon_does_not_bar_one_without_it() -> None:
    table = scenario("fftcg").define(id="T-1", name="Guard", cost=1, power=3000, generic=True)
    table.define(id="T-2", name="Guard", cost=1, power=4000).field(0, "T-1", "T-1").sources(0, fire=1).hand(0, "T-2")
    table.play(0, "Guard").end_step()
    assert table.field_names(0).count("Guard") == 3


@pytest.mark.rule("fftcg", "7.7.4")
def test_a_sixth_backup_is_neither_cast_nor_deployed_by_an_effect() -> None:
    table = rite("Choose 1 Backup in your Break Zone. Play it onto the field.").sources(0, fire=4)
    table.define(name="Helper", type="backup", cost=1).define(name="Sixth", type="backup", cost=1)
    table.hand(0, "Helper").zone(0, "break", "Sixth")
    assert table.why_not(0, "Helper") == ["7.7.4"]
    table.play(0, "Rite").resolve()
    assert table.zone_of("Sixth") == "break" and len(table.field_names(0)) == 5
    four = scenario("fftcg").define(name="Helper", type="backup", cost=1).sources(0, fire=4).hand(0, "Helper")
    assert four.play(0, "Helper").is_on_field("Helper", 0)


@pytest.mark.rule("fftcg", "7.7.5")
@pytest.mark.parametrize(("first", "second"), [("light", "light"), ("light", "dark"), ("dark", "dark")])
def test_a_second_light_or_dark_character_is_neither_cast_nor_deployed_by_an_effect(first: str, second: str) -> None:
    table = rite("Choose 1 Forward in your Break Zone. Play it onto the field.").sources(0, fire=1)
    table.define(name="Dawn", element=[first], power=3000).define(name="Dusk", element=[second], cost=1, power=3000)
    table.define(name="Moon", element=[second], cost=1, power=3000)
    table.field(0, "Dawn").hand(0, "Dusk").zone(0, "break", "Moon")
    assert table.why_not(0, "Dusk") == ["7.7.5"]
    table.play(0, "Rite", targets=["Moon"]).resolve()
    assert table.zone_of("Moon") == "break" and table.is_on_field("Dawn", 0)


TWO_FROM_HAND = "Play up to 2 Forwards from your hand onto the field."


@pytest.mark.rule("fftcg", "7.7.3")
def test_two_of_a_name_are_not_picked_to_be_played_together() -> None:
    table = forward(forward(stage(Call=TWO_FROM_HAND), "Twin"), "Other").hand(0, "Twin", "Twin", "Other")
    table.play(0, "Call").resolve().choose("Twin")
    assert [obj.face.name for obj in table.question.options] == ["Other"]  # the other Twin has no room beside it
    table.choose("Other")
    assert sorted(table.field_names(0)[-2:]) == ["Other", "Twin"] and table.hand_names(0) == ["Twin"]


@pytest.mark.rule("fftcg", "7.7.5", "7.7.4")
def test_two_light_characters_or_a_sixth_backup_are_not_picked_to_be_played_together() -> None:
    table = stage(Call="Play up to 2 Characters from your hand onto the field.").sources(0, fire=3)
    forward(forward(table, "Lamp", element=["light"]), "Shade", element=["dark"]).define(
        name="Bench", type="backup", element=["fire"], cost=1
    )
    table.define(name="Stool", type="backup", element=["fire"], cost=1).hand(0, "Lamp", "Shade", "Bench", "Stool")
    table.play(0, "Call").resolve().choose("Bench")
    assert {obj.face.name for obj in table.question.options} == {"Lamp", "Shade"}  # it is the fifth Backup
    table.undo().choose("Lamp")
    assert {obj.face.name for obj in table.question.options} == {"Bench", "Stool"}


@pytest.mark.rule("fftcg", "7.7.3")
def test_what_has_no_room_is_not_picked_and_not_offered() -> None:
    table = forward(stage(Call="You may play 1 Forward from your hand onto the field."), "Twin")
    table.hand(0, "Twin").field(0, "Twin").play(0, "Call").resolve()
    assert table.hand_names(0) == ["Twin"] and table.question.kind == "action"


@pytest.mark.rule("fftcg", "7.7.3")
def test_nor_are_two_of_a_name_picked_among_cards_that_were_looked_at() -> None:
    text = (
        "Look at the top 4 cards of your deck. Play up to 2 Forwards among them onto the field "
        "and return the other cards to the bottom of your deck in any order."
    )
    table = forward(forward(stage(Call=text), "Twin"), "Other").deck(0, "Twin", "Twin", "Other")
    table.play(0, "Call").resolve().choose("Twin")
    assert [obj.face.name for obj in table.question.options if obj.face.name == "Twin"] == []
