import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { debounce } from "./debounce.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("many calls become one after the pause", () => {
  const run = vi.fn();
  const debounced = debounce(run, 500);
  debounced();
  vi.advanceTimersByTime(499);
  debounced();
  vi.advanceTimersByTime(499);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
});

test("a steady stream of calls runs at the maximum delay", () => {
  const run = vi.fn();
  const debounced = debounce(run, 1000, 2000);
  for (let at = 0; at < 2400; at += 400) {
    debounced();
    vi.advanceTimersByTime(400);
  }
  expect(run).toHaveBeenCalledTimes(1);
});

test("a cancelled call never runs", () => {
  const run = vi.fn();
  const debounced = debounce(run, 500);
  debounced();
  debounced.cancel();
  vi.advanceTimersByTime(1000);
  expect(run).not.toHaveBeenCalled();
});
