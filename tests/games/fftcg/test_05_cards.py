"""Chapter 5 of FINAL FANTASY TCG: what is printed on a card and what follows from it."""

import pytest

import arbiter
from arbiter.cards.decks import DeckList
from arbiter.cards.pool import Pool, shared
from arbiter.testing import BadScenario, BadScript, Table, scenario

PLAIN = "Kiln Apprentice"  # fire, cost 2, power 6000, generic
RUNNER = "Ashroad Runner"  # fire, cost 3
CLERK = "Frost Clerk"  # ice, cost 3, power 8000, generic


def rite(text: str) -> Table:
    """Player 0 has a Summon with this text in hand and the Backup to cast it."""
    table = scenario("fftcg").define(name="Rite", type="summon", element=["fire"], cost=1, text=text)
    return table.sources(0, fire=1).hand(0, "Rite")


@pytest.mark.rule("fftcg", "5.1")
def test_a_deck_with_something_that_is_no_card_of_the_game_is_refused() -> None:
    pool = shared("fftcg")
    keys = [key for key in pool if not pool.face(key).limit_cost][:49]
    with pytest.raises(arbiter.BadDeck, match="no card 'ACE-OF-SPADES'"):
        arbiter.check(DeckList("fftcg", (("main", (*keys, "ACE-OF-SPADES")),)))


@pytest.mark.rule("fftcg", "5.2.1.1")
def test_there_are_eight_elements_and_a_card_has_one_or_several_of_them() -> None:
    eight = ["fire", "ice", "wind", "earth", "lightning", "water", "light", "dark"]
    for element in eight:
        scenario("fftcg").define(name="Mote", element=[element])
    rainbow = scenario("fftcg").define(name="Mote", element=eight[:6]).field(0, "Mote")
    assert sorted(rainbow.obj("Mote").now.colours) == sorted(eight[:6])
    for wrong in (["steel"], []):
        with pytest.raises(BadScenario, match="element must name one or more"):
            scenario("fftcg").define(name="Mote", element=wrong)


@pytest.mark.rule("fftcg", "5.2.1.1")
def test_a_character_that_gains_a_second_element_is_a_multi_element_card() -> None:
    text = "{0}: Name 1 Element. Until the end of the turn, Prism gains the named Element."
    table = rite("Choose 1 Multi-Element Forward. Break it.").define(name="Prism", power=5000, text=text)
    table.field(0, "Prism").field(1, CLERK)
    assert not table.can("play", 0, "Rite")  # neither of the two has two Elements
    table.use(0, "Prism").resolve().option("water")
    assert table.obj("Prism").now.colours == {"fire", "water"}
    table.play(0, "Rite", targets=["Prism"]).resolve()
    assert not table.is_on_field("Prism")


@pytest.mark.rule("fftcg", "5.2.1.2")
def test_a_card_costs_its_number_of_cp_and_one_of_its_own_element() -> None:
    def table(**cp: int) -> Table:
        return scenario("fftcg").sources(0, **cp).hand(0, PLAIN)

    assert not table(fire=1).can("play", 0, PLAIN)  # one CP is not two
    assert not table(ice=2).can("play", 0, PLAIN)  # none of them Fire
    paid = table(fire=1, ice=1).play(0, PLAIN)  # one of its own Element is enough
    assert paid.is_on_field(PLAIN, 0) and paid.is_rested("Fire Source 1") and paid.is_rested("Ice Source 1")
    three = table(fire=3).play(0, PLAIN)
    assert sum(three.is_rested(f"Fire Source {i}") for i in (1, 2, 3)) == 2


@pytest.mark.rule("fftcg", "5.2.1.3")
def test_discarding_makes_two_cp_of_the_cards_element() -> None:
    table = scenario("fftcg").hand(0, PLAIN, RUNNER).play(0, PLAIN)
    assert table.zone_names(0, "break") == [RUNNER] and table.is_on_field(PLAIN, 0)
    assert not scenario("fftcg").hand(0, PLAIN, CLERK).can("play", 0, PLAIN)  # two Ice CP are not Fire
    assert not scenario("fftcg").hand(0, RUNNER, PLAIN).can("play", 0, RUNNER)  # two CP are not three


@pytest.mark.rule("fftcg", "5.2.1.3")
def test_a_multi_element_card_is_discarded_for_two_cp_of_one_of_its_elements() -> None:
    def table(discard: str) -> Table:
        made = scenario("fftcg").define(name="Steam", element=["fire", "ice"], cost=3)
        made.define(name="Fogbow", element=["fire", "ice"], cost=2)
        return made.hand(0, discard)

    assert table("Steam").hand(0, PLAIN).can("play", 0, PLAIN)  # two Fire
    assert table("Steam").hand(0, "Frost Clerk").sources(0, fire=1).can("play", 0, "Frost Clerk")  # two Ice
    assert not table("Steam").hand(0, "Fogbow").can("play", 0, "Fogbow")  # not one of each


