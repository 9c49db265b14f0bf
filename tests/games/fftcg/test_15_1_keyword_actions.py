"""Chapter 15.1.1.1 to 15.1.1.8, 15.1.1.10 and 15.1.1.11: the verbs that texts are made of."""

import pytest

from arbiter.testing import BadScript, Table, scenario


def spell(text: str, cost: int = 1) -> Table:
    """A table where player 0 can cast one Summon with this text."""
    return (
        scenario("fftcg")
        .define(name="Test Word", type="summon", element=["fire"], cost=cost, text=text)
        .sources(0, fire=cost)
        .hand(0, "Test Word")
    )


# ---------------------------------------------------------------- activate, dull


@pytest.mark.rule("fftcg", "15.1.1.1.1")
def test_to_activate_turns_a_dull_character_active() -> None:
    table = spell("Choose 1 Forward. Activate it.").field(1, "Caravan Guard", "Reef Guard", rested=True)
    table.play(0, "Test Word", targets=["Reef Guard"]).resolve()
    assert not table.is_rested("Reef Guard")
    assert table.is_rested("Caravan Guard")


@pytest.mark.rule("fftcg", "15.1.1.1.2")
def test_an_active_character_may_be_chosen_to_be_activated() -> None:
    table = (
        spell("Choose 1 Forward. Activate it. Draw 1 card.")
        .field(1, "Caravan Guard")
        .field(1, "Reef Guard", rested=True)
    )
    table.play(0, "Test Word", targets=["Caravan Guard"]).resolve()
    assert not table.is_rested("Caravan Guard")
    assert table.is_rested("Reef Guard")
    assert table.hand_size(0) == 1


@pytest.mark.rule("fftcg", "15.1.1.2.1")
def test_to_dull_turns_an_active_character_dull() -> None:
    table = spell("Choose 1 Forward. Dull it.").field(1, "Caravan Guard", "Reef Guard")
    table.play(0, "Test Word", targets=["Reef Guard"]).resolve()
    assert table.is_rested("Reef Guard")
    assert not table.is_rested("Caravan Guard")


@pytest.mark.rule("fftcg", "15.1.1.2.2")
def test_a_dull_character_may_be_chosen_to_be_dulled() -> None:
    table = (
        spell("Choose 1 Forward. Dull it. Draw 1 card.").field(1, "Reef Guard").field(1, "Caravan Guard", rested=True)
    )
    table.play(0, "Test Word", targets=["Caravan Guard"]).resolve()
    assert table.is_rested("Caravan Guard")
    assert not table.is_rested("Reef Guard")
    assert table.hand_size(0) == 1


@pytest.mark.rule("fftcg", "15.1.1.1.2", "15.1.1.2.2")
@pytest.mark.parametrize(
    ("act", "event"),
    [("Activate", "a dull Forward you control is activated"), ("Dull", "an active Forward you control becomes dull")],
)
@pytest.mark.parametrize("rested", [True, False])
def test_what_is_so_already_does_not_become_so(act: str, event: str, rested: bool) -> None:
    table = spell(f"Choose 1 Forward. {act} it.").field(0, "Caravan Guard", rested=rested)
    table.define(
        name="Ear", type="backup", element=["fire"], text=f"When {event} due to your Summons or abilities, draw 1 card."
    )
    table.field(0, "Ear").play(0, "Test Word").resolve()
    assert (table.stack() == ["Ear"]) is (rested == (act == "Activate"))


# ---------------------------------------------------------------- break


@pytest.mark.rule("fftcg", "15.1.1.3.1")
def test_a_broken_card_goes_to_its_owners_break_zone() -> None:
    table = spell("Choose 1 Forward. Break it.").field(1, "Caravan Guard", owner=0).field(1, "Reef Guard")
    table.play(0, "Test Word", targets=["Caravan Guard"]).resolve()
    assert table.zone_names(0, "break") == ["Caravan Guard", "Test Word"]
    assert table.zone_names(1, "break") == []


OLD_OAK = {"name": "Old Oak", "power": 6000, "text": "Old Oak cannot be broken."}


