"""Further wordings, each carried out: what is waited for and when, what is picked out of a deck, aether."""

from __future__ import annotations

import pytest

from tests.games.caster.rulings import board, caster, conjure, lies, servant


@pytest.mark.rule("caster", "901.1b", "906.1")
@pytest.mark.parametrize(
    "text", ["When this card enters the field, draw a card.", "[Enter] ⇒ Draw an additional card."]
)
def test_a_trigger_with_a_comma(text: str) -> None:
    table = board(servant("Guest", cost=0, text=text)).hand(0, "Guest").deck(0, 3)
    table.play(0, "Guest").resolve().option("recovered").resolve()
    assert table.hand_size(0) == 1


@pytest.mark.rule("caster", "906.2")
@pytest.mark.parametrize(("player", "draws"), [(0, 0), (1, 1)])
def test_during_whose_turn_it_is_counted(player: int, draws: int) -> None:
    table = board(
        servant("Watch", text="Whenever a servant is destroyed during an enemy turn ⇒ Draw a card."),
        servant("Prey"),
        conjure("Axe", "[Quickcast]\nDestroy target servant.", cost=0),
    )
    table.field(0, "Watch", "Prey").hand(player, "Axe").deck(0, 5).turn(player, "main")
    table.play(player, "Axe", targets=["Prey"]).resolve_all()
    assert table.hand_size(0) == draws


@pytest.mark.rule("caster", "803.5", "906.2")
@pytest.mark.parametrize(("race", "draws"), [("Wolf", 1), ("Goat", 0)])
def test_attacked_by_whom(race: str, draws: int) -> None:
    table = board(
        servant("Fold", atk=5000, text="Whenever this card is attacked by a Wolf ⇒ Draw a card."),
        servant("Raider", race=race),
        servant("Other", race="Wolf"),
    )
    table.field(1, "Fold").field(0, "Raider").deck(1, 5).attack("Raider", at="Fold").to("judgment_priority")
    assert table.hand_size(1) == draws


@pytest.mark.rule("caster", "507.3", "803.4")
@pytest.mark.parametrize("attacks", [True, False])
def test_what_did_not_attack(attacks: bool) -> None:
    table = board(
        servant("Idler", text="At the end of your turn ⇒ If this card did not attack this turn, draw a card.")
    )
    table.field(0, "Idler").zone(1, "orb", 3).deck(0, 5)
    if attacks:
        table.attack("Idler", at=1).end_step().choose(table.objects("orb", 1)[0])
    table.to("recovery", 1)
    assert table.hand_size(0) == (0 if attacks else 1)


@pytest.mark.rule("caster", "903.2e", "207.1")
def test_less_atk_than_this_card() -> None:
    table = board(
        servant("Bully", cost=0, atk=1000, text="[Enter] ⇒ Destroy target enemy servant with less ATK than this card."),
        servant("Weak", atk=900),
        servant("Equal", atk=1000),
    )
    table.hand(0, "Bully").field(1, "Weak", "Equal").play(0, "Bully").resolve().option("recovered")
    table.resolve_all()
    assert table.field_names(1) == ["Equal"]


@pytest.mark.rule("caster", "304.2", "302.4")
def test_one_for_the_hand_and_the_other_for_the_bottom() -> None:
    text = "Look at the top two cards of your deck. Put one into your hand and the other on the bottom of your deck."
    table = board(servant("First"), servant("Second"), conjure("Peek", text, cost=0))
    table.hand(0, "Peek").deck(0, "First", "Second", 3).play(0, "Peek").resolve().choose("Second")
    assert table.hand_names(0) == ["Second"] and table.zone_names(0, "deck")[-1] == "First"


