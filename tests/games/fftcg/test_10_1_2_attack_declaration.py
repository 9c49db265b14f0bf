"""Chapter 10.1.2: declaring an attacker or a party, what it costs, and what follows from it."""

import pytest

from arbiter.testing import BadScript, Handle, Table, scenario

Ref = str | Handle


@pytest.mark.rule("fftcg", "10.1.2.1")
def test_the_turn_player_declares_one_forward_or_none() -> None:
    table = scenario("fftcg").field(0, "Caravan Guard", "Kiln Apprentice").field(1, "Reef Guard")
    table.to("attack_preparation").end_step()
    table.expect(kind="objects", player=0, why="attack")
    assert table.question is not None
    assert table.question.bounds() == (0, 1)
    table.attack("Caravan Guard")
    assert table.is_rested("Caravan Guard")
    assert not table.is_rested("Kiln Apprentice")


@pytest.mark.rule("fftcg", "10.1.2.1")
def test_only_forwards_of_the_turn_player_attack() -> None:
    table = (
        scenario("fftcg")
        .field(0, "Caravan Guard", "Bellows Keeper", "Volt Eel")
        .field(1, "Reef Guard")
        .to("attack_preparation")
        .end_step()
    )
    assert table.options() == ["Caravan Guard (player 0's field)"]


@pytest.mark.rule("fftcg", "10.1.2.1", "15.1.1.9.2")
def test_a_party_is_formed_of_forwards_that_share_an_element() -> None:
    table = scenario("fftcg").field(0, "Caravan Guard", "Kiln Apprentice", "Toll Collector", "Reef Guard")
    with pytest.raises(BadScript):
        table.attack("Caravan Guard", party=["Kiln Apprentice"])
    table.attack("Caravan Guard", party=["Toll Collector"])
    assert [name for name in table.field_names(0) if table.is_rested(name)] == ["Caravan Guard", "Toll Collector"]


@pytest.mark.rule("fftcg", "15.1.1.9.2")
def test_two_that_each_share_an_element_with_the_third_but_not_with_each_other_form_no_party() -> None:
    table = (
        scenario("fftcg")
        .define(name="Two Flags", element=["fire", "earth"], cost=3, power=7000)
        .field(0, "Two Flags", "Kiln Apprentice", "Caravan Guard")
    )
    with pytest.raises(BadScript):
        table.attack("Two Flags", party=["Kiln Apprentice", "Caravan Guard"], option="fire")
    table.attack("Two Flags", party=["Caravan Guard"], option="earth")
    assert table.is_rested("Caravan Guard") and not table.is_rested("Kiln Apprentice")


def join_one_by_one(table: Table, *members: Ref) -> Table:
    """Where texts say who may join whom, or what an attack costs, a party is asked for member by member."""
    table.to("attack_preparation").end_step()
    for member in members:
        table.choose(member)
    return table.choose() if table.question is not None and table.question.why == "party" else table


@pytest.mark.rule("fftcg", "15.1.1.9.2")
def test_a_forward_that_parties_with_any_element_does_not_join_two_others_that_share_none() -> None:
    def arranged() -> Table:
        return (
            scenario("fftcg")
            .define(
                name="Open Banner",
                element=["wind"],
                power=7000,
                text="Open Banner can form a party with Forwards of any Element.",
            )
            .field(0, "Open Banner", "Kiln Apprentice", "Caravan Guard", "Toll Collector")
        )

    table = join_one_by_one(arranged(), "Open Banner", "Caravan Guard", "Toll Collector")
    assert table.is_rested("Toll Collector")
    table = join_one_by_one(arranged(), "Kiln Apprentice", "Open Banner")
    assert table.is_rested("Open Banner")
    table = arranged().to("attack_preparation").end_step().choose("Open Banner").choose("Kiln Apprentice")
    # Fire has joined: nobody is left who could, so the attack is declared.
    table.expect(kind="action")
    assert [name for name in table.field_names(0) if table.is_rested(name)] == ["Open Banner", "Kiln Apprentice"]


@pytest.mark.rule("fftcg", "10.1.2.1.1")
def test_dull_forwards_and_forwards_that_came_this_turn_do_not_attack() -> None:
    table = (
        scenario("fftcg")
        .field(0, "Caravan Guard")
        .field(0, "Kiln Apprentice", rested=True)
        .field(0, "Reef Guard", fresh=True)
        .field(0, "Gale Rider", fresh=True)
        .field(0, "Ashroad Runner", rested=True)
        .to("attack_preparation")
        .end_step()
    )
    assert table.options() == ["Caravan Guard (player 0's field)", "Gale Rider (player 0's field)"]


