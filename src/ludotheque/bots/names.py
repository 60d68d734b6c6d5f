"""What bots are called at a table."""

BOT_NAMES = ("Rosa", "Otto", "Mila", "Hugo", "Nora", "Emil")
