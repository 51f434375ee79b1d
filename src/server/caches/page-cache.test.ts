import { expect, test } from "vitest";
import { createPageCache } from "./page-cache.ts";
import type { StoredPage } from "./stored-page.ts";

/** The size of a page without tags and with a one-letter key, beyond its body. */
const OVERHEAD = 201;

function setUp(maxBytes = 10_000, pack = async (page: StoredPage) => page) {
  const clock = { now: 0 };
  const cache = createPageCache({
    maxBytes,
    freshMs: 100,
    maxStaleMs: 1000,
    now: () => clock.now,
    pack,
  });
  const etag = async (key: string, render: () => Promise<StoredPage | Response>) => {
    const rendered = await cache.get(key, render);
    return rendered instanceof Response ? `HTTP ${rendered.status}` : rendered.etag;
  };
  let renders = 0;
  const make =
    (tags: string[] = [], isPublic = true) =>
    async () => {
      renders += 1;
      return page(`${renders}`, tags, isPublic);
    };
  const makeIncomplete = (tags?: string[]) => async () => ({
    ...(await make(tags)()),
    isIncomplete: true,
  });
  return { cache, clock, make, makeIncomplete, etag, renders: () => renders };
}

function page(text: string, tags: string[], isPublic: boolean): StoredPage {
  const bodies = { identity: Buffer.from(text) };
  return { status: 200, headers: {}, etag: text, bodies, tags, isPublic, size: 300 };
}

test("a page is rendered once for many simultaneous visitors", async () => {
  const { cache, make, renders } = setUp();
  await Promise.all([cache.get("a", make()), cache.get("a", make()), cache.get("a", make())]);
  await cache.get("a", make());
  expect(renders()).toBe(1);
  expect(cache.peek("a")?.etag).toBe("1");
});

test("a stale page is served at once and re-rendered in the background", async () => {
  const { cache, clock, make, etag } = setUp();
  await cache.get("a", make());
  clock.now = 101;
  expect(cache.peek("a")).toBeUndefined();
  expect(await etag("a", make())).toBe("1");
  await Promise.resolve();
  expect(await etag("a", make())).toBe("2");
});

test("a stale page stays cached if its render in the background fails", async () => {
  const { cache, clock, make, etag } = setUp();
  await cache.get("a", make());
  clock.now = 101;
  const fails = () => Promise.reject(new Error("database away"));
  expect(await etag("a", fails)).toBe("1");
  expect(await etag("a", fails)).toBe("1");
});

test("a stale page is replaced by the redirect that its new render answers", async () => {
  const { clock, cache, make, etag } = setUp();
  await cache.get("a", make());
  clock.now = 101;
  const gone = async () => new Response(null, { status: 301 });
  expect(await etag("a", gone)).toBe("1");
  expect(await etag("a", gone)).toBe("HTTP 301");
});

test("a page long past its expiry is not served", async () => {
  const { clock, cache, make, etag } = setUp();
  await cache.get("a", make());
  clock.now = 1101;
  expect(await etag("a", make())).toBe("2");
});

test("two simultaneous visitors of a private page do not share one render", async () => {
  const { cache } = setUp();
  const rendering = (visitor: string) =>
    cache.get("a", async () => page(visitor, ["orders"], false)) as Promise<StoredPage>;
  const [alice, bob] = await Promise.all([rendering("alice"), rendering("bob")]);
  expect(alice.etag).toBe("alice");
  expect(bob.etag).toBe("bob");
});

test("a private page is never cached", async () => {
  const { cache, make, renders } = setUp();
  await cache.get("a", make([], false));
  await cache.get("a", make([], false));
  expect(renders()).toBe(2);
  expect(cache.size()).toEqual({ pages: 0, bytes: 0 });
});

test("outdating a tag drops the pages with that tag only", async () => {
  const { cache, make } = setUp();
  await cache.get("a", make(["product:1"]));
  await cache.get("b", make(["product:2"]));
  cache.outdateTags(["product:1"]);
  expect(cache.peek("a")).toBeUndefined();
  expect(cache.peek("b")).toBeDefined();
});

const away = async () => new Response(null, { status: 503 });

