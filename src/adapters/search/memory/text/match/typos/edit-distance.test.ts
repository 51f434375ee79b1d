import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editDistanceFrom } from "./edit-distance.ts";

/** The textbook table. */
function tableDistance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const swap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const row = rows[i] as number[];
      row[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
        swap ? at(i - 2, j - 2) + 1 : 99,
      );
    }
  }
  return at(a.length, b.length);
}

const codes = (word: string) => Uint16Array.from(word, (letter) => letter.charCodeAt(0));

function distance(typed: string, word: string, most: number, asPrefix = false): number {
  const from = editDistanceFrom(typed);
  const found = (asPrefix ? from.toBeginning : from.to)(codes(word), 0, word.length, most);
  from.done();
  return Math.min(found, most + 1);
}

const word = fc.string({
  unit: fc.constantFrom("a", "b", "c", "š"),
  minLength: 1,
  maxLength: 12,
});

describe("editDistanceFrom", () => {
  it.each([
    ["shoes", "shoes", 0],
    ["shose", "shoes", 1],
    ["shoe", "shoes", 1],
    ["samsng", "samsung", 1],
    ["telefnoas", "telefonas", 1],
    ["krosovki", "krossovki", 1],
    ["abcd", "wxyz", 3],
  ])("counts the edits from %s to %s", (typed, other, edits) => {
    expect(distance(typed, other, 2)).toBe(edits);
  });

  it("equals the distance of the textbook algorithm", () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (typed, other, most) => {
        const wanted = Math.min(tableDistance(typed, other), most + 1);
        expect(distance(typed, other, most)).toBe(wanted);
      }),
    );
  });

  it("to a beginning is the smallest distance to any prefix", () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (typed, other, most) => {
        const all = Array.from({ length: other.length + 1 }, (_, length) =>
          tableDistance(typed, other.slice(0, length)),
        );
        expect(distance(typed, other, most, true)).toBe(Math.min(...all, most + 1));
      }),
    );
  });
});
