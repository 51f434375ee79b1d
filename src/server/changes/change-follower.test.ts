import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createChangeFollower } from "./change-follower.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const AT = { database: "one", timeline: "1", snapshot: "7:7:" };

function setUp(
  follow: (tags: readonly string[]) => { whole?: Promise<void> },
  notifyWorkers: () => Promise<{ whole?: Promise<void> }> = async () => ({}),
) {
  const dropped: string[] = [];
  const errors: string[] = [];
  const follower = createChangeFollower({
    follow: [({ tags }) => follow(tags)],
    notifyWorkers,
    dropPages: async (tags, position) => void dropped.push(`${tags}${position ? " at" : ""}`),
    onError: ({ message }) => errors.push(message),
    retryMs: 100,
  });
  return { ...follower, dropped, errors };
}

test("pages are dropped at once, and again when a slow update has finished", async () => {
  const index = Promise.withResolvers<void>();
  const { applyInTurn, dropped } = setUp(() => ({ whole: index.promise }));
  await applyInTurn(["categories"], AT);
  expect(dropped).toEqual(["categories"]);
  index.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(dropped).toEqual(["categories", "categories at"]);
});

test("after a change of everything, the next change waits until it is applied", async () => {
  const index = Promise.withResolvers<void>();
  const { applyInTurn, dropped } = setUp(() => ({ whole: index.promise }));
  const applied = applyInTurn(["everything"], AT);
  await vi.advanceTimersByTimeAsync(1000);
  expect(dropped).toEqual([]);
  index.resolve();
  await applied;
  expect(dropped).toEqual(["everything at"]);
});

test.each(["product:1", "everything"])(
  "after a change of %s, pages are dropped at once, and again when a late worker has applied it",
  async (tag) => {
    const late = Promise.withResolvers<void>();
    const { applyInTurn, dropped } = setUp(
      () => ({}),
      async () => ({ whole: late.promise }),
    );
    await applyInTurn([tag], AT);
    expect(dropped).toEqual([tag]);
    late.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(dropped).toEqual([tag, `${tag} at`]);
  },
);

test("a slow update is retried until it succeeds, also when starting it throws", async () => {
  let times = 0;
  const { applyInTurn, dropped, errors } = setUp(() => {
    times += 1;
    if (times === 1) return { whole: Promise.reject(new Error("built badly")) };
    if (times === 2) throw new Error("database away");
    return { whole: Promise.resolve() };
  });
  await applyInTurn(["categories"], AT);
  await vi.advanceTimersByTimeAsync(1000);
  expect(errors).toEqual(["built badly", "database away"]);
  expect(dropped).toEqual(["categories", "categories", "categories"]);
  expect(times).toBe(3);
});

test("failed batches are retried together, with growing delays", async () => {
  let isWell = false;
  const tried: string[] = [];
  const { applyInTurn, errors } = setUp((tags) => {
    tried.push(String(tags));
    return { whole: isWell ? Promise.resolve() : Promise.reject(new Error("index away")) };
  });
  await applyInTurn(["product:1"], AT);
  await applyInTurn(["product:2"], AT);
  await applyInTurn(["product:3"], AT);
  await vi.advanceTimersByTimeAsync(1000);
  const together = "product:1,product:2,product:3";
  expect(tried).toEqual(["product:1", "product:2", "product:3", together, together, together]);
  expect(errors).toHaveLength(6);
  isWell = true;
  await vi.advanceTimersByTimeAsync(800);
  expect(tried).toHaveLength(7);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(tried).toHaveLength(7);
});

test("no position is published while an earlier change is not fully applied", async () => {
  const index = Promise.withResolvers<void>();
  const { applyInTurn, dropped } = setUp(([tag]) =>
    tag === "categories" ? { whole: index.promise } : {},
  );
  await applyInTurn(["categories"], AT);
  await applyInTurn(["content"], { ...AT, snapshot: "8:8:" });
  expect(dropped).toEqual(["categories", "content"]);
  index.resolve();
  await vi.advanceTimersByTimeAsync(0);
  await applyInTurn(["content"], { ...AT, snapshot: "9:9:" });
  expect(dropped).toEqual(["categories", "content", "categories at", "content at"]);
});
