import { expect, test } from "vitest";
import { checked, sum, tallyOfPlaywright, tallyOfVitest } from "./tally.ts";

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((one) => ({ status: one })),
});

test("vitest's report: tests by their end, files that did not load as failures", () => {
  const testResults = [
    file("failed", "passed", "failed", "pending", "todo"),
    file("passed", "passed"),
    file("failed"),
  ];
  expect(tallyOfVitest({ testResults })).toEqual({ passed: 2, failed: 2, skipped: 2 });
});

test("playwright's report: errors outside of tests are failures", () => {
  const stats = { expected: 5, flaky: 1, unexpected: 2, skipped: 3 };
  expect(tallyOfPlaywright({ stats, errors: [{}] })).toEqual({ passed: 6, failed: 3, skipped: 3 });
});

test.each([
  ["all is well", { passed: 3, failed: 0, skipped: 0 }, 0, 0],
  ["no report", undefined, 1, 1],
  ["no report, yet no complaint", undefined, 0, 1],
  ["nothing ran", { passed: 0, failed: 0, skipped: 4 }, 0, 1],
  ["ended badly", { passed: 3, failed: 0, skipped: 0 }, 1, 1],
  ["killed", { passed: 3, failed: 0, skipped: 0 }, null, 1],
  ["failures are counted", { passed: 3, failed: 2, skipped: 0 }, 1, 2],
])("%s", (_, tally, exitCode, failed) => {
  expect(checked(tally, exitCode).failed).toBe(failed);
});

test("tiers add up", () => {
  const tally = { passed: 1, failed: 2, skipped: 3 };
  expect(sum([tally, tally])).toEqual({ passed: 2, failed: 4, skipped: 6 });
});
