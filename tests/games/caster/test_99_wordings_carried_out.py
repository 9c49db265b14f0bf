"""Wordings of one thing in several ways, each carried out: what a table looks like afterwards."""

from __future__ import annotations

import pytest

from tests.games.caster.rulings import Written, board, caster, conjure, lies, servant

DUMMY = servant("Dummy", atk=2000, dfs=1500, cost=3, race="Wolf", element="Ignus")
CUB = servant("Cub", atk=500, cost=1, race="Wolf", element="Aqua")


def cast(text: str, *targets: object) -> Written:
    """The conjure is played; two servants are there, one on each side, and cards to draw and discard."""
    table = board(DUMMY, CUB, conjure("Word", text, cost=0))
    table.field(1, "Dummy").field(0, "Cub").hand(0, "Word").deck(0, 9).deck(1, 9).zone(0, "orb", 3).zone(1, "orb", 3)
    return table.play(0, "Word", targets=list(targets)).resolve()


def stands(text: str, **more: int) -> Written:
    """The barrier or servant is there, with the two servants."""
    table = board(DUMMY, CUB, servant("Bearer", atk=1000, text=text))
    table.field(1, "Dummy").field(0, "Cub", "Bearer").deck(0, 9).deck(1, 9)
    return table.zone(0, "orb", more.get("orbs", 2)).zone(1, "orb", more.get("theirs", 3)).hand(0, more.get("hand", 0))


@pytest.mark.rule("caster", "909.1b", "1014.1")
@pytest.mark.parametrize(
    ("text", "races", "elements"),
    [
        ("Target servant loses all races until end of turn.", set(), {"ignus"}),
        ("Target servant loses its race until end of turn.", set(), {"ignus"}),
        ("Target servant loses all elements until end of turn.", {"Wolf"}, set()),
        ("Target servant becomes Void until end of turn.", {"Wolf"}, set()),
    ],
)
def test_words_are_lost(text: str, races: set[str], elements: set[str]) -> None:
    now = cast(text, "Dummy").obj("Dummy").now
    assert set(now.kinds) == races and set(now.colours) == elements


@pytest.mark.rule("caster", "909.1e", "1203.1")
@pytest.mark.parametrize(
    ("text", "power"),
    [
        ("Halve target servant's ATK until end of turn.", 1000),
        ("Target servant's ATK is halved until end of turn.", 1000),
        ("Target servant loses 700 ATK until end of turn.", 1300),
        ("Swap target servant's ATK and DEF until end of turn.", 1500),
    ],
)
def test_numbers_change(text: str, power: int) -> None:
    assert cast(text, "Dummy").power("Dummy") == power


@pytest.mark.rule("caster", "1016.1", "1016.1a")
def test_to_take_control_is_to_gain_it() -> None:
    assert cast("Take control of target enemy servant.", "Dummy").is_on_field("Dummy", 0)


@pytest.mark.rule("caster", "903.2e", "201.4")
@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Destroy target servant whose cost is 3 or more.", True),
        ("Destroy target servant with ATK 2000 or greater.", True),
        ("Destroy target servant with cost 2 or higher.", True),
        ("Destroy target enemy servant that is rested.", False),
        ("Destroy target enemy servant that is recovered.", True),
        ("Destroy target enemy servant that has [Hubris].", False),
        ("Destroy target enemy non-Void servant.", True),
        ("Destroy target enemy servant without an element.", False),
    ],
)
def test_what_a_target_must_be(text: str, found: bool) -> None:
    table = board(DUMMY, CUB, conjure("Word", text, cost=0)).field(1, "Dummy").hand(0, "Word")
    assert table.can("play", 0, "Word") is found


@pytest.mark.rule("caster", "307.6")
def test_how_it_comes_to_lie_is_said_by_the_text() -> None:
    table = board(CUB, conjure("Lift", "Put target servant from an allied graveyard into the field reversed.", cost=0))
    table.zone(0, "graveyard", "Cub").hand(0, "Lift").play(0, "Lift", targets=["Cub"]).resolve()
    assert lies(table, "Cub") == "reversed"