@pytest.mark.rule("fftcg", "10.1.2.1.1")
def test_a_forward_whose_control_changed_this_turn_has_not_been_yours_since_the_turn_began() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Borrowed Oath",
            type="summon",
            element=["fire"],
            cost=1,
            text="Choose 1 Forward opponent controls. You gain control of it until the end of the turn.",
        )
        .define(
            name="Quick Oath",
            type="summon",
            element=["fire"],
            cost=1,
            text="Choose 1 Forward you control. It gains Haste until the end of the turn.",
        )
        .sources(0, fire=2)
        .hand(0, "Borrowed Oath", "Quick Oath")
        .field(0, "Kiln Apprentice")
        .field(1, "Caravan Guard")
    )
    table.play(0, "Borrowed Oath", targets=["Caravan Guard"]).resolve()
    assert table.is_on_field("Caravan Guard", 0)
    table.passes(0).to("attack_preparation")
    table.passes(0).end_step()
    assert not table.can("attack", 0, "Caravan Guard")
    table.undo().undo()
    table.play(0, "Quick Oath", targets=["Caravan Guard"]).resolve().end_step()
    assert table.can("attack", 0, "Caravan Guard")


@pytest.mark.rule("fftcg", "10.1.2.1.2")
def test_what_has_attacked_this_turn_or_may_not_attack_is_not_declared() -> None:
    table = (
        scenario("fftcg")
        .define(name="Gate Post", power=9000, text="Gate Post cannot attack.")
        .field(0, "Gate Post", "Caravan Guard", "Salt Road Warden")
        .field(0, "Icehouse Porter", attacks=1)
        .to("attack_preparation")
        .end_step()
    )
    # Both Brave Forwards are active; the one that has attacked is out.
    assert table.options() == ["Caravan Guard (player 0's field)", "Salt Road Warden (player 0's field)"]


@pytest.mark.rule("fftcg", "10.1.2.1.2")
def test_a_forward_that_was_activated_after_its_attack_does_not_attack_again() -> None:
    table = (
        scenario("fftcg")
        .define(name="Warm Bell", type="summon", element=["fire"], cost=1, text="Choose 1 Forward. Activate it.")
        .sources(0, fire=1)
        .hand(0, "Warm Bell")
        .field(0, "Caravan Guard", "Reef Guard")
        .attack("Caravan Guard")
        .play(0, "Warm Bell", targets=["Caravan Guard"])
        .resolve()
        .to("damage_resolution")
        .end_step()
    )
    assert not table.is_rested("Caravan Guard")
    assert table.options() == ["Reef Guard (player 0's field)"]


@pytest.mark.rule("fftcg", "10.1.2.1.2")
def test_a_text_that_allows_two_attacks_allows_no_third() -> None:
    table = (
        scenario("fftcg")
        .define(name="Twin Lunger", power=7000, text="Brave\nTwin Lunger can attack twice in the same turn.")
        .field(0, "Twin Lunger")
    )
    table.attack("Twin Lunger").to("damage_resolution").attack("Twin Lunger").to("damage_resolution")
    assert table.damage_count(1) == 2
    table.end_step()
    assert table.step == "attack_declaration"
    assert not table.can("attack", 0, "Twin Lunger")


@pytest.mark.rule("fftcg", "10.1.2.1.3")
def test_the_phase_does_not_end_before_a_forward_that_must_attack_has_attacked() -> None:
    table = (
        scenario("fftcg")
        .define(name="Hot Head", power=5000, text="Hot Head must attack if possible.")
        .field(0, "Hot Head", "Caravan Guard")
    )
    with pytest.raises(BadScript):
        table.no_attack()
    # Another may go first, but then the compelled one is still due.
    table.attack("Caravan Guard").to("damage_resolution").end_step()
    assert table.step == "attack_declaration"
    assert table.is_rested("Hot Head")
    table.to("damage_resolution")
    assert table.damage_count(1) == 2


