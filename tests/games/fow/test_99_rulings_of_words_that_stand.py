"""Keywords of what stands in the field where they meet another rule (1109 to 1195)."""

import pytest

from arbiter.testing import BadScenario, Table, scenario
from tests.games.fow.defined import Card
from tests.games.fow.fiery import LIFE, being, chant, field_card, quick


def queen(text: str) -> Card:
    """A ruler whose J-ruler side has a text."""
    other = {"name": "Ash Queen Crowned", "type": "J-Ruler", "atk": 800, "def": 800, "text": text}
    return {"name": "Ash Queen", "type": "Ruler", "text": "[Judgment] {R}", "other": other}


@pytest.mark.rule("fow", "1138.2", "1109.2", "1010.1a")
def test_an_imperishable_j_ruler_destroyed_by_bane_can_do_judgment_again() -> None:
    table = (
        scenario("fow")
        .define(**queen("[Imperishable]"))
        .define(**being("Asp", 100, 100, "[Bane]"))
        .field(0, "Ash Queen Crowned")
        .field(1, "Asp")
        .sources(0, fire=1)
    )
    table.attack("Ash Queen Crowned", at=1).block("Asp").to("main")
    assert table.zone_names(0, "ruler") == ["Ash Queen"]
    assert table.counters("Ash Queen", "astral") == 0
    assert table.zone_names(1, "graveyard") == ["Asp"]


@pytest.mark.rule("fow", "1109.3", "1205.6", "1024.1")
def test_an_imperishable_j_ruler_without_def_becomes_astral_all_the_same() -> None:
    table = (
        scenario("fow")
        .define(**queen("[Imperishable]"))
        .define(**quick("Withering", "Target J/resonator gains [-900/-900] until end of turn."))
        .field(0, "Ash Queen Crowned")
        .hand(0, "Withering")
        .sources(0, light=1, fire=1)
    )
    table.play(0, "Withering", targets=["Ash Queen Crowned"]).resolve()
    assert table.zone_names(0, "ruler") == ["Ash Queen"]
    assert table.counters("Ash Queen", "astral") == 1
    assert "Ash Queen" not in str(table.acts(0, "judgment"))


@pytest.mark.rule("fow", "1187.2", "1205.1")
def test_call_of_valhalla_answers_destroying_and_not_a_def_of_zero() -> None:
    def before(spell: str) -> Table:
        return (
            scenario("fow")
            .define(**being("Fallen Spear", 300, 300, "[Call of Valhalla] (2)"))
            .define(**being("Shield Maid", 200, 200, cost="{W}{1}", race=["Valkyrie"]))
            .define(**quick("Doom", spell))
            .field(0, "Fallen Spear")
            .deck(0, "Shield Maid")
            .hand(1, "Doom")
            .sources(1, light=1)
        )

    withered = before("Target resonator gains [-900/-900] until end of turn.")
    withered.passes(0).play(1, "Doom", targets=["Fallen Spear"]).resolve()
    assert withered.zone_names(0, "graveyard") == ["Fallen Spear"]
    broken = before("Destroy target resonator.")
    broken.passes(0).play(1, "Doom", targets=["Fallen Spear"]).resolve().choose("Shield Maid")
    assert broken.zone_names(0, "graveyard") == [] and broken.zone_of("Fallen Spear") == "outside"
    broken.resolve_all()
    assert broken.field_names(0) == ["Shield Maid"]


@pytest.mark.rule("fow", "1185.2", "1102.3")
def test_vileborn_adds_up_and_answers_the_first_targeting_of_a_turn_only() -> None:
    table = (
        scenario("fow")
        .define(**being("Toad", 300, 300, "[Vileborn] (1)"))
        .define(**field_card("Bog", "Resonators you control gain [Vileborn] (2)."))
        .define(**quick("Pat", "Target resonator gains [+100/+100] until end of turn."))
        .field(0, "Toad", "Bog")
        .hand(0, "Pat", "Pat")
        .sources(0, light=2)
        .resources(0, life=LIFE)
        .resources(1, life=LIFE)
    )
    table.play(0, "Pat", targets=["Toad"]).resolve_all()
    assert table.resource(1, "life") == LIFE - 300
    table.play(0, "Pat", targets=["Toad"]).resolve_all()
    assert table.resource(1, "life") == LIFE - 300 and table.resource(0, "life") == LIFE
    assert table.power("Toad") == 500


