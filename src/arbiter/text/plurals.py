"""How one and several of a race are written, where a game's own list does not say it."""

from __future__ import annotations

IRREGULAR = {
    "Elf": "Elves",
    "Wolf": "Wolves",
    "Werewolf": "Werewolves",
    "Dwarf": "Dwarves",
    "Human": "Humans",
    "Shaman": "Shamans",
    "Mouse": "Mice",
    "Fish": "Fish",
    "Hero": "Heroes",
}


def plural(race: str) -> str:
    """ "Elves" for "Elf", "Dark Elves" for "Dark Elf", "Knights of the Lamp": the last word before "of" tells."""
    head, of, tail = race.partition(" of ")
    if of:
        return plural(head) + of + tail
    rest, space, last = race.rpartition(" ")
    if last in IRREGULAR:
        return rest + space + IRREGULAR[last]
    if race.endswith("man"):
        return race[:-2] + "en"
    if race.endswith("y") and race[-2:-1] not in tuple("aeiou"):
        return race[:-1] + "ies"
    if race.endswith(("s", "folk")):
        return race
    return race + ("es" if race.endswith(("x", "ch", "sh")) else "s")


def singulars(word: str) -> set[str]:
    """What one of them could be called, if the word says several: of "Fairies" "Fairy", of "Watches" "Watch"."""
    head, of, tail = word.partition(" of ")
    if of:
        return {one + of + tail for one in singulars(head)}
    found = {one for one, several in IRREGULAR.items() if several == word}
    for ending, one in (("s", ""), ("es", ""), ("ies", "y"), ("men", "man")):
        if word.endswith(ending):
            found.add(word.removesuffix(ending) + one)
    return found
