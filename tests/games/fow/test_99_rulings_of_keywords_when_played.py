"""Rulings on keywords by which cards are played, and on what counts while they are, chapters 1110 to 1175."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript
from tests.games.fow.defined import chant, face, life, resonator, table


@pytest.mark.rule("fow", "1169.2", "803.4b")
def test_multi_strike_against_an_attacked_resonator_that_dies_ends_the_battle() -> None:
    t = table(resonator("Twice Over", "[Multi Strike]", 600, 300), resonator("Sleeper", "", 900, 500))
    t.field(0, "Twice Over").field(1, "Sleeper", rested=True)
    t.attack("Twice Over", at="Sleeper").to("main")
    assert t.is_on_field("Twice Over", 0) and not t.is_on_field("Sleeper") and life(t, 1) == 4000


@pytest.mark.rule("fow", "1163.2")
def test_belligerence_attacks_resonators_at_once_but_not_players() -> None:
    t = table(resonator("Hothead", "[Belligerence]", 500, 500), resonator("Sleeper", "", 100, 300))
    t.field(0, "Hothead", fresh=True).field(1, "Sleeper", rested=True)
    with pytest.raises(BadScript):
        t.attack("Hothead", at=1)
    t.attack("Hothead", at="Sleeper").to("main")
    assert t.zone_names(1, "graveyard") == ["Sleeper"]


@pytest.mark.rule("fow", "1168.2")
def test_protect_takes_the_attack_and_another_may_still_block() -> None:
    t = table(
        resonator("Charger", "", 700, 700),
        resonator("Shield Maid", "[Protect]", 200, 800),
        resonator("Bystander", "", 100, 100),
    )
    t.field(0, "Charger").field(1, "Shield Maid", "Bystander")
    t.attack("Charger", at=1).choose("Shield Maid")
    assert t.is_rested("Shield Maid")
    t.to("block_declaration")
    assert not t.can("block", 1, "Shield Maid") and t.can("block", 1, "Bystander")
    t.no_block().to("main")
    assert life(t, 1) == 4000 and t.is_on_field("Shield Maid", 1)


@pytest.mark.rule("fow", "1140.1")
def test_two_instances_of_enter_from_two_cards_each_trigger() -> None:
    banner = 'Soldiers you control gain "[Enter] >>> You gain 100 life."'
    t = table(
        face("First Banner", "Addition", banner, cost="{W}", race=["Flag"]),
        face("Second Banner", "Addition", banner, cost="{W}", race=["Flag"]),
        resonator("Foot Soldier", "", 300, 300, cost="{W}", race=("Soldier",)),
    )
    t.sources(0, light=1).hand(0, "Foot Soldier").field(0, "First Banner", "Second Banner")
    t.play(0, "Foot Soldier").resolve().resolve_all()
    assert life(t, 0) == 4200


@pytest.mark.rule("fow", "1144.3", "1303.3a")
def test_a_token_that_died_arms_revenge() -> None:
    t = table(
        resonator("Avenger", "[Revenge] - This card gains [+200/+200]."),
        chant("Muster", "Put a [100/100] light Soldier resonator token into the field."),
        chant("Fell", "Destroy target resonator."),
    )
    t.sources(0, light=2).hand(0, "Muster", "Fell").field(0, "Avenger")
    t.play(0, "Muster").resolve().play(0, "Fell", targets=["Soldier"]).resolve()
    assert t.power("Avenger") == 700 and t.zone_names(0, "graveyard") == ["Muster", "Fell"]


@pytest.mark.rule("fow", "1146.2")
def test_guidance_performs_each_step_that_was_passed_and_none_twice() -> None:
    t = table(
        resonator(
            "Lamp Boy",
            "{1}: Put two guidance counters on this card.\n"
            "Whenever one or more guidance counters are put on this card >>> "
            "[Guidance] (1): You gain 1000 life. [Guidance] (2): You gain 100 life. [Guidance] (3): Draw a card.",
        )
    )
    t.sources(0, light=2).field(0, "Lamp Boy", counters={"guidance": 1})
    hand = t.hand_size(0)
    t.use(0, "Lamp Boy").resolve()
    assert t.stack() == ["Lamp Boy"]
    t.resolve()
    assert life(t, 0) == 4100 and t.hand_size(0) == hand + 1
    t.use(0, "Lamp Boy").resolve()
    assert t.stack() == []


@pytest.mark.rule("fow", "1147.3")
def test_a_canceled_gods_art_has_not_resolved_for_fallen() -> None:
    t = table(
        resonator("Little God", 'God\'s Art "Small Word" {W}: You gain 100 life.'),
        resonator("Fallen One", "[Fallen] - This card gains [+200/+200]."),
        chant("Hush Now", "[Quickcast]\nCancel target activate ability.", cost="{U}"),
    )
    t.sources(0, light=1).sources(1, water=1).hand(1, "Hush Now").field(0, "Little God", "Fallen One")
    t.use(0, "Little God").passes(0).play(1, "Hush Now", targets=["Little God"]).resolve_all()
    assert life(t, 0) == 4000 and t.power("Fallen One") == 500


@pytest.mark.rule("fow", "1165.3")
def test_trinity_counts_face_down_cards_below() -> None:
    t = table(
        resonator("Tall Pile", "[Trinity] - This card gains [+300/+300] and [Flying]."),
        resonator("Short Pile", "[Trinity] - [Pierce]"),
    )
    t.field(0, "Tall Pile", under=("Wick Squire", "Wick Squire", "Wick Squire"))
    t.field(0, "Short Pile", under=("Wick Squire", "Wick Squire"))
    assert t.power("Tall Pile") == 800 and t.has("Tall Pile", "Flying") and not t.has("Short Pile", "Pierce")


@pytest.mark.rule("fow", "1110.4b")
def test_awakened_replaces_and_not_awakened_ignores() -> None:
    again = chant("Second Sight", "[Awakening] {1}\nDraw a card. If this card was awakened, draw two cards instead.")
    t = table(again).sources(0, light=1).hand(0, "Second Sight").play(0, "Second Sight").resolve()
    assert t.hand_size(0) == 1
    t = table(again).sources(0, light=2).hand(0, "Second Sight").play(0, "Second Sight", extra=True).resolve()
    assert t.hand_size(0) == 2


@pytest.mark.rule("fow", "1111.2a")
def test_incarnation_of_two_symbols_needs_two_resonators() -> None:
    t = table(
        resonator("Born of Steam", "[Incarnation] {R}{U}", 1000, 1000, cost="{R}{U}{4}"),
        resonator("Steam Sprite", "", 100, 100, cost="{R}{U}"),
        resonator("Puddle", "", 100, 100, cost="{U}"),
    )
    t.hand(0, "Born of Steam").field(0, "Steam Sprite")
    assert not t.can("play", 0, "Born of Steam")
    t = table(
        resonator("Born of Steam", "[Incarnation] {R}{U}", 1000, 1000, cost="{R}{U}{4}"),
        resonator("Steam Sprite", "", 100, 100, cost="{R}{U}"),
        resonator("Puddle", "", 100, 100, cost="{U}"),
    )
    t.hand(0, "Born of Steam").field(0, "Steam Sprite", "Puddle")
    t.play(0, "Born of Steam").resolve()
    assert t.field_names(0) == ["Born of Steam"]


@pytest.mark.rule("fow", "1174.2")
def test_an_ambush_costs_its_ambush_cost_for_all_who_ask_and_may_come_the_same_turn() -> None:
    t = table(
        resonator("Under the Stair", "[Ambush] {B}", 700, 400, cost="{B}{3}"),
        resonator(
            "Penny Counter", "Whenever your opponent plays a spell with total cost 1 or less >>> You gain 300 life."
        ),
        chant("Round of Cards", "Each player draws a card.", cost="{B}{1}"),
    )
    t.sources(0, darkness=5).hand(0, "Under the Stair", "Round of Cards").field(1, "Penny Counter")
    t.act(0, "standby", "Under the Stair")
    assert not t.can("play", 0, "Under the Stair")
    t.play(0, "Round of Cards").resolve()
    t.play(0, "Under the Stair").resolve_all()
    assert t.is_on_field("Under the Stair", 0) and life(t, 1) == 4300


@pytest.mark.rule("fow", "1114.2")
def test_a_stealthy_resonator_revealed_by_the_attack_may_block_it() -> None:
    t = table(
        resonator(
            "Hedge Cat", "[Stealth] Whenever a J/resonator your opponent controls attacks", 800, 800, cost="{G}{3}"
        ),
        resonator("Plain Spear", "", 500, 500),
    )
    t.field(0, "Plain Spear").zone(1, "standby", "Hedge Cat")
    t.attack("Plain Spear", at=1).yes().resolve()
    assert t.is_on_field("Hedge Cat", 1)
    t.block("Hedge Cat").to("main")
    assert life(t, 1) == 4000 and t.zone_names(0, "graveyard") == ["Plain Spear"]


@pytest.mark.rule("fow", "1115.2")
def test_a_canceled_remnant_leaves_the_game() -> None:
    t = table(
        chant("Last Rag", "[Remnant]\nYou gain 100 life."),
        chant("Hush", "[Quickcast]\nCancel target spell.", cost="{U}"),
    )
    t.sources(0, light=1).sources(1, water=1).zone(0, "graveyard", "Last Rag").hand(1, "Hush")
    t.play(0, "Last Rag").passes(0).play(1, "Hush", targets=["Last Rag"]).resolve_all()
    assert t.zone_names(0, "removed") == ["Last Rag"] and t.zone_names(0, "graveyard") == []


@pytest.mark.rule("fow", "1143.2")
def test_a_canceled_dive_leaves_the_card_in_hand_and_a_resolved_one_lets_it_be_played() -> None:
    diver = resonator("Deep Clerk", "[Dive] {U}: You gain 100 life.", cost="{U}{1}")
    t = table(diver, chant("Hush Now", "[Quickcast]\nCancel target activate ability.", cost="{U}"))
    t.sources(0, water=1).sources(1, water=1).hand(0, "Deep Clerk").hand(1, "Hush Now")
    t.use(0, "Deep Clerk", "dive").passes(0).play(1, "Hush Now", targets=["Deep Clerk"]).resolve_all()
    assert t.hand_names(0) == ["Deep Clerk"] and life(t, 0) == 4000
    t = table(diver).sources(0, water=3).hand(0, "Deep Clerk")
    t.use(0, "Deep Clerk", "dive").resolve()
    assert t.zone_names(0, "removed") == ["Deep Clerk"]
    t.play(0, "Deep Clerk").resolve()
    assert t.is_on_field("Deep Clerk", 0)


@pytest.mark.rule("fow", "1154.2b")
def test_mastery_rests_a_machine_that_came_this_turn() -> None:
    t = table(
        resonator("Great Engine", "[Mastery] Machine", 900, 900, cost="{W}{5}", race=("Machine",)),
        resonator("New Stoker", "", 100, 100, cost="{1}", race=("Machine",)),
    )
    t.hand(0, "Great Engine").field(0, "New Stoker", fresh=True)
    t.play(0, "Great Engine", cost=["New Stoker"]).resolve()
    assert t.is_on_field("Great Engine", 0) and t.is_rested("New Stoker")


@pytest.mark.rule("fow", "1160.2")
def test_a_spell_between_breaks_the_chain_and_an_opponents_does_not() -> None:
    arts = ("Battle Arts",)
    cards = (
        chant("Opening", "You gain 100 life.", race=arts),
        chant("Aside", "You gain 100 life."),
        chant(
            "Follow",
            "[Chaining] Battle Arts\nYou gain 100 life. If this card was chained, you gain 1000 life.",
            race=arts,
        ),
        chant("Heckle", "[Quickcast]\nYou gain 100 life.", cost="{U}"),
    )
    t = table(*cards).sources(0, light=3).hand(0, "Opening", "Aside", "Follow")
    for name in ("Opening", "Aside", "Follow"):
        t.play(0, name).resolve()
    assert life(t, 0) == 4300
    t = table(*cards).sources(0, light=2).sources(1, water=1).hand(0, "Opening", "Follow").hand(1, "Heckle")
    t.play(0, "Opening").passes(0).play(1, "Heckle").resolve_all()
    t.play(0, "Follow").resolve()
    assert life(t, 0) == 5200


@pytest.mark.rule("fow", "1167.2a")
def test_an_ability_of_an_untouchable_card_is_no_target_for_a_cancel() -> None:
    t = table(
        resonator("Clear Pane", "[Untouchable]\n{W}: You gain 100 life."),
        chant("Hush Now", "[Quickcast]\nCancel target activate ability.", cost="{U}"),
    )
    t.sources(0, light=1).sources(1, water=1).hand(1, "Hush Now").field(0, "Clear Pane")
    t.use(0, "Clear Pane").passes(0)
    assert not t.can("play", 1, "Hush Now")


@pytest.mark.rule("fow", "1109.3", "1205.6")
def test_imperishable_does_not_help_a_j_ruler_without_def() -> None:
    abbot = {
        **face("Grey Abbot", "Ruler", "[Imperishable]\n[Judgment] {W}", attribute=["W"]),
        "other": [face("Grey Abbot, Roused", "J-ruler", "[Imperishable]", attribute=["W"], atk=500, defense=500)],
    }
    cards = (
        abbot,
        chant("Fell Him", "Destroy target J/resonator."),
        chant("Wither", "Target J/resonator gains [-500/-500] until end of turn."),
    )
    for spell, astral in (("Fell Him", False), ("Wither", True)):
        t = table(*cards).sources(0, light=2).hand(0, spell).field(0, "Grey Abbot, Roused")
        t.play(0, spell, targets=["Grey Abbot, Roused"]).resolve()
        assert t.zone_names(0, "ruler") == ["Grey Abbot"]
        assert ("Grey Abbot" not in t.acts(0, "judgment")) is astral


@pytest.mark.rule("fow", "1121.4", "1207.1")
def test_a_bestowed_addition_stays_when_its_bearer_dies_and_an_old_one_does_not() -> None:
    t = table(
        face("Red Sash", "Addition", "[Bestow] {W}\nAdded resonator gains [+300/+300].", cost="{W}", race=["Cloth"]),
        face("Old Blade", "Addition: Resonator", "Added resonator gains [+200/+200].", cost="{W}", race=["Weapon"]),
        resonator("Bearer", "", 400, 400),
        resonator("Heir", "", 400, 400),
        chant("Fell", "Destroy target resonator."),
    )
    t.sources(0, light=4).hand(0, "Old Blade", "Fell").field(0, "Bearer", "Heir", "Red Sash")
    t.use(0, "Red Sash", "bestow", targets=["Bearer"]).resolve()
    t.play(0, "Old Blade", targets=["Bearer"]).resolve()
    assert t.power("Bearer") == 900
    t.play(0, "Fell", targets=["Bearer"]).resolve()
    assert t.is_on_field("Red Sash", 0) and "Old Blade" in t.zone_names(0, "graveyard")
    t.use(0, "Red Sash", "bestow", targets=["Heir"]).resolve()
    assert t.power("Heir") == 700


@pytest.mark.rule("fow", "1170.2")
def test_what_was_investigated_is_played_from_the_deck_by_quickcast_and_the_rest_is_expelled() -> None:
    t = table(
        resonator("Chief Clerk", "[Investigate] 2", 300, 300, cost="{W}"),
        chant("Quick Note", "[Quickcast]\nYou gain 100 life."),
        chant("Slow Note", "You gain 1000 life."),
    )
    t.sources(0, light=2).hand(0, "Chief Clerk").deck(0, "Quick Note", "Slow Note")
    t.play(0, "Chief Clerk").resolve().to("main", player=1).passes(1)
    assert not t.can("play", 0, "Slow Note")
    t.play(0, "Quick Note").resolve().next_turn()
    assert life(t, 0) == 4100 and t.zone_names(0, "outside") == ["Slow Note"]


@pytest.mark.rule("fow", "1172.3")
def test_the_next_player_votes_first_and_a_tie_has_a_text_of_its_own() -> None:
    t = table(
        chant(
            "Town Meeting",
            "[Consensus] «Bread» or «Wine»\nIf «Bread» has more votes, you gain 100 life. "
            "If «Wine» has more votes, you gain 1000 life. If the votes are tied, you gain 300 life.",
        )
    )
    t.sources(0, light=1).hand(0, "Town Meeting").play(0, "Town Meeting").resolve()
    t.expect(player=1).option("Wine").expect(player=0).option("Bread")
    assert life(t, 0) == 4300


@pytest.mark.rule("fow", "1156.2")
def test_a_fused_card_gives_its_atk_def_and_abilities_and_fuses_with_a_machine_of_any_player() -> None:
    t = table(
        resonator("Spare Arm", "[Fusion] Machine\n[First Strike]", 300, 200, cost="{2}", race=("Machine",)),
        resonator("Crane", "", 500, 500, cost="{2}", race=("Machine",)),
    )
    t.sources(0, void=2).hand(0, "Spare Arm").field(0, "Crane")
    t.play(0, "Spare Arm", targets=["Crane"]).resolve()
    assert t.power("Crane") == 800 and t.guard("Crane") == 700 and t.has("Crane", "First Strike")


@pytest.mark.rule("fow", "1161.2")
def test_the_reborn_card_has_both_names_and_the_abilities_of_what_lies_below() -> None:
    t = table(
        resonator(
            "Page",
            "[Enter] >>> You gain 100 life.\nPages you control gain [+0/+100].",
            200,
            200,
            cost="{W}",
            race=("Page",),
        ),
        resonator("Grown Page", '[Reincarnation] "Page" {W}\n[Flying]', 700, 700, cost="{W}{3}"),
        chant("Call Page", 'Destroy target resonator named "Page".'),
    )
    t.sources(0, light=3).hand(0, "Page", "Grown Page", "Call Page")
    t.play(0, "Page").resolve().yes().resolve_all()
    assert life(t, 0) == 4100 and t.power("Grown Page") == 700 and t.has("Grown Page", "Flying")
    t.play(0, "Call Page", targets=["Grown Page"]).resolve()
    assert sorted(t.zone_names(0, "graveyard")) == ["Call Page", "Grown Page", "Page"]


@pytest.mark.rule("fow", "1156.2", "903.2o")
def test_a_fused_card_is_an_addition_spell_when_it_is_played() -> None:
    t = table(
        resonator("Spare Arm", "[Fusion] Machine", 300, 200, cost="{2}", race=("Machine",)),
        resonator(
            "Crane",
            "Whenever you play an addition >>> You gain 100 life.\n"
            "Whenever you play a resonator >>> You gain 1000 life.",
            race=("Machine",),
        ),
    )
    t.sources(0, void=2).hand(0, "Spare Arm").field(0, "Crane")
    t.play(0, "Spare Arm", targets=["Crane"]).resolve_all()
    assert life(t, 0) == 4100


@pytest.mark.rule("fow", "1156.3a")
def test_a_fused_addition_without_abilities_still_gives_its_atk_and_def() -> None:
    t = table(
        resonator("Spare Arm", "[Fusion] Machine\n[First Strike]", 300, 200, cost="{2}", race=("Machine",)),
        resonator("Crane", race=("Machine",)),
        chant("Rust", "Target addition loses all abilities until end of turn."),
    )
    t.sources(0, light=3).hand(0, "Spare Arm", "Rust").field(0, "Crane")
    t.play(0, "Spare Arm", targets=["Crane"]).resolve()
    t.play(0, "Rust", targets=["Spare Arm"]).resolve()
    assert t.power("Crane") == 800 and t.guard("Crane") == 700 and not t.has("Crane", "First Strike")


@pytest.mark.rule("fow", "1170.6")
def test_investigations_do_not_stack() -> None:
    t = table(resonator("Chief", "[Investigate] 2", cost="{W}"), resonator("Clerk", "[Investigate] 1", cost="{W}"))
    t.sources(0, light=2).hand(0, "Chief", "Clerk").deck(0, "Wick Squire", "Chapel Sparrow", "Tallow Guard")
    t.play(0, "Chief").resolve().play(0, "Clerk").resolve()
    t.to("recovery_triggers", player=1).option("Chief").resolve_all().to("end_turn_triggers", player=1).option(
        "Chief"
    ).resolve_all()
    assert sorted(t.zone_names(0, "outside")) == ["Chapel Sparrow", "Wick Squire"]


@pytest.mark.rule("fow", "1170.8")
def test_a_shuffle_hides_what_was_investigated() -> None:
    t = table(
        resonator("Chief", "[Investigate] 2", cost="{W}"),
        chant("Riffle", "[Quickcast]\nTarget player shuffles their deck.", cost="{U}"),
        chant("Quick Note", "[Quickcast]\nYou gain 100 life."),
    )
    t.sources(0, light=2).sources(1, water=1).hand(0, "Chief").hand(1, "Riffle").deck(0, "Quick Note", "Wick Squire")
    t.play(0, "Chief").resolve().to("main", player=1)
    t.play(1, "Riffle", targets=[0]).resolve().passes(1)
    assert not t.can("play", 0, "Quick Note")
    t.next_turn()
    assert t.zone_names(0, "outside") == []


@pytest.mark.rule("fow", "1172.3a")
def test_a_vote_with_an_option_that_has_no_target_is_not_played() -> None:
    t = table(
        chant(
            "Jury",
            "[Consensus] «Spare» or «Fell»\nIf «Spare» has more votes, recover target resonator you control. "
            "If «Fell» has more votes, destroy target resonator your opponent controls. "
            "If the votes are tied, you gain 300 life.",
        ),
        resonator("Mine"),
        resonator("Theirs"),
    )
    t.sources(0, light=1).hand(0, "Jury").field(0, "Mine")
    assert not t.can("play", 0, "Jury")


@pytest.mark.rule("fow", "1110.4", "1017.2c")
def test_a_copy_of_an_awakened_entity_is_awakened() -> None:
    t = table(
        resonator(
            "Riser", "[Awakening] {1}\nIf this card was awakened, this card gains [+300/+300].", 200, 200, cost="{W}"
        ),
        chant("Twin", "Copy target resonator you control."),
    )
    t.sources(0, light=3).hand(0, "Riser", "Twin").play(0, "Riser", extra=True).resolve()
    t.play(0, "Twin", targets=["Riser"]).resolve()
    assert t.power(t.card("Riser", 0, zone="field", index=1)) == 500


@pytest.mark.rule("fow", "1111.3")
def test_incarnation_by_a_race() -> None:
    t = table(
        resonator("Old Wyrm", "[Incarnation] <Dragon>", cost="{R}{5}"),
        resonator("Whelp", race=("Dragon",)),
        resonator("Not One"),
    )
    t.hand(0, "Old Wyrm").field(0, "Whelp", "Not One").play(0, "Old Wyrm").resolve()
    assert t.field_names(0) == ["Not One", "Old Wyrm"]


@pytest.mark.rule("fow", "1144.2")
def test_revenge_on_a_chant_is_looked_at_when_it_is_played() -> None:
    t = table(
        chant("Grudge", "You gain 100 life.\n[Revenge] - You gain 1000 life."),
        chant("Fell", "[Quickcast]\nDestroy target resonator.", cost="{B}"),
        resonator("Victim"),
    )
    t.sources(0, light=2).sources(1, darkness=1).hand(0, "Grudge", "Grudge").hand(1, "Fell").field(0, "Victim")
    t.play(0, "Grudge").passes(0).play(1, "Fell", targets=["Victim"]).resolve_all()
    assert life(t, 0) == 4100
    t.play(0, "Grudge").resolve()
    assert life(t, 0) == 5200


@pytest.mark.rule("fow", "1168.3")
def test_one_protect_a_battle() -> None:
    t = table(
        resonator("Charger", "", 300, 700),
        resonator("Shield Maid", "[Protect]", 200, 800),
        resonator("Shield Man", "[Protect]", 200, 800),
    )
    t.field(0, "Charger").field(1, "Shield Maid", "Shield Man")
    t.attack("Charger", at=1).choose("Shield Man").to("main")
    assert life(t, 1) == 4000 and not t.is_rested("Shield Maid") and t.is_rested("Shield Man")


@pytest.mark.rule("fow", "1115.2")
def test_a_resonator_played_by_remnant_goes_nowhere_but_out_of_the_game() -> None:
    t = (
        table(resonator("Old Bones", "[Remnant]", cost="{B}"))
        .sources(0, darkness=1)
        .zone(0, "graveyard", "Old Bones")
        .play(0, "Old Bones")
        .resolve()
    )
    assert t.zone_names(0, "removed") == ["Old Bones"]


@pytest.mark.rule("fow", "1113.2c", "708.4")
def test_a_trigger_in_hand_may_answer_but_costs() -> None:
    t = table(
        chant(
            "Tripwire",
            "[Trigger] When a resonator your opponent controls attacks >>> Destroy that resonator.",
            cost="{R}{R}",
        ),
        resonator("Spear"),
    )
    t.field(0, "Spear").hand(1, "Tripwire").sources(1, fire=2).attack("Spear", at=1).yes().resolve_all()
    assert t.zone_names(0, "graveyard") == ["Spear"] and t.is_rested("Fire Source 1", 1)