@pytest.mark.rule("fow", "1181.2", "903.2i")
def test_aegis_keeps_off_ones_own_quickcast_and_strange_newcomers_alone() -> None:
    dart = "{0}: This card deals 100 damage to target resonator."
    table = (
        scenario("fow")
        .define(**being("Paragon", 300, 900, "[Aegis]"))
        .define(**quick("Pat", "Target resonator you control gains [+100/+100] until end of turn."))
        .define(name="Slow Pat", type="Chant", cost="{W}", text="Target resonator you control gains [+100/+100].")
        .define(**field_card("New Thrower", dart))
        .define(**field_card("Old Thrower", dart))
        .field(0, "Paragon")
        .field(1, "New Thrower", fresh=True)
        .field(1, "Old Thrower")
        .hand(0, "Pat", "Slow Pat")
        .sources(0, light=2)
    )
    assert not table.can("play", 0, "Pat") and table.why_not(0, "Pat") == ["903.2i"]
    assert table.can("play", 0, "Slow Pat")
    table.passes(0)
    assert not table.can("use", 1, "New Thrower") and table.can("use", 1, "Old Thrower")
    table.use(1, "Old Thrower", targets=["Paragon"]).resolve()
    assert table.damage_on("Paragon") == 100


@pytest.mark.rule("fow", "1120.2", "1051.1", "105.3")
def test_barrier_keeps_off_all_but_the_one_who_controls_the_card_now() -> None:
    table = (
        scenario("fow")
        .define(**being("Bell", 300, 900, "[Barrier]"))
        .define(
            name="Charm",
            type="Chant",
            cost="{W}",
            text="Gain control of all resonators your opponent controls until end of turn.",
        )
        .define(**quick("Pat", "Target resonator gains [+100/+100] until end of turn."))
        .define(**being("Bystander", 100, 100))
        .field(1, "Bell")
        .field(0, "Bystander")
        .hand(0, "Charm", "Pat")
        .hand(1, "Pat")
        .sources(0, light=2)
        .sources(1, light=1)
    )
    table.play(0, "Charm").resolve()
    assert table.is_on_field("Bell", 0)
    with pytest.raises(BadScenario):
        table.play(1, "Pat", targets=["Bell"])
    table.play(0, "Pat", targets=["Bell"]).resolve()
    assert table.power("Bell") == 400


@pytest.mark.rule("fow", "1120.6")
def test_a_narrow_barrier_is_a_barrier_but_no_other_narrow_one() -> None:
    def after(text: str) -> list[str]:
        table = (
            scenario("fow")
            .define(**being("Whole", 300, 900, "[Barrier]"))
            .define(**being("Songproof", 300, 900, "[Barrier] (Chant)"))
            .define(**being("Fireproof", 300, 900, "[Barrier] {R}"))
            .define(name="Breaker", type="Chant", cost="{W}", text=text)
            .field(1, "Whole", "Songproof", "Fireproof")
            .hand(0, "Breaker")
            .sources(0, light=1)
        )
        return table.play(0, "Breaker").resolve().field_names(1)

    assert after("Destroy all resonators with [Barrier].") == []
    assert after("Destroy all resonators with [Barrier] (Chant).") == ["Whole", "Fireproof"]


@pytest.mark.rule("fow", "1194.2", "1102.4", "909.3g")
def test_each_roar_of_each_dinosaur_is_heard_by_all() -> None:
    table = (
        scenario("fow")
        .define(**being("Long Neck", 300, 300, "[Primal Roar] (2)", race=["Dinosaur"]))
        .define(**being("Horn Face", 300, 300, "[Primal Roar] (1)", race=["Dinosaur"]))
        .define(**quick("Hush", "Target resonator loses all abilities until end of turn."))
        .field(0, "Long Neck", "Horn Face")
        .hand(0, "Hush")
        .sources(0, light=1)
    )
    assert table.power("Long Neck") == 600 and table.power("Horn Face") == 600
    table.play(0, "Hush", targets=["Long Neck"]).resolve()
    assert table.power("Long Neck") == 400 and table.power("Horn Face") == 400
    assert table.guard("Horn Face") == 300


@pytest.mark.rule("fow", "1189.2b", "1205.8", "1017.2")
def test_the_second_tide_leaves_one_mythic_copy_beside_the_original() -> None:
    table = scenario("fow").define(**being("Tide Maid", 300, 300, "[Moontide] {0}")).field(0, "Tide Maid")
    maid = table.card("Tide Maid", 0)
    table.use(0, maid, "moontide").resolve()
    assert table.field_names(0) == ["Tide Maid", "Tide Maid"]
    assert not table.can("use", 0, maid)
    table.to("main", 0, later=True)
    table.use(0, maid, "moontide").resolve()
    table.choose(table.card("Tide Maid", 0, index=1))
    assert table.field_names(0) == ["Tide Maid", "Tide Maid"]
    assert table.zone_of(maid) == "field" and table.zone_names(0, "graveyard") == []


