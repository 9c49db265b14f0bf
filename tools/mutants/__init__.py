"""Tests that bite: rule code is broken at random, and the game's own tests are run to see whether they notice."""
