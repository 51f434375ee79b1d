import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { eventually } from "#database/fixtures/eventually.ts";
import type { EdgeCache } from "#ports/edge-cache.ts";
import type { StoredPage } from "../caches/stored-page.ts";
import { createEdge } from "./edge.ts";

const NOW = 1_000_000;
const PAGE: StoredPage = {
  status: 200,
  headers: {},
  etag: 'W/"a"',
  bodies: { identity: Buffer.from("") },
  tags: ["product:1", "sites", "product:1"],
  isPublic: true,
  size: 0,
  freshUntil: NOW + 120_500,
};

function setUp(maxSeconds = 300, caches: EdgeCache[] = [{ purge: async () => {} }]) {
  const pool = new pg.Pool();
  const edge = createEdge({ caches, maxSeconds, now: () => NOW, onError: () => {}, pool });
  edge.setFollowed(true);
  return edge;
}
const plain = { edgeCurrency: "none", chosenCurrency: "none" };

test("a page is sent to the edge with its tags and its remaining lifetime", () => {
  expect(setUp().headersOf(PAGE, plain)).toEqual({
    "cache-control": "public, max-age=0, s-maxage=120, must-revalidate",
    "surrogate-key": "everything product:1 sites",
    vary: "accept-encoding, x-edge-currency",
  });
  expect(setUp(2).headersOf(PAGE, plain)?.["cache-control"]).toContain("s-maxage=2,");
});

test.each([
  ["no edge asked", { edgeCurrency: undefined, chosenCurrency: "none" }],
  ["the edge takes another currency for this one", { edgeCurrency: "none", chosenCurrency: "2" }],
  [
    "the edge keeps it under a currency that nobody chose",
    { edgeCurrency: "2", chosenCurrency: "none" },
  ],
])("a page is not cacheable at the edge if %s", (_, visit) => {
  expect(setUp().headersOf(PAGE, visit)).toBeUndefined();
});

test("a page in a chosen currency that the edge knows is cacheable", () => {
  expect(setUp().headersOf(PAGE, { edgeCurrency: "2", chosenCurrency: "2" })).toBeDefined();
});

test.each<[string, Partial<StoredPage>]>([
  ["is for one visitor", { isPublic: false }],
  ["is past its time", { freshUntil: NOW - 1 }],
  ["was outdated before it was answered", { freshUntil: undefined }],
  [
    "shows more than a header may name",
    { tags: Array.from({ length: 900 }, (_, at) => `product:${at}`) },
  ],
])("a page that %s is not cacheable at the edge", (_, changes) => {
  expect(setUp().headersOf({ ...PAGE, ...changes } as StoredPage, plain)).toBeUndefined();
});

test("no page is cacheable without an edge, or while the node has lost the change feed", () => {
  const edge = setUp();
  edge.setFollowed(false);
  expect(edge.headersOf(PAGE, plain)).toBeUndefined();
  edge.setFollowed(true);
  expect(edge.headersOf(PAGE, plain)).toBeDefined();
  expect(setUp(0).headersOf(PAGE, plain)).toBeUndefined();
});

/** A cache whose purges fail until it is repaired, and the purges that it received. */
function brokenCache() {
  const told: string[] = [];
  const cache = {
    isBroken: true,
    async purge(tags: readonly string[]) {
      told.push(tags.join(" "));
      if (cache.isBroken) throw new Error("away");
    },
  };
  return { cache, told };
}

test("while one of several edge caches is down, lifetimes are short, and the others are not purged again", async () => {
  const [living, dead] = [brokenCache(), brokenCache()];
  living.cache.isBroken = false;
  const edge = setUp(300, [living.cache, dead.cache]);
  onTestFinished(edge.close);
  await edge.purge(["product:1"], undefined);
  await eventually(() => expect(dead.told.length).toBeGreaterThanOrEqual(3));
  // The first purge at once, the second for pages that were on their way to the edge.
  await eventually(() => expect(living.told).toEqual(["product:1", "product:1"]));
  const kept = () => edge.headersOf(PAGE, plain)?.["cache-control"];
  expect(kept()).toContain("s-maxage=5,");
  dead.cache.isBroken = false;
  await eventually(() => expect(kept()).toContain("s-maxage=120,"));
});
