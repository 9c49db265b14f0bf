"""Chapters 9.1 to 9.8, without 9.6: abilities, where they are active, how they are played, and will."""

from __future__ import annotations

import pytest

from tests.games.fow5.written import chant, instant, regalia, resonator, ruler, stone, table

BELL = "You gain 100 life."


# ---------------------------------------------------------------- 9.1  kinds of abilities and effects


@pytest.mark.rule("fow5", "9.1/2", "9.1/3", "9.1/4")
def test_abilities_are_known_by_their_form_with_and_without_icons() -> None:
    old = regalia(
        "Old",
        f"[Activate] Pay {{R}}: {BELL}",
        "[Continuous]: Whenever a resonator enters your field, you gain 100 life.",
        "[Continuous]: Resonators you control gain [+100/+100].",
    )
    new = regalia(
        "New",
        f"{{R}}: {BELL}",
        "Whenever a resonator enters your field, you gain 100 life.",
        "Resonators you control gain [+100/+100].",
    )
    for face in (old, new):
        t = table(face, stones=2).field(0, face.name).hand(0, "Pup").play(0, "Pup").resolve()
        assert t.stack() == [face.name] and t.power("Pup") == 400
        t.resolve().use(0, face.name).resolve()
        assert t.resource(0, "life") == 4200


@pytest.mark.rule("fow5", "9.1/5")
def test_abilities_of_one_name_are_the_same_ability() -> None:
    tune = f"<Tune> {{0}}: {BELL} Play this ability only once per turn."
    plain = f"{{0}}: {BELL} Play this ability only once per turn."
    horn, drum = regalia("Horn", tune), regalia("Drum", tune)
    t = table(horn, drum).field(0, "Horn", "Drum").use(0, "Horn").resolve()
    assert not t.can("use", 0, "Drum")
    horn, drum = regalia("Horn", plain), regalia("Drum", plain)
    assert table(horn, drum).field(0, "Horn", "Drum").use(0, "Horn").resolve().can("use", 0, "Drum")


@pytest.mark.rule("fow5", "9.1/7", "9.8/1")
def test_a_one_time_effect_is_over_when_it_is_done() -> None:
    rest = chant("Lull", "Rest all resonators.")
    t = table(rest, stones=1).field(1, "Dog").hand(0, "Lull", "Pup").play(0, "Lull").resolve().play(0, "Pup").resolve()
    assert t.is_rested("Dog") and not t.is_rested("Pup")


@pytest.mark.rule("fow5", "9.1/7a", "9.4/1")
def test_a_continuous_effect_lasts_as_it_says_or_as_long_as_its_ability_is_active() -> None:
    grow = chant("Grow", "Target resonator gains [+200/+0] until end of turn.")
    banner = regalia("Banner", "Resonators you control gain [+100/+0].", f"Banish this card: {BELL}")
    t = table(grow, banner).field(0, "Dog", "Banner").hand(0, "Grow").play(0, "Grow").resolve()
    assert t.power("Dog") == 900
    t.next_turn()
    assert t.power("Dog") == 700
    t.next_turn().to("main").use(0, "Banner")
    assert t.power("Dog") == 600


@pytest.mark.rule("fow5", "9.1/7b", "9.10/1")
def test_what_is_replaced_never_happens() -> None:
    cat = resonator("Cat", "If this card would be destroyed, return it to its owner's hand instead.")
    bell = regalia("Knell", "Whenever a resonator is destroyed, you gain 100 life.")
    crush = instant("Crush", "Destroy target resonator.")
    t = table(cat, bell, crush).field(0, "Cat", "Knell").hand(0, "Crush").play(0, "Crush").resolve()
    assert t.hand_names(0) == ["Cat"] and t.stack() == []


# ---------------------------------------------------------------- 9.2  where abilities are active


@pytest.mark.rule("fow5", "9.2/1", "9.2/1a")
def test_a_resonators_abilities_are_active_in_a_field() -> None:
    scribe = resonator("Scribe", f"{{0}}: {BELL}", "Resonators you control gain [+100/+0].")
    assert not table(scribe).hand(0, "Scribe").zone(0, "graveyard", "Scribe").can("use", 0, "Scribe")
    t = table(scribe).field(0, "Dog").zone(0, "graveyard", "Scribe").hand(0, "Scribe")
    assert t.power("Dog") == 600
    t = table(scribe).field(0, "Scribe", "Dog")
    assert t.can("use", 0, "Scribe") and t.power("Dog") == 700


