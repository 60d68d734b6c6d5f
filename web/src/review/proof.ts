// The proof that a deal was fair, checked in the reader's browser (docs/how-to/check-a-deal.md). The server is asked only
// for the proof itself.

import type { Seen } from "../api/sealed";
import { sha256, sha256OfText } from "../api/sha256";
import type { Proof } from "../api/wire";

export type Step = "promise" | "secret" | "shown" | "seals" | "seed" | "deal" | "record";

export interface Checked {
  step: Step;
  holds: boolean;
  expected: string;
  found: string;
}

/** What this device saw before the game was over. */
export interface Shown {
  commitment: string; // of the secret, before any player contributed
  deal: string | null; // of the seed, since the deal
  seen?: Seen | undefined; // at a sealed table, before this device revealed its text
}

function unhex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** A seat's contribution: its text, or its seal if it was not revealed. */
const lineOf = (proof: Proof, seat: number): string => proof.added[seat] || proof.seals?.[seat] || "";

const mixture = (proof: Proof): string =>
  [proof.secret, ...proof.added.map((_, seat) => lineOf(proof, seat))].map((line) => `${line}\n`).join("");

export function check(proof: Proof, shown: Shown): Checked[] {
  const promised = sha256(unhex(proof.secret));
  const seed = sha256OfText(mixture(proof));
  const dealt = sha256(unhex(proof.seed));
  const written = (proof.record.fair ?? {}) as { commitment?: string; seed?: string };
  const compare = (step: Step, expected: string, found: string): Checked => ({
    step,
    holds: expected === found,
    expected,
    found,
  });
  return [
    compare("promise", shown.seen?.commitment ?? shown.commitment, proof.commitment),
    compare("secret", proof.commitment, promised),
    ...(shown.seen ? [compare("shown", list(shown.seen.seals), list(proof.seals ?? []))] : []),
    ...(proof.seals ? [compare("seals", list(proof.seals), list(resealed(proof)))] : []),
    compare("seed", proof.seed, seed),
    ...(shown.deal === null ? [] : [compare("deal", shown.deal, dealt)]),
    compare("record", `${written.commitment} ${written.seed}`, `${dealt} ${proof.seed}`),
  ];
}

const list = (seals: (string | null)[]): string => seals.map((seal) => seal ?? "–").join(" ");

/** The seals of the revealed texts; a text that was not revealed keeps its seal. */
function resealed(proof: Proof): (string | null)[] {
  return proof.added.map((text, seat) => {
    if (text) return sha256OfText(text);
    return proof.unrevealed?.includes(seat) ? (proof.seals?.[seat] ?? null) : null;
  });
}
