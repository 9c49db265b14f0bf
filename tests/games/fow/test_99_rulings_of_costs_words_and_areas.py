"""Rulings of chapters 104 to 913 once more: prohibitions, areas, prices, timing, what lasts and what is remembered."""

from __future__ import annotations

import pytest

from tests.games.fow.defined import Card, addition, chant, face, life, resonator, table


def ruler(text: str = "", side: str = "", name: str = "Cinder Queen", judgment: str = "{R}") -> Card:
    j_ruler = face(f"{name} Ablaze", "J-Ruler", side, atk=800, defense=800, attribute=["fire"], race=["Dragon"])
    return face(name, "Ruler", f"[Judgment] {judgment}\n{text}".strip(), attribute=["fire"], other=j_ruler)


@pytest.mark.rule("fow", "104.2")
def test_as_many_as_there_are_are_banished_and_then_the_rest_is_done() -> None:
    t = table(chant("Heavy Toll", "Your opponent banishes two resonators. You gain 200 life.", cost="{B}"))
    t.sources(0, darkness=1).hand(0, "Heavy Toll").field(1, "Wick Squire")
    t.play(0, "Heavy Toll").resolve()
    assert t.field_names(1) == [] and life(t, 0) == 4200


@pytest.mark.rule("fow", "104.4", "1009.1")
def test_a_player_who_cannot_draw_draws_nothing_and_the_other_does() -> None:
    t = table(
        addition("Sealed Well", "Your opponent cannot draw cards.", cost="{U}"),
        chant("Open Lecture", "Each player draws two cards.", cost="{U}"),
    )
    t.sources(0, water=1).hand(0, "Open Lecture").field(1, "Sealed Well")
    t.play(0, "Open Lecture").resolve()
    assert t.hand_size(0) == 0 and t.hand_size(1) == 2


@pytest.mark.rule("fow", "203.5", "1020.1")
def test_a_printed_name_is_not_one_that_was_gained() -> None:
    t = table(
        resonator("Twin", 'This card has "Elder Twin" in addition to its other names.', 100, 100),
        resonator("Elder Twin", "", 100, 100),
        addition("Family Tree", 'Resonators you control named "Elder Twin" gain [+100/+100].', cost="{G}"),
        addition("Old Photograph", 'Resonators with the printed name "Elder Twin" gain [+300/+300].', cost="{G}"),
    )
    t.field(0, "Twin", "Elder Twin", "Family Tree", "Old Photograph")
    twin = next(obj for obj in t.objects("field", 0) if obj.face.name == "Twin")
    assert t.power(twin) == 200 and t.power(t.card("Elder Twin", 0)) == 500


@pytest.mark.rule("fow", "209.4", "209.5a")
def test_the_attributes_of_all_ones_j_rulers_together_are_shared() -> None:
    t = table(
        ruler(),
        chant(
            "Kinship", "Draw a card for each resonator you control that shares an attribute with a J/ruler you control."
        ),
        resonator("Torch", "", 100, 100, cost="{R}{U}"),
        resonator("Pebble", "", 100, 100, cost="{1}"),
    )
    t.sources(0, light=1).zone(0, "ruler", "Cinder Queen").field(0, "Torch", "Torch", "Pebble").hand(0, "Kinship")
    t.play(0, "Kinship").resolve()
    assert t.hand_size(0) == 2


@pytest.mark.rule("fow", "303.1b", "702.3c")
def test_what_enters_rested_by_another_cards_text_enters_rested_also_when_it_is_put() -> None:
    t = table(
        addition("Swamp Road", "Resonators your opponent controls enter the field rested.", cost="{G}"),
        chant("Forced March", "Put a resonator from your hand into the field.", cost="{W}"),
        resonator("Runner", "[Swiftness]", 300, 300),
    )
    t.sources(0, light=1).hand(0, "Forced March", "Runner").field(1, "Swamp Road")
    t.play(0, "Forced March").resolve()
    assert t.is_rested("Runner") and not t.can("attack", 0, "Runner")


