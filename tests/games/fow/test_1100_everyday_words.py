"""Chapter 1100 and battles in everyday words: what is read is carried out as the document's own words are."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript
from tests.games.fow.defined import addition, chant, face, life, resonator, table

ELK = resonator("Elk", atk=300, defense=300, cost="{1}", race=["Beast"])
DRAKE = resonator("Drake", atk=500, defense=500, cost="{3}", race=["Dragon"])
OX = resonator("Ox", atk=800, defense=800, cost="{2}", race=["Beast"])


@pytest.mark.rule("fow", "1128.6", "1128.3")
def test_seals_are_released_for_the_cards_that_a_text_names_and_for_as_long_as_it_says() -> None:
    sealed = resonator("Sealed", "[Seal] (4) - This card gains [+500/+500].", 100, 100, cost="{1}")
    one = chant("Unbind", "Release the [Seal] abilities of target resonator until end of turn.", cost="{0}")
    ring = face("Ring", "Regalia", "Release the [Seal] abilities of all Humans you control.", cost="{1}")
    t = table(sealed, one).field(0, "Sealed", "Sealed").hand(0, "Unbind")
    first, second = (t.card("Sealed", 0, index=n) for n in (0, 1))
    t.play(0, "Unbind", targets=[first]).resolve()
    assert (t.power(first), t.power(second)) == (600, 100)
    assert t.next_turn().power(first) == 100
    t = table(sealed, ring).field(0, "Sealed", "Ring").field(1, "Sealed")
    assert (t.power("Sealed", 0), t.power("Sealed", 1)) == (600, 100)


@pytest.mark.rule("fow", "1017.2c", "1196.2", "1111.2")
@pytest.mark.parametrize("words", ["If this card was raided", "If this card was played by its [Raid] ability"])
def test_a_text_asks_whether_its_card_was_raided(words: str) -> None:
    thug = resonator("Thug", f"[Raid] {{1}}\n{words}, it gains [Flying].", 400, 400, cost="{B}{2}")
    for raided in (True, False):
        t = table(thug).hand(0, "Thug").sources(0, darkness=3).play(0, "Thug", extra=raided).resolve()
        assert t.has("Thug", "Flying") is raided


@pytest.mark.rule("fow", "1115.2", "302.3a")
@pytest.mark.parametrize(("zone", "drawn"), [("graveyard", 2), ("hand", 1)])
def test_a_text_asks_whether_its_card_came_from_the_graveyard(zone: str, drawn: int) -> None:
    text = "[Remnant]\nDraw a card. If you played this card from your graveyard, draw two cards instead."
    t = table(chant("Ghost", text, cost="{0}")).zone(0, zone, "Ghost").play(0, "Ghost").resolve()
    assert t.hand_size(0) == drawn


@pytest.mark.rule("fow", "1120.3")
@pytest.mark.parametrize(
    ("what", "shut"),
    [("Fire or water", "RU"), ("darkness", "B"), ("Chant, addition or regalia", "RUB"), ("J/ruler", "")],
)
def test_a_barrier_of_several_kinds_wards_off_each_of_them(what: str, shut: str) -> None:
    target = resonator("Target", f"[Barrier] ({what})", 300, 300)
    for colour in "RUB":
        bolt = chant("Bolt", "Destroy target resonator.", cost=f"{{{colour}}}")
        names = {"R": "fire", "U": "water", "B": "darkness"}
        t = table(target, bolt).field(1, "Target").hand(0, "Bolt").sources(0, **{names[colour]: 1})
        assert t.can("play", 0, "Bolt") is (colour not in shut)


@pytest.mark.rule("fow", "1120.4", "1102.1a")
@pytest.mark.parametrize("caster", [0, 1])
def test_players_who_all_have_a_barrier_can_still_be_targeted_by_themselves(caster: int) -> None:
    burn = chant("Burn", "Target player loses 100 life.", cost="{0}")
    wall = face("Wall", "Regalia", "Players have [Barrier].", cost="{1}")
    t = table(burn, wall).field(0, "Wall").hand(caster, "Burn").turn(caster).play(caster, "Burn")
    t.resolve_all()
    assert life(t, caster) == 3900 and life(t, 1 - caster) == 4000


@pytest.mark.rule("fow", "1111.3")
@pytest.mark.parametrize("said", ["a Dragon", "Dragon", "(a resonator with total cost 3 or more)"])
def test_an_incarnation_takes_a_resonator_of_which_that_is_so(said: str) -> None:
    king = resonator("King", f"[Incarnation] {said}", 900, 900, cost="{R}{7}")
    assert not table(king, ELK, DRAKE).field(0, "Elk").field(1, "Drake").hand(0, "King").can("play", 0, "King")
    t = table(king, ELK, DRAKE).field(0, "Elk", "Drake").hand(0, "King").play(0, "King").resolve()
    assert t.field_names(0) == ["Elk", "King"]


@pytest.mark.rule("fow", "904.3", "302.7", "1112.2")
@pytest.mark.parametrize(
    "text",
    [
        "This card gains [Quickcast] in all zones as long as you control a Dragon.",
        "As long as you control a Dragon, this card has [Quickcast] in all zones.",
    ],
)
def test_what_a_card_gains_in_all_zones_it_has_in_the_hand(text: str) -> None:
    imp = resonator("Imp", text, 100, 100, cost="{0}")
    for there in (True, False):
        t = table(imp, DRAKE).field(1, *["Drake"] * there).hand(1, "Imp").passes(0)
        assert t.can("play", 1, "Imp") is there


@pytest.mark.rule("fow", "1172.2", "1131.3", "1146.2")
def test_words_in_parentheses_behind_a_keyword_say_which() -> None:
    crested = resonator("Crested", "[Crest] (Fire) - This card gains [Pierce].", 300, 300)
    gem = face("Gem", "Regalia", "", cost="{R}", race=["Magic Crest"])
    assert table(crested, gem).field(0, "Crested", "Gem").has("Crested", "Pierce")
    assert not table(crested, gem).field(0, "Crested").field(1, "Gem").has("Crested", "Pierce")
    star = resonator("Star", "Whenever a guidance counter is put on this card >>> [Guidance] (2): Draw a card.", 1, 1)
    lead = chant("Lead", "Put a guidance counter on target resonator.", cost="{0}")
    t = table(star, lead).field(0, "Star").hand(0, "Lead", "Lead").play(0, "Lead").resolve_all()
    assert t.hand_size(0) == 1  # 1146.3b  without a text it is not played
    assert t.play(0, "Lead").resolve_all().hand_size(0) == 1


@pytest.mark.rule("fow", "1308.1", "1308.2b")
@pytest.mark.parametrize("head", ["Solo Mode\n", "[Solo Mode]\n", "Solo Mode: ", "Solo Mode - "])
def test_the_lower_box_may_be_headed_without_brackets(head: str) -> None:
    lone = resonator("Loner", f"[Flying]\n{head}This card gains [+300/+300].", 200, 200)
    king = face("King", "Ruler", "", attribute=["R"])
    t = table(lone, king).zone(0, "ruler", "King").field(0, "Loner").field(1, "Loner").zone(1, "ruler", 1)
    assert t.power("Loner", 0) == 500 and t.has("Loner", "Flying")


# ---------------------------------------------------------------- battles


TRAP = "[Trigger] When a resonator your opponent controls attacks >>> Destroy the attacking resonator."


@pytest.mark.rule("fow", "803.4", "708.1a")
@pytest.mark.parametrize("noun", ["resonator", "J/resonator"])
def test_a_chant_that_waits_for_an_attack_destroys_the_attacker(noun: str) -> None:
    trap = chant("Trap", TRAP.replace("attacking resonator", f"attacking {noun}"), cost="{R}{5}")
    t = table(trap, ELK, OX).field(0, "Elk", "Ox").zone(1, "standby", "Trap")
    t.attack("Ox", at=1)
    t.play(1, "Trap").resolve_all()
    assert t.field_names(0) == ["Elk"]


@pytest.mark.rule("fow", "803.3", "906.2")
def test_who_attacks_you_is_no_attacker_of_a_resonator_of_yours() -> None:
    alarm = face("Alarm", "Regalia", "When a J/resonator attacks you >>> You gain 500 life.", cost="{1}")
    for rested, gained in ((True, 0), (False, 500)):
        t = table(alarm, ELK, OX).field(0, "Ox", "Alarm").field(1, "Alarm").field(1, "Elk", rested=rested)
        t.attack("Ox", at="Elk" if rested else 1).resolve_all()
        assert (life(t, 0), life(t, 1)) == (4000, 4000 + gained)


@pytest.mark.rule("fow", "804.3")
@pytest.mark.parametrize("words", ["can be blocked only by", "cannot be blocked except by"])
def test_who_alone_can_block(words: str) -> None:
    crow = resonator("Crow", f"This card {words} Dragons.", 300, 300)
    t = table(crow, ELK, DRAKE).field(0, "Crow").field(1, "Elk", "Drake").attack("Crow")
    assert [t.can("block", 1, name) for name in ("Elk", "Drake")] == [False, True]


@pytest.mark.rule("fow", "804.3")
def test_who_must_be_blocked_if_able() -> None:
    bait = resonator("Bait", "This card must be blocked if able.", 300, 300)
    t = table(bait, ELK).field(0, "Bait").field(1, "Elk").attack("Bait")
    with pytest.raises(BadScript):
        t.no_block()


@pytest.mark.rule("fow", "803.3", "803.4")
def test_who_can_only_attack_while_something_is_so() -> None:
    hound = resonator("Hound", "This card can only attack if you control another Dragon.", 300, 300)
    assert not table(hound, DRAKE).field(0, "Hound").can("attack", 0, "Hound")
    assert table(hound, DRAKE).field(0, "Hound", "Drake").can("attack", 0, "Hound")


@pytest.mark.rule("fow", "1163.2", "1104.2")
def test_newcomers_that_attack_resonators_and_hunters_of_recovered_ones() -> None:
    boar = resonator("Boar", "This card can attack J/resonators on the turn it enters the field.", 900, 900)
    t = table(boar, OX).field(0, "Boar", fresh=True).field(1, "Ox", rested=True)
    with pytest.raises(BadScript):
        t.attack("Boar", at=1)
    assert t.attack("Boar", at="Ox").asked is not None
    hunter = resonator("Hunter", "This card may attack recovered Beasts.", 900, 900)
    t = table(hunter, OX, DRAKE).field(0, "Hunter").field(1, "Ox", "Drake")
    with pytest.raises(BadScript):
        t.attack("Hunter", at="Drake")
    assert t.attack("Hunter", at="Ox").no_block().to("battle_damage").zone_of("Ox") == "graveyard"


# ---------------------------------------------------------------- counters, tokens, sides, stones, prices


@pytest.mark.rule("fow", "1022.1", "906.2")
def test_counters_of_whatever_kind_are_heard_of() -> None:
    jar = resonator("Jar", "Whenever one or more counters are put on this card >>> You gain 100 life.", 100, 100)
    for counter in ("[+100/+100]", "dream"):
        fill = chant("Fill", f"Put two {counter} counters on target resonator.", cost="{0}")
        assert life(table(jar, fill).field(0, "Jar").hand(0, "Fill").play(0, "Fill").resolve_all(), 0) == 4100


@pytest.mark.rule("fow", "1303.1a", "105.3a")
def test_tokens_of_other_types_and_for_the_opponent() -> None:
    gift = chant(
        "Gift", "Put two [100/100] light Beast tokens into the field under your opponent's control.", cost="{0}"
    )
    t = table(gift, ELK).hand(0, "Gift").play(0, "Gift").resolve()
    assert t.field_names(1) == ["Beast", "Beast"] and t.field_names(0) == []
    box = chant(
        "Crate", 'Put a regalia token named "Box" with "Banish this card: Draw a card." into the field.', cost="{0}"
    )
    t = table(box).hand(0, "Crate").play(0, "Crate").resolve().use(0, "Box").resolve()
    assert t.hand_size(0) == 1 and t.field_names(0) == []


@pytest.mark.rule("fow", "1117.2a", "1302.2a")
def test_a_text_shifts_a_card_and_another_hears_of_it() -> None:
    oak = {"name": "Oak", "type": "Resonator", "cost": "{G}{3}", "atk": 900, "def": 900, "text": ""}
    sprout = resonator("Sprout", "[Shift] {9}\nWhen this card shifts >>> Draw a card.", 100, 100, cost="{G}", other=oak)
    push = chant("Push", "Shift target resonator.", cost="{0}")
    t = table(sprout, push, ELK).field(0, "Sprout", "Elk").hand(0, "Push", "Push")
    t.play(0, "Push", targets=["Sprout"]).resolve().play(0, "Push", targets=["Elk"]).resolve()
    assert t.field_names(0) == ["Oak", "Elk"]


@pytest.mark.rule("fow", "710.1", "710.3", "104.4")
def test_texts_say_how_often_stones_are_called_or_that_they_are_not() -> None:
    ban = face("Ban", "Regalia", "Players cannot call magic stones.", cost="{1}")
    more = face("More", "Regalia", "You may call two magic stones per turn.", cost="{1}")
    king = face("King", "Ruler", "", attribute=["R"])
    queen = face("Queen", "Ruler", "", attribute=["R"])
    t = table(ban, king).zone(0, "ruler", "King").zone(0, "stones", 2).field(1, "Ban")
    assert t.acts(0, "call") == []
    t = table(more, king, queen).zone(0, "ruler", "King", "Queen").zone(0, "stones", 3).field(0, "More")
    t.act(0, "call", "King").act(0, "call", "Queen")
    assert len(t.field_names(0)) == 3


@pytest.mark.rule("fow", "903.2j", "903.2i-3")
def test_one_of_two_targets_is_destroyed_and_the_other_returned() -> None:
    part = chant("Part", "Target two resonators. Destroy one, return one to its owner's hand.", cost="{0}")
    t = table(part, ELK, OX).field(1, "Elk", "Ox").hand(0, "Part").play(0, "Part", targets=["Elk", "Ox"]).resolve()
    assert t.zone_of("Elk") == "graveyard" and t.zone_of("Ox") == "hand"
    assert not table(part, ELK).field(1, "Elk").hand(0, "Part").can("play", 0, "Part")


@pytest.mark.rule("fow", "907.8", "905.5b")
def test_an_additional_cost_that_players_gain_is_not_for_will_abilities() -> None:
    tax = face(
        "Tax", "Regalia", 'Players gain "As an additional cost to play an activate ability, pay {1}."', cost="{1}"
    )
    well = resonator("Well", "{Rest}: Produce {R}.\n{0}: You gain 100 life.", 100, 100)
    t = table(tax, well).field(0, "Well").field(1, "Tax")
    assert t.can("use", 0, "Well", ability="You gain")  # the well pays for it
    t.use(0, "Well", "You gain").resolve()
    assert t.is_rested("Well") and not t.can("use", 0, "Well", ability="You gain")


@pytest.mark.rule("fow", "312.3", "1012.1", "1403.2")
@pytest.mark.parametrize("what", ["chant", "chant with total cost 0", "Spell: Chant-Instant"])
def test_a_type_of_spell_need_not_be_called_a_spell_where_it_is_cancelled(what: str) -> None:
    hush = chant("Hush", f"[Quickcast]\nCancel target {what}.", cost="{0}")
    cheer = chant("Cheer", "[Quickcast]\nYou gain 100 life.", cost="{0}")
    t = table(hush, cheer).hand(0, "Cheer").hand(1, "Hush").play(0, "Cheer").passes(0).play(1, "Hush").resolve_all()
    assert life(t, 0) == 4000


@pytest.mark.rule("fow", "1002.3", "1121.3a")
def test_what_this_card_is_added_to_gains_it() -> None:
    cape = addition(
        "Cape", "[Bestow] {0}\nAs long as this card is added to a resonator, that resonator gains [+300/+300].", "{1}"
    )
    t = table(cape, ELK).field(0, "Cape", "Elk", "Elk").use(0, "Cape", targets=["Elk"]).resolve()
    assert sorted(t.power(t.card("Elk", 0, index=n)) for n in (0, 1)) == [300, 600]


# ---------------------------------------------------------------- one line, one stack, one turn


@pytest.mark.rule("fow", "205.2", "1112.2")
def test_keywords_may_stand_in_one_line_with_what_follows() -> None:
    flash = chant("Flash", "[Quickcast] Destroy target resonator.", cost="{0}")
    t = table(flash, ELK).field(0, "Elk").hand(1, "Flash").passes(0).play(1, "Flash").resolve()
    assert t.zone_of("Elk") == "graveyard"
    crow = resonator("Crow", "[Flying] and [Swiftness]. [Enter] >>> Draw a card.", 200, 200, cost="{0}")
    t = table(crow).hand(0, "Crow").play(0, "Crow").resolve_all()
    assert t.has("Crow", "Flying") and t.has("Crow", "Swiftness") and t.hand_size(0) == 1


@pytest.mark.rule("fow", "1045.1", "1165.2")
@pytest.mark.parametrize(
    "text", ["Put the top three cards of your deck below this card.", "Put the top card of your deck under this card."]
)
def test_cards_go_below_a_card_whichever_word_says_so(text: str) -> None:
    god = resonator("God", f"[Enter] >>> {text}\n[Trinity] - This card gains [Drain].", 300, 300, cost="{0}")
    t = table(god, ELK).deck(0, "Elk", "Elk", "Elk", "Elk", only=True).hand(0, "God").play(0, "God").resolve_all()
    assert t.has("God", "Drain") is ("three" in text) and len(t.zone_names(0, "deck")) == (1 if "three" in text else 3)


@pytest.mark.rule("fow", "1124.2", "909.1")
def test_swiftness_for_another_spell_of_the_turn_is_not_for_the_card_itself() -> None:
    cub = resonator("Cub", "This card gains [Swiftness] if you played another spell this turn.", 100, 100, cost="{0}")
    t = table(cub).hand(0, "Cub", "Cub").play(0, "Cub").resolve()
    assert not t.has("Cub", "Swiftness")
    t.play(0, "Cub").resolve()
    assert all(t.has(t.card("Cub", 0, index=n), "Swiftness") for n in (0, 1))


@pytest.mark.rule("fow", "1174.2", "906.4")
@pytest.mark.parametrize(("zone", "drawn"), [("standby", 1), ("hand", 0)])
def test_who_enters_from_the_standby_area_came_by_way_of_the_chase(zone: str, drawn: int) -> None:
    text = "[Ambush] {0}\nWhen this card enters the field from your standby area >>> Draw a card."
    spy = resonator("Spy", text, 300, 300, cost="{0}")
    gift = chant("Gift", "Your opponent draws a card.", cost="{0}")
    t = table(spy, gift).zone(0, zone, "Spy").hand(0, "Gift").play(0, "Gift").resolve()
    assert t.play(0, "Spy").resolve_all().hand_size(0) == drawn


@pytest.mark.rule("fow", "1147.2", "905.4")
def test_a_text_hears_of_an_art_that_resolves() -> None:
    saint = resonator("Saint", 'God\'s Art "Dawn" {0}: You gain 100 life.', 300, 300)
    ear = face("Ear", "Regalia", "Whenever a God's Art ability you controlled resolves >>> Draw a card.", cost="{1}")
    t = table(saint, ear).field(0, "Saint", "Ear").use(0, "Saint").resolve_all()
    assert t.hand_size(0) == 1


@pytest.mark.rule("fow", "1185.2", "903.2i")
def test_whatever_targets_a_card_is_heard_of() -> None:
    imp = resonator("Imp", "When this card is targeted >>> You gain 100 life.", 300, 900)
    archer = resonator("Archer", "{0}: This card deals 100 damage to target resonator.", 100, 100)
    t = table(imp, archer).field(0, "Imp", "Archer").use(0, "Archer", targets=["Imp"]).resolve_all()
    assert life(t, 0) == 4100


@pytest.mark.rule("fow", "1127.2")
def test_resonance_with_either_of_two_stones() -> None:
    ear = face("Ear", "Regalia", "[Resonance] (Fire Magic Stone) or (Water Magic Stone) >>> Draw a card.", cost="{1}")
    for kind, drawn in (("fire", 1), ("water", 1), ("wind", 0)):
        stone = resonator("Stone", f"This card has the {kind} magic stone type.", 100, 100, cost="{0}")
        assert table(ear, stone).field(0, "Ear").hand(0, "Stone").play(0, "Stone").resolve_all().hand_size(0) == drawn
