"""Rulings that hinge on one word of a text: with another name, number, value or verb there, they would come out
otherwise. The search for fields that matter (tests/properties/mattering) has no position for most of them."""

from __future__ import annotations

import pytest

from tests.games.fow.plain import make
from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, resonator, written

HEN = resonator("Hen", size=(300, 700), race="Human")
ELK = resonator("Elk", size=(500, 600), race="Beast")
BELL = chant("Bell", "You gain 1000 life.")

# ---------------------------------------------------------------- names


@pytest.mark.rule("fow", "901.2b", "901.2c")
def test_abilities_of_one_name_on_different_cards_are_counted_together() -> None:
    lute = regalia("Lute", "<Tune> {0}: You gain 100 life. Play only one <Tune> ability per turn.")
    harp = regalia("Harp", "<Tune> {0}: You gain 200 life. Play only one <Tune> ability per turn.")
    t = table(lute, harp).field(0, "Lute", "Harp").use(0, "Lute").resolve()
    assert not t.can("use", 0, "Harp")


@pytest.mark.rule("fow", "901.2b", "906.2")
def test_automatic_abilities_of_one_name_on_different_cards_are_counted_together() -> None:
    end = "Each turn, only one <Chime> ability triggers per player."
    gong = regalia("Gong", f"<Chime> Whenever you play a chant >>> You gain 100 life. {end}")
    horn = regalia("Horn", f"<Chime> Whenever a resonator you control is destroyed >>> You gain 100 life. {end}")
    kill = chant("Kill", "Destroy target resonator.")
    t = table(gong, horn, kill, HEN).field(0, "Gong", "Horn", "Hen").hand(0, "Kill")
    t.play(0, "Kill", targets=["Hen"]).resolve_all()
    assert t.zone_names(0, "graveyard").count("Hen") == 1 and t.resource(0, "life") == 4100


# ---------------------------------------------------------------- who deals damage, and how much


@pytest.mark.rule("fow", "1010.1")
def test_the_resonator_that_a_chant_names_deals_the_damage_to_another() -> None:
    shove = chant("Shove", "Target resonator you control deals 100 damage to target resonator your opponent controls.")
    watch = regalia("Watch", "Whenever a resonator you control deals damage to a resonator >>> You gain 100 life.")
    t = table(shove, watch, HEN, ELK).field(0, "Watch", "Hen").field(1, "Elk").hand(0, "Shove")
    t.play(0, "Shove", targets=["Hen", "Elk"]).resolve_all()
    assert t.resource(0, "life") == 4100


@pytest.mark.rule("fow", "1010.1")
def test_the_resonator_that_a_chant_names_deals_the_damage_to_a_player() -> None:
    shove = chant("Shove", "Target resonator you control deals 100 damage to your opponent.")
    watch = regalia("Watch", "Whenever a resonator you control deals damage to a player >>> You gain 100 life.")
    t = table(shove, watch, HEN).field(0, "Watch", "Hen").hand(0, "Shove")
    t.play(0, "Shove", targets=["Hen"]).resolve_all()
    assert t.resource(0, "life") == 4100 and t.resource(1, "life") == 3900


@pytest.mark.rule("fow", "906.2", "1010.1")
@pytest.mark.parametrize(("number", "life"), [(100, 4000), (400, 4000), (500, 4100), (600, 4100)])
def test_who_waits_for_so_much_damage_or_more_does_not_hear_of_less(number: int, life: int) -> None:
    thorn = regalia("Thorn", "Whenever a resonator is dealt 500 damage or more >>> You gain 100 life.")
    bolt = chant("Bolt", f"Deal {number} damage to target resonator.")
    t = table(thorn, bolt, HEN).field(0, "Thorn").field(1, "Hen").hand(0, "Bolt")
    assert t.play(0, "Bolt").resolve_all().resource(0, "life") == life


