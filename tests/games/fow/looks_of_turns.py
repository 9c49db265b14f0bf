"""What to look at in a position of Force of Will over a whole turn or a whole game: attacks of newcomers, hands at the
end of the turn, stones that are called, God's Arts and their prices, lives that run out."""

from __future__ import annotations

from arbiter.kernel.traits import Face
from arbiter.testing.errors import Unscripted
from tests.games.fow.looks import CARDS, Look, board, numbers, tried
from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, resonator, written

QUEEN = {
    "name": "Queen",
    "type": ["J-Ruler"],
    "abilities": ['God\'s Art "Ray" {2}: You gain 100 life.'],
    "atk": 1000,
    "def": 1000,
    "cost": None,
}
CROWN = written("Crown", "Ruler", "[Judgment] {0}", cost=None, other=[QUEEN])


GUEST = {"name": "Guest", "type": ["J-ruler"], "attribute": ["B"], "race": "Demon", "atk": 800, "def": 800}
SIGNER = written("Signer", "Ruler", cost=None, attribute=["B"])
PAPER = written("Paper", "Chant", 'You may contract this card with "Signer".', race="Contract", other=[GUEST])
GATE = written("Gate", "Warden", "[+1]: You gain 200 life.", willpower=3)
MOON = {"attribute": ["R"], "race": "Hero/Beast"}
HERO = written("Hero", "Ruler", cost=None, **MOON)
HIGH = written("High Hero", "J-ruler", cost=None, size=(900, 900), **MOON)
CUB = resonator("Cub", **MOON)
THIN = resonator("Thin", size=(300, 100))
CHANGE = chant(
    "Change",
    "Reveal a Beast J-ruler you own from outside the game that shares two or more races with target fire Beast "
    "resonator you control. Transcend the chosen fire Beast resonator and the revealed J-ruler with a Hero J/ruler you "
    "control.",
)


def contracts(rule: Face) -> object:
    """Who has come by a contract that the player was free to make?"""
    t = table(SIGNER, PAPER, rule, rulers=False).zone(0, "ruler", "Signer").field(0, "Rule").hand(0, "Paper")
    return t.play(0, "Paper").resolve().yes().field_names(0)


def transcends(rule: Face) -> object:
    """What lies on top where a resonator was to transcend with its ruler?"""
    t = table(HERO, HIGH, CUB, CHANGE, rule, rulers=False).zone(0, "ruler", "Hero").zone(0, "outside", "High Hero")
    return t.field(0, "Rule", "Cub").hand(0, "Change").play(0, "Change").resolve().field_names(0)


def mans_gates(rule: Face) -> object:
    return table(GATE, rule).field(0, "Rule").hand(0, "Gate").acts(0, "warden")


def newcomer_attacks(rule: Face) -> object:
    return tried(lambda: table(*CARDS, rule).hand(0, "Rule").play(0, "Rule").resolve().attack("Rule"))


def tires_attacking(rule: Face) -> object:
    return table(*CARDS, rule).field(0, "Rule").attack("Rule").is_rested("Rule")


def tires_blocking(rule: Face) -> object:
    t = table(*CARDS, rule).field(0, "Human").field(1, "Rule").attack("Human").block("Rule").to("main")
    return t.is_rested("Rule")


def is_passed_over(rule: Face) -> object:
    """May the opponent's chant have another target than the card?"""
    t = table(*CARDS, rule).field(1, "Rule", "Human").hand(0, "Tire")
    return tried(lambda: t.play(0, "Tire", targets=["Human"]))


def outlives(rule: Face) -> object:
    """Is the game over when the life of the card's player is gone?"""
    ruin = chant("Ruin", "Your opponent loses 4000 life.")
    return table(ruin, rule).field(1, "Rule").hand(0, "Ruin").play(0, "Ruin").resolve().over


def is_heard_entering(rule: Face) -> object:
    """Does a resonator of the other player trigger as it enters the field?"""
    bell = resonator("Bell", "[Enter] >>> You gain 100 life.", cost="{0}", race="Human")
    return table(bell, rule).field(1, "Rule").hand(0, "Bell").play(0, "Bell").resolve().stack()


def keeps(cards: int) -> Look:
    """Must its player discard one of so many cards at the end of the turn?"""

    def outcome(rule: Face) -> object:
        try:
            board(rule).hand(0, *["Human"] * cards).to("main", 1)
        except Unscripted:  # which card is discarded
            return True
        return False

    return outcome


def calls_again(rule: Face) -> object:
    fresh = regalia("Fresh", "Calling a magic stone doesn't cause your J/rulers to rest.")
    return table(fresh, rule).field(0, "Rule", "Fresh").act(0, "call").acts(0, "call")


def after_a_round(rule: Face) -> object:
    """The hand, and whether a card that was rested stands again."""
    t = table(*CARDS, rule).field(0, "Rule").field(0, "Human", rested=True).next_turn().to("main", 0)
    return t.hand_size(0), t.is_rested("Human")


def arts(stones: int) -> Look:
    """May the J-ruler's God's Art be played with so many stones, once the card's own text has been played?"""

    def outcome(rule: Face) -> object:
        t = table(CROWN, rule, stones=stones, rulers=False).zone(0, "ruler", "Crown").zone(1, "ruler", "wind ruler")
        t.hand(0, "Rule").act(0, "judgment").resolve().play(0, "Rule").resolve()
        return t.can("use", 0, "Queen")

    return outcome


def wounds(rule: Face) -> object:
    """What damage does to a Human of the other player."""
    sting = resonator("Sting", "{0}: This card deals 200 damage to target resonator.", size=(500, 500))
    t = table(*CARDS, sting, rule).field(0, "Rule", "Sting").field(1, "Human")
    t.use(0, "Sting", targets=["Human"]).resolve()
    return t.damage_on("Human"), t.power("Human")


def keeps_hearts(cards: int) -> Look:
    """How many of so many cards stay in its player's lifebreak area?"""

    def outcome(rule: Face) -> object:
        t = table(*CARDS, rule, format="valhalla").field(0, "Rule").resources(0, **{"lifebreak size": 4})
        t.zone(0, "lifebreak", *["Human"] * cards)
        return len(t.begin().zone_names(0, "lifebreak"))

    return outcome


def once_played(rule: Face) -> object:
    """What a resonator is after the card was played."""
    t = table(rule, THIN).field(0, "Thin").hand(0, "Rule")
    return numbers(t.play(0, "Rule").resolve_all(), "Thin")
