import { afterEach, expect, it, vi } from "vitest";
import { threadsInProcess } from "../fixtures/one-process-search.ts";
import { createBuilderThreads, IDLE_MS } from "./builder-threads.ts";

afterEach(() => vi.useRealTimers());

function open() {
  const { threads: started, start } = threadsInProcess();
  return { started, builders: createBuilderThreads(start) };
}

it("the pool of builder threads reuses a released thread and starts one if none is spare", async () => {
  const { started, builders } = open();
  const first = builders.acquire();
  const second = builders.acquire();
  expect(second).not.toBe(first);
  await builders.release(first);
  expect(builders.acquire()).toBe(first);
  expect(builders.acquire()).not.toBe(first);
  expect(started).toHaveLength(3);
});

it("the pool of builder threads keeps one spare thread and ends other released ones", async () => {
  const { builders } = open();
  const [first, second] = [builders.acquire(), builders.acquire()];
  await builders.release(first);
  await builders.release(second);
  expect([first.isAlive, second.isAlive]).toEqual([true, false]);
  expect(builders.acquire()).toBe(first);
});

it("the pool of builder threads never returns a dead thread", async () => {
  const { started, builders } = open();
  const first = builders.acquire();
  started[0]?.die("out of memory");
  await builders.release(first);
  const second = builders.acquire();
  expect(second.isAlive).toBe(true);
  await builders.release(second);
  started[1]?.die("out of memory");
  expect(builders.acquire().isAlive).toBe(true);
});

it("the pool of builder threads keeps its spare thread when another one dies", async () => {
  const { started, builders } = open();
  const [spare] = [builders.acquire(), builders.acquire()];
  await builders.release(spare);
  started[1]?.die("out of memory");
  expect(builders.acquire()).toBe(spare);
});

it("the pool of builder threads ends all threads when closed and starts no more", async () => {
  const { started, builders } = open();
  const spare = builders.acquire();
  builders.acquire();
  await builders.release(spare);
  const dead = builders.acquire();
  await dead.close();
  let closedAgain = 0;
  dead.close = async () => {
    closedAgain += 1;
  };
  await builders.close();
  expect(started.map(({ isAlive }) => isAlive)).toEqual([false, false]);
  expect(closedAgain).toBe(0);
  expect(() => builders.acquire()).toThrow("the search engine is closed");
});

it("the pool of builder threads ends a spare thread after a minute without use", async () => {
  vi.useFakeTimers();
  const { builders } = open();
  const first = builders.acquire();
  await builders.release(first);
  vi.advanceTimersByTime(IDLE_MS - 1);
  expect(builders.acquire()).toBe(first);
  vi.advanceTimersByTime(IDLE_MS);
  expect(first.isAlive).toBe(true);
  await builders.release(first);
  vi.advanceTimersByTime(IDLE_MS);
  expect(first.isAlive).toBe(false);
  expect(builders.acquire().isAlive).toBe(true);
});