@pytest.mark.rule("fow5", "9.2/1b")
def test_a_rulers_abilities_are_active_in_the_ruler_area_and_not_on_its_other_side() -> None:
    queen = ruler("Queen", "[J-Activate] Pay {R}.", "Resonators you control gain [+100/+0].")
    t = table(queen, rulers=False).zone(0, "ruler", "Queen").zone(1, "ruler", "Heron").field(0, "Dog")
    assert t.power("Dog") == 700
    t = table(queen, rulers=False).field(0, "Judge of Queen", "Dog").zone(1, "ruler", "Heron")
    assert t.power("Dog") == 600


@pytest.mark.rule("fow5", "9.2/1c")
def test_a_magic_stones_abilities_are_active_in_a_magic_stone_area() -> None:
    odd = stone("Odd Stone", "{Rest}: Produce {R}.", "Resonators you control gain [+100/+0].")
    t = table(odd).zone(0, "stone_area", "Odd Stone").field(0, "Dog").hand(0, "Pup")
    assert t.power("Dog") == 700 and t.can("play", 0, "Pup")
    t = table(odd).field(0, "Odd Stone", "Dog").hand(0, "Pup")
    assert t.power("Dog") == 600 and not t.can("play", 0, "Pup")


@pytest.mark.rule("fow5", "9.2/2")
def test_a_text_that_names_an_area_is_active_there() -> None:
    ghost = resonator("Ghost", "{0}: Put this card from your graveyard into your hand.")
    assert table(ghost).zone(0, "graveyard", "Ghost").use(0, "Ghost").resolve().hand_names(0) == ["Ghost"]
    assert not table(ghost).field(0, "Ghost").can("use", 0, "Ghost")


# ---------------------------------------------------------------- 9.3  playing and resolving


@pytest.mark.rule("fow5", "9.3/4")
def test_options_are_chosen_while_playing_and_the_others_are_not_there() -> None:
    fork = chant("Fork", "Choose one: Destroy target resonator; or you gain 500 life.")
    t = table(fork).hand(0, "Fork").play(0, "Fork", modes=[2])  # the option with a target is not needed
    assert t.resolve().resource(0, "life") == 4500
    t = table(fork).field(1, "Dog").hand(0, "Fork").play(0, "Fork", modes=[1], targets=["Dog"]).resolve()
    assert t.zone_names(1, "graveyard") == ["Dog"] and t.resource(0, "life") == 4000


@pytest.mark.rule("fow5", "9.3/4a")
def test_without_a_legal_target_nothing_is_played() -> None:
    crush = chant("Crush", "Destroy target resonator. You gain 500 life.")
    t = table(crush).hand(0, "Crush")
    assert not t.can("play", 0, "Crush") and t.why_not(0, "Crush") == ["9.3/4a"]


@pytest.mark.rule("fow5", "9.3/4b")
def test_costs_are_increased_before_they_are_decreased() -> None:
    tax = regalia("Tax", "Your opponent pays {1} more to play spells.")
    cheap = chant("Cheap", "You may pay {2} less to play this card.", BELL, cost="{1}")
    t = table(tax, cheap).field(1, "Tax").hand(0, "Cheap").play(0, "Cheap").resolve()  # 1 + 1 - 2; not 1 - 2, then + 1
    assert t.resource(0, "life") == 4100
    plain = chant("Plain", BELL, cost="{1}")
    assert not table(tax, plain, stones=1).field(1, "Tax").hand(0, "Plain").can("play", 0, "Plain")


@pytest.mark.rule("fow5", "9.3/4b")
def test_a_quality_is_altered_before_a_quantity_is_changed() -> None:
    tax = regalia("Tax", "Your opponent pays {1} more to play spells.")
    other = chant("Other", "You may banish a resonator rather than pay this card's cost.", BELL, cost="{4}")
    t = table(tax, other).field(0, "Dog").field(1, "Tax").hand(0, "Other")
    assert not t.can("play", 0, "Other")  # one will more than the banished resonator
    t = table(tax, other, stones=1).field(0, "Dog").field(1, "Tax").hand(0, "Other").play(0, "Other", cost=["Dog"])
    assert t.is_rested("Fire Magic Stone") and t.resolve().resource(0, "life") == 4100


@pytest.mark.rule("fow5", "9.3/4b")
def test_a_part_of_the_cost_that_is_replaced_counts_as_done() -> None:
    eater = resonator("Eater", f"Banish a resonator: {BELL}")
    ghost = resonator(
        "Ghost", "If this card would be put into a graveyard from a field, remove it from the game instead."
    )
    t = table(eater, ghost).field(0, "Eater", "Ghost").use(0, "Eater", cost=["Ghost"]).resolve()
    assert t.zone_names(0, "removed") == ["Ghost"] and t.resource(0, "life") == 4100


