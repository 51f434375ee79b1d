import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { createLupaFeed } from "#adapters/search/lupa/feed/lupa-feed.ts";
import {
  buildProduct,
  TEST_CATEGORIES,
} from "#features/catalogue/server/fixtures/catalogue-builder.ts";
import { testCatalogue } from "#features/catalogue/server/fixtures/test-catalogue.ts";
import { saveCatalogue } from "#features/catalogue/server/ingestion/save-catalogue.ts";
import { saveProducts } from "#features/catalogue/server/ingestion/save-products.ts";
import { productChanges, products } from "#features/catalogue/server/products.tables.ts";
import { searchFeeds } from "#features/catalogue/server/search-feed/search-feed.tables.ts";
import { startSandbox } from "../../../sandbox/start-sandbox.ts";

const categories = Object.values(TEST_CATEGORIES);
let [clock, minutes] = [Date.UTC(2026, 10, 18), 0];
/** Every look at the clock takes as long as a test says. */
function now(): Date {
  clock += minutes * 60_000;
  return new Date(clock);
}
const { catalogue, db } = await testCatalogue({ categories }, { now });
const sandbox = await startSandbox({ port: 0, shopUrl: "" });
afterAll(sandbox.close);
const { lupa, keys } = sandbox;
const targets = [
  { region: "lt", language: "lt", index: "lt" },
  { region: "lv", language: "ru", index: "lv-ru" },
];
const settings = { url: `${sandbox.url}/lupa/v1/`, apiKey: keys.lupa.apiKey, pauseMs: 1 };
const feed = createLupaFeed({ ...settings, targets });
const inIndex = (index: string) => new Set(lupa.documents(index).map(({ id }) => Number(id)));

beforeEach(async () => {
  minutes = 0;
  await db.delete(searchFeeds);
  await db.delete(products);
  await db.delete(productChanges);
});

test("first everything is sent, then what changed, each index what its site sells", async () => {
  const [kept = 0, hidden = 0, gone = 0] = await saveProducts(db, [
    buildProduct(),
    buildProduct({ sites: { lt: { isHidden: true } } }),
    buildProduct(),
  ]);
  await catalogue.feedSearch(feed);
  expect([...inIndex("lv-ru")]).toEqual(expect.arrayContaining([kept, hidden, gone]));
  expect(inIndex("lt").has(hidden)).toBe(false);
  expect(await catalogue.feedSearch(feed)).toEqual({ sent: 0 });

  await db
    .update(products)
    .set({ names: { lt: "Kitas" } })
    .where(eq(products.id, kept));
  await db.delete(products).where(eq(products.id, gone));
  expect(await catalogue.feedSearch(feed)).toEqual({ sent: 2 });
  const named = lupa.documents("lt").find(({ id }) => id === kept);
  expect(named?.name).toBe("Kitas");
  expect(inIndex("lt").has(gone)).toBe(false);
});

test("what was not taken is sent again", async () => {
  await catalogue.feedSearch(feed);
  const [id = 0] = await saveProducts(db, [buildProduct()]);
  lupa.breakDown(503, 503, 503);
  await expect(catalogue.feedSearch(feed)).rejects.toThrow("503");
  expect(inIndex("lt").has(id)).toBe(false);
  expect(await catalogue.feedSearch(feed)).toEqual({ sent: 1 });
  expect(inIndex("lt").has(id)).toBe(true);
});

test("a long list is sent in parts, and what changed behind it meanwhile is not forgotten", async () => {
  const ids = await saveProducts(
    db,
    Array.from({ length: 230 }, () => buildProduct()),
  );
  const all = ids.length;
  minutes = 1;
  const first = await catalogue.feedSearch(feed);
  expect(first.sent).toBe(200);
  expect(inIndex("lt").has(ids.at(-1) ?? 0)).toBe(false);
  await db
    .update(products)
    .set({ manufacturer: "Late" })
    .where(eq(products.id, ids[0] ?? 0));
  minutes = 0;
  const second = await catalogue.feedSearch(feed);
  expect(first.sent + second.sent).toBeGreaterThanOrEqual(all);
  expect(inIndex("lt").has(ids.at(-1) ?? 0)).toBe(true);
  expect(await catalogue.feedSearch(feed)).toEqual({ sent: 1 });
  expect(lupa.documents("lt").find(({ id }) => id === ids[0])?.manufacturer).toBe("Late");
});

test("another name of a category is in every document, so that all are sent anew", async () => {
  const [id = 0] = await saveProducts(db, [buildProduct()]);
  await catalogue.feedSearch(feed);
  const [first, ...others] = categories;
  await saveCatalogue(db, {
    categories: [{ ...TEST_CATEGORIES.first, ...first, names: { en: "Renamed" } }, ...others],
  });
  await (await catalogue.applyChanges(["categories"], false)).whole;
  expect((await catalogue.feedSearch(feed)).sent).toBeGreaterThan(0);
  expect(lupa.documents("lt").find((one) => one.id === id)?.categories).toContain("Renamed");
});

test.each([
  ["a region", { region: "xx", language: "lt" }, /LUPA_INDICES.* lt: no site has the region xx/],
  ["a language", { region: "lt", language: "ja" }, /LUPA_INDICES.* site lt has no language ja/],
])("%s that no site has is refused before anything is sent", async (_what, where, message) => {
  const [id = 0] = await saveProducts(db, [buildProduct()]);
  await catalogue.feedSearch(feed);
  const wrong = createLupaFeed({ ...settings, targets: [...targets, { ...where, index: "lt" }] });
  await expect(catalogue.feedSearch(wrong)).rejects.toThrow(message);
  expect(inIndex("lt").has(id)).toBe(true);
  expect(await catalogue.feedSearch(feed)).toEqual({ sent: 0 });
});
