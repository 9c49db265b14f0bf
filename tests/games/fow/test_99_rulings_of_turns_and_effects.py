"""Rulings of the turn, of battle, of what is played and of what lasts, where two rules meet."""

from __future__ import annotations

import pytest

from arbiter.testing import Table, scenario
from tests.games.fow.defined import chant, life, resonator

RETREAT = chant("Hasty Retreat", "[Quickcast]\nReturn target resonator you control to its owner's hand.", cost="{U}")
TWOFOLD = chant(
    "Twofold", "[Quickcast]\nCopy target chant spell you control. You may choose new targets for the copy.", cost="{R}"
)
SHELTER = chant(
    "Shelter", "[Quickcast]\nPrevent the next 300 damage that would be dealt to target resonator this turn.", cost="{W}"
)
SPARK = chant("Spark", "This card deals 200 damage to target player.", cost="{R}")


@pytest.mark.rule("fow", "104.2")
def test_an_optional_discard_of_two_cannot_be_half_done() -> None:
    table = (
        scenario("fow")
        .define(
            **resonator(
                "Toll Scholar",
                "[Enter] >>> You may discard two cards. If you do, draw three cards.",
                200,
                200,
                cost="{U}",
            )
        )
        .sources(0, water=1)
        .hand(0, "Toll Scholar", "Wick Squire")
    )
    table.play(0, "Toll Scholar").resolve_all()
    assert table.hand_names(0) == ["Wick Squire"]


@pytest.mark.rule("fow", "104.7")
def test_two_counters_are_two_or_more_unless_the_text_says_exactly() -> None:
    table = (
        scenario("fow")
        .define(
            **resonator(
                "Charge Golem",
                "This card gains [Flying] as long as it has two charge counters on it.\n"
                "This card gains [Pierce] as long as it has exactly two charge counters on it.",
                400,
                400,
                cost="{2}",
            )
        )
        .field(0, "Charge Golem", counters={"charge": 3})
    )
    assert table.has("Charge Golem", "Flying") and not table.has("Charge Golem", "Pierce")


@pytest.mark.rule("fow", "203.3b")
def test_a_possessive_and_a_hyphened_word_are_in_a_name_but_part_of_a_word_is_not() -> None:
    table = (
        scenario("fow")
        .define(
            **resonator(
                "Keeper of Hours",
                'Other resonators you control with "Time" in their name gain [+100/+100].',
                300,
                300,
                cost="{W}",
            )
        )
        .define(**resonator("Time's Errand Boy", "", 200, 200, cost="{W}"))
        .define(**resonator("Space-Time Lookout", "", 200, 200, cost="{W}"))
        .define(**resonator("Timeless Hermit", "", 200, 200, cost="{W}"))
        .field(0, "Keeper of Hours", "Time's Errand Boy", "Space-Time Lookout", "Timeless Hermit")
    )
    assert [table.power(n) for n in ("Time's Errand Boy", "Space-Time Lookout", "Timeless Hermit")] == [300, 300, 200]


@pytest.mark.rule("fow", "803.3", "302.5")
def test_a_borrowed_resonator_cannot_attack_and_goes_to_its_owners_hand() -> None:
    table = (
        scenario("fow")
        .define(
            **chant("Borrowed Loyalty", "Gain control of target resonator until end of turn. Recover it.", cost="{R}")
        )
        .define(**chant("Fare Home", "Return target resonator you control to its owner's hand.", cost="{U}"))
        .define(**resonator("Iron Mastiff", "", 500, 500, cost="{2}"))
        .sources(0, fire=1, water=1)
        .hand(0, "Borrowed Loyalty", "Fare Home")
        .field(1, "Iron Mastiff", rested=True)
    )
    table.play(0, "Borrowed Loyalty", targets=["Iron Mastiff"]).resolve()
    assert not table.is_rested("Iron Mastiff") and not table.can("attack", 0, "Iron Mastiff")
    table.play(0, "Fare Home", targets=["Iron Mastiff"]).resolve()
    assert table.hand_names(1) == ["Iron Mastiff"] and table.hand_names(0) == []


