"""Chapter 15.2.9: Priming. A searched card is laid on a Character, and the two are one."""

import pytest

from arbiter.testing import BadScenario, Table, scenario


def vessel(text: str = "", top: str = "", **more: object) -> Table:
    """Player 0 may have "Clay Vessel" (fire, cost 2, 5000), which primes into "Great Wake" (ice, cost 7, 9000)."""
    lower: dict[str, object] = {"element": ["fire"], "cost": 2, "power": 5000, "job": "Potter"} | more
    return (
        scenario("fftcg")
        .define(
            name="Clay Vessel",
            text='‹Priming "Great Wake" --› {Fire}{1}' + (f"\n{text}" if text else ""),
            **lower,
        )
        .define(name="Great Wake", element=["ice"], cost=7, power=9000, job="Wake", text=top)
        .define(
            name="Test Bolt", type="summon", element=["fire"], cost=1, text="Choose 1 Forward. Deal it 3000 damage."
        )
    )


def primed(text: str = "", top: str = "") -> Table:
    """The Character after Priming."""
    return (
        vessel(text, top)
        .sources(0, fire=2)
        .field(0, "Clay Vessel")
        .deck(0, "Great Wake")
        .use(0, "Clay Vessel", "priming", targets=["Great Wake"])
    )


def may_prime(table: Table, player: int = 0) -> bool:
    return table.asked == player and any(option.startswith("priming") for option in table.options())


@pytest.mark.rule("fftcg", "15.2.9.2")
def test_priming_is_printed_with_a_card_name_and_a_cost() -> None:
    for text in ('‹Priming "Great Wake" --›', "‹Priming --› {Fire}{1}"):
        with pytest.raises(BadScenario):
            scenario("fftcg").define(name="Half Vessel", text=text)
    assert not may_prime(vessel().sources(0, fire=1).field(0, "Clay Vessel").deck(0, "Great Wake"))
    # The cost asks for one Fire CP.
    assert not may_prime(vessel().sources(0, ice=2).field(0, "Clay Vessel").deck(0, "Great Wake"))


@pytest.mark.rule("fftcg", "15.2.9.3")
def test_priming_needs_ones_own_main_phase_an_empty_stack_and_a_character_of_ones_own() -> None:
    def ready(step: str = "main1") -> Table:
        return vessel().sources(0, fire=3).field(0, "Clay Vessel").deck(0, "Great Wake").turn(0, step=step, number=3)

    assert may_prime(ready())
    assert may_prime(ready("main2"))
    assert not may_prime(ready("attack_preparation"))
    busy = ready().hand(0, "Test Bolt").field(1, "Reef Guard").play(0, "Test Bolt", targets=["Reef Guard"])
    assert busy.stack() == ["Test Bolt"]
    assert not may_prime(busy)
    theirs = vessel().sources(1, fire=2).field(1, "Clay Vessel").deck(1, "Great Wake")
    theirs.passes(0)
    assert not may_prime(theirs, 1)
    in_hand = vessel().sources(0, fire=3).hand(0, "Clay Vessel").deck(0, "Great Wake")
    assert not may_prime(in_hand)


@pytest.mark.rule("fftcg", "15.2.9.3")
def test_a_character_may_prime_in_the_turn_in_which_it_came_and_while_it_is_dull() -> None:
    assert may_prime(vessel().sources(0, fire=2).field(0, "Clay Vessel", fresh=True).deck(0, "Great Wake"))
    assert may_prime(vessel().sources(0, fire=2).field(0, "Clay Vessel", rested=True).deck(0, "Great Wake"))


@pytest.mark.rule("fftcg", "15.2.9.3.1")
def test_the_named_character_is_searched_from_the_main_deck_and_laid_on_top() -> None:
    table = primed()
    assert table.is_rested("Fire Source 1") and table.is_rested("Fire Source 2")
    assert "Great Wake" not in table.zone_names(0, "deck")
    assert table.is_on_field("Great Wake", 0)
    assert table.power("Great Wake") == 9000
    assert len(table.objects("field", 0)) == 3


