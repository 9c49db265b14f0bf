"""Playing cards and abilities: a list of steps that the ruleset orders, one module for each stretch of it."""
