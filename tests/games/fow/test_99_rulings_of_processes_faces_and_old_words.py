"""Rulings on rule processes, sides of cards, tokens and old wordings, chapters 1200 to 1416."""

from __future__ import annotations

import pytest

from arbiter.testing import scenario
from tests.games.fow.defined import chant, face, life, resonator, table

TWIN = chant("Twin", "Copy target resonator you control.")


@pytest.mark.rule("fow", "1416.1")
def test_a_text_that_asks_for_eternal_finds_the_old_wording() -> None:
    t = table(
        resonator("Old Bulwark", "This card cannot be destroyed.", 300, 300),
        face(
            "Saint's Day",
            "Addition",
            "Resonators you control with [Eternal] gain [+200/+200].",
            cost="{W}",
            race=["Day"],
        ),
    )
    t.field(0, "Old Bulwark", "Saint's Day")
    assert t.power("Old Bulwark") == 500


@pytest.mark.rule("fow", "1416.3")
def test_target_attack_is_precision_for_attacks_and_for_texts() -> None:
    t = table(
        resonator("Old Archer", "[Target Attack]", 500, 500),
        resonator("Wakeful One", "", 100, 300),
        chant("Blunted", "[Quickcast]\nDestroy target resonator with [Precision]."),
    )
    t.sources(1, light=1).hand(1, "Blunted").field(0, "Old Archer").field(1, "Wakeful One")
    t.attack("Old Archer", at="Wakeful One").passes(0)
    t.play(1, "Blunted", targets=["Old Archer"]).resolve().to("main")
    assert t.is_on_field("Wakeful One", 1) and t.zone_names(0, "graveyard") == ["Old Archer"]


@pytest.mark.rule("fow", "1416.5")
def test_no_attribute_in_old_words_may_be_paid_with_void_and_is_not_light() -> None:
    t = table(
        resonator("Grey Guest", "This card has no attribute.", 400, 400, cost="{W}{1}"),
        face("White Feast", "Addition", "Light resonators you control gain [+100/+100].", cost="{W}", race=["Day"]),
    )
    t.sources(0, void=2).hand(0, "Grey Guest").field(0, "White Feast")
    t.play(0, "Grey Guest").resolve()
    assert t.power("Grey Guest") == 400


@pytest.mark.rule("fow", "1203.1")
def test_counters_of_both_kinds_cancel_out() -> None:
    t = table(resonator("Balance", "", 500, 500)).field(0, "Balance", counters={"+100/+100": 3, "-100/-100": 1})
    assert t.counters("Balance", "+100/+100") == 2 and t.counters("Balance", "-100/-100") == 0
    assert t.power("Balance") == 700


@pytest.mark.rule("fow", "1405.3", "1002.2b")
def test_an_old_addition_put_from_the_graveyard_targets_nothing() -> None:
    t = table(
        face("Old Blade", "Addition: Resonator", "Added resonator gains [+200/+200].", cost="{W}", race=["Weapon"]),
        chant("Reforge", "Put target addition from your graveyard into the field."),
        resonator("Warded", "[Barrier]", 400, 400),
    )
    t.sources(0, light=1).hand(0, "Reforge").zone(0, "graveyard", "Old Blade").field(1, "Warded")
    t.play(0, "Reforge", targets=["Old Blade"]).resolve()
    assert t.is_on_field("Old Blade", 0) and t.power("Warded") == 600


@pytest.mark.rule("fow", "1301.1c")
def test_a_loop_that_nobody_can_stop_is_a_draw() -> None:
    t = scenario("fow", stops=False)
    t.define(**resonator("Mirror East", "Whenever you gain life >>> Your opponent gains 100 life."))
    t.define(**chant("First Gift", "You gain 100 life."))
    t.sources(0, light=1).hand(0, "First Gift").field(0, "Mirror East").field(1, "Mirror East")
    t.play(0, "First Gift")
    assert t.over and t.winner is None


