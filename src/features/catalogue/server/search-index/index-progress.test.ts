import { afterEach, expect, test, vi } from "vitest";
import { type IndexProgress, startProgress } from "./index-progress.ts";

afterEach(() => vi.useRealTimers());

test("progress of a build is reported every two seconds and at its end", async () => {
  vi.useFakeTimers();
  const reported: IndexProgress[] = [];
  const progress = startProgress(4, (one) => reported.push(one));
  async function* slowly() {
    for (const item of [1, 2, 3, 4]) {
      vi.advanceTimersByTime(1500);
      yield item;
    }
  }
  const items: number[] = [];
  for await (const item of progress.count(slowly())) items.push(item);
  progress.end();
  expect(items).toEqual([1, 2, 3, 4]);
  expect(reported).toEqual([
    { step: "reading", products: 2, of: 4, seconds: 3 },
    { step: "reading", products: 4, of: 4, seconds: 6 },
    { step: "building", products: 4, of: 4, seconds: 6 },
    { step: "whole", products: 4, of: 4, seconds: 6 },
  ]);
});