@pytest.mark.rule("fow", "1193.2")
def test_pantheon_counts_both_races_and_every_public_zone() -> None:
    table = (
        scenario("fow")
        .define(**being("Storm God", 300, 300, "[Pantheon]", race=["Deity", "New Twelve Olympian Gods"]))
        .define(**being("Minor God", 100, 100, race=["Deity"]))
        .field(0, "Storm God")
        .zone(0, "graveyard", "Minor God")
        .hand(0, "Minor God")
        .resources(1, life=LIFE)
    )
    table.to("end_turn_triggers").choose(1).resolve()
    assert table.resource(1, "life") == LIFE - 300


@pytest.mark.rule("fow", "1203.1", "1203.2", "1205.1")
def test_counters_meet_before_a_resonator_without_def_is_looked_for() -> None:
    text = "Put two [-100/-100] counters on target resonator."
    table = (
        scenario("fow")
        .define(**being("Frail", 100, 100))
        .define(**chant("Blight", text))
        .field(0, "Frail", counters={"+100/+100": 3})
        .field(1, "Frail", counters={"+100/+100": 2})
        .hand(0, "Blight", "Blight", "Blight")
        .sources(0, fire=3)
    )
    mine, yours = table.card("Frail", 0, zone="field"), table.card("Frail", 1, zone="field")
    table.play(0, "Blight", targets=[mine]).resolve()
    assert table.counters(mine, "+100/+100") == 1 and table.counters(mine, "-100/-100") == 0
    table.play(0, "Blight", targets=[yours]).resolve()
    assert table.counters(yours, "+100/+100") == 0 and table.power(yours) == 100
    table.play(0, "Blight", targets=[mine]).resolve()
    assert table.zone_names(0, "graveyard")[-1] in {"Frail", "Blight"} and not table.is_on_field("Frail", 0)


@pytest.mark.rule("fow", "1195.2", "1416.5", "209.3")
def test_kernlos_is_no_fire_and_is_the_old_sentence_too() -> None:
    table = (
        scenario("fow")
        .define(**being("Grey Knight", 300, 300, "[Kernlos]", cost="{R}{1}"))
        .define(**being("Old Grey", 300, 300, "This card has no attribute.", cost="{R}{1}"))
        .define(**field_card("Grey Flag", "Resonators with [Kernlos] you control gain [+100/+100]."))
        .define(**field_card("Hearth", "Fire resonators you control gain [+1000/+1000]."))
        .field(0, "Grey Knight", "Old Grey", "Grey Flag", "Hearth")
    )
    assert table.power("Grey Knight") == 400 and table.power("Old Grey") == 400


@pytest.mark.rule("fow", "1121.2", "1121.4", "1207.2")
def test_a_bestowed_ring_outlives_who_wore_it_and_is_given_again() -> None:
    table = (
        scenario("fow")
        .define(name="War Ring", type="Regalia", cost="{R}", text="[Bestow] {0}\nBestowed resonator gains [+300/+300].")
        .define(**being("First", 100, 100))
        .define(**being("Second", 100, 100))
        .define(**chant("Doom", "Destroy target resonator."))
        .field(0, "War Ring", "First", "Second")
        .hand(0, "Doom")
        .sources(0, fire=1)
    )
    table.use(0, "War Ring", targets=["First"]).resolve()
    assert table.power("First") == 400
    table.play(0, "Doom", targets=["First"]).resolve()
    assert table.is_on_field("War Ring")
    table.use(0, "War Ring", targets=["Second"]).resolve()
    assert table.power("Second") == 400


@pytest.mark.rule("fow", "1129.2c", "1129.3", "803.3")
def test_a_mobilized_regalia_is_a_resonator_for_the_turn_and_no_new_one_attacks() -> None:
    table = (
        scenario("fow")
        .define(name="War Cart", type="Regalia", cost="{R}", atk=600, text="[Mobilize] (Knight)", **{"def": 600})
        .define(**being("Squire", 100, 100, race=["Knight"]))
        .define(**chant("Doom", "[Quickcast]\nDestroy target resonator."))
        .field(0, "War Cart", "Squire", "Squire")
        .field(0, "War Cart", fresh=True)
        .hand(1, "Doom")
        .sources(1, fire=1)
        .resources(1, life=LIFE)
    )
    old, new = table.card("War Cart", 0), table.card("War Cart", 0, index=1)
    squires = table.card("Squire", 0), table.card("Squire", 0, index=1)
    assert not table.can("attack", 0, old)
    table.use(0, old, cost=[squires[0]]).resolve()
    table.use(0, new, cost=[squires[1]]).resolve()
    assert table.is_rested(squires[0]) and table.is_rested(squires[1])
    assert table.can("attack", 0, old) and not table.can("attack", 0, new)
    table.attack(old, at=1).no_block().to("main")
    assert table.resource(1, "life") == LIFE - 600
    table.play(1, "Doom", targets=[new]).resolve()
    assert table.zone_of(new) == "graveyard"
    table.next_turn()
    assert table.is_on_field(old) and not table.can("block", 0, old)


