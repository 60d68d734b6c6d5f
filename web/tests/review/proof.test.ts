import { describe, expect, it } from "vitest";
import type { Proof } from "../../src/api/wire";
import { check } from "../../src/review/proof";

// Made by core/proof.py.
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
const SHOWN = { commitment: COMMITMENT, deal: DEAL };

async function broken(proof: Proof, shown = SHOWN): Promise<string[]> {
  return (await check(proof, shown)).filter((step) => !step.holds).map((step) => step.step);
}

describe("the proof of a fair deal", () => {
  it("holds step by step where nothing was changed", async () => {
    expect((await check(PROOF, SHOWN)).map((step) => step.step)).toEqual(["promise", "secret", "seed", "deal", "record"]);
    expect(await broken(PROOF)).toEqual([]);
  });

  it("names what was changed", async () => {
    expect(await broken({ ...PROOF, added: ["rain on the window", "", ""] })).toEqual(["seed"]);
    expect(await broken({ ...PROOF, secret: "00".repeat(32) })).toEqual(["secret", "seed"]);
    expect(await broken({ ...PROOF, seed: "11".repeat(32) })).toEqual(["seed", "deal", "record"]);
    expect(await broken(PROOF, { ...SHOWN, commitment: DEAL })).toEqual(["promise"]);
    expect(await broken(PROOF, { ...SHOWN, deal: COMMITMENT })).toEqual(["deal"]);
  });
});
