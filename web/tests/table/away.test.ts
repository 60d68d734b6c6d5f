import { expect, test } from "vitest";
import { inUnits } from "../../src/table/away";

test("a time is given in the largest exact unit", () => {
  const said = (seconds: number): string => `${inUnits(seconds).count} ${inUnits(seconds).id.slice(9)}`;
  expect([30, 90, 120, 3600, 5400, 86400, 172800].map(said)).toEqual([
    "30 seconds",
    "90 seconds",
    "2 minutes",
    "1 hours",
    "90 minutes",
    "1 days",
    "2 days",
  ]);
});