@pytest.mark.rule("fow", "906.2", "1010.1")
@pytest.mark.parametrize(("number", "life"), [(300, 4100), (400, 4000)])
def test_who_waits_for_so_much_damage_or_less_does_not_hear_of_more(number: int, life: int) -> None:
    thorn = regalia("Thorn", "Whenever a resonator is dealt 300 damage or less >>> You gain 100 life.")
    bolt = chant("Bolt", f"Deal {number} damage to target resonator.")
    t = table(thorn, bolt, HEN).field(0, "Thorn").field(1, "Hen").hand(0, "Bolt")
    assert t.play(0, "Bolt").resolve_all().resource(0, "life") == life


# ---------------------------------------------------------------- numbers


@pytest.mark.rule("fow", "903.3b-1")
@pytest.mark.parametrize(
    ("words", "life"),
    [
        ("You gain life equal to target resonator's ATK.", 300),
        ("You gain life equal to target resonator's DEF.", 700),
        ("You gain life equal to the highest ATK among resonators you control.", 500),
        ("You gain life equal to the highest DEF among resonators you control.", 700),
        ("You gain life equal to 1000 minus target resonator's ATK.", 700),
        ("You gain life equal to 2000 minus target resonator's DEF.", 1300),
        ("You gain X life, where X is half your life.", 2000),
        ("You gain X life, where X is half target resonator's DEF.", 400),
    ],
)
def test_a_number_is_that_of_which_the_text_speaks(words: str, life: int) -> None:
    count = chant("Count", words)
    t = table(count, HEN, ELK).field(0, "Elk").field(0, "Hen").hand(0, "Count")
    t.play(0, "Count", targets=["Hen"] if "target" in words else None).resolve()
    assert t.resource(0, "life") == 4000 + life


@pytest.mark.rule("fow", "903.2h-3", "204.1")
def test_an_x_that_a_card_defines_for_its_cost_is_that_of_its_other_texts() -> None:
    sage = resonator(
        "Sage",
        "You pay {X} less to play this card, where X is the number of resonators you control.",
        "[Enter] >>> You gain X00 life.",
        cost="{2}",
    )
    t = table(sage, HEN, ELK).field(0, "Hen", "Elk").hand(0, "Sage").play(0, "Sage").resolve_all()
    assert t.resource(0, "life") == 4200


@pytest.mark.rule("fow", "903.2o")
def test_spells_of_the_turn_are_counted_and_not_the_cards_drawn() -> None:
    count = chant("Count", "You gain X00 life, where X is the number of spells you have played this turn.")
    draw = chant("Draw", "Draw three cards.")
    t = table(count, draw, BELL).hand(0, "Draw", "Bell", "Count").play(0, "Draw").resolve().play(0, "Bell").resolve()
    before = t.resource(0, "life")
    assert t.play(0, "Count").resolve().resource(0, "life") == before + 200


@pytest.mark.rule("fow", "1102.1", "1116.2")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_keyword_with_a_number_gives_so_many_counters(number: int) -> None:
    moth = resonator("Moth", f"[Limit] {number}", cost="{0}")
    t = table(moth).hand(0, "Moth").play(0, "Moth").resolve_all()
    assert t.counters("Moth", "limit") == number


@pytest.mark.rule("fow", "1120.3")
def test_a_barrier_against_chants_does_not_keep_off_abilities() -> None:
    snail = resonator("Snail", "[Barrier] (Chant)")
    kill = chant("Kill", "Destroy target resonator.")
    wand = regalia("Wand", "{0}: Destroy target resonator.")
    t = table(snail, kill, wand).field(1, "Snail").field(0, "Wand").hand(0, "Kill")
    assert not t.can("play", 0, "Kill") and t.can("use", 0, "Wand")


# ---------------------------------------------------------------- how long, from where, by which verb


@pytest.mark.rule("fow", "906.5", "909.1")
def test_what_is_awaited_this_turn_is_not_awaited_in_later_ones() -> None:
    vow = chant("Vow", "Whenever you play a chant this turn >>> You gain 100 life.")
    t = table(vow, BELL).hand(0, "Vow", "Bell", "Bell").play(0, "Vow").resolve().play(0, "Bell").resolve_all()
    assert t.resource(0, "life") == 5100
    t.to("main", 1, later=True).to("main", 0, later=True).play(0, "Bell").resolve_all()
    assert t.resource(0, "life") == 6100


