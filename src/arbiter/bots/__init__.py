"""Bots: programs that answer questions. A bot sees a decision and what its player may know."""
