"""`arbiter card show` and `text`: everything on a card, and what its text is compiled to."""

from __future__ import annotations

import argparse
import json

from arbiter.cards.finding import unknown
from arbiter.cards.pool import shared
from arbiter.commands.parsing import tell_problems
from arbiter.kernel.errors import BadCard
from arbiter.kernel.traits import Face
from arbiter.profile.look import Look
from arbiter.table.cards import numbers
from arbiter.table.looks import look_of
from arbiter.table.seeing import price_words


def find(wanted: argparse.Namespace) -> list[Face]:
    """The card with this id, or all cards with this name."""
    pool = shared(wanted.game)
    tell_problems(pool)
    word = " ".join(wanted.name)
    keys = pool.by_name.get(word.casefold())
    if not keys:
        key = pool.find(word)
        if key is None:
            raise BadCard(unknown(word, pool))
        keys = [key]
    return [pool.face(key) for key in keys]


def show_main(wanted: argparse.Namespace) -> int:
    faces = find(wanted)
    if wanted.json:
        print(json.dumps([as_data(face) for face in faces], indent=2, ensure_ascii=False))
    else:
        look = look_of(wanted.game)
        print("\n\n".join("\n".join(as_text(side, look) for side in sides_of(face)) for face in faces))
    return 0


def sides_of(face: Face) -> list[Face]:
    """The card's sides, the one that lies up first."""
    return [face, *face.other]


def as_data(face: Face) -> dict[str, object]:
    now = face.traits
    data: dict[str, object] = {
        "id": face.key,
        "name": face.name,
        "types": sorted(now.types),
        "colours": sorted(now.colours),
        "cost": now.cost,
        "power": now.power if face.has_power or now.power else None,
        "kinds": sorted(now.kinds),
        "groups": sorted(now.groups),
        "keywords": sorted(now.keywords),
        "limit_cost": face.limit_cost or None,
        "text": face.text,
        "problem": face.extra.get("problem"),
    }
    if now.guard:
        data["guard"] = now.guard
    if face is face.front and face.other:
        data["sides"] = [as_data(side) for side in face.other]
    return data


def as_text(face: Face, look: Look) -> str:
    now = face.traits
    line = [*sorted(now.colours), *sorted(now.types)]
    if look.without_cost.isdisjoint(now.types):
        line.append(f"cost {price_words(face, look) or now.cost}")
    line += numbers(face, look)
    if face.limit_cost:
        line.append(f"{look.limit_word} {face.limit_cost}")
    rows = [f"{face.name}  ({face.key})", "  " + ", ".join(line)]
    if now.kinds:
        rows.append(f"  {look.kind_word}: {' / '.join(sorted(now.kinds))}")
    if now.groups:
        rows.append(f"  {look.group_word}: {' / '.join(sorted(now.groups))}")
    flags = [word for flag, word in look.flag_words.items() if flag in now.flags]
    if flags:
        rows.append(f"  {', '.join(flags)}")
    rows += [f"  | {row}" for row in face.text.splitlines()]
    if "problem" in face.extra:
        rows.append(f"  not executable: {face.extra['problem']}")
    return "\n".join(rows)


def text_main(wanted: argparse.Namespace) -> int:
    from arbiter.cards.outline import outline
    from arbiter.cards.pool import language_of
    from arbiter.text.compiler import print_ability
    from arbiter.text.errors import TextError

    faces = find(wanted)
    bad = False
    for face in faces:
        print(f"{face.name}  ({face.key})")
        if "problem" in face.extra:
            print(f"  not executable: {face.extra['problem']}")
            bad = True
        for program in dict.fromkeys(face.traits.programs):
            print(outline(program.ability, 1))
            try:
                print(f"    = {print_ability(language_of(wanted.game), face.name, program.ability)}")
            except TextError as error:
                print(f"    = {error}")
    return 1 if bad else 0
