"""Rulings about what lasts, in which order, and for whom; names, races and traits; what forbids and what is instead."""

from __future__ import annotations

from typing import Any

import pytest

from arbiter.testing import Table, scenario
from tests.games.fow5.fields import addition, chant, empress, instant, resonator


@pytest.mark.rule("fow5", "1.5/3")
def test_you_in_an_addition_is_its_controller_and_in_what_it_lends_the_resonators() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Free Rider", 400, 400))
        .define(
            name="Toll Chain",
            type="Addition: Resonator",
            cost="{B}",
            text='Added resonator gains "Whenever this card attacks, you lose 500 life."',
        )
        .define(
            name="Spy Glass",
            type="Addition: Resonator",
            cost="{U}",
            text="Whenever added resonator attacks, draw a card.",
        )
        .field(0, "Free Rider")
        .zone(1, "field", "Toll Chain", "Spy Glass", host="Free Rider")
    )
    table.attack("Free Rider", at=1).resolve_all()
    assert table.resource(0, "life") == 3500
    assert (table.hand_size(0), table.hand_size(1)) == (0, 1)


@pytest.mark.rule("fow5", "9.9/4b")
def test_becoming_some_size_wipes_out_earlier_gains_and_not_later_ones() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Old Oak", 500, 500))
        .define(
            name="Growth", type="Spell: Chant", cost="{G}", text="Target resonator gains [+400/+400] until end of turn."
        )
        .define(
            name="Shrink", type="Spell: Chant", cost="{U}", text="Target resonator becomes [300/300] until end of turn."
        )
        .field(0, "Old Oak")
        .hand(0, "Growth", "Shrink", "Growth")
        .sources(0, wind=2, water=1)
    )
    table.play(0, "Growth", targets=["Old Oak"]).resolve()
    assert table.power("Old Oak") == 900
    table.play(0, "Shrink", targets=["Old Oak"]).resolve()
    assert table.power("Old Oak") == 300
    table.play(0, "Growth", targets=["Old Oak"]).resolve()
    assert table.power("Old Oak") == 700


@pytest.mark.rule("fow5", "9.9/5")
def test_an_abilitys_gift_to_all_your_resonators_reaches_those_that_come_later() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Late Recruit", 300, 300, cost="{W}"))
        .define(
            name="War Drum",
            type="Regalia",
            cost="{1}",
            text="{Rest}: Resonators you control gain [+200/+200] until end of turn.",
        )
        .field(0, "War Drum")
        .hand(0, "Late Recruit")
        .sources(0, light=1)
    )
    table.use(0, "War Drum").resolve().play(0, "Late Recruit").resolve()
    assert table.power("Late Recruit") == 500
    table.next_turn()
    assert table.power("Late Recruit") == 300


@pytest.mark.rule("fow5", "10.9/4")
def test_what_cannot_be_destroyed_stays_with_no_defence_left() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Old Oak", 500, 500))
        .define(
            name="Deep Roots",
            type="Spell: Chant",
            cost="{G}",
            text="Target resonator cannot be destroyed until end of turn.",
        )
        .define(
            name="Blight", type="Spell: Chant", cost="{B}", text="Target resonator gains [-600/-600] until end of turn."
        )
        .field(0, "Old Oak")
        .hand(0, "Deep Roots", "Blight")
        .sources(0, wind=1, darkness=1)
    )
    table.play(0, "Deep Roots", targets=["Old Oak"]).resolve().play(0, "Blight", targets=["Old Oak"]).resolve()
    assert table.is_on_field("Old Oak", 0)
    table.next_turn()
    assert table.power("Old Oak") == 500