@pytest.mark.rule("caster", "1004.1", "302.4")
def test_all_of_a_type_revealed_this_way() -> None:
    text = (
        "Reveal the top three cards of your deck. Put all servant cards revealed this way into your hand and the rest "
        "into your graveyard."
    )
    table = board(servant("Pup"), conjure("Note", "Draw a card."), conjure("Dig", text, cost=0))
    table.hand(0, "Dig").deck(0, "Pup", "Note", "Pup", 3).play(0, "Dig").resolve()
    assert table.hand_names(0) == ["Pup", "Pup"] and sorted(table.zone_names(0, "graveyard")) == ["Dig", "Note"]


@pytest.mark.rule("caster", "907.5", "907.7")
@pytest.mark.parametrize(
    ("text", "element", "cost", "playable"),
    [
        ("[Rest]: Produce [Solis] or [Luna].", "Luna", 1, True),
        ("[Rest]: Produce one Solis or Luna aether.", "Aqua", 1, False),
        ("[Rest]: Produce [Solis] or [Luna].", "Void", 1, True),
    ],
)
def test_aether_of_either_element(text: str, element: str, cost: int, playable: bool) -> None:
    table = board(servant("Spring", text=text), servant("Pup"), servant("Buyer", cost=cost, element=element))
    table.field(0, "Spring", "Pup").hand(0, "Buyer")
    assert table.can("play", 0, "Buyer") is playable


@pytest.mark.rule("caster", "905.1", "506.1")
def test_only_during_the_battle_phase() -> None:
    text = "[Rest]: Target servant gains +500 ATK until end of turn. Play this ability only during the battle phase."
    table = board(caster("Cheer", text=text), servant("Pup", atk=500)).field(0, "Cheer", "Pup").zone(1, "orb", 2)
    assert not table.can("use", 0, "Cheer", ability="gains")
    table.attack("Pup", at=1).use(0, "Cheer", "gains", targets=["Pup"]).resolve()
    assert table.power("Pup") == 1000


@pytest.mark.rule("caster", "1008.1", "1012.1")
def test_their_player_chooses_what_is_banished() -> None:
    text = "Your opponent chooses a servant they control and banishes it."
    table = board(servant("Left"), servant("Right"), conjure("Edict", text, cost=0))
    table.field(1, "Left", "Right").hand(0, "Edict").play(0, "Edict").resolve()
    table.expect(player=1).choose("Right")
    assert table.field_names(1) == ["Left"]


@pytest.mark.rule("caster", "904.1", "306.6")
def test_what_face_down_casters_gain() -> None:
    table = board(
        servant("Patron", text='Face down casters you control gain "[Rest]: Draw a card.".'),
        servant("Blank"),
    )
    table.field(0, "Patron").field(0, "Blank", face_up=False).deck(0, 3)
    down = next(each for each in table.objects("field", 0) if not each.face_up)
    table.use(0, down, "Draw").resolve()
    assert table.hand_size(0) == 1


@pytest.mark.rule("caster", "309.1", "906.5a")
def test_a_card_put_into_the_orb_zone_is_heard_of() -> None:
    table = board(
        servant("Usher", text="Whenever a card is put into your orb zone ⇒ Gain a candy counter."),
        conjure("Deposit", "Put a card from your hand into your orb zone face down.", cost=0),
        servant("Coin"),
    )
    table.field(0, "Usher").hand(0, "Deposit", "Coin").play(0, "Deposit").resolve_all()
    assert len(table.zone_names(0, "orb")) == 1 and table.resource(0, "candy") == 1


@pytest.mark.rule("caster", "303.1", "909.5")
def test_a_servant_that_is_reversed() -> None:
    table = board(servant("Guard"), servant("Scout"), conjure("Undo", "Rest target servant that is reversed.", cost=0))
    table.field(1, "Guard", reversed=True).field(1, "Scout").hand(0, "Undo")
    table.play(0, "Undo", targets=["Guard"]).resolve()
    assert lies(table, "Guard") == "rested"


