import { describe, expect, it } from "vitest";
import type { Proof } from "../../src/api/wire";
import { sha256, sha256OfText } from "../../src/api/sha256";
import { check, type Shown } from "../../src/review/proof";

// Made by core/chance/proof.py.
const COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
const SEED = "4247af36a79e918002079a70f432b968808c2ddf5d91f24099b64bf2e359559e";
const DEAL = "0bbafebfdcf7d0c0443274b424919cb6b997d607416bf43c2666bf57871004be";

const PROOF: Proof = {
  proof: 1,
  commitment: COMMITMENT,
  secret: Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, "0")).join(""),
  added: ["rain on the window", "", "zażółć 🎲"],
  seed: SEED,
  record: { fair: { commitment: DEAL, seed: SEED } },
};
const SHOWN: Shown = { commitment: COMMITMENT, deal: DEAL };

// The same secret at a sealed table; the second seat did not reveal its text, the third had no seal.
const SEALS = [sha256OfText("rain on the window"), sha256OfText("kept back"), null];
const SEALED_SEED = sha256OfText(`${PROOF.secret}\nrain on the window\n${SEALS[1]}\n\n`);
const SEALED_DEAL = sha256(Uint8Array.from(SEALED_SEED.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)));
const SEALED: Proof = {
  ...PROOF,
  proof: 2,
  added: ["rain on the window", "", ""],
  seals: SEALS,
  unrevealed: [1],
  seed: SEALED_SEED,
  record: { fair: { commitment: SEALED_DEAL, seed: SEALED_SEED } },
};
const SEEN: Shown = { commitment: COMMITMENT, deal: null, seen: { commitment: COMMITMENT, seals: SEALS } };

function broken(proof: Proof, shown: Shown = SHOWN): string[] {
  return check(proof, shown)
    .filter((step) => !step.holds)
    .map((step) => step.step);
}

describe("the proof of a fair deal", () => {
  it("holds step by step if nothing was changed", () => {
    expect(check(PROOF, SHOWN).map((step) => step.step)).toEqual(["promise", "secret", "seed", "deal", "record"]);
    expect(broken(PROOF)).toEqual([]);
  });

  it("names the changed step", () => {
    expect(broken({ ...PROOF, added: ["rain on the window", "", ""] })).toEqual(["seed"]);
    expect(broken({ ...PROOF, secret: "00".repeat(32) })).toEqual(["secret", "seed"]);
    expect(broken({ ...PROOF, seed: "11".repeat(32) })).toEqual(["seed", "deal", "record"]);
    expect(broken(PROOF, { ...SHOWN, commitment: DEAL })).toEqual(["promise"]);
    expect(broken(PROOF, { ...SHOWN, deal: COMMITMENT })).toEqual(["deal"]);
  });

  it("of a sealed table checks the seals against the texts, and against what this device saw", () => {
    const steps = ["promise", "secret", "shown", "seals", "seed", "record"];
    expect(check(SEALED, SEEN).map((step) => step.step)).toEqual(steps);
    expect(broken(SEALED, SEEN)).toEqual([]);
    const exchanged = [SEALS[0]!, sha256OfText("chosen afterwards"), null];
    expect(broken({ ...SEALED, seals: exchanged }, SEEN)).toEqual(["shown", "seed"]);
    expect(broken({ ...SEALED, unrevealed: [] }, SEEN)).toEqual(["seals"]);
    expect(broken({ ...SEALED, added: ["snow", "", ""] }, SEEN)).toEqual(["seals", "seed"]);
    expect(broken(SEALED, { ...SEEN, seen: { commitment: DEAL, seals: SEALS } })).toEqual(["promise"]);
  });
});
