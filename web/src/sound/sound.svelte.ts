// The sounds of the table. They are off until the reader turns them on.

import { Choice } from "../device/choice.svelte";
import { PLAYERS, type Sound } from "./synth";

const LEAST = 60; // the least number of milliseconds between two sounds, so that many events do not rattle

class Sounds {
  readonly choice = new Choice("sound", ["on", "off"], "off");
  #context: AudioContext | null = null;
  #last = 0;

  get on(): boolean {
    return this.choice.value === "on";
  }

  choose(on: boolean): void {
    this.choice.choose(on ? "on" : "off");
    if (on) this.play("bell");
  }

  play(sound: Sound): void {
    if (!this.on || document.hidden) return;
    const now = performance.now();
    if (sound !== "bell" && now - this.#last < LEAST) return;
    this.#last = now;
    this.#context ??= new AudioContext();
    const context = this.#context;
    if (context.state === "suspended") void context.resume(); // browsers allow sound only after a first touch
    const out = context.createGain();
    out.gain.value = 0.6;
    out.connect(context.destination);
    PLAYERS[sound](context, out, context.currentTime + 0.01);
  }
}

export const sounds = new Sounds();
