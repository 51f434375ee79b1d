import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import type { Queryable } from "#database/connect.ts";
import { bruteForceEngine } from "../fixtures/brute-force-engine.ts";
import { buildProduct, TEST_CATEGORIES } from "../fixtures/catalogue-builder.ts";
import { testCatalogue } from "../fixtures/test-catalogue.ts";
import { saveProducts } from "../ingestion/save-products.ts";
import { products } from "../products.tables.ts";
import { selectTaxonomy } from "../taxonomy.repository.ts";
import { createSearchIndex } from "./search-index.ts";

const { db } = await testCatalogue({ categories: Object.values(TEST_CATEGORIES) });
const MINUTE_MS = 60_000;

/** Simulates a new primary after a failover: with its own timeline. */
function setUp() {
  const history: { timeline?: string; database?: string } = {};
  const execute = async (query: Parameters<typeof db.execute>[0]) => {
    const answer = await db.execute(query);
    const rows = answer.rows.map((row) => ("timeline" in row ? { ...row, ...history } : row));
    return { ...answer, rows };
  };
  const seen = new Proxy(db, {
    get: (target, name) => (name === "execute" ? execute : Reflect.get(target, name, target)),
  }) as Queryable;
  const engine = bruteForceEngine();
  let time = Date.now();
  const index = createSearchIndex({
    db: seen,
    engine,
    readContext: async () => ({
      taxonomy: await selectTaxonomy(db),
      sites: [{ id: 1, categorySet: 1 }],
      languages: ["en"],
      now: new Date(time),
    }),
    now: () => new Date(time),
    onProgress: () => {},
    onError: (error) => {
      throw error;
    },
  });
  const made = (id: number) => engine.documents().find((one) => one.id === id)?.manufacturer;
  const pass = (minutes: number) => {
    time += minutes * MINUTE_MS;
  };
  return { index, engine, history, made, pass };
}

/** As if the former primary had lost the transaction: the row is as before, and no change is recorded. */
async function takeBack(id: number, manufacturer: string): Promise<void> {
  await db.execute(sql`alter table products disable trigger user`);
  await db.update(products).set({ manufacturer }).where(eq(products.id, id));
  await db.execute(sql`alter table products enable trigger user`);
  await db.execute(sql`update product_changes set transaction = '3' where product_id = ${id}`);
}

test("after a failover the index drops lost changes without a rebuild", async () => {
  const { index, engine, history, made, pass } = setUp();
  const [id = 0, other = 0] = await saveProducts(db, [buildProduct(), buildProduct()]);
  await index.follow();
  pass(2);
  await db.update(products).set({ manufacturer: "Lost" }).where(eq(products.id, id));
  await index.follow();
  expect(made(id)).toBe("Lost");
  await takeBack(id, "Before");
  await db.update(products).set({ manufacturer: "Since" }).where(eq(products.id, other));
  history.timeline = "00000002";
  const swap = vi.spyOn(engine, "swap");
  await index.follow();
  expect([made(id), made(other)]).toEqual(["Before", "Since"]);
  expect(swap).not.toHaveBeenCalled();
  await index.close();
});

test("the index is rebuilt once on another database", async () => {
  const { index, engine, history } = setUp();
  await saveProducts(db, [buildProduct()]);
  await index.follow();
  history.database = "another";
  const swap = vi.spyOn(engine, "swap");
  await index.follow();
  await index.follow();
  expect(swap).toHaveBeenCalledOnce();
  await index.close();
});
