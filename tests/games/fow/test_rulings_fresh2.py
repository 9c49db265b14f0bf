"""Rulings that a judge would be asked for, each from the document alone: second round."""

from typing import Any

import pytest

from arbiter.testing import scenario


def res(name: str, atk: int, defence: int, text: str = "", **more: Any) -> dict[str, Any]:
    return {"name": name, "type": "Resonator", "atk": atk, "def": defence, "text": text, **more}


def chant(name: str, text: str, cost: str = "{R}") -> dict[str, Any]:
    return {"name": name, "type": "Chant", "cost": cost, "text": text}


def quick(name: str, text: str, cost: str = "{U}") -> dict[str, Any]:
    return chant(name, f"[Quickcast]\n{text}", cost)


def place(name: str, text: str, cost: str = "{R}") -> dict[str, Any]:
    return {"name": name, "type": "Addition: Field", "cost": cost, "text": text}


def ruler(name: str, text: str, j_name: str, j_text: str = "", atk: int = 500, defence: int = 500) -> dict[str, Any]:
    other = {"name": j_name, "type": "J-Ruler", "attribute": ["R"], "atk": atk, "def": defence, "text": j_text}
    return {"name": name, "type": "Ruler", "attribute": ["R"], "text": text, "other": other}


KINDLER = ruler("Kindler", "[Judgment] {R}", "Kindler Unbound")


@pytest.mark.rule("fow", "104.2")
def test_x_may_be_nothing_at_all() -> None:
    table = (
        scenario("fow")
        .define(
            **chant(
                "Sparing Flame",
                "You may remove X fire cards in your hand from the game rather than pay this card's cost.\n"
                "You gain 100 life.",
                cost="{R}{3}",
            )
        )
        .hand(0, "Sparing Flame")
    )
    table.play(0, "Sparing Flame", extra=True).resolve()
    assert table.resource(0, "life") == 4100


@pytest.mark.rule("fow", "307.9")
def test_what_is_put_into_the_field_is_mine_and_goes_back_to_its_owner() -> None:
    table = (
        scenario("fow")
        .define(**chant("Grave Robbery", "Put target resonator from your opponent's graveyard into the field."))
        .define(**chant("Smite", "Destroy target resonator."))
        .define(**res("Knight Errant", 300, 300))
        .sources(0, fire=2)
        .hand(0, "Grave Robbery", "Smite")
        .zone(1, "graveyard", "Knight Errant")
    )
    table.play(0, "Grave Robbery", targets=["Knight Errant"]).resolve()
    assert table.is_on_field("Knight Errant", 0)
    table.play(0, "Smite", targets=["Knight Errant"]).resolve()
    assert table.zone_names(1, "graveyard") == ["Knight Errant"]


@pytest.mark.rule("fow", "321.1b")
def test_a_j_ruler_does_not_go_to_a_hand_or_out_of_the_game() -> None:
    table = (
        scenario("fow")
        .define(**KINDLER)
        .define(**chant("Homeward", "Return target J/resonator to its owner's hand. If you do, draw a card."))
        .define(**chant("Banishment", "Remove target J/resonator from the game. Draw a card."))
        .sources(0, fire=2)
        .hand(0, "Homeward", "Banishment")
        .field(1, "Kindler Unbound", damage=100)
    )
    table.play(0, "Homeward", targets=["Kindler Unbound"]).resolve()
    assert table.is_on_field("Kindler Unbound", 1) and table.hand_size(0) == 1
    table.play(0, "Banishment", targets=["Kindler Unbound"]).resolve()
    assert table.is_on_field("Kindler Unbound", 1) and table.hand_size(0) == 1
    assert table.damage_on("Kindler Unbound") == 100


@pytest.mark.rule("fow", "502.4")
def test_the_first_player_draws_nothing_and_the_second_has_a_coin() -> None:
    table = scenario("fow").zone(0, "ruler", 1).zone(1, "ruler", 1).turn(0, "setup", number=0, begin=True)
    table.to("mulligan") if table.step == "setup" else table
    while table.step != "main" or table.active != 0:
        if table.question is not None and table.question.why == "mulligan":
            table.choose()
        else:
            table.to("main")
    assert table.hand_size(0) == 5 and table.hand_size(1) == 5
    table.next_turn().to("main")
    assert table.hand_size(1) == 6
    assert len(table.zone_names(1, "item")) == 1 and table.zone_names(0, "item") == []


@pytest.mark.rule("fow", "505.5")
def test_only_the_turn_player_discards_down() -> None:
    table = (
        scenario("fow").define(**chant("Page", "Draw a card.")).hand(0, *["Page"] * 3).hand(1, *["Page"] * 9)
    )
    table.next_turn()
    assert table.hand_size(1) == 9 and table.active == 1


