"""Rulings from the document, the second half, written before anything was mended."""

import pytest
from arbiter.testing import BadScript, Table, scenario

BOUNCE = "Choose 1 Forward. Return it to its owner's hand."


def forward(table: Table, name: str, element: str, cost: int, power: int, text: str = "") -> Table:
    return table.define(name=name, type="forward", element=[element], cost=cost, power=power, text=text)


def summon(table: Table, name: str, element: str, cost: int, text: str) -> Table:
    return table.define(name=name, type="summon", element=[element], cost=cost, text=text)


def backup(table: Table, name: str, element: str, cost: int, text: str) -> Table:
    return table.define(name=name, type="backup", element=[element], cost=cost, text=text)


def plain() -> Table:
    table = scenario("fftcg")
    forward(table, "Ash Wolf", "fire", 2, 5000)
    forward(table, "Brook Heron", "water", 2, 5000)
    summon(table, "Ebbing Tide", "water", 2, BOUNCE)
    return table


@pytest.mark.rule("fftcg", "15.2.4.2")
def test_freezing_an_active_forward_is_used_up_by_its_next_active_phase() -> None:
    table = plain()
    summon(table, "Rime", "ice", 1, "Choose 1 Forward. Freeze it.")
    table.field(1, "Ash Wolf").sources(0, ice=1).hand(0, "Rime")
    table.play(0, "Rime", targets=["Ash Wolf"]).resolve()
    table.to("main1", player=1).attack("Ash Wolf").no_block().end_step()
    assert table.is_rested("Ash Wolf")
    table.to("main1", player=1, later=True)
    assert not table.is_rested("Ash Wolf")


@pytest.mark.rule("fftcg", "15.2.4.2")
def test_a_dull_frozen_forward_stays_dull_once() -> None:
    table = plain()
    summon(table, "Rime", "ice", 1, "Choose 1 Forward. Dull it and Freeze it.")
    table.field(1, "Ash Wolf").sources(0, ice=1).hand(0, "Rime")
    table.play(0, "Rime", targets=["Ash Wolf"]).resolve()
    table.to("main1", player=1)
    assert table.is_rested("Ash Wolf")
    table.to("main1", player=1, later=True)
    assert not table.is_rested("Ash Wolf")


@pytest.mark.rule("fftcg", "15.2.3.3")
def test_what_first_strike_damage_triggers_waits_for_the_other_damage() -> None:
    table = scenario("fftcg")
    forward(
        table,
        "Bramble Knight",
        "earth",
        3,
        5000,
        "If Bramble Knight is dealt damage by a Forward, reduce the damage by 2000 instead.\n"
        "When Bramble Knight is dealt damage, Bramble Knight gains +3000 power until the end of the turn.",
    )
    forward(table, "Quick Adder", "wind", 3, 6000, "First Strike")
    table.field(0, "Bramble Knight").field(1, "Quick Adder")
    table.attack("Bramble Knight").block("Quick Adder").end_step()
    assert table.stack() == ["Bramble Knight"]
    assert table.damage_on("Bramble Knight") == 4000 and table.damage_on("Quick Adder") == 5000
    table.resolve()
    assert table.power("Bramble Knight") == 8000


@pytest.mark.rule("fftcg", "15.1.1.9.2")
def test_all_of_a_party_share_one_element() -> None:
    table = plain().define(name="Steam Bard", type="forward", element=["fire", "water"], cost=2, power=5000, text="")
    table.field(0, "Ash Wolf", "Steam Bard", "Brook Heron")
    with pytest.raises(BadScript):
        table.attack("Ash Wolf", party=["Steam Bard", "Brook Heron"])
    with pytest.raises(BadScript):
        table.attack("Ash Wolf", party=["Brook Heron"])
    table.attack("Steam Bard", party=["Brook Heron"]).no_block().end_step()
    assert table.damage_count(1) == 1


@pytest.mark.rule("fftcg", "10.1.2.1")
def test_a_named_element_replaces_the_printed_one_for_parties() -> None:
    table = plain()
    forward(
        table,
        "Veil Mimic",
        "water",
        2,
        4000,
        "At the beginning of the Attack Phase during each of your turns, name 1 Element other than Light and Dark. "
        "Until the end of the turn, the Element of Veil Mimic becomes the named one.",
    )
    table.field(0, "Ash Wolf", "Brook Heron", "Veil Mimic")
    table.to("attack_preparation").resolve().option("fire")
    with pytest.raises(BadScript):
        table.attack("Brook Heron", party=["Veil Mimic"])
    table.attack("Ash Wolf", party=["Veil Mimic"])
    assert table.is_rested("Veil Mimic")