@pytest.mark.rule("caster", "1302.1", "1302.1d")
@pytest.mark.parametrize(
    ("text", "many", "lie"),
    [
        ("Create a [500/300] Kid token.", 1, None),
        ("Put a 0 cost [500/300] Void Kid token into the field.", 1, None),
        ('Create a "Kid" servant token with 500 ATK and 300 DEF.', 1, None),
        ("Put two [500/300] Kid tokens into the field rested.", 2, "rested"),
        ("Create a [500/300] Kid token for each servant in the field.", 2, None),
        ("Put a [500/300] Solis Kid token into the field reversed.", 1, "reversed"),
    ],
)
def test_tokens_in_other_words(text: str, many: int, lie: str | None) -> None:
    table = cast(text)
    for _ in range(0 if lie else many):
        table.option("recovered")
    assert table.field_names(0).count("Kid") == many
    found = next(each for each in table.objects("field", 0) if "Kid" in each.now.names)
    assert (found.now.power, found.now.guard) == (500, 300)
    if lie:
        assert ("recovered", "rested", "reversed")[found.turned] == lie


@pytest.mark.rule("caster", "1009.1", "1008.2a", "309.2")
def test_orbs_of_ones_own() -> None:
    table = board(servant("Pearl"), conjure("Open Up", "Banish one of your orbs. If you do, draw two cards.", cost=0))
    table.zone(0, "orb", "Pearl").hand(0, "Open Up").deck(0, 5).play(0, "Open Up").resolve()
    assert table.zone_names(0, "graveyard") == ["Pearl", "Open Up"] and table.hand_size(0) == 2


@pytest.mark.rule("caster", "1009.1")
def test_whoever_is_told_to_corrupts_an_orb_of_theirs() -> None:
    table = board(
        servant("Pearl"), servant("Coral"), conjure("Toll", "Your opponent corrupts one of their orbs.", cost=0)
    )
    table.zone(1, "orb", "Pearl", "Coral").hand(0, "Toll").play(0, "Toll").resolve()
    table.expect(player=1).choose("Coral")
    assert table.hand_names(1) == ["Coral"]


@pytest.mark.rule("caster", "104.4", "1009.1")
def test_orbs_that_cannot_be_corrupted_stay() -> None:
    table = board(servant("Raider"), servant("Keeper", text="Your orbs can't be corrupted."), servant("Pearl"))
    table.field(0, "Raider").field(1, "Keeper").zone(1, "orb", "Pearl")
    table.attack("Raider", at=1).to("main", 1)
    assert table.zone_names(1, "orb") == ["Pearl"] or len(table.zone_names(1, "orb")) == 1


@pytest.mark.rule("caster", "1019.1", "312.3")
@pytest.mark.parametrize(("text", "stays"), [("", False), ("\nThis card cannot be cancelled.", True)])
def test_a_conjure_is_cancelled_in_the_chase_zone_unless_it_cannot_be(text: str, stays: bool) -> None:
    table = board(
        conjure("Pay Day", f"Draw two cards.{text}", cost=0),
        conjure("No", "[Quickcast]\nCancel target conjure.", cost=0),
    )
    table.hand(0, "Pay Day").hand(1, "No").deck(0, 5)
    table.play(0, "Pay Day").passes(0).play(1, "No", targets=["Pay Day"]).resolve_all()
    assert table.hand_size(0) == (2 if stays else 0) and "Pay Day" in table.zone_names(0, "graveyard")


@pytest.mark.rule("caster", "1002.5", "1019.1")
@pytest.mark.parametrize("pays", [True, False])
def test_cancelled_unless_its_controller_pays(pays: bool) -> None:
    table = board(
        conjure("Pay Day", "Draw two cards.", cost=0),
        conjure("Tax", "[Quickcast]\nCancel target spell unless its controller pays [2].", cost=0),
    )
    table.hand(0, "Pay Day").hand(1, "Tax").deck(0, 5).sources(0, solis=2)
    table.play(0, "Pay Day").passes(0).play(1, "Tax", targets=["Pay Day"]).resolve().expect(player=0)
    (table.yes() if pays else table.no()).resolve_all()
    assert table.hand_size(0) == (2 if pays else 0)


