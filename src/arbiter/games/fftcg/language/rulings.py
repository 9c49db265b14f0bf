"""Frames about this game's own rules: Backups and their CP, light and dark, parties, EX Bursts, abilities by kind."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.script.abilities import Static
from arbiter.script.amounts import EventAmount, Half
from arbiter.script.base import How, Quality, Status, Test, Who
from arbiter.script.conditions import SameQuality, WasPaid
from arbiter.script.effects import Fight, Freeze, Rest
from arbiter.script.nouns import EACH, OPPONENT, YOU, Group, In, Is, Same, Self
from arbiter.script.patterns import ANYTHING, BurstUsed, DealsDamage, Moves
from arbiter.script.statements import Affects, ChangeDamage, Mark, PayRule, Permit
from arbiter.text.core.amounts import rounded_half
from arbiter.text.core.nouns import take_const
from arbiter.text.core.patterns import THIS
from arbiter.text.core.statements import EVERYWHERE
from arbiter.text.draft import Ref, Together
from arbiter.text.grammar import Make, Table, Take

MARKS = (
    ("can form a party with Forwards of any @colour_noun", "party_any_colour"),
    ("cannot use action abilities", "cannot_use_action"),
    ("can use action abilities with <restsym> in the cost as though it/they had Haste", "haste_for_abilities"),
    ("cannot use special abilities", "cannot_use_special"),
)


IT = Ref("it", True)


def same_cards(ref: Ref) -> Group:
    """The cards that were put somewhere, wherever they lie now."""
    return Group((Same(ref),), ("break", "removed"), EACH)


def take_same(quality: str) -> Take:
    said = [SameQuality(same_cards(ref), quality) for ref in (Ref("moved", True), IT)]
    return lambda value: {} if value in said else None


def ruling_rows(table: Table) -> None:
    row, form, word = table.row, table.form, table.word
    for template, name in MARKS:
        word("rule", template, Mark(name))
    # 15.1.1.3.2  not everything that is put into the Break Zone is broken
    row("event", "is/are broken", Moves, what=ANYTHING, origin="field", how=How.DESTROY)
    row("event", "is/are put from the @field into its owner 's deck", Moves, what=ANYTHING, origin="field", to="deck")
    halving_rows(table)
    unheard_rows(table)
    word(
        "casting",
        "you can only pay with @mana produced by Backups to cast <self>",
        PayRule(THIS, "only_produced_by:backup"),
    )
    for start in ("the @mana paid to cast <self>", "the @mana used to cast <self>"):
        form(
            "condition",
            f"{start} was only produced by Backups",
            lambda: WasPaid("only_produced_by:backup"),
            take_const(WasPaid("only_produced_by:backup")),
        )
    form(
        "rule",
        "can form a party with [g:markgroup] of any @colour_noun",
        lambda g: Mark("party_any_colour", None, g) if g.tests != (Is(Quality.TYPE, "forward"),) else None,
        lambda v: {"g": v.group} if isinstance(v, Mark) and v.name == "party_any_colour" and v.group else None,
    )
    word(
        "statement",
        "EX Bursts of cards put into the Damage Zone due to <self> cannot be used || "
        "any card put in the Damage Zone due to <self> cannot use its EX Burst",
        Affects(Self(), (Mark("damage_without_burst"),)),
    )
    # two verbs, one object
    form("clause", "@rest and Freeze [t:obj]", lambda t: Together((Rest(t), Freeze(t))), lambda v: None)
    row("pattern", "[who:player] uses/use an EX Burst", BurstUsed)
    for category in ("static", "castingstatic"):
        word(
            category,
            "you can have any number of <self> in your deck .",
            Static("", None, (Permit("any_number_in_deck"),), None, EVERYWHERE),
        )
    word("postest", "with EX BURST || with an EX BURST", In(Status.HAS_BURST))
    form(
        "statement",
        "Summons and|or abilities of @your_opponent must choose <self> if possible || "
        "@opponents Summons or abilities must choose <self> if possible",
        lambda: Affects(Self(), (Mark("must_be_chosen"),)),
        take_const(Affects(Self(), (Mark("must_be_chosen"),))),
    )
    form(
        "statement",
        "<self> can be played onto the @field even if you control other [c:colour] Characters",
        lambda c: Permit(f"two_{c.value}", THIS),
        lambda v: (
            {"c": Is(Quality.COLOUR, v.name[4:])}
            if isinstance(v, Permit) and v.name.startswith("two_") and v.what == THIS
            else None
        ),
    )
    form(
        "statement",
        "any card [b:posts] put in the Damage Zone due to <self> cannot use its EX Burst",
        lambda b: (
            Affects(Self(), (Mark("damage_without_burst", None, Group(b, ())),))
            if all(isinstance(test, Test) for test in b)
            else None
        ),
        lambda v: (
            {"b": v.changes[0].group.tests}
            if isinstance(v, Affects)
            and isinstance(v.changes[0], Mark)
            and v.changes[0].name == "damage_without_burst"
            and v.changes[0].group is not None
            else None
        ),
    )
    form(
        "statement",
        "you can play 2 or more [c:colour] Characters onto the @field",
        lambda c: Permit(f"two_{c.value}"),
        lambda v: (
            {"c": Is(Quality.COLOUR, v.name[4:])}
            if isinstance(v, Permit) and v.name.startswith("two_") and v.what != THIS
            else None
        ),
    )
    for words, quality in (("Element", "colour"), ("type", "type"), ("card type", "type")):
        form(
            "condition",
            f"these cards are of the same {words} || both cards are of the same {words}",
            lambda quality=quality: SameQuality(same_cards(Ref("moved", True)), quality),
            take_same(quality),
        )
    form(
        "clause",
        "each Forward deals damage equal to its @power to the other",
        lambda: Fight(Ref("former"), Ref("latter")),
        lambda v: None,
    )


def unheard_rows(table: Table) -> None:
    """11.8.16.2.1: whose entering triggers no auto-abilities, neither their own nor those of others."""
    none = "the @field will not trigger any auto-abilities"
    for words, who in (
        ("opposing [a:allnoms] entering", OPPONENT),
        ("[a:allnoms] you control entering", YOU),
        ("[a:allnoms] entering", EACH),
    ):
        table.form("statement", f"{words} {none}", unheard(who), take_unheard(who))
    for entering, who in (
        ("entering @opponents @field", OPPONENT),
        ("opponent controls entering the @field", OPPONENT),
        ("entering your @field", YOU),
        ("entering the @field", EACH),
    ):
        for never in ("will not", "won't", "do not", "don't"):
            table.reads("statement", f"[a:allnoms] {entering} {never} trigger any?? auto-abilities", unheard(who))


def unheard(who: Who) -> Make:
    return lambda a: Permit("enters_unheard", Group(a, ("field",), who))


def take_unheard(who: Who) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Permit("enters_unheard", Group(tests, ("field",), side)) if side == who:
                return {"a": tests}
        return None

    return take


def halving_rows(table: Table) -> None:
    """4.2: half of the damage is a whole number as it is; in whole thousands it is rounded as the text says."""
    for way, spare in (("", None), ("up", 1999), ("down", 0)):
        half = Half(EventAmount()) if spare is None else rounded_half(EventAmount(), spare)
        notes = (f" ( round {way} to the nearest 1000 )", f" ( numbers are rounded {way} to units of 1000 )")
        for words, said in (
            # what is rounded is what is taken away, and in the other words what is left
            (
                ("reduce the damage by half instead", "the damage is reduced by half instead"),
                ChangeDamage(DealsDamage(ANYTHING), add=half, reduce=True),
            ),
            (
                ("halve the damage instead", "the damage is halved instead"),
                ChangeDamage(DealsDamage(ANYTHING), set_to=half),
            ),
        ):
            for end in notes if way else ("",):
                table.word("dmgchange", " || ".join(f"{each}{end}" for each in words), said)