@pytest.mark.rule("fow5", "10.19/1")
def test_who_becomes_of_a_race_is_no_longer_of_the_old_one() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Clay Idol", 100, 100, race=["Golem"]))
        .define(**resonator("Golem Lord", 500, 500, "Other Golems you control gain [+200/+200]."))
        .define(**resonator("Ghoul Lord", 500, 500, "Other Ghouls you control gain [+500/+500].", race=["Ghoul"]))
        .define(
            name="Dark Kiss",
            type="Spell: Chant",
            cost="{B}",
            text="Target resonator becomes a Ghoul until end of turn.",
        )
        .field(0, "Clay Idol", "Golem Lord", "Ghoul Lord")
        .hand(0, "Dark Kiss")
        .sources(0, darkness=1)
    )
    assert table.power("Clay Idol") == 300
    table.play(0, "Dark Kiss", targets=["Clay Idol"]).resolve()
    assert table.power("Clay Idol") == 600
    table.next_turn()
    assert table.power("Clay Idol") == 300


@pytest.mark.rule("fow5", "10.10/2")
def test_what_is_to_be_banished_at_the_end_stays_when_another_player_has_it_by_then() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Old Oak", 400, 400))
        .define(
            **chant(
                "Dig Up", "Put target resonator from your graveyard into your field. At the end of turn, banish it."
            )
        )
        .define(**instant("Silver Tongue", "Gain control of target resonator."))
        .zone(0, "graveyard", "Old Oak")
        .hand(0, "Dig Up")
        .sources(0, darkness=1)
        .hand(1, "Silver Tongue")
        .sources(1, water=1)
    )
    table.play(0, "Dig Up", targets=["Old Oak"]).resolve().passes(0)
    table.play(1, "Silver Tongue", targets=["Old Oak"]).resolve().next_turn()
    assert table.is_on_field("Old Oak", 1)


@pytest.mark.rule("fow5", "2.5/1")
def test_a_trait_of_an_addition_is_asked_for_like_a_race() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Old Oak"))
        .define(**addition("Oak Club", "Resonator", "Added resonator gains [+100/+100].", race=["Weapon"]))
        .define(**resonator("Smith", 300, 300, "This card gains [+200/+200] as long as you control a Weapon."))
        .define(**chant("Rust", "Destroy target Weapon."))
        .field(0, "Old Oak", "Smith")
        .zone(0, "field", "Oak Club", host="Old Oak")
        .hand(0, "Rust")
        .sources(0, darkness=1)
    )
    assert table.power("Smith") == 500
    table.play(0, "Rust", targets=["Oak Club"]).resolve()
    assert (table.power("Smith"), table.power("Old Oak")) == (300, 400)


@pytest.mark.rule("fow5", "10.17/1a")
def test_damage_of_which_some_is_prevented_is_dealt_for_the_rest() -> None:
    table = (
        scenario("fow5")
        .define(
            **resonator(
                "Thorn Skin",
                100,
                900,
                "Whenever this card is dealt damage, it deals that much damage to target player.",
            )
        )
        .define(
            **instant("Thin Veil", "Prevent the next 300 damage that would be dealt to target resonator this turn.")
        )
        .define(**instant("Cinder Dart", "This card deals 500 damage to target resonator."))
        .field(0, "Thorn Skin")
        .hand(0, "Thin Veil", "Cinder Dart")
        .sources(0, light=1, fire=1)
    )
    table.play(0, "Thin Veil", targets=["Thorn Skin"]).resolve()
    table.play(0, "Cinder Dart", targets=["Thorn Skin"]).resolve().choose(1).resolve_all()
    assert table.damage_on("Thorn Skin") == 200
    assert table.resource(1, "life") == 3800


@pytest.mark.rule("fow5", "1.5/7")
def test_life_is_rounded_up_to_full_hundreds() -> None:
    table = (
        scenario("fow5")
        .define(
            **chant(
                "Leech Kiss",
                "Target resonator you control deals damage equal to its ATK to another target "
                "resonator. Then you gain life equal to half of that much damage.",
            )
        )
        .define(**resonator("Old Oak", 300, 300))
        .define(**resonator("Stone Warden", 200, 900))
        .field(0, "Old Oak")
        .field(1, "Stone Warden")
        .hand(0, "Leech Kiss")
        .sources(0, darkness=1)
    )
    table.play(0, "Leech Kiss", targets=["Old Oak", "Stone Warden"]).resolve()
    assert table.damage_on("Stone Warden") == 300
    assert table.resource(0, "life") == 4200


