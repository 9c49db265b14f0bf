"""Tokens: what shows that a message comes from the player who sat down.

A token is known to its player alone. The server keeps its hash, and compares without telling by its pace how near a
guess came.
"""

from __future__ import annotations

import hmac
import secrets
import string
from hashlib import sha256

LONGEST = 128
EVERYBODY = "open"  # the invitation that everybody has: a seat with it is for whoever comes first
LONGEST_ID = 32
ID_SIGNS = frozenset(string.ascii_letters + string.digits + "-_")


def is_id(word: str) -> bool:
    """Could this be the id of a table or a replay? What could not is not looked for."""
    return 0 < len(word) <= LONGEST_ID and all(sign in ID_SIGNS for sign in word)


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_id() -> str:
    return secrets.token_urlsafe(9)


def new_secret() -> bytes:
    return secrets.token_bytes(32)


def hashed(token: str) -> bytes:
    return sha256(token.encode("utf-8", "replace")).digest()


def fits(token: str, kept: bytes) -> bool:
    """Is this the token whose hash was kept? An empty hash fits nothing."""
    return bool(kept) and len(token) <= LONGEST and hmac.compare_digest(hashed(token), kept)
