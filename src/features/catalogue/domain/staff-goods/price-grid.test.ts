import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { gridChanges, gridDifference, gridOutcome, gridUndo, isSameChange } from "./price-grid.ts";

const FLAGS = new Set([1, 2]);
const NOW = { price: 10, old_price: null, cost: 6, stock: 5, flag_ids: [1] };
const outcome = (changes: object, seen: object = NOW, current: typeof NOW | undefined = NOW) =>
  gridOutcome(current, seen, changes, FLAGS);

describe("a change of a grid row", () => {
  test("gives the new values, and stock by a difference", () => {
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

  test("is a conflict if a seen value differs, unless both wrote the same", () => {
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

  test("keeps values that are not given", () => {
    expect(outcome({ price: 11, cost: undefined })).toEqual({ after: { ...NOW, price: 11 } });
  });

  test("is refused for one unknown flag", () => {
    expect(outcome({ flag_ids: [2, 3] })).toEqual({ problem: "flag" });
    expect(outcome({ flag_ids: [1, 2] })).toEqual({ after: { ...NOW, flag_ids: [1, 2] } });
  });

  test("may reduce the stock to 0", () => {
    expect(outcome({ stock_change: -5 })).toEqual({ after: { ...NOW, stock: 0 } });
  });

  test("may set the price down to the cost, and the cost up to the price", () => {
    expect(outcome({ price: 6 })).toEqual({ after: { ...NOW, price: 6 } });
    expect(outcome({ cost: 10 })).toEqual({ after: { ...NOW, cost: 10 } });
    expect(outcome({ cost: 10.01 })).toEqual({ problem: "below_cost" });
    expect(outcome({ cost: null, price: 1 })).toEqual({ after: { ...NOW, cost: null, price: 1 } });
  });

  test("may change the stock of a product already priced below its cost", () => {
    const cheap = { ...NOW, price: 5 };
    expect(outcome({ stock_change: 1 }, cheap, cheap)).toEqual({ after: { ...cheap, stock: 6 } });
  });

  test("is refused if the variant no longer exists", () => {
    expect(gridOutcome(undefined, NOW, { price: 11 }, FLAGS)).toEqual({ problem: "gone" });
  });
});

test("undo restores values that are unchanged since, and stock by difference", () => {
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

test("undo is refused if one of its fields was changed since", () => {
  const after = { ...NOW, price: 11, cost: 7 };
  const row = gridDifference(NOW, after);
  expect(gridUndo(after, row)).toStrictEqual({ price: 10, cost: 6 });
  expect(gridUndo({ ...after, cost: 8 }, row)).toBeUndefined();
});

test("undo may reduce the stock to 0", () => {
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
])("$other is the same change as before: $isSame", ({ other, isSame }) => {
  expect(isSameChange({ price: 10, stock_change: 2, flag_ids: [1] }, other)).toBe(isSame);
});

test("grid changes are parsed unchanged and have at most 200 flags", () => {
  const changes = { price: 10, old_price: null, cost: 0, stock_change: -2, flag_ids: [1] };
  expect(z.parse(gridChanges, changes)).toEqual(changes);
  expect(z.parse(gridChanges, {})).toEqual({});
  const many = Array.from({ length: 201 }, (_, at) => at + 1);
  expect(z.safeParse(gridChanges, { flag_ids: many }).success).toBe(false);
  expect(z.safeParse(gridChanges, { flag_ids: many.slice(1) }).success).toBe(true);
});
