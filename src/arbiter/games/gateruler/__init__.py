"""Gate Ruler, comprehensive rules 1.5.0. So far its rule ledger: every numbered rule, all still open."""