@pytest.mark.rule("fftcg", "6.5.2.1")
def test_damage_that_is_received_by_ones_own_card_bursts_before_what_it_allows() -> None:
    table = scenario("fftcg")
    forward(table, "Mud Lancer", "fire", 2, 3000)
    forward(table, "Brook Heron", "water", 2, 5000)
    forward(
        table,
        "Grave Pact",
        "lightning",
        2,
        5000,
        "When Grave Pact enters the field, you may receive 1 point of damage. "
        "When you do so, choose 1 Forward opponent controls. Break it.",
    )
    summon(table, "Warning Light", "fire", 2, "[EX BURST] Choose 1 Forward. Deal it 3000 damage.")
    table.sources(0, lightning=2).hand(0, "Grave Pact").deck(0, "Warning Light")
    table.field(1, "Mud Lancer", "Brook Heron")
    table.play(0, "Grave Pact").resolve().yes().yes().choose("Mud Lancer")
    assert table.zone_names(1, "break") == ["Mud Lancer"]
    assert table.stack() == ["Grave Pact"]
    table.resolve()
    assert table.zone_names(1, "break") == ["Mud Lancer", "Brook Heron"]
    assert table.zone_names(0, "damage") == ["Warning Light"]


@pytest.mark.rule("fftcg", "3.3")
def test_the_seventh_damage_bursts_and_both_lose() -> None:
    table = plain()
    summon(table, "Parting Gift", "water", 2, "[EX BURST] Each player draws 1 card.")
    table.field(0, "Ash Wolf").deck(0, only=True).deck(1, "Parting Gift").damage(1, 6)
    table.attack("Ash Wolf").no_block().end_step().yes()
    assert table.over and table.winner is None


@pytest.mark.rule("fftcg", "11.12.4.13")
def test_whoever_lost_all_abilities_keeps_what_it_gains_later() -> None:
    table = plain()
    forward(table, "Brass Kite", "wind", 3, 5000, "Brave\nThe Forwards you control gain +1000 power.")
    summon(table, "Warm Wind", "wind", 1, "Choose 1 Forward. It gains First Strike until the end of the turn.")
    summon(table, "Tail Wind", "wind", 1, "Choose 1 Forward. It gains Haste until the end of the turn.")
    summon(
        table, "Grey Silence", "water", 1, "Choose 1 Forward. It loses all its abilities until the end of the turn."
    )
    table.field(0, "Brass Kite", "Ash Wolf").sources(0, wind=2).sources(1, water=1)
    table.hand(0, "Warm Wind", "Tail Wind").hand(1, "Grey Silence")
    table.play(0, "Warm Wind", targets=["Brass Kite"]).resolve()
    assert table.power("Ash Wolf") == 6000 and table.has("Brass Kite", "First Strike")
    table.passes(0).play(1, "Grey Silence", targets=["Brass Kite"]).resolve()
    assert table.power("Ash Wolf") == table.power("Brass Kite") == 5000
    assert not table.has("Brass Kite", "First Strike") and not table.has("Brass Kite", "Brave")
    table.play(0, "Tail Wind", targets=["Brass Kite"]).resolve()
    assert table.has("Brass Kite", "Haste")
    table.next_turn()
    assert table.has("Brass Kite", "Brave") and table.power("Ash Wolf") == 6000


@pytest.mark.rule("fftcg", "11.12.4.3")
def test_a_count_is_taken_once_and_latecomers_gain_nothing() -> None:
    table = plain()
    forward(table, "Late Guest", "earth", 1, 3000)
    summon(
        table,
        "Rally",
        "earth",
        1,
        "Until the end of the turn, all the Forwards you control gain +1000 power for each Forward you control.",
    )
    table.field(0, "Ash Wolf", "Brook Heron").sources(0, earth=2).hand(0, "Rally", "Late Guest")
    table.play(0, "Rally").resolve()
    table.play(0, "Late Guest")
    assert table.power("Ash Wolf") == table.power("Brook Heron") == 7000
    assert table.power("Late Guest") == 3000