@pytest.mark.rule("fow", "605.1")
def test_after_a_spell_the_turn_player_has_priority_whoever_played_it() -> None:
    table = (
        scenario("fow")
        .define(**quick("Drop", "You gain 100 life."))
        .sources(1, water=1)
        .sources(0, water=1)
        .hand(1, "Drop")
        .hand(0, "Drop")
        .turn(1, "main")
    )
    table.passes(1).play(0, "Drop").resolve()
    table.expect(player=1)


@pytest.mark.rule("fow", "803.3")
def test_one_whose_control_came_this_turn_neither_attacks_nor_rests_for_its_ability_without_swiftness() -> None:
    def setting(more: str) -> Any:
        return (
            scenario("fow")
            .define(**chant("Charm", f"Gain control of target resonator until end of turn. Recover it.{more}"))
            .define(**res("Prize", 400, 400, "{Rest}: You gain 100 life."))
            .sources(0, fire=1)
            .hand(0, "Charm")
            .field(1, "Prize", rested=True)
        )

    table = setting("")
    table.play(0, "Charm", targets=["Prize"]).resolve()
    assert not table.is_rested("Prize") and table.is_on_field("Prize", 0)
    assert not table.can("attack", 0, "Prize") and not table.can("use", 0, "Prize")

    table = setting(" It gains [Swiftness] until end of turn.")
    table.play(0, "Charm", targets=["Prize"]).resolve()
    assert table.can("use", 0, "Prize")
    table.attack("Prize").to("main")
    assert table.resource(1, "life") == 3600
    table.next_turn()
    assert table.is_on_field("Prize", 1) and table.is_rested("Prize")


@pytest.mark.rule("fow", "804.3")
def test_one_that_came_in_this_battle_may_block() -> None:
    table = (
        scenario("fow")
        .define(**res("Duelist", 500, 500))
        .define(**res("Reinforcement", 300, 600, "[Quickcast]", cost="{U}"))
        .sources(1, water=1)
        .hand(1, "Reinforcement")
        .field(0, "Duelist")
    )
    table.attack("Duelist").passes(0).play(1, "Reinforcement").resolve().block("Reinforcement").to("main")
    assert table.resource(1, "life") == 4000
    assert table.damage_on("Duelist") == 300 and table.damage_on("Reinforcement") == 500


@pytest.mark.rule("fow", "806.2c")
def test_a_warden_loses_as_much_willpower_as_the_attacker_costs() -> None:
    def setting(atk: int) -> Any:
        return (
            scenario("fow")
            .define(
                name="Gatekeeper",
                type="Warden",
                cost="{R}{1}",
                willpower=4,
                text="[+1]: You gain 100 life.",
                other={"name": "Gatekeeper Risen", "type": "J-Ruler", "attribute": ["R"], "atk": 700, "def": 700, "text": ""},
            )
            .define(**res("Raider", atk, 300, cost="{R}{2}"))
            .field(0, "Raider")
            .zone(1, "ruler", "Gatekeeper", counters={"willpower": 4})
        )

    table = setting(300)
    table.attack("Raider", at="Gatekeeper").to("main")
    assert table.counters("Gatekeeper", "willpower") == 1
    table = setting(0)
    table.attack("Raider", at="Gatekeeper").to("main")
    assert table.counters("Gatekeeper", "willpower") == 3


@pytest.mark.rule("fow", "807.3a")
def test_what_lasts_until_the_end_of_the_battle_is_gone_in_the_main_phase() -> None:
    table = (
        scenario("fow")
        .define(**res("Duelist", 300, 300, "Whenever this card attacks >>> It gains [+400/0] until end of battle."))
        .field(0, "Duelist")
    )
    table.attack("Duelist").resolve()
    assert table.power("Duelist") == 700
    table.to("main")
    assert table.resource(1, "life") == 3300 and table.power("Duelist") == 300


@pytest.mark.rule("fow", "903.2h-3")
def test_the_spells_played_so_far_are_counted_before_the_chant_itself_is_played() -> None:
    table = (
        scenario("fow")
        .define(
            **chant(
                "Crescendo",
                "This card deals X00 damage to your opponent, where X is the number of spells played this turn.",
            )
        )
        .define(**chant("Prelude", "You gain 100 life."))
        .define(**quick("Drop", "You gain 100 life."))
        .sources(0, fire=2)
        .sources(1, water=1)
        .hand(0, "Crescendo", "Prelude")
        .hand(1, "Drop")
    )
    table.play(0, "Prelude").resolve()
    table.play(0, "Crescendo").passes(0).play(1, "Drop").resolve_all()
    assert table.resource(1, "life") == 4100 - 100


