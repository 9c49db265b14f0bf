"""Chapter 206: the races that cards can have, and how several of a race are written."""

from __future__ import annotations

from arbiter.text.plurals import plural

# 206.4  the list; 206.2  a comma separates races
LIST = """
    AAA, Airship, Alchemist, Alchemy, Ancient, Ancient Magic, Ancient Ruins, Angel, Aradia, Arcana,
    Arcane Item, Archduchess, Archenemy, Armament, Armor, Artifact, Artist, Ascendant, Atom, Augur, Aura,
    Automaton, Avatar, Baker, Bandit, Bat, Battle Arts, Bear, Beast, Betrayer, Bird, Bishop, Black Ones,
    Blazing Skill, Bomb, Book, Bug, Bushido, Butler, Calamity Raven, Captain, Card Soldier, Castle, Cat,
    Catacombs, Catman, Charlatan, Chimera, Chronogear, City, Class G, Class Rep, Clerk, Clothes, Clown, Cocoon,
    Cognate, Composer, Conqueror, Contract, Count, Crimson Moon, Crocodile, Crowd, Cryptid, Cthulhu,
    Cursed Spirit, Daimyo, Dark Commander, Dark Elf, Dark Sphere, Deathly Skill, Deathless, Deity, Demon,
    Demonfish, Demonic, Demonic World, Devil, Dinosaur, Divine Beast, Divine Tree, Doctor, Doll, Dolphin,
    Draft, Dragon, Dragon Knight, Dragonoid, Drake, Drei Stern, Dryad, Dwarf, Egg, Elemental, Elephant, Elf,
    Emperor, Enchanting Skill, Ethereal, Ethereal Tree, Evil Spirit, Explorer, Fairy, Fairy Tale, Fallen Angel,
    Familiar, Fantasy, Fiend, Fish, Fisherman, Five Heroes, Flame Spirit, Flower, Forest, Four Sacred Beasts,
    Fox, Frog, Fruit, Fungus, Gallian Army, Garden, Gears, General, Ghost, Ghoul, Giant, Gimmick, Glyph, Goat,
    God, Goddess, Golem, Gorgon, Grave, Guardian, HANADA, Hero, Heroic Spirit, High Armament, High God,
    Historical, Holy Beast, Homunculus, House, Human, Illusion, Immortal, Imperial General, Insect, Invention,
    Inverse, Jellyfish, Karakuri, Key, Killer, King, Knight, Knight of the Round Table, Legacy, Lich, Lion,
    Little Boy, Little Girl, Little Wolf-Girl, Lycanthrope, Machine, Mage, Mage Art, Magic Crest,
    Magic Lifeform, Magical Beast, Malefic Tree, Martial Art, Mermaid, Merman, Metal Lifeform, Meteorite,
    Military, Mimi Tribe, Minion, Minion of Primogenitor, Monarch, Monk, Moon, Moon Art, Moon Princess,
    Moon Protection, Moon Technology, Moonchild, Mountain, Mouse, Mumu Tribe, Murderer, Music, Musketeer,
    Mystery, Myth, Nameless, New Twelve Olympian Gods, New World, Nightmare, Ninja, Ninjutsu, Nomadic, Oath,
    Ogre, Oni, Ooze, Oracle, Overlord, Overworld, Paladin, Panda, Pawn, Phantom, Phantom Beast, Pharaoh,
    Philosopher, Phobia, Phoenix, Pig, Pirate, Poet, Priest, Prime Minister, Prince, Princess, Prophet,
    Punisher, Queen, Rabbit, Raptor, Rat, Raven, Reaper, Relic, Replicant, Reporter, Researcher, Residence,
    Rogue, Sage, Saint, Samurai, Sand, Savior, Scarecrow, Scientist, Scorpion, Sea Monster, Seal, Servant,
    Seven Kings, Seven Stars, Seven Luminaries Demon, Seven Luminaries Mage, Seven Sages, Shadow, Shaman,
    Sharkfolk, Shikigami, Ship, Sidhe, Singularity, Six Sages, Skeleton, Slime, Smoke, Snake, Snow, Solaris,
    Soldier, Songstress, Soul, Specter, Spider, Spirit, Spirit Magic, Squad 7, Squid, Starry Skill, Story,
    Strategist, Student, Sun Protection, Subjugator, Sunchild, Sword Art, Swordsman, Tank, Taoist, Taurus,
    Tool, Tower, Traitor, Treasure, Treasure Tree, Treasury Item, Treeman, Trickster, Twelve Apostles,
    Twelve Protective Deities, Twelve Sacred Knights, Undead, Valkyrie, Valkyrur, Vampire, Vegetation,
    Virtuous Girl, Virtuous Skill, Wall, Wanderer, Warlock, Warlord, Warrior, Weapon, Werebeast, Werefox,
    Wererabbit, Werewolf, Whale, Wicked Spirit, Wild Skill, Wingman, Witch, Wizard, Woodfolk, Wolf, World Tree,
    Yin-Yang Master, Youkai, Zombie
"""

RACES = tuple(race.strip() for race in LIST.split(","))

# Races whose name speaks of several, as one of them is also called.
ONE_OF = {
    "Black Ones": "Black One",
    "Five Heroes": "Five Hero",
    "Four Sacred Beasts": "Four Sacred Beast",
    "New Twelve Olympian Gods": "New Twelve Olympian God",
    "Seven Kings": "Seven King",
    "Seven Sages": "Seven Sage",
    "Seven Stars": "Seven Star",
    "Six Sages": "Six Sage",
    "Twelve Apostles": "Twelve Apostle",
    "Twelve Protective Deities": "Twelve Protective Deity",
    "Twelve Sacred Knights": "Twelve Sacred Knight",
}


# Ways in which several of a race are written besides.
ALSO = {"Knight of the Round Tables": "Knight of the Round Table"}


def terms() -> dict[str, tuple[str, str]]:
    """Every way in which a race is written, as the lexer wants it."""
    found: dict[str, tuple[str, str]] = {}
    for race in RACES:
        found[race] = ("<kind>", race)
        found[plural(race)] = ("<kind>", race)
        if race in ONE_OF:
            found[ONE_OF[race]] = ("<kind>", race)
    found |= {written: ("<kind>", race) for written, race in ALSO.items()}
    return found
