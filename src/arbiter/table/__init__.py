"""The tables at which people sit: the terminal table."""