@pytest.mark.rule("fftcg", "15.2.9.3.1.2")
def test_another_name_of_a_character_on_the_field_counts_too() -> None:
    table = (
        vessel()
        .define(name="Wake Mask", power=3000, text="Wake Mask is also ‹Card Name Great Wake› in all situations.")
        .sources(0, fire=2)
        .field(0, "Clay Vessel", "Wake Mask")
        .deck(0, "Great Wake")
    )
    assert not may_prime(table)


@pytest.mark.rule("fftcg", "15.2.9.3.1")
def test_the_deck_is_shuffled_after_the_search() -> None:
    names = ["Reef Guard", "Kiln Apprentice", "Caravan Guard", "Frost Clerk", "Gale Rider", "Wire Runner"]
    table = vessel().sources(0, fire=2).field(0, "Clay Vessel").deck(0, "Great Wake", *names, only=True)
    table.use(0, "Clay Vessel", "priming", targets=["Great Wake"])
    assert sorted(table.zone_names(0, "deck")) == sorted(names)
    assert table.zone_names(0, "deck") != names


@pytest.mark.rule("fftcg", "15.2.9.3.1")
def test_only_a_character_of_that_name_is_found() -> None:
    table = (
        vessel()
        .sources(0, fire=2)
        .field(0, "Clay Vessel")
        .deck(0, "Reef Guard", "Great Wake")
        .use(0, "Clay Vessel", "priming", targets=["Great Wake"])
    )
    assert table.is_on_field("Great Wake", 0)
    with_none = vessel().sources(0, fire=2).field(0, "Clay Vessel").hand(0, "Great Wake")
    with_none.use(0, "Clay Vessel", "priming")
    # Nothing of that name in the deck: the search finds nothing, and the cost is paid all the same.
    assert with_none.is_on_field("Clay Vessel", 0)
    assert with_none.is_rested("Fire Source 1")


@pytest.mark.rule("fftcg", "15.2.9.3.1.1")
def test_the_searched_card_has_not_entered_the_field() -> None:
    table = (
        vessel(top="When Great Wake enters the field, draw 1 card.")
        .define(name="Door Warden", type="backup", text="When a Character enters your field, draw 1 card.")
        .sources(0, fire=2)
        .field(0, "Clay Vessel")
        .field(0, "Door Warden", rested=True)
        .deck(0, "Great Wake")
        .use(0, "Clay Vessel", "priming", targets=["Great Wake"])
    )
    assert table.is_on_field("Great Wake", 0)
    assert table.stack() == []
    assert table.hand_size(0) == 0


@pytest.mark.rule("fftcg", "15.2.9.3.1.2")
def test_a_name_that_the_player_already_controls_is_not_found() -> None:
    table = vessel().sources(0, fire=2).field(0, "Clay Vessel", "Great Wake").deck(0, "Great Wake")
    assert not may_prime(table)
    assert table.why_not(0, "Clay Vessel") == ["15.2.9.3.1.2"]
    # The opponent's Character of that name does not matter.
    assert may_prime(vessel().sources(0, fire=2).field(0, "Clay Vessel").field(1, "Great Wake").deck(0, "Great Wake"))


@pytest.mark.rule("fftcg", "15.2.9.3.2")
def test_gained_abilities_power_changes_damage_and_state_stay() -> None:
    table = (
        vessel()
        .define(
            name="War Paint",
            type="summon",
            element=["fire"],
            cost=1,
            text="Choose 1 Forward. Until the end of the turn, it gains +1000 power and Haste.",
        )
        .sources(0, fire=3)
        .hand(0, "War Paint")
        .field(0, "Clay Vessel", rested=True, damage=2000)
        .deck(0, "Great Wake")
        .play(0, "War Paint", targets=["Clay Vessel"])
        .resolve()
        .use(0, "Clay Vessel", "priming", targets=["Great Wake"])
    )
    assert table.power("Great Wake") == 10000
    assert table.has("Great Wake", "haste")
    assert table.damage_on("Great Wake") == 2000
    assert table.is_rested("Great Wake")


