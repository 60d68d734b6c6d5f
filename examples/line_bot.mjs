#!/usr/bin/env node
// A bot as a program, in JavaScript:  ludotheque arena winston --bots 'cmd:examples/line_bot.mjs,greedy'
import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "turn") {
    const longest = Math.max(...message.legal.map((move) => move.length)); // as good a plan as any
    console.log(JSON.stringify({ move: message.legal.find((move) => move.length === longest) }));
  }
}
