"""What goes to a page is JSON: objects with names."""

from __future__ import annotations

Json = dict[str, object]