@pytest.mark.rule("fow", "505.5")
def test_what_triggers_on_the_discard_at_the_end_is_still_played_this_turn() -> None:
    table = (
        scenario("fow")
        .define(
            name="Paper Shrine",
            type=["Addition"],
            cost="{W}",
            text="Whenever you discard a card >>> You gain 300 life.",
        )
        .field(0, "Paper Shrine")
        .hand(0, *["Wick Squire"] * 7, "Bell Cadet")
    )
    table.to("final_hand").choose("Bell Cadet")
    assert table.stack() == ["Paper Shrine"] and table.active == 0
    table.resolve()
    assert life(table, 0) == 4300 and table.hand_size(0) == 7
    table.next_turn()
    assert table.active == 1


@pytest.mark.rule("fow", "321.1e")
def test_a_chant_that_would_be_put_into_the_field_is_expelled() -> None:
    table = (
        scenario("fow")
        .define(**chant("Open the Gate", "Put the top card of your deck into the field.", cost="{G}"))
        .sources(0, wind=1)
        .hand(0, "Open the Gate")
        .deck(0, "Morning Hymn")
    )
    table.play(0, "Open the Gate").resolve()
    assert table.zone_names(0, "outside") == ["Morning Hymn"]
    assert table.zone_names(0, "graveyard") == ["Open the Gate"]


@pytest.mark.rule("fow", "1202.2")
def test_only_the_draw_of_the_draw_phase_loses_the_game() -> None:
    table = (
        scenario("fow")
        .define(**chant("Deep Breath", "Draw two cards.", cost="{U}"))
        .sources(0, water=1)
        .hand(0, "Deep Breath")
        .deck(0, "Wick Squire", only=True)
    )
    table.play(0, "Deep Breath").resolve()
    assert not table.over and table.hand_names(0) == ["Wick Squire"]
    table.next_turn()
    for _ in range(40):
        if table.over:
            break
        table.end_step()
    assert table.winner == 1


@pytest.mark.rule("fow", "803.4b")
def test_when_the_attacked_resonator_leaves_the_battle_is_over() -> None:
    table = (
        scenario("fow")
        .define(**RETREAT)
        .sources(1, water=1)
        .hand(1, "Hasty Retreat")
        .field(0, "Bell Cadet")
        .field(1, "Tallow Guard", rested=True)
        .field(1, "Wick Squire")
    )
    table.attack("Bell Cadet", at="Tallow Guard").passes(0).play(1, "Hasty Retreat", targets=["Tallow Guard"]).resolve()
    assert table.step == "battle_end"
    table.to("main")
    assert life(table, 1) == 4000 and table.field_names(1) == ["Water Source 1", "Wick Squire"]


@pytest.mark.rule("fow", "806.2b", "804.4a")
def test_an_attacker_whose_blocker_died_strikes_the_player_after_all() -> None:
    table = (
        scenario("fow")
        .define(**chant("Snap of Fingers", "[Quickcast]\nThis card deals 300 damage to target resonator.", cost="{R}"))
        .sources(0, fire=1)
        .hand(0, "Snap of Fingers")
        .field(0, "Firebrand Runner")
        .field(1, "Chapel Sparrow")
    )
    table.attack("Firebrand Runner").block("Chapel Sparrow")
    table.play(0, "Snap of Fingers", targets=["Chapel Sparrow"]).resolve().to("main")
    assert life(table, 1) == 3500


@pytest.mark.rule("fow", "903.3a")
def test_nothing_is_gained_by_the_atk_of_a_target_that_is_gone_but_the_card_is_drawn() -> None:
    table = (
        scenario("fow")
        .define(**RETREAT)
        .define(
            **chant(
                "Weigh the Soul", "Destroy target resonator. You gain life equal to its ATK. Draw a card.", cost="{B}"
            )
        )
        .sources(0, darkness=1)
        .hand(0, "Weigh the Soul")
        .sources(1, water=1)
        .hand(1, "Hasty Retreat")
        .field(1, "Bell Cadet")
    )
    table.play(0, "Weigh the Soul", targets=["Bell Cadet"]).passes(0)
    table.play(1, "Hasty Retreat", targets=["Bell Cadet"]).resolve_all()
    assert life(table, 0) == 4000 and table.hand_size(0) == 1 and table.hand_names(1) == ["Bell Cadet"]


