import { expect, test } from "vitest";
import { linePath, runningSums, stepPath, sumUntil } from "./hour-sums.ts";

const BOX = { width: 40, height: 10 };

test("sums cover only the hours that have begun", () => {
  expect(sumUntil([1, 2, 3, 4], 2)).toBe(3);
  expect(sumUntil([1, 2], 24)).toBe(3);
  expect(runningSums([1, 0, 2])).toEqual([1, 1, 3]);
});

test("a step path spans its hours, a line path ends at them", () => {
  expect(stepPath([0, 2, 1, 0], 2, BOX)).toBe("M0 10H10V0H20V5H30V10H40");
  expect(linePath([1, 2], 2, { ...BOX, hours: 4 })).toBe("M0 10L10 5L20 0");
});
