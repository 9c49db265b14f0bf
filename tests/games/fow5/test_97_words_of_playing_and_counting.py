"""Rulings that hinge on one word of a text: what is revealed, named and moved, played from elsewhere, listed, copied,
counted; and words of the later document that this one has not."""

from __future__ import annotations

from functools import partial

import pytest

from tests.games.fow5.test_97_more_words_of_a_text import BELL, ELK, HEN, after, life, succeeds
from tests.games.fow5.written import addition, chant, instant, regalia, resonator, table

# ---------------------------------------------------------------- what is revealed, named and moved


@pytest.mark.rule("fow5", "10.4/1")
def test_what_is_said_of_a_revealed_card_is_said_of_that_one() -> None:
    show = chant("Show", "Reveal the top card of your deck. If it is a resonator, put it into your hand.")
    for top, hand in (("Hen", ["Hen"]), ("Bell", [])):
        t = table(show, HEN, BELL).deck(0, top).hand(0, "Show").play(0, "Show").resolve()
        assert t.hand_names(0) == hand


@pytest.mark.rule("fow5", "10.4/1")
def test_cards_are_revealed_until_one_is_of_the_kind_and_the_rest_is_another_thing_than_that_one() -> None:
    dig = chant(
        "Dig",
        "Reveal cards from the top of your deck until you reveal a resonator. Put it into your hand. "
        "Put the rest into your graveyard.",
    )
    t = table(dig, HEN, ELK, BELL).deck(0, "Bell", "Bell", "Hen", "Elk").hand(0, "Dig").play(0, "Dig").resolve_all()
    assert t.hand_names(0) == ["Hen"] and t.zone_names(0, "graveyard").count("Bell") == 2
    assert t.zone_names(0, "deck")[0] == "Elk"


@pytest.mark.rule("fow5", "9.8/1")
def test_what_is_said_of_cards_put_into_the_graveyard_is_said_of_those() -> None:
    mill = chant("Mill", "Put the top card of your deck into your graveyard. Remove it from the game.")
    t = table(mill, HEN).zone(0, "graveyard", "Elk", "Dog").deck(0, "Hen").hand(0, "Mill").play(0, "Mill").resolve()
    assert t.zone_names(0, "removed") == ["Hen"]


@pytest.mark.rule("fow5", "2.3/1", "9.8/1")
def test_a_card_that_is_named_is_the_one_that_is_looked_for() -> None:
    call = chant("Call", "Name a card. Reveal the top card of your deck. If it is the named card, draw a card.")
    for name, hand in (("Hen", ["Hen"]), ("Elk", [])):
        t = (
            table(call, HEN, ELK)
            .zone(1, "graveyard", "Elk")
            .deck(0, "Hen")
            .hand(0, "Call")
            .play(0, "Call")
            .resolve()
            .option(name)
        )
        assert t.resolve_all().hand_names(0) == hand


@pytest.mark.rule("fow5", "10.18/1", "9.6/2")
@pytest.mark.parametrize(
    ("who", "gained"), [("you discard", 0), ("your opponent discards", 100), ("a player discards", 100)]
)
def test_who_waits_for_a_player_to_discard_does_not_hear_of_another(who: str, gained: int) -> None:
    watch = regalia("Watch", f"Whenever {who} a card, you gain 100 life.")
    t = table(watch, HEN, chant("Mock", "Your opponent discards a card.")).field(0, "Watch").hand(1, "Hen")
    assert life(t.hand(0, "Mock").play(0, "Mock").resolve_all()) == 4000 + gained


@pytest.mark.rule("fow5", "9.6/2")
def test_who_waits_for_a_shuffle_hears_of_their_own_alone() -> None:
    watch = regalia("Watch", "Whenever you shuffle your deck, you gain 100 life.")
    for words, gained in (("Shuffle your deck.", 100), ("Draw a card.", 0)):
        assert life(after(words, watch, mine=("Watch",))) == 4000 + gained
    t = table(watch, instant("Stir", "Shuffle your deck.")).field(0, "Watch").hand(1, "Stir").passes(0)
    assert life(t.play(1, "Stir").resolve_all()) == 4000


@pytest.mark.rule("fow5", "9.5/1", "10.10/1")
def test_one_verb_in_a_cost_is_one_banish() -> None:
    both = regalia("Both", "Banish two resonators: You gain 1000 life.")
    watch = regalia("Watch", "Whenever one or more resonators are banished, you gain 100 life.")
    t = table(both, watch, HEN, ELK).field(0, "Both", "Watch", "Hen", "Elk").use(0, "Both").order("Hen", "Elk")
    assert life(t.resolve_all()) == 5100


# ---------------------------------------------------------------- played from elsewhere, and played otherwise