@pytest.mark.rule("fftcg", "7.4")
def test_a_card_that_came_back_triggers_once_more_in_the_same_turn() -> None:
    table = plain()
    forward(
        table,
        "Toll Keeper",
        "water",
        1,
        3000,
        "When a Forward enters your field, draw 1 card. This effect will trigger only once per turn.",
    )
    forward(table, "Late Guest", "water", 1, 3000)
    summon(table, "Second Breath", "water", 1, "Choose 1 Forward you control. Return it to its owner's hand.")
    table.sources(0, water=4).hand(0, "Toll Keeper", "Late Guest", "Second Breath")
    table.play(0, "Toll Keeper").resolve()
    assert table.hand_size(0) == 3
    table.play(0, "Late Guest")
    assert table.stack() == []
    table.play(0, "Second Breath", targets=["Toll Keeper"]).resolve()
    table.play(0, "Toll Keeper")
    assert table.stack() == ["Toll Keeper"]


@pytest.mark.rule("fftcg", "15.2.7.3")
def test_warping_is_not_casting() -> None:
    table = scenario("fftcg")
    forward(
        table,
        "Slow Comet",
        "ice",
        5,
        8000,
        "‹Warp 1 --› {Ice}{1}\nWhen Slow Comet enters the field due to your cast, draw 1 card.",
    )
    backup(
        table,
        "Choir of Calls",
        "ice",
        2,
        "The cost required to cast your Forwards is reduced by 1 (it cannot become 0).\nWhen you cast a Forward, gain {C}.",
    )
    table.field(0, "Choir of Calls", rested=True).sources(0, ice=2).hand(0, "Slow Comet")
    table.use(0, "Slow Comet", ability="warp")
    assert table.is_rested("Ice Source 1") and table.is_rested("Ice Source 2")  # the whole of its own cost
    assert table.stack() == [] and table.resource(0, "crystal") == 0
    assert table.zone_names(0, "removed") == ["Slow Comet"]
    table.to("main1", player=0, later=True).resolve_all()
    assert table.is_on_field("Slow Comet", 0)
    assert table.hand_size(0) == 2 and table.resource(0, "crystal") == 0


@pytest.mark.rule("fftcg", "11.3.4.1")
def test_how_many_actions_is_settled_when_the_summon_is_cast() -> None:
    table = plain()
    forward(table, "Chalk Giant", "earth", 5, 9000)
    summon(
        table,
        "Twin Decree",
        "fire",
        2,
        "Select 1 of the 2 following actions. "
        "If you control 2 or more Forwards, select up to 2 of the 2 following actions instead.\n"
        '"Draw 1 card."\n"Choose 1 Forward opponent controls. Deal it 3000 damage."',
    )
    table.field(0, "Ash Wolf", "Brook Heron").field(1, "Chalk Giant").sources(0, fire=2).sources(1, water=2)
    table.hand(0, "Twin Decree").hand(1, "Ebbing Tide")
    table.play(0, "Twin Decree", modes=[1, 2], targets=["Chalk Giant"])
    table.play(1, "Ebbing Tide", targets=["Brook Heron"]).resolve()
    table.resolve()
    assert len(table.hand_names(0)) == 2 and table.damage_on("Chalk Giant") == 3000


@pytest.mark.rule("fftcg", "15.2.8.3.2")
def test_a_limit_break_cost_is_paid_with_other_cards_that_lie_face_down() -> None:
    def lamps(others: int) -> Table:
        table = scenario("fftcg")
        forward(table, "Lamp Bearer", "fire", 2, 5000, "‹Limit Break -- 1›\nHaste")
        forward(table, "Lamp Trimmer", "fire", 2, 5000, "‹Limit Break -- 1›\nBrave")
        return table.zone(0, "limit", "Lamp Bearer", "Lamp Trimmer", others).sources(0, fire=4)

    table = lamps(1)
    table.play(0, "Lamp Bearer", cost=[table.objects("limit", 0)[2]])
    assert table.is_on_field("Lamp Bearer")
    assert not table.can("play", 0, "Lamp Trimmer")
    assert table.why_not(0, "Lamp Trimmer") == ["15.2.8.3.2"]


@pytest.mark.rule("fftcg", "15.2.9.4.1")
def test_a_primed_character_has_both_names_on_the_field() -> None:
    table = scenario("fftcg")
    forward(table, "Ember Page", "fire", 2, 7000, '‹Priming "Cinder Lord" --› {Fire}')
    forward(table, "Cinder Lord", "fire", 4, 5000, "First Strike")
    backup(table, "Page Master", "fire", 2, "The ‹Card Name Ember Page› you control gains +1000 power.")
    table.field(0, "Cinder Lord", under=("Ember Page",)).field(0, "Page Master").sources(0, fire=4)
    table.hand(0, "Ember Page", "Cinder Lord")
    assert table.power("Cinder Lord", 0) == 6000
    assert table.why_not(0, table.card("Ember Page", 0, zone="hand")) == ["7.7.3"]
    assert table.why_not(0, table.card("Cinder Lord", 0, zone="hand")) == ["7.7.3"]


