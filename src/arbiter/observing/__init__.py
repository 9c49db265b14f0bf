"""What a learner gets to see: a game as numbers, exactly as far as one player may know it, and questions as choices."""
