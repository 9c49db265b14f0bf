"""Chapter 15.1.1.9: forming a party, how it fights, and when it is one no longer."""

import pytest

from arbiter.testing import BadScript, Table, scenario

SLING = "Choose 1 Forward. Deal it 9000 damage."


@pytest.mark.rule("fftcg", "15.1.1.9.1")
def test_two_or_more_forwards_attack_as_if_they_were_one() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Band Leader",
            element=["earth"],
            power=5000,
            text="When Band Leader forms a party and attacks, draw 1 card.",
        )
        .field(0, "Band Leader", "Caravan Guard")
        .field(1, "Reef Guard", "Kiln Apprentice")
        .attack("Band Leader", party=["Caravan Guard"])
    )
    assert table.stack() == ["Band Leader"]
    table.resolve().block("Reef Guard")
    # One block question for both: the step is over and the damage is divided.
    table.end_step().expect(player=1, why="battle damage")


@pytest.mark.rule("fftcg", "15.1.1.9.1")
def test_a_single_forward_is_no_party() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Band Leader",
            element=["earth"],
            power=5000,
            text="When Band Leader forms a party and attacks, draw 1 card.",
        )
        .field(0, "Band Leader", "Caravan Guard")
        .attack("Band Leader")
    )
    assert table.stack() == []


@pytest.mark.rule("fftcg", "15.1.1.9.3")
def test_every_member_must_be_able_to_attack_by_itself() -> None:
    table = (
        scenario("fftcg")
        .define(name="Gate Post", element=["earth"], power=9000, text="Gate Post cannot attack.")
        .field(0, "Caravan Guard", "Gate Post", "Toll Collector")
        .field(0, "Bram Saltback", rested=True)
        .field(0, "Cobb Drover", fresh=True)
        .field(0, "Salt Road Warden", attacks=1)
    )
    for absent in ("Gate Post", "Bram Saltback", "Cobb Drover", "Salt Road Warden"):
        with pytest.raises(BadScript):
            table.attack("Caravan Guard", party=[absent])
    table.attack("Caravan Guard", party=["Toll Collector"])
    assert table.is_rested("Toll Collector")


@pytest.mark.rule("fftcg", "15.1.1.9.3", "15.1.1.9.1")
def test_whoever_attacked_in_a_party_has_attacked_this_turn() -> None:
    table = (
        scenario("fftcg")
        .define(name="Bold Twin", element=["earth"], power=5000, text="Brave")
        .field(0, "Salt Road Warden", "Bold Twin", "Kiln Apprentice")
        .attack("Salt Road Warden", party=["Bold Twin"])
        .to("damage_resolution")
        .end_step()
    )
    assert table.options() == ["Kiln Apprentice (player 0's field)"]


@pytest.mark.rule("fftcg", "15.1.1.9.4")
def test_a_party_may_have_any_number_of_members() -> None:
    names = ["Caravan Guard", "Toll Collector", "Stoneyard Boxer", "Bram Saltback", "Cobb Drover", "Hedda Stonehand"]
    table = scenario("fftcg").field(0, *names).field(1, "Reef Guard")
    table.attack(names[0], party=names[1:])
    assert all(table.is_rested(name) for name in names)
    table.no_block().to("damage_resolution")
    assert table.damage_count(1) == 1


@pytest.mark.rule("fftcg", "15.1.1.9.5")
def test_a_party_with_one_member_left_is_no_party() -> None:
    table = (
        scenario("fftcg")
        .define(name="Sling", type="summon", element=["fire"], cost=1, text=SLING)
        .define(
            name="Choir Boy",
            element=["earth"],
            power=5000,
            text="The Forwards forming a party you control gain +1000 power.",
        )
        .sources(1, fire=2)
        .hand(1, "Sling", "Sling")
        .field(0, "Choir Boy", "Caravan Guard", "Toll Collector")
    )
    table.passes(0).passes(1).passes(0).passes(1)
    table.attack("Choir Boy", party=["Caravan Guard", "Toll Collector"])
    assert (table.power("Choir Boy"), table.power("Toll Collector")) == (6000, 6000)
    table.passes(0).play(1, "Sling", targets=["Caravan Guard"]).resolve()
    assert (table.power("Choir Boy"), table.power("Toll Collector")) == (6000, 6000)
    table.passes(0).play(1, "Sling", targets=["Toll Collector"]).resolve()
    assert table.power("Choir Boy") == 5000


