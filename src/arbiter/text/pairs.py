"""Two that are chosen at once and told apart afterwards: "the first Forward" and "the other"."""

from __future__ import annotations

from arbiter.script.amounts import Number
from arbiter.script.effects import Choose
from arbiter.script.nouns import Not, Same
from arbiter.script.walk import walk
from arbiter.text.draft import InOrder, Ref
from arbiter.text.nodes import T, changed, within


def told_apart(node: T) -> T:
    """The node with one choice of two in place of which each is chosen by itself, where the text tells them apart."""
    if not any(isinstance(part, Ref) and part.word == "first" for part in walk(node)):
        return node
    return _apart(node)


def _apart(node: T) -> T:
    if isinstance(node, Choose) and node.target and node.low == node.high == Number(2):
        one = changed(node, low=Number(1), high=Number(1))
        other = changed(one, group=changed(node.group, tests=(Not(Same(Ref("it"))), *node.group.tests)))
        return InOrder((one, other))  # type: ignore[return-value]
    if isinstance(node, Ref) and node.word in ("first", "other"):
        return Ref("former" if node.word == "first" else "latter")  # type: ignore[return-value]
    return within(node, _apart)
