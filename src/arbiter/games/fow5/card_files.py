"""The files in which cards of 2015 are exchanged: our own forms; what they lack, they lack in both documents' files."""

from __future__ import annotations

from arbiter.games.card_files import CardFiles
from arbiter.games.fow.card_files import ERRATA

CARD_FILES = CardFiles(errata=ERRATA)