@pytest.mark.rule("fftcg", "5.2.1.3")
@pytest.mark.parametrize("element", ["light", "dark"])
def test_light_and_dark_cards_are_not_discarded_for_cp(element: str) -> None:
    def table(*elements: str) -> Table:
        made = scenario("fftcg").define(name="Halo", element=list(elements), cost=1)
        return made.sources(0, fire=1).hand(0, PLAIN, "Halo")

    assert table("ice").can("play", 0, PLAIN)  # one Fire CP and two others
    assert not table(element).can("play", 0, PLAIN) and not table(element, "fire").can("play", 0, PLAIN)


@pytest.mark.rule("fftcg", "5.2.1.3", "5.2.3.1.1.3")
def test_dulling_a_backup_makes_one_cp_of_its_element_and_a_dull_one_makes_none() -> None:
    table = scenario("fftcg").sources(0, fire=2).hand(0, PLAIN).play(0, PLAIN)
    assert table.is_rested("Fire Source 1") and table.is_rested("Fire Source 2")
    dull = scenario("fftcg").field(0, "Bellows Keeper", "Kiln Cook", rested=True).hand(0, PLAIN)
    assert not dull.can("play", 0, PLAIN)


@pytest.mark.rule("fftcg", "5.2.1.3.1")
def test_payment_is_exact_and_only_discards_may_be_one_too_many() -> None:
    table = scenario("fftcg").sources(0, fire=3).hand(0, PLAIN, RUNNER, RUNNER).by_hand(0).play(0, PLAIN)
    with pytest.raises(BadScript, match="no way to pay"):
        table.pay("Fire Source 1", "Fire Source 2", "Fire Source 3")
    with pytest.raises(BadScript, match="no way to pay"):
        table.pay(RUNNER, RUNNER)  # four CP for two
    table.pay(RUNNER)
    odd = scenario("fftcg").hand(0, RUNNER, PLAIN, CLERK).play(0, RUNNER)  # four CP for three
    assert odd.is_on_field(RUNNER, 0) and odd.hand_size(0) == 0


@pytest.mark.rule("fftcg", "5.2.1.3.1")
def test_one_cp_too_many_for_each_element_that_the_cost_needs() -> None:
    table = scenario("fftcg").define(name="Fogbow", element=["fire", "ice"], cost=2).hand(0, "Fogbow", PLAIN, CLERK)
    table.play(0, "Fogbow")  # two Fire and two Ice for one of each
    assert table.is_on_field("Fogbow", 0) and table.hand_size(0) == 0
    three = scenario("fftcg").define(name="Spark", element=["fire"], cost=2, type="backup")
    three.hand(0, "Spark", CLERK).sources(0, fire=1)
    assert three.can("play", 0, "Spark")  # one Fire and two Ice: one too many, for one Element


@pytest.mark.rule("fftcg", "5.2.2.1", "7.7.3")
def test_one_character_of_a_name_unless_it_has_the_generic_icon() -> None:
    table = (
        scenario("fftcg")
        .define(name="Only One", cost=1, power=3000)
        .define(name="One Of Many", cost=1, power=3000, generic=True)
    )
    table.field(0, "Only One", "One Of Many").sources(0, fire=2).hand(0, "Only One", "One Of Many", "One Of Many")
    assert not table.can("play", 0, "Only One") and table.why_not(0, "Only One") == ["7.7.3"]
    table.play(0, table.card("One Of Many", 0, zone="hand")).play(0, table.card("One Of Many", 0, zone="hand"))
    assert table.field_names(0).count("One Of Many") == 3


@pytest.mark.rule("fftcg", "5.2.2.1")
def test_only_cards_with_the_ex_icon_burst() -> None:
    text = "When Watcher enters the field, draw 1 card."
    table = scenario("fftcg").define(name="Watcher", type="backup", text=f"[EX BURST] {text}")
    table.field(0, PLAIN).deck(1, "Watcher").attack(PLAIN).end_step().end_step()
    table.expect(kind="confirm", player=1, why="burst").yes()
    assert table.hand_size(1) == 1
    silent = scenario("fftcg").define(name="Watcher", type="backup", text=text)
    silent.field(0, PLAIN).deck(1, "Watcher").attack(PLAIN).end_step().end_step()
    assert silent.damage_count(1) == 1 and silent.hand_size(1) == 0 and silent.question.kind == "action"


@pytest.mark.rule("fftcg", "5.2.2.2")
def test_a_card_is_of_every_category_printed_on_it() -> None:
    for category, members in (("KO", ["Both", "First"]), ("LK", ["Both", "Second"])):
        table = rite(f"Choose 1 ‹Category {category}› Forward. Dull it.")
        for name, its in (("Both", ["KO", "LK"]), ("First", ["KO"]), ("Second", ["LK"])):
            table.define(name=name, category=its).field(1, name)
        table.play(0, "Rite")
        assert [option.split(" (")[0] for option in table.options()] == members


