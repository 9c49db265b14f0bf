"""Comparisons, tallies, what everybody does, pairs and times: sentences of these kinds, played out on a table."""

from __future__ import annotations

import pytest

from arbiter.games.fftcg.language import LANGUAGE
from arbiter.testing import Table, scenario
from arbiter.text.compiler import compile_text, print_abilities
from arbiter.text.deletion import meaning
from arbiter.text.errors import TextError

PLAIN = "Kiln Apprentice"  # a Fire Forward of cost 2 with 6000 power
GUARD = "Caravan Guard"
FIRE: dict[str, object] = {"element": ["fire"], "cost": 1}


def stage(text: str, kind: str = "summon", **more: object) -> Table:
    """Player 0 holds the Probe with this text, and can cast it and four further cards."""
    made = scenario("fftcg").define(name="Probe", type=kind, text=text, **{**FIRE, **more})
    made.define(name="Nothing", type="summon", text="Gain {C}.", **FIRE)
    for cost in (1, 2, 3, 4):
        made.define(name=f"Rank {cost}", type="forward", element=["fire"], cost=cost, power=1000 * cost)
    return made.hand(0, "Probe").sources(0, fire=4)


READ_BACK = (
    "Choose 1 Forward of the highest cost opponent controls. Break it.",
    "Choose 1 Forward. It can only be blocked by a Forward with cost equal to or less than its own this turn.",
    "All the Forwards opponent controls cannot block a Forward with power less than its own this turn.",
    "Choose 1 Forward. If both you and your opponent have no cards in hand, break it.",
    "Choose 1 Forward. If its cost is an even number, break it.",
    "Choose 1 Forward. If you have cast 2 or 3 cards this turn, break it.",
    "Each player selects 1 Forward they control. Put it into the Break Zone.",
    "Each player randomly discards 1 card from their hand.",
    "Select 1 number. Deal 8000 damage to all the Forwards of cost X.",
    "Search for up to 1 Forward of cost 1 and up to 1 Forward of cost 2 and add them to your hand.",
    "Choose 2 Forwards each with a different cost. Break them.",
    "Reveal the top 3 cards of your deck. Play any number of Forwards with a total cost of 3 or less among them "
    "onto the field and return the other cards to the bottom of your deck in any order.",
    "During this turn, the next damage dealt to you becomes 0 instead.",
    "Choose 1 Forward. Until the end of the next turn, your opponent cannot cast any copies of it.",
    "Choose 1 Forward. Its Element becomes Dark.",
    "Choose 1 Forward and 1 other Forward. Dull the former and activate the latter.",
    "Break all the Forwards. When 2 or more Forwards are put into the Break Zone by this effect, draw 1 card.",
)


@pytest.mark.parametrize("text", READ_BACK)
def test_what_is_printed_reads_to_the_same(text: str) -> None:
    abilities = compile_text(LANGUAGE, "Probe", "summon", text)
    again = compile_text(LANGUAGE, "Probe", "summon", print_abilities(LANGUAGE, "Probe", abilities))
    assert meaning(again) == meaning(abilities)


def blockers(table: Table) -> list[str]:
    """Who of player 1 may block, as the question tells."""
    table.to("block_declaration")
    return [name for name in table.field_names(1) if table.can("block", 1, table.card(name, 1))]


# ---------------------------------------------------------------- comparing


def test_only_a_forward_that_costs_no_more_blocks_it() -> None:
    text = "Choose 1 Forward. It can only be blocked by a Forward of cost equal or inferior to its own this turn."
    table = stage(text).field(0, "Rank 2").field(1, "Rank 1", "Rank 2", "Rank 3")
    table.play(0, "Probe", targets=[table.card("Rank 2", 0)]).resolve_all()
    table.attack(table.card("Rank 2", 0))
    assert blockers(table) == ["Rank 1", "Rank 2"]


