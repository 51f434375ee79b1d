import { expect, test } from "vitest";
import { createPageCache } from "./page-cache.ts";
import type { StoredPage } from "./stored-page.ts";

function setUp(maxBytes = 1000) {
  const clock = { now: 0 };
  const cache = createPageCache({ maxBytes, freshMs: 100, now: () => clock.now });
  let renders = 0;
  const make =
    (tags: string[] = [], isPublic = true) =>
    async () => {
      renders += 1;
      return page(`${renders}`, tags, isPublic);
    };
  return { cache, clock, make, renders: () => renders };
}

function page(text: string, tags: string[], isPublic: boolean): StoredPage {
  const html = Buffer.from(text);
  return {
    status: 200,
    headers: {},
    etag: text,
    html,
    br: html,
    gzip: html,
    tags,
    isPublic,
    size: 300,
  };
}

test("a page is rendered once, also for many visitors at once", async () => {
  const { cache, make, renders } = setUp();
  await Promise.all([cache.get("a", make()), cache.get("a", make()), cache.get("a", make())]);
  await cache.get("a", make());
  expect(renders()).toBe(1);
  expect(cache.peek("a")?.etag).toBe("1");
});

test("a stale page is answered at once and made anew behind it", async () => {
  const { cache, clock, make } = setUp();
  await cache.get("a", make());
  clock.now = 101;
  expect(cache.peek("a")).toBeUndefined();
  expect((await cache.get("a", make())).etag).toBe("1");
  await Promise.resolve();
  expect((await cache.get("a", make())).etag).toBe("2");
});

test("a failed render behind a stale page leaves the stale page", async () => {
  const { cache, clock, make } = setUp();
  await cache.get("a", make());
  clock.now = 101;
  const fails = () => Promise.reject(new Error("database away"));
  expect((await cache.get("a", fails)).etag).toBe("1");
  expect((await cache.get("a", fails)).etag).toBe("1");
});

test("what is not public is never kept", async () => {
  const { cache, make, renders } = setUp();
  await cache.get("a", make([], false));
  await cache.get("a", make([], false));
  expect(renders()).toBe(2);
  expect(cache.size()).toEqual({ pages: 0, bytes: 0 });
});

test("a tag drops the pages that showed it, and no others", async () => {
  const { cache, make } = setUp();
  await cache.get("a", make(["product:1"]));
  await cache.get("b", make(["product:2"]));
  cache.dropTags(["product:1"]);
  expect(cache.peek("a")).toBeUndefined();
  expect(cache.peek("b")).toBeDefined();
});

test("a page whose data changed while it was rendered is not kept", async () => {
  const { cache } = setUp();
  let finish: (page: StoredPage) => void = () => {};
  const rendering = cache.get("a", () => new Promise((resolve) => (finish = resolve)));
  cache.dropTags(["product:1"]);
  finish(page("old", ["product:1"], true));
  expect((await rendering).etag).toBe("old");
  expect(cache.peek("a")).toBeUndefined();
});

test("memory is bounded; the least recently used page goes first", async () => {
  const { cache, make } = setUp(1000);
  for (const key of ["a", "b", "c"]) await cache.get(key, make());
  cache.peek("a");
  await cache.get("d", make());
  expect(cache.peek("b")).toBeUndefined();
  expect(cache.peek("a")).toBeDefined();
  expect(cache.size().bytes).toBeLessThanOrEqual(1000);
});
