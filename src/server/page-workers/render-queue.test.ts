import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PageWorker } from "./page-worker.ts";
import { createCallWatch, createRenderQueue } from "./render-queue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const worker = {} as PageWorker;

function open({ isBusy = false, hasWorker = true } = {}) {
  const begun: number[] = [];
  const queue = createRenderQueue({
    pick: (isFree) => (hasWorker ? (isFree(worker) ? worker : "later") : undefined),
    shouldRest: () => isBusy,
  });
  const renders = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
  const answers = renders.map(({ promise }, at) =>
    queue.render(async (by) => {
      begun.push(at);
      await promise;
      return by;
    }),
  );
  const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  return { begun, renders, answers, after };
}

test("a thread gets two renders at a time, and further ones in the order of the requests", async () => {
  const { begun, renders, answers, after } = open();
  await after(0);
  expect(begun).toEqual([0, 1]);
  renders[1]?.resolve();
  await after(0);
  expect(begun).toEqual([0, 1, 2]);
  renders[0]?.resolve();
  renders[2]?.resolve();
  await after(0);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  expect(await answers[1]).toBe(worker);
});

test("a failed render frees its place for the next one", async () => {
  const { begun, renders, answers, after } = open();
  renders[0]?.reject(new Error("no page"));
  await expect(answers[0]).rejects.toThrow("no page");
  await after(0);
  expect(begun).toEqual([0, 1, 2]);
});

test("a slow render frees its place early, and only once", async () => {
  const { begun, renders, after } = open();
  await after(99);
  expect(begun).toEqual([0, 1]);
  await after(1);
  expect(begun).toEqual([0, 1, 2, 3]);
  renders[0]?.resolve();
  renders[1]?.resolve();
  await after(0);
  expect(begun).toEqual([0, 1, 2, 3]);
});

test("while calls are running, a render waits as long as the last one took, 15 ms at most", async () => {
  const { begun, renders, after } = open({ isBusy: true });
  await after(6);
  renders[0]?.resolve();
  await after(5);
  expect(begun).toEqual([0, 1]);
  await after(1);
  expect(begun).toEqual([0, 1, 2]);
  await after(30);
  renders[1]?.resolve();
  await after(14);
  expect(begun).toEqual([0, 1, 2]);
  await after(1);
  expect(begun).toEqual([0, 1, 2, 3]);
});

test("without a worker thread all renders start at once", async () => {
  const { begun, renders, answers, after } = open({ hasWorker: false });
  await after(0);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  renders[3]?.resolve();
  expect(await answers[3]).toBeUndefined();
});

test("a call counts as busy until it ends or has waited 100 ms", async () => {
  let time = 0;
  const calls = createCallWatch(() => time);
  const [one, other] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  expect(calls.isBusy()).toBe(false);
  const first = calls.during(() => one.promise);
  expect(calls.isBusy()).toBe(true);
  time = 99;
  expect(calls.isBusy()).toBe(true);
  time = 100;
  expect(calls.isBusy()).toBe(false);
  const second = calls.during(() => other.promise);
  expect(calls.isBusy()).toBe(true);
  other.reject(new Error("no answer"));
  await expect(second).rejects.toThrow("no answer");
  one.resolve();
  await first;
  expect(calls.isBusy()).toBe(false);
});