@pytest.mark.rule("fftcg", "15.1.1.3.1")
def test_what_cannot_be_broken_stays_where_breaking_is_asked_for() -> None:
    table = spell("Choose 1 Forward. Break it.").define(**OLD_OAK).field(1, "Old Oak")
    table.play(0, "Test Word").resolve()
    assert table.is_on_field("Old Oak", 1)


@pytest.mark.rule("fftcg", "15.1.1.3.2")
def test_an_effect_that_puts_a_card_into_the_break_zone_does_not_break_it() -> None:
    table = spell("Choose 1 Forward. Put it into the Break Zone.").define(**OLD_OAK).field(1, "Old Oak")
    table.play(0, "Test Word").resolve()
    assert table.zone_names(1, "break") == ["Old Oak"]


@pytest.mark.rule("fftcg", "15.1.1.3.2")
def test_a_rule_process_that_puts_a_card_into_the_break_zone_does_not_break_it() -> None:
    table = (
        spell("Choose 1 Forward. It loses 6000 power until the end of the turn.").define(**OLD_OAK).field(1, "Old Oak")
    )
    table.play(0, "Test Word").resolve()
    assert table.zone_names(1, "break") == ["Old Oak"]


@pytest.mark.rule("fftcg", "15.1.1.3.2")
def test_a_cost_that_puts_a_card_into_the_break_zone_does_not_break_it() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Hollow Oak",
            power=6000,
            text="Hollow Oak cannot be broken.\nPut Hollow Oak into the Break Zone: Draw 1 card.",
        )
        .field(0, "Hollow Oak")
        .use(0, "Hollow Oak")
    )
    assert table.zone_names(0, "break") == ["Hollow Oak"]
    table.resolve()
    assert table.hand_size(0) == 1


# ---------------------------------------------------------------- discard, remove, shuffle, cast


@pytest.mark.rule("fftcg", "15.1.1.4.1")
def test_to_discard_moves_a_card_from_the_hand_to_the_break_zone() -> None:
    table = spell("Your opponent discards 1 card.").hand(1, "Reef Guard", "Kiln Apprentice")
    table.play(0, "Test Word").resolve().choose("Kiln Apprentice")
    assert table.hand_names(1) == ["Reef Guard"]
    assert table.zone_names(1, "break") == ["Kiln Apprentice"]


@pytest.mark.rule("fftcg", "15.1.1.5.1")
def test_to_remove_moves_a_card_from_any_zone_to_its_owners_removed_zone() -> None:
    table = spell("Choose 1 Forward. Remove it from the game.").field(1, "Caravan Guard", owner=0)
    table.play(0, "Test Word").resolve()
    assert table.zone_names(0, "removed") == ["Caravan Guard"]
    assert table.zone_names(1, "removed") == []
    table = spell("Choose 1 card in your opponent's Break Zone. Remove it from the game.").zone(
        1, "break", "Reef Guard"
    )
    table.play(0, "Test Word").resolve()
    assert table.zone_names(1, "removed") == ["Reef Guard"]
    assert table.zone_names(1, "break") == []


@pytest.mark.rule("fftcg", "15.1.1.6.1")
def test_to_shuffle_keeps_the_cards_of_the_deck_and_changes_their_order() -> None:
    def order(seed: int) -> list[str]:
        table = (
            scenario("fftcg", seed=seed)
            .define(
                name="Test Word",
                type="summon",
                element=["fire"],
                cost=1,
                text="Search for 1 Forward of cost 9 and add it to your hand.",
            )
            .sources(0, fire=1)
            .hand(0, "Test Word")
            .deck(0, *DECK, only=True)
        )
        assert table.zone_names(0, "deck") == DECK
        table.play(0, "Test Word").resolve()
        return table.zone_names(0, "deck")

    orders = [order(seed) for seed in range(1, 5)]
    assert all(sorted(each) == sorted(DECK) for each in orders)
    assert len({tuple(each) for each in orders}) > 1


DECK = [
    "Kiln Apprentice",
    "Reef Guard",
    "Caravan Guard",
    "Frost Clerk",
    "Pass Lookout",
    "Gale Rider",
    "Copper Lancer",
    "Wire Runner",
]


