"""The names that bots have at a table."""

BOT_NAMES = ("Rosa", "Otto", "Mila", "Hugo", "Nora", "Emil")