def test_the_blockers_own_power_is_what_the_rule_compares_with() -> None:
    text = "All the Forwards opponent controls cannot block Forwards with a power inferior to their own this turn."
    table = stage(text).field(0, "Rank 2").field(1, "Rank 1", "Rank 2", "Rank 3")
    table.play(0, "Probe").resolve_all().attack(table.card("Rank 2", 0))
    assert blockers(table) == ["Rank 1", "Rank 2"]


def test_the_most_of_a_kind_is_the_most_of_those_that_are_spoken_of() -> None:
    table = stage("Choose 1 Forward of the highest cost opponent controls. Break it.")
    table.field(0, "Rank 4").field(1, "Rank 1", "Rank 3").play(0, "Probe").resolve_all()
    assert table.zone_names(1, "break") == ["Rank 3"] and table.is_on_field("Rank 4")


@pytest.mark.parametrize(("cost", "broken"), [(2, True), (3, False)])
def test_an_even_number_is_one_that_two_goes_into(cost: int, broken: bool) -> None:
    table = stage("Choose 1 Forward. If its cost is an even number, break it.").field(1, f"Rank {cost}")
    table.play(0, "Probe").resolve_all()
    assert (table.zone_names(1, "break") == [f"Rank {cost}"]) is broken


@pytest.mark.parametrize(("mine", "theirs", "drawn"), [(0, 0, 1), (0, 1, 0), (1, 0, 0)])
def test_what_is_so_of_both_players(mine: int, theirs: int, drawn: int) -> None:
    text = "If both you and your opponent have no cards in hand, draw 1 card."
    table = stage(text).hand(0, *[PLAIN] * mine).hand(1, *[PLAIN] * theirs)
    table.play(0, "Probe").resolve_all()
    assert table.hand_size(0) == mine + drawn


def test_three_cards_are_three_or_four_and_two_are_not() -> None:
    text = "At the end of each of your turns, if you have cast 2 or 3 cards this turn, draw 1 card."
    for cast, drawn in ((1, 0), (2, 1), (3, 1), (4, 0)):
        table = stage(text, "backup").field(0, "Probe").hand(0, *["Nothing"] * 4)
        for _ in range(cast):
            table.play(0, "Nothing").resolve_all()
        before = table.hand_size(0)
        table.to("end").resolve_all()
        assert table.hand_size(0) == before + drawn


# ---------------------------------------------------------------- everybody


def test_each_player_picks_out_of_their_own() -> None:
    text = "Each player selects 1 Forward they control. Put it into the Break Zone."
    table = stage(text).field(0, "Rank 1", "Rank 2").field(1, "Rank 3", "Rank 4")
    table.play(0, "Probe").resolve().choose("Rank 2").choose("Rank 3")
    assert "Rank 2" in table.zone_names(0, "break") and table.zone_names(1, "break") == ["Rank 3"]


def test_as_many_as_possible_is_no_choice_of_fewer() -> None:
    text = (
        "Each player selects up to 2 Forwards they control (select as many as possible). Put them into the Break Zone."
    )
    table = stage(text).field(0, "Rank 1").field(1, "Rank 2", "Rank 3", "Rank 4")
    table.play(0, "Probe").resolve().choose("Rank 2", "Rank 4")
    assert "Rank 1" in table.zone_names(0, "break") and table.field_names(1) == ["Rank 3"]


def test_the_cards_that_all_of_them_put_there_are_compared() -> None:
    text = (
        "When Probe enters the field, each player puts the top card of their deck into the Break Zone. "
        "If both cards are of the same card type, draw 1 card."
    )
    for other, drawn in (("Rank 1", 1), ("Nothing", 0)):
        table = stage(text, "backup").deck(0, "Rank 2").deck(1, other).play(0, "Probe").resolve_all()
        assert table.hand_size(0) == drawn


