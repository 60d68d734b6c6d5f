"""What a web host has to be told: the headers of a static site, as files for common hosts, and its page for addresses
that lead nowhere."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Mapping
from html import escape

from ludotheque.core.messages import LANGUAGES, messages

from ..http.device import BUNDLE, WORKER
from ..http.headers import POLICY

FOR_EVER = "public, max-age=31536000, immutable"
HASHED = ("assets", BUNDLE)  # folders of files with a hash in their names

# An address as a server would have it, such as …/rules/winston, leads to the page of the site.
REDIRECT = (
    "const found = /^(.*\\/)((?:t|rules|lab)\\/[^/]+|about|corner)\\/?$/.exec(location.pathname);"
    "if (found) location.replace(found[1] + '?' + found[2] + location.hash);"
)
LOST = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Ludothèque</title><script>{script}</script></head>
<body><h1>Ludothèque</h1>{lines}</body></html>
"""


def policy(server: str | None) -> str:
    """The Content-Security-Policy, with the server for tables with friends and the one inline script of ours."""
    digest = base64.b64encode(hashlib.sha256(REDIRECT.encode()).digest()).decode()
    found = POLICY.replace("script-src 'self'", f"script-src 'self' 'sha256-{digest}'")
    if server is None:
        return found
    return f"{found}; connect-src 'self' {server} {server.replace('http', 'ws', 1)}"


def lost_page() -> bytes:
    """Served by hosts that look for a 404.html. It may be shown in any folder, so it needs no other file."""
    lines = "".join(f'<p lang="{tag}">{escape(messages(tag).say("web-lost"))}</p>' for tag in LANGUAGES)
    return LOST.format(script=REDIRECT, lines=lines).encode()


def headers(server: str | None) -> dict[str, str]:
    return {
        "Content-Security-Policy": f"{policy(server)}; frame-ancestors 'none'",
        "Referrer-Policy": "no-referrer",
        "X-Content-Type-Options": "nosniff",
        "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    }


def host_files(server: str | None) -> dict[str, bytes]:
    """Files that hosts read: Netlify and Cloudflare Pages, Apache, nginx, GitHub Pages."""
    known = headers(server)
    return {
        "_headers": _underscore_headers(known).encode(),
        ".htaccess": _htaccess(known).encode(),
        "nginx.conf": _nginx(known).encode(),
        ".nojekyll": b"",
        "404.html": lost_page(),
    }


def _underscore_headers(known: Mapping[str, str]) -> str:
    lines = ["/*", *(f"  {name}: {value}" for name, value in known.items())]
    for folder in HASHED:
        lines += [f"/{folder}/*", f"  Cache-Control: {FOR_EVER}"]
    return "\n".join([*lines, f"/{WORKER}", "  Cache-Control: no-cache", ""])


def _htaccess(known: Mapping[str, str]) -> str:
    hashed = "|".join(HASHED)
    return "\n".join(
        [
            "AddType application/wasm .wasm",
            "AddType application/manifest+json .webmanifest",
            "AddType text/javascript .js .mjs",
            "<IfModule mod_headers.c>",
            *(f'  Header always set {name} "{value}"' for name, value in known.items()),
            '  Header set Cache-Control "no-cache"',
            f'  Header set Cache-Control "{FOR_EVER}" "expr=%{{REQUEST_URI}} =~ m#/({hashed})/[^/]+-[^/]+$#"',
            "</IfModule>",
            "<IfModule mod_deflate.c>",
            "  AddOutputFilterByType DEFLATE text/html text/javascript text/css application/json application/wasm",
            "</IfModule>",
            "",
        ]
    )


def _nginx(known: Mapping[str, str]) -> str:
    own = [f'    add_header {name} "{value}" always;' for name, value in known.items()]
    return "\n".join(
        [
            "# Into the `server` block. The path /games/ and the folder are examples.",
            "location /games/ {",
            "    alias /var/www/ludotheque/;",
            "    index index.html;",
            "    error_page 404 /games/404.html;",
            "    types {",
            "        text/html html; text/css css; text/javascript js mjs; application/json json;",
            "        application/manifest+json webmanifest; application/wasm wasm; application/zip zip;",
            "        image/svg+xml svg; image/png png; image/jpeg jpg; font/woff2 woff2;",
            "    }",
            "    gzip on;",
            "    gzip_types text/css text/javascript application/json application/wasm;",
            "    add_header Cache-Control no-cache;",
            *own,
            "}",
            "",
        ]
    )
