import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type DiffPart, diffWords } from "./word-diff.ts";

const written = (parts: readonly DiffPart[]) =>
  parts
    .map(({ kind, text }) => ({ same: text, added: `[+${text}]`, removed: `[-${text}]` })[kind])
    .join("");

describe("the difference of two texts", () => {
  test.each([
    ["", "", ""],
    ["on", "on", "on"],
    ["Veikia iki 30 valandų.", "Veikia iki 38 valandų.", "Veikia iki [-30][+38] valandų."],
    [
      "Belaidės ausinės su triukšmo slopinimu.",
      "Belaidės ausinės su aktyviuoju triukšmo slopinimu.",
      "Belaidės ausinės su [+aktyviuoju ]triukšmo slopinimu.",
    ],
    ["", "new", "[+new]"],
    ["old", "", "[-old]"],
  ])("marks changed words between %s and %s", (before, after, expected) => {
    expect(written(diffWords(before, after))).toBe(expected);
  });

  test("restores both texts", () => {
    const text = fc
      .array(fc.constantFrom("a", "b", "ą", " ", ",", "12", "don’t"))
      .map((words) => words.join(""));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = diffWords(before, after);
        const without = (kind: string) =>
          parts.map((part) => (part.kind === kind ? "" : part.text)).join("");
        expect(without("added")).toBe(before);
        expect(without("removed")).toBe(after);
      }),
    );
  });

  test("replaces very long texts as a whole", () => {
    const long = "word ".repeat(2000);
    expect(diffWords(long, `${long}!`).map(({ kind }) => kind)).toEqual(["removed", "added"]);
  });
});
