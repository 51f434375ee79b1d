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
/** Each reading of the clock moves it forward by the minutes that a test sets. */
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
let problems: { problem: string; index: string; product?: number }[] = [];
const feedAll = (to = feed) =>
  catalogue.feedSearch(to, (problem, details) =>
    problems.push({ problem, ...(details as { index: string; product?: number }) }),
  );
const inIndex = (index: string) => new Set(lupa.documents(index).map(({ id }) => Number(id)));

beforeEach(async () => {
  minutes = 0;
  problems = [];
  lupa.refuse();
  lupa.takeAtMost(Number.POSITIVE_INFINITY);
  await db.delete(searchFeeds);
  await db.delete(products);
  await db.delete(productChanges);
});

test("the first feed sends all products of each site, later ones only changes", async () => {
  const [kept = 0, hidden = 0, gone = 0] = await saveProducts(db, [
    buildProduct(),
    buildProduct({ sites: { lt: { isHidden: true } } }),
    buildProduct(),
  ]);
  await feedAll();
  expect([...inIndex("lv-ru")]).toEqual(expect.arrayContaining([kept, hidden, gone]));
  expect(inIndex("lt").has(hidden)).toBe(false);
  expect(await feedAll()).toEqual({ sent: 0 });

  await db
    .update(products)
    .set({ names: { lt: "Kitas" } })
    .where(eq(products.id, kept));
  await db.delete(products).where(eq(products.id, gone));
  expect(await feedAll()).toEqual({ sent: 2 });
  const named = lupa.documents("lt").find(({ id }) => id === kept);
  expect(named?.name).toBe("Kitas");
  expect(inIndex("lt").has(gone)).toBe(false);
});

test("documents that the index did not accept are sent again", async () => {
  await feedAll();
  const [id = 0] = await saveProducts(db, [buildProduct()]);
  lupa.breakDown(...Array<number>(6).fill(503));
  expect(await feedAll()).toEqual({ sent: 0 });
  expect(inIndex("lt").has(id)).toBe(false);
  expect(problems.toSorted((a, b) => a.index.localeCompare(b.index))).toMatchObject([
    {
      problem: "search_feed_failed",
      index: "lt",
      err: { message: expect.stringContaining("503") },
    },
    { problem: "search_feed_failed", index: "lv-ru" },
  ]);
  expect(await feedAll()).toEqual({ sent: 1 });
  expect(inIndex("lt").has(id)).toBe(true);
});

test("a refused product is logged once and does not block other products", async () => {
  const ids = await saveProducts(
    db,
    Array.from({ length: 30 }, () => buildProduct()),
  );
  const bad = ids[17] ?? 0;
  lupa.refuse(bad);
  lupa.takeAtMost(20);
  expect(await feedAll()).toEqual({ sent: 30 });
  const others = ids.filter((id) => id !== bad);
  expect([...inIndex("lt")]).toEqual(expect.arrayContaining(others));
  expect([...inIndex("lv-ru")]).toEqual(expect.arrayContaining(others));
  expect(inIndex("lt").has(bad)).toBe(false);
  const problem = "product_refused";
  expect(problems).toHaveLength(2);
  expect(problems).toEqual(
    expect.arrayContaining(
      targets.map(({ index }) => expect.objectContaining({ problem, index, product: bad })),
    ),
  );
  expect(await feedAll()).toEqual({ sent: 0 });
  expect(problems).toHaveLength(2);

  lupa.refuse();
  await db.update(products).set({ manufacturer: "Mended" }).where(eq(products.id, bad));
  expect(await feedAll()).toEqual({ sent: 1 });
  expect(inIndex("lt").has(bad)).toBe(true);

  // The refused product is removed from the index, because its former document would be outdated.
  lupa.refuse(bad);
  await db.update(products).set({ manufacturer: "Refused" }).where(eq(products.id, bad));
  await feedAll();
  expect(inIndex("lt").has(bad)).toBe(false);
});

test("an index that refuses every product is skipped after a few, and fed again when it accepts them", async () => {
  const ids = await saveProducts(
    db,
    Array.from({ length: 40 }, () => buildProduct()),
  );
  lupa.refuse(...ids);
  expect(await feedAll()).toEqual({ sent: 0 });
  expect(problems.map(({ problem }) => problem)).toEqual(Array(2).fill("search_feed_failed"));
  lupa.refuse();
  expect(await feedAll()).toEqual({ sent: 40 });
});

test("a deleted index does not block the others, and is filled completely once it is back", async () => {
  const [first = 0] = await saveProducts(db, [buildProduct()]);
  await feedAll();
  lupa.deleteIndex("lv-ru");
  const [second = 0] = await saveProducts(db, [buildProduct()]);
  expect(await feedAll()).toEqual({ sent: 1 });
  expect(inIndex("lt").has(second)).toBe(true);
  expect(problems).toMatchObject([{ problem: "search_index_gone", index: "lv-ru" }]);
  const [third = 0] = await saveProducts(db, [buildProduct()]);
  await feedAll();
  expect(inIndex("lt").has(third)).toBe(true);

  lupa.createIndex("lv-ru");
  await feedAll();
  expect([...inIndex("lv-ru")]).toEqual(expect.arrayContaining([first, second, third]));
  expect(await feedAll()).toEqual({ sent: 0 });
});

test("a long feed is sent in parts, and a change made between two parts is sent too", async () => {
  const ids = await saveProducts(
    db,
    Array.from({ length: 230 }, () => buildProduct()),
  );
  const all = ids.length;
  minutes = 1;
  const first = await feedAll();
  expect(first.sent).toBe(200);
  expect(inIndex("lt").has(ids.at(-1) ?? 0)).toBe(false);
  await db
    .update(products)
    .set({ manufacturer: "Late" })
    .where(eq(products.id, ids[0] ?? 0));
  minutes = 0;
  const second = await feedAll();
  expect(first.sent + second.sent).toBeGreaterThanOrEqual(all);
  expect(inIndex("lt").has(ids.at(-1) ?? 0)).toBe(true);
  expect(await feedAll()).toEqual({ sent: 1 });
  expect(lupa.documents("lt").find(({ id }) => id === ids[0])?.manufacturer).toBe("Late");
});

test("renaming a category sends again the products that are in it", async () => {
  const [id = 0] = await saveProducts(db, [buildProduct()]);
  await feedAll();
  const [first, ...others] = categories;
  await saveCatalogue(db, {
    categories: [{ ...TEST_CATEGORIES.first, ...first, names: { en: "Renamed" } }, ...others],
  });
  await (await catalogue.applyChanges(["categories"], false)).whole;
  expect((await feedAll()).sent).toBeGreaterThan(0);
  expect(lupa.documents("lt").find((one) => one.id === id)?.categories).toContain("Renamed");
});

test.each([
  ["a region", { region: "xx", language: "lt" }, "LUPA_INDICES: no site has the region xx"],
  ["a language", { region: "lt", language: "ja" }, "LUPA_INDICES: the site lt has no language ja"],
])("%s that no site has is logged, and its target is skipped", async (_what, where, error) => {
  const [id = 0] = await saveProducts(db, [buildProduct()]);
  const wrong = createLupaFeed({ ...settings, targets: [...targets, { ...where, index: "xx" }] });
  await feedAll(wrong);
  expect(problems).toMatchObject([{ problem: "search_feed_failed", ...where, error }]);
  expect(inIndex("xx").size).toBe(0);
  expect(inIndex("lt").has(id)).toBe(true);
  expect(await feedAll()).toEqual({ sent: 0 });
});
