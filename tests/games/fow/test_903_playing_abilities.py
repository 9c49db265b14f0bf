"""Chapters 903 to 907: playing abilities costs more, is prohibited, is waited for; and spells as nouns."""

from __future__ import annotations

import pytest

from arbiter.kernel.traits import Face
from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, written
from tests.games.fow.written import resonator as creature

SINGER = creature("Singer", "{0}: You gain 100 life.")
ARTIST = creature("Artist", "God's Art <Encore> {0}: You gain 100 life.")
WORD = chant("Word", "[Quickcast]", "You gain 100 life.")
HERALD = creature("Herald", "[Enter] >>> You gain 100 life.", cost="{0}")


def rule(text: str) -> Face:
    return regalia("Rule", text)


# ---------------------------------------------------------------- for more or less


@pytest.mark.rule("fow", "903.2k")
@pytest.mark.parametrize("what", ["activate abilities", "abilities", "spells or abilities"])
@pytest.mark.parametrize("payer", ["Players pay", "Each player pays", "You pay"])
def test_activate_abilities_cost_more(what: str, payer: str) -> None:
    tax = rule(f"{payer} {{1}} more to play {what}.")
    assert not table(SINGER, tax).field(0, "Singer", "Rule").can("use", 0, "Singer")
    t = table(SINGER, tax, stones=1).field(0, "Singer", "Rule").use(0, "Singer")
    assert t.is_rested("fire stone")


@pytest.mark.rule("fow", "903.2k")
def test_only_the_player_spoken_of_pays_more_for_abilities() -> None:
    tax = rule("Your opponent pays {1} more to play activate abilities.")
    assert table(SINGER, tax).field(0, "Singer", "Rule").can("use", 0, "Singer")
    assert not table(SINGER, tax).field(0, "Singer").field(1, "Rule").can("use", 0, "Singer")


@pytest.mark.rule("fow", "903.2k")
def test_a_text_about_abilities_leaves_spells_alone_and_the_other_way_round() -> None:
    tax = rule("Players pay {1} more to play activate abilities.")
    assert table(WORD, tax).field(0, "Rule").hand(0, "Word").can("play", 0, "Word")
    tax = rule("Players pay {1} more to play spells or abilities.")
    assert not table(WORD, tax).field(0, "Rule").hand(0, "Word").can("play", 0, "Word")
    tax = rule("Players pay {1} more to play spells.")
    assert table(SINGER, tax).field(0, "Singer", "Rule").can("use", 0, "Singer")


@pytest.mark.rule("fow", "903.2k")
def test_activate_abilities_cost_less() -> None:
    dear = creature("Dear", "{2}: You gain 100 life.")
    cheap = rule("You pay {1} less to play activate abilities.")
    assert not table(dear, cheap, stones=1).field(0, "Dear").can("use", 0, "Dear")
    assert table(dear, cheap, stones=1).field(0, "Dear", "Rule").can("use", 0, "Dear")


@pytest.mark.rule("fow", "907.8", "905.5b")
def test_will_abilities_and_willpower_abilities_do_not_cost_more() -> None:
    tax = rule("Players pay {1} more to play activate abilities.")
    one = chant("One", "You gain 100 life.", cost="{1}")
    t = table(one, tax, stones=1).field(0, "Rule").hand(0, "One").play(0, "One")
    assert t.stack() == ["One"]
    warden = written("Warden", "Warden", "[+1]: You gain 100 life.", cost="{0}", willpower=3)
    t = table(warden, tax).zone(0, "ruler", "Warden", counters={"willpower": 3}).field(0, "Rule")
    assert t.can("use", 0, "Warden")


@pytest.mark.rule("fow", "906.2")
@pytest.mark.parametrize(
    "text",
    [
        "Players pay {1} more to play automatic abilities.",
        "You may play abilities from your graveyard.",
        "You may pay the specified cost of abilities with will of any attribute.",
    ],
)
def test_what_cannot_be_said_of_abilities_is_refused(text: str) -> None:
    with pytest.raises(AssertionError, match="not understood"):
        rule(text)