@pytest.mark.rule("fftcg", "15.1.1.7.1")
def test_to_cast_is_to_play_a_card_from_ones_own_hand_for_its_cost() -> None:
    table = (
        scenario("fftcg")
        .define(name="Tally Clerk", type="backup", text="When you cast a Forward, draw 1 card.")
        .sources(0, fire=3)
        .field(0, "Tally Clerk", rested=True)
        .hand(0, "Kiln Apprentice")
        .hand(1, "Frost Clerk")
        .zone(0, "break", "Ashroad Runner")
    )
    assert table.can("play", 0, "Kiln Apprentice")
    assert not table.can("play", 0, "Ashroad Runner")
    assert not table.can("play", 0, "Frost Clerk")
    table.play(0, "Kiln Apprentice")
    assert [table.is_rested(f"Fire Source {i}") for i in (1, 2, 3)].count(True) == 2
    assert table.stack() == ["Tally Clerk"]


@pytest.mark.rule("fftcg", "15.1.1.7.1")
def test_a_card_that_an_effect_plays_onto_the_field_has_not_been_cast() -> None:
    table = (
        spell("Choose 1 Forward in your Break Zone. Play it onto the field.")
        .define(name="Tally Clerk", type="backup", text="When you cast a Forward, draw 1 card.")
        .field(0, "Tally Clerk", rested=True)
        .zone(0, "break", "Kiln Apprentice")
    )
    table.play(0, "Test Word").resolve()
    assert table.is_on_field("Kiln Apprentice", 0)
    assert table.stack() == []


# ---------------------------------------------------------------- search


@pytest.mark.rule("fftcg", "15.1.1.8.1")
def test_a_found_card_is_shown_and_the_deck_is_shuffled() -> None:
    decks = set()
    for seed in range(1, 5):
        table = (
            scenario("fftcg", seed=seed)
            .define(
                name="Test Word",
                type="summon",
                element=["fire"],
                cost=1,
                text="Search for 1 Water card and add it to your hand.",
            )
            .sources(0, fire=1)
            .hand(0, "Test Word")
            .deck(0, *DECK, only=True)
            .play(0, "Test Word")
            .resolve()
            .choose("Reef Guard")
        )
        assert table.hand_names(0) == ["Reef Guard"]
        assert sorted(table.zone_names(0, "deck")) == sorted(name for name in DECK if name != "Reef Guard")
        assert any("Reef Guard" in line for line in table.log)
        decks.add(tuple(table.zone_names(0, "deck")))
    assert len(decks) > 1


@pytest.mark.rule("fftcg", "15.1.1.8.1")
def test_a_card_with_which_the_rest_could_not_be_done_is_not_found() -> None:
    table = (
        spell("Search for 1 Backup and play it onto the field.", cost=5)
        .deck(0, "Bellows Keeper", "Kiln Apprentice", only=True)
        .play(0, "Test Word")
        .resolve()
    )
    table.expect(kind="action")
    assert sorted(table.zone_names(0, "deck")) == ["Bellows Keeper", "Kiln Apprentice"]
    assert len(table.field_names(0)) == 5
    table = (
        spell("Search for 1 Backup and play it onto the field.", cost=4)
        .deck(0, "Bellows Keeper", "Kiln Apprentice", only=True)
        .play(0, "Test Word")
        .resolve()
        .choose("Bellows Keeper")
    )
    assert table.is_on_field("Bellows Keeper", 0)


@pytest.mark.rule("fftcg", "15.1.1.8.1")
def test_a_name_that_is_already_on_the_field_is_not_found_to_be_played_there() -> None:
    table = (
        spell("Search for 1 Earth Forward and play it onto the field.")
        .field(0, "Salt Road Warden")
        .deck(0, "Salt Road Warden", "Bram Saltback", only=True)
        .play(0, "Test Word")
        .resolve()
    )
    assert table.options() == ["Bram Saltback (player 0's deck)"]


