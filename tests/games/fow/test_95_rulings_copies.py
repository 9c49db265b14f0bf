"""Rulings where several rules meet: copies of what was paid and chosen, coming together, coming and going at once."""

from __future__ import annotations

import pytest

from tests.games.fow.tables import life, table
from tests.games.fow.written import chant, regalia, resonator

HEN = resonator("Hen", cost="{0}", size=(300, 300))
OX = resonator("Ox", cost="{2}", size=(800, 800))
TWIN = chant("Twin", "[Quickcast]", "Copy target resonator.")
KILL = chant("Kill", "[Quickcast]", "Destroy target J/resonator.")
BLINK = chant(
    "Blink",
    "[Quickcast]",
    "Remove target resonator from the game, then put it into the field under its owner's control.",
)


@pytest.mark.rule("fow", "1017.1", "1017.5", "1017.2")
def test_a_token_copy_of_what_became_a_copy_is_of_the_card_itself() -> None:
    mirror = resonator(
        "Mirror", "{0}: This card becomes a copy of target resonator until end of game.", size=(100, 100)
    )
    t = table(mirror, OX, TWIN).field(0, "Mirror").field(1, "Ox").hand(0, "Twin")
    mine = t.card("Mirror", 0)
    t.use(0, mine, targets=["Ox"]).resolve()
    assert t.power(mine) == 800
    t.play(0, "Twin", targets=[mine]).resolve()
    assert sorted(obj.now.power for obj in t.objects("field", 0) if obj.token) == [100]


@pytest.mark.rule("fow", "1017.2c", "903.2h-4", "702.3e")
def test_a_token_copy_has_the_x_of_the_original() -> None:
    hydra = resonator("Hydra", "[Enter] >>> You gain X00 life.", cost="{X}{R}", size=(100, 100))
    t = table(hydra, TWIN, stones=4).hand(0, "Hydra", "Twin").play(0, "Hydra", x=3).resolve_all()
    assert life(t) == (4300, 4000)
    assert life(t.play(0, "Twin").resolve_all()) == (4600, 4000)


@pytest.mark.rule("fow", "302.3", "903.2h-4", "1041.1")
def test_a_card_that_left_and_came_back_has_no_x_any_more() -> None:
    hydra = resonator("Hydra", "[Enter] >>> You gain X00 life. Draw a card.", cost="{X}{R}", size=(100, 100))
    t = table(hydra, BLINK, stones=4).hand(0, "Hydra", "Blink").play(0, "Hydra", x=3).resolve_all()
    t.play(0, "Blink").resolve_all()
    assert life(t) == (4300, 4000) and t.hand_size(0) == 2


@pytest.mark.rule("fow", "1017.2c", "1110.2", "702.3e")
def test_a_token_copy_of_an_awakened_resonator_is_awakened() -> None:
    elder = resonator(
        "Elder",
        "[Awakening] {2}",
        "[Enter] >>> If this card was awakened, you gain 500 life.",
        cost="{0}",
        size=(300, 300),
    )
    t = table(elder, TWIN, stones=2).hand(0, "Elder", "Twin").play(0, "Elder", extra=True).resolve_all()
    assert life(t) == (4500, 4000)
    assert life(t.play(0, "Twin").resolve_all()) == (5000, 4000)


@pytest.mark.rule("fow", "702.3e", "906.2", "1041.1")
def test_cards_that_come_together_see_each_other_come_and_are_not_played() -> None:
    kin = resonator(
        "Kin",
        "Whenever another resonator enters the field under your control >>> You gain 100 life.",
        "Whenever you play a resonator >>> Draw a card.",
    )
    rise = chant("Rise", "Put all resonators from your graveyard into the field.")
    t = table(kin, rise).zone(0, "graveyard", "Kin", "Kin").hand(0, "Rise").play(0, "Rise").resolve()
    while t.question is not None and t.question.why in ("triggers", "timestamps"):
        t.match.answer(0)
    assert life(t.resolve_all()) == (4200, 4000) and t.hand_size(0) == 0


