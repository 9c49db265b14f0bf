"""The set of our own: every card is read, carried out and printed back, and everything of the document is on one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.cards.pool import shared
from arbiter.games.fow5.faces import abilities_of
from arbiter.games.fow5.language import LANGUAGE
from arbiter.games.registry import entry
from arbiter.kernel.traits import Face
from arbiter.script.abilities import Ability, Keyword, Triggered
from arbiter.testing import Table
from arbiter.text.compiler import compile_text, print_abilities
from arbiter.text.deletion import swallowed_words
from tests.games.fow5.written import table
from tests.text.fow_void import is_void

POOL = shared("fow5")
FACES = [side for key in POOL.cards for side in (POOL.face(key), *POOL.face(key).other)]
PRINTED = [face for face in FACES if "astral_ruler" not in face.traits.types]


def bare(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    return tuple(replace(ability, text="") for ability in abilities)


@pytest.mark.parametrize("face", PRINTED, ids=lambda face: face.key)
def test_a_card_is_read_and_printed_back(face: Face) -> None:
    assert "problem" not in face.extra
    if face.text:
        card = {"id": face.key, "name": face.name, "type": ["x"], "text": face.text}
        kind = "spell" if "spell" in face.traits.types else "resonator"
        abilities = abilities_of(card, face.traits.types)
        printed = print_abilities(LANGUAGE, face.name, abilities)
        assert bare(compile_text(LANGUAGE, face.name, kind, printed)) == bare(abilities)


@pytest.mark.parametrize("face", [face for face in PRINTED if face.text], ids=lambda face: face.key)
def test_every_word_of_a_card_counts(face: Face) -> None:
    kind = "spell" if "spell" in face.traits.types else "resonator"
    found = swallowed_words(LANGUAGE, face.name, kind, face.text)
    assert [each.word for each in found if not is_void(face.text, each)] == []


def test_the_set_has_what_the_document_has() -> None:
    assert len(POOL.cards) >= 80
    types = {kind for face in FACES for kind in face.traits.types}
    assert {"chant", "chant_instant", "chant_standby", "regalia", "special", "astral_ruler"} <= types
    kinds = ("field", "resonator", "jresonator", "ruler", "j-ruler", "jruler")
    assert {f"addition_{kind}" for kind in kinds} <= types
    words = {
        program.ability.name
        for face in FACES
        for program in face.traits.programs
        if isinstance(program.ability, Keyword)
    }
    skills = {"pierce", "precision", "first_strike", "explode", "flying", "swiftness", "imperishable", "quickcast"}
    assert skills | {"awakening", "incarnation", "judgment"} <= words
    breaks = [
        face
        for face in FACES
        if any(isinstance(p.ability, Triggered) and p.ability.zones == ("removed",) for p in face.traits.programs)
    ]
    assert len(breaks) >= 10


def test_the_decks_use_most_of_the_set() -> None:
    used = {line for path in entry("fow5").deck_files() for line in path.read_text().split() if line.startswith("TA-")}
    assert len(used) >= 100


# ---------------------------------------------------------------- cards that need a ruler beside them


def own(key: str) -> str:
    return POOL.face(key).name


def added(key: str, *stones: str, hand: tuple[str, ...] = ()) -> Table:
    """Our addition, played and added to the player's ruler, with stones of these attributes left."""
    t = (
        table()
        .zone(0, "stone_area", *(f"{word} Magic Stone" for word in stones))
        .hand(0, own(key), *hand)
        .deck(0, "Elk")
    )
    return t.play(0, own(key), targets=["Kestrel"]).resolve()


@pytest.mark.rule("fow5", "2.1/4", "10.1/1")
def test_our_additions_to_rulers_give_them_what_they_say() -> None:
    lantern = added("TA-019", "Light", "Light")
    assert lantern.use(0, own("TA-019")).resolve().resource(0, "life") == 4200
    helm = added("TA-057", "Water", "Water", "Water", hand=("Pup",)).use(0, own("TA-057")).resolve()
    assert sorted(helm.choose("Pup").hand_names(0)) == ["Elk"]


@pytest.mark.rule("fow5", "2.1/4", "9.4/1")
def test_our_cards_about_j_rulers_make_them_greater() -> None:
    t = table(rulers=False).field(0, "Judge of Kestrel").field(0, own("TA-107"))
    assert t.power("Judge of Kestrel") == 1200
    t = table(rulers=False, stones=2).field(0, "Judge of Kestrel").hand(0, own("TA-037"))
    t.play(0, own("TA-037"), targets=["Judge of Kestrel"]).resolve()
    assert t.power("Judge of Kestrel") == 1300 and t.has("Judge of Kestrel", "swiftness")