@pytest.mark.rule("fow", "906.2", "302.3")
@pytest.mark.parametrize(("area", "life"), [("hand", 4000), ("graveyard", 4100)])
def test_who_waits_for_arrivals_from_elsewhere_than_the_hand_does_not_hear_of_those(area: str, life: int) -> None:
    gate = regalia(
        "Gate", "Whenever a resonator enters your opponent's field other than from their hand >>> You gain 100 life."
    )
    lift = chant("Lift", f"Put a resonator from your {area} into your field.")
    t = table(gate, lift, HEN).field(1, "Gate").zone(0, area, "Hen").hand(0, "Lift")
    t.play(0, "Lift").resolve_all()
    assert t.is_on_field("Hen") and t.resource(1, "life") == life


@pytest.mark.rule("fow", "710.1", "906.2")
def test_calling_a_magic_stone_is_waited_for() -> None:
    gong = regalia("Gong", "Whenever you call a magic stone >>> You gain 100 life.")
    assert table(gong).field(0, "Gong").act(0, "call").resolve_all().resource(0, "life") == 4100


MOURNER = regalia("Mourner", "Whenever a resonator is banished >>> You gain 100 life.")


@pytest.mark.rule("fow", "1011.1", "906.2")
@pytest.mark.parametrize(("verb", "life"), [("Banish", 4100), ("Destroy", 4000)])
def test_who_waits_for_a_banishing_hears_of_that_alone(verb: str, life: int) -> None:
    end = chant("End", f"{verb} target resonator.")
    t = table(MOURNER, end, HEN).field(0, "Mourner").field(1, "Hen").hand(0, "End")
    t.play(0, "End", targets=["Hen"]).resolve_all()
    assert t.zone_names(1, "graveyard") == ["Hen"] and t.resource(0, "life") == life


@pytest.mark.rule("fow", "1011.1", "903.2l")
def test_a_cost_of_banishing_is_a_banishing() -> None:
    moth = resonator("Moth", "Banish this card: You gain 1000 life.")
    imp = resonator("Imp", "Banish another resonator: You gain 2000 life.")
    t = table(MOURNER, moth, imp, HEN).field(0, "Mourner", "Moth", "Imp", "Hen").use(0, "Moth").resolve_all()
    assert t.resource(0, "life") == 5100
    assert t.use(0, "Imp", cost=["Hen"]).resolve_all().resource(0, "life") == 7200


@pytest.mark.rule("fow", "302.6b", "307.9")
def test_what_is_put_into_the_field_under_your_control_is_yours_to_command() -> None:
    steal = chant("Steal", "Put target resonator from your opponent's graveyard into the field under your control.")
    t = table(steal, HEN).zone(1, "graveyard", "Hen").hand(0, "Steal").play(0, "Steal").resolve()
    assert t.field_names(0) == ["Hen"] and t.field_names(1) == []


@pytest.mark.rule("fow", "302.4")
def test_what_goes_on_top_in_any_order_lies_as_its_mover_says() -> None:
    stack = chant("Stack", "Put all cards from your hand on top of your deck in any order.")
    t = table(stack, HEN, ELK).hand(0, "Stack", "Hen", "Elk").play(0, "Stack").resolve().order("Hen", "Elk")
    assert t.zone_names(0, "deck")[:2] == ["Elk", "Hen"]


@pytest.mark.rule("fow", "1009.1")
def test_what_is_said_of_a_new_token_is_said_of_that_one() -> None:
    raise_ = chant(
        "Raise", "Put a [300/300] Knight resonator token into the field. It gains [Flying] until end of turn."
    )
    t = table(raise_, HEN).field(0, "Hen").hand(0, "Raise").play(0, "Raise").resolve()
    assert [t.has(name, "flying") for name in t.field_names(0)] == [False, True]


@pytest.mark.rule("fow", "803.1", "1003.5")
def test_who_may_attack_only_for_a_price_needs_that_price() -> None:
    brute = resonator("Brute", "[Swiftness]", "This card cannot attack unless you pay {U}.")
    for stones, can in ((("fire stone",), False), (("water stone",), True)):
        assert bool(table(brute).field(0, "Brute", *stones).acts(0, "battle")) is can


