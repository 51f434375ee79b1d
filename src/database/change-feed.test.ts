import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSerialNotifier } from "./change-feed.ts";
import { eventually } from "./fixtures/eventually.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const told: string[][] = [];
  const finish: ((error?: Error) => void)[] = [];
  const turn = createSerialNotifier({
    notify: (tags) =>
      new Promise((resolve, reject) => {
        told.push([...tags]);
        finish.push((error) => (error ? reject(error) : resolve()));
      }),
    afterFailure: "everything",
    onError: () => {},
    retryMs: 100,
  });
  return { turn, told, finish };
}

test("what comes meanwhile waits, and is told as one", async () => {
  const { turn, told, finish } = setUp();
  turn.add(["sites"]);
  turn.add(["shipping"]);
  turn.add(["sites", "shipping"]);
  expect(told).toEqual([["sites"]]);
  finish[0]?.();
  await eventually(() => expect(told).toEqual([["sites"], ["shipping", "sites"]]));
});

test("a failure is told again, as everything", async () => {
  const { turn, told, finish } = setUp();
  turn.add(["sites"]);
  finish[0]?.(new Error("database away"));
  await vi.advanceTimersByTimeAsync(100);
  expect(told).toEqual([["sites"], ["everything"]]);
});

test("after a stop nothing is told", async () => {
  const { turn, told, finish } = setUp();
  turn.add(["sites"]);
  finish[0]?.(new Error("database away"));
  turn.stop();
  await vi.advanceTimersByTimeAsync(1000);
  turn.add(["shipping"]);
  expect(told).toEqual([["sites"]]);
});
