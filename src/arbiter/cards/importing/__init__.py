"""Other people's card files, recognised by what is in them: one small module for a shape, one table over them all."""
