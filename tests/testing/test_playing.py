"""Playing: every verb, and what happens when the script and the game do not agree."""

import pytest

from arbiter.testing import BadScenario, BadScript, Table, Unscripted, scenario

PLAIN = "Kiln Apprentice"
BOLT = "Choose 1 Forward. Deal it 6000 damage."
RETURN = "Choose 1 Forward. Return it to its owner's hand."
HERALD = "When Herald enters the field, choose 1 Forward opponent controls. Dull it."


def bolt_table() -> Table:
    return (
        scenario("fftcg")
        .define(name="Bolt", type="summon", element=["fire"], cost=2, text=BOLT)
        .sources(0, fire=2)
        .hand(0, "Bolt")
        .field(1, PLAIN, "Caravan Guard")
    )


def test_a_summon_is_cast_and_resolves() -> None:
    table = bolt_table().play(0, "Bolt", targets=[PLAIN])
    assert table.stack() == ["Bolt"]
    table.resolve()
    assert table.zone_names(1, "break") == [PLAIN] and table.zone_names(0, "break") == ["Bolt"]
    assert table.step == "main1" and any("casts Bolt" in line for line in table.log)


def test_what_a_verb_does_not_answer_stays_open() -> None:
    table = bolt_table().play(0, "Bolt")
    table.expect(kind="objects", player=0, why="choose")
    assert table.options() == [f"{PLAIN} (player 1's field)", "Caravan Guard (player 1's field)"]
    with pytest.raises(Unscripted, match="Caravan Guard"):
        table.passes()
    table.choose("Caravan Guard").resolve_all()
    assert table.damage_on("Caravan Guard") == 6000


def test_a_script_that_does_not_fit_raises_and_changes_nothing() -> None:
    table = bolt_table()
    before = table.hash()
    with pytest.raises(BadScript, match="'Fire Source 1' is not among the options"):
        table.play(0, "Bolt", targets=["Fire Source 1"])
    with pytest.raises(BadScript, match="nobody asks for x=3"):
        table.play(0, "Bolt", targets=[PLAIN], x=3)
    with pytest.raises(BadScript, match="nobody asks for targets"):
        table.play(0, "Bolt", targets=[PLAIN, "Caravan Guard"])
    with pytest.raises(BadScript, match="between 1 and 1"):
        table.play(0, "Bolt", targets=[[PLAIN, "Caravan Guard"]])
    with pytest.raises(BadScript, match="asked for action"):
        table.choose(PLAIN)
    with pytest.raises(BadScript, match="nothing on the stack"):
        table.resolve()
    with pytest.raises(BadScript, match="yes was scripted"):
        table.yes()
    assert table.hash() == before


def test_a_question_with_one_answer_is_answered_but_must_agree_with_the_script() -> None:
    table = scenario("fftcg").define(name="Bolt", type="summon", element=["fire"], cost=2, text=BOLT)
    table.sources(0, fire=2).hand(0, "Bolt").field(1, PLAIN)
    with pytest.raises(BadScript, match="is not among"):
        table.play(0, "Bolt", targets=["Caravan Guard"])
    table.play(0, "Bolt").resolve()
    assert table.zone_names(1, "break") == [PLAIN]


def test_targets_of_an_ability_that_triggers_by_the_play() -> None:
    table = scenario("fftcg").define(name="Herald", cost=2, text=HERALD).sources(0, fire=2).hand(0, "Herald")
    table.field(1, PLAIN, "Caravan Guard").play(0, "Herald", targets=["Caravan Guard"])
    assert table.stack() == ["Herald"] and table.is_on_field("Herald", 0)
    table.resolve()
    assert table.is_rested("Caravan Guard", 1) and not table.is_rested(PLAIN, 1)


