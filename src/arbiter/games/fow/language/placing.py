"""Chapters 1030 to 1048: what texts say of turning cards over and of putting them to, under and in place of others."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.games.fow.halves import PART
from arbiter.games.fow.language.controlling import at_least
from arbiter.games.fow.restarting import WITH_THIS
from arbiter.script.abilities import Static
from arbiter.script.amounts import Beneath, Number
from arbiter.script.base import Amount, How, Op, Quality, Thing
from arbiter.script.conditions import Compare
from arbiter.script.effects import Move, Perform, PutUnder
from arbiter.script.nouns import EACH, YOU, AddedTo, Every, Group, Has, Is, TopCards
from arbiter.script.patterns import Does, Moves
from arbiter.script.statements import Treat
from arbiter.text.core.patterns import THIS
from arbiter.text.core.statements import EVERYWHERE
from arbiter.text.core.targeting import make_choice
from arbiter.text.core.things import bare_group, field_group
from arbiter.text.draft import InOrder, Quantity, Ref
from arbiter.text.grammar import Table, Take


def placing_rows(table: Table) -> None:
    invert_rows(table)
    part_rows(table)
    attach_rows(table)
    stack_rows(table)
    swap_rows(table)
    expel_rows(table)
    order_rows(table)
    restart_rows(table)
    treat_rows(table)
    top_rows(table)


def top_rows(table: Table) -> None:
    """304.3, 310.2, 1041.1: cards put from the top of the deck straight into the field or the standby area."""
    one = TopCards(YOU, Number(1))
    table.word("pile", "the top card of your deck", one)
    table.form(
        "pile",
        "the top [n:cards] of your deck",
        lambda n: TopCards(YOU, n),
        lambda v: {"n": v.count} if isinstance(v, TopCards) and v == TopCards(YOU, v.count) != one else None,
    )
    for words, rested in (("", False), (" rested", True)):
        table.row(
            "clause",
            f"put [thing:pile] into the field{words}",
            Move,
            to="field",
            how=How.PLAY,
            control=YOU,
            rested=rested,
        )
    table.row("clause", "put [thing:pile] into your standby area", Move, to="standby", how=How.PUT, face_down=True)


def invert_rows(table: Table) -> None:
    """1030: inverse cards and two face rulers."""
    table.row("clause", "invert [thing:obj]", Perform, name="invert")
    table.row("pattern", "[what:agent] inverts/invert", Does, who=EACH, action="invert")  # 1030.2
    table.row("clause", "remove [thing:obj] inverted from the game", Perform, name="remove inverted")  # 1030.3


def part_rows(table: Table) -> None:
    """1307.4: the text of one half puts the other into the field."""
    there = "into the field instead of putting <self> into its owner 's graveyard"
    table.row(
        "clause",
        f"put its [word:<cardname>] part {there} || put <self> 's [word:<cardname>] part {there}",
        Perform,
        name="enter part",
    )
    table.form(
        "pattern",
        "<self> is put into the field by the effect of its [n:<cardname>] part",
        by_part,
        take_part,
    )


def by_part(n: str) -> Moves:
    return Moves(THIS, to="field", cause=PART, source=Group((Is(Quality.NAME, n),), (), EACH))


def take_part(value: object) -> Mapping[str, object] | None:
    match value:
        case Moves(source=Group((Is(Quality.NAME, name),))) if value == by_part(name):
            return {"n": name}
    return None


def attach_rows(table: Table) -> None:
    """1032: cards attached to a J/ruler, which are in the item area (1032.2)."""
    table.row("clause", "attach [thing:obj] to [other:obj]", Perform, name="attach")
    table.row("postest", "attached to [thing:single]", AddedTo)


def stack_rows(table: Table) -> None:
    """1035, 1045: cards on top of others and below them."""
    table.row("clause", "put [thing:obj] on top of [other:obj]", Perform, name="cover")  # 1035.1
    table.row(
        "clause",
        "put [thing:obj] stacked below [host:obj] || put [thing:obj] into the field stacked below [host:obj]",
        PutUnder,
    )
    table.row(
        "clause",
        "put [thing:obj] stacked on top of [host:obj] || put [thing:obj] into the field stacked on top of [host:obj]",
        PutUnder,
        on_top=True,
    )
    table.row("clause", "unstack all cards stacked below [thing:obj]", Perform, name="unstack")  # 1045.8
    table.form(
        "each",
        "for each [g:np] stacked below [t:single]",
        lambda g, t: beneath(t, g),
        lambda v: {"g": Group(v.tests, ()), "t": v.thing} if isinstance(v, Beneath) else None,
    )
    table.form(
        "condition",
        "there is|are [q:atleast] [g:np] stacked below [t:single]",
        at_least_below,
        take_below,
    )


def beneath(thing: Thing, group: Group) -> Amount | None:
    return Beneath(thing, group.tests) if group == Group(group.tests, ()) else None


def at_least_below(q: Quantity, g: Group, t: Thing) -> object:
    found = beneath(t, g)
    return None if found is None else Compare(found, Op.GE, q.low)


def take_below(value: object) -> Mapping[str, object] | None:
    match value:
        case Compare(Beneath(thing, tests), Op.GE, low):
            return {"q": at_least(low), "g": Group(tests, ()), "t": thing}
    return None


def swap_rows(table: Table) -> None:
    """1048.1, 1048.1b: cards in two areas, or outside the game."""
    table.row("clause", "swap [thing:obj] with [other:obj]", Perform, name="swap")
    # those that were chosen or revealed before
    those = Perform("swap", Ref("former"), other=Ref("latter"))
    table.reads("clause", "swap those cards || swap those resonators || swap those rulers", lambda: those)
    table.reads(
        "clause",
        "choose [q:quantity] [g:np] and [r:quantity] [h:np]",
        lambda q, g, r, h: InOrder((make_choice(q, g), make_choice(r, h))),
    )


def expel_rows(table: Table) -> None:
    """1047.2: off the top of a deck."""
    one = Perform("expel", TopCards(YOU, Number(1)))
    table.word("clause", "expel the top card of your deck", one)
    table.form(
        "clause",
        "expel the top [n:cards] of your deck",
        lambda n: Perform("expel", TopCards(YOU, n)),
        lambda v: (
            {"n": v.thing.count}
            if isinstance(v, Perform) and v.name == "expel" and isinstance(v.thing, TopCards) and v != one
            else None
        ),
    )


def order_rows(table: Table) -> None:
    """1040.1: the order that orders a card goes back to the ruler area."""
    table.form(
        "clause",
        "put the order card ordering [t:single] into your ruler area as a ruler || "
        "put the order card ordering [t:single] into its owner 's ruler area with its ruler side face up",
        lambda t: Perform("order_back", ordering(t)),
        take_ordering,
    )


def ordering(thing: Thing) -> Every:
    return Every(Group((Is(Quality.TYPE, "order"), AddedTo(thing)), ("order",)))


def take_ordering(value: object) -> Mapping[str, object] | None:
    match value:
        case Perform("order_back", Every(Group((_, AddedTo(thing))))):
            return {"t": thing}
    return None


def restart_rows(table: Table) -> None:
    """1033.1, 1033.2: "you go first" says what is so anyway; 1033.3."""
    for words, restarted in (
        ("restart the game", Perform("restart")),
        ("restart the game with <self> in the field on this side", Perform("restart", word=WITH_THIS)),
    ):
        table.word("clause", words, restarted)
        table.reads("sentence", f"{words} . you go first", lambda restarted=restarted: restarted)


def treat_rows(table: Table) -> None:
    """1049.1: what a card is for effects of certain cards, in all areas, in one, or in the field.

    What is remembered of a turn is what a card was by itself, or for the effect that moved it.
    """
    for words, zones in (("", ("field",)), ("in all areas", EVERYWHERE), ("in your graveyard", ("break",))):
        for category in ("static", "castingstatic"):
            table.form(
                category,
                f"for effects of [g:allnp] , treat <self> also? as a|an [h:np] {words} .".replace("  ", " "),
                lambda g, h, zones=zones: treated(g, h, zones),
                take_treated(zones),
            )


def treated(sources: Group, information: Group, zones: tuple[str, ...]) -> object:
    """Types, races, attributes and keywords are had or not; anything else that a noun says is not information."""
    words: list[tuple[Quality, str]] = []
    keywords: list[str] = []
    for test in information.tests:
        if isinstance(test, Is):
            words.append((test.quality, test.value))
        elif isinstance(test, Has):
            keywords.append(test.keyword)
        else:
            return None
    if information != Group(information.tests, ()):
        return None
    return Static("", None, (Treat(field_group(sources), tuple(words), tuple(keywords)),), None, zones)


def take_treated(zones: tuple[str, ...]) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Static("", None, (Treat(sources, words, keywords),), None, there) if there == zones:
                tests = (*(Is(quality, word) for quality, word in words), *(Has(word) for word in keywords))
                return {"g": bare_group(sources), "h": Group(tests, ())}
        return None

    return take
