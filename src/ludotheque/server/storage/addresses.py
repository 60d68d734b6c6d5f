"""Addresses of databases and relays as they may be shown: without user name and password."""

from __future__ import annotations

import re

HIDDEN = "***"
SECRET_OPTION = re.compile(r"([?&][^=&]*pass[^=&]*=)[^&]*", re.IGNORECASE)
PORT = re.compile(r"\d*(/|\?|$)")


def shown(address: str) -> str:
    """Also for mistyped addresses: when in doubt, hide more."""
    scheme, slashes, rest = address.rpartition("://") if "@" not in address else address.partition("://")
    if not slashes:
        scheme, rest = "", address
    _, at, place = rest.rpartition("@")
    if at:
        rest = f"{HIDDEN}@{place}"
    elif slashes and not rest.startswith("/"):
        host, colon, after = rest.partition(":")
        if colon and not PORT.match(after):  # USER:PASSWORD, and the rest forgotten
            rest = f"{host}:{HIDDEN}"
    return SECRET_OPTION.sub(rf"\1{HIDDEN}", f"{scheme}{slashes}{rest}")
