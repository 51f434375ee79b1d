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

test("woken while it works, however often, it works once more", async () => {
  const { repeated, finish } = setUp();
  for (const _time of [1, 2, 3]) repeated.wake();
  expect(finish).toHaveLength(1);
  finish[0]?.();
  await eventually(() => expect(finish).toHaveLength(2));
  finish[1]?.();
  await vi.advanceTimersByTimeAsync(1000);
  expect(finish).toHaveLength(2);
});

test("what fails is told of and tried again", async () => {
  const { repeated, finish, errors } = setUp();
  repeated.wake();
  finish[0]?.(new Error("database away"));
  await vi.advanceTimersByTimeAsync(100);
  expect(finish).toHaveLength(2);
  expect(errors).toEqual(["database away"]);
});

test("after a stop nothing is done, nor tried again", async () => {
  const { repeated, finish, errors } = setUp();
  repeated.wake();
  repeated.stop();
  finish[0]?.(new Error("database away"));
  await vi.advanceTimersByTimeAsync(1000);
  repeated.wake();
  expect(finish).toHaveLength(1);
  expect(errors).toEqual([]);
});

test("with a pause it works at once, and what wakes it meanwhile is done together after it", async () => {
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