@pytest.mark.rule("fftcg", "15.1.1.8.1")
def test_the_deck_is_shuffled_before_the_instructions_about_the_found_card_are_followed() -> None:
    for seed in range(1, 4):
        table = (
            scenario("fftcg", seed=seed)
            .define(
                name="Test Word",
                type="summon",
                element=["fire"],
                cost=1,
                text="Search for 1 Water card and put it on top of your deck.",
            )
            .sources(0, fire=1)
            .hand(0, "Test Word")
            .deck(0, *DECK, only=True)
            .play(0, "Test Word")
            .resolve()
            .choose("Reef Guard")
        )
        assert table.zone_names(0, "deck")[0] == "Reef Guard"


@pytest.mark.rule("fftcg", "15.1.1.8.2")
def test_a_search_may_find_nothing_though_there_is_something_and_the_deck_is_shuffled_only() -> None:
    decks = set()
    for seed in range(1, 5):
        table = (
            scenario("fftcg", seed=seed)
            .define(
                name="Test Word",
                type="summon",
                element=["fire"],
                cost=1,
                text="Search for 1 Water card and add it to your hand.",
            )
            .sources(0, fire=1)
            .hand(0, "Test Word")
            .deck(0, *DECK, only=True)
            .play(0, "Test Word")
            .resolve()
            .choose()
        )
        assert table.hand_size(0) == 0
        assert sorted(table.zone_names(0, "deck")) == sorted(DECK)
        decks.add(tuple(table.zone_names(0, "deck")))
    assert len(decks) > 1


@pytest.mark.rule("fftcg", "15.1.1.8.3")
def test_a_search_for_any_card_must_find_one() -> None:
    table = spell("Search for 1 card and add it to your hand.").deck(0, *DECK, only=True).play(0, "Test Word").resolve()
    with pytest.raises(BadScript):
        table.choose()
    table.choose("Gale Rider")
    assert table.hand_names(0) == ["Gale Rider"]


# ---------------------------------------------------------------- counters, groups


@pytest.mark.rule("fftcg", "15.1.1.10.1")
def test_a_removed_counter_is_gone_and_lies_nowhere_else() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Bead Teller",
            power=5000,
            text="Remove 1 Bead Counter from Bead Teller: Draw 1 card.",
        )
        .field(0, "Bead Teller", counters={"Bead": 2})
        .field(0, "Caravan Guard")
        .use(0, "Bead Teller")
        .resolve()
    )
    assert table.counters("Bead Teller", "Bead") == 1
    assert table.counters("Caravan Guard", "Bead") == 0
    table.use(0, "Bead Teller").resolve()
    assert table.counters("Bead Teller", "Bead") == 0
    assert not table.can("use", 0, "Bead Teller")


SPLIT = (
    "Divide all the Forwards opponent controls into 2 groups (You can make a group of 0 Forwards). "
    "Your opponent selects 1 group among them. Put all the Forwards of the other group into the Break Zone."
)


@pytest.mark.rule("fftcg", "15.1.1.11.1", "15.1.1.11.2")
def test_a_split_puts_every_card_into_exactly_one_group() -> None:
    names = ["Caravan Guard", "Reef Guard", "Kiln Apprentice", "Frost Clerk"]
    table = spell(SPLIT).field(1, *names).field(0, "Gale Rider").play(0, "Test Word").resolve()
    table.expect(player=0, why="split")
    table.choose("Caravan Guard", "Frost Clerk")
    table.expect(player=1, why="group")
    assert table.options() == ["Caravan Guard, Frost Clerk", "Reef Guard, Kiln Apprentice"]
    table.option("Caravan Guard, Frost Clerk")
    # One group stays, the other goes, and nobody is in both or in neither.
    assert table.field_names(1) == ["Caravan Guard", "Frost Clerk"]
    assert sorted(table.zone_names(1, "break")) == ["Kiln Apprentice", "Reef Guard"]
    assert table.is_on_field("Gale Rider", 0)


@pytest.mark.rule("fftcg", "15.1.1.11.1", "15.1.1.11.3")
def test_a_group_of_a_split_may_be_empty() -> None:
    table = spell(SPLIT).field(1, "Caravan Guard", "Reef Guard").play(0, "Test Word").resolve()
    table.choose()
    table.expect(player=1, why="group")
    table.option("Caravan Guard, Reef Guard")
    assert table.field_names(1) == ["Caravan Guard", "Reef Guard"]
    assert table.zone_names(1, "break") == []
