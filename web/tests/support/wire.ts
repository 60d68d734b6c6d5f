// A socket whose other end is the test.

import type { Message, Wire } from "../../src/api/connection";
import type { Beat } from "../../src/api/wire";

export class FakeWire implements Wire {
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  readonly sent: Record<string, unknown>[] = [];
  closed = false;

  constructor(beats: boolean) {
    if (beats) setInterval(() => this.say({ type: "beat" }), 2000);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  open(): void {
    this.onopen?.();
  }
  say(message: Message | Beat): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(code = 1006): void {
    this.onclose?.({ code });
  }
  moves(): Record<string, unknown>[] {
    return this.sent.filter((each) => each.type === "move");
  }
}

/** Every socket that was opened, the newest last. */
export class Exchange {
  readonly wires: FakeWire[] = [];
  constructor(readonly beats = true) {}

  connect = (): FakeWire => {
    const wire = new FakeWire(this.beats);
    this.wires.push(wire);
    return wire;
  };
  get last(): FakeWire {
    const wire = this.wires.at(-1);
    if (!wire) throw new Error("no socket was opened");
    return wire;
  }
}
