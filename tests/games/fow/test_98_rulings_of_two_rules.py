"""Rulings where two rules meet: values on the chase and off it, costs that are replaced, what is known of what left."""

from __future__ import annotations

import pytest

from tests.games.fow.tables import life, table
from tests.games.fow.written import chant, regalia, resonator, written

HEN = resonator("Hen", cost="{0}", size=(300, 300))
OX = resonator("Ox", cost="{0}", size=(800, 800))
KILL = chant("Kill", "[Quickcast]", "Destroy target resonator.")


@pytest.mark.rule("fow", "204.1b", "104.7a")
def test_an_x_counts_on_the_chase_and_nowhere_else() -> None:
    swell = chant("Swell", "You gain X00 life.", cost="{R}{X}")
    three = chant("Three", "[Quickcast]", "Cancel target spell with total cost 3.")
    t = table(swell, three, stones=3).hand(0, "Swell").hand(1, "Three").play(0, "Swell", x=2).passes(0)
    t.play(1, "Three", targets=["Swell"]).resolve()
    assert life(t)[0] == 4000 and t.zone_names(0, "graveyard") == ["Swell"]
    dig = chant("Dig", "Put target card with total cost 1 or less from your graveyard into your hand.")
    t = table(swell, dig).zone(0, "graveyard", "Swell").hand(0, "Dig").play(0, "Dig", targets=["Swell"]).resolve()
    assert t.hand_names(0) == ["Swell"]


@pytest.mark.rule("fow", "505.5", "1205.1", "906.3")
def test_what_dies_as_effects_end_is_heard_and_the_last_step_is_done_again() -> None:
    frail = resonator(
        "Frail",
        "When this card is put into a graveyard from the field >>> Draw two cards.",
        cost="{0}",
        size=(100, 100),
    )
    boost = chant("Boost", "Target resonator gains [+0/+300] until end of turn.")
    curse = chant("Curse", "Put two [-100/-100] counters on target resonator.")
    t = table(frail, boost, curse, HEN).field(0, "Frail").hand(0, "Boost", "Curse", *["Hen"] * 6)
    t.play(0, "Boost").resolve().play(0, "Curse").resolve().to("final_hand")
    assert "Frail" in t.zone_names(0, "graveyard") and t.hand_size(0) == 8
    assert t.choose("Hen").hand_size(0) == 7 and t.turn_number == 4


@pytest.mark.rule("fow", "705.2a", "903.2h-2")
def test_the_x_of_a_judgment_is_not_0_and_is_the_x_of_the_j_ruler() -> None:
    other = {"name": "Rue, Risen", "type": ["J-ruler"], "attribute": ["W"], "race": ["Human"], "atk": 900, "def": 900}
    other["abilities"] = ["[Enter] >>> You gain X00 life."]
    rue = written("Rue", "Ruler", "[Judgment] {X}", cost=None, attribute=["W"], other=[other])
    assert table(rue, rulers=False).zone(0, "ruler", "Rue").acts(0, "judgment") == []
    t = table(rue, stones=3, rulers=False).zone(0, "ruler", "Rue").act(0, "judgment", "Rue")
    assert life(t.number(2).resolve().resolve())[0] == 4200


@pytest.mark.rule("fow", "903.2l-2")
def test_a_cost_of_destroying_cannot_be_replaced_and_a_cost_of_banishing_can() -> None:
    guard = regalia(
        "Guard", "If a resonator you control would be destroyed, put it on the bottom of its owner's deck instead."
    )
    altar = regalia("Altar", "Destroy a resonator you control: Draw a card.")
    assert not table(guard, altar, HEN).field(0, "Guard", "Altar", "Hen").can("use", 0, "Altar")
    guard = regalia(
        "Guard", "If a resonator you control would be put into a graveyard, remove it from the game instead."
    )
    altar = regalia("Altar", "Banish a resonator: Draw a card.")
    t = table(guard, altar, HEN).field(0, "Guard", "Altar", "Hen").use(0, "Altar").resolve()
    assert t.hand_size(0) == 1 and t.zone_names(0, "removed") == ["Hen"]


@pytest.mark.rule("fow", "911.1")
def test_an_activate_ability_knows_its_source_as_it_was_when_it_was_played() -> None:
    spitter = resonator("Spitter", "{0}: This card deals damage equal to its ATK to target player.", size=(300, 300))
    boost = chant("Boost", "[Quickcast]", "Target resonator gains [+500/+0] until end of turn.")
    t = table(spitter, boost, KILL).field(0, "Spitter").hand(0, "Boost", "Kill").use(0, "Spitter", targets=[1])
    t.play(0, "Boost").resolve().play(0, "Kill").resolve()
    assert life(t.resolve())[1] == 3700