@pytest.mark.rule("fow", "903.2h-4")
def test_the_x_of_the_cost_is_the_x_of_the_abilities_and_nothing_without_playing() -> None:
    def setting() -> Any:
        return (
            scenario("fow")
            .define(**res("Growth", 100, 100, "This card enters the field with X [+100/+100] counters on it.\n"
                          "[Enter] >>> You gain X00 life.", cost="{R}{X}"))
            .define(**chant("Open Grave", "Put target resonator from your graveyard into the field."))
            .sources(0, fire=3)
        )

    table = setting().hand(0, "Growth")
    table.play(0, "Growth", x=2).resolve_all()
    assert table.power("Growth") == 300 and table.resource(0, "life") == 4200
    table = setting().hand(0, "Open Grave").zone(0, "graveyard", "Growth")
    table.play(0, "Open Grave", targets=["Growth"]).resolve_all()
    assert table.power("Growth") == 100 and table.resource(0, "life") == 4000


@pytest.mark.rule("fow", "903.2j")
def test_damage_is_divided_as_the_spell_is_played_and_a_lost_share_is_lost() -> None:
    table = (
        scenario("fow")
        .define(**chant("Fork", "This card deals 500 damage divided as you choose to any number of target resonators."))
        .define(**quick("Retreat", "Return target resonator you control to its owner's hand."))
        .define(**res("Left", 300, 900))
        .define(**res("Right", 300, 900))
        .sources(0, fire=1)
        .sources(1, water=1)
        .hand(0, "Fork")
        .hand(1, "Retreat")
        .field(1, "Left", "Right")
    )
    table.play(0, "Fork", targets=[["Left", "Right"]], divide={"Left": 300, "Right": 200}).passes(0)
    table.play(1, "Retreat", targets=["Left"]).resolve_all()
    assert table.damage_on("Right") == 200


@pytest.mark.rule("fow", "905.4a")
def test_a_gods_art_is_once_a_game_for_all_cards_with_it_even_if_cancelled() -> None:
    text = 'God\'s Art "Sunfall" {0}: Your opponent loses 500 life.'
    table = (
        scenario("fow")
        .define(**res("Sun Priest", 300, 300, text))
        .define(**res("Sun Acolyte", 300, 300, text + '\nGod\'s Art "Moonfall" {0}: You gain 500 life.'))
        .define(**quick("Still", "Cancel target activate ability."))
        .sources(1, water=1)
        .hand(1, "Still")
        .field(0, "Sun Priest", "Sun Acolyte")
    )
    table.use(0, "Sun Priest").passes(0).play(1, "Still").resolve_all()  # 905.4c
    assert table.resource(1, "life") == 4000
    assert not table.can("use", 0, "Sun Priest")
    assert not table.can("use", 0, "Sun Acolyte", ability="Sunfall")
    table.use(0, "Sun Acolyte", ability="Moonfall").resolve()
    assert table.resource(0, "life") == 4500


@pytest.mark.rule("fow", "906.4b")
def test_what_leaves_for_the_graveyard_remembers_its_counters() -> None:
    table = (
        scenario("fow")
        .define(**chant("Smite", "Destroy target resonator."))
        .define(
            **res(
                "Ember",
                300,
                300,
                "When this card is put into a graveyard from the field >>> This card deals 100 damage to your opponent for each "
                "spark counter on it.",
            )
        )
        .sources(0, fire=1)
        .hand(0, "Smite")
        .field(0, "Ember", counters={"spark": 3})
    )
    table.play(0, "Smite", targets=["Ember"]).resolve_all()
    assert table.resource(1, "life") == 3700


@pytest.mark.rule("fow", "906.5a")
def test_a_delayed_ability_triggers_once() -> None:
    table = (
        scenario("fow")
        .define(**chant("Slow Fuse", "At the beginning of the next end phase >>> Your opponent loses 300 life."))
        .sources(0, fire=1)
        .hand(0, "Slow Fuse")
    )
    table.play(0, "Slow Fuse").resolve()
    assert table.resource(1, "life") == 4000
    table.next_turn()
    assert table.resource(1, "life") == 3700
    table.next_turn().next_turn()
    assert table.resource(1, "life") == 3700


@pytest.mark.rule("fow", "909.3i")
def test_what_asks_for_atk_sees_it_after_counters_and_only_once() -> None:
    table = (
        scenario("fow")
        .define(**place("Heavy Hall", "Resonators with ATK 800 or more you control gain [Pierce]."))
        .define(**place("Light Hall", "Resonators with ATK 500 or less you control gain [+200/0]."))
        .define(**res("Ox", 700, 300))
        .define(**res("Mouse", 400, 300))
        .field(0, "Heavy Hall", "Light Hall")
        .field(0, "Ox", counters={"[+100/+100]": 1})
        .field(0, "Mouse")
    )
    assert table.has("Ox", "Pierce") and table.power("Ox") == 800
    assert table.power("Mouse") == 600 and not table.has("Mouse", "Pierce")


