"""104.4, 803, 910: what cannot be done to things or with them, what must be attacked, and what happens instead."""

from __future__ import annotations

import pytest

from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, resonator

KILL = chant("Kill", "Destroy target resonator.")
CALF = resonator("Calf", "", size=(300, 300))
OX = resonator("Ox", "", size=(500, 500))


@pytest.mark.rule("fow", "104.4")
@pytest.mark.parametrize(("caster", "left"), [(0, ["Ox"]), (1, [])])
def test_what_the_opponents_effects_cannot_remove_ones_own_can(caster: int, left: list[str]) -> None:
    text = "Cards in your graveyard cannot be removed from the game by spells or abilities your opponent controls."
    crypt = regalia("Crypt", text)
    dig = chant("Dig", "Remove target card in any graveyard from the game.", "[Quickcast]")
    t = table(crypt, dig, OX).field(1, "Crypt").zone(1, "graveyard", "Ox").hand(caster, "Dig")
    if caster:
        t.turn(1)
    t.play(caster, "Dig", targets=["Ox"]).resolve()
    assert [name for name in t.zone_names(1, "graveyard") if name == "Ox"] == left


@pytest.mark.rule("fow", "803.3", "718.2")
def test_who_must_attack_a_card_attacks_it_if_able_and_is_free_if_not() -> None:
    bait = resonator("Bait", "Resonators your opponent controls must attack this card if able.")
    t = table(bait, OX, CALF).field(0, "Ox").field(1, "Bait", "Calf", rested=True).attack("Ox", at="Bait")
    assert t.game.state.combat is not None and t.game.state.combat.target == t.find("Bait")[0].id
    t = table(bait, OX).field(0, "Ox").field(1, "Bait").attack("Ox")  # it is recovered: nobody is able to
    assert t.game.state.combat is not None and t.game.state.combat.target == 0


@pytest.mark.rule("fow", "803.3")
def test_what_cannot_attack_resonators_attacks_players() -> None:
    tame = resonator("Tame", "This card cannot attack resonators.")
    t = table(tame, CALF).field(0, "Tame").field(1, "Calf", rested=True).attack("Tame")
    assert t.game.state.combat is not None and t.game.state.combat.target == 0


@pytest.mark.rule("fow", "1102.1", "1107.2")
def test_lost_keywords_cannot_be_gained_again() -> None:
    net = regalia("Net", "Resonators your opponent controls lose and cannot gain [Flying].")
    bird = resonator("Bird", "[Flying]")
    wings = chant("Wings", "Target resonator gains [Flying] until end of turn.")
    t = table(net, bird, wings).field(1, "Net").field(0, "Bird").hand(0, "Wings").play(0, "Wings", targets=["Bird"])
    t.resolve()
    assert "flying" not in t.find("Bird")[0].now.keywords


@pytest.mark.rule("fow", "903.1a")
def test_a_target_player_cannot_play_what_is_named_this_turn() -> None:
    hush = chant("Hush", "Target player cannot play spells until end of turn.", "[Quickcast]")
    t = table(hush, KILL, OX).field(1, "Ox").hand(0, "Kill", "Hush").play(0, "Hush", targets=["player 0"]).resolve()
    assert not t.can("play", 0, "Kill")


@pytest.mark.rule("fow", "909.1", "910.1")
def test_what_a_text_can_declare_an_effect_can_declare_for_a_turn() -> None:
    rage = resonator(
        "Rage", "{0}: Until end of turn, if this card would deal damage, it deals double that much instead."
    )
    t = table(rage).field(0, "Rage").use(0, "Rage").resolve().attack("Rage").to("main")
    assert t.resource(1, "life") == 3000


@pytest.mark.rule("fow", "910.1", "910.3")
@pytest.mark.parametrize("saved", [True, False])
def test_instead_of_being_destroyed_it_may_lose_a_counter(saved: bool) -> None:
    text = "If this card would be destroyed, you may remove a limit counter from it instead."
    golem = resonator("Golem", f"{text} If you do, remove all damage from it.")
    t = table(golem, KILL).field(1, "Golem", counters={"limit": 1}, damage=100).hand(0, "Kill")
    t.play(0, "Kill", targets=["Golem"]).resolve()
    t = t.yes() if saved else t.no()
    assert t.zone_names(1, "field") == (["Golem"] if saved else [])
    if saved:
        assert t.damage_on("Golem") == 0 and t.find("Golem")[0].count("limit") == 0


@pytest.mark.rule("fow", "910.1")
def test_another_goes_in_its_stead() -> None:
    text = "If added resonator would be destroyed, banish this card instead."
    shield = regalia("Shield", f"{text} If you do, remove all damage from that resonator.")
    t = table(shield, OX, KILL).field(1, "Ox", damage=100).hand(0, "Kill")
    t.zone(1, "field", "Shield", host="Ox").play(0, "Kill", targets=["Ox"]).resolve()
    assert t.zone_names(1, "field") == ["Ox"] and t.damage_on("Ox") == 0 and t.zone_names(1, "graveyard") == ["Shield"]


@pytest.mark.rule("fow", "302.6", "910.1")
@pytest.mark.parametrize(("owner", "zone"), [(0, "removed"), (1, "graveyard")])
def test_what_would_go_to_your_graveyard_is_yours_alone(owner: int, zone: str) -> None:
    rift = regalia("Rift", "If a card would be put into your graveyard from anywhere, remove it from the game instead.")
    t = table(rift, OX, KILL).field(0, "Rift").field(owner, "Ox").hand(1, "Kill").turn(1)
    t.play(1, "Kill", targets=["Ox"]).resolve()
    assert t.zone_names(owner, zone).count("Ox") == 1
