"""Games as learning environments: PettingZoo, Gymnasium, OpenSpiel, and many games stepped at once."""