@pytest.mark.rule("fow", "909.8")
def test_a_stone_that_was_a_resonator_when_it_was_frozen_stays_frozen() -> None:
    table = (
        scenario("fow")
        .define(
            **chant(
                "Waking Stone",
                "Target magic stone becomes a [500/500] resonator until end of turn. It's still a magic stone.",
            )
        )
        .define(
            **chant("Frost", "Rest target resonator. It doesn't recover during its controller's next recovery phase.")
        )
        .sources(0, fire=2)
        .sources(1, wind=1)
        .hand(0, "Waking Stone", "Frost")
    )
    table.play(0, "Waking Stone", targets=["Wind Source 1"]).resolve()
    table.play(0, "Frost", targets=["Wind Source 1"]).resolve()
    table.to("main", player=1)
    assert table.is_rested("Wind Source 1")
    table.to("main", player=1, later=True)
    assert not table.is_rested("Wind Source 1")


@pytest.mark.rule("fow", "910.2")
def test_of_two_replacements_of_a_movement_the_controller_of_the_moved_card_chooses() -> None:
    table = (
        scenario("fow")
        .define(**place("Hungry Void", "If a resonator would be put into a graveyard from the field, remove it from the game instead."))
        .define(**res("Homing Bird", 300, 300, "If this card would be put into a graveyard from the field, return it to its "
                      "owner's hand instead."))
        .define(**chant("Smite", "Destroy target resonator."))
        .sources(0, fire=1)
        .hand(0, "Smite")
        .field(0, "Hungry Void")
        .field(1, "Homing Bird")
    )
    table.play(0, "Smite", targets=["Homing Bird"]).resolve()
    table.expect(player=1)
    table.choose("Homing Bird") if table.question.kind == "objects" else table.option("Homing Bird")
    assert table.hand_names(1) == ["Homing Bird"]


@pytest.mark.rule("fow", "1405.1b")
def test_an_addition_without_its_target_goes_to_the_graveyard() -> None:
    table = (
        scenario("fow")
        .define(
            name="War Banner", type="Addition: Resonator", cost="{R}", text="Added resonator gains [+300/+300] and [Pierce]."
        )
        .define(**quick("Retreat", "Return target resonator you control to its owner's hand."))
        .define(**res("Bearer", 300, 300))
        .sources(0, fire=2)
        .sources(1, water=1)
        .hand(0, "War Banner", "War Banner")
        .hand(1, "Retreat")
        .field(0, "Bearer")
        .field(1, "Bearer")
    )
    mine, theirs = table.card("Bearer", 0), table.card("Bearer", 1)
    table.play(0, "War Banner", targets=[theirs]).passes(0)
    table.play(1, "Retreat", targets=[theirs]).resolve_all()
    assert table.zone_names(0, "graveyard") == ["War Banner"]
    table.play(0, "War Banner", targets=[mine]).resolve()
    assert table.power(mine) == 600 and table.has(mine, "Pierce")


@pytest.mark.rule("fow", "1207.1")
def test_an_addition_goes_when_what_it_was_added_to_goes_and_not_when_that_changes_sides() -> None:
    table = (
        scenario("fow")
        .define(name="War Banner", type="Addition: Resonator", cost="{R}", text="Added resonator gains [+300/+300].")
        .define(**chant("Charm", "Gain control of target resonator."))
        .define(**chant("Smite", "Destroy target resonator."))
        .define(**res("Bearer", 300, 300))
        .sources(0, fire=2)
        .hand(0, "Charm", "Smite")
        .field(1, "Bearer")
        .zone(1, "field", "War Banner", host="Bearer")
    )
    assert table.power("Bearer") == 600
    table.play(0, "Charm", targets=["Bearer"]).resolve()
    assert table.is_on_field("Bearer", 0) and table.power("Bearer") == 600 and table.is_on_field("War Banner", 1)
    table.play(0, "Smite", targets=["Bearer"]).resolve()
    assert table.zone_names(1, "graveyard") == ["War Banner", "Bearer"] or table.zone_names(1, "graveyard") == [
        "Bearer",
        "War Banner",
    ]