@pytest.mark.rule("fow5", "1.4/4")
def test_what_forbids_gaining_life_beats_what_gains_it() -> None:
    table = (
        scenario("fow5")
        .define(**addition("Dry Well", "Field", "Players cannot gain life."))
        .define(**chant("Spring", "You gain 500 life. Draw a card."))
        .field(1, "Dry Well")
        .hand(0, "Spring")
        .sources(0, light=1)
    )
    table.play(0, "Spring").resolve()
    assert table.resource(0, "life") == 4000
    assert table.hand_size(0) == 1


@pytest.mark.rule("fow5", "9.9/4b")
def test_an_addition_that_sets_a_size_and_a_lord_count_in_the_order_in_which_they_came() -> None:
    def table_with(*order: str) -> Any:
        table = (
            scenario("fow5")
            .define(**resonator("Old Oak", 700, 700, race=["Treefolk"]))
            .define(**resonator("Grove Lord", 500, 500, "Other Treefolk you control gain [+100/+100]."))
            .define(**addition("Withering", "Resonator", "Added resonator becomes [200/300]."))
            .field(0, "Old Oak")
        )
        for name in order:
            if name == "Withering":
                table.zone(0, "field", name, host="Old Oak")
            else:
                table.field(0, name)
        return table

    assert table_with("Withering", "Grove Lord").power("Old Oak") == 300
    assert table_with("Grove Lord", "Withering").power("Old Oak") == 200


@pytest.mark.rule("fow5", "9.9/8")
def test_printed_atk_is_what_the_card_says() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Old Oak", 400, 400))
        .define(**instant("Growth", "Target resonator gains [+400/+400] until end of turn."))
        .define(**instant("Cull", "Destroy target resonator with printed ATK 500 or less."))
        .define(**instant("Scythe", "Destroy target resonator with ATK 500 or less."))
        .field(0, "Old Oak")
        .hand(0, "Growth", "Cull", "Scythe")
        .sources(0, wind=3)
    )
    table.play(0, "Growth", targets=["Old Oak"]).resolve()
    assert not table.can("play", 0, "Scythe")
    table.play(0, "Cull", targets=["Old Oak"]).resolve()
    assert table.field_names(0) == []


@pytest.mark.rule("fow5", "9.9/2a")
def test_a_lord_without_abilities_gives_nothing_until_it_has_them_again() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Old Oak", 400, 400, race=["Treefolk"]))
        .define(**resonator("Grove Lord", 500, 500, "Other Treefolk you control gain [+100/+100] and [Flying]."))
        .define(**instant("Hush", "Target resonator loses all abilities until end of turn."))
        .field(0, "Old Oak", "Grove Lord")
        .hand(1, "Hush")
        .sources(1, water=1)
    )
    assert table.has("Old Oak", "Flying")
    table.passes(0).play(1, "Hush", targets=["Grove Lord"]).resolve()
    assert not table.has("Old Oak", "Flying")
    assert table.power("Old Oak") == 400
    table.next_turn()
    assert table.power("Old Oak") == 500


@pytest.mark.rule("fow5", "9.9/6")
def test_a_resonator_that_comes_with_swiftness_attacks_at_once() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Leaf Child", 200, 200, cost="{G}"))
        .define(**addition("Open Road", "Field", "Resonators you control gain [Swiftness]."))
        .field(0, "Open Road")
        .hand(0, "Leaf Child")
        .sources(0, wind=1)
    )
    table.play(0, "Leaf Child").resolve().attack("Leaf Child", at=1).no_block().to("main")
    assert table.resource(1, "life") == 3800