@pytest.mark.rule("fftcg", "15.2.9.3.2")
def test_a_character_that_was_here_since_the_turn_began_still_was_and_one_that_attacked_still_did() -> None:
    table = primed().to("attack_preparation").end_step()
    assert table.can("attack", 0, "Great Wake")
    again = (
        vessel()
        .define(name="Warm Bell", type="summon", element=["fire"], cost=1, text="Choose 1 Forward. Activate it.")
        .sources(0, fire=2)
        .field(0, "Clay Vessel", attacks=1)
        .deck(0, "Great Wake")
        .use(0, "Clay Vessel", "priming", targets=["Great Wake"])
        .to("attack_preparation")
        .end_step()
    )
    assert not again.can("attack", 0, "Great Wake")


@pytest.mark.rule("fftcg", "15.2.9.3.3")
def test_paying_alone_does_not_make_it_primed() -> None:
    table = (
        vessel("When Clay Vessel primes, draw 1 card.")
        .sources(0, fire=4)
        .field(0, "Clay Vessel")
        .deck(0, "Great Wake")
        .use(0, "Clay Vessel", "priming", targets=[])
    )
    # The cost is paid and nothing was found: no Primed state, and it may try again.
    assert [table.is_rested(f"Fire Source {i}") for i in (1, 2, 3, 4)].count(True) == 2
    assert table.is_on_field("Clay Vessel", 0)
    assert table.stack() == []
    assert table.obj("Clay Vessel").under == ()
    assert may_prime(table)


@pytest.mark.rule("fftcg", "15.2.9.3.4")
def test_nothing_from_the_payment_to_the_primed_state_uses_the_stack() -> None:
    table = primed()
    assert table.stack() == []
    assert table.asked == 0
    assert table.obj("Great Wake").under != ()


@pytest.mark.rule("fftcg", "15.2.9.4")
def test_the_two_cards_are_one_character() -> None:
    table = primed()
    assert [name for name in table.field_names(0) if "Source" not in name] == ["Great Wake"]
    table.attack("Great Wake").to("damage_resolution")
    assert table.damage_count(1) == 1


@pytest.mark.rule("fftcg", "15.2.9.4.1")
def test_it_has_both_names_and_otherwise_only_what_the_top_card_says() -> None:
    table = primed("{Fire}: Draw 1 card.", "Brave")
    now = table.obj("Great Wake").now
    assert now.names == {"Clay Vessel", "Great Wake"}
    assert now.cost == 7
    assert now.power == 9000
    assert now.colours == {"ice"}
    assert now.kinds == {"Wake"}
    assert table.has("Great Wake", "brave")
    assert not table.can("use", 0, "Great Wake")


@pytest.mark.rule("fftcg", "15.2.9.4.1")
def test_the_text_of_the_top_card_works_and_that_of_the_lower_card_does_not() -> None:
    table = (
        vessel(
            "The Forwards other than Clay Vessel you control gain +1000 power.\nWhen Clay Vessel attacks, draw 1 card.",
            "The Forwards other than Great Wake you control gain +2000 power.\n"
            "When Great Wake attacks, draw 2 cards.\n"
            "{0}: Great Wake gains +1000 power until the end of the turn. You can only use this ability once per turn.",
        )
        .sources(0, fire=2)
        .field(0, "Clay Vessel", "Caravan Guard")
        .deck(0, "Great Wake")
    )
    assert table.power("Caravan Guard") == 9000
    table.use(0, "Clay Vessel", "priming", targets=["Great Wake"])
    assert table.power("Caravan Guard") == 10000
    table.use(0, "Great Wake", "gains +1000").resolve()
    assert table.power("Great Wake") == 10000
    table.attack("Great Wake")
    assert table.stack() == ["Great Wake"]
    table.resolve()
    assert table.hand_size(0) == 2


@pytest.mark.rule("fftcg", "15.2.9.4.1")
def test_what_speaks_of_either_name_speaks_of_the_primed_character() -> None:
    table = (
        vessel()
        .define(name="Old Friend", type="backup", text="The ‹Card Name Clay Vessel› you control gains +1000 power.")
        .define(
            name="New Friend",
            type="backup",
            text="If you control ‹Card Name Great Wake›, the Forwards you control gain Brave.",
        )
        .sources(0, fire=2)
        .field(0, "Clay Vessel", "Old Friend", "New Friend")
        .deck(0, "Great Wake")
    )
    assert table.power("Clay Vessel") == 6000
    assert not table.has("Clay Vessel", "brave")
    table.use(0, "Clay Vessel", "priming", targets=["Great Wake"])
    assert table.power("Great Wake") == 10000
    assert table.has("Great Wake", "brave")