@pytest.mark.rule("fow", "1007.3a")
def test_damage_for_each_card_is_dealt_at_once() -> None:
    table = (
        scenario("fow")
        .define(**chant("Hail", "This card deals 100 damage to target resonator for each card in your hand."))
        .define(**chant("Page", "Draw a card."))
        .define(**res("Thick Hide", 300, 2000, "If damage would be dealt to this card, prevent 100 of it."))
        .sources(0, fire=1)
        .hand(0, "Hail", "Page", "Page", "Page")
        .field(1, "Thick Hide")
    )
    table.play(0, "Hail", targets=["Thick Hide"]).resolve()
    assert table.damage_on("Thick Hide") == 200


@pytest.mark.rule("fow", "104.3")
def test_resting_the_rested_is_not_becoming_rested() -> None:
    table = (
        scenario("fow")
        .define(**place("Lullaby Hall", "Whenever a resonator becomes rested >>> You gain 100 life."))
        .define(**chant("Sleep", "Rest target resonator."))
        .define(**res("Sleeper", 300, 300))
        .define(**res("Waker", 300, 300))
        .sources(0, fire=2)
        .hand(0, "Sleep", "Sleep")
        .field(0, "Lullaby Hall")
        .field(1, "Sleeper", rested=True)
        .field(1, "Waker")
    )
    table.play(0, "Sleep", targets=["Sleeper"]).resolve_all()
    assert table.resource(0, "life") == 4000
    table.play(0, "Sleep", targets=["Waker"]).resolve_all()
    assert table.resource(0, "life") == 4100


@pytest.mark.rule("fow", "1014.2")
def test_what_is_searched_for_by_a_quality_need_not_be_found() -> None:
    def setting(what: str) -> Any:
        return (
            scenario("fow")
            .define(**chant("Seek", f"Search your deck for {what}, reveal it and put it into your hand. Then shuffle your deck."))
            .define(**res("Hound", 300, 300, race=["Beast"]))
            .sources(0, fire=1)
            .hand(0, "Seek")
            .deck(0, "Hound", only=True)
        )

    table = setting("a Beast")
    table.play(0, "Seek").resolve().choose()
    assert table.hand_size(0) == 0
    table = setting("a card")
    table.play(0, "Seek").resolve()
    assert table.hand_names(0) == ["Hound"]


@pytest.mark.rule("fow", "1017.2")
def test_a_token_copy_has_the_printed_values_costs_nothing_and_ceases_in_a_hand() -> None:
    table = (
        scenario("fow")
        .define(**chant("Mirror", "Copy target resonator you control."))
        .define(**chant("Sweep", "Return all resonators with total cost 0 to their owners' hands."))
        .define(**res("Model", 400, 400, "[Enter] >>> You gain 100 life.", cost="{R}{2}"))
        .sources(0, fire=2)
        .hand(0, "Mirror", "Sweep")
        .field(0, "Model", counters={"[+100/+100]": 2})
    )
    table.play(0, "Mirror", targets=["Model"]).resolve_all()
    assert table.resource(0, "life") == 4100
    assert sorted(table.power(table.card("Model", 0, index=place)) for place in (0, 1)) == [400, 600]
    table.play(0, "Sweep").resolve()
    assert table.field_names(0).count("Model") == 1 and table.hand_size(0) == 0  # 1303.3a


@pytest.mark.rule("fow", "1017.5")
def test_what_becomes_a_copy_keeps_its_name_and_counters() -> None:
    table = (
        scenario("fow")
        .define(**chant("Masquerade", "Target resonator you control becomes a copy of target resonator your opponent controls "
                        "until end of turn."))
        .define(**place("Mime Stage", 'Resonators named "Mime" you control gain [+100/0].'))
        .define(**res("Mime", 100, 100))
        .define(**res("Ogre", 900, 900, "[Pierce]"))
        .sources(0, fire=1)
        .hand(0, "Masquerade")
        .field(0, "Mime Stage")
        .field(0, "Mime", counters={"[+100/+100]": 1})
        .field(1, "Ogre", counters={"[+100/+100]": 3})
    )
    mime = table.card("Mime", 0)
    assert table.power(mime) == 300
    table.play(0, "Masquerade", targets=[mime, "Ogre"]).resolve()
    assert table.power(mime) == 1100 and table.guard(mime) == 1000 and table.has(mime, "Pierce")
    table.next_turn()
    assert table.power(mime) == 300 and not table.has(mime, "Pierce")


@pytest.mark.rule("fow", "1018.1a")
def test_the_next_damage_is_prevented_up_to_so_much() -> None:
    table = (
        scenario("fow")
        .define(**chant("Shelter", "Prevent the next 300 damage that would be dealt to target resonator this turn."))
        .define(**chant("Scorch", "This card deals 200 damage to target resonator."))
        .define(**res("Bearer", 300, 2000))
        .sources(0, fire=3)
        .hand(0, "Shelter", "Scorch", "Scorch")
        .field(0, "Bearer")
    )
    table.play(0, "Shelter", targets=["Bearer"]).resolve()
    table.play(0, "Scorch", targets=["Bearer"]).resolve()
    assert table.damage_on("Bearer") == 0
    table.play(0, "Scorch", targets=["Bearer"]).resolve()
    assert table.damage_on("Bearer") == 100


