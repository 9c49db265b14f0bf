"""Rulings of chapters 103 to 905: the steps of a turn, what is prohibited by its price, battle, and playing."""

from __future__ import annotations

import pytest

from tests.games.fow.defined import Card, addition, chant, face, life, resonator, table


def ruler(text: str = "", side: str = "", name: str = "Cinder Queen") -> Card:
    j_ruler = face(f"{name} Ablaze", "J-Ruler", side, atk=800, defense=800, attribute=["fire"])
    return face(name, "Ruler", f"[Judgment] {{R}}\n{text}".strip(), attribute=["fire"], other=j_ruler)


@pytest.mark.rule("fow", "103.1", "105.4", "1202.1")
def test_a_player_without_life_loses_as_soon_as_what_kept_them_has_gone() -> None:
    t = table(
        addition("Last Thread", "You cannot lose the game.", cost="{W}"),
        chant("Snip", "Destroy target addition. Its controller draws a card.", cost="{G}"),
    )
    t.sources(0, wind=1).hand(0, "Snip").field(1, "Last Thread").resources(1, life=0)
    t.play(0, "Snip", targets=["Last Thread"])
    assert not t.over
    t.resolve()
    assert t.over and t.winner == 0


@pytest.mark.rule("fow", "104.3", "1013.1")
def test_what_is_rested_already_does_not_become_rested_again() -> None:
    t = table(
        chant("Lullaby", "Rest all resonators.", cost="{U}"),
        addition(
            "Dream Ledger", "Whenever a resonator becomes rested >>> Put a dream counter on this card.", cost="{U}"
        ),
    )
    t.sources(0, water=1).hand(0, "Lullaby").field(0, "Dream Ledger").field(1, "Wick Squire", "Bell Cadet")
    t.field(1, "Wick Squire", rested=True)
    t.play(0, "Lullaby").resolve_all()
    assert t.counters("Dream Ledger", "dream") == 2


@pytest.mark.rule("fow", "104.10")
def test_what_would_cost_two_or_more_cannot_be_played_be_it_by_a_tax_or_for_nothing() -> None:
    t = table(
        addition(
            "Austerity", "Players cannot play spells that they would have to pay two or more wills for.", cost="{W}"
        ),
        addition("Chant Tax", "Players pay {1} more to play chants.", cost="{W}"),
        chant("Glint", "You gain 300 life.", cost="{R}"),
        resonator("Page", "", 100, 100, cost="{R}"),
        resonator("Gift Horse", "You may play this card without paying its cost.", 100, 100, cost="{R}{1}"),
    )
    t.sources(0, fire=3).hand(0, "Glint", "Page", "Gift Horse").field(1, "Austerity", "Chant Tax")
    assert not t.can("play", 0, "Glint") and t.can("play", 0, "Page") and not t.can("play", 0, "Gift Horse")


@pytest.mark.rule("fow", "302.3", "1010.1", "1010.1a")
def test_a_rested_j_ruler_that_is_destroyed_is_a_rested_ruler_and_astral() -> None:
    t = table(ruler(), chant("Axe Day", "Destroy target J-ruler.", cost="{B}"))
    t.sources(0, fire=2, darkness=1).hand(0, "Axe Day").field(0, "Cinder Queen Ablaze", rested=True)
    t.play(0, "Axe Day", targets=["Cinder Queen Ablaze"]).resolve()
    assert t.zone_names(0, "ruler") == ["Cinder Queen"] and t.is_rested("Cinder Queen")
    t.next_turn().to("main", player=0)
    assert not t.is_rested("Cinder Queen") and not t.acts(0, "judgment")


@pytest.mark.rule("fow", "302.3", "302.3a", "302.3b")
def test_a_resonator_that_is_gone_for_a_while_comes_back_as_a_new_card() -> None:
    t = table(
        chant(
            "Side Door",
            "Remove target resonator from the game. At the end of this turn >>> Put it into the field under its "
            "owner's control.",
            cost="{W}",
        ),
        resonator("Wanderer", "[Enter] >>> You gain 100 life.", 300, 300),
    )
    t.sources(0, light=1).hand(0, "Side Door").field(0, "Wanderer", counters={"[+100/+100]": 2}, damage=100)
    t.play(0, "Side Door", targets=["Wanderer"]).resolve()
    assert t.zone_of("Wanderer") == "removed"
    t.to("end_turn_triggers").resolve_all()
    assert t.power("Wanderer") == 300 and t.damage_on("Wanderer") == 0 and life(t, 0) == 4100