@pytest.mark.rule("caster", "904.1", "105.4")
@pytest.mark.parametrize(
    ("text", "gains"),
    [
        ("If you have fewer orbs than your opponent, this card gains +500 ATK.", True),
        ("If your opponent has fewer orbs than you, this card gains +500 ATK.", False),
        ("If you have two or fewer orbs, this card gains +500 ATK.", True),
        ("If your opponent has two or fewer orbs, this card gains +500 ATK.", False),
        ("If you control more servants than your opponent, this card gains +500 ATK.", True),
        ("If you control exactly two servants, this card gains +500 ATK.", True),
        ("If your opponent controls more servants than you, this card gains +500 ATK.", False),
        ("If your opponent has no cards in hand, this card gains +500 ATK.", True),
        ("If you have more cards in hand than your opponent, this card gains +500 ATK.", False),
        ("This card gains +500 ATK if you control a Wolf.", True),
        ("As long as another Wolf is in the field, this card gains +500 ATK.", True),
        ('As long as you control "Cub", this card gains +500 ATK.', True),
        ('As long as you control a "Dummy", this card gains +500 ATK.', False),
        ("As long as it is your turn, this card gains +500 ATK.", True),
        ("This card gains +500 ATK while attacking.", False),
        ("As long as this card has a charm counter on it, it gains +500 ATK.", False),
        ("This card gains +X ATK, where X is the number of orbs you have times 250.", True),
        ("This card gains +250 ATK for each orb you have.", True),
        ("This card's ATK is equal to the number of servants in the field times 500.", True),
    ],
)
def test_conditions_and_counts_of_a_text_in_force(text: str, gains: bool) -> None:
    assert stands(text).power("Bearer") == (1500 if gains else 1000)


@pytest.mark.rule("caster", "803.4", "904.1")
def test_while_attacking_means_only_then() -> None:
    table = stands("This card gains +500 ATK while attacking an enemy player.")
    table.attack("Bearer", at="Dummy")
    assert table.power("Bearer") == 1000
    table = stands("This card gains +500 ATK while attacking an enemy player.").attack("Bearer", at=1)
    assert table.power("Bearer") == 1500


@pytest.mark.rule("caster", "906.2", "302.5")
@pytest.mark.parametrize(
    ("text", "draws"),
    [
        ("Whenever a card is put into your graveyard ⇒ Draw a card.", 1),
        ("Whenever a card is put into your opponent's graveyard ⇒ Draw a card.", 1),
        ("Whenever a card is put into a graveyard from anywhere ⇒ Draw a card.", 2),
        ("Whenever a servant is put into a graveyard from the field ⇒ Draw a card.", 1),
        ("Whenever a card is discarded ⇒ Draw a card.", 0),
    ],
)
def test_cards_come_to_their_owners_graveyard(text: str, draws: int) -> None:
    table = stands(text).define(**conjure("Smash", "Destroy target enemy servant.", cost=0)).hand(0, "Smash")
    table.play(0, "Smash", targets=["Dummy"]).resolve_all()
    assert table.hand_size(0) == draws


@pytest.mark.rule("caster", "803.5a", "804.3")
@pytest.mark.parametrize(
    ("text", "draws"),
    [
        ("Whenever this card battles a servant ⇒ Draw a card.", 1),
        ("Whenever this card wins a battle ⇒ Draw a card.", 1),
        ("Whenever this card destroys a servant by battle ⇒ Draw a card.", 1),
        ("Whenever this card destroys a Wolf in battle ⇒ Draw a card.", 0),
    ],
)
def test_battles_are_waited_for(text: str, draws: int) -> None:
    table = board(servant("Fighter", atk=3000, text=text), servant("Foe", race="Hollow"), DUMMY)
    table.field(0, "Fighter").field(1, "Foe").deck(0, 5)
    table.attack("Fighter", at="Foe").resolve() if draws and "battles" in text else table.attack("Fighter", at="Foe")
    table.end_step()
    while table.stack():
        table.resolve()
    assert table.hand_size(0) == draws