def test_abilities_by_number_and_by_text() -> None:
    def two() -> Table:
        text = "{Dull}: Draw 1 card.\n{Dull}: Choose 1 Forward. Dull it."
        return scenario("fftcg").define(name="Clerk", type="backup", text=text).field(0, "Clerk").field(1, PLAIN)

    with pytest.raises(BadScript, match="several ways"):
        two().use(0, "Clerk")
    assert two().use(0, "Clerk", 0).resolve().hand_size(0) == 1
    assert two().use(0, "Clerk", "Choose 1").resolve().is_rested(PLAIN, 1)
    with pytest.raises(BadScript, match="cannot use"):
        two().use(0, "Clerk", 2)
    assert two().can("use", 0, "Clerk") and not two().can("play", 0, "Clerk")


def test_why_not() -> None:
    table = scenario("fftcg").hand(0, PLAIN).hand(1, PLAIN)
    assert table.why_not(0, PLAIN) == ["11.2.1.1"]
    assert "11.1.1" in table.why_not(1, PLAIN)
    assert not table.can("play", 0, PLAIN)
    with pytest.raises(BadScript, match=r"11\.2\.1\.1"):
        table.play(0, PLAIN)


def test_the_player_without_priority_cannot_be_played_for() -> None:
    table = bolt_table()
    with pytest.raises(BadScript, match="player 1 was to play 'Kiln Apprentice', but has no priority"):
        table.play(1, PLAIN)
    with pytest.raises(BadScript, match="player 1 was to pass"):
        table.passes(1)


def test_idle_passes_stop_where_the_player_has_priority() -> None:
    table = bolt_table().turn(1).hand(1, "Bolt")
    assert table.asked == 1
    table.play(0, "Bolt", targets=[PLAIN])  # player 1 cannot pay for anything and passes by itself
    assert table.step == "main1" and table.stack() == ["Bolt"]
    with pytest.raises(BadScript, match=r"player 1 cannot play 'Bolt': 11\.2\.1\.1"):
        table.play(1, "Bolt")
    assert table.stack() == ["Bolt"]


def test_attack_block_and_damage() -> None:
    table = scenario("fftcg").field(0, "Caravan Guard").field(1, PLAIN)
    table.attack("Caravan Guard")
    assert table.step == "attack_declaration" and table.is_rested("Caravan Guard")
    table.block(PLAIN)
    assert table.step == "block_declaration"
    table.end_step()
    assert table.step == "damage_resolution" and table.zone_names(1, "break") == [PLAIN]


def test_no_block_and_no_attack() -> None:
    table = scenario("fftcg").field(0, PLAIN, "Caravan Guard").field(1, PLAIN)
    table.attack(PLAIN).no_block().to("damage_resolution")
    assert table.damage_count(1) == 1
    table.no_attack().to("main2")
    assert table.step == "main2" and table.active == 0


def test_a_party_and_the_blocker_that_divides() -> None:
    table = scenario("fftcg").field(0, PLAIN, "Ashroad Runner").field(1, "Caravan Guard")
    with pytest.raises(BadScript, match="is not among"):
        table.attack(PLAIN, party=["Caravan Guard"])
    table.attack(PLAIN, party=["Ashroad Runner"]).block("Caravan Guard").end_step()
    table.expect(kind="divide", player=1)
    with pytest.raises(BadScript, match="add up"):
        table.divide({PLAIN: 1000})
    with pytest.raises(BadScript, match="multiple"):
        table.divide({PLAIN: 1500})
    table.divide({PLAIN: 1000, "Ashroad Runner": 7000})
    assert table.zone_names(0, "break") == ["Ashroad Runner"] and table.zone_names(1, "break") == ["Caravan Guard"]


def test_waiting_for_an_attack_does_not_run_past_the_turn() -> None:
    with pytest.raises(BadScript, match="nobody was asked for the attack"):
        scenario("fftcg").attack(PLAIN)
    table = bolt_table().play(0, "Bolt", targets=[PLAIN])
    with pytest.raises(BadScript, match="resolve"):
        table.attack(PLAIN)
    with pytest.raises(BadScript, match="resolve"):
        table.end_step()