@pytest.mark.rule("fow5", "9.3/1", "9.8/1")
def test_what_may_be_played_from_elsewhere_this_turn_is_that_card_and_no_other() -> None:
    open_ = chant("Open", "Remove the top card of your deck from the game. You may play it this turn.")
    t = table(open_, HEN, ELK).zone(0, "removed", "Elk").deck(0, "Hen").hand(0, "Open").play(0, "Open").resolve()
    assert t.can("play", 0, "Hen") and not t.can("play", 0, "Elk")
    assert not t.to("main", 1, later=True).to("main", 0, later=True).can("play", 0, "Hen")


@pytest.mark.rule("fow5", "9.3/1", "9.4/1")
def test_abilities_that_ask_for_a_play_from_the_graveyard_ask_for_that_area() -> None:
    back = chant("Back", "You may play target resonator from your graveyard this turn.")
    for area, gained in (("graveyard", 100), ("removed area", 0)):
        ghost = resonator(
            "Ghost", f"{{0}}: You gain 100 life. Play this ability only if this card was played from your {area}."
        )
        t = table(back, ghost).zone(0, "graveyard", "Ghost").hand(0, "Back").play(0, "Back").resolve()
        t.play(0, "Ghost").resolve_all()
        assert t.can("use", 0, "Ghost") is bool(gained)


@pytest.mark.rule("fow5", "12.1/2", "9.8/1")
@pytest.mark.parametrize(("awakened", "gained"), [(False, 100), (True, 500)])
def test_what_is_done_instead_is_done_where_its_condition_was_so(awakened: bool, gained: int) -> None:
    hymn = chant("Hymn", "[Awakening] {1}", "You gain 100 life. If this card was awakened, you gain 500 life instead.")
    t = table(hymn, stones=1).hand(0, "Hymn").play(0, "Hymn", extra=awakened)
    assert life(t.resolve()) == 4000 + gained


@pytest.mark.rule("fow5", "9.8/1")
@pytest.mark.parametrize(("theirs", "gained"), [((), 100), (("Elk",), 500)])
def test_a_condition_of_what_is_done_instead_is_asked_as_it_is_done(theirs: tuple[str, ...], gained: int) -> None:
    words = "You gain 100 life. If your opponent controls a resonator, you gain 500 life instead."
    assert life(after(words, theirs=theirs)) == 4000 + gained


@pytest.mark.rule("fow5", "9.5/1")
def test_an_ability_for_once_per_game_is_played_once_in_the_game() -> None:
    well = regalia("Well", "{0}: You gain 100 life. Play this ability only once per game.")
    t = table(well).field(0, "Well").use(0, "Well").resolve().to("main", 1, later=True).to("main", 0, later=True)
    assert not t.can("use", 0, "Well")


# ---------------------------------------------------------------- lists, copies, and what is treated as something else


LIST = "- You gain 100 life.\n- You gain 200 life."


@pytest.mark.rule("fow5", "9.8/1")
def test_one_effect_of_a_list_is_performed_and_another_text_may_add_to_the_list() -> None:
    harp = regalia("Harp", f"{{0}}: Perform one of the following effects;\n{LIST}")
    assert life(table(harp).field(0, "Harp").use(0, "Harp").resolve().modes(2)) == 4200
    for kind, gained in (("regalia", 500), ("resonators", None)):
        muse = regalia("Muse", f'Lists of effects of {kind} you control have the option "You gain 500 life."')
        t = table(harp, muse).field(0, "Harp", "Muse").use(0, "Harp").resolve()
        if gained:
            assert life(t.modes(3)) == 4000 + gained
        else:
            assert not succeeds(partial(t.modes, 3))


@pytest.mark.rule("fow5", "9.8/1")
def test_a_list_of_what_was_not_performed_yet_grows_shorter() -> None:
    words = "Perform one of the following effects that you did not already perform this game;"
    lute = regalia("Lute", f"{{0}}: {words}\n{LIST}")
    t = table(lute).field(0, "Lute").use(0, "Lute").resolve().modes(2).use(0, "Lute").resolve()
    assert life(t) == 4300  # the one that is left


@pytest.mark.rule("fow5", "10.16/1")
def test_what_becomes_a_copy_has_the_information_of_the_other() -> None:
    words = "Target resonator you control becomes a copy of target resonator your opponent controls."
    t = table(chant("Act", words), HEN, ELK).field(0, "Hen").field(1, "Elk").hand(0, "Act")
    t.play(0, "Act", targets=["Hen", "Elk"]).resolve()
    assert t.obj("Hen").now.kinds == {"Beast"} and t.power("Hen") == 500