# ---------------------------------------------------------------- not at all


@pytest.mark.rule("fow", "104.4", "903.1", "905.4")
@pytest.mark.parametrize("what", ["activate abilities", "abilities", "spells or abilities"])
@pytest.mark.parametrize("who", ["Players", "You"])
def test_abilities_are_prohibited(what: str, who: str) -> None:
    ban = rule(f"{who} cannot play {what}.")
    for user in (SINGER, ARTIST):
        assert table(user).field(0, user.name).can("use", 0, user.name)
        assert not table(user, ban).field(0, user.name, "Rule").can("use", 0, user.name)


@pytest.mark.rule("fow", "104.4")
@pytest.mark.parametrize("what", ["activate abilities", "abilities", "spells or abilities"])
def test_abilities_are_prohibited_for_a_turn(what: str) -> None:
    hush = chant("Hush", f"Players cannot play {what} this turn.")
    t = table(SINGER, hush).field(0, "Singer").hand(0, "Hush").play(0, "Hush").resolve()
    assert not t.can("use", 0, "Singer")


@pytest.mark.rule("fow", "104.4")
def test_a_prohibition_of_abilities_leaves_spells_alone_and_will_that_has_been_produced() -> None:
    ban = rule("Players cannot play abilities.")
    one = chant("One", "You gain 100 life.", cost="{1}")
    assert table(WORD, ban).field(0, "Rule").hand(0, "Word").can("play", 0, "Word")
    spring = chant("Spring", "Produce {R}. Players cannot play abilities this turn.")
    t = table(one, spring, stones=1).hand(0, "Spring", "One")
    assert t.play(0, "Spring").resolve().can("play", 0, "One")  # 707.2  from the stone there would be none
    ban = rule("Players cannot play spells or abilities.")
    assert not table(WORD, ban).field(0, "Rule").hand(0, "Word").can("play", 0, "Word")


@pytest.mark.rule("fow", "906.3", "906.3a")
def test_an_automatic_ability_that_is_prohibited_is_not_played() -> None:
    for words, life in (("automatic abilities", 4000), ("abilities", 4000), ("activate abilities", 4100)):
        ban = rule(f"Players cannot play {words}.")
        t = table(HERALD, ban).field(0, "Rule").hand(0, "Herald").play(0, "Herald").resolve()
        assert t.stack() == ([] if life == 4000 else ["Herald"])
        assert (t.resolve() if t.stack() else t).resource(0, "life") == life


# ---------------------------------------------------------------- whenever it is done


@pytest.mark.rule("fow", "905.1", "905.4", "906.2")
def test_playing_an_activate_ability_triggers() -> None:
    for words in ("you play an activate ability", "a player plays an activate ability"):
        ear = rule(f"Whenever {words} >>> You gain 500 life.")
        for user in (SINGER, ARTIST):
            t = table(user, ear).field(0, user.name, "Rule").use(0, user.name).resolve()
            assert t.resource(0, "life") == 4500
    ear = rule("Whenever your opponent plays an activate ability >>> You gain 500 life.")
    t = table(SINGER, ear).field(0, "Singer", "Rule").use(0, "Singer").resolve()
    assert t.resource(0, "life") == 4100


@pytest.mark.rule("fow", "905.1", "906.2")
def test_neither_spells_nor_will_abilities_are_activate_abilities_that_are_played() -> None:
    ear = rule("Whenever you play an activate ability >>> You gain 500 life.")
    one = chant("One", "You gain 100 life.", cost="{1}")
    t = table(one, ear, stones=1).field(0, "Rule").hand(0, "One").play(0, "One").resolve()
    assert t.resource(0, "life") == 4100 and t.stack() == []