@pytest.mark.rule("fow", "1020.1")
def test_becoming_a_race_takes_the_old_one_and_gaining_does_not() -> None:
    table = (
        scenario("fow")
        .define(**place("Human Hall", "Human resonators you control gain [+100/0]."))
        .define(**place("Beast Den", "Beast resonators you control gain [+200/0]."))
        .define(**chant("Curse", "Target resonator becomes a Beast until end of turn."))
        .define(**chant("Gift", "Target resonator gains Beast until end of turn."))
        .define(**res("Anna", 300, 300, race=["Human"]))
        .define(**res("Boris", 300, 300, race=["Human"]))
        .sources(0, fire=2)
        .hand(0, "Curse", "Gift")
        .field(0, "Human Hall", "Beast Den", "Anna", "Boris")
    )
    table.play(0, "Curse", targets=["Anna"]).resolve()
    table.play(0, "Gift", targets=["Boris"]).resolve()
    assert table.power("Anna") == 500 and table.power("Boris") == 600


@pytest.mark.rule("fow", "1022.1")
def test_a_counter_whose_destination_is_gone_stays() -> None:
    def setting() -> Any:
        return (
            scenario("fow")
            .define(**chant("Handover", "Move a spark counter from target resonator you control to another target resonator you control."))
            .define(**quick("Smite", "Destroy target resonator."))
            .define(**res("Giver", 300, 300))
            .define(**res("Taker", 300, 300))
            .sources(0, fire=1)
            .sources(1, water=1)
            .hand(0, "Handover")
            .hand(1, "Smite")
            .field(0, "Giver", counters={"spark": 2})
            .field(0, "Taker")
        )

    table = setting()
    table.play(0, "Handover", targets=["Giver", "Taker"]).resolve()
    assert table.counters("Giver", "spark") == 1 and table.counters("Taker", "spark") == 1
    table = setting()
    table.play(0, "Handover", targets=["Giver", "Taker"]).passes(0).play(1, "Smite", targets=["Taker"]).resolve_all()
    assert table.counters("Giver", "spark") == 2


@pytest.mark.rule("fow", "1022.4")
def test_doubling_counters_puts_as_many_more() -> None:
    table = (
        scenario("fow")
        .define(**chant("Bloom", "Double the number of [+100/+100] counters on target resonator."))
        .define(**res("Gardener", 100, 100, "Whenever one or more [+100/+100] counters are put on a resonator >>> You gain 100 life."))
        .sources(0, fire=1)
        .hand(0, "Bloom")
        .field(0, "Gardener", counters={"[+100/+100]": 3})
    )
    table.play(0, "Bloom", targets=["Gardener"]).resolve_all()
    assert table.counters("Gardener", "[+100/+100]") == 6 and table.resource(0, "life") == 4100


@pytest.mark.rule("fow", "1029.1a")
def test_an_attacker_removed_from_battle_stays_rested_and_deals_nothing() -> None:
    table = (
        scenario("fow")
        .define(**res("Duelist", 500, 500))
        .define(**quick("Distraction", "Remove target attacking resonator from battle."))
        .sources(1, water=1)
        .hand(1, "Distraction")
        .field(0, "Duelist")
    )
    table.attack("Duelist").passes(0).play(1, "Distraction", targets=["Duelist"]).resolve().to("main")
    assert table.resource(1, "life") == 4000 and table.is_rested("Duelist")


@pytest.mark.rule("fow", "1031.2")
def test_two_recovery_phases_are_skipped_one_after_the_other() -> None:
    table = (
        scenario("fow")
        .define(**chant("Long Night", "Target player skips their next recovery phase."))
        .define(**res("Sleeper", 300, 300))
        .sources(0, fire=2)
        .hand(0, "Long Night", "Long Night")
        .field(1, "Sleeper", rested=True)
    )
    table.play(0, "Long Night", targets=[1]).resolve()
    table.play(0, "Long Night", targets=[1]).resolve()
    table.to("main", player=1)
    assert table.is_rested("Sleeper")
    table.to("main", player=1, later=True)
    assert table.is_rested("Sleeper")
    table.to("main", player=1, later=True)
    assert not table.is_rested("Sleeper")