@pytest.mark.rule("fftcg", "15.2.9.4.2")
def test_a_primed_character_put_at_the_bottom_of_the_deck_leaves_only_the_lower_card_there() -> None:
    table = scenario("fftcg")
    forward(table, "Ember Page", "fire", 2, 7000, '‹Priming "Cinder Lord" --› {Fire}')
    forward(table, "Cinder Lord", "fire", 4, 5000, "First Strike")
    summon(
        table,
        "Undertow",
        "water",
        3,
        "Choose 1 Forward opponent controls. Put it at the bottom of its owner's deck.",
    )
    backup(table, "Shore Watch", "fire", 2, "When a Forward you control leaves the field, draw 1 card.")
    table.field(1, "Cinder Lord", under=("Ember Page",)).field(1, "Shore Watch").sources(0, water=3).hand(0, "Undertow")
    table.play(0, "Undertow", targets=["Cinder Lord"]).resolve()
    assert table.stack() == ["Shore Watch"]
    assert table.zone_names(1, "deck")[-1] == "Ember Page"
    assert table.zone_names(1, "removed") == ["Cinder Lord"]


@pytest.mark.rule("fftcg", "15.1.1.3.2")
@pytest.mark.parametrize(
    ("effect", "stays"),
    [
        ("Break it.", True),
        ("Deal it 9000 damage.", True),
        ("Put it into the Break Zone.", False),
        ("It loses 9000 power until the end of the turn.", False),
    ],
)
def test_not_everything_that_ends_in_the_break_zone_is_breaking(effect: str, stays: bool) -> None:
    table = scenario("fftcg")
    forward(table, "Stone Abbot", "earth", 4, 5000, "Stone Abbot cannot be broken.")
    summon(table, "Trial", "lightning", 2, f"Choose 1 Forward. {effect}")
    table.field(1, "Stone Abbot").sources(0, lightning=2).hand(0, "Trial")
    table.play(0, "Trial", targets=["Stone Abbot"]).resolve()
    assert table.is_on_field("Stone Abbot") == stays


@pytest.mark.rule("fftcg", "9.5.1.3")
def test_damage_and_what_kept_it_from_breaking_end_together() -> None:
    table = plain()
    summon(table, "Held Breath", "ice", 1, "Choose 1 Forward. It cannot be broken this turn.")
    summon(table, "Ember Bolt", "fire", 2, "Choose 1 Forward. Deal it 9000 damage.")
    table.field(1, "Ash Wolf").sources(0, fire=2).sources(1, ice=1).hand(0, "Ember Bolt").hand(1, "Held Breath")
    table.play(0, "Ember Bolt", targets=["Ash Wolf"])
    table.play(1, "Held Breath", targets=["Ash Wolf"]).resolve_all()
    assert table.damage_on("Ash Wolf") == 9000
    table.next_turn()
    assert table.is_on_field("Ash Wolf") and table.damage_on("Ash Wolf") == 0


@pytest.mark.rule("fftcg", "5.2.1.2")
def test_a_forward_cast_for_less_has_its_printed_cost() -> None:
    table = plain()
    forward(
        table,
        "Guild Marshal",
        "fire",
        5,
        8000,
        "The cost required to cast Guild Marshal is reduced by 2 for each ‹Card Name Ash Wolf› you control.",
    )
    summon(table, "Petty Verdict", "ice", 1, "Choose 1 Forward of cost 3 or less. Break it.")
    table.field(0, "Ash Wolf").sources(0, fire=3).sources(1, ice=1).hand(0, "Guild Marshal").hand(1, "Petty Verdict")
    table.play(0, "Guild Marshal")
    table.play(1, "Petty Verdict")
    with pytest.raises(BadScript):
        table.choose("Guild Marshal")


