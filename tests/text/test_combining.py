"""Alternatives, amounts, conditions and what was done before, in places where they were once refused: played out."""

from __future__ import annotations

import pytest

from arbiter.games.fftcg.language import LANGUAGE
from arbiter.testing import Table, scenario
from arbiter.text.compiler import compile_text, print_abilities
from arbiter.text.deletion import meaning
from arbiter.text.errors import TextError

PLAIN = "Kiln Apprentice"  # a Fire Forward of cost 2 with 6000 power


def stage(text: str, kind: str = "summon", **more: object) -> Table:
    """Player 0 holds the Probe with this text, and can cast it."""
    fire: dict[str, object] = {"element": ["fire"], "cost": 1}
    made = scenario("fftcg").define(name="Probe", type=kind, text=text, **{**fire, **more})
    made.define(name="Nothing", type="summon", text="Gain {C}.", **fire)
    return made.hand(0, "Probe").sources(0, fire=3)


READ_BACK = (
    "Choose 1 Forward. Dull it or activate it.",
    "Choose 1 Forward. If you have a {C}, deal it 8000 damage.",
    "Choose 2 cards in your opponent's Break Zone. Remove them from the game. "
    "Draw 1 card for each card removed by this effect.",
    "Choose up to 2 cards in your opponent's Break Zone. Remove them from the game. "
    "When 2 or more Characters are removed from the game by this effect, draw 1 card.",
    "Your opponent gains control of all the Forwards you control.",
    "Choose 1 Forward. Deal it 9000 damage minus 1000 damage for each card in your opponent's hand.",
    "Remove 1 Warp Counter from all the Forwards you control for each Backup you control.",
    "Choose 1 card in your Damage Zone. Add it to your hand. Put 1 card from your hand into the Damage Zone.",
    "Choose 1 Summon in your Break Zone. Remove it from the game. "
    "During this game, you can cast it at any time you could normally cast it.",
    "Choose 1 Summon in your Break Zone. You can cast it this turn. The cost required to cast it is reduced by 3.",
    "Choose 1 Forward. "
    "During this turn, the next damage dealt to it by Summons or abilities is reduced by 3000 instead.",
    "Choose 1 Forward. If it deals damage to you or a Forward this turn, the damage becomes 0 instead.",
    "Choose 1 Forward. Activate it and negate all damage dealt to it.",
    "Reveal the top 5 cards of your deck. If you have a ‹Job Scout› among them, draw 1 card.",
)


@pytest.mark.parametrize("text", READ_BACK)
def test_what_is_printed_reads_to_the_same(text: str) -> None:
    abilities = compile_text(LANGUAGE, "Probe", "summon", text)
    again = compile_text(LANGUAGE, "Probe", "summon", print_abilities(LANGUAGE, "Probe", abilities))
    assert meaning(again) == meaning(abilities)


def test_one_of_two_things_is_done_as_its_player_likes() -> None:
    table = stage("Choose 1 Forward. Dull it or deal it 1000 damage.").field(1, PLAIN)
    table.play(0, "Probe").resolve().modes(2)
    assert table.damage_on(PLAIN) == 1000 and not table.is_rested(PLAIN)
    table = stage("Choose 1 Forward. Dull it or deal it 1000 damage.").field(1, PLAIN)
    table.play(0, "Probe").resolve().modes(1)
    assert table.damage_on(PLAIN) == 0 and table.is_rested(PLAIN)


def test_a_crystal_that_is_had_is_a_condition() -> None:
    text = "Choose 1 Forward. Deal it 1000 damage. If you have a {C}, deal it 3000 damage instead."
    for had, dealt in ((0, 1000), (1, 3000)):
        table = stage(text).field(1, PLAIN).resources(0, crystal=had)
        table.play(0, "Probe").resolve()
        assert table.damage_on(PLAIN) == dealt


def test_what_this_effect_removed_is_counted_and_nothing_else() -> None:
    text = (
        "Choose up to 2 cards in your opponent's Break Zone. Remove them from the game. "
        "Draw 1 card for each Forward removed by this effect."
    )
    table = stage(text).zone(1, "break", PLAIN, "Nothing").zone(1, "removed", PLAIN)
    table.play(0, "Probe", targets=[PLAIN, "Nothing"]).resolve()
    assert table.hand_size(0) == 1


def test_a_second_summon_of_a_turn_is_the_second_summon_and_not_the_second_card() -> None:
    text = "During each turn, when you cast the second Summon you've cast, gain {C}{C}."
    table = stage(text, "backup").define(name="Late", type="forward", element=["fire"], cost=1, power=1000)
    table.field(0, "Probe").hand(0, "Nothing", "Nothing", "Late")
    table.play(0, "Late").play(0, "Nothing").resolve_all()
    assert table.resource(0, "crystal") == 1
    table.play(0, "Nothing").resolve_all()
    assert table.resource(0, "crystal") == 4


def test_a_stronger_statement_stands_in_place_of_the_weaker() -> None:
    text = (
        "The Forwards opponent controls lose 1000 power. "
        "If you control a Monster, the Forwards opponent controls lose 3000 power instead."
    )
    table = stage(text, "backup").define(name="Slime", type="monster", element=["fire"], cost=1)
    assert table.field(0, "Probe").field(1, PLAIN).power(PLAIN) == 5000
    table = stage(text, "backup").define(name="Slime", type="monster", element=["fire"], cost=1)
    assert table.field(0, "Probe", "Slime").field(1, PLAIN).power(PLAIN) == 3000


