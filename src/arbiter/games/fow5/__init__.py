"""Force of Will, comprehensive rules 5.12 with Valhalla and Bifrost. So far its rule ledger, all still open.

That document numbers only its sections, so the ledger counts bullets after a slash and the arrows under a bullet with
letters.
"""
