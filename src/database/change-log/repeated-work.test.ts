import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventually } from "../fixtures/eventually.ts";
import { createRepeatedWork } from "./repeated-work.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp({ pauseMs = 0 } = {}) {
  const finish: ((error?: Error) => void)[] = [];
  const errors: string[] = [];
  const repeated = createRepeatedWork({
    work: () =>
      new Promise((resolve, reject) => {
        finish.push((error) => (error ? reject(error) : resolve()));
      }),
    onError: ({ message }) => errors.push(message),
    retryMs: 100,
    pauseMs,
  });
  return { repeated, finish, errors };
}

test("several wake-ups during a run lead to one more run", async () => {
  const { repeated, finish } = setUp();
  for (const _time of [1, 2, 3]) repeated.wake();
  expect(finish).toHaveLength(1);
  finish[0]?.();
  await eventually(() => expect(finish).toHaveLength(2));
  finish[1]?.();
  await vi.advanceTimersByTimeAsync(1000);
  expect(finish).toHaveLength(2);
});

test("a failed run is reported and retried", async () => {
  const { repeated, finish, errors } = setUp();
  repeated.wake();
  finish[0]?.(new Error("database away"));
  await vi.advanceTimersByTimeAsync(100);
  expect(finish).toHaveLength(2);
  expect(errors).toEqual(["database away"]);
});

test("nothing runs or is retried after a stop", async () => {
  const { repeated, finish, errors } = setUp();
  repeated.wake();
  repeated.stop();
  finish[0]?.(new Error("database away"));
  await vi.advanceTimersByTimeAsync(1000);
  repeated.wake();
  expect(finish).toHaveLength(1);
  expect(errors).toEqual([]);
});

test("with a pause the first run is immediate, and wake-ups during the pause share the next run", async () => {
  const { repeated, finish } = setUp({ pauseMs: 50 });
  repeated.wake();
  finish[0]?.();
  for (const _time of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(10);
    repeated.wake();
  }
  expect(finish).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(20);
  expect(finish).toHaveLength(2);
  finish[1]?.();
  await vi.advanceTimersByTimeAsync(50);
  repeated.wake();
  expect(finish).toHaveLength(3);
});
