"""Playing many games: measuring the engine, comparing bots and decks."""
