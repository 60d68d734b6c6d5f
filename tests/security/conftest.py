from tests.server.conftest import client

__all__ = ["client"]  # the same server, shared by the tests of one process
