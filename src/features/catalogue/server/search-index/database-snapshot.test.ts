import fc from "fast-check";
import { expect, test } from "vitest";
import { coversSnapshot } from "./database-snapshot.ts";

test.each([
  ["10:10:", "10:10:", true],
  ["12:12:", "10:10:", true],
  ["10:10:", "12:12:", false],
  // Nobody has seen transaction 11 yet.
  ["10:10:", "10:12:10,11", true],
  ["10:12:10", "10:12:10,11", true],
  ["10:12:10,11", "10:12:10", false],
  // A long transaction holds both snapshots back.
  ["5:20:5", "5:18:5", true],
  ["5:18:5", "5:20:5", false],
  // The long transaction is finished in one snapshot and still running in the other.
  ["20:20:", "5:20:5", true],
  ["5:30:5", "20:20:", false],
  ["", "20:20:", false],
  ["20:20:", "anything", true],
])("the snapshot %s covers the snapshot %s: %s", (held, needed, covers) => {
  expect(coversSnapshot(held, needed)).toBe(covers);
});

/** Snapshots of one database: transactions begin in order and end in any order. */
const moments = fc.array(fc.nat(9), { minLength: 2, maxLength: 40 }).map((steps) => {
  let next = 100;
  const running: number[] = [];
  const shown = () => `${running[0] ?? next}:${next}:${running.join(",")}`;
  return steps.map((step) => {
    const ending = running[step];
    if (ending === undefined) running.push(next++);
    else running.splice(step, 1);
    return shown();
  });
});

const visible = (snapshot: string) => {
  const [, xmax = "", running = ""] = snapshot.split(":");
  const still = new Set(running.split(",").filter(Boolean).map(Number));
  return Array.from({ length: Number(xmax) }, (_, at) => at).filter((each) => !still.has(each));
};

test("a snapshot covers another one if it has seen all its transactions", () => {
  fc.assert(
    fc.property(moments, (all) => {
      for (const [at, held] of all.entries()) {
        for (const [earlier, needed] of all.entries()) {
          const has = new Set(visible(held));
          expect(coversSnapshot(held, needed)).toBe(visible(needed).every((one) => has.has(one)));
          if (earlier <= at) expect(coversSnapshot(held, needed)).toBe(true);
        }
      }
    }),
  );
});