@pytest.mark.rule("fow", "906.2", "903.2i")
def test_who_waits_for_humans_to_be_targeted_does_not_hear_of_others() -> None:
    guard = regalia("Guard", "Whenever a Human is targeted by a spell or ability >>> You gain 100 life.")
    poke = chant("Poke", "Deal 100 damage to target resonator.")
    for name, life in (("Hen", 4100), ("Elk", 4000)):
        t = table(guard, poke, HEN, ELK).field(0, "Guard").field(1, "Hen", "Elk").hand(0, "Poke")
        t.play(0, "Poke", targets=[name]).resolve_all()
        assert t.resource(0, "life") == life


@pytest.mark.rule("fow", "302.4")
def test_the_order_that_a_text_leaves_open_is_its_controllers_and_any_other_the_owners() -> None:
    for words, chooser in ((" in any order", 0), ("", 1)):
        sink = chant("Sink", f"Put all resonators your opponent controls on top of their owner's deck{words}.")
        t = table(sink, HEN, ELK).field(1, "Hen", "Elk").hand(0, "Sink").play(0, "Sink").resolve()
        t.expect(player=chooser).order("Hen", "Elk")


@pytest.mark.rule("fow", "908.1", "710.2")
def test_what_is_said_of_a_stone_that_comes_is_said_of_that_one() -> None:
    tap = chant("Tap", "Put the top card of your magic stone deck into your field. Rest it.")
    t = table(tap, stones=2).hand(0, "Tap").play(0, "Tap").resolve()
    assert [obj.turned for obj in t.objects("field", 0)] == [0, 0, 1]


@pytest.mark.rule("fow", "908.1", "304.4")
def test_cards_that_cannot_be_removed_from_a_deck_can_be_put_into_the_graveyard_all_the_same() -> None:
    ward = regalia("Ward", "Cards in your deck cannot be removed from the game by your opponent's spells or abilities.")
    for words, gone in (("Remove {} from the game.", 0), ("Put {} into their graveyard.", 1)):
        fall = chant("Fall", words.format("the top card of your opponent's deck"))
        t = table(ward, fall).field(1, "Ward").deck(1, "fire 1").hand(0, "Fall").play(0, "Fall").resolve()
        assert len(t.zone_names(1, "removed")) + len(t.zone_names(1, "graveyard")) == gone


@pytest.mark.rule("fow", "909.1")
@pytest.mark.parametrize("until", ["until end of turn", "until the end of the turn", "until end of this turn"])
def test_until_the_end_of_the_turn_may_be_said_with_or_without_articles(until: str) -> None:
    lift = chant("Lift", f"Target resonator gains [Flying] {until}.")
    t = table(lift, HEN).field(0, "Hen").hand(0, "Lift").play(0, "Lift").resolve()
    assert t.has("Hen", "flying") and not t.to("main", 1, later=True).has("Hen", "flying")


@pytest.mark.rule("fow", "908.1")
def test_what_is_chosen_at_random_is_nobodys_choice() -> None:
    doom = chant("Doom", "Choose a resonator at random. Destroy it.")
    t = table(doom, HEN, ELK).field(0, "Hen").field(1, "Elk").hand(0, "Doom").play(0, "Doom").resolve()
    assert len(t.field_names(0) + t.field_names(1)) == 1


@pytest.mark.rule("fow", "903.2h-3", "711.2")
def test_an_x_that_a_rune_defines_for_its_cost_is_that_of_its_main_text() -> None:
    words = "You pay {X} less to play this card, where X is the number of resonators you control."
    glyph = written("Glyph", "Rune", words, "You gain X00 life.", cost="{2}", divinity=1)
    god = make("God", "ruler", keywords=("divinity",), divinity=3)
    t = (
        table(glyph, god, HEN, ELK, rulers=False)
        .zone(0, "ruler", "God")
        .field(0, "Hen", "Elk")
        .zone(0, "rune", "Glyph")
    )
    assert t.act(0, "rune", "Glyph").resolve_all().resource(0, "life") == 4200