@pytest.mark.rule("fow", "1051.1b")
def test_nobody_loses_their_only_j_ruler_to_another() -> None:
    table = (
        scenario("fow")
        .define(**KINDLER)
        .define(**chant("Usurp", "Gain control of target J/resonator. Draw a card."))
        .sources(0, fire=1)
        .hand(0, "Usurp")
        .field(1, "Kindler Unbound")
    )
    table.play(0, "Usurp", targets=["Kindler Unbound"]).resolve()
    assert table.is_on_field("Kindler Unbound", 1) and table.hand_size(0) == 1


# --- chapters 1100 and later -----------------------------------------------------------------------


@pytest.mark.rule("fow", "1138.2")
def test_bane_without_damage_destroys_nothing() -> None:
    def setting(text: str) -> Any:
        return (
            scenario("fow")
            .define(**res("Viper", 100, 2000, "[Bane]"))
            .define(**res("Elephant", 500, 2000, text))
            .field(0, "Viper")
            .field(1, "Elephant")
        )

    table = setting("")
    table.attack("Viper").block("Elephant").to("main")
    assert table.zone_names(1, "graveyard") == ["Elephant"]
    table = setting("Prevent all damage that would be dealt to this card.")
    table.attack("Viper").block("Elephant").to("main")
    assert table.is_on_field("Elephant")


@pytest.mark.rule("fow", "1017.3d")
def test_the_copy_of_an_awakened_spell_is_awakened() -> None:
    table = (
        scenario("fow")
        .define(
            **chant(
                "Rising Flame",
                "[Awakening] {R}\nThis card deals 200 damage to target player. If this card was awakened, it deals 500 damage "
                "instead.",
            )
        )
        .define(**quick("Echo", "Copy target chant spell you control. You may choose new targets for the copy.", cost="{R}"))
        .sources(0, fire=3)
        .hand(0, "Rising Flame", "Echo")
    )
    table.play(0, "Rising Flame", targets=[1], extra=True)
    table.play(0, "Echo", targets=["Rising Flame"]).resolve()
    table.no()
    table.resolve_all()
    assert table.resource(1, "life") == 3000


@pytest.mark.rule("fow", "1124.4")
def test_torrent_counts_what_was_cancelled() -> None:
    table = (
        scenario("fow")
        .define(**chant("Wave", "You gain 100 life.\n[Torrent] -- Draw a card."))
        .define(**chant("Prelude", "You gain 100 life."))
        .define(**quick("Hush", "Cancel target spell."))
        .sources(0, fire=2)
        .sources(1, water=1)
        .hand(0, "Wave", "Prelude")
        .hand(1, "Hush")
    )
    table.play(0, "Prelude").passes(0).play(1, "Hush", targets=["Prelude"]).resolve_all()
    table.play(0, "Wave").resolve()
    assert table.resource(0, "life") == 4100 and table.hand_size(0) == 1


@pytest.mark.rule("fow", "1134.2")
def test_null_is_asked_as_the_card_is_played() -> None:
    def setting(*more: str) -> Any:
        return (
            scenario("fow")
            .define(**chant("Empty Bowl", "You gain 100 life.\n[Null] -- Draw two cards."))
            .define(**chant("Page", "Draw a card."))
            .sources(0, fire=1)
            .hand(0, "Empty Bowl", *more)
        )

    table = setting()
    table.play(0, "Empty Bowl").resolve()
    assert table.hand_size(0) == 2
    table = setting("Page")
    table.play(0, "Empty Bowl").resolve()
    assert table.hand_size(0) == 1


@pytest.mark.rule("fow", "1177.2")
def test_the_terrifying_is_blocked_by_no_lesser_one() -> None:
    table = (
        scenario("fow")
        .define(**res("Horror", 600, 600, "[Terrifying]"))
        .define(**res("Lesser", 500, 900, cost="{R}{2}"))
        .define(**res("Cheap", 900, 900, cost="{R}"))
        .define(**res("Equal", 600, 900, cost="{R}{1}"))
        .field(0, "Horror")
        .field(1, "Lesser", "Cheap", "Equal")
    )
    table.attack("Horror")
    assert not table.can("block", 1, "Lesser") and not table.can("block", 1, "Cheap")
    assert table.can("block", 1, "Equal")


@pytest.mark.rule("fow", "1181.2")
def test_aegis_against_the_quick_and_the_new() -> None:
    table = (
        scenario("fow")
        .define(**res("Ward", 300, 300, "[Aegis]"))
        .define(**quick("Fast Bolt", "Destroy target resonator.", cost="{R}"))
        .define(**chant("Slow Bolt", "Destroy target resonator."))
        .define(**res("Archer", 300, 300, "{0}: Destroy target resonator your opponent controls."))
        .sources(0, fire=2)
        .hand(0, "Fast Bolt", "Slow Bolt")
        .field(0, "Archer", fresh=True)
        .field(1, "Ward")
    )
    assert table.why_not(0, "Archer") == ["903.2i"]
    table.play(0, "Fast Bolt", targets=["Archer"])  # no choice but one's own
    table.resolve()
    table.play(0, "Slow Bolt", targets=["Ward"]).resolve()
    assert table.zone_names(1, "graveyard") == ["Ward"]


