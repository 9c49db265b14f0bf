"""Rulings of whose zone a card comes from, of what is due to an effect and what pays, and of who deals damage."""

from __future__ import annotations

import pytest

from arbiter.testing import scenario


@pytest.mark.rule("fftcg", "7.2", "15.1.1.4.1")
def test_from_your_hand_asks_whose_hand() -> None:
    """Also behind "due to": a card of the opponent's own that goes by the same Summon is not meant."""
    for text in (
        "When a Forward is discarded from your hand due to your opponent's Summons or abilities, draw 1 card.",
        "When you discard a Forward due to your opponent's Summons or abilities, draw 1 card.",
        "When 1 or more Forwards are discarded from your hand due to your opponent's Summons or abilities, gain {C}.",
    ):
        table = scenario("fftcg").define(name="Keeper", type="backup", text=text).field(1, "Keeper")
        table.define(name="Purge", type="summon", element=["fire"], cost=1, text="Each player discards 1 card.")
        table.sources(0, fire=1).hand(0, "Purge", "Kiln Apprentice").hand(1, "Caravan Guard")
        table.play(0, "Purge").resolve()
        assert table.stack() == ["Keeper"]


@pytest.mark.rule("fftcg", "7.2", "15.1.1.5.1", "7.3")
def test_from_your_break_zone_asks_whose_break_zone() -> None:
    for text, triggers in (
        ("When a card is removed from the game from your Break Zone, draw 1 card.", 1),
        ("When 1 or more cards are removed from the game from your Break Zone, draw 1 card.", 1),
        ("When a card is removed from the game from your opponent's Break Zone, draw 1 card.", 0),
    ):
        table = scenario("fftcg").define(name="Keeper", type="backup", text=text).field(1, "Keeper")
        table.define(
            name="Dig",
            type="summon",
            element=["fire"],
            cost=1,
            text="Choose 1 card in your opponent's Break Zone. Remove it from the game.",
        )
        table.sources(0, fire=1).hand(0, "Dig").zone(1, "break", "Caravan Guard")
        table.play(0, "Dig").resolve()
        assert len(table.stack()) == triggers


@pytest.mark.rule("fftcg", "7.2", "7.3")
def test_a_card_that_returns_to_its_owners_hand_returns_to_yours_only_if_you_own_it() -> None:
    table = scenario("fftcg")
    table.define(name="Keeper", type="backup", text="When a Forward is returned to your hand, draw 1 card.")
    table.define(
        name="Gust",
        type="summon",
        element=["wind"],
        cost=1,
        text="Choose 2 Forwards. Return them to their owners' hands.",
    )
    table.sources(0, wind=1).hand(0, "Gust").field(0, "Keeper", "Kiln Apprentice").field(1, "Caravan Guard")
    table.play(0, "Gust").resolve()
    assert table.stack() == ["Keeper"]


@pytest.mark.rule("fftcg", "7.2", "11.8.16.2.1")
def test_a_forward_enters_from_your_break_zone_only_if_it_was_yours() -> None:
    table = scenario("fftcg")
    table.define(
        name="Keeper", type="backup", text="When a Forward enters the field from your Break Zone, draw 1 card."
    )
    table.define(
        name="Rise",
        type="summon",
        element=["fire"],
        cost=1,
        text="Choose 1 Forward in your Break Zone. Play it onto the field.",
    )
    table.sources(0, fire=1).hand(0, "Rise").zone(0, "break", "Kiln Apprentice").field(1, "Keeper")
    table.play(0, "Rise").resolve()
    assert table.is_on_field("Kiln Apprentice", 0) and table.stack() == []


@pytest.mark.rule("fftcg", "11.12.1", "5.2.1.3", "15.1.1.3.2", "15.1.1.2.1")
def test_what_pays_is_not_discarded_dulled_or_put_away_due_to_an_ability() -> None:
    """Effects are what Summons and abilities instruct; a cost, CP and an attack are none."""
    watched = (
        "When a card is discarded from your hand due to your Summons or abilities, draw 1 card.",
        "When you discard a card due to Summons or abilities, draw 1 card.",
        "When a Backup you control becomes dull due to your Summons or abilities, draw 1 card.",
        "When a Forward you control becomes dull due to your Summons or abilities, draw 1 card.",
        "When a Backup you control is put from the field into the Break Zone due to your abilities, draw 1 card.",
        "When a Backup you control leaves the field due to your Summons or abilities, draw 1 card.",
    )
    table = scenario("fftcg")
    table.define(name="Ear", type="monster", element=["fire"], text="\n".join(watched))
    table.define(
        name="Payer",
        type="backup",
        element=["fire"],
        text="{Fire}{Dull}, discard 1 card, put Payer into the Break Zone: Draw 1 card.",
    )
    table.sources(0, fire=1).field(0, "Ear", "Payer", "Ashroad Runner").hand(
        0, "Ashroad Runner", "Kiln Apprentice", "Kiln Apprentice"
    )
    table.use(0, "Payer", cost=["Ashroad Runner"])
    assert table.stack() == ["Payer"]
    table.resolve_all().play(0, "Kiln Apprentice")
    assert table.stack() == [] and table.hand_size(0) == 1
    table.attack("Ashroad Runner")
    assert table.stack() == []


