import { describe, expect, it } from "vitest";
import { nextTab } from "./next-tab.ts";

describe("the key for another tab", () => {
  it.each([
    ["ArrowRight", 0, 1],
    ["ArrowRight", 2, 0],
    ["ArrowLeft", 0, 2],
    ["ArrowLeft", 2, 1],
    ["Home", 2, 0],
    ["End", 0, 2],
  ])("%s moves from %d to %d of three", (key, at, expected) => {
    expect(nextTab(key, at, 3)).toBe(expected);
  });

  it("is mirrored in right-to-left text", () => {
    expect(nextTab("ArrowLeft", 0, 3, true)).toBe(1);
    expect(nextTab("ArrowRight", 0, 3, true)).toBe(2);
  });

  it("has no effect if it is another key or there are no tabs", () => {
    expect(nextTab("Enter", 0, 3)).toBeUndefined();
    expect(nextTab("Home", 0, 0)).toBeUndefined();
  });
});
