"""What the log says: whole sentences with source, target, amount and rule, each reader in their own words."""

from __future__ import annotations

import pytest

import arbiter
from arbiter.kernel.decisions import ChooseObjects
from arbiter.kernel.telling import thing
from arbiter.table.layout import BadLayout, layout_of, read_layout
from arbiter.table.log import public_log
from arbiter.table.reader import Reader
from arbiter.table.sentences import sentences
from arbiter.table.titles import about_it, many_cards, title_of
from arbiter.table.web.question_json import just_seen
from arbiter.testing import Table, scenario

PEEP = "Look at the top card of your main deck. You may put that card on the bottom of its owner's main deck."

MILL = "Your opponent puts the top card of his/her deck into the Break Zone."
BURN = "Timing: Standard Action\nChoose 1 enemy unit. Deal 2 damage to it."
TOLL = "When Toll enters the field, you may pay 《1》. If you do so, draw 1 card."
RITE = "As an additional cost to play this card, banish a resonator.\nDraw a card."
SHOT = "Choose 1 Forward. Deal it 1000 damage."


def log(table: Table, viewer: int = 0) -> list[str]:
    game = table.game
    reader = Reader(viewer, ("Ada", "Ben"), game.rules, layout_of(game.rules.key))
    return [sentence.text for sentence in sentences(game.told, 0, reader)]


def a_blocked_attack() -> Table:
    table = (
        scenario("fftcg")
        .define(name="Test Marshal", cost=5, power=8000)
        .define(name="Test Wall", cost=4, power=10000)
        .field(0, "Test Marshal")
        .field(1, "Test Wall")
    )
    return table.attack("Test Marshal").end_step().block("Test Wall").to("main2")


def test_a_battle_is_told_with_who_hits_whom_how_hard_and_why_it_breaks() -> None:
    told = log(a_blocked_attack())
    assert told[:2] == [
        "You attack Ben with Test Marshal (10.1.2).",
        "Ben blocks Test Marshal with Test Wall (10.1.3).",
    ]
    assert "Test Wall deals 10000 damage to Test Marshal." in told
    assert "Test Marshal is broken (12.4.5)." in told


def test_the_other_player_reads_the_same_in_their_words() -> None:
    table = a_blocked_attack()
    assert log(table, 1)[:2] == [
        "Ada attacks you with Test Marshal (10.1.2).",
        "You block Test Marshal with Test Wall (10.1.3).",
    ]
    assert len(log(table, 1)) == len(log(table, 0)) == len(log(table, -1))


def test_what_happens_together_and_alike_shares_a_sentence() -> None:
    table = (
        scenario("fftcg")
        .define(name="Flood", type="summon", cost=1, text="Deal 2000 damage to all the Forwards opponent controls.")
        .field(1, "Caravan Guard", "Reef Guard")
        .hand(0, "Flood")
        .sources(0, fire=1)
    )
    table.play(0, "Flood").resolve()
    assert "Flood deals 2000 damage to Caravan Guard and Reef Guard." in log(table)


def test_what_was_drawn_is_named_to_its_player_and_counted_for_the_others() -> None:
    table = (
        scenario("fftcg")
        .define(name="Lesson", type="summon", cost=1, text="Draw 2 cards.")
        .hand(0, "Lesson")
        .sources(0, fire=1)
        .deck(0, "Caravan Guard", "Reef Guard")
    )
    table.play(0, "Lesson").resolve()
    mine = next(line for line in log(table) if "draw" in line)
    assert "Caravan Guard" in mine and "Reef Guard" in mine and mine.endswith("(Lesson).")
    assert "Ada draws 2 cards (Lesson)." in log(table, 1) and "Ada draws 2 cards (Lesson)." in log(table, -1)


def peeping() -> Table:
    """In the midst of a text that has let Ada see the top card of her deck, and asks what becomes of it."""
    table = scenario("fow5").define(name="Peep", type="Spell: Chant", cost="{0}", text=PEEP)
    table = table.hand(0, "Peep").deck(0, "Mirror Ray", "Bell Diver")
    return table.play(0, "Peep").resolve()


def test_a_card_that_one_looks_at_is_named_to_oneself_and_to_nobody_else() -> None:
    table = peeping()
    assert log(table)[-1] == "You look at Mirror Ray in your main deck (Peep)."
    for other in (1, -1):
        assert log(table, other)[-1] == "Ada looks at a card in their main deck (Peep)."


def test_a_card_that_goes_to_the_bottom_of_a_deck_is_told_so() -> None:
    table = peeping()
    table.match.answer(1)
    assert "You put Mirror Ray at the bottom of your main deck (Peep)." in log(table)
    assert "Ada puts a card at the bottom of their main deck (Peep)." in log(table, 1)


