import { expect, test } from "vitest";
import { forEachInParallel } from "./for-each-in-parallel.ts";

test("all items are processed in order, with a limited number at the same time", async () => {
  const begun: number[] = [];
  let [active, most] = [0, 0];
  await forEachInParallel([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    begun.push(item);
    active += 1;
    most = Math.max(most, active);
    await new Promise(setImmediate);
    active -= 1;
  });
  expect(begun).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(most).toBe(3);
});

test("a failure rejects after running items have ended, and its lane starts no more", async () => {
  const ended: number[] = [];
  const working = forEachInParallel([1, 2, 3, 4], 2, async (item) => {
    if (item === 1) throw new Error("one");
    await new Promise(setImmediate);
    ended.push(item);
  });
  await expect(working).rejects.toThrow("one");
  expect(ended).toEqual([2, 3, 4]);
});