@pytest.mark.rule("fow", "1302.2c", "1302.2f")
def test_shifting_keeps_counters_and_the_graveyard_shows_the_past() -> None:
    seed = {
        **resonator("Sprout", "[Shift] {G}", 300, 300, cost="{G}"),
        "other": [
            face("Great Oak", "Resonator (Shift)", "[Pierce]", cost="{G}{4}", atk=1000, defense=1000, race=["Treeman"])
        ],
    }
    t = table(seed, chant("Fell", "Destroy target resonator."))
    t.sources(0, wind=1, light=1).hand(0, "Fell").field(0, "Sprout", counters={"+100/+100": 1})
    t.use(0, "Sprout", "shift").resolve()
    assert t.power("Great Oak") == 1100
    t.play(0, "Fell", targets=["Great Oak"]).resolve()
    assert "Sprout" in t.zone_names(0, "graveyard")


@pytest.mark.rule("fow", "1302.3e-1")
def test_an_inverted_card_returned_to_hand_is_its_hope_side() -> None:
    bough = {
        **resonator("Kind Bough", "{G}: Invert this card.", 300, 300, cost="{G}", race=("Treeman",)),
        "other": [
            face(
                "Cruel Bough", "Resonator", "[Bane]", attribute=["B"], atk=900, defense=900, race=["Treeman", "Inverse"]
            )
        ],
    }
    t = table(bough, chant("Homeward", "Return target resonator to its owner's hand.", cost="{U}"))
    t.sources(0, wind=1, water=1).hand(0, "Homeward").field(0, "Kind Bough", rested=True)
    t.use(0, "Kind Bough").resolve()
    assert t.has("Cruel Bough", "Bane") and t.is_rested("Cruel Bough")
    t.play(0, "Homeward", targets=["Cruel Bough"]).resolve()
    assert t.hand_names(0) == ["Kind Bough"]


@pytest.mark.rule("fow", "1303.1")
def test_a_token_takes_name_attribute_and_cost_from_the_rules() -> None:
    t = table(
        resonator("Wolf Caller", "[Enter] >>> Put a [200/200] Wolf resonator token into the field.", cost="{R}"),
        face("Red Moon", "Addition", "Fire resonators you control gain [+100/+0].", cost="{R}", race=["Moon"]),
        chant("Sweep", "Destroy all resonators with total cost 0.", cost="{W}"),
    )
    t.sources(0, fire=1, light=1).hand(0, "Wolf Caller", "Sweep").field(0, "Red Moon")
    t.play(0, "Wolf Caller").resolve().resolve_all()
    assert t.power("Wolf") == 300
    t.play(0, "Sweep").resolve()
    assert t.field_names(0).count("Wolf") == 0 and t.is_on_field("Wolf Caller", 0)
    assert "Wolf" not in t.zone_names(0, "graveyard")


@pytest.mark.rule("fow", "1307.5b")
def test_an_alternative_card_costs_both_halves_in_hand_and_one_on_the_chase() -> None:
    t = table(
        {
            **chant("Half Grin", "You gain 100 life.", cost="{W}{1}"),
            "type": ["Chant (Alternative)"],
            "other": [face("Half Frown", "Chant (Alternative)", "You gain 1000 life.", cost="{U}{1}")],
        },
        resonator("Dear Things", "Discard a card with total cost 4 or more: You gain 500 life."),
        resonator("Cheap Things", "Whenever you play a spell with total cost 2 or less >>> You gain 10000 life."),
    )
    t.sources(0, light=2).hand(0, "Half Grin", "Half Grin").field(0, "Dear Things", "Cheap Things")
    t.use(0, "Dear Things", cost=[t.card("Half Grin", 0, zone="hand", index=0)]).resolve()
    assert life(t, 0) == 4500
    t.play(0, "Half Grin").resolve_all()
    assert life(t, 0) == 14600