test("an outdated page is served only while the database is unavailable", async () => {
  const { cache, make, etag } = setUp();
  await cache.get("a", make(["product:1"]));
  await cache.get("b", make(["product:2"]));
  await cache.outdateTags(["product:1"]);
  cache.outdateAll();
  expect(await etag("a", away)).toBe("1");
  expect(await etag("b", away)).toBe("2");
  expect(cache.peek("a")).toBeUndefined();
  expect(await etag("a", make(["product:1"]))).toBe("3");
  expect(cache.peek("a")?.etag).toBe("3");
});

test("an outdated page is served without a lifetime for the edge", async () => {
  const { cache, make } = setUp();
  await cache.get("a", make(["product:1"]));
  await cache.outdateTags(["product:1"]);
  const answered = await cache.get("a", away);
  expect(answered).toMatchObject({ etag: "1" });
  expect(answered).not.toHaveProperty("freshUntil");
});

test("an incomplete page neither removes nor replaces the cached page", async () => {
  const { cache, clock, make, etag, makeIncomplete } = setUp();
  await cache.get("a", make(["product:1"]));
  clock.now = 101;
  expect(await etag("a", makeIncomplete(["product:1"]))).toBe("1");
  await new Promise(setImmediate);
  expect(await etag("a", makeIncomplete(["product:1"]))).toBe("1");
  clock.now = 6000;
  expect(await etag("a", make(["product:1"]))).toBe("3");
  expect(cache.peek("a")?.etag).toBe("3");
});

test("an incomplete page is preferred to a cached page that a change has outdated", async () => {
  const { cache, make, etag, makeIncomplete } = setUp();
  await cache.get("a", make(["product:1"]));
  await cache.outdateTags(["product:1"]);
  const answered = await cache.get("a", makeIncomplete(["product:1"]));
  expect(answered).toMatchObject({ etag: "2" });
  expect(answered).not.toHaveProperty("freshUntil");
  await cache.outdateTags(["product:1"]);
  expect(await etag("a", makeIncomplete(["product:1"]))).toBe("3");
  expect(cache.peek("a")).toBeUndefined();
  await cache.outdateTags(["product:1"]);
  expect(await etag("a", away)).toBe("1");
  expect(await etag("a", make(["product:1"]))).toBe("4");
  expect(cache.peek("a")?.etag).toBe("4");
});

test("an incomplete page is cached for a few seconds, and never by a cache in front of the server", async () => {
  const { cache, clock, etag, makeIncomplete, renders } = setUp();
  const visit = () => etag("a", makeIncomplete(["product:1"]));
  expect(await Promise.all([visit(), visit(), visit()])).toEqual(["1", "1", "1"]);
  expect(await visit()).toBe("1");
  expect(await cache.get("a", makeIncomplete())).not.toHaveProperty("freshUntil");
  expect(renders()).toBe(1);
  expect(cache.peek("a")).toBeUndefined();
  clock.now = 5000;
  expect(await visit()).toBe("2");
  await cache.outdateTags(["product:1"]);
  expect(await visit()).toBe("3");
  cache.outdateAll();
  expect(await visit()).toBe("4");
});

test("an outdated page is not served after other errors than an unavailable database, nor after its expiry", async () => {
  const { cache, clock, make, etag } = setUp();
  await cache.get("a", make(["product:1"]));
  await cache.get("b", make(["product:1"]));
  await cache.outdateTags(["product:1"]);
  expect(await etag("a", async () => new Response(null, { status: 500 }))).toBe("HTTP 500");
  expect(await etag("a", async () => new Response(null, { status: 404 }))).toBe("HTTP 404");
  expect(await etag("a", away)).toBe("HTTP 503");
  clock.now = 1101;
  expect(await etag("b", away)).toBe("HTTP 503");
});

test("dropping very many tags yields to other requests in between", async () => {
  const { cache, make } = setUp(1_000_000);
  const tags = Array.from({ length: 10_000 }, (_, at) => `product:${at}`);
  await cache.get("first", make(tags.slice(0, 1)));
  await cache.get("both", make([tags[0] ?? "", tags[9999] ?? ""]));
  await cache.get("last", make(tags.slice(-1)));
  const dropping = cache.outdateTags(tags);
  expect(cache.peek("first")).toBeUndefined();
  expect(cache.peek("both")).toBeUndefined();
  expect(cache.peek("last")).toBeDefined();
  await dropping;
  expect(cache.peek("last")).toBeUndefined();
});

test("a page whose data changed while it was rendered is not cached", async () => {
  const { cache, etag } = setUp();
  let finish: (page: StoredPage) => void = () => {};
  const rendering = etag("a", () => new Promise((resolve) => (finish = resolve)));
  cache.outdateTags(["product:1"]);
  finish(page("old", ["product:1"], true));
  expect(await rendering).toBe("old");
  expect(cache.peek("a")).toBeUndefined();
});

