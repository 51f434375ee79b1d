import { expect, test } from "vitest";
import { forEachSettled } from "./work-queue.ts";

test("one that fails is told of, and the next ones are done all the same", async () => {
  const done: number[] = [];
  const told: [number, unknown][] = [];
  const failure = new Error("no");
  await forEachSettled(
    [1, 2, 3],
    async (one) => {
      if (one === 2) throw failure;
      done.push(one);
    },
    (one, err) => told.push([one, err]),
  );
  expect(done).toEqual([1, 3]);
  expect(told).toEqual([[2, failure]]);
});