@pytest.mark.rule("fftcg", "11.12.1", "11.8.14")
def test_what_an_effect_lets_you_discard_is_discarded_due_to_it() -> None:
    table = scenario("fftcg")
    table.define(
        name="Ear",
        type="monster",
        element=["fire"],
        text="When you discard a card due to your Summons or abilities, gain {C}.",
    )
    table.define(name="Trade", type="summon", element=["fire"], cost=1, text="Draw 1 card, then discard 1 card.")
    table.sources(0, fire=1).field(0, "Ear").hand(0, "Trade", "Kiln Apprentice")
    table.play(0, "Trade").resolve().choose("Kiln Apprentice").resolve_all()
    assert table.resource(0, "crystal") == 1


@pytest.mark.rule("fftcg", "11.12.1", "7.2.1")
def test_leaving_the_field_due_to_the_opponents_abilities_is_waited_for_once_for_all_that_leave() -> None:
    table = scenario("fftcg")
    table.define(
        name="Keeper",
        type="backup",
        text="When 1 or more Forwards you control leave the field due to your "
        "opponent's Summons or abilities, draw 1 card.",
    )
    table.define(
        name="Gust",
        type="summon",
        element=["wind"],
        cost=1,
        text="Return all the Forwards opponent controls to their owners' hands.",
    )
    table.sources(0, wind=1).hand(0, "Gust").field(1, "Keeper", "Kiln Apprentice", "Caravan Guard")
    table.play(0, "Gust").resolve()
    assert table.stack() == ["Keeper"]


@pytest.mark.rule("fftcg", "6.5.1", "6.5.2", "11.11.8")
@pytest.mark.parametrize(
    ("event", "told"),
    [
        ("a Forward opponent controls deals damage to you", "attack"),
        ("you receive damage from a Forward", "attack"),
        ("your opponent deals damage to you", "bolt attack"),
        ("your opponent deals you damage", "bolt attack"),
        ("you are dealt damage by your opponent's Summons or abilities", "bolt"),
        ("you receive damage due to your opponent's Summons or abilities", "bolt"),
        ("you receive damage due to your Summons or abilities", "own"),
        ("you receive damage from your Summons", "own"),
    ],
)
def test_who_deals_you_damage_and_by_what(event: str, told: str) -> None:
    table = scenario("fftcg").define(name="Ear", type="monster", text=f"When {event}, gain {{C}}.").field(1, "Ear")
    for name, who in (("Bolt", "your opponent"), ("Vow", "you")):
        table.define(name=name, type="summon", element=["fire"], cost=1, text=f"{name} deals {who} 1 point of damage.")
    table.sources(0, fire=1).sources(1, fire=1).field(0, "Ashroad Runner").hand(0, "Bolt").hand(1, "Vow")
    heard = []
    table.play(0, "Bolt").resolve()
    heard += ["bolt"] * len(table.stack())
    table.resolve_all().passes(0).play(1, "Vow").resolve()
    heard += ["own"] * len(table.stack())
    table.resolve_all().attack("Ashroad Runner").no_block().to("damage_resolution")
    heard += ["attack"] * len(table.stack())
    assert heard == told.split()


@pytest.mark.rule("fftcg", "11.8.16.2.1", "2.1", "2.2")
@pytest.mark.parametrize(
    ("text", "mine", "theirs"),
    [
        ("Opposing Forwards entering the field will not trigger any auto-abilities.", 2, 0),
        ("Forwards entering your opponent's field will not trigger any auto-abilities.", 2, 0),
        ("Forwards opponent controls entering the field don't trigger auto-abilities.", 2, 0),
        ("Forwards you control entering the field will not trigger any auto-abilities.", 0, 2),
        ("Forwards entering the field will not trigger any auto-abilities.", 0, 0),
    ],
)
def test_an_entering_that_triggers_nothing_is_heard_by_nobody(text: str, mine: int, theirs: int) -> None:
    """Neither by the card that enters nor by others; what it does later is heard, and so is a Backup."""
    table = scenario("fftcg").define(name="Hush", type="backup", element=["fire"], text=text).field(0, "Hush")
    words = "When Guest enters the field, gain {C}.\nWhen Guest attacks, gain {C}."
    table.define(name="Guest", element=["fire"], cost=1, generic=True, text=f"Haste\n{words}")
    table.define(
        name="Host",
        type="monster",
        generic=True,
        text="When a Forward enters the field, gain {C}.\nWhen a Backup enters the field, draw 1 card.",
    )
    table.define(name="Stall", type="backup", element=["fire"], cost=1, text="")
    table.define(
        name="Call", type="summon", element=["fire"], cost=1, text="Play 1 Forward from your hand onto the field."
    )
    table.sources(0, fire=2).sources(1, fire=1).hand(0, "Guest", "Stall").hand(1, "Call", "Guest").field(0, "Host")
    table.play(0, "Guest")
    if mine:
        table.order("Guest", "Host")
    assert len(table.stack()) == mine
    table.resolve_all().play(0, "Stall")
    assert table.stack() == ["Host"]
    table.resolve_all().passes(0).play(1, "Call").resolve()
    assert len(table.stack()) == theirs