@pytest.mark.rule("fftcg", "7.7.5")
def test_one_light_or_dark_character_only() -> None:
    table = plain()
    forward(table, "Dawn Warden", "light", 2, 6000)
    forward(table, "Dusk Warden", "dark", 2, 6000)
    table.field(0, "Dawn Warden").sources(0, fire=1, ice=1).hand(0, "Dusk Warden")
    assert table.why_not(0, "Dusk Warden") == ["7.7.5"]
    table = plain()
    forward(table, "Dawn Warden", "light", 2, 6000)
    table.sources(0, fire=1, ice=1).hand(0, "Dawn Warden").play(0, "Dawn Warden")
    assert table.is_on_field("Dawn Warden")


@pytest.mark.rule("fftcg", "11.2.1.1")
def test_a_light_card_is_not_discarded_for_cp() -> None:
    table = plain()
    forward(table, "Dawn Warden", "light", 2, 6000)
    table.hand(0, "Dawn Warden", "Ash Wolf")
    assert table.why_not(0, "Ash Wolf") == ["11.2.1.1"]
    assert table.can("play", 0, "Dawn Warden")  # Ash Wolf pays for it with 2 CP of any Element


@pytest.mark.rule("fftcg", "6.2.6.2")
def test_a_stolen_dark_forward_takes_the_light_one_along() -> None:
    table = plain()
    forward(table, "Dawn Warden", "light", 2, 6000)
    forward(table, "Dusk Warden", "dark", 2, 6000)
    summon(table, "Siren Call", "water", 3, "Choose 1 Forward. Gain control of it until the end of the turn.")
    table.field(0, "Dawn Warden").field(1, "Dusk Warden").sources(0, water=3).hand(0, "Siren Call")
    table.play(0, "Siren Call", targets=["Dusk Warden"]).resolve()
    assert table.zone_names(0, "break") == ["Siren Call", "Dawn Warden"]
    assert table.zone_names(1, "break") == ["Dusk Warden"]


@pytest.mark.rule("fftcg", "11.10.3")
def test_a_summon_that_bursts_was_not_cast_and_stays_in_the_damage_zone() -> None:
    table = plain()
    summon(table, "Warning Light", "fire", 2, "[EX BURST] Choose 1 Forward. Deal it 5000 damage.")
    backup(table, "Choir of Calls", "ice", 2, "When you cast a Summon, draw 1 card.")
    table.field(0, "Ash Wolf").field(1, "Choir of Calls").deck(1, "Warning Light")
    table.attack("Ash Wolf").no_block().end_step().yes()
    assert table.zone_names(0, "break") == ["Ash Wolf"]
    assert table.stack() == [] and table.hand_size(1) == 0
    assert table.zone_names(1, "damage") == ["Warning Light"]


def shared_out() -> Table:
    table = plain()
    forward(table, "Chalk Giant", "earth", 5, 9000)
    forward(table, "Flint Giant", "earth", 5, 9000)
    summon(
        table,
        "Scatter",
        "fire",
        3,
        "Choose up to 2 Forwards. Divide 6000 damage among them as you like. (Units must be 1000.)",
    )
    return table.field(1, "Chalk Giant", "Flint Giant").sources(0, fire=3).hand(0, "Scatter")


@pytest.mark.rule("fftcg", "11.3.6")
def test_each_chosen_forward_gets_a_share() -> None:
    table = shared_out()
    with pytest.raises(BadScript):
        table.play(
            0, "Scatter", targets=[["Chalk Giant", "Flint Giant"]], divide={"Chalk Giant": 6000, "Flint Giant": 0}
        )


@pytest.mark.rule("fftcg", "11.11.2.1")
def test_a_share_of_damage_is_not_moved_to_the_one_that_remains() -> None:
    table = shared_out().sources(1, water=2).hand(1, "Ebbing Tide")
    table.play(
        0, "Scatter", targets=[["Chalk Giant", "Flint Giant"]], divide={"Chalk Giant": 4000, "Flint Giant": 2000}
    )
    table.play(1, "Ebbing Tide", targets=["Chalk Giant"]).resolve_all()
    assert table.damage_on("Flint Giant") == 2000


@pytest.mark.rule("fftcg", "10.1.3.2.1")
def test_an_attacker_that_is_gone_is_not_blocked_and_deals_nothing() -> None:
    table = plain().field(0, "Ash Wolf", "Brook Heron").sources(1, water=2).hand(1, "Ebbing Tide")
    forward(table, "Stone Sentinel", "earth", 3, 6000)
    table.field(1, "Stone Sentinel")
    table.attack("Ash Wolf")
    table.play(1, "Ebbing Tide", targets=["Ash Wolf"]).resolve()
    table.attack("Brook Heron")
    assert table.damage_count(1) == 0
    table.block("Stone Sentinel").end_step()
    assert table.zone_names(0, "break") == ["Brook Heron"]


