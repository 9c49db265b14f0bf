"""What a game says of itself beyond its rules: how it looks at a terminal, and what things are worth to a bot.

Types only, and they name no game; each game's values stand in its own folder.
"""