@pytest.mark.rule("fow", "1309.3", "806.2c")
def test_a_warden_loses_the_total_cost_of_a_resonator_and_one_for_a_token() -> None:
    t = table(
        {
            **face("Gate Warden", "Warden", "[+1]: You gain 200 life.\n[Judgment] {W}", cost="{W}{2}", willpower=5),
            "other": [face("Gate Warden, Striding", "J-ruler", "", attribute=["W"], atk=900, defense=900)],
        },
        resonator("Ram", "", 100, 100, cost="{R}{2}"),
        chant(
            "Muster",
            "Put a [700/700] light Soldier resonator token into the field. It gains [Swiftness] until end of turn.",
        ),
    )
    t.sources(0, light=1).hand(0, "Muster").field(0, "Ram").zone(1, "ruler", "Gate Warden", counters={"willpower": 5})
    t.attack("Ram", at="Gate Warden").to("main")
    assert t.counters("Gate Warden", "willpower") == 2
    t.play(0, "Muster").resolve().attack("Soldier", at="Gate Warden").to("main")
    assert t.counters("Gate Warden", "willpower") == 1


@pytest.mark.rule("fow", "1410.1")
def test_summoned_means_resolved_from_the_chase() -> None:
    t = table(
        resonator("Old Usher", "Whenever a resonator is summoned, you gain 100 life."),
        resonator("Guest", "", 300, 300, cost="{W}"),
        chant("Raise", "Put target resonator from your graveyard into your field.", cost="{B}"),
    )
    t.sources(0, light=1, darkness=1).hand(0, "Guest", "Raise").zone(0, "graveyard", "Guest").field(0, "Old Usher")
    t.play(0, "Guest").resolve().resolve_all()
    assert life(t, 0) == 4100
    t.play(0, "Raise", targets=[t.card("Guest", 0, zone="graveyard")]).resolve_all()
    assert life(t, 0) == 4100 and t.field_names(0).count("Guest") == 2


@pytest.mark.rule("fow", "1406.1", "1403.2")
def test_a_summon_spell_is_a_resonator_spell_and_chant_instant_is_quickcast() -> None:
    t = table(
        resonator("Guest", "", 300, 300, cost="{W}"),
        {**chant("Old No", "Cancel target summon spell.", cost="{U}"), "type": ["Spell: Chant-Instant"]},
        chant("Gift", "You gain 100 life."),
    )
    t.sources(0, light=2).sources(1, water=1).hand(0, "Guest", "Gift").hand(1, "Old No")
    t.play(0, "Gift").passes(0)
    assert not t.can("play", 1, "Old No")
    t.resolve().play(0, "Guest").passes(0).play(1, "Old No", targets=["Guest"]).resolve_all()
    assert t.zone_names(0, "graveyard") == ["Gift", "Guest"]


@pytest.mark.rule("fow", "1414.9")
def test_two_old_sentences_are_defiant_and_can_be_added_to() -> None:
    t = table(
        resonator(
            "Old Unbowed",
            "Attacking doesn't cause this card to rest.\nThis card can attack up to two times during your main phase.",
            100,
            500,
        ),
        chant("Onward", "Each resonator you control with [Defiant] gains [+100/+0] until end of turn."),
    )
    t.sources(0, light=1).hand(0, "Onward").field(0, "Old Unbowed").play(0, "Onward").resolve()
    t.attack("Old Unbowed", at=1).to("main").attack("Old Unbowed", at=1).to("main")
    assert life(t, 1) == 3600


@pytest.mark.rule("fow", "1205.5")
def test_a_warden_side_j_ruler_without_def_goes_to_the_graveyard_as_a_warden() -> None:
    t = table(
        {
            **face("Gate Warden", "Warden", "[+1]: You gain 200 life.\n[Judgment] {W}", cost="{W}{2}", willpower=5),
            "other": [face("Gate Warden, Striding", "J-ruler", "", attribute=["W"], atk=500, defense=500)],
        },
        chant("Wither", "Target J/resonator gains [-500/-500] until end of turn."),
    )
    t.sources(0, light=1).hand(0, "Wither").field(0, "Gate Warden, Striding")
    t.play(0, "Wither", targets=["Gate Warden, Striding"]).resolve()
    assert sorted(t.zone_names(0, "graveyard")) == ["Gate Warden", "Wither"]


