import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeEach, expect, test } from "vitest";
import {
  buildCategory,
  buildProduct,
} from "#features/catalogue/server/fixtures/catalogue-builder.ts";
import { FOOTWEAR, seedTestGoods } from "#features/catalogue/server/fixtures/seed-test-goods.ts";
import { saveCatalogue } from "#features/catalogue/server/ingestion/save-catalogue.ts";
import { testApp } from "../fixtures/test-app.ts";
import { pageKey } from "./page-key.ts";

const { ask, services, db, database } = await testApp();
await seedTestGoods(db);
await saveCatalogue(db, {
  categories: [buildCategory({ id: 1950, slug: "bags" })],
  fields: [],
  flags: [],
  products: [buildProduct({ slug: "test-bag", categoryIds: [1950] })],
});
await services.applyChanges(["everything"]);

// Connects without the pooler, because notifications do not come through a pooler.
const listener = new pg.Client(database.connection);
await listener.connect();
const told: string[] = [];
listener.on("notification", ({ payload }) => told.push(...(payload ?? "").split(",")));
await listener.query("listen changes");
afterAll(() => listener.end());

const SHOE = "/en/p/test-shoe-1";
const FAR_SHOE = "/en/p/test-shoe-50";
const BAG = "/en/p/test-bag";
const PAGES = [SHOE, FAR_SHOE, BAG, "/en/c/footwear", "/en/c/bags", "/en/marketplace", "/en/faq"];

/** The pages that are still cached after the database has notified of a change. */
async function keptAfter(change: ReturnType<typeof sql>): Promise<string[]> {
  told.length = 0;
  await db.execute(change);
  // All notifications have arrived once the connection answers the next query.
  await listener.query("select 1");
  await services.applyChanges(told);
  const site = services.sites.registry.byHost("localhost");
  const isKept = (target: string) =>
    services.pages.peek(pageKey({ site, target, cookieHeader: "" }) ?? "") !== undefined;
  return PAGES.filter(isKept);
}

beforeEach(async () => {
  for (const page of PAGES) expect((await ask(page)).status, page).toBe(200);
});

const setStock = (slug: string, stock: number) => sql`update variants set stock = ${stock}
  where product_id = (select id from products where slug = ${slug})`;

test("a sale from ample stock outdates only the product's own page", async () => {
  await keptAfter(setStock("test-shoe-1", 50));
  for (const page of PAGES) await ask(page);
  expect(await keptAfter(setStock("test-shoe-1", 49))).toEqual(
    PAGES.filter((page) => page !== SHOE),
  );
  expect(await keptAfter(setStock("test-shoe-1", 6))).toHaveLength(PAGES.length - 1);
});

test("a change of low stock outdates only pages that show the product", async () => {
  await keptAfter(setStock("test-shoe-1", 6));
  await keptAfter(setStock("test-shoe-50", 6));
  for (const page of PAGES) await ask(page);
  expect(await keptAfter(setStock("test-shoe-50", 5))).toEqual(
    PAGES.filter((page) => page !== FAR_SHOE),
  );
  await ask(FAR_SHOE);
  expect(await keptAfter(setStock("test-shoe-1", 5))).toEqual([BAG, "/en/c/bags", "/en/faq"]);
});

test("a product that is sold out or restocked outdates every listing of it", async () => {
  await keptAfter(setStock("test-shoe-50", 1));
  for (const stock of [0, 50]) {
    for (const page of PAGES) await ask(page);
    expect(await keptAfter(setStock("test-shoe-50", stock))).toEqual([
      SHOE,
      BAG,
      "/en/c/bags",
      "/en/faq",
    ]);
  }
});

test("a payment outdates no page, and best sellers are updated by the periodic pulse", async () => {
  const paid = sql`update products set paid_amount_cents = paid_amount_cents + 900000000
    where slug = 'test-shoe-50'`;
  expect(await keptAfter(paid)).toEqual(PAGES);
  const bestSeller = async () => {
    const site = services.sites.registry.byHost("localhost");
    const [first] = await services.catalogue.listBestSellers({ site, language: "en" }, 1);
    return first?.slug;
  };
  expect(await bestSeller()).not.toBe("test-shoe-50");
  await services.catalogue.pulse();
  expect(await bestSeller()).toBe("test-shoe-50");
});

test("a price change outdates pages that recommend the product", async () => {
  const kept = await keptAfter(sql`update variants set price_cents = price_cents + 1
    where product_id = (select id from products where slug = 'test-shoe-1')`);
  expect(kept).toEqual([BAG, "/en/c/bags", "/en/faq"]);
});

test("too many changes to name outdate all product pages, and no others", async () => {
  expect(await keptAfter(sql`select pg_notify('changes', 'catalogue,products')`)).toEqual([
    "/en/faq",
  ]);
});

test("a changed category outdates every page, because all show the menu", async () => {
  const kept = await keptAfter(sql`update categories set position = 5 where id = ${FOOTWEAR}`);
  expect(kept).toEqual([]);
});
