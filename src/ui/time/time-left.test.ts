import { expect, it } from "vitest";
import { timeLeft } from "./time-left.ts";

it.each([
  [20 * 60_000, "20:00"],
  [20 * 60_000 - 1, "20:00"],
  [19 * 60_000 + 59_000, "19:59"],
  [61_000, "01:01"],
  [1, "00:01"],
  [0, "00:00"],
  [-5000, "00:00"],
  [3_723_000, "1:02:03"],
])("%d ms are displayed as %s", (ms, clock) => {
  expect(timeLeft(ms)).toBe(clock);
});