@pytest.mark.rule("fow", "903.2h-1")
def test_a_chant_played_without_paying_its_cost_has_an_x_of_zero() -> None:
    table = (
        scenario("fow")
        .define(
            **resonator(
                "Reckless Pupil",
                "[Enter] >>> You may play a chant from your hand without paying its cost.",
                200,
                200,
                cost="{R}",
            )
        )
        .define(**chant("Fireworks", "This card deals X00 damage to your opponent.", cost="{R}{X}"))
        .sources(0, fire=3)
        .hand(0, "Reckless Pupil", "Fireworks")
    )
    table.play(0, "Reckless Pupil").resolve().resolve().yes().resolve_all()
    assert life(table, 1) == 4000 and table.zone_names(0, "graveyard") == ["Fireworks"]


@pytest.mark.rule("fow", "903.2k-3", "1111.2")
def test_what_is_paid_more_is_paid_on_top_of_an_incarnation() -> None:
    def table(stones: int) -> Table:
        return (
            scenario("fow")
            .define(
                **resonator("Bridge Keeper", "Your opponent pays {1} more to play resonators.", 300, 300, cost="{W}")
            )
            .define(**resonator("Cinder Heir", "[Incarnation] {R}", 900, 900, cost="{R}{R}{3}"))
            .sources(0, fire=stones)
            .hand(0, "Cinder Heir")
            .field(0, "Cinder Pup")
            .field(1, "Bridge Keeper")
        )

    assert not table(0).can("play", 0, "Cinder Heir")
    paid = table(1).play(0, "Cinder Heir", extra=True).resolve()
    assert paid.field_names(0) == ["Fire Source 1", "Cinder Heir"] and paid.is_rested("Fire Source 1")


@pytest.mark.rule("fow", "905.4c")
def test_a_gods_art_that_was_canceled_has_been_played() -> None:
    table = (
        scenario("fow")
        .define(**resonator("Bell Ringer", 'God\'s Art "Last Bell" {W}: You gain 1000 life.', 300, 300, cost="{W}"))
        .define(**chant("Stopped Tongue", "[Quickcast]\nCancel target activate ability.", cost="{U}"))
        .sources(0, light=2)
        .field(0, "Bell Ringer")
        .sources(1, water=1)
        .hand(1, "Stopped Tongue")
    )
    table.use(0, "Bell Ringer").passes(0).play(1, "Stopped Tongue", targets=["Bell Ringer"]).resolve()
    assert life(table, 0) == 4000 and table.stack() == [] and not table.can("use", 0, "Bell Ringer")


@pytest.mark.rule("fow", "907.8")
def test_a_will_ability_does_not_cost_more() -> None:
    table = (
        scenario("fow")
        .define(
            **resonator(
                "Tithe Collector",
                "Your opponent pays {2} more to play activate abilities of resonators they control.",
                300,
                300,
                cost="{B}",
            )
        )
        .define(**resonator("Moss Sprite", "{Rest}: Produce {G}.", 100, 100, cost="{G}"))
        .define(**resonator("Quarry Hand", "{0}: This card gains [+100/+0] until end of turn.", 100, 100, cost="{G}"))
        .define(**chant("Green Shoot", "You gain 100 life.", cost="{G}"))
        .hand(0, "Green Shoot")
        .field(0, "Moss Sprite", "Quarry Hand")
        .field(1, "Tithe Collector")
    )
    assert not table.can("use", 0, "Quarry Hand")
    table.play(0, "Green Shoot").resolve()
    assert life(table, 0) == 4100 and table.is_rested("Moss Sprite")