@pytest.mark.rule("fow", "306.3", "505.5")
def test_only_the_turn_player_discards_at_the_end_of_the_turn() -> None:
    t = table(chant("Windfall", "[Quickcast]\nYour opponent draws four cards.", cost="{U}"))
    t.sources(0, water=1).hand(0, "Windfall").hand(1, *["Bell Cadet"] * 6)
    t.play(0, "Windfall").resolve().next_turn()
    assert t.hand_size(1) == 10 or t.hand_size(1) == 11


@pytest.mark.rule("fow", "505.1", "505.3", "906.5")
def test_what_begins_with_the_end_phase_comes_before_what_happens_at_the_end_of_turn() -> None:
    t = table(
        addition("First Bell", "At the beginning of your end phase >>> Put a bell counter on this card.", cost="{W}"),
        addition(
            "Last Bell", "At the end of your turn >>> If you control a card with a bell counter on it, draw a card."
        ),
    )
    t.field(0, "First Bell", "Last Bell").next_turn()
    assert t.hand_size(0) == 1


@pytest.mark.rule("fow", "705.1", "705.3a", "302.3")
def test_a_judged_ruler_is_the_same_card_and_enters_ready_although_it_came_this_turn() -> None:
    t = table(ruler(side="[Swiftness]\n[Enter] >>> Draw a card."))
    t.zone(0, "ruler", "Cinder Queen", counters={"ember": 2}).sources(0, fire=1)
    t.act(0, "judgment").resolve_all()
    assert t.hand_size(0) == 1 and t.counters("Cinder Queen Ablaze", "ember") == 2
    assert t.can("attack", 0, "Cinder Queen Ablaze")


@pytest.mark.rule("fow", "705.2d", "1012.1")
def test_a_judgment_on_the_chase_is_neither_spell_nor_ability() -> None:
    t = table(
        ruler(),
        chant("Hush", "[Quickcast]\nCancel target ability.", cost="{U}"),
        chant("No", "[Quickcast]\nCancel target spell.", cost="{U}"),
    )
    t.zone(0, "ruler", "Cinder Queen").sources(0, fire=1).sources(1, water=2).hand(1, "Hush", "No")
    t.act(0, "judgment").passes(0)
    assert not t.can("play", 1, "Hush") and not t.can("play", 1, "No")


@pytest.mark.rule("fow", "803.3", "718.2")
def test_a_resonator_that_came_this_turn_need_not_attack_although_it_must() -> None:
    t = table(resonator("Mad Dog", "This card attacks each turn if able.", 400, 400))
    t.field(0, "Mad Dog", fresh=True)
    t.next_turn()
    assert t.active == 1 and life(t, 1) == 4000


@pytest.mark.rule("fow", "804.4", "804.3")
def test_a_block_that_has_a_price_is_paid_as_it_is_declared() -> None:
    t = table(
        resonator("Hesitant", "This card cannot block unless you pay {1}.", 300, 900),
        resonator("Raider", "", 400, 400),
    )
    t.field(0, "Raider").field(1, "Hesitant")
    t.attack("Raider", at=1)
    assert not t.can("block", 1, "Hesitant")
    t = table(
        resonator("Hesitant", "This card cannot block unless you pay {1}.", 300, 900),
        resonator("Raider", "", 400, 400),
    )
    t.field(0, "Raider").field(1, "Hesitant").sources(1, fire=1)
    t.attack("Raider", at=1).block("Hesitant").end_step()
    assert t.is_rested("Fire Source 1") and life(t, 1) == 4000 and t.damage_on("Hesitant") == 400


@pytest.mark.rule("fow", "902.1a", "912.1")
def test_a_darkness_effect_is_one_of_a_darkness_card() -> None:
    t = table(
        resonator("Lamp", "Prevent all damage that would be dealt to this card by darkness sources.", 200, 200),
        chant("Night Bolt", "This card deals 500 damage to target resonator.", cost="{B}"),
        chant("Fire Bolt", "This card deals 100 damage to target resonator.", cost="{R}"),
    )
    t.sources(0, darkness=1, fire=1).hand(0, "Night Bolt", "Fire Bolt").field(1, "Lamp")
    t.play(0, "Night Bolt", targets=["Lamp"]).resolve().play(0, "Fire Bolt", targets=["Lamp"]).resolve()
    assert t.damage_on("Lamp") == 100