def test_steps_and_turns_go_by() -> None:
    table = scenario("fftcg").field(0, PLAIN).field(1, PLAIN)
    table.to("end")
    assert table.step == "end" and table.active == 0
    table.next_turn()
    assert table.active == 1 and table.turn_number == 4 and table.hand_size(1) == 2
    table.to("main1", player=0)
    assert table.active == 0 and table.turn_number == 5
    with pytest.raises(BadScenario, match="no step"):
        table.to("upkeep")
    with pytest.raises(BadScript, match="without reaching"):
        table.to("setup")
    assert table.turn_number == 5


def test_real_choices_on_the_way_are_not_skipped() -> None:
    table = scenario("fftcg").hand(0, 7)
    with pytest.raises(Unscripted, match="hand size"):
        table.next_turn()
    table.to("discard").expect(kind="objects", why="hand size").choose(PLAIN, PLAIN)
    assert table.zone_names(0, "break") == [PLAIN, PLAIN]


def test_yes_and_no() -> None:
    def asked() -> Table:
        text = "When Asker enters the field, you may draw 1 card."
        table = scenario("fftcg").define(name="Asker", cost=2, text=text).sources(0, fire=2).hand(0, "Asker")
        return table.play(0, "Asker").resolve()

    assert asked().expect(kind="confirm", player=0).yes().hand_size(0) == 1
    assert asked().no().hand_size(0) == 0


def summon(text: str, cost: int = 2) -> Table:
    table = scenario("fftcg").define(name="Rite", type="summon", element=["fire"], cost=cost, text=text)
    return table.sources(0, fire=5).hand(0, "Rite").field(1, PLAIN, "Caravan Guard")


def test_numbers() -> None:
    text = "{X}{Dull}: Choose 1 Forward. Deal it 1000 damage for each CP paid as X."

    def adept() -> Table:
        table = scenario("fftcg").define(name="Adept", text=text).field(0, "Adept").sources(0, fire=3)
        return table.field(1, PLAIN, "Caravan Guard")

    assert adept().use(0, "Adept", x=2, targets=[PLAIN]).resolve().damage_on(PLAIN) == 2000
    with pytest.raises(BadScript, match="4 cannot be named"):
        adept().use(0, "Adept", x=4)
    table = adept().use(0, "Adept").expect(kind="number", why="x")
    assert table.options() == ["0", "1", "2", "3"]
    assert table.number(3).choose(PLAIN).resolve().damage_on(PLAIN) == 3000


MODES = """Select 1 of the 2 following actions.
"Choose 1 Forward. Dull it."
"Draw 1 card."
"""


def test_modes() -> None:
    assert summon(MODES).play(0, "Rite", modes=[2]).resolve().hand_size(0) == 1
    assert summon(MODES).play(0, "Rite", modes=[1], targets=[PLAIN]).resolve().is_rested(PLAIN)
    assert summon(MODES).play(0, "Rite").modes(2).resolve().hand_size(0) == 1
    with pytest.raises(BadScript, match="mode 3 cannot be picked"):
        summon(MODES).play(0, "Rite", modes=[3])


def test_divisions() -> None:
    text = "Choose up to 2 Forwards. Divide 8000 damage among them as you like. (Units must be 1000.)"
    shares = {PLAIN: 2000, "Caravan Guard": 6000}
    table = summon(text).play(0, "Rite", targets=[PLAIN, "Caravan Guard"], divide=shares)
    table.resolve()
    assert table.damage_on(PLAIN) == 2000 and table.damage_on("Caravan Guard") == 6000
    table = summon(text).play(0, "Rite", targets=[[]]).resolve()
    assert table.damage_on(PLAIN) == 0


