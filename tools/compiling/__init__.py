"""Arbiter compiled with mypyc: said once for `make compiled` (in place) and for the wheel (ARBITER_COMPILED=1)."""