@pytest.mark.rule("fow", "1302.4e")
def test_a_contract_chant_is_not_put_into_the_field_by_a_text() -> None:
    t = table(chant("Raise All", "Put target chant from your graveyard into the field.", cost="{B}"))
    t.sources(0, darkness=1).hand(0, "Raise All").zone(0, "graveyard", "Contract in Candle Ink")
    t.play(0, "Raise All", targets=["Contract in Candle Ink"]).resolve()
    assert "Contract in Candle Ink" in t.zone_names(0, "graveyard")


@pytest.mark.rule("fow", "1303.1")
def test_a_token_of_a_two_attribute_source_has_both() -> None:
    t = table(
        resonator("Twin Caller", "[Enter] >>> Put a [200/200] Wolf resonator token into the field.", cost="{R}{U}"),
        face("Red Moon", "Addition", "Fire resonators you control gain [+100/+0].", cost="{R}", race=["Moon"]),
        face("Blue Moon", "Addition", "Water resonators you control gain [+100/+0].", cost="{R}", race=["Moon"]),
    )
    t.sources(0, fire=1, water=1).hand(0, "Twin Caller").field(0, "Red Moon", "Blue Moon")
    t.play(0, "Twin Caller").resolve_all()
    assert t.power("Wolf") == 400


@pytest.mark.rule("fow", "1303.1")
def test_a_token_named_by_two_attributes() -> None:
    t = table(
        chant("Muster Two", "Put a [100/100] light/fire Soldier resonator token into the field."),
        face("Red Moon", "Addition", "Fire resonators you control gain [+100/+0].", cost="{R}", race=["Moon"]),
        face("Pale Moon", "Addition", "Light resonators you control gain [+100/+0].", cost="{R}", race=["Moon"]),
    )
    t.sources(0, light=1).hand(0, "Muster Two").field(0, "Red Moon", "Pale Moon").play(0, "Muster Two").resolve()
    assert t.power("Soldier") == 300


@pytest.mark.rule("fow", "1303.1", "1122.2b")
def test_a_token_copy_has_cost_zero_and_mana_counters() -> None:
    t = table(
        resonator("Charged", "[Mana] 2", cost="{W}{3}"),
        chant("Twin", "Copy target resonator you control."),
        chant("Sweep", "Destroy all resonators with total cost 0."),
    )
    t.sources(0, light=2).hand(0, "Twin", "Sweep").field(0, "Charged")
    t.play(0, "Twin", targets=["Charged"]).resolve()
    copy = t.card("Charged", 0, zone="field", index=1)
    assert t.counters(copy, "mana") == 2 and t.counters("Charged", "mana") == 0
    t.play(0, "Sweep").resolve()
    assert t.field_names(0).count("Charged") == 1


@pytest.mark.rule("fow", "1307.4a")
def test_the_resonator_half_alone_is_in_the_field_and_both_in_the_graveyard() -> None:
    t = table(
        {
            **face("Half Knight", "Resonator (Alternative)", "", cost="{W}", atk=200, defense=200),
            "other": [face("Half Prayer", "Chant (Alternative)", "You gain 100 life.", cost="{U}{2}")],
        },
        face("Blue Moon", "Addition", "Water resonators you control gain [+100/+0].", cost="{R}", race=["Moon"]),
        chant("Sweep", "Destroy all resonators with total cost 1."),
        chant("Recall", "Put target water card from your graveyard into your hand."),
    )
    t.sources(0, light=3).hand(0, "Half Knight", "Sweep", "Recall").field(0, "Blue Moon")
    t.play(0, "Half Knight").resolve()
    assert t.power("Half Knight") == 200
    t.play(0, "Sweep").resolve()
    assert not t.is_on_field("Half Knight")
    t.play(0, "Recall", targets=["Half Knight"]).resolve()
    assert t.hand_size(0) == 1