@pytest.mark.rule("fftcg", "10.1.2.1.1")
def test_a_monster_that_came_this_turn_does_not_attack_as_a_forward() -> None:
    def newt(fresh: bool) -> Table:
        return (
            scenario("fftcg")
            .define(
                name="Cave Newt",
                type="monster",
                element=["earth"],
                cost=2,
                text="{0}: Until the end of the turn, Cave Newt also becomes a Forward with 7000 power. "
                "You can only use this ability once per turn.",
            )
            .field(0, "Cave Newt", fresh=fresh)
            .use(0, "Cave Newt")
            .resolve()
        )

    table = newt(True)
    assert not table.can("attack", 0, "Cave Newt")
    table.to("attack_declaration")
    assert table.why_not(0, "Cave Newt") == ["11.6.1", "10.1.2.1.1"]  # used already, and here only since this turn
    table = newt(False)
    table.attack("Cave Newt").no_block().end_step()
    assert table.damage_count(1) == 1


@pytest.mark.rule("fftcg", "5.2.1.3")
@pytest.mark.parametrize(("means", "drawn"), [(("Ash Wolf",), 0), (("Fire Source 1", "Fire Source 2"), 1)])
def test_cp_from_a_discarded_card_was_not_produced_by_backups(means: tuple[str, ...], drawn: int) -> None:
    table = plain()
    forward(
        table,
        "Guild Master",
        "fire",
        2,
        4000,
        "When Guild Master enters the field, if the CP paid to cast Guild Master was only produced by Backups, "
        "draw 1 card.",
    )
    table.sources(0, fire=2).hand(0, "Guild Master", "Ash Wolf").by_hand(0)
    table.play(0, "Guild Master", pay=list(means))
    before = table.hand_size(0)
    if table.stack():
        table.resolve()
    assert table.hand_size(0) == before + drawn


@pytest.mark.rule("fftcg", "11.3.7")
def test_the_next_summon_alone_costs_less() -> None:
    table = plain()
    backup(
        table,
        "Candle Clerk",
        "fire",
        2,
        "{Dull}: During this turn, the cost required to cast your next Summon is reduced by 2 (it cannot become 0).",
    )
    summon(table, "Ember Bolt", "fire", 3, "Draw 1 card.")
    summon(table, "Ember Rain", "fire", 2, "Draw 1 card.")
    table.field(0, "Candle Clerk").sources(0, fire=3).hand(0, "Ember Bolt", "Ember Rain", "Ash Wolf")
    table.use(0, "Candle Clerk").resolve()
    table.play(0, "Ash Wolf")  # no Summon: pays 2 of 3, and the reduction waits
    assert table.is_rested("Fire Source 1") + table.is_rested("Fire Source 2") + table.is_rested("Fire Source 3") == 2
    table.play(0, "Ember Bolt")
    assert not table.can("play", 0, "Ember Rain")


@pytest.mark.rule("fftcg", "15.2.5.2")
def test_a_forward_with_back_attack_comes_in_the_opponents_attack_and_blocks() -> None:
    table = plain()
    forward(
        table,
        "Ambush Cat",
        "wind",
        2,
        6000,
        "Back Attack\nWhen Ambush Cat enters the field, draw 1 card.",
    )
    table.field(0, "Ash Wolf").sources(1, wind=2).hand(1, "Ambush Cat", "Brook Heron")
    table.attack("Ash Wolf")
    assert not table.can("play", 1, "Brook Heron")
    table.play(1, "Ambush Cat")
    assert table.stack() == ["Ambush Cat"]
    table.resolve().block("Ambush Cat").end_step()
    assert table.zone_names(0, "break") == ["Ash Wolf"] and table.hand_size(1) == 2


@pytest.mark.rule("fftcg", "7.7.4")
def test_a_sixth_backup_cannot_be_cast_not_even_in_response() -> None:
    table = plain()
    backup(table, "Sudden Scribe", "wind", 2, "Back Attack")
    table.field(0, "Ash Wolf").sources(1, wind=5).hand(1, "Sudden Scribe")
    table.attack("Ash Wolf").passes(0)
    assert table.why_not(1, "Sudden Scribe") == ["7.7.4"]