@pytest.mark.rule("fow", "307.1", "308.5")
def test_stones_and_additions_are_entities_and_a_ruler_in_its_area_is_none() -> None:
    t = table(
        ruler(),
        chant("Census", "You gain 100 life for each entity you control.", cost="{W}"),
        addition("Shelf", "", cost="{W}"),
    )
    t.sources(0, light=2).zone(0, "ruler", "Cinder Queen").field(0, "Shelf", "Wick Squire").hand(0, "Census")
    t.play(0, "Census").resolve()
    assert life(t, 0) == 4400


@pytest.mark.rule("fow", "503.4", "907.4")
def test_will_made_in_the_draw_phase_is_gone_before_anything_recovers() -> None:
    t = table(chant("Glint", "[Quickcast]\nYou gain 300 life.", cost="{U}"))
    t.sources(0, water=1).by_hand(0).hand(0, "Glint").turn(0, "draw_card")
    t.act(0, "will", "Water Source 1")
    assert len(t.pool(0)) == 1
    t.to("main")
    assert t.pool(0) == [] and not t.is_rested("Water Source 1")


@pytest.mark.rule("fow", "505.3", "906.5")
def test_what_is_to_happen_at_the_end_of_turn_and_is_made_too_late_waits_for_the_next_one() -> None:
    t = table(
        chant(
            "Late Promise",
            "[Quickcast]\nAt the end of turn >>> You gain 500 life.",
            cost="{W}",
        ),
        addition("Vesper", "At the end of your turn >>> Draw a card.", cost="{W}"),
    )
    t.sources(0, light=1).hand(0, "Late Promise").field(0, "Vesper")
    t.to("end_turn_triggers").play(0, "Late Promise").resolve_all()
    assert life(t, 0) == 4000 and t.hand_size(0) == 1
    t.next_turn().to("end_turn_triggers").resolve_all()
    assert life(t, 0) == 4500


@pytest.mark.rule("fow", "603.3", "906.3a")
def test_a_trigger_without_a_legal_target_is_gone() -> None:
    t = table(
        resonator(
            "Hook", "[Enter] >>> Destroy target addition your opponent controls. Draw a card.", 200, 200, cost="{B}"
        ),
    )
    t.sources(0, darkness=1).hand(0, "Hook")
    t.play(0, "Hook").resolve()
    assert t.stack() == [] and t.hand_size(0) == 0


@pytest.mark.rule("fow", "706.1", "708.5", "708.4")
def test_a_set_trigger_card_waits_a_turn_and_is_then_played_for_nothing() -> None:
    t = table(
        chant(
            "Ambuscade",
            "[Trigger] Your opponent's resonator attacks: Destroy the attacking resonator.",
            cost="{B}{B}{3}",
        ),
        resonator("Raider", "", 400, 400),
    )
    t.sources(0, darkness=2).hand(0, "Ambuscade").field(1, "Raider")
    t.act(0, "standby", "Ambuscade")
    assert t.zone_names(0, "standby") == ["Ambuscade"] and t.is_rested("Darkness Source 2")
    t.to("main", player=1).attack("Raider", at=0).yes()
    assert t.stack() == ["Ambuscade"]
    t.resolve()
    assert t.zone_names(1, "graveyard") == ["Raider"]


@pytest.mark.rule("fow", "803.3")
def test_who_forfeits_an_attack_unprovoked_cannot_initiate_battle_again_this_turn() -> None:
    t = table(chant("Feint", "[Quickcast]\nYou gain 100 life.", cost="{W}"), resonator("Raider", "", 400, 400))
    t.field(0, "Raider").act(0, "battle").to("attack_declaration").no_attack().to("main")
    assert not t.acts(0, "battle")
    t = table(chant("Feint", "[Quickcast]\nYou gain 100 life.", cost="{W}"), resonator("Raider", "", 400, 400))
    t.field(0, "Raider").sources(1, light=1).hand(1, "Feint")
    t.act(0, "battle").passes(0).play(1, "Feint").resolve().to("attack_declaration").no_attack().to("main")
    assert t.acts(0, "battle")


