"""A card of a set, made ready to be played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from arbiter.games.cardtext import read_text
from arbiter.kernel.errors import BadCard
from arbiter.kernel.program import Library
from arbiter.kernel.support import Vocabulary
from arbiter.kernel.traits import Face, Traits
from arbiter.script.abilities import Keyword

from .game import RULES
from .language import LANGUAGE, WORDS

# Words that texts use by name and that this game carries out: a card that says another one cannot be played.
VOCABULARY: Final = Vocabulary(
    marks=frozenset({"cannot_attack", "cannot_block"}),
    keywords=frozenset({"eager", "high"}),
    steps=frozenset(WORDS.steps.values()),
    zones=frozenset(RULES.zones.specs),
    plays=frozenset({"cast", "ability", "any"}),
    causes=frozenset({"cast", "battle", "ability", "summon"}),
)


def make_face(card: Mapping[str, object], library: Library) -> Face:
    key, name, kind = (str(card.get(field, "")).strip() for field in ("id", "name", "type"))
    cost, lift, kinds = card.get("cost"), card.get("lift", 0), card.get("kind", "")
    if not key or not name or kind not in RULES.types:
        raise BadCard(f"card {key!r}: it needs an id, a name, and one of the types {', '.join(RULES.types)}")
    if not isinstance(cost, int) or not isinstance(lift, int) or cost < 0 or (kind == "kite") != (lift > 0):
        raise BadCard(f"card {key!r}: it costs a whole number of wind, and Kites alone have a lift of at least 1")
    if kinds and kinds not in WORDS.kinds:
        raise BadCard(f"card {key!r}: kind {kinds!r} is not one of {', '.join(WORDS.kinds)}")
    text = str(card.get("text", "")).strip()
    abilities, problem = read_text(LANGUAGE, VOCABULARY, name, kind, text)
    traits = Traits(
        frozenset({name}),
        frozenset({kind}),
        kinds=frozenset({str(kinds)} if kinds else ()),
        cost=cost,
        power=lift,
        keywords=frozenset(ability.name for ability in abilities if isinstance(ability, Keyword)),
        flags=frozenset({"unread"} if problem else ()),
        programs=tuple(library.program(ability) for ability in abilities),
    )
    face = Face(key, name, traits, text, kind == "kite")
    face.swift = kind == "gust"  # K4
    if problem:
        face.extra["problem"] = problem
    return face
