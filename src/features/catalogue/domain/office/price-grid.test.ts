import { describe, expect, test } from "vitest";
import { gridDifference, gridOutcome, gridUndo } from "./price-grid.ts";

const FLAGS = new Set([1, 2]);
const NOW = { price: 10, old_price: null, cost: 6, stock: 5, flag_ids: [1] };
const outcome = (changes: object, seen: object = NOW, current: typeof NOW | undefined = NOW) =>
  gridOutcome(current, seen, changes, FLAGS);

describe("what becomes of a row", () => {
  test("the changes, and stock by a difference", () => {
    expect(outcome({ price: 11, old_price: 12, stock_change: -2 })).toEqual({
      after: { ...NOW, price: 11, old_price: 12, stock: 3 },
    });
  });

  test.each([
    ["below_cost", { price: 5 }],
    ["old_price", { old_price: 10 }],
    ["stock", { stock_change: -6 }],
    ["flag", { flag_ids: [3] }],
    ["nothing", { price: 10 }],
  ])("is refused: %s", (problem, changes) => {
    expect(outcome(changes)).toEqual({ problem });
  });

  test("somebody else's price is not overwritten, unless both wrote the same", () => {
    expect(outcome({ price: 11 }, { ...NOW, price: 9 })).toEqual({ problem: "changed" });
    expect(outcome({ price: 10, cost: 7 }, { ...NOW, price: 9 })).toEqual({
      after: { ...NOW, cost: 7 },
    });
    // What nobody saw is not overwritten either.
    expect(outcome({ price: 11 }, {})).toEqual({ problem: "changed" });
    expect(outcome({ old_price: 12 }, {})).toEqual({ after: { ...NOW, old_price: 12 } });
    // A sale in between is no conflict.
    expect(outcome({ price: 11 }, { ...NOW, stock: 7 })).toEqual({ after: { ...NOW, price: 11 } });
  });

  test("a variant that is gone", () => {
    expect(gridOutcome(undefined, NOW, { price: 11 }, FLAGS)).toEqual({ problem: "gone" });
  });
});

test("the way back touches what is still as it was written, and nothing else", () => {
  const after = { ...NOW, price: 11, stock: 8 };
  const row = gridDifference(NOW, after);
  expect(row).toEqual({ before: { price: 10, stock: 5 }, after: { price: 11, stock: 8 } });
  expect(gridUndo(after, row)).toEqual({ price: 10, stock_change: -3 });
  // Sold meanwhile: the difference goes back all the same.
  expect(gridUndo({ ...after, stock: 4 }, row)).toEqual({ price: 10, stock_change: -3 });
  expect(gridUndo({ ...after, stock: 2 }, row)).toBeUndefined();
  expect(gridUndo({ ...after, price: 12 }, row)).toBeUndefined();
  expect(gridUndo({ ...after, cost: 1 }, row)).toEqual({ price: 10, stock_change: -3 });
  expect(gridUndo(undefined, row)).toBeUndefined();
});