def test_a_question_about_a_card_that_was_looked_at_shows_it_to_who_is_asked() -> None:
    game = peeping().game
    assert [face.name for face in just_seen(game, 0)] == ["Mirror Ray"]
    assert just_seen(game, 1) == []


def test_whoever_may_block_is_told_what_attacks_whom() -> None:
    table = scenario("fftcg").field(0, "Reef Guard").field(1, "Caravan Guard").attack("Reef Guard").end_step()
    question = table.match.question
    assert question is not None and question.player == 1
    assert title_of(table.game, question) == "Reef Guard attacks you. Block with which Forward?"


def test_a_choice_among_an_opponents_cards_says_so_in_a_whole_sentence() -> None:
    table = scenario("fftcg").field(1, "Reef Guard", "Caravan Guard")
    question = ChooseObjects(0, list(table.game.field), 1, 1, "choose")
    assert title_of(table.game, question) == "Choose 1 of your opponent's cards"


def test_what_the_rules_let_be_discarded_is_discarded() -> None:
    names = ["Mirror Ray"] * 7
    table = scenario("fow5").hand(0, "Bell Diver", *names).to("final_hand")
    table.choose("Bell Diver")
    assert any(line.startswith("You discard Bell Diver") for line in log(table))


def test_what_pays_for_something_is_in_its_sentence() -> None:
    table = scenario("fftcg").hand(0, "Kiln Apprentice", "Clinker Hound")
    table.play(0, "Kiln Apprentice")
    assert log(table)[0] == "You cast Kiln Apprentice, discarding Clinker Hound (11.4)."


def test_a_sentence_of_a_layout_that_speaks_of_what_there_is_not_is_an_error() -> None:
    with pytest.raises(BadLayout, match=r"there is no \{cards\}"):
        read_layout({"log": {"casts": {"says": "{player} casts {cards}."}}}, "somewhere")


# ---------------------------------------------------------------- effects that last


def under_a_spell(text: str) -> Table:
    table = (
        scenario("fftcg")
        .define(name="Test Spell", type="summon", cost=1, text=text)
        .define(name="Test Wall", cost=4, power=9000)
        .field(1, "Test Wall")
        .hand(0, "Test Spell")
        .sources(0, fire=1)
    )
    return table.play(0, "Test Spell", targets=["Test Wall"]).resolve()


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (
            "Choose 1 Forward. It gains +2000 power until the end of the turn.",
            "gets +2000 power until the end of the turn",
        ),
        (
            "Choose 1 Forward. It loses 3000 power until the end of the turn.",
            "gets −3000 power until the end of the turn",
        ),
        (
            "Choose 1 Forward. It gains Haste and Brave until the end of the turn.",
            "gains Haste and Brave until the end of",
        ),
        ("Choose 1 Forward. It cannot block this turn.", "cannot block until the end of the turn"),
        (
            "Choose 1 Forward. It loses all its abilities until the end of the turn.",
            "loses all abilities until the end of",
        ),
    ],
)
def test_an_effect_that_lasts_is_told_with_what_it_does_and_how_long(text: str, line: str) -> None:
    table = under_a_spell(text)
    for viewer in (0, 1, -1):
        assert any(
            told.startswith(f"Test Wall {line}") and told.endswith("(Test Spell).") for told in log(table, viewer)
        )
    table.next_turn()
    assert "Test Wall is no longer affected by Test Spell." in log(table)


def test_what_only_a_text_can_say_is_told_by_the_text() -> None:
    table = under_a_spell("Choose 1 Forward. During this turn, the next damage dealt to it becomes 0 instead.")
    said = "An effect of Test Spell on Test Wall lasts until the end of the turn: “During this turn, the next damage"
    assert any(line.startswith(said) for line in log(table))


def test_what_is_frozen_is_told() -> None:
    table = under_a_spell("Choose 1 Forward. Dull it and Freeze it.")
    assert "Test Wall is frozen (Test Spell)." in log(table)


def test_damage_that_goes_at_the_end_of_a_turn_is_told_with_its_rule() -> None:
    table = under_a_spell("Choose 1 Forward. Deal it 2000 damage.")
    table.next_turn()
    assert "All damage is taken off Test Wall (9.5.1.3.1)." in log(table)


def test_whoever_puts_cards_in_order_is_told_where_they_go() -> None:
    arranged = scenario("fow").define(name="Sweep", type="Chant", cost="{0}", text="Destroy all resonators.")
    table = arranged.field(0, "Wick Squire", "Tallow Guard").hand(0, "Sweep")
    table.play(0, "Sweep").resolve()
    question = table.match.question
    assert question is not None and question.kind == "order"
    assert title_of(table.game, question).startswith("In which order do they go to your graveyard?")


