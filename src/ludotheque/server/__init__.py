"""The server: tables that never lose a move. `docs/server.md` explains its parts."""