@pytest.mark.rule("fow5", "9.10/1")
def test_who_may_banish_another_instead_is_asked_and_may_decline() -> None:
    def table_with() -> Any:
        return (
            scenario("fow5")
            .define(
                **resonator(
                    "Stone Idol", 300, 300, "If this card would be destroyed, you may banish another resonator instead."
                )
            )
            .define(**resonator("Goblin Page", 100, 100))
            .define(**chant("Snap", "Destroy target resonator."))
            .field(1, "Stone Idol", "Goblin Page")
            .hand(0, "Snap")
            .sources(0, darkness=1)
        )

    table = table_with().play(0, "Snap", targets=["Stone Idol"]).resolve().yes()
    assert table.zone_names(1, "graveyard") == ["Goblin Page"]
    table = table_with().play(0, "Snap", targets=["Stone Idol"]).resolve().no()
    assert table.zone_names(1, "graveyard") == ["Stone Idol"]


@pytest.mark.rule("fow5", "9.2/2")
def test_an_ability_that_says_it_works_in_the_graveyard_does() -> None:
    table = (
        scenario("fow5")
        .define(
            **resonator("Ash Crow", 200, 200, "{B}, remove this card in your graveyard from the game: Draw a card.")
        )
        .zone(0, "graveyard", "Ash Crow")
        .field(0, "Ash Crow")
        .sources(0, darkness=2)
    )
    table.use(0, table.card("Ash Crow", 0, zone="graveyard")).resolve()
    assert table.zone_names(0, "removed") == ["Ash Crow"]
    assert table.hand_size(0) == 1
    assert not table.can("use", 0, table.card("Ash Crow", 0, zone="field"))


@pytest.mark.rule("fow5", "3.1/4")
def test_a_card_that_left_and_came_back_is_another() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Old Oak", 400, 400))
        .define(**instant("Growth", "Target resonator gains [+400/+400] until end of turn."))
        .define(**instant("Blinking", "Remove target resonator from the game, then put it into its owner's field."))
        .field(0, "Old Oak", counters={"growth": 2}, damage=200, rested=True)
        .hand(0, "Growth", "Blinking")
        .sources(0, wind=2)
    )
    table.play(0, "Growth", targets=["Old Oak"]).resolve().play(0, "Blinking", targets=["Old Oak"]).resolve()
    assert table.power("Old Oak") == 400
    assert table.damage_on("Old Oak") == 0
    assert table.counters("Old Oak", "growth") == 0
    assert not table.is_rested("Old Oak")
    assert not table.can("attack", 0, "Old Oak")


@pytest.mark.rule("fow5", "2.2/4")
def test_a_name_in_quotation_marks_is_the_whole_name_unless_it_says_in_its_name() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Rosa"))
        .define(**resonator("Rosa and Lily"))
        .define(**resonator("Gardener", 100, 100, 'As long as you control "Rosa", this card gains [+500/+500].'))
        .define(
            **resonator(
                "Florist",
                100,
                100,
                'As long as you control a card with "Rosa" in its name, this card gains [+500/+500].',
            )
        )
        .field(0, "Rosa and Lily", "Gardener", "Florist")
    )
    assert (table.power("Gardener"), table.power("Florist")) == (100, 600)


@pytest.mark.rule("fow5", "9.9/5")
def test_an_abilitys_gift_to_a_kind_of_resonators_is_lost_with_the_kind() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Clay Idol", 100, 100, race=["Golem"]))
        .define(
            name="Clay Drum",
            type="Regalia",
            cost="{1}",
            text="{Rest}: Golems you control gain [+300/+300] until end of turn.",
        )
        .define(**instant("Dark Kiss", "Target resonator becomes a Ghoul until end of turn."))
        .define(**resonator("Ghoul", 100, 100, race=["Ghoul"]))
        .field(0, "Clay Idol", "Clay Drum")
        .hand(0, "Dark Kiss")
        .sources(0, darkness=1)
    )
    table.use(0, "Clay Drum").resolve()
    assert table.power("Clay Idol") == 400
    table.play(0, "Dark Kiss", targets=["Clay Idol"]).resolve()
    assert table.power("Clay Idol") == 100


