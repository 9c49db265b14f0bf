"""Further wordings, played: what cannot attack, be destroyed or be reversed; how cards enter; hands that are shown."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript, scenario
from tests.games.caster.rulings import barrier, board, caster, conjure, servant

DOOM = conjure("Doom", "Destroy target servant.")


@pytest.mark.rule("caster", "1007.2", "804.3")
def test_what_cannot_be_destroyed_in_battle_is_destroyed_otherwise() -> None:
    t = board(servant("Oak", 0, 0, text="This card cannot be destroyed in battle."), servant("Ram", 3000), DOOM)
    t.field(0, "Ram").field(1, "Oak").hand(0, "Doom").sources(0, solis=1)
    struck = scenario.load(t.notation())
    assert struck.attack("Ram", at="Oak").to("end_begin").is_on_field("Oak", 1)
    assert t.play(0, "Doom", targets=["Oak"]).resolve().zone_names(1, "graveyard") == ["Oak"]


@pytest.mark.rule("caster", "1007.2", "901.2d", "312.3")
def test_what_enemy_spells_cannot_destroy_their_abilities_can() -> None:
    oak = servant("Oak", text="This card cannot be destroyed by enemy spells.")
    t = board(oak, {**DOOM, "cost": 0}, caster("Moll", "[Rest]: Destroy target servant."))
    t.field(0, "Moll").field(1, "Oak").hand(0, "Doom")
    t.play(0, "Doom", targets=["Oak"]).resolve()
    assert t.is_on_field("Oak", 1)
    t.use(0, "Moll", "Destroy", targets=["Oak"]).resolve()
    assert not t.is_on_field("Oak", 1)


@pytest.mark.rule("caster", "104.4", "303.1a", "1011.1")
def test_what_cannot_be_reversed_may_enter_reversed_and_switches_one_way_only() -> None:
    t = board(servant("Oak", text="This card cannot be reversed."), conjure("Twirl", "Switch target servant."))
    t.hand(0, "Oak", "Twirl", "Twirl").sources(0, solis=4).play(0, "Oak").resolve().option("reversed")
    assert t.is_reversed("Oak")
    t.play(0, "Twirl", targets=["Oak"]).resolve()
    assert not t.is_reversed("Oak")
    t.play(0, "Twirl", targets=["Oak"]).resolve()
    assert not t.is_reversed("Oak") and not t.is_rested("Oak")


@pytest.mark.rule("caster", "104.4", "803.3a", "803.3b")
def test_who_cannot_attack_reversed_servants_is_not_kept_from_their_player() -> None:
    t = board(servant("Ram", text="This card cannot attack reversed servants."), servant("Oak"), servant("Elm"))
    t.field(0, "Ram").field(1, "Oak", reversed=True).field(1, "Elm").zone(1, "orb", "Oak")
    with pytest.raises(BadScript):
        t.attack("Ram", at=t.card("Oak", 1, zone="field"))
    assert t.attack("Ram", at=1).end_step().zone_names(1, "orb") == []


@pytest.mark.rule("caster", "104.1", "702.3")
def test_a_servant_that_enters_reversed_leaves_no_choice() -> None:
    for text, place in (("This card enters the field reversed.", 0), ("", 1)):
        t = board(servant("Oak", text=text), barrier("Gate", "Enemy servants enter the field reversed."))
        if place:
            t.field(1, "Gate")
        assert t.hand(0, "Oak").sources(0, solis=2).play(0, "Oak").resolve().is_reversed("Oak")


@pytest.mark.rule("caster", "803.3b", "906.2")
def test_an_attack_on_a_player_is_told_from_one_on_a_servant() -> None:
    for at, drawn in ((1, 1), ("Oak", 0)):
        ram = servant("Ram", 0, text="Whenever this card attacks an enemy player ⇒ Draw a card.")
        t = board(ram, servant("Oak")).field(0, "Ram").field(1, "Oak").zone(1, "orb", "Ram")
        t.attack("Ram", at=t.card("Oak", 1) if at == "Oak" else 1).to("end_begin")
        assert t.hand_size(0) == drawn


@pytest.mark.rule("caster", "1012.3")
@pytest.mark.parametrize("words", ["you search your deck", "you have searched", "you search"])
def test_a_search_is_waited_for_in_several_words(words: str) -> None:
    seek = conjure("Seek", "Search your deck for a servant and put it into your hand. Then shuffle your deck.")
    t = board(barrier("Lens", f"Whenever {words} ⇒ Draw a card."), seek, servant("Oak")).field(0, "Lens")
    t.deck(0, "Oak").hand(0, "Seek").sources(0, solis=1).play(0, "Seek").resolve().choose("Oak")
    assert t.stack() == ["Lens"]


@pytest.mark.rule("caster", "1008.2a", "903.2h")
def test_two_orbs_are_banished_only_where_there_are_two() -> None:
    for orbs, can in ((1, False), (2, True)):
        t = board(servant("Oak", text="Banish two orbs: Draw a card.")).field(0, "Oak")
        t.zone(0, "orb", *["Oak"] * orbs).zone(1, "orb", "Oak", "Oak")
        assert t.can("use", 0, t.card("Oak", 0, zone="field")) is can


@pytest.mark.rule("caster", "903.2g-4", "907.5")
def test_costs_fall_for_each_and_aether_is_told_by_its_element_in_words() -> None:
    big = servant("Oak", cost=4, element="Aqua", text="This card costs [1] less for each servant in your graveyard.")
    t = board(big, servant("Elm"), caster("Moll", "[Rest]: Produce two Aqua aether.", element="Solis"))
    t.field(0, "Moll").hand(0, "Oak").zone(0, "graveyard", "Elm")
    assert not t.can("play", 0, "Oak")
    t = board(big, servant("Elm"), caster("Moll", "[Rest]: Produce two Aqua aether.", element="Solis"))
    assert t.field(0, "Moll").hand(0, "Oak").zone(0, "graveyard", "Elm", "Elm").can("play", 0, "Oak")


@pytest.mark.rule("caster", "1014.1", "206.1")
def test_what_is_also_of_a_race_keeps_its_own() -> None:
    glow = barrier("Glow", "Allied Lamps gain +500 ATK.\nAllied Hollows gain +300 ATK.")
    t = board(servant("Oak", text="This card is also a Lamp."), glow).field(0, "Oak", "Glow")
    assert t.power("Oak") == 1800


@pytest.mark.rule("caster", "1013.1", "1004.1")
@pytest.mark.parametrize(
    "text",
    [
        "Target enemy player reveals their hand. Choose a servant from it. That player discards that card.",
        "Your opponent reveals their hand. You choose a servant from among them. They discard it.",
        "Look at your opponent's hand. Choose a servant from among them and discard it.",
    ],
)
def test_a_card_is_chosen_out_of_a_hand_that_was_shown(text: str) -> None:
    t = board(conjure("Peek", text), servant("Oak"), servant("Elm"), DOOM)
    t.hand(0, "Peek").hand(1, "Oak", "Doom", "Elm").sources(0, solis=1).play(0, "Peek").resolve().choose("Elm")
    assert t.zone_names(1, "graveyard") == ["Elm"] and t.hand_size(1) == 2


@pytest.mark.rule("caster", "909.1c", "305.2")
def test_cards_in_an_enemy_hand_are_counted() -> None:
    for cards, has in ((2, False), (3, True)):
        text = "As long as an enemy player has three or more cards in their hand, this card gains [Hubris]."
        t = board(servant("Oak", text=text)).field(0, "Oak").hand(1, *["Oak"] * cards)
        assert t.has(t.card("Oak", 0), "Hubris") is has


@pytest.mark.rule("caster", "1107.2", "906.5b")
def test_last_words_may_put_the_card_into_the_hand() -> None:
    t = board(servant("Oak", text="[Last Words] ⇒ Put this card from your graveyard into your hand."), DOOM)
    t.field(1, "Oak").hand(0, "Doom").sources(0, solis=1).play(0, "Doom", targets=["Oak"]).resolve().resolve()
    assert t.hand_names(1) == ["Oak"]
