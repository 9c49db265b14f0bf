"""The subcommands of `arbiter` that have no package of their own."""
