import { describe, expect, it } from "vitest";
import { LOADING_BAR, loadingProgress } from "./loading-bar.tsx";

describe("the loading bar (SPEC §9)", () => {
  it("has a delay of 200 ms, a duration of 2 s and a height of 3", () => {
    expect(LOADING_BAR).toEqual({ throttleMs: 200, durationMs: 2000, height: 3 });
  });

  it("starts at zero and exceeds 65 % after its duration", () => {
    expect(loadingProgress(0)).toBe(0);
    expect(loadingProgress(-50)).toBe(0);
    expect(loadingProgress(2000)).toBeGreaterThan(0.65);
  });

  it("always grows and never reaches the end", () => {
    let former = -1;
    for (let elapsed = 0; elapsed <= 120_000; elapsed += 250) {
      const progress = loadingProgress(elapsed);
      expect(progress).toBeGreaterThan(former);
      expect(progress).toBeLessThan(1);
      former = progress;
    }
  });
});
