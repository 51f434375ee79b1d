import { expect, test } from "vitest";
import { linePath, runningSums, stepPath, sumUntil } from "./hour-sums.ts";

const BOX = { width: 40, height: 10 };

test("only hours that have begun are compared", () => {
  expect(sumUntil([1, 2, 3, 4], 2)).toBe(3);
  expect(sumUntil([1, 2], 24)).toBe(3);
  expect(runningSums([1, 0, 2])).toEqual([1, 1, 3]);
});

test("steps stand over their hours, lines end at them", () => {
  expect(stepPath([0, 2, 1, 0], 2, BOX)).toBe("M0 10H10V0H20V5H30V10H40");
  expect(linePath([1, 2], 2, { ...BOX, hours: 4 })).toBe("M0 10L10 5L20 0");
});
