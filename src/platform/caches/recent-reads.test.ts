import { expect, test } from "vitest";
import { FEED_LOST } from "#database/change-feed.ts";
import { createRecentReads } from "./recent-reads.ts";

function setUp() {
  let time = 0;
  let reads = 0;
  const recent = createRecentReads(() => time);
  const answers: Promise<string>[] = [];
  const get = recent.cache({
    read: (id: number) => answers.shift() ?? Promise.resolve(`${id} read ${++reads}`),
    keyOf: String,
    tagsOf: (answer, id) => (answer.includes("nobody") ? undefined : [`customer:${id}`]),
  });
  const pass = (ms: number) => {
    time += ms;
  };
  return { ...recent, get, answers, pass };
}

test("nothing is cached without a change feed", async () => {
  const { get } = setUp();
  expect([await get(1), await get(1)]).toEqual(["1 read 1", "1 read 2"]);
});

test("reads are cached for five seconds with a change feed", async () => {
  const { get, invalidate, pass } = setUp();
  invalidate(["everything"]);
  expect([await get(1), await get(1), await get(2)]).toEqual(["1 read 1", "1 read 1", "2 read 2"]);
  pass(5000);
  expect(await get(1)).toBe("1 read 3");
});

test("a change invalidates only the reads with its tags", async () => {
  const { get, invalidate } = setUp();
  invalidate(["everything"]);
  await Promise.all([get(1), get(2)]);
  invalidate(["customer:1"]);
  expect([await get(1), await get(2)]).toEqual(["1 read 3", "2 read 2"]);
});

test("nothing is cached while the feed is lost, and old entries are dropped when it is back", async () => {
  const { get, invalidate } = setUp();
  invalidate(["everything"]);
  await get(1);
  invalidate([FEED_LOST]);
  expect([await get(1), await get(1)]).toEqual(["1 read 2", "1 read 3"]);
  invalidate(["customer:2"]);
  expect(await get(1)).toBe("1 read 4");
  invalidate(["everything"]);
  expect([await get(1), await get(1)]).toEqual(["1 read 5", "1 read 5"]);
});

test("a read that was running during a change is not cached", async () => {
  const { get, invalidate, answers } = setUp();
  invalidate(["everything"]);
  const old = Promise.withResolvers<string>();
  answers.push(old.promise);
  const first = get(1);
  invalidate(["customer:1"]);
  old.resolve("old");
  expect([await first, await get(1)]).toEqual(["old", "1 read 1"]);
});

test("failed reads and missing records are not cached", async () => {
  const { get, invalidate, answers } = setUp();
  invalidate(["everything"]);
  answers.push(Promise.reject(new Error("no")), Promise.resolve("nobody"));
  await expect(get(1)).rejects.toThrow("no");
  expect([await get(1), await get(1)]).toEqual(["nobody", "1 read 1"]);
});

test("an invalidation reads only the tags of matching entries", async () => {
  let looks = 0;
  const recent = createRecentReads();
  const get = recent.cache({
    read: async (id: number) => id,
    keyOf: String,
    // A scan over all entries would read their tags.
    tagsOf: (_answer, id) =>
      new Proxy([`customer:${id}`], {
        get(tags, name) {
          looks += 1;
          return Reflect.get(tags, name);
        },
      }),
  });
  const looksFor = (...tags: string[]) => {
    looks = 0;
    recent.invalidate(tags);
    return looks;
  };
  recent.invalidate(["everything"]);
  await get(7);
  const alone = looksFor("customer:7");
  expect(alone).toBeGreaterThan(0);
  for (let id = 0; id < 1000; id += 1) await get(id);
  expect(looksFor("stock:1", "stock:2")).toBe(0);
  expect(looksFor("customer:7")).toBe(alone);
});

test("a full cache is cleared, and later entries can still be invalidated by tag", async () => {
  const { get, invalidate } = setUp();
  invalidate(["everything"]);
  for (let id = 0; id <= 20_000; id += 1) await get(id);
  expect(await get(1)).toBe("1 read 20002");
  invalidate(["customer:1", "customer:2"]);
  expect(await get(1)).toBe("1 read 20003");
});
