"""A bot that needs only HTTP:  python http_bot.py http://localhost:8000 TABLE INVITATION"""

import hashlib
import json
import random
import secrets
import sys
import urllib.error
import urllib.request


def ask(path, token, body=None):
    """Send a GET, or a POST if there is a body. Returns the answer, also of a refusal."""
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    try:
        with urllib.request.urlopen(urllib.request.Request(url + path, data, headers)) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as refusal:
        return json.load(refusal)


url, table, invitation = sys.argv[1:]
me = {"name": "Random Rita"}
text = secrets.token_hex(16)  # our own randomness for the deal, which a sealed table wants sealed first
if ask(f"/api/tables/{table}", invitation)["sealed"]:
    me["seal"] = hashlib.sha256(text.encode()).hexdigest()
joined = ask(f"/api/tables/{table}/join", invitation, me)
seat, token, state = joined["seat"], joined["token"], joined["state"]
while state["stage"] != "over":
    if state["view"] and state["view"]["legal"]:
        move = {"ply": state["ply"], "move": random.choice(state["view"]["legal"])}
        answer = ask(f"/api/tables/{table}/moves", token, move)
        state = answer.get("state") or answer  # a refused move is answered with the state as it is
    elif state["mixing"] and state["mixing"]["phase"] == "revealing" and state["seats"][seat]["mixing"] == "sealed":
        answer = ask(f"/api/tables/{table}/reveal", token, {"text": text})
        state = answer.get("state") or answer
    else:
        state = ask(f"/api/tables/{table}?since={state['ply']}&wait=20", token)
print(f"Over: place {state['result']['places'][seat]}")
