#!/usr/bin/env python3
"""A bot as a program:  ludotheque arena winston --bots 'cmd:examples/line_bot.py,greedy'"""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        chance = random.Random(message["seed"])
    elif message["type"] == "turn":
        print(json.dumps({"move": chance.choice(message["legal"])}), flush=True)
