"""The payment solver against trying everything: exact, with excess, in colours, wasting least, in all the ways."""

from __future__ import annotations

from itertools import combinations, product

from hypothesis import example, given, settings
from hypothesis import strategies as hs

from arbiter.kernel.payment import Plan, payable, solve
from arbiter.kernel.sources import Source
from arbiter.kernel.state import Obj
from arbiter.kernel.ways_to_pay import LISTED, by_face, next_pieces, ways
from tests.kernel.table import card

COLOURS = ("red", "blue", "green")
FACES = [card(f"Source {i}") for i in range(18)]

Need = tuple[tuple[tuple[str, int], ...], int]


def make(colours: tuple[str, ...], amount: int, wasteful: bool, index: int) -> Source:
    obj = Obj(index + 1, index + 1, FACES[index], 0, "arena")
    weight = 50 if wasteful else len(colours)
    return Source(obj, colours, amount, wasteful, weight, "discard" if wasteful else "well")


def sources_of(kinds: list[tuple[tuple[str, ...], int, bool]]) -> list[Source]:
    return [make(colours, amount, wasteful, i) for i, (colours, amount, wasteful) in enumerate(kinds)]


colour_sets = hs.lists(hs.sampled_from(COLOURS), min_size=1, max_size=2, unique=True).map(lambda c: tuple(sorted(c)))
# Small sources are exact, large ones may spill: what most games have.
usual = hs.lists(
    hs.one_of(hs.tuples(colour_sets, hs.just(1), hs.just(False)), hs.tuples(colour_sets, hs.just(2), hs.just(True))),
    max_size=4,
).map(sources_of)
# Any amount, spilling or not.
odd = hs.lists(hs.tuples(colour_sets, hs.integers(1, 4), hs.booleans()), max_size=4).map(sources_of)
needs = hs.tuples(
    hs.dictionaries(hs.sampled_from(COLOURS), hs.integers(1, 2), max_size=2).map(lambda d: tuple(sorted(d.items()))),
    hs.integers(0, 4),
)
excesses = hs.integers(0, 2)


def total_of(need: Need) -> int:
    return need[1] + sum(count for _, count in need[0])


def over(plan: Plan, need: Need) -> int:
    return sum(source.amount for source, _ in plan) - total_of(need)


def spilling(plan: Plan) -> int:
    return sum(1 for source, _ in plan if source.wasteful)


def pays(plan: Plan, need: Need, excess: int) -> bool:
    """Every colour is covered, the whole is covered, and no more is lost than may be."""
    made: dict[str, int] = {}
    for source, colour in plan:
        made[colour] = made.get(colour, 0) + source.amount
    if any(made.get(colour, 0) < count for colour, count in need[0]):
        return False
    # Of a source that may spill, one at least must be used.
    lost = sum(source.amount - 1 for source, _ in plan if source.wasteful)
    return 0 <= over(plan, need) <= min(excess, lost)


def everything(sources: list[Source], need: Need, excess: int) -> list[Plan]:
    """Every set of sources, in every choice of colours, that pays."""
    found: list[Plan] = []
    for size in range(len(sources) + 1):
        for some in combinations(sources, size):
            for colours in product(*(source.colours for source in some)):
                plan = list(zip(some, colours, strict=True))
                if pays(plan, need, excess):
                    found.append(plan)
                    break
    return found


def sets(plans: list[Plan]) -> set[frozenset[int]]:
    return {frozenset(source.obj.id for source, _ in plan) for plan in plans}


@given(usual, needs, excesses)
def test_what_the_solver_gives_pays_and_it_finds_something_if_there_is_something(
    sources: list[Source], need: Need, excess: int
) -> None:
    plan = solve(*need, sources, excess)
    possible = everything(sources, need, excess)
    assert (plan is not None) == bool(possible)
    if plan is not None:
        assert pays(plan, need, excess)
        assert len({source.obj.id for source, _ in plan}) == len(plan)
        assert all(colour in source.colours for source, colour in plan)


@given(usual, needs, excesses)
def test_asking_whether_agrees_with_asking_how(sources: list[Source], need: Need, excess: int) -> None:
    assert payable(*need, sources, excess) == bool(everything(sources, need, excess))


@given(usual, needs, excesses)
def test_automatic_payment_wastes_least(sources: list[Source], need: Need, excess: int) -> None:
    """As few cards as possible are given up for it, and then as little as possible is lost."""
    plan = solve(*need, sources, excess)
    possible = everything(sources, need, excess)
    if plan is not None:
        assert (spilling(plan), over(plan, need)) == min((spilling(other), over(other, need)) for other in possible)


@given(usual, needs, excesses)
def test_no_source_of_an_automatic_payment_is_spare(sources: list[Source], need: Need, excess: int) -> None:
    plan = solve(*need, sources, excess)
    if plan is not None:
        mine = frozenset(source.obj.id for source, _ in plan)
        assert not any(other < mine for other in sets(everything(sources, need, excess)))


