"""What happens in place of something else, and what players cannot do at all, for a time or more than so often a turn
(104.4, 910)."""

from __future__ import annotations

import pytest

from .rulings import SMITE, barrier, board, caster, conjure, lies, servant

RAIDER = servant("Raider", atk=3000, dfs=1000)


@pytest.mark.rule("caster", "910.3")
def test_two_effects_that_take_each_others_draws_apply_once_each() -> None:
    pilfer = conjure(
        "Pilfer", "[Quickcast]\nUntil end of turn, if an enemy player would draw a card, draw a card instead."
    )
    table = board(pilfer, conjure("Study", "Draw two cards."))
    table.hand(0, "Pilfer", "Study").sources(0, solis=2).hand(1, "Pilfer").sources(1, solis=1)
    table.play(0, "Pilfer").resolve().passes(0)
    table.play(1, "Pilfer").resolve()
    table.play(0, "Study").resolve()
    assert table.hand_size(0) == 2
    assert table.hand_size(1) == 0


@pytest.mark.rule("caster", "1007.2")
def test_what_cannot_be_destroyed_needs_no_other_to_go_in_its_place() -> None:
    table = board(
        conjure("Landslide", "Destroy all enemy servants."),
        servant("Statue", text="This card cannot be destroyed."),
        servant("Clay"),
        barrier("Aegis", "If an allied servant would be destroyed, you may banish this card instead."),
    )
    table.hand(0, "Landslide").sources(0, solis=1).field(1, "Statue", "Clay", "Aegis")
    table.play(0, "Landslide").resolve().expect(player=1).yes()
    assert sorted(table.field_names(1)) == ["Clay", "Statue"]
    assert table.zone_names(1, "graveyard") == ["Aegis"]


@pytest.mark.rule("caster", "1019.1")
def test_a_cancelled_conjure_that_removes_itself_as_it_resolves_goes_to_the_graveyard() -> None:
    once = conjure("Firework", "Draw a card. Remove this card from the game as this card resolves.")
    nope = conjure("Not Now", "[Quickcast]\nCancel target conjure spell.")
    table = board(once, nope).hand(0, "Firework", "Firework").sources(0, solis=2).hand(1, "Not Now").sources(1, solis=1)
    table.play(0, "Firework").resolve()
    assert table.zone_names(0, "removed") == ["Firework"]
    table.play(0, "Firework").passes(0).play(1, "Not Now", targets=["Firework"]).resolve()
    assert table.zone_names(0, "graveyard") == ["Firework"]
    assert table.stack() == []


@pytest.mark.rule("caster", "104.4")
def test_whoever_can_only_draw_one_card_per_turn_draws_none_after_the_draw_phase() -> None:
    table = board(
        barrier("Ration Book", "Each player can only draw one card per turn."),
        conjure("Study", "Draw two cards. Target servant gains +1000 ATK until end of turn."),
        RAIDER,
    )
    table.turn(0, "draw", begin=True).field(0, "Ration Book", "Raider").hand(0, "Study").sources(0, solis=1)
    table.to("main")
    assert table.hand_size(0) == 2
    table.play(0, "Study", targets=["Raider"]).resolve()
    assert table.hand_size(0) == 1
    assert table.power("Raider") == 4000


@pytest.mark.rule("caster", "703.2", "703.3")
def test_a_conjure_played_from_the_graveyard_comes_back_there_and_may_be_played_again() -> None:
    table = board(
        caster("Archivist", "You may play conjures from an allied graveyard."), conjure("Old Song", "Draw a card.")
    )
    table.field(0, "Archivist").zone(0, "graveyard", "Old Song").sources(0, solis=2)
    table.play(0, "Old Song").resolve()
    assert table.zone_names(0, "graveyard") == ["Old Song"]
    table.play(0, "Old Song").resolve()
    assert table.hand_size(0) == 2


@pytest.mark.rule("caster", "1013.2a")
def test_an_empty_hand_that_is_discarded_counts_as_discarded() -> None:
    table = board(conjure("Clean Slate", "Discard your hand. If you do, draw two cards."))
    table.hand(0, "Clean Slate").sources(0, solis=1).play(0, "Clean Slate").resolve()
    assert table.hand_size(0) == 2