@pytest.mark.rule("fow", "806.2a", "806.2d", "804.5a")
def test_an_attacked_resonator_that_is_shielded_by_a_blocker_takes_no_part() -> None:
    t = table(resonator("Raider", "", 500, 500), resonator("Prize", "", 900, 100), resonator("Shield", "", 200, 600))
    t.field(0, "Raider").field(1, "Prize", rested=True).field(1, "Shield")
    t.attack("Raider", at="Prize").block("Shield").end_step()
    assert t.damage_on("Raider") == 200 and t.damage_on("Shield") == 500 and t.damage_on("Prize") == 0


@pytest.mark.rule("fow", "807.3a")
def test_a_gain_until_end_of_battle_is_gone_in_the_next_battle_of_the_turn() -> None:
    t = table(
        resonator("Duelist", "Whenever this card attacks >>> It gains [+300/+0] until end of battle.", 300, 900),
        chant("Second Wind", "Recover target resonator.", cost="{G}"),
    )
    t.sources(0, wind=1).hand(0, "Second Wind").field(0, "Duelist")
    t.attack("Duelist", at=1).resolve()
    assert t.power("Duelist") == 600
    t.no_block().to("main")
    assert t.power("Duelist") == 300 and life(t, 1) == 3400


@pytest.mark.rule("fow", "903.2j-1", "903.3a")
def test_the_share_of_a_target_that_has_gone_is_lost() -> None:
    t = table(
        chant("Fan of Sparks", "This card deals 600 damage divided as you choose among up to three target resonators."),
        chant("Home", "[Quickcast]\nReturn target resonator you control to its owner's hand.", cost="{U}"),
        resonator("Left", "", 300, 900),
        resonator("Right", "", 300, 900),
    )
    t.sources(0, light=1).sources(1, water=1).hand(0, "Fan of Sparks").hand(1, "Home").field(1, "Left", "Right")
    t.play(0, "Fan of Sparks", targets=[["Left", "Right"]], divide={"Left": 400, "Right": 200}).passes(0)
    t.play(1, "Home", targets=["Left"]).resolve().resolve()
    assert t.damage_on("Right") == 200


@pytest.mark.rule("fow", "903.2h-3")
def test_how_often_something_was_played_already_is_counted_before_the_card_itself() -> None:
    t = table(
        chant(
            "Crescendo",
            "This card deals 100 damage multiplied by X to target player, where X is the number of chants you "
            "already played this turn.",
            cost="{R}",
        ),
    )
    t.sources(0, fire=3).hand(0, *["Crescendo"] * 3)
    for expected in (4000, 3900, 3700):
        t.play(0, "Crescendo", targets=[1]).resolve()
        assert life(t, 1) == expected


@pytest.mark.rule("fow", "104.7", "903.2h-3")
def test_two_chants_played_already_are_two_or_more() -> None:
    t = table(
        resonator("Third Verse", "[Enter] >>> If you already played two chants this turn, draw a card.", 100, 100),
        resonator("Soloist", "[Enter] >>> If you did not play another resonator this turn, draw a card.", 100, 100),
        chant("Glint", "You gain 300 life.", cost="{W}"),
    )
    t.sources(0, light=6).hand(0, "Third Verse", "Glint", "Glint", "Soloist")
    t.play(0, "Soloist").resolve_all().play(0, "Glint").resolve().play(0, "Glint").resolve()
    assert t.hand_size(0) == 2
    t.play(0, "Third Verse").resolve_all()
    assert t.hand_size(0) == 2


@pytest.mark.rule("fow", "905.5b", "907.8", "903.2k-3")
def test_a_tax_on_activate_abilities_is_none_on_will_abilities() -> None:
    t = table(
        addition("Permit Office", "Your opponent pays {1} more to play activate abilities of entities they control."),
        resonator("Elf", "{Rest}: Produce {G}.", 100, 100),
        resonator("Scribe", "{Rest}: Draw a card.", 100, 100),
    )
    t.field(0, "Elf", "Scribe").field(1, "Permit Office")
    t.use(0, "Scribe").resolve()
    assert t.hand_size(0) == 1 and t.is_rested("Elf") and t.is_rested("Scribe")