@pytest.mark.rule("caster", "1022.1", "504.1a")
@pytest.mark.parametrize("deed", ["level up", "call"])
def test_calls_are_waited_for(deed: str) -> None:
    watcher = servant("Watcher", text=f"Whenever you {deed} a caster ⇒ Draw a card.")
    una1, una2 = caster("Una") | {"id": "una1"}, caster("Una", level=2) | {"id": "una2"}
    table = board(watcher, caster("Uma"), una1, una2)
    table.field(0, "Watcher", "una1").hand(0, "Uma", "una2").deck(0, 5).turn(0, "call", begin=True)
    if deed == "level up":
        table.act(0, "level_up", "una2")
    else:
        table.act(0, "call", "Uma")
    table.resolve()
    assert table.hand_size(0) == 2


@pytest.mark.rule("caster", "1018.2", "906.2")
def test_candy_that_is_gained_is_waited_for() -> None:
    table = stands("Whenever you gain one or more candy counters ⇒ Draw a card.")
    table.define(**conjure("Treat", "You gain [Candy][Candy].", cost=0)).hand(0, "Treat").play(
        0, "Treat"
    ).resolve().resolve()
    assert table.resource(0, "candy") == 2 and table.hand_size(0) == 1


@pytest.mark.rule("caster", "903.2g", "903.2g-2")
@pytest.mark.parametrize(
    ("text", "playable"),
    [
        ("You may play this card without paying its cost if you control no servants.", True),
        ("You may discard two cards instead of paying this card's cost.", True),
        ("You may discard three cards rather than pay this card's cost.", False),
        ("This card costs [4] less to play if you have two or more cards in your hand.", True),
    ],
)
def test_other_costs(text: str, playable: bool) -> None:
    table = board(servant("Dear", cost=4, text=text), CUB).hand(0, "Dear", "Cub", "Cub")
    assert table.can("play", 0, "Dear") is playable


@pytest.mark.rule("caster", "903.2g-4", "903.2g-3")
@pytest.mark.parametrize(
    ("text", "first", "second"),
    [
        ("The next servant you play this turn costs [2] less.", True, False),
        ("Until end of turn, servants you play cost [2] less.", True, True),
        ("Servants you play cost [2] less this turn.", True, True),
        ("The next conjure you play this turn costs [2] less.", False, False),
    ],
)
def test_costs_for_a_time(text: str, first: bool, second: bool) -> None:
    table = board(servant("Twin", cost=2), conjure("Sale", text, cost=0)).hand(0, "Sale", "Twin", "Twin")
    table.play(0, "Sale").resolve()
    assert table.can("play", 0, "Twin") is first
    if first:
        table.play(0, "Twin").resolve().option("recovered")
        assert table.can("play", 0, "Twin") is second


@pytest.mark.rule("caster", "903.2g-3")
def test_everybody_pays_more() -> None:
    table = board(servant("Toll Gate", text="Servants cost [1] more to play."), servant("Free", cost=0))
    table.field(1, "Toll Gate").hand(0, "Free")
    assert not table.can("play", 0, "Free")


@pytest.mark.rule("caster", "903.2h", "905.1")
@pytest.mark.parametrize(
    "cost",
    [
        "Rest this card",
        "Banish one of your orbs",
        "Corrupt one of your orbs",
        "Put a charm counter on this card",
        "Reveal a Wolf from your hand",
        "Return another servant to its owner's hand",
    ],
)
def test_costs_of_abilities(cost: str) -> None:
    table = stands(f"{cost}: Draw a card.", orbs=1).hand(0, "Cub")
    before = table.hand_size(0)
    table.use(0, "Bearer").resolve()
    more = 2 if cost[:3] in ("Cor", "Ret") else 1
    assert table.hand_size(0) == before + more


@pytest.mark.rule("caster", "910.1", "910.3")
def test_a_card_that_would_come_to_a_graveyard_is_removed_instead() -> None:
    table = stands("If a card would be put into a graveyard, remove it from the game instead.")
    table.define(**conjure("Smash", "Destroy target enemy servant.", cost=0)).hand(0, "Smash")
    table.play(0, "Smash", targets=["Dummy"]).resolve()
    assert table.zone_names(1, "removed") == ["Dummy"] and table.zone_names(0, "removed") == ["Smash"]