@pytest.mark.rule("fow", "1002.5", "1207.2")
def test_bestowed_regalia_that_becomes_a_resonator_falls_off_and_cannot_be_bestowed() -> None:
    become = "{0}: This card becomes a [400/400] resonator until end of turn."
    blade = regalia("Blade", "[Bestow] {0}", "Bestowed card gains [+300/+300].", become)
    t = table(blade, HEN).field(0, "Blade", "Hen").use(0, "Blade", ability="bestow", targets=["Hen"]).resolve()
    assert t.power("Hen") == 600
    assert t.use(0, "Blade", ability="becomes").resolve().power("Hen") == 300
    assert t.use(0, "Blade", ability="bestow", targets=["Hen"]).resolve().power("Hen") == 300


@pytest.mark.rule("fow", "1045.6", "1045.6a")
def test_of_a_stack_only_the_top_card_leaves_the_field_but_all_come_to_the_graveyard() -> None:
    leaves = regalia("Leaves", "Whenever a resonator you control leaves the field >>> You gain 100 life.")
    comes = regalia("Comes", "Whenever a card is put into your graveyard >>> You gain 1000 life.")
    t = table(leaves, comes, HEN, OX, KILL).field(0, "Leaves", "Comes").field(0, "Ox", under=("Hen",)).hand(1, "Kill")
    t.passes(0).play(1, "Kill", targets=["Ox"]).resolve()
    t.option("leaves").option("(Ox)").resolve_all()
    assert life(t)[0] == 6100


@pytest.mark.rule("fow", "1115.2a", "713.3b")
def test_a_contract_from_the_graveyard_is_made_though_the_chant_would_be_removed() -> None:
    other = {"name": "Guest", "type": ["J-ruler"], "attribute": ["B"], "race": ["Demon"], "atk": 1300, "def": 1200}
    pact = chant("Pact", "[Remnant]", 'You may contract this card with "fire ruler".', race="Contract", other=[other])
    t = table(pact).zone(0, "graveyard", "Pact").play(0, "Pact").resolve().yes()
    assert t.field_names(0) == ["Guest"] and t.zone_names(0, "removed") == []


@pytest.mark.rule("fow", "1103.2a", "1169.2", "806.2b")
def test_pierce_and_multi_strike_hit_the_player_with_the_rest_and_then_with_all() -> None:
    ram = resonator("Ram", "[Pierce] [Multi Strike]", cost="{0}", size=(400, 900))
    t = table(ram, HEN).field(0, "Ram").field(1, "Hen").attack("Ram", at=1).block("Hen").to("battle_end")
    assert life(t)[1] == 4000 - 100 - 400


@pytest.mark.rule("fow", "903.2d-1", "901.2c")
def test_each_named_ability_counts_all_but_asks_only_its_own_limit() -> None:
    ada = resonator("Ada", "<Brew> {0}: Draw a card. Play only one <Brew> ability per turn.")
    ben = resonator("Ben", "<Brew> {0}: You gain 100 life. Play only two <Brew> abilities per turn.")
    t = table(ada, ben).field(0, "Ada", "Ben").use(0, "Ada").resolve()
    assert not t.can("use", 0, "Ada") and t.can("use", 0, "Ben")
    t = table(ada, ben).field(0, "Ada", "Ben").use(0, "Ben").resolve()
    assert not t.can("use", 0, "Ada") and t.can("use", 0, "Ben")


@pytest.mark.rule("fow", "909.3g", "909.3h")
@pytest.mark.parametrize(("order", "power"), [(("Shrink", "Boost"), 600), (("Boost", "Shrink"), 300)])
def test_what_becomes_of_a_size_is_changed_by_what_comes_later_and_by_counters(
    order: tuple[str, ...], power: int
) -> None:
    shrink = chant("Shrink", "Target resonator becomes [100/100] until end of turn.")
    boost = chant("Boost", "Target resonator gains [+300/+300] until end of turn.")
    t = table(shrink, boost, OX).field(0, "Ox", counters={"+100/+100": 2}).hand(0, *order)
    for name in order:
        t.play(0, name).resolve()
    assert t.power("Ox") == power