@pytest.mark.rule("fow5", "9.3/5", "9.3/5a")
def test_without_its_target_the_rest_of_a_text_is_still_done() -> None:
    crush = chant("Crush", "Destroy target resonator. You gain 500 life.")
    lift = instant("Lift", "Return target resonator to its owner's hand.")
    t = table(crush, lift).field(1, "Dog").hand(0, "Crush").hand(1, "Lift").play(0, "Crush").passes(0)
    t.play(1, "Lift").resolve().resolve()
    assert t.hand_names(1) == ["Dog"] and t.resource(0, "life") == 4500


# ---------------------------------------------------------------- 9.4  base abilities


@pytest.mark.rule("fow5", "9.4/2")
def test_what_defines_attribute_race_or_atk_does_so_in_every_zone() -> None:
    changeling = resonator("Changeling", "Treat this card as an Elf.", "Treat this card as a light card.", cost="{R}")
    elves = chant("Elves Home", "Put target Elf from your graveyard into your hand.")
    light = chant("Light Home", "Put target light resonator from your graveyard into your hand.")
    for spell in (elves, light):
        t = (
            table(changeling, spell)
            .zone(0, "graveyard", "Changeling")
            .hand(0, spell.name)
            .play(0, spell.name)
            .resolve()
        )
        assert t.hand_names(0) == ["Changeling"]
    giant = resonator(
        "Giant", "This card's ATK becomes X00, where X is the number of cards in your graveyard.", size=(0, 100)
    )
    big = chant("Big Home", "Put target resonator with ATK 200 or more from your graveyard into your hand.")
    t = table(giant, big).zone(0, "graveyard", "Giant", "Giant").hand(0, "Big Home")
    assert t.can("play", 0, "Big Home")
    assert not table(giant, big).zone(0, "graveyard", "Giant").hand(0, "Big Home").can("play", 0, "Big Home")


@pytest.mark.rule("fow5", "9.4/2")
def test_an_ability_with_a_condition_or_a_bonus_is_no_base_ability() -> None:
    proud = resonator("Proud", "This card gains [+500/+0].", size=(100, 100))
    big = chant("Big Home", "Put target resonator with ATK 500 or more from your graveyard into your hand.")
    assert not table(proud, big).zone(0, "graveyard", "Proud").hand(0, "Big Home").can("play", 0, "Big Home")


@pytest.mark.rule("fow5", "9.4/3")
def test_being_treated_as_a_magic_stone_type_is_a_base_ability() -> None:
    dawn = stone("Dawn Stone", "Treat this card as a light magic stone and a fire magic stone.")
    assert {"light_stone", "fire_stone"} <= dawn.traits.types
    lose = regalia("Hush", "Magic stones lose all abilities.")
    dim = chant("Dim", "Destroy target light magic stone.")
    t = (
        table(dawn, lose, dim)
        .zone(1, "stone_area", "Dawn Stone")
        .field(0, "Hush")
        .hand(0, "Dim")
        .play(0, "Dim")
        .resolve()
    )
    assert t.zone_names(1, "graveyard") == ["Dawn Stone"]


# ---------------------------------------------------------------- 9.5  activate abilities


@pytest.mark.rule("fow5", "9.5/2")
def test_an_activate_ability_is_played_with_targets_and_costs_like_anything_else() -> None:
    thrower = resonator("Thrower", "{R}: This card deals 100 damage to target resonator your opponent controls.")
    assert not table(thrower, stones=1).field(0, "Thrower").can("use", 0, "Thrower")
    assert not table(thrower).field(0, "Thrower").field(1, "Dog").can("use", 0, "Thrower")
    t = table(thrower, stones=1).field(0, "Thrower").field(1, "Dog").use(0, "Thrower")
    assert t.stack() == ["Thrower"]


@pytest.mark.rule("fow5", "9.5/3")
def test_a_resonator_does_not_rest_for_its_ability_in_the_turn_in_which_it_came() -> None:
    scribe = resonator("Scribe", f"{{Rest}}: {BELL}", "{0}: Draw a card.")
    t = table(scribe).hand(0, "Scribe").play(0, "Scribe").resolve()
    assert t.can("use", 0, "Scribe")
    t.use(0, "Scribe").resolve()  # only the one without the symbol was there
    assert t.hand_size(0) == 1 and t.resource(0, "life") == 4000
    t = table(scribe).field(0, "Scribe").use(0, "Scribe", ability="Rest").resolve()
    assert t.resource(0, "life") == 4100
    idol = regalia("Idol", f"{{Rest}}: {BELL}")
    assert table(idol).hand(0, "Idol").play(0, "Idol").resolve().can("use", 0, "Idol")  # a regalia does