@pytest.mark.rule("fftcg", "15.2.9.3.2")
def test_what_was_on_the_stack_still_finds_it_after_priming() -> None:
    table = (
        vessel()
        .define(
            name="Slow Poison",
            type="summon",
            element=["fire"],
            cost=1,
            text="Choose 1 Forward. At the end of the turn, break it.",
        )
        .sources(0, fire=3)
        .hand(0, "Slow Poison")
        .field(0, "Clay Vessel")
        .deck(0, "Great Wake")
        .play(0, "Slow Poison", targets=["Clay Vessel"])
        .resolve()
        .use(0, "Clay Vessel", "priming", targets=["Great Wake"])
        .to("main1", 1)
    )
    assert table.zone_names(0, "removed") == ["Great Wake"]
    assert "Clay Vessel" in table.zone_names(0, "break")


@pytest.mark.rule("fftcg", "15.2.9.4.1")
def test_neither_of_its_two_names_may_be_cast_beside_it() -> None:
    table = (
        vessel()
        .sources(0, fire=2)
        .sources(0, ice=3)
        .hand(0, "Clay Vessel")
        .field(0, "Great Wake", under=("Clay Vessel",))
    )
    assert not table.can("play", 0, "Clay Vessel")
    assert table.why_not(0, "Clay Vessel") == ["7.7.3"]


@pytest.mark.rule("fftcg", "15.2.9.4.1.1")
def test_effects_touch_only_the_top_card() -> None:
    table = (
        vessel("Clay Vessel gains +3000 power.")
        .define(
            name="Salt Bath",
            type="summon",
            element=["fire"],
            cost=1,
            text="Choose 1 Forward of cost 3 or less. Break it.",
        )
        .sources(0, fire=1)
        .hand(0, "Salt Bath")
        .field(0, "Great Wake", under=("Clay Vessel",))
    )
    # The card beneath has cost 2 and gives itself power; neither counts.
    assert table.power("Great Wake") == 9000
    assert not table.can("play", 0, "Salt Bath")


@pytest.mark.rule("fftcg", "15.2.9.4.1.2")
def test_a_changed_base_power_gives_way_to_that_of_the_top_card() -> None:
    table = (
        vessel()
        .define(
            name="Shrink",
            type="summon",
            element=["fire"],
            cost=1,
            text="Choose 1 Forward. Its power becomes 1000 until the end of the turn.",
        )
        .define(
            name="War Paint",
            type="summon",
            element=["fire"],
            cost=1,
            text="Choose 1 Forward. It gains +1000 power until the end of the turn.",
        )
        .sources(0, fire=4)
        .hand(0, "Shrink", "War Paint")
        .field(0, "Clay Vessel")
        .deck(0, "Great Wake")
        .play(0, "Shrink", targets=["Clay Vessel"])
        .resolve()
        .play(0, "War Paint", targets=["Clay Vessel"])
        .resolve()
    )
    assert table.power("Clay Vessel") == 2000
    table.use(0, "Clay Vessel", "priming", targets=["Great Wake"])
    assert table.power("Great Wake") == 10000


def leaving(text: str, **more: str) -> Table:
    """Player 0's Summon speaks of player 1's Primed Character."""
    return (
        vessel(**more)
        .define(name="Test Word", type="summon", element=["fire"], cost=1, text=text)
        .sources(0, fire=1)
        .hand(0, "Test Word")
        .field(1, "Great Wake", under=("Clay Vessel",))
        .play(0, "Test Word")
        .resolve()
    )


