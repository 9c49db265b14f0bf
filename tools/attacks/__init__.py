"""Attacks on the table, each small enough to be run often: what somebody could try, and what has to hold."""
