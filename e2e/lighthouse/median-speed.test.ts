import type { Result } from "lighthouse";
import { expect, test } from "vitest";
import { withBlocking, withMedianSpeed } from "./median-speed.ts";
import { scoreOf } from "./scores.ts";

/** A mobile page's curve of Total Blocking Time: 200 ms give 90 points, 600 ms 50. */
const scoringOptions = { p10: 200, median: 600 };

/** A run with a metric that has the score 1 for 0 ms and 0 for 1000 ms, and the blocking time. */
function runOf(paintMs: number, blockingMs: number): Result {
  const id = "first-contentful-paint";
  const audits = {
    [id]: { id, numericValue: paintMs, score: 1 - paintMs / 1000 },
    "total-blocking-time": {
      id: "total-blocking-time",
      numericValue: 9000,
      score: 0,
      scoringOptions,
    },
  };
  const performance = {
    score: 0,
    auditRefs: [
      { id, weight: 10 },
      { id: "total-blocking-time", weight: 30 },
      { id: "not-weighted", weight: 0 },
    ],
  };
  return withBlocking({ categories: { performance }, audits } as unknown as Result, blockingMs);
}

test("a run's blocking time is replaced and scored by Lighthouse's curve", () => {
  const blocking = (ms: number) => runOf(0, ms).audits["total-blocking-time"];
  expect(blocking(0)).toMatchObject({ numericValue: 0, score: 1, displayValue: "0 ms" });
  expect(blocking(200)?.score).toBe(0.9);
  expect(blocking(600)?.score).toBe(0.5);
});

test("the median of each metric counts, from whatever run, by Lighthouse's weights", () => {
  const runs = [runOf(0, 600), runOf(200, 0), runOf(900, 200)];
  const [first] = runs;
  if (!first) throw new Error("there are three runs");
  const middle = withMedianSpeed(first, runs);
  expect(middle.audits["first-contentful-paint"]?.numericValue).toBe(200);
  expect(middle.audits["total-blocking-time"]?.numericValue).toBe(200);
  expect(scoreOf(middle, "performance")).toBe(Math.round((10 * 80 + 30 * 90) / 40));
});

test("a run without one of the metrics is refused", () => {
  const whole = runOf(0, 0);
  const { "first-contentful-paint": _, ...audits } = whole.audits;
  const broken = { ...whole, audits };
  expect(() => withMedianSpeed(whole, [whole, broken])).toThrow("first-contentful-paint");
});