def test_gaining_and_becoming_in_one_breath() -> None:
    table = stage("{0}: Probe gains Haste and Probe's power becomes 9000.", "forward", power=1000).field(0, "Probe")
    table.use(0, "Probe").resolve()
    assert table.power("Probe", 0) == 9000 and table.has("Probe", "haste", 0)


def test_an_opponent_gains_control() -> None:
    table = stage("When Probe enters the field, your opponent gains control of Probe.", "forward", power=1000)
    table.play(0, "Probe").resolve()
    assert table.field_names(1) == ["Probe"]


def test_a_cost_like_the_highest_one_in_play() -> None:
    text = (
        "The cost required to cast Probe is reduced by 1 "
        "for each CP required to cast the highest cost Forward you control."
    )
    table = stage(text, "forward", cost=5, power=1000).field(0, PLAIN)
    assert table.can("play", 0, "Probe")
    assert not stage(text, "forward", cost=5, power=1000).can("play", 0, "Probe")


@pytest.mark.rule("fftcg", "6.5.2")
def test_what_is_used_as_an_ex_burst_knows_it() -> None:
    text = "[EX BURST] Gain {C}. If Probe results from an EX Burst, gain {C}{C}."
    cast = stage(text)
    cast.play(0, "Probe").resolve()
    assert cast.resource(0, "crystal") == 1
    hurt = stage("Deal your opponent 1 point of damage.")
    hurt.define(name="Echo", type="summon", element=["ice"], cost=1, text=text.replace("Probe", "Echo"), ex_burst=True)
    hurt.deck(1, "Echo").play(0, "Probe").resolve().yes().resolve_all()
    assert hurt.resource(1, "crystal") == 3


def test_a_card_that_was_just_put_into_play_is_spoken_of() -> None:
    text = (
        "Play 1 Forward of cost 2 or less from your hand onto the field. "
        "When it enters the field, if it is a ‹Job Scout›, gain {C}."
    )
    table = stage(text).define(name="Pathfinder", type="forward", job="Scout", element=["ice"], cost=2, power=1000)
    table.hand(0, "Pathfinder").play(0, "Probe").resolve_all()
    assert table.field_names(0)[-1] == "Pathfinder" and table.resource(0, "crystal") == 1
    with pytest.raises(TextError):
        compile_text(LANGUAGE, "Probe", "summon", "Draw 1 card. When it enters the field, gain {C}.")


def test_one_of_each_is_picked_among_the_revealed() -> None:
    text = (
        "Reveal the top 3 cards of your deck. Add up to 1 Summon and up to 1 Forward among them to your hand "
        "and return the other cards to the bottom of your deck in any order."
    )
    table = stage(text).deck(0, "Nothing", PLAIN, "Nothing")
    table.play(0, "Probe").resolve().choose("Nothing").choose(PLAIN)
    assert sorted(table.hand_names(0)) == sorted([PLAIN, "Nothing"])


def test_damage_is_taken_off() -> None:
    table = stage("Choose 1 Forward. Negate all damage dealt to it.").field(1, PLAIN)
    table.define(name="Bolt", type="summon", element=["fire"], cost=1, text="Choose 1 Forward. Deal it 2000 damage.")
    table.hand(0, "Bolt").play(0, "Bolt").resolve().play(0, "Probe").resolve()
    assert table.damage_on(PLAIN) == 0


def test_only_damage_by_texts_is_lessened() -> None:
    text = (
        "Choose 1 Forward. "
        "During this turn, the next damage dealt to it by Summons or abilities is reduced by 3000 instead."
    )
    table = stage(text).field(1, PLAIN)
    table.define(name="Bolt", type="summon", element=["fire"], cost=1, text="Choose 1 Forward. Deal it 4000 damage.")
    table.hand(0, "Bolt").play(0, "Probe").resolve().play(0, "Bolt").resolve()
    assert table.damage_on(PLAIN) == 1000


def bolt(table: Table) -> Table:
    text = "Choose 1 Forward. Deal it 4000 damage."
    return table.define(name="Bolt", type="summon", element=["fire"], cost=1, text=text).hand(0, "Bolt")


def test_damage_is_borne_by_another() -> None:
    text = "If a Forward you control other than Probe is dealt damage, the damage is dealt to Probe instead."
    table = bolt(stage(text, "forward", power=7000)).field(0, "Probe", PLAIN)
    table.play(0, "Bolt", targets=[PLAIN]).resolve()
    assert table.damage_on(PLAIN) == 0 and table.damage_on("Probe", 0) == 4000


def test_only_the_next_damage_is_borne_by_another() -> None:
    text = (
        "When Probe enters the field, choose 1 Forward you control other than Probe. "
        "During this turn, the next damage dealt to it is dealt to Probe instead."
    )
    table = bolt(bolt(stage(text, "forward", power=7000))).field(0, PLAIN)
    table.play(0, "Probe").resolve().play(0, "Bolt", targets=[PLAIN]).resolve()
    assert table.damage_on(PLAIN) == 0 and table.damage_on("Probe", 0) == 4000
    table.play(0, "Bolt", targets=[PLAIN]).resolve()
    assert table.damage_on(PLAIN) == 4000
