"""Edges of the rules of FINAL FANTASY TCG: layers, parties that dissolve, Priming, CP, bursts that are forbidden."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript, scenario
from tests.games.fftcg.stages import PAIN, forward, monster, stage, summons

# ---------------------------------------------------------------- 11.12.4.6  layers


@pytest.mark.rule("fftcg", "11.12.4.6", "11.5.6", "11.12.4.7")
def test_a_monster_that_becomes_a_forward_once_more_keeps_what_was_added_to_its_power() -> None:
    become = "{0}: Until the end of the turn, Golem also becomes a Forward with 5000 power."
    table = monster(stage(Rise="Choose 1 Forward. It gains +2000 power until the end of the turn."), "Golem", become)
    table.field(0, "Golem").use(0, "Golem").resolve().play(0, "Rise", targets=["Golem"]).resolve()
    assert table.use(0, "Golem").resolve().power("Golem") == 7000


@pytest.mark.rule("fftcg", "11.12.4.6", "11.12.4.13", "6.6.2")
def test_a_monster_that_becomes_a_forward_has_the_job_that_forwards_have() -> None:
    become = "{0}: Until the end of the turn, Golem also becomes a Forward with 5000 power."
    table = forward(
        stage(Oath="Draw 1 card for each ‹Job Knight› Forward you control."),
        "Abbot",
        text="All the Forwards you control are also ‹Job Knight›.",
    )
    monster(table, "Golem", become).field(0, "Golem", "Abbot").use(0, "Golem").resolve().play(0, "Oath").resolve()
    assert table.hand_size(0) == 2


# ---------------------------------------------------------------- 10.1.4, 15.1.1.9  battle


@pytest.mark.rule("fftcg", "15.2.3.2", "11.12.4.1", "15.1.1.9.5", "10.1.3.2.1")
def test_a_borrowed_member_goes_home_between_the_blows_and_deals_nothing() -> None:
    hold = "When Chain enters the field, choose 1 Forward opponent controls. "
    hold += "You gain control of it for as long as Chain is on the field."
    table = forward(scenario("fftcg"), "Chain", 3000, f"Haste\n{hold}")
    forward(table, "Hero", 4000, "Haste")
    forward(table, "Lance", 5000, "First Strike").sources(0, ice=2).hand(0, "Chain").field(1, "Hero", "Lance")
    table.play(0, "Chain", targets=["Hero"]).resolve()
    table.attack("Chain", party=["Hero"]).block("Lance").end_step().divide({"Chain": 5000})
    assert table.obj("Hero").controller == 1 and table.damage_on("Lance", 1) == 0
    assert table.zone_names(0, "break") == ["Chain"]


@pytest.mark.rule("fftcg", "15.1.1.9.1", "15.1.1.9.10", "10.1.4.2")
@pytest.mark.parametrize(("party", "drawn"), [([], 0), (["Left"], 1)])
def test_one_forward_alone_is_no_party_that_deals_damage(party: list[str], drawn: int) -> None:
    text = "When a party you control deals damage to a Forward, draw 1 card."
    table = forward(forward(forward(scenario("fftcg"), "Right", 2000, text), "Left", 2000), "Wall", 9000)
    table.field(0, "Right", "Left").field(1, "Wall").attack("Right", party=party).block("Wall").end_step()
    if party:
        table.divide({"Left": 9000})
    table.resolve_all()
    assert table.hand_size(0) == drawn


@pytest.mark.rule("fftcg", "10.1.4.2.1", "4.4", "11.8.3")
def test_a_member_that_is_given_no_share_is_dealt_no_damage() -> None:
    table = forward(scenario("fftcg"), "Left", 2000, "When Left is dealt damage, draw 1 card.")
    forward(forward(table, "Right", 2000), "Wall", 9000).field(0, "Left", "Right").field(1, "Wall")
    table.attack("Left", party=["Right"]).block("Wall").end_step().divide({"Right": 9000}).resolve_all()
    assert table.hand_size(0) == 0 and table.is_on_field("Left", 0)


@pytest.mark.rule("fftcg", "12.4.5", "2.2", "11.12.4.1")
def test_who_was_kept_from_breaking_and_breaks_later_is_not_broken_by_that_damage() -> None:
    table = forward(
        stage(Mute="Choose 1 Forward. It loses all its abilities until the end of the turn."),
        "Lance",
        9000,
        "When Lance breaks a Forward, draw 1 card.",
    )
    forward(table, "Wall", 5000, "Wall cannot be broken.").field(0, "Lance").field(1, "Wall")
    table.attack("Lance").block("Wall").end_step()
    assert table.is_on_field("Wall", 1)
    table.play(0, "Mute", targets=["Wall"]).resolve_all()
    assert table.zone_names(1, "break") == ["Wall"] and table.hand_size(0) == 0


# ---------------------------------------------------------------- 15.2.9  Priming


@pytest.mark.rule("fftcg", "15.2.9.4.1.2", "15.2.9.3.2", "11.12.4.9")
@pytest.mark.parametrize("both", [False, True])
def test_a_primed_forward_keeps_the_haste_that_came_with_a_power(both: bool) -> None:
    table = stage(
        Mask="Choose up to 2 Forwards. Until the end of the turn, they gain Haste and their power becomes 1000."
    )
    forward(table, "Seed", 4000, '‹Priming "Tree" --› {Ice}').sources(0, ice=1)
    forward(table, "Tree", 8000).field(0, "Seed", fresh=True).field(0, "Kiln Apprentice").deck(0, "Tree")
    table.play(0, "Mask", targets=[["Seed", "Kiln Apprentice"] if both else ["Seed"]]).resolve()
    table.use(0, "Seed").choose("Tree")
    assert table.power("Tree") == 8000 and table.has("Tree", "Haste")
    assert (table.power("Kiln Apprentice") == 1000) is both and table.has("Kiln Apprentice", "Haste") is both


# ---------------------------------------------------------------- 5.2.1, 11.2, 11.4.6  CP


@pytest.mark.rule("fftcg", "11.2.1.1", "5.2.1.3", "11.4.6.2")
@pytest.mark.parametrize(
    ("text", "able"),
    [
        ("The Backups you control can produce Ice CP.", [True, False]),
        ("The Backups you control can produce CP of any Element.", [True, True]),
    ],
)
def test_a_text_lets_backups_produce_other_cp(text: str, able: list[bool]) -> None:
    table = scenario("fftcg").define(name="Well", type="backup", element=["fire"], cost=2, text=text).field(0, "Well")
    forward(table, "Frost", cost=1)
    forward(table, "Gale", cost=1, element=["wind"]).hand(0, "Frost", "Gale")
    table.by_hand(0)
    assert [table.can("play", 0, name) for name in ("Frost", "Gale")] == able


# ---------------------------------------------------------------- 11.10, 6.5  bursts


@pytest.mark.rule("fftcg", "11.10.2", "2.2", "6.5.2.1")
@pytest.mark.parametrize("who", ["Snuff", "Plain"])
def test_a_forward_whose_damage_allows_no_burst(who: str) -> None:
    table = forward(
        scenario("fftcg"), "Snuff", text="EX Bursts of cards put into the Damage Zone due to Snuff cannot be used."
    )
    forward(table, "Plain").define(
        name="Spark", type="summon", element=["fire"], cost=1, ex_burst=True, text="EX BURST Draw 1 card."
    )
    table.deck(1, "Spark").field(0, "Snuff", "Plain").attack(who).no_block().end_step()
    assert (table.question is not None and table.question.why == "burst") is (who == "Plain")


# ---------------------------------------------------------------- 7.7.5  Light and Dark


@pytest.mark.rule("fftcg", "7.7.5", "12.4.7", "2.1")
@pytest.mark.parametrize(("first", "able"), [("Sun", True), ("Moon", False)])
def test_a_card_that_may_stand_beside_another_light_one(first: str, able: bool) -> None:
    table = forward(scenario("fftcg"), "Sun", element=["light"])
    forward(
        table,
        "Moon",
        element=["light"],
        text="Moon can be played onto the field even if you control other Light Characters.",
    )
    table.sources(0, fire=2).field(0, first).hand(0, "Moon" if first == "Sun" else "Sun")
    assert table.can("play", 0, "Moon" if first == "Sun" else "Sun") is able


@pytest.mark.rule("fftcg", "11.7.9", "11.4.6.2", "11.7.2.1")
@pytest.mark.parametrize(
    ("asks", "sources", "able"),
    [
        ("{3}", {}, False),
        ("{3}", {"fire": 1}, True),
        ("{Fire}{Fire}{1}", {"ice": 1}, False),
        ("{Fire}{Fire}{1}", {"fire": 1}, True),
        ("{Fire}{Wind}", {}, True),
    ],
)
def test_a_special_ability_of_a_cheap_card_of_two_elements_costs_two_less(
    asks: str, sources: dict[str, int], able: bool
) -> None:
    text = f"«Grand Blow» {{S}}{asks}: Draw 1 card.\nThe cost required to use Twin's special abilities is reduced by 2."
    table = forward(scenario("fftcg"), "Twin", text=text, element=["fire", "ice"], cost=1)
    table.sources(0, **sources).field(0, "Twin").hand(0, "Twin")
    assert table.can("use", 0, "Twin") is able


@pytest.mark.rule("fftcg", "11.4.6.2", "4.3", "11.4.4")
@pytest.mark.parametrize(("sources", "able"), [({}, False), ({"fire": 2}, False), ({"fire": 1, "ice": 1}, True)])
def test_a_card_of_two_elements_that_would_cost_nothing_costs_both_where_it_costs_more(
    sources: dict[str, int], able: bool
) -> None:
    table = forward(scenario("fftcg"), "Twin", element=["fire", "ice"], cost=0)
    table.define(
        name="Toll",
        type="monster",
        element=["wind"],
        cost=1,
        text="The cost required to cast your Forwards is increased by 1.",
    )
    table.sources(0, **sources).field(0, "Toll").hand(0, "Twin")
    assert table.can("play", 0, "Twin") is able


@pytest.mark.rule("fftcg", "12.4.8", "12.3")
def test_who_has_few_backups_keeps_them_when_another_has_too_many() -> None:
    table = scenario("fftcg").sources(0, fire=6).sources(1, ice=2)
    table.choose("Fire Source 2")
    assert len(table.field_names(0)) == 5 and len(table.field_names(1)) == 2


@pytest.mark.rule("fftcg", "12.4.4", "4.2")
def test_the_least_power_there_is_keeps_a_forward_on_the_field() -> None:
    assert forward(scenario("fftcg"), "Mite", 1).field(0, "Mite").is_on_field("Mite", 0)


@pytest.mark.rule("fftcg", "10.1.2.1.1", "8.2.1.5")
def test_a_forward_of_the_very_first_turn_does_not_attack_in_it() -> None:
    table = scenario("fftcg").turn(0, number=1).field(0, "Kiln Apprentice", fresh=True)
    table.field(0, "Caravan Guard").to("attack_declaration")
    assert table.can("attack", 0, "Caravan Guard") and not table.can("attack", 0, "Kiln Apprentice")


@pytest.mark.rule("fftcg", "15.1.1.9.3", "2.1", "10.1.2.1")
@pytest.mark.parametrize("first", ["Loner", "Mate"])
def test_who_cannot_form_a_party_neither_leads_nor_joins_one(first: str) -> None:
    table = forward(forward(scenario("fftcg"), "Loner", text="Loner cannot form a party."), "Mate")
    table.field(0, "Loner", "Mate")
    with pytest.raises(BadScript):
        table.attack(first, party=["Mate" if first == "Loner" else "Loner"])
    table.attack(first).no_block().end_step()
    assert table.damage_count(1) == 1


@pytest.mark.rule("fftcg", "10.1.2.1", "15.1.1.9.2")
@pytest.mark.parametrize(("element", "questions"), [(["ice"], 2), (["ice", "fire"], 3)])
def test_by_which_element_a_party_is_formed_is_asked_only_where_there_are_two(
    element: list[str], questions: int
) -> None:
    table = forward(forward(scenario("fftcg"), "Left", element=element), "Right", element=element)
    table.field(0, "Left", "Right").to("attack_declaration")
    before = len(table.match.answers)
    table.attack("Left", party=["Right"], **({"option": "ice"} if questions == 3 else {}))
    assert len(table.match.answers) == before + questions


@pytest.mark.rule("fftcg", "9.3.1.1", "10.1.4.6")
def test_two_added_attack_phases_come_before_the_main_phase_that_was_to_come() -> None:
    more = "When Bull attacks, there is an additional Attack Phase after this phase."
    table = forward(forward(scenario("fftcg"), "Bull", text=more), "Cow", text=more.replace("Bull", "Cow"))
    table.field(0, "Bull", "Cow").attack("Bull").resolve_all().no_block().to("attack_declaration")
    table.attack("Cow").resolve_all()
    seen = [table.step]
    while table.step != "main2":
        table.end_step()
        seen.append(table.step)
    assert seen.count("attack_preparation") == 2


@pytest.mark.rule("fftcg", "11.4.1", "2.1")
@pytest.mark.parametrize("backups", [1, 2])
def test_a_card_that_says_when_it_can_be_cast(backups: int) -> None:
    table = forward(
        scenario("fftcg"), "Guest", text="You can only cast Guest if you control 2 or more Backups.", cost=1
    )
    table.sources(0, ice=backups).hand(0, "Guest")
    assert table.can("play", 0, "Guest") is (backups == 2)


@pytest.mark.rule("fftcg", "15.1.1.7.1", "11.3.1", "6.2.3")
def test_only_who_may_cast_a_card_from_the_break_zone_casts_it() -> None:
    table = stage(Dig="Choose 1 Summon in your Break Zone. You may cast it this turn.", Spell=PAIN)
    summons(table, 1, "fire", Other=PAIN).zone(0, "break", "Other")
    table.play(0, "Dig", targets=[table.card("Other", 0, zone="break")]).resolve()
    dug = table.card("Other", 0, zone="break")
    assert table.can("play", 0, dug)
    table.passes(0)
    assert table.can("play", 1, table.card("Other", 1, zone="hand")) and not table.can("play", 1, dug)


@pytest.mark.rule("fftcg", "15.2.7.3", "15.2.9.3")
def test_when_warp_and_priming_can_be_used_is_told_with_their_own_rules() -> None:
    table = forward(scenario("fftcg"), "Seed", text='‹Priming "Tree" --› {Ice}')
    table.define(name="Ship", type="forward", element=["ice"], cost=9, power=5000, text="‹Warp 2 --› {Ice}")
    table.sources(0, ice=2).field(0, "Seed").hand(0, "Ship").to("attack_preparation")
    assert table.why_not(0, "Seed") == ["15.2.9.3"] and "15.2.7.3" in table.why_not(0, "Ship")


@pytest.mark.rule("fftcg", "15.2.9.3.1", "11.8.3")
def test_a_character_that_primes_is_heard_of() -> None:
    table = forward(scenario("fftcg"), "Seed", text='‹Priming "Tree" --› {Ice}')
    forward(forward(table, "Tree"), "Gardener", text="When a Forward you control primes, draw 1 card.")
    table.sources(0, ice=1).field(0, "Seed", "Gardener").deck(0, "Tree").use(0, "Seed").choose("Tree").resolve_all()
    assert table.hand_size(0) == 1


@pytest.mark.rule("fftcg", "15.1.1.9.2", "15.1.1.9.4", "2.1")
def test_who_joins_anyone_and_is_joined_one_after_the_other() -> None:
    text = "Banner can form a party with Forwards of any Element."
    table = forward(scenario("fftcg"), "Banner", 2000, text, element=["fire"])
    forward(forward(table, "Cold", 2000), "Windy", 2000, element=["wind"]).field(0, "Banner", "Cold", "Windy")
    table.to("attack_declaration").choose("Banner").expect(kind="objects", why="party")
    assert table.question is not None and getattr(table.question, "high", 0) == 1  # Cold and Windy share no Element
    table.choose("Cold").no_block().end_step()
    assert not table.is_rested("Windy")


@pytest.mark.rule("fftcg", "9.3.1.1", "9.4.1")
@pytest.mark.parametrize("added", [1, 2])
def test_after_added_main_phases_comes_what_was_to_come_before_them(added: int) -> None:
    text = "There is an additional Main Phase after this phase."
    table = stage(Pause=text, Break=text).field(0, "Kiln Apprentice").play(0, "Pause").resolve()
    if added > 1:
        table.play(0, "Break").resolve()
    assert table.end_step().step == "main2"
    assert table.game.state.extra_steps == (*["main"] * (added - 1), "attack_preparation")
    assert table.end_step().step == "attack_preparation"
    table.to("attack_declaration").no_attack().to("main2")


@pytest.mark.rule("fftcg", "11.12.4.6", "11.3.10", "11.12.4.9")
def test_a_summon_that_makes_a_monster_a_forward_sets_the_base_to_which_the_rest_is_added() -> None:
    texts = {"Rise": "Choose 1 Forward. It gains +2000 power until the end of the turn."}
    texts["Wake"] = "Choose 1 Monster. Until the end of the turn, it also becomes a Forward with 6000 power."
    table = monster(
        stage(**texts), "Golem", "{0}: Until the end of the turn, Golem also becomes a Forward with 3000 power."
    )
    table.field(0, "Golem").use(0, "Golem").resolve().play(0, "Rise", targets=["Golem"]).resolve()
    assert table.play(0, "Wake", targets=["Golem"]).resolve().power("Golem") == 8000


@pytest.mark.rule("fftcg", "11.10.2", "11.8.3", "6.5.2.1")
@pytest.mark.parametrize("used", [False, True])
def test_who_uses_an_ex_burst_is_heard_of(used: bool) -> None:
    text = "EX BURST Your opponent discards 1 card."
    table = forward(stage(Blow=PAIN), "Ear", text="When your opponent uses an EX Burst, draw 1 card.").field(0, "Ear")
    table.define(name="Spark", type="summon", element=["fire"], cost=1, ex_burst=True, text=text).deck(1, "Spark")
    table.play(0, "Blow").resolve()
    (table.yes() if used else table.no()).resolve_all()
    assert table.hand_size(0) == int(used)
