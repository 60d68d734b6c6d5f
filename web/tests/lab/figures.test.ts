import { describe, expect, it } from "vitest";
import { figure, interval, number, percent, signed } from "../../src/lab/figures";

describe("numbers", () => {
  it("have no sign where they round to zero", () => {
    expect([-0, -0.04, 0.04].map((value) => number(value, 1))).toEqual(["0.0", "0.0", "0.0"]);
    expect([-0.0004, -0].map((share) => percent(share))).toEqual(["0.0%", "0.0%"]);
    expect(figure(-0.004)).toBe("0.00");
    expect(interval({ value: 0, low: -0.004, high: 0.5 })).toBe("0.00 – 0.50");
  });

  it("have a sign in changes that are not zero", () => {
    expect([-1.25, -0.04, 0.04, 3].map((value) => signed(number(value, 1), value))).toEqual([
      "−1.3",
      "0.0",
      "0.0",
      "+3.0",
    ]);
    expect(signed(percent(0.02), -0.02)).toBe("−2.0%");
    expect(number(-0.3, 1)).toBe("-0.3");
  });
});
