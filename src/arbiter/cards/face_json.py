"""What is printed on a card, as the page draws it."""

from __future__ import annotations

from arbiter.kernel.traits import Face

Json = dict[str, object]


def face_json(face: Face) -> Json:
    """Keys that say nothing are left out."""
    printed = face.printed
    made: Json = {"name": face.name, "types": sorted(printed.types), "colours": sorted(printed.colours)}
    made["cost"] = printed.cost
    if face.has_power or printed.power:
        made["power"] = printed.power
    if face.price is not None and face.price.coloured:
        any_colour = (("", face.price.any),) if face.price.any else ()
        made["price"] = [[colour, count] for colour, count in (*face.price.coloured, *any_colour)]
    if face.text:
        made["text"] = face.text
    for key, values in (
        ("kinds", printed.kinds),
        ("groups", printed.groups),
        ("flags", printed.flags),
        ("keywords", printed.keywords),
    ):
        if values:
            made[key] = sorted(values)
    for key, number in (
        ("limit_cost", face.limit_cost),
        ("level", printed.level),
        ("guard", printed.guard),
        ("strike", printed.strike),
    ):
        if number:
            made[key] = number
    if face.other and not face.is_back:  # which card lies face down is not for everybody
        made["sides"] = [side.key for side in face.other]
    return made