@pytest.mark.rule("fow", "1185.2")
def test_vileborn_hurts_once_a_turn_and_adds_up() -> None:
    table = (
        scenario("fow")
        .define(**res("Outcast", 300, 300, "[Vileborn] (2)"))
        .define(**place("Foul Pit", "Resonators you control gain [Vileborn] (1)."))
        .define(**chant("Praise", "Target resonator gains [+100/0] until end of turn."))
        .sources(0, fire=2)
        .hand(0, "Praise", "Praise")
        .field(0, "Foul Pit", "Outcast")
    )
    table.play(0, "Praise", targets=["Outcast"]).resolve_all()
    assert table.resource(1, "life") == 3700
    table.play(0, "Praise", targets=["Outcast"]).resolve_all()
    assert table.resource(1, "life") == 3700 and table.resource(0, "life") == 4000


@pytest.mark.rule("fow", "1169.2")
def test_multi_strike_drains_twice_and_the_blocker_strikes_once() -> None:
    table = (
        scenario("fow")
        .define(**res("Whirl", 300, 900, "[Multi Strike] [Drain]"))
        .define(**res("Wall", 200, 900))
        .field(0, "Whirl")
        .field(1, "Wall")
    )
    table.attack("Whirl").block("Wall").to("main")
    assert table.damage_on("Wall") == 600 and table.damage_on("Whirl") == 200
    assert table.resource(0, "life") == 4600


@pytest.mark.rule("fow", "1168.3")
def test_one_protector_a_battle() -> None:
    table = (
        scenario("fow")
        .define(**res("Duelist", 500, 500))
        .define(**res("First Guard", 100, 800, "[Protect]"))
        .define(**res("Second Guard", 100, 800, "[Protect]"))
        .field(0, "Duelist")
        .field(1, "First Guard", "Second Guard")
    )
    table.attack("Duelist", at=1).choose("First Guard")
    table.no_block().to("main")
    assert table.damage_on("First Guard") == 500 and not table.is_rested("Second Guard")


@pytest.mark.rule("fow", "1187.2")
def test_called_to_valhalla_it_is_expelled_and_another_comes() -> None:
    table = (
        scenario("fow")
        .define(**res("Fallen Sister", 300, 300, "[Call of Valhalla] (2)", race=["Valkyrie"]))
        .define(**res("Younger Sister", 400, 400, race=["Valkyrie"], cost="{W}{1}"))
        .define(**res("Elder Sister", 900, 900, race=["Valkyrie"], cost="{W}{4}"))
        .define(**chant("Smite", "Destroy target resonator."))
        .sources(0, fire=1)
        .hand(0, "Smite")
        .field(1, "Fallen Sister")
        .deck(1, "Elder Sister", "Younger Sister")
    )
    table.play(0, "Smite", targets=["Fallen Sister"]).resolve()
    table.choose("Younger Sister").resolve_all()
    assert table.zone_names(1, "outside") == ["Fallen Sister"]
    assert table.is_on_field("Younger Sister", 1)


@pytest.mark.rule("fow", "1195.2")
def test_kernlos_has_no_attribute_and_may_be_paid_with_void_will() -> None:
    table = (
        scenario("fow")
        .define(**res("Blank", 300, 300, "[Kernlos]", cost="{R}"))
        .define(**place("Fire Hall", "Fire resonators you control gain [+100/0]."))
        .sources(0, void=1)
        .hand(0, "Blank")
        .field(0, "Fire Hall")
    )
    table.play(0, "Blank").resolve()
    assert table.power("Blank") == 300


@pytest.mark.rule("fow", "1127.2a")
def test_resonance_hears_a_regalia_of_that_stone_type() -> None:
    table = (
        scenario("fow")
        .define(**res("Listener", 300, 300, "[Resonance] Fire Magic Stone >>> You gain 100 life.\n"
                      "[Omniresonance] >>> You gain 1000 life."))
        .define(name="Glowing Shard", type="Regalia", cost="{0}", text="This card has the fire magic stone type.")
        .hand(0, "Glowing Shard")
        .field(0, "Listener")
    )
    table.play(0, "Glowing Shard").resolve_all()
    assert table.resource(0, "life") == 4100  # 1127.4a
