import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { gridChanges, gridDifference, gridOutcome, gridUndo, isSameChange } from "./price-grid.ts";

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
    // A value that nobody saw is not overwritten either.
    expect(outcome({ price: 11 }, {})).toEqual({ problem: "changed" });
    expect(outcome({ old_price: 12 }, {})).toEqual({ after: { ...NOW, old_price: 12 } });
    // A sale in between is no conflict.
    expect(outcome({ price: 11 }, { ...NOW, stock: 7 })).toEqual({ after: { ...NOW, price: 11 } });
  });

  test("what is not given stays", () => {
    expect(outcome({ price: 11, cost: undefined })).toEqual({ after: { ...NOW, price: 11 } });
  });

  test("one unknown flag among known ones is enough to refuse it", () => {
    expect(outcome({ flag_ids: [2, 3] })).toEqual({ problem: "flag" });
    expect(outcome({ flag_ids: [1, 2] })).toEqual({ after: { ...NOW, flag_ids: [1, 2] } });
  });

  test("the last piece may go", () => {
    expect(outcome({ stock_change: -5 })).toEqual({ after: { ...NOW, stock: 0 } });
  });

  test("a price may be what the goods cost, and a cost may not rise above it", () => {
    expect(outcome({ price: 6 })).toEqual({ after: { ...NOW, price: 6 } });
    expect(outcome({ cost: 10 })).toEqual({ after: { ...NOW, cost: 10 } });
    expect(outcome({ cost: 10.01 })).toEqual({ problem: "below_cost" });
    expect(outcome({ cost: null, price: 1 })).toEqual({ after: { ...NOW, cost: null, price: 1 } });
  });

  test("goods that are sold below their cost already can be counted all the same", () => {
    const cheap = { ...NOW, price: 5 };
    expect(outcome({ stock_change: 1 }, cheap, cheap)).toEqual({ after: { ...cheap, stock: 6 } });
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
  // The difference is also undone if pieces were sold since.
  expect(gridUndo({ ...after, stock: 4 }, row)).toEqual({ price: 10, stock_change: -3 });
  expect(gridUndo({ ...after, stock: 2 }, row)).toBeUndefined();
  expect(gridUndo({ ...after, price: 12 }, row)).toBeUndefined();
  expect(gridUndo({ ...after, cost: 1 }, row)).toEqual({ price: 10, stock_change: -3 });
  expect(gridUndo(undefined, row)).toBeUndefined();
});

test("the way back is closed where one of two fields was changed since", () => {
  const after = { ...NOW, price: 11, cost: 7 };
  const row = gridDifference(NOW, after);
  expect(gridUndo(after, row)).toStrictEqual({ price: 10, cost: 6 });
  expect(gridUndo({ ...after, cost: 8 }, row)).toBeUndefined();
});

test("the way back may take the last piece", () => {
  const row = gridDifference(NOW, { ...NOW, stock: 8 });
  expect(gridUndo({ ...NOW, stock: 3 }, row)).toEqual({ stock_change: -3 });
});

test.each([
  { other: { price: 10, stock_change: 2, flag_ids: [1] }, isSame: true },
  { other: { flag_ids: [1], stock_change: 2, price: 10 }, isSame: true },
  { other: { price: 11, stock_change: 2, flag_ids: [1] }, isSame: false },
  { other: { price: 10, stock_change: 3, flag_ids: [1] }, isSame: false },
  { other: { price: 10, flag_ids: [1] }, isSame: false },
  { other: { price: 10, stock_change: 2, flag_ids: [] }, isSame: false },
  // Clearing a field is not the same as leaving it out.
  { other: { price: 10, stock_change: 2, flag_ids: [1], cost: null }, isSame: false },
])("$other asks for the same as before: $isSame", ({ other, isSame }) => {
  expect(isSameChange({ price: 10, stock_change: 2, flag_ids: [1] }, other)).toBe(isSame);
});

test("what the grid sends is kept as it is", () => {
  const changes = { price: 10, old_price: null, cost: 0, stock_change: -2, flag_ids: [1] };
  expect(z.parse(gridChanges, changes)).toEqual(changes);
  expect(z.parse(gridChanges, {})).toEqual({});
  const many = Array.from({ length: 201 }, (_, at) => at + 1);
  expect(z.safeParse(gridChanges, { flag_ids: many }).success).toBe(false);
  expect(z.safeParse(gridChanges, { flag_ids: many.slice(1) }).success).toBe(true);
});
