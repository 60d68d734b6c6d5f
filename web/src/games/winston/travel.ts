// How things travel: along an arc from one place to another.

import type { TransitionConfig } from "svelte/transition";
import { cubicInOut, cubicOut } from "svelte/easing";
import type { Spot } from "./layout";

export interface Journey {
  from: Spot;
  to: Spot;
  duration: number;
  delay?: number;
  arc?: number; // the height of the arc, in pixels
  swell?: number; // how much larger it is half-way
}

const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

export function along({ from, to, arc = 0, swell = 0 }: Journey, t: number): string {
  const bow = Math.sin(Math.PI * t);
  const x = mix(from.x, to.x, t);
  const y = mix(from.y, to.y, t) - arc * bow;
  const scale = mix(from.scale, to.scale, t) * (1 + swell * bow);
  return `translate(${x}px, ${y}px) rotate(${mix(from.turn, to.turn, t)}deg) scale(${scale})`;
}

/** A thing crosses the picture and disappears on arrival. */
export function passing(_: Element, journey: Journey): TransitionConfig {
  return {
    duration: journey.duration,
    delay: journey.delay ?? 0,
    easing: cubicInOut,
    css: (t) => `transform: ${along(journey, t)}; opacity: ${t > 0.85 ? (1 - t) / 0.15 : 1}`,
  };
}

/** A thing arrives and stays. */
export function arriving(_: Element, journey: Journey): TransitionConfig {
  return {
    duration: journey.duration,
    delay: journey.delay ?? 0,
    easing: cubicOut,
    css: (t) => `transform: ${along(journey, t)}; opacity: ${Math.min(1, t * 4)}`,
  };
}

/** A thing leaves its place. */
export function leaving(_: Element, journey: Journey): TransitionConfig {
  return {
    duration: journey.duration,
    easing: cubicInOut,
    css: (_t, gone) => `transform: ${along(journey, gone)}; opacity: ${gone > 0.8 ? (1 - gone) / 0.2 : 1}`,
  };
}