def coloured(sources: list[Source], need: Need, excess: int) -> list[Plan]:
    """Every payment, also those that differ in the colours that the sources yield."""
    found: list[Plan] = []
    for size in range(len(sources) + 1):
        for some in combinations(sources, size):
            plans = [list(zip(some, colours, strict=True)) for colours in product(*(source.colours for source in some))]
            found += [plan for plan in plans if pays(plan, need, excess)]
    return found


@given(hs.one_of(usual, odd), needs, excesses)
@settings(max_examples=60)
def test_every_payment_is_listed_the_least_wasteful_first(sources: list[Source], need: Need, excess: int) -> None:
    """A source that could be spared makes a payment no less legal."""
    if total_of(need) == 0:
        return
    offered, complete = ways(*need, sources, excess)
    assert all(pays(plan, need, excess) for plan in offered)
    possible = coloured(sources, need, excess)
    assert sets(offered) == sets(possible)
    assert complete == (len(possible) == len(sets(possible)))
    assert len(sets(offered)) == len(offered)
    waste = [(spilling(plan), over(plan, need)) for plan in offered]
    assert waste == sorted(waste)


@given(hs.one_of(usual, odd), needs, excesses)
@settings(max_examples=40)
def test_every_payment_can_be_reached_piece_by_piece_and_no_other(
    sources: list[Source], need: Need, excess: int
) -> None:
    if total_of(need) == 0:
        return
    possible = {frozenset((s.obj.id, colour) for s, colour in plan) for plan in coloured(sources, need, excess)}
    reached: set[frozenset[tuple[int, str]]] = set()
    seen: set[frozenset[tuple[int, str]]] = set()
    left: list[Plan] = [[]]
    while left:
        chosen = left.pop()
        name = frozenset((source.obj.id, colour) for source, colour in chosen)
        if name in seen:
            continue
        seen.add(name)
        enough, pieces = next_pieces(*need, chosen, sources, excess, by_face)
        assert enough or pieces or not chosen, "what can be begun can be completed"
        if enough:
            reached.add(name)
        left += [[*chosen, piece] for piece in pieces]
    assert reached == possible


def test_a_large_cost_is_offered_however_many_sources_there_are() -> None:
    many = sources_of([(("red",), 2, True)] * 18)
    offered, complete = ways((("red", 1),), 12, many, 1)
    assert offered[0] == solve((("red", 1),), 12, many, 1) and len(offered) == LISTED and not complete
    enough, pieces = next_pieces((("red", 1),), 12, offered[0][:6], many, 1, by_face)
    assert not enough and len(pieces) == 12


@given(odd, needs, excesses)
def test_the_solver_is_exact_for_sources_of_any_size(sources: list[Source], need: Need, excess: int) -> None:
    plan = solve(*need, sources, excess)
    assert (plan is not None) == bool(everything(sources, need, excess))
    assert plan is None or pays(plan, need, excess)


@given(odd, needs, excesses)
@example(sources_of([(("red",), 4, True), (("red",), 3, True)]), ((), 2), 2)
def test_automatic_payment_wastes_least_with_sources_of_any_size(
    sources: list[Source], need: Need, excess: int
) -> None:
    plan = solve(*need, sources, excess)
    possible = everything(sources, need, excess)
    if plan is not None:
        assert (spilling(plan), over(plan, need)) == min((spilling(other), over(other, need)) for other in possible)


@given(odd, needs, excesses)
def test_asking_whether_agrees_with_asking_how_for_sources_of_any_size(
    sources: list[Source], need: Need, excess: int
) -> None:
    assert payable(*need, sources, excess) == bool(everything(sources, need, excess))


def test_the_colour_that_only_one_source_has_is_not_spent_on_anything() -> None:
    both = make(("blue", "red"), 1, False, 0)
    red = make(("red",), 1, False, 1)
    plan = solve((("blue", 1), ("red", 1)), 0, [red, both], 0)
    assert plan is not None and {(source.obj.id, colour) for source, colour in plan} == {(1, "blue"), (2, "red")}


def test_the_lighter_source_is_spent_first() -> None:
    red = make(("red",), 1, False, 0)
    many = make(("blue", "red"), 1, False, 1)
    plan = solve((), 1, [many, red], 0)
    assert plan is not None and plan[0][0] is red


def test_nothing_costs_nothing() -> None:
    assert solve((), 0, [], 0) == [] and payable((), 0, [], 0)


def test_a_source_without_a_colour_pays_for_what_may_be_of_any() -> None:
    plain = make((), 1, False, 0)
    assert payable((), 1, [plain], 0) and solve((), 1, [plain], 0) is not None
    assert solve((("red", 1),), 0, [plain], 0) is None
