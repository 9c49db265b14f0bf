"""Chapters 7.8 to 7.14 of FINAL FANTASY TCG: damage, decks, Break Zone, hand, stack, removed cards, LB deck."""

import json

import pytest

from arbiter.testing import Table, scenario

PLAIN = "Kiln Apprentice"
CLERK = "Frost Clerk"


def rite(text: str, player: int = 0) -> Table:
    """The player has a Summon with this text in hand and the Backup to cast it; player 0's turn."""
    table = scenario("fftcg").define(name="Rite", type="summon", element=["fire"], cost=1, text=text)
    return table.sources(player, fire=1).hand(player, "Rite")


def seen(table: Table, zone: str, viewer: int) -> str:
    """What the viewer is told about a zone."""
    return json.dumps(table.view(viewer)["zones"][zone])


@pytest.mark.rule("fftcg", "7.8.2", "12.4.1")
def test_seven_cards_in_the_damage_zone_lose_the_game() -> None:
    table = scenario("fftcg").damage(1, 7).begin()
    assert table.over and table.winner == 0
    assert not scenario("fftcg").damage(1, 6).begin().over


@pytest.mark.rule("fftcg", "7.8.3")
def test_the_damage_zone_keeps_the_order_in_which_it_was_dealt() -> None:
    table = rite("Rite deals your opponent 3 points of damage.").damage(1, "Copper Lancer")
    table.deck(1, "Reed Archer", PLAIN, CLERK).play(0, "Rite").resolve()
    order = ["Copper Lancer", "Reed Archer", PLAIN, CLERK]
    assert table.zone_names(1, "damage") == order
    for viewer in (0, 1):
        shown = seen(table, "damage", viewer)
        assert [shown.index(name) for name in order] == sorted(shown.index(name) for name in order)


@pytest.mark.rule("fftcg", "7.9.2")
def test_nobody_sees_a_main_deck() -> None:
    table = scenario("fftcg").deck(0, "Reed Archer", "Net Thrower")
    for viewer in (0, 1, -1):
        assert "Reed Archer" not in json.dumps(table.view(viewer))
    assert table.view(0)["zones"]["deck"][0] == {"count": 32}


@pytest.mark.rule("fftcg", "7.9.2")
def test_the_order_of_a_main_deck_stays_as_it_is() -> None:
    table = scenario("fftcg").deck(0, "Reed Archer", "Net Thrower", "Copper Lancer", CLERK)
    table.turn(0, step="active", number=3, begin=True)
    assert table.hand_names(0) == ["Reed Archer", "Net Thrower"]
    table.to("main1", player=1).to("main1", player=0)
    assert table.hand_names(0) == ["Reed Archer", "Net Thrower", "Copper Lancer", CLERK]


@pytest.mark.rule("fftcg", "7.9.3")
def test_a_text_that_says_deck_means_the_main_deck() -> None:
    table = rite("Put the top card of your deck into the Break Zone. Draw 1 card.")
    table.zone(0, "limit", "Cinder Pilgrim", "The Unwritten Page").deck(0, CLERK, PLAIN).play(0, "Rite").resolve()
    assert table.hand_names(0) == [PLAIN] and CLERK in table.zone_names(0, "break")
    assert len(table.zone_names(0, "limit")) == 2


@pytest.mark.rule("fftcg", "7.10.1", "7.2")
def test_broken_and_discarded_cards_and_used_summons_lie_in_the_break_zone() -> None:
    table = scenario("fftcg").define(name="Rite", type="summon", cost=2, text="Choose 1 Forward. Break it.")
    table.hand(0, "Rite", PLAIN).field(1, CLERK).play(0, "Rite")
    assert table.zone_names(0, "break") == [PLAIN]  # discarded for CP
    table.resolve()
    assert table.zone_names(0, "break") == [PLAIN, "Rite"] and table.zone_names(1, "break") == [CLERK]


@pytest.mark.rule("fftcg", "7.11.1")
def test_drawn_cards_come_to_the_hand() -> None:
    table = rite("Draw 2 cards.").deck(0, CLERK, PLAIN).play(0, "Rite").resolve()
    assert table.hand_names(0) == [CLERK, PLAIN] and len(table.zone_names(0, "deck")) == 30