@pytest.mark.rule("fftcg", "10.1.2.1.3")
def test_a_forward_that_must_attack_but_cannot_does_not_hold_the_phase() -> None:
    table = (
        scenario("fftcg")
        .define(name="Hot Head", power=5000, text="Hot Head must attack if possible.")
        .define(name="Cooler", type="backup", text="The Forwards opponent controls cannot attack.")
        .field(0, "Hot Head")
        .field(1, "Cooler")
    )
    table.to("main2")
    assert not table.is_rested("Hot Head")
    assert table.damage_count(1) == 0


@pytest.mark.rule("fftcg", "10.1.2.2")
def test_attackers_are_dulled_and_those_with_brave_are_not() -> None:
    table = scenario("fftcg").field(0, "Caravan Guard", "Salt Road Warden", "Toll Collector")
    table.attack("Caravan Guard", party=["Salt Road Warden"])
    assert table.is_rested("Caravan Guard")
    assert not table.is_rested("Salt Road Warden")
    assert not table.is_rested("Toll Collector")


@pytest.mark.rule("fftcg", "10.1.2.3")
def test_a_cost_to_attack_is_paid_at_the_declaration() -> None:
    table = scenario("fftcg").sources(0, fire=1).field(0, "Quarry Giant")
    table.attack("Quarry Giant")
    assert table.is_rested("Fire Source 1")
    assert table.is_rested("Quarry Giant")


@pytest.mark.rule("fftcg", "10.1.2.3")
def test_who_cannot_pay_the_cost_to_attack_does_not_attack() -> None:
    table = scenario("fftcg").field(0, "Quarry Giant", "Caravan Guard").to("attack_preparation").end_step()
    assert table.options() == ["Caravan Guard (player 0's field)"]


@pytest.mark.rule("fftcg", "10.1.2.3")
def test_a_cost_to_attack_may_be_overpaid_by_one_when_a_card_is_discarded_for_it() -> None:
    table = scenario("fftcg").hand(0, "Kiln Apprentice").field(0, "Quarry Giant")
    table.attack("Quarry Giant")
    assert table.hand_size(0) == 0
    assert table.zone_names(0, "break") == ["Kiln Apprentice"]
    assert table.is_rested("Quarry Giant")


@pytest.mark.rule("fftcg", "10.1.2.3")
def test_a_cost_to_attack_is_not_overpaid_with_backups() -> None:
    table = scenario("fftcg").by_hand(0).sources(0, fire=2).field(0, "Quarry Giant").to("attack_preparation")
    table.end_step().choose("Quarry Giant")
    assert table.options() == ["backup Fire Source 1 (fire)", "backup Fire Source 2 (fire)"]


@pytest.mark.rule("fftcg", "10.1.2.3")
def test_a_party_pays_the_costs_of_all_its_members_or_is_not_formed() -> None:
    def arranged(count: int) -> Table:
        return scenario("fftcg").sources(0, fire=count).field(0, "Quarry Giant", "Quarry Giant", "Caravan Guard")

    table = arranged(2)
    first, second = table.card("Quarry Giant", index=0), table.card("Quarry Giant", index=1)
    join_one_by_one(table, first, second)
    assert table.is_rested("Fire Source 1") and table.is_rested("Fire Source 2")
    assert table.is_rested(first) and table.is_rested(second)
    table = arranged(1)
    first, second = table.card("Quarry Giant", index=0), table.card("Quarry Giant", index=1)
    with pytest.raises(BadScript):
        join_one_by_one(table, first, second)


@pytest.mark.rule("fftcg", "10.1.2.4", "10.1.2.6")
def test_from_the_declaration_on_it_is_an_attacking_forward() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Side Wind",
            type="summon",
            element=["wind"],
            cost=1,
            text="Choose 1 attacking Forward. Deal it 3000 damage.",
        )
        .sources(1, wind=1)
        .hand(1, "Side Wind")
        .field(0, "Caravan Guard", "Reef Guard")
        .to("attack_preparation")
    )
    table.passes(0)
    assert not table.can("play", 1, "Side Wind")
    table.end_step().attack("Caravan Guard")
    assert (table.step, table.asked) == ("attack_declaration", 0)
    table.passes(0)
    # The other player acts in the same step; the one that stays at home is no target.
    assert (table.step, table.asked) == ("attack_declaration", 1)
    table.play(1, "Side Wind")
    table.resolve()
    assert table.damage_on("Caravan Guard") == 3000
    assert (table.step, table.asked) == ("attack_declaration", 0)