@pytest.mark.rule("fow5", "9.5/4")
def test_a_j_ruler_does_not_rest_for_its_ability_in_the_turn_of_its_judgment() -> None:
    queen = ruler("Queen", "[J-Activate] Pay {R}.", judged=(f"{{Rest}}: {BELL}",))
    t = table(queen, stones=1, rulers=False).zone(0, "ruler", "Queen").zone(1, "ruler", "Heron")
    t.act(0, "judgment", "Queen").resolve()
    assert t.is_on_field("Judge of Queen", 0) and not t.can("use", 0, "Judge of Queen")
    t.next_turn().next_turn().to("main")
    assert t.can("use", 0, "Judge of Queen")


# ---------------------------------------------------------------- 9.7  will


def will(t: object, player: int = 0) -> list[str]:
    return [unit.colour for unit in t.game.state.pools[player]]  # type: ignore[attr-defined]


@pytest.mark.rule("fow5", "9.7/1")
def test_an_ability_that_produces_will_without_a_target_is_a_will_ability_whatever_else_it_does() -> None:
    spring = regalia("Spring", "{Rest}: Produce {R}. You gain 100 life.")
    t = table(spring).field(0, "Spring").act(0, "will", "Spring")
    assert t.stack() == [] and will(t) == ["fire"] and t.resource(0, "life") == 4100
    aimed = regalia("Aimed", "{Rest}: Target player gains 100 life. Produce {R}.")
    t = table(aimed).field(0, "Aimed").use(0, "Aimed", targets=["player 0"])
    assert t.stack() == ["Aimed"] and will(t) == []


@pytest.mark.rule("fow5", "9.7/1")
def test_an_automatic_ability_that_answers_will_abilities_with_will_is_one_and_a_spell_is_none() -> None:
    moss = regalia("Moss", "Whenever you play a will ability of a magic stone, produce {G}.")
    t = table(moss, stones=1).by_hand(0).field(0, "Moss").act(0, "will", "Fire Magic Stone")
    assert t.stack() == [] and sorted(will(t)) == ["fire", "wind"]
    surge = instant("Surge", "Produce {R}{R}.")
    t = table(surge).hand(0, "Surge").play(0, "Surge")
    assert t.stack() == ["Surge"] and will(t) == []
    assert will(t.resolve()) == ["fire", "fire"]


@pytest.mark.rule("fow5", "9.7/4")
def test_produced_will_stays_until_it_is_paid_or_ceases_by_the_rules() -> None:
    surge = instant("Surge", "Produce {R}{R}.")
    t = table(surge).field(0, "Dog").hand(0, "Surge", "Pup").play(0, "Surge").resolve()
    t.attack("Dog").to("main")  # a battle does not take it away
    assert will(t) == ["fire", "fire"]
    assert will(t.play(0, "Pup")) == ["fire"]
    assert will(t.next_turn()) == []


@pytest.mark.rule("fow5", "9.7/5", "9.7/6")
def test_a_will_without_an_attribute_pays_only_numbers() -> None:
    jar = regalia("Jar", "{Rest}: Produce {1}.")
    golem = resonator("Golem", cost="{1}")
    t = table(jar, golem).field(0, "Jar").hand(0, "Golem", "Pup")
    assert t.can("play", 0, "Golem") and not t.can("play", 0, "Pup")
    for attribute, cost in (("light", "{W}"), ("fire", "{R}"), ("water", "{U}"), ("wind", "{G}"), ("darkness", "{B}")):
        named = resonator("Named", cost=cost)
        t = table(named).zone(0, "stone_area", f"{attribute.title()} Magic Stone").hand(0, "Named")
        assert t.can("play", 0, "Named")


@pytest.mark.rule("fow5", "9.7/8", "9.7/8a")
def test_a_moon_will_has_a_characteristic_and_no_attribute() -> None:
    pearl = stone("Pearl", "{Rest}: Produce {M}.")
    tide, golem = resonator("Tide", cost="{M}"), resonator("Golem", cost="{1}")
    t = table(pearl, tide, golem).zone(0, "stone_area", "Pearl").hand(0, "Tide", "Golem", "Pup")
    assert t.can("play", 0, "Tide") and t.can("play", 0, "Golem") and not t.can("play", 0, "Pup")
    assert tide.traits.colours == frozenset()