def test_cards_of_one_name_of_both_players_are_told_apart_where_they_go_together() -> None:
    table = (
        scenario("fftcg")
        .define(name="Test Marshal", cost=5, power=8000)
        .field(0, "Test Marshal")
        .field(1, "Test Marshal")
    )
    told = log(table.attack("Test Marshal").end_step().block("Test Marshal").to("main2"))
    assert "Your Test Marshal and Ben's Test Marshal are broken (12.4.5)." in told


def test_a_card_that_pays_for_its_own_ability_is_called_it() -> None:
    table = scenario("fow").define(name="Test Coin", type="resonator", text="Banish this card: You gain 100 life.")
    told = log(table.field(0, "Test Coin").use(0, "Test Coin"))
    assert told[0].startswith("You use Test Coin, ") and " it" in told[0] and "itself" not in told[0]


def test_what_a_card_pays_by_itself_is_told_right_behind_it() -> None:
    """ "It" is the card that is used, neither what it targets nor what else pays."""
    table = (
        scenario("fftcg")
        .define(name="Test Archer", cost=3, power=3000, text=f"《Fire》, put Test Archer into the Break Zone: {SHOT}")
        .define(name="Test Wall", cost=4, power=10000)
        .field(0, "Test Archer")
        .field(1, "Test Wall")
        .sources(0, fire=1)
    )
    told = log(table.use(0, "Test Archer", targets=["Test Wall"]))
    assert told[0].startswith("You use Test Archer, putting it into your Break Zone and dulling Fire Source 1, targ")


def test_whose_a_zone_is_is_said_once_in_a_sentence() -> None:
    table = (
        scenario("fftcg")
        .define(name="Mire", type="summon", cost=1, text=MILL)
        .hand(0, "Mire")
        .sources(0, fire=1)
        .deck(1, "Reef Guard", "Reef Guard")
    )
    table.play(0, "Mire").resolve()
    assert "Ben puts Reef Guard from their deck into their Break Zone (Mire)." in log(table)
    assert "You put Reef Guard from your deck into your Break Zone (Mire)." in log(table, 1)  # nobody is "they" here


def test_a_card_of_the_same_name_that_pays_is_another_and_goes_to_their_own_zone() -> None:
    text = "Discard 1 card: Test Archer gains +1000 power until the end of the turn."
    table = scenario("fftcg").define(name="Test Archer", cost=3, power=3000, text=text)
    told = log(table.field(1, "Test Archer").hand(1, "Test Archer").use(1, "Test Archer"))
    assert any(line.startswith("Ben uses Test Archer, discarding another Test Archer") for line in told), told


def test_damage_to_a_ruler_is_told_card_by_card_with_its_rules() -> None:
    table = (
        scenario("gateruler")
        .define(name="Stab", type="event", level=0, text="Timing: Standard Action\nDeal 1 damage to your opponent.")
        .hand(0, "Stab")
        .deck(1, "Stab", "Stab", "Stab")
    )
    told = log(table.play(0, "Stab").passes(0).passes(1))
    assert "Stab is turned over from Ben's deck (13-6b)." in told
    assert "Stab goes to Ben's damage zone (13-6c)." in told


def test_where_a_zone_has_places_it_is_told_which_and_what_is_destroyed_names_its_own_rule() -> None:
    table = (
        scenario("gateruler")
        .define(name="Test Post", type="unit", level=0, atk=1, hp=2)
        .define(name="Burn", type="event", level=0, text=BURN)
        .hand(0, "Test Post", "Burn")
        .field(1, "Test Post")
    )
    table.play(0, "Test Post", option="attack 2").resolve()
    assert "Test Post enters attack zone 2." in log(table)
    table.play(0, "Burn").resolve()
    assert any(line.endswith("is destroyed (2-11a-3).") for line in log(table)), log(table)


def test_a_keyword_that_triggers_is_named() -> None:
    played = arbiter.start("gateruler", "first-lamp", "four-drawers", seed=2, agents=["greedy", "greedy"])
    told = public_log(played.game)
    assert "The ability of Hedge Knight triggers: Retaliate (14-10c)." in told
    assert "The ability of The Quiet Notary triggers (14-10c)." in told  # what it does is told by what happens