def test_what_somebody_shows_is_what_is_picked_from() -> None:
    text = "Your opponent reveals 2 cards from their hand. Select 1 card among them. Your opponent discards this card."
    table = stage(text).hand(1, "Rank 1", "Rank 2", "Rank 3")
    table.play(0, "Probe").resolve().choose("Rank 1", "Rank 3")
    table.expect(player=0).choose("Rank 3")
    assert table.hand_names(1) == ["Rank 1", "Rank 2"]


# ---------------------------------------------------------------- tallies


def test_what_was_dulled_for_it_is_counted() -> None:
    text = (
        "When Probe enters the field, you may dull any number of active Backups you control. "
        "When you do so, choose 1 Forward. Deal it 2500 damage for each Backup you dulled due to this ability."
    )
    table = stage(text, "forward", power=5000).field(1, "Rank 4")
    table.play(0, "Probe").resolve()
    table.resolve().yes().choose("Fire Source 2", "Fire Source 3").choose("Rank 4").resolve_all()
    assert table.zone_names(1, "break") == ["Rank 4"]


@pytest.mark.parametrize(("there", "drawn"), [(1, 0), (2, 1)])
def test_only_what_was_really_broken_counts(there: int, drawn: int) -> None:
    text = (
        "Break all the Forwards. "
        "When 2 or more Forwards are put from the field into the Break Zone by this effect, draw 1 card."
    )
    table = stage(text).define(name="Rock", type="forward", power=1000, text="Rock cannot be broken.", **FIRE)
    table.field(1, "Rock", *["Rank 1", "Rank 2"][:there]).play(0, "Probe").resolve_all()
    assert table.hand_size(0) == drawn and table.is_on_field("Rock")


def test_how_many_were_shown_is_asked_twice_over() -> None:
    text = (
        "You may reveal any number of Forwards from your hand. When you reveal 1 or more, draw 1 card. "
        "In addition, when you reveal 2 or more, gain {C}."
    )
    for shown, drawn, crystals in (([], 0, 0), (["Rank 1"], 1, 0), (["Rank 1", "Rank 2"], 1, 1)):
        table = stage(text).hand(0, "Rank 1", "Rank 2").play(0, "Probe").resolve().yes().choose(*shown)
        if crystals:
            table.order("Probe", "Probe")  # both have triggered
        table.resolve_all()
        assert (table.hand_size(0) - 2, table.resource(0, "crystal")) == (drawn, crystals)


def test_a_named_number_is_a_cost() -> None:
    text = "Select 1 number. Deal 8000 damage to all the Forwards of the same cost as the selected number."
    table = stage(text).field(1, "Rank 1", "Rank 2").play(0, "Probe").resolve().number(2)
    assert table.zone_names(1, "break") == ["Rank 2"]


def test_two_of_the_same_cost_are_not_of_different_costs() -> None:
    table = stage("Choose 2 Forwards, each with a different cost. Break them.").field(1, "Rank 1", PLAIN, "Rank 2")
    table.play(0, "Probe").choose("Rank 2").resolve_all()  # beside it only Rank 1 is left to choose
    assert table.field_names(1) == [PLAIN]


def test_what_is_picked_costs_so_much_together() -> None:
    text = (
        "Reveal the top 3 cards of your deck. Play as many Forwards as you want with a total cost of 3 or less among "
        "them onto the field and return the other cards to the bottom of your deck in any order."
    )
    table = (
        stage(text).deck(0, "Rank 1", "Rank 2", "Rank 3").play(0, "Probe").resolve().choose("Rank 2").choose("Rank 1")
    )
    assert {"Rank 1", "Rank 2"} < set(table.field_names(0)) and "Rank 3" not in table.field_names(0)


# ---------------------------------------------------------------- events and times