@pytest.mark.rule("fow", "903.2k-2", "903.2h-1")
def test_what_is_played_for_nothing_has_an_x_of_zero() -> None:
    t = table(
        chant("Loaded Dice", "Reveal the top card of your deck. If it is a chant, play it without paying its cost."),
        chant("Rising Flood", "Draw X cards. You gain 100 life.", cost="{U}{X}"),
    )
    t.sources(0, light=4).hand(0, "Loaded Dice").deck(0, "Rising Flood")
    t.play(0, "Loaded Dice").resolve_all()
    assert t.hand_size(0) == 0 and life(t, 0) == 4100


@pytest.mark.rule("fow", "903.2l", "1011.2")
def test_what_one_does_not_control_cannot_be_banished_for_a_price() -> None:
    t = table(chant("Dark Bargain", "As an additional cost to play this card, banish a resonator.\nDraw two cards."))
    t.sources(0, light=1).hand(0, "Dark Bargain").field(1, "Wick Squire")
    assert not t.can("play", 0, "Dark Bargain")


@pytest.mark.rule("fow", "903.2o", "906.1", "603.1")
def test_what_waits_for_a_spell_to_be_played_resolves_before_it_and_is_not_undone_by_its_canceling() -> None:
    t = table(
        addition("Muse", "Whenever you play a spell >>> You gain 200 life.", cost="{W}"),
        chant("Slow Oath", "You gain 1000 life.", cost="{W}"),
        chant("No", "[Quickcast]\nCancel target spell.", cost="{U}"),
    )
    t.sources(0, light=1).sources(1, water=1).hand(0, "Slow Oath").hand(1, "No").field(0, "Muse")
    t.play(0, "Slow Oath")
    assert t.stack() == ["Slow Oath", "Muse"]
    t.passes(0).play(1, "No", targets=["Slow Oath"]).resolve_all()
    assert life(t, 0) == 4200


@pytest.mark.rule("fow", "907.4", "505.5")
def test_produced_will_that_was_not_spent_is_gone_at_the_end_of_the_turn() -> None:
    t = table(chant("Bonfire", "Produce {R}{R}{R}.", cost="{R}"), chant("Spark", "Draw a card.", cost="{R}{R}"))
    t.sources(0, fire=1).hand(0, "Bonfire", "Spark")
    t.play(0, "Bonfire").resolve()
    assert t.stack() == [] and len(t.pool(0)) == 3
    t.play(0, "Spark").resolve()
    assert len(t.pool(0)) == 1
    t.next_turn()
    assert t.pool(0) == []


@pytest.mark.rule("fow", "909.7", "909.3c")
def test_a_printed_race_is_not_lost_to_one_that_was_put_in_its_place() -> None:
    t = table(
        chant("Frog Spell", "Target resonator becomes a Frog until end of turn.", cost="{U}"),
        resonator("Knight of Old", "", 300, 300, race=["Knight"]),
        addition("Round Table", "Knight resonators you control gain [+200/+200].", cost="{W}"),
    )
    t.sources(0, water=1).hand(0, "Frog Spell").field(0, "Knight of Old", "Round Table")
    assert t.power("Knight of Old") == 500
    t.play(0, "Frog Spell", targets=["Knight of Old"]).resolve()
    assert t.power("Knight of Old") == 300
    t.next_turn()
    assert t.power("Knight of Old") == 500


@pytest.mark.rule("fow", "910.1", "910.2")
def test_the_owner_of_a_dying_resonator_chooses_which_replacement_applies() -> None:
    t = table(
        addition(
            "Exile Gate",
            "If a resonator would be put into a graveyard from the field, remove it from the game instead.",
        ),
        addition(
            "Recall Gate",
            "If a resonator would be put into a graveyard from the field, return it to its owner's hand instead.",
        ),
        chant("Axe Day", "Destroy target resonator.", cost="{B}"),
    )
    t.sources(0, darkness=1).hand(0, "Axe Day").field(0, "Exile Gate", "Recall Gate").field(1, "Wick Squire")
    t.play(0, "Axe Day", targets=["Wick Squire"]).resolve().expect(player=1).option("Recall Gate")
    assert t.hand_names(1) == ["Wick Squire"]