@pytest.mark.rule("caster", "903.2e", "903.3a")
@pytest.mark.parametrize("goes", [True, False])
def test_two_targets_of_one_verb(goes: bool) -> None:
    table = board(
        servant("Pup"),
        servant("Fence") | {"type": "Barrier"},
        conjure("Clear Out", "Destroy target servant and target barrier.", cost=0),
        conjure("Flit", "[Quickcast]\nReturn target servant to its owner's hand.", cost=0),
    )
    table.field(1, "Pup", "Fence").hand(0, "Clear Out").hand(1, "Flit")
    table.play(0, "Clear Out", targets=["Pup", "Fence"])
    if goes:
        table.passes(0).play(1, "Flit", targets=["Pup"])
    table.resolve_all()
    assert table.field_names(1) == [] and table.hand_names(1) == (["Pup"] if goes else ["Flit"])
    assert "Fence" in table.zone_names(1, "graveyard")


@pytest.mark.rule("caster", "104.1", "1105.2")
@pytest.mark.parametrize(
    ("text", "playable"),
    [
        ("[Quickcast]\nPlay this card only during your opponent's turn.\nDraw a card.", False),
        ("Play this card only during your turn.\nDraw a card.", True),
        ("Play this card only if you control a Wolf.\nDraw a card.", False),
    ],
)
def test_when_a_card_may_be_played(text: str, playable: bool) -> None:
    table = board(conjure("Word", text, cost=0), servant("Cub", race="Wolf")).hand(0, "Word")
    assert table.can("play", 0, "Word") is playable


@pytest.mark.rule("caster", "1009.1", "1009.2")
@pytest.mark.parametrize(
    ("text", "candy"),
    [
        ("Whenever you corrupt an enemy orb ⇒ Gain a candy counter.", 1),
        ("Whenever you corrupt an orb ⇒ Gain a candy counter.", 1),
        ("Whenever you corrupt one of your orbs ⇒ Gain a candy counter.", 0),
        ("Whenever an enemy player corrupts an allied orb ⇒ Gain a candy counter.", 0),
    ],
)
def test_who_corrupts_whose(text: str, candy: int) -> None:
    table = board(servant("Maw", text="[Double Corrupt]"), servant("Greedy", text=text), servant("Gem"))
    table.field(0, "Maw", "Greedy").zone(1, "orb", "Gem", "Gem", 3).attack("Maw", at=1).end_step()
    table.choose("Gem", "Gem").to("main", 1)
    assert table.resource(0, "candy") == candy


@pytest.mark.rule("caster", "1009.1", "903.2h")
def test_an_orb_corrupted_as_a_cost_is_corrupted_by_its_player() -> None:
    table = board(
        caster("Opener", text="Corrupt an allied orb: Draw a card."),
        servant("Greedy", text="Whenever you corrupt an allied orb ⇒ Gain a candy counter."),
    )
    table.field(0, "Opener", "Greedy").zone(0, "orb", 1).deck(0, 3).use(0, "Opener", "Corrupt").resolve_all()
    assert table.resource(0, "candy") == 1 and table.hand_size(0) == 2


@pytest.mark.rule("caster", "308.2a", "306.6")
def test_set_face_down_in_other_words() -> None:
    text = "Put a card from your hand face down into your caster zone as a caster."
    table = board(servant("Mole"), conjure("Dig In", text, cost=0)).hand(0, "Dig In", "Mole")
    table.play(0, "Dig In").resolve_all()
    assert table.field_names(0) == ["face-down card"] and table.hand_names(0) == []


@pytest.mark.rule("caster", "1014.3", "208.1")
def test_atk_equal_to_its_def() -> None:
    text = "Target servant gains ATK equal to its DEF until end of turn."
    table = board(servant("Wall", atk=500, dfs=2000), conjure("Turn Over", text, cost=0))
    table.field(0, "Wall").hand(0, "Turn Over").play(0, "Turn Over", targets=["Wall"]).resolve()
    assert table.power("Wall") == 2500
