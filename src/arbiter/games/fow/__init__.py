"""Force of Will, comprehensive rules 12.9. So far its rule ledger: every numbered rule, all still open."""