def test_orders() -> None:
    table = scenario("fftcg").define(name="Scribe", cost=2, text="When Scribe enters the field, draw 1 card.")
    table.define(name="Poet", cost=2, text="When a Forward enters your field, draw 1 card.")
    table.field(0, "Poet").sources(0, fire=2).hand(0, "Scribe").play(0, "Scribe", order=["Scribe", "Poet"])
    assert table.stack() == ["Scribe", "Poet"]
    table.undo().play(0, "Scribe").expect(kind="order", player=0).order("Poet", "Scribe")
    assert table.stack() == ["Poet", "Scribe"]


def test_optional_extra_costs() -> None:
    text = "If you cast Rite, you may pay an extra {1}.\nDraw 1 card. If you paid the extra cost, draw 1 card."
    assert summon(text).play(0, "Rite", extra=True).resolve().hand_size(0) == 2
    assert summon(text).play(0, "Rite", extra=False).resolve().hand_size(0) == 1
    assert summon(text).play(0, "Rite").expect(kind="confirm").no().resolve().hand_size(0) == 1
    with pytest.raises(BadScript, match="nobody asks for extra"):
        summon(BOLT).play(0, "Rite", targets=[PLAIN], extra=True)


def test_ambiguous_names_need_a_handle() -> None:
    table = scenario("fftcg").define(name="Bolt", type="summon", element=["fire"], cost=2, text=BOLT)
    table.sources(0, fire=2).hand(0, "Bolt").field(0, PLAIN).field(1, PLAIN, PLAIN)
    with pytest.raises(BadScript, match="could be several"):
        table.play(0, "Bolt", targets=[PLAIN])
    second = table.card(PLAIN, 1, zone="field", index=1)
    table.play(0, "Bolt", targets=[second]).resolve()
    assert table.zone_of(second) == "break" and table.field_names(1) == [PLAIN]
    with pytest.raises(BadScenario, match="none with the index"):
        table.card(PLAIN, 1, zone="field", index=1)


def test_a_handle_follows_its_card() -> None:
    table = scenario("fftcg").sources(0, fire=2).hand(0, PLAIN, PLAIN)
    card = table.card(PLAIN, 0, zone="hand", index=1)
    assert table.zone_of(card) == "hand"
    table.play(0, card)
    assert len(table.find(PLAIN, 0, "field")) == 1


def test_a_handle_of_a_card_beneath_means_the_two_and_then_the_card_again() -> None:
    table = scenario("fftcg").define(name="Kid", text='‹Priming "Elder" --› {Fire}')
    table.define(name="Elder", power=9000, text="").define(name="Gust", type="summon", cost=1, text=RETURN)
    table.sources(0, fire=2).field(0, "Kid").deck(0, "Elder").hand(0, "Gust")
    kid = table.card("Kid", 0)
    table.use(0, kid, "priming", targets=["Elder"])
    assert table.power(kid) == 9000 and table.zone_of(kid) == "field"
    table.play(0, "Gust", targets=[kid]).resolve()
    assert table.zone_of(kid) == "hand" and table.hand_names(0) == ["Kid"]


def test_an_object_that_a_look_has_given_stands_for_its_name() -> None:
    table = scenario("fftcg").define(name="Bolt", type="summon", element=["fire"], cost=2, text=BOLT)
    table.sources(0, fire=2).hand(0, "Bolt").field(1, PLAIN, PLAIN)
    second = table.objects("field", 1)[1]
    table.play(0, table.objects("hand", 0)[0], targets=[second]).resolve()
    assert table.zone_of(second) == "break" and len(table.field_names(1)) == 1


def test_players_who_pay_by_hand_are_asked() -> None:
    table = scenario("fftcg").sources(0, fire=2).hand(0, PLAIN, "Ashroad Runner").by_hand(0)
    table.play(0, PLAIN, pay=["Ashroad Runner"])
    assert table.zone_names(0, "break") == ["Ashroad Runner"] and not table.is_rested("Fire Source 1")
    table.undo().play(0, PLAIN).expect(kind="payment")
    with pytest.raises(BadScript, match="no way to pay"):
        table.pay("Fire Source 1")
    table.pay("Fire Source 1", "Fire Source 2")
    assert table.hand_names(0) == ["Ashroad Runner"]


