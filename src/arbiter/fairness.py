"""Was a game shuffled as it was promised? Checked from its file: the secret, what was shown of it, and the game itself.

When a game begins, the SHA-256 of its secret is shown; when it is over, the secret is told. So whoever shuffles cannot
change anything in between, and everybody can compute every shuffle again. docs/fairness.md says what this proves.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from arbiter import saves
from arbiter.cards.pool import Pool
from arbiter.kernel.errors import BadSave


@dataclass(frozen=True)
class Check:
    """One thing that has to be so; `says` tells how it is."""

    name: str
    held: bool
    says: str


def verify(source: str | Path, shown: str = "", pool: Pool | None = None) -> list[Check]:
    """Each check, up to the first without which the next make no sense. `shown`: the commitment of the beginning.

    `BadSave` says why a file cannot be read at all.
    """
    text, where = saves.text_of(source)
    data = saves.parse(text, where)
    if "secret" not in data:
        says = "this game was shuffled with a seed, of which nothing was shown at its beginning; it proves nothing"
        return [Check("secret", False, says)]
    secret = data["secret"]
    if not isinstance(secret, str) or not saves.SECRET.fullmatch(secret):
        return [Check("secret", False, "the secret is not one: it has to be 64 hexadecimal digits")]
    made = sha256(bytes.fromhex(secret)).hexdigest()
    checks = [Check("secret", True, f"the game tells its secret, {secret}")]
    if data["commitment"] == made:
        checks.append(Check("commitment", True, f"its SHA-256 is the commitment in the file, {made}"))
    else:
        says = f"its SHA-256 is {made}, but the file has {saves.show(data['commitment'])}: one of them was changed"
        checks.append(Check("commitment", False, says))
    if shown:
        checks.append(compare(shown, made))
    if all(check.held for check in checks):
        checks.append(replayed(data, pool, where))
    return checks


def compare(shown: str, made: str) -> Check:
    """What somebody wrote down at the beginning; the first digits are enough to compare, if they are not too few."""
    noted = shown.strip().lower().rstrip("…")
    if len(noted) < 16:
        return Check("shown", False, f"{shown!r:.40} is too short: give at least 16 digits of what was shown")
    if made.startswith(noted):
        return Check("shown", True, "it is what was shown when the game began")
    says = f"{noted:.64} was shown when the game began, but the game was shuffled with a secret of {made}"
    return Check("shown", False, says)


def replayed(data: dict[str, object], pool: Pool | None, where: str) -> Check:
    try:
        setup = saves.read_setup(data, pool, where)
        answers = saves.read_answers(data["answers"], len(setup.decks), where)
        match = saves.replay(setup, answers, data["hash"], where)
    except BadSave as error:
        return Check("replay", False, f"the game does not come out as it is told: {error}")
    how = "to its end" if match.over else "as far as it was played, which is not to its end"
    return Check("replay", True, f"shuffled with it, the {len(answers)} answers lead {how} as they are told")