@pytest.mark.rule("fftcg", "7.11.2")
def test_only_its_player_sees_a_hand() -> None:
    table = scenario("fftcg").hand(0, "Reed Archer").hand(1, "Net Thrower")
    assert "Reed Archer" in seen(table, "hand", 0) and "Net Thrower" not in seen(table, "hand", 0)
    assert "Net Thrower" in seen(table, "hand", 1) and "Reed Archer" not in seen(table, "hand", 1)
    assert [pile["count"] for pile in table.view(0)["zones"]["hand"]] == [1, 1]


@pytest.mark.rule("fftcg", "7.12.1", "7.12.2")
def test_summons_and_abilities_wait_on_the_stack_where_everybody_sees_them() -> None:
    table = rite("Draw 1 card.").define(name="Smith", power=3000, text="{0}: Gain {C}.").field(0, "Smith")
    table.play(0, "Rite").use(0, "Smith")
    assert table.hand_size(0) == 0 and table.resource(0, "crystal") == 0  # nothing has happened yet
    for viewer in (0, 1, -1):
        assert [item["source"] for item in table.view(viewer)["items"]] == ["Rite", "Smith"]
    table.resolve_all()
    assert table.hand_size(0) == 1 and table.resource(0, "crystal") == 1 and table.view(1)["items"] == []


@pytest.mark.rule("fftcg", "7.12.3")
def test_what_is_new_on_the_stack_lies_above_and_resolves_first() -> None:
    table = rite("Choose 1 Forward. Deal it 6000 damage.")
    text = "{0}: Choose 1 Forward. It gains +3000 power until the end of the turn."
    table.define(name="Smith", power=3000, text=text)
    table.field(1, "Smith").field(0, PLAIN).play(0, "Rite", targets=[PLAIN]).passes(0)
    table.use(1, "Smith", targets=[PLAIN])
    assert table.stack() == ["Rite", "Smith"]
    table.resolve()
    assert table.stack() == ["Rite"] and table.power(PLAIN) == 9000
    table.resolve()
    assert table.is_on_field(PLAIN, 0) and table.damage_on(PLAIN) == 6000


@pytest.mark.rule("fftcg", "7.13.3")
def test_a_card_removed_face_down_has_no_characteristics() -> None:
    def table(face_up: bool) -> Table:
        made = rite("Draw 1 card for each Forward removed from the game.")
        return made.zone(0, "removed", CLERK, PLAIN, face_up=face_up).play(0, "Rite").resolve()

    assert table(face_up=True).hand_size(0) == 2
    assert table(face_up=False).hand_size(0) == 0


@pytest.mark.rule("fftcg", "7.14.1", "8.2.1.1")
def test_the_lb_deck_lies_face_down_at_the_start_and_apart_from_the_main_deck() -> None:
    table = scenario("fftcg").zone(0, "limit", "Cinder Pilgrim", "The Unwritten Page")
    table.turn(0, step="setup", number=0, begin=True)
    table.option("first").no().no()
    assert [obj.face_up for obj in table.objects("limit", 0)] == [False, False]
    assert table.zone_names(0, "limit") == ["Cinder Pilgrim", "The Unwritten Page"]  # not shuffled
    everywhere = table.zone_names(0, "deck") + table.hand_names(0)
    assert "Cinder Pilgrim" not in everywhere and "The Unwritten Page" not in everywhere


@pytest.mark.rule("fftcg", "7.14.2")
def test_face_down_lb_cards_are_seen_by_their_owner_only() -> None:
    table = scenario("fftcg").zone(0, "limit", "Cinder Pilgrim").zone(0, "limit", "The Unwritten Page", face_up=True)
    assert "Cinder Pilgrim" in seen(table, "limit", 0) and "Cinder Pilgrim" not in seen(table, "limit", 1)
    assert "The Unwritten Page" in seen(table, "limit", 0) and "The Unwritten Page" in seen(table, "limit", 1)
