"""Tokens: what shows that a message comes from the player who sat down.

A token is known to its player alone. The server keeps its hash, and compares without telling by its pace how near a
guess came.
"""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256

LONGEST = 128


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_id() -> str:
    return secrets.token_urlsafe(9)


def new_secret() -> bytes:
    return secrets.token_bytes(32)


def new_seed() -> int:
    return secrets.randbits(62)


def hashed(token: str) -> bytes:
    return sha256(token.encode("utf-8", "replace")).digest()


def fits(token: str, kept: bytes) -> bool:
    """Is this the token whose hash was kept? An empty hash fits nothing."""
    return bool(kept) and len(token) <= LONGEST and hmac.compare_digest(hashed(token), kept)