def test_a_rule_that_readies_is_no_effect_that_activates() -> None:
    text = "When a dull Character you control is activated due to your Summons or abilities, gain {C}."
    wake = "Choose 1 Forward. Activate it."
    table = stage(text, "backup").define(name="Wake", type="summon", text=wake, **FIRE).hand(0, "Wake")
    table.field(0, "Probe").field(0, "Rank 1", rested=True).play(0, "Wake").resolve_all()
    assert table.resource(0, "crystal") == 1
    table = stage(text, "backup").field(0, "Probe").field(0, "Rank 1", rested=True).turn(1, "end")
    table.to("main1", 0)
    assert not table.is_rested("Rank 1") and table.resource(0, "crystal") == 0


@pytest.mark.parametrize(("before", "dealt", "heard"), [(4, 1, 1), (3, 1, 0), (3, 3, 1), (5, 1, 0)])
def test_the_fifth_point_is_heard_of_once(before: int, dealt: int, heard: int) -> None:
    text = "When you receive a fifth point of damage, gain {C}."
    hurt = f"Choose 1 Forward. Hurt deals you {dealt} point{'s' if dealt > 1 else ''} of damage."
    table = stage(text, "backup").define(name="Hurt", type="summon", text=hurt, **FIRE).hand(0, "Hurt")
    table.field(0, "Probe").field(1, PLAIN).damage(0, *["Rank 1"] * before).deck(0, *["Rank 1"] * 5)
    table.play(0, "Hurt").resolve_all()
    assert table.resource(0, "crystal") == heard


def test_the_next_damage_to_a_player_is_none_and_the_one_after_is_dealt() -> None:
    hurt = "Choose 1 Forward. Hurt deals you 1 point of damage."
    table = stage("During this turn, the next damage dealt to you becomes 0 instead.")
    table.define(name="Hurt", type="summon", text=hurt, **FIRE).hand(0, "Hurt", "Hurt").field(1, PLAIN)
    table.deck(0, "Rank 1", "Rank 1").play(0, "Probe").resolve_all().play(0, "Hurt").resolve_all()
    assert table.damage_count(0) == 0
    table.play(0, "Hurt").resolve_all()
    assert table.damage_count(0) == 1


def test_nobody_of_a_kind_attacks_whenever_they_came() -> None:
    table = stage("No Forward of cost 2 or less can attack this turn.").field(0, "Rank 1", "Rank 3")
    table.play(0, "Probe").resolve_all()
    table.to("attack_declaration")
    assert not table.can("attack", 0, "Rank 1") and table.can("attack", 0, "Rank 3")


def test_copies_are_cards_of_its_name() -> None:
    text = (
        "Choose 1 Forward. Return it to its owner's hand. "
        "Until the end of the next turn, your opponent cannot cast any copies of it."
    )
    table = stage(text).field(1, "Rank 1").hand(1, "Rank 2").sources(1, fire=3)
    table.play(0, "Probe").resolve_all().to("main1", 1)
    assert table.can("play", 1, "Rank 2") and not table.can("play", 1, "Rank 1")
    table.next_turn().next_turn().to("main1", 1)
    assert table.can("play", 1, "Rank 1")


def test_what_leaves_for_any_reason_is_removed() -> None:
    text = (
        "Play 1 Forward from your hand onto the field. "
        "If it leaves the field for any reason, remove it from the game instead."
    )
    for end in ("Choose 1 Forward. Break it.", "Choose 1 Forward. Return it to its owner's hand."):
        table = stage(text).define(name="End", type="summon", text=end, **FIRE).hand(0, "Rank 1", "End")
        table.play(0, "Probe").resolve_all().play(0, "End", targets=["Rank 1"]).resolve_all()
        assert table.zone_names(0, "removed") == ["Rank 1"]


def test_the_first_and_the_other_are_told_apart() -> None:
    text = "Choose 2 Forwards. Dull the first Forward and activate the other."
    table = stage(text).field(1, "Rank 1", "Rank 2").field(1, "Rank 3", rested=True)
    table.play(0, "Probe", targets=["Rank 1", "Rank 3"]).resolve_all()
    assert table.is_rested("Rank 1") and not table.is_rested("Rank 3")


