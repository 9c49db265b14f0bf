"""The changes, in order; each names the one before it."""