@pytest.mark.rule("caster", "903.3a")
def test_of_two_targets_the_one_that_is_left_is_still_met_and_the_rest_is_done() -> None:
    table = board(
        conjure("Twin Bolts", "Destroy two target servants. Draw a card."),
        servant("One"),
        servant("Two"),
        conjure("Flee", "[Quickcast]\nReturn target allied servant to its owner's hand."),
    )
    table.hand(0, "Twin Bolts").sources(0, solis=1).field(1, "One", "Two").hand(1, "Flee").sources(1, solis=1)
    table.play(0, "Twin Bolts", targets=[["One", "Two"]]).passes(0).play(1, "Flee", targets=["One"]).resolve()
    table.resolve()
    assert table.hand_names(1) == ["One"]
    assert table.zone_names(1, "graveyard") == ["Flee", "Two"]
    assert table.hand_size(0) == 1


@pytest.mark.rule("caster", "104.4")
def test_each_player_plays_one_conjure_a_turn_and_a_break_is_one_too() -> None:
    table = board(
        barrier("Hush", "Each player can only play one conjure per turn."),
        conjure("Note", "Draw a card."),
        conjure("Quick Note", "[Quickcast]\nDraw a card."),
        conjure("Late Note", "[Break]\nDraw a card."),
        servant("Raider", atk=3000),
    )
    table.field(0, "Hush", "Raider").hand(0, "Note", "Note").sources(0, solis=2)
    table.hand(1, "Quick Note").sources(1, solis=1).zone(1, "orb", "Late Note")
    table.play(0, "Note").resolve()
    assert table.why_not(0, "Note") == ["104.4"]
    table.attack("Raider", at=1).passes(0).play(1, "Quick Note").resolve().end_step()
    assert "Late Note" in table.hand_names(1)


@pytest.mark.rule("caster", "104.4", "901.1e", "907.2")
def test_a_limit_of_caster_abilities_does_not_count_aether_abilities() -> None:
    table = board(
        barrier("Chaperone", "Each player can play only one non-aether ability of a caster each turn."),
        caster("Ada", "[1]: Draw a card."),
        caster("Bea", "[1]: Draw a card."),
        servant("Page", text="[Rest]: Draw a card."),
        conjure("Note", "Draw a card."),
    )
    table.field(0, "Chaperone", "Ada", "Bea", "Page").hand(0, "Note").sources(0, solis=3)
    table.play(0, "Note").resolve().use(0, "Ada", ability="Draw a card").resolve()
    assert not table.can("use", 0, "Bea", ability="Draw a card")
    assert table.can("use", 0, "Page")


@pytest.mark.rule("caster", "104.4", "909.3b-2")
def test_what_players_cannot_do_for_a_turn_they_can_do_in_the_next() -> None:
    table = board(
        conjure("Gag", "[Quickcast]\nTarget enemy player cannot play conjures this turn."),
        conjure("Note", "Draw a card."),
        servant("Page", cost=1),
    )
    table.turn(1, "main").hand(0, "Gag").sources(0, solis=1).hand(1, "Note", "Page").sources(1, solis=2)
    table.passes(1).play(0, "Gag", targets=[1]).resolve()
    assert not table.can("play", 1, "Note") and table.can("play", 1, "Page")
    table.to("main", player=1, later=True)
    assert table.can("play", 1, "Note")


@pytest.mark.rule("caster", "910.3", "909.3b-2")
def test_what_is_picked_in_place_of_a_destroyed_servant_is_picked_each_time_this_turn() -> None:
    table = board(
        conjure(
            "Ward",
            "[Quickcast]\nUntil end of turn, if an allied servant would be destroyed, you may banish a caster instead.",
        ),
        SMITE,
        servant("Prince"),
        caster("Ada"),
        caster("Bea"),
    )
    table.field(1, "Prince", "Ada", "Bea").hand(1, "Ward").sources(1, solis=1).hand(0, "Smite", "Smite").sources(
        0, solis=2
    )
    table.play(0, "Smite", targets=["Prince"]).passes(0).play(1, "Ward").resolve()
    table.resolve().expect(player=1).yes().choose("Bea")
    assert table.is_on_field("Prince", 1)
    table.play(0, "Smite", targets=["Prince"]).resolve().no()
    assert table.zone_names(1, "graveyard") == ["Ward", "Bea", "Prince"]


@pytest.mark.rule("caster", "910.1", "903.2e")
def test_only_the_target_is_saved_from_its_destruction() -> None:
    table = board(
        conjure("Lifeline", "If target servant would be destroyed this turn, return it to its owner's hand instead."),
        SMITE,
        servant("One"),
        servant("Two"),
    )
    table.field(1, "One", "Two").hand(0, "Lifeline", "Smite", "Smite").sources(0, solis=3)
    table.play(0, "Lifeline", targets=["One"]).resolve()
    table.play(0, "Smite", targets=["One"]).resolve().play(0, "Smite", targets=["Two"]).resolve()
    assert table.hand_names(1) == ["One"] and table.zone_names(1, "graveyard") == ["Two"]


