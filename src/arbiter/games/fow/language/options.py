"""903.2g: options. A text that has some of several effects chosen, in a list or in one line."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from arbiter.script.amounts import Number, X
from arbiter.script.base import Amount, Condition
from arbiter.script.effects import Modes, Perform, PerformSome
from arbiter.script.statements import AddOption
from arbiter.script.walk import walk
from arbiter.text.core.arrows import take_chosen
from arbiter.text.core.sentences import Effects
from arbiter.text.core.things import bare_group, field_group
from arbiter.text.draft import DidSo, InsteadOf, Quantity, Ref
from arbiter.text.grammar import Make, Table, Take
from arbiter.text.nodes import mentions, says


def mode_rows(table: Table) -> None:
    """Choose one of several."""
    form, word = table.form, table.word
    for count in range(2, 7):
        lines = " ".join(f"• [o{i}:body]" for i in range(count))
        inline = " ; • ".join(f"[o{i}:optionline]" for i in range(count))
        mode_forms(table, count, lines)
        mode_forms(table, count, f"• {inline} .", in_one_line)
        form(
            "body",
            f"choose [n:num] -- • {inline} . [b:body]",
            lambda n, b, **o: (Modes(n, n, tuple(o.values())), *b) if stands_apart(tuple(o.values()), b) else None,
            take_chosen_first(count),
        )
        # 903.3d  a list that is performed, and not chosen from while playing
        for words, fresh in (("", False), ("that you did not already perform this game ", True)):
            form(
                "body",
                f"perform [n:num] of the following effects {words}-- {lines}",
                lambda n, fresh=fresh, **o: (PerformSome(n, tuple(o.values()), fresh),),
                take_performed(count, fresh),
            )
    form("optionline", "[a:sentence]", lambda a: (a,), take_only)
    form(
        "optionline",
        "[a:sentence] . [b:optionline]",
        lambda a, b: (a, *b),
        take_first,
    )
    form(
        "statement",
        "lists of effects of [g:allnp] have the option <quote> [b:body] <unquote>",
        lambda g, b: AddOption(field_group(g), b),
        lambda v: {"g": bare_group(v.what), "b": v.effects} if isinstance(v, AddOption) else None,
    )
    word("modecount", "both || up to two", Quantity(Number(1), Number(2)))
    form(
        "modecount",
        "up to [n:num]",
        lambda n: Quantity(Number(1), n) if n != Number(2) else None,
        lambda v: {"n": v.high} if isinstance(v, Quantity) and v.low != v.high else None,
    )
    form(
        "modecount",
        "[n:num]",
        lambda n: Quantity(n, n),
        lambda v: {"n": v.high} if isinstance(v, Quantity) and v.low == v.high else None,
    )


def take_only(value: object) -> Mapping[str, object] | None:
    return {"a": value[0]} if isinstance(value, tuple) and len(value) == 1 else None


def take_first(value: object) -> Mapping[str, object] | None:
    return {"a": value[0], "b": value[1:]} if isinstance(value, tuple) and len(value) > 1 else None


# ---------------------------------------------------------------- 903.2g  options in one line
#
# Behind the last option of a line a further sentence is its own, or is done whichever option was chosen. It is the
# option's where it speaks of what the option does, or where an option before it has several sentences, too; otherwise
# the options end with the sentence of the last one.


def in_one_line(options: tuple[Effects, ...]) -> bool:
    """Does the last option go as far as it was read?"""
    *before, last = options
    return len(last) == 1 or any(len(each) > 1 for each in before) or speaks_of(last[-1:], last[:-1])


def stands_apart(options: tuple[Effects, ...], body: Effects) -> bool:
    """Is what follows no part of the last option?"""
    *before, last = options
    if any(len(each) > 1 for each in before) or not in_one_line(options):
        return False
    return not speaks_of(body, last)


def speaks_of(later: Effects, earlier: Effects) -> bool:
    """ "It", "that card", "if you do", the result of a roll (1023.1)."""
    rolled = any(isinstance(node, Perform) and node.name == "force" for node in walk(earlier))
    return mentions(later, Ref) or mentions(later, DidSo) or (rolled and says(later, X()))


def mode_forms(
    table: Table, count: int, slots: str, fits: Callable[[tuple[Effects, ...]], bool] = lambda options: True
) -> None:
    """The ways to say how many of the options are chosen."""

    def form(template: str, make: Make, take: Take) -> None:
        def made(**values: object) -> object:
            options = tuple(value for name, value in values.items() if name.startswith("o"))
            return make(**values) if fits(options) else None  # type: ignore[arg-type]

        table.form("body", template, made, take)

    form(f"choose [n:num] -- {slots}", lambda n, **o: (Modes(n, n, tuple(o.values())),), take_chosen(count))
    form(
        f"choose [n:num] at random -- {slots}",
        lambda n, **o: (Modes(n, n, tuple(o.values()), True),),
        take_chosen(count, random=True),
    )
    form(
        f"choose up to [n:num] -- {slots}",
        lambda n, **o: (Modes(Number(0), n, tuple(o.values())),),
        take_up_to(count),
    )
    form(
        f"choose [n:num] or more -- {slots}",
        lambda n, **o: (Modes(n, Number(count), tuple(o.values())),) if n != Number(count) else None,
        take_or_more(count),
    )
    # 903.2g  how many are chosen may depend on how things are as it is played
    for glue in (",", "."):
        form(
            f"choose [n:num] {glue} if [c:conditions] , you? may? choose [m:modecount] instead? -- {slots}",
            more_modes,
            take_more(count) if glue == "." else (lambda v: None),
        )


def more_modes(n: Amount, c: Condition, m: Quantity, **options: Effects) -> object:
    actions = tuple(options.values())
    return (Modes(n, n, actions), InsteadOf(c, (Modes(m.low, m.high, actions),)))


def take_chosen_first(count: int) -> Take:
    """A list in one line, and what is done besides."""

    def take(value: object) -> Mapping[str, object] | None:
        found = take_chosen(count)(value[:1]) if isinstance(value, tuple) and len(value) > 1 else None
        return {**found, "b": value[1:]} if found and isinstance(value, tuple) else None

    return take


def take_more(count: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case (Modes() as modes, InsteadOf(condition, (Modes() as more,))) if modes.options == more.options:
                if len(modes.options) != count:
                    return None
                options = {f"o{i}": option for i, option in enumerate(modes.options)}
                return {"n": modes.low, "c": condition, "m": Quantity(more.low, more.high), **options}
        return None

    return take


def take_performed(count: int, fresh: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case (PerformSome(number, options, found),) if len(options) == count and found is fresh:
                return {"n": number, **{f"o{i}": option for i, option in enumerate(options)}}
        return None

    return take


def take_or_more(count: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case (Modes(Number(low), Number(high), options, False),) if 0 < low < high == count == len(options):
                return {"n": Number(low), **{f"o{i}": option for i, option in enumerate(options)}}
        return None

    return take


def take_up_to(count: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case (Modes(Number(0), high, options, False),) if len(options) == count:
                return {"n": high, **{f"o{i}": option for i, option in enumerate(options)}}
        return None

    return take