def one_of_each() -> Table:
    """A Forward, a Backup and a Monster for each player."""
    table = rite("Choose 1 Character. Freeze it.")
    table.define(name="Fighter", type="forward", power=4000).define(name="Helper", type="backup", power=None)
    return table.define(name="Beast", type="monster", power=None).field(1, "Fighter", "Helper", "Beast")


@pytest.mark.rule("fftcg", "5.2.3.1.1")
def test_forwards_backups_and_monsters_are_characters() -> None:
    table = one_of_each().zone(1, "break", "Spark Swallow").play(0, "Rite")
    names = {option.split(" (")[0] for option in table.options()}
    assert names == {"Fighter", "Helper", "Beast", "Fire Source 1"}


@pytest.mark.rule("fftcg", "5.2.3.1.1.1")
def test_characters_of_every_type_are_deployed_to_the_field() -> None:
    for name in ("Fighter", "Helper", "Beast"):
        table = one_of_each().sources(0, fire=3).hand(0, name).play(0, name)
        assert table.is_on_field(name, 0)


@pytest.mark.rule("fftcg", "5.2.3.1.1.2")
def test_forwards_attack_and_block_and_no_other_characters_do() -> None:
    table = one_of_each().field(0, "Fighter", "Helper", "Beast").to("attack_declaration")
    assert [name for name in ("Fighter", "Helper", "Beast") if table.can("attack", 0, name)] == ["Fighter"]
    table.attack("Fighter").end_step()
    assert [name for name in ("Fighter", "Helper", "Beast") if table.can("block", 1, name)] == ["Fighter"]


@pytest.mark.rule("fftcg", "5.2.3.1.1.3")
def test_a_backup_enters_dull_and_other_characters_do_not() -> None:
    for name, dull in (("Helper", True), ("Fighter", False), ("Beast", False)):
        table = one_of_each().sources(0, fire=3).hand(0, name).play(0, name)
        assert table.is_rested(name, 0) is dull


@pytest.mark.rule("fftcg", "5.2.3.1.2.1")
def test_a_summon_works_once_and_never_comes_to_the_field() -> None:
    table = rite("Choose 1 Forward. Deal it 6000 damage.").field(1, PLAIN, CLERK)
    table.play(0, "Rite", targets=[PLAIN])
    assert table.stack() == ["Rite"] and not table.is_on_field("Rite")
    table.resolve()
    assert table.zone_names(0, "break") == ["Rite"] and not table.is_on_field("Rite") and table.stack() == []
    raised = rite("Choose 1 card in your Break Zone. Play it onto the field.").zone(0, "break", "Spark Swallow")
    raised.play(0, "Rite", targets=["Spark Swallow"]).resolve()
    assert raised.zone_of("Spark Swallow") == "break"


@pytest.mark.rule("fftcg", "5.2.4.1")
def test_a_card_that_names_itself_means_this_very_card() -> None:
    text = "{0}: Twin gains +1000 power until the end of the turn."
    table = scenario("fftcg").define(name="Twin", power=4000, generic=True, text=text).field(0, "Twin", "Twin")
    first, second = (table.card("Twin", 0, index=i) for i in (0, 1))
    table.use(0, second).resolve()
    assert table.power(first) == 4000 and table.power(second) == 5000


@pytest.mark.rule("fftcg", "5.2.5.1")
def test_copies_are_counted_by_card_number_not_by_name() -> None:
    base = {"type": "forward", "element": ["fire"], "cost": 1, "power": 1000, "text": ""}
    cards = [{**base, "id": f"T-{i:02}", "name": "Namesake" if i < 2 else f"Filler {i}"} for i in range(17)]
    pool = Pool("fftcg", cards)
    keys = tuple(card["id"] for card in cards for _ in range(3))[:50]
    assert arbiter.check(DeckList("fftcg", (("main", keys),)), pool=pool) == []  # six cards of one name
    found = arbiter.check(DeckList("fftcg", (("main", ("T-00", *keys[:49])),)), pool=pool)
    assert [(violation.rule, violation.cards) for violation in found] == [("8.1.1.2", ("T-00",))]


@pytest.mark.rule("fftcg", "5.2.6.1")
def test_forwards_deal_their_power_in_battle_and_damage_of_that_size_puts_them_into_the_break_zone() -> None:
    table = scenario("fftcg").field(0, CLERK).field(1, PLAIN).attack(CLERK).block(PLAIN).to("damage_resolution")
    assert table.zone_names(1, "break") == [PLAIN]  # 8000 against 6000
    assert table.is_on_field(CLERK, 0) and table.damage_on(CLERK) == 6000


@pytest.mark.rule("fftcg", "5.2.6.1")
@pytest.mark.parametrize(("damage", "stays"), [(5000, True), (6000, False), (7000, False)])
def test_damage_outside_of_battle_counts_as_well(damage: int, stays: bool) -> None:
    table = rite(f"Choose 1 Forward. Deal it {damage} damage.").field(1, PLAIN).play(0, "Rite").resolve()
    assert table.is_on_field(PLAIN, 1) is stays
