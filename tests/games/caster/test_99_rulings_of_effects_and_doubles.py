"""Rulings of 906 to 911, 1018, 1022, 1023 and 1302: what a trigger remembers, what lasts, what a copy keeps."""

from __future__ import annotations

import pytest

from tests.games.caster.rulings import barrier, board, caster, conjure, servant


@pytest.mark.rule("caster", "104.3", "303.1a")
def test_what_already_rests_is_not_rested_again() -> None:
    table = board(
        servant("Drowsy", text="Whenever this card becomes rested ⇒ Draw a card."),
        conjure("Lullaby", "Rest all servants.", cost=0),
    )
    table.field(0, "Drowsy", rested=True).hand(0, "Lullaby").deck(0, 3)
    table.play(0, "Lullaby").resolve()
    assert table.stack() == [] and table.hand_size(0) == 0


@pytest.mark.rule("caster", "906.5b", "1107.2", "911.1")
def test_last_words_remember_the_attack_it_had() -> None:
    table = board(
        servant(
            "Ember",
            atk=1000,
            text="[Last Words] ⇒ If this card's ATK was 2000 or greater, draw two cards.",
        ),
        barrier("Furnace", "Allied servants gain +1000 ATK."),
        conjure("Douse", "Destroy target servant.", cost=0),
    )
    table.field(0, "Ember", "Furnace").hand(0, "Douse").deck(0, 4)
    table.play(0, "Douse", targets=["Ember"]).resolve_all()
    assert table.hand_size(0) == 2


@pytest.mark.rule("caster", "909.3b-3")
def test_who_comes_later_gains_it_too_and_who_turns_away_loses_it() -> None:
    table = board(
        conjure("Rally", "Allied Wolf servants gain +700 ATK until end of turn.", cost=0),
        servant("Howler", atk=1000, cost=0, race="Wolf"),
        conjure("Tame", "Target servant loses all races until end of turn.", cost=0),
    )
    table.hand(0, "Rally", "Howler", "Tame")
    table.play(0, "Rally").resolve().play(0, "Howler").resolve().option("recovered")
    assert table.power("Howler") == 1700
    table.play(0, "Tame", targets=["Howler"]).resolve()
    assert table.power("Howler") == 1000


@pytest.mark.rule("caster", "909.1g", "1203.1")
def test_odd_numbers_are_rounded_up_to_the_next_hundred() -> None:
    table = board(
        servant("Odd", atk=1500),
        conjure("Halve", "Halve target servant's ATK until end of turn.", cost=0),
    )
    table.field(0, "Odd").hand(0, "Halve")
    table.play(0, "Halve", targets=["Odd"]).resolve()
    assert table.power("Odd") == 800


@pytest.mark.rule("caster", "909.7")
def test_as_long_as_it_is_rested_makes_nothing_when_it_is_not() -> None:
    table = board(
        servant(
            "Anchor",
            text="[Rest]: Target enemy servant cannot attack as long as this card is rested.",
        ),
        servant("Ship"),
        conjure("Hoist", "[Quickcast]\nRecover target servant.", cost=0),
    )
    table.field(0, "Anchor").field(1, "Ship").hand(0, "Hoist")
    table.use(0, "Anchor", targets=["Ship"]).play(0, "Hoist", targets=["Anchor"]).resolve().resolve()
    table.to("attack_declaration", 1)
    assert table.can("attack", 1, "Ship")


@pytest.mark.rule("caster", "906.7a", "906.7")
def test_a_status_trigger_waits_until_it_has_been_played() -> None:
    table = board(
        servant("Hermit", text="When you have no cards in hand ⇒ Draw a card."),
        conjure("Gift", "Discard your hand.", cost=0),
    )
    table.field(0, "Hermit").hand(0, "Gift").deck(0, 4)
    table.play(0, "Gift")
    assert table.stack() == ["Gift", "Hermit"]
    table.resolve()
    assert table.hand_size(0) == 1


@pytest.mark.rule("caster", "910.2", "1109.2")
def test_soul_seal_banishes_a_stock_instead_of_dying() -> None:
    bond = servant("Sealed", atk=2000, cost=3, text="[Soul Seal]\n[Enter] ⇒ Draw a card.")
    bond["type"] = "Soul Bond Servant"
    bond["materials"] = ["Mim", "Nan"]
    table = board(bond, caster("Mim"), caster("Nan"), conjure("Crush", "Destroy target servant.", cost=0))
    table.field(1, "Sealed", under=("Mim", "Nan")).hand(0, "Crush")
    table.play(0, "Crush", targets=["Sealed"]).resolve().yes()
    table.choose("Nan")
    assert table.is_on_field("Sealed", 1) and table.zone_names(1, "graveyard") == ["Nan"]


@pytest.mark.rule("caster", "911.1")
def test_what_was_destroyed_is_asked_for_its_cost() -> None:
    table = board(
        servant("Idol", cost=4),
        conjure("Melt Down", "Destroy target allied servant. Draw cards equal to that servant's cost.", cost=0),
    )
    table.field(0, "Idol").hand(0, "Melt Down").deck(0, 6)
    table.play(0, "Melt Down", targets=["Idol"]).resolve()
    assert table.hand_size(0) == 4


