"""Addresses of databases and relays as they may be shown: without who logs in there, and without any password."""

from __future__ import annotations

import re

HIDDEN = "***"
SECRET_OPTION = re.compile(r"([?&][^=&]*pass[^=&]*=)[^&]*", re.IGNORECASE)
PORT = re.compile(r"\d*(/|\?|$)")


def shown(address: str) -> str:
    """Works for addresses that are mistyped, too: rather too much is hidden than too little."""
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