@pytest.mark.rule("caster", "702.2", "706.2", "604.1b")
def test_what_a_text_lets_a_player_play_from_elsewhere_keeps_its_time() -> None:
    table = board(
        caster("Archivist", "You may play conjures from an allied graveyard."),
        conjure("Slow Song", "Draw a card."),
        conjure("Quick Song", "[Quickcast]\nDraw a card."),
        servant("Singer"),
        servant("Raider", atk=3000),
    )
    table.field(0, "Archivist", "Raider").zone(0, "graveyard", "Slow Song", "Quick Song", "Singer")
    table.sources(0, solis=2).zone(1, "orb", 3)
    assert table.can("play", 0, "Slow Song") and table.why_not(0, "Singer") == ["702.2"]
    table.attack("Raider", at=1)
    assert table.why_not(0, "Slow Song") == ["701.2"]
    table.play(0, "Quick Song").resolve()
    assert table.hand_size(0) == 1


@pytest.mark.rule("caster", "702.2", "909.3b-2")
def test_servants_are_played_from_the_graveyard_for_a_turn() -> None:
    table = board(conjure("Rite", "You may play servants from your graveyard this turn."), servant("Ghoul", cost=1))
    table.hand(0, "Rite").zone(0, "graveyard", "Ghoul", "Ghoul").sources(0, solis=3)
    assert not table.can("play", 0, "Ghoul")
    table.play(0, "Rite").resolve().play(0, table.card("Ghoul", 0, zone="graveyard")).resolve().option("recovered")
    assert table.is_on_field("Ghoul", 0)
    table.to("main", player=0, later=True)
    assert table.why_not(0, table.card("Ghoul", 0, zone="graveyard")) == ["702.2"]


@pytest.mark.rule("caster", "504.1a", "104.1")
def test_a_caster_called_from_the_graveyard_is_the_call_of_the_turn() -> None:
    table = board(caster("Ghost", "You may call this card from your graveyard."), caster("Dora"))
    table.turn(0, "draw").zone(0, "graveyard", "Ghost").hand(0, "Dora").to("call").act(0, "call", "Ghost")
    assert table.is_on_field("Ghost", 0) and table.hand_names(0) == ["Dora"]
    table = board(caster("Ghost", "You may call this card from your graveyard."))
    table.turn(0, "draw").field(0, "Ghost").zone(0, "graveyard", "Ghost").to("call")
    assert table.why_not(0, table.card("Ghost", 0, zone="graveyard")) == ["504.1a"]


@pytest.mark.rule("caster", "306.5", "302.5")
def test_what_an_opponent_puts_into_the_field_for_its_owner_is_the_owners() -> None:
    table = board(
        conjure("Seance", "Put target servant from an enemy graveyard into the field under its owner's control."),
        servant("Shade", text="[Enter] ⇒ Draw a card."),
    )
    table.zone(1, "graveyard", "Shade").hand(0, "Seance").sources(0, solis=1)
    # 307.6  whoever's effect it is says how it comes
    table.play(0, "Seance").resolve().expect(player=0).option("reversed")
    assert table.is_on_field("Shade", 1) and lies(table, "Shade") == "reversed"
    table.resolve_all()
    assert table.hand_size(1) == 1


@pytest.mark.rule("caster", "306.6", "308.5")
def test_cards_put_face_down_into_a_caster_zone_are_casters_without_a_name() -> None:
    table = board(
        conjure("Understudies", "Put the top two cards of your deck into your caster zone face down, as casters."),
        servant("Extra"),
        barrier("Prop", "Allied servants gain +500 ATK."),
    )
    table.deck(0, "Extra", "Prop").hand(0, "Understudies").sources(0, solis=1).play(0, "Understudies").resolve()
    down = [obj for obj in table.objects("field", 0) if not obj.face_up]
    assert [obj.now.types for obj in down] == [{"caster"}, {"caster"}]
    assert not any(table.is_rested(obj) for obj in down)


@pytest.mark.rule("caster", "703.3")
@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("Remove this card from the game as this card resolves.", "removed"),
        ("Return this card to its owner's hand as it resolves.", "hand"),
        ("Put this card into an allied orb zone as it resolves.", "orb"),
    ],
)
def test_where_a_conjure_says_that_it_goes_as_it_resolves(text: str, zone: str) -> None:
    table = board(conjure("Firework", f"Gain a candy counter. {text}")).hand(0, "Firework").sources(0, solis=1)
    table.zone(0, "orb").play(0, "Firework").resolve()
    assert "Firework" in table.zone_names(0, zone) and table.zone_names(0, "graveyard") == []