def two_dancers() -> Table:
    three = "Three Step cannot be blocked by a Forward of cost 3 or more."
    four = "Four Step cannot be blocked by a Forward of cost 4 or more."
    return (
        scenario("fftcg")
        .define(name="Three Step", element=["earth"], power=5000, text=three)
        .define(name="Four Step", element=["earth"], power=5000, text=four)
        .field(0, "Three Step", "Four Step")
        .field(1, "Kiln Apprentice", "Caravan Guard", "Pass Lookout")
    )


@pytest.mark.rule("fftcg", "15.1.1.9.6")
def test_whoever_may_block_one_member_may_block_the_party_and_blocks_all_of_it() -> None:
    alone = two_dancers().attack("Three Step").end_step()
    assert alone.options() == ["Kiln Apprentice (player 1's field)"]
    table = two_dancers().attack("Three Step", party=["Four Step"]).end_step()
    # Cost 3 may block the one, and so the whole party; cost 4 neither.
    assert table.options() == ["Kiln Apprentice (player 1's field)", "Caravan Guard (player 1's field)"]
    table.block("Caravan Guard").end_step().divide({"Three Step": 8000})
    assert table.zone_names(0, "break") == ["Three Step"]
    assert table.zone_names(1, "break") == ["Caravan Guard"]
    assert table.damage_count(1) == 0


@pytest.mark.rule("fftcg", "15.1.1.9.7", "15.2.3.4")
def test_a_party_strikes_first_only_if_all_its_members_have_first_strike() -> None:
    def fight(second: str) -> Table:
        return (
            scenario("fftcg")
            .define(name="Swift Ox", element=["lightning"], power=5000, text="First Strike")
            .define(name="Slow Ox", element=["lightning"], power=5000)
            .field(0, "Copper Lancer", "Swift Ox", "Slow Ox")
            .field(1, "Reef Guard")
            .attack("Copper Lancer", party=[second])
            .block("Reef Guard")
            .end_step()
        )

    swift = fight("Swift Ox")
    assert swift.zone_names(1, "break") == ["Reef Guard"]
    assert swift.zone_names(0, "break") == []
    slow = fight("Slow Ox").divide({"Copper Lancer": 5000, "Slow Ox": 5000})
    assert slow.zone_names(1, "break") == ["Reef Guard"]
    assert slow.zone_names(0, "break") == ["Copper Lancer", "Slow Ox"]


@pytest.mark.rule("fftcg", "15.1.1.9.7")
def test_against_a_first_striker_the_fallen_of_a_mixed_party_deal_no_damage() -> None:
    table = (
        scenario("fftcg")
        .field(0, "Caravan Guard", "Toll Collector")
        .field(1, "Slag Duelist")
        .attack("Caravan Guard", party=["Toll Collector"])
        .block("Slag Duelist")
        .end_step()
        .divide({"Caravan Guard": 8000})
    )
    assert table.zone_names(0, "break") == ["Caravan Guard"]
    assert table.damage_on("Slag Duelist") == 5000


@pytest.mark.rule("fftcg", "15.1.1.9.8")
def test_a_blocked_party_deals_the_sum_of_its_power_as_one_damage() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Thick Hide",
            power=20000,
            text="If Thick Hide is dealt damage, reduce the damage by 1000 instead.",
        )
        .field(0, "Caravan Guard", "Toll Collector")
        .field(1, "Thick Hide")
        .attack("Caravan Guard", party=["Toll Collector"])
        .block("Thick Hide")
        .end_step()
        .divide({"Caravan Guard": 20000})
    )
    # The damage is worked out for the party first, then reduced: once.
    assert table.damage_on("Thick Hide") == 8000 + 5000 - 1000