@pytest.mark.rule("caster", "910.1", "910.3")
def test_only_the_next_time() -> None:
    table = cast("The next time target servant would be destroyed this turn, rest it instead.", "Dummy")
    table = board(
        DUMMY,
        conjure("Ward", "The next time target servant would be destroyed this turn, rest it instead.", cost=0),
        conjure("Smash", "Destroy target servant.", cost=0),
    )
    table.field(1, "Dummy").hand(0, "Ward", "Smash", "Smash")
    table.play(0, "Ward", targets=["Dummy"]).resolve().play(0, "Smash", targets=["Dummy"]).resolve()
    assert table.is_rested("Dummy")
    table.play(0, "Smash", targets=["Dummy"]).resolve()
    assert table.zone_names(1, "graveyard") == ["Dummy"]


@pytest.mark.rule("caster", "1007.2", "901.2d")
@pytest.mark.parametrize("by", ["enemy effects", "effects", "Ignus effects", "spells or abilities"])
def test_safe_from_effects_is_not_safe_in_battle(by: str) -> None:
    table = board(
        servant("Tough", text=f"This card cannot be destroyed by {by}."),
        servant("Big", atk=3000, element="Ignus"),
        conjure("Burn", "Destroy target servant.", element="Ignus"),
    )
    table.field(0, "Big").field(1, "Tough").hand(0, "Burn").sources(0, ignus=1)
    table.play(0, "Burn", targets=["Tough"]).resolve()
    assert table.is_on_field("Tough", 1)
    table.attack("Big", at="Tough").end_step()
    assert table.zone_names(1, "graveyard") == ["Tough"]


@pytest.mark.rule("caster", "104.4", "1008.1")
def test_what_cannot_leave_or_be_banished_stays() -> None:
    for text in ("This card cannot be banished.", "This card cannot leave the field."):
        table = board(servant("Rock", text=text), conjure("Edict", "Target enemy player banishes a servant.", cost=0))
        table.field(1, "Rock").hand(0, "Edict").play(0, "Edict", targets=[1]).resolve()
        assert table.field_names(1) == ["Rock"]


@pytest.mark.rule("caster", "1101.1a")
def test_two_keywords_in_one_line() -> None:
    table = board(servant("Both", text="[Hubris], [Φ]")).field(0, "Both")
    assert table.has("Both", "Hubris") and table.has("Both", "phi")


@pytest.mark.rule("caster", "104.5")
def test_a_number_that_is_chosen() -> None:
    table = cast("Choose a number. Destroy all servants with that cost.").number(3)
    assert table.field_names(1) == [] and table.field_names(0) == ["Cub"]


@pytest.mark.rule("caster", "311.2a")
def test_removed_face_down_nobody_sees_it() -> None:
    table = board(
        servant("Secret"), conjure("Hide", "Remove the top card of your deck from the game face down.", cost=0)
    )
    table.deck(0, "Secret").hand(0, "Hide").play(0, "Hide").resolve()
    assert len(table.zone_names(0, "removed")) == 1 and "Secret" not in str(table.view(1))


@pytest.mark.rule("caster", "1013.1", "1008.1")
def test_as_many_as_were_done_this_way() -> None:
    text = "Banish any number of allied servants. Draw a card for each servant banished this way."
    table = board(CUB, conjure("Purge", text, cost=0))
    table.field(0, "Cub", "Cub", "Cub").hand(0, "Purge").deck(0, 9)
    table.play(0, "Purge").resolve()
    first, second, _ = table.objects("field", 0)
    table.choose(first, second)
    assert table.hand_size(0) == 2


@pytest.mark.rule("caster", "1021.1", "1021.2")
def test_two_extra_turns() -> None:
    table = board(conjure("Again", "Take two extra turns after this one.", cost=0)).hand(0, "Again")
    table.play(0, "Again").resolve()
    turns = []
    for _ in range(3):
        turns.append(table.next_turn().active)
    assert turns == [0, 0, 1]
