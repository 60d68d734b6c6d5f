"""The lab on somebody's own device: it runs in a worker of its own, so that it never stops a table."""