@pytest.mark.rule("fow", "909.3g", "909.3h")
def test_what_a_resonator_becomes_overrides_what_it_gained_before_but_not_its_counters() -> None:
    table = (
        scenario("fow")
        .define(**chant("Sharpen", "Put a [+100/+100] counter on target resonator.", cost="{U}"))
        .define(**chant("Shrink", "Target resonator becomes [200/200] until end of turn.", cost="{U}"))
        .sources(0, light=2, water=2)
        .hand(0, "Sharpen", "Shrink", "Candle Oath", "Candle Oath")
        .field(0, "Bell Cadet")
    )
    table.play(0, "Sharpen", targets=["Bell Cadet"]).resolve()
    table.play(0, "Candle Oath", targets=["Bell Cadet"]).resolve()
    assert table.power("Bell Cadet") == 900
    table.play(0, "Shrink", targets=["Bell Cadet"]).resolve()
    assert (table.power("Bell Cadet"), table.guard("Bell Cadet")) == (300, 300)
    table.play(0, "Candle Oath", targets=["Bell Cadet"]).resolve()
    assert table.power("Bell Cadet") == 600


@pytest.mark.rule("fow", "910.2a", "910.2c")
def test_damage_is_doubled_once_and_only_then_prevented() -> None:
    table = (
        scenario("fow")
        .define(**SHELTER)
        .define(
            **resonator(
                "Ember Prophet",
                "If a chant you control would deal damage, it deals double that much instead.",
                300,
                300,
                cost="{R}",
            )
        )
        .define(**chant("Scorch", "This card deals 400 damage to target resonator.", cost="{R}"))
        .define(**resonator("Hill Giant", "", 900, 2000, cost="{4}"))
        .sources(0, fire=1)
        .hand(0, "Scorch")
        .field(0, "Ember Prophet", "Ember Prophet")
        .sources(1, light=1)
        .hand(1, "Shelter")
        .field(1, "Hill Giant")
    )
    table.play(0, "Scorch", targets=["Hill Giant"]).passes(0)
    table.play(1, "Shelter", targets=["Hill Giant"]).resolve_all()
    assert table.damage_on("Hill Giant") == 500


@pytest.mark.rule("fow", "1014.3")
def test_a_search_that_reveals_does_not_find_a_card_of_the_same_name() -> None:
    table = (
        scenario("fow")
        .define(
            **resonator(
                "Census Clerk",
                "[Enter] >>> Search your deck for a Human resonator, reveal it, and put it into your hand. "
                "Then shuffle your deck.",
                200,
                200,
                cost="{W}",
            )
        )
        .sources(0, light=1)
        .hand(0, "Census Clerk")
        .deck(0, "Census Clerk", "Chapel Sparrow", "Cinder Pup", only=True)
    )
    table.play(0, "Census Clerk").resolve_all()
    assert table.hand_names(0) == [] and len(table.zone_names(0, "deck")) == 3


@pytest.mark.rule("fow", "1017.3")
def test_a_copied_chant_does_its_work_but_was_not_played() -> None:
    table = (
        scenario("fow")
        .define(**SPARK)
        .define(**TWOFOLD)
        .define(
            name="Choir Loft", type=["Addition"], cost="{W}", text="Whenever you play a chant >>> You gain 100 life."
        )
        .sources(0, fire=2)
        .hand(0, "Spark", "Twofold")
        .field(0, "Choir Loft")
    )
    table.play(0, "Spark", targets=[1]).resolve().play(
        0, "Twofold", targets=["Spark"]
    ).resolve().resolve().no().resolve_all()
    assert (life(table, 0), life(table, 1)) == (4200, 3600)


@pytest.mark.rule("fow", "1017.2", "1303.1")
def test_a_token_copy_costs_nothing() -> None:
    table = (
        scenario("fow")
        .define(**chant("Mirror Pool", "Copy target resonator you control.", cost="{U}"))
        .define(**chant("Cull the Small", "Destroy each resonator with total cost 0.", cost="{B}"))
        .sources(0, water=1, darkness=1)
        .hand(0, "Mirror Pool", "Cull the Small")
        .field(0, "Bell Cadet")
    )
    table.play(0, "Mirror Pool", targets=["Bell Cadet"]).resolve()
    assert table.field_names(0).count("Bell Cadet") == 2
    table.play(0, "Cull the Small").resolve()
    assert table.field_names(0).count("Bell Cadet") == 1 and "Bell Cadet" not in table.zone_names(0, "graveyard")