def test_as_long_as_the_chosen_one_stays() -> None:
    text = (
        "When Probe enters the field, choose 1 Forward you control. "
        "As long as it is on the field, Probe gains +4000 power."
    )
    table = stage(text, "forward", power=5000).define(
        name="End", type="summon", text="Choose 1 Forward. Break it.", **FIRE
    )
    table.hand(0, "End").field(0, "Rank 1").play(0, "Probe", targets=["Rank 1"]).resolve_all()
    assert table.power("Probe") == 9000
    table.play(0, "End", targets=["Rank 1"]).resolve_all()
    assert table.power("Probe") == 5000


def test_each_suffers_its_own_counters() -> None:
    text = "The Forwards opponent controls lose 1000 power for each Poison Counter on them."
    table = stage(text, "backup").field(0, "Probe").field(1, "Rank 3", counters={"Poison": 2}).field(1, "Rank 4")
    assert (table.power("Rank 3"), table.power("Rank 4")) == (1000, 4000)


def test_what_goes_to_your_break_zone_in_any_situation_is_removed() -> None:
    text = "If a card is put into your Break Zone in any situation, remove it from the game instead."
    table = stage(text, "backup").field(0, "Probe").hand(0, "Nothing")
    table.play(0, "Nothing").resolve_all()
    assert table.zone_names(0, "removed") == ["Nothing"] and table.zone_names(0, "break") == []


def test_what_was_found_goes_where_its_finder_likes() -> None:
    text = "Search for 1 Forward of cost 1, and add it to your hand or play it onto the field dull."
    for mode, zone in ((1, "hand"), (2, "field")):
        table = stage(text).deck(0, "Rank 1").play(0, "Probe").resolve().choose("Rank 1").modes(mode)
        assert table.zone_of("Rank 1") == zone


def test_several_kinds_are_searched_for_at_once() -> None:
    text = "Search for up to 1 Forward of cost 1 and up to 1 Forward of cost 2 and play them onto the field."
    table = stage(text).deck(0, "Rank 1", "Rank 2").play(0, "Probe").resolve().choose("Rank 1").choose("Rank 2")
    assert {"Rank 1", "Rank 2"} < set(table.field_names(0))


def test_a_card_that_was_only_shown_cannot_be_broken() -> None:
    text = "Choose 1 Forward. Reveal the top card of your deck. If the revealed card is a Summon, break it."
    table = stage(text).field(1, PLAIN).deck(0, "Nothing").play(0, "Probe").resolve_all()
    assert table.zone_names(1, "break") == [PLAIN]


@pytest.mark.parametrize(
    "text",
    [
        "Each player puts 1 Forward you control into the Break Zone.",  # whose: the text's player's or each one's?
        "Search for 2 Forwards, each with a different cost, and add them to your hand (you cannot search for 1 card).",
    ],
)
def test_what_would_be_read_as_something_else_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        compile_text(LANGUAGE, "Probe", "summon", text)


# ---------------------------------------------------------------- further joints


def test_somebody_else_picks_one_and_the_other_goes_elsewhere() -> None:
    text = (
        "Choose 2 Forwards opponent controls. Your opponent puts one of the chosen Forwards into the Break Zone "
        "and returns the other to its owner's hand."
    )
    table = stage(text).field(1, "Rank 1", "Rank 2").play(0, "Probe").resolve()
    table.expect(player=1).choose("Rank 2")
    assert table.zone_names(1, "break") == ["Rank 2"] and table.hand_names(1) == ["Rank 1"]