@pytest.mark.rule("fow5", "3.14/2")
def test_each_player_puts_a_stone_into_the_area_that_is_theirs() -> None:
    table = (
        scenario("fow5")
        .define(
            **chant(
                "Two Springs",
                "Each player puts the top card of his or her magic stone deck into his or her magic stone area rested.",
            )
        )
        .define(**resonator("Stone Ear", text="When a magic stone is put into your magic stone area, draw a card."))
        .field(1, "Stone Ear")
        .zone(0, "stones", 1)
        .zone(1, "stones", 1)
        .hand(0, "Two Springs")
        .sources(0, fire=1)
    )
    table.play(0, "Two Springs").resolve_all()
    assert [len(table.zone_names(player, "stone_area")) for player in (0, 1)] == [2, 1]
    assert all(table.is_rested(stone) for stone in table.objects("stone_area"))
    assert table.hand_size(1) == 1


@pytest.mark.rule("fow5", "8.2/5")
def test_what_cannot_be_attacked_or_targeted_is_shielded_from_both() -> None:
    table = (
        scenario("fow5")
        .define(
            **addition(
                "Holy Veil",
                "Resonator",
                "Added resonator cannot be attacked or targeted by spells or abilities your opponent controls.",
            )
        )
        .define(**resonator("Old Oak"))
        .define(**resonator("Plain Lancer"))
        .define(**instant("Snap", "Destroy target resonator you don't control."))
        .field(0, "Plain Lancer")
        .field(1, "Old Oak", rested=True)
        .zone(1, "field", "Holy Veil", host="Old Oak")
        .hand(0, "Snap")
        .sources(0, darkness=1)
    )
    assert not table.can("play", 0, "Snap")
    table.attack("Plain Lancer").no_block().to("main")  # nothing but the player can be attacked
    assert table.resource(1, "life") == 3600


@pytest.mark.rule("fow5", "9.3/4a")
@pytest.mark.parametrize(
    "words",
    [
        "Spells and abilities your opponent controls cannot target this card.",
        "This card cannot be blocked or targeted by spells or abilities your opponent controls.",
    ],
)
def test_what_cannot_target_a_card_is_said_of_the_spells_or_of_the_card(words: str) -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Veiled One", text=words))
        .define(**instant("Growth", "Target resonator gains [+400/+400] until end of turn."))
        .field(0, "Veiled One")
        .hand(0, "Growth")
        .sources(0, wind=1)
        .hand(1, "Growth")
        .sources(1, wind=1)
    )
    table.passes(0)
    assert not table.can("play", 1, "Growth")
    table.undo().play(0, "Growth").resolve()
    assert table.power("Veiled One") == 800


@pytest.mark.rule("fow5", "2.3/6")
def test_your_j_ruler_is_stronger_as_long_as_it_has_the_attribute() -> None:
    dark = {"name": "Night Empress", "type": "J-Ruler", "attribute": ["B"], "atk": 800, "def": 800, "text": ""}
    table = (
        scenario("fow5")
        .define(**empress())
        .define(name="Night Regent", type="Ruler", text="[J-Activate] Pay {B}.", other=dark)
        .define(name="Black Orb", type="Regalia", text="Your J-ruler gains [+200/+200] as long as it's darkness.")
        .field(0, "Night Empress", "Black Orb")
        .field(1, "Iron Empress", "Black Orb")
    )
    assert (table.power("Night Empress"), table.power("Iron Empress")) == (1000, 800)


@pytest.mark.rule("fow5", "1.5/3")
@pytest.mark.parametrize("whose", ["Your opponent", "Its controller", "Its owner"])
def test_what_another_player_may_do_is_asked_of_them(whose: str) -> None:
    def resolved() -> Table:
        table = (
            scenario("fow5")
            .define(**chant("Fair Price", f"Destroy target resonator. {whose} may draw two cards."))
            .define(**resonator("Old Oak"))
            .field(1, "Old Oak")
            .hand(0, "Fair Price")
            .sources(0, darkness=1)
        )
        return table.play(0, "Fair Price").resolve().expect(player=1)

    assert resolved().yes().hand_size(1) == 2
    assert resolved().no().hand_size(1) == 0