test("a change during renders drops only the pages that have its tags", async () => {
  const { cache, make, etag } = setUp();
  const finish = new Map<string, (page: StoredPage) => void>();
  const begin = (key: string) =>
    etag(key, () => new Promise((resolve) => finish.set(key, resolve)));
  const renders = [begin("a"), begin("b")];
  cache.outdateTags(["product:1"]);
  await cache.get("c", make(["product:1"]));
  finish.get("a")?.(page("a", ["product:1"], true));
  finish.get("b")?.(page("b", ["product:2"], true));
  expect(await Promise.all(renders)).toEqual(["a", "b"]);
  expect(cache.peek("a")).toBeUndefined();
  expect(cache.peek("b")).toBeDefined();
  expect(cache.peek("c")).toBeDefined();
});

test("a request after a change gets a page that was rendered after the change", async () => {
  const { cache, make, etag } = setUp();
  let finish: (page: StoredPage) => void = () => {};
  const before = etag("a", () => new Promise((resolve) => (finish = resolve)));
  cache.outdateTags(["product:1"]);
  const after = [etag("a", make(["product:1"])), etag("a", make(["product:1"]))];
  finish(page("old", ["product:1"], true));
  expect(await before).toBe("old");
  expect(await Promise.all(after)).toEqual(["1", "1"]);
});

test("a change of everything outdates a page that is being rendered", async () => {
  const { cache, etag } = setUp();
  let finish: (page: StoredPage) => void = () => {};
  const rendering = etag("a", () => new Promise((resolve) => (finish = resolve)));
  cache.outdateAll();
  finish(page("old", [], true));
  await rendering;
  expect(cache.peek("a")).toBeUndefined();
});

/** `npm run bench -- --cache` measures how long it takes. */
test("dropping many tags drops only the pages that have them", async () => {
  const { cache, make } = setUp(100_000_000);
  const tagsOf = (at: number) => Array.from({ length: 50 }, (_, tag) => `product:${at + tag}`);
  for (let at = 0; at < 2000; at++) await cache.get(`/p/${at}`, make(tagsOf(at)));
  cache.outdateTags(Array.from({ length: 100_000 }, (_, at) => `product:${at + 1000}`));
  const kept = Array.from({ length: 2000 }, (_, at) => cache.peek(`/p/${at}`)).filter(Boolean);
  expect(kept).toHaveLength(951);
});

test("the page cache is bounded, and evicts the least recently used page first", async () => {
  const { cache, make } = setUp(3 * (300 + OVERHEAD));
  for (const key of ["a", "b", "c"]) await cache.get(key, make());
  cache.peek("a");
  await cache.get("d", make());
  expect(cache.peek("b")).toBeUndefined();
  expect(cache.peek("a")).toBeDefined();
  expect(cache.size().bytes).toBeLessThanOrEqual(2000);
});

test("a cached page is compressed after it was served, and its new size is counted", async () => {
  const br = Buffer.from("packed");
  const { cache, make } = setUp(10_000, async (page) => ({
    ...page,
    bodies: { br },
    size: 400,
  }));
  await cache.get("a", make());
  expect(cache.peek("a")?.bodies.br).toBeUndefined();
  await new Promise(setImmediate);
  expect(cache.peek("a")?.bodies.br).toBe(br);
  expect(cache.size()).toEqual({ pages: 1, bytes: 400 + OVERHEAD });
});

test("a page that is dropped while it is compressed stays dropped", async () => {
  let finish: (page: StoredPage) => void = () => {};
  const packing = new Promise<StoredPage>((resolve) => (finish = resolve));
  const { cache, make } = setUp(10_000, () => packing);
  const rendered = (await cache.get("a", make(["product:1"]))) as StoredPage;
  await new Promise(setImmediate);
  cache.outdateTags(["product:1"]);
  finish(rendered);
  await packing;
  await Promise.resolve();
  expect(cache.peek("a")).toBeUndefined();
});

test("a page that cannot be compressed stays in the cache as it was rendered", async () => {
  const { cache, make } = setUp(10_000, () => Promise.reject(new Error("no memory")));
  const rendered = await cache.get("a", make());
  await new Promise(setImmediate);
  expect(cache.peek("a")).toBe(rendered);
});
