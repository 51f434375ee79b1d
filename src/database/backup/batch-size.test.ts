import { expect, test } from "vitest";
import { BATCH_BYTES, FIRST_ROWS, nextRows } from "./batch-size.ts";

/** The row count of each batch, for a table whose rows all have this size. */
function batches(rowBytes: number, count = 12): number[] {
  const sizes = [FIRST_ROWS];
  while (sizes.length < count) {
    const rows = sizes.at(-1) ?? 0;
    sizes.push(nextRows({ rows, bytes: rows * rowBytes }));
  }
  return sizes;
}

test.each([1, 300, 50_000, 1_000_000])("a batch of %i-byte rows has a byte limit", (rowBytes) => {
  for (const rows of batches(rowBytes).slice(1)) {
    expect(rows * rowBytes).toBeLessThanOrEqual(Math.max(BATCH_BYTES, rowBytes));
  }
});

test("a batch has up to 2,000 small rows, or one row that is larger than a batch", () => {
  expect(batches(100).at(-1)).toBe(2000);
  expect(batches(3 * BATCH_BYTES).slice(1, 4)).toEqual([1, 1, 1]);
});

test("a batch has at most four times as many rows as the one before", () => {
  expect(nextRows({ rows: 16, bytes: 160 })).toBe(64);
  expect(nextRows({ rows: 16, bytes: 0 })).toBe(64);
});
