"""901, 902 and 904 to 905 once more: abilities and effects of certain cards, names, timestamps, costs off the chase."""

from __future__ import annotations

import pytest

from arbiter.kernel import layers
from arbiter.kernel.entries import Entry, stamp_of
from arbiter.script import abilities as ab
from arbiter.script import statements as st
from arbiter.script.amounts import Number
from arbiter.script.base import Quality, Stat
from arbiter.script.nouns import YOU, Every, Group, Is, Self
from arbiter.testing import Table
from tests.games.fow.plain import make
from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, resonator

STING = "{0}: This card deals 300 damage to target J/resonator."


# ---------------------------------------------------------------- 901


@pytest.mark.rule("fow", "901.1a")
def test_a_darkness_ability_is_an_ability_of_a_darkness_card() -> None:
    hush = chant("Hush", "[Quickcast]", "Cancel target darkness ability.")
    imp = resonator("Imp", STING, attribute="darkness")
    elf = resonator("Elf", STING, attribute="light")
    for name, found in (("Imp", True), ("Elf", False)):
        t = table(hush, imp, elf).field(0, "Imp", "Elf").hand(1, "Hush").use(0, name, targets=["Elf"]).passes(0)
        assert t.can("play", 1, "Hush") is found
    t = table(hush, imp, elf).field(0, "Imp", "Elf").hand(1, "Hush").use(0, "Imp", targets=["Elf"]).passes(0)
    t.play(1, "Hush").resolve_all()
    assert t.damage_on("Elf") == 0


@pytest.mark.rule("fow", "901.1a")
def test_what_darkness_abilities_cannot_target() -> None:
    monk = resonator("Monk", "This card cannot be targeted by darkness abilities.")
    imp = resonator("Imp", STING, attribute="darkness")
    elf = resonator("Elf", STING, attribute="light")
    t = table(monk, imp, elf).field(0, "Imp", "Elf").field(1, "Monk")
    t.use(0, "Elf", targets=["Monk"]).resolve()
    assert t.damage_on("Monk") == 300
    t = table(monk, imp, elf).field(0, "Imp").field(1, "Monk").use(0, "Imp").resolve()
    assert t.damage_on("Monk") == 0 and t.damage_on("Imp") == 300  # only itself is left to be targeted


ECHO = "<Echo> {0}: You gain 100 life. Play only one <Echo> ability per turn."


@pytest.mark.rule("fow", "901.2", "901.2a", "901.2c")
def test_an_ability_can_have_a_name_by_which_texts_speak_of_it() -> None:
    horn, drum = regalia("Horn", ECHO), regalia("Drum", ECHO)
    lute = regalia("Lute", "<Tune> {0}: You gain 100 life. Play only one <Tune> ability per turn.")
    t = table(horn, drum, lute).field(0, "Horn", "Drum", "Lute").use(0, "Horn").resolve()
    assert not t.can("use", 0, "Drum") and t.can("use", 0, "Lute")


@pytest.mark.rule("fow", "901.2")
def test_an_automatic_ability_can_have_a_name() -> None:
    line = "<Chime> Whenever you draw a card >>> You gain 100 life. "
    line += "Each turn, only one <Chime> ability triggers per player."
    one, two = regalia("One", line), regalia("Two", line)
    feast = chant("Feast", "Draw two cards.")
    t = table(one, two, feast).field(0, "One", "Two").hand(0, "Feast").play(0, "Feast").resolve().resolve_all()
    assert t.resource(0, "life") == 4100


@pytest.mark.rule("fow", "901.2d")
def test_a_gods_art_is_no_named_ability() -> None:
    sun = regalia("Sun", 'God\'s Art "Echo" {0}: You gain 100 life.')
    t = table(sun, regalia("Horn", ECHO)).field(0, "Sun", "Horn").use(0, "Sun").resolve()
    assert t.can("use", 0, "Horn")  # <Echo> has not been played yet
    t.use(0, "Horn").resolve()
    assert not t.can("use", 0, "Horn") and t.resource(0, "life") == 4200


# ---------------------------------------------------------------- 902


@pytest.mark.rule("fow", "902.1a")
def test_a_darkness_effect_is_one_that_a_darkness_card_makes() -> None:
    saint = resonator(
        "Saint", "Prevent all damage that would be dealt to this card by darkness effects.", size=(100, 900)
    )
    imp = resonator("Imp", STING, attribute="darkness")
    elf = resonator("Elf", STING, attribute="light")
    t = table(saint, imp, elf).field(0, "Imp", "Elf").field(1, "Saint")
    t.use(0, "Imp", targets=["Saint"]).resolve()
    assert t.damage_on("Saint") == 0
    t.use(0, "Elf", targets=["Saint"]).resolve()
    assert t.damage_on("Saint") == 300
    t = table(saint, imp).field(0, "Imp").field(1, "Saint").attack("Imp").block("Saint").to("battle_damage")
    assert t.damage_on("Saint") == 500  # no effect deals the damage of a battle


