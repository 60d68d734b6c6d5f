"""The server: tables that never lose a move. `docs/explanation/tables.md` explains its parts."""
