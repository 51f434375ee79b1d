import { expect, test } from "vitest";
import { airRate } from "#features/shipping/domain/fixtures/rates.ts";
import { compareConsolidation, fitsOneBox } from "./consolidation.ts";
import { bareLoad, box } from "./fixtures/bare-load.ts";

test("parcels fit into one box within the limits of weight and size", () => {
  expect(fitsOneBox([])).toBe(true);
  expect(fitsOneBox([box(30_000, 150)])).toBe(true);
  expect(fitsOneBox([box(30_001, 10)])).toBe(false);
  expect(fitsOneBox([box(100, 150.1)])).toBe(false);
  expect(fitsOneBox([box(100, 10, 10, 151)])).toBe(false);
  expect(fitsOneBox([box(15_000, 10), box(15_001, 10)])).toBe(false);
});

test("one box counts as cheaper if it costs the same as separate parcels", () => {
  expect(compareConsolidation([airRate], [bareLoad])).toMatchObject([
    { method: "air", cheaper: "together", savedCents: 0 },
  ]);
  expect(compareConsolidation([airRate], [])).toEqual([]);
});