@pytest.mark.rule("fow", "902.3b")
def test_an_ability_that_was_gained_has_the_time_at_which_it_was_gained() -> None:
    hen = resonator("Hen", size=(500, 500))
    lamp = regalia("Lamp", "Resonators you control become [300/300].", cost="{0}")
    grow = chant("Grow", 'Target resonator gains "This card becomes [800/800]." until end of turn.')
    t = table(hen, lamp, grow).field(0, "Hen", "Lamp").hand(0, "Grow").play(0, "Grow").resolve()
    assert t.power("Hen") == 800  # the card is older than the lamp, its new ability is not
    t = table(hen, lamp, grow).field(0, "Hen").hand(0, "Grow", "Lamp").play(0, "Grow").resolve()
    assert t.play(0, "Lamp").resolve().power("Hen") == 300


@pytest.mark.rule("fow", "902.3b", "902.3a")
def test_a_card_that_came_anew_has_new_effects() -> None:
    hen = resonator("Hen", size=(500, 500))
    lamp = regalia("Lamp", "Resonators you control become [300/300].", cost="{0}")
    torch = regalia("Torch", "Resonators you control become [800/800].", cost="{0}")
    back = chant("Back", "Return target regalia to its owner's hand.")
    t = table(hen, lamp, torch, back).field(0, "Hen", "Lamp", "Torch").hand(0, "Back")
    assert t.power("Hen") == 800
    t.play(0, "Back", targets=["Lamp"]).resolve().play(0, "Lamp").resolve()
    assert t.power("Hen") == 300


def counter_order(t: Table) -> list[str]:
    """The counters of Hen in the order in which what they do is applied."""
    entries: list[Entry] = []
    layers.collect_counters(t.game, t.obj("Hen"), entries)
    changes = [entry.change for entry in sorted(entries, key=stamp_of)]
    return list(dict.fromkeys(change.kind for change in changes if isinstance(change, st.CounterStat)))


@pytest.mark.rule("fow", "902.3d", "902.3e", "1203.3", "1203.3a")
def test_all_counters_of_a_kind_are_as_new_as_the_last_of_them() -> None:
    hen = resonator("Hen", size=(500, 500))
    fog = regalia("Fog", "[+100/+100] counters on resonators you control become [0/0] counters.")
    up = chant("Up", "Put a [+100/+100] counter on target resonator.")
    down = chant("Down", "Put a [-100/-100] counter on target resonator.")
    t = table(hen, fog, up, down).field(0, "Hen", "Fog").hand(0, "Up", "Down", "Up")
    t.play(0, "Up").resolve().play(0, "Down").resolve()
    assert counter_order(t) == ["+100/+100", "-100/-100"]
    t.play(0, "Up").resolve()
    assert t.counters("Hen", "+100/+100") == 2 and counter_order(t) == ["-100/-100", "+100/+100"]


@pytest.mark.rule("fow", "1203.3", "1203.3a")
def test_counters_that_became_nothing_stay_and_neither_change_nor_cancel_anything() -> None:
    hen = resonator("Hen", size=(500, 500))
    fog = regalia("Fog", "[+100/+100] counters on resonators you control become [0/0] counters.", cost="{0}")
    down = chant("Down", "Put a [-100/-100] counter on target resonator.")
    wreck = chant("Wreck", "Destroy target regalia.")
    t = table(hen, fog, down, wreck).field(0, "Hen", counters={"+100/+100": 2}).hand(0, "Fog", "Down", "Wreck")
    assert t.power("Hen") == 700
    t.play(0, "Fog").resolve()
    assert t.power("Hen") == 500 and t.counters("Hen", "+100/+100") == 2
    t.play(0, "Down").resolve()
    assert t.power("Hen") == 400 and t.counters("Hen", "+100/+100") == 2 and t.counters("Hen", "-100/-100") == 1
    t.play(0, "Wreck").resolve()
    assert t.power("Hen") == 600 and t.counters("Hen", "+100/+100") == 1 and t.counters("Hen", "-100/-100") == 0


@pytest.mark.rule("fow", "1203.3")
def test_a_spell_can_make_counters_nothing_for_a_turn() -> None:
    hen = resonator("Hen", size=(500, 500))
    calm = chant("Calm", "[+100/+100] counters on resonators become [0/0] counters until end of turn.")
    t = table(hen, calm).field(0, "Hen", counters={"+100/+100": 2}).hand(0, "Calm").play(0, "Calm").resolve()
    assert t.power("Hen") == 500
    assert t.next_turn().power("Hen") == 700


# ---------------------------------------------------------------- 904, 905, 906


