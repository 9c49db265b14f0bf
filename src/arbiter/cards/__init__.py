"""Cards outside a game: pools of faces, deck lists in the formats that players exchange, and checking them."""