@pytest.mark.parametrize(("top", "broken"), [("Rank 1", True), ("Nothing", False)])
def test_what_nobody_put_there_is_not_something_else(top: str, broken: bool) -> None:
    text = (
        "Choose 1 Forward. You may put the top card of your deck into the Break Zone. "
        "If the card put into the Break Zone is not a Summon, break the chosen Forward."
    )
    table = stage(text).field(1, PLAIN).deck(0, top).play(0, "Probe").resolve().yes()
    assert (table.zone_names(1, "break") == [PLAIN]) is broken
    table = stage(text).field(1, PLAIN).deck(0, top).play(0, "Probe").resolve().no()
    assert table.is_on_field(PLAIN, 1)


def test_power_that_no_effect_raises_whoever_has_it() -> None:
    table = stage("Choose 1 Forward. It gains +2000 power until the end of the turn.")
    table.define(
        name="Lid", type="backup", text="The power of Forwards cannot be increased by Summons or abilities.", **FIRE
    )
    table.field(1, "Lid").field(0, "Rank 1").play(0, "Probe").resolve_all()
    assert table.power("Rank 1") == 1000


def test_a_card_that_may_stand_beside_its_like_comes_out_of_the_hand() -> None:
    own = "Lamp can be played onto the field even if you control other Light Characters."
    for text, comes in ((own, True), ("", False)):
        table = stage("Gain {C}.").define(name="Lamp", type="forward", element=["light"], cost=1, power=1000, text=text)
        table.define(name="Sun", type="forward", element=["light"], cost=1, power=1000).field(0, "Sun").hand(0, "Lamp")
        assert table.can("play", 0, "Lamp") is comes


def test_what_fell_this_turn_is_told_from_what_lay_there() -> None:
    text = "Choose 1 Forward put in your Break Zone from the field during this turn. Play it onto the field."
    table = stage(text).define(name="Fell", type="summon", text="Choose 1 Forward. Break it.", **FIRE)
    table.hand(0, "Fell").field(0, "Rank 1").zone(0, "break", "Rank 2")
    table.play(0, "Fell").resolve_all().play(0, "Probe").resolve_all()
    assert table.is_on_field("Rank 1") and table.zone_of("Rank 2") == "break"


def test_so_many_options_as_there_are_forwards() -> None:
    text = (
        "When Probe enters the field, select up to the same number of the 2 following actions as the Forwards you "
        'control other than Probe.\n"Draw 1 card."\n"Gain {C}."'
    )
    table = stage(text, "forward", power=5000).field(0, "Rank 1").play(0, "Probe").modes(2).resolve_all()
    assert table.resource(0, "crystal") == 1 and table.hand_size(0) == 0


def test_lines_that_were_broken_within_a_sentence_are_one() -> None:
    whole = compile_text(LANGUAGE, "Probe", "forward", "Haste\nWhen Probe attacks, activate Probe.")
    assert meaning(
        compile_text(LANGUAGE, "Probe", "forward", "Haste\nWhen Probe attacks, activate\nProbe.")
    ) == meaning(whole)


# ---------------------------------------------------------------- once read as something else


def test_the_removed_card_is_the_one_that_was_paid_with() -> None:
    text = (
        "{Dull}, remove 1 card in your hand from the game: Choose 1 Forward. "
        "Deal it 1000 damage for each CP required to cast the removed card."
    )
    table = stage(text, "backup").define(name="Post", type="forward", power=9000, **FIRE)
    table.sources(0, fire=0).field(0, "Probe").field(1, "Post").hand(0, "Rank 3")
    table.use(0, table.card("Probe", 0, zone="field"), cost=["Rank 3"]).resolve_all()
    assert table.damage_on("Post") == 3000


def test_the_first_of_a_turn_is_not_the_first_that_a_card_has_heard_of() -> None:
    text = "During each turn, when you cast a Summon for the first time in that turn, gain {C}{C}."
    table = stage(text, "backup").hand(0, "Nothing", "Nothing").sources(0, fire=0)
    table.play(0, "Nothing").resolve_all().play(0, "Probe").resolve_all().play(0, "Nothing").resolve_all()
    assert table.resource(0, "crystal") == 2  # of the two Nothings alone