@pytest.mark.rule("fow", "904.6")
def test_what_a_base_ability_grants_is_no_base_ability() -> None:
    taller = ab.Static("taller", None, (st.Affects(Self(), (st.AddStat(Stat.POWER, Number(200)),)),))
    mine = Every(Group((Is(Quality.TYPE, "resonator"),), ("hand", "field"), YOU))
    choir = ab.Static("choir", None, (st.Affects(mine, (st.AddAbility(taller),)),), None, ("field", "graveyard"))
    t = table(make("Choir", "regalia", abilities=(choir,))).zone(0, "graveyard", "Choir").field(0, "fire 2")
    t.hand(0, "fire 1")
    held = t.obj("fire 1", 0, "hand").now
    assert any(program.text == "taller" for program in held.programs)
    assert t.power("fire 2") == 800 and held.power == 300  # what was granted is active in the field only


OPTIONS = "{Rest}, or {W}, or {G}: You gain 100 life."


@pytest.mark.rule("fow", "905.1c")
@pytest.mark.parametrize(
    ("ban", "hit"),
    [
        ("with {Rest} in their cost", {"Harp", "Bell", "Drum"}),  # 707.2  nor is a stone rested for the Drum
        ("with a will activation cost", {"Harp", "Drum"}),
        ("with a wind will activation cost", {"Harp"}),
        ("with a fire will activation cost", set()),
        ("with a will activation cost of 0 or less", {"Harp"}),
        ("with a will activation cost of 1 or less", {"Harp"}),
        ("with a will activation cost of 2 or more", {"Drum"}),
    ],
)
def test_off_the_chase_every_part_and_option_is_a_cost_of_the_ability(ban: str, hit: set[str]) -> None:
    gain = "You gain 100 life."
    cards = [regalia("Harp", OPTIONS), regalia("Bell", f"{{Rest}}: {gain}"), regalia("Drum", f"{{2}}: {gain}")]
    cards += [regalia("Pipe", f"{{0}}: {gain}"), regalia("Ban", f"Players cannot play activate abilities {ban}.")]
    t = table(*cards, stones=2).field(0, "Harp", "Bell", "Drum", "Pipe").field(1, "Ban")
    assert {name for name in ("Harp", "Bell", "Drum", "Pipe") if not t.can("use", 0, name)} == hit


@pytest.mark.rule("fow", "905.1c")
def test_an_ability_without_a_will_cost_does_not_get_one_in_its_place() -> None:
    toll = regalia("Toll", "The will activation cost of activate abilities of resonators becomes {2}.")
    imp = resonator("Imp", "{0}: You gain 100 life.")
    elf = resonator("Elf", "{W}: You gain 100 life.")
    t = table(toll, imp, elf).field(0, "Imp", "Elf").field(1, "Toll")
    assert t.can("use", 0, "Imp") and not t.can("use", 0, "Elf")
    t = table(toll, imp, elf, stones=2).field(0, "Imp", "Elf").field(1, "Toll").use(0, "Elf")
    assert all(obj.turned for obj in t.game.field if "magic_stone" in obj.now.types)  # two of any kind


@pytest.mark.rule("fow", "104.4")
def test_activate_abilities_that_a_text_prohibits_are_not_played() -> None:
    imp = resonator("Imp", "{0}: You gain 100 life.")
    ban = regalia("Ban", "Your opponent cannot play activate abilities of resonators.")
    assert table(imp, ban).field(0, "Imp").can("use", 0, "Imp")
    assert not table(imp, ban).field(0, "Imp").field(1, "Ban").can("use", 0, "Imp")


@pytest.mark.rule("fow", "906.3c")
def test_what_would_target_only_if_something_were_so_may_be_left_unplayed() -> None:
    wolf = resonator("Wolf", "[Enter] >>> If you control two resonators, destroy target resonator.", cost="{0}")
    t = table(wolf).hand(0, "Wolf").play(0, "Wolf").resolve()
    t.expect(kind="confirm", player=0, why="play it")
    assert t.no().stack() == [] and t.is_on_field("Wolf")
    t = table(wolf).hand(0, "Wolf").play(0, "Wolf").resolve().yes()
    assert t.stack() == ["Wolf"] and t.resolve().is_on_field("Wolf")
    t = table(wolf).hand(0, "Wolf").field(0, "fire 2").play(0, "Wolf").resolve().choose("fire 2")
    assert t.stack() == ["Wolf"] and not t.resolve().is_on_field("fire 2")  # there it must be played


@pytest.mark.rule("fow", "906.5b")
def test_a_delayed_ability_is_one_of_the_card_that_made_it() -> None:
    hush = chant("Hush", "[Quickcast]", "Cancel target darkness ability.")
    line = "{0}: At the end of turn, this card deals 500 damage to each opponent."
    for attribute, found in (("darkness", True), ("light", False)):
        imp = resonator("Imp", line, "Whenever this card deals damage >>> You gain 100 life.", attribute=attribute)
        t = table(hush, imp).field(0, "Imp").hand(1, "Hush").use(0, "Imp").resolve()
        while not t.stack():
            t.passes()
        t.passes(0)
        assert t.stack() == ["Imp"] and t.can("play", 1, "Hush") is found
        t.resolve_all()
        assert t.resource(1, "life") == 3500 and t.resource(0, "life") == 4100  # the card is the source
