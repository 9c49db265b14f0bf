"""Everything that is derived from a state and kept until something that it looks at has changed.

Nothing else in the kernel or in a game keeps what could be worked out: a rule asks the index, and reads as if the
answer were worked out on the spot.
"""