@pytest.mark.rule("fftcg", "7.3")
def test_a_summon_cast_from_the_opponents_break_zone_goes_back_there() -> None:
    table = plain()
    summon(table, "Ember Bolt", "fire", 1, "Choose 1 Forward. Deal it 4000 damage.")
    backup(
        table,
        "Grave Reader",
        "water",
        2,
        "When Grave Reader enters the field, choose 1 Summon in your opponent's Break Zone. "
        "You can cast it as though you owned it this turn.",
    )
    backup(table, "Choir of Calls", "ice", 2, "When you cast a Summon, draw 1 card.")
    table.field(0, "Choir of Calls").sources(0, water=2, fire=1).hand(0, "Grave Reader")
    table.zone(1, "break", "Ember Bolt").field(1, "Ash Wolf")
    table.play(0, "Grave Reader", targets=["Ember Bolt"]).resolve()
    table.play(0, "Ember Bolt", targets=["Ash Wolf"])
    assert table.stack() == ["Ember Bolt", "Choir of Calls"]
    table.resolve_all()
    assert table.zone_names(1, "break") == ["Ember Bolt"] and table.damage_on("Ash Wolf") == 4000
    assert not table.can("play", 0, "Ember Bolt")


@pytest.mark.rule("fftcg", "6.7.3")
def test_counters_go_with_control_and_not_into_another_zone() -> None:
    table = plain()
    forward(
        table,
        "Moss Elder",
        "earth",
        3,
        5000,
        "Moss Elder gains +1000 power for each Moss Counter placed on it.\n"
        "When Moss Elder attacks, place 1 Moss Counter on Moss Elder.",
    )
    summon(table, "Siren Call", "water", 2, "Choose 1 Forward. Gain control of it until the end of the turn.")
    table.field(1, "Moss Elder", counters={"Moss": 2}).sources(0, water=4).hand(0, "Siren Call", "Ebbing Tide")
    assert table.power("Moss Elder") == 7000
    table.play(0, "Siren Call", targets=["Moss Elder"]).resolve()
    assert table.is_on_field("Moss Elder", 0) and table.counters("Moss Elder", "Moss") == 2
    table.play(0, "Ebbing Tide", targets=["Moss Elder"]).resolve()
    assert table.hand_names(1) == ["Moss Elder"] and table.counters("Moss Elder", "Moss") == 0


@pytest.mark.rule("fftcg", "10.1.2.1.1")
def test_a_second_attack_needs_an_active_forward() -> None:
    table = plain()
    forward(table, "Twin Rider", "wind", 3, 5000, "Twin Rider can attack twice in the same turn.")
    summon(table, "Morning Gust", "wind", 1, "Choose 1 Character. Activate it.")
    table.field(0, "Twin Rider").sources(0, wind=2).hand(0, "Morning Gust", "Morning Gust")
    table.attack("Twin Rider").no_block().end_step()
    assert not table.can("attack", 0, "Twin Rider")
    table.play(0, "Morning Gust", targets=["Twin Rider"]).resolve()
    table.attack("Twin Rider").no_block().end_step()
    table.play(0, "Morning Gust", targets=["Twin Rider"]).resolve()
    assert not table.can("attack", 0, "Twin Rider")
    table.to("attack_declaration")
    assert table.why_not(0, "Twin Rider") == ["10.1.2.1.2"]
    assert table.damage_count(1) == 2


@pytest.mark.rule("fftcg", "12.4.8")
def test_a_sixth_backup_that_was_taken_may_be_the_one_that_goes() -> None:
    table = plain()
    backup(table, "Grey Factor", "earth", 2, "{Dull}: Draw 1 card.")
    summon(table, "Bribery", "water", 2, "Choose 1 Backup opponent controls. Gain control of it.")
    table.field(1, "Grey Factor").sources(0, water=5).hand(0, "Bribery")
    table.play(0, "Bribery", targets=["Grey Factor"]).resolve()
    table.expect(player=0).choose("Grey Factor")
    assert table.zone_names(1, "break") == ["Grey Factor"] and len(table.field_names(0)) == 5


@pytest.mark.rule("fftcg", "2.2")
def test_what_cannot_be_gained_is_kept_if_printed() -> None:
    table = plain()
    forward(table, "Swift Hare", "wind", 2, 5000, "Haste")
    backup(table, "Slow Bell", "ice", 2, "The Forwards opponent controls cannot gain Haste.")
    summon(table, "Tail Wind", "wind", 1, "Choose 1 Forward. It gains Haste until the end of the turn.")
    table.field(0, "Swift Hare", "Ash Wolf", fresh=True).field(1, "Slow Bell").sources(0, wind=1).hand(0, "Tail Wind")
    table.play(0, "Tail Wind", targets=["Ash Wolf"]).resolve()
    assert table.has("Swift Hare", "Haste") and not table.has("Ash Wolf", "Haste")
    assert table.can("attack", 0, "Swift Hare") and not table.can("attack", 0, "Ash Wolf")


