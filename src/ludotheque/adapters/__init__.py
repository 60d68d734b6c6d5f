"""The games in the forms that programs for learning and research expect."""
