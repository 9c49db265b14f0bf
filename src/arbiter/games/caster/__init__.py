"""The Caster Chronicles, comprehensive rules 1.9. So far its rule ledger: every numbered rule, all still open."""