@pytest.mark.rule("fow", "1003.4", "1012.1")
def test_who_cannot_pay_all_of_it_pays_none_of_it() -> None:
    t = table(
        chant("Glint", "You gain 300 life.", cost="{W}"),
        chant("Soft No", "[Quickcast]\nCancel target spell unless its controller pays {2}.", cost="{U}"),
    )
    t.sources(0, light=2).sources(1, water=1).hand(0, "Glint").hand(1, "Soft No")
    t.play(0, "Glint").passes(0).play(1, "Soft No", targets=["Glint"]).resolve()
    assert t.stack() == [] and life(t, 0) == 4000 and not t.is_rested("Light Source 2")


@pytest.mark.rule("fow", "1005.1", "302.2d", "1014.2")
def test_a_revealed_hand_is_chosen_from_as_from_a_public_zone() -> None:
    t = table(
        chant(
            "Inquest", "Your opponent reveals their hand. Choose a chant from among them. They discard it.", cost="{B}"
        ),
        chant("Glint", "You gain 300 life.", cost="{W}"),
    )
    t.sources(0, darkness=1).hand(0, "Inquest").hand(1, "Glint", "Wick Squire")
    t.play(0, "Inquest").resolve()
    assert t.zone_names(1, "graveyard") == ["Glint"] and t.hand_names(1) == ["Wick Squire"]


@pytest.mark.rule("fow", "1010.1", "1007.7")
def test_a_j_ruler_with_deadly_damage_is_a_ruler_without_damage_and_keeps_its_place() -> None:
    t = table(ruler(), chant("Comet", "This card deals 1000 damage to each J/resonator.", cost="{R}"))
    t.sources(0, fire=1).hand(0, "Comet").field(1, "Cinder Queen Ablaze").field(0, "Wick Squire")
    t.play(0, "Comet").resolve()
    assert t.zone_names(1, "ruler") == ["Cinder Queen"] and t.field_names(0) == ["Fire Source 1"]
    assert t.damage_on("Cinder Queen") == 0


@pytest.mark.rule("fow", "1023.1")
def test_force_adds_the_dice_up() -> None:
    t = table(chant("Gamble", "[Force] 2. You gain X00 life, where X is the result of the roll.", cost="{W}"))
    t.sources(0, light=1).hand(0, "Gamble")
    t.play(0, "Gamble").resolve()
    assert 4200 <= life(t, 0) <= 5200 and life(t, 0) % 100 == 0


@pytest.mark.rule("fow", "1041.1", "903.2o")
def test_a_resonator_that_is_put_into_the_field_was_not_played() -> None:
    t = table(
        resonator(
            "Recruiter", "[Enter] >>> You may put a resonator from your hand into the field.", 200, 200, cost="{W}"
        ),
        resonator("Page", "", 100, 100),
        addition("Roll Call", "Whenever you play a resonator >>> Draw a card.", cost="{W}"),
        addition("Gate Watch", "Whenever a resonator enters the field under your control >>> You gain 100 life."),
    )
    t.sources(0, light=1).hand(0, "Recruiter", "Page").field(0, "Roll Call", "Gate Watch")
    t.play(0, "Recruiter").resolve().resolve().order("Gate Watch", "Recruiter").resolve().yes().choose(
        "Page"
    ).resolve_all()
    assert t.hand_size(0) == 1 and life(t, 0) == 4200


@pytest.mark.rule("fow", "1049.1")
def test_what_is_treated_as_a_resonator_is_one_for_the_effects_that_are_named_only() -> None:
    t = table(
        addition("Statue", "For effects of additions you control, treat this card as a Golem resonator in the field."),
        addition("Parade", "Golem resonators you control gain [Eternal].", cost="{W}"),
        chant("Axe Day", "Destroy all resonators.", cost="{B}"),
    )
    t.sources(0, darkness=1).hand(0, "Axe Day").field(0, "Statue", "Parade", "Wick Squire")
    t.play(0, "Axe Day").resolve()
    assert sorted(t.field_names(0)) == ["Darkness Source 1", "Parade", "Statue"] and t.has("Statue", "Eternal")