@pytest.mark.rule("fow5", "10.16/1", "9.9/2")
def test_what_a_card_gained_it_keeps_as_it_becomes_a_copy() -> None:
    words = "Target resonator you control becomes a copy of target resonator your opponent controls."
    lift = chant("Lift", "Target resonator gains [Flying] until end of turn.")
    t = table(chant("Act", words), lift, HEN, ELK).field(0, "Hen").field(1, "Elk").hand(0, "Act", "Lift")
    t.play(0, "Lift", targets=["Hen"]).resolve().play(0, "Act", targets=["Hen", "Elk"]).resolve()
    assert t.has("Hen", "flying") and t.power("Hen") == 500


@pytest.mark.rule("fow5", "9.4/2")
def test_a_card_is_something_else_for_the_effects_of_certain_cards_alone() -> None:
    mask = resonator("Mask", "For effects of Dragons you control, treat this card as a Beast.", race="Human")
    for race, flies in (("Dragon", True), ("Human", False)):
        drake = resonator("Drake", "Beasts you control gain [Flying].", race=race)
        assert table(mask, drake).field(0, "Mask", "Drake").has("Mask", "flying") is flies


# ---------------------------------------------------------------- conditions before a text, and numbers


@pytest.mark.rule("fow5", "9.4/1")
@pytest.mark.parametrize(("races", "flies"), [(("Human", "Beast"), True), (("Human", "Human"), False)])
def test_two_conditions_must_both_be_so(races: tuple[str, str], flies: bool) -> None:
    crest = regalia("Crest", "If you control a Human and a Beast, resonators you control gain [Flying].")
    one, two = resonator("One", race=races[0]), resonator("Two", race=races[1])
    assert table(crest, one, two).field(0, "Crest", "One", "Two").has("One", "flying") is flies


@pytest.mark.rule("fow5", "9.8/1")
def test_for_every_two_of_something_is_once_for_two_and_once_for_three() -> None:
    for many, gained in ((1, 0), (2, 100), (3, 100), (4, 200)):
        t = after("You gain 100 life for every 2 resonators you control.", mine=("Hen",) * many)
        assert life(t) == 4000 + gained


@pytest.mark.rule("fow5", "8.3/4", "9.6/2")
def test_the_card_that_blocks_or_is_blocked_is_the_other_one_of_the_battle() -> None:
    thorn = resonator("Thorn", "Whenever this card blocks, destroy the attacking J/resonator.")
    t = table(thorn, HEN, ELK).field(0, "Hen", "Elk").field(1, "Thorn").attack("Hen").block("Thorn").resolve()
    assert t.zone_names(0, "graveyard") == ["Hen"] and t.is_on_field("Thorn")
    net = resonator("Net", "Whenever this card is blocked, destroy the J/resonator blocking this card.")
    t = table(net, HEN, ELK).field(0, "Net").field(1, "Hen", "Elk").attack("Net").block("Elk").resolve()
    assert t.zone_names(1, "graveyard") == ["Elk"] and t.is_on_field("Net")


@pytest.mark.rule("fow5", "5.3/1")
@pytest.mark.parametrize(("words", "gained"), [("There is an additional main phase after this phase.", 100), ("", 0)])
def test_a_main_phase_that_is_added_begins_too(words: str, gained: int) -> None:
    dawn = regalia("Dawn", "At the beginning of your main phase, you gain 100 life.")
    more = chant("More", words or "You gain 0 life.")
    t = table(dawn, more).field(0, "Dawn").hand(0, "More").play(0, "More").resolve().to("end_begin")
    assert life(t) == 4000 + gained


@pytest.mark.rule("fow5", "9.1/2")
def test_a_condition_of_special_abilities_waits_for_one_to_resolve() -> None:
    art = regalia("Art", "God's Art <Dusk> {0}: You gain 100 life.")
    plain = regalia("Plain", "{0}: You gain 100 life.")
    bat = resonator("Bat", "[Fallen] - [Flying]")
    for name, flies in (("Art", True), ("Plain", False)):
        t = table(art, plain, bat).field(0, name, "Bat").use(0, name).resolve()
        assert t.has("Bat", "flying") is flies


@pytest.mark.rule("fow5", "9.8/1")
def test_a_condition_of_what_is_done_instead_is_not_settled_as_the_spell_is_played() -> None:
    words = "You gain 100 life. If your opponent controls a resonator, you gain 500 life instead."
    kill = instant("Kill", "Destroy target resonator.")
    t = table(chant("Act", words), kill, ELK).field(1, "Elk").hand(0, "Act", "Kill").play(0, "Act").play(0, "Kill")
    assert life(t.resolve_all()) == 4100


