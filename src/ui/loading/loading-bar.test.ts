import { describe, expect, it } from "vitest";
import { LOADING_BAR, loadingProgress } from "./loading-bar.tsx";

describe("loading bar (SPEC §9)", () => {
  it("waits 200 ms, runs for 2 s and is 3 high", () => {
    expect(LOADING_BAR).toEqual({ throttleMs: 200, durationMs: 2000, height: 3 });
  });

  it("starts at nothing and has done most of its way after its duration", () => {
    expect(loadingProgress(0)).toBe(0);
    expect(loadingProgress(-50)).toBe(0);
    expect(loadingProgress(2000)).toBeGreaterThan(0.65);
  });

  it("only ever grows, and never claims to be done", () => {
    let former = -1;
    for (let elapsed = 0; elapsed <= 120_000; elapsed += 250) {
      const progress = loadingProgress(elapsed);
      expect(progress).toBeGreaterThan(former);
      expect(progress).toBeLessThan(1);
      former = progress;
    }
  });
});