@pytest.mark.rule("fftcg", "15.2.9.4.2")
def test_when_it_leaves_both_cards_go_and_the_top_one_is_then_removed_from_the_game() -> None:
    broken = leaving("Choose 1 Forward. Break it.")
    assert broken.zone_names(1, "break") == ["Clay Vessel"]
    assert broken.zone_names(1, "removed") == ["Great Wake"]
    returned = leaving("Choose 1 Forward. Return it to its owner's hand.")
    assert returned.hand_names(1) == ["Clay Vessel"]
    assert returned.zone_names(1, "removed") == ["Great Wake"]
    removed = leaving("Choose 1 Forward. Remove it from the game.")
    assert sorted(removed.zone_names(1, "removed")) == ["Clay Vessel", "Great Wake"]


@pytest.mark.rule("fftcg", "15.2.9.4.2")
def test_the_top_card_was_put_into_the_break_zone_before_it_was_removed() -> None:
    table = leaving(
        "Choose 1 Forward. Break it.",
        top="When Great Wake is put from the field into the Break Zone, draw 1 card.",
    )
    assert table.zone_names(1, "removed") == ["Great Wake"]
    assert table.stack() == ["Great Wake"]
    table.resolve()
    assert table.hand_size(1) == 1


@pytest.mark.rule("fftcg", "15.2.9.4.2.1")
def test_the_removal_of_the_top_card_uses_no_stack_and_is_not_replaced() -> None:
    table = (
        vessel()
        .define(name="Test Word", type="summon", element=["fire"], cost=1, text="Choose 1 Forward. Break it.")
        .define(
            name="Keepsake",
            type="backup",
            text="If a card in your Break Zone is removed from the game, return it to your hand instead.",
        )
        .sources(0, fire=1)
        .hand(0, "Test Word")
        .define(
            name="Grave Broom",
            type="summon",
            element=["fire"],
            cost=1,
            text="Choose 1 card in your opponent's Break Zone. Remove it from the game.",
        )
        .sources(0, fire=1)
        .hand(0, "Grave Broom")
        .field(1, "Keepsake")
        .field(1, "Great Wake", under=("Clay Vessel",))
        .play(0, "Test Word")
        .resolve()
    )
    assert table.zone_names(1, "removed") == ["Great Wake"]
    assert table.stack() == []
    assert table.hand_size(1) == 0
    # The text does replace a removal by an effect.
    table.play(0, "Grave Broom", targets=["Clay Vessel"]).resolve()
    assert table.hand_names(1) == ["Clay Vessel"]


@pytest.mark.rule("fftcg", "15.2.9.4.2.2")
def test_it_leaves_as_one_character() -> None:
    table = (
        vessel()
        .define(name="Test Word", type="summon", element=["fire"], cost=1, text="Choose 1 Forward. Break it.")
        .define(
            name="Grave Clerk",
            type="backup",
            text="When a Forward you control is put from the field into the Break Zone, draw 1 card.",
        )
        .define(name="Exit Clerk", type="backup", text="When a Character you control leaves the field, draw 1 card.")
        .sources(0, fire=1)
        .hand(0, "Test Word")
        .field(1, "Grave Clerk", "Exit Clerk")
        .field(1, "Great Wake", under=("Clay Vessel",))
        .play(0, "Test Word")
        .resolve()
        .order("Grave Clerk", "Exit Clerk")
    )
    assert sorted(table.stack()) == ["Exit Clerk", "Grave Clerk"]
    table.resolve_all()
    assert table.hand_size(1) == 2


@pytest.mark.rule("fftcg", "15.2.9.3.1", "15.2.9.3.1.2")
def test_the_search_finds_characters_of_that_name_whatever_the_opponent_controls() -> None:
    table = vessel().define(
        id="wake-song", name="Great Wake", type="summon", element=["fire"], cost=1, text="Draw 1 card."
    )
    table.sources(0, fire=2).field(0, "Clay Vessel").field(1, "own-2").deck(0, "own-2", "wake-song", "Kiln Apprentice")
    table.use(0, "Clay Vessel", "priming").expect(kind="objects", why="search")
    assert len(table.options()) == 1  # neither the Summon of that name nor another Character
    table.choose("own-2")
    assert table.power("Great Wake", 0) == 9000 and table.obj("Great Wake", 0, "field").under