@pytest.mark.rule("fow", "1031.2")
def test_two_effects_that_skip_the_next_recovery_phase_skip_two() -> None:
    table = (
        scenario("fow")
        .define(**chant("Long Night", "Your opponent skips their next recovery phase.", cost="{U}"))
        .sources(0, water=2)
        .hand(0, "Long Night", "Long Night")
        .field(1, "Tallow Guard", rested=True)
    )
    table.play(0, "Long Night").resolve().play(0, "Long Night").resolve()
    table.to("main", player=1)
    assert table.is_rested("Tallow Guard", 1)
    table.to("main", player=1, later=True)
    assert table.is_rested("Tallow Guard", 1)
    table.to("main", player=1, later=True)
    assert not table.is_rested("Tallow Guard", 1)


@pytest.mark.rule("fow", "1017.3d", "903.2i-3")
def test_new_targets_of_a_copy_are_as_many_as_were_chosen_for_the_spell() -> None:
    made = (
        scenario("fow")
        .define(**TWOFOLD)
        .define(**chant("Two Sparks", "This card deals 200 damage to up to two target resonators.", cost="{R}"))
        .sources(0, fire=2)
        .hand(0, "Two Sparks", "Twofold")
        .field(1, "Tallow Guard", "Mender of Panes", "Bell Cadet")
    )
    made.play(0, "Two Sparks", targets=[["Tallow Guard", "Bell Cadet"]]).play(0, "Twofold", targets=["Two Sparks"])
    made.resolve().yes().choose("Bell Cadet", "Mender of Panes").resolve_all()
    assert [made.damage_on(name) for name in ("Tallow Guard", "Bell Cadet", "Mender of Panes")] == [200, 400, 200]


@pytest.mark.rule("fow", "1017.3d")
def test_nobody_is_asked_for_new_targets_where_there_are_none() -> None:
    made = (
        scenario("fow")
        .define(**TWOFOLD)
        .define(**chant("Scorch", "This card deals 200 damage to target resonator.", cost="{R}"))
        .sources(0, fire=2)
        .hand(0, "Scorch", "Twofold")
        .field(1, "Tallow Guard")
    )
    made.play(0, "Scorch", targets=["Tallow Guard"]).play(0, "Twofold", targets=["Scorch"]).resolve_all()
    assert made.damage_on("Tallow Guard") == 400


@pytest.mark.rule("fow", "1017.3d", "105.3")
def test_a_chant_of_the_opponent_may_be_copied_against_them() -> None:
    made = (
        scenario("fow")
        .define(**SPARK)
        .define(
            **chant(
                "Answer in Kind",
                "[Quickcast]\nYou may copy target chant spell your opponent controls. "
                "You may choose new targets for the copy.",
                cost="{U}",
            )
        )
        .sources(0, fire=1)
        .hand(0, "Spark")
        .sources(1, water=1)
        .hand(1, "Answer in Kind")
    )
    made.play(0, "Spark", targets=[1]).passes(0).play(1, "Answer in Kind", targets=["Spark"])
    made.resolve().yes().yes().choose(0).resolve_all()
    assert (life(made, 0), life(made, 1)) == (3800, 3800)


@pytest.mark.rule("fow", "803.4b", "603.3")
def test_what_the_leaving_of_the_attacked_resonator_triggered_is_played_in_the_end_step() -> None:
    heir = resonator("Heir", "When this card is put into a graveyard from the field >>> You gain 300 life.")
    made = (
        scenario("fow").define(**heir).define(**chant("Felling", "[Quickcast]\nDestroy target resonator.", cost="{B}"))
    )
    made.sources(1, darkness=1).hand(1, "Felling").field(0, "Bell Cadet").field(1, "Heir", rested=True)
    made.attack("Bell Cadet", at="Heir").passes(0).play(1, "Felling", targets=["Heir"]).resolve()
    assert made.step == "battle_end" and made.stack() == ["Heir"]
    made.to("main")
    assert life(made, 1) == 4300