@pytest.mark.rule("fow", "906.3d", "909.5", "1205.1", "911.1")
def test_a_card_that_cannot_live_where_it_enters_has_entered_and_left() -> None:
    gloom = regalia("Gloom", "Resonators gain [-300/-300].")
    herald = resonator(
        "Herald",
        "[Enter] >>> You gain 100 life.",
        "When this card is put into a graveyard from the field >>> You gain 500 life.",
        cost="{0}",
        size=(300, 300),
    )
    t = table(gloom, herald).field(1, "Gloom").hand(0, "Herald").play(0, "Herald").resolve()
    while t.question is not None and t.question.why == "triggers":
        t.match.answer(0)
    assert not t.is_on_field("Herald") and len(t.stack()) == 2
    assert life(t.resolve_all()) == (4600, 4000)


@pytest.mark.rule("fow", "909.1", "302.3", "1051.1")
def test_control_for_as_long_as_a_card_is_in_the_field_ends_though_it_comes_back_at_once() -> None:
    net = resonator("Net", "{0}: Gain control of target resonator as long as this card is in the field.", cost="{0}")
    t = table(net, OX, BLINK).field(0, "Net").field(1, "Ox").hand(0, "Blink").use(0, "Net", targets=["Ox"]).resolve()
    assert t.obj("Ox").controller == 0
    t.play(0, "Blink", targets=["Net"]).resolve()
    assert t.is_on_field("Net", 0) and t.obj("Ox").controller == 1


@pytest.mark.rule("fow", "1017.2", "1051.1", "307.9", "105.2")
def test_a_token_copy_is_of_who_made_it_wherever_the_original_is() -> None:
    t = table(OX, TWIN, KILL).field(1, "Ox").hand(0, "Twin").play(0, "Twin").resolve()
    token = next(obj for obj in t.objects("field", 0) if obj.token)
    assert token.controller == 0 and token.owner == 0 and token.now.power == 800


@pytest.mark.rule("fow", "1017.4", "903.3a", "1012.1")
def test_a_spell_that_was_cancelled_is_not_copied() -> None:
    stop = chant("Stop", "[Quickcast]", "Cancel target spell.")
    echo = chant("Echo", "[Quickcast]", "Copy target spell.")
    psalm = chant("Psalm", "You gain 500 life.")
    t = table(stop, echo, psalm).hand(0, "Psalm", "Echo").hand(1, "Stop").play(0, "Psalm")
    t.play(0, "Echo", targets=["Psalm"]).passes(0).play(1, "Stop", targets=["Psalm"]).resolve_all()
    assert life(t) == (4000, 4000)


@pytest.mark.rule("fow", "1017.3c", "702.3a", "903.3b")
def test_a_copy_of_a_resonator_spell_ceases_to_exist_when_it_leaves_the_chase() -> None:
    echo = chant("Echo", "[Quickcast]", "Copy target spell.")
    t = table(echo, HEN).hand(0, "Hen", "Echo").play(0, "Hen").play(0, "Echo", targets=["Hen"]).resolve_all()
    assert t.field_names(0) == ["Hen"]


@pytest.mark.rule("fow", "1108.2", "803.3", "909.3d")
def test_swiftness_that_is_gained_and_lost_again_leaves_a_newcomer_waiting() -> None:
    haste = chant("Haste", "Target resonator gains [Swiftness] until end of turn.")
    mute = chant("Mute", "Target resonator loses all abilities until end of turn.")
    t = table(haste, mute, HEN).field(0, "Hen", fresh=True).hand(0, "Haste", "Mute").play(0, "Haste").resolve()
    assert t.acts(0, "battle") == ["Hen"]
    assert t.play(0, "Mute").resolve().acts(0, "battle") == []


@pytest.mark.rule("fow", "903.2k-4", "903.2k-5", "903.2l")
def test_a_cost_that_was_fixed_does_not_change_when_what_lowered_it_pays_for_it() -> None:
    sale = resonator("Sale", "You pay {2} less to play chants.", cost="{0}")
    dear = chant(
        "Dear", "As an additional cost to play this card, banish a resonator.", "You gain 500 life.", cost="{2}"
    )
    t = table(sale, dear).field(0, "Sale").hand(0, "Dear").play(0, "Dear").resolve()
    assert life(t) == (4500, 4000) and "Sale" in t.zone_names(0, "graveyard")