@pytest.mark.rule("caster", "1023.2", "1023.2c-1")
def test_a_copied_spell_keeps_its_target() -> None:
    table = board(
        servant("Dummy", atk=3000),
        conjure("Jab", "Target servant gains -1000 ATK until end of turn.", cost=0),
        conjure("Echo", "[Quickcast]\nCopy target conjure spell.", cost=0),
    )
    table.field(1, "Dummy").hand(0, "Jab", "Echo")
    table.play(0, "Jab", targets=["Dummy"]).play(0, "Echo", targets=["Jab"]).resolve()
    assert table.stack() == ["Jab", "Jab"]
    table.resolve_all()
    assert table.power("Dummy") == 1000 and table.zone_names(0, "graveyard") in (["Echo", "Jab"], ["Jab", "Echo"])


@pytest.mark.rule("caster", "1302.1d", "1302.3a", "1302.1c")
def test_a_token_sent_to_hand_is_gone() -> None:
    table = board(
        servant("Shepherd", cost=0, text='[Enter] ⇒ Put a 0 cost [500/500] Void "Lamb" token into the field.'),
        conjure("Shoo", 'Return all servants named "Lamb" to their owners\' hands.', cost=0),
        servant("Counter", atk=0, text="This card gains +300 ATK for each allied Lamb."),
    )
    table.hand(0, "Shepherd", "Shoo").field(0, "Counter")
    table.play(0, "Shepherd").resolve().option("recovered").resolve().option("recovered")
    assert table.power("Counter") == 300
    table.play(0, "Shoo").resolve()
    assert "Lamb" not in table.field_names(0) and table.hand_size(0) == 0


@pytest.mark.rule("caster", "1022.2a", "1022.2b", "1018.9a")
def test_levelling_up_keeps_position_and_effects_and_sheds_counters() -> None:
    table = board(
        caster("Rue", element="Aqua") | {"id": "rue1"},
        caster("Rue", element="Aqua", level=2) | {"id": "rue2"},
    )
    table.field(0, "rue1", rested=True, counters={"charm": 2}).hand(0, "rue2").turn(0, "call", begin=True)
    table.act(0, "level_up", "rue2")
    assert table.is_rested("Rue") and table.counters("Rue", "charm") == 0


@pytest.mark.rule("caster", "1017.1", "1017.1a")
def test_no_exchange_with_one_card_missing() -> None:
    table = board(
        servant("Mine"),
        servant("Theirs"),
        conjure("Trade", "Exchange control of target servant you control and target enemy servant.", cost=0),
        conjure("Bolt Hole", "[Quickcast]\nReturn target allied servant to its owner's hand.", cost=0),
    )
    table.field(0, "Mine").field(1, "Theirs").hand(0, "Trade").hand(1, "Bolt Hole")
    table.play(0, "Trade", targets=["Mine", "Theirs"]).passes(0)
    table.play(1, "Bolt Hole", targets=["Theirs"]).resolve_all()
    assert table.is_on_field("Mine", 0) and table.hand_names(1) == ["Theirs"]


@pytest.mark.rule("caster", "1021.1", "507.6")
def test_an_extra_turn_comes_right_after_this_one() -> None:
    table = board(conjure("Again", "Take an extra turn after this one.", cost=0)).hand(0, "Again")
    table.play(0, "Again").resolve()
    number = table.turn_number
    table.next_turn()
    assert table.active == 0 and table.turn_number == number + 1
    table.next_turn()
    assert table.active == 1


@pytest.mark.rule("caster", "1113.2", "1111.2b")
def test_vanity_goes_when_company_comes() -> None:
    table = board(
        servant("Diva", atk=1000, text="[Vanity] – This card gains +1000 ATK and cannot be destroyed."),
        servant("Fan", cost=0),
        conjure("Boo", "Destroy target servant.", cost=0),
    )
    table.field(0, "Diva").hand(0, "Boo", "Boo", "Fan")
    table.play(0, "Boo", targets=["Diva"]).resolve()
    assert table.power("Diva") == 2000
    table.play(0, "Fan").resolve().option("recovered")
    assert table.power("Diva") == 1000
    table.play(0, "Boo", targets=["Diva"]).resolve()
    assert table.field_names(0) == ["Fan"]


@pytest.mark.rule("caster", "1204.1", "707.1", "315.2a")
def test_a_deity_without_counters_is_banished() -> None:
    table = board(
        {
            "name": "Old Sun",
            "type": "Deity",
            "cost": 0,
            "element": "Solis",
            "text": "Remove a deity counter from this card: Draw a card.",
        },
    )
    table.field(0, "Old Sun", counters={"deity": 1}).deck(0, 4)
    table.use(0, "Old Sun")
    table.resolve_all()
    assert table.zone_names(0, "graveyard") == ["Old Sun"] and table.hand_size(0) == 1


@pytest.mark.rule("caster", "909.3a", "904.2", "909.1b")
def test_one_static_text_depends_on_another() -> None:
    table = board(
        barrier("Painter", "All servants become Ignus."),
        barrier("Kiln", "Ignus servants gain +1000 ATK."),
        servant("Clay", atk=1000, element="Aqua"),
    )
    table.field(0, "Kiln", "Painter").field(1, "Clay")
    assert table.power("Clay") == 2000


@pytest.mark.rule("caster", "901.1e", "901.2d", "1005.2")
def test_a_card_that_cannot_be_chased() -> None:
    table = board(
        conjure("Decree", "This card cannot be chased.\nDraw a card.", cost=0),
        conjure("Objection", "[Quickcast]\nCancel target spell.", cost=0),
    )
    table.hand(0, "Decree").hand(1, "Objection").deck(0, 3)
    table.play(0, "Decree").passes(0)
    assert not table.can("play", 1, "Objection")
