"""What Enter answers at a table: the answer that most people give, where there is one."""

from __future__ import annotations

from arbiter.kernel import decisions as de

YES = frozenset({"burst"})  # offers that cost nothing; whoever answers by habit is to lose nothing by it


def default_answer(decision: de.Decision) -> de.Answer | None:
    if isinstance(decision, de.ChooseAction) and not decision.may_pass():
        return None
    if isinstance(decision, de.ChooseAction | de.ChooseOption | de.ChoosePayment):
        return 0
    if isinstance(decision, de.Confirm):
        return int(decision.possible and decision.why in YES)
    if isinstance(decision, de.ChooseNumber):
        return 0 if decision.why == "loop" else decision.size() - 1  # the most for X, nothing for a loop
    if isinstance(decision, de.ChooseOrder):
        return tuple(range(decision.size()))
    if isinstance(decision, de.Divide):
        return usual_division(decision)
    bounds = decision.bounds()
    return () if bounds is not None and bounds[0] == 0 else None


def usual_division(decision: de.Divide) -> tuple[int, ...]:
    """Enough to destroy one after the other, the rest on the first."""
    shares = [decision.least] * decision.size()
    left = decision.whole - sum(shares)
    for i, obj in enumerate(decision.options):
        some = min(max(0, -(-(obj.now.power - obj.damage) // decision.step) - shares[i]), left)
        shares[i] += some
        left -= some
    shares[0] += left
    return tuple(shares)