@pytest.mark.rule("fow", "1307.5a")
def test_a_search_by_the_name_of_either_half_finds_it() -> None:
    t = table(
        {
            **chant("Half Grin", "You gain 100 life.", cost="{W}{1}"),
            "type": ["Chant (Alternative)"],
            "other": [face("Half Frown", "Chant (Alternative)", "You gain 1000 life.", cost="{U}{1}")],
        },
        chant(
            "Seek",
            'Search your deck for a card named "Half Frown" and put it into your hand. Then shuffle your deck.',
        ),
    )
    t.sources(0, light=1).hand(0, "Seek").deck(0, "Wick Squire", "Half Grin")
    t.play(0, "Seek").resolve().choose("Half Frown")
    assert t.hand_size(0) == 1


@pytest.mark.rule("fow", "1405.2")
def test_a_text_about_one_old_addition_does_not_mean_the_other() -> None:
    t = table(
        face("Old Blade", "Addition: Resonator", "Added resonator gains [+200/+200].", cost="{W}", race=["Weapon"]),
        face("Old Cape", "Addition: J/resonator", "Added J/resonator gains [+100/+100].", cost="{W}", race=["Weapon"]),
        chant("Unclasp", "Destroy target [Addition: Resonator].", cost="{W}"),
        resonator("Bearer"),
    )
    t.sources(0, light=3).hand(0, "Old Cape", "Unclasp", "Old Blade").field(0, "Bearer")
    t.play(0, "Old Cape", targets=["Bearer"]).resolve()
    assert not t.can("play", 0, "Unclasp")
    t.play(0, "Old Blade", targets=["Bearer"]).resolve()
    t.play(0, "Unclasp", targets=["Old Blade"]).resolve()
    assert t.power("Bearer") == 600


@pytest.mark.rule("fow", "1412.3")
def test_a_trigger_with_a_time_and_a_cost_is_automatic_and_the_cost_is_paid() -> None:
    t = table(
        chant(
            "Tripwire",
            "[Trigger] When a resonator your opponent controls attacks, pay {R}: Destroy that resonator.",
            cost="{R}{2}",
        ),
        resonator("Plain Spear"),
    )
    t.field(0, "Plain Spear").zone(1, "standby", "Tripwire").sources(1, fire=1)
    t.attack("Plain Spear", at=1).yes().resolve_all()
    assert t.is_rested("Fire Source 1", 1) and t.zone_names(0, "graveyard") == ["Plain Spear"]


@pytest.mark.rule("fow", "1203.3")
def test_counters_that_became_nothing_do_not_cancel_out() -> None:
    t = table(
        resonator("Hollow Crown", "[+100/+100] counters on resonators your opponent controls become [0/0] counters."),
        resonator("Balance"),
    )
    t.field(0, "Hollow Crown").field(1, "Balance", counters={"+100/+100": 2, "-100/-100": 1})
    assert t.power("Balance") == 400 and t.counters("Balance", "+100/+100") == 2


@pytest.mark.rule("fow", "1204.1a")
def test_who_dealt_the_damage_has_destroyed_it() -> None:
    t = table(
        resonator("Slayer", "Whenever this card destroys a resonator >>> You gain 100 life.", 600, 600),
        resonator("Victim", "", 100, 500),
    )
    t.field(0, "Slayer").field(1, "Victim").attack("Slayer", at=1).block("Victim").to("main")
    assert life(t, 0) == 4100


@pytest.mark.rule("fow", "1414.7")
def test_old_stone_text_speaks_of_the_type() -> None:
    t = table(
        face(
            "Coal Seam",
            "Addition",
            'Water magic stones you control gain "{Rest}: Produce {U}."',
            cost="{U}",
            race=["Field"],
        ),
        chant("Drip", "You gain 100 life.", cost="{U}"),
        face("Dew Flask", "Regalia", "This card has the water magic stone type.", cost="{1}", race=["Vessel"]),
    )
    t.hand(0, "Drip").field(0, "Coal Seam", "Dew Flask")
    t.play(0, "Drip").resolve()
    assert life(t, 0) == 4100 and t.is_rested("Dew Flask")


@pytest.mark.rule("fow", "1304.6")
def test_a_colossal_j_ruler_keeps_its_counters_when_it_rises() -> None:
    t = table().sources(0, void=4).field(0, "Great-Grandfather Clock, Striking", counters={"+100/+100": 1})
    t.act(0, "judgment", "Great-Grandfather Clock, Striking").resolve()
    assert t.power("Great-Grandfather Clock, Midnight") == 1600


