import { describe, expect, it } from "vitest";
import { FOUND_AS_TYPED, FOUND_CORRECTED } from "./match/match-bands.ts";
import { buildTextIndex, openTextIndex, type TextIndex } from "./text-index.ts";

const EMPTY = { manufacturer: "", categories: [], keywords: [], description: "" };

function indexOf(language: string, names: readonly string[]): TextIndex {
  return buildTextIndex(
    language,
    names.map((name, doc) => ({ doc, text: { ...EMPTY, name } })),
  );
}

/** Documents, the best first. */
function found(index: TextIndex, text: string): number[] {
  const { docs, scores } = index.match(text);
  return [...docs.keys()]
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
    .map((at) => docs[at] as number);
}

describe("match", () => {
  const index = indexOf("en", [
    "Running shoes blue",
    "Shoe rack",
    "Blue shirt",
    "Sony WH-1000XM4 headphones",
    "iPhone 15 128GB",
    "Monitor 27 inch",
  ]);

  it.each([
    ["blue shoes", [0]],
    ["shoes", [0, 1]],
    ["shoe", [1, 0]],
    ["wh1000xm4", [3]],
    ["wh 1000", [3]],
    ["wh-1000", [3]],
    ["wh1000 sony", [3]],
    ["128 gb", [4]],
    ["128gb", [4]],
    ["iphone15", [4]],
    ['27"', [5]],
    ["27 inches", [5]],
    ["27inch monitor", [5]],
    ["", []],
    ["yellow", []],
  ])("%s", (text, docs) => {
    expect(found(index, text)).toEqual(docs);
  });

  it("tells by the score what had to be done to the text", () => {
    const best = (text: string) => Math.max(...index.match(text).scores);
    expect(best("blue shoes")).toBeGreaterThanOrEqual(FOUND_AS_TYPED);
    expect(best("blue shooes")).toBeGreaterThanOrEqual(FOUND_CORRECTED);
    expect(best("blue shooes")).toBeLessThan(FOUND_AS_TYPED);
    expect(best("blue shoes zzzz")).toBeLessThan(FOUND_CORRECTED);
  });

  it("answers the same from a copy of its buffers", () => {
    const copy = openTextIndex(structuredClone(index.buffers));
    expect(copy.match("blue shoes")).toEqual(index.match("blue shoes"));
    expect(copy.complete("sh", 5)).toEqual(index.complete("sh", 5));
  });
});