@pytest.mark.rule("fftcg", "2.2")
def test_a_burst_that_cannot_be_used_is_not_offered() -> None:
    table = plain()
    forward(
        table,
        "Hollow Herald",
        "ice",
        3,
        5000,
        "EX Bursts of cards put into the Damage Zone due to Hollow Herald cannot be used.",
    )
    summon(table, "Warning Light", "fire", 2, "[EX BURST] Choose 1 Forward. Deal it 5000 damage.")
    table.field(0, "Hollow Herald", "Ash Wolf").deck(1, "Warning Light", "Warning Light")
    table.attack("Hollow Herald").no_block().end_step()
    assert table.damage_count(1) == 1 and table.is_on_field("Hollow Herald")
    table.attack("Ash Wolf").no_block().end_step().yes().choose("Hollow Herald")
    assert table.zone_names(0, "break") == ["Hollow Herald"]


@pytest.mark.rule("fftcg", "2.2")
def test_one_that_does_not_become_dull_is_frozen_all_the_same() -> None:
    table = plain()
    forward(
        table,
        "Upright Oak",
        "earth",
        3,
        7000,
        "Upright Oak cannot become dull by your opponent's Summons or abilities.",
    )
    summon(table, "Rime", "ice", 1, "Choose 1 Forward. Dull it and Freeze it.")
    table.field(1, "Upright Oak", rested=True).sources(0, ice=1).hand(0, "Rime")
    table.play(0, "Rime", targets=["Upright Oak"]).resolve()
    table.to("main1", player=1)
    assert table.is_rested("Upright Oak")


@pytest.mark.rule("fftcg", "2.1")
def test_a_lure_is_chosen_where_it_can_be() -> None:
    def lure(cost: int) -> Table:
        table = plain()
        forward(
            table,
            "Lure Fish",
            "water",
            cost,
            5000,
            "Summons and abilities of your opponent must choose Lure Fish if possible.",
        )
        summon(table, "Petty Verdict", "ice", 1, "Choose 1 Forward of cost 3 or less opponent controls. Break it.")
        return table.field(1, "Lure Fish", "Ash Wolf").sources(0, ice=1).hand(0, "Petty Verdict")

    with pytest.raises(BadScript):
        lure(2).play(0, "Petty Verdict", targets=["Ash Wolf"])
    table = lure(4).play(0, "Petty Verdict", targets=["Ash Wolf"]).resolve()
    assert table.zone_names(1, "break") == ["Ash Wolf"]


@pytest.mark.rule("fftcg", "11.8.18")
def test_a_standing_condition_triggers_once_until_it_has_resolved() -> None:
    table = plain()
    forward(table, "Lone Hermit", "water", 1, 7000, "If your opponent doesn't control Forwards, put Lone Hermit into the Break Zone.")
    table.field(0, "Lone Hermit").sources(0, water=2).hand(0, "Ebbing Tide").field(1, "Ash Wolf")
    table.play(0, "Ebbing Tide", targets=["Ash Wolf"]).resolve()
    assert table.stack() == ["Lone Hermit"]
    table.passes(0)
    assert table.stack() == ["Lone Hermit"]
    table.resolve()
    assert table.zone_names(0, "break") == ["Ebbing Tide", "Lone Hermit"]


@pytest.mark.rule("fftcg", "11.8.7")
def test_the_other_players_abilities_resolve_first() -> None:
    table = plain()
    backup(table, "Left Mourner", "fire", 2, "When a Forward is put from the field into the Break Zone, draw 1 card.")
    backup(table, "Right Mourner", "ice", 2, "When a Forward is put from the field into the Break Zone, draw 1 card.")
    summon(table, "Felling", "lightning", 2, "Choose 1 Forward. Break it.")
    table.field(0, "Left Mourner").field(1, "Right Mourner", "Ash Wolf").sources(0, lightning=2).hand(0, "Felling")
    table.play(0, "Felling", targets=["Ash Wolf"]).resolve()
    assert table.stack() == ["Left Mourner", "Right Mourner"]