@pytest.mark.rule("fow", "903.1", "906.2")
def test_automatic_abilities_are_abilities_that_are_played() -> None:
    ear = rule("Whenever your opponent plays an ability >>> You gain 500 life.")
    t = table(HERALD, ear).field(1, "Rule").hand(0, "Herald").play(0, "Herald").resolve().resolve()
    assert t.resource(1, "life") == 4500
    ear = rule("Whenever your opponent plays a spell or ability >>> You gain 500 life.")
    t = table(WORD, ear).field(1, "Rule").hand(0, "Word").play(0, "Word").resolve()
    assert t.resource(1, "life") == 4500


@pytest.mark.rule("fow", "1301.1c")
def test_an_ability_that_triggers_on_its_own_playing_is_a_loop_that_nobody_can_stop() -> None:
    ear = rule("Whenever you play an ability >>> You gain 500 life.")
    t = table(SINGER, ear).field(0, "Singer", "Rule").use(0, "Singer")
    assert t.over and t.winner is None


# ---------------------------------------------------------------- will for abilities alone


@pytest.mark.rule("fow", "907.1")
def test_will_that_is_for_abilities_pays_for_abilities_alone() -> None:
    payer = creature("Payer", "{1}: You gain 100 life.")
    one = chant("One", "You gain 100 life.", cost="{1}")
    lamp = regalia("Lamp", "{Rest}: Produce {R}. Spend this will only to play activate abilities.")
    t = table(payer, one, lamp).field(0, "Payer", "Lamp").hand(0, "One")
    assert t.can("use", 0, "Payer") and not t.can("play", 0, "One")
    lamp = regalia("Lamp", "{Rest}: Produce {R}. Spend this will only to play resonators.")
    t = table(payer, one, lamp).field(0, "Payer", "Lamp").hand(0, "One")
    assert not t.can("use", 0, "Payer") and not t.can("play", 0, "One")


# ---------------------------------------------------------------- spells are on the chase

STOP = chant("Stop", "[Quickcast]", "Cancel target spell.")
HALT = chant("Halt", "[Quickcast]", "Cancel target activate ability.")
GUEST = creature("Guest", cost="{0}")


@pytest.mark.rule("fow", "1012.1", "312.3")
def test_spells_that_cannot_be_canceled_stay() -> None:
    for words in ("Resonator spells", "Spells", "Resonators"):
        shield = rule(f"{words} you control cannot be canceled.")
        t = table(STOP, GUEST, shield).field(0, "Rule").hand(0, "Guest").hand(1, "Stop")
        t.play(0, "Guest").passes(0).play(1, "Stop").resolve()
        assert t.stack() == ["Guest"]
    for words in ("Chants", "Chant spells"):
        shield = rule(f"{words} you control cannot be canceled.")
        for card, left in ((GUEST, []), (WORD, ["Word"])):
            t = table(STOP, card, shield).field(0, "Rule").hand(0, card.name).hand(1, "Stop")
            t.play(0, card.name).passes(0).play(1, "Stop").resolve()
            assert t.stack() == left


@pytest.mark.rule("fow", "312.3")
def test_spells_that_cannot_be_targeted_are_those_on_the_chase() -> None:
    shield = rule("Spells you control cannot be targeted.")
    t = table(STOP, GUEST, shield).field(0, "Rule").hand(0, "Guest").hand(1, "Stop").play(0, "Guest").passes(0)
    assert not t.can("play", 1, "Stop")
    burn = chant("Burn", "Deal 500 damage to target resonator.")
    assert table(burn, shield).field(0, "Rule").field(1, "fire 1").hand(0, "Burn").can("play", 0, "Burn")


@pytest.mark.rule("fow", "905.4")
def test_a_gods_art_is_an_activate_ability_on_the_chase() -> None:
    t = table(HALT, ARTIST).field(0, "Artist").hand(1, "Halt").use(0, "Artist").passes(0).play(1, "Halt").resolve()
    assert t.stack() == [] and t.resource(0, "life") == 4000
