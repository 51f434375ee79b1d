import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { MINUTE_MS } from "#core/durations.ts";
import { isFullRun } from "#core/fixtures/full-run.ts";
import { inTransaction } from "#database/transaction.ts";
import { variants } from "#features/catalogue/server/products.tables.ts";
import { GUEST_HOLDS } from "#features/sites/domain/site.ts";
import { sha256 } from "#platform/auth/secret-token.ts";
import { carts, stockHolds } from "../cart.tables.ts";
import { insertGuestCart } from "../carts.repository.ts";
import { testCarts } from "../fixtures/cart.ts";
import { holdLines, holdTerms } from "./hold-lines.ts";

const { db, pool, cart, goods, place, siteId, newGuest } = await testCarts([1000, 1000, 1000]);
const [first = 0, second = 0, third = 0] = goods.map(({ variantId }) => variantId);
const guestHolds = { pieces: 10, valueCents: 10_000, minutes: 60, stockPercent: 80 };

type Wanted = { variantId: number; quantity: number };
let people = 0;

beforeEach(async () => {
  await db.delete(carts);
  await sell({ stock: 1000, priceCents: 100 });
});

const sell = (changes: { stock?: number; priceCents?: number }, variantId?: number) =>
  db
    .update(variants)
    .set(changes)
    .where(variantId === undefined ? undefined : eq(variants.id, variantId));
const newCart = () =>
  inTransaction(db, (tx) => insertGuestCart(tx, siteId, sha256(`guest ${++people}`)));
const hold = (cartId: number, wanted: readonly Wanted[], limits = guestHolds) =>
  inTransaction(db, (tx) =>
    holdLines(
      tx,
      cartId,
      wanted,
      holdTerms({ site: { holdMinutes: 20, guestHolds: limits }, owner: newGuest }),
    ),
  );

async function heldBy(cartId: number): Promise<Record<number, number>> {
  const rows = await db.select().from(stockHolds).where(eq(stockHolds.cartId, cartId));
  return Object.fromEntries(rows.map(({ variantId, quantity }) => [variantId, quantity]));
}

/** How many pieces of the first variant are held if this many are wanted. */
async function heldOf(quantity: number, cartId?: number): Promise<number> {
  const id = cartId ?? (await newCart());
  await hold(id, [{ variantId: first, quantity }]);
  return (await heldBy(id))[first] ?? 0;
}

test("a guest cart holds a limited number of pieces across its lines", async () => {
  expect(await heldOf(10)).toBe(10);
  expect(await heldOf(11)).toBe(10);
  const cartId = await newCart();
  await hold(cartId, [{ variantId: second, quantity: 7 }]);
  expect(await heldOf(5, cartId)).toBe(3);
  await hold(cartId, [{ variantId: second, quantity: 10 }]);
  expect(await heldOf(5, cartId)).toBe(3);
});

test("a guest cart holds goods up to a limited value across its lines", async () => {
  await sell({ priceCents: 5000 });
  expect(await heldOf(3)).toBe(2);
  await sell({ priceCents: 10_001 });
  expect(await heldOf(1)).toBe(0);
  const cartId = await newCart();
  await sell({ priceCents: 5000 });
  await hold(cartId, [{ variantId: second, quantity: 1 }]);
  expect(await heldOf(2, cartId)).toBe(1);
});

test("all guests together hold a limited share of a stock, but at least one piece", async () => {
  await sell({ stock: 10 });
  expect(await heldOf(7)).toBe(7);
  expect(await heldOf(3)).toBe(1);
  expect(await heldOf(1)).toBe(0);
  await db.delete(carts);
  await sell({ stock: 1 });
  expect(await heldOf(1)).toBe(1);
});

test("lines share the hold limits in their order", async () => {
  const cartId = await newCart();
  const lines = [first, second, third].map((variantId) => ({ variantId, quantity: 6 }));
  await hold(cartId, lines);
  expect(await heldBy(cartId)).toEqual({ [first]: 6, [second]: 4 });
  await sell({ priceCents: 3000 });
  await hold(cartId, lines);
  expect(await heldBy(cartId)).toEqual({ [first]: 3 });
  const twice = lines.slice(0, 2).map((line) => ({ ...line, quantity: 2 }));
  const other = await newCart();
  await hold(other, twice);
  expect(await heldBy(other)).toEqual({ [first]: 2, [second]: 1 });
});

test("a line gets as many pieces as are available and reports the shortage", async () => {
  await sell({ stock: 3 }, first);
  await sell({ stock: 0 }, second);
  const cartId = await newCart();
  const wanted = [first, second].map((variantId) => ({ variantId, quantity: 5 }));
  expect(await hold(cartId, wanted)).toEqual([
    { variantId: first, requested: 5, available: 3 },
    { variantId: second, requested: 5, available: 0 },
  ]);
  const { rows } = await pool.query("select quantity from cart_lines order by id");
  expect(rows).toEqual([{ quantity: 3 }, { quantity: 1 }]);
  expect(await hold(cartId, [{ variantId: 1_000_000, quantity: 1 }])).toEqual([]);
});

test("a renewed hold still ends at its limit and can begin again after a pause", async () => {
  const since = new Date("2026-01-01T10:00:00Z");
  const after = (minutes: number) => new Date(since.getTime() + minutes * MINUTE_MS);
  const timeAt = async (minutes: number, began: Date | null = since) => {
    const at = after(minutes).toISOString();
    const { rows } = await pool.query(
      "select hold_time_began($1, 60, $2) as began, hold_time_ends($1, 20, 60, $2) as ends",
      [began?.toISOString() ?? null, at],
    );
    return rows[0];
  };
  expect(await timeAt(0, null)).toEqual({ began: since, ends: after(20) });
  expect(await timeAt(50)).toEqual({ began: since, ends: after(60) });
  expect(await timeAt(60)).toEqual({ began: since, ends: null });
  expect(await timeAt(119)).toEqual({ began: since, ends: null });
  expect(await timeAt(120)).toEqual({ began: after(120), ends: after(140) });
});

test("the default limits let a guest hold a whole household order", async () => {
  await sell({ stock: 4, priceCents: 90_000 });
  const cartId = await newCart();
  await hold(cartId, [{ variantId: first, quantity: 3 }], GUEST_HOLDS);
  expect(await heldBy(cartId)).toEqual({ [first]: 3 });
});

test.runIf(isFullRun)(
  "a call waits a limited time for a row that another transaction has locked, then fails",
  {
    timeout: 60_000,
  },
  async () => {
    const tokenHash = sha256("patient");
    const owner = { kind: "guest", siteId, tokenHash } as const;
    const cartId = await inTransaction(db, (tx) => insertGuestCart(tx, siteId, tokenHash));
    await hold(cartId, [{ variantId: first, quantity: 1 }]);
    const [wanted = { productId: 0, variantId: 0 }] = goods;
    const busy = { ok: false, code: "errors.still_running" };
    await inTransaction(db, async (tx) => {
      await tx.execute(sql`select from variants where id = ${first} for update`);
      const input = { owner, context: place };
      const [started, changed] = await Promise.all([
        cart.holdCart(input),
        cart.addToCart({ owner: newGuest, context: place, ...wanted, quantity: 1 }),
      ]);
      expect([started, changed]).toMatchObject([busy, busy]);
    });
    const added = await cart.addToCart({ owner, context: place, ...wanted, quantity: 1 });
    expect(added).toMatchObject({ ok: true, value: { shortages: [] } });
  },
);
