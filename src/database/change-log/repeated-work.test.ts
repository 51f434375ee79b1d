import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventually } from "../fixtures/eventually.ts";
import { createRepeatedWork } from "./repeated-work.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const finish: ((error?: Error) => void)[] = [];
  const errors: string[] = [];
  const repeated = createRepeatedWork({
    work: () =>
      new Promise((resolve, reject) => {
        finish.push((error) => (error ? reject(error) : resolve()));
      }),
    onError: ({ message }) => errors.push(message),
    retryMs: 100,
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