@pytest.mark.rule("fow5", "9.4/1")
def test_a_text_about_cards_with_a_counter_asks_for_its_kind() -> None:
    for kind, flies in (("[+100/+100]", True), ("[-100/-100]", False)):
        wind = regalia("Wind", f"Resonators with a {kind} counter on them gain [Flying].")
        t = table(wind, HEN).field(0, "Wind").field(0, "Hen", counters={"+100/+100": 1})
        assert t.has("Hen", "flying") is flies


@pytest.mark.rule("fow5", "10.18/1", "9.6/2")
@pytest.mark.parametrize(("caster", "gained"), [(0, 100), (1, 0)])
def test_who_waits_for_discards_by_their_own_texts_does_not_hear_of_others(caster: int, gained: int) -> None:
    watch = regalia("Watch", "Whenever a player discards a card due to your spells or abilities, you gain 100 life.")
    mock = instant("Mock", "Each player discards a card.")
    t = table(watch, mock, HEN).field(0, "Watch").hand(1 - caster, "Hen").hand(caster, "Mock")
    if caster:
        t.passes(0)
    assert life(t.play(caster, "Mock").resolve_all()) == 4000 + gained


@pytest.mark.rule("fow5", "5.4/6", "3.5/3")
@pytest.mark.parametrize(("words", "kept"), [("one", 8), ("two", 9)])
def test_a_greater_hand_size_is_greater_by_so_many(words: str, kept: int) -> None:
    bag = regalia("Bag", f"Your maximum hand size is increased by {words}.")
    t = table(bag, HEN).field(0, "Bag").hand(0, *["Hen"] * 10).to("final_hand")
    t.choose(*["Hen"] * (10 - kept))
    assert t.hand_size(0) == kept


@pytest.mark.rule("fow5", "9.5/1", "10.4/1")
def test_cards_that_are_revealed_for_a_cost_are_such_as_it_says() -> None:
    oath = regalia("Oath", "Reveal two Humans: You gain 100 life.")
    for names, can in ((("Hen", "Hen"), True), (("Hen", "Elk"), False)):
        assert table(oath, HEN, ELK).field(0, "Oath").hand(0, *names).can("use", 0, "Oath") is can


@pytest.mark.rule("fow5", "9.5/1", "10.10/1", "9.6/6")
@pytest.mark.parametrize("words", ["Banish a resonator and a regalia", "Banish a resonator, banish a regalia"])
def test_what_a_cost_banishes_goes_together_with_one_verb_or_two(words: str) -> None:
    mourner = resonator("Mourner", "Whenever a regalia you control is banished, you gain 100 life.")
    altar = addition("Altar", "Field", f"{words}: You gain 1000 life.")
    t = table(mourner, regalia("Urn"), altar).field(0, "Mourner", "Urn", "Altar")
    t.use(0, "Altar", order=["Mourner", "Urn"])
    assert t.stack() == ["Altar", "Mourner"]  # it goes at the same time, and hears of the other


@pytest.mark.rule("fow5", "9.5/1", "10.3/1")
@pytest.mark.parametrize(
    ("words", "can"),
    [
        ("Remove the top two cards of your deck from the game", False),
        ("Put the top two cards of your deck into the graveyard", True),
    ],
)
def test_a_cost_of_removing_cannot_be_paid_with_what_cannot_be_removed(words: str, can: bool) -> None:
    ward = regalia("Ward", "Cards in your deck cannot be removed from the game by your spells or abilities.")
    t = table(regalia("Altar", f"{words}: You gain 1000 life."), ward).field(0, "Altar", "Ward")
    assert t.can("use", 0, "Altar") is can


@pytest.mark.rule("fow5", "2.1/2", "9.4/1")
def test_different_types_are_counted_once_each() -> None:
    bird = resonator("Bird", "[Anathema] - [Flying]")
    bell, urn, flag = BELL, regalia("Urn"), addition("Flag", "Field")
    for names, flies in ((("Bell", "Urn", "Flag", "Hen"), True), (("Bell", "Urn", "Flag", "Bell"), False)):
        t = table(bird, bell, urn, flag, HEN).field(0, "Bird").zone(0, "graveyard", *names)
        assert t.has("Bird", "flying") is flies


# ---------------------------------------------------------------- words of the later document alone


@pytest.mark.rule("fow5", "1.3/1")
@pytest.mark.parametrize(
    "words",
    [
        "Whenever a resonator inverts, you gain 100 life.",
        "{0}: Put a resonator from your hand into the field attacking.",
        "{0}: Put a [100/100] Bird resonator token into the field attacking.",
        "{0}: You gain 100 life for each Human stacked below your ruler.",
        "[Trinity] - [Flying]",
        "Whenever this card forms a party and attacks, you gain 100 life.",
    ],
)
def test_what_this_document_has_no_rule_for_is_refused(words: str) -> None:
    with pytest.raises(Exception, match=r"not understood|not carried out"):
        regalia("Later", words)