@pytest.mark.rule("fow", "1309.1c")
def test_other_cards_do_not_change_willpower() -> None:
    t = table(
        {
            **face("Gate Warden", "Warden", "[+1]: You gain 200 life.\n[Judgment] {W}", cost="{W}{2}", willpower=5),
            "other": [face("Gate Warden, Striding", "J-ruler", "", attribute=["W"], atk=900, defense=900)],
        },
        chant("Sap", "Remove all counters from target warden."),
    )
    t.sources(0, light=1).hand(0, "Sap").zone(1, "ruler", "Gate Warden", counters={"willpower": 5, "charge": 1})
    t.play(0, "Sap", targets=["Gate Warden"]).resolve()
    assert t.counters("Gate Warden", "willpower") == 5 and t.counters("Gate Warden", "charge") == 0


@pytest.mark.rule("fow", "1206.1", "1202.1")
def test_fifty_life_is_rounded_up_and_not_lost() -> None:
    t = (
        table(chant("Great Toll", "Your opponent loses 3950 life."))
        .sources(0, light=1)
        .hand(0, "Great Toll")
        .play(0, "Great Toll")
        .resolve()
    )
    assert not t.over and life(t, 1) == 100


@pytest.mark.rule("fow", "1302.2f-1")
def test_a_shift_card_reanimated_enters_past_side_up() -> None:
    seed = {
        **resonator("Sprout", "[Shift] {G}", 300, 300, cost="{G}"),
        "other": [
            face("Great Oak", "Resonator (Shift)", "[Pierce]", cost="{G}{4}", atk=1000, defense=1000, race=["Treeman"])
        ],
    }
    t = table(
        seed,
        chant("Raise", "Put target resonator from your graveyard into the field.", cost="{B}"),
        chant(
            "Seek",
            'Search your deck for a card named "Great Oak" and put it into your hand. Then shuffle your deck.',
        ),
    )
    t.sources(0, darkness=1, light=1).hand(0, "Raise", "Seek").zone(0, "graveyard", "Sprout").deck(0, "Sprout")
    t.play(0, "Raise", targets=["Sprout"]).resolve()
    assert t.is_on_field("Sprout", 0) and t.power("Sprout") == 300
    t.play(0, "Seek").resolve()
    assert t.hand_size(0) == 0


@pytest.mark.rule("fow", "1302.1b")
def test_a_token_copy_of_a_shift_card_does_not_shift() -> None:
    seed = {
        **resonator("Sprout", "[Shift] {G}", 300, 300, cost="{G}"),
        "other": [
            face("Great Oak", "Resonator (Shift)", "[Pierce]", cost="{G}{4}", atk=1000, defense=1000, race=["Treeman"])
        ],
    }
    t = table(seed, TWIN).sources(0, light=1, wind=1).hand(0, "Twin").field(0, "Sprout")
    t.play(0, "Twin", targets=["Sprout"]).resolve()
    copy = t.card("Sprout", 0, zone="field", index=1)
    t.use(0, copy, "shift").resolve()
    assert t.field_names(0).count("Sprout") == 2


@pytest.mark.rule("fow", "1207.1")
def test_an_addition_falls_off_a_j_ruler_that_goes_back() -> None:
    t = table(
        face("Cape", "Addition: J/resonator", "Added J/resonator gains [+100/+100].", cost="{W}", race=["Weapon"]),
        chant("Fell Him", "Destroy target J/resonator."),
    )
    t.sources(0, light=2).hand(0, "Cape", "Fell Him").field(0, "Maren, Candle Unquenched")
    t.play(0, "Cape", targets=["Maren, Candle Unquenched"]).resolve()
    assert t.power("Maren, Candle Unquenched") == 1100
    t.play(0, "Fell Him", targets=["Maren, Candle Unquenched"]).resolve()
    assert sorted(t.zone_names(0, "graveyard")) == ["Cape", "Fell Him"]
