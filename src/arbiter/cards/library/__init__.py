"""The user's library: the cards of other people's files in one SQLite file, with all their printings."""