def test_payments_that_nobody_asks_for_raise() -> None:
    table = scenario("fftcg").sources(0, fire=2).hand(0, PLAIN)
    with pytest.raises(BadScript, match="nobody asks for pay"):
        table.play(0, PLAIN, pay=["Fire Source 1", "Fire Source 2"])


def test_undo_takes_back_whole_verbs() -> None:
    table = bolt_table()
    before = table.hash()
    table.play(0, "Bolt", targets=[PLAIN])
    on_stack = table.hash()
    table.resolve().undo()
    assert table.hash() == on_stack
    table.undo()
    assert table.hash() == before
    with pytest.raises(BadScript, match="nothing to take back"):
        table.undo()


def test_conceding_and_the_end() -> None:
    table = scenario("fftcg").concede(1)
    assert table.over and table.winner == 0 and table.asked is None and table.options() == []
    with pytest.raises(BadScript, match="the game is over"):
        table.passes()
    with pytest.raises(AssertionError, match="over"):
        table.expect(kind="action")
    table.undo()
    assert not table.over


def test_expect_says_what_is_asked() -> None:
    with pytest.raises(AssertionError, match="kind 'action', not 'objects'"):
        scenario("fftcg").expect(kind="objects")


def test_views_hide_the_other_hand() -> None:
    table = scenario("fftcg").hand(0, PLAIN).hand(1, "Caravan Guard")
    assert "Caravan Guard" not in str(table.view(0)) and "Caravan Guard" in str(table.view(1))


def test_the_engines_own_pace() -> None:
    table = scenario("fftcg", stops=False).field(0, PLAIN).turn(0, step="main1")
    table.expect(kind="objects", why="attack")  # nobody could do anything before


def test_can_says_who_may_fight() -> None:
    table = scenario("fftcg").field(0, PLAIN, "Caravan Guard").field(0, "Ashroad Runner", rested=True)
    table.to("attack_declaration")
    assert table.can("attack", 0, PLAIN) and not table.can("attack", 0, "Ashroad Runner")
    assert not table.can("block", 1, PLAIN)
    with pytest.raises(BadScenario, match="knows play"):
        table.can("dance", 0, PLAIN)


def test_the_whole_stack_does_not_resolve_past_a_question_nobody_answers() -> None:
    text = "When Asker enters the field, you may draw 1 card."
    table = scenario("fftcg").define(name="Asker", cost=2, text=text).sources(0, fire=2).hand(0, "Asker")
    table.play(0, "Asker")
    with pytest.raises(Unscripted, match=r"(?s)the whole stack is to resolve.*Asker"):
        table.resolve_all()
    assert table.stack() == ["Asker"]  # a verb that raises has changed nothing
    table.resolve().yes().resolve_all()
    assert table.hand_size(0) == 1


def test_the_same_players_next_turn_is_another_than_this_one() -> None:
    table = scenario("fftcg").to("main1", 0)
    assert table.turn_number == 3 and table.to("main1", 0).turn_number == 3
    assert table.to("main1", 0, later=True).turn_number == 5
    assert table.to("main1", 1, later=True).turn_number == 6


def test_who_could_attack_or_block_is_told_before_that_is_asked() -> None:
    table = scenario("fow").field(0, "Cinder Pup").field(0, "Bell Cadet", fresh=True).field(1, "Wick Squire")
    before = table.hash()
    assert table.can("attack", 0, "Cinder Pup") and not table.can("attack", 0, "Bell Cadet")
    assert not table.can("attack", 1, "Wick Squire") and table.hash() == before
    table.attack("Cinder Pup")
    assert table.can("block", 1, "Wick Squire") and table.step == "attack_declaration"
    assert not table.no_block().to("main").can("block", 1, "Wick Squire")