@pytest.mark.rule("fow", "1116.2")
def test_a_second_evolution_puts_no_second_counter() -> None:
    text = "[Evolution] {1}\nWhenever an evolution counter is put on this card >>> You gain 100 life."
    table = (
        scenario("fow")
        .define(**being("Grub", 100, 100, text))
        .define(**chant("Regress", "Remove all evolution counters from target resonator."))
        .field(0, "Grub")
        .hand(0, "Regress")
        .sources(0, fire=4)
        .resources(0, life=LIFE)
    )
    table.use(0, "Grub", "evolution").resolve_all()
    table.use(0, "Grub", "evolution").resolve_all()
    assert table.counters("Grub", "evolution") == 1 and table.resource(0, "life") == LIFE + 100
    table.play(0, "Regress", targets=["Grub"]).resolve_all()
    table.use(0, "Grub", "evolution").resolve_all()
    assert table.counters("Grub", "evolution") == 1 and table.resource(0, "life") == LIFE + 200


@pytest.mark.rule("fow", "1156.2", "1156.3a")
def test_a_fused_card_without_abilities_still_lends_its_strength() -> None:
    table = (
        scenario("fow")
        .define(**being("Iron Hawk", 300, 200, "[Fusion] (Golem)\n[Flying]", cost="{R}"))
        .define(**being("Frame", 500, 500, race=["Golem"]))
        .define(**chant("Rust", "Target addition loses all abilities until end of turn."))
        .field(0, "Frame")
        .hand(0, "Iron Hawk", "Rust")
        .sources(0, fire=2)
    )
    table.play(0, "Iron Hawk", targets=["Frame"]).resolve()
    assert table.power("Frame") == 800 and table.guard("Frame") == 700 and table.has("Frame", "Flying")
    table.play(0, "Rust", targets=["Iron Hawk"]).resolve()
    assert table.power("Frame") == 800 and table.guard("Frame") == 700
    assert not table.has("Frame", "Flying")


@pytest.mark.rule("fow", "1120.4", "1120.5")
def test_a_player_with_barrier_is_no_target_for_others_and_is_hit_by_what_aims_at_nobody() -> None:
    table = (
        scenario("fow")
        .define(**chant("Dart", "This card deals 100 damage to target player."))
        .define(**chant("Rain", "This card deals 100 damage to each player."))
        .define(**chant("Veil", "[Quickcast]\nYou gain [Barrier] until end of turn."))
        .hand(1, "Veil")
        .hand(0, "Dart", "Dart", "Rain")
        .sources(0, fire=3)
        .sources(1, fire=1)
        .resources(1, life=LIFE)
    )
    table.play(0, "Dart", targets=[1])
    table.play(1, "Veil").resolve_all()
    assert table.resource(1, "life") == LIFE
    with pytest.raises(BadScenario):
        table.play(0, "Dart", targets=[1])
    table.play(0, "Rain").resolve()
    assert table.resource(1, "life") == LIFE - 100


@pytest.mark.rule("fow", "1138.2", "912.1", "1106.2")
def test_bane_gained_by_a_card_destroys_what_its_own_ability_damages() -> None:
    table = (
        scenario("fow")
        .define(**being("Archer", 100, 900, "{Rest}: This card deals 100 damage to target J/resonator."))
        .define(**being("Giant", 900, 2000))
        .define(**chant("Venom", "Target resonator gains [Bane] and [Barrier] until end of turn."))
        .field(0, "Archer")
        .field(1, "Giant")
        .hand(0, "Venom")
        .sources(0, fire=1)
    )
    table.play(0, "Venom", targets=["Archer"]).resolve()
    table.use(0, "Archer", targets=["Giant"]).resolve_all()
    assert table.zone_names(1, "graveyard") == ["Giant"]


@pytest.mark.rule("fow", "1156.2", "1002.1c", "1207.1")
def test_a_fused_card_whose_host_is_gone_stays_for_it_is_no_addable_addition() -> None:
    table = (
        scenario("fow")
        .define(**being("Iron Hawk", 300, 200, "[Fusion] (Golem)\n[Enter] >>> Draw a card.", cost="{R}"))
        .define(**being("Frame", 500, 500, race=["Golem"]))
        .define(**chant("Doom", "[Quickcast]\nDestroy target resonator."))
        .field(0, "Frame")
        .hand(0, "Iron Hawk")
        .hand(1, "Doom")
        .sources(0, fire=1)
        .sources(1, fire=1)
    )
    table.play(0, "Iron Hawk", targets=["Frame"]).resolve_all()
    assert table.hand_size(0) == 1 and table.power("Frame") == 800
    table.passes(0).play(1, "Doom", targets=["Frame"]).resolve_all()
    assert table.zone_names(0, "graveyard") == ["Frame"] and table.is_on_field("Iron Hawk", 0)