def test_what_is_cancelled_is_told_by_what_and_does_not_resolve() -> None:
    table = (
        scenario("fftcg")
        .define(name="Bolt", type="summon", cost=1, text="Choose 1 Forward. Deal it 1000 damage.")
        .define(name="No", type="summon", cost=1, text="Choose 1 Summon. Cancel its effect.")
        .field(0, "Reef Guard")
        .hand(0, "Bolt")
        .hand(1, "No")
        .sources(0, fire=1)
        .sources(1, fire=1)
    )
    table.play(0, "Bolt", targets=["Reef Guard"]).passes(0).play(1, "No", targets=["Bolt"]).resolve().resolve()
    told = log(table)
    assert "No cancels Bolt." in told
    assert "Bolt goes to your Break Zone without having resolved." in told
    assert "No has resolved and goes to Ben's Break Zone." in told


def test_an_attack_is_told_with_its_battle_in_one_sentence() -> None:
    table = scenario("fow").field(0, "Tallow Guard").attack("Tallow Guard")
    told = log(table)
    assert "You attack Ben with Tallow Guard (803.3)." in told
    assert not any("begin a battle" in line for line in told)


def test_a_caster_that_levels_up_is_told_with_its_level() -> None:
    table = scenario("caster").turn(0, "call", begin=True)
    for level in (1, 2):
        table.define(name="Ada", id=f"ada{level}", type="caster", element="Silva", level=level)
    table.field(0, "ada1").hand(0, "ada2")
    told = log(table.act(0, "level_up", "ada2"))
    assert "You level Ada up to Ada, level 2 (1022.1)." in told


def test_what_may_be_done_and_paid_is_said_in_the_question() -> None:
    table = (
        scenario("fftcg")
        .define(name="Scout", cost=1, power=1000, text="When Scout enters the field, you may draw 1 card.")
        .define(name="Toll", cost=1, power=1000, text=TOLL)
        .hand(0, "Scout", "Toll")
        .sources(0, fire=3)
    )
    asked = []
    for name in ("Scout", "Toll"):
        table.play(0, name).resolve()
        question = table.match.question
        assert question is not None
        asked.append(title_of(table.game, question))
        table.match.answer(0)
    assert asked == ["Scout: draw 1 card?", "Toll: pay 1 CP?"]


def test_of_a_cards_text_the_lines_stand_beside_a_question_that_it_comes_from() -> None:
    text = "Test Wall cannot attack.\nWhen Test Wall blocks, choose 1 Forward. Deal it 2000 damage."
    assert about_it(text, "choose") == ["When Test Wall blocks, choose 1 Forward. Deal it 2000 damage."]
    assert about_it(text, "search") == about_it(text, "mulligan") == text.splitlines()


def test_what_is_done_with_what_pays_is_said_in_the_question() -> None:
    table = scenario("fow").define(name="Test Rite", type="Chant", cost="{0}", text=RITE)
    table = table.field(0, "Wick Squire", "Tallow Guard").hand(0, "Test Rite")
    table.play(0, "Test Rite")
    question = table.match.question
    assert question is not None
    assert title_of(table.game, question) == "Banish 1 of your cards to pay for Test Rite"


def test_cards_of_which_only_the_backs_are_seen_are_counted() -> None:
    game = scenario("caster").field(0, "Oda Slate", "Fenn Loam", face_up=False).begin().game
    reader = Reader(1, ("Ada", "Ben"), game.rules, layout_of("caster"))
    backs = [thing(game, obj) for obj in game.field]
    assert reader.things(backs).parts == ("2 face-down cards",)


@pytest.mark.parametrize(
    ("low", "high", "words"), [(1, 1, "1 card"), (2, 2, "2 cards"), (0, 1, "one card or none"), (0, 2, "up to 2 cards")]
)
def test_how_many_cards_are_wanted_is_said_with_the_noun(low: int, high: int, words: str) -> None:
    assert many_cards(low, high) == words
    table = scenario("fftcg").hand(0, "Reef Guard", "Caravan Guard")
    question = ChooseObjects(0, table.objects("hand", 0), low, high, "pick")
    assert title_of(table.game, question) == f"Select {words} from your hand"


def test_a_single_resource_is_no_plural() -> None:
    game = scenario("fftcg").game
    reader = Reader(0, ("Ada", "Ben"), game.rules, layout_of("fftcg"))
    assert [reader.good("crystal", count) for count in (1, 2)] == ["1 crystal", "2 crystals"]


def test_a_verb_before_a_comma_is_said_to_its_player_as_well() -> None:
    text = "Search for 1 Forward and add it to your hand."
    table = scenario("fftcg").define(name="Quest", type="summon", cost=1, text=text).hand(0, "Quest").sources(0, fire=1)
    table = table.deck(0, "Reef Guard", "Reef Guard").play(0, "Quest").resolve().choose("Reef Guard")
    assert any(line.startswith("You search, finding Reef Guard") for line in log(table))
    assert any(line.startswith("Ada searches, finding") for line in log(table, 1))