@pytest.mark.rule("fftcg", "15.1.1.9.8")
def test_all_members_count_as_having_broken_the_blocker() -> None:
    trophy = "When {0} breaks a Forward opponent controls, draw 1 card."
    table = (
        scenario("fftcg")
        .define(name="Trophy Taker", element=["earth"], power=1000, text=trophy.format("Trophy Taker"))
        .define(name="Trophy Keeper", element=["earth"], power=9000, text=trophy.format("Trophy Keeper"))
        .field(0, "Trophy Keeper", "Trophy Taker")
        .field(1, "Caravan Guard")
        .attack("Trophy Keeper", party=["Trophy Taker"])
        .block("Caravan Guard")
        .end_step()
        .divide({"Trophy Keeper": 8000})
        .order("Trophy Keeper", "Trophy Taker")
        .resolve_all()
    )
    assert table.zone_names(1, "break") == ["Caravan Guard"]
    assert table.hand_size(0) == 2


@pytest.mark.rule("fftcg", "15.1.1.9.1")
def test_every_member_of_a_party_that_is_not_blocked_deals_the_damage_to_the_opponent() -> None:
    for first, second in (("Lio Featherstep", "Stormcourier Bex"), ("Stormcourier Bex", "Lio Featherstep")):
        table = scenario("fftcg").field(0, first, second).attack(first, party=[second]).to("damage_resolution")
        assert table.damage_count(1) == 1
        table.order(first, second).resolve_all()
        assert table.hand_size(0) == 1
        assert table.resource(0, "crystal") == 1


def spiteful_party() -> Table:
    """A party of one that deals damage by an ability and one that doubles what it deals itself."""
    return (
        scenario("fftcg")
        .define(
            name="Spite Caller",
            element=["earth"],
            power=5000,
            text="When Spite Caller attacks, Spite Caller deals your opponent 1 point of damage.",
        )
        .define(
            name="Heavy Hand",
            element=["earth"],
            power=5000,
            text="If Heavy Hand deals damage to your opponent, the damage becomes 2 instead.",
        )
        .define(
            name="Field Nurse",
            type="backup",
            text="When a party you control deals damage to your opponent, draw 2 cards.",
        )
        .field(0, "Field Nurse", "Spite Caller", "Heavy Hand")
    )


@pytest.mark.rule("fftcg", "15.1.1.9.10")
def test_damage_that_a_member_deals_by_an_effect_is_the_partys_but_its_source_is_that_member_alone() -> None:
    table = spiteful_party().attack("Spite Caller", party=["Heavy Hand"]).resolve()
    assert table.damage_count(1) == 1
    assert table.stack() == ["Field Nurse"]


@pytest.mark.rule("fftcg", "15.1.1.9.10")
def test_damage_by_an_effect_of_a_forward_outside_a_party_is_no_partys() -> None:
    table = spiteful_party().attack("Spite Caller").resolve()
    assert table.damage_count(1) == 1
    assert table.stack() == []


@pytest.mark.rule("fftcg", "15.1.1.9.9")
def test_a_party_has_disbanded_by_the_next_declaration() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Choir Boy",
            element=["earth"],
            power=5000,
            text="The Forwards forming a party you control gain +1000 power.",
        )
        .field(0, "Choir Boy", "Caravan Guard", "Kiln Apprentice")
        .attack("Choir Boy", party=["Caravan Guard"])
        .to("damage_resolution")
    )
    assert table.power("Caravan Guard") == 9000
    table.end_step().expect(player=0, why="attack")
    assert table.power("Caravan Guard") == 8000
    table.attack("Kiln Apprentice")
    assert table.power("Caravan Guard") == 8000


@pytest.mark.rule("fftcg", "15.1.1.9.9")
def test_a_party_has_disbanded_by_main_phase_2() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Choir Boy",
            element=["earth"],
            power=5000,
            text="The Forwards forming a party you control gain +1000 power.",
        )
        .field(0, "Choir Boy", "Caravan Guard")
        .attack("Choir Boy", party=["Caravan Guard"])
        .to("main2")
    )
    assert table.power("Caravan Guard") == 8000
