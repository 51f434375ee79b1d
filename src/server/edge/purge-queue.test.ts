import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ChangePosition } from "#database/change-log/read-changes.ts";
import { createPurgeQueue } from "./purge-queue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const at = (snapshot: string) => ({ database: "one", timeline: "1", snapshot });

function setUp(mostTags = 100) {
  const purged: string[][] = [];
  const positions: ChangePosition[] = [];
  let isBroken = false;
  const queue = createPurgeQueue({
    async purge(tags) {
      if (isBroken) throw new Error("edge away");
      purged.push([...tags]);
    },
    onError: () => {},
    onPurged: (position) => positions.push(position),
    retryMs: 100,
    againMs: 1000,
    mostTags,
  });
  const breakDown = (broken: boolean) => {
    isBroken = broken;
  };
  return { queue, purged, positions, breakDown };
}

test("each tag is purged at once and again later, for responses that were in flight", async () => {
  const { queue, purged, positions } = setUp();
  queue.add(["product:1"], at("7"));
  await vi.advanceTimersByTimeAsync(0);
  expect(purged).toEqual([["product:1"]]);
  expect(positions).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(purged).toEqual([["product:1"], ["product:1"]]);
  expect(positions).toEqual([at("7")]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(purged).toHaveLength(2);
});

test("tags wait while the edge is down, and are purged together afterwards", async () => {
  const { queue, purged, positions, breakDown } = setUp();
  breakDown(true);
  queue.add(["product:1"], at("7"));
  await vi.advanceTimersByTimeAsync(5000);
  queue.add(["product:2"], at("8"));
  await vi.advanceTimersByTimeAsync(5000);
  expect(positions).toEqual([]);
  breakDown(false);
  await vi.advanceTimersByTimeAsync(5000);
  expect(purged[0]?.toSorted()).toEqual(["product:1", "product:2"]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(positions).toEqual([at("8")]);
});

test("too many tags at once are purged as one tag for everything", async () => {
  const { queue, purged } = setUp(3);
  queue.add(["product:1", "product:2", "product:3", "product:4"]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(purged).toEqual([["everything"], ["everything"]]);
});

test("nothing is purged after the queue is stopped", async () => {
  const { queue, purged } = setUp();
  queue.add(["product:1"]);
  await vi.advanceTimersByTimeAsync(0);
  queue.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(purged).toHaveLength(1);
});
