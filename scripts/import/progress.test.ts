import { expect, test } from "vitest";
import { progressLine } from "./progress.ts";

test("the progress line shows share, rows, rate and remaining time", () => {
  const line = progressLine({ title: "reading", share: 0.25, rows: 500, rate: 100, seconds: 5 });
  expect(line).toContain(" 25 %  500 rows  100/s  0:15 left");
});