@pytest.mark.rule("fftcg", "10.1.2.5")
def test_what_attacking_triggers_is_on_the_stack_before_anybody_has_priority() -> None:
    table = (
        scenario("fftcg")
        .define(name="War Piper", power=5000, text="When War Piper attacks, draw 1 card.")
        .field(0, "War Piper")
        .field(1, "Caravan Guard")
    )
    table.attack("War Piper")
    assert (table.step, table.asked) == ("attack_declaration", 0)
    assert table.stack() == ["War Piper"]
    table.resolve()
    assert table.hand_size(0) == 1
    assert table.step == "attack_declaration"


@pytest.mark.rule("fftcg", "10.1.2.5")
def test_each_member_of_a_party_triggers_for_its_own_attack() -> None:
    table = (
        scenario("fftcg")
        .define(name="War Piper", element=["earth"], power=5000, text="When War Piper attacks, draw 1 card.")
        .define(name="War Fiddler", element=["earth"], power=5000, text="When War Fiddler attacks, draw 1 card.")
        .field(0, "War Piper", "War Fiddler")
    )
    table.attack("War Piper", party=["War Fiddler"]).order("War Piper", "War Fiddler")
    assert sorted(table.stack()) == ["War Fiddler", "War Piper"]
    table.resolve_all()
    assert table.hand_size(0) == 2


@pytest.mark.rule("fftcg", "10.1.2.6")
def test_summons_and_abilities_may_be_used_after_the_declaration_by_the_turn_player_first() -> None:
    table = (
        scenario("fftcg")
        .define(name="Test Lamp", element=["fire"], power=5000, text="{Fire}: Draw 1 card.")
        .sources(0, fire=1)
        .sources(1, fire=1)
        .field(0, "Test Lamp")
        .field(1, "Test Lamp")
    )
    table.passes(0).passes(1).passes(0).passes(1)
    table.attack("Test Lamp")
    assert (table.step, table.asked) == ("attack_declaration", 0)
    assert table.can("use", 0, "Test Lamp")
    table.passes(0)
    assert (table.step, table.asked) == ("attack_declaration", 1)
    assert table.can("use", 1, "Test Lamp")


@pytest.mark.rule("fftcg", "10.1.2.7")
def test_without_an_attack_the_block_and_damage_steps_are_skipped() -> None:
    table = scenario("fftcg").field(0, "Caravan Guard").field(1, "Reef Guard")
    table.no_attack()
    assert table.step == "attack_declaration"
    table.end_step()
    assert table.step == "main2"
    assert table.damage_count(1) == 0


@pytest.mark.rule("fftcg", "10.1.2.7")
def test_only_without_a_declared_attack_are_the_steps_skipped_not_when_the_attacker_is_gone() -> None:
    table = (
        scenario("fftcg")
        .define(name="Sling", type="summon", element=["fire"], cost=1, text="Choose 1 Forward. Deal it 9000 damage.")
        .sources(1, fire=1)
        .hand(1, "Sling")
        .field(0, "Caravan Guard", "Kiln Apprentice")
        .field(1, "Reef Guard")
    )
    table.passes(0).passes(1).passes(0).passes(1)
    table.attack("Caravan Guard").passes(0).play(1, "Sling", targets=["Caravan Guard"]).resolve()
    assert table.zone_names(0, "break") == ["Caravan Guard"]
    table.end_step()
    # There is nothing to block and nobody deals damage, but the players have priority in both steps.
    assert (table.step, table.asked) == ("block_declaration", 0)
    table.end_step()
    assert (table.step, table.asked) == ("damage_resolution", 0)
    assert table.damage_count(1) == 0
    table.end_step().expect(player=0, why="attack")


@pytest.mark.rule("fftcg", "10.1.2.1.3")
@pytest.mark.parametrize("often", ["", "once per turn "])
def test_who_must_attack_and_may_do_so_twice_need_not_the_second_time(often: str) -> None:
    text = f"Brave\nHot Head can attack twice in the same turn.\nHot Head must attack {often}if possible."
    table = scenario("fftcg").define(name="Hot Head", power=5000, text=text).field(0, "Hot Head")
    with pytest.raises(BadScript):
        table.to("attack_declaration").no_attack()
    table.attack("Hot Head").end_step().no_attack()
    assert table.damage_count(1) == 1
