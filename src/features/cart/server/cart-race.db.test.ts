import { sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { connectDatabase } from "#database/connect.ts";
import { TEST_SILENCE_MS } from "#database/fixtures/test-database.ts";
import { inTransaction } from "#database/transaction.ts";
import { buildCustomer } from "#demo/customers/customer-builder.ts";
import { insertCustomers } from "#demo/customers/insert-customers.ts";
import { hashSecret } from "#platform/auth/secret-token.ts";
import { carts } from "./cart.tables.ts";
import { bindCart } from "./cart.ts";
import { testCarts } from "./fixtures/cart.ts";

const CONNECTIONS = 16;
const ADDS = 500;
const STOCKS = [1, 10, 100];

const { url, deps, goods, place: here, newGuest, siteId } = await testCarts(STOCKS);
// Guests may hold the whole stock here, so that they compete for the last piece.
const guestHolds = { ...here.site.guestHolds, stockPercent: 100, pieces: 1000 };
const place = { ...here, site: { ...here.site, guestHolds } };
const { db, close } = connectDatabase(
  { url },
  { maxConnections: CONNECTIONS, silenceMs: TEST_SILENCE_MS },
);
afterAll(close);
const cart = bindCart({ ...deps, db });

beforeEach(async () => {
  await db.delete(carts);
});

/** Runs as many at once as there are connections, until all are done. */
async function allAtOnce(count: number, work: (at: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
}

async function heldOf(variantId: number): Promise<number> {
  const { rows } = await db.execute<{ held: string }>(
    sql`select coalesce(sum(quantity), 0) as held from stock_holds where variant_id = ${variantId}`,
  );
  return Number(rows[0]?.held);
}

test.each(STOCKS.map((stock, at) => [stock, goods[at] ?? { productId: 0, variantId: 0 }] as const))(
  "with a stock of %d exactly that many pieces are held under concurrent requests",
  async (stock, what) => {
    const answers = new Map<string, number>();
    await allAtOnce(ADDS, async () => {
      const added = await cart.addToCart({ owner: newGuest, context: place, ...what, quantity: 1 });
      const answer = added.ok ? "held" : added.code;
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
    });
    expect(Object.fromEntries(answers)).toEqual({
      held: stock,
      "cart.errors.sold_out": ADDS - stock,
    });
    expect(await heldOf(what.variantId)).toBe(stock);
  },
);

test("concurrent additions in different orders neither deadlock nor hold too much", async () => {
  await allAtOnce(200, async (at) => {
    const order = at % 2 === 0 ? goods : goods.toReversed();
    let owner = newGuest;
    for (const what of order) {
      const added = await cart.addToCart({
        owner,
        context: place,
        ...what,
        quantity: 1 + (at % 3),
      });
      if (!added.ok || !added.value.token) continue;
      owner = { kind: "guest", siteId, tokenHash: hashSecret(added.value.token) };
    }
  });
  for (const [at, stock] of STOCKS.entries()) {
    expect(await heldOf(goods[at]?.variantId ?? 0)).toBe(stock);
  }
});

test("concurrent logins and additions merge carts and never hold more than the stock", async () => {
  const customers = await insertCustomers(db, [buildCustomer(), buildCustomer()], "");
  await allAtOnce(120, async (at) => {
    const customerId = customers[at % 2] ?? 0;
    const owner = { kind: "customer", siteId, customerId } as const;
    const what = goods[at % goods.length] ?? { productId: 0, variantId: 0 };
    const added = await cart.addToCart({ owner: newGuest, context: place, ...what, quantity: 2 });
    await cart.addToCart({ owner, context: place, ...what, quantity: 1 });
    const tokenHash = added.ok ? hashSecret(added.value.token) : undefined;
    if (!tokenHash) return;
    await inTransaction(db, (tx) => cart.mergeCarts(tx, { siteId, tokenHash, customerId }));
  });
  for (const [at, stock] of STOCKS.entries()) {
    expect(await heldOf(goods[at]?.variantId ?? 0)).toBeLessThanOrEqual(stock);
  }
  expect(await db.select().from(carts)).toHaveLength(2);
});
