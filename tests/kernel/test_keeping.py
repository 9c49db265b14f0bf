"""What is kept about texts does not pile up."""

from __future__ import annotations

from arbiter.kernel.kept_by_identity import keep


def test_what_is_kept_is_forgotten_when_it_has_become_too_much() -> None:
    found: dict[int, tuple[object, int]] = {}
    texts = [object() for _ in range(5)]
    for number, text in enumerate(texts):
        assert keep(found, text, (text, number), most=3) == (text, number)
        assert len(found) <= 3
    assert found[id(texts[4])] == (texts[4], 4)
