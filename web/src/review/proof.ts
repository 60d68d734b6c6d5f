// The proof that a deal was fair, checked in the reader's own browser (docs/fairness.md). Nothing is asked of the server
// but the proof itself.

import type { Proof } from "../api/wire";

export type Step = "promise" | "secret" | "seed" | "deal" | "record";

export interface Checked {
  step: Step;
  holds: boolean;
  expected: string;
  found: string;
}

/** What this device was shown before the game was over. */
export interface Shown {
  commitment: string; // to the secret, before anybody added anything
  deal: string | null; // to the seed, from the deal on
}

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

function unhex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

export const mixture = (proof: Proof): string => [proof.secret, ...proof.added].map((line) => `${line}\n`).join("");

export async function check(proof: Proof, shown: Shown): Promise<Checked[]> {
  const promised = await sha256(unhex(proof.secret));
  const seed = await sha256(Uint8Array.from(new TextEncoder().encode(mixture(proof))));
  const dealt = await sha256(unhex(proof.seed));
  const written = (proof.record.fair ?? {}) as { commitment?: string; seed?: string };
  const compare = (step: Step, expected: string, found: string): Checked => ({ step, holds: expected === found, expected, found });
  return [
    compare("promise", shown.commitment, proof.commitment),
    compare("secret", proof.commitment, promised),
    compare("seed", proof.seed, seed),
    ...(shown.deal === null ? [] : [compare("deal", shown.deal, dealt)]),
    compare("record", `${written.commitment} ${written.seed}`, `${dealt} ${proof.seed}`),
  ];
}

/** WebCrypto is there only where the page came over a safe connection, or from this machine. */
export const canCheck = (): boolean => typeof crypto !== "undefined" && crypto.subtle !== undefined;
